// turn-grid-v2, build sha256:5a6339a4d1239c3f97feffdfc9cca17834f78fc7f29144a3dff90847ea110757
// Written by `npm run contracts` from src/arcade/engines and src/arcade/replays/log; not by hand, and never again once the
// engine has another build. Exports engineBuilds, parseLog, verifyLog, verifySignature and openRerun.
function m(e){return te(e,1)}function te(e,t){switch(typeof e){case"string":return he(e);case"number":if(!Number.isFinite(e))throw new TypeError("A number witho\
ut a JSON form");return Object.is(e,-0)?"0":String(e);case"boolean":return e?"true":"false";case"object":if(e===null)return"null";if(t>100)throw new TypeError("\
A value nested too deep, or within itself");return Array.isArray(e)?lt(e,t):ft(e,t);default:throw new TypeError(`A ${typeof e} has no JSON form`)}}function he(e){
if(!e.isWellFormed())throw new TypeError("A string with half of a surrogate pair");return JSON.stringify(e)}function lt(e,t){let n="[";for(let r=0;r<e.length;r+=
1)n+=(r===0?"":",")+te(e[r],t+1);return`${n}]`}function ft(e,t){let n=Object.getPrototypeOf(e);if(n!==Object.prototype&&n!==null)throw new TypeError("An object \
that is not plain data");let r="{";for(let o of pt(e))r+=`${r==="{"?"":","}${he(o)}:${te(e[o],t+1)}`;return`${r}}`}function pt(e){let t=Object.keys(e);for(let n=1;n<
t.length;n+=1)if(t[n-1]>t[n])return t.sort();return t}var ge={resign:"The player resigned",duration:"Time was up",actions:"All actions were used",abandoned:"Nobody played on",voided:"Voided: it counts for nothing"};var mt={width:[2,32],height:[2,32],seats:[1,4],connect:[2,32],maxTurns:[1,4096]};function C(e){for(let[t,[n,r]]of Object.entries(mt)){let o=e[t];if(!Number.isInteger(
o)||o<n||o>r)return`${t} is a whole number from ${n} to ${r}`}if(e.connect>Math.max(e.width,e.height))return"connect is longer than the board"}var ye=["realtime","slow-10","slow-60","stepped"],xe={realtime:1,"slow-10":10,"slow-60":60,stepped:null};var ht=[[1,0],[0,1],[1,1],[1,-1]];function we(e,t,n,r){for(let[o,i]of ht){let s=be(e,t,n,-o,-i),a=s+1+be(e,t,n,o,i);if(!(a<r))return Array.from({length:a},(d,u)=>[
t+(u-s)*o,n+(u-s)*i])}return null}function be(e,t,n,r,o){let i=e[n]?.[t],s=0;for(;e[n+(s+1)*o]?.[t+(s+1)*r]===i;)s+=1;return s}var re=3;function _e(e,t,n){let{draft:r,events:o}=e,i=n===void 0?void 0:r.board[n],s=t===void 0?void 0:i?.[t];if(t===void 0||n===void 0||i===void 0||s===void 0)
return ne(e,"outside");if(s!==0)return ne(e,"taken");let a=r.toMove;r.board=r.board.with(n,i.with(t,a+1)),r.stones+=1,r.turn+=1,r.lastMove={type:"place",seat:a,
x:t,y:n},o.push({type:"place",t_us:r.tUs,seat:a,x:t,y:n});let{grid:d,mode:u}=r.rules;if(r.winningLine=we(r.board,t,n,d.connect),r.winningLine!==null){let f=u===
"cooperative"?Se(r):[a];j(e,{kind:"win",reason:"line",winners:f})}else r.stones===d.width*d.height?j(e,{kind:"draw",reason:"full_board",winners:[]}):Re(e)}function Ae(e){
let{draft:t,events:n}=e;if(t.rules.grid.allowPass!==!0)return ne(e,"pass_not_allowed");let r=t.toMove;t.turn+=1,t.lastMove={type:"pass",seat:r},n.push({type:"pa\
ss",t_us:t.tUs,seat:r}),Re(e)}function $(e,t,n){let{draft:r,events:o}=e;r.departures=r.departures.with(t,n),o.push({type:"left",t_us:r.tUs,seat:t,reason:n});let i=Se(
r),{grid:s,mode:a}=r.rules,d=a==="competitive"&&s.seats>1?2:1;i.length<d?j(e,{kind:i.length>0?"win":"loss",reason:n,winners:i}):t===r.toMove&&Le(r)}function ne(e,t){
return e.draft.refusals+=1,e.draft.refusals===re&&$(e,e.draft.toMove,"forfeit"),t}function Re(e){e.draft.turn===e.draft.rules.grid.maxTurns?j(e,{kind:"draw",reason:"\
max_turns",winners:[]}):Le(e.draft)}function Le(e){do e.toMove=(e.toMove+1)%e.departures.length;while(e.departures[e.toMove]!==null);e.refusals=0,e.dueUs=e.tUs+
e.rules.turnUs}function j({draft:e,events:t},n){e.result=n,t.push({type:"end",t_us:e.tUs,...n})}function Se({departures:e}){return e.flatMap((t,n)=>t===null?[n]:
[])}function Ee(e){let{rules:t,result:n}=e;return{format:"rialto-turn-grid/2.0",t_us:e.tUs,status:n===null?"running":"ended",turn:e.turn,max_turns:t.grid.maxTurns,to_move:n===
null?e.toMove:null,turn_left_us:n===null?e.dueUs-e.tUs:null,refusals_left:re-e.refusals,board:e.board.map(r=>r.map(o=>o===0?".":String(o-1)).join("")),seats:e.departures.
map((r,o)=>({seat:o,left:r})),config:t.grid,mode:t.mode,last_move:e.lastMove,winning_line:e.winningLine,result:n}}var v={start:gt,step:yt,advance:bt,project:Ee,outcome:wt};function gt({grid:e,mode:t,turnUs:n},r){let o=C(e);if(o!==void 0)throw new RangeError(`This grid canno\
t be played: ${o}.`);if(r!==e.seats)throw new RangeError(`The grid has ${e.seats} seats, not ${r}.`);if(!Number.isSafeInteger(n)||n<1)throw new RangeError("A tu\
rn has a whole number of microseconds.");return{rules:{grid:{...e},mode:t,turnUs:n},tUs:0,board:Array(e.height).fill(Array(e.width).fill(0)),turn:0,stones:0,toMove:0,
dueUs:n,refusals:0,departures:Array(r).fill(null),lastMove:null,winningLine:null,result:null}}function yt(e,t,n){if(!(t in e.departures))throw new RangeError(`T\
here is no seat ${t}.`);if(e.result!==null||e.departures[t]!==null)return{state:e,events:[],refused:"over"};if(n.type!=="resign"&&t!==e.toMove)return{state:e,events:[],
refused:"not_your_turn"};let r={draft:{...e},events:[]},o=xt(r,t,n),i={state:r.draft,events:r.events};return o===void 0?i:{...i,refused:o}}function xt(e,t,{type:n,
x:r,y:o}){switch(n){case"place":return _e(e,r,o);case"pass":return Ae(e);case"resign":$(e,t,"resign");return;default:throw new TypeError(`No action of turn-grid\
-v2: ${JSON.stringify(n)}`)}}function bt(e,t){if(!Number.isSafeInteger(t)||t<e.tUs)throw new RangeError(`Time ${t} is not after ${e.tUs}.`);if(e.result!==null||
t===e.tUs)return{state:e,events:[]};let n={draft:{...e},events:[]},{draft:r}=n;for(;r.result===null&&r.dueUs<=t;)r.tUs=r.dueUs,$(n,r.toMove,"timeout");return r.
result===null&&(r.tUs=t),{state:r,events:n.events}}function wt({result:e,tUs:t}){return e===null?null:{...e,tUs:t}}var _t=30,At=1440*60;function He(e){let t=xe[e.pace],n={grid:e.engine_config,mode:e.mode==="cooperative"?"cooperative":"competitive",turnUs:(t===null?At:_t)*1e6};
return{slowness:t??1,lastsUsMax:Number.MAX_SAFE_INTEGER,resignation:{type:"resign"},start:r=>v.start(n,e.seats,r),step:(r,o,i,s)=>v.step(r,o,i,s),advance:(r,o,i)=>v.
advance(r,o,i),project:r=>v.project(r,null),timeOf:r=>r.tUs,result:({result:r,tUs:o})=>r===null?null:{reason:r.reason,t_us:o,kind:r.kind,winners:r.winners},endedFor:({
tUs:r},o)=>({reason:o,t_us:r,kind:"loss",winners:[]}),revealed:()=>0,pieceOf:()=>0,turningUs:r=>r.result===null?r.dueUs:r.tUs,endBoundUs:r=>r.result===null?r.dueUs:
r.tUs}}function Fe(e){let t=e,n=t.board[0]?.length??0;return[...t.board.map((r,o)=>`${String(o).padStart(2)} |${r}|`),`    ${Array.from({length:n},(r,o)=>o%10).join("")}`,
`turn ${t.turn} of ${t.max_turns}, ${t.config.connect} in a row win`,t.to_move===null?"nobody moves":`seat ${t.to_move} moves, ${Math.floor((t.turn_left_us??0)/
1e6)} s of game time left`]}var M={type:"integer"},Rt={type:"array",items:M,minItems:2,maxItems:2},oe=4,Lt={type:"object",properties:{template:{enum:["line-placement"]},width:{type:"intege\
r",minimum:2,maximum:32},height:{type:"integer",minimum:2,maximum:32},seats:{type:"integer",minimum:1,maximum:oe},connect:{type:"integer",minimum:2,maximum:32},
maxTurns:{type:"integer",minimum:1,maximum:4096},allowPass:{type:"boolean"}},required:["template","width","height","seats","connect","maxTurns"],additionalProperties:!1},
Ge={action:{type:"object",properties:{type:{enum:["place","pass","resign"]},x:{type:"integer",minimum:0,maximum:31},y:{type:"integer",minimum:0,maximum:31}},required:[
"type"],additionalProperties:!1},config:Lt,snapshot:{turn:M,max_turns:M,to_move:{type:["integer","null"]},turn_left_us:{type:["integer","null"]},refusals_left:M,
board:{type:"array",items:{type:"string"},description:"Grid: row y at index y."},seats:{type:"array",items:{type:"object",additionalProperties:!0,description:"A\
 seat and why it left, null while it plays."}},config:{type:"object",additionalProperties:!0,description:"The configuration of the grid."},mode:{type:"string"},
last_move:{type:["object","null"],additionalProperties:!0,description:"The last place or pass."},winning_line:{type:["array","null"],items:Rt,description:"Cells\
 of the winning line."},result:{type:["object","null"],additionalProperties:!0,description:"How it ended."}},result:{kind:{type:"string",enum:["win","draw","los\
s"]},winners:{type:"array",items:{type:"integer",minimum:0,maximum:oe-1},maxItems:oe}}};var B={id:"turn-grid-v2",family:"turn-grid",version:2,lifecycle:"certification",folder:"turn-grid",title:"Turns on a grid",description:"Seats place stones on a \
grid in turn; the server judges every turn alike on every machine. For practice so far: no published game plays it.",modes:["turn_based","solo","competitive","c\
ooperative"],playerRange:{min:1,max:4},snapshotFormat:"rialto-turn-grid/2.0",observationFormat:"rialto-turn-grid/2.0 public authoritative snapshot",schemas:Ge,requiredPaths:[
["board"],["to_move"],["seats"],["status"],["last_move","last_event","events_since"]],endings:{byRules:{line:"A line was made",full_board:"The board was full",max_turns:"\
All turns were played",resign:ge.resign,forfeit:"A player forfeited",timeout:"A turn ran out of time"},fromOutside:["actions","abandoned","voided"]},seats:e=>e.
seats,configFault:St,randomness:()=>()=>{throw new RangeError("A grid draws no random numbers.")},open:He,stateText:m,renderText:Fe,certification:{endings:["lin\
e","full_board","max_turns"],counts:e=>({places:e.filter(({type:t})=>t==="place").length,passes:e.filter(({type:t})=>t==="pass").length}),least:{},seatsToAct:({
to_move:e})=>typeof e=="number"?[e]:[]}};function St(e,t){let n=C(e);return n!==void 0?{pointer:`/engine_config/${n.split(" ",1)[0]}`,code:"grid",message:`The g\
rid cannot be played: ${n}.`}:t==="solo"&&e.seats!==1?{pointer:"/mode",code:"seats",message:"Solo is for one seat."}:void 0}var T=[B];function ve(e){if(e!==B.id)throw new RangeError("No such engine.");return B}var Et=/^[0-9a-f]*$/;function Te(e,{sha256:t}){return Ht(t(Oe(e)))}function ke(e,t,n,{hmacSha256:r}){return r(Oe(e),t+n)}function D(e){if(e.length%2!==0||!Et.test(
e))throw new RangeError("Not hexadecimal digits, two a byte.");return Uint8Array.from({length:e.length/2},(t,n)=>Number.parseInt(e.slice(2*n,2*n+2),16))}function Ht(e){
return Array.from(e,t=>t.toString(16).padStart(2,"0")).join("")}function Oe(e){if(e.length!==32)throw new RangeError("A server seed is 32 bytes.");return e}function N(e,t,n){let r=ve(e.engine),o=r.open(e),i=ke(D(t),e.seed_scope??e.session_id,e.client_seed,n),s=r.randomness(i,n.sha256),a=o.start(s);return{driver:o,pieces:s,
state:a,ended:o.result(a)}}var Ue=[];function k(e,{t_us:t,seat:n,action:r}){let{driver:o,pieces:i}=e;if(e.ended!==null)return"after_end";let s=Ce(e,t);if(s==="t\
ime")return s;if(o.result(e.state)!==null)return"after_end";if(r.type==="end")return e.ended=o.endedFor(e.state,r.reason),s;let{state:a,events:d}=o.step(e.state,
n,r,i);return e.state=a,e.ended=o.result(a),s.length===0?d:[...s,...d]}function P(e,t){if(e.ended!==null)return Ue;let n=Ce(e,t);return n!=="time"&&(e.ended=e.driver.
result(e.state)),n}function Ce(e,t){let{driver:n}=e,r=n.timeOf(e.state);if(t===r)return Ue;if(t<r||n.slowness===null)return"time";let{state:o,events:i}=n.advance(
e.state,t,e.pieces);return e.state=o,i}var ie=64;function je(e,t){let{records:n}=e,r=N(e.header,e.footer.server_seed,t),{driver:o,pieces:i}=r,s=Ft(r,e),{kept:a,times:d,events:u}=s,f=d.length-1;function c(l){
if(h(l),l===f)return r.state;let g=Math.floor(l/ie),_={driver:o,pieces:i,state:a[g],ended:null};for(let U=g*ie;U<l;U+=1)se(k(_,n[U]));return _.state}function h(l){
if(!Number.isInteger(l)||l<0||l>f)throw new RangeError("No such position.")}function b(l){let g=d.findIndex(_=>_>l);return g===-1?f:Math.max(0,g-1)}return{driver:o,
records:n,last:f,pieces:s.pieces,lineClears:s.lineClears,stateAt:c,snapshotAt:l=>o.project(c(l)),positionAt:b,timeAt(l){return h(l),d[l]},eventsAt(l){return h(l),
u.get(l)??[]},stateAtTime(l){let g=b(l),_=c(g);return g<f&&o.slowness!==null&&l>o.timeOf(_)?o.advance(_,l,i).state:_}}}function Ft(e,{records:t,footer:n}){let{driver:r}=e,
o={kept:[e.state],times:[0],events:new Map,pieces:[],lineClears:[]},i=r.pieceOf(e.state),s=(a,d)=>{o.times.push(r.timeOf(e.state)),a%ie===0&&o.kept.push(e.state),
d.length>0&&o.events.set(a,d),d.some(({type:u})=>u==="line_clear")&&o.lineClears.push(a),r.pieceOf(e.state)!==i&&o.pieces.push(a),i=r.pieceOf(e.state)};for(let[
a,d]of t.entries())s(a+1,se(k(e,d)));if(e.ended===null&&s(t.length+1,se(P(e,n.result.t_us))),e.ended===null)throw new Error("The log was not verified: its game \
has no end.");return o}function se(e){if(typeof e=="string")throw new Error(`The log was not verified: ${e}.`);return e}var ae={"turn-grid-v2":"sha256:5a6339a4d1239c3f97feffdfc9cca17834f78fc7f29144a3dff90847ea110757"};function $e(e,t){return t(m(e))}function w(e){if("const"in e)return Me([e.const]);if("enum"in e)return Me(e.enum);if("oneOf"in e)return Gt(e.oneOf.map(w));switch(e.type){case"object":return kt(
e);case"array":return Tt(e);case"integer":return vt(e);case"boolean":return t=>typeof t=="boolean"?String(t):null;default:throw new TypeError(`No canonical form\
 for the schema ${JSON.stringify(e)}.`)}}function Me(e){let t=new Map(e.map(n=>[n,JSON.stringify(n)]));return n=>t.get(n)??null}function Gt(e){return t=>{for(let n of e){
let r=n(t);if(r!==null)return r}return null}}function vt(e){let{minimum:t=Number.MIN_SAFE_INTEGER,maximum:n=Number.MAX_SAFE_INTEGER}=e;return r=>Number.isSafeInteger(
r)&&r>=t&&r<=n?String(r):null}function Tt(e){let t=w(e.items),n=e.maxItems;return r=>{if(!Array.isArray(r)||r.length>n)return null;let o=r.map(t);return o.includes(
null)?null:`[${o.join(",")}]`}}function kt(e){if(e.additionalProperties!==!1)throw new TypeError("An object without a closed list of properties.");let t=e.required??
[],n=Object.entries(e.properties??{}).map(([r,o])=>{let i=`${JSON.stringify(r)}:`;return{name:r,prefix:i,form:w(o),isRequired:t.includes(r)}}).sort(({name:r},{name:o})=>r<
o?-1:1);return r=>Ot(r,n)}function Ot(e,t){if(typeof e!="object"||e===null||Array.isArray(e))return null;let n="",r=0;for(let{name:i,prefix:s,form:a,isRequired:d}of t){
if(!Object.hasOwn(e,i)){if(d)return null;continue}let u=a(e[i]);if(u===null)return null;n+=r===0?s+u:`,${s}${u}`,r+=1}let o=0;for(let i in e)o+=1;return o===r?`\
{${n}}`:null}var Be=new Map(T.map(({id:e,schemas:t,endings:n})=>{let r={type:"object",properties:{type:{const:"end"},reason:{enum:n.fromOutside}},required:["type","reason"],
additionalProperties:!1};return[e,{action:w(t.action),end:w(r)}]}));function De(e){return Be.has(e)}function I(e,t){let n=Be.get(e);return n?.action(t)??n?.end(t)??null}function Ne(e,t){return t(m(e))}function Pe(e,t,n,r){return`{"action":${e},"n":${t},"seat":${n},"t_us":${r}}`}function J(e,t,n=[]){if(!S(e))return"";for(let r of Object.keys(e))if(!Object.hasOwn(t,r))return"one that does not belong there";return Object.keys(t).find(r=>Object.
hasOwn(e,r)?t[r]?.(e[r])!==!0:!n.includes(r))}function de(e,t=[]){return n=>J(n,e,t)===void 0}function V(e,t=Number.MAX_SAFE_INTEGER){return n=>x(n)&&n>=e&&n<=t}
function x(e){return Number.isSafeInteger(e)&&e>=0}function R(e){return t=>typeof t=="string"&&e.test(t)}function O(...e){return t=>e.includes(t)}function Ie(e,t){
return n=>Array.isArray(n)&&n.length<=t&&n.every(r=>e(r))}function Je(e){return t=>typeof t=="string"&&t.length<=e&&t.isWellFormed()}var L=R(/^[0-9a-f]{64}$/);function S(e){
return typeof e=="object"&&e!==null&&!Array.isArray(e)}var Ve="rialto-replay/1";var E=R(/^[\x21-\x7e]{1,200}$/),Ut=1e9,We=Math.max(...T.map(({playerRange:e})=>e.max)),Ct=4096,qe=new Map(T.map(({id:e,schemas:t,endings:n})=>{let o={reason:{enum:[
...Object.keys(n.byRules),...n.fromOutside]},t_us:{type:"integer",minimum:0},...t.result};return[e,{config:w(t.config??Ke({})),result:w(Ke(o))}]}));function Ke(e){
return{type:"object",properties:e,required:Object.keys(e),additionalProperties:!1}}var jt=de({slug:E,version:E,digest:E}),$t={format:O(Ve),engine:De,engine_build:R(
/^sha256:[0-9a-f]{64}$/),engine_config:S,session_id:E,seed_scope:E,game:e=>e===null||jt(e),mode:R(/^[a-z_]{1,40}$/),pace:O(...ye),purpose:O("ranked","casual","p\
ractice","certification","daily"),seats:V(1,We),players:Ie(E,We),duration_seconds_max:V(1,Ut),actions_max:V(1),client_seed:Je(Ct),seed_commitment:L};function W(e){
let t=J(e,$t,["seed_scope"]);if(t!==void 0)return t;let{engine:n,engine_config:r,seats:o,players:i}=e;return Mt(n,r)?i.length===o?void 0:"players":"engine_confi\
g"}function Mt(e,t){return typeof qe.get(e)?.config(t)=="string"}var Bt=de({alg:O("Ed25519"),kid:R(/^[0-9a-f]{16}$/),value:R(/^[A-Za-z0-9_-]{85}[AQgw]$/)}),Dt={
server_seed:L,records:x,result:S,final_state_hash:L,chain_head:L,signature:Bt};function K(e,t){let n=J(e,Dt);return n!==void 0?n:typeof qe.get(t)?.result(e.result)==
"string"?void 0:"result"}function q(e){if(!S(e))return!1;let t=0;for(let n in e)t+=1;return t===5&&"n"in e&&"t_us"in e&&"seat"in e&&"action"in e&&"h"in e}function ze(e,t,n=ae){let{header:r,records:o,footer:i}=e,s=Nt(e);if(s!==void 0)return p("malformed",null,s);if(n[r.engine]!==r.engine_build)return p("other_buil\
d");if(Te(D(i.server_seed),t)!==r.seed_commitment)return p("seed");let a=Pt(e,t);if(a===null)return p("terms");let d=It(a,e,t);return typeof d!="string"?d:Vt(a,
e,d,t)??Wt(a,o.length,i.final_state_hash)}function Nt({header:e,records:t,footer:n}){let r=W(e);if(r!==void 0)return Xe("header",r);let o=K(n,e.engine);return o!==
void 0?Xe("footer",o):Array.isArray(t)?void 0:"There is no list of records."}function Xe(e,t){return t===""?`The ${e} is not an object.`:`A field of the ${e} is\
 not as it must be: ${t}.`}function Pt({header:e,footer:t},n){try{return N(e,t.server_seed,n)}catch(r){if(r instanceof RangeError)return null;throw r}}function It(e,{
header:t,records:n},{sha256Hex:r}){let o=Ne(t,r);for(let i=0;i<n.length;i+=1){let s=n[i],a=i+1;if(!q(s))return p("malformed",a,"The record has not exactly the f\
ields of one.");if(s.n!==a)return p("order",a);let{t_us:d,seat:u,action:f}=s,c=I(t.engine,f);if(c===null)return p("action",a);if(!Jt(u,f,t))return p("seat",a);if(!x(
d))return p("malformed",a,"The time of the record is not a count of microseconds.");if(o=r(o+Pe(c,a,u,d)),s.h!==o)return p("chain",a);let h=k(e,{t_us:d,seat:u,action:f});
if(typeof h=="string")return p(h,a)}return o}function Jt(e,t,{seats:n}){return t.type==="end"&&t.reason!=="resign"?e===null:x(e)&&e<n}function Vt(e,{records:t,footer:n},r,{
sha256Hex:o}){return n.records!==t.length?p("records"):n.chain_head!==r?p("chain_head"):(P(e,n.result.t_us),e.ended===null?p("unfinished"):m(e.ended)!==m(n.result)?
p("result"):$e(e.state,o)===n.final_state_hash?null:p("state_hash"))}function Wt({ended:e},t,n){if(e===null)throw new Error("A game without an end was judged.");
return{ok:!0,result:e,steps:t,finalStateHash:n}}var Kt={malformed:"The log is not of the form of one.",other_build:"The game was played by another build of its \
engine than this program has.",terms:"The engine does not play the terms in the header.",seed:"The seed is not the one that was committed to.",order:"The number\
 of the record is not the next one.",seat:"The seat of the record does not exist, or had nothing to do.",action:"The action is none of this engine.",chain:"The \
hash of the record does not follow from all that stands before it.",time:"The time of the record lies before what had happened, or passed where only actions mov\
e it.",after_end:"The game had ended before this record.",unfinished:"The game had not ended when the log says it did.",result:"The game ended otherwise than th\
e footer says.",state_hash:"The final state is not the one in the footer.",chain_head:"The chain does not end where the footer says.",records:"The footer counts\
 other records than there are."};function p(e,t=null,n=Kt[e]){return{ok:!1,fault:e,n:t,detail:n}}function Ye(e){return e instanceof Uint8Array||ArrayBuffer.isView(e)&&e.constructor.name==="Uint8Array"&&"BYTES_PER_ELEMENT"in e&&e.BYTES_PER_ELEMENT===1}var ue=e=>e?
`"${e}" `:"";function ce(e,t=""){if(typeof e!="number")throw new TypeError(ue(t)+"expected number, got "+typeof e);if(!Number.isSafeInteger(e)||e<0)throw new RangeError(
ue(t)+"expected integer >= 0, got "+e);return e}function H(e,t,n=""){if(Ye(e)&&(t===void 0||e.length===t))return e;t!==void 0&&ce(t,"length");let r=Ye(e),o=t!==void 0?` of length ${t}`:"",i=r?`length=${e.length}`:
`type=${typeof e}`,s=ue(n)+"expected Uint8Array"+o+", got "+i;throw r?new RangeError(s):new TypeError(s)}function Ze(e){if(typeof e!="function"||typeof e.create!="function")throw new TypeError("expected hash wrapped by utils.createHasher");if(ce(e.outputLen),ce(e.blockLen),
e.outputLen<1||e.blockLen<1)throw new Error("hash blockLen / outputLen must be >= 1")}var qt=(e,t)=>{if(e===null||typeof e!="object"||Array.isArray(e))throw new TypeError(
(t==="object"?"":`"${t}" `)+"expected object, got type="+typeof e)},Qe=(e,t)=>{qt(e,t);let n=Object.getPrototypeOf(e);if(n!==Object.prototype&&n!==null)throw new TypeError(
`"${t}" expected plain object`);if(Object.hasOwn(e,"__proto__"))throw new TypeError(`"${t}.__proto__" is not allowed`)};function F(e,t=!0){if(e.destroyed)throw new Error(
"hash was destroyed");if(t&&e.finished)throw new Error("digest() was already called")}function X(e,t){H(e,void 0,"output");let n=t.outputLen;if(!(e.length>=n))throw new RangeError(
'"output" expected length >= '+n)}function G(...e){for(let t=0;t<e.length;t++)e[t].fill(0)}function z(e){return new DataView(e.buffer,e.byteOffset,e.byteLength)}function y(e,t){return e<<32-t|e>>>
t}var Xt=typeof Uint8Array.from([]).toHex=="function"&&typeof Uint8Array.fromHex=="function",zt=Array.from({length:256},(e,t)=>t.toString(16).padStart(2,"0"));function et(e){
if(H(e),Xt)return e.toHex();let t="";for(let n=0;n<e.length;n++)t+=zt[e[n]];return t}function le(e){if(typeof e!="string")throw new TypeError("string expected");let t=new TextEncoder().encode(e);try{return new Uint8Array(t)}finally{G(t)}}function Yt(e,t,n="opts"){return Qe(e,"defaults"),t!==void 0&&Qe(t,n),Object.assign(Object.create(null),e,t)}function tt(e,t={}){if(typeof e!="function")throw new TypeError(
'"hashCons" expected function, got type='+typeof e);t=Yt({},t,"info");let n=(o,i)=>e(i).update(o).digest(),r=e(void 0);return n.outputLen=r.outputLen,n.blockLen=
r.blockLen,n.canXOF=r.canXOF,n.create=o=>e(o),Object.assign(n,t),Object.freeze(n)}var nt=e=>({oid:Uint8Array.from([6,9,96,134,72,1,101,3,4,2,e])});var Y=class{oHash;iHash;blockLen;outputLen;canXOF=!1;finished=!1;destroyed=!1;constructor(t,n){if(Ze(t),H(n,void 0,"key"),this.iHash=t.create(),typeof this.iHash.
update!="function")throw new Error("expected Hash instance");this.blockLen=this.iHash.blockLen,this.outputLen=this.iHash.outputLen;let r=this.blockLen,o=new Uint8Array(
r);o.set(n.length>r?t.create().update(n).digest():n);for(let i=0;i<o.length;i++)o[i]^=54;this.iHash.update(o),this.oHash=t.create();for(let i=0;i<o.length;i++)o[i]^=
106;this.oHash.update(o),G(o)}update(t){return F(this),this.iHash.update(t),this}digestInto(t){F(this),X(t,this),this.finished=!0;let n=t.subarray(0,this.outputLen);
this.iHash.digestInto(n),this.oHash.update(n),this.oHash.digestInto(n),this.destroy()}digest(){let t=new Uint8Array(this.oHash.outputLen);return this.digestInto(
t),t}_cloneInto(t){t||=Object.create(Object.getPrototypeOf(this),{});let{oHash:n,iHash:r,finished:o,destroyed:i,blockLen:s,outputLen:a,canXOF:d}=this;return t=t,
t.finished=o,t.destroyed=i,t.blockLen=s,t.outputLen=a,t.canXOF=d,t.oHash=n._cloneInto(t.oHash),t.iHash=r._cloneInto(t.iHash),t}clone(){return this._cloneInto()}destroy(){
this.destroyed=!0,this.oHash.destroy(),this.iHash.destroy()}},rt=(()=>{let e=((t,n,r)=>new Y(t,n).update(r).digest());return e.create=(t,n)=>new Y(t,n),e})();var Qt=e=>e/2**32|0,Zt=e=>e>>>0;function ot(e,t,n,r){let o=Qt(n),i=Zt(n);e.setUint32(t,r?i:o,r),e.setUint32(t+4,r?o:i,r)}function it(e,t,n){return e&t^~e&n}function st(e,t,n){return e&t^e&n^t&n}var Q=class{blockLen;outputLen;canXOF=!1;padOffset;isLE;buffer;view;finished=!1;length=0;pos=0;destroyed=!1;constructor(t,n,r,o){
this.blockLen=t,this.outputLen=n,this.padOffset=r,this.isLE=o,this.buffer=new Uint8Array(t),this.view=z(this.buffer)}update(t){F(this),H(t);let{view:n,buffer:r,
blockLen:o}=this,i=t.length,s=!1;for(let a=0;a<i;){let d=Math.min(o-this.pos,i-a);if(d===o){let u=z(t);for(;o<=i-a;a+=o)this.process(u,a);s=!0;continue}r.set(a===
0&&d===i?t:t.subarray(a,a+d),this.pos),this.pos+=d,a+=d,this.pos===o&&(this.process(n,0),this.pos=0,s=!0)}return this.length+=t.length,s&&this.roundClean(),this}digestInto(t){
F(this),X(t,this),this.finished=!0;let{buffer:n,view:r,blockLen:o,isLE:i}=this,{pos:s}=this;n[s++]=128,n.fill(0,s),this.padOffset>o-s&&(this.process(r,0),n.fill(
0)),ot(r,o-8,this.length*8,i),this.process(r,0),this.roundClean();let a=t===n?r:z(t),d=this.outputLen,u=d/4,f=this.get();if(d%4||u>f.length)throw new Error("inv\
alid outputLen");for(let c=0;c<u;c++)a.setUint32(4*c,f[c],i)}digest(){let{buffer:t,outputLen:n}=this;this.digestInto(t);let r=t.slice(0,n);return this.destroy(),
r}_cloneIntoMeta(t){let{buffer:n,length:r,finished:o,destroyed:i,pos:s}=this;return t.destroyed=i,t.finished=o,t.length=r,t.pos=s,s&&t.buffer.set(n),t}clone(){return this.
_cloneInto()}},at=Uint32Array.from([1779033703,3144134277,1013904242,2773480762,1359893119,2600822924,528734635,1541459225]);var en=Uint32Array.from([1116352408,1899447441,3049323471,3921009573,961987163,1508970993,2453635748,2870763221,3624381080,310598401,607225278,1426881987,1925078388,
2162078206,2614888103,3248222580,3835390401,4022224774,264347078,604807628,770255983,1249150122,1555081692,1996064986,2554220882,2821834349,2952996808,3210313671,
3336571891,3584528711,113926993,338241895,666307205,773529912,1294757372,1396182291,1695183700,1986661051,2177026350,2456956037,2730485921,2820302411,3259730800,
3345764771,3516065817,3600352804,4094571909,275423344,430227734,506948616,659060556,883997877,958139571,1322822218,1537002063,1747873779,1955562222,2024104815,2227730452,
2361852424,2428436474,2756734187,3204031479,3329325298]),A=new Uint32Array(64),fe=class extends Q{A=0;B=0;C=0;D=0;E=0;F=0;G=0;H=0;constructor(t,n){super(64,t,8,
!1),this.A=n[0]|0,this.B=n[1]|0,this.C=n[2]|0,this.D=n[3]|0,this.E=n[4]|0,this.F=n[5]|0,this.G=n[6]|0,this.H=n[7]|0}get(){let{A:t,B:n,C:r,D:o,E:i,F:s,G:a,H:d}=this;
return[t,n,r,o,i,s,a,d]}set(t,n,r,o,i,s,a,d){this.A=t|0,this.B=n|0,this.C=r|0,this.D=o|0,this.E=i|0,this.F=s|0,this.G=a|0,this.H=d|0}_cloneInto(t){return(t||=new this.
constructor).set(...this.get()),this._cloneIntoMeta(t)}process(t,n){for(let c=0;c<16;c++,n+=4)A[c]=t.getUint32(n,!1);for(let c=16;c<64;c++){let h=A[c-15],b=A[c-
2],l=y(h,7)^y(h,18)^h>>>3,g=y(b,17)^y(b,19)^b>>>10;A[c]=g+A[c-7]+l+A[c-16]|0}let{A:r,B:o,C:i,D:s,E:a,F:d,G:u,H:f}=this;for(let c=0;c<64;c++){let h=y(a,6)^y(a,11)^
y(a,25),b=f+h+it(a,d,u)+en[c]+A[c]|0,g=(y(r,2)^y(r,13)^y(r,22))+st(r,o,i)|0;f=u,u=d,d=a,a=s+b|0,s=i,i=o,o=r,r=b+g|0}r=r+this.A|0,o=o+this.B|0,i=i+this.C|0,s=s+this.
D|0,a=a+this.E|0,d=d+this.F|0,u=u+this.G|0,f=f+this.H|0,this.set(r,o,i,s,a,d,u,f)}roundClean(){G(A)}destroy(){this.destroyed=!0,this.set(0,0,0,0,0,0,0,0),G(this.
buffer)}},pe=class extends fe{constructor(){super(32,at)}};var Z=tt(()=>new pe,nt(1));var me={sha256:Z,sha256Hex:e=>et(Z(le(e))),hmacSha256:(e,t)=>rt(Z,e,le(t))};function tn(e,t,n,r,o){return`{"action":${e},"h":"${t}","n":${n},"seat":${r},"t_us":${o}}`}function nn(e){let t=e.split(`
`),n=t.length-2;if(n<1||t[n+1]!=="")return ee(t.length,"A log is a header, its records and a footer, and ends with a line feed.");let r=dt(t[0],"header"),o=r===
void 0?"its text":W(r);if(o!==void 0)return ee(1,`A header should stand here; not as it must be: ${o}.`);let{engine:i}=r,s=[];for(let u=1;u<n;u+=1){let f=rn(t[u],
i);if(f===null)return ee(u+1,"A record should stand here, in the one form it has.");s.push(f)}let a=dt(t[n],"footer"),d=a===void 0?"its text":K(a,i);return d!==
void 0?ee(n+1,`A footer should stand here; not as it must be: ${d}.`):{ok:!0,log:{header:r,records:s,footer:a}}}function dt(e,t){let n=ut(e);if(S(n))try{return Object.
keys(n).join()===t&&m(n)===e?n[t]:void 0}catch(r){if(r instanceof TypeError)return;throw r}}function rn(e,t){let n=ut(e);if(!q(n))return null;let{action:r,h:o,n:i,
seat:s,t_us:a}=n,d=I(t,r);return d===null||!L(o)||!x(i)||!x(a)||!(s===null||x(s))?null:tn(d,o,i,s,a)===e?n:null}function ut(e){try{return JSON.parse(e)}catch{return}}
function ee(e,t){return{ok:!1,fault:"text",line:e,detail:t}}function ct({server_seed:e,records:t,result:n,final_state_hash:r,chain_head:o}){return m({server_seed:e,records:t,result:n,final_state_hash:r,chain_head:o})}function on({footer:e},t){return sn(ct(e),e.signature,t)}async function sn(e,{kid:t,value:n},r){let o=r.find(s=>s.kid===t);if(o===void 0)return{ok:!1,fault:"unk\
nown_key",kid:t};let i=await an(e,n,o.x);return i===null?{ok:!1,fault:"unsupported",kid:t}:i?{ok:!0,kid:t}:{ok:!1,fault:"forged",kid:t}}async function an(e,t,n){
let r=globalThis.crypto?.subtle;if(r===void 0)return null;try{let o=await r.importKey("jwk",{kty:"OKP",crv:"Ed25519",x:n},"Ed25519",!1,["verify"]);return await r.
verify("Ed25519",o,dn(t),new TextEncoder().encode(e))}catch(o){return o.name==="NotSupportedError"?null:!1}}function dn(e){let t=atob(e.replaceAll("-","+").replaceAll(
"_","/"));return Uint8Array.from(t,n=>n.charCodeAt(0))}function Vr(e,t=me){return ze(e,t)}function Wr(e,t=me){return je(e,t)}export{ae as engineBuilds,Wr as openRerun,nn as parseLog,Vr as verifyLog,on as verifySignature};
