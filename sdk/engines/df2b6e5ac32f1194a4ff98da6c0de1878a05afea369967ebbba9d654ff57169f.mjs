// tetris-v2, build sha256:df2b6e5ac32f1194a4ff98da6c0de1878a05afea369967ebbba9d654ff57169f
// Written by `npm run contracts` from src/arcade/engines and src/arcade/replays/log; not by hand, and never again once the
// engine has another build. Exports engineBuilds, parseLog, verifyLog, verifySignature and openRerun.
var be={resign:"The player resigned",duration:"Time was up",actions:"All actions were used",abandoned:"Nobody played on",voided:"Voided: it counts for nothing"};var He=["realtime","slow-10","slow-60","stepped"],Ce={realtime:1,"slow-10":10,"slow-60":60,stepped:null};var Pe=Array(40).fill(0),$e=153391689;function L(e,t,n,r){let o=n+t.minX,i=r+t.minY;if(o<0||n+t.maxX>=10||i<0||r+t.maxY>=40)return!1;let{rows:s}=t;for(let a=0;a<
s.length;a+=1){let c=s[a]*7<<3*o;if((e[i+a]&c)!==0)return!1}return!0}function C(e,t,n,r){let o=r;for(;L(e,t,n,o-1);)o-=1;return o}function Be(e,t,n){return t<0||
t>=10||n<0||n>=40?!0:xe(e[n],t)!==0}function xe(e,t){return e>>3*t&7}function je(e,t,n,r,o){let i=e.slice();for(let[s,a]of n.rows.entries()){let c=o+n.minY+s;i[c]=
i[c]|a*t<<3*(r+n.minX)}return i}function Me(e,t,n){let r=[];for(let o=t;o<t+n;o+=1){let i=e[o];((i|i>>1|i>>2)&$e)===$e&&r.push(o)}return r}function De(e,t){let n=e.
filter((r,o)=>!t.includes(o));for(;n.length<40;)n.push(0);return n}var Qt={none:[0,100,300,500,800],mini:[100,200,400],full:[400,800,1200,1600]},en=[0,800,1200,1800,2e3],tn=50,nn=20;function Ne({lines:e,spin:t,isPerfect:n},{level:r,
clears:o,backToBack:i}){let s=Qt[t][e];if(s===void 0)throw new Error(`No placement clears ${e} lines with spin ${t}.`);if(e===0)return{points:s*r,clears:0,backToBack:i,
isChained:!1,isPerfect:!1};let a=e===4||t!=="none",c=a&&i,l=c?s*3/2:s,u=n?en[e]:0;return{points:(l+u+tn*o)*r,clears:o+1,backToBack:a,isChained:c,isPerfect:n}}function b(e){
return Math.min(nn,1+Math.floor(e/10))}function Z(e){return Math.max(0,e-1)}var J=[1,2,3,4,5,6,7],$=".IJLOSTZ",Ie=6,rn={1:["....","IIII","....","...."],2:["J..","JJJ","..."],3:["..L","LLL","..."],4:["OO","OO"],5:[".SS","SS.","..."],6:["\
.T.","TTT","..."],7:["ZZ.",".ZZ","..."]},on={1:[3,18],2:[3,19],3:[3,19],4:[4,20],5:[3,19],6:[3,19],7:[3,19]},sn=J.flatMap(e=>an(rn[e]));function K(e,t){return sn[(e-
1)*4+t]}function Ge(e){return on[e]}function an(e){let t=e.length,n=[],r=e.flatMap((o,i)=>Array.from(o).flatMap((s,a)=>s==="."?[]:[[a,t-1-i]]));for(let o=0;o<4;o+=
1)n.push(cn(r)),r=r.map(([i,s])=>[s,t-1-i]);return n}function cn(e){let t=e.map(([a])=>a),n=e.map(([,a])=>a),r=Math.min(...t),o=Math.min(...n),i=Math.max(...n),
s=Array.from({length:i-o+1},(a,c)=>e.filter(([,l])=>l===o+c).reduce((l,[u])=>l|1<<3*(u-r),0));return{cells:e,minX:r,maxX:Math.max(...t),minY:o,maxY:i,rows:s}}var ln=[1e6,793e3,617796,472729,355197,262004,189677,134735,93882,64152,42976,28218,18153,11439,7059,4264,2520,1457,824,455],E=5e5,Je=15;function v(e){return ln[b(
e)-1]}function x({piece:e,rotation:t}){if(e===0)throw new Error("No piece is in play.");return K(e,t)}function z(e,t){let n=K(t,0),[r,o]=Ge(t);return L(e.board,
n,r,o)?(e.piece=t,e.rotation=0,e.x=r,e.y=o,e.lowestRow=o+n.minY,e.lockLeftUs=E,e.resetsLeft=Je,e.lastKick=-1,e.resting=!L(e.board,n,r,o-1),e.landed=e.resting,e.
dueUs=e.tUs+(e.resting?E:v(e.lines)),!0):!1}function P(e,t,n,r,o){let i=e.resting,s=i?e.dueUs-e.tUs:e.lockLeftUs;o==="shift"&&e.landed&&e.resetsLeft>0&&(e.resetsLeft-=
1,s=E);let a=r+t.minY;a<e.lowestRow&&(e.lowestRow=a,e.resetsLeft=Je,s=E),e.x=n,e.y=r,e.lockLeftUs=s,e.resting=!L(e.board,t,n,r-1),e.resting?(e.landed=!0,e.dueUs=
e.tUs+s):(i||o!=="shift")&&(e.dueUs=e.tUs+v(e.lines))}function we(e){let{config:t,dueUs:n,resting:r,y:o}=e;if(e.end!==null)return e.tUs;if(r)return Math.min(n,t.durationUs);let i=x(e),s=C(e.board,i,e.x,o),a=o-s,c=n+
(a-1)*v(e.lines),l=s+i.minY<e.lowestRow?E:e.lockLeftUs;return Math.min(c+l,t.durationUs)}var un=10,dn=2,fn=4;function Ke(e){let{config:t,board:n,lines:r}=e;if(e.
end!==null)return e.tUs;let o=v(r+un),i=we(e),s=pn(n)+fn;for(;s<=20&&i<t.durationUs;)i+=(20-s)*o+E,s+=dn;return Math.min(i,t.durationUs)}function pn(e){let t=e.
length;for(;t>0&&e[t-1]===0;)t-=1;return t}function Ve(e,t,n){if(e===4)return mn;let r=e===1?hn:yn;return(n===1?r.clockwise:r.counterClockwise)[t]}var mn=[[0,0]],yn={clockwise:[m("0 0  -1 0  -1 1  0 -2  \
-1 -2"),m("0 0  1 0  1 -1  0 2  1 2"),m("0 0  1 0  1 1  0 -2  1 -2"),m("0 0  -1 0  -1 -1  0 2  -1 2")],counterClockwise:[m("0 0  1 0  1 1  0 -2  1 -2"),m("0 0  \
1 0  1 -1  0 2  1 2"),m("0 0  -1 0  -1 1  0 -2  -1 -2"),m("0 0  -1 0  -1 -1  0 2  -1 2")]},hn={clockwise:[m("0 0  -2 0  1 0  -2 -1  1 2"),m("0 0  -1 0  2 0  -1 \
2  2 -1"),m("0 0  2 0  -1 0  2 1  -1 -2"),m("0 0  1 0  -2 0  1 -2  -2 1")],counterClockwise:[m("0 0  -1 0  2 0  -1 2  2 -1"),m("0 0  2 0  -1 0  2 1  -1 -2"),m("\
0 0  1 0  -2 0  1 -2  -2 1"),m("0 0  -2 0  1 0  -2 -1  1 2")]};function m(e){return e.split("  ").map(t=>{let[n,r]=t.split(" ").map(Number);return[n,r]})}function j({draft:e,events:t},n){e.lastEvent=n,t.push(n)}var gn=4,bn=[[0,0],[0,2],[2,2],[2,0]];function qe({board:e,piece:t,rotation:n,x:r,y:o,lastKick:i}){if(t!==Ie||i<0)return"none";let s=[0,1,2,3].map(c=>{let[l,u]=bn[(n+
c)%4];return Be(e,r+l,o+u)});return s.filter(c=>c).length<3?"none":s[1]===!0&&s[2]===!0||i===gn?"full":"mini"}function Q(e,t){let{draft:n}=e,r=x(n),o=n.y+r.minY,i=qe(n),s=r.cells.map(([d,p])=>[n.x+d,n.y+p]),a=$[n.piece];if(n.board=je(n.board,n.piece,r,n.x,n.y),n.actionsSinceTick=
0,o>=20){j(e,{type:"lock",t_us:n.tUs,piece:a,cells:s,t_spin:i,points:0}),Ye(e,"lock_out");return}let c=Me(n.board,o,r.rows.length),l=xn(e,c,i),u=c.length===0?l.
points:0;j(e,{type:"lock",t_us:n.tUs,piece:a,cells:s,t_spin:i,points:u}),c.length>0&&wn(e,c,i,l),kn(e,t)}function M(e,t,n=null){e.draft.end=t,j(e,{type:"end",t_us:e.
draft.tUs,reason:t,top_out:n})}function xn({draft:e},t,n){t.length>0&&(e.board=De(e.board,t));let r=t.length>0&&e.board.every(s=>s===0),o={level:b(e.lines),clears:e.
clears,backToBack:e.backToBack},i=Ne({lines:t.length,spin:n,isPerfect:r},o);return e.score+=i.points,e.clears=i.clears,e.backToBack=i.backToBack,i}function wn(e,t,n,r){
let{draft:o}=e,i=b(o.lines);o.lines+=t.length,j(e,{type:"line_clear",t_us:o.tUs,rows:t,t_spin:n,combo:Z(r.clears),back_to_back:r.isChained,perfect_clear:r.isPerfect,
points:r.points});let s=b(o.lines);s>i&&j(e,{type:"level_up",t_us:o.tUs,level:s})}function kn(e,t){let{draft:n}=e,[r,...o]=n.queue;if(!z(n,r)){Ye(e,"block_out");
return}n.pieces+=1,n.queue=[...o,t(n.pieces+o.length)]}function Ye(e,t){e.draft.piece=0,e.draft.resting=!1,M(e,"top_out",t)}var Xe=2e3;function We(e,t,n){let{draft:r}=e;for(let o=0;r.end===null&&r.dueUs<=t;o+=1){if(o===Xe)throw new Error(`A board nobody plays did not top out within ${Xe}\
 ticks.`);V(e,n)}r.end===null&&t>r.tUs&&Ze(e,t)}function V(e,t){let{draft:n}=e;if(n.dueUs>n.config.durationUs){Ze(e,n.config.durationUs);return}n.tUs=n.dueUs,n.
resting?Q(e,t):P(n,x(n),n.x,n.y-1,"gravity"),n.end===null&&n.tUs===n.config.durationUs&&M(e,"duration")}function Ze(e,t){let{draft:n}=e;n.tUs=Math.min(t,n.config.
durationUs),n.tUs===n.config.durationUs&&M(e,"duration")}function ze(e,t,n){let{draft:r}=e;switch(t.type){case"move":return _n(r,t.direction==="left"?-1:1);case"rotate":return Tn(r,t.direction==="cw"?1:3);case"soft_dr\
op":return Sn(r);case"hard_drop":return Rn(r),Q(e,n),!0;case"wait":return r.actionsSinceTick=0,V(e,n),!0;default:throw new TypeError(`No action of tetris-v2: ${JSON.
stringify(t)}`)}}function _n(e,t){let n=x(e);return L(e.board,n,e.x+t,e.y)?(P(e,n,e.x+t,e.y,"shift"),e.lastKick=-1,!0):!1}function Tn(e,t){let n=e.piece,r=(e.rotation+
t)%4,o=K(n,r),i=Ve(n,e.rotation,t);for(let s=0;s<i.length;s+=1){let[a,c]=i[s];if(L(e.board,o,e.x+a,e.y+c))return e.rotation=r,P(e,o,e.x+a,e.y+c,"shift"),e.lastKick=
s,!0}return!1}function Sn(e){return e.resting?!1:(P(e,x(e),e.x,e.y-1,"soft_drop"),e.lastKick=-1,e.score+=1,!0)}function Rn(e){let t=C(e.board,x(e),e.x,e.y);t!==
e.y&&(e.score+=2*(e.y-t),e.y=t,e.lastKick=-1)}function Qe(e){let t=e.board.slice(0,22).map(En).reverse();return{format:"rialto-game/4.0",t_us:e.tUs,status:e.end===null?"running":"ended",end_reason:e.end,board:t.
slice(2),buffer:t.slice(0,2),active:e.piece===0?null:An(e),next:e.queue.map(n=>$[n]),score:e.score,lines:e.lines,level:b(e.lines),pieces:e.pieces,combo:Z(e.clears),
back_to_back:e.backToBack,gravity:{us_per_row:v(e.lines),next_in_us:e.end===null?e.dueUs-e.tUs:null},left:{duration_us:e.config.durationUs-e.tUs,actions:e.config.
actionsMax-e.actions},last_event:e.lastEvent}}function An(e){let t=x(e),{x:n,y:r,resting:o}=e;return{piece:$[e.piece],rotation:e.rotation,x:n,y:r,cells:t.cells.
map(([i,s])=>[n+i,r+s]),ghost_y:C(e.board,t,n,r),lock:{resting:o,left_us:o?e.dueUs-e.tUs:e.lockLeftUs,resets_left:e.resetsLeft}}}function En(e){let t="";for(let n=0;n<
10;n+=1)t+=$[xe(e,n)];return t}var q={start:On,step:Fn,advance:Hn,project:Qe,outcome:Cn},vn=5,Un=32;function On(e,t,n){let{stepped:r,durationUs:o,actionsMax:i}=e;if(t!==1)throw new RangeError(
"One seat plays tetris-v2.");if(!et(o)||!et(i))throw new RangeError("Limits are whole numbers above 0.");let s={config:{stepped:r,durationUs:o,actionsMax:i},board:Pe,
tUs:0,piece:0,rotation:0,x:0,y:0,resting:!1,landed:!1,dueUs:0,lockLeftUs:0,resetsLeft:0,lowestRow:0,lastKick:-1,queue:Array.from({length:vn},(a,c)=>n(c+1)),pieces:1,
score:0,lines:0,clears:0,backToBack:!1,actions:0,actionsSinceTick:0,end:null,lastEvent:null};return z(s,n(0)),s}function Fn(e,t,n,r){if(t!==0)throw new RangeError(
"tetris-v2 has seat 0 only.");if(e.end!==null)return{state:e,events:[],refused:"over"};let o={draft:{...e},events:[]},{draft:i,events:s}=o;i.actions+=1,i.config.
stepped&&(i.actionsSinceTick+=1);let a=ze(o,n,r);return i.end===null&&i.actionsSinceTick===Un&&(i.actionsSinceTick=0,V(o,r)),i.end===null&&i.actions===i.config.
actionsMax&&M(o,"actions"),a?{state:i,events:s}:{state:i,events:s,refused:"blocked"}}function Hn(e,t,n){if(!Number.isSafeInteger(t)||t<e.tUs)throw new RangeError(
`Time ${t} is not after ${e.tUs}.`);if(e.end!==null||t===e.tUs)return{state:e,events:[]};let r={draft:{...e},events:[]};return We(r,Math.min(t,e.config.durationUs),
n),{state:r.draft,events:r.events}}function Cn({end:e,tUs:t,score:n,lines:r,pieces:o}){return e===null?null:{reason:e,tUs:t,score:n,lines:r,level:b(r),pieces:o}}
function et(e){return Number.isSafeInteger(e)&&e>0}function nt(e){let t={stepped:e.pace==="stepped",durationUs:e.duration_seconds_max*1e6,actionsMax:e.actions_max};return{slowness:Ce[e.pace],lastsUsMax:$n,resignation:null,
start:n=>q.start(t,e.seats,n),step:(n,r,o,i)=>q.step(n,r,o,i),advance:(n,r,o)=>q.advance(n,r,o),project:n=>q.project(n,null),timeOf:n=>n.tUs,result:n=>n.end===null?
null:tt(n,n.end),endedFor:tt,revealed:n=>n.pieces+n.queue.length,pieceOf:n=>n.pieces,turningUs:we,endBoundUs:Ke}}var $n=1440*60*1e6;function tt({tUs:e,score:t,lines:n,
pieces:r},o){return{reason:o,t_us:e,score:t,lines:n,level:b(n),pieces:r}}function rt(e,t){let n=-1,r=[];return o=>{let i=Math.floor(o/J.length);return i!==n&&(r=Pn(e,i,t),n=i),r[o%J.length]}}function Pn(e,t,n){if(!Number.isInteger(t)||
t<0||t>=2**32)throw new RangeError("Bags are numbered from 0 in 4 bytes.");let r=[...J],o=n(Bn(e,t)),i=0;for(let s=r.length-1;s>0;s-=1){let a=s+1,c;do i===o.length&&
(o=n(o),i=0),c=o[i],i+=1;while(c>=256-256%a);let l=c%a,u=r[s];r[s]=r[l],r[l]=u}return r}function Bn(e,t){let n=new Uint8Array(e.length+4);return n.set(e),new DataView(
n.buffer).setUint32(e.length,t),n}function ot(e){let t=e,{active:n,board:r,buffer:o}=t,i=new Map;if(n!==null){for(let[a,c]of n.cells)i.set(`${a},${c-n.y+n.ghost_y}`,":");for(let[a,c]of n.cells)i.
set(`${a},${c}`,"@")}return[...[...o,...r].map((a,c)=>{let l=o.length+r.length-1-c,u=[...a].map((d,p)=>i.get(`${p},${l}`)??d).join("");return`${String(l).padStart(
2)} |${u}|`}),"    0123456789",n===null?"no piece in play":`piece ${n.piece} (number ${t.pieces}), rotation ${n.rotation}, x ${n.x}, y ${n.y}, lands at y ${n.ghost_y}${n.
lock.resting?`, locks in ${n.lock.left_us} us`:""}`,`next ${t.next.join(" ")}`,`score ${t.score}, lines ${t.lines}, level ${t.level}, ${t.gravity.us_per_row} us\
 a row`,`left ${Math.floor(t.left.duration_us/1e6)} s of game time, ${t.left.actions} actions`]}var ee={type:"integer",minimum:0},k={type:"integer"},jn={type:"array",items:k,minItems:2,maxItems:2},it=(e,t)=>({type:"object",properties:{type:{const:e},direction:{
enum:t}},required:["type","direction"],additionalProperties:!1}),ke=e=>({type:"object",properties:{type:{const:e}},required:["type"],additionalProperties:!1}),st={
action:{oneOf:[it("move",["left","right"]),it("rotate",["cw","ccw"]),ke("soft_drop"),ke("hard_drop"),ke("wait")]},snapshot:{board:{type:"array",items:{type:"str\
ing"},description:"Tetris: 20 rows, top first."},buffer:{type:"array",items:{type:"string"},description:"The two rows above the board, top first."},active:{type:[
"object","null"],properties:{piece:{type:"string"},rotation:{type:"integer",description:"Quarter turns clockwise."},x:{type:"integer",description:"Lower left co\
rner of the square the piece turns in."},y:k,cells:{type:"array",items:jn,description:"[x, y]: columns from the left, rows from the floor, from 0."},ghost_y:{type:"\
integer",description:"`y` after a hard drop."},lock:{type:"object",properties:{resting:{type:"boolean"},left_us:k,resets_left:k}}}},next:{type:"array",items:{type:"\
string"}},score:k,lines:k,level:k,pieces:{type:"integer",description:"Number of the piece in play, from 1."},combo:k,back_to_back:{type:"boolean"},gravity:{type:"\
object",properties:{us_per_row:k,next_in_us:{type:["integer","null"]}},required:["us_per_row","next_in_us"]},left:{type:"object",properties:{duration_us:k,actions:k},
required:["duration_us","actions"]},last_event:{type:["object","null"],additionalProperties:!0,description:"What happened last."}},result:{score:ee,lines:ee,level:ee,
pieces:ee}};function g(e){return _e(e,1)}function _e(e,t){switch(typeof e){case"string":return at(e);case"number":if(!Number.isFinite(e))throw new TypeError("A number witho\
ut a JSON form");return Object.is(e,-0)?"0":String(e);case"boolean":return e?"true":"false";case"object":if(e===null)return"null";if(t>100)throw new TypeError("\
A value nested too deep, or within itself");return Array.isArray(e)?Mn(e,t):Dn(e,t);default:throw new TypeError(`A ${typeof e} has no JSON form`)}}function at(e){
if(!e.isWellFormed())throw new TypeError("A string with half of a surrogate pair");return JSON.stringify(e)}function Mn(e,t){let n="[";for(let r=0;r<e.length;r+=
1)n+=(r===0?"":",")+_e(e[r],t+1);return`${n}]`}function Dn(e,t){let n=Object.getPrototypeOf(e);if(n!==Object.prototype&&n!==null)throw new TypeError("An object \
that is not plain data");let r="{";for(let o of Nn(e))r+=`${r==="{"?"":","}${at(o)}:${_e(e[o],t+1)}`;return`${r}}`}function Nn(e){let t=Object.keys(e);for(let n=1;n<
t.length;n+=1)if(t[n-1]>t[n])return t.sort();return t}function lt(e){let{actions:t,actionsSinceTick:n,backToBack:r,board:o,clears:i,config:s,dueUs:a,end:c,landed:l,lastEvent:u}=e,{lastKick:d,lines:p,lockLeftUs:w,lowestRow:f,
piece:h,pieces:T,queue:H,resetsLeft:Kt,resting:Vt,rotation:qt}=e,Yt=`{"actions":${t},"actionsSinceTick":${n},"backToBack":${r},"board":${te(o)}`,Xt=`"clears":${i}\
,"config":${te(s)},"dueUs":${a},"end":${g(c)},"landed":${l}`,Wt=`"lastEvent":${u===null?"null":te(u)},"lastKick":${d},"lines":${p}`,Zt=`"lockLeftUs":${w},"lowes\
tRow":${f},"piece":${h},"pieces":${T},"queue":${te(H)}`,zt=`"resetsLeft":${Kt},"resting":${Vt},"rotation":${qt},"score":${e.score}`;return`${Yt},${Xt},${Wt},${Zt}\
,${zt},"tUs":${e.tUs},"x":${e.x},"y":${e.y}}`}var ct=new WeakMap;function te(e){let t=ct.get(e);if(t!==void 0)return t;let n=g(e);return ct.set(e,n),n}var ne={id:"tetris-v2",family:"tetris",version:2,lifecycle:"active",folder:"tetris",title:"Falling blocks",description:"Board, gravity, collision, scoring and t\
he end of the game belong to the server; one external agent moves, turns and drops the pieces.",modes:["realtime","solo"],playerRange:{min:1,max:1},snapshotFormat:"\
rialto-game/4.0",observationFormat:"rialto-game/4.0 authoritative snapshot",schemas:st,requiredPaths:[["board"],["active"],["next"],["score"],["lines"],["level"],
["status"],["last_event","events_since"]],endings:{byRules:{top_out:"Topped out",duration:be.duration,actions:be.actions},fromOutside:["resign","abandoned","dur\
ation","voided"]},seats:()=>1,configFault:e=>Object.keys(e).length===0?void 0:{pointer:"/engine_config",code:"empty",message:"This engine has no configuration."},
randomness:rt,open:nt,stateText:e=>lt(e),renderText:ot,certification:{endings:["top_out","duration","actions"],counts:(e,{score:t=0,lines:n=0,level:r=1,pieces:o=0})=>{
let i=e.filter(({type:a})=>a==="wait").length,s=e.filter(({type:a})=>a!=="end").length;return{pieces:o,lines:n,level:r,score:t,waits:i,actions:s-i}},least:{pieces:20,
actions:30,lines:1},seatsToAct:()=>[0]}};var Y=[ne];function ut(e){if(e!==ne.id)throw new RangeError("No such engine.");return ne}var In=/^[0-9a-f]*$/;function dt(e,{sha256:t}){return Gn(t(pt(e)))}function ft(e,t,n,{hmacSha256:r}){return r(pt(e),t+n)}function re(e){if(e.length%2!==0||!In.test(
e))throw new RangeError("Not hexadecimal digits, two a byte.");return Uint8Array.from({length:e.length/2},(t,n)=>Number.parseInt(e.slice(2*n,2*n+2),16))}function Gn(e){
return Array.from(e,t=>t.toString(16).padStart(2,"0")).join("")}function pt(e){if(e.length!==32)throw new RangeError("A server seed is 32 bytes.");return e}function oe(e,t,n){let r=ut(e.engine),o=r.open(e),i=ft(re(t),e.seed_scope??e.session_id,e.client_seed,n),s=r.randomness(i,n.sha256),a=o.start(s);return{driver:o,
pieces:s,state:a,ended:o.result(a)}}var mt=[];function X(e,{t_us:t,seat:n,action:r}){let{driver:o,pieces:i}=e;if(e.ended!==null)return"after_end";let s=yt(e,t);
if(s==="time")return s;if(o.result(e.state)!==null)return"after_end";if(r.type==="end")return e.ended=o.endedFor(e.state,r.reason),s;let{state:a,events:c}=o.step(
e.state,n,r,i);return e.state=a,e.ended=o.result(a),s.length===0?c:[...s,...c]}function ie(e,t){if(e.ended!==null)return mt;let n=yt(e,t);return n!=="time"&&(e.
ended=e.driver.result(e.state)),n}function yt(e,t){let{driver:n}=e,r=n.timeOf(e.state);if(t===r)return mt;if(t<r||n.slowness===null)return"time";let{state:o,events:i}=n.
advance(e.state,t,e.pieces);return e.state=o,i}var Te=64;function ht(e,t){let{records:n}=e,r=oe(e.header,e.footer.server_seed,t),{driver:o,pieces:i}=r,s=Jn(r,e),{kept:a,times:c,events:l}=s,u=c.length-1;function d(f){
if(p(f),f===u)return r.state;let h=Math.floor(f/Te),T={driver:o,pieces:i,state:a[h],ended:null};for(let H=h*Te;H<f;H+=1)Se(X(T,n[H]));return T.state}function p(f){
if(!Number.isInteger(f)||f<0||f>u)throw new RangeError("No such position.")}function w(f){let h=c.findIndex(T=>T>f);return h===-1?u:Math.max(0,h-1)}return{driver:o,
records:n,last:u,pieces:s.pieces,lineClears:s.lineClears,stateAt:d,snapshotAt:f=>o.project(d(f)),positionAt:w,timeAt(f){return p(f),c[f]},eventsAt(f){return p(f),
l.get(f)??[]},stateAtTime(f){let h=w(f),T=d(h);return h<u&&o.slowness!==null&&f>o.timeOf(T)?o.advance(T,f,i).state:T}}}function Jn(e,{records:t,footer:n}){let{driver:r}=e,
o={kept:[e.state],times:[0],events:new Map,pieces:[],lineClears:[]},i=r.pieceOf(e.state),s=(a,c)=>{o.times.push(r.timeOf(e.state)),a%Te===0&&o.kept.push(e.state),
c.length>0&&o.events.set(a,c),c.some(({type:l})=>l==="line_clear")&&o.lineClears.push(a),r.pieceOf(e.state)!==i&&o.pieces.push(a),i=r.pieceOf(e.state)};for(let[
a,c]of t.entries())s(a+1,Se(X(e,c)));if(e.ended===null&&s(t.length+1,Se(ie(e,n.result.t_us))),e.ended===null)throw new Error("The log was not verified: its game\
 has no end.");return o}function Se(e){if(typeof e=="string")throw new Error(`The log was not verified: ${e}.`);return e}var Re={"tetris-v2":"sha256:df2b6e5ac32f1194a4ff98da6c0de1878a05afea369967ebbba9d654ff57169f"};function gt(e,t){return t(g(e))}function R(e){if("const"in e)return bt([e.const]);if("enum"in e)return bt(e.enum);if("oneOf"in e)return Kn(e.oneOf.map(R));switch(e.type){case"object":return Yn(
e);case"array":return qn(e);case"integer":return Vn(e);case"boolean":return t=>typeof t=="boolean"?String(t):null;default:throw new TypeError(`No canonical form\
 for the schema ${JSON.stringify(e)}.`)}}function bt(e){let t=new Map(e.map(n=>[n,JSON.stringify(n)]));return n=>t.get(n)??null}function Kn(e){return t=>{for(let n of e){
let r=n(t);if(r!==null)return r}return null}}function Vn(e){let{minimum:t=Number.MIN_SAFE_INTEGER,maximum:n=Number.MAX_SAFE_INTEGER}=e;return r=>Number.isSafeInteger(
r)&&r>=t&&r<=n?String(r):null}function qn(e){let t=R(e.items),n=e.maxItems;return r=>{if(!Array.isArray(r)||r.length>n)return null;let o=r.map(t);return o.includes(
null)?null:`[${o.join(",")}]`}}function Yn(e){if(e.additionalProperties!==!1)throw new TypeError("An object without a closed list of properties.");let t=e.required??
[],n=Object.entries(e.properties??{}).map(([r,o])=>{let i=`${JSON.stringify(r)}:`;return{name:r,prefix:i,form:R(o),isRequired:t.includes(r)}}).sort(({name:r},{name:o})=>r<
o?-1:1);return r=>Xn(r,n)}function Xn(e,t){if(typeof e!="object"||e===null||Array.isArray(e))return null;let n="",r=0;for(let{name:i,prefix:s,form:a,isRequired:c}of t){
if(!Object.hasOwn(e,i)){if(c)return null;continue}let l=a(e[i]);if(l===null)return null;n+=r===0?s+l:`,${s}${l}`,r+=1}let o=0;for(let i in e)o+=1;return o===r?`\
{${n}}`:null}var xt=new Map(Y.map(({id:e,schemas:t,endings:n})=>{let r={type:"object",properties:{type:{const:"end"},reason:{enum:n.fromOutside}},required:["type","reason"],
additionalProperties:!1};return[e,{action:R(t.action),end:R(r)}]}));function wt(e){return xt.has(e)}function se(e,t){let n=xt.get(e);return n?.action(t)??n?.end(t)??null}function kt(e,t){return t(g(e))}function _t(e,t,n,r){return`{"action":${e},"n":${t},"seat":${n},"t_us":${r}}`}function ae(e,t,n=[]){if(!F(e))return"";for(let r of Object.keys(e))if(!Object.hasOwn(t,r))return"one that does not belong there";return Object.keys(t).find(r=>Object.
hasOwn(e,r)?t[r]?.(e[r])!==!0:!n.includes(r))}function Le(e,t=[]){return n=>ae(n,e,t)===void 0}function ce(e,t=Number.MAX_SAFE_INTEGER){return n=>S(n)&&n>=e&&n<=
t}function S(e){return Number.isSafeInteger(e)&&e>=0}function U(e){return t=>typeof t=="string"&&e.test(t)}function W(...e){return t=>e.includes(t)}function Tt(e,t){
return n=>Array.isArray(n)&&n.length<=t&&n.every(r=>e(r))}function St(e){return t=>typeof t=="string"&&t.length<=e&&t.isWellFormed()}var O=U(/^[0-9a-f]{64}$/);function F(e){
return typeof e=="object"&&e!==null&&!Array.isArray(e)}var Rt="rialto-replay/1";var D=U(/^[\x21-\x7e]{1,200}$/),Wn=1e9,Lt=Math.max(...Y.map(({playerRange:e})=>e.max)),Zn=4096,Et=new Map(Y.map(({id:e,schemas:t,endings:n})=>{let o={reason:{enum:[
...Object.keys(n.byRules),...n.fromOutside]},t_us:{type:"integer",minimum:0},...t.result};return[e,{config:R(t.config??At({})),result:R(At(o))}]}));function At(e){
return{type:"object",properties:e,required:Object.keys(e),additionalProperties:!1}}var zn=Le({slug:D,version:D,digest:D}),Qn={format:W(Rt),engine:wt,engine_build:U(
/^sha256:[0-9a-f]{64}$/),engine_config:F,session_id:D,seed_scope:D,game:e=>e===null||zn(e),mode:U(/^[a-z_]{1,40}$/),pace:W(...He),purpose:W("ranked","casual","p\
ractice","certification","daily"),seats:ce(1,Lt),players:Tt(D,Lt),duration_seconds_max:ce(1,Wn),actions_max:ce(1),client_seed:St(Zn),seed_commitment:O};function le(e){
let t=ae(e,Qn,["seed_scope"]);if(t!==void 0)return t;let{engine:n,engine_config:r,seats:o,players:i}=e;return er(n,r)?i.length===o?void 0:"players":"engine_conf\
ig"}function er(e,t){return typeof Et.get(e)?.config(t)=="string"}var tr=Le({alg:W("Ed25519"),kid:U(/^[0-9a-f]{16}$/),value:U(/^[A-Za-z0-9_-]{85}[AQgw]$/)}),nr={
server_seed:O,records:S,result:F,final_state_hash:O,chain_head:O,signature:tr};function ue(e,t){let n=ae(e,nr);return n!==void 0?n:typeof Et.get(t)?.result(e.result)==
"string"?void 0:"result"}function de(e){if(!F(e))return!1;let t=0;for(let n in e)t+=1;return t===5&&"n"in e&&"t_us"in e&&"seat"in e&&"action"in e&&"h"in e}function Ut(e,t,n=Re){let{header:r,records:o,footer:i}=e,s=rr(e);if(s!==void 0)return y("malformed",null,s);if(n[r.engine]!==r.engine_build)return y("other_buil\
d");if(dt(re(i.server_seed),t)!==r.seed_commitment)return y("seed");let a=or(e,t);if(a===null)return y("terms");let c=ir(a,e,t);return typeof c!="string"?c:ar(a,
e,c,t)??cr(a,o.length,i.final_state_hash)}function rr({header:e,records:t,footer:n}){let r=le(e);if(r!==void 0)return vt("header",r);let o=ue(n,e.engine);return o!==
void 0?vt("footer",o):Array.isArray(t)?void 0:"There is no list of records."}function vt(e,t){return t===""?`The ${e} is not an object.`:`A field of the ${e} is\
 not as it must be: ${t}.`}function or({header:e,footer:t},n){try{return oe(e,t.server_seed,n)}catch(r){if(r instanceof RangeError)return null;throw r}}function ir(e,{
header:t,records:n},{sha256Hex:r}){let o=kt(t,r);for(let i=0;i<n.length;i+=1){let s=n[i],a=i+1;if(!de(s))return y("malformed",a,"The record has not exactly the \
fields of one.");if(s.n!==a)return y("order",a);let{t_us:c,seat:l,action:u}=s,d=se(t.engine,u);if(d===null)return y("action",a);if(!sr(l,u,t))return y("seat",a);
if(!S(c))return y("malformed",a,"The time of the record is not a count of microseconds.");if(o=r(o+_t(d,a,l,c)),s.h!==o)return y("chain",a);let p=X(e,{t_us:c,seat:l,
action:u});if(typeof p=="string")return y(p,a)}return o}function sr(e,t,{seats:n}){return t.type==="end"&&t.reason!=="resign"?e===null:S(e)&&e<n}function ar(e,{
records:t,footer:n},r,{sha256Hex:o}){return n.records!==t.length?y("records"):n.chain_head!==r?y("chain_head"):(ie(e,n.result.t_us),e.ended===null?y("unfinished"):
g(e.ended)!==g(n.result)?y("result"):gt(e.state,o)===n.final_state_hash?null:y("state_hash"))}function cr({ended:e},t,n){if(e===null)throw new Error("A game wit\
hout an end was judged.");return{ok:!0,result:e,steps:t,finalStateHash:n}}var lr={malformed:"The log is not of the form of one.",other_build:"The game was playe\
d by another build of its engine than this program has.",terms:"The engine does not play the terms in the header.",seed:"The seed is not the one that was commit\
ted to.",order:"The number of the record is not the next one.",seat:"The seat of the record does not exist, or had nothing to do.",action:"The action is none of\
 this engine.",chain:"The hash of the record does not follow from all that stands before it.",time:"The time of the record lies before what had happened, or pas\
sed where only actions move it.",after_end:"The game had ended before this record.",unfinished:"The game had not ended when the log says it did.",result:"The ga\
me ended otherwise than the footer says.",state_hash:"The final state is not the one in the footer.",chain_head:"The chain does not end where the footer says.",
records:"The footer counts other records than there are."};function y(e,t=null,n=lr[e]){return{ok:!1,fault:e,n:t,detail:n}}function Ot(e){return e instanceof Uint8Array||ArrayBuffer.isView(e)&&e.constructor.name==="Uint8Array"&&"BYTES_PER_ELEMENT"in e&&e.BYTES_PER_ELEMENT===1}var Ae=e=>e?
`"${e}" `:"";function Ee(e,t=""){if(typeof e!="number")throw new TypeError(Ae(t)+"expected number, got "+typeof e);if(!Number.isSafeInteger(e)||e<0)throw new RangeError(
Ae(t)+"expected integer >= 0, got "+e);return e}function N(e,t,n=""){if(Ot(e)&&(t===void 0||e.length===t))return e;t!==void 0&&Ee(t,"length");let r=Ot(e),o=t!==void 0?` of length ${t}`:"",i=r?`length=${e.length}`:
`type=${typeof e}`,s=Ae(n)+"expected Uint8Array"+o+", got "+i;throw r?new RangeError(s):new TypeError(s)}function Ht(e){if(typeof e!="function"||typeof e.create!="function")throw new TypeError("expected hash wrapped by utils.createHasher");if(Ee(e.outputLen),Ee(e.blockLen),
e.outputLen<1||e.blockLen<1)throw new Error("hash blockLen / outputLen must be >= 1")}var ur=(e,t)=>{if(e===null||typeof e!="object"||Array.isArray(e))throw new TypeError(
(t==="object"?"":`"${t}" `)+"expected object, got type="+typeof e)},Ft=(e,t)=>{ur(e,t);let n=Object.getPrototypeOf(e);if(n!==Object.prototype&&n!==null)throw new TypeError(
`"${t}" expected plain object`);if(Object.hasOwn(e,"__proto__"))throw new TypeError(`"${t}.__proto__" is not allowed`)};function I(e,t=!0){if(e.destroyed)throw new Error(
"hash was destroyed");if(t&&e.finished)throw new Error("digest() was already called")}function fe(e,t){N(e,void 0,"output");let n=t.outputLen;if(!(e.length>=n))
throw new RangeError('"output" expected length >= '+n)}function G(...e){for(let t=0;t<e.length;t++)e[t].fill(0)}function pe(e){return new DataView(e.buffer,e.byteOffset,e.byteLength)}function _(e,t){return e<<32-t|e>>>
t}var dr=typeof Uint8Array.from([]).toHex=="function"&&typeof Uint8Array.fromHex=="function",fr=Array.from({length:256},(e,t)=>t.toString(16).padStart(2,"0"));function Ct(e){
if(N(e),dr)return e.toHex();let t="";for(let n=0;n<e.length;n++)t+=fr[e[n]];return t}function ve(e){if(typeof e!="string")throw new TypeError("string expected");let t=new TextEncoder().encode(e);try{return new Uint8Array(t)}finally{G(t)}}function pr(e,t,n="opts"){return Ft(e,"defaults"),t!==void 0&&Ft(t,n),Object.assign(Object.create(null),e,t)}function $t(e,t={}){if(typeof e!="function")throw new TypeError(
'"hashCons" expected function, got type='+typeof e);t=pr({},t,"info");let n=(o,i)=>e(i).update(o).digest(),r=e(void 0);return n.outputLen=r.outputLen,n.blockLen=
r.blockLen,n.canXOF=r.canXOF,n.create=o=>e(o),Object.assign(n,t),Object.freeze(n)}var Pt=e=>({oid:Uint8Array.from([6,9,96,134,72,1,101,3,4,2,e])});var me=class{oHash;iHash;blockLen;outputLen;canXOF=!1;finished=!1;destroyed=!1;constructor(t,n){if(Ht(t),N(n,void 0,"key"),this.iHash=t.create(),typeof this.iHash.
update!="function")throw new Error("expected Hash instance");this.blockLen=this.iHash.blockLen,this.outputLen=this.iHash.outputLen;let r=this.blockLen,o=new Uint8Array(
r);o.set(n.length>r?t.create().update(n).digest():n);for(let i=0;i<o.length;i++)o[i]^=54;this.iHash.update(o),this.oHash=t.create();for(let i=0;i<o.length;i++)o[i]^=
106;this.oHash.update(o),G(o)}update(t){return I(this),this.iHash.update(t),this}digestInto(t){I(this),fe(t,this),this.finished=!0;let n=t.subarray(0,this.outputLen);
this.iHash.digestInto(n),this.oHash.update(n),this.oHash.digestInto(n),this.destroy()}digest(){let t=new Uint8Array(this.oHash.outputLen);return this.digestInto(
t),t}_cloneInto(t){t||=Object.create(Object.getPrototypeOf(this),{});let{oHash:n,iHash:r,finished:o,destroyed:i,blockLen:s,outputLen:a,canXOF:c}=this;return t=t,
t.finished=o,t.destroyed=i,t.blockLen=s,t.outputLen=a,t.canXOF=c,t.oHash=n._cloneInto(t.oHash),t.iHash=r._cloneInto(t.iHash),t}clone(){return this._cloneInto()}destroy(){
this.destroyed=!0,this.oHash.destroy(),this.iHash.destroy()}},Bt=(()=>{let e=((t,n,r)=>new me(t,n).update(r).digest());return e.create=(t,n)=>new me(t,n),e})();var mr=e=>e/2**32|0,yr=e=>e>>>0;function jt(e,t,n,r){let o=mr(n),i=yr(n);e.setUint32(t,r?i:o,r),e.setUint32(t+4,r?o:i,r)}function Mt(e,t,n){return e&t^~e&n}function Dt(e,t,n){return e&t^e&n^t&n}var ye=class{blockLen;outputLen;canXOF=!1;padOffset;isLE;buffer;view;finished=!1;length=0;pos=0;destroyed=!1;constructor(t,n,r,o){
this.blockLen=t,this.outputLen=n,this.padOffset=r,this.isLE=o,this.buffer=new Uint8Array(t),this.view=pe(this.buffer)}update(t){I(this),N(t);let{view:n,buffer:r,
blockLen:o}=this,i=t.length,s=!1;for(let a=0;a<i;){let c=Math.min(o-this.pos,i-a);if(c===o){let l=pe(t);for(;o<=i-a;a+=o)this.process(l,a);s=!0;continue}r.set(a===
0&&c===i?t:t.subarray(a,a+c),this.pos),this.pos+=c,a+=c,this.pos===o&&(this.process(n,0),this.pos=0,s=!0)}return this.length+=t.length,s&&this.roundClean(),this}digestInto(t){
I(this),fe(t,this),this.finished=!0;let{buffer:n,view:r,blockLen:o,isLE:i}=this,{pos:s}=this;n[s++]=128,n.fill(0,s),this.padOffset>o-s&&(this.process(r,0),n.fill(
0)),jt(r,o-8,this.length*8,i),this.process(r,0),this.roundClean();let a=t===n?r:pe(t),c=this.outputLen,l=c/4,u=this.get();if(c%4||l>u.length)throw new Error("in\
valid outputLen");for(let d=0;d<l;d++)a.setUint32(4*d,u[d],i)}digest(){let{buffer:t,outputLen:n}=this;this.digestInto(t);let r=t.slice(0,n);return this.destroy(),
r}_cloneIntoMeta(t){let{buffer:n,length:r,finished:o,destroyed:i,pos:s}=this;return t.destroyed=i,t.finished=o,t.length=r,t.pos=s,s&&t.buffer.set(n),t}clone(){return this.
_cloneInto()}},Nt=Uint32Array.from([1779033703,3144134277,1013904242,2773480762,1359893119,2600822924,528734635,1541459225]);var hr=Uint32Array.from([1116352408,1899447441,3049323471,3921009573,961987163,1508970993,2453635748,2870763221,3624381080,310598401,607225278,1426881987,1925078388,
2162078206,2614888103,3248222580,3835390401,4022224774,264347078,604807628,770255983,1249150122,1555081692,1996064986,2554220882,2821834349,2952996808,3210313671,
3336571891,3584528711,113926993,338241895,666307205,773529912,1294757372,1396182291,1695183700,1986661051,2177026350,2456956037,2730485921,2820302411,3259730800,
3345764771,3516065817,3600352804,4094571909,275423344,430227734,506948616,659060556,883997877,958139571,1322822218,1537002063,1747873779,1955562222,2024104815,2227730452,
2361852424,2428436474,2756734187,3204031479,3329325298]),A=new Uint32Array(64),Ue=class extends ye{A=0;B=0;C=0;D=0;E=0;F=0;G=0;H=0;constructor(t,n){super(64,t,8,
!1),this.A=n[0]|0,this.B=n[1]|0,this.C=n[2]|0,this.D=n[3]|0,this.E=n[4]|0,this.F=n[5]|0,this.G=n[6]|0,this.H=n[7]|0}get(){let{A:t,B:n,C:r,D:o,E:i,F:s,G:a,H:c}=this;
return[t,n,r,o,i,s,a,c]}set(t,n,r,o,i,s,a,c){this.A=t|0,this.B=n|0,this.C=r|0,this.D=o|0,this.E=i|0,this.F=s|0,this.G=a|0,this.H=c|0}_cloneInto(t){return(t||=new this.
constructor).set(...this.get()),this._cloneIntoMeta(t)}process(t,n){for(let d=0;d<16;d++,n+=4)A[d]=t.getUint32(n,!1);for(let d=16;d<64;d++){let p=A[d-15],w=A[d-
2],f=_(p,7)^_(p,18)^p>>>3,h=_(w,17)^_(w,19)^w>>>10;A[d]=h+A[d-7]+f+A[d-16]|0}let{A:r,B:o,C:i,D:s,E:a,F:c,G:l,H:u}=this;for(let d=0;d<64;d++){let p=_(a,6)^_(a,11)^
_(a,25),w=u+p+Mt(a,c,l)+hr[d]+A[d]|0,h=(_(r,2)^_(r,13)^_(r,22))+Dt(r,o,i)|0;u=l,l=c,c=a,a=s+w|0,s=i,i=o,o=r,r=w+h|0}r=r+this.A|0,o=o+this.B|0,i=i+this.C|0,s=s+this.
D|0,a=a+this.E|0,c=c+this.F|0,l=l+this.G|0,u=u+this.H|0,this.set(r,o,i,s,a,c,l,u)}roundClean(){G(A)}destroy(){this.destroyed=!0,this.set(0,0,0,0,0,0,0,0),G(this.
buffer)}},Oe=class extends Ue{constructor(){super(32,Nt)}};var he=$t(()=>new Oe,Pt(1));var Fe={sha256:he,sha256Hex:e=>Ct(he(ve(e))),hmacSha256:(e,t)=>Bt(he,e,ve(t))};function gr(e,t,n,r,o){return`{"action":${e},"h":"${t}","n":${n},"seat":${r},"t_us":${o}}`}function br(e){let t=e.split(`
`),n=t.length-2;if(n<1||t[n+1]!=="")return ge(t.length,"A log is a header, its records and a footer, and ends with a line feed.");let r=It(t[0],"header"),o=r===
void 0?"its text":le(r);if(o!==void 0)return ge(1,`A header should stand here; not as it must be: ${o}.`);let{engine:i}=r,s=[];for(let l=1;l<n;l+=1){let u=xr(t[l],
i);if(u===null)return ge(l+1,"A record should stand here, in the one form it has.");s.push(u)}let a=It(t[n],"footer"),c=a===void 0?"its text":ue(a,i);return c!==
void 0?ge(n+1,`A footer should stand here; not as it must be: ${c}.`):{ok:!0,log:{header:r,records:s,footer:a}}}function It(e,t){let n=Gt(e);if(F(n))try{return Object.
keys(n).join()===t&&g(n)===e?n[t]:void 0}catch(r){if(r instanceof TypeError)return;throw r}}function xr(e,t){let n=Gt(e);if(!de(n))return null;let{action:r,h:o,
n:i,seat:s,t_us:a}=n,c=se(t,r);return c===null||!O(o)||!S(i)||!S(a)||!(s===null||S(s))?null:gr(c,o,i,s,a)===e?n:null}function Gt(e){try{return JSON.parse(e)}catch{
return}}function ge(e,t){return{ok:!1,fault:"text",line:e,detail:t}}function Jt({server_seed:e,records:t,result:n,final_state_hash:r,chain_head:o}){return g({server_seed:e,records:t,result:n,final_state_hash:r,chain_head:o})}function wr({footer:e},t){return kr(Jt(e),e.signature,t)}async function kr(e,{kid:t,value:n},r){let o=r.find(s=>s.kid===t);if(o===void 0)return{ok:!1,fault:"unk\
nown_key",kid:t};let i=await _r(e,n,o.x);return i===null?{ok:!1,fault:"unsupported",kid:t}:i?{ok:!0,kid:t}:{ok:!1,fault:"forged",kid:t}}async function _r(e,t,n){
let r=globalThis.crypto?.subtle;if(r===void 0)return null;try{let o=await r.importKey("jwk",{kty:"OKP",crv:"Ed25519",x:n},"Ed25519",!1,["verify"]);return await r.
verify("Ed25519",o,Tr(t),new TextEncoder().encode(e))}catch(o){return o.name==="NotSupportedError"?null:!1}}function Tr(e){let t=atob(e.replaceAll("-","+").replaceAll(
"_","/"));return Uint8Array.from(t,n=>n.charCodeAt(0))}function Yi(e,t=Fe){return Ut(e,t)}function Xi(e,t=Fe){return ht(e,t)}export{Re as engineBuilds,Xi as openRerun,br as parseLog,Yi as verifyLog,wr as verifySignature};
