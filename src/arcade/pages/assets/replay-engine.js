// Written by `npm run contracts` from src/arcade/engines and src/arcade/replay; not by hand.
// The rules that the server plays and verifies by, packed small for pages to run them again.
var Zt=/^[0-9a-f]*$/;function We(e,{sha256:t}){return zt(t(Ye(e)))}function Q(e,t,n,{hmacSha256:r}){return r(Ye(e),t+n)}function B(e){if(e.length%2!==0||!Zt.test(
e))throw new RangeError("Not hexadecimal digits, two a byte.");return Uint8Array.from({length:e.length/2},(t,n)=>Number.parseInt(e.slice(2*n,2*n+2),16))}function zt(e){
return Array.from(e,t=>t.toString(16).padStart(2,"0")).join("")}function Ye(e){if(e.length!==32)throw new RangeError("A server seed is 32 bytes.");return e}function g(e){return ke(e,1)}function ke(e,t){switch(typeof e){case"string":return Je(e);case"number":if(!Number.isFinite(e))throw new TypeError("A number witho\
ut a JSON form");return Object.is(e,-0)?"0":String(e);case"boolean":return e?"true":"false";case"object":if(e===null)return"null";if(t>100)throw new TypeError("\
A value nested too deep, or within itself");return Array.isArray(e)?Qt(e,t):en(e,t);default:throw new TypeError(`A ${typeof e} has no JSON form`)}}function Je(e){
if(!e.isWellFormed())throw new TypeError("A string with half of a surrogate pair");return JSON.stringify(e)}function Qt(e,t){let n="[";for(let r=0;r<e.length;r+=
1)n+=(r===0?"":",")+ke(e[r],t+1);return`${n}]`}function en(e,t){let n=Object.getPrototypeOf(e);if(n!==Object.prototype&&n!==null)throw new TypeError("An object \
that is not plain data");let r="{";for(let o of tn(e))r+=`${r==="{"?"":","}${Je(o)}:${ke(e[o],t+1)}`;return`${r}}`}function tn(e){let t=Object.keys(e);for(let n=1;n<
t.length;n+=1)if(t[n-1]>t[n])return t.sort();return t}function ee(e,t){return t(g(e))}var W=[1,2,3,4,5,6,7],L=".IJLOSTZ",Te=6,nn={1:["....","IIII","....","...."],2:["J..","JJJ","..."],3:["..L","LLL","..."],4:["OO","OO"],5:[".SS","SS.","..."],6:["\
.T.","TTT","..."],7:["ZZ.",".ZZ","..."]},rn={1:[3,18],2:[3,19],3:[3,19],4:[4,20],5:[3,19],6:[3,19],7:[3,19]},on=W.flatMap(e=>sn(nn[e]));function M(e,t){return on[(e-
1)*4+t]}function Se(e){return rn[e]}function sn(e){let t=e.length,n=[],r=e.flatMap((o,s)=>Array.from(o).flatMap((i,a)=>i==="."?[]:[[a,t-1-s]]));for(let o=0;o<4;o+=
1)n.push(an(r)),r=r.map(([s,i])=>[i,t-1-s]);return n}function an(e){let t=e.map(([a])=>a),n=e.map(([,a])=>a),r=Math.min(...t),o=Math.min(...n),s=Math.max(...n),
i=Array.from({length:s-o+1},(a,c)=>e.filter(([,l])=>l===o+c).reduce((l,[u])=>l|1<<3*(u-r),0));return{cells:e,minX:r,maxX:Math.max(...t),minY:o,maxY:s,rows:i}}function te(e,t){let n=-1,r=[];return o=>{let s=Math.floor(o/W.length);return s!==n&&(r=cn(e,s,t),n=s),r[o%W.length]}}function cn(e,t,n){if(!Number.isInteger(t)||
t<0||t>=2**32)throw new RangeError("Bags are numbered from 0 in 4 bytes.");let r=[...W],o=n(ln(e,t)),s=0;for(let i=r.length-1;i>0;i-=1){let a=i+1,c;do s===o.length&&
(o=n(o),s=0),c=o[s],s+=1;while(c>=256-256%a);let l=c%a,u=r[i];r[i]=r[l],r[l]=u}return r}function ln(e,t){let n=new Uint8Array(e.length+4);return n.set(e),new DataView(
n.buffer).setUint32(e.length,t),n}var Xe=["realtime","slow-10","slow-60","stepped"],ne={realtime:1,"slow-10":10,"slow-60":60,stepped:null};var qe=Array(40).fill(0),Ve=153391689;function k(e,t,n,r){let o=n+t.minX,s=r+t.minY;if(o<0||n+t.maxX>=10||s<0||r+t.maxY>=40)return!1;let{rows:i}=t;for(let a=0;a<
i.length;a+=1){let c=i[a]*7<<3*o;if((e[s+a]&c)!==0)return!1}return!0}function A(e,t,n,r){let o=r;for(;k(e,t,n,o-1);)o-=1;return o}function Ze(e,t,n){return t<0||
t>=10||n<0||n>=40?!0:re(e[n],t)!==0}function re(e,t){return e>>3*t&7}function Re(e,t,n,r,o){let s=e.slice();for(let[i,a]of n.rows.entries()){let c=o+n.minY+i;s[c]=
s[c]|a*t<<3*(r+n.minX)}return s}function Le(e,t,n){let r=[];for(let o=t;o<t+n;o+=1){let s=e[o];((s|s>>1|s>>2)&Ve)===Ve&&r.push(o)}return r}function Ae(e,t){let n=e.
filter((r,o)=>!t.includes(o));for(;n.length<40;)n.push(0);return n}var un={none:[0,100,300,500,800],mini:[100,200,400],full:[400,800,1200,1600]},dn=[0,800,1200,1800,2e3],fn=50,pn=20;function ze({lines:e,spin:t,isPerfect:n},{level:r,
clears:o,backToBack:s}){let i=un[t][e];if(i===void 0)throw new Error(`No placement clears ${e} lines with spin ${t}.`);if(e===0)return{points:i*r,clears:0,backToBack:s,
isChained:!1,isPerfect:!1};let a=e===4||t!=="none",c=a&&s,l=c?i*3/2:i,u=n?dn[e]:0;return{points:(l+u+fn*o)*r,clears:o+1,backToBack:a,isChained:c,isPerfect:n}}function x(e){
return Math.min(pn,1+Math.floor(e/10))}function oe(e){return Math.max(0,e-1)}var mn=[1e6,793e3,617796,472729,355197,262004,189677,134735,93882,64152,42976,28218,18153,11439,7059,4264,2520,1457,824,455],U=5e5,Qe=15;function E(e){return mn[x(
e)-1]}function w({piece:e,rotation:t}){if(e===0)throw new Error("No piece is in play.");return M(e,t)}function se(e,t){let n=M(t,0),[r,o]=Se(t);return k(e.board,
n,r,o)?(e.piece=t,e.rotation=0,e.x=r,e.y=o,e.lowestRow=o+n.minY,e.lockLeftUs=U,e.resetsLeft=Qe,e.lastKick=-1,e.resting=!k(e.board,n,r,o-1),e.landed=e.resting,e.
dueUs=e.tUs+(e.resting?U:E(e.lines)),!0):!1}function $(e,t,n,r,o){let s=e.resting,i=s?e.dueUs-e.tUs:e.lockLeftUs;o==="shift"&&e.landed&&e.resetsLeft>0&&(e.resetsLeft-=
1,i=U);let a=r+t.minY;a<e.lowestRow&&(e.lowestRow=a,e.resetsLeft=Qe,i=U),e.x=n,e.y=r,e.lockLeftUs=i,e.resting=!k(e.board,t,n,r-1),e.resting?(e.landed=!0,e.dueUs=
e.tUs+i):(s||o!=="shift")&&(e.dueUs=e.tUs+E(e.lines))}function Ue(e){let{config:t,dueUs:n,resting:r,y:o}=e;if(e.end!==null)return e.tUs;if(r)return Math.min(n,t.durationUs);let s=w(e),i=A(e.board,s,e.x,o),a=o-i,c=n+
(a-1)*E(e.lines),l=i+s.minY<e.lowestRow?U:e.lockLeftUs;return Math.min(c+l,t.durationUs)}var yn=10,hn=2,gn=4;function et(e){let{config:t,board:n,lines:r}=e;if(e.
end!==null)return e.tUs;let o=E(r+yn),s=Ue(e),i=bn(n)+gn;for(;i<=20&&s<t.durationUs;)s+=(20-i)*o+U,i+=hn;return Math.min(s,t.durationUs)}function bn(e){let t=e.
length;for(;t>0&&e[t-1]===0;)t-=1;return t}function Ee(e,t,n){if(e===4)return xn;let r=e===1?vn:wn;return(n===1?r.clockwise:r.counterClockwise)[t]}var xn=[[0,0]],wn={clockwise:[m("0 0  -1 0  -1 1  0 -2  \
-1 -2"),m("0 0  1 0  1 -1  0 2  1 2"),m("0 0  1 0  1 1  0 -2  1 -2"),m("0 0  -1 0  -1 -1  0 2  -1 2")],counterClockwise:[m("0 0  1 0  1 1  0 -2  1 -2"),m("0 0  \
1 0  1 -1  0 2  1 2"),m("0 0  -1 0  -1 1  0 -2  -1 -2"),m("0 0  -1 0  -1 -1  0 2  -1 2")]},vn={clockwise:[m("0 0  -2 0  1 0  -2 -1  1 2"),m("0 0  -1 0  2 0  -1 \
2  2 -1"),m("0 0  2 0  -1 0  2 1  -1 -2"),m("0 0  1 0  -2 0  1 -2  -2 1")],counterClockwise:[m("0 0  -1 0  2 0  -1 2  2 -1"),m("0 0  2 0  -1 0  2 1  -1 -2"),m("\
0 0  1 0  -2 0  1 -2  -2 1"),m("0 0  -2 0  1 0  -2 -1  1 2")]};function m(e){return e.split("  ").map(t=>{let[n,r]=t.split(" ").map(Number);return[n,r]})}function D({draft:e,events:t},n){e.lastEvent=n,t.push(n)}var _n=4,kn=[[0,0],[0,2],[2,2],[2,0]];function tt({board:e,piece:t,rotation:n,x:r,y:o,lastKick:s}){if(t!==Te||s<0)return"none";let i=[0,1,2,3].map(c=>{let[l,u]=kn[(n+
c)%4];return Ze(e,r+l,o+u)});return i.filter(c=>c).length<3?"none":i[1]===!0&&i[2]===!0||s===_n?"full":"mini"}function ie(e,t){let{draft:n}=e,r=w(n),o=n.y+r.minY,s=tt(n),i=r.cells.map(([d,h])=>[n.x+d,n.y+h]),a=L[n.piece];if(n.board=Re(n.board,n.piece,r,n.x,n.y),n.actionsSinceTick=
0,o>=20){D(e,{type:"lock",t_us:n.tUs,piece:a,cells:i,t_spin:s,points:0}),nt(e,"lock_out");return}let c=Le(n.board,o,r.rows.length),l=Tn(e,c,s),u=c.length===0?l.
points:0;D(e,{type:"lock",t_us:n.tUs,piece:a,cells:i,t_spin:s,points:u}),c.length>0&&Sn(e,c,s,l),Rn(e,t)}function j(e,t,n=null){e.draft.end=t,D(e,{type:"end",t_us:e.
draft.tUs,reason:t,top_out:n})}function Tn({draft:e},t,n){t.length>0&&(e.board=Ae(e.board,t));let r=t.length>0&&e.board.every(i=>i===0),o={level:x(e.lines),clears:e.
clears,backToBack:e.backToBack},s=ze({lines:t.length,spin:n,isPerfect:r},o);return e.score+=s.points,e.clears=s.clears,e.backToBack=s.backToBack,s}function Sn(e,t,n,r){
let{draft:o}=e,s=x(o.lines);o.lines+=t.length,D(e,{type:"line_clear",t_us:o.tUs,rows:t,t_spin:n,combo:oe(r.clears),back_to_back:r.isChained,perfect_clear:r.isPerfect,
points:r.points});let i=x(o.lines);i>s&&D(e,{type:"level_up",t_us:o.tUs,level:i})}function Rn(e,t){let{draft:n}=e,[r,...o]=n.queue;if(!se(n,r)){nt(e,"block_out");
return}n.pieces+=1,n.queue=[...o,t(n.pieces+o.length)]}function nt(e,t){e.draft.piece=0,e.draft.resting=!1,j(e,"top_out",t)}var rt=2e3;function ot(e,t,n){let{draft:r}=e;for(let o=0;r.end===null&&r.dueUs<=t;o+=1){if(o===rt)throw new Error(`A board nobody plays did not top out within ${rt}\
 ticks.`);Y(e,n)}r.end===null&&t>r.tUs&&st(e,t)}function Y(e,t){let{draft:n}=e;if(n.dueUs>n.config.durationUs){st(e,n.config.durationUs);return}n.tUs=n.dueUs,n.
resting?ie(e,t):$(n,w(n),n.x,n.y-1,"gravity"),n.end===null&&n.tUs===n.config.durationUs&&j(e,"duration")}function st(e,t){let{draft:n}=e;n.tUs=Math.min(t,n.config.
durationUs),n.tUs===n.config.durationUs&&j(e,"duration")}function it(e,t,n){let{draft:r}=e;switch(t.type){case"move":return Ln(r,t.direction==="left"?-1:1);case"rotate":return An(r,t.direction==="cw"?1:3);case"soft_dr\
op":return Un(r);case"hard_drop":return En(r),ie(e,n),!0;case"wait":return r.actionsSinceTick=0,Y(e,n),!0;default:throw new TypeError(`No action of tetris-v2: ${JSON.
stringify(t)}`)}}function Ln(e,t){let n=w(e);return k(e.board,n,e.x+t,e.y)?($(e,n,e.x+t,e.y,"shift"),e.lastKick=-1,!0):!1}function An(e,t){let n=e.piece,r=(e.rotation+
t)%4,o=M(n,r),s=Ee(n,e.rotation,t);for(let i=0;i<s.length;i+=1){let[a,c]=s[i];if(k(e.board,o,e.x+a,e.y+c))return e.rotation=r,$(e,o,e.x+a,e.y+c,"shift"),e.lastKick=
i,!0}return!1}function Un(e){return e.resting?!1:($(e,w(e),e.x,e.y-1,"soft_drop"),e.lastKick=-1,e.score+=1,!0)}function En(e){let t=A(e.board,w(e),e.x,e.y);t!==
e.y&&(e.score+=2*(e.y-t),e.y=t,e.lastKick=-1)}function ct(e){let t=e.board.slice(0,22).map(Hn).reverse();return{format:"rialto-game/4.0",t_us:e.tUs,status:e.end===null?"running":"ended",end_reason:e.end,board:t.
slice(2),buffer:t.slice(0,2),active:e.piece===0?null:On(e),next:e.queue.map(n=>L[n]),score:e.score,lines:e.lines,level:x(e.lines),pieces:e.pieces,combo:oe(e.clears),
back_to_back:e.backToBack,gravity:{us_per_row:E(e.lines),next_in_us:e.end===null?e.dueUs-e.tUs:null},left:{duration_us:e.config.durationUs-e.tUs,actions:e.config.
actionsMax-e.actions},last_event:e.lastEvent}}function On(e){let t=w(e),{x:n,y:r,resting:o}=e;return{piece:L[e.piece],rotation:e.rotation,x:n,y:r,cells:t.cells.
map(([s,i])=>[n+s,r+i]),ghost_y:A(e.board,t,n,r),lock:{resting:o,left_us:o?e.dueUs-e.tUs:e.lockLeftUs,resets_left:e.resetsLeft}}}function Hn(e){let t="";for(let n=0;n<
10;n+=1)t+=L[re(e,n)];return t}var J={start:Pn,step:Fn,advance:Bn,project:ct,outcome:Mn},Cn=5,Gn=32;function Pn(e,t,n){let{stepped:r,durationUs:o,actionsMax:s}=e;if(t!==1)throw new RangeError(
"One seat plays tetris-v2.");if(!lt(o)||!lt(s))throw new RangeError("Limits are whole numbers above 0.");let i={config:{stepped:r,durationUs:o,actionsMax:s},board:qe,
tUs:0,piece:0,rotation:0,x:0,y:0,resting:!1,landed:!1,dueUs:0,lockLeftUs:0,resetsLeft:0,lowestRow:0,lastKick:-1,queue:Array.from({length:Cn},(a,c)=>n(c+1)),pieces:1,
score:0,lines:0,clears:0,backToBack:!1,actions:0,actionsSinceTick:0,end:null,lastEvent:null};return se(i,n(0)),i}function Fn(e,t,n,r){if(t!==0)throw new RangeError(
"tetris-v2 has seat 0 only.");if(e.end!==null)return{state:e,events:[],refused:"over"};let o={draft:{...e},events:[]},{draft:s,events:i}=o;s.actions+=1,s.config.
stepped&&(s.actionsSinceTick+=1);let a=it(o,n,r);return s.end===null&&s.actionsSinceTick===Gn&&(s.actionsSinceTick=0,Y(o,r)),s.end===null&&s.actions===s.config.
actionsMax&&j(o,"actions"),a?{state:s,events:i}:{state:s,events:i,refused:"blocked"}}function Bn(e,t,n){if(!Number.isSafeInteger(t)||t<e.tUs)throw new RangeError(
`Time ${t} is not after ${e.tUs}.`);if(e.end!==null||t===e.tUs)return{state:e,events:[]};let r={draft:{...e},events:[]};return ot(r,Math.min(t,e.config.durationUs),
n),{state:r.draft,events:r.events}}function Mn({end:e,tUs:t,score:n,lines:r,pieces:o}){return e===null?null:{reason:e,tUs:t,score:n,lines:r,level:x(r),pieces:o}}
function lt(e){return Number.isSafeInteger(e)&&e>0}function dt(e){let t={stepped:e.pace==="stepped",durationUs:e.duration_seconds_max*1e6,actionsMax:e.actions_max};return{slowness:ne[e.pace],lastsUsMax:$n,resignation:null,
start:n=>J.start(t,e.seats,n),step:(n,r,o,s)=>J.step(n,r,o,s),advance:(n,r,o)=>J.advance(n,r,o),project:n=>J.project(n,null),timeOf:n=>n.tUs,result:n=>n.end===null?
null:ut(n,n.end),endedFor:ut,revealed:n=>n.pieces+n.queue.length,pieceOf:n=>n.pieces,turningUs:Ue,endBoundUs:et}}var $n=1440*60*1e6;function ut({tUs:e,score:t,lines:n,
pieces:r},o){return{reason:o,t_us:e,score:t,lines:n,level:x(n),pieces:r}}var Dn={width:[2,32],height:[2,32],seats:[1,4],connect:[2,32],maxTurns:[1,4096]};function ft(e){for(let[t,[n,r]]of Object.entries(Dn)){let o=e[t];if(!Number.isInteger(
o)||o<n||o>r)return`${t} is a whole number from ${n} to ${r}`}if(e.connect>Math.max(e.width,e.height))return"connect is longer than the board"}var jn=[[1,0],[0,1],[1,1],[1,-1]];function mt(e,t,n,r){for(let[o,s]of jn){let i=pt(e,t,n,-o,-s),a=i+1+pt(e,t,n,o,s);if(!(a<r))return Array.from({length:a},(c,l)=>[
t+(l-i)*o,n+(l-i)*s])}return null}function pt(e,t,n,r,o){let s=e[n]?.[t],i=0;for(;e[n+(i+1)*o]?.[t+(i+1)*r]===s;)i+=1;return i}var He=3;function yt(e,t,n){let{draft:r,events:o}=e,s=n===void 0?void 0:r.board[n],i=t===void 0?void 0:s?.[t];if(t===void 0||n===void 0||s===void 0||i===void 0)
return Oe(e,"outside");if(i!==0)return Oe(e,"taken");let a=r.toMove;r.board=r.board.with(n,s.with(t,a+1)),r.stones+=1,r.turn+=1,r.lastMove={type:"place",seat:a,
x:t,y:n},o.push({type:"place",t_us:r.tUs,seat:a,x:t,y:n});let{grid:c,mode:l}=r.rules;if(r.winningLine=mt(r.board,t,n,c.connect),r.winningLine!==null){let u=l===
"cooperative"?xt(r):[a];ae(e,{kind:"win",reason:"line",winners:u})}else r.stones===c.width*c.height?ae(e,{kind:"draw",reason:"full_board",winners:[]}):gt(e)}function ht(e){
let{draft:t,events:n}=e;if(t.rules.grid.allowPass!==!0)return Oe(e,"pass_not_allowed");let r=t.toMove;t.turn+=1,t.lastMove={type:"pass",seat:r},n.push({type:"pa\
ss",t_us:t.tUs,seat:r}),gt(e)}function ce(e,t,n){let{draft:r,events:o}=e;r.departures=r.departures.with(t,n),o.push({type:"left",t_us:r.tUs,seat:t,reason:n});let s=xt(
r),{grid:i,mode:a}=r.rules,c=a==="competitive"&&i.seats>1?2:1;s.length<c?ae(e,{kind:s.length>0?"win":"loss",reason:n,winners:s}):t===r.toMove&&bt(r)}function Oe(e,t){
return e.draft.refusals+=1,e.draft.refusals===He&&ce(e,e.draft.toMove,"forfeit"),t}function gt(e){e.draft.turn===e.draft.rules.grid.maxTurns?ae(e,{kind:"draw",reason:"\
max_turns",winners:[]}):bt(e.draft)}function bt(e){do e.toMove=(e.toMove+1)%e.departures.length;while(e.departures[e.toMove]!==null);e.refusals=0,e.dueUs=e.tUs+
e.rules.turnUs}function ae({draft:e,events:t},n){e.result=n,t.push({type:"end",t_us:e.tUs,...n})}function xt({departures:e}){return e.flatMap((t,n)=>t===null?[n]:
[])}function wt(e){let{rules:t,result:n}=e;return{format:"rialto-turn-grid/2.0",t_us:e.tUs,status:n===null?"running":"ended",turn:e.turn,max_turns:t.grid.maxTurns,to_move:n===
null?e.toMove:null,turn_left_us:n===null?e.dueUs-e.tUs:null,refusals_left:He-e.refusals,board:e.board.map(r=>r.map(o=>o===0?".":String(o-1)).join("")),seats:e.departures.
map((r,o)=>({seat:o,left:r})),config:t.grid,mode:t.mode,last_move:e.lastMove,winning_line:e.winningLine,result:n}}var X={start:Nn,step:In,advance:Wn,project:wt,outcome:Yn};function Nn({grid:e,mode:t,turnUs:n},r){let o=ft(e);if(o!==void 0)throw new RangeError(`This grid cann\
ot be played: ${o}.`);if(r!==e.seats)throw new RangeError(`The grid has ${e.seats} seats, not ${r}.`);if(!Number.isSafeInteger(n)||n<1)throw new RangeError("A t\
urn has a whole number of microseconds.");return{rules:{grid:{...e},mode:t,turnUs:n},tUs:0,board:Array(e.height).fill(Array(e.width).fill(0)),turn:0,stones:0,toMove:0,
dueUs:n,refusals:0,departures:Array(r).fill(null),lastMove:null,winningLine:null,result:null}}function In(e,t,n){if(!(t in e.departures))throw new RangeError(`T\
here is no seat ${t}.`);if(e.result!==null||e.departures[t]!==null)return{state:e,events:[],refused:"over"};if(n.type!=="resign"&&t!==e.toMove)return{state:e,events:[],
refused:"not_your_turn"};let r={draft:{...e},events:[]},o=Kn(r,t,n),s={state:r.draft,events:r.events};return o===void 0?s:{...s,refused:o}}function Kn(e,t,{type:n,
x:r,y:o}){switch(n){case"place":return yt(e,r,o);case"pass":return ht(e);case"resign":ce(e,t,"resign");return;default:throw new TypeError(`No action of turn-gri\
d-v2: ${JSON.stringify(n)}`)}}function Wn(e,t){if(!Number.isSafeInteger(t)||t<e.tUs)throw new RangeError(`Time ${t} is not after ${e.tUs}.`);if(e.result!==null||
t===e.tUs)return{state:e,events:[]};let n={draft:{...e},events:[]},{draft:r}=n;for(;r.result===null&&r.dueUs<=t;)r.tUs=r.dueUs,ce(n,r.toMove,"timeout");return r.
result===null&&(r.tUs=t),{state:r,events:n.events}}function Yn({result:e,tUs:t}){return e===null?null:{...e,tUs:t}}var Jn=30,Xn=1440*60;function vt(e){let t=ne[e.pace],n={grid:e.engine_config,mode:e.mode==="cooperative"?"cooperative":"competitive",turnUs:(t===null?Xn:Jn)*1e6};
return{slowness:t??1,lastsUsMax:Number.MAX_SAFE_INTEGER,resignation:{type:"resign"},start:r=>X.start(n,e.seats,r),step:(r,o,s,i)=>X.step(r,o,s,i),advance:(r,o,s)=>X.
advance(r,o,s),project:r=>X.project(r,null),timeOf:r=>r.tUs,result:({result:r,tUs:o})=>r===null?null:{reason:r.reason,t_us:o,kind:r.kind,winners:r.winners},endedFor:({
tUs:r},o)=>({reason:o,t_us:r,kind:"loss",winners:[]}),revealed:()=>0,pieceOf:()=>0,turningUs:r=>r.result===null?r.dueUs:r.tUs,endBoundUs:r=>r.result===null?r.dueUs:
r.tUs}}var Vn={"tetris-v2":dt,"turn-grid-v2":vt};function Ce(e){let t=Vn[e.engine];if(t===void 0)throw new RangeError("No such engine.");return t(e)}function le(e,t,n){let r=Ce(e),o=Q(B(t),e.session_id,e.client_seed,n),s=te(o,n.sha256),i=r.start(s);return{driver:r,pieces:s,state:i,ended:r.result(i)}}var _t=[];
function V(e,{t_us:t,seat:n,action:r}){let{driver:o,pieces:s}=e;if(e.ended!==null)return"after_end";let i=kt(e,t);if(i==="time")return i;if(o.result(e.state)!==
null)return"after_end";if(r.type==="end")return e.ended=o.endedFor(e.state,r.reason),i;let{state:a,events:c}=o.step(e.state,n,r,s);return e.state=a,e.ended=o.result(
a),i.length===0?c:[...i,...c]}function ue(e,t){if(e.ended!==null)return _t;let n=kt(e,t);return n!=="time"&&(e.ended=e.driver.result(e.state)),n}function kt(e,t){
let{driver:n}=e,r=n.timeOf(e.state);if(t===r)return _t;if(t<r||n.slowness===null)return"time";let{state:o,events:s}=n.advance(e.state,t,e.pieces);return e.state=
o,s}var Ge=64;function Tt(e,t){let{records:n}=e,r=le(e.header,e.footer.server_seed,t),{driver:o,pieces:s}=r,i=qn(r,e),{kept:a,times:c,events:l}=i,u=c.length-1;function d(f){
if(h(f),f===u)return r.state;let b=Math.floor(f/Ge),T={driver:o,pieces:s,state:a[b],ended:null};for(let z=b*Ge;z<f;z+=1)Pe(V(T,n[z]));return T.state}function h(f){
if(!Number.isInteger(f)||f<0||f>u)throw new RangeError("No such position.")}function _(f){let b=c.findIndex(T=>T>f);return b===-1?u:Math.max(0,b-1)}return{driver:o,
records:n,last:u,pieces:i.pieces,lineClears:i.lineClears,stateAt:d,positionAt:_,timeAt(f){return h(f),c[f]},eventsAt(f){return h(f),l.get(f)??[]},stateAtTime(f){
let b=_(f),T=d(b);return b<u&&o.slowness!==null&&f>o.timeOf(T)?o.advance(T,f,s).state:T}}}function qn(e,{records:t,footer:n}){let{driver:r}=e,o={kept:[e.state],
times:[0],events:new Map,pieces:[],lineClears:[]},s=r.pieceOf(e.state),i=(a,c)=>{o.times.push(r.timeOf(e.state)),a%Ge===0&&o.kept.push(e.state),c.length>0&&o.events.
set(a,c),c.some(({type:l})=>l==="line_clear")&&o.lineClears.push(a),r.pieceOf(e.state)!==s&&o.pieces.push(a),s=r.pieceOf(e.state)};for(let[a,c]of t.entries())i(
a+1,Pe(V(e,c)));if(e.ended===null&&i(t.length+1,Pe(ue(e,n.result.t_us))),e.ended===null)throw new Error("The log was not verified: its game has no end.");return o}
function Pe(e){if(typeof e=="string")throw new Error(`The log was not verified: ${e}.`);return e}function St(e){return e instanceof Uint8Array||ArrayBuffer.isView(e)&&e.constructor.name==="Uint8Array"&&"BYTES_PER_ELEMENT"in e&&e.BYTES_PER_ELEMENT===1}var Fe=e=>e?
`"${e}" `:"";function Be(e,t=""){if(typeof e!="number")throw new TypeError(Fe(t)+"expected number, got "+typeof e);if(!Number.isSafeInteger(e)||e<0)throw new RangeError(
Fe(t)+"expected integer >= 0, got "+e);return e}function N(e,t,n=""){if(St(e)&&(t===void 0||e.length===t))return e;t!==void 0&&Be(t,"length");let r=St(e),o=t!==void 0?` of length ${t}`:"",s=r?`length=${e.length}`:
`type=${typeof e}`,i=Fe(n)+"expected Uint8Array"+o+", got "+s;throw r?new RangeError(i):new TypeError(i)}function Lt(e){if(typeof e!="function"||typeof e.create!="function")throw new TypeError("expected hash wrapped by utils.createHasher");if(Be(e.outputLen),Be(e.blockLen),
e.outputLen<1||e.blockLen<1)throw new Error("hash blockLen / outputLen must be >= 1")}var Zn=(e,t)=>{if(e===null||typeof e!="object"||Array.isArray(e))throw new TypeError(
(t==="object"?"":`"${t}" `)+"expected object, got type="+typeof e)},Rt=(e,t)=>{Zn(e,t);let n=Object.getPrototypeOf(e);if(n!==Object.prototype&&n!==null)throw new TypeError(
`"${t}" expected plain object`);if(Object.hasOwn(e,"__proto__"))throw new TypeError(`"${t}.__proto__" is not allowed`)};function I(e,t=!0){if(e.destroyed)throw new Error(
"hash was destroyed");if(t&&e.finished)throw new Error("digest() was already called")}function de(e,t){N(e,void 0,"output");let n=t.outputLen;if(!(e.length>=n))
throw new RangeError('"output" expected length >= '+n)}function K(...e){for(let t=0;t<e.length;t++)e[t].fill(0)}function fe(e){return new DataView(e.buffer,e.byteOffset,e.byteLength)}function v(e,t){return e<<32-t|e>>>
t}var zn=typeof Uint8Array.from([]).toHex=="function"&&typeof Uint8Array.fromHex=="function",Qn=Array.from({length:256},(e,t)=>t.toString(16).padStart(2,"0"));function At(e){
if(N(e),zn)return e.toHex();let t="";for(let n=0;n<e.length;n++)t+=Qn[e[n]];return t}function Me(e){if(typeof e!="string")throw new TypeError("string expected");let t=new TextEncoder().encode(e);try{return new Uint8Array(t)}finally{K(t)}}function er(e,t,n="opts"){return Rt(e,"defaults"),t!==void 0&&Rt(t,n),Object.assign(Object.create(null),e,t)}function Ut(e,t={}){if(typeof e!="function")throw new TypeError(
'"hashCons" expected function, got type='+typeof e);t=er({},t,"info");let n=(o,s)=>e(s).update(o).digest(),r=e(void 0);return n.outputLen=r.outputLen,n.blockLen=
r.blockLen,n.canXOF=r.canXOF,n.create=o=>e(o),Object.assign(n,t),Object.freeze(n)}var Et=e=>({oid:Uint8Array.from([6,9,96,134,72,1,101,3,4,2,e])});var pe=class{oHash;iHash;blockLen;outputLen;canXOF=!1;finished=!1;destroyed=!1;constructor(t,n){if(Lt(t),N(n,void 0,"key"),this.iHash=t.create(),typeof this.iHash.
update!="function")throw new Error("expected Hash instance");this.blockLen=this.iHash.blockLen,this.outputLen=this.iHash.outputLen;let r=this.blockLen,o=new Uint8Array(
r);o.set(n.length>r?t.create().update(n).digest():n);for(let s=0;s<o.length;s++)o[s]^=54;this.iHash.update(o),this.oHash=t.create();for(let s=0;s<o.length;s++)o[s]^=
106;this.oHash.update(o),K(o)}update(t){return I(this),this.iHash.update(t),this}digestInto(t){I(this),de(t,this),this.finished=!0;let n=t.subarray(0,this.outputLen);
this.iHash.digestInto(n),this.oHash.update(n),this.oHash.digestInto(n),this.destroy()}digest(){let t=new Uint8Array(this.oHash.outputLen);return this.digestInto(
t),t}_cloneInto(t){t||=Object.create(Object.getPrototypeOf(this),{});let{oHash:n,iHash:r,finished:o,destroyed:s,blockLen:i,outputLen:a,canXOF:c}=this;return t=t,
t.finished=o,t.destroyed=s,t.blockLen=i,t.outputLen=a,t.canXOF=c,t.oHash=n._cloneInto(t.oHash),t.iHash=r._cloneInto(t.iHash),t}clone(){return this._cloneInto()}destroy(){
this.destroyed=!0,this.oHash.destroy(),this.iHash.destroy()}},Ot=(()=>{let e=((t,n,r)=>new pe(t,n).update(r).digest());return e.create=(t,n)=>new pe(t,n),e})();var tr=e=>e/2**32|0,nr=e=>e>>>0;function Ht(e,t,n,r){let o=tr(n),s=nr(n);e.setUint32(t,r?s:o,r),e.setUint32(t+4,r?o:s,r)}function Ct(e,t,n){return e&t^~e&n}function Gt(e,t,n){return e&t^e&n^t&n}var me=class{blockLen;outputLen;canXOF=!1;padOffset;isLE;buffer;view;finished=!1;length=0;pos=0;destroyed=!1;constructor(t,n,r,o){
this.blockLen=t,this.outputLen=n,this.padOffset=r,this.isLE=o,this.buffer=new Uint8Array(t),this.view=fe(this.buffer)}update(t){I(this),N(t);let{view:n,buffer:r,
blockLen:o}=this,s=t.length,i=!1;for(let a=0;a<s;){let c=Math.min(o-this.pos,s-a);if(c===o){let l=fe(t);for(;o<=s-a;a+=o)this.process(l,a);i=!0;continue}r.set(a===
0&&c===s?t:t.subarray(a,a+c),this.pos),this.pos+=c,a+=c,this.pos===o&&(this.process(n,0),this.pos=0,i=!0)}return this.length+=t.length,i&&this.roundClean(),this}digestInto(t){
I(this),de(t,this),this.finished=!0;let{buffer:n,view:r,blockLen:o,isLE:s}=this,{pos:i}=this;n[i++]=128,n.fill(0,i),this.padOffset>o-i&&(this.process(r,0),n.fill(
0)),Ht(r,o-8,this.length*8,s),this.process(r,0),this.roundClean();let a=t===n?r:fe(t),c=this.outputLen,l=c/4,u=this.get();if(c%4||l>u.length)throw new Error("in\
valid outputLen");for(let d=0;d<l;d++)a.setUint32(4*d,u[d],s)}digest(){let{buffer:t,outputLen:n}=this;this.digestInto(t);let r=t.slice(0,n);return this.destroy(),
r}_cloneIntoMeta(t){let{buffer:n,length:r,finished:o,destroyed:s,pos:i}=this;return t.destroyed=s,t.finished=o,t.length=r,t.pos=i,i&&t.buffer.set(n),t}clone(){return this.
_cloneInto()}},Pt=Uint32Array.from([1779033703,3144134277,1013904242,2773480762,1359893119,2600822924,528734635,1541459225]);var rr=Uint32Array.from([1116352408,1899447441,3049323471,3921009573,961987163,1508970993,2453635748,2870763221,3624381080,310598401,607225278,1426881987,1925078388,
2162078206,2614888103,3248222580,3835390401,4022224774,264347078,604807628,770255983,1249150122,1555081692,1996064986,2554220882,2821834349,2952996808,3210313671,
3336571891,3584528711,113926993,338241895,666307205,773529912,1294757372,1396182291,1695183700,1986661051,2177026350,2456956037,2730485921,2820302411,3259730800,
3345764771,3516065817,3600352804,4094571909,275423344,430227734,506948616,659060556,883997877,958139571,1322822218,1537002063,1747873779,1955562222,2024104815,2227730452,
2361852424,2428436474,2756734187,3204031479,3329325298]),S=new Uint32Array(64),$e=class extends me{A=0;B=0;C=0;D=0;E=0;F=0;G=0;H=0;constructor(t,n){super(64,t,8,
!1),this.A=n[0]|0,this.B=n[1]|0,this.C=n[2]|0,this.D=n[3]|0,this.E=n[4]|0,this.F=n[5]|0,this.G=n[6]|0,this.H=n[7]|0}get(){let{A:t,B:n,C:r,D:o,E:s,F:i,G:a,H:c}=this;
return[t,n,r,o,s,i,a,c]}set(t,n,r,o,s,i,a,c){this.A=t|0,this.B=n|0,this.C=r|0,this.D=o|0,this.E=s|0,this.F=i|0,this.G=a|0,this.H=c|0}_cloneInto(t){return(t||=new this.
constructor).set(...this.get()),this._cloneIntoMeta(t)}process(t,n){for(let d=0;d<16;d++,n+=4)S[d]=t.getUint32(n,!1);for(let d=16;d<64;d++){let h=S[d-15],_=S[d-
2],f=v(h,7)^v(h,18)^h>>>3,b=v(_,17)^v(_,19)^_>>>10;S[d]=b+S[d-7]+f+S[d-16]|0}let{A:r,B:o,C:s,D:i,E:a,F:c,G:l,H:u}=this;for(let d=0;d<64;d++){let h=v(a,6)^v(a,11)^
v(a,25),_=u+h+Ct(a,c,l)+rr[d]+S[d]|0,b=(v(r,2)^v(r,13)^v(r,22))+Gt(r,o,s)|0;u=l,l=c,c=a,a=i+_|0,i=s,s=o,o=r,r=_+b|0}r=r+this.A|0,o=o+this.B|0,s=s+this.C|0,i=i+this.
D|0,a=a+this.E|0,c=c+this.F|0,l=l+this.G|0,u=u+this.H|0,this.set(r,o,s,i,a,c,l,u)}roundClean(){K(S)}destroy(){this.destroyed=!0,this.set(0,0,0,0,0,0,0,0),K(this.
buffer)}},De=class extends $e{constructor(){super(32,Pt)}};var ye=Ut(()=>new De,Et(1));var H={sha256:ye,sha256Hex:e=>At(ye(Me(e))),hmacSha256:(e,t)=>Ot(ye,e,Me(t))};var je={"tetris-v2":"sha256:df2b6e5ac32f1194a4ff98da6c0de1878a05afea369967ebbba9d654ff57169f","turn-grid-v2":"sha256:5a6339a4d1239c3f97feffdfc9cca17834f78fc7f29\
144a3dff90847ea110757"};var or={"tetris-v2":["resign","abandoned","duration","voided"],"turn-grid-v2":["actions","abandoned","voided"]},Bt={"tetris-v2":ir,"turn-grid-v2":ar};function Ne(e){
return typeof e=="string"&&Object.hasOwn(Bt,e)}function he(e,t){if(typeof t!="object"||t===null||!Ne(e))return null;let n=t;return n.type==="end"?sr(or[e]??[],n):
Bt[e]?.(n)??null}function sr(e,t){let{reason:n}=t;return Ie(t)!==2||typeof n!="string"||!e.includes(n)?null:`{"reason":"${n}","type":"end"}`}function ir(e){let{
type:t,direction:n}=e,r=Ie(e);switch(t){case"move":return r===2&&(n==="left"||n==="right")?`{"direction":"${n}","type":"move"}`:null;case"rotate":return r===2&&
(n==="cw"||n==="ccw")?`{"direction":"${n}","type":"rotate"}`:null;case"soft_drop":case"hard_drop":case"wait":return r===1?`{"type":"${t}"}`:null;default:return null}}
function ar(e){let{type:t}=e;if(t!=="place"&&t!=="pass"&&t!=="resign")return null;let n=Ft(e,"x"),r=Ft(e,"y");if(n===null||r===null)return null;let o=1+ +(n!=="")+
+(r!=="");return Ie(e)===o?`{"type":"${t}"${n}${r}}`:null}var cr=31;function Ft(e,t){let n=e[t];return n===void 0?t in e?null:"":typeof n=="number"&&Number.isInteger(
n)&&n>=0&&n<=cr?`,"${t}":${n}`:null}function Ie(e){let t=0;for(let n in e)t+=1;return t}function ge(e,t,n=[]){if(!F(e))return"";for(let r of Object.keys(e))if(!Object.hasOwn(t,r))return"one that does not belong there";return Object.keys(t).find(r=>Object.
hasOwn(e,r)?t[r]?.(e[r])!==!0:!n.includes(r))}function C(e,t=[]){return n=>ge(n,e,t)===void 0}function q(e,t=Number.MAX_SAFE_INTEGER){return n=>p(n)&&n>=e&&n<=t}
function p(e){return Number.isSafeInteger(e)&&e>=0}function G(e){return t=>typeof t=="string"&&e.test(t)}function R(...e){return t=>e.includes(t)}function Ke(e,t){
return n=>Array.isArray(n)&&n.length<=t&&n.every(r=>e(r))}function Mt(e){return t=>typeof t=="string"&&t.length<=e&&t.isWellFormed()}var P=G(/^[0-9a-f]{64}$/);function F(e){
return typeof e=="object"&&e!==null&&!Array.isArray(e)}var $t="rialto-replay/1";var Z=G(/^[\x21-\x7e]{1,200}$/),lr=1e9,be=4,ur=4096,dr=C({}),fr=C({template:R("line-placement"),width:p,height:p,seats:p,connect:p,maxTurns:p,allowPass:e=>typeof e==
"boolean"},["allowPass"]),pr={"tetris-v2":dr,"turn-grid-v2":fr},mr=C({slug:Z,version:Z,digest:Z}),yr={format:R($t),engine:Ne,engine_build:G(/^sha256:[0-9a-f]{64}$/),
engine_config:F,session_id:Z,game:e=>e===null||mr(e),mode:G(/^[a-z_]{1,40}$/),pace:R(...Xe),purpose:R("ranked","casual","practice","certification"),seats:q(1,be),
players:Ke(Z,be),duration_seconds_max:q(1,lr),actions_max:q(1),client_seed:Mt(ur),seed_commitment:P};function xe(e){let t=ge(e,yr);if(t!==void 0)return t;let{engine:n,
engine_config:r,seats:o,players:s}=e;return pr[n]?.(r)!==!0?"engine_config":s.length===o?void 0:"players"}var hr=C({alg:R("Ed25519"),kid:G(/^[0-9a-f]{16}$/),value:G(
/^[A-Za-z0-9_-]{85}[AQgw]$/)}),gr=["top_out","duration","actions","line","full_board","max_turns"],br=["resign","forfeit","timeout","abandoned","voided"],Dt={reason:R(
...gr,...br),t_us:p},xr={"tetris-v2":C({...Dt,score:p,lines:p,level:p,pieces:p}),"turn-grid-v2":C({...Dt,kind:R("win","draw","loss"),winners:Ke(q(0,be-1),be)})},
wr={server_seed:P,records:p,result:F,final_state_hash:P,chain_head:P,signature:hr};function we(e,t){let n=ge(e,wr);return n!==void 0?n:xr[t]?.(e.result)===!0?void 0:
"result"}function ve(e){if(!F(e))return!1;let t=0;for(let n in e)t+=1;return t===5&&"n"in e&&"t_us"in e&&"seat"in e&&"action"in e&&"h"in e}function vr({header:e,records:t,footer:n}){let r=`${g({header:e})}
`;for(let o of t)r+=`${_r(o)}
`;return`${r}${g({footer:n})}
`}function _r({action:e,h:t,n,seat:r,t_us:o}){return Nt(g(e),t,n,r,o)}function Nt(e,t,n,r,o){return`{"action":${e},"h":"${t}","n":${n},"seat":${r},"t_us":${o}}`}
function It(e){let t=e.split(`
`),n=t.length-2;if(n<1||t[n+1]!=="")return _e(t.length,"A log is a header, its records and a footer, and ends with a line feed.");let r=jt(t[0],"header"),o=r===
void 0?"its text":xe(r);if(o!==void 0)return _e(1,`A header should stand here; not as it must be: ${o}.`);let{engine:s}=r,i=[];for(let l=1;l<n;l+=1){let u=kr(t[l],
s);if(u===null)return _e(l+1,"A record should stand here, in the one form it has.");i.push(u)}let a=jt(t[n],"footer"),c=a===void 0?"its text":we(a,s);return c!==
void 0?_e(n+1,`A footer should stand here; not as it must be: ${c}.`):{ok:!0,log:{header:r,records:i,footer:a}}}function jt(e,t){let n=Kt(e);if(F(n))try{return Object.
keys(n).join()===t&&g(n)===e?n[t]:void 0}catch(r){if(r instanceof TypeError)return;throw r}}function kr(e,t){let n=Kt(e);if(!ve(n))return null;let{action:r,h:o,
n:s,seat:i,t_us:a}=n,c=he(t,r);return c===null||!P(o)||!p(s)||!p(a)||!(i===null||p(i))?null:Nt(c,o,s,i,a)===e?n:null}function Kt(e){try{return JSON.parse(e)}catch{
return}}function _e(e,t){return{ok:!1,fault:"text",line:e,detail:t}}function Wt(e,t){return t(g(e))}function Yt(e,t,n,r){return`{"action":${e},"n":${t},"seat":${n},"t_us":${r}}`}function Xt(e,t,n=je){let{header:r,records:o,footer:s}=e,i=Tr(e);if(i!==void 0)return y("malformed",null,i);if(n[r.engine]!==r.engine_build)return y("other_buil\
d");if(We(B(s.server_seed),t)!==r.seed_commitment)return y("seed");let a=Sr(e,t);if(a===null)return y("terms");let c=Rr(a,e,t);return typeof c!="string"?c:Ar(a,
e,c,t)??Ur(a,o.length,s.final_state_hash)}function Tr({header:e,records:t,footer:n}){let r=xe(e);if(r!==void 0)return Jt("header",r);let o=we(n,e.engine);return o!==
void 0?Jt("footer",o):Array.isArray(t)?void 0:"There is no list of records."}function Jt(e,t){return t===""?`The ${e} is not an object.`:`A field of the ${e} is\
 not as it must be: ${t}.`}function Sr({header:e,footer:t},n){try{return le(e,t.server_seed,n)}catch(r){if(r instanceof RangeError)return null;throw r}}function Rr(e,{
header:t,records:n},{sha256Hex:r}){let o=Wt(t,r);for(let s=0;s<n.length;s+=1){let i=n[s],a=s+1;if(!ve(i))return y("malformed",a,"The record has not exactly the \
fields of one.");if(i.n!==a)return y("order",a);let{t_us:c,seat:l,action:u}=i,d=he(t.engine,u);if(d===null)return y("action",a);if(!Lr(l,u,t))return y("seat",a);
if(!p(c))return y("malformed",a,"The time of the record is not a count of microseconds.");if(o=r(o+Yt(d,a,l,c)),i.h!==o)return y("chain",a);let h=V(e,{t_us:c,seat:l,
action:u});if(typeof h=="string")return y(h,a)}return o}function Lr(e,t,{seats:n}){return t.type==="end"&&t.reason!=="resign"?e===null:p(e)&&e<n}function Ar(e,{
records:t,footer:n},r,{sha256Hex:o}){return n.records!==t.length?y("records"):n.chain_head!==r?y("chain_head"):(ue(e,n.result.t_us),e.ended===null?y("unfinished"):
g(e.ended)!==g(n.result)?y("result"):ee(e.state,o)===n.final_state_hash?null:y("state_hash"))}function Ur({ended:e},t,n){if(e===null)throw new Error("A game wit\
hout an end was judged.");return{ok:!0,result:e,steps:t,finalStateHash:n}}var Er={malformed:"The log is not of the form of one.",other_build:"The game was playe\
d by another build of its engine than this program has.",terms:"The engine does not play the terms in the header.",seed:"The seed is not the one that was commit\
ted to.",order:"The number of the record is not the next one.",seat:"The seat of the record does not exist, or had nothing to do.",action:"The action is none of\
 this engine.",chain:"The hash of the record does not follow from all that stands before it.",time:"The time of the record lies before what had happened, or pas\
sed where only actions move it.",after_end:"The game had ended before this record.",unfinished:"The game had not ended when the log says it did.",result:"The ga\
me ended otherwise than the footer says.",state_hash:"The final state is not the one in the footer.",chain_head:"The chain does not end where the footer says.",
records:"The footer counts other records than there are."};function y(e,t=null,n=Er[e]){return{ok:!1,fault:e,n:t,detail:n}}function Vt({server_seed:e,records:t,result:n,final_state_hash:r,chain_head:o}){return g({server_seed:e,records:t,result:n,final_state_hash:r,chain_head:o})}async function qt({footer:e},t){let{kid:n,value:r}=e.signature,o=t.find(i=>i.kid===n);if(o===void 0)return{ok:!1,fault:"unknown_key",kid:n};let s=await Or(Vt(e),
r,o.x);return s===null?{ok:!1,fault:"unsupported",kid:n}:s?{ok:!0,kid:n}:{ok:!1,fault:"forged",kid:n}}async function Or(e,t,n){let r=globalThis.crypto?.subtle;if(r===
void 0)return null;try{let o=await r.importKey("jwk",{kty:"OKP",crv:"Ed25519",x:n},"Ed25519",!1,["verify"]);return await r.verify("Ed25519",o,Hr(t),new TextEncoder().
encode(e))}catch(o){return o.name==="NotSupportedError"?null:!1}}function Hr(e){let t=atob(e.replaceAll("-","+").replaceAll("_","/"));return Uint8Array.from(t,n=>n.
charCodeAt(0))}function Cr(e){return Xt(e,H)}function xi(e){return Tt(e,H)}function wi(e,t,n){let r=Q(B(e),t,n,H);return te(r,H.sha256)}function vi(e){return ee(e,H.sha256Hex)}export{je as engineBuilds,vr as formatLog,Ce as openDriver,xi as openRerun,It as parseLog,wi as pieceSequence,vi as stateHash,Cr as verifyLog,qt as verifySignature};
