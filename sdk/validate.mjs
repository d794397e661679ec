// Written by `npm run contracts` from src/arcade/games/bundle; not by hand.
// The check of games before they are uploaded, for Node and browsers: validateBundle({ archive }) or validateBundle({ files })
// gives the report that the server gives for the same bytes. Contains parts of acorn (MIT, (c) 2012-2022 by various contributors),
// css-tree (MIT, (c) 2016-2024 Roman Dvornov), entities (BSD-2-Clause, (c) Felix Böhm), noble-hashes (MIT, (c) 2022 Paul Miller),
// parse5 (MIT, (c) 2013-2019 Ivan Nikulin), saxes (ISC, (c) Isaac Z. Schlueter and contributors), typebox (MIT, (c) 2017-2026
// Haydn Paterson) and xmlchars (MIT, (c) Louis-Dominique Dubeau).
var Sk=Object.create;var rf=Object.defineProperty;var Ck=Object.getOwnPropertyDescriptor;var _k=Object.getOwnPropertyNames;var Rk=Object.getPrototypeOf,Nk=Object.prototype.hasOwnProperty;var Mu=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(r){throw t=0,r}},Xt=(e,t)=>{for(var r in t)rf(e,r,{get:t[r],enumerable:!0})},vk=(e,t,r,n)=>{
if(t&&typeof t=="object"||typeof t=="function")for(let i of _k(t))!Nk.call(e,i)&&i!==r&&rf(e,i,{get:()=>t[i],enumerable:!(n=Ck(t,i))||n.enumerable});return e};var Dk=(e,t,r)=>(r=e!=null?Sk(Rk(e)):{},vk(t||!e||!e.__esModule?rf(r,"default",{value:e,enumerable:!0}):r,e));var dN=Mu($e=>{"use strict";Object.defineProperty($e,"__esModule",{value:!0});$e.CHAR=`	
\r -퟿-�𐀀-􏿿`;$e.S=` 	\r
`;$e.NAME_START_CHAR=":A-Z_a-zÀ-ÖØ-öø-˿Ͱ-ͽͿ-῿‌‍⁰-↏Ⰰ-⿯、-퟿豈-﷏ﷰ-�𐀀-󯿿";$e.NAME_CHAR="-"+$e.NAME_START_CHAR+".0-9·̀-ͯ‿-⁀";
$e.CHAR_RE=new RegExp("^["+$e.CHAR+"]$","u");$e.S_RE=new RegExp("^["+$e.S+"]+$","u");$e.NAME_START_CHAR_RE=new RegExp("^["+$e.NAME_START_CHAR+"]$","u");$e.NAME_CHAR_RE=
new RegExp("^["+$e.NAME_CHAR+"]$","u");$e.NAME_RE=new RegExp("^["+$e.NAME_START_CHAR+"]["+$e.NAME_CHAR+"]*$","u");$e.NMTOKEN_RE=new RegExp("^["+$e.NAME_CHAR+"]+\
$","u");var w0=9,$0=10,P0=13,M0=32;$e.S_LIST=[M0,$0,P0,w0];function A8(e){return e>=M0&&e<=55295||e===$0||e===P0||e===w0||e>=57344&&e<=65533||e>=65536&&e<=1114111}
$e.isChar=A8;function S8(e){return e===M0||e===$0||e===P0||e===w0}$e.isS=S8;function fN(e){return e>=65&&e<=90||e>=97&&e<=122||e===58||e===95||e===8204||e===8205||
e>=192&&e<=214||e>=216&&e<=246||e>=248&&e<=767||e>=880&&e<=893||e>=895&&e<=8191||e>=8304&&e<=8591||e>=11264&&e<=12271||e>=12289&&e<=55295||e>=63744&&e<=64975||e>=
65008&&e<=65533||e>=65536&&e<=983039}$e.isNameStartChar=fN;function C8(e){return fN(e)||e>=48&&e<=57||e===45||e===46||e===183||e>=768&&e<=879||e>=8255&&e<=8256}
$e.isNameChar=C8});var bN=Mu(be=>{"use strict";Object.defineProperty(be,"__esModule",{value:!0});be.CHAR="-퟿-�𐀀-􏿿";be.RESTRICTED_CHAR="-\b\v\f---";be.S=` 	\
\r
`;be.NAME_START_CHAR=":A-Z_a-zÀ-ÖØ-öø-˿Ͱ-ͽͿ-῿‌‍⁰-↏Ⰰ-⿯、-퟿豈-﷏ﷰ-�𐀀-󯿿";be.NAME_CHAR="-"+be.NAME_START_CHAR+".0-9·̀-ͯ‿-⁀";
be.CHAR_RE=new RegExp("^["+be.CHAR+"]$","u");be.RESTRICTED_CHAR_RE=new RegExp("^["+be.RESTRICTED_CHAR+"]$","u");be.S_RE=new RegExp("^["+be.S+"]+$","u");be.NAME_START_CHAR_RE=
new RegExp("^["+be.NAME_START_CHAR+"]$","u");be.NAME_CHAR_RE=new RegExp("^["+be.NAME_CHAR+"]$","u");be.NAME_RE=new RegExp("^["+be.NAME_START_CHAR+"]["+be.NAME_CHAR+
"]*$","u");be.NMTOKEN_RE=new RegExp("^["+be.NAME_CHAR+"]+$","u");var hN=9,gN=10,xN=13,EN=32;be.S_LIST=[EN,gN,xN,hN];function _8(e){return e>=1&&e<=55295||e>=57344&&
e<=65533||e>=65536&&e<=1114111}be.isChar=_8;function R8(e){return e>=1&&e<=8||e===11||e===12||e>=14&&e<=31||e>=127&&e<=132||e>=134&&e<=159}be.isRestrictedChar=R8;
function N8(e){return e===9||e===10||e===13||e>31&&e<127||e===133||e>159&&e<=55295||e>=57344&&e<=65533||e>=65536&&e<=1114111}be.isCharAndNotRestricted=N8;function v8(e){
return e===EN||e===gN||e===xN||e===hN}be.isS=v8;function yN(e){return e>=65&&e<=90||e>=97&&e<=122||e===58||e===95||e===8204||e===8205||e>=192&&e<=214||e>=216&&e<=
246||e>=248&&e<=767||e>=880&&e<=893||e>=895&&e<=8191||e>=8304&&e<=8591||e>=11264&&e<=12271||e>=12289&&e<=55295||e>=63744&&e<=64975||e>=65008&&e<=65533||e>=65536&&
e<=983039}be.isNameStartChar=yN;function D8(e){return yN(e)||e>=48&&e<=57||e===45||e===46||e===183||e>=768&&e<=879||e>=8255&&e<=8256}be.isNameChar=D8});var IN=Mu(nr=>{"use strict";Object.defineProperty(nr,"__esModule",{value:!0});nr.NC_NAME_START_CHAR="A-Z_a-zÀ-ÖØ-öø-˿Ͱ-ͽͿ-῿‌-‍⁰-↏Ⰰ-⿯、-퟿豈-﷏ﷰ-�𐀀-󯿿";
nr.NC_NAME_CHAR="-"+nr.NC_NAME_START_CHAR+".0-9·̀-ͯ‿-⁀";nr.NC_NAME_START_CHAR_RE=new RegExp("^["+nr.NC_NAME_START_CHAR+"]$","u");nr.NC_NAME_CHAR_RE=new RegExp(
"^["+nr.NC_NAME_CHAR+"]$","u");nr.NC_NAME_RE=new RegExp("^["+nr.NC_NAME_START_CHAR+"]["+nr.NC_NAME_CHAR+"]*$","u");function TN(e){return e>=65&&e<=90||e===95||e>=
97&&e<=122||e>=192&&e<=214||e>=216&&e<=246||e>=248&&e<=767||e>=880&&e<=893||e>=895&&e<=8191||e>=8204&&e<=8205||e>=8304&&e<=8591||e>=11264&&e<=12271||e>=12289&&e<=
55295||e>=63744&&e<=64975||e>=65008&&e<=65533||e>=65536&&e<=983039}nr.isNCNameStartChar=TN;function k8(e){return TN(e)||e===45||e===46||e>=48&&e<=57||e===183||e>=
768&&e<=879||e>=8255&&e<=8256}nr.isNCNameChar=k8});var jN=Mu(Ca=>{"use strict";Object.defineProperty(Ca,"__esModule",{value:!0});Ca.SaxesParser=Ca.EVENTS=void 0;var _a=dN(),O8=bN(),X0=IN(),ir=_a.isS,w8=_a.isChar,
pu=_a.isNameStartChar,AN=_a.isNameChar,LN=_a.S_LIST,$8=_a.NAME_RE,P8=O8.isChar,M8=X0.isNCNameStartChar,L8=X0.isNCNameChar,F8=X0.NC_NAME_RE,pp="http://www.w3.org\
/XML/1998/namespace",Sa="http://www.w3.org/2000/xmlns/",B8={__proto__:null,xml:pp,xmlns:Sa},U8={__proto__:null,amp:"&",gt:">",lt:"<",quot:'"',apos:"'"},Ue=-1,An=-2,
SN=0,H8=1,L0=2,j8=3,Ta=4,V8=5,q8=6,G8=7,F0=8,K8=9,z8=10,W8=11,Y8=12,Kt=13,op=14,B0=15,X8=16,U0=17,Q8=18,J8=19,H0=20,Z8=21,eH=22,tH=23,CN=24,j0=25,up=26,_N=27,rH=28,
nH=29,RN=30,iH=31,sH=32,ns=33,aH=34,V0=35,fu=36,q0=37,oH=38,NN=39,vN=40,uH=41,DN=42,cH=43,lH=44,G0=9,Wr=10,K0=13,kN=32,ON=33,FN=34,du=38,BN=39,cp=45,lp=47,mH=59,
Si=60,Ia=61,ot=62,It=63,UN=91,Aa=93,wN=133,$N=8232,mp=e=>e===FN||e===BN,HN=[FN,BN],pH=[...HN,UN,ot],fH=[...HN,Si,Aa],dH=[Ia,It,...LN],hH=[...LN,ot,du,Si];function W0(e,t,r){
switch(t){case"xml":r!==pp&&e.fail(`xml prefix must be bound to ${pp}.`);break;case"xmlns":r!==Sa&&e.fail(`xmlns prefix must be bound to ${Sa}.`);break;default:}
switch(r){case Sa:e.fail(t===""?`the default namespace may not be set to ${r}.`:`may not assign a prefix (even "xmlns") to the URI ${Sa}.`);break;case pp:switch(t){case"\
xml":break;case"":e.fail(`the default namespace may not be set to ${r}.`);break;default:e.fail("may not assign the xml namespace to another prefix.")}break;default:}}
function gH(e,t){for(let r of Object.keys(t))W0(e,r,t[r])}var xH=e=>F8.test(e),EH=e=>$8.test(e),is=0,PN=1,z0=2;Ca.EVENTS=["xmldecl","text","processinginstructio\
n","doctype","comment","opentagstart","attribute","opentag","closetag","cdata","error","end","ready"];var MN={xmldecl:"xmldeclHandler",text:"textHandler",processinginstruction:"\
piHandler",doctype:"doctypeHandler",comment:"commentHandler",opentagstart:"openTagStartHandler",attribute:"attributeHandler",opentag:"openTagHandler",closetag:"\
closeTagHandler",cdata:"cdataHandler",error:"errorHandler",end:"endHandler",ready:"readyHandler"},Y0=class{constructor(t){this.opt=t??{},this.fragmentOpt=!!this.
opt.fragment;let r=this.xmlnsOpt=!!this.opt.xmlns;if(this.trackPosition=this.opt.position!==!1,this.fileName=this.opt.fileName,r){this.nameStartCheck=M8,this.nameCheck=
L8,this.isName=xH,this.processAttribs=this.processAttribsNS,this.pushAttrib=this.pushAttribNS,this.ns=Object.assign({__proto__:null},B8);let n=this.opt.additionalNamespaces;
n!=null&&(gH(this,n),Object.assign(this.ns,n))}else this.nameStartCheck=pu,this.nameCheck=AN,this.isName=EH,this.processAttribs=this.processAttribsPlain,this.pushAttrib=
this.pushAttribPlain;this.stateTable=[this.sBegin,this.sBeginWhitespace,this.sDoctype,this.sDoctypeQuote,this.sDTD,this.sDTDQuoted,this.sDTDOpenWaka,this.sDTDOpenWakaBang,
this.sDTDComment,this.sDTDCommentEnding,this.sDTDCommentEnded,this.sDTDPI,this.sDTDPIEnding,this.sText,this.sEntity,this.sOpenWaka,this.sOpenWakaBang,this.sComment,
this.sCommentEnding,this.sCommentEnded,this.sCData,this.sCDataEnding,this.sCDataEnding2,this.sPIFirstChar,this.sPIRest,this.sPIBody,this.sPIEnding,this.sXMLDeclNameStart,
this.sXMLDeclName,this.sXMLDeclEq,this.sXMLDeclValueStart,this.sXMLDeclValue,this.sXMLDeclSeparator,this.sXMLDeclEnding,this.sOpenTag,this.sOpenTagSlash,this.sAttrib,
this.sAttribName,this.sAttribNameSawWhite,this.sAttribValue,this.sAttribValueQuoted,this.sAttribValueClosed,this.sAttribValueUnquoted,this.sCloseTag,this.sCloseTagSawWhite],
this._init()}get closed(){return this._closed}_init(){var t;this.openWakaBang="",this.text="",this.name="",this.piTarget="",this.entity="",this.q=null,this.tags=
[],this.tag=null,this.topNS=null,this.chunk="",this.chunkPosition=0,this.i=0,this.prevI=0,this.carriedFromPrevious=void 0,this.forbiddenState=is,this.attribList=
[];let{fragmentOpt:r}=this;this.state=r?Kt:SN,this.reportedTextBeforeRoot=this.reportedTextAfterRoot=this.closedRoot=this.sawRoot=r,this.xmlDeclPossible=!r,this.
xmlDeclExpects=["version"],this.entityReturnState=void 0;let{defaultXMLVersion:n}=this.opt;if(n===void 0){if(this.opt.forceXMLVersion===!0)throw new Error("forc\
eXMLVersion set but defaultXMLVersion is not set");n="1.0"}this.setXMLVersion(n),this.positionAtNewLine=0,this.doctype=!1,this._closed=!1,this.xmlDecl={version:void 0,
encoding:void 0,standalone:void 0},this.line=1,this.column=0,this.ENTITIES=Object.create(U8),(t=this.readyHandler)===null||t===void 0||t.call(this)}get position(){
return this.chunkPosition+this.i}get columnIndex(){return this.position-this.positionAtNewLine}on(t,r){this[MN[t]]=r}off(t){this[MN[t]]=void 0}makeError(t){var r;
let n=(r=this.fileName)!==null&&r!==void 0?r:"";return this.trackPosition&&(n.length>0&&(n+=":"),n+=`${this.line}:${this.column}`),n.length>0&&(n+=": "),new Error(
n+t)}fail(t){let r=this.makeError(t),n=this.errorHandler;if(n===void 0)throw r;return n(r),this}write(t){if(this.closed)return this.fail("cannot write after clo\
se; assign an onready handler.");let r=!1;t===null?(r=!0,t=""):typeof t=="object"&&(t=t.toString()),this.carriedFromPrevious!==void 0&&(t=`${this.carriedFromPrevious}${t}`,
this.carriedFromPrevious=void 0);let n=t.length,i=t.charCodeAt(n-1);!r&&(i===K0||i>=55296&&i<=56319)&&(this.carriedFromPrevious=t[n-1],n--,t=t.slice(0,n));let{stateTable:s}=this;
for(this.chunk=t,this.i=0;this.i<n;)s[this.state].call(this);return this.chunkPosition+=n,r?this.end():this}close(){return this.write(null)}getCode10(){let{chunk:t,
i:r}=this;if(this.prevI=r,this.i=r+1,r>=t.length)return Ue;let n=t.charCodeAt(r);if(this.column++,n<55296){if(n>=kN||n===G0)return n;switch(n){case Wr:return this.
line++,this.column=0,this.positionAtNewLine=this.position,Wr;case K0:return t.charCodeAt(r+1)===Wr&&(this.i=r+2),this.line++,this.column=0,this.positionAtNewLine=
this.position,An;default:return this.fail("disallowed character."),n}}if(n>56319)return n>=57344&&n<=65533||this.fail("disallowed character."),n;let i=65536+(n-
55296)*1024+(t.charCodeAt(r+1)-56320);return this.i=r+2,i>1114111&&this.fail("disallowed character."),i}getCode11(){let{chunk:t,i:r}=this;if(this.prevI=r,this.i=
r+1,r>=t.length)return Ue;let n=t.charCodeAt(r);if(this.column++,n<55296){if(n>31&&n<127||n>159&&n!==$N||n===G0)return n;switch(n){case Wr:return this.line++,this.
column=0,this.positionAtNewLine=this.position,Wr;case K0:{let s=t.charCodeAt(r+1);(s===Wr||s===wN)&&(this.i=r+2)}case wN:case $N:return this.line++,this.column=
0,this.positionAtNewLine=this.position,An;default:return this.fail("disallowed character."),n}}if(n>56319)return n>=57344&&n<=65533||this.fail("disallowed chara\
cter."),n;let i=65536+(n-55296)*1024+(t.charCodeAt(r+1)-56320);return this.i=r+2,i>1114111&&this.fail("disallowed character."),i}getCodeNorm(){let t=this.getCode();
return t===An?Wr:t}unget(){this.i=this.prevI,this.column--}captureTo(t){let{i:r}=this,{chunk:n}=this;for(;;){let i=this.getCode(),s=i===An,a=s?Wr:i;if(a===Ue||t.
includes(a))return this.text+=n.slice(r,this.prevI),a;s&&(this.text+=`${n.slice(r,this.prevI)}
`,r=this.i)}}captureToChar(t){let{i:r}=this,{chunk:n}=this;for(;;){let i=this.getCode();switch(i){case An:this.text+=`${n.slice(r,this.prevI)}
`,r=this.i,i=Wr;break;case Ue:return this.text+=n.slice(r),!1;default:}if(i===t)return this.text+=n.slice(r,this.prevI),!0}}captureNameChars(){let{chunk:t,i:r}=this;
for(;;){let n=this.getCode();if(n===Ue)return this.name+=t.slice(r),Ue;if(!AN(n))return this.name+=t.slice(r,this.prevI),n===An?Wr:n}}skipSpaces(){for(;;){let t=this.
getCodeNorm();if(t===Ue||!ir(t))return t}}setXMLVersion(t){this.currentXMLVersion=t,t==="1.0"?(this.isChar=w8,this.getCode=this.getCode10):(this.isChar=P8,this.
getCode=this.getCode11)}sBegin(){this.chunk.charCodeAt(0)===65279&&(this.i++,this.column++),this.state=H8}sBeginWhitespace(){let t=this.i,r=this.skipSpaces();switch(this.
prevI!==t&&(this.xmlDeclPossible=!1),r){case Si:if(this.state=B0,this.text.length!==0)throw new Error("no-empty text at start");break;case Ue:break;default:this.
unget(),this.state=Kt,this.xmlDeclPossible=!1}}sDoctype(){var t;let r=this.captureTo(pH);switch(r){case ot:{(t=this.doctypeHandler)===null||t===void 0||t.call(this,
this.text),this.text="",this.state=Kt,this.doctype=!0;break}case Ue:break;default:this.text+=String.fromCodePoint(r),r===UN?this.state=Ta:mp(r)&&(this.state=j8,
this.q=r)}}sDoctypeQuote(){let t=this.q;this.captureToChar(t)&&(this.text+=String.fromCodePoint(t),this.q=null,this.state=L0)}sDTD(){let t=this.captureTo(fH);t!==
Ue&&(this.text+=String.fromCodePoint(t),t===Aa?this.state=L0:t===Si?this.state=q8:mp(t)&&(this.state=V8,this.q=t))}sDTDQuoted(){let t=this.q;this.captureToChar(
t)&&(this.text+=String.fromCodePoint(t),this.state=Ta,this.q=null)}sDTDOpenWaka(){let t=this.getCodeNorm();switch(this.text+=String.fromCodePoint(t),t){case ON:
this.state=G8,this.openWakaBang="";break;case It:this.state=W8;break;default:this.state=Ta}}sDTDOpenWakaBang(){let t=String.fromCodePoint(this.getCodeNorm()),r=this.
openWakaBang+=t;this.text+=t,r!=="-"&&(this.state=r==="--"?F0:Ta,this.openWakaBang="")}sDTDComment(){this.captureToChar(cp)&&(this.text+="-",this.state=K8)}sDTDCommentEnding(){
let t=this.getCodeNorm();this.text+=String.fromCodePoint(t),this.state=t===cp?z8:F0}sDTDCommentEnded(){let t=this.getCodeNorm();this.text+=String.fromCodePoint(
t),t===ot?this.state=Ta:(this.fail("malformed comment."),this.state=F0)}sDTDPI(){this.captureToChar(It)&&(this.text+="?",this.state=Y8)}sDTDPIEnding(){let t=this.
getCodeNorm();this.text+=String.fromCodePoint(t),t===ot&&(this.state=Ta)}sText(){this.tags.length!==0?this.handleTextInRoot():this.handleTextOutsideRoot()}sEntity(){
let{i:t}=this,{chunk:r}=this;e:for(;;)switch(this.getCode()){case An:this.entity+=`${r.slice(t,this.prevI)}
`,t=this.i;break;case mH:{let{entityReturnState:n}=this,i=this.entity+r.slice(t,this.prevI);this.state=n;let s;i===""?(this.fail("empty entity name."),s="&;"):(s=
this.parseEntity(i),this.entity=""),(n!==Kt||this.textHandler!==void 0)&&(this.text+=s);break e}case Ue:this.entity+=r.slice(t);break e;default:}}sOpenWaka(){let t=this.
getCode();if(pu(t))this.state=aH,this.unget(),this.xmlDeclPossible=!1;else switch(t){case lp:this.state=cH,this.xmlDeclPossible=!1;break;case ON:this.state=X8,this.
openWakaBang="",this.xmlDeclPossible=!1;break;case It:this.state=tH;break;default:this.fail("disallowed character in tag name"),this.state=Kt,this.xmlDeclPossible=
!1}}sOpenWakaBang(){switch(this.openWakaBang+=String.fromCodePoint(this.getCodeNorm()),this.openWakaBang){case"[CDATA[":!this.sawRoot&&!this.reportedTextBeforeRoot&&
(this.fail("text data outside of root node."),this.reportedTextBeforeRoot=!0),this.closedRoot&&!this.reportedTextAfterRoot&&(this.fail("text data outside of roo\
t node."),this.reportedTextAfterRoot=!0),this.state=H0,this.openWakaBang="";break;case"--":this.state=U0,this.openWakaBang="";break;case"DOCTYPE":this.state=L0,
(this.doctype||this.sawRoot)&&this.fail("inappropriately located doctype declaration."),this.openWakaBang="";break;default:this.openWakaBang.length>=7&&this.fail(
"incorrect syntax.")}}sComment(){this.captureToChar(cp)&&(this.state=Q8)}sCommentEnding(){var t;let r=this.getCodeNorm();r===cp?(this.state=J8,(t=this.commentHandler)===
null||t===void 0||t.call(this,this.text),this.text=""):(this.text+=`-${String.fromCodePoint(r)}`,this.state=U0)}sCommentEnded(){let t=this.getCodeNorm();t!==ot?
(this.fail("malformed comment."),this.text+=`--${String.fromCodePoint(t)}`,this.state=U0):this.state=Kt}sCData(){this.captureToChar(Aa)&&(this.state=Z8)}sCDataEnding(){
let t=this.getCodeNorm();t===Aa?this.state=eH:(this.text+=`]${String.fromCodePoint(t)}`,this.state=H0)}sCDataEnding2(){var t;let r=this.getCodeNorm();switch(r){case ot:{
(t=this.cdataHandler)===null||t===void 0||t.call(this,this.text),this.text="",this.state=Kt;break}case Aa:this.text+="]";break;default:this.text+=`]]${String.fromCodePoint(
r)}`,this.state=H0}}sPIFirstChar(){let t=this.getCodeNorm();this.nameStartCheck(t)?(this.piTarget+=String.fromCodePoint(t),this.state=CN):t===It||ir(t)?(this.fail(
"processing instruction without a target."),this.state=t===It?up:j0):(this.fail("disallowed character in processing instruction name."),this.piTarget+=String.fromCodePoint(
t),this.state=CN)}sPIRest(){let{chunk:t,i:r}=this;for(;;){let n=this.getCodeNorm();if(n===Ue){this.piTarget+=t.slice(r);return}if(!this.nameCheck(n)){this.piTarget+=
t.slice(r,this.prevI);let i=n===It;i||ir(n)?this.piTarget==="xml"?(this.xmlDeclPossible||this.fail("an XML declaration must be at the start of the document."),this.
state=i?ns:_N):this.state=i?up:j0:(this.fail("disallowed character in processing instruction name."),this.piTarget+=String.fromCodePoint(n));break}}}sPIBody(){if(this.
text.length===0){let t=this.getCodeNorm();t===It?this.state=up:ir(t)||(this.text=String.fromCodePoint(t))}else this.captureToChar(It)&&(this.state=up)}sPIEnding(){
var t;let r=this.getCodeNorm();if(r===ot){let{piTarget:n}=this;n.toLowerCase()==="xml"&&this.fail("the XML declaration must appear at the start of the document."),
(t=this.piHandler)===null||t===void 0||t.call(this,{target:n,body:this.text}),this.piTarget=this.text="",this.state=Kt}else r===It?this.text+="?":(this.text+=`?${String.
fromCodePoint(r)}`,this.state=j0);this.xmlDeclPossible=!1}sXMLDeclNameStart(){let t=this.skipSpaces();if(t===It){this.state=ns;return}t!==Ue&&(this.state=rH,this.
name=String.fromCodePoint(t))}sXMLDeclName(){let t=this.captureTo(dH);if(t===It){this.state=ns,this.name+=this.text,this.text="",this.fail("XML declaration is i\
ncomplete.");return}if(ir(t)||t===Ia){if(this.name+=this.text,this.text="",!this.xmlDeclExpects.includes(this.name))switch(this.name.length){case 0:this.fail("d\
id not expect any more name/value pairs.");break;case 1:this.fail(`expected the name ${this.xmlDeclExpects[0]}.`);break;default:this.fail(`expected one of ${this.
xmlDeclExpects.join(", ")}`)}this.state=t===Ia?RN:nH}}sXMLDeclEq(){let t=this.getCodeNorm();if(t===It){this.state=ns,this.fail("XML declaration is incomplete.");
return}ir(t)||(t!==Ia&&this.fail("value required."),this.state=RN)}sXMLDeclValueStart(){let t=this.getCodeNorm();if(t===It){this.state=ns,this.fail("XML declara\
tion is incomplete.");return}ir(t)||(mp(t)?this.q=t:(this.fail("value must be quoted."),this.q=kN),this.state=iH)}sXMLDeclValue(){let t=this.captureTo([this.q,It]);
if(t===It){this.state=ns,this.text="",this.fail("XML declaration is incomplete.");return}if(t===Ue)return;let r=this.text;switch(this.text="",this.name){case"ve\
rsion":{this.xmlDeclExpects=["encoding","standalone"];let n=r;this.xmlDecl.version=n,/^1\.[0-9]+$/.test(n)?this.opt.forceXMLVersion||this.setXMLVersion(n):this.
fail("version number must match /^1\\.[0-9]+$/.");break}case"encoding":/^[A-Za-z][A-Za-z0-9._-]*$/.test(r)||this.fail("encoding value must match /^[A-Za-z0-9][A\
-Za-z0-9._-]*$/."),this.xmlDeclExpects=["standalone"],this.xmlDecl.encoding=r;break;case"standalone":r!=="yes"&&r!=="no"&&this.fail('standalone value must match\
 "yes" or "no".'),this.xmlDeclExpects=[],this.xmlDecl.standalone=r;break;default:}this.name="",this.state=sH}sXMLDeclSeparator(){let t=this.getCodeNorm();if(t===
It){this.state=ns;return}ir(t)||(this.fail("whitespace required."),this.unget()),this.state=_N}sXMLDeclEnding(){var t;this.getCodeNorm()===ot?(this.piTarget!=="\
xml"?this.fail("processing instructions are not allowed before root."):this.name!=="version"&&this.xmlDeclExpects.includes("version")&&this.fail("XML declaratio\
n must contain a version."),(t=this.xmldeclHandler)===null||t===void 0||t.call(this,this.xmlDecl),this.name="",this.piTarget=this.text="",this.state=Kt):this.fail(
"The character ? is disallowed anywhere in XML declarations."),this.xmlDeclPossible=!1}sOpenTag(){var t;let r=this.captureNameChars();if(r===Ue)return;let n=this.
tag={name:this.name,attributes:Object.create(null)};switch(this.name="",this.xmlnsOpt&&(this.topNS=n.ns=Object.create(null)),(t=this.openTagStartHandler)===null||
t===void 0||t.call(this,n),this.sawRoot=!0,!this.fragmentOpt&&this.closedRoot&&this.fail("documents may contain only one root."),r){case ot:this.openTag();break;case lp:
this.state=V0;break;default:ir(r)||this.fail("disallowed character in tag name."),this.state=fu}}sOpenTagSlash(){this.getCode()===ot?this.openSelfClosingTag():(this.
fail("forward-slash in opening tag not followed by >."),this.state=fu)}sAttrib(){let t=this.skipSpaces();t!==Ue&&(pu(t)?(this.unget(),this.state=q0):t===ot?this.
openTag():t===lp?this.state=V0:this.fail("disallowed character in attribute name."))}sAttribName(){let t=this.captureNameChars();t===Ia?this.state=NN:ir(t)?this.
state=oH:t===ot?(this.fail("attribute without value."),this.pushAttrib(this.name,this.name),this.name=this.text="",this.openTag()):t!==Ue&&this.fail("disallowed\
 character in attribute name.")}sAttribNameSawWhite(){let t=this.skipSpaces();switch(t){case Ue:return;case Ia:this.state=NN;break;default:this.fail("attribute \
without value."),this.text="",this.name="",t===ot?this.openTag():pu(t)?(this.unget(),this.state=q0):(this.fail("disallowed character in attribute name."),this.state=
fu)}}sAttribValue(){let t=this.getCodeNorm();mp(t)?(this.q=t,this.state=vN):ir(t)||(this.fail("unquoted attribute value."),this.state=DN,this.unget())}sAttribValueQuoted(){
let{q:t,chunk:r}=this,{i:n}=this;for(;;)switch(this.getCode()){case t:this.pushAttrib(this.name,this.text+r.slice(n,this.prevI)),this.name=this.text="",this.q=null,
this.state=uH;return;case du:this.text+=r.slice(n,this.prevI),this.state=op,this.entityReturnState=vN;return;case Wr:case An:case G0:this.text+=`${r.slice(n,this.
prevI)} `,n=this.i;break;case Si:this.text+=r.slice(n,this.prevI),this.fail("disallowed character.");return;case Ue:this.text+=r.slice(n);return;default:}}sAttribValueClosed(){
let t=this.getCodeNorm();ir(t)?this.state=fu:t===ot?this.openTag():t===lp?this.state=V0:pu(t)?(this.fail("no whitespace between attributes."),this.unget(),this.
state=q0):this.fail("disallowed character in attribute name.")}sAttribValueUnquoted(){let t=this.captureTo(hH);switch(t){case du:this.state=op,this.entityReturnState=
DN;break;case Si:this.fail("disallowed character.");break;case Ue:break;default:this.text.includes("]]>")&&this.fail('the string "]]>" is disallowed in char dat\
a.'),this.pushAttrib(this.name,this.text),this.name=this.text="",t===ot?this.openTag():this.state=fu}}sCloseTag(){let t=this.captureNameChars();t===ot?this.closeTag():
ir(t)?this.state=lH:t!==Ue&&this.fail("disallowed character in closing tag.")}sCloseTagSawWhite(){switch(this.skipSpaces()){case ot:this.closeTag();break;case Ue:
break;default:this.fail("disallowed character in closing tag.")}}handleTextInRoot(){let{i:t,forbiddenState:r}=this,{chunk:n,textHandler:i}=this;e:for(;;)switch(this.
getCode()){case Si:{if(this.state=B0,i!==void 0){let{text:s}=this,a=n.slice(t,this.prevI);s.length!==0?(i(s+a),this.text=""):a.length!==0&&i(a)}r=is;break e}case du:
this.state=op,this.entityReturnState=Kt,i!==void 0&&(this.text+=n.slice(t,this.prevI)),r=is;break e;case Aa:switch(r){case is:r=PN;break;case PN:r=z0;break;case z0:
break;default:throw new Error("impossible state")}break;case ot:r===z0&&this.fail('the string "]]>" is disallowed in char data.'),r=is;break;case An:i!==void 0&&
(this.text+=`${n.slice(t,this.prevI)}
`),t=this.i,r=is;break;case Ue:i!==void 0&&(this.text+=n.slice(t));break e;default:r=is}this.forbiddenState=r}handleTextOutsideRoot(){let{i:t}=this,{chunk:r,textHandler:n}=this,
i=!1;e:for(;;){let s=this.getCode();switch(s){case Si:{if(this.state=B0,n!==void 0){let{text:a}=this,c=r.slice(t,this.prevI);a.length!==0?(n(a+c),this.text=""):
c.length!==0&&n(c)}break e}case du:this.state=op,this.entityReturnState=Kt,n!==void 0&&(this.text+=r.slice(t,this.prevI)),i=!0;break e;case An:n!==void 0&&(this.
text+=`${r.slice(t,this.prevI)}
`),t=this.i;break;case Ue:n!==void 0&&(this.text+=r.slice(t));break e;default:ir(s)||(i=!0)}}i&&(!this.sawRoot&&!this.reportedTextBeforeRoot&&(this.fail("text d\
ata outside of root node."),this.reportedTextBeforeRoot=!0),this.closedRoot&&!this.reportedTextAfterRoot&&(this.fail("text data outside of root node."),this.reportedTextAfterRoot=
!0))}pushAttribNS(t,r){var n;let{prefix:i,local:s}=this.qname(t),a={name:t,prefix:i,local:s,value:r};if(this.attribList.push(a),(n=this.attributeHandler)===null||
n===void 0||n.call(this,a),i==="xmlns"){let c=r.trim();this.currentXMLVersion==="1.0"&&c===""&&this.fail("invalid attempt to undefine prefix in XML 1.0"),this.topNS[s]=
c,W0(this,s,c)}else if(t==="xmlns"){let c=r.trim();this.topNS[""]=c,W0(this,"",c)}}pushAttribPlain(t,r){var n;let i={name:t,value:r};this.attribList.push(i),(n=
this.attributeHandler)===null||n===void 0||n.call(this,i)}end(){var t,r;this.sawRoot||this.fail("document must contain a root element.");let{tags:n}=this;for(;n.
length>0;){let s=n.pop();this.fail(`unclosed tag: ${s.name}`)}this.state!==SN&&this.state!==Kt&&this.fail("unexpected end.");let{text:i}=this;return i.length!==
0&&((t=this.textHandler)===null||t===void 0||t.call(this,i),this.text=""),this._closed=!0,(r=this.endHandler)===null||r===void 0||r.call(this),this._init(),this}resolve(t){
var r,n;let i=this.topNS[t];if(i!==void 0)return i;let{tags:s}=this;for(let a=s.length-1;a>=0;a--)if(i=s[a].ns[t],i!==void 0)return i;return i=this.ns[t],i!==void 0?
i:(n=(r=this.opt).resolvePrefix)===null||n===void 0?void 0:n.call(r,t)}qname(t){let r=t.indexOf(":");if(r===-1)return{prefix:"",local:t};let n=t.slice(r+1),i=t.
slice(0,r);return(i===""||n===""||n.includes(":"))&&this.fail(`malformed name: ${t}.`),{prefix:i,local:n}}processAttribsNS(){var t;let{attribList:r}=this,n=this.
tag;{let{prefix:a,local:c}=this.qname(n.name);n.prefix=a,n.local=c;let m=n.uri=(t=this.resolve(a))!==null&&t!==void 0?t:"";a!==""&&(a==="xmlns"&&this.fail('tags\
 may not have "xmlns" as prefix.'),m===""&&(this.fail(`unbound namespace prefix: ${JSON.stringify(a)}.`),n.uri=a))}if(r.length===0)return;let{attributes:i}=n,s=new Set;
for(let a of r){let{name:c,prefix:m,local:p}=a,d,E;m===""?(d=c==="xmlns"?Sa:"",E=c):(d=this.resolve(m),d===void 0&&(this.fail(`unbound namespace prefix: ${JSON.
stringify(m)}.`),d=m),E=`{${d}}${p}`),s.has(E)&&this.fail(`duplicate attribute: ${E}.`),s.add(E),a.uri=d,i[c]=a}this.attribList=[]}processAttribsPlain(){let{attribList:t}=this,
r=this.tag.attributes;for(let{name:n,value:i}of t)r[n]!==void 0&&this.fail(`duplicate attribute: ${n}.`),r[n]=i;this.attribList=[]}openTag(){var t;this.processAttribs();
let{tags:r}=this,n=this.tag;n.isSelfClosing=!1,(t=this.openTagHandler)===null||t===void 0||t.call(this,n),r.push(n),this.state=Kt,this.name=""}openSelfClosingTag(){
var t,r,n;this.processAttribs();let{tags:i}=this,s=this.tag;s.isSelfClosing=!0,(t=this.openTagHandler)===null||t===void 0||t.call(this,s),(r=this.closeTagHandler)===
null||r===void 0||r.call(this,s),(this.tag=(n=i[i.length-1])!==null&&n!==void 0?n:null)===null&&(this.closedRoot=!0),this.state=Kt,this.name=""}closeTag(){let{tags:t,
name:r}=this;if(this.state=Kt,this.name="",r===""){this.fail("weird empty close tag."),this.text+="</>";return}let n=this.closeTagHandler,i=t.length;for(;i-- >0;){
let s=this.tag=t.pop();if(this.topNS=s.ns,n?.(s),s.name===r)break;this.fail("unexpected close tag.")}i===0?this.closedRoot=!0:i<0&&(this.fail(`unmatched closing\
 tag: ${r}.`),this.text+=`</${r}>`)}parseEntity(t){if(t[0]!=="#"){let n=this.ENTITIES[t];return n!==void 0?n:(this.fail(this.isName(t)?"undefined entity.":"disa\
llowed character in entity name."),`&${t};`)}let r=NaN;return t[1]==="x"&&/^#x[0-9a-f]+$/i.test(t)?r=parseInt(t.slice(2),16):/^#[0-9]+$/.test(t)&&(r=parseInt(t.
slice(1),10)),this.isChar(r)?String.fromCodePoint(r):(this.fail("malformed character entity."),`&${t};`)}};Ca.SaxesParser=Y0});var Ha={resign:"The player resigned",duration:"Time limit reached",actions:"Action limit reached",abandoned:"Abandoned",voided:"Voided, not ranked"};var Lu={realtime:1,"slow-10":10,"slow-60":60,stepped:null};var Gg=Array(40).fill(0),qg=153391689;function Zn(e,t,r,n){let i=r+t.minX,s=n+t.minY;if(i<0||r+t.maxX>=10||s<0||n+t.maxY>=40)return!1;let{rows:a}=t;for(let c=0;c<
a.length;c+=1){let m=a[c]*7<<3*i;if((e[s+c]&m)!==0)return!1}return!0}function xs(e,t,r,n){let i=n;for(;Zn(e,t,r,i-1);)i-=1;return i}function Kg(e,t,r){return t<
0||t>=10||r<0||r>=40?!0:nf(e[r],t)!==0}function nf(e,t){return e>>3*t&7}function zg(e,t,r,n,i){let s=e.slice();for(let[a,c]of r.rows.entries()){let m=i+r.minY+a;
s[m]=s[m]|c*t<<3*(n+r.minX)}return s}function Wg(e,t,r){let n=[];for(let i=t;i<t+r;i+=1){let s=e[i];((s|s>>1|s>>2)&qg)===qg&&n.push(i)}return n}function Yg(e,t){
let r=e.filter((n,i)=>!t.includes(i));for(;r.length<40;)r.push(0);return r}var kk={none:[0,100,300,500,800],mini:[100,200,400],full:[400,800,1200,1600]},Ok=[0,800,1200,1800,2e3],wk=50,$k=20;function Xg({lines:e,spin:t,isPerfect:r},{level:n,
clears:i,backToBack:s}){let a=kk[t][e];if(a===void 0)throw new Error(`No placement clears ${e} lines with spin ${t}.`);if(e===0)return{points:a*n,clears:0,backToBack:s,
isChained:!1,isPerfect:!1};let c=e===4||t!=="none",m=c&&s,p=m?a*3/2:a,d=r?Ok[e]:0;return{points:(p+d+wk*i)*n,clears:i+1,backToBack:c,isChained:m,isPerfect:r}}function Ar(e){
return Math.min($k,1+Math.floor(e/10))}function Fu(e){return Math.max(0,e-1)}var ja=[1,2,3,4,5,6,7],ei=".IJLOSTZ",Qg=6,Pk={1:["....","IIII","....","...."],2:["J..","JJJ","..."],3:["..L","LLL","..."],4:["OO","OO"],5:[".SS","SS.","..."],6:[
".T.","TTT","..."],7:["ZZ.",".ZZ","..."]},Mk={1:[3,18],2:[3,19],3:[3,19],4:[4,20],5:[3,19],6:[3,19],7:[3,19]},Lk=ja.flatMap(e=>Fk(Pk[e]));function Va(e,t){return Lk[(e-
1)*4+t]}function Jg(e){return Mk[e]}function Fk(e){let t=e.length,r=[],n=e.flatMap((i,s)=>Array.from(i).flatMap((a,c)=>a==="."?[]:[[c,t-1-s]]));for(let i=0;i<4;i+=
1)r.push(Bk(n)),n=n.map(([s,a])=>[a,t-1-s]);return r}function Bk(e){let t=e.map(([c])=>c),r=e.map(([,c])=>c),n=Math.min(...t),i=Math.min(...r),s=Math.max(...r),
a=Array.from({length:s-i+1},(c,m)=>e.filter(([,p])=>p===i+m).reduce((p,[d])=>p|1<<3*(d-n),0));return{cells:e,minX:n,maxX:Math.max(...t),minY:i,maxY:s,rows:a}}var Uk=[1e6,793e3,617796,472729,355197,262004,189677,134735,93882,64152,42976,28218,18153,11439,7059,4264,2520,1457,824,455],Oi=5e5,Zg=15;function wi(e){return Uk[Ar(
e)-1]}function Sr({piece:e,rotation:t}){if(e===0)throw new Error("No piece is in play.");return Va(e,t)}function Bu(e,t){let r=Va(t,0),[n,i]=Jg(t);return Zn(e.board,
r,n,i)?(e.piece=t,e.rotation=0,e.x=n,e.y=i,e.lowestRow=i+r.minY,e.lockLeftUs=Oi,e.resetsLeft=Zg,e.lastKick=-1,e.resting=!Zn(e.board,r,n,i-1),e.landed=e.resting,
e.dueUs=e.tUs+(e.resting?Oi:wi(e.lines)),!0):!1}function Es(e,t,r,n,i){let s=e.resting,a=s?e.dueUs-e.tUs:e.lockLeftUs;i==="shift"&&e.landed&&e.resetsLeft>0&&(e.
resetsLeft-=1,a=Oi);let c=n+t.minY;c<e.lowestRow&&(e.lowestRow=c,e.resetsLeft=Zg,a=Oi),e.x=r,e.y=n,e.lockLeftUs=a,e.resting=!Zn(e.board,t,r,n-1),e.resting?(e.landed=
!0,e.dueUs=e.tUs+a):(s||i!=="shift")&&(e.dueUs=e.tUs+wi(e.lines))}function sf(e){let{config:t,dueUs:r,resting:n,y:i}=e;if(e.end!==null)return e.tUs;if(n)return Math.min(r,t.durationUs);let s=Sr(e),a=xs(e.board,s,e.x,i),c=i-a,m=r+
(c-1)*wi(e.lines),p=a+s.minY<e.lowestRow?Oi:e.lockLeftUs;return Math.min(m+p,t.durationUs)}var Hk=10,jk=2,Vk=4;function ex(e){let{config:t,board:r,lines:n}=e;if(e.
end!==null)return e.tUs;let i=wi(n+Hk),s=sf(e),a=qk(r)+Vk;for(;a<=20&&s<t.durationUs;)s+=(20-a)*i+Oi,a+=jk;return Math.min(s,t.durationUs)}function qk(e){let t=e.
length;for(;t>0&&e[t-1]===0;)t-=1;return t}function tx(e,t,r){if(e===4)return Gk;let n=e===1?zk:Kk;return(r===1?n.clockwise:n.counterClockwise)[t]}var Gk=[[0,0]],Kk={clockwise:[St("0 0  -1 0  -1 1  0 -2 \
 -1 -2"),St("0 0  1 0  1 -1  0 2  1 2"),St("0 0  1 0  1 1  0 -2  1 -2"),St("0 0  -1 0  -1 -1  0 2  -1 2")],counterClockwise:[St("0 0  1 0  1 1  0 -2  1 -2"),St(
"0 0  1 0  1 -1  0 2  1 2"),St("0 0  -1 0  -1 1  0 -2  -1 -2"),St("0 0  -1 0  -1 -1  0 2  -1 2")]},zk={clockwise:[St("0 0  -2 0  1 0  -2 -1  1 2"),St("0 0  -1 0\
  2 0  -1 2  2 -1"),St("0 0  2 0  -1 0  2 1  -1 -2"),St("0 0  1 0  -2 0  1 -2  -2 1")],counterClockwise:[St("0 0  -1 0  2 0  -1 2  2 -1"),St("0 0  2 0  -1 0  2 \
1  -1 -2"),St("0 0  1 0  -2 0  1 -2  -2 1"),St("0 0  -2 0  1 0  -2 -1  1 2")]};function St(e){return e.split("  ").map(t=>{let[r,n]=t.split(" ").map(Number);return[
r,n]})}function bs({draft:e,events:t},r){e.lastEvent=r,t.push(r)}var Wk=4,Yk=[[0,0],[0,2],[2,2],[2,0]];function rx({board:e,piece:t,rotation:r,x:n,y:i,lastKick:s}){if(t!==Qg||s<0)return"none";let a=[0,1,2,3].map(m=>{let[p,d]=Yk[(r+
m)%4];return Kg(e,n+p,i+d)});return a.filter(m=>m).length<3?"none":a[1]===!0&&a[2]===!0||s===Wk?"full":"mini"}function Uu(e,t){let{draft:r}=e,n=Sr(r),i=r.y+n.minY,s=rx(r),a=n.cells.map(([E,_])=>[r.x+E,r.y+_]),c=ei[r.piece];if(r.board=zg(r.board,r.piece,n,r.x,r.y),r.actionsSinceTick=
0,i>=20){bs(e,{type:"lock",t_us:r.tUs,piece:c,cells:a,t_spin:s,points:0}),nx(e,"lock_out");return}let m=Wg(r.board,i,n.rows.length),p=Xk(e,m,s),d=m.length===0?p.
points:0;bs(e,{type:"lock",t_us:r.tUs,piece:c,cells:a,t_spin:s,points:d}),m.length>0&&Qk(e,m,s,p),Jk(e,t)}function Ts(e,t,r=null){e.draft.end=t,bs(e,{type:"end",
t_us:e.draft.tUs,reason:t,top_out:r})}function Xk({draft:e},t,r){t.length>0&&(e.board=Yg(e.board,t));let n=t.length>0&&e.board.every(a=>a===0),i={level:Ar(e.lines),
clears:e.clears,backToBack:e.backToBack},s=Xg({lines:t.length,spin:r,isPerfect:n},i);return e.score+=s.points,e.clears=s.clears,e.backToBack=s.backToBack,s}function Qk(e,t,r,n){
let{draft:i}=e,s=Ar(i.lines);i.lines+=t.length,bs(e,{type:"line_clear",t_us:i.tUs,rows:t,t_spin:r,combo:Fu(n.clears),back_to_back:n.isChained,perfect_clear:n.isPerfect,
points:n.points});let a=Ar(i.lines);a>s&&bs(e,{type:"level_up",t_us:i.tUs,level:a})}function Jk(e,t){let{draft:r}=e,[n,...i]=r.queue;if(!Bu(r,n)){nx(e,"block_ou\
t");return}r.pieces+=1,r.queue=[...i,t(r.pieces+i.length)]}function nx(e,t){e.draft.piece=0,e.draft.resting=!1,Ts(e,"top_out",t)}var ix=2e3;function sx(e,t,r){let{draft:n}=e;for(let i=0;n.end===null&&n.dueUs<=t;i+=1){if(i===ix)throw new Error(`A board nobody plays did not top out within ${ix}\
 ticks.`);qa(e,r)}n.end===null&&t>n.tUs&&ax(e,t)}function qa(e,t){let{draft:r}=e;if(r.dueUs>r.config.durationUs){ax(e,r.config.durationUs);return}r.tUs=r.dueUs,
r.resting?Uu(e,t):Es(r,Sr(r),r.x,r.y-1,"gravity"),r.end===null&&r.tUs===r.config.durationUs&&Ts(e,"duration")}function ax(e,t){let{draft:r}=e;r.tUs=Math.min(t,r.
config.durationUs),r.tUs===r.config.durationUs&&Ts(e,"duration")}function ox(e,t,r){let{draft:n}=e;switch(t.type){case"move":return Zk(n,t.direction==="left"?-1:1);case"rotate":return eO(n,t.direction==="cw"?1:3);case"soft_dr\
op":return tO(n);case"hard_drop":return rO(n),Uu(e,r),!0;case"wait":return n.actionsSinceTick=0,qa(e,r),!0;default:throw new TypeError(`No action of tetris-v2: ${JSON.
stringify(t)}`)}}function Zk(e,t){let r=Sr(e);return Zn(e.board,r,e.x+t,e.y)?(Es(e,r,e.x+t,e.y,"shift"),e.lastKick=-1,!0):!1}function eO(e,t){let r=e.piece,n=(e.
rotation+t)%4,i=Va(r,n),s=tx(r,e.rotation,t);for(let a=0;a<s.length;a+=1){let[c,m]=s[a];if(Zn(e.board,i,e.x+c,e.y+m))return e.rotation=n,Es(e,i,e.x+c,e.y+m,"shi\
ft"),e.lastKick=a,!0}return!1}function tO(e){return e.resting?!1:(Es(e,Sr(e),e.x,e.y-1,"soft_drop"),e.lastKick=-1,e.score+=1,!0)}function rO(e){let t=xs(e.board,
Sr(e),e.x,e.y);t!==e.y&&(e.score+=2*(e.y-t),e.y=t,e.lastKick=-1)}function ux(e){let t=e.board.slice(0,22).map(iO).reverse();return{format:"rialto-game/4.0",t_us:e.tUs,status:e.end===null?"running":"ended",end_reason:e.end,board:t.
slice(2),buffer:t.slice(0,2),active:e.piece===0?null:nO(e),next:e.queue.map(r=>ei[r]),score:e.score,lines:e.lines,level:Ar(e.lines),pieces:e.pieces,combo:Fu(e.clears),
back_to_back:e.backToBack,gravity:{us_per_row:wi(e.lines),next_in_us:e.end===null?e.dueUs-e.tUs:null},left:{duration_us:e.config.durationUs-e.tUs,actions:e.config.
actionsMax-e.actions},last_event:e.lastEvent}}function nO(e){let t=Sr(e),{x:r,y:n,resting:i}=e;return{piece:ei[e.piece],rotation:e.rotation,x:r,y:n,cells:t.cells.
map(([s,a])=>[r+s,n+a]),ghost_y:xs(e.board,t,r,n),lock:{resting:i,left_us:i?e.dueUs-e.tUs:e.lockLeftUs,resets_left:e.resetsLeft}}}function iO(e){let t="";for(let r=0;r<
10;r+=1)t+=ei[nf(e,r)];return t}var Ga={start:oO,step:uO,advance:cO,project:ux,outcome:lO},sO=5,aO=32;function oO(e,t,r){let{stepped:n,durationUs:i,actionsMax:s}=e;if(t!==1)throw new RangeError(
"One seat plays tetris-v2.");if(!cx(i)||!cx(s))throw new RangeError("Limits are whole numbers above 0.");let a={config:{stepped:n,durationUs:i,actionsMax:s},board:Gg,
tUs:0,piece:0,rotation:0,x:0,y:0,resting:!1,landed:!1,dueUs:0,lockLeftUs:0,resetsLeft:0,lowestRow:0,lastKick:-1,queue:Array.from({length:sO},(c,m)=>r(m+1)),pieces:1,
score:0,lines:0,clears:0,backToBack:!1,actions:0,actionsSinceTick:0,end:null,lastEvent:null};return Bu(a,r(0)),a}function uO(e,t,r,n){if(t!==0)throw new RangeError(
"tetris-v2 has seat 0 only.");if(e.end!==null)return{state:e,events:[],refused:"over"};let i={draft:{...e},events:[]},{draft:s,events:a}=i;s.actions+=1,s.config.
stepped&&(s.actionsSinceTick+=1);let c=ox(i,r,n);return s.end===null&&s.actionsSinceTick===aO&&(s.actionsSinceTick=0,qa(i,n)),s.end===null&&s.actions===s.config.
actionsMax&&Ts(i,"actions"),c?{state:s,events:a}:{state:s,events:a,refused:"blocked"}}function cO(e,t,r){if(!Number.isSafeInteger(t)||t<e.tUs)throw new RangeError(
`Time ${t} is not after ${e.tUs}.`);if(e.end!==null||t===e.tUs)return{state:e,events:[]};let n={draft:{...e},events:[]};return sx(n,Math.min(t,e.config.durationUs),
r),{state:n.draft,events:n.events}}function lO({end:e,tUs:t,score:r,lines:n,pieces:i}){return e===null?null:{reason:e,tUs:t,score:r,lines:n,level:Ar(n),pieces:i}}
function cx(e){return Number.isSafeInteger(e)&&e>0}function mx(e){let t={stepped:e.pace==="stepped",durationUs:e.duration_seconds_max*1e6,actionsMax:e.actions_max};return{slowness:Lu[e.pace],lastsUsMax:mO,resignation:null,
start:r=>Ga.start(t,e.seats,r),step:(r,n,i,s)=>Ga.step(r,n,i,s),advance:(r,n,i)=>Ga.advance(r,n,i),project:r=>Ga.project(r,null),timeOf:r=>r.tUs,result:r=>r.end===
null?null:lx(r,r.end),endedFor:lx,revealed:r=>r.pieces+r.queue.length,pieceOf:r=>r.pieces,turningUs:sf,endBoundUs:ex}}var mO=1440*60*1e6;function lx({tUs:e,score:t,
lines:r,pieces:n},i){return{reason:i,t_us:e,score:t,lines:r,level:Ar(r),pieces:n}}function px(e,t){let r=-1,n=[];return i=>{let s=Math.floor(i/ja.length);return s!==r&&(n=pO(e,s,t),r=s),n[i%ja.length]}}function pO(e,t,r){if(!Number.isInteger(
t)||t<0||t>=2**32)throw new RangeError("Bags are numbered from 0 in 4 bytes.");let n=[...ja],i=r(fO(e,t)),s=0;for(let a=n.length-1;a>0;a-=1){let c=a+1,m;do s===
i.length&&(i=r(i),s=0),m=i[s],s+=1;while(m>=256-256%c);let p=m%c,d=n[a];n[a]=n[p],n[p]=d}return n}function fO(e,t){let r=new Uint8Array(e.length+4);return r.set(
e),new DataView(r.buffer).setUint32(e.length,t),r}function fx(e){let t=e,{active:r,board:n,buffer:i}=t,s=new Map;if(r!==null){for(let[c,m]of r.cells)s.set(`${c},${m-r.y+r.ghost_y}`,":");for(let[c,m]of r.cells)s.
set(`${c},${m}`,"@")}return[...[...i,...n].map((c,m)=>{let p=i.length+n.length-1-m,d=[...c].map((E,_)=>s.get(`${_},${p}`)??E).join("");return`${String(p).padStart(
2)} |${d}|`}),"    0123456789",r===null?"no piece in play":`piece ${r.piece} (number ${t.pieces}), rotation ${r.rotation}, x ${r.x}, y ${r.y}, lands at y ${r.ghost_y}${r.
lock.resting?`, locks in ${r.lock.left_us} us`:""}`,`next ${t.next.join(" ")}`,`score ${t.score}, lines ${t.lines}, level ${t.level}, ${t.gravity.us_per_row} us\
 a row`,`left ${Math.floor(t.left.duration_us/1e6)} s of game time, ${t.left.actions} actions`]}var Hu={type:"integer",minimum:0},Fr={type:"integer"},dO={type:"array",items:Fr,minItems:2,maxItems:2},dx=(e,t)=>({type:"object",properties:{type:{const:e},direction:{
enum:t}},required:["type","direction"],additionalProperties:!1}),of=e=>({type:"object",properties:{type:{const:e}},required:["type"],additionalProperties:!1}),hx={
action:{oneOf:[dx("move",["left","right"]),dx("rotate",["cw","ccw"]),of("soft_drop"),of("hard_drop"),of("wait")]},snapshot:{board:{type:"array",items:{type:"str\
ing"},description:"Tetris: 20 rows, top first."},buffer:{type:"array",items:{type:"string"},description:"The two rows above the board, top first."},active:{type:[
"object","null"],properties:{piece:{type:"string"},rotation:{type:"integer",description:"Quarter turns clockwise."},x:{type:"integer",description:"Column of the\
 lower left corner of the square in which the piece rotates."},y:Fr,cells:{type:"array",items:dO,description:"[x, y]: columns from the left, rows from the floor\
, from 0."},ghost_y:{type:"integer",description:"`y` after a hard drop."},lock:{type:"object",properties:{resting:{type:"boolean"},left_us:Fr,resets_left:Fr}}}},
next:{type:"array",items:{type:"string"}},score:Fr,lines:Fr,level:Fr,pieces:{type:"integer",description:"Number of the piece in play, from 1."},combo:Fr,back_to_back:{
type:"boolean"},gravity:{type:"object",properties:{us_per_row:Fr,next_in_us:{type:["integer","null"]}},required:["us_per_row","next_in_us"]},left:{type:"object",
properties:{duration_us:Fr,actions:Fr},required:["duration_us","actions"]},last_event:{type:["object","null"],additionalProperties:!0,description:"The latest ev\
ent."}},result:{score:Hu,lines:Hu,level:Hu,pieces:Hu}};function ti(e){return uf(e,1)}function uf(e,t){switch(typeof e){case"string":return gx(e);case"number":if(!Number.isFinite(e))throw new TypeError("A number with\
out a JSON form");return Object.is(e,-0)?"0":String(e);case"boolean":return e?"true":"false";case"object":if(e===null)return"null";if(t>100)throw new TypeError(
"A value nested too deep, or within itself");return Array.isArray(e)?hO(e,t):gO(e,t);default:throw new TypeError(`A ${typeof e} has no JSON form`)}}function gx(e){
if(!e.isWellFormed())throw new TypeError("A string with half of a surrogate pair");return JSON.stringify(e)}function hO(e,t){let r="[";for(let n=0;n<e.length;n+=
1)r+=(n===0?"":",")+uf(e[n],t+1);return`${r}]`}function gO(e,t){let r=Object.getPrototypeOf(e);if(r!==Object.prototype&&r!==null)throw new TypeError("An object \
that is not plain data");let n="{";for(let i of xO(e))n+=`${n==="{"?"":","}${gx(i)}:${uf(e[i],t+1)}`;return`${n}}`}function xO(e){let t=Object.keys(e);for(let r=1;r<
t.length;r+=1)if(t[r-1]>t[r])return t.sort();return t}function Ex(e){let{actions:t,actionsSinceTick:r,backToBack:n,board:i,clears:s,config:a,dueUs:c,end:m,landed:p,lastEvent:d}=e,{lastKick:E,lines:_,lockLeftUs:O,lowestRow:j,
piece:Ae,pieces:Yt,queue:ur,resetsLeft:tn,resting:ki,rotation:ds}=e,Qn=`{"actions":${t},"actionsSinceTick":${r},"backToBack":${n},"board":${ju(i)}`,Ir=`"clears"\
:${s},"config":${ju(a)},"dueUs":${c},"end":${ti(m)},"landed":${p}`,hs=`"lastEvent":${d===null?"null":ju(d)},"lastKick":${E},"lines":${_}`,gs=`"lockLeftUs":${O},\
"lowestRow":${j},"piece":${Ae},"pieces":${Yt},"queue":${ju(ur)}`,$u=`"resetsLeft":${tn},"resting":${ki},"rotation":${ds},"score":${e.score}`;return`${Qn},${Ir},${hs}\
,${gs},${$u},"tUs":${e.tUs},"x":${e.x},"y":${e.y}}`}var xx=new WeakMap;function ju(e){let t=xx.get(e);if(t!==void 0)return t;let r=ti(e);return xx.set(e,r),r}var yx={id:"tetris-v2",family:"tetris",version:2,lifecycle:"active",folder:"tetris",title:"Falling blocks",description:"The server computes board, gravity, coll\
isions, score and the end of the game; one external agent moves, rotates and drops the pieces.",modes:["realtime","solo"],playerRange:{min:1,max:1},snapshotFormat:"\
rialto-game/4.0",observationFormat:"rialto-game/4.0 authoritative snapshot",schemas:hx,requiredPaths:[["board"],["active"],["next"],["score"],["lines"],["level"],
["status"],["last_event","events_since"]],endings:{byRules:{top_out:"Topped out",duration:Ha.duration,actions:Ha.actions},byPlatform:["resign","abandoned","dura\
tion","voided"]},seats:()=>1,configFault:e=>Object.keys(e).length===0?void 0:{pointer:"/engine_config",code:"empty",message:"This engine has no configuration."},
randomness:px,open:mx,stateText:e=>Ex(e),renderText:fx,certification:{endings:["top_out","duration","actions"],counts:(e,{score:t=0,lines:r=0,level:n=1,pieces:i=0})=>{
let s=e.filter(({type:c})=>c==="wait").length,a=e.filter(({type:c})=>c!=="end").length;return{pieces:i,lines:r,level:n,score:t,waits:s,actions:a-s}},minimums:{pieces:20,
actions:30,lines:1},seatsToAct:()=>[0]}};var EO={width:[2,32],height:[2,32],seats:[1,4],connect:[2,32],maxTurns:[1,4096]};function Vu(e){for(let[t,[r,n]]of Object.entries(EO)){let i=e[t];if(!Number.isInteger(
i)||i<r||i>n)return`${t} is a whole number from ${r} to ${n}`}if(e.connect>Math.max(e.width,e.height))return"connect is longer than the board"}var yO=[[1,0],[0,1],[1,1],[1,-1]];function Tx(e,t,r,n){for(let[i,s]of yO){let a=bx(e,t,r,-i,-s),c=a+1+bx(e,t,r,i,s);if(!(c<n))return Array.from({length:c},(m,p)=>[
t+(p-a)*i,r+(p-a)*s])}return null}function bx(e,t,r,n,i){let s=e[r]?.[t],a=0;for(;e[r+(a+1)*i]?.[t+(a+1)*n]===s;)a+=1;return a}var lf=3;function Ix(e,t,r){let{draft:n,events:i}=e,s=r===void 0?void 0:n.board[r],a=t===void 0?void 0:s?.[t];if(t===void 0||r===void 0||s===void 0||a===void 0)
return cf(e,"outside");if(a!==0)return cf(e,"taken");let c=n.toMove;n.board=n.board.with(r,s.with(t,c+1)),n.stones+=1,n.turn+=1,n.lastMove={type:"place",seat:c,
x:t,y:r},i.push({type:"place",t_us:n.tUs,seat:c,x:t,y:r});let{grid:m,mode:p}=n.rules;if(n.winningLine=Tx(n.board,t,r,m.connect),n.winningLine!==null){let d=p===
"cooperative"?_x(n):[c];qu(e,{kind:"win",reason:"line",winners:d})}else n.stones===m.width*m.height?qu(e,{kind:"draw",reason:"full_board",winners:[]}):Sx(e)}function Ax(e){
let{draft:t,events:r}=e;if(t.rules.grid.allowPass!==!0)return cf(e,"pass_not_allowed");let n=t.toMove;t.turn+=1,t.lastMove={type:"pass",seat:n},r.push({type:"pa\
ss",t_us:t.tUs,seat:n}),Sx(e)}function Gu(e,t,r){let{draft:n,events:i}=e;n.departures=n.departures.with(t,r),i.push({type:"left",t_us:n.tUs,seat:t,reason:r});let s=_x(
n),{grid:a,mode:c}=n.rules,m=c==="competitive"&&a.seats>1?2:1;s.length<m?qu(e,{kind:s.length>0?"win":"loss",reason:r,winners:s}):t===n.toMove&&Cx(n)}function cf(e,t){
return e.draft.refusals+=1,e.draft.refusals===lf&&Gu(e,e.draft.toMove,"forfeit"),t}function Sx(e){e.draft.turn===e.draft.rules.grid.maxTurns?qu(e,{kind:"draw",reason:"\
max_turns",winners:[]}):Cx(e.draft)}function Cx(e){do e.toMove=(e.toMove+1)%e.departures.length;while(e.departures[e.toMove]!==null);e.refusals=0,e.dueUs=e.tUs+
e.rules.turnUs}function qu({draft:e,events:t},r){e.result=r,t.push({type:"end",t_us:e.tUs,...r})}function _x({departures:e}){return e.flatMap((t,r)=>t===null?[r]:
[])}function Rx(e){let{rules:t,result:r}=e;return{format:"rialto-turn-grid/2.0",t_us:e.tUs,status:r===null?"running":"ended",turn:e.turn,max_turns:t.grid.maxTurns,to_move:r===
null?e.toMove:null,turn_left_us:r===null?e.dueUs-e.tUs:null,refusals_left:lf-e.refusals,board:e.board.map(n=>n.map(i=>i===0?".":String(i-1)).join("")),seats:e.departures.
map((n,i)=>({seat:i,left:n})),config:t.grid,mode:t.mode,last_move:e.lastMove,winning_line:e.winningLine,result:r}}var Ka={start:bO,step:TO,advance:AO,project:Rx,outcome:SO};function bO({grid:e,mode:t,turnUs:r},n){let i=Vu(e);if(i!==void 0)throw new RangeError(`This grid can\
not be played: ${i}.`);if(n!==e.seats)throw new RangeError(`The grid has ${e.seats} seats, not ${n}.`);if(!Number.isSafeInteger(r)||r<1)throw new RangeError("A \
turn has a whole number of microseconds.");return{rules:{grid:{...e},mode:t,turnUs:r},tUs:0,board:Array(e.height).fill(Array(e.width).fill(0)),turn:0,stones:0,toMove:0,
dueUs:r,refusals:0,departures:Array(n).fill(null),lastMove:null,winningLine:null,result:null}}function TO(e,t,r){if(!(t in e.departures))throw new RangeError(`T\
here is no seat ${t}.`);if(e.result!==null||e.departures[t]!==null)return{state:e,events:[],refused:"over"};if(r.type!=="resign"&&t!==e.toMove)return{state:e,events:[],
refused:"not_your_turn"};let n={draft:{...e},events:[]},i=IO(n,t,r),s={state:n.draft,events:n.events};return i===void 0?s:{...s,refused:i}}function IO(e,t,{type:r,
x:n,y:i}){switch(r){case"place":return Ix(e,n,i);case"pass":return Ax(e);case"resign":Gu(e,t,"resign");return;default:throw new TypeError(`No action of turn-gri\
d-v2: ${JSON.stringify(r)}`)}}function AO(e,t){if(!Number.isSafeInteger(t)||t<e.tUs)throw new RangeError(`Time ${t} is not after ${e.tUs}.`);if(e.result!==null||
t===e.tUs)return{state:e,events:[]};let r={draft:{...e},events:[]},{draft:n}=r;for(;n.result===null&&n.dueUs<=t;)n.tUs=n.dueUs,Gu(r,n.toMove,"timeout");return n.
result===null&&(n.tUs=t),{state:n,events:r.events}}function SO({result:e,tUs:t}){return e===null?null:{...e,tUs:t}}var CO=30,_O=1440*60;function Nx(e){let t=Lu[e.pace],r={grid:e.engine_config,mode:e.mode==="cooperative"?"cooperative":"competitive",turnUs:(t===null?_O:CO)*1e6};
return{slowness:t??1,lastsUsMax:Number.MAX_SAFE_INTEGER,resignation:{type:"resign"},start:n=>Ka.start(r,e.seats,n),step:(n,i,s,a)=>Ka.step(n,i,s,a),advance:(n,i,s)=>Ka.
advance(n,i,s),project:n=>Ka.project(n,null),timeOf:n=>n.tUs,result:({result:n,tUs:i})=>n===null?null:{reason:n.reason,t_us:i,kind:n.kind,winners:n.winners},endedFor:({
tUs:n},i)=>({reason:i,t_us:n,kind:"loss",winners:[]}),revealed:()=>0,pieceOf:()=>0,turningUs:n=>n.result===null?n.dueUs:n.tUs,endBoundUs:n=>n.result===null?n.dueUs:
n.tUs}}function vx(e){let t=e,r=t.board[0]?.length??0;return[...t.board.map((n,i)=>`${String(i).padStart(2)} |${n}|`),`    ${Array.from({length:r},(n,i)=>i%10).join("")}`,
`turn ${t.turn} of ${t.max_turns}, ${t.config.connect} in a row win`,t.to_move===null?"nobody moves":`seat ${t.to_move} moves, ${Math.floor((t.turn_left_us??0)/
1e6)} s of game time left`]}var Ku={type:"integer"},RO={type:"array",items:Ku,minItems:2,maxItems:2},mf=4,NO={type:"object",properties:{template:{enum:["line-placement"]},width:{type:"inte\
ger",minimum:2,maximum:32},height:{type:"integer",minimum:2,maximum:32},seats:{type:"integer",minimum:1,maximum:mf},connect:{type:"integer",minimum:2,maximum:32},
maxTurns:{type:"integer",minimum:1,maximum:4096},allowPass:{type:"boolean"}},required:["template","width","height","seats","connect","maxTurns"],additionalProperties:!1},
Dx={action:{type:"object",properties:{type:{enum:["place","pass","resign"]},x:{type:"integer",minimum:0,maximum:31},y:{type:"integer",minimum:0,maximum:31}},required:[
"type"],additionalProperties:!1},config:NO,snapshot:{turn:Ku,max_turns:Ku,to_move:{type:["integer","null"]},turn_left_us:{type:["integer","null"]},refusals_left:Ku,
board:{type:"array",items:{type:"string"},description:"Grid: row y at index y."},seats:{type:"array",items:{type:"object",additionalProperties:!0,description:"A\
 seat, and the reason why its player left; null while the player is in the game."}},config:{type:"object",additionalProperties:!0,description:"The configuration\
 of the grid."},mode:{type:"string"},last_move:{type:["object","null"],additionalProperties:!0,description:"The last move: a placed stone or a pass."},winning_line:{
type:["array","null"],items:RO,description:"Cells of the winning line."},result:{type:["object","null"],additionalProperties:!0,description:"Result of the game."}},
result:{kind:{type:"string",enum:["win","draw","loss"]},winners:{type:"array",items:{type:"integer",minimum:0,maximum:mf-1},maxItems:mf}}};var kx={id:"turn-grid-v2",family:"turn-grid",version:2,lifecycle:"certification",folder:"turn-grid",title:"Turns on a grid",description:"Seats place stones on a\
 grid in turn; the rules are deterministic. For practice only: no published game uses this engine.",modes:["turn_based","solo","competitive","cooperative"],playerRange:{
min:1,max:4},snapshotFormat:"rialto-turn-grid/2.0",observationFormat:"rialto-turn-grid/2.0 public authoritative snapshot",schemas:Dx,requiredPaths:[["board"],["\
to_move"],["seats"],["status"],["last_move","last_event","events_since"]],endings:{byRules:{line:"A line was made",full_board:"The board was full",max_turns:"Al\
l turns were played",resign:Ha.resign,forfeit:"A player forfeited",timeout:"A turn ran out of time"},byPlatform:["actions","abandoned","voided"]},seats:e=>e.seats,
configFault:vO,randomness:()=>()=>{throw new RangeError("The grid engine has no random numbers.")},open:Nx,stateText:ti,renderText:vx,certification:{endings:["l\
ine","full_board","max_turns"],counts:e=>({places:e.filter(({type:t})=>t==="place").length,passes:e.filter(({type:t})=>t==="pass").length}),minimums:{},seatsToAct:({
to_move:e})=>typeof e=="number"?[e]:[]}};function vO(e,t){let r=Vu(e);return r!==void 0?{pointer:`/engine_config/${r.split(" ",1)[0]}`,code:"grid",message:`The \
grid cannot be played: ${r}.`}:t==="solo"&&e.seats!==1?{pointer:"/mode",code:"seats",message:"The mode `solo` requires exactly one seat."}:void 0}var pf=[yx,kx],DO=new Map(pf.map(e=>[e.id,e]));function zu(e){return DO.get(e)}var Ce={archiveBytesMax:5242880,entriesMax:128,commentBytesMax:1024,bytesMax:20971520,entryRatioMax:50,archiveRatioMax:20,ratioFreeBytes:65536,pathBytesMax:120,
pathDepthMax:6,manifestBytesMax:65536,pictureSideMax:4096,picturePixelsMax:32e6,fontTablesBytesMax:4194304,findingsMax:100},ff={js:{fileBytesMax:512*1024,bytesMax:512*
1024},html:{fileBytesMax:128*1024,bytesMax:256*1024},css:{fileBytesMax:256*1024,bytesMax:256*1024},svg:{fileBytesMax:256*1024,bytesMax:1024*1024},json:{fileBytesMax:64*
1024,bytesMax:20*1048576},txt:{fileBytesMax:64*1024,bytesMax:20*1048576},png:{fileBytesMax:4*1048576,bytesMax:20*1048576},webp:{fileBytesMax:4*1048576,bytesMax:20*
1048576},woff2:{fileBytesMax:4*1048576,bytesMax:20*1048576}};function Z(e,t,r,n,i={}){let s=e.slice(0,e.indexOf("."));return{rule:e,family:s,severity:"error",file:t===null?null:OO(t),...i,why:r,fix:n}}function Is(e,t,r,n,i={}){
return{...Z(e,t,r,n,i),severity:"warning"}}var kO=200;function OO(e){return e.replace(/[^\x20-\x7e]/gu,"?").slice(0,kO)}var Ox=/^[A-Za-z0-9_][A-Za-z0-9._-]*$/,wO=/^(con|prn|aux|nul|com[0-9]|lpt[0-9])(\.|$)/i,$O=/^(__macosx|\.ds_store|thumbs\.db)$/i;function Wu(e){return[...e.flatMap(
({path:t})=>PO(t)),...MO(e)]}function PO(e){let t=(s,a,c)=>[Z(`path.${s}`,e,a,c)],{pathBytesMax:r,pathDepthMax:n}=Ce;if(e.length>r)return t("length",`The path i\
s longer than ${r} bytes.`,"Shorten it.");if(e.startsWith("/")||/^[A-Za-z]:/.test(e))return t("absolute","The path is absolute.","Write it from the root of the \
bundle.");if(e.includes("\\"))return t("backslash","The path contains a backslash.","Separate folders by /.");let i=e.split("/");return i.length>n?t("depth",`Th\
e path has more than ${n} levels.`,"Use fewer folders."):i.some(s=>s===".."||s==="."||s==="")?t("step",'The path contains "..", "." or an empty name.',"Name the\
 file directly."):i.some(s=>$O.test(s))?t("junk","An operating system added this file.","Remove it, or use `rialto pack FOLDER`."):i.some(s=>s.startsWith("."))?
t("hidden","A name begins with a dot.","Remove hidden files."):i.every(s=>Ox.test(s))?i.some(s=>s.endsWith("."))?t("characters","A name ends with a dot.","Renam\
e it."):i.some(s=>wO.test(s))?t("reserved","Windows reserves a name of the path for a device.","Rename it."):[]:t("characters",'A name has other characters than\
 ASCII letters, digits, ".", "_" and "-", or begins with "-".',"Rename it.")}function MO(e){let t=new Map,r=[];for(let n of e){let i=n.path.toLowerCase();t.has(
i)&&r.push(Z("path.twice",n.path,"Another entry has this path, except for case.","Remove one of them.")),t.set(i,n)}for(let{path:n}of e)LO(n.toLowerCase()).some(
i=>t.get(i)?.isFolder===!1)&&r.push(Z("path.folder",n,"A folder in this path is also a file of the bundle.","Rename one of them."));return r}function LO(e){let t=e.
split("/");return t.slice(1).map((r,n)=>t.slice(0,n+1).join("/"))}function As(e,t){let r=e.split("/").slice(0,-1),n=t.split("/");for(let[i,s]of n.entries())if(s===
".."){if(r.pop()===void 0)return null}else if(Ox.test(s))r.push(s);else if(s!=="."||i===n.length-1)return null;return n.at(-1)===".."?null:r.join("/")}var kn=FO();function FO(){let e=new Uint32Array(2048);for(let t=0;t<256;t+=1){let r=t;for(let n=0;n<8;n+=1)r=(r&1)===1?r>>>1^3988292384:r>>>1;e[t]=r}for(let t=256;t<
e.length;t+=1){let r=e[t-256];e[t]=r>>>8^e[r&255]}return e}function Yu(e){let t=new DataView(e.buffer,e.byteOffset,e.byteLength),r=e.length-e.length%8,n=-1;for(let i=0;i<
r;i+=8){let s=t.getInt32(i,!0)^n,a=t.getInt32(i+4,!0);n=kn[1792+(s&255)]^kn[1536+(s>>>8&255)]^kn[1280+(s>>>16&255)]^kn[1024+(s>>>24)]^kn[768+(a&255)]^kn[512+(a>>>
8&255)]^kn[256+(a>>>16&255)]^kn[a>>>24]}for(let i=r;i<e.length;i+=1)n=n>>>8^kn[(n^e[i])&255];return(n^-1)>>>0}var On={local:67324752,central:33639248,end:101010256,descriptor:134695760,zip64End:101075792,zip64Locator:117853008},cr={local:30,central:46,end:22,zip64Locator:20},
Xu=class{bytes;#e;constructor(t){this.bytes=t,this.#e=new DataView(t.buffer,t.byteOffset,t.byteLength)}get size(){return this.bytes.length}has(t,r){return t>=0&&
t+r<=this.size}u16(t){return this.#e.getUint16(t,!0)}u32(t){return this.#e.getUint32(t,!0)}slice(t,r){return this.bytes.subarray(t,t+r)}name(t,r){return Array.from(
this.slice(t,r),n=>String.fromCharCode(n)).join("")}};function wx(e,t){let r=[],n=t.directoryOffset;for(;r.length<t.entries;){if(!(n+cr.central<=t.directoryEnd&&e.u32(n)===On.central))return df();let s=n+cr.central+
e.u16(n+28)+e.u16(n+30)+e.u16(n+32);if(s>t.directoryEnd)return df();r.push(BO(e,n)),n=s}return n===t.directoryEnd?r:df()}function df(){return Z("zip.end",null,"\
The directory does not consist of exactly the number of records that the end record states.","Write the archive again with `rialto pack FOLDER` or any common to\
ol.")}function BO(e,t){let r=e.u16(t+28),n=t+cr.central,i=e.name(n,r);return{versionNeeded:e.u16(t+6),flags:e.u16(t+8),method:e.u16(t+10),crc:e.u32(t+16),packedBytes:e.
u32(t+20),bytes:e.u32(t+24),name:i,isFolder:i.endsWith("/"),extra:e.slice(n+r,e.u16(t+30)),commentBytes:e.u16(t+32),disk:e.u16(t+34),attributes:e.u32(t+38),localOffset:e.
u32(t+42)}}function $x(e){let t=jO(e);if(t===null)return ri("zip.end","The archive does not end with an end record and its comment.");if(e.size-t-cr.end>Ce.commentBytesMax)
return ri("zip.comment",`The comment of the archive is longer than ${Ce.commentBytesMax} bytes.`);if(VO(e,t+cr.end))return ri("zip.comment","The comment of the \
archive contains the signature of a record.");let r={disk:e.u16(t+4),directoryDisk:e.u16(t+6),entriesOnDisk:e.u16(t+8),entries:e.u16(t+10),directoryBytes:e.u32(
t+12),directoryOffset:e.u32(t+16)};if(qO(e,t,r))return ri("zip.zip64","The archive uses the ZIP64 extension.");let{disk:n,directoryDisk:i,entriesOnDisk:s,entries:a,
directoryBytes:c,directoryOffset:m}=r;return n!==0||i!==0?ri("zip.end","The archive is split into several parts."):s!==a?ri("zip.end","The end record states two\
 different numbers of entries."):m+c!==t?ri("zip.end","The directory does not end where the end record begins."):a<1||a>Ce.entriesMax?ri("size.entries",`An arch\
ive must have 1 to ${Ce.entriesMax} entries, folders included.`):{entries:a,directoryOffset:m,directoryEnd:t}}var UO="Write the archive again with `rialto pack \
FOLDER` or any common tool.";function ri(e,t){return Z(e,null,t,UO)}var HO=65535;function jO(e){for(let t=0;t<=HO;t+=1){let r=e.size-cr.end-t;if(r<0)return null;
if(e.u32(r)===On.end&&e.u16(r+20)===t)return r}return null}function VO(e,t){let r=Object.values(On);for(let n=t;n+4<=e.size;n+=1)if(r.includes(e.u32(n)))return!0;
return!1}function qO(e,t,r){let n=t-cr.zip64Locator;if(e.has(n,4)&&e.u32(n)===On.zip64Locator)return!0;let{disk:i,directoryDisk:s,entriesOnDisk:a,entries:c,directoryBytes:m,
directoryOffset:p}=r;return[i,s,a,c].includes(65535)||[m,p].includes(4294967295)}var GO=2062,gf=8,Lx=0,Ss=8,KO=45,hf=4294967295,zO="Write the archive again with `rialto pack FOLDER` or any common tool.";function Fx(e){return[...xf(e,e.name),
...Ef(e.extra,e.name),...ZO(e),...tw(e),...rw(e),...lr(e.commentBytes>0,"zip.comment",e.name,"The entry has a comment."),...lr(e.disk!==0,"zip.end",e.name,"The \
entry is on another part of a split archive."),...lr(e.localOffset===hf,"zip.zip64",e.name,"The offset refers to the ZIP64 extension.")]}function xf({flags:e,method:t,
versionNeeded:r,packedBytes:n,bytes:i},s){return[...lr((e&~GO)!==0,"zip.flags",s,"The flags contain encryption, a patch or an unknown bit."),...lr(r>KO,"zip.fla\
gs",s,"The entry needs a newer version of ZIP than 4.5."),...lr(t!==Lx&&t!==Ss,"zip.method",s,"The entry is compressed by another method than deflate."),...lr(n===
hf||i===hf,"zip.zip64",s,"A size refers to the ZIP64 extension.")]}var WO=1,YO=[21589,30837,22613,10,51966];function Ef(e,t){let r=new DataView(e.buffer,e.byteOffset,
e.byteLength),n=[],i=0;for(;i<e.length;){if(!(i+4<=e.length&&i+4+r.getUint16(i+2,!0)<=e.length))return[...n,Mt("zip.extra",t,"The extra fields are malformed.")];
let a=r.getUint16(i,!0);a===WO?n.push(Mt("zip.zip64",t,"An extra field belongs to the ZIP64 extension.")):YO.includes(a)||n.push(Mt("zip.extra",t,"An extra fiel\
d is none of the times, owners and JAR markers that are accepted.")),i+=4+r.getUint16(i+2,!0)}return n}var XO=61440,Px=32768,Mx=16384,QO=3584,JO=16;function ZO({
attributes:e,name:t,isFolder:r}){let n=e>>>16,i=n&XO;return[...lr(![0,Px,Mx].includes(i),"zip.mode",t,"The entry is neither a file nor a folder, such as a symbo\
lic link."),...lr((n&QO)!==0,"zip.mode",t,"The mode has a setuid, setgid or sticky bit."),...lr(r?i===Px:i===Mx||(e&JO)!==0,"zip.mode",t,'The name of a folder m\
ust end in "/", and the name of a file must not.')]}var ew=2;function tw({isFolder:e,name:t,method:r,packedBytes:n,bytes:i,crc:s}){return e?lr(!(n===0||r===Ss&&
n===ew)||i!==0||s!==0,"zip.folder",t,"A folder has content."):[]}function rw({isFolder:e,name:t,method:r,packedBytes:n,bytes:i}){let{ratioFreeBytes:s,entryRatioMax:a}=Ce;
return[...lr(r===Lx&&n!==i,"zip.data",t,"The entry is not compressed and states two different sizes."),...lr(!e&&i>s&&i>a*n,"zip.ratio",t,`The file is more than\
 ${a} times as large as its compressed form.`)]}function Mt(e,t,r){return Z(e,t,r,zO)}function lr(e,t,r,n){return e?[Mt(t,r,n)]:[]}function Cs(e){let t=new Uint16Array(16);for(let a of e)t[a]=t[a]+1;t[0]=0;let r=nw(t);if(r==="unusable")return{kind:r,bitsMax:0,find:()=>0};let n=iw(e,t),i=new Uint16Array(
512);sw(i,t,n);let s=t.findLastIndex(a=>a>0);return{kind:r,bitsMax:Math.max(0,s),find:a=>i[a&511]||ow(a,t,n)}}function nw(e){let t=1;for(let n=1;n<=15;n+=1)if(t=
t*2-e[n],t<0)return"unusable";if(t===0)return"complete";let r=e.reduce((n,i)=>n+i,0);return r===0||r===1&&e[1]===1?"single":"unusable"}function iw(e,t){let r=new Uint16Array(
17);for(let i=1;i<=15;i+=1)r[i+1]=r[i]+t[i];let n=new Uint16Array(e.length);return e.forEach((i,s)=>{i!==0&&(n[r[i]]=s,r[i]=r[i]+1)}),n}function sw(e,t,r){let n=0,
i=0;for(let s=1;s<=9;s+=1){for(let a=0;a<t[s];a+=1){let c=r[i]<<4|s;for(let m=aw(n,s);m<e.length;m+=1<<s)e[m]=c;n+=1,i+=1}n<<=1}}function aw(e,t){let r=0;for(let n=0;n<
t;n+=1)r|=(e>>n&1)<<t-1-n;return r}function ow(e,t,r){let n=0,i=0,s=0;for(let a=1;a<=15;a+=1){n|=e>>a-1&1;let c=t[a];if(n-c<i)return r[s+n-i]<<4|a;s+=c,i=i+c<<1,
n<<=1}return 0}function Hx(e,t){let r=new bf(e,t);try{return{bytes:r.read(),consumed:r.consumed}}catch(n){if(n instanceof Et)return null;throw n}}var Et=class extends Error{},
Bx=[3,4,5,6,7,8,9,10,11,13,15,17,19,23,27,31,35,43,51,59,67,83,99,115,131,163,195,227,258],uw=[0,0,0,0,0,0,0,0,1,1,1,1,2,2,2,2,3,3,3,3,4,4,4,4,5,5,5,5,0],Ux=[1,
2,3,4,5,7,9,13,17,25,33,49,65,97,129,193,257,385,513,769,1025,1537,2049,3073,4097,6145,8193,12289,16385,24577],cw=[0,0,0,0,1,1,2,2,3,3,4,4,5,5,6,6,7,7,8,8,9,9,10,
10,11,11,12,12,13,13],lw=[16,17,18,0,8,7,9,6,10,5,11,4,12,3,13,2,14,1,15],yf=256,mw=Cs(Uint8Array.from({length:288},(e,t)=>t<144?8:t<256?9:t<280?7:8)),pw=Cs(new Uint8Array(
32).fill(5)),bf=class{#e;#t;#r=0;#n=0;#i=0;#s=0;constructor(t,r){this.#e=t,this.#t=new Uint8Array(r)}get consumed(){return this.#r-(this.#i>>3)}read(){let t=!1;
for(;!t;)t=this.#o(1)===1,this.#a(this.#o(2));return this.#t.subarray(0,this.#s)}#a(t){switch(t){case 0:this.#m();break;case 1:this.#p(mw,pw);break;case 2:{let{
literals:r,distances:n}=this.#c();this.#p(r,n);break}default:throw new Et}}#m(){this.#r=this.consumed,this.#n=0,this.#i=0;let t=this.#o(16);if(this.#o(16)!==(~t&
65535))throw new Et;let r=this.#r+t;if(r>this.#e.length||this.#s+t>this.#t.length)throw new Et;this.#t.set(this.#e.subarray(this.#r,r),this.#s),this.#s+=t,this.#r=
r}#c(){let t=this.#o(5)+257,r=this.#o(5)+1,n=this.#o(4)+4;if(t>286||r>30)throw new Et;let i=new Uint8Array(19);for(let d=0;d<n;d+=1)i[lw[d]]=this.#o(3);let s=Cs(
i);if(s.kind!=="complete")throw new Et;let a=this.#l(s,t+r),c=Cs(a.subarray(0,t)),m=Cs(a.subarray(t));if(!(a[yf]!==0&&c.kind!=="unusable"&&m.kind!=="unusable"))
throw new Et;return{literals:c,distances:m}}#l(t,r){let n=new Uint8Array(r),i=0;for(;i<r;){let s=this.#f(t);if(s<16){n[i]=s,i+=1;continue}if(s===16&&i===0)throw new Et;
let a=s===16?n[i-1]:0,c=s===16?3+this.#o(2):s===17?3+this.#o(3):11+this.#o(7);if(i+c>r)throw new Et;n.fill(a,i,i+c),i+=c}return n}#p(t,r){let n=this.#t;for(;;){
let i=this.#f(t);if(i===yf)return;if(i<yf){if(this.#s===n.length)throw new Et;n[this.#s]=i,this.#s+=1;continue}let s=i-257;if(s>=Bx.length)throw new Et;let a=Bx[s]+
this.#o(uw[s]),c=this.#f(r);if(c>=Ux.length)throw new Et;this.#d(a,Ux[c]+this.#o(cw[c]))}}#d(t,r){let n=this.#t,i=this.#s-r;if(i<0||this.#s+t>n.length)throw new Et;
if(r>=t)n.copyWithin(this.#s,i,i+t);else for(let s=0;s<t;s+=1)n[this.#s+s]=n[i+s];this.#s+=t}#o(t){if(this.#u(t),this.#i<t)throw new Et;let r=this.#n&(1<<t)-1;return this.#h(
t),r}#f(t){this.#u(t.bitsMax);let r=t.find(this.#n),n=r&15;if(n===0||n>this.#i)throw new Et;return this.#h(n),r>>4}#u(t){for(;this.#i<t&&this.#r<this.#e.length;)
this.#n|=this.#e[this.#r]<<this.#i,this.#r+=1,this.#i+=8}#h(t){this.#n>>>=t,this.#i-=t}};function Vx(e,t,r){let n=[],i=[],s=0;for(let a of t.toSorted((c,m)=>c.localOffset-m.localOffset)){let c=a.localOffset===s?fw(e,a,r):null;if(c===null)return{locals:n,
findings:[...i,jx(a.name)]};if(c.findings.length>0&&i.push(...c.findings),c.end===null)return{locals:n,findings:i};n.push({entry:a,data:c.data}),s=c.end}return s!==
r&&i.push(jx(t.at(-1)?.name??"")),{locals:n,findings:i}}function jx(e){return Mt("zip.tiling",e,"The entries do not lie next to each other from the first byte t\
o the directory.")}function fw(e,t,r){let{localOffset:n,name:i}=t;if(n+cr.local>r||e.u32(n)!==On.local)return null;let s=e.u16(n+26),a=n+cr.local+s,c=a+e.u16(n+
28),m=c+t.packedBytes;if(m>r)return null;let p=dw(e,n),d=[...xf(p,i),...Ef(e.slice(a,c-a),i),...hw(p,t)];e.name(n+cr.local,s)!==i&&d.push(Mt("path.differs",i,"T\
he local header and the directory state different names."));let E=e.slice(c,t.packedBytes);if((t.flags&gf)===0)return{data:E,end:m,findings:d};let _=gw(e,t,m,r);
return _===null&&d.push(Mt("zip.descriptor",i,"The data descriptor and the directory state different sizes or checksums.")),{data:E,end:_,findings:d}}function dw(e,t){
return{versionNeeded:e.u16(t+4),flags:e.u16(t+6),method:e.u16(t+8),crc:e.u32(t+14),packedBytes:e.u32(t+18),bytes:e.u32(t+22)}}function hw(e,t){let{name:r}=t;return e.
flags!==t.flags?[Mt("zip.flags",r,"The local header and the directory state different flags.")]:e.method!==t.method?[Mt("zip.method",r,"The local header and the\
 directory state different methods.")]:(t.flags&gf)===0?e.crc===t.crc&&e.packedBytes===t.packedBytes&&e.bytes===t.bytes?[]:[Mt("zip.local",r,"The local header a\
nd the directory state different sizes or checksums.")]:e.crc===0&&e.packedBytes===0&&e.bytes===0&&t.method===Ss?[]:[Mt("zip.descriptor",r,"An entry with a data\
 descriptor must be deflated, with zeros for checksum and sizes in its local header.")]}function gw(e,{crc:t,packedBytes:r,bytes:n},i,s){let a=c=>c+12<=s&&e.u32(
c)===t&&e.u32(c+4)===r&&e.u32(c+8)===n;return i+16<=s&&e.u32(i)===On.descriptor&&a(i+4)?i+16:a(i)?i+12:null}function qx(e){if(e.length>Ce.archiveBytesMax)return za([Gx(`The archive is larger than ${Ce.archiveBytesMax} bytes.`)]);let t=new Xu(e),r=$x(t);if("rule"in r)return za(
[r]);let n=wx(t,r);if(!Array.isArray(n))return za([n]);let{locals:i,findings:s}=Vx(t,n,r.directoryOffset),a=[...n.flatMap(Fx),...s,...xw(n),...Ew(n)];return a.length>
0?za(a):yw(i)}function za(e){return{ok:!1,findings:e}}function Gx(e){return Z("size.bundle",null,e,"Remove what is not needed.")}function xw(e){return Wu(e.map(
({name:t,isFolder:r})=>({path:r?t.slice(0,-1):t,isFolder:r})))}function Ew(e){let{bytesMax:t,archiveRatioMax:r}=Ce,n=e.reduce((a,c)=>a+c.bytes,0),i=e.reduce((a,c)=>a+
c.packedBytes,0);if(n>t)return[Gx(`The files are larger than ${t} bytes in total.`)];if(n<=r*i)return[];let s=`The files are more than ${r} times as large as th\
eir compressed form.`;return[Z("zip.ratio",null,s,"Remove long repetitions.")]}function yw(e){let t=[],r=[];for(let n of e){let i=bw(n);"rule"in i?r.push(i):n.entry.
isFolder||t.push({path:n.entry.name,bytes:i.bytes})}return r.length>0?za(r):{ok:!0,files:t}}function bw({entry:e,data:t}){let r=e.method===Ss?Tw(e,t):t;return r===
null?Mt("zip.data",e.name,"The compressed data is malformed or does not have the declared size."):Yu(r)===e.crc?{bytes:r}:Mt("zip.crc",e.name,"The content does \
not have the declared checksum.")}function Tw({bytes:e,isFolder:t},r){if(t&&r.length===0)return r;let n=Hx(r,e);return n!==null&&n.bytes.length===e&&n.consumed===
r.length?n.bytes:null}var Kx=[_s("html","text/html; charset=utf-8"),_s("css","text/css; charset=utf-8"),_s("js","text/javascript; charset=utf-8"),_s("json","application/json"),_s("sv\
g","image/svg+xml; charset=utf-8"),_s("txt","text/plain; charset=utf-8"),{ending:"png",mediaType:"image/png",isText:!1},{ending:"webp",mediaType:"image/webp",isText:!1},
{ending:"woff2",mediaType:"font/woff2",isText:!1}],Tf=Kx.map(({ending:e})=>e);function mr(e){let t=/\.([a-z0-9]+)$/.exec(e)?.[1];return Kx.find(r=>r.ending===t)}
function _s(e,t){return{ending:e,mediaType:t,isText:!0}}function zx(e){return new If(e).scanDocument()}var Iw=new Set(["__proto__","constructor"]),Aw=/-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y,Sw=/true|false|null/y,
Qu=/[ \t\n\r]*/y,Cw=/[^"\\\u0000-\u001f]*/y,_w=/[0-9a-fA-F]{4}/y,If=class{#e;#t=0;#r=[];#n="";constructor(t){this.#e=t}scanDocument(){if(this.#e.charCodeAt(0)===
65279)return this.#u("The body starts with a byte order mark.");let t=this.#i(1);return t!==null?t:(this.#f(Qu),this.#t===this.#e.length?null:this.#u("Unexpecte\
d characters after the JSON value."))}#i(t){this.#f(Qu);let r=this.#e[this.#t];return r==='"'?this.#c():r==="{"||r==="["?t>32?this.#u("More than 32 levels of ne\
sting."):(this.#t+=1,r==="{"?this.#s(t):this.#m(t)):r===void 0?this.#u("Unexpected end of input: a value was expected."):this.#f(Sw)===""?this.#d():null}#s(t){let r=new Set;
if(this.#o("}"))return null;for(;;){if(this.#f(Qu),this.#e[this.#t]!=='"')return this.#u("A key in double quotes was expected in this object.");let n=this.#a(r);
if(n!==null)return n;if(this.#r.push(this.#n),!this.#o(":"))return this.#u("A colon was expected after the key.");let i=this.#i(t+1);if(i!==null)return i;if(this.#r.
pop(),this.#o("}"))return null;if(!this.#o(","))return this.#u("A comma or a closing brace was expected in this object.")}}#a(t){let r=this.#t,n=this.#c();if(n!==
null)return n;if(this.#n=JSON.parse(this.#e.slice(r,this.#t)),!Iw.has(this.#n)&&!t.has(this.#n))return t.add(this.#n),null;let i=t.has(this.#n)?"The object cont\
ains the same key twice.":"This key is never accepted.";return this.#r.push(this.#n),this.#u(i)}#m(t){if(this.#o("]"))return null;for(let r=0;;r+=1){this.#r.push(
r);let n=this.#i(t+1);if(n!==null)return n;if(this.#r.pop(),this.#o("]"))return null;if(!this.#o(","))return this.#u("A comma or a closing bracket was expected \
in this array.")}}#c(){for(this.#t+=1;;){this.#f(Cw);let t=this.#e[this.#t];if(this.#t+=1,t==='"')return null;if(t===void 0)return this.#u("Unexpected end of in\
put inside a string.");if(t!=="\\")return this.#u("A string contains an unescaped control character.");let r=this.#l();if(r!==null)return r}}#l(){let t=this.#e[this.#t];
if(this.#t+=1,t===void 0||!'"\\/bfnrtu'.includes(t))return this.#u("A string contains an unknown escape sequence.");if(t!=="u")return null;let r=this.#p();if(r===
null)return this.#u("Four hexadecimal digits were expected after \\u.");if(r===0)return this.#u("NUL is not accepted in text.");if(r<55296||r>57343)return null;
let n=r<56320&&this.#e.startsWith("\\u",this.#t);n&&(this.#t+=2);let i=n?this.#p():null;return i!==null&&i>=56320&&i<=57343?null:this.#u("A string contains a lo\
ne surrogate.")}#p(){let t=this.#f(_w);return t===""?null:Number.parseInt(t,16)}#d(){let t=this.#f(Aw);if(t==="")return this.#u("No JSON value starts with this \
character.");let r=Number(t);return Number.isFinite(r)?Number.isInteger(r)&&!Number.isSafeInteger(r)?this.#u("A whole number must be from -(2^53-1) to 2^53-1."):
null:this.#u("The number is out of range.")}#o(t){return this.#f(Qu),this.#e[this.#t]!==t?!1:(this.#t+=1,!0)}#f(t){t.lastIndex=this.#t;let r=t.exec(this.#e)?.[0]??
"";return this.#t+=r.length,r}#u(t){return{pointer:Nw(this.#r),message:t}}},Rw=/^[A-Za-z0-9_.$~/-]{1,40}$/;function Nw(e){let t="";for(let r of e){if(typeof r==
"string"&&!Rw.test(r))break;t+=`/${String(r).replaceAll("~","~0").replaceAll("/","~1")}`}return t}function Rs(e){let t;try{t=JSON.parse(e)}catch{return Yx(e)}let r=e.includes("\\u");return Af(t,r,1)===Ow(e)?{ok:!0,value:t}:Yx(e)}function Af(e,t,r){if(typeof e==
"string")return t&&!Wx(e)?Number.NaN:1;if(typeof e=="number")return Dw(e)?0:Number.NaN;if(typeof e!="object"||e===null)return 0;if(r>32)return Number.NaN;let n=0;
if(Array.isArray(e)){for(let s of e)n+=Af(s,t,r+1);return n}let i=e;for(let s of Object.keys(i)){if(s==="__proto__"||s==="constructor"||t&&!Wx(s))return Number.
NaN;n+=1+Af(i[s],t,r+1)}return n}function Wx(e){return e.isWellFormed()&&!e.includes("\0")}function Dw(e){return Number.isFinite(e)&&(Number.isSafeInteger(e)||!Number.
isInteger(e))}var Ju='"',kw=92;function Ow(e){let t=0,r=e.indexOf(Ju);for(;r!==-1;){let n=e.indexOf(Ju,r+1);for(;ww(e,n);)n=e.indexOf(Ju,n+1);t+=1,r=e.indexOf(Ju,
n+1)}return t}function ww(e,t){let r=t;for(;e.charCodeAt(r-1)===kw;)r-=1;return(t-r)%2===1}function Yx(e){let t=zx(e);if(t===null)throw new Error("The JSON pars\
er found no error");return $w(t.pointer,t.message)}function $w(e,t){return{ok:!1,code:"invalid_json",pointer:e,message:t}}var Pw=new TextDecoder("utf-8",{fatal:!0,ignoreBOM:!0}),Mw="\uFEFF";function ni(e){try{let t=Pw.decode(e);return t.startsWith(Mw)||t.includes("\0")?null:t}catch{
return null}}var Lw=[{offset:0,bytes:[80,75,3,4]},{offset:0,bytes:[80,75,5,6]},{offset:0,bytes:[80,75,7,8]},{offset:0,bytes:[31,139]},{offset:0,bytes:[55,122,188,175,39,28]},
{offset:0,bytes:[82,97,114,33,26,7]},{offset:0,bytes:[66,90,104]},{offset:0,bytes:[253,55,122,88,90,0]},{offset:0,bytes:[40,181,47,253]},{offset:257,bytes:[117,
115,116,97,114]}];function Xx(e){return Lw.some(({offset:t,bytes:r})=>r.every((n,i)=>e[t+i]===n))}var eE=[137,80,78,71,13,10,26,10],Qx=["IHDR","PLTE","IDAT","IEND"],Jx=new Map([["bKGD",6],["cHRM",32],["cICP",4],["gAMA",4],["pHYs",9],["sBIT",4],["sRGB",1],["t\
IME",7],["tRNS",256]]),Fw=["iCCP","zTXt","iTXt","tEXt","eXIf","acTL","fcTL","fdAT","sPLT","hIST","caBX","iDOT"],Bw="Save the image without metadata, for example\
 with `oxipng --strip all`; screenshots of macOS contain iDOT and iCCP.",Uw=13,Zx=12,Hw={0:[1,2,4,8,16],2:[8,16],3:[1,2,4,8],4:[8,16],6:[8,16]};function tE(e){if(!eE.
every((s,a)=>e[a]===s))return{why:"The file has no PNG signature."};let t=jw(e);if(!Array.isArray(t))return t;let r=t.map(({type:s})=>s),n=Vw(t);if(n!==null)return{
why:n,fix:Bw};let i=t[0];return i?.type!=="IHDR"||r.lastIndexOf("IHDR")!==0?{why:"IHDR must be the first chunk and occur once."}:r.indexOf("IEND")!==r.length-1||
t.at(-1)?.content.length!==0?{why:"IEND must be the last chunk, occur once and be empty."}:qw(r,"IDAT")?Gw(i.content):{why:"The IDAT chunks are missing or not c\
onsecutive."}}function jw(e){let t=new DataView(e.buffer,e.byteOffset,e.byteLength),r=[],n=eE.length;for(;n<e.length;){let i=n+Zx<=e.length?t.getUint32(n):e.length,
s=n+Zx+i;if(s>e.length)return{why:"A chunk is longer than the file."};let a=e.subarray(n+4,s-4),c=String.fromCharCode(...a.subarray(0,4));if(!/^[A-Za-z]{4}$/.test(
c))return{why:"A chunk has a type of other characters than letters."};if(Yu(a)!==t.getUint32(s-4))return{why:`The checksum of a chunk ${c} is wrong.`};r.push({type:c,
content:a.subarray(4)}),n=s}return r}function Vw(e){let t=new Set;for(let{type:r,content:n}of e){if(Qx.includes(r))continue;let i=Jx.get(r);if(i===void 0)return Fw.
includes(r)?`The chunk ${r} is not accepted.`:`A chunk has a private or unknown type. Accepted are ${[...Qx,...Jx.keys()].join(" ")}.`;if(n.length>i)return`The \
chunk ${r} has more than ${i} bytes.`;if(t.has(r))return`The chunk ${r} occurs more than once.`;t.add(r)}return null}function qw(e,t){let r=e.indexOf(t);return r>=
0&&e.slice(r,e.lastIndexOf(t)+1).every(n=>n===t)}function Gw(e){if(e.length!==Uw)return{why:"IHDR does not have 13 bytes."};let t=new DataView(e.buffer,e.byteOffset,
e.byteLength),[r=0,n=0,i,s,a=0]=e.subarray(8);return Hw[n]?.includes(r)===!0&&i===0&&s===0&&a<=1?{width:t.getUint32(0),height:t.getUint32(4)}:{why:"IHDR has an \
unknown colour type, bit depth or method."}}function nE(e){if(e.length<12||Sf(e,0)!=="RIFF"||Sf(e,8)!=="WEBP")return{why:"The file has no RIFF header of type WEBP."};if(Zu(e).getUint32(4,!0)+8!==e.length)
return{why:"The RIFF size is not that of the file."};let t=Kw(e);if(!Array.isArray(t))return t;let[r,...n]=t;if(r===void 0)return{why:"The file has no picture."};
if(r.type!=="VP8X")return n.length===0?rE(r):{why:"A file with more than one chunk must begin with VP8X."};let i=n.at(-1);return(n.length===1||n.length===2&&n[0]?.
type==="ALPH"&&i?.type==="VP8 ")&&i!==void 0?zw(r.content,rE(i)):{why:"VP8X must be followed by exactly one picture, with at most one ALPH before a VP8."}}function Kw(e){
let t=[],r=12;for(;r<e.length;){if(r+8>e.length)return{why:"A chunk is longer than the file."};let n=Sf(e,r);if(!["VP8 ","VP8L","VP8X","ALPH"].includes(n))return{
why:"A chunk is none of VP8, VP8L, VP8X and ALPH."};let i=Zu(e).getUint32(r+4,!0),s=r+8+i;if(s+i%2>e.length)return{why:"A chunk is longer than the file."};if(i%
2===1&&e[s]!==0)return{why:"The byte that pads a chunk is not 0."};t.push({type:n,content:e.subarray(r+8,s)}),r=s+i%2}return t}function rE({type:e,content:t}){let r=Zu(
t);if(e==="VP8L"&&t.length>=5&&t[0]===47){let i=r.getUint32(1,!0);if(!(i>>>29))return{width:(i&16383)+1,height:(i>>>14&16383)+1}}let n=t.length>=10&&(t[0]&1)===
0;return e==="VP8 "&&n&&[157,1,42].every((i,s)=>t[3+s]===i)?{width:r.getUint16(6,!0)&16383,height:r.getUint16(8,!0)&16383}:{why:"The picture has no VP8 or VP8L \
frame header."}}function zw(e,t){if("why"in t)return t;if(e.length!==10||(e[0]&-17)!==0)return{why:"VP8X has a wrong length, or announces animation, a colour pr\
ofile or metadata."};let r=Zu(e),n=(r.getUint32(3,!0)>>>8)+1,i=(r.getUint32(6,!0)>>>8)+1;return n===t.width&&i===t.height?t:{why:"VP8X and the picture state dif\
ferent sizes."}}function Zu(e){return new DataView(e.buffer,e.byteOffset,e.byteLength)}function Sf(e,t){return String.fromCharCode(...e.subarray(t,t+4))}var iE=48,Ww=2001684018,Yw=[65536,1330926671,1953658213];function sE(e){if(e.length<iE)return{why:"The file is shorter than a WOFF2 header."};let t=new DataView(
e.buffer,e.byteOffset,e.byteLength);return t.getUint32(0)!==Ww?{why:"The file has no WOFF2 signature."}:Yw.includes(t.getUint32(4))?t.getUint32(8)!==e.length?{why:"\
The length in the header is not that of the file."}:t.getUint16(12)===0||t.getUint16(14)!==0?{why:"The header lists no tables, or its reserved field is not 0."}:
t.getUint32(16)>Ce.fontTablesBytesMax?{why:`The font is larger than ${Ce.fontTablesBytesMax} bytes when unpacked.`}:t.getUint32(20)>e.length-iE?{why:"The compre\
ssed tables are longer than the file."}:[28,32,36,40,44].some(n=>t.getUint32(n)!==0)?{why:"The file has a metadata or private block."}:null:{why:"The file is no\
t one TrueType or OpenType font."}}function oE(e,t,r){return Xx(r)?Wa("archive",e,"The file is an archive or a compressed stream.","Remove it."):t.isText?Xw(e,t.ending,r):t$(e,t.ending,r)}function Xw(e,t,r){
let n=ni(r);return n===null?Wa("text",e,"The text is not UTF-8 without byte order mark and NUL.","Save it as plain UTF-8."):t==="json"?Qw(e,n):Jw[t]?.(n)===!1?Wa(
"content",e,"The content does not match the file name extension.","Rename or replace the file."):Cf}var Cf={findings:[]};function Qw(e,t){let r=Rs(t);if(r.ok)return Cf;
let n=r.pointer===""?"":` (at ${r.pointer})`,i=r.message.replace("The body","The file")+n;return Wa("json",e,i,"Write strict JSON: no key twice, at most 32 leve\
ls.")}var Jw={html:e=>/^\s*</.test(e),css:aE,js:aE,svg:Zw};function aE(e){return!/^\s*<(!doctype|html|\?xml|svg|script)/i.test(e)}function Zw(e){let t=0;for(;;){
t+=/^\s*/.exec(e.slice(t,t+e$))?.[0].length??0;let r=e.startsWith("<?xml",t)?"?>":e.startsWith("<!--",t)?"-->":null;if(r===null)return/^<svg[\s>/]/.test(e.slice(
t,t+5));let n=e.indexOf(r,t);if(n<0)return!1;t=n+r.length}}var e$=4096;function t$(e,t,r){let n=r$(t,r);return n===null?Cf:"why"in n?Wa(t,e,n.why,n.fix??"Export\
 the file again, without metadata."):{findings:[],picture:n}}function r$(e,t){switch(e){case"png":return tE(t);case"webp":return nE(t);default:return sE(t)}}function Wa(e,t,r,n){
return{findings:[Z(`type.${e}`,t,r,n)]}}function uE(e){let t=n$(e);return t.length>0?t:[...Wu(e.map(({path:n})=>({path:n,isFolder:!1}))),...s$(e)]}var Ya="Remove what is not needed.";function n$(e){let{
entriesMax:t,bytesMax:r}=Ce;if(e.length>t)return[Z("size.entries",null,`A bundle must have at most ${t} files.`,Ya)];if(cE(e)>r)return[Z("size.bundle",null,`The\
 files are larger than ${r} bytes in total.`,Ya)];let n=e.flatMap(({path:i,bytes:s})=>{let a=ff[mr(i)?.ending??""]?.fileBytesMax;return a===void 0||s.length<=a?
[]:[Z("size.file",i,`A file of this type must have at most ${a} bytes.`,Ya)]});return n.length>0?n:Tf.flatMap(i=>i$(i,e))}function i$(e,t){let r=ff[e]?.bytesMax??
0;return cE(t.filter(({path:i})=>mr(i)?.ending===e))<=r?[]:[Z("size.type",null,`The .${e} files are larger than ${r} bytes in total.`,Ya)]}function cE(e){return e.
reduce((t,{bytes:r})=>t+r.length,0)}function s$(e){let t=[],r=0;for(let{path:i,bytes:s}of e){let a=mr(i);if(a===void 0){t.push(a$(i));continue}let c=oE(i,a,s);t.
push(...c.findings),c.picture!==void 0&&(t.push(...o$(i,c.picture)),r+=c.picture.width*c.picture.height)}let{picturePixelsMax:n}=Ce;return r>n&&t.push(Z("size.p\
ixels",null,`The pictures have more than ${n} pixels in total.`,Ya)),t}function a$(e){let t=`Allowed are ${Tf.join(", ")}, in lower case.`;return Z("type.ending",
e,"A bundle must not contain files with this file name extension.",t)}function o$(e,{width:t,height:r}){let{pictureSideMax:n}=Ce;if([t,r].every(s=>s>=1&&s<=n))return[];
let i=`A picture must be 1 to ${n} pixels wide and high.`;return[Z("size.picture",e,i,"Scale it down.")]}function lE(e,t){return e.map(({path:r,bytes:n})=>{let i=mr(r);if(i===void 0)throw new Error("A file of an unknown type passed the check of file types.");return{
path:r,bytes:n,mediaType:i.mediaType,hash:ec(n,t)}}).toSorted((r,n)=>r.path<n.path?-1:1)}function mE(e,t){let r=e.map(({hash:n,path:i})=>`${n} ${i}
`).join("");return ec(new TextEncoder().encode(r),t)}function ec(e,t){return Array.from(t(e),r=>r.toString(16).padStart(2,"0")).join("")}var y={};Xt(y,{Assign:()=>sP,Clone:()=>aP,Create:()=>uP,Discard:()=>cP,Metrics:()=>Br,Update:()=>fP});var Br={assign:0,create:0,clone:0,discard:0,update:0};var o={};Xt(o,{CodePointCount:()=>I$,Counted:()=>v$,Entries:()=>O$,EntriesRegExp:()=>k$,Every:()=>C$,EveryAll:()=>_$,GraphemeCount:()=>T$,HasPropertyKey:()=>D$,
IsArray:()=>Qa,IsBigInt:()=>Xa,IsBoolean:()=>xE,IsClassInstance:()=>b$,IsConstructor:()=>d$,IsDeepEqual:()=>Nf,IsEqual:()=>ie,IsFunction:()=>EE,IsGreaterEqualThan:()=>bE,
IsGreaterThan:()=>x$,IsInteger:()=>_f,IsLessEqualThan:()=>yE,IsLessThan:()=>E$,IsMaxLength:()=>A$,IsMinLength:()=>S$,IsMultipleOf:()=>y$,IsNull:()=>ic,IsNumber:()=>sc,
IsObject:()=>Ja,IsObjectNotArray:()=>h$,IsString:()=>ac,IsSymbol:()=>g$,IsUndefined:()=>Rf,IsUnsafePropertyKey:()=>IE,IsValueLike:()=>TE,Keys:()=>nc,ShiftLeft:()=>oc,
Some:()=>R$,SomeAll:()=>N$,Symbols:()=>w$,Values:()=>$$});function Ns(e,t,r){return e>=t&&e<=r}function u$(e){return e===8205}function pE(e){return Ns(e,127462,127487)}function c$(e){return Ns(e,65024,65039)}function l$(e){return Ns(e,768,879)||Ns(e,6832,6911)||Ns(e,7616,7679)||Ns(e,65056,
65071)}function tc(e){return e>65535?2:1}function fE(e,t){for(;t<e.length;){let r=e.codePointAt(t);if(l$(r)||c$(r))t+=tc(r);else break}return t}function m$(e,t){
let r=e.codePointAt(t),n=t+tc(r);for(n=fE(e,n);n<e.length-1&&u$(e.codePointAt(n));){let i=e.codePointAt(n+1);n+=1+tc(i),n=fE(e,n)}return pE(r)&&n<e.length&&pE(e.
codePointAt(n))&&(n+=tc(e.codePointAt(n))),n}function dE(e){let t=0,r=0;for(;r<e.length;)r=m$(e,r),t++;return t}function rc(e){let t=0,r=0,n=0;for(;r<e.length;){let i=e.charCodeAt(r++)>>10;t+=+((n<<8|i)!==13879),n=i}return t}function hE(e,t){return e.length<=t||e.length<=
t<<1&&rc(e)<=t}function gE(e,t){return e.length>=t<<1||e.length>=t&&rc(e)>=t}function Qa(e){return Array.isArray(e)}function Xa(e){return ie(typeof e,"bigint")}function xE(e){return ie(typeof e,"boolean")}function d$(e){if(Rf(e)||!EE(e))
return!1;let t=Function.prototype.toString.call(e);return!!(/^class\s/.test(t)||/\[native code\]/.test(t))}function EE(e){return ie(typeof e,"function")}function _f(e){
return Number.isInteger(e)}function ic(e){return ie(e,null)}function sc(e){return Number.isFinite(e)}function h$(e){return Ja(e)&&!Qa(e)}function Ja(e){return ie(
typeof e,"object")&&!ic(e)}function ac(e){return ie(typeof e,"string")}function g$(e){return ie(typeof e,"symbol")}function Rf(e){return ie(e,void 0)}function ie(e,t){
return e===t}function x$(e,t){return e>t}function E$(e,t){return e<t}function yE(e,t){return e<=t}function bE(e,t){return e>=t}function y$(e,t){if(Xa(e)||Xa(t))
return BigInt(e)%BigInt(t)===0n;let r=1e-10;if(!sc(e)||_f(e)&&1/t%1===0)return!0;let n=e%t;return Math.min(Math.abs(n),Math.abs(n-t),Math.abs(n+t))<r}function b$(e){
if(!Ja(e))return!1;let t=globalThis.Object.getPrototypeOf(e);return ic(t)?!1:ie(typeof t.constructor,"function")&&!(ie(t.constructor,globalThis.Object)||ie(t.constructor.
name,"Object"))}function TE(e){return Xa(e)||xE(e)||ic(e)||sc(e)||ac(e)||Rf(e)}function T$(e){return dE(e)}function I$(e){return rc(e)}function A$(e,t){return hE(
e,t)}function S$(e,t){return gE(e,t)}function C$(e,t,r){return e.every((n,i)=>i<t||r(n,i))}function _$(e,t,r){let n=!0;return e.forEach((i,s)=>{s>=t&&!r(i,s)&&(n=
!1)}),n}function R$(e,t){return e.some((r,n)=>t(r,n))}function N$(e,t){let r=!1;return e.forEach((n,i)=>{t(n,i)&&(r=!0)}),r}function v$(e,t){return e.reduce((r,n,i)=>t(
n,i)?++r:r,0)}function oc(e,t,r){return ie(e.length,0)?r():t(e[0],e.slice(1))}function IE(e){return ie(e,"__proto__")||ie(e,"constructor")||ie(e,"prototype")}function D$(e,t){
return IE(t)?Object.prototype.hasOwnProperty.call(e,t):t in e}function k$(e){return nc(e).map(t=>[new RegExp(`^${t}$`),e[t]])}function O$(e){return Object.entries(
e)}function nc(e){return Object.getOwnPropertyNames(e)}function w$(e){return Object.getOwnPropertySymbols(e)}function $$(e){return Object.values(e)}function P$(e,t){
if(!Ja(t))return!1;let r=nc(e);return ie(r.length,nc(t).length)&&r.every(n=>Nf(e[n],t[n]))}function M$(e,t){return Qa(t)&&ie(e.length,t.length)&&e.every((r,n)=>Nf(
e[n],t[n]))}function Nf(e,t){return Qa(e)?M$(e,t):Ja(e)?P$(e,t):ie(e,t)}var wn={};Xt(wn,{IsBigInt64Array:()=>X$,IsBigUint64Array:()=>Q$,IsBoolean:()=>L$,IsDate:()=>Z$,IsFloat32Array:()=>W$,IsFloat64Array:()=>Y$,IsInt16Array:()=>q$,IsInt32Array:()=>K$,
IsInt8Array:()=>H$,IsMap:()=>tP,IsNumber:()=>F$,IsRegExp:()=>J$,IsSet:()=>eP,IsString:()=>B$,IsTypeArray:()=>U$,IsUint16Array:()=>G$,IsUint32Array:()=>z$,IsUint8Array:()=>j$,
IsUint8ClampedArray:()=>V$});function L$(e){return e instanceof Boolean}function F$(e){return e instanceof Number}function B$(e){return e instanceof String}function U$(e){
return globalThis.ArrayBuffer.isView(e)}function H$(e){return e instanceof globalThis.Int8Array}function j$(e){return e instanceof globalThis.Uint8Array}function V$(e){
return e instanceof globalThis.Uint8ClampedArray}function q$(e){return e instanceof globalThis.Int16Array}function G$(e){return e instanceof globalThis.Uint16Array}
function K$(e){return e instanceof globalThis.Int32Array}function z$(e){return e instanceof globalThis.Uint32Array}function W$(e){return e instanceof globalThis.
Float32Array}function Y$(e){return e instanceof globalThis.Float64Array}function X$(e){return e instanceof globalThis.BigInt64Array}function Q$(e){return e instanceof
globalThis.BigUint64Array}function J$(e){return e instanceof globalThis.RegExp}function Z$(e){return e instanceof globalThis.Date}function eP(e){return e instanceof
globalThis.Set}function tP(e){return e instanceof globalThis.Map}var Lt={};Xt(Lt,{Get:()=>AE,Reset:()=>nP,Set:()=>iP});var Ur={immutableTypes:!1,maxErrors:8,maxParseErrors:1,maxInstantiationCount:128,useAcceleration:!0,exactOptionalPropertyTypes:!1,enumerableKind:!1,correctiveParse:!1,
unionPrioritySort:!0};function nP(){Ur.immutableTypes=!1,Ur.maxErrors=8,Ur.maxParseErrors=1,Ur.maxInstantiationCount=128,Ur.useAcceleration=!0,Ur.exactOptionalPropertyTypes=
!1,Ur.enumerableKind=!1,Ur.correctiveParse=!1,Ur.unionPrioritySort=!0}function iP(e){for(let t of o.Keys(e)){let r=e[t];r!==void 0&&Object.defineProperty(Ur,t,{
value:r})}}function AE(){return Ur}function pr(e){return[...o.Keys(e),...o.Symbols(e)]}function SE(e,t){if(!t.has(e)){t.add(e);for(let r of pr(e)){let n=Object.getOwnPropertyDescriptor(e,r);!n||!("value"in n)||o.IsObject(n.value)&&SE(n.value,t)}Object.
freeze(e)}}function ii(e){return Lt.Get().immutableTypes&&SE(e,new WeakSet),e}function sP(e,t){Br.assign+=1;let r={},n=pr(t),i=pr(e);for(let s of i)n.includes(s)||Object.defineProperty(r,s,Object.getOwnPropertyDescriptor(e,s));for(let s of n)
Object.defineProperty(r,s,Object.getOwnPropertyDescriptor(t,s));return ii(r)}function aP(e){Br.clone+=1;let t={};for(let r of pr(e)){if(o.IsUnsafePropertyKey(r))continue;let n=Object.getOwnPropertyDescriptor(e,r);o.IsEqual(n.enumerable,!0)?
t[r]=n.value:Object.defineProperty(t,r,n)}return t}function CE(e,t){return{...e,...t}}function oP(e,t){for(let r of Object.keys(t))Object.defineProperty(e,r,{configurable:!0,writable:!0,enumerable:!1,value:t[r]});
return e}function uP(e,t,r={}){Br.create+=1;let n=CE(t,r),i=Lt.Get().enumerableKind?CE(n,e):oP(n,e);return ii(i)}function cP(e,t){Br.discard+=1;let r={};for(let n of pr(e)){if(t.includes(n))continue;let i=Object.getOwnPropertyDescriptor(e,n);Object.defineProperty(r,n,i)}return ii(
r)}function lP(e,t,r,n){for(let i of pr(e)){if(o.IsUnsafePropertyKey(i)||t.includes(i)||r.includes(i))continue;let s=Object.getOwnPropertyDescriptor(e,i);Object.defineProperty(
n,i,s)}}function mP(e,t,r){let n=Lt.Get().enumerableKind;for(let i of t)o.IsUnsafePropertyKey(i)||Object.defineProperty(r,i,{configurable:!0,writable:!0,enumerable:n,
value:e[i]})}function pP(e,t,r){for(let n of t)o.IsUnsafePropertyKey(n)||Object.defineProperty(r,n,{configurable:!0,enumerable:!0,writable:!0,value:e[n]})}function fP(e,t,r){
Br.update+=1;let n={},i=pr(t),s=pr(r);return lP(e,i,s,n),mP(t,i,n),pP(r,s,n),ii(n)}function w(e,t){return o.IsObject(e)&&o.HasPropertyKey(e,"~kind")&&o.IsEqual(e["~kind"],t)}function Ye(e){return o.IsObject(e)}function M(e,t,r){return y.Create({"~kind":"Deferred"},{type:"deferred",action:e,parameters:t,options:r},{})}function si(e){return w(e,"Deferred")}function rn(e,t){return y.Update(e,{"~readonly":!0},t)}function _E(e,t,r,n){let i=D(e,t,r);return rn(i,n)}function nn(e,t){return y.Update(e,{"~optional":!0},t)}function RE(e,t,r,n){let i=D(e,t,r);return nn(i,n)}function fr(e,t){return y.Create({"~kind":"Array"},{type:"array",items:e},t)}function ve(e){return w(e,"Array")}function uc(e){return y.Discard(e,["~kind","type","items"])}function sn(e,t,r={}){return y.Create({"~kind":"Constructor"},{type:"constructor",parameters:e,instanceType:t},r)}function Qe(e){return w(e,"Constructor")}function NE(e){
return y.Discard(e,["~kind","type","parameters","instanceType"])}function an(e,t,r={}){return y.Create({"~kind":"Function"},{type:"function",parameters:e,returnType:t},r)}function Je(e){return w(e,"Function")}function vE(e){return y.Discard(e,["~kind","type","parameters","returnType"])}function $n(e,t){return y.Create({"~kind":"Ref"},{$ref:e},t)}function Ze(e){return w(e,"Ref")}function ai(e,t){return y.Create({"~kind":"Generic"},{type:"generic",parameters:e,expression:t})}function vs(e){return w(e,"Generic")}function Ds(e){return y.Create({"~kind":"Any"},{},e)}function Oe(e){return w(e,"Any")}var DE="(?!)";function ge(e){return y.Create({"~kind":"Never"},{not:{}},e)}function Hr(e){return w(e,"Never")}function on(e,t={}){return M("AddOptional",[e],t)}function cc(e,t={}){return nn(e,t)}function kE(e){return cc(e)}function it(e){return Ye(e)&&o.HasPropertyKey(e,"~optional")}function OE(e){return o.Keys(e).filter(t=>!it(e[t]))}function lc(e){return o.Keys(e)}function mc(e){return o.Values(e)}function V(e,t={}){let r=OE(e),n=r.length>0?{required:r}:{};return y.Create({"~kind":"Object"},{type:"object",...n,properties:e},t)}function ce(e){return w(e,"Object")}function wE(e){return y.Discard(e,["~kind","type","properties","required"])}function st(e){return y.Create({"~kind":"Unknown"},{},e)}function je(e){return w(e,"Unknown")}function un(e,t,r){let n=o.Keys(e).reduce((i,s)=>({...i,[s]:y.Update(e[s],{},{$id:s})}),{});return y.Create({"~kind":"Cyclic"},{$defs:n,$ref:t},r)}function ut(e){
return w(e,"Cyclic")}function $E(e){return y.Update(e,{"~unsafe":null},{})}function pc(e){return o.IsObjectNotArray(e)&&o.HasPropertyKey(e,"~unsafe")&&o.IsNull(e["~unsafe"])}var ct={};Xt(ct,{Match:()=>dP});function dP(e,t){return t[e.length]?.(...e)??(()=>{throw Error("Invalid Arguments")})()}function Za(...e){let[t,r]=ct.Match(e,{2:(n,i)=>[n,i,i],1:n=>[n,st(),st()]});return y.Create({"~kind":"Infer"},{type:"infer",name:t,extends:r},{})}function Ve(e){
return w(e,"Infer")}function $i(e,t,r,n={}){return y.Create({"~kind":"Dependent"},{if:e,then:t,else:r},n)}function Pe(e){return w(e,"Dependent")}function PE(e){return y.Discard(e,[
"~kind","if","then","else"])}function ME(e){return o.IsObjectNotArray(e)}function LE(e){return o.Keys(e).filter(r=>isNaN(r)).reduce((r,n)=>[...r,e[n]],[])}function FE(e){return o.IsString(e)||o.IsNumber(e)}function BE(e,t){let r=ME(e)?LE(e):e;return y.Create({"~kind":"Enum"},{enum:r},t)}function lt(e){return w(e,"\
Enum")}function Ft(e,t={}){return y.Create({"~kind":"Intersect"},{allOf:e},t)}function te(e){return w(e,"Intersect")}function UE(e){return y.Discard(e,["~kind","allOf"])}var Pi={};Xt(Pi,{Hash:()=>zE,HashCode:()=>vP});function Ke(){throw new Error("Unreachable")}function hP(e){let t=new Set,r=e;for(;r&&r!==Object.prototype;){for(let n of Reflect.ownKeys(r))n!=="constructor"&&typeof n!="symbol"&&t.add(n);r=Object.getPrototypeOf(
r)}return[...t]}function gP(e){return typeof e=="number"}var Qt={Array:0,BigInt:1,Boolean:2,Date:3,Constructor:4,Function:5,Null:6,Number:7,Object:8,RegExp:9,String:10,
Symbol:11,TypeArray:12,Undefined:13},dc=8997,eo=33826,hc=40164,gc=52210,qE=new Float64Array(1),GE=new DataView(qE.buffer),KE=new Uint8Array(qE.buffer);function et(e){
let t=dc^e,r=t*435,n=eo*435+(r>>>16),i=hc*435+(n>>>16)+(t<<8),s=gc*435+(i>>>16)+(eo<<8);dc=r&65535,eo=n&65535,hc=i&65535,gc=s&65535}function xP(e){et(Qt.Array);
for(let t of e)oi(t)}function EP(e){et(Qt.BigInt),GE.setBigInt64(0,e);for(let t of KE)et(t)}function jE(e){et(Qt.Boolean),et(e?1:0)}function yP(e){et(Qt.Constructor),
oi(e.toString())}function bP(e){et(Qt.Date),oi(e.getTime())}function TP(e){et(Qt.Function),oi(e.toString())}function IP(e){et(Qt.Null)}function VE(e){et(Qt.Number),
GE.setFloat64(0,e,!0);for(let t of KE)et(t)}function AP(e){et(Qt.Object);for(let t of hP(e).sort())oi(t),oi(e[t])}function SP(e){et(Qt.RegExp),vf(e.toString())}
var CP=new TextEncoder;function vf(e){et(Qt.String);for(let t=0;t<e.length;t++){let r=e.charCodeAt(t);if(r>127){for(let n of CP.encode(e.slice(t)))et(n);return}
et(r)}}function _P(e){et(Qt.Symbol),oi(e.toString())}function RP(e){et(Qt.TypeArray);let t=new Uint8Array(e.buffer);for(let r=0;r<t.length;r++)et(t[r])}function NP(e){
return et(Qt.Undefined)}function oi(e){return wn.IsTypeArray(e)?RP(e):wn.IsDate(e)?bP(e):wn.IsRegExp(e)?SP(e):wn.IsBoolean(e)?jE(e.valueOf()):wn.IsString(e)?vf(
e.valueOf()):wn.IsNumber(e)?VE(e.valueOf()):gP(e)?VE(e):o.IsArray(e)?xP(e):o.IsBoolean(e)?jE(e):o.IsBigInt(e)?EP(e):o.IsConstructor(e)?yP(e):o.IsNull(e)?IP(e):o.
IsObject(e)?AP(e):o.IsString(e)?vf(e):o.IsSymbol(e)?_P(e):o.IsUndefined(e)?NP(e):o.IsFunction(e)?TP(e):Ke()}function fc(e){return e.toString(16).padStart(4,"0")}
function vP(e){return BigInt(`0x${zE(e)}`)}function zE(e){return dc=8997,eo=33826,hc=40164,gc=52210,oi(e),`${fc(gc)}${fc(hc)}${fc(eo)}${fc(dc)}`}function WE(e){switch(e.keyword){case"additionalProperties":return"must not have additional properties";case"anyOf":return"must match a schema in anyOf";case"bo\
olean":return"schema is false";case"const":return"must be equal to constant";case"contains":return"must contain at least 1 valid item";case"dependencies":return`\
must have properties ${e.params.dependencies.join(", ")} when property ${e.params.property} is present`;case"dependentRequired":return`must have properties ${e.
params.dependencies.join(", ")} when property ${e.params.property} is present`;case"enum":return"must be equal to one of the allowed values";case"exclusiveMaxim\
um":return`must be ${e.params.comparison} ${e.params.limit}`;case"exclusiveMinimum":return`must be ${e.params.comparison} ${e.params.limit}`;case"format":return`\
must match format "${e.params.format}"`;case"if":return`must match "${e.params.failingKeyword}" schema`;case"maxItems":return`must not have more than ${e.params.
limit} items`;case"maxLength":return`must not have more than ${e.params.limit} characters`;case"maxProperties":return`must not have more than ${e.params.limit} \
properties`;case"maximum":return`must be ${e.params.comparison} ${e.params.limit}`;case"minItems":return`must not have fewer than ${e.params.limit} items`;case"\
minLength":return`must not have fewer than ${e.params.limit} characters`;case"minProperties":return`must not have fewer than ${e.params.limit} properties`;case"\
minimum":return`must be ${e.params.comparison} ${e.params.limit}`;case"multipleOf":return`must be multiple of ${e.params.multipleOf}`;case"not":return"must not \
be valid";case"oneOf":return"must match exactly one schema in oneOf";case"pattern":return`must match pattern "${e.params.pattern}"`;case"propertyNames":return`p\
roperty names ${e.params.propertyNames.join(", ")} are invalid`;case"required":return`must have required properties ${e.params.requiredProperties.join(", ")}`;case"\
type":return typeof e.params.type=="string"?`must be ${e.params.type}`:`must be either ${e.params.type.join(" or ")}`;case"unevaluatedItems":return"must not hav\
e unevaluated items";case"unevaluatedProperties":return"must not have unevaluated properties";case"uniqueItems":return"must not have duplicate items";case"~refi\
ne":return e.params.message;default:return"an unknown validation error occurred"}}var DP=WE;function YE(){return DP}var to=class{constructor(t,r){this.type=t,this.decode=r}Encode(t){let r=this.type,n=xc(r)?a=>this.decode(r["~codec"].decode(a)):this.decode,i=xc(r)?a=>r["~codec"].
encode(t(a)):t,s={decode:n,encode:i};return y.Update(this.type,{"~codec":s},{})}},ro=class{constructor(t){this.type=t}Decode(t){return new to(this.type,t)}};function Ec(e){
return new ro(e)}function QE(e,t){return Ec(e).Decode(t).Encode(()=>{throw Error("Encode not implemented")})}function JE(e,t){return Ec(e).Decode(()=>{throw Error(
"Decode not implemented")}).Encode(t)}function xc(e){return Ye(e)&&o.HasPropertyKey(e,"~codec")&&o.IsObject(e["~codec"])&&o.HasPropertyKey(e["~codec"],"encode")&&
o.HasPropertyKey(e["~codec"],"decode")}function ZE(e){return ks(e)}function Mi(e){return Ye(e)&&o.HasPropertyKey(e,"~immutable")}function cn(e,t={}){return M("AddReadonly",[e],t)}function yc(e,t={}){return rn(e,t)}function ey(e){return yc(e)}function Pn(e){return Ye(e)&&o.HasPropertyKey(e,"~readonly")}function OP(e,t){let r=Df(e)?[...e["~refine"],t]:[t];return y.Update(e,{"~refine":r},{})}function ty(...e){let[t,r,n]=ct.Match(e,{3:(i,s,a)=>[i,s,a],2:(i,s)=>[i,
s,()=>"Refine Error"]});return OP(t,{check:r,error:n})}function wP(e){return o.IsObjectNotArray(e)&&o.HasPropertyKey(e,"check")&&o.HasPropertyKey(e,"error")&&o.
IsFunction(e.check)&&o.IsFunction(e.error)}function Df(e){return Ye(e)&&o.HasPropertyKey(e,"~refine")&&o.IsArray(e["~refine"])&&o.Every(e["~refine"],0,t=>wP(t))}var ry="-?(?:0|[1-9][0-9]*)n";function no(e){return y.Create({"~kind":"BigInt"},{type:"bigint"},e)}function ln(e){return w(e,"BigInt")}function bc(e){return y.Create({"~kind":"Boolean"},{type:"boolean"},e)}function Cr(e){return w(e,"Boolean")}function io(e){return y.Create({"~kind":"Identifier"},{name:e})}function ny(e){return w(e,"Identifier")}var Tc="-?(?:0|[1-9][0-9]*)";function Li(e){return y.Create({"~kind":"Integer"},{type:"integer"},e)}function Ct(e){return w(e,"Integer")}var kf=class extends Error{constructor(t){super("Invalid Literal value"),Object.defineProperty(this,"cause",{value:{value:t},writable:!1,configurable:!1,enumerable:!1})}};
function $P(e){return o.IsBigInt(e)?"bigint":o.IsBoolean(e)?"boolean":o.IsNumber(e)?"number":o.IsString(e)?"string":(()=>{throw new kf(e)})()}function re(e,t){return y.
Create({"~kind":"Literal"},{type:$P(e),const:e},t)}function Ic(e){return o.IsBigInt(e)||o.IsBoolean(e)||o.IsNumber(e)||o.IsString(e)}function iy(e){return le(e)&&o.IsNumber(e.const)}function sy(e){return le(e)&&o.IsString(e.const)}function le(e){return w(e,"Literal")}function Os(e){return y.Create({"~kind":"Null"},{type:"null"},e)}function ws(e){return w(e,"Null")}var Ac="-?(?:0|[1-9][0-9]*)(?:\\.[0-9]+)?";function Jt(e){return y.Create({"~kind":"Number"},{type:"number"},e)}function ze(e){return w(e,"Number")}function $s(e){return y.Create({"~kind":"Symbol"},{type:"symbol"},e)}function ui(e){return w(e,"Symbol")}function Fi(...e){let[t,r,n]=ct.Match(e,{3:(i,s,a)=>[i,s,a],2:(i,s)=>[i,s,s],1:i=>[i,st(),st()]});return y.Create({"~kind":"Parameter"},{name:t,extends:r,equals:n},
{})}function ay(e){return w(e,"Parameter")}var Sc=".*";function _r(e){return y.Create({"~kind":"String"},{type:"string"},e)}function _t(e){return w(e,"String")}function Q(e,t={}){return y.Create({"~kind":"Union"},{anyOf:e},t)}function P(e){return w(e,"Union")}function oy(e){return y.Discard(e,["~kind","anyOf"])}function so(e){let t=uy(e);return o.IsEqual(t.length,2)?t[0]:[]}function PP(e){return!0}function cy(e){return o.ShiftLeft(e,(t,r)=>MP(t)?cy(r):!1,()=>!0)}function ly(e){return o.IsEqual(e.length,0)?!1:cy(e)}function MP(e){return P(
e)?ly(e.anyOf):le(e)?PP(e.const):!1}function Cc(e){return ly(e)}function _c(e){return y.Create({"~kind":"TemplateLiteral"},{type:"string",pattern:e},{})}function my(e,t,r=[]){return o.ShiftLeft(e,(n,i)=>my(i,t,[...r,`${n}${t}`]),()=>r)}function LP(e,t){return o.IsEqual(e.length,0)?[`${t}`]:my(e,t)}function py(e,t,r=[]){
return o.ShiftLeft(t,(n,i)=>py(e,i,[...r,...fy(e,n)]),()=>r)}function fy(e,t){return P(t)?py(e,t.anyOf):le(t)?LP(e,t.const):Ke()}function dy(e,t){return o.ShiftLeft(
t,(r,n)=>dy(fy(e,r),n),()=>e)}function FP(e){return e.map(t=>re(t))}function BP(e){let t=dy([],e),r=FP(t);return Q(r)}function UP(e){return o.IsEqual(e.length,0)?
Ke():o.IsEqual(e.length,1)&&le(e[0])?e[0]:BP(e)}function Of(e){let t=so(e);return o.IsEqual(t.length,0)?_r():Cc(t)?UP(t):_c(e)}function hy(e){let t=Of(e);return Me(
t)?_r():t}function Bt(e,t){let r="object",n={[e]:t};return y.Create({"~kind":"Record"},{type:r,patternProperties:n})}function gy(e){return Bt(jr,e)}function xy(e){return V({true:e,false:e})}function We(e,t={}){let[r,n,i]=[e,e.length,!1];return y.Create({"~kind":"Tuple"},{type:"array",additionalItems:i,items:r,minItems:n},t)}function ye(e){return w(
e,"Tuple")}function Ey(e){return y.Discard(e,["~kind","type","items","minItems","additionalItems"])}function wf(e){return e.reduceRight((r,n,i)=>({[i]:n,...r}),{})}function yy(e){let t=wf(e.items);return V(t)}function HP(e){return y.Discard(e,["~optional"])}function Bi(e,t){return y.Update(HP(e),{},t)}function by(e,t,r,n){let i=D(e,t,r);return Bi(i,n)}function jP(e){return y.Discard(e,["~readonly"])}function Ps(e,t){return y.Update(jP(e),{},t)}function Ty(e,t,r,n){let i=D(e,t,r);return Ps(i,n)}function Rc(e,t){let r=Pn(e)&&Pn(t),n=it(e)&&it(t),i=Le([e,t]),s=Ps(Bi(i,{}),{});return r&&n?rn(nn(s,{}),{}):r?rn(s,{}):n?nn(s,{}):s}function Iy(e,t){let r=Pn(e)||
Pn(t),n=it(e)||it(t),i=Ps(Bi(e,{}),{}),s=Ps(Bi(t,{}),{}),a=Ut([i,s]);return r&&n?rn(nn(a,{}),{}):r?rn(a,{}):n?nn(a,{}):a}function VP(e,t,r){return r in e?r in t?Rc(e[r],t[r]):e[r]:r in t?t[r]:ge()}function qP(e,t){return[...new Set([...o.Keys(e),...o.Keys(t)])].reduce((i,s)=>({...i,
[s]:VP(e,t,s)}),{})}function Ay(e){return ce(e)?e.properties:ye(e)?wf(e.items):{}}function Sy(e,t){let r=Ay(e),n=Ay(t),i=qP(r,n);return V(i)}function GP(e,t){let r=uo(e,t);return o.IsEqual(r,oo)?e:o.IsEqual(r,Nc)||o.IsEqual(r,ao)?t:ge()}function Cy(e){return ce(e)||ye(e)}function KP(e,t){let r=Cy(e),
n=Cy(t);return r&&n?Sy(e,t):r&&!n?e:!r&&n?t:GP(e,t)}function _y(e,t){return Hr(e)||Oe(e)?e:je(e)||Hr(t)||Oe(t)?t:je(t)?e:KP(e,t)}function zP(e,t){return P(e)||P(t)}function WP(e,t){let r=Rr(e),n=Rr(t);return zP(r,n)?Le([r,n]):_y(r,n)}function Ry(e,t,r=[]){return o.ShiftLeft(t,(n,i)=>Ry(e,
i,[...r,WP(n,e)]),()=>o.IsEqual(r.length,0)?[e]:r)}function Ny(e,t,r=[]){return o.ShiftLeft(e,(n,i)=>Ny(i,t,[...r,...co([n],t)]),()=>r)}function co(e,t=[]){return o.
ShiftLeft(e,(r,n)=>P(r)?co(n,Ny(r.anyOf,t)):co(n,Ry(r,t)),()=>t)}function YP(e,t){let r=mt({},e,t);return q.IsExtendsTrueLike(r)?[]:[e]}function vy(e,t,r=[]){return o.ShiftLeft(e,(n,i)=>vy(i,t,[...r,...YP(n,t)]),()=>r)}function vc(e,t){
let r=Rr(e),n=P(r)?r.anyOf:[r],i=vy(n,t);return Ut(i)}function Vr(e,t,r){let n=Le([e,t]),i=vc(r,e);return Ut([n,i])}function Rt(e,t=[]){return o.ShiftLeft(e,(r,n)=>Rt(n,[...t,re(r)]),()=>Ut(t))}function Le(e){let t=co(
e),r=$f(t);return Ut(r)}function yt(e){let t=hy(e);return Rr(t)}function Ut(e){let t=$f(e);return ci(t)}function Rr(e){return Pe(e)?Vr(e.if,e.then,e.else):lt(e)?
Rt(e.enum):te(e)?Le(e.allOf):Me(e)?yt(e.pattern):P(e)?Ut(e.anyOf):e}function ci(e){return o.IsEqual(e.length,1)?e[0]:o.IsEqual(e.length,0)?ge():Q(e)}function Dy(e,t){let r=Rt(e);return li(r,t)}function ky(e,t){return Bt(mi,t)}function Oy(e,t){let r=Le(e);return li(r,t)}function wy(e,t){return o.IsString(e)||o.IsNumber(e)?V({[e]:t}):o.IsEqual(e,!1)?V({false:t}):o.IsEqual(e,!0)?V({true:t}):V({})}function $y(e,t){return Bt(Ms,t)}function Py(e,t){return o.HasPropertyKey(e,"pattern")&&(o.IsString(e.pattern)||e.pattern instanceof RegExp)?Bt(e.pattern.toString(),t):Bt(jr,t)}function My(e,t){let r=so(e);return Cc(r)?li(yt(e),t):Bt(e,t)}function XP(e){return P(e)?Ls(e.anyOf):[e]}function Ls(e,t=[]){return o.ShiftLeft(e,(r,n)=>Ls(n,[...t,...XP(r)]),()=>t)}function QP(e){return e.some(t=>_t(t)||ze(t)||Ct(t))}function JP(e,t){return o.IsEqual(QP(e),!0)?Bt(jr,t):void 0}function ZP(e,t){return e.reduce((r,n)=>le(n)&&
(o.IsString(n.const)||o.IsNumber(n.const))?{...r,[n.const]:t}:r,{})}function eM(e,t){let r=ZP(e,t);return V(r)}function Ly(e,t){let r=Ls(e),n=JP(r,t);return Ye(
n)?n:eM(r,t)}function li(e,t){return Oe(e)?gy(t):Cr(e)?xy(t):lt(e)?Dy(e.enum,t):Ct(e)?ky(e,t):te(e)?Oy(e.allOf,t):le(e)?wy(e.const,t):ze(e)?$y(e,t):P(e)?Ly(e.anyOf,t):_t(e)?
Py(e,t):Me(e)?My(e.pattern,t):V({})}function Pf(e,t,r){return Y([e])?y.Update(li(e,t),{},r):Dc(e,t,r)}function Fy(e,t,r,n,i){let s=D(e,t,r),a=D(e,t,n);return Pf(s,a,i)}var mi=`^${Tc}$`,Ms=`^${Ac}$`,jr=`^${Sc}$`;function Dc(e,t,r={}){return M("Record",[e,t],r)}function kc(e,t,r={}){return Pf(e,t,r)}function By(e,t){return Bt(e,
t)}function Oc(e){return o.IsEqual(e,jr)?_r():o.IsEqual(e,mi)?Li():o.IsEqual(e,Ms)?Jt():Of(e)}function Nr(e){return o.Keys(e.patternProperties)[0]}function Fs(e){
let t=Nr(e);return Oc(t)}function Nt(e){return e.patternProperties[Nr(e)]}function pt(e){return w(e,"Record")}function Ui(e){return y.Create({"~kind":"Rest"},{type:"rest",items:e},{})}function pi(e){return w(e,"Rest")}function wc(e){return y.Create({"~kind":"This"},{$ref:"#"},e)}function $c(e){return w(e,"This")}function Bs(e){return y.Create({"~kind":"Undefined"},{type:"undefined"},e)}function Us(e){return w(e,"Undefined")}function Pc(e){return y.Create({"~kind":"Void"},{type:"void"},e)}function mn(e){return w(e,"Void")}function rM(e,t){return o.IsEqual(e,"Array")?fr(t[0]):o.IsEqual(e,"Capitalize")?Lc(t[0]):o.IsEqual(e,"ConstructorParameters")?jc(t[0]):o.IsEqual(e,"Evaluate")?jT(
t[0]):o.IsEqual(e,"Exclude")?Vc(t[0],t[1]):o.IsEqual(e,"Extract")?qc(t[0],t[1]):o.IsEqual(e,"Index")?fo(t[0],t[1]):o.IsEqual(e,"InstanceType")?Gc(t[0]):o.IsEqual(
e,"Lowercase")?Fc(t[0]):o.IsEqual(e,"NonNullable")?Kc(t[0]):o.IsEqual(e,"Omit")?zc(t[0],t[1]):o.IsEqual(e,"Parameters")?Wc(t[0]):o.IsEqual(e,"Partial")?Yc(t[0]):
o.IsEqual(e,"Pick")?Xc(t[0],t[1]):o.IsEqual(e,"Readonly")?Qc(t[0]):o.IsEqual(e,"KeyOf")?ho(t[0]):o.IsEqual(e,"Record")?Dc(t[0],t[1]):o.IsEqual(e,"Required")?Jc(
t[0]):o.IsEqual(e,"ReturnType")?Zc(t[0]):o.IsEqual(e,"Uncapitalize")?Bc(t[0]):o.IsEqual(e,"Uppercase")?Uc(t[0]):po($n(e),t)}function Hi(){throw Error("Unreachab\
le")}function qy(e,t=[]){return o.ShiftLeft(e,(r,n)=>qy(n,[...t,r[1]]),()=>t)}function Mn(e){return o.IsEqual(e.length,3)?[e[0],...qy(e[1])]:[]}function Gy(e){return Fi(
e[0],e[2],e[4])}function Ky(e){return Fi(e[0],e[2],e[2])}function zy(e){return Fi(e[0],st(),e[2])}function Wy(e){return Fi(e,st(),st())}function Yy(e){return Mn(e)}function Xy(e){return e[1]}function Qy(e){return Mn(e)}function Jy(e){return e[1]}function Zy(e){return rM(e[0],e[1])}function eb(e){
return null}function tb(e){return _r()}function rb(e){return Jt()}function nb(e){return bc()}function ib(e){return Bs()}function sb(e){return Os()}function ab(e){
return Li()}function ob(e){return no()}function ub(e){return st()}function cb(e){return Ds()}function lb(e){return V({})}function mb(e){return ge()}function pb(e){
return $s()}function fb(e){return Pc()}function db(e){return wc()}function hb(e){return re(BigInt(e))}function gb(e){return re(o.IsEqual(e,"true"))}function xb(e){
return re(parseFloat(e))}function Eb(e){return re(e)}function yb(e){return e[1]}function bb(e){return re(e)}function Tb(e){return o.IsEqual(e.length,3)?[e[0],e[1],
...e[2]]:[e[0]]}function Ib(e){return e[1]}function Ab(e){return Mc(e)}function Sb(e){return o.IsEqual(e.length,6)?$i(e[1],e[3],e[5]):$i(e[1],e[3],st())}function Cb(e){
return e.length>0}function _b(e){return e.reduce((t,r)=>o.IsEqual(r.length,3)?[...t,[r[1]]]:[...t,[]],[])}function Rb(e){return o.IsEqual(e.length,6)?[e[1],e[3],
e[5]]:[]}function Nb(e){return o.IsArray(e)&&o.IsEqual(e.length,3)?e[1]:e}function vb(e){return o.IsEqual(e.length,2)?e[1]:[]}function Uy(e,t){return t.reduce((r,n)=>{
let i=n;return o.IsEqual(i.length,1)?fo(r,i[0]):o.IsEqual(i.length,0)?fr(r):Hi()},e)}function Hy(e,t){return o.IsEqual(t.length,3)?Hc(e,t[0],t[1],t[2]):e}function nM(e,t){
return o.IsArray(t)&&o.IsEqual(t.length,0)?e:el(e,t)}function Db(e){let[t,r,n,i,s]=e;return nM(Hy(t?ho(Uy(r,n)):Uy(r,n),i),s)}function Mf(e,t){return o.IsEqual(
t.length,3)?(()=>{let[r,n,i]=t,s=Mf(n,i);if(o.IsEqual(r,"&"))return te(s)?Ft([e,...s.allOf]):Ft([e,s]);if(o.IsEqual(r,"|"))return P(s)?Q([e,...s.anyOf]):Q([e,s]);
Hi()})():e}function kb(e){let[t,r]=e;return Mf(t,r)}function Ob(e){let[t,r]=e;return Mf(t,r)}function wb(e){return UT(e[1])}function $b(e){return e[1]}function Pb(e){return ai(e[0],e[2])}function Mb(e){return o.IsEqual(
e.length,4)?Za(e[1],e[3]):o.IsEqual(e.length,2)?Za(e[1],st()):Hi()}function Lb(e){return`${e}`}function Fb(e){return Ct(e[3])?mi:ze(e[3])?Ms:ui(e[3])?jr:_t(e[3])?jr:Hi()}function Bb(e){return e.length>0}function Ub(e){return e.length>0}function Hb(e){let[t,r,n,i,s]=e;return{[r]:t&&n?cn(on(s)):t&&!n?cn(s):!t&&n?on(s):s}}function jb(e){return Mn(e)}function Vb(e){return e.reduce((t,r)=>o.HasPropertyKey(r,mi)||o.HasPropertyKey(r,Ms)||o.HasPropertyKey(r,jr)?[t[0],y.Assign(t[1],r)]:
[y.Assign(t[0],r),t[1]],[{},{}])}function qb(e){return Vb(e[1])}function Gb(e){let[t,r]=e,n=o.IsEqual(o.Keys(r).length,0)?{}:{patternProperties:r};return V(t,n)}
function Kb(e){return o.IsEqual(e.length,5)?cn(on(e[4])):o.IsEqual(e.length,3)?e[2]:o.IsEqual(e.length,4)?o.IsEqual(e[2],"readonly")?cn(e[3]):on(e[3]):Hi()}function zb(e){
if(!o.IsArray(e)||!o.IsEqual(e.length,3))return e;let[t,r,n]=e;return t&&n?cn(on(r)):t&&!n?cn(r):!t&&n?on(r):r}function Wb(e){return o.IsEqual(e.length,2)?Ui(e[1]):
o.IsEqual(e.length,1)?e[0]:Hi()}function Yb(e){return Mn(e)}function Xb(e){return We(e[1])}function Qb(e){return cn(on(e[4]))}function Jb(e){return cn(e[3])}function Zb(e){
return on(e[3])}function eT(e){return e[2]}function tT(e){return o.IsEqual(e.length,2)?Ui(e[1]):o.IsEqual(e.length,1)?e[0]:Hi()}function rT(e){return Mn(e)}function nT(e){return an(e[1],e[4])}function iT(e){
return sn(e[2],e[5])}function jy(e,t){return o.IsEqual(e,"remove")?HT(t):o.IsEqual(e,"add")?cn(t):t}function sT(e){return o.IsEqual(e.length,2)&&o.IsEqual(e[0],
"-")?"remove":o.IsEqual(e.length,2)&&o.IsEqual(e[0],"+")||o.IsEqual(e.length,1)?"add":"none"}function Vy(e,t){return o.IsEqual(e,"remove")?BT(t):o.IsEqual(e,"ad\
d")?on(t):t}function aT(e){return o.IsEqual(e.length,2)&&o.IsEqual(e[0],"-")?"remove":o.IsEqual(e.length,2)&&o.IsEqual(e[0],"+")||o.IsEqual(e.length,1)?"add":"n\
one"}function oT(e){return o.IsEqual(e.length,2)?[e[1]]:[]}function uT(e){return o.IsArray(e[6])&&o.IsEqual(e[6].length,1)?lo(io(e[3]),e[5],e[6][0],jy(e[1],Vy(e[8],
e[10]))):lo(io(e[3]),e[5],$n(e[3]),jy(e[1],Vy(e[8],e[10])))}function cT(e){return $n(e)}function lT(e){return BigInt(e)}function mT(e){return parseFloat(e)}function pT(e){
return o.IsEqual(e,"true")}function fT(e){return null}function dT(e){return{[e[0]]:e[2]}}function hT(e){return Mn(e)}function iM(e){return e.reduce((t,r)=>y.Assign(t,r),{})}function gT(e){return iM(e[1])}function xT(e){
return Mn(e)}function ET(e){return e[1]}function yT(e){return no()}function bT(e){return _r()}function TT(e){return Jt()}function IT(e){return Li()}function AT(e){return ge()}function ST(e){return re(
e)}function CT(e){return Q(e[1])}function _T(e){return e.length===3?[...e[0],...e[2]]:e.length===1?[...e[0]]:[]}function RT(e){return[e[0],...e[1]]}function NT(e){return e[1]}function vT(e){return Mn(e)}function DT(e){return o.IsEqual(e.length,2)?e[1]:[]}function kT(e){let t=e[2],r=e[3],[n,i]=e[4],s=o.IsEqual(
o.Keys(i).length,0)?{}:{patternProperties:i};return{[e[1]]:ai(t,mo(r,n,s))}}function OT(e){let t=e[2],[r,n]=e[3],i=o.IsEqual(o.Keys(n).length,0)?{}:{patternProperties:n};
return{[e[1]]:mo(t,r,i)}}function wT(e){return{[e[1]]:ai(e[2],e[4])}}function $T(e){return{[e[1]]:e[3]}}function PT(e){return null}function MT(e){return Mn(e)}function LT(e){return e[1]}function FT(e){let[t,r]=[e[0],e[1]];return VT(y.Assign(t,Vb(r)[0]))}function go(e){return ie(e.length,2)}function ee(e,t,r){return go(e)?t(e[0],e[1]):r()}function oM(e,t){return ie(t.indexOf(e),0)?[e,t.slice(e.length)]:[]}function we(e,t){for(let r=0;r<e.length;r++){let n=oM(e[r],t);if(go(n))return n}return[]}function Lf(e,t){return Array.from({length:t-e+1},(r,n)=>String.fromCharCode(e+n))}var qT=[...Lf(97,122),...Lf(65,90)],Ff="0",Bf=Lf(49,57),Hs=[Ff,...Bf],GT=" ",
js=`
`;var fi="_",tl=".",KT="$",rl="-";var zT="//",WT="/*",cM="*/";function YT(e){let t=e.indexOf(cM);return ie(t,-1)?"":e.slice(t+2)}function XT(e){let t=e.indexOf(js);return ie(t,-1)?"":e.slice(t)}
function lM(e){return e.replace(/^[ \t\r\f\v]+/,"")}function nl(e){let t=lM(e);return t.startsWith(WT)?nl(YT(t.slice(2))):t.startsWith(zT)?nl(XT(t.slice(2))):t}
function at(e){let t=e.trimStart();return t.startsWith(WT)?at(YT(t.slice(2))):t.startsWith(zT)?at(XT(t.slice(2))):t}function il(e,t){return ee(we([e],t),(r,n)=>[r,n],()=>["",t])}function mM(e,t){return e.includes(t)}function Vs(e,t,r,n=""){return ee(we(e,r),(i,s)=>mM(t,i)?Vs(e,t,s,n):Vs(e,t,s,`${n}${i}`),()=>[n,r])}function pM(e){return we(Bf,e)}var fM=[...Hs,fi];function dM(e){return Vs(fM,[fi],e)}function hM(e){return ee(we([Ff],e),(t,r)=>[t,r],()=>ee(pM(e),(t,r)=>ee(dM(
r),(n,i)=>[`${t}${n}`,i],()=>[]),()=>[]))}function sl(e){return hM(at(e))}function gM(e){return il(rl,e)}function xM(e){return ee(gM(e),(t,r)=>ee(sl(r),(n,i)=>[`${t}${n}`,i],()=>[]),()=>[])}function QT(e){return xM(at(e))}function EM(e){return ee(QT(e),(t,r)=>ee(we(["n"],r),(n,i)=>[`${t}`,i],()=>[]),()=>[])}function Uf(e){return EM(e)}function Hf(e,t){return we([e],t)}function I(e,t){return ie(e,"")?["",t]:e.startsWith(js)?Hf(e,nl(t)):e.startsWith(GT)?Hf(e,t):Hf(e,at(t))}var JT=[...qT,fi,KT];function yM(e){return we(JT,e)}var bM=[...JT,...Hs];function ZT(e,t=""){return ee(we(bM,e),(r,n)=>ZT(n,`${t}${r}`),()=>[t,e])}function TM(e){
return ee(yM(e),(t,r)=>ee(ZT(r),(n,i)=>[`${t}${n}`,i],()=>[]),()=>[])}function Fe(e){return TM(at(e))}var IM=[...Hs,fi];function AM(e){return go(we([tl],e))}function eI(e){return ee(Vs(IM,[fi],e),(t,r)=>ie(t,"")?[]:[t,r],()=>[])}function SM(e){return ee(we([tl],
e),(t,r)=>ee(eI(r),(n,i)=>[`0${t}${n}`,i],()=>[]),()=>[])}function CM(e){return ee(sl(e),(t,r)=>ee(we([tl],r),(n,i)=>ee(eI(i),(s,a)=>[`${t}${n}${s}`,a],()=>[`${t}`,
i]),()=>[`${t}`,r]),()=>[])}function _M(e){return AM(e)?SM(e):CM(e)}function tI(e){return _M(at(e))}function RM(e){return il(rl,e)}function NM(e){return ee(RM(e),(t,r)=>ee(tI(r),(n,i)=>[`${t}${n}`,i],()=>[]),()=>[])}function al(e){return NM(at(e))}function vM(e){return ie(e,"")?[]:[e.slice(0,1),e.slice(1)]}function rI(e,t){return oc(e,(r,n)=>t.startsWith(r)?!0:rI(n,t),()=>!1)}function di(e,t,r=""){return ee(
vM(t),(n,i)=>rI(e,t)?[r,t]:di(e,i,`${r}${n}`),()=>[])}function DM(e,t,r){return ee(we([e],r),(n,i)=>ee(di([t],i),(s,a)=>ee(we([t],a),(c,m)=>[`${s}`,m],()=>[]),()=>[]),()=>[])}function kM(e,t,r){return ee(we([e],r),
(n,i)=>ee(di([js,t],i),(s,a)=>ee(we([t],a),(c,m)=>[`${s}`,m],()=>[]),()=>[]),()=>[])}function nI(e,t,r,n){return r?DM(e,t,at(n)):kM(e,t,at(n))}function OM(e,t){return we(e,t)}function wM(e,t){return nI(e,e,!1,t)}function $M(e,t){return ee(OM(e,t),(r,n)=>wM(r,`${r}${n}`),()=>[])}function ol(e,t){return $M(
e,at(t))}function iI(e,t){return ee(di(e,t),(r,n)=>ie(r,"")?[]:[r,n],()=>[])}var l=(e,t,r=()=>[])=>e.length===2?t(e):r(),MM=e=>l(l(Fe(e),([t,r])=>l(I("extends",r),([n,i])=>l(se(i),([s,a])=>l(I("=",a),([c,m])=>l(se(m),([p,d])=>[[t,n,s,c,p],
d]))))),([t,r])=>[Gy(t),r]),LM=e=>l(l(Fe(e),([t,r])=>l(I("extends",r),([n,i])=>l(se(i),([s,a])=>[[t,n,s],a]))),([t,r])=>[Ky(t),r]),FM=e=>l(l(Fe(e),([t,r])=>l(I(
"=",r),([n,i])=>l(se(i),([s,a])=>[[t,n,s],a]))),([t,r])=>[zy(t),r]),BM=e=>l(Fe(e),([t,r])=>[Wy(t),r]),oI=e=>l(l(MM(e),([t,r])=>[t,r],()=>l(LM(e),([t,r])=>[t,r],
()=>l(FM(e),([t,r])=>[t,r],()=>l(BM(e),([t,r])=>[t,r],()=>[])))),([t,r])=>[t,r]),uI=(e,t=[])=>l(l(I(",",e),([r,n])=>l(oI(n),([i,s])=>[[r,i],s])),([r,n])=>uI(n,[
...t,r]),()=>[t,e]),UM=e=>l(l(l(oI(e),([t,r])=>l(uI(r),([n,i])=>l(l(I(",",i),([s,a])=>[[s],a],()=>[[],i]),([s,a])=>[[t,n,s],a]))),([t,r])=>[t,r],()=>l([[],e],([
t,r])=>[t,r],()=>[])),([t,r])=>[Yy(t),r]),qf=e=>l(l(I("<",e),([t,r])=>l(UM(r),([n,i])=>l(I(">",i),([s,a])=>[[t,n,s],a]))),([t,r])=>[Xy(t),r]),cI=(e,t=[])=>l(l(I(
",",e),([r,n])=>l(se(n),([i,s])=>[[r,i],s])),([r,n])=>cI(n,[...t,r]),()=>[t,e]),HM=e=>l(l(l(se(e),([t,r])=>l(cI(r),([n,i])=>l(l(I(",",i),([s,a])=>[[s],a],()=>[[],
i]),([s,a])=>[[t,n,s],a]))),([t,r])=>[t,r],()=>l([[],e],([t,r])=>[t,r],()=>[])),([t,r])=>[Qy(t),r]),jM=e=>l(l(I("<",e),([t,r])=>l(HM(r),([n,i])=>l(I(">",i),([s,
a])=>[[t,n,s],a]))),([t,r])=>[Jy(t),r]),VM=e=>l(l(Fe(e),([t,r])=>l(jM(r),([n,i])=>[[t,n],i])),([t,r])=>[Zy(t),r]),lI=e=>l(l(l(I(";",e),([t,r])=>[[t],r]),([t,r])=>[
t,r],()=>l([[],e],([t,r])=>[t,r],()=>[])),([t,r])=>[eb(t),r]),mI=e=>l(I("string",e),([t,r])=>[tb(t),r]),pI=e=>l(I("number",e),([t,r])=>[rb(t),r]),qM=e=>l(I("boo\
lean",e),([t,r])=>[nb(t),r]),GM=e=>l(I("undefined",e),([t,r])=>[ib(t),r]),KM=e=>l(I("null",e),([t,r])=>[sb(t),r]),fI=e=>l(I("integer",e),([t,r])=>[ab(t),r]),zM=e=>l(
I("bigint",e),([t,r])=>[ob(t),r]),WM=e=>l(I("unknown",e),([t,r])=>[ub(t),r]),YM=e=>l(I("any",e),([t,r])=>[cb(t),r]),XM=e=>l(I("object",e),([t,r])=>[lb(t),r]),QM=e=>l(
I("never",e),([t,r])=>[mb(t),r]),dI=e=>l(I("symbol",e),([t,r])=>[pb(t),r]),JM=e=>l(I("void",e),([t,r])=>[fb(t),r]),ZM=e=>l(I("this",e),([t,r])=>[db(t),r]),eL=e=>l(
l(I("${",e),([t,r])=>l(se(r),([n,i])=>l(I("}",i),([s,a])=>[[t,n,s],a]))),([t,r])=>[yb(t),r]),jf=e=>l(di(["${","`"],e),([t,r])=>[bb(t),r]),hI=e=>l(l(l(jf(e),([t,
r])=>l(eL(r),([n,i])=>l(hI(i),([s,a])=>[[t,n,s],a]))),([t,r])=>[t,r],()=>l(l(jf(e),([t,r])=>[[t],r]),([t,r])=>[t,r],()=>l(l(jf(e),([t,r])=>[[t],r]),([t,r])=>[t,
r],()=>[]))),([t,r])=>[Tb(t),r]),Gf=e=>l(l(I("`",e),([t,r])=>l(hI(r),([n,i])=>l(I("`",i),([s,a])=>[[t,n,s],a]))),([t,r])=>[Ib(t),r]),tL=e=>l(Gf(e),([t,r])=>[Ab(
t),r]),rL=e=>l(l(l(I("if",e),([t,r])=>l(se(r),([n,i])=>l(I("then",i),([s,a])=>l(se(a),([c,m])=>l(I("else",m),([p,d])=>l(se(d),([E,_])=>[[t,n,s,c,p,E],_])))))),([
t,r])=>[t,r],()=>l(l(I("if",e),([t,r])=>l(se(r),([n,i])=>l(I("then",i),([s,a])=>l(se(a),([c,m])=>[[t,n,s,c],m])))),([t,r])=>[t,r],()=>[])),([t,r])=>[Sb(t),r]),nL=e=>l(
Uf(e),([t,r])=>[hb(t),r]),iL=e=>l(l(I("true",e),([t,r])=>[t,r],()=>l(I("false",e),([t,r])=>[t,r],()=>[])),([t,r])=>[gb(t),r]),sL=e=>l(al(e),([t,r])=>[xb(t),r]),
aL=e=>l(ol(["'",'"'],e),([t,r])=>[Eb(t),r]),oL=e=>l(l(l(I("keyof",e),([t,r])=>[[t],r]),([t,r])=>[t,r],()=>l([[],e],([t,r])=>[t,r],()=>[])),([t,r])=>[Cb(t),r]),gI=(e,t=[])=>l(
l(l(I("[",e),([r,n])=>l(se(n),([i,s])=>l(I("]",s),([a,c])=>[[r,i,a],c]))),([r,n])=>[r,n],()=>l(l(I("[",e),([r,n])=>l(I("]",n),([i,s])=>[[r,i],s])),([r,n])=>[r,n],
()=>[])),([r,n])=>gI(n,[...t,r]),()=>[t,e]),uL=e=>l(gI(e),([t,r])=>[_b(t),r]),cL=e=>l(l(l(I("extends",e),([t,r])=>l(se(r),([n,i])=>l(I("?",i),([s,a])=>l(se(a),([
c,m])=>l(I(":",m),([p,d])=>l(se(d),([E,_])=>[[t,n,s,c,p,E],_])))))),([t,r])=>[t,r],()=>l([[],e],([t,r])=>[t,r],()=>[])),([t,r])=>[Rb(t),r]),lL=e=>l(l(l(I("(",e),
([t,r])=>l(se(r),([n,i])=>l(I(")",i),([s,a])=>[[t,n,s],a]))),([t,r])=>[t,r],()=>l(mI(e),([t,r])=>[t,r],()=>l(pI(e),([t,r])=>[t,r],()=>l(qM(e),([t,r])=>[t,r],()=>l(
GM(e),([t,r])=>[t,r],()=>l(KM(e),([t,r])=>[t,r],()=>l(fI(e),([t,r])=>[t,r],()=>l(zM(e),([t,r])=>[t,r],()=>l(WM(e),([t,r])=>[t,r],()=>l(YM(e),([t,r])=>[t,r],()=>l(
XM(e),([t,r])=>[t,r],()=>l(QM(e),([t,r])=>[t,r],()=>l(dI(e),([t,r])=>[t,r],()=>l(JM(e),([t,r])=>[t,r],()=>l(ZM(e),([t,r])=>[t,r],()=>l(nL(e),([t,r])=>[t,r],()=>l(
iL(e),([t,r])=>[t,r],()=>l(sL(e),([t,r])=>[t,r],()=>l(aL(e),([t,r])=>[t,r],()=>l(tL(e),([t,r])=>[t,r],()=>l(rL(e),([t,r])=>[t,r],()=>l(TL(e),([t,r])=>[t,r],()=>l(
SL(e),([t,r])=>[t,r],()=>l(DL(e),([t,r])=>[t,r],()=>l(vL(e),([t,r])=>[t,r],()=>l($L(e),([t,r])=>[t,r],()=>l(VM(e),([t,r])=>[t,r],()=>l(PL(e),([t,r])=>[t,r],()=>[])))))))))))))))))))))))))))),
([t,r])=>[Nb(t),r]),mL=e=>l(l(l(I("with",e),([t,r])=>l(wI(r),([n,i])=>[[t,n],i])),([t,r])=>[t,r],()=>l([[],e],([t,r])=>[t,r],()=>[])),([t,r])=>[vb(t),r]),xI=e=>l(
l(oL(e),([t,r])=>l(lL(r),([n,i])=>l(uL(i),([s,a])=>l(cL(a),([c,m])=>l(mL(m),([p,d])=>[[t,n,s,c,p],d]))))),([t,r])=>[Db(t),r]),EI=e=>l(l(l(I("&",e),([t,r])=>l(xI(
r),([n,i])=>l(EI(i),([s,a])=>[[t,n,s],a]))),([t,r])=>[t,r],()=>l([[],e],([t,r])=>[t,r],()=>[])),([t,r])=>[t,r]),yI=e=>l(l(xI(e),([t,r])=>l(EI(r),([n,i])=>[[t,n],
i])),([t,r])=>[kb(t),r]),bI=e=>l(l(l(I("|",e),([t,r])=>l(yI(r),([n,i])=>l(bI(i),([s,a])=>[[t,n,s],a]))),([t,r])=>[t,r],()=>l([[],e],([t,r])=>[t,r],()=>[])),([t,
r])=>[t,r]),ul=e=>l(l(yI(e),([t,r])=>l(bI(r),([n,i])=>[[t,n],i])),([t,r])=>[Ob(t),r]),pL=e=>l(l(I("readonly",e),([t,r])=>l(ul(r),([n,i])=>[[t,n],i])),([t,r])=>[
wb(t),r]),fL=e=>l(l(I("|",e),([t,r])=>l(ul(r),([n,i])=>[[t,n],i])),([t,r])=>[$b(t),r]),dL=e=>l(l(qf(e),([t,r])=>l(I("=",r),([n,i])=>l(se(i),([s,a])=>[[t,n,s],a]))),
([t,r])=>[Pb(t),r]),hL=e=>l(l(l(I("infer",e),([t,r])=>l(Fe(r),([n,i])=>l(I("extends",i),([s,a])=>l(ul(a),([c,m])=>[[t,n,s,c],m])))),([t,r])=>[t,r],()=>l(l(I("in\
fer",e),([t,r])=>l(Fe(r),([n,i])=>[[t,n],i])),([t,r])=>[t,r],()=>[])),([t,r])=>[Mb(t),r]),se=e=>l(l(hL(e),([t,r])=>[t,r],()=>l(fL(e),([t,r])=>[t,r],()=>l(pL(e),
([t,r])=>[t,r],()=>l(ul(e),([t,r])=>[t,r],()=>[])))),([t,r])=>[t,r]),gL=e=>l(al(e),([t,r])=>[Lb(t),r]),xL=e=>l(Fe(e),([t,r])=>[t,r]),EL=e=>l(ol(["'",'"'],e),([t,
r])=>[t,r]),yL=e=>l(l(I("[",e),([t,r])=>l(Fe(r),([n,i])=>l(I(":",i),([s,a])=>l(l(fI(a),([c,m])=>[c,m],()=>l(pI(a),([c,m])=>[c,m],()=>l(mI(a),([c,m])=>[c,m],()=>l(
dI(a),([c,m])=>[c,m],()=>[])))),([c,m])=>l(I("]",m),([p,d])=>[[t,n,s,c,p],d]))))),([t,r])=>[Fb(t),r]),TI=e=>l(l(gL(e),([t,r])=>[t,r],()=>l(xL(e),([t,r])=>[t,r],
()=>l(EL(e),([t,r])=>[t,r],()=>l(yL(e),([t,r])=>[t,r],()=>[])))),([t,r])=>[t,r]),II=e=>l(l(l(I("readonly",e),([t,r])=>[[t],r]),([t,r])=>[t,r],()=>l([[],e],([t,r])=>[
t,r],()=>[])),([t,r])=>[Bb(t),r]),AI=e=>l(l(l(I("?",e),([t,r])=>[[t],r]),([t,r])=>[t,r],()=>l([[],e],([t,r])=>[t,r],()=>[])),([t,r])=>[Ub(t),r]),SI=e=>l(l(II(e),
([t,r])=>l(TI(r),([n,i])=>l(AI(i),([s,a])=>l(I(":",a),([c,m])=>l(se(m),([p,d])=>[[t,n,s,c,p],d]))))),([t,r])=>[Hb(t),r]),cl=e=>l(l(l(I(",",e),([t,r])=>l(I(`
`,r),([n,i])=>[[t,n],i])),([t,r])=>[t,r],()=>l(l(I(";",e),([t,r])=>l(I(`
`,r),([n,i])=>[[t,n],i])),([t,r])=>[t,r],()=>l(l(I(",",e),([t,r])=>[[t],r]),([t,r])=>[t,r],()=>l(l(I(";",e),([t,r])=>[[t],r]),([t,r])=>[t,r],()=>l(l(I(`
`,e),([t,r])=>[[t],r]),([t,r])=>[t,r],()=>[]))))),([t,r])=>[t,r]),CI=(e,t=[])=>l(l(cl(e),([r,n])=>l(SI(n),([i,s])=>[[r,i],s])),([r,n])=>CI(n,[...t,r]),()=>[t,e]),
bL=e=>l(l(l(SI(e),([t,r])=>l(CI(r),([n,i])=>l(l(cl(i),([s,a])=>[[s],a],()=>[[],i]),([s,a])=>[[t,n,s],a]))),([t,r])=>[t,r],()=>l([[],e],([t,r])=>[t,r],()=>[])),([
t,r])=>[jb(t),r]),Kf=e=>l(l(I("{",e),([t,r])=>l(bL(r),([n,i])=>l(I("}",i),([s,a])=>[[t,n,s],a]))),([t,r])=>[qb(t),r]),TL=e=>l(Kf(e),([t,r])=>[Gb(t),r]),IL=e=>l(
l(l(Fe(e),([t,r])=>l(I("?",r),([n,i])=>l(I(":",i),([s,a])=>l(I("readonly",a),([c,m])=>l(se(m),([p,d])=>[[t,n,s,c,p],d]))))),([t,r])=>[t,r],()=>l(l(Fe(e),([t,r])=>l(
I(":",r),([n,i])=>l(I("readonly",i),([s,a])=>l(se(a),([c,m])=>[[t,n,s,c],m])))),([t,r])=>[t,r],()=>l(l(Fe(e),([t,r])=>l(I("?",r),([n,i])=>l(I(":",i),([s,a])=>l(
se(a),([c,m])=>[[t,n,s,c],m])))),([t,r])=>[t,r],()=>l(l(Fe(e),([t,r])=>l(I(":",r),([n,i])=>l(se(i),([s,a])=>[[t,n,s],a]))),([t,r])=>[t,r],()=>[])))),([t,r])=>[Kb(
t),r]),sI=e=>l(l(IL(e),([t,r])=>[t,r],()=>l(l(II(e),([t,r])=>l(se(r),([n,i])=>l(AI(i),([s,a])=>[[t,n,s],a]))),([t,r])=>[t,r],()=>[])),([t,r])=>[zb(t),r]),_I=e=>l(
l(l(I("...",e),([t,r])=>l(sI(r),([n,i])=>[[t,n],i])),([t,r])=>[t,r],()=>l(l(sI(e),([t,r])=>[[t],r]),([t,r])=>[t,r],()=>[])),([t,r])=>[Wb(t),r]),RI=(e,t=[])=>l(l(
I(",",e),([r,n])=>l(_I(n),([i,s])=>[[r,i],s])),([r,n])=>RI(n,[...t,r]),()=>[t,e]),AL=e=>l(l(l(_I(e),([t,r])=>l(RI(r),([n,i])=>l(l(I(",",i),([s,a])=>[[s],a],()=>[
[],i]),([s,a])=>[[t,n,s],a]))),([t,r])=>[t,r],()=>l([[],e],([t,r])=>[t,r],()=>[])),([t,r])=>[Yb(t),r]),SL=e=>l(l(I("[",e),([t,r])=>l(AL(r),([n,i])=>l(I("]",i),([
s,a])=>[[t,n,s],a]))),([t,r])=>[Xb(t),r]),CL=e=>l(l(Fe(e),([t,r])=>l(I("?",r),([n,i])=>l(I(":",i),([s,a])=>l(I("readonly",a),([c,m])=>l(se(m),([p,d])=>[[t,n,s,c,
p],d]))))),([t,r])=>[Qb(t),r]),_L=e=>l(l(Fe(e),([t,r])=>l(I(":",r),([n,i])=>l(I("readonly",i),([s,a])=>l(se(a),([c,m])=>[[t,n,s,c],m])))),([t,r])=>[Jb(t),r]),RL=e=>l(
l(Fe(e),([t,r])=>l(I("?",r),([n,i])=>l(I(":",i),([s,a])=>l(se(a),([c,m])=>[[t,n,s,c],m])))),([t,r])=>[Zb(t),r]),NL=e=>l(l(Fe(e),([t,r])=>l(I(":",r),([n,i])=>l(se(
i),([s,a])=>[[t,n,s],a]))),([t,r])=>[eT(t),r]),aI=e=>l(l(CL(e),([t,r])=>[t,r],()=>l(_L(e),([t,r])=>[t,r],()=>l(RL(e),([t,r])=>[t,r],()=>l(NL(e),([t,r])=>[t,r],()=>[])))),
([t,r])=>[t,r]),NI=e=>l(l(l(I("...",e),([t,r])=>l(aI(r),([n,i])=>[[t,n],i])),([t,r])=>[t,r],()=>l(l(aI(e),([t,r])=>[[t],r]),([t,r])=>[t,r],()=>[])),([t,r])=>[tT(
t),r]),vI=(e,t=[])=>l(l(I(",",e),([r,n])=>l(NI(n),([i,s])=>[[r,i],s])),([r,n])=>vI(n,[...t,r]),()=>[t,e]),DI=e=>l(l(l(NI(e),([t,r])=>l(vI(r),([n,i])=>l(l(I(",",
i),([s,a])=>[[s],a],()=>[[],i]),([s,a])=>[[t,n,s],a]))),([t,r])=>[t,r],()=>l([[],e],([t,r])=>[t,r],()=>[])),([t,r])=>[rT(t),r]),vL=e=>l(l(I("(",e),([t,r])=>l(DI(
r),([n,i])=>l(I(")",i),([s,a])=>l(I("=>",a),([c,m])=>l(se(m),([p,d])=>[[t,n,s,c,p],d]))))),([t,r])=>[nT(t),r]),DL=e=>l(l(I("new",e),([t,r])=>l(I("(",r),([n,i])=>l(
DI(i),([s,a])=>l(I(")",a),([c,m])=>l(I("=>",m),([p,d])=>l(se(d),([E,_])=>[[t,n,s,c,p,E],_])))))),([t,r])=>[iT(t),r]),kL=e=>l(l(l(I("+",e),([t,r])=>l(I("readonly",
r),([n,i])=>[[t,n],i])),([t,r])=>[t,r],()=>l(l(I("-",e),([t,r])=>l(I("readonly",r),([n,i])=>[[t,n],i])),([t,r])=>[t,r],()=>l(l(I("readonly",e),([t,r])=>[[t],r]),
([t,r])=>[t,r],()=>l([[],e],([t,r])=>[t,r],()=>[])))),([t,r])=>[sT(t),r]),OL=e=>l(l(l(I("+",e),([t,r])=>l(I("?",r),([n,i])=>[[t,n],i])),([t,r])=>[t,r],()=>l(l(I(
"-",e),([t,r])=>l(I("?",r),([n,i])=>[[t,n],i])),([t,r])=>[t,r],()=>l(l(I("?",e),([t,r])=>[[t],r]),([t,r])=>[t,r],()=>l([[],e],([t,r])=>[t,r],()=>[])))),([t,r])=>[
aT(t),r]),wL=e=>l(l(l(I("as",e),([t,r])=>l(se(r),([n,i])=>[[t,n],i])),([t,r])=>[t,r],()=>l([[],e],([t,r])=>[t,r],()=>[])),([t,r])=>[oT(t),r]),$L=e=>l(l(I("{",e),
([t,r])=>l(kL(r),([n,i])=>l(I("[",i),([s,a])=>l(Fe(a),([c,m])=>l(I("in",m),([p,d])=>l(se(d),([E,_])=>l(wL(_),([O,j])=>l(I("]",j),([Ae,Yt])=>l(OL(Yt),([ur,tn])=>l(
I(":",tn),([ki,ds])=>l(se(ds),([Qn,Ir])=>l(lI(Ir),([hs,gs])=>l(I("}",gs),([$u,Jn])=>[[t,n,s,c,p,E,O,Ae,ur,ki,Qn,hs,$u],Jn]))))))))))))),([t,r])=>[uT(t),r]),PL=e=>l(
Fe(e),([t,r])=>[cT(t),r]),ML=e=>l(Uf(e),([t,r])=>[lT(t),r]),LL=e=>l(al(e),([t,r])=>[mT(t),r]),FL=e=>l(l(I("true",e),([t,r])=>[t,r],()=>l(I("false",e),([t,r])=>[
t,r],()=>[])),([t,r])=>[pT(t),r]),BL=e=>l(ol(['"',"'"],e),([t,r])=>[t,r]),UL=e=>l(I("null",e),([t,r])=>[fT(t),r]),HL=e=>l(I("undefined",e),([t,r])=>[void 0,r]),
kI=e=>l(l(TI(e),([t,r])=>l(I(":",r),([n,i])=>l(zf(i),([s,a])=>[[t,n,s],a]))),([t,r])=>[dT(t),r]),OI=(e,t=[])=>l(l(cl(e),([r,n])=>l(kI(n),([i,s])=>[[r,i],s])),([
r,n])=>OI(n,[...t,r]),()=>[t,e]),jL=e=>l(l(l(kI(e),([t,r])=>l(OI(r),([n,i])=>l(l(cl(i),([s,a])=>[[s],a],()=>[[],i]),([s,a])=>[[t,n,s],a]))),([t,r])=>[t,r],()=>l(
[[],e],([t,r])=>[t,r],()=>[])),([t,r])=>[hT(t),r]),wI=e=>l(l(I("{",e),([t,r])=>l(jL(r),([n,i])=>l(I("}",i),([s,a])=>[[t,n,s],a]))),([t,r])=>[gT(t),r]),$I=(e,t=[])=>l(
l(I(",",e),([r,n])=>l(zf(n),([i,s])=>[[r,i],s])),([r,n])=>$I(n,[...t,r]),()=>[t,e]),VL=e=>l(l(l(zf(e),([t,r])=>l($I(r),([n,i])=>l(l(I(",",i),([s,a])=>[[s],a],()=>[
[],i]),([s,a])=>[[t,n,s],a]))),([t,r])=>[t,r],()=>l([[],e],([t,r])=>[t,r],()=>[])),([t,r])=>[xT(t),r]),qL=e=>l(l(I("[",e),([t,r])=>l(VL(r),([n,i])=>l(I("]",i),([
s,a])=>[[t,n,s],a]))),([t,r])=>[ET(t),r]),zf=e=>l(l(ML(e),([t,r])=>[t,r],()=>l(LL(e),([t,r])=>[t,r],()=>l(FL(e),([t,r])=>[t,r],()=>l(BL(e),([t,r])=>[t,r],()=>l(
UL(e),([t,r])=>[t,r],()=>l(HL(e),([t,r])=>[t,r],()=>l(wI(e),([t,r])=>[t,r],()=>l(qL(e),([t,r])=>[t,r],()=>[])))))))),([t,r])=>[t,r]),GL=e=>l(I("-?(?:0|[1-9][0-9\
]*)n",e),([t,r])=>[yT(t),r]),KL=e=>l(I(".*",e),([t,r])=>[bT(t),r]),zL=e=>l(I("-?(?:0|[1-9][0-9]*)(?:\\.[0-9]+)?",e),([t,r])=>[TT(t),r]),WL=e=>l(I("-?(?:0|[1-9][\
0-9]*)",e),([t,r])=>[IT(t),r]),YL=e=>l(I("(?!)",e),([t,r])=>[AT(t),r]),XL=e=>l(iI(["-?(?:0|[1-9][0-9]*)n",".*","-?(?:0|[1-9][0-9]*)(?:\\.[0-9]+)?","-?(?:0|[1-9]\
[0-9]*)","(?!)","(",")","$","|"],e),([t,r])=>[ST(t),r]),QL=e=>l(l(GL(e),([t,r])=>[t,r],()=>l(KL(e),([t,r])=>[t,r],()=>l(zL(e),([t,r])=>[t,r],()=>l(WL(e),([t,r])=>[
t,r],()=>l(YL(e),([t,r])=>[t,r],()=>l(JL(e),([t,r])=>[t,r],()=>l(XL(e),([t,r])=>[t,r],()=>[]))))))),([t,r])=>[t,r]),JL=e=>l(l(I("(",e),([t,r])=>l(Wf(r),([n,i])=>l(
I(")",i),([s,a])=>[[t,n,s],a]))),([t,r])=>[CT(t),r]),PI=e=>l(l(l(Vf(e),([t,r])=>l(I("|",r),([n,i])=>l(PI(i),([s,a])=>[[t,n,s],a]))),([t,r])=>[t,r],()=>l(l(Vf(e),
([t,r])=>[[t],r]),([t,r])=>[t,r],()=>l([[],e],([t,r])=>[t,r],()=>[]))),([t,r])=>[_T(t),r]),Vf=e=>l(l(QL(e),([t,r])=>l(Wf(r),([n,i])=>[[t,n],i])),([t,r])=>[RT(t),
r]),Wf=e=>l(l(PI(e),([t,r])=>[t,r],()=>l(Vf(e),([t,r])=>[t,r],()=>[])),([t,r])=>[t,r]),uy=e=>l(l(I("^",e),([t,r])=>l(Wf(r),([n,i])=>l(I("$",i),([s,a])=>[[t,n,s],
a]))),([t,r])=>[NT(t),r]),MI=(e,t=[])=>l(l(I(",",e),([r,n])=>l(se(n),([i,s])=>[[r,i],s])),([r,n])=>MI(n,[...t,r]),()=>[t,e]),ZL=e=>l(l(l(se(e),([t,r])=>l(MI(r),
([n,i])=>l(l(I(",",i),([s,a])=>[[s],a],()=>[[],i]),([s,a])=>[[t,n,s],a]))),([t,r])=>[t,r],()=>l([[],e],([t,r])=>[t,r],()=>[])),([t,r])=>[vT(t),r]),LI=e=>l(l(l(I(
"extends",e),([t,r])=>l(ZL(r),([n,i])=>[[t,n],i])),([t,r])=>[t,r],()=>l([[],e],([t,r])=>[t,r],()=>[])),([t,r])=>[DT(t),r]),eF=e=>l(l(I("interface",e),([t,r])=>l(
Fe(r),([n,i])=>l(qf(i),([s,a])=>l(LI(a),([c,m])=>l(Kf(m),([p,d])=>[[t,n,s,c,p],d]))))),([t,r])=>[kT(t),r]),tF=e=>l(l(I("interface",e),([t,r])=>l(Fe(r),([n,i])=>l(
LI(i),([s,a])=>l(Kf(a),([c,m])=>[[t,n,s,c],m])))),([t,r])=>[OT(t),r]),rF=e=>l(l(I("type",e),([t,r])=>l(Fe(r),([n,i])=>l(qf(i),([s,a])=>l(I("=",a),([c,m])=>l(se(
m),([p,d])=>[[t,n,s,c,p],d]))))),([t,r])=>[wT(t),r]),nF=e=>l(l(I("type",e),([t,r])=>l(Fe(r),([n,i])=>l(I("=",i),([s,a])=>l(se(a),([c,m])=>[[t,n,s,c],m])))),([t,
r])=>[$T(t),r]),iF=e=>l(l(l(I("export",e),([t,r])=>[[t],r]),([t,r])=>[t,r],()=>l([[],e],([t,r])=>[t,r],()=>[])),([t,r])=>[PT(t),r]),FI=e=>l(l(l(I(";",e),([t,r])=>l(
I(`
`,r),([n,i])=>[[t,n],i])),([t,r])=>[t,r],()=>l(l(I(";",e),([t,r])=>[[t],r]),([t,r])=>[t,r],()=>l(l(I(`
`,e),([t,r])=>[[t],r]),([t,r])=>[t,r],()=>[]))),([t,r])=>[t,r]),BI=(e,t=[])=>l(l(FI(e),([r,n])=>l(Yf(n),([i,s])=>[[r,i],s])),([r,n])=>BI(n,[...t,r]),()=>[t,e]),
sF=e=>l(l(l(Yf(e),([t,r])=>l(BI(r),([n,i])=>l(l(FI(i),([s,a])=>[[s],a],()=>[[],i]),([s,a])=>[[t,n,s],a]))),([t,r])=>[t,r],()=>l([[],e],([t,r])=>[t,r],()=>[])),([
t,r])=>[MT(t),r]),Yf=e=>l(l(iF(e),([t,r])=>l(l(eF(r),([n,i])=>[n,i],()=>l(tF(r),([n,i])=>[n,i],()=>l(rF(r),([n,i])=>[n,i],()=>l(nF(r),([n,i])=>[n,i],()=>[])))),
([n,i])=>l(lI(i),([s,a])=>[[t,n,s],a]))),([t,r])=>[LT(t),r]),aF=e=>l(l(Yf(e),([t,r])=>l(sF(r),([n,i])=>[[t,n],i])),([t,r])=>[FT(t),r]),UI=e=>l(l(aF(e),([t,r])=>[
t,r],()=>l(dL(e),([t,r])=>[t,r],()=>l(se(e),([t,r])=>[t,r],()=>[]))),([t,r])=>[t,r]);function HI(e){let t=Gf(`\`${e}\``);return o.IsEqual(t.length,2)?t[0]:Ke()}function uF(e){return e.join("|")}function cF(e){return e.slice(1,e.length-1)}function lF(e,t,r){return hi(t,`${r}${e}`)}function mF(e,t){return hi(e,`${t}${ry}`)}
function pF(e,t){return hi(e,`${t}${Tc}`)}function fF(e,t){return hi(e,`${t}${Ac}`)}function dF(e,t){return xo(Q([re("false"),re("true")]),e,t)}function hF(e,t){
return hi(e,`${t}${Sc}`)}function gF(e,t,r){return hi(t,`${r}${cF(e)}`)}function xF(e,t,r){let n=Eo(e,{});return xo(n,t,r)}function EF(e,t,r){let n=Rt(e);return xo(
n,t,r)}function jI(e,t,r,n=[]){return o.ShiftLeft(e,(i,s)=>jI(s,t,r,[...n,xo(i,[],"")]),()=>hi(t,`${r}(${uF(n)})`))}function xo(e,t,r){return lt(e)?EF(e.enum,t,
r):Ct(e)?pF(t,r):le(e)?lF(e.const,t,r):ln(e)?mF(t,r):Cr(e)?dF(t,r):ze(e)?fF(t,r):_t(e)?hF(t,r):Me(e)?gF(e.pattern,t,r):qI(e)?xF(e.parameters[0],t,r):P(e)?jI(e.anyOf,
t,r):DE}function hi(e,t){return o.ShiftLeft(e,(r,n)=>xo(r,n,t),()=>t)}function yF(e){return`^${hi(e,"")}$`}function VI(e){let t=yF(e);return _c(t)}function Eo(e,t){return Y(e)?y.Update(VI(e),{},t):Mc(e,t)}function GI(e,t,r,n){let i=dr(e,t,r);return Eo(i,n)}function Mc(e,t={}){return M("TemplateLiteral",[e],t)}function qI(e){return Ye(e)&&o.HasPropertyKey(e,"action")&&o.IsEqual(e.action,"TemplateLiteral")}function KI(e){
return Eo(e,{})}function bF(e){let t=HI(e);return KI(t)}function zI(e,t={}){let r=o.IsString(e)?bF(e):KI(e);return y.Update(r,{},t)}function Me(e){return w(e,"T\
emplateLiteral")}var q={};Xt(q,{ExtendsFalse:()=>W,ExtendsTrue:()=>k,ExtendsUnion:()=>Xf,IsExtendsFalse:()=>TF,IsExtendsTrue:()=>YI,IsExtendsTrueLike:()=>pn,IsExtendsUnion:()=>WI,
Match:()=>Be});function Xf(e){return y.Create({"~kind":"ExtendsUnion"},{inferred:e})}function WI(e){return o.IsObject(e)&&o.HasPropertyKey(e,"~kind")&&o.HasPropertyKey(e,"infe\
rred")&&o.IsEqual(e["~kind"],"ExtendsUnion")&&o.IsObject(e.inferred)}function k(e){return y.Create({"~kind":"ExtendsTrue"},{inferred:e})}function YI(e){return o.
IsObject(e)&&o.HasPropertyKey(e,"~kind")&&o.HasPropertyKey(e,"inferred")&&o.IsEqual(e["~kind"],"ExtendsTrue")&&o.IsObject(e.inferred)}function W(){return y.Create(
{"~kind":"ExtendsFalse"},{})}function TF(e){return o.IsObject(e)&&o.HasPropertyKey(e,"~kind")&&o.IsEqual(e["~kind"],"ExtendsFalse")}function pn(e){return WI(e)||
YI(e)}function Be(e,t,r){return pn(e)?t(e.inferred):r()}function IF(e,t,r,n){return Be(ne(e,r,n),i=>k(y.Assign(y.Assign(e,i),{[t]:r})),()=>W())}function AF(e,t){return k(e)}function SF(e,t,r,n,i){return Be(ne(e,t,r),
s=>Be(ne(s,t,n),a=>k(a),()=>W()),()=>Be(ne(e,t,i),s=>k(s),()=>W()))}function CF(e,t,r){let n=Rt(r);return ne(e,t,n)}function XI(e,t,r){return o.ShiftLeft(r,(n,i)=>Be(
ne(e,t,n),s=>XI(s,t,i),()=>W()),()=>k(e))}function _F(e,t,r){let n=yt(r);return ne(e,t,n)}function QI(e,t,r){return o.ShiftLeft(r,(n,i)=>Be(ne(e,t,n),s=>k(s),()=>QI(
e,t,i)),()=>W())}function me(e,t,r){return Oe(r)?AF(e,t):Pe(r)?SF(e,t,r.if,r.then,r.else):lt(r)?CF(e,t,r.enum):Ve(r)?IF(e,r.name,t,r.extends):te(r)?XI(e,t,r.allOf):
Me(r)?_F(e,t,r.pattern):P(r)?QI(e,t,r.anyOf):je(r)?k(e):W()}function JI(e,t,r){return Ve(r)?me(e,t,r):Oe(r)?k(e):je(r)?k(e):Xf(e)}function RF(e,t){let r=Mi(e),n=Mi(t);return r&&n||!r&&n?!0:!(r&&!n)}function ZI(e,t,r,n){return ve(n)?RF(t,n)?ne(e,r,n.items):W():me(e,t,n)}function eA(e,t,r){return ln(r)?k(e):me(e,t,r)}function tA(e,t,r){return Cr(r)?k(e):me(e,t,r)}function NF(e,t,r,n,i){let s=Ve(n)?t:n,a=Ve(n)?n:t,c=it(t),m=it(n);return!c&&m?W():Be(ne(e,s,a),p=>yo(p,r,i),()=>W())}function vF(e,t,r,n){return o.ShiftLeft(n,
(i,s)=>NF(e,t,r,i,s),()=>it(t)?k(e):W())}function DF(e,t,r){return o.ShiftLeft(t,(n,i)=>vF(e,n,i,r),()=>k(e))}function yo(e,t,r){return DF(e,t,r)}function ll(e,t,r){return mn(r)?k(e):ne(e,t,r)}function rA(e,t,r,n){return Oe(n)?k(e):je(n)?k(e):Qe(n)?Be(yo(e,t,n.parameters),i=>ll(i,r,n.instanceType),()=>W()):W()}function nA(e,t,r,n,i){return Be(ne(e,t,i),()=>ne(e,r,i),()=>ne(e,n,i))}function iA(e,t,r){let n=Rt(t);return ne(e,n,r)}function sA(e,t,r,n){return Oe(n)?k(e):je(n)?k(e):Je(n)?Be(yo(e,t,n.parameters),i=>ll(i,r,n.returnType),()=>W()):W()}function aA(e,t,r){return Ct(r)?k(e):ze(r)?k(e):me(e,t,r)}function oA(e,t,r){let n=Le(t);return ne(e,n,r)}function ml(e,t,r){return t===r?k(e):W()}function kF(e,t,r){return le(r)?ml(e,t,r.const):ln(r)?k(e):me(e,re(t),r)}function OF(e,t,r){return le(r)?ml(e,t,r.const):
Cr(r)?k(e):me(e,re(t),r)}function wF(e,t,r){return le(r)?ml(e,t,r.const):ze(r)?k(e):me(e,re(t),r)}function $F(e,t,r){return le(r)?ml(e,t,r.const):_t(r)?k(e):me(
e,re(t),r)}function uA(e,t,r){return o.IsBigInt(t.const)?kF(e,t.const,r):o.IsBoolean(t.const)?OF(e,t.const,r):o.IsNumber(t.const)?wF(e,t.const,r):o.IsString(t.const)?
$F(e,t.const,r):Ke()}function cA(e,t,r){return Ve(r)?me(e,t,r):k(e)}function lA(e,t,r){return ws(r)?k(e):me(e,t,r)}function mA(e,t,r){return ze(r)?k(e):me(e,t,r)}function PF(e,t,r){return it(t)?it(r)?k(e):W():k(e)}function MF(e,t,r){return Ve(r)&&Hr(r.extends)?W():Be(ne(e,t,r),n=>PF(n,t,r),()=>W())}function LF(e,t){return e.
reduce((r,n)=>n in t?pn(t[n])?{...r,...t[n].inferred}:Ke():Ke(),{})}function FF(e,t,r){let n={};for(let a of o.Keys(r))n[a]=a in t?MF({},t[a],r[a]):it(r[a])?Ve(
r[a])?k(y.Assign(e,{[r[a].name]:r[a].extends})):k(e):W();let i=o.Values(n).every(a=>pn(a)),s=i?LF(o.Keys(n),n):{};return i?k(s):W()}function BF(e,t,r){let n=FF(
e,t,r);return pn(n)?k(y.Assign(e,n.inferred)):W()}function UF(e,t,r){return BF(e,t,r)}function HF(e,t){return o.Keys(t).reduce((r,n)=>({...r,[n]:o.HasPropertyKey(
e,n)?P(r[n])?Q([...r[n].anyOf,t[n]]):Q([e[n],t[n]]):t[n]}),e)}function pA(e,t,r,n){return o.ShiftLeft(t,(i,s)=>Be(ne({},e[i],r),a=>pA(e,s,r,HF(n,a)),()=>W()),()=>k(
n))}function jF(e,t,r,n){let i=o.Keys(t);return pA(t,i,n,e)}function fA(e,t,r){return pt(r)?jF(e,t,Nr(r),Nt(r)):ce(r)?UF(e,t,r.properties):me(e,V(t),r)}function VF(e,t){return o.IsEqual(o.Keys(t).length,0)?k(e):W()}function qF(e,t,r,n,i){return ne(e,r,i)}function dA(e,t,r,n){return pt(n)?qF(e,Oc(t),r,Oc(Nr(n)),
Nt(n)):ce(n)?VF(e,n.properties):Oe(n)?k(e):je(n)?k(e):W()}function hA(e,t,r){return _t(r)?k(e):me(e,t,r)}function gA(e,t,r){return ui(r)?k(e):me(e,t,r)}function xA(e,t,r){let n=yt(t);return ne(e,n,r)}function Qf(e,t){return y.Create({"~kind":"Inferrable"},{name:e,type:t},{})}function bo(e){return o.IsObject(e)&&o.HasPropertyKey(e,"~kind")&&o.HasPropertyKey(e,
"name")&&o.HasPropertyKey(e,"type")&&o.IsEqual(e["~kind"],"Inferrable")&&o.IsString(e.name)&&o.IsObject(e.type)}function Jf(e){return pi(e)?Ve(e.items)?ve(e.items.
extends)?Qf(e.items.name,e.items.extends.items):je(e.items.extends)?Qf(e.items.name,e.items.extends):void 0:Ke():void 0}function pl(e){return Ve(e)?Qf(e.name,e.
extends):void 0}function EA(e,t){let r=[];for(let n of e){if(!pn(ne({},n,t)))return;r.push(n)}return r}function yA(e,t,r,n){let i=EA(r,n);return o.IsArray(i)?k(
y.Assign(e,{[t]:We(i)})):W()}function fl(e,t,r,n){let i=EA(r,n);return o.IsArray(i)?k(y.Assign(e,{[t]:Q(i)})):W()}function GF(e){return[...e].reverse()}function Zf(e,t){return t?GF(e):e}function KF(e){let t=e.length>0?e[0]:void 0,r=Ye(t)?Jf(t):void 0;return Ye(r)}function zF(e,t,r,n,i,s){
return Be(ne(e,r,i),a=>bA(a,t,n,s),()=>W())}function WF(e,t,r,n,i){let s=Jf(n);return bo(s)?yA(e,s.name,Zf(r,t),s.type):o.ShiftLeft(r,(a,c)=>zF(e,t,a,c,n,i),()=>W())}
function YF(e,t,r,n){return o.ShiftLeft(n,(i,s)=>WF(e,t,r,i,s),()=>o.IsEqual(r.length,0)?k(e):W())}function bA(e,t,r,n){return YF(e,t,r,n)}function XF(e,t,r){let n=gi(
e,Se([],[]),r),i=KF(n);return bA(e,i,Zf(t,i),Zf(n,i))}function QF(e,t,r){for(let n of t){let i=ne(e,n,r);if(!pn(i))return i;e=i.inferred}return k(e)}function JF(e,t,r){
let n=pl(r);return bo(n)?fl(e,n.name,t,n.type):QF(e,t,r)}function TA(e,t,r){let n=gi(e,Se([],[]),t);return ye(r)?XF(e,n,r.items):ve(r)?JF(e,n,r.items):me(e,We(n),
r)}function IA(e,t,r){return mn(r)?k(e):Us(r)?k(e):me(e,t,r)}function AA(e,t,r){return o.ShiftLeft(r,(n,i)=>Be(ne(e,t,n),s=>k(s),()=>AA(e,t,i)),()=>W())}function ed(e,t,r){return o.ShiftLeft(t,(n,i)=>Be(AA(e,n,r),s=>ed(s,
i,r),()=>W()),()=>k(e))}function SA(e,t,r){let n=pl(r);return bo(n)?fl(e,n.name,t,n.type):P(r)?ed(e,t,r.anyOf):ed(e,t,[r])}function CA(e,t,r){return Ve(r)?me(e,t,r):Oe(r)?k(e):je(r)?k(e):W()}function _A(e,t,r){return mn(r)?k(e):me(e,t,r)}function ne(e,t,r){return Oe(t)?JI(e,t,r):ve(t)?ZI(e,t,t.items,r):ln(t)?eA(e,t,r):Cr(t)?tA(e,t,r):Qe(t)?rA(e,t.parameters,t.instanceType,r):Pe(t)?nA(e,t.if,t.then,
t.else,r):lt(t)?iA(e,t.enum,r):Je(t)?sA(e,t.parameters,t.returnType,r):Ct(t)?aA(e,t,r):te(t)?oA(e,t.allOf,r):le(t)?uA(e,t,r):Hr(t)?cA(e,t,r):ws(t)?lA(e,t,r):ze(
t)?mA(e,t,r):ce(t)?fA(e,t.properties,r):pt(t)?dA(e,Nr(t),Nt(t),r):_t(t)?hA(e,t,r):ui(t)?gA(e,t,r):Me(t)?xA(e,t.pattern,r):ye(t)?TA(e,t.items,r):Us(t)?IA(e,t,r):
P(t)?SA(e,t.anyOf,r):je(t)?CA(e,t,r):mn(t)?_A(e,t,r):W()}function ZF(e,t){return Le([...e,V(t)])}function td(e,t,r){return Y(e)?y.Update(ZF(e,t),{},r):mo(e,t,r)}function RA(e,t,r,n,i){let s=dr(e,t,r),a=To(e,t,n);return td(
s,a,i)}function mo(e,t,r={}){return M("Interface",[e,t],r)}function qs(e){return Ye(e)&&o.HasPropertyKey(e,"action")&&o.IsEqual(e.action,"Interface")}function NA(e,t,r={}){
return td(e,t,r)}function eB(e,t,r){return e.includes(r)?!0:Io([...e,r],t,t[r])}function vA(e,t,r){let n=mc(r);return ji(e,t,n)}function ji(e,t,r){return o.ShiftLeft(r,(n,i)=>Io(
e,t,n)?!0:ji(e,t,i),()=>!1)}function Io(e,t,r){return Ze(r)?eB(e,t,r.$ref):ve(r)?Io(e,t,r.items):Qe(r)?ji(e,t,[...r.parameters,r.instanceType]):Je(r)?ji(e,t,[...r.
parameters,r.returnType]):qs(r)?vA(e,t,r.parameters[1]):te(r)?ji(e,t,r.allOf):ce(r)?vA(e,t,r.properties):P(r)?ji(e,t,r.anyOf):ye(r)?ji(e,t,r.items):pt(r)?Io(e,t,
Nt(r)):!1}function DA(e,t,r){return Io(e,t,r)}function tB(e,t){return t.reduce((r,n)=>DA([n],e,e[n])?[...r,n]:r,[])}function kA(e){let t=lc(e);return tB(e,t)}function rB(e,t,r){return r.includes(t)?r:t in e?Ao(e,e[t],[...r,t]):Ke()}function OA(e,t,r){let n=mc(t);return Gs(e,n,r)}function Gs(e,t,r){return t.reduce((n,i)=>Ao(
e,i,n),r)}function Ao(e,t,r){return Ze(t)?rB(e,t.$ref,r):ve(t)?Ao(e,t.items,r):Qe(t)?Gs(e,[...t.parameters,t.instanceType],r):Je(t)?Gs(e,[...t.parameters,t.returnType],
r):qs(t)?OA(e,t.parameters[1],r):te(t)?Gs(e,t.allOf,r):ce(t)?OA(e,t.properties,r):P(t)?Gs(e,t.anyOf,r):ye(t)?Gs(e,t.items,r):pt(t)?Ao(e,Nt(t),r):r}function wA(e,t,r){
return Ao(e,r,[t])}function nB(e){return Ds()}function iB(e){return o.Keys(e).reduce((t,r)=>({...t,[r]:Vi(e[r])}),{})}function So(e){return e.reduce((t,r)=>[...t,Vi(r)],[])}function Vi(e){
return Ze(e)?nB(e.$ref):ve(e)?fr(Vi(e.items),uc(e)):Qe(e)?sn(So(e.parameters),Vi(e.instanceType)):Je(e)?an(So(e.parameters),Vi(e.returnType)):te(e)?Ft(So(e.allOf)):
ce(e)?V(iB(e.properties)):pt(e)?kc(Fs(e),Vi(Nt(e))):P(e)?Q(So(e.anyOf)):ye(e)?We(So(e.items)):e}function sB(e,t){return t in e?Vi(e[t]):st()}function $A(e){return sB(
e.$defs,e.$ref)}function aB(e,t,r){let n=dr(e,Se([],[]),t),i=To({},Se([],[]),r);return Le([...n,V(i)])}function oB(e,t){return o.Keys(e).filter(n=>t.includes(n)).reduce((n,i)=>{
let s=e[i],a=qs(s)?aB(e,s.parameters[0],s.parameters[1]):s;return{...n,[i]:a}},{})}function PA(e,t,r){let n=wA(e,t,r),i=oB(e,n);return un(i,t)}function MA(e,t){return t in e?Ze(e[t])?MA(e,e[t].$ref):e[t]:ge()}function fn(e,t){return MA(e,t)}function LA(e){return ut(e)?$A(e):pc(e)?st():e}function mt(e,t,r){let n=LA(t),i=LA(r);return ne(e,n,i)}var ao=0,dl=1,oo=2,Nc=3;function uo(e,t){let r=[mt({},e,t),mt({},t,e)];return q.IsExtendsTrueLike(r[0])&&q.IsExtendsTrueLike(r[1])?ao:q.IsExtendsTrueLike(r[0])&&
q.IsExtendsFalse(r[1])?oo:q.IsExtendsFalse(r[0])&&q.IsExtendsTrueLike(r[1])?Nc:dl}function rd(e,t,r=[],n=t){return o.ShiftLeft(t,(i,s)=>{let a=uo(e,i);return o.IsEqual(a,oo)||o.IsEqual(a,ao)?n:o.IsEqual(a,dl)?rd(e,s,[...r,i],n):rd(e,s,r,n)},()=>[
...r,e])}function uB(e,t,r){let n=Rr(e);return Oe(n)?[n]:je(n)?[n]:Hr(n)?hl(t,r):ce(n)?hl(t,[...r,n]):hl(t,rd(n,r))}function hl(e,t=[]){return o.ShiftLeft(e,(r,n)=>uB(
r,n,t),()=>t)}function $f(e){let t=hl(e);return Ls(t)}function nd(e,t){return y.Update(Rr(e),{},t)}function FA(e,t,r,n){let i=D(e,t,r);return nd(i,n)}function Co(e,t=[]){return si(e)&&o.IsEqual(e.action,"Conditional")?Ze(e.parameters[0])?Co(e.parameters[2],Co(e.parameters[3],[...t,e.parameters[0].$ref])):Co(e.
parameters[2],Co(e.parameters[3],t)):si(e)&&o.IsEqual(e.action,"Mapped")&&si(e.parameters[1])&&o.IsEqual(e.parameters[1].action,"KeyOf")&&Ze(e.parameters[1].parameters[0])?
[...t,e.parameters[1].parameters[0].$ref]:t}function cB(e,t){return e.reduce((r,n)=>[...r,t.includes(n.name)],[])}function HA(e,t,r=[]){return o.ShiftLeft(e,(n,i)=>o.
ShiftLeft(t,(s,a)=>HA(i,a,[...r,[s,n]]),()=>r),()=>r)}function lB(e){return Me(e)?yt(e.pattern):lt(e)?Rt(e.enum):e}function mB(e){let t=lB(e);return P(t)?[...t.
anyOf]:[t]}function pB(e,t){return e.reduce((r,n)=>[...r,[...n,t]],[])}function BA(e,t){return t.reduce((r,n)=>[...r,...pB(e,n)],[])}function UA(e){return e.reduce(
(t,r)=>o.IsEqual(r[0],!0)?BA(t,mB(r[1])):BA(t,[r[1]]),[[]])}function jA(e,t,r){let n=Co(r),i=cB(e,n),s=HA(t,i);return si(r)&&o.IsEqual(r.action,"Conditional")||
si(r)&&o.IsEqual(r.action,"Mapped")?UA(s):[t]}function fB(){return["(not-resolvable)",ge()]}function dB(){return["(not-generic)",ge()]}function hB(e,t,r){return[e,ai(t,r)]}function gB(e,t,r){return t in e?VA(
e,t,e[t],r):fB()}function VA(e,t,r,n){return vs(r)?hB(t,r.parameters,r.expression):Ze(r)?gB(e,r.$ref,n):dB()}function qA(e,t,r){return VA(e,"(anonymous)",t,r)}function xB(e,t,r){if(Ve(t)||Ks(t)||q.IsExtendsTrueLike(mt({},t,r)))return;let n={parameter:e,expect:r,actual:t};throw new Error(`Argument for parameter ${e} do\
es not satisfy constraint`,{cause:n})}function GA(e,t,r,n,i){let s=D(e,t,i);return xB(r,s,n),y.Assign(e,{[r]:s})}function EB(e,t,r,n,i){let s=D(e,t,r.extends),a=D(
e,t,r.equals);return o.ShiftLeft(i,(c,m)=>id(GA(e,t,r.name,s,c),t,n,m),()=>id(GA(e,t,r.name,s,a),t,n,[]))}function id(e,t,r,n){return o.ShiftLeft(r,(i,s)=>EB(e,
t,i,s,n),()=>e)}function KA(e,t,r,n){return id(e,t,r,n)}var sd=0,ad=0;function yB(){if(!o.IsLessThan(ad,Lt.Get().maxInstantiationCount))throw Error("Type instantiation is excessively deep and possibly infinite")}function bB(){
yB(),ad++,sd++}function TB(){sd--,o.IsEqual(sd,0)&&(ad=0)}function IB(e){return o.IsGreaterThan(e.callstack.length,0)?e.callstack[e.callstack.length-1]:""}function AB(e,t){
return o.IsEqual(IB(e),t)}function SB(e,t,r,n,i,s){bB();try{let a=KA(e,t,n,s),c=D(a,Se([...t.callstack,r.$ref],t.visited),i);return D(a,Se([],[]),c)}finally{TB()}}
function CB(e,t,r,n,i,s){return s.reduce((a,c)=>{let m=SB(e,t,r,n,i,c);return[...a,m]},[])}function _B(e,t,r,n,i,s){let a=jA(n,s,i),c=CB(e,t,r,n,i,a);return o.IsEqual(
c.length,1)?c[0]:Ut(c)}function gl(e,t,r,n){let i=dr(e,t,n),s=qA(e,r,n),a=s[0],c=s[1];return vs(c)?AB(t,a)?po($n(a),i):_B(e,t,$n(a),c.parameters,c.expression,i):
po(r,i)}function po(e,t){return y.Create({"~kind":"Call"},{type:"call",target:e,arguments:t},{})}function zA(e,t){return gl({},Se([],[]),e,t)}function Ks(e){return w(e,
"Call")}function RB(e){return y.Discard(e,["~immutable"])}function WA(e,t){return y.Update(RB(e),{},t)}function YA(e,t,r,n){let i=D(e,t,r);return WA(i,n)}function XA(e,t){return e(t)}function QA(e,t){return o.IsString(t)?re(XA(e,t)):re(t)}function JA(e,t){let r=yt(t);return Ln(e,r)}function ZA(e,t){let r=t.map(n=>Ln(e,n));return Q(r)}function Ln(e,t){return le(t)?QA(e,t.const):Me(t)?JA(e,t.pattern):P(t)?ZA(e,t.anyOf):t}function Lc(e,t={}){return M("Capitalize",[e],t)}function eS(e,t={}){return od(e,t)}function Fc(e,t={}){return M("Lowercase",[e],t)}function tS(e,t={}){return ud(e,t)}function Bc(e,t={}){return M("Uncapitalize",[e],t)}function rS(e,t={}){return cd(e,t)}function Uc(e,t={}){return M("Uppercase",[e],t)}function nS(e,t={}){return ld(e,t)}var NB=e=>e[0].toUpperCase()+e.slice(1),vB=e=>e.toLowerCase(),DB=e=>e[0].toLowerCase()+e.slice(1),kB=e=>e.toUpperCase();function od(e,t){return Y([e])?y.Update(
Ln(NB,e),{},t):Lc(e,t)}function ud(e,t){return Y([e])?y.Update(Ln(vB,e),{},t):Fc(e,t)}function cd(e,t){return Y([e])?y.Update(Ln(DB,e),{},t):Bc(e,t)}function ld(e,t){
return Y([e])?y.Update(Ln(kB,e),{},t):Uc(e,t)}function iS(e,t,r,n){let i=D(e,t,r);return od(i,n)}function sS(e,t,r,n){let i=D(e,t,r);return ud(i,n)}function aS(e,t,r,n){
let i=D(e,t,r);return cd(i,n)}function oS(e,t,r,n){let i=D(e,t,r);return ld(i,n)}function Hc(e,t,r,n,i={}){return M("Conditional",[e,t,r,n],i)}function uS(e,t,r,n,i={}){return md({},Se([],[]),e,t,r,n,i)}function OB(e,t,r,n,i,s){let a=mt(e,r,n);return q.IsExtendsUnion(a)?Q([D(a.inferred,t,i),D(e,t,s)]):q.IsExtendsTrue(a)?D(a.inferred,t,i):D(e,t,s)}function md(e,t,r,n,i,s,a){
return Y([r,n])?y.Update(OB(e,t,r,n,i,s),{},a):Hc(r,n,i,s,a)}function cS(e,t,r,n,i,s,a){let c=D(e,t,r),m=D(e,t,n);return md(e,t,c,m,i,s,a)}function jc(e,t={}){return M("ConstructorParameters",[e],t)}function lS(e,t={}){return pd(e,t)}function wB(e){let t=Qe(e)?e.parameters:[],r=gi({},Se([],[]),t);return We(r)}function pd(e,t){return Y([e])?y.Update(wB(e),{},t):jc(e,t)}function mS(e,t,r,n){let i=D(
e,t,r);return pd(i,n)}function Vc(e,t,r={}){return M("Exclude",[e,t],r)}function pS(e,t,r={}){return _o(e,t,r)}function _o(e,t,r){return Y([e,t])?y.Update(vc(e,t),{},r):Vc(e,t,r)}function fS(e,t,r,n,i){let s=D(e,t,r),a=D(e,t,n);return _o(s,a,i)}function qc(e,t,r={}){return M("Extract",[e,t],r)}function dS(e,t,r={}){return fd(e,t,r)}function $B(e,t){let r=mt({},e,t);return q.IsExtendsTrueLike(r)?[e]:[]}function hS(e,t,r=[]){return o.ShiftLeft(e,(n,i)=>hS(i,t,[...r,...$B(n,t)]),()=>r)}function gS(e,t){
let r=Rr(e),n=P(r)?r.anyOf:[r],i=hS(n,t);return Ut(i)}function fd(e,t,r){return Y([e,t])?y.Update(gS(e,t),{},r):qc(e,t,r)}function xS(e,t,r,n,i){let s=D(e,t,r),a=D(e,t,n);return fd(s,a,i)}function PB(e){return e.reduce((t,r)=>Ic(r)?[...t,re(r)]:t,[])}function zs(e){let t=PB(e);return Q(t)}function fo(e,t,r={}){return M("Index",[e,t],r)}function ES(e,t,r={}){let n=o.IsArray(t)?zs(t):t;return dd(e,n,r)}function yS(e,t){let r=fn(e,t);return hr(r)}function bS(e,t,r){let n=Vr(e,t,r);return hr(n)}function MB(e,t){let r=o.Keys(e).filter(d=>!o.HasPropertyKey(t,d)),n=o.Keys(t).filter(d=>!o.HasPropertyKey(e,d)),i=o.Keys(e).filter(d=>o.HasPropertyKey(t,d)),s=r.
reduce((d,E)=>({...d,[E]:e[E]}),{}),a=n.reduce((d,E)=>({...d,[E]:t[E]}),{}),c=i.reduce((d,E)=>({...d,[E]:Rc(e[E],t[E])}),{}),m=y.Assign(s,a);return y.Assign(m,c)}
function TS(e){return e.reduce((t,r)=>MB(t,hr(r)),{})}function IS(e){let t=yy(We(e));return hr(t)}function LB(e,t){return o.Keys(e).filter(i=>i in t).reduce((i,s)=>({...i,[s]:Iy(e[s],t[s])}),{})}function AS(e,t){return o.ShiftLeft(e,(r,n)=>AS(n,LB(t,hr(r))),
()=>t)}function SS(e){return o.ShiftLeft(e,(t,r)=>AS(r,hr(t)),()=>Ke())}function hr(e){return ut(e)?yS(e.$defs,e.$ref):Pe(e)?bS(e.if,e.then,e.else):te(e)?TS(e.allOf):P(e)?SS(e.anyOf):ye(e)?IS(e.items):ce(e)?e.properties:{}}function Ws(e){let t=hr(e);return V(t)}var FB=new RegExp("^(?:0|[1-9][0-9]*)$");function Ys(e){let t=`${e}`;return FB.test(t)?parseInt(t):e}function BB(e){return re(Ys(e))}function CS(e){return e.map(t=>_S(t))}function _S(e){return te(e)?Ft(CS(e.allOf)):P(e)?Q(CS(e.anyOf)):le(e)?BB(e.const):e}function RS(e,t){
let r=_S(t),n=mt({},r,Jt());return q.IsExtendsTrueLike(n)?e:le(t)&&o.IsEqual(t.const,"length")?Jt():ge()}function NS(e,t){let r=fn(e,t);return Zt(r)}function vS(e,t,r){let n=Vr(e,t,r);return Zt(n)}function DS(e){let t=Rt(e);return Zt(t)}function kS(e){let t=Le(e);return Zt(t)}function OS(e){return[`${e}`]}function wS(e){let t=yt(e);return Zt(t)}function $S(e){return e.reduce((t,r)=>[...t,...Zt(r)],[])}function Zt(e){return ut(e)?NS(e.$defs,e.$ref):Pe(e)?vS(e.if,e.then,e.else):lt(e)?DS(e.enum):te(e)?kS(e.allOf):le(e)?OS(e.const):Me(e)?wS(e.pattern):P(e)?$S(e.anyOf):
[]}function Xs(e){return Zt(e)}function Ro(e,t){return t.map(r=>No(e,r))}function No(e,t){return ve(t)?fr(No(e,t.items)):Qe(t)?sn(Ro(e,t.parameters),No(e,t.instanceType)):Je(t)?an(Ro(e,t.parameters),
No(e,t.returnType)):ye(t)?We(Ro(e,t.items)):P(t)?Q(Ro(e,t.anyOf)):te(t)?Ft(Ro(e,t.allOf)):$c(t)?V(e):t}function PS(e,t){return No(e,t)}function UB(e,t){let r=t in e?e[t]:ge();return PS(e,r)}function MS(e,t){return t.reduce((r,n)=>[...r,UB(e,n)],[])}function HB(e,t){let r=Xs(t),n=MS(e,r);return Ut(
n)}var jB=new RegExp(mi);function VB(e){return e.filter(r=>jB.test(r))}function qB(e){let t=lc(e),r=VB(t),n=MS(e,r);return Ut(n)}function LS(e,t){return ze(t)?qB(
e):HB(e,t)}function GB(e){return re(Ys(e))}function FS(e){return e.map(t=>hd(t))}function hd(e){return te(e)?Ft(FS(e.allOf)):P(e)?Q(FS(e.anyOf)):le(e)?GB(e.const):e}function KB(e,t){return e.reduceRight((r,n,i)=>{let s=mt({},re(i),t);return q.IsExtendsTrueLike(s)?[n,...r]:r},[])}function zB(e,t){let r=hd(t),n=KB(e,r);return ci(
n)}function WB(e){return ci(e)}function BS(e,t){return le(t)&&o.IsEqual(t.const,"length")?re(e.length):ze(t)||Ct(t)?WB(e):zB(e,t)}function US(e,t){return ve(e)?RS(e.items,t):ce(e)?LS(e.properties,t):ye(e)?BS(e.items,t):ge()}function YB(e){return ut(e)||Pe(e)||te(e)||P(e)?Ws(e):e}function dd(e,t,r){return Y([e,t])?y.Update(US(YB(e),t),{},r):fo(e,t,r)}function HS(e,t,r,n,i){let s=D(e,
t,r),a=D(e,t,n);return dd(s,a,i)}function Gc(e,t={}){return M("InstanceType",[e],t)}function jS(e,t={}){return gd(e,t)}function XB(e){return Qe(e)?e.instanceType:ge()}function gd(e,t){return Y([e])?y.Update(XB(e),{},t):Gc(e,t)}function VS(e,t,r,n={}){let i=D(e,t,r);return gd(i,n)}function ho(e,t={}){return M("KeyOf",[e],t)}function qS(e,t={}){return xd(e,t)}function GS(){return Q([Jt(),_r(),$s()])}function KS(e){return Jt()}function QB(e){return e.reduce((r,n)=>Ic(n)?[...r,re(Ys(n))]:Ke(),[])}function zS(e){let t=o.Keys(e),r=QB(t);return ci(r)}function WS(e){return Fs(e)}function YS(e){let t=e.map((r,n)=>re(n));return ci(t)}function XS(e){return Oe(e)?GS():ve(e)?KS(e.items):ce(e)?zS(e.properties):pt(e)?WS(e):ye(e)?YS(e.items):ge()}function JB(e){return ut(e)||Pe(e)||te(e)||P(e)?Ws(e):e}function xd(e,t){return Y([e])?y.Update(XS(JB(e)),{},t):ho(e,t)}function QS(e,t,r,n){let i=D(e,t,r);return xd(
i,n)}function lo(e,t,r,n,i={}){return M("Mapped",[e,t,r,n],i)}function JS(e,t,r,n,i={}){return Ed({},Se([],[]),e,t,r,n,i)}function ZB(e){let t=yt(e);return xl(t)}function e3(e){return e.reduce((t,r)=>[...t,...xl(r)],[])}function t3(e){let t=Rt(e);return xl(t)}function r3(e){return o.
IsNumber(e)?[re(`${e}`)]:[re(e)]}function xl(e){return lt(e)?t3(e.enum):le(e)?r3(e.const):Me(e)?ZB(e.pattern):P(e)?e3(e.anyOf):[e]}function ZS(e){return xl(e)}function n3(e){return Me(e)?yt(e.pattern):e}function i3(e,t,r,n,i,s){let a=y.Assign(e,{[r.name]:n}),c=D(a,t,i),m=n3(c),p=D(a,t,s);return iy(m)||sy(m)?{[m.const]:p}:
{}}function s3(e,t,r,n,i,s){return n.reduce((a,c)=>[...a,i3(e,t,r,c,i,s)],[])}function a3(e){return e.reduce((t,r)=>[...t,V(r)],[])}function e2(e,t,r,n,i,s){let a=ZS(
n),c=s3(e,t,r,a,i,s),m=a3(c);return Le(m)}function Ed(e,t,r,n,i,s,a){return Y([n])?y.Update(e2(e,t,r,n,i,s),{},a):lo(r,n,i,s,a)}function t2(e,t,r,n,i,s,a){let c=D(e,t,n);return Ed(e,t,r,c,i,s,a)}function o3(e,t,r){let n=y.Assign(e,t);return o.Keys(t).filter(s=>r.includes(s)).reduce((s,a)=>({...s,[a]:PA(n,a,t[a])}),{})}function u3(e,t,r){let n=y.Assign(e,
t);return o.Keys(t).filter(s=>!r.includes(s)).reduce((s,a)=>({...s,[a]:D(n,Se([],[]),t[a])}),{})}function c3(e,t,r){let n=kA(t),i=o3(e,t,n),s=u3(e,t,n),a={...i,
...s};return y.Update(a,{},r)}function El(e,t,r,n){return c3(e,r,n)}function Kc(e,t={}){return M("NonNullable",[e],t)}function r2(e,t={}){return yd(e,t)}function l3(e){let t=Q([Os(),Bs()]);return _o(e,t,{})}function yd(e,t){return Y([e])?y.Update(l3(e),{},t):Kc(e,t)}function n2(e,t,r,n){let i=D(e,t,r);return yd(
i,n)}function zc(e,t,r={}){return M("Omit",[e,t],r)}function i2(e,t,r={}){let n=o.IsArray(t)?zs(t):t;return bd(e,n,r)}function yl(e){let t=Ws(e);return ce(t)?t.properties:Ke()}function m3(e,t){return o.Keys(e).reduce((n,i)=>t.includes(i)?n:{...n,[i]:e[i]},{})}function s2(e,t){let r=yl(e),n=Xs(t),i=m3(r,n);return V(i)}function bd(e,t,r){return Y([e,t])?y.Update(s2(e,t),{},r):zc(e,t,r)}function a2(e,t,r,n,i){let s=D(e,t,r),a=D(e,t,n);return bd(s,a,i)}function Wc(e,t={}){return M("Parameters",[e],t)}function o2(e,t={}){return Td(e,t)}function p3(e){let t=Je(e)?e.parameters:[],r=gi({},Se([],[]),t);return We(r)}function Td(e,t){return Y([e])?y.Update(p3(e),{},t):Wc(e,t)}function u2(e,t,r,n){let i=D(
e,t,r);return Td(i,n)}function Yc(e,t={}){return M("Partial",[e],t)}function c2(e,t={}){return Id(e,t)}function l2(e,t){let r=fn(e,t),n=dn(r);return un(y.Assign(e,{[t]:n}),t)}function m2(e,t,r){let n=Vr(e,t,r);return dn(n)}function p2(e){let t=Le(e);return dn(t)}function f2(e){let t=e.map(r=>dn(r));return Q(t)}function d2(e){let t=o.Keys(e).reduce((n,i)=>({...n,[i]:cc(e[i])}),{});return V(t)}function dn(e){return ut(e)?l2(e.$defs,e.$ref):Pe(e)?m2(e.if,e.then,e.else):te(e)?p2(e.allOf):P(e)?f2(e.anyOf):ce(e)?d2(e.properties):V({})}function Id(e,t){return Y([e])?y.Update(dn(e),{},t):Yc(e,t)}function h2(e,t,r,n){let i=D(e,t,r);return Id(i,n)}function Xc(e,t,r={}){return M("Pick",[e,t],r)}function g2(e,t,r={}){let n=o.IsArray(t)?zs(t):t;return Ad(e,n,r)}function f3(e,t){return o.Keys(e).reduce((n,i)=>t.includes(i)?y.Assign(n,{[i]:e[i]}):n,{})}function x2(e,t){let r=yl(e),n=Xs(t),i=f3(r,n);return V(i)}function Ad(e,t,r){return Y([e,t])?y.Update(x2(e,t),{},r):Xc(e,t,r)}function E2(e,t,r,n,i){let s=D(e,t,r),a=D(e,t,n);return Ad(s,a,i)}function Qc(e,t={}){return M("ReadonlyObject",[e],t)}function Sd(e,t={}){return Cd(e,t)}var y2=Sd;function b2(e){return ks(fr(e))}function T2(e,t){let r=fn(e,t),n=hn(r);return un(y.Assign(e,{[t]:n}),t)}function I2(e,t,r){let n=Vr(e,t,r);return hn(n)}function A2(e){let t=Le(e);return hn(t)}function S2(e){let t=o.Keys(e).reduce((n,i)=>({...n,[i]:yc(e[i])}),{});return V(t)}function C2(e){return ks(We(e))}function _2(e){let t=e.map(r=>hn(r));return Q(t)}function hn(e){return ve(e)?b2(e.items):ut(e)?T2(e.$defs,e.$ref):Pe(e)?I2(e.if,e.then,e.else):te(e)?A2(e.allOf):ce(e)?S2(e.properties):ye(e)?C2(e.items):P(e)?_2(
e.anyOf):e}function Cd(e,t){return Y([e])?y.Update(hn(e),{},t):Qc(e)}function R2(e,t,r,n){let i=D(e,t,r);return Cd(i,n)}function N2(e,t,r,n){return t.visited.includes(n)?r:n in e?D(e,Se(t.callstack,[...t.visited,n]),e[n]):r}function v2(e,t){let r=fn(e,t),n=gn(r);return un(y.Assign(e,{[t]:n}),t)}function D2(e,t,r){let n=Vr(e,t,r);return gn(n)}function k2(e){let t=Le(e);return gn(t)}function O2(e){let t=e.map(r=>gn(r));return Q(t)}function BT(e,t={}){return M("RemoveOptional",[e],t)}function w2(e,t={}){return Bi(e,t)}function $2(e){let t=o.Keys(e).reduce((n,i)=>({...n,[i]:w2(e[i])}),{});return V(t)}function gn(e){return ut(e)?v2(e.$defs,e.$ref):Pe(e)?D2(e.if,e.then,e.else):te(e)?k2(e.allOf):P(e)?O2(e.anyOf):ce(e)?$2(e.properties):V({})}function Jc(e,t={}){return M("Required",[e],t)}function P2(e,t={}){return _d(e,t)}function _d(e,t){return Y([e])?y.Update(gn(e),{},t):Jc(e,t)}function M2(e,t,r,n){let i=D(e,t,r);return _d(i,n)}function Zc(e,t={}){return M("ReturnType",[e],t)}function L2(e,t={}){return Rd(e,t)}function d3(e){return Je(e)?e.returnType:ge()}function Rd(e,t){return Y([e])?y.Update(d3(e),{},t):Zc(e,t)}function F2(e,t,r,n={}){let i=D(e,t,r);return Rd(i,n)}function el(e,t){return M("With",[e,t],{})}function B2(e,t){return Nd(e,t)}function Nd(e,t){return Y([e])?y.Update(e,{},t):el(e,t)}function U2(e,t,r,n){let i=D(e,t,r);return Nd(i,n)}function h3(e){return pi(e)?ye(e.items)?vd(e.items.items):Ve(e.items)?[e]:Ze(e.items)?[e]:[ge()]:[e]}function vd(e){return e.reduce((r,n)=>[...r,...h3(n)],[])}function Se(e,t){return{callstack:e,visited:t}}function Y(e){return o.ShiftLeft(e,(t,r)=>Ze(t)?!1:Y(r),()=>!0)}function To(e,t,r){return o.Keys(r).reduce((n,i)=>({
...n,[i]:D(e,t,r[i])}),{})}function gi(e,t,r){let n=dr(e,t,r);return vd(n)}function dr(e,t,r){return r.map(n=>D(e,t,n))}function g3(e,t){let r=it(e)?nn(t,{}):t,
n=Pn(e)?rn(r,{}):r;return Mi(e)?vo(n,{}):n}function x3(e,t,r,n,i){return o.IsEqual(r,"AddImmutable")?H2(e,t,n[0],i):o.IsEqual(r,"RemoveImmutable")?YA(e,t,n[0],i):
o.IsEqual(r,"AddReadonly")?_E(e,t,n[0],i):o.IsEqual(r,"RemoveReadonly")?Ty(e,t,n[0],i):o.IsEqual(r,"AddOptional")?RE(e,t,n[0],i):o.IsEqual(r,"RemoveOptional")?by(
e,t,n[0],i):o.IsEqual(r,"Capitalize")?iS(e,t,n[0],i):o.IsEqual(r,"Conditional")?cS(e,t,n[0],n[1],n[2],n[3],i):o.IsEqual(r,"ConstructorParameters")?mS(e,t,n[0],i):
o.IsEqual(r,"Evaluate")?FA(e,t,n[0],i):o.IsEqual(r,"Exclude")?fS(e,t,n[0],n[1],i):o.IsEqual(r,"Extract")?xS(e,t,n[0],n[1],i):o.IsEqual(r,"Index")?HS(e,t,n[0],n[1],
i):o.IsEqual(r,"InstanceType")?VS(e,t,n[0],i):o.IsEqual(r,"Interface")?RA(e,t,n[0],n[1],i):o.IsEqual(r,"KeyOf")?QS(e,t,n[0],i):o.IsEqual(r,"Lowercase")?sS(e,t,n[0],
i):o.IsEqual(r,"Mapped")?t2(e,t,n[0],n[1],n[2],n[3],i):o.IsEqual(r,"Module")?El(e,t,n[0],i):o.IsEqual(r,"NonNullable")?n2(e,t,n[0],i):o.IsEqual(r,"Pick")?E2(e,t,
n[0],n[1],i):o.IsEqual(r,"Parameters")?u2(e,t,n[0],i):o.IsEqual(r,"Partial")?h2(e,t,n[0],i):o.IsEqual(r,"Omit")?a2(e,t,n[0],n[1],i):o.IsEqual(r,"ReadonlyObject")?
R2(e,t,n[0],i):o.IsEqual(r,"Record")?Fy(e,t,n[0],n[1],i):o.IsEqual(r,"Required")?M2(e,t,n[0],i):o.IsEqual(r,"ReturnType")?F2(e,t,n[0],i):o.IsEqual(r,"TemplateLi\
teral")?GI(e,t,n[0],i):o.IsEqual(r,"Uncapitalize")?aS(e,t,n[0],i):o.IsEqual(r,"Uppercase")?oS(e,t,n[0],i):o.IsEqual(r,"With")?U2(e,t,n[0],n[1]):M(r,n,i)}function E3(e,t,r){
let n=Ze(r)?N2(e,t,r,r.$ref):ve(r)?fr(D(e,t,r.items),uc(r)):Ks(r)?gl(e,t,r.target,r.arguments):Qe(r)?sn(dr(e,t,r.parameters),D(e,t,r.instanceType),NE(r)):Je(r)?
an(dr(e,t,r.parameters),D(e,t,r.returnType),vE(r)):Pe(r)?$i(D(e,t,r.if),D(e,t,r.then),D(e,t,r.else),PE(r)):te(r)?Ft(dr(e,t,r.allOf),UE(r)):ce(r)?V(To(e,t,r.properties),
wE(r)):pt(r)?By(Nr(r),D(e,t,Nt(r))):pi(r)?Ui(D(e,t,r.items)):ye(r)?We(gi(e,t,r.items),Ey(r)):P(r)?Q(dr(e,t,r.anyOf),oy(r)):r;return g3(r,n)}function D(e,t,r){return si(
r)?x3(e,t,r.action,r.parameters,r.options):E3(e,t,r)}function Dd(e,t){return D(e,Se([],[]),t)}function vo(e,t){return y.Update(e,{"~immutable":!0},t)}function H2(e,t,r,n){let i=D(e,t,r);return vo(i,n)}function UT(e,t={}){return M("AddImmutable",[e],t)}function ks(e,t={}){return vo(e,t)}function HT(e,t={}){return M("RemoveReadonly",[e],t)}function jT(e,t={}){return M("Evaluate",[e],t)}function j2(e,t={}){return nd(e,t)}function VT(e,t={}){return M("Module",[e],t)}function V2(e,t={}){return El({},Se([],[]),e,t)}function q2(...e){let[t,r,n]=ct.Match(e,{2:(a,c)=>o.IsString(a)?[{},a,c]:[a,c,{}],3:(a,c,m)=>[a,c,m],1:a=>[{},a,{}]}),i=UI(r),s=o.IsArray(i)&&o.IsEqual(i.length,
2)?D(t,Se([],[]),i[0]):ge();return y.Update(s,{},n)}var xe={};Xt(xe,{Any:()=>Ds,Array:()=>fr,BigInt:()=>no,Boolean:()=>bc,Call:()=>zA,Capitalize:()=>eS,Codec:()=>Ec,Conditional:()=>uS,Constructor:()=>sn,ConstructorParameters:()=>lS,
Cyclic:()=>un,Decode:()=>QE,DecodeBuilder:()=>ro,Dependent:()=>$i,Encode:()=>JE,EncodeBuilder:()=>to,Enum:()=>BE,Evaluate:()=>j2,Exclude:()=>pS,Extends:()=>mt,ExtendsResult:()=>q,
Extract:()=>dS,Function:()=>an,Generic:()=>ai,Identifier:()=>io,Immutable:()=>ZE,Index:()=>ES,Infer:()=>Za,InstanceType:()=>jS,Instantiate:()=>Dd,Integer:()=>Li,
Interface:()=>NA,Intersect:()=>Ft,IsAny:()=>Oe,IsArray:()=>ve,IsBigInt:()=>ln,IsBoolean:()=>Cr,IsCall:()=>Ks,IsCodec:()=>xc,IsConstructor:()=>Qe,IsCyclic:()=>ut,
IsDependent:()=>Pe,IsEnum:()=>lt,IsEnumValue:()=>FE,IsFunction:()=>Je,IsGeneric:()=>vs,IsIdentifier:()=>ny,IsImmutable:()=>Mi,IsInfer:()=>Ve,IsInteger:()=>Ct,IsIntersect:()=>te,
IsKind:()=>w,IsLiteral:()=>le,IsNever:()=>Hr,IsNull:()=>ws,IsNumber:()=>ze,IsObject:()=>ce,IsOptional:()=>it,IsParameter:()=>ay,IsReadonly:()=>Pn,IsRecord:()=>pt,
IsRef:()=>Ze,IsRefine:()=>Df,IsRest:()=>pi,IsSchema:()=>Ye,IsString:()=>_t,IsSymbol:()=>ui,IsTemplateLiteral:()=>Me,IsThis:()=>$c,IsTuple:()=>ye,IsUndefined:()=>Us,
IsUnion:()=>P,IsUnknown:()=>je,IsUnsafe:()=>pc,IsVoid:()=>mn,KeyOf:()=>qS,Literal:()=>re,Lowercase:()=>tS,Mapped:()=>JS,Module:()=>V2,Never:()=>ge,NonNullable:()=>r2,
Null:()=>Os,Number:()=>Jt,Object:()=>V,Omit:()=>i2,Optional:()=>kE,Parameter:()=>Fi,Parameters:()=>o2,Partial:()=>c2,Pick:()=>g2,Readonly:()=>ey,ReadonlyObject:()=>Sd,
ReadonlyType:()=>y2,Record:()=>kc,RecordKey:()=>Fs,RecordPattern:()=>Nr,RecordValue:()=>Nt,Ref:()=>$n,Refine:()=>ty,Required:()=>P2,Rest:()=>Ui,ReturnType:()=>L2,
Script:()=>q2,String:()=>_r,Symbol:()=>$s,TemplateLiteral:()=>zI,This:()=>wc,Tuple:()=>We,Uncapitalize:()=>rS,Undefined:()=>Bs,Union:()=>Q,Unknown:()=>st,Unsafe:()=>$E,
Uppercase:()=>nS,Void:()=>Pc,With:()=>B2});var bt="manifest.json",y3=10,b3=3600,bl={additionalProperties:!1},G2=xe.Record(xe.String(),xe.Unknown()),K2=xe.Object({schema_version:xe.Literal("4.0"),protocol:xe.
Literal("rialto-game/4.0"),title:xe.String({minLength:1,maxLength:80,description:"One line."}),slug:xe.String({pattern:"^[a-z0-9][a-z0-9-]{1,62}$",description:"\
The game's name in addresses, the same for all its versions."}),description:xe.String({minLength:1,maxLength:2e3,description:"Plain text."}),genre:xe.String({minLength:1,
maxLength:40,description:"One line."}),version:xe.String({maxLength:64,pattern:"^(0|[1-9][0-9]{0,8})\\.(0|[1-9][0-9]{0,8})\\.(0|[1-9][0-9]{0,8})(-[0-9A-Za-z-]+(\\.\
[0-9A-Za-z-]+)*)?$",description:"Semantic version of the game, without build metadata. A version never changes: another bundle is another version. A pre-release\
 can be canaried, not released."}),entrypoint:xe.String({pattern:"^[A-Za-z0-9_][A-Za-z0-9._-]{0,100}\\.html$",description:"HTML document at the bundle's root, s\
uch as index.html."}),players:xe.Object({min:xe.Integer({minimum:1,maximum:64}),max:xe.Integer({minimum:1,maximum:64})},bl),mode:xe.String({minLength:1,maxLength:32,
description:"One of the modes of the engine."}),engine:xe.String({minLength:1,maxLength:64,description:"Id of the engine, pinned for ever."}),engine_config:xe.Record(
xe.String(),xe.Unknown(),{description:"The engine's configuration; empty for an engine that takes none."}),external_agent_control:xe.Literal(!0),renderer_only:xe.
Literal(!0),observation_schema:xe.Unsafe({...G2,description:"JSON Schema of what the renderer reads. Checked as a schema, never run."}),action_schema:xe.Unsafe(
{...G2,description:"The engine's action schema, unchanged."}),scoring:xe.Object({source:xe.Literal("authoritative_engine")},bl),limits:xe.Object({max_duration_seconds:xe.
Integer({minimum:y3,maximum:b3,description:"Seconds of the game's own time."})},bl)},bl);function Tl(e){return o.HasPropertyKey(e,"~refine")&&o.IsArray(e["~refine"])&&o.Every(e["~refine"],0,t=>o.IsObject(t)&&o.HasPropertyKey(t,"check")&&o.HasPropertyKey(
t,"error")&&o.IsFunction(t.check)&&o.IsFunction(t.error))}function Ht(e){return o.IsObject(e)&&!o.IsArray(e)}function qi(e){return o.IsBoolean(e)}function K(e){return Ht(e)||qi(e)}function Il(e){return o.HasPropertyKey(e,"additionalItems")&&K(e.additionalItems)}function Al(e){return o.HasPropertyKey(e,"additionalProperties")&&K(e.additionalProperties)}function Sl(e){return o.HasPropertyKey(e,"allOf")&&o.IsArray(e.allOf)&&e.allOf.every(t=>K(t))}function z2(e){return o.HasPropertyKey(e,"$anchor")&&o.IsString(e.$anchor)}function Cl(e){return o.HasPropertyKey(e,"anyOf")&&o.IsArray(e.anyOf)&&e.anyOf.every(t=>K(t))}function kd(e){return o.HasPropertyKey(e,"const")}function xi(e){return o.HasPropertyKey(e,"contains")&&K(e.contains)}function Od(e){return o.HasPropertyKey(e,"dependencies")&&o.IsObject(e.dependencies)&&Object.values(e.dependencies).every(t=>K(t)||o.IsArray(t)&&t.every(r=>o.IsString(
r)))}function wd(e){return o.HasPropertyKey(e,"dependentRequired")&&o.IsObject(e.dependentRequired)&&Object.values(e.dependentRequired).every(t=>o.IsArray(t)&&t.every(
r=>o.IsString(r)))}function _l(e){return o.HasPropertyKey(e,"dependentSchemas")&&o.IsObject(e.dependentSchemas)&&Object.values(e.dependentSchemas).every(t=>K(t))}function Ei(e){return o.HasPropertyKey(e,"$dynamicAnchor")&&o.IsString(e.$dynamicAnchor)}function Rl(e){return o.HasPropertyKey(e,"$dynamicRef")&&o.IsString(e.$dynamicRef)}function Nl(e){return o.HasPropertyKey(e,"else")&&K(e.else)}function $d(e){return o.HasPropertyKey(e,"enum")&&o.IsArray(e.enum)}function Pd(e){return o.HasPropertyKey(e,"exclusiveMaximum")&&(o.IsNumber(e.exclusiveMaximum)||o.IsBigInt(e.exclusiveMaximum))}function Md(e){return o.HasPropertyKey(e,"exclusiveMinimum")&&(o.IsNumber(e.exclusiveMinimum)||o.IsBigInt(e.exclusiveMinimum))}function Ld(e){return o.HasPropertyKey(e,"format")&&o.IsString(e.format)}function vt(e){return o.HasPropertyKey(e,"$id")&&o.IsString(e.$id)}function vl(e){return o.HasPropertyKey(e,"if")&&K(e.if)}function Gi(e){return o.HasPropertyKey(e,"items")&&(K(e.items)||o.IsArray(e.items)&&e.items.every(t=>K(t)))}function Dl(e){return Gi(e)&&o.IsArray(e.items)}function Fd(e){return o.HasPropertyKey(e,"maximum")&&(o.IsNumber(e.maximum)||o.IsBigInt(e.maximum))}function Bd(e){return o.HasPropertyKey(e,"maxContains")&&o.IsNumber(e.maxContains)}function Ud(e){return o.HasPropertyKey(e,"maxItems")&&o.IsNumber(e.maxItems)}function Hd(e){return o.HasPropertyKey(e,"maxLength")&&o.IsNumber(e.maxLength)}function jd(e){return o.HasPropertyKey(e,"maxProperties")&&o.IsNumber(e.maxProperties)}function Vd(e){return o.HasPropertyKey(e,"minimum")&&(o.IsNumber(e.minimum)||o.IsBigInt(e.minimum))}function Ki(e){return o.HasPropertyKey(e,"minContains")&&o.IsNumber(e.minContains)}function qd(e){return o.HasPropertyKey(e,"minItems")&&o.IsNumber(e.minItems)}function Gd(e){return o.HasPropertyKey(e,"minLength")&&o.IsNumber(e.minLength)}function Kd(e){return o.HasPropertyKey(e,"minProperties")&&o.IsNumber(e.minProperties)}function zd(e){return o.HasPropertyKey(e,"multipleOf")&&(o.IsNumber(e.multipleOf)||o.IsBigInt(e.multipleOf))}function kl(e){return o.HasPropertyKey(e,"not")&&K(e.not)}function Ol(e){return o.HasPropertyKey(e,"oneOf")&&o.IsArray(e.oneOf)&&e.oneOf.every(t=>K(t))}function Wd(e){return o.HasPropertyKey(e,"pattern")&&(o.IsString(e.pattern)||e.pattern instanceof RegExp)}function Qs(e){return o.HasPropertyKey(e,"patternProperties")&&o.IsObject(e.patternProperties)&&Object.values(e.patternProperties).every(t=>K(t))}function zi(e){return o.HasPropertyKey(e,"prefixItems")&&o.IsArray(e.prefixItems)&&e.prefixItems.every(t=>K(t))}function Js(e){return o.HasPropertyKey(e,"properties")&&o.IsObject(e.properties)&&Object.values(e.properties).every(t=>K(t))}function wl(e){return o.HasPropertyKey(e,"propertyNames")&&(o.IsObject(e.propertyNames)||K(e.propertyNames))}function T3(e){return o.HasPropertyKey(e,"$recursiveAnchor")&&o.IsBoolean(e.$recursiveAnchor)}function Do(e){return T3(e)&&o.IsEqual(e.$recursiveAnchor,!0)}function $l(e){return o.HasPropertyKey(e,"$recursiveRef")&&o.IsString(e.$recursiveRef)}function Pl(e){return o.HasPropertyKey(e,"$ref")&&o.IsString(e.$ref)}function Wi(e){return o.HasPropertyKey(e,"required")&&o.IsArray(e.required)&&e.required.every(t=>o.IsString(t))}function Ml(e){return o.HasPropertyKey(e,"then")&&K(e.then)}function Yd(e){return o.HasPropertyKey(e,"type")&&(o.IsString(e.type)||o.IsArray(e.type)&&e.type.every(t=>o.IsString(t)))}function Xd(e){return o.HasPropertyKey(e,"uniqueItems")&&o.IsBoolean(e.uniqueItems)}function ko(e){return o.HasPropertyKey(e,"unevaluatedItems")&&K(e.unevaluatedItems)}function Oo(e){return o.HasPropertyKey(e,"unevaluatedProperties")&&K(e.unevaluatedProperties)}var kt=class{constructor(){let t=new Set,r=new Set;this.stack=[{indices:t,keys:r}]}Push(){let t=new Set,r=new Set;return this.stack.push({indices:t,keys:r}),!0}Pop(){
return this.stack.pop(),!0}AddIndex(t){return this.GetIndices().add(t),!0}AddKey(t){return this.GetKeys().add(t),!0}GetIndices(){return this.stack[this.stack.length-
1].indices}GetKeys(){return this.stack[this.stack.length-1].keys}Merge(t){for(let r of t)r.GetIndices().forEach(n=>this.GetIndices().add(n)),r.GetKeys().forEach(
n=>this.GetKeys().add(n));return!0}},ft=class extends kt{constructor(){super(),this.errors=[]}AtCapacity(){return this.errors.length>=Lt.Get().maxErrors}AddError(t,r,n,i){
return this.AddErrorObject({keyword:t,schemaPath:r,instancePath:n,params:i})}AddErrors(t){return t.forEach(r=>this.AddErrorObject(r)),!1}GetErrors(){return this.
errors}AddErrorObject(t){return this.AtCapacity()||this.errors.push(t),!1}};function W2(e,t,r,n){return o.Every(r["~refine"],0,(i,s)=>i.check(n))}function Y2(e,t,r,n,i,s){return o.EveryAll(i["~refine"],0,(a,c)=>a.check(s)||t.AddError("~\
refine",r,n,{index:c,message:a.error(s)}))}var wo="urn:typebox:root";function Fn(e,t){return URL.canParse(e,t)?new URL(e,t):o.IsEqual(t,wo)?new URL(`${t}:${e}`):new URL(`${t.slice(0,t.lastIndexOf(":"))}:${e}`)}
function ea(e,t){let r=Ht(t)&&vt(t)?Fn(t.$id,wo).href:wo;return{context:e,schema:t,lexicalSchema:t,lexicalBase:r,resourceBase:r,referenceBase:r,ids:[],useResourceBaseForReference:!0,
recursiveAnchor:void 0,dynamicAnchors:[],resourceEntries:new Map,pendingResource:!0,enteredResource:!1}}function Qd(e,t,r=!0){if(qi(t))return e;if(Array.isArray(
t))return t.reduce((i,s)=>Qd(i,s,!1),e);if(!Ht(t)||!r&&vt(t))return e;let n=!r&&Ei(t)?[...e,t]:e;return Object.keys(t).reduce((i,s)=>Qd(i,t[s],!1),n)}function $o(e,t){
return e.resourceEntries.get(t)}function X2(e,t){return e.enteredResource||$o(e,t)!==void 0}function I3(e){return!/^[A-Za-z][A-Za-z0-9+.-]*:/.test(e.$id)}function A3(e,t){
return vt(t)?[...e.ids,t]:e.ids}function S3(e,t){return e.recursiveAnchor??(Do(t)?t:void 0)}function C3(e,t){let r=vt(t)?Qd(e.dynamicAnchors,t):e.dynamicAnchors;
return Ei(t)?[...r,t]:r}function _3(e,t){return vt(t)?!1:e.pendingResource}function Q2(e,t){let r=$o(e,t);return r?r.base:vt(t)?Fn(t.$id,e.lexicalBase).href:e.lexicalBase}
function J2(e,t){let r=$o(e,t);return r?r.base:vt(t)&&e.pendingResource?Fn(t.$id,e.resourceBase).href:e.resourceBase}function Z2(e,t){return vt(t)?!I3(t):e.useResourceBaseForReference}
function R3(e,t){let r=X2(e,t),n=Z2(e,t);return r||n?J2(e,t):Q2(e,t)}function N3(e,t){let r=$o(e,t);return r?r.root:vt(t)?t:e.lexicalSchema}function v3(e,t){return Ht(
t)&&(vt(t)||Ei(t)||o.IsUndefined(e.recursiveAnchor)&&Do(t)||!o.IsUndefined($o(e,t)))}function ta(e,t){return v3(e,t)?{...e,ids:A3(e,t),dynamicAnchors:C3(e,t),recursiveAnchor:S3(
e,t),pendingResource:_3(e,t),lexicalBase:Q2(e,t),resourceBase:J2(e,t),useResourceBaseForReference:Z2(e,t),referenceBase:R3(e,t),lexicalSchema:N3(e,t),enteredResource:X2(
e,t)}:e}function eC(e){return Gi(e)&&o.IsArray(e.items)}function tC(e,t,r,n){return eC(r)?o.Every(n,0,(s,a)=>o.IsLessThan(a,r.items.length)||gr(e,t,r.additionalItems,s)&&t.AddIndex(a)):!0}function rC(e,t,r,n,i,s){return eC(
i)?o.Every(s,0,(c,m)=>{let p=`${r}/additionalItems`,d=`${n}/${m}`;return o.IsLessThan(m,i.items.length)||xr(e,t,p,d,i.additionalItems,c)&&t.AddIndex(m)}):!0}function er(e){return e.replace(/~/g,"~0").replace(/\//g,"~1")}function yi(e){return new RegExp(e,"u")}function D3(e){return`^${e.replace(/[.*+?^${}()|[\]\\]/g,"\\$&")}$`}function nC(e){let t=[];return Qs(e)&&t.push(...o.Keys(e.patternProperties)),Js(e)&&t.push(...o.
Keys(e.properties).map(D3)),o.IsEqual(t.length,0)?"(?!)":`(${t.join("|")})`}function iC(e,t,r,n){let i=yi(nC(r));return o.Every(o.Keys(n),0,(a,c)=>i.test(a)||gr(e,t,r.additionalProperties,n[a])&&t.AddKey(a))}function sC(e,t,r,n,i,s){let a=yi(
nC(i)),c=[];return o.EveryAll(o.Keys(s),0,(p,d)=>{let E=`${r}/additionalProperties`,_=`${n}/${er(p)}`,O=a.test(p)||xr(e,t,E,_,i.additionalProperties,s[p])&&t.AddKey(
p);return O||c.push(p),O})||t.AddError("additionalProperties",r,n,{additionalProperties:c})}function aC(e,t,r,n){let i=r.allOf.reduce((s,a)=>{let c=new kt;return ae(e,c,a,n)?[...s,c]:s},[]);return o.IsEqual(i.length,r.allOf.length)&&t.Merge(i)}function oC(e,t,r,n,i,s){
let a=[],c=i.allOf.reduce((p,d,E)=>{let _=`${r}/allOf/${E}`,O=new ft,j=Ie(e,O,_,n,d,s);return j||a.push(O),j?[...p,O]:p},[]),m=o.IsEqual(c.length,i.allOf.length)&&
t.Merge(c);return m||a.forEach(p=>t.AddErrors(p.GetErrors())),m}function uC(e,t,r,n){let i=r.anyOf.reduce((s,a)=>{let c=new kt;return ae(e,c,a,n)?[...s,c]:s},[]);return o.IsGreaterThan(i.length,0)&&t.Merge(i)}function cC(e,t,r,n,i,s){
let a=[],c=i.anyOf.reduce((p,d,E)=>{let _=new ft,O=`${r}/anyOf/${E}`,j=Ie(e,_,O,n,d,s);return j||a.push(_),j?[...p,_]:p},[]),m=o.IsGreaterThan(c.length,0)&&t.Merge(
c);return m||a.forEach(p=>t.AddErrors(p.GetErrors())),m||t.AddError("anyOf",r,n,{})}function eh(e,t,r,n){return r}function lC(e,t,r,n,i,s){return eh(e,t,i,s)||t.AddError("boolean",r,n,{})}function th(e,t,r,n){return o.IsValueLike(r.const)?o.IsEqual(n,r.const):o.IsDeepEqual(n,r.const)}function mC(e,t,r,n,i,s){return th(e,t,i,s)||t.AddError("const",
r,n,{allowedValue:i.const})}function k3(e){return!(Ki(e)&&o.IsEqual(e.minContains,0))}function rh(e,t,r,n){return k3(r)?!o.IsEqual(n.length,0)&&o.SomeAll(n,(i,s)=>ae(e,t,r.contains,i)&&t.AddIndex(s)):!0}function pC(e,t,r,n,i,s){return rh(e,t,i,s)||
t.AddError("contains",r,n,{minContains:1})}function fC(e,t,r,n){let i=o.IsEqual(o.Keys(n).length,0),s=o.Every(o.Entries(r.dependencies),0,([a,c])=>!o.HasPropertyKey(n,a)||(o.IsArray(c)?c.every(m=>o.HasPropertyKey(
n,m)):ae(e,t,c,n)));return i||s}function dC(e,t,r,n,i,s){let a=o.IsEqual(o.Keys(s).length,0),c=o.EveryAll(o.Entries(i.dependencies),0,([m,p])=>{let d=`${r}/depe\
ndencies/${er(m)}`;return!o.HasPropertyKey(s,m)||(o.IsArray(p)?p.every(E=>o.HasPropertyKey(s,E)||t.AddError("dependencies",r,n,{property:m,dependencies:p})):Ie(
e,t,d,n,p,s))});return a||c}function hC(e,t,r,n){let i=o.IsEqual(o.Keys(n).length,0),s=o.Every(o.Entries(r.dependentRequired),0,([a,c])=>!o.HasPropertyKey(n,a)||c.every(m=>o.HasPropertyKey(
n,m)));return i||s}function gC(e,t,r,n,i,s){let a=o.IsEqual(o.Keys(s).length,0),c=o.EveryAll(o.Entries(i.dependentRequired),0,([m,p])=>!o.HasPropertyKey(s,m)||o.
EveryAll(p,0,d=>o.HasPropertyKey(s,d)||t.AddError("dependentRequired",r,n,{property:m,dependencies:p})));return a||c}function xC(e,t,r,n){let i=o.IsEqual(o.Keys(n).length,0),s=o.Every(o.Entries(r.dependentSchemas),0,([a,c])=>!o.HasPropertyKey(n,a)||ae(e,t,c,n));return i||s}function EC(e,t,r,n,i,s){
let a=o.IsEqual(o.Keys(s).length,0),c=o.EveryAll(o.Entries(i.dependentSchemas),0,([m,p])=>{let d=`${r}/dependentSchemas/${er(m)}`;return!o.HasPropertyKey(s,m)||
Ie(e,t,d,n,p,s)});return a||c}var vr={};Xt(vr,{DynamicRef:()=>uU,RecursiveRef:()=>sU,Ref:()=>nU});var Ll={};Xt(Ll,{Delete:()=>P3,Get:()=>w3,Has:()=>O3,Indices:()=>Mo,Set:()=>$3});function bC(e){throw Error(e)}function yC(){bC("Pointer contains unsafe property key")}function nh(){bC("Cannot set value")}function Mo(e){let t=e.split("/").map(
r=>r.replace(/~1/g,"/").replace(/~0/g,"~"));return t[0]===""?t.slice(1):t}function O3(e,t){let r=e;for(let n of Mo(t)){if(!o.IsObject(r)||!o.HasPropertyKey(r,n))
return!1;r=r[n]}return!0}function w3(e,t){let r=e;for(let n of Mo(t)){if(!o.IsObject(r)||o.IsUnsafePropertyKey(n))return;r=r[n]}return r}function TC(e,t,r){let n=e;
for(let i of t)o.IsUnsafePropertyKey(i)&&yC(),n=o.IsObject(n)?n[i]:void 0;return o.IsUnsafePropertyKey(r)&&yC(),o.IsObject(n)||nh(),n}function $3(e,t,r){let n=Mo(
t),i=n.pop();return o.IsUndefined(i)&&nh(),TC(e,n,i)[i]=r,e}function P3(e,t){let r=Mo(t),n=r.pop();o.IsUndefined(n)&&nh();let i=TC(e,r,n);return o.IsArray(i)&&/^(0|[1-9]\d*)$/.
test(n)?i.splice(Number(n),1):delete i[n],e}function ah(e,t){return Ht(e)&&vt(e)?Fn(e.$id,t.href):t}function oh(e){return Fn(e,wo)}function ih(e){return e.href.split("#")[0]}function M3(e,t,r){return sh(e,
oh(t),r)}function L3(e,t){return t.$ref.startsWith("#")||e.enteredResource?e.lexicalSchema:e.schema}function F3(e){return e.startsWith("#/")}function IC(e,t){if(o.
IsObject(e)&&Ei(e)&&o.IsEqual(e.$dynamicAnchor,t))return e;if(o.IsObject(e))for(let r of o.Keys(e)){let n=IC(e[r],t);if(n)return n}}function sh(e,t,r){if(o.IsEqual(
e,r))return t.href;let n=ah(e,t);if(o.IsArray(e))for(let i of e){let s=sh(i,n,r);if(!o.IsUndefined(s))return s}else if(o.IsObject(e))for(let i of o.Keys(e)){let s=sh(
e[i],n,r);if(!o.IsUndefined(s))return s}}function AC(e,t){if(t.href.endsWith("#"))return e;if(!t.hash.startsWith("#"))return;let r=decodeURIComponent(t.hash.slice(
1));if(r.startsWith("/"))return Ll.Get(e,r)}function B3(e,t,r){if(!vt(e))return;if(o.IsEqual(e.$id,r.hash))return e;let n=new URL(r.href,t.href);if(o.IsEqual(t.
pathname,n.pathname))return r.hash.startsWith("#")?AC(e,r):e}function U3(e,t,r){if(!z2(e))return;let n=new URL(`#${e.$anchor}`,t.href),i=new URL(r.href,t.href);
return o.IsEqual(n.href,i.href)?e:void 0}function H3(e,t,r){if(!Ei(e))return;let n=new URL(`#${e.$dynamicAnchor}`,t.href),i=new URL(r.href,t.href);return o.IsEqual(
n.href,i.href)?e:void 0}function j3(e,t,r){if(Ht(e))return B3(e,t,r)??U3(e,t,r)??H3(e,t,r)??AC(e,r)}function V3(e,t,r){if(o.IsArray(e))return e.reduce((n,i)=>{let s=Fl(
i,t,r);return o.IsUndefined(s)?n:s},void 0)}function q3(e,t,r){if(o.IsObject(e))return o.Keys(e).reduce((n,i)=>{if(o.IsEqual(i,"const")||o.IsEqual(i,"enum"))return n;
let s=Fl(e[i],t,r);return o.IsUndefined(s)?n:s},void 0)}function Fl(e,t,r){let n=ah(e,t);return j3(e,n,r)??V3(e,n,r)??q3(e,n,r)}function G3(e,t,r,n){let i=Bl(e,
t,r,n);return Ht(i)&&vt(i)?i:void 0}function K3(e,t,r){if(!t.$ref.startsWith("#")||!Ht(e.schema)||o.HasPropertyKey(e.schema,"$schema"))return;let n=M3(e.lexicalSchema,
e.referenceBase,r);if(!(o.IsUndefined(n)||o.IsEqual(n,e.referenceBase)))return{target:r,base:n,root:e.lexicalSchema}}function z3(e,t,r){let n=e.context[t];if(Ht(
n))return{target:r,base:t,root:n}}function W3(e,t,r,n,i){let s=i?z3(e,n,r):void 0;return o.IsUndefined(s)?K3(e,t,r):s}function Y3(e,t,r){if(vt(r))return;let n=G3(
e.context,e.schema,e.referenceBase,t);if(!(!n||e.ids.includes(n)))return{resource:n}}function X3(e,t){return o.HasPropertyKey(e,t)?e[t]:void 0}function Q3(e,t,r){
return Fl(e,t,r)}function J3(e,t,r){let n=ih(r);if(!o.HasPropertyKey(e,n)||o.IsEqual(n,ih(t)))return;let i=e[n],s=ah(i,new URL(n));return o.IsEqual(r.hash,"")?i:
Fl(i,s,r)}function Bl(e,t,r,n){let i=oh(r),s=Fn(n,i.href);return X3(e,n)??Q3(t,i,s)??J3(e,i,s)}function Z3(e,t){if(!t)return e;let r=new Map(e.resourceEntries);
return r.set(t.target,{base:t.base,root:t.root}),{...e,resourceEntries:r}}function eU(e,t){return t?ta(e,t.resource):e}function SC(e,t,r,n){let i=Z3({...e,pendingResource:t},
r);return eU(i,n)}function tU(e,t,r){let n=ih(Fn(t.$ref,e.referenceBase)),i=!o.IsEqual(n,e.resourceBase),s=W3(e,t,r,n,i),a=i?Y3(e,n,r):void 0;return{schema:r,stack:SC(
e,!0,s,a)}}function rU(e,t){return{schema:t,stack:SC(e,!o.IsUndefined(t))}}function nU(e,t){let r=Bl(e.context,L3(e,t),e.referenceBase,t.$ref);return Ht(r)?tU(e,
t,r):rU(e,r)}function iU(e){return Ht(e.lexicalSchema)&&Do(e.lexicalSchema)}function sU(e,t){let r=iU(e)?e.recursiveAnchor:e.lexicalSchema;return Bl(e.context,r,
e.lexicalBase,t.$recursiveRef)}function CC(e,t){return Fn(t.$dynamicRef,oh(e.lexicalBase).href).hash}function _C(e,t){return e.dynamicAnchors.find(r=>o.IsEqual(
r.$dynamicAnchor,t))??IC(e.schema,t)}function aU(e,t,r){if(!Ht(r)||!Ei(r))return r;let n=CC(e,t);return F3(n)?r:_C(e,r.$dynamicAnchor)}function oU(e,t){let r=CC(
e,t);return _C(e,decodeURIComponent(r.slice(1)))}function uU(e,t){let r=t.$dynamicRef.startsWith("#")?e.lexicalSchema:e.schema,n=Bl(e.context,r,e.lexicalBase,t.
$dynamicRef);return o.IsUndefined(n)?oU(e,t):aU(e,t,n)}function RC(e,t,r,n){let i=vr.DynamicRef(e,r)??!1,s=i?{...e,pendingResource:!0}:e;return K(i)&&ae(s,t,i,n)}function NC(e,t,r,n,i,s){let a=vr.DynamicRef(e,i)??!1,
c=a?{...e,pendingResource:!0}:e;return K(a)&&Ie(c,t,r,n,a,s)}function lh(e,t,r,n){return o.Some(r.enum,i=>o.IsValueLike(i)?o.IsEqual(n,i):o.IsDeepEqual(n,i))}function vC(e,t,r,n,i,s){return lh(e,t,i,s)||t.AddError("enum",
r,n,{allowedValues:i.enum})}function mh(e,t,r,n){return o.IsLessThan(n,r.exclusiveMaximum)}function DC(e,t,r,n,i,s){return mh(e,t,i,s)||t.AddError("exclusiveMaximum",r,n,{comparison:"<",limit:i.
exclusiveMaximum})}function ph(e,t,r,n){return o.IsGreaterThan(n,r.exclusiveMinimum)}function kC(e,t,r,n,i,s){return ph(e,t,i,s)||t.AddError("exclusiveMinimum",r,n,{comparison:">",
limit:i.exclusiveMinimum})}var Uo={};Xt(Uo,{Clear:()=>i1,Entries:()=>QU,Get:()=>e4,Has:()=>ZU,IsDate:()=>na,IsDateTime:()=>Ul,IsDuration:()=>Hl,IsEmail:()=>jl,IsHostname:()=>Xl,IsIPv4:()=>Zl,
IsIPv6:()=>em,IsIdnEmail:()=>Ql,IsIdnHostname:()=>Jl,IsIri:()=>rm,IsIriReference:()=>tm,IsJsonPointer:()=>im,IsJsonPointerUriFragment:()=>nm,IsRegex:()=>sm,IsRelativeJsonPointer:()=>am,
IsTime:()=>ia,IsUri:()=>cm,IsUriReference:()=>om,IsUriTemplate:()=>um,IsUrl:()=>lm,IsUuid:()=>mm,Reset:()=>s1,Set:()=>JU,Test:()=>t4});var cU=[0,31,28,31,30,31,30,31,31,30,31,30,31],lU=/^(\d\d\d\d)-(\d\d)-(\d\d)$/;function mU(e){return e%4===0&&(e%100!==0||e%400===0)}function na(e){let t=lU.exec(
e);if(!t)return!1;let r=+t[1],n=+t[2],i=+t[3];return n>=1&&n<=12&&i>=1&&i<=(n===2&&mU(r)?29:cU[n])}var pU=/^(\d\d):(\d\d):(\d\d)(?:\.\d+)?(?:([Zz])|([+-])(\d\d):(\d\d))?$/;function ia(e,t=!0){let r=pU.exec(e);if(!r||t&&!r[4]&&!r[5])return!1;let n=+r[1],i=+r[2],
s=+r[3];if(n>23||i>59||s>60)return!1;if(r[5]){let d=+r[6],E=+r[7];if(d>23||E>59)return!1}if(s<60)return!0;let a=r[5]==="-"?-1:1,c=+(r[6]||0),m=+(r[7]||0);return((n*
60+i-a*(c*60+m))%1440+1440)%1440===1439}var fU=/^(?:\[!?(?:(?!\.{1,2}[/\]])[A-Za-z._][A-Za-z._0-9+-]{0,13}(?:\/(?!\.{1,2}[/\]])[A-Za-z._][A-Za-z._0-9+-]{0,13})*|[+-](?:[01][0-9]|2[0-3]):[0-5][0-9])\](?:\[!?[a-z_][a-z_0-9-]*=[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*\])*|(?:\[!?[a-z_][a-z_0-9-]*=[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*\])*)$/;
function Ul(e){let t=e.indexOf("["),r=t===-1?e:e.slice(0,t);if(t!==-1&&!fU.test(e.slice(t)))return!1;let n=r.split(/T/i);return n.length===2&&na(n[0])&&ia(n[1])}var dU=/^P((\d+Y(\d+M(\d+D)?)?|\d+M(\d+D)?|\d+D)(T(\d+H(\d+M(\d+S)?)?|\d+M(\d+S)?|\d+S))?|T(\d+H(\d+M(\d+S)?)?|\d+M(\d+S)?|\d+S)|\d+W)$/;function Hl(e){return dU.
test(e)}var hU=/^(?:[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*|"(?:[^"\\]|\\[\x20-\x7e])*")@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*|\[(?:IPv6:[a-f0-9:]+|(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])(?:\.(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])){3})\])$/i;
function jl(e){return hU.test(e)}var OC=/^(?!-).*(?<!-)$/,wC=/^(?!..--)/,$C=/^[a-zA-Z0-9-]*$/;var sa=/[^\p{ASCII}]/u;var gU=/[0-9]/,PC=/[\u{0660}-\u{0669}]/u,xU=/[\u{06f0}-\u{06f9}]/u,EU=/[\u{002e}\u{002c}\u{003a}\u{002f}]/u,yU=/[\u{002d}\u{002b}]/u,fh=/\p{Mn}/u,bU=/\p{Mc}/u;var MC=/[\p{Mn}\p{Mc}\p{Me}]/u,dh=/\p{L}/u,TU=/\p{Nd}/u,LC=/\p{Script=Greek}/u,Vl=/\p{Script=Hebrew}/u,FC=/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
BC=/[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Mandaic}]/u,hh=/[\u{094d}\u{09cd}\u{0a4d}\u{0acd}\u{0b4d}\u{0bcd}\u{0c4d}\u{0ccd}\u{0d3b}\u{0d3c}\u{0d4d}\u{0dca}\u{1b44}\u{1baa}\u{1bab}\u{a9c0}\u{11046}\u{1107f}\u{110b9}\u{11133}\u{11134}\u{111c0}\u{11235}\u{1134d}\u{11442}\u{114c2}\u{115bf}\u{1163f}\u{116b6}\u{11c3f}\u{11d44}\u{11d45}]/u,
UC=/[\u{0640}\u{07fa}\u{302e}\u{302f}\u{3031}\u{3032}\u{3033}\u{3034}\u{3035}\u{303b}]/u,IU=/[\u{00b7}\u{0375}\u{05f3}\u{05f4}\u{200c}\u{200d}\u{30fb}]/u,AU=/[\u{00df}\u{03c2}\u{06fd}\u{06fe}\u{0f0b}\u{3007}]/u,
HC=new RegExp([gU,xU].map(e=>e.source).join("|"),"u"),jC=new RegExp([dh,yU,EU,TU,fh,bU,IU,AU].map(e=>e.source).join("|"),"u");function VC(e){return OC.test(e)&&wC.test(e)&&$C.test(e)}var Gr=36,Fo=1,Bo=26,CU=38,_U=700,GC=72,KC=128;function gh(){throw null}function ql(e){return e.toLowerCase().startsWith("xn--")}function zC(e,t,r){e=r?Math.floor(
e/_U):e>>1,e+=Math.floor(e/t);let n=0;for(;e>(Gr-Fo)*Bo>>1;)e=Math.floor(e/(Gr-Fo)),n+=Gr;return n+Math.floor((Gr-Fo+1)*e/(e+CU))}function Gl(e){let t=[],r=KC,n=0,
i=GC,s=e.lastIndexOf("-");if(s>0)for(let c=0;c<s;c++){let m=e.charCodeAt(c);m>=128&&gh(),t.push(m)}let a=s<0?0:s+1;for(;a<e.length;){let c=n,m=1,p=Gr;for(;;){a>=
e.length&&gh();let E=e.charCodeAt(a++),_;E>=97&&E<=122?_=E-97:E>=48&&E<=57?_=E-48+26:gh(),n+=_*m;let O=p<=i?Fo:p>=i+Bo?Bo:p-i;if(_<O)break;m*=Gr-O,p+=Gr}let d=t.
length+1;i=zC(n-c,d,c===0),r+=Math.floor(n/d),n%=d,t.splice(n,0,r),n++}return String.fromCodePoint(...t)}function qC(e){return e<26?String.fromCharCode(e+97):String.
fromCharCode(e-26+48)}var RU=new RegExp(sa.source,"gu");function WC(e){let t=e.replace(RU,""),r=t.length,n=r>0?[t,"-"]:[],i=Array.from(e,p=>p.codePointAt(0)),s=KC,
a=0,c=GC,m=r;for(;m<i.length;){let p=1/0;for(let d of i)d>=s&&d<p&&(p=d);a+=(p-s)*(m+1),s=p;for(let d of i)if(d<s&&a++,d===s){let E=a;for(let _=Gr;;_+=Gr){let O=_<=
c?Fo:_>=c+Bo?Bo:_-c;if(E<O)break;let j=O+(E-O)%(Gr-O);n.push(qC(j)),E=Math.floor((E-O)/(Gr-O))}n.push(qC(E)),c=zC(a,m+1,m===r),a=0,m++}a++,s++}return n.join("")}var NU=/^(?:R|AL|AN|EN|ES|CS|ET|ON|BN|NSM)$/,YC=/^(?:L|EN|ES|CS|ET|ON|BN|NSM)$/,vU=/^(?:R|AL|AN)$/;function XC(e){if(ql(e))try{return Kl(Gl(e.slice(4).toLowerCase()))}catch{
return!1}return Kl(e)}function QC(e){let t=String.fromCodePoint(e);return HC.test(t)?"EN":PC.test(t)?"AN":fh.test(t)?"NSM":Vl.test(t)?"R":BC.test(t)?"AL":dh.test(
t)?"L":"ON"}function Kl(e){for(let t of e)if(vU.test(QC(t.codePointAt(0))))return!0;return!1}function zl(e){let t=!1,r=YC,n=!1,i=!1,s=!0;for(let a of e){let c=QC(
a.codePointAt(0));if(s){if(c!=="L"&&c!=="R"&&c!=="AL")return!1;t=c==="R"||c==="AL",r=t?NU:YC,s=!1}if(!r.test(c))return!1;c==="EN"?n=!0:c==="AN"&&(i=!0)}return!(t&&
n&&i)}function DU(e){return sa.test(e)&&WC(e).length+4>63}function kU(e){return e[0]==="-"||e[e.length-1]==="-"?!0:e.slice(2).join("").startsWith("--")}function Wl(e){
if(DU(e)||Kl(e)&&!zl(e))return!1;let t=[...e],r=t.map(s=>s.codePointAt(0)),n=r.length;if(kU(t)||MC.test(t[0]))return!1;let i=!1;for(let s=0;s<n;s++){let a=r[s],
c=t[s];if(UC.test(c)||!jC.test(c))return!1;FC.test(c)&&(i=!0);let m=r[s-1],p=r[s+1];switch(a){case 183:if(m!==108||p!==108)return!1;break;case 885:if(!p||!LC.test(
t[s+1]))return!1;break;case 1523:case 1524:if(!m||!Vl.test(t[s-1]))return!1;break;case 8204:if(!m||m<128&&!hh.test(t[s-1]))return!1;break;case 8205:if(!m||!hh.test(
t[s-1]))return!1;break;case 12539:break}}return!(e.includes("・")&&!i)}function Yl(e){if(!ql(e))return!1;try{let t=e.slice(4).toLowerCase();if(t.lastIndexOf("-")===0)return!1;let r=Gl(t);return sa.test(r)?Wl(r):!1}catch{return!1}}function OU(e){return e.length>0&&e.length<=63}function wU(e){return OU(e)&&(Yl(e)||VC(e))}function t1(e){return e.length===0||e.length>253||e.charCodeAt(e.length-
1)===46?!1:e.split(".").every(t=>wU(t))}function $U(e){return e.length>0&&e.length<=63}function PU(e){return $U(e)&&(Yl(e)||Wl(e))}function MU(e){return e.replace(/[\uff01-\uff5e]/g,t=>String.fromCharCode(
t.charCodeAt(0)-65248)).normalize("NFC").replace(/[\u00ad\u034f\u180b-\u180d\u200b\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/gu,"").replace(/[\u002E\u3002\uFF0E\uFF61]/g,
".")}function r1(e){if(e.length===0||e.includes(" "))return!1;let t=MU(e);if(t.length>253)return!1;let r=t.split("."),n=r.some(i=>XC(i));return r.every(i=>PU(i)&&
(!n||zl(i)))}function Xl(e){return t1(e)}var LU=/^(?:[A-Za-z0-9!#$%&'*+\/=?^_`{|}~\u{0080}-\u{10FFFF}-]+(?:\.[A-Za-z0-9!#$%&'*+\/=?^_`{|}~\u{0080}-\u{10FFFF}-]+)*|"(?:[^"\\]|\\.)*")@[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,62})(?<!-)(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,62})(?<!-))*$/iu;
function Ql(e){return LU.test(e.normalize("NFC"))}function Jl(e){return r1(e)}var FU=/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/;function Zl(e){return FU.test(e)}var BU=/^(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:)?[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)$/i;
function em(e){return BU.test(e)}var UU=/[\x00-\x20\x7F\\]|%(?![0-9a-fA-F]{2})/,HU=/^[a-zA-Z][a-zA-Z0-9+\-.]*\/\//;function tm(e){return!UU.test(e)&&!HU.test(e)&&URL.canParse(e,"http://example.\
com")}var jU=/[\x00-\x20<>\^`{|}\\]/,VU=/%(?![0-9a-fA-F]{2})/;function rm(e){return jU.test(e)||VU.test(e)?!1:URL.canParse(e)}var qU=/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i;function nm(e){return qU.test(e)}var GU=/^(?:\/(?:[^~/]|~0|~1)*)*$/;function im(e){return GU.test(e)}function sm(e){try{return new RegExp(e,"u"),!0}catch{return!1}}var KU=/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/;function am(e){return KU.test(e)}var zU=/^(?:[a-z][a-z0-9+\-.]*:(?:\/\/(?:(?:[-a-z0-9._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:[\da-f]{1,4}:){6}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|::(?:[\da-f]{1,4}:){5}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:[\da-f]{1,4})?::(?:[\da-f]{1,4}:){4}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,1}[\da-f]{1,4})?::(?:[\da-f]{1,4}:){3}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,2}[\da-f]{1,4})?::(?:[\da-f]{1,4}:){2}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,3}[\da-f]{1,4})?::[\da-f]{1,4}:(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,4}[\da-f]{1,4})?::(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,5}[\da-f]{1,4})?::[\da-f]{1,4}|(?:(?:[\da-f]{1,4}:){0,6}[\da-f]{1,4})?::)|v[0-9a-f]+\.[-a-z0-9._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)|(?:[-a-z0-9._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:\/\/(?:(?:[-a-z0-9._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:[\da-f]{1,4}:){6}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|::(?:[\da-f]{1,4}:){5}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:[\da-f]{1,4})?::(?:[\da-f]{1,4}:){4}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,1}[\da-f]{1,4})?::(?:[\da-f]{1,4}:){3}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,2}[\da-f]{1,4})?::(?:[\da-f]{1,4}:){2}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,3}[\da-f]{1,4})?::[\da-f]{1,4}:(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,4}[\da-f]{1,4})?::(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,5}[\da-f]{1,4})?::[\da-f]{1,4}|(?:(?:[\da-f]{1,4}:){0,6}[\da-f]{1,4})?::)|v[0-9a-f]+\.[-a-z0-9._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)|(?:[-a-z0-9._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[-a-z0-9._~!$&'()*+,;=@]|%[0-9a-f]{2})+(?:\/(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?)(?:\?(?:[-a-z0-9._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[-a-z0-9._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function om(e){return zU.test(e)}var WU=/^(?:(?:[^\x00-\x20"<>%\\^`{|}\x7f]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?:\.(?:[a-z0-9_]|%[0-9a-f]{2})+)*(?::[1-9]\d{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?:\.(?:[a-z0-9_]|%[0-9a-f]{2})+)*(?::[1-9]\d{0,3}|\*)?)*\})*$/i;
function um(e){return WU.test(e)}var YU=/^[a-z][a-z0-9+\-.]*:(?:\/\/(?:(?:[-a-z0-9._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:[\da-f]{1,4}:){6}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|::(?:[\da-f]{1,4}:){5}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:[\da-f]{1,4})?::(?:[\da-f]{1,4}:){4}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,1}[\da-f]{1,4})?::(?:[\da-f]{1,4}:){3}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,2}[\da-f]{1,4})?::(?:[\da-f]{1,4}:){2}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,3}[\da-f]{1,4})?::[\da-f]{1,4}:(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,4}[\da-f]{1,4})?::(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,5}[\da-f]{1,4})?::[\da-f]{1,4}|(?:(?:[\da-f]{1,4}:){0,6}[\da-f]{1,4})?::)|v[0-9a-f]+\.[-a-z0-9._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)|(?:[-a-z0-9._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[-a-z0-9._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[-a-z0-9._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function cm(e){return YU.test(e)}function lm(e){return URL.canParse(e)}var XU=/^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;function mm(e){return XU.test(e)}var _e=new Map;function i1(){_e.clear()}function QU(){return[..._e.entries()]}function JU(e,t){_e.set(e,t)}function ZU(e){return _e.has(e)}function e4(e){return _e.
get(e)}function t4(e,t){return _e.get(e)?.(t)??!0}function s1(){i1(),_e.set("date-time",Ul),_e.set("date",na),_e.set("duration",Hl),_e.set("email",jl),_e.set("h\
ostname",Xl),_e.set("idn-email",Ql),_e.set("idn-hostname",Jl),_e.set("ipv4",Zl),_e.set("ipv6",em),_e.set("iri-reference",tm),_e.set("iri",rm),_e.set("json-point\
er-uri-fragment",nm),_e.set("json-pointer",im),_e.set("regex",sm),_e.set("relative-json-pointer",am),_e.set("time",ia),_e.set("uri-reference",om),_e.set("uri-te\
mplate",um),_e.set("uri",cm),_e.set("url",lm),_e.set("uuid",mm)}s1();function Eh(e,t,r,n){return Uo.Test(r.format,n)}function a1(e,t,r,n,i,s){return Eh(e,t,i,s)||t.AddError("format",r,n,{format:i.format})}function o1(e,t,r,n){let i=Ml(r)?r.then:!0,s=Nl(r)?r.else:!0;return ae(e,t,r.if,n)?ae(e,t,i,n):ae(e,t,s,n)}function u1(e,t,r,n,i,s){let a=Ml(i)?i.then:!0,c=Nl(i)?
i.else:!0,m=new ft,p=Ie(e,m,`${r}/if`,n,i.if,s)?Ie(e,m,`${r}/then`,n,a,s)||t.AddError("if",r,n,{failingKeyword:"then"}):Ie(e,t,`${r}/else`,n,c,s)||t.AddError("i\
f",r,n,{failingKeyword:"else"});return p&&t.Merge([m]),p}function r4(e,t,r,n){return o.Every(r.items,0,(i,s)=>o.IsLessEqualThan(n.length,s)||gr(e,t,i,n[s])&&t.AddIndex(s))}function n4(e,t,r,n,i,s){return o.EveryAll(i.
items,0,(a,c)=>{let m=`${r}/items/${c}`,p=`${n}/${c}`;return o.IsLessEqualThan(s.length,c)||xr(e,t,m,p,a,s[c])&&t.AddIndex(c)})}function i4(e,t,r,n){let i=zi(r)?r.prefixItems.length:0;return o.Every(n,i,(s,a)=>gr(e,t,r.items,s)&&t.AddIndex(a))}function s4(e,t,r,n,i,s){let a=zi(i)?i.prefixItems.
length:0;return o.EveryAll(s,a,(c,m)=>{let p=`${r}/items`,d=`${n}/${m}`;return xr(e,t,p,d,i.items,c)&&t.AddIndex(m)})}function c1(e,t,r,n){return Dl(r)?r4(e,t,r,n):i4(e,t,r,n)}function l1(e,t,r,n,i,s){return Dl(i)?n4(e,t,r,n,i,s):s4(e,t,r,n,i,s)}function a4(e){return xi(e)}function yh(e,t,r,n){if(!a4(r))return!0;let i=o.Counted(n,s=>ae(e,t,r.contains,s));return o.IsLessEqualThan(i,r.maxContains)}function m1(e,t,r,n,i,s){let a=Ki(i)?
i.minContains:1;return yh(e,t,i,s)||t.AddError("contains",r,n,{minContains:a,maxContains:i.maxContains})}function bh(e,t,r,n){return o.IsLessEqualThan(n,r.maximum)}function p1(e,t,r,n,i,s){return bh(e,t,i,s)||t.AddError("maximum",r,n,{comparison:"<=",limit:i.maximum})}function Th(e,t,r,n){return o.IsLessEqualThan(n.length,r.maxItems)}function f1(e,t,r,n,i,s){return Th(e,t,i,s)||t.AddError("maxItems",r,n,{limit:i.maxItems})}function Ih(e,t,r,n){return o.IsMaxLength(n,r.maxLength)}function d1(e,t,r,n,i,s){return Ih(e,t,i,s)||t.AddError("maxLength",r,n,{limit:i.maxLength})}function Ah(e,t,r,n){return o.IsLessEqualThan(o.Keys(n).length,r.maxProperties)}function h1(e,t,r,n,i,s){return Ah(e,t,i,s)||t.AddError("maxProperties",r,n,{limit:i.
maxProperties})}function o4(e){return xi(e)}function Sh(e,t,r,n){if(!o4(r))return!0;let i=o.Counted(n,(s,a)=>ae(e,t,r.contains,s)&&t.AddIndex(a));return o.IsGreaterEqualThan(i,r.minContains)}function g1(e,t,r,n,i,s){
return Sh(e,t,i,s)||t.AddError("contains",r,n,{minContains:i.minContains})}function Ch(e,t,r,n){return o.IsGreaterEqualThan(n,r.minimum)}function x1(e,t,r,n,i,s){return Ch(e,t,i,s)||t.AddError("minimum",r,n,{comparison:">=",limit:i.minimum})}function _h(e,t,r,n){return o.IsGreaterEqualThan(n.length,r.minItems)}function E1(e,t,r,n,i,s){return _h(e,t,i,s)||t.AddError("minItems",r,n,{limit:i.minItems})}function Rh(e,t,r,n){return o.IsMinLength(n,r.minLength)}function y1(e,t,r,n,i,s){return Rh(e,t,i,s)||t.AddError("minLength",r,n,{limit:i.minLength})}function Nh(e,t,r,n){return o.IsGreaterEqualThan(o.Keys(n).length,r.minProperties)}function b1(e,t,r,n,i,s){return Nh(e,t,i,s)||t.AddError("minProperties",r,n,{
limit:i.minProperties})}function vh(e,t,r,n){return o.IsMultipleOf(n,r.multipleOf)}function T1(e,t,r,n,i,s){return vh(e,t,i,s)||t.AddError("multipleOf",r,n,{multipleOf:i.multipleOf})}function Dh(e,t,r,n){let i=new kt;return!ae(e,i,r.not,n)&&t.Merge([i])}function I1(e,t,r,n,i,s){return Dh(e,t,i,s)||t.AddError("not",r,n,{})}function A1(e,t,r,n){let i=r.oneOf.reduce((s,a)=>{let c=new kt;return ae(e,c,a,n)?[...s,c]:s},[]);return o.IsEqual(i.length,1)&&t.Merge(i)}function S1(e,t,r,n,i,s){
let a=[],c=[],m=i.oneOf.reduce((d,E,_)=>{let O=new ft,j=`${r}/oneOf/${_}`,Ae=Ie(e,O,j,n,E,s);return Ae&&c.push(_),Ae||a.push(O),Ae?[...d,O]:d},[]),p=o.IsEqual(m.
length,1)&&t.Merge(m);return!p&&o.IsEqual(c.length,0)&&a.forEach(d=>t.AddErrors(d.GetErrors())),p||t.AddError("oneOf",r,n,{passingSchemas:c})}function kh(e,t,r,n){return(o.IsString(r.pattern)?yi(r.pattern):r.pattern).test(n)}function C1(e,t,r,n,i,s){return kh(e,t,i,s)||t.AddError("pattern",r,n,{pattern:i.
pattern})}function _1(e,t,r,n){return o.Every(o.Entries(r.patternProperties),0,([i,s])=>{let a=yi(i);return o.Every(o.Entries(n),0,([c,m])=>!a.test(c)||gr(e,t,s,m)&&t.AddKey(
c))})}function R1(e,t,r,n,i,s){return o.EveryAll(o.Entries(i.patternProperties),0,([a,c])=>{let m=`${r}/patternProperties/${er(a)}`,p=yi(a);return o.EveryAll(o.
Entries(s),0,([d,E])=>{let _=`${n}/${er(d)}`;return!p.test(d)||xr(e,t,m,_,c,E)&&t.AddKey(d)})})}function N1(e,t,r,n){return o.IsEqual(n.length,0)||o.Every(r.prefixItems,0,(i,s)=>o.IsLessEqualThan(n.length,s)||gr(e,t,i,n[s])&&t.AddIndex(s))}function v1(e,t,r,n,i,s){
return o.IsEqual(s.length,0)||o.EveryAll(i.prefixItems,0,(a,c)=>{let m=`${r}/prefixItems/${c}`,p=`${n}/${c}`;return o.IsLessEqualThan(s.length,c)||xr(e,t,m,p,a,
s[c])&&t.AddIndex(c)})}function Oh(e,t){return e.includes(t)||Lt.Get().exactOptionalPropertyTypes}function wh(e,t){return o.IsUndefined(e[t])}function D1(e,t,r,n){let i=Wi(r)?r.required:[];return o.Every(o.Entries(r.properties),0,([a,c])=>{let m=!o.HasPropertyKey(n,a)||gr(e,t,c,n[a])&&t.AddKey(a);return Oh(
i,a)?m:wh(n,a)||m})}function k1(e,t,r,n,i,s){let a=Wi(i)?i.required:[];return o.EveryAll(o.Entries(i.properties),0,([m,p])=>{let d=`${r}/properties/${er(m)}`,E=`${n}\
/${er(m)}`,_=()=>!o.HasPropertyKey(s,m)||xr(e,t,d,E,p,s[m])&&t.AddKey(m);return Oh(a,m)?_():wh(s,m)||_()})}function O1(e,t,r,n){return o.Every(o.Keys(n),0,(i,s)=>ae(e,t,r.propertyNames,i))}function w1(e,t,r,n,i,s){let a=[];return o.EveryAll(o.Keys(s),0,(m,p)=>{let d=`${n}\
/${er(m)}`,E=`${r}/propertyNames`,_=Ie(e,t,E,d,i.propertyNames,m);return _||a.push(m),_})||t.AddError("propertyNames",r,n,{propertyNames:a})}function $1(e,t,r,n){let i=vr.RecursiveRef(e,r)??!1,s=i?{...e,pendingResource:!0}:e;return K(i)&&ae(s,t,i,n)}function P1(e,t,r,n,i,s){let a=vr.RecursiveRef(e,i)??
!1,c=a?{...e,pendingResource:!0}:e;return K(a)&&Ie(c,t,r,n,a,s)}function M1(e,t,r,n){let i=vr.Ref(e,r),s=i.schema??!1,a=new kt,c=K(s)&&ae(i.stack,a,s,n);return c&&t.Merge([a]),c}function L1(e,t,r,n,i,s){let a=vr.Ref(e,i),c=a.
schema??!1,m=new ft,p=K(c)&&Ie(a.stack,m,r,n,c,s);return p&&t.Merge([m]),p||t.AddErrors(m.GetErrors()),p}function F1(e,t,r,n){return o.Every(r.required,0,i=>o.HasPropertyKey(n,i))}function B1(e,t,r,n,i,s){let a=[];return o.EveryAll(i.required,0,m=>{let p=o.HasPropertyKey(
s,m);return p||a.push(m),p})||t.AddError("required",r,n,{requiredProperties:a})}function $h(e,t,r,n,i){return o.IsEqual(r,"object")?o.IsObjectNotArray(i):o.IsEqual(r,"array")?o.IsArray(i):o.IsEqual(r,"boolean")?o.IsBoolean(i):o.IsEqual(r,"i\
nteger")?o.IsInteger(i):o.IsEqual(r,"number")?o.IsNumber(i):o.IsEqual(r,"null")?o.IsNull(i):o.IsEqual(r,"string")?o.IsString(i):o.IsEqual(r,"bigint")?o.IsBigInt(
i):o.IsEqual(r,"constructor")?o.IsConstructor(i):o.IsEqual(r,"function")?o.IsFunction(i):o.IsEqual(r,"symbol")?o.IsSymbol(i):o.IsEqual(r,"undefined")?o.IsUndefined(
i):o.IsEqual(r,"void")?o.IsUndefined(i):!0}function U1(e,t,r,n,i){return o.Some(r,s=>$h(e,t,s,n,i))}function H1(e,t,r,n){return o.IsArray(r.type)?U1(e,t,r.type,r,n):$h(e,t,r.type,r,n)}function j1(e,t,r,n,i,s){return(o.IsArray(i.type)?U1(e,t,i.type,i,s):$h(e,t,
i.type,i,s))||t.AddError("type",r,n,{type:i.type})}function V1(e,t,r,n){let i=t.GetIndices();return o.Every(n,0,(s,a)=>(i.has(a)||ae(e,t,r.unevaluatedItems,s))&&t.AddIndex(a))}function q1(e,t,r,n,i,s){let a=t.GetIndices(),
c=[];return o.EveryAll(s,0,(p,d)=>{let E=new ft,_=(a.has(d)||Ie(e,E,r,n,i.unevaluatedItems,p))&&t.AddIndex(d);return _||c.push(d),_})||t.AddError("unevaluatedIt\
ems",r,n,{unevaluatedItems:c})}function G1(e,t,r,n){let i=t.GetKeys();return o.Every(o.Entries(n),0,([s,a])=>i.has(s)||ae(e,t,r.unevaluatedProperties,a)&&t.AddKey(s))}function K1(e,t,r,n,i,s){
let a=t.GetKeys(),c=[];return o.EveryAll(o.Entries(s),0,([p,d])=>{let E=new ft,_=a.has(p)||Ie(e,E,r,n,i.unevaluatedProperties,d)&&t.AddKey(p);return _||c.push(p),
_})||t.AddError("unevaluatedProperties",r,n,{unevaluatedProperties:c})}function z1(e){return!o.IsEqual(e.uniqueItems,!1)}function W1(e,t,r,n){if(!z1(r))return!0;let i=new Set(n.map(Pi.Hash)).size,s=n.length;return o.IsEqual(i,s)}function Y1(e,t,r,n,i,s){if(!z1(i))return!0;let a=new Set,
c=s.reduce((p,d,E)=>{let _=Pi.Hash(d);return a.has(_)?[...p,E]:(a.add(_),p)},[]);return o.IsEqual(c.length,0)||t.AddError("uniqueItems",r,n,{duplicateItems:c})}function gr(e,t,r,n){return t.Push()&&ae(e,t,r,n)&&t.Pop()}function ae(e,t,r,n){let i=ta(e,r);return qi(r)?eh(i,t,r,n):(!Yd(r)||H1(i,t,r,n))&&(!(o.IsObject(n)&&
!o.IsArray(n))||(!Wi(r)||F1(i,t,r,n))&&(!Al(r)||iC(i,t,r,n))&&(!Od(r)||fC(i,t,r,n))&&(!wd(r)||hC(i,t,r,n))&&(!_l(r)||xC(i,t,r,n))&&(!Qs(r)||_1(i,t,r,n))&&(!Js(r)||
D1(i,t,r,n))&&(!wl(r)||O1(i,t,r,n))&&(!Kd(r)||Nh(i,t,r,n))&&(!jd(r)||Ah(i,t,r,n)))&&(!o.IsArray(n)||(!Il(r)||tC(i,t,r,n))&&(!xi(r)||rh(i,t,r,n))&&(!Gi(r)||c1(i,
t,r,n))&&(!Ki(r)||Sh(i,t,r,n))&&(!Bd(r)||yh(i,t,r,n))&&(!qd(r)||_h(i,t,r,n))&&(!Ud(r)||Th(i,t,r,n))&&(!zi(r)||N1(i,t,r,n))&&(!Xd(r)||W1(i,t,r,n)))&&(!o.IsString(
n)||(!Gd(r)||Rh(i,t,r,n))&&(!Hd(r)||Ih(i,t,r,n))&&(!Ld(r)||Eh(i,t,r,n))&&(!Wd(r)||kh(i,t,r,n)))&&(!(o.IsNumber(n)||o.IsBigInt(n))||(!Md(r)||ph(i,t,r,n))&&(!Pd(r)||
mh(i,t,r,n))&&(!Vd(r)||Ch(i,t,r,n))&&(!Fd(r)||bh(i,t,r,n))&&(!zd(r)||vh(i,t,r,n)))&&(!Pl(r)||M1(i,t,r,n))&&(!$l(r)||$1(i,t,r,n))&&(!Rl(r)||RC(i,t,r,n))&&(!kd(r)||
th(i,t,r,n))&&(!$d(r)||lh(i,t,r,n))&&(!vl(r)||o1(i,t,r,n))&&(!kl(r)||Dh(i,t,r,n))&&(!Sl(r)||aC(i,t,r,n))&&(!Cl(r)||uC(i,t,r,n))&&(!Ol(r)||A1(i,t,r,n))&&(!ko(r)||
!o.IsArray(n)||V1(i,t,r,n))&&(!Oo(r)||!o.IsObject(n)||G1(i,t,r,n))&&(!Tl(r)||W2(i,t,r,n))}function xr(e,t,r,n,i,s){return t.Push()&&Ie(e,t,r,n,i,s)&&t.Pop()}function Ie(e,t,r,n,i,s){
if(t.AtCapacity())return!1;let a=ta(e,i);return qi(i)?lC(a,t,r,n,i,s):!!(+(!Yd(i)||j1(a,t,r,n,i,s))&+(!(o.IsObject(s)&&!o.IsArray(s))||!!(+(!Wi(i)||B1(a,t,r,n,i,
s))&+(!Al(i)||sC(a,t,r,n,i,s))&+(!Od(i)||dC(a,t,r,n,i,s))&+(!wd(i)||gC(a,t,r,n,i,s))&+(!_l(i)||EC(a,t,r,n,i,s))&+(!Qs(i)||R1(a,t,r,n,i,s))&+(!Js(i)||k1(a,t,r,n,
i,s))&+(!wl(i)||w1(a,t,r,n,i,s))&+(!Kd(i)||b1(a,t,r,n,i,s))&+(!jd(i)||h1(a,t,r,n,i,s))))&+(!o.IsArray(s)||!!(+(!Il(i)||rC(a,t,r,n,i,s))&+(!xi(i)||pC(a,t,r,n,i,s))&
+(!Gi(i)||l1(a,t,r,n,i,s))&+(!Ki(i)||g1(a,t,r,n,i,s))&+(!Bd(i)||m1(a,t,r,n,i,s))&+(!qd(i)||E1(a,t,r,n,i,s))&+(!Ud(i)||f1(a,t,r,n,i,s))&+(!zi(i)||v1(a,t,r,n,i,s))&
+(!Xd(i)||Y1(a,t,r,n,i,s))))&+(!o.IsString(s)||!!(+(!Gd(i)||y1(a,t,r,n,i,s))&+(!Hd(i)||d1(a,t,r,n,i,s))&+(!Ld(i)||a1(a,t,r,n,i,s))&+(!Wd(i)||C1(a,t,r,n,i,s))))&
+(!(o.IsNumber(s)||o.IsBigInt(s))||!!(+(!Md(i)||kC(a,t,r,n,i,s))&+(!Pd(i)||DC(a,t,r,n,i,s))&+(!Vd(i)||x1(a,t,r,n,i,s))&+(!Fd(i)||p1(a,t,r,n,i,s))&+(!zd(i)||T1(a,
t,r,n,i,s))))&+(!Pl(i)||L1(a,t,r,n,i,s))&+(!$l(i)||P1(a,t,r,n,i,s))&+(!Rl(i)||NC(a,t,r,n,i,s))&+(!kd(i)||mC(a,t,r,n,i,s))&+(!$d(i)||vC(a,t,r,n,i,s))&+(!vl(i)||u1(
a,t,r,n,i,s))&+(!kl(i)||I1(a,t,r,n,i,s))&+(!Sl(i)||oC(a,t,r,n,i,s))&+(!Cl(i)||cC(a,t,r,n,i,s))&+(!Ol(i)||S1(a,t,r,n,i,s))&+(!ko(i)||!o.IsArray(s)||q1(a,t,r,n,i,
s))&+(!Oo(i)||!o.IsObject(s)||K1(a,t,r,n,i,s)))&&(!Tl(i)||Y2(a,t,r,n,i,s))}function aa(...e){let[t,r,n]=ct.Match(e,{3:(d,E,_)=>[d,E,_],2:(d,E)=>[{},d,E]}),i=ea(t,r),s=new ft,a=Ie(i,s,"#","",r,n),c=s.GetErrors(),m=YE(),p=c.map(d=>({...d,
message:m(d)}));return[a,p]}function Mh(...e){let[t,r,n]=ct.Match(e,{3:(a,c,m)=>[a,c,m],2:(a,c)=>[{},a,c]}),i=ea(t,r),s=new kt;return ae(i,s,r,n)}function X1(e,t){if(!(t==="line"?m4:p4).test(e))return null;let n=0;for(let i of e){let s=y4(i,t);if(s!==null){let a=l4(i,n);return{code:s.code,message:`${s.message}\
 ${a}`,location:a}}n+=1}return null}function l4(e,t){return`U+${(e.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")} is at index ${t}, in character\
s from 0.`}var m4=/[\u0000-\u001f\u007f-\u009f\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069\ud800-\udfff]/,p4=/[\u0000-\u0008\u000b\u000c\u000e-\u001a\u001c-\u001f\u007f-\u009f\u202a-\u202e\ud800-\udfff]/,
f4=/[\u0000-\u001f\u007f-\u009f]/,d4=/[\u0000-\u0008\u000b\u000c\u000e-\u001a\u001c-\u001f\u007f-\u009f]/,h4=/[\u200b\u2060\ufeff]/,g4=/[\u202a-\u202e\u2066-\u2069]/,
x4=/[\u202a-\u202e]/,E4=/\udb40[\udc00-\udc7f]/;function y4(e,t){return(t==="line"?f4:d4).test(e)?{code:"control_character",message:t==="line"?"This field must \
be one line without control characters.":"Tab, line breaks and ESC are the only control characters allowed here."}:t==="line"&&h4.test(e)?{code:"invisible_chara\
cter",message:"This field must not contain the invisible characters U+200B, U+2060 and U+FEFF."}:(t==="line"?g4:x4).test(e)?{code:"direction_override",message:`\
Bidirectional ${t==="line"?"embeddings, overrides and isolates":"embeddings and overrides"} are not allowed here.`}:E4.test(e)?{code:"tag_character",message:"Ta\
g characters (U+E0000 to U+E007F) are not allowed."}:e.isWellFormed()?null:{code:"lone_surrogate",message:"The text contains a lone surrogate."}}var Q1={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://json-schema.org/draft/2020-12/meta/applicator",$vocabulary:{"https://json-schema.org\
/draft/2020-12/vocab/applicator":!0},$dynamicAnchor:"meta",title:"Applicator vocabulary meta-schema",type:["object","boolean"],properties:{prefixItems:{$ref:"#/\
$defs/schemaArray"},items:{$dynamicRef:"#meta"},contains:{$dynamicRef:"#meta"},additionalProperties:{$dynamicRef:"#meta"},properties:{type:"object",additionalProperties:{
$dynamicRef:"#meta"},default:{}},patternProperties:{type:"object",additionalProperties:{$dynamicRef:"#meta"},propertyNames:{format:"regex"},default:{}},dependentSchemas:{
type:"object",additionalProperties:{$dynamicRef:"#meta"},default:{}},propertyNames:{$dynamicRef:"#meta"},if:{$dynamicRef:"#meta"},then:{$dynamicRef:"#meta"},else:{
$dynamicRef:"#meta"},allOf:{$ref:"#/$defs/schemaArray"},anyOf:{$ref:"#/$defs/schemaArray"},oneOf:{$ref:"#/$defs/schemaArray"},not:{$dynamicRef:"#meta"}},$defs:{
schemaArray:{type:"array",minItems:1,items:{$dynamicRef:"#meta"}}}};var J1={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://json-schema.org/draft/2020-12/meta/content",$vocabulary:{"https://json-schema.org/dr\
aft/2020-12/vocab/content":!0},$dynamicAnchor:"meta",title:"Content vocabulary meta-schema",type:["object","boolean"],properties:{contentEncoding:{type:"string"},
contentMediaType:{type:"string"},contentSchema:{$dynamicRef:"#meta"}}};var Z1={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://json-schema.org/draft/2020-12/meta/core",$vocabulary:{"https://json-schema.org/draft\
/2020-12/vocab/core":!0},$dynamicAnchor:"meta",title:"Core vocabulary meta-schema",type:["object","boolean"],properties:{$id:{$ref:"#/$defs/uriReferenceString",
$comment:"Non-empty fragments not allowed.",pattern:"^[^#]*#?$"},$schema:{$ref:"#/$defs/uriString"},$ref:{$ref:"#/$defs/uriReferenceString"},$anchor:{$ref:"#/$d\
efs/anchorString"},$dynamicRef:{$ref:"#/$defs/uriReferenceString"},$dynamicAnchor:{$ref:"#/$defs/anchorString"},$vocabulary:{type:"object",propertyNames:{$ref:"\
#/$defs/uriString"},additionalProperties:{type:"boolean"}},$comment:{type:"string"},$defs:{type:"object",additionalProperties:{$dynamicRef:"#meta"}}},$defs:{anchorString:{
type:"string",pattern:"^[A-Za-z_][-A-Za-z0-9._]*$"},uriString:{type:"string",format:"uri"},uriReferenceString:{type:"string",format:"uri-reference"}}};var e_={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://json-schema.org/draft/2020-12/meta/format-annotation",$vocabulary:{"https://json-sch\
ema.org/draft/2020-12/vocab/format-annotation":!0},$dynamicAnchor:"meta",title:"Format vocabulary meta-schema for annotation results",type:["object","boolean"],
properties:{format:{type:"string"}}};var t_={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://json-schema.org/draft/2020-12/meta/meta-data",$vocabulary:{"https://json-schema.org/\
draft/2020-12/vocab/meta-data":!0},$dynamicAnchor:"meta",title:"Meta-data vocabulary meta-schema",type:["object","boolean"],properties:{title:{type:"string"},description:{
type:"string"},default:!0,deprecated:{type:"boolean",default:!1},readOnly:{type:"boolean",default:!1},writeOnly:{type:"boolean",default:!1},examples:{type:"arra\
y",items:!0}}};var r_={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://json-schema.org/draft/2020-12/meta/unevaluated",$vocabulary:{"https://json-schema.or\
g/draft/2020-12/vocab/unevaluated":!0},$dynamicAnchor:"meta",title:"Unevaluated applicator vocabulary meta-schema",type:["object","boolean"],properties:{unevaluatedItems:{
$dynamicRef:"#meta"},unevaluatedProperties:{$dynamicRef:"#meta"}}};var n_={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://json-schema.org/draft/2020-12/meta/validation",$vocabulary:{"https://json-schema.org\
/draft/2020-12/vocab/validation":!0},$dynamicAnchor:"meta",title:"Validation vocabulary meta-schema",type:["object","boolean"],properties:{type:{anyOf:[{$ref:"#\
/$defs/simpleTypes"},{type:"array",items:{$ref:"#/$defs/simpleTypes"},minItems:1,uniqueItems:!0}]},const:!0,enum:{type:"array",items:!0},multipleOf:{type:"numbe\
r",exclusiveMinimum:0},maximum:{type:"number"},exclusiveMaximum:{type:"number"},minimum:{type:"number"},exclusiveMinimum:{type:"number"},maxLength:{$ref:"#/$def\
s/nonNegativeInteger"},minLength:{$ref:"#/$defs/nonNegativeIntegerDefault0"},pattern:{type:"string",format:"regex"},maxItems:{$ref:"#/$defs/nonNegativeInteger"},
minItems:{$ref:"#/$defs/nonNegativeIntegerDefault0"},uniqueItems:{type:"boolean",default:!1},maxContains:{$ref:"#/$defs/nonNegativeInteger"},minContains:{$ref:"\
#/$defs/nonNegativeInteger",default:1},maxProperties:{$ref:"#/$defs/nonNegativeInteger"},minProperties:{$ref:"#/$defs/nonNegativeIntegerDefault0"},required:{$ref:"\
#/$defs/stringArray"},dependentRequired:{type:"object",additionalProperties:{$ref:"#/$defs/stringArray"}}},$defs:{nonNegativeInteger:{type:"integer",minimum:0},
nonNegativeIntegerDefault0:{$ref:"#/$defs/nonNegativeInteger",default:0},simpleTypes:{enum:["array","boolean","integer","null","number","object","string"]},stringArray:{
type:"array",items:{type:"string"},uniqueItems:!0,default:[]}}};var Lh={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://json-schema.org/draft/2020-12/schema",$vocabulary:{"https://json-schema.org/draft/20\
20-12/vocab/core":!0,"https://json-schema.org/draft/2020-12/vocab/applicator":!0,"https://json-schema.org/draft/2020-12/vocab/unevaluated":!0,"https://json-sche\
ma.org/draft/2020-12/vocab/validation":!0,"https://json-schema.org/draft/2020-12/vocab/meta-data":!0,"https://json-schema.org/draft/2020-12/vocab/format-annotat\
ion":!0,"https://json-schema.org/draft/2020-12/vocab/content":!0},$dynamicAnchor:"meta",title:"Core and Validation specifications meta-schema",allOf:[{$ref:"met\
a/core"},{$ref:"meta/applicator"},{$ref:"meta/unevaluated"},{$ref:"meta/validation"},{$ref:"meta/meta-data"},{$ref:"meta/format-annotation"},{$ref:"meta/content"}],
type:["object","boolean"],$comment:"This meta-schema also defines keywords that have appeared in previous drafts in order to prevent incompatible extensions as \
they remain in common use.",properties:{definitions:{$comment:'"definitions" has been replaced by "$defs".',type:"object",additionalProperties:{$dynamicRef:"#me\
ta"},deprecated:!0,default:{}},dependencies:{$comment:'"dependencies" has been split and replaced by "dependentSchemas" and "dependentRequired" in order to serv\
e their differing semantics.',type:"object",additionalProperties:{anyOf:[{$dynamicRef:"#meta"},{$ref:"meta/validation#/$defs/stringArray"}]},deprecated:!0,default:{}},
$recursiveAnchor:{$comment:'"$recursiveAnchor" has been replaced by "$dynamicAnchor".',$ref:"meta/core#/$defs/anchorString",deprecated:!0},$recursiveRef:{$comment:'\
"$recursiveRef" has been replaced by "$dynamicRef".',$ref:"meta/core#/$defs/uriReferenceString",deprecated:!0}}};var Fh=Lh.$id,N4=Object.fromEntries([Q1,J1,Z1,e_,t_,r_,n_].map(e=>[e.$id,e])),Bh=500;function i_(e){let t=0,r=[e];for(let n of r)if(!(typeof n!="object"||n===null)){
if(t+=1,t>Bh)return!1;r.push(...Object.values(n))}return!0}function s_(e){return Mh(N4,Lh,e)}var v4=new Set("mine validate new all api admin store live replays rankings games agents versions rollback purge search feed about help rialto arcade exchange r\
elay".split(" ")),D4="rialto-";function a_({slug:e,title:t}){return[...e.endsWith("-")||e.includes("--")?[Z("name.hyphen",bt,"/slug ends with a hyphen or has tw\
o in a row.","Remove a hyphen.")]:[],...v4.has(e)||e.startsWith(D4)?[Z("name.reserved",bt,"/slug is reserved for the platform.","Choose another one.")]:[],...O4(
t)?[Is("name.scripts",bt,"/title mixes letters of scripts that look alike.","Write the title in one script: Latin, Cyrillic or Greek.")]:[]]}var k4=[/\p{Script=Latin}/u,
/\p{Script=Cyrillic}/u,/\p{Script=Greek}/u];function O4(e){return k4.filter(t=>t.test(e)).length>1}var w4=["format","session_id","seq","t_us","status","end_reason","pace","events_since"];function o_({schemas:e}){return[...new Set([...w4,...Object.keys(e.snapshot)])]}function u_(e){let t=zu(e.engine);return[...a_(e),...$4(e),...P4(e),...t===void 0?[L4()]:[...F4(e,t),...M4(e,t)]]}function Tt(e,t,r){return Z(`manifest.${e}`,bt,
t,r)}function $4(e){return Object.entries({title:"line",genre:"line",description:"multiline"}).flatMap(([r,n])=>{let i=e[r],s=X1(i,n);return s!==null?[Tt("text",
`/${r}: ${s.message}`,"Write plain text.")]:/[\p{L}\p{N}]/u.test(i)?[]:[Tt("text",`/${r} has no letter or digit.`,"Write it in words.")]})}function P4(e){return[
"observation_schema","action_schema"].flatMap(t=>{let r=e[t],n=r.$schema;if(n!==void 0&&n!==Fh){let s=`/${t} is written in another dialect than JSON Schema 2020\
-12.`;return[Tt("schema",s,`Set $schema to ${Fh} or remove it.`)]}if(!i_(r)){let s=`/${t} has more than ${Bh} objects and lists.`;return[Tt("schema",s,"Describe\
 the members that agents need.")]}return s_(r)?[]:[Tt("schema",`/${t} is not a JSON Schema.`,"Check it with any validator of JSON Schema 2020-12.")]})}function M4({
observation_schema:e},t){let r=o_(t),n=e.properties,i=e.required,s=[...typeof n=="object"&&n!==null?Object.keys(n):[],...Array.isArray(i)?i:[]],a=`Public member\
s are ${r.join(", ")}.`;return[...e.type==="object"?[]:[Tt("observation_schema",'/observation_schema/type is not "object".','Write "type": "object".')],...s.every(
c=>r.includes(c))?[]:[Tt("observation_schema",`/observation_schema names a member that ${t.id} does not publish.`,a)]]}function L4(){let e=pf.map(({id:t})=>t).join(
", ");return Tt("engine","There is no engine of this name.",`The engines are ${e}.`)}function F4(e,t){let{mode:r}=e,{id:n,lifecycle:i,modes:s,schemas:a}=t,c=[];
return i!=="active"&&c.push(Is("manifest.lifecycle",bt,`${n} is in certification: a version on it can be approved, but not canaried or released yet.`,"Wait unti\
l the engine is active, or use another one.")),s.includes(r)||c.push(Tt("mode",`${n} has no such mode.`,`Its modes are ${s.join(", ")}.`)),ti(e.action_schema)!==
ti(a.action)&&c.push(Tt("action_schema",`/action_schema is not that of ${n}.`,"Copy actionSchema from GET /api/v1/engines.")),[...c,...B4(e,t),...U4(e,t)]}function B4({
players:e},{id:t,playerRange:{min:r,max:n}}){let i=[];return e.min>e.max&&i.push(Tt("players","/players/min is larger than /players/max.","Put them in order.")),
(e.min<r||e.max>n)&&i.push(Tt("players",`${t} supports ${r} to ${n} players.`,"Stay within that range.")),i}function U4({engine_config:e,players:t,mode:r},n){let{
id:i,schemas:s}=n,a="See configSchema in GET /api/v1/engines.";if(s.config===void 0)return Object.keys(e).length===0?[]:[Tt("engine_config",`${i} has no configu\
ration.`,"Write {}.")];let[c,m]=aa(s.config,e);if(!c){let[_]=m,O=`/engine_config${_?.keyword==="required"?"":_?.instancePath??""}`;return[Tt("engine_config",`${O}\
 is not allowed by the configuration schema of ${i}.`,a)]}let p=n.configFault(e,void 0);if(p!==void 0)return[Tt("engine_config",p.message,a)];let d=n.seats(e),E=[];
return(t.min!==d||t.max!==d)&&E.push(Tt("players","The numbers of players differ from the seats of /engine_config.","Write the number of seats.")),r==="solo"!=(d===
1)&&E.push(Tt("mode","The mode must be solo with one seat, and another one with more seats.","Change the mode or the seats.")),E}function c_(e){if(e.length>Ce.manifestBytesMax)return pm([Xi("size",`The manifest is larger than ${Ce.manifestBytesMax} bytes.`,"Shorten it.")]);let t=ni(e);if(t===
null)return pm([Xi("json","The file is not UTF-8.","Write plain JSON in UTF-8.")]);let r=Rs(t);if(!r.ok){let a=r.pointer===""?"":` (at ${r.pointer})`;return pm(
[Xi("json",r.message.replace("The body","The file")+a,"Write plain JSON in UTF-8.")])}let[n,i]=aa(K2,r.value);if(!n)return pm(H4(i));let s=r.value;return{manifest:s,
findings:u_(s)}}function pm(e){return{manifest:null,findings:e}}function Xi(e,t,r){return Z(`manifest.${e}`,bt,t,r)}function H4(e){let t=e.flatMap(j4);return t.
length===0?[l_("The manifest")]:t}function l_(e){return Xi("unknown",`${e} has an unknown member.`,"Remove it.")}function j4(e){let t=e.instancePath===""?"The m\
anifest":e.instancePath;switch(e.keyword){case"required":return e.params.requiredProperties.map(r=>Xi("required",`${t} lacks ${r}.`,"Add it: every member is req\
uired."));case"additionalProperties":return[l_(t)];case"boolean":return[];case"const":{let r=`${t} must be ${JSON.stringify(e.params.allowedValue)}.`;return[Xi(
"value",r,"Write this value.")]}default:return[Xi("value",`${t} ${e.message}.`,"Change it accordingly.")]}}var Dr={tokensMax:4e5,nodesMax:3e5,nestingMax:200,stepsMax:3e6},m_=32,En=class extends Error{counted;max;constructor(t,r){super(`The scan is limited to ${r} ${t}\
.`),this.counted=t,this.max=r}},fm=class{#e=0;#t=0;#r=0;get steps(){return this.#r}spendTokens(t=1){if(this.#e+=t,this.#e>Dr.tokensMax)throw new En("tokens",Dr.
tokensMax)}spendNodes(t=1){if(this.#t+=t,this.#t>Dr.nodesMax)throw new En("nodes",Dr.nodesMax)}spendSteps(t=1){if(this.#r+=t,this.#r>Dr.stepsMax)throw new En("s\
teps",Dr.stepsMax)}spendCharacters(t){t>=m_&&this.spendSteps(Math.floor(t/m_))}spendTexts(t){t!==null&&this.spendCharacters(t.reduce((r,{length:n})=>r+n,0))}checkNesting(t){
if(t>Dr.nestingMax)throw new En("nesting",Dr.nestingMax)}};var p_={name:"rialto-scan/28",revision:28,digest:"sha256:8e412201c9deb6ec28e3af93e8edc1f49a50b0d53e97bd226b84b4152fe72dbb"};var V4=/[^\p{L}\p{M}\p{N}\p{P}\p{S} ]/u,dm=class{#e;#t;constructor(t){this.#e=t}positionOf(t){this.#t??=q4(this.#e);let r=G4(this.#t,t),n=this.#t[r]??0,i=this.#t[r+
1]??this.#e.length;return{line:r+1,column:t-n+1,snippet:K4(this.#e.slice(t,i))}}};function q4(e){return[0,...Array.from(e.matchAll(/\r\n|[\n\r]/g),t=>t.index+t[0].
length)]}function G4(e,t){let r=0,n=e.length-1;for(;r<n;){let i=Math.ceil((r+n)/2);(e[i]??0)<=t?r=i:n=i-1}return r}function K4(e){return Array.from(e.slice(0,240)).
slice(0,120).map(r=>V4.test(r)?" ":r).join("").trim()}var oa=class extends Error{},ua=class{path;text;budget;findings=[];references=[];#e;#t=new Map;constructor(t,r,n){this.path=t,this.text=r,this.budget=n,this.#e=
new dm(r)}refuse({rule:t,family:r,why:n,fix:i},s){let a=this.#t.get(s)??new Set;this.#t.set(s,a);let c=t==="script.call"||t==="script.value";if(!(a.has(n)||c&&a.
size>0)&&(a.add(n),this.findings.push({...Z(t,this.path,n,i,this.#e.positionOf(s)),family:r}),this.findings.length>Ce.findingsMax))throw new oa}refer(t,r,n){this.
references.push({from:this.path,url:r,kind:t,offset:n})}};function Ho(e){try{e()}catch(t){if(!(t instanceof oa))throw t}}var jo={script:["js"],sheet:["css"],image:["png","webp","svg"],font:["woff2"]};function f_(e,t){let r=[];return Ho(()=>{for(let{url:n,kind:i,offset:s}of e.references){
let a=As(z4(e.path,i),n);a===null?e.refuse(W4,s):t.has(a)?jo[i].includes(mr(a)?.ending??"")?r.push(a):e.refuse(X4[i],s):e.refuse(Y4,s)}}),r}function z4(e,t){return t===
"image"&&e.endsWith(".js")?"":e}function d_(e,t,r){let n=new Set([bt,e]);for(let i of n)for(let s of t.get(i)??[])n.add(s);return[...r].filter(i=>!n.has(i)&&mr(
i)?.ending!=="txt").map(i=>Is("bundle.unused",i,"No file that the entrypoint loads refers to this file.","Remove it."))}var W4={rule:"refs.local",family:"NET",why:"\
A reference must be the relative path of a file of the bundle, without query, fragment and escapes.",fix:"Write the path, such as art/cell.png, and put the file\
 into the bundle."},Y4={rule:"refs.missing",family:"refs",why:"The bundle has no such file.",fix:"Add it, or correct the path: upper and lower case differ."};function hm(e,t){
return{rule:"refs.type",family:"refs",why:`The reference requires a ${e}, and the file has another type.`,fix:`Name a file of the type ${t.join(", ")}.`}}var X4={
script:hm("script",jo.script),sheet:hm("style sheet",jo.sheet),image:hm("picture",jo.image),font:hm("font",jo.font)};var yn={statesMax:2,stateNamesMin:4,rowsMax:40},gm=new RegExp(`^[${ei}]{${10}}$`);var h_=4096,Q4=/^[A-Za-z0-9+/_-]{64,}={0,2}$/;function g_(e,t){let r=Rs(e.text);if(!r.ok)return;let n={states:0,rows:0,base64Characters:0},i=[r.value];for(let s=i.
pop();s!==void 0;s=i.pop())if(e.budget.spendNodes(),typeof s=="string")gm.test(s)&&(n.rows+=1),Q4.test(s)&&(n.base64Characters+=s.length);else if(typeof s=="obj\
ect"&&s!==null){t.filter(a=>Object.hasOwn(s,a)).length>=yn.stateNamesMin&&(n.states+=1);for(let a of Object.values(s))i.push(a)}n.states>yn.statesMax&&e.refuse(
J4,0),n.rows>yn.rowsMax&&e.refuse(Z4,0),n.base64Characters>h_&&e.refuse(e6,0)}var Uh="Remove it: a renderer draws the states that it receives.",J4={rule:"data.s\
tates",family:"DATA",why:`The file contains more than ${yn.statesMax} objects that look like states of a game.`,fix:Uh},Z4={rule:"data.rows",family:"DATA",why:`\
The file contains more than ${yn.rowsMax} rows of a board.`,fix:Uh},e6={rule:"data.encoded",family:"DATA",why:`The file contains more than ${h_} characters of e\
ncoded data.`,fix:Uh};function x_(e){return`/frame-bootstrap/${e}.js`}function E_(e,t,r){return`<!doctype html><script src="${"../".repeat(t.split("/").length+1)}${x_(r).slice(1)}"></script>${e}`}function H(e){return e.trim().split(/\s+/)}var oe=(e,t="")=>({use:e,members:t===""?[]:H(t)}),Bn=oe("constructor","BYTES_PER_ELEMENT from of"),bn={Array:oe("conv\
ersion","from isArray of"),ArrayBuffer:oe("constructor","isView"),Boolean:oe("conversion"),DataView:oe("constructor"),Date:oe("constructor"),Error:oe("conversio\
n"),Float32Array:Bn,Float64Array:Bn,Infinity:oe("value"),Int16Array:Bn,Int32Array:Bn,Int8Array:Bn,Intl:oe("namespace","ListFormat NumberFormat PluralRules"),JSON:oe(
"namespace","parse stringify"),Map:oe("constructor","groupBy"),Math:oe("namespace",`E LN10 LN2 LOG10E LOG2E PI SQRT1_2 SQRT2 abs acos acosh asin asinh atan atan\
2 atanh cbrt ceil clz32 cos cosh exp
    expm1 f16round floor fround hypot imul log log10 log1p log2 max min pow round sign sin sinh sqrt sumPrecise tan
    tanh trunc`),NaN:oe("value"),Number:oe("conversion",`EPSILON MAX_SAFE_INTEGER MAX_VALUE MIN_SAFE_INTEGER MIN_VALUE NEGATIVE_INFINITY NaN POSITIVE_INFINITY i\
sFinite
    isInteger isNaN isSafeInteger parseFloat parseInt`),Object:oe("namespace","assign entries freeze fromEntries groupBy hasOwn is isFrozen keys seal values"),RangeError:oe(
"conversion"),Set:oe("constructor"),String:oe("conversion","fromCharCode fromCodePoint raw"),Symbol:oe("namespace","iterator"),TypeError:oe("conversion"),Uint16Array:Bn,
Uint32Array:Bn,Uint8Array:Bn,Uint8ClampedArray:Bn,WeakMap:oe("constructor"),WeakSet:oe("constructor"),isFinite:oe("function"),isNaN:oe("function"),parseFloat:oe(
"function"),parseInt:oe("function"),undefined:oe("value")},Qi={Path2D:oe("constructor"),ResizeObserver:oe("constructor"),cancelAnimationFrame:oe("function"),devicePixelRatio:oe(
"value"),document:oe("value"),getComputedStyle:oe("function"),innerHeight:oe("value"),innerWidth:oe("value"),matchMedia:oe("function"),requestAnimationFrame:oe(
"function")},T_="RialtoRenderer",Hh=H(`
  body createDocumentFragment createElement createElementNS createTextNode documentElement getElementById querySelector
  querySelectorAll`),ca="height width",y_="entries forEach item keys length values",b_=`
  arc arcTo bezierCurveTo closePath ellipse lineTo moveTo quadraticCurveTo rect roundRect`,jh={Animation:[],CanvasGradient:["addColorStop"],CanvasPattern:["setT\
ransform"],CanvasRenderingContext2D:H(`${b_}
    beginPath canvas clearRect clip createConicGradient createImageData createLinearGradient createPattern
    createRadialGradient direction drawImage fill fillRect fillStyle fillText filter font fontKerning fontStretch
    fontVariantCaps getImageData getLineDash getTransform globalAlpha globalCompositeOperation imageSmoothingEnabled
    imageSmoothingQuality isPointInPath isPointInStroke letterSpacing lineCap lineDashOffset lineJoin lineWidth
    measureText miterLimit putImageData reset resetTransform restore rotate save scale setLineDash setTransform
    shadowBlur shadowColor shadowOffsetX shadowOffsetY stroke strokeRect strokeStyle strokeText textAlign textBaseline
    textRendering transform translate wordSpacing`),CharacterData:H("after before length remove replaceWith"),DOMMatrix:H("a b c d e f"),DOMMatrixReadOnly:H("a \
b c d e f inverse is2D isIdentity multiply transformPoint"),DOMPoint:H("w x y z"),DOMPointReadOnly:H("matrixTransform w x y z"),DOMRect:H(`x y ${ca}`),DOMRectReadOnly:H(
`bottom left right top x y ${ca}`),DOMTokenList:H(`add contains remove replace toggle ${y_}`),Document:Hh,DocumentFragment:H(`append childElementCount children \
firstElementChild getElementById lastElementChild prepend
    querySelector querySelectorAll replaceChildren`),Element:H(`
    after animate append ariaHidden ariaLabel ariaLive ariaValueMax ariaValueMin ariaValueNow ariaValueText before
    childElementCount children classList className clientHeight clientLeft clientTop clientWidth closest
    firstElementChild getAttribute getAttributeNames getBoundingClientRect hasAttribute hasAttributes id
    lastElementChild localName matches namespaceURI nextElementSibling prepend previousElementSibling querySelector
    querySelectorAll remove removeAttribute replaceChildren replaceWith role scrollHeight scrollWidth setAttribute
    tagName toggleAttribute`),HTMLCanvasElement:H(`getContext ${ca}`),HTMLCollection:["item","length"],HTMLElement:H("dataset dir hidden lang offsetHeight offse\
tLeft offsetParent offsetTop offsetWidth style title"),HTMLImageElement:H(`alt complete naturalHeight naturalWidth src ${ca}`),HTMLLIElement:["value"],HTMLMeterElement:H(
"max min value"),HTMLOutputElement:["value"],HTMLProgressElement:H("max position value"),HTMLTableCellElement:H("cellIndex colSpan rowSpan"),ImageData:H(`colorS\
pace data ${ca}`),MediaQueryList:H("matches media"),Node:H(`
    appendChild childNodes cloneNode contains firstChild hasChildNodes insertBefore isConnected isEqualNode isSameNode
    lastChild nextSibling nodeName nodeType nodeValue normalize parentElement parentNode previousSibling removeChild
    replaceChild textContent`),NodeList:H(y_),Path2D:H(`addPath ${b_}`),ResizeObserver:H("disconnect observe unobserve"),ResizeObserverEntry:H("borderBoxSize co\
ntentBoxSize contentRect devicePixelContentBoxSize target"),ResizeObserverSize:H("blockSize inlineSize"),SVGElement:H("className dataset ownerSVGElement style v\
iewportElement"),SVGGeometryElement:H("getPointAtLength getTotalLength isPointInFill isPointInStroke"),SVGGraphicsElement:H("getBBox getCTM getScreenCTM"),SVGMatrix:H(
"a b c d e f inverse multiply"),SVGPoint:H("matrixTransform x y"),SVGRect:H(`x y ${ca}`),SVGTextContentElement:H("getComputedTextLength getNumberOfChars getSubS\
tringLength"),TextMetrics:H(`
    actualBoundingBoxAscent actualBoundingBoxDescent actualBoundingBoxLeft actualBoundingBoxRight alphabeticBaseline
    emHeightAscent emHeightDescent fontBoundingBoxAscent fontBoundingBoxDescent hangingBaseline ideographicBaseline
    width`)},I_={CSSStyleDeclaration:["cssText","parentRule"],CSSStyleProperties:[],DOMStringMap:[]},xm=H(`
  add at charAt charCodeAt clear codePointAt concat copyWithin delete difference drop endsWith
  entries every exec fill filter find findIndex findLast findLastIndex flat flatMap forEach format formatToParts get
  getDate getDay getFloat32 getFloat64 getFullYear getHours getInt16 getInt32 getInt8 getMilliseconds getMinutes
  getMonth getSeconds getTime getTimezoneOffset getUTCDate getUTCDay getUTCFullYear getUTCHours getUTCMilliseconds
  getUTCMinutes getUTCMonth getUTCSeconds getUint16 getUint32 getUint8 has hasOwnProperty includes indexOf intersection
  isDisjointFrom isSubsetOf isSupersetOf isWellFormed join keys lastIndexOf localeCompare map match matchAll next
  normalize padEnd padStart pop push reduce reduceRight repeat replace replaceAll reverse search select set setFloat32
  setFloat64 setInt16 setInt32 setInt8 setUint16 setUint32 setUint8 shift slice some sort splice split startsWith
  subarray substring symmetricDifference take test toArray toExponential toFixed toISOString toLocaleLowerCase
  toLocaleString toLocaleUpperCase toLowerCase toPrecision toReversed toSorted toSpliced toString toUpperCase
  toWellFormed trim trimEnd trimStart union unshift valueOf values with`),A_=H(`
  composedPath contentDocument contentWindow currentTarget defaultView frames getRootNode opener ownerDocument parent
  self srcElement top view`),Vh=H(`
  __defineGetter__ __defineSetter__ __lookupGetter__ __lookupSetter__ __proto__ constructor prototype`),S_={DYN:H(`
    arguments callee caller createContextualFragment defineProperties defineProperty getOwnPropertyDescriptor
    getOwnPropertyDescriptors getOwnPropertyNames getOwnPropertySymbols getPrototypeOf innerHTML insertAdjacentHTML
    insertAdjacentElement insertAdjacentText outerHTML outerText parseFromString setHTML setHTMLUnsafe setPrototypeOf
    write writeln`),EMB:H(`
    adoptNode attachInternals attachShadow captureStream convertToBlob createObjectURL elementFromPoint elementsFromPoint
    getSVGDocument importNode moveBefore port port1 port2 ports postMessage shadowRoot srcdoc start toBlob toDataURL
    transferControlToOffscreen transferToImageBitmap`),NET:H(`
    URL action assign attributionSrc baseURI currentSrc documentURI domain download fetch formAction href hostname hash
    location origin pathname ping protocol referrer reload rel sendBeacon srcset submit`),STO:H(`
    cookie cookieStore getItem indexedDB localStorage removeItem sessionStorage setItem storage`),TIM:H(`
    currentTime finished getAnimations lastModified onfinish performance ready startTime then timeOrigin timeStamp
    timeline waitFor`),INP:H(`
    accessKey activeElement addEventListener addListener autofocus blur click close contentEditable dispatchEvent
    draggable editContext execCommand exitFullscreen exitPointerLock focus hidePopover inert isContentEditable
    isComposing load open pause play popover requestClose requestFullscreen requestPictureInPicture requestPointerLock requestSubmit requestVideoFrameCallback
    releasePointerCapture removeEventListener removeListener scroll scrollBy scrollIntoView scrollTo
    setCapture setPointerCapture show srcObject showModal showPicker showPopover tabIndex togglePopover`),CSS:H(`
    adoptedStyleSheets attributeStyleMap computedStyleMap cssRules cssText deleteRule fonts insertRule
    parentRule parentStyleSheet replaceSync sheet styleSheets`)},Em=H(`
  onabort onafterprint onanimationcancel onanimationend onanimationiteration onanimationstart onauxclick onbeforecopy
  onbeforecut onbeforeinput onbeforematch onbeforepaste onbeforeprint onbeforetoggle onbeforeunload onbegin onblur
  oncancel oncanplay oncanplaythrough onchange onclick onclose oncommand oncontentvisibilityautostatechange
  oncontextlost oncontextmenu oncontextrestored oncopy oncuechange oncut ondblclick ondevicemotion
  ondeviceorientation ondeviceorientationabsolute ondrag ondragend ondragenter ondragexit ondragleave ondragover
  ondragstart ondrop ondurationchange onemptied onend onended onenter onerror onexit onfinish onfocus onfocusin
  onfocusout onformdata onfreeze onfullscreenchange onfullscreenerror ongamepadconnected ongamepaddisconnected
  ongotpointercapture onhashchange oninput oninvalid onkeydown onkeypress onkeyup onlanguagechange onload onloadeddata
  onloadedmetadata onloadend onloadstart onlostpointercapture onmessage onmessageerror onmousedown onmouseenter
  onmouseleave onmousemove onmouseout onmouseover onmouseup onmousewheel onmove onoffline ononline onpagehide
  onpagereveal onpageshow onpageswap onpaste onpause onplay onplaying onpointercancel onpointerdown onpointerenter
  onpointerleave onpointerlockchange onpointerlockerror onpointermove onpointerout onpointerover onpointerrawupdate
  onpointerup onpopstate onprogress onratechange onreadystatechange onrejectionhandled onremove onrepeat onreset
  onresize onresume onscroll onscrollend onscrollsnapchange onscrollsnapchanging onsearch onsecuritypolicyviolation
  onseeked onseeking onselect onselectionchange onselectstart onshow onslotchange onstalled onstorage onsubmit
  onsuspend ontimeupdate ontoggle ontouchcancel ontouchend ontouchmove ontouchstart ontransitioncancel ontransitionend
  ontransitionrun ontransitionstart onunhandledrejection onunload onvisibilitychange onvolumechange onwaiting
  onwebkitanimationend onwebkitanimationiteration onwebkitanimationstart onwebkitfullscreenchange
  onwebkitfullscreenerror onwebkittransitionend onwheel onzoom`),qh=H(`
  b body br caption canvas code dd dl dt div em figcaption figure footer h1 h2 h3 h4 h5 h6 head header hr html i img li
  link main meta meter ol output p pre progress script section small span strong table tbody td th thead time title tr
  ul`),Vo=H(`
  circle clipPath defs desc ellipse g line linearGradient mask path pattern polygon polyline radialGradient rect stop
  svg symbol text title tspan use`),t6=H("body head html link meta script title"),C_=[...qh,...Vo].filter(e=>e==="title"||!t6.includes(e)),qo=H(`
  alt aria-* class clip-path colspan cx cy d data-* dir dominant-baseline fill fill-opacity fill-rule font-size
  gradientTransform gradientUnits height hidden id lang mask max min offset opacity points preserveAspectRatio r role
  rowspan rx ry stop-color stop-opacity stroke stroke-* text-anchor title transform value viewBox width x x1 x2 y y1
  y2`),__={html:[],img:["src"],link:["href","rel"],meta:["charset","content","name"],script:["defer","src","type"],svg:["xmlns"],use:["href"]},Gh=H("color-schem\
e description theme-color viewport"),ym=H(`
  abs acos asin atan atan2 attr blur brightness calc circle clamp color color-mix conic-gradient contrast cos counter
  counters cubic-bezier drop-shadow ellipse env exp fit-content grayscale hsl hsla hue-rotate hwb hypot inset invert lab
  lch light-dark linear linear-gradient log matrix matrix3d max min minmax mod oklab oklch opacity path perspective
  polygon pow radial-gradient rect rem repeat repeating-conic-gradient repeating-linear-gradient
  repeating-radial-gradient rgb rgba rotate rotate3d rotatex rotatey rotatez round saturate scale scale3d scalex scaley
  scalez sepia shape sign sin skew skewx skewy sqrt steps tan translate translate3d translatex translatey translatez var
  xywh`),R_=H(`
  dir font-format font-tech has is lang not nth-child nth-last-child nth-last-of-type nth-of-type selector style where`),Kh=H("charset container font-face keyfr\
ames layer media property starting-style supports");var Ji={};Xt(Ji,{AtKeyword:()=>v_,BadString:()=>O_,BadUrl:()=>bm,CDC:()=>B_,CDO:()=>F_,Colon:()=>U_,Comma:()=>j_,Comment:()=>Y_,Delim:()=>Tn,Dimension:()=>M_,EOF:()=>r6,
Function:()=>zh,Hash:()=>D_,Ident:()=>N_,LeftCurlyBracket:()=>z_,LeftParenthesis:()=>G_,LeftSquareBracket:()=>V_,Number:()=>$_,Percentage:()=>P_,RightCurlyBracket:()=>W_,
RightParenthesis:()=>K_,RightSquareBracket:()=>q_,Semicolon:()=>H_,String:()=>k_,Url:()=>w_,WhiteSpace:()=>L_});var r6=0,N_=1,zh=2,v_=3,D_=4,k_=5,O_=6,w_=7,bm=8,
Tn=9,$_=10,P_=11,M_=12,L_=13,F_=14,B_=15,U_=16,H_=17,j_=18,V_=19,q_=20,G_=21,K_=22,z_=23,W_=24,Y_=25;function kr(e){return e>=48&&e<=57}function la(e){return kr(e)||e>=65&&e<=70||e>=97&&e<=102}function Im(e){return e>=65&&e<=90}function n6(e){return e>=97&&e<=122}
function i6(e){return Im(e)||n6(e)}function s6(e){return e>=128}function Tm(e){return i6(e)||s6(e)||e===95}function ma(e){return Tm(e)||kr(e)||e===45}function a6(e){
return e>=0&&e<=8||e===11||e>=14&&e<=31||e===127}function Go(e){return e===10||e===13||e===12}function pa(e){return Go(e)||e===32||e===9}function rr(e,t){return!(e!==
92||Go(t)||t===0)}function Am(e,t,r){return e===45?Tm(t)||t===45||rr(t,r):Tm(e)?!0:e===92?rr(e,t):!1}function Sm(e,t,r){return e===43||e===45?kr(t)?2:t===46&&kr(
r)?3:0:e===46?kr(t)?2:0:kr(e)?1:0}function X_(e){return e===65279||e===65534?1:0}var Wh=new Array(128),o6=128,Ko=130,Yh=131,Cm=132,Xh=133;for(let e=0;e<Wh.length;e++)
Wh[e]=pa(e)&&Ko||kr(e)&&Yh||Tm(e)&&Cm||a6(e)&&Xh||e||o6;function _m(e){return e<128?Wh[e]:Cm}function fa(e,t){return t<e.length?e.charCodeAt(t):0}function Rm(e,t,r){return r===13&&fa(e,t+1)===10?2:1}function u6(e,t,r){let n=e.charCodeAt(t);return Im(n)&&
(n=n|32),n===r}function Q_(e,t,r,n){if(r-t!==n.length||t<0||r>e.length)return!1;for(let i=t;i<r;i++){let s=n.charCodeAt(i-t),a=e.charCodeAt(i);if(Im(a)&&(a=a|32),
a!==s)return!1}return!0}function zo(e,t){for(;t<e.length&&pa(e.charCodeAt(t));t++);return t}function Qh(e,t){for(;t<e.length&&kr(e.charCodeAt(t));t++);return t}function Un(e,t){if(t+=2,
la(fa(e,t-1))){for(let n=Math.min(e.length,t+5);t<n&&la(fa(e,t));t++);let r=fa(e,t);pa(r)&&(t+=Rm(e,t,r))}return t}function Wo(e,t){for(;t<e.length;t++){let r=e.
charCodeAt(t);if(!ma(r)){if(rr(r,fa(e,t+1))){t=Un(e,t)-1;continue}break}}return t}function J_(e,t){let r=e.charCodeAt(t);if((r===43||r===45)&&(r=e.charCodeAt(t+=
1)),kr(r)&&(t=Qh(e,t+1),r=e.charCodeAt(t)),r===46&&kr(e.charCodeAt(t+1))&&(t+=2,t=Qh(e,t)),u6(e,t,101)){let n=0;r=e.charCodeAt(t+1),(r===45||r===43)&&(n=1,r=e.charCodeAt(
t+2)),kr(r)&&(t=Qh(e,t+1+n+1))}return t}function Nm(e,t){for(;t<e.length;t++){let r=e.charCodeAt(t);if(r===41){t++;break}rr(r,fa(e,t+1))&&(t=Un(e,t))}return t}function vm(e){
if(e.length===1&&!la(e.charCodeAt(0)))return e[0];let t=parseInt(e,16);return(t===0||t>=55296&&t<=57343||t>1114111)&&(t=65533),String.fromCodePoint(t)}function Z_(e,t){function r(E){return E<c?e.charCodeAt(E):0}function n(){if(p=J_(e,p),Am(r(p),r(p+1),r(p+2))){d=12,p=Wo(e,p);return}if(r(p)===37){d=11,p++;return}
d=10}function i(){let E=p;if(p=Wo(e,p),Q_(e,E,p,"url")&&r(p)===40){if(p=zo(e,p+1),r(p)===34||r(p)===39){d=2,p=E+4;return}a();return}if(r(p)===40){d=2,p++;return}
d=1}function s(E){for(E||(E=r(p++)),d=5;p<e.length;p++){let _=e.charCodeAt(p);switch(_m(_)){case E:p++;return;case Ko:if(Go(_)){p+=Rm(e,p,_),d=6;return}break;case 92:
if(p===e.length-1)break;let O=r(p+1);Go(O)?p+=Rm(e,p+1,O):rr(_,O)&&(p=Un(e,p)-1);break}}}function a(){for(d=7,p=zo(e,p);p<e.length;p++){let E=e.charCodeAt(p);switch(_m(
E)){case 41:p++;return;case Ko:if(p=zo(e,p),r(p)===41||p>=e.length){p<e.length&&p++;return}p=Nm(e,p),d=8;return;case 34:case 39:case 40:case Xh:p=Nm(e,p),d=8;return;case 92:
if(rr(E,r(p+1))){p=Un(e,p)-1;break}p=Nm(e,p),d=8;return}}}e=String(e||"");let c=e.length,m=X_(r(0)),p=m,d;for(;p<c;){let E=e.charCodeAt(p);switch(_m(E)){case Ko:
d=13,p=zo(e,p+1);break;case 34:s();break;case 35:ma(r(p+1))||rr(r(p+1),r(p+2))?(d=4,p=Wo(e,p+1)):(d=9,p++);break;case 39:s();break;case 40:d=21,p++;break;case 41:
d=22,p++;break;case 43:Sm(E,r(p+1),r(p+2))?n():(d=9,p++);break;case 44:d=18,p++;break;case 45:Sm(E,r(p+1),r(p+2))?n():r(p+1)===45&&r(p+2)===62?(d=15,p=p+3):Am(E,
r(p+1),r(p+2))?i():(d=9,p++);break;case 46:Sm(E,r(p+1),r(p+2))?n():(d=9,p++);break;case 47:r(p+1)===42?(d=25,p=e.indexOf("*/",p+2),p=p===-1?e.length:p+2):(d=9,p++);
break;case 58:d=16,p++;break;case 59:d=17,p++;break;case 60:r(p+1)===33&&r(p+2)===45&&r(p+3)===45?(d=14,p=p+4):(d=9,p++);break;case 64:Am(r(p+1),r(p+2),r(p+3))?
(d=3,p=Wo(e,p+1)):(d=9,p++);break;case 91:d=19,p++;break;case 92:rr(E,r(p+1))?i():(d=9,p++);break;case 93:d=20,p++;break;case 123:d=23,p++;break;case 125:d=24,p++;
break;case Yh:n();break;case Cm:i();break;default:d=9,p++}t(d,m,m=p)}}var da={};Xt(da,{decode:()=>c6,encode:()=>l6});var eR=92;function c6(e){let t=e.length-1,r="";for(let n=0;n<e.length;n++){let i=e.charCodeAt(n);if(i===eR){if(n===t)break;if(i=e.charCodeAt(++n),rr(eR,i)){let s=n-
1,a=Un(e,s);n=a-1,r+=vm(e.substring(s+1,a))}else i===13&&e.charCodeAt(n+1)===10&&n++}else r+=e[n]}return r}function l6(e){let t="";if(e.length===1&&e.charCodeAt(
0)===45)return"\\-";for(let r=0;r<e.length;r++){let n=e.charCodeAt(r);if(n===0){t+="�";continue}if(n<=31||n===127||n>=48&&n<=57&&(r===0||r===1&&e.charCodeAt(0)===
45)){t+="\\"+n.toString(16)+" ";continue}ma(n)?t+=e.charAt(r):t+="\\"+e.charAt(r)}return t}var Dm={};Xt(Dm,{decode:()=>m6,encode:()=>p6});var Jh=92,tR=34,rR=39;function m6(e){let t=e.length,r=e.charCodeAt(0),n=r===tR||r===rR?1:0,i=n===1&&t>1&&e.charCodeAt(t-1)===r?t-2:t-1,s="";for(let a=n;a<=i;a++){
let c=e.charCodeAt(a);if(c===Jh){if(a===i){a!==t-1&&(s=e.substr(a+1));break}if(c=e.charCodeAt(++a),rr(Jh,c)){let m=a-1,p=Un(e,m);a=p-1,s+=vm(e.substring(m+1,p))}else
c===13&&e.charCodeAt(a+1)===10&&a++}else s+=e[a]}return s}function p6(e,t){let r=t?"'":'"',n=t?rR:tR,i="",s=!1;for(let a=0;a<e.length;a++){let c=e.charCodeAt(a);
if(c===0){i+="�";continue}if(c<=31||c===127){i+="\\"+c.toString(16),s=!0;continue}c===n||c===Jh?(i+="\\"+e.charAt(a),s=!1):(s&&(la(c)||pa(c))&&(i+=" "),i+=e.charAt(
a),s=!1)}return r+i+r}function ha(e,t,r,n){let i=new n0(e,t,r,n);Z_(e,(s,a,c)=>{r.spendTokens(),i.read(s,a,c)}),i.end()}var{AtKeyword:f6,Comment:Zh,Ident:d6,Semicolon:h6,Url:g6,WhiteSpace:x6,
String:nR,Function:aR}=Ji,{BadString:E6,BadUrl:y6,CDO:b6,CDC:T6}=Ji,{LeftParenthesis:I6,LeftSquareBracket:A6,LeftCurlyBracket:t0}=Ji,{RightParenthesis:r0,RightSquareBracket:S6,
RightCurlyBracket:C6}=Ji,_6=new Set([E6,y6,b6,T6]),oR=new Map([[aR,r0],[I6,r0],[A6,S6],[t0,C6]]),R6=new Set(oR.values()),N6=new Set([...ym,...R_]),v6=new Set(Kh.
filter(e=>e!=="charset")),n0=class{#e;#t;#r;#n;#i=[];#s="none";#a=!1;constructor(t,r,n,i){this.#e=t,this.#t=r,this.#r=n,this.#n=i}read(t,r,n){let i=this.#e.slice(
r,n);(t===Zh||t===nR)&&this.#m(t,i,r),!(t===Zh||t===x6)&&(_6.has(t)&&this.#n.refuse(iR,r),this.#s!=="none"?this.#p(t,i,r):t===g6?this.#d(i,r):t===aR?this.#l(i,r):
t===f6?this.#f(da.decode(i.slice(1)).toLowerCase(),r):t===h6?this.#a=!1:t===d6&&this.#c(i),this.#u(t,r))}end(){let t=this.#i.at(-1);t!==void 0&&this.#n.refuse(sR,
t.at)}#m(t,r,n){(t===Zh?r.length>=4&&r.endsWith("*/"):r.length>=2&&r.at(-1)===r[0]&&!/(^|[^\\])(\\\\)*\\$/.test(r.slice(0,-1)))||this.#n.refuse(iR,n)}#c(t){let{
references:r}=this.#n;r!==void 0&&da.decode(t).toLowerCase()==="inherit"&&(r.inherits=!0)}#l(t,r){let n=da.decode(t.slice(0,-1)).toLowerCase();n==="var"&&this.#n.
references&&(this.#n.references.inherits=!0),n==="url"&&t.includes("\\")&&this.#n.refuse(e0,r),n==="url"?this.#s="expected":N6.has(n)||this.#n.refuse(k6,r)}#p(t,r,n){
if(t===nR&&this.#s==="expected"){this.#s="read",this.#o(r.includes("\\")?null:Dm.decode(r),n);return}(t!==r0||this.#s!=="read")&&this.#n.refuse(e0,n),this.#s="n\
one"}#d(t,r){let n=t.endsWith(")")&&!t.includes("\\");this.#o(n?t.slice(t.indexOf("(")+1,-1).trim():null,r)}#o(t,r){t===null?this.#n.refuse(e0,r):i0(t)?this.#n.
references?.ids.add(t.slice(1)):this.#n.refer(this.#h()?"font":"image",t,r)}#f(t,r){t==="charset"&&this.#t==="sheet"&&r===0&&this.#e.startsWith(D6)||((this.#t===
"value"||!v6.has(t))&&this.#n.refuse(O6,r),this.#a=t==="font-face")}#u(t,r){let n=oR.get(t);n!==void 0?(this.#i.push({close:n,at:r,isFontFace:t===t0&&this.#a}),
this.#r.checkNesting(this.#i.length),t===t0&&(this.#a=!1)):R6.has(t)&&this.#i.pop()?.close!==t&&this.#n.refuse(sR,r)}#h(){return this.#i.some(({isFontFace:t})=>t)}},
D6='@charset "utf-8";';function i0(e){return/^#[A-Za-z_][A-Za-z0-9_-]*$/.test(e)}var iR={rule:"css.token",family:"CSS",why:"The style has a string, a comment or\
 a URL that does not end, or a delimiter of HTML comments.",fix:"Close it, or remove it."},sR={rule:"css.token",family:"CSS",why:"A bracket of the style has no \
counterpart.",fix:"Write brackets in pairs."},e0={rule:"css.url",family:"NET",why:"A URL in a style must be one path of a file or #id, without escapes.",fix:"Wr\
ite url(name.png) or url(#id)."},k6={rule:"css.function",family:"CSS",why:"The style uses a function that is not allowed.",fix:"Use colours, gradients, maths, t\
ransforms, easing, shapes, filters or var()."},O6={rule:"css.rule",family:"CSS",why:"The style uses an at-rule that is not allowed.",fix:`Use ${Kh.map(e=>`@${e}`).
join(", ")} only; put imported rules into the file itself.`};var w6=/^(fill|stroke|opacity|font-size|text-anchor|dominant-baseline|stop-|clip-path|mask|transform|gradientTransform)/,uR="http://www.w3.org/2000/svg";function km(e,t,{
name:r,value:n},i){a0(t,r)?r==="xmlns"&&n!==uR?e.refuse(L6,i):r==="href"&&!i0(n)?e.refuse(cR,i):w6.test(r)&&s0(e,n,i):e.refuse(o0(r),i)}function s0(e,t,r){ha(t,
"value",e.budget,{refuse:n=>e.refuse(n,r),refer:()=>e.refuse(cR,r)})}function a0(e,t){return $6.has(t)||P6.some(r=>t.startsWith(r))||__[e]?.includes(t)===!0}var $6=new Set(
qo.filter(e=>!e.endsWith("*"))),P6=qo.filter(e=>e.endsWith("*")).map(e=>e.slice(0,-1)),M6=[[/^on/i,"INP"],[/^(tabindex|contenteditable|draggable|accesskey|autofocus|popover.*|command.*|inputmode|enterkeyhint|inert)$/i,
"INP"],[/^(src|srcset|srcdoc|href|xlink:href|ping|poster|action|formaction|background|cite|data|manifest|imagesrcset)$/i,"NET"],[/^(is|slot|part|exportparts|shadowroot.*|sandbox|allow.*|credentialless|nonce|integrity|crossorigin)$/i,
"EMB"],[/^style$/i,"CSS"]];function o0(e){return{rule:"html.attribute",family:M6.find(([r])=>r.test(e))?.[1]??"html",why:"The element has an attribute that is n\
ot allowed.",fix:"Remove it. Put styles into a style sheet, and set changing content in render."}}var L6={rule:"html.attribute",family:"SVG",why:"The namespace \
is not that of SVG.",fix:`Write xmlns="${uR}", or remove the attribute.`},cR={rule:"html.reference",family:"SVG",why:"A reference inside a picture must be #id o\
f an element of the same document.",fix:'Write href="#id" or url(#id).'};var F6=new Map([["DYN","script"],["EMB","iframe frame frameset object embed portal fencedframe template slot foreignObject noscript applet"],["INP","form input \
button select option textarea label fieldset details summary dialog a area map audio video"],["NET","base source track picture image"],["CSS","style"],["TIM","a\
nimate animateMotion animateTransform set marquee"]].flatMap(([e,t])=>t.split(" ").map(r=>[r,e])));function Om(e){return F6.get(e)}var bi=class{ids=new Set;inherits=!1};var $m=2e4,B6=1e3,U6=400,H6=new Set(["fill","stroke","style"]),j6=new Set(["linearGradient","radialGradient"]),ga=class{#e=[];#t=[];#r=new Map;#n=new bi;#i=new Set;openElement(t,r){
let n,i=[];for(let[a,c]of r){/inherit|var\(/i.test(c)&&(this.#n.inherits=!0);let m=[...c.matchAll(/url\(\s*["']?#([^"')\s]+)/gi)].map(([,p=""])=>p);a==="id"?n=c:
a==="href"?i.push([a,[c.slice(1)]]):m.length>0&&i.push([a,m])}let s={name:t,children:[],references:i,rendered:void 0};n!==void 0&&!this.#r.has(n)&&this.#r.set(n,
s),(this.#t.at(-1)?.children??this.#e).push(s),this.#t.push(s)}closeElement(){let t=this.#t.pop();if(!(t===void 0||t.children.length===0&&t.name!=="use"))for(let[
r,n]of t.references){if(r==="href")continue;let i=H6.has(r)?this.#n.ids:this.#i;for(let s of n)i.add(s)}}addStyles({ids:t,inherits:r}){for(let n of t)this.#n.ids.
add(n);r&&(this.#n.inherits=!0)}get areTooMany(){return this.#a(this.#e,0)>$m||this.#s()>B6}#s(){let{ids:t,inherits:r}=this.#n,n=new Set([...t,...r?this.#i:[]].
flatMap(s=>this.#r.get(s)??[])),i=1;for(let s of n)j6.has(s.name)||(i=Math.min(wm,i*this.#m(s,0)));return i}#a(t,r){let n=0;for(let i of t)if(n+=this.#m(i,r),n>
$m)return wm;return n}#m(t,r){if(t.rendered!==void 0)return t.rendered;if(r>U6)return wm;t.rendered=0;let n=t.references.flatMap(([,s])=>s.flatMap(a=>this.#r.get(
a)??[])),i=this.#a(n,r+1);return t.rendered=Math.min(wm,1+i+this.#a(t.children,r+1)),t.rendered}},wm=$m+1,Pm={rule:"svg.copies",family:"SVG",why:`References suc\
h as <use> and url(#id) render more than ${$m} elements, or are nested too deeply.`,fix:"Refer to elements that do not refer to others, and use fewer copies."};function lR(e,t,{name:r,value:n},i){a0(t,r)?t==="img"&&r==="src"?e.refer("image",n,i):t==="link"&&r==="href"?e.refer("sheet",n,i):t==="script"&&r==="src"&&e.refer(
"script",n,i):e.refuse(o0(r),i)}function mR(e,t,r){switch(t.tagName){case"meta":return V6(t)||e.refuse(G6,r),null;case"link":return(Hn(t,"rel")!=="stylesheet"||
Hn(t,"href")===null)&&e.refuse(K6,r),null;case"script":return q6(e,t,r);default:return null}}function V6(e){let t=Hn(e,"charset"),r=Hn(e,"name");return t!==null?
t.toLowerCase()==="utf-8"&&r===null&&Hn(e,"content")===null:r!==null&&Gh.includes(r)&&Hn(e,"content")!==null}function q6(e,t,r){let n=Hn(t,"src"),i=Hn(t,"type");
return(n===null||t.childNodes.length>0)&&e.refuse(z6,r),i!==null&&i!=="module"&&e.refuse(W6,r),n===null?null:{url:n,isModule:i==="module",isDeferred:Hn(t,"defer")!==
null,offset:r}}function Hn(e,t){return e.attrs.find(r=>r.name===t)?.value??null}var G6={rule:"html.meta",family:"html",why:"A meta element must have charset=utf\
-8, or one of the listed names with content.",fix:`Use the names ${Gh.join(", ")}, or remove the element.`},K6={rule:"html.link",family:"NET",why:"A link elemen\
t must have rel=stylesheet and the href of a file.",fix:'Write <link rel="stylesheet" href="style.css">; resource hints and icons are not supported.'},z6={rule:"\
html.script",family:"DYN",why:"A script element must name a file in src and have no text.",fix:"Move the script into a .js file."},W6={rule:"html.script",family:"\
DYN",why:"The type of a script element must be module, or absent.",fix:'Remove the attribute, or write type="module".'};var Y6=new Set([65534,65535,131070,131071,196606,196607,262142,262143,327678,327679,393214,393215,458750,458751,524286,524287,589822,589823,655358,655359,720894,
720895,786430,786431,851966,851967,917502,917503,983038,983039,1048574,1048575,1114110,1114111]),De="�",h;(function(e){e[e.EOF=-1]="EOF",e[e.NULL=0]="NULL",e[e.
TABULATION=9]="TABULATION",e[e.CARRIAGE_RETURN=13]="CARRIAGE_RETURN",e[e.LINE_FEED=10]="LINE_FEED",e[e.FORM_FEED=12]="FORM_FEED",e[e.SPACE=32]="SPACE",e[e.EXCLAMATION_MARK=
33]="EXCLAMATION_MARK",e[e.QUOTATION_MARK=34]="QUOTATION_MARK",e[e.AMPERSAND=38]="AMPERSAND",e[e.APOSTROPHE=39]="APOSTROPHE",e[e.HYPHEN_MINUS=45]="HYPHEN_MINUS",
e[e.SOLIDUS=47]="SOLIDUS",e[e.DIGIT_0=48]="DIGIT_0",e[e.DIGIT_9=57]="DIGIT_9",e[e.SEMICOLON=59]="SEMICOLON",e[e.LESS_THAN_SIGN=60]="LESS_THAN_SIGN",e[e.EQUALS_SIGN=
61]="EQUALS_SIGN",e[e.GREATER_THAN_SIGN=62]="GREATER_THAN_SIGN",e[e.QUESTION_MARK=63]="QUESTION_MARK",e[e.LATIN_CAPITAL_A=65]="LATIN_CAPITAL_A",e[e.LATIN_CAPITAL_Z=
90]="LATIN_CAPITAL_Z",e[e.RIGHT_SQUARE_BRACKET=93]="RIGHT_SQUARE_BRACKET",e[e.GRAVE_ACCENT=96]="GRAVE_ACCENT",e[e.LATIN_SMALL_A=97]="LATIN_SMALL_A",e[e.LATIN_SMALL_Z=
122]="LATIN_SMALL_Z"})(h||(h={}));var jt={DASH_DASH:"--",CDATA_START:"[CDATA[",DOCTYPE:"doctype",SCRIPT:"script",PUBLIC:"public",SYSTEM:"system"};function Mm(e){
return e>=55296&&e<=57343}function u0(e){return e>=56320&&e<=57343}function pR(e,t){return(e-55296)*1024+9216+t}function Lm(e){return e!==32&&e!==10&&e!==13&&e!==
9&&e!==12&&e>=1&&e<=31||e>=127&&e<=159}function Fm(e){return e>=64976&&e<=65007||Y6.has(e)}var A;(function(e){e.controlCharacterInInputStream="control-character-in-input-stream",e.noncharacterInInputStream="noncharacter-in-input-stream",e.surrogateInInputStream=
"surrogate-in-input-stream",e.nonVoidHtmlElementStartTagWithTrailingSolidus="non-void-html-element-start-tag-with-trailing-solidus",e.endTagWithAttributes="end-\
tag-with-attributes",e.endTagWithTrailingSolidus="end-tag-with-trailing-solidus",e.unexpectedSolidusInTag="unexpected-solidus-in-tag",e.unexpectedNullCharacter=
"unexpected-null-character",e.unexpectedQuestionMarkInsteadOfTagName="unexpected-question-mark-instead-of-tag-name",e.invalidFirstCharacterOfTagName="invalid-fi\
rst-character-of-tag-name",e.unexpectedEqualsSignBeforeAttributeName="unexpected-equals-sign-before-attribute-name",e.missingEndTagName="missing-end-tag-name",e.
unexpectedCharacterInAttributeName="unexpected-character-in-attribute-name",e.unknownNamedCharacterReference="unknown-named-character-reference",e.missingSemicolonAfterCharacterReference=
"missing-semicolon-after-character-reference",e.unexpectedCharacterAfterDoctypeSystemIdentifier="unexpected-character-after-doctype-system-identifier",e.unexpectedCharacterInUnquotedAttributeValue=
"unexpected-character-in-unquoted-attribute-value",e.eofBeforeTagName="eof-before-tag-name",e.eofInTag="eof-in-tag",e.missingAttributeValue="missing-attribute-v\
alue",e.missingWhitespaceBetweenAttributes="missing-whitespace-between-attributes",e.missingWhitespaceAfterDoctypePublicKeyword="missing-whitespace-after-doctyp\
e-public-keyword",e.missingWhitespaceBetweenDoctypePublicAndSystemIdentifiers="missing-whitespace-between-doctype-public-and-system-identifiers",e.missingWhitespaceAfterDoctypeSystemKeyword=
"missing-whitespace-after-doctype-system-keyword",e.missingQuoteBeforeDoctypePublicIdentifier="missing-quote-before-doctype-public-identifier",e.missingQuoteBeforeDoctypeSystemIdentifier=
"missing-quote-before-doctype-system-identifier",e.missingDoctypePublicIdentifier="missing-doctype-public-identifier",e.missingDoctypeSystemIdentifier="missing-\
doctype-system-identifier",e.abruptDoctypePublicIdentifier="abrupt-doctype-public-identifier",e.abruptDoctypeSystemIdentifier="abrupt-doctype-system-identifier",
e.cdataInHtmlContent="cdata-in-html-content",e.incorrectlyOpenedComment="incorrectly-opened-comment",e.eofInScriptHtmlCommentLikeText="eof-in-script-html-commen\
t-like-text",e.eofInDoctype="eof-in-doctype",e.nestedComment="nested-comment",e.abruptClosingOfEmptyComment="abrupt-closing-of-empty-comment",e.eofInComment="eo\
f-in-comment",e.incorrectlyClosedComment="incorrectly-closed-comment",e.eofInCdata="eof-in-cdata",e.absenceOfDigitsInNumericCharacterReference="absence-of-digit\
s-in-numeric-character-reference",e.nullCharacterReference="null-character-reference",e.surrogateCharacterReference="surrogate-character-reference",e.characterReferenceOutsideUnicodeRange=
"character-reference-outside-unicode-range",e.controlCharacterReference="control-character-reference",e.noncharacterCharacterReference="noncharacter-character-r\
eference",e.missingWhitespaceBeforeDoctypeName="missing-whitespace-before-doctype-name",e.missingDoctypeName="missing-doctype-name",e.invalidCharacterSequenceAfterDoctypeName=
"invalid-character-sequence-after-doctype-name",e.duplicateAttribute="duplicate-attribute",e.nonConformingDoctype="non-conforming-doctype",e.missingDoctype="mis\
sing-doctype",e.misplacedDoctype="misplaced-doctype",e.endTagWithoutMatchingOpenElement="end-tag-without-matching-open-element",e.closingOfElementWithOpenChildElements=
"closing-of-element-with-open-child-elements",e.disallowedContentInNoscriptInHead="disallowed-content-in-noscript-in-head",e.openElementsLeftAfterEof="open-elem\
ents-left-after-eof",e.abandonedHeadElementChild="abandoned-head-element-child",e.misplacedStartTagForHeadElement="misplaced-start-tag-for-head-element",e.nestedNoscriptInHead=
"nested-noscript-in-head",e.eofInElementThatCanContainOnlyText="eof-in-element-that-can-contain-only-text"})(A||(A={}));var Q6=65536,Bm=class{constructor(t){this.handler=t,this.html="",this.pos=-1,this.lastGapPos=-2,this.gapStack=[],this.skipNextNewLine=!1,this.lastChunkWritten=!1,
this.endOfChunkHit=!1,this.bufferWaterline=Q6,this.isEol=!1,this.lineStartPos=0,this.droppedBufferSize=0,this.line=1,this.lastErrOffset=-1}get col(){return this.
pos-this.lineStartPos+ +(this.lastGapPos!==this.pos)}get codePointStart(){return this.pos-+(this.lastGapPos===this.pos)}get offset(){return this.droppedBufferSize+
this.codePointStart}getError(t,r){let{line:n,col:i,offset:s}=this,a=i+r,c=s+r;return{code:t,startLine:n,endLine:n,startCol:a,endCol:a,startOffset:c,endOffset:c}}_err(t){
this.handler.onParseError&&this.lastErrOffset!==this.offset&&(this.lastErrOffset=this.offset,this.handler.onParseError(this.getError(t,0)))}_addGap(){this.gapStack.
push(this.lastGapPos),this.lastGapPos=this.pos}_processSurrogate(t){if(this.pos!==this.html.length-1){let r=this.html.charCodeAt(this.pos+1);if(!u0(t)&&u0(r))return this.
pos++,this._addGap(),pR(t,r)}else if(!this.lastChunkWritten)return this.endOfChunkHit=!0,h.EOF;return this._err(A.surrogateInInputStream),t}willDropParsedChunk(){
return this.pos>this.bufferWaterline}dropParsedChunk(t=0){if(this.willDropParsedChunk()){let r=this.offset-this.droppedBufferSize-t;this.html=this.html.substring(
r),this.lineStartPos-=r,this.droppedBufferSize+=r,this.pos-=r,this.lastGapPos=-2,this.gapStack.length=0,this.pos>t&&this._addGap()}}write(t,r){this.html.length>
0?this.html+=t:this.html=t,this.endOfChunkHit=!1,this.lastChunkWritten=r}insertHtmlAtCurrentPos(t){this.html=this.html.substring(0,this.pos+1)+t+this.html.substring(
this.pos+1),this.endOfChunkHit=!1}startsWith(t,r){if(this.pos+t.length>this.html.length)return this.endOfChunkHit=!this.lastChunkWritten,!1;if(r)return this.html.
startsWith(t,this.pos);for(let n=0;n<t.length;n++)if((this.html.charCodeAt(this.pos+n)|32)!==t.charCodeAt(n))return!1;return!0}peek(t){let r=this.pos+t;if(r>=this.
html.length)return this.endOfChunkHit=!this.lastChunkWritten,h.EOF;let n=this.html.charCodeAt(r);return n===h.CARRIAGE_RETURN?h.LINE_FEED:n}advance(){if(this.pos++,
this.isEol&&(this.isEol=!1,this.line++,this.lineStartPos=this.pos),this.pos>=this.html.length)return this.endOfChunkHit=!this.lastChunkWritten,h.EOF;let t=this.
html.charCodeAt(this.pos);return t===h.CARRIAGE_RETURN?(this.isEol=!0,this.skipNextNewLine=!0,h.LINE_FEED):t===h.LINE_FEED&&(this.isEol=!0,this.skipNextNewLine)?
(this.line--,this.skipNextNewLine=!1,this._addGap(),this.advance()):(this.skipNextNewLine=!1,Mm(t)&&(t=this._processSurrogate(t)),this.handler.onParseError===null||
t>31&&t<127||t===h.LINE_FEED||t===h.CARRIAGE_RETURN||t>159&&t<64976||this._checkForProblematicCharacters(t),t)}_checkForProblematicCharacters(t){Lm(t)?this._err(
A.controlCharacterInInputStream):Fm(t)&&this._err(A.noncharacterInInputStream)}retreat(t){for(this.pos-=t;this.pos<this.lastGapPos;)this.lastGapPos=this.gapStack.
pop(),this.pos--;this.isEol=!1}};var J;(function(e){e[e.CHARACTER=0]="CHARACTER",e[e.NULL_CHARACTER=1]="NULL_CHARACTER",e[e.WHITESPACE_CHARACTER=2]="WHITESPACE_CHARACTER",e[e.START_TAG=3]="STAR\
T_TAG",e[e.END_TAG=4]="END_TAG",e[e.COMMENT=5]="COMMENT",e[e.DOCTYPE=6]="DOCTYPE",e[e.EOF=7]="EOF",e[e.HIBERNATION=8]="HIBERNATION"})(J||(J={}));function Um(e,t){
for(let r=e.attrs.length-1;r>=0;r--)if(e.attrs[r].name===t)return e.attrs[r].value;return null}var Z6=[8364,0,8218,402,8222,8230,8224,8225,710,8240,352,8249,338,0,381,0,0,8216,8217,8220,8221,8226,8211,8212,732,8482,353,8250,339,0,382,376];function e5(e){return e===
0||e>=55296&&e<=57343||e>1114111}function fR(e){return e5(e)?65533:e>=128&&e<=159&&Z6[e-128]||e}var dR=["Q=¨`p0AEligMPacutebrevecircyfrgravelphamacrndogonpfpplyFunctionringscrsigntildeumlBackslashrvwedcyecausernoullistafropfrevescrumpeqCHcyOPYacutepitalDif\
ferentialDyleyscaronedilirconintdotedillanterDotfrhiircleDotMinusPlusTimeslockwiseContourIntegralseCurlyDoubleQuoteQuoteolonengruentinttourIntegralpfroductunter\
ClockwiseContourIntegralrossscrupCapDDotrahdJcyScyZcyaggerrrshvcaronyeltafriacriticalAcuteDotubleAcuteGraveTildemondfferentialDopftDotEqualubleContourIntegralDo\
twnArrowLeftArrowRightArrowTeeongLeftArrowRightArrowRightArrowRightArrowTeeUpArrowDownArrowVerticalBarwnArrowBarUpArrowBreveLeftRightVectorTeeVectorVectorBarRig\
htTeeVectorVectorBarTeeArrowarrowscrtrokENGTHacutecaronircydotfrgravelementmacrptySmallSquareVerySmallSquareogonpfpsilonqualTildeilibriumscrimtaumlxistsponentia\
lEFcyfrilledSmallSquareVerySmallSquareopfrAlluriertrfscrGJcyTammadbrevecedilircydotfrgopfreaterEqualLessFullEqualGreaterLessSlantEqualTildescrtHARDcyacektcircfr\
ilbertSpaceopfrizontalLinescrtrokumpDownHumpEqualIEcyJligOcyacutecircydotfrgravemacrginaryIpliesntegralrsectionvisibleCommaTimesogonpftascrtildeukcymlJcircyfrop\
fscrercyukcyKHcyJcyappacedilyfropfscrLJcyTacutembdangplacetrfrrcaronedilyeftAngleBracketrrowBarRightArrowCeilingDoubleBracketwnTeeVectorVectorBarFloorRightArrow\
VectorTeeArrowVectorriangleBarEqualUpDownVectorTeeVectorVectorBarVectorBararrowrightarrowssEqualGreaterFullEqualGreaterLessSlantEqualTildefrleftarrowmidotongLef\
tArrowRightArrowRightArrowleftarrowrightarrowrightarrowpfwerLeftArrowRightArrowscrhtroktMapcyediumSpacellintrffrinusPlusopfscruNJcyacutecaronedilyegativeMediumS\
paceThickSpacenSpaceVeryThinSpacestedGreaterGreaterLessLesswLinefroBreaknBreakingSpacepftCongruentupCapDoubleVerticalBarElementqualTildexistsGreaterEqualFullEqu\
alGreaterLessSlantEqualTildeHumpDownHumpEqualLeftTriangleBarEqualssEqualGreaterLessSlantEqualTildeNestedGreaterGreaterLessLessPrecedesEqualSlantEqualReverseElem\
entightTriangleBarEqualSquareSubsetEqualpersetEqualubsetEqualcceedsEqualSlantEqualTildepersetEqualTildeEqualFullEqualTildeVerticalBarscrtildeuOEligacutecircydbl\
acfrgravemacregaicronopfpenCurlyDoubleQuoteQuoterscrlashtildemesumlverBarraceketParenthesisPartialDcyfrhiilusMinusoincareplanepfrecedesEqualSlantEqualTildeimeod\
uctportionalscriQUOTfropfscrRBarrEGacutengrrtlcaronedilyeverseElementquilibriumUpEquilibriumfrhoightAngleBracketrrowBarLeftArrowCeilingDoubleBracketwnTeeVectorV\
ectorBarFloorTeeArrowVectorriangleBarEqualUpDownVectorTeeVectorVectorBarVectorBararrowopfundImpliesrightarrowscrhuleDelayedSHCHcycyOFTcyacutecaronedilircyfrhort\
DownArrowLeftArrowRightArrowUpArrowigmamallCircleopfqrtuareIntersectionSubsetEqualpersetEqualUnionscrtarubsetEqualcceedsEqualSlantEqualTildehThatmpersetEqualset\
THORNRADESHcycyabucaronedilyfrhereforetaickSpacenSpaceildeEqualFullEqualTildeopfripleDotscrtrokUacuterrocirbrcyevecircydblacfrgravemacrnderBarraceketParenthesis\
ionPlusogonpfpArrowBarDownArrowDownArrowEquilibriumTeeArrowarrowdownarrowperLeftArrowRightArrowsilonringscrtildeumlVDashbarcydashleerbarticalBarLineSeparatorTil\
deyThinSpacefropfscrvdashWcircedgefropfscrXfriopfscrYAcyIcyUcyacutecircyfropfscrumlZHcyacutecaronydoteroWidthSpacetafropfscraacutebrevecEdircuteyeligfrgravelefs\
ymphphamacrlgpndanddslopevgelemsdaabcdefghrtvbdsphtzarrogonpfpEacireidosproxeqringscrtympeqtildeumlwconintintbNotackcongepsilonprimesimeqrveewedgebrktbrkcongydq\
uoecausemptyvpsirnoutahweenfrigcapircupodotplustimessqcuptartriangledownupuplusveewedgekarowlacklozengesquaretriangledownleftrightnkk12434ocknequivotopfttomwtie\
xDLRlrHDUduULRlrVHLRhlrboxdLRlrhDUduminusplustimesuLRlrvHLRhlrprimerevevbarscremiimeolbhsubulletmpEeqcacutepandbrcupcapupdotsretoncapsronedilircupssmdotedilmpty\
vnterdotfrhcyeckmarkiirEceqlearrowleftrightdRSastcircdashefnintmidscirlubsuitoloneqmmatpfnlementxesngdotintpfrodysrrarrossscrubepetdotudarrlreprsclarrppbrcapcap\
updotorsrarrmlyeqprecsuccveewedgerenvearrowleftrightveewedwconintintylctydArrHaraggerlethrrshvbkarowlaccaronydaggerrrotseqegltamptyvfishtrharlriamondsuitsegamma\
sinvideontimesonxjcylcornropollarpfteqdotminusplussquareublebarwedgewnarrowdownarrowsharpoonleftrightrbkarowcornropscryoltroktdotrifuarrharwanglezcyigrarreDDoto\
tacutestercaronircolonydotefDotrgravesdotlinterslsdotmacrptysetvsp134ngspogonpfparsllussilonvqcircolonsimlantgtrlessualsestivDDvparslrDotarrscrdotimtahumlroxcli\
stpectationonentialefallingdotseqcyemalefiligligligriligjliglatligtnsnofopfrallkvpartintrac123456823534584556878slownscrgElacutemmadpbrevecircydotelqqslantsccdo\
tollesfrggimeljcylEajnEapproxeqqsimopfravescrimeltccirdotlParquestrapproxrrdoteqlessqlesslesssimvertneqqnEhArrairsplfmiltrdcyrcirwbarcirceartsuitlliprconfrksear\
owwarowoarrmthtokleftarrowrightarrowpfrbarscrlashtrokybullpheniacutecircyecyxclffrgraveiiintntnfinotajligmacrgelinepartthofpedncarefintieodottcalegersrcallarhkp\
rodocygonpftaprodquestscrinEdotsvvtildeukcymljcircyfrmathopfscrercyukcykappavcedilyfrgreenhcyjcyopfscrlAarrrrtailBarrEgHaracuteemptyvgranmbdangdlepquorrbfsfshkl\
pplsimtltailesbarrbrkracekkeslducaronedililubydcaquorrdharusharsheftarrowtailharpoondownupleftarrowsrightarrowsharpoonssquigarrowthreetimesgqqslantsccdotorgessa\
pproxdoteqgtrqgtrgtrsimfishtloorrgEhardulblkjcylarrcornerhardtrimidotoustachenEapproxeqqsimoangrrbrkngleftarrowrightarrowmapstorightarrowoparrowleftrightparflus\
timeswastbarzengefparltrarrcornerhardmtrisaquocrhimegqbuortroktccirdothreeimeslarrquestrPariefurdsharuharvertneqqnEmDDotacrletesepstodownleftuprkercommaydasheas\
uredanglefrhoicrodastcirdotnusbdulcpdrnplusodelspfpscrtposultimapmapnGgtvLeftarrowrightarrowltvRightarrowVDashdashablacutengpEidosproxturalsbspumpecapronedilong\
dotupydasheArrarhkrowdotquivsearimxistsfrgEeqqslantssimtrhArrarrparisdvjcylArrEarrdreftarrowrightarrowqqslantsssimtriemidopftinEdotvabcnivabcparallelsltolintrcu\
eeceqrArrarrcwightarrowtriesccueerhortmidparallelimeqmidparqsubepeubEeseteqqcceqpEeseteqqtglildelgrianglelefteqrightequmerospvDashHarrapdashgetinfinlArretrierAr\
rtriesimwArrarhkrownearoSacutestcircydashblacivotsoldeligfcirrgonravethbarmintlarrcirrossinetmacregaicrondnusopfparerplusrarrderoffmigoforslopevscrlasholtildeme\
sasumlvbarparallelsimltcyercntiodmilptenkfrhivmmatoneitchforkvlanckhkvusacirbcirdouemnsimtwomointintpfundrEapcueecapproxcurlyeqeqnapproxeqqsimsimimesnEapsimodfa\
larlinesurfptosimurelscriuncspqfrintopfprimescruaternionsintesteqotrAarrrrtailBarrHaraceutedicemptyvngdelequorrapbfscfshklpplsimtlwtailionalsbarrbrkracekkeslduc\
aronedililubydcaldharquorshealinepartsctgfishtloorrhardulovightarrowtailharpoondownupleftarrowsharpoonsrightarrowssquigarrowthreetimesngsingdotseqlarrharmmousta\
chenmidoangrrbrkparflustimespargtpolintrarrsaquocrhqbuorthreeimesriefltriuluharxsacutebquocEaproncueedilircnEapsimpolintsimydotbeeArrarhkrowctmiswartminusnxtfro\
wnharpchcyyortmidparallelyigmafvmdoteqgElEneplusrarrlarrmallsetminusshpeparslidletesoftcylbarpfpadesuitrqcapsupssubeseteqpesetequareffrarrscretmnmiletarftarfrai\
ghtepsilonphinsubEdotedotmultnEeplusrarrseteqqneqqimubpccapproxcurlyeqeqnapproxeqqsimsimmngp123EdotsubedothsolublarrmultnEeplusseteqqneqqimubpwArrarhkrownwarzli\
gtargetubrkcaronedilydotelrecfrhere4foretasymvickapproxsimnspkapsimornildemesbardntoeapbotcirforksaprimeradeiangledownlefteqqrighteqdoteminusplussbtimepeziumscr\
yhcytrokwixtoheadleftarrowrightarrowuArrHaracuterrbrcyevecircydarrblacharfishtrgraveharlrblklcornerroptrimacrlogonpfparrowdownarrowharpoonleftrightlussihlonupar\
rowsrcornerropingtriscrtdotilderifuarrmlwanglevArrBarvDashangrtrepsilonkappanothingphiiroptorhosigmaubsetneqqpsetneqqthetariangleleftrightcydasheebareqlliprbart\
frltrinsubpopfproprtriscrubnEepnEezigzagwcircedbargeqierpfropfpreathscrxcapircupdtrifrhArrarrilArrarrmapnisodotpflustimerArrarrscrqcupuplustriveewedgeyacuteycir\
cyenfricyopfscrucymlzacutecaronydoteetrftafrhcyigrarropfscrwjnjC(D%D($(D'%$$ED($'$'$%$'%E$/D'$F%'D(D&#,%%&&$%$)%+%%$E$F$'$&$(#'D&$(%$&4%($(E'%&%($&$)%*$%$%$+)()\
')($:&5-($'($%*&&&/%%&)%@$'$F$%&&#%%)$&$&$&$(%%%&$(%$$%&%$E$2.&0,.(.(&'%.$F%$&&&(%6)&+*),---&*/1---)-.&)*+,).%*,&,*'('2+,+)1&'1,)2&'&*('($F%'#&D%D($(E&%$$&$ED($\
)$'%1(2$'%E$)$'((&+$&%%$%D&$(%-#&$E$3)2$F%'%+$&#'D$$'($$($(%&%$$&$E$$$F$./'*,***'*-*($F$$#)$'%$$'$%$.$&%/$&%'$.'(#'$'$&D(D'%$$&$%D($$%&&*%($%&('+%/,($'%E%%$&$($\
'E%#(%$$E$F$F%'$'#'$&$'$(%$$E$F$F#'D$$(%'%%%+%%$(%'%$$2(',&,-'*'0).+)1&'('-,)'&*(*)(*/&/('/),))/&')-&'('-%1','*'''-'($E$$%+$($/+-'-',+-'-%E%/(-$&%$%'$$#&$%$-%*$\
E$+$F$&$$#'$($(%'%$$5+-.)+0%5)+%($E$)%1%%%$&,'(&4&*''+H'(&*-(-L-J-'-M-(&O*H&/2F2((%*(***G*M*(&W,K&+.H.-&1'/3F3(&O2(.I4('H,(().H.-.H(I.(&(+(+,+(&.$FD($$#(D(D'%$$\
($ED($'%&%($F$6,($$$FE'D(&&D&$)('+&'.#+$%$E$%$$$+$/%%$$%)+(+-+(%&%(&*-%$F%$C'$E$&$F#(D%$(%%%%'%$(%'%$$$%/+-*0$%$%$3)'-&-,(*(0*.,)2&(((&+(+))*0&0((/*,*)0&().&(($\
&%-$-$&%$$-#)%%$($($$%'%'%&%$$E$0(,(-(*$'$-$F$&%')/))/(+)1()($F$&$%&&)(%)+(+-+(&(%$%$&(+(&&C($'$'%%$%%$$(%'%$$E$+&%%K&)$'(((,(($F$+$F%'C)%%''$'&&D'%$$($ED($'$*)\
',&(.%&('$'%E$)*&*,%,%.%&((%(%,%/(-%%'&$'$F$(D&#($&$%$'($$%%'&$'*+'+,+(&-$E$F$F$(#($'$E$F$F#F$$$F$F#'$&$&D($'%$$E$F$F$&#'$($(%$$&$0%%$%$&$FC)$($$%D%$E&E&%$D'$$%\
DD($)&%%&$'&%E$$%&&&$&(&$%$&$&%&&)%*$*$*$*$*$*$*$&%(%*$&&'$&'$'%E$$%$%'%$%%%%%')%D'$F%$%&(%D(D&$*%&#'$*'*'('&*%%'&&)%$&''$'%$$'$()$%(%&%'%%&$&'$E$('&'%&''''(&('\
&&/.%&(&&&($($.()(+0'0'0(&%%&'$&%%&$E&G%%$F%$&&%'%&'$'$'$&$'$'$'$'$&%'$'$'$&$'$'$'$'$'$'$&&&%'$'$'$&$'$'$'$'$&(&'&(&%'$'$'$&$'$'$'$'$'$'$$($'E'$F%&%%'$%%'$''$&'\
%%%'$'$($#)%$&&&(&&'%&&&D%&&%$'&&E'%&%&(%$&D'%(E%'($E$&%&('%$$%&$&$'%'..()%*$*&*'*'&$&(&&&'$'(&$'($)$%&($&$'%'))&%%'&&&%E&&F$'%$'%&$F%%'$&$'$$'$))$%&&%%')$%$&(&\
&'%&&&%&D%')$&+*'(&((F&&.-(%&%&$*%&$(#'$&$(%'%%%%'$$)%&$(%$$$%(&%%(D%%&%($(%D$''$$&'&*''$%$%(%&%$F&)*&&$&$(&&$(%E%$&%(&&(&'&)%/%*'-'..($*%'&&$F&$%%%'$'%%'$$'%&$\
)$&%)#(%%D(%'$(%%G$%'%$$&$$$'%D$$E'%$&&$$%)%$%$&&$'%&(&($%%'%($$%%%$'%E$&'%%&%%'&'$$(&'%&&**'%'&&&%(%%)$'%&$&%&%%$%E$D&%%$&%&%,&,#0$%$($(%&&&%D$'$G$&%&%&$&$F%'&\
$'$$*D(($H$($($($'%($G%($($'%'%($'%&%%&$F#%%$$(%&($%$$($'%$$&$$%$%$&$&(%$&%&&)$*$&D'%$E$$%$$'$&$$%$%$%$$%%%''%$&$'$%&$F$'$&%%'$'$D$%%&%%&%'%(%*'%&&&)((&'&&$K%E#\
'$(%%%'%'&$'&'$$&$'$()&%'%'$E$*&($'%'%.'-%E%'$F%'%'$(%'C)$$E&%$$&E&$%%DD($$%'&%%'%&$'$'&%''''&%%%%&$$%'%&(&%'%$&&&(''&(&'$&%&%E%%$'D($F%%'$'&'$($'$$$%'$'E%#(%$$\
E$'$F$F%'$'#(($$(%$$E$($&$&$F$F#(%%%'$'$$%$$&$(%)%'%'%%'$'%%$E&%%'$(%'%'%'%'%'&'%%$&&&$'D$'%&%'($&%'&)$$(%'&%%%%$$&%&($%(&(%%$$%*,''..%'-'-1$,+,-'-%$%$&$&(%$&%&\
&)$*$&D'%&*'&'()''&'&$(%'%D$$%$$''$($%&$&$$%&%)%'%&$(%')'$%%%''%$&$'$%&$'&%%&%.+-')'-%.,(%&&D&&%(%'&&%$&'&$$&'%$'%)%&($%$%&$(%E%$%%'$'$%%&%($%'D$%%&%%&%'%'%'%(%\
'&$'$'$$*&'$K%E#(D&%%&$'&%$&&)')')%%'$(%$$'$/$E$%D'%$&&&&F&%&($($)$$&%%$($(%E$$$F%'$$%)%&#F%D&D$,(-%D%D&D$-$(%'$'%'%E%$&D&E&%&'%&(%*$D&%F(D$&&&%'%&(F%%%$$'$$%&%\
''$(%%F%'%'&E%')$$E$E%$&$'D'H&D%&%$&$$'%&%&$$%$&$%$$&$'%D%&%%%$&*(-&$'D'H&D'$%&%$&%($$&$FE$&%(D(F(%)$)$&%(%)$)$$&'('E'D%(%$&&&D'$(E$'%&(D(D%,%&($$%&&&D&D%*)+%%'\
$($%&%&%((%%%'D'$'F*%,D&%(E&$'D'$'F*%,D$&E'%%%.0%,(1%$$%$&&&%$(%'%E%'%E&D%(%'&D&D'F%'&G%F$'%''$(%%'#%D(%%$&G$%$$'%'%%%%%'$'$'%D$&E'%$$'%$$&$'%&&'%&%$$'%&%(&$&&$\
F$&%&%&$$%&%$&%(%F$F$%'%%%(%$$&E'%%D(&&)%D&$'#&F$''&&'$&$$%$(&&&&&$&'$E$%&$%'%&$$%*%$$()$'%%%'''$'&'%($'$G%'&'&$$$*%EE&$$%$%%%&%$&$')'*'%'*(&(&'&%&($%%&%&&%%&('\
'''&$'%%&%'$F%$$(#F$&$F$($F$-'&%&(%E%#(%%%'$'$&$F&&%&%)%%'$'$'%E&%%'%'$(%'$'%'%'%'%'&'%'$%'&%('$'%&%'($&%'&)$$(%'&%%%%$$&%(%&($%%$&'&'''$%%E$$(%'%D$''$($%$&$$,-\
'(./%(-,+(.(-(-%%%-$'%&%$$()'$'$'&%%&%&&D&&%($&'%%)$'$(%E%$%%&%($$(%'%%'$'$''$)$$#)$'$$%$%%&&%&%$&&%&%%&%&&%)%&%$$&'$'$$'%''$(%E%%%%'%)'$%%$E&&$'%'&$%)(+E$$'($(\
$%$&&&$'$&$'$&$'$&%&'&'$'$/&&%)%%&%%$&$'D$(%$&$'%%E$()&&$$'(D&%(D%&($(&+%'$($(&+%%$&&($&$$'$F%'%'%'$&'$%0+&&%$%&$&&&$'&&'&%'$&'&'&&)%+$)&,$'%'%($%%')'*'%'*(&(&'\
&%$%%%$F$F$F$&$&&'&&$'&&'(%&'&'&%'$&'&&)%+$)&,$'%'%($$'%''$(%%'D'#)%$$&$(%'%$$&$($E$(('&%(&($%,(&&&%&&&E&$'E&($)%($%%$&%$&&&&&D'&%%$($'%)+'+'/%+$+(0%&&&$&(&'&%&\
'%)$F&$%&%'$'%1*-#'$&D(%%$'&&D'%$$'%'%&$(%DD($''$%&$()%&&%&$'E$$'%E$)%,%.,(%&%%'$'&%+$()%&&%&%&$F$'%'%%'$$'E%$)#'$&'$$'$(%+&(&*&&'$'(&$'%&('K/D(J/D&('..($%$'$%&\
&&%%'%'&$$E$'$G'D$F$'$'$F%G(D&F(D$)#($(&%($%'$E$F$$$$%'$F#'%&%%$'$E$'%&$$$'%&$&$&$'%E&&%'$'%&$F%'$(%&$&$(C)&$$'%$D%$E$&$F$F$&E%#)$(%$$&$(%%$E$&$)$F$F$%%%0@0000H\
8H40H000047P00P@001000@0B0HP@:H9T8P000LB8d@800@I0<110000QQ8400P10030005940@410020000Q02000@0200000@P0101@8000440400000000808000000000@00000000P`0000000040400@00\
04<000000000008000030000000000P020T400020@0@00000000000000000000000000P0000000400400000400220080000100000000000000000P000000000000P000000@00402000000000@0000000\
0000000000000040000000000000",'Æ&ÁĂÂА𝔄ÀΑĀ⩓Ą𝔸⁡Å𝒜≔ÃÄ∖⫧⌆Б∵ℬΒ𝔅𝔹˘ℬ≎Ч©Ć⋒ⅅℭČÇĈ∰Ċ¸·ℭΧ⊙⊖⊕⊗∲”’∷⩴≡∯∮ℂ∐∳⨯𝒞⋓≍ⅅ⤑ЂЅЏ‡↡⫤ĎД∇Δ𝔇´˙˝`˜⋄ⅆ𝔻¨⃜≐∯¨⇓⇐⇔⫤⟸⟺⟹⇒⊨⇑⇕∥↓⤓⇵̑⥐⥞↽⥖⥟⇁⥗⊤↧⇓𝒟ĐŊ\
ÐÉĚÊЭĖ𝔈È∈Ē◻▫Ę𝔼Ε⩵≂⇌ℰ⩳ΗË∃ⅇФ𝔉◼▪𝔽∀ℱℱЃ>ΓϜĞĢĜГĠ𝔊⋙𝔾≥⋛≧⪢≷⩾≳𝒢≫Ъˇ^Ĥℌℋℍ─ℋĦ≎≏ЕĲЁÍÎИİℑÌℑĪⅈ⇒∬∫⋂⁣⁢Į𝕀ΙℐĨІÏĴЙ𝔍𝕁𝒥ЈЄХЌΚĶК𝔎𝕂𝒦Љ<ĹΛ⟪ℒ↞ĽĻЛ⟨←⇤⇆⌈⟦⥡⇃⥙⌊↔⥎⊣↤⥚⊲⧏⊴⥑⥠↿⥘↼⥒⇐⇔⋚≦≶⪡⩽\
≲𝔏⋘⇚Ŀ⟵⟷⟶⟸⟺⟹𝕃↙↘ℒ↰Ł≪⤅М ℳ𝔐∓𝕄ℳΜЊŃŇŅН​​​​≫≪\n𝔑⁠ ℕ⫬≢≭∦∉≠≂̸∄≯≱≧̸≫̸≹⩾̸≵≎̸≏̸⋪⧏̸⋬≮≰≸≪̸⩽̸≴⪢̸⪡̸⊀⪯̸⋠∌⋫⧐̸⋭⊏̸⋢⊐̸⋣⊂⃒⊈⊁⪰̸⋡≿̸⊃⃒⊉≁≄≇≉∤𝒩ÑΝŒÓÔОŐ𝔒ÒŌΩΟ𝕆“‘⩔𝒪ØÕ⨷Ö‾⏞⎴⏜∂П𝔓ΦΠ±ℌℙ⪻≺\
⪯≼≾″∏∷∝𝒫Ψ"𝔔ℚ𝒬⤐®Ŕ⟫↠⤖ŘŖРℜ∋⇋⥯ℜΡ⟩→⇥⇄⌉⟧⥝⇂⥕⌋⊢↦⥛⊳⧐⊵⥏⥜↾⥔⇀⥓⇒ℝ⥰⇛ℛ↱⧴ЩШЬŚ⪼ŠŞŜС𝔖↓←→↑Σ∘𝕊√□⊓⊏⊑⊐⊒⊔𝒮⋆⋐⋐⊆≻⪰≽≿∋∑⋑⊃⊇⋑Þ™ЋЦ	ΤŤŢТ𝔗∴Θ   ∼≃≅≈𝕋⃛𝒯ŦÚ↟⥉ЎŬÛУŰ𝔘ÙŪ_⏟⎵⏝⋃⊎Ų𝕌↑⤒⇅↕⥮⊥↥⇑⇕↖\
↗ϒΥŮ𝒰ŨÜ⊫⫫В⊩⫦⋁‖‖∣|❘≀ 𝔙𝕍𝒱⊪Ŵ⋀𝔚𝕎𝒲𝔛Ξ𝕏𝒳ЯЇЮÝŶЫ𝔜𝕐𝒴ŸЖŹŽЗŻ​Ζℨℤ𝒵áă∾∾̳∿â´аæ⁡𝔞àℵℵαā⨿&∧⩕⩜⩘⩚∠⦤∠∡⦨⦩⦪⦫⦬⦭⦮⦯∟⊾⦝∢Å⍼ą𝕒≈⩰⩯≊≋\'≈≊å𝒶*≈≍ãä∳⨑⫭≌϶‵∽⋍⊽⌅⌅⎵⎶≌б„∵∵⦰϶ℬβℶ≬𝔟⋂◯⋃⨀⨁\
⨂⨆★▽△⨄⋁⋀⤍⧫▪▴▾◂▸␣▒░▓█=⃥≡⃥⌐𝕓⊥⊥⋈╗╔╖╓═╦╩╤╧╝╚╜╙║╬╣╠╫╢╟⧉╕╒┐┌─╥╨┬┴⊟⊞⊠╛╘┘└│╪╡╞┼┤├‵˘¦𝒷⁏∽⋍\\⧅⟈••≎⪮≏≏ć∩⩄⩉⩋⩇⩀∩︀⁁ˇ⩍čçĉ⩌⩐ċ¸⦲¢·𝔠ч✓✓χ○⧃ˆ≗↺↻®Ⓢ⊛⊚⊝≗⨐⫯⧂♣♣:≔≔,@∁∘∁ℂ≅⩭∮𝕔∐©℗↵✗𝒸⫏⫑⫐\
⫒⋯⤸⤵⋞⋟↶⤽∪⩈⩆⩊⊍⩅∪︀↷⤼⋞⋟⋎⋏¤↶↷⋎⋏∲∱⌭⇓⥥†ℸ↓‐⊣⤏˝ďдⅆ‡⇊⩷°δ⦱⥿𝔡⇃⇂⋄⋄♦♦¨ϝ⋲÷÷⋇⋇ђ⌞⌍$𝕕˙≐≑∸∔⊡⌆↓⇊⇃⇂⤐⌟⌌𝒹ѕ⧶đ⋱▿▾⇵⥯⦦џ⟿⩷≑é⩮ě≖ê≕эėⅇ≒𝔢⪚è⪖⪘⪙⏧ℓ⪕⪗ē∅∅∅   ŋ ę𝕖⋕⧣⩱εεϵ≖≕≂⪖⪕=≟≡⩸⧥≓⥱ℯ≐≂ηðë€!∃ℰ\
ⅇ≒ф♀ﬃﬀﬄ𝔣ﬁfj♭ﬂ▱ƒ𝕗∀⋔⫙⨍½⅓¼⅕⅙⅛⅔⅖¾⅗⅜⅘⅚⅝⅞⁄⌢𝒻≧⪌ǵγϝ⪆ğĝгġ≥⋛≥≧⩾⩾⪩⪀⪂⪄⋛︀⪔𝔤≫⋙ℷѓ≷⪒⪥⪤≩⪊⪊⪈⪈≩⋧𝕘`ℊ≳⪎⪐>⪧⩺⋗⦕⩼⪆⥸⋗⋛⪌≷≳≩︀≩︀⇔ ½ℋъ↔⥈↭ℏĥ♥♥…⊹𝔥⤥⤦⇿∻↩↪𝕙―𝒽ℏħ⁃‐í⁣îие¡⇔𝔦ìⅈ⨌∭⧜℩ĳīℑℐℑı⊷Ƶ∈\
℅∞⧝ı∫⊺ℤ⊺⨗⨼ёį𝕚ι⨼¿𝒾∈⋹⋵⋴⋳∈⁢ĩіïĵй𝔧ȷ𝕛𝒿јєκϰķк𝔨ĸхќ𝕜𝓀⇚⇐⤛⤎≦⪋⥢ĺ⦴ℒλ⟨⦑⟨⪅«←⇤⤟⤝↩↫⤹⥳↢⪫⤙⪭⪭︀⤌❲{[⦋⦏⦍ľļ⌈{л⤶“„⥧⥋↲≤←↢↽↼⇇↔⇆⇋↭⋋⋚≤≦⩽⩽⪨⩿⪁⪃⋚︀⪓⪅⋖⋚⪋≶≲⥼⌊𝔩≶⪑↽↼⥪▄љ≪⇇⌞⥫◺ŀ⎰⎰≨⪉⪉⪇⪇≨⋦⟬⇽⟦⟵\
⟷⟼⟶↫↬⦅𝕝⨭⨴∗_◊◊⧫(⦓⇆⌟⇋⥭‎⊿‹𝓁↰≲⪍⪏[‘‚ł<⪦⩹⋖⋋⋉⥶⩻⦖◃⊴◂⥊⥦≨︀≨︀∺¯♂✠✠↦↦↧↤↥▮⨩м—∡𝔪℧µ∣*⫰·−⊟∸⨪⫛…∓⊧𝕞∓𝓂∾μ⊸⊸⋙̸≫⃒≫̸⇍⇎⋘̸≪⃒≪̸⇏⊯⊮∇ń∠⃒≉⩰̸≋̸ŉ≉♮♮ℕ ≎̸≏̸⩃ňņ≇⩭̸⩂н–≠⇗⤤↗↗≐̸≢⤨≂̸∄∄𝔫≧̸≱≱≧̸⩾̸\
⩾̸≵≯≯⇎↮⫲∋⋼⋺∋њ⇍≦̸↚‥≰↚↮≰≦̸⩽̸⩽̸≮≴≮⋪⋬∤𝕟¬∉⋹̸⋵̸∉⋷⋶∌∌⋾⋽∦∦⫽⃥∂̸⨔⊀⋠⪯̸⊀⪯̸⇏↛⤳̸↝̸↛⋫⋭⊁⋡⪰̸𝓃∤∦≁≄≄∤∦⋢⋣⊄⫅̸⊈⊂⃒⊈⫅̸⊁⪰̸⊅⫆̸⊉⊃⃒⊉⫆̸≹ñ≸⋪⋬⋫⋭ν#№ ⊭⤄≍⃒⊬≥⃒>⃒⧞⤂≤⃒<⃒⊴⃒⤃⊵⃒∼⃒⇖⤣↖↖⤧Ⓢó⊛⊚ôо⊝ő⨸⊙⦼œ⦿𝔬\
˛ò⧁⦵Ω∮↺⦾⦻‾⧀ōωο⦶⊖𝕠⦷⦹⊕∨↻⩝ℴℴªº⊶⩖⩗⩛ℴø⊘õ⊗⨶ö⌽∥¶∥⫳⫽∂п%.‰⊥‱𝔭φϕℳ☎π⋔ϖℏℎℏ+⨣⊞⨢∔⨥⩲±⨦⨧±⨕𝕡£≺⪳⪷≼⪯≺⪷≼⪯⪹⪵⋨≾′ℙ⪵⪹⋨∏⌮⌒⌓∝∝≾⊰𝓅ψ 𝔮⨌𝕢⁗𝓆ℍ⨖?≟"⇛⇒⤜⤏⥤∽̱ŕ√⦳⟩⦒⦥⟩»→⥵⇥⤠⤳⤞↪↬⥅⥴↣↝⤚∶ℚ⤍❳}]⦌⦎⦐\
řŗ⌉}р⤷⥩””↳ℜℛℜℝ▭®⥽⌋𝔯⇁⇀⥬ρϱ→↣⇁⇀⇄⇌⇉↝⋌˚≓⇄⇌‏⎱⎱⫮⟭⇾⟧⦆𝕣⨮⨵)⦔⨒⇉›𝓇↱]’’⋌⋊▹⊵▸⧎⥨℞ś‚≻⪴⪸š≽⪰şŝ⪶⪺⋩⨓≿с⋅⊡⩦⇘⤥↘↘§;⤩∖∖✶𝔰⌢♯щш∣∥­σςς∼⩪≃≃⪞⪠⪝⪟≆⨤⥲←∖⨳⧤∣⌣⪪⪬⪬︀ь/⧄⌿𝕤♠♠∥⊓⊓︀⊔⊔︀⊏⊑⊏⊑⊐⊒⊐⊒□□▪▪→𝓈\
∖⌣⋆☆★ϵϕ¯⊂⫅⪽⊆⫃⫁⫋⊊⪿⥹⊂⊆⫅⊊⫋⫇⫕⫓≻⪸≽⪰⪺⪶⋩≿∑♪⊃¹²³⫆⪾⫘⊇⫄⟉⫗⥻⫂⫌⊋⫀⊃⊇⫆⊋⫌⫈⫔⫖⇙⤦↙↙⤪ß⌖τ⎴ťţт⃛⌕𝔱∴∴θϑϑ≈∼ ≈∼þ˜×⊠⨱⨰∭⤨⊤⌶⫱𝕥⫚⤩‴™▵▿◃⊴≜▹⊵◬≜⨺⨹⧍⨻⏢𝓉цћŧ≬↞↠⇑⥣ú↑ўŭûу⇅ű⥮⥾𝔲ù↿↾▀⌜⌜⌏◸ū¨ų𝕦↑↕↿↾⊎υϒ\
υ⇈⌝⌝⌎ů◹𝓊⋰ũ▵▴⇈ü⦧⇕⫨⫩⊨⦜ϵϰ∅ϕϖ∝↕ϱς⊊︀⫋︀⊋︀⫌︀ϑ⊲⊳в⊢∨⊻≚⋮||𝔳⊲⊂⃒⊃⃒𝕧∝⊳𝓋⫋︀⊊︀⫌︀⊋︀⦚ŵ⩟∧≙℘𝔴𝕨℘≀≀𝓌⋂◯⋃▽𝔵⟺⟷ξ⟸⟵⟼⋻⨀𝕩⨁⨂⟹⟶𝓍⨆⨄△⋁⋀ýяŷы¥𝔶ї𝕪𝓎юÿźžзżℨζ𝔷ж⇝𝕫𝓏‍‌'];var Hm=(()=>{let e=new Uint8Array(128);for(let t=48;t<=57;t++)e[t]=t-47;for(let t=65;t<=90;t++)e[t]=t-54;for(let t=97;t<=122;t++)e[t]=t-60;return e})();function t5(e,t,r){
return e.charCodeAt(t)<<25|e.charCodeAt(t+1)<<18|e.charCodeAt(t+r-2)<<11|Hm[e.charCodeAt(t+r-1)]<<5|r}function Yo(e,t){return(e*3<<3^t)&1023}function r5(e,t){return(Math.
imul(e,2654435761)>>>16)*t>>>16}function n5(e,t){return(Math.imul(e,2246822507)>>>16)*t>>>16}function hR(e){let[t,r]=e,n=t.charCodeAt(0)-48<<6|t.charCodeAt(1)-48,
i=t.charCodeAt(2)-48<<6|t.charCodeAt(3)-48,s=t.charCodeAt(4)-48<<6|t.charCodeAt(5)-48,a=6+i,c=a+2*n,m=2*s,p=new Int32Array(m),d=new Uint16Array(m),E=new Uint16Array(
m),_=new Uint32Array(1024),O=new Map,j=[],Ae="",Yt=6,ur=0;for(let tn=0;tn<n;tn++){let ki=t.charCodeAt(a+2*tn)-35,ds=t.charCodeAt(a+2*tn+1)-35,Qn=ki&31,Ir=Qn+(ds&
31),hs=(ds>>5)+1;Ae=Ae.slice(0,Qn)+t.slice(Yt,Yt+Ir-Qn),Yt+=Ir-Qn;let gs=t5(Ae,0,Ir),Jn=2*((t.charCodeAt(c+Math.floor(tn/6))-48&1<<tn%6)===0?r5:n5)(gs,s);if(p[Jn]!==
0&&(Jn+=1),p[Jn]=gs,Ir>4){let Ua=Ae.slice(2,Ir-2),Vg=O.get(Ua);if(Vg===void 0){O.set(Ua,j.length),d[Jn]=j.length;for(let Pu=0;Pu<Ua.length;Pu+=2)j.push(Ua.charCodeAt(
Pu)|Ua.charCodeAt(Pu+1)<<16)}else d[Jn]=Vg}let jg=Yo(Ae.charCodeAt(0),Ae.charCodeAt(1));_[jg]|=Ir<=16?1<<Ir-2:32768,(ki&32)!==0&&(_[jg]|=1<<Ir-2+16),E[Jn]=ur<<2|
hs-1|(ki&32)>>4,ur+=hs}return{keys:p,buckets:s,slotMidOff:d,slotValue:E,values:r,lengthBits:_,middles:new Uint32Array(j)}}var i5=35,Xo=59,s5=61,jm=48,AR=97;var a5=120,o5=65,SR=32;function u5(e){return e-jm>>>0<=9}function CR(e){return u5(e)||(e|SR)-AR>>>0<=25}function f0(e){return e===s5||CR(e)}var Vt;(function(e){
e[e.Legacy=0]="Legacy",e[e.Strict=1]="Strict",e[e.Attribute=2]="Attribute"})(Vt||(Vt={}));var Zi=hR(dR),Vm=Zi.keys,qm=Zi.buckets,_R=Zi.slotMidOff,h0=Zi.lengthBits,
Gm=Zi.middles,g0=Zi.slotValue,gR=Zi.values;function x0(e,t,r){let n=e.charCodeAt(t),i=e.charCodeAt(t+1),s=e.charCodeAt(t+r-2),a=e.charCodeAt(t+r-1);if((n|i|s|a)>127)return-1;let c=n<<25|i<<18|s<<11|Hm[a]<<
5|r,m=2*((Math.imul(c,2654435761)>>>16)*qm>>>16);for(let p=0;;p++){if(Vm[m]===c&&(r<=4||xR(m,e,t,r)))return m;if(Vm[m+1]===c&&(r<=4||xR(m+1,e,t,r)))return m+1;if(p===
1)return-1;m=2*((Math.imul(c,2246822507)>>>16)*qm>>>16)}}function xR(e,t,r,n){let i=_R[e],s=r+2,a=r+n-2;for(;s+1<a;){if((t.charCodeAt(s)|t.charCodeAt(s+1)<<16)!==
Gm[i++])return!1;s+=2}return s===a||t.charCodeAt(s)===(Gm[i]&65535)}var c5=(()=>{let e=new Uint8Array(128).fill(255);for(let t=0;t<10;t++)e[jm+t]=t;for(let t=0;t<6;t++)e[o5+t]=t+10,e[AR+t]=t+10;return e})();function RR(e,t,r){let n=h0[Yo(e.charCodeAt(t),e.charCodeAt(t+1))]>>>16&31;for(;n!==0;){let i=31-Math.clz32(n);if(n^=1<<i,i+2>r)continue;let s=x0(e,t,i+2);if(s>=
0&&(g0[s]&2)!==0)return s<<3|i+2}return-1}function l5(e,t,r){let n=e.slice(t,t+32).indexOf(";");if(n-2>>>0<=29){let i=x0(e,t,n);if(i>=0)return i<<6|n+1}if(r!==Vt.
Strict){let i=RR(e,t,Math.min(31,e.length-t));if(i>=0){let s=i&7;if(r!==Vt.Attribute||t+s>=e.length||!f0(e.charCodeAt(t+s)))return i>>3<<6|s}}return-1}var c0=0,l0=1,m0=2,p0=3,ER=4,d0=class{emitCodePoint;errors;state=c0;consumed=1;result=0;decodeMode=Vt.Strict;replaceNumericCodePoint=fR;constructor(t,r){this.emitCodePoint=
t,this.errors=r}stateNumericStart(t,r){return r>=t.length?-1:(t.charCodeAt(r)|SR)===a5?(this.state=p0,this.consumed+=1,this.stateNumericHex(t,r+1)):(this.state=
m0,this.stateNumericDecimal(t,r))}stateNumericHex(t,r){let n=t.length,{result:i,consumed:s}=this,a=r;for(;a<n;){let c=t.charCodeAt(a),m=c5[c];if(m<=15)i=i*16+m;else
return this.result=i,this.consumed=s,this.emitNumericEntity(c,3);s+=1,a+=1}return this.result=i,this.consumed=s,-1}stateNumericDecimal(t,r){let n=t.length,{result:i,
consumed:s}=this,a=r;for(;a<n;){let c=t.charCodeAt(a)-jm;if(c>>>0>9)return this.result=i,this.consumed=s,this.emitNumericEntity(c+jm,2);i=i*10+c,s+=1,a+=1}return this.
result=i,this.consumed=s,-1}emitNumericEntity(t,r){if(this.consumed<=r)return this.errors?.absenceOfDigitsInNumericCharacterReference(this.consumed),0;if(t===Xo)
this.consumed+=1;else if(this.decodeMode===Vt.Strict)return 0;return this.emitCodePoint(this.replaceNumericCodePoint(this.result),this.consumed),this.errors&&(t!==
Xo&&this.errors.missingSemicolonAfterCharacterReference(),this.errors.validateNumericCharacterReference(this.result)),this.consumed}startEntity(t){this.decodeMode=
t,this.state=c0,this.result=0,this.consumed=1}write(t,r){switch(this.state){case c0:return t.charCodeAt(r)===i5?(this.state=l0,this.consumed+=1,this.stateNumericStart(
t,r+1)):(this.state=ER,this.stateNamedEntity(t,r));case l0:return this.stateNumericStart(t,r);case m0:return this.stateNumericDecimal(t,r);case p0:return this.stateNumericHex(
t,r);default:return this.stateNamedEntity(t,r)}}end(){switch(this.state){case ER:return this.endNamedEntity();case m0:return this.emitNumericEntity(0,2);case p0:
return this.emitNumericEntity(0,3);case l0:return this.errors?.absenceOfDigitsInNumericCharacterReference(this.consumed),0;default:return 0}}},Km=class extends d0{runLength=0;nameBuffer=new Uint8Array(
32);emitSlot(t){let r=g0[t],n=r>>2;this.emitCodePoint(gR.charCodeAt(n),this.consumed),(r&1)!==0&&this.emitCodePoint(gR.charCodeAt(n+1),this.consumed)}startEntity(t){
super.startEntity(t),this.runLength=0}stateNamedEntity(t,r){let n=t.length;if(this.runLength===0&&r+17<=n){let m=t.charCodeAt(r),p=Yo(m,t.charCodeAt(r+1)),d=h0[p];
if((d&32768)!==0&&r+32<=n){let _=l5(t,r,this.decodeMode);if(_>=0){let O=_&63;return this.consumed=O+1,this.emitSlot(_>>6),t.charCodeAt(r+O-1)!==Xo&&this.errors?.
missingSemicolonAfterCharacterReference(),this.consumed}return 0}let E=d&32767;for(;E!==0;){let _=E&-E;E^=_;let O=33-Math.clz32(_);if(t.charCodeAt(r+O)===Xo){let j=x0(
t,r,O);if(j>=0)return this.consumed=O+2,this.emitSlot(j),this.consumed}}if((d&32768)===0){if(this.decodeMode!==Vt.Strict){let _=RR(t,r,31);if(_>=0){let O=_&7,j=t.
charCodeAt(r+O);return this.decodeMode===Vt.Attribute&&f0(j)?0:(this.consumed=O+1,this.emitSlot(_>>3),this.errors?.missingSemicolonAfterCharacterReference(),this.
consumed)}}return 0}}let i=r,{runLength:s}=this,a=-1,c=Math.min(n,r+32-s);for(;i<c;){let m=t.charCodeAt(i);if(!CR(m)){a=m;break}this.nameBuffer[s++]=m,i++}if(a<
0&&s<32)return this.runLength=s,-1;if(a===Xo&&s-2>>>0<=29){let m=NR(this.nameBuffer,s);if(m>=0)return this.consumed=s+2,this.emitSlot(m),this.consumed}if(this.decodeMode!==
Vt.Strict&&s>=2){let m=bR(this.nameBuffer,s);if(m>=0){let p=m&7,d=p<s?this.nameBuffer[p]:a;return this.decodeMode===Vt.Attribute&&f0(d)?0:(this.consumed=p+1,this.
emitSlot(m>>3),this.errors?.missingSemicolonAfterCharacterReference(),this.consumed)}}return 0}endNamedEntity(){if(this.decodeMode===Vt.Strict||this.runLength<2)
return 0;let t=bR(this.nameBuffer,this.runLength);return t<0||this.decodeMode===Vt.Attribute&&(t&7)<this.runLength?0:(this.consumed=(t&7)+1,this.emitSlot(t>>3),
this.errors?.missingSemicolonAfterCharacterReference(),this.consumed)}};function NR(e,t){let r=e[0]<<25|e[1]<<18|e[t-2]<<11|Hm[e[t-1]]<<5|t,n=2*((Math.imul(r,2654435761)>>>
16)*qm>>>16);for(let i=0;;i++){if(Vm[n]===r&&(t<=4||yR(n,e,t)))return n;if(Vm[n+1]===r&&(t<=4||yR(n+1,e,t)))return n+1;if(i===1)return-1;n=2*((Math.imul(r,2246822507)>>>
16)*qm>>>16)}}function yR(e,t,r){let n=_R[e],i=2,s=r-2;for(;i+1<s;){if((t[i]|t[i+1]<<16)!==Gm[n++])return!1;i+=2}return i===s||t[i]===(Gm[n]&65535)}function bR(e,t){
let r=h0[Yo(e[0],e[1])]>>>16&31;for(;r!==0;){let n=31-Math.clz32(r);if(r^=1<<n,n+2>t)continue;let i=NR(e,n+2);if(i>=0&&(g0[i]&2)!==0)return i<<3|n+2}return-1}var C;(function(e){e.HTML="http://www.w3.org/1999/xhtml",e.MATHML="http://www.w3.org/1998/Math/MathML",e.SVG="http://www.w3.org/2000/svg",e.XLINK="http://www.w3\
.org/1999/xlink",e.XML="http://www.w3.org/XML/1998/namespace",e.XMLNS="http://www.w3.org/2000/xmlns/"})(C||(C={}));var jn;(function(e){e.TYPE="type",e.ACTION="a\
ction",e.ENCODING="encoding",e.PROMPT="prompt",e.NAME="name",e.COLOR="color",e.FACE="face",e.SIZE="size"})(jn||(jn={}));var qt;(function(e){e.NO_QUIRKS="no-quir\
ks",e.QUIRKS="quirks",e.LIMITED_QUIRKS="limited-quirks"})(qt||(qt={}));var T;(function(e){e.A="a",e.ADDRESS="address",e.ANNOTATION_XML="annotation-xml",e.APPLET=
"applet",e.AREA="area",e.ARTICLE="article",e.ASIDE="aside",e.B="b",e.BASE="base",e.BASEFONT="basefont",e.BGSOUND="bgsound",e.BIG="big",e.BLOCKQUOTE="blockquote",
e.BODY="body",e.BR="br",e.BUTTON="button",e.CAPTION="caption",e.CENTER="center",e.CODE="code",e.COL="col",e.COLGROUP="colgroup",e.DD="dd",e.DESC="desc",e.DETAILS=
"details",e.DIALOG="dialog",e.DIR="dir",e.DIV="div",e.DL="dl",e.DT="dt",e.EM="em",e.EMBED="embed",e.FIELDSET="fieldset",e.FIGCAPTION="figcaption",e.FIGURE="figu\
re",e.FONT="font",e.FOOTER="footer",e.FOREIGN_OBJECT="foreignObject",e.FORM="form",e.FRAME="frame",e.FRAMESET="frameset",e.H1="h1",e.H2="h2",e.H3="h3",e.H4="h4",
e.H5="h5",e.H6="h6",e.HEAD="head",e.HEADER="header",e.HGROUP="hgroup",e.HR="hr",e.HTML="html",e.I="i",e.IMG="img",e.IMAGE="image",e.INPUT="input",e.IFRAME="ifra\
me",e.KEYGEN="keygen",e.LABEL="label",e.LI="li",e.LINK="link",e.LISTING="listing",e.MAIN="main",e.MALIGNMARK="malignmark",e.MARQUEE="marquee",e.MATH="math",e.MENU=
"menu",e.META="meta",e.MGLYPH="mglyph",e.MI="mi",e.MO="mo",e.MN="mn",e.MS="ms",e.MTEXT="mtext",e.NAV="nav",e.NOBR="nobr",e.NOFRAMES="noframes",e.NOEMBED="noembe\
d",e.NOSCRIPT="noscript",e.OBJECT="object",e.OL="ol",e.OPTGROUP="optgroup",e.OPTION="option",e.P="p",e.PARAM="param",e.PLAINTEXT="plaintext",e.PRE="pre",e.RB="r\
b",e.RP="rp",e.RT="rt",e.RTC="rtc",e.RUBY="ruby",e.S="s",e.SCRIPT="script",e.SEARCH="search",e.SECTION="section",e.SELECT="select",e.SOURCE="source",e.SMALL="sm\
all",e.SPAN="span",e.STRIKE="strike",e.STRONG="strong",e.STYLE="style",e.SUB="sub",e.SUMMARY="summary",e.SUP="sup",e.TABLE="table",e.TBODY="tbody",e.TEMPLATE="t\
emplate",e.TEXTAREA="textarea",e.TFOOT="tfoot",e.TD="td",e.TH="th",e.THEAD="thead",e.TITLE="title",e.TR="tr",e.TRACK="track",e.TT="tt",e.U="u",e.UL="ul",e.SVG="\
svg",e.VAR="var",e.WBR="wbr",e.XMP="xmp"})(T||(T={}));var u;(function(e){e[e.UNKNOWN=0]="UNKNOWN",e[e.A=1]="A",e[e.ADDRESS=2]="ADDRESS",e[e.ANNOTATION_XML=3]="A\
NNOTATION_XML",e[e.APPLET=4]="APPLET",e[e.AREA=5]="AREA",e[e.ARTICLE=6]="ARTICLE",e[e.ASIDE=7]="ASIDE",e[e.B=8]="B",e[e.BASE=9]="BASE",e[e.BASEFONT=10]="BASEFON\
T",e[e.BGSOUND=11]="BGSOUND",e[e.BIG=12]="BIG",e[e.BLOCKQUOTE=13]="BLOCKQUOTE",e[e.BODY=14]="BODY",e[e.BR=15]="BR",e[e.BUTTON=16]="BUTTON",e[e.CAPTION=17]="CAPT\
ION",e[e.CENTER=18]="CENTER",e[e.CODE=19]="CODE",e[e.COL=20]="COL",e[e.COLGROUP=21]="COLGROUP",e[e.DD=22]="DD",e[e.DESC=23]="DESC",e[e.DETAILS=24]="DETAILS",e[e.
DIALOG=25]="DIALOG",e[e.DIR=26]="DIR",e[e.DIV=27]="DIV",e[e.DL=28]="DL",e[e.DT=29]="DT",e[e.EM=30]="EM",e[e.EMBED=31]="EMBED",e[e.FIELDSET=32]="FIELDSET",e[e.FIGCAPTION=
33]="FIGCAPTION",e[e.FIGURE=34]="FIGURE",e[e.FONT=35]="FONT",e[e.FOOTER=36]="FOOTER",e[e.FOREIGN_OBJECT=37]="FOREIGN_OBJECT",e[e.FORM=38]="FORM",e[e.FRAME=39]="\
FRAME",e[e.FRAMESET=40]="FRAMESET",e[e.H1=41]="H1",e[e.H2=42]="H2",e[e.H3=43]="H3",e[e.H4=44]="H4",e[e.H5=45]="H5",e[e.H6=46]="H6",e[e.HEAD=47]="HEAD",e[e.HEADER=
48]="HEADER",e[e.HGROUP=49]="HGROUP",e[e.HR=50]="HR",e[e.HTML=51]="HTML",e[e.I=52]="I",e[e.IMG=53]="IMG",e[e.IMAGE=54]="IMAGE",e[e.INPUT=55]="INPUT",e[e.IFRAME=
56]="IFRAME",e[e.KEYGEN=57]="KEYGEN",e[e.LABEL=58]="LABEL",e[e.LI=59]="LI",e[e.LINK=60]="LINK",e[e.LISTING=61]="LISTING",e[e.MAIN=62]="MAIN",e[e.MALIGNMARK=63]=
"MALIGNMARK",e[e.MARQUEE=64]="MARQUEE",e[e.MATH=65]="MATH",e[e.MENU=66]="MENU",e[e.META=67]="META",e[e.MGLYPH=68]="MGLYPH",e[e.MI=69]="MI",e[e.MO=70]="MO",e[e.MN=
71]="MN",e[e.MS=72]="MS",e[e.MTEXT=73]="MTEXT",e[e.NAV=74]="NAV",e[e.NOBR=75]="NOBR",e[e.NOFRAMES=76]="NOFRAMES",e[e.NOEMBED=77]="NOEMBED",e[e.NOSCRIPT=78]="NOS\
CRIPT",e[e.OBJECT=79]="OBJECT",e[e.OL=80]="OL",e[e.OPTGROUP=81]="OPTGROUP",e[e.OPTION=82]="OPTION",e[e.P=83]="P",e[e.PARAM=84]="PARAM",e[e.PLAINTEXT=85]="PLAINT\
EXT",e[e.PRE=86]="PRE",e[e.RB=87]="RB",e[e.RP=88]="RP",e[e.RT=89]="RT",e[e.RTC=90]="RTC",e[e.RUBY=91]="RUBY",e[e.S=92]="S",e[e.SCRIPT=93]="SCRIPT",e[e.SEARCH=94]=
"SEARCH",e[e.SECTION=95]="SECTION",e[e.SELECT=96]="SELECT",e[e.SOURCE=97]="SOURCE",e[e.SMALL=98]="SMALL",e[e.SPAN=99]="SPAN",e[e.STRIKE=100]="STRIKE",e[e.STRONG=
101]="STRONG",e[e.STYLE=102]="STYLE",e[e.SUB=103]="SUB",e[e.SUMMARY=104]="SUMMARY",e[e.SUP=105]="SUP",e[e.TABLE=106]="TABLE",e[e.TBODY=107]="TBODY",e[e.TEMPLATE=
108]="TEMPLATE",e[e.TEXTAREA=109]="TEXTAREA",e[e.TFOOT=110]="TFOOT",e[e.TD=111]="TD",e[e.TH=112]="TH",e[e.THEAD=113]="THEAD",e[e.TITLE=114]="TITLE",e[e.TR=115]=
"TR",e[e.TRACK=116]="TRACK",e[e.TT=117]="TT",e[e.U=118]="U",e[e.UL=119]="UL",e[e.SVG=120]="SVG",e[e.VAR=121]="VAR",e[e.WBR=122]="WBR",e[e.XMP=123]="XMP"})(u||(u=
{}));var m5=new Map([[T.A,u.A],[T.ADDRESS,u.ADDRESS],[T.ANNOTATION_XML,u.ANNOTATION_XML],[T.APPLET,u.APPLET],[T.AREA,u.AREA],[T.ARTICLE,u.ARTICLE],[T.ASIDE,u.ASIDE],
[T.B,u.B],[T.BASE,u.BASE],[T.BASEFONT,u.BASEFONT],[T.BGSOUND,u.BGSOUND],[T.BIG,u.BIG],[T.BLOCKQUOTE,u.BLOCKQUOTE],[T.BODY,u.BODY],[T.BR,u.BR],[T.BUTTON,u.BUTTON],
[T.CAPTION,u.CAPTION],[T.CENTER,u.CENTER],[T.CODE,u.CODE],[T.COL,u.COL],[T.COLGROUP,u.COLGROUP],[T.DD,u.DD],[T.DESC,u.DESC],[T.DETAILS,u.DETAILS],[T.DIALOG,u.DIALOG],
[T.DIR,u.DIR],[T.DIV,u.DIV],[T.DL,u.DL],[T.DT,u.DT],[T.EM,u.EM],[T.EMBED,u.EMBED],[T.FIELDSET,u.FIELDSET],[T.FIGCAPTION,u.FIGCAPTION],[T.FIGURE,u.FIGURE],[T.FONT,
u.FONT],[T.FOOTER,u.FOOTER],[T.FOREIGN_OBJECT,u.FOREIGN_OBJECT],[T.FORM,u.FORM],[T.FRAME,u.FRAME],[T.FRAMESET,u.FRAMESET],[T.H1,u.H1],[T.H2,u.H2],[T.H3,u.H3],[T.
H4,u.H4],[T.H5,u.H5],[T.H6,u.H6],[T.HEAD,u.HEAD],[T.HEADER,u.HEADER],[T.HGROUP,u.HGROUP],[T.HR,u.HR],[T.HTML,u.HTML],[T.I,u.I],[T.IMG,u.IMG],[T.IMAGE,u.IMAGE],[
T.INPUT,u.INPUT],[T.IFRAME,u.IFRAME],[T.KEYGEN,u.KEYGEN],[T.LABEL,u.LABEL],[T.LI,u.LI],[T.LINK,u.LINK],[T.LISTING,u.LISTING],[T.MAIN,u.MAIN],[T.MALIGNMARK,u.MALIGNMARK],
[T.MARQUEE,u.MARQUEE],[T.MATH,u.MATH],[T.MENU,u.MENU],[T.META,u.META],[T.MGLYPH,u.MGLYPH],[T.MI,u.MI],[T.MO,u.MO],[T.MN,u.MN],[T.MS,u.MS],[T.MTEXT,u.MTEXT],[T.NAV,
u.NAV],[T.NOBR,u.NOBR],[T.NOFRAMES,u.NOFRAMES],[T.NOEMBED,u.NOEMBED],[T.NOSCRIPT,u.NOSCRIPT],[T.OBJECT,u.OBJECT],[T.OL,u.OL],[T.OPTGROUP,u.OPTGROUP],[T.OPTION,u.
OPTION],[T.P,u.P],[T.PARAM,u.PARAM],[T.PLAINTEXT,u.PLAINTEXT],[T.PRE,u.PRE],[T.RB,u.RB],[T.RP,u.RP],[T.RT,u.RT],[T.RTC,u.RTC],[T.RUBY,u.RUBY],[T.S,u.S],[T.SCRIPT,
u.SCRIPT],[T.SEARCH,u.SEARCH],[T.SECTION,u.SECTION],[T.SELECT,u.SELECT],[T.SOURCE,u.SOURCE],[T.SMALL,u.SMALL],[T.SPAN,u.SPAN],[T.STRIKE,u.STRIKE],[T.STRONG,u.STRONG],
[T.STYLE,u.STYLE],[T.SUB,u.SUB],[T.SUMMARY,u.SUMMARY],[T.SUP,u.SUP],[T.TABLE,u.TABLE],[T.TBODY,u.TBODY],[T.TEMPLATE,u.TEMPLATE],[T.TEXTAREA,u.TEXTAREA],[T.TFOOT,
u.TFOOT],[T.TD,u.TD],[T.TH,u.TH],[T.THEAD,u.THEAD],[T.TITLE,u.TITLE],[T.TR,u.TR],[T.TRACK,u.TRACK],[T.TT,u.TT],[T.U,u.U],[T.UL,u.UL],[T.SVG,u.SVG],[T.VAR,u.VAR],
[T.WBR,u.WBR],[T.XMP,u.XMP]]);function In(e){var t;return(t=m5.get(e))!==null&&t!==void 0?t:u.UNKNOWN}var v=u,zm={[C.HTML]:new Set([v.ADDRESS,v.APPLET,v.AREA,v.
ARTICLE,v.ASIDE,v.BASE,v.BASEFONT,v.BGSOUND,v.BLOCKQUOTE,v.BODY,v.BR,v.BUTTON,v.CAPTION,v.CENTER,v.COL,v.COLGROUP,v.DD,v.DETAILS,v.DIR,v.DIV,v.DL,v.DT,v.EMBED,v.
FIELDSET,v.FIGCAPTION,v.FIGURE,v.FOOTER,v.FORM,v.FRAME,v.FRAMESET,v.H1,v.H2,v.H3,v.H4,v.H5,v.H6,v.HEAD,v.HEADER,v.HGROUP,v.HR,v.HTML,v.IFRAME,v.IMG,v.INPUT,v.LI,
v.LINK,v.LISTING,v.MAIN,v.MARQUEE,v.MENU,v.META,v.NAV,v.NOEMBED,v.NOFRAMES,v.NOSCRIPT,v.OBJECT,v.OL,v.P,v.PARAM,v.PLAINTEXT,v.PRE,v.SCRIPT,v.SECTION,v.SELECT,v.
SOURCE,v.STYLE,v.SUMMARY,v.TABLE,v.TBODY,v.TD,v.TEMPLATE,v.TEXTAREA,v.TFOOT,v.TH,v.THEAD,v.TITLE,v.TR,v.TRACK,v.UL,v.WBR,v.XMP]),[C.MATHML]:new Set([v.MI,v.MO,v.
MN,v.MS,v.MTEXT,v.ANNOTATION_XML]),[C.SVG]:new Set([v.TITLE,v.FOREIGN_OBJECT,v.DESC]),[C.XLINK]:new Set,[C.XML]:new Set,[C.XMLNS]:new Set},vR=new Set([v.H1,v.H2,
v.H3,v.H4,v.H5,v.H6]),gMe=new Set([T.STYLE,T.SCRIPT,T.XMP,T.IFRAME,T.NOEMBED,T.NOFRAMES,T.PLAINTEXT]);var f5=64,g;(function(e){e[e.DATA=0]="DATA",e[e.RCDATA=1]="RCDATA",e[e.RAWTEXT=2]="RAWTEXT",e[e.SCRIPT_DATA=3]="SCRIPT_DATA",e[e.PLAINTEXT=4]="PLAINTEXT",e[e.TAG_OPEN=
5]="TAG_OPEN",e[e.END_TAG_OPEN=6]="END_TAG_OPEN",e[e.TAG_NAME=7]="TAG_NAME",e[e.RCDATA_LESS_THAN_SIGN=8]="RCDATA_LESS_THAN_SIGN",e[e.RCDATA_END_TAG_OPEN=9]="RCD\
ATA_END_TAG_OPEN",e[e.RCDATA_END_TAG_NAME=10]="RCDATA_END_TAG_NAME",e[e.RAWTEXT_LESS_THAN_SIGN=11]="RAWTEXT_LESS_THAN_SIGN",e[e.RAWTEXT_END_TAG_OPEN=12]="RAWTEX\
T_END_TAG_OPEN",e[e.RAWTEXT_END_TAG_NAME=13]="RAWTEXT_END_TAG_NAME",e[e.SCRIPT_DATA_LESS_THAN_SIGN=14]="SCRIPT_DATA_LESS_THAN_SIGN",e[e.SCRIPT_DATA_END_TAG_OPEN=
15]="SCRIPT_DATA_END_TAG_OPEN",e[e.SCRIPT_DATA_END_TAG_NAME=16]="SCRIPT_DATA_END_TAG_NAME",e[e.SCRIPT_DATA_ESCAPE_START=17]="SCRIPT_DATA_ESCAPE_START",e[e.SCRIPT_DATA_ESCAPE_START_DASH=
18]="SCRIPT_DATA_ESCAPE_START_DASH",e[e.SCRIPT_DATA_ESCAPED=19]="SCRIPT_DATA_ESCAPED",e[e.SCRIPT_DATA_ESCAPED_DASH=20]="SCRIPT_DATA_ESCAPED_DASH",e[e.SCRIPT_DATA_ESCAPED_DASH_DASH=
21]="SCRIPT_DATA_ESCAPED_DASH_DASH",e[e.SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN=22]="SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN",e[e.SCRIPT_DATA_ESCAPED_END_TAG_OPEN=23]="SC\
RIPT_DATA_ESCAPED_END_TAG_OPEN",e[e.SCRIPT_DATA_ESCAPED_END_TAG_NAME=24]="SCRIPT_DATA_ESCAPED_END_TAG_NAME",e[e.SCRIPT_DATA_DOUBLE_ESCAPE_START=25]="SCRIPT_DATA\
_DOUBLE_ESCAPE_START",e[e.SCRIPT_DATA_DOUBLE_ESCAPED=26]="SCRIPT_DATA_DOUBLE_ESCAPED",e[e.SCRIPT_DATA_DOUBLE_ESCAPED_DASH=27]="SCRIPT_DATA_DOUBLE_ESCAPED_DASH",
e[e.SCRIPT_DATA_DOUBLE_ESCAPED_DASH_DASH=28]="SCRIPT_DATA_DOUBLE_ESCAPED_DASH_DASH",e[e.SCRIPT_DATA_DOUBLE_ESCAPED_LESS_THAN_SIGN=29]="SCRIPT_DATA_DOUBLE_ESCAPE\
D_LESS_THAN_SIGN",e[e.SCRIPT_DATA_DOUBLE_ESCAPE_END=30]="SCRIPT_DATA_DOUBLE_ESCAPE_END",e[e.BEFORE_ATTRIBUTE_NAME=31]="BEFORE_ATTRIBUTE_NAME",e[e.ATTRIBUTE_NAME=
32]="ATTRIBUTE_NAME",e[e.AFTER_ATTRIBUTE_NAME=33]="AFTER_ATTRIBUTE_NAME",e[e.BEFORE_ATTRIBUTE_VALUE=34]="BEFORE_ATTRIBUTE_VALUE",e[e.ATTRIBUTE_VALUE_DOUBLE_QUOTED=
35]="ATTRIBUTE_VALUE_DOUBLE_QUOTED",e[e.ATTRIBUTE_VALUE_SINGLE_QUOTED=36]="ATTRIBUTE_VALUE_SINGLE_QUOTED",e[e.ATTRIBUTE_VALUE_UNQUOTED=37]="ATTRIBUTE_VALUE_UNQU\
OTED",e[e.AFTER_ATTRIBUTE_VALUE_QUOTED=38]="AFTER_ATTRIBUTE_VALUE_QUOTED",e[e.SELF_CLOSING_START_TAG=39]="SELF_CLOSING_START_TAG",e[e.BOGUS_COMMENT=40]="BOGUS_C\
OMMENT",e[e.MARKUP_DECLARATION_OPEN=41]="MARKUP_DECLARATION_OPEN",e[e.COMMENT_START=42]="COMMENT_START",e[e.COMMENT_START_DASH=43]="COMMENT_START_DASH",e[e.COMMENT=
44]="COMMENT",e[e.COMMENT_LESS_THAN_SIGN=45]="COMMENT_LESS_THAN_SIGN",e[e.COMMENT_LESS_THAN_SIGN_BANG=46]="COMMENT_LESS_THAN_SIGN_BANG",e[e.COMMENT_LESS_THAN_SIGN_BANG_DASH=
47]="COMMENT_LESS_THAN_SIGN_BANG_DASH",e[e.COMMENT_LESS_THAN_SIGN_BANG_DASH_DASH=48]="COMMENT_LESS_THAN_SIGN_BANG_DASH_DASH",e[e.COMMENT_END_DASH=49]="COMMENT_E\
ND_DASH",e[e.COMMENT_END=50]="COMMENT_END",e[e.COMMENT_END_BANG=51]="COMMENT_END_BANG",e[e.DOCTYPE=52]="DOCTYPE",e[e.BEFORE_DOCTYPE_NAME=53]="BEFORE_DOCTYPE_NAM\
E",e[e.DOCTYPE_NAME=54]="DOCTYPE_NAME",e[e.AFTER_DOCTYPE_NAME=55]="AFTER_DOCTYPE_NAME",e[e.AFTER_DOCTYPE_PUBLIC_KEYWORD=56]="AFTER_DOCTYPE_PUBLIC_KEYWORD",e[e.BEFORE_DOCTYPE_PUBLIC_IDENTIFIER=
57]="BEFORE_DOCTYPE_PUBLIC_IDENTIFIER",e[e.DOCTYPE_PUBLIC_IDENTIFIER_DOUBLE_QUOTED=58]="DOCTYPE_PUBLIC_IDENTIFIER_DOUBLE_QUOTED",e[e.DOCTYPE_PUBLIC_IDENTIFIER_SINGLE_QUOTED=
59]="DOCTYPE_PUBLIC_IDENTIFIER_SINGLE_QUOTED",e[e.AFTER_DOCTYPE_PUBLIC_IDENTIFIER=60]="AFTER_DOCTYPE_PUBLIC_IDENTIFIER",e[e.BETWEEN_DOCTYPE_PUBLIC_AND_SYSTEM_IDENTIFIERS=
61]="BETWEEN_DOCTYPE_PUBLIC_AND_SYSTEM_IDENTIFIERS",e[e.AFTER_DOCTYPE_SYSTEM_KEYWORD=62]="AFTER_DOCTYPE_SYSTEM_KEYWORD",e[e.BEFORE_DOCTYPE_SYSTEM_IDENTIFIER=63]=
"BEFORE_DOCTYPE_SYSTEM_IDENTIFIER",e[e.DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED=64]="DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED",e[e.DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED=
65]="DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED",e[e.AFTER_DOCTYPE_SYSTEM_IDENTIFIER=66]="AFTER_DOCTYPE_SYSTEM_IDENTIFIER",e[e.BOGUS_DOCTYPE=67]="BOGUS_DOCTYPE",e[e.
CDATA_SECTION=68]="CDATA_SECTION",e[e.CDATA_SECTION_BRACKET=69]="CDATA_SECTION_BRACKET",e[e.CDATA_SECTION_END=70]="CDATA_SECTION_END",e[e.CHARACTER_REFERENCE=71]=
"CHARACTER_REFERENCE",e[e.AMBIGUOUS_AMPERSAND=72]="AMBIGUOUS_AMPERSAND"})(g||(g={}));var Ot={DATA:g.DATA,RCDATA:g.RCDATA,RAWTEXT:g.RAWTEXT,SCRIPT_DATA:g.SCRIPT_DATA,
PLAINTEXT:g.PLAINTEXT,CDATA_SECTION:g.CDATA_SECTION};function d5(e){return e>=h.DIGIT_0&&e<=h.DIGIT_9}function Qo(e){return e>=h.LATIN_CAPITAL_A&&e<=h.LATIN_CAPITAL_Z}
function h5(e){return e>=h.LATIN_SMALL_A&&e<=h.LATIN_SMALL_Z}function Ti(e){return h5(e)||Qo(e)}function DR(e){return Ti(e)||d5(e)}function Wm(e){return e+32}function E0(e){
return e===h.SPACE||e===h.LINE_FEED||e===h.TABULATION||e===h.FORM_FEED||e===h.CARRIAGE_RETURN}function kR(e){return E0(e)||e===h.SOLIDUS||e===h.GREATER_THAN_SIGN}
function g5(e){return e===h.NULL?A.nullCharacterReference:e>1114111?A.characterReferenceOutsideUnicodeRange:Mm(e)?A.surrogateCharacterReference:Fm(e)?A.noncharacterCharacterReference:
Lm(e)||e===h.CARRIAGE_RETURN?A.controlCharacterReference:null}var Jo=class{constructor(t,r){this.options=t,this.handler=r,this.paused=!1,this.inLoop=!1,this.inForeignNode=
!1,this.lastStartTagName="",this.active=!1,this.state=g.DATA,this.returnState=g.DATA,this.entityStartPos=0,this.consumedAfterSnapshot=-1,this.currentCharacterToken=
null,this.currentToken=null,this.currentAttr={name:"",value:""},this.currentAttrLocation=null,this.currentAttrNames=null,this.runStart=0,this.runEnd=0,this.preprocessor=
new Bm(r),this.currentLocation=this.getCurrentLocation(-1),this.entityDecoder=new Km((n,i)=>{this.preprocessor.pos=this.entityStartPos+i-1,this._isCharacterReferenceInAttribute()||
this._ensureCharacterToken(E0(n)?J.WHITESPACE_CHARACTER:n===h.NULL?J.NULL_CHARACTER:J.CHARACTER),this._extendRunWith(String.fromCodePoint(n),0),this.entityStartPos=
this.preprocessor.pos-i+1},r.onParseError?{missingSemicolonAfterCharacterReference:()=>{this._err(A.missingSemicolonAfterCharacterReference,1)},absenceOfDigitsInNumericCharacterReference:n=>{
this._err(A.absenceOfDigitsInNumericCharacterReference,this.entityStartPos-this.preprocessor.pos+n)},validateNumericCharacterReference:n=>{let i=g5(n);i&&this._err(
i,1)}}:void 0)}_err(t,r=0){var n,i;(i=(n=this.handler).onParseError)===null||i===void 0||i.call(n,this.preprocessor.getError(t,r))}getCurrentLocation(t){return this.
options.sourceCodeLocationInfo?{startLine:this.preprocessor.line,startCol:this.preprocessor.col-t,startOffset:this.preprocessor.offset-t,endLine:-1,endCol:-1,endOffset:-1}:
null}_runParsingLoop(){if(!this.inLoop){for(this.inLoop=!0;this.active&&!this.paused;){this.consumedAfterSnapshot=0;let t=this._consume();this._ensureHibernation()||
this._callState(t)}this.inLoop=!1}}flushCharacters(){var t;if(this.inLoop)throw new Error("Cannot flush characters from a tokenizer callback");let r=(t=this.currentCharacterToken)===
null||t===void 0?void 0:t.location,n=null;r&&(n=this.getCharacterTokenEndLocation(r),this.currentLocation=n),this.inLoop=!0;try{this._emitCurrentCharacterToken(
n)}finally{this.inLoop=!1}this._runParsingLoop()}getCharacterTokenEndLocation(t){let r=this.getCharacterTokenEndOffset(),n=this.preprocessor.html.slice(t.startOffset-
this.preprocessor.droppedBufferSize,r-this.preprocessor.droppedBufferSize),i=t.startLine,s=-1;for(let a=n.indexOf(`
`);a!==-1;a=n.indexOf(`
`,a+1))i++,s=a;for(let a=n.indexOf("\r");a!==-1;a=n.indexOf("\r",a+1))n.charCodeAt(a+1)!==h.LINE_FEED&&(i++,s=Math.max(s,a));return{startLine:i,startCol:s===-1?
t.startCol+n.length:n.length-s,startOffset:r,endLine:-1,endCol:-1,endOffset:-1}}getCharacterTokenEndOffset(){var t;let r=this.preprocessor.droppedBufferSize+this.
preprocessor.pos+1,n=(t=this.currentToken)===null||t===void 0?void 0:t.location;switch(this.state){case g.TAG_OPEN:case g.RCDATA_LESS_THAN_SIGN:case g.RAWTEXT_LESS_THAN_SIGN:case g.
SCRIPT_DATA_LESS_THAN_SIGN:case g.SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN:case g.CDATA_SECTION_BRACKET:return r-1;case g.END_TAG_OPEN:case g.MARKUP_DECLARATION_OPEN:case g.
RCDATA_END_TAG_OPEN:case g.RCDATA_END_TAG_NAME:case g.RAWTEXT_END_TAG_OPEN:case g.RAWTEXT_END_TAG_NAME:case g.SCRIPT_DATA_END_TAG_OPEN:case g.SCRIPT_DATA_END_TAG_NAME:case g.
SCRIPT_DATA_ESCAPED_END_TAG_OPEN:case g.SCRIPT_DATA_ESCAPED_END_TAG_NAME:case g.CDATA_SECTION_END:return r-2;case g.CHARACTER_REFERENCE:return this._isCharacterReferenceInAttribute()&&
n?n.startOffset:this.preprocessor.droppedBufferSize+this.entityStartPos;case g.DOCTYPE:case g.BEFORE_DOCTYPE_NAME:return this.currentLocation.startOffset;default:
return n&&(this.state===g.TAG_NAME||this.state>=g.BEFORE_ATTRIBUTE_NAME&&this.state<=g.BOGUS_COMMENT||this.state>=g.COMMENT_START&&this.state<=g.BOGUS_DOCTYPE)?
n.startOffset:r}}pause(){this.paused=!0}resume(t){if(!this.paused)throw new Error("Parser was already resumed");this.paused=!1,!this.inLoop&&(this._runParsingLoop(),
this.paused||t?.())}write(t,r,n){this.active=!0,this.preprocessor.write(t,r),this._runParsingLoop(),this.paused||n?.()}insertHtmlAtCurrentPos(t){this.active=!0,
this.preprocessor.insertHtmlAtCurrentPos(t),this._runParsingLoop()}flushCurrentCharacterToken(){if(this.paused||this.active||!this.currentCharacterToken||this.currentToken||
this.state===g.DOCTYPE||this.state===g.BEFORE_DOCTYPE_NAME||!this.preprocessor.willDropParsedChunk())return;let t=this.preprocessor.droppedBufferSize+this.preprocessor.
pos+1-this.getCharacterTokenEndOffset();this.preprocessor.advance(),this.currentLocation=this.getCurrentLocation(t),this.preprocessor.retreat(1),this._emitCurrentCharacterToken(
this.currentLocation),this._createCharacterToken(J.CHARACTER),this.preprocessor.dropParsedChunk(Math.max(t-1,0)),this.entityStartPos=this.preprocessor.pos+1-t}_ensureHibernation(){
return this.preprocessor.endOfChunkHit?(this.preprocessor.retreat(this.consumedAfterSnapshot),this.consumedAfterSnapshot=0,this.active=!1,!0):!1}_consume(){return this.
consumedAfterSnapshot++,this.preprocessor.advance()}_advanceBy(t){this.consumedAfterSnapshot+=t;for(let r=0;r<t;r++)this.preprocessor.advance()}_consumeSequenceIfMatch(t,r){
return this.preprocessor.startsWith(t,r)?(this._advanceBy(t.length-1),!0):!1}_createStartTagToken(){this._flushRun(""),this.currentToken={type:J.START_TAG,tagName:"",
tagID:u.UNKNOWN,selfClosing:!1,ackSelfClosing:!1,attrs:[],location:this.getCurrentLocation(1)}}_createEndTagToken(){this._flushRun(""),this.currentToken={type:J.
END_TAG,tagName:"",tagID:u.UNKNOWN,selfClosing:!1,ackSelfClosing:!1,attrs:[],location:this.getCurrentLocation(2)}}_createCommentToken(t){this._flushRun(""),this.
currentToken={type:J.COMMENT,data:"",location:this.getCurrentLocation(t)}}_createDoctypeToken(t){this._flushRun(""),this.currentToken={type:J.DOCTYPE,name:t,forceQuirks:!1,
publicId:null,systemId:null,location:this.currentLocation}}_createCharacterToken(t){if(this.currentLocation){let r=this.currentLocation.startOffset-this.preprocessor.
droppedBufferSize;this.preprocessor.html[r]===`
`&&this.preprocessor.html[r-1]==="\r"&&this.currentLocation.startOffset++}this.currentCharacterToken={type:t,chars:"",location:this.currentLocation}}_createAttr(t){
this._flushRun(""),this.currentAttr={name:t,value:""},this.currentAttrLocation=this.getCurrentLocation(0)}_leaveAttrName(){var t,r;let n=this.currentToken,{name:i}=this.
currentAttr,s=this.currentAttrNames,a;if(s===null?(a=Um(n,i)!==null,!a&&n.attrs.length===f5&&(this.currentAttrNames=new Set(n.attrs.map(c=>c.name)).add(i))):(a=
s.has(i),a||s.add(i)),a)this._err(A.duplicateAttribute);else if(n.attrs.push(this.currentAttr),n.location&&this.currentAttrLocation){let c=(t=(r=n.location).attrs)!==
null&&t!==void 0?t:r.attrs=Object.create(null);c[this.currentAttr.name]=this.currentAttrLocation,this._leaveAttrValue()}}_leaveAttrValue(){this.currentAttrLocation&&
(this.currentAttrLocation.endLine=this.preprocessor.line,this.currentAttrLocation.endCol=this.preprocessor.col,this.currentAttrLocation.endOffset=this.preprocessor.
offset)}_flushRun(t){if(this.runEnd===this.runStart&&t.length===0)return;let r=this.preprocessor.html.slice(this.runStart,this.runEnd),n=(r.length<13?r:` ${r}`.
slice(1))+t,i=this.currentToken;this.runStart=this.runEnd,i===null?this.currentCharacterToken.chars+=n:i.type===J.COMMENT?i.data+=n:this.currentAttr.value+=n}_extendRun(t){
let{preprocessor:r}=this;if(t===h.LINE_FEED&&r.html.charCodeAt(r.pos)!==h.LINE_FEED)this._flushRun(`
`),this.runStart=r.pos+1;else{let n=r.pos-+(t>65535);n!==this.runEnd&&(this._flushRun(""),this.runStart=n)}this.runEnd=r.pos+1}_extendRunWith(t,r){let{preprocessor:n}=this,
i=n.codePointStart+1+r-t.length;i>=0&&n.html.startsWith(t,i)?i!==this.runEnd&&(this._flushRun(""),this.runStart=i):(this._flushRun(t),this.runStart=i+t.length),
this.runEnd=i+t.length}prepareToken(t){this._emitCurrentCharacterToken(t.location),this.currentToken=null,t.location&&(t.location.endLine=this.preprocessor.line,
t.location.endCol=this.preprocessor.col+1,t.location.endOffset=this.preprocessor.offset+1),this.currentLocation=this.getCurrentLocation(-1)}emitCurrentTagToken(){
let t=this.currentToken;this.currentAttrNames=null,this.prepareToken(t),t.tagID=In(t.tagName),t.type===J.START_TAG?(this.lastStartTagName=t.tagName,this.handler.
onStartTag(t)):(t.attrs.length>0&&this._err(A.endTagWithAttributes),t.selfClosing&&this._err(A.endTagWithTrailingSolidus),this.handler.onEndTag(t)),this.preprocessor.
dropParsedChunk()}emitCurrentComment(t){this.prepareToken(t),this.handler.onComment(t),this.preprocessor.dropParsedChunk()}emitCurrentDoctype(t){this.prepareToken(
t),this.handler.onDoctype(t),this.preprocessor.dropParsedChunk()}_emitCurrentCharacterToken(t){if(this._flushRun(""),this.currentCharacterToken){switch(t&&this.
currentCharacterToken.location&&(this.currentCharacterToken.location.endLine=t.startLine,this.currentCharacterToken.location.endCol=t.startCol,this.currentCharacterToken.
location.endOffset=t.startOffset),this.currentCharacterToken.type){case J.CHARACTER:{this.handler.onCharacter(this.currentCharacterToken);break}case J.NULL_CHARACTER:{
this.handler.onNullCharacter(this.currentCharacterToken);break}case J.WHITESPACE_CHARACTER:{this.handler.onWhitespaceCharacter(this.currentCharacterToken);break}}
this.currentCharacterToken=null}}_emitEOFToken(){var t,r;let n=this.getCurrentLocation(0);n&&(n.endLine=n.startLine,n.endCol=n.startCol,n.endOffset=n.startOffset),
this._emitCurrentCharacterToken((r=(t=this.currentToken)===null||t===void 0?void 0:t.location)!==null&&r!==void 0?r:n),this.handler.onEof({type:J.EOF,location:n}),
this.active=!1}_ensureCharacterToken(t){if(this.currentCharacterToken){if(this.currentCharacterToken.type===t)return;this.currentLocation=this.getCurrentLocation(
0),this._emitCurrentCharacterToken(this.currentLocation),this.preprocessor.dropParsedChunk()}this._createCharacterToken(t)}_emitCodePoint(t){let r=E0(t)?J.WHITESPACE_CHARACTER:
t===h.NULL?J.NULL_CHARACTER:J.CHARACTER,n=this.currentCharacterToken;(n===null||n.type!==r)&&this._ensureCharacterToken(r),this._extendRun(t)}_emitChars(t,r=0){
this.options.sourceCodeLocationInfo&&r!==0&&this.currentCharacterToken&&this.currentCharacterToken.type!==J.CHARACTER?(this.currentLocation=this.getCurrentLocation(
t.length-1-r),this._emitCurrentCharacterToken(this.currentLocation),this._createCharacterToken(J.CHARACTER)):this._ensureCharacterToken(J.CHARACTER),this._extendRunWith(
t,r)}_startCharacterReference(){this.returnState=this.state,this.state=g.CHARACTER_REFERENCE,this.entityStartPos=this.preprocessor.pos,this.entityDecoder.startEntity(
this._isCharacterReferenceInAttribute()?Vt.Attribute:Vt.Legacy)}_isCharacterReferenceInAttribute(){return this.returnState===g.ATTRIBUTE_VALUE_DOUBLE_QUOTED||this.
returnState===g.ATTRIBUTE_VALUE_SINGLE_QUOTED||this.returnState===g.ATTRIBUTE_VALUE_UNQUOTED}_flushCodePointConsumedAsCharacterReference(t){this._isCharacterReferenceInAttribute()?
this._extendRun(t):this._emitCodePoint(t)}_callState(t){switch(this.state){case g.DATA:{this._stateData(t);break}case g.RCDATA:{this._stateRcdata(t);break}case g.
RAWTEXT:{this._stateRawtext(t);break}case g.SCRIPT_DATA:{this._stateScriptData(t);break}case g.PLAINTEXT:{this._statePlaintext(t);break}case g.TAG_OPEN:{this._stateTagOpen(
t);break}case g.END_TAG_OPEN:{this._stateEndTagOpen(t);break}case g.TAG_NAME:{this._stateTagName(t);break}case g.RCDATA_LESS_THAN_SIGN:{this._stateRcdataLessThanSign(
t);break}case g.RCDATA_END_TAG_OPEN:{this._stateRcdataEndTagOpen(t);break}case g.RCDATA_END_TAG_NAME:{this._stateRcdataEndTagName(t);break}case g.RAWTEXT_LESS_THAN_SIGN:{
this._stateRawtextLessThanSign(t);break}case g.RAWTEXT_END_TAG_OPEN:{this._stateRawtextEndTagOpen(t);break}case g.RAWTEXT_END_TAG_NAME:{this._stateRawtextEndTagName(
t);break}case g.SCRIPT_DATA_LESS_THAN_SIGN:{this._stateScriptDataLessThanSign(t);break}case g.SCRIPT_DATA_END_TAG_OPEN:{this._stateScriptDataEndTagOpen(t);break}case g.
SCRIPT_DATA_END_TAG_NAME:{this._stateScriptDataEndTagName(t);break}case g.SCRIPT_DATA_ESCAPE_START:{this._stateScriptDataEscapeStart(t);break}case g.SCRIPT_DATA_ESCAPE_START_DASH:{
this._stateScriptDataEscapeStartDash(t);break}case g.SCRIPT_DATA_ESCAPED:{this._stateScriptDataEscaped(t);break}case g.SCRIPT_DATA_ESCAPED_DASH:{this._stateScriptDataEscapedDash(
t);break}case g.SCRIPT_DATA_ESCAPED_DASH_DASH:{this._stateScriptDataEscapedDashDash(t);break}case g.SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN:{this._stateScriptDataEscapedLessThanSign(
t);break}case g.SCRIPT_DATA_ESCAPED_END_TAG_OPEN:{this._stateScriptDataEscapedEndTagOpen(t);break}case g.SCRIPT_DATA_ESCAPED_END_TAG_NAME:{this._stateScriptDataEscapedEndTagName(
t);break}case g.SCRIPT_DATA_DOUBLE_ESCAPE_START:{this._stateScriptDataDoubleEscapeStart(t);break}case g.SCRIPT_DATA_DOUBLE_ESCAPED:{this._stateScriptDataDoubleEscaped(
t);break}case g.SCRIPT_DATA_DOUBLE_ESCAPED_DASH:{this._stateScriptDataDoubleEscapedDash(t);break}case g.SCRIPT_DATA_DOUBLE_ESCAPED_DASH_DASH:{this._stateScriptDataDoubleEscapedDashDash(
t);break}case g.SCRIPT_DATA_DOUBLE_ESCAPED_LESS_THAN_SIGN:{this._stateScriptDataDoubleEscapedLessThanSign(t);break}case g.SCRIPT_DATA_DOUBLE_ESCAPE_END:{this._stateScriptDataDoubleEscapeEnd(
t);break}case g.BEFORE_ATTRIBUTE_NAME:{this._stateBeforeAttributeName(t);break}case g.ATTRIBUTE_NAME:{this._stateAttributeName(t);break}case g.AFTER_ATTRIBUTE_NAME:{
this._stateAfterAttributeName(t);break}case g.BEFORE_ATTRIBUTE_VALUE:{this._stateBeforeAttributeValue(t);break}case g.ATTRIBUTE_VALUE_DOUBLE_QUOTED:{this._stateAttributeValueDoubleQuoted(
t);break}case g.ATTRIBUTE_VALUE_SINGLE_QUOTED:{this._stateAttributeValueSingleQuoted(t);break}case g.ATTRIBUTE_VALUE_UNQUOTED:{this._stateAttributeValueUnquoted(
t);break}case g.AFTER_ATTRIBUTE_VALUE_QUOTED:{this._stateAfterAttributeValueQuoted(t);break}case g.SELF_CLOSING_START_TAG:{this._stateSelfClosingStartTag(t);break}case g.
BOGUS_COMMENT:{this._stateBogusComment(t);break}case g.MARKUP_DECLARATION_OPEN:{this._stateMarkupDeclarationOpen(t);break}case g.COMMENT_START:{this._stateCommentStart(
t);break}case g.COMMENT_START_DASH:{this._stateCommentStartDash(t);break}case g.COMMENT:{this._stateComment(t);break}case g.COMMENT_LESS_THAN_SIGN:{this._stateCommentLessThanSign(
t);break}case g.COMMENT_LESS_THAN_SIGN_BANG:{this._stateCommentLessThanSignBang(t);break}case g.COMMENT_LESS_THAN_SIGN_BANG_DASH:{this._stateCommentLessThanSignBangDash(
t);break}case g.COMMENT_LESS_THAN_SIGN_BANG_DASH_DASH:{this._stateCommentLessThanSignBangDashDash(t);break}case g.COMMENT_END_DASH:{this._stateCommentEndDash(t);
break}case g.COMMENT_END:{this._stateCommentEnd(t);break}case g.COMMENT_END_BANG:{this._stateCommentEndBang(t);break}case g.DOCTYPE:{this._stateDoctype(t);break}case g.
BEFORE_DOCTYPE_NAME:{this._stateBeforeDoctypeName(t);break}case g.DOCTYPE_NAME:{this._stateDoctypeName(t);break}case g.AFTER_DOCTYPE_NAME:{this._stateAfterDoctypeName(
t);break}case g.AFTER_DOCTYPE_PUBLIC_KEYWORD:{this._stateAfterDoctypePublicKeyword(t);break}case g.BEFORE_DOCTYPE_PUBLIC_IDENTIFIER:{this._stateBeforeDoctypePublicIdentifier(
t);break}case g.DOCTYPE_PUBLIC_IDENTIFIER_DOUBLE_QUOTED:{this._stateDoctypePublicIdentifierDoubleQuoted(t);break}case g.DOCTYPE_PUBLIC_IDENTIFIER_SINGLE_QUOTED:{
this._stateDoctypePublicIdentifierSingleQuoted(t);break}case g.AFTER_DOCTYPE_PUBLIC_IDENTIFIER:{this._stateAfterDoctypePublicIdentifier(t);break}case g.BETWEEN_DOCTYPE_PUBLIC_AND_SYSTEM_IDENTIFIERS:{
this._stateBetweenDoctypePublicAndSystemIdentifiers(t);break}case g.AFTER_DOCTYPE_SYSTEM_KEYWORD:{this._stateAfterDoctypeSystemKeyword(t);break}case g.BEFORE_DOCTYPE_SYSTEM_IDENTIFIER:{
this._stateBeforeDoctypeSystemIdentifier(t);break}case g.DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED:{this._stateDoctypeSystemIdentifierDoubleQuoted(t);break}case g.
DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED:{this._stateDoctypeSystemIdentifierSingleQuoted(t);break}case g.AFTER_DOCTYPE_SYSTEM_IDENTIFIER:{this._stateAfterDoctypeSystemIdentifier(
t);break}case g.BOGUS_DOCTYPE:{this._stateBogusDoctype(t);break}case g.CDATA_SECTION:{this._stateCdataSection(t);break}case g.CDATA_SECTION_BRACKET:{this._stateCdataSectionBracket(
t);break}case g.CDATA_SECTION_END:{this._stateCdataSectionEnd(t);break}case g.CHARACTER_REFERENCE:{this._stateCharacterReference();break}case g.AMBIGUOUS_AMPERSAND:{
this._stateAmbiguousAmpersand(t);break}default:throw new Error("Unknown state")}}_stateData(t){switch(t){case h.LESS_THAN_SIGN:{this.state=g.TAG_OPEN;break}case h.
AMPERSAND:{this._startCharacterReference();break}case h.NULL:{this._err(A.unexpectedNullCharacter),this._emitCodePoint(t);break}case h.EOF:{this._emitEOFToken();
break}default:this._emitCodePoint(t)}}_stateRcdata(t){switch(t){case h.AMPERSAND:{this._startCharacterReference();break}case h.LESS_THAN_SIGN:{this.state=g.RCDATA_LESS_THAN_SIGN;
break}case h.NULL:{this._err(A.unexpectedNullCharacter),this._emitChars(De);break}case h.EOF:{this._emitEOFToken();break}default:this._emitCodePoint(t)}}_stateRawtext(t){
switch(t){case h.LESS_THAN_SIGN:{this.state=g.RAWTEXT_LESS_THAN_SIGN;break}case h.NULL:{this._err(A.unexpectedNullCharacter),this._emitChars(De);break}case h.EOF:{
this._emitEOFToken();break}default:this._emitCodePoint(t)}}_stateScriptData(t){switch(t){case h.LESS_THAN_SIGN:{this.state=g.SCRIPT_DATA_LESS_THAN_SIGN;break}case h.
NULL:{this._err(A.unexpectedNullCharacter),this._emitChars(De);break}case h.EOF:{this._emitEOFToken();break}default:this._emitCodePoint(t)}}_statePlaintext(t){switch(t){case h.
NULL:{this._err(A.unexpectedNullCharacter),this._emitChars(De);break}case h.EOF:{this._emitEOFToken();break}default:this._emitCodePoint(t)}}_stateTagOpen(t){if(Ti(
t))this._createStartTagToken(),this.state=g.TAG_NAME,this._stateTagName(t);else switch(t){case h.EXCLAMATION_MARK:{this.state=g.MARKUP_DECLARATION_OPEN;break}case h.
SOLIDUS:{this.state=g.END_TAG_OPEN;break}case h.QUESTION_MARK:{this._err(A.unexpectedQuestionMarkInsteadOfTagName),this._createCommentToken(1),this.state=g.BOGUS_COMMENT,
this._stateBogusComment(t);break}case h.EOF:{this._err(A.eofBeforeTagName),this._emitChars("<",-1),this._emitEOFToken();break}default:this._err(A.invalidFirstCharacterOfTagName),
this._emitChars("<",-1),this.state=g.DATA,this._stateData(t)}}_stateEndTagOpen(t){if(Ti(t))this._createEndTagToken(),this.state=g.TAG_NAME,this._stateTagName(t);else
switch(t){case h.GREATER_THAN_SIGN:{this._err(A.missingEndTagName),this.state=g.DATA;break}case h.EOF:{this._err(A.eofBeforeTagName),this._emitChars("</",-1),this.
_emitEOFToken();break}default:this._err(A.invalidFirstCharacterOfTagName),this._createCommentToken(2),this.state=g.BOGUS_COMMENT,this._stateBogusComment(t)}}_stateTagName(t){
let r=this.currentToken;switch(t){case h.SPACE:case h.LINE_FEED:case h.TABULATION:case h.FORM_FEED:{this.state=g.BEFORE_ATTRIBUTE_NAME;break}case h.SOLIDUS:{this.
state=g.SELF_CLOSING_START_TAG;break}case h.GREATER_THAN_SIGN:{this.state=g.DATA,this.emitCurrentTagToken();break}case h.NULL:{this._err(A.unexpectedNullCharacter),
r.tagName+=De;break}case h.EOF:{this._err(A.eofInTag),this._emitEOFToken();break}default:r.tagName+=String.fromCodePoint(Qo(t)?Wm(t):t)}}_stateRcdataLessThanSign(t){
t===h.SOLIDUS?this.state=g.RCDATA_END_TAG_OPEN:(this._emitChars("<",-1),this.state=g.RCDATA,this._stateRcdata(t))}_stateRcdataEndTagOpen(t){Ti(t)?(this.state=g.
RCDATA_END_TAG_NAME,this._stateRcdataEndTagName(t)):(this._emitChars("</",-1),this.state=g.RCDATA,this._stateRcdata(t))}handleSpecialEndTag(t){if(!this.preprocessor.
startsWith(this.lastStartTagName,!1))return!this._ensureHibernation();this._createEndTagToken();let r=this.currentToken;switch(r.tagName=this.lastStartTagName,this.
preprocessor.peek(this.lastStartTagName.length)){case h.SPACE:case h.LINE_FEED:case h.TABULATION:case h.FORM_FEED:return this._advanceBy(this.lastStartTagName.length),
this.state=g.BEFORE_ATTRIBUTE_NAME,!1;case h.SOLIDUS:return this._advanceBy(this.lastStartTagName.length),this.state=g.SELF_CLOSING_START_TAG,!1;case h.GREATER_THAN_SIGN:
return this._advanceBy(this.lastStartTagName.length),this.emitCurrentTagToken(),this.state=g.DATA,!1;default:return this.currentToken=null,!this._ensureHibernation()}}_stateRcdataEndTagName(t){
this.handleSpecialEndTag(t)&&(this._emitChars("</",-1),this.state=g.RCDATA,this._stateRcdata(t))}_stateRawtextLessThanSign(t){t===h.SOLIDUS?this.state=g.RAWTEXT_END_TAG_OPEN:
(this._emitChars("<",-1),this.state=g.RAWTEXT,this._stateRawtext(t))}_stateRawtextEndTagOpen(t){Ti(t)?(this.state=g.RAWTEXT_END_TAG_NAME,this._stateRawtextEndTagName(
t)):(this._emitChars("</",-1),this.state=g.RAWTEXT,this._stateRawtext(t))}_stateRawtextEndTagName(t){this.handleSpecialEndTag(t)&&(this._emitChars("</",-1),this.
state=g.RAWTEXT,this._stateRawtext(t))}_stateScriptDataLessThanSign(t){switch(t){case h.SOLIDUS:{this.state=g.SCRIPT_DATA_END_TAG_OPEN;break}case h.EXCLAMATION_MARK:{
this.state=g.SCRIPT_DATA_ESCAPE_START,this._emitChars("<!");break}default:this._emitChars("<",-1),this.state=g.SCRIPT_DATA,this._stateScriptData(t)}}_stateScriptDataEndTagOpen(t){
Ti(t)?(this.state=g.SCRIPT_DATA_END_TAG_NAME,this._stateScriptDataEndTagName(t)):(this._emitChars("</",-1),this.state=g.SCRIPT_DATA,this._stateScriptData(t))}_stateScriptDataEndTagName(t){
this.handleSpecialEndTag(t)&&(this._emitChars("</",-1),this.state=g.SCRIPT_DATA,this._stateScriptData(t))}_stateScriptDataEscapeStart(t){t===h.HYPHEN_MINUS?(this.
state=g.SCRIPT_DATA_ESCAPE_START_DASH,this._emitChars("-")):(this.state=g.SCRIPT_DATA,this._stateScriptData(t))}_stateScriptDataEscapeStartDash(t){t===h.HYPHEN_MINUS?
(this.state=g.SCRIPT_DATA_ESCAPED_DASH_DASH,this._emitChars("-")):(this.state=g.SCRIPT_DATA,this._stateScriptData(t))}_stateScriptDataEscaped(t){switch(t){case h.
HYPHEN_MINUS:{this.state=g.SCRIPT_DATA_ESCAPED_DASH,this._emitChars("-");break}case h.LESS_THAN_SIGN:{this.state=g.SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN;break}case h.
NULL:{this._err(A.unexpectedNullCharacter),this._emitChars(De);break}case h.EOF:{this._err(A.eofInScriptHtmlCommentLikeText),this._emitEOFToken();break}default:
this._emitCodePoint(t)}}_stateScriptDataEscapedDash(t){switch(t){case h.HYPHEN_MINUS:{this.state=g.SCRIPT_DATA_ESCAPED_DASH_DASH,this._emitChars("-");break}case h.
LESS_THAN_SIGN:{this.state=g.SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN;break}case h.NULL:{this._err(A.unexpectedNullCharacter),this.state=g.SCRIPT_DATA_ESCAPED,this._emitChars(
De);break}case h.EOF:{this._err(A.eofInScriptHtmlCommentLikeText),this._emitEOFToken();break}default:this.state=g.SCRIPT_DATA_ESCAPED,this._emitCodePoint(t)}}_stateScriptDataEscapedDashDash(t){
switch(t){case h.HYPHEN_MINUS:{this._emitChars("-");break}case h.LESS_THAN_SIGN:{this.state=g.SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN;break}case h.GREATER_THAN_SIGN:{
this.state=g.SCRIPT_DATA,this._emitChars(">");break}case h.NULL:{this._err(A.unexpectedNullCharacter),this.state=g.SCRIPT_DATA_ESCAPED,this._emitChars(De);break}case h.
EOF:{this._err(A.eofInScriptHtmlCommentLikeText),this._emitEOFToken();break}default:this.state=g.SCRIPT_DATA_ESCAPED,this._emitCodePoint(t)}}_stateScriptDataEscapedLessThanSign(t){
t===h.SOLIDUS?this.state=g.SCRIPT_DATA_ESCAPED_END_TAG_OPEN:Ti(t)?(this._emitChars("<",-1),this.state=g.SCRIPT_DATA_DOUBLE_ESCAPE_START,this._stateScriptDataDoubleEscapeStart(
t)):(this._emitChars("<",-1),this.state=g.SCRIPT_DATA_ESCAPED,this._stateScriptDataEscaped(t))}_stateScriptDataEscapedEndTagOpen(t){Ti(t)?(this.state=g.SCRIPT_DATA_ESCAPED_END_TAG_NAME,
this._stateScriptDataEscapedEndTagName(t)):(this._emitChars("</",-1),this.state=g.SCRIPT_DATA_ESCAPED,this._stateScriptDataEscaped(t))}_stateScriptDataEscapedEndTagName(t){
this.handleSpecialEndTag(t)&&(this._emitChars("</",-1),this.state=g.SCRIPT_DATA_ESCAPED,this._stateScriptDataEscaped(t))}_stateScriptDataDoubleEscapeStart(t){if(this.
preprocessor.startsWith(jt.SCRIPT,!1)&&kR(this.preprocessor.peek(jt.SCRIPT.length))){this._emitCodePoint(t);for(let r=0;r<jt.SCRIPT.length;r++)this._emitCodePoint(
this._consume());this.state=g.SCRIPT_DATA_DOUBLE_ESCAPED}else this._ensureHibernation()||(this.state=g.SCRIPT_DATA_ESCAPED,this._stateScriptDataEscaped(t))}_stateScriptDataDoubleEscaped(t){
switch(t){case h.HYPHEN_MINUS:{this.state=g.SCRIPT_DATA_DOUBLE_ESCAPED_DASH,this._emitChars("-");break}case h.LESS_THAN_SIGN:{this.state=g.SCRIPT_DATA_DOUBLE_ESCAPED_LESS_THAN_SIGN,
this._emitChars("<");break}case h.NULL:{this._err(A.unexpectedNullCharacter),this._emitChars(De);break}case h.EOF:{this._err(A.eofInScriptHtmlCommentLikeText),this.
_emitEOFToken();break}default:this._emitCodePoint(t)}}_stateScriptDataDoubleEscapedDash(t){switch(t){case h.HYPHEN_MINUS:{this.state=g.SCRIPT_DATA_DOUBLE_ESCAPED_DASH_DASH,
this._emitChars("-");break}case h.LESS_THAN_SIGN:{this.state=g.SCRIPT_DATA_DOUBLE_ESCAPED_LESS_THAN_SIGN,this._emitChars("<");break}case h.NULL:{this._err(A.unexpectedNullCharacter),
this.state=g.SCRIPT_DATA_DOUBLE_ESCAPED,this._emitChars(De);break}case h.EOF:{this._err(A.eofInScriptHtmlCommentLikeText),this._emitEOFToken();break}default:this.
state=g.SCRIPT_DATA_DOUBLE_ESCAPED,this._emitCodePoint(t)}}_stateScriptDataDoubleEscapedDashDash(t){switch(t){case h.HYPHEN_MINUS:{this._emitChars("-");break}case h.
LESS_THAN_SIGN:{this.state=g.SCRIPT_DATA_DOUBLE_ESCAPED_LESS_THAN_SIGN,this._emitChars("<");break}case h.GREATER_THAN_SIGN:{this.state=g.SCRIPT_DATA,this._emitChars(
">");break}case h.NULL:{this._err(A.unexpectedNullCharacter),this.state=g.SCRIPT_DATA_DOUBLE_ESCAPED,this._emitChars(De);break}case h.EOF:{this._err(A.eofInScriptHtmlCommentLikeText),
this._emitEOFToken();break}default:this.state=g.SCRIPT_DATA_DOUBLE_ESCAPED,this._emitCodePoint(t)}}_stateScriptDataDoubleEscapedLessThanSign(t){t===h.SOLIDUS?(this.
state=g.SCRIPT_DATA_DOUBLE_ESCAPE_END,this._emitChars("/")):(this.state=g.SCRIPT_DATA_DOUBLE_ESCAPED,this._stateScriptDataDoubleEscaped(t))}_stateScriptDataDoubleEscapeEnd(t){
if(this.preprocessor.startsWith(jt.SCRIPT,!1)&&kR(this.preprocessor.peek(jt.SCRIPT.length))){this._emitCodePoint(t);for(let r=0;r<jt.SCRIPT.length;r++)this._emitCodePoint(
this._consume());this.state=g.SCRIPT_DATA_ESCAPED}else this._ensureHibernation()||(this.state=g.SCRIPT_DATA_DOUBLE_ESCAPED,this._stateScriptDataDoubleEscaped(t))}_stateBeforeAttributeName(t){
switch(t){case h.SPACE:case h.LINE_FEED:case h.TABULATION:case h.FORM_FEED:break;case h.SOLIDUS:case h.GREATER_THAN_SIGN:case h.EOF:{this.state=g.AFTER_ATTRIBUTE_NAME,
this._stateAfterAttributeName(t);break}case h.EQUALS_SIGN:{this._err(A.unexpectedEqualsSignBeforeAttributeName),this._createAttr("="),this.state=g.ATTRIBUTE_NAME;
break}default:this._createAttr(""),this.state=g.ATTRIBUTE_NAME,this._stateAttributeName(t)}}_stateAttributeName(t){switch(t){case h.SPACE:case h.LINE_FEED:case h.
TABULATION:case h.FORM_FEED:case h.SOLIDUS:case h.GREATER_THAN_SIGN:case h.EOF:{this._leaveAttrName(),this.state=g.AFTER_ATTRIBUTE_NAME,this._stateAfterAttributeName(
t);break}case h.EQUALS_SIGN:{this._leaveAttrName(),this.state=g.BEFORE_ATTRIBUTE_VALUE;break}case h.QUOTATION_MARK:case h.APOSTROPHE:case h.LESS_THAN_SIGN:{this.
_err(A.unexpectedCharacterInAttributeName),this.currentAttr.name+=String.fromCodePoint(t);break}case h.NULL:{this._err(A.unexpectedNullCharacter),this.currentAttr.
name+=De;break}default:this.currentAttr.name+=String.fromCodePoint(Qo(t)?Wm(t):t)}}_stateAfterAttributeName(t){switch(t){case h.SPACE:case h.LINE_FEED:case h.TABULATION:case h.
FORM_FEED:break;case h.SOLIDUS:{this.state=g.SELF_CLOSING_START_TAG;break}case h.EQUALS_SIGN:{this.state=g.BEFORE_ATTRIBUTE_VALUE;break}case h.GREATER_THAN_SIGN:{
this.state=g.DATA,this.emitCurrentTagToken();break}case h.EOF:{this._err(A.eofInTag),this._emitEOFToken();break}default:this._createAttr(""),this.state=g.ATTRIBUTE_NAME,
this._stateAttributeName(t)}}_stateBeforeAttributeValue(t){switch(t){case h.SPACE:case h.LINE_FEED:case h.TABULATION:case h.FORM_FEED:break;case h.QUOTATION_MARK:{
this.state=g.ATTRIBUTE_VALUE_DOUBLE_QUOTED;break}case h.APOSTROPHE:{this.state=g.ATTRIBUTE_VALUE_SINGLE_QUOTED;break}case h.GREATER_THAN_SIGN:{this._err(A.missingAttributeValue),
this.state=g.DATA,this.emitCurrentTagToken();break}default:this.state=g.ATTRIBUTE_VALUE_UNQUOTED,this._stateAttributeValueUnquoted(t)}}_stateAttributeValueDoubleQuoted(t){
switch(t){case h.QUOTATION_MARK:{this.state=g.AFTER_ATTRIBUTE_VALUE_QUOTED;break}case h.AMPERSAND:{this._startCharacterReference();break}case h.NULL:{this._err(
A.unexpectedNullCharacter),this._extendRunWith(De,0);break}case h.EOF:{this._err(A.eofInTag),this._emitEOFToken();break}default:this._extendRun(t)}}_stateAttributeValueSingleQuoted(t){
switch(t){case h.APOSTROPHE:{this.state=g.AFTER_ATTRIBUTE_VALUE_QUOTED;break}case h.AMPERSAND:{this._startCharacterReference();break}case h.NULL:{this._err(A.unexpectedNullCharacter),
this._extendRunWith(De,0);break}case h.EOF:{this._err(A.eofInTag),this._emitEOFToken();break}default:this._extendRun(t)}}_stateAttributeValueUnquoted(t){switch(t){case h.
SPACE:case h.LINE_FEED:case h.TABULATION:case h.FORM_FEED:{this._leaveAttrValue(),this.state=g.BEFORE_ATTRIBUTE_NAME;break}case h.AMPERSAND:{this._startCharacterReference();
break}case h.GREATER_THAN_SIGN:{this._leaveAttrValue(),this.state=g.DATA,this.emitCurrentTagToken();break}case h.NULL:{this._err(A.unexpectedNullCharacter),this.
_extendRunWith(De,0);break}case h.QUOTATION_MARK:case h.APOSTROPHE:case h.LESS_THAN_SIGN:case h.EQUALS_SIGN:case h.GRAVE_ACCENT:{this._err(A.unexpectedCharacterInUnquotedAttributeValue),
this._extendRun(t);break}case h.EOF:{this._err(A.eofInTag),this._emitEOFToken();break}default:this._extendRun(t)}}_stateAfterAttributeValueQuoted(t){switch(t){case h.
SPACE:case h.LINE_FEED:case h.TABULATION:case h.FORM_FEED:{this._leaveAttrValue(),this.state=g.BEFORE_ATTRIBUTE_NAME;break}case h.SOLIDUS:{this._leaveAttrValue(),
this.state=g.SELF_CLOSING_START_TAG;break}case h.GREATER_THAN_SIGN:{this._leaveAttrValue(),this.state=g.DATA,this.emitCurrentTagToken();break}case h.EOF:{this._err(
A.eofInTag),this._emitEOFToken();break}default:this._err(A.missingWhitespaceBetweenAttributes),this._leaveAttrValue(),this.state=g.BEFORE_ATTRIBUTE_NAME,this._stateBeforeAttributeName(
t)}}_stateSelfClosingStartTag(t){switch(t){case h.GREATER_THAN_SIGN:{let r=this.currentToken;r.selfClosing=!0,this.state=g.DATA,this.emitCurrentTagToken();break}case h.
EOF:{this._err(A.eofInTag),this._emitEOFToken();break}default:this._err(A.unexpectedSolidusInTag),this.state=g.BEFORE_ATTRIBUTE_NAME,this._stateBeforeAttributeName(
t)}}_stateBogusComment(t){let r=this.currentToken;switch(t){case h.GREATER_THAN_SIGN:{this.state=g.DATA,this.emitCurrentComment(r);break}case h.EOF:{this.emitCurrentComment(
r),this._emitEOFToken();break}case h.NULL:{this._err(A.unexpectedNullCharacter),this._extendRunWith(De,0);break}default:this._extendRun(t)}}_stateMarkupDeclarationOpen(t){
this._consumeSequenceIfMatch(jt.DASH_DASH,!0)?(this._createCommentToken(jt.DASH_DASH.length+1),this.state=g.COMMENT_START):this._consumeSequenceIfMatch(jt.DOCTYPE,
!1)?(this.currentLocation=this.getCurrentLocation(jt.DOCTYPE.length+1),this.state=g.DOCTYPE):this._consumeSequenceIfMatch(jt.CDATA_START,!0)?this.inForeignNode?
this.state=g.CDATA_SECTION:(this._err(A.cdataInHtmlContent),this._createCommentToken(jt.CDATA_START.length+1),this.currentToken.data="[CDATA[",this.state=g.BOGUS_COMMENT):
this._ensureHibernation()||(this._err(A.incorrectlyOpenedComment),this._createCommentToken(2),this.state=g.BOGUS_COMMENT,this._stateBogusComment(t))}_stateCommentStart(t){
switch(t){case h.HYPHEN_MINUS:{this.state=g.COMMENT_START_DASH;break}case h.GREATER_THAN_SIGN:{this._err(A.abruptClosingOfEmptyComment),this.state=g.DATA;let r=this.
currentToken;this.emitCurrentComment(r);break}default:this.state=g.COMMENT,this._stateComment(t)}}_stateCommentStartDash(t){let r=this.currentToken;switch(t){case h.
HYPHEN_MINUS:{this.state=g.COMMENT_END;break}case h.GREATER_THAN_SIGN:{this._err(A.abruptClosingOfEmptyComment),this.state=g.DATA,this.emitCurrentComment(r);break}case h.
EOF:{this._err(A.eofInComment),this.emitCurrentComment(r),this._emitEOFToken();break}default:this._extendRunWith("-",-1),this.state=g.COMMENT,this._stateComment(
t)}}_stateComment(t){let r=this.currentToken;switch(t){case h.HYPHEN_MINUS:{this.state=g.COMMENT_END_DASH;break}case h.LESS_THAN_SIGN:{this._extendRunWith("<",0),
this.state=g.COMMENT_LESS_THAN_SIGN;break}case h.NULL:{this._err(A.unexpectedNullCharacter),this._extendRunWith(De,0);break}case h.EOF:{this._err(A.eofInComment),
this.emitCurrentComment(r),this._emitEOFToken();break}default:this._extendRun(t)}}_stateCommentLessThanSign(t){switch(t){case h.EXCLAMATION_MARK:{this._extendRunWith(
"!",0),this.state=g.COMMENT_LESS_THAN_SIGN_BANG;break}case h.LESS_THAN_SIGN:{this._extendRunWith("<",0);break}default:this.state=g.COMMENT,this._stateComment(t)}}_stateCommentLessThanSignBang(t){
t===h.HYPHEN_MINUS?this.state=g.COMMENT_LESS_THAN_SIGN_BANG_DASH:(this.state=g.COMMENT,this._stateComment(t))}_stateCommentLessThanSignBangDash(t){t===h.HYPHEN_MINUS?
this.state=g.COMMENT_LESS_THAN_SIGN_BANG_DASH_DASH:(this.state=g.COMMENT_END_DASH,this._stateCommentEndDash(t))}_stateCommentLessThanSignBangDashDash(t){t!==h.GREATER_THAN_SIGN&&
t!==h.EOF&&this._err(A.nestedComment),this.state=g.COMMENT_END,this._stateCommentEnd(t)}_stateCommentEndDash(t){let r=this.currentToken;switch(t){case h.HYPHEN_MINUS:{
this.state=g.COMMENT_END;break}case h.EOF:{this._err(A.eofInComment),this.emitCurrentComment(r),this._emitEOFToken();break}default:this._extendRunWith("-",-1),this.
state=g.COMMENT,this._stateComment(t)}}_stateCommentEnd(t){let r=this.currentToken;switch(t){case h.GREATER_THAN_SIGN:{this.state=g.DATA,this.emitCurrentComment(
r);break}case h.EXCLAMATION_MARK:{this.state=g.COMMENT_END_BANG;break}case h.HYPHEN_MINUS:{this._extendRunWith("-",-2);break}case h.EOF:{this._err(A.eofInComment),
this.emitCurrentComment(r),this._emitEOFToken();break}default:this._extendRunWith("--",-1),this.state=g.COMMENT,this._stateComment(t)}}_stateCommentEndBang(t){let r=this.
currentToken;switch(t){case h.HYPHEN_MINUS:{this._extendRunWith("--!",-1),this.state=g.COMMENT_END_DASH;break}case h.GREATER_THAN_SIGN:{this._err(A.incorrectlyClosedComment),
this.state=g.DATA,this.emitCurrentComment(r);break}case h.EOF:{this._err(A.eofInComment),this.emitCurrentComment(r),this._emitEOFToken();break}default:this._extendRunWith(
"--!",-1),this.state=g.COMMENT,this._stateComment(t)}}_stateDoctype(t){switch(t){case h.SPACE:case h.LINE_FEED:case h.TABULATION:case h.FORM_FEED:{this.state=g.
BEFORE_DOCTYPE_NAME;break}case h.GREATER_THAN_SIGN:{this.state=g.BEFORE_DOCTYPE_NAME,this._stateBeforeDoctypeName(t);break}case h.EOF:{this._err(A.eofInDoctype),
this._createDoctypeToken(null);let r=this.currentToken;r.forceQuirks=!0,this.emitCurrentDoctype(r),this._emitEOFToken();break}default:this._err(A.missingWhitespaceBeforeDoctypeName),
this.state=g.BEFORE_DOCTYPE_NAME,this._stateBeforeDoctypeName(t)}}_stateBeforeDoctypeName(t){if(Qo(t))this._createDoctypeToken(String.fromCharCode(Wm(t))),this.
state=g.DOCTYPE_NAME;else switch(t){case h.SPACE:case h.LINE_FEED:case h.TABULATION:case h.FORM_FEED:break;case h.NULL:{this._err(A.unexpectedNullCharacter),this.
_createDoctypeToken(De),this.state=g.DOCTYPE_NAME;break}case h.GREATER_THAN_SIGN:{this._err(A.missingDoctypeName),this._createDoctypeToken(null);let r=this.currentToken;
r.forceQuirks=!0,this.emitCurrentDoctype(r),this.state=g.DATA;break}case h.EOF:{this._err(A.eofInDoctype),this._createDoctypeToken(null);let r=this.currentToken;
r.forceQuirks=!0,this.emitCurrentDoctype(r),this._emitEOFToken();break}default:this._createDoctypeToken(String.fromCodePoint(t)),this.state=g.DOCTYPE_NAME}}_stateDoctypeName(t){
let r=this.currentToken;switch(t){case h.SPACE:case h.LINE_FEED:case h.TABULATION:case h.FORM_FEED:{this.state=g.AFTER_DOCTYPE_NAME;break}case h.GREATER_THAN_SIGN:{
this.state=g.DATA,this.emitCurrentDoctype(r);break}case h.NULL:{this._err(A.unexpectedNullCharacter),r.name+=De;break}case h.EOF:{this._err(A.eofInDoctype),r.forceQuirks=
!0,this.emitCurrentDoctype(r),this._emitEOFToken();break}default:r.name+=String.fromCodePoint(Qo(t)?Wm(t):t)}}_stateAfterDoctypeName(t){let r=this.currentToken;
switch(t){case h.SPACE:case h.LINE_FEED:case h.TABULATION:case h.FORM_FEED:break;case h.GREATER_THAN_SIGN:{this.state=g.DATA,this.emitCurrentDoctype(r);break}case h.
EOF:{this._err(A.eofInDoctype),r.forceQuirks=!0,this.emitCurrentDoctype(r),this._emitEOFToken();break}default:this._consumeSequenceIfMatch(jt.PUBLIC,!1)?this.state=
g.AFTER_DOCTYPE_PUBLIC_KEYWORD:this._consumeSequenceIfMatch(jt.SYSTEM,!1)?this.state=g.AFTER_DOCTYPE_SYSTEM_KEYWORD:this._ensureHibernation()||(this._err(A.invalidCharacterSequenceAfterDoctypeName),
r.forceQuirks=!0,this.state=g.BOGUS_DOCTYPE,this._stateBogusDoctype(t))}}_stateAfterDoctypePublicKeyword(t){let r=this.currentToken;switch(t){case h.SPACE:case h.
LINE_FEED:case h.TABULATION:case h.FORM_FEED:{this.state=g.BEFORE_DOCTYPE_PUBLIC_IDENTIFIER;break}case h.QUOTATION_MARK:{this._err(A.missingWhitespaceAfterDoctypePublicKeyword),
r.publicId="",this.state=g.DOCTYPE_PUBLIC_IDENTIFIER_DOUBLE_QUOTED;break}case h.APOSTROPHE:{this._err(A.missingWhitespaceAfterDoctypePublicKeyword),r.publicId="",
this.state=g.DOCTYPE_PUBLIC_IDENTIFIER_SINGLE_QUOTED;break}case h.GREATER_THAN_SIGN:{this._err(A.missingDoctypePublicIdentifier),r.forceQuirks=!0,this.state=g.DATA,
this.emitCurrentDoctype(r);break}case h.EOF:{this._err(A.eofInDoctype),r.forceQuirks=!0,this.emitCurrentDoctype(r),this._emitEOFToken();break}default:this._err(
A.missingQuoteBeforeDoctypePublicIdentifier),r.forceQuirks=!0,this.state=g.BOGUS_DOCTYPE,this._stateBogusDoctype(t)}}_stateBeforeDoctypePublicIdentifier(t){let r=this.
currentToken;switch(t){case h.SPACE:case h.LINE_FEED:case h.TABULATION:case h.FORM_FEED:break;case h.QUOTATION_MARK:{r.publicId="",this.state=g.DOCTYPE_PUBLIC_IDENTIFIER_DOUBLE_QUOTED;
break}case h.APOSTROPHE:{r.publicId="",this.state=g.DOCTYPE_PUBLIC_IDENTIFIER_SINGLE_QUOTED;break}case h.GREATER_THAN_SIGN:{this._err(A.missingDoctypePublicIdentifier),
r.forceQuirks=!0,this.state=g.DATA,this.emitCurrentDoctype(r);break}case h.EOF:{this._err(A.eofInDoctype),r.forceQuirks=!0,this.emitCurrentDoctype(r),this._emitEOFToken();
break}default:this._err(A.missingQuoteBeforeDoctypePublicIdentifier),r.forceQuirks=!0,this.state=g.BOGUS_DOCTYPE,this._stateBogusDoctype(t)}}_stateDoctypePublicIdentifierDoubleQuoted(t){
let r=this.currentToken;switch(t){case h.QUOTATION_MARK:{this.state=g.AFTER_DOCTYPE_PUBLIC_IDENTIFIER;break}case h.NULL:{this._err(A.unexpectedNullCharacter),r.
publicId+=De;break}case h.GREATER_THAN_SIGN:{this._err(A.abruptDoctypePublicIdentifier),r.forceQuirks=!0,this.emitCurrentDoctype(r),this.state=g.DATA;break}case h.
EOF:{this._err(A.eofInDoctype),r.forceQuirks=!0,this.emitCurrentDoctype(r),this._emitEOFToken();break}default:r.publicId+=String.fromCodePoint(t)}}_stateDoctypePublicIdentifierSingleQuoted(t){
let r=this.currentToken;switch(t){case h.APOSTROPHE:{this.state=g.AFTER_DOCTYPE_PUBLIC_IDENTIFIER;break}case h.NULL:{this._err(A.unexpectedNullCharacter),r.publicId+=
De;break}case h.GREATER_THAN_SIGN:{this._err(A.abruptDoctypePublicIdentifier),r.forceQuirks=!0,this.emitCurrentDoctype(r),this.state=g.DATA;break}case h.EOF:{this.
_err(A.eofInDoctype),r.forceQuirks=!0,this.emitCurrentDoctype(r),this._emitEOFToken();break}default:r.publicId+=String.fromCodePoint(t)}}_stateAfterDoctypePublicIdentifier(t){
let r=this.currentToken;switch(t){case h.SPACE:case h.LINE_FEED:case h.TABULATION:case h.FORM_FEED:{this.state=g.BETWEEN_DOCTYPE_PUBLIC_AND_SYSTEM_IDENTIFIERS;break}case h.
GREATER_THAN_SIGN:{this.state=g.DATA,this.emitCurrentDoctype(r);break}case h.QUOTATION_MARK:{this._err(A.missingWhitespaceBetweenDoctypePublicAndSystemIdentifiers),
r.systemId="",this.state=g.DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED;break}case h.APOSTROPHE:{this._err(A.missingWhitespaceBetweenDoctypePublicAndSystemIdentifiers),
r.systemId="",this.state=g.DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED;break}case h.EOF:{this._err(A.eofInDoctype),r.forceQuirks=!0,this.emitCurrentDoctype(r),this.
_emitEOFToken();break}default:this._err(A.missingQuoteBeforeDoctypeSystemIdentifier),r.forceQuirks=!0,this.state=g.BOGUS_DOCTYPE,this._stateBogusDoctype(t)}}_stateBetweenDoctypePublicAndSystemIdentifiers(t){
let r=this.currentToken;switch(t){case h.SPACE:case h.LINE_FEED:case h.TABULATION:case h.FORM_FEED:break;case h.GREATER_THAN_SIGN:{this.emitCurrentDoctype(r),this.
state=g.DATA;break}case h.QUOTATION_MARK:{r.systemId="",this.state=g.DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED;break}case h.APOSTROPHE:{r.systemId="",this.state=g.
DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED;break}case h.EOF:{this._err(A.eofInDoctype),r.forceQuirks=!0,this.emitCurrentDoctype(r),this._emitEOFToken();break}default:
this._err(A.missingQuoteBeforeDoctypeSystemIdentifier),r.forceQuirks=!0,this.state=g.BOGUS_DOCTYPE,this._stateBogusDoctype(t)}}_stateAfterDoctypeSystemKeyword(t){
let r=this.currentToken;switch(t){case h.SPACE:case h.LINE_FEED:case h.TABULATION:case h.FORM_FEED:{this.state=g.BEFORE_DOCTYPE_SYSTEM_IDENTIFIER;break}case h.QUOTATION_MARK:{
this._err(A.missingWhitespaceAfterDoctypeSystemKeyword),r.systemId="",this.state=g.DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED;break}case h.APOSTROPHE:{this._err(A.
missingWhitespaceAfterDoctypeSystemKeyword),r.systemId="",this.state=g.DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED;break}case h.GREATER_THAN_SIGN:{this._err(A.missingDoctypeSystemIdentifier),
r.forceQuirks=!0,this.state=g.DATA,this.emitCurrentDoctype(r);break}case h.EOF:{this._err(A.eofInDoctype),r.forceQuirks=!0,this.emitCurrentDoctype(r),this._emitEOFToken();
break}default:this._err(A.missingQuoteBeforeDoctypeSystemIdentifier),r.forceQuirks=!0,this.state=g.BOGUS_DOCTYPE,this._stateBogusDoctype(t)}}_stateBeforeDoctypeSystemIdentifier(t){
let r=this.currentToken;switch(t){case h.SPACE:case h.LINE_FEED:case h.TABULATION:case h.FORM_FEED:break;case h.QUOTATION_MARK:{r.systemId="",this.state=g.DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED;
break}case h.APOSTROPHE:{r.systemId="",this.state=g.DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED;break}case h.GREATER_THAN_SIGN:{this._err(A.missingDoctypeSystemIdentifier),
r.forceQuirks=!0,this.state=g.DATA,this.emitCurrentDoctype(r);break}case h.EOF:{this._err(A.eofInDoctype),r.forceQuirks=!0,this.emitCurrentDoctype(r),this._emitEOFToken();
break}default:this._err(A.missingQuoteBeforeDoctypeSystemIdentifier),r.forceQuirks=!0,this.state=g.BOGUS_DOCTYPE,this._stateBogusDoctype(t)}}_stateDoctypeSystemIdentifierDoubleQuoted(t){
let r=this.currentToken;switch(t){case h.QUOTATION_MARK:{this.state=g.AFTER_DOCTYPE_SYSTEM_IDENTIFIER;break}case h.NULL:{this._err(A.unexpectedNullCharacter),r.
systemId+=De;break}case h.GREATER_THAN_SIGN:{this._err(A.abruptDoctypeSystemIdentifier),r.forceQuirks=!0,this.emitCurrentDoctype(r),this.state=g.DATA;break}case h.
EOF:{this._err(A.eofInDoctype),r.forceQuirks=!0,this.emitCurrentDoctype(r),this._emitEOFToken();break}default:r.systemId+=String.fromCodePoint(t)}}_stateDoctypeSystemIdentifierSingleQuoted(t){
let r=this.currentToken;switch(t){case h.APOSTROPHE:{this.state=g.AFTER_DOCTYPE_SYSTEM_IDENTIFIER;break}case h.NULL:{this._err(A.unexpectedNullCharacter),r.systemId+=
De;break}case h.GREATER_THAN_SIGN:{this._err(A.abruptDoctypeSystemIdentifier),r.forceQuirks=!0,this.emitCurrentDoctype(r),this.state=g.DATA;break}case h.EOF:{this.
_err(A.eofInDoctype),r.forceQuirks=!0,this.emitCurrentDoctype(r),this._emitEOFToken();break}default:r.systemId+=String.fromCodePoint(t)}}_stateAfterDoctypeSystemIdentifier(t){
let r=this.currentToken;switch(t){case h.SPACE:case h.LINE_FEED:case h.TABULATION:case h.FORM_FEED:break;case h.GREATER_THAN_SIGN:{this.emitCurrentDoctype(r),this.
state=g.DATA;break}case h.EOF:{this._err(A.eofInDoctype),r.forceQuirks=!0,this.emitCurrentDoctype(r),this._emitEOFToken();break}default:this._err(A.unexpectedCharacterAfterDoctypeSystemIdentifier),
this.state=g.BOGUS_DOCTYPE,this._stateBogusDoctype(t)}}_stateBogusDoctype(t){let r=this.currentToken;switch(t){case h.GREATER_THAN_SIGN:{this.emitCurrentDoctype(
r),this.state=g.DATA;break}case h.NULL:{this._err(A.unexpectedNullCharacter);break}case h.EOF:{this.emitCurrentDoctype(r),this._emitEOFToken();break}default:}}_stateCdataSection(t){
switch(t){case h.RIGHT_SQUARE_BRACKET:{this.state=g.CDATA_SECTION_BRACKET;break}case h.EOF:{this._err(A.eofInCdata),this._emitEOFToken();break}default:this._emitCodePoint(
t)}}_stateCdataSectionBracket(t){t===h.RIGHT_SQUARE_BRACKET?this.state=g.CDATA_SECTION_END:(this._emitChars("]",-1),this.state=g.CDATA_SECTION,this._stateCdataSection(
t))}_stateCdataSectionEnd(t){switch(t){case h.GREATER_THAN_SIGN:{this.state=g.DATA;break}case h.RIGHT_SQUARE_BRACKET:{this._emitChars("]",-2);break}default:this.
_emitChars("]]",-1),this.state=g.CDATA_SECTION,this._stateCdataSection(t)}}_stateCharacterReference(){let t=this.entityDecoder.write(this.preprocessor.html,this.
preprocessor.pos);if(t<0)if(this.preprocessor.lastChunkWritten)t=this.entityDecoder.end();else{this.active=!1,this.preprocessor.pos=this.preprocessor.html.length-
1,this.consumedAfterSnapshot=0,this.preprocessor.endOfChunkHit=!0;return}t===0?(this.preprocessor.pos=this.entityStartPos,this._flushCodePointConsumedAsCharacterReference(
h.AMPERSAND),this.state=!this._isCharacterReferenceInAttribute()&&DR(this.preprocessor.peek(1))?g.AMBIGUOUS_AMPERSAND:this.returnState):this.state=this.returnState}_stateAmbiguousAmpersand(t){
DR(t)?this._flushCodePointConsumedAsCharacterReference(t):(t===h.SEMICOLON&&this._err(A.unknownNamedCharacterReference),this.state=this.returnState,this._callState(
t))}};var wR=new Set([u.DD,u.DT,u.LI,u.OPTGROUP,u.OPTION,u.P,u.RB,u.RP,u.RT,u.RTC]),OR=new Set([...wR,u.CAPTION,u.COLGROUP,u.TBODY,u.TD,u.TFOOT,u.TH,u.THEAD,u.TR]),x5=64,
eu=256,Ai=512,xa=768,y0=[u.H1,u.H2,u.H3,u.H4,u.H5,u.H6],b0=[u.TBODY,u.TFOOT,u.THEAD],E5=[u.TR,u.TEMPLATE,u.HTML],y5=[...b0,u.TEMPLATE,u.HTML],b5=[u.TABLE,u.TEMPLATE,
u.HTML],T5=[u.TD,u.TH],Ea=1,Zo=2,Ii=4,ya=8,tu=16,ts=32,Kr=new Uint8Array(xa);for(let[e,t]of[[C.HTML,0],[C.SVG,eu],[C.MATHML,Ai]])for(let r of zm[e])Kr[t+r]=e===
C.HTML&&(r===u.ADDRESS||r===u.DIV||r===u.P)?Ea:Ea|Zo;for(let e of[u.APPLET,u.CAPTION,u.HTML,u.MARQUEE,u.OBJECT,u.TABLE,u.TD,u.TEMPLATE,u.TH,eu+u.DESC,eu+u.FOREIGN_OBJECT,
eu+u.TITLE,Ai+u.ANNOTATION_XML,Ai+u.MI,Ai+u.MN,Ai+u.MO,Ai+u.MS,Ai+u.MTEXT])Kr[e]|=Ii|ya|tu;Kr[u.OL]|=ya;Kr[u.UL]|=ya;Kr[u.BUTTON]|=tu;Kr[u.TABLE]|=ts;Kr[u.HTML]|=
ts;var es=new Uint8Array(xa);for(let e of[u.A,u.B,u.BIG,u.CODE,u.EM,u.FONT,u.I,u.NOBR,u.S,u.SMALL,u.STRIKE,u.STRONG,u.TT,u.U])es[e]=1;function Ym(e,t){if(t===u.
UNKNOWN)return-1;switch(e){case C.HTML:return t;case C.SVG:return eu+t;case C.MATHML:return Ai+t;default:return-1}}var Xm=class{get currentTmplContentOrNode(){return this.
_isInTemplate()?this.treeAdapter.getTemplateContent(this.current):this.current}constructor(t,r,n){this.treeAdapter=r,this.handler=n,this.items=[],this.tagIDs=[],
this.stackTop=-1,this.depth=0,this.tmplCount=0,this.currentTagId=u.UNKNOWN,this.indexed=!1,this.below=[],this.above=[],this.keys=[],this.keyPrev=[],this.keyNext=
[],this.keyTops=new Int32Array(0),this.specials=[],this.listItemBoundaries=[],this.scopeBoundaries=[],this.htmlSlots=[],this.formattingSlots=new Map,this.current=
t}_indexOf(t){if(this.indexed){let r=this.formattingSlots.get(t);if(r!==void 0)return r;if(es[In(this.treeAdapter.getTagName(t))])return-1}return this.items.lastIndexOf(
t,this.stackTop)}slotBelow(t){return this.indexed?this.below[t]:t-1}slotAbove(t){return this.indexed?this.above[t]:t===this.stackTop?-1:t+1}_isInTemplate(){return this.
currentTagId===u.TEMPLATE&&this.treeAdapter.getNamespaceURI(this.current)===C.HTML}_updateCurrentElement(){this.current=this.items[this.stackTop],this.currentTagId=
this.tagIDs[this.stackTop]}_nameKey(t,r,n){var i,s;let a=`${t} ${r}`,c=(i=this.nameKeys)===null||i===void 0?void 0:i.get(a);if(c===void 0&&n&&((s=this.nameKeys)!==
null&&s!==void 0||(this.nameKeys=new Map),c=xa+this.nameKeys.size,this.nameKeys.set(a,c),c===this.keyTops.length)){let m=new Int32Array(2*c).fill(-1);m.set(this.
keyTops),this.keyTops=m}return c??-1}_indexAll(){this.indexed=!0,this.keyTops=new Int32Array(xa).fill(-1);for(let t=0;t<=this.stackTop;t++)this._index(t,t-1)}_index(t,r){
let n=this.items[t],i=this.tagIDs[t],s=this.treeAdapter.getNamespaceURI(n),a=Ym(s,i);a===-1&&(a=this._nameKey(s,this.treeAdapter.getTagName(n),!0));let c=this.keyTops[a];
this.keys[t]=a,this.keyPrev[t]=c,this.keyNext[t]=-1,c!==-1&&(this.keyNext[c]=t),this.keyTops[a]=t,this.above[t]=-1,this._link(t,r,s===C.HTML),es[i]&&this.formattingSlots.
set(n,t)}_link(t,r,n){let i=this.keys[t],s=i<xa?Kr[i]:0;this.below[t]=r,r===-1?(this.specials[t]=s&Ea,this.listItemBoundaries[t]=(s&Zo)>>1,this.scopeBoundaries[t]=
(s&Ii)>>2,this.htmlSlots[t]=n?t:-1):(this.above[r]=t,this.specials[t]=this.specials[r]+(s&Ea),this.listItemBoundaries[t]=this.listItemBoundaries[r]+((s&Zo)>>1),
this.scopeBoundaries[t]=this.scopeBoundaries[r]+((s&Ii)>>2),this.htmlSlots[t]=n?t:this.htmlSlots[r])}_unindex(t){let r=this.keys[t],n=this.keyPrev[t],i=this.keyNext[t];
n!==-1&&(this.keyNext[n]=i),i===-1?this.keyTops[r]=n:this.keyPrev[i]=n,es[this.tagIDs[t]]&&this.formattingSlots.delete(this.items[t])}_move(t,r){let n=this.items[t],
i=this.keys[t],s=this.keyPrev[t],a=this.keyNext[t];this.items[r]=n,this.tagIDs[r]=this.tagIDs[t],this.keys[r]=i,this.keyPrev[r]=s,this.keyNext[r]=a,s!==-1&&(this.
keyNext[s]=r),a===-1?this.keyTops[i]=r:this.keyPrev[a]=r,es[this.tagIDs[r]]&&this.formattingSlots.set(n,r)}indexOfTopmost(t){if(this.indexed)return this.keyTops[t];
for(let r=this.stackTop;r>=0;r--)if(this.tagIDs[r]===t&&this.treeAdapter.getNamespaceURI(this.items[r])===C.HTML)return r;return-1}indexOfTopmostOf(t){if(this.indexed){
let r=-1;for(let n of t)this.keyTops[n]>r&&(r=this.keyTops[n]);return r}for(let r=this.stackTop;r>=0;r--)if(t.includes(this.tagIDs[r])&&this.treeAdapter.getNamespaceURI(
this.items[r])===C.HTML)return r;return-1}indexOfTopmostByName(t,r){if(this.indexed){let n=Ym(t,In(r));return n===-1&&(n=this._nameKey(t,r,!1)),n===-1?-1:this.keyTops[n]}
for(let n=this.stackTop;n>=0;n--){let i=this.items[n];if(this.treeAdapter.getTagName(i)===r&&this.treeAdapter.getNamespaceURI(i)===t)return n}return-1}indexOfTopmostHtmlElement(){
if(this.indexed)return this.stackTop===-1?-1:this.htmlSlots[this.stackTop];let t=this.stackTop;for(;t>=0&&this.treeAdapter.getNamespaceURI(this.items[t])!==C.HTML;)
t--;return t}_hasAbove(t,r){for(let n=this.stackTop;n>t;n--){let i=Ym(this.treeAdapter.getNamespaceURI(this.items[n]),this.tagIDs[n]);if(i!==-1&&Kr[i]&r)return!0}
return!1}hasSpecialElementAbove(t){return this.indexed?this.specials[this.stackTop]!==this.specials[t]:this._hasAbove(t,Ea)}hasListItemBoundaryAbove(t){return this.
indexed?this.listItemBoundaries[this.stackTop]!==this.listItemBoundaries[t]:this._hasAbove(t,Zo)}push(t,r){let n=this.stackTop;this.stackTop++,this.depth++,this.
items[this.stackTop]=t,this.current=t,this.tagIDs[this.stackTop]=r,this.currentTagId=r,this.indexed?this._index(this.stackTop,n):this.depth===x5&&this._indexAll(),
this._isInTemplate()&&this.tmplCount++,this.handler.onItemPush(t,r,!0)}_popCurrent(){this.tmplCount>0&&this._isInTemplate()&&this.tmplCount--,this.indexed?(this.
_unindex(this.stackTop),this.stackTop=this.below[this.stackTop],this.stackTop!==-1&&(this.above[this.stackTop]=-1)):this.stackTop--,this.depth--,this._updateCurrentElement()}pop(){
let t=this.current;this._popCurrent(),this.handler.onItemPop(t,!0)}replace(t,r){let n=this._indexOf(t);this.items[n]=r,this.indexed&&es[this.tagIDs[n]]&&(this.formattingSlots.
delete(t),this.formattingSlots.set(r,n)),n===this.stackTop&&(this.current=r)}replaceFormattingElement(t,r,n,i){let s=this.items[t];if(!this.indexed){this.items.
splice(t,1),this.tagIDs.splice(t,1),this.handler.onItemPop(s,!1),this.items.splice(r,0,n),this.tagIDs.splice(r,0,i),r===this.stackTop&&this._updateCurrentElement(),
this.current&&this.currentTagId!==void 0&&this.handler.onItemPush(this.current,this.currentTagId,r===this.stackTop);return}let a=this.keys[t],c=this.below[t],m=this.
above[r],p=[];for(let j=this.above[t];j!==r;j=this.above[j])p.push(j);let d=this.keyNext[t];this._unindex(t),this.items[t]=void 0,this.handler.onItemPop(s,!1);let E=r-
1;for(;p.length>0&&p[p.length-1]===E;)p.pop(),E--;for(let j=E+1;j<=r;j++)this._move(j,j-1);let _=d===-1?this.keyTops[a]:this.keyPrev[d];this.items[r]=n,this.tagIDs[r]=
i,this.keys[r]=a,this.keyPrev[r]=_,this.keyNext[r]=d,_!==-1&&(this.keyNext[_]=r),d===-1?this.keyTops[a]=r:this.keyPrev[d]=r,es[i]&&this.formattingSlots.set(n,r);
let O=c;for(let j of p)this._link(j,O,!0),O=j;for(let j=E;j<r;j++)this._link(j,O,!0),O=j;this._link(r,O,!0),m===-1&&this._updateCurrentElement(),this.current&&this.
currentTagId!==void 0&&this.handler.onItemPush(this.current,this.currentTagId,m===-1)}popUntilTagNamePopped(t){this.shortenToLength(Math.max(this.indexOfTopmost(
t),0))}shortenToLength(t){for(;this.stackTop>=t;){let r=this.current;this._popCurrent(),this.handler.onItemPop(r,this.stackTop<t)}}popUntilElementPopped(t){let r=this.
_indexOf(t);this.shortenToLength(Math.max(r,0))}popUntilNumberedHeaderPopped(){this.shortenToLength(Math.max(this.indexOfTopmostOf(y0),0))}popUntilTableCellPopped(){
this.shortenToLength(Math.max(this.indexOfTopmostOf(T5),0))}popAllUpToHtmlElement(){this.tmplCount=0,this.shortenToLength(1)}clearBackToTableContext(){this.shortenToLength(
this.indexOfTopmostOf(b5)+1)}clearBackToTableBodyContext(){this.shortenToLength(this.indexOfTopmostOf(y5)+1)}clearBackToTableRowContext(){this.shortenToLength(this.
indexOfTopmostOf(E5)+1)}remove(t){let r=this._indexOf(t);r!==-1&&this.removeAt(r)}removeAt(t){if(t===this.stackTop){this.pop();return}let r=this.items[t];if(this.
depth--,this.indexed){let n=this.keys[t]<xa?Kr[this.keys[t]]:0,i=this.below[t],s=this.above[t];if(this._unindex(t),this.items[t]=void 0,this.below[s]=i,i!==-1&&
(this.above[i]=s),n!==0)for(let c=s;c!==-1;c=this.above[c])this.specials[c]-=n&Ea,this.listItemBoundaries[c]-=(n&Zo)>>1,this.scopeBoundaries[c]-=(n&Ii)>>2;let a=i===
-1?-1:this.htmlSlots[i];for(let c=s;c!==-1&&this.htmlSlots[c]===t;c=this.above[c])this.htmlSlots[c]=a}else this.items.splice(t,1),this.tagIDs.splice(t,1),this.stackTop--,
this._updateCurrentElement();this.handler.onItemPop(r,!1)}tryPeekProperlyNestedBodyElement(){return this.stackTop>=1&&this.tagIDs[1]===u.BODY?this.items[1]:null}contains(t){
return this._indexOf(t)>-1}getCommonAncestor(t){let r=this._indexOf(t),n=r===-1?-1:this.slotBelow(r);return n===-1?null:this.items[n]}isRootHtmlElementCurrent(){
return this.stackTop===0&&this.tagIDs[0]===u.HTML}_isInScope(t,r){let n=-1;switch(r){case ya:{n=Math.max(this.keyTops[u.OL],this.keyTops[u.UL]);break}case tu:{n=
this.keyTops[u.BUTTON];break}case ts:return n=Math.max(this.keyTops[u.TABLE],this.keyTops[u.HTML]),t===-1?n===-1:t>=n;default:}return t===-1?n===-1&&(this.stackTop===
-1||this.scopeBoundaries[this.stackTop]===0):t>=n&&this.scopeBoundaries[this.stackTop]===this.scopeBoundaries[t]}_scanScope(t,r,n,i){for(let s=this.stackTop;s>=
0;s--){let a=Ym(this.treeAdapter.getNamespaceURI(this.items[s]),this.tagIDs[s]);if(a!==-1){if((r?r.includes(a):a===t)&&(!i||this.items[s]===i))return!0;if(Kr[a]&
n)return!1}}return!0}hasInScope(t,r){return this.indexed?this._isInScope(r?this._indexOf(r):this.keyTops[t],Ii):this._scanScope(t,null,Ii,r)}hasInListItemScope(t){
return this.indexed?this._isInScope(this.keyTops[t],ya):this._scanScope(t,null,ya)}hasInButtonScope(t){return this.indexed?this._isInScope(this.keyTops[t],tu):this.
_scanScope(t,null,tu)}hasNumberedHeaderInScope(){return this.indexed?this._isInScope(this.indexOfTopmostOf(y0),Ii):this._scanScope(u.UNKNOWN,y0,Ii)}hasInTableScope(t){
return this.indexed?this._isInScope(this.keyTops[t],ts):this._scanScope(t,null,ts)}hasTableBodyContextInTableScope(){return this.indexed?this._isInScope(this.indexOfTopmostOf(
b0),ts):this._scanScope(u.UNKNOWN,b0,ts)}hasInSelectScope(t){for(let r=this.stackTop;r>=0;r=this.slotBelow(r))if(this.treeAdapter.getNamespaceURI(this.items[r])===
C.HTML)switch(this.tagIDs[r]){case t:return!0;case u.OPTION:case u.OPTGROUP:break;default:return!1}return!0}generateImpliedEndTags(){for(;this.currentTagId!==void 0&&
wR.has(this.currentTagId)&&this.treeAdapter.getNamespaceURI(this.current)===C.HTML;)this.pop()}generateImpliedEndTagsThoroughly(){for(;this.currentTagId!==void 0&&
OR.has(this.currentTagId)&&this.treeAdapter.getNamespaceURI(this.current)===C.HTML;)this.pop()}generateImpliedEndTagsWithExclusion(t){for(;this.currentTagId!==void 0&&
this.currentTagId!==t&&OR.has(this.currentTagId)&&this.treeAdapter.getNamespaceURI(this.current)===C.HTML;)this.pop()}};var Er;(function(e){e[e.Marker=0]="Marker",e[e.Element=1]="Element"})(Er||(Er={}));var Qm=class{constructor(){this.newest=null,this.bookmark=null,this.index=null,
this.elementEntries=new Map}_insertElementEntry(t,r,n){let i=n===null?null:n.newer,s={type:Er.Element,element:t,token:r,older:n,newer:i,ark:null,olderSameTag:null,
newerSameTag:null};return i===null?this.newest=s:i.older=s,n!==null&&(n.newer=s),this.index===null?null:this._addToIndex(this.index,s)}_addToIndex(t,r){let{tagName:n,
attrs:i}=r.token,s=n+i.map(({name:m,value:p})=>`\0${m}\0${p}`).sort().join(""),a=t.arks.get(s);a===void 0&&(a={entries:[],key:s},t.arks.set(s,a)),a.entries.push(
r),r.ark=a,this.elementEntries.set(r.element,r);let c=t.tagNames.get(n);return c===void 0&&(c={olderSameTag:null},t.tagNames.set(n,c)),r.olderSameTag=c.olderSameTag,
r.newerSameTag=c,c.olderSameTag!==null&&(c.olderSameTag.newerSameTag=r),c.olderSameTag=r,a}insertMarker(){if(this.index===null)for(let r=this.newest;r!==null&&r.
type===Er.Element;r=r.older)this.elementEntries.set(r.element,r);let t={type:Er.Marker,older:this.newest,newer:null,outerIndex:this.index};this.newest!==null&&(this.
newest.newer=t),this.newest=t,this.index=null}pushElement(t,r){if(this.index===null){let i=null,s=0;for(let a=this.newest;a!==null&&a.type===Er.Element;a=a.older)
i=a,s++;if(s>=3){this.index={arks:new Map,tagNames:new Map};for(let a=i;a!==null&&a.type===Er.Element;a=a.newer)this._addToIndex(this.index,a)}}let n=this._insertElementEntry(
t,r,this.newest);n!==null&&n.entries.length>3&&this.removeEntry(n.entries[0])}insertElementAfterBookmark(t,r){let{bookmark:n}=this;this.bookmark=null,this._insertElementEntry(
t,r,n)}removeEntry(t){var r;if(!(t.newer===null?this.newest!==t:t.newer.older!==t)){if(this.elementEntries.delete(t.element),t.newer===null?this.newest=t.older:
t.newer.older=t.older,t.older!==null&&(t.older.newer=t.newer),t.ark!==null){let{entries:n,key:i}=t.ark;n.splice(n.indexOf(t),1),n.length===0&&((r=this.index)===
null||r===void 0||r.arks.delete(i))}t.newerSameTag!==null&&(t.newerSameTag.olderSameTag=t.olderSameTag,t.olderSameTag!==null&&(t.olderSameTag.newerSameTag=t.newerSameTag))}}replaceElement(t,r){
this.elementEntries.delete(t.element)&&this.elementEntries.set(r,t),t.element=r}clearToLastMarker(){let t=this.newest;for(;t!==null&&t.type===Er.Element;t=t.older)
this.elementEntries.delete(t.element);this.newest=t===null?null:t.older,this.index=t===null?null:t.outerIndex,this.newest!==null&&(this.newest.newer=null)}getElementEntryInScopeWithTagName(t){
var r,n;if(this.index!==null)return(n=(r=this.index.tagNames.get(t))===null||r===void 0?void 0:r.olderSameTag)!==null&&n!==void 0?n:null;for(let i=this.newest;i!==
null&&i.type===Er.Element;i=i.older)if(i.token.tagName===t)return i;return null}getElementEntry(t){if(this.index===null){for(let r=this.newest;r!==null&&r.type===
Er.Element;r=r.older)if(r.element===t)return r}return this.elementEntries.get(t)}};var T0=new WeakMap,Gt={createDocument(){return{nodeName:"#document",mode:qt.NO_QUIRKS,childNodes:[]}},createDocumentFragment(){return{nodeName:"#document-fragme\
nt",childNodes:[]}},createElement(e,t,r){return{nodeName:e,tagName:e,attrs:r,namespaceURI:t,childNodes:[],parentNode:null}},createCommentNode(e){return{nodeName:"\
#comment",data:e,parentNode:null}},createTextNode(e){return{nodeName:"#text",value:e,parentNode:null}},appendChild(e,t){e.childNodes.push(t),t.parentNode=e},insertBefore(e,t,r){
let{childNodes:n}=e,i=n[n.length-1]===r?n.length-1:n.indexOf(r);n.splice(i,0,t),t.parentNode=e},setTemplateContent(e,t){e.content=t},getTemplateContent(e){return e.
content},setDocumentType(e,t,r,n){let i=e.childNodes.find(s=>s.nodeName==="#documentType");if(i)i.name=t,i.publicId=r,i.systemId=n;else{let s={nodeName:"#docume\
ntType",name:t,publicId:r,systemId:n,parentNode:null};Gt.appendChild(e,s)}},setDocumentMode(e,t){e.mode=t},getDocumentMode(e){return e.mode},detachNode(e){if(e.
parentNode){let{childNodes:t}=e.parentNode,r=t[t.length-1]===e?t.length-1:t.indexOf(e);t.splice(r,1),e.parentNode=null}},insertText(e,t){if(e.childNodes.length>
0){let r=e.childNodes[e.childNodes.length-1];if(Gt.isTextNode(r)){r.value+=t;return}}Gt.appendChild(e,Gt.createTextNode(t))},insertTextBefore(e,t,r){let{childNodes:n}=e,
i=n[n.length-1]===r?n.length-1:n.indexOf(r),s=n[i-1];s&&Gt.isTextNode(s)?s.value+=t:Gt.insertBefore(e,Gt.createTextNode(t),r)},adoptAttributes(e,t){if(t.length===
0||t===e.attrs)return;let r=T0.get(e.attrs),n=r?.size===e.attrs.length&&t.every(({name:a})=>{var c;let m=r.get(a);return m===void 0||((c=e.attrs[m])===null||c===
void 0?void 0:c.name)===a}),i=n?r:new Map;if(!n){for(let a=0;a<e.attrs.length;a++){let c=e.attrs[a];c!==void 0&&i.set(c.name,a)}T0.set(e.attrs,i)}let s=e.attrs.
length;for(let a=0;a<t.length;a++)i.has(t[a].name)||e.attrs.push(t[a]);for(let a=s;a<e.attrs.length;a++)i.set(e.attrs[a].name,a);i.size!==e.attrs.length&&T0.delete(
e.attrs)},getFirstChild(e){return e.childNodes[0]},getChildNodes(e){return e.childNodes},getParentNode(e){return e.parentNode},getAttrList(e){return e.attrs},getTagName(e){
return e.tagName},getNamespaceURI(e){return e.namespaceURI},getTextNodeContent(e){return e.value},getCommentNodeContent(e){return e.data},getDocumentTypeNodeName(e){
return e.name},getDocumentTypeNodePublicId(e){return e.publicId},getDocumentTypeNodeSystemId(e){return e.systemId},isTextNode(e){return e.nodeName==="#text"},isCommentNode(e){
return e.nodeName==="#comment"},isDocumentTypeNode(e){return e.nodeName==="#documentType"},isElementNode(e){return Object.prototype.hasOwnProperty.call(e,"tagNa\
me")},setNodeSourceCodeLocation(e,t){e.sourceCodeLocation=t},getNodeSourceCodeLocation(e){return e.sourceCodeLocation},updateNodeSourceCodeLocation(e,t){e.sourceCodeLocation=
{...e.sourceCodeLocation,...t}}};var PR="html",I5="about:legacy-compat",A5="http://www.ibm.com/data/dtd/v11/ibmxhtml1-transitional.dtd",MR=["+//silmaril//dtd html pro v0r11 19970101//","-//as//\
dtd html 3.0 aswedit + extensions//","-//advasoft ltd//dtd html 3.0 aswedit + extensions//","-//ietf//dtd html 2.0 level 1//","-//ietf//dtd html 2.0 level 2//",
"-//ietf//dtd html 2.0 strict level 1//","-//ietf//dtd html 2.0 strict level 2//","-//ietf//dtd html 2.0 strict//","-//ietf//dtd html 2.0//","-//ietf//dtd html \
2.1e//","-//ietf//dtd html 3.0//","-//ietf//dtd html 3.2 final//","-//ietf//dtd html 3.2//","-//ietf//dtd html 3//","-//ietf//dtd html level 0//","-//ietf//dtd \
html level 1//","-//ietf//dtd html level 2//","-//ietf//dtd html level 3//","-//ietf//dtd html strict level 0//","-//ietf//dtd html strict level 1//","-//ietf//\
dtd html strict level 2//","-//ietf//dtd html strict level 3//","-//ietf//dtd html strict//","-//ietf//dtd html//","-//metrius//dtd metrius presentational//","-\
//microsoft//dtd internet explorer 2.0 html strict//","-//microsoft//dtd internet explorer 2.0 html//","-//microsoft//dtd internet explorer 2.0 tables//","-//mi\
crosoft//dtd internet explorer 3.0 html strict//","-//microsoft//dtd internet explorer 3.0 html//","-//microsoft//dtd internet explorer 3.0 tables//","-//netsca\
pe comm. corp.//dtd html//","-//netscape comm. corp.//dtd strict html//","-//o'reilly and associates//dtd html 2.0//","-//o'reilly and associates//dtd html exte\
nded 1.0//","-//o'reilly and associates//dtd html extended relaxed 1.0//","-//sq//dtd html 2.0 hotmetal + extensions//","-//softquad software//dtd hotmetal pro \
6.0::19990601::extensions to html 4.0//","-//softquad//dtd hotmetal pro 4.0::19971010::extensions to html 4.0//","-//spyglass//dtd html 2.0 extended//","-//sun \
microsystems corp.//dtd hotjava html//","-//sun microsystems corp.//dtd hotjava strict html//","-//w3c//dtd html 3 1995-03-24//","-//w3c//dtd html 3.2 draft//",
"-//w3c//dtd html 3.2 final//","-//w3c//dtd html 3.2//","-//w3c//dtd html 3.2s draft//","-//w3c//dtd html 4.0 frameset//","-//w3c//dtd html 4.0 transitional//",
"-//w3c//dtd html experimental 19960712//","-//w3c//dtd html experimental 970421//","-//w3c//dtd w3 html//","-//w3o//dtd w3 html 3.0//","-//webtechs//dtd mozill\
a html 2.0//","-//webtechs//dtd mozilla html//"],S5=[...MR,"-//w3c//dtd html 4.01 frameset//","-//w3c//dtd html 4.01 transitional//"],C5=new Set(["-//w3o//dtd w\
3 html strict 3.0//en//","-/w3c/dtd html 4.0 transitional/en","html"]),LR=["-//w3c//dtd xhtml 1.0 frameset//","-//w3c//dtd xhtml 1.0 transitional//"],_5=[...LR,
"-//w3c//dtd html 4.01 frameset//","-//w3c//dtd html 4.01 transitional//"];function $R(e,t){return t.some(r=>e.startsWith(r))}function FR(e){return e.name===PR&&
e.publicId===null&&(e.systemId===null||e.systemId===I5)}function BR(e){if(e.name!==PR)return qt.QUIRKS;let{systemId:t}=e;if(t&&t.toLowerCase()===A5)return qt.QUIRKS;
let{publicId:r}=e;if(r!==null){if(r=r.toLowerCase(),C5.has(r))return qt.QUIRKS;let n=t===null?S5:MR;if($R(r,n))return qt.QUIRKS;if(n=t===null?LR:_5,$R(r,n))return qt.
LIMITED_QUIRKS}return qt.NO_QUIRKS}var UR={TEXT_HTML:"text/html",APPLICATION_XML:"application/xhtml+xml"},N5="definitionurl",v5="definitionURL",D5=new Map(["attributeName","attributeType","baseFr\
equency","baseProfile","calcMode","clipPathUnits","diffuseConstant","edgeMode","filterUnits","glyphRef","gradientTransform","gradientUnits","kernelMatrix","kern\
elUnitLength","keyPoints","keySplines","keyTimes","lengthAdjust","limitingConeAngle","markerHeight","markerUnits","markerWidth","maskContentUnits","maskUnits","\
numOctaves","pathLength","patternContentUnits","patternTransform","patternUnits","pointsAtX","pointsAtY","pointsAtZ","preserveAlpha","preserveAspectRatio","prim\
itiveUnits","refX","refY","repeatCount","repeatDur","requiredExtensions","requiredFeatures","specularConstant","specularExponent","spreadMethod","startOffset","\
stdDeviation","stitchTiles","surfaceScale","systemLanguage","tableValues","targetX","targetY","textLength","viewBox","viewTarget","xChannelSelector","yChannelSe\
lector","zoomAndPan"].map(e=>[e.toLowerCase(),e])),k5=new Map([["xlink:actuate",{prefix:"xlink",name:"actuate",namespace:C.XLINK}],["xlink:arcrole",{prefix:"xli\
nk",name:"arcrole",namespace:C.XLINK}],["xlink:href",{prefix:"xlink",name:"href",namespace:C.XLINK}],["xlink:role",{prefix:"xlink",name:"role",namespace:C.XLINK}],
["xlink:show",{prefix:"xlink",name:"show",namespace:C.XLINK}],["xlink:title",{prefix:"xlink",name:"title",namespace:C.XLINK}],["xlink:type",{prefix:"xlink",name:"\
type",namespace:C.XLINK}],["xml:lang",{prefix:"xml",name:"lang",namespace:C.XML}],["xml:space",{prefix:"xml",name:"space",namespace:C.XML}],["xmlns",{prefix:"",
name:"xmlns",namespace:C.XMLNS}],["xmlns:xlink",{prefix:"xmlns",name:"xlink",namespace:C.XMLNS}]]),I0=new Map(["altGlyph","altGlyphDef","altGlyphItem","animateC\
olor","animateMotion","animateTransform","clipPath","feBlend","feColorMatrix","feComponentTransfer","feComposite","feConvolveMatrix","feDiffuseLighting","feDisp\
lacementMap","feDistantLight","feFlood","feFuncA","feFuncB","feFuncG","feFuncR","feGaussianBlur","feImage","feMerge","feMergeNode","feMorphology","feOffset","fe\
PointLight","feSpecularLighting","feSpotLight","feTile","feTurbulence","foreignObject","glyphRef","linearGradient","radialGradient","textPath"].map(e=>[e.toLowerCase(),
e])),O5=new Set([u.B,u.BIG,u.BLOCKQUOTE,u.BODY,u.BR,u.CENTER,u.CODE,u.DD,u.DIV,u.DL,u.DT,u.EM,u.EMBED,u.H1,u.H2,u.H3,u.H4,u.H5,u.H6,u.HEAD,u.HR,u.I,u.IMG,u.LI,u.
LISTING,u.MENU,u.META,u.NOBR,u.OL,u.P,u.PRE,u.RUBY,u.S,u.SMALL,u.SPAN,u.STRONG,u.STRIKE,u.SUB,u.SUP,u.TABLE,u.TT,u.U,u.UL,u.VAR]);function HR(e){let t=e.tagID;return t===
u.FONT&&e.attrs.some(({name:n})=>n===jn.COLOR||n===jn.SIZE||n===jn.FACE)||O5.has(t)}function A0(e){for(let t=0;t<e.attrs.length;t++)if(e.attrs[t].name===N5){e.attrs[t].
name=v5;break}}function S0(e){for(let t=0;t<e.attrs.length;t++){let r=D5.get(e.attrs[t].name);r!=null&&(e.attrs[t].name=r)}}function Jm(e){for(let t=0;t<e.attrs.
length;t++){let r=k5.get(e.attrs[t].name);r&&(e.attrs[t].prefix=r.prefix,e.attrs[t].name=r.name,e.attrs[t].namespace=r.namespace)}}function jR(e){let t=I0.get(e.
tagName);t!=null&&(e.tagName=t,e.tagID=In(e.tagName))}function w5(e,t){return t===C.MATHML&&(e===u.MI||e===u.MO||e===u.MN||e===u.MS||e===u.MTEXT)}function $5(e,t,r){
if(t===C.MATHML&&e===u.ANNOTATION_XML){for(let n=0;n<r.length;n++)if(r[n].name===jn.ENCODING){let i=r[n].value.toLowerCase();return i===UR.TEXT_HTML||i===UR.APPLICATION_XML}}
return t===C.SVG&&(e===u.FOREIGN_OBJECT||e===u.DESC||e===u.TITLE)}function C0(e,t,r,n){return(!n||n===C.HTML)&&$5(e,t,r)||(!n||n===C.MATHML)&&w5(e,t)}var P5=[u.TR,u.TBODY,u.THEAD,u.TFOOT,u.CAPTION,u.COLGROUP,u.TABLE,u.FRAMESET,u.SELECT,u.TEMPLATE,u.TD,u.TH,u.HEAD,u.BODY,u.HTML],M5="hidden",L5=[],F5=8,B5=3,x;(function(e){
e[e.INITIAL=0]="INITIAL",e[e.BEFORE_HTML=1]="BEFORE_HTML",e[e.BEFORE_HEAD=2]="BEFORE_HEAD",e[e.IN_HEAD=3]="IN_HEAD",e[e.IN_HEAD_NO_SCRIPT=4]="IN_HEAD_NO_SCRIPT",
e[e.AFTER_HEAD=5]="AFTER_HEAD",e[e.IN_BODY=6]="IN_BODY",e[e.TEXT=7]="TEXT",e[e.IN_TABLE=8]="IN_TABLE",e[e.IN_TABLE_TEXT=9]="IN_TABLE_TEXT",e[e.IN_CAPTION=10]="I\
N_CAPTION",e[e.IN_COLUMN_GROUP=11]="IN_COLUMN_GROUP",e[e.IN_TABLE_BODY=12]="IN_TABLE_BODY",e[e.IN_ROW=13]="IN_ROW",e[e.IN_CELL=14]="IN_CELL",e[e.IN_SELECT=15]="\
IN_SELECT",e[e.IN_SELECT_IN_TABLE=16]="IN_SELECT_IN_TABLE",e[e.IN_TEMPLATE=17]="IN_TEMPLATE",e[e.AFTER_BODY=18]="AFTER_BODY",e[e.IN_FRAMESET=19]="IN_FRAMESET",e[e.
AFTER_FRAMESET=20]="AFTER_FRAMESET",e[e.AFTER_AFTER_BODY=21]="AFTER_AFTER_BODY",e[e.AFTER_AFTER_FRAMESET=22]="AFTER_AFTER_FRAMESET"})(x||(x={}));var U5={startLine:-1,
startCol:-1,startOffset:-1,endLine:-1,endCol:-1,endOffset:-1},zR=new Set([u.TABLE,u.TBODY,u.TFOOT,u.THEAD,u.TR]),qR={scriptingEnabled:!0,sourceCodeLocationInfo:!1,
treeAdapter:Gt,onParseError:null},cu=class{constructor(t,r,n=null,i=null){this.fragmentContext=n,this.scriptHandler=i,this.currentToken=null,this.stopped=!1,this.
insertionMode=x.INITIAL,this.originalInsertionMode=x.INITIAL,this.headElement=null,this.formElement=null,this.currentNotInHTML=!1,this.tmplInsertionModeStack=[],
this.pendingCharacterTokens=[],this.hasNonWhitespacePendingCharacterToken=!1,this.framesetOk=!0,this.skipNextNewLine=!1,this.fosterParentingEnabled=!1,this.options=
{...qR,...t},this.treeAdapter=this.options.treeAdapter,this.onParseError=this.options.onParseError,this.onParseError&&(this.options.sourceCodeLocationInfo=!0),this.
document=r??this.treeAdapter.createDocument(),this.tokenizer=new Jo(this.options,this),this.activeFormattingElements=new Qm,this.fragmentContextID=n?In(this.treeAdapter.
getTagName(n)):u.UNKNOWN,this._setContextModes(n??this.document,this.fragmentContextID),this.openElements=new Xm(this.document,this.treeAdapter,this)}static parse(t,r){
let n=new this(r);return n.tokenizer.write(t,!0),n.document}static getFragmentParser(t,r){let n={...qR,...r};t??(t=n.treeAdapter.createElement(T.TEMPLATE,C.HTML,
[]));let i=n.treeAdapter.createElement("documentmock",C.HTML,[]),s=new this(n,i,t);return s.fragmentContextID===u.TEMPLATE&&s.tmplInsertionModeStack.push(x.IN_TEMPLATE),
s._initTokenizerForFragmentParsing(),s._insertFakeRootElement(),s._resetInsertionMode(),s._findFormInFragmentContext(),s}getFragment(){let t=this.treeAdapter.getFirstChild(
this.document),r=this.treeAdapter.createDocumentFragment();return this._adoptNodes(t,r),r}_err(t,r,n){var i;if(!this.onParseError)return;let s=(i=t.location)!==
null&&i!==void 0?i:U5,a={code:r,startLine:s.startLine,startCol:s.startCol,startOffset:s.startOffset,endLine:n?s.startLine:s.endLine,endCol:n?s.startCol:s.endCol,
endOffset:n?s.startOffset:s.endOffset};this.onParseError(a)}onItemPush(t,r,n){var i,s;(s=(i=this.treeAdapter).onItemPush)===null||s===void 0||s.call(i,t),n&&this.
openElements.stackTop>0&&this._setContextModes(t,r)}onItemPop(t,r){var n,i,s;if(this.options.sourceCodeLocationInfo&&this._setEndLocation(t,this.currentToken),(i=
(n=this.treeAdapter).onItemPop)===null||i===void 0||i.call(n,t,this.openElements.current),(s=this.annotationXmlIntegrationPoints)===null||s===void 0||s.delete(t),
r){let a,c;this.openElements.stackTop===0&&this.fragmentContext?(a=this.fragmentContext,c=this.fragmentContextID):{current:a,currentTagId:c}=this.openElements,this.
_setContextModes(a,c)}}_setContextModes(t,r){let n=t===this.document||t&&this.treeAdapter.getNamespaceURI(t)===C.HTML;this.currentNotInHTML=!n,this.tokenizer.inForeignNode=
!n&&t!==void 0&&r!==void 0&&!this._isIntegrationPoint(r,t)}_switchToTextParsing(t,r){this._insertElement(t,C.HTML),this.tokenizer.state=r,this.originalInsertionMode=
this.insertionMode,this.insertionMode=x.TEXT}switchToPlaintextParsing(){this.insertionMode=x.TEXT,this.originalInsertionMode=x.IN_BODY,this.tokenizer.state=Ot.PLAINTEXT}_getAdjustedCurrentElement(){
return this.openElements.stackTop===0&&this.fragmentContext?this.fragmentContext:this.openElements.current}_findFormInFragmentContext(){let t=this.fragmentContext;
for(;t;){if(this.treeAdapter.getTagName(t)===T.FORM&&this.treeAdapter.getNamespaceURI(t)===C.HTML){this.formElement=t;break}t=this.treeAdapter.getParentNode(t)}}_initTokenizerForFragmentParsing(){
if(!(!this.fragmentContext||this.treeAdapter.getNamespaceURI(this.fragmentContext)!==C.HTML))switch(this.fragmentContextID){case u.TITLE:case u.TEXTAREA:{this.tokenizer.
state=Ot.RCDATA;break}case u.STYLE:case u.XMP:case u.IFRAME:case u.NOEMBED:case u.NOFRAMES:case u.NOSCRIPT:{this.tokenizer.state=Ot.RAWTEXT;break}case u.SCRIPT:{
this.tokenizer.state=Ot.SCRIPT_DATA;break}case u.PLAINTEXT:{this.tokenizer.state=Ot.PLAINTEXT;break}default:}}_setDocumentType(t){let r=t.name||"",n=t.publicId||
"",i=t.systemId||"";if(this.treeAdapter.setDocumentType(this.document,r,n,i),t.location){let a=this.treeAdapter.getChildNodes(this.document).find(c=>this.treeAdapter.
isDocumentTypeNode(c));a&&this.treeAdapter.setNodeSourceCodeLocation(a,t.location)}}_attachElementToTree(t,r,n){if(this.options.sourceCodeLocationInfo){let i=r&&
{...r,startTag:r};this.treeAdapter.setNodeSourceCodeLocation(t,i)}n.beforeElement?this.treeAdapter.insertBefore(n.parent,t,n.beforeElement):this.treeAdapter.appendChild(
n.parent,t)}_getInsertionLocation(){var t;return this._shouldFosterParentOnInsertion()?this._findFosterParentingLocation():{parent:(t=this.openElements.currentTmplContentOrNode)!==
null&&t!==void 0?t:this.document,beforeElement:null}}_createElement(t,r,n,i){var s,a;let c=this.treeAdapter.createElement(t,r,n);return(a=(s=this.treeAdapter).onElementCreated)===
null||a===void 0||a.call(s,c,{intendedParent:i,formElement:this.formElement,isInTemplate:this.openElements.tmplCount>0}),c}_appendElement(t,r){let n=this._getInsertionLocation(),
i=this._createElement(t.tagName,r,t.attrs,n.parent);this._attachElementToTree(i,t.location,n)}_insertElement(t,r){let n=this._getInsertionLocation(),i=this._createElement(
t.tagName,r,t.attrs,n.parent);this._attachElementToTree(i,t.location,n),this.openElements.push(i,t.tagID)}_insertFakeElement(t,r){let n=this._getInsertionLocation(),
i=this._createElement(t,C.HTML,[],n.parent);this._attachElementToTree(i,null,n),this.openElements.push(i,r)}_insertTemplate(t){let r=this._getInsertionLocation(),
n=this._createElement(t.tagName,C.HTML,t.attrs,r.parent),i=this.treeAdapter.createDocumentFragment();this.treeAdapter.setTemplateContent(n,i),this._attachElementToTree(
n,t.location,r),this.openElements.push(n,t.tagID),this.options.sourceCodeLocationInfo&&this.treeAdapter.setNodeSourceCodeLocation(i,null)}_insertFakeRootElement(){
let t=this._createElement(T.HTML,C.HTML,[],this.document);this.options.sourceCodeLocationInfo&&this.treeAdapter.setNodeSourceCodeLocation(t,null),this.treeAdapter.
appendChild(this.document,t),this.openElements.push(t,u.HTML)}_appendCommentNode(t,r){let n=this.treeAdapter.createCommentNode(t.data);this.treeAdapter.appendChild(
r,n),this.options.sourceCodeLocationInfo&&this.treeAdapter.setNodeSourceCodeLocation(n,t.location)}_insertCharacters(t){let r,n;if(this._shouldFosterParentOnInsertion()?
({parent:r,beforeElement:n}=this._findFosterParentingLocation(),n?this.treeAdapter.insertTextBefore(r,t.chars,n):this.treeAdapter.insertText(r,t.chars)):(r=this.
openElements.currentTmplContentOrNode,this.treeAdapter.insertText(r,t.chars)),!t.location)return;let i=this.treeAdapter.getChildNodes(r),s=n?i.lastIndexOf(n):i.
length,a=i[s-1];if(this.treeAdapter.getNodeSourceCodeLocation(a)){let{endLine:m,endCol:p,endOffset:d}=t.location;this.treeAdapter.updateNodeSourceCodeLocation(a,
{endLine:m,endCol:p,endOffset:d})}else this.options.sourceCodeLocationInfo&&this.treeAdapter.setNodeSourceCodeLocation(a,t.location)}_adoptNodes(t,r){let n=[...this.
treeAdapter.getChildNodes(t)];for(let i=n.length-1;i>=0;i--)this.treeAdapter.detachNode(n[i]);for(let i of n)this.treeAdapter.appendChild(r,i)}_setEndLocation(t,r){
if(this.treeAdapter.getNodeSourceCodeLocation(t)&&r.location){let n=r.location,i=this.treeAdapter.getTagName(t),s=r.type===J.END_TAG&&i===r.tagName?{endTag:{...n},
endLine:n.endLine,endCol:n.endCol,endOffset:n.endOffset}:{endLine:n.startLine,endCol:n.startCol,endOffset:n.startOffset};this.treeAdapter.updateNodeSourceCodeLocation(
t,s)}}shouldProcessStartTagTokenInForeignContent(t){if(!this.currentNotInHTML)return!1;let r,n;return this.openElements.stackTop===0&&this.fragmentContext?(r=this.
fragmentContext,n=this.fragmentContextID):{current:r,currentTagId:n}=this.openElements,t.tagID===u.SVG&&this.treeAdapter.getTagName(r)===T.ANNOTATION_XML&&this.
treeAdapter.getNamespaceURI(r)===C.MATHML?!1:this.tokenizer.inForeignNode||(t.tagID===u.MGLYPH||t.tagID===u.MALIGNMARK)&&n!==void 0&&!this._isIntegrationPoint(n,
r,C.HTML)}_processToken(t){switch(t.type){case J.CHARACTER:{this.onCharacter(t);break}case J.NULL_CHARACTER:{this.onNullCharacter(t);break}case J.COMMENT:{this.
onComment(t);break}case J.DOCTYPE:{this.onDoctype(t);break}case J.START_TAG:{this._processStartTag(t);break}case J.END_TAG:{this.onEndTag(t);break}case J.EOF:{this.
onEof(t);break}case J.WHITESPACE_CHARACTER:{this.onWhitespaceCharacter(t);break}}}_isIntegrationPoint(t,r,n){var i;let s=this.treeAdapter.getNamespaceURI(r);if(t===
u.ANNOTATION_XML&&s===C.MATHML&&n!==C.MATHML){let a=(i=this.annotationXmlIntegrationPoints)!==null&&i!==void 0?i:this.annotationXmlIntegrationPoints=new Map,c=a.
get(r);return c===void 0&&(c=C0(t,s,this.treeAdapter.getAttrList(r)),a.set(r,c)),c}return C0(t,s,L5,n)}_reconstructActiveFormattingElements(){let t=null;for(let r=this.
activeFormattingElements.newest;r!==null&&r.type===Er.Element&&!this.openElements.contains(r.element);r=r.older)t=r;for(let r=t;r!==null&&r.type===Er.Element;r=
r.newer)this._insertElement(r.token,this.treeAdapter.getNamespaceURI(r.element)),this.activeFormattingElements.replaceElement(r,this.openElements.current)}_closeTableCell(){
this.openElements.generateImpliedEndTags(),this.openElements.popUntilTableCellPopped(),this.activeFormattingElements.clearToLastMarker(),this.insertionMode=x.IN_ROW}_closePElement(){
this.openElements.generateImpliedEndTagsWithExclusion(u.P),this.openElements.popUntilTagNamePopped(u.P)}_resetInsertionMode(){let t=this.openElements.indexOfTopmostOf(
P5),r=t===0&&this.fragmentContext?this.fragmentContextID:this.openElements.tagIDs[t],n=t===0&&this.fragmentContext?this.fragmentContext:this.openElements.items[t];
if(n!==void 0&&this.treeAdapter.getNamespaceURI(n)===C.HTML)switch(r){case u.TR:{this.insertionMode=x.IN_ROW;return}case u.TBODY:case u.THEAD:case u.TFOOT:{this.
insertionMode=x.IN_TABLE_BODY;return}case u.CAPTION:{this.insertionMode=x.IN_CAPTION;return}case u.COLGROUP:{this.insertionMode=x.IN_COLUMN_GROUP;return}case u.
TABLE:{this.insertionMode=x.IN_TABLE;return}case u.BODY:{this.insertionMode=x.IN_BODY;return}case u.FRAMESET:{this.insertionMode=x.IN_FRAMESET;return}case u.SELECT:{
this._resetInsertionModeForSelect(t);return}case u.TEMPLATE:{this.insertionMode=this.tmplInsertionModeStack[this.tmplInsertionModeStack.length-1];return}case u.
HTML:{this.insertionMode=this.headElement?x.AFTER_HEAD:x.BEFORE_HEAD;return}case u.TD:case u.TH:{if(t>0){this.insertionMode=x.IN_CELL;return}break}case u.HEAD:{
if(t>0){this.insertionMode=x.IN_HEAD;return}break}}this.insertionMode=x.IN_BODY}_resetInsertionModeForSelect(t){if(t>0){let r=this.openElements.indexOfTopmost(u.
TABLE);if(r>0&&r>this.openElements.indexOfTopmost(u.TEMPLATE)){this.insertionMode=x.IN_SELECT_IN_TABLE;return}}this.insertionMode=x.IN_SELECT}_isElementCausesFosterParenting(t){
return zR.has(t)}_shouldFosterParentOnInsertion(){return this.fosterParentingEnabled&&this.openElements.currentTagId!==void 0&&this._isElementCausesFosterParenting(
this.openElements.currentTagId)}_findFosterParentingLocation(){let{openElements:t}=this,r=t.indexOfTopmost(u.TABLE),n=t.indexOfTopmost(u.TEMPLATE);if(n>r)return{
parent:this.treeAdapter.getTemplateContent(t.items[n]),beforeElement:null};if(r!==-1){let i=t.items[r],s=this.treeAdapter.getParentNode(i);return s?{parent:s,beforeElement:i}:
{parent:t.items[t.slotBelow(r)],beforeElement:null}}return{parent:t.items[0],beforeElement:null}}_fosterParentElement(t){let r=this._findFosterParentingLocation();
r.beforeElement?this.treeAdapter.insertBefore(r.parent,t,r.beforeElement):this.treeAdapter.appendChild(r.parent,t)}_isSpecialElement(t,r){let n=this.treeAdapter.
getNamespaceURI(t);return zm[n].has(r)}onCharacter(t){if(this.skipNextNewLine=!1,this.tokenizer.inForeignNode){g8(this,t);return}switch(this.insertionMode){case x.
INITIAL:{ru(this,t);break}case x.BEFORE_HTML:{iu(this,t);break}case x.BEFORE_HEAD:{su(this,t);break}case x.IN_HEAD:{au(this,t);break}case x.IN_HEAD_NO_SCRIPT:{ou(
this,t);break}case x.AFTER_HEAD:{uu(this,t);break}case x.IN_BODY:case x.IN_CAPTION:case x.IN_CELL:case x.IN_TEMPLATE:{YR(this,t);break}case x.TEXT:case x.IN_SELECT:case x.
IN_SELECT_IN_TABLE:{this._insertCharacters(t);break}case x.IN_TABLE:case x.IN_TABLE_BODY:case x.IN_ROW:{_0(this,t);break}case x.IN_TABLE_TEXT:{tN(this,t);break}case x.
IN_COLUMN_GROUP:{ep(this,t);break}case x.AFTER_BODY:{tp(this,t);break}case x.AFTER_AFTER_BODY:{Zm(this,t);break}default:}}onNullCharacter(t){if(this.skipNextNewLine=
!1,this.tokenizer.inForeignNode){h8(this,t);return}switch(this.insertionMode){case x.INITIAL:{ru(this,t);break}case x.BEFORE_HTML:{iu(this,t);break}case x.BEFORE_HEAD:{
su(this,t);break}case x.IN_HEAD:{au(this,t);break}case x.IN_HEAD_NO_SCRIPT:{ou(this,t);break}case x.AFTER_HEAD:{uu(this,t);break}case x.TEXT:{this._insertCharacters(
t);break}case x.IN_TABLE:case x.IN_TABLE_BODY:case x.IN_ROW:{_0(this,t);break}case x.IN_COLUMN_GROUP:{ep(this,t);break}case x.AFTER_BODY:{tp(this,t);break}case x.
AFTER_AFTER_BODY:{Zm(this,t);break}default:}}onComment(t){if(this.skipNextNewLine=!1,this.currentNotInHTML){R0(this,t);return}switch(this.insertionMode){case x.
INITIAL:case x.BEFORE_HTML:case x.BEFORE_HEAD:case x.IN_HEAD:case x.IN_HEAD_NO_SCRIPT:case x.AFTER_HEAD:case x.IN_BODY:case x.IN_TABLE:case x.IN_CAPTION:case x.
IN_COLUMN_GROUP:case x.IN_TABLE_BODY:case x.IN_ROW:case x.IN_CELL:case x.IN_SELECT:case x.IN_SELECT_IN_TABLE:case x.IN_TEMPLATE:case x.IN_FRAMESET:case x.AFTER_FRAMESET:{
R0(this,t);break}case x.IN_TABLE_TEXT:{nu(this,t);break}case x.AFTER_BODY:{z5(this,t);break}case x.AFTER_AFTER_BODY:case x.AFTER_AFTER_FRAMESET:{W5(this,t);break}default:}}onDoctype(t){
switch(this.skipNextNewLine=!1,this.insertionMode){case x.INITIAL:{Y5(this,t);break}case x.BEFORE_HEAD:case x.IN_HEAD:case x.IN_HEAD_NO_SCRIPT:case x.AFTER_HEAD:{
this._err(t,A.misplacedDoctype);break}case x.IN_TABLE_TEXT:{nu(this,t);break}default:}}onStartTag(t){this.skipNextNewLine=!1,this.currentToken=t,this._processStartTag(
t),t.selfClosing&&!t.ackSelfClosing&&this._err(t,A.nonVoidHtmlElementStartTagWithTrailingSolidus)}_processStartTag(t){this.shouldProcessStartTagTokenInForeignContent(
t)?x8(this,t):this._startTagOutsideForeignContent(t)}_startTagOutsideForeignContent(t){switch(this.insertionMode){case x.INITIAL:{ru(this,t);break}case x.BEFORE_HTML:{
X5(this,t);break}case x.BEFORE_HEAD:{J5(this,t);break}case x.IN_HEAD:{zr(this,t);break}case x.IN_HEAD_NO_SCRIPT:{t9(this,t);break}case x.AFTER_HEAD:{n9(this,t);
break}case x.IN_BODY:{wt(this,t);break}case x.IN_TABLE:{ba(this,t);break}case x.IN_TABLE_TEXT:{nu(this,t);break}case x.IN_CAPTION:{Z9(this,t);break}case x.IN_COLUMN_GROUP:{
k0(this,t);break}case x.IN_TABLE_BODY:{ip(this,t);break}case x.IN_ROW:{sp(this,t);break}case x.IN_CELL:{r8(this,t);break}case x.IN_SELECT:{iN(this,t);break}case x.
IN_SELECT_IN_TABLE:{i8(this,t);break}case x.IN_TEMPLATE:{a8(this,t);break}case x.AFTER_BODY:{u8(this,t);break}case x.IN_FRAMESET:{c8(this,t);break}case x.AFTER_FRAMESET:{
m8(this,t);break}case x.AFTER_AFTER_BODY:{f8(this,t);break}case x.AFTER_AFTER_FRAMESET:{d8(this,t);break}default:}}onEndTag(t){this.skipNextNewLine=!1,this.currentToken=
t,this.currentNotInHTML?E8(this,t):this._endTagOutsideForeignContent(t)}_endTagOutsideForeignContent(t){switch(this.insertionMode){case x.INITIAL:{ru(this,t);break}case x.
BEFORE_HTML:{Q5(this,t);break}case x.BEFORE_HEAD:{Z5(this,t);break}case x.IN_HEAD:{e9(this,t);break}case x.IN_HEAD_NO_SCRIPT:{r9(this,t);break}case x.AFTER_HEAD:{
i9(this,t);break}case x.IN_BODY:{np(this,t);break}case x.TEXT:{V9(this,t);break}case x.IN_TABLE:{lu(this,t);break}case x.IN_TABLE_TEXT:{nu(this,t);break}case x.
IN_CAPTION:{e8(this,t);break}case x.IN_COLUMN_GROUP:{t8(this,t);break}case x.IN_TABLE_BODY:{N0(this,t);break}case x.IN_ROW:{nN(this,t);break}case x.IN_CELL:{n8(
this,t);break}case x.IN_SELECT:{sN(this,t);break}case x.IN_SELECT_IN_TABLE:{s8(this,t);break}case x.IN_TEMPLATE:{o8(this,t);break}case x.AFTER_BODY:{oN(this,t);
break}case x.IN_FRAMESET:{l8(this,t);break}case x.AFTER_FRAMESET:{p8(this,t);break}case x.AFTER_AFTER_BODY:{Zm(this,t);break}default:}}onEof(t){switch(this.insertionMode){case x.
INITIAL:{ru(this,t);break}case x.BEFORE_HTML:{iu(this,t);break}case x.BEFORE_HEAD:{su(this,t);break}case x.IN_HEAD:{au(this,t);break}case x.IN_HEAD_NO_SCRIPT:{ou(
this,t);break}case x.AFTER_HEAD:{uu(this,t);break}case x.IN_BODY:case x.IN_TABLE:case x.IN_CAPTION:case x.IN_COLUMN_GROUP:case x.IN_TABLE_BODY:case x.IN_ROW:case x.
IN_CELL:case x.IN_SELECT:case x.IN_SELECT_IN_TABLE:{ZR(this,t);break}case x.TEXT:{q9(this,t);break}case x.IN_TABLE_TEXT:{nu(this,t);break}case x.IN_TEMPLATE:{aN(
this,t);break}case x.AFTER_BODY:case x.IN_FRAMESET:case x.AFTER_FRAMESET:case x.AFTER_AFTER_BODY:case x.AFTER_AFTER_FRAMESET:{D0(this,t);break}default:}}onWhitespaceCharacter(t){
if(this.skipNextNewLine&&(this.skipNextNewLine=!1,t.chars.charCodeAt(0)===h.LINE_FEED)){if(t.chars.length===1)return;t.chars=t.chars.substr(1)}if(this.tokenizer.
inForeignNode){this._insertCharacters(t);return}switch(this.insertionMode){case x.IN_HEAD:case x.IN_HEAD_NO_SCRIPT:case x.AFTER_HEAD:case x.TEXT:case x.IN_COLUMN_GROUP:case x.
IN_SELECT:case x.IN_SELECT_IN_TABLE:case x.IN_FRAMESET:case x.AFTER_FRAMESET:{this._insertCharacters(t);break}case x.IN_BODY:case x.IN_CAPTION:case x.IN_CELL:case x.
IN_TEMPLATE:case x.AFTER_BODY:case x.AFTER_AFTER_BODY:case x.AFTER_AFTER_FRAMESET:{WR(this,t);break}case x.IN_TABLE:case x.IN_TABLE_BODY:case x.IN_ROW:{_0(this,
t);break}case x.IN_TABLE_TEXT:{eN(this,t);break}default:}}};function H5(e,t){let r=e.activeFormattingElements.getElementEntryInScopeWithTagName(t.tagName);return r?
e.openElements.contains(r.element)?e.openElements.hasInScope(t.tagID,r.element)||(r=null):(e.activeFormattingElements.removeEntry(r),r=null):JR(e,t),r}function j5(e,t){
let{openElements:r}=e,n=r._indexOf(t.element);for(let i=r.slotAbove(n);i!==-1;i=r.slotAbove(i))if(e._isSpecialElement(r.items[i],r.tagIDs[i]))return i;return r.
shortenToLength(n),e.activeFormattingElements.removeEntry(t),-1}function V5(e,t,r){let n=e.openElements.items[t],i=n,s=e.openElements.slotBelow(t),a=e.openElements.
getCommonAncestor(r);for(let c=0,m=s;e.openElements.items[m]!==r;c++,m=s){let p=e.openElements.items[m];s=e.openElements.slotBelow(m);let d=e.activeFormattingElements.
getElementEntry(p),E=d&&c>=B5;!d||E?(E&&e.activeFormattingElements.removeEntry(d),e.openElements.removeAt(m)):(p=q5(e,d,a),i===n&&(e.activeFormattingElements.bookmark=
d),e.treeAdapter.detachNode(i),e.treeAdapter.appendChild(p,i),i=p)}return i}function q5(e,t,r){let n=e.treeAdapter.getNamespaceURI(t.element),i=e._createElement(
t.token.tagName,n,t.token.attrs,r);return e.openElements.replace(t.element,i),e.activeFormattingElements.replaceElement(t,i),i}function G5(e,t,r){let n=e.treeAdapter.
getTagName(t),i=In(n);if(e._isElementCausesFosterParenting(i))e._fosterParentElement(r);else{let s=e.treeAdapter.getNamespaceURI(t);i===u.TEMPLATE&&s===C.HTML&&
(t=e.treeAdapter.getTemplateContent(t)),e.treeAdapter.appendChild(t,r)}}function K5(e,t,r){let n=e.treeAdapter.getNamespaceURI(r.element),{token:i}=r,s=e._createElement(
i.tagName,n,i.attrs,t);e._adoptNodes(t,s),e.treeAdapter.appendChild(t,s),e.activeFormattingElements.insertElementAfterBookmark(s,i),e.activeFormattingElements.removeEntry(
r);let a=e.openElements._indexOf(r.element),c=e.openElements.slotAbove(a);for(;e.openElements.items[c]!==t;)c=e.openElements.slotAbove(c);e.openElements.replaceFormattingElement(
a,c,s,i.tagID)}function v0(e,t){let{current:r,currentTagId:n}=e.openElements;if(n===t.tagID&&e.treeAdapter.getNamespaceURI(r)===C.HTML&&!e.activeFormattingElements.
getElementEntry(r)){e.openElements.pop();return}for(let i=0;i<F5;i++){let s=H5(e,t);if(!s)break;let a=j5(e,s);if(a===-1)break;let c=e.openElements.items[a];e.activeFormattingElements.
bookmark=s;let m=V5(e,a,s.element),p=e.openElements.getCommonAncestor(s.element);e.treeAdapter.detachNode(m),p&&G5(e,p,m),K5(e,c,s)}}function R0(e,t){e._appendCommentNode(
t,e.openElements.currentTmplContentOrNode)}function z5(e,t){e._appendCommentNode(t,e.openElements.items[0])}function W5(e,t){e._appendCommentNode(t,e.document)}
function D0(e,t){if(e.stopped=!0,t.location){let r=e.fragmentContext?0:2;for(let n=e.openElements.stackTop;n>=r;n=e.openElements.slotBelow(n))e._setEndLocation(
e.openElements.items[n],t);if(!e.fragmentContext&&e.openElements.stackTop>=0){let n=e.openElements.items[0],i=e.treeAdapter.getNodeSourceCodeLocation(n);if(i&&!i.
endTag&&(e._setEndLocation(n,t),e.openElements.stackTop>=1)){let s=e.openElements.items[1],a=e.treeAdapter.getNodeSourceCodeLocation(s);a&&!a.endTag&&e._setEndLocation(
s,t)}}}}function Y5(e,t){e._setDocumentType(t);let r=t.forceQuirks?qt.QUIRKS:BR(t);FR(t)||e._err(t,A.nonConformingDoctype),e.treeAdapter.setDocumentMode(e.document,
r),e.insertionMode=x.BEFORE_HTML}function ru(e,t){e._err(t,A.missingDoctype,!0),e.treeAdapter.setDocumentMode(e.document,qt.QUIRKS),e.insertionMode=x.BEFORE_HTML,
e._processToken(t)}function X5(e,t){t.tagID===u.HTML?(e._insertElement(t,C.HTML),e.insertionMode=x.BEFORE_HEAD):iu(e,t)}function Q5(e,t){let r=t.tagID;(r===u.HTML||
r===u.HEAD||r===u.BODY||r===u.BR)&&iu(e,t)}function iu(e,t){e._insertFakeRootElement(),e.insertionMode=x.BEFORE_HEAD,e._processToken(t)}function J5(e,t){switch(t.
tagID){case u.HTML:{wt(e,t);break}case u.HEAD:{e._insertElement(t,C.HTML),e.headElement=e.openElements.current,e.insertionMode=x.IN_HEAD;break}default:su(e,t)}}
function Z5(e,t){let r=t.tagID;r===u.HEAD||r===u.BODY||r===u.HTML||r===u.BR?su(e,t):e._err(t,A.endTagWithoutMatchingOpenElement)}function su(e,t){e._insertFakeElement(
T.HEAD,u.HEAD),e.headElement=e.openElements.current,e.insertionMode=x.IN_HEAD,e._processToken(t)}function zr(e,t){switch(t.tagID){case u.HTML:{wt(e,t);break}case u.
BASE:case u.BASEFONT:case u.BGSOUND:case u.LINK:case u.META:{e._appendElement(t,C.HTML),t.ackSelfClosing=!0;break}case u.TITLE:{e._switchToTextParsing(t,Ot.RCDATA);
break}case u.NOSCRIPT:{e.options.scriptingEnabled?e._switchToTextParsing(t,Ot.RAWTEXT):(e._insertElement(t,C.HTML),e.insertionMode=x.IN_HEAD_NO_SCRIPT);break}case u.
NOFRAMES:case u.STYLE:{e._switchToTextParsing(t,Ot.RAWTEXT);break}case u.SCRIPT:{e._switchToTextParsing(t,Ot.SCRIPT_DATA);break}case u.TEMPLATE:{e._insertTemplate(
t),e.activeFormattingElements.insertMarker(),e.framesetOk=!1,e.insertionMode=x.IN_TEMPLATE,e.tmplInsertionModeStack.push(x.IN_TEMPLATE);break}case u.HEAD:{e._err(
t,A.misplacedStartTagForHeadElement);break}default:au(e,t)}}function e9(e,t){switch(t.tagID){case u.HEAD:{e.openElements.pop(),e.insertionMode=x.AFTER_HEAD;break}case u.
BODY:case u.BR:case u.HTML:{au(e,t);break}case u.TEMPLATE:{rs(e,t);break}default:e._err(t,A.endTagWithoutMatchingOpenElement)}}function rs(e,t){e.openElements.tmplCount>
0?(e.openElements.generateImpliedEndTagsThoroughly(),e.openElements.currentTagId!==u.TEMPLATE&&e._err(t,A.closingOfElementWithOpenChildElements),e.openElements.
popUntilTagNamePopped(u.TEMPLATE),e.activeFormattingElements.clearToLastMarker(),e.tmplInsertionModeStack.pop(),e._resetInsertionMode()):e._err(t,A.endTagWithoutMatchingOpenElement)}
function au(e,t){e.openElements.pop(),e.insertionMode=x.AFTER_HEAD,e._processToken(t)}function t9(e,t){switch(t.tagID){case u.HTML:{wt(e,t);break}case u.BASEFONT:case u.
BGSOUND:case u.HEAD:case u.LINK:case u.META:case u.NOFRAMES:case u.STYLE:{zr(e,t);break}case u.NOSCRIPT:{e._err(t,A.nestedNoscriptInHead);break}default:ou(e,t)}}
function r9(e,t){switch(t.tagID){case u.NOSCRIPT:{e.openElements.pop(),e.insertionMode=x.IN_HEAD;break}case u.BR:{ou(e,t);break}default:e._err(t,A.endTagWithoutMatchingOpenElement)}}
function ou(e,t){let r=t.type===J.EOF?A.openElementsLeftAfterEof:A.disallowedContentInNoscriptInHead;e._err(t,r),e.openElements.pop(),e.insertionMode=x.IN_HEAD,
e._processToken(t)}function n9(e,t){switch(t.tagID){case u.HTML:{wt(e,t);break}case u.BODY:{e._insertElement(t,C.HTML),e.framesetOk=!1,e.insertionMode=x.IN_BODY;
break}case u.FRAMESET:{e._insertElement(t,C.HTML),e.insertionMode=x.IN_FRAMESET;break}case u.BASE:case u.BASEFONT:case u.BGSOUND:case u.LINK:case u.META:case u.
NOFRAMES:case u.SCRIPT:case u.STYLE:case u.TEMPLATE:case u.TITLE:{e._err(t,A.abandonedHeadElementChild),e.openElements.push(e.headElement,u.HEAD),zr(e,t),e.openElements.
remove(e.headElement);break}case u.HEAD:{e._err(t,A.misplacedStartTagForHeadElement);break}default:uu(e,t)}}function i9(e,t){switch(t.tagID){case u.BODY:case u.
HTML:case u.BR:{uu(e,t);break}case u.TEMPLATE:{rs(e,t);break}default:e._err(t,A.endTagWithoutMatchingOpenElement)}}function uu(e,t){e._insertFakeElement(T.BODY,
u.BODY),e.insertionMode=x.IN_BODY,rp(e,t)}function rp(e,t){switch(t.type){case J.CHARACTER:{YR(e,t);break}case J.WHITESPACE_CHARACTER:{WR(e,t);break}case J.COMMENT:{
R0(e,t);break}case J.START_TAG:{wt(e,t);break}case J.END_TAG:{np(e,t);break}case J.EOF:{ZR(e,t);break}default:}}function WR(e,t){e._reconstructActiveFormattingElements(),
e._insertCharacters(t)}function YR(e,t){e._reconstructActiveFormattingElements(),e._insertCharacters(t),e.framesetOk=!1}function s9(e,t){e.openElements.tmplCount===
0&&e.treeAdapter.adoptAttributes(e.openElements.items[0],t.attrs)}function a9(e,t){let r=e.openElements.tryPeekProperlyNestedBodyElement();r&&e.openElements.tmplCount===
0&&(e.framesetOk=!1,e.treeAdapter.adoptAttributes(r,t.attrs))}function o9(e,t){let r=e.openElements.tryPeekProperlyNestedBodyElement();e.framesetOk&&r&&(e.treeAdapter.
detachNode(r),e.openElements.popAllUpToHtmlElement(),e._insertElement(t,C.HTML),e.insertionMode=x.IN_FRAMESET)}function u9(e,t){e.openElements.hasInButtonScope(
u.P)&&e._closePElement(),e._insertElement(t,C.HTML)}function c9(e,t){e.openElements.hasInButtonScope(u.P)&&e._closePElement(),e.openElements.currentTagId!==void 0&&
vR.has(e.openElements.currentTagId)&&e.openElements.pop(),e._insertElement(t,C.HTML)}function l9(e,t){e.openElements.hasInButtonScope(u.P)&&e._closePElement(),e.
_insertElement(t,C.HTML),e.skipNextNewLine=!0,e.framesetOk=!1}function m9(e,t){let r=e.openElements.tmplCount>0;(!e.formElement||r)&&(e.openElements.hasInButtonScope(
u.P)&&e._closePElement(),e._insertElement(t,C.HTML),r||(e.formElement=e.openElements.current))}function p9(e,t){e.framesetOk=!1;let r=t.tagID===u.LI?e.openElements.
indexOfTopmost(u.LI):Math.max(e.openElements.indexOfTopmost(u.DD),e.openElements.indexOfTopmost(u.DT));if(r!==-1&&!e.openElements.hasListItemBoundaryAbove(r)){let n=e.
openElements.tagIDs[r];e.openElements.generateImpliedEndTagsWithExclusion(n),e.openElements.popUntilTagNamePopped(n)}e.openElements.hasInButtonScope(u.P)&&e._closePElement(),
e._insertElement(t,C.HTML)}function f9(e,t){e.openElements.hasInButtonScope(u.P)&&e._closePElement(),e._insertElement(t,C.HTML),e.tokenizer.state=Ot.PLAINTEXT}function d9(e,t){
e.openElements.hasInScope(u.BUTTON)&&(e.openElements.generateImpliedEndTags(),e.openElements.popUntilTagNamePopped(u.BUTTON)),e._reconstructActiveFormattingElements(),
e._insertElement(t,C.HTML),e.framesetOk=!1}function h9(e,t){let r=e.activeFormattingElements.getElementEntryInScopeWithTagName(T.A);r&&(v0(e,t),e.openElements.remove(
r.element),e.activeFormattingElements.removeEntry(r)),e._reconstructActiveFormattingElements(),e._insertElement(t,C.HTML),e.activeFormattingElements.pushElement(
e.openElements.current,t)}function g9(e,t){e._reconstructActiveFormattingElements(),e._insertElement(t,C.HTML),e.activeFormattingElements.pushElement(e.openElements.
current,t)}function x9(e,t){e._reconstructActiveFormattingElements(),e.openElements.hasInScope(u.NOBR)&&(v0(e,t),e._reconstructActiveFormattingElements()),e._insertElement(
t,C.HTML),e.activeFormattingElements.pushElement(e.openElements.current,t)}function E9(e,t){e._reconstructActiveFormattingElements(),e._insertElement(t,C.HTML),
e.activeFormattingElements.insertMarker(),e.framesetOk=!1}function y9(e,t){e.treeAdapter.getDocumentMode(e.document)!==qt.QUIRKS&&e.openElements.hasInButtonScope(
u.P)&&e._closePElement(),e._insertElement(t,C.HTML),e.framesetOk=!1,e.insertionMode=x.IN_TABLE}function XR(e,t){e._reconstructActiveFormattingElements(),e._appendElement(
t,C.HTML),e.framesetOk=!1,t.ackSelfClosing=!0}function QR(e){let t=Um(e,jn.TYPE);return t!=null&&t.toLowerCase()===M5}function b9(e,t){e._reconstructActiveFormattingElements(),
e._appendElement(t,C.HTML),QR(t)||(e.framesetOk=!1),t.ackSelfClosing=!0}function T9(e,t){e._appendElement(t,C.HTML),t.ackSelfClosing=!0}function I9(e,t){e.openElements.
hasInButtonScope(u.P)&&e._closePElement(),e._appendElement(t,C.HTML),e.framesetOk=!1,t.ackSelfClosing=!0}function A9(e,t){t.tagName=T.IMG,t.tagID=u.IMG,XR(e,t)}
function S9(e,t){e._insertElement(t,C.HTML),e.skipNextNewLine=!0,e.tokenizer.state=Ot.RCDATA,e.originalInsertionMode=e.insertionMode,e.framesetOk=!1,e.insertionMode=
x.TEXT}function C9(e,t){e.openElements.hasInButtonScope(u.P)&&e._closePElement(),e._reconstructActiveFormattingElements(),e.framesetOk=!1,e._switchToTextParsing(
t,Ot.RAWTEXT)}function _9(e,t){e.framesetOk=!1,e._switchToTextParsing(t,Ot.RAWTEXT)}function GR(e,t){e._switchToTextParsing(t,Ot.RAWTEXT)}function R9(e,t){e._reconstructActiveFormattingElements(),
e._insertElement(t,C.HTML),e.framesetOk=!1,e.insertionMode=e.insertionMode===x.IN_TABLE||e.insertionMode===x.IN_CAPTION||e.insertionMode===x.IN_TABLE_BODY||e.insertionMode===
x.IN_ROW||e.insertionMode===x.IN_CELL?x.IN_SELECT_IN_TABLE:x.IN_SELECT}function N9(e,t){e.openElements.currentTagId===u.OPTION&&e.openElements.pop(),e._reconstructActiveFormattingElements(),
e._insertElement(t,C.HTML)}function v9(e,t){e.openElements.hasInScope(u.RUBY)&&e.openElements.generateImpliedEndTags(),e._insertElement(t,C.HTML)}function D9(e,t){
e.openElements.hasInScope(u.RUBY)&&e.openElements.generateImpliedEndTagsWithExclusion(u.RTC),e._insertElement(t,C.HTML)}function k9(e,t){e._reconstructActiveFormattingElements(),
A0(t),Jm(t),t.selfClosing?e._appendElement(t,C.MATHML):e._insertElement(t,C.MATHML),t.ackSelfClosing=!0}function O9(e,t){e._reconstructActiveFormattingElements(),
S0(t),Jm(t),t.selfClosing?e._appendElement(t,C.SVG):e._insertElement(t,C.SVG),t.ackSelfClosing=!0}function KR(e,t){e._reconstructActiveFormattingElements(),e._insertElement(
t,C.HTML)}function wt(e,t){switch(t.tagID){case u.I:case u.S:case u.B:case u.U:case u.EM:case u.TT:case u.BIG:case u.CODE:case u.FONT:case u.SMALL:case u.STRIKE:case u.
STRONG:{g9(e,t);break}case u.A:{h9(e,t);break}case u.H1:case u.H2:case u.H3:case u.H4:case u.H5:case u.H6:{c9(e,t);break}case u.P:case u.DL:case u.OL:case u.UL:case u.
DIV:case u.DIR:case u.NAV:case u.MAIN:case u.MENU:case u.ASIDE:case u.CENTER:case u.FIGURE:case u.FOOTER:case u.HEADER:case u.HGROUP:case u.DIALOG:case u.DETAILS:case u.
ADDRESS:case u.ARTICLE:case u.SEARCH:case u.SECTION:case u.SUMMARY:case u.FIELDSET:case u.BLOCKQUOTE:case u.FIGCAPTION:{u9(e,t);break}case u.LI:case u.DD:case u.
DT:{p9(e,t);break}case u.BR:case u.IMG:case u.WBR:case u.AREA:case u.EMBED:case u.KEYGEN:{XR(e,t);break}case u.HR:{I9(e,t);break}case u.RB:case u.RTC:{v9(e,t);break}case u.
RT:case u.RP:{D9(e,t);break}case u.PRE:case u.LISTING:{l9(e,t);break}case u.XMP:{C9(e,t);break}case u.SVG:{O9(e,t);break}case u.HTML:{s9(e,t);break}case u.BASE:case u.
LINK:case u.META:case u.STYLE:case u.TITLE:case u.SCRIPT:case u.BGSOUND:case u.BASEFONT:case u.TEMPLATE:{zr(e,t);break}case u.BODY:{a9(e,t);break}case u.FORM:{m9(
e,t);break}case u.NOBR:{x9(e,t);break}case u.MATH:{k9(e,t);break}case u.TABLE:{y9(e,t);break}case u.INPUT:{b9(e,t);break}case u.PARAM:case u.TRACK:case u.SOURCE:{
T9(e,t);break}case u.IMAGE:{A9(e,t);break}case u.BUTTON:{d9(e,t);break}case u.APPLET:case u.OBJECT:case u.MARQUEE:{E9(e,t);break}case u.IFRAME:{_9(e,t);break}case u.
SELECT:{R9(e,t);break}case u.OPTION:case u.OPTGROUP:{N9(e,t);break}case u.NOEMBED:case u.NOFRAMES:{GR(e,t);break}case u.FRAMESET:{o9(e,t);break}case u.TEXTAREA:{
S9(e,t);break}case u.NOSCRIPT:{e.options.scriptingEnabled?GR(e,t):KR(e,t);break}case u.PLAINTEXT:{f9(e,t);break}case u.COL:case u.TH:case u.TD:case u.TR:case u.
HEAD:case u.FRAME:case u.TBODY:case u.TFOOT:case u.THEAD:case u.CAPTION:case u.COLGROUP:break;default:KR(e,t)}}function w9(e,t){if(e.openElements.hasInScope(u.BODY)&&
(e.insertionMode=x.AFTER_BODY,e.options.sourceCodeLocationInfo)){let r=e.openElements.tryPeekProperlyNestedBodyElement();r&&e._setEndLocation(r,t)}}function $9(e,t){
e.openElements.hasInScope(u.BODY)&&(e.insertionMode=x.AFTER_BODY,oN(e,t))}function P9(e,t){let r=t.tagID;e.openElements.hasInScope(r)&&(e.openElements.generateImpliedEndTags(),
e.openElements.popUntilTagNamePopped(r))}function M9(e){let t=e.openElements.tmplCount>0,{formElement:r}=e;t||(e.formElement=null),(r||t)&&e.openElements.hasInScope(
u.FORM)&&(e.openElements.generateImpliedEndTags(),t?e.openElements.popUntilTagNamePopped(u.FORM):r&&e.openElements.remove(r))}function L9(e){e.openElements.hasInButtonScope(
u.P)||e._insertFakeElement(T.P,u.P),e._closePElement()}function F9(e){e.openElements.hasInListItemScope(u.LI)&&(e.openElements.generateImpliedEndTagsWithExclusion(
u.LI),e.openElements.popUntilTagNamePopped(u.LI))}function B9(e,t){let r=t.tagID;e.openElements.hasInScope(r)&&(e.openElements.generateImpliedEndTagsWithExclusion(
r),e.openElements.popUntilTagNamePopped(r))}function U9(e){e.openElements.hasNumberedHeaderInScope()&&(e.openElements.generateImpliedEndTags(),e.openElements.popUntilNumberedHeaderPopped())}
function H9(e,t){let r=t.tagID;e.openElements.hasInScope(r)&&(e.openElements.generateImpliedEndTags(),e.openElements.popUntilTagNamePopped(r),e.activeFormattingElements.
clearToLastMarker())}function j9(e){e._reconstructActiveFormattingElements(),e._insertFakeElement(T.BR,u.BR),e.openElements.pop(),e.framesetOk=!1}function JR(e,t){
let r=t.tagID,n=r===u.UNKNOWN?e.openElements.indexOfTopmostByName(C.HTML,t.tagName):e.openElements.indexOfTopmost(r);n>0&&!e.openElements.hasSpecialElementAbove(
n)&&(e.openElements.generateImpliedEndTagsWithExclusion(r),e.openElements.stackTop>=n&&e.openElements.shortenToLength(n))}function np(e,t){switch(t.tagID){case u.
A:case u.B:case u.I:case u.S:case u.U:case u.EM:case u.TT:case u.BIG:case u.CODE:case u.FONT:case u.NOBR:case u.SMALL:case u.STRIKE:case u.STRONG:{v0(e,t);break}case u.
P:{L9(e);break}case u.DL:case u.UL:case u.OL:case u.DIR:case u.DIV:case u.NAV:case u.PRE:case u.MAIN:case u.MENU:case u.ASIDE:case u.BUTTON:case u.CENTER:case u.
FIGURE:case u.FOOTER:case u.HEADER:case u.HGROUP:case u.DIALOG:case u.ADDRESS:case u.ARTICLE:case u.DETAILS:case u.SEARCH:case u.SECTION:case u.SUMMARY:case u.LISTING:case u.
FIELDSET:case u.BLOCKQUOTE:case u.FIGCAPTION:{P9(e,t);break}case u.LI:{F9(e);break}case u.DD:case u.DT:{B9(e,t);break}case u.H1:case u.H2:case u.H3:case u.H4:case u.
H5:case u.H6:{U9(e);break}case u.BR:{j9(e);break}case u.BODY:{w9(e,t);break}case u.HTML:{$9(e,t);break}case u.FORM:{M9(e);break}case u.APPLET:case u.OBJECT:case u.
MARQUEE:{H9(e,t);break}case u.TEMPLATE:{rs(e,t);break}default:JR(e,t)}}function ZR(e,t){e.tmplInsertionModeStack.length>0?aN(e,t):D0(e,t)}function V9(e,t){var r;
t.tagID===u.SCRIPT&&((r=e.scriptHandler)===null||r===void 0||r.call(e,e.openElements.current)),e.openElements.pop(),e.insertionMode=e.originalInsertionMode}function q9(e,t){
e._err(t,A.eofInElementThatCanContainOnlyText),e.openElements.pop(),e.insertionMode=e.originalInsertionMode,e.onEof(t)}function _0(e,t){if(e.openElements.currentTagId!==
void 0&&zR.has(e.openElements.currentTagId))switch(e.pendingCharacterTokens.length=0,e.hasNonWhitespacePendingCharacterToken=!1,e.originalInsertionMode=e.insertionMode,
e.insertionMode=x.IN_TABLE_TEXT,t.type){case J.CHARACTER:{tN(e,t);break}case J.WHITESPACE_CHARACTER:{eN(e,t);break}}else mu(e,t)}function G9(e,t){e.openElements.
clearBackToTableContext(),e.activeFormattingElements.insertMarker(),e._insertElement(t,C.HTML),e.insertionMode=x.IN_CAPTION}function K9(e,t){e.openElements.clearBackToTableContext(),
e._insertElement(t,C.HTML),e.insertionMode=x.IN_COLUMN_GROUP}function z9(e,t){e.openElements.clearBackToTableContext(),e._insertFakeElement(T.COLGROUP,u.COLGROUP),
e.insertionMode=x.IN_COLUMN_GROUP,k0(e,t)}function W9(e,t){e.openElements.clearBackToTableContext(),e._insertElement(t,C.HTML),e.insertionMode=x.IN_TABLE_BODY}function Y9(e,t){
e.openElements.clearBackToTableContext(),e._insertFakeElement(T.TBODY,u.TBODY),e.insertionMode=x.IN_TABLE_BODY,ip(e,t)}function X9(e,t){e.openElements.hasInTableScope(
u.TABLE)&&(e.openElements.popUntilTagNamePopped(u.TABLE),e._resetInsertionMode(),e._processStartTag(t))}function Q9(e,t){QR(t)?e._appendElement(t,C.HTML):mu(e,t),
t.ackSelfClosing=!0}function J9(e,t){!e.formElement&&e.openElements.tmplCount===0&&(e._insertElement(t,C.HTML),e.formElement=e.openElements.current,e.openElements.
pop())}function ba(e,t){switch(t.tagID){case u.TD:case u.TH:case u.TR:{Y9(e,t);break}case u.STYLE:case u.SCRIPT:case u.TEMPLATE:{zr(e,t);break}case u.COL:{z9(e,
t);break}case u.FORM:{J9(e,t);break}case u.TABLE:{X9(e,t);break}case u.TBODY:case u.TFOOT:case u.THEAD:{W9(e,t);break}case u.INPUT:{Q9(e,t);break}case u.CAPTION:{
G9(e,t);break}case u.COLGROUP:{K9(e,t);break}default:mu(e,t)}}function lu(e,t){switch(t.tagID){case u.TABLE:{e.openElements.hasInTableScope(u.TABLE)&&(e.openElements.
popUntilTagNamePopped(u.TABLE),e._resetInsertionMode());break}case u.TEMPLATE:{rs(e,t);break}case u.BODY:case u.CAPTION:case u.COL:case u.COLGROUP:case u.HTML:case u.
TBODY:case u.TD:case u.TFOOT:case u.TH:case u.THEAD:case u.TR:break;default:mu(e,t)}}function mu(e,t){let r=e.fosterParentingEnabled;e.fosterParentingEnabled=!0,
rp(e,t),e.fosterParentingEnabled=r}function eN(e,t){e.pendingCharacterTokens.push(t)}function tN(e,t){e.pendingCharacterTokens.push(t),e.hasNonWhitespacePendingCharacterToken=
!0}function nu(e,t){let r=0;if(e.hasNonWhitespacePendingCharacterToken)for(;r<e.pendingCharacterTokens.length;r++)mu(e,e.pendingCharacterTokens[r]);else for(;r<
e.pendingCharacterTokens.length;r++)e._insertCharacters(e.pendingCharacterTokens[r]);e.insertionMode=e.originalInsertionMode,e._processToken(t)}var rN=new Set([
u.CAPTION,u.COL,u.COLGROUP,u.TBODY,u.TD,u.TFOOT,u.TH,u.THEAD,u.TR]);function Z9(e,t){let r=t.tagID;rN.has(r)?e.openElements.hasInTableScope(u.CAPTION)&&(e.openElements.
generateImpliedEndTags(),e.openElements.popUntilTagNamePopped(u.CAPTION),e.activeFormattingElements.clearToLastMarker(),e.insertionMode=x.IN_TABLE,ba(e,t)):wt(e,
t)}function e8(e,t){let r=t.tagID;switch(r){case u.CAPTION:case u.TABLE:{e.openElements.hasInTableScope(u.CAPTION)&&(e.openElements.generateImpliedEndTags(),e.openElements.
popUntilTagNamePopped(u.CAPTION),e.activeFormattingElements.clearToLastMarker(),e.insertionMode=x.IN_TABLE,r===u.TABLE&&lu(e,t));break}case u.BODY:case u.COL:case u.
COLGROUP:case u.HTML:case u.TBODY:case u.TD:case u.TFOOT:case u.TH:case u.THEAD:case u.TR:break;default:np(e,t)}}function k0(e,t){switch(t.tagID){case u.HTML:{wt(
e,t);break}case u.COL:{e._appendElement(t,C.HTML),t.ackSelfClosing=!0;break}case u.TEMPLATE:{zr(e,t);break}default:ep(e,t)}}function t8(e,t){switch(t.tagID){case u.
COLGROUP:{e.openElements.currentTagId===u.COLGROUP&&(e.openElements.pop(),e.insertionMode=x.IN_TABLE);break}case u.TEMPLATE:{rs(e,t);break}case u.COL:break;default:
ep(e,t)}}function ep(e,t){e.openElements.currentTagId===u.COLGROUP&&(e.openElements.pop(),e.insertionMode=x.IN_TABLE,e._processToken(t))}function ip(e,t){switch(t.
tagID){case u.TR:{e.openElements.clearBackToTableBodyContext(),e._insertElement(t,C.HTML),e.insertionMode=x.IN_ROW;break}case u.TH:case u.TD:{e.openElements.clearBackToTableBodyContext(),
e._insertFakeElement(T.TR,u.TR),e.insertionMode=x.IN_ROW,sp(e,t);break}case u.CAPTION:case u.COL:case u.COLGROUP:case u.TBODY:case u.TFOOT:case u.THEAD:{e.openElements.
hasTableBodyContextInTableScope()&&(e.openElements.clearBackToTableBodyContext(),e.openElements.pop(),e.insertionMode=x.IN_TABLE,ba(e,t));break}default:ba(e,t)}}
function N0(e,t){let r=t.tagID;switch(t.tagID){case u.TBODY:case u.TFOOT:case u.THEAD:{e.openElements.hasInTableScope(r)&&(e.openElements.clearBackToTableBodyContext(),
e.openElements.pop(),e.insertionMode=x.IN_TABLE);break}case u.TABLE:{e.openElements.hasTableBodyContextInTableScope()&&(e.openElements.clearBackToTableBodyContext(),
e.openElements.pop(),e.insertionMode=x.IN_TABLE,lu(e,t));break}case u.BODY:case u.CAPTION:case u.COL:case u.COLGROUP:case u.HTML:case u.TD:case u.TH:case u.TR:break;default:
lu(e,t)}}function sp(e,t){switch(t.tagID){case u.TH:case u.TD:{e.openElements.clearBackToTableRowContext(),e._insertElement(t,C.HTML),e.insertionMode=x.IN_CELL,
e.activeFormattingElements.insertMarker();break}case u.CAPTION:case u.COL:case u.COLGROUP:case u.TBODY:case u.TFOOT:case u.THEAD:case u.TR:{e.openElements.hasInTableScope(
u.TR)&&(e.openElements.clearBackToTableRowContext(),e.openElements.pop(),e.insertionMode=x.IN_TABLE_BODY,ip(e,t));break}default:ba(e,t)}}function nN(e,t){switch(t.
tagID){case u.TR:{e.openElements.hasInTableScope(u.TR)&&(e.openElements.clearBackToTableRowContext(),e.openElements.pop(),e.insertionMode=x.IN_TABLE_BODY);break}case u.
TABLE:{e.openElements.hasInTableScope(u.TR)&&(e.openElements.clearBackToTableRowContext(),e.openElements.pop(),e.insertionMode=x.IN_TABLE_BODY,N0(e,t));break}case u.
TBODY:case u.TFOOT:case u.THEAD:{(e.openElements.hasInTableScope(t.tagID)||e.openElements.hasInTableScope(u.TR))&&(e.openElements.clearBackToTableRowContext(),e.
openElements.pop(),e.insertionMode=x.IN_TABLE_BODY,N0(e,t));break}case u.BODY:case u.CAPTION:case u.COL:case u.COLGROUP:case u.HTML:case u.TD:case u.TH:break;default:
lu(e,t)}}function r8(e,t){let r=t.tagID;rN.has(r)?(e.openElements.hasInTableScope(u.TD)||e.openElements.hasInTableScope(u.TH))&&(e._closeTableCell(),sp(e,t)):wt(
e,t)}function n8(e,t){let r=t.tagID;switch(r){case u.TD:case u.TH:{e.openElements.hasInTableScope(r)&&(e.openElements.generateImpliedEndTags(),e.openElements.popUntilTagNamePopped(
r),e.activeFormattingElements.clearToLastMarker(),e.insertionMode=x.IN_ROW);break}case u.TABLE:case u.TBODY:case u.TFOOT:case u.THEAD:case u.TR:{e.openElements.
hasInTableScope(r)&&(e._closeTableCell(),nN(e,t));break}case u.BODY:case u.CAPTION:case u.COL:case u.COLGROUP:case u.HTML:break;default:np(e,t)}}function iN(e,t){
switch(t.tagID){case u.HTML:{wt(e,t);break}case u.OPTION:{e.openElements.currentTagId===u.OPTION&&e.openElements.pop(),e._insertElement(t,C.HTML);break}case u.OPTGROUP:{
e.openElements.currentTagId===u.OPTION&&e.openElements.pop(),e.openElements.currentTagId===u.OPTGROUP&&e.openElements.pop(),e._insertElement(t,C.HTML);break}case u.
HR:{e.openElements.currentTagId===u.OPTION&&e.openElements.pop(),e.openElements.currentTagId===u.OPTGROUP&&e.openElements.pop(),e._appendElement(t,C.HTML),t.ackSelfClosing=
!0;break}case u.INPUT:case u.KEYGEN:case u.TEXTAREA:case u.SELECT:{e.openElements.hasInSelectScope(u.SELECT)&&(e.openElements.popUntilTagNamePopped(u.SELECT),e.
_resetInsertionMode(),t.tagID!==u.SELECT&&e._processStartTag(t));break}case u.SCRIPT:case u.TEMPLATE:{zr(e,t);break}default:}}function sN(e,t){switch(t.tagID){case u.
OPTGROUP:{e.openElements.stackTop>0&&e.openElements.currentTagId===u.OPTION&&e.openElements.tagIDs[e.openElements.slotBelow(e.openElements.stackTop)]===u.OPTGROUP&&
e.openElements.pop(),e.openElements.currentTagId===u.OPTGROUP&&e.openElements.pop();break}case u.OPTION:{e.openElements.currentTagId===u.OPTION&&e.openElements.
pop();break}case u.SELECT:{e.openElements.hasInSelectScope(u.SELECT)&&(e.openElements.popUntilTagNamePopped(u.SELECT),e._resetInsertionMode());break}case u.TEMPLATE:{
rs(e,t);break}default:}}function i8(e,t){let r=t.tagID;r===u.CAPTION||r===u.TABLE||r===u.TBODY||r===u.TFOOT||r===u.THEAD||r===u.TR||r===u.TD||r===u.TH?(e.openElements.
popUntilTagNamePopped(u.SELECT),e._resetInsertionMode(),e._processStartTag(t)):iN(e,t)}function s8(e,t){let r=t.tagID;r===u.CAPTION||r===u.TABLE||r===u.TBODY||r===
u.TFOOT||r===u.THEAD||r===u.TR||r===u.TD||r===u.TH?e.openElements.hasInTableScope(r)&&(e.openElements.popUntilTagNamePopped(u.SELECT),e._resetInsertionMode(),e.
onEndTag(t)):sN(e,t)}function a8(e,t){switch(t.tagID){case u.BASE:case u.BASEFONT:case u.BGSOUND:case u.LINK:case u.META:case u.NOFRAMES:case u.SCRIPT:case u.STYLE:case u.
TEMPLATE:case u.TITLE:{zr(e,t);break}case u.CAPTION:case u.COLGROUP:case u.TBODY:case u.TFOOT:case u.THEAD:{e.tmplInsertionModeStack[e.tmplInsertionModeStack.length-
1]=x.IN_TABLE,e.insertionMode=x.IN_TABLE,ba(e,t);break}case u.COL:{e.tmplInsertionModeStack[e.tmplInsertionModeStack.length-1]=x.IN_COLUMN_GROUP,e.insertionMode=
x.IN_COLUMN_GROUP,k0(e,t);break}case u.TR:{e.tmplInsertionModeStack[e.tmplInsertionModeStack.length-1]=x.IN_TABLE_BODY,e.insertionMode=x.IN_TABLE_BODY,ip(e,t);break}case u.
TD:case u.TH:{e.tmplInsertionModeStack[e.tmplInsertionModeStack.length-1]=x.IN_ROW,e.insertionMode=x.IN_ROW,sp(e,t);break}default:e.tmplInsertionModeStack[e.tmplInsertionModeStack.
length-1]=x.IN_BODY,e.insertionMode=x.IN_BODY,wt(e,t)}}function o8(e,t){t.tagID===u.TEMPLATE&&rs(e,t)}function aN(e,t){if(e.openElements.tmplCount>0){do e.openElements.
popUntilTagNamePopped(u.TEMPLATE),e.activeFormattingElements.clearToLastMarker(),e.tmplInsertionModeStack.pop();while(e.openElements.tmplCount>0);e._resetInsertionMode(),
e.onEof(t)}else D0(e,t)}function u8(e,t){t.tagID===u.HTML?wt(e,t):tp(e,t)}function oN(e,t){var r;if(t.tagID===u.HTML){if(e.fragmentContext||(e.insertionMode=x.AFTER_AFTER_BODY),
e.options.sourceCodeLocationInfo&&e.openElements.tagIDs[0]===u.HTML){e._setEndLocation(e.openElements.items[0],t);let n=e.openElements.items[1];n&&!(!((r=e.treeAdapter.
getNodeSourceCodeLocation(n))===null||r===void 0)&&r.endTag)&&e._setEndLocation(n,t)}}else tp(e,t)}function tp(e,t){e.insertionMode=x.IN_BODY,rp(e,t)}function c8(e,t){
switch(t.tagID){case u.HTML:{wt(e,t);break}case u.FRAMESET:{e._insertElement(t,C.HTML);break}case u.FRAME:{e._appendElement(t,C.HTML),t.ackSelfClosing=!0;break}case u.
NOFRAMES:{zr(e,t);break}default:}}function l8(e,t){t.tagID===u.FRAMESET&&!e.openElements.isRootHtmlElementCurrent()&&(e.openElements.pop(),!e.fragmentContext&&e.
openElements.currentTagId!==u.FRAMESET&&(e.insertionMode=x.AFTER_FRAMESET))}function m8(e,t){switch(t.tagID){case u.HTML:{wt(e,t);break}case u.NOFRAMES:{zr(e,t);
break}default:}}function p8(e,t){t.tagID===u.HTML&&(e.insertionMode=x.AFTER_AFTER_FRAMESET)}function f8(e,t){t.tagID===u.HTML?wt(e,t):Zm(e,t)}function Zm(e,t){e.
insertionMode=x.IN_BODY,rp(e,t)}function d8(e,t){switch(t.tagID){case u.HTML:{wt(e,t);break}case u.NOFRAMES:{zr(e,t);break}default:}}function h8(e,t){t.chars=De,
e._insertCharacters(t)}function g8(e,t){e._insertCharacters(t),e.framesetOk=!1}function uN(e){for(;e.treeAdapter.getNamespaceURI(e.openElements.current)!==C.HTML&&
e.openElements.currentTagId!==void 0&&!e._isIntegrationPoint(e.openElements.currentTagId,e.openElements.current);)e.openElements.pop()}function x8(e,t){if(HR(t))
uN(e),e._startTagOutsideForeignContent(t);else{let r=e._getAdjustedCurrentElement(),n=e.treeAdapter.getNamespaceURI(r);n===C.MATHML?A0(t):n===C.SVG&&(jR(t),S0(t)),
Jm(t),t.selfClosing?e._appendElement(t,n):e._insertElement(t,n),t.ackSelfClosing=!0}}function E8(e,t){if(t.tagID===u.P||t.tagID===u.BR){uN(e),e._endTagOutsideForeignContent(
t);return}if(e.openElements.stackTop===0)return;let{tagName:r}=t,n=I0.get(r),i=e.fragmentContext?e.treeAdapter.getNamespaceURI(e.fragmentContext):C.HTML,s=Math.
max(e.openElements.indexOfTopmostByName(C.SVG,r),e.openElements.indexOfTopmostByName(C.MATHML,r),n===void 0?-1:e.openElements.indexOfTopmostByName(C.SVG,n),i===
C.HTML||i===C.SVG||i===C.MATHML?-1:e.openElements.indexOfTopmostByName(i,r));s>e.openElements.indexOfTopmostHtmlElement()?(t.tagName=e.treeAdapter.getTagName(e.
openElements.items[s]),e.openElements.shortenToLength(s)):e._endTagOutsideForeignContent(t)}var jMe=new Set([T.AREA,T.BASE,T.BASEFONT,T.BGSOUND,T.BR,T.COL,T.EMBED,T.FRAME,T.HR,T.IMG,T.INPUT,T.KEYGEN,T.LINK,T.META,T.PARAM,T.SOURCE,T.TRACK,T.WBR]);function cN(e,t){return cu.parse(e,t)}var y8=new Set(["missing-doctype","misplaced-doctype","misplaced-start-tag-for-head-element"]),ap=class extends Error{code;offset;constructor(t,r){super(t),this.
code=t,this.offset=r}};function lN(e,t){let r=0;try{return{ok:!0,document:cN(e,{scriptingEnabled:!0,sourceCodeLocationInfo:!0,treeAdapter:{...Gt,createElement(i,s,a){
return t.spendNodes(1+a.length),Gt.createElement(i,s,a)},createCommentNode(i){return t.spendNodes(),Gt.createCommentNode(i)},onItemPush(){r+=1,t.checkNesting(r)},
onItemPop(){r-=1}},onParseError({code:i,startOffset:s}){if(!y8.has(i))throw new ap(i,s)}})}}catch(n){if(n instanceof ap)return{ok:!1,code:n.code,offset:n.offset};
throw n}}function pN(e){let t=E_(e.text,e.path,b8),r=t.length-e.text.length,n=lN(t,e.budget),i=new O0(e,r);return n.ok?i.readDocument(n.document.childNodes):e.refuse({...mN,
why:`${mN.why} (${n.code}).`},Math.max(0,n.offset-r)),i}var b8="0".repeat(64),T8={"http://www.w3.org/1999/xhtml":new Set(qh),"http://www.w3.org/2000/svg":new Set(
Vo)},O0=class{scripts=[];#e;#t;rendered=new ga;constructor(t,r){this.#e=t,this.#t=r}readDocument(t){this.#r(t)}#r(t){for(let r of t){if(!("tagName"in r))continue;
let n=r.namespaceURI.endsWith("svg");n&&this.rendered.openElement(r.tagName,r.attrs.map(({name:i,value:s})=>[i,s])),this.#n(r),this.#r(r.childNodes),n&&this.rendered.
closeElement()}}#n(t){let r=t.sourceCodeLocation?.startOffset??this.#t;if(r<this.#t&&t.tagName==="script")return;let n=Math.max(0,r-this.#t);if(T8[t.namespaceURI]?.
has(t.tagName)!==!0){this.#e.refuse(I8(t.tagName),n);return}let s=t.namespaceURI.endsWith("svg");for(let{name:c,prefix:m="",value:p}of t.attrs){let d={name:m===
""?c:`${m}:${c}`,value:p},E=this.#i(t,d.name)??n;s?km(this.#e,t.tagName,d,E):lR(this.#e,t.tagName,d,E)}if(s)return;let a=mR(this.#e,t,n);a!==null&&this.scripts.
push(a)}#i(t,r){let n=t.sourceCodeLocation?.attrs?.[r]?.startOffset;return n===void 0?void 0:n-this.#t}};function I8(e){return{rule:"html.element",family:Om(e)??
"html",why:"The document has an element that is not allowed.",fix:"Use text, sections, lists, tables, img, canvas and SVG shapes; put styles into a .css file."}}
var mN={rule:"html.syntax",family:"html",why:"The document violates the syntax of HTML",fix:"Correct the markup; an HTML validator shows the place."};var VN=Dk(jN(),1);var yH=new Set([...Vo,"style"]),fp=class extends Error{};function qN(e){try{new Q0(e).read()}catch(t){if(!(t instanceof fp))throw t}}var Q0=class{#e;#t=new VN.SaxesParser(
{xmlns:!1,forceXMLVersion:!0,defaultXMLVersion:"1.0"});#r=new ga;#n=0;#i=null;constructor(t){this.#e=t;let r=this.#t;r.on("error",()=>this.#p(bH)),r.on("doctype",
()=>this.#p(TH)),r.on("processinginstruction",()=>this.#e.refuse(IH,this.#l())),r.on("xmldecl",({version:n,encoding:i})=>{(n!=="1.0"||!/^(utf-8)?$/i.test(i??""))&&
this.#e.refuse(AH,0)}),r.on("opentag",n=>this.#s(n)),r.on("closetag",n=>this.#a(n)),r.on("text",n=>this.#m(n)),r.on("cdata",n=>this.#c(n))}read(){this.#t.write(
this.#e.text).close(),this.#r.areTooMany&&this.#e.refuse(Pm,0)}#s({name:t,attributes:r}){this.#e.budget.spendNodes(),this.#n+=1,this.#e.budget.checkNesting(this.#n);
let n=this.#l();this.#n===1&&(t!=="svg"||r.xmlns===void 0)&&this.#e.refuse(SH,n),(this.#i!==null||!yH.has(t))&&this.#e.refuse(CH,n);for(let[i,s]of Object.entries(
r))this.#e.budget.spendTokens(),i==="style"?s0(this.#e,s,n):km(this.#e,t,{name:i,value:s},n);this.#r.openElement(t,Object.entries(r)),t==="style"&&(this.#i={text:"",
at:n})}#a({name:t}){if(this.#n-=1,this.#r.closeElement(),t!=="style"||this.#i===null)return;let{text:r,at:n}=this.#i;this.#i=null;let i=new bi;ha(r,"sheet",this.#e.
budget,{refuse:s=>this.#e.refuse(s,n),refer:()=>this.#e.refuse(RH,n),references:i}),this.#r.addStyles(i)}#m(t){this.#i!==null&&(this.#i.text+=t)}#c(t){this.#i===
null?this.#e.refuse(_H,this.#l()):this.#i.text+=t}#l(){return Math.max(0,this.#t.position-1)}#p(t){throw this.#e.refuse(t,this.#l()),new fp}},hu="Export it as p\
lain SVG.",bH={rule:"svg.syntax",family:"SVG",why:"The file is not well-formed XML, or uses an entity other than the five predefined ones.",fix:hu},TH={rule:"sv\
g.doctype",family:"SVG",why:"The file declares a document type.",fix:hu},IH={rule:"svg.instruction",family:"SVG",why:"The file has a processing instruction.",fix:hu},
AH={rule:"svg.syntax",family:"SVG",why:"The file is not XML 1.0 in UTF-8.",fix:hu},SH={rule:"svg.root",family:"SVG",why:"The root is not an svg element in the n\
amespace of SVG.",fix:'Begin with <svg xmlns="http://www.w3.org/2000/svg">.'},CH={rule:"svg.element",family:"SVG",why:"The picture has an element that is not al\
lowed.",fix:"Draw with paths, shapes and text; no scripts, links, pictures inside pictures or animation elements."},_H={rule:"svg.cdata",family:"SVG",why:"The f\
ile has a CDATA section outside style.",fix:hu},RH={rule:"svg.reference",family:"SVG",why:"A picture must not load files: its references must be #id of its own \
elements.",fix:"Write url(#id)."};function GN(e,t,r){let n=[],i=[],s=new bi,a=[];for(let c of[...e.keys()].sort()){let m=c===bt?void 0:NH[mr(c)?.ending??""],p=m===void 0?null:ni(e.get(c)??new Uint8Array);
if(m===void 0||p===null)continue;let d=new ua(c,p,r);i.push(d),Ho(()=>{let E=m(d,t,s);E!==void 0&&(n.push(...E.scripts),a.push([d,E.rendered]))})}for(let[c,m]of a)
m.addStyles(s),Ho(()=>{m.areTooMany&&c.refuse(Pm,0)});return{scans:i,scripts:n}}var NH={html:vH,css:DH,svg(e){qN(e)},json(e,{requiredNames:t}){g_(e,t)}};function vH(e,{
entrypoint:t}){let{scripts:r,rendered:n}=pN(e);if(e.path===t)return{scripts:r,rendered:n};for(let{offset:i}of r)e.refuse(kH,i);return{scripts:[],rendered:n}}function DH(e,t,r){
ha(e.text,"sheet",e.budget,{refuse:(n,i)=>e.refuse(n,i),refer:(n,i,s)=>e.refer(n,i,s),references:r})}var kH={rule:"html.script",family:"EMB",why:"Only the entry\
point may load scripts.",fix:"Remove the script element, or the document."};var L={bits:0,refs:[],texts:[]},Te=class{value;lastReader=void 0;lastRead=0;readers=void 0;constructor(t=L){this.value=t}addReader(t){this.lastReader!==void 0&&
(this.readers??=new Set([this.lastReader]),this.readers.add(t)),this.lastReader=t}},Yr=class{kind;fields=void 0;setters=void 0;getters=void 0;#e=void 0;#t=void 0;#r=void 0;#n=void 0;#i=void 0;#s=void 0;#a=void 0;#m=void 0;#c=void 0;#l=!1;constructor(t){
this.kind=t}isCertain(t){return this.#c?.has(t)===!0}addCertain(t){this.#l||(this.#c??=new Set,this.#c.add(t))}removeCertain(){this.#l=!0,this.#c=void 0}get names(){
return this.#e??=new Te,this.#e}get elements(){return this.#t??=new Te,this.#t}get unnamed(){return this.#r??=new Te,this.#r}get keys(){return this.#n??=new Te,
this.#n}get iteratorMethods(){return this.#i??=new Te,this.#i}get sources(){return this.#s??=new Te,this.#s}get parents(){return this.#a??=new Te,this.#a}get thisValues(){
return this.#m??=new Te,this.#m}},Re=class extends Yr{node;scope;method;parameters;restArguments=new Te;allArguments=new Te;bound=new Te;implicitArguments=new Te;receiver=new Te;result=new Te;nextArguments=new Te;isCalled=!1;unit=void 0;#e=void 0;constructor(t,r,n){
super("function"),this.node=t,this.scope=r,this.method=n,this.parameters=t.params.map(()=>new Te)}get iterator(){return this.#e??=new Yr("iterator"),this.#e}},Xr=class extends Yr{node;instance=new Yr(
"instance");construct=new Te;superclass=new Te;constructor(t){super("class"),this.node=t}},dt=class extends Yr{name;constructor(t){super("native"),this.name=t}},
tt=class{parent;owner;#e=void 0;constructor(t,r){this.parent=t,this.owner=r}get variables(){return this.#e??=new Map,this.#e}declare(t){let r=this.variables.get(
t);if(r!==void 0)return r;let n={cell:new Te};return this.variables.set(t,n),n}variableOf(t){return t.variable===void 0&&(t.variable=this.find(t.name)??null),t.
variable??void 0}find(t){for(let r=this;r!==void 0;r=r.parent){let n=r.#e?.get(t);if(n!==void 0)return n}}};var b={number:1,text:2,other:4,data:8,builtin:16,document:32,host:64,style:128,dataset:256,window:512,uncalled:1024,missing:2048,missingPart:4096,methodOfData:8192,
collection:16384},J0=b.missing|b.missingPart,ke=b.document|b.host|b.style|b.dataset|b.window|b.collection,WN=b.number|b.text|b.other,Z0=WN|b.data|b.methodOfData,
YN=32,OH=4096,$t=e=>({bits:e,refs:[],texts:null}),qe=$t(b.number),de=$t(b.text),G=$t(b.other),br=$t(WN),Ge=$t(b.data),Qr=$t(b.builtin),Vn=$t(b.host),_i=$t(b.host|
b.other),XN=$t(b.methodOfData),QN=$t(b.collection),dp=$t(b.style),JN=$t(b.dataset),ZN=$t(b.document),rt=$t(Z0|b.builtin|b.document|b.host|b.style|b.dataset),zt=$t(
b.uncalled),hp=$t(b.window);function Ci(...e){return{bits:b.text,refs:[],texts:e}}function $(e){return{bits:0,refs:[e],texts:[]}}function S(e,t){if(e===t||U(t))
return e;if(U(e))return t;let r=e.bits|t.bits,n=ev(e.refs,t.refs),i=wH(e,t);return r===e.bits&&n===e.refs&&i===e.texts?e:{bits:r,refs:n,texts:i}}function wH(e,t){
if((t.bits&b.text)===0)return e.texts;if((e.bits&b.text)===0)return t.texts;if(e.texts===null||t.texts===null)return null;let r=ev(e.texts,t.texts);return r.length>
YN?null:r}function ev(e,t){if(e===t||t.length===0)return e;let r=e.length>8?$H(e):void 0,n=t.filter(i=>!(r?.has(i)??e.includes(i)));return n.length===0?e:[...e,
...n]}var KN=new WeakMap;function $H(e){let t=KN.get(e);if(t!==void 0)return t;let r=new Set(e);return KN.set(e,r),r}function Ee(e){if(e.length<8)return e.reduce(
S,L);let t=new Set(e.flatMap(n=>n.refs));return{...e.map(({bits:n,texts:i})=>({bits:n,texts:i,refs:[]})).reduce(S,L),refs:[...t]}}function U({bits:e,refs:t}){return e===
0&&t.length===0}function N(e,t){return(e.bits&t)!==0}function ht({bits:e,refs:t},r){return t.length===0&&(e&~(r|J0))===0}function Or(e){return e.texts===null||!N(
e,b.text)||N(e,b.missing)?e:{...e,bits:e.bits|b.missing}}function yr(e){return ht(e,b.text)&&e.texts!==null&&e.texts.length>0?e.texts:void 0}function gp(e,t){if(U(
e)||U(t))return L;if(ht(e,b.number)&&ht(t,b.number))return qe;let r=PH(e,t);return r!==null?N(e,J0)||N(t,J0)?MH(Ci(...r)):Ci(...r):ht(e,b.text)||ht(t,b.text)?de:
br}function PH(e,t){let[r,n]=[yr(e),yr(t)];return r===void 0||n===void 0||r.length*n.length>YN||zN(r)+zN(n)>OH?null:[...new Set(r.flatMap(i=>n.map(s=>i+s)))]}function zN(e){
return Math.max(...e.map(t=>t.length))}function MH(e){return{...e,bits:e.bits|b.missingPart}}var tv={values:[],spread:L};function Ne({values:e,spread:t},r){return e[r]??t}function gu({values:e,spread:t}){return Ee([...e,t])}function Tr(...e){return{values:e,
spread:L}}function pe(e,t,r,n){return{rule:e,family:t,why:r,fix:n}}var R={language:pe("script.language","script","Renderers must not use this part of the language: async,\
 await, using, with, debugger, import.meta, new.target.","Write it as plain, synchronous code."),dynamicImport:pe("DYN.import","DYN","import() loads code that t\
he scan has not seen.","Import the module at the top of the script."),namespace:pe("script.namespace","script","window, Math, JSON, Object, Intl and Symbol must\
 be used with a constant, listed member, such as Math.max.","Write the member directly after the name."),undefinedName:pe("script.name","script","A computed nam\
e with a variable without a value contains undefined, so it may be the name of this property.","Use another name."),constructorResult:pe("DYN.constructor","DYN",
"A constructor that returns a value replaces the object that its class and derived classes define.","Return nothing from the constructor, and write a function t\
hat returns the value."),noValue:pe("script.value","script","No value reaches this expression, for example because a list that it reads is never filled.","Remov\
e the code that never runs, or fill the list."),computed:pe("script.computed","script","The property is computed, and the object is neither data nor a literal t\
able.","Name the property, or keep the values in a Map and use get."),computedNative:pe("DYN.computed","DYN","A computed property of an object of the browser or\
 the language could be any of its members.","Name the property directly, or convert an index with Number()."),call:pe("script.call","script","The scan cannot de\
termine which function this calls.","Call functions of the bundle by their names, or keep them in a Map and use get."),callback:pe("script.callback","script","A\
 callback must be a function that the bundle defines.","Pass an arrow function that calls the function."),construct:pe("DYN.construct","DYN","Only classes of th\
e bundle and listed constructors may be constructed.","Construct them by their names."),thisUse:pe("script.this","script","this must be used as this.name, in a \
class or object literal that defines the name.","Name the object, or write a class."),assignName:pe("script.assign","script","The name is not declared in the bu\
ndle: the assignment would create or change a property of the window.","Declare a variable of your own with let or const; only window.RialtoRenderer may be set."),
assignHost:pe("script.assign","script","The target may be an element or another object of the browser, and renderers must not set this property.","Set a listed \
property, such as textContent or className, or write setAttribute with a listed name."),assignHostValue:pe("script.assign","script","A property of an element or\
 a context is set to a value that may also be an object, a function or an element, such as a member of an object with mixed values.","Pass the value in a separa\
te parameter, or convert it to a text: element.className = String(value)."),assignNative:pe("script.assign","script","A property of an object of the language or\
 the browser, or a fixed property of a function, is set or deleted.","Keep the value in a variable, an object literal or a Map of your own."),assignShared:pe("s\
cript.assign","script","A function, an object or an element is assigned to a property of a value that may be an object of the browser or the language.","Use an \
object literal or a Map of your own, whose properties are written by constant names."),assignInData:pe("script.assign","script","An element or another object of\
 the browser is kept inside data, from which any name may be read.","Keep elements in variables, or in a Map of your own."),windowGlobal:pe("script.global","scr\
ipt","A top-level var or function of a classic script becomes a property of the window of this name.","Use let or const, another name, or a module."),laterGlobal:pe(
"script.order","script","This name belongs to a script that runs later; until then the browser may give it another value.","Load the script that declares it fir\
st, or write modules."),nestedFunction:pe("script.function","script","The meaning of a function declaration in a block depends on whether the script is in stric\
t mode.","Declare the function outside the block, or as a const."),implicitCall:pe("DYN.implicit","DYN","The language calls a property of this name implicitly, \
with arguments that the scan does not know.","Use another name; toString, valueOf and toJSON may be functions that an object of the bundle defines."),setArgument:pe(
"script.set","script","A set must be combined and compared with sets and maps only: methods of another object would be called.","Pass a Set."),iterator:pe("scri\
pt.iterator","script","An object must define its iterator as a generator method.","Write *[Symbol.iterator]() { ... }."),hostSpread:pe("EMB.copy","EMB","Propert\
ies of objects of the browser must not be copied or listed: they include windows and URLs.","Read the properties that are needed by their names."),element:pe("E\
MB.element","EMB","Elements must be created by constant, listed names.","Write the name of a listed element; put script, link and meta into the document."),attribute:pe(
"script.attribute","script","Attributes must be set by constant, listed names.","Write the name of a listed attribute; event handlers and style are not listed."),
reference:pe("NET.reference","NET","src must be set to a constant path of a file of the bundle, href to a constant #id.","Write the path as a constant text."),styleValue:pe(
"CSS.value","CSS","The style value has a function or an escape that is not allowed, or loads something.","Use listed CSS functions; url() only as url(#id)."),canvasContext:pe(
"EMB.context","EMB","The context of a canvas must be '2d'.","Call getContext('2d')."),animation:pe("TIM.animation","TIM","The result of animate gives access to \
a clock.","Call animate as a statement, without using its result."),moduleImport:pe("script.import","script","A module must import modules of the bundle by rela\
tive paths that end in .js, and names that they export.","Correct the path or the name; load a script of the bundle either as a module or as a classic script."),
stateDelta:pe("DATA.delta","DATA","A renderer must not write state_delta.","Remove it; the engine owns the state."),storedStates:pe("DATA.states","DATA","The sc\
ript contains too many game states or rows of a board.","Remove test states; practice sessions provide real states."),renderer:pe("BIND.render","BIND","window.R\
ialtoRenderer must be set exactly once, to an object with a known function render of at least one parameter.","Write window.RialtoRenderer = { render } once.")};var LH=/^(?:Array\.isArray|Boolean|isFinite|isNaN|Math\..+|Number|Number\..+|parseFloat|parseInt|String)$/;function Jr(e,t,r,n,i,s){if(U(t))return L;ht({...t,refs:[]},
b.other|b.uncalled)&&(t.refs.length>0||N(t,b.uncalled))&&t.refs.every(p=>p.kind==="function"||p instanceof dt&&LH.test(p.name))||e.refuse(R.callback,i,s);let c={
...t,bits:0,refs:t.refs.filter(({kind:p})=>p==="function"||p==="native")},m=N(t,b.uncalled)?zt:L;return U(c)?m:S(m,e.callValue(c,S(r,G),n,i,s))}function At(e,t,r){let n=L;for(let i of e.prototypeChainOf(t))n=S(n,S(e.readField(i,r),Or(e.read(i.unnamed)))),Ra(r)&&(n=Or(S(n,e.read(i.elements))));return n}function Ra(e){
return/^[-\dIN]/.test(e)&&(/^-?\d+$/.test(e)||String(Number(e))===e)}function rv(e,t){let r=S(sr(e,t),xu(e,t));return t.refs.length>0||N(t,b.builtin|b.other|b.number)?
S(r,G):r}var nv="undefined";function xu(e,{refs:t}){return U(e.read(e.anyMissingKey))?L:Ee(t.flatMap(r=>[At(e,r,nv),e.read(r.elements)]))}function iv(e,{refs:t},r){
e.write(e.anyMissingKey,G);for(let n of t)e.writeField(n,nv,r)}function sv(e,{refs:t}){for(let r of t){r.removeCertain();for(let[,n]of e.fieldsOf(r))e.write(n,Or(
e.read(n)))}}function sr(e,t){let r=N(t,b.uncalled)?[zt]:[];for(let i of t.refs)for(let s of e.prototypeChainOf(i)){r.push(Or(S(e.read(s.elements),e.read(s.unnamed))));
for(let[a,c]of e.fieldsOf(s))Ra(a)&&r.push(e.read(c))}let n=Ee(r);return N(t,b.data)&&(n=S(n,e.dataValue())),N(t,b.builtin)&&(n=S(n,xp(e))),N(t,b.text)&&(n=S(n,
de)),N(t,b.host|b.collection)&&(n=S(n,_i)),N(t,b.style|b.dataset)?S(n,de):n}function xp(e){return U(e.read(e.insideData))?L:e.dataValue()}function Ri(e,t){let r=[];
for(let n of e.prototypeChainOf(t)){r.push(Or(S(e.read(n.elements),e.read(n.unnamed))));for(let[,i]of e.fieldsOf(n))r.push(e.read(i))}return Ee(r)}function Eu(e,{
bits:t,refs:r}){if((t&~b.other)!==0)return;let n=new Set;for(let i of r){let s=[i.unnamed,i.elements,i.parents].map(a=>e.read(a));if(i.kind!=="object"||!s.every(
U))return;for(let a of["fields","getters","setters"])for(let[c]of e.fieldsOf(i,a))n.add(c)}return n.size===0?L:Ee([...n].map(i=>Ci(i)))}function Ep(e,t){for(let r of e.
prototypeChainOf(t))for(let[n,i]of e.fieldsOf(r))Ra(n)&&e.write(t.elements,e.read(i))}function eg(e,t,r){let n=e.pairAt(r);e.writeField(n,"0",qe);for(let s of t.refs)s.kind==="map"&&e.writeField(n,"0",e.read(s.keys)),s.kind==="set"&&e.writeField(
n,"0",e.read(s.elements));e.writeField(n,"1",sr(e,t));let i=e.objectAt(r,"iterator");return e.write(i.elements,$(n)),i}function gt(e,t,r,n){let i=L,s=t.refs.filter(
({kind:c})=>c==="map"),a=s.length===0?t:{...t,refs:t.refs.filter(({kind:c})=>c!=="map")};return U(a)||(i=sr(e,a)),s.length>0&&(i=S(i,sr(e,$(eg(e,{...L,refs:s},r))))),
Ee([i,...t.refs.map(c=>FH(e,c,r,n))])}function FH(e,t,r,n){let i=L;for(let s of e.prototypeChainOf(t)){let a=e.read(s.iteratorMethods);if(!a.refs.some(({kind:m})=>m===
"function"))continue;let c=e.callValue(a,S($(s),$(t)),tv,r,n);i=S(i,sr(e,c))}return i}function yp(e,t,r){for(let n of t.refs)for(let i of e.prototypeChainOf(n))
for(let s of[...e.read(i.sources).refs,...e.read(i.iteratorMethods).refs])s instanceof Re&&e.write(s.nextArguments,r)}function av(e,t){return e.write(t.iterator.
sources,$(t)),$(t.iterator)}var BH={NET:`fetch fetchLater XMLHttpRequest WebSocket WebSocketStream EventSource WebTransport navigator Image Audio location
    history navigation open Request Response Headers URL URLSearchParams RTCPeerConnection RTCDataChannel
    webkitRTCPeerConnection clientInformation`,STO:"localStorage sessionStorage indexedDB caches cookieStore CacheStorage IDBFactory Storage name status",DYN:`e\
val Function AsyncFunction GeneratorFunction Reflect Proxy globalThis self DOMParser XMLSerializer XSLTProcessor
    WebAssembly trustedTypes ShadowRealm constructor require module exports process arguments`,EMB:`Worker SharedWorker ServiceWorker BroadcastChannel MessageCh\
annel MessagePort postMessage parent top frames
    opener frameElement customElements HTMLElement SharedArrayBuffer Atomics window`,TIM:`setTimeout setInterval clearTimeout clearInterval setImmediate queueMi\
crotask requestIdleCallback
    cancelIdleCallback Promise performance scheduler MutationObserver IntersectionObserver PerformanceObserver
    FinalizationRegistry WeakRef crypto Temporal Animation DocumentTimeline CSSAnimation`,INP:`addEventListener removeEventListener dispatchEvent alert confirm \
prompt print focus blur close event Event
    CustomEvent EventTarget KeyboardEvent MouseEvent PointerEvent TouchEvent onkeydown onclick getSelection`,DATA:"structuredClone"},UH={NET:["A renderer must n\
ot make requests or navigate.","Put what it needs into the bundle."],STO:["A renderer must not store data.","Keep values in variables."],DYN:["This can run text\
 as code, or gives access to constructors.","Write the code out; name properties directly."],EMB:["This gives access to other windows, frames, workers, messages\
 or documents.","Draw with listed elements only."],TIM:["A renderer must not use timers, promises, clocks or randomness.","Draw when render is called; animate w\
ith requestAnimationFrame and its time, or with CSS."],INP:["A renderer must not take input or listen to events.","Remove the handler; show the state."],DATA:["\
A renderer must show the state that it receives, and neither compute nor contain states.","Read the state that render is called with."],BIND:["The bundle does n\
ot define a renderer of the state.","Set window.RialtoRenderer once, with a function render."],CSS:["Style sheets must be files of the bundle, and styles must n\
ot load files.","Use a style sheet of the bundle."],SVG:["This is not allowed in SVG.","Use the listed elements and attributes."],html:["This is not allowed in \
documents.","Use the listed elements and attributes."],refs:["The reference does not name a file of the bundle.","Name a file of the bundle."],scan:["The scan d\
oes not accept this.","Use simpler syntax."],script:["The name is not on the list of what renderers may use.","Use only listed names; define your own."]},ov=jH(
BH),uv=new Map([...Vh.map(e=>[e,"DYN"]),...A_.map(e=>[e,"EMB"]),...Em.map(e=>[e,"INP"]),...Object.entries(S_).flatMap(([e,t])=>t.map(r=>[r,pv(e)]))]),HH=new Set(
Vh);function tg(e){return HH.has(e)}function cv(e){return uv.get(e)}function lv(e){return ov.has(e)}function Na(e){return mv(ov.get(e)??"script","name")}function qn(e){
return mv(uv.get(e)??"script","member")}function mv(e,t){let[r,n]=UH[e];return{rule:`${e}.${t}`,family:e,why:r,fix:n}}function jH(e){let t=Object.entries(e).flatMap(
([r,n])=>n.split(/\s+/).map(i=>[i,pv(r)]));return new Map(t)}function pv(e){return["NET","STO","DYN","EMB","TIM","INP","DATA","CSS"].find(r=>r===e)??"script"}var Sn=e=>new Set(e.trim().split(/\s+/)),rg=new Set(Object.values(jh).flat()),hv=new Set(Hh),gv=new Set(I_.CSSStyleDeclaration),fv=new Set(C_),VH=new Set(ym),qH=Sn(
"http://www.w3.org/2000/svg http://www.w3.org/1999/xhtml"),GH=Sn(`
  body canvas childNodes classList documentElement firstChild firstElementChild lastChild
  lastElementChild nextElementSibling nextSibling offsetParent ownerSVGElement parentElement parentNode
  previousElementSibling previousSibling target viewportElement`),KH=Sn("borderBoxSize contentBoxSize contentRect data devicePixelContentBoxSize"),xv=Sn(`
  appendChild cloneNode closest createConicGradient createDocumentFragment createElement createElementNS
  createImageData createLinearGradient createPattern createRadialGradient createTextNode getContext getCTM getElementById
  getImageData getPointAtLength getScreenCTM getTransform insertBefore inverse item matrixTransform multiply
  querySelector querySelectorAll removeChild replaceChild transformPoint`),Ev=Sn("getAttributeNames getBBox getBoundingClientRect getLineDash measureText"),zH=Sn(
"getPropertyPriority getPropertyValue item removeProperty setProperty"),WH=Sn("entries forEach keys values"),bp=Sn(`
  alt ariaHidden ariaLabel ariaLive ariaValueMax ariaValueMin ariaValueNow ariaValueText className colSpan dir direction
  fillStyle filter font fontKerning fontStretch fontVariantCaps globalAlpha globalCompositeOperation height hidden id
  imageSmoothingEnabled imageSmoothingQuality lang letterSpacing lineCap lineDashOffset lineJoin lineWidth max min
  miterLimit nodeValue role rowSpan shadowBlur shadowColor shadowOffsetX shadowOffsetY src strokeStyle textAlign
  textBaseline textContent textRendering title value width wordSpacing a b c d e f w x y z`),yv=Sn("fillStyle strokeStyle"),YH=Sn("fillStyle filter font shadowC\
olor strokeStyle");function ng(e){return e==="item"||e==="length"}function Tp(e){return bp.has(e)}function bv(e){return hv.has(e)}function Tv(e){return gv.has(e)}
function Ip(e){return rg.has(e)}function Iv(e,t){return N(e,b.collection)&&!ng(t)?!1:(!N(e,b.document)||hv.has(t))&&(!N(e,b.host)||rg.has(t))}function Ap(e){return e===
"children"?QN:KH.has(e)?Ge:GH.has(e)?_i:e==="style"?dp:e==="dataset"?JN:yv.has(e)?S(Qr,S(br,Vn)):xv.has(e)||Ev.has(e)?Qr:bp.has(e)?S(Qr,br):br}function Av(e,t,r,n,i,s){
let a=yv.has(r)?ke&~b.host:ke;(n.refs.length>0||N(n,a))&&e.refuse(R.assignHostValue,i,s),N(t,b.style)&&(gv.has(r)&&e.refuse(qn(r),i,s),bu(e,n,i,s)),N(t,b.document|
b.collection)&&e.refuse(R.assignHost,i,s),N(t,b.host)&&(bp.has(r)||e.refuse(R.assignHost,i,s),r==="style"&&e.refuse(R.styleValue,i,s),r==="src"&&_v(e,n,i,s),YH.
has(r)&&bu(e,n,i,s))}function Sv(e,t,r,n,i,s){let a=N(t,b.style)&&zH.has(r)?de:void 0;a!==void 0&&r==="setProperty"&&bu(e,Ne(n,1),i,s);let c=N(t,b.document)&&jh.
Document?.includes(r)===!0;return N(t,b.collection)&&r==="item"?S(a??L,_i):!(N(t,b.host)&&rg.has(r))&&!c||WH.has(r)||bp.has(r)?a:(QH(e,r,n,i,s),S(a??L,XH(r)))}function XH(e){
return xv.has(e)?_i:Ev.has(e)?Ge:br}function QH(e,t,r,n,i){let s=Ne(r,0),a=Ne(r,1);switch(t){case"createElement":dv(e,s,n,i);return;case"createElementNS":yu(s,c=>qH.
has(c))||e.refuse(R.element,n,i),dv(e,a,n,i);return;case"getContext":yu(s,c=>c==="2d")||e.refuse(R.canvasContext,n,i);return;case"setAttribute":JH(e,s,a,n,i);return;case"\
toggleAttribute":yu(s,Cv)||e.refuse(R.attribute,n,i);return;case"animate":e.statementCalls.has(n)||e.refuse(R.animation,n,i);for(let c of s.refs)Rv(e,c,ej,n,i);
return;default:}}function dv(e,t,r,n){if(yu(t,a=>fv.has(a)))return;let i=yr(t)?.find(a=>!fv.has(a)),s=Om(i?.toLowerCase()??"")??R.element.family;e.refuse({...R.
element,rule:`${s}.element`,family:s},r,n)}function JH(e,t,r,n,i){e.budget.spendTexts(t.texts);let s=yr(t);if(s===void 0){U(t)||e.refuse(R.attribute,n,i);return}
for(let a of s)a==="src"?_v(e,r,n,i):a==="href"?(e.budget.spendTexts(r.texts),yu(r,c=>/^#[^\s]+$/.test(c))||e.refuse(R.reference,n,i)):Cv(a)?/^(?:clip-path|fill|font|gradientTransform|mask|stop|stroke|transform)/.
test(a)&&bu(e,r,n,i):e.refuse(R.attribute,n,i)}function Cv(e){return qo.some(t=>t.endsWith("*")?e.startsWith(t.slice(0,-1))&&/^[a-z-][a-z0-9-]*$/.test(e):t===e)}
function _v(e,t,r,n){e.budget.spendTexts(t.texts);let i=yr(t);if(i===void 0){U(t)||e.refuse(R.reference,r,n);return}for(let s of i)/^(?:\.\/)?[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/.
test(s)?e.refer(s,r,n):e.refuse(R.reference,r,n)}function bu(e,t,r,n){e.budget.spendTexts(t.texts),N(t,b.text)&&t.texts?.some(i=>!ZH(i))===!0&&e.refuse(R.styleValue,
r,n)}function ZH(e){return/\\|\/\*|@/.test(e)?!1:[...e.matchAll(/(?<![-\w])([-\w]+)\(\s*(#?)/g)].every(([,t="",r])=>t.toLowerCase()==="url"?r==="#":VH.has(t.toLowerCase()))}
var ej=2;function Rv(e,t,r,n,i){for(let s of e.prototypeChainOf(t)){let a=e.fieldsOf(s).map(([,c])=>c);for(let c of[s.elements,s.unnamed,...a]){let m=e.read(c);
if(bu(e,m,n,i),r>0)for(let p of m.refs)Rv(e,p,r-1,n,i)}}}function yu(e,t){return U(e)||yr(e)?.every(t)===!0}var Tu=new Set(["toString","valueOf","toJSON"]),tj=new Set(["exec","has","join","keys","next","return","throw","toISOString"]),rj=new Set(["array","map","set","\
iterator","native"]);function Sp(e,t){for(let{kind:r}of e.prototypeChainOf(t))if(rj.has(r))return!0;return!1}function Cp(e,t,r,n,i,s){if(r==="toLocaleString"||r!==
void 0&&Tu.has(r)&&!nj(n)){ij(n)&&e.refuse(R.implicitCall,i,s);return}if(n.refs.some(d=>d instanceof dt&&/\.(?:from|of)$/.test(d.name))&&t.refs.some(({kind:d})=>d===
"class"||d==="function")&&e.refuse(R.implicitCall,i,s),!(r===void 0||Tu.has(r)||tj.has(r))||!n.refs.some(({kind:d})=>d==="function"||d==="native"))return;let m=N(
t,b.data|b.builtin),p=t.refs.some(d=>Sp(e,d)&&!(r!==void 0&&Tu.has(r)));(m||p)&&e.refuse(R.implicitCall,i,s)}function nj(e){return e.refs.every(t=>t instanceof Re)&&
!N(e,b.builtin|b.data|ke)}function ij(e){return e.refs.length>0||N(e,b.builtin|b.data|ke)}function ig(e,t,r,n){if(!(r!==void 0&&!Tu.has(r)))for(let i of n.refs)
i instanceof Re&&(i.isCalled=!0,e.write(i.receiver,S($(t),e.read(t.thisValues))),e.write(i.implicitArguments,S(de,G)),r===void 0&&e.write(e.implicitFunctions,$(
i)))}function _p(e){return Tu.has(e)}var Nv=e=>e.trim().split(/\s+/),Rp=new Set([...xm,...Nv(`
    anchor apply big bind blink bold call fixed fontcolor fontsize isPrototypeOf italics link propertyIsEnumerable return
    small strike sub substr sup throw trimLeft trimRight`)]),sj=Nv(`
  abs acos acosh all allSettled any asIntN asUintN asin asinh assign atan atan2 atanh captureStackTrace catch cbrt ceil
  chunks clz32 compile construct cos cosh create defineProperties defineProperty deleteProperty deref difference escape
  exp expm1 f16round finally floor for formatRange formatRangeToParts freeze from fromAsync fromBase64 fromCharCode
  fromCodePoint fromEntries fromHex fround getBigInt64 getBigUint64 getFloat16 getOrInsert getOrInsertComputed
  getOwnPropertyDescriptor getOwnPropertyDescriptors getOwnPropertyNames getOwnPropertySymbols getPrototypeOf getYear
  groupBy hasOwn hypot imul is isArray isError isExtensible isFinite isFrozen isInteger isNaN isRawJSON isSafeInteger
  isSealed isView keyFor log log10 log1p log2 max maximize min minimize now of ownKeys parse parseFloat parseInt pow
  preventExtensions race random raw rawJSON reject resize resolve resolvedOptions revocable round seal segment
  setBigInt64 setBigUint64 setDate setFloat16 setFromBase64 setFromHex setFullYear setHours setMilliseconds setMinutes
  setMonth setPrototypeOf setSeconds setTime setUTCDate setUTCFullYear setUTCHours setUTCMilliseconds setUTCMinutes
  setUTCMonth setUTCSeconds setYear sign sin sinh sqrt stringify sumPrecise supportedLocalesOf supportedValuesOf tan
  tanh then toBase64 toDateString toGMTString toHex toJSON toLocaleDateString toLocaleTimeString toTimeString
  toUTCString transfer transferToFixedLength trunc try windows withResolvers zip zipKeyed`),aj=new Set([...Rp,...sj]);function ss(e){return aj.has(e)}var Dv=new Set(["length","size","byteLength","byteOffset","lastIndex","index"]),oj=new Set(["description","flags","message","name","source","stack"]),uj=new Set(
"hasOwnProperty isPrototypeOf propertyIsEnumerable toLocaleString toString valueOf".split(" ")),cj=new Set(["call","apply","bind"]);function Np(e,t,r,n,i){if(N(
t,b.window))return e.refuse(R.thisUse,n,i),!0;let s=cv(r);if(s===void 0||ht(t,b.style|b.dataset|b.other)&&!tg(r))return!1;let a=t.refs.some(({kind:m})=>m==="fun\
ction"||m==="class"||m==="native"),c=tg(r)||N(t,ke|b.uncalled)||s==="DYN"&&(a||N(t,b.builtin));return c&&e.refuse(qn(r),n,i),c}function kv(e,t,r,n,i){if(Np(e,t,
r,n,i))return rt;Dp(e,r,n,i);let s=t.refs.map(c=>{let m=At(e,c,r);return e.isReporting&&N(e.read(c.unnamed),b.data)&&e.namesRead.add(r),U(m)||lj(c,r)?S(m,vv(c,r)):
m}),a=Ee(N(t,b.uncalled)?[zt,...s]:s);return N(t,b.data)&&(e.isReporting&&!N(t,ke)&&e.namesRead.add(r),a=S(a,e.dataValue()),ss(r)&&(a=S(a,XN))),N(t,b.text)&&Ra(
r)&&(a=S(a,de)),N(t,b.text|b.number|b.other)&&(a=S(a,vv(void 0,r))),N(t,b.builtin)&&(a=Ee([a,Qr,br,xp(e)])),N(t,ke)?S(a,mj(e,t,r,n,i)):a}function lj({kind:e},t){
return uj.has(t)?!0:e==="function"||e==="class"?t==="length"||t==="name"||Rp.has(t):Ov({kind:e})&&(Dv.has(t)||ss(t))}function Ov({kind:e}){return e==="array"||e===
"map"||e==="set"||e==="iterator"||e==="native"}function vv(e,t){return e?.kind==="native"?S(Qr,br):Dv.has(t)?qe:oj.has(t)?S(de,G):(e!==void 0&&!Ov(e)?Rp.has(t):
ss(t))?S(Qr,G):G}function mj(e,t,r,n,i){let s=L,a=(c,m)=>{c||e.refuse(qn(r),n,i),s=S(s,c?m:rt)};return N(t,b.document)&&a(bv(r),Ap(r)),N(t,b.host)&&a(Ip(r),Ap(r)),
N(t,b.collection)&&a(ng(r),Ap(r)),N(t,b.style)&&a(!Tv(r),br),(N(t,b.style)||Tp(r))&&(s=S(s,xp(e))),N(t,b.dataset)?S(s,br):s}function vp(e){return!N(e,ke|b.builtin|
b.uncalled)&&e.refs.every(({kind:t})=>t==="object"||t==="array"||t==="iterator")}function wv(e,t,r,n){if(U(t))return L;if(!vp(t))return e.refuse(N(t,ke)?R.computedNative:
R.computed,r,n),rt;let i=Ee([Qr,G,...t.refs.map(s=>Ri(e,s))]);return N(t,b.text)&&(i=S(i,de)),N(t,b.data)?S(i,e.dataValue()):i}function as(e,t,r,n,i,s){if(!Np(e,
t,r,i,s)){r==="state_delta"&&e.refuse(R.stateDelta,i,s),$v(e,t,r,n,i,s);for(let a of t.refs)(a.kind==="native"||a instanceof Re&&cj.has(r))&&e.refuse(R.assignNative,
i,s),a.kind==="array"&&r==="length"&&e.write(a.elements,G),fj(e,a,r,n,i,s);N(t,b.data)&&(ss(r)&&N(n,b.builtin|b.methodOfData)&&e.refuse(R.implicitCall,i,s),va(e,
n,i,s)),N(t,b.builtin)&&pj(e,r,n,i,s),N(t,ke)&&Av(e,t,r,n,i,s)}}function $v(e,t,r,n,i,s){Cp(e,t,r,n,i,s),r!==void 0&&Dp(e,r,i,s),ht(t,b.text|b.number|b.other)&&
e.refuse(R.noValue,i,s)}function Dp(e,t,r,n){t.includes("undefined")&&e.refuse(R.undefinedName,r,n)}function pj(e,t,r,n,i){(r.refs.length>0||N(r,ke|b.builtin)||
_p(t))&&e.refuse(R.assignShared,n,i)}function fj(e,t,r,n,i,s){e.writeField(t,r,n),ig(e,t,r,n);for(let{kind:a}of n.refs)if(a==="function"){e.write(e.methodsOf(r),
n);break}Iu(e,t,a=>a===r,n,i,s)}function Iu(e,t,r,n,i,s){if(!U(e.read(e.anySetter)))for(let a of e.prototypeChainOf(t))for(let[c,m]of e.fieldsOf(a,"setters")){if(!r(
c))continue;let p=S($(a),$(t));e.callValue(e.read(m),p,{values:[n],spread:L},i,s)}}function va(e,t,r,n){N(t,ke)&&e.refuse(R.assignInData,r,n),(t.refs.length>0||
N(t,ke|b.builtin|b.uncalled))&&e.write(e.insideData,t)}function Da(e,t,r,n,i){for(let s of t.refs)e.write(s.elements,r),Iu(e,s,Ra,r,n,i);N(t,b.data)&&va(e,r,n,i),
(N(t,ke|b.builtin)||t.refs.some(({kind:s})=>s==="native"))&&e.refuse(R.computedNative,n,i)}function Au(e,t,r,n,i){if(!U(t)){if(!vp(t)){e.refuse(N(t,ke)?R.computedNative:
R.computed,n,i);return}$v(e,t,void 0,r,n,i);for(let s of t.refs)s.kind==="iterator"&&e.refuse(R.computed,n,i),e.write(s.unnamed,r),N(r,b.data|b.builtin)&&Ep(e,s),
r.refs.length>0&&dj(e,s,r),ig(e,s,void 0,r),Iu(e,s,()=>!0,r,n,i);N(t,b.data)&&((r.refs.length>0||N(r,b.builtin|b.methodOfData))&&e.refuse(R.computed,n,i),va(e,r,
n,i))}}function dj(e,t,r){e.write(t.parents,r);for(let n of r.refs)e.write(n.thisValues,S($(t),e.read(t.thisValues)))}var Gn=e=>new Set(e.trim().split(/\s+/)),hj=new Set(xm),gj=Gn(`
  charCodeAt codePointAt findIndex findLastIndex indexOf lastIndexOf localeCompare search getDate getDay getFloat32
  getFloat64 getFullYear getHours getInt16 getInt32 getInt8 getMilliseconds getMinutes getMonth getSeconds getTime
  getTimezoneOffset getUTCDate getUTCDay getUTCFullYear getUTCHours getUTCMilliseconds getUTCMinutes getUTCMonth
  getUTCSeconds getUint16 getUint32 getUint8 push unshift`),xj=Gn(`
  charAt format join normalize padEnd padStart repeat replace replaceAll select startsWith substring toExponential
  toFixed toISOString toLocaleLowerCase toLocaleString toLocaleUpperCase toLowerCase toPrecision toString toUpperCase
  toWellFormed trim trimEnd trimStart`),Ej=Gn("exec formatToParts match split"),yj=Gn("every filter find findIndex findLast findLastIndex flatMap forEach map so\
me reduce reduceRight sort toSorted"),bj=Gn("at find findLast get pop shift"),Tj=Gn(`
  concat difference drop filter flat intersection slice splice subarray symmetricDifference take toArray toReversed
  toSorted toSpliced union values with`),Ij=Gn("add copyWithin fill reverse set sort valueOf"),Aj=Gn("copyWithin fill reverse shift sort splice unshift"),Sj={add:0,
fill:0,push:0,set:1,splice:2,unshift:0},Cj={concat:0,toSpliced:2,union:0,symmetricDifference:0,with:1},sg=Gn("difference intersection isDisjointFrom isSubsetOf \
isSupersetOf symmetricDifference union");function Pv(e,t,r,n,i,s){if(!hj.has(r))return;let a={analysis:e,target:t,name:r,args:n,node:i,scope:s},c=n.values.length>
0||!U(n.spread);if(/^(?:entries|keys|values)$/.test(r)&&c&&e.refuse(R.computedNative,i,s),Aj.has(r))for(let p of t.refs)Ep(e,p);sg.has(r)&&Rj(a),Nj(a);let m=yj.
has(r)?vj(a):L;return(r==="replace"||r==="replaceAll")&&Pj(a),_j(a,m)}function _j(e,t){let{analysis:r,target:n,name:i,args:s,node:a}=e;return gj.has(i)?qe:i==="\
next"?Lj(e):i==="map"?kp(e,t):i==="flatMap"?(wj(e,t),kp(e,Op(e,t))):i.startsWith("reduce")?S(t,Mv(e)):i==="entries"?$(eg(r,n,a)):i==="keys"?kp(e,ag(r,n)):bj.has(
i)?S(sr(r,n),G):Tj.has(i)?kj(e):Ij.has(i)?n:i==="toLocaleString"?Mj(r,n,gu(s)):xj.has(i)?de:i==="matchAll"?$j(e):Ej.has(i)?Ge:G}function Rj({analysis:e,args:t,node:r,
scope:n}){let i=Ne(t,0);(N(i,b.data|b.builtin|ke)||i.refs.some(({kind:a})=>a!=="set"&&a!=="map"))&&e.refuse(R.setArgument,r,n)}function Nj({analysis:e,target:t,
name:r,args:n,node:i,scope:s}){let a=Sj[r];if(a===void 0)return;let c=Ee([...n.values.slice(a),n.spread]);if(r==="set")for(let p of t.refs)e.write(p.keys,Ne(n,0));
let m={...t,bits:t.bits&b.data};U(m)||Da(e,m,c,i,s)}function vj(e){let{analysis:t,target:r,name:n,args:i,node:s,scope:a}=e,c=sr(t,r);if((n==="sort"||n==="toSort\
ed")&&i.values.length===0&&U(i.spread))return L;let p=Dj(e,c),d=Jr(t,Ne(i,0),Ne(i,1),p,s,a);if(!n.startsWith("reduce"))return d;let[,...E]=p.values,_=Tr(d,...E);
return S(d,Jr(t,Ne(i,0),L,_,s,a))}function Mv({analysis:e,target:t,args:r}){let n=Ne(r,1);return r.values.length>1?n:S(n,sr(e,t))}function Dj(e,t){let{analysis:r,
target:n,name:i}=e;return i==="sort"||i==="toSorted"?Tr(t,t):i.startsWith("reduce")?Tr(Mv(e),t,qe,n):Tr(t,ag(r,n),n)}function ag(e,t){let r=qe;for(let n of t.refs)
n.kind==="map"&&(r=S(r,e.read(n.keys))),n.kind==="set"&&(r=S(r,e.read(n.elements)));return r}function kj(e){let{analysis:t,target:r,name:n,args:i}=e,s=Cj[n],a=sr(
t,r);if(n==="flat"&&(a=Oj(e,a)),s!==void 0){let d=Ee([...i.values.slice(s),i.spread]);a=S(a,S(d,Op(e,d))),sg.has(n)&&(a=S(a,ag(t,d)))}let c={...r,refs:[],bits:r.
bits&(b.data|b.text)};if(r.refs.length===0&&ht(a,Z0))return n==="slice"||n==="concat"?{...c,texts:null}:S(Ge,L);let p=kp(e,a);return N(r,b.text)&&(n==="slice"||
n==="concat")?S(p,de):p}function Oj(e,t){let r=t;for(let n=S(r,Op(e,r));n!==r;n=S(r,Op(e,r)))r=n;return r}function wj({analysis:e,node:t,scope:r},n){for(let i of n.
refs){let s=i.kind==="iterator"?L:At(e,i,"next");(s.refs.length>0||N(s,b.builtin))&&e.refuse(R.iterator,t,r)}}function Op({analysis:e,node:t,scope:r},n){let i={
...n,refs:n.refs.filter(({kind:s})=>s!=="array")};return U(n)?n:S(i,gt(e,n,t,r))}function kp({analysis:e,target:t,name:r,node:n},i){let s=[sg.has(r)?"set":r==="\
keys"||r==="values"?"iterator":"array"];t.refs.some(({kind:c})=>c==="iterator")&&s.push("iterator");let a=Ee(s.map(c=>$(e.objectAt(n,c))));for(let c of a.refs)e.
write(c.elements,i);return a}function $j({analysis:e,node:t}){let r=e.objectAt(t,"iterator");return e.write(r.elements,Ge),$(r)}function Pj({analysis:e,args:t,node:r,
scope:n}){let i=Ne(t,1);if(i.refs.length===0&&!N(i,b.builtin|ke))return;let s={values:[de],spread:S(br,Ge)};Jr(e,i,L,s,r,n)}function Mj(e,t,r){for(let i of e.read(
e.implicitFunctions).refs)i instanceof Re&&e.write(i.implicitArguments,r);let n=de;for(let i of t.refs)for(let s of At(e,i,"toString").refs)s instanceof Re&&(n=
S(n,e.read(s.result)));return n}function Lj({analysis:e,target:t,args:r,node:n}){let i=e.objectAt(n,"object");return e.writeField(i,"value",S(sr(e,t),G)),e.writeField(
i,"done",G),yp(e,t,Ne(r,0)),S($(i),N(t,b.data)?Ge:L)}function Lv(e,t,r,n,i){let s=Ne(r,0),a=Ne(r,1);switch(bn[t]?.use!=="constructor"&&Qi[t]?.use!=="constructor"||e.refuse(t==="Date"?Hv:R.call,n,i),t){case"Array":case"\
Array.of":return Kn(e,n,"array",gu(r));case"Array.from":return jv(e,r,n,i);case"Object.assign":return zj(e,r,n,i);case"Object.entries":case"Object.values":return Gj(
e,s,t==="Object.entries",n,i);case"Object.keys":return qj(e,s,n);case"Object.freeze":case"Object.seal":return s;case"Object.fromEntries":return Wj(e,s,n,i);case"\
Object.groupBy":case"Map.groupBy":return Yj(e,t,r,n,i);case"JSON.parse":return U(a)||Xj(e,a,n,i),e.dataValue();case"JSON.stringify":return cg(e,Fv(e,s),n,i),(a.
refs.some(({kind:m})=>m!=="array")||N(a,b.builtin|ke))&&Fj(e,s,a,n,i),de;case"requestAnimationFrame":return Jr(e,s,L,Tr(qe),n,i),qe;case"getComputedStyle":return dp;case"\
matchMedia":return Vn;case"Error":case"RangeError":case"TypeError":return Bv(e,r,n,i);default:return t.endsWith("Array.from")?jj(e,r,n,i):Uj(t)}}function Fj(e,t,r,n,i){
let s=a=>{let c=S(Fv(e,a),e.dataValue());return Jr(e,r,c,{values:[de],spread:c},n,i)};s(s(t))}function Fv(e,t){let r=t,n=new Set(t.refs);for(let i of n){let s=Ee(
[Ri(e,i),...At(e,i,"toJSON").refs.map(a=>Bj(e,a))]);r=S(r,s);for(let a of s.refs)n.add(a)}return r}function Bj(e,t){return t instanceof Re?e.read(t.result):L}function ug(e,t){
let r=Ne(t,1),n=Ee(r.refs.map(i=>At(e,i,"cause")));return N(r,b.data)?S(n,e.dataValue()):n}function Bv(e,t,r,n){return va(e,ug(e,t),r,n),e.dataValue()}function Uj(e){
return/^(?:Math\.|Number$|parse|Number\.parse)/.test(e)?qe:/^(?:Intl\.|.+Array\.of$)/.test(e)?Ge:/^String/.test(e)?de:G}function Uv(e,t,r,n,i){let s=Ne(r,0);switch(t){case"\
Array":return Kn(e,n,"array",gu(r));case"Map":case"WeakMap":return Vj(e,s,n,i);case"Set":case"WeakSet":return Kn(e,n,"set",U(s)?L:gt(e,s,n,i));case"Date":return r.
values.length===0&&e.refuse(Hv,n,i),Ge;case"Path2D":return Vn;case"ResizeObserver":return Jr(e,s,Vn,Tr(Kn(e,n,"array",Vn),Vn),n,i),Vn;case"Error":case"RangeErro\
r":case"TypeError":return Bv(e,r,n,i);default:return/^(?:Intl\..+|ArrayBuffer|DataView|.*Array)$/.test(t)?Ge:void 0}}var Hv={rule:"TIM.clock",family:"TIM",why:"\
A Date without an argument reads the clock.",fix:"Take times from the state, or the time that requestAnimationFrame gives."};function Kn(e,t,r,n){let i=e.objectAt(
t,r);return e.write(i.elements,n),$(i)}function jv(e,t,r,n){let i=Ne(t,0),s=Ne(t,1),a=S(gt(e,i,r,n),Ee(i.refs.map(d=>Ri(e,d))));if(U(s))return Kn(e,r,"array",a);
let c=Tr(S(a,G),qe),m=Jr(e,s,Ne(t,2),c,r,n),p=Hj(r)&&!N(s,b.other|b.uncalled);return Kn(e,r,"array",p?m:S(m,a))}function Hj(e){let{type:t,arguments:[,r]=[]}=e;return t!==
"CallExpression"||r===void 0?!1:r.type==="ArrowFunctionExpression"||r.type==="FunctionExpression"}function jj(e,t,r,n){return jv(e,t,r,n),Ge}function Vj(e,t,r,n){
let i=e.objectAt(r,"map");if(!U(t)){let s=gt(e,t,r,n);e.write(i.keys,og(e,s,"0")),e.write(i.elements,og(e,s,"1"))}return $(i)}function og(e,t,r){let n=Ee(t.refs.
map(s=>At(e,s,r))),i={...t,refs:[],bits:t.bits&~b.other};return U(i)?n:S(n,sr(e,i))}function qj(e,t,r){let n=Eu(e,t);return n===void 0?Ge:Kn(e,r,"array",n)}function Gj(e,t,r,n,i){
cg(e,t,n,i);let s=Ee([...t.refs.map(c=>Ri(e,c)),N(t,b.data|b.builtin)?e.dataValue():L,N(t,b.text)?de:L,N(t,b.uncalled)?zt:L]);if(!r)return Kn(e,n,"array",s);let a=e.
pairAt(n);return e.writeField(a,"0",Eu(e,t)??de),e.writeField(a,"1",s),Kn(e,n,"array",$(a))}function cg(e,t,r,n){N(t,ke)&&e.refuse(R.hostSpread,r,n)}function Su(e,t,r,n,i){
cg(e,r,n,i);for(let a of r.refs)for(let c of e.prototypeChainOf(a)){for(let[p,d]of e.fieldsOf(c))as(e,t,p,e.read(d),n,i);let m=S(e.read(c.unnamed),e.read(c.elements));
U(m)||Au(e,t,m,n,i),Kj(e,t,c,n,i)}if(N(r,b.text)&&Da(e,t,de,n,i),!N(r,b.data|b.builtin|b.uncalled))return;vp(t)||e.refuse(R.hostSpread,n,i);let s=N(r,b.uncalled)?
zt:L;N(r,b.data|b.builtin)&&(s=S(s,e.dataValue()));for(let a of t.refs)e.write(a.unnamed,s),Iu(e,a,()=>!0,s,n,i)}function Kj(e,t,r,n,i){let s=e.read(r.iteratorMethods);
if(!U(s)){t.bits!==0&&e.refuse(R.iterator,n,i);for(let a of t.refs)e.write(a.iteratorMethods,s)}}function zj(e,t,r,n){let i=Ne(t,0),s=Ee([...t.values.slice(1),t.
spread]);return Su(e,i,s,r,n),N(i,b.builtin)&&e.refuse(R.assignShared,r,n),i}function Wj(e,t,r,n){let i=e.objectAt(r,"object"),s=og(e,gt(e,t,r,n),"1");return Au(
e,$(i),s,r,n),$(i)}function Yj(e,t,r,n,i){let s=gt(e,Ne(r,0),n,i),a=Tr(s,qe),c=Jr(e,Ne(r,1),L,a,n,i),m=e.pairAt(n);e.write(m.elements,s);let p=e.objectAt(n,t===
"Map.groupBy"?"map":"object");return t==="Map.groupBy"?(e.write(p.keys,c),e.write(p.elements,$(m))):e.write(p.unnamed,$(m)),$(p)}function Xj(e,t,r,n){let i=Tr(de,
e.dataValue(),e.dataValue()),s=Jr(e,t,e.dataValue(),i,r,n);Cp(e,Ge,void 0,s,r,n),va(e,s,r,n)}function wp(e,{arguments:t},r){let n=[],i=L,s=!1;for(let a of t)if(a.type==="SpreadElement")s=!0,i=S(i,gt(e,e.evaluate(a.argument,r),a,r));else{let c=e.evaluate(
a,r);s?i=S(i,c):n.push(c)}return{values:n,spread:i}}function Cn(e,t,r,n,i,s){let a=[],c=N(t,~(b.other|b.uncalled));c&&e.refuse(R.call,i,s),N(t,b.uncalled)&&a.push(
zt);for(let m of t.refs)m instanceof Re?a.push(mg(e,m,r,n)):m instanceof dt&&a.push(Lv(e,m.name,n,i,s));return a.length===0&&e.refuse(R.call,i,s),Ee(c?[...a,rt]:
a)}var Qj=4;function mg(e,t,r,{values:n,spread:i}){return t.isCalled=!0,e.budget.spendSteps(Qj+t.parameters.length),t.parameters.forEach((s,a)=>{e.write(s,n[a]??
S(G,i))}),(n.length>t.parameters.length||!U(i))&&e.write(t.restArguments,Ee([...n.slice(t.parameters.length),i])),e.write(t.allArguments,Ee([...n,i])),t.method!==
void 0&&e.write(t.receiver,Vv(t,r)),e.runFirst(t.unit),e.read(t.result)}function Vv({scope:e},t){return!U(t)&&!N(t,b.other)||e.owner.isStrict?t:S(t,hp)}function qv(e,t,r,n,i,s,a){
if(Np(e,t,r,i,s))return rt;if(N(t,b.document|b.host)&&!Iv(t,r))return e.refuse(qn(r),i,s),rt;N(t,b.host)&&Tp(r)&&e.refuse(R.call,i,s);let c=N(t,b.uncalled)?zt:L,
m=U(t)||ht(t,b.other),p=eV(e,t,r),d={...p,bits:0,refs:p.refs.filter(tV)};if(!U(d)){let Ae={...t,bits:t.bits&~b.other};c=S(c,e.callValue(d,a??Ae,n,i,s)),m=!0}N(p,
~(b.other|b.data|b.uncalled))&&e.refuse(R.call,i,s);let E=[lg(r)?iV(e,t,r,n,i,s):void 0,Sv(e,t,r,n,i,s),rV(e,t,r,d)?Pv(e,a??t,r,n,i,s):void 0,N(t,b.uncalled)&&Ip(
r)?zt:void 0,Zj(t)?nV(e,t,r,n,i,s):void 0];for(let Ae of E)Ae!==void 0&&(c=S(c,Ae),m=!0);let[_,,O]=E,j=lg(r)?_!==void 0:O!==void 0;return(!m||!j&&Jj(e,t,r))&&e.
refuse(R.call,i,s),c}function Jj(e,t,r){return t.refs.some(n=>n instanceof dt)?!0:ss(r)?N(t,b.text|b.number|b.data|b.builtin)?!0:t.refs.some(n=>Sp(e,n)||lg(r)&&
(n instanceof Re||n instanceof Xr)):!1}function Zj(e){return N(e,b.uncalled)||N(e,b.host)&&N(e,b.data)}function eV(e,t,r){let n=Ee(t.refs.map(i=>i instanceof dt?
L:At(e,i,r)));return N(t,b.data)?S(n,e.read(e.insideData)):n}function tV(e){return e instanceof Re||e instanceof dt}function rV(e,t,r,n){return U(n)||_p(r)||t.bits!==
0||t.refs.some(i=>i.kind!=="object"&&i.kind!=="instance"||Sp(e,i))}function nV(e,t,r,n,i,s){let a=e.read(e.methodsOf(r));if(!U(a))return S(e.callValue(a,t,n,i,s),
rt)}function lg(e){return e==="call"||e==="apply"||e==="bind"}function iV(e,t,r,n,i,s){let a=t.refs.every(p=>p instanceof Re||p instanceof dt&&p.name.startsWith(
"Math."));if(t.refs.length===0||!a||N(t,~b.other))return;let c=S(Ne(n,0),G),m={values:n.values.slice(1),spread:n.spread};if(r==="apply"){let p=Ne(m,0),d=S(gt(e,
p,i,s),Ee(p.refs.map(E=>Ri(e,E))));return e.callValue(t,c,{values:[],spread:d},i,s)}if(r==="call")return e.callValue(t,c,m,i,s);for(let p of t.refs)if(p instanceof
Re){let d=m.values.reduce(S,m.spread);e.write(p.bound,U(d)?G:d),p.method!==void 0&&e.write(p.receiver,Vv(p,c))}return t}function Gv(e,t,r){let n=e.evaluate(t.callee,
r),i=wp(e,t,r);if(U(n))return L;let s=L,a=!N(n,-1);for(let c of n.refs)if(c instanceof Xr)$p(e,c,$(c.instance),i,t,r),s=S(s,$(c.instance));else if(c instanceof dt){
let m=Uv(e,c.name,i,t,r);a&&=m!==void 0,s=S(s,m??L)}else a=!1;return a||e.refuse(R.construct,t,r),a?s:S(s,rt)}function $p(e,t,r,n,i,s,a=0){e.budget.checkNesting(
a);let c=e.read(t.construct);if(!U(c)){e.callValue(c,r,n,i,s);return}for(let m of e.read(t.superclass).refs)m instanceof Xr&&m!==t?$p(e,m,r,n,i,s,a+1):m instanceof
dt&&pg(e,r,n)}function pg(e,t,r){let n=ug(e,r);if(!U(n))for(let i of t.refs)e.writeField(i,"cause",n)}function ka(e,{object:t,computed:r},n){if(t.type==="ThisExpression"&&!r)return _n(e,t,n);if(t.type!=="Super")return e.evaluate(t,n);let{home:i}=n.owner;if((i===
void 0||r)&&e.refuse(R.thisUse,t,n),i===void 0)return rt;let s=e.read(i.parents);return sV(e,s,_n(e,t,n)),s}function sV(e,t,r){for(let n of t.refs)for(let i of e.
prototypeChainOf(n))for(let[,s]of e.fieldsOf(i,"getters"))for(let a of e.read(s).refs)a instanceof Re&&e.write(a.receiver,r)}function _n(e,t,r){let{self:n}=r.owner;
return n!==void 0?e.read(n):(e.refuse(R.thisUse,t,r),hp)}function Kv(e,t,r,n){switch(t.type){case"Identifier":{let i=n.variableOf(t);i===void 0?e.refuse(R.assignName,t,n):e.write(i.cell,r);return}case"MemberExpression":
aV(e,t,r,n);return;case"AssignmentPattern":e.bind(t.left,S(r,e.evaluate(t.right,n)),n);return;case"ObjectPattern":cV(e,t,r,n);return;case"ArrayPattern":mV(e,t,r,
n);return;case"RestElement":e.bind(t.argument,r,n);return}}function aV(e,t,r,n){if(t.object.type==="Identifier"&&t.object.name==="window"&&n.variableOf(t.object)===
void 0){oV(e,t,r,n);return}t.object.type==="Super"&&e.refuse(R.thisUse,t,n);let i=ka(e,t,n),s=os(e,t,n);fg(e,i,s,r,t,n)}function fg(e,t,r,n,i,s){if(r==="number")
Da(e,t,n,i,s);else if(r==="unknown"||Pp(r,t))Au(e,t,n,i,s);else{for(let a of r.names)as(e,t,a,n,i,s);r.doubt==="missing"&&iv(e,t,n)}}function oV(e,t,r,n){let i=os(
e,t,n);if(typeof i!="object"||i.names.some(s=>s!=="RialtoRenderer")){e.refuse(R.assignName,t,n);return}e.rendererNodes.add(t),e.write(e.renderer,r)}function Cu(...e){
return{names:e,doubt:"none"}}function os(e,{computed:t,property:r},n){if(!t)return Cu(r.type==="Identifier"?r.name:`#${uV(r)}`);let i=e.evaluate(r,n);return e.budget.
spendTexts(i.texts),_u(i)}function uV(e){return e.type==="PrivateIdentifier"?e.name:""}function _u(e){if(U(e))return Cu();let t=yr(e);if(t===void 0)return ht(e,
b.number)?"number":"unknown";let r=N(e,b.missingPart)?"missing_part":N(e,b.missing)?"missing":"none";return{names:t,doubt:r}}function Pp(e,t){return e.doubt==="\
missing_part"&&t.refs.length>0}function cV(e,t,r,n){for(let i of t.properties){if(i.type==="Property"){lV(e,i,r,n);continue}let s=e.objectAt(i,"object");Su(e,$(
s),r,i,n),e.bind(i.argument,$(s),n)}}function lV(e,t,r,n){let i=t.computed?_u(e.evaluate(t.key,n)):Cu(us(t.key));e.bind(t.value,Ru(e,r,i,t,n),n)}function Ru(e,t,r,n,i){
if(r==="number")return rv(e,t);if(r==="unknown"||Pp(r,t))return wv(e,t,n,i);let s=r.doubt==="missing"?xu(e,t):L;for(let a of r.names)s=S(s,kv(e,t,a,n,i));return s}
function us(e){return e.type==="Identifier"?e.name:e.type==="Literal"?String(e.value):""}function mV(e,t,r,n){let i=gt(e,r,t,n);t.elements.forEach((s,a)=>{if(s!==
null)if(s.type==="RestElement"){let c=e.objectAt(s,"array");e.write(c.elements,i),e.bind(s.argument,$(c),n)}else e.bind(s,pV(e,r,a,i),n)})}function pV(e,t,r,n){
if(!(t.bits===0&&t.refs.every(a=>a.kind==="array"&&!fV(e,a))))return S(n,G);let s=Ee(t.refs.map(a=>At(e,a,String(r))));return yr(s)===void 0?S(s,G):Or(s)}function fV(e,t){
for(let r of e.prototypeChainOf(t))if(!U(e.read(r.iteratorMethods)))return!0;return!1}function zv(e){for(let t of e.read(e.renderer).refs)for(let r of At(e,t,"render").refs)r instanceof Re&&mg(e,r,$(t),Tr(e.dataValue()))}function dg(e,t){let{value:r}=e.
renderer,[n,...i]=r.refs,s=n===void 0?void 0:At(e,n,"render");return e.rendererNodes.size===1&&r.bits===0&&i.length===0&&s!==void 0&&s.bits===0&&s.refs.length>0&&
s.refs.every(c=>c instanceof Re&&dV(c))?t.filter(c=>!c.some(m=>e.namesRead.has(m))).map(c=>Z("BIND.path",null,`The renderer never reads ${c.join(" or ")} of the\
 state.`,"Read it by its name from the parameter of render, and show it.")):[Z(R.renderer.rule,null,R.renderer.why,R.renderer.fix)]}function dV({node:e}){let[t]=e.
params;return t!==void 0&&t.type!=="RestElement"}function Wv(e,t){let r=new Set(t.flat()),n=[...e.objectNodes].filter(([{properties:s}])=>s.filter(c=>c.type==="\
Property"&&r.has(us(c.key))).length>=yn.stateNamesMin);for(let[s,a]of n.slice(yn.statesMax))a.refuse(R.storedStates,s.start);let[i]=[...e.textNodes].slice(yn.rowsMax);
i!==void 0&&i[1].refuse(R.storedStates,i[0].start)}function Nn(e,t){for(let r of e){let n=hV(r);if(n.type==="VariableDeclaration"&&n.kind!=="var")for(let{id:i}of n.declarations)for(let s of Rn(i))t.declare(s);(n.
type==="ClassDeclaration"||n.type==="FunctionDeclaration")&&n.id!==null&&t.declare(n.id.name)}}function hV(e){return e.type==="ExportNamedDeclaration"?e.declaration??
e:e.type==="ExportDefaultDeclaration"?e.declaration:e}function Xe(e,t){if(e!=null)switch(e.type){case"VariableDeclaration":if(e.kind!=="var")return;for(let{id:r}of e.
declarations)for(let n of Rn(r))t.declare(n).isHoisted=!0;return;case"Program":case"BlockStatement":for(let r of e.body)Xe(r,t);return;case"IfStatement":Xe(e.consequent,
t),Xe(e.alternate,t);return;case"ForStatement":Xe(e.init,t),Xe(e.body,t);return;case"ForInStatement":case"ForOfStatement":Xe(e.left,t),Xe(e.body,t);return;case"\
WhileStatement":case"DoWhileStatement":case"LabeledStatement":Xe(e.body,t);return;case"TryStatement":Xe(e.block,t),Xe(e.handler?.body,t),Xe(e.finalizer,t);return;case"\
SwitchStatement":for(let{consequent:r}of e.cases)for(let n of r)Xe(n,t);return;case"ExportNamedDeclaration":Xe(e.declaration,t);return;default:}}function Rn(e){
switch(e.type){case"Identifier":return[e.name];case"ObjectPattern":return e.properties.flatMap(t=>Rn(t.type==="RestElement"?t.argument:t.value));case"ArrayPatte\
rn":return e.elements.flatMap(t=>t===null?[]:Rn(t));case"RestElement":return Rn(e.argument);case"AssignmentPattern":return Rn(e.left);case"MemberExpression":return[]}}var gV=new Set(["Error","RangeError","TypeError"]);function Oa(e,t,r){let n=e.onceAt(e.classes,t,()=>xV(t,r)),{ref:i}=n;e.write(i.instance.thisValues,$(i.instance)),
e.write(i.thisValues,$(i)),t.superClass&&yV(e,i,e.evaluate(t.superClass,n.scope),t.superClass,r);for(let s of t.body.body)s.type==="StaticBlock"?e.execute(s,EV(
e,s,n)):s.type==="MethodDefinition"?bV(e,s,n):TV(e,s,n);return $(i)}function xV(e,t){let r=new Xr(e),{scan:n,scriptPosition:i,body:s}=t.owner,a=new tt(t,t.owner);
e.id&&e.type==="ClassExpression"&&(a.declare(e.id.name).cell.value=$(r));let{superclass:c}=r,m=!0,p={parents:r.instance.parents,superclass:c};return{ref:r,scope:a,
instance:new tt(a,{scan:n,scriptPosition:i,isStrict:m,body:s,self:r.instance.thisValues,home:p}),statics:new tt(a,{scan:n,scriptPosition:i,isStrict:m,body:s,self:r.
thisValues,home:{parents:r.parents,superclass:c}})}}function EV(e,t,{statics:r}){return e.onceAt(e.staticBlocks,t,()=>{let n=new tt(r,r.owner);for(let i of t.body)
Xe(i,n);return n})}function yV(e,t,r,n,i){let s=r.bits===0;for(let a of r.refs){if(a instanceof Xr)e.write(t.instance.parents,$(a.instance)),e.write(t.parents,$(
a)),e.write(a.instance.thisValues,e.read(t.instance.thisValues)),e.write(a.thisValues,e.read(t.thisValues));else if(a instanceof dt&&gV.has(a.name))for(let c of[
"message","name","stack"])e.writeField(t.instance,c,S(de,G));else s=!1;e.write(t.superclass,$(a))}s||e.refuse(R.construct,n,i)}function bV(e,t,r){let{ref:n,instance:i,
statics:s,scope:a}=r,c=t.static?s:i,m=t.kind==="constructor",p=e.makeFunction(t.value,c,{home:c.owner.home,isConstructor:m});if(e.write(p.receiver,e.read(t.static?
n.thisValues:n.instance.thisValues)),m){e.write(n.construct,$(p));return}Yv(e,t.static?n:n.instance,t,p,a)}function TV(e,t,r){let n=t.static?r.statics:r.instance,
i=t.static?r.ref:r.ref.instance,s=t.value?e.evaluate(t.value,n):G;for(let a of Xv(e,t,r.scope))as(e,$(i),a,s,t,r.scope)}function Yv(e,t,r,n,i){if(r.computed&&hg(
r.key,i)){n.node.generator||e.refuse(R.iterator,r,i),n.isCalled=!0,e.write(t.iteratorMethods,$(n));return}for(let s of Xv(e,r,i)){if(r.kind==="set"){Dp(e,s,r,i),
e.writeField(t,s,$(n),"setters"),e.write(e.anySetter,G);continue}r.kind==="get"&&(n.isCalled=!0,e.writeField(t,s,$(n),"getters"));let a=r.kind==="get"?e.read(n.
result):$(n);as(e,$(t),s,a,r,i)}}function Xv(e,t,r){let{computed:n,key:i}=t;if(i.type==="PrivateIdentifier")return[`#${i.name}`];if(!n)return[us(i)];let s=_u(e.
evaluate(i,r));return typeof s=="object"&&s.doubt==="none"?s.names:(e.refuse(R.computed,t,r),[])}function hg(e,t){return e.type==="MemberExpression"&&!e.computed&&
e.object.type==="Identifier"&&e.object.name==="Symbol"&&t.find("Symbol")===void 0&&e.property.type==="Identifier"&&e.property.name==="iterator"}function Qv(e,t,r){
let n=e.objectAt(t,"object");e.isReporting&&e.objectNodes.set(t,r.owner.scan);for(let i of t.properties)i.type==="SpreadElement"?Su(e,$(n),e.evaluate(i.argument,
r),i,r):IV(e,n,i,r);return $(n)}function IV(e,t,r,n){let{value:i}=r;if(i.type==="FunctionExpression"){let c=e.makeFunction(i,n,{home:void 0,isConstructor:!1});if(e.
write(c.receiver,S($(t),e.read(t.thisValues))),!r.computed||hg(r.key,n)||r.kind!=="init"){Yv(e,t,r,c,n);return}}let s=e.evaluate(i,n),a=r.computed?_u(e.evaluate(
r.key,n)):Cu(us(r.key));r.computed&&hg(r.key,n)&&e.refuse(R.iterator,r,n),r.computed||t.addCertain(us(r.key)),fg(e,$(t),a,s,r,n)}function Jv(e,t,r){switch(t.type){case"Identifier":return SV(e,t,r);case"Literal":return BV(e,t,r);case"TemplateLiteral":return UV(e,t,r);case"MemberExpression":
return vV(e,t,r);case"CallExpression":return DV(e,t,r);case"NewExpression":return Gv(e,t,r);case"ChainExpression":return S(e.evaluate(t.expression,r),G);case"Ar\
rayExpression":return PV(e,t,r);case"ObjectExpression":return Qv(e,t,r);case"FunctionExpression":case"ArrowFunctionExpression":return $(e.makeFunction(t,r));case"\
ClassExpression":return Oa(e,t,r);case"AssignmentExpression":return MV(e,t,r);case"UpdateExpression":return e.evaluate(t.argument,r),e.bind(t.argument,qe,r),qe;case"\
BinaryExpression":return tD(e,t.operator,e.evaluate(t.left,r),e.evaluate(t.right,r),t,r);case"UnaryExpression":return FV(e,t,r);case"LogicalExpression":return S(
e.evaluate(t.left,r),e.evaluate(t.right,r));case"ConditionalExpression":return e.evaluate(t.test,r),S(e.evaluate(t.consequent,r),e.evaluate(t.alternate,r));case"\
SequenceExpression":return t.expressions.reduce((n,i)=>e.evaluate(i,r),L);case"TaggedTemplateExpression":return OV(e,t,r);case"YieldExpression":return wV(e,t,r);case"\
ThisExpression":return e.refuse(R.thisUse,t,r),_n(e,t,r);case"ParenthesizedExpression":return e.evaluate(t.expression,r);case"PrivateIdentifier":return G;case"I\
mportExpression":return e.refuse(R.dynamicImport,t,r),rt;default:return e.refuse(R.language,t,r),rt}}var AV=new Set(["window",...Object.entries(bn).flatMap(([e,
{use:t}])=>t==="namespace"?[e]:[])]);function SV(e,t,r){let n=r.variableOf(t);if(n!==void 0){CV(e,t,n,r);let s=e.read(n.cell);return n.isHoisted===!0?Or(s):s}if(AV.
has(t.name))return e.refuse(R.namespace,t,r),rt;let i=Zv(e,t.name);return i!==void 0?i:(e.refuse(Na(t.name),t,r),rt)}function CV(e,t,{scriptPosition:r},n){t.name===
"arguments"&&e.refuse(Na(t.name),t,n),r!==void 0&&r>n.owner.scriptPosition&&e.refuse(R.laterGlobal,t,n)}function Zv(e,t){if(t==="document")return ZN;if(t==="und\
efined")return G;let r=Object.hasOwn(bn,t)?bn[t]:eD(t);if(r!==void 0)return r.use==="value"?qe:e.natives.get(t)}function eD(e){return Object.hasOwn(Qi,e)?Qi[e]:
void 0}function gg(e,t,r){let{object:n}=t;if(n.type!=="Identifier"||r.variableOf(n)!==void 0)return;let i=n.name==="window",s=Object.hasOwn(bn,n.name)?bn[n.name]:
void 0;if(!i&&(s===void 0||s.use==="value"))return;let a=os(e,t,r);if(typeof a!="object")return e.refuse(R.computedNative,t,r),rt;let c=L;for(let m of a.names){
n.name==="Symbol"&&e.refuse(R.iterator,t,r);let p=i?_V(e,m):RV(e,n.name,m,s?.members??[]);p===void 0&&e.refuse(i?Na(m):NV(n.name,m),t,r),c=S(c,p??rt)}return c}function _V(e,t){
return t===T_?S(e.read(e.renderer),_i):eD(t)===void 0?void 0:Zv(e,t)}function RV(e,t,r,n){if(n.includes(r))return t==="Symbol"?Qr:/^(?:[A-Z][A-Z0-9_]*|NaN)$/.test(
r)?qe:e.natives.get(`${t}.${r}`)}function NV(e,t){return t==="random"||t==="now"?Na("Promise"):e==="Object"?Na("Reflect"):qn(t)}function vV(e,t,r){let n=gg(e,t,
r);if(n!==void 0)return n;let i=ka(e,t,r);return Ru(e,i,os(e,t,r),t,r)}function DV(e,t,r){let{callee:n}=t;if(n.type==="Super")return kV(e,t,r);let i=wp(e,t,r);if(n.
type!=="MemberExpression")return Cn(e,e.evaluate(n,r),G,i,t,r);let s=gg(e,n,r);if(s!==void 0)return Cn(e,s,G,i,t,r);let a=ka(e,n,r),c=n.object.type==="Super"?_n(
e,t,r):void 0,m=os(e,n,r);if(typeof m!="object"||Pp(m,a))return Cn(e,Ru(e,a,m,n,r),a,i,t,r);let p=m.doubt==="missing"?xu(e,a):L,d=U(p)?L:Cn(e,p,a,i,t,r);for(let E of m.
names)d=S(d,qv(e,a,E,i,n,r,c));return d}function kV(e,t,r){let{home:n}=r.owner;if(n===void 0)return e.refuse(R.thisUse,t,r),L;let i=wp(e,t,r),s=_n(e,t,r);for(let a of e.
read(n.superclass).refs)a instanceof Xr?$p(e,a,s,i,t,r):pg(e,s,i);return s}function OV(e,t,r){let n=t.quasi.expressions.map(d=>e.evaluate(d,r)),i={values:[Ge,...n],
spread:L},{tag:s}=t;if(s.type!=="MemberExpression")return Cn(e,e.evaluate(s,r),G,i,t,r);let a=gg(e,s,r);if(a!==void 0)return Cn(e,a,G,i,t,r);let c=ka(e,s,r),m=Ru(
e,c,os(e,s,r),s,r),p=s.object.type==="Super"?_n(e,t,r):c;return Cn(e,m,p,i,t,r)}function wV(e,t,r){let{body:n}=r.owner,i=t.argument?e.evaluate(t.argument,r):G;if(n===
void 0)return rt;if(!t.delegate)return e.write(n.iterator.elements,i),S(G,e.read(n.nextArguments));let s=gt(e,i,t,r);return e.write(n.iterator.elements,s),yp(e,
i,e.read(n.nextArguments)),S(G,s)}var $V=8;function PV(e,t,r){let n=e.objectAt(t,"array"),i=t.elements.length<=$V&&t.elements.every(s=>s?.type!=="SpreadElement");
return t.elements.forEach((s,a)=>{if(s===null)return;let c=s.type==="SpreadElement"?gt(e,e.evaluate(s.argument,r),s,r):e.evaluate(s,r);i?(n.addCertain(String(a)),
e.writeField(n,String(a),c)):e.write(n.elements,c)}),$(n)}function MV(e,t,r){let{left:n,operator:i}=t,s=e.evaluate(t.right,r);if(i==="=")return e.bind(n,s,r),s;
let a=e.evaluate(n,r),m=i==="&&="||i==="||="||i==="??="?S(a,s):tD(e,i.slice(0,-1),a,s,t,r);return e.bind(n,m,r),m}var LV=new Set(["-","*","/","%","&","|","^","*\
*","<<",">>",">>>"]);function tD(e,t,r,n,i,s){if(t==="+"){let a=gp(r,n);for(let c of yr(a)??[])e.checkText(c,i,s);return a}return LV.has(t)?qe:G}function FV(e,{
operator:t,argument:r},n){let i=e.evaluate(r,n);return t==="delete"&&rD(e,r,n),t==="typeof"?de:t==="+"||t==="-"||t==="~"?qe:U(i)?L:G}function rD(e,t,r){if(t.type===
"ChainExpression"){rD(e,t.expression,r);return}if(t.type!=="MemberExpression"||t.object.type==="Super")return;let n=t.object.type==="ThisExpression",i=n?_n(e,t,
r):e.evaluate(t.object,r);sv(e,i),!n&&(N(i,ke|b.builtin)||i.refs.some(({kind:s})=>s==="native"))&&e.refuse(R.assignNative,t,r)}function BV(e,t,r){return typeof t.
value=="string"?(e.checkText(t.value,t,r),Ci(t.value)):t.regex!==void 0&&t.regex!==null?Ge:typeof t.value=="number"?qe:G}function UV(e,t,r){let n=Ci("");return t.
quasis.forEach(({value:{cooked:i,raw:s}},a)=>{let c=i??s;e.checkText(c,t,r),n=gp(n,Ci(c));let m=t.expressions[a];if(m===void 0)return;let p=e.evaluate(m,r);n=yr(
p)===void 0?de:gp(n,p)}),e.budget.spendTexts(n.texts),N(n,b.text)&&ht(n,b.text)?n:de}function Nu(e,t,r,n){let i=e.scopes.get(t);if(i!==void 0)return i;let s=new tt(r,r.owner);return Nn(n,s),e.scopes.set(t,s),s}function iD(e,t,r){switch(t.type){case"\
ExpressionStatement":r.owner.scan.text[t.start]==="/"&&e.refuse(R.language,t,r),t.expression.type==="CallExpression"&&e.statementCalls.add(t.expression.callee),
e.evaluate(t.expression,r);return;case"VariableDeclaration":(t.kind==="using"||t.kind==="await using")&&e.refuse(R.language,t,r),t.kind==="const"&&t.declarations.
some(({init:n})=>!n)&&e.refuse(R.language,t,r),jV(e,t,r);return;case"FunctionDeclaration":t.id!==null&&e.bind(t.id,$(e.makeFunction(t,r)),r);return;case"ClassDe\
claration":HV(e,t,r);return;case"ReturnStatement":t.argument&&GV(e,e.evaluate(t.argument,r),t,r);return;case"IfStatement":e.evaluate(t.test,r),wa(e,t.consequent,
r),t.alternate&&wa(e,t.alternate,r);return;case"BlockStatement":case"StaticBlock":Mp(e,t.body,Nu(e,t,r,t.body),!0);return;case"ForStatement":{let n=Nu(e,t,r,t.init?.
type==="VariableDeclaration"?[t.init]:[]);t.init?.type==="VariableDeclaration"?e.execute(t.init,n):t.init&&e.evaluate(t.init,n),t.test&&e.evaluate(t.test,n),t.update&&
e.evaluate(t.update,n),wa(e,t.body,n);return}case"ForInStatement":nD(e,t,n=>Eu(e,n)??de,r);return;case"ForOfStatement":t.await&&e.refuse(R.language,t,r),nD(e,t,
n=>gt(e,n,t,r),r);return;case"WhileStatement":case"DoWhileStatement":e.evaluate(t.test,r),wa(e,t.body,r);return;case"SwitchStatement":KV(e,t,r);return;case"Thro\
wStatement":e.write(e.thrown,e.evaluate(t.argument,r));return;case"TryStatement":zV(e,t,r);return;case"LabeledStatement":wa(e,t.body,r);return;case"EmptyStateme\
nt":case"BreakStatement":case"ContinueStatement":return;default:e.refuse(R.language,t,r)}}function Mp(e,t,r,n){for(let i of t)n&&i.type==="FunctionDeclaration"&&
!r.owner.isStrict&&e.refuse(R.nestedFunction,i,r),e.execute(i,r)}function wa(e,t,r){t.type==="FunctionDeclaration"&&e.refuse(R.nestedFunction,t,r),e.execute(t,r)}
function HV(e,t,r){let n=Oa(e,t,r);t.id!==null&&e.bind(t.id,n,r)}function jV(e,{declarations:t},r){for(let{id:n,init:i}of t)e.bind(n,VV(e,n,i,r),r)}function VV(e,t,r,n){
return r?r.type==="ThisExpression"&&t.type==="ObjectPattern"&&t.properties.every(qV)?_n(e,r,n):e.evaluate(r,n):G}function qV(e){return e.type==="Property"&&!e.computed}
function GV(e,t,r,n){let{body:i}=n.owner;i!==void 0&&(i.method?.isConstructor===!0&&e.refuse(R.constructorResult,r,n),i.node.generator?e.write(i.iterator.elements,
t):e.write(i.result,t))}function nD(e,t,r,n){let{left:i}=t,s=Nu(e,t,n,i.type==="VariableDeclaration"?[i]:[]);i.type==="VariableDeclaration"&&i.declarations.some(
({init:c})=>c)&&e.refuse(R.language,i,n);let a=r(e.evaluate(t.right,n));if(i.type==="VariableDeclaration")for(let{id:c}of i.declarations)e.bind(c,a,s);else e.bind(
i,a,s);wa(e,t.body,s)}function KV(e,t,r){e.evaluate(t.discriminant,r);let n=Nu(e,t,r,t.cases.flatMap(({consequent:i})=>i));for(let{test:i,consequent:s}of t.cases)
i&&e.evaluate(i,n),Mp(e,s,n,!0)}function zV(e,{block:t,handler:r,finalizer:n},i){if(e.execute(t,i),r){let s=Nu(e,r,i,[]);r.param&&(Nn([WV(r.param)],s),e.bind(r.
param,S(Ge,e.read(e.thrown)),s)),e.execute(r.body,s)}n&&e.execute(n,i)}function WV(e){let{start:t,end:r}=e;return{type:"VariableDeclaration",kind:"let",start:t,
end:r,declarations:[{type:"VariableDeclarator",start:t,end:r,id:e}]}}function sD(e,t,r,n){t.async&&e.refuse(R.language,t,r);let i=e.functions.get(t);if(i!==void 0)return i;let s=new Re(t,r,n);e.functions.set(t,s);let a=new tt(r,YV(
s)),c=XV(s,a);return t.generator&&e.write(s.result,av(e,s)),s.unit=e.addUnit(()=>QV(e,s,a,c)),s}function YV(e){let{node:t,scope:r,method:n}=e,i=r.owner;if(t.type===
"ArrowFunctionExpression")return{...i,body:e};let s=i.isStrict||xg(t.body.type==="BlockStatement"?t.body.body:[]),{scan:a,scriptPosition:c}=i;return n===void 0?
{scan:a,scriptPosition:c,isStrict:s,body:e}:{scan:a,scriptPosition:c,isStrict:s,body:e,self:e.receiver,home:n.home}}function xg(e){return e.some(t=>t.type==="Ex\
pressionStatement"&&t.directive==="use strict")}function XV({node:e},t){e.type==="FunctionExpression"&&e.id&&t.declare(e.id.name);for(let n of e.params)for(let i of Rn(
n))t.declare(i);let r=new tt(t,t.owner);if(e.body.type!=="BlockStatement")return r;Xe(e.body,r),Nn(e.body.body,r);for(let[n,i]of t.variables)r.variables.has(n)&&
r.variables.set(n,i);return r}function QV(e,t,r,n){let{node:i}=t;i.type==="FunctionExpression"&&i.id&&JV(e,t,i.id.name,r);let s=e.read(t.bound),a=U(s)?L:S(s,e.read(
t.allArguments)),c=S(e.read(t.implicitArguments),a);i.params.forEach((m,p)=>{let d=t.parameters[p],E=d===void 0?c:S(e.read(d),c);e.bind(m,m.type==="RestElement"?
ZV(e,t,m,E):E,r)}),i.body.type==="BlockStatement"?Mp(e,i.body.body,n,!1):e.write(t.result,e.evaluate(i.body,n)),i.body.type==="BlockStatement"&&!i.generator&&e.
write(t.result,G)}function JV(e,t,r,n){e.bind({type:"Identifier",name:r,start:t.node.start,end:t.node.end},$(t),n)}function ZV(e,t,r,n){let i=e.objectAt(r,"arra\
y");return e.write(i.elements,S(n,e.read(t.restArguments))),$(i)}function aD(e){for(let t of e.functions.values())t.isCalled||e.write(t.implicitArguments,zt)}function yg(e){return(e.type==="FunctionDeclaration"||e.type==="ClassDeclaration"?e.id?.name:void 0)??"*default*"}function uD({body:e}){return e.flatMap(t=>(t.type===
"ImportDeclaration"||t.type==="ExportNamedDeclaration"||t.type==="ExportAllDeclaration")&&t.source?[t.source]:[])}function ls(e,t){return typeof t=="string"&&/^\.{1,2}\/.+\.js$/.
test(t)?As(e,t):null}function cD(e){let t=new Eg(e);for(let[r,n]of e)for(let i of n.script.program.body)i.type==="ImportDeclaration"&&t.bindImport(r,n,i)}var Eg=class{#e;#t=new Map;constructor(t){
this.#e=t}bindImport(t,{script:r,scope:n},i){i.attributes.length>0&&r.scan.refuse(R.moduleImport,i.start);for(let s of i.specifiers){let a=this.#a(t,n,i,s,new Set);
a!==void 0?n.variables.set(s.local.name,a):(n.declare(s.local.name),r.scan.refuse(R.moduleImport,s.start))}}#r(t,r,n){let i=this.#e.get(t),s=`${t} ${r}`;if(i===
void 0||n.has(s))return;n.add(s);let{body:a}=i.script.program;for(let c of a){let m=this.#i(c,t,i,r,n);if(m!==void 0)return m}for(let c of a){let m=this.#n(c,t,
r,n);if(m!==void 0)return m}}#n(t,r,n,i){if(t.type!=="ExportAllDeclaration"||t.exported||n==="default")return;let s=ls(r,t.source.value);return s===null?void 0:
this.#r(s,n,i)}#i(t,r,n,i,s){let{scope:a}=n;if(t.type==="ExportDefaultDeclaration")return i==="default"?a.declare(yg(t.declaration)):void 0;if(t.type==="ExportA\
llDeclaration"){let p=ls(r,t.source.value),d=t.exported&&cs(t.exported)===i;return p!==null&&d?this.#m(a,p):void 0}if(t.type!=="ExportNamedDeclaration")return;let c=t.
specifiers.find(({exported:p})=>cs(p)===i);if(c===void 0)return oD(t).includes(i)?a.variables.get(i):void 0;if(!t.source)return this.#s(r,n,cs(c.local),s);let m=ls(
r,t.source.value);return m===null?void 0:this.#r(m,cs(c.local),s)}#s(t,{script:r,scope:n},i,s){for(let a of r.program.body){if(a.type!=="ImportDeclaration")continue;
let c=a.specifiers.find(({local:m})=>m.name===i);if(c!==void 0)return this.#a(t,n,a,c,s)}return n.variables.get(i)}#a(t,r,n,i,s){let a=ls(t,n.source.value);if(a!==
null)return i.type==="ImportNamespaceSpecifier"?this.#m(r,a):this.#r(a,i.type==="ImportSpecifier"?cs(i.imported):"default",s)}#m(t,r){let n=t.declare(`*${r}*`);
return n.cell.value=$(this.#c(r)),n}#c(t){let r=this.#t.get(t);if(r!==void 0)return r;let n=new Yr("namespace");this.#t.set(t,n),n.fields=new Map;for(let i of this.#l(
t,new Set)){let s=this.#r(t,i,new Set);s!==void 0&&n.fields.set(i,s.cell),i.includes("undefined")&&this.#e.get(t)?.script.scan.refuse(R.undefinedName,0)}return n}#l(t,r){
let n=this.#e.get(t);return n===void 0||r.has(t)?[]:(r.add(t),n.script.program.body.flatMap(i=>i.type==="ExportDefaultDeclaration"?["default"]:i.type==="ExportN\
amedDeclaration"?[...i.specifiers.map(({exported:s})=>cs(s)),...oD(i)]:i.type!=="ExportAllDeclaration"?[]:i.exported?[cs(i.exported)]:this.#l(ls(t,i.source.value)??
"",r)))}};function cs(e){return e.type==="Identifier"?e.name:String(e.value)}function oD(e){let{declaration:t}=e;return t?t.type==="VariableDeclaration"?t.declarations.
flatMap(({id:r})=>Rn(r)):[t.id.name]:[]}var eq=[509,0,227,0,150,4,294,9,1368,2,2,1,6,3,41,2,5,0,166,1,574,3,9,9,7,9,32,4,318,1,31,4,33,15,71,10,50,3,123,2,54,14,32,10,3,1,11,3,46,10,8,0,46,9,7,2,37,13,
2,9,6,1,45,0,13,2,49,13,9,3,2,11,83,11,7,0,3,0,158,11,6,9,7,3,56,1,2,6,3,1,3,2,10,0,11,1,3,6,4,4,68,8,2,0,3,0,2,3,2,4,2,0,15,1,83,17,10,9,5,0,82,19,13,9,214,6,3,
8,28,1,83,16,16,9,82,12,9,9,7,19,58,14,5,9,243,14,166,9,71,5,2,1,3,3,2,0,2,1,13,9,120,6,3,6,4,0,29,9,41,6,2,3,9,0,10,10,47,15,199,7,137,9,54,7,2,7,17,9,57,21,2,
13,123,5,4,0,2,1,2,6,2,0,9,9,49,4,2,1,2,4,9,9,55,9,7,0,259,3,10,1,2,0,49,6,4,4,14,10,5350,0,7,14,11465,27,2343,9,87,9,39,4,60,6,26,9,535,9,470,0,2,54,8,3,82,0,12,
1,19628,1,4178,9,519,45,3,22,481,1,61,4,4,5,9,7,3,6,31,3,149,2,12,2,9,1,3,0,33,1,1357,49,513,54,5,49,9,0,15,0,23,4,2,14,1361,6,2,16,3,6,2,1,2,4,101,0,161,6,10,9,
357,0,62,13,499,13,245,1,2,9,233,0,3,0,8,1,6,0,475,6,110,6,6,9,4759,9,787719,239],hD=[0,11,2,25,2,18,2,1,2,14,3,13,35,122,70,52,268,28,4,48,48,31,14,29,6,37,11,
29,3,35,5,7,2,4,43,157,19,35,5,35,5,39,9,51,13,10,2,14,2,6,2,1,2,10,2,14,2,6,2,1,4,51,13,310,10,21,11,7,25,5,2,41,2,13,65,5,3,0,2,43,2,1,4,0,3,22,11,22,10,30,66,
18,2,1,11,21,11,25,7,25,39,55,7,1,65,0,16,3,2,2,2,28,43,28,4,28,36,7,2,27,28,53,11,21,11,18,14,17,111,72,56,50,14,50,14,35,39,27,10,22,251,41,7,1,17,5,18,21,18,
28,11,0,9,21,43,17,47,20,28,22,13,52,58,1,3,0,14,44,33,24,27,35,30,0,3,0,9,34,4,0,13,47,15,3,22,0,2,0,36,17,2,24,20,1,64,6,2,0,2,3,2,14,2,9,8,46,39,7,3,1,3,21,2,
6,2,1,2,4,4,0,19,0,13,4,31,9,2,0,3,0,2,37,2,0,26,0,2,0,45,52,19,3,21,2,31,47,21,1,2,0,185,46,42,3,37,47,21,0,60,42,14,0,72,26,38,6,186,43,117,63,32,7,3,0,3,7,2,
1,2,23,16,0,2,0,95,7,3,38,17,0,2,0,29,0,11,39,8,0,22,0,12,45,20,0,19,72,18,0,182,32,32,8,2,36,18,0,50,29,113,6,2,1,2,37,22,0,26,5,2,1,2,31,15,0,24,43,22,0,239,18,
16,0,2,12,2,33,125,0,80,921,103,111,6,206,13,310,2314,96,16,1071,18,5,26,3994,6,582,6842,29,1763,568,8,30,18,78,18,29,19,47,17,3,32,20,6,18,433,44,212,63,33,24,
3,24,45,74,6,0,67,12,65,1,2,0,15,4,10,7386,37,33,96,114,14,913,15,50,7710,3,2,6,2,1,2,296,10,0,30,2,3,0,15,4,8,395,2309,106,6,12,4,8,8,9,5991,84,2,70,2,1,3,0,3,
1,3,3,2,11,2,0,2,6,2,64,2,3,3,7,2,6,2,27,2,3,2,4,2,0,4,6,2,340,2,24,2,24,2,30,2,24,2,30,2,24,2,30,2,24,2,30,2,24,2,7,1845,129,15,6,55,50,49,61,147,44,11,6,17,0,
322,29,19,43,485,27,229,29,3,0,208,30,2,2,2,1,2,6,3,4,10,1,225,6,2,3,2,1,2,14,2,196,60,67,8,0,1205,3,2,26,2,1,2,0,3,0,2,9,2,3,2,0,2,0,7,0,5,0,2,0,2,0,2,2,2,1,2,
0,3,0,2,0,2,0,2,0,2,0,2,1,2,0,3,3,2,6,2,3,2,3,2,0,2,9,2,16,6,2,2,4,2,16,4421,42719,33,4382,2,5773,3,7472,16,621,2467,541,1507,4938,6,8489,39815,11327],tq="‌‍·̀-\
ͯ·҃-֑҇-ׇֽֿׁׂׅׄ-׉ؐ-ًؚ-٩ٰۖ-ۜ۟-۪ۤۧۨ-ۭ۰-۹ܑܰ-݊ަ-ް߀-߉߫-߽߳ࠖ-࠙ࠛ-ࠣࠥ-ࠧࠩ-࡙࠭-࡛ࢗ-࢟࣊-ࣣ࣡-ःऺ-़ा-ॏ॑-ॗॢॣ०-९ঁ-ঃ়া-ৄেৈো-্ৗৢৣ০-৯৾ਁ-ਃ਼ਾ-ੂੇੈੋ-੍ੑ੦-ੱੵઁ-ઃ઼ા-ૅે-ૉો-્ૢૣ૦-૯ૺ-૿ଁ-ଃ଼ା-ୄେୈୋ-୍୓-\
ୗୢୣ୦-୯ஂா-ூெ-ைொ-்ௗ௦-௯ఀ-ఄ఼ా-ౄె-ైొ-్ౕౖౢౣ౦-౯ಁ-ಃ಼ಾ-ೄೆ-ೈೊ-್ೕೖೢೣ೦-೯ೳഀ-ഃ഻഼ാ-ൄെ-ൈൊ-്ൗൢൣ൦-൯ඁ-ඃ්ා-ුූෘ-ෟ෦-෯ෲෳัิ-ฺ็-๎๐-๙ັິ-ຼ່-໎໐-໙༘༙༠-༩༹༵༷༾༿ཱ-྄྆྇ྍ-ྗྙ-ྼ࿆ါ-ှ၀-၉ၖ-ၙၞ-ၠၢ-ၤၧ-ၭၱ-ၴ\
ႂ-ႍႏ-ႝ፝-፟፩-፱ᜒ-᜕ᜲ-᜴ᝒᝓᝲᝳ឴-៓៝០-៩᠋-᠍᠏-᠙ᢩᤠ-ᤫᤰ-᤻᥆-᥏᧐-᧚ᨗ-ᨛᩕ-ᩞ᩠-᩿᩼-᪉᪐-᪙᪰-᪽ᪿ-᫰ᬀ-ᬄ᬴-᭄᭐-᭙᭫-᭳ᮀ-ᮂᮡ-ᮭ᮰-᮹᯦-᯳ᰤ-᰷᱀-᱉᱐-᱙᳐-᳔᳒-᳨᳭᳴᳷-᳹᷀-᷿‌‍‿⁀⁔⃐-⃥⃜⃡-⃰⳯-⵿⳱ⷠ-〪ⷿ-゙゚〯・꘠-꘩꙯ꙴ-꙽ꚞꚟ꛰꛱ꠂ꠆ꠋꠣ-ꠧ꠬ꢀ\
ꢁꢴ-ꣅ꣐-꣙꣠-꣱ꣿ-꤉ꤦ-꤭ꥇ-꥓ꦀ-ꦃ꦳-꧀꧐-꧙ꧥ꧰-꧹ꨩ-ꨶꩃꩌꩍ꩐-꩙ꩻ-ꩽꪰꪲ-ꪴꪷꪸꪾ꪿꫁ꫫ-ꫯꫵ꫶ꯣ-ꯪ꯬꯭꯰-꯹ﬞ︀-️︠-︯︳︴﹍-﹏０-９＿･",
gD="ªµºÀ-ÖØ-öø-ˁˆ-ˑˠ-ˤˬˮͰ-ʹͶͷͺ-ͽͿΆΈ-ΊΌΎ-ΡΣ-ϵϷ-ҁҊ-ԯԱ-Ֆ՘ՙՠ-ֈ֋֌א-תׯ-ײؠ-يٮٯٱ-ۓەۥۦۮۯۺ-ۼۿܐܒ-ܯݍ-ޥޱߊ-ߪߴߵߺࠀ-ࠕࠚࠤࠨࡀ-ࡘࡠ-ࡪࡰ-ࢇࢉ-࢏ࢠ-ࣉऄ-हऽॐक़-ॡॱ-ঀঅ-ঌএঐও-নপ-রলশ-হঽৎড়ঢ়য়-ৡৰৱৼਅ-ਊਏਐਓ\
-ਨਪ-ਰਲਲ਼ਵਸ਼ਸਹਖ਼-ੜਫ਼ੲ-ੴઅ-ઍએ-ઑઓ-નપ-રલળવ-હઽૐૠૡૹଅ-ଌଏଐଓ-ନପ-ରଲଳଵ-ହଽଡ଼ଢ଼ୟ-ୡୱஃஅ-ஊஎ-ஐஒ-கஙசஜஞடணதந-பம-ஹௐఅ-ఌఎ-ఐఒ-నప-హఽౘ-ౚ౜ౝౠౡಀಅ-ಌಎ-ಐಒ-ನಪ-ಳವ-ಹಽ೜-ೞೠೡೱೲഄ-ഌഎ-ഐഒ-ഺഽൎൔ-ൖൟ-ൡൺ-ൿඅ-ඖක-නඳ-ර\
ලව-ෆก-ะาำเ-ๆກຂຄຆ-ຊຌ-ຣລວ-ະາຳຽເ-ໄໆໜ-ໟༀཀ-ཇཉ-ཬྈ-ྌက-ဪဿၐ-ၕၚ-ၝၡၥၦၮ-ၰၵ-ႁႎႠ-ჅჇჍა-ჺჼ-ቈቊ-ቍቐ-ቖቘቚ-ቝበ-ኈኊ-ኍነ-ኰኲ-ኵኸ-ኾዀዂ-ዅወ-ዖዘ-ጐጒ-ጕጘ-ፚᎀ-ᎏᎠ-Ᏽᏸ-ᏽᐁ-ᙬᙯ-ᙿᚁ-ᚚᚠ-ᛪᛮ-ᛸᜀ-ᜑᜟ-ᜱᝀ-ᝑᝠ-ᝬᝮ-ᝰក-ឳៗ\
ៜᠠ-ᡸᢀ-ᢨᢪᢰ-ᣵᤀ-ᤞᥐ-ᥭᥰ-ᥴᦀ-ᦫᦰ-ᧉᨀ-ᨖᨠ-ᩔᪧᬅ-ᬳᭅ-ᭌᮃ-ᮠᮮᮯᮺ-ᯥᰀ-ᰣᱍ-ᱏᱚ-ᱽᲀ-ᲊᲐ-ᲺᲽ-Ჿᳩ-ᳬᳮ-ᳳᳵᳶᳺᴀ-ᶿḀ-ἕἘ-Ἕἠ-ὅὈ-Ὅὐ-ὗὙὛὝὟ-ώᾀ-ᾴᾶ-ᾼιῂ-ῄῆ-ῌῐ-ΐῖ-Ίῠ-Ῥῲ-ῴῶ-ῼⁱⁿ₏-₟ℂℇℊ-ℓℕ℘-ℝℤΩℨK-ℹℼ-ℿⅅ-ⅉⅎⅠ-ↈⰀ-ⳤⳫ\
-ⳮⳲⳳⴀ-ⴥⴧⴭⴰ-ⵧⵯⶀ-ⶖⶠ-ⶦⶨ-ⶮⶰ-ⶶⶸ-ⶾⷀ-ⷆⷈ-ⷎⷐ-ⷖⷘ-ⷞ々-〇〡-〩〱-〵〸-〼ぁ-ゖ゛-ゟァ-ヺー-ヿㄅ-ㄯㄱ-ㆎㆠ-ㆿㇰ-ㇿ㐀-䶿一-ꒌꓐ-ꓽꔀ-ꘌꘐ-ꘟꘪꘫꙀ-ꙮꙿ-ꚝꚠ-ꛯꜗ-ꜟꜢ-ꞈꞋ-꟝꟢꟱-ꠁꠃ-ꠅꠇ-ꠊꠌ-ꠢꡀ-ꡳꢂ-ꢳꣲ-ꣷꣻꣽꣾꤊ-ꤥꤰ-ꥆꥠ-ꥼꦄ-ꦲꧏꧠ-ꧤꧦ-ꧯꧺ-ꧾꨀ-\
ꨨꩀ-ꩂꩄ-ꩋꩠ-ꩶꩺꩾ-ꪯꪱꪵꪶꪹ-ꪽꫀꫂꫛ-ꫝꫠ-ꫪꫲ-ꫴꬁ-ꬆꬉ-ꬎꬑ-ꬖꬠ-ꬦꬨ-ꬮꬰ-ꭚꭜ-ꭩ꭬꭭ꭰ-ꯢ가-힣ힰ-ퟆퟋ-ퟻ豈-舘並-龎ﬀ-ﬆﬓ-ﬗיִײַ-ﬨשׁ-זּטּ-לּמּנּסּףּפּצּ-ﮱﯓ-ﴽﵐ-ﶏﶒ-ﷇﷰ-ﷻﹰ-ﹴﹶ-ﻼＡ-Ｚａ-ｚｦ-ﾾￂ-ￇￊ-ￏￒ-ￗￚ-ￜ",
bg={3:"abstract boolean byte char class double enum export extends final float goto implements import int interface long native package private protected public\
 short static super synchronized throws transient volatile",5:"class enum extends super const export import",6:"enum",strict:"implements interface let package p\
rivate protected public static yield",strictBind:"eval arguments"},Tg="break case catch continue debugger default do else finally for function if return switch \
throw try var while with null true false instanceof typeof void delete new in this",rq={5:Tg,"5module":Tg+" export import",6:Tg+" const class extends export imp\
ort super"},xD=/^in(stanceof)?$/,nq=new RegExp("["+gD+"]"),iq=new RegExp("["+gD+tq+"]");function Ag(e,t){for(var r=65536,n=0;n<t.length;n+=2){if(r+=t[n],r>e)return!1;
if(r+=t[n+1],r>=e)return!0}return!1}function vn(e,t){return e<65?e===36:e<91?!0:e<97?e===95:e<123?!0:e<=65535?e>=170&&nq.test(String.fromCharCode(e)):t===!1?!1:
Ag(e,hD)}function zn(e,t){return e<48?e===36:e<58?!0:e<65?!1:e<91?!0:e<97?e===95:e<123?!0:e<=65535?e>=170&&iq.test(String.fromCharCode(e)):t===!1?!1:Ag(e,hD)||Ag(
e,eq)}var he=function(t,r){r===void 0&&(r={}),this.label=t,this.keyword=r.keyword,this.beforeExpr=!!r.beforeExpr,this.startsExpr=!!r.startsExpr,this.isLoop=!!r.
isLoop,this.isAssign=!!r.isAssign,this.prefix=!!r.prefix,this.postfix=!!r.postfix,this.binop=r.binop||null,this.updateContext=null};function wr(e,t){return new he(
e,{beforeExpr:!0,binop:t})}var $r={beforeExpr:!0},ar={startsExpr:!0},Rg={};function fe(e,t){return t===void 0&&(t={}),t.keyword=e,Rg[e]=new he(e,t)}var f={num:new he(
"num",ar),regexp:new he("regexp",ar),string:new he("string",ar),name:new he("name",ar),privateId:new he("privateId",ar),eof:new he("eof"),bracketL:new he("[",{beforeExpr:!0,
startsExpr:!0}),bracketR:new he("]"),braceL:new he("{",{beforeExpr:!0,startsExpr:!0}),braceR:new he("}"),parenL:new he("(",{beforeExpr:!0,startsExpr:!0}),parenR:new he(
")"),comma:new he(",",$r),semi:new he(";",$r),colon:new he(":",$r),dot:new he("."),question:new he("?",$r),questionDot:new he("?."),arrow:new he("=>",$r),template:new he(
"template"),invalidTemplate:new he("invalidTemplate"),ellipsis:new he("...",$r),backQuote:new he("`",ar),dollarBraceL:new he("${",{beforeExpr:!0,startsExpr:!0}),
eq:new he("=",{beforeExpr:!0,isAssign:!0}),assign:new he("_=",{beforeExpr:!0,isAssign:!0}),incDec:new he("++/--",{prefix:!0,postfix:!0,startsExpr:!0}),prefix:new he(
"!/~",{beforeExpr:!0,prefix:!0,startsExpr:!0}),logicalOR:wr("||",1),logicalAND:wr("&&",2),bitwiseOR:wr("|",3),bitwiseXOR:wr("^",4),bitwiseAND:wr("&",5),equality:wr(
"==/!=/===/!==",6),relational:wr("</>/<=/>=",7),bitShift:wr("<</>>/>>>",8),plusMin:new he("+/-",{beforeExpr:!0,binop:9,prefix:!0,startsExpr:!0}),modulo:wr("%",10),
star:wr("*",10),slash:wr("/",10),starstar:new he("**",{beforeExpr:!0}),coalesce:wr("??",1),_break:fe("break"),_case:fe("case",$r),_catch:fe("catch"),_continue:fe(
"continue"),_debugger:fe("debugger"),_default:fe("default",$r),_do:fe("do",{isLoop:!0,beforeExpr:!0}),_else:fe("else",$r),_finally:fe("finally"),_for:fe("for",{
isLoop:!0}),_function:fe("function",ar),_if:fe("if"),_return:fe("return",$r),_switch:fe("switch"),_throw:fe("throw",$r),_try:fe("try"),_var:fe("var"),_const:fe(
"const"),_while:fe("while",{isLoop:!0}),_with:fe("with"),_new:fe("new",{beforeExpr:!0,startsExpr:!0}),_this:fe("this",ar),_super:fe("super",ar),_class:fe("class",
ar),_extends:fe("extends",$r),_export:fe("export"),_import:fe("import",ar),_null:fe("null",ar),_true:fe("true",ar),_false:fe("false",ar),_in:fe("in",{beforeExpr:!0,
binop:7}),_instanceof:fe("instanceof",{beforeExpr:!0,binop:7}),_typeof:fe("typeof",{beforeExpr:!0,prefix:!0,startsExpr:!0}),_void:fe("void",{beforeExpr:!0,prefix:!0,
startsExpr:!0}),_delete:fe("delete",{beforeExpr:!0,prefix:!0,startsExpr:!0})},or=/\r\n?|\n|\u2028|\u2029/,sq=new RegExp(or.source,"g");function $a(e){return e===
10||e===13||e===8232||e===8233}function ED(e,t,r){r===void 0&&(r=e.length);for(var n=t;n<r;n++){var i=e.charCodeAt(n);if($a(i))return n<r-1&&i===13&&e.charCodeAt(
n+1)===10?n+2:n+1}return-1}var yD=/[\u1680\u2000-\u200a\u202f\u205f\u3000\ufeff]/,xt=/(?:\s|\/\/.*|\/\*[^]*?\*\/)*/g,bD=Object.prototype,aq=bD.hasOwnProperty,oq=bD.
toString,Pa=Object.hasOwn||(function(e,t){return aq.call(e,t)}),lD=Array.isArray||(function(e){return oq.call(e)==="[object Array]"}),mD=Object.create(null);function Ni(e){
return mD[e]||(mD[e]=new RegExp("^(?:"+e.replace(/ /g,"|")+")$"))}function Wn(e){return e<=65535?String.fromCharCode(e):(e-=65536,String.fromCharCode((e>>10)+55296,
(e&1023)+56320))}var uq=/(?:[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?:[^\uD800-\uDBFF]|^)[\uDC00-\uDFFF])/,Du=function(t,r){this.line=t,this.column=r};Du.prototype.
offset=function(t){return new Du(this.line,this.column+t)};var jp=function(t,r,n){this.start=r,this.end=n,t.sourceFile!==null&&(this.source=t.sourceFile)};function TD(e,t){
for(var r=1,n=0;;){var i=ED(e,n,t);if(i<0)return new Du(r,t-n);++r,n=i}}var Sg={ecmaVersion:null,sourceType:"script",strict:!1,onInsertedSemicolon:null,onTrailingComma:null,
allowReserved:null,allowReturnOutsideFunction:!1,allowImportExportEverywhere:!1,allowAwaitOutsideFunction:null,allowSuperOutsideMethod:null,allowHashBang:!1,checkPrivateFields:!0,
locations:!1,startLocation:null,onToken:null,onComment:null,ranges:!1,program:null,sourceFile:null,directSourceFile:null,preserveParens:!1},pD=!1;function cq(e){
var t={};for(var r in Sg)t[r]=e&&Pa(e,r)?e[r]:Sg[r];if(t.ecmaVersion==="latest"?t.ecmaVersion=1e8:t.ecmaVersion==null?(!pD&&typeof console=="object"&&console.warn&&
(pD=!0,console.warn(`Since Acorn 8.0.0, options.ecmaVersion is required.
Defaulting to 2020, but this will stop working in the future.`)),t.ecmaVersion=11):t.ecmaVersion>=2015&&(t.ecmaVersion-=2009),t.allowReserved==null&&(t.allowReserved=
t.ecmaVersion<5),(!e||e.allowHashBang==null)&&(t.allowHashBang=t.ecmaVersion>=14),lD(t.onToken)){var n=t.onToken;t.onToken=function(i){return n.push(i)}}if(lD(t.
onComment)&&(t.onComment=lq(t,t.onComment)),t.sourceType==="commonjs"&&t.allowAwaitOutsideFunction)throw new Error("Cannot use allowAwaitOutsideFunction with so\
urceType: commonjs");return t}function lq(e,t){return function(r,n,i,s,a,c){var m={type:r?"Block":"Line",value:n,start:i,end:s};e.locations&&(m.loc=new jp(this,
a,c)),e.ranges&&(m.range=[i,s]),t.push(m)}}var ms=1,ps=2,Ng=4,ID=8,vg=16,AD=32,Vp=64,SD=128,fs=256,ku=512,CD=1024,qp=ms|ps|fs;function Dg(e,t){return ps|(e?Ng:0)|
(t?ID:0)}var Fp=0,kg=1,Xn=2,_D=3,RD=4,ND=5,nt=function(t,r,n){this.options=t=cq(t),this.sourceFile=t.sourceFile,this.keywords=Ni(rq[t.ecmaVersion>=6?6:t.sourceType===
"module"?"5module":5]);var i="";t.allowReserved!==!0&&(i=bg[t.ecmaVersion>=6?6:t.ecmaVersion===5?5:3],t.sourceType==="module"&&(i+=" await")),this.reservedWords=
Ni(i);var s=(i?i+" ":"")+bg.strict;this.reservedWordsStrict=Ni(s),this.reservedWordsStrictBind=Ni(s+" "+bg.strictBind),this.input=String(r),this.containsEsc=!1,
this.pos=n||0,this.curLine=1,t.startLocation?(this.lineStart=this.pos-t.startLocation.column,this.curLine=t.startLocation.line):n?(this.lineStart=this.input.lastIndexOf(
`
`,n-1)+1,this.options.locations&&(this.curLine=this.input.slice(0,this.lineStart).split(or).length)):this.lineStart=0,this.type=f.eof,this.value=null,this.start=
this.end=this.pos,this.startLoc=this.endLoc=this.curPosition(),this.lastTokEndLoc=this.lastTokStartLoc=null,this.lastTokStart=this.lastTokEnd=this.pos,this.context=
this.initialContext(),this.exprAllowed=!0,this.inModule=t.sourceType==="module",this.strict=this.inModule||t.strict===!0||this.strictDirective(this.pos),this.potentialArrowAt=
-1,this.potentialArrowInForAwait=!1,this.yieldPos=this.awaitPos=this.awaitIdentPos=0,this.labels=[],this.undefinedExports=Object.create(null),this.pos===0&&t.allowHashBang&&
this.input.slice(0,2)==="#!"&&this.skipLineComment(2),this.scopeStack=[],this.enterScope(this.options.sourceType==="commonjs"?ps:ms),this.regexpState=null,this.
privateNameStack=[]},Mr={inFunction:{configurable:!0},inGenerator:{configurable:!0},inAsync:{configurable:!0},canAwait:{configurable:!0},allowReturn:{configurable:!0},
allowSuper:{configurable:!0},allowDirectSuper:{configurable:!0},treatFunctionsAsVar:{configurable:!0},allowNewDotTarget:{configurable:!0},allowUsing:{configurable:!0},
inClassStaticBlock:{configurable:!0}};nt.prototype.parse=function(){var t=this,r=this.options.program||this.startNode();return this.nextToken(),this.catchStackOverflow(
function(){return t.parseTopLevel(r)})};Mr.inFunction.get=function(){return(this.currentVarScope().flags&ps)>0};Mr.inGenerator.get=function(){return(this.currentVarScope().
flags&ID)>0};Mr.inAsync.get=function(){return(this.currentVarScope().flags&Ng)>0};Mr.canAwait.get=function(){for(var e=this.scopeStack.length-1;e>=0;e--){var t=this.
scopeStack[e],r=t.flags;if(r&(fs|ku))return!1;if(r&ps)return(r&Ng)>0}return this.inModule&&this.options.ecmaVersion>=13||this.options.allowAwaitOutsideFunction};
Mr.allowReturn.get=function(){return!!(this.inFunction||this.options.allowReturnOutsideFunction&&this.currentVarScope().flags&ms)};Mr.allowSuper.get=function(){
var e=this.currentThisScope(),t=e.flags;return(t&Vp)>0||this.options.allowSuperOutsideMethod};Mr.allowDirectSuper.get=function(){return(this.currentThisScope().
flags&SD)>0};Mr.treatFunctionsAsVar.get=function(){return this.treatFunctionsAsVarInScope(this.currentScope())};Mr.allowNewDotTarget.get=function(){for(var e=this.
scopeStack.length-1;e>=0;e--){var t=this.scopeStack[e],r=t.flags;if(r&(fs|ku)||r&ps&&!(r&vg))return!0}return!1};Mr.allowUsing.get=function(){var e=this.currentScope(),
t=e.flags;return!(t&CD||!this.inModule&&t&ms)};Mr.inClassStaticBlock.get=function(){return(this.currentVarScope().flags&fs)>0};nt.extend=function(){for(var t=[],
r=arguments.length;r--;)t[r]=arguments[r];for(var n=this,i=0;i<t.length;i++)n=t[i](n);return n};nt.parse=function(t,r){return new this(r,t).parse()};nt.parseExpressionAt=
function(t,r,n){var i=new this(n,t,r);return i.nextToken(),i.parseExpression()};nt.tokenizer=function(t,r){return new this(r,t)};Object.defineProperties(nt.prototype,
Mr);var Pt=nt.prototype,mq=/^(?:'((?:\\[^]|[^'\\])*?)'|"((?:\\[^]|[^"\\])*?)")/;Pt.strictDirective=function(e){if(this.options.ecmaVersion<5)return!1;for(;;){xt.
lastIndex=e,e+=xt.exec(this.input)[0].length;var t=mq.exec(this.input.slice(e));if(!t)return!1;if((t[1]||t[2])==="use strict"){xt.lastIndex=e+t[0].length;var r=xt.
exec(this.input),n=r.index+r[0].length,i=this.input.charAt(n);return i===";"||i==="}"||or.test(r[0])&&!(/[(`.[+\-/*%<>=,?^&]/.test(i)||i==="!"&&this.input.charAt(
n+1)==="="||i==="i"&&pq(this,n))}e+=t[0].length,xt.lastIndex=e,e+=xt.exec(this.input)[0].length,this.input[e]===";"&&e++}};function pq(e,t){for(var r=t+1,n=Math.
min(e.input.length,t+11);r<n;){var i=e.fullCharCodeAt(r);if(!zn(i,!0))break;r+=i<=65535?1:2}return r===t+2&&e.input.slice(t,r)==="in"||r===t+10&&e.input.slice(t,
r)==="instanceof"}Pt.eat=function(e){return this.type===e?(this.next(),!0):!1};Pt.isContextual=function(e){return this.type===f.name&&this.value===e&&!this.containsEsc};
Pt.eatContextual=function(e){return this.isContextual(e)?(this.next(),!0):!1};Pt.catchStackOverflow=function(e){try{return e()}catch(t){if(t instanceof Error&&(/\bstack\b.*\b(exceeded|overflow)\b/i.
test(t.message)||/\btoo much recursion\b/i.test(t.message)))this.raise(this.start,"Not enough stack space to parse input");else throw t}};Pt.expectContextual=function(e){
this.eatContextual(e)||this.unexpected()};Pt.canInsertSemicolon=function(){return this.type===f.eof||this.type===f.braceR||or.test(this.input.slice(this.lastTokEnd,
this.start))};Pt.insertSemicolon=function(){if(this.canInsertSemicolon())return this.options.onInsertedSemicolon&&this.options.onInsertedSemicolon(this.lastTokEnd,
this.lastTokEndLoc),!0};Pt.semicolon=function(){!this.eat(f.semi)&&!this.insertSemicolon()&&this.unexpected()};Pt.afterTrailingComma=function(e,t){if(this.type===
e)return this.options.onTrailingComma&&this.options.onTrailingComma(this.lastTokStart,this.lastTokStartLoc),t||this.next(),!0};Pt.expect=function(e){this.eat(e)||
this.unexpected()};Pt.unexpected=function(e){this.raise(e??this.start,"Unexpected token")};var Gp=function(){this.shorthandAssign=this.trailingComma=this.parenthesizedAssign=
this.parenthesizedBind=this.doubleProto=-1};Pt.checkPatternErrors=function(e,t){if(e){e.trailingComma>-1&&this.raiseRecoverable(e.trailingComma,"Comma is not pe\
rmitted after the rest element");var r=t?e.parenthesizedAssign:e.parenthesizedBind;r>-1&&this.raiseRecoverable(r,t?"Assigning to rvalue":"Parenthesized pattern")}};
Pt.checkExpressionErrors=function(e,t){if(!e)return!1;var r=e.shorthandAssign,n=e.doubleProto;if(!t)return r>=0||n>=0;r>=0&&this.raise(r,"Shorthand property ass\
ignments are valid only in destructuring patterns"),n>=0&&this.raiseRecoverable(n,"Redefinition of __proto__ property")};Pt.checkYieldAwaitInDefaultParams=function(){
this.yieldPos&&(!this.awaitPos||this.yieldPos<this.awaitPos)&&this.raise(this.yieldPos,"Yield expression cannot be a default value"),this.awaitPos&&this.raise(this.
awaitPos,"Await expression cannot be a default value")};Pt.isSimpleAssignTarget=function(e){return e.type==="ParenthesizedExpression"?this.isSimpleAssignTarget(
e.expression):e.type==="Identifier"||e.type==="MemberExpression"};var B=nt.prototype;B.parseTopLevel=function(e){var t=Object.create(null);for(e.body||(e.body=[]);this.
type!==f.eof;){var r=this.parseStatement(null,!0,t);e.body.push(r)}if(this.inModule)for(var n=0,i=Object.keys(this.undefinedExports);n<i.length;n+=1){var s=i[n];
this.raiseRecoverable(this.undefinedExports[s].start,"Export '"+s+"' is not defined")}return this.adaptDirectivePrologue(e.body),this.next(),e.sourceType=this.options.
sourceType==="commonjs"?"script":this.options.sourceType,this.finishNode(e,"Program")};var Og={kind:"loop"},fq={kind:"switch"};B.isLet=function(e){if(this.options.
ecmaVersion<6||!this.isContextual("let"))return!1;xt.lastIndex=this.pos;var t=xt.exec(this.input),r=this.pos+t[0].length,n=this.fullCharCodeAt(r);if(n===91||n===
92)return!0;if(e)return!1;if(n===123)return!0;if(vn(n)){var i=r;do r+=n<=65535?1:2;while(zn(n=this.fullCharCodeAt(r)));if(n===92)return!0;var s=this.input.slice(
i,r);if(!xD.test(s))return!0}return!1};B.isAsyncFunction=function(){if(this.options.ecmaVersion<8||!this.isContextual("async"))return!1;xt.lastIndex=this.pos;var e=xt.
exec(this.input),t=this.pos+e[0].length,r;return!or.test(this.input.slice(this.pos,t))&&this.input.slice(t,t+8)==="function"&&(t+8===this.input.length||!(zn(r=this.
fullCharCodeAt(t+8))||r===92))};B.isUsingKeyword=function(e,t){if(this.options.ecmaVersion<17||!this.isContextual(e?"await":"using"))return!1;xt.lastIndex=this.
pos;var r=xt.exec(this.input),n=this.pos+r[0].length;if(or.test(this.input.slice(this.pos,n)))return!1;if(e){var i=n+5,s;if(this.input.slice(n,i)!=="using"||i===
this.input.length||zn(s=this.fullCharCodeAt(i))||s===92)return!1;xt.lastIndex=i;var a=xt.exec(this.input);if(n=i+a[0].length,a&&or.test(this.input.slice(i,n)))return!1}
var c=this.fullCharCodeAt(n);if(!vn(c)&&c!==92)return!1;var m=n;do n+=c<=65535?1:2;while(zn(c=this.fullCharCodeAt(n)));if(c===92)return!0;var p=this.input.slice(
m,n);if(xD.test(p))return!1;if(t&&!e&&p==="of"){xt.lastIndex=n;var d=xt.exec(this.input);if(n=n+d[0].length,this.input.charCodeAt(n)!==61||(c=this.input.charCodeAt(
n+1))===61||c===62)return!1}return!0};B.isAwaitUsing=function(e){return this.isUsingKeyword(!0,e)};B.isUsing=function(e){return this.isUsingKeyword(!1,e)};B.parseStatement=
function(e,t,r){var n=this.type,i=this.startNode(),s;switch(this.isLet(e)&&(n=f._var,s="let"),n){case f._break:case f._continue:return this.parseBreakContinueStatement(
i,n.keyword);case f._debugger:return this.parseDebuggerStatement(i);case f._do:return this.parseDoStatement(i);case f._for:return this.parseForStatement(i);case f.
_function:return e&&(this.strict||e!=="if"&&e!=="label")&&this.options.ecmaVersion>=6&&this.unexpected(),this.parseFunctionStatement(i,!1,!e);case f._class:return e&&
this.unexpected(),this.parseClass(i,!0);case f._if:return this.parseIfStatement(i);case f._return:return this.parseReturnStatement(i);case f._switch:return this.
parseSwitchStatement(i);case f._throw:return this.parseThrowStatement(i);case f._try:return this.parseTryStatement(i);case f._const:case f._var:return s=s||this.
value,e&&s!=="var"&&this.unexpected(),this.parseVarStatement(i,s);case f._while:return this.parseWhileStatement(i);case f._with:return this.parseWithStatement(i);case f.
braceL:return this.parseBlock(!0,i);case f.semi:return this.parseEmptyStatement(i);case f._export:case f._import:if(this.options.ecmaVersion>10&&n===f._import){
xt.lastIndex=this.pos;var a=xt.exec(this.input),c=this.pos+a[0].length,m=this.input.charCodeAt(c);if(m===40||m===46)return this.parseExpressionStatement(i,this.
parseExpression())}return this.options.allowImportExportEverywhere||(t||this.raise(this.start,"'import' and 'export' may only appear at the top level"),this.inModule||
this.raise(this.start,"'import' and 'export' may appear only with 'sourceType: module'")),n===f._import?this.parseImport(i):this.parseExport(i,r);default:if(this.
isAsyncFunction())return e&&this.unexpected(),this.next(),this.parseFunctionStatement(i,!0,!e);var p=this.isAwaitUsing(!1)?"await using":this.isUsing(!1)?"using":
null;if(p)return this.allowUsing||this.raise(this.start,"Using declaration cannot appear in the top level when source type is `script` or in the bare case state\
ment"),e&&this.raise(this.start,"Using declaration is not allowed in single-statement positions"),p==="await using"&&(this.canAwait||this.raise(this.start,"Awai\
t using cannot appear outside of async function"),this.next()),this.next(),this.parseVar(i,!1,p),this.semicolon(),this.finishNode(i,"VariableDeclaration");var d=this.
value,E=this.parseExpression();return n===f.name&&E.type==="Identifier"&&this.eat(f.colon)?this.parseLabeledStatement(i,d,E,e):this.parseExpressionStatement(i,E)}};
B.parseBreakContinueStatement=function(e,t){var r=t==="break";this.next(),this.eat(f.semi)||this.insertSemicolon()?e.label=null:this.type!==f.name?this.unexpected():
(e.label=this.parseIdent(),this.semicolon());for(var n=0;n<this.labels.length;++n){var i=this.labels[n];if((e.label==null||i.name===e.label.name)&&(i.kind!=null&&
(r||i.kind==="loop")||e.label&&r))break}return n===this.labels.length&&this.raise(e.start,"Unsyntactic "+t),this.finishNode(e,r?"BreakStatement":"ContinueStatem\
ent")};B.parseDebuggerStatement=function(e){return this.next(),this.semicolon(),this.finishNode(e,"DebuggerStatement")};B.parseDoStatement=function(e){return this.
next(),this.labels.push(Og),e.body=this.parseStatement("do"),this.labels.pop(),this.expect(f._while),e.test=this.parseParenExpression(),this.options.ecmaVersion>=
6?this.eat(f.semi):this.semicolon(),this.finishNode(e,"DoWhileStatement")};B.parseForStatement=function(e){this.next();var t=this.options.ecmaVersion>=9&&this.canAwait&&
this.eatContextual("await")?this.lastTokStart:-1;if(this.labels.push(Og),this.enterScope(0),this.expect(f.parenL),this.type===f.semi)return t>-1&&this.unexpected(
t),this.parseFor(e,null);var r=this.isLet();if(this.type===f._var||this.type===f._const||r){var n=this.startNode(),i=r?"let":this.value;return this.next(),this.
parseVar(n,!0,i),this.finishNode(n,"VariableDeclaration"),this.parseForAfterInit(e,n,t)}var s=this.isContextual("let"),a=!1,c=this.isUsing(!0)?"using":this.isAwaitUsing(
!0)?"await using":null;if(c){var m=this.startNode();return this.next(),c==="await using"&&(this.canAwait||this.raise(this.start,"Await using cannot appear outsi\
de of async function"),this.next()),this.parseVar(m,!0,c),this.finishNode(m,"VariableDeclaration"),this.parseForAfterInit(e,m,t)}var p=this.containsEsc,d=new Gp,
E=this.start,_=t>-1?this.parseExprSubscripts(d,"await"):this.parseExpression(!0,d);return this.type===f._in||(a=this.options.ecmaVersion>=6&&this.isContextual("\
of"))?(t>-1?(this.type===f._in&&this.unexpected(t),e.await=!0):a&&this.options.ecmaVersion>=8&&(_.start===E&&!p&&_.type==="Identifier"&&_.name==="async"?this.unexpected():
this.options.ecmaVersion>=9&&(e.await=!1)),s&&a&&this.raise(_.start,"The left-hand side of a for-of loop may not start with 'let'."),this.toAssignable(_,!1,d),this.
checkLValPattern(_),this.parseForIn(e,_)):(this.checkExpressionErrors(d,!0),t>-1&&this.unexpected(t),this.parseFor(e,_))};B.parseForAfterInit=function(e,t,r){return(this.
type===f._in||this.options.ecmaVersion>=6&&this.isContextual("of"))&&t.declarations.length===1?(this.type===f._in?((t.kind==="using"||t.kind==="await using")&&!t.
declarations[0].init&&this.raise(this.start,"Using declaration is not allowed in for-in loops"),this.options.ecmaVersion>=9&&r>-1&&this.unexpected(r)):this.options.
ecmaVersion>=9&&(e.await=r>-1),this.parseForIn(e,t)):(r>-1&&this.unexpected(r),this.parseFor(e,t))};B.parseFunctionStatement=function(e,t,r){return this.next(),
this.parseFunction(e,vu|(r?0:Cg),!1,t)};B.parseIfStatement=function(e){return this.next(),e.test=this.parseParenExpression(),e.consequent=this.parseStatement("i\
f"),e.alternate=this.eat(f._else)?this.parseStatement("if"):null,this.finishNode(e,"IfStatement")};B.parseReturnStatement=function(e){return this.allowReturn||this.
raise(this.start,"'return' outside of function"),this.next(),this.eat(f.semi)||this.insertSemicolon()?e.argument=null:(e.argument=this.parseExpression(),this.semicolon()),
this.finishNode(e,"ReturnStatement")};B.parseSwitchStatement=function(e){this.next(),e.discriminant=this.parseParenExpression(),e.cases=[],this.expect(f.braceL),
this.labels.push(fq),this.enterScope(CD);for(var t,r=!1;this.type!==f.braceR;)if(this.type===f._case||this.type===f._default){var n=this.type===f._case;t&&this.
finishNode(t,"SwitchCase"),e.cases.push(t=this.startNode()),t.consequent=[],this.next(),n?t.test=this.parseExpression():(r&&this.raiseRecoverable(this.lastTokStart,
"Multiple default clauses"),r=!0,t.test=null),this.expect(f.colon)}else t||this.unexpected(),t.consequent.push(this.parseStatement(null));return this.exitScope(),
t&&this.finishNode(t,"SwitchCase"),this.next(),this.labels.pop(),this.finishNode(e,"SwitchStatement")};B.parseThrowStatement=function(e){return this.next(),or.test(
this.input.slice(this.lastTokEnd,this.start))&&this.raise(this.lastTokEnd,"Illegal newline after throw"),e.argument=this.parseExpression(),this.semicolon(),this.
finishNode(e,"ThrowStatement")};var dq=[];B.parseCatchClauseParam=function(){var e=this.parseBindingAtom(),t=e.type==="Identifier";return this.enterScope(t?AD:0),
this.checkLValPattern(e,t?RD:Xn),this.expect(f.parenR),e};B.parseTryStatement=function(e){if(this.next(),e.block=this.parseBlock(),e.handler=null,this.type===f.
_catch){var t=this.startNode();this.next(),this.eat(f.parenL)?t.param=this.parseCatchClauseParam():(this.options.ecmaVersion<10&&this.unexpected(),t.param=null,
this.enterScope(0)),t.body=this.parseBlock(!1),this.exitScope(),e.handler=this.finishNode(t,"CatchClause")}return e.finalizer=this.eat(f._finally)?this.parseBlock():
null,!e.handler&&!e.finalizer&&this.raise(e.start,"Missing catch or finally clause"),this.finishNode(e,"TryStatement")};B.parseVarStatement=function(e,t,r){return this.
next(),this.parseVar(e,!1,t,r),this.semicolon(),this.finishNode(e,"VariableDeclaration")};B.parseWhileStatement=function(e){return this.next(),e.test=this.parseParenExpression(),
this.labels.push(Og),e.body=this.parseStatement("while"),this.labels.pop(),this.finishNode(e,"WhileStatement")};B.parseWithStatement=function(e){return this.strict&&
this.raise(this.start,"'with' in strict mode"),this.next(),e.object=this.parseParenExpression(),e.body=this.parseStatement("with"),this.finishNode(e,"WithStatem\
ent")};B.parseEmptyStatement=function(e){return this.next(),this.finishNode(e,"EmptyStatement")};B.parseLabeledStatement=function(e,t,r,n){for(var i=0,s=this.labels;i<
s.length;i+=1){var a=s[i];a.name===t&&this.raise(r.start,"Label '"+t+"' is already declared")}for(var c=this.type.isLoop?"loop":this.type===f._switch?"switch":null,
m=this.labels.length-1;m>=0;m--){var p=this.labels[m];if(p.statementStart===e.start)p.statementStart=this.start,p.kind=c;else break}return this.labels.push({name:t,
kind:c,statementStart:this.start}),e.body=this.parseStatement(n?n.indexOf("label")===-1?n+"label":n:"label"),this.labels.pop(),e.label=r,this.finishNode(e,"Labe\
ledStatement")};B.parseExpressionStatement=function(e,t){return e.expression=t,this.semicolon(),this.finishNode(e,"ExpressionStatement")};B.parseBlock=function(e,t,r){
for(e===void 0&&(e=!0),t===void 0&&(t=this.startNode()),t.body=[],this.expect(f.braceL),e&&this.enterScope(0);this.type!==f.braceR;){var n=this.parseStatement(null);
t.body.push(n)}return r&&(this.strict=!1),this.next(),e&&this.exitScope(),this.finishNode(t,"BlockStatement")};B.parseFor=function(e,t){return e.init=t,this.expect(
f.semi),e.test=this.type===f.semi?null:this.parseExpression(),this.expect(f.semi),e.update=this.type===f.parenR?null:this.parseExpression(),this.expect(f.parenR),
e.body=this.parseStatement("for"),this.exitScope(),this.labels.pop(),this.finishNode(e,"ForStatement")};B.parseForIn=function(e,t){var r=this.type===f._in;return this.
next(),t.type==="VariableDeclaration"&&t.declarations[0].init!=null&&(!r||this.options.ecmaVersion<8||this.strict||t.kind!=="var"||t.declarations[0].id.type!=="\
Identifier")&&this.raise(t.start,(r?"for-in":"for-of")+" loop variable declaration may not have an initializer"),e.left=t,e.right=r?this.parseExpression():this.
parseMaybeAssign(),this.expect(f.parenR),e.body=this.parseStatement("for"),this.exitScope(),this.labels.pop(),this.finishNode(e,r?"ForInStatement":"ForOfStateme\
nt")};B.parseVar=function(e,t,r,n){for(e.declarations=[],e.kind=r;;){var i=this.startNode();if(this.parseVarId(i,r),this.eat(f.eq)?i.init=this.parseMaybeAssign(
t):!n&&r==="const"&&!(this.type===f._in||this.options.ecmaVersion>=6&&this.isContextual("of"))?this.unexpected():!n&&(r==="using"||r==="await using")&&this.options.
ecmaVersion>=17&&this.type!==f._in&&!this.isContextual("of")?this.raise(this.lastTokEnd,"Missing initializer in "+r+" declaration"):!n&&i.id.type!=="Identifier"&&
!(t&&(this.type===f._in||this.isContextual("of")))?this.raise(this.lastTokEnd,"Complex binding patterns require an initialization value"):i.init=null,e.declarations.
push(this.finishNode(i,"VariableDeclarator")),!this.eat(f.comma))break}return e};B.parseVarId=function(e,t){e.id=t==="using"||t==="await using"?this.parseIdent():
this.parseBindingAtom(),this.checkLValPattern(e.id,t==="var"?kg:Xn,!1)};var vu=1,Cg=2,vD=4;B.parseFunction=function(e,t,r,n,i){this.initFunction(e),(this.options.
ecmaVersion>=9||this.options.ecmaVersion>=6&&!n)&&(this.type===f.star&&t&Cg&&this.unexpected(),e.generator=this.eat(f.star)),this.options.ecmaVersion>=8&&(e.async=
!!n),t&vu&&(e.id=t&vD&&this.type!==f.name?null:this.parseIdent(),e.id&&!(t&Cg)&&this.checkLValSimple(e.id,this.strict||e.generator||e.async?this.treatFunctionsAsVar?
kg:Xn:_D));var s=this.yieldPos,a=this.awaitPos,c=this.awaitIdentPos;return this.yieldPos=0,this.awaitPos=0,this.awaitIdentPos=0,this.enterScope(Dg(e.async,e.generator)),
t&vu||(e.id=this.type===f.name?this.parseIdent():null),this.parseFunctionParams(e),this.parseFunctionBody(e,r,!1,i),this.yieldPos=s,this.awaitPos=a,this.awaitIdentPos=
c,this.finishNode(e,t&vu?"FunctionDeclaration":"FunctionExpression")};B.parseFunctionParams=function(e){this.expect(f.parenL),e.params=this.parseBindingList(f.parenR,
!1,this.options.ecmaVersion>=8),this.checkYieldAwaitInDefaultParams()};B.parseClass=function(e,t){this.next();var r=this.strict;this.strict=!0,this.parseClassId(
e,t),this.parseClassSuper(e);var n=this.enterClassBody(),i=this.startNode(),s=!1;for(i.body=[],this.expect(f.braceL);this.type!==f.braceR;){var a=this.parseClassElement(
e.superClass!==null);a&&(i.body.push(a),a.type==="MethodDefinition"&&a.kind==="constructor"?(s&&this.raiseRecoverable(a.start,"Duplicate constructor in the same\
 class"),s=!0):a.key&&a.key.type==="PrivateIdentifier"&&hq(n,a)&&this.raiseRecoverable(a.key.start,"Identifier '#"+a.key.name+"' has already been declared"))}return this.
strict=r,this.next(),e.body=this.finishNode(i,"ClassBody"),this.exitClassBody(),this.finishNode(e,t?"ClassDeclaration":"ClassExpression")};B.parseClassElement=function(e){
if(this.eat(f.semi))return null;var t=this.options.ecmaVersion,r=this.startNode(),n="",i=!1,s=!1,a="method",c=!1;if(this.eatContextual("static")){if(t>=13&&this.
eat(f.braceL))return this.parseClassStaticBlock(r),r;this.isClassElementNameStart()||this.type===f.star?c=!0:n="static"}if(r.static=c,!n&&t>=8&&this.eatContextual(
"async")&&((this.isClassElementNameStart()||this.type===f.star)&&!this.canInsertSemicolon()?s=!0:n="async"),!n&&(t>=9||!s)&&this.eat(f.star)&&(i=!0),!n&&!s&&!i){
var m=this.value;(this.eatContextual("get")||this.eatContextual("set"))&&(this.isClassElementNameStart()?a=m:n=m)}if(n?(r.computed=!1,r.key=this.startNodeAt(this.
lastTokStart,this.lastTokStartLoc),r.key.name=n,this.finishNode(r.key,"Identifier")):this.parseClassElementName(r),t<13||this.type===f.parenL||a!=="method"||i||
s){var p=!r.static&&Bp(r,"constructor"),d=p&&e;p&&a!=="method"&&this.raise(r.key.start,"Constructor can't have get/set modifier"),r.kind=p?"constructor":a,this.
parseClassMethod(r,i,s,d)}else this.parseClassField(r);return r};B.isClassElementNameStart=function(){return this.type===f.name||this.type===f.privateId||this.type===
f.num||this.type===f.string||this.type===f.bracketL||this.type.keyword};B.parseClassElementName=function(e){this.type===f.privateId?(this.value==="constructor"&&
this.raise(this.start,"Classes can't have an element named '#constructor'"),e.computed=!1,e.key=this.parsePrivateIdent()):this.parsePropertyName(e)};B.parseClassMethod=
function(e,t,r,n){var i=e.key;e.kind==="constructor"?(t&&this.raise(i.start,"Constructor can't be a generator"),r&&this.raise(i.start,"Constructor can't be an a\
sync method")):e.static&&Bp(e,"prototype")&&this.raise(i.start,"Classes may not have a static property named prototype");var s=e.value=this.parseMethod(t,r,n);return e.
kind==="get"&&s.params.length!==0&&this.raiseRecoverable(s.start,"getter should have no params"),e.kind==="set"&&s.params.length!==1&&this.raiseRecoverable(s.start,
"setter should have exactly one param"),e.kind==="set"&&s.params[0].type==="RestElement"&&this.raiseRecoverable(s.params[0].start,"Setter cannot use rest params"),
this.finishNode(e,"MethodDefinition")};B.parseClassField=function(e){return Bp(e,"constructor")?this.raise(e.key.start,"Classes can't have a field named 'constr\
uctor'"):e.static&&Bp(e,"prototype")&&this.raise(e.key.start,"Classes can't have a static field named 'prototype'"),this.eat(f.eq)?(this.enterScope(ku|Vp),e.value=
this.parseMaybeAssign(),this.exitScope()):e.value=null,this.semicolon(),this.finishNode(e,"PropertyDefinition")};B.parseClassStaticBlock=function(e){e.body=[];var t=this.
labels;for(this.labels=[],this.enterScope(fs|Vp);this.type!==f.braceR;){var r=this.parseStatement(null);e.body.push(r)}return this.next(),this.exitScope(),this.
labels=t,this.finishNode(e,"StaticBlock")};B.parseClassId=function(e,t){this.type===f.name?(e.id=this.parseIdent(),t&&this.checkLValSimple(e.id,Xn,!1)):(t===!0&&
this.unexpected(),e.id=null)};B.parseClassSuper=function(e){e.superClass=this.eat(f._extends)?this.parseExprSubscripts(null,!1):null};B.enterClassBody=function(){
var e={declared:Object.create(null),used:[]};return this.privateNameStack.push(e),e.declared};B.exitClassBody=function(){var e=this.privateNameStack.pop(),t=e.declared,
r=e.used;if(this.options.checkPrivateFields)for(var n=this.privateNameStack.length,i=n===0?null:this.privateNameStack[n-1],s=0;s<r.length;++s){var a=r[s];Pa(t,a.
name)||(i?i.used.push(a):this.raiseRecoverable(a.start,"Private field '#"+a.name+"' must be declared in an enclosing class"))}};function hq(e,t){var r=t.key.name,
n=e[r],i="true";return t.type==="MethodDefinition"&&(t.kind==="get"||t.kind==="set")&&(i=(t.static?"s":"i")+t.kind),n==="iget"&&i==="iset"||n==="iset"&&i==="ige\
t"||n==="sget"&&i==="sset"||n==="sset"&&i==="sget"?(e[r]="true",!1):n?!0:(e[r]=i,!1)}function Bp(e,t){var r=e.computed,n=e.key;return!r&&(n.type==="Identifier"&&
n.name===t||n.type==="Literal"&&n.value===t)}B.parseExportAllDeclaration=function(e,t){return this.options.ecmaVersion>=11&&(this.eatContextual("as")?(e.exported=
this.parseModuleExportName(),this.checkExport(t,e.exported,this.lastTokStart)):e.exported=null),this.expectContextual("from"),this.type!==f.string&&this.unexpected(),
e.source=this.parseExprAtom(),this.options.ecmaVersion>=16&&(e.attributes=this.parseWithClause()),this.semicolon(),this.finishNode(e,"ExportAllDeclaration")};B.
parseExport=function(e,t){if(this.next(),this.eat(f.star))return this.parseExportAllDeclaration(e,t);if(this.eat(f._default))return this.checkExport(t,"default",
this.lastTokStart),e.declaration=this.parseExportDefaultDeclaration(),this.finishNode(e,"ExportDefaultDeclaration");if(this.shouldParseExportStatement())e.declaration=
this.parseExportDeclaration(e),e.declaration.type==="VariableDeclaration"?this.checkVariableExport(t,e.declaration.declarations):this.checkExport(t,e.declaration.
id,e.declaration.id.start),e.specifiers=[],e.source=null,this.options.ecmaVersion>=16&&(e.attributes=[]);else{if(e.declaration=null,e.specifiers=this.parseExportSpecifiers(
t),this.eatContextual("from"))this.type!==f.string&&this.unexpected(),e.source=this.parseExprAtom(),this.options.ecmaVersion>=16&&(e.attributes=this.parseWithClause());else{
for(var r=0,n=e.specifiers;r<n.length;r+=1){var i=n[r];this.checkUnreserved(i.local),this.checkLocalExport(i.local),i.local.type==="Literal"&&this.raise(i.local.
start,"A string literal cannot be used as an exported binding without `from`.")}e.source=null,this.options.ecmaVersion>=16&&(e.attributes=[])}this.semicolon()}return this.
finishNode(e,"ExportNamedDeclaration")};B.parseExportDeclaration=function(e){return this.parseStatement(null)};B.parseExportDefaultDeclaration=function(){var e;
if(this.type===f._function||(e=this.isAsyncFunction())){var t=this.startNode();return this.next(),e&&this.next(),this.parseFunction(t,vu|vD,!1,e)}else if(this.type===
f._class){var r=this.startNode();return this.parseClass(r,"nullableID")}else{var n=this.parseMaybeAssign();return this.semicolon(),n}};B.checkExport=function(e,t,r){
e&&(typeof t!="string"&&(t=t.type==="Identifier"?t.name:t.value),Pa(e,t)&&this.raiseRecoverable(r,"Duplicate export '"+t+"'"),e[t]=!0)};B.checkPatternExport=function(e,t){
var r=t.type;if(r==="Identifier")this.checkExport(e,t,t.start);else if(r==="ObjectPattern")for(var n=0,i=t.properties;n<i.length;n+=1){var s=i[n];this.checkPatternExport(
e,s)}else if(r==="ArrayPattern")for(var a=0,c=t.elements;a<c.length;a+=1){var m=c[a];m&&this.checkPatternExport(e,m)}else r==="Property"?this.checkPatternExport(
e,t.value):r==="AssignmentPattern"?this.checkPatternExport(e,t.left):r==="RestElement"&&this.checkPatternExport(e,t.argument)};B.checkVariableExport=function(e,t){
if(e)for(var r=0,n=t;r<n.length;r+=1){var i=n[r];this.checkPatternExport(e,i.id)}};B.shouldParseExportStatement=function(){return this.type.keyword==="var"||this.
type.keyword==="const"||this.type.keyword==="class"||this.type.keyword==="function"||this.isLet()||this.isAsyncFunction()};B.parseExportSpecifier=function(e){var t=this.
startNode();return t.local=this.parseModuleExportName(),t.exported=this.eatContextual("as")?this.parseModuleExportName():t.local,this.checkExport(e,t.exported,t.
exported.start),this.finishNode(t,"ExportSpecifier")};B.parseExportSpecifiers=function(e){var t=[],r=!0;for(this.expect(f.braceL);!this.eat(f.braceR);){if(r)r=!1;else if(this.
expect(f.comma),this.afterTrailingComma(f.braceR))break;t.push(this.parseExportSpecifier(e))}return t};B.parseImport=function(e){return this.next(),this.type===
f.string?(e.specifiers=dq,e.source=this.parseExprAtom()):(e.specifiers=this.parseImportSpecifiers(),this.expectContextual("from"),e.source=this.type===f.string?
this.parseExprAtom():this.unexpected()),this.options.ecmaVersion>=16&&(e.attributes=this.parseWithClause()),this.semicolon(),this.finishNode(e,"ImportDeclaratio\
n")};B.parseImportSpecifier=function(){var e=this.startNode();return e.imported=this.parseModuleExportName(),this.eatContextual("as")?e.local=this.parseIdent():
(this.checkUnreserved(e.imported),e.local=e.imported),this.checkLValSimple(e.local,Xn),this.finishNode(e,"ImportSpecifier")};B.parseImportDefaultSpecifier=function(){
var e=this.startNode();return e.local=this.parseIdent(),this.checkLValSimple(e.local,Xn),this.finishNode(e,"ImportDefaultSpecifier")};B.parseImportNamespaceSpecifier=
function(){var e=this.startNode();return this.next(),this.expectContextual("as"),e.local=this.parseIdent(),this.checkLValSimple(e.local,Xn),this.finishNode(e,"I\
mportNamespaceSpecifier")};B.parseImportSpecifiers=function(){var e=[],t=!0;if(this.type===f.name&&(e.push(this.parseImportDefaultSpecifier()),!this.eat(f.comma)))
return e;if(this.type===f.star)return e.push(this.parseImportNamespaceSpecifier()),e;for(this.expect(f.braceL);!this.eat(f.braceR);){if(t)t=!1;else if(this.expect(
f.comma),this.afterTrailingComma(f.braceR))break;e.push(this.parseImportSpecifier())}return e};B.parseWithClause=function(){var e=[];if(!this.eat(f._with))return e;
this.expect(f.braceL);for(var t={},r=!0;!this.eat(f.braceR);){if(r)r=!1;else if(this.expect(f.comma),this.afterTrailingComma(f.braceR))break;var n=this.parseImportAttribute(),
i=n.key.type==="Identifier"?n.key.name:n.key.value;Pa(t,i)&&this.raiseRecoverable(n.key.start,"Duplicate attribute key '"+i+"'"),t[i]=!0,e.push(n)}return e};B.parseImportAttribute=
function(){var e=this.startNode();return e.key=this.type===f.string?this.parseExprAtom():this.parseIdent(this.options.allowReserved!=="never"),this.expect(f.colon),
this.type!==f.string&&this.unexpected(),e.value=this.parseExprAtom(),this.finishNode(e,"ImportAttribute")};B.parseModuleExportName=function(){if(this.options.ecmaVersion>=
13&&this.type===f.string){var e=this.parseLiteral(this.value);return uq.test(e.value)&&this.raise(e.start,"An export name cannot include a lone surrogate."),e}return this.
parseIdent(!0)};B.adaptDirectivePrologue=function(e){for(var t=0;t<e.length&&this.isDirectiveCandidate(e[t]);++t)e[t].directive=e[t].expression.raw.slice(1,-1)};
B.isDirectiveCandidate=function(e){return this.options.ecmaVersion>=5&&e.type==="ExpressionStatement"&&e.expression.type==="Literal"&&typeof e.expression.value==
"string"&&(this.input[e.start]==='"'||this.input[e.start]==="'")};var Lr=nt.prototype;Lr.toAssignable=function(e,t,r){if(this.options.ecmaVersion>=6&&e)switch(e.
type){case"Identifier":this.inAsync&&e.name==="await"&&this.raise(e.start,"Cannot use 'await' as identifier inside an async function");break;case"ObjectPattern":case"\
ArrayPattern":case"AssignmentPattern":case"RestElement":break;case"ObjectExpression":e.type="ObjectPattern",r&&this.checkPatternErrors(r,!0);for(var n=0,i=e.properties;n<
i.length;n+=1){var s=i[n];this.toAssignable(s,t),s.type==="RestElement"&&(s.argument.type==="ArrayPattern"||s.argument.type==="ObjectPattern")&&this.raise(s.argument.
start,"Unexpected token")}break;case"Property":e.kind!=="init"&&this.raise(e.key.start,"Object pattern can't contain getter or setter"),this.toAssignable(e.value,
t);break;case"ArrayExpression":e.type="ArrayPattern",r&&this.checkPatternErrors(r,!0),this.toAssignableList(e.elements,t);break;case"SpreadElement":e.type="Rest\
Element",this.toAssignable(e.argument,t),e.argument.type==="AssignmentPattern"&&this.raise(e.argument.start,"Rest elements cannot have a default value");break;case"\
AssignmentExpression":e.operator!=="="&&this.raise(e.left.end,"Only '=' operator can be used for specifying default value."),e.type="AssignmentPattern",delete e.
operator,this.toAssignable(e.left,t);break;case"ParenthesizedExpression":this.toAssignable(e.expression,t,r);break;case"ChainExpression":this.raiseRecoverable(e.
start,"Optional chaining cannot appear in left-hand side");break;case"MemberExpression":if(!t)break;default:this.raise(e.start,"Assigning to rvalue")}else r&&this.
checkPatternErrors(r,!0);return e};Lr.toAssignableList=function(e,t){for(var r=e.length,n=0;n<r;n++){var i=e[n];i&&this.toAssignable(i,t)}if(r){var s=e[r-1];this.
options.ecmaVersion===6&&t&&s&&s.type==="RestElement"&&s.argument.type!=="Identifier"&&this.unexpected(s.argument.start)}return e};Lr.parseSpread=function(e){var t=this.
startNode();return this.next(),t.argument=this.parseMaybeAssign(!1,e),this.finishNode(t,"SpreadElement")};Lr.parseRestBinding=function(){var e=this.startNode();
return this.next(),this.options.ecmaVersion===6&&this.type!==f.name&&this.unexpected(),e.argument=this.parseBindingAtom(),this.finishNode(e,"RestElement")};Lr.parseBindingAtom=
function(){if(this.options.ecmaVersion>=6)switch(this.type){case f.bracketL:var e=this.startNode();return this.next(),e.elements=this.parseBindingList(f.bracketR,
!0,!0),this.finishNode(e,"ArrayPattern");case f.braceL:return this.parseObj(!0)}return this.parseIdent()};Lr.parseBindingList=function(e,t,r,n){for(var i=[],s=!0;!this.
eat(e);)if(s?s=!1:this.expect(f.comma),t&&this.type===f.comma)i.push(null);else{if(r&&this.afterTrailingComma(e))break;if(this.type===f.ellipsis){var a=this.parseRestBinding();
this.parseBindingListItem(a),i.push(a),this.type===f.comma&&this.raiseRecoverable(this.start,"Comma is not permitted after the rest element"),this.expect(e);break}else
i.push(this.parseAssignableListItem(n))}return i};Lr.parseAssignableListItem=function(e){var t=this.parseMaybeDefault(this.start,this.startLoc);return this.parseBindingListItem(
t),t};Lr.parseBindingListItem=function(e){return e};Lr.parseMaybeDefault=function(e,t,r){if(r=r||this.parseBindingAtom(),this.options.ecmaVersion<6||!this.eat(f.
eq))return r;var n=this.startNodeAt(e,t);return n.left=r,n.right=this.parseMaybeAssign(),this.finishNode(n,"AssignmentPattern")};Lr.checkLValSimple=function(e,t,r){
t===void 0&&(t=Fp);var n=t!==Fp;switch(e.type){case"Identifier":this.strict&&this.reservedWordsStrictBind.test(e.name)&&this.raiseRecoverable(e.start,(n?"Bindin\
g ":"Assigning to ")+e.name+" in strict mode"),n&&(t===Xn&&e.name==="let"&&this.raiseRecoverable(e.start,"let is disallowed as a lexically bound name"),r&&(Pa(r,
e.name)&&this.raiseRecoverable(e.start,"Argument name clash"),r[e.name]=!0),t!==ND&&this.declareName(e.name,t,e.start));break;case"ChainExpression":this.raiseRecoverable(
e.start,"Optional chaining cannot appear in left-hand side");break;case"MemberExpression":n&&this.raiseRecoverable(e.start,"Binding member expression");break;case"\
ParenthesizedExpression":return n&&this.raiseRecoverable(e.start,"Binding parenthesized expression"),this.checkLValSimple(e.expression,t,r);default:this.raise(e.
start,(n?"Binding":"Assigning to")+" rvalue")}};Lr.checkLValPattern=function(e,t,r){switch(t===void 0&&(t=Fp),e.type){case"ObjectPattern":for(var n=0,i=e.properties;n<
i.length;n+=1){var s=i[n];this.checkLValInnerPattern(s,t,r)}break;case"ArrayPattern":for(var a=0,c=e.elements;a<c.length;a+=1){var m=c[a];m&&this.checkLValInnerPattern(
m,t,r)}break;default:this.checkLValSimple(e,t,r)}};Lr.checkLValInnerPattern=function(e,t,r){switch(t===void 0&&(t=Fp),e.type){case"Property":this.checkLValInnerPattern(
e.value,t,r);break;case"AssignmentPattern":this.checkLValPattern(e.left,t,r);break;case"RestElement":this.checkLValPattern(e.argument,t,r);break;default:this.checkLValPattern(
e,t,r)}};var Zr=function(t,r,n,i,s){this.token=t,this.isExpr=!!r,this.preserveSpace=!!n,this.override=i,this.generator=!!s},He={b_stat:new Zr("{",!1),b_expr:new Zr(
"{",!0),b_tmpl:new Zr("${",!1),p_stat:new Zr("(",!1),p_expr:new Zr("(",!0),q_tmpl:new Zr("`",!0,!0,function(e){return e.tryReadTemplateToken()}),f_stat:new Zr("\
function",!1),f_expr:new Zr("function",!0),f_expr_gen:new Zr("function",!0,!1,null,!0),f_gen:new Zr("function",!1,!1,null,!0)},Ma=nt.prototype;Ma.initialContext=
function(){return[He.b_stat]};Ma.curContext=function(){return this.context[this.context.length-1]};Ma.braceIsBlock=function(e){var t=this.curContext();return t===
He.f_expr||t===He.f_stat?!0:e===f.colon&&(t===He.b_stat||t===He.b_expr)?!t.isExpr:e===f._return||e===f.name&&this.exprAllowed?or.test(this.input.slice(this.lastTokEnd,
this.start)):e===f._else||e===f.semi||e===f.eof||e===f.parenR||e===f.arrow?!0:e===f.braceL?t===He.b_stat:e===f._var||e===f._const||e===f.name?!1:!this.exprAllowed};
Ma.inGeneratorContext=function(){for(var e=this.context.length-1;e>=1;e--){var t=this.context[e];if(t.token==="function")return t.generator}return!1};Ma.updateContext=
function(e){var t,r=this.type;r.keyword&&e===f.dot?this.exprAllowed=!1:(t=r.updateContext)?t.call(this,e):this.exprAllowed=r.beforeExpr};Ma.overrideContext=function(e){
this.curContext()!==e&&(this.context[this.context.length-1]=e)};f.parenR.updateContext=f.braceR.updateContext=function(){if(this.context.length===1){this.exprAllowed=
!0;return}var e=this.context.pop();e===He.b_stat&&this.curContext().token==="function"&&(e=this.context.pop()),this.exprAllowed=!e.isExpr};f.braceL.updateContext=
function(e){this.context.push(this.braceIsBlock(e)?He.b_stat:He.b_expr),this.exprAllowed=!0};f.dollarBraceL.updateContext=function(){this.context.push(He.b_tmpl),
this.exprAllowed=!0};f.parenL.updateContext=function(e){var t=e===f._if||e===f._for||e===f._with||e===f._while;this.context.push(t?He.p_stat:He.p_expr),this.exprAllowed=
!0};f.incDec.updateContext=function(){};f._function.updateContext=f._class.updateContext=function(e){e.beforeExpr&&e!==f._else&&!(e===f.semi&&this.curContext()!==
He.p_stat)&&!(e===f._return&&or.test(this.input.slice(this.lastTokEnd,this.start)))&&!((e===f.colon||e===f.braceL)&&this.curContext()===He.b_stat)?this.context.
push(He.f_expr):this.context.push(He.f_stat),this.exprAllowed=!1};f.colon.updateContext=function(){this.curContext().token==="function"&&this.context.pop(),this.
exprAllowed=!0};f.backQuote.updateContext=function(){this.curContext()===He.q_tmpl?this.context.pop():this.context.push(He.q_tmpl),this.exprAllowed=!1};f.star.updateContext=
function(e){if(e===f._function){var t=this.context.length-1;this.context[t]===He.f_expr?this.context[t]=He.f_expr_gen:this.context[t]=He.f_gen}this.exprAllowed=
!0};f.name.updateContext=function(e){var t=!1;this.options.ecmaVersion>=6&&e!==f.dot&&(this.value==="of"&&!this.exprAllowed||this.value==="yield"&&this.inGeneratorContext())&&
(t=!0),this.exprAllowed=t};var X=nt.prototype;X.checkPropClash=function(e,t,r){if(!(this.options.ecmaVersion>=9&&e.type==="SpreadElement")&&!(this.options.ecmaVersion>=
6&&(e.computed||e.method||e.shorthand))){var n=e.key,i;switch(n.type){case"Identifier":i=n.name;break;case"Literal":i=String(n.value);break;default:return}var s=e.
kind;if(this.options.ecmaVersion>=6){i==="__proto__"&&s==="init"&&(t.proto&&(r?r.doubleProto<0&&(r.doubleProto=n.start):this.raiseRecoverable(n.start,"Redefinit\
ion of __proto__ property")),t.proto=!0);return}i="$"+i;var a=t[i];if(a){var c;s==="init"?c=this.strict&&a.init||a.get||a.set:c=a.init||a[s],c&&this.raiseRecoverable(
n.start,"Redefinition of property")}else a=t[i]={init:!1,get:!1,set:!1};a[s]=!0}};X.parseExpression=function(e,t){var r=this;return this.catchStackOverflow(function(){
var n=r.start,i=r.startLoc,s=r.parseMaybeAssign(e,t);if(r.type===f.comma){var a=r.startNodeAt(n,i);for(a.expressions=[s];r.eat(f.comma);)a.expressions.push(r.parseMaybeAssign(
e,t));return r.finishNode(a,"SequenceExpression")}return s})};X.parseMaybeAssign=function(e,t,r){if(this.isContextual("yield")){if(this.inGenerator)return this.
parseYield(e);this.exprAllowed=!1}var n=!1,i=-1,s=-1,a=-1;t?(i=t.parenthesizedAssign,s=t.trailingComma,a=t.doubleProto,t.parenthesizedAssign=t.trailingComma=-1):
(t=new Gp,n=!0);var c=this.start,m=this.startLoc;(this.type===f.parenL||this.type===f.name)&&(this.potentialArrowAt=this.start,this.potentialArrowInForAwait=e===
"await");var p=this.parseMaybeConditional(e,t);if(r&&(p=r.call(this,p,c,m)),this.type.isAssign){var d=this.startNodeAt(c,m);return d.operator=this.value,this.type===
f.eq&&(p=this.toAssignable(p,!1,t)),n||(t.parenthesizedAssign=t.trailingComma=-1,t.shorthandAssign>=p.start&&(t.shorthandAssign=-1),t.doubleProto>=p.start&&(t.doubleProto=
-1)),this.type===f.eq?this.checkLValPattern(p):this.checkLValSimple(p),d.left=p,this.next(),d.right=this.parseMaybeAssign(e),a>-1&&(t.doubleProto=a),this.finishNode(
d,"AssignmentExpression")}else n&&this.checkExpressionErrors(t,!0);return i>-1&&(t.parenthesizedAssign=i),s>-1&&(t.trailingComma=s),p};X.parseMaybeConditional=function(e,t){
var r=this.start,n=this.startLoc,i=this.parseExprOps(e,t);if(this.checkExpressionErrors(t))return i;if(!(i.type==="ArrowFunctionExpression"&&i.start===r)&&this.
eat(f.question)){var s=this.startNodeAt(r,n);return s.test=i,s.consequent=this.parseMaybeAssign(),this.expect(f.colon),s.alternate=this.parseMaybeAssign(e),this.
finishNode(s,"ConditionalExpression")}return i};X.parseExprOps=function(e,t){var r=this.start,n=this.startLoc,i=this.parseMaybeUnary(t,!1,!1,e);return this.checkExpressionErrors(
t)||i.start===r&&i.type==="ArrowFunctionExpression"?i:this.parseExprOp(i,r,n,-1,e)};X.parseExprOp=function(e,t,r,n,i){var s=this.type.binop;if(s!=null&&(!i||this.
type!==f._in)&&s>n){var a=this.type===f.logicalOR||this.type===f.logicalAND,c=this.type===f.coalesce;c&&(s=f.logicalAND.binop);var m=this.value;this.next();var p=this.
start,d=this.startLoc,E=this.parseExprOp(this.parseMaybeUnary(null,!1,!1,i),p,d,s,i),_=this.buildBinary(t,r,e,E,m,a||c);return(a&&this.type===f.coalesce||c&&(this.
type===f.logicalOR||this.type===f.logicalAND))&&this.raiseRecoverable(this.start,"Logical expressions and coalesce expressions cannot be mixed. Wrap either by p\
arentheses"),this.parseExprOp(_,t,r,n,i)}return e};X.buildBinary=function(e,t,r,n,i,s){n.type==="PrivateIdentifier"&&this.raise(n.start,"Private identifier can \
only be left side of binary expression");var a=this.startNodeAt(e,t);return a.left=r,a.operator=i,a.right=n,this.finishNode(a,s?"LogicalExpression":"BinaryExpre\
ssion")};X.parseMaybeUnary=function(e,t,r,n){var i=this.start,s=this.startLoc,a;if(this.isContextual("await")&&this.canAwait)a=this.parseAwait(n),t=!0;else if(this.
type.prefix){var c=this.startNode(),m=this.type===f.incDec;c.operator=this.value,c.prefix=!0,this.next(),c.argument=this.parseMaybeUnary(null,!0,m,n),this.checkExpressionErrors(
e,!0),m?this.checkLValSimple(c.argument):this.strict&&c.operator==="delete"&&DD(c.argument)?this.raiseRecoverable(c.start,"Deleting local variable in strict mod\
e"):c.operator==="delete"&&_g(c.argument)?this.raiseRecoverable(c.start,"Private fields can not be deleted"):t=!0,a=this.finishNode(c,m?"UpdateExpression":"Unar\
yExpression")}else if(!t&&this.type===f.privateId)(n||this.privateNameStack.length===0)&&this.options.checkPrivateFields&&this.unexpected(),a=this.parsePrivateIdent(),
this.type!==f._in&&this.unexpected();else{if(a=this.parseExprSubscripts(e,n),this.checkExpressionErrors(e))return a;for(;this.type.postfix&&!this.canInsertSemicolon();){
var p=this.startNodeAt(i,s);p.operator=this.value,p.prefix=!1,p.argument=a,this.checkLValSimple(a),this.next(),a=this.finishNode(p,"UpdateExpression")}}if(!r&&!(a.
type==="ArrowFunctionExpression"&&a.start===i)&&this.eat(f.starstar))if(t)this.unexpected(this.lastTokStart);else return this.buildBinary(i,s,a,this.parseMaybeUnary(
null,!1,!1,n),"**",!1);else return a};function DD(e){return e.type==="Identifier"||e.type==="ParenthesizedExpression"&&DD(e.expression)}function _g(e){return e.
type==="MemberExpression"&&e.property.type==="PrivateIdentifier"||e.type==="ChainExpression"&&_g(e.expression)||e.type==="ParenthesizedExpression"&&_g(e.expression)}
X.parseExprSubscripts=function(e,t){var r=this.start,n=this.startLoc,i=-1,s=-1;e&&(i=e.doubleProto,s=e.shorthandAssign,e.doubleProto=e.shorthandAssign=-1);var a=this.
parseExprAtom(e,t);if(a.type==="ArrowFunctionExpression"&&this.input.slice(this.lastTokStart,this.lastTokEnd)!==")")return a;var c=this.parseSubscripts(a,r,n,!1,
t);return e&&(c.end>a.end&&(this.checkExpressionErrors(e,!0),e.parenthesizedAssign>=c.start&&(e.parenthesizedAssign=-1),e.parenthesizedBind>=c.start&&(e.parenthesizedBind=
-1),e.trailingComma>=c.start&&(e.trailingComma=-1)),i>-1&&(e.doubleProto=i),s>-1&&(e.shorthandAssign=s)),c};X.parseSubscripts=function(e,t,r,n,i){for(var s=this.
options.ecmaVersion>=8&&e.type==="Identifier"&&e.name==="async"&&this.lastTokEnd===e.end&&!this.canInsertSemicolon()&&e.end-e.start===5&&this.potentialArrowAt===
e.start,a=!1;;){var c=this.parseSubscript(e,t,r,n,s,a,i);if(c.optional&&(a=!0),c.end===e.end||c.type==="ArrowFunctionExpression"){if(a){var m=this.startNodeAt(t,
r);m.expression=c,c=this.finishNode(m,"ChainExpression")}return c}e=c,s=!1}};X.shouldParseAsyncArrow=function(){return!this.canInsertSemicolon()&&this.eat(f.arrow)};
X.parseSubscriptAsyncArrow=function(e,t,r,n){return this.parseArrowExpression(this.startNodeAt(e,t),r,!0,n)};X.parseSubscript=function(e,t,r,n,i,s,a){var c=this.
options.ecmaVersion>=11,m=c&&this.eat(f.questionDot);n&&m&&this.raise(this.lastTokStart,"Optional chaining cannot appear in the callee of new expressions");var p=this.
eat(f.bracketL);if(p||m&&this.type!==f.parenL&&this.type!==f.backQuote||this.eat(f.dot)){var d=this.startNodeAt(t,r);d.object=e,p?(d.property=this.parseExpression(),
this.expect(f.bracketR)):this.type===f.privateId&&e.type!=="Super"?d.property=this.parsePrivateIdent():d.property=this.parseIdent(this.options.allowReserved!=="\
never"),d.computed=!!p,c&&(d.optional=m),e=this.finishNode(d,"MemberExpression")}else if(!n&&this.eat(f.parenL)){var E=new Gp,_=this.yieldPos,O=this.awaitPos,j=this.
awaitIdentPos;this.yieldPos=0,this.awaitPos=0,this.awaitIdentPos=0;var Ae=this.parseExprList(f.parenR,this.options.ecmaVersion>=8,!1,E);if(i&&!m&&this.shouldParseAsyncArrow())
return this.checkPatternErrors(E,!1),this.checkYieldAwaitInDefaultParams(),this.awaitIdentPos>0&&this.raise(this.awaitIdentPos,"Cannot use 'await' as identifier\
 inside an async function"),this.yieldPos=_,this.awaitPos=O,this.awaitIdentPos=j,this.parseSubscriptAsyncArrow(t,r,Ae,a);this.checkExpressionErrors(E,!0),this.yieldPos=
_||this.yieldPos,this.awaitPos=O||this.awaitPos,this.awaitIdentPos=j||this.awaitIdentPos;var Yt=this.startNodeAt(t,r);Yt.callee=e,Yt.arguments=Ae,c&&(Yt.optional=
m),e=this.finishNode(Yt,"CallExpression")}else if(this.type===f.backQuote){(m||s)&&this.raise(this.start,"Optional chaining cannot appear in the tag of tagged t\
emplate expressions");var ur=this.startNodeAt(t,r);ur.tag=e,ur.quasi=this.parseTemplate({isTagged:!0}),e=this.finishNode(ur,"TaggedTemplateExpression")}return e};
X.parseExprAtom=function(e,t,r){this.type===f.slash&&this.readRegexp();var n,i=this.potentialArrowAt===this.start;switch(this.type){case f._super:return this.allowSuper||
this.raise(this.start,"'super' keyword outside a method"),n=this.startNode(),this.next(),this.type===f.parenL&&!this.allowDirectSuper&&this.raise(n.start,"super\
() call outside constructor of a subclass"),this.type!==f.dot&&this.type!==f.bracketL&&this.type!==f.parenL&&this.unexpected(),this.finishNode(n,"Super");case f.
_this:return n=this.startNode(),this.next(),this.finishNode(n,"ThisExpression");case f.name:var s=this.start,a=this.startLoc,c=this.containsEsc,m=this.parseIdent(
!1);if(this.options.ecmaVersion>=8&&!c&&m.name==="async"&&!this.canInsertSemicolon()&&this.eat(f._function))return this.overrideContext(He.f_expr),this.parseFunction(
this.startNodeAt(s,a),0,!1,!0,t);if(i&&!this.canInsertSemicolon()){if(this.eat(f.arrow))return this.parseArrowExpression(this.startNodeAt(s,a),[m],!1,t);if(this.
options.ecmaVersion>=8&&m.name==="async"&&this.type===f.name&&!c&&(!this.potentialArrowInForAwait||this.value!=="of"||this.containsEsc))return m=this.parseIdent(
!1),(this.canInsertSemicolon()||!this.eat(f.arrow))&&this.unexpected(),this.parseArrowExpression(this.startNodeAt(s,a),[m],!0,t)}return m;case f.regexp:var p=this.
value;return n=this.parseLiteral(p.value),n.regex={pattern:p.pattern,flags:p.flags},n;case f.num:case f.string:return this.parseLiteral(this.value);case f._null:case f.
_true:case f._false:return n=this.startNode(),n.value=this.type===f._null?null:this.type===f._true,n.raw=this.type.keyword,this.next(),this.finishNode(n,"Litera\
l");case f.parenL:var d=this.start,E=this.parseParenAndDistinguishExpression(i,t);return e&&(e.parenthesizedAssign<0&&!this.isSimpleAssignTarget(E)&&(e.parenthesizedAssign=
d),e.parenthesizedBind<0&&(e.parenthesizedBind=d)),E;case f.bracketL:return n=this.startNode(),this.next(),n.elements=this.parseExprList(f.bracketR,!0,!0,e),this.
finishNode(n,"ArrayExpression");case f.braceL:return this.overrideContext(He.b_expr),this.parseObj(!1,e);case f._function:return n=this.startNode(),this.next(),
this.parseFunction(n,0);case f._class:return this.parseClass(this.startNode(),!1);case f._new:return this.parseNew();case f.backQuote:return this.parseTemplate();case f.
_import:return this.options.ecmaVersion>=11?this.parseExprImport(r):this.unexpected();default:return this.parseExprAtomDefault()}};X.parseExprAtomDefault=function(){
this.unexpected()};X.parseExprImport=function(e){var t=this.startNode();if(this.containsEsc&&this.raiseRecoverable(this.start,"Escape sequence in keyword import"),
this.next(),this.type===f.parenL&&!e)return this.parseDynamicImport(t);if(this.type===f.dot){var r=this.startNodeAt(t.start,t.loc&&t.loc.start);return r.name="i\
mport",t.meta=this.finishNode(r,"Identifier"),this.parseImportMeta(t)}else this.unexpected()};X.parseDynamicImport=function(e){if(this.next(),e.source=this.parseMaybeAssign(),
this.options.ecmaVersion>=16)this.eat(f.parenR)?e.options=null:(this.expect(f.comma),this.afterTrailingComma(f.parenR)?e.options=null:(e.options=this.parseMaybeAssign(),
this.eat(f.parenR)||(this.expect(f.comma),this.afterTrailingComma(f.parenR)||this.unexpected())));else if(!this.eat(f.parenR)){var t=this.start;this.eat(f.comma)&&
this.eat(f.parenR)?this.raiseRecoverable(t,"Trailing comma is not allowed in import()"):this.unexpected(t)}return this.finishNode(e,"ImportExpression")};X.parseImportMeta=
function(e){this.next();var t=this.containsEsc;return e.property=this.parseIdent(!0),e.property.name!=="meta"&&this.raiseRecoverable(e.property.start,"The only \
valid meta property for import is 'import.meta'"),t&&this.raiseRecoverable(e.start,"'import.meta' must not contain escaped characters"),this.options.sourceType!==
"module"&&!this.options.allowImportExportEverywhere&&this.raiseRecoverable(e.start,"Cannot use 'import.meta' outside a module"),this.finishNode(e,"MetaProperty")};
X.parseLiteral=function(e){var t=this.startNode();return t.value=e,t.raw=this.input.slice(this.start,this.end),t.raw.charCodeAt(t.raw.length-1)===110&&(t.bigint=
t.value!=null?t.value.toString():t.raw.slice(0,-1).replace(/_/g,"")),this.next(),this.finishNode(t,"Literal")};X.parseParenExpression=function(){this.expect(f.parenL);
var e=this.parseExpression();return this.expect(f.parenR),e};X.shouldParseArrow=function(e){return!this.canInsertSemicolon()};X.parseParenAndDistinguishExpression=
function(e,t){var r=this.start,n=this.startLoc,i,s=this.options.ecmaVersion>=8;if(this.options.ecmaVersion>=6){this.next();var a=this.start,c=this.startLoc,m=[],
p=!0,d=!1,E=new Gp,_=this.yieldPos,O=this.awaitPos,j;for(this.yieldPos=0,this.awaitPos=0;this.type!==f.parenR;)if(p?p=!1:this.expect(f.comma),s&&this.afterTrailingComma(
f.parenR,!0)){d=!0;break}else if(this.type===f.ellipsis){j=this.start,m.push(this.parseParenItem(this.parseRestBinding())),this.type===f.comma&&this.raiseRecoverable(
this.start,"Comma is not permitted after the rest element");break}else m.push(this.parseMaybeAssign(!1,E,this.parseParenItem));var Ae=this.lastTokEnd,Yt=this.lastTokEndLoc;
if(this.expect(f.parenR),e&&this.shouldParseArrow(m)&&this.eat(f.arrow))return this.checkPatternErrors(E,!1),this.checkYieldAwaitInDefaultParams(),this.yieldPos=
_,this.awaitPos=O,this.parseParenArrowList(r,n,m,t);(!m.length||d)&&this.unexpected(this.lastTokStart),j&&this.unexpected(j),this.checkExpressionErrors(E,!0),this.
yieldPos=_||this.yieldPos,this.awaitPos=O||this.awaitPos,m.length>1?(i=this.startNodeAt(a,c),i.expressions=m,this.finishNodeAt(i,"SequenceExpression",Ae,Yt)):i=
m[0]}else i=this.parseParenExpression();if(this.options.preserveParens){var ur=this.startNodeAt(r,n);return ur.expression=i,this.finishNode(ur,"ParenthesizedExp\
ression")}else return i};X.parseParenItem=function(e){return e};X.parseParenArrowList=function(e,t,r,n){return this.parseArrowExpression(this.startNodeAt(e,t),r,
!1,n)};var gq=[];X.parseNew=function(){this.containsEsc&&this.raiseRecoverable(this.start,"Escape sequence in keyword new");var e=this.startNode();if(this.next(),
this.options.ecmaVersion>=6&&this.type===f.dot){var t=this.startNodeAt(e.start,e.loc&&e.loc.start);t.name="new",e.meta=this.finishNode(t,"Identifier"),this.next();
var r=this.containsEsc;return e.property=this.parseIdent(!0),e.property.name!=="target"&&this.raiseRecoverable(e.property.start,"The only valid meta property fo\
r new is 'new.target'"),r&&this.raiseRecoverable(e.start,"'new.target' must not contain escaped characters"),this.allowNewDotTarget||this.raiseRecoverable(e.start,
"'new.target' can only be used in functions and class static block"),this.finishNode(e,"MetaProperty")}var n=this.start,i=this.startLoc;return e.callee=this.parseSubscripts(
this.parseExprAtom(null,!1,!0),n,i,!0,!1),e.callee.type==="Super"&&this.raiseRecoverable(n,"Invalid use of 'super'"),this.eat(f.parenL)?e.arguments=this.parseExprList(
f.parenR,this.options.ecmaVersion>=8,!1):e.arguments=gq,this.finishNode(e,"NewExpression")};X.parseTemplateElement=function(e){var t=e.isTagged,r=this.startNode();
return this.type===f.invalidTemplate?(t||this.raiseRecoverable(this.start,"Bad escape sequence in untagged template literal"),r.value={raw:this.value.replace(/\r\n?/g,
`
`),cooked:null}):r.value={raw:this.input.slice(this.start,this.end).replace(/\r\n?/g,`
`),cooked:this.value},this.next(),r.tail=this.type===f.backQuote,this.finishNode(r,"TemplateElement")};X.parseTemplate=function(e){e===void 0&&(e={});var t=e.isTagged;
t===void 0&&(t=!1);var r=this.startNode();this.next(),r.expressions=[];var n=this.parseTemplateElement({isTagged:t});for(r.quasis=[n];!n.tail;)this.type===f.eof&&
this.raise(this.pos,"Unterminated template literal"),this.expect(f.dollarBraceL),r.expressions.push(this.parseExpression()),this.expect(f.braceR),r.quasis.push(
n=this.parseTemplateElement({isTagged:t}));return this.next(),this.finishNode(r,"TemplateLiteral")};X.isAsyncProp=function(e){return!e.computed&&e.key.type==="I\
dentifier"&&e.key.name==="async"&&(this.type===f.name||this.type===f.num||this.type===f.string||this.type===f.bracketL||this.type.keyword||this.options.ecmaVersion>=
9&&this.type===f.star)&&!or.test(this.input.slice(this.lastTokEnd,this.start))};X.parseObj=function(e,t){var r=this.startNode(),n=!0,i={};for(r.properties=[],this.
next();!this.eat(f.braceR);){if(n)n=!1;else if(this.expect(f.comma),this.options.ecmaVersion>=5&&this.afterTrailingComma(f.braceR))break;var s=this.parseProperty(
e,t);e||this.checkPropClash(s,i,t),r.properties.push(s)}return this.finishNode(r,e?"ObjectPattern":"ObjectExpression")};X.parseProperty=function(e,t){var r=this.
startNode(),n,i,s,a;if(this.options.ecmaVersion>=9&&this.eat(f.ellipsis))return e?(r.argument=this.parseIdent(!1),this.type===f.comma&&this.raiseRecoverable(this.
start,"Comma is not permitted after the rest element"),this.finishNode(r,"RestElement")):(r.argument=this.parseMaybeAssign(!1,t),this.type===f.comma&&t&&t.trailingComma<
0&&(t.trailingComma=this.start),this.finishNode(r,"SpreadElement"));this.options.ecmaVersion>=6&&(r.method=!1,r.shorthand=!1,(e||t)&&(s=this.start,a=this.startLoc),
e||(n=this.eat(f.star)));var c=this.containsEsc;return this.parsePropertyName(r),!e&&!c&&this.options.ecmaVersion>=8&&!n&&this.isAsyncProp(r)?(i=!0,n=this.options.
ecmaVersion>=9&&this.eat(f.star),this.parsePropertyName(r)):i=!1,this.parsePropertyValue(r,e,n,i,s,a,t,c),this.finishNode(r,"Property")};X.parseGetterSetter=function(e){
var t=e.key.name;this.parsePropertyName(e),e.value=this.parseMethod(!1),e.kind=t;var r=e.kind==="get"?0:1;if(e.value.params.length!==r){var n=e.value.start;e.kind===
"get"?this.raiseRecoverable(n,"getter should have no params"):this.raiseRecoverable(n,"setter should have exactly one param")}else e.kind==="set"&&e.value.params[0].
type==="RestElement"&&this.raiseRecoverable(e.value.params[0].start,"Setter cannot use rest params")};X.parsePropertyValue=function(e,t,r,n,i,s,a,c){(r||n)&&this.
type===f.colon&&this.unexpected(),this.eat(f.colon)?(e.value=t?this.parseMaybeDefault(this.start,this.startLoc):this.parseMaybeAssign(!1,a),e.kind="init"):this.
options.ecmaVersion>=6&&this.type===f.parenL?(t&&this.unexpected(),e.method=!0,e.value=this.parseMethod(r,n),e.kind="init"):!t&&!c&&this.options.ecmaVersion>=5&&
!e.computed&&e.key.type==="Identifier"&&(e.key.name==="get"||e.key.name==="set")&&this.type!==f.comma&&this.type!==f.braceR&&this.type!==f.eq?((r||n)&&this.unexpected(),
this.parseGetterSetter(e)):this.options.ecmaVersion>=6&&!e.computed&&e.key.type==="Identifier"?((r||n)&&this.unexpected(),this.checkUnreserved(e.key),e.key.name===
"await"&&!this.awaitIdentPos&&(this.awaitIdentPos=i),t?e.value=this.parseMaybeDefault(i,s,this.copyNode(e.key)):this.type===f.eq&&a?(a.shorthandAssign<0&&(a.shorthandAssign=
this.start),e.value=this.parseMaybeDefault(i,s,this.copyNode(e.key))):e.value=this.copyNode(e.key),e.kind="init",e.shorthand=!0):this.unexpected()};X.parsePropertyName=
function(e){if(this.options.ecmaVersion>=6){if(this.eat(f.bracketL))return e.computed=!0,e.key=this.parseMaybeAssign(),this.expect(f.bracketR),e.key;e.computed=
!1}return e.key=this.type===f.num||this.type===f.string?this.parseExprAtom():this.parseIdent(this.options.allowReserved!=="never")};X.initFunction=function(e){e.
id=null,this.options.ecmaVersion>=6&&(e.generator=e.expression=!1),this.options.ecmaVersion>=8&&(e.async=!1)};X.parseMethod=function(e,t,r){var n=this.startNode(),
i=this.yieldPos,s=this.awaitPos,a=this.awaitIdentPos;return this.initFunction(n),this.options.ecmaVersion>=6&&(n.generator=e),this.options.ecmaVersion>=8&&(n.async=
!!t),this.yieldPos=0,this.awaitPos=0,this.awaitIdentPos=0,this.enterScope(Dg(t,n.generator)|Vp|(r?SD:0)),this.expect(f.parenL),n.params=this.parseBindingList(f.
parenR,!1,this.options.ecmaVersion>=8),this.checkYieldAwaitInDefaultParams(),this.parseFunctionBody(n,!1,!0,!1),this.yieldPos=i,this.awaitPos=s,this.awaitIdentPos=
a,this.finishNode(n,"FunctionExpression")};X.parseArrowExpression=function(e,t,r,n){var i=this.yieldPos,s=this.awaitPos,a=this.awaitIdentPos;return this.enterScope(
Dg(r,!1)|vg),this.initFunction(e),this.options.ecmaVersion>=8&&(e.async=!!r),this.yieldPos=0,this.awaitPos=0,this.awaitIdentPos=0,e.params=this.toAssignableList(
t,!0),this.parseFunctionBody(e,!0,!1,n),this.yieldPos=i,this.awaitPos=s,this.awaitIdentPos=a,this.finishNode(e,"ArrowFunctionExpression")};X.parseFunctionBody=function(e,t,r,n){
var i=t&&this.type!==f.braceL,s=this.strict,a=!1;if(i)e.body=this.parseMaybeAssign(n),e.expression=!0,this.checkParams(e,!1);else{var c=this.options.ecmaVersion>=
7&&!this.isSimpleParamList(e.params);(!s||c)&&(a=this.strictDirective(this.end),a&&c&&this.raiseRecoverable(e.start,"Illegal 'use strict' directive in function \
with non-simple parameter list"));var m=this.labels;this.labels=[],a&&(this.strict=!0),this.checkParams(e,!s&&!a&&!t&&!r&&this.isSimpleParamList(e.params)),this.
strict&&e.id&&this.checkLValSimple(e.id,ND),e.body=this.parseBlock(!1,void 0,a&&!s),e.expression=!1,this.adaptDirectivePrologue(e.body.body),this.labels=m}this.
exitScope()};X.isSimpleParamList=function(e){for(var t=0,r=e;t<r.length;t+=1){var n=r[t];if(n.type!=="Identifier")return!1}return!0};X.checkParams=function(e,t){
for(var r=Object.create(null),n=0,i=e.params;n<i.length;n+=1){var s=i[n];this.checkLValInnerPattern(s,kg,t?null:r)}};X.parseExprList=function(e,t,r,n){for(var i=[],
s=!0;!this.eat(e);){if(s)s=!1;else if(this.expect(f.comma),t&&this.afterTrailingComma(e))break;var a=void 0;r&&this.type===f.comma?a=null:this.type===f.ellipsis?
(a=this.parseSpread(n),n&&this.type===f.comma&&n.trailingComma<0&&(n.trailingComma=this.start)):a=this.parseMaybeAssign(!1,n),i.push(a)}return i};X.checkUnreserved=
function(e){var t=e.start,r=e.end,n=e.name;if(this.inGenerator&&n==="yield"&&this.raiseRecoverable(t,"Cannot use 'yield' as identifier inside a generator"),this.
inAsync&&n==="await"&&this.raiseRecoverable(t,"Cannot use 'await' as identifier inside an async function"),!(this.currentThisScope().flags&qp)&&n==="arguments"&&
this.raiseRecoverable(t,"Cannot use 'arguments' in class field initializer"),this.inClassStaticBlock&&(n==="arguments"||n==="await")&&this.raise(t,"Cannot use "+
n+" in class static initialization block"),this.keywords.test(n)&&this.raise(t,"Unexpected keyword '"+n+"'"),!(this.options.ecmaVersion<6&&this.input.slice(t,r).
indexOf("\\")!==-1)){var i=this.strict?this.reservedWordsStrict:this.reservedWords;i.test(n)&&(!this.inAsync&&n==="await"&&this.raiseRecoverable(t,"Cannot use k\
eyword 'await' outside an async function"),this.raiseRecoverable(t,"The keyword '"+n+"' is reserved"))}};X.parseIdent=function(e){var t=this.parseIdentNode();return this.
next(!!e),this.finishNode(t,"Identifier"),e||(this.checkUnreserved(t),t.name==="await"&&!this.awaitIdentPos&&(this.awaitIdentPos=t.start)),t};X.parseIdentNode=function(){
var e=this.startNode();return this.type===f.name?e.name=this.value:this.type.keyword?(e.name=this.type.keyword,(e.name==="class"||e.name==="function")&&(this.lastTokEnd!==
this.lastTokStart+1||this.input.charCodeAt(this.lastTokStart)!==46)&&this.context.pop(),this.type=f.name):this.unexpected(),e};X.parsePrivateIdent=function(){var e=this.
startNode();return this.type===f.privateId?e.name=this.value:this.unexpected(),this.next(),this.finishNode(e,"PrivateIdentifier"),this.options.checkPrivateFields&&
(this.privateNameStack.length===0?this.raise(e.start,"Private field '#"+e.name+"' must be declared in an enclosing class"):this.privateNameStack[this.privateNameStack.
length-1].used.push(e)),e};X.parseYield=function(e){this.yieldPos||(this.yieldPos=this.start);var t=this.startNode();return this.next(),this.type===f.semi||this.
canInsertSemicolon()||this.type!==f.star&&!this.type.startsExpr?(t.delegate=!1,t.argument=null):(t.delegate=this.eat(f.star),t.argument=this.parseMaybeAssign(e)),
this.finishNode(t,"YieldExpression")};X.parseAwait=function(e){this.awaitPos||(this.awaitPos=this.start);var t=this.startNode();return this.next(),t.argument=this.
parseMaybeUnary(null,!0,!1,e),this.finishNode(t,"AwaitExpression")};var Up=nt.prototype;Up.raise=function(e,t){var r=TD(this.input,e);t+=" ("+r.line+":"+r.column+
")",this.sourceFile&&(t+=" in "+this.sourceFile);var n=new SyntaxError(t);throw n.pos=e,n.loc=r,n.raisedAt=this.pos,n};Up.raiseRecoverable=Up.raise;Up.curPosition=
function(){if(this.options.locations)return new Du(this.curLine,this.pos-this.lineStart)};var vi=nt.prototype,xq=function(t){this.flags=t,this.var=[],this.lexical=
[],this.functions=[]};vi.enterScope=function(e){this.scopeStack.push(new xq(e))};vi.exitScope=function(){this.scopeStack.pop()};vi.treatFunctionsAsVarInScope=function(e){
return e.flags&ps||!this.inModule&&e.flags&ms};vi.declareName=function(e,t,r){var n=!1;if(t===Xn){var i=this.currentScope();n=i.lexical.indexOf(e)>-1||i.functions.
indexOf(e)>-1||i.var.indexOf(e)>-1,i.lexical.push(e),this.inModule&&i.flags&ms&&delete this.undefinedExports[e]}else if(t===RD){var s=this.currentScope();s.lexical.
push(e)}else if(t===_D){var a=this.currentScope();this.treatFunctionsAsVar?n=a.lexical.indexOf(e)>-1:n=a.lexical.indexOf(e)>-1||a.var.indexOf(e)>-1,a.functions.
push(e)}else for(var c=this.scopeStack.length-1;c>=0;--c){var m=this.scopeStack[c];if(m.lexical.indexOf(e)>-1&&!(m.flags&AD&&m.lexical[0]===e)||!this.treatFunctionsAsVarInScope(
m)&&m.functions.indexOf(e)>-1){n=!0;break}if(m.var.push(e),this.inModule&&m.flags&ms&&delete this.undefinedExports[e],m.flags&qp)break}n&&this.raiseRecoverable(
r,"Identifier '"+e+"' has already been declared")};vi.checkLocalExport=function(e){this.scopeStack[0].lexical.indexOf(e.name)===-1&&this.scopeStack[0].var.indexOf(
e.name)===-1&&(this.undefinedExports[e.name]=e)};vi.currentScope=function(){return this.scopeStack[this.scopeStack.length-1]};vi.currentVarScope=function(){for(var e=this.
scopeStack.length-1;;e--){var t=this.scopeStack[e];if(t.flags&(qp|ku|fs))return t}};vi.currentThisScope=function(){for(var e=this.scopeStack.length-1;;e--){var t=this.
scopeStack[e];if(t.flags&(qp|ku|fs)&&!(t.flags&vg))return t}};var Kp=function(t,r,n){this.type="",this.start=r,this.end=0,t.options.locations&&(this.loc=new jp(
t,n)),t.options.directSourceFile&&(this.sourceFile=t.options.directSourceFile),t.options.ranges&&(this.range=[r,0])},Ou=nt.prototype;Ou.startNode=function(){return new Kp(
this,this.start,this.startLoc)};Ou.startNodeAt=function(e,t){return new Kp(this,e,t)};function kD(e,t,r,n){return e.type=t,e.end=r,this.options.locations&&(e.loc.
end=n),this.options.ranges&&(e.range[1]=r),e}Ou.finishNode=function(e,t){return kD.call(this,e,t,this.lastTokEnd,this.lastTokEndLoc)};Ou.finishNodeAt=function(e,t,r,n){
return kD.call(this,e,t,r,n)};Ou.copyNode=function(e){var t=new Kp(this,e.start,this.startLoc);for(var r in e)t[r]=e[r];return t};var Eq="Berf Beria_Erfe Gara G\
aray Gukh Gurung_Khema Hrkt Katakana_Or_Hiragana Kawi Kirat_Rai Krai Nag_Mundari Nagm Ol_Onal Onao Sidetic Sidt Sunu Sunuwar Tai_Yo Tayo Todhri Todr Tolong_Siki\
 Tols Tulu_Tigalari Tutg Unknown Zzzz",OD="ASCII ASCII_Hex_Digit AHex Alphabetic Alpha Any Assigned Bidi_Control Bidi_C Bidi_Mirrored Bidi_M Case_Ignorable CI C\
ased Changes_When_Casefolded CWCF Changes_When_Casemapped CWCM Changes_When_Lowercased CWL Changes_When_NFKC_Casefolded CWKCF Changes_When_Titlecased CWT Change\
s_When_Uppercased CWU Dash Default_Ignorable_Code_Point DI Deprecated Dep Diacritic Dia Emoji Emoji_Component Emoji_Modifier Emoji_Modifier_Base Emoji_Presentat\
ion Extender Ext Grapheme_Base Gr_Base Grapheme_Extend Gr_Ext Hex_Digit Hex IDS_Binary_Operator IDSB IDS_Trinary_Operator IDST ID_Continue IDC ID_Start IDS Ideo\
graphic Ideo Join_Control Join_C Logical_Order_Exception LOE Lowercase Lower Math Noncharacter_Code_Point NChar Pattern_Syntax Pat_Syn Pattern_White_Space Pat_W\
S Quotation_Mark QMark Radical Regional_Indicator RI Sentence_Terminal STerm Soft_Dotted SD Terminal_Punctuation Term Unified_Ideograph UIdeo Uppercase Upper Va\
riation_Selector VS White_Space space XID_Continue XIDC XID_Start XIDS",wD=OD+" Extended_Pictographic",$D=wD,PD=$D+" EBase EComp EMod EPres ExtPict",MD=PD,yq=MD,
bq={9:OD,10:wD,11:$D,12:PD,13:MD,14:yq},Tq="Basic_Emoji Emoji_Keycap_Sequence RGI_Emoji_Modifier_Sequence RGI_Emoji_Flag_Sequence RGI_Emoji_Tag_Sequence RGI_Emo\
ji_ZWJ_Sequence RGI_Emoji",Iq={9:"",10:"",11:"",12:"",13:"",14:Tq},fD="Cased_Letter LC Close_Punctuation Pe Connector_Punctuation Pc Control Cc cntrl Currency_S\
ymbol Sc Dash_Punctuation Pd Decimal_Number Nd digit Enclosing_Mark Me Final_Punctuation Pf Format Cf Initial_Punctuation Pi Letter L Letter_Number Nl Line_Sepa\
rator Zl Lowercase_Letter Ll Mark M Combining_Mark Math_Symbol Sm Modifier_Letter Lm Modifier_Symbol Sk Nonspacing_Mark Mn Number N Open_Punctuation Ps Other C \
Other_Letter Lo Other_Number No Other_Punctuation Po Other_Symbol So Paragraph_Separator Zp Private_Use Co Punctuation P punct Separator Z Space_Separator Zs Sp\
acing_Mark Mc Surrogate Cs Symbol S Titlecase_Letter Lt Unassigned Cn Uppercase_Letter Lu",LD="Adlam Adlm Ahom Anatolian_Hieroglyphs Hluw Arabic Arab Armenian A\
rmn Avestan Avst Balinese Bali Bamum Bamu Bassa_Vah Bass Batak Batk Bengali Beng Bhaiksuki Bhks Bopomofo Bopo Brahmi Brah Braille Brai Buginese Bugi Buhid Buhd \
Canadian_Aboriginal Cans Carian Cari Caucasian_Albanian Aghb Chakma Cakm Cham Cham Cherokee Cher Common Zyyy Coptic Copt Qaac Cuneiform Xsux Cypriot Cprt Cyrill\
ic Cyrl Deseret Dsrt Devanagari Deva Duployan Dupl Egyptian_Hieroglyphs Egyp Elbasan Elba Ethiopic Ethi Georgian Geor Glagolitic Glag Gothic Goth Grantha Gran G\
reek Grek Gujarati Gujr Gurmukhi Guru Han Hani Hangul Hang Hanunoo Hano Hatran Hatr Hebrew Hebr Hiragana Hira Imperial_Aramaic Armi Inherited Zinh Qaai Inscript\
ional_Pahlavi Phli Inscriptional_Parthian Prti Javanese Java Kaithi Kthi Kannada Knda Katakana Kana Kayah_Li Kali Kharoshthi Khar Khmer Khmr Khojki Khoj Khudawa\
di Sind Lao Laoo Latin Latn Lepcha Lepc Limbu Limb Linear_A Lina Linear_B Linb Lisu Lisu Lycian Lyci Lydian Lydi Mahajani Mahj Malayalam Mlym Mandaic Mand Manic\
haean Mani Marchen Marc Masaram_Gondi Gonm Meetei_Mayek Mtei Mende_Kikakui Mend Meroitic_Cursive Merc Meroitic_Hieroglyphs Mero Miao Plrd Modi Mongolian Mong Mr\
o Mroo Multani Mult Myanmar Mymr Nabataean Nbat New_Tai_Lue Talu Newa Newa Nko Nkoo Nushu Nshu Ogham Ogam Ol_Chiki Olck Old_Hungarian Hung Old_Italic Ital Old_N\
orth_Arabian Narb Old_Permic Perm Old_Persian Xpeo Old_South_Arabian Sarb Old_Turkic Orkh Oriya Orya Osage Osge Osmanya Osma Pahawh_Hmong Hmng Palmyrene Palm Pa\
u_Cin_Hau Pauc Phags_Pa Phag Phoenician Phnx Psalter_Pahlavi Phlp Rejang Rjng Runic Runr Samaritan Samr Saurashtra Saur Sharada Shrd Shavian Shaw Siddham Sidd S\
ignWriting Sgnw Sinhala Sinh Sora_Sompeng Sora Soyombo Soyo Sundanese Sund Syloti_Nagri Sylo Syriac Syrc Tagalog Tglg Tagbanwa Tagb Tai_Le Tale Tai_Tham Lana Ta\
i_Viet Tavt Takri Takr Tamil Taml Tangut Tang Telugu Telu Thaana Thaa Thai Thai Tibetan Tibt Tifinagh Tfng Tirhuta Tirh Ugaritic Ugar Vai Vaii Warang_Citi Wara \
Yi Yiii Zanabazar_Square Zanb",FD=LD+" Dogra Dogr Gunjala_Gondi Gong Hanifi_Rohingya Rohg Makasar Maka Medefaidrin Medf Old_Sogdian Sogo Sogdian Sogd",BD=FD+" E\
lymaic Elym Nandinagari Nand Nyiakeng_Puachue_Hmong Hmnp Wancho Wcho",UD=BD+" Chorasmian Chrs Diak Dives_Akuru Khitan_Small_Script Kits Yezi Yezidi",HD=UD+" Cyp\
ro_Minoan Cpmn Old_Uyghur Ougr Tangsa Tnsa Toto Vithkuqi Vith",Aq=HD+" "+Eq,Sq={9:LD,10:FD,11:BD,12:UD,13:HD,14:Aq},jD={};function Cq(e){var t=jD[e]={binary:Ni(
bq[e]+" "+fD),binaryOfStrings:Ni(Iq[e]),nonBinary:{General_Category:Ni(fD),Script:Ni(Sq[e])}};t.nonBinary.Script_Extensions=t.nonBinary.Script,t.nonBinary.gc=t.
nonBinary.General_Category,t.nonBinary.sc=t.nonBinary.Script,t.nonBinary.scx=t.nonBinary.Script_Extensions}for(Lp=0,Ig=[9,10,11,12,13,14];Lp<Ig.length;Lp+=1)dD=
Ig[Lp],Cq(dD);var dD,Lp,Ig,F=nt.prototype,Hp=function(t,r){this.parent=t,this.base=r||this};Hp.prototype.separatedFrom=function(t){for(var r=this;r;r=r.parent)for(var n=t;n;n=
n.parent)if(r.base===n.base&&r!==n)return!0;return!1};Hp.prototype.sibling=function(){return new Hp(this.parent,this.base)};var Dn=function(t){this.parser=t,this.
validFlags="gim"+(t.options.ecmaVersion>=6?"uy":"")+(t.options.ecmaVersion>=9?"s":"")+(t.options.ecmaVersion>=13?"d":"")+(t.options.ecmaVersion>=15?"v":""),this.
unicodeProperties=jD[t.options.ecmaVersion>=14?14:t.options.ecmaVersion],this.source="",this.flags="",this.start=0,this.switchU=!1,this.switchV=!1,this.switchN=
!1,this.pos=0,this.lastIntValue=0,this.lastStringValue="",this.lastAssertionIsQuantifiable=!1,this.numCapturingParens=0,this.maxBackReference=0,this.groupNames=
Object.create(null),this.backReferenceNames=[],this.branchID=null};Dn.prototype.reset=function(t,r,n){var i=n.indexOf("v")!==-1,s=n.indexOf("u")!==-1;this.start=
t|0,this.source=r+"",this.flags=n,i&&this.parser.options.ecmaVersion>=15?(this.switchU=!0,this.switchV=!0,this.switchN=!0):(this.switchU=s&&this.parser.options.
ecmaVersion>=6,this.switchV=!1,this.switchN=s&&this.parser.options.ecmaVersion>=9)};Dn.prototype.raise=function(t){this.parser.raiseRecoverable(this.start,"Inva\
lid regular expression: /"+this.source+"/: "+t)};Dn.prototype.at=function(t,r){r===void 0&&(r=!1);var n=this.source,i=n.length;if(t>=i)return-1;var s=n.charCodeAt(
t);if(!(r||this.switchU)||s<=55295||s>=57344||t+1>=i)return s;var a=n.charCodeAt(t+1);return a>=56320&&a<=57343?(s<<10)+a-56613888:s};Dn.prototype.nextIndex=function(t,r){
r===void 0&&(r=!1);var n=this.source,i=n.length;if(t>=i)return i;var s=n.charCodeAt(t),a;return!(r||this.switchU)||s<=55295||s>=57344||t+1>=i||(a=n.charCodeAt(t+
1))<56320||a>57343?t+1:t+2};Dn.prototype.current=function(t){return t===void 0&&(t=!1),this.at(this.pos,t)};Dn.prototype.lookahead=function(t){return t===void 0&&
(t=!1),this.at(this.nextIndex(this.pos,t),t)};Dn.prototype.advance=function(t){t===void 0&&(t=!1),this.pos=this.nextIndex(this.pos,t)};Dn.prototype.eat=function(t,r){
return r===void 0&&(r=!1),this.current(r)===t?(this.advance(r),!0):!1};Dn.prototype.eatChars=function(t,r){r===void 0&&(r=!1);for(var n=this.pos,i=0,s=t;i<s.length;i+=
1){var a=s[i],c=this.at(n,r);if(c===-1||c!==a)return!1;n=this.nextIndex(n,r)}return this.pos=n,!0};F.validateRegExpFlags=function(e){for(var t=e.validFlags,r=e.
flags,n=!1,i=!1,s=0;s<r.length;s++){var a=r.charAt(s);t.indexOf(a)===-1&&this.raise(e.start,"Invalid regular expression flag"),r.indexOf(a,s+1)>-1&&this.raise(e.
start,"Duplicate regular expression flag"),a==="u"&&(n=!0),a==="v"&&(i=!0)}this.options.ecmaVersion>=15&&n&&i&&this.raise(e.start,"Invalid regular expression fl\
ag")};function _q(e){for(var t in e)return!0;return!1}F.validateRegExpPattern=function(e){this.regexp_pattern(e),!e.switchN&&this.options.ecmaVersion>=9&&_q(e.groupNames)&&
(e.switchN=!0,this.regexp_pattern(e))};F.regexp_pattern=function(e){e.pos=0,e.lastIntValue=0,e.lastStringValue="",e.lastAssertionIsQuantifiable=!1,e.numCapturingParens=
0,e.maxBackReference=0,e.groupNames=Object.create(null),e.backReferenceNames.length=0,e.branchID=null,this.regexp_disjunction(e),e.pos!==e.source.length&&(e.eat(
41)&&e.raise("Unmatched ')'"),(e.eat(93)||e.eat(125))&&e.raise("Lone quantifier brackets")),e.maxBackReference>e.numCapturingParens&&e.raise("Invalid escape");for(var t=0,
r=e.backReferenceNames;t<r.length;t+=1){var n=r[t];e.groupNames[n]||e.raise("Invalid named capture referenced")}};F.regexp_disjunction=function(e){var t=this.options.
ecmaVersion>=16;for(t&&(e.branchID=new Hp(e.branchID,null)),this.regexp_alternative(e);e.eat(124);)t&&(e.branchID=e.branchID.sibling()),this.regexp_alternative(
e);t&&(e.branchID=e.branchID.parent),this.regexp_eatQuantifier(e,!0)&&e.raise("Nothing to repeat"),e.eat(123)&&e.raise("Lone quantifier brackets")};F.regexp_alternative=
function(e){for(;e.pos<e.source.length&&this.regexp_eatTerm(e););};F.regexp_eatTerm=function(e){return this.regexp_eatAssertion(e)?(e.lastAssertionIsQuantifiable&&
this.regexp_eatQuantifier(e)&&e.switchU&&e.raise("Invalid quantifier"),!0):(e.switchU?this.regexp_eatAtom(e):this.regexp_eatExtendedAtom(e))?(this.regexp_eatQuantifier(
e),!0):!1};F.regexp_eatAssertion=function(e){var t=e.pos;if(e.lastAssertionIsQuantifiable=!1,e.eat(94)||e.eat(36))return!0;if(e.eat(92)){if(e.eat(66)||e.eat(98))
return!0;e.pos=t}if(e.eat(40)&&e.eat(63)){var r=!1;if(this.options.ecmaVersion>=9&&(r=e.eat(60)),e.eat(61)||e.eat(33))return this.regexp_disjunction(e),e.eat(41)||
e.raise("Unterminated group"),e.lastAssertionIsQuantifiable=!r,!0}return e.pos=t,!1};F.regexp_eatQuantifier=function(e,t){return t===void 0&&(t=!1),this.regexp_eatQuantifierPrefix(
e,t)?(e.eat(63),!0):!1};F.regexp_eatQuantifierPrefix=function(e,t){return e.eat(42)||e.eat(43)||e.eat(63)||this.regexp_eatBracedQuantifier(e,t)};F.regexp_eatBracedQuantifier=
function(e,t){var r=e.pos;if(e.eat(123)){var n=0,i=-1;if(this.regexp_eatDecimalDigits(e)&&(n=e.lastIntValue,e.eat(44)&&this.regexp_eatDecimalDigits(e)&&(i=e.lastIntValue),
e.eat(125)))return i!==-1&&i<n&&!t&&e.raise("numbers out of order in {} quantifier"),!0;e.switchU&&!t&&e.raise("Incomplete quantifier"),e.pos=r}return!1};F.regexp_eatAtom=
function(e){return this.regexp_eatPatternCharacters(e)||e.eat(46)||this.regexp_eatReverseSolidusAtomEscape(e)||this.regexp_eatCharacterClass(e)||this.regexp_eatUncapturingGroup(
e)||this.regexp_eatCapturingGroup(e)};F.regexp_eatReverseSolidusAtomEscape=function(e){var t=e.pos;if(e.eat(92)){if(this.regexp_eatAtomEscape(e))return!0;e.pos=
t}return!1};F.regexp_eatUncapturingGroup=function(e){var t=e.pos;if(e.eat(40)){if(e.eat(63)){if(this.options.ecmaVersion>=16){var r=this.regexp_eatModifiers(e),
n=e.eat(45);if(r||n){for(var i=0;i<r.length;i++){var s=r.charAt(i);r.indexOf(s,i+1)>-1&&e.raise("Duplicate regular expression modifiers")}if(n){var a=this.regexp_eatModifiers(
e);!r&&!a&&e.current()===58&&e.raise("Invalid regular expression modifiers");for(var c=0;c<a.length;c++){var m=a.charAt(c);(a.indexOf(m,c+1)>-1||r.indexOf(m)>-1)&&
e.raise("Duplicate regular expression modifiers")}}}}if(e.eat(58)){if(this.regexp_disjunction(e),e.eat(41))return!0;e.raise("Unterminated group")}}e.pos=t}return!1};
F.regexp_eatCapturingGroup=function(e){if(e.eat(40)){if(this.options.ecmaVersion>=9?this.regexp_groupSpecifier(e):e.current()===63&&e.raise("Invalid group"),this.
regexp_disjunction(e),e.eat(41))return e.numCapturingParens+=1,!0;e.raise("Unterminated group")}return!1};F.regexp_eatModifiers=function(e){for(var t="",r=0;(r=
e.current())!==-1&&Rq(r);)t+=Wn(r),e.advance();return t};function Rq(e){return e===105||e===109||e===115}F.regexp_eatExtendedAtom=function(e){return e.eat(46)||
this.regexp_eatReverseSolidusAtomEscape(e)||this.regexp_eatCharacterClass(e)||this.regexp_eatUncapturingGroup(e)||this.regexp_eatCapturingGroup(e)||this.regexp_eatInvalidBracedQuantifier(
e)||this.regexp_eatExtendedPatternCharacter(e)};F.regexp_eatInvalidBracedQuantifier=function(e){return this.regexp_eatBracedQuantifier(e,!0)&&e.raise("Nothing t\
o repeat"),!1};F.regexp_eatSyntaxCharacter=function(e){var t=e.current();return VD(t)?(e.lastIntValue=t,e.advance(),!0):!1};function VD(e){return e===36||e>=40&&
e<=43||e===46||e===63||e>=91&&e<=94||e>=123&&e<=125}F.regexp_eatPatternCharacters=function(e){for(var t=e.pos,r=0;(r=e.current())!==-1&&!VD(r);)e.advance();return e.
pos!==t};F.regexp_eatExtendedPatternCharacter=function(e){var t=e.current();return t!==-1&&t!==36&&!(t>=40&&t<=43)&&t!==46&&t!==63&&t!==91&&t!==94&&t!==124?(e.advance(),
!0):!1};F.regexp_groupSpecifier=function(e){if(e.eat(63)){this.regexp_eatGroupName(e)||e.raise("Invalid group");var t=this.options.ecmaVersion>=16,r=e.groupNames[e.
lastStringValue];if(r)if(t)for(var n=0,i=r;n<i.length;n+=1){var s=i[n];s.separatedFrom(e.branchID)||e.raise("Duplicate capture group name")}else e.raise("Duplic\
ate capture group name");t?(r||(e.groupNames[e.lastStringValue]=[])).push(e.branchID):e.groupNames[e.lastStringValue]=!0}};F.regexp_eatGroupName=function(e){if(e.
lastStringValue="",e.eat(60)){if(this.regexp_eatRegExpIdentifierName(e)&&e.eat(62))return!0;e.raise("Invalid capture group name")}return!1};F.regexp_eatRegExpIdentifierName=
function(e){if(e.lastStringValue="",this.regexp_eatRegExpIdentifierStart(e)){for(e.lastStringValue+=Wn(e.lastIntValue);this.regexp_eatRegExpIdentifierPart(e);)e.
lastStringValue+=Wn(e.lastIntValue);return!0}return!1};F.regexp_eatRegExpIdentifierStart=function(e){var t=e.pos,r=this.options.ecmaVersion>=11,n=e.current(r);return e.
advance(r),n===92&&this.regexp_eatRegExpUnicodeEscapeSequence(e,r)&&(n=e.lastIntValue),Nq(n)?(e.lastIntValue=n,!0):(e.pos=t,!1)};function Nq(e){return vn(e,!0)||
e===36||e===95}F.regexp_eatRegExpIdentifierPart=function(e){var t=e.pos,r=this.options.ecmaVersion>=11,n=e.current(r);return e.advance(r),n===92&&this.regexp_eatRegExpUnicodeEscapeSequence(
e,r)&&(n=e.lastIntValue),vq(n)?(e.lastIntValue=n,!0):(e.pos=t,!1)};function vq(e){return zn(e,!0)||e===36||e===95||e===8204||e===8205}F.regexp_eatAtomEscape=function(e){
return this.regexp_eatBackReference(e)||this.regexp_eatCharacterClassEscape(e)||this.regexp_eatCharacterEscape(e)||e.switchN&&this.regexp_eatKGroupName(e)?!0:(e.
switchU&&(e.current()===99&&e.raise("Invalid unicode escape"),e.raise("Invalid escape")),!1)};F.regexp_eatBackReference=function(e){var t=e.pos;if(this.regexp_eatDecimalEscape(
e)){var r=e.lastIntValue;if(e.switchU)return r>e.maxBackReference&&(e.maxBackReference=r),!0;if(r<=e.numCapturingParens)return!0;e.pos=t}return!1};F.regexp_eatKGroupName=
function(e){if(e.eat(107)){if(this.regexp_eatGroupName(e))return e.backReferenceNames.push(e.lastStringValue),!0;e.raise("Invalid named reference")}return!1};F.
regexp_eatCharacterEscape=function(e){return this.regexp_eatControlEscape(e)||this.regexp_eatCControlLetter(e)||this.regexp_eatZero(e)||this.regexp_eatHexEscapeSequence(
e)||this.regexp_eatRegExpUnicodeEscapeSequence(e,!1)||!e.switchU&&this.regexp_eatLegacyOctalEscapeSequence(e)||this.regexp_eatIdentityEscape(e)};F.regexp_eatCControlLetter=
function(e){var t=e.pos;if(e.eat(99)){if(this.regexp_eatControlLetter(e))return!0;e.pos=t}return!1};F.regexp_eatZero=function(e){return e.current()===48&&!zp(e.
lookahead())?(e.lastIntValue=0,e.advance(),!0):!1};F.regexp_eatControlEscape=function(e){var t=e.current();return t===116?(e.lastIntValue=9,e.advance(),!0):t===
110?(e.lastIntValue=10,e.advance(),!0):t===118?(e.lastIntValue=11,e.advance(),!0):t===102?(e.lastIntValue=12,e.advance(),!0):t===114?(e.lastIntValue=13,e.advance(),
!0):!1};F.regexp_eatControlLetter=function(e){var t=e.current();return qD(t)?(e.lastIntValue=t%32,e.advance(),!0):!1};function qD(e){return e>=65&&e<=90||e>=97&&
e<=122}F.regexp_eatRegExpUnicodeEscapeSequence=function(e,t){t===void 0&&(t=!1);var r=e.pos,n=t||e.switchU;if(e.eat(117)){if(this.regexp_eatFixedHexDigits(e,4)){
var i=e.lastIntValue;if(n&&i>=55296&&i<=56319){var s=e.pos;if(e.eat(92)&&e.eat(117)&&this.regexp_eatFixedHexDigits(e,4)){var a=e.lastIntValue;if(a>=56320&&a<=57343)
return e.lastIntValue=(i-55296)*1024+(a-56320)+65536,!0}e.pos=s,e.lastIntValue=i}return!0}if(n&&e.eat(123)&&this.regexp_eatHexDigits(e)&&e.eat(125)&&Dq(e.lastIntValue))
return!0;n&&e.raise("Invalid unicode escape"),e.pos=r}return!1};function Dq(e){return e>=0&&e<=1114111}F.regexp_eatIdentityEscape=function(e){if(e.switchU)return this.
regexp_eatSyntaxCharacter(e)?!0:e.eat(47)?(e.lastIntValue=47,!0):!1;var t=e.current();return t!==99&&(!e.switchN||t!==107)?(e.lastIntValue=t,e.advance(),!0):!1};
F.regexp_eatDecimalEscape=function(e){e.lastIntValue=0;var t=e.current();if(t>=49&&t<=57){do e.lastIntValue=10*e.lastIntValue+(t-48),e.advance();while((t=e.current())>=
48&&t<=57);return!0}return!1};var GD=0,Yn=1,Pr=2;F.regexp_eatCharacterClassEscape=function(e){var t=e.current();if(kq(t))return e.lastIntValue=-1,e.advance(),Yn;
var r=!1;if(e.switchU&&this.options.ecmaVersion>=9&&((r=t===80)||t===112)){e.lastIntValue=-1,e.advance();var n;if(e.eat(123)&&(n=this.regexp_eatUnicodePropertyValueExpression(
e))&&e.eat(125))return r&&n===Pr&&e.raise("Invalid property name"),n;e.raise("Invalid property name")}return GD};function kq(e){return e===100||e===68||e===115||
e===83||e===119||e===87}F.regexp_eatUnicodePropertyValueExpression=function(e){var t=e.pos;if(this.regexp_eatUnicodePropertyName(e)&&e.eat(61)){var r=e.lastStringValue;
if(this.regexp_eatUnicodePropertyValue(e)){var n=e.lastStringValue;return this.regexp_validateUnicodePropertyNameAndValue(e,r,n),Yn}}if(e.pos=t,this.regexp_eatLoneUnicodePropertyNameOrValue(
e)){var i=e.lastStringValue;return this.regexp_validateUnicodePropertyNameOrValue(e,i)}return GD};F.regexp_validateUnicodePropertyNameAndValue=function(e,t,r){Pa(
e.unicodeProperties.nonBinary,t)||e.raise("Invalid property name"),e.unicodeProperties.nonBinary[t].test(r)||e.raise("Invalid property value")};F.regexp_validateUnicodePropertyNameOrValue=
function(e,t){if(e.unicodeProperties.binary.test(t))return Yn;if(e.switchV&&e.unicodeProperties.binaryOfStrings.test(t))return Pr;e.raise("Invalid property name")};
F.regexp_eatUnicodePropertyName=function(e){var t=0;for(e.lastStringValue="";KD(t=e.current());)e.lastStringValue+=Wn(t),e.advance();return e.lastStringValue!==
""};function KD(e){return qD(e)||e===95}F.regexp_eatUnicodePropertyValue=function(e){var t=0;for(e.lastStringValue="";Oq(t=e.current());)e.lastStringValue+=Wn(t),
e.advance();return e.lastStringValue!==""};function Oq(e){return KD(e)||zp(e)}F.regexp_eatLoneUnicodePropertyNameOrValue=function(e){return this.regexp_eatUnicodePropertyValue(
e)};F.regexp_eatCharacterClass=function(e){if(e.eat(91)){var t=e.eat(94),r=this.regexp_classContents(e);return e.eat(93)||e.raise("Unterminated character class"),
t&&r===Pr&&e.raise("Negated character class may contain strings"),!0}return!1};F.regexp_classContents=function(e){return e.current()===93?Yn:e.switchV?this.regexp_classSetExpression(
e):(this.regexp_nonEmptyClassRanges(e),Yn)};F.regexp_nonEmptyClassRanges=function(e){for(;this.regexp_eatClassAtom(e);){var t=e.lastIntValue;if(e.eat(45)&&this.
regexp_eatClassAtom(e)){var r=e.lastIntValue;e.switchU&&(t===-1||r===-1)&&e.raise("Invalid character class"),t!==-1&&r!==-1&&t>r&&e.raise("Range out of order in\
 character class")}}};F.regexp_eatClassAtom=function(e){var t=e.pos;if(e.eat(92)){if(this.regexp_eatClassEscape(e))return!0;if(e.switchU){var r=e.current();(r===
99||YD(r))&&e.raise("Invalid class escape"),e.raise("Invalid escape")}e.pos=t}var n=e.current();return n!==93?(e.lastIntValue=n,e.advance(),!0):!1};F.regexp_eatClassEscape=
function(e){var t=e.pos;if(e.eat(98))return e.lastIntValue=8,!0;if(e.switchU&&e.eat(45))return e.lastIntValue=45,!0;if(!e.switchU&&e.eat(99)){if(this.regexp_eatClassControlLetter(
e))return!0;e.pos=t}return this.regexp_eatCharacterClassEscape(e)||this.regexp_eatCharacterEscape(e)};F.regexp_classSetExpression=function(e){var t=Yn,r;if(!this.
regexp_eatClassSetRange(e))if(r=this.regexp_eatClassSetOperand(e)){r===Pr&&(t=Pr);for(var n=e.pos;e.eatChars([38,38]);){if(e.current()!==38&&(r=this.regexp_eatClassSetOperand(
e))){r!==Pr&&(t=Yn);continue}e.raise("Invalid character in character class")}if(n!==e.pos)return t;for(;e.eatChars([45,45]);)this.regexp_eatClassSetOperand(e)||
e.raise("Invalid character in character class");if(n!==e.pos)return t}else e.raise("Invalid character in character class");for(;;)if(!this.regexp_eatClassSetRange(
e)){if(r=this.regexp_eatClassSetOperand(e),!r)return t;r===Pr&&(t=Pr)}};F.regexp_eatClassSetRange=function(e){var t=e.pos;if(this.regexp_eatClassSetCharacter(e)){
var r=e.lastIntValue;if(e.eat(45)&&this.regexp_eatClassSetCharacter(e)){var n=e.lastIntValue;return r!==-1&&n!==-1&&r>n&&e.raise("Range out of order in characte\
r class"),!0}e.pos=t}return!1};F.regexp_eatClassSetOperand=function(e){return this.regexp_eatClassSetCharacter(e)?Yn:this.regexp_eatClassStringDisjunction(e)||this.
regexp_eatNestedClass(e)};F.regexp_eatNestedClass=function(e){var t=e.pos;if(e.eat(91)){var r=e.eat(94),n=this.regexp_classContents(e);if(e.eat(93))return r&&n===
Pr&&e.raise("Negated character class may contain strings"),n;e.pos=t}if(e.eat(92)){var i=this.regexp_eatCharacterClassEscape(e);if(i)return i;e.pos=t}return null};
F.regexp_eatClassStringDisjunction=function(e){var t=e.pos;if(e.eatChars([92,113])){if(e.eat(123)){var r=this.regexp_classStringDisjunctionContents(e);if(e.eat(
125))return r}else e.raise("Invalid escape");e.pos=t}return null};F.regexp_classStringDisjunctionContents=function(e){for(var t=this.regexp_classString(e);e.eat(
124);)this.regexp_classString(e)===Pr&&(t=Pr);return t};F.regexp_classString=function(e){for(var t=0;this.regexp_eatClassSetCharacter(e);)t++;return t===1?Yn:Pr};
F.regexp_eatClassSetCharacter=function(e){var t=e.pos;if(e.eat(92))return this.regexp_eatCharacterEscape(e)||this.regexp_eatClassSetReservedPunctuator(e)?!0:e.eat(
98)?(e.lastIntValue=8,!0):(e.pos=t,!1);var r=e.current();return r<0||r===e.lookahead()&&wq(r)||$q(r)?!1:(e.advance(),e.lastIntValue=r,!0)};function wq(e){return e===
33||e>=35&&e<=38||e>=42&&e<=44||e===46||e>=58&&e<=64||e===94||e===96||e===126}function $q(e){return e===40||e===41||e===45||e===47||e>=91&&e<=93||e>=123&&e<=125}
F.regexp_eatClassSetReservedPunctuator=function(e){var t=e.current();return Pq(t)?(e.lastIntValue=t,e.advance(),!0):!1};function Pq(e){return e===33||e===35||e===
37||e===38||e===44||e===45||e>=58&&e<=62||e===64||e===96||e===126}F.regexp_eatClassControlLetter=function(e){var t=e.current();return zp(t)||t===95?(e.lastIntValue=
t%32,e.advance(),!0):!1};F.regexp_eatHexEscapeSequence=function(e){var t=e.pos;if(e.eat(120)){if(this.regexp_eatFixedHexDigits(e,2))return!0;e.switchU&&e.raise(
"Invalid escape"),e.pos=t}return!1};F.regexp_eatDecimalDigits=function(e){var t=e.pos,r=0;for(e.lastIntValue=0;zp(r=e.current());)e.lastIntValue=10*e.lastIntValue+
(r-48),e.advance();return e.pos!==t};function zp(e){return e>=48&&e<=57}F.regexp_eatHexDigits=function(e){var t=e.pos,r=0;for(e.lastIntValue=0;zD(r=e.current());)
e.lastIntValue=16*e.lastIntValue+WD(r),e.advance();return e.pos!==t};function zD(e){return e>=48&&e<=57||e>=65&&e<=70||e>=97&&e<=102}function WD(e){return e>=65&&
e<=70?10+(e-65):e>=97&&e<=102?10+(e-97):e-48}F.regexp_eatLegacyOctalEscapeSequence=function(e){if(this.regexp_eatOctalDigit(e)){var t=e.lastIntValue;if(this.regexp_eatOctalDigit(
e)){var r=e.lastIntValue;t<=3&&this.regexp_eatOctalDigit(e)?e.lastIntValue=t*64+r*8+e.lastIntValue:e.lastIntValue=t*8+r}else e.lastIntValue=t;return!0}return!1};
F.regexp_eatOctalDigit=function(e){var t=e.current();return YD(t)?(e.lastIntValue=t-48,e.advance(),!0):(e.lastIntValue=0,!1)};function YD(e){return e>=48&&e<=55}
F.regexp_eatFixedHexDigits=function(e,t){var r=e.pos;e.lastIntValue=0;for(var n=0;n<t;++n){var i=e.current();if(!zD(i))return e.pos=r,!1;e.lastIntValue=16*e.lastIntValue+
WD(i),e.advance()}return!0};var wg=function(t){this.type=t.type,this.value=t.value,this.start=t.start,this.end=t.end,t.options.locations&&(this.loc=new jp(t,t.startLoc,
t.endLoc)),t.options.ranges&&(this.range=[t.start,t.end])},ue=nt.prototype;ue.next=function(e){!e&&this.type.keyword&&this.containsEsc&&this.raiseRecoverable(this.
start,"Escape sequence in keyword "+this.type.keyword),this.options.onToken&&this.options.onToken(new wg(this)),this.lastTokEnd=this.end,this.lastTokStart=this.
start,this.lastTokEndLoc=this.endLoc,this.lastTokStartLoc=this.startLoc,this.nextToken()};ue.getToken=function(){return this.next(),new wg(this)};typeof Symbol<
"u"&&(ue[Symbol.iterator]=function(){var e=this;return{next:function(){var t=e.getToken();return{done:t.type===f.eof,value:t}}}});ue.nextToken=function(){var e=this.
curContext();if((!e||!e.preserveSpace)&&this.skipSpace(),this.start=this.pos,this.options.locations&&(this.startLoc=this.curPosition()),this.pos>=this.input.length)
return this.finishToken(f.eof);if(e.override)return e.override(this);this.readToken(this.fullCharCodeAtPos())};ue.readToken=function(e){return vn(e,this.options.
ecmaVersion>=6)||e===92?this.readWord():this.getTokenFromCode(e)};ue.fullCharCodeAt=function(e){var t=this.input.charCodeAt(e);if(t<=55295||t>=56320)return t;var r=this.
input.charCodeAt(e+1);return r<=56319||r>=57344?t:(t<<10)+r-56613888};ue.fullCharCodeAtPos=function(){return this.fullCharCodeAt(this.pos)};ue.skipBlockComment=
function(){var e=this.options.onComment&&this.curPosition(),t=this.pos,r=this.input.indexOf("*/",this.pos+=2);if(r===-1&&this.raise(this.pos-2,"Unterminated com\
ment"),this.pos=r+2,this.options.locations)for(var n=void 0,i=t;(n=ED(this.input,i,this.pos))>-1;)++this.curLine,i=this.lineStart=n;this.options.onComment&&this.
options.onComment(!0,this.input.slice(t+2,r),t,this.pos,e,this.curPosition())};ue.skipLineComment=function(e){for(var t=this.pos,r=this.options.onComment&&this.
curPosition(),n=this.input.charCodeAt(this.pos+=e);this.pos<this.input.length&&!$a(n);)n=this.input.charCodeAt(++this.pos);this.options.onComment&&this.options.
onComment(!1,this.input.slice(t+e,this.pos),t,this.pos,r,this.curPosition())};ue.skipSpace=function(){e:for(;this.pos<this.input.length;){var e=this.input.charCodeAt(
this.pos);switch(e){case 32:case 160:++this.pos;break;case 13:this.input.charCodeAt(this.pos+1)===10&&++this.pos;case 10:case 8232:case 8233:++this.pos,this.options.
locations&&(++this.curLine,this.lineStart=this.pos);break;case 47:switch(this.input.charCodeAt(this.pos+1)){case 42:this.skipBlockComment();break;case 47:this.skipLineComment(
2);break;default:break e}break;default:if(e>8&&e<14||e>=5760&&yD.test(String.fromCharCode(e)))++this.pos;else break e}}};ue.finishToken=function(e,t){this.end=this.
pos,this.options.locations&&(this.endLoc=this.curPosition());var r=this.type;this.type=e,this.value=t,this.updateContext(r)};ue.readToken_dot=function(){var e=this.
input.charCodeAt(this.pos+1);if(e>=48&&e<=57)return this.readNumber(!0);var t=this.input.charCodeAt(this.pos+2);return this.options.ecmaVersion>=6&&e===46&&t===
46?(this.pos+=3,this.finishToken(f.ellipsis)):(++this.pos,this.finishToken(f.dot))};ue.readToken_slash=function(){var e=this.input.charCodeAt(this.pos+1);return this.
exprAllowed?(++this.pos,this.readRegexp()):e===61?this.finishOp(f.assign,2):this.finishOp(f.slash,1)};ue.readToken_mult_modulo_exp=function(e){var t=this.input.
charCodeAt(this.pos+1),r=1,n=e===42?f.star:f.modulo;return this.options.ecmaVersion>=7&&e===42&&t===42&&(++r,n=f.starstar,t=this.input.charCodeAt(this.pos+2)),t===
61?this.finishOp(f.assign,r+1):this.finishOp(n,r)};ue.readToken_pipe_amp=function(e){var t=this.input.charCodeAt(this.pos+1);if(t===e){if(this.options.ecmaVersion>=
12){var r=this.input.charCodeAt(this.pos+2);if(r===61)return this.finishOp(f.assign,3)}return this.finishOp(e===124?f.logicalOR:f.logicalAND,2)}return t===61?this.
finishOp(f.assign,2):this.finishOp(e===124?f.bitwiseOR:f.bitwiseAND,1)};ue.readToken_caret=function(){var e=this.input.charCodeAt(this.pos+1);return e===61?this.
finishOp(f.assign,2):this.finishOp(f.bitwiseXOR,1)};ue.readToken_plus_min=function(e){var t=this.input.charCodeAt(this.pos+1);return t===e?t===45&&!this.inModule&&
this.input.charCodeAt(this.pos+2)===62&&(this.lastTokEnd===0||or.test(this.input.slice(this.lastTokEnd,this.pos)))?(this.skipLineComment(3),this.skipSpace(),this.
nextToken()):this.finishOp(f.incDec,2):t===61?this.finishOp(f.assign,2):this.finishOp(f.plusMin,1)};ue.readToken_lt_gt=function(e){var t=this.input.charCodeAt(this.
pos+1),r=1;return t===e?(r=e===62&&this.input.charCodeAt(this.pos+2)===62?3:2,this.input.charCodeAt(this.pos+r)===61?this.finishOp(f.assign,r+1):this.finishOp(f.
bitShift,r)):t===33&&e===60&&!this.inModule&&this.input.charCodeAt(this.pos+2)===45&&this.input.charCodeAt(this.pos+3)===45?(this.skipLineComment(4),this.skipSpace(),
this.nextToken()):(t===61&&(r=2),this.finishOp(f.relational,r))};ue.readToken_eq_excl=function(e){var t=this.input.charCodeAt(this.pos+1);return t===61?this.finishOp(
f.equality,this.input.charCodeAt(this.pos+2)===61?3:2):e===61&&t===62&&this.options.ecmaVersion>=6?(this.pos+=2,this.finishToken(f.arrow)):this.finishOp(e===61?
f.eq:f.prefix,1)};ue.readToken_question=function(){var e=this.options.ecmaVersion;if(e>=11){var t=this.input.charCodeAt(this.pos+1);if(t===46){var r=this.input.
charCodeAt(this.pos+2);if(r<48||r>57)return this.finishOp(f.questionDot,2)}if(t===63){if(e>=12){var n=this.input.charCodeAt(this.pos+2);if(n===61)return this.finishOp(
f.assign,3)}return this.finishOp(f.coalesce,2)}}return this.finishOp(f.question,1)};ue.readToken_numberSign=function(){var e=this.options.ecmaVersion,t=35;if(e>=
13&&(++this.pos,t=this.fullCharCodeAtPos(),vn(t,!0)||t===92))return this.finishToken(f.privateId,this.readWord1());this.raise(this.pos,"Unexpected character '"+
Wn(t)+"'")};ue.getTokenFromCode=function(e){switch(e){case 46:return this.readToken_dot();case 40:return++this.pos,this.finishToken(f.parenL);case 41:return++this.
pos,this.finishToken(f.parenR);case 59:return++this.pos,this.finishToken(f.semi);case 44:return++this.pos,this.finishToken(f.comma);case 91:return++this.pos,this.
finishToken(f.bracketL);case 93:return++this.pos,this.finishToken(f.bracketR);case 123:return++this.pos,this.finishToken(f.braceL);case 125:return++this.pos,this.
finishToken(f.braceR);case 58:return++this.pos,this.finishToken(f.colon);case 96:if(this.options.ecmaVersion<6)break;return++this.pos,this.finishToken(f.backQuote);case 48:
var t=this.input.charCodeAt(this.pos+1);if(t===120||t===88)return this.readRadixNumber(16);if(this.options.ecmaVersion>=6){if(t===111||t===79)return this.readRadixNumber(
8);if(t===98||t===66)return this.readRadixNumber(2)}case 49:case 50:case 51:case 52:case 53:case 54:case 55:case 56:case 57:return this.readNumber(!1);case 34:case 39:
return this.readString(e);case 47:return this.readToken_slash();case 37:case 42:return this.readToken_mult_modulo_exp(e);case 124:case 38:return this.readToken_pipe_amp(
e);case 94:return this.readToken_caret();case 43:case 45:return this.readToken_plus_min(e);case 60:case 62:return this.readToken_lt_gt(e);case 61:case 33:return this.
readToken_eq_excl(e);case 63:return this.readToken_question();case 126:return this.finishOp(f.prefix,1);case 35:return this.readToken_numberSign()}this.raise(this.
pos,"Unexpected character '"+Wn(e)+"'")};ue.finishOp=function(e,t){var r=this.input.slice(this.pos,this.pos+t);return this.pos+=t,this.finishToken(e,r)};ue.readRegexp=
function(){for(var e,t,r=this.pos;;){this.pos>=this.input.length&&this.raise(r,"Unterminated regular expression");var n=this.input.charAt(this.pos);if(or.test(n)&&
this.raise(r,"Unterminated regular expression"),e)e=!1;else{if(n==="[")t=!0;else if(n==="]"&&t)t=!1;else if(n==="/"&&!t)break;e=n==="\\"}++this.pos}var i=this.input.
slice(r,this.pos);++this.pos;var s=this.pos,a=this.readWord1();this.containsEsc&&this.unexpected(s);var c=this.regexpState||(this.regexpState=new Dn(this));c.reset(
r,i,a),this.validateRegExpFlags(c),this.validateRegExpPattern(c);var m=null;try{m=new RegExp(i,a)}catch{}return this.finishToken(f.regexp,{pattern:i,flags:a,value:m})};
ue.readInt=function(e,t,r){for(var n=this.options.ecmaVersion>=12&&t===void 0,i=r&&this.input.charCodeAt(this.pos)===48,s=this.pos,a=0,c=0,m=0,p=t??1/0;m<p;++m,
++this.pos){var d=this.input.charCodeAt(this.pos),E=void 0;if(n&&d===95){i&&this.raiseRecoverable(this.pos,"Numeric separator is not allowed in legacy octal num\
eric literals"),c===95&&this.raiseRecoverable(this.pos,"Numeric separator must be exactly one underscore"),m===0&&this.raiseRecoverable(this.pos,"Numeric separa\
tor is not allowed at the first of digits"),c=d;continue}if(d>=97?E=d-97+10:d>=65?E=d-65+10:d>=48&&d<=57?E=d-48:E=1/0,E>=e)break;c=d,a=a*e+E}return n&&c===95&&this.
raiseRecoverable(this.pos-1,"Numeric separator is not allowed at the last of digits"),this.pos===s||t!=null&&this.pos-s!==t?null:a};function Mq(e,t){return t?parseInt(
e,8):parseFloat(e.replace(/_/g,""))}function XD(e){return typeof BigInt!="function"?null:BigInt(e.replace(/_/g,""))}ue.readRadixNumber=function(e){var t=this.pos;
this.pos+=2;var r=this.readInt(e);return r==null&&this.raise(this.start+2,"Expected number in radix "+e),this.options.ecmaVersion>=11&&this.input.charCodeAt(this.
pos)===110?(r=XD(this.input.slice(t,this.pos)),++this.pos):vn(this.fullCharCodeAtPos())&&this.raise(this.pos,"Identifier directly after number"),this.finishToken(
f.num,r)};ue.readNumber=function(e){var t=this.pos;!e&&this.readInt(10,void 0,!0)===null&&this.raise(t,"Invalid number");var r=this.pos-t>=2&&this.input.charCodeAt(
t)===48;r&&this.strict&&this.raise(t,"Invalid number");var n=this.input.charCodeAt(this.pos);if(!r&&!e&&this.options.ecmaVersion>=11&&n===110){var i=XD(this.input.
slice(t,this.pos));return++this.pos,vn(this.fullCharCodeAtPos())&&this.raise(this.pos,"Identifier directly after number"),this.finishToken(f.num,i)}r&&/[89]/.test(
this.input.slice(t,this.pos))&&(r=!1),n===46&&!r&&(++this.pos,this.readInt(10),n=this.input.charCodeAt(this.pos)),(n===69||n===101)&&!r&&(n=this.input.charCodeAt(
++this.pos),(n===43||n===45)&&++this.pos,this.readInt(10)===null&&this.raise(t,"Invalid number")),vn(this.fullCharCodeAtPos())&&this.raise(this.pos,"Identifier \
directly after number");var s=Mq(this.input.slice(t,this.pos),r);return this.finishToken(f.num,s)};ue.readCodePoint=function(){var e=this.input.charCodeAt(this.
pos),t;if(e===123){this.options.ecmaVersion<6&&this.unexpected();var r=++this.pos;t=this.readHexChar(this.input.indexOf("}",this.pos)-this.pos),++this.pos,t>1114111&&
this.invalidStringToken(r,"Code point out of bounds")}else t=this.readHexChar(4);return t};ue.readString=function(e){for(var t="",r=++this.pos;;){this.pos>=this.
input.length&&this.raise(this.start,"Unterminated string constant");var n=this.input.charCodeAt(this.pos);if(n===e)break;n===92?(t+=this.input.slice(r,this.pos),
t+=this.readEscapedChar(!1),r=this.pos):n===8232||n===8233?(this.options.ecmaVersion<10&&this.raise(this.start,"Unterminated string constant"),++this.pos,this.options.
locations&&(this.curLine++,this.lineStart=this.pos)):($a(n)&&this.raise(this.start,"Unterminated string constant"),++this.pos)}return t+=this.input.slice(r,this.
pos++),this.finishToken(f.string,t)};var QD={};ue.tryReadTemplateToken=function(){this.inTemplateElement=!0;try{this.readTmplToken()}catch(e){if(e===QD)this.readInvalidTemplateToken();else
throw e}this.inTemplateElement=!1};ue.invalidStringToken=function(e,t){if(this.inTemplateElement&&this.options.ecmaVersion>=9)throw QD;this.raise(e,t)};ue.readTmplToken=
function(){for(var e="",t=this.pos;;){this.pos>=this.input.length&&this.raise(this.start,"Unterminated template");var r=this.input.charCodeAt(this.pos);if(r===96||
r===36&&this.input.charCodeAt(this.pos+1)===123)return this.pos===this.start&&(this.type===f.template||this.type===f.invalidTemplate)?r===36?(this.pos+=2,this.finishToken(
f.dollarBraceL)):(++this.pos,this.finishToken(f.backQuote)):(e+=this.input.slice(t,this.pos),this.finishToken(f.template,e));if(r===92)e+=this.input.slice(t,this.
pos),e+=this.readEscapedChar(!0),t=this.pos;else if($a(r)){switch(e+=this.input.slice(t,this.pos),++this.pos,r){case 13:this.input.charCodeAt(this.pos)===10&&++this.
pos;case 10:e+=`
`;break;default:e+=String.fromCharCode(r);break}this.options.locations&&(++this.curLine,this.lineStart=this.pos),t=this.pos}else++this.pos}};ue.readInvalidTemplateToken=
function(){for(;this.pos<this.input.length;this.pos++)switch(this.input[this.pos]){case"\\":++this.pos;break;case"$":if(this.input[this.pos+1]!=="{")break;case"\
`":return this.finishToken(f.invalidTemplate,this.input.slice(this.start,this.pos));case"\r":this.input[this.pos+1]===`
`&&++this.pos;case`
`:case"\u2028":case"\u2029":++this.curLine,this.lineStart=this.pos+1;break}this.raise(this.start,"Unterminated template")};ue.readEscapedChar=function(e){var t=this.
input.charCodeAt(++this.pos);switch(++this.pos,t){case 110:return`
`;case 114:return"\r";case 120:return String.fromCharCode(this.readHexChar(2));case 117:return Wn(this.readCodePoint());case 116:return"	";case 98:return"\b";case 118:
return"\v";case 102:return"\f";case 13:this.input.charCodeAt(this.pos)===10&&++this.pos;case 10:return this.options.locations&&(this.lineStart=this.pos,++this.curLine),
"";case 56:case 57:if(this.strict&&this.invalidStringToken(this.pos-1,"Invalid escape sequence"),e){var r=this.pos-1;this.invalidStringToken(r,"Invalid escape s\
equence in template string")}default:if(t>=48&&t<=55){var n=this.input.substr(this.pos-1,3).match(/^[0-7]+/)[0],i=parseInt(n,8);return i>255&&(n=n.slice(0,-1),i=
parseInt(n,8)),this.pos+=n.length-1,t=this.input.charCodeAt(this.pos),(n!=="0"||t===56||t===57)&&(this.strict||e)&&this.invalidStringToken(this.pos-1-n.length,e?
"Octal literal in template string":"Octal literal in strict mode"),String.fromCharCode(i)}return $a(t)?(this.options.locations&&(this.lineStart=this.pos,++this.
curLine),""):String.fromCharCode(t)}};ue.readHexChar=function(e){var t=this.pos,r=this.readInt(16,e);return r===null&&this.invalidStringToken(t,"Bad character e\
scape sequence"),r};ue.readWord1=function(){this.containsEsc=!1;for(var e="",t=!0,r=this.pos,n=this.options.ecmaVersion>=6;this.pos<this.input.length;){var i=this.
fullCharCodeAtPos();if(zn(i,n))this.pos+=i<=65535?1:2;else if(i===92){this.containsEsc=!0,e+=this.input.slice(r,this.pos);var s=this.pos;this.input.charCodeAt(++this.
pos)!==117&&this.invalidStringToken(this.pos,"Expecting Unicode escape sequence \\uXXXX"),++this.pos;var a=this.readCodePoint();(t?vn:zn)(a,n)||this.invalidStringToken(
s,"Invalid Unicode escape"),e+=Wn(a),r=this.pos}else break;t=!1}return e+this.input.slice(r,this.pos)};ue.readWord=function(){var e=this.readWord1(),t=f.name;return this.
keywords.test(e)&&(t=Rg[e]),this.finishToken(t,e)};var Lq="8.19.0";nt.acorn={Parser:nt,version:Lq,defaultOptions:Sg,Position:Du,SourceLocation:jp,getLineInfo:TD,
Node:Kp,TokenType:he,tokTypes:f,keywordTypes:Rg,TokContext:Zr,tokContexts:He,isIdentifierChar:zn,isIdentifierStart:vn,Token:wg,isNewLine:$a,lineBreak:or,lineBreakG:sq,
nonASCIIwhitespace:yD};var Fq=2026;function ZD(e,t,r){Wp.budget=r;let n=t==="module"?"module":"script";return Wp.parse(e,{ecmaVersion:Fq,sourceType:n,allowHashBang:!1,preserveParens:!1})}
var JD=1e4,Bq=20,Uq=32,Wp=class e extends nt{static budget;#e=e.budget;#t={statement:0,assign:0,unary:0,operator:0,new:0,pattern:0};#r(t){this.#t[t]+=1,this.#e.
checkNesting(this.#t[t])}next(t){this.#e.spendTokens(),super.next(t)}finishNode(t,r){this.#e.spendNodes();let n=t.arguments??t.params??t.expressions??t.regex?.pattern;
return n!==void 0&&n.length>JD&&this.raise(t.start,"parts"),super.finishNode(t,r)}updateContext(t){super.updateContext(t===f.questionDot?f.dot:t)}validateRegExpPattern(t){
let{length:r}=t.source.matchAll(/\(\?</g).toArray();(r>Bq||t.source.length>JD)&&this.raise(t.start,"regular expression"),super.validateRegExpPattern(t)}readWord1(){
let t=this.pos,r=super.readWord1();return(this.containsEsc||/[^\x00-\x7f]/.test(r))&&this.raise(t,"identifier"),r}declareName(t,r,n){let{var:i,lexical:s,functions:a}=this.
scopeStack.at(-1);this.#e.spendTokens(Math.floor((i.length+s.length+a.length)/Uq)),super.declareName(t,r,n)}skipLineComment(t){t!==2&&this.raise(this.pos,"comme\
nt"),super.skipLineComment(t)}parseStatement(t,r,n){this.#r("statement");let i=super.parseStatement(t,r,n);return this.#t.statement-=1,i}parseMaybeAssign(t,r,n){
this.#r("assign");let i=super.parseMaybeAssign(t,r,n);return this.#t.assign-=1,i}parseMaybeUnary(t,r,n,i){this.#r("unary");let s=super.parseMaybeUnary(t,r,n,i);
return this.#t.unary-=1,s}parseExprOp(t,r,n,i,s){this.#r("operator");let a=super.parseExprOp(t,r,n,i,s);return this.#t.operator-=1,a}parseNew(){this.#r("new");let t=super.
parseNew();return this.#t.new-=1,t}parseBindingAtom(){this.#r("pattern");let t=super.parseBindingAtom();return this.#t.pattern-=1,t}parseSubscript(...t){let[r]=t,
n=super.parseSubscript(...t);return n===r||(n.chain=(r.chain??0)+1,this.#e.checkNesting(n.chain)),n}};var $g={rule:"script.text",family:"script"},Hq=[[/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/,{...$g,why:"A direction control character shows the script in \
another order than it runs.",fix:"Remove the character; write it as an escape in a string if it is text."}],[/[#@]\s*source(?:Mapping)?URL/i,{...$g,why:"A sourc\
e map loads another file.",fix:"Remove the source map comment."}],[/^#!/,{...$g,why:"A script for browsers must not have a hashbang line.",fix:"Remove the line."}]],
jq={rule:"script.syntax",family:"script",why:"The syntax is wrong here, or this is an identifier with escapes or other characters than ASCII, or an HTML-like co\
mment, or a list or regular expression of more than 10,000 parts, or a regular expression of more than 20 named groups and lookbehinds.",fix:"Correct the syntax\
; write identifiers in ASCII without escapes, and comments as // or /* */."};function ek(e,t){for(let[r,n]of Hq){let i=e.text.search(r);if(i!==-1){e.refuse(n,i);
return}}try{return{scan:e,kind:t,program:ZD(e.text,t,e.budget)}}catch(r){if(!(r instanceof SyntaxError))throw r;e.refuse(jq,"pos"in r&&typeof r.pos=="number"?r.
pos:0);return}}var Vq=/(?:^|[^-\w])(?:url\((?!\s*["']?#)|(?:-webkit-)?image-set\()/i;function tk(e){return Vq.test(e)}var Yp=class{#e=new Map;get(t){let r=this.#e.get(t)??$(new dt(t));return this.#e.set(t,r),r}};var wu=class{#e=new Map;at(t,r){let n=this.#e.get(r);n===void 0&&(n=new Map,this.#e.set(r,n));let i=n.get(t)??new Yr(r);return n.set(t,i),i}};var qq=3,Xp=class{budget;insideData=new Te;natives=new Yp;thrown=new Te;implicitFunctions=new Te;anySetter=new Te;anyMissingKey=new Te;renderer=new Te;rendererNodes=new Set;namesRead=new Set;functions=new Map;classes=new Map;scopes=new Map;staticBlocks=new Map;statementCalls=new Set;objectNodes=new Map;textNodes=new Map;#e;#t=[];#r=new Map;#n=new wu;#i=new wu;#s=[];#a;#m=0;#c=0;#l=0;#p=!1;constructor(t,r){
this.#e=t,this.budget=r}get isReporting(){return this.#p}evaluate(t,r){this.budget.spendSteps();let n=this.#d(this.#e.evaluate(this,t,r));return this.#p&&U(n)&&
this.refuse(R.noValue,t,r),n}execute(t,r){this.budget.spendSteps(),this.#e.execute(this,t,r)}bind(t,r,n){this.budget.spendSteps(),this.#e.bind(this,t,r,n)}makeFunction(t,r,n){
return this.#e.makeFunction(this,t,r,n)}callValue(t,r,n,i,s){return this.#e.callValue(this,t,r,n,i,s)}read(t){return this.#d(t.value),this.#a===void 0||(t.lastReader!==
this.#a&&t.addReader(this.#a),t.lastRead=this.#c),t.value}write(t,r){this.#d(t.value);let n=S(t.value,r);n!==t.value&&(t.value=n,this.#f(t))}prototypeChainOf(t){
let r=this.read(t.parents).refs;if(r.length===0)return[t];let n=new Set([t,...r]);for(let i of n){this.budget.spendSteps();for(let s of this.read(i.parents).refs)
n.add(s)}return n}readField(t,r,n="fields"){let i=t[n]?.get(r);return i!==void 0?this.read(i):(this.read(t.names),L)}writeField(t,r,n,i="fields"){t[i]??=new Map;
let s=t[i].get(r),a=t.isCertain(r)?n:Or(n);if(s!==void 0){this.write(s,a);return}t[i].set(r,new Te(a)),this.#f(t.names)}fieldsOf(t,r="fields"){return this.read(
t.names),this.budget.spendSteps(t[r]?.size??0),[...t[r]??[]]}methodsOf(t){let r=this.#r.get(t);if(r!==void 0)return r;let n=new Te;return this.#r.set(t,n),n}onceAt(t,r,n){
let i=t.get(r);if(i!==void 0)return i;let s=n();return t.set(r,s),s}objectAt(t,r){return this.#n.at(t,r)}pairAt(t){return this.#i.at(t,"array")}addUnit(t){let r={
run:t,isQueued:!1,hasRun:!1};return this.#t.push(r),this.#u(r),r}runFirst(t){t===void 0||t.hasRun||this.#l>=qq||this.#o(t)}settle(){for(let t=this.#s;t.length>0;t=
this.#s){this.#s=[];for(let r of t)r.isQueued&&this.#o(r)}}report(){this.#p=!0;for(let t of this.#t)this.#o(t);if(this.#p=!1,this.#s.length>0)throw new Error("A\
 value has grown after the analysis had settled.")}refuse(t,r,n){this.#p&&n.owner.scan.refuse(t,r.start)}checkText(t,r,n){this.budget.spendCharacters(t.length),
this.#p&&gm.test(t)&&this.textNodes.set(r,n.owner.scan),this.#p&&tk(t)&&this.refuse(R.styleValue,r,n)}refer(t,r,n){this.#p&&n.owner.scan.refer("image",t,r.start)}dataValue(){
return S(Ge,this.read(this.insideData))}#d(t){return this.budget.spendSteps(t.refs.length),t}#o(t){let r=this.#a,n=this.#c;this.#a=t,this.#m+=1,this.#c=this.#m,
this.#l+=1,t.isQueued=!1,t.hasRun=!0,t.run(),this.#l-=1,this.#a=r,this.#c=n}#f(t){let{lastReader:r,readers:n}=t;if(r===void 0){this.budget.spendSteps();return}this.
budget.spendSteps(1+(n?.size??1));let i=r===this.#a&&t.lastRead!==this.#c?r:void 0;if(n===void 0)i===void 0&&this.#u(r);else for(let s of n)s!==i&&this.#u(s)}#u(t){
t.isQueued||(t.isQueued=!0,this.#s.push(t))}};var rk=new Set(`addEventListener alert atob blur btoa caches cancelAnimationFrame cancelIdleCallback captureEvents chrome
  clearInterval clearTimeout clientInformation close closed confirm cookieStore createImageBitmap credentialless
  crossOriginIsolated crossOriginOpenerPolicy crypto customElements defaultStatus defaultstatus devicePixelRatio
  dispatchEvent document documentPictureInPicture event external fence fetch fetchLater find focus frameElement frames
  getComputedStyle getScreenDetails getSelection globalThis history indexedDB innerHeight innerWidth isSecureContext
  launchQueue length localStorage location locationbar matchMedia menubar model moveBy moveTo name navigation navigator
  offscreenBuffering open opener orientation origin originAgentCluster outerHeight outerWidth pageXOffset pageYOffset
  parent performance personalbar postMessage print prompt queryLocalFonts queueMicrotask releaseEvents
  removeEventListener reportError requestAnimationFrame requestIdleCallback resizeBy resizeTo RialtoRenderer scheduler
  screen screenLeft screenTop screenX screenY scroll scrollBy scrollTo scrollX scrollY scrollbars self sessionStorage
  setInterval setTimeout sharedStorage showDirectoryPicker showOpenFilePicker showSaveFilePicker speechSynthesis status
  statusbar stop structuredClone styleMedia toolbar top trustedTypes viewport visualViewport webkitCancelAnimationFrame
  webkitRequestAnimationFrame webkitRequestFileSystem webkitResolveLocalFileSystemURL webkitURL when window
  toString valueOf hasOwnProperty isPrototypeOf propertyIsEnumerable toLocaleString constructor __proto__
  __defineGetter__ __defineSetter__ __lookupGetter__ __lookupSetter__`.split(/\s+/));var Gq=new Set(Em);function ak(e,{scan:t,program:r},n,{position:i,count:s}){let a=new tt(n,{scan:t,scriptPosition:i,isStrict:xg(r.body)}),c=new tt(void 0,a.owner);
Xe(r,c);for(let p of r.body)p.type==="FunctionDeclaration"&&Nn([p],c);for(let p of c.variables.keys()){let{isLexical:d}=nk(n,p,i);d===!0&&t.refuse(R.windowGlobal,
sk(r.body,p,a)),ik(p)&&t.refuse(R.windowGlobal,sk(r.body,p,a))}let m=new tt(void 0,a.owner);Nn(r.body,m);for(let p of m.variables.keys()){if(c.variables.has(p))
continue;(s>1&&(ik(p)||lv(p))||n.variables.has(p))&&t.refuse(R.windowGlobal,0),nk(n,p,i).isLexical=!0}e.addUnit(()=>{for(let p of r.body)e.execute(p,a)})}function nk(e,t,r){
let n=e.declare(t);return n.scriptPosition=Math.min(n.scriptPosition??r,r),n.isHoisted=!0,n}function ik(e){return rk.has(e)||Gq.has(e)||Object.hasOwn(bn,e)||Object.
hasOwn(Qi,e)}function sk(e,t,{owner:r}){return e.find(i=>{let s=new tt(void 0,r);return Xe(i,s),i.type==="FunctionDeclaration"&&Nn([i],s),s.variables.has(t)})?.
start??0}function ok({scan:e,program:t},r,n){let i=new tt(r,{scan:e,scriptPosition:n,isStrict:!0});return Xe(t,i),Nn(t.body,i),i}function uk(e,{script:t,scope:r}){
e.addUnit(()=>{for(let n of t.program.body)Kq(e,n,r)})}function Kq(e,t,r){t.type==="ImportDeclaration"||t.type==="ExportAllDeclaration"||(t.type==="ExportNamedD\
eclaration"?t.declaration&&e.execute(t.declaration,r):t.type==="ExportDefaultDeclaration"?zq(e,t,r):e.execute(t,r))}function zq(e,t,r){let{declaration:n}=t,{cell:i}=r.
declare(yg(n));n.type==="FunctionDeclaration"?e.write(i,$(e.makeFunction(n,r))):n.type==="ClassDeclaration"?e.write(i,Oa(e,n,r)):e.write(i,e.evaluate(n,r))}function ck(e,t){let r=[],n=[];try{let i=Wq(e,t,r);r.every(s=>s.findings.length===0)&&n.push(...Yq(i,t))}catch(i){if(i instanceof RangeError)throw new En("nesti\
ng",Dr.nestingMax);if(!(i instanceof oa))throw i}return{scans:r,findings:n}}function Wq(e,t,r){let n=new Map,i=[...t.loaded];for(let{path:s,kind:a}of i){let c=e.
get(s),m=n.get(s);if(m!==void 0&&m.kind!==a&&m.scan.refuse(R.moduleImport,0),m!==void 0||c===void 0)continue;let p=new ua(s,c,t.budget);r.push(p);let d=ek(p,a);
if(d!==void 0){n.set(s,d);for(let{value:E,start:_}of uD(d.program)){let O=ls(s,E);O===null?p.refuse(R.moduleImport,_):(p.refer("script",String(E),_),i.push({path:O,
kind:"module"}))}}}return n}function Yq(e,{required:t,budget:r}){let n=new Xp({evaluate:Jv,execute:iD,bind:Kv,makeFunction:sD,callValue:Cn},r),[i]=e.values();if(i===
void 0)return dg(n,t);let s=new tt(void 0,{scan:i.scan,scriptPosition:0,isStrict:!1}),a=new Map,c=[...e.values()].map(({kind:d})=>d),m=c.slice(0,c.indexOf("modu\
le")).length;for(let[d,E]of e)E.kind==="module"&&a.set(d,{script:E,scope:ok(E,s,m-1)});let p=[...e.values()].filter(({kind:d})=>d==="classic");for(let[d,E]of p.
entries())ak(n,E,s,{position:d,count:e.size});cD(a);for(let d of a.values())uk(n,d);return n.addUnit(()=>zv(n)),n.settle(),aD(n),n.settle(),n.report(),Wv(n,t),dg(
n,t)}function lk(e,t,r){let n=new fm;try{return{findings:Xq(e,t,r,n),steps:n.steps}}catch(i){if(!(i instanceof En))throw i;let s=`The bundle exceeds the budget of th\
e scan: ${i.max} ${i.counted}.`;return{findings:[Z("scan.budget",null,s,"Simplify or remove files.")],steps:n.steps}}}function Xq(e,{entrypoint:t},{requiredPaths:r},n){
let i=new Set(e.keys()),s=GN(e,{entrypoint:t,requiredNames:r.flat()},n),a=Jq(t,s.scripts),c=ck(Qq(e),{loaded:a,required:r,budget:n}),m=[...s.scans,...c.scans],p=new Map(
m.map(E=>[E.path,f_(E,i)])),d=d_(t,p,i);return[...m.flatMap(({findings:E})=>E),...c.findings,...d]}function Qq(e){let t=[...e].filter(([r])=>mr(r)?.ending==="js");
return new Map(t.map(([r,n])=>[r,ni(n)??""]))}function Jq(e,t){let r=({isModule:n,isDeferred:i})=>n||i;return[...t.filter(n=>!r(n)),...t.filter(r)].flatMap(({url:n,
isModule:i})=>{let s=As(e,n);return s===null?[]:[{path:s,kind:i?"module":"classic"}]})}function mk(e,{sha256:t,isBuiltIn:r=!1}){let n="archive"in e?ec(e.archive,t):null,i="archive"in e?qx(e.archive):{ok:!0,files:e.files};if(!i.ok)return{report:Pg(
n,{findings:i.findings}),files:new Map};let s=new Map(i.files.map(({path:_,bytes:O})=>[_,O])),a=uE(i.files);if(a.length>0)return{report:Pg(n,{findings:a}),files:s};
let c=lE(i.files,t),{manifest:m,findings:p}=e7(s,r),d=Zq(s,m,p),E={files:c,digest:mE(c,t),manifest:m,steps:d.steps};return{report:Pg(n,{...E,findings:[...p,...d.
findings]}),files:s}}function Zq(e,t,r){let n=zu(t?.engine??"");return t===null||n===void 0||r.some(({severity:i})=>i==="error")?{findings:[],steps:0}:lk(e,t,n)}
function e7(e,t){let r=e.get(bt);if(r===void 0){let c=`There is no ${bt} at the root.`;return{manifest:null,findings:[Z("manifest.missing",null,c,"Add it.")]}}let{
manifest:n,findings:i}=c_(r),s=t?i.filter(({rule:c})=>c!=="name.reserved"):i;return n===null||e.has(n.entrypoint)?{manifest:n,findings:s}:{manifest:n,findings:[
...s,Z("manifest.entrypoint",bt,"The file that /entrypoint names is not in the bundle.","Add it, or name another one.")]}}function Pg(e,{findings:t,files:r=[],digest:n,
manifest:i,steps:s=0}){let a=t.every(({severity:m})=>m!=="error"),{findingsMax:c}=Ce;return{format:"rialto-report/1",ok:a,policy:p_.name,archive_sha256:e,digest:n??
null,files:r.map(({path:m,bytes:p,hash:d,mediaType:E})=>({path:m,bytes:p.length,hash:d,media_type:E})),manifest:i??null,findings:t.toSorted(t7).slice(0,c),truncated:t.
length>c,budget:{steps:s,steps_max:Dr.stepsMax},levels:{P1:a?"passed":"failed",P2:"not_run"}}}function t7(e,t){return Mg(e.file??"",t.file??"")||(e.line??0)-(t.
line??0)||(e.column??0)-(t.column??0)||Mg(e.rule,t.rule)||Mg(e.why,t.why)}function Mg(e,t){return e<t?-1:e>t?1:0}function pk(e){return e instanceof Uint8Array||ArrayBuffer.isView(e)&&e.constructor.name==="Uint8Array"&&"BYTES_PER_ELEMENT"in e&&e.BYTES_PER_ELEMENT===1}var Lg=e=>e?
`"${e}" `:"";function Fg(e,t=""){if(typeof e!="number")throw new TypeError(Lg(t)+"expected number, got "+typeof e);if(!Number.isSafeInteger(e)||e<0)throw new RangeError(
Lg(t)+"expected integer >= 0, got "+e);return e}function La(e,t,r=""){if(pk(e)&&(t===void 0||e.length===t))return e;t!==void 0&&Fg(t,"length");let n=pk(e),i=t!==void 0?` of length ${t}`:"",s=n?`length=${e.length}`:
`type=${typeof e}`,a=Lg(r)+"expected Uint8Array"+i+", got "+s;throw n?new RangeError(a):new TypeError(a)}function dk(e){if(typeof e!="function"||typeof e.create!="function")throw new TypeError("expected hash wrapped by utils.createHasher");if(Fg(e.outputLen),Fg(e.blockLen),
e.outputLen<1||e.blockLen<1)throw new Error("hash blockLen / outputLen must be >= 1")}var r7=(e,t)=>{if(e===null||typeof e!="object"||Array.isArray(e))throw new TypeError(
(t==="object"?"":`"${t}" `)+"expected object, got type="+typeof e)},fk=(e,t)=>{r7(e,t);let r=Object.getPrototypeOf(e);if(r!==Object.prototype&&r!==null)throw new TypeError(
`"${t}" expected plain object`);if(Object.hasOwn(e,"__proto__"))throw new TypeError(`"${t}.__proto__" is not allowed`)};function Fa(e,t=!0){if(e.destroyed)throw new Error(
"hash was destroyed");if(t&&e.finished)throw new Error("digest() was already called")}function Qp(e,t){La(e,void 0,"output");let r=t.outputLen;if(!(e.length>=r))
throw new RangeError('"output" expected length >= '+r)}function Ba(...e){for(let t=0;t<e.length;t++)e[t].fill(0)}function Jp(e){return new DataView(e.buffer,e.byteOffset,e.byteLength)}function en(e,t){return e<<32-t|
e>>>t}var n7=typeof Uint8Array.from([]).toHex=="function"&&typeof Uint8Array.fromHex=="function",i7=Array.from({length:256},(e,t)=>t.toString(16).padStart(2,"0"));function hk(e){
if(La(e),n7)return e.toHex();let t="";for(let r=0;r<e.length;r++)t+=i7[e[r]];return t}function Bg(e){if(typeof e!="string")throw new TypeError("string expected");let t=new TextEncoder().encode(e);try{return new Uint8Array(t)}finally{Ba(t)}}function s7(e,t,r="opts"){return fk(e,"defaults"),t!==void 0&&fk(t,r),Object.assign(Object.create(null),e,t)}function gk(e,t={}){if(typeof e!="function")throw new TypeError(
'"hashCons" expected function, got type='+typeof e);t=s7({},t,"info");let r=(i,s)=>e(s).update(i).digest(),n=e(void 0);return r.outputLen=n.outputLen,r.blockLen=
n.blockLen,r.canXOF=n.canXOF,r.create=i=>e(i),Object.assign(r,t),Object.freeze(r)}var xk=e=>({oid:Uint8Array.from([6,9,96,134,72,1,101,3,4,2,e])});var Zp=class{oHash;iHash;blockLen;outputLen;canXOF=!1;finished=!1;destroyed=!1;constructor(t,r){if(dk(t),La(r,void 0,"key"),this.iHash=t.create(),typeof this.iHash.
update!="function")throw new Error("expected Hash instance");this.blockLen=this.iHash.blockLen,this.outputLen=this.iHash.outputLen;let n=this.blockLen,i=new Uint8Array(
n);i.set(r.length>n?t.create().update(r).digest():r);for(let s=0;s<i.length;s++)i[s]^=54;this.iHash.update(i),this.oHash=t.create();for(let s=0;s<i.length;s++)i[s]^=
106;this.oHash.update(i),Ba(i)}update(t){return Fa(this),this.iHash.update(t),this}digestInto(t){Fa(this),Qp(t,this),this.finished=!0;let r=t.subarray(0,this.outputLen);
this.iHash.digestInto(r),this.oHash.update(r),this.oHash.digestInto(r),this.destroy()}digest(){let t=new Uint8Array(this.oHash.outputLen);return this.digestInto(
t),t}_cloneInto(t){t||=Object.create(Object.getPrototypeOf(this),{});let{oHash:r,iHash:n,finished:i,destroyed:s,blockLen:a,outputLen:c,canXOF:m}=this;return t=t,
t.finished=i,t.destroyed=s,t.blockLen=a,t.outputLen=c,t.canXOF=m,t.oHash=r._cloneInto(t.oHash),t.iHash=n._cloneInto(t.iHash),t}clone(){return this._cloneInto()}destroy(){
this.destroyed=!0,this.oHash.destroy(),this.iHash.destroy()}},Ek=(()=>{let e=((t,r,n)=>new Zp(t,r).update(n).digest());return e.create=(t,r)=>new Zp(t,r),e})();var a7=e=>e/2**32|0,o7=e=>e>>>0;function yk(e,t,r,n){let i=a7(r),s=o7(r);e.setUint32(t,n?s:i,n),e.setUint32(t+4,n?i:s,n)}function bk(e,t,r){return e&t^~e&r}function Tk(e,t,r){return e&t^e&r^t&r}var ef=class{blockLen;outputLen;canXOF=!1;padOffset;isLE;buffer;view;finished=!1;length=0;pos=0;destroyed=!1;constructor(t,r,n,i){
this.blockLen=t,this.outputLen=r,this.padOffset=n,this.isLE=i,this.buffer=new Uint8Array(t),this.view=Jp(this.buffer)}update(t){Fa(this),La(t);let{view:r,buffer:n,
blockLen:i}=this,s=t.length,a=!1;for(let c=0;c<s;){let m=Math.min(i-this.pos,s-c);if(m===i){let p=Jp(t);for(;i<=s-c;c+=i)this.process(p,c);a=!0;continue}n.set(c===
0&&m===s?t:t.subarray(c,c+m),this.pos),this.pos+=m,c+=m,this.pos===i&&(this.process(r,0),this.pos=0,a=!0)}return this.length+=t.length,a&&this.roundClean(),this}digestInto(t){
Fa(this),Qp(t,this),this.finished=!0;let{buffer:r,view:n,blockLen:i,isLE:s}=this,{pos:a}=this;r[a++]=128,r.fill(0,a),this.padOffset>i-a&&(this.process(n,0),r.fill(
0)),yk(n,i-8,this.length*8,s),this.process(n,0),this.roundClean();let c=t===r?n:Jp(t),m=this.outputLen,p=m/4,d=this.get();if(m%4||p>d.length)throw new Error("in\
valid outputLen");for(let E=0;E<p;E++)c.setUint32(4*E,d[E],s)}digest(){let{buffer:t,outputLen:r}=this;this.digestInto(t);let n=t.slice(0,r);return this.destroy(),
n}_cloneIntoMeta(t){let{buffer:r,length:n,finished:i,destroyed:s,pos:a}=this;return t.destroyed=s,t.finished=i,t.length=n,t.pos=a,a&&t.buffer.set(r),t}clone(){return this.
_cloneInto()}},Ik=Uint32Array.from([1779033703,3144134277,1013904242,2773480762,1359893119,2600822924,528734635,1541459225]);var u7=Uint32Array.from([1116352408,1899447441,3049323471,3921009573,961987163,1508970993,2453635748,2870763221,3624381080,310598401,607225278,1426881987,1925078388,
2162078206,2614888103,3248222580,3835390401,4022224774,264347078,604807628,770255983,1249150122,1555081692,1996064986,2554220882,2821834349,2952996808,3210313671,
3336571891,3584528711,113926993,338241895,666307205,773529912,1294757372,1396182291,1695183700,1986661051,2177026350,2456956037,2730485921,2820302411,3259730800,
3345764771,3516065817,3600352804,4094571909,275423344,430227734,506948616,659060556,883997877,958139571,1322822218,1537002063,1747873779,1955562222,2024104815,2227730452,
2361852424,2428436474,2756734187,3204031479,3329325298]),Di=new Uint32Array(64),Ug=class extends ef{A=0;B=0;C=0;D=0;E=0;F=0;G=0;H=0;constructor(t,r){super(64,t,
8,!1),this.A=r[0]|0,this.B=r[1]|0,this.C=r[2]|0,this.D=r[3]|0,this.E=r[4]|0,this.F=r[5]|0,this.G=r[6]|0,this.H=r[7]|0}get(){let{A:t,B:r,C:n,D:i,E:s,F:a,G:c,H:m}=this;
return[t,r,n,i,s,a,c,m]}set(t,r,n,i,s,a,c,m){this.A=t|0,this.B=r|0,this.C=n|0,this.D=i|0,this.E=s|0,this.F=a|0,this.G=c|0,this.H=m|0}_cloneInto(t){return(t||=new this.
constructor).set(...this.get()),this._cloneIntoMeta(t)}process(t,r){for(let E=0;E<16;E++,r+=4)Di[E]=t.getUint32(r,!1);for(let E=16;E<64;E++){let _=Di[E-15],O=Di[E-
2],j=en(_,7)^en(_,18)^_>>>3,Ae=en(O,17)^en(O,19)^O>>>10;Di[E]=Ae+Di[E-7]+j+Di[E-16]|0}let{A:n,B:i,C:s,D:a,E:c,F:m,G:p,H:d}=this;for(let E=0;E<64;E++){let _=en(c,
6)^en(c,11)^en(c,25),O=d+_+bk(c,m,p)+u7[E]+Di[E]|0,Ae=(en(n,2)^en(n,13)^en(n,22))+Tk(n,i,s)|0;d=p,p=m,m=c,c=a+O|0,a=s,s=i,i=n,n=O+Ae|0}n=n+this.A|0,i=i+this.B|0,
s=s+this.C|0,a=a+this.D|0,c=c+this.E|0,m=m+this.F|0,p=p+this.G|0,d=d+this.H|0,this.set(n,i,s,a,c,m,p,d)}roundClean(){Ba(Di)}destroy(){this.destroyed=!0,this.set(
0,0,0,0,0,0,0,0),Ba(this.buffer)}},Hg=class extends Ug{constructor(){super(32,Ik)}};var tf=gk(()=>new Hg,xk(1));var Ak={sha256:tf,sha256Hex:e=>hk(tf(Bg(e))),hmacSha256:(e,t)=>Ek(tf,e,Bg(t))};function VUe(e){return mk(e,Ak).report}export{VUe as validateBundle};
