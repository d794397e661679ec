// Written by `npm run contracts` from src/arcade/engines and src/arcade/replays/log; not by hand.
// The engines and the log verifier of the server, minified, with which pages replay games.
var Tn=/^[0-9a-f]*$/;function Xe(e,{sha256:t}){return kn(t(Ze(e)))}function te(e,t,n,{hmacSha256:r}){return r(Ze(e),t+n)}function M(e){if(e.length%2!==0||!Tn.test(
e))throw new RangeError("Not hexadecimal digits, two a byte.");return Uint8Array.from({length:e.length/2},(t,n)=>Number.parseInt(e.slice(2*n,2*n+2),16))}function kn(e){
return Array.from(e,t=>t.toString(16).padStart(2,"0")).join("")}function Ze(e){if(e.length!==32)throw new RangeError("A server seed is 32 bytes.");return e}function p(e){return Pe(e,1)}function Pe(e,t){switch(typeof e){case"string":return Qe(e);case"number":if(!Number.isFinite(e))throw new TypeError("A number witho\
ut a JSON form");return Object.is(e,-0)?"0":String(e);case"boolean":return e?"true":"false";case"object":if(e===null)return"null";if(t>100)throw new TypeError("\
A value nested too deep, or within itself");return Array.isArray(e)?Rn(e,t):An(e,t);default:throw new TypeError(`A ${typeof e} has no JSON form`)}}function Qe(e){
if(!e.isWellFormed())throw new TypeError("A string with half of a surrogate pair");return JSON.stringify(e)}function Rn(e,t){let n="[";for(let r=0;r<e.length;r+=
1)n+=(r===0?"":",")+Pe(e[r],t+1);return`${n}]`}function An(e,t){let n=Object.getPrototypeOf(e);if(n!==Object.prototype&&n!==null)throw new TypeError("An object \
that is not plain data");let r="{";for(let o of Ln(e))r+=`${r==="{"?"":","}${Qe(o)}:${Pe(e[o],t+1)}`;return`${r}}`}function Ln(e){let t=Object.keys(e);for(let n=1;n<
t.length;n+=1)if(t[n-1]>t[n])return t.sort();return t}function ne(e,t){return t(p(e))}var q=[1,2,3,4,5,6,7],L=".IJLOSTZ",Ue=6,En={1:["....","IIII","....","...."],2:["J..","JJJ","..."],3:["..L","LLL","..."],4:["OO","OO"],5:[".SS","SS.","..."],6:["\
.T.","TTT","..."],7:["ZZ.",".ZZ","..."]},Pn={1:[3,18],2:[3,19],3:[3,19],4:[4,20],5:[3,19],6:[3,19],7:[3,19]},Un=q.flatMap(e=>Cn(En[e]));function B(e,t){return Un[(e-
1)*4+t]}function Ce(e){return Pn[e]}function Cn(e){let t=e.length,n=[],r=e.flatMap((o,i)=>Array.from(o).flatMap((s,a)=>s==="."?[]:[[a,t-1-i]]));for(let o=0;o<4;o+=
1)n.push(On(r)),r=r.map(([i,s])=>[s,t-1-i]);return n}function On(e){let t=e.map(([a])=>a),n=e.map(([,a])=>a),r=Math.min(...t),o=Math.min(...n),i=Math.max(...n),
s=Array.from({length:i-o+1},(a,c)=>e.filter(([,l])=>l===o+c).reduce((l,[u])=>l|1<<3*(u-r),0));return{cells:e,minX:r,maxX:Math.max(...t),minY:o,maxY:i,rows:s}}function re(e,t){let n=-1,r=[];return o=>{let i=Math.floor(o/q.length);return i!==n&&(r=Hn(e,i,t),n=i),r[o%q.length]}}function Hn(e,t,n){if(!Number.isInteger(t)||
t<0||t>=2**32)throw new RangeError("Bags are numbered from 0 in 4 bytes.");let r=[...q],o=n($n(e,t)),i=0;for(let s=r.length-1;s>0;s-=1){let a=s+1,c;do i===o.length&&
(o=n(o),i=0),c=o[i],i+=1;while(c>=256-256%a);let l=c%a,u=r[s];r[s]=r[l],r[l]=u}return r}function $n(e,t){let n=new Uint8Array(e.length+4);return n.set(e),new DataView(
n.buffer).setUint32(e.length,t),n}var W={resign:"The player resigned",duration:"Time limit reached",actions:"Action limit reached",abandoned:"Abandoned",voided:"Voided, not ranked"};var et=["realtime","slow-10","slow-60","stepped"],oe={realtime:1,"slow-10":10,"slow-60":60,stepped:null};var nt=Array(40).fill(0),tt=153391689;function k(e,t,n,r){let o=n+t.minX,i=r+t.minY;if(o<0||n+t.maxX>=10||i<0||r+t.maxY>=40)return!1;let{rows:s}=t;for(let a=0;a<
s.length;a+=1){let c=s[a]*7<<3*o;if((e[i+a]&c)!==0)return!1}return!0}function E(e,t,n,r){let o=r;for(;k(e,t,n,o-1);)o-=1;return o}function rt(e,t,n){return t<0||
t>=10||n<0||n>=40?!0:ie(e[n],t)!==0}function ie(e,t){return e>>3*t&7}function Oe(e,t,n,r,o){let i=e.slice();for(let[s,a]of n.rows.entries()){let c=o+n.minY+s;i[c]=
i[c]|a*t<<3*(r+n.minX)}return i}function He(e,t,n){let r=[];for(let o=t;o<t+n;o+=1){let i=e[o];((i|i>>1|i>>2)&tt)===tt&&r.push(o)}return r}function $e(e,t){let n=e.
filter((r,o)=>!t.includes(o));for(;n.length<40;)n.push(0);return n}var Gn={none:[0,100,300,500,800],mini:[100,200,400],full:[400,800,1200,1600]},Fn=[0,800,1200,1800,2e3],Mn=50,Bn=20;function ot({lines:e,spin:t,isPerfect:n},{level:r,
clears:o,backToBack:i}){let s=Gn[t][e];if(s===void 0)throw new Error(`No placement clears ${e} lines with spin ${t}.`);if(e===0)return{points:s*r,clears:0,backToBack:i,
isChained:!1,isPerfect:!1};let a=e===4||t!=="none",c=a&&i,l=c?s*3/2:s,u=n?Fn[e]:0;return{points:(l+u+Mn*o)*r,clears:o+1,backToBack:a,isChained:c,isPerfect:n}}function b(e){
return Math.min(Bn,1+Math.floor(e/10))}function se(e){return Math.max(0,e-1)}var jn=[1e6,793e3,617796,472729,355197,262004,189677,134735,93882,64152,42976,28218,18153,11439,7059,4264,2520,1457,824,455],P=5e5,it=15;function U(e){return jn[b(
e)-1]}function x({piece:e,rotation:t}){if(e===0)throw new Error("No piece is in play.");return B(e,t)}function ae(e,t){let n=B(t,0),[r,o]=Ce(t);return k(e.board,
n,r,o)?(e.piece=t,e.rotation=0,e.x=r,e.y=o,e.lowestRow=o+n.minY,e.lockLeftUs=P,e.resetsLeft=it,e.lastKick=-1,e.resting=!k(e.board,n,r,o-1),e.landed=e.resting,e.
dueUs=e.tUs+(e.resting?P:U(e.lines)),!0):!1}function j(e,t,n,r,o){let i=e.resting,s=i?e.dueUs-e.tUs:e.lockLeftUs;o==="shift"&&e.landed&&e.resetsLeft>0&&(e.resetsLeft-=
1,s=P);let a=r+t.minY;a<e.lowestRow&&(e.lowestRow=a,e.resetsLeft=it,s=P),e.x=n,e.y=r,e.lockLeftUs=s,e.resting=!k(e.board,t,n,r-1),e.resting?(e.landed=!0,e.dueUs=
e.tUs+s):(i||o!=="shift")&&(e.dueUs=e.tUs+U(e.lines))}function Ge(e){let{config:t,dueUs:n,resting:r,y:o}=e;if(e.end!==null)return e.tUs;if(r)return Math.min(n,t.durationUs);let i=x(e),s=E(e.board,i,e.x,o),a=o-s,c=n+
(a-1)*U(e.lines),l=s+i.minY<e.lowestRow?P:e.lockLeftUs;return Math.min(c+l,t.durationUs)}var Dn=10,Nn=2,In=4;function st(e){let{config:t,board:n,lines:r}=e;if(e.
end!==null)return e.tUs;let o=U(r+Dn),i=Ge(e),s=Jn(n)+In;for(;s<=20&&i<t.durationUs;)i+=(20-s)*o+P,s+=Nn;return Math.min(i,t.durationUs)}function Jn(e){let t=e.
length;for(;t>0&&e[t-1]===0;)t-=1;return t}function Fe(e,t,n){if(e===4)return Kn;let r=e===1?Vn:zn;return(n===1?r.clockwise:r.counterClockwise)[t]}var Kn=[[0,0]],zn={clockwise:[y("0 0  -1 0  -1 1  0 -2  \
-1 -2"),y("0 0  1 0  1 -1  0 2  1 2"),y("0 0  1 0  1 1  0 -2  1 -2"),y("0 0  -1 0  -1 -1  0 2  -1 2")],counterClockwise:[y("0 0  1 0  1 1  0 -2  1 -2"),y("0 0  \
1 0  1 -1  0 2  1 2"),y("0 0  -1 0  -1 1  0 -2  -1 -2"),y("0 0  -1 0  -1 -1  0 2  -1 2")]},Vn={clockwise:[y("0 0  -2 0  1 0  -2 -1  1 2"),y("0 0  -1 0  2 0  -1 \
2  2 -1"),y("0 0  2 0  -1 0  2 1  -1 -2"),y("0 0  1 0  -2 0  1 -2  -2 1")],counterClockwise:[y("0 0  -1 0  2 0  -1 2  2 -1"),y("0 0  2 0  -1 0  2 1  -1 -2"),y("\
0 0  1 0  -2 0  1 -2  -2 1"),y("0 0  -2 0  1 0  -2 -1  1 2")]};function y(e){return e.split("  ").map(t=>{let[n,r]=t.split(" ").map(Number);return[n,r]})}function D({draft:e,events:t},n){e.lastEvent=n,t.push(n)}var qn=4,Wn=[[0,0],[0,2],[2,2],[2,0]];function at({board:e,piece:t,rotation:n,x:r,y:o,lastKick:i}){if(t!==Ue||i<0)return"none";let s=[0,1,2,3].map(c=>{let[l,u]=Wn[(n+
c)%4];return rt(e,r+l,o+u)});return s.filter(c=>c).length<3?"none":s[1]===!0&&s[2]===!0||i===qn?"full":"mini"}function ce(e,t){let{draft:n}=e,r=x(n),o=n.y+r.minY,i=at(n),s=r.cells.map(([d,m])=>[n.x+d,n.y+m]),a=L[n.piece];if(n.board=Oe(n.board,n.piece,r,n.x,n.y),n.actionsSinceTick=
0,o>=20){D(e,{type:"lock",t_us:n.tUs,piece:a,cells:s,t_spin:i,points:0}),ct(e,"lock_out");return}let c=He(n.board,o,r.rows.length),l=Yn(e,c,i),u=c.length===0?l.
points:0;D(e,{type:"lock",t_us:n.tUs,piece:a,cells:s,t_spin:i,points:u}),c.length>0&&Xn(e,c,i,l),Zn(e,t)}function N(e,t,n=null){e.draft.end=t,D(e,{type:"end",t_us:e.
draft.tUs,reason:t,top_out:n})}function Yn({draft:e},t,n){t.length>0&&(e.board=$e(e.board,t));let r=t.length>0&&e.board.every(s=>s===0),o={level:b(e.lines),clears:e.
clears,backToBack:e.backToBack},i=ot({lines:t.length,spin:n,isPerfect:r},o);return e.score+=i.points,e.clears=i.clears,e.backToBack=i.backToBack,i}function Xn(e,t,n,r){
let{draft:o}=e,i=b(o.lines);o.lines+=t.length,D(e,{type:"line_clear",t_us:o.tUs,rows:t,t_spin:n,combo:se(r.clears),back_to_back:r.isChained,perfect_clear:r.isPerfect,
points:r.points});let s=b(o.lines);s>i&&D(e,{type:"level_up",t_us:o.tUs,level:s})}function Zn(e,t){let{draft:n}=e,[r,...o]=n.queue;if(!ae(n,r)){ct(e,"block_out");
return}n.pieces+=1,n.queue=[...o,t(n.pieces+o.length)]}function ct(e,t){e.draft.piece=0,e.draft.resting=!1,N(e,"top_out",t)}var lt=2e3;function ut(e,t,n){let{draft:r}=e;for(let o=0;r.end===null&&r.dueUs<=t;o+=1){if(o===lt)throw new Error(`A board nobody plays did not top out within ${lt}\
 ticks.`);Y(e,n)}r.end===null&&t>r.tUs&&dt(e,t)}function Y(e,t){let{draft:n}=e;if(n.dueUs>n.config.durationUs){dt(e,n.config.durationUs);return}n.tUs=n.dueUs,n.
resting?ce(e,t):j(n,x(n),n.x,n.y-1,"gravity"),n.end===null&&n.tUs===n.config.durationUs&&N(e,"duration")}function dt(e,t){let{draft:n}=e;n.tUs=Math.min(t,n.config.
durationUs),n.tUs===n.config.durationUs&&N(e,"duration")}function ft(e,t,n){let{draft:r}=e;switch(t.type){case"move":return Qn(r,t.direction==="left"?-1:1);case"rotate":return er(r,t.direction==="cw"?1:3);case"soft_dr\
op":return tr(r);case"hard_drop":return nr(r),ce(e,n),!0;case"wait":return r.actionsSinceTick=0,Y(e,n),!0;default:throw new TypeError(`No action of tetris-v2: ${JSON.
stringify(t)}`)}}function Qn(e,t){let n=x(e);return k(e.board,n,e.x+t,e.y)?(j(e,n,e.x+t,e.y,"shift"),e.lastKick=-1,!0):!1}function er(e,t){let n=e.piece,r=(e.rotation+
t)%4,o=B(n,r),i=Fe(n,e.rotation,t);for(let s=0;s<i.length;s+=1){let[a,c]=i[s];if(k(e.board,o,e.x+a,e.y+c))return e.rotation=r,j(e,o,e.x+a,e.y+c,"shift"),e.lastKick=
s,!0}return!1}function tr(e){return e.resting?!1:(j(e,x(e),e.x,e.y-1,"soft_drop"),e.lastKick=-1,e.score+=1,!0)}function nr(e){let t=E(e.board,x(e),e.x,e.y);t!==
e.y&&(e.score+=2*(e.y-t),e.y=t,e.lastKick=-1)}function mt(e){let t=e.board.slice(0,22).map(or).reverse();return{format:"rialto-game/4.0",t_us:e.tUs,status:e.end===null?"running":"ended",end_reason:e.end,board:t.
slice(2),buffer:t.slice(0,2),active:e.piece===0?null:rr(e),next:e.queue.map(n=>L[n]),score:e.score,lines:e.lines,level:b(e.lines),pieces:e.pieces,combo:se(e.clears),
back_to_back:e.backToBack,gravity:{us_per_row:U(e.lines),next_in_us:e.end===null?e.dueUs-e.tUs:null},left:{duration_us:e.config.durationUs-e.tUs,actions:e.config.
actionsMax-e.actions},last_event:e.lastEvent}}function rr(e){let t=x(e),{x:n,y:r,resting:o}=e;return{piece:L[e.piece],rotation:e.rotation,x:n,y:r,cells:t.cells.
map(([i,s])=>[n+i,r+s]),ghost_y:E(e.board,t,n,r),lock:{resting:o,left_us:o?e.dueUs-e.tUs:e.lockLeftUs,resets_left:e.resetsLeft}}}function or(e){let t="";for(let n=0;n<
10;n+=1)t+=L[ie(e,n)];return t}var X={start:ar,step:cr,advance:lr,project:mt,outcome:ur},ir=5,sr=32;function ar(e,t,n){let{stepped:r,durationUs:o,actionsMax:i}=e;if(t!==1)throw new RangeError(
"One seat plays tetris-v2.");if(!yt(o)||!yt(i))throw new RangeError("Limits are whole numbers above 0.");let s={config:{stepped:r,durationUs:o,actionsMax:i},board:nt,
tUs:0,piece:0,rotation:0,x:0,y:0,resting:!1,landed:!1,dueUs:0,lockLeftUs:0,resetsLeft:0,lowestRow:0,lastKick:-1,queue:Array.from({length:ir},(a,c)=>n(c+1)),pieces:1,
score:0,lines:0,clears:0,backToBack:!1,actions:0,actionsSinceTick:0,end:null,lastEvent:null};return ae(s,n(0)),s}function cr(e,t,n,r){if(t!==0)throw new RangeError(
"tetris-v2 has seat 0 only.");if(e.end!==null)return{state:e,events:[],refused:"over"};let o={draft:{...e},events:[]},{draft:i,events:s}=o;i.actions+=1,i.config.
stepped&&(i.actionsSinceTick+=1);let a=ft(o,n,r);return i.end===null&&i.actionsSinceTick===sr&&(i.actionsSinceTick=0,Y(o,r)),i.end===null&&i.actions===i.config.
actionsMax&&N(o,"actions"),a?{state:i,events:s}:{state:i,events:s,refused:"blocked"}}function lr(e,t,n){if(!Number.isSafeInteger(t)||t<e.tUs)throw new RangeError(
`Time ${t} is not after ${e.tUs}.`);if(e.end!==null||t===e.tUs)return{state:e,events:[]};let r={draft:{...e},events:[]};return ut(r,Math.min(t,e.config.durationUs),
n),{state:r.draft,events:r.events}}function ur({end:e,tUs:t,score:n,lines:r,pieces:o}){return e===null?null:{reason:e,tUs:t,score:n,lines:r,level:b(r),pieces:o}}
function yt(e){return Number.isSafeInteger(e)&&e>0}function gt(e){let t={stepped:e.pace==="stepped",durationUs:e.duration_seconds_max*1e6,actionsMax:e.actions_max};return{slowness:oe[e.pace],lastsUsMax:dr,resignation:null,
start:n=>X.start(t,e.seats,n),step:(n,r,o,i)=>X.step(n,r,o,i),advance:(n,r,o)=>X.advance(n,r,o),project:n=>X.project(n,null),timeOf:n=>n.tUs,result:n=>n.end===null?
null:ht(n,n.end),endedFor:ht,revealed:n=>n.pieces+n.queue.length,pieceOf:n=>n.pieces,turningUs:Ge,endBoundUs:st}}var dr=1440*60*1e6;function ht({tUs:e,score:t,lines:n,
pieces:r},o){return{reason:o,t_us:e,score:t,lines:n,level:b(n),pieces:r}}function bt(e){let t=e,{active:n,board:r,buffer:o}=t,i=new Map;if(n!==null){for(let[a,c]of n.cells)i.set(`${a},${c-n.y+n.ghost_y}`,":");for(let[a,c]of n.cells)i.
set(`${a},${c}`,"@")}return[...[...o,...r].map((a,c)=>{let l=o.length+r.length-1-c,u=[...a].map((d,m)=>i.get(`${m},${l}`)??d).join("");return`${String(l).padStart(
2)} |${u}|`}),"    0123456789",n===null?"no piece in play":`piece ${n.piece} (number ${t.pieces}), rotation ${n.rotation}, x ${n.x}, y ${n.y}, lands at y ${n.ghost_y}${n.
lock.resting?`, locks in ${n.lock.left_us} us`:""}`,`next ${t.next.join(" ")}`,`score ${t.score}, lines ${t.lines}, level ${t.level}, ${t.gravity.us_per_row} us\
 a row`,`left ${Math.floor(t.left.duration_us/1e6)} s of game time, ${t.left.actions} actions`]}var le={type:"integer",minimum:0},_={type:"integer"},fr={type:"array",items:_,minItems:2,maxItems:2},xt=(e,t)=>({type:"object",properties:{type:{const:e},direction:{
enum:t}},required:["type","direction"],additionalProperties:!1}),Me=e=>({type:"object",properties:{type:{const:e}},required:["type"],additionalProperties:!1}),wt={
action:{oneOf:[xt("move",["left","right"]),xt("rotate",["cw","ccw"]),Me("soft_drop"),Me("hard_drop"),Me("wait")]},snapshot:{board:{type:"array",items:{type:"str\
ing"},description:"Tetris: 20 rows, top first."},buffer:{type:"array",items:{type:"string"},description:"The two rows above the board, top first."},active:{type:[
"object","null"],properties:{piece:{type:"string"},rotation:{type:"integer",description:"Quarter turns clockwise."},x:{type:"integer",description:"Column of the\
 lower left corner of the square in which the piece rotates."},y:_,cells:{type:"array",items:fr,description:"[x, y]: columns from the left, rows from the floor,\
 from 0."},ghost_y:{type:"integer",description:"`y` after a hard drop."},lock:{type:"object",properties:{resting:{type:"boolean"},left_us:_,resets_left:_}}}},next:{
type:"array",items:{type:"string"}},score:_,lines:_,level:_,pieces:{type:"integer",description:"Number of the piece in play, from 1."},combo:_,back_to_back:{type:"\
boolean"},gravity:{type:"object",properties:{us_per_row:_,next_in_us:{type:["integer","null"]}},required:["us_per_row","next_in_us"]},left:{type:"object",properties:{
duration_us:_,actions:_},required:["duration_us","actions"]},last_event:{type:["object","null"],additionalProperties:!0,description:"The latest event."}},result:{
score:le,lines:le,level:le,pieces:le}};function St(e){let{actions:t,actionsSinceTick:n,backToBack:r,board:o,clears:i,config:s,dueUs:a,end:c,landed:l,lastEvent:u}=e,{lastKick:d,lines:m,lockLeftUs:w,lowestRow:f,
piece:g,pieces:v,queue:F,resetsLeft:hn,resting:gn,rotation:bn}=e,xn=`{"actions":${t},"actionsSinceTick":${n},"backToBack":${r},"board":${ue(o)}`,wn=`"clears":${i}\
,"config":${ue(s)},"dueUs":${a},"end":${p(c)},"landed":${l}`,_n=`"lastEvent":${u===null?"null":ue(u)},"lastKick":${d},"lines":${m}`,Sn=`"lockLeftUs":${w},"lowes\
tRow":${f},"piece":${g},"pieces":${v},"queue":${ue(F)}`,vn=`"resetsLeft":${hn},"resting":${gn},"rotation":${bn},"score":${e.score}`;return`${xn},${wn},${_n},${Sn}\
,${vn},"tUs":${e.tUs},"x":${e.x},"y":${e.y}}`}var _t=new WeakMap;function ue(e){let t=_t.get(e);if(t!==void 0)return t;let n=p(e);return _t.set(e,n),n}var vt={id:"tetris-v2",family:"tetris",version:2,lifecycle:"active",folder:"tetris",title:"Falling blocks",description:"The server computes board, gravity, coll\
isions, score and the end of the game; one external agent moves, rotates and drops the pieces.",modes:["realtime","solo"],playerRange:{min:1,max:1},snapshotFormat:"\
rialto-game/4.0",observationFormat:"rialto-game/4.0 authoritative snapshot",schemas:wt,requiredPaths:[["board"],["active"],["next"],["score"],["lines"],["level"],
["status"],["last_event","events_since"]],endings:{byRules:{top_out:"Topped out",duration:W.duration,actions:W.actions},byPlatform:["resign","abandoned","durati\
on","voided"]},seats:()=>1,configFault:e=>Object.keys(e).length===0?void 0:{pointer:"/engine_config",code:"empty",message:"This engine has no configuration."},randomness:re,
open:gt,stateText:e=>St(e),renderText:bt,certification:{endings:["top_out","duration","actions"],counts:(e,{score:t=0,lines:n=0,level:r=1,pieces:o=0})=>{let i=e.
filter(({type:a})=>a==="wait").length,s=e.filter(({type:a})=>a!=="end").length;return{pieces:o,lines:n,level:r,score:t,waits:i,actions:s-i}},minimums:{pieces:20,
actions:30,lines:1},seatsToAct:()=>[0]}};var pr={width:[2,32],height:[2,32],seats:[1,4],connect:[2,32],maxTurns:[1,4096]};function de(e){for(let[t,[n,r]]of Object.entries(pr)){let o=e[t];if(!Number.isInteger(
o)||o<n||o>r)return`${t} is a whole number from ${n} to ${r}`}if(e.connect>Math.max(e.width,e.height))return"connect is longer than the board"}var mr=[[1,0],[0,1],[1,1],[1,-1]];function kt(e,t,n,r){for(let[o,i]of mr){let s=Tt(e,t,n,-o,-i),a=s+1+Tt(e,t,n,o,i);if(!(a<r))return Array.from({length:a},(c,l)=>[
t+(l-s)*o,n+(l-s)*i])}return null}function Tt(e,t,n,r,o){let i=e[n]?.[t],s=0;for(;e[n+(s+1)*o]?.[t+(s+1)*r]===i;)s+=1;return s}var je=3;function Rt(e,t,n){let{draft:r,events:o}=e,i=n===void 0?void 0:r.board[n],s=t===void 0?void 0:i?.[t];if(t===void 0||n===void 0||i===void 0||s===void 0)
return Be(e,"outside");if(s!==0)return Be(e,"taken");let a=r.toMove;r.board=r.board.with(n,i.with(t,a+1)),r.stones+=1,r.turn+=1,r.lastMove={type:"place",seat:a,
x:t,y:n},o.push({type:"place",t_us:r.tUs,seat:a,x:t,y:n});let{grid:c,mode:l}=r.rules;if(r.winningLine=kt(r.board,t,n,c.connect),r.winningLine!==null){let u=l===
"cooperative"?Pt(r):[a];fe(e,{kind:"win",reason:"line",winners:u})}else r.stones===c.width*c.height?fe(e,{kind:"draw",reason:"full_board",winners:[]}):Lt(e)}function At(e){
let{draft:t,events:n}=e;if(t.rules.grid.allowPass!==!0)return Be(e,"pass_not_allowed");let r=t.toMove;t.turn+=1,t.lastMove={type:"pass",seat:r},n.push({type:"pa\
ss",t_us:t.tUs,seat:r}),Lt(e)}function pe(e,t,n){let{draft:r,events:o}=e;r.departures=r.departures.with(t,n),o.push({type:"left",t_us:r.tUs,seat:t,reason:n});let i=Pt(
r),{grid:s,mode:a}=r.rules,c=a==="competitive"&&s.seats>1?2:1;i.length<c?fe(e,{kind:i.length>0?"win":"loss",reason:n,winners:i}):t===r.toMove&&Et(r)}function Be(e,t){
return e.draft.refusals+=1,e.draft.refusals===je&&pe(e,e.draft.toMove,"forfeit"),t}function Lt(e){e.draft.turn===e.draft.rules.grid.maxTurns?fe(e,{kind:"draw",reason:"\
max_turns",winners:[]}):Et(e.draft)}function Et(e){do e.toMove=(e.toMove+1)%e.departures.length;while(e.departures[e.toMove]!==null);e.refusals=0,e.dueUs=e.tUs+
e.rules.turnUs}function fe({draft:e,events:t},n){e.result=n,t.push({type:"end",t_us:e.tUs,...n})}function Pt({departures:e}){return e.flatMap((t,n)=>t===null?[n]:
[])}function Ut(e){let{rules:t,result:n}=e;return{format:"rialto-turn-grid/2.0",t_us:e.tUs,status:n===null?"running":"ended",turn:e.turn,max_turns:t.grid.maxTurns,to_move:n===
null?e.toMove:null,turn_left_us:n===null?e.dueUs-e.tUs:null,refusals_left:je-e.refusals,board:e.board.map(r=>r.map(o=>o===0?".":String(o-1)).join("")),seats:e.departures.
map((r,o)=>({seat:o,left:r})),config:t.grid,mode:t.mode,last_move:e.lastMove,winning_line:e.winningLine,result:n}}var Z={start:yr,step:hr,advance:br,project:Ut,outcome:xr};function yr({grid:e,mode:t,turnUs:n},r){let o=de(e);if(o!==void 0)throw new RangeError(`This grid cann\
ot be played: ${o}.`);if(r!==e.seats)throw new RangeError(`The grid has ${e.seats} seats, not ${r}.`);if(!Number.isSafeInteger(n)||n<1)throw new RangeError("A t\
urn has a whole number of microseconds.");return{rules:{grid:{...e},mode:t,turnUs:n},tUs:0,board:Array(e.height).fill(Array(e.width).fill(0)),turn:0,stones:0,toMove:0,
dueUs:n,refusals:0,departures:Array(r).fill(null),lastMove:null,winningLine:null,result:null}}function hr(e,t,n){if(!(t in e.departures))throw new RangeError(`T\
here is no seat ${t}.`);if(e.result!==null||e.departures[t]!==null)return{state:e,events:[],refused:"over"};if(n.type!=="resign"&&t!==e.toMove)return{state:e,events:[],
refused:"not_your_turn"};let r={draft:{...e},events:[]},o=gr(r,t,n),i={state:r.draft,events:r.events};return o===void 0?i:{...i,refused:o}}function gr(e,t,{type:n,
x:r,y:o}){switch(n){case"place":return Rt(e,r,o);case"pass":return At(e);case"resign":pe(e,t,"resign");return;default:throw new TypeError(`No action of turn-gri\
d-v2: ${JSON.stringify(n)}`)}}function br(e,t){if(!Number.isSafeInteger(t)||t<e.tUs)throw new RangeError(`Time ${t} is not after ${e.tUs}.`);if(e.result!==null||
t===e.tUs)return{state:e,events:[]};let n={draft:{...e},events:[]},{draft:r}=n;for(;r.result===null&&r.dueUs<=t;)r.tUs=r.dueUs,pe(n,r.toMove,"timeout");return r.
result===null&&(r.tUs=t),{state:r,events:n.events}}function xr({result:e,tUs:t}){return e===null?null:{...e,tUs:t}}var wr=30,_r=1440*60;function Ct(e){let t=oe[e.pace],n={grid:e.engine_config,mode:e.mode==="cooperative"?"cooperative":"competitive",turnUs:(t===null?_r:wr)*1e6};
return{slowness:t??1,lastsUsMax:Number.MAX_SAFE_INTEGER,resignation:{type:"resign"},start:r=>Z.start(n,e.seats,r),step:(r,o,i,s)=>Z.step(r,o,i,s),advance:(r,o,i)=>Z.
advance(r,o,i),project:r=>Z.project(r,null),timeOf:r=>r.tUs,result:({result:r,tUs:o})=>r===null?null:{reason:r.reason,t_us:o,kind:r.kind,winners:r.winners},endedFor:({
tUs:r},o)=>({reason:o,t_us:r,kind:"loss",winners:[]}),revealed:()=>0,pieceOf:()=>0,turningUs:r=>r.result===null?r.dueUs:r.tUs,endBoundUs:r=>r.result===null?r.dueUs:
r.tUs}}function Ot(e){let t=e,n=t.board[0]?.length??0;return[...t.board.map((r,o)=>`${String(o).padStart(2)} |${r}|`),`    ${Array.from({length:n},(r,o)=>o%10).join("")}`,
`turn ${t.turn} of ${t.max_turns}, ${t.config.connect} in a row win`,t.to_move===null?"nobody moves":`seat ${t.to_move} moves, ${Math.floor((t.turn_left_us??0)/
1e6)} s of game time left`]}var me={type:"integer"},Sr={type:"array",items:me,minItems:2,maxItems:2},De=4,vr={type:"object",properties:{template:{enum:["line-placement"]},width:{type:"inte\
ger",minimum:2,maximum:32},height:{type:"integer",minimum:2,maximum:32},seats:{type:"integer",minimum:1,maximum:De},connect:{type:"integer",minimum:2,maximum:32},
maxTurns:{type:"integer",minimum:1,maximum:4096},allowPass:{type:"boolean"}},required:["template","width","height","seats","connect","maxTurns"],additionalProperties:!1},
Ht={action:{type:"object",properties:{type:{enum:["place","pass","resign"]},x:{type:"integer",minimum:0,maximum:31},y:{type:"integer",minimum:0,maximum:31}},required:[
"type"],additionalProperties:!1},config:vr,snapshot:{turn:me,max_turns:me,to_move:{type:["integer","null"]},turn_left_us:{type:["integer","null"]},refusals_left:me,
board:{type:"array",items:{type:"string"},description:"Grid: row y at index y."},seats:{type:"array",items:{type:"object",additionalProperties:!0,description:"A\
 seat, and the reason why its player left; null while the player is in the game."}},config:{type:"object",additionalProperties:!0,description:"The configuration\
 of the grid."},mode:{type:"string"},last_move:{type:["object","null"],additionalProperties:!0,description:"The last move: a placed stone or a pass."},winning_line:{
type:["array","null"],items:Sr,description:"Cells of the winning line."},result:{type:["object","null"],additionalProperties:!0,description:"Result of the game."}},
result:{kind:{type:"string",enum:["win","draw","loss"]},winners:{type:"array",items:{type:"integer",minimum:0,maximum:De-1},maxItems:De}}};var $t={id:"turn-grid-v2",family:"turn-grid",version:2,lifecycle:"certification",folder:"turn-grid",title:"Turns on a grid",description:"Seats place stones on a\
 grid in turn; the rules are deterministic. For practice only: no published game uses this engine.",modes:["turn_based","solo","competitive","cooperative"],playerRange:{
min:1,max:4},snapshotFormat:"rialto-turn-grid/2.0",observationFormat:"rialto-turn-grid/2.0 public authoritative snapshot",schemas:Ht,requiredPaths:[["board"],["\
to_move"],["seats"],["status"],["last_move","last_event","events_since"]],endings:{byRules:{line:"A line was made",full_board:"The board was full",max_turns:"Al\
l turns were played",resign:W.resign,forfeit:"A player forfeited",timeout:"A turn ran out of time"},byPlatform:["actions","abandoned","voided"]},seats:e=>e.seats,
configFault:Tr,randomness:()=>()=>{throw new RangeError("The grid engine has no random numbers.")},open:Ct,stateText:p,renderText:Ot,certification:{endings:["li\
ne","full_board","max_turns"],counts:e=>({places:e.filter(({type:t})=>t==="place").length,passes:e.filter(({type:t})=>t==="pass").length}),minimums:{},seatsToAct:({
to_move:e})=>typeof e=="number"?[e]:[]}};function Tr(e,t){let n=de(e);return n!==void 0?{pointer:`/engine_config/${n.split(" ",1)[0]}`,code:"grid",message:`The \
grid cannot be played: ${n}.`}:t==="solo"&&e.seats!==1?{pointer:"/mode",code:"seats",message:"The mode `solo` requires exactly one seat."}:void 0}var I=[vt,$t],kr=new Map(I.map(e=>[e.id,e]));function ye(e){let t=kr.get(e);if(t===void 0)throw new RangeError(`Unknown engine ${e}.`);return t}function he(e,t,n){let r=ye(e.engine),o=r.open(e),i=te(M(t),e.seed_scope??e.session_id,e.client_seed,n),s=r.randomness(i,n.sha256),a=o.start(s);return{driver:o,
pieces:s,state:a,finalResult:o.result(a)}}var Gt=[];function Q(e,{t_us:t,seat:n,action:r}){let{driver:o,pieces:i}=e;if(e.finalResult!==null)return"after_end";let s=Ft(
e,t);if(s==="time")return s;if(o.result(e.state)!==null)return"after_end";if(r.type==="end")return e.finalResult=o.endedFor(e.state,r.reason),s;let{state:a,events:c}=o.
step(e.state,n,r,i);return e.state=a,e.finalResult=o.result(a),s.length===0?c:[...s,...c]}function ge(e,t){if(e.finalResult!==null)return Gt;let n=Ft(e,t);return n!==
"time"&&(e.finalResult=e.driver.result(e.state)),n}function Ft(e,t){let{driver:n}=e,r=n.timeOf(e.state);if(t===r)return Gt;if(t<r||n.slowness===null)return"time";
let{state:o,events:i}=n.advance(e.state,t,e.pieces);return e.state=o,i}var Ne=64;function Mt(e,t){let{records:n}=e,r=he(e.header,e.footer.server_seed,t),{driver:o,pieces:i}=r,s=Rr(r,e),{states:a,times:c,events:l}=s,u=c.length-1;function d(f){
if(m(f),f===u)return r.state;let g=Math.floor(f/Ne),v={driver:o,pieces:i,state:a[g],finalResult:null};for(let F=g*Ne;F<f;F+=1)Ie(Q(v,n[F]));return v.state}function m(f){
if(!Number.isInteger(f)||f<0||f>u)throw new RangeError("No such position.")}function w(f){let g=c.findIndex(v=>v>f);return g===-1?u:Math.max(0,g-1)}return{driver:o,
records:n,last:u,pieces:s.pieces,lineClears:s.lineClears,stateAt:d,snapshotAt:f=>o.project(d(f)),positionAt:w,timeAt(f){return m(f),c[f]},eventsAt(f){return m(f),
l.get(f)??[]},stateAtTime(f){let g=w(f),v=d(g);return g<u&&o.slowness!==null&&f>o.timeOf(v)?o.advance(v,f,i).state:v}}}function Rr(e,{records:t,footer:n}){let{driver:r}=e,
o={states:[e.state],times:[0],events:new Map,pieces:[],lineClears:[]},i=r.pieceOf(e.state),s=(a,c)=>{o.times.push(r.timeOf(e.state)),a%Ne===0&&o.states.push(e.state),
c.length>0&&o.events.set(a,c),c.some(({type:l})=>l==="line_clear")&&o.lineClears.push(a),r.pieceOf(e.state)!==i&&o.pieces.push(a),i=r.pieceOf(e.state)};for(let[
a,c]of t.entries())s(a+1,Ie(Q(e,c)));if(e.finalResult===null&&s(t.length+1,Ie(ge(e,n.result.t_us))),e.finalResult===null)throw new Error("The log was not verifi\
ed: its game has no end.");return o}function Ie(e){if(typeof e=="string")throw new Error(`The log was not verified: ${e}.`);return e}function Bt(e){return e instanceof Uint8Array||ArrayBuffer.isView(e)&&e.constructor.name==="Uint8Array"&&"BYTES_PER_ELEMENT"in e&&e.BYTES_PER_ELEMENT===1}var Je=e=>e?
`"${e}" `:"";function Ke(e,t=""){if(typeof e!="number")throw new TypeError(Je(t)+"expected number, got "+typeof e);if(!Number.isSafeInteger(e)||e<0)throw new RangeError(
Je(t)+"expected integer >= 0, got "+e);return e}function J(e,t,n=""){if(Bt(e)&&(t===void 0||e.length===t))return e;t!==void 0&&Ke(t,"length");let r=Bt(e),o=t!==void 0?` of length ${t}`:"",i=r?`length=${e.length}`:
`type=${typeof e}`,s=Je(n)+"expected Uint8Array"+o+", got "+i;throw r?new RangeError(s):new TypeError(s)}function Dt(e){if(typeof e!="function"||typeof e.create!="function")throw new TypeError("expected hash wrapped by utils.createHasher");if(Ke(e.outputLen),Ke(e.blockLen),
e.outputLen<1||e.blockLen<1)throw new Error("hash blockLen / outputLen must be >= 1")}var Ar=(e,t)=>{if(e===null||typeof e!="object"||Array.isArray(e))throw new TypeError(
(t==="object"?"":`"${t}" `)+"expected object, got type="+typeof e)},jt=(e,t)=>{Ar(e,t);let n=Object.getPrototypeOf(e);if(n!==Object.prototype&&n!==null)throw new TypeError(
`"${t}" expected plain object`);if(Object.hasOwn(e,"__proto__"))throw new TypeError(`"${t}.__proto__" is not allowed`)};function K(e,t=!0){if(e.destroyed)throw new Error(
"hash was destroyed");if(t&&e.finished)throw new Error("digest() was already called")}function be(e,t){J(e,void 0,"output");let n=t.outputLen;if(!(e.length>=n))
throw new RangeError('"output" expected length >= '+n)}function z(...e){for(let t=0;t<e.length;t++)e[t].fill(0)}function xe(e){return new DataView(e.buffer,e.byteOffset,e.byteLength)}function S(e,t){return e<<32-t|e>>>
t}var Lr=typeof Uint8Array.from([]).toHex=="function"&&typeof Uint8Array.fromHex=="function",Er=Array.from({length:256},(e,t)=>t.toString(16).padStart(2,"0"));function Nt(e){
if(J(e),Lr)return e.toHex();let t="";for(let n=0;n<e.length;n++)t+=Er[e[n]];return t}function ze(e){if(typeof e!="string")throw new TypeError("string expected");let t=new TextEncoder().encode(e);try{return new Uint8Array(t)}finally{z(t)}}function Pr(e,t,n="opts"){return jt(e,"defaults"),t!==void 0&&jt(t,n),Object.assign(Object.create(null),e,t)}function It(e,t={}){if(typeof e!="function")throw new TypeError(
'"hashCons" expected function, got type='+typeof e);t=Pr({},t,"info");let n=(o,i)=>e(i).update(o).digest(),r=e(void 0);return n.outputLen=r.outputLen,n.blockLen=
r.blockLen,n.canXOF=r.canXOF,n.create=o=>e(o),Object.assign(n,t),Object.freeze(n)}var Jt=e=>({oid:Uint8Array.from([6,9,96,134,72,1,101,3,4,2,e])});var we=class{oHash;iHash;blockLen;outputLen;canXOF=!1;finished=!1;destroyed=!1;constructor(t,n){if(Dt(t),J(n,void 0,"key"),this.iHash=t.create(),typeof this.iHash.
update!="function")throw new Error("expected Hash instance");this.blockLen=this.iHash.blockLen,this.outputLen=this.iHash.outputLen;let r=this.blockLen,o=new Uint8Array(
r);o.set(n.length>r?t.create().update(n).digest():n);for(let i=0;i<o.length;i++)o[i]^=54;this.iHash.update(o),this.oHash=t.create();for(let i=0;i<o.length;i++)o[i]^=
106;this.oHash.update(o),z(o)}update(t){return K(this),this.iHash.update(t),this}digestInto(t){K(this),be(t,this),this.finished=!0;let n=t.subarray(0,this.outputLen);
this.iHash.digestInto(n),this.oHash.update(n),this.oHash.digestInto(n),this.destroy()}digest(){let t=new Uint8Array(this.oHash.outputLen);return this.digestInto(
t),t}_cloneInto(t){t||=Object.create(Object.getPrototypeOf(this),{});let{oHash:n,iHash:r,finished:o,destroyed:i,blockLen:s,outputLen:a,canXOF:c}=this;return t=t,
t.finished=o,t.destroyed=i,t.blockLen=s,t.outputLen=a,t.canXOF=c,t.oHash=n._cloneInto(t.oHash),t.iHash=r._cloneInto(t.iHash),t}clone(){return this._cloneInto()}destroy(){
this.destroyed=!0,this.oHash.destroy(),this.iHash.destroy()}},Kt=(()=>{let e=((t,n,r)=>new we(t,n).update(r).digest());return e.create=(t,n)=>new we(t,n),e})();var Ur=e=>e/2**32|0,Cr=e=>e>>>0;function zt(e,t,n,r){let o=Ur(n),i=Cr(n);e.setUint32(t,r?i:o,r),e.setUint32(t+4,r?o:i,r)}function Vt(e,t,n){return e&t^~e&n}function qt(e,t,n){return e&t^e&n^t&n}var _e=class{blockLen;outputLen;canXOF=!1;padOffset;isLE;buffer;view;finished=!1;length=0;pos=0;destroyed=!1;constructor(t,n,r,o){
this.blockLen=t,this.outputLen=n,this.padOffset=r,this.isLE=o,this.buffer=new Uint8Array(t),this.view=xe(this.buffer)}update(t){K(this),J(t);let{view:n,buffer:r,
blockLen:o}=this,i=t.length,s=!1;for(let a=0;a<i;){let c=Math.min(o-this.pos,i-a);if(c===o){let l=xe(t);for(;o<=i-a;a+=o)this.process(l,a);s=!0;continue}r.set(a===
0&&c===i?t:t.subarray(a,a+c),this.pos),this.pos+=c,a+=c,this.pos===o&&(this.process(n,0),this.pos=0,s=!0)}return this.length+=t.length,s&&this.roundClean(),this}digestInto(t){
K(this),be(t,this),this.finished=!0;let{buffer:n,view:r,blockLen:o,isLE:i}=this,{pos:s}=this;n[s++]=128,n.fill(0,s),this.padOffset>o-s&&(this.process(r,0),n.fill(
0)),zt(r,o-8,this.length*8,i),this.process(r,0),this.roundClean();let a=t===n?r:xe(t),c=this.outputLen,l=c/4,u=this.get();if(c%4||l>u.length)throw new Error("in\
valid outputLen");for(let d=0;d<l;d++)a.setUint32(4*d,u[d],i)}digest(){let{buffer:t,outputLen:n}=this;this.digestInto(t);let r=t.slice(0,n);return this.destroy(),
r}_cloneIntoMeta(t){let{buffer:n,length:r,finished:o,destroyed:i,pos:s}=this;return t.destroyed=i,t.finished=o,t.length=r,t.pos=s,s&&t.buffer.set(n),t}clone(){return this.
_cloneInto()}},Wt=Uint32Array.from([1779033703,3144134277,1013904242,2773480762,1359893119,2600822924,528734635,1541459225]);var Or=Uint32Array.from([1116352408,1899447441,3049323471,3921009573,961987163,1508970993,2453635748,2870763221,3624381080,310598401,607225278,1426881987,1925078388,
2162078206,2614888103,3248222580,3835390401,4022224774,264347078,604807628,770255983,1249150122,1555081692,1996064986,2554220882,2821834349,2952996808,3210313671,
3336571891,3584528711,113926993,338241895,666307205,773529912,1294757372,1396182291,1695183700,1986661051,2177026350,2456956037,2730485921,2820302411,3259730800,
3345764771,3516065817,3600352804,4094571909,275423344,430227734,506948616,659060556,883997877,958139571,1322822218,1537002063,1747873779,1955562222,2024104815,2227730452,
2361852424,2428436474,2756734187,3204031479,3329325298]),A=new Uint32Array(64),Ve=class extends _e{A=0;B=0;C=0;D=0;E=0;F=0;G=0;H=0;constructor(t,n){super(64,t,8,
!1),this.A=n[0]|0,this.B=n[1]|0,this.C=n[2]|0,this.D=n[3]|0,this.E=n[4]|0,this.F=n[5]|0,this.G=n[6]|0,this.H=n[7]|0}get(){let{A:t,B:n,C:r,D:o,E:i,F:s,G:a,H:c}=this;
return[t,n,r,o,i,s,a,c]}set(t,n,r,o,i,s,a,c){this.A=t|0,this.B=n|0,this.C=r|0,this.D=o|0,this.E=i|0,this.F=s|0,this.G=a|0,this.H=c|0}_cloneInto(t){return(t||=new this.
constructor).set(...this.get()),this._cloneIntoMeta(t)}process(t,n){for(let d=0;d<16;d++,n+=4)A[d]=t.getUint32(n,!1);for(let d=16;d<64;d++){let m=A[d-15],w=A[d-
2],f=S(m,7)^S(m,18)^m>>>3,g=S(w,17)^S(w,19)^w>>>10;A[d]=g+A[d-7]+f+A[d-16]|0}let{A:r,B:o,C:i,D:s,E:a,F:c,G:l,H:u}=this;for(let d=0;d<64;d++){let m=S(a,6)^S(a,11)^
S(a,25),w=u+m+Vt(a,c,l)+Or[d]+A[d]|0,g=(S(r,2)^S(r,13)^S(r,22))+qt(r,o,i)|0;u=l,l=c,c=a,a=s+w|0,s=i,i=o,o=r,r=w+g|0}r=r+this.A|0,o=o+this.B|0,i=i+this.C|0,s=s+this.
D|0,a=a+this.E|0,c=c+this.F|0,l=l+this.G|0,u=u+this.H|0,this.set(r,o,i,s,a,c,l,u)}roundClean(){z(A)}destroy(){this.destroyed=!0,this.set(0,0,0,0,0,0,0,0),z(this.
buffer)}},qe=class extends Ve{constructor(){super(32,Wt)}};var Se=It(()=>new qe,Jt(1));var O={sha256:Se,sha256Hex:e=>Nt(Se(ze(e))),hmacSha256:(e,t)=>Kt(Se,e,ze(t))};var We={"tetris-v2":"sha256:df2b6e5ac32f1194a4ff98da6c0de1878a05afea369967ebbba9d654ff57169f","turn-grid-v2":"sha256:5a6339a4d1239c3f97feffdfc9cca17834f78fc7f29\
144a3dff90847ea110757"};function Hr(e){return ye(e.engine).open(e)}function R(e){if("const"in e)return Yt([e.const]);if("enum"in e)return Yt(e.enum);if("oneOf"in e)return $r(e.oneOf.map(R));switch(e.type){case"object":return Mr(
e);case"array":return Fr(e);case"integer":return Gr(e);case"boolean":return t=>typeof t=="boolean"?String(t):null;default:throw new TypeError(`Unsupported schem\
a: ${JSON.stringify(e)}.`)}}function Yt(e){let t=new Map(e.map(n=>[n,JSON.stringify(n)]));return n=>t.get(n)??null}function $r(e){return t=>{for(let n of e){let r=n(
t);if(r!==null)return r}return null}}function Gr(e){let{minimum:t=Number.MIN_SAFE_INTEGER,maximum:n=Number.MAX_SAFE_INTEGER}=e;return r=>Number.isSafeInteger(r)&&
r>=t&&r<=n?String(r):null}function Fr(e){let t=R(e.items),n=e.maxItems;return r=>{if(!Array.isArray(r)||r.length>n)return null;let o=r.map(t);return o.includes(
null)?null:`[${o.join(",")}]`}}function Mr(e){if(e.additionalProperties!==!1)throw new TypeError("The schema of an object must have `additionalProperties: false\
`.");let t=e.required??[],n=Object.entries(e.properties??{}).map(([r,o])=>{let i=`${JSON.stringify(r)}:`;return{name:r,prefix:i,serialize:R(o),isRequired:t.includes(
r)}}).sort(({name:r},{name:o})=>r<o?-1:1);return r=>Br(r,n)}function Br(e,t){if(typeof e!="object"||e===null||Array.isArray(e))return null;let n="",r=0;for(let{
name:i,prefix:s,serialize:a,isRequired:c}of t){if(!Object.hasOwn(e,i)){if(c)return null;continue}let l=a(e[i]);if(l===null)return null;n+=r===0?s+l:`,${s}${l}`,
r+=1}let o=0;for(let i in e)o+=1;return o===r?`{${n}}`:null}var Xt=new Map(I.map(({id:e,schemas:t,endings:n})=>{let r={type:"object",properties:{type:{const:"end"},reason:{enum:n.byPlatform}},required:["type","reason"],additionalProperties:!1};
return[e,{action:R(t.action),end:R(r)}]}));function Zt(e){return Xt.has(e)}function ve(e,t){let n=Xt.get(e);return n?.action(t)??n?.end(t)??null}function Te(e,t,n=[]){if(!G(e))return"";for(let r of Object.keys(e))if(!Object.hasOwn(t,r))return"unknown field";return Object.keys(t).find(r=>Object.hasOwn(e,r)?
t[r]?.(e[r])!==!0:!n.includes(r))}function Ye(e,t=[]){return n=>Te(n,e,t)===void 0}function ke(e,t=Number.MAX_SAFE_INTEGER){return n=>T(n)&&n>=e&&n<=t}function T(e){
return Number.isSafeInteger(e)&&e>=0}function H(e){return t=>typeof t=="string"&&e.test(t)}function ee(...e){return t=>e.includes(t)}function Qt(e,t){return n=>Array.
isArray(n)&&n.length<=t&&n.every(r=>e(r))}function en(e){return t=>typeof t=="string"&&t.length<=e&&t.isWellFormed()}var $=H(/^[0-9a-f]{64}$/);function G(e){return typeof e==
"object"&&e!==null&&!Array.isArray(e)}var tn="rialto-replay/1";var V=H(/^[\x21-\x7e]{1,200}$/),jr=1e9,nn=Math.max(...I.map(({playerRange:e})=>e.max)),Dr=4096,on=new Map(I.map(({id:e,schemas:t,endings:n})=>{let o={reason:{enum:[
...Object.keys(n.byRules),...n.byPlatform]},t_us:{type:"integer",minimum:0},...t.result};return[e,{config:R(t.config??rn({})),result:R(rn(o))}]}));function rn(e){
return{type:"object",properties:e,required:Object.keys(e),additionalProperties:!1}}var Nr=Ye({slug:V,version:V,digest:V}),Ir={format:ee(tn),engine:Zt,engine_build:H(
/^sha256:[0-9a-f]{64}$/),engine_config:G,session_id:V,seed_scope:V,game:e=>e===null||Nr(e),mode:H(/^[a-z_]{1,40}$/),pace:ee(...et),purpose:ee("ranked","casual",
"practice","certification","daily","duel"),seats:ke(1,nn),players:Qt(V,nn),duration_seconds_max:ke(1,jr),actions_max:ke(1),client_seed:en(Dr),seed_commitment:$};
function Re(e){let t=Te(e,Ir,["seed_scope"]);if(t!==void 0)return t;let{engine:n,engine_config:r,seats:o,players:i}=e;return Jr(n,r)?i.length===o?void 0:"player\
s":"engine_config"}function Jr(e,t){return typeof on.get(e)?.config(t)=="string"}var Kr=Ye({alg:ee("Ed25519"),kid:H(/^[0-9a-f]{16}$/),value:H(/^[A-Za-z0-9_-]{85}[AQgw]$/)}),
zr={server_seed:$,records:T,result:G,final_state_hash:$,chain_head:$,signature:Kr};function Ae(e,t){let n=Te(e,zr);return n!==void 0?n:typeof on.get(t)?.result(
e.result)=="string"?void 0:"result"}function Le(e){if(!G(e))return!1;let t=0;for(let n in e)t+=1;return t===Vr&&"n"in e&&"t_us"in e&&"seat"in e&&"action"in e&&"\
h"in e}var Vr=5;function qr({header:e,records:t,footer:n}){let r=`${p({header:e})}
`;for(let o of t)r+=`${Wr(o)}
`;return`${r}${p({footer:n})}
`}function Wr({action:e,h:t,n,seat:r,t_us:o}){return an(p(e),t,n,r,o)}function an(e,t,n,r,o){return`{"action":${e},"h":"${t}","n":${n},"seat":${r},"t_us":${o}}`}
function cn(e){let t=e.split(`
`),n=t.length-2;if(n<1||t[n+1]!=="")return Ee(t.length,"A log is a header, its records and a footer, and ends with a line feed.");let r=sn(t[0],"header"),o=r===
void 0?"not canonical JSON":Re(r);if(o!==void 0)return Ee(1,`This line is not a valid header: ${o}.`);let{engine:i}=r,s=[];for(let l=1;l<n;l+=1){let u=Yr(t[l],i);
if(u===null)return Ee(l+1,"This line is not a valid record in canonical JSON.");s.push(u)}let a=sn(t[n],"footer"),c=a===void 0?"not canonical JSON":Ae(a,i);return c!==
void 0?Ee(n+1,`This line is not a valid footer: ${c}.`):{ok:!0,log:{header:r,records:s,footer:a}}}function sn(e,t){let n=ln(e);if(G(n))try{return Object.keys(n).
join()===t&&p(n)===e?n[t]:void 0}catch(r){if(r instanceof TypeError)return;throw r}}function Yr(e,t){let n=ln(e);if(!Le(n))return null;let{action:r,h:o,n:i,seat:s,
t_us:a}=n,c=ve(t,r);return c===null||!$(o)||!T(i)||!T(a)||!(s===null||T(s))?null:an(c,o,i,s,a)===e?n:null}function ln(e){try{return JSON.parse(e)}catch{return}}
function Ee(e,t){return{ok:!1,fault:"text",line:e,detail:t}}function un(e,t){return t(p(e))}function dn(e,t,n,r){return`{"action":${e},"n":${t},"seat":${n},"t_us":${r}}`}function pn(e,t,n=We){let{header:r,records:o,footer:i}=e,s=Xr(e);if(s!==void 0)return h("malformed",null,s);if(n[r.engine]!==r.engine_build)return h("other_buil\
d");if(Xe(M(i.server_seed),t)!==r.seed_commitment)return h("seed");let a=Zr(e,t);if(a===null)return h("terms");let c=Qr(a,e,t);return typeof c!="string"?c:to(a,
e,c,t)??no(a,o.length,i.final_state_hash)}function Xr({header:e,records:t,footer:n}){let r=Re(e);if(r!==void 0)return fn("header",r);let o=Ae(n,e.engine);return o!==
void 0?fn("footer",o):Array.isArray(t)?void 0:"There is no list of records."}function fn(e,t){return t===""?`The ${e} is not an object.`:`A field of the ${e} is\
 invalid: ${t}.`}function Zr({header:e,footer:t},n){try{return he(e,t.server_seed,n)}catch(r){if(r instanceof RangeError)return null;throw r}}function Qr(e,{header:t,
records:n},{sha256Hex:r}){let o=un(t,r);for(let i=0;i<n.length;i+=1){let s=n[i],a=i+1;if(!Le(s))return h("malformed",a,"The record has missing or unknown fields\
.");if(s.n!==a)return h("order",a);let{t_us:c,seat:l,action:u}=s,d=ve(t.engine,u);if(d===null)return h("action",a);if(!eo(l,u,t))return h("seat",a);if(!T(c))return h(
"malformed",a,"The time of the record is not a count of microseconds.");if(o=r(o+dn(d,a,l,c)),s.h!==o)return h("chain",a);let m=Q(e,{t_us:c,seat:l,action:u});if(typeof m==
"string")return h(m,a)}return o}function eo(e,t,{seats:n}){return t.type==="end"&&t.reason!=="resign"?e===null:T(e)&&e<n}function to(e,{records:t,footer:n},r,{sha256Hex:o}){
return n.records!==t.length?h("records"):n.chain_head!==r?h("chain_head"):(ge(e,n.result.t_us),e.finalResult===null?h("unfinished"):p(e.finalResult)!==p(n.result)?
h("result"):ne(e.state,o)===n.final_state_hash?null:h("state_hash"))}function no({finalResult:e},t,n){if(e===null)throw new Error("A game without an end was ver\
ified.");return{ok:!0,result:e,steps:t,finalStateHash:n}}var ro={malformed:"The log has an invalid format.",other_build:"The game was played with an engine buil\
d that this program does not have.",terms:"The engine does not support the terms in the header.",seed:"The seed does not match the commitment.",order:"The numbe\
r of the record is not the next one.",seat:"The seat of the record does not exist, or was not to act.",action:"The engine does not have this action.",chain:"The\
 hash of the record does not match the records before it.",time:"The time of the record is before that of the previous one, or advanced where only actions advan\
ce it.",after_end:"The game had ended before this record.",unfinished:"The game had not ended at the end of the log.",result:"The result of the game differs fro\
m the footer.",state_hash:"The final state differs from the footer.",chain_head:"The head of the chain differs from the footer.",records:"The number of records \
differs from the footer."};function h(e,t=null,n=ro[e]){return{ok:!1,fault:e,n:t,detail:n}}function mn({server_seed:e,records:t,result:n,final_state_hash:r,chain_head:o}){return p({server_seed:e,records:t,result:n,final_state_hash:r,chain_head:o})}function yn({footer:e},t){return oo(mn(e),e.signature,t)}async function oo(e,{kid:t,value:n},r){let o=r.find(s=>s.kid===t);if(o===void 0)return{ok:!1,fault:"unk\
nown_key",kid:t};let i=await io(e,n,o.x);return i===null?{ok:!1,fault:"unsupported",kid:t}:i?{ok:!0,kid:t}:{ok:!1,fault:"forged",kid:t}}async function io(e,t,n){
let r=globalThis.crypto?.subtle;if(r===void 0)return null;try{let o=await r.importKey("jwk",{kty:"OKP",crv:"Ed25519",x:n},"Ed25519",!1,["verify"]);return await r.
verify("Ed25519",o,so(t),new TextEncoder().encode(e))}catch(o){return o.name==="NotSupportedError"?null:!1}}function so(e){let t=atob(e.replaceAll("-","+").replaceAll(
"_","/"));return Uint8Array.from(t,n=>n.charCodeAt(0))}function ao(e){return pn(e,O)}function wa(e){return Mt(e,O)}function _a(e,t,n){let r=te(M(e),t,n,O);return re(r,O.sha256)}function Sa(e){return ne(e,O.sha256Hex)}export{We as engineBuilds,qr as formatLog,Hr as openDriver,wa as openRerun,cn as parseLog,_a as pieceSequence,Sa as stateHash,ao as verifyLog,yn as verifySignature};
