// Written by `npm run contracts` from src/arcade/games/bundle; not by hand.
// The check of games before they are uploaded, for Node and browsers: validateBundle({ archive }) or validateBundle({ files })
// gives the report that the server gives for the same bytes. Contains parts of acorn (MIT, (c) 2012-2022 by various contributors),
// css-tree (MIT, (c) 2016-2024 Roman Dvornov), entities (BSD-2-Clause, (c) Felix Böhm), noble-hashes (MIT, (c) 2022 Paul Miller),
// parse5 (MIT, (c) 2013-2019 Ivan Nikulin), saxes (ISC, (c) Isaac Z. Schlueter and contributors), typebox (MIT, (c) 2017-2026
// Haydn Paterson) and xmlchars (MIT, (c) Louis-Dominique Dubeau).
var Cv=Object.create;var Dp=Object.defineProperty;var _v=Object.getOwnPropertyDescriptor;var Rv=Object.getOwnPropertyNames;var Nv=Object.getPrototypeOf,Dv=Object.prototype.hasOwnProperty;var Su=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(r){throw t=0,r}},Kt=(e,t)=>{for(var r in t)Dp(e,r,{get:t[r],enumerable:!0})},vv=(e,t,r,n)=>{
if(t&&typeof t=="object"||typeof t=="function")for(let i of Rv(t))!Dv.call(e,i)&&i!==r&&Dp(e,i,{get:()=>t[i],enumerable:!(n=_v(t,i))||n.enumerable});return e};var kv=(e,t,r)=>(r=e!=null?Cv(Nv(e)):{},vv(t||!e||!e.__esModule?Dp(r,"default",{value:e,enumerable:!0}):r,e));var $R=Su(De=>{"use strict";Object.defineProperty(De,"__esModule",{value:!0});De.CHAR=`	
\r -퟿-�𐀀-􏿿`;De.S=` 	\r
`;De.NAME_START_CHAR=":A-Z_a-zÀ-ÖØ-öø-˿Ͱ-ͽͿ-῿‌‍⁰-↏Ⰰ-⿯、-퟿豈-﷏ﷰ-�𐀀-󯿿";De.NAME_CHAR="-"+De.NAME_START_CHAR+".0-9·̀-ͯ‿-⁀";
De.CHAR_RE=new RegExp("^["+De.CHAR+"]$","u");De.S_RE=new RegExp("^["+De.S+"]+$","u");De.NAME_START_CHAR_RE=new RegExp("^["+De.NAME_START_CHAR+"]$","u");De.NAME_CHAR_RE=
new RegExp("^["+De.NAME_CHAR+"]$","u");De.NAME_RE=new RegExp("^["+De.NAME_START_CHAR+"]["+De.NAME_CHAR+"]*$","u");De.NMTOKEN_RE=new RegExp("^["+De.NAME_CHAR+"]+\
$","u");var n0=9,i0=10,s0=13,a0=32;De.S_LIST=[a0,i0,s0,n0];function E9(e){return e>=a0&&e<=55295||e===i0||e===s0||e===n0||e>=57344&&e<=65533||e>=65536&&e<=1114111}
De.isChar=E9;function x9(e){return e===a0||e===i0||e===s0||e===n0}De.isS=x9;function OR(e){return e>=65&&e<=90||e>=97&&e<=122||e===58||e===95||e===8204||e===8205||
e>=192&&e<=214||e>=216&&e<=246||e>=248&&e<=767||e>=880&&e<=893||e>=895&&e<=8191||e>=8304&&e<=8591||e>=11264&&e<=12271||e>=12289&&e<=55295||e>=63744&&e<=64975||e>=
65008&&e<=65533||e>=65536&&e<=983039}De.isNameStartChar=OR;function y9(e){return OR(e)||e>=48&&e<=57||e===45||e===46||e===183||e>=768&&e<=879||e>=8255&&e<=8256}
De.isNameChar=y9});var BR=Su(Ee=>{"use strict";Object.defineProperty(Ee,"__esModule",{value:!0});Ee.CHAR="-퟿-�𐀀-􏿿";Ee.RESTRICTED_CHAR="-\b\v\f---";Ee.S=` 	\
\r
`;Ee.NAME_START_CHAR=":A-Z_a-zÀ-ÖØ-öø-˿Ͱ-ͽͿ-῿‌‍⁰-↏Ⰰ-⿯、-퟿豈-﷏ﷰ-�𐀀-󯿿";Ee.NAME_CHAR="-"+Ee.NAME_START_CHAR+".0-9·̀-ͯ‿-⁀";
Ee.CHAR_RE=new RegExp("^["+Ee.CHAR+"]$","u");Ee.RESTRICTED_CHAR_RE=new RegExp("^["+Ee.RESTRICTED_CHAR+"]$","u");Ee.S_RE=new RegExp("^["+Ee.S+"]+$","u");Ee.NAME_START_CHAR_RE=
new RegExp("^["+Ee.NAME_START_CHAR+"]$","u");Ee.NAME_CHAR_RE=new RegExp("^["+Ee.NAME_CHAR+"]$","u");Ee.NAME_RE=new RegExp("^["+Ee.NAME_START_CHAR+"]["+Ee.NAME_CHAR+
"]*$","u");Ee.NMTOKEN_RE=new RegExp("^["+Ee.NAME_CHAR+"]+$","u");var wR=9,PR=10,LR=13,MR=32;Ee.S_LIST=[MR,PR,LR,wR];function T9(e){return e>=1&&e<=55295||e>=57344&&
e<=65533||e>=65536&&e<=1114111}Ee.isChar=T9;function I9(e){return e>=1&&e<=8||e===11||e===12||e>=14&&e<=31||e>=127&&e<=132||e>=134&&e<=159}Ee.isRestrictedChar=I9;
function b9(e){return e===9||e===10||e===13||e>31&&e<127||e===133||e>159&&e<=55295||e>=57344&&e<=65533||e>=65536&&e<=1114111}Ee.isCharAndNotRestricted=b9;function A9(e){
return e===MR||e===PR||e===LR||e===wR}Ee.isS=A9;function FR(e){return e>=65&&e<=90||e>=97&&e<=122||e===58||e===95||e===8204||e===8205||e>=192&&e<=214||e>=216&&e<=
246||e>=248&&e<=767||e>=880&&e<=893||e>=895&&e<=8191||e>=8304&&e<=8591||e>=11264&&e<=12271||e>=12289&&e<=55295||e>=63744&&e<=64975||e>=65008&&e<=65533||e>=65536&&
e<=983039}Ee.isNameStartChar=FR;function S9(e){return FR(e)||e>=48&&e<=57||e===45||e===46||e===183||e>=768&&e<=879||e>=8255&&e<=8256}Ee.isNameChar=S9});var HR=Su(Zt=>{"use strict";Object.defineProperty(Zt,"__esModule",{value:!0});Zt.NC_NAME_START_CHAR="A-Z_a-zÀ-ÖØ-öø-˿Ͱ-ͽͿ-῿‌-‍⁰-↏Ⰰ-⿯、-퟿豈-﷏ﷰ-�𐀀-󯿿";
Zt.NC_NAME_CHAR="-"+Zt.NC_NAME_START_CHAR+".0-9·̀-ͯ‿-⁀";Zt.NC_NAME_START_CHAR_RE=new RegExp("^["+Zt.NC_NAME_START_CHAR+"]$","u");Zt.NC_NAME_CHAR_RE=new RegExp(
"^["+Zt.NC_NAME_CHAR+"]$","u");Zt.NC_NAME_RE=new RegExp("^["+Zt.NC_NAME_START_CHAR+"]["+Zt.NC_NAME_CHAR+"]*$","u");function UR(e){return e>=65&&e<=90||e===95||e>=
97&&e<=122||e>=192&&e<=214||e>=216&&e<=246||e>=248&&e<=767||e>=880&&e<=893||e>=895&&e<=8191||e>=8204&&e<=8205||e>=8304&&e<=8591||e>=11264&&e<=12271||e>=12289&&e<=
55295||e>=63744&&e<=64975||e>=65008&&e<=65533||e>=65536&&e<=983039}Zt.isNCNameStartChar=UR;function C9(e){return UR(e)||e===45||e===46||e>=48&&e<=57||e===183||e>=
768&&e<=879||e>=8255&&e<=8256}Zt.isNCNameChar=C9});var oN=Su(ga=>{"use strict";Object.defineProperty(ga,"__esModule",{value:!0});ga.SaxesParser=ga.EVENTS=void 0;var Ea=$R(),_9=BR(),T0=HR(),er=Ea.isS,R9=Ea.isChar,
ru=Ea.isNameStartChar,jR=Ea.isNameChar,rN=Ea.S_LIST,N9=Ea.NAME_RE,D9=_9.isChar,v9=T0.isNCNameStartChar,k9=T0.isNCNameChar,O9=T0.NC_NAME_RE,ep="http://www.w3.org\
/XML/1998/namespace",ha="http://www.w3.org/2000/xmlns/",$9={__proto__:null,xml:ep,xmlns:ha},w9={__proto__:null,amp:"&",gt:">",lt:"<",quot:'"',apos:"'"},Me=-1,xn=-2,
qR=0,P9=1,o0=2,L9=3,pa=4,M9=5,F9=6,B9=7,u0=8,U9=9,H9=10,j9=11,q9=12,jt=13,Ym=14,c0=15,V9=16,l0=17,G9=18,K9=19,m0=20,z9=21,W9=22,Y9=23,VR=24,p0=25,Xm=26,GR=27,X9=28,
Q9=29,KR=30,J9=31,Z9=32,Xi=33,e8=34,f0=35,nu=36,d0=37,t8=38,zR=39,WR=40,r8=41,YR=42,n8=43,i8=44,h0=9,Gr=10,g0=13,XR=32,QR=33,nN=34,iu=38,iN=39,Qm=45,Jm=47,s8=59,
Ei=60,fa=61,it=62,Et=63,sN=91,da=93,JR=133,ZR=8232,Zm=e=>e===nN||e===iN,aN=[nN,iN],a8=[...aN,sN,it],o8=[...aN,Ei,da],u8=[fa,Et,...rN],c8=[...rN,it,iu,Ei];function x0(e,t,r){
switch(t){case"xml":r!==ep&&e.fail(`xml prefix must be bound to ${ep}.`);break;case"xmlns":r!==ha&&e.fail(`xmlns prefix must be bound to ${ha}.`);break;default:}
switch(r){case ha:e.fail(t===""?`the default namespace may not be set to ${r}.`:`may not assign a prefix (even "xmlns") to the URI ${ha}.`);break;case ep:switch(t){case"\
xml":break;case"":e.fail(`the default namespace may not be set to ${r}.`);break;default:e.fail("may not assign the xml namespace to another prefix.")}break;default:}}
function l8(e,t){for(let r of Object.keys(t))x0(e,r,t[r])}var m8=e=>O9.test(e),p8=e=>N9.test(e),Qi=0,eN=1,E0=2;ga.EVENTS=["xmldecl","text","processinginstructio\
n","doctype","comment","opentagstart","attribute","opentag","closetag","cdata","error","end","ready"];var tN={xmldecl:"xmldeclHandler",text:"textHandler",processinginstruction:"\
piHandler",doctype:"doctypeHandler",comment:"commentHandler",opentagstart:"openTagStartHandler",attribute:"attributeHandler",opentag:"openTagHandler",closetag:"\
closeTagHandler",cdata:"cdataHandler",error:"errorHandler",end:"endHandler",ready:"readyHandler"},y0=class{constructor(t){this.opt=t??{},this.fragmentOpt=!!this.
opt.fragment;let r=this.xmlnsOpt=!!this.opt.xmlns;if(this.trackPosition=this.opt.position!==!1,this.fileName=this.opt.fileName,r){this.nameStartCheck=v9,this.nameCheck=
k9,this.isName=m8,this.processAttribs=this.processAttribsNS,this.pushAttrib=this.pushAttribNS,this.ns=Object.assign({__proto__:null},$9);let n=this.opt.additionalNamespaces;
n!=null&&(l8(this,n),Object.assign(this.ns,n))}else this.nameStartCheck=ru,this.nameCheck=jR,this.isName=p8,this.processAttribs=this.processAttribsPlain,this.pushAttrib=
this.pushAttribPlain;this.stateTable=[this.sBegin,this.sBeginWhitespace,this.sDoctype,this.sDoctypeQuote,this.sDTD,this.sDTDQuoted,this.sDTDOpenWaka,this.sDTDOpenWakaBang,
this.sDTDComment,this.sDTDCommentEnding,this.sDTDCommentEnded,this.sDTDPI,this.sDTDPIEnding,this.sText,this.sEntity,this.sOpenWaka,this.sOpenWakaBang,this.sComment,
this.sCommentEnding,this.sCommentEnded,this.sCData,this.sCDataEnding,this.sCDataEnding2,this.sPIFirstChar,this.sPIRest,this.sPIBody,this.sPIEnding,this.sXMLDeclNameStart,
this.sXMLDeclName,this.sXMLDeclEq,this.sXMLDeclValueStart,this.sXMLDeclValue,this.sXMLDeclSeparator,this.sXMLDeclEnding,this.sOpenTag,this.sOpenTagSlash,this.sAttrib,
this.sAttribName,this.sAttribNameSawWhite,this.sAttribValue,this.sAttribValueQuoted,this.sAttribValueClosed,this.sAttribValueUnquoted,this.sCloseTag,this.sCloseTagSawWhite],
this._init()}get closed(){return this._closed}_init(){var t;this.openWakaBang="",this.text="",this.name="",this.piTarget="",this.entity="",this.q=null,this.tags=
[],this.tag=null,this.topNS=null,this.chunk="",this.chunkPosition=0,this.i=0,this.prevI=0,this.carriedFromPrevious=void 0,this.forbiddenState=Qi,this.attribList=
[];let{fragmentOpt:r}=this;this.state=r?jt:qR,this.reportedTextBeforeRoot=this.reportedTextAfterRoot=this.closedRoot=this.sawRoot=r,this.xmlDeclPossible=!r,this.
xmlDeclExpects=["version"],this.entityReturnState=void 0;let{defaultXMLVersion:n}=this.opt;if(n===void 0){if(this.opt.forceXMLVersion===!0)throw new Error("forc\
eXMLVersion set but defaultXMLVersion is not set");n="1.0"}this.setXMLVersion(n),this.positionAtNewLine=0,this.doctype=!1,this._closed=!1,this.xmlDecl={version:void 0,
encoding:void 0,standalone:void 0},this.line=1,this.column=0,this.ENTITIES=Object.create(w9),(t=this.readyHandler)===null||t===void 0||t.call(this)}get position(){
return this.chunkPosition+this.i}get columnIndex(){return this.position-this.positionAtNewLine}on(t,r){this[tN[t]]=r}off(t){this[tN[t]]=void 0}makeError(t){var r;
let n=(r=this.fileName)!==null&&r!==void 0?r:"";return this.trackPosition&&(n.length>0&&(n+=":"),n+=`${this.line}:${this.column}`),n.length>0&&(n+=": "),new Error(
n+t)}fail(t){let r=this.makeError(t),n=this.errorHandler;if(n===void 0)throw r;return n(r),this}write(t){if(this.closed)return this.fail("cannot write after clo\
se; assign an onready handler.");let r=!1;t===null?(r=!0,t=""):typeof t=="object"&&(t=t.toString()),this.carriedFromPrevious!==void 0&&(t=`${this.carriedFromPrevious}${t}`,
this.carriedFromPrevious=void 0);let n=t.length,i=t.charCodeAt(n-1);!r&&(i===g0||i>=55296&&i<=56319)&&(this.carriedFromPrevious=t[n-1],n--,t=t.slice(0,n));let{stateTable:s}=this;
for(this.chunk=t,this.i=0;this.i<n;)s[this.state].call(this);return this.chunkPosition+=n,r?this.end():this}close(){return this.write(null)}getCode10(){let{chunk:t,
i:r}=this;if(this.prevI=r,this.i=r+1,r>=t.length)return Me;let n=t.charCodeAt(r);if(this.column++,n<55296){if(n>=XR||n===h0)return n;switch(n){case Gr:return this.
line++,this.column=0,this.positionAtNewLine=this.position,Gr;case g0:return t.charCodeAt(r+1)===Gr&&(this.i=r+2),this.line++,this.column=0,this.positionAtNewLine=
this.position,xn;default:return this.fail("disallowed character."),n}}if(n>56319)return n>=57344&&n<=65533||this.fail("disallowed character."),n;let i=65536+(n-
55296)*1024+(t.charCodeAt(r+1)-56320);return this.i=r+2,i>1114111&&this.fail("disallowed character."),i}getCode11(){let{chunk:t,i:r}=this;if(this.prevI=r,this.i=
r+1,r>=t.length)return Me;let n=t.charCodeAt(r);if(this.column++,n<55296){if(n>31&&n<127||n>159&&n!==ZR||n===h0)return n;switch(n){case Gr:return this.line++,this.
column=0,this.positionAtNewLine=this.position,Gr;case g0:{let s=t.charCodeAt(r+1);(s===Gr||s===JR)&&(this.i=r+2)}case JR:case ZR:return this.line++,this.column=
0,this.positionAtNewLine=this.position,xn;default:return this.fail("disallowed character."),n}}if(n>56319)return n>=57344&&n<=65533||this.fail("disallowed chara\
cter."),n;let i=65536+(n-55296)*1024+(t.charCodeAt(r+1)-56320);return this.i=r+2,i>1114111&&this.fail("disallowed character."),i}getCodeNorm(){let t=this.getCode();
return t===xn?Gr:t}unget(){this.i=this.prevI,this.column--}captureTo(t){let{i:r}=this,{chunk:n}=this;for(;;){let i=this.getCode(),s=i===xn,a=s?Gr:i;if(a===Me||t.
includes(a))return this.text+=n.slice(r,this.prevI),a;s&&(this.text+=`${n.slice(r,this.prevI)}
`,r=this.i)}}captureToChar(t){let{i:r}=this,{chunk:n}=this;for(;;){let i=this.getCode();switch(i){case xn:this.text+=`${n.slice(r,this.prevI)}
`,r=this.i,i=Gr;break;case Me:return this.text+=n.slice(r),!1;default:}if(i===t)return this.text+=n.slice(r,this.prevI),!0}}captureNameChars(){let{chunk:t,i:r}=this;
for(;;){let n=this.getCode();if(n===Me)return this.name+=t.slice(r),Me;if(!jR(n))return this.name+=t.slice(r,this.prevI),n===xn?Gr:n}}skipSpaces(){for(;;){let t=this.
getCodeNorm();if(t===Me||!er(t))return t}}setXMLVersion(t){this.currentXMLVersion=t,t==="1.0"?(this.isChar=R9,this.getCode=this.getCode10):(this.isChar=D9,this.
getCode=this.getCode11)}sBegin(){this.chunk.charCodeAt(0)===65279&&(this.i++,this.column++),this.state=P9}sBeginWhitespace(){let t=this.i,r=this.skipSpaces();switch(this.
prevI!==t&&(this.xmlDeclPossible=!1),r){case Ei:if(this.state=c0,this.text.length!==0)throw new Error("no-empty text at start");break;case Me:break;default:this.
unget(),this.state=jt,this.xmlDeclPossible=!1}}sDoctype(){var t;let r=this.captureTo(a8);switch(r){case it:{(t=this.doctypeHandler)===null||t===void 0||t.call(this,
this.text),this.text="",this.state=jt,this.doctype=!0;break}case Me:break;default:this.text+=String.fromCodePoint(r),r===sN?this.state=pa:Zm(r)&&(this.state=L9,
this.q=r)}}sDoctypeQuote(){let t=this.q;this.captureToChar(t)&&(this.text+=String.fromCodePoint(t),this.q=null,this.state=o0)}sDTD(){let t=this.captureTo(o8);t!==
Me&&(this.text+=String.fromCodePoint(t),t===da?this.state=o0:t===Ei?this.state=F9:Zm(t)&&(this.state=M9,this.q=t))}sDTDQuoted(){let t=this.q;this.captureToChar(
t)&&(this.text+=String.fromCodePoint(t),this.state=pa,this.q=null)}sDTDOpenWaka(){let t=this.getCodeNorm();switch(this.text+=String.fromCodePoint(t),t){case QR:
this.state=B9,this.openWakaBang="";break;case Et:this.state=j9;break;default:this.state=pa}}sDTDOpenWakaBang(){let t=String.fromCodePoint(this.getCodeNorm()),r=this.
openWakaBang+=t;this.text+=t,r!=="-"&&(this.state=r==="--"?u0:pa,this.openWakaBang="")}sDTDComment(){this.captureToChar(Qm)&&(this.text+="-",this.state=U9)}sDTDCommentEnding(){
let t=this.getCodeNorm();this.text+=String.fromCodePoint(t),this.state=t===Qm?H9:u0}sDTDCommentEnded(){let t=this.getCodeNorm();this.text+=String.fromCodePoint(
t),t===it?this.state=pa:(this.fail("malformed comment."),this.state=u0)}sDTDPI(){this.captureToChar(Et)&&(this.text+="?",this.state=q9)}sDTDPIEnding(){let t=this.
getCodeNorm();this.text+=String.fromCodePoint(t),t===it&&(this.state=pa)}sText(){this.tags.length!==0?this.handleTextInRoot():this.handleTextOutsideRoot()}sEntity(){
let{i:t}=this,{chunk:r}=this;e:for(;;)switch(this.getCode()){case xn:this.entity+=`${r.slice(t,this.prevI)}
`,t=this.i;break;case s8:{let{entityReturnState:n}=this,i=this.entity+r.slice(t,this.prevI);this.state=n;let s;i===""?(this.fail("empty entity name."),s="&;"):(s=
this.parseEntity(i),this.entity=""),(n!==jt||this.textHandler!==void 0)&&(this.text+=s);break e}case Me:this.entity+=r.slice(t);break e;default:}}sOpenWaka(){let t=this.
getCode();if(ru(t))this.state=e8,this.unget(),this.xmlDeclPossible=!1;else switch(t){case Jm:this.state=n8,this.xmlDeclPossible=!1;break;case QR:this.state=V9,this.
openWakaBang="",this.xmlDeclPossible=!1;break;case Et:this.state=Y9;break;default:this.fail("disallowed character in tag name"),this.state=jt,this.xmlDeclPossible=
!1}}sOpenWakaBang(){switch(this.openWakaBang+=String.fromCodePoint(this.getCodeNorm()),this.openWakaBang){case"[CDATA[":!this.sawRoot&&!this.reportedTextBeforeRoot&&
(this.fail("text data outside of root node."),this.reportedTextBeforeRoot=!0),this.closedRoot&&!this.reportedTextAfterRoot&&(this.fail("text data outside of roo\
t node."),this.reportedTextAfterRoot=!0),this.state=m0,this.openWakaBang="";break;case"--":this.state=l0,this.openWakaBang="";break;case"DOCTYPE":this.state=o0,
(this.doctype||this.sawRoot)&&this.fail("inappropriately located doctype declaration."),this.openWakaBang="";break;default:this.openWakaBang.length>=7&&this.fail(
"incorrect syntax.")}}sComment(){this.captureToChar(Qm)&&(this.state=G9)}sCommentEnding(){var t;let r=this.getCodeNorm();r===Qm?(this.state=K9,(t=this.commentHandler)===
null||t===void 0||t.call(this,this.text),this.text=""):(this.text+=`-${String.fromCodePoint(r)}`,this.state=l0)}sCommentEnded(){let t=this.getCodeNorm();t!==it?
(this.fail("malformed comment."),this.text+=`--${String.fromCodePoint(t)}`,this.state=l0):this.state=jt}sCData(){this.captureToChar(da)&&(this.state=z9)}sCDataEnding(){
let t=this.getCodeNorm();t===da?this.state=W9:(this.text+=`]${String.fromCodePoint(t)}`,this.state=m0)}sCDataEnding2(){var t;let r=this.getCodeNorm();switch(r){case it:{
(t=this.cdataHandler)===null||t===void 0||t.call(this,this.text),this.text="",this.state=jt;break}case da:this.text+="]";break;default:this.text+=`]]${String.fromCodePoint(
r)}`,this.state=m0}}sPIFirstChar(){let t=this.getCodeNorm();this.nameStartCheck(t)?(this.piTarget+=String.fromCodePoint(t),this.state=VR):t===Et||er(t)?(this.fail(
"processing instruction without a target."),this.state=t===Et?Xm:p0):(this.fail("disallowed character in processing instruction name."),this.piTarget+=String.fromCodePoint(
t),this.state=VR)}sPIRest(){let{chunk:t,i:r}=this;for(;;){let n=this.getCodeNorm();if(n===Me){this.piTarget+=t.slice(r);return}if(!this.nameCheck(n)){this.piTarget+=
t.slice(r,this.prevI);let i=n===Et;i||er(n)?this.piTarget==="xml"?(this.xmlDeclPossible||this.fail("an XML declaration must be at the start of the document."),this.
state=i?Xi:GR):this.state=i?Xm:p0:(this.fail("disallowed character in processing instruction name."),this.piTarget+=String.fromCodePoint(n));break}}}sPIBody(){if(this.
text.length===0){let t=this.getCodeNorm();t===Et?this.state=Xm:er(t)||(this.text=String.fromCodePoint(t))}else this.captureToChar(Et)&&(this.state=Xm)}sPIEnding(){
var t;let r=this.getCodeNorm();if(r===it){let{piTarget:n}=this;n.toLowerCase()==="xml"&&this.fail("the XML declaration must appear at the start of the document."),
(t=this.piHandler)===null||t===void 0||t.call(this,{target:n,body:this.text}),this.piTarget=this.text="",this.state=jt}else r===Et?this.text+="?":(this.text+=`?${String.
fromCodePoint(r)}`,this.state=p0);this.xmlDeclPossible=!1}sXMLDeclNameStart(){let t=this.skipSpaces();if(t===Et){this.state=Xi;return}t!==Me&&(this.state=X9,this.
name=String.fromCodePoint(t))}sXMLDeclName(){let t=this.captureTo(u8);if(t===Et){this.state=Xi,this.name+=this.text,this.text="",this.fail("XML declaration is i\
ncomplete.");return}if(er(t)||t===fa){if(this.name+=this.text,this.text="",!this.xmlDeclExpects.includes(this.name))switch(this.name.length){case 0:this.fail("d\
id not expect any more name/value pairs.");break;case 1:this.fail(`expected the name ${this.xmlDeclExpects[0]}.`);break;default:this.fail(`expected one of ${this.
xmlDeclExpects.join(", ")}`)}this.state=t===fa?KR:Q9}}sXMLDeclEq(){let t=this.getCodeNorm();if(t===Et){this.state=Xi,this.fail("XML declaration is incomplete.");
return}er(t)||(t!==fa&&this.fail("value required."),this.state=KR)}sXMLDeclValueStart(){let t=this.getCodeNorm();if(t===Et){this.state=Xi,this.fail("XML declara\
tion is incomplete.");return}er(t)||(Zm(t)?this.q=t:(this.fail("value must be quoted."),this.q=XR),this.state=J9)}sXMLDeclValue(){let t=this.captureTo([this.q,Et]);
if(t===Et){this.state=Xi,this.text="",this.fail("XML declaration is incomplete.");return}if(t===Me)return;let r=this.text;switch(this.text="",this.name){case"ve\
rsion":{this.xmlDeclExpects=["encoding","standalone"];let n=r;this.xmlDecl.version=n,/^1\.[0-9]+$/.test(n)?this.opt.forceXMLVersion||this.setXMLVersion(n):this.
fail("version number must match /^1\\.[0-9]+$/.");break}case"encoding":/^[A-Za-z][A-Za-z0-9._-]*$/.test(r)||this.fail("encoding value must match /^[A-Za-z0-9][A\
-Za-z0-9._-]*$/."),this.xmlDeclExpects=["standalone"],this.xmlDecl.encoding=r;break;case"standalone":r!=="yes"&&r!=="no"&&this.fail('standalone value must match\
 "yes" or "no".'),this.xmlDeclExpects=[],this.xmlDecl.standalone=r;break;default:}this.name="",this.state=Z9}sXMLDeclSeparator(){let t=this.getCodeNorm();if(t===
Et){this.state=Xi;return}er(t)||(this.fail("whitespace required."),this.unget()),this.state=GR}sXMLDeclEnding(){var t;this.getCodeNorm()===it?(this.piTarget!=="\
xml"?this.fail("processing instructions are not allowed before root."):this.name!=="version"&&this.xmlDeclExpects.includes("version")&&this.fail("XML declaratio\
n must contain a version."),(t=this.xmldeclHandler)===null||t===void 0||t.call(this,this.xmlDecl),this.name="",this.piTarget=this.text="",this.state=jt):this.fail(
"The character ? is disallowed anywhere in XML declarations."),this.xmlDeclPossible=!1}sOpenTag(){var t;let r=this.captureNameChars();if(r===Me)return;let n=this.
tag={name:this.name,attributes:Object.create(null)};switch(this.name="",this.xmlnsOpt&&(this.topNS=n.ns=Object.create(null)),(t=this.openTagStartHandler)===null||
t===void 0||t.call(this,n),this.sawRoot=!0,!this.fragmentOpt&&this.closedRoot&&this.fail("documents may contain only one root."),r){case it:this.openTag();break;case Jm:
this.state=f0;break;default:er(r)||this.fail("disallowed character in tag name."),this.state=nu}}sOpenTagSlash(){this.getCode()===it?this.openSelfClosingTag():(this.
fail("forward-slash in opening tag not followed by >."),this.state=nu)}sAttrib(){let t=this.skipSpaces();t!==Me&&(ru(t)?(this.unget(),this.state=d0):t===it?this.
openTag():t===Jm?this.state=f0:this.fail("disallowed character in attribute name."))}sAttribName(){let t=this.captureNameChars();t===fa?this.state=zR:er(t)?this.
state=t8:t===it?(this.fail("attribute without value."),this.pushAttrib(this.name,this.name),this.name=this.text="",this.openTag()):t!==Me&&this.fail("disallowed\
 character in attribute name.")}sAttribNameSawWhite(){let t=this.skipSpaces();switch(t){case Me:return;case fa:this.state=zR;break;default:this.fail("attribute \
without value."),this.text="",this.name="",t===it?this.openTag():ru(t)?(this.unget(),this.state=d0):(this.fail("disallowed character in attribute name."),this.state=
nu)}}sAttribValue(){let t=this.getCodeNorm();Zm(t)?(this.q=t,this.state=WR):er(t)||(this.fail("unquoted attribute value."),this.state=YR,this.unget())}sAttribValueQuoted(){
let{q:t,chunk:r}=this,{i:n}=this;for(;;)switch(this.getCode()){case t:this.pushAttrib(this.name,this.text+r.slice(n,this.prevI)),this.name=this.text="",this.q=null,
this.state=r8;return;case iu:this.text+=r.slice(n,this.prevI),this.state=Ym,this.entityReturnState=WR;return;case Gr:case xn:case h0:this.text+=`${r.slice(n,this.
prevI)} `,n=this.i;break;case Ei:this.text+=r.slice(n,this.prevI),this.fail("disallowed character.");return;case Me:this.text+=r.slice(n);return;default:}}sAttribValueClosed(){
let t=this.getCodeNorm();er(t)?this.state=nu:t===it?this.openTag():t===Jm?this.state=f0:ru(t)?(this.fail("no whitespace between attributes."),this.unget(),this.
state=d0):this.fail("disallowed character in attribute name.")}sAttribValueUnquoted(){let t=this.captureTo(c8);switch(t){case iu:this.state=Ym,this.entityReturnState=
YR;break;case Ei:this.fail("disallowed character.");break;case Me:break;default:this.text.includes("]]>")&&this.fail('the string "]]>" is disallowed in char dat\
a.'),this.pushAttrib(this.name,this.text),this.name=this.text="",t===it?this.openTag():this.state=nu}}sCloseTag(){let t=this.captureNameChars();t===it?this.closeTag():
er(t)?this.state=i8:t!==Me&&this.fail("disallowed character in closing tag.")}sCloseTagSawWhite(){switch(this.skipSpaces()){case it:this.closeTag();break;case Me:
break;default:this.fail("disallowed character in closing tag.")}}handleTextInRoot(){let{i:t,forbiddenState:r}=this,{chunk:n,textHandler:i}=this;e:for(;;)switch(this.
getCode()){case Ei:{if(this.state=c0,i!==void 0){let{text:s}=this,a=n.slice(t,this.prevI);s.length!==0?(i(s+a),this.text=""):a.length!==0&&i(a)}r=Qi;break e}case iu:
this.state=Ym,this.entityReturnState=jt,i!==void 0&&(this.text+=n.slice(t,this.prevI)),r=Qi;break e;case da:switch(r){case Qi:r=eN;break;case eN:r=E0;break;case E0:
break;default:throw new Error("impossible state")}break;case it:r===E0&&this.fail('the string "]]>" is disallowed in char data.'),r=Qi;break;case xn:i!==void 0&&
(this.text+=`${n.slice(t,this.prevI)}
`),t=this.i,r=Qi;break;case Me:i!==void 0&&(this.text+=n.slice(t));break e;default:r=Qi}this.forbiddenState=r}handleTextOutsideRoot(){let{i:t}=this,{chunk:r,textHandler:n}=this,
i=!1;e:for(;;){let s=this.getCode();switch(s){case Ei:{if(this.state=c0,n!==void 0){let{text:a}=this,c=r.slice(t,this.prevI);a.length!==0?(n(a+c),this.text=""):
c.length!==0&&n(c)}break e}case iu:this.state=Ym,this.entityReturnState=jt,n!==void 0&&(this.text+=r.slice(t,this.prevI)),i=!0;break e;case xn:n!==void 0&&(this.
text+=`${r.slice(t,this.prevI)}
`),t=this.i;break;case Me:n!==void 0&&(this.text+=r.slice(t));break e;default:er(s)||(i=!0)}}i&&(!this.sawRoot&&!this.reportedTextBeforeRoot&&(this.fail("text d\
ata outside of root node."),this.reportedTextBeforeRoot=!0),this.closedRoot&&!this.reportedTextAfterRoot&&(this.fail("text data outside of root node."),this.reportedTextAfterRoot=
!0))}pushAttribNS(t,r){var n;let{prefix:i,local:s}=this.qname(t),a={name:t,prefix:i,local:s,value:r};if(this.attribList.push(a),(n=this.attributeHandler)===null||
n===void 0||n.call(this,a),i==="xmlns"){let c=r.trim();this.currentXMLVersion==="1.0"&&c===""&&this.fail("invalid attempt to undefine prefix in XML 1.0"),this.topNS[s]=
c,x0(this,s,c)}else if(t==="xmlns"){let c=r.trim();this.topNS[""]=c,x0(this,"",c)}}pushAttribPlain(t,r){var n;let i={name:t,value:r};this.attribList.push(i),(n=
this.attributeHandler)===null||n===void 0||n.call(this,i)}end(){var t,r;this.sawRoot||this.fail("document must contain a root element.");let{tags:n}=this;for(;n.
length>0;){let s=n.pop();this.fail(`unclosed tag: ${s.name}`)}this.state!==qR&&this.state!==jt&&this.fail("unexpected end.");let{text:i}=this;return i.length!==
0&&((t=this.textHandler)===null||t===void 0||t.call(this,i),this.text=""),this._closed=!0,(r=this.endHandler)===null||r===void 0||r.call(this),this._init(),this}resolve(t){
var r,n;let i=this.topNS[t];if(i!==void 0)return i;let{tags:s}=this;for(let a=s.length-1;a>=0;a--)if(i=s[a].ns[t],i!==void 0)return i;return i=this.ns[t],i!==void 0?
i:(n=(r=this.opt).resolvePrefix)===null||n===void 0?void 0:n.call(r,t)}qname(t){let r=t.indexOf(":");if(r===-1)return{prefix:"",local:t};let n=t.slice(r+1),i=t.
slice(0,r);return(i===""||n===""||n.includes(":"))&&this.fail(`malformed name: ${t}.`),{prefix:i,local:n}}processAttribsNS(){var t;let{attribList:r}=this,n=this.
tag;{let{prefix:a,local:c}=this.qname(n.name);n.prefix=a,n.local=c;let m=n.uri=(t=this.resolve(a))!==null&&t!==void 0?t:"";a!==""&&(a==="xmlns"&&this.fail('tags\
 may not have "xmlns" as prefix.'),m===""&&(this.fail(`unbound namespace prefix: ${JSON.stringify(a)}.`),n.uri=a))}if(r.length===0)return;let{attributes:i}=n,s=new Set;
for(let a of r){let{name:c,prefix:m,local:p}=a,g,y;m===""?(g=c==="xmlns"?ha:"",y=c):(g=this.resolve(m),g===void 0&&(this.fail(`unbound namespace prefix: ${JSON.
stringify(m)}.`),g=m),y=`{${g}}${p}`),s.has(y)&&this.fail(`duplicate attribute: ${y}.`),s.add(y),a.uri=g,i[c]=a}this.attribList=[]}processAttribsPlain(){let{attribList:t}=this,
r=this.tag.attributes;for(let{name:n,value:i}of t)r[n]!==void 0&&this.fail(`duplicate attribute: ${n}.`),r[n]=i;this.attribList=[]}openTag(){var t;this.processAttribs();
let{tags:r}=this,n=this.tag;n.isSelfClosing=!1,(t=this.openTagHandler)===null||t===void 0||t.call(this,n),r.push(n),this.state=jt,this.name=""}openSelfClosingTag(){
var t,r,n;this.processAttribs();let{tags:i}=this,s=this.tag;s.isSelfClosing=!0,(t=this.openTagHandler)===null||t===void 0||t.call(this,s),(r=this.closeTagHandler)===
null||r===void 0||r.call(this,s),(this.tag=(n=i[i.length-1])!==null&&n!==void 0?n:null)===null&&(this.closedRoot=!0),this.state=jt,this.name=""}closeTag(){let{tags:t,
name:r}=this;if(this.state=jt,this.name="",r===""){this.fail("weird empty close tag."),this.text+="</>";return}let n=this.closeTagHandler,i=t.length;for(;i-- >0;){
let s=this.tag=t.pop();if(this.topNS=s.ns,n?.(s),s.name===r)break;this.fail("unexpected close tag.")}i===0?this.closedRoot=!0:i<0&&(this.fail(`unmatched closing\
 tag: ${r}.`),this.text+=`</${r}>`)}parseEntity(t){if(t[0]!=="#"){let n=this.ENTITIES[t];return n!==void 0?n:(this.fail(this.isName(t)?"undefined entity.":"disa\
llowed character in entity name."),`&${t};`)}let r=NaN;return t[1]==="x"&&/^#x[0-9a-f]+$/i.test(t)?r=parseInt(t.slice(2),16):/^#[0-9]+$/.test(t)&&(r=parseInt(t.
slice(1),10)),this.isChar(r)?String.fromCodePoint(r):(this.fail("malformed character entity."),`&${t};`)}};ga.SaxesParser=y0});var Oa={resign:"The player resigned",duration:"Time limit reached",actions:"Action limit reached",abandoned:"Abandoned",voided:"Voided, not ranked"};var Cu={realtime:1,"slow-10":10,"slow-60":60,stepped:null};var dg=Array(40).fill(0),fg=153391689;function zn(e,t,r,n){let i=r+t.minX,s=n+t.minY;if(i<0||r+t.maxX>=10||s<0||n+t.maxY>=40)return!1;let{rows:a}=t;for(let c=0;c<
a.length;c+=1){let m=a[c]*7<<3*i;if((e[s+c]&m)!==0)return!1}return!0}function cs(e,t,r,n){let i=n;for(;zn(e,t,r,i-1);)i-=1;return i}function hg(e,t,r){return t<
0||t>=10||r<0||r>=40?!0:vp(e[r],t)!==0}function vp(e,t){return e>>3*t&7}function gg(e,t,r,n,i){let s=e.slice();for(let[a,c]of r.rows.entries()){let m=i+r.minY+a;
s[m]=s[m]|c*t<<3*(n+r.minX)}return s}function Eg(e,t,r){let n=[];for(let i=t;i<t+r;i+=1){let s=e[i];((s|s>>1|s>>2)&fg)===fg&&n.push(i)}return n}function xg(e,t){
let r=e.filter((n,i)=>!t.includes(i));for(;r.length<40;)r.push(0);return r}var Ov={none:[0,100,300,500,800],mini:[100,200,400],full:[400,800,1200,1600]},$v=[0,800,1200,1800,2e3],wv=50,Pv=20;function yg({lines:e,spin:t,isPerfect:r},{level:n,
clears:i,backToBack:s}){let a=Ov[t][e];if(a===void 0)throw new Error(`No placement clears ${e} lines with spin ${t}.`);if(e===0)return{points:a*n,clears:0,backToBack:s,
isChained:!1,isPerfect:!1};let c=e===4||t!=="none",m=c&&s,p=m?a*3/2:a,g=r?$v[e]:0;return{points:(p+g+wv*i)*n,clears:i+1,backToBack:c,isChained:m,isPerfect:r}}function xr(e){
return Math.min(Pv,1+Math.floor(e/10))}function _u(e){return Math.max(0,e-1)}var $a=[1,2,3,4,5,6,7],Wn=".IJLOSTZ",Tg=6,Lv={1:["....","IIII","....","...."],2:["J..","JJJ","..."],3:["..L","LLL","..."],4:["OO","OO"],5:[".SS","SS.","..."],6:[
".T.","TTT","..."],7:["ZZ.",".ZZ","..."]},Mv={1:[3,18],2:[3,19],3:[3,19],4:[4,20],5:[3,19],6:[3,19],7:[3,19]},Fv=$a.flatMap(e=>Bv(Lv[e]));function wa(e,t){return Fv[(e-
1)*4+t]}function Ig(e){return Mv[e]}function Bv(e){let t=e.length,r=[],n=e.flatMap((i,s)=>Array.from(i).flatMap((a,c)=>a==="."?[]:[[c,t-1-s]]));for(let i=0;i<4;i+=
1)r.push(Uv(n)),n=n.map(([s,a])=>[a,t-1-s]);return r}function Uv(e){let t=e.map(([c])=>c),r=e.map(([,c])=>c),n=Math.min(...t),i=Math.min(...r),s=Math.max(...r),
a=Array.from({length:s-i+1},(c,m)=>e.filter(([,p])=>p===i+m).reduce((p,[g])=>p|1<<3*(g-n),0));return{cells:e,minX:n,maxX:Math.max(...t),minY:i,maxY:s,rows:a}}var Hv=[1e6,793e3,617796,472729,355197,262004,189677,134735,93882,64152,42976,28218,18153,11439,7059,4264,2520,1457,824,455],Ci=5e5,bg=15;function _i(e){return Hv[xr(
e)-1]}function yr({piece:e,rotation:t}){if(e===0)throw new Error("No piece is in play.");return wa(e,t)}function Ru(e,t){let r=wa(t,0),[n,i]=Ig(t);return zn(e.board,
r,n,i)?(e.piece=t,e.rotation=0,e.x=n,e.y=i,e.lowestRow=i+r.minY,e.lockLeftUs=Ci,e.resetsLeft=bg,e.lastKick=-1,e.resting=!zn(e.board,r,n,i-1),e.landed=e.resting,
e.dueUs=e.tUs+(e.resting?Ci:_i(e.lines)),!0):!1}function ls(e,t,r,n,i){let s=e.resting,a=s?e.dueUs-e.tUs:e.lockLeftUs;i==="shift"&&e.landed&&e.resetsLeft>0&&(e.
resetsLeft-=1,a=Ci);let c=n+t.minY;c<e.lowestRow&&(e.lowestRow=c,e.resetsLeft=bg,a=Ci),e.x=r,e.y=n,e.lockLeftUs=a,e.resting=!zn(e.board,t,r,n-1),e.resting?(e.landed=
!0,e.dueUs=e.tUs+a):(s||i!=="shift")&&(e.dueUs=e.tUs+_i(e.lines))}function kp(e){let{config:t,dueUs:r,resting:n,y:i}=e;if(e.end!==null)return e.tUs;if(n)return Math.min(r,t.durationUs);let s=yr(e),a=cs(e.board,s,e.x,i),c=i-a,m=r+
(c-1)*_i(e.lines),p=a+s.minY<e.lowestRow?Ci:e.lockLeftUs;return Math.min(m+p,t.durationUs)}var jv=10,qv=2,Vv=4;function Ag(e){let{config:t,board:r,lines:n}=e;if(e.
end!==null)return e.tUs;let i=_i(n+jv),s=kp(e),a=Gv(r)+Vv;for(;a<=20&&s<t.durationUs;)s+=(20-a)*i+Ci,a+=qv;return Math.min(s,t.durationUs)}function Gv(e){let t=e.
length;for(;t>0&&e[t-1]===0;)t-=1;return t}function Sg(e,t,r){if(e===4)return Kv;let n=e===1?Wv:zv;return(r===1?n.clockwise:n.counterClockwise)[t]}var Kv=[[0,0]],zv={clockwise:[Tt("0 0  -1 0  -1 1  0 -2 \
 -1 -2"),Tt("0 0  1 0  1 -1  0 2  1 2"),Tt("0 0  1 0  1 1  0 -2  1 -2"),Tt("0 0  -1 0  -1 -1  0 2  -1 2")],counterClockwise:[Tt("0 0  1 0  1 1  0 -2  1 -2"),Tt(
"0 0  1 0  1 -1  0 2  1 2"),Tt("0 0  -1 0  -1 1  0 -2  -1 -2"),Tt("0 0  -1 0  -1 -1  0 2  -1 2")]},Wv={clockwise:[Tt("0 0  -2 0  1 0  -2 -1  1 2"),Tt("0 0  -1 0\
  2 0  -1 2  2 -1"),Tt("0 0  2 0  -1 0  2 1  -1 -2"),Tt("0 0  1 0  -2 0  1 -2  -2 1")],counterClockwise:[Tt("0 0  -1 0  2 0  -1 2  2 -1"),Tt("0 0  2 0  -1 0  2 \
1  -1 -2"),Tt("0 0  1 0  -2 0  1 -2  -2 1"),Tt("0 0  -2 0  1 0  -2 -1  1 2")]};function Tt(e){return e.split("  ").map(t=>{let[r,n]=t.split(" ").map(Number);return[
r,n]})}function ps({draft:e,events:t},r){e.lastEvent=r,t.push(r)}var Yv=4,Xv=[[0,0],[0,2],[2,2],[2,0]];function Cg({board:e,piece:t,rotation:r,x:n,y:i,lastKick:s}){if(t!==Tg||s<0)return"none";let a=[0,1,2,3].map(m=>{let[p,g]=Xv[(r+
m)%4];return hg(e,n+p,i+g)});return a.filter(m=>m).length<3?"none":a[1]===!0&&a[2]===!0||s===Yv?"full":"mini"}function Nu(e,t){let{draft:r}=e,n=yr(r),i=r.y+n.minY,s=Cg(r),a=n.cells.map(([y,S])=>[r.x+y,r.y+S]),c=Wn[r.piece];if(r.board=gg(r.board,r.piece,n,r.x,r.y),r.actionsSinceTick=
0,i>=20){ps(e,{type:"lock",t_us:r.tUs,piece:c,cells:a,t_spin:s,points:0}),_g(e,"lock_out");return}let m=Eg(r.board,i,n.rows.length),p=Qv(e,m,s),g=m.length===0?p.
points:0;ps(e,{type:"lock",t_us:r.tUs,piece:c,cells:a,t_spin:s,points:g}),m.length>0&&Jv(e,m,s,p),Zv(e,t)}function fs(e,t,r=null){e.draft.end=t,ps(e,{type:"end",
t_us:e.draft.tUs,reason:t,top_out:r})}function Qv({draft:e},t,r){t.length>0&&(e.board=xg(e.board,t));let n=t.length>0&&e.board.every(a=>a===0),i={level:xr(e.lines),
clears:e.clears,backToBack:e.backToBack},s=yg({lines:t.length,spin:r,isPerfect:n},i);return e.score+=s.points,e.clears=s.clears,e.backToBack=s.backToBack,s}function Jv(e,t,r,n){
let{draft:i}=e,s=xr(i.lines);i.lines+=t.length,ps(e,{type:"line_clear",t_us:i.tUs,rows:t,t_spin:r,combo:_u(n.clears),back_to_back:n.isChained,perfect_clear:n.isPerfect,
points:n.points});let a=xr(i.lines);a>s&&ps(e,{type:"level_up",t_us:i.tUs,level:a})}function Zv(e,t){let{draft:r}=e,[n,...i]=r.queue;if(!Ru(r,n)){_g(e,"block_ou\
t");return}r.pieces+=1,r.queue=[...i,t(r.pieces+i.length)]}function _g(e,t){e.draft.piece=0,e.draft.resting=!1,fs(e,"top_out",t)}var Rg=2e3;function Ng(e,t,r){let{draft:n}=e;for(let i=0;n.end===null&&n.dueUs<=t;i+=1){if(i===Rg)throw new Error(`A board nobody plays did not top out within ${Rg}\
 ticks.`);Pa(e,r)}n.end===null&&t>n.tUs&&Dg(e,t)}function Pa(e,t){let{draft:r}=e;if(r.dueUs>r.config.durationUs){Dg(e,r.config.durationUs);return}r.tUs=r.dueUs,
r.resting?Nu(e,t):ls(r,yr(r),r.x,r.y-1,"gravity"),r.end===null&&r.tUs===r.config.durationUs&&fs(e,"duration")}function Dg(e,t){let{draft:r}=e;r.tUs=Math.min(t,r.
config.durationUs),r.tUs===r.config.durationUs&&fs(e,"duration")}function vg(e,t,r){let{draft:n}=e;switch(t.type){case"move":return ek(n,t.direction==="left"?-1:1);case"rotate":return tk(n,t.direction==="cw"?1:3);case"soft_dr\
op":return rk(n);case"hard_drop":return nk(n),Nu(e,r),!0;case"wait":return n.actionsSinceTick=0,Pa(e,r),!0;default:throw new TypeError(`No action of tetris-v2: ${JSON.
stringify(t)}`)}}function ek(e,t){let r=yr(e);return zn(e.board,r,e.x+t,e.y)?(ls(e,r,e.x+t,e.y,"shift"),e.lastKick=-1,!0):!1}function tk(e,t){let r=e.piece,n=(e.
rotation+t)%4,i=wa(r,n),s=Sg(r,e.rotation,t);for(let a=0;a<s.length;a+=1){let[c,m]=s[a];if(zn(e.board,i,e.x+c,e.y+m))return e.rotation=n,ls(e,i,e.x+c,e.y+m,"shi\
ft"),e.lastKick=a,!0}return!1}function rk(e){return e.resting?!1:(ls(e,yr(e),e.x,e.y-1,"soft_drop"),e.lastKick=-1,e.score+=1,!0)}function nk(e){let t=cs(e.board,
yr(e),e.x,e.y);t!==e.y&&(e.score+=2*(e.y-t),e.y=t,e.lastKick=-1)}function kg(e){let t=e.board.slice(0,22).map(sk).reverse();return{format:"rialto-game/4.0",t_us:e.tUs,status:e.end===null?"running":"ended",end_reason:e.end,board:t.
slice(2),buffer:t.slice(0,2),active:e.piece===0?null:ik(e),next:e.queue.map(r=>Wn[r]),score:e.score,lines:e.lines,level:xr(e.lines),pieces:e.pieces,combo:_u(e.clears),
back_to_back:e.backToBack,gravity:{us_per_row:_i(e.lines),next_in_us:e.end===null?e.dueUs-e.tUs:null},left:{duration_us:e.config.durationUs-e.tUs,actions:e.config.
actionsMax-e.actions},last_event:e.lastEvent}}function ik(e){let t=yr(e),{x:r,y:n,resting:i}=e;return{piece:Wn[e.piece],rotation:e.rotation,x:r,y:n,cells:t.cells.
map(([s,a])=>[r+s,n+a]),ghost_y:cs(e.board,t,r,n),lock:{resting:i,left_us:i?e.dueUs-e.tUs:e.lockLeftUs,resets_left:e.resetsLeft}}}function sk(e){let t="";for(let r=0;r<
10;r+=1)t+=Wn[vp(e,r)];return t}var La={start:uk,step:ck,advance:lk,project:kg,outcome:mk},ak=5,ok=32;function uk(e,t,r){let{stepped:n,durationUs:i,actionsMax:s}=e;if(t!==1)throw new RangeError(
"One seat plays tetris-v2.");if(!Og(i)||!Og(s))throw new RangeError("Limits are whole numbers above 0.");let a={config:{stepped:n,durationUs:i,actionsMax:s},board:dg,
tUs:0,piece:0,rotation:0,x:0,y:0,resting:!1,landed:!1,dueUs:0,lockLeftUs:0,resetsLeft:0,lowestRow:0,lastKick:-1,queue:Array.from({length:ak},(c,m)=>r(m+1)),pieces:1,
score:0,lines:0,clears:0,backToBack:!1,actions:0,actionsSinceTick:0,end:null,lastEvent:null};return Ru(a,r(0)),a}function ck(e,t,r,n){if(t!==0)throw new RangeError(
"tetris-v2 has seat 0 only.");if(e.end!==null)return{state:e,events:[],refused:"over"};let i={draft:{...e},events:[]},{draft:s,events:a}=i;s.actions+=1,s.config.
stepped&&(s.actionsSinceTick+=1);let c=vg(i,r,n);return s.end===null&&s.actionsSinceTick===ok&&(s.actionsSinceTick=0,Pa(i,n)),s.end===null&&s.actions===s.config.
actionsMax&&fs(i,"actions"),c?{state:s,events:a}:{state:s,events:a,refused:"blocked"}}function lk(e,t,r){if(!Number.isSafeInteger(t)||t<e.tUs)throw new RangeError(
`Time ${t} is not after ${e.tUs}.`);if(e.end!==null||t===e.tUs)return{state:e,events:[]};let n={draft:{...e},events:[]};return Ng(n,Math.min(t,e.config.durationUs),
r),{state:n.draft,events:n.events}}function mk({end:e,tUs:t,score:r,lines:n,pieces:i}){return e===null?null:{reason:e,tUs:t,score:r,lines:n,level:xr(n),pieces:i}}
function Og(e){return Number.isSafeInteger(e)&&e>0}function wg(e){let t={stepped:e.pace==="stepped",durationUs:e.duration_seconds_max*1e6,actionsMax:e.actions_max};return{slowness:Cu[e.pace],lastsUsMax:pk,resignation:null,
start:r=>La.start(t,e.seats,r),step:(r,n,i,s)=>La.step(r,n,i,s),advance:(r,n,i)=>La.advance(r,n,i),project:r=>La.project(r,null),timeOf:r=>r.tUs,result:r=>r.end===
null?null:$g(r,r.end),endedFor:$g,revealed:r=>r.pieces+r.queue.length,pieceOf:r=>r.pieces,turningUs:kp,endBoundUs:Ag}}var pk=1440*60*1e6;function $g({tUs:e,score:t,
lines:r,pieces:n},i){return{reason:i,t_us:e,score:t,lines:r,level:xr(r),pieces:n}}function Pg(e,t){let r=-1,n=[];return i=>{let s=Math.floor(i/$a.length);return s!==r&&(n=fk(e,s,t),r=s),n[i%$a.length]}}function fk(e,t,r){if(!Number.isInteger(
t)||t<0||t>=2**32)throw new RangeError("Bags are numbered from 0 in 4 bytes.");let n=[...$a],i=r(dk(e,t)),s=0;for(let a=n.length-1;a>0;a-=1){let c=a+1,m;do s===
i.length&&(i=r(i),s=0),m=i[s],s+=1;while(m>=256-256%c);let p=m%c,g=n[a];n[a]=n[p],n[p]=g}return n}function dk(e,t){let r=new Uint8Array(e.length+4);return r.set(
e),new DataView(r.buffer).setUint32(e.length,t),r}function Lg(e){let t=e,{active:r,board:n,buffer:i}=t,s=new Map;if(r!==null){for(let[c,m]of r.cells)s.set(`${c},${m-r.y+r.ghost_y}`,":");for(let[c,m]of r.cells)s.
set(`${c},${m}`,"@")}return[...[...i,...n].map((c,m)=>{let p=i.length+n.length-1-m,g=[...c].map((y,S)=>s.get(`${S},${p}`)??y).join("");return`${String(p).padStart(
2)} |${g}|`}),"    0123456789",r===null?"no piece in play":`piece ${r.piece} (number ${t.pieces}), rotation ${r.rotation}, x ${r.x}, y ${r.y}, lands at y ${r.ghost_y}${r.
lock.resting?`, locks in ${r.lock.left_us} us`:""}`,`next ${t.next.join(" ")}`,`score ${t.score}, lines ${t.lines}, level ${t.level}, ${t.gravity.us_per_row} us\
 a row`,`left ${Math.floor(t.left.duration_us/1e6)} s of game time, ${t.left.actions} actions`]}var Du={type:"integer",minimum:0},Pr={type:"integer"},hk={type:"array",items:Pr,minItems:2,maxItems:2},Mg=(e,t)=>({type:"object",properties:{type:{const:e},direction:{
enum:t}},required:["type","direction"],additionalProperties:!1}),$p=e=>({type:"object",properties:{type:{const:e}},required:["type"],additionalProperties:!1}),Fg={
action:{oneOf:[Mg("move",["left","right"]),Mg("rotate",["cw","ccw"]),$p("soft_drop"),$p("hard_drop"),$p("wait")]},snapshot:{board:{type:"array",items:{type:"str\
ing"},description:"Tetris: 20 rows, top first."},buffer:{type:"array",items:{type:"string"},description:"The two rows above the board, top first."},active:{type:[
"object","null"],properties:{piece:{type:"string"},rotation:{type:"integer",description:"Quarter turns clockwise."},x:{type:"integer",description:"Lower left co\
rner of the square the piece turns in."},y:Pr,cells:{type:"array",items:hk,description:"[x, y]: columns from the left, rows from the floor, from 0."},ghost_y:{type:"\
integer",description:"`y` after a hard drop."},lock:{type:"object",properties:{resting:{type:"boolean"},left_us:Pr,resets_left:Pr}}}},next:{type:"array",items:{
type:"string"}},score:Pr,lines:Pr,level:Pr,pieces:{type:"integer",description:"Number of the piece in play, from 1."},combo:Pr,back_to_back:{type:"boolean"},gravity:{
type:"object",properties:{us_per_row:Pr,next_in_us:{type:["integer","null"]}},required:["us_per_row","next_in_us"]},left:{type:"object",properties:{duration_us:Pr,
actions:Pr},required:["duration_us","actions"]},last_event:{type:["object","null"],additionalProperties:!0,description:"What happened last."}},result:{score:Du,
lines:Du,level:Du,pieces:Du}};function Yn(e){return wp(e,1)}function wp(e,t){switch(typeof e){case"string":return Bg(e);case"number":if(!Number.isFinite(e))throw new TypeError("A number with\
out a JSON form");return Object.is(e,-0)?"0":String(e);case"boolean":return e?"true":"false";case"object":if(e===null)return"null";if(t>100)throw new TypeError(
"A value nested too deep, or within itself");return Array.isArray(e)?gk(e,t):Ek(e,t);default:throw new TypeError(`A ${typeof e} has no JSON form`)}}function Bg(e){
if(!e.isWellFormed())throw new TypeError("A string with half of a surrogate pair");return JSON.stringify(e)}function gk(e,t){let r="[";for(let n=0;n<e.length;n+=
1)r+=(n===0?"":",")+wp(e[n],t+1);return`${r}]`}function Ek(e,t){let r=Object.getPrototypeOf(e);if(r!==Object.prototype&&r!==null)throw new TypeError("An object \
that is not plain data");let n="{";for(let i of xk(e))n+=`${n==="{"?"":","}${Bg(i)}:${wp(e[i],t+1)}`;return`${n}}`}function xk(e){let t=Object.keys(e);for(let r=1;r<
t.length;r+=1)if(t[r-1]>t[r])return t.sort();return t}function Hg(e){let{actions:t,actionsSinceTick:r,backToBack:n,board:i,clears:s,config:a,dueUs:c,end:m,landed:p,lastEvent:g}=e,{lastKick:y,lines:S,lockLeftUs:O,lowestRow:H,
piece:Be,pieces:Gt,queue:ir,resetsLeft:Xr,resting:Si,rotation:as}=e,Gn=`{"actions":${t},"actionsSinceTick":${r},"backToBack":${n},"board":${vu(i)}`,Er=`"clears"\
:${s},"config":${vu(a)},"dueUs":${c},"end":${Yn(m)},"landed":${p}`,os=`"lastEvent":${g===null?"null":vu(g)},"lastKick":${y},"lines":${S}`,us=`"lockLeftUs":${O},\
"lowestRow":${H},"piece":${Be},"pieces":${Gt},"queue":${vu(ir)}`,bu=`"resetsLeft":${Xr},"resting":${Si},"rotation":${as},"score":${e.score}`;return`${Gn},${Er},${os}\
,${us},${bu},"tUs":${e.tUs},"x":${e.x},"y":${e.y}}`}var Ug=new WeakMap;function vu(e){let t=Ug.get(e);if(t!==void 0)return t;let r=Yn(e);return Ug.set(e,r),r}var jg={id:"tetris-v2",family:"tetris",version:2,lifecycle:"active",folder:"tetris",title:"Falling blocks",description:"Board, gravity, collision, scoring and t\
he end of the game belong to the server; one external agent moves, turns and drops the pieces.",modes:["realtime","solo"],playerRange:{min:1,max:1},snapshotFormat:"\
rialto-game/4.0",observationFormat:"rialto-game/4.0 authoritative snapshot",schemas:Fg,requiredPaths:[["board"],["active"],["next"],["score"],["lines"],["level"],
["status"],["last_event","events_since"]],endings:{byRules:{top_out:"Topped out",duration:Oa.duration,actions:Oa.actions},fromOutside:["resign","abandoned","dur\
ation","voided"]},seats:()=>1,configFault:e=>Object.keys(e).length===0?void 0:{pointer:"/engine_config",code:"empty",message:"This engine has no configuration."},
randomness:Pg,open:wg,stateText:e=>Hg(e),renderText:Lg,certification:{endings:["top_out","duration","actions"],counts:(e,{score:t=0,lines:r=0,level:n=1,pieces:i=0})=>{
let s=e.filter(({type:c})=>c==="wait").length,a=e.filter(({type:c})=>c!=="end").length;return{pieces:i,lines:r,level:n,score:t,waits:s,actions:a-s}},least:{pieces:20,
actions:30,lines:1},seatsToAct:()=>[0]}};var yk={width:[2,32],height:[2,32],seats:[1,4],connect:[2,32],maxTurns:[1,4096]};function ku(e){for(let[t,[r,n]]of Object.entries(yk)){let i=e[t];if(!Number.isInteger(
i)||i<r||i>n)return`${t} is a whole number from ${r} to ${n}`}if(e.connect>Math.max(e.width,e.height))return"connect is longer than the board"}var Tk=[[1,0],[0,1],[1,1],[1,-1]];function Vg(e,t,r,n){for(let[i,s]of Tk){let a=qg(e,t,r,-i,-s),c=a+1+qg(e,t,r,i,s);if(!(c<n))return Array.from({length:c},(m,p)=>[
t+(p-a)*i,r+(p-a)*s])}return null}function qg(e,t,r,n,i){let s=e[r]?.[t],a=0;for(;e[r+(a+1)*i]?.[t+(a+1)*n]===s;)a+=1;return a}var Lp=3;function Gg(e,t,r){let{draft:n,events:i}=e,s=r===void 0?void 0:n.board[r],a=t===void 0?void 0:s?.[t];if(t===void 0||r===void 0||s===void 0||a===void 0)
return Pp(e,"outside");if(a!==0)return Pp(e,"taken");let c=n.toMove;n.board=n.board.with(r,s.with(t,c+1)),n.stones+=1,n.turn+=1,n.lastMove={type:"place",seat:c,
x:t,y:r},i.push({type:"place",t_us:n.tUs,seat:c,x:t,y:r});let{grid:m,mode:p}=n.rules;if(n.winningLine=Vg(n.board,t,r,m.connect),n.winningLine!==null){let g=p===
"cooperative"?Yg(n):[c];Ou(e,{kind:"win",reason:"line",winners:g})}else n.stones===m.width*m.height?Ou(e,{kind:"draw",reason:"full_board",winners:[]}):zg(e)}function Kg(e){
let{draft:t,events:r}=e;if(t.rules.grid.allowPass!==!0)return Pp(e,"pass_not_allowed");let n=t.toMove;t.turn+=1,t.lastMove={type:"pass",seat:n},r.push({type:"pa\
ss",t_us:t.tUs,seat:n}),zg(e)}function $u(e,t,r){let{draft:n,events:i}=e;n.departures=n.departures.with(t,r),i.push({type:"left",t_us:n.tUs,seat:t,reason:r});let s=Yg(
n),{grid:a,mode:c}=n.rules,m=c==="competitive"&&a.seats>1?2:1;s.length<m?Ou(e,{kind:s.length>0?"win":"loss",reason:r,winners:s}):t===n.toMove&&Wg(n)}function Pp(e,t){
return e.draft.refusals+=1,e.draft.refusals===Lp&&$u(e,e.draft.toMove,"forfeit"),t}function zg(e){e.draft.turn===e.draft.rules.grid.maxTurns?Ou(e,{kind:"draw",reason:"\
max_turns",winners:[]}):Wg(e.draft)}function Wg(e){do e.toMove=(e.toMove+1)%e.departures.length;while(e.departures[e.toMove]!==null);e.refusals=0,e.dueUs=e.tUs+
e.rules.turnUs}function Ou({draft:e,events:t},r){e.result=r,t.push({type:"end",t_us:e.tUs,...r})}function Yg({departures:e}){return e.flatMap((t,r)=>t===null?[r]:
[])}function Xg(e){let{rules:t,result:r}=e;return{format:"rialto-turn-grid/2.0",t_us:e.tUs,status:r===null?"running":"ended",turn:e.turn,max_turns:t.grid.maxTurns,to_move:r===
null?e.toMove:null,turn_left_us:r===null?e.dueUs-e.tUs:null,refusals_left:Lp-e.refusals,board:e.board.map(n=>n.map(i=>i===0?".":String(i-1)).join("")),seats:e.departures.
map((n,i)=>({seat:i,left:n})),config:t.grid,mode:t.mode,last_move:e.lastMove,winning_line:e.winningLine,result:r}}var Ma={start:Ik,step:bk,advance:Sk,project:Xg,outcome:Ck};function Ik({grid:e,mode:t,turnUs:r},n){let i=ku(e);if(i!==void 0)throw new RangeError(`This grid can\
not be played: ${i}.`);if(n!==e.seats)throw new RangeError(`The grid has ${e.seats} seats, not ${n}.`);if(!Number.isSafeInteger(r)||r<1)throw new RangeError("A \
turn has a whole number of microseconds.");return{rules:{grid:{...e},mode:t,turnUs:r},tUs:0,board:Array(e.height).fill(Array(e.width).fill(0)),turn:0,stones:0,toMove:0,
dueUs:r,refusals:0,departures:Array(n).fill(null),lastMove:null,winningLine:null,result:null}}function bk(e,t,r){if(!(t in e.departures))throw new RangeError(`T\
here is no seat ${t}.`);if(e.result!==null||e.departures[t]!==null)return{state:e,events:[],refused:"over"};if(r.type!=="resign"&&t!==e.toMove)return{state:e,events:[],
refused:"not_your_turn"};let n={draft:{...e},events:[]},i=Ak(n,t,r),s={state:n.draft,events:n.events};return i===void 0?s:{...s,refused:i}}function Ak(e,t,{type:r,
x:n,y:i}){switch(r){case"place":return Gg(e,n,i);case"pass":return Kg(e);case"resign":$u(e,t,"resign");return;default:throw new TypeError(`No action of turn-gri\
d-v2: ${JSON.stringify(r)}`)}}function Sk(e,t){if(!Number.isSafeInteger(t)||t<e.tUs)throw new RangeError(`Time ${t} is not after ${e.tUs}.`);if(e.result!==null||
t===e.tUs)return{state:e,events:[]};let r={draft:{...e},events:[]},{draft:n}=r;for(;n.result===null&&n.dueUs<=t;)n.tUs=n.dueUs,$u(r,n.toMove,"timeout");return n.
result===null&&(n.tUs=t),{state:n,events:r.events}}function Ck({result:e,tUs:t}){return e===null?null:{...e,tUs:t}}var _k=30,Rk=1440*60;function Qg(e){let t=Cu[e.pace],r={grid:e.engine_config,mode:e.mode==="cooperative"?"cooperative":"competitive",turnUs:(t===null?Rk:_k)*1e6};
return{slowness:t??1,lastsUsMax:Number.MAX_SAFE_INTEGER,resignation:{type:"resign"},start:n=>Ma.start(r,e.seats,n),step:(n,i,s,a)=>Ma.step(n,i,s,a),advance:(n,i,s)=>Ma.
advance(n,i,s),project:n=>Ma.project(n,null),timeOf:n=>n.tUs,result:({result:n,tUs:i})=>n===null?null:{reason:n.reason,t_us:i,kind:n.kind,winners:n.winners},endedFor:({
tUs:n},i)=>({reason:i,t_us:n,kind:"loss",winners:[]}),revealed:()=>0,pieceOf:()=>0,turningUs:n=>n.result===null?n.dueUs:n.tUs,endBoundUs:n=>n.result===null?n.dueUs:
n.tUs}}function Jg(e){let t=e,r=t.board[0]?.length??0;return[...t.board.map((n,i)=>`${String(i).padStart(2)} |${n}|`),`    ${Array.from({length:r},(n,i)=>i%10).join("")}`,
`turn ${t.turn} of ${t.max_turns}, ${t.config.connect} in a row win`,t.to_move===null?"nobody moves":`seat ${t.to_move} moves, ${Math.floor((t.turn_left_us??0)/
1e6)} s of game time left`]}var wu={type:"integer"},Nk={type:"array",items:wu,minItems:2,maxItems:2},Mp=4,Dk={type:"object",properties:{template:{enum:["line-placement"]},width:{type:"inte\
ger",minimum:2,maximum:32},height:{type:"integer",minimum:2,maximum:32},seats:{type:"integer",minimum:1,maximum:Mp},connect:{type:"integer",minimum:2,maximum:32},
maxTurns:{type:"integer",minimum:1,maximum:4096},allowPass:{type:"boolean"}},required:["template","width","height","seats","connect","maxTurns"],additionalProperties:!1},
Zg={action:{type:"object",properties:{type:{enum:["place","pass","resign"]},x:{type:"integer",minimum:0,maximum:31},y:{type:"integer",minimum:0,maximum:31}},required:[
"type"],additionalProperties:!1},config:Dk,snapshot:{turn:wu,max_turns:wu,to_move:{type:["integer","null"]},turn_left_us:{type:["integer","null"]},refusals_left:wu,
board:{type:"array",items:{type:"string"},description:"Grid: row y at index y."},seats:{type:"array",items:{type:"object",additionalProperties:!0,description:"A\
 seat and why it left, null while it plays."}},config:{type:"object",additionalProperties:!0,description:"The configuration of the grid."},mode:{type:"string"},
last_move:{type:["object","null"],additionalProperties:!0,description:"The last place or pass."},winning_line:{type:["array","null"],items:Nk,description:"Cells\
 of the winning line."},result:{type:["object","null"],additionalProperties:!0,description:"How it ended."}},result:{kind:{type:"string",enum:["win","draw","los\
s"]},winners:{type:"array",items:{type:"integer",minimum:0,maximum:Mp-1},maxItems:Mp}}};var eE={id:"turn-grid-v2",family:"turn-grid",version:2,lifecycle:"certification",folder:"turn-grid",title:"Turns on a grid",description:"Seats place stones on a\
 grid in turn; the server judges every turn alike on every machine. For practice so far: no published game plays it.",modes:["turn_based","solo","competitive","\
cooperative"],playerRange:{min:1,max:4},snapshotFormat:"rialto-turn-grid/2.0",observationFormat:"rialto-turn-grid/2.0 public authoritative snapshot",schemas:Zg,
requiredPaths:[["board"],["to_move"],["seats"],["status"],["last_move","last_event","events_since"]],endings:{byRules:{line:"A line was made",full_board:"The bo\
ard was full",max_turns:"All turns were played",resign:Oa.resign,forfeit:"A player forfeited",timeout:"A turn ran out of time"},fromOutside:["actions","abandone\
d","voided"]},seats:e=>e.seats,configFault:vk,randomness:()=>()=>{throw new RangeError("A grid draws no random numbers.")},open:Qg,stateText:Yn,renderText:Jg,certification:{
endings:["line","full_board","max_turns"],counts:e=>({places:e.filter(({type:t})=>t==="place").length,passes:e.filter(({type:t})=>t==="pass").length}),least:{},
seatsToAct:({to_move:e})=>typeof e=="number"?[e]:[]}};function vk(e,t){let r=ku(e);return r!==void 0?{pointer:`/engine_config/${r.split(" ",1)[0]}`,code:"grid",
message:`The grid cannot be played: ${r}.`}:t==="solo"&&e.seats!==1?{pointer:"/mode",code:"seats",message:"Solo is for one seat."}:void 0}var Fp=[jg,eE],kk=new Map(Fp.map(e=>[e.id,e]));function Pu(e){return kk.get(e)}var Ie={archiveBytesMax:5242880,entriesMax:128,commentBytesMax:1024,bytesMax:20971520,entryRatioMax:50,archiveRatioMax:20,ratioFreeBytes:65536,pathBytesMax:120,
pathDepthMax:6,manifestBytesMax:65536,pictureSideMax:4096,picturePixelsMax:32e6,fontTablesBytesMax:4194304,findingsMax:100},Bp={js:{fileBytesMax:512*1024,bytesMax:512*
1024},html:{fileBytesMax:128*1024,bytesMax:256*1024},css:{fileBytesMax:256*1024,bytesMax:256*1024},svg:{fileBytesMax:256*1024,bytesMax:1024*1024},json:{fileBytesMax:64*
1024,bytesMax:20*1048576},txt:{fileBytesMax:64*1024,bytesMax:20*1048576},png:{fileBytesMax:4*1048576,bytesMax:20*1048576},webp:{fileBytesMax:4*1048576,bytesMax:20*
1048576},woff2:{fileBytesMax:4*1048576,bytesMax:20*1048576}};function J(e,t,r,n,i={}){let s=e.slice(0,e.indexOf("."));return{rule:e,family:s,severity:"error",file:t===null?null:$k(t),...i,why:r,fix:n}}function ds(e,t,r,n,i={}){
return{...J(e,t,r,n,i),severity:"warning"}}var Ok=200;function $k(e){return e.replace(/[^\x20-\x7e]/gu,"?").slice(0,Ok)}var tE=/^[A-Za-z0-9_][A-Za-z0-9._-]*$/,wk=/^(con|prn|aux|nul|com[0-9]|lpt[0-9])(\.|$)/i,Pk=/^(__macosx|\.ds_store|thumbs\.db)$/i;function Lu(e){return[...e.flatMap(
({path:t})=>Lk(t)),...Mk(e)]}function Lk(e){let t=(s,a,c)=>[J(`path.${s}`,e,a,c)],{pathBytesMax:r,pathDepthMax:n}=Ie;if(e.length>r)return t("length",`The path i\
s longer than ${r} bytes.`,"Shorten it.");if(e.startsWith("/")||/^[A-Za-z]:/.test(e))return t("absolute","The path is absolute.","Write it from the root of the \
bundle.");if(e.includes("\\"))return t("backslash","The path contains a backslash.","Separate folders by /.");let i=e.split("/");return i.length>n?t("depth",`Th\
e path has more than ${n} levels.`,"Use fewer folders."):i.some(s=>s===".."||s==="."||s==="")?t("step",'The path contains "..", "." or an empty name.',"Name the\
 file directly."):i.some(s=>Pk.test(s))?t("junk","An operating system added this file.","Remove it, or use `rialto pack FOLDER`."):i.some(s=>s.startsWith("."))?
t("hidden","A name begins with a dot.","Remove hidden files."):i.every(s=>tE.test(s))?i.some(s=>s.endsWith("."))?t("characters","A name ends with a dot.","Renam\
e it."):i.some(s=>wk.test(s))?t("reserved","Some systems take such a name for a device.","Rename it."):[]:t("characters",'A name has other characters than ASCII\
 letters, digits, ".", "_" and "-", or begins with "-".',"Rename it.")}function Mk(e){let t=new Map,r=[];for(let n of e){let i=n.path.toLowerCase();t.has(i)&&r.
push(J("path.twice",n.path,"Another entry has this path, except for case.","Remove one of them.")),t.set(i,n)}for(let{path:n}of e)Fk(n.toLowerCase()).some(i=>t.
get(i)?.isFolder===!1)&&r.push(J("path.folder",n,"A folder of this path is a file.","Rename one of them."));return r}function Fk(e){let t=e.split("/");return t.
slice(1).map((r,n)=>t.slice(0,n+1).join("/"))}function hs(e,t){let r=e.split("/").slice(0,-1),n=t.split("/");for(let[i,s]of n.entries())if(s===".."){if(r.pop()===
void 0)return null}else if(tE.test(s))r.push(s);else if(s!=="."||i===n.length-1)return null;return n.at(-1)===".."?null:r.join("/")}var Rn=Bk();function Bk(){let e=new Uint32Array(2048);for(let t=0;t<256;t+=1){let r=t;for(let n=0;n<8;n+=1)r=(r&1)===1?r>>>1^3988292384:r>>>1;e[t]=r}for(let t=256;t<
e.length;t+=1){let r=e[t-256];e[t]=r>>>8^e[r&255]}return e}function Mu(e){let t=new DataView(e.buffer,e.byteOffset,e.byteLength),r=e.length-e.length%8,n=-1;for(let i=0;i<
r;i+=8){let s=t.getInt32(i,!0)^n,a=t.getInt32(i+4,!0);n=Rn[1792+(s&255)]^Rn[1536+(s>>>8&255)]^Rn[1280+(s>>>16&255)]^Rn[1024+(s>>>24)]^Rn[768+(a&255)]^Rn[512+(a>>>
8&255)]^Rn[256+(a>>>16&255)]^Rn[a>>>24]}for(let i=r;i<e.length;i+=1)n=n>>>8^Rn[(n^e[i])&255];return(n^-1)>>>0}var Nn={local:67324752,central:33639248,end:101010256,descriptor:134695760,zip64End:101075792,zip64Locator:117853008},sr={local:30,central:46,end:22,zip64Locator:20},
Fu=class{bytes;#e;constructor(t){this.bytes=t,this.#e=new DataView(t.buffer,t.byteOffset,t.byteLength)}get size(){return this.bytes.length}has(t,r){return t>=0&&
t+r<=this.size}u16(t){return this.#e.getUint16(t,!0)}u32(t){return this.#e.getUint32(t,!0)}slice(t,r){return this.bytes.subarray(t,t+r)}name(t,r){return Array.from(
this.slice(t,r),n=>String.fromCharCode(n)).join("")}};function rE(e,t){let r=[],n=t.directoryAt;for(;r.length<t.entries;){if(!(n+sr.central<=t.directoryEnd&&e.u32(n)===Nn.central))return Up();let s=n+sr.central+e.u16(
n+28)+e.u16(n+30)+e.u16(n+32);if(s>t.directoryEnd)return Up();r.push(Uk(e,n)),n=s}return n===t.directoryEnd?r:Up()}function Up(){return J("zip.end",null,"The di\
rectory does not consist of exactly the number of records that the end record states.","Write the archive again with `rialto pack FOLDER` or any common tool.")}
function Uk(e,t){let r=e.u16(t+28),n=t+sr.central,i=e.name(n,r);return{versionNeeded:e.u16(t+6),flags:e.u16(t+8),method:e.u16(t+10),crc:e.u32(t+16),packedBytes:e.
u32(t+20),bytes:e.u32(t+24),name:i,isFolder:i.endsWith("/"),extra:e.slice(n+r,e.u16(t+30)),commentBytes:e.u16(t+32),disk:e.u16(t+34),attributes:e.u32(t+38),localAt:e.
u32(t+42)}}function nE(e){let t=qk(e);if(t===null)return Xn("zip.end","The archive does not end with an end record and its comment.");if(e.size-t-sr.end>Ie.commentBytesMax)
return Xn("zip.comment",`The comment of the archive is longer than ${Ie.commentBytesMax} bytes.`);if(Vk(e,t+sr.end))return Xn("zip.comment","The comment of the \
archive contains the signature of a record.");let r={disk:e.u16(t+4),directoryDisk:e.u16(t+6),entriesHere:e.u16(t+8),entries:e.u16(t+10),directoryBytes:e.u32(t+
12),directoryAt:e.u32(t+16)};if(Gk(e,t,r))return Xn("zip.zip64","The archive uses the ZIP64 extension.");let{disk:n,directoryDisk:i,entriesHere:s,entries:a,directoryBytes:c,
directoryAt:m}=r;return n!==0||i!==0?Xn("zip.end","The archive is split into several parts."):s!==a?Xn("zip.end","The end record states two different numbers of\
 entries."):m+c!==t?Xn("zip.end","The directory does not end where the end record begins."):a<1||a>Ie.entriesMax?Xn("size.entries",`An archive has 1 to ${Ie.entriesMax}\
 entries, folders included.`):{entries:a,directoryAt:m,directoryEnd:t}}var Hk="Write the archive again with `rialto pack FOLDER` or any common tool.";function Xn(e,t){
return J(e,null,t,Hk)}var jk=65535;function qk(e){for(let t=0;t<=jk;t+=1){let r=e.size-sr.end-t;if(r<0)return null;if(e.u32(r)===Nn.end&&e.u16(r+20)===t)return r}
return null}function Vk(e,t){let r=Object.values(Nn);for(let n=t;n+4<=e.size;n+=1)if(r.includes(e.u32(n)))return!0;return!1}function Gk(e,t,r){let n=t-sr.zip64Locator;
if(e.has(n,4)&&e.u32(n)===Nn.zip64Locator)return!0;let{disk:i,directoryDisk:s,entriesHere:a,entries:c,directoryBytes:m,directoryAt:p}=r;return[i,s,a,c].includes(
65535)||[m,p].includes(4294967295)}var Kk=2062,jp=8,aE=0,gs=8,zk=45,Hp=4294967295,Wk="Write the archive again with `rialto pack FOLDER` or any common tool.";function oE(e){return[...qp(e,e.name),
...Vp(e.extra,e.name),...eO(e),...rO(e),...nO(e),...ar(e.commentBytes>0,"zip.comment",e.name,"The entry has a comment."),...ar(e.disk!==0,"zip.end",e.name,"The \
entry is on another part of a split archive."),...ar(e.localAt===Hp,"zip.zip64",e.name,"The offset refers to the ZIP64 extension.")]}function qp({flags:e,method:t,
versionNeeded:r,packedBytes:n,bytes:i},s){return[...ar((e&~Kk)!==0,"zip.flags",s,"The flags contain encryption, a patch or an unknown bit."),...ar(r>zk,"zip.fla\
gs",s,"The entry needs a newer version of ZIP than 4.5."),...ar(t!==aE&&t!==gs,"zip.method",s,"The entry is compressed by another method than deflate."),...ar(n===
Hp||i===Hp,"zip.zip64",s,"A size refers to the ZIP64 extension.")]}var Yk=1,Xk=[21589,30837,22613,10,51966];function Vp(e,t){let r=new DataView(e.buffer,e.byteOffset,
e.byteLength),n=[],i=0;for(;i<e.length;){if(!(i+4<=e.length&&i+4+r.getUint16(i+2,!0)<=e.length))return[...n,Ot("zip.extra",t,"The extra fields are malformed.")];
let a=r.getUint16(i,!0);a===Yk?n.push(Ot("zip.zip64",t,"An extra field belongs to the ZIP64 extension.")):Xk.includes(a)||n.push(Ot("zip.extra",t,"An extra fiel\
d is none of the times, owners and marks that are accepted.")),i+=4+r.getUint16(i+2,!0)}return n}var Qk=61440,iE=32768,sE=16384,Jk=3584,Zk=16;function eO({attributes:e,
name:t,isFolder:r}){let n=e>>>16,i=n&Qk;return[...ar(![0,iE,sE].includes(i),"zip.mode",t,"The entry is neither a file nor a folder, such as a symbolic link."),...ar(
(n&Jk)!==0,"zip.mode",t,"The mode has a setuid, setgid or sticky bit."),...ar(r?i===iE:i===sE||(e&Zk)!==0,"zip.mode",t,'A name ends in "/" if and only if the en\
try is a folder.')]}var tO=2;function rO({isFolder:e,name:t,method:r,packedBytes:n,bytes:i,crc:s}){return e?ar(!(n===0||r===gs&&n===tO)||i!==0||s!==0,"zip.folde\
r",t,"A folder has content."):[]}function nO({isFolder:e,name:t,method:r,packedBytes:n,bytes:i}){let{ratioFreeBytes:s,entryRatioMax:a}=Ie;return[...ar(r===aE&&n!==
i,"zip.data",t,"The entry is not compressed and states two different sizes."),...ar(!e&&i>s&&i>a*n,"zip.ratio",t,`The file is more than ${a} times as large as i\
ts compressed form.`)]}function Ot(e,t,r){return J(e,t,r,Wk)}function ar(e,t,r,n){return e?[Ot(t,r,n)]:[]}function Es(e){let t=new Uint16Array(16);for(let a of e)t[a]=t[a]+1;t[0]=0;let r=iO(t);if(r==="unusable")return{kind:r,bitsMax:0,find:()=>0};let n=sO(e,t),i=new Uint16Array(
512);aO(i,t,n);let s=t.findLastIndex(a=>a>0);return{kind:r,bitsMax:Math.max(0,s),find:a=>i[a&511]||uO(a,t,n)}}function iO(e){let t=1;for(let n=1;n<=15;n+=1)if(t=
t*2-e[n],t<0)return"unusable";if(t===0)return"complete";let r=e.reduce((n,i)=>n+i,0);return r===0||r===1&&e[1]===1?"single":"unusable"}function sO(e,t){let r=new Uint16Array(
17);for(let i=1;i<=15;i+=1)r[i+1]=r[i]+t[i];let n=new Uint16Array(e.length);return e.forEach((i,s)=>{i!==0&&(n[r[i]]=s,r[i]=r[i]+1)}),n}function aO(e,t,r){let n=0,
i=0;for(let s=1;s<=9;s+=1){for(let a=0;a<t[s];a+=1){let c=r[i]<<4|s;for(let m=oO(n,s);m<e.length;m+=1<<s)e[m]=c;n+=1,i+=1}n<<=1}}function oO(e,t){let r=0;for(let n=0;n<
t;n+=1)r|=(e>>n&1)<<t-1-n;return r}function uO(e,t,r){let n=0,i=0,s=0;for(let a=1;a<=15;a+=1){n|=e>>a-1&1;let c=t[a];if(n-c<i)return r[s+n-i]<<4|a;s+=c,i=i+c<<1,
n<<=1}return 0}function lE(e,t){let r=new Kp(e,t);try{return{bytes:r.read(),consumed:r.consumed}}catch(n){if(n instanceof dt)return null;throw n}}var dt=class extends Error{},
uE=[3,4,5,6,7,8,9,10,11,13,15,17,19,23,27,31,35,43,51,59,67,83,99,115,131,163,195,227,258],cO=[0,0,0,0,0,0,0,0,1,1,1,1,2,2,2,2,3,3,3,3,4,4,4,4,5,5,5,5,0],cE=[1,
2,3,4,5,7,9,13,17,25,33,49,65,97,129,193,257,385,513,769,1025,1537,2049,3073,4097,6145,8193,12289,16385,24577],lO=[0,0,0,0,1,1,2,2,3,3,4,4,5,5,6,6,7,7,8,8,9,9,10,
10,11,11,12,12,13,13],mO=[16,17,18,0,8,7,9,6,10,5,11,4,12,3,13,2,14,1,15],Gp=256,pO=Es(Uint8Array.from({length:288},(e,t)=>t<144?8:t<256?9:t<280?7:8)),fO=Es(new Uint8Array(
32).fill(5)),Kp=class{#e;#t;#r=0;#n=0;#s=0;#i=0;constructor(t,r){this.#e=t,this.#t=new Uint8Array(r)}get consumed(){return this.#r-(this.#s>>3)}read(){let t=!1;
for(;!t;)t=this.#a(1)===1,this.#u(this.#a(2));return this.#t.subarray(0,this.#i)}#u(t){switch(t){case 0:this.#p();break;case 1:this.#m(pO,fO);break;case 2:{let{
literals:r,distances:n}=this.#c();this.#m(r,n);break}default:throw new dt}}#p(){this.#r=this.consumed,this.#n=0,this.#s=0;let t=this.#a(16);if(this.#a(16)!==(~t&
65535))throw new dt;let r=this.#r+t;if(r>this.#e.length||this.#i+t>this.#t.length)throw new dt;this.#t.set(this.#e.subarray(this.#r,r),this.#i),this.#i+=t,this.#r=
r}#c(){let t=this.#a(5)+257,r=this.#a(5)+1,n=this.#a(4)+4;if(t>286||r>30)throw new dt;let i=new Uint8Array(19);for(let g=0;g<n;g+=1)i[mO[g]]=this.#a(3);let s=Es(
i);if(s.kind!=="complete")throw new dt;let a=this.#f(s,t+r),c=Es(a.subarray(0,t)),m=Es(a.subarray(t));if(!(a[Gp]!==0&&c.kind!=="unusable"&&m.kind!=="unusable"))
throw new dt;return{literals:c,distances:m}}#f(t,r){let n=new Uint8Array(r),i=0;for(;i<r;){let s=this.#l(t);if(s<16){n[i]=s,i+=1;continue}if(s===16&&i===0)throw new dt;
let a=s===16?n[i-1]:0,c=s===16?3+this.#a(2):s===17?3+this.#a(3):11+this.#a(7);if(i+c>r)throw new dt;n.fill(a,i,i+c),i+=c}return n}#m(t,r){let n=this.#t;for(;;){
let i=this.#l(t);if(i===Gp)return;if(i<Gp){if(this.#i===n.length)throw new dt;n[this.#i]=i,this.#i+=1;continue}let s=i-257;if(s>=uE.length)throw new dt;let a=uE[s]+
this.#a(cO[s]),c=this.#l(r);if(c>=cE.length)throw new dt;this.#d(a,cE[c]+this.#a(lO[c]))}}#d(t,r){let n=this.#t,i=this.#i-r;if(i<0||this.#i+t>n.length)throw new dt;
if(r>=t)n.copyWithin(this.#i,i,i+t);else for(let s=0;s<t;s+=1)n[this.#i+s]=n[i+s];this.#i+=t}#a(t){if(this.#o(t),this.#s<t)throw new dt;let r=this.#n&(1<<t)-1;return this.#h(
t),r}#l(t){this.#o(t.bitsMax);let r=t.find(this.#n),n=r&15;if(n===0||n>this.#s)throw new dt;return this.#h(n),r>>4}#o(t){for(;this.#s<t&&this.#r<this.#e.length;)
this.#n|=this.#e[this.#r]<<this.#s,this.#r+=1,this.#s+=8}#h(t){this.#n>>>=t,this.#s-=t}};function pE(e,t,r){let n=[],i=[],s=0;for(let a of t.toSorted((c,m)=>c.localAt-m.localAt)){let c=a.localAt===s?dO(e,a,r):null;if(c===null)return{locals:n,findings:[
...i,mE(a.name)]};if(c.findings.length>0&&i.push(...c.findings),c.end===null)return{locals:n,findings:i};n.push({entry:a,data:c.data}),s=c.end}return s!==r&&i.push(
mE(t.at(-1)?.name??"")),{locals:n,findings:i}}function mE(e){return Ot("zip.tiling",e,"The entries do not lie next to each other from the first byte to the dire\
ctory.")}function dO(e,t,r){let{localAt:n,name:i}=t;if(n+sr.local>r||e.u32(n)!==Nn.local)return null;let s=e.u16(n+26),a=n+sr.local+s,c=a+e.u16(n+28),m=c+t.packedBytes;
if(m>r)return null;let p=hO(e,n),g=[...qp(p,i),...Vp(e.slice(a,c-a),i),...gO(p,t)];e.name(n+sr.local,s)!==i&&g.push(Ot("path.differs",i,"The local header and th\
e directory state different names."));let y=e.slice(c,t.packedBytes);if((t.flags&jp)===0)return{data:y,end:m,findings:g};let S=EO(e,t,m,r);return S===null&&g.push(
Ot("zip.descriptor",i,"The record behind the data does not equal the directory.")),{data:y,end:S,findings:g}}function hO(e,t){return{versionNeeded:e.u16(t+4),flags:e.
u16(t+6),method:e.u16(t+8),crc:e.u32(t+14),packedBytes:e.u32(t+18),bytes:e.u32(t+22)}}function gO(e,t){let{name:r}=t;return e.flags!==t.flags?[Ot("zip.flags",r,
"The local header and the directory state different flags.")]:e.method!==t.method?[Ot("zip.method",r,"The local header and the directory state different methods\
.")]:(t.flags&jp)===0?e.crc===t.crc&&e.packedBytes===t.packedBytes&&e.bytes===t.bytes?[]:[Ot("zip.local",r,"The local header and the directory state different s\
izes or checksums.")]:e.crc===0&&e.packedBytes===0&&e.bytes===0&&t.method===gs?[]:[Ot("zip.descriptor",r,"Sizes behind the data need method 8 and a local header\
 with zeros in their place.")]}function EO(e,{crc:t,packedBytes:r,bytes:n},i,s){let a=c=>c+12<=s&&e.u32(c)===t&&e.u32(c+4)===r&&e.u32(c+8)===n;return i+16<=s&&e.
u32(i)===Nn.descriptor&&a(i+4)?i+16:a(i)?i+12:null}function fE(e){if(e.length>Ie.archiveBytesMax)return Fa([dE(`The archive is larger than ${Ie.archiveBytesMax} bytes.`)]);let t=new Fu(e),r=nE(t);if("rule"in r)return Fa(
[r]);let n=rE(t,r);if(!Array.isArray(n))return Fa([n]);let{locals:i,findings:s}=pE(t,n,r.directoryAt),a=[...n.flatMap(oE),...s,...xO(n),...yO(n)];return a.length>
0?Fa(a):TO(i)}function Fa(e){return{ok:!1,findings:e}}function dE(e){return J("size.bundle",null,e,"Remove what is not needed.")}function xO(e){return Lu(e.map(
({name:t,isFolder:r})=>({path:r?t.slice(0,-1):t,isFolder:r})))}function yO(e){let{bytesMax:t,archiveRatioMax:r}=Ie,n=e.reduce((a,c)=>a+c.bytes,0),i=e.reduce((a,c)=>a+
c.packedBytes,0);if(n>t)return[dE(`The files are larger than ${t} bytes in total.`)];if(n<=r*i)return[];let s=`The files are more than ${r} times as large as th\
eir compressed form.`;return[J("zip.ratio",null,s,"Remove long repetitions.")]}function TO(e){let t=[],r=[];for(let n of e){let i=IO(n);"rule"in i?r.push(i):n.entry.
isFolder||t.push({path:n.entry.name,bytes:i.bytes})}return r.length>0?Fa(r):{ok:!0,files:t}}function IO({entry:e,data:t}){let r=e.method===gs?bO(e,t):t;return r===
null?Ot("zip.data",e.name,"The compressed data is malformed or does not have the declared size."):Mu(r)===e.crc?{bytes:r}:Ot("zip.crc",e.name,"The checksum of t\
he content is another than the declared one.")}function bO({bytes:e,isFolder:t},r){if(t&&r.length===0)return r;let n=lE(r,e);return n!==null&&n.bytes.length===e&&
n.consumed===r.length?n.bytes:null}var hE=[xs("html","text/html; charset=utf-8"),xs("css","text/css; charset=utf-8"),xs("js","text/javascript; charset=utf-8"),xs("json","application/json"),xs("sv\
g","image/svg+xml; charset=utf-8"),xs("txt","text/plain; charset=utf-8"),{ending:"png",mediaType:"image/png",isText:!1},{ending:"webp",mediaType:"image/webp",isText:!1},
{ending:"woff2",mediaType:"font/woff2",isText:!1}],zp=hE.map(({ending:e})=>e);function or(e){let t=/\.([a-z0-9]+)$/.exec(e)?.[1];return hE.find(r=>r.ending===t)}
function xs(e,t){return{ending:e,mediaType:t,isText:!0}}function gE(e){return new Wp(e).document()}var AO=new Set(["__proto__","constructor"]),SO=/-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y,CO=/true|false|null/y,
Bu=/[ \t\n\r]*/y,_O=/[^"\\\u0000-\u001f]*/y,RO=/[0-9a-fA-F]{4}/y,Wp=class{#e;#t=0;#r=[];#n="";constructor(t){this.#e=t}document(){if(this.#e.charCodeAt(0)===65279)
return this.#o("The body starts with a byte order mark.");let t=this.#s(1);return t!==null?t:(this.#l(Bu),this.#t===this.#e.length?null:this.#o("Unexpected char\
acters after the JSON value."))}#s(t){this.#l(Bu);let r=this.#e[this.#t];return r==='"'?this.#c():r==="{"||r==="["?t>32?this.#o("More than 32 levels of nesting."):
(this.#t+=1,r==="{"?this.#i(t):this.#p(t)):r===void 0?this.#o("Unexpected end of input: a value was expected."):this.#l(CO)===""?this.#d():null}#i(t){let r=new Set;
if(this.#a("}"))return null;for(;;){if(this.#l(Bu),this.#e[this.#t]!=='"')return this.#o("A key in double quotes was expected in this object.");let n=this.#u(r);
if(n!==null)return n;if(this.#r.push(this.#n),!this.#a(":"))return this.#o("A colon was expected after the key.");let i=this.#s(t+1);if(i!==null)return i;if(this.#r.
pop(),this.#a("}"))return null;if(!this.#a(","))return this.#o("A comma or a closing brace was expected in this object.")}}#u(t){let r=this.#t,n=this.#c();if(n!==
null)return n;if(this.#n=JSON.parse(this.#e.slice(r,this.#t)),!AO.has(this.#n)&&!t.has(this.#n))return t.add(this.#n),null;let i=t.has(this.#n)?"The object cont\
ains the same key twice.":"This key is never accepted.";return this.#r.push(this.#n),this.#o(i)}#p(t){if(this.#a("]"))return null;for(let r=0;;r+=1){this.#r.push(
r);let n=this.#s(t+1);if(n!==null)return n;if(this.#r.pop(),this.#a("]"))return null;if(!this.#a(","))return this.#o("A comma or a closing bracket was expected \
in this array.")}}#c(){for(this.#t+=1;;){this.#l(_O);let t=this.#e[this.#t];if(this.#t+=1,t==='"')return null;if(t===void 0)return this.#o("Unexpected end of in\
put inside a string.");if(t!=="\\")return this.#o("A string contains an unescaped control character.");let r=this.#f();if(r!==null)return r}}#f(){let t=this.#e[this.#t];
if(this.#t+=1,t===void 0||!'"\\/bfnrtu'.includes(t))return this.#o("A string contains an unknown escape sequence.");if(t!=="u")return null;let r=this.#m();if(r===
null)return this.#o("Four hexadecimal digits were expected after \\u.");if(r===0)return this.#o("NUL is not accepted in text.");if(r<55296||r>57343)return null;
let n=r<56320&&this.#e.startsWith("\\u",this.#t);n&&(this.#t+=2);let i=n?this.#m():null;return i!==null&&i>=56320&&i<=57343?null:this.#o("A string contains a lo\
ne surrogate.")}#m(){let t=this.#l(RO);return t===""?null:Number.parseInt(t,16)}#d(){let t=this.#l(SO);if(t==="")return this.#o("No JSON value starts with this \
character.");let r=Number(t);return Number.isFinite(r)?Number.isInteger(r)&&!Number.isSafeInteger(r)?this.#o("A whole number must be from -(2^53-1) to 2^53-1."):
null:this.#o("The number is out of range.")}#a(t){return this.#l(Bu),this.#e[this.#t]!==t?!1:(this.#t+=1,!0)}#l(t){t.lastIndex=this.#t;let r=t.exec(this.#e)?.[0]??
"";return this.#t+=r.length,r}#o(t){return{pointer:DO(this.#r),message:t}}},NO=/^[A-Za-z0-9_.$~/-]{1,40}$/;function DO(e){let t="";for(let r of e){if(typeof r==
"string"&&!NO.test(r))break;t+=`/${String(r).replaceAll("~","~0").replaceAll("/","~1")}`}return t}function ys(e){let t;try{t=JSON.parse(e)}catch{return xE(e)}let r=e.includes("\\u");return Yp(t,r,1)===$O(e)?{ok:!0,value:t}:xE(e)}function Yp(e,t,r){if(typeof e==
"string")return t&&!EE(e)?Number.NaN:1;if(typeof e=="number")return kO(e)?0:Number.NaN;if(typeof e!="object"||e===null)return 0;if(r>32)return Number.NaN;let n=0;
if(Array.isArray(e)){for(let s of e)n+=Yp(s,t,r+1);return n}let i=e;for(let s of Object.keys(i)){if(s==="__proto__"||s==="constructor"||t&&!EE(s))return Number.
NaN;n+=1+Yp(i[s],t,r+1)}return n}function EE(e){return e.isWellFormed()&&!e.includes("\0")}function kO(e){return Number.isFinite(e)&&(Number.isSafeInteger(e)||!Number.
isInteger(e))}var Uu='"',OO=92;function $O(e){let t=0,r=e.indexOf(Uu);for(;r!==-1;){let n=e.indexOf(Uu,r+1);for(;wO(e,n);)n=e.indexOf(Uu,n+1);t+=1,r=e.indexOf(Uu,
n+1)}return t}function wO(e,t){let r=t;for(;e.charCodeAt(r-1)===OO;)r-=1;return(t-r)%2===1}function xE(e){let t=gE(e);if(t===null)throw new Error("The JSON pars\
er found no error");return PO(t.pointer,t.message)}function PO(e,t){return{ok:!1,code:"invalid_json",pointer:e,message:t}}var LO=new TextDecoder("utf-8",{fatal:!0,ignoreBOM:!0}),MO="\uFEFF";function Qn(e){try{let t=LO.decode(e);return t.startsWith(MO)||t.includes("\0")?null:t}catch{
return null}}var FO=[{at:0,bytes:[80,75,3,4]},{at:0,bytes:[80,75,5,6]},{at:0,bytes:[80,75,7,8]},{at:0,bytes:[31,139]},{at:0,bytes:[55,122,188,175,39,28]},{at:0,bytes:[82,97,
114,33,26,7]},{at:0,bytes:[66,90,104]},{at:0,bytes:[253,55,122,88,90,0]},{at:0,bytes:[40,181,47,253]},{at:257,bytes:[117,115,116,97,114]}];function yE(e){return FO.
some(({at:t,bytes:r})=>r.every((n,i)=>e[t+i]===n))}var IE=[137,80,78,71,13,10,26,10],BO=["iCCP","zTXt","iTXt","tEXt","eXIf","acTL","fcTL","fdAT"],UO=["IHDR","PLTE","IDAT","IEND"],HO=13,TE=12,jO={0:[1,2,4,8,16],2:[
8,16],3:[1,2,4,8],4:[8,16],6:[8,16]};function bE(e){if(!IE.every((s,a)=>e[a]===s))return{why:"The file has no PNG signature."};let t=qO(e);if(!Array.isArray(t))
return t;let r=t.map(({type:s})=>s),n=r.find(s=>BO.includes(s));if(n!==void 0)return{why:`The chunk ${n} is not accepted.`};if(r.some(s=>VO(s)&&!UO.includes(s)))
return{why:"A critical chunk is unknown."};let i=t[0];return i?.type!=="IHDR"||r.lastIndexOf("IHDR")!==0?{why:"IHDR is not the first chunk, once."}:r.indexOf("I\
END")!==r.length-1||t.at(-1)?.content.length!==0?{why:"IEND is not the last chunk, once and empty."}:GO(r,"IDAT")?KO(i.content):{why:"The IDAT chunks are missin\
g or not consecutive."}}function qO(e){let t=new DataView(e.buffer,e.byteOffset,e.byteLength),r=[],n=IE.length;for(;n<e.length;){let i=n+TE<=e.length?t.getUint32(
n):e.length,s=n+TE+i;if(s>e.length)return{why:"A chunk is longer than the file."};let a=e.subarray(n+4,s-4),c=String.fromCharCode(...a.subarray(0,4));if(!/^[A-Za-z]{4}$/.
test(c))return{why:"A chunk has a type of other characters than letters."};if(Mu(a)!==t.getUint32(s-4))return{why:`The checksum of a chunk ${c} is wrong.`};r.push(
{type:c,content:a.subarray(4)}),n=s}return r}function VO(e){return e[0]===e[0]?.toUpperCase()}function GO(e,t){let r=e.indexOf(t);return r>=0&&e.slice(r,e.lastIndexOf(
t)+1).every(n=>n===t)}function KO(e){if(e.length!==HO)return{why:"IHDR does not have 13 bytes."};let t=new DataView(e.buffer,e.byteOffset,e.byteLength),[r=0,n=0,
i,s,a=0]=e.subarray(8);return jO[n]?.includes(r)===!0&&i===0&&s===0&&a<=1?{width:t.getUint32(0),height:t.getUint32(4)}:{why:"IHDR has an unknown colour type, bi\
t depth or method."}}function SE(e){if(e.length<12||Xp(e,0)!=="RIFF"||Xp(e,8)!=="WEBP")return{why:"The file has no RIFF header of type WEBP."};if(Hu(e).getUint32(4,!0)+8!==e.length)
return{why:"The RIFF size is not that of the file."};let t=zO(e);if(!Array.isArray(t))return t;let[r,...n]=t;if(r===void 0)return{why:"The file has no picture."};
if(r.type!=="VP8X")return n.length===0?AE(r):{why:"The file has more than one chunk."};let i=n.at(-1);return(n.length===1||n.length===2&&n[0]?.type==="ALPH"&&i?.
type==="VP8 ")&&i!==void 0?WO(r.content,AE(i)):{why:"After VP8X there is not exactly one picture, with at most one ALPH before a VP8."}}function zO(e){let t=[],
r=12;for(;r<e.length;){if(r+8>e.length)return{why:"A chunk is longer than the file."};let n=Xp(e,r);if(!["VP8 ","VP8L","VP8X","ALPH"].includes(n))return{why:"A \
chunk is none of VP8, VP8L, VP8X and ALPH."};let i=Hu(e).getUint32(r+4,!0),s=r+8+i;if(s+i%2>e.length)return{why:"A chunk is longer than the file."};if(i%2===1&&
e[s]!==0)return{why:"The byte that pads a chunk is not 0."};t.push({type:n,content:e.subarray(r+8,s)}),r=s+i%2}return t}function AE({type:e,content:t}){let r=Hu(
t);if(e==="VP8L"&&t.length>=5&&t[0]===47){let i=r.getUint32(1,!0);if(!(i>>>29))return{width:(i&16383)+1,height:(i>>>14&16383)+1}}let n=t.length>=10&&(t[0]&1)===
0;return e==="VP8 "&&n&&[157,1,42].every((i,s)=>t[3+s]===i)?{width:r.getUint16(6,!0)&16383,height:r.getUint16(8,!0)&16383}:{why:"The picture has no VP8 or VP8L \
frame header."}}function WO(e,t){if("why"in t)return t;if(e.length!==10||(e[0]&-17)!==0)return{why:"VP8X announces animation, a colour profile or metadata."};let r=Hu(
e),n=(r.getUint32(3,!0)>>>8)+1,i=(r.getUint32(6,!0)>>>8)+1;return n===t.width&&i===t.height?t:{why:"VP8X and the picture state different sizes."}}function Hu(e){
return new DataView(e.buffer,e.byteOffset,e.byteLength)}function Xp(e,t){return String.fromCharCode(...e.subarray(t,t+4))}var CE=48,YO=2001684018,XO=[65536,1330926671,1953658213];function _E(e){if(e.length<CE)return{why:"The file is shorter than a WOFF2 header."};let t=new DataView(
e.buffer,e.byteOffset,e.byteLength);return t.getUint32(0)!==YO?{why:"The file has no WOFF2 signature."}:XO.includes(t.getUint32(4))?t.getUint32(8)!==e.length?{why:"\
The length in the header is not that of the file."}:t.getUint16(12)===0||t.getUint16(14)!==0?{why:"The header has no tables or reserved bits."}:t.getUint32(16)>
Ie.fontTablesBytesMax?{why:`The font is larger than ${Ie.fontTablesBytesMax} bytes when unpacked.`}:t.getUint32(20)>e.length-CE?{why:"The compressed tables are \
longer than the file."}:[28,32,36,40,44].some(n=>t.getUint32(n)!==0)?{why:"The file has a metadata or private block."}:null:{why:"The file is not one TrueType o\
r OpenType font."}}function NE(e,t,r){return yE(r)?Ba("archive",e,"The file is an archive or a compressed stream.","Remove it."):t.isText?QO(e,t.ending,r):r$(e,t.ending,r)}function QO(e,t,r){
let n=Qn(r);return n===null?Ba("text",e,"The text is not UTF-8 without byte order mark and NUL.","Save it as plain UTF-8."):t==="json"?JO(e,n):ZO[t]?.(n)===!1?Ba(
"content",e,"The content is not what the ending says.","Give the file the ending of what it is."):Qp}var Qp={findings:[]};function JO(e,t){let r=ys(t);if(r.ok)return Qp;
let n=r.pointer===""?"":` (at ${r.pointer})`,i=r.message.replace("The body","The file")+n;return Ba("json",e,i,"Write strict JSON: no key twice, at most 32 leve\
ls.")}var ZO={html:e=>/^\s*</.test(e),css:RE,js:RE,svg:e$};function RE(e){return!/^\s*<(!doctype|html|\?xml|svg|script)/i.test(e)}function e$(e){let t=0;for(;;){
t+=/^\s*/.exec(e.slice(t,t+t$))?.[0].length??0;let r=e.startsWith("<?xml",t)?"?>":e.startsWith("<!--",t)?"-->":null;if(r===null)return/^<svg[\s>/]/.test(e.slice(
t,t+5));let n=e.indexOf(r,t);if(n<0)return!1;t=n+r.length}}var t$=4096;function r$(e,t,r){let n=n$(t,r);return n===null?Qp:"why"in n?Ba(t,e,n.why,"Export the fi\
le again, without metadata."):{findings:[],picture:n}}function n$(e,t){switch(e){case"png":return bE(t);case"webp":return SE(t);default:return _E(t)}}function Ba(e,t,r,n){
return{findings:[J(`type.${e}`,t,r,n)]}}function DE(e){let t=i$(e);return t.length>0?t:[...Lu(e.map(({path:n})=>({path:n,isFolder:!1}))),...a$(e)]}var Ua="Remove what is not needed.";function i$(e){let{
entriesMax:t,bytesMax:r}=Ie;if(e.length>t)return[J("size.entries",null,`A bundle has at most ${t} files.`,Ua)];if(vE(e)>r)return[J("size.bundle",null,`The files\
 are larger than ${r} bytes in total.`,Ua)];let n=e.flatMap(({path:i,bytes:s})=>{let a=Bp[or(i)?.ending??""]?.fileBytesMax;return a===void 0||s.length<=a?[]:[J(
"size.file",i,`A file of this type has at most ${a} bytes.`,Ua)]});return n.length>0?n:zp.flatMap(i=>s$(i,e))}function s$(e,t){let r=Bp[e]?.bytesMax??0;return vE(
t.filter(({path:i})=>or(i)?.ending===e))<=r?[]:[J("size.type",null,`The .${e} files are larger than ${r} bytes in total.`,Ua)]}function vE(e){return e.reduce((t,{
bytes:r})=>t+r.length,0)}function a$(e){let t=[],r=0;for(let{path:i,bytes:s}of e){let a=or(i);if(a===void 0){t.push(o$(i));continue}let c=NE(i,a,s);t.push(...c.
findings),c.picture!==void 0&&(t.push(...u$(i,c.picture)),r+=c.picture.width*c.picture.height)}let{picturePixelsMax:n}=Ie;return r>n&&t.push(J("size.pixels",null,
`All pictures have more than ${n} pixels.`,Ua)),t}function o$(e){let t=`Allowed are ${zp.join(", ")}, in lower case.`;return J("type.ending",e,"A bundle contain\
s no files of this ending.",t)}function u$(e,{width:t,height:r}){let{pictureSideMax:n}=Ie;if([t,r].every(s=>s>=1&&s<=n))return[];let i=`A picture is 1 to ${n} p\
ixels wide and high.`;return[J("size.picture",e,i,"Scale it down.")]}function kE(e,t){return e.map(({path:r,bytes:n})=>{let i=or(r);if(i===void 0)throw new Error("A file of no type passed the rules for types.");return{path:r,bytes:n,
mediaType:i.mediaType,hash:ju(n,t)}}).toSorted((r,n)=>r.path<n.path?-1:1)}function OE(e,t){let r=e.map(({hash:n,path:i})=>`${n} ${i}
`).join("");return ju(new TextEncoder().encode(r),t)}function ju(e,t){return Array.from(t(e),r=>r.toString(16).padStart(2,"0")).join("")}var x={};Kt(x,{Assign:()=>aw,Clone:()=>ow,Create:()=>cw,Discard:()=>lw,Metrics:()=>Lr,Update:()=>dw});var Lr={assign:0,create:0,clone:0,discard:0,update:0};var o={};Kt(o,{CodePointCount:()=>A$,Counted:()=>v$,Entries:()=>$$,EntriesRegExp:()=>O$,Every:()=>_$,EveryAll:()=>R$,GraphemeCount:()=>b$,HasPropertyKey:()=>k$,
IsArray:()=>ja,IsBigInt:()=>Ha,IsBoolean:()=>FE,IsClassInstance:()=>I$,IsConstructor:()=>h$,IsDeepEqual:()=>ef,IsEqual:()=>ie,IsFunction:()=>BE,IsGreaterEqualThan:()=>HE,
IsGreaterThan:()=>x$,IsInteger:()=>Jp,IsLessEqualThan:()=>UE,IsLessThan:()=>y$,IsMaxLength:()=>S$,IsMinLength:()=>C$,IsMultipleOf:()=>T$,IsNull:()=>Ku,IsNumber:()=>zu,
IsObject:()=>qa,IsObjectNotArray:()=>g$,IsString:()=>Wu,IsSymbol:()=>E$,IsUndefined:()=>Zp,IsUnsafePropertyKey:()=>qE,IsValueLike:()=>jE,Keys:()=>Gu,ShiftLeft:()=>Yu,
Some:()=>N$,SomeAll:()=>D$,Symbols:()=>w$,Values:()=>P$});function Ts(e,t,r){return e>=t&&e<=r}function c$(e){return e===8205}function $E(e){return Ts(e,127462,127487)}function l$(e){return Ts(e,65024,65039)}function m$(e){return Ts(e,768,879)||Ts(e,6832,6911)||Ts(e,7616,7679)||Ts(e,65056,
65071)}function qu(e){return e>65535?2:1}function wE(e,t){for(;t<e.length;){let r=e.codePointAt(t);if(m$(r)||l$(r))t+=qu(r);else break}return t}function p$(e,t){
let r=e.codePointAt(t),n=t+qu(r);for(n=wE(e,n);n<e.length-1&&c$(e.codePointAt(n));){let i=e.codePointAt(n+1);n+=1+qu(i),n=wE(e,n)}return $E(r)&&n<e.length&&$E(e.
codePointAt(n))&&(n+=qu(e.codePointAt(n))),n}function PE(e){let t=0,r=0;for(;r<e.length;)r=p$(e,r),t++;return t}function Vu(e){let t=0,r=0,n=0;for(;r<e.length;){let i=e.charCodeAt(r++)>>10;t+=+((n<<8|i)!==13879),n=i}return t}function LE(e,t){return e.length<=t||e.length<=
t<<1&&Vu(e)<=t}function ME(e,t){return e.length>=t<<1||e.length>=t&&Vu(e)>=t}function ja(e){return Array.isArray(e)}function Ha(e){return ie(typeof e,"bigint")}function FE(e){return ie(typeof e,"boolean")}function h$(e){if(Zp(e)||!BE(e))
return!1;let t=Function.prototype.toString.call(e);return!!(/^class\s/.test(t)||/\[native code\]/.test(t))}function BE(e){return ie(typeof e,"function")}function Jp(e){
return Number.isInteger(e)}function Ku(e){return ie(e,null)}function zu(e){return Number.isFinite(e)}function g$(e){return qa(e)&&!ja(e)}function qa(e){return ie(
typeof e,"object")&&!Ku(e)}function Wu(e){return ie(typeof e,"string")}function E$(e){return ie(typeof e,"symbol")}function Zp(e){return ie(e,void 0)}function ie(e,t){
return e===t}function x$(e,t){return e>t}function y$(e,t){return e<t}function UE(e,t){return e<=t}function HE(e,t){return e>=t}function T$(e,t){if(Ha(e)||Ha(t))
return BigInt(e)%BigInt(t)===0n;let r=1e-10;if(!zu(e)||Jp(e)&&1/t%1===0)return!0;let n=e%t;return Math.min(Math.abs(n),Math.abs(n-t),Math.abs(n+t))<r}function I$(e){
if(!qa(e))return!1;let t=globalThis.Object.getPrototypeOf(e);return Ku(t)?!1:ie(typeof t.constructor,"function")&&!(ie(t.constructor,globalThis.Object)||ie(t.constructor.
name,"Object"))}function jE(e){return Ha(e)||FE(e)||Ku(e)||zu(e)||Wu(e)||Zp(e)}function b$(e){return PE(e)}function A$(e){return Vu(e)}function S$(e,t){return LE(
e,t)}function C$(e,t){return ME(e,t)}function _$(e,t,r){return e.every((n,i)=>i<t||r(n,i))}function R$(e,t,r){let n=!0;return e.forEach((i,s)=>{s>=t&&!r(i,s)&&(n=
!1)}),n}function N$(e,t){return e.some((r,n)=>t(r,n))}function D$(e,t){let r=!1;return e.forEach((n,i)=>{t(n,i)&&(r=!0)}),r}function v$(e,t){return e.reduce((r,n,i)=>t(
n,i)?++r:r,0)}function Yu(e,t,r){return ie(e.length,0)?r():t(e[0],e.slice(1))}function qE(e){return ie(e,"__proto__")||ie(e,"constructor")||ie(e,"prototype")}function k$(e,t){
return qE(t)?Object.prototype.hasOwnProperty.call(e,t):t in e}function O$(e){return Gu(e).map(t=>[new RegExp(`^${t}$`),e[t]])}function $$(e){return Object.entries(
e)}function Gu(e){return Object.getOwnPropertyNames(e)}function w$(e){return Object.getOwnPropertySymbols(e)}function P$(e){return Object.values(e)}function L$(e,t){
if(!qa(t))return!1;let r=Gu(e);return ie(r.length,Gu(t).length)&&r.every(n=>ef(e[n],t[n]))}function M$(e,t){return ja(t)&&ie(e.length,t.length)&&e.every((r,n)=>ef(
e[n],t[n]))}function ef(e,t){return ja(e)?M$(e,t):qa(e)?L$(e,t):ie(e,t)}var Dn={};Kt(Dn,{IsBigInt64Array:()=>Q$,IsBigUint64Array:()=>J$,IsBoolean:()=>F$,IsDate:()=>ew,IsFloat32Array:()=>Y$,IsFloat64Array:()=>X$,IsInt16Array:()=>G$,IsInt32Array:()=>z$,
IsInt8Array:()=>j$,IsMap:()=>rw,IsNumber:()=>B$,IsRegExp:()=>Z$,IsSet:()=>tw,IsString:()=>U$,IsTypeArray:()=>H$,IsUint16Array:()=>K$,IsUint32Array:()=>W$,IsUint8Array:()=>q$,
IsUint8ClampedArray:()=>V$});function F$(e){return e instanceof Boolean}function B$(e){return e instanceof Number}function U$(e){return e instanceof String}function H$(e){
return globalThis.ArrayBuffer.isView(e)}function j$(e){return e instanceof globalThis.Int8Array}function q$(e){return e instanceof globalThis.Uint8Array}function V$(e){
return e instanceof globalThis.Uint8ClampedArray}function G$(e){return e instanceof globalThis.Int16Array}function K$(e){return e instanceof globalThis.Uint16Array}
function z$(e){return e instanceof globalThis.Int32Array}function W$(e){return e instanceof globalThis.Uint32Array}function Y$(e){return e instanceof globalThis.
Float32Array}function X$(e){return e instanceof globalThis.Float64Array}function Q$(e){return e instanceof globalThis.BigInt64Array}function J$(e){return e instanceof
globalThis.BigUint64Array}function Z$(e){return e instanceof globalThis.RegExp}function ew(e){return e instanceof globalThis.Date}function tw(e){return e instanceof
globalThis.Set}function rw(e){return e instanceof globalThis.Map}var $t={};Kt($t,{Get:()=>VE,Reset:()=>iw,Set:()=>sw});var Mr={immutableTypes:!1,maxErrors:8,maxParseErrors:1,maxInstantiationCount:128,useAcceleration:!0,exactOptionalPropertyTypes:!1,enumerableKind:!1,correctiveParse:!1,
unionPrioritySort:!0};function iw(){Mr.immutableTypes=!1,Mr.maxErrors=8,Mr.maxParseErrors=1,Mr.maxInstantiationCount=128,Mr.useAcceleration=!0,Mr.exactOptionalPropertyTypes=
!1,Mr.enumerableKind=!1,Mr.correctiveParse=!1,Mr.unionPrioritySort=!0}function sw(e){for(let t of o.Keys(e)){let r=e[t];r!==void 0&&Object.defineProperty(Mr,t,{
value:r})}}function VE(){return Mr}function ur(e){return[...o.Keys(e),...o.Symbols(e)]}function GE(e,t){if(!t.has(e)){t.add(e);for(let r of ur(e)){let n=Object.getOwnPropertyDescriptor(e,r);!n||!("value"in n)||o.IsObject(n.value)&&GE(n.value,t)}Object.
freeze(e)}}function Jn(e){return $t.Get().immutableTypes&&GE(e,new WeakSet),e}function aw(e,t){Lr.assign+=1;let r={},n=ur(t),i=ur(e);for(let s of i)n.includes(s)||Object.defineProperty(r,s,Object.getOwnPropertyDescriptor(e,s));for(let s of n)
Object.defineProperty(r,s,Object.getOwnPropertyDescriptor(t,s));return Jn(r)}function ow(e){Lr.clone+=1;let t={};for(let r of ur(e)){if(o.IsUnsafePropertyKey(r))continue;let n=Object.getOwnPropertyDescriptor(e,r);o.IsEqual(n.enumerable,!0)?
t[r]=n.value:Object.defineProperty(t,r,n)}return t}function KE(e,t){return{...e,...t}}function uw(e,t){for(let r of Object.keys(t))Object.defineProperty(e,r,{configurable:!0,writable:!0,enumerable:!1,value:t[r]});
return e}function cw(e,t,r={}){Lr.create+=1;let n=KE(t,r),i=$t.Get().enumerableKind?KE(n,e):uw(n,e);return Jn(i)}function lw(e,t){Lr.discard+=1;let r={};for(let n of ur(e)){if(t.includes(n))continue;let i=Object.getOwnPropertyDescriptor(e,n);Object.defineProperty(r,n,i)}return Jn(
r)}function mw(e,t,r,n){for(let i of ur(e)){if(o.IsUnsafePropertyKey(i)||t.includes(i)||r.includes(i))continue;let s=Object.getOwnPropertyDescriptor(e,i);Object.defineProperty(
n,i,s)}}function pw(e,t,r){let n=$t.Get().enumerableKind;for(let i of t)o.IsUnsafePropertyKey(i)||Object.defineProperty(r,i,{configurable:!0,writable:!0,enumerable:n,
value:e[i]})}function fw(e,t,r){for(let n of t)o.IsUnsafePropertyKey(n)||Object.defineProperty(r,n,{configurable:!0,enumerable:!0,writable:!0,value:e[n]})}function dw(e,t,r){
Lr.update+=1;let n={},i=ur(t),s=ur(r);return mw(e,i,s,n),pw(t,i,n),fw(r,s,n),Jn(n)}function $(e,t){return o.IsObject(e)&&o.HasPropertyKey(e,"~kind")&&o.IsEqual(e["~kind"],t)}function Ke(e){return o.IsObject(e)}function L(e,t,r){return x.Create({"~kind":"Deferred"},{type:"deferred",action:e,parameters:t,options:r},{})}function Zn(e){return $(e,"Deferred")}function Qr(e,t){return x.Update(e,{"~readonly":!0},t)}function zE(e,t,r,n){let i=N(e,t,r);return Qr(i,n)}function Jr(e,t){return x.Update(e,{"~optional":!0},t)}function WE(e,t,r,n){let i=N(e,t,r);return Jr(i,n)}function cr(e,t){return x.Create({"~kind":"Array"},{type:"array",items:e},t)}function Se(e){return $(e,"Array")}function Xu(e){return x.Discard(e,["~kind","type","items"])}function Zr(e,t,r={}){return x.Create({"~kind":"Constructor"},{type:"constructor",parameters:e,instanceType:t},r)}function Ye(e){return $(e,"Constructor")}function YE(e){
return x.Discard(e,["~kind","type","parameters","instanceType"])}function en(e,t,r={}){return x.Create({"~kind":"Function"},{type:"function",parameters:e,returnType:t},r)}function Xe(e){return $(e,"Function")}function XE(e){return x.Discard(e,["~kind","type","parameters","returnType"])}function vn(e,t){return x.Create({"~kind":"Ref"},{$ref:e},t)}function Qe(e){return $(e,"Ref")}function ei(e,t){return x.Create({"~kind":"Generic"},{type:"generic",parameters:e,expression:t})}function Is(e){return $(e,"Generic")}function bs(e){return x.Create({"~kind":"Any"},{},e)}function Re(e){return $(e,"Any")}var QE="(?!)";function de(e){return x.Create({"~kind":"Never"},{not:{}},e)}function Fr(e){return $(e,"Never")}function tn(e,t={}){return L("AddOptional",[e],t)}function Qu(e,t={}){return Jr(e,t)}function JE(e){return Qu(e)}function tt(e){return Ke(e)&&o.HasPropertyKey(e,"~optional")}function ZE(e){return o.Keys(e).filter(t=>!tt(e[t]))}function Ju(e){return o.Keys(e)}function Zu(e){return o.Values(e)}function j(e,t={}){let r=ZE(e),n=r.length>0?{required:r}:{};return x.Create({"~kind":"Object"},{type:"object",...n,properties:e},t)}function ce(e){return $(e,"Object")}function ex(e){return x.Discard(e,["~kind","type","properties","required"])}function rt(e){return x.Create({"~kind":"Unknown"},{},e)}function Ue(e){return $(e,"Unknown")}function rn(e,t,r){let n=o.Keys(e).reduce((i,s)=>({...i,[s]:x.Update(e[s],{},{$id:s})}),{});return x.Create({"~kind":"Cyclic"},{$defs:n,$ref:t},r)}function ot(e){
return $(e,"Cyclic")}function tx(e){return x.Update(e,{"~unsafe":null},{})}function ec(e){return o.IsObjectNotArray(e)&&o.HasPropertyKey(e,"~unsafe")&&o.IsNull(e["~unsafe"])}var ut={};Kt(ut,{Match:()=>hw});function hw(e,t){return t[e.length]?.(...e)??(()=>{throw Error("Invalid Arguments")})()}function Va(...e){let[t,r]=ut.Match(e,{2:(n,i)=>[n,i,i],1:n=>[n,rt(),rt()]});return x.Create({"~kind":"Infer"},{type:"infer",name:t,extends:r},{})}function He(e){
return $(e,"Infer")}function Ri(e,t,r,n={}){return x.Create({"~kind":"Dependent"},{if:e,then:t,else:r},n)}function Oe(e){return $(e,"Dependent")}function rx(e){return x.Discard(e,[
"~kind","if","then","else"])}function nx(e){return o.IsObjectNotArray(e)}function ix(e){return o.Keys(e).filter(r=>isNaN(r)).reduce((r,n)=>[...r,e[n]],[])}function sx(e){return o.IsString(e)||o.IsNumber(e)}function ax(e,t){let r=nx(e)?ix(e):e;return x.Create({"~kind":"Enum"},{enum:r},t)}function ct(e){return $(e,"\
Enum")}function wt(e,t={}){return x.Create({"~kind":"Intersect"},{allOf:e},t)}function ee(e){return $(e,"Intersect")}function ox(e){return x.Discard(e,["~kind","allOf"])}var Ni={};Kt(Ni,{Hash:()=>dx,HashCode:()=>vw});function qe(){throw new Error("Unreachable")}function gw(e){let t=new Set,r=e;for(;r&&r!==Object.prototype;){for(let n of Reflect.ownKeys(r))n!=="constructor"&&typeof n!="symbol"&&t.add(n);r=Object.getPrototypeOf(
r)}return[...t]}function Ew(e){return typeof e=="number"}var zt={Array:0,BigInt:1,Boolean:2,Date:3,Constructor:4,Function:5,Null:6,Number:7,Object:8,RegExp:9,String:10,
Symbol:11,TypeArray:12,Undefined:13},rc=8997,Ga=33826,nc=40164,ic=52210,mx=new Float64Array(1),px=new DataView(mx.buffer),fx=new Uint8Array(mx.buffer);function Je(e){
let t=rc^e,r=t*435,n=Ga*435+(r>>>16),i=nc*435+(n>>>16)+(t<<8),s=ic*435+(i>>>16)+(Ga<<8);rc=r&65535,Ga=n&65535,nc=i&65535,ic=s&65535}function xw(e){Je(zt.Array);
for(let t of e)ti(t)}function yw(e){Je(zt.BigInt),px.setBigInt64(0,e);for(let t of fx)Je(t)}function cx(e){Je(zt.Boolean),Je(e?1:0)}function Tw(e){Je(zt.Constructor),
ti(e.toString())}function Iw(e){Je(zt.Date),ti(e.getTime())}function bw(e){Je(zt.Function),ti(e.toString())}function Aw(e){Je(zt.Null)}function lx(e){Je(zt.Number),
px.setFloat64(0,e,!0);for(let t of fx)Je(t)}function Sw(e){Je(zt.Object);for(let t of gw(e).sort())ti(t),ti(e[t])}function Cw(e){Je(zt.RegExp),tf(e.toString())}
var _w=new TextEncoder;function tf(e){Je(zt.String);for(let t=0;t<e.length;t++){let r=e.charCodeAt(t);if(r>127){for(let n of _w.encode(e.slice(t)))Je(n);return}
Je(r)}}function Rw(e){Je(zt.Symbol),ti(e.toString())}function Nw(e){Je(zt.TypeArray);let t=new Uint8Array(e.buffer);for(let r=0;r<t.length;r++)Je(t[r])}function Dw(e){
return Je(zt.Undefined)}function ti(e){return Dn.IsTypeArray(e)?Nw(e):Dn.IsDate(e)?Iw(e):Dn.IsRegExp(e)?Cw(e):Dn.IsBoolean(e)?cx(e.valueOf()):Dn.IsString(e)?tf(
e.valueOf()):Dn.IsNumber(e)?lx(e.valueOf()):Ew(e)?lx(e):o.IsArray(e)?xw(e):o.IsBoolean(e)?cx(e):o.IsBigInt(e)?yw(e):o.IsConstructor(e)?Tw(e):o.IsNull(e)?Aw(e):o.
IsObject(e)?Sw(e):o.IsString(e)?tf(e):o.IsSymbol(e)?Rw(e):o.IsUndefined(e)?Dw(e):o.IsFunction(e)?bw(e):qe()}function tc(e){return e.toString(16).padStart(4,"0")}
function vw(e){return BigInt(`0x${dx(e)}`)}function dx(e){return rc=8997,Ga=33826,nc=40164,ic=52210,ti(e),`${tc(ic)}${tc(nc)}${tc(Ga)}${tc(rc)}`}function hx(e){switch(e.keyword){case"additionalProperties":return"must not have additional properties";case"anyOf":return"must match a schema in anyOf";case"bo\
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
ne":return e.params.message;default:return"an unknown validation error occurred"}}var kw=hx;function gx(){return kw}var Ka=class{constructor(t,r){this.type=t,this.decode=r}Encode(t){let r=this.type,n=sc(r)?a=>this.decode(r["~codec"].decode(a)):this.decode,i=sc(r)?a=>r["~codec"].
encode(t(a)):t,s={decode:n,encode:i};return x.Update(this.type,{"~codec":s},{})}},za=class{constructor(t){this.type=t}Decode(t){return new Ka(this.type,t)}};function ac(e){
return new za(e)}function xx(e,t){return ac(e).Decode(t).Encode(()=>{throw Error("Encode not implemented")})}function yx(e,t){return ac(e).Decode(()=>{throw Error(
"Decode not implemented")}).Encode(t)}function sc(e){return Ke(e)&&o.HasPropertyKey(e,"~codec")&&o.IsObject(e["~codec"])&&o.HasPropertyKey(e["~codec"],"encode")&&
o.HasPropertyKey(e["~codec"],"decode")}function Tx(e){return As(e)}function Di(e){return Ke(e)&&o.HasPropertyKey(e,"~immutable")}function nn(e,t={}){return L("AddReadonly",[e],t)}function oc(e,t={}){return Qr(e,t)}function Ix(e){return oc(e)}function kn(e){return Ke(e)&&o.HasPropertyKey(e,"~readonly")}function $w(e,t){let r=rf(e)?[...e["~refine"],t]:[t];return x.Update(e,{"~refine":r},{})}function bx(...e){let[t,r,n]=ut.Match(e,{3:(i,s,a)=>[i,s,a],2:(i,s)=>[i,
s,()=>"Refine Error"]});return $w(t,{check:r,error:n})}function ww(e){return o.IsObjectNotArray(e)&&o.HasPropertyKey(e,"check")&&o.HasPropertyKey(e,"error")&&o.
IsFunction(e.check)&&o.IsFunction(e.error)}function rf(e){return Ke(e)&&o.HasPropertyKey(e,"~refine")&&o.IsArray(e["~refine"])&&o.Every(e["~refine"],0,t=>ww(t))}var Ax="-?(?:0|[1-9][0-9]*)n";function Wa(e){return x.Create({"~kind":"BigInt"},{type:"bigint"},e)}function sn(e){return $(e,"BigInt")}function uc(e){return x.Create({"~kind":"Boolean"},{type:"boolean"},e)}function Tr(e){return $(e,"Boolean")}function Ya(e){return x.Create({"~kind":"Identifier"},{name:e})}function Sx(e){return $(e,"Identifier")}var cc="-?(?:0|[1-9][0-9]*)";function vi(e){return x.Create({"~kind":"Integer"},{type:"integer"},e)}function It(e){return $(e,"Integer")}var nf=class extends Error{constructor(t){super("Invalid Literal value"),Object.defineProperty(this,"cause",{value:{value:t},writable:!1,configurable:!1,enumerable:!1})}};
function Pw(e){return o.IsBigInt(e)?"bigint":o.IsBoolean(e)?"boolean":o.IsNumber(e)?"number":o.IsString(e)?"string":(()=>{throw new nf(e)})()}function te(e,t){return x.
Create({"~kind":"Literal"},{type:Pw(e),const:e},t)}function lc(e){return o.IsBigInt(e)||o.IsBoolean(e)||o.IsNumber(e)||o.IsString(e)}function Cx(e){return le(e)&&o.IsNumber(e.const)}function _x(e){return le(e)&&o.IsString(e.const)}function le(e){return $(e,"Literal")}function Ss(e){return x.Create({"~kind":"Null"},{type:"null"},e)}function Cs(e){return $(e,"Null")}var mc="-?(?:0|[1-9][0-9]*)(?:\\.[0-9]+)?";function Wt(e){return x.Create({"~kind":"Number"},{type:"number"},e)}function Ve(e){return $(e,"Number")}function _s(e){return x.Create({"~kind":"Symbol"},{type:"symbol"},e)}function ri(e){return $(e,"Symbol")}function ki(...e){let[t,r,n]=ut.Match(e,{3:(i,s,a)=>[i,s,a],2:(i,s)=>[i,s,s],1:i=>[i,rt(),rt()]});return x.Create({"~kind":"Parameter"},{name:t,extends:r,equals:n},
{})}function Rx(e){return $(e,"Parameter")}var pc=".*";function Ir(e){return x.Create({"~kind":"String"},{type:"string"},e)}function bt(e){return $(e,"String")}function X(e,t={}){return x.Create({"~kind":"Union"},{anyOf:e},t)}function P(e){return $(e,"Union")}function Nx(e){return x.Discard(e,["~kind","anyOf"])}function Xa(e){let t=Dx(e);return o.IsEqual(t.length,2)?t[0]:[]}function Lw(e){return!0}function vx(e){return o.ShiftLeft(e,(t,r)=>Mw(t)?vx(r):!1,()=>!0)}function kx(e){return o.IsEqual(e.length,0)?!1:vx(e)}function Mw(e){return P(
e)?kx(e.anyOf):le(e)?Lw(e.const):!1}function fc(e){return kx(e)}function dc(e){return x.Create({"~kind":"TemplateLiteral"},{type:"string",pattern:e},{})}function Ox(e,t,r=[]){return o.ShiftLeft(e,(n,i)=>Ox(i,t,[...r,`${n}${t}`]),()=>r)}function Fw(e,t){return o.IsEqual(e.length,0)?[`${t}`]:Ox(e,t)}function $x(e,t,r=[]){
return o.ShiftLeft(t,(n,i)=>$x(e,i,[...r,...wx(e,n)]),()=>r)}function wx(e,t){return P(t)?$x(e,t.anyOf):le(t)?Fw(e,t.const):qe()}function Px(e,t){return o.ShiftLeft(
t,(r,n)=>Px(wx(e,r),n),()=>e)}function Bw(e){return e.map(t=>te(t))}function Uw(e){let t=Px([],e),r=Bw(t);return X(r)}function Hw(e){return o.IsEqual(e.length,0)?
qe():o.IsEqual(e.length,1)&&le(e[0])?e[0]:Uw(e)}function sf(e){let t=Xa(e);return o.IsEqual(t.length,0)?Ir():fc(t)?Hw(t):dc(e)}function Lx(e){let t=sf(e);return $e(
t)?Ir():t}function Pt(e,t){let r="object",n={[e]:t};return x.Create({"~kind":"Record"},{type:r,patternProperties:n})}function Mx(e){return Pt(Br,e)}function Fx(e){return j({true:e,false:e})}function Ge(e,t={}){let[r,n,i]=[e,e.length,!1];return x.Create({"~kind":"Tuple"},{type:"array",additionalItems:i,items:r,minItems:n},t)}function ge(e){return $(
e,"Tuple")}function Bx(e){return x.Discard(e,["~kind","type","items","minItems","additionalItems"])}function af(e){return e.reduceRight((r,n,i)=>({[i]:n,...r}),{})}function Ux(e){let t=af(e.items);return j(t)}function jw(e){return x.Discard(e,["~optional"])}function Oi(e,t){return x.Update(jw(e),{},t)}function Hx(e,t,r,n){let i=N(e,t,r);return Oi(i,n)}function qw(e){return x.Discard(e,["~readonly"])}function Rs(e,t){return x.Update(qw(e),{},t)}function jx(e,t,r,n){let i=N(e,t,r);return Rs(i,n)}function hc(e,t){let r=kn(e)&&kn(t),n=tt(e)&&tt(t),i=we([e,t]),s=Rs(Oi(i,{}),{});return r&&n?Qr(Jr(s,{}),{}):r?Qr(s,{}):n?Jr(s,{}):s}function qx(e,t){let r=kn(e)||
kn(t),n=tt(e)||tt(t),i=Rs(Oi(e,{}),{}),s=Rs(Oi(t,{}),{}),a=Lt([i,s]);return r&&n?Qr(Jr(a,{}),{}):r?Qr(a,{}):n?Jr(a,{}):a}function Vw(e,t,r){return r in e?r in t?hc(e[r],t[r]):e[r]:r in t?t[r]:de()}function Gw(e,t){return[...new Set([...o.Keys(e),...o.Keys(t)])].reduce((i,s)=>({...i,
[s]:Vw(e,t,s)}),{})}function Vx(e){return ce(e)?e.properties:ge(e)?af(e.items):{}}function Gx(e,t){let r=Vx(e),n=Vx(t),i=Gw(r,n);return j(i)}function Kw(e,t){let r=Za(e,t);return o.IsEqual(r,Ja)?e:o.IsEqual(r,gc)||o.IsEqual(r,Qa)?t:de()}function Kx(e){return ce(e)||ge(e)}function zw(e,t){let r=Kx(e),
n=Kx(t);return r&&n?Gx(e,t):r&&!n?e:!r&&n?t:Kw(e,t)}function zx(e,t){return Fr(e)||Re(e)?e:Ue(e)||Fr(t)||Re(t)?t:Ue(t)?e:zw(e,t)}function Ww(e,t){return P(e)||P(t)}function Yw(e,t){let r=br(e),n=br(t);return Ww(r,n)?we([r,n]):zx(r,n)}function Wx(e,t,r=[]){return o.ShiftLeft(t,(n,i)=>Wx(e,
i,[...r,Yw(n,e)]),()=>o.IsEqual(r.length,0)?[e]:r)}function Yx(e,t,r=[]){return o.ShiftLeft(e,(n,i)=>Yx(i,t,[...r,...eo([n],t)]),()=>r)}function eo(e,t=[]){return o.
ShiftLeft(e,(r,n)=>P(r)?eo(n,Yx(r.anyOf,t)):eo(n,Wx(r,t)),()=>t)}function Xw(e,t){let r=lt({},e,t);return q.IsExtendsTrueLike(r)?[]:[e]}function Xx(e,t,r=[]){return o.ShiftLeft(e,(n,i)=>Xx(i,t,[...r,...Xw(n,t)]),()=>r)}function Ec(e,t){
let r=br(e),n=P(r)?r.anyOf:[r],i=Xx(n,t);return Lt(i)}function Ur(e,t,r){let n=we([e,t]),i=Ec(r,e);return Lt([n,i])}function At(e,t=[]){return o.ShiftLeft(e,(r,n)=>At(n,[...t,te(r)]),()=>Lt(t))}function we(e){let t=eo(
e),r=of(t);return Lt(r)}function ht(e){let t=Lx(e);return br(t)}function Lt(e){let t=of(e);return ni(t)}function br(e){return Oe(e)?Ur(e.if,e.then,e.else):ct(e)?
At(e.enum):ee(e)?we(e.allOf):$e(e)?ht(e.pattern):P(e)?Lt(e.anyOf):e}function ni(e){return o.IsEqual(e.length,1)?e[0]:o.IsEqual(e.length,0)?de():X(e)}function Qx(e,t){let r=At(e);return ii(r,t)}function Jx(e,t){return Pt(si,t)}function Zx(e,t){let r=we(e);return ii(r,t)}function ey(e,t){return o.IsString(e)||o.IsNumber(e)?j({[e]:t}):o.IsEqual(e,!1)?j({false:t}):o.IsEqual(e,!0)?j({true:t}):j({})}function ty(e,t){return Pt(Ns,t)}function ry(e,t){return o.HasPropertyKey(e,"pattern")&&(o.IsString(e.pattern)||e.pattern instanceof RegExp)?Pt(e.pattern.toString(),t):Pt(Br,t)}function ny(e,t){let r=Xa(e);return fc(r)?ii(ht(e),t):Pt(e,t)}function Qw(e){return P(e)?Ds(e.anyOf):[e]}function Ds(e,t=[]){return o.ShiftLeft(e,(r,n)=>Ds(n,[...t,...Qw(r)]),()=>t)}function Jw(e){return e.some(t=>bt(t)||Ve(t)||It(t))}function Zw(e,t){return o.IsEqual(Jw(e),!0)?Pt(Br,t):void 0}function eP(e,t){return e.reduce((r,n)=>le(n)&&
(o.IsString(n.const)||o.IsNumber(n.const))?{...r,[n.const]:t}:r,{})}function tP(e,t){let r=eP(e,t);return j(r)}function iy(e,t){let r=Ds(e),n=Zw(r,t);return Ke(
n)?n:tP(r,t)}function ii(e,t){return Re(e)?Mx(t):Tr(e)?Fx(t):ct(e)?Qx(e.enum,t):It(e)?Jx(e,t):ee(e)?Zx(e.allOf,t):le(e)?ey(e.const,t):Ve(e)?ty(e,t):P(e)?iy(e.anyOf,t):bt(e)?
ry(e,t):$e(e)?ny(e.pattern,t):j({})}function uf(e,t,r){return W([e])?x.Update(ii(e,t),{},r):xc(e,t,r)}function sy(e,t,r,n,i){let s=N(e,t,r),a=N(e,t,n);return uf(s,a,i)}var si=`^${cc}$`,Ns=`^${mc}$`,Br=`^${pc}$`;function xc(e,t,r={}){return L("Record",[e,t],r)}function yc(e,t,r={}){return uf(e,t,r)}function ay(e,t){return Pt(e,
t)}function Tc(e){return o.IsEqual(e,Br)?Ir():o.IsEqual(e,si)?vi():o.IsEqual(e,Ns)?Wt():sf(e)}function Ar(e){return o.Keys(e.patternProperties)[0]}function vs(e){
let t=Ar(e);return Tc(t)}function St(e){return e.patternProperties[Ar(e)]}function mt(e){return $(e,"Record")}function $i(e){return x.Create({"~kind":"Rest"},{type:"rest",items:e},{})}function ai(e){return $(e,"Rest")}function Ic(e){return x.Create({"~kind":"This"},{$ref:"#"},e)}function bc(e){return $(e,"This")}function ks(e){return x.Create({"~kind":"Undefined"},{type:"undefined"},e)}function Os(e){return $(e,"Undefined")}function Ac(e){return x.Create({"~kind":"Void"},{type:"void"},e)}function an(e){return $(e,"Void")}function nP(e,t){return o.IsEqual(e,"Array")?cr(t[0]):o.IsEqual(e,"Capitalize")?Cc(t[0]):o.IsEqual(e,"ConstructorParameters")?vc(t[0]):o.IsEqual(e,"Evaluate")?cI(
t[0]):o.IsEqual(e,"Exclude")?kc(t[0],t[1]):o.IsEqual(e,"Extract")?Oc(t[0],t[1]):o.IsEqual(e,"Index")?io(t[0],t[1]):o.IsEqual(e,"InstanceType")?$c(t[0]):o.IsEqual(
e,"Lowercase")?_c(t[0]):o.IsEqual(e,"NonNullable")?wc(t[0]):o.IsEqual(e,"Omit")?Pc(t[0],t[1]):o.IsEqual(e,"Parameters")?Lc(t[0]):o.IsEqual(e,"Partial")?Mc(t[0]):
o.IsEqual(e,"Pick")?Fc(t[0],t[1]):o.IsEqual(e,"Readonly")?Bc(t[0]):o.IsEqual(e,"KeyOf")?so(t[0]):o.IsEqual(e,"Record")?xc(t[0],t[1]):o.IsEqual(e,"Required")?Uc(
t[0]):o.IsEqual(e,"ReturnType")?Hc(t[0]):o.IsEqual(e,"Uncapitalize")?Rc(t[0]):o.IsEqual(e,"Uppercase")?Nc(t[0]):no(vn(e),t)}function wi(){throw Error("Unreachab\
le")}function my(e,t=[]){return o.ShiftLeft(e,(r,n)=>my(n,[...t,r[1]]),()=>t)}function On(e){return o.IsEqual(e.length,3)?[e[0],...my(e[1])]:[]}function py(e){return ki(
e[0],e[2],e[4])}function fy(e){return ki(e[0],e[2],e[2])}function dy(e){return ki(e[0],rt(),e[2])}function hy(e){return ki(e,rt(),rt())}function gy(e){return On(e)}function Ey(e){return e[1]}function xy(e){return On(e)}function yy(e){return e[1]}function Ty(e){return nP(e[0],e[1])}function Iy(e){
return null}function by(e){return Ir()}function Ay(e){return Wt()}function Sy(e){return uc()}function Cy(e){return ks()}function _y(e){return Ss()}function Ry(e){
return vi()}function Ny(e){return Wa()}function Dy(e){return rt()}function vy(e){return bs()}function ky(e){return j({})}function Oy(e){return de()}function $y(e){
return _s()}function wy(e){return Ac()}function Py(e){return Ic()}function Ly(e){return te(BigInt(e))}function My(e){return te(o.IsEqual(e,"true"))}function Fy(e){
return te(parseFloat(e))}function By(e){return te(e)}function Uy(e){return e[1]}function Hy(e){return te(e)}function jy(e){return o.IsEqual(e.length,3)?[e[0],e[1],
...e[2]]:[e[0]]}function qy(e){return e[1]}function Vy(e){return Sc(e)}function Gy(e){return o.IsEqual(e.length,6)?Ri(e[1],e[3],e[5]):Ri(e[1],e[3],rt())}function Ky(e){
return e.length>0}function zy(e){return e.reduce((t,r)=>o.IsEqual(r.length,3)?[...t,[r[1]]]:[...t,[]],[])}function Wy(e){return o.IsEqual(e.length,6)?[e[1],e[3],
e[5]]:[]}function Yy(e){return o.IsArray(e)&&o.IsEqual(e.length,3)?e[1]:e}function Xy(e){return o.IsEqual(e.length,2)?e[1]:[]}function oy(e,t){return t.reduce((r,n)=>{
let i=n;return o.IsEqual(i.length,1)?io(r,i[0]):o.IsEqual(i.length,0)?cr(r):wi()},e)}function uy(e,t){return o.IsEqual(t.length,3)?Dc(e,t[0],t[1],t[2]):e}function iP(e,t){
return o.IsArray(t)&&o.IsEqual(t.length,0)?e:jc(e,t)}function Qy(e){let[t,r,n,i,s]=e;return iP(uy(t?so(oy(r,n)):oy(r,n),i),s)}function cf(e,t){return o.IsEqual(
t.length,3)?(()=>{let[r,n,i]=t,s=cf(n,i);if(o.IsEqual(r,"&"))return ee(s)?wt([e,...s.allOf]):wt([e,s]);if(o.IsEqual(r,"|"))return P(s)?X([e,...s.anyOf]):X([e,s]);
wi()})():e}function Jy(e){let[t,r]=e;return cf(t,r)}function Zy(e){let[t,r]=e;return cf(t,r)}function eT(e){return oI(e[1])}function tT(e){return e[1]}function rT(e){return ei(e[0],e[2])}function nT(e){return o.IsEqual(
e.length,4)?Va(e[1],e[3]):o.IsEqual(e.length,2)?Va(e[1],rt()):wi()}function iT(e){return`${e}`}function sT(e){return It(e[3])?si:Ve(e[3])?Ns:ri(e[3])?Br:bt(e[3])?Br:wi()}function aT(e){return e.length>0}function oT(e){return e.length>0}function uT(e){let[t,r,n,i,s]=e;return{[r]:t&&n?nn(tn(s)):t&&!n?nn(s):!t&&n?tn(s):s}}function cT(e){return On(e)}function lT(e){return e.reduce((t,r)=>o.HasPropertyKey(r,si)||o.HasPropertyKey(r,Ns)||o.HasPropertyKey(r,Br)?[t[0],x.Assign(t[1],r)]:
[x.Assign(t[0],r),t[1]],[{},{}])}function mT(e){return lT(e[1])}function pT(e){let[t,r]=e,n=o.IsEqual(o.Keys(r).length,0)?{}:{patternProperties:r};return j(t,n)}
function fT(e){return o.IsEqual(e.length,5)?nn(tn(e[4])):o.IsEqual(e.length,3)?e[2]:o.IsEqual(e.length,4)?o.IsEqual(e[2],"readonly")?nn(e[3]):tn(e[3]):wi()}function dT(e){
if(!o.IsArray(e)||!o.IsEqual(e.length,3))return e;let[t,r,n]=e;return t&&n?nn(tn(r)):t&&!n?nn(r):!t&&n?tn(r):r}function hT(e){return o.IsEqual(e.length,2)?$i(e[1]):
o.IsEqual(e.length,1)?e[0]:wi()}function gT(e){return On(e)}function ET(e){return Ge(e[1])}function xT(e){return nn(tn(e[4]))}function yT(e){return nn(e[3])}function TT(e){
return tn(e[3])}function IT(e){return e[2]}function bT(e){return o.IsEqual(e.length,2)?$i(e[1]):o.IsEqual(e.length,1)?e[0]:wi()}function AT(e){return On(e)}function ST(e){return en(e[1],e[4])}function CT(e){
return Zr(e[2],e[5])}function cy(e,t){return o.IsEqual(e,"remove")?uI(t):o.IsEqual(e,"add")?nn(t):t}function _T(e){return o.IsEqual(e.length,2)&&o.IsEqual(e[0],
"-")?"remove":o.IsEqual(e.length,2)&&o.IsEqual(e[0],"+")||o.IsEqual(e.length,1)?"add":"none"}function ly(e,t){return o.IsEqual(e,"remove")?aI(t):o.IsEqual(e,"ad\
d")?tn(t):t}function RT(e){return o.IsEqual(e.length,2)&&o.IsEqual(e[0],"-")?"remove":o.IsEqual(e.length,2)&&o.IsEqual(e[0],"+")||o.IsEqual(e.length,1)?"add":"n\
one"}function NT(e){return o.IsEqual(e.length,2)?[e[1]]:[]}function DT(e){return o.IsArray(e[6])&&o.IsEqual(e[6].length,1)?to(Ya(e[3]),e[5],e[6][0],cy(e[1],ly(e[8],
e[10]))):to(Ya(e[3]),e[5],vn(e[3]),cy(e[1],ly(e[8],e[10])))}function vT(e){return vn(e)}function kT(e){return BigInt(e)}function OT(e){return parseFloat(e)}function $T(e){
return o.IsEqual(e,"true")}function wT(e){return null}function PT(e){return{[e[0]]:e[2]}}function LT(e){return On(e)}function sP(e){return e.reduce((t,r)=>x.Assign(t,r),{})}function MT(e){return sP(e[1])}function FT(e){
return On(e)}function BT(e){return e[1]}function UT(e){return Wa()}function HT(e){return Ir()}function jT(e){return Wt()}function qT(e){return vi()}function VT(e){return de()}function GT(e){return te(
e)}function KT(e){return X(e[1])}function zT(e){return e.length===3?[...e[0],...e[2]]:e.length===1?[...e[0]]:[]}function WT(e){return[e[0],...e[1]]}function YT(e){return e[1]}function XT(e){return On(e)}function QT(e){return o.IsEqual(e.length,2)?e[1]:[]}function JT(e){let t=e[2],r=e[3],[n,i]=e[4],s=o.IsEqual(
o.Keys(i).length,0)?{}:{patternProperties:i};return{[e[1]]:ei(t,ro(r,n,s))}}function ZT(e){let t=e[2],[r,n]=e[3],i=o.IsEqual(o.Keys(n).length,0)?{}:{patternProperties:n};
return{[e[1]]:ro(t,r,i)}}function eI(e){return{[e[1]]:ei(e[2],e[4])}}function tI(e){return{[e[1]]:e[3]}}function rI(e){return null}function nI(e){return On(e)}function iI(e){return e[1]}function sI(e){let[t,r]=[e[0],e[1]];return lI(x.Assign(t,lT(r)[0]))}function ao(e){return ie(e.length,2)}function Z(e,t,r){return ao(e)?t(e[0],e[1]):r()}function uP(e,t){return ie(t.indexOf(e),0)?[e,t.slice(e.length)]:[]}function Ne(e,t){for(let r=0;r<e.length;r++){let n=uP(e[r],t);if(ao(n))return n}return[]}function lf(e,t){return Array.from({length:t-e+1},(r,n)=>String.fromCharCode(e+n))}var mI=[...lf(97,122),...lf(65,90)],mf="0",pf=lf(49,57),$s=[mf,...pf],pI=" ",
ws=`
`;var oi="_",qc=".",fI="$",Vc="-";var dI="//",hI="/*",lP="*/";function gI(e){let t=e.indexOf(lP);return ie(t,-1)?"":e.slice(t+2)}function EI(e){let t=e.indexOf(ws);return ie(t,-1)?"":e.slice(t)}
function mP(e){return e.replace(/^[ \t\r\f\v]+/,"")}function Gc(e){let t=mP(e);return t.startsWith(hI)?Gc(gI(t.slice(2))):t.startsWith(dI)?Gc(EI(t.slice(2))):t}
function nt(e){let t=e.trimStart();return t.startsWith(hI)?nt(gI(t.slice(2))):t.startsWith(dI)?nt(EI(t.slice(2))):t}function Kc(e,t){return Z(Ne([e],t),(r,n)=>[r,n],()=>["",t])}function pP(e,t){return e.includes(t)}function Ps(e,t,r,n=""){return Z(Ne(e,r),(i,s)=>pP(t,i)?Ps(e,t,s,n):Ps(e,t,s,`${n}${i}`),()=>[n,r])}function fP(e){return Ne(pf,e)}var dP=[...$s,oi];function hP(e){return Ps(dP,[oi],e)}function gP(e){return Z(Ne([mf],e),(t,r)=>[t,r],()=>Z(fP(e),(t,r)=>Z(hP(r),
(n,i)=>[`${t}${n}`,i],()=>[]),()=>[]))}function zc(e){return gP(nt(e))}function EP(e){return Kc(Vc,e)}function xP(e){return Z(EP(e),(t,r)=>Z(zc(r),(n,i)=>[`${t}${n}`,i],()=>[]),()=>[])}function xI(e){return xP(nt(e))}function yP(e){return Z(xI(e),(t,r)=>Z(Ne(["n"],r),(n,i)=>[`${t}`,i],()=>[]),()=>[])}function ff(e){return yP(e)}function df(e,t){return Ne([e],t)}function I(e,t){return ie(e,"")?["",t]:e.startsWith(ws)?df(e,Gc(t)):e.startsWith(pI)?df(e,t):df(e,nt(t))}var yI=[...mI,oi,fI];function TP(e){return Ne(yI,e)}var IP=[...yI,...$s];function TI(e,t=""){return Z(Ne(IP,e),(r,n)=>TI(n,`${t}${r}`),()=>[t,e])}function bP(e){
return Z(TP(e),(t,r)=>Z(TI(r),(n,i)=>[`${t}${n}`,i],()=>[]),()=>[])}function Pe(e){return bP(nt(e))}var AP=[...$s,oi];function SP(e){return ao(Ne([qc],e))}function II(e){return Z(Ps(AP,[oi],e),(t,r)=>ie(t,"")?[]:[t,r],()=>[])}function CP(e){return Z(Ne([qc],e),
(t,r)=>Z(II(r),(n,i)=>[`0${t}${n}`,i],()=>[]),()=>[])}function _P(e){return Z(zc(e),(t,r)=>Z(Ne([qc],r),(n,i)=>Z(II(i),(s,a)=>[`${t}${n}${s}`,a],()=>[`${t}`,i]),
()=>[`${t}`,r]),()=>[])}function RP(e){return SP(e)?CP(e):_P(e)}function bI(e){return RP(nt(e))}function NP(e){return Kc(Vc,e)}function DP(e){return Z(NP(e),(t,r)=>Z(bI(r),(n,i)=>[`${t}${n}`,i],()=>[]),()=>[])}function Wc(e){return DP(nt(e))}function vP(e){return ie(e,"")?[]:[e.slice(0,1),e.slice(1)]}function AI(e,t){return Yu(e,(r,n)=>t.startsWith(r)?!0:AI(n,t),()=>!1)}function ui(e,t,r=""){return Z(
vP(t),(n,i)=>AI(e,t)?[r,t]:ui(e,i,`${r}${n}`),()=>[])}function kP(e,t,r){return Z(Ne([e],r),(n,i)=>Z(ui([t],i),(s,a)=>Z(Ne([t],a),(c,m)=>[`${s}`,m],()=>[]),()=>[]),()=>[])}function OP(e,t,r){return Z(Ne([e],r),(n,i)=>Z(
ui([ws,t],i),(s,a)=>Z(Ne([t],a),(c,m)=>[`${s}`,m],()=>[]),()=>[]),()=>[])}function SI(e,t,r,n){return r?kP(e,t,nt(n)):OP(e,t,nt(n))}function $P(e,t){return Ne(e,t)}function wP(e,t){return SI(e,e,!1,t)}function PP(e,t){return Z($P(e,t),(r,n)=>wP(r,`${r}${n}`),()=>[])}function Yc(e,t){return PP(
e,nt(t))}function CI(e,t){return Z(ui(e,t),(r,n)=>ie(r,"")?[]:[r,n],()=>[])}var l=(e,t,r=()=>[])=>e.length===2?t(e):r(),MP=e=>l(l(Pe(e),([t,r])=>l(I("extends",r),([n,i])=>l(se(i),([s,a])=>l(I("=",a),([c,m])=>l(se(m),([p,g])=>[[t,n,s,c,p],
g]))))),([t,r])=>[py(t),r]),FP=e=>l(l(Pe(e),([t,r])=>l(I("extends",r),([n,i])=>l(se(i),([s,a])=>[[t,n,s],a]))),([t,r])=>[fy(t),r]),BP=e=>l(l(Pe(e),([t,r])=>l(I(
"=",r),([n,i])=>l(se(i),([s,a])=>[[t,n,s],a]))),([t,r])=>[dy(t),r]),UP=e=>l(Pe(e),([t,r])=>[hy(t),r]),NI=e=>l(l(MP(e),([t,r])=>[t,r],()=>l(FP(e),([t,r])=>[t,r],
()=>l(BP(e),([t,r])=>[t,r],()=>l(UP(e),([t,r])=>[t,r],()=>[])))),([t,r])=>[t,r]),DI=(e,t=[])=>l(l(I(",",e),([r,n])=>l(NI(n),([i,s])=>[[r,i],s])),([r,n])=>DI(n,[
...t,r]),()=>[t,e]),HP=e=>l(l(l(NI(e),([t,r])=>l(DI(r),([n,i])=>l(l(I(",",i),([s,a])=>[[s],a],()=>[[],i]),([s,a])=>[[t,n,s],a]))),([t,r])=>[t,r],()=>l([[],e],([
t,r])=>[t,r],()=>[])),([t,r])=>[gy(t),r]),Ef=e=>l(l(I("<",e),([t,r])=>l(HP(r),([n,i])=>l(I(">",i),([s,a])=>[[t,n,s],a]))),([t,r])=>[Ey(t),r]),vI=(e,t=[])=>l(l(I(
",",e),([r,n])=>l(se(n),([i,s])=>[[r,i],s])),([r,n])=>vI(n,[...t,r]),()=>[t,e]),jP=e=>l(l(l(se(e),([t,r])=>l(vI(r),([n,i])=>l(l(I(",",i),([s,a])=>[[s],a],()=>[[],
i]),([s,a])=>[[t,n,s],a]))),([t,r])=>[t,r],()=>l([[],e],([t,r])=>[t,r],()=>[])),([t,r])=>[xy(t),r]),qP=e=>l(l(I("<",e),([t,r])=>l(jP(r),([n,i])=>l(I(">",i),([s,
a])=>[[t,n,s],a]))),([t,r])=>[yy(t),r]),VP=e=>l(l(Pe(e),([t,r])=>l(qP(r),([n,i])=>[[t,n],i])),([t,r])=>[Ty(t),r]),kI=e=>l(l(l(I(";",e),([t,r])=>[[t],r]),([t,r])=>[
t,r],()=>l([[],e],([t,r])=>[t,r],()=>[])),([t,r])=>[Iy(t),r]),OI=e=>l(I("string",e),([t,r])=>[by(t),r]),$I=e=>l(I("number",e),([t,r])=>[Ay(t),r]),GP=e=>l(I("boo\
lean",e),([t,r])=>[Sy(t),r]),KP=e=>l(I("undefined",e),([t,r])=>[Cy(t),r]),zP=e=>l(I("null",e),([t,r])=>[_y(t),r]),wI=e=>l(I("integer",e),([t,r])=>[Ry(t),r]),WP=e=>l(
I("bigint",e),([t,r])=>[Ny(t),r]),YP=e=>l(I("unknown",e),([t,r])=>[Dy(t),r]),XP=e=>l(I("any",e),([t,r])=>[vy(t),r]),QP=e=>l(I("object",e),([t,r])=>[ky(t),r]),JP=e=>l(
I("never",e),([t,r])=>[Oy(t),r]),PI=e=>l(I("symbol",e),([t,r])=>[$y(t),r]),ZP=e=>l(I("void",e),([t,r])=>[wy(t),r]),eL=e=>l(I("this",e),([t,r])=>[Py(t),r]),tL=e=>l(
l(I("${",e),([t,r])=>l(se(r),([n,i])=>l(I("}",i),([s,a])=>[[t,n,s],a]))),([t,r])=>[Uy(t),r]),hf=e=>l(ui(["${","`"],e),([t,r])=>[Hy(t),r]),LI=e=>l(l(l(hf(e),([t,
r])=>l(tL(r),([n,i])=>l(LI(i),([s,a])=>[[t,n,s],a]))),([t,r])=>[t,r],()=>l(l(hf(e),([t,r])=>[[t],r]),([t,r])=>[t,r],()=>l(l(hf(e),([t,r])=>[[t],r]),([t,r])=>[t,
r],()=>[]))),([t,r])=>[jy(t),r]),xf=e=>l(l(I("`",e),([t,r])=>l(LI(r),([n,i])=>l(I("`",i),([s,a])=>[[t,n,s],a]))),([t,r])=>[qy(t),r]),rL=e=>l(xf(e),([t,r])=>[Vy(
t),r]),nL=e=>l(l(l(I("if",e),([t,r])=>l(se(r),([n,i])=>l(I("then",i),([s,a])=>l(se(a),([c,m])=>l(I("else",m),([p,g])=>l(se(g),([y,S])=>[[t,n,s,c,p,y],S])))))),([
t,r])=>[t,r],()=>l(l(I("if",e),([t,r])=>l(se(r),([n,i])=>l(I("then",i),([s,a])=>l(se(a),([c,m])=>[[t,n,s,c],m])))),([t,r])=>[t,r],()=>[])),([t,r])=>[Gy(t),r]),iL=e=>l(
ff(e),([t,r])=>[Ly(t),r]),sL=e=>l(l(I("true",e),([t,r])=>[t,r],()=>l(I("false",e),([t,r])=>[t,r],()=>[])),([t,r])=>[My(t),r]),aL=e=>l(Wc(e),([t,r])=>[Fy(t),r]),
oL=e=>l(Yc(["'",'"'],e),([t,r])=>[By(t),r]),uL=e=>l(l(l(I("keyof",e),([t,r])=>[[t],r]),([t,r])=>[t,r],()=>l([[],e],([t,r])=>[t,r],()=>[])),([t,r])=>[Ky(t),r]),MI=(e,t=[])=>l(
l(l(I("[",e),([r,n])=>l(se(n),([i,s])=>l(I("]",s),([a,c])=>[[r,i,a],c]))),([r,n])=>[r,n],()=>l(l(I("[",e),([r,n])=>l(I("]",n),([i,s])=>[[r,i],s])),([r,n])=>[r,n],
()=>[])),([r,n])=>MI(n,[...t,r]),()=>[t,e]),cL=e=>l(MI(e),([t,r])=>[zy(t),r]),lL=e=>l(l(l(I("extends",e),([t,r])=>l(se(r),([n,i])=>l(I("?",i),([s,a])=>l(se(a),([
c,m])=>l(I(":",m),([p,g])=>l(se(g),([y,S])=>[[t,n,s,c,p,y],S])))))),([t,r])=>[t,r],()=>l([[],e],([t,r])=>[t,r],()=>[])),([t,r])=>[Wy(t),r]),mL=e=>l(l(l(I("(",e),
([t,r])=>l(se(r),([n,i])=>l(I(")",i),([s,a])=>[[t,n,s],a]))),([t,r])=>[t,r],()=>l(OI(e),([t,r])=>[t,r],()=>l($I(e),([t,r])=>[t,r],()=>l(GP(e),([t,r])=>[t,r],()=>l(
KP(e),([t,r])=>[t,r],()=>l(zP(e),([t,r])=>[t,r],()=>l(wI(e),([t,r])=>[t,r],()=>l(WP(e),([t,r])=>[t,r],()=>l(YP(e),([t,r])=>[t,r],()=>l(XP(e),([t,r])=>[t,r],()=>l(
QP(e),([t,r])=>[t,r],()=>l(JP(e),([t,r])=>[t,r],()=>l(PI(e),([t,r])=>[t,r],()=>l(ZP(e),([t,r])=>[t,r],()=>l(eL(e),([t,r])=>[t,r],()=>l(iL(e),([t,r])=>[t,r],()=>l(
sL(e),([t,r])=>[t,r],()=>l(aL(e),([t,r])=>[t,r],()=>l(oL(e),([t,r])=>[t,r],()=>l(rL(e),([t,r])=>[t,r],()=>l(nL(e),([t,r])=>[t,r],()=>l(bL(e),([t,r])=>[t,r],()=>l(
CL(e),([t,r])=>[t,r],()=>l(kL(e),([t,r])=>[t,r],()=>l(vL(e),([t,r])=>[t,r],()=>l(PL(e),([t,r])=>[t,r],()=>l(VP(e),([t,r])=>[t,r],()=>l(LL(e),([t,r])=>[t,r],()=>[])))))))))))))))))))))))))))),
([t,r])=>[Yy(t),r]),pL=e=>l(l(l(I("with",e),([t,r])=>l(eb(r),([n,i])=>[[t,n],i])),([t,r])=>[t,r],()=>l([[],e],([t,r])=>[t,r],()=>[])),([t,r])=>[Xy(t),r]),FI=e=>l(
l(uL(e),([t,r])=>l(mL(r),([n,i])=>l(cL(i),([s,a])=>l(lL(a),([c,m])=>l(pL(m),([p,g])=>[[t,n,s,c,p],g]))))),([t,r])=>[Qy(t),r]),BI=e=>l(l(l(I("&",e),([t,r])=>l(FI(
r),([n,i])=>l(BI(i),([s,a])=>[[t,n,s],a]))),([t,r])=>[t,r],()=>l([[],e],([t,r])=>[t,r],()=>[])),([t,r])=>[t,r]),UI=e=>l(l(FI(e),([t,r])=>l(BI(r),([n,i])=>[[t,n],
i])),([t,r])=>[Jy(t),r]),HI=e=>l(l(l(I("|",e),([t,r])=>l(UI(r),([n,i])=>l(HI(i),([s,a])=>[[t,n,s],a]))),([t,r])=>[t,r],()=>l([[],e],([t,r])=>[t,r],()=>[])),([t,
r])=>[t,r]),Xc=e=>l(l(UI(e),([t,r])=>l(HI(r),([n,i])=>[[t,n],i])),([t,r])=>[Zy(t),r]),fL=e=>l(l(I("readonly",e),([t,r])=>l(Xc(r),([n,i])=>[[t,n],i])),([t,r])=>[
eT(t),r]),dL=e=>l(l(I("|",e),([t,r])=>l(Xc(r),([n,i])=>[[t,n],i])),([t,r])=>[tT(t),r]),hL=e=>l(l(Ef(e),([t,r])=>l(I("=",r),([n,i])=>l(se(i),([s,a])=>[[t,n,s],a]))),
([t,r])=>[rT(t),r]),gL=e=>l(l(l(I("infer",e),([t,r])=>l(Pe(r),([n,i])=>l(I("extends",i),([s,a])=>l(Xc(a),([c,m])=>[[t,n,s,c],m])))),([t,r])=>[t,r],()=>l(l(I("in\
fer",e),([t,r])=>l(Pe(r),([n,i])=>[[t,n],i])),([t,r])=>[t,r],()=>[])),([t,r])=>[nT(t),r]),se=e=>l(l(gL(e),([t,r])=>[t,r],()=>l(dL(e),([t,r])=>[t,r],()=>l(fL(e),
([t,r])=>[t,r],()=>l(Xc(e),([t,r])=>[t,r],()=>[])))),([t,r])=>[t,r]),EL=e=>l(Wc(e),([t,r])=>[iT(t),r]),xL=e=>l(Pe(e),([t,r])=>[t,r]),yL=e=>l(Yc(["'",'"'],e),([t,
r])=>[t,r]),TL=e=>l(l(I("[",e),([t,r])=>l(Pe(r),([n,i])=>l(I(":",i),([s,a])=>l(l(wI(a),([c,m])=>[c,m],()=>l($I(a),([c,m])=>[c,m],()=>l(OI(a),([c,m])=>[c,m],()=>l(
PI(a),([c,m])=>[c,m],()=>[])))),([c,m])=>l(I("]",m),([p,g])=>[[t,n,s,c,p],g]))))),([t,r])=>[sT(t),r]),jI=e=>l(l(EL(e),([t,r])=>[t,r],()=>l(xL(e),([t,r])=>[t,r],
()=>l(yL(e),([t,r])=>[t,r],()=>l(TL(e),([t,r])=>[t,r],()=>[])))),([t,r])=>[t,r]),qI=e=>l(l(l(I("readonly",e),([t,r])=>[[t],r]),([t,r])=>[t,r],()=>l([[],e],([t,r])=>[
t,r],()=>[])),([t,r])=>[aT(t),r]),VI=e=>l(l(l(I("?",e),([t,r])=>[[t],r]),([t,r])=>[t,r],()=>l([[],e],([t,r])=>[t,r],()=>[])),([t,r])=>[oT(t),r]),GI=e=>l(l(qI(e),
([t,r])=>l(jI(r),([n,i])=>l(VI(i),([s,a])=>l(I(":",a),([c,m])=>l(se(m),([p,g])=>[[t,n,s,c,p],g]))))),([t,r])=>[uT(t),r]),Qc=e=>l(l(l(I(",",e),([t,r])=>l(I(`
`,r),([n,i])=>[[t,n],i])),([t,r])=>[t,r],()=>l(l(I(";",e),([t,r])=>l(I(`
`,r),([n,i])=>[[t,n],i])),([t,r])=>[t,r],()=>l(l(I(",",e),([t,r])=>[[t],r]),([t,r])=>[t,r],()=>l(l(I(";",e),([t,r])=>[[t],r]),([t,r])=>[t,r],()=>l(l(I(`
`,e),([t,r])=>[[t],r]),([t,r])=>[t,r],()=>[]))))),([t,r])=>[t,r]),KI=(e,t=[])=>l(l(Qc(e),([r,n])=>l(GI(n),([i,s])=>[[r,i],s])),([r,n])=>KI(n,[...t,r]),()=>[t,e]),
IL=e=>l(l(l(GI(e),([t,r])=>l(KI(r),([n,i])=>l(l(Qc(i),([s,a])=>[[s],a],()=>[[],i]),([s,a])=>[[t,n,s],a]))),([t,r])=>[t,r],()=>l([[],e],([t,r])=>[t,r],()=>[])),([
t,r])=>[cT(t),r]),yf=e=>l(l(I("{",e),([t,r])=>l(IL(r),([n,i])=>l(I("}",i),([s,a])=>[[t,n,s],a]))),([t,r])=>[mT(t),r]),bL=e=>l(yf(e),([t,r])=>[pT(t),r]),AL=e=>l(
l(l(Pe(e),([t,r])=>l(I("?",r),([n,i])=>l(I(":",i),([s,a])=>l(I("readonly",a),([c,m])=>l(se(m),([p,g])=>[[t,n,s,c,p],g]))))),([t,r])=>[t,r],()=>l(l(Pe(e),([t,r])=>l(
I(":",r),([n,i])=>l(I("readonly",i),([s,a])=>l(se(a),([c,m])=>[[t,n,s,c],m])))),([t,r])=>[t,r],()=>l(l(Pe(e),([t,r])=>l(I("?",r),([n,i])=>l(I(":",i),([s,a])=>l(
se(a),([c,m])=>[[t,n,s,c],m])))),([t,r])=>[t,r],()=>l(l(Pe(e),([t,r])=>l(I(":",r),([n,i])=>l(se(i),([s,a])=>[[t,n,s],a]))),([t,r])=>[t,r],()=>[])))),([t,r])=>[fT(
t),r]),_I=e=>l(l(AL(e),([t,r])=>[t,r],()=>l(l(qI(e),([t,r])=>l(se(r),([n,i])=>l(VI(i),([s,a])=>[[t,n,s],a]))),([t,r])=>[t,r],()=>[])),([t,r])=>[dT(t),r]),zI=e=>l(
l(l(I("...",e),([t,r])=>l(_I(r),([n,i])=>[[t,n],i])),([t,r])=>[t,r],()=>l(l(_I(e),([t,r])=>[[t],r]),([t,r])=>[t,r],()=>[])),([t,r])=>[hT(t),r]),WI=(e,t=[])=>l(l(
I(",",e),([r,n])=>l(zI(n),([i,s])=>[[r,i],s])),([r,n])=>WI(n,[...t,r]),()=>[t,e]),SL=e=>l(l(l(zI(e),([t,r])=>l(WI(r),([n,i])=>l(l(I(",",i),([s,a])=>[[s],a],()=>[
[],i]),([s,a])=>[[t,n,s],a]))),([t,r])=>[t,r],()=>l([[],e],([t,r])=>[t,r],()=>[])),([t,r])=>[gT(t),r]),CL=e=>l(l(I("[",e),([t,r])=>l(SL(r),([n,i])=>l(I("]",i),([
s,a])=>[[t,n,s],a]))),([t,r])=>[ET(t),r]),_L=e=>l(l(Pe(e),([t,r])=>l(I("?",r),([n,i])=>l(I(":",i),([s,a])=>l(I("readonly",a),([c,m])=>l(se(m),([p,g])=>[[t,n,s,c,
p],g]))))),([t,r])=>[xT(t),r]),RL=e=>l(l(Pe(e),([t,r])=>l(I(":",r),([n,i])=>l(I("readonly",i),([s,a])=>l(se(a),([c,m])=>[[t,n,s,c],m])))),([t,r])=>[yT(t),r]),NL=e=>l(
l(Pe(e),([t,r])=>l(I("?",r),([n,i])=>l(I(":",i),([s,a])=>l(se(a),([c,m])=>[[t,n,s,c],m])))),([t,r])=>[TT(t),r]),DL=e=>l(l(Pe(e),([t,r])=>l(I(":",r),([n,i])=>l(se(
i),([s,a])=>[[t,n,s],a]))),([t,r])=>[IT(t),r]),RI=e=>l(l(_L(e),([t,r])=>[t,r],()=>l(RL(e),([t,r])=>[t,r],()=>l(NL(e),([t,r])=>[t,r],()=>l(DL(e),([t,r])=>[t,r],()=>[])))),
([t,r])=>[t,r]),YI=e=>l(l(l(I("...",e),([t,r])=>l(RI(r),([n,i])=>[[t,n],i])),([t,r])=>[t,r],()=>l(l(RI(e),([t,r])=>[[t],r]),([t,r])=>[t,r],()=>[])),([t,r])=>[bT(
t),r]),XI=(e,t=[])=>l(l(I(",",e),([r,n])=>l(YI(n),([i,s])=>[[r,i],s])),([r,n])=>XI(n,[...t,r]),()=>[t,e]),QI=e=>l(l(l(YI(e),([t,r])=>l(XI(r),([n,i])=>l(l(I(",",
i),([s,a])=>[[s],a],()=>[[],i]),([s,a])=>[[t,n,s],a]))),([t,r])=>[t,r],()=>l([[],e],([t,r])=>[t,r],()=>[])),([t,r])=>[AT(t),r]),vL=e=>l(l(I("(",e),([t,r])=>l(QI(
r),([n,i])=>l(I(")",i),([s,a])=>l(I("=>",a),([c,m])=>l(se(m),([p,g])=>[[t,n,s,c,p],g]))))),([t,r])=>[ST(t),r]),kL=e=>l(l(I("new",e),([t,r])=>l(I("(",r),([n,i])=>l(
QI(i),([s,a])=>l(I(")",a),([c,m])=>l(I("=>",m),([p,g])=>l(se(g),([y,S])=>[[t,n,s,c,p,y],S])))))),([t,r])=>[CT(t),r]),OL=e=>l(l(l(I("+",e),([t,r])=>l(I("readonly",
r),([n,i])=>[[t,n],i])),([t,r])=>[t,r],()=>l(l(I("-",e),([t,r])=>l(I("readonly",r),([n,i])=>[[t,n],i])),([t,r])=>[t,r],()=>l(l(I("readonly",e),([t,r])=>[[t],r]),
([t,r])=>[t,r],()=>l([[],e],([t,r])=>[t,r],()=>[])))),([t,r])=>[_T(t),r]),$L=e=>l(l(l(I("+",e),([t,r])=>l(I("?",r),([n,i])=>[[t,n],i])),([t,r])=>[t,r],()=>l(l(I(
"-",e),([t,r])=>l(I("?",r),([n,i])=>[[t,n],i])),([t,r])=>[t,r],()=>l(l(I("?",e),([t,r])=>[[t],r]),([t,r])=>[t,r],()=>l([[],e],([t,r])=>[t,r],()=>[])))),([t,r])=>[
RT(t),r]),wL=e=>l(l(l(I("as",e),([t,r])=>l(se(r),([n,i])=>[[t,n],i])),([t,r])=>[t,r],()=>l([[],e],([t,r])=>[t,r],()=>[])),([t,r])=>[NT(t),r]),PL=e=>l(l(I("{",e),
([t,r])=>l(OL(r),([n,i])=>l(I("[",i),([s,a])=>l(Pe(a),([c,m])=>l(I("in",m),([p,g])=>l(se(g),([y,S])=>l(wL(S),([O,H])=>l(I("]",H),([Be,Gt])=>l($L(Gt),([ir,Xr])=>l(
I(":",Xr),([Si,as])=>l(se(as),([Gn,Er])=>l(kI(Er),([os,us])=>l(I("}",us),([bu,Kn])=>[[t,n,s,c,p,y,O,Be,ir,Si,Gn,os,bu],Kn]))))))))))))),([t,r])=>[DT(t),r]),LL=e=>l(
Pe(e),([t,r])=>[vT(t),r]),ML=e=>l(ff(e),([t,r])=>[kT(t),r]),FL=e=>l(Wc(e),([t,r])=>[OT(t),r]),BL=e=>l(l(I("true",e),([t,r])=>[t,r],()=>l(I("false",e),([t,r])=>[
t,r],()=>[])),([t,r])=>[$T(t),r]),UL=e=>l(Yc(['"',"'"],e),([t,r])=>[t,r]),HL=e=>l(I("null",e),([t,r])=>[wT(t),r]),jL=e=>l(I("undefined",e),([t,r])=>[void 0,r]),
JI=e=>l(l(jI(e),([t,r])=>l(I(":",r),([n,i])=>l(Tf(i),([s,a])=>[[t,n,s],a]))),([t,r])=>[PT(t),r]),ZI=(e,t=[])=>l(l(Qc(e),([r,n])=>l(JI(n),([i,s])=>[[r,i],s])),([
r,n])=>ZI(n,[...t,r]),()=>[t,e]),qL=e=>l(l(l(JI(e),([t,r])=>l(ZI(r),([n,i])=>l(l(Qc(i),([s,a])=>[[s],a],()=>[[],i]),([s,a])=>[[t,n,s],a]))),([t,r])=>[t,r],()=>l(
[[],e],([t,r])=>[t,r],()=>[])),([t,r])=>[LT(t),r]),eb=e=>l(l(I("{",e),([t,r])=>l(qL(r),([n,i])=>l(I("}",i),([s,a])=>[[t,n,s],a]))),([t,r])=>[MT(t),r]),tb=(e,t=[])=>l(
l(I(",",e),([r,n])=>l(Tf(n),([i,s])=>[[r,i],s])),([r,n])=>tb(n,[...t,r]),()=>[t,e]),VL=e=>l(l(l(Tf(e),([t,r])=>l(tb(r),([n,i])=>l(l(I(",",i),([s,a])=>[[s],a],()=>[
[],i]),([s,a])=>[[t,n,s],a]))),([t,r])=>[t,r],()=>l([[],e],([t,r])=>[t,r],()=>[])),([t,r])=>[FT(t),r]),GL=e=>l(l(I("[",e),([t,r])=>l(VL(r),([n,i])=>l(I("]",i),([
s,a])=>[[t,n,s],a]))),([t,r])=>[BT(t),r]),Tf=e=>l(l(ML(e),([t,r])=>[t,r],()=>l(FL(e),([t,r])=>[t,r],()=>l(BL(e),([t,r])=>[t,r],()=>l(UL(e),([t,r])=>[t,r],()=>l(
HL(e),([t,r])=>[t,r],()=>l(jL(e),([t,r])=>[t,r],()=>l(eb(e),([t,r])=>[t,r],()=>l(GL(e),([t,r])=>[t,r],()=>[])))))))),([t,r])=>[t,r]),KL=e=>l(I("-?(?:0|[1-9][0-9\
]*)n",e),([t,r])=>[UT(t),r]),zL=e=>l(I(".*",e),([t,r])=>[HT(t),r]),WL=e=>l(I("-?(?:0|[1-9][0-9]*)(?:\\.[0-9]+)?",e),([t,r])=>[jT(t),r]),YL=e=>l(I("-?(?:0|[1-9][\
0-9]*)",e),([t,r])=>[qT(t),r]),XL=e=>l(I("(?!)",e),([t,r])=>[VT(t),r]),QL=e=>l(CI(["-?(?:0|[1-9][0-9]*)n",".*","-?(?:0|[1-9][0-9]*)(?:\\.[0-9]+)?","-?(?:0|[1-9]\
[0-9]*)","(?!)","(",")","$","|"],e),([t,r])=>[GT(t),r]),JL=e=>l(l(KL(e),([t,r])=>[t,r],()=>l(zL(e),([t,r])=>[t,r],()=>l(WL(e),([t,r])=>[t,r],()=>l(YL(e),([t,r])=>[
t,r],()=>l(XL(e),([t,r])=>[t,r],()=>l(ZL(e),([t,r])=>[t,r],()=>l(QL(e),([t,r])=>[t,r],()=>[]))))))),([t,r])=>[t,r]),ZL=e=>l(l(I("(",e),([t,r])=>l(If(r),([n,i])=>l(
I(")",i),([s,a])=>[[t,n,s],a]))),([t,r])=>[KT(t),r]),rb=e=>l(l(l(gf(e),([t,r])=>l(I("|",r),([n,i])=>l(rb(i),([s,a])=>[[t,n,s],a]))),([t,r])=>[t,r],()=>l(l(gf(e),
([t,r])=>[[t],r]),([t,r])=>[t,r],()=>l([[],e],([t,r])=>[t,r],()=>[]))),([t,r])=>[zT(t),r]),gf=e=>l(l(JL(e),([t,r])=>l(If(r),([n,i])=>[[t,n],i])),([t,r])=>[WT(t),
r]),If=e=>l(l(rb(e),([t,r])=>[t,r],()=>l(gf(e),([t,r])=>[t,r],()=>[])),([t,r])=>[t,r]),Dx=e=>l(l(I("^",e),([t,r])=>l(If(r),([n,i])=>l(I("$",i),([s,a])=>[[t,n,s],
a]))),([t,r])=>[YT(t),r]),nb=(e,t=[])=>l(l(I(",",e),([r,n])=>l(se(n),([i,s])=>[[r,i],s])),([r,n])=>nb(n,[...t,r]),()=>[t,e]),eM=e=>l(l(l(se(e),([t,r])=>l(nb(r),
([n,i])=>l(l(I(",",i),([s,a])=>[[s],a],()=>[[],i]),([s,a])=>[[t,n,s],a]))),([t,r])=>[t,r],()=>l([[],e],([t,r])=>[t,r],()=>[])),([t,r])=>[XT(t),r]),ib=e=>l(l(l(I(
"extends",e),([t,r])=>l(eM(r),([n,i])=>[[t,n],i])),([t,r])=>[t,r],()=>l([[],e],([t,r])=>[t,r],()=>[])),([t,r])=>[QT(t),r]),tM=e=>l(l(I("interface",e),([t,r])=>l(
Pe(r),([n,i])=>l(Ef(i),([s,a])=>l(ib(a),([c,m])=>l(yf(m),([p,g])=>[[t,n,s,c,p],g]))))),([t,r])=>[JT(t),r]),rM=e=>l(l(I("interface",e),([t,r])=>l(Pe(r),([n,i])=>l(
ib(i),([s,a])=>l(yf(a),([c,m])=>[[t,n,s,c],m])))),([t,r])=>[ZT(t),r]),nM=e=>l(l(I("type",e),([t,r])=>l(Pe(r),([n,i])=>l(Ef(i),([s,a])=>l(I("=",a),([c,m])=>l(se(
m),([p,g])=>[[t,n,s,c,p],g]))))),([t,r])=>[eI(t),r]),iM=e=>l(l(I("type",e),([t,r])=>l(Pe(r),([n,i])=>l(I("=",i),([s,a])=>l(se(a),([c,m])=>[[t,n,s,c],m])))),([t,
r])=>[tI(t),r]),sM=e=>l(l(l(I("export",e),([t,r])=>[[t],r]),([t,r])=>[t,r],()=>l([[],e],([t,r])=>[t,r],()=>[])),([t,r])=>[rI(t),r]),sb=e=>l(l(l(I(";",e),([t,r])=>l(
I(`
`,r),([n,i])=>[[t,n],i])),([t,r])=>[t,r],()=>l(l(I(";",e),([t,r])=>[[t],r]),([t,r])=>[t,r],()=>l(l(I(`
`,e),([t,r])=>[[t],r]),([t,r])=>[t,r],()=>[]))),([t,r])=>[t,r]),ab=(e,t=[])=>l(l(sb(e),([r,n])=>l(bf(n),([i,s])=>[[r,i],s])),([r,n])=>ab(n,[...t,r]),()=>[t,e]),
aM=e=>l(l(l(bf(e),([t,r])=>l(ab(r),([n,i])=>l(l(sb(i),([s,a])=>[[s],a],()=>[[],i]),([s,a])=>[[t,n,s],a]))),([t,r])=>[t,r],()=>l([[],e],([t,r])=>[t,r],()=>[])),([
t,r])=>[nI(t),r]),bf=e=>l(l(sM(e),([t,r])=>l(l(tM(r),([n,i])=>[n,i],()=>l(rM(r),([n,i])=>[n,i],()=>l(nM(r),([n,i])=>[n,i],()=>l(iM(r),([n,i])=>[n,i],()=>[])))),
([n,i])=>l(kI(i),([s,a])=>[[t,n,s],a]))),([t,r])=>[iI(t),r]),oM=e=>l(l(bf(e),([t,r])=>l(aM(r),([n,i])=>[[t,n],i])),([t,r])=>[sI(t),r]),ob=e=>l(l(oM(e),([t,r])=>[
t,r],()=>l(hL(e),([t,r])=>[t,r],()=>l(se(e),([t,r])=>[t,r],()=>[]))),([t,r])=>[t,r]);function ub(e){let t=xf(`\`${e}\``);return o.IsEqual(t.length,2)?t[0]:qe()}function cM(e){return e.join("|")}function lM(e){return e.slice(1,e.length-1)}function mM(e,t,r){return ci(t,`${r}${e}`)}function pM(e,t){return ci(e,`${t}${Ax}`)}
function fM(e,t){return ci(e,`${t}${cc}`)}function dM(e,t){return ci(e,`${t}${mc}`)}function hM(e,t){return oo(X([te("false"),te("true")]),e,t)}function gM(e,t){
return ci(e,`${t}${pc}`)}function EM(e,t,r){return ci(t,`${r}${lM(e)}`)}function xM(e,t,r){let n=uo(e,{});return oo(n,t,r)}function yM(e,t,r){let n=At(e);return oo(
n,t,r)}function cb(e,t,r,n=[]){return o.ShiftLeft(e,(i,s)=>cb(s,t,r,[...n,oo(i,[],"")]),()=>ci(t,`${r}(${cM(n)})`))}function oo(e,t,r){return ct(e)?yM(e.enum,t,
r):It(e)?fM(t,r):le(e)?mM(e.const,t,r):sn(e)?pM(t,r):Tr(e)?hM(t,r):Ve(e)?dM(t,r):bt(e)?gM(t,r):$e(e)?EM(e.pattern,t,r):mb(e)?xM(e.parameters[0],t,r):P(e)?cb(e.anyOf,
t,r):QE}function ci(e,t){return o.ShiftLeft(e,(r,n)=>oo(r,n,t),()=>t)}function TM(e){return`^${ci(e,"")}$`}function lb(e){let t=TM(e);return dc(t)}function uo(e,t){return W(e)?x.Update(lb(e),{},t):Sc(e,t)}function pb(e,t,r,n){let i=lr(e,t,r);return uo(i,n)}function Sc(e,t={}){return L("TemplateLiteral",[e],t)}function mb(e){return Ke(e)&&o.HasPropertyKey(e,"action")&&o.IsEqual(e.action,"TemplateLiteral")}function fb(e){
return uo(e,{})}function IM(e){let t=ub(e);return fb(t)}function db(e,t={}){let r=o.IsString(e)?IM(e):fb(e);return x.Update(r,{},t)}function $e(e){return $(e,"T\
emplateLiteral")}var q={};Kt(q,{ExtendsFalse:()=>z,ExtendsTrue:()=>v,ExtendsUnion:()=>Af,IsExtendsFalse:()=>bM,IsExtendsTrue:()=>gb,IsExtendsTrueLike:()=>on,IsExtendsUnion:()=>hb,
Match:()=>Le});function Af(e){return x.Create({"~kind":"ExtendsUnion"},{inferred:e})}function hb(e){return o.IsObject(e)&&o.HasPropertyKey(e,"~kind")&&o.HasPropertyKey(e,"infe\
rred")&&o.IsEqual(e["~kind"],"ExtendsUnion")&&o.IsObject(e.inferred)}function v(e){return x.Create({"~kind":"ExtendsTrue"},{inferred:e})}function gb(e){return o.
IsObject(e)&&o.HasPropertyKey(e,"~kind")&&o.HasPropertyKey(e,"inferred")&&o.IsEqual(e["~kind"],"ExtendsTrue")&&o.IsObject(e.inferred)}function z(){return x.Create(
{"~kind":"ExtendsFalse"},{})}function bM(e){return o.IsObject(e)&&o.HasPropertyKey(e,"~kind")&&o.IsEqual(e["~kind"],"ExtendsFalse")}function on(e){return hb(e)||
gb(e)}function Le(e,t,r){return on(e)?t(e.inferred):r()}function AM(e,t,r,n){return Le(ne(e,r,n),i=>v(x.Assign(x.Assign(e,i),{[t]:r})),()=>z())}function SM(e,t){return v(e)}function CM(e,t,r,n,i){return Le(ne(e,t,r),
s=>Le(ne(s,t,n),a=>v(a),()=>z()),()=>Le(ne(e,t,i),s=>v(s),()=>z()))}function _M(e,t,r){let n=At(r);return ne(e,t,n)}function Eb(e,t,r){return o.ShiftLeft(r,(n,i)=>Le(
ne(e,t,n),s=>Eb(s,t,i),()=>z()),()=>v(e))}function RM(e,t,r){let n=ht(r);return ne(e,t,n)}function xb(e,t,r){return o.ShiftLeft(r,(n,i)=>Le(ne(e,t,n),s=>v(s),()=>xb(
e,t,i)),()=>z())}function me(e,t,r){return Re(r)?SM(e,t):Oe(r)?CM(e,t,r.if,r.then,r.else):ct(r)?_M(e,t,r.enum):He(r)?AM(e,r.name,t,r.extends):ee(r)?Eb(e,t,r.allOf):
$e(r)?RM(e,t,r.pattern):P(r)?xb(e,t,r.anyOf):Ue(r)?v(e):z()}function yb(e,t,r){return He(r)?me(e,t,r):Re(r)?v(e):Ue(r)?v(e):Af(e)}function NM(e,t){let r=Di(e),n=Di(t);return r&&n||!r&&n?!0:!(r&&!n)}function Tb(e,t,r,n){return Se(n)?NM(t,n)?ne(e,r,n.items):z():me(e,t,n)}function Ib(e,t,r){return sn(r)?v(e):me(e,t,r)}function bb(e,t,r){return Tr(r)?v(e):me(e,t,r)}function DM(e,t,r,n,i){let s=He(n)?t:n,a=He(n)?n:t,c=tt(t),m=tt(n);return!c&&m?z():Le(ne(e,s,a),p=>co(p,r,i),()=>z())}function vM(e,t,r,n){return o.ShiftLeft(n,
(i,s)=>DM(e,t,r,i,s),()=>tt(t)?v(e):z())}function kM(e,t,r){return o.ShiftLeft(t,(n,i)=>vM(e,n,i,r),()=>v(e))}function co(e,t,r){return kM(e,t,r)}function Jc(e,t,r){return an(r)?v(e):ne(e,t,r)}function Ab(e,t,r,n){return Re(n)?v(e):Ue(n)?v(e):Ye(n)?Le(co(e,t,n.parameters),i=>Jc(i,r,n.instanceType),()=>z()):z()}function Sb(e,t,r,n,i){return Le(ne(e,t,i),()=>ne(e,r,i),()=>ne(e,n,i))}function Cb(e,t,r){let n=At(t);return ne(e,n,r)}function _b(e,t,r,n){return Re(n)?v(e):Ue(n)?v(e):Xe(n)?Le(co(e,t,n.parameters),i=>Jc(i,r,n.returnType),()=>z()):z()}function Rb(e,t,r){return It(r)?v(e):Ve(r)?v(e):me(e,t,r)}function Nb(e,t,r){let n=we(t);return ne(e,n,r)}function Zc(e,t,r){return t===r?v(e):z()}function OM(e,t,r){return le(r)?Zc(e,t,r.const):sn(r)?v(e):me(e,te(t),r)}function $M(e,t,r){return le(r)?Zc(e,t,r.const):
Tr(r)?v(e):me(e,te(t),r)}function wM(e,t,r){return le(r)?Zc(e,t,r.const):Ve(r)?v(e):me(e,te(t),r)}function PM(e,t,r){return le(r)?Zc(e,t,r.const):bt(r)?v(e):me(
e,te(t),r)}function Db(e,t,r){return o.IsBigInt(t.const)?OM(e,t.const,r):o.IsBoolean(t.const)?$M(e,t.const,r):o.IsNumber(t.const)?wM(e,t.const,r):o.IsString(t.const)?
PM(e,t.const,r):qe()}function vb(e,t,r){return He(r)?me(e,t,r):v(e)}function kb(e,t,r){return Cs(r)?v(e):me(e,t,r)}function Ob(e,t,r){return Ve(r)?v(e):me(e,t,r)}function LM(e,t,r){return tt(t)?tt(r)?v(e):z():v(e)}function MM(e,t,r){return He(r)&&Fr(r.extends)?z():Le(ne(e,t,r),n=>LM(n,t,r),()=>z())}function FM(e,t){return e.
reduce((r,n)=>n in t?on(t[n])?{...r,...t[n].inferred}:qe():qe(),{})}function BM(e,t,r){let n={};for(let a of o.Keys(r))n[a]=a in t?MM({},t[a],r[a]):tt(r[a])?He(
r[a])?v(x.Assign(e,{[r[a].name]:r[a].extends})):v(e):z();let i=o.Values(n).every(a=>on(a)),s=i?FM(o.Keys(n),n):{};return i?v(s):z()}function UM(e,t,r){let n=BM(
e,t,r);return on(n)?v(x.Assign(e,n.inferred)):z()}function HM(e,t,r){return UM(e,t,r)}function jM(e,t){return o.Keys(t).reduce((r,n)=>({...r,[n]:o.HasPropertyKey(
e,n)?P(r[n])?X([...r[n].anyOf,t[n]]):X([e[n],t[n]]):t[n]}),e)}function $b(e,t,r,n){return o.ShiftLeft(t,(i,s)=>Le(ne({},e[i],r),a=>$b(e,s,r,jM(n,a)),()=>z()),()=>v(
n))}function qM(e,t,r,n){let i=o.Keys(t);return $b(t,i,n,e)}function wb(e,t,r){return mt(r)?qM(e,t,Ar(r),St(r)):ce(r)?HM(e,t,r.properties):me(e,j(t),r)}function VM(e,t){return o.IsEqual(o.Keys(t).length,0)?v(e):z()}function GM(e,t,r,n,i){return ne(e,r,i)}function Pb(e,t,r,n){return mt(n)?GM(e,Tc(t),r,Tc(Ar(n)),
St(n)):ce(n)?VM(e,n.properties):Re(n)?v(e):Ue(n)?v(e):z()}function Lb(e,t,r){return bt(r)?v(e):me(e,t,r)}function Mb(e,t,r){return ri(r)?v(e):me(e,t,r)}function Fb(e,t,r){let n=ht(t);return ne(e,n,r)}function Sf(e,t){return x.Create({"~kind":"Inferrable"},{name:e,type:t},{})}function lo(e){return o.IsObject(e)&&o.HasPropertyKey(e,"~kind")&&o.HasPropertyKey(e,
"name")&&o.HasPropertyKey(e,"type")&&o.IsEqual(e["~kind"],"Inferrable")&&o.IsString(e.name)&&o.IsObject(e.type)}function Cf(e){return ai(e)?He(e.items)?Se(e.items.
extends)?Sf(e.items.name,e.items.extends.items):Ue(e.items.extends)?Sf(e.items.name,e.items.extends):void 0:qe():void 0}function el(e){return He(e)?Sf(e.name,e.
extends):void 0}function Bb(e,t){let r=[];for(let n of e){if(!on(ne({},n,t)))return;r.push(n)}return r}function Ub(e,t,r,n){let i=Bb(r,n);return o.IsArray(i)?v(
x.Assign(e,{[t]:Ge(i)})):z()}function tl(e,t,r,n){let i=Bb(r,n);return o.IsArray(i)?v(x.Assign(e,{[t]:X(i)})):z()}function KM(e){return[...e].reverse()}function _f(e,t){return t?KM(e):e}function zM(e){let t=e.length>0?e[0]:void 0,r=Ke(t)?Cf(t):void 0;return Ke(r)}function WM(e,t,r,n,i,s){
return Le(ne(e,r,i),a=>Hb(a,t,n,s),()=>z())}function YM(e,t,r,n,i){let s=Cf(n);return lo(s)?Ub(e,s.name,_f(r,t),s.type):o.ShiftLeft(r,(a,c)=>WM(e,t,a,c,n,i),()=>z())}
function XM(e,t,r,n){return o.ShiftLeft(n,(i,s)=>YM(e,t,r,i,s),()=>o.IsEqual(r.length,0)?v(e):z())}function Hb(e,t,r,n){return XM(e,t,r,n)}function QM(e,t,r){let n=li(
e,Te([],[]),r),i=zM(n);return Hb(e,i,_f(t,i),_f(n,i))}function JM(e,t,r){for(let n of t){let i=ne(e,n,r);if(!on(i))return i;e=i.inferred}return v(e)}function ZM(e,t,r){
let n=el(r);return lo(n)?tl(e,n.name,t,n.type):JM(e,t,r)}function jb(e,t,r){let n=li(e,Te([],[]),t);return ge(r)?QM(e,n,r.items):Se(r)?ZM(e,n,r.items):me(e,Ge(n),
r)}function qb(e,t,r){return an(r)?v(e):Os(r)?v(e):me(e,t,r)}function Vb(e,t,r){return o.ShiftLeft(r,(n,i)=>Le(ne(e,t,n),s=>v(s),()=>Vb(e,t,i)),()=>z())}function Rf(e,t,r){return o.ShiftLeft(t,(n,i)=>Le(Vb(e,n,r),s=>Rf(s,
i,r),()=>z()),()=>v(e))}function Gb(e,t,r){let n=el(r);return lo(n)?tl(e,n.name,t,n.type):P(r)?Rf(e,t,r.anyOf):Rf(e,t,[r])}function Kb(e,t,r){return He(r)?me(e,t,r):Re(r)?v(e):Ue(r)?v(e):z()}function zb(e,t,r){return an(r)?v(e):me(e,t,r)}function ne(e,t,r){return Re(t)?yb(e,t,r):Se(t)?Tb(e,t,t.items,r):sn(t)?Ib(e,t,r):Tr(t)?bb(e,t,r):Ye(t)?Ab(e,t.parameters,t.instanceType,r):Oe(t)?Sb(e,t.if,t.then,
t.else,r):ct(t)?Cb(e,t.enum,r):Xe(t)?_b(e,t.parameters,t.returnType,r):It(t)?Rb(e,t,r):ee(t)?Nb(e,t.allOf,r):le(t)?Db(e,t,r):Fr(t)?vb(e,t,r):Cs(t)?kb(e,t,r):Ve(
t)?Ob(e,t,r):ce(t)?wb(e,t.properties,r):mt(t)?Pb(e,Ar(t),St(t),r):bt(t)?Lb(e,t,r):ri(t)?Mb(e,t,r):$e(t)?Fb(e,t.pattern,r):ge(t)?jb(e,t.items,r):Os(t)?qb(e,t,r):
P(t)?Gb(e,t.anyOf,r):Ue(t)?Kb(e,t,r):an(t)?zb(e,t,r):z()}function eF(e,t){return we([...e,j(t)])}function Nf(e,t,r){return W(e)?x.Update(eF(e,t),{},r):ro(e,t,r)}function Wb(e,t,r,n,i){let s=lr(e,t,r),a=mo(e,t,n);return Nf(
s,a,i)}function ro(e,t,r={}){return L("Interface",[e,t],r)}function Ls(e){return Ke(e)&&o.HasPropertyKey(e,"action")&&o.IsEqual(e.action,"Interface")}function Yb(e,t,r={}){
return Nf(e,t,r)}function tF(e,t,r){return e.includes(r)?!0:po([...e,r],t,t[r])}function Xb(e,t,r){let n=Zu(r);return Pi(e,t,n)}function Pi(e,t,r){return o.ShiftLeft(r,(n,i)=>po(
e,t,n)?!0:Pi(e,t,i),()=>!1)}function po(e,t,r){return Qe(r)?tF(e,t,r.$ref):Se(r)?po(e,t,r.items):Ye(r)?Pi(e,t,[...r.parameters,r.instanceType]):Xe(r)?Pi(e,t,[...r.
parameters,r.returnType]):Ls(r)?Xb(e,t,r.parameters[1]):ee(r)?Pi(e,t,r.allOf):ce(r)?Xb(e,t,r.properties):P(r)?Pi(e,t,r.anyOf):ge(r)?Pi(e,t,r.items):mt(r)?po(e,t,
St(r)):!1}function Qb(e,t,r){return po(e,t,r)}function rF(e,t){return t.reduce((r,n)=>Qb([n],e,e[n])?[...r,n]:r,[])}function Jb(e){let t=Ju(e);return rF(e,t)}function nF(e,t,r){return r.includes(t)?r:t in e?fo(e,e[t],[...r,t]):qe()}function Zb(e,t,r){let n=Zu(t);return Ms(e,n,r)}function Ms(e,t,r){return t.reduce((n,i)=>fo(
e,i,n),r)}function fo(e,t,r){return Qe(t)?nF(e,t.$ref,r):Se(t)?fo(e,t.items,r):Ye(t)?Ms(e,[...t.parameters,t.instanceType],r):Xe(t)?Ms(e,[...t.parameters,t.returnType],
r):Ls(t)?Zb(e,t.parameters[1],r):ee(t)?Ms(e,t.allOf,r):ce(t)?Zb(e,t.properties,r):P(t)?Ms(e,t.anyOf,r):ge(t)?Ms(e,t.items,r):mt(t)?fo(e,St(t),r):r}function eA(e,t,r){
return fo(e,r,[t])}function iF(e){return bs()}function sF(e){return o.Keys(e).reduce((t,r)=>({...t,[r]:Li(e[r])}),{})}function ho(e){return e.reduce((t,r)=>[...t,Li(r)],[])}function Li(e){
return Qe(e)?iF(e.$ref):Se(e)?cr(Li(e.items),Xu(e)):Ye(e)?Zr(ho(e.parameters),Li(e.instanceType)):Xe(e)?en(ho(e.parameters),Li(e.returnType)):ee(e)?wt(ho(e.allOf)):
ce(e)?j(sF(e.properties)):mt(e)?yc(vs(e),Li(St(e))):P(e)?X(ho(e.anyOf)):ge(e)?Ge(ho(e.items)):e}function aF(e,t){return t in e?Li(e[t]):rt()}function tA(e){return aF(
e.$defs,e.$ref)}function oF(e,t,r){let n=lr(e,Te([],[]),t),i=mo({},Te([],[]),r);return we([...n,j(i)])}function uF(e,t){return o.Keys(e).filter(n=>t.includes(n)).reduce((n,i)=>{
let s=e[i],a=Ls(s)?oF(e,s.parameters[0],s.parameters[1]):s;return{...n,[i]:a}},{})}function rA(e,t,r){let n=eA(e,t,r),i=uF(e,n);return rn(i,t)}function nA(e,t){return t in e?Qe(e[t])?nA(e,e[t].$ref):e[t]:de()}function un(e,t){return nA(e,t)}function iA(e){return ot(e)?tA(e):ec(e)?rt():e}function lt(e,t,r){let n=iA(t),i=iA(r);return ne(e,n,i)}var Qa=0,rl=1,Ja=2,gc=3;function Za(e,t){let r=[lt({},e,t),lt({},t,e)];return q.IsExtendsTrueLike(r[0])&&q.IsExtendsTrueLike(r[1])?Qa:q.IsExtendsTrueLike(r[0])&&
q.IsExtendsFalse(r[1])?Ja:q.IsExtendsFalse(r[0])&&q.IsExtendsTrueLike(r[1])?gc:rl}function Df(e,t,r=[],n=t){return o.ShiftLeft(t,(i,s)=>{let a=Za(e,i);return o.IsEqual(a,Ja)||o.IsEqual(a,Qa)?n:o.IsEqual(a,rl)?Df(e,s,[...r,i],n):Df(e,s,r,n)},()=>[
...r,e])}function cF(e,t,r){let n=br(e);return Re(n)?[n]:Ue(n)?[n]:Fr(n)?nl(t,r):ce(n)?nl(t,[...r,n]):nl(t,Df(n,r))}function nl(e,t=[]){return o.ShiftLeft(e,(r,n)=>cF(
r,n,t),()=>t)}function of(e){let t=nl(e);return Ds(t)}function vf(e,t){return x.Update(br(e),{},t)}function sA(e,t,r,n){let i=N(e,t,r);return vf(i,n)}function go(e,t=[]){return Zn(e)&&o.IsEqual(e.action,"Conditional")?Qe(e.parameters[0])?go(e.parameters[2],go(e.parameters[3],[...t,e.parameters[0].$ref])):go(e.
parameters[2],go(e.parameters[3],t)):Zn(e)&&o.IsEqual(e.action,"Mapped")&&Zn(e.parameters[1])&&o.IsEqual(e.parameters[1].action,"KeyOf")&&Qe(e.parameters[1].parameters[0])?
[...t,e.parameters[1].parameters[0].$ref]:t}function lF(e,t){return e.reduce((r,n)=>[...r,t.includes(n.name)],[])}function uA(e,t,r=[]){return o.ShiftLeft(e,(n,i)=>o.
ShiftLeft(t,(s,a)=>uA(i,a,[...r,[s,n]]),()=>r),()=>r)}function mF(e){return $e(e)?ht(e.pattern):ct(e)?At(e.enum):e}function pF(e){let t=mF(e);return P(t)?[...t.
anyOf]:[t]}function fF(e,t){return e.reduce((r,n)=>[...r,[...n,t]],[])}function aA(e,t){return t.reduce((r,n)=>[...r,...fF(e,n)],[])}function oA(e){return e.reduce(
(t,r)=>o.IsEqual(r[0],!0)?aA(t,pF(r[1])):aA(t,[r[1]]),[[]])}function cA(e,t,r){let n=go(r),i=lF(e,n),s=uA(t,i);return Zn(r)&&o.IsEqual(r.action,"Conditional")||
Zn(r)&&o.IsEqual(r.action,"Mapped")?oA(s):[t]}function dF(){return["(not-resolvable)",de()]}function hF(){return["(not-generic)",de()]}function gF(e,t,r){return[e,ei(t,r)]}function EF(e,t,r){return t in e?lA(
e,t,e[t],r):dF()}function lA(e,t,r,n){return Is(r)?gF(t,r.parameters,r.expression):Qe(r)?EF(e,r.$ref,n):hF()}function mA(e,t,r){return lA(e,"(anonymous)",t,r)}function xF(e,t,r){if(He(t)||Fs(t)||q.IsExtendsTrueLike(lt({},t,r)))return;let n={parameter:e,expect:r,actual:t};throw new Error(`Argument for parameter ${e} do\
es not satisfy constraint`,{cause:n})}function pA(e,t,r,n,i){let s=N(e,t,i);return xF(r,s,n),x.Assign(e,{[r]:s})}function yF(e,t,r,n,i){let s=N(e,t,r.extends),a=N(
e,t,r.equals);return o.ShiftLeft(i,(c,m)=>kf(pA(e,t,r.name,s,c),t,n,m),()=>kf(pA(e,t,r.name,s,a),t,n,[]))}function kf(e,t,r,n){return o.ShiftLeft(r,(i,s)=>yF(e,
t,i,s,n),()=>e)}function fA(e,t,r,n){return kf(e,t,r,n)}var Of=0,$f=0;function TF(){if(!o.IsLessThan($f,$t.Get().maxInstantiationCount))throw Error("Type instantiation is excessively deep and possibly infinite")}function IF(){
TF(),$f++,Of++}function bF(){Of--,o.IsEqual(Of,0)&&($f=0)}function AF(e){return o.IsGreaterThan(e.callstack.length,0)?e.callstack[e.callstack.length-1]:""}function SF(e,t){
return o.IsEqual(AF(e),t)}function CF(e,t,r,n,i,s){IF();try{let a=fA(e,t,n,s),c=N(a,Te([...t.callstack,r.$ref],t.visited),i);return N(a,Te([],[]),c)}finally{bF()}}
function _F(e,t,r,n,i,s){return s.reduce((a,c)=>{let m=CF(e,t,r,n,i,c);return[...a,m]},[])}function RF(e,t,r,n,i,s){let a=cA(n,s,i),c=_F(e,t,r,n,i,a);return o.IsEqual(
c.length,1)?c[0]:Lt(c)}function il(e,t,r,n){let i=lr(e,t,n),s=mA(e,r,n),a=s[0],c=s[1];return Is(c)?SF(t,a)?no(vn(a),i):RF(e,t,vn(a),c.parameters,c.expression,i):
no(r,i)}function no(e,t){return x.Create({"~kind":"Call"},{type:"call",target:e,arguments:t},{})}function dA(e,t){return il({},Te([],[]),e,t)}function Fs(e){return $(e,
"Call")}function NF(e){return x.Discard(e,["~immutable"])}function hA(e,t){return x.Update(NF(e),{},t)}function gA(e,t,r,n){let i=N(e,t,r);return hA(i,n)}function EA(e,t){return e(t)}function xA(e,t){return o.IsString(t)?te(EA(e,t)):te(t)}function yA(e,t){let r=ht(t);return $n(e,r)}function TA(e,t){let r=t.map(n=>$n(e,n));return X(r)}function $n(e,t){return le(t)?xA(e,t.const):$e(t)?yA(e,t.pattern):P(t)?TA(e,t.anyOf):t}function Cc(e,t={}){return L("Capitalize",[e],t)}function IA(e,t={}){return wf(e,t)}function _c(e,t={}){return L("Lowercase",[e],t)}function bA(e,t={}){return Pf(e,t)}function Rc(e,t={}){return L("Uncapitalize",[e],t)}function AA(e,t={}){return Lf(e,t)}function Nc(e,t={}){return L("Uppercase",[e],t)}function SA(e,t={}){return Mf(e,t)}var DF=e=>e[0].toUpperCase()+e.slice(1),vF=e=>e.toLowerCase(),kF=e=>e[0].toLowerCase()+e.slice(1),OF=e=>e.toUpperCase();function wf(e,t){return W([e])?x.Update(
$n(DF,e),{},t):Cc(e,t)}function Pf(e,t){return W([e])?x.Update($n(vF,e),{},t):_c(e,t)}function Lf(e,t){return W([e])?x.Update($n(kF,e),{},t):Rc(e,t)}function Mf(e,t){
return W([e])?x.Update($n(OF,e),{},t):Nc(e,t)}function CA(e,t,r,n){let i=N(e,t,r);return wf(i,n)}function _A(e,t,r,n){let i=N(e,t,r);return Pf(i,n)}function RA(e,t,r,n){
let i=N(e,t,r);return Lf(i,n)}function NA(e,t,r,n){let i=N(e,t,r);return Mf(i,n)}function Dc(e,t,r,n,i={}){return L("Conditional",[e,t,r,n],i)}function DA(e,t,r,n,i={}){return Ff({},Te([],[]),e,t,r,n,i)}function $F(e,t,r,n,i,s){let a=lt(e,r,n);return q.IsExtendsUnion(a)?X([N(a.inferred,t,i),N(e,t,s)]):q.IsExtendsTrue(a)?N(a.inferred,t,i):N(e,t,s)}function Ff(e,t,r,n,i,s,a){
return W([r,n])?x.Update($F(e,t,r,n,i,s),{},a):Dc(r,n,i,s,a)}function vA(e,t,r,n,i,s,a){let c=N(e,t,r),m=N(e,t,n);return Ff(e,t,c,m,i,s,a)}function vc(e,t={}){return L("ConstructorParameters",[e],t)}function kA(e,t={}){return Bf(e,t)}function wF(e){let t=Ye(e)?e.parameters:[],r=li({},Te([],[]),t);return Ge(r)}function Bf(e,t){return W([e])?x.Update(wF(e),{},t):vc(e,t)}function OA(e,t,r,n){let i=N(
e,t,r);return Bf(i,n)}function kc(e,t,r={}){return L("Exclude",[e,t],r)}function $A(e,t,r={}){return Eo(e,t,r)}function Eo(e,t,r){return W([e,t])?x.Update(Ec(e,t),{},r):kc(e,t,r)}function wA(e,t,r,n,i){let s=N(e,t,r),a=N(e,t,n);return Eo(s,a,i)}function Oc(e,t,r={}){return L("Extract",[e,t],r)}function PA(e,t,r={}){return Uf(e,t,r)}function PF(e,t){let r=lt({},e,t);return q.IsExtendsTrueLike(r)?[e]:[]}function LA(e,t,r=[]){return o.ShiftLeft(e,(n,i)=>LA(i,t,[...r,...PF(n,t)]),()=>r)}function MA(e,t){
let r=br(e),n=P(r)?r.anyOf:[r],i=LA(n,t);return Lt(i)}function Uf(e,t,r){return W([e,t])?x.Update(MA(e,t),{},r):Oc(e,t,r)}function FA(e,t,r,n,i){let s=N(e,t,r),a=N(e,t,n);return Uf(s,a,i)}function LF(e){return e.reduce((t,r)=>lc(r)?[...t,te(r)]:t,[])}function Bs(e){let t=LF(e);return X(t)}function io(e,t,r={}){return L("Index",[e,t],r)}function BA(e,t,r={}){let n=o.IsArray(t)?Bs(t):t;return Hf(e,n,r)}function UA(e,t){let r=un(e,t);return mr(r)}function HA(e,t,r){let n=Ur(e,t,r);return mr(n)}function MF(e,t){let r=o.Keys(e).filter(g=>!o.HasPropertyKey(t,g)),n=o.Keys(t).filter(g=>!o.HasPropertyKey(e,g)),i=o.Keys(e).filter(g=>o.HasPropertyKey(t,g)),s=r.
reduce((g,y)=>({...g,[y]:e[y]}),{}),a=n.reduce((g,y)=>({...g,[y]:t[y]}),{}),c=i.reduce((g,y)=>({...g,[y]:hc(e[y],t[y])}),{}),m=x.Assign(s,a);return x.Assign(m,c)}
function jA(e){return e.reduce((t,r)=>MF(t,mr(r)),{})}function qA(e){let t=Ux(Ge(e));return mr(t)}function FF(e,t){return o.Keys(e).filter(i=>i in t).reduce((i,s)=>({...i,[s]:qx(e[s],t[s])}),{})}function VA(e,t){return o.ShiftLeft(e,(r,n)=>VA(n,FF(t,mr(r))),
()=>t)}function GA(e){return o.ShiftLeft(e,(t,r)=>VA(r,mr(t)),()=>qe())}function mr(e){return ot(e)?UA(e.$defs,e.$ref):Oe(e)?HA(e.if,e.then,e.else):ee(e)?jA(e.allOf):P(e)?GA(e.anyOf):ge(e)?qA(e.items):ce(e)?e.properties:{}}function Us(e){let t=mr(e);return j(t)}var BF=new RegExp("^(?:0|[1-9][0-9]*)$");function Hs(e){let t=`${e}`;return BF.test(t)?parseInt(t):e}function UF(e){return te(Hs(e))}function KA(e){return e.map(t=>zA(t))}function zA(e){return ee(e)?wt(KA(e.allOf)):P(e)?X(KA(e.anyOf)):le(e)?UF(e.const):e}function WA(e,t){
let r=zA(t),n=lt({},r,Wt());return q.IsExtendsTrueLike(n)?e:le(t)&&o.IsEqual(t.const,"length")?Wt():de()}function YA(e,t){let r=un(e,t);return Yt(r)}function XA(e,t,r){let n=Ur(e,t,r);return Yt(n)}function QA(e){let t=At(e);return Yt(t)}function JA(e){let t=we(e);return Yt(t)}function ZA(e){return[`${e}`]}function e2(e){let t=ht(e);return Yt(t)}function t2(e){return e.reduce((t,r)=>[...t,...Yt(r)],[])}function Yt(e){return ot(e)?YA(e.$defs,e.$ref):Oe(e)?XA(e.if,e.then,e.else):ct(e)?QA(e.enum):ee(e)?JA(e.allOf):le(e)?ZA(e.const):$e(e)?e2(e.pattern):P(e)?t2(e.anyOf):
[]}function js(e){return Yt(e)}function xo(e,t){return t.map(r=>yo(e,r))}function yo(e,t){return Se(t)?cr(yo(e,t.items)):Ye(t)?Zr(xo(e,t.parameters),yo(e,t.instanceType)):Xe(t)?en(xo(e,t.parameters),
yo(e,t.returnType)):ge(t)?Ge(xo(e,t.items)):P(t)?X(xo(e,t.anyOf)):ee(t)?wt(xo(e,t.allOf)):bc(t)?j(e):t}function r2(e,t){return yo(e,t)}function HF(e,t){let r=t in e?e[t]:de();return r2(e,r)}function n2(e,t){return t.reduce((r,n)=>[...r,HF(e,n)],[])}function jF(e,t){let r=js(t),n=n2(e,r);return Lt(
n)}var qF=new RegExp(si);function VF(e){return e.filter(r=>qF.test(r))}function GF(e){let t=Ju(e),r=VF(t),n=n2(e,r);return Lt(n)}function i2(e,t){return Ve(t)?GF(
e):jF(e,t)}function KF(e){return te(Hs(e))}function s2(e){return e.map(t=>jf(t))}function jf(e){return ee(e)?wt(s2(e.allOf)):P(e)?X(s2(e.anyOf)):le(e)?KF(e.const):e}function zF(e,t){return e.reduceRight((r,n,i)=>{let s=lt({},te(i),t);return q.IsExtendsTrueLike(s)?[n,...r]:r},[])}function WF(e,t){let r=jf(t),n=zF(e,r);return ni(
n)}function YF(e){return ni(e)}function a2(e,t){return le(t)&&o.IsEqual(t.const,"length")?te(e.length):Ve(t)||It(t)?YF(e):WF(e,t)}function o2(e,t){return Se(e)?WA(e.items,t):ce(e)?i2(e.properties,t):ge(e)?a2(e.items,t):de()}function XF(e){return ot(e)||Oe(e)||ee(e)||P(e)?Us(e):e}function Hf(e,t,r){return W([e,t])?x.Update(o2(XF(e),t),{},r):io(e,t,r)}function u2(e,t,r,n,i){let s=N(e,
t,r),a=N(e,t,n);return Hf(s,a,i)}function $c(e,t={}){return L("InstanceType",[e],t)}function c2(e,t={}){return qf(e,t)}function QF(e){return Ye(e)?e.instanceType:de()}function qf(e,t){return W([e])?x.Update(QF(e),{},t):$c(e,t)}function l2(e,t,r,n={}){let i=N(e,t,r);return qf(i,n)}function so(e,t={}){return L("KeyOf",[e],t)}function m2(e,t={}){return Vf(e,t)}function p2(){return X([Wt(),Ir(),_s()])}function f2(e){return Wt()}function JF(e){return e.reduce((r,n)=>lc(n)?[...r,te(Hs(n))]:qe(),[])}function d2(e){let t=o.Keys(e),r=JF(t);return ni(r)}function h2(e){return vs(e)}function g2(e){let t=e.map((r,n)=>te(n));return ni(t)}function E2(e){return Re(e)?p2():Se(e)?f2(e.items):ce(e)?d2(e.properties):mt(e)?h2(e):ge(e)?g2(e.items):de()}function ZF(e){return ot(e)||Oe(e)||ee(e)||P(e)?Us(e):e}function Vf(e,t){return W([e])?x.Update(E2(ZF(e)),{},t):so(e,t)}function x2(e,t,r,n){let i=N(e,t,r);return Vf(
i,n)}function to(e,t,r,n,i={}){return L("Mapped",[e,t,r,n],i)}function y2(e,t,r,n,i={}){return Gf({},Te([],[]),e,t,r,n,i)}function eB(e){let t=ht(e);return sl(t)}function tB(e){return e.reduce((t,r)=>[...t,...sl(r)],[])}function rB(e){let t=At(e);return sl(t)}function nB(e){return o.
IsNumber(e)?[te(`${e}`)]:[te(e)]}function sl(e){return ct(e)?rB(e.enum):le(e)?nB(e.const):$e(e)?eB(e.pattern):P(e)?tB(e.anyOf):[e]}function T2(e){return sl(e)}function iB(e){return $e(e)?ht(e.pattern):e}function sB(e,t,r,n,i,s){let a=x.Assign(e,{[r.name]:n}),c=N(a,t,i),m=iB(c),p=N(a,t,s);return Cx(m)||_x(m)?{[m.const]:p}:
{}}function aB(e,t,r,n,i,s){return n.reduce((a,c)=>[...a,sB(e,t,r,c,i,s)],[])}function oB(e){return e.reduce((t,r)=>[...t,j(r)],[])}function I2(e,t,r,n,i,s){let a=T2(
n),c=aB(e,t,r,a,i,s),m=oB(c);return we(m)}function Gf(e,t,r,n,i,s,a){return W([n])?x.Update(I2(e,t,r,n,i,s),{},a):to(r,n,i,s,a)}function b2(e,t,r,n,i,s,a){let c=N(e,t,n);return Gf(e,t,r,c,i,s,a)}function uB(e,t,r){let n=x.Assign(e,t);return o.Keys(t).filter(s=>r.includes(s)).reduce((s,a)=>({...s,[a]:rA(n,a,t[a])}),{})}function cB(e,t,r){let n=x.Assign(e,
t);return o.Keys(t).filter(s=>!r.includes(s)).reduce((s,a)=>({...s,[a]:N(n,Te([],[]),t[a])}),{})}function lB(e,t,r){let n=Jb(t),i=uB(e,t,n),s=cB(e,t,n),a={...i,
...s};return x.Update(a,{},r)}function al(e,t,r,n){return lB(e,r,n)}function wc(e,t={}){return L("NonNullable",[e],t)}function A2(e,t={}){return Kf(e,t)}function mB(e){let t=X([Ss(),ks()]);return Eo(e,t,{})}function Kf(e,t){return W([e])?x.Update(mB(e),{},t):wc(e,t)}function S2(e,t,r,n){let i=N(e,t,r);return Kf(
i,n)}function Pc(e,t,r={}){return L("Omit",[e,t],r)}function C2(e,t,r={}){let n=o.IsArray(t)?Bs(t):t;return zf(e,n,r)}function ol(e){let t=Us(e);return ce(t)?t.properties:qe()}function pB(e,t){return o.Keys(e).reduce((n,i)=>t.includes(i)?n:{...n,[i]:e[i]},{})}function _2(e,t){let r=ol(e),n=js(t),i=pB(r,n);return j(i)}function zf(e,t,r){return W([e,t])?x.Update(_2(e,t),{},r):Pc(e,t,r)}function R2(e,t,r,n,i){let s=N(e,t,r),a=N(e,t,n);return zf(s,a,i)}function Lc(e,t={}){return L("Parameters",[e],t)}function N2(e,t={}){return Wf(e,t)}function fB(e){let t=Xe(e)?e.parameters:[],r=li({},Te([],[]),t);return Ge(r)}function Wf(e,t){return W([e])?x.Update(fB(e),{},t):Lc(e,t)}function D2(e,t,r,n){let i=N(
e,t,r);return Wf(i,n)}function Mc(e,t={}){return L("Partial",[e],t)}function v2(e,t={}){return Yf(e,t)}function k2(e,t){let r=un(e,t),n=cn(r);return rn(x.Assign(e,{[t]:n}),t)}function O2(e,t,r){let n=Ur(e,t,r);return cn(n)}function $2(e){let t=we(e);return cn(t)}function w2(e){let t=e.map(r=>cn(r));return X(t)}function P2(e){let t=o.Keys(e).reduce((n,i)=>({...n,[i]:Qu(e[i])}),{});return j(t)}function cn(e){return ot(e)?k2(e.$defs,e.$ref):Oe(e)?O2(e.if,e.then,e.else):ee(e)?$2(e.allOf):P(e)?w2(e.anyOf):ce(e)?P2(e.properties):j({})}function Yf(e,t){return W([e])?x.Update(cn(e),{},t):Mc(e,t)}function L2(e,t,r,n){let i=N(e,t,r);return Yf(i,n)}function Fc(e,t,r={}){return L("Pick",[e,t],r)}function M2(e,t,r={}){let n=o.IsArray(t)?Bs(t):t;return Xf(e,n,r)}function dB(e,t){return o.Keys(e).reduce((n,i)=>t.includes(i)?x.Assign(n,{[i]:e[i]}):n,{})}function F2(e,t){let r=ol(e),n=js(t),i=dB(r,n);return j(i)}function Xf(e,t,r){return W([e,t])?x.Update(F2(e,t),{},r):Fc(e,t,r)}function B2(e,t,r,n,i){let s=N(e,t,r),a=N(e,t,n);return Xf(s,a,i)}function Bc(e,t={}){return L("ReadonlyObject",[e],t)}function Qf(e,t={}){return Jf(e,t)}var U2=Qf;function H2(e){return As(cr(e))}function j2(e,t){let r=un(e,t),n=ln(r);return rn(x.Assign(e,{[t]:n}),t)}function q2(e,t,r){let n=Ur(e,t,r);return ln(n)}function V2(e){let t=we(e);return ln(t)}function G2(e){let t=o.Keys(e).reduce((n,i)=>({...n,[i]:oc(e[i])}),{});return j(t)}function K2(e){return As(Ge(e))}function z2(e){let t=e.map(r=>ln(r));return X(t)}function ln(e){return Se(e)?H2(e.items):ot(e)?j2(e.$defs,e.$ref):Oe(e)?q2(e.if,e.then,e.else):ee(e)?V2(e.allOf):ce(e)?G2(e.properties):ge(e)?K2(e.items):P(e)?z2(
e.anyOf):e}function Jf(e,t){return W([e])?x.Update(ln(e),{},t):Bc(e)}function W2(e,t,r,n){let i=N(e,t,r);return Jf(i,n)}function Y2(e,t,r,n){return t.visited.includes(n)?r:n in e?N(e,Te(t.callstack,[...t.visited,n]),e[n]):r}function X2(e,t){let r=un(e,t),n=mn(r);return rn(x.Assign(e,{[t]:n}),t)}function Q2(e,t,r){let n=Ur(e,t,r);return mn(n)}function J2(e){let t=we(e);return mn(t)}function Z2(e){let t=e.map(r=>mn(r));return X(t)}function aI(e,t={}){return L("RemoveOptional",[e],t)}function eS(e,t={}){return Oi(e,t)}function tS(e){let t=o.Keys(e).reduce((n,i)=>({...n,[i]:eS(e[i])}),{});return j(t)}function mn(e){return ot(e)?X2(e.$defs,e.$ref):Oe(e)?Q2(e.if,e.then,e.else):ee(e)?J2(e.allOf):P(e)?Z2(e.anyOf):ce(e)?tS(e.properties):j({})}function Uc(e,t={}){return L("Required",[e],t)}function rS(e,t={}){return Zf(e,t)}function Zf(e,t){return W([e])?x.Update(mn(e),{},t):Uc(e,t)}function nS(e,t,r,n){let i=N(e,t,r);return Zf(i,n)}function Hc(e,t={}){return L("ReturnType",[e],t)}function iS(e,t={}){return ed(e,t)}function hB(e){return Xe(e)?e.returnType:de()}function ed(e,t){return W([e])?x.Update(hB(e),{},t):Hc(e,t)}function sS(e,t,r,n={}){let i=N(e,t,r);return ed(i,n)}function jc(e,t){return L("With",[e,t],{})}function aS(e,t){return td(e,t)}function td(e,t){return W([e])?x.Update(e,{},t):jc(e,t)}function oS(e,t,r,n){let i=N(e,t,r);return td(i,n)}function gB(e){return ai(e)?ge(e.items)?rd(e.items.items):He(e.items)?[e]:Qe(e.items)?[e]:[de()]:[e]}function rd(e){return e.reduce((r,n)=>[...r,...gB(n)],[])}function Te(e,t){return{callstack:e,visited:t}}function W(e){return o.ShiftLeft(e,(t,r)=>Qe(t)?!1:W(r),()=>!0)}function mo(e,t,r){return o.Keys(r).reduce((n,i)=>({
...n,[i]:N(e,t,r[i])}),{})}function li(e,t,r){let n=lr(e,t,r);return rd(n)}function lr(e,t,r){return r.map(n=>N(e,t,n))}function EB(e,t){let r=tt(e)?Jr(t,{}):t,
n=kn(e)?Qr(r,{}):r;return Di(e)?To(n,{}):n}function xB(e,t,r,n,i){return o.IsEqual(r,"AddImmutable")?uS(e,t,n[0],i):o.IsEqual(r,"RemoveImmutable")?gA(e,t,n[0],i):
o.IsEqual(r,"AddReadonly")?zE(e,t,n[0],i):o.IsEqual(r,"RemoveReadonly")?jx(e,t,n[0],i):o.IsEqual(r,"AddOptional")?WE(e,t,n[0],i):o.IsEqual(r,"RemoveOptional")?Hx(
e,t,n[0],i):o.IsEqual(r,"Capitalize")?CA(e,t,n[0],i):o.IsEqual(r,"Conditional")?vA(e,t,n[0],n[1],n[2],n[3],i):o.IsEqual(r,"ConstructorParameters")?OA(e,t,n[0],i):
o.IsEqual(r,"Evaluate")?sA(e,t,n[0],i):o.IsEqual(r,"Exclude")?wA(e,t,n[0],n[1],i):o.IsEqual(r,"Extract")?FA(e,t,n[0],n[1],i):o.IsEqual(r,"Index")?u2(e,t,n[0],n[1],
i):o.IsEqual(r,"InstanceType")?l2(e,t,n[0],i):o.IsEqual(r,"Interface")?Wb(e,t,n[0],n[1],i):o.IsEqual(r,"KeyOf")?x2(e,t,n[0],i):o.IsEqual(r,"Lowercase")?_A(e,t,n[0],
i):o.IsEqual(r,"Mapped")?b2(e,t,n[0],n[1],n[2],n[3],i):o.IsEqual(r,"Module")?al(e,t,n[0],i):o.IsEqual(r,"NonNullable")?S2(e,t,n[0],i):o.IsEqual(r,"Pick")?B2(e,t,
n[0],n[1],i):o.IsEqual(r,"Parameters")?D2(e,t,n[0],i):o.IsEqual(r,"Partial")?L2(e,t,n[0],i):o.IsEqual(r,"Omit")?R2(e,t,n[0],n[1],i):o.IsEqual(r,"ReadonlyObject")?
W2(e,t,n[0],i):o.IsEqual(r,"Record")?sy(e,t,n[0],n[1],i):o.IsEqual(r,"Required")?nS(e,t,n[0],i):o.IsEqual(r,"ReturnType")?sS(e,t,n[0],i):o.IsEqual(r,"TemplateLi\
teral")?pb(e,t,n[0],i):o.IsEqual(r,"Uncapitalize")?RA(e,t,n[0],i):o.IsEqual(r,"Uppercase")?NA(e,t,n[0],i):o.IsEqual(r,"With")?oS(e,t,n[0],n[1]):L(r,n,i)}function yB(e,t,r){
let n=Qe(r)?Y2(e,t,r,r.$ref):Se(r)?cr(N(e,t,r.items),Xu(r)):Fs(r)?il(e,t,r.target,r.arguments):Ye(r)?Zr(lr(e,t,r.parameters),N(e,t,r.instanceType),YE(r)):Xe(r)?
en(lr(e,t,r.parameters),N(e,t,r.returnType),XE(r)):Oe(r)?Ri(N(e,t,r.if),N(e,t,r.then),N(e,t,r.else),rx(r)):ee(r)?wt(lr(e,t,r.allOf),ox(r)):ce(r)?j(mo(e,t,r.properties),
ex(r)):mt(r)?ay(Ar(r),N(e,t,St(r))):ai(r)?$i(N(e,t,r.items)):ge(r)?Ge(li(e,t,r.items),Bx(r)):P(r)?X(lr(e,t,r.anyOf),Nx(r)):r;return EB(r,n)}function N(e,t,r){return Zn(
r)?xB(e,t,r.action,r.parameters,r.options):yB(e,t,r)}function nd(e,t){return N(e,Te([],[]),t)}function To(e,t){return x.Update(e,{"~immutable":!0},t)}function uS(e,t,r,n){let i=N(e,t,r);return To(i,n)}function oI(e,t={}){return L("AddImmutable",[e],t)}function As(e,t={}){return To(e,t)}function uI(e,t={}){return L("RemoveReadonly",[e],t)}function cI(e,t={}){return L("Evaluate",[e],t)}function cS(e,t={}){return vf(e,t)}function lI(e,t={}){return L("Module",[e],t)}function lS(e,t={}){return al({},Te([],[]),e,t)}function mS(...e){let[t,r,n]=ut.Match(e,{2:(a,c)=>o.IsString(a)?[{},a,c]:[a,c,{}],3:(a,c,m)=>[a,c,m],1:a=>[{},a,{}]}),i=ob(r),s=o.IsArray(i)&&o.IsEqual(i.length,
2)?N(t,Te([],[]),i[0]):de();return x.Update(s,{},n)}var he={};Kt(he,{Any:()=>bs,Array:()=>cr,BigInt:()=>Wa,Boolean:()=>uc,Call:()=>dA,Capitalize:()=>IA,Codec:()=>ac,Conditional:()=>DA,Constructor:()=>Zr,ConstructorParameters:()=>kA,
Cyclic:()=>rn,Decode:()=>xx,DecodeBuilder:()=>za,Dependent:()=>Ri,Encode:()=>yx,EncodeBuilder:()=>Ka,Enum:()=>ax,Evaluate:()=>cS,Exclude:()=>$A,Extends:()=>lt,ExtendsResult:()=>q,
Extract:()=>PA,Function:()=>en,Generic:()=>ei,Identifier:()=>Ya,Immutable:()=>Tx,Index:()=>BA,Infer:()=>Va,InstanceType:()=>c2,Instantiate:()=>nd,Integer:()=>vi,
Interface:()=>Yb,Intersect:()=>wt,IsAny:()=>Re,IsArray:()=>Se,IsBigInt:()=>sn,IsBoolean:()=>Tr,IsCall:()=>Fs,IsCodec:()=>sc,IsConstructor:()=>Ye,IsCyclic:()=>ot,
IsDependent:()=>Oe,IsEnum:()=>ct,IsEnumValue:()=>sx,IsFunction:()=>Xe,IsGeneric:()=>Is,IsIdentifier:()=>Sx,IsImmutable:()=>Di,IsInfer:()=>He,IsInteger:()=>It,IsIntersect:()=>ee,
IsKind:()=>$,IsLiteral:()=>le,IsNever:()=>Fr,IsNull:()=>Cs,IsNumber:()=>Ve,IsObject:()=>ce,IsOptional:()=>tt,IsParameter:()=>Rx,IsReadonly:()=>kn,IsRecord:()=>mt,
IsRef:()=>Qe,IsRefine:()=>rf,IsRest:()=>ai,IsSchema:()=>Ke,IsString:()=>bt,IsSymbol:()=>ri,IsTemplateLiteral:()=>$e,IsThis:()=>bc,IsTuple:()=>ge,IsUndefined:()=>Os,
IsUnion:()=>P,IsUnknown:()=>Ue,IsUnsafe:()=>ec,IsVoid:()=>an,KeyOf:()=>m2,Literal:()=>te,Lowercase:()=>bA,Mapped:()=>y2,Module:()=>lS,Never:()=>de,NonNullable:()=>A2,
Null:()=>Ss,Number:()=>Wt,Object:()=>j,Omit:()=>C2,Optional:()=>JE,Parameter:()=>ki,Parameters:()=>N2,Partial:()=>v2,Pick:()=>M2,Readonly:()=>Ix,ReadonlyObject:()=>Qf,
ReadonlyType:()=>U2,Record:()=>yc,RecordKey:()=>vs,RecordPattern:()=>Ar,RecordValue:()=>St,Ref:()=>vn,Refine:()=>bx,Required:()=>rS,Rest:()=>$i,ReturnType:()=>iS,
Script:()=>mS,String:()=>Ir,Symbol:()=>_s,TemplateLiteral:()=>db,This:()=>Ic,Tuple:()=>Ge,Uncapitalize:()=>AA,Undefined:()=>ks,Union:()=>X,Unknown:()=>rt,Unsafe:()=>tx,
Uppercase:()=>SA,Void:()=>Ac,With:()=>aS});var gt="manifest.json",TB=10,IB=3600,ul={additionalProperties:!1},pS=he.Record(he.String(),he.Unknown()),fS=he.Object({schema_version:he.Literal("4.0"),protocol:he.
Literal("rialto-game/4.0"),title:he.String({minLength:1,maxLength:80,description:"One line."}),slug:he.String({pattern:"^[a-z0-9][a-z0-9-]{1,62}$",description:"\
The game's name in addresses, the same for all its versions."}),description:he.String({minLength:1,maxLength:2e3,description:"Plain text."}),genre:he.String({minLength:1,
maxLength:40,description:"One line."}),version:he.String({maxLength:64,pattern:"^(0|[1-9][0-9]{0,8})\\.(0|[1-9][0-9]{0,8})\\.(0|[1-9][0-9]{0,8})(-[0-9A-Za-z-]+(\\.\
[0-9A-Za-z-]+)*)?$",description:"Semantic version of the game, without build metadata. A version never changes: another bundle is another version. A pre-release\
 can be canaried, not released."}),entrypoint:he.String({pattern:"^[A-Za-z0-9_][A-Za-z0-9._-]{0,100}\\.html$",description:"HTML document at the bundle's root, s\
uch as index.html."}),players:he.Object({min:he.Integer({minimum:1,maximum:64}),max:he.Integer({minimum:1,maximum:64})},ul),mode:he.String({minLength:1,maxLength:32,
description:"One of the modes of the engine."}),engine:he.String({minLength:1,maxLength:64,description:"Id of the engine, pinned for ever."}),engine_config:he.Record(
he.String(),he.Unknown(),{description:"The engine's configuration; empty for an engine that takes none."}),external_agent_control:he.Literal(!0),renderer_only:he.
Literal(!0),observation_schema:he.Unsafe({...pS,description:"JSON Schema of what the renderer reads. Checked as a schema, never run."}),action_schema:he.Unsafe(
{...pS,description:"The engine's action schema, unchanged."}),scoring:he.Object({source:he.Literal("authoritative_engine")},ul),limits:he.Object({max_duration_seconds:he.
Integer({minimum:TB,maximum:IB,description:"Seconds of the game's own time."})},ul)},ul);function cl(e){return o.HasPropertyKey(e,"~refine")&&o.IsArray(e["~refine"])&&o.Every(e["~refine"],0,t=>o.IsObject(t)&&o.HasPropertyKey(t,"check")&&o.HasPropertyKey(
t,"error")&&o.IsFunction(t.check)&&o.IsFunction(t.error))}function Mt(e){return o.IsObject(e)&&!o.IsArray(e)}function Mi(e){return o.IsBoolean(e)}function V(e){return Mt(e)||Mi(e)}function ll(e){return o.HasPropertyKey(e,"additionalItems")&&V(e.additionalItems)}function ml(e){return o.HasPropertyKey(e,"additionalProperties")&&V(e.additionalProperties)}function pl(e){return o.HasPropertyKey(e,"allOf")&&o.IsArray(e.allOf)&&e.allOf.every(t=>V(t))}function dS(e){return o.HasPropertyKey(e,"$anchor")&&o.IsString(e.$anchor)}function fl(e){return o.HasPropertyKey(e,"anyOf")&&o.IsArray(e.anyOf)&&e.anyOf.every(t=>V(t))}function id(e){return o.HasPropertyKey(e,"const")}function mi(e){return o.HasPropertyKey(e,"contains")&&V(e.contains)}function sd(e){return o.HasPropertyKey(e,"dependencies")&&o.IsObject(e.dependencies)&&Object.values(e.dependencies).every(t=>V(t)||o.IsArray(t)&&t.every(r=>o.IsString(
r)))}function ad(e){return o.HasPropertyKey(e,"dependentRequired")&&o.IsObject(e.dependentRequired)&&Object.values(e.dependentRequired).every(t=>o.IsArray(t)&&t.every(
r=>o.IsString(r)))}function dl(e){return o.HasPropertyKey(e,"dependentSchemas")&&o.IsObject(e.dependentSchemas)&&Object.values(e.dependentSchemas).every(t=>V(t))}function pi(e){return o.HasPropertyKey(e,"$dynamicAnchor")&&o.IsString(e.$dynamicAnchor)}function hl(e){return o.HasPropertyKey(e,"$dynamicRef")&&o.IsString(e.$dynamicRef)}function gl(e){return o.HasPropertyKey(e,"else")&&V(e.else)}function od(e){return o.HasPropertyKey(e,"enum")&&o.IsArray(e.enum)}function ud(e){return o.HasPropertyKey(e,"exclusiveMaximum")&&(o.IsNumber(e.exclusiveMaximum)||o.IsBigInt(e.exclusiveMaximum))}function cd(e){return o.HasPropertyKey(e,"exclusiveMinimum")&&(o.IsNumber(e.exclusiveMinimum)||o.IsBigInt(e.exclusiveMinimum))}function ld(e){return o.HasPropertyKey(e,"format")&&o.IsString(e.format)}function Ct(e){return o.HasPropertyKey(e,"$id")&&o.IsString(e.$id)}function El(e){return o.HasPropertyKey(e,"if")&&V(e.if)}function Fi(e){return o.HasPropertyKey(e,"items")&&(V(e.items)||o.IsArray(e.items)&&e.items.every(t=>V(t)))}function xl(e){return Fi(e)&&o.IsArray(e.items)}function md(e){return o.HasPropertyKey(e,"maximum")&&(o.IsNumber(e.maximum)||o.IsBigInt(e.maximum))}function pd(e){return o.HasPropertyKey(e,"maxContains")&&o.IsNumber(e.maxContains)}function fd(e){return o.HasPropertyKey(e,"maxItems")&&o.IsNumber(e.maxItems)}function dd(e){return o.HasPropertyKey(e,"maxLength")&&o.IsNumber(e.maxLength)}function hd(e){return o.HasPropertyKey(e,"maxProperties")&&o.IsNumber(e.maxProperties)}function gd(e){return o.HasPropertyKey(e,"minimum")&&(o.IsNumber(e.minimum)||o.IsBigInt(e.minimum))}function Bi(e){return o.HasPropertyKey(e,"minContains")&&o.IsNumber(e.minContains)}function Ed(e){return o.HasPropertyKey(e,"minItems")&&o.IsNumber(e.minItems)}function xd(e){return o.HasPropertyKey(e,"minLength")&&o.IsNumber(e.minLength)}function yd(e){return o.HasPropertyKey(e,"minProperties")&&o.IsNumber(e.minProperties)}function Td(e){return o.HasPropertyKey(e,"multipleOf")&&(o.IsNumber(e.multipleOf)||o.IsBigInt(e.multipleOf))}function yl(e){return o.HasPropertyKey(e,"not")&&V(e.not)}function Tl(e){return o.HasPropertyKey(e,"oneOf")&&o.IsArray(e.oneOf)&&e.oneOf.every(t=>V(t))}function Id(e){return o.HasPropertyKey(e,"pattern")&&(o.IsString(e.pattern)||e.pattern instanceof RegExp)}function qs(e){return o.HasPropertyKey(e,"patternProperties")&&o.IsObject(e.patternProperties)&&Object.values(e.patternProperties).every(t=>V(t))}function Ui(e){return o.HasPropertyKey(e,"prefixItems")&&o.IsArray(e.prefixItems)&&e.prefixItems.every(t=>V(t))}function Vs(e){return o.HasPropertyKey(e,"properties")&&o.IsObject(e.properties)&&Object.values(e.properties).every(t=>V(t))}function Il(e){return o.HasPropertyKey(e,"propertyNames")&&(o.IsObject(e.propertyNames)||V(e.propertyNames))}function bB(e){return o.HasPropertyKey(e,"$recursiveAnchor")&&o.IsBoolean(e.$recursiveAnchor)}function Io(e){return bB(e)&&o.IsEqual(e.$recursiveAnchor,!0)}function bl(e){return o.HasPropertyKey(e,"$recursiveRef")&&o.IsString(e.$recursiveRef)}function Al(e){return o.HasPropertyKey(e,"$ref")&&o.IsString(e.$ref)}function Hi(e){return o.HasPropertyKey(e,"required")&&o.IsArray(e.required)&&e.required.every(t=>o.IsString(t))}function Sl(e){return o.HasPropertyKey(e,"then")&&V(e.then)}function bd(e){return o.HasPropertyKey(e,"type")&&(o.IsString(e.type)||o.IsArray(e.type)&&e.type.every(t=>o.IsString(t)))}function Ad(e){return o.HasPropertyKey(e,"uniqueItems")&&o.IsBoolean(e.uniqueItems)}function bo(e){return o.HasPropertyKey(e,"unevaluatedItems")&&V(e.unevaluatedItems)}function Ao(e){return o.HasPropertyKey(e,"unevaluatedProperties")&&V(e.unevaluatedProperties)}var Rt=class{constructor(){let t=new Set,r=new Set;this.stack=[{indices:t,keys:r}]}Push(){let t=new Set,r=new Set;return this.stack.push({indices:t,keys:r}),!0}Pop(){
return this.stack.pop(),!0}AddIndex(t){return this.GetIndices().add(t),!0}AddKey(t){return this.GetKeys().add(t),!0}GetIndices(){return this.stack[this.stack.length-
1].indices}GetKeys(){return this.stack[this.stack.length-1].keys}Merge(t){for(let r of t)r.GetIndices().forEach(n=>this.GetIndices().add(n)),r.GetKeys().forEach(
n=>this.GetKeys().add(n));return!0}},pt=class extends Rt{constructor(){super(),this.errors=[]}AtCapacity(){return this.errors.length>=$t.Get().maxErrors}AddError(t,r,n,i){
return this.AddErrorObject({keyword:t,schemaPath:r,instancePath:n,params:i})}AddErrors(t){return t.forEach(r=>this.AddErrorObject(r)),!1}GetErrors(){return this.
errors}AddErrorObject(t){return this.AtCapacity()||this.errors.push(t),!1}};function hS(e,t,r,n){return o.Every(r["~refine"],0,(i,s)=>i.check(n))}function gS(e,t,r,n,i,s){return o.EveryAll(i["~refine"],0,(a,c)=>a.check(s)||t.AddError("~\
refine",r,n,{index:c,message:a.error(s)}))}var So="urn:typebox:root";function wn(e,t){return URL.canParse(e,t)?new URL(e,t):o.IsEqual(t,So)?new URL(`${t}:${e}`):new URL(`${t.slice(0,t.lastIndexOf(":"))}:${e}`)}
function Ks(e,t){let r=Mt(t)&&Ct(t)?wn(t.$id,So).href:So;return{context:e,schema:t,lexicalSchema:t,lexicalBase:r,resourceBase:r,referenceBase:r,ids:[],useResourceBaseForReference:!0,
recursiveAnchor:void 0,dynamicAnchors:[],resourceEntries:new Map,pendingResource:!0,enteredResource:!1}}function Sd(e,t,r=!0){if(Mi(t))return e;if(Array.isArray(
t))return t.reduce((i,s)=>Sd(i,s,!1),e);if(!Mt(t)||!r&&Ct(t))return e;let n=!r&&pi(t)?[...e,t]:e;return Object.keys(t).reduce((i,s)=>Sd(i,t[s],!1),n)}function Co(e,t){
return e.resourceEntries.get(t)}function ES(e,t){return e.enteredResource||Co(e,t)!==void 0}function AB(e){return!/^[A-Za-z][A-Za-z0-9+.-]*:/.test(e.$id)}function SB(e,t){
return Ct(t)?[...e.ids,t]:e.ids}function CB(e,t){return e.recursiveAnchor??(Io(t)?t:void 0)}function _B(e,t){let r=Ct(t)?Sd(e.dynamicAnchors,t):e.dynamicAnchors;
return pi(t)?[...r,t]:r}function RB(e,t){return Ct(t)?!1:e.pendingResource}function xS(e,t){let r=Co(e,t);return r?r.base:Ct(t)?wn(t.$id,e.lexicalBase).href:e.lexicalBase}
function yS(e,t){let r=Co(e,t);return r?r.base:Ct(t)&&e.pendingResource?wn(t.$id,e.resourceBase).href:e.resourceBase}function TS(e,t){return Ct(t)?!AB(t):e.useResourceBaseForReference}
function NB(e,t){let r=ES(e,t),n=TS(e,t);return r||n?yS(e,t):xS(e,t)}function DB(e,t){let r=Co(e,t);return r?r.root:Ct(t)?t:e.lexicalSchema}function vB(e,t){return Mt(
t)&&(Ct(t)||pi(t)||o.IsUndefined(e.recursiveAnchor)&&Io(t)||!o.IsUndefined(Co(e,t)))}function zs(e,t){return vB(e,t)?{...e,ids:SB(e,t),dynamicAnchors:_B(e,t),recursiveAnchor:CB(
e,t),pendingResource:RB(e,t),lexicalBase:xS(e,t),resourceBase:yS(e,t),useResourceBaseForReference:TS(e,t),referenceBase:NB(e,t),lexicalSchema:DB(e,t),enteredResource:ES(
e,t)}:e}function IS(e){return Fi(e)&&o.IsArray(e.items)}function bS(e,t,r,n){return IS(r)?o.Every(n,0,(s,a)=>o.IsLessThan(a,r.items.length)||pr(e,t,r.additionalItems,s)&&t.AddIndex(a)):!0}function AS(e,t,r,n,i,s){return IS(
i)?o.Every(s,0,(c,m)=>{let p=`${r}/additionalItems`,g=`${n}/${m}`;return o.IsLessThan(m,i.items.length)||fr(e,t,p,g,i.additionalItems,c)&&t.AddIndex(m)}):!0}function Xt(e){return e.replace(/~/g,"~0").replace(/\//g,"~1")}function fi(e){return new RegExp(e,"u")}function kB(e){return`^${e.replace(/[.*+?^${}()|[\]\\]/g,"\\$&")}$`}function SS(e){let t=[];return qs(e)&&t.push(...o.Keys(e.patternProperties)),Vs(e)&&t.push(...o.
Keys(e.properties).map(kB)),o.IsEqual(t.length,0)?"(?!)":`(${t.join("|")})`}function CS(e,t,r,n){let i=fi(SS(r));return o.Every(o.Keys(n),0,(a,c)=>i.test(a)||pr(e,t,r.additionalProperties,n[a])&&t.AddKey(a))}function _S(e,t,r,n,i,s){let a=fi(
SS(i)),c=[];return o.EveryAll(o.Keys(s),0,(p,g)=>{let y=`${r}/additionalProperties`,S=`${n}/${Xt(p)}`,O=a.test(p)||fr(e,t,y,S,i.additionalProperties,s[p])&&t.AddKey(
p);return O||c.push(p),O})||t.AddError("additionalProperties",r,n,{additionalProperties:c})}function RS(e,t,r,n){let i=r.allOf.reduce((s,a)=>{let c=new Rt;return ae(e,c,a,n)?[...s,c]:s},[]);return o.IsEqual(i.length,r.allOf.length)&&t.Merge(i)}function NS(e,t,r,n,i,s){
let a=[],c=i.allOf.reduce((p,g,y)=>{let S=`${r}/allOf/${y}`,O=new pt,H=ye(e,O,S,n,g,s);return H||a.push(O),H?[...p,O]:p},[]),m=o.IsEqual(c.length,i.allOf.length)&&
t.Merge(c);return m||a.forEach(p=>t.AddErrors(p.GetErrors())),m}function DS(e,t,r,n){let i=r.anyOf.reduce((s,a)=>{let c=new Rt;return ae(e,c,a,n)?[...s,c]:s},[]);return o.IsGreaterThan(i.length,0)&&t.Merge(i)}function vS(e,t,r,n,i,s){
let a=[],c=i.anyOf.reduce((p,g,y)=>{let S=new pt,O=`${r}/anyOf/${y}`,H=ye(e,S,O,n,g,s);return H||a.push(S),H?[...p,S]:p},[]),m=o.IsGreaterThan(c.length,0)&&t.Merge(
c);return m||a.forEach(p=>t.AddErrors(p.GetErrors())),m||t.AddError("anyOf",r,n,{})}function Rd(e,t,r,n){return r}function kS(e,t,r,n,i,s){return Rd(e,t,i,s)||t.AddError("boolean",r,n,{})}function Nd(e,t,r,n){return o.IsValueLike(r.const)?o.IsEqual(n,r.const):o.IsDeepEqual(n,r.const)}function OS(e,t,r,n,i,s){return Nd(e,t,i,s)||t.AddError("const",
r,n,{allowedValue:i.const})}function OB(e){return!(Bi(e)&&o.IsEqual(e.minContains,0))}function Dd(e,t,r,n){return OB(r)?!o.IsEqual(n.length,0)&&o.SomeAll(n,(i,s)=>ae(e,t,r.contains,i)&&t.AddIndex(s)):!0}function $S(e,t,r,n,i,s){return Dd(e,t,i,s)||
t.AddError("contains",r,n,{minContains:1})}function wS(e,t,r,n){let i=o.IsEqual(o.Keys(n).length,0),s=o.Every(o.Entries(r.dependencies),0,([a,c])=>!o.HasPropertyKey(n,a)||(o.IsArray(c)?c.every(m=>o.HasPropertyKey(
n,m)):ae(e,t,c,n)));return i||s}function PS(e,t,r,n,i,s){let a=o.IsEqual(o.Keys(s).length,0),c=o.EveryAll(o.Entries(i.dependencies),0,([m,p])=>{let g=`${r}/depe\
ndencies/${Xt(m)}`;return!o.HasPropertyKey(s,m)||(o.IsArray(p)?p.every(y=>o.HasPropertyKey(s,y)||t.AddError("dependencies",r,n,{property:m,dependencies:p})):ye(
e,t,g,n,p,s))});return a||c}function LS(e,t,r,n){let i=o.IsEqual(o.Keys(n).length,0),s=o.Every(o.Entries(r.dependentRequired),0,([a,c])=>!o.HasPropertyKey(n,a)||c.every(m=>o.HasPropertyKey(
n,m)));return i||s}function MS(e,t,r,n,i,s){let a=o.IsEqual(o.Keys(s).length,0),c=o.EveryAll(o.Entries(i.dependentRequired),0,([m,p])=>!o.HasPropertyKey(s,m)||o.
EveryAll(p,0,g=>o.HasPropertyKey(s,g)||t.AddError("dependentRequired",r,n,{property:m,dependencies:p})));return a||c}function FS(e,t,r,n){let i=o.IsEqual(o.Keys(n).length,0),s=o.Every(o.Entries(r.dependentSchemas),0,([a,c])=>!o.HasPropertyKey(n,a)||ae(e,t,c,n));return i||s}function BS(e,t,r,n,i,s){
let a=o.IsEqual(o.Keys(s).length,0),c=o.EveryAll(o.Entries(i.dependentSchemas),0,([m,p])=>{let g=`${r}/dependentSchemas/${Xt(m)}`;return!o.HasPropertyKey(s,m)||
ye(e,t,g,n,p,s)});return a||c}var Sr={};Kt(Sr,{DynamicRef:()=>c3,RecursiveRef:()=>a3,Ref:()=>i3});var Cl={};Kt(Cl,{Delete:()=>LB,Get:()=>wB,Has:()=>$B,Indices:()=>Ro,Set:()=>PB});function HS(e){throw Error(e)}function US(){HS("Pointer contains unsafe property key")}function vd(){HS("Cannot set value")}function Ro(e){let t=e.split("/").map(
r=>r.replace(/~1/g,"/").replace(/~0/g,"~"));return t[0]===""?t.slice(1):t}function $B(e,t){let r=e;for(let n of Ro(t)){if(!o.IsObject(r)||!o.HasPropertyKey(r,n))
return!1;r=r[n]}return!0}function wB(e,t){let r=e;for(let n of Ro(t)){if(!o.IsObject(r)||o.IsUnsafePropertyKey(n))return;r=r[n]}return r}function jS(e,t,r){let n=e;
for(let i of t)o.IsUnsafePropertyKey(i)&&US(),n=o.IsObject(n)?n[i]:void 0;return o.IsUnsafePropertyKey(r)&&US(),o.IsObject(n)||vd(),n}function PB(e,t,r){let n=Ro(
t),i=n.pop();return o.IsUndefined(i)&&vd(),jS(e,n,i)[i]=r,e}function LB(e,t){let r=Ro(t),n=r.pop();o.IsUndefined(n)&&vd();let i=jS(e,r,n);return o.IsArray(i)&&/^(0|[1-9]\d*)$/.
test(n)?i.splice(Number(n),1):delete i[n],e}function $d(e,t){return Mt(e)&&Ct(e)?wn(e.$id,t.href):t}function wd(e){return wn(e,So)}function kd(e){return e.href.split("#")[0]}function MB(e,t,r){return Od(e,
wd(t),r)}function FB(e,t){return t.$ref.startsWith("#")||e.enteredResource?e.lexicalSchema:e.schema}function BB(e){return e.startsWith("#/")}function qS(e,t){if(o.
IsObject(e)&&pi(e)&&o.IsEqual(e.$dynamicAnchor,t))return e;if(o.IsObject(e))for(let r of o.Keys(e)){let n=qS(e[r],t);if(n)return n}}function Od(e,t,r){if(o.IsEqual(
e,r))return t.href;let n=$d(e,t);if(o.IsArray(e))for(let i of e){let s=Od(i,n,r);if(!o.IsUndefined(s))return s}else if(o.IsObject(e))for(let i of o.Keys(e)){let s=Od(
e[i],n,r);if(!o.IsUndefined(s))return s}}function VS(e,t){if(t.href.endsWith("#"))return e;if(!t.hash.startsWith("#"))return;let r=decodeURIComponent(t.hash.slice(
1));if(r.startsWith("/"))return Cl.Get(e,r)}function UB(e,t,r){if(!Ct(e))return;if(o.IsEqual(e.$id,r.hash))return e;let n=new URL(r.href,t.href);if(o.IsEqual(t.
pathname,n.pathname))return r.hash.startsWith("#")?VS(e,r):e}function HB(e,t,r){if(!dS(e))return;let n=new URL(`#${e.$anchor}`,t.href),i=new URL(r.href,t.href);
return o.IsEqual(n.href,i.href)?e:void 0}function jB(e,t,r){if(!pi(e))return;let n=new URL(`#${e.$dynamicAnchor}`,t.href),i=new URL(r.href,t.href);return o.IsEqual(
n.href,i.href)?e:void 0}function qB(e,t,r){if(Mt(e))return UB(e,t,r)??HB(e,t,r)??jB(e,t,r)??VS(e,r)}function VB(e,t,r){if(o.IsArray(e))return e.reduce((n,i)=>{let s=_l(
i,t,r);return o.IsUndefined(s)?n:s},void 0)}function GB(e,t,r){if(o.IsObject(e))return o.Keys(e).reduce((n,i)=>{if(o.IsEqual(i,"const")||o.IsEqual(i,"enum"))return n;
let s=_l(e[i],t,r);return o.IsUndefined(s)?n:s},void 0)}function _l(e,t,r){let n=$d(e,t);return qB(e,n,r)??VB(e,n,r)??GB(e,n,r)}function KB(e,t,r,n){let i=Rl(e,
t,r,n);return Mt(i)&&Ct(i)?i:void 0}function zB(e,t,r){if(!t.$ref.startsWith("#")||!Mt(e.schema)||o.HasPropertyKey(e.schema,"$schema"))return;let n=MB(e.lexicalSchema,
e.referenceBase,r);if(!(o.IsUndefined(n)||o.IsEqual(n,e.referenceBase)))return{target:r,base:n,root:e.lexicalSchema}}function WB(e,t,r){let n=e.context[t];if(Mt(
n))return{target:r,base:t,root:n}}function YB(e,t,r,n,i){let s=i?WB(e,n,r):void 0;return o.IsUndefined(s)?zB(e,t,r):s}function XB(e,t,r){if(Ct(r))return;let n=KB(
e.context,e.schema,e.referenceBase,t);if(!(!n||e.ids.includes(n)))return{resource:n}}function QB(e,t){return o.HasPropertyKey(e,t)?e[t]:void 0}function JB(e,t,r){
return _l(e,t,r)}function ZB(e,t,r){let n=kd(r);if(!o.HasPropertyKey(e,n)||o.IsEqual(n,kd(t)))return;let i=e[n],s=$d(i,new URL(n));return o.IsEqual(r.hash,"")?i:
_l(i,s,r)}function Rl(e,t,r,n){let i=wd(r),s=wn(n,i.href);return QB(e,n)??JB(t,i,s)??ZB(e,i,s)}function e3(e,t){if(!t)return e;let r=new Map(e.resourceEntries);
return r.set(t.target,{base:t.base,root:t.root}),{...e,resourceEntries:r}}function t3(e,t){return t?zs(e,t.resource):e}function GS(e,t,r,n){let i=e3({...e,pendingResource:t},
r);return t3(i,n)}function r3(e,t,r){let n=kd(wn(t.$ref,e.referenceBase)),i=!o.IsEqual(n,e.resourceBase),s=YB(e,t,r,n,i),a=i?XB(e,n,r):void 0;return{schema:r,stack:GS(
e,!0,s,a)}}function n3(e,t){return{schema:t,stack:GS(e,!o.IsUndefined(t))}}function i3(e,t){let r=Rl(e.context,FB(e,t),e.referenceBase,t.$ref);return Mt(r)?r3(e,
t,r):n3(e,r)}function s3(e){return Mt(e.lexicalSchema)&&Io(e.lexicalSchema)}function a3(e,t){let r=s3(e)?e.recursiveAnchor:e.lexicalSchema;return Rl(e.context,r,
e.lexicalBase,t.$recursiveRef)}function KS(e,t){return wn(t.$dynamicRef,wd(e.lexicalBase).href).hash}function zS(e,t){return e.dynamicAnchors.find(r=>o.IsEqual(
r.$dynamicAnchor,t))??qS(e.schema,t)}function o3(e,t,r){if(!Mt(r)||!pi(r))return r;let n=KS(e,t);return BB(n)?r:zS(e,r.$dynamicAnchor)}function u3(e,t){let r=KS(
e,t);return zS(e,decodeURIComponent(r.slice(1)))}function c3(e,t){let r=t.$dynamicRef.startsWith("#")?e.lexicalSchema:e.schema,n=Rl(e.context,r,e.lexicalBase,t.
$dynamicRef);return o.IsUndefined(n)?u3(e,t):o3(e,t,n)}function WS(e,t,r,n){let i=Sr.DynamicRef(e,r)??!1,s=i?{...e,pendingResource:!0}:e;return V(i)&&ae(s,t,i,n)}function YS(e,t,r,n,i,s){let a=Sr.DynamicRef(e,i)??!1,
c=a?{...e,pendingResource:!0}:e;return V(a)&&ye(c,t,r,n,a,s)}function Md(e,t,r,n){return o.Some(r.enum,i=>o.IsValueLike(i)?o.IsEqual(n,i):o.IsDeepEqual(n,i))}function XS(e,t,r,n,i,s){return Md(e,t,i,s)||t.AddError("enum",
r,n,{allowedValues:i.enum})}function Fd(e,t,r,n){return o.IsLessThan(n,r.exclusiveMaximum)}function QS(e,t,r,n,i,s){return Fd(e,t,i,s)||t.AddError("exclusiveMaximum",r,n,{comparison:"<",limit:i.
exclusiveMaximum})}function Bd(e,t,r,n){return o.IsGreaterThan(n,r.exclusiveMinimum)}function JS(e,t,r,n,i,s){return Bd(e,t,i,s)||t.AddError("exclusiveMinimum",r,n,{comparison:">",
limit:i.exclusiveMinimum})}var ko={};Kt(ko,{Clear:()=>CC,Entries:()=>J3,Get:()=>tU,Has:()=>eU,IsDate:()=>Ys,IsDateTime:()=>Nl,IsDuration:()=>Dl,IsEmail:()=>vl,IsHostname:()=>Fl,IsIPv4:()=>Hl,
IsIPv6:()=>jl,IsIdnEmail:()=>Bl,IsIdnHostname:()=>Ul,IsIri:()=>Vl,IsIriReference:()=>ql,IsJsonPointer:()=>Kl,IsJsonPointerUriFragment:()=>Gl,IsRegex:()=>zl,IsRelativeJsonPointer:()=>Wl,
IsTime:()=>Xs,IsUri:()=>Ql,IsUriReference:()=>Yl,IsUriTemplate:()=>Xl,IsUrl:()=>Jl,IsUuid:()=>Zl,Reset:()=>_C,Set:()=>Z3,Test:()=>rU});var l3=[0,31,28,31,30,31,30,31,31,30,31,30,31],m3=/^(\d\d\d\d)-(\d\d)-(\d\d)$/;function p3(e){return e%4===0&&(e%100!==0||e%400===0)}function Ys(e){let t=m3.exec(
e);if(!t)return!1;let r=+t[1],n=+t[2],i=+t[3];return n>=1&&n<=12&&i>=1&&i<=(n===2&&p3(r)?29:l3[n])}var f3=/^(\d\d):(\d\d):(\d\d)(?:\.\d+)?(?:([Zz])|([+-])(\d\d):(\d\d))?$/;function Xs(e,t=!0){let r=f3.exec(e);if(!r||t&&!r[4]&&!r[5])return!1;let n=+r[1],i=+r[2],
s=+r[3];if(n>23||i>59||s>60)return!1;if(r[5]){let g=+r[6],y=+r[7];if(g>23||y>59)return!1}if(s<60)return!0;let a=r[5]==="-"?-1:1,c=+(r[6]||0),m=+(r[7]||0);return((n*
60+i-a*(c*60+m))%1440+1440)%1440===1439}var d3=/^(?:\[!?(?:(?!\.{1,2}[/\]])[A-Za-z._][A-Za-z._0-9+-]{0,13}(?:\/(?!\.{1,2}[/\]])[A-Za-z._][A-Za-z._0-9+-]{0,13})*|[+-](?:[01][0-9]|2[0-3]):[0-5][0-9])\](?:\[!?[a-z_][a-z_0-9-]*=[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*\])*|(?:\[!?[a-z_][a-z_0-9-]*=[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*\])*)$/;
function Nl(e){let t=e.indexOf("["),r=t===-1?e:e.slice(0,t);if(t!==-1&&!d3.test(e.slice(t)))return!1;let n=r.split(/T/i);return n.length===2&&Ys(n[0])&&Xs(n[1])}var h3=/^P((\d+Y(\d+M(\d+D)?)?|\d+M(\d+D)?|\d+D)(T(\d+H(\d+M(\d+S)?)?|\d+M(\d+S)?|\d+S))?|T(\d+H(\d+M(\d+S)?)?|\d+M(\d+S)?|\d+S)|\d+W)$/;function Dl(e){return h3.
test(e)}var g3=/^(?:[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*|"(?:[^"\\]|\\[\x20-\x7e])*")@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*|\[(?:IPv6:[a-f0-9:]+|(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])(?:\.(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])){3})\])$/i;
function vl(e){return g3.test(e)}var ZS=/^(?!-).*(?<!-)$/,eC=/^(?!..--)/,tC=/^[a-zA-Z0-9-]*$/;var Qs=/[^\p{ASCII}]/u;var E3=/[0-9]/,rC=/[\u{0660}-\u{0669}]/u,x3=/[\u{06f0}-\u{06f9}]/u,y3=/[\u{002e}\u{002c}\u{003a}\u{002f}]/u,T3=/[\u{002d}\u{002b}]/u,Ud=/\p{Mn}/u,I3=/\p{Mc}/u;var nC=/[\p{Mn}\p{Mc}\p{Me}]/u,Hd=/\p{L}/u,b3=/\p{Nd}/u,iC=/\p{Script=Greek}/u,kl=/\p{Script=Hebrew}/u,sC=/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
aC=/[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Mandaic}]/u,jd=/[\u{094d}\u{09cd}\u{0a4d}\u{0acd}\u{0b4d}\u{0bcd}\u{0c4d}\u{0ccd}\u{0d3b}\u{0d3c}\u{0d4d}\u{0dca}\u{1b44}\u{1baa}\u{1bab}\u{a9c0}\u{11046}\u{1107f}\u{110b9}\u{11133}\u{11134}\u{111c0}\u{11235}\u{1134d}\u{11442}\u{114c2}\u{115bf}\u{1163f}\u{116b6}\u{11c3f}\u{11d44}\u{11d45}]/u,
oC=/[\u{0640}\u{07fa}\u{302e}\u{302f}\u{3031}\u{3032}\u{3033}\u{3034}\u{3035}\u{303b}]/u,A3=/[\u{00b7}\u{0375}\u{05f3}\u{05f4}\u{200c}\u{200d}\u{30fb}]/u,S3=/[\u{00df}\u{03c2}\u{06fd}\u{06fe}\u{0f0b}\u{3007}]/u,
uC=new RegExp([E3,x3].map(e=>e.source).join("|"),"u"),cC=new RegExp([Hd,T3,y3,b3,Ud,I3,A3,S3].map(e=>e.source).join("|"),"u");function lC(e){return ZS.test(e)&&eC.test(e)&&tC.test(e)}var jr=36,Do=1,vo=26,_3=38,R3=700,pC=72,fC=128;function qd(){throw null}function Ol(e){return e.toLowerCase().startsWith("xn--")}function dC(e,t,r){e=r?Math.floor(
e/R3):e>>1,e+=Math.floor(e/t);let n=0;for(;e>(jr-Do)*vo>>1;)e=Math.floor(e/(jr-Do)),n+=jr;return n+Math.floor((jr-Do+1)*e/(e+_3))}function $l(e){let t=[],r=fC,n=0,
i=pC,s=e.lastIndexOf("-");if(s>0)for(let c=0;c<s;c++){let m=e.charCodeAt(c);m>=128&&qd(),t.push(m)}let a=s<0?0:s+1;for(;a<e.length;){let c=n,m=1,p=jr;for(;;){a>=
e.length&&qd();let y=e.charCodeAt(a++),S;y>=97&&y<=122?S=y-97:y>=48&&y<=57?S=y-48+26:qd(),n+=S*m;let O=p<=i?Do:p>=i+vo?vo:p-i;if(S<O)break;m*=jr-O,p+=jr}let g=t.
length+1;i=dC(n-c,g,c===0),r+=Math.floor(n/g),n%=g,t.splice(n,0,r),n++}return String.fromCodePoint(...t)}function mC(e){return e<26?String.fromCharCode(e+97):String.
fromCharCode(e-26+48)}var N3=new RegExp(Qs.source,"gu");function hC(e){let t=e.replace(N3,""),r=t.length,n=r>0?[t,"-"]:[],i=Array.from(e,p=>p.codePointAt(0)),s=fC,
a=0,c=pC,m=r;for(;m<i.length;){let p=1/0;for(let g of i)g>=s&&g<p&&(p=g);a+=(p-s)*(m+1),s=p;for(let g of i)if(g<s&&a++,g===s){let y=a;for(let S=jr;;S+=jr){let O=S<=
c?Do:S>=c+vo?vo:S-c;if(y<O)break;let H=O+(y-O)%(jr-O);n.push(mC(H)),y=Math.floor((y-O)/(jr-O))}n.push(mC(y)),c=dC(a,m+1,m===r),a=0,m++}a++,s++}return n.join("")}var D3=/^(?:R|AL|AN|EN|ES|CS|ET|ON|BN|NSM)$/,gC=/^(?:L|EN|ES|CS|ET|ON|BN|NSM)$/,v3=/^(?:R|AL|AN)$/;function EC(e){if(Ol(e))try{return wl($l(e.slice(4).toLowerCase()))}catch{
return!1}return wl(e)}function xC(e){let t=String.fromCodePoint(e);return uC.test(t)?"EN":rC.test(t)?"AN":Ud.test(t)?"NSM":kl.test(t)?"R":aC.test(t)?"AL":Hd.test(
t)?"L":"ON"}function wl(e){for(let t of e)if(v3.test(xC(t.codePointAt(0))))return!0;return!1}function Pl(e){let t=!1,r=gC,n=!1,i=!1,s=!0;for(let a of e){let c=xC(
a.codePointAt(0));if(s){if(c!=="L"&&c!=="R"&&c!=="AL")return!1;t=c==="R"||c==="AL",r=t?D3:gC,s=!1}if(!r.test(c))return!1;c==="EN"?n=!0:c==="AN"&&(i=!0)}return!(t&&
n&&i)}function k3(e){return Qs.test(e)&&hC(e).length+4>63}function O3(e){return e[0]==="-"||e[e.length-1]==="-"?!0:e.slice(2).join("").startsWith("--")}function Ll(e){
if(k3(e)||wl(e)&&!Pl(e))return!1;let t=[...e],r=t.map(s=>s.codePointAt(0)),n=r.length;if(O3(t)||nC.test(t[0]))return!1;let i=!1;for(let s=0;s<n;s++){let a=r[s],
c=t[s];if(oC.test(c)||!cC.test(c))return!1;sC.test(c)&&(i=!0);let m=r[s-1],p=r[s+1];switch(a){case 183:if(m!==108||p!==108)return!1;break;case 885:if(!p||!iC.test(
t[s+1]))return!1;break;case 1523:case 1524:if(!m||!kl.test(t[s-1]))return!1;break;case 8204:if(!m||m<128&&!jd.test(t[s-1]))return!1;break;case 8205:if(!m||!jd.test(
t[s-1]))return!1;break;case 12539:break}}return!(e.includes("・")&&!i)}function Ml(e){if(!Ol(e))return!1;try{let t=e.slice(4).toLowerCase();if(t.lastIndexOf("-")===0)return!1;let r=$l(t);return Qs.test(r)?Ll(r):!1}catch{return!1}}function $3(e){return e.length>0&&e.length<=63}function w3(e){return $3(e)&&(Ml(e)||lC(e))}function bC(e){return e.length===0||e.length>253||e.charCodeAt(e.length-
1)===46?!1:e.split(".").every(t=>w3(t))}function P3(e){return e.length>0&&e.length<=63}function L3(e){return P3(e)&&(Ml(e)||Ll(e))}function M3(e){return e.replace(/[\uff01-\uff5e]/g,t=>String.fromCharCode(
t.charCodeAt(0)-65248)).normalize("NFC").replace(/[\u00ad\u034f\u180b-\u180d\u200b\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/gu,"").replace(/[\u002E\u3002\uFF0E\uFF61]/g,
".")}function AC(e){if(e.length===0||e.includes(" "))return!1;let t=M3(e);if(t.length>253)return!1;let r=t.split("."),n=r.some(i=>EC(i));return r.every(i=>L3(i)&&
(!n||Pl(i)))}function Fl(e){return bC(e)}var F3=/^(?:[A-Za-z0-9!#$%&'*+\/=?^_`{|}~\u{0080}-\u{10FFFF}-]+(?:\.[A-Za-z0-9!#$%&'*+\/=?^_`{|}~\u{0080}-\u{10FFFF}-]+)*|"(?:[^"\\]|\\.)*")@[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,62})(?<!-)(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,62})(?<!-))*$/iu;
function Bl(e){return F3.test(e.normalize("NFC"))}function Ul(e){return AC(e)}var B3=/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/;function Hl(e){return B3.test(e)}var U3=/^(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:)?[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)$/i;
function jl(e){return U3.test(e)}var H3=/[\x00-\x20\x7F\\]|%(?![0-9a-fA-F]{2})/,j3=/^[a-zA-Z][a-zA-Z0-9+\-.]*\/\//;function ql(e){return!H3.test(e)&&!j3.test(e)&&URL.canParse(e,"http://example.\
com")}var q3=/[\x00-\x20<>\^`{|}\\]/,V3=/%(?![0-9a-fA-F]{2})/;function Vl(e){return q3.test(e)||V3.test(e)?!1:URL.canParse(e)}var G3=/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i;function Gl(e){return G3.test(e)}var K3=/^(?:\/(?:[^~/]|~0|~1)*)*$/;function Kl(e){return K3.test(e)}function zl(e){try{return new RegExp(e,"u"),!0}catch{return!1}}var z3=/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/;function Wl(e){return z3.test(e)}var W3=/^(?:[a-z][a-z0-9+\-.]*:(?:\/\/(?:(?:[-a-z0-9._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:[\da-f]{1,4}:){6}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|::(?:[\da-f]{1,4}:){5}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:[\da-f]{1,4})?::(?:[\da-f]{1,4}:){4}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,1}[\da-f]{1,4})?::(?:[\da-f]{1,4}:){3}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,2}[\da-f]{1,4})?::(?:[\da-f]{1,4}:){2}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,3}[\da-f]{1,4})?::[\da-f]{1,4}:(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,4}[\da-f]{1,4})?::(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,5}[\da-f]{1,4})?::[\da-f]{1,4}|(?:(?:[\da-f]{1,4}:){0,6}[\da-f]{1,4})?::)|v[0-9a-f]+\.[-a-z0-9._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)|(?:[-a-z0-9._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:\/\/(?:(?:[-a-z0-9._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:[\da-f]{1,4}:){6}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|::(?:[\da-f]{1,4}:){5}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:[\da-f]{1,4})?::(?:[\da-f]{1,4}:){4}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,1}[\da-f]{1,4})?::(?:[\da-f]{1,4}:){3}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,2}[\da-f]{1,4})?::(?:[\da-f]{1,4}:){2}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,3}[\da-f]{1,4})?::[\da-f]{1,4}:(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,4}[\da-f]{1,4})?::(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,5}[\da-f]{1,4})?::[\da-f]{1,4}|(?:(?:[\da-f]{1,4}:){0,6}[\da-f]{1,4})?::)|v[0-9a-f]+\.[-a-z0-9._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)|(?:[-a-z0-9._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[-a-z0-9._~!$&'()*+,;=@]|%[0-9a-f]{2})+(?:\/(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?)(?:\?(?:[-a-z0-9._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[-a-z0-9._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function Yl(e){return W3.test(e)}var Y3=/^(?:(?:[^\x00-\x20"<>%\\^`{|}\x7f]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?:\.(?:[a-z0-9_]|%[0-9a-f]{2})+)*(?::[1-9]\d{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?:\.(?:[a-z0-9_]|%[0-9a-f]{2})+)*(?::[1-9]\d{0,3}|\*)?)*\})*$/i;
function Xl(e){return Y3.test(e)}var X3=/^[a-z][a-z0-9+\-.]*:(?:\/\/(?:(?:[-a-z0-9._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:[\da-f]{1,4}:){6}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|::(?:[\da-f]{1,4}:){5}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:[\da-f]{1,4})?::(?:[\da-f]{1,4}:){4}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,1}[\da-f]{1,4})?::(?:[\da-f]{1,4}:){3}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,2}[\da-f]{1,4})?::(?:[\da-f]{1,4}:){2}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,3}[\da-f]{1,4})?::[\da-f]{1,4}:(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,4}[\da-f]{1,4})?::(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,5}[\da-f]{1,4})?::[\da-f]{1,4}|(?:(?:[\da-f]{1,4}:){0,6}[\da-f]{1,4})?::)|v[0-9a-f]+\.[-a-z0-9._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)|(?:[-a-z0-9._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[-a-z0-9._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[-a-z0-9._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function Ql(e){return X3.test(e)}function Jl(e){return URL.canParse(e)}var Q3=/^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;function Zl(e){return Q3.test(e)}var be=new Map;function CC(){be.clear()}function J3(){return[...be.entries()]}function Z3(e,t){be.set(e,t)}function eU(e){return be.has(e)}function tU(e){return be.
get(e)}function rU(e,t){return be.get(e)?.(t)??!0}function _C(){CC(),be.set("date-time",Nl),be.set("date",Ys),be.set("duration",Dl),be.set("email",vl),be.set("h\
ostname",Fl),be.set("idn-email",Bl),be.set("idn-hostname",Ul),be.set("ipv4",Hl),be.set("ipv6",jl),be.set("iri-reference",ql),be.set("iri",Vl),be.set("json-point\
er-uri-fragment",Gl),be.set("json-pointer",Kl),be.set("regex",zl),be.set("relative-json-pointer",Wl),be.set("time",Xs),be.set("uri-reference",Yl),be.set("uri-te\
mplate",Xl),be.set("uri",Ql),be.set("url",Jl),be.set("uuid",Zl)}_C();function Gd(e,t,r,n){return ko.Test(r.format,n)}function RC(e,t,r,n,i,s){return Gd(e,t,i,s)||t.AddError("format",r,n,{format:i.format})}function NC(e,t,r,n){let i=Sl(r)?r.then:!0,s=gl(r)?r.else:!0;return ae(e,t,r.if,n)?ae(e,t,i,n):ae(e,t,s,n)}function DC(e,t,r,n,i,s){let a=Sl(i)?i.then:!0,c=gl(i)?
i.else:!0,m=new pt,p=ye(e,m,`${r}/if`,n,i.if,s)?ye(e,m,`${r}/then`,n,a,s)||t.AddError("if",r,n,{failingKeyword:"then"}):ye(e,t,`${r}/else`,n,c,s)||t.AddError("i\
f",r,n,{failingKeyword:"else"});return p&&t.Merge([m]),p}function nU(e,t,r,n){return o.Every(r.items,0,(i,s)=>o.IsLessEqualThan(n.length,s)||pr(e,t,i,n[s])&&t.AddIndex(s))}function iU(e,t,r,n,i,s){return o.EveryAll(i.
items,0,(a,c)=>{let m=`${r}/items/${c}`,p=`${n}/${c}`;return o.IsLessEqualThan(s.length,c)||fr(e,t,m,p,a,s[c])&&t.AddIndex(c)})}function sU(e,t,r,n){let i=Ui(r)?r.prefixItems.length:0;return o.Every(n,i,(s,a)=>pr(e,t,r.items,s)&&t.AddIndex(a))}function aU(e,t,r,n,i,s){let a=Ui(i)?i.prefixItems.
length:0;return o.EveryAll(s,a,(c,m)=>{let p=`${r}/items`,g=`${n}/${m}`;return fr(e,t,p,g,i.items,c)&&t.AddIndex(m)})}function vC(e,t,r,n){return xl(r)?nU(e,t,r,n):sU(e,t,r,n)}function kC(e,t,r,n,i,s){return xl(i)?iU(e,t,r,n,i,s):aU(e,t,r,n,i,s)}function oU(e){return mi(e)}function Kd(e,t,r,n){if(!oU(r))return!0;let i=o.Counted(n,s=>ae(e,t,r.contains,s));return o.IsLessEqualThan(i,r.maxContains)}function OC(e,t,r,n,i,s){let a=Bi(i)?
i.minContains:1;return Kd(e,t,i,s)||t.AddError("contains",r,n,{minContains:a,maxContains:i.maxContains})}function zd(e,t,r,n){return o.IsLessEqualThan(n,r.maximum)}function $C(e,t,r,n,i,s){return zd(e,t,i,s)||t.AddError("maximum",r,n,{comparison:"<=",limit:i.maximum})}function Wd(e,t,r,n){return o.IsLessEqualThan(n.length,r.maxItems)}function wC(e,t,r,n,i,s){return Wd(e,t,i,s)||t.AddError("maxItems",r,n,{limit:i.maxItems})}function Yd(e,t,r,n){return o.IsMaxLength(n,r.maxLength)}function PC(e,t,r,n,i,s){return Yd(e,t,i,s)||t.AddError("maxLength",r,n,{limit:i.maxLength})}function Xd(e,t,r,n){return o.IsLessEqualThan(o.Keys(n).length,r.maxProperties)}function LC(e,t,r,n,i,s){return Xd(e,t,i,s)||t.AddError("maxProperties",r,n,{limit:i.
maxProperties})}function uU(e){return mi(e)}function Qd(e,t,r,n){if(!uU(r))return!0;let i=o.Counted(n,(s,a)=>ae(e,t,r.contains,s)&&t.AddIndex(a));return o.IsGreaterEqualThan(i,r.minContains)}function MC(e,t,r,n,i,s){
return Qd(e,t,i,s)||t.AddError("contains",r,n,{minContains:i.minContains})}function Jd(e,t,r,n){return o.IsGreaterEqualThan(n,r.minimum)}function FC(e,t,r,n,i,s){return Jd(e,t,i,s)||t.AddError("minimum",r,n,{comparison:">=",limit:i.minimum})}function Zd(e,t,r,n){return o.IsGreaterEqualThan(n.length,r.minItems)}function BC(e,t,r,n,i,s){return Zd(e,t,i,s)||t.AddError("minItems",r,n,{limit:i.minItems})}function eh(e,t,r,n){return o.IsMinLength(n,r.minLength)}function UC(e,t,r,n,i,s){return eh(e,t,i,s)||t.AddError("minLength",r,n,{limit:i.minLength})}function th(e,t,r,n){return o.IsGreaterEqualThan(o.Keys(n).length,r.minProperties)}function HC(e,t,r,n,i,s){return th(e,t,i,s)||t.AddError("minProperties",r,n,{
limit:i.minProperties})}function rh(e,t,r,n){return o.IsMultipleOf(n,r.multipleOf)}function jC(e,t,r,n,i,s){return rh(e,t,i,s)||t.AddError("multipleOf",r,n,{multipleOf:i.multipleOf})}function nh(e,t,r,n){let i=new Rt;return!ae(e,i,r.not,n)&&t.Merge([i])}function qC(e,t,r,n,i,s){return nh(e,t,i,s)||t.AddError("not",r,n,{})}function VC(e,t,r,n){let i=r.oneOf.reduce((s,a)=>{let c=new Rt;return ae(e,c,a,n)?[...s,c]:s},[]);return o.IsEqual(i.length,1)&&t.Merge(i)}function GC(e,t,r,n,i,s){
let a=[],c=[],m=i.oneOf.reduce((g,y,S)=>{let O=new pt,H=`${r}/oneOf/${S}`,Be=ye(e,O,H,n,y,s);return Be&&c.push(S),Be||a.push(O),Be?[...g,O]:g},[]),p=o.IsEqual(m.
length,1)&&t.Merge(m);return!p&&o.IsEqual(c.length,0)&&a.forEach(g=>t.AddErrors(g.GetErrors())),p||t.AddError("oneOf",r,n,{passingSchemas:c})}function ih(e,t,r,n){return(o.IsString(r.pattern)?fi(r.pattern):r.pattern).test(n)}function KC(e,t,r,n,i,s){return ih(e,t,i,s)||t.AddError("pattern",r,n,{pattern:i.
pattern})}function zC(e,t,r,n){return o.Every(o.Entries(r.patternProperties),0,([i,s])=>{let a=fi(i);return o.Every(o.Entries(n),0,([c,m])=>!a.test(c)||pr(e,t,s,m)&&t.AddKey(
c))})}function WC(e,t,r,n,i,s){return o.EveryAll(o.Entries(i.patternProperties),0,([a,c])=>{let m=`${r}/patternProperties/${Xt(a)}`,p=fi(a);return o.EveryAll(o.
Entries(s),0,([g,y])=>{let S=`${n}/${Xt(g)}`;return!p.test(g)||fr(e,t,m,S,c,y)&&t.AddKey(g)})})}function YC(e,t,r,n){return o.IsEqual(n.length,0)||o.Every(r.prefixItems,0,(i,s)=>o.IsLessEqualThan(n.length,s)||pr(e,t,i,n[s])&&t.AddIndex(s))}function XC(e,t,r,n,i,s){
return o.IsEqual(s.length,0)||o.EveryAll(i.prefixItems,0,(a,c)=>{let m=`${r}/prefixItems/${c}`,p=`${n}/${c}`;return o.IsLessEqualThan(s.length,c)||fr(e,t,m,p,a,
s[c])&&t.AddIndex(c)})}function sh(e,t){return e.includes(t)||$t.Get().exactOptionalPropertyTypes}function ah(e,t){return o.IsUndefined(e[t])}function QC(e,t,r,n){let i=Hi(r)?r.required:[];return o.Every(o.Entries(r.properties),0,([a,c])=>{let m=!o.HasPropertyKey(n,a)||pr(e,t,c,n[a])&&t.AddKey(a);return sh(
i,a)?m:ah(n,a)||m})}function JC(e,t,r,n,i,s){let a=Hi(i)?i.required:[];return o.EveryAll(o.Entries(i.properties),0,([m,p])=>{let g=`${r}/properties/${Xt(m)}`,y=`${n}\
/${Xt(m)}`,S=()=>!o.HasPropertyKey(s,m)||fr(e,t,g,y,p,s[m])&&t.AddKey(m);return sh(a,m)?S():ah(s,m)||S()})}function ZC(e,t,r,n){return o.Every(o.Keys(n),0,(i,s)=>ae(e,t,r.propertyNames,i))}function e1(e,t,r,n,i,s){let a=[];return o.EveryAll(o.Keys(s),0,(m,p)=>{let g=`${n}\
/${Xt(m)}`,y=`${r}/propertyNames`,S=ye(e,t,y,g,i.propertyNames,m);return S||a.push(m),S})||t.AddError("propertyNames",r,n,{propertyNames:a})}function t1(e,t,r,n){let i=Sr.RecursiveRef(e,r)??!1,s=i?{...e,pendingResource:!0}:e;return V(i)&&ae(s,t,i,n)}function r1(e,t,r,n,i,s){let a=Sr.RecursiveRef(e,i)??
!1,c=a?{...e,pendingResource:!0}:e;return V(a)&&ye(c,t,r,n,a,s)}function n1(e,t,r,n){let i=Sr.Ref(e,r),s=i.schema??!1,a=new Rt,c=V(s)&&ae(i.stack,a,s,n);return c&&t.Merge([a]),c}function i1(e,t,r,n,i,s){let a=Sr.Ref(e,i),c=a.
schema??!1,m=new pt,p=V(c)&&ye(a.stack,m,r,n,c,s);return p&&t.Merge([m]),p||t.AddErrors(m.GetErrors()),p}function s1(e,t,r,n){return o.Every(r.required,0,i=>o.HasPropertyKey(n,i))}function a1(e,t,r,n,i,s){let a=[];return o.EveryAll(i.required,0,m=>{let p=o.HasPropertyKey(
s,m);return p||a.push(m),p})||t.AddError("required",r,n,{requiredProperties:a})}function oh(e,t,r,n,i){return o.IsEqual(r,"object")?o.IsObjectNotArray(i):o.IsEqual(r,"array")?o.IsArray(i):o.IsEqual(r,"boolean")?o.IsBoolean(i):o.IsEqual(r,"i\
nteger")?o.IsInteger(i):o.IsEqual(r,"number")?o.IsNumber(i):o.IsEqual(r,"null")?o.IsNull(i):o.IsEqual(r,"string")?o.IsString(i):o.IsEqual(r,"bigint")?o.IsBigInt(
i):o.IsEqual(r,"constructor")?o.IsConstructor(i):o.IsEqual(r,"function")?o.IsFunction(i):o.IsEqual(r,"symbol")?o.IsSymbol(i):o.IsEqual(r,"undefined")?o.IsUndefined(
i):o.IsEqual(r,"void")?o.IsUndefined(i):!0}function o1(e,t,r,n,i){return o.Some(r,s=>oh(e,t,s,n,i))}function u1(e,t,r,n){return o.IsArray(r.type)?o1(e,t,r.type,r,n):oh(e,t,r.type,r,n)}function c1(e,t,r,n,i,s){return(o.IsArray(i.type)?o1(e,t,i.type,i,s):oh(e,t,
i.type,i,s))||t.AddError("type",r,n,{type:i.type})}function l1(e,t,r,n){let i=t.GetIndices();return o.Every(n,0,(s,a)=>(i.has(a)||ae(e,t,r.unevaluatedItems,s))&&t.AddIndex(a))}function m1(e,t,r,n,i,s){let a=t.GetIndices(),
c=[];return o.EveryAll(s,0,(p,g)=>{let y=new pt,S=(a.has(g)||ye(e,y,r,n,i.unevaluatedItems,p))&&t.AddIndex(g);return S||c.push(g),S})||t.AddError("unevaluatedIt\
ems",r,n,{unevaluatedItems:c})}function p1(e,t,r,n){let i=t.GetKeys();return o.Every(o.Entries(n),0,([s,a])=>i.has(s)||ae(e,t,r.unevaluatedProperties,a)&&t.AddKey(s))}function f1(e,t,r,n,i,s){
let a=t.GetKeys(),c=[];return o.EveryAll(o.Entries(s),0,([p,g])=>{let y=new pt,S=a.has(p)||ye(e,y,r,n,i.unevaluatedProperties,g)&&t.AddKey(p);return S||c.push(p),
S})||t.AddError("unevaluatedProperties",r,n,{unevaluatedProperties:c})}function d1(e){return!o.IsEqual(e.uniqueItems,!1)}function h1(e,t,r,n){if(!d1(r))return!0;let i=new Set(n.map(Ni.Hash)).size,s=n.length;return o.IsEqual(i,s)}function g1(e,t,r,n,i,s){if(!d1(i))return!0;let a=new Set,
c=s.reduce((p,g,y)=>{let S=Ni.Hash(g);return a.has(S)?[...p,y]:(a.add(S),p)},[]);return o.IsEqual(c.length,0)||t.AddError("uniqueItems",r,n,{duplicateItems:c})}function pr(e,t,r,n){return t.Push()&&ae(e,t,r,n)&&t.Pop()}function ae(e,t,r,n){let i=zs(e,r);return Mi(r)?Rd(i,t,r,n):(!bd(r)||u1(i,t,r,n))&&(!(o.IsObject(n)&&
!o.IsArray(n))||(!Hi(r)||s1(i,t,r,n))&&(!ml(r)||CS(i,t,r,n))&&(!sd(r)||wS(i,t,r,n))&&(!ad(r)||LS(i,t,r,n))&&(!dl(r)||FS(i,t,r,n))&&(!qs(r)||zC(i,t,r,n))&&(!Vs(r)||
QC(i,t,r,n))&&(!Il(r)||ZC(i,t,r,n))&&(!yd(r)||th(i,t,r,n))&&(!hd(r)||Xd(i,t,r,n)))&&(!o.IsArray(n)||(!ll(r)||bS(i,t,r,n))&&(!mi(r)||Dd(i,t,r,n))&&(!Fi(r)||vC(i,
t,r,n))&&(!Bi(r)||Qd(i,t,r,n))&&(!pd(r)||Kd(i,t,r,n))&&(!Ed(r)||Zd(i,t,r,n))&&(!fd(r)||Wd(i,t,r,n))&&(!Ui(r)||YC(i,t,r,n))&&(!Ad(r)||h1(i,t,r,n)))&&(!o.IsString(
n)||(!xd(r)||eh(i,t,r,n))&&(!dd(r)||Yd(i,t,r,n))&&(!ld(r)||Gd(i,t,r,n))&&(!Id(r)||ih(i,t,r,n)))&&(!(o.IsNumber(n)||o.IsBigInt(n))||(!cd(r)||Bd(i,t,r,n))&&(!ud(r)||
Fd(i,t,r,n))&&(!gd(r)||Jd(i,t,r,n))&&(!md(r)||zd(i,t,r,n))&&(!Td(r)||rh(i,t,r,n)))&&(!Al(r)||n1(i,t,r,n))&&(!bl(r)||t1(i,t,r,n))&&(!hl(r)||WS(i,t,r,n))&&(!id(r)||
Nd(i,t,r,n))&&(!od(r)||Md(i,t,r,n))&&(!El(r)||NC(i,t,r,n))&&(!yl(r)||nh(i,t,r,n))&&(!pl(r)||RS(i,t,r,n))&&(!fl(r)||DS(i,t,r,n))&&(!Tl(r)||VC(i,t,r,n))&&(!bo(r)||
!o.IsArray(n)||l1(i,t,r,n))&&(!Ao(r)||!o.IsObject(n)||p1(i,t,r,n))&&(!cl(r)||hS(i,t,r,n))}function fr(e,t,r,n,i,s){return t.Push()&&ye(e,t,r,n,i,s)&&t.Pop()}function ye(e,t,r,n,i,s){
if(t.AtCapacity())return!1;let a=zs(e,i);return Mi(i)?kS(a,t,r,n,i,s):!!(+(!bd(i)||c1(a,t,r,n,i,s))&+(!(o.IsObject(s)&&!o.IsArray(s))||!!(+(!Hi(i)||a1(a,t,r,n,i,
s))&+(!ml(i)||_S(a,t,r,n,i,s))&+(!sd(i)||PS(a,t,r,n,i,s))&+(!ad(i)||MS(a,t,r,n,i,s))&+(!dl(i)||BS(a,t,r,n,i,s))&+(!qs(i)||WC(a,t,r,n,i,s))&+(!Vs(i)||JC(a,t,r,n,
i,s))&+(!Il(i)||e1(a,t,r,n,i,s))&+(!yd(i)||HC(a,t,r,n,i,s))&+(!hd(i)||LC(a,t,r,n,i,s))))&+(!o.IsArray(s)||!!(+(!ll(i)||AS(a,t,r,n,i,s))&+(!mi(i)||$S(a,t,r,n,i,s))&
+(!Fi(i)||kC(a,t,r,n,i,s))&+(!Bi(i)||MC(a,t,r,n,i,s))&+(!pd(i)||OC(a,t,r,n,i,s))&+(!Ed(i)||BC(a,t,r,n,i,s))&+(!fd(i)||wC(a,t,r,n,i,s))&+(!Ui(i)||XC(a,t,r,n,i,s))&
+(!Ad(i)||g1(a,t,r,n,i,s))))&+(!o.IsString(s)||!!(+(!xd(i)||UC(a,t,r,n,i,s))&+(!dd(i)||PC(a,t,r,n,i,s))&+(!ld(i)||RC(a,t,r,n,i,s))&+(!Id(i)||KC(a,t,r,n,i,s))))&
+(!(o.IsNumber(s)||o.IsBigInt(s))||!!(+(!cd(i)||JS(a,t,r,n,i,s))&+(!ud(i)||QS(a,t,r,n,i,s))&+(!gd(i)||FC(a,t,r,n,i,s))&+(!md(i)||$C(a,t,r,n,i,s))&+(!Td(i)||jC(a,
t,r,n,i,s))))&+(!Al(i)||i1(a,t,r,n,i,s))&+(!bl(i)||r1(a,t,r,n,i,s))&+(!hl(i)||YS(a,t,r,n,i,s))&+(!id(i)||OS(a,t,r,n,i,s))&+(!od(i)||XS(a,t,r,n,i,s))&+(!El(i)||DC(
a,t,r,n,i,s))&+(!yl(i)||qC(a,t,r,n,i,s))&+(!pl(i)||NS(a,t,r,n,i,s))&+(!fl(i)||vS(a,t,r,n,i,s))&+(!Tl(i)||GC(a,t,r,n,i,s))&+(!bo(i)||!o.IsArray(s)||m1(a,t,r,n,i,
s))&+(!Ao(i)||!o.IsObject(s)||f1(a,t,r,n,i,s)))&&(!cl(i)||gS(a,t,r,n,i,s))}function Js(...e){let[t,r,n]=ut.Match(e,{3:(g,y,S)=>[g,y,S],2:(g,y)=>[{},g,y]}),i=Ks(t,r),s=new pt,a=ye(i,s,"#","",r,n),c=s.GetErrors(),m=gx(),p=c.map(g=>({...g,
message:m(g)}));return[a,p]}function ch(...e){let[t,r,n]=ut.Match(e,{3:(a,c,m)=>[a,c,m],2:(a,c)=>[{},a,c]}),i=Ks(t,r),s=new Rt;return ae(i,s,r,n)}function E1(e,t){if(!(t==="line"?pU:fU).test(e))return null;let n=0;for(let i of e){let s=TU(i,t);if(s!==null){let a=mU(i,n);return{code:s.code,message:`${s.message}\
 ${a}`,location:a}}n+=1}return null}function mU(e,t){return`U+${(e.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")} is at index ${t}, in character\
s from 0.`}var pU=/[\u0000-\u001f\u007f-\u009f\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069\ud800-\udfff]/,fU=/[\u0000-\u0008\u000b\u000c\u000e-\u001a\u001c-\u001f\u007f-\u009f\u202a-\u202e\ud800-\udfff]/,
dU=/[\u0000-\u001f\u007f-\u009f]/,hU=/[\u0000-\u0008\u000b\u000c\u000e-\u001a\u001c-\u001f\u007f-\u009f]/,gU=/[\u200b\u2060\ufeff]/,EU=/[\u202a-\u202e\u2066-\u2069]/,
xU=/[\u202a-\u202e]/,yU=/\udb40[\udc00-\udc7f]/;function TU(e,t){return(t==="line"?dU:hU).test(e)?{code:"control_character",message:t==="line"?"This field must \
be one line without control characters.":"Tab, line breaks and ESC are the only control characters allowed here."}:t==="line"&&gU.test(e)?{code:"invisible_chara\
cter",message:"This field must not contain the invisible characters U+200B, U+2060 and U+FEFF."}:(t==="line"?EU:xU).test(e)?{code:"direction_override",message:`\
Bidirectional ${t==="line"?"embeddings, overrides and isolates":"embeddings and overrides"} are not allowed here.`}:yU.test(e)?{code:"tag_character",message:"Ta\
g characters (U+E0000 to U+E007F) are not allowed."}:e.isWellFormed()?null:{code:"lone_surrogate",message:"The text contains a lone surrogate."}}var x1={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://json-schema.org/draft/2020-12/meta/applicator",$vocabulary:{"https://json-schema.org\
/draft/2020-12/vocab/applicator":!0},$dynamicAnchor:"meta",title:"Applicator vocabulary meta-schema",type:["object","boolean"],properties:{prefixItems:{$ref:"#/\
$defs/schemaArray"},items:{$dynamicRef:"#meta"},contains:{$dynamicRef:"#meta"},additionalProperties:{$dynamicRef:"#meta"},properties:{type:"object",additionalProperties:{
$dynamicRef:"#meta"},default:{}},patternProperties:{type:"object",additionalProperties:{$dynamicRef:"#meta"},propertyNames:{format:"regex"},default:{}},dependentSchemas:{
type:"object",additionalProperties:{$dynamicRef:"#meta"},default:{}},propertyNames:{$dynamicRef:"#meta"},if:{$dynamicRef:"#meta"},then:{$dynamicRef:"#meta"},else:{
$dynamicRef:"#meta"},allOf:{$ref:"#/$defs/schemaArray"},anyOf:{$ref:"#/$defs/schemaArray"},oneOf:{$ref:"#/$defs/schemaArray"},not:{$dynamicRef:"#meta"}},$defs:{
schemaArray:{type:"array",minItems:1,items:{$dynamicRef:"#meta"}}}};var y1={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://json-schema.org/draft/2020-12/meta/content",$vocabulary:{"https://json-schema.org/dr\
aft/2020-12/vocab/content":!0},$dynamicAnchor:"meta",title:"Content vocabulary meta-schema",type:["object","boolean"],properties:{contentEncoding:{type:"string"},
contentMediaType:{type:"string"},contentSchema:{$dynamicRef:"#meta"}}};var T1={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://json-schema.org/draft/2020-12/meta/core",$vocabulary:{"https://json-schema.org/draft\
/2020-12/vocab/core":!0},$dynamicAnchor:"meta",title:"Core vocabulary meta-schema",type:["object","boolean"],properties:{$id:{$ref:"#/$defs/uriReferenceString",
$comment:"Non-empty fragments not allowed.",pattern:"^[^#]*#?$"},$schema:{$ref:"#/$defs/uriString"},$ref:{$ref:"#/$defs/uriReferenceString"},$anchor:{$ref:"#/$d\
efs/anchorString"},$dynamicRef:{$ref:"#/$defs/uriReferenceString"},$dynamicAnchor:{$ref:"#/$defs/anchorString"},$vocabulary:{type:"object",propertyNames:{$ref:"\
#/$defs/uriString"},additionalProperties:{type:"boolean"}},$comment:{type:"string"},$defs:{type:"object",additionalProperties:{$dynamicRef:"#meta"}}},$defs:{anchorString:{
type:"string",pattern:"^[A-Za-z_][-A-Za-z0-9._]*$"},uriString:{type:"string",format:"uri"},uriReferenceString:{type:"string",format:"uri-reference"}}};var I1={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://json-schema.org/draft/2020-12/meta/format-annotation",$vocabulary:{"https://json-sch\
ema.org/draft/2020-12/vocab/format-annotation":!0},$dynamicAnchor:"meta",title:"Format vocabulary meta-schema for annotation results",type:["object","boolean"],
properties:{format:{type:"string"}}};var b1={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://json-schema.org/draft/2020-12/meta/meta-data",$vocabulary:{"https://json-schema.org/\
draft/2020-12/vocab/meta-data":!0},$dynamicAnchor:"meta",title:"Meta-data vocabulary meta-schema",type:["object","boolean"],properties:{title:{type:"string"},description:{
type:"string"},default:!0,deprecated:{type:"boolean",default:!1},readOnly:{type:"boolean",default:!1},writeOnly:{type:"boolean",default:!1},examples:{type:"arra\
y",items:!0}}};var A1={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://json-schema.org/draft/2020-12/meta/unevaluated",$vocabulary:{"https://json-schema.or\
g/draft/2020-12/vocab/unevaluated":!0},$dynamicAnchor:"meta",title:"Unevaluated applicator vocabulary meta-schema",type:["object","boolean"],properties:{unevaluatedItems:{
$dynamicRef:"#meta"},unevaluatedProperties:{$dynamicRef:"#meta"}}};var S1={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://json-schema.org/draft/2020-12/meta/validation",$vocabulary:{"https://json-schema.org\
/draft/2020-12/vocab/validation":!0},$dynamicAnchor:"meta",title:"Validation vocabulary meta-schema",type:["object","boolean"],properties:{type:{anyOf:[{$ref:"#\
/$defs/simpleTypes"},{type:"array",items:{$ref:"#/$defs/simpleTypes"},minItems:1,uniqueItems:!0}]},const:!0,enum:{type:"array",items:!0},multipleOf:{type:"numbe\
r",exclusiveMinimum:0},maximum:{type:"number"},exclusiveMaximum:{type:"number"},minimum:{type:"number"},exclusiveMinimum:{type:"number"},maxLength:{$ref:"#/$def\
s/nonNegativeInteger"},minLength:{$ref:"#/$defs/nonNegativeIntegerDefault0"},pattern:{type:"string",format:"regex"},maxItems:{$ref:"#/$defs/nonNegativeInteger"},
minItems:{$ref:"#/$defs/nonNegativeIntegerDefault0"},uniqueItems:{type:"boolean",default:!1},maxContains:{$ref:"#/$defs/nonNegativeInteger"},minContains:{$ref:"\
#/$defs/nonNegativeInteger",default:1},maxProperties:{$ref:"#/$defs/nonNegativeInteger"},minProperties:{$ref:"#/$defs/nonNegativeIntegerDefault0"},required:{$ref:"\
#/$defs/stringArray"},dependentRequired:{type:"object",additionalProperties:{$ref:"#/$defs/stringArray"}}},$defs:{nonNegativeInteger:{type:"integer",minimum:0},
nonNegativeIntegerDefault0:{$ref:"#/$defs/nonNegativeInteger",default:0},simpleTypes:{enum:["array","boolean","integer","null","number","object","string"]},stringArray:{
type:"array",items:{type:"string"},uniqueItems:!0,default:[]}}};var lh={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://json-schema.org/draft/2020-12/schema",$vocabulary:{"https://json-schema.org/draft/20\
20-12/vocab/core":!0,"https://json-schema.org/draft/2020-12/vocab/applicator":!0,"https://json-schema.org/draft/2020-12/vocab/unevaluated":!0,"https://json-sche\
ma.org/draft/2020-12/vocab/validation":!0,"https://json-schema.org/draft/2020-12/vocab/meta-data":!0,"https://json-schema.org/draft/2020-12/vocab/format-annotat\
ion":!0,"https://json-schema.org/draft/2020-12/vocab/content":!0},$dynamicAnchor:"meta",title:"Core and Validation specifications meta-schema",allOf:[{$ref:"met\
a/core"},{$ref:"meta/applicator"},{$ref:"meta/unevaluated"},{$ref:"meta/validation"},{$ref:"meta/meta-data"},{$ref:"meta/format-annotation"},{$ref:"meta/content"}],
type:["object","boolean"],$comment:"This meta-schema also defines keywords that have appeared in previous drafts in order to prevent incompatible extensions as \
they remain in common use.",properties:{definitions:{$comment:'"definitions" has been replaced by "$defs".',type:"object",additionalProperties:{$dynamicRef:"#me\
ta"},deprecated:!0,default:{}},dependencies:{$comment:'"dependencies" has been split and replaced by "dependentSchemas" and "dependentRequired" in order to serv\
e their differing semantics.',type:"object",additionalProperties:{anyOf:[{$dynamicRef:"#meta"},{$ref:"meta/validation#/$defs/stringArray"}]},deprecated:!0,default:{}},
$recursiveAnchor:{$comment:'"$recursiveAnchor" has been replaced by "$dynamicAnchor".',$ref:"meta/core#/$defs/anchorString",deprecated:!0},$recursiveRef:{$comment:'\
"$recursiveRef" has been replaced by "$dynamicRef".',$ref:"meta/core#/$defs/uriReferenceString",deprecated:!0}}};var mh=lh.$id,DU=Object.fromEntries([x1,y1,T1,I1,b1,A1,S1].map(e=>[e.$id,e]));function C1(e){return ch(DU,lh,e)}var vU=new Set("mine validate new all api admin store live replays rankings games agents versions rollback purge search feed about help rialto arcade exchange r\
elay".split(" ")),kU="rialto-";function _1({slug:e,title:t}){return[...e.endsWith("-")||e.includes("--")?[J("name.hyphen",gt,"/slug ends with a hyphen or has tw\
o in a row.","Remove a hyphen.")]:[],...vU.has(e)||e.startsWith(kU)?[J("name.reserved",gt,"/slug is reserved for the platform.","Choose another one.")]:[],...$U(
t)?[ds("name.scripts",gt,"/title mixes letters of scripts that look alike.","Write each word in one script.")]:[]]}var OU=[/\p{Script=Latin}/u,/\p{Script=Cyrillic}/u,
/\p{Script=Greek}/u];function $U(e){return OU.filter(t=>t.test(e)).length>1}var wU=["format","session_id","seq","t_us","status","end_reason","pace","events_since"];function R1({schemas:e}){return[...new Set([...wU,...Object.keys(e.snapshot)])]}function N1(e){let t=Pu(e.engine);return[..._1(e),...PU(e),...LU(e),...t===void 0?[FU()]:[...BU(e,t),...MU(e,t)]]}function Nt(e,t,r){return J(`manifest.${e}`,gt,
t,r)}function PU(e){return Object.entries({title:"line",genre:"line",description:"multiline"}).flatMap(([r,n])=>{let i=e[r],s=E1(i,n);return s!==null?[Nt("text",
`/${r}: ${s.message}`,"Write plain text.")]:/[\p{L}\p{N}]/u.test(i)?[]:[Nt("text",`/${r} has no letter or digit.`,"Write it in words.")]})}function LU(e){return[
"observation_schema","action_schema"].flatMap(t=>{let r=e[t],n=r.$schema;if(n!==void 0&&n!==mh){let s=`/${t} is written in another dialect than JSON Schema 2020\
-12.`;return[Nt("schema",s,`Set $schema to ${mh} or remove it.`)]}return C1(r)?[]:[Nt("schema",`/${t} is not a JSON Schema.`,"Check it with any validator of JSO\
N Schema 2020-12.")]})}function MU({observation_schema:e},t){let r=R1(t),n=e.properties,i=e.required,s=[...typeof n=="object"&&n!==null?Object.keys(n):[],...Array.
isArray(i)?i:[]],a=`Public members are ${r.join(", ")}.`;return[...e.type==="object"?[]:[Nt("observation_schema",'/observation_schema/type is not "object".','Wr\
ite "type": "object".')],...s.every(c=>r.includes(c))?[]:[Nt("observation_schema",`/observation_schema names a member that ${t.id} does not publish.`,a)]]}function FU(){
let e=Fp.map(({id:t})=>t).join(", ");return Nt("engine","There is no engine of this name.",`The engines are ${e}.`)}function BU(e,t){let{mode:r}=e,{id:n,lifecycle:i,
modes:s,schemas:a}=t,c=[];return i!=="active"&&c.push(ds("manifest.lifecycle",gt,`${n} is in certification: a version on it can be approved, but not canaried or\
 released yet.`,"Wait until the engine is active, or use another one.")),s.includes(r)||c.push(Nt("mode",`${n} has no such mode.`,`Its modes are ${s.join(", ")}\
.`)),Yn(e.action_schema)!==Yn(a.action)&&c.push(Nt("action_schema",`/action_schema is not that of ${n}.`,"Copy actionSchema from GET /api/v1/engines.")),[...c,...UU(
e,t),...HU(e,t)]}function UU({players:e},{id:t,playerRange:{min:r,max:n}}){let i=[];return e.min>e.max&&i.push(Nt("players","/players/min is larger than /player\
s/max.","Put them in order.")),(e.min<r||e.max>n)&&i.push(Nt("players",`${t} takes ${r} to ${n} players.`,"Stay within that range.")),i}function HU({engine_config:e,
players:t,mode:r},n){let{id:i,schemas:s}=n,a="See configSchema in GET /api/v1/engines.";if(s.config===void 0)return Object.keys(e).length===0?[]:[Nt("engine_con\
fig",`${i} takes no configuration.`,"Write {}.")];let[c,m]=Js(s.config,e);if(!c){let[S]=m,O=`/engine_config${S?.keyword==="required"?"":S?.instancePath??""}`;return[
Nt("engine_config",`${O} is not allowed by the configuration schema of ${i}.`,a)]}let p=n.configFault(e,void 0);if(p!==void 0)return[Nt("engine_config",p.message,
a)];let g=n.seats(e),y=[];return(t.min!==g||t.max!==g)&&y.push(Nt("players","The numbers of players differ from the seats of /engine_config.","Write the seats.")),
r==="solo"!=(g===1)&&y.push(Nt("mode","The mode is solo if and only if there is one seat.","Change the mode or the seats.")),y}function D1(e){if(e.length>Ie.manifestBytesMax)return em([qi("size",`The manifest is larger than ${Ie.manifestBytesMax} bytes.`,"Shorten it.")]);let t=Qn(e);if(t===
null)return em([qi("json","The file is not UTF-8.","Write plain JSON in UTF-8.")]);let r=ys(t);if(!r.ok){let a=r.pointer===""?"":` (at ${r.pointer})`;return em(
[qi("json",r.message.replace("The body","The file")+a,"Write plain JSON in UTF-8.")])}let[n,i]=Js(fS,r.value);if(!n)return em(jU(i));let s=r.value;return{manifest:s,
findings:N1(s)}}function em(e){return{manifest:null,findings:e}}function qi(e,t,r){return J(`manifest.${e}`,gt,t,r)}function jU(e){let t=e.flatMap(qU);return t.
length===0?[v1("The manifest")]:t}function v1(e){return qi("unknown",`${e} has a member that no manifest has.`,"Remove it.")}function qU(e){let t=e.instancePath===
""?"The manifest":e.instancePath;switch(e.keyword){case"required":return e.params.requiredProperties.map(r=>qi("required",`${t} lacks ${r}.`,"Add it: nothing is\
 optional."));case"additionalProperties":return[v1(t)];case"boolean":return[];case"const":{let r=`${t} is ${JSON.stringify(e.params.allowedValue)} in every mani\
fest.`;return[qi("value",r,"Write that.")]}default:return[qi("value",`${t} ${e.message}.`,"Change it accordingly.")]}}var Cr={tokensMax:4e5,nodesMax:3e5,nestingMax:200,stepsMax:3e6},fn=class extends Error{counted;max;constructor(t,r){super(`The scan is limited to ${r} ${t}.`),this.
counted=t,this.max=r}},tm=class{#e=0;#t=0;#r=0;get steps(){return this.#r}spendTokens(t=1){if(this.#e+=t,this.#e>Cr.tokensMax)throw new fn("tokens",Cr.tokensMax)}spendNodes(t=1){
if(this.#t+=t,this.#t>Cr.nodesMax)throw new fn("nodes",Cr.nodesMax)}spendSteps(t=1){if(this.#r+=t,this.#r>Cr.stepsMax)throw new fn("steps",Cr.stepsMax)}checkNesting(t){
if(t>Cr.nestingMax)throw new fn("nesting",Cr.nestingMax)}};var k1={name:"rialto-scan/19",revision:19,digest:"sha256:1c7f163c30fa1e66aa8a0d85b103a44ff7cc205ed6726b954bc2a844d6440057"};var VU=/[^\p{L}\p{M}\p{N}\p{P}\p{S} ]/u,rm=class{#e;#t;constructor(t){this.#e=t}at(t){this.#t??=GU(this.#e);let r=KU(this.#t,t),n=this.#t[r]??0,i=this.#t[r+1]??
this.#e.length;return{line:r+1,column:t-n+1,snippet:zU(this.#e.slice(t,i))}}};function GU(e){return[0,...Array.from(e.matchAll(/\r\n|[\n\r]/g),t=>t.index+t[0].length)]}
function KU(e,t){let r=0,n=e.length-1;for(;r<n;){let i=Math.ceil((r+n)/2);(e[i]??0)<=t?r=i:n=i-1}return r}function zU(e){return Array.from(e.slice(0,240)).slice(
0,120).map(r=>VU.test(r)?" ":r).join("").trim()}var Zs=class extends Error{},ea=class{path;text;budget;findings=[];references=[];#e;#t=new Map;constructor(t,r,n){this.path=t,this.text=r,this.budget=n,this.#e=
new rm(r)}refuse({rule:t,family:r,why:n,fix:i},s){let a=this.#t.get(s)??new Set;if(this.#t.set(s,a),!(a.has(n)||t==="script.call"&&a.size>0)&&(a.add(n),this.findings.
push({...J(t,this.path,n,i,this.#e.at(s)),family:r}),this.findings.length>Ie.findingsMax))throw new Zs}refer(t,r,n){this.references.push({from:this.path,url:r,kind:t,
offset:n})}};function nm(e){try{e()}catch(t){if(!(t instanceof Zs))throw t}}var Oo={script:["js"],sheet:["css"],image:["png","webp","svg"],font:["woff2"]};function O1(e,t){let r=[];return nm(()=>{for(let{url:n,kind:i,offset:s}of e.references){
let a=hs(e.path,n);a===null?e.refuse(WU,s):t.has(a)?Oo[i].includes(or(a)?.ending??"")?r.push(a):e.refuse(XU[i],s):e.refuse(YU,s)}}),r}function $1(e,t,r){let n=new Set(
[gt,e]);for(let i of n)for(let s of t.get(i)??[])n.add(s);return[...r].filter(i=>!n.has(i)&&or(i)?.ending!=="txt").map(i=>ds("bundle.unused",i,"Nothing that the\
 entrypoint loads names this file.","Remove it."))}var WU={rule:"refs.local",family:"NET",why:"An address is the relative path of a file of the bundle, without \
query, fragment and escapes.",fix:"Write the path, such as art/cell.png, and put the file into the bundle."},YU={rule:"refs.missing",family:"refs",why:"The bund\
le has no such file.",fix:"Add it, or correct the path: capital letters count."};function im(e,t){return{rule:"refs.type",family:"refs",why:`The place takes a ${e}\
, and the file is of another type.`,fix:`Name a file of the type ${t.join(", ")}.`}}var XU={script:im("script",Oo.script),sheet:im("style sheet",Oo.sheet),image:im(
"picture",Oo.image),font:im("font",Oo.font)};var dn={statesMax:2,stateNamesMin:4,rowsMax:40},sm=new RegExp(`^[${Wn}]{${10}}$`);var w1=4096,QU=/^[A-Za-z0-9+/_-]{64,}={0,2}$/;function P1(e,t){let r=ys(e.text);if(!r.ok)return;let n={states:0,rows:0,base64Characters:0},i=[r.value];for(let s=i.
pop();s!==void 0;s=i.pop())if(e.budget.spendNodes(),typeof s=="string")sm.test(s)&&(n.rows+=1),QU.test(s)&&(n.base64Characters+=s.length);else if(typeof s=="obj\
ect"&&s!==null){t.filter(a=>Object.hasOwn(s,a)).length>=dn.stateNamesMin&&(n.states+=1);for(let a of Object.values(s))i.push(a)}n.states>dn.statesMax&&e.refuse(
JU,0),n.rows>dn.rowsMax&&e.refuse(ZU,0),n.base64Characters>w1&&e.refuse(e4,0)}var ph="Remove it: a renderer draws the states that it receives.",JU={rule:"data.s\
tates",family:"DATA",why:`The file contains more than ${dn.statesMax} objects that look like states of a game.`,fix:ph},ZU={rule:"data.rows",family:"DATA",why:`\
The file contains more than ${dn.rowsMax} rows of a board.`,fix:ph},e4={rule:"data.encoded",family:"DATA",why:`The file contains more than ${w1} characters of e\
ncoded data.`,fix:ph};function L1(e){return`/frame-bootstrap/${e}.js`}function M1(e,t,r){return`<!doctype html><script src="${"../".repeat(t.split("/").length+1)}${L1(r).slice(1)}"></script>${e}`}function U(e){return e.trim().split(/\s+/)}var oe=(e,t="")=>({use:e,members:t===""?[]:U(t)}),Pn=oe("constructor","BYTES_PER_ELEMENT from of"),hn={Array:oe("conv\
ersion","from isArray of"),ArrayBuffer:oe("constructor","isView"),Boolean:oe("conversion"),DataView:oe("constructor"),Date:oe("constructor"),Error:oe("conversio\
n"),Float32Array:Pn,Float64Array:Pn,Infinity:oe("value"),Int16Array:Pn,Int32Array:Pn,Int8Array:Pn,Intl:oe("namespace","ListFormat NumberFormat PluralRules"),JSON:oe(
"namespace","parse stringify"),Map:oe("constructor","groupBy"),Math:oe("namespace",`E LN10 LN2 LOG10E LOG2E PI SQRT1_2 SQRT2 abs acos acosh asin asinh atan atan\
2 atanh cbrt ceil clz32 cos cosh exp
    expm1 f16round floor fround hypot imul log log10 log1p log2 max min pow round sign sin sinh sqrt sumPrecise tan
    tanh trunc`),NaN:oe("value"),Number:oe("conversion",`EPSILON MAX_SAFE_INTEGER MAX_VALUE MIN_SAFE_INTEGER MIN_VALUE NEGATIVE_INFINITY NaN POSITIVE_INFINITY i\
sFinite
    isInteger isNaN isSafeInteger parseFloat parseInt`),Object:oe("namespace","assign entries freeze fromEntries groupBy hasOwn is isFrozen keys seal values"),RangeError:oe(
"conversion"),Set:oe("constructor"),String:oe("conversion","fromCharCode fromCodePoint raw"),Symbol:oe("namespace","iterator"),TypeError:oe("conversion"),Uint16Array:Pn,
Uint32Array:Pn,Uint8Array:Pn,Uint8ClampedArray:Pn,WeakMap:oe("constructor"),WeakSet:oe("constructor"),isFinite:oe("function"),isNaN:oe("function"),parseFloat:oe(
"function"),parseInt:oe("function"),undefined:oe("value")},Vi={Path2D:oe("constructor"),ResizeObserver:oe("constructor"),cancelAnimationFrame:oe("function"),devicePixelRatio:oe(
"value"),document:oe("value"),getComputedStyle:oe("function"),innerHeight:oe("value"),innerWidth:oe("value"),matchMedia:oe("function"),requestAnimationFrame:oe(
"function")},U1="RialtoRenderer",fh=U(`
  body createDocumentFragment createElement createElementNS createTextNode documentElement getElementById querySelector
  querySelectorAll`),ta="height width",F1="entries forEach item keys length values",B1=`
  arc arcTo bezierCurveTo closePath ellipse lineTo moveTo quadraticCurveTo rect roundRect`,dh={Animation:[],CanvasGradient:["addColorStop"],CanvasPattern:["setT\
ransform"],CanvasRenderingContext2D:U(`${B1}
    beginPath canvas clearRect clip createConicGradient createImageData createLinearGradient createPattern
    createRadialGradient direction drawImage fill fillRect fillStyle fillText filter font fontKerning fontStretch
    fontVariantCaps getImageData getLineDash getTransform globalAlpha globalCompositeOperation imageSmoothingEnabled
    imageSmoothingQuality isPointInPath isPointInStroke letterSpacing lineCap lineDashOffset lineJoin lineWidth
    measureText miterLimit putImageData reset resetTransform restore rotate save scale setLineDash setTransform
    shadowBlur shadowColor shadowOffsetX shadowOffsetY stroke strokeRect strokeStyle strokeText textAlign textBaseline
    textRendering transform translate wordSpacing`),CharacterData:U("after before length remove replaceWith"),DOMMatrix:U("a b c d e f"),DOMMatrixReadOnly:U("a \
b c d e f inverse is2D isIdentity multiply transformPoint"),DOMPoint:U("w x y z"),DOMPointReadOnly:U("matrixTransform w x y z"),DOMRect:U(`x y ${ta}`),DOMRectReadOnly:U(
`bottom left right top x y ${ta}`),DOMTokenList:U(`add contains remove replace toggle ${F1}`),Document:fh,DocumentFragment:U(`append childElementCount children \
firstElementChild getElementById lastElementChild prepend
    querySelector querySelectorAll replaceChildren`),Element:U(`
    after animate append ariaHidden ariaLabel ariaLive ariaValueMax ariaValueMin ariaValueNow ariaValueText before
    childElementCount children classList className clientHeight clientLeft clientTop clientWidth closest
    firstElementChild getAttribute getAttributeNames getBoundingClientRect hasAttribute hasAttributes id
    lastElementChild localName matches namespaceURI nextElementSibling prepend previousElementSibling querySelector
    querySelectorAll remove removeAttribute replaceChildren replaceWith role scrollHeight scrollWidth setAttribute
    tagName toggleAttribute`),HTMLCanvasElement:U(`getContext ${ta}`),HTMLCollection:["item","length"],HTMLElement:U("dataset dir hidden lang offsetHeight offse\
tLeft offsetParent offsetTop offsetWidth style title"),HTMLImageElement:U(`alt complete naturalHeight naturalWidth src ${ta}`),HTMLLIElement:["value"],HTMLMeterElement:U(
"max min value"),HTMLOutputElement:["value"],HTMLProgressElement:U("max position value"),HTMLTableCellElement:U("cellIndex colSpan rowSpan"),ImageData:U(`colorS\
pace data ${ta}`),MediaQueryList:U("matches media"),Node:U(`
    appendChild childNodes cloneNode contains firstChild hasChildNodes insertBefore isConnected isEqualNode isSameNode
    lastChild nextSibling nodeName nodeType nodeValue normalize parentElement parentNode previousSibling removeChild
    replaceChild textContent`),NodeList:U(F1),Path2D:U(`addPath ${B1}`),ResizeObserver:U("disconnect observe unobserve"),ResizeObserverEntry:U("borderBoxSize co\
ntentBoxSize contentRect devicePixelContentBoxSize target"),ResizeObserverSize:U("blockSize inlineSize"),SVGElement:U("className dataset ownerSVGElement style v\
iewportElement"),SVGGeometryElement:U("getPointAtLength getTotalLength isPointInFill isPointInStroke"),SVGGraphicsElement:U("getBBox getCTM getScreenCTM"),SVGMatrix:U(
"a b c d e f inverse multiply"),SVGPoint:U("matrixTransform x y"),SVGRect:U(`x y ${ta}`),SVGTextContentElement:U("getComputedTextLength getNumberOfChars getSubS\
tringLength"),TextMetrics:U(`
    actualBoundingBoxAscent actualBoundingBoxDescent actualBoundingBoxLeft actualBoundingBoxRight alphabeticBaseline
    emHeightAscent emHeightDescent fontBoundingBoxAscent fontBoundingBoxDescent hangingBaseline ideographicBaseline
    width`)},am={CSSStyleDeclaration:["cssText","parentRule"],CSSStyleProperties:[],DOMStringMap:[]},om=U(`
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
  toWellFormed trim trimEnd trimStart union unshift valueOf values with`),H1=U(`
  composedPath contentDocument contentWindow currentTarget defaultView frames getRootNode opener ownerDocument parent
  self srcElement top view`),hh=U(`
  __defineGetter__ __defineSetter__ __lookupGetter__ __lookupSetter__ __proto__ constructor prototype`),j1={DYN:U(`
    arguments callee caller createContextualFragment defineProperties defineProperty getOwnPropertyDescriptor
    getOwnPropertyDescriptors getOwnPropertyNames getOwnPropertySymbols getPrototypeOf innerHTML insertAdjacentHTML
    insertAdjacentElement insertAdjacentText outerHTML outerText parseFromString setHTML setHTMLUnsafe setPrototypeOf
    write writeln`),EMB:U(`
    adoptNode attachInternals attachShadow captureStream convertToBlob createObjectURL elementFromPoint elementsFromPoint
    getSVGDocument importNode moveBefore port port1 port2 ports postMessage shadowRoot srcdoc start toBlob toDataURL
    transferControlToOffscreen transferToImageBitmap`),NET:U(`
    URL action assign attributionSrc baseURI currentSrc documentURI domain download fetch formAction href hostname hash
    location origin pathname ping protocol referrer reload rel sendBeacon srcset submit`),STO:U(`
    cookie cookieStore getItem indexedDB localStorage removeItem sessionStorage setItem storage`),TIM:U(`
    currentTime finished getAnimations lastModified onfinish performance ready startTime then timeOrigin timeStamp
    timeline waitFor`),INP:U(`
    accessKey activeElement addEventListener addListener autofocus blur click close contentEditable dispatchEvent
    draggable editContext execCommand exitFullscreen exitPointerLock focus hidePopover inert isContentEditable
    isComposing load open pause play popover requestClose requestFullscreen requestPictureInPicture requestPointerLock requestSubmit requestVideoFrameCallback
    releasePointerCapture removeEventListener removeListener scroll scrollBy scrollIntoView scrollTo
    setCapture setPointerCapture show srcObject showModal showPicker showPopover tabIndex togglePopover`),CSS:U(`
    adoptedStyleSheets attributeStyleMap computedStyleMap cssRules cssText deleteRule fonts insertRule
    parentRule parentStyleSheet replaceSync sheet styleSheets`)},um=U(`
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
  onwebkitfullscreenerror onwebkittransitionend onwheel onzoom`),cm=U(`
  b body br caption canvas code dd dl dt div em figcaption figure footer h1 h2 h3 h4 h5 h6 head header hr html i img li
  link main meta meter ol output p pre progress script section small span strong table tbody td th thead time title tr
  ul`),ra=U(`
  circle clipPath defs desc ellipse g line linearGradient mask path pattern polygon polyline radialGradient rect stop
  svg symbol text title tspan use`),q1=U("body head html link meta script title"),$o=U(`
  alt aria-* class clip-path colspan cx cy d data-* dir dominant-baseline fill fill-opacity fill-rule font-size
  gradientTransform gradientUnits height hidden id lang mask max min offset opacity points preserveAspectRatio r role
  rowspan rx ry stop-color stop-opacity stroke stroke-* text-anchor title transform value viewBox width x x1 x2 y y1
  y2`),V1={html:[],img:["src"],link:["href","rel"],meta:["charset","content","name"],script:["defer","src","type"],svg:["xmlns"],use:["href"]},gh=U("color-schem\
e description theme-color viewport"),lm=U(`
  abs acos asin atan atan2 attr blur brightness calc circle clamp color color-mix conic-gradient contrast cos counter
  counters cubic-bezier drop-shadow ellipse env exp fit-content grayscale hsl hsla hue-rotate hwb hypot inset invert lab
  lch light-dark linear linear-gradient log matrix matrix3d max min minmax mod oklab oklch opacity path perspective
  polygon pow radial-gradient rect rem repeat repeating-conic-gradient repeating-linear-gradient
  repeating-radial-gradient rgb rgba rotate rotate3d rotatex rotatey rotatez round saturate scale scale3d scalex scaley
  scalez sepia shape sign sin skew skewx skewy sqrt steps tan translate translate3d translatex translatey translatez var
  xywh`),G1=U(`
  dir font-format font-tech has is lang not nth-child nth-last-child nth-last-of-type nth-of-type selector style where`),Eh=U("charset container font-face keyfr\
ames layer media property starting-style supports");var Gi={};Kt(Gi,{AtKeyword:()=>z1,BadString:()=>X1,BadUrl:()=>mm,CDC:()=>n_,CDO:()=>r_,Colon:()=>i_,Comma:()=>a_,Comment:()=>f_,Delim:()=>gn,Dimension:()=>e_,EOF:()=>t4,
Function:()=>xh,Hash:()=>W1,Ident:()=>K1,LeftCurlyBracket:()=>m_,LeftParenthesis:()=>c_,LeftSquareBracket:()=>o_,Number:()=>J1,Percentage:()=>Z1,RightCurlyBracket:()=>p_,
RightParenthesis:()=>l_,RightSquareBracket:()=>u_,Semicolon:()=>s_,String:()=>Y1,Url:()=>Q1,WhiteSpace:()=>t_});var t4=0,K1=1,xh=2,z1=3,W1=4,Y1=5,X1=6,Q1=7,mm=8,
gn=9,J1=10,Z1=11,e_=12,t_=13,r_=14,n_=15,i_=16,s_=17,a_=18,o_=19,u_=20,c_=21,l_=22,m_=23,p_=24,f_=25;function _r(e){return e>=48&&e<=57}function na(e){return _r(e)||e>=65&&e<=70||e>=97&&e<=102}function fm(e){return e>=65&&e<=90}function r4(e){return e>=97&&e<=122}
function n4(e){return fm(e)||r4(e)}function i4(e){return e>=128}function pm(e){return n4(e)||i4(e)||e===95}function ia(e){return pm(e)||_r(e)||e===45}function s4(e){
return e>=0&&e<=8||e===11||e>=14&&e<=31||e===127}function wo(e){return e===10||e===13||e===12}function sa(e){return wo(e)||e===32||e===9}function Jt(e,t){return!(e!==
92||wo(t)||t===0)}function dm(e,t,r){return e===45?pm(t)||t===45||Jt(t,r):pm(e)?!0:e===92?Jt(e,t):!1}function hm(e,t,r){return e===43||e===45?_r(t)?2:t===46&&_r(
r)?3:0:e===46?_r(t)?2:0:_r(e)?1:0}function d_(e){return e===65279||e===65534?1:0}var yh=new Array(128),a4=128,Po=130,Th=131,gm=132,Ih=133;for(let e=0;e<yh.length;e++)
yh[e]=sa(e)&&Po||_r(e)&&Th||pm(e)&&gm||s4(e)&&Ih||e||a4;function Em(e){return e<128?yh[e]:gm}function aa(e,t){return t<e.length?e.charCodeAt(t):0}function xm(e,t,r){return r===13&&aa(e,t+1)===10?2:1}function o4(e,t,r){let n=e.charCodeAt(t);return fm(n)&&
(n=n|32),n===r}function h_(e,t,r,n){if(r-t!==n.length||t<0||r>e.length)return!1;for(let i=t;i<r;i++){let s=n.charCodeAt(i-t),a=e.charCodeAt(i);if(fm(a)&&(a=a|32),
a!==s)return!1}return!0}function Lo(e,t){for(;t<e.length&&sa(e.charCodeAt(t));t++);return t}function bh(e,t){for(;t<e.length&&_r(e.charCodeAt(t));t++);return t}function Ln(e,t){if(t+=2,
na(aa(e,t-1))){for(let n=Math.min(e.length,t+5);t<n&&na(aa(e,t));t++);let r=aa(e,t);sa(r)&&(t+=xm(e,t,r))}return t}function Mo(e,t){for(;t<e.length;t++){let r=e.
charCodeAt(t);if(!ia(r)){if(Jt(r,aa(e,t+1))){t=Ln(e,t)-1;continue}break}}return t}function g_(e,t){let r=e.charCodeAt(t);if((r===43||r===45)&&(r=e.charCodeAt(t+=
1)),_r(r)&&(t=bh(e,t+1),r=e.charCodeAt(t)),r===46&&_r(e.charCodeAt(t+1))&&(t+=2,t=bh(e,t)),o4(e,t,101)){let n=0;r=e.charCodeAt(t+1),(r===45||r===43)&&(n=1,r=e.charCodeAt(
t+2)),_r(r)&&(t=bh(e,t+1+n+1))}return t}function ym(e,t){for(;t<e.length;t++){let r=e.charCodeAt(t);if(r===41){t++;break}Jt(r,aa(e,t+1))&&(t=Ln(e,t))}return t}function Tm(e){
if(e.length===1&&!na(e.charCodeAt(0)))return e[0];let t=parseInt(e,16);return(t===0||t>=55296&&t<=57343||t>1114111)&&(t=65533),String.fromCodePoint(t)}function E_(e,t){function r(y){return y<c?e.charCodeAt(y):0}function n(){if(p=g_(e,p),dm(r(p),r(p+1),r(p+2))){g=12,p=Mo(e,p);return}if(r(p)===37){g=11,p++;return}
g=10}function i(){let y=p;if(p=Mo(e,p),h_(e,y,p,"url")&&r(p)===40){if(p=Lo(e,p+1),r(p)===34||r(p)===39){g=2,p=y+4;return}a();return}if(r(p)===40){g=2,p++;return}
g=1}function s(y){for(y||(y=r(p++)),g=5;p<e.length;p++){let S=e.charCodeAt(p);switch(Em(S)){case y:p++;return;case Po:if(wo(S)){p+=xm(e,p,S),g=6;return}break;case 92:
if(p===e.length-1)break;let O=r(p+1);wo(O)?p+=xm(e,p+1,O):Jt(S,O)&&(p=Ln(e,p)-1);break}}}function a(){for(g=7,p=Lo(e,p);p<e.length;p++){let y=e.charCodeAt(p);switch(Em(
y)){case 41:p++;return;case Po:if(p=Lo(e,p),r(p)===41||p>=e.length){p<e.length&&p++;return}p=ym(e,p),g=8;return;case 34:case 39:case 40:case Ih:p=ym(e,p),g=8;return;case 92:
if(Jt(y,r(p+1))){p=Ln(e,p)-1;break}p=ym(e,p),g=8;return}}}e=String(e||"");let c=e.length,m=d_(r(0)),p=m,g;for(;p<c;){let y=e.charCodeAt(p);switch(Em(y)){case Po:
g=13,p=Lo(e,p+1);break;case 34:s();break;case 35:ia(r(p+1))||Jt(r(p+1),r(p+2))?(g=4,p=Mo(e,p+1)):(g=9,p++);break;case 39:s();break;case 40:g=21,p++;break;case 41:
g=22,p++;break;case 43:hm(y,r(p+1),r(p+2))?n():(g=9,p++);break;case 44:g=18,p++;break;case 45:hm(y,r(p+1),r(p+2))?n():r(p+1)===45&&r(p+2)===62?(g=15,p=p+3):dm(y,
r(p+1),r(p+2))?i():(g=9,p++);break;case 46:hm(y,r(p+1),r(p+2))?n():(g=9,p++);break;case 47:r(p+1)===42?(g=25,p=e.indexOf("*/",p+2),p=p===-1?e.length:p+2):(g=9,p++);
break;case 58:g=16,p++;break;case 59:g=17,p++;break;case 60:r(p+1)===33&&r(p+2)===45&&r(p+3)===45?(g=14,p=p+4):(g=9,p++);break;case 64:dm(r(p+1),r(p+2),r(p+3))?
(g=3,p=Mo(e,p+1)):(g=9,p++);break;case 91:g=19,p++;break;case 92:Jt(y,r(p+1))?i():(g=9,p++);break;case 93:g=20,p++;break;case 123:g=23,p++;break;case 125:g=24,p++;
break;case Th:n();break;case gm:i();break;default:g=9,p++}t(g,m,m=p)}}var Fo={};Kt(Fo,{decode:()=>u4,encode:()=>c4});var x_=92;function u4(e){let t=e.length-1,r="";for(let n=0;n<e.length;n++){let i=e.charCodeAt(n);if(i===x_){if(n===t)break;if(i=e.charCodeAt(++n),Jt(x_,i)){let s=n-
1,a=Ln(e,s);n=a-1,r+=Tm(e.substring(s+1,a))}else i===13&&e.charCodeAt(n+1)===10&&n++}else r+=e[n]}return r}function c4(e){let t="";if(e.length===1&&e.charCodeAt(
0)===45)return"\\-";for(let r=0;r<e.length;r++){let n=e.charCodeAt(r);if(n===0){t+="�";continue}if(n<=31||n===127||n>=48&&n<=57&&(r===0||r===1&&e.charCodeAt(0)===
45)){t+="\\"+n.toString(16)+" ";continue}ia(n)?t+=e.charAt(r):t+="\\"+e.charAt(r)}return t}var Im={};Kt(Im,{decode:()=>l4,encode:()=>m4});var Ah=92,y_=34,T_=39;function l4(e){let t=e.length,r=e.charCodeAt(0),n=r===y_||r===T_?1:0,i=n===1&&t>1&&e.charCodeAt(t-1)===r?t-2:t-1,s="";for(let a=n;a<=i;a++){
let c=e.charCodeAt(a);if(c===Ah){if(a===i){a!==t-1&&(s=e.substr(a+1));break}if(c=e.charCodeAt(++a),Jt(Ah,c)){let m=a-1,p=Ln(e,m);a=p-1,s+=Tm(e.substring(m+1,p))}else
c===13&&e.charCodeAt(a+1)===10&&a++}else s+=e[a]}return s}function m4(e,t){let r=t?"'":'"',n=t?T_:y_,i="",s=!1;for(let a=0;a<e.length;a++){let c=e.charCodeAt(a);
if(c===0){i+="�";continue}if(c<=31||c===127){i+="\\"+c.toString(16),s=!0;continue}c===n||c===Ah?(i+="\\"+e.charAt(a),s=!1):(s&&(na(c)||sa(c))&&(i+=" "),i+=e.charAt(
a),s=!1)}return r+i+r}function oa(e,t,r,n){let i=new Rh(e,t,r,n);E_(e,(s,a,c)=>{r.spendTokens(),i.take(s,a,c)}),i.end()}var{AtKeyword:p4,Comment:Sh,Semicolon:f4,Url:d4,WhiteSpace:h4,
String:I_,Function:C_}=Gi,{BadString:g4,BadUrl:E4,CDO:x4,CDC:y4}=Gi,{LeftParenthesis:T4,LeftSquareBracket:I4,LeftCurlyBracket:Ch}=Gi,{RightParenthesis:_h,RightSquareBracket:b4,
RightCurlyBracket:A4}=Gi,S4=new Set([g4,E4,x4,y4]),__=new Map([[C_,_h],[T4,_h],[I4,b4],[Ch,A4]]),C4=new Set(__.values()),_4=new Set([...lm,...G1]),R4=new Set(Eh.
filter(e=>e!=="charset")),Rh=class{#e;#t;#r;#n;#s=[];#i="none";#u=!1;constructor(t,r,n,i){this.#e=t,this.#t=r,this.#r=n,this.#n=i}take(t,r,n){let i=this.#e.slice(
r,n);(t===Sh||t===I_)&&this.#p(t,i,r),!(t===Sh||t===h4)&&(S4.has(t)&&this.#n.refuse(b_,r),this.#i!=="none"?this.#f(t,i,r):t===d4?this.#m(i,r):t===C_?this.#c(i,r):
t===p4?this.#a(Fo.decode(i.slice(1)).toLowerCase(),r):t===f4&&(this.#u=!1),this.#l(t,r))}end(){let t=this.#s.at(-1);t!==void 0&&this.#n.refuse(A_,t.at)}#p(t,r,n){
(t===Sh?r.length>=4&&r.endsWith("*/"):r.length>=2&&r.at(-1)===r[0]&&!/(^|[^\\])(\\\\)*\\$/.test(r.slice(0,-1)))||this.#n.refuse(b_,n)}#c(t,r){let n=Fo.decode(t.
slice(0,-1)).toLowerCase();n==="url"?this.#i="expected":_4.has(n)||this.#n.refuse(D4,r)}#f(t,r,n){if(t===I_&&this.#i==="expected"){this.#i="read",this.#d(r.includes(
"\\")?null:Im.decode(r),n);return}(t!==_h||this.#i!=="read")&&this.#n.refuse(S_,n),this.#i="none"}#m(t,r){let n=t.endsWith(")")&&!t.includes("\\");this.#d(n?t.slice(
t.indexOf("(")+1,-1).trim():null,r)}#d(t,r){t===null?this.#n.refuse(S_,r):Nh(t)||this.#n.refer(this.#o()?"font":"image",t,r)}#a(t,r){t==="charset"&&this.#t==="s\
heet"&&r===0&&this.#e.startsWith(N4)||((this.#t==="value"||!R4.has(t))&&this.#n.refuse(v4,r),this.#u=t==="font-face")}#l(t,r){let n=__.get(t);n!==void 0?(this.#s.
push({close:n,at:r,isFontFace:t===Ch&&this.#u}),this.#r.checkNesting(this.#s.length),t===Ch&&(this.#u=!1)):C4.has(t)&&this.#s.pop()?.close!==t&&this.#n.refuse(A_,
r)}#o(){return this.#s.some(({isFontFace:t})=>t)}},N4='@charset "utf-8";';function Nh(e){return/^#[A-Za-z_][A-Za-z0-9_-]*$/.test(e)}var b_={rule:"css.token",family:"\
CSS",why:"The style has a string, a comment or an address that does not end, or a mark of HTML comments.",fix:"Close it, or remove it."},A_={rule:"css.token",family:"\
CSS",why:"A bracket of the style has no counterpart.",fix:"Write brackets in pairs."},S_={rule:"css.url",family:"NET",why:"An address in a style is one plain na\
me of a file or #id, without escapes.",fix:"Write url(name.png) or url(#id)."},D4={rule:"css.function",family:"CSS",why:"The style uses a function that renderer\
s do not have.",fix:"Use colours, gradients, maths, transforms, easing, shapes, filters or var()."},v4={rule:"css.rule",family:"CSS",why:"The style uses an at-r\
ule that renderers do not have.",fix:`Use ${Eh.map(e=>`@${e}`).join(", ")} only; put imported rules into the file itself.`};var k4=/^(fill|stroke|opacity|font-size|text-anchor|dominant-baseline|stop-|clip-path|mask|transform|gradientTransform)/,R_="http://www.w3.org/2000/svg";function bm(e,t,{
name:r,value:n},i){vh(t,r)?r==="xmlns"&&n!==R_?e.refuse(P4,i):r==="href"&&!Nh(n)?e.refuse(N_,i):k4.test(r)&&Dh(e,n,i):e.refuse(kh(r),i)}function Dh(e,t,r){oa(t,
"value",e.budget,{refuse:n=>e.refuse(n,r),refer:()=>e.refuse(N_,r)})}function vh(e,t){return O4.has(t)||$4.some(r=>t.startsWith(r))||V1[e]?.includes(t)===!0}var O4=new Set(
$o.filter(e=>!e.endsWith("*"))),$4=$o.filter(e=>e.endsWith("*")).map(e=>e.slice(0,-1)),w4=[[/^on/i,"INP"],[/^(tabindex|contenteditable|draggable|accesskey|autofocus|popover.*|command.*|inputmode|enterkeyhint|inert)$/i,
"INP"],[/^(src|srcset|srcdoc|href|xlink:href|ping|poster|action|formaction|background|cite|data|manifest|imagesrcset)$/i,"NET"],[/^(is|slot|part|exportparts|shadowroot.*|sandbox|allow.*|credentialless|nonce|integrity|crossorigin)$/i,
"EMB"],[/^style$/i,"CSS"]];function kh(e){return{rule:"html.attribute",family:w4.find(([r])=>r.test(e))?.[1]??"html",why:"The element has an attribute that rend\
erers do not have.",fix:"Remove it; looks belong into a style sheet, and what changes into render."}}var P4={rule:"html.attribute",family:"SVG",why:"The namespa\
ce is not that of SVG.",fix:`Write xmlns="${R_}", or nothing.`},N_={rule:"html.reference",family:"SVG",why:"A reference inside a picture is #id of an element of\
 the same document.",fix:'Write href="#id" or url(#id).'};var L4=new Map([["DYN","script"],["EMB","iframe frame frameset object embed portal fencedframe template slot foreignObject noscript applet"],["INP","form input \
button select option textarea label fieldset details summary dialog a area map audio video"],["NET","base source track picture image"],["CSS","style"],["TIM","a\
nimate animateMotion animateTransform set marquee"]].flatMap(([e,t])=>t.split(" ").map(r=>[r,e])));function Am(e){return L4.get(e)}function D_(e,t,{name:r,value:n},i){vh(t,r)?t==="img"&&r==="src"?e.refer("image",n,i):t==="link"&&r==="href"?e.refer("sheet",n,i):t==="script"&&r==="src"&&e.refer(
"script",n,i):e.refuse(kh(r),i)}function v_(e,t,r){switch(t.tagName){case"meta":return M4(t)||e.refuse(B4,r),null;case"link":return(Mn(t,"rel")!=="stylesheet"||
Mn(t,"href")===null)&&e.refuse(U4,r),null;case"script":return F4(e,t,r);default:return null}}function M4(e){let t=Mn(e,"charset"),r=Mn(e,"name");return t!==null?
t.toLowerCase()==="utf-8"&&r===null&&Mn(e,"content")===null:r!==null&&gh.includes(r)&&Mn(e,"content")!==null}function F4(e,t,r){let n=Mn(t,"src"),i=Mn(t,"type");
return(n===null||t.childNodes.length>0)&&e.refuse(H4,r),i!==null&&i!=="module"&&e.refuse(j4,r),n===null?null:{url:n,isModule:i==="module",isDeferred:Mn(t,"defer")!==
null,offset:r}}function Mn(e,t){return e.attrs.find(r=>r.name===t)?.value??null}var B4={rule:"html.meta",family:"html",why:"A meta element states charset=utf-8,\
 or one of the listed names with content.",fix:`Use the names ${gh.join(", ")}, or remove the element.`},U4={rule:"html.link",family:"NET",why:"A link element i\
s rel=stylesheet with the href of a file.",fix:'Write <link rel="stylesheet" href="style.css">; hints and icons have no use here.'},H4={rule:"html.script",family:"\
DYN",why:"A script element names a file in src and has no text.",fix:"Move the script into a .js file."},j4={rule:"html.script",family:"DYN",why:"The type of a \
script element is module, or absent.",fix:'Remove the attribute, or write type="module".'};var q4=new Set([65534,65535,131070,131071,196606,196607,262142,262143,327678,327679,393214,393215,458750,458751,524286,524287,589822,589823,655358,655359,720894,
720895,786430,786431,851966,851967,917502,917503,983038,983039,1048574,1048575,1114110,1114111]),Ce="�",d;(function(e){e[e.EOF=-1]="EOF",e[e.NULL=0]="NULL",e[e.
TABULATION=9]="TABULATION",e[e.CARRIAGE_RETURN=13]="CARRIAGE_RETURN",e[e.LINE_FEED=10]="LINE_FEED",e[e.FORM_FEED=12]="FORM_FEED",e[e.SPACE=32]="SPACE",e[e.EXCLAMATION_MARK=
33]="EXCLAMATION_MARK",e[e.QUOTATION_MARK=34]="QUOTATION_MARK",e[e.AMPERSAND=38]="AMPERSAND",e[e.APOSTROPHE=39]="APOSTROPHE",e[e.HYPHEN_MINUS=45]="HYPHEN_MINUS",
e[e.SOLIDUS=47]="SOLIDUS",e[e.DIGIT_0=48]="DIGIT_0",e[e.DIGIT_9=57]="DIGIT_9",e[e.SEMICOLON=59]="SEMICOLON",e[e.LESS_THAN_SIGN=60]="LESS_THAN_SIGN",e[e.EQUALS_SIGN=
61]="EQUALS_SIGN",e[e.GREATER_THAN_SIGN=62]="GREATER_THAN_SIGN",e[e.QUESTION_MARK=63]="QUESTION_MARK",e[e.LATIN_CAPITAL_A=65]="LATIN_CAPITAL_A",e[e.LATIN_CAPITAL_Z=
90]="LATIN_CAPITAL_Z",e[e.RIGHT_SQUARE_BRACKET=93]="RIGHT_SQUARE_BRACKET",e[e.GRAVE_ACCENT=96]="GRAVE_ACCENT",e[e.LATIN_SMALL_A=97]="LATIN_SMALL_A",e[e.LATIN_SMALL_Z=
122]="LATIN_SMALL_Z"})(d||(d={}));var Ft={DASH_DASH:"--",CDATA_START:"[CDATA[",DOCTYPE:"doctype",SCRIPT:"script",PUBLIC:"public",SYSTEM:"system"};function Sm(e){
return e>=55296&&e<=57343}function Oh(e){return e>=56320&&e<=57343}function k_(e,t){return(e-55296)*1024+9216+t}function Cm(e){return e!==32&&e!==10&&e!==13&&e!==
9&&e!==12&&e>=1&&e<=31||e>=127&&e<=159}function _m(e){return e>=64976&&e<=65007||q4.has(e)}var b;(function(e){e.controlCharacterInInputStream="control-character-in-input-stream",e.noncharacterInInputStream="noncharacter-in-input-stream",e.surrogateInInputStream=
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
"nested-noscript-in-head",e.eofInElementThatCanContainOnlyText="eof-in-element-that-can-contain-only-text"})(b||(b={}));var G4=65536,Rm=class{constructor(t){this.handler=t,this.html="",this.pos=-1,this.lastGapPos=-2,this.gapStack=[],this.skipNextNewLine=!1,this.lastChunkWritten=!1,
this.endOfChunkHit=!1,this.bufferWaterline=G4,this.isEol=!1,this.lineStartPos=0,this.droppedBufferSize=0,this.line=1,this.lastErrOffset=-1}get col(){return this.
pos-this.lineStartPos+ +(this.lastGapPos!==this.pos)}get codePointStart(){return this.pos-+(this.lastGapPos===this.pos)}get offset(){return this.droppedBufferSize+
this.codePointStart}getError(t,r){let{line:n,col:i,offset:s}=this,a=i+r,c=s+r;return{code:t,startLine:n,endLine:n,startCol:a,endCol:a,startOffset:c,endOffset:c}}_err(t){
this.handler.onParseError&&this.lastErrOffset!==this.offset&&(this.lastErrOffset=this.offset,this.handler.onParseError(this.getError(t,0)))}_addGap(){this.gapStack.
push(this.lastGapPos),this.lastGapPos=this.pos}_processSurrogate(t){if(this.pos!==this.html.length-1){let r=this.html.charCodeAt(this.pos+1);if(!Oh(t)&&Oh(r))return this.
pos++,this._addGap(),k_(t,r)}else if(!this.lastChunkWritten)return this.endOfChunkHit=!0,d.EOF;return this._err(b.surrogateInInputStream),t}willDropParsedChunk(){
return this.pos>this.bufferWaterline}dropParsedChunk(t=0){if(this.willDropParsedChunk()){let r=this.offset-this.droppedBufferSize-t;this.html=this.html.substring(
r),this.lineStartPos-=r,this.droppedBufferSize+=r,this.pos-=r,this.lastGapPos=-2,this.gapStack.length=0,this.pos>t&&this._addGap()}}write(t,r){this.html.length>
0?this.html+=t:this.html=t,this.endOfChunkHit=!1,this.lastChunkWritten=r}insertHtmlAtCurrentPos(t){this.html=this.html.substring(0,this.pos+1)+t+this.html.substring(
this.pos+1),this.endOfChunkHit=!1}startsWith(t,r){if(this.pos+t.length>this.html.length)return this.endOfChunkHit=!this.lastChunkWritten,!1;if(r)return this.html.
startsWith(t,this.pos);for(let n=0;n<t.length;n++)if((this.html.charCodeAt(this.pos+n)|32)!==t.charCodeAt(n))return!1;return!0}peek(t){let r=this.pos+t;if(r>=this.
html.length)return this.endOfChunkHit=!this.lastChunkWritten,d.EOF;let n=this.html.charCodeAt(r);return n===d.CARRIAGE_RETURN?d.LINE_FEED:n}advance(){if(this.pos++,
this.isEol&&(this.isEol=!1,this.line++,this.lineStartPos=this.pos),this.pos>=this.html.length)return this.endOfChunkHit=!this.lastChunkWritten,d.EOF;let t=this.
html.charCodeAt(this.pos);return t===d.CARRIAGE_RETURN?(this.isEol=!0,this.skipNextNewLine=!0,d.LINE_FEED):t===d.LINE_FEED&&(this.isEol=!0,this.skipNextNewLine)?
(this.line--,this.skipNextNewLine=!1,this._addGap(),this.advance()):(this.skipNextNewLine=!1,Sm(t)&&(t=this._processSurrogate(t)),this.handler.onParseError===null||
t>31&&t<127||t===d.LINE_FEED||t===d.CARRIAGE_RETURN||t>159&&t<64976||this._checkForProblematicCharacters(t),t)}_checkForProblematicCharacters(t){Cm(t)?this._err(
b.controlCharacterInInputStream):_m(t)&&this._err(b.noncharacterInInputStream)}retreat(t){for(this.pos-=t;this.pos<this.lastGapPos;)this.lastGapPos=this.gapStack.
pop(),this.pos--;this.isEol=!1}};var Q;(function(e){e[e.CHARACTER=0]="CHARACTER",e[e.NULL_CHARACTER=1]="NULL_CHARACTER",e[e.WHITESPACE_CHARACTER=2]="WHITESPACE_CHARACTER",e[e.START_TAG=3]="STAR\
T_TAG",e[e.END_TAG=4]="END_TAG",e[e.COMMENT=5]="COMMENT",e[e.DOCTYPE=6]="DOCTYPE",e[e.EOF=7]="EOF",e[e.HIBERNATION=8]="HIBERNATION"})(Q||(Q={}));function Nm(e,t){
for(let r=e.attrs.length-1;r>=0;r--)if(e.attrs[r].name===t)return e.attrs[r].value;return null}var z4=[8364,0,8218,402,8222,8230,8224,8225,710,8240,352,8249,338,0,381,0,0,8216,8217,8220,8221,8226,8211,8212,732,8482,353,8250,339,0,382,376];function W4(e){return e===
0||e>=55296&&e<=57343||e>1114111}function O_(e){return W4(e)?65533:e>=128&&e<=159&&z4[e-128]||e}var $_=["Q=¨`p0AEligMPacutebrevecircyfrgravelphamacrndogonpfpplyFunctionringscrsigntildeumlBackslashrvwedcyecausernoullistafropfrevescrumpeqCHcyOPYacutepitalDif\
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
υ⇈⌝⌝⌎ů◹𝓊⋰ũ▵▴⇈ü⦧⇕⫨⫩⊨⦜ϵϰ∅ϕϖ∝↕ϱς⊊︀⫋︀⊋︀⫌︀ϑ⊲⊳в⊢∨⊻≚⋮||𝔳⊲⊂⃒⊃⃒𝕧∝⊳𝓋⫋︀⊊︀⫌︀⊋︀⦚ŵ⩟∧≙℘𝔴𝕨℘≀≀𝓌⋂◯⋃▽𝔵⟺⟷ξ⟸⟵⟼⋻⨀𝕩⨁⨂⟹⟶𝓍⨆⨄△⋁⋀ýяŷы¥𝔶ї𝕪𝓎юÿźžзżℨζ𝔷ж⇝𝕫𝓏‍‌'];var Dm=(()=>{let e=new Uint8Array(128);for(let t=48;t<=57;t++)e[t]=t-47;for(let t=65;t<=90;t++)e[t]=t-54;for(let t=97;t<=122;t++)e[t]=t-60;return e})();function Y4(e,t,r){
return e.charCodeAt(t)<<25|e.charCodeAt(t+1)<<18|e.charCodeAt(t+r-2)<<11|Dm[e.charCodeAt(t+r-1)]<<5|r}function Bo(e,t){return(e*3<<3^t)&1023}function X4(e,t){return(Math.
imul(e,2654435761)>>>16)*t>>>16}function Q4(e,t){return(Math.imul(e,2246822507)>>>16)*t>>>16}function w_(e){let[t,r]=e,n=t.charCodeAt(0)-48<<6|t.charCodeAt(1)-48,
i=t.charCodeAt(2)-48<<6|t.charCodeAt(3)-48,s=t.charCodeAt(4)-48<<6|t.charCodeAt(5)-48,a=6+i,c=a+2*n,m=2*s,p=new Int32Array(m),g=new Uint16Array(m),y=new Uint16Array(
m),S=new Uint32Array(1024),O=new Map,H=[],Be="",Gt=6,ir=0;for(let Xr=0;Xr<n;Xr++){let Si=t.charCodeAt(a+2*Xr)-35,as=t.charCodeAt(a+2*Xr+1)-35,Gn=Si&31,Er=Gn+(as&
31),os=(as>>5)+1;Be=Be.slice(0,Gn)+t.slice(Gt,Gt+Er-Gn),Gt+=Er-Gn;let us=Y4(Be,0,Er),Kn=2*((t.charCodeAt(c+Math.floor(Xr/6))-48&1<<Xr%6)===0?X4:Q4)(us,s);if(p[Kn]!==
0&&(Kn+=1),p[Kn]=us,Er>4){let ka=Be.slice(2,Er-2),pg=O.get(ka);if(pg===void 0){O.set(ka,H.length),g[Kn]=H.length;for(let Au=0;Au<ka.length;Au+=2)H.push(ka.charCodeAt(
Au)|ka.charCodeAt(Au+1)<<16)}else g[Kn]=pg}let mg=Bo(Be.charCodeAt(0),Be.charCodeAt(1));S[mg]|=Er<=16?1<<Er-2:32768,(Si&32)!==0&&(S[mg]|=1<<Er-2+16),y[Kn]=ir<<2|
os-1|(Si&32)>>4,ir+=os}return{keys:p,buckets:s,slotMidOff:g,slotValue:y,values:r,lengthBits:S,middles:new Uint32Array(H)}}var J4=35,Uo=59,Z4=61,vm=48,j_=97;var e5=120,t5=65,q_=32;function r5(e){return e-vm>>>0<=9}function V_(e){return r5(e)||(e|q_)-j_>>>0<=25}function Mh(e){return e===Z4||V_(e)}var Bt;(function(e){
e[e.Legacy=0]="Legacy",e[e.Strict=1]="Strict",e[e.Attribute=2]="Attribute"})(Bt||(Bt={}));var Ki=w_($_),km=Ki.keys,Om=Ki.buckets,G_=Ki.slotMidOff,Bh=Ki.lengthBits,
$m=Ki.middles,Uh=Ki.slotValue,P_=Ki.values;function Hh(e,t,r){let n=e.charCodeAt(t),i=e.charCodeAt(t+1),s=e.charCodeAt(t+r-2),a=e.charCodeAt(t+r-1);if((n|i|s|a)>127)return-1;let c=n<<25|i<<18|s<<11|Dm[a]<<
5|r,m=2*((Math.imul(c,2654435761)>>>16)*Om>>>16);for(let p=0;;p++){if(km[m]===c&&(r<=4||L_(m,e,t,r)))return m;if(km[m+1]===c&&(r<=4||L_(m+1,e,t,r)))return m+1;if(p===
1)return-1;m=2*((Math.imul(c,2246822507)>>>16)*Om>>>16)}}function L_(e,t,r,n){let i=G_[e],s=r+2,a=r+n-2;for(;s+1<a;){if((t.charCodeAt(s)|t.charCodeAt(s+1)<<16)!==
$m[i++])return!1;s+=2}return s===a||t.charCodeAt(s)===($m[i]&65535)}var n5=(()=>{let e=new Uint8Array(128).fill(255);for(let t=0;t<10;t++)e[vm+t]=t;for(let t=0;t<6;t++)e[t5+t]=t+10,e[j_+t]=t+10;return e})();function K_(e,t,r){let n=Bh[Bo(e.charCodeAt(t),e.charCodeAt(t+1))]>>>16&31;for(;n!==0;){let i=31-Math.clz32(n);if(n^=1<<i,i+2>r)continue;let s=Hh(e,t,i+2);if(s>=
0&&(Uh[s]&2)!==0)return s<<3|i+2}return-1}function i5(e,t,r){let n=e.slice(t,t+32).indexOf(";");if(n-2>>>0<=29){let i=Hh(e,t,n);if(i>=0)return i<<6|n+1}if(r!==Bt.
Strict){let i=K_(e,t,Math.min(31,e.length-t));if(i>=0){let s=i&7;if(r!==Bt.Attribute||t+s>=e.length||!Mh(e.charCodeAt(t+s)))return i>>3<<6|s}}return-1}var $h=0,wh=1,Ph=2,Lh=3,M_=4,Fh=class{emitCodePoint;errors;state=$h;consumed=1;result=0;decodeMode=Bt.Strict;replaceNumericCodePoint=O_;constructor(t,r){this.emitCodePoint=
t,this.errors=r}stateNumericStart(t,r){return r>=t.length?-1:(t.charCodeAt(r)|q_)===e5?(this.state=Lh,this.consumed+=1,this.stateNumericHex(t,r+1)):(this.state=
Ph,this.stateNumericDecimal(t,r))}stateNumericHex(t,r){let n=t.length,{result:i,consumed:s}=this,a=r;for(;a<n;){let c=t.charCodeAt(a),m=n5[c];if(m<=15)i=i*16+m;else
return this.result=i,this.consumed=s,this.emitNumericEntity(c,3);s+=1,a+=1}return this.result=i,this.consumed=s,-1}stateNumericDecimal(t,r){let n=t.length,{result:i,
consumed:s}=this,a=r;for(;a<n;){let c=t.charCodeAt(a)-vm;if(c>>>0>9)return this.result=i,this.consumed=s,this.emitNumericEntity(c+vm,2);i=i*10+c,s+=1,a+=1}return this.
result=i,this.consumed=s,-1}emitNumericEntity(t,r){if(this.consumed<=r)return this.errors?.absenceOfDigitsInNumericCharacterReference(this.consumed),0;if(t===Uo)
this.consumed+=1;else if(this.decodeMode===Bt.Strict)return 0;return this.emitCodePoint(this.replaceNumericCodePoint(this.result),this.consumed),this.errors&&(t!==
Uo&&this.errors.missingSemicolonAfterCharacterReference(),this.errors.validateNumericCharacterReference(this.result)),this.consumed}startEntity(t){this.decodeMode=
t,this.state=$h,this.result=0,this.consumed=1}write(t,r){switch(this.state){case $h:return t.charCodeAt(r)===J4?(this.state=wh,this.consumed+=1,this.stateNumericStart(
t,r+1)):(this.state=M_,this.stateNamedEntity(t,r));case wh:return this.stateNumericStart(t,r);case Ph:return this.stateNumericDecimal(t,r);case Lh:return this.stateNumericHex(
t,r);default:return this.stateNamedEntity(t,r)}}end(){switch(this.state){case M_:return this.endNamedEntity();case Ph:return this.emitNumericEntity(0,2);case Lh:
return this.emitNumericEntity(0,3);case wh:return this.errors?.absenceOfDigitsInNumericCharacterReference(this.consumed),0;default:return 0}}},wm=class extends Fh{runLength=0;nameBuffer=new Uint8Array(
32);emitSlot(t){let r=Uh[t],n=r>>2;this.emitCodePoint(P_.charCodeAt(n),this.consumed),(r&1)!==0&&this.emitCodePoint(P_.charCodeAt(n+1),this.consumed)}startEntity(t){
super.startEntity(t),this.runLength=0}stateNamedEntity(t,r){let n=t.length;if(this.runLength===0&&r+17<=n){let m=t.charCodeAt(r),p=Bo(m,t.charCodeAt(r+1)),g=Bh[p];
if((g&32768)!==0&&r+32<=n){let S=i5(t,r,this.decodeMode);if(S>=0){let O=S&63;return this.consumed=O+1,this.emitSlot(S>>6),t.charCodeAt(r+O-1)!==Uo&&this.errors?.
missingSemicolonAfterCharacterReference(),this.consumed}return 0}let y=g&32767;for(;y!==0;){let S=y&-y;y^=S;let O=33-Math.clz32(S);if(t.charCodeAt(r+O)===Uo){let H=Hh(
t,r,O);if(H>=0)return this.consumed=O+2,this.emitSlot(H),this.consumed}}if((g&32768)===0){if(this.decodeMode!==Bt.Strict){let S=K_(t,r,31);if(S>=0){let O=S&7,H=t.
charCodeAt(r+O);return this.decodeMode===Bt.Attribute&&Mh(H)?0:(this.consumed=O+1,this.emitSlot(S>>3),this.errors?.missingSemicolonAfterCharacterReference(),this.
consumed)}}return 0}}let i=r,{runLength:s}=this,a=-1,c=Math.min(n,r+32-s);for(;i<c;){let m=t.charCodeAt(i);if(!V_(m)){a=m;break}this.nameBuffer[s++]=m,i++}if(a<
0&&s<32)return this.runLength=s,-1;if(a===Uo&&s-2>>>0<=29){let m=z_(this.nameBuffer,s);if(m>=0)return this.consumed=s+2,this.emitSlot(m),this.consumed}if(this.decodeMode!==
Bt.Strict&&s>=2){let m=B_(this.nameBuffer,s);if(m>=0){let p=m&7,g=p<s?this.nameBuffer[p]:a;return this.decodeMode===Bt.Attribute&&Mh(g)?0:(this.consumed=p+1,this.
emitSlot(m>>3),this.errors?.missingSemicolonAfterCharacterReference(),this.consumed)}}return 0}endNamedEntity(){if(this.decodeMode===Bt.Strict||this.runLength<2)
return 0;let t=B_(this.nameBuffer,this.runLength);return t<0||this.decodeMode===Bt.Attribute&&(t&7)<this.runLength?0:(this.consumed=(t&7)+1,this.emitSlot(t>>3),
this.errors?.missingSemicolonAfterCharacterReference(),this.consumed)}};function z_(e,t){let r=e[0]<<25|e[1]<<18|e[t-2]<<11|Dm[e[t-1]]<<5|t,n=2*((Math.imul(r,2654435761)>>>
16)*Om>>>16);for(let i=0;;i++){if(km[n]===r&&(t<=4||F_(n,e,t)))return n;if(km[n+1]===r&&(t<=4||F_(n+1,e,t)))return n+1;if(i===1)return-1;n=2*((Math.imul(r,2246822507)>>>
16)*Om>>>16)}}function F_(e,t,r){let n=G_[e],i=2,s=r-2;for(;i+1<s;){if((t[i]|t[i+1]<<16)!==$m[n++])return!1;i+=2}return i===s||t[i]===($m[n]&65535)}function B_(e,t){
let r=Bh[Bo(e[0],e[1])]>>>16&31;for(;r!==0;){let n=31-Math.clz32(r);if(r^=1<<n,n+2>t)continue;let i=z_(e,n+2);if(i>=0&&(Uh[i]&2)!==0)return i<<3|n+2}return-1}var C;(function(e){e.HTML="http://www.w3.org/1999/xhtml",e.MATHML="http://www.w3.org/1998/Math/MathML",e.SVG="http://www.w3.org/2000/svg",e.XLINK="http://www.w3\
.org/1999/xlink",e.XML="http://www.w3.org/XML/1998/namespace",e.XMLNS="http://www.w3.org/2000/xmlns/"})(C||(C={}));var Fn;(function(e){e.TYPE="type",e.ACTION="a\
ction",e.ENCODING="encoding",e.PROMPT="prompt",e.NAME="name",e.COLOR="color",e.FACE="face",e.SIZE="size"})(Fn||(Fn={}));var Ut;(function(e){e.NO_QUIRKS="no-quir\
ks",e.QUIRKS="quirks",e.LIMITED_QUIRKS="limited-quirks"})(Ut||(Ut={}));var T;(function(e){e.A="a",e.ADDRESS="address",e.ANNOTATION_XML="annotation-xml",e.APPLET=
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
{}));var s5=new Map([[T.A,u.A],[T.ADDRESS,u.ADDRESS],[T.ANNOTATION_XML,u.ANNOTATION_XML],[T.APPLET,u.APPLET],[T.AREA,u.AREA],[T.ARTICLE,u.ARTICLE],[T.ASIDE,u.ASIDE],
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
[T.WBR,u.WBR],[T.XMP,u.XMP]]);function En(e){var t;return(t=s5.get(e))!==null&&t!==void 0?t:u.UNKNOWN}var R=u,Pm={[C.HTML]:new Set([R.ADDRESS,R.APPLET,R.AREA,R.
ARTICLE,R.ASIDE,R.BASE,R.BASEFONT,R.BGSOUND,R.BLOCKQUOTE,R.BODY,R.BR,R.BUTTON,R.CAPTION,R.CENTER,R.COL,R.COLGROUP,R.DD,R.DETAILS,R.DIR,R.DIV,R.DL,R.DT,R.EMBED,R.
FIELDSET,R.FIGCAPTION,R.FIGURE,R.FOOTER,R.FORM,R.FRAME,R.FRAMESET,R.H1,R.H2,R.H3,R.H4,R.H5,R.H6,R.HEAD,R.HEADER,R.HGROUP,R.HR,R.HTML,R.IFRAME,R.IMG,R.INPUT,R.LI,
R.LINK,R.LISTING,R.MAIN,R.MARQUEE,R.MENU,R.META,R.NAV,R.NOEMBED,R.NOFRAMES,R.NOSCRIPT,R.OBJECT,R.OL,R.P,R.PARAM,R.PLAINTEXT,R.PRE,R.SCRIPT,R.SECTION,R.SELECT,R.
SOURCE,R.STYLE,R.SUMMARY,R.TABLE,R.TBODY,R.TD,R.TEMPLATE,R.TEXTAREA,R.TFOOT,R.TH,R.THEAD,R.TITLE,R.TR,R.TRACK,R.UL,R.WBR,R.XMP]),[C.MATHML]:new Set([R.MI,R.MO,R.
MN,R.MS,R.MTEXT,R.ANNOTATION_XML]),[C.SVG]:new Set([R.TITLE,R.FOREIGN_OBJECT,R.DESC]),[C.XLINK]:new Set,[C.XML]:new Set,[C.XMLNS]:new Set},W_=new Set([R.H1,R.H2,
R.H3,R.H4,R.H5,R.H6]),zwe=new Set([T.STYLE,T.SCRIPT,T.XMP,T.IFRAME,T.NOEMBED,T.NOFRAMES,T.PLAINTEXT]);var o5=64,h;(function(e){e[e.DATA=0]="DATA",e[e.RCDATA=1]="RCDATA",e[e.RAWTEXT=2]="RAWTEXT",e[e.SCRIPT_DATA=3]="SCRIPT_DATA",e[e.PLAINTEXT=4]="PLAINTEXT",e[e.TAG_OPEN=
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
"CHARACTER_REFERENCE",e[e.AMBIGUOUS_AMPERSAND=72]="AMBIGUOUS_AMPERSAND"})(h||(h={}));var Dt={DATA:h.DATA,RCDATA:h.RCDATA,RAWTEXT:h.RAWTEXT,SCRIPT_DATA:h.SCRIPT_DATA,
PLAINTEXT:h.PLAINTEXT,CDATA_SECTION:h.CDATA_SECTION};function u5(e){return e>=d.DIGIT_0&&e<=d.DIGIT_9}function Ho(e){return e>=d.LATIN_CAPITAL_A&&e<=d.LATIN_CAPITAL_Z}
function c5(e){return e>=d.LATIN_SMALL_A&&e<=d.LATIN_SMALL_Z}function di(e){return c5(e)||Ho(e)}function Y_(e){return di(e)||u5(e)}function Lm(e){return e+32}function jh(e){
return e===d.SPACE||e===d.LINE_FEED||e===d.TABULATION||e===d.FORM_FEED||e===d.CARRIAGE_RETURN}function X_(e){return jh(e)||e===d.SOLIDUS||e===d.GREATER_THAN_SIGN}
function l5(e){return e===d.NULL?b.nullCharacterReference:e>1114111?b.characterReferenceOutsideUnicodeRange:Sm(e)?b.surrogateCharacterReference:_m(e)?b.noncharacterCharacterReference:
Cm(e)||e===d.CARRIAGE_RETURN?b.controlCharacterReference:null}var jo=class{constructor(t,r){this.options=t,this.handler=r,this.paused=!1,this.inLoop=!1,this.inForeignNode=
!1,this.lastStartTagName="",this.active=!1,this.state=h.DATA,this.returnState=h.DATA,this.entityStartPos=0,this.consumedAfterSnapshot=-1,this.currentCharacterToken=
null,this.currentToken=null,this.currentAttr={name:"",value:""},this.currentAttrLocation=null,this.currentAttrNames=null,this.runStart=0,this.runEnd=0,this.preprocessor=
new Rm(r),this.currentLocation=this.getCurrentLocation(-1),this.entityDecoder=new wm((n,i)=>{this.preprocessor.pos=this.entityStartPos+i-1,this._isCharacterReferenceInAttribute()||
this._ensureCharacterToken(jh(n)?Q.WHITESPACE_CHARACTER:n===d.NULL?Q.NULL_CHARACTER:Q.CHARACTER),this._extendRunWith(String.fromCodePoint(n),0),this.entityStartPos=
this.preprocessor.pos-i+1},r.onParseError?{missingSemicolonAfterCharacterReference:()=>{this._err(b.missingSemicolonAfterCharacterReference,1)},absenceOfDigitsInNumericCharacterReference:n=>{
this._err(b.absenceOfDigitsInNumericCharacterReference,this.entityStartPos-this.preprocessor.pos+n)},validateNumericCharacterReference:n=>{let i=l5(n);i&&this._err(
i,1)}}:void 0)}_err(t,r=0){var n,i;(i=(n=this.handler).onParseError)===null||i===void 0||i.call(n,this.preprocessor.getError(t,r))}getCurrentLocation(t){return this.
options.sourceCodeLocationInfo?{startLine:this.preprocessor.line,startCol:this.preprocessor.col-t,startOffset:this.preprocessor.offset-t,endLine:-1,endCol:-1,endOffset:-1}:
null}_runParsingLoop(){if(!this.inLoop){for(this.inLoop=!0;this.active&&!this.paused;){this.consumedAfterSnapshot=0;let t=this._consume();this._ensureHibernation()||
this._callState(t)}this.inLoop=!1}}flushCharacters(){var t;if(this.inLoop)throw new Error("Cannot flush characters from a tokenizer callback");let r=(t=this.currentCharacterToken)===
null||t===void 0?void 0:t.location,n=null;r&&(n=this.getCharacterTokenEndLocation(r),this.currentLocation=n),this.inLoop=!0;try{this._emitCurrentCharacterToken(
n)}finally{this.inLoop=!1}this._runParsingLoop()}getCharacterTokenEndLocation(t){let r=this.getCharacterTokenEndOffset(),n=this.preprocessor.html.slice(t.startOffset-
this.preprocessor.droppedBufferSize,r-this.preprocessor.droppedBufferSize),i=t.startLine,s=-1;for(let a=n.indexOf(`
`);a!==-1;a=n.indexOf(`
`,a+1))i++,s=a;for(let a=n.indexOf("\r");a!==-1;a=n.indexOf("\r",a+1))n.charCodeAt(a+1)!==d.LINE_FEED&&(i++,s=Math.max(s,a));return{startLine:i,startCol:s===-1?
t.startCol+n.length:n.length-s,startOffset:r,endLine:-1,endCol:-1,endOffset:-1}}getCharacterTokenEndOffset(){var t;let r=this.preprocessor.droppedBufferSize+this.
preprocessor.pos+1,n=(t=this.currentToken)===null||t===void 0?void 0:t.location;switch(this.state){case h.TAG_OPEN:case h.RCDATA_LESS_THAN_SIGN:case h.RAWTEXT_LESS_THAN_SIGN:case h.
SCRIPT_DATA_LESS_THAN_SIGN:case h.SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN:case h.CDATA_SECTION_BRACKET:return r-1;case h.END_TAG_OPEN:case h.MARKUP_DECLARATION_OPEN:case h.
RCDATA_END_TAG_OPEN:case h.RCDATA_END_TAG_NAME:case h.RAWTEXT_END_TAG_OPEN:case h.RAWTEXT_END_TAG_NAME:case h.SCRIPT_DATA_END_TAG_OPEN:case h.SCRIPT_DATA_END_TAG_NAME:case h.
SCRIPT_DATA_ESCAPED_END_TAG_OPEN:case h.SCRIPT_DATA_ESCAPED_END_TAG_NAME:case h.CDATA_SECTION_END:return r-2;case h.CHARACTER_REFERENCE:return this._isCharacterReferenceInAttribute()&&
n?n.startOffset:this.preprocessor.droppedBufferSize+this.entityStartPos;case h.DOCTYPE:case h.BEFORE_DOCTYPE_NAME:return this.currentLocation.startOffset;default:
return n&&(this.state===h.TAG_NAME||this.state>=h.BEFORE_ATTRIBUTE_NAME&&this.state<=h.BOGUS_COMMENT||this.state>=h.COMMENT_START&&this.state<=h.BOGUS_DOCTYPE)?
n.startOffset:r}}pause(){this.paused=!0}resume(t){if(!this.paused)throw new Error("Parser was already resumed");this.paused=!1,!this.inLoop&&(this._runParsingLoop(),
this.paused||t?.())}write(t,r,n){this.active=!0,this.preprocessor.write(t,r),this._runParsingLoop(),this.paused||n?.()}insertHtmlAtCurrentPos(t){this.active=!0,
this.preprocessor.insertHtmlAtCurrentPos(t),this._runParsingLoop()}flushCurrentCharacterToken(){if(this.paused||this.active||!this.currentCharacterToken||this.currentToken||
this.state===h.DOCTYPE||this.state===h.BEFORE_DOCTYPE_NAME||!this.preprocessor.willDropParsedChunk())return;let t=this.preprocessor.droppedBufferSize+this.preprocessor.
pos+1-this.getCharacterTokenEndOffset();this.preprocessor.advance(),this.currentLocation=this.getCurrentLocation(t),this.preprocessor.retreat(1),this._emitCurrentCharacterToken(
this.currentLocation),this._createCharacterToken(Q.CHARACTER),this.preprocessor.dropParsedChunk(Math.max(t-1,0)),this.entityStartPos=this.preprocessor.pos+1-t}_ensureHibernation(){
return this.preprocessor.endOfChunkHit?(this.preprocessor.retreat(this.consumedAfterSnapshot),this.consumedAfterSnapshot=0,this.active=!1,!0):!1}_consume(){return this.
consumedAfterSnapshot++,this.preprocessor.advance()}_advanceBy(t){this.consumedAfterSnapshot+=t;for(let r=0;r<t;r++)this.preprocessor.advance()}_consumeSequenceIfMatch(t,r){
return this.preprocessor.startsWith(t,r)?(this._advanceBy(t.length-1),!0):!1}_createStartTagToken(){this._flushRun(""),this.currentToken={type:Q.START_TAG,tagName:"",
tagID:u.UNKNOWN,selfClosing:!1,ackSelfClosing:!1,attrs:[],location:this.getCurrentLocation(1)}}_createEndTagToken(){this._flushRun(""),this.currentToken={type:Q.
END_TAG,tagName:"",tagID:u.UNKNOWN,selfClosing:!1,ackSelfClosing:!1,attrs:[],location:this.getCurrentLocation(2)}}_createCommentToken(t){this._flushRun(""),this.
currentToken={type:Q.COMMENT,data:"",location:this.getCurrentLocation(t)}}_createDoctypeToken(t){this._flushRun(""),this.currentToken={type:Q.DOCTYPE,name:t,forceQuirks:!1,
publicId:null,systemId:null,location:this.currentLocation}}_createCharacterToken(t){if(this.currentLocation){let r=this.currentLocation.startOffset-this.preprocessor.
droppedBufferSize;this.preprocessor.html[r]===`
`&&this.preprocessor.html[r-1]==="\r"&&this.currentLocation.startOffset++}this.currentCharacterToken={type:t,chars:"",location:this.currentLocation}}_createAttr(t){
this._flushRun(""),this.currentAttr={name:t,value:""},this.currentAttrLocation=this.getCurrentLocation(0)}_leaveAttrName(){var t,r;let n=this.currentToken,{name:i}=this.
currentAttr,s=this.currentAttrNames,a;if(s===null?(a=Nm(n,i)!==null,!a&&n.attrs.length===o5&&(this.currentAttrNames=new Set(n.attrs.map(c=>c.name)).add(i))):(a=
s.has(i),a||s.add(i)),a)this._err(b.duplicateAttribute);else if(n.attrs.push(this.currentAttr),n.location&&this.currentAttrLocation){let c=(t=(r=n.location).attrs)!==
null&&t!==void 0?t:r.attrs=Object.create(null);c[this.currentAttr.name]=this.currentAttrLocation,this._leaveAttrValue()}}_leaveAttrValue(){this.currentAttrLocation&&
(this.currentAttrLocation.endLine=this.preprocessor.line,this.currentAttrLocation.endCol=this.preprocessor.col,this.currentAttrLocation.endOffset=this.preprocessor.
offset)}_flushRun(t){if(this.runEnd===this.runStart&&t.length===0)return;let r=this.preprocessor.html.slice(this.runStart,this.runEnd),n=(r.length<13?r:` ${r}`.
slice(1))+t,i=this.currentToken;this.runStart=this.runEnd,i===null?this.currentCharacterToken.chars+=n:i.type===Q.COMMENT?i.data+=n:this.currentAttr.value+=n}_extendRun(t){
let{preprocessor:r}=this;if(t===d.LINE_FEED&&r.html.charCodeAt(r.pos)!==d.LINE_FEED)this._flushRun(`
`),this.runStart=r.pos+1;else{let n=r.pos-+(t>65535);n!==this.runEnd&&(this._flushRun(""),this.runStart=n)}this.runEnd=r.pos+1}_extendRunWith(t,r){let{preprocessor:n}=this,
i=n.codePointStart+1+r-t.length;i>=0&&n.html.startsWith(t,i)?i!==this.runEnd&&(this._flushRun(""),this.runStart=i):(this._flushRun(t),this.runStart=i+t.length),
this.runEnd=i+t.length}prepareToken(t){this._emitCurrentCharacterToken(t.location),this.currentToken=null,t.location&&(t.location.endLine=this.preprocessor.line,
t.location.endCol=this.preprocessor.col+1,t.location.endOffset=this.preprocessor.offset+1),this.currentLocation=this.getCurrentLocation(-1)}emitCurrentTagToken(){
let t=this.currentToken;this.currentAttrNames=null,this.prepareToken(t),t.tagID=En(t.tagName),t.type===Q.START_TAG?(this.lastStartTagName=t.tagName,this.handler.
onStartTag(t)):(t.attrs.length>0&&this._err(b.endTagWithAttributes),t.selfClosing&&this._err(b.endTagWithTrailingSolidus),this.handler.onEndTag(t)),this.preprocessor.
dropParsedChunk()}emitCurrentComment(t){this.prepareToken(t),this.handler.onComment(t),this.preprocessor.dropParsedChunk()}emitCurrentDoctype(t){this.prepareToken(
t),this.handler.onDoctype(t),this.preprocessor.dropParsedChunk()}_emitCurrentCharacterToken(t){if(this._flushRun(""),this.currentCharacterToken){switch(t&&this.
currentCharacterToken.location&&(this.currentCharacterToken.location.endLine=t.startLine,this.currentCharacterToken.location.endCol=t.startCol,this.currentCharacterToken.
location.endOffset=t.startOffset),this.currentCharacterToken.type){case Q.CHARACTER:{this.handler.onCharacter(this.currentCharacterToken);break}case Q.NULL_CHARACTER:{
this.handler.onNullCharacter(this.currentCharacterToken);break}case Q.WHITESPACE_CHARACTER:{this.handler.onWhitespaceCharacter(this.currentCharacterToken);break}}
this.currentCharacterToken=null}}_emitEOFToken(){var t,r;let n=this.getCurrentLocation(0);n&&(n.endLine=n.startLine,n.endCol=n.startCol,n.endOffset=n.startOffset),
this._emitCurrentCharacterToken((r=(t=this.currentToken)===null||t===void 0?void 0:t.location)!==null&&r!==void 0?r:n),this.handler.onEof({type:Q.EOF,location:n}),
this.active=!1}_ensureCharacterToken(t){if(this.currentCharacterToken){if(this.currentCharacterToken.type===t)return;this.currentLocation=this.getCurrentLocation(
0),this._emitCurrentCharacterToken(this.currentLocation),this.preprocessor.dropParsedChunk()}this._createCharacterToken(t)}_emitCodePoint(t){let r=jh(t)?Q.WHITESPACE_CHARACTER:
t===d.NULL?Q.NULL_CHARACTER:Q.CHARACTER,n=this.currentCharacterToken;(n===null||n.type!==r)&&this._ensureCharacterToken(r),this._extendRun(t)}_emitChars(t,r=0){
this.options.sourceCodeLocationInfo&&r!==0&&this.currentCharacterToken&&this.currentCharacterToken.type!==Q.CHARACTER?(this.currentLocation=this.getCurrentLocation(
t.length-1-r),this._emitCurrentCharacterToken(this.currentLocation),this._createCharacterToken(Q.CHARACTER)):this._ensureCharacterToken(Q.CHARACTER),this._extendRunWith(
t,r)}_startCharacterReference(){this.returnState=this.state,this.state=h.CHARACTER_REFERENCE,this.entityStartPos=this.preprocessor.pos,this.entityDecoder.startEntity(
this._isCharacterReferenceInAttribute()?Bt.Attribute:Bt.Legacy)}_isCharacterReferenceInAttribute(){return this.returnState===h.ATTRIBUTE_VALUE_DOUBLE_QUOTED||this.
returnState===h.ATTRIBUTE_VALUE_SINGLE_QUOTED||this.returnState===h.ATTRIBUTE_VALUE_UNQUOTED}_flushCodePointConsumedAsCharacterReference(t){this._isCharacterReferenceInAttribute()?
this._extendRun(t):this._emitCodePoint(t)}_callState(t){switch(this.state){case h.DATA:{this._stateData(t);break}case h.RCDATA:{this._stateRcdata(t);break}case h.
RAWTEXT:{this._stateRawtext(t);break}case h.SCRIPT_DATA:{this._stateScriptData(t);break}case h.PLAINTEXT:{this._statePlaintext(t);break}case h.TAG_OPEN:{this._stateTagOpen(
t);break}case h.END_TAG_OPEN:{this._stateEndTagOpen(t);break}case h.TAG_NAME:{this._stateTagName(t);break}case h.RCDATA_LESS_THAN_SIGN:{this._stateRcdataLessThanSign(
t);break}case h.RCDATA_END_TAG_OPEN:{this._stateRcdataEndTagOpen(t);break}case h.RCDATA_END_TAG_NAME:{this._stateRcdataEndTagName(t);break}case h.RAWTEXT_LESS_THAN_SIGN:{
this._stateRawtextLessThanSign(t);break}case h.RAWTEXT_END_TAG_OPEN:{this._stateRawtextEndTagOpen(t);break}case h.RAWTEXT_END_TAG_NAME:{this._stateRawtextEndTagName(
t);break}case h.SCRIPT_DATA_LESS_THAN_SIGN:{this._stateScriptDataLessThanSign(t);break}case h.SCRIPT_DATA_END_TAG_OPEN:{this._stateScriptDataEndTagOpen(t);break}case h.
SCRIPT_DATA_END_TAG_NAME:{this._stateScriptDataEndTagName(t);break}case h.SCRIPT_DATA_ESCAPE_START:{this._stateScriptDataEscapeStart(t);break}case h.SCRIPT_DATA_ESCAPE_START_DASH:{
this._stateScriptDataEscapeStartDash(t);break}case h.SCRIPT_DATA_ESCAPED:{this._stateScriptDataEscaped(t);break}case h.SCRIPT_DATA_ESCAPED_DASH:{this._stateScriptDataEscapedDash(
t);break}case h.SCRIPT_DATA_ESCAPED_DASH_DASH:{this._stateScriptDataEscapedDashDash(t);break}case h.SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN:{this._stateScriptDataEscapedLessThanSign(
t);break}case h.SCRIPT_DATA_ESCAPED_END_TAG_OPEN:{this._stateScriptDataEscapedEndTagOpen(t);break}case h.SCRIPT_DATA_ESCAPED_END_TAG_NAME:{this._stateScriptDataEscapedEndTagName(
t);break}case h.SCRIPT_DATA_DOUBLE_ESCAPE_START:{this._stateScriptDataDoubleEscapeStart(t);break}case h.SCRIPT_DATA_DOUBLE_ESCAPED:{this._stateScriptDataDoubleEscaped(
t);break}case h.SCRIPT_DATA_DOUBLE_ESCAPED_DASH:{this._stateScriptDataDoubleEscapedDash(t);break}case h.SCRIPT_DATA_DOUBLE_ESCAPED_DASH_DASH:{this._stateScriptDataDoubleEscapedDashDash(
t);break}case h.SCRIPT_DATA_DOUBLE_ESCAPED_LESS_THAN_SIGN:{this._stateScriptDataDoubleEscapedLessThanSign(t);break}case h.SCRIPT_DATA_DOUBLE_ESCAPE_END:{this._stateScriptDataDoubleEscapeEnd(
t);break}case h.BEFORE_ATTRIBUTE_NAME:{this._stateBeforeAttributeName(t);break}case h.ATTRIBUTE_NAME:{this._stateAttributeName(t);break}case h.AFTER_ATTRIBUTE_NAME:{
this._stateAfterAttributeName(t);break}case h.BEFORE_ATTRIBUTE_VALUE:{this._stateBeforeAttributeValue(t);break}case h.ATTRIBUTE_VALUE_DOUBLE_QUOTED:{this._stateAttributeValueDoubleQuoted(
t);break}case h.ATTRIBUTE_VALUE_SINGLE_QUOTED:{this._stateAttributeValueSingleQuoted(t);break}case h.ATTRIBUTE_VALUE_UNQUOTED:{this._stateAttributeValueUnquoted(
t);break}case h.AFTER_ATTRIBUTE_VALUE_QUOTED:{this._stateAfterAttributeValueQuoted(t);break}case h.SELF_CLOSING_START_TAG:{this._stateSelfClosingStartTag(t);break}case h.
BOGUS_COMMENT:{this._stateBogusComment(t);break}case h.MARKUP_DECLARATION_OPEN:{this._stateMarkupDeclarationOpen(t);break}case h.COMMENT_START:{this._stateCommentStart(
t);break}case h.COMMENT_START_DASH:{this._stateCommentStartDash(t);break}case h.COMMENT:{this._stateComment(t);break}case h.COMMENT_LESS_THAN_SIGN:{this._stateCommentLessThanSign(
t);break}case h.COMMENT_LESS_THAN_SIGN_BANG:{this._stateCommentLessThanSignBang(t);break}case h.COMMENT_LESS_THAN_SIGN_BANG_DASH:{this._stateCommentLessThanSignBangDash(
t);break}case h.COMMENT_LESS_THAN_SIGN_BANG_DASH_DASH:{this._stateCommentLessThanSignBangDashDash(t);break}case h.COMMENT_END_DASH:{this._stateCommentEndDash(t);
break}case h.COMMENT_END:{this._stateCommentEnd(t);break}case h.COMMENT_END_BANG:{this._stateCommentEndBang(t);break}case h.DOCTYPE:{this._stateDoctype(t);break}case h.
BEFORE_DOCTYPE_NAME:{this._stateBeforeDoctypeName(t);break}case h.DOCTYPE_NAME:{this._stateDoctypeName(t);break}case h.AFTER_DOCTYPE_NAME:{this._stateAfterDoctypeName(
t);break}case h.AFTER_DOCTYPE_PUBLIC_KEYWORD:{this._stateAfterDoctypePublicKeyword(t);break}case h.BEFORE_DOCTYPE_PUBLIC_IDENTIFIER:{this._stateBeforeDoctypePublicIdentifier(
t);break}case h.DOCTYPE_PUBLIC_IDENTIFIER_DOUBLE_QUOTED:{this._stateDoctypePublicIdentifierDoubleQuoted(t);break}case h.DOCTYPE_PUBLIC_IDENTIFIER_SINGLE_QUOTED:{
this._stateDoctypePublicIdentifierSingleQuoted(t);break}case h.AFTER_DOCTYPE_PUBLIC_IDENTIFIER:{this._stateAfterDoctypePublicIdentifier(t);break}case h.BETWEEN_DOCTYPE_PUBLIC_AND_SYSTEM_IDENTIFIERS:{
this._stateBetweenDoctypePublicAndSystemIdentifiers(t);break}case h.AFTER_DOCTYPE_SYSTEM_KEYWORD:{this._stateAfterDoctypeSystemKeyword(t);break}case h.BEFORE_DOCTYPE_SYSTEM_IDENTIFIER:{
this._stateBeforeDoctypeSystemIdentifier(t);break}case h.DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED:{this._stateDoctypeSystemIdentifierDoubleQuoted(t);break}case h.
DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED:{this._stateDoctypeSystemIdentifierSingleQuoted(t);break}case h.AFTER_DOCTYPE_SYSTEM_IDENTIFIER:{this._stateAfterDoctypeSystemIdentifier(
t);break}case h.BOGUS_DOCTYPE:{this._stateBogusDoctype(t);break}case h.CDATA_SECTION:{this._stateCdataSection(t);break}case h.CDATA_SECTION_BRACKET:{this._stateCdataSectionBracket(
t);break}case h.CDATA_SECTION_END:{this._stateCdataSectionEnd(t);break}case h.CHARACTER_REFERENCE:{this._stateCharacterReference();break}case h.AMBIGUOUS_AMPERSAND:{
this._stateAmbiguousAmpersand(t);break}default:throw new Error("Unknown state")}}_stateData(t){switch(t){case d.LESS_THAN_SIGN:{this.state=h.TAG_OPEN;break}case d.
AMPERSAND:{this._startCharacterReference();break}case d.NULL:{this._err(b.unexpectedNullCharacter),this._emitCodePoint(t);break}case d.EOF:{this._emitEOFToken();
break}default:this._emitCodePoint(t)}}_stateRcdata(t){switch(t){case d.AMPERSAND:{this._startCharacterReference();break}case d.LESS_THAN_SIGN:{this.state=h.RCDATA_LESS_THAN_SIGN;
break}case d.NULL:{this._err(b.unexpectedNullCharacter),this._emitChars(Ce);break}case d.EOF:{this._emitEOFToken();break}default:this._emitCodePoint(t)}}_stateRawtext(t){
switch(t){case d.LESS_THAN_SIGN:{this.state=h.RAWTEXT_LESS_THAN_SIGN;break}case d.NULL:{this._err(b.unexpectedNullCharacter),this._emitChars(Ce);break}case d.EOF:{
this._emitEOFToken();break}default:this._emitCodePoint(t)}}_stateScriptData(t){switch(t){case d.LESS_THAN_SIGN:{this.state=h.SCRIPT_DATA_LESS_THAN_SIGN;break}case d.
NULL:{this._err(b.unexpectedNullCharacter),this._emitChars(Ce);break}case d.EOF:{this._emitEOFToken();break}default:this._emitCodePoint(t)}}_statePlaintext(t){switch(t){case d.
NULL:{this._err(b.unexpectedNullCharacter),this._emitChars(Ce);break}case d.EOF:{this._emitEOFToken();break}default:this._emitCodePoint(t)}}_stateTagOpen(t){if(di(
t))this._createStartTagToken(),this.state=h.TAG_NAME,this._stateTagName(t);else switch(t){case d.EXCLAMATION_MARK:{this.state=h.MARKUP_DECLARATION_OPEN;break}case d.
SOLIDUS:{this.state=h.END_TAG_OPEN;break}case d.QUESTION_MARK:{this._err(b.unexpectedQuestionMarkInsteadOfTagName),this._createCommentToken(1),this.state=h.BOGUS_COMMENT,
this._stateBogusComment(t);break}case d.EOF:{this._err(b.eofBeforeTagName),this._emitChars("<",-1),this._emitEOFToken();break}default:this._err(b.invalidFirstCharacterOfTagName),
this._emitChars("<",-1),this.state=h.DATA,this._stateData(t)}}_stateEndTagOpen(t){if(di(t))this._createEndTagToken(),this.state=h.TAG_NAME,this._stateTagName(t);else
switch(t){case d.GREATER_THAN_SIGN:{this._err(b.missingEndTagName),this.state=h.DATA;break}case d.EOF:{this._err(b.eofBeforeTagName),this._emitChars("</",-1),this.
_emitEOFToken();break}default:this._err(b.invalidFirstCharacterOfTagName),this._createCommentToken(2),this.state=h.BOGUS_COMMENT,this._stateBogusComment(t)}}_stateTagName(t){
let r=this.currentToken;switch(t){case d.SPACE:case d.LINE_FEED:case d.TABULATION:case d.FORM_FEED:{this.state=h.BEFORE_ATTRIBUTE_NAME;break}case d.SOLIDUS:{this.
state=h.SELF_CLOSING_START_TAG;break}case d.GREATER_THAN_SIGN:{this.state=h.DATA,this.emitCurrentTagToken();break}case d.NULL:{this._err(b.unexpectedNullCharacter),
r.tagName+=Ce;break}case d.EOF:{this._err(b.eofInTag),this._emitEOFToken();break}default:r.tagName+=String.fromCodePoint(Ho(t)?Lm(t):t)}}_stateRcdataLessThanSign(t){
t===d.SOLIDUS?this.state=h.RCDATA_END_TAG_OPEN:(this._emitChars("<",-1),this.state=h.RCDATA,this._stateRcdata(t))}_stateRcdataEndTagOpen(t){di(t)?(this.state=h.
RCDATA_END_TAG_NAME,this._stateRcdataEndTagName(t)):(this._emitChars("</",-1),this.state=h.RCDATA,this._stateRcdata(t))}handleSpecialEndTag(t){if(!this.preprocessor.
startsWith(this.lastStartTagName,!1))return!this._ensureHibernation();this._createEndTagToken();let r=this.currentToken;switch(r.tagName=this.lastStartTagName,this.
preprocessor.peek(this.lastStartTagName.length)){case d.SPACE:case d.LINE_FEED:case d.TABULATION:case d.FORM_FEED:return this._advanceBy(this.lastStartTagName.length),
this.state=h.BEFORE_ATTRIBUTE_NAME,!1;case d.SOLIDUS:return this._advanceBy(this.lastStartTagName.length),this.state=h.SELF_CLOSING_START_TAG,!1;case d.GREATER_THAN_SIGN:
return this._advanceBy(this.lastStartTagName.length),this.emitCurrentTagToken(),this.state=h.DATA,!1;default:return this.currentToken=null,!this._ensureHibernation()}}_stateRcdataEndTagName(t){
this.handleSpecialEndTag(t)&&(this._emitChars("</",-1),this.state=h.RCDATA,this._stateRcdata(t))}_stateRawtextLessThanSign(t){t===d.SOLIDUS?this.state=h.RAWTEXT_END_TAG_OPEN:
(this._emitChars("<",-1),this.state=h.RAWTEXT,this._stateRawtext(t))}_stateRawtextEndTagOpen(t){di(t)?(this.state=h.RAWTEXT_END_TAG_NAME,this._stateRawtextEndTagName(
t)):(this._emitChars("</",-1),this.state=h.RAWTEXT,this._stateRawtext(t))}_stateRawtextEndTagName(t){this.handleSpecialEndTag(t)&&(this._emitChars("</",-1),this.
state=h.RAWTEXT,this._stateRawtext(t))}_stateScriptDataLessThanSign(t){switch(t){case d.SOLIDUS:{this.state=h.SCRIPT_DATA_END_TAG_OPEN;break}case d.EXCLAMATION_MARK:{
this.state=h.SCRIPT_DATA_ESCAPE_START,this._emitChars("<!");break}default:this._emitChars("<",-1),this.state=h.SCRIPT_DATA,this._stateScriptData(t)}}_stateScriptDataEndTagOpen(t){
di(t)?(this.state=h.SCRIPT_DATA_END_TAG_NAME,this._stateScriptDataEndTagName(t)):(this._emitChars("</",-1),this.state=h.SCRIPT_DATA,this._stateScriptData(t))}_stateScriptDataEndTagName(t){
this.handleSpecialEndTag(t)&&(this._emitChars("</",-1),this.state=h.SCRIPT_DATA,this._stateScriptData(t))}_stateScriptDataEscapeStart(t){t===d.HYPHEN_MINUS?(this.
state=h.SCRIPT_DATA_ESCAPE_START_DASH,this._emitChars("-")):(this.state=h.SCRIPT_DATA,this._stateScriptData(t))}_stateScriptDataEscapeStartDash(t){t===d.HYPHEN_MINUS?
(this.state=h.SCRIPT_DATA_ESCAPED_DASH_DASH,this._emitChars("-")):(this.state=h.SCRIPT_DATA,this._stateScriptData(t))}_stateScriptDataEscaped(t){switch(t){case d.
HYPHEN_MINUS:{this.state=h.SCRIPT_DATA_ESCAPED_DASH,this._emitChars("-");break}case d.LESS_THAN_SIGN:{this.state=h.SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN;break}case d.
NULL:{this._err(b.unexpectedNullCharacter),this._emitChars(Ce);break}case d.EOF:{this._err(b.eofInScriptHtmlCommentLikeText),this._emitEOFToken();break}default:
this._emitCodePoint(t)}}_stateScriptDataEscapedDash(t){switch(t){case d.HYPHEN_MINUS:{this.state=h.SCRIPT_DATA_ESCAPED_DASH_DASH,this._emitChars("-");break}case d.
LESS_THAN_SIGN:{this.state=h.SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN;break}case d.NULL:{this._err(b.unexpectedNullCharacter),this.state=h.SCRIPT_DATA_ESCAPED,this._emitChars(
Ce);break}case d.EOF:{this._err(b.eofInScriptHtmlCommentLikeText),this._emitEOFToken();break}default:this.state=h.SCRIPT_DATA_ESCAPED,this._emitCodePoint(t)}}_stateScriptDataEscapedDashDash(t){
switch(t){case d.HYPHEN_MINUS:{this._emitChars("-");break}case d.LESS_THAN_SIGN:{this.state=h.SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN;break}case d.GREATER_THAN_SIGN:{
this.state=h.SCRIPT_DATA,this._emitChars(">");break}case d.NULL:{this._err(b.unexpectedNullCharacter),this.state=h.SCRIPT_DATA_ESCAPED,this._emitChars(Ce);break}case d.
EOF:{this._err(b.eofInScriptHtmlCommentLikeText),this._emitEOFToken();break}default:this.state=h.SCRIPT_DATA_ESCAPED,this._emitCodePoint(t)}}_stateScriptDataEscapedLessThanSign(t){
t===d.SOLIDUS?this.state=h.SCRIPT_DATA_ESCAPED_END_TAG_OPEN:di(t)?(this._emitChars("<",-1),this.state=h.SCRIPT_DATA_DOUBLE_ESCAPE_START,this._stateScriptDataDoubleEscapeStart(
t)):(this._emitChars("<",-1),this.state=h.SCRIPT_DATA_ESCAPED,this._stateScriptDataEscaped(t))}_stateScriptDataEscapedEndTagOpen(t){di(t)?(this.state=h.SCRIPT_DATA_ESCAPED_END_TAG_NAME,
this._stateScriptDataEscapedEndTagName(t)):(this._emitChars("</",-1),this.state=h.SCRIPT_DATA_ESCAPED,this._stateScriptDataEscaped(t))}_stateScriptDataEscapedEndTagName(t){
this.handleSpecialEndTag(t)&&(this._emitChars("</",-1),this.state=h.SCRIPT_DATA_ESCAPED,this._stateScriptDataEscaped(t))}_stateScriptDataDoubleEscapeStart(t){if(this.
preprocessor.startsWith(Ft.SCRIPT,!1)&&X_(this.preprocessor.peek(Ft.SCRIPT.length))){this._emitCodePoint(t);for(let r=0;r<Ft.SCRIPT.length;r++)this._emitCodePoint(
this._consume());this.state=h.SCRIPT_DATA_DOUBLE_ESCAPED}else this._ensureHibernation()||(this.state=h.SCRIPT_DATA_ESCAPED,this._stateScriptDataEscaped(t))}_stateScriptDataDoubleEscaped(t){
switch(t){case d.HYPHEN_MINUS:{this.state=h.SCRIPT_DATA_DOUBLE_ESCAPED_DASH,this._emitChars("-");break}case d.LESS_THAN_SIGN:{this.state=h.SCRIPT_DATA_DOUBLE_ESCAPED_LESS_THAN_SIGN,
this._emitChars("<");break}case d.NULL:{this._err(b.unexpectedNullCharacter),this._emitChars(Ce);break}case d.EOF:{this._err(b.eofInScriptHtmlCommentLikeText),this.
_emitEOFToken();break}default:this._emitCodePoint(t)}}_stateScriptDataDoubleEscapedDash(t){switch(t){case d.HYPHEN_MINUS:{this.state=h.SCRIPT_DATA_DOUBLE_ESCAPED_DASH_DASH,
this._emitChars("-");break}case d.LESS_THAN_SIGN:{this.state=h.SCRIPT_DATA_DOUBLE_ESCAPED_LESS_THAN_SIGN,this._emitChars("<");break}case d.NULL:{this._err(b.unexpectedNullCharacter),
this.state=h.SCRIPT_DATA_DOUBLE_ESCAPED,this._emitChars(Ce);break}case d.EOF:{this._err(b.eofInScriptHtmlCommentLikeText),this._emitEOFToken();break}default:this.
state=h.SCRIPT_DATA_DOUBLE_ESCAPED,this._emitCodePoint(t)}}_stateScriptDataDoubleEscapedDashDash(t){switch(t){case d.HYPHEN_MINUS:{this._emitChars("-");break}case d.
LESS_THAN_SIGN:{this.state=h.SCRIPT_DATA_DOUBLE_ESCAPED_LESS_THAN_SIGN,this._emitChars("<");break}case d.GREATER_THAN_SIGN:{this.state=h.SCRIPT_DATA,this._emitChars(
">");break}case d.NULL:{this._err(b.unexpectedNullCharacter),this.state=h.SCRIPT_DATA_DOUBLE_ESCAPED,this._emitChars(Ce);break}case d.EOF:{this._err(b.eofInScriptHtmlCommentLikeText),
this._emitEOFToken();break}default:this.state=h.SCRIPT_DATA_DOUBLE_ESCAPED,this._emitCodePoint(t)}}_stateScriptDataDoubleEscapedLessThanSign(t){t===d.SOLIDUS?(this.
state=h.SCRIPT_DATA_DOUBLE_ESCAPE_END,this._emitChars("/")):(this.state=h.SCRIPT_DATA_DOUBLE_ESCAPED,this._stateScriptDataDoubleEscaped(t))}_stateScriptDataDoubleEscapeEnd(t){
if(this.preprocessor.startsWith(Ft.SCRIPT,!1)&&X_(this.preprocessor.peek(Ft.SCRIPT.length))){this._emitCodePoint(t);for(let r=0;r<Ft.SCRIPT.length;r++)this._emitCodePoint(
this._consume());this.state=h.SCRIPT_DATA_ESCAPED}else this._ensureHibernation()||(this.state=h.SCRIPT_DATA_DOUBLE_ESCAPED,this._stateScriptDataDoubleEscaped(t))}_stateBeforeAttributeName(t){
switch(t){case d.SPACE:case d.LINE_FEED:case d.TABULATION:case d.FORM_FEED:break;case d.SOLIDUS:case d.GREATER_THAN_SIGN:case d.EOF:{this.state=h.AFTER_ATTRIBUTE_NAME,
this._stateAfterAttributeName(t);break}case d.EQUALS_SIGN:{this._err(b.unexpectedEqualsSignBeforeAttributeName),this._createAttr("="),this.state=h.ATTRIBUTE_NAME;
break}default:this._createAttr(""),this.state=h.ATTRIBUTE_NAME,this._stateAttributeName(t)}}_stateAttributeName(t){switch(t){case d.SPACE:case d.LINE_FEED:case d.
TABULATION:case d.FORM_FEED:case d.SOLIDUS:case d.GREATER_THAN_SIGN:case d.EOF:{this._leaveAttrName(),this.state=h.AFTER_ATTRIBUTE_NAME,this._stateAfterAttributeName(
t);break}case d.EQUALS_SIGN:{this._leaveAttrName(),this.state=h.BEFORE_ATTRIBUTE_VALUE;break}case d.QUOTATION_MARK:case d.APOSTROPHE:case d.LESS_THAN_SIGN:{this.
_err(b.unexpectedCharacterInAttributeName),this.currentAttr.name+=String.fromCodePoint(t);break}case d.NULL:{this._err(b.unexpectedNullCharacter),this.currentAttr.
name+=Ce;break}default:this.currentAttr.name+=String.fromCodePoint(Ho(t)?Lm(t):t)}}_stateAfterAttributeName(t){switch(t){case d.SPACE:case d.LINE_FEED:case d.TABULATION:case d.
FORM_FEED:break;case d.SOLIDUS:{this.state=h.SELF_CLOSING_START_TAG;break}case d.EQUALS_SIGN:{this.state=h.BEFORE_ATTRIBUTE_VALUE;break}case d.GREATER_THAN_SIGN:{
this.state=h.DATA,this.emitCurrentTagToken();break}case d.EOF:{this._err(b.eofInTag),this._emitEOFToken();break}default:this._createAttr(""),this.state=h.ATTRIBUTE_NAME,
this._stateAttributeName(t)}}_stateBeforeAttributeValue(t){switch(t){case d.SPACE:case d.LINE_FEED:case d.TABULATION:case d.FORM_FEED:break;case d.QUOTATION_MARK:{
this.state=h.ATTRIBUTE_VALUE_DOUBLE_QUOTED;break}case d.APOSTROPHE:{this.state=h.ATTRIBUTE_VALUE_SINGLE_QUOTED;break}case d.GREATER_THAN_SIGN:{this._err(b.missingAttributeValue),
this.state=h.DATA,this.emitCurrentTagToken();break}default:this.state=h.ATTRIBUTE_VALUE_UNQUOTED,this._stateAttributeValueUnquoted(t)}}_stateAttributeValueDoubleQuoted(t){
switch(t){case d.QUOTATION_MARK:{this.state=h.AFTER_ATTRIBUTE_VALUE_QUOTED;break}case d.AMPERSAND:{this._startCharacterReference();break}case d.NULL:{this._err(
b.unexpectedNullCharacter),this._extendRunWith(Ce,0);break}case d.EOF:{this._err(b.eofInTag),this._emitEOFToken();break}default:this._extendRun(t)}}_stateAttributeValueSingleQuoted(t){
switch(t){case d.APOSTROPHE:{this.state=h.AFTER_ATTRIBUTE_VALUE_QUOTED;break}case d.AMPERSAND:{this._startCharacterReference();break}case d.NULL:{this._err(b.unexpectedNullCharacter),
this._extendRunWith(Ce,0);break}case d.EOF:{this._err(b.eofInTag),this._emitEOFToken();break}default:this._extendRun(t)}}_stateAttributeValueUnquoted(t){switch(t){case d.
SPACE:case d.LINE_FEED:case d.TABULATION:case d.FORM_FEED:{this._leaveAttrValue(),this.state=h.BEFORE_ATTRIBUTE_NAME;break}case d.AMPERSAND:{this._startCharacterReference();
break}case d.GREATER_THAN_SIGN:{this._leaveAttrValue(),this.state=h.DATA,this.emitCurrentTagToken();break}case d.NULL:{this._err(b.unexpectedNullCharacter),this.
_extendRunWith(Ce,0);break}case d.QUOTATION_MARK:case d.APOSTROPHE:case d.LESS_THAN_SIGN:case d.EQUALS_SIGN:case d.GRAVE_ACCENT:{this._err(b.unexpectedCharacterInUnquotedAttributeValue),
this._extendRun(t);break}case d.EOF:{this._err(b.eofInTag),this._emitEOFToken();break}default:this._extendRun(t)}}_stateAfterAttributeValueQuoted(t){switch(t){case d.
SPACE:case d.LINE_FEED:case d.TABULATION:case d.FORM_FEED:{this._leaveAttrValue(),this.state=h.BEFORE_ATTRIBUTE_NAME;break}case d.SOLIDUS:{this._leaveAttrValue(),
this.state=h.SELF_CLOSING_START_TAG;break}case d.GREATER_THAN_SIGN:{this._leaveAttrValue(),this.state=h.DATA,this.emitCurrentTagToken();break}case d.EOF:{this._err(
b.eofInTag),this._emitEOFToken();break}default:this._err(b.missingWhitespaceBetweenAttributes),this._leaveAttrValue(),this.state=h.BEFORE_ATTRIBUTE_NAME,this._stateBeforeAttributeName(
t)}}_stateSelfClosingStartTag(t){switch(t){case d.GREATER_THAN_SIGN:{let r=this.currentToken;r.selfClosing=!0,this.state=h.DATA,this.emitCurrentTagToken();break}case d.
EOF:{this._err(b.eofInTag),this._emitEOFToken();break}default:this._err(b.unexpectedSolidusInTag),this.state=h.BEFORE_ATTRIBUTE_NAME,this._stateBeforeAttributeName(
t)}}_stateBogusComment(t){let r=this.currentToken;switch(t){case d.GREATER_THAN_SIGN:{this.state=h.DATA,this.emitCurrentComment(r);break}case d.EOF:{this.emitCurrentComment(
r),this._emitEOFToken();break}case d.NULL:{this._err(b.unexpectedNullCharacter),this._extendRunWith(Ce,0);break}default:this._extendRun(t)}}_stateMarkupDeclarationOpen(t){
this._consumeSequenceIfMatch(Ft.DASH_DASH,!0)?(this._createCommentToken(Ft.DASH_DASH.length+1),this.state=h.COMMENT_START):this._consumeSequenceIfMatch(Ft.DOCTYPE,
!1)?(this.currentLocation=this.getCurrentLocation(Ft.DOCTYPE.length+1),this.state=h.DOCTYPE):this._consumeSequenceIfMatch(Ft.CDATA_START,!0)?this.inForeignNode?
this.state=h.CDATA_SECTION:(this._err(b.cdataInHtmlContent),this._createCommentToken(Ft.CDATA_START.length+1),this.currentToken.data="[CDATA[",this.state=h.BOGUS_COMMENT):
this._ensureHibernation()||(this._err(b.incorrectlyOpenedComment),this._createCommentToken(2),this.state=h.BOGUS_COMMENT,this._stateBogusComment(t))}_stateCommentStart(t){
switch(t){case d.HYPHEN_MINUS:{this.state=h.COMMENT_START_DASH;break}case d.GREATER_THAN_SIGN:{this._err(b.abruptClosingOfEmptyComment),this.state=h.DATA;let r=this.
currentToken;this.emitCurrentComment(r);break}default:this.state=h.COMMENT,this._stateComment(t)}}_stateCommentStartDash(t){let r=this.currentToken;switch(t){case d.
HYPHEN_MINUS:{this.state=h.COMMENT_END;break}case d.GREATER_THAN_SIGN:{this._err(b.abruptClosingOfEmptyComment),this.state=h.DATA,this.emitCurrentComment(r);break}case d.
EOF:{this._err(b.eofInComment),this.emitCurrentComment(r),this._emitEOFToken();break}default:this._extendRunWith("-",-1),this.state=h.COMMENT,this._stateComment(
t)}}_stateComment(t){let r=this.currentToken;switch(t){case d.HYPHEN_MINUS:{this.state=h.COMMENT_END_DASH;break}case d.LESS_THAN_SIGN:{this._extendRunWith("<",0),
this.state=h.COMMENT_LESS_THAN_SIGN;break}case d.NULL:{this._err(b.unexpectedNullCharacter),this._extendRunWith(Ce,0);break}case d.EOF:{this._err(b.eofInComment),
this.emitCurrentComment(r),this._emitEOFToken();break}default:this._extendRun(t)}}_stateCommentLessThanSign(t){switch(t){case d.EXCLAMATION_MARK:{this._extendRunWith(
"!",0),this.state=h.COMMENT_LESS_THAN_SIGN_BANG;break}case d.LESS_THAN_SIGN:{this._extendRunWith("<",0);break}default:this.state=h.COMMENT,this._stateComment(t)}}_stateCommentLessThanSignBang(t){
t===d.HYPHEN_MINUS?this.state=h.COMMENT_LESS_THAN_SIGN_BANG_DASH:(this.state=h.COMMENT,this._stateComment(t))}_stateCommentLessThanSignBangDash(t){t===d.HYPHEN_MINUS?
this.state=h.COMMENT_LESS_THAN_SIGN_BANG_DASH_DASH:(this.state=h.COMMENT_END_DASH,this._stateCommentEndDash(t))}_stateCommentLessThanSignBangDashDash(t){t!==d.GREATER_THAN_SIGN&&
t!==d.EOF&&this._err(b.nestedComment),this.state=h.COMMENT_END,this._stateCommentEnd(t)}_stateCommentEndDash(t){let r=this.currentToken;switch(t){case d.HYPHEN_MINUS:{
this.state=h.COMMENT_END;break}case d.EOF:{this._err(b.eofInComment),this.emitCurrentComment(r),this._emitEOFToken();break}default:this._extendRunWith("-",-1),this.
state=h.COMMENT,this._stateComment(t)}}_stateCommentEnd(t){let r=this.currentToken;switch(t){case d.GREATER_THAN_SIGN:{this.state=h.DATA,this.emitCurrentComment(
r);break}case d.EXCLAMATION_MARK:{this.state=h.COMMENT_END_BANG;break}case d.HYPHEN_MINUS:{this._extendRunWith("-",-2);break}case d.EOF:{this._err(b.eofInComment),
this.emitCurrentComment(r),this._emitEOFToken();break}default:this._extendRunWith("--",-1),this.state=h.COMMENT,this._stateComment(t)}}_stateCommentEndBang(t){let r=this.
currentToken;switch(t){case d.HYPHEN_MINUS:{this._extendRunWith("--!",-1),this.state=h.COMMENT_END_DASH;break}case d.GREATER_THAN_SIGN:{this._err(b.incorrectlyClosedComment),
this.state=h.DATA,this.emitCurrentComment(r);break}case d.EOF:{this._err(b.eofInComment),this.emitCurrentComment(r),this._emitEOFToken();break}default:this._extendRunWith(
"--!",-1),this.state=h.COMMENT,this._stateComment(t)}}_stateDoctype(t){switch(t){case d.SPACE:case d.LINE_FEED:case d.TABULATION:case d.FORM_FEED:{this.state=h.
BEFORE_DOCTYPE_NAME;break}case d.GREATER_THAN_SIGN:{this.state=h.BEFORE_DOCTYPE_NAME,this._stateBeforeDoctypeName(t);break}case d.EOF:{this._err(b.eofInDoctype),
this._createDoctypeToken(null);let r=this.currentToken;r.forceQuirks=!0,this.emitCurrentDoctype(r),this._emitEOFToken();break}default:this._err(b.missingWhitespaceBeforeDoctypeName),
this.state=h.BEFORE_DOCTYPE_NAME,this._stateBeforeDoctypeName(t)}}_stateBeforeDoctypeName(t){if(Ho(t))this._createDoctypeToken(String.fromCharCode(Lm(t))),this.
state=h.DOCTYPE_NAME;else switch(t){case d.SPACE:case d.LINE_FEED:case d.TABULATION:case d.FORM_FEED:break;case d.NULL:{this._err(b.unexpectedNullCharacter),this.
_createDoctypeToken(Ce),this.state=h.DOCTYPE_NAME;break}case d.GREATER_THAN_SIGN:{this._err(b.missingDoctypeName),this._createDoctypeToken(null);let r=this.currentToken;
r.forceQuirks=!0,this.emitCurrentDoctype(r),this.state=h.DATA;break}case d.EOF:{this._err(b.eofInDoctype),this._createDoctypeToken(null);let r=this.currentToken;
r.forceQuirks=!0,this.emitCurrentDoctype(r),this._emitEOFToken();break}default:this._createDoctypeToken(String.fromCodePoint(t)),this.state=h.DOCTYPE_NAME}}_stateDoctypeName(t){
let r=this.currentToken;switch(t){case d.SPACE:case d.LINE_FEED:case d.TABULATION:case d.FORM_FEED:{this.state=h.AFTER_DOCTYPE_NAME;break}case d.GREATER_THAN_SIGN:{
this.state=h.DATA,this.emitCurrentDoctype(r);break}case d.NULL:{this._err(b.unexpectedNullCharacter),r.name+=Ce;break}case d.EOF:{this._err(b.eofInDoctype),r.forceQuirks=
!0,this.emitCurrentDoctype(r),this._emitEOFToken();break}default:r.name+=String.fromCodePoint(Ho(t)?Lm(t):t)}}_stateAfterDoctypeName(t){let r=this.currentToken;
switch(t){case d.SPACE:case d.LINE_FEED:case d.TABULATION:case d.FORM_FEED:break;case d.GREATER_THAN_SIGN:{this.state=h.DATA,this.emitCurrentDoctype(r);break}case d.
EOF:{this._err(b.eofInDoctype),r.forceQuirks=!0,this.emitCurrentDoctype(r),this._emitEOFToken();break}default:this._consumeSequenceIfMatch(Ft.PUBLIC,!1)?this.state=
h.AFTER_DOCTYPE_PUBLIC_KEYWORD:this._consumeSequenceIfMatch(Ft.SYSTEM,!1)?this.state=h.AFTER_DOCTYPE_SYSTEM_KEYWORD:this._ensureHibernation()||(this._err(b.invalidCharacterSequenceAfterDoctypeName),
r.forceQuirks=!0,this.state=h.BOGUS_DOCTYPE,this._stateBogusDoctype(t))}}_stateAfterDoctypePublicKeyword(t){let r=this.currentToken;switch(t){case d.SPACE:case d.
LINE_FEED:case d.TABULATION:case d.FORM_FEED:{this.state=h.BEFORE_DOCTYPE_PUBLIC_IDENTIFIER;break}case d.QUOTATION_MARK:{this._err(b.missingWhitespaceAfterDoctypePublicKeyword),
r.publicId="",this.state=h.DOCTYPE_PUBLIC_IDENTIFIER_DOUBLE_QUOTED;break}case d.APOSTROPHE:{this._err(b.missingWhitespaceAfterDoctypePublicKeyword),r.publicId="",
this.state=h.DOCTYPE_PUBLIC_IDENTIFIER_SINGLE_QUOTED;break}case d.GREATER_THAN_SIGN:{this._err(b.missingDoctypePublicIdentifier),r.forceQuirks=!0,this.state=h.DATA,
this.emitCurrentDoctype(r);break}case d.EOF:{this._err(b.eofInDoctype),r.forceQuirks=!0,this.emitCurrentDoctype(r),this._emitEOFToken();break}default:this._err(
b.missingQuoteBeforeDoctypePublicIdentifier),r.forceQuirks=!0,this.state=h.BOGUS_DOCTYPE,this._stateBogusDoctype(t)}}_stateBeforeDoctypePublicIdentifier(t){let r=this.
currentToken;switch(t){case d.SPACE:case d.LINE_FEED:case d.TABULATION:case d.FORM_FEED:break;case d.QUOTATION_MARK:{r.publicId="",this.state=h.DOCTYPE_PUBLIC_IDENTIFIER_DOUBLE_QUOTED;
break}case d.APOSTROPHE:{r.publicId="",this.state=h.DOCTYPE_PUBLIC_IDENTIFIER_SINGLE_QUOTED;break}case d.GREATER_THAN_SIGN:{this._err(b.missingDoctypePublicIdentifier),
r.forceQuirks=!0,this.state=h.DATA,this.emitCurrentDoctype(r);break}case d.EOF:{this._err(b.eofInDoctype),r.forceQuirks=!0,this.emitCurrentDoctype(r),this._emitEOFToken();
break}default:this._err(b.missingQuoteBeforeDoctypePublicIdentifier),r.forceQuirks=!0,this.state=h.BOGUS_DOCTYPE,this._stateBogusDoctype(t)}}_stateDoctypePublicIdentifierDoubleQuoted(t){
let r=this.currentToken;switch(t){case d.QUOTATION_MARK:{this.state=h.AFTER_DOCTYPE_PUBLIC_IDENTIFIER;break}case d.NULL:{this._err(b.unexpectedNullCharacter),r.
publicId+=Ce;break}case d.GREATER_THAN_SIGN:{this._err(b.abruptDoctypePublicIdentifier),r.forceQuirks=!0,this.emitCurrentDoctype(r),this.state=h.DATA;break}case d.
EOF:{this._err(b.eofInDoctype),r.forceQuirks=!0,this.emitCurrentDoctype(r),this._emitEOFToken();break}default:r.publicId+=String.fromCodePoint(t)}}_stateDoctypePublicIdentifierSingleQuoted(t){
let r=this.currentToken;switch(t){case d.APOSTROPHE:{this.state=h.AFTER_DOCTYPE_PUBLIC_IDENTIFIER;break}case d.NULL:{this._err(b.unexpectedNullCharacter),r.publicId+=
Ce;break}case d.GREATER_THAN_SIGN:{this._err(b.abruptDoctypePublicIdentifier),r.forceQuirks=!0,this.emitCurrentDoctype(r),this.state=h.DATA;break}case d.EOF:{this.
_err(b.eofInDoctype),r.forceQuirks=!0,this.emitCurrentDoctype(r),this._emitEOFToken();break}default:r.publicId+=String.fromCodePoint(t)}}_stateAfterDoctypePublicIdentifier(t){
let r=this.currentToken;switch(t){case d.SPACE:case d.LINE_FEED:case d.TABULATION:case d.FORM_FEED:{this.state=h.BETWEEN_DOCTYPE_PUBLIC_AND_SYSTEM_IDENTIFIERS;break}case d.
GREATER_THAN_SIGN:{this.state=h.DATA,this.emitCurrentDoctype(r);break}case d.QUOTATION_MARK:{this._err(b.missingWhitespaceBetweenDoctypePublicAndSystemIdentifiers),
r.systemId="",this.state=h.DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED;break}case d.APOSTROPHE:{this._err(b.missingWhitespaceBetweenDoctypePublicAndSystemIdentifiers),
r.systemId="",this.state=h.DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED;break}case d.EOF:{this._err(b.eofInDoctype),r.forceQuirks=!0,this.emitCurrentDoctype(r),this.
_emitEOFToken();break}default:this._err(b.missingQuoteBeforeDoctypeSystemIdentifier),r.forceQuirks=!0,this.state=h.BOGUS_DOCTYPE,this._stateBogusDoctype(t)}}_stateBetweenDoctypePublicAndSystemIdentifiers(t){
let r=this.currentToken;switch(t){case d.SPACE:case d.LINE_FEED:case d.TABULATION:case d.FORM_FEED:break;case d.GREATER_THAN_SIGN:{this.emitCurrentDoctype(r),this.
state=h.DATA;break}case d.QUOTATION_MARK:{r.systemId="",this.state=h.DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED;break}case d.APOSTROPHE:{r.systemId="",this.state=h.
DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED;break}case d.EOF:{this._err(b.eofInDoctype),r.forceQuirks=!0,this.emitCurrentDoctype(r),this._emitEOFToken();break}default:
this._err(b.missingQuoteBeforeDoctypeSystemIdentifier),r.forceQuirks=!0,this.state=h.BOGUS_DOCTYPE,this._stateBogusDoctype(t)}}_stateAfterDoctypeSystemKeyword(t){
let r=this.currentToken;switch(t){case d.SPACE:case d.LINE_FEED:case d.TABULATION:case d.FORM_FEED:{this.state=h.BEFORE_DOCTYPE_SYSTEM_IDENTIFIER;break}case d.QUOTATION_MARK:{
this._err(b.missingWhitespaceAfterDoctypeSystemKeyword),r.systemId="",this.state=h.DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED;break}case d.APOSTROPHE:{this._err(b.
missingWhitespaceAfterDoctypeSystemKeyword),r.systemId="",this.state=h.DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED;break}case d.GREATER_THAN_SIGN:{this._err(b.missingDoctypeSystemIdentifier),
r.forceQuirks=!0,this.state=h.DATA,this.emitCurrentDoctype(r);break}case d.EOF:{this._err(b.eofInDoctype),r.forceQuirks=!0,this.emitCurrentDoctype(r),this._emitEOFToken();
break}default:this._err(b.missingQuoteBeforeDoctypeSystemIdentifier),r.forceQuirks=!0,this.state=h.BOGUS_DOCTYPE,this._stateBogusDoctype(t)}}_stateBeforeDoctypeSystemIdentifier(t){
let r=this.currentToken;switch(t){case d.SPACE:case d.LINE_FEED:case d.TABULATION:case d.FORM_FEED:break;case d.QUOTATION_MARK:{r.systemId="",this.state=h.DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED;
break}case d.APOSTROPHE:{r.systemId="",this.state=h.DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED;break}case d.GREATER_THAN_SIGN:{this._err(b.missingDoctypeSystemIdentifier),
r.forceQuirks=!0,this.state=h.DATA,this.emitCurrentDoctype(r);break}case d.EOF:{this._err(b.eofInDoctype),r.forceQuirks=!0,this.emitCurrentDoctype(r),this._emitEOFToken();
break}default:this._err(b.missingQuoteBeforeDoctypeSystemIdentifier),r.forceQuirks=!0,this.state=h.BOGUS_DOCTYPE,this._stateBogusDoctype(t)}}_stateDoctypeSystemIdentifierDoubleQuoted(t){
let r=this.currentToken;switch(t){case d.QUOTATION_MARK:{this.state=h.AFTER_DOCTYPE_SYSTEM_IDENTIFIER;break}case d.NULL:{this._err(b.unexpectedNullCharacter),r.
systemId+=Ce;break}case d.GREATER_THAN_SIGN:{this._err(b.abruptDoctypeSystemIdentifier),r.forceQuirks=!0,this.emitCurrentDoctype(r),this.state=h.DATA;break}case d.
EOF:{this._err(b.eofInDoctype),r.forceQuirks=!0,this.emitCurrentDoctype(r),this._emitEOFToken();break}default:r.systemId+=String.fromCodePoint(t)}}_stateDoctypeSystemIdentifierSingleQuoted(t){
let r=this.currentToken;switch(t){case d.APOSTROPHE:{this.state=h.AFTER_DOCTYPE_SYSTEM_IDENTIFIER;break}case d.NULL:{this._err(b.unexpectedNullCharacter),r.systemId+=
Ce;break}case d.GREATER_THAN_SIGN:{this._err(b.abruptDoctypeSystemIdentifier),r.forceQuirks=!0,this.emitCurrentDoctype(r),this.state=h.DATA;break}case d.EOF:{this.
_err(b.eofInDoctype),r.forceQuirks=!0,this.emitCurrentDoctype(r),this._emitEOFToken();break}default:r.systemId+=String.fromCodePoint(t)}}_stateAfterDoctypeSystemIdentifier(t){
let r=this.currentToken;switch(t){case d.SPACE:case d.LINE_FEED:case d.TABULATION:case d.FORM_FEED:break;case d.GREATER_THAN_SIGN:{this.emitCurrentDoctype(r),this.
state=h.DATA;break}case d.EOF:{this._err(b.eofInDoctype),r.forceQuirks=!0,this.emitCurrentDoctype(r),this._emitEOFToken();break}default:this._err(b.unexpectedCharacterAfterDoctypeSystemIdentifier),
this.state=h.BOGUS_DOCTYPE,this._stateBogusDoctype(t)}}_stateBogusDoctype(t){let r=this.currentToken;switch(t){case d.GREATER_THAN_SIGN:{this.emitCurrentDoctype(
r),this.state=h.DATA;break}case d.NULL:{this._err(b.unexpectedNullCharacter);break}case d.EOF:{this.emitCurrentDoctype(r),this._emitEOFToken();break}default:}}_stateCdataSection(t){
switch(t){case d.RIGHT_SQUARE_BRACKET:{this.state=h.CDATA_SECTION_BRACKET;break}case d.EOF:{this._err(b.eofInCdata),this._emitEOFToken();break}default:this._emitCodePoint(
t)}}_stateCdataSectionBracket(t){t===d.RIGHT_SQUARE_BRACKET?this.state=h.CDATA_SECTION_END:(this._emitChars("]",-1),this.state=h.CDATA_SECTION,this._stateCdataSection(
t))}_stateCdataSectionEnd(t){switch(t){case d.GREATER_THAN_SIGN:{this.state=h.DATA;break}case d.RIGHT_SQUARE_BRACKET:{this._emitChars("]",-2);break}default:this.
_emitChars("]]",-1),this.state=h.CDATA_SECTION,this._stateCdataSection(t)}}_stateCharacterReference(){let t=this.entityDecoder.write(this.preprocessor.html,this.
preprocessor.pos);if(t<0)if(this.preprocessor.lastChunkWritten)t=this.entityDecoder.end();else{this.active=!1,this.preprocessor.pos=this.preprocessor.html.length-
1,this.consumedAfterSnapshot=0,this.preprocessor.endOfChunkHit=!0;return}t===0?(this.preprocessor.pos=this.entityStartPos,this._flushCodePointConsumedAsCharacterReference(
d.AMPERSAND),this.state=!this._isCharacterReferenceInAttribute()&&Y_(this.preprocessor.peek(1))?h.AMBIGUOUS_AMPERSAND:this.returnState):this.state=this.returnState}_stateAmbiguousAmpersand(t){
Y_(t)?this._flushCodePointConsumedAsCharacterReference(t):(t===d.SEMICOLON&&this._err(b.unknownNamedCharacterReference),this.state=this.returnState,this._callState(
t))}};var J_=new Set([u.DD,u.DT,u.LI,u.OPTGROUP,u.OPTION,u.P,u.RB,u.RP,u.RT,u.RTC]),Q_=new Set([...J_,u.CAPTION,u.COLGROUP,u.TBODY,u.TD,u.TFOOT,u.TH,u.THEAD,u.TR]),m5=64,
Vo=256,gi=512,ua=768,qh=[u.H1,u.H2,u.H3,u.H4,u.H5,u.H6],Vh=[u.TBODY,u.TFOOT,u.THEAD],p5=[u.TR,u.TEMPLATE,u.HTML],f5=[...Vh,u.TEMPLATE,u.HTML],d5=[u.TABLE,u.TEMPLATE,
u.HTML],h5=[u.TD,u.TH],ca=1,qo=2,hi=4,la=8,Go=16,Wi=32,qr=new Uint8Array(ua);for(let[e,t]of[[C.HTML,0],[C.SVG,Vo],[C.MATHML,gi]])for(let r of Pm[e])qr[t+r]=e===
C.HTML&&(r===u.ADDRESS||r===u.DIV||r===u.P)?ca:ca|qo;for(let e of[u.APPLET,u.CAPTION,u.HTML,u.MARQUEE,u.OBJECT,u.TABLE,u.TD,u.TEMPLATE,u.TH,Vo+u.DESC,Vo+u.FOREIGN_OBJECT,
Vo+u.TITLE,gi+u.ANNOTATION_XML,gi+u.MI,gi+u.MN,gi+u.MO,gi+u.MS,gi+u.MTEXT])qr[e]|=hi|la|Go;qr[u.OL]|=la;qr[u.UL]|=la;qr[u.BUTTON]|=Go;qr[u.TABLE]|=Wi;qr[u.HTML]|=
Wi;var zi=new Uint8Array(ua);for(let e of[u.A,u.B,u.BIG,u.CODE,u.EM,u.FONT,u.I,u.NOBR,u.S,u.SMALL,u.STRIKE,u.STRONG,u.TT,u.U])zi[e]=1;function Mm(e,t){if(t===u.
UNKNOWN)return-1;switch(e){case C.HTML:return t;case C.SVG:return Vo+t;case C.MATHML:return gi+t;default:return-1}}var Fm=class{get currentTmplContentOrNode(){return this.
_isInTemplate()?this.treeAdapter.getTemplateContent(this.current):this.current}constructor(t,r,n){this.treeAdapter=r,this.handler=n,this.items=[],this.tagIDs=[],
this.stackTop=-1,this.depth=0,this.tmplCount=0,this.currentTagId=u.UNKNOWN,this.indexed=!1,this.below=[],this.above=[],this.keys=[],this.keyPrev=[],this.keyNext=
[],this.keyTops=new Int32Array(0),this.specials=[],this.listItemBoundaries=[],this.scopeBoundaries=[],this.htmlSlots=[],this.formattingSlots=new Map,this.current=
t}_indexOf(t){if(this.indexed){let r=this.formattingSlots.get(t);if(r!==void 0)return r;if(zi[En(this.treeAdapter.getTagName(t))])return-1}return this.items.lastIndexOf(
t,this.stackTop)}slotBelow(t){return this.indexed?this.below[t]:t-1}slotAbove(t){return this.indexed?this.above[t]:t===this.stackTop?-1:t+1}_isInTemplate(){return this.
currentTagId===u.TEMPLATE&&this.treeAdapter.getNamespaceURI(this.current)===C.HTML}_updateCurrentElement(){this.current=this.items[this.stackTop],this.currentTagId=
this.tagIDs[this.stackTop]}_nameKey(t,r,n){var i,s;let a=`${t} ${r}`,c=(i=this.nameKeys)===null||i===void 0?void 0:i.get(a);if(c===void 0&&n&&((s=this.nameKeys)!==
null&&s!==void 0||(this.nameKeys=new Map),c=ua+this.nameKeys.size,this.nameKeys.set(a,c),c===this.keyTops.length)){let m=new Int32Array(2*c).fill(-1);m.set(this.
keyTops),this.keyTops=m}return c??-1}_indexAll(){this.indexed=!0,this.keyTops=new Int32Array(ua).fill(-1);for(let t=0;t<=this.stackTop;t++)this._index(t,t-1)}_index(t,r){
let n=this.items[t],i=this.tagIDs[t],s=this.treeAdapter.getNamespaceURI(n),a=Mm(s,i);a===-1&&(a=this._nameKey(s,this.treeAdapter.getTagName(n),!0));let c=this.keyTops[a];
this.keys[t]=a,this.keyPrev[t]=c,this.keyNext[t]=-1,c!==-1&&(this.keyNext[c]=t),this.keyTops[a]=t,this.above[t]=-1,this._link(t,r,s===C.HTML),zi[i]&&this.formattingSlots.
set(n,t)}_link(t,r,n){let i=this.keys[t],s=i<ua?qr[i]:0;this.below[t]=r,r===-1?(this.specials[t]=s&ca,this.listItemBoundaries[t]=(s&qo)>>1,this.scopeBoundaries[t]=
(s&hi)>>2,this.htmlSlots[t]=n?t:-1):(this.above[r]=t,this.specials[t]=this.specials[r]+(s&ca),this.listItemBoundaries[t]=this.listItemBoundaries[r]+((s&qo)>>1),
this.scopeBoundaries[t]=this.scopeBoundaries[r]+((s&hi)>>2),this.htmlSlots[t]=n?t:this.htmlSlots[r])}_unindex(t){let r=this.keys[t],n=this.keyPrev[t],i=this.keyNext[t];
n!==-1&&(this.keyNext[n]=i),i===-1?this.keyTops[r]=n:this.keyPrev[i]=n,zi[this.tagIDs[t]]&&this.formattingSlots.delete(this.items[t])}_move(t,r){let n=this.items[t],
i=this.keys[t],s=this.keyPrev[t],a=this.keyNext[t];this.items[r]=n,this.tagIDs[r]=this.tagIDs[t],this.keys[r]=i,this.keyPrev[r]=s,this.keyNext[r]=a,s!==-1&&(this.
keyNext[s]=r),a===-1?this.keyTops[i]=r:this.keyPrev[a]=r,zi[this.tagIDs[r]]&&this.formattingSlots.set(n,r)}indexOfTopmost(t){if(this.indexed)return this.keyTops[t];
for(let r=this.stackTop;r>=0;r--)if(this.tagIDs[r]===t&&this.treeAdapter.getNamespaceURI(this.items[r])===C.HTML)return r;return-1}indexOfTopmostOf(t){if(this.indexed){
let r=-1;for(let n of t)this.keyTops[n]>r&&(r=this.keyTops[n]);return r}for(let r=this.stackTop;r>=0;r--)if(t.includes(this.tagIDs[r])&&this.treeAdapter.getNamespaceURI(
this.items[r])===C.HTML)return r;return-1}indexOfTopmostByName(t,r){if(this.indexed){let n=Mm(t,En(r));return n===-1&&(n=this._nameKey(t,r,!1)),n===-1?-1:this.keyTops[n]}
for(let n=this.stackTop;n>=0;n--){let i=this.items[n];if(this.treeAdapter.getTagName(i)===r&&this.treeAdapter.getNamespaceURI(i)===t)return n}return-1}indexOfTopmostHtmlElement(){
if(this.indexed)return this.stackTop===-1?-1:this.htmlSlots[this.stackTop];let t=this.stackTop;for(;t>=0&&this.treeAdapter.getNamespaceURI(this.items[t])!==C.HTML;)
t--;return t}_hasAbove(t,r){for(let n=this.stackTop;n>t;n--){let i=Mm(this.treeAdapter.getNamespaceURI(this.items[n]),this.tagIDs[n]);if(i!==-1&&qr[i]&r)return!0}
return!1}hasSpecialElementAbove(t){return this.indexed?this.specials[this.stackTop]!==this.specials[t]:this._hasAbove(t,ca)}hasListItemBoundaryAbove(t){return this.
indexed?this.listItemBoundaries[this.stackTop]!==this.listItemBoundaries[t]:this._hasAbove(t,qo)}push(t,r){let n=this.stackTop;this.stackTop++,this.depth++,this.
items[this.stackTop]=t,this.current=t,this.tagIDs[this.stackTop]=r,this.currentTagId=r,this.indexed?this._index(this.stackTop,n):this.depth===m5&&this._indexAll(),
this._isInTemplate()&&this.tmplCount++,this.handler.onItemPush(t,r,!0)}_popCurrent(){this.tmplCount>0&&this._isInTemplate()&&this.tmplCount--,this.indexed?(this.
_unindex(this.stackTop),this.stackTop=this.below[this.stackTop],this.stackTop!==-1&&(this.above[this.stackTop]=-1)):this.stackTop--,this.depth--,this._updateCurrentElement()}pop(){
let t=this.current;this._popCurrent(),this.handler.onItemPop(t,!0)}replace(t,r){let n=this._indexOf(t);this.items[n]=r,this.indexed&&zi[this.tagIDs[n]]&&(this.formattingSlots.
delete(t),this.formattingSlots.set(r,n)),n===this.stackTop&&(this.current=r)}replaceFormattingElement(t,r,n,i){let s=this.items[t];if(!this.indexed){this.items.
splice(t,1),this.tagIDs.splice(t,1),this.handler.onItemPop(s,!1),this.items.splice(r,0,n),this.tagIDs.splice(r,0,i),r===this.stackTop&&this._updateCurrentElement(),
this.current&&this.currentTagId!==void 0&&this.handler.onItemPush(this.current,this.currentTagId,r===this.stackTop);return}let a=this.keys[t],c=this.below[t],m=this.
above[r],p=[];for(let H=this.above[t];H!==r;H=this.above[H])p.push(H);let g=this.keyNext[t];this._unindex(t),this.items[t]=void 0,this.handler.onItemPop(s,!1);let y=r-
1;for(;p.length>0&&p[p.length-1]===y;)p.pop(),y--;for(let H=y+1;H<=r;H++)this._move(H,H-1);let S=g===-1?this.keyTops[a]:this.keyPrev[g];this.items[r]=n,this.tagIDs[r]=
i,this.keys[r]=a,this.keyPrev[r]=S,this.keyNext[r]=g,S!==-1&&(this.keyNext[S]=r),g===-1?this.keyTops[a]=r:this.keyPrev[g]=r,zi[i]&&this.formattingSlots.set(n,r);
let O=c;for(let H of p)this._link(H,O,!0),O=H;for(let H=y;H<r;H++)this._link(H,O,!0),O=H;this._link(r,O,!0),m===-1&&this._updateCurrentElement(),this.current&&this.
currentTagId!==void 0&&this.handler.onItemPush(this.current,this.currentTagId,m===-1)}popUntilTagNamePopped(t){this.shortenToLength(Math.max(this.indexOfTopmost(
t),0))}shortenToLength(t){for(;this.stackTop>=t;){let r=this.current;this._popCurrent(),this.handler.onItemPop(r,this.stackTop<t)}}popUntilElementPopped(t){let r=this.
_indexOf(t);this.shortenToLength(Math.max(r,0))}popUntilNumberedHeaderPopped(){this.shortenToLength(Math.max(this.indexOfTopmostOf(qh),0))}popUntilTableCellPopped(){
this.shortenToLength(Math.max(this.indexOfTopmostOf(h5),0))}popAllUpToHtmlElement(){this.tmplCount=0,this.shortenToLength(1)}clearBackToTableContext(){this.shortenToLength(
this.indexOfTopmostOf(d5)+1)}clearBackToTableBodyContext(){this.shortenToLength(this.indexOfTopmostOf(f5)+1)}clearBackToTableRowContext(){this.shortenToLength(this.
indexOfTopmostOf(p5)+1)}remove(t){let r=this._indexOf(t);r!==-1&&this.removeAt(r)}removeAt(t){if(t===this.stackTop){this.pop();return}let r=this.items[t];if(this.
depth--,this.indexed){let n=this.keys[t]<ua?qr[this.keys[t]]:0,i=this.below[t],s=this.above[t];if(this._unindex(t),this.items[t]=void 0,this.below[s]=i,i!==-1&&
(this.above[i]=s),n!==0)for(let c=s;c!==-1;c=this.above[c])this.specials[c]-=n&ca,this.listItemBoundaries[c]-=(n&qo)>>1,this.scopeBoundaries[c]-=(n&hi)>>2;let a=i===
-1?-1:this.htmlSlots[i];for(let c=s;c!==-1&&this.htmlSlots[c]===t;c=this.above[c])this.htmlSlots[c]=a}else this.items.splice(t,1),this.tagIDs.splice(t,1),this.stackTop--,
this._updateCurrentElement();this.handler.onItemPop(r,!1)}tryPeekProperlyNestedBodyElement(){return this.stackTop>=1&&this.tagIDs[1]===u.BODY?this.items[1]:null}contains(t){
return this._indexOf(t)>-1}getCommonAncestor(t){let r=this._indexOf(t),n=r===-1?-1:this.slotBelow(r);return n===-1?null:this.items[n]}isRootHtmlElementCurrent(){
return this.stackTop===0&&this.tagIDs[0]===u.HTML}_isInScope(t,r){let n=-1;switch(r){case la:{n=Math.max(this.keyTops[u.OL],this.keyTops[u.UL]);break}case Go:{n=
this.keyTops[u.BUTTON];break}case Wi:return n=Math.max(this.keyTops[u.TABLE],this.keyTops[u.HTML]),t===-1?n===-1:t>=n;default:}return t===-1?n===-1&&(this.stackTop===
-1||this.scopeBoundaries[this.stackTop]===0):t>=n&&this.scopeBoundaries[this.stackTop]===this.scopeBoundaries[t]}_scanScope(t,r,n,i){for(let s=this.stackTop;s>=
0;s--){let a=Mm(this.treeAdapter.getNamespaceURI(this.items[s]),this.tagIDs[s]);if(a!==-1){if((r?r.includes(a):a===t)&&(!i||this.items[s]===i))return!0;if(qr[a]&
n)return!1}}return!0}hasInScope(t,r){return this.indexed?this._isInScope(r?this._indexOf(r):this.keyTops[t],hi):this._scanScope(t,null,hi,r)}hasInListItemScope(t){
return this.indexed?this._isInScope(this.keyTops[t],la):this._scanScope(t,null,la)}hasInButtonScope(t){return this.indexed?this._isInScope(this.keyTops[t],Go):this.
_scanScope(t,null,Go)}hasNumberedHeaderInScope(){return this.indexed?this._isInScope(this.indexOfTopmostOf(qh),hi):this._scanScope(u.UNKNOWN,qh,hi)}hasInTableScope(t){
return this.indexed?this._isInScope(this.keyTops[t],Wi):this._scanScope(t,null,Wi)}hasTableBodyContextInTableScope(){return this.indexed?this._isInScope(this.indexOfTopmostOf(
Vh),Wi):this._scanScope(u.UNKNOWN,Vh,Wi)}hasInSelectScope(t){for(let r=this.stackTop;r>=0;r=this.slotBelow(r))if(this.treeAdapter.getNamespaceURI(this.items[r])===
C.HTML)switch(this.tagIDs[r]){case t:return!0;case u.OPTION:case u.OPTGROUP:break;default:return!1}return!0}generateImpliedEndTags(){for(;this.currentTagId!==void 0&&
J_.has(this.currentTagId)&&this.treeAdapter.getNamespaceURI(this.current)===C.HTML;)this.pop()}generateImpliedEndTagsThoroughly(){for(;this.currentTagId!==void 0&&
Q_.has(this.currentTagId)&&this.treeAdapter.getNamespaceURI(this.current)===C.HTML;)this.pop()}generateImpliedEndTagsWithExclusion(t){for(;this.currentTagId!==void 0&&
this.currentTagId!==t&&Q_.has(this.currentTagId)&&this.treeAdapter.getNamespaceURI(this.current)===C.HTML;)this.pop()}};var dr;(function(e){e[e.Marker=0]="Marker",e[e.Element=1]="Element"})(dr||(dr={}));var Bm=class{constructor(){this.newest=null,this.bookmark=null,this.index=null,
this.elementEntries=new Map}_insertElementEntry(t,r,n){let i=n===null?null:n.newer,s={type:dr.Element,element:t,token:r,older:n,newer:i,ark:null,olderSameTag:null,
newerSameTag:null};return i===null?this.newest=s:i.older=s,n!==null&&(n.newer=s),this.index===null?null:this._addToIndex(this.index,s)}_addToIndex(t,r){let{tagName:n,
attrs:i}=r.token,s=n+i.map(({name:m,value:p})=>`\0${m}\0${p}`).sort().join(""),a=t.arks.get(s);a===void 0&&(a={entries:[],key:s},t.arks.set(s,a)),a.entries.push(
r),r.ark=a,this.elementEntries.set(r.element,r);let c=t.tagNames.get(n);return c===void 0&&(c={olderSameTag:null},t.tagNames.set(n,c)),r.olderSameTag=c.olderSameTag,
r.newerSameTag=c,c.olderSameTag!==null&&(c.olderSameTag.newerSameTag=r),c.olderSameTag=r,a}insertMarker(){if(this.index===null)for(let r=this.newest;r!==null&&r.
type===dr.Element;r=r.older)this.elementEntries.set(r.element,r);let t={type:dr.Marker,older:this.newest,newer:null,outerIndex:this.index};this.newest!==null&&(this.
newest.newer=t),this.newest=t,this.index=null}pushElement(t,r){if(this.index===null){let i=null,s=0;for(let a=this.newest;a!==null&&a.type===dr.Element;a=a.older)
i=a,s++;if(s>=3){this.index={arks:new Map,tagNames:new Map};for(let a=i;a!==null&&a.type===dr.Element;a=a.newer)this._addToIndex(this.index,a)}}let n=this._insertElementEntry(
t,r,this.newest);n!==null&&n.entries.length>3&&this.removeEntry(n.entries[0])}insertElementAfterBookmark(t,r){let{bookmark:n}=this;this.bookmark=null,this._insertElementEntry(
t,r,n)}removeEntry(t){var r;if(!(t.newer===null?this.newest!==t:t.newer.older!==t)){if(this.elementEntries.delete(t.element),t.newer===null?this.newest=t.older:
t.newer.older=t.older,t.older!==null&&(t.older.newer=t.newer),t.ark!==null){let{entries:n,key:i}=t.ark;n.splice(n.indexOf(t),1),n.length===0&&((r=this.index)===
null||r===void 0||r.arks.delete(i))}t.newerSameTag!==null&&(t.newerSameTag.olderSameTag=t.olderSameTag,t.olderSameTag!==null&&(t.olderSameTag.newerSameTag=t.newerSameTag))}}replaceElement(t,r){
this.elementEntries.delete(t.element)&&this.elementEntries.set(r,t),t.element=r}clearToLastMarker(){let t=this.newest;for(;t!==null&&t.type===dr.Element;t=t.older)
this.elementEntries.delete(t.element);this.newest=t===null?null:t.older,this.index=t===null?null:t.outerIndex,this.newest!==null&&(this.newest.newer=null)}getElementEntryInScopeWithTagName(t){
var r,n;if(this.index!==null)return(n=(r=this.index.tagNames.get(t))===null||r===void 0?void 0:r.olderSameTag)!==null&&n!==void 0?n:null;for(let i=this.newest;i!==
null&&i.type===dr.Element;i=i.older)if(i.token.tagName===t)return i;return null}getElementEntry(t){if(this.index===null){for(let r=this.newest;r!==null&&r.type===
dr.Element;r=r.older)if(r.element===t)return r}return this.elementEntries.get(t)}};var Gh=new WeakMap,Ht={createDocument(){return{nodeName:"#document",mode:Ut.NO_QUIRKS,childNodes:[]}},createDocumentFragment(){return{nodeName:"#document-fragme\
nt",childNodes:[]}},createElement(e,t,r){return{nodeName:e,tagName:e,attrs:r,namespaceURI:t,childNodes:[],parentNode:null}},createCommentNode(e){return{nodeName:"\
#comment",data:e,parentNode:null}},createTextNode(e){return{nodeName:"#text",value:e,parentNode:null}},appendChild(e,t){e.childNodes.push(t),t.parentNode=e},insertBefore(e,t,r){
let{childNodes:n}=e,i=n[n.length-1]===r?n.length-1:n.indexOf(r);n.splice(i,0,t),t.parentNode=e},setTemplateContent(e,t){e.content=t},getTemplateContent(e){return e.
content},setDocumentType(e,t,r,n){let i=e.childNodes.find(s=>s.nodeName==="#documentType");if(i)i.name=t,i.publicId=r,i.systemId=n;else{let s={nodeName:"#docume\
ntType",name:t,publicId:r,systemId:n,parentNode:null};Ht.appendChild(e,s)}},setDocumentMode(e,t){e.mode=t},getDocumentMode(e){return e.mode},detachNode(e){if(e.
parentNode){let{childNodes:t}=e.parentNode,r=t[t.length-1]===e?t.length-1:t.indexOf(e);t.splice(r,1),e.parentNode=null}},insertText(e,t){if(e.childNodes.length>
0){let r=e.childNodes[e.childNodes.length-1];if(Ht.isTextNode(r)){r.value+=t;return}}Ht.appendChild(e,Ht.createTextNode(t))},insertTextBefore(e,t,r){let{childNodes:n}=e,
i=n[n.length-1]===r?n.length-1:n.indexOf(r),s=n[i-1];s&&Ht.isTextNode(s)?s.value+=t:Ht.insertBefore(e,Ht.createTextNode(t),r)},adoptAttributes(e,t){if(t.length===
0||t===e.attrs)return;let r=Gh.get(e.attrs),n=r?.size===e.attrs.length&&t.every(({name:a})=>{var c;let m=r.get(a);return m===void 0||((c=e.attrs[m])===null||c===
void 0?void 0:c.name)===a}),i=n?r:new Map;if(!n){for(let a=0;a<e.attrs.length;a++){let c=e.attrs[a];c!==void 0&&i.set(c.name,a)}Gh.set(e.attrs,i)}let s=e.attrs.
length;for(let a=0;a<t.length;a++)i.has(t[a].name)||e.attrs.push(t[a]);for(let a=s;a<e.attrs.length;a++)i.set(e.attrs[a].name,a);i.size!==e.attrs.length&&Gh.delete(
e.attrs)},getFirstChild(e){return e.childNodes[0]},getChildNodes(e){return e.childNodes},getParentNode(e){return e.parentNode},getAttrList(e){return e.attrs},getTagName(e){
return e.tagName},getNamespaceURI(e){return e.namespaceURI},getTextNodeContent(e){return e.value},getCommentNodeContent(e){return e.data},getDocumentTypeNodeName(e){
return e.name},getDocumentTypeNodePublicId(e){return e.publicId},getDocumentTypeNodeSystemId(e){return e.systemId},isTextNode(e){return e.nodeName==="#text"},isCommentNode(e){
return e.nodeName==="#comment"},isDocumentTypeNode(e){return e.nodeName==="#documentType"},isElementNode(e){return Object.prototype.hasOwnProperty.call(e,"tagNa\
me")},setNodeSourceCodeLocation(e,t){e.sourceCodeLocation=t},getNodeSourceCodeLocation(e){return e.sourceCodeLocation},updateNodeSourceCodeLocation(e,t){e.sourceCodeLocation=
{...e.sourceCodeLocation,...t}}};var eR="html",g5="about:legacy-compat",E5="http://www.ibm.com/data/dtd/v11/ibmxhtml1-transitional.dtd",tR=["+//silmaril//dtd html pro v0r11 19970101//","-//as//\
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
a html 2.0//","-//webtechs//dtd mozilla html//"],x5=[...tR,"-//w3c//dtd html 4.01 frameset//","-//w3c//dtd html 4.01 transitional//"],y5=new Set(["-//w3o//dtd w\
3 html strict 3.0//en//","-/w3c/dtd html 4.0 transitional/en","html"]),rR=["-//w3c//dtd xhtml 1.0 frameset//","-//w3c//dtd xhtml 1.0 transitional//"],T5=[...rR,
"-//w3c//dtd html 4.01 frameset//","-//w3c//dtd html 4.01 transitional//"];function Z_(e,t){return t.some(r=>e.startsWith(r))}function nR(e){return e.name===eR&&
e.publicId===null&&(e.systemId===null||e.systemId===g5)}function iR(e){if(e.name!==eR)return Ut.QUIRKS;let{systemId:t}=e;if(t&&t.toLowerCase()===E5)return Ut.QUIRKS;
let{publicId:r}=e;if(r!==null){if(r=r.toLowerCase(),y5.has(r))return Ut.QUIRKS;let n=t===null?x5:tR;if(Z_(r,n))return Ut.QUIRKS;if(n=t===null?rR:T5,Z_(r,n))return Ut.
LIMITED_QUIRKS}return Ut.NO_QUIRKS}var sR={TEXT_HTML:"text/html",APPLICATION_XML:"application/xhtml+xml"},b5="definitionurl",A5="definitionURL",S5=new Map(["attributeName","attributeType","baseFr\
equency","baseProfile","calcMode","clipPathUnits","diffuseConstant","edgeMode","filterUnits","glyphRef","gradientTransform","gradientUnits","kernelMatrix","kern\
elUnitLength","keyPoints","keySplines","keyTimes","lengthAdjust","limitingConeAngle","markerHeight","markerUnits","markerWidth","maskContentUnits","maskUnits","\
numOctaves","pathLength","patternContentUnits","patternTransform","patternUnits","pointsAtX","pointsAtY","pointsAtZ","preserveAlpha","preserveAspectRatio","prim\
itiveUnits","refX","refY","repeatCount","repeatDur","requiredExtensions","requiredFeatures","specularConstant","specularExponent","spreadMethod","startOffset","\
stdDeviation","stitchTiles","surfaceScale","systemLanguage","tableValues","targetX","targetY","textLength","viewBox","viewTarget","xChannelSelector","yChannelSe\
lector","zoomAndPan"].map(e=>[e.toLowerCase(),e])),C5=new Map([["xlink:actuate",{prefix:"xlink",name:"actuate",namespace:C.XLINK}],["xlink:arcrole",{prefix:"xli\
nk",name:"arcrole",namespace:C.XLINK}],["xlink:href",{prefix:"xlink",name:"href",namespace:C.XLINK}],["xlink:role",{prefix:"xlink",name:"role",namespace:C.XLINK}],
["xlink:show",{prefix:"xlink",name:"show",namespace:C.XLINK}],["xlink:title",{prefix:"xlink",name:"title",namespace:C.XLINK}],["xlink:type",{prefix:"xlink",name:"\
type",namespace:C.XLINK}],["xml:lang",{prefix:"xml",name:"lang",namespace:C.XML}],["xml:space",{prefix:"xml",name:"space",namespace:C.XML}],["xmlns",{prefix:"",
name:"xmlns",namespace:C.XMLNS}],["xmlns:xlink",{prefix:"xmlns",name:"xlink",namespace:C.XMLNS}]]),Kh=new Map(["altGlyph","altGlyphDef","altGlyphItem","animateC\
olor","animateMotion","animateTransform","clipPath","feBlend","feColorMatrix","feComponentTransfer","feComposite","feConvolveMatrix","feDiffuseLighting","feDisp\
lacementMap","feDistantLight","feFlood","feFuncA","feFuncB","feFuncG","feFuncR","feGaussianBlur","feImage","feMerge","feMergeNode","feMorphology","feOffset","fe\
PointLight","feSpecularLighting","feSpotLight","feTile","feTurbulence","foreignObject","glyphRef","linearGradient","radialGradient","textPath"].map(e=>[e.toLowerCase(),
e])),_5=new Set([u.B,u.BIG,u.BLOCKQUOTE,u.BODY,u.BR,u.CENTER,u.CODE,u.DD,u.DIV,u.DL,u.DT,u.EM,u.EMBED,u.H1,u.H2,u.H3,u.H4,u.H5,u.H6,u.HEAD,u.HR,u.I,u.IMG,u.LI,u.
LISTING,u.MENU,u.META,u.NOBR,u.OL,u.P,u.PRE,u.RUBY,u.S,u.SMALL,u.SPAN,u.STRONG,u.STRIKE,u.SUB,u.SUP,u.TABLE,u.TT,u.U,u.UL,u.VAR]);function aR(e){let t=e.tagID;return t===
u.FONT&&e.attrs.some(({name:n})=>n===Fn.COLOR||n===Fn.SIZE||n===Fn.FACE)||_5.has(t)}function zh(e){for(let t=0;t<e.attrs.length;t++)if(e.attrs[t].name===b5){e.attrs[t].
name=A5;break}}function Wh(e){for(let t=0;t<e.attrs.length;t++){let r=S5.get(e.attrs[t].name);r!=null&&(e.attrs[t].name=r)}}function Um(e){for(let t=0;t<e.attrs.
length;t++){let r=C5.get(e.attrs[t].name);r&&(e.attrs[t].prefix=r.prefix,e.attrs[t].name=r.name,e.attrs[t].namespace=r.namespace)}}function oR(e){let t=Kh.get(e.
tagName);t!=null&&(e.tagName=t,e.tagID=En(e.tagName))}function R5(e,t){return t===C.MATHML&&(e===u.MI||e===u.MO||e===u.MN||e===u.MS||e===u.MTEXT)}function N5(e,t,r){
if(t===C.MATHML&&e===u.ANNOTATION_XML){for(let n=0;n<r.length;n++)if(r[n].name===Fn.ENCODING){let i=r[n].value.toLowerCase();return i===sR.TEXT_HTML||i===sR.APPLICATION_XML}}
return t===C.SVG&&(e===u.FOREIGN_OBJECT||e===u.DESC||e===u.TITLE)}function Yh(e,t,r,n){return(!n||n===C.HTML)&&N5(e,t,r)||(!n||n===C.MATHML)&&R5(e,t)}var D5=[u.TR,u.TBODY,u.THEAD,u.TFOOT,u.CAPTION,u.COLGROUP,u.TABLE,u.FRAMESET,u.SELECT,u.TEMPLATE,u.TD,u.TH,u.HEAD,u.BODY,u.HTML],v5="hidden",k5=[],O5=8,$5=3,E;(function(e){
e[e.INITIAL=0]="INITIAL",e[e.BEFORE_HTML=1]="BEFORE_HTML",e[e.BEFORE_HEAD=2]="BEFORE_HEAD",e[e.IN_HEAD=3]="IN_HEAD",e[e.IN_HEAD_NO_SCRIPT=4]="IN_HEAD_NO_SCRIPT",
e[e.AFTER_HEAD=5]="AFTER_HEAD",e[e.IN_BODY=6]="IN_BODY",e[e.TEXT=7]="TEXT",e[e.IN_TABLE=8]="IN_TABLE",e[e.IN_TABLE_TEXT=9]="IN_TABLE_TEXT",e[e.IN_CAPTION=10]="I\
N_CAPTION",e[e.IN_COLUMN_GROUP=11]="IN_COLUMN_GROUP",e[e.IN_TABLE_BODY=12]="IN_TABLE_BODY",e[e.IN_ROW=13]="IN_ROW",e[e.IN_CELL=14]="IN_CELL",e[e.IN_SELECT=15]="\
IN_SELECT",e[e.IN_SELECT_IN_TABLE=16]="IN_SELECT_IN_TABLE",e[e.IN_TEMPLATE=17]="IN_TEMPLATE",e[e.AFTER_BODY=18]="AFTER_BODY",e[e.IN_FRAMESET=19]="IN_FRAMESET",e[e.
AFTER_FRAMESET=20]="AFTER_FRAMESET",e[e.AFTER_AFTER_BODY=21]="AFTER_AFTER_BODY",e[e.AFTER_AFTER_FRAMESET=22]="AFTER_AFTER_FRAMESET"})(E||(E={}));var w5={startLine:-1,
startCol:-1,startOffset:-1,endLine:-1,endCol:-1,endOffset:-1},pR=new Set([u.TABLE,u.TBODY,u.TFOOT,u.THEAD,u.TR]),cR={scriptingEnabled:!0,sourceCodeLocationInfo:!1,
treeAdapter:Ht,onParseError:null},Zo=class{constructor(t,r,n=null,i=null){this.fragmentContext=n,this.scriptHandler=i,this.currentToken=null,this.stopped=!1,this.
insertionMode=E.INITIAL,this.originalInsertionMode=E.INITIAL,this.headElement=null,this.formElement=null,this.currentNotInHTML=!1,this.tmplInsertionModeStack=[],
this.pendingCharacterTokens=[],this.hasNonWhitespacePendingCharacterToken=!1,this.framesetOk=!0,this.skipNextNewLine=!1,this.fosterParentingEnabled=!1,this.options=
{...cR,...t},this.treeAdapter=this.options.treeAdapter,this.onParseError=this.options.onParseError,this.onParseError&&(this.options.sourceCodeLocationInfo=!0),this.
document=r??this.treeAdapter.createDocument(),this.tokenizer=new jo(this.options,this),this.activeFormattingElements=new Bm,this.fragmentContextID=n?En(this.treeAdapter.
getTagName(n)):u.UNKNOWN,this._setContextModes(n??this.document,this.fragmentContextID),this.openElements=new Fm(this.document,this.treeAdapter,this)}static parse(t,r){
let n=new this(r);return n.tokenizer.write(t,!0),n.document}static getFragmentParser(t,r){let n={...cR,...r};t??(t=n.treeAdapter.createElement(T.TEMPLATE,C.HTML,
[]));let i=n.treeAdapter.createElement("documentmock",C.HTML,[]),s=new this(n,i,t);return s.fragmentContextID===u.TEMPLATE&&s.tmplInsertionModeStack.push(E.IN_TEMPLATE),
s._initTokenizerForFragmentParsing(),s._insertFakeRootElement(),s._resetInsertionMode(),s._findFormInFragmentContext(),s}getFragment(){let t=this.treeAdapter.getFirstChild(
this.document),r=this.treeAdapter.createDocumentFragment();return this._adoptNodes(t,r),r}_err(t,r,n){var i;if(!this.onParseError)return;let s=(i=t.location)!==
null&&i!==void 0?i:w5,a={code:r,startLine:s.startLine,startCol:s.startCol,startOffset:s.startOffset,endLine:n?s.startLine:s.endLine,endCol:n?s.startCol:s.endCol,
endOffset:n?s.startOffset:s.endOffset};this.onParseError(a)}onItemPush(t,r,n){var i,s;(s=(i=this.treeAdapter).onItemPush)===null||s===void 0||s.call(i,t),n&&this.
openElements.stackTop>0&&this._setContextModes(t,r)}onItemPop(t,r){var n,i,s;if(this.options.sourceCodeLocationInfo&&this._setEndLocation(t,this.currentToken),(i=
(n=this.treeAdapter).onItemPop)===null||i===void 0||i.call(n,t,this.openElements.current),(s=this.annotationXmlIntegrationPoints)===null||s===void 0||s.delete(t),
r){let a,c;this.openElements.stackTop===0&&this.fragmentContext?(a=this.fragmentContext,c=this.fragmentContextID):{current:a,currentTagId:c}=this.openElements,this.
_setContextModes(a,c)}}_setContextModes(t,r){let n=t===this.document||t&&this.treeAdapter.getNamespaceURI(t)===C.HTML;this.currentNotInHTML=!n,this.tokenizer.inForeignNode=
!n&&t!==void 0&&r!==void 0&&!this._isIntegrationPoint(r,t)}_switchToTextParsing(t,r){this._insertElement(t,C.HTML),this.tokenizer.state=r,this.originalInsertionMode=
this.insertionMode,this.insertionMode=E.TEXT}switchToPlaintextParsing(){this.insertionMode=E.TEXT,this.originalInsertionMode=E.IN_BODY,this.tokenizer.state=Dt.PLAINTEXT}_getAdjustedCurrentElement(){
return this.openElements.stackTop===0&&this.fragmentContext?this.fragmentContext:this.openElements.current}_findFormInFragmentContext(){let t=this.fragmentContext;
for(;t;){if(this.treeAdapter.getTagName(t)===T.FORM&&this.treeAdapter.getNamespaceURI(t)===C.HTML){this.formElement=t;break}t=this.treeAdapter.getParentNode(t)}}_initTokenizerForFragmentParsing(){
if(!(!this.fragmentContext||this.treeAdapter.getNamespaceURI(this.fragmentContext)!==C.HTML))switch(this.fragmentContextID){case u.TITLE:case u.TEXTAREA:{this.tokenizer.
state=Dt.RCDATA;break}case u.STYLE:case u.XMP:case u.IFRAME:case u.NOEMBED:case u.NOFRAMES:case u.NOSCRIPT:{this.tokenizer.state=Dt.RAWTEXT;break}case u.SCRIPT:{
this.tokenizer.state=Dt.SCRIPT_DATA;break}case u.PLAINTEXT:{this.tokenizer.state=Dt.PLAINTEXT;break}default:}}_setDocumentType(t){let r=t.name||"",n=t.publicId||
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
length,a=i[s-1];if(this.treeAdapter.getNodeSourceCodeLocation(a)){let{endLine:m,endCol:p,endOffset:g}=t.location;this.treeAdapter.updateNodeSourceCodeLocation(a,
{endLine:m,endCol:p,endOffset:g})}else this.options.sourceCodeLocationInfo&&this.treeAdapter.setNodeSourceCodeLocation(a,t.location)}_adoptNodes(t,r){let n=[...this.
treeAdapter.getChildNodes(t)];for(let i=n.length-1;i>=0;i--)this.treeAdapter.detachNode(n[i]);for(let i of n)this.treeAdapter.appendChild(r,i)}_setEndLocation(t,r){
if(this.treeAdapter.getNodeSourceCodeLocation(t)&&r.location){let n=r.location,i=this.treeAdapter.getTagName(t),s=r.type===Q.END_TAG&&i===r.tagName?{endTag:{...n},
endLine:n.endLine,endCol:n.endCol,endOffset:n.endOffset}:{endLine:n.startLine,endCol:n.startCol,endOffset:n.startOffset};this.treeAdapter.updateNodeSourceCodeLocation(
t,s)}}shouldProcessStartTagTokenInForeignContent(t){if(!this.currentNotInHTML)return!1;let r,n;return this.openElements.stackTop===0&&this.fragmentContext?(r=this.
fragmentContext,n=this.fragmentContextID):{current:r,currentTagId:n}=this.openElements,t.tagID===u.SVG&&this.treeAdapter.getTagName(r)===T.ANNOTATION_XML&&this.
treeAdapter.getNamespaceURI(r)===C.MATHML?!1:this.tokenizer.inForeignNode||(t.tagID===u.MGLYPH||t.tagID===u.MALIGNMARK)&&n!==void 0&&!this._isIntegrationPoint(n,
r,C.HTML)}_processToken(t){switch(t.type){case Q.CHARACTER:{this.onCharacter(t);break}case Q.NULL_CHARACTER:{this.onNullCharacter(t);break}case Q.COMMENT:{this.
onComment(t);break}case Q.DOCTYPE:{this.onDoctype(t);break}case Q.START_TAG:{this._processStartTag(t);break}case Q.END_TAG:{this.onEndTag(t);break}case Q.EOF:{this.
onEof(t);break}case Q.WHITESPACE_CHARACTER:{this.onWhitespaceCharacter(t);break}}}_isIntegrationPoint(t,r,n){var i;let s=this.treeAdapter.getNamespaceURI(r);if(t===
u.ANNOTATION_XML&&s===C.MATHML&&n!==C.MATHML){let a=(i=this.annotationXmlIntegrationPoints)!==null&&i!==void 0?i:this.annotationXmlIntegrationPoints=new Map,c=a.
get(r);return c===void 0&&(c=Yh(t,s,this.treeAdapter.getAttrList(r)),a.set(r,c)),c}return Yh(t,s,k5,n)}_reconstructActiveFormattingElements(){let t=null;for(let r=this.
activeFormattingElements.newest;r!==null&&r.type===dr.Element&&!this.openElements.contains(r.element);r=r.older)t=r;for(let r=t;r!==null&&r.type===dr.Element;r=
r.newer)this._insertElement(r.token,this.treeAdapter.getNamespaceURI(r.element)),this.activeFormattingElements.replaceElement(r,this.openElements.current)}_closeTableCell(){
this.openElements.generateImpliedEndTags(),this.openElements.popUntilTableCellPopped(),this.activeFormattingElements.clearToLastMarker(),this.insertionMode=E.IN_ROW}_closePElement(){
this.openElements.generateImpliedEndTagsWithExclusion(u.P),this.openElements.popUntilTagNamePopped(u.P)}_resetInsertionMode(){let t=this.openElements.indexOfTopmostOf(
D5),r=t===0&&this.fragmentContext?this.fragmentContextID:this.openElements.tagIDs[t],n=t===0&&this.fragmentContext?this.fragmentContext:this.openElements.items[t];
if(n!==void 0&&this.treeAdapter.getNamespaceURI(n)===C.HTML)switch(r){case u.TR:{this.insertionMode=E.IN_ROW;return}case u.TBODY:case u.THEAD:case u.TFOOT:{this.
insertionMode=E.IN_TABLE_BODY;return}case u.CAPTION:{this.insertionMode=E.IN_CAPTION;return}case u.COLGROUP:{this.insertionMode=E.IN_COLUMN_GROUP;return}case u.
TABLE:{this.insertionMode=E.IN_TABLE;return}case u.BODY:{this.insertionMode=E.IN_BODY;return}case u.FRAMESET:{this.insertionMode=E.IN_FRAMESET;return}case u.SELECT:{
this._resetInsertionModeForSelect(t);return}case u.TEMPLATE:{this.insertionMode=this.tmplInsertionModeStack[this.tmplInsertionModeStack.length-1];return}case u.
HTML:{this.insertionMode=this.headElement?E.AFTER_HEAD:E.BEFORE_HEAD;return}case u.TD:case u.TH:{if(t>0){this.insertionMode=E.IN_CELL;return}break}case u.HEAD:{
if(t>0){this.insertionMode=E.IN_HEAD;return}break}}this.insertionMode=E.IN_BODY}_resetInsertionModeForSelect(t){if(t>0){let r=this.openElements.indexOfTopmost(u.
TABLE);if(r>0&&r>this.openElements.indexOfTopmost(u.TEMPLATE)){this.insertionMode=E.IN_SELECT_IN_TABLE;return}}this.insertionMode=E.IN_SELECT}_isElementCausesFosterParenting(t){
return pR.has(t)}_shouldFosterParentOnInsertion(){return this.fosterParentingEnabled&&this.openElements.currentTagId!==void 0&&this._isElementCausesFosterParenting(
this.openElements.currentTagId)}_findFosterParentingLocation(){let{openElements:t}=this,r=t.indexOfTopmost(u.TABLE),n=t.indexOfTopmost(u.TEMPLATE);if(n>r)return{
parent:this.treeAdapter.getTemplateContent(t.items[n]),beforeElement:null};if(r!==-1){let i=t.items[r],s=this.treeAdapter.getParentNode(i);return s?{parent:s,beforeElement:i}:
{parent:t.items[t.slotBelow(r)],beforeElement:null}}return{parent:t.items[0],beforeElement:null}}_fosterParentElement(t){let r=this._findFosterParentingLocation();
r.beforeElement?this.treeAdapter.insertBefore(r.parent,t,r.beforeElement):this.treeAdapter.appendChild(r.parent,t)}_isSpecialElement(t,r){let n=this.treeAdapter.
getNamespaceURI(t);return Pm[n].has(r)}onCharacter(t){if(this.skipNextNewLine=!1,this.tokenizer.inForeignNode){l9(this,t);return}switch(this.insertionMode){case E.
INITIAL:{Ko(this,t);break}case E.BEFORE_HTML:{Wo(this,t);break}case E.BEFORE_HEAD:{Yo(this,t);break}case E.IN_HEAD:{Xo(this,t);break}case E.IN_HEAD_NO_SCRIPT:{Qo(
this,t);break}case E.AFTER_HEAD:{Jo(this,t);break}case E.IN_BODY:case E.IN_CAPTION:case E.IN_CELL:case E.IN_TEMPLATE:{dR(this,t);break}case E.TEXT:case E.IN_SELECT:case E.
IN_SELECT_IN_TABLE:{this._insertCharacters(t);break}case E.IN_TABLE:case E.IN_TABLE_BODY:case E.IN_ROW:{Xh(this,t);break}case E.IN_TABLE_TEXT:{TR(this,t);break}case E.
IN_COLUMN_GROUP:{jm(this,t);break}case E.AFTER_BODY:{qm(this,t);break}case E.AFTER_AFTER_BODY:{Hm(this,t);break}default:}}onNullCharacter(t){if(this.skipNextNewLine=
!1,this.tokenizer.inForeignNode){c9(this,t);return}switch(this.insertionMode){case E.INITIAL:{Ko(this,t);break}case E.BEFORE_HTML:{Wo(this,t);break}case E.BEFORE_HEAD:{
Yo(this,t);break}case E.IN_HEAD:{Xo(this,t);break}case E.IN_HEAD_NO_SCRIPT:{Qo(this,t);break}case E.AFTER_HEAD:{Jo(this,t);break}case E.TEXT:{this._insertCharacters(
t);break}case E.IN_TABLE:case E.IN_TABLE_BODY:case E.IN_ROW:{Xh(this,t);break}case E.IN_COLUMN_GROUP:{jm(this,t);break}case E.AFTER_BODY:{qm(this,t);break}case E.
AFTER_AFTER_BODY:{Hm(this,t);break}default:}}onComment(t){if(this.skipNextNewLine=!1,this.currentNotInHTML){Qh(this,t);return}switch(this.insertionMode){case E.
INITIAL:case E.BEFORE_HTML:case E.BEFORE_HEAD:case E.IN_HEAD:case E.IN_HEAD_NO_SCRIPT:case E.AFTER_HEAD:case E.IN_BODY:case E.IN_TABLE:case E.IN_CAPTION:case E.
IN_COLUMN_GROUP:case E.IN_TABLE_BODY:case E.IN_ROW:case E.IN_CELL:case E.IN_SELECT:case E.IN_SELECT_IN_TABLE:case E.IN_TEMPLATE:case E.IN_FRAMESET:case E.AFTER_FRAMESET:{
Qh(this,t);break}case E.IN_TABLE_TEXT:{zo(this,t);break}case E.AFTER_BODY:{H5(this,t);break}case E.AFTER_AFTER_BODY:case E.AFTER_AFTER_FRAMESET:{j5(this,t);break}default:}}onDoctype(t){
switch(this.skipNextNewLine=!1,this.insertionMode){case E.INITIAL:{q5(this,t);break}case E.BEFORE_HEAD:case E.IN_HEAD:case E.IN_HEAD_NO_SCRIPT:case E.AFTER_HEAD:{
this._err(t,b.misplacedDoctype);break}case E.IN_TABLE_TEXT:{zo(this,t);break}default:}}onStartTag(t){this.skipNextNewLine=!1,this.currentToken=t,this._processStartTag(
t),t.selfClosing&&!t.ackSelfClosing&&this._err(t,b.nonVoidHtmlElementStartTagWithTrailingSolidus)}_processStartTag(t){this.shouldProcessStartTagTokenInForeignContent(
t)?m9(this,t):this._startTagOutsideForeignContent(t)}_startTagOutsideForeignContent(t){switch(this.insertionMode){case E.INITIAL:{Ko(this,t);break}case E.BEFORE_HTML:{
V5(this,t);break}case E.BEFORE_HEAD:{K5(this,t);break}case E.IN_HEAD:{Vr(this,t);break}case E.IN_HEAD_NO_SCRIPT:{Y5(this,t);break}case E.AFTER_HEAD:{Q5(this,t);
break}case E.IN_BODY:{vt(this,t);break}case E.IN_TABLE:{ma(this,t);break}case E.IN_TABLE_TEXT:{zo(this,t);break}case E.IN_CAPTION:{z6(this,t);break}case E.IN_COLUMN_GROUP:{
t0(this,t);break}case E.IN_TABLE_BODY:{Km(this,t);break}case E.IN_ROW:{zm(this,t);break}case E.IN_CELL:{X6(this,t);break}case E.IN_SELECT:{AR(this,t);break}case E.
IN_SELECT_IN_TABLE:{J6(this,t);break}case E.IN_TEMPLATE:{e9(this,t);break}case E.AFTER_BODY:{r9(this,t);break}case E.IN_FRAMESET:{n9(this,t);break}case E.AFTER_FRAMESET:{
s9(this,t);break}case E.AFTER_AFTER_BODY:{o9(this,t);break}case E.AFTER_AFTER_FRAMESET:{u9(this,t);break}default:}}onEndTag(t){this.skipNextNewLine=!1,this.currentToken=
t,this.currentNotInHTML?p9(this,t):this._endTagOutsideForeignContent(t)}_endTagOutsideForeignContent(t){switch(this.insertionMode){case E.INITIAL:{Ko(this,t);break}case E.
BEFORE_HTML:{G5(this,t);break}case E.BEFORE_HEAD:{z5(this,t);break}case E.IN_HEAD:{W5(this,t);break}case E.IN_HEAD_NO_SCRIPT:{X5(this,t);break}case E.AFTER_HEAD:{
J5(this,t);break}case E.IN_BODY:{Gm(this,t);break}case E.TEXT:{M6(this,t);break}case E.IN_TABLE:{eu(this,t);break}case E.IN_TABLE_TEXT:{zo(this,t);break}case E.
IN_CAPTION:{W6(this,t);break}case E.IN_COLUMN_GROUP:{Y6(this,t);break}case E.IN_TABLE_BODY:{Jh(this,t);break}case E.IN_ROW:{bR(this,t);break}case E.IN_CELL:{Q6(
this,t);break}case E.IN_SELECT:{SR(this,t);break}case E.IN_SELECT_IN_TABLE:{Z6(this,t);break}case E.IN_TEMPLATE:{t9(this,t);break}case E.AFTER_BODY:{_R(this,t);
break}case E.IN_FRAMESET:{i9(this,t);break}case E.AFTER_FRAMESET:{a9(this,t);break}case E.AFTER_AFTER_BODY:{Hm(this,t);break}default:}}onEof(t){switch(this.insertionMode){case E.
INITIAL:{Ko(this,t);break}case E.BEFORE_HTML:{Wo(this,t);break}case E.BEFORE_HEAD:{Yo(this,t);break}case E.IN_HEAD:{Xo(this,t);break}case E.IN_HEAD_NO_SCRIPT:{Qo(
this,t);break}case E.AFTER_HEAD:{Jo(this,t);break}case E.IN_BODY:case E.IN_TABLE:case E.IN_CAPTION:case E.IN_COLUMN_GROUP:case E.IN_TABLE_BODY:case E.IN_ROW:case E.
IN_CELL:case E.IN_SELECT:case E.IN_SELECT_IN_TABLE:{xR(this,t);break}case E.TEXT:{F6(this,t);break}case E.IN_TABLE_TEXT:{zo(this,t);break}case E.IN_TEMPLATE:{CR(
this,t);break}case E.AFTER_BODY:case E.IN_FRAMESET:case E.AFTER_FRAMESET:case E.AFTER_AFTER_BODY:case E.AFTER_AFTER_FRAMESET:{e0(this,t);break}default:}}onWhitespaceCharacter(t){
if(this.skipNextNewLine&&(this.skipNextNewLine=!1,t.chars.charCodeAt(0)===d.LINE_FEED)){if(t.chars.length===1)return;t.chars=t.chars.substr(1)}if(this.tokenizer.
inForeignNode){this._insertCharacters(t);return}switch(this.insertionMode){case E.IN_HEAD:case E.IN_HEAD_NO_SCRIPT:case E.AFTER_HEAD:case E.TEXT:case E.IN_COLUMN_GROUP:case E.
IN_SELECT:case E.IN_SELECT_IN_TABLE:case E.IN_FRAMESET:case E.AFTER_FRAMESET:{this._insertCharacters(t);break}case E.IN_BODY:case E.IN_CAPTION:case E.IN_CELL:case E.
IN_TEMPLATE:case E.AFTER_BODY:case E.AFTER_AFTER_BODY:case E.AFTER_AFTER_FRAMESET:{fR(this,t);break}case E.IN_TABLE:case E.IN_TABLE_BODY:case E.IN_ROW:{Xh(this,
t);break}case E.IN_TABLE_TEXT:{yR(this,t);break}default:}}};function P5(e,t){let r=e.activeFormattingElements.getElementEntryInScopeWithTagName(t.tagName);return r?
e.openElements.contains(r.element)?e.openElements.hasInScope(t.tagID,r.element)||(r=null):(e.activeFormattingElements.removeEntry(r),r=null):ER(e,t),r}function L5(e,t){
let{openElements:r}=e,n=r._indexOf(t.element);for(let i=r.slotAbove(n);i!==-1;i=r.slotAbove(i))if(e._isSpecialElement(r.items[i],r.tagIDs[i]))return i;return r.
shortenToLength(n),e.activeFormattingElements.removeEntry(t),-1}function M5(e,t,r){let n=e.openElements.items[t],i=n,s=e.openElements.slotBelow(t),a=e.openElements.
getCommonAncestor(r);for(let c=0,m=s;e.openElements.items[m]!==r;c++,m=s){let p=e.openElements.items[m];s=e.openElements.slotBelow(m);let g=e.activeFormattingElements.
getElementEntry(p),y=g&&c>=$5;!g||y?(y&&e.activeFormattingElements.removeEntry(g),e.openElements.removeAt(m)):(p=F5(e,g,a),i===n&&(e.activeFormattingElements.bookmark=
g),e.treeAdapter.detachNode(i),e.treeAdapter.appendChild(p,i),i=p)}return i}function F5(e,t,r){let n=e.treeAdapter.getNamespaceURI(t.element),i=e._createElement(
t.token.tagName,n,t.token.attrs,r);return e.openElements.replace(t.element,i),e.activeFormattingElements.replaceElement(t,i),i}function B5(e,t,r){let n=e.treeAdapter.
getTagName(t),i=En(n);if(e._isElementCausesFosterParenting(i))e._fosterParentElement(r);else{let s=e.treeAdapter.getNamespaceURI(t);i===u.TEMPLATE&&s===C.HTML&&
(t=e.treeAdapter.getTemplateContent(t)),e.treeAdapter.appendChild(t,r)}}function U5(e,t,r){let n=e.treeAdapter.getNamespaceURI(r.element),{token:i}=r,s=e._createElement(
i.tagName,n,i.attrs,t);e._adoptNodes(t,s),e.treeAdapter.appendChild(t,s),e.activeFormattingElements.insertElementAfterBookmark(s,i),e.activeFormattingElements.removeEntry(
r);let a=e.openElements._indexOf(r.element),c=e.openElements.slotAbove(a);for(;e.openElements.items[c]!==t;)c=e.openElements.slotAbove(c);e.openElements.replaceFormattingElement(
a,c,s,i.tagID)}function Zh(e,t){let{current:r,currentTagId:n}=e.openElements;if(n===t.tagID&&e.treeAdapter.getNamespaceURI(r)===C.HTML&&!e.activeFormattingElements.
getElementEntry(r)){e.openElements.pop();return}for(let i=0;i<O5;i++){let s=P5(e,t);if(!s)break;let a=L5(e,s);if(a===-1)break;let c=e.openElements.items[a];e.activeFormattingElements.
bookmark=s;let m=M5(e,a,s.element),p=e.openElements.getCommonAncestor(s.element);e.treeAdapter.detachNode(m),p&&B5(e,p,m),U5(e,c,s)}}function Qh(e,t){e._appendCommentNode(
t,e.openElements.currentTmplContentOrNode)}function H5(e,t){e._appendCommentNode(t,e.openElements.items[0])}function j5(e,t){e._appendCommentNode(t,e.document)}
function e0(e,t){if(e.stopped=!0,t.location){let r=e.fragmentContext?0:2;for(let n=e.openElements.stackTop;n>=r;n=e.openElements.slotBelow(n))e._setEndLocation(
e.openElements.items[n],t);if(!e.fragmentContext&&e.openElements.stackTop>=0){let n=e.openElements.items[0],i=e.treeAdapter.getNodeSourceCodeLocation(n);if(i&&!i.
endTag&&(e._setEndLocation(n,t),e.openElements.stackTop>=1)){let s=e.openElements.items[1],a=e.treeAdapter.getNodeSourceCodeLocation(s);a&&!a.endTag&&e._setEndLocation(
s,t)}}}}function q5(e,t){e._setDocumentType(t);let r=t.forceQuirks?Ut.QUIRKS:iR(t);nR(t)||e._err(t,b.nonConformingDoctype),e.treeAdapter.setDocumentMode(e.document,
r),e.insertionMode=E.BEFORE_HTML}function Ko(e,t){e._err(t,b.missingDoctype,!0),e.treeAdapter.setDocumentMode(e.document,Ut.QUIRKS),e.insertionMode=E.BEFORE_HTML,
e._processToken(t)}function V5(e,t){t.tagID===u.HTML?(e._insertElement(t,C.HTML),e.insertionMode=E.BEFORE_HEAD):Wo(e,t)}function G5(e,t){let r=t.tagID;(r===u.HTML||
r===u.HEAD||r===u.BODY||r===u.BR)&&Wo(e,t)}function Wo(e,t){e._insertFakeRootElement(),e.insertionMode=E.BEFORE_HEAD,e._processToken(t)}function K5(e,t){switch(t.
tagID){case u.HTML:{vt(e,t);break}case u.HEAD:{e._insertElement(t,C.HTML),e.headElement=e.openElements.current,e.insertionMode=E.IN_HEAD;break}default:Yo(e,t)}}
function z5(e,t){let r=t.tagID;r===u.HEAD||r===u.BODY||r===u.HTML||r===u.BR?Yo(e,t):e._err(t,b.endTagWithoutMatchingOpenElement)}function Yo(e,t){e._insertFakeElement(
T.HEAD,u.HEAD),e.headElement=e.openElements.current,e.insertionMode=E.IN_HEAD,e._processToken(t)}function Vr(e,t){switch(t.tagID){case u.HTML:{vt(e,t);break}case u.
BASE:case u.BASEFONT:case u.BGSOUND:case u.LINK:case u.META:{e._appendElement(t,C.HTML),t.ackSelfClosing=!0;break}case u.TITLE:{e._switchToTextParsing(t,Dt.RCDATA);
break}case u.NOSCRIPT:{e.options.scriptingEnabled?e._switchToTextParsing(t,Dt.RAWTEXT):(e._insertElement(t,C.HTML),e.insertionMode=E.IN_HEAD_NO_SCRIPT);break}case u.
NOFRAMES:case u.STYLE:{e._switchToTextParsing(t,Dt.RAWTEXT);break}case u.SCRIPT:{e._switchToTextParsing(t,Dt.SCRIPT_DATA);break}case u.TEMPLATE:{e._insertTemplate(
t),e.activeFormattingElements.insertMarker(),e.framesetOk=!1,e.insertionMode=E.IN_TEMPLATE,e.tmplInsertionModeStack.push(E.IN_TEMPLATE);break}case u.HEAD:{e._err(
t,b.misplacedStartTagForHeadElement);break}default:Xo(e,t)}}function W5(e,t){switch(t.tagID){case u.HEAD:{e.openElements.pop(),e.insertionMode=E.AFTER_HEAD;break}case u.
BODY:case u.BR:case u.HTML:{Xo(e,t);break}case u.TEMPLATE:{Yi(e,t);break}default:e._err(t,b.endTagWithoutMatchingOpenElement)}}function Yi(e,t){e.openElements.tmplCount>
0?(e.openElements.generateImpliedEndTagsThoroughly(),e.openElements.currentTagId!==u.TEMPLATE&&e._err(t,b.closingOfElementWithOpenChildElements),e.openElements.
popUntilTagNamePopped(u.TEMPLATE),e.activeFormattingElements.clearToLastMarker(),e.tmplInsertionModeStack.pop(),e._resetInsertionMode()):e._err(t,b.endTagWithoutMatchingOpenElement)}
function Xo(e,t){e.openElements.pop(),e.insertionMode=E.AFTER_HEAD,e._processToken(t)}function Y5(e,t){switch(t.tagID){case u.HTML:{vt(e,t);break}case u.BASEFONT:case u.
BGSOUND:case u.HEAD:case u.LINK:case u.META:case u.NOFRAMES:case u.STYLE:{Vr(e,t);break}case u.NOSCRIPT:{e._err(t,b.nestedNoscriptInHead);break}default:Qo(e,t)}}
function X5(e,t){switch(t.tagID){case u.NOSCRIPT:{e.openElements.pop(),e.insertionMode=E.IN_HEAD;break}case u.BR:{Qo(e,t);break}default:e._err(t,b.endTagWithoutMatchingOpenElement)}}
function Qo(e,t){let r=t.type===Q.EOF?b.openElementsLeftAfterEof:b.disallowedContentInNoscriptInHead;e._err(t,r),e.openElements.pop(),e.insertionMode=E.IN_HEAD,
e._processToken(t)}function Q5(e,t){switch(t.tagID){case u.HTML:{vt(e,t);break}case u.BODY:{e._insertElement(t,C.HTML),e.framesetOk=!1,e.insertionMode=E.IN_BODY;
break}case u.FRAMESET:{e._insertElement(t,C.HTML),e.insertionMode=E.IN_FRAMESET;break}case u.BASE:case u.BASEFONT:case u.BGSOUND:case u.LINK:case u.META:case u.
NOFRAMES:case u.SCRIPT:case u.STYLE:case u.TEMPLATE:case u.TITLE:{e._err(t,b.abandonedHeadElementChild),e.openElements.push(e.headElement,u.HEAD),Vr(e,t),e.openElements.
remove(e.headElement);break}case u.HEAD:{e._err(t,b.misplacedStartTagForHeadElement);break}default:Jo(e,t)}}function J5(e,t){switch(t.tagID){case u.BODY:case u.
HTML:case u.BR:{Jo(e,t);break}case u.TEMPLATE:{Yi(e,t);break}default:e._err(t,b.endTagWithoutMatchingOpenElement)}}function Jo(e,t){e._insertFakeElement(T.BODY,
u.BODY),e.insertionMode=E.IN_BODY,Vm(e,t)}function Vm(e,t){switch(t.type){case Q.CHARACTER:{dR(e,t);break}case Q.WHITESPACE_CHARACTER:{fR(e,t);break}case Q.COMMENT:{
Qh(e,t);break}case Q.START_TAG:{vt(e,t);break}case Q.END_TAG:{Gm(e,t);break}case Q.EOF:{xR(e,t);break}default:}}function fR(e,t){e._reconstructActiveFormattingElements(),
e._insertCharacters(t)}function dR(e,t){e._reconstructActiveFormattingElements(),e._insertCharacters(t),e.framesetOk=!1}function Z5(e,t){e.openElements.tmplCount===
0&&e.treeAdapter.adoptAttributes(e.openElements.items[0],t.attrs)}function e6(e,t){let r=e.openElements.tryPeekProperlyNestedBodyElement();r&&e.openElements.tmplCount===
0&&(e.framesetOk=!1,e.treeAdapter.adoptAttributes(r,t.attrs))}function t6(e,t){let r=e.openElements.tryPeekProperlyNestedBodyElement();e.framesetOk&&r&&(e.treeAdapter.
detachNode(r),e.openElements.popAllUpToHtmlElement(),e._insertElement(t,C.HTML),e.insertionMode=E.IN_FRAMESET)}function r6(e,t){e.openElements.hasInButtonScope(
u.P)&&e._closePElement(),e._insertElement(t,C.HTML)}function n6(e,t){e.openElements.hasInButtonScope(u.P)&&e._closePElement(),e.openElements.currentTagId!==void 0&&
W_.has(e.openElements.currentTagId)&&e.openElements.pop(),e._insertElement(t,C.HTML)}function i6(e,t){e.openElements.hasInButtonScope(u.P)&&e._closePElement(),e.
_insertElement(t,C.HTML),e.skipNextNewLine=!0,e.framesetOk=!1}function s6(e,t){let r=e.openElements.tmplCount>0;(!e.formElement||r)&&(e.openElements.hasInButtonScope(
u.P)&&e._closePElement(),e._insertElement(t,C.HTML),r||(e.formElement=e.openElements.current))}function a6(e,t){e.framesetOk=!1;let r=t.tagID===u.LI?e.openElements.
indexOfTopmost(u.LI):Math.max(e.openElements.indexOfTopmost(u.DD),e.openElements.indexOfTopmost(u.DT));if(r!==-1&&!e.openElements.hasListItemBoundaryAbove(r)){let n=e.
openElements.tagIDs[r];e.openElements.generateImpliedEndTagsWithExclusion(n),e.openElements.popUntilTagNamePopped(n)}e.openElements.hasInButtonScope(u.P)&&e._closePElement(),
e._insertElement(t,C.HTML)}function o6(e,t){e.openElements.hasInButtonScope(u.P)&&e._closePElement(),e._insertElement(t,C.HTML),e.tokenizer.state=Dt.PLAINTEXT}function u6(e,t){
e.openElements.hasInScope(u.BUTTON)&&(e.openElements.generateImpliedEndTags(),e.openElements.popUntilTagNamePopped(u.BUTTON)),e._reconstructActiveFormattingElements(),
e._insertElement(t,C.HTML),e.framesetOk=!1}function c6(e,t){let r=e.activeFormattingElements.getElementEntryInScopeWithTagName(T.A);r&&(Zh(e,t),e.openElements.remove(
r.element),e.activeFormattingElements.removeEntry(r)),e._reconstructActiveFormattingElements(),e._insertElement(t,C.HTML),e.activeFormattingElements.pushElement(
e.openElements.current,t)}function l6(e,t){e._reconstructActiveFormattingElements(),e._insertElement(t,C.HTML),e.activeFormattingElements.pushElement(e.openElements.
current,t)}function m6(e,t){e._reconstructActiveFormattingElements(),e.openElements.hasInScope(u.NOBR)&&(Zh(e,t),e._reconstructActiveFormattingElements()),e._insertElement(
t,C.HTML),e.activeFormattingElements.pushElement(e.openElements.current,t)}function p6(e,t){e._reconstructActiveFormattingElements(),e._insertElement(t,C.HTML),
e.activeFormattingElements.insertMarker(),e.framesetOk=!1}function f6(e,t){e.treeAdapter.getDocumentMode(e.document)!==Ut.QUIRKS&&e.openElements.hasInButtonScope(
u.P)&&e._closePElement(),e._insertElement(t,C.HTML),e.framesetOk=!1,e.insertionMode=E.IN_TABLE}function hR(e,t){e._reconstructActiveFormattingElements(),e._appendElement(
t,C.HTML),e.framesetOk=!1,t.ackSelfClosing=!0}function gR(e){let t=Nm(e,Fn.TYPE);return t!=null&&t.toLowerCase()===v5}function d6(e,t){e._reconstructActiveFormattingElements(),
e._appendElement(t,C.HTML),gR(t)||(e.framesetOk=!1),t.ackSelfClosing=!0}function h6(e,t){e._appendElement(t,C.HTML),t.ackSelfClosing=!0}function g6(e,t){e.openElements.
hasInButtonScope(u.P)&&e._closePElement(),e._appendElement(t,C.HTML),e.framesetOk=!1,t.ackSelfClosing=!0}function E6(e,t){t.tagName=T.IMG,t.tagID=u.IMG,hR(e,t)}
function x6(e,t){e._insertElement(t,C.HTML),e.skipNextNewLine=!0,e.tokenizer.state=Dt.RCDATA,e.originalInsertionMode=e.insertionMode,e.framesetOk=!1,e.insertionMode=
E.TEXT}function y6(e,t){e.openElements.hasInButtonScope(u.P)&&e._closePElement(),e._reconstructActiveFormattingElements(),e.framesetOk=!1,e._switchToTextParsing(
t,Dt.RAWTEXT)}function T6(e,t){e.framesetOk=!1,e._switchToTextParsing(t,Dt.RAWTEXT)}function lR(e,t){e._switchToTextParsing(t,Dt.RAWTEXT)}function I6(e,t){e._reconstructActiveFormattingElements(),
e._insertElement(t,C.HTML),e.framesetOk=!1,e.insertionMode=e.insertionMode===E.IN_TABLE||e.insertionMode===E.IN_CAPTION||e.insertionMode===E.IN_TABLE_BODY||e.insertionMode===
E.IN_ROW||e.insertionMode===E.IN_CELL?E.IN_SELECT_IN_TABLE:E.IN_SELECT}function b6(e,t){e.openElements.currentTagId===u.OPTION&&e.openElements.pop(),e._reconstructActiveFormattingElements(),
e._insertElement(t,C.HTML)}function A6(e,t){e.openElements.hasInScope(u.RUBY)&&e.openElements.generateImpliedEndTags(),e._insertElement(t,C.HTML)}function S6(e,t){
e.openElements.hasInScope(u.RUBY)&&e.openElements.generateImpliedEndTagsWithExclusion(u.RTC),e._insertElement(t,C.HTML)}function C6(e,t){e._reconstructActiveFormattingElements(),
zh(t),Um(t),t.selfClosing?e._appendElement(t,C.MATHML):e._insertElement(t,C.MATHML),t.ackSelfClosing=!0}function _6(e,t){e._reconstructActiveFormattingElements(),
Wh(t),Um(t),t.selfClosing?e._appendElement(t,C.SVG):e._insertElement(t,C.SVG),t.ackSelfClosing=!0}function mR(e,t){e._reconstructActiveFormattingElements(),e._insertElement(
t,C.HTML)}function vt(e,t){switch(t.tagID){case u.I:case u.S:case u.B:case u.U:case u.EM:case u.TT:case u.BIG:case u.CODE:case u.FONT:case u.SMALL:case u.STRIKE:case u.
STRONG:{l6(e,t);break}case u.A:{c6(e,t);break}case u.H1:case u.H2:case u.H3:case u.H4:case u.H5:case u.H6:{n6(e,t);break}case u.P:case u.DL:case u.OL:case u.UL:case u.
DIV:case u.DIR:case u.NAV:case u.MAIN:case u.MENU:case u.ASIDE:case u.CENTER:case u.FIGURE:case u.FOOTER:case u.HEADER:case u.HGROUP:case u.DIALOG:case u.DETAILS:case u.
ADDRESS:case u.ARTICLE:case u.SEARCH:case u.SECTION:case u.SUMMARY:case u.FIELDSET:case u.BLOCKQUOTE:case u.FIGCAPTION:{r6(e,t);break}case u.LI:case u.DD:case u.
DT:{a6(e,t);break}case u.BR:case u.IMG:case u.WBR:case u.AREA:case u.EMBED:case u.KEYGEN:{hR(e,t);break}case u.HR:{g6(e,t);break}case u.RB:case u.RTC:{A6(e,t);break}case u.
RT:case u.RP:{S6(e,t);break}case u.PRE:case u.LISTING:{i6(e,t);break}case u.XMP:{y6(e,t);break}case u.SVG:{_6(e,t);break}case u.HTML:{Z5(e,t);break}case u.BASE:case u.
LINK:case u.META:case u.STYLE:case u.TITLE:case u.SCRIPT:case u.BGSOUND:case u.BASEFONT:case u.TEMPLATE:{Vr(e,t);break}case u.BODY:{e6(e,t);break}case u.FORM:{s6(
e,t);break}case u.NOBR:{m6(e,t);break}case u.MATH:{C6(e,t);break}case u.TABLE:{f6(e,t);break}case u.INPUT:{d6(e,t);break}case u.PARAM:case u.TRACK:case u.SOURCE:{
h6(e,t);break}case u.IMAGE:{E6(e,t);break}case u.BUTTON:{u6(e,t);break}case u.APPLET:case u.OBJECT:case u.MARQUEE:{p6(e,t);break}case u.IFRAME:{T6(e,t);break}case u.
SELECT:{I6(e,t);break}case u.OPTION:case u.OPTGROUP:{b6(e,t);break}case u.NOEMBED:case u.NOFRAMES:{lR(e,t);break}case u.FRAMESET:{t6(e,t);break}case u.TEXTAREA:{
x6(e,t);break}case u.NOSCRIPT:{e.options.scriptingEnabled?lR(e,t):mR(e,t);break}case u.PLAINTEXT:{o6(e,t);break}case u.COL:case u.TH:case u.TD:case u.TR:case u.
HEAD:case u.FRAME:case u.TBODY:case u.TFOOT:case u.THEAD:case u.CAPTION:case u.COLGROUP:break;default:mR(e,t)}}function R6(e,t){if(e.openElements.hasInScope(u.BODY)&&
(e.insertionMode=E.AFTER_BODY,e.options.sourceCodeLocationInfo)){let r=e.openElements.tryPeekProperlyNestedBodyElement();r&&e._setEndLocation(r,t)}}function N6(e,t){
e.openElements.hasInScope(u.BODY)&&(e.insertionMode=E.AFTER_BODY,_R(e,t))}function D6(e,t){let r=t.tagID;e.openElements.hasInScope(r)&&(e.openElements.generateImpliedEndTags(),
e.openElements.popUntilTagNamePopped(r))}function v6(e){let t=e.openElements.tmplCount>0,{formElement:r}=e;t||(e.formElement=null),(r||t)&&e.openElements.hasInScope(
u.FORM)&&(e.openElements.generateImpliedEndTags(),t?e.openElements.popUntilTagNamePopped(u.FORM):r&&e.openElements.remove(r))}function k6(e){e.openElements.hasInButtonScope(
u.P)||e._insertFakeElement(T.P,u.P),e._closePElement()}function O6(e){e.openElements.hasInListItemScope(u.LI)&&(e.openElements.generateImpliedEndTagsWithExclusion(
u.LI),e.openElements.popUntilTagNamePopped(u.LI))}function $6(e,t){let r=t.tagID;e.openElements.hasInScope(r)&&(e.openElements.generateImpliedEndTagsWithExclusion(
r),e.openElements.popUntilTagNamePopped(r))}function w6(e){e.openElements.hasNumberedHeaderInScope()&&(e.openElements.generateImpliedEndTags(),e.openElements.popUntilNumberedHeaderPopped())}
function P6(e,t){let r=t.tagID;e.openElements.hasInScope(r)&&(e.openElements.generateImpliedEndTags(),e.openElements.popUntilTagNamePopped(r),e.activeFormattingElements.
clearToLastMarker())}function L6(e){e._reconstructActiveFormattingElements(),e._insertFakeElement(T.BR,u.BR),e.openElements.pop(),e.framesetOk=!1}function ER(e,t){
let r=t.tagID,n=r===u.UNKNOWN?e.openElements.indexOfTopmostByName(C.HTML,t.tagName):e.openElements.indexOfTopmost(r);n>0&&!e.openElements.hasSpecialElementAbove(
n)&&(e.openElements.generateImpliedEndTagsWithExclusion(r),e.openElements.stackTop>=n&&e.openElements.shortenToLength(n))}function Gm(e,t){switch(t.tagID){case u.
A:case u.B:case u.I:case u.S:case u.U:case u.EM:case u.TT:case u.BIG:case u.CODE:case u.FONT:case u.NOBR:case u.SMALL:case u.STRIKE:case u.STRONG:{Zh(e,t);break}case u.
P:{k6(e);break}case u.DL:case u.UL:case u.OL:case u.DIR:case u.DIV:case u.NAV:case u.PRE:case u.MAIN:case u.MENU:case u.ASIDE:case u.BUTTON:case u.CENTER:case u.
FIGURE:case u.FOOTER:case u.HEADER:case u.HGROUP:case u.DIALOG:case u.ADDRESS:case u.ARTICLE:case u.DETAILS:case u.SEARCH:case u.SECTION:case u.SUMMARY:case u.LISTING:case u.
FIELDSET:case u.BLOCKQUOTE:case u.FIGCAPTION:{D6(e,t);break}case u.LI:{O6(e);break}case u.DD:case u.DT:{$6(e,t);break}case u.H1:case u.H2:case u.H3:case u.H4:case u.
H5:case u.H6:{w6(e);break}case u.BR:{L6(e);break}case u.BODY:{R6(e,t);break}case u.HTML:{N6(e,t);break}case u.FORM:{v6(e);break}case u.APPLET:case u.OBJECT:case u.
MARQUEE:{P6(e,t);break}case u.TEMPLATE:{Yi(e,t);break}default:ER(e,t)}}function xR(e,t){e.tmplInsertionModeStack.length>0?CR(e,t):e0(e,t)}function M6(e,t){var r;
t.tagID===u.SCRIPT&&((r=e.scriptHandler)===null||r===void 0||r.call(e,e.openElements.current)),e.openElements.pop(),e.insertionMode=e.originalInsertionMode}function F6(e,t){
e._err(t,b.eofInElementThatCanContainOnlyText),e.openElements.pop(),e.insertionMode=e.originalInsertionMode,e.onEof(t)}function Xh(e,t){if(e.openElements.currentTagId!==
void 0&&pR.has(e.openElements.currentTagId))switch(e.pendingCharacterTokens.length=0,e.hasNonWhitespacePendingCharacterToken=!1,e.originalInsertionMode=e.insertionMode,
e.insertionMode=E.IN_TABLE_TEXT,t.type){case Q.CHARACTER:{TR(e,t);break}case Q.WHITESPACE_CHARACTER:{yR(e,t);break}}else tu(e,t)}function B6(e,t){e.openElements.
clearBackToTableContext(),e.activeFormattingElements.insertMarker(),e._insertElement(t,C.HTML),e.insertionMode=E.IN_CAPTION}function U6(e,t){e.openElements.clearBackToTableContext(),
e._insertElement(t,C.HTML),e.insertionMode=E.IN_COLUMN_GROUP}function H6(e,t){e.openElements.clearBackToTableContext(),e._insertFakeElement(T.COLGROUP,u.COLGROUP),
e.insertionMode=E.IN_COLUMN_GROUP,t0(e,t)}function j6(e,t){e.openElements.clearBackToTableContext(),e._insertElement(t,C.HTML),e.insertionMode=E.IN_TABLE_BODY}function q6(e,t){
e.openElements.clearBackToTableContext(),e._insertFakeElement(T.TBODY,u.TBODY),e.insertionMode=E.IN_TABLE_BODY,Km(e,t)}function V6(e,t){e.openElements.hasInTableScope(
u.TABLE)&&(e.openElements.popUntilTagNamePopped(u.TABLE),e._resetInsertionMode(),e._processStartTag(t))}function G6(e,t){gR(t)?e._appendElement(t,C.HTML):tu(e,t),
t.ackSelfClosing=!0}function K6(e,t){!e.formElement&&e.openElements.tmplCount===0&&(e._insertElement(t,C.HTML),e.formElement=e.openElements.current,e.openElements.
pop())}function ma(e,t){switch(t.tagID){case u.TD:case u.TH:case u.TR:{q6(e,t);break}case u.STYLE:case u.SCRIPT:case u.TEMPLATE:{Vr(e,t);break}case u.COL:{H6(e,
t);break}case u.FORM:{K6(e,t);break}case u.TABLE:{V6(e,t);break}case u.TBODY:case u.TFOOT:case u.THEAD:{j6(e,t);break}case u.INPUT:{G6(e,t);break}case u.CAPTION:{
B6(e,t);break}case u.COLGROUP:{U6(e,t);break}default:tu(e,t)}}function eu(e,t){switch(t.tagID){case u.TABLE:{e.openElements.hasInTableScope(u.TABLE)&&(e.openElements.
popUntilTagNamePopped(u.TABLE),e._resetInsertionMode());break}case u.TEMPLATE:{Yi(e,t);break}case u.BODY:case u.CAPTION:case u.COL:case u.COLGROUP:case u.HTML:case u.
TBODY:case u.TD:case u.TFOOT:case u.TH:case u.THEAD:case u.TR:break;default:tu(e,t)}}function tu(e,t){let r=e.fosterParentingEnabled;e.fosterParentingEnabled=!0,
Vm(e,t),e.fosterParentingEnabled=r}function yR(e,t){e.pendingCharacterTokens.push(t)}function TR(e,t){e.pendingCharacterTokens.push(t),e.hasNonWhitespacePendingCharacterToken=
!0}function zo(e,t){let r=0;if(e.hasNonWhitespacePendingCharacterToken)for(;r<e.pendingCharacterTokens.length;r++)tu(e,e.pendingCharacterTokens[r]);else for(;r<
e.pendingCharacterTokens.length;r++)e._insertCharacters(e.pendingCharacterTokens[r]);e.insertionMode=e.originalInsertionMode,e._processToken(t)}var IR=new Set([
u.CAPTION,u.COL,u.COLGROUP,u.TBODY,u.TD,u.TFOOT,u.TH,u.THEAD,u.TR]);function z6(e,t){let r=t.tagID;IR.has(r)?e.openElements.hasInTableScope(u.CAPTION)&&(e.openElements.
generateImpliedEndTags(),e.openElements.popUntilTagNamePopped(u.CAPTION),e.activeFormattingElements.clearToLastMarker(),e.insertionMode=E.IN_TABLE,ma(e,t)):vt(e,
t)}function W6(e,t){let r=t.tagID;switch(r){case u.CAPTION:case u.TABLE:{e.openElements.hasInTableScope(u.CAPTION)&&(e.openElements.generateImpliedEndTags(),e.openElements.
popUntilTagNamePopped(u.CAPTION),e.activeFormattingElements.clearToLastMarker(),e.insertionMode=E.IN_TABLE,r===u.TABLE&&eu(e,t));break}case u.BODY:case u.COL:case u.
COLGROUP:case u.HTML:case u.TBODY:case u.TD:case u.TFOOT:case u.TH:case u.THEAD:case u.TR:break;default:Gm(e,t)}}function t0(e,t){switch(t.tagID){case u.HTML:{vt(
e,t);break}case u.COL:{e._appendElement(t,C.HTML),t.ackSelfClosing=!0;break}case u.TEMPLATE:{Vr(e,t);break}default:jm(e,t)}}function Y6(e,t){switch(t.tagID){case u.
COLGROUP:{e.openElements.currentTagId===u.COLGROUP&&(e.openElements.pop(),e.insertionMode=E.IN_TABLE);break}case u.TEMPLATE:{Yi(e,t);break}case u.COL:break;default:
jm(e,t)}}function jm(e,t){e.openElements.currentTagId===u.COLGROUP&&(e.openElements.pop(),e.insertionMode=E.IN_TABLE,e._processToken(t))}function Km(e,t){switch(t.
tagID){case u.TR:{e.openElements.clearBackToTableBodyContext(),e._insertElement(t,C.HTML),e.insertionMode=E.IN_ROW;break}case u.TH:case u.TD:{e.openElements.clearBackToTableBodyContext(),
e._insertFakeElement(T.TR,u.TR),e.insertionMode=E.IN_ROW,zm(e,t);break}case u.CAPTION:case u.COL:case u.COLGROUP:case u.TBODY:case u.TFOOT:case u.THEAD:{e.openElements.
hasTableBodyContextInTableScope()&&(e.openElements.clearBackToTableBodyContext(),e.openElements.pop(),e.insertionMode=E.IN_TABLE,ma(e,t));break}default:ma(e,t)}}
function Jh(e,t){let r=t.tagID;switch(t.tagID){case u.TBODY:case u.TFOOT:case u.THEAD:{e.openElements.hasInTableScope(r)&&(e.openElements.clearBackToTableBodyContext(),
e.openElements.pop(),e.insertionMode=E.IN_TABLE);break}case u.TABLE:{e.openElements.hasTableBodyContextInTableScope()&&(e.openElements.clearBackToTableBodyContext(),
e.openElements.pop(),e.insertionMode=E.IN_TABLE,eu(e,t));break}case u.BODY:case u.CAPTION:case u.COL:case u.COLGROUP:case u.HTML:case u.TD:case u.TH:case u.TR:break;default:
eu(e,t)}}function zm(e,t){switch(t.tagID){case u.TH:case u.TD:{e.openElements.clearBackToTableRowContext(),e._insertElement(t,C.HTML),e.insertionMode=E.IN_CELL,
e.activeFormattingElements.insertMarker();break}case u.CAPTION:case u.COL:case u.COLGROUP:case u.TBODY:case u.TFOOT:case u.THEAD:case u.TR:{e.openElements.hasInTableScope(
u.TR)&&(e.openElements.clearBackToTableRowContext(),e.openElements.pop(),e.insertionMode=E.IN_TABLE_BODY,Km(e,t));break}default:ma(e,t)}}function bR(e,t){switch(t.
tagID){case u.TR:{e.openElements.hasInTableScope(u.TR)&&(e.openElements.clearBackToTableRowContext(),e.openElements.pop(),e.insertionMode=E.IN_TABLE_BODY);break}case u.
TABLE:{e.openElements.hasInTableScope(u.TR)&&(e.openElements.clearBackToTableRowContext(),e.openElements.pop(),e.insertionMode=E.IN_TABLE_BODY,Jh(e,t));break}case u.
TBODY:case u.TFOOT:case u.THEAD:{(e.openElements.hasInTableScope(t.tagID)||e.openElements.hasInTableScope(u.TR))&&(e.openElements.clearBackToTableRowContext(),e.
openElements.pop(),e.insertionMode=E.IN_TABLE_BODY,Jh(e,t));break}case u.BODY:case u.CAPTION:case u.COL:case u.COLGROUP:case u.HTML:case u.TD:case u.TH:break;default:
eu(e,t)}}function X6(e,t){let r=t.tagID;IR.has(r)?(e.openElements.hasInTableScope(u.TD)||e.openElements.hasInTableScope(u.TH))&&(e._closeTableCell(),zm(e,t)):vt(
e,t)}function Q6(e,t){let r=t.tagID;switch(r){case u.TD:case u.TH:{e.openElements.hasInTableScope(r)&&(e.openElements.generateImpliedEndTags(),e.openElements.popUntilTagNamePopped(
r),e.activeFormattingElements.clearToLastMarker(),e.insertionMode=E.IN_ROW);break}case u.TABLE:case u.TBODY:case u.TFOOT:case u.THEAD:case u.TR:{e.openElements.
hasInTableScope(r)&&(e._closeTableCell(),bR(e,t));break}case u.BODY:case u.CAPTION:case u.COL:case u.COLGROUP:case u.HTML:break;default:Gm(e,t)}}function AR(e,t){
switch(t.tagID){case u.HTML:{vt(e,t);break}case u.OPTION:{e.openElements.currentTagId===u.OPTION&&e.openElements.pop(),e._insertElement(t,C.HTML);break}case u.OPTGROUP:{
e.openElements.currentTagId===u.OPTION&&e.openElements.pop(),e.openElements.currentTagId===u.OPTGROUP&&e.openElements.pop(),e._insertElement(t,C.HTML);break}case u.
HR:{e.openElements.currentTagId===u.OPTION&&e.openElements.pop(),e.openElements.currentTagId===u.OPTGROUP&&e.openElements.pop(),e._appendElement(t,C.HTML),t.ackSelfClosing=
!0;break}case u.INPUT:case u.KEYGEN:case u.TEXTAREA:case u.SELECT:{e.openElements.hasInSelectScope(u.SELECT)&&(e.openElements.popUntilTagNamePopped(u.SELECT),e.
_resetInsertionMode(),t.tagID!==u.SELECT&&e._processStartTag(t));break}case u.SCRIPT:case u.TEMPLATE:{Vr(e,t);break}default:}}function SR(e,t){switch(t.tagID){case u.
OPTGROUP:{e.openElements.stackTop>0&&e.openElements.currentTagId===u.OPTION&&e.openElements.tagIDs[e.openElements.slotBelow(e.openElements.stackTop)]===u.OPTGROUP&&
e.openElements.pop(),e.openElements.currentTagId===u.OPTGROUP&&e.openElements.pop();break}case u.OPTION:{e.openElements.currentTagId===u.OPTION&&e.openElements.
pop();break}case u.SELECT:{e.openElements.hasInSelectScope(u.SELECT)&&(e.openElements.popUntilTagNamePopped(u.SELECT),e._resetInsertionMode());break}case u.TEMPLATE:{
Yi(e,t);break}default:}}function J6(e,t){let r=t.tagID;r===u.CAPTION||r===u.TABLE||r===u.TBODY||r===u.TFOOT||r===u.THEAD||r===u.TR||r===u.TD||r===u.TH?(e.openElements.
popUntilTagNamePopped(u.SELECT),e._resetInsertionMode(),e._processStartTag(t)):AR(e,t)}function Z6(e,t){let r=t.tagID;r===u.CAPTION||r===u.TABLE||r===u.TBODY||r===
u.TFOOT||r===u.THEAD||r===u.TR||r===u.TD||r===u.TH?e.openElements.hasInTableScope(r)&&(e.openElements.popUntilTagNamePopped(u.SELECT),e._resetInsertionMode(),e.
onEndTag(t)):SR(e,t)}function e9(e,t){switch(t.tagID){case u.BASE:case u.BASEFONT:case u.BGSOUND:case u.LINK:case u.META:case u.NOFRAMES:case u.SCRIPT:case u.STYLE:case u.
TEMPLATE:case u.TITLE:{Vr(e,t);break}case u.CAPTION:case u.COLGROUP:case u.TBODY:case u.TFOOT:case u.THEAD:{e.tmplInsertionModeStack[e.tmplInsertionModeStack.length-
1]=E.IN_TABLE,e.insertionMode=E.IN_TABLE,ma(e,t);break}case u.COL:{e.tmplInsertionModeStack[e.tmplInsertionModeStack.length-1]=E.IN_COLUMN_GROUP,e.insertionMode=
E.IN_COLUMN_GROUP,t0(e,t);break}case u.TR:{e.tmplInsertionModeStack[e.tmplInsertionModeStack.length-1]=E.IN_TABLE_BODY,e.insertionMode=E.IN_TABLE_BODY,Km(e,t);break}case u.
TD:case u.TH:{e.tmplInsertionModeStack[e.tmplInsertionModeStack.length-1]=E.IN_ROW,e.insertionMode=E.IN_ROW,zm(e,t);break}default:e.tmplInsertionModeStack[e.tmplInsertionModeStack.
length-1]=E.IN_BODY,e.insertionMode=E.IN_BODY,vt(e,t)}}function t9(e,t){t.tagID===u.TEMPLATE&&Yi(e,t)}function CR(e,t){if(e.openElements.tmplCount>0){do e.openElements.
popUntilTagNamePopped(u.TEMPLATE),e.activeFormattingElements.clearToLastMarker(),e.tmplInsertionModeStack.pop();while(e.openElements.tmplCount>0);e._resetInsertionMode(),
e.onEof(t)}else e0(e,t)}function r9(e,t){t.tagID===u.HTML?vt(e,t):qm(e,t)}function _R(e,t){var r;if(t.tagID===u.HTML){if(e.fragmentContext||(e.insertionMode=E.AFTER_AFTER_BODY),
e.options.sourceCodeLocationInfo&&e.openElements.tagIDs[0]===u.HTML){e._setEndLocation(e.openElements.items[0],t);let n=e.openElements.items[1];n&&!(!((r=e.treeAdapter.
getNodeSourceCodeLocation(n))===null||r===void 0)&&r.endTag)&&e._setEndLocation(n,t)}}else qm(e,t)}function qm(e,t){e.insertionMode=E.IN_BODY,Vm(e,t)}function n9(e,t){
switch(t.tagID){case u.HTML:{vt(e,t);break}case u.FRAMESET:{e._insertElement(t,C.HTML);break}case u.FRAME:{e._appendElement(t,C.HTML),t.ackSelfClosing=!0;break}case u.
NOFRAMES:{Vr(e,t);break}default:}}function i9(e,t){t.tagID===u.FRAMESET&&!e.openElements.isRootHtmlElementCurrent()&&(e.openElements.pop(),!e.fragmentContext&&e.
openElements.currentTagId!==u.FRAMESET&&(e.insertionMode=E.AFTER_FRAMESET))}function s9(e,t){switch(t.tagID){case u.HTML:{vt(e,t);break}case u.NOFRAMES:{Vr(e,t);
break}default:}}function a9(e,t){t.tagID===u.HTML&&(e.insertionMode=E.AFTER_AFTER_FRAMESET)}function o9(e,t){t.tagID===u.HTML?vt(e,t):Hm(e,t)}function Hm(e,t){e.
insertionMode=E.IN_BODY,Vm(e,t)}function u9(e,t){switch(t.tagID){case u.HTML:{vt(e,t);break}case u.NOFRAMES:{Vr(e,t);break}default:}}function c9(e,t){t.chars=Ce,
e._insertCharacters(t)}function l9(e,t){e._insertCharacters(t),e.framesetOk=!1}function RR(e){for(;e.treeAdapter.getNamespaceURI(e.openElements.current)!==C.HTML&&
e.openElements.currentTagId!==void 0&&!e._isIntegrationPoint(e.openElements.currentTagId,e.openElements.current);)e.openElements.pop()}function m9(e,t){if(aR(t))
RR(e),e._startTagOutsideForeignContent(t);else{let r=e._getAdjustedCurrentElement(),n=e.treeAdapter.getNamespaceURI(r);n===C.MATHML?zh(t):n===C.SVG&&(oR(t),Wh(t)),
Um(t),t.selfClosing?e._appendElement(t,n):e._insertElement(t,n),t.ackSelfClosing=!0}}function p9(e,t){if(t.tagID===u.P||t.tagID===u.BR){RR(e),e._endTagOutsideForeignContent(
t);return}if(e.openElements.stackTop===0)return;let{tagName:r}=t,n=Kh.get(r),i=e.fragmentContext?e.treeAdapter.getNamespaceURI(e.fragmentContext):C.HTML,s=Math.
max(e.openElements.indexOfTopmostByName(C.SVG,r),e.openElements.indexOfTopmostByName(C.MATHML,r),n===void 0?-1:e.openElements.indexOfTopmostByName(C.SVG,n),i===
C.HTML||i===C.SVG||i===C.MATHML?-1:e.openElements.indexOfTopmostByName(i,r));s>e.openElements.indexOfTopmostHtmlElement()?(t.tagName=e.treeAdapter.getTagName(e.
openElements.items[s]),e.openElements.shortenToLength(s)):e._endTagOutsideForeignContent(t)}var yPe=new Set([T.AREA,T.BASE,T.BASEFONT,T.BGSOUND,T.BR,T.COL,T.EMBED,T.FRAME,T.HR,T.IMG,T.INPUT,T.KEYGEN,T.LINK,T.META,T.PARAM,T.SOURCE,T.TRACK,T.WBR]);function NR(e,t){return Zo.parse(e,t)}var f9=new Set(["missing-doctype","misplaced-doctype","misplaced-start-tag-for-head-element"]),Wm=class extends Error{code;offset;constructor(t,r){super(t),this.
code=t,this.offset=r}};function DR(e,t){let r=0;try{return{ok:!0,document:NR(e,{scriptingEnabled:!0,sourceCodeLocationInfo:!0,treeAdapter:{...Ht,createElement(i,s,a){
return t.spendNodes(1+a.length),Ht.createElement(i,s,a)},createCommentNode(i){return t.spendNodes(),Ht.createCommentNode(i)},onItemPush(){r+=1,t.checkNesting(r)},
onItemPop(){r-=1}},onParseError({code:i,startOffset:s}){if(!f9.has(i))throw new Wm(i,s)}})}}catch(n){if(n instanceof Wm)return{ok:!1,code:n.code,offset:n.offset};
throw n}}function kR(e){let t=M1(e.text,e.path,d9),r=t.length-e.text.length,n=DR(t,e.budget),i=new r0(e,r);return n.ok?i.readAll(n.document.childNodes):e.refuse({...vR,why:`${vR.
why} (${n.code}).`},Math.max(0,n.offset-r)),i.scripts}var d9="0".repeat(64),h9={"http://www.w3.org/1999/xhtml":new Set(cm),"http://www.w3.org/2000/svg":new Set(
ra)},r0=class{scripts=[];#e;#t;constructor(t,r){this.#e=t,this.#t=r}readAll(t){for(let r of t)"tagName"in r&&(this.#r(r),this.readAll(r.childNodes))}#r(t){let r=t.
sourceCodeLocation?.startOffset??this.#t;if(r<this.#t&&t.tagName==="script")return;let n=Math.max(0,r-this.#t);if(h9[t.namespaceURI]?.has(t.tagName)!==!0){this.#e.
refuse(g9(t.tagName),n);return}let s=t.namespaceURI.endsWith("svg");for(let{name:c,prefix:m="",value:p}of t.attrs){let g={name:m===""?c:`${m}:${c}`,value:p},y=this.#n(
t,g.name)??n;s?bm(this.#e,t.tagName,g,y):D_(this.#e,t.tagName,g,y)}if(s)return;let a=v_(this.#e,t,n);a!==null&&this.scripts.push(a)}#n(t,r){let n=t.sourceCodeLocation?.
attrs?.[r]?.startOffset;return n===void 0?void 0:n-this.#t}};function g9(e){return{rule:"html.element",family:Am(e)??"html",why:"The document has an element tha\
t renderers do not have.",fix:"Use text, sections, lists, tables, img, canvas and SVG shapes; styles belong into a .css file."}}var vR={rule:"html.syntax",family:"\
html",why:"The document breaks the syntax of HTML",fix:"Correct the markup; an HTML validator shows the place."};var uN=kv(oN(),1);var f8=new Set([...ra,"style"]),tp=class extends Error{};function cN(e){try{new I0(e).read()}catch(t){if(!(t instanceof tp))throw t}}var I0=class{#e;#t=new uN.SaxesParser(
{xmlns:!1,forceXMLVersion:!0,defaultXMLVersion:"1.0"});#r=0;#n=null;constructor(t){this.#e=t;let r=this.#t;r.on("error",()=>this.#f(d8)),r.on("doctype",()=>this.#f(
h8)),r.on("processinginstruction",()=>this.#e.refuse(g8,this.#c())),r.on("xmldecl",({version:n,encoding:i})=>{(n!=="1.0"||!/^(utf-8)?$/i.test(i??""))&&this.#e.refuse(
E8,0)}),r.on("opentag",n=>this.#s(n)),r.on("closetag",n=>this.#i(n)),r.on("text",n=>this.#u(n)),r.on("cdata",n=>this.#p(n))}read(){this.#t.write(this.#e.text).close()}#s({
name:t,attributes:r}){this.#e.budget.spendNodes(),this.#r+=1,this.#e.budget.checkNesting(this.#r);let n=this.#c();this.#r===1&&(t!=="svg"||r.xmlns===void 0)&&this.#e.
refuse(x8,n),(this.#n!==null||!f8.has(t))&&this.#e.refuse(y8,n);for(let[i,s]of Object.entries(r))this.#e.budget.spendTokens(),i==="style"?Dh(this.#e,s,n):bm(this.#e,
t,{name:i,value:s},n);t==="style"&&(this.#n={text:"",at:n})}#i({name:t}){if(this.#r-=1,t!=="style"||this.#n===null)return;let{text:r,at:n}=this.#n;this.#n=null,
oa(r,"sheet",this.#e.budget,{refuse:i=>this.#e.refuse(i,n),refer:()=>this.#e.refuse(I8,n)})}#u(t){this.#n!==null&&(this.#n.text+=t)}#p(t){this.#n===null?this.#e.
refuse(T8,this.#c()):this.#n.text+=t}#c(){return Math.max(0,this.#t.position-1)}#f(t){throw this.#e.refuse(t,this.#c()),new tp}},su="Export it as plain SVG.",d8={
rule:"svg.syntax",family:"SVG",why:"The file is not well-formed XML, or uses an entity beyond the five of XML.",fix:su},h8={rule:"svg.doctype",family:"SVG",why:"\
The file declares a document type.",fix:su},g8={rule:"svg.instruction",family:"SVG",why:"The file has a processing instruction.",fix:su},E8={rule:"svg.syntax",family:"\
SVG",why:"The file is not XML 1.0 in UTF-8.",fix:su},x8={rule:"svg.root",family:"SVG",why:"The root is not an svg element in the namespace of SVG.",fix:'Begin w\
ith <svg xmlns="http://www.w3.org/2000/svg">.'},y8={rule:"svg.element",family:"SVG",why:"The picture has an element that bundles do not have.",fix:"Draw with pa\
ths, shapes and text; no scripts, links, pictures inside pictures or animation elements."},T8={rule:"svg.cdata",family:"SVG",why:"The file has a CDATA section o\
utside style.",fix:su},I8={rule:"svg.reference",family:"SVG",why:"A picture loads nothing: its addresses are #id of its own elements.",fix:"Write url(#id)."};function lN(e,t,r){let n=[],i=[];for(let s of[...e.keys()].sort()){let a=s===gt?void 0:b8[or(s)?.ending??""],c=a===void 0?null:Qn(e.get(s)??new Uint8Array);if(a===
void 0||c===null)continue;let m=new ea(s,c,r);i.push(m),nm(()=>n.push(...a(m,t)))}return{scans:i,scripts:n}}var b8={html:A8,css:b0(S8),svg:b0(cN),json:b0((e,{requiredNames:t})=>P1(
e,t))};function b0(e){return(t,r)=>(e(t,r),[])}function A8(e,{entrypoint:t}){let r=kR(e);if(e.path===t)return r;for(let{offset:n}of r)e.refuse(C8,n);return[]}function S8(e){
oa(e.text,"sheet",e.budget,{refuse:(t,r)=>e.refuse(t,r),refer:(t,r,n)=>e.refer(t,r,n)})}var C8={rule:"html.script",family:"EMB",why:"Only the entrypoint loads s\
cripts.",fix:"Remove the script element, or the document."};var F={bits:0,refs:[],texts:[]},xe=class{value;lastReader=void 0;lastRead=0;readers=void 0;constructor(t=F){this.value=t}addReader(t){this.lastReader!==void 0&&
(this.readers??=new Set([this.lastReader]),this.readers.add(t)),this.lastReader=t}},Rr=class{kind;fields=void 0;setters=void 0;#e=void 0;#t=void 0;#r=void 0;#n=void 0;#s=void 0;#i=void 0;#u=void 0;#p=void 0;constructor(t){
this.kind=t}get names(){return this.#e??=new xe,this.#e}get elements(){return this.#t??=new xe,this.#t}get unnamed(){return this.#r??=new xe,this.#r}get keys(){
return this.#n??=new xe,this.#n}get iterators(){return this.#s??=new xe,this.#s}get sources(){return this.#i??=new xe,this.#i}get parents(){return this.#u??=new xe,
this.#u}get heirs(){return this.#p??=new xe,this.#p}},Ze=class extends Rr{node;scope;isMethod;parameters;rest=new xe;all=new xe;bound=new xe;anywhere=new xe;receiver=new xe;result=new xe;sent=new xe;isCalled=!1;unit=void 0;#e=void 0;constructor(t,r,n){
super("function"),this.node=t,this.scope=r,this.isMethod=n,this.parameters=t.params.map(()=>new xe)}get yielded(){return this.#e??=new Rr("iterator"),this.#e}},
yn=class extends Rr{node;instance=new Rr("instance");construct=new xe;superclass=new xe;constructor(t){super("class"),this.node=t}},qt=class extends Rr{name;constructor(t){
super("native"),this.name=t}},st=class{parent;owner;#e=void 0;constructor(t,r){this.parent=t,this.owner=r}get variables(){return this.#e??=new Map,this.#e}declare(t){
let r=this.variables.get(t);if(r!==void 0)return r;let n={cell:new xe};return this.variables.set(t,n),n}variableOf(t){return t.variable===void 0&&(t.variable=this.
find(t.name)??null),t.variable??void 0}find(t){for(let r=this;r!==void 0;r=r.parent){let n=r.#e?.get(t);if(n!==void 0)return n}}};var A={number:1,text:2,other:4,data:8,builtin:16,document:32,host:64,style:128,dataset:256,window:512,uncalled:1024},ve=A.document|A.host|A.style|A.dataset|A.window,
mN=A.number|A.text|A.other,A0=mN|A.data,pN=32,tr=e=>({bits:e,refs:[],texts:null}),ke=tr(A.number),je=tr(A.text),re=tr(A.other),Kr=tr(mN),ze=tr(A.data),Tn=tr(A.builtin),
xi=tr(A.host),au=tr(A.host|A.other),rp=tr(A.style),fN=tr(A.dataset),dN=tr(A.document),at=tr(A0|A.builtin|A.document|A.host|A.style|A.dataset),Ji=tr(at.bits|A.uncalled),
np=tr(A.window);function ou(...e){return{bits:A.text,refs:[],texts:e}}function w(e){return{bits:0,refs:[e],texts:[]}}function _(e,t){if(e===t||G(t))return e;if(G(
e))return t;let r=e.bits|t.bits,n=hN(e.refs,t.refs),i=_8(e,t);return r===e.bits&&n===e.refs&&i===e.texts?e:{bits:r,refs:n,texts:i}}function _8(e,t){if((t.bits&A.
text)===0)return e.texts;if((e.bits&A.text)===0)return t.texts;if(e.texts===null||t.texts===null)return null;let r=hN(e.texts,t.texts);return r.length>pN?null:r}
function hN(e,t){if(e===t||t.length===0)return e;let r=e.length>8?new Set(e):void 0,n=t.filter(i=>!(r?.has(i)??e.includes(i)));return n.length===0?e:[...e,...n]}
function In(e){return e.reduce(_,F)}function G({bits:e,refs:t}){return e===0&&t.length===0}function k(e,t){return(e.bits&t)!==0}function xt({bits:e,refs:t},r){return t.
length===0&&(e&~r)===0}function Nr(e){return xt(e,A.text)&&e.texts!==null&&e.texts.length>0?e.texts:void 0}function ip(e,t){if(G(e)||G(t))return F;if(xt(e,A.number)&&
xt(t,A.number))return ke;let r=R8(e,t);return r!==null?ou(...r):xt(e,A.text)||xt(t,A.text)?je:Kr}function R8(e,t){let[r,n]=[Nr(e),Nr(t)];return r===void 0||n===
void 0||r.length*n.length>pN?null:[...new Set(r.flatMap(i=>n.map(s=>i+s)))]}var gN={values:[],spread:F};function Ae({values:e,spread:t},r){return _(e[r]??F,t)}function gr(...e){return{values:e,spread:F}}function _e(e,t,r,n){return{rule:e,family:t,why:r,fix:n}}var D={language:_e("script.language","script","This part of the language is not for renderers: async, a\
wait, using, with, debugger, import.meta, new.target.","Write it as plain, synchronous code."),dynamicImport:_e("DYN.import","DYN","import() loads code that the\
 scan has not seen.","Import the module at the top of the script."),namespace:_e("script.namespace","script","window, Math, JSON, Object, Intl and Symbol are on\
ly used with a constant, listed member, such as Math.max.","Write the member directly behind the name."),computed:_e("script.computed","script","The property is\
 computed, and the object is neither data nor a literal table.","Name the property, or keep the values in a Map and use get."),computedNative:_e("DYN.computed",
"DYN","A computed property of an object of the browser or the language could be any of its members.","Name the property directly."),call:_e("script.call","scrip\
t","It is not certain which function this calls.","Call functions of the bundle by their names, or keep them in a Map and use get."),callback:_e("script.callbac\
k","script","Only functions that the bundle defines are passed where something calls them.","Pass an arrow function that calls what is meant."),construct:_e("DY\
N.construct","DYN","Only classes of the bundle and listed constructors are constructed.","Construct them by their names."),self:_e("script.this","script","this \
is only used as this.name in classes and object literals that define the name.","Name the object, or write a class."),assign:_e("script.assign","script","Nothin\
g is assigned to names and members that the bundle does not define.","Declare a variable of your own with let or const."),global:_e("script.global","script","A \
top-level var or function of a classic script becomes a property of the window of this name.","Use let or const, another name, or a module."),nested:_e("script.\
function","script","A function declaration within a block means different things in old scripts.","Declare the function outside the block, or as a const."),implicit:_e(
"DYN.implicit","DYN","A property of this name is called by the language itself and must be a function of the bundle.","Use another name, or define the function \
in place."),setLike:_e("script.set","script","A set is combined and compared with sets and maps only: methods of another object would be called.","Pass a Set."),
iterator:_e("script.iterator","script","An object that is iterated defines its iterator as a generator method.","Write *[Symbol.iterator]() { ... }."),hostSpread:_e(
"EMB.copy","EMB","Properties of objects of the browser are not copied or listed: among them are windows and addresses.","Read the properties that are needed by \
their names."),element:_e("EMB.element","EMB","Elements are created by constant, listed names.","Write the name of a listed element; script, link and meta belon\
g into the document."),attribute:_e("script.attribute","script","Attributes are set by constant, listed names.","Write the name of a listed attribute; handlers \
and style are none."),reference:_e("NET.reference","NET","src is set to a constant path of a file of the bundle, href to a constant #id.","Write the path as a c\
onstant text."),styleValue:_e("CSS.value","CSS","The style value has a function or an escape that is not allowed, or loads something.","Use listed CSS functions\
; url() only as url(#id)."),context:_e("EMB.context","EMB","A canvas has the one context '2d'.","Call getContext('2d')."),animation:_e("TIM.animation","TIM","Wh\
at animate returns is a clock.","Call animate as a statement, without using its result."),frame:_e("script.import","script","Modules import modules of the bundl\
e by relative paths that end in .js, and names that these export.","Correct the path or the name; a script of the bundle is loaded either as a module or as a cl\
assic script."),stateDelta:_e("DATA.delta","DATA","state_delta is no renderer’s to write.","Remove it; the engine owns the state."),testStates:_e("DATA.states",
"DATA","The script carries states or boards of its own.","Remove test states; practice games give real ones."),renderer:_e("BIND.render","BIND","window.RialtoRe\
nderer is set exactly once, to an object with a known function render of at least one parameter.","Write window.RialtoRenderer = { render } once.")};var N8=/^(?:Array\.isArray|Boolean|isFinite|isNaN|Math\..+|Number|Number\..+|parseFloat|parseInt|String)$/;function zr(e,t,r,n,i,s){if(G(t))return F;xt({...t,refs:[]},
A.other)&&t.refs.length>0&&t.refs.every(m=>m.kind==="function"||m instanceof qt&&N8.test(m.name))||e.refuse(D.callback,i,s);let c={...t,bits:0,refs:t.refs.filter(
({kind:m})=>m==="function"||m==="native")};return G(c)?F:e.callValue(c,r,n,i,s)}var D8={NET:`fetch fetchLater XMLHttpRequest WebSocket WebSocketStream EventSource WebTransport navigator Image Audio location
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
    CustomEvent EventTarget KeyboardEvent MouseEvent PointerEvent TouchEvent onkeydown onclick getSelection`,DATA:"structuredClone"},v8={NET:["A renderer makes \
no requests and navigates nowhere.","Put what it needs into the bundle."],STO:["A renderer stores nothing.","Keep what one page needs in variables."],DYN:["This\
 leads from text to code or to constructors.","Write the code out; name properties directly."],EMB:["This leads to other windows, frames, workers, messages or d\
ocuments.","Draw with listed elements only."],TIM:["A renderer has no timers, promises, clocks or randomness.","Draw when render is called; animate with request\
AnimationFrame and its time, or with CSS."],INP:["A renderer takes no input, and listens to no events.","Remove the handler; show what the state says."],DATA:["\
A renderer shows the state and never computes or carries it.","Read the state that render is called with."],BIND:["The bundle is not bound to the state.","Set w\
indow.RialtoRenderer once, with a function render."],CSS:["Style sheets are files of the bundle, and styles load nothing.","Use a style sheet of the bundle."],SVG:[
"This is not allowed in SVG.","Use the listed elements and attributes."],html:["This is not allowed in documents.","Use the listed elements and attributes."],refs:[
"The reference is no file of the bundle.","Name a file of the bundle."],scan:["The scan does not accept this.","Write it more simply."],script:["The name is not\
 on the list of what renderers may use.","Use only listed names; define your own."]},k8=$8(D8),EN=new Map([...hh.map(e=>[e,"DYN"]),...H1.map(e=>[e,"EMB"]),...um.
map(e=>[e,"INP"]),...Object.entries(j1).flatMap(([e,t])=>t.map(r=>[r,TN(e)]))]),O8=new Set(hh);function S0(e){return O8.has(e)}function xN(e){return EN.get(e)}function uu(e){
return yN(k8.get(e)??"script","name")}function Zi(e){return yN(EN.get(e)??"script","member")}function yN(e,t){let[r,n]=v8[e];return{rule:`${e}.${t}`,family:e,why:r,
fix:n}}function $8(e){let t=Object.entries(e).flatMap(([r,n])=>n.split(/\s+/).map(i=>[i,TN(r)]));return new Map(t)}function TN(e){return["NET","STO","DYN","EMB",
"TIM","INP","DATA","CSS"].find(r=>r===e)??"script"}var bn=e=>new Set(e.trim().split(/\s+/)),AN=new Set(Object.values(dh).flat()),w8=new Set(am.CSSStyleDeclaration),IN=new Set([...cm,...ra].filter(e=>e==="title"||
!q1.includes(e))),P8=new Set(lm),L8=bn("http://www.w3.org/2000/svg http://www.w3.org/1999/xhtml"),M8=bn(`
  body canvas childNodes children classList documentElement firstChild firstElementChild lastChild
  lastElementChild nextElementSibling nextSibling offsetParent ownerSVGElement parentElement parentNode
  previousElementSibling previousSibling target viewportElement`),F8=bn("borderBoxSize contentBoxSize contentRect data devicePixelContentBoxSize"),SN=bn(`
  appendChild cloneNode closest createConicGradient createDocumentFragment createElement createElementNS
  createImageData createLinearGradient createPattern createRadialGradient createTextNode getContext getCTM getElementById
  getImageData getPointAtLength getScreenCTM getTransform insertBefore inverse item matrixTransform multiply
  querySelector querySelectorAll removeChild replaceChild transformPoint`),CN=bn("getAttributeNames getBBox getBoundingClientRect getLineDash measureText"),B8=bn(
"getPropertyPriority getPropertyValue item removeProperty setProperty"),U8=bn("entries forEach keys values"),C0=bn(`
  alt ariaHidden ariaLabel ariaLive ariaValueMax ariaValueMin ariaValueNow ariaValueText className colSpan dir direction
  fillStyle filter font fontKerning fontStretch fontVariantCaps globalAlpha globalCompositeOperation height hidden id
  imageSmoothingEnabled imageSmoothingQuality lang letterSpacing lineCap lineDashOffset lineJoin lineWidth max min
  miterLimit nodeValue role rowSpan shadowBlur shadowColor shadowOffsetX shadowOffsetY src strokeStyle textAlign
  textBaseline textContent textRendering title value width wordSpacing a b c d e f w x y z`),_N=bn("fillStyle strokeStyle"),H8=bn("fillStyle filter font shadowC\
olor strokeStyle");function RN(e){return AN.has(e)}function _0(e){return F8.has(e)?ze:M8.has(e)?au:e==="style"?rp:e==="dataset"?fN:_N.has(e)?_(Tn,_(Kr,xi)):SN.has(
e)||CN.has(e)?Tn:C0.has(e)?_(Tn,Kr):Kr}function NN(e,t,r,n,i,s){let a=t.refs.length>0||k(t,A.data),c=_N.has(r)?ve&~A.host:ve;(n.refs.length>0||k(n,c))&&!k(_(t,n),
A.uncalled)&&e.refuse(D.assign,i,s),k(t,A.style)&&(w8.has(r)&&e.refuse(Zi(r),i,s),lu(e,n,i,s)),k(t,A.document)&&!a&&e.refuse(D.assign,i,s),k(t,A.host)&&(!C0.has(
r)&&!a&&e.refuse(D.assign,i,s),r==="style"&&e.refuse(D.styleValue,i,s),r==="src"&&kN(e,n,i,s),H8.has(r)&&lu(e,n,i,s))}function DN(e,t,r,n,i,s){if(k(t,A.style)&&
B8.has(r))return r==="setProperty"&&lu(e,Ae(n,1),i,s),je;let a=k(t,A.document)&&dh.Document?.includes(r)===!0;if(!(!(k(t,A.host)&&AN.has(r))&&!a)&&!(U8.has(r)||
C0.has(r)))return j8(e,r,n,i,s),SN.has(r)?au:CN.has(r)?ze:Kr}function j8(e,t,r,n,i){let s=Ae(r,0),a=Ae(r,1);switch(t){case"createElement":bN(e,s,n,i);return;case"\
createElementNS":cu(s,c=>L8.has(c))||e.refuse(D.element,n,i),bN(e,a,n,i);return;case"getContext":cu(s,c=>c==="2d")||e.refuse(D.context,n,i);return;case"setAttri\
bute":q8(e,s,a,n,i);return;case"toggleAttribute":cu(s,vN)||e.refuse(D.attribute,n,i);return;case"animate":e.statementCalls.has(n)||e.refuse(D.animation,n,i);for(let c of s.
refs)ON(e,c,2,n,i);return;default:}}function bN(e,t,r,n){if(cu(t,a=>IN.has(a)))return;let i=Nr(t)?.find(a=>!IN.has(a)),s=Am(i?.toLowerCase()??"")??D.element.family;
e.refuse({...D.element,rule:`${s}.element`,family:s},r,n)}function q8(e,t,r,n,i){let s=Nr(t);if(s===void 0){G(t)||e.refuse(D.attribute,n,i);return}for(let a of s)
a==="src"?kN(e,r,n,i):a==="href"?cu(r,c=>/^#[^\s]+$/.test(c))||e.refuse(D.reference,n,i):vN(a)?/^(?:clip-path|fill|font|gradientTransform|mask|stop|stroke|transform)/.
test(a)&&lu(e,r,n,i):e.refuse(D.attribute,n,i)}function vN(e){return $o.some(t=>t.endsWith("*")?e.startsWith(t.slice(0,-1))&&/^[a-z-]+[a-z0-9-]*$/.test(e):t===e)}
function kN(e,t,r,n){let i=Nr(t);if(i===void 0){G(t)||e.refuse(D.reference,r,n);return}for(let s of i)/^(?:\.\/)?[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/.test(s)?e.refer(
s,r,n):e.refuse(D.reference,r,n)}function lu(e,t,r,n){k(t,A.text)&&t.texts?.some(i=>!V8(i))===!0&&e.refuse(D.styleValue,r,n)}function V8(e){return/\\|\/\*|@/.test(
e)?!1:[...e.matchAll(/([-\w]+)\(\s*(#?)/g)].every(([,t="",r])=>t.toLowerCase()==="url"?r==="#":P8.has(t.toLowerCase()))}function ON(e,t,r,n,i){for(let s of e.prototypeChainOf(
t)){let a=e.fieldsOf(s).map(([,c])=>c);for(let c of[s.elements,s.unnamed,...a]){let m=e.read(c);if(lu(e,m,n,i),r>0)for(let p of m.refs)ON(e,p,r-1,n,i)}}}function cu(e,t){
return G(e)||Nr(e)?.every(t)===!0}var G8=new Set(fh),K8=new Set(am.CSSStyleDeclaration),z8=new Set(["length","size","byteLength","lastIndex","index"]),W8=new Set([...om,..."anchor apply big bind\
 blink bold call fixed fontcolor fontsize isPrototypeOf italics link".split(" "),..."propertyIsEnumerable return small strike sub substr sup throw trimLeft trim\
Right".split(" ")]),R0=new Set(["toString","valueOf","toJSON"]),Y8=new Set(["call","apply","bind"]);function sp(e,t,r,n,i){if(k(t,A.window))return e.refuse(D.self,
n,i),!0;let s=xN(r);if(s===void 0||xt(t,A.style|A.dataset|A.other)&&!S0(r))return!1;let a=t.refs.some(({kind:m})=>m==="function"||m==="class"||m==="native"),c=S0(
r)||k(t,ve)||s==="DYN"&&(a||k(t,A.builtin));return c&&e.refuse(Zi(r),n,i),c}function wN(e,t,r,n,i){if(sp(e,t,r,n,i))return at;let s=k(t,A.uncalled)?Ji:F;for(let c of t.
refs)s=_(s,Dr(e,c,r));let a=!G(s);return t.refs.length>0&&!a&&(s=$N(r)),k(t,A.data)&&(e.isReporting&&!k(t,ve)&&e.namesRead.add(r),s=_(s,e.dataValue())),k(t,A.text|
A.number|A.other)&&(s=_(s,$N(r))),k(t,A.builtin)&&(s=_(s,_(Tn,re))),k(t,ve)?_(s,X8(e,t,r,a,n,i)):s}function $N(e){return z8.has(e)?ke:W8.has(e)?_(Tn,re):re}function X8(e,t,r,n,i,s){
let a=F,c=n||k(t,A.data),m=p=>{!p&&!c&&e.refuse(Zi(r),i,s)};return k(t,A.document)&&(m(G8.has(r)),a=_(a,_0(r))),k(t,A.host)&&(m(RN(r)),a=_(a,_0(r))),k(t,A.style)&&
(m(!K8.has(r)),a=_(a,Kr)),k(t,A.dataset)?_(a,Kr):a}function Dr(e,t,r){let n=F;for(let i of e.prototypeChainOf(t))n=_(n,_(e.readField(i,r),e.read(i.unnamed))),mu(
r)&&(n=_(n,e.read(i.elements)));return n}function mu(e){return/^[-\dIN]/.test(e)&&String(Number(e))===e}function PN(e,t){let r=Vt(e,t);return t.refs.length>0||k(
t,A.builtin|A.other|A.number)?_(r,re):r}function Vt(e,t){let r=k(t,A.uncalled)?Ji:F;for(let n of t.refs)for(let i of e.prototypeChainOf(n)){r=_(r,_(e.read(i.elements),
e.read(i.unnamed)));for(let[s,a]of e.fieldsOf(i))mu(s)&&(r=_(r,e.read(a)))}return k(t,A.data)&&(r=_(r,e.dataValue())),k(t,A.text)&&(r=_(r,je)),k(t,A.host)&&(r=_(
r,au)),k(t,A.style|A.dataset)?_(r,je):r}function pu(e,t){let r=F;for(let n of e.prototypeChainOf(t)){r=_(r,_(e.read(n.elements),e.read(n.unnamed)));for(let[,i]of e.
fieldsOf(n))r=_(r,e.read(i))}return r}function ap(e){return!k(e,ve|A.builtin)&&e.refs.every(({kind:t})=>t==="object"||t==="array"||t==="iterator")}function LN(e,t,r,n){
if(G(t))return F;if(!ap(t))return e.refuse(k(t,ve)?D.computedNative:D.computed,r,n),at;let i=_(Tn,re);for(let s of t.refs)i=_(i,pu(e,s));return k(t,A.data)?_(i,
e.dataValue()):i}function yi(e,t,r,n,i,s){if(!sp(e,t,r,i,s)){r==="state_delta"&&e.refuse(D.stateDelta,i,s),Q8(e,r,n,i,s);for(let a of t.refs)(a.kind==="native"||
a instanceof Ze&&Y8.has(r))&&e.refuse(D.assign,i,s),Z8(e,a,r,n,i,s);k(t,A.data)&&xa(e,t,n),k(t,A.builtin)&&!k(t,A.uncalled)&&J8(e,r,n,i,s),k(t,ve)&&NN(e,t,r,n,i,
s)}}function Q8(e,t,r,n,i){R0.has(t)&&(r.refs.some(s=>!(s instanceof Ze))||k(r,A.builtin|ve))&&e.refuse(D.implicit,n,i)}function J8(e,t,r,n,i){(r.refs.length>0||
k(r,ve|A.builtin)||R0.has(t))&&e.refuse(D.assign,n,i)}function MN(e,t,r){for(let n of r.refs)n instanceof Ze&&(e.write(n.receiver,w(t)),e.write(n.anywhere,je))}
function Z8(e,t,r,n,i,s){e.writeField(t,r,n),R0.has(r)&&MN(e,t,n);for(let{kind:a}of n.refs)if(a==="function"){e.write(e.methodsOf(r),n);break}N0(e,t,a=>a===r,n,
i,s)}function N0(e,t,r,n,i,s){if(!G(e.read(e.anySetter)))for(let a of e.prototypeChainOf(t))for(let[c,m]of e.fieldsOf(a,"setters")){if(!r(c))continue;let p=_(w(
a),w(t));e.callValue(e.read(m),p,{values:[n],spread:F},i,s)}}function xa(e,t,r){k(t,A.uncalled)||(r.refs.length>0||k(r,ve|A.builtin))&&e.write(e.insideData,r)}function ya(e,t,r,n,i){
for(let s of t.refs)e.write(s.elements,r),N0(e,s,mu,r,n,i);k(t,A.data)&&xa(e,t,r),(k(t,ve|A.builtin)||t.refs.some(({kind:s})=>s==="native"))&&e.refuse(D.computedNative,
n,i)}function es(e,t,r,n,i){if(!G(t)){if(!ap(t)){e.refuse(k(t,ve)?D.computedNative:D.computed,n,i);return}for(let s of t.refs)e.write(s.unnamed,r),r.refs.length>
0&&eH(e,s,r),MN(e,s,r),N0(e,s,()=>!0,r,n,i);k(t,A.data)&&xa(e,t,r)}}function eH(e,t,r){e.write(t.parents,r);for(let n of r.refs)e.write(n.heirs,_(w(t),e.read(t.
heirs)))}function D0(e,t,r){let n=e.pairAt(r);e.writeField(n,"0",ke);for(let s of t.refs)s.kind==="map"&&e.writeField(n,"0",e.read(s.keys)),s.kind==="set"&&e.writeField(
n,"0",e.read(s.elements));e.writeField(n,"1",Vt(e,t));let i=e.objectAt(r,"array");return e.write(i.elements,w(n)),i}function yt(e,t,r,n){let i=F,s=t.refs.filter(
({kind:c})=>c==="map"),a=s.length===0?t:{...t,refs:t.refs.filter(({kind:c})=>c!=="map")};G(a)||(i=Vt(e,a)),s.length>0&&(i=_(i,Vt(e,w(D0(e,{...F,refs:s},r)))));for(let c of t.
refs)i=_(i,tH(e,c,r,n));return i}function tH(e,t,r,n){let i=F;for(let s of e.prototypeChainOf(t)){let a=e.read(s.iterators);if(!a.refs.some(({kind:m})=>m==="fun\
ction"))continue;let c=e.callValue(a,_(w(s),w(t)),gN,r,n);i=_(i,Vt(e,c))}return i}function FN(e,t){return e.write(t.yielded.sources,w(t)),w(t.yielded)}var Bn=e=>new Set(e.trim().split(/\s+/)),rH=new Set(om),nH=Bn(`
  charCodeAt codePointAt findIndex findLastIndex indexOf lastIndexOf localeCompare search getDate getDay getFloat32
  getFloat64 getFullYear getHours getInt16 getInt32 getInt8 getMilliseconds getMinutes getMonth getSeconds getTime
  getTimezoneOffset getUTCDate getUTCDay getUTCFullYear getUTCHours getUTCMilliseconds getUTCMinutes getUTCMonth
  getUTCSeconds getUint16 getUint32 getUint8 push unshift`),iH=Bn(`
  charAt format join normalize padEnd padStart repeat replace replaceAll select startsWith substring toExponential
  toFixed toISOString toLocaleLowerCase toLocaleString toLocaleUpperCase toLowerCase toPrecision toString toUpperCase
  toWellFormed trim trimEnd trimStart`),sH=Bn("exec formatToParts match matchAll split"),aH=Bn("every filter find findIndex findLast findLastIndex flatMap forEa\
ch map some reduce reduceRight sort toSorted"),oH=Bn("at find findLast get pop shift"),uH=Bn(`
  concat difference drop filter flat intersection slice splice subarray symmetricDifference take toArray toReversed
  toSorted toSpliced union values with`),cH=Bn("add copyWithin fill reverse set sort valueOf"),lH=Bn("copyWithin fill reverse shift sort splice unshift"),mH={add:0,
fill:0,push:0,set:1,splice:2,unshift:0},pH={concat:0,toSpliced:2,union:0,symmetricDifference:0,with:1},BN=Bn("difference intersection isDisjointFrom isSubsetOf \
isSupersetOf symmetricDifference union");function UN(e,t,r,n,i,s){if(!rH.has(r))return;let a={run:e,target:t,name:r,parameters:n,node:i,scope:s};if(/^(?:entries|keys|values)$/.
test(r)&&n.values.length>0&&e.refuse(D.computedNative,i,s),lH.has(r))for(let m of t.refs)gH(e,m);BN.has(r)&&dH(a),hH(a);let c=aH.has(r)?EH(a):F;return(r==="repl\
ace"||r==="replaceAll")&&IH(a),fH(a,c)}function fH(e,t){let{run:r,target:n,name:i,node:s}=e;return nH.has(i)?ke:i==="next"?bH(e):i==="map"||i==="flatMap"?v0(r,s,
i==="map"?t:op(r,t)):i.startsWith("reduce")?_(t,HN(e)):i==="entries"?w(D0(r,n,s)):i==="keys"?v0(r,s,k0(r,n)):oH.has(i)?_(Vt(r,n),re):uH.has(i)?yH(e):cH.has(i)?n:
iH.has(i)?je:sH.has(i)?ze:re}function dH({run:e,parameters:t,node:r,scope:n}){Ae(t,0).refs.some(({kind:s})=>s!=="set"&&s!=="map")&&e.refuse(D.setLike,r,n)}function hH({
run:e,target:t,name:r,parameters:n,node:i,scope:s}){let a=mH[r];if(a===void 0)return;let c=In([...n.values.slice(a),n.spread]);if(r==="set")for(let p of t.refs)
e.write(p.keys,Ae(n,0));let m={...t,bits:t.bits&A.data};G(m)||ya(e,m,c,i,s)}function gH(e,t){for(let[r,n]of e.fieldsOf(t))mu(r)&&e.write(t.elements,e.read(n))}function EH(e){
let{run:t,target:r,name:n,parameters:i,node:s,scope:a}=e,c=Vt(t,r);if((n==="sort"||n==="toSorted")&&i.values.length===0&&G(i.spread))return F;let p=xH(e,c),g=zr(
t,Ae(i,0),Ae(i,1),p,s,a);if(!n.startsWith("reduce"))return g;let[,...y]=p.values,S=gr(g,...y);return _(g,zr(t,Ae(i,0),F,S,s,a))}function HN({run:e,target:t,parameters:r}){
let n=Ae(r,1);return r.values.length>1?n:_(n,Vt(e,t))}function xH(e,t){let{run:r,target:n,name:i}=e;return i==="sort"||i==="toSorted"?gr(t,t):i.startsWith("redu\
ce")?gr(HN(e),t,ke,n):gr(t,k0(r,n),n)}function k0(e,t){let r=ke;for(let n of t.refs)n.kind==="map"&&(r=_(r,e.read(n.keys))),n.kind==="set"&&(r=_(r,e.read(n.elements)));
return r}function yH(e){let{run:t,target:r,name:n,parameters:i,node:s}=e,a=pH[n],c=Vt(t,r);if(n==="flat"&&(c=TH(t,c)),a!==void 0){let y=In([...i.values.slice(a),
i.spread]);c=_(c,_(y,op(t,y))),BN.has(n)&&(c=_(c,k0(t,y)))}let m={...r,refs:[],bits:r.bits&(A.data|A.text)};if(r.refs.length===0&&xt(c,A0))return n==="slice"||n===
"concat"?{...m,texts:null}:_(ze,F);let g=v0(t,s,c);return k(r,A.text)&&(n==="slice"||n==="concat")?_(g,je):g}function TH(e,t){let r=t;for(let n=_(r,op(e,r));n!==
r;n=_(r,op(e,r)))r=n;return r}function op(e,t){return _({...t,refs:t.refs.filter(({kind:r})=>r!=="array")},Vt(e,t))}function v0(e,t,r){let n=e.objectAt(t,"array");
return e.write(n.elements,r),w(n)}function IH({run:e,parameters:t,node:r,scope:n}){let i=Ae(t,1);if(i.refs.length===0&&!k(i,A.builtin|ve))return;let s={values:[
je],spread:_(Kr,ze)};zr(e,i,F,s,r,n)}function bH({run:e,target:t,parameters:r,node:n}){let i=e.objectAt(n,"object");e.writeField(i,"value",_(Vt(e,t),re)),e.writeField(
i,"done",re);for(let s of t.refs)for(let a of e.read(s.sources).refs)a instanceof Ze&&e.write(a.sent,Ae(r,0));return _(w(i),k(t,A.data)?ze:F)}function jN(e,t,r,n,i){let s=Ae(r,0),a=Ae(r,1);switch(hn[t]?.use!=="constructor"&&Vi[t]?.use!=="constructor"||e.refuse(t==="Date"?KN:D.call,n,i),t){case"Array":case"\
Array.of":return Ti(e,n,"array",zN(r));case"Array.from":return _H(e,r,n,i);case"Object.assign":return vH(e,r,n,i);case"Object.entries":case"Object.values":return NH(
e,s,t==="Object.entries",n,i);case"Object.keys":return ze;case"Object.freeze":case"Object.seal":return s;case"Object.fromEntries":return kH(e,s,n,i);case"Object\
.groupBy":case"Map.groupBy":return OH(e,t,r,n,i);case"JSON.parse":return G(a)||$H(e,a,n,i),e.dataValue();case"JSON.stringify":return w0(e,qN(e,s),n,i),(a.refs.some(
({kind:m})=>m!=="array")||k(a,A.builtin|ve))&&AH(e,s,a,n,i),je;case"requestAnimationFrame":return zr(e,s,F,gr(ke),n,i),ke;case"getComputedStyle":return rp;case"\
matchMedia":return xi;case"Error":case"RangeError":case"TypeError":return VN(e,r);default:return CH(t)}}function AH(e,t,r,n,i){let s=a=>{let c=_(qN(e,a),e.dataValue());
return zr(e,r,F,{values:[je],spread:c},n,i)};s(s(t))}function qN(e,t){let r=t,n=new Set(t.refs);for(let i of n){let s=In([pu(e,i),...Dr(e,i,"toJSON").refs.map(a=>SH(
e,a))]);r=_(r,s);for(let a of s.refs)n.add(a)}return r}function SH(e,t){return t instanceof Ze?e.read(t.result):F}function $0(e,t){return In(Ae(t,1).refs.map(r=>Dr(
e,r,"cause")))}function VN(e,t){return xa(e,ze,$0(e,t)),e.dataValue()}function CH(e){return/^(?:Math\.|Number$|parse|Number\.parse)/.test(e)?ke:/^String/.test(e)?
je:re}function GN(e,t,r,n,i){let s=Ae(r,0);switch(t){case"Array":return Ti(e,n,"array",zN(r));case"Map":case"WeakMap":return RH(e,s,n,i);case"Set":case"WeakSet":
return Ti(e,n,"set",G(s)?F:yt(e,s,n,i));case"Date":return r.values.length===0&&e.refuse(KN,n,i),ze;case"Path2D":return xi;case"ResizeObserver":return zr(e,s,F,gr(
Ti(e,n,"array",xi),xi),n,i),xi;case"Error":case"RangeError":case"TypeError":return VN(e,r);default:return/^(?:Intl\..+|ArrayBuffer|DataView|.*Array)$/.test(t)?ze:
void 0}}var KN={rule:"TIM.clock",family:"TIM",why:"A Date without an argument reads the clock.",fix:"Take times from the state, or the time that requestAnimatio\
nFrame gives."};function zN({values:e,spread:t}){return In([...e,t])}function Ti(e,t,r,n){let i=e.objectAt(t,r);return e.write(i.elements,n),w(i)}function _H(e,t,r,n){
let i=Ae(t,0),s=Ae(t,1),a=_(yt(e,i,r,n),In(i.refs.map(m=>pu(e,m))));if(G(s))return Ti(e,r,"array",a);let c=gr(_(a,re),ke);return Ti(e,r,"array",zr(e,s,Ae(t,2),c,
r,n))}function RH(e,t,r,n){let i=e.objectAt(r,"map");if(!G(t)){let s=yt(e,t,r,n);e.write(i.keys,O0(e,s,"0")),e.write(i.elements,O0(e,s,"1"))}return w(i)}function O0(e,t,r){
let n=F;for(let s of t.refs)n=_(n,Dr(e,s,r));let i={...t,refs:[],bits:t.bits&~A.other};return G(i)?n:_(n,Vt(e,i))}function NH(e,t,r,n,i){w0(e,t,n,i);let s=In([...t.
refs.map(c=>pu(e,c)),k(t,A.data)?e.dataValue():F]);if(!r)return Ti(e,n,"array",s);let a=e.pairAt(n);return e.writeField(a,"0",je),e.writeField(a,"1",s),Ti(e,n,"\
array",w(a))}function w0(e,t,r,n){k(t,ve)&&!k(t,A.uncalled)&&e.refuse(D.hostSpread,r,n)}function fu(e,t,r,n,i){w0(e,r,n,i);for(let a of r.refs){for(let[m,p]of e.
fieldsOf(a))yi(e,t,m,e.read(p),n,i);let c=_(e.read(a.unnamed),e.read(a.elements));G(c)||es(e,t,c,n,i),DH(e,t,a,n,i)}if(!k(r,A.data|A.builtin))return;ap(t)||e.refuse(
D.hostSpread,n,i);let s=k(r,A.uncalled)?Ji:e.dataValue();for(let a of t.refs)e.write(a.unnamed,s)}function DH(e,t,r,n,i){let s=e.read(r.iterators);if(!G(s)){t.bits!==
0&&e.refuse(D.iterator,n,i);for(let a of t.refs)e.write(a.iterators,s)}}function vH(e,t,r,n){let i=Ae(t,0),s=In([...t.values.slice(1),t.spread]);return fu(e,i,s,
r,n),k(i,A.builtin)&&e.refuse(D.assign,r,n),i}function kH(e,t,r,n){let i=e.objectAt(r,"object"),s=O0(e,yt(e,t,r,n),"1");return es(e,w(i),s,r,n),w(i)}function OH(e,t,r,n,i){
let s=yt(e,Ae(r,0),n,i),a=gr(s,ke),c=zr(e,Ae(r,1),F,a,n,i),m=e.pairAt(n);e.write(m.elements,s);let p=e.objectAt(n,t==="Map.groupBy"?"map":"object");return t==="\
Map.groupBy"?(e.write(p.keys,c),e.write(p.elements,w(m))):e.write(p.unnamed,w(m)),w(p)}function $H(e,t,r,n){let i=gr(je,e.dataValue(),e.dataValue());xa(e,ze,zr(
e,t,e.dataValue(),i,r,n))}function up(e,{arguments:t},r){let n=[],i=F,s=!1;for(let a of t)if(a.type==="SpreadElement")s=!0,i=_(i,yt(e,e.evaluate(a.argument,r),a,r));else{let c=e.evaluate(
a,r);s?i=_(i,c):n.push(c)}return{values:n,spread:i}}function Un(e,t,r,n,i,s){let a=F,c=k(t,A.uncalled);k(t,~A.other)&&!c&&e.refuse(D.call,i,s);for(let m of t.refs){
if(m instanceof Ze)a=_(a,P0(e,m,r,n));else if(m instanceof qt)a=_(a,jN(e,m.name,n,i,s));else continue;c=!0}return c||e.refuse(D.call,i,s),k(t,~A.other)?_(a,at):
a}function P0(e,t,r,{values:n,spread:i}){return t.isCalled=!0,t.parameters.forEach((s,a)=>{e.write(s,_(n[a]??re,i))}),(n.length>t.parameters.length||!G(i))&&e.write(
t.rest,n.slice(t.parameters.length).reduce(_,i)),e.write(t.all,n.reduce(_,i)),t.isMethod&&e.write(t.receiver,wH(t,r)),e.runFirst(t.unit),e.read(t.result)}function wH({
scope:e},t){return!G(t)&&!k(t,A.other|A.data)||e.owner.isStrict?t:_(t,np)}function WN(e,t,r,n,i,s,a){if(sp(e,t,r,i,s))return at;let c=F,m=G(t)||xt(t,A.other),p=LH(
e,t,r),g={...p,bits:0,refs:p.refs.filter(MH)};if(!G(g)){let S={...t,bits:t.bits&ve},O=a??(G(S)?ke:S);c=_(c,e.callValue(g,O,n,i,s)),m=!0}k(p,~A.other&~A.data)&&!k(
p,A.uncalled)&&e.refuse(D.call,i,s);let y=[UH(r)?HH(e,t,r,n,i,s):void 0,DN(e,t,r,n,i,s),FH(t,g)?UN(e,t,r,n,i,s):void 0,PH(t)?BH(e,t,r,n,i,s):void 0];for(let S of y)
S!==void 0&&(c=_(c,S),m=!0);return m||e.refuse(D.call,i,s),c}function PH(e){return k(e,A.host)&&k(e,A.data)}function LH(e,t,r){let n=F;for(let i of t.refs)n=_(n,
i instanceof qt?F:Dr(e,i,r));return k(t,A.data)?_(n,e.read(e.insideData)):n}function MH(e){return e instanceof Ze||e instanceof qt}function FH(e,t){return G(t)||
e.bits!==0||e.refs.some(({kind:r})=>r!=="object"&&r!=="instance")}function BH(e,t,r,n,i,s){let a=e.read(e.methodsOf(r));if(!G(a))return _(e.callValue(a,t,n,i,s),
at)}function UH(e){return e==="call"||e==="apply"||e==="bind"}function HH(e,t,r,n,i,s){let a=t.refs.every(p=>p instanceof Ze||p instanceof qt&&p.name.startsWith(
"Math."));if(t.refs.length===0||!a||k(t,~A.other))return;let c=Ae(n,0),m={values:n.values.slice(1),spread:n.spread};if(r==="apply"){let p=yt(e,Ae(m,0),i,s);return e.
callValue(t,c,{values:[],spread:p},i,s)}if(r==="call")return e.callValue(t,c,m,i,s);for(let p of t.refs)if(p instanceof Ze){let g=m.values.reduce(_,m.spread);e.
write(p.bound,G(g)?re:g),p.isMethod&&e.write(p.receiver,c)}return t}function YN(e,t,r){let n=e.evaluate(t.callee,r),i=up(e,t,r);if(G(n))return F;let s=F,a=!k(n,
-1);for(let c of n.refs)if(c instanceof yn){let m=cp(e,c,w(c.instance),i,t,r);s=_(s,_(w(c.instance),m))}else if(c instanceof qt){let m=GN(e,c.name,i,t,r);a&&=m!==
void 0,s=_(s,m??F)}else a=!1;return a||e.refuse(D.construct,t,r),a?s:_(s,at)}function cp(e,t,r,n,i,s,a=0){e.budget.checkNesting(a);let c=e.read(t.construct);if(!G(
c))return jH(e.callValue(c,r,n,i,s));let m=F;for(let p of e.read(t.superclass).refs)p instanceof yn&&p!==t?m=_(m,cp(e,p,r,n,i,s,a+1)):p instanceof qt&&L0(e,r,n);
return m}function jH(e){return{...e,bits:e.bits&(ve|A.data|A.builtin)}}function L0(e,t,r){let n=$0(e,r);for(let i of t.refs)e.write(i.elements,r.values.reduce(_,
r.spread)),G(n)||e.writeField(i,"cause",n)}function Ta(e,{object:t,computed:r},n){if(t.type==="ThisExpression"&&!r)return du(e,t,n);if(t.type!=="Super")return e.evaluate(t,n);let{home:i}=n.owner;return(i===
void 0||r)&&e.refuse(D.self,t,n),i===void 0?at:e.read(i.parents)}function du(e,t,r){let{self:n}=r.owner;return n!==void 0?e.read(n):(e.refuse(D.self,t,r),np)}function XN(e,t,r,n){switch(t.type){case"Identifier":{let i=n.variableOf(t);i===void 0?e.refuse(D.assign,t,n):e.write(i.cell,r);return}case"MemberExpression":qH(
e,t,r,n);return;case"AssignmentPattern":e.bind(t.left,_(r,e.evaluate(t.right,n)),n);return;case"ObjectPattern":KH(e,t,r,n);return;case"ArrayPattern":WH(e,t,r,n);
return;case"RestElement":e.bind(t.argument,r,n);return}}function qH(e,t,r,n){if(t.object.type==="Identifier"&&t.object.name==="window"&&n.variableOf(t.object)===
void 0){VH(e,t,r,n);return}let i=Ta(e,t,n),s=ts(e,t,n);if(typeof s=="object")for(let a of s)yi(e,i,a,r,t,n);else s==="number"?ya(e,i,r,t,n):es(e,i,r,t,n)}function VH(e,t,r,n){
let i=ts(e,t,n);if(typeof i!="object"||i.some(s=>s!=="RialtoRenderer")){e.refuse(D.assign,t,n);return}e.rendererNodes.add(t),e.write(e.renderer,r)}function ts(e,{
computed:t,property:r},n){return t?hu(e.evaluate(r,n)):r.type==="Identifier"?[r.name]:[`#${GH(r)}`]}function GH(e){return e.type==="PrivateIdentifier"?e.name:""}
function hu(e){return G(e)?[]:Nr(e)??(xt(e,A.number)?"number":"unknown")}function KH(e,t,r,n){for(let i of t.properties){if(i.type==="Property"){zH(e,i,r,n);continue}
let s=e.objectAt(i,"object");fu(e,w(s),r,i,n),e.bind(i.argument,w(s),n)}}function zH(e,t,r,n){let i=t.computed?hu(e.evaluate(t.key,n)):[Ia(t.key)];e.bind(t.value,
gu(e,r,i,t,n),n)}function gu(e,t,r,n,i){if(r==="number")return PN(e,t);if(r==="unknown")return LN(e,t,n,i);let s=F;for(let a of r)s=_(s,wN(e,t,a,n,i));return s}
function Ia(e){return e.type==="Identifier"?e.name:e.type==="Literal"?String(e.value):""}function WH(e,t,r,n){let i=yt(e,r,t,n);t.elements.forEach((s,a)=>{if(s!==
null)if(s.type==="RestElement"){let c=e.objectAt(s,"array");e.write(c.elements,i),e.bind(s.argument,w(c),n)}else e.bind(s,YH(e,r,a,i),n)})}function YH(e,t,r,n){
if(!(t.bits===0&&t.refs.every(a=>a.kind==="array"&&!XH(e,a))))return _(n,re);let s=re;for(let a of t.refs)s=_(s,Dr(e,a,String(r)));return s}function XH(e,t){for(let r of e.
prototypeChainOf(t))if(!G(e.read(r.iterators)))return!0;return!1}function QN(e){for(let t of e.read(e.renderer).refs)for(let r of Dr(e,t,"render").refs)r instanceof Ze&&P0(e,r,w(t),gr(e.dataValue()))}function M0(e,t){let{value:r}=e.
renderer,[n,...i]=r.refs,s=n===void 0?void 0:Dr(e,n,"render");return e.rendererNodes.size===1&&r.bits===0&&i.length===0&&s!==void 0&&s.bits===0&&s.refs.length>0&&
s.refs.every(c=>c instanceof Ze&&QH(c))?t.filter(c=>!c.some(m=>e.namesRead.has(m))).map(c=>J("BIND.path",null,`The renderer never reads ${c.join(" or ")} of the\
 state.`,"Read it by its name from the parameter of render, and show it.")):[J(D.renderer.rule,null,D.renderer.why,D.renderer.fix)]}function QH({node:e}){let[t]=e.
params;return t!==void 0&&t.type!=="RestElement"}function JN(e,t){let r=new Set(t.flat()),n=[...e.objectNodes].filter(([{properties:s}])=>s.filter(c=>c.type==="\
Property"&&r.has(Ia(c.key))).length>=dn.stateNamesMin);for(let[s,a]of n.slice(dn.statesMax))a.refuse(D.testStates,s.start);let[i]=[...e.textNodes].slice(dn.rowsMax);
i!==void 0&&i[1].refuse(D.testStates,i[0].start)}function Sn(e,t){for(let r of e){let n=JH(r);if(n.type==="VariableDeclaration"&&n.kind!=="var")for(let{id:i}of n.declarations)for(let s of An(i))t.declare(s);(n.
type==="ClassDeclaration"||n.type==="FunctionDeclaration")&&n.id!==null&&t.declare(n.id.name)}}function JH(e){return e.type==="ExportNamedDeclaration"?e.declaration??
e:e.type==="ExportDefaultDeclaration"?e.declaration:e}function We(e,t){if(e!=null)switch(e.type){case"VariableDeclaration":if(e.kind!=="var")return;for(let{id:r}of e.
declarations)for(let n of An(r))t.declare(n);return;case"Program":case"BlockStatement":for(let r of e.body)We(r,t);return;case"IfStatement":We(e.consequent,t),We(
e.alternate,t);return;case"ForStatement":We(e.init,t),We(e.body,t);return;case"ForInStatement":case"ForOfStatement":We(e.left,t),We(e.body,t);return;case"WhileS\
tatement":case"DoWhileStatement":case"LabeledStatement":We(e.body,t);return;case"TryStatement":We(e.block,t),We(e.handler?.body,t),We(e.finalizer,t);return;case"\
SwitchStatement":for(let{consequent:r}of e.cases)for(let n of r)We(n,t);return;case"ExportNamedDeclaration":We(e.declaration,t);return;default:}}function An(e){
switch(e.type){case"Identifier":return[e.name];case"ObjectPattern":return e.properties.flatMap(t=>An(t.type==="RestElement"?t.argument:t.value));case"ArrayPatte\
rn":return e.elements.flatMap(t=>t===null?[]:An(t));case"RestElement":return An(e.argument);case"AssignmentPattern":return An(e.left);case"MemberExpression":return[]}}var ZH=new Set(["Array","Error","RangeError","TypeError"]);function ba(e,t,r){let n=e.onceAt(e.classes,t,()=>ej(t,r)),{ref:i}=n;e.write(i.instance.heirs,w(i.instance)),
t.superClass&&rj(e,i,e.evaluate(t.superClass,r),t.superClass,r);for(let s of t.body.body)s.type==="StaticBlock"?e.execute(s,tj(e,s,n)):s.type==="MethodDefinitio\
n"?nj(e,s,n,r):ij(e,s,n,r);return w(i)}function ej(e,t){let r=new yn(e),{scan:n,body:i}=t.owner,s=new st(t,t.owner);e.id&&e.type==="ClassExpression"&&(s.declare(
e.id.name).cell.value=w(r));let{superclass:a}=r,c=!0,m={parents:r.instance.parents,superclass:a},p=new xe(w(r));return{ref:r,instance:new st(s,{scan:n,isStrict:c,
body:i,self:r.instance.heirs,home:m}),statics:new st(s,{scan:n,isStrict:c,body:i,self:p,home:{parents:r.parents,superclass:a}})}}function tj(e,t,{statics:r}){return e.
onceAt(e.staticBlocks,t,()=>{let n=new st(r,r.owner);for(let i of t.body)We(i,n);return n})}function rj(e,t,r,n,i){let s=r.bits===0;for(let a of r.refs)a instanceof
yn?(e.write(t.instance.parents,w(a.instance)),e.write(t.parents,w(a)),e.write(a.instance.heirs,e.read(t.instance.heirs))):a instanceof qt&&ZH.has(a.name)||(s=!1),
e.write(t.superclass,w(a));s||e.refuse(D.construct,n,i)}function nj(e,t,r,n){let{ref:i,instance:s,statics:a}=r,c=e.makeFunction(t.value,t.static?a:s,!0);if(e.write(
c.receiver,t.static?w(i):e.read(i.instance.heirs)),t.kind==="constructor"){e.write(i.construct,w(c));return}ZN(e,t.static?i:i.instance,t,c,n)}function ij(e,t,r,n){
let i=t.static?r.statics:r.instance,s=t.static?r.ref:r.ref.instance,a=t.value?e.evaluate(t.value,i):re;for(let c of eD(e,t,n))yi(e,w(s),c,a,t,n)}function ZN(e,t,r,n,i){
if(r.computed&&F0(r.key,i)){n.node.generator||e.refuse(D.iterator,r,i),n.isCalled=!0,e.write(t.iterators,w(n));return}for(let s of eD(e,r,i)){if(r.kind==="set"){
n.isCalled=!0,e.writeField(t,s,w(n),"setters"),e.write(e.anySetter,re);continue}r.kind==="get"&&(n.isCalled=!0);let a=r.kind==="get"?e.read(n.result):w(n);yi(e,
w(t),s,a,r,i)}}function eD(e,t,r){let{computed:n,key:i}=t;if(i.type==="PrivateIdentifier")return[`#${i.name}`];if(!n)return[Ia(i)];let s=hu(e.evaluate(i,r));return typeof s==
"object"?s:(e.refuse(D.computed,t,r),[])}function F0(e,t){return e.type==="MemberExpression"&&!e.computed&&e.object.type==="Identifier"&&e.object.name==="Symbol"&&
t.find("Symbol")===void 0&&e.property.type==="Identifier"&&e.property.name==="iterator"}function tD(e,t,r){let n=e.objectAt(t,"object");e.isReporting&&e.objectNodes.
set(t,r.owner.scan);for(let i of t.properties)i.type==="SpreadElement"?fu(e,w(n),e.evaluate(i.argument,r),i,r):sj(e,n,i,r);return w(n)}function sj(e,t,r,n){let{
value:i}=r;if(i.type==="FunctionExpression"){let c=e.makeFunction(i,n,!0);if(e.write(c.receiver,_(w(t),e.read(t.heirs))),!r.computed||F0(r.key,n)||r.kind!=="ini\
t"){ZN(e,t,r,c,n);return}}let s=e.evaluate(i,n),a=r.computed?hu(e.evaluate(r.key,n)):[Ia(r.key)];if(r.computed&&F0(r.key,n)&&e.refuse(D.iterator,r,n),typeof a==
"object")for(let c of a)yi(e,w(t),c,s,r,n);else a==="number"?ya(e,w(t),s,r,n):es(e,w(t),s,r,n)}function nD(e,t,r){switch(t.type){case"Identifier":return oj(e,t,r);case"Literal":return Ij(e,t,r);case"TemplateLiteral":return bj(e,t,r);case"MemberExpression":
return mj(e,t,r);case"CallExpression":return pj(e,t,r);case"NewExpression":return YN(e,t,r);case"ChainExpression":return _(e.evaluate(t.expression,r),re);case"A\
rrayExpression":return gj(e,t,r);case"ObjectExpression":return tD(e,t,r);case"FunctionExpression":case"ArrowFunctionExpression":return w(e.makeFunction(t,r));case"\
ClassExpression":return ba(e,t,r);case"AssignmentExpression":return Ej(e,t,r);case"UpdateExpression":return e.evaluate(t.argument,r),e.bind(t.argument,ke,r),ke;case"\
BinaryExpression":return oD(e,t.operator,e.evaluate(t.left,r),e.evaluate(t.right,r),t,r);case"UnaryExpression":return yj(e,t,r);case"LogicalExpression":return _(
e.evaluate(t.left,r),e.evaluate(t.right,r));case"ConditionalExpression":return e.evaluate(t.test,r),_(e.evaluate(t.consequent,r),e.evaluate(t.alternate,r));case"\
SequenceExpression":return t.expressions.reduce((n,i)=>e.evaluate(i,r),F);case"TaggedTemplateExpression":return dj(e,t,r);case"YieldExpression":return hj(e,t,r);case"\
ThisExpression":return e.refuse(D.self,t,r),du(e,t,r);case"ParenthesizedExpression":return e.evaluate(t.expression,r);case"PrivateIdentifier":return re;case"Imp\
ortExpression":return e.refuse(D.dynamicImport,t,r),at;default:return e.refuse(D.language,t,r),at}}var aj=new Set(["window",...Object.entries(hn).flatMap(([e,{use:t}])=>t===
"namespace"?[e]:[])]),rD=new Map;function oj(e,t,r){let n=r.variableOf(t);if(n!==void 0)return e.read(n.cell);if(aj.has(t.name))return e.refuse(D.namespace,t,r),
at;let i=iD(t.name);return i!==void 0?i:(e.refuse(uu(t.name),t,r),at)}function iD(e){if(e==="document")return dN;if(e==="undefined")return re;let t=Object.hasOwn(
hn,e)?hn[e]:sD(e);if(t!==void 0)return t.use==="value"?ke:aD(e)}function sD(e){return Object.hasOwn(Vi,e)?Vi[e]:void 0}function aD(e){let t=rD.get(e);if(t!==void 0)
return t;let r=w(new qt(e));return rD.set(e,r),r}function B0(e,t,r){let{object:n}=t;if(n.type!=="Identifier"||r.variableOf(n)!==void 0)return;let i=n.name==="wi\
ndow",s=Object.hasOwn(hn,n.name)?hn[n.name]:void 0;if(!i&&(s===void 0||s.use==="value"))return;let a=ts(e,t,r);if(typeof a!="object")return e.refuse(D.computedNative,
t,r),at;let c=F;for(let m of a){n.name==="Symbol"&&e.refuse(D.iterator,t,r);let p=i?uj(e,m):cj(n.name,m,s?.members??[]);p===void 0&&e.refuse(i?uu(m):lj(n.name,m),
t,r),c=_(c,p??at)}return c}function uj(e,t){return t===U1?e.read(e.renderer):sD(t)===void 0?void 0:iD(t)}function cj(e,t,r){if(r.includes(t))return e==="Symbol"?
Tn:/^[A-Z][A-Z0-9_]*$/.test(t)?ke:aD(`${e}.${t}`)}function lj(e,t){return t==="random"||t==="now"?uu("Promise"):e==="Object"?uu("Reflect"):Zi(t)}function mj(e,t,r){
let n=B0(e,t,r);if(n!==void 0)return n;let i=Ta(e,t,r);return gu(e,i,ts(e,t,r),t,r)}function pj(e,t,r){let{callee:n}=t;if(n.type==="Super")return fj(e,t,r);let i=up(
e,t,r);if(n.type!=="MemberExpression")return Un(e,e.evaluate(n,r),re,i,t,r);let s=B0(e,n,r);if(s!==void 0)return Un(e,s,re,i,t,r);let a=Ta(e,n,r),c=n.object.type===
"Super"?du(e,t,r):void 0,m=ts(e,n,r);if(typeof m!="object")return Un(e,gu(e,a,m,n,r),a,i,t,r);let p=F;for(let g of m)p=_(p,WN(e,a,g,i,n,r,c));return p}function fj(e,t,r){
let{home:n}=r.owner;if(n===void 0)return e.refuse(D.self,t,r),F;let i=up(e,t,r),s=du(e,t,r);for(let a of e.read(n.superclass).refs)if(a instanceof yn){let c=cp(
e,a,s,i,t,r);r.owner.self!==void 0&&e.write(r.owner.self,c)}else L0(e,s,i);return F}function dj(e,t,r){let n=t.quasi.expressions.map(p=>e.evaluate(p,r)),i={values:[
ze,...n],spread:F},{tag:s}=t;if(s.type!=="MemberExpression")return Un(e,e.evaluate(s,r),re,i,t,r);let a=B0(e,s,r);if(a!==void 0)return Un(e,a,re,i,t,r);let c=Ta(
e,s,r),m=gu(e,c,ts(e,s,r),s,r);return Un(e,m,c,i,t,r)}function hj(e,t,r){let{body:n}=r.owner,i=t.argument?e.evaluate(t.argument,r):re;return n===void 0?at:(e.write(
n.yielded.elements,t.delegate?yt(e,i,t,r):i),t.delegate?yt(e,i,t,r):_(re,e.read(n.sent)))}function gj(e,t,r){let n=e.objectAt(t,"array"),i=t.elements.length<=8&&
t.elements.every(s=>s?.type!=="SpreadElement");return t.elements.forEach((s,a)=>{if(s===null)return;let c=s.type==="SpreadElement"?yt(e,e.evaluate(s.argument,r),
s,r):e.evaluate(s,r);i?e.writeField(n,String(a),c):e.write(n.elements,c)}),w(n)}function Ej(e,t,r){let{left:n,operator:i}=t,s=e.evaluate(t.right,r);if(i==="=")return e.
bind(n,s,r),s;let a=e.evaluate(n,r),m=i==="&&="||i==="||="||i==="??="?_(a,s):oD(e,i.slice(0,-1),a,s,t,r);return e.bind(n,m,r),m}var xj=new Set(["-","*","/","%",
"&","|","^","**","<<",">>",">>>"]);function oD(e,t,r,n,i,s){if(t==="+"){let a=ip(r,n);for(let c of Nr(a)??[])e.checkText(c,i,s);return a}return xj.has(t)?ke:re}
function yj(e,{operator:t,argument:r},n){let i=e.evaluate(r,n);return t==="delete"&&Tj(e,r,n)&&e.refuse(D.assign,r,n),t==="typeof"?je:t==="+"||t==="-"||t==="~"?
ke:G(i)?F:re}function Tj(e,t,r){if(t.type!=="MemberExpression"||t.object.type==="Super"||t.object.type==="ThisExpression")return!1;let n=e.evaluate(t.object,r);
return k(n,ve|A.builtin)||n.refs.some(({kind:i})=>i==="native")}function Ij(e,t,r){return typeof t.value=="string"?(e.checkText(t.value,t,r),ou(t.value)):t.regex!==
void 0&&t.regex!==null?ze:typeof t.value=="number"?ke:re}function bj(e,t,r){let n=ou("");return t.quasis.forEach(({value:{cooked:i,raw:s}},a)=>{let c=i??s;e.checkText(
c,t,r),n=ip(n,ou(c));let m=t.expressions[a];if(m===void 0)return;let p=e.evaluate(m,r);n=Nr(p)===void 0?je:ip(n,p)}),k(n,A.text)&&xt(n,A.text)?n:je}function Eu(e,t,r,n){let i=e.scopes.get(t);if(i!==void 0)return i;let s=new st(r,r.owner);return Sn(n,s),e.scopes.set(t,s),s}function cD(e,t,r){switch(t.type){case"\
ExpressionStatement":t.expression.type==="CallExpression"&&e.statementCalls.add(t.expression.callee),e.evaluate(t.expression,r);return;case"VariableDeclaration":
(t.kind==="using"||t.kind==="await using")&&e.refuse(D.language,t,r),Sj(e,t,r);return;case"FunctionDeclaration":t.id!==null&&e.bind(t.id,w(e.makeFunction(t,r)),
r);return;case"ClassDeclaration":Aj(e,t,r);return;case"ReturnStatement":t.argument&&Cj(e,e.evaluate(t.argument,r),r);return;case"IfStatement":e.evaluate(t.test,
r),Aa(e,t.consequent,r),t.alternate&&Aa(e,t.alternate,r);return;case"BlockStatement":case"StaticBlock":lp(e,t.body,Eu(e,t,r,t.body),!0);return;case"ForStatement":{
let n=Eu(e,t,r,t.init?.type==="VariableDeclaration"?[t.init]:[]);t.init?.type==="VariableDeclaration"?e.execute(t.init,n):t.init&&e.evaluate(t.init,n),t.test&&e.
evaluate(t.test,n),t.update&&e.evaluate(t.update,n),Aa(e,t.body,n);return}case"ForInStatement":uD(e,t,je,r);return;case"ForOfStatement":t.await&&e.refuse(D.language,
t,r),uD(e,t,void 0,r);return;case"WhileStatement":case"DoWhileStatement":e.evaluate(t.test,r),Aa(e,t.body,r);return;case"SwitchStatement":_j(e,t,r);return;case"\
ThrowStatement":e.write(e.thrown,e.evaluate(t.argument,r));return;case"TryStatement":Rj(e,t,r);return;case"LabeledStatement":Aa(e,t.body,r);return;case"EmptySta\
tement":case"BreakStatement":case"ContinueStatement":return;default:e.refuse(D.language,t,r)}}function lp(e,t,r,n){for(let i of t)n&&i.type==="FunctionDeclarati\
on"&&!r.owner.isStrict&&e.refuse(D.nested,i,r),e.execute(i,r)}function Aa(e,t,r){t.type==="FunctionDeclaration"&&e.refuse(D.nested,t,r),e.execute(t,r)}function Aj(e,t,r){
let n=ba(e,t,r);t.id!==null&&e.bind(t.id,n,r)}function Sj(e,{declarations:t},r){for(let{id:n,init:i}of t)e.bind(n,i?e.evaluate(i,r):re,r)}function Cj(e,t,r){let{
body:n}=r.owner;n!==void 0&&(n.node.generator?e.write(n.yielded.elements,t):e.write(n.result,t))}function uD(e,t,r,n){let{left:i}=t,s=Eu(e,t,n,i.type==="Variabl\
eDeclaration"?[i]:[]),a=e.evaluate(t.right,n),c=r??yt(e,a,t,n);if(i.type==="VariableDeclaration")for(let{id:m}of i.declarations)e.bind(m,c,s);else e.bind(i,c,s);
Aa(e,t.body,s)}function _j(e,t,r){e.evaluate(t.discriminant,r);let n=Eu(e,t,r,t.cases.flatMap(({consequent:i})=>i));for(let{test:i,consequent:s}of t.cases)i&&e.
evaluate(i,n),lp(e,s,n,!0)}function Rj(e,{block:t,handler:r,finalizer:n},i){if(e.execute(t,i),r){let s=Eu(e,r,i,[]);r.param&&(Sn([Nj(r.param)],s),e.bind(r.param,
_(ze,e.read(e.thrown)),s)),e.execute(r.body,s)}n&&e.execute(n,i)}function Nj(e){let{start:t,end:r}=e;return{type:"VariableDeclaration",kind:"let",start:t,end:r,
declarations:[{type:"VariableDeclarator",start:t,end:r,id:e}]}}function lD(e,t,r,n){t.async&&e.refuse(D.language,t,r);let i=e.functions.get(t);if(i!==void 0)return i;let s=new Ze(t,r,n);e.functions.set(t,s);let a=new st(r,Dj(
s)),c=vj(s,a);return t.generator&&e.write(s.result,FN(e,s)),s.unit=e.addUnit(()=>kj(e,s,a,c)),s}function Dj(e){let{node:t,scope:r,isMethod:n}=e,i=r.owner;if(t.type===
"ArrowFunctionExpression")return{...i,body:e};let s=i.isStrict||U0(t.body.type==="BlockStatement"?t.body.body:[]),{scan:a,home:c}=i;return n?{scan:a,isStrict:s,
body:e,self:e.receiver,home:c}:{scan:a,isStrict:s,body:e}}function U0(e){return e.some(t=>t.type==="ExpressionStatement"&&t.directive==="use strict")}function vj({
node:e},t){e.type==="FunctionExpression"&&e.id&&t.declare(e.id.name);for(let n of e.params)for(let i of An(n))t.declare(i);let r=new st(t,t.owner);if(e.body.type!==
"BlockStatement")return r;We(e.body,r),Sn(e.body.body,r);for(let[n,i]of t.variables)r.variables.has(n)&&r.variables.set(n,i);return r}function kj(e,t,r,n){let{node:i}=t;
i.type==="FunctionExpression"&&i.id&&Oj(e,t,i.id.name,r);let s=e.read(t.bound),a=G(s)?F:_(s,e.read(t.all)),c=_(e.read(t.anywhere),a);i.params.forEach((m,p)=>{let g=t.
parameters[p],y=g===void 0?c:_(e.read(g),c);e.bind(m,m.type==="RestElement"?$j(e,t,m,y):y,r)}),i.body.type==="BlockStatement"?lp(e,i.body.body,n,!1):e.write(t.result,
e.evaluate(i.body,n)),i.body.type==="BlockStatement"&&!i.generator&&e.write(t.result,re)}function Oj(e,t,r,n){e.bind({type:"Identifier",name:r,start:t.node.start,
end:t.node.end},w(t),n)}function $j(e,t,r,n){let i=e.objectAt(r,"array");return e.write(i.elements,_(n,e.read(t.rest))),w(i)}function mD(e){for(let t of e.functions.
values())t.isCalled||e.write(t.anywhere,Ji)}var j0="*default*";function fD({body:e}){return e.flatMap(t=>(t.type==="ImportDeclaration"||t.type==="ExportNamedDeclaration"||t.type==="ExportAllDeclaration")&&
t.source?[t.source]:[])}function Sa(e,t){return typeof t=="string"&&/^\.{1,2}\/.+\.js$/.test(t)?hs(e,t):null}function dD(e){let t=new H0(e);for(let[r,n]of e)for(let i of n.
script.program.body)i.type==="ImportDeclaration"&&t.bindImport(r,n,i)}var H0=class{#e;#t=new Map;constructor(t){this.#e=t}bindImport(t,{script:r,scope:n},i){i.attributes.
length>0&&r.scan.refuse(D.frame,i.start);let s=Sa(t,i.source.value);for(let a of i.specifiers){if(a.type==="ImportNamespaceSpecifier"){s!==null&&(n.declare(a.local.
name).cell.value=w(this.#i(s)));continue}let c=a.type==="ImportSpecifier"?rs(a.imported):"default",m=s===null?void 0:this.#r(s,c,new Set);m!==void 0?n.variables.
set(a.local.name,m):(n.declare(a.local.name),r.scan.refuse(D.frame,a.start))}}#r(t,r,n){let i=this.#e.get(t),s=`${t} ${r}`;if(!(i===void 0||n.has(s))){n.add(s);
for(let a of i.script.program.body){let c=this.#n(a,t,i.scope,r,n);if(c!==void 0)return c}}}#n(t,r,n,i,s){if(t.type==="ExportDefaultDeclaration")return i==="def\
ault"?n.declare(j0):void 0;if(t.type==="ExportAllDeclaration"){let m=Sa(r,t.source.value);return m===null?void 0:t.exported?rs(t.exported)===i?this.#s(n,m):void 0:
i==="default"?void 0:this.#r(m,i,s)}if(t.type!=="ExportNamedDeclaration")return;let a=t.specifiers.find(({exported:m})=>rs(m)===i);if(a===void 0)return pD(t).includes(
i)?n.variables.get(i):void 0;if(!t.source)return n.find(rs(a.local));let c=Sa(r,t.source.value);return c===null?void 0:this.#r(c,rs(a.local),s)}#s(t,r){let n=t.
declare(`*${r}*`);return n.cell.value=w(this.#i(r)),n}#i(t){let r=this.#t.get(t);if(r!==void 0)return r;let n=new Rr("namespace");this.#t.set(t,n),n.fields=new Map;
for(let i of this.#u(t,new Set)){let s=this.#r(t,i,new Set);s!==void 0&&n.fields.set(i,s.cell)}return n}#u(t,r){let n=this.#e.get(t);return n===void 0||r.has(t)?
[]:(r.add(t),n.script.program.body.flatMap(i=>i.type==="ExportDefaultDeclaration"?["default"]:i.type==="ExportNamedDeclaration"?[...i.specifiers.map(({exported:s})=>rs(
s)),...pD(i)]:i.type!=="ExportAllDeclaration"?[]:i.exported?[rs(i.exported)]:this.#u(Sa(t,i.source.value)??"",r)))}};function rs(e){return e.type==="Identifier"?
e.name:String(e.value)}function pD(e){let{declaration:t}=e;return t?t.type==="VariableDeclaration"?t.declarations.flatMap(({id:r})=>An(r)):[t.id.name]:[]}var wj=[509,0,227,0,150,4,294,9,1368,2,2,1,6,3,41,2,5,0,166,1,574,3,9,9,7,9,32,4,318,1,31,4,33,15,71,10,50,3,123,2,54,14,32,10,3,1,11,3,46,10,8,0,46,9,7,2,37,13,
2,9,6,1,45,0,13,2,49,13,9,3,2,11,83,11,7,0,3,0,158,11,6,9,7,3,56,1,2,6,3,1,3,2,10,0,11,1,3,6,4,4,68,8,2,0,3,0,2,3,2,4,2,0,15,1,83,17,10,9,5,0,82,19,13,9,214,6,3,
8,28,1,83,16,16,9,82,12,9,9,7,19,58,14,5,9,243,14,166,9,71,5,2,1,3,3,2,0,2,1,13,9,120,6,3,6,4,0,29,9,41,6,2,3,9,0,10,10,47,15,199,7,137,9,54,7,2,7,17,9,57,21,2,
13,123,5,4,0,2,1,2,6,2,0,9,9,49,4,2,1,2,4,9,9,55,9,7,0,259,3,10,1,2,0,49,6,4,4,14,10,5350,0,7,14,11465,27,2343,9,87,9,39,4,60,6,26,9,535,9,470,0,2,54,8,3,82,0,12,
1,19628,1,4178,9,519,45,3,22,481,1,61,4,4,5,9,7,3,6,31,3,149,2,12,2,9,1,3,0,33,1,1357,49,513,54,5,49,9,0,15,0,23,4,2,14,1361,6,2,16,3,6,2,1,2,4,101,0,161,6,10,9,
357,0,62,13,499,13,245,1,2,9,233,0,3,0,8,1,6,0,475,6,110,6,6,9,4759,9,787719,239],TD=[0,11,2,25,2,18,2,1,2,14,3,13,35,122,70,52,268,28,4,48,48,31,14,29,6,37,11,
29,3,35,5,7,2,4,43,157,19,35,5,35,5,39,9,51,13,10,2,14,2,6,2,1,2,10,2,14,2,6,2,1,4,51,13,310,10,21,11,7,25,5,2,41,2,13,65,5,3,0,2,43,2,1,4,0,3,22,11,22,10,30,66,
18,2,1,11,21,11,25,7,25,39,55,7,1,65,0,16,3,2,2,2,28,43,28,4,28,36,7,2,27,28,53,11,21,11,18,14,17,111,72,56,50,14,50,14,35,39,27,10,22,251,41,7,1,17,5,18,21,18,
28,11,0,9,21,43,17,47,20,28,22,13,52,58,1,3,0,14,44,33,24,27,35,30,0,3,0,9,34,4,0,13,47,15,3,22,0,2,0,36,17,2,24,20,1,64,6,2,0,2,3,2,14,2,9,8,46,39,7,3,1,3,21,2,
6,2,1,2,4,4,0,19,0,13,4,31,9,2,0,3,0,2,37,2,0,26,0,2,0,45,52,19,3,21,2,31,47,21,1,2,0,185,46,42,3,37,47,21,0,60,42,14,0,72,26,38,6,186,43,117,63,32,7,3,0,3,7,2,
1,2,23,16,0,2,0,95,7,3,38,17,0,2,0,29,0,11,39,8,0,22,0,12,45,20,0,19,72,18,0,182,32,32,8,2,36,18,0,50,29,113,6,2,1,2,37,22,0,26,5,2,1,2,31,15,0,24,43,22,0,239,18,
16,0,2,12,2,33,125,0,80,921,103,111,6,206,13,310,2314,96,16,1071,18,5,26,3994,6,582,6842,29,1763,568,8,30,18,78,18,29,19,47,17,3,32,20,6,18,433,44,212,63,33,24,
3,24,45,74,6,0,67,12,65,1,2,0,15,4,10,7386,37,33,96,114,14,913,15,50,7710,3,2,6,2,1,2,296,10,0,30,2,3,0,15,4,8,395,2309,106,6,12,4,8,8,9,5991,84,2,70,2,1,3,0,3,
1,3,3,2,11,2,0,2,6,2,64,2,3,3,7,2,6,2,27,2,3,2,4,2,0,4,6,2,340,2,24,2,24,2,30,2,24,2,30,2,24,2,30,2,24,2,30,2,24,2,7,1845,129,15,6,55,50,49,61,147,44,11,6,17,0,
322,29,19,43,485,27,229,29,3,0,208,30,2,2,2,1,2,6,3,4,10,1,225,6,2,3,2,1,2,14,2,196,60,67,8,0,1205,3,2,26,2,1,2,0,3,0,2,9,2,3,2,0,2,0,7,0,5,0,2,0,2,0,2,2,2,1,2,
0,3,0,2,0,2,0,2,0,2,0,2,1,2,0,3,3,2,6,2,3,2,3,2,0,2,9,2,16,6,2,2,4,2,16,4421,42719,33,4382,2,5773,3,7472,16,621,2467,541,1507,4938,6,8489,39815,11327],Pj="‌‍·̀-\
ͯ·҃-֑҇-ׇֽֿׁׂׅׄ-׉ؐ-ًؚ-٩ٰۖ-ۜ۟-۪ۤۧۨ-ۭ۰-۹ܑܰ-݊ަ-ް߀-߉߫-߽߳ࠖ-࠙ࠛ-ࠣࠥ-ࠧࠩ-࡙࠭-࡛ࢗ-࢟࣊-ࣣ࣡-ःऺ-़ा-ॏ॑-ॗॢॣ०-९ঁ-ঃ়া-ৄেৈো-্ৗৢৣ০-৯৾ਁ-ਃ਼ਾ-ੂੇੈੋ-੍ੑ੦-ੱੵઁ-ઃ઼ા-ૅે-ૉો-્ૢૣ૦-૯ૺ-૿ଁ-ଃ଼ା-ୄେୈୋ-୍୓-\
ୗୢୣ୦-୯ஂா-ூெ-ைொ-்ௗ௦-௯ఀ-ఄ఼ా-ౄె-ైొ-్ౕౖౢౣ౦-౯ಁ-ಃ಼ಾ-ೄೆ-ೈೊ-್ೕೖೢೣ೦-೯ೳഀ-ഃ഻഼ാ-ൄെ-ൈൊ-്ൗൢൣ൦-൯ඁ-ඃ්ා-ුූෘ-ෟ෦-෯ෲෳัิ-ฺ็-๎๐-๙ັິ-ຼ່-໎໐-໙༘༙༠-༩༹༵༷༾༿ཱ-྄྆྇ྍ-ྗྙ-ྼ࿆ါ-ှ၀-၉ၖ-ၙၞ-ၠၢ-ၤၧ-ၭၱ-ၴ\
ႂ-ႍႏ-ႝ፝-፟፩-፱ᜒ-᜕ᜲ-᜴ᝒᝓᝲᝳ឴-៓៝០-៩᠋-᠍᠏-᠙ᢩᤠ-ᤫᤰ-᤻᥆-᥏᧐-᧚ᨗ-ᨛᩕ-ᩞ᩠-᩿᩼-᪉᪐-᪙᪰-᪽ᪿ-᫰ᬀ-ᬄ᬴-᭄᭐-᭙᭫-᭳ᮀ-ᮂᮡ-ᮭ᮰-᮹᯦-᯳ᰤ-᰷᱀-᱉᱐-᱙᳐-᳔᳒-᳨᳭᳴᳷-᳹᷀-᷿‌‍‿⁀⁔⃐-⃥⃜⃡-⃰⳯-⵿⳱ⷠ-〪ⷿ-゙゚〯・꘠-꘩꙯ꙴ-꙽ꚞꚟ꛰꛱ꠂ꠆ꠋꠣ-ꠧ꠬ꢀ\
ꢁꢴ-ꣅ꣐-꣙꣠-꣱ꣿ-꤉ꤦ-꤭ꥇ-꥓ꦀ-ꦃ꦳-꧀꧐-꧙ꧥ꧰-꧹ꨩ-ꨶꩃꩌꩍ꩐-꩙ꩻ-ꩽꪰꪲ-ꪴꪷꪸꪾ꪿꫁ꫫ-ꫯꫵ꫶ꯣ-ꯪ꯬꯭꯰-꯹ﬞ︀-️︠-︯︳︴﹍-﹏０-９＿･",
ID="ªµºÀ-ÖØ-öø-ˁˆ-ˑˠ-ˤˬˮͰ-ʹͶͷͺ-ͽͿΆΈ-ΊΌΎ-ΡΣ-ϵϷ-ҁҊ-ԯԱ-Ֆ՘ՙՠ-ֈ֋֌א-תׯ-ײؠ-يٮٯٱ-ۓەۥۦۮۯۺ-ۼۿܐܒ-ܯݍ-ޥޱߊ-ߪߴߵߺࠀ-ࠕࠚࠤࠨࡀ-ࡘࡠ-ࡪࡰ-ࢇࢉ-࢏ࢠ-ࣉऄ-हऽॐक़-ॡॱ-ঀঅ-ঌএঐও-নপ-রলশ-হঽৎড়ঢ়য়-ৡৰৱৼਅ-ਊਏਐਓ\
-ਨਪ-ਰਲਲ਼ਵਸ਼ਸਹਖ਼-ੜਫ਼ੲ-ੴઅ-ઍએ-ઑઓ-નપ-રલળવ-હઽૐૠૡૹଅ-ଌଏଐଓ-ନପ-ରଲଳଵ-ହଽଡ଼ଢ଼ୟ-ୡୱஃஅ-ஊஎ-ஐஒ-கஙசஜஞடணதந-பம-ஹௐఅ-ఌఎ-ఐఒ-నప-హఽౘ-ౚ౜ౝౠౡಀಅ-ಌಎ-ಐಒ-ನಪ-ಳವ-ಹಽ೜-ೞೠೡೱೲഄ-ഌഎ-ഐഒ-ഺഽൎൔ-ൖൟ-ൡൺ-ൿඅ-ඖක-නඳ-ර\
ලව-ෆก-ะาำเ-ๆກຂຄຆ-ຊຌ-ຣລວ-ະາຳຽເ-ໄໆໜ-ໟༀཀ-ཇཉ-ཬྈ-ྌက-ဪဿၐ-ၕၚ-ၝၡၥၦၮ-ၰၵ-ႁႎႠ-ჅჇჍა-ჺჼ-ቈቊ-ቍቐ-ቖቘቚ-ቝበ-ኈኊ-ኍነ-ኰኲ-ኵኸ-ኾዀዂ-ዅወ-ዖዘ-ጐጒ-ጕጘ-ፚᎀ-ᎏᎠ-Ᏽᏸ-ᏽᐁ-ᙬᙯ-ᙿᚁ-ᚚᚠ-ᛪᛮ-ᛸᜀ-ᜑᜟ-ᜱᝀ-ᝑᝠ-ᝬᝮ-ᝰក-ឳៗ\
ៜᠠ-ᡸᢀ-ᢨᢪᢰ-ᣵᤀ-ᤞᥐ-ᥭᥰ-ᥴᦀ-ᦫᦰ-ᧉᨀ-ᨖᨠ-ᩔᪧᬅ-ᬳᭅ-ᭌᮃ-ᮠᮮᮯᮺ-ᯥᰀ-ᰣᱍ-ᱏᱚ-ᱽᲀ-ᲊᲐ-ᲺᲽ-Ჿᳩ-ᳬᳮ-ᳳᳵᳶᳺᴀ-ᶿḀ-ἕἘ-Ἕἠ-ὅὈ-Ὅὐ-ὗὙὛὝὟ-ώᾀ-ᾴᾶ-ᾼιῂ-ῄῆ-ῌῐ-ΐῖ-Ίῠ-Ῥῲ-ῴῶ-ῼⁱⁿ₏-₟ℂℇℊ-ℓℕ℘-ℝℤΩℨK-ℹℼ-ℿⅅ-ⅉⅎⅠ-ↈⰀ-ⳤⳫ\
-ⳮⳲⳳⴀ-ⴥⴧⴭⴰ-ⵧⵯⶀ-ⶖⶠ-ⶦⶨ-ⶮⶰ-ⶶⶸ-ⶾⷀ-ⷆⷈ-ⷎⷐ-ⷖⷘ-ⷞ々-〇〡-〩〱-〵〸-〼ぁ-ゖ゛-ゟァ-ヺー-ヿㄅ-ㄯㄱ-ㆎㆠ-ㆿㇰ-ㇿ㐀-䶿一-ꒌꓐ-ꓽꔀ-ꘌꘐ-ꘟꘪꘫꙀ-ꙮꙿ-ꚝꚠ-ꛯꜗ-ꜟꜢ-ꞈꞋ-꟝꟢꟱-ꠁꠃ-ꠅꠇ-ꠊꠌ-ꠢꡀ-ꡳꢂ-ꢳꣲ-ꣷꣻꣽꣾꤊ-ꤥꤰ-ꥆꥠ-ꥼꦄ-ꦲꧏꧠ-ꧤꧦ-ꧯꧺ-ꧾꨀ-\
ꨨꩀ-ꩂꩄ-ꩋꩠ-ꩶꩺꩾ-ꪯꪱꪵꪶꪹ-ꪽꫀꫂꫛ-ꫝꫠ-ꫪꫲ-ꫴꬁ-ꬆꬉ-ꬎꬑ-ꬖꬠ-ꬦꬨ-ꬮꬰ-ꭚꭜ-ꭩ꭬꭭ꭰ-ꯢ가-힣ힰ-ퟆퟋ-ퟻ豈-舘並-龎ﬀ-ﬆﬓ-ﬗיִײַ-ﬨשׁ-זּטּ-לּמּנּסּףּפּצּ-ﮱﯓ-ﴽﵐ-ﶏﶒ-ﷇﷰ-ﷻﹰ-ﹴﹶ-ﻼＡ-Ｚａ-ｚｦ-ﾾￂ-ￇￊ-ￏￒ-ￗￚ-ￜ",
q0={3:"abstract boolean byte char class double enum export extends final float goto implements import int interface long native package private protected public\
 short static super synchronized throws transient volatile",5:"class enum extends super const export import",6:"enum",strict:"implements interface let package p\
rivate protected public static yield",strictBind:"eval arguments"},V0="break case catch continue debugger default do else finally for function if return switch \
throw try var while with null true false instanceof typeof void delete new in this",Lj={5:V0,"5module":V0+" export import",6:V0+" const class extends export imp\
ort super"},bD=/^in(stanceof)?$/,Mj=new RegExp("["+ID+"]"),Fj=new RegExp("["+ID+Pj+"]");function K0(e,t){for(var r=65536,n=0;n<t.length;n+=2){if(r+=t[n],r>e)return!1;
if(r+=t[n+1],r>=e)return!0}return!1}function Cn(e,t){return e<65?e===36:e<91?!0:e<97?e===95:e<123?!0:e<=65535?e>=170&&Mj.test(String.fromCharCode(e)):t===!1?!1:
K0(e,TD)}function Hn(e,t){return e<48?e===36:e<58?!0:e<65?!1:e<91?!0:e<97?e===95:e<123?!0:e<=65535?e>=170&&Fj.test(String.fromCharCode(e)):t===!1?!1:K0(e,TD)||K0(
e,wj)}var fe=function(t,r){r===void 0&&(r={}),this.label=t,this.keyword=r.keyword,this.beforeExpr=!!r.beforeExpr,this.startsExpr=!!r.startsExpr,this.isLoop=!!r.
isLoop,this.isAssign=!!r.isAssign,this.prefix=!!r.prefix,this.postfix=!!r.postfix,this.binop=r.binop||null,this.updateContext=null};function vr(e,t){return new fe(
e,{beforeExpr:!0,binop:t})}var kr={beforeExpr:!0},rr={startsExpr:!0},X0={};function pe(e,t){return t===void 0&&(t={}),t.keyword=e,X0[e]=new fe(e,t)}var f={num:new fe(
"num",rr),regexp:new fe("regexp",rr),string:new fe("string",rr),name:new fe("name",rr),privateId:new fe("privateId",rr),eof:new fe("eof"),bracketL:new fe("[",{beforeExpr:!0,
startsExpr:!0}),bracketR:new fe("]"),braceL:new fe("{",{beforeExpr:!0,startsExpr:!0}),braceR:new fe("}"),parenL:new fe("(",{beforeExpr:!0,startsExpr:!0}),parenR:new fe(
")"),comma:new fe(",",kr),semi:new fe(";",kr),colon:new fe(":",kr),dot:new fe("."),question:new fe("?",kr),questionDot:new fe("?."),arrow:new fe("=>",kr),template:new fe(
"template"),invalidTemplate:new fe("invalidTemplate"),ellipsis:new fe("...",kr),backQuote:new fe("`",rr),dollarBraceL:new fe("${",{beforeExpr:!0,startsExpr:!0}),
eq:new fe("=",{beforeExpr:!0,isAssign:!0}),assign:new fe("_=",{beforeExpr:!0,isAssign:!0}),incDec:new fe("++/--",{prefix:!0,postfix:!0,startsExpr:!0}),prefix:new fe(
"!/~",{beforeExpr:!0,prefix:!0,startsExpr:!0}),logicalOR:vr("||",1),logicalAND:vr("&&",2),bitwiseOR:vr("|",3),bitwiseXOR:vr("^",4),bitwiseAND:vr("&",5),equality:vr(
"==/!=/===/!==",6),relational:vr("</>/<=/>=",7),bitShift:vr("<</>>/>>>",8),plusMin:new fe("+/-",{beforeExpr:!0,binop:9,prefix:!0,startsExpr:!0}),modulo:vr("%",10),
star:vr("*",10),slash:vr("/",10),starstar:new fe("**",{beforeExpr:!0}),coalesce:vr("??",1),_break:pe("break"),_case:pe("case",kr),_catch:pe("catch"),_continue:pe(
"continue"),_debugger:pe("debugger"),_default:pe("default",kr),_do:pe("do",{isLoop:!0,beforeExpr:!0}),_else:pe("else",kr),_finally:pe("finally"),_for:pe("for",{
isLoop:!0}),_function:pe("function",rr),_if:pe("if"),_return:pe("return",kr),_switch:pe("switch"),_throw:pe("throw",kr),_try:pe("try"),_var:pe("var"),_const:pe(
"const"),_while:pe("while",{isLoop:!0}),_with:pe("with"),_new:pe("new",{beforeExpr:!0,startsExpr:!0}),_this:pe("this",rr),_super:pe("super",rr),_class:pe("class",
rr),_extends:pe("extends",kr),_export:pe("export"),_import:pe("import",rr),_null:pe("null",rr),_true:pe("true",rr),_false:pe("false",rr),_in:pe("in",{beforeExpr:!0,
binop:7}),_instanceof:pe("instanceof",{beforeExpr:!0,binop:7}),_typeof:pe("typeof",{beforeExpr:!0,prefix:!0,startsExpr:!0}),_void:pe("void",{beforeExpr:!0,prefix:!0,
startsExpr:!0}),_delete:pe("delete",{beforeExpr:!0,prefix:!0,startsExpr:!0})},nr=/\r\n?|\n|\u2028|\u2029/,Bj=new RegExp(nr.source,"g");function Ca(e){return e===
10||e===13||e===8232||e===8233}function AD(e,t,r){r===void 0&&(r=e.length);for(var n=t;n<r;n++){var i=e.charCodeAt(n);if(Ca(i))return n<r-1&&i===13&&e.charCodeAt(
n+1)===10?n+2:n+1}return-1}var SD=/[\u1680\u2000-\u200a\u202f\u205f\u3000\ufeff]/,ft=/(?:\s|\/\/.*|\/\*[^]*?\*\/)*/g,CD=Object.prototype,Uj=CD.hasOwnProperty,Hj=CD.
toString,_a=Object.hasOwn||(function(e,t){return Uj.call(e,t)}),hD=Array.isArray||(function(e){return Hj.call(e)==="[object Array]"}),gD=Object.create(null);function Ii(e){
return gD[e]||(gD[e]=new RegExp("^(?:"+e.replace(/ /g,"|")+")$"))}function jn(e){return e<=65535?String.fromCharCode(e):(e-=65536,String.fromCharCode((e>>10)+55296,
(e&1023)+56320))}var jj=/(?:[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?:[^\uD800-\uDBFF]|^)[\uDC00-\uDFFF])/,yu=function(t,r){this.line=t,this.column=r};yu.prototype.
offset=function(t){return new yu(this.line,this.column+t)};var gp=function(t,r,n){this.start=r,this.end=n,t.sourceFile!==null&&(this.source=t.sourceFile)};function _D(e,t){
for(var r=1,n=0;;){var i=AD(e,n,t);if(i<0)return new yu(r,t-n);++r,n=i}}var z0={ecmaVersion:null,sourceType:"script",strict:!1,onInsertedSemicolon:null,onTrailingComma:null,
allowReserved:null,allowReturnOutsideFunction:!1,allowImportExportEverywhere:!1,allowAwaitOutsideFunction:null,allowSuperOutsideMethod:null,allowHashBang:!1,checkPrivateFields:!0,
locations:!1,startLocation:null,onToken:null,onComment:null,ranges:!1,program:null,sourceFile:null,directSourceFile:null,preserveParens:!1},ED=!1;function qj(e){
var t={};for(var r in z0)t[r]=e&&_a(e,r)?e[r]:z0[r];if(t.ecmaVersion==="latest"?t.ecmaVersion=1e8:t.ecmaVersion==null?(!ED&&typeof console=="object"&&console.warn&&
(ED=!0,console.warn(`Since Acorn 8.0.0, options.ecmaVersion is required.
Defaulting to 2020, but this will stop working in the future.`)),t.ecmaVersion=11):t.ecmaVersion>=2015&&(t.ecmaVersion-=2009),t.allowReserved==null&&(t.allowReserved=
t.ecmaVersion<5),(!e||e.allowHashBang==null)&&(t.allowHashBang=t.ecmaVersion>=14),hD(t.onToken)){var n=t.onToken;t.onToken=function(i){return n.push(i)}}if(hD(t.
onComment)&&(t.onComment=Vj(t,t.onComment)),t.sourceType==="commonjs"&&t.allowAwaitOutsideFunction)throw new Error("Cannot use allowAwaitOutsideFunction with so\
urceType: commonjs");return t}function Vj(e,t){return function(r,n,i,s,a,c){var m={type:r?"Block":"Line",value:n,start:i,end:s};e.locations&&(m.loc=new gp(this,
a,c)),e.ranges&&(m.range=[i,s]),t.push(m)}}var ns=1,is=2,Q0=4,RD=8,J0=16,ND=32,Ep=64,DD=128,ss=256,Tu=512,vD=1024,xp=ns|is|ss;function Z0(e,t){return is|(e?Q0:0)|
(t?RD:0)}var pp=0,eg=1,Vn=2,kD=3,OD=4,$D=5,et=function(t,r,n){this.options=t=qj(t),this.sourceFile=t.sourceFile,this.keywords=Ii(Lj[t.ecmaVersion>=6?6:t.sourceType===
"module"?"5module":5]);var i="";t.allowReserved!==!0&&(i=q0[t.ecmaVersion>=6?6:t.ecmaVersion===5?5:3],t.sourceType==="module"&&(i+=" await")),this.reservedWords=
Ii(i);var s=(i?i+" ":"")+q0.strict;this.reservedWordsStrict=Ii(s),this.reservedWordsStrictBind=Ii(s+" "+q0.strictBind),this.input=String(r),this.containsEsc=!1,
this.pos=n||0,this.curLine=1,t.startLocation?(this.lineStart=this.pos-t.startLocation.column,this.curLine=t.startLocation.line):n?(this.lineStart=this.input.lastIndexOf(
`
`,n-1)+1,this.options.locations&&(this.curLine=this.input.slice(0,this.lineStart).split(nr).length)):this.lineStart=0,this.type=f.eof,this.value=null,this.start=
this.end=this.pos,this.startLoc=this.endLoc=this.curPosition(),this.lastTokEndLoc=this.lastTokStartLoc=null,this.lastTokStart=this.lastTokEnd=this.pos,this.context=
this.initialContext(),this.exprAllowed=!0,this.inModule=t.sourceType==="module",this.strict=this.inModule||t.strict===!0||this.strictDirective(this.pos),this.potentialArrowAt=
-1,this.potentialArrowInForAwait=!1,this.yieldPos=this.awaitPos=this.awaitIdentPos=0,this.labels=[],this.undefinedExports=Object.create(null),this.pos===0&&t.allowHashBang&&
this.input.slice(0,2)==="#!"&&this.skipLineComment(2),this.scopeStack=[],this.enterScope(this.options.sourceType==="commonjs"?is:ns),this.regexpState=null,this.
privateNameStack=[]},$r={inFunction:{configurable:!0},inGenerator:{configurable:!0},inAsync:{configurable:!0},canAwait:{configurable:!0},allowReturn:{configurable:!0},
allowSuper:{configurable:!0},allowDirectSuper:{configurable:!0},treatFunctionsAsVar:{configurable:!0},allowNewDotTarget:{configurable:!0},allowUsing:{configurable:!0},
inClassStaticBlock:{configurable:!0}};et.prototype.parse=function(){var t=this,r=this.options.program||this.startNode();return this.nextToken(),this.catchStackOverflow(
function(){return t.parseTopLevel(r)})};$r.inFunction.get=function(){return(this.currentVarScope().flags&is)>0};$r.inGenerator.get=function(){return(this.currentVarScope().
flags&RD)>0};$r.inAsync.get=function(){return(this.currentVarScope().flags&Q0)>0};$r.canAwait.get=function(){for(var e=this.scopeStack.length-1;e>=0;e--){var t=this.
scopeStack[e],r=t.flags;if(r&(ss|Tu))return!1;if(r&is)return(r&Q0)>0}return this.inModule&&this.options.ecmaVersion>=13||this.options.allowAwaitOutsideFunction};
$r.allowReturn.get=function(){return!!(this.inFunction||this.options.allowReturnOutsideFunction&&this.currentVarScope().flags&ns)};$r.allowSuper.get=function(){
var e=this.currentThisScope(),t=e.flags;return(t&Ep)>0||this.options.allowSuperOutsideMethod};$r.allowDirectSuper.get=function(){return(this.currentThisScope().
flags&DD)>0};$r.treatFunctionsAsVar.get=function(){return this.treatFunctionsAsVarInScope(this.currentScope())};$r.allowNewDotTarget.get=function(){for(var e=this.
scopeStack.length-1;e>=0;e--){var t=this.scopeStack[e],r=t.flags;if(r&(ss|Tu)||r&is&&!(r&J0))return!0}return!1};$r.allowUsing.get=function(){var e=this.currentScope(),
t=e.flags;return!(t&vD||!this.inModule&&t&ns)};$r.inClassStaticBlock.get=function(){return(this.currentVarScope().flags&ss)>0};et.extend=function(){for(var t=[],
r=arguments.length;r--;)t[r]=arguments[r];for(var n=this,i=0;i<t.length;i++)n=t[i](n);return n};et.parse=function(t,r){return new this(r,t).parse()};et.parseExpressionAt=
function(t,r,n){var i=new this(n,t,r);return i.nextToken(),i.parseExpression()};et.tokenizer=function(t,r){return new this(r,t)};Object.defineProperties(et.prototype,
$r);var kt=et.prototype,Gj=/^(?:'((?:\\[^]|[^'\\])*?)'|"((?:\\[^]|[^"\\])*?)")/;kt.strictDirective=function(e){if(this.options.ecmaVersion<5)return!1;for(;;){ft.
lastIndex=e,e+=ft.exec(this.input)[0].length;var t=Gj.exec(this.input.slice(e));if(!t)return!1;if((t[1]||t[2])==="use strict"){ft.lastIndex=e+t[0].length;var r=ft.
exec(this.input),n=r.index+r[0].length,i=this.input.charAt(n);return i===";"||i==="}"||nr.test(r[0])&&!(/[(`.[+\-/*%<>=,?^&]/.test(i)||i==="!"&&this.input.charAt(
n+1)==="="||i==="i"&&Kj(this,n))}e+=t[0].length,ft.lastIndex=e,e+=ft.exec(this.input)[0].length,this.input[e]===";"&&e++}};function Kj(e,t){for(var r=t+1,n=Math.
min(e.input.length,t+11);r<n;){var i=e.fullCharCodeAt(r);if(!Hn(i,!0))break;r+=i<=65535?1:2}return r===t+2&&e.input.slice(t,r)==="in"||r===t+10&&e.input.slice(t,
r)==="instanceof"}kt.eat=function(e){return this.type===e?(this.next(),!0):!1};kt.isContextual=function(e){return this.type===f.name&&this.value===e&&!this.containsEsc};
kt.eatContextual=function(e){return this.isContextual(e)?(this.next(),!0):!1};kt.catchStackOverflow=function(e){try{return e()}catch(t){if(t instanceof Error&&(/\bstack\b.*\b(exceeded|overflow)\b/i.
test(t.message)||/\btoo much recursion\b/i.test(t.message)))this.raise(this.start,"Not enough stack space to parse input");else throw t}};kt.expectContextual=function(e){
this.eatContextual(e)||this.unexpected()};kt.canInsertSemicolon=function(){return this.type===f.eof||this.type===f.braceR||nr.test(this.input.slice(this.lastTokEnd,
this.start))};kt.insertSemicolon=function(){if(this.canInsertSemicolon())return this.options.onInsertedSemicolon&&this.options.onInsertedSemicolon(this.lastTokEnd,
this.lastTokEndLoc),!0};kt.semicolon=function(){!this.eat(f.semi)&&!this.insertSemicolon()&&this.unexpected()};kt.afterTrailingComma=function(e,t){if(this.type===
e)return this.options.onTrailingComma&&this.options.onTrailingComma(this.lastTokStart,this.lastTokStartLoc),t||this.next(),!0};kt.expect=function(e){this.eat(e)||
this.unexpected()};kt.unexpected=function(e){this.raise(e??this.start,"Unexpected token")};var yp=function(){this.shorthandAssign=this.trailingComma=this.parenthesizedAssign=
this.parenthesizedBind=this.doubleProto=-1};kt.checkPatternErrors=function(e,t){if(e){e.trailingComma>-1&&this.raiseRecoverable(e.trailingComma,"Comma is not pe\
rmitted after the rest element");var r=t?e.parenthesizedAssign:e.parenthesizedBind;r>-1&&this.raiseRecoverable(r,t?"Assigning to rvalue":"Parenthesized pattern")}};
kt.checkExpressionErrors=function(e,t){if(!e)return!1;var r=e.shorthandAssign,n=e.doubleProto;if(!t)return r>=0||n>=0;r>=0&&this.raise(r,"Shorthand property ass\
ignments are valid only in destructuring patterns"),n>=0&&this.raiseRecoverable(n,"Redefinition of __proto__ property")};kt.checkYieldAwaitInDefaultParams=function(){
this.yieldPos&&(!this.awaitPos||this.yieldPos<this.awaitPos)&&this.raise(this.yieldPos,"Yield expression cannot be a default value"),this.awaitPos&&this.raise(this.
awaitPos,"Await expression cannot be a default value")};kt.isSimpleAssignTarget=function(e){return e.type==="ParenthesizedExpression"?this.isSimpleAssignTarget(
e.expression):e.type==="Identifier"||e.type==="MemberExpression"};var B=et.prototype;B.parseTopLevel=function(e){var t=Object.create(null);for(e.body||(e.body=[]);this.
type!==f.eof;){var r=this.parseStatement(null,!0,t);e.body.push(r)}if(this.inModule)for(var n=0,i=Object.keys(this.undefinedExports);n<i.length;n+=1){var s=i[n];
this.raiseRecoverable(this.undefinedExports[s].start,"Export '"+s+"' is not defined")}return this.adaptDirectivePrologue(e.body),this.next(),e.sourceType=this.options.
sourceType==="commonjs"?"script":this.options.sourceType,this.finishNode(e,"Program")};var tg={kind:"loop"},zj={kind:"switch"};B.isLet=function(e){if(this.options.
ecmaVersion<6||!this.isContextual("let"))return!1;ft.lastIndex=this.pos;var t=ft.exec(this.input),r=this.pos+t[0].length,n=this.fullCharCodeAt(r);if(n===91||n===
92)return!0;if(e)return!1;if(n===123)return!0;if(Cn(n)){var i=r;do r+=n<=65535?1:2;while(Hn(n=this.fullCharCodeAt(r)));if(n===92)return!0;var s=this.input.slice(
i,r);if(!bD.test(s))return!0}return!1};B.isAsyncFunction=function(){if(this.options.ecmaVersion<8||!this.isContextual("async"))return!1;ft.lastIndex=this.pos;var e=ft.
exec(this.input),t=this.pos+e[0].length,r;return!nr.test(this.input.slice(this.pos,t))&&this.input.slice(t,t+8)==="function"&&(t+8===this.input.length||!(Hn(r=this.
fullCharCodeAt(t+8))||r===92))};B.isUsingKeyword=function(e,t){if(this.options.ecmaVersion<17||!this.isContextual(e?"await":"using"))return!1;ft.lastIndex=this.
pos;var r=ft.exec(this.input),n=this.pos+r[0].length;if(nr.test(this.input.slice(this.pos,n)))return!1;if(e){var i=n+5,s;if(this.input.slice(n,i)!=="using"||i===
this.input.length||Hn(s=this.fullCharCodeAt(i))||s===92)return!1;ft.lastIndex=i;var a=ft.exec(this.input);if(n=i+a[0].length,a&&nr.test(this.input.slice(i,n)))return!1}
var c=this.fullCharCodeAt(n);if(!Cn(c)&&c!==92)return!1;var m=n;do n+=c<=65535?1:2;while(Hn(c=this.fullCharCodeAt(n)));if(c===92)return!0;var p=this.input.slice(
m,n);if(bD.test(p))return!1;if(t&&!e&&p==="of"){ft.lastIndex=n;var g=ft.exec(this.input);if(n=n+g[0].length,this.input.charCodeAt(n)!==61||(c=this.input.charCodeAt(
n+1))===61||c===62)return!1}return!0};B.isAwaitUsing=function(e){return this.isUsingKeyword(!0,e)};B.isUsing=function(e){return this.isUsingKeyword(!1,e)};B.parseStatement=
function(e,t,r){var n=this.type,i=this.startNode(),s;switch(this.isLet(e)&&(n=f._var,s="let"),n){case f._break:case f._continue:return this.parseBreakContinueStatement(
i,n.keyword);case f._debugger:return this.parseDebuggerStatement(i);case f._do:return this.parseDoStatement(i);case f._for:return this.parseForStatement(i);case f.
_function:return e&&(this.strict||e!=="if"&&e!=="label")&&this.options.ecmaVersion>=6&&this.unexpected(),this.parseFunctionStatement(i,!1,!e);case f._class:return e&&
this.unexpected(),this.parseClass(i,!0);case f._if:return this.parseIfStatement(i);case f._return:return this.parseReturnStatement(i);case f._switch:return this.
parseSwitchStatement(i);case f._throw:return this.parseThrowStatement(i);case f._try:return this.parseTryStatement(i);case f._const:case f._var:return s=s||this.
value,e&&s!=="var"&&this.unexpected(),this.parseVarStatement(i,s);case f._while:return this.parseWhileStatement(i);case f._with:return this.parseWithStatement(i);case f.
braceL:return this.parseBlock(!0,i);case f.semi:return this.parseEmptyStatement(i);case f._export:case f._import:if(this.options.ecmaVersion>10&&n===f._import){
ft.lastIndex=this.pos;var a=ft.exec(this.input),c=this.pos+a[0].length,m=this.input.charCodeAt(c);if(m===40||m===46)return this.parseExpressionStatement(i,this.
parseExpression())}return this.options.allowImportExportEverywhere||(t||this.raise(this.start,"'import' and 'export' may only appear at the top level"),this.inModule||
this.raise(this.start,"'import' and 'export' may appear only with 'sourceType: module'")),n===f._import?this.parseImport(i):this.parseExport(i,r);default:if(this.
isAsyncFunction())return e&&this.unexpected(),this.next(),this.parseFunctionStatement(i,!0,!e);var p=this.isAwaitUsing(!1)?"await using":this.isUsing(!1)?"using":
null;if(p)return this.allowUsing||this.raise(this.start,"Using declaration cannot appear in the top level when source type is `script` or in the bare case state\
ment"),e&&this.raise(this.start,"Using declaration is not allowed in single-statement positions"),p==="await using"&&(this.canAwait||this.raise(this.start,"Awai\
t using cannot appear outside of async function"),this.next()),this.next(),this.parseVar(i,!1,p),this.semicolon(),this.finishNode(i,"VariableDeclaration");var g=this.
value,y=this.parseExpression();return n===f.name&&y.type==="Identifier"&&this.eat(f.colon)?this.parseLabeledStatement(i,g,y,e):this.parseExpressionStatement(i,y)}};
B.parseBreakContinueStatement=function(e,t){var r=t==="break";this.next(),this.eat(f.semi)||this.insertSemicolon()?e.label=null:this.type!==f.name?this.unexpected():
(e.label=this.parseIdent(),this.semicolon());for(var n=0;n<this.labels.length;++n){var i=this.labels[n];if((e.label==null||i.name===e.label.name)&&(i.kind!=null&&
(r||i.kind==="loop")||e.label&&r))break}return n===this.labels.length&&this.raise(e.start,"Unsyntactic "+t),this.finishNode(e,r?"BreakStatement":"ContinueStatem\
ent")};B.parseDebuggerStatement=function(e){return this.next(),this.semicolon(),this.finishNode(e,"DebuggerStatement")};B.parseDoStatement=function(e){return this.
next(),this.labels.push(tg),e.body=this.parseStatement("do"),this.labels.pop(),this.expect(f._while),e.test=this.parseParenExpression(),this.options.ecmaVersion>=
6?this.eat(f.semi):this.semicolon(),this.finishNode(e,"DoWhileStatement")};B.parseForStatement=function(e){this.next();var t=this.options.ecmaVersion>=9&&this.canAwait&&
this.eatContextual("await")?this.lastTokStart:-1;if(this.labels.push(tg),this.enterScope(0),this.expect(f.parenL),this.type===f.semi)return t>-1&&this.unexpected(
t),this.parseFor(e,null);var r=this.isLet();if(this.type===f._var||this.type===f._const||r){var n=this.startNode(),i=r?"let":this.value;return this.next(),this.
parseVar(n,!0,i),this.finishNode(n,"VariableDeclaration"),this.parseForAfterInit(e,n,t)}var s=this.isContextual("let"),a=!1,c=this.isUsing(!0)?"using":this.isAwaitUsing(
!0)?"await using":null;if(c){var m=this.startNode();return this.next(),c==="await using"&&(this.canAwait||this.raise(this.start,"Await using cannot appear outsi\
de of async function"),this.next()),this.parseVar(m,!0,c),this.finishNode(m,"VariableDeclaration"),this.parseForAfterInit(e,m,t)}var p=this.containsEsc,g=new yp,
y=this.start,S=t>-1?this.parseExprSubscripts(g,"await"):this.parseExpression(!0,g);return this.type===f._in||(a=this.options.ecmaVersion>=6&&this.isContextual("\
of"))?(t>-1?(this.type===f._in&&this.unexpected(t),e.await=!0):a&&this.options.ecmaVersion>=8&&(S.start===y&&!p&&S.type==="Identifier"&&S.name==="async"?this.unexpected():
this.options.ecmaVersion>=9&&(e.await=!1)),s&&a&&this.raise(S.start,"The left-hand side of a for-of loop may not start with 'let'."),this.toAssignable(S,!1,g),this.
checkLValPattern(S),this.parseForIn(e,S)):(this.checkExpressionErrors(g,!0),t>-1&&this.unexpected(t),this.parseFor(e,S))};B.parseForAfterInit=function(e,t,r){return(this.
type===f._in||this.options.ecmaVersion>=6&&this.isContextual("of"))&&t.declarations.length===1?(this.type===f._in?((t.kind==="using"||t.kind==="await using")&&!t.
declarations[0].init&&this.raise(this.start,"Using declaration is not allowed in for-in loops"),this.options.ecmaVersion>=9&&r>-1&&this.unexpected(r)):this.options.
ecmaVersion>=9&&(e.await=r>-1),this.parseForIn(e,t)):(r>-1&&this.unexpected(r),this.parseFor(e,t))};B.parseFunctionStatement=function(e,t,r){return this.next(),
this.parseFunction(e,xu|(r?0:W0),!1,t)};B.parseIfStatement=function(e){return this.next(),e.test=this.parseParenExpression(),e.consequent=this.parseStatement("i\
f"),e.alternate=this.eat(f._else)?this.parseStatement("if"):null,this.finishNode(e,"IfStatement")};B.parseReturnStatement=function(e){return this.allowReturn||this.
raise(this.start,"'return' outside of function"),this.next(),this.eat(f.semi)||this.insertSemicolon()?e.argument=null:(e.argument=this.parseExpression(),this.semicolon()),
this.finishNode(e,"ReturnStatement")};B.parseSwitchStatement=function(e){this.next(),e.discriminant=this.parseParenExpression(),e.cases=[],this.expect(f.braceL),
this.labels.push(zj),this.enterScope(vD);for(var t,r=!1;this.type!==f.braceR;)if(this.type===f._case||this.type===f._default){var n=this.type===f._case;t&&this.
finishNode(t,"SwitchCase"),e.cases.push(t=this.startNode()),t.consequent=[],this.next(),n?t.test=this.parseExpression():(r&&this.raiseRecoverable(this.lastTokStart,
"Multiple default clauses"),r=!0,t.test=null),this.expect(f.colon)}else t||this.unexpected(),t.consequent.push(this.parseStatement(null));return this.exitScope(),
t&&this.finishNode(t,"SwitchCase"),this.next(),this.labels.pop(),this.finishNode(e,"SwitchStatement")};B.parseThrowStatement=function(e){return this.next(),nr.test(
this.input.slice(this.lastTokEnd,this.start))&&this.raise(this.lastTokEnd,"Illegal newline after throw"),e.argument=this.parseExpression(),this.semicolon(),this.
finishNode(e,"ThrowStatement")};var Wj=[];B.parseCatchClauseParam=function(){var e=this.parseBindingAtom(),t=e.type==="Identifier";return this.enterScope(t?ND:0),
this.checkLValPattern(e,t?OD:Vn),this.expect(f.parenR),e};B.parseTryStatement=function(e){if(this.next(),e.block=this.parseBlock(),e.handler=null,this.type===f.
_catch){var t=this.startNode();this.next(),this.eat(f.parenL)?t.param=this.parseCatchClauseParam():(this.options.ecmaVersion<10&&this.unexpected(),t.param=null,
this.enterScope(0)),t.body=this.parseBlock(!1),this.exitScope(),e.handler=this.finishNode(t,"CatchClause")}return e.finalizer=this.eat(f._finally)?this.parseBlock():
null,!e.handler&&!e.finalizer&&this.raise(e.start,"Missing catch or finally clause"),this.finishNode(e,"TryStatement")};B.parseVarStatement=function(e,t,r){return this.
next(),this.parseVar(e,!1,t,r),this.semicolon(),this.finishNode(e,"VariableDeclaration")};B.parseWhileStatement=function(e){return this.next(),e.test=this.parseParenExpression(),
this.labels.push(tg),e.body=this.parseStatement("while"),this.labels.pop(),this.finishNode(e,"WhileStatement")};B.parseWithStatement=function(e){return this.strict&&
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
this.parseBindingAtom(),this.checkLValPattern(e.id,t==="var"?eg:Vn,!1)};var xu=1,W0=2,wD=4;B.parseFunction=function(e,t,r,n,i){this.initFunction(e),(this.options.
ecmaVersion>=9||this.options.ecmaVersion>=6&&!n)&&(this.type===f.star&&t&W0&&this.unexpected(),e.generator=this.eat(f.star)),this.options.ecmaVersion>=8&&(e.async=
!!n),t&xu&&(e.id=t&wD&&this.type!==f.name?null:this.parseIdent(),e.id&&!(t&W0)&&this.checkLValSimple(e.id,this.strict||e.generator||e.async?this.treatFunctionsAsVar?
eg:Vn:kD));var s=this.yieldPos,a=this.awaitPos,c=this.awaitIdentPos;return this.yieldPos=0,this.awaitPos=0,this.awaitIdentPos=0,this.enterScope(Z0(e.async,e.generator)),
t&xu||(e.id=this.type===f.name?this.parseIdent():null),this.parseFunctionParams(e),this.parseFunctionBody(e,r,!1,i),this.yieldPos=s,this.awaitPos=a,this.awaitIdentPos=
c,this.finishNode(e,t&xu?"FunctionDeclaration":"FunctionExpression")};B.parseFunctionParams=function(e){this.expect(f.parenL),e.params=this.parseBindingList(f.parenR,
!1,this.options.ecmaVersion>=8),this.checkYieldAwaitInDefaultParams()};B.parseClass=function(e,t){this.next();var r=this.strict;this.strict=!0,this.parseClassId(
e,t),this.parseClassSuper(e);var n=this.enterClassBody(),i=this.startNode(),s=!1;for(i.body=[],this.expect(f.braceL);this.type!==f.braceR;){var a=this.parseClassElement(
e.superClass!==null);a&&(i.body.push(a),a.type==="MethodDefinition"&&a.kind==="constructor"?(s&&this.raiseRecoverable(a.start,"Duplicate constructor in the same\
 class"),s=!0):a.key&&a.key.type==="PrivateIdentifier"&&Yj(n,a)&&this.raiseRecoverable(a.key.start,"Identifier '#"+a.key.name+"' has already been declared"))}return this.
strict=r,this.next(),e.body=this.finishNode(i,"ClassBody"),this.exitClassBody(),this.finishNode(e,t?"ClassDeclaration":"ClassExpression")};B.parseClassElement=function(e){
if(this.eat(f.semi))return null;var t=this.options.ecmaVersion,r=this.startNode(),n="",i=!1,s=!1,a="method",c=!1;if(this.eatContextual("static")){if(t>=13&&this.
eat(f.braceL))return this.parseClassStaticBlock(r),r;this.isClassElementNameStart()||this.type===f.star?c=!0:n="static"}if(r.static=c,!n&&t>=8&&this.eatContextual(
"async")&&((this.isClassElementNameStart()||this.type===f.star)&&!this.canInsertSemicolon()?s=!0:n="async"),!n&&(t>=9||!s)&&this.eat(f.star)&&(i=!0),!n&&!s&&!i){
var m=this.value;(this.eatContextual("get")||this.eatContextual("set"))&&(this.isClassElementNameStart()?a=m:n=m)}if(n?(r.computed=!1,r.key=this.startNodeAt(this.
lastTokStart,this.lastTokStartLoc),r.key.name=n,this.finishNode(r.key,"Identifier")):this.parseClassElementName(r),t<13||this.type===f.parenL||a!=="method"||i||
s){var p=!r.static&&fp(r,"constructor"),g=p&&e;p&&a!=="method"&&this.raise(r.key.start,"Constructor can't have get/set modifier"),r.kind=p?"constructor":a,this.
parseClassMethod(r,i,s,g)}else this.parseClassField(r);return r};B.isClassElementNameStart=function(){return this.type===f.name||this.type===f.privateId||this.type===
f.num||this.type===f.string||this.type===f.bracketL||this.type.keyword};B.parseClassElementName=function(e){this.type===f.privateId?(this.value==="constructor"&&
this.raise(this.start,"Classes can't have an element named '#constructor'"),e.computed=!1,e.key=this.parsePrivateIdent()):this.parsePropertyName(e)};B.parseClassMethod=
function(e,t,r,n){var i=e.key;e.kind==="constructor"?(t&&this.raise(i.start,"Constructor can't be a generator"),r&&this.raise(i.start,"Constructor can't be an a\
sync method")):e.static&&fp(e,"prototype")&&this.raise(i.start,"Classes may not have a static property named prototype");var s=e.value=this.parseMethod(t,r,n);return e.
kind==="get"&&s.params.length!==0&&this.raiseRecoverable(s.start,"getter should have no params"),e.kind==="set"&&s.params.length!==1&&this.raiseRecoverable(s.start,
"setter should have exactly one param"),e.kind==="set"&&s.params[0].type==="RestElement"&&this.raiseRecoverable(s.params[0].start,"Setter cannot use rest params"),
this.finishNode(e,"MethodDefinition")};B.parseClassField=function(e){return fp(e,"constructor")?this.raise(e.key.start,"Classes can't have a field named 'constr\
uctor'"):e.static&&fp(e,"prototype")&&this.raise(e.key.start,"Classes can't have a static field named 'prototype'"),this.eat(f.eq)?(this.enterScope(Tu|Ep),e.value=
this.parseMaybeAssign(),this.exitScope()):e.value=null,this.semicolon(),this.finishNode(e,"PropertyDefinition")};B.parseClassStaticBlock=function(e){e.body=[];var t=this.
labels;for(this.labels=[],this.enterScope(ss|Ep);this.type!==f.braceR;){var r=this.parseStatement(null);e.body.push(r)}return this.next(),this.exitScope(),this.
labels=t,this.finishNode(e,"StaticBlock")};B.parseClassId=function(e,t){this.type===f.name?(e.id=this.parseIdent(),t&&this.checkLValSimple(e.id,Vn,!1)):(t===!0&&
this.unexpected(),e.id=null)};B.parseClassSuper=function(e){e.superClass=this.eat(f._extends)?this.parseExprSubscripts(null,!1):null};B.enterClassBody=function(){
var e={declared:Object.create(null),used:[]};return this.privateNameStack.push(e),e.declared};B.exitClassBody=function(){var e=this.privateNameStack.pop(),t=e.declared,
r=e.used;if(this.options.checkPrivateFields)for(var n=this.privateNameStack.length,i=n===0?null:this.privateNameStack[n-1],s=0;s<r.length;++s){var a=r[s];_a(t,a.
name)||(i?i.used.push(a):this.raiseRecoverable(a.start,"Private field '#"+a.name+"' must be declared in an enclosing class"))}};function Yj(e,t){var r=t.key.name,
n=e[r],i="true";return t.type==="MethodDefinition"&&(t.kind==="get"||t.kind==="set")&&(i=(t.static?"s":"i")+t.kind),n==="iget"&&i==="iset"||n==="iset"&&i==="ige\
t"||n==="sget"&&i==="sset"||n==="sset"&&i==="sget"?(e[r]="true",!1):n?!0:(e[r]=i,!1)}function fp(e,t){var r=e.computed,n=e.key;return!r&&(n.type==="Identifier"&&
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
if(this.type===f._function||(e=this.isAsyncFunction())){var t=this.startNode();return this.next(),e&&this.next(),this.parseFunction(t,xu|wD,!1,e)}else if(this.type===
f._class){var r=this.startNode();return this.parseClass(r,"nullableID")}else{var n=this.parseMaybeAssign();return this.semicolon(),n}};B.checkExport=function(e,t,r){
e&&(typeof t!="string"&&(t=t.type==="Identifier"?t.name:t.value),_a(e,t)&&this.raiseRecoverable(r,"Duplicate export '"+t+"'"),e[t]=!0)};B.checkPatternExport=function(e,t){
var r=t.type;if(r==="Identifier")this.checkExport(e,t,t.start);else if(r==="ObjectPattern")for(var n=0,i=t.properties;n<i.length;n+=1){var s=i[n];this.checkPatternExport(
e,s)}else if(r==="ArrayPattern")for(var a=0,c=t.elements;a<c.length;a+=1){var m=c[a];m&&this.checkPatternExport(e,m)}else r==="Property"?this.checkPatternExport(
e,t.value):r==="AssignmentPattern"?this.checkPatternExport(e,t.left):r==="RestElement"&&this.checkPatternExport(e,t.argument)};B.checkVariableExport=function(e,t){
if(e)for(var r=0,n=t;r<n.length;r+=1){var i=n[r];this.checkPatternExport(e,i.id)}};B.shouldParseExportStatement=function(){return this.type.keyword==="var"||this.
type.keyword==="const"||this.type.keyword==="class"||this.type.keyword==="function"||this.isLet()||this.isAsyncFunction()};B.parseExportSpecifier=function(e){var t=this.
startNode();return t.local=this.parseModuleExportName(),t.exported=this.eatContextual("as")?this.parseModuleExportName():t.local,this.checkExport(e,t.exported,t.
exported.start),this.finishNode(t,"ExportSpecifier")};B.parseExportSpecifiers=function(e){var t=[],r=!0;for(this.expect(f.braceL);!this.eat(f.braceR);){if(r)r=!1;else if(this.
expect(f.comma),this.afterTrailingComma(f.braceR))break;t.push(this.parseExportSpecifier(e))}return t};B.parseImport=function(e){return this.next(),this.type===
f.string?(e.specifiers=Wj,e.source=this.parseExprAtom()):(e.specifiers=this.parseImportSpecifiers(),this.expectContextual("from"),e.source=this.type===f.string?
this.parseExprAtom():this.unexpected()),this.options.ecmaVersion>=16&&(e.attributes=this.parseWithClause()),this.semicolon(),this.finishNode(e,"ImportDeclaratio\
n")};B.parseImportSpecifier=function(){var e=this.startNode();return e.imported=this.parseModuleExportName(),this.eatContextual("as")?e.local=this.parseIdent():
(this.checkUnreserved(e.imported),e.local=e.imported),this.checkLValSimple(e.local,Vn),this.finishNode(e,"ImportSpecifier")};B.parseImportDefaultSpecifier=function(){
var e=this.startNode();return e.local=this.parseIdent(),this.checkLValSimple(e.local,Vn),this.finishNode(e,"ImportDefaultSpecifier")};B.parseImportNamespaceSpecifier=
function(){var e=this.startNode();return this.next(),this.expectContextual("as"),e.local=this.parseIdent(),this.checkLValSimple(e.local,Vn),this.finishNode(e,"I\
mportNamespaceSpecifier")};B.parseImportSpecifiers=function(){var e=[],t=!0;if(this.type===f.name&&(e.push(this.parseImportDefaultSpecifier()),!this.eat(f.comma)))
return e;if(this.type===f.star)return e.push(this.parseImportNamespaceSpecifier()),e;for(this.expect(f.braceL);!this.eat(f.braceR);){if(t)t=!1;else if(this.expect(
f.comma),this.afterTrailingComma(f.braceR))break;e.push(this.parseImportSpecifier())}return e};B.parseWithClause=function(){var e=[];if(!this.eat(f._with))return e;
this.expect(f.braceL);for(var t={},r=!0;!this.eat(f.braceR);){if(r)r=!1;else if(this.expect(f.comma),this.afterTrailingComma(f.braceR))break;var n=this.parseImportAttribute(),
i=n.key.type==="Identifier"?n.key.name:n.key.value;_a(t,i)&&this.raiseRecoverable(n.key.start,"Duplicate attribute key '"+i+"'"),t[i]=!0,e.push(n)}return e};B.parseImportAttribute=
function(){var e=this.startNode();return e.key=this.type===f.string?this.parseExprAtom():this.parseIdent(this.options.allowReserved!=="never"),this.expect(f.colon),
this.type!==f.string&&this.unexpected(),e.value=this.parseExprAtom(),this.finishNode(e,"ImportAttribute")};B.parseModuleExportName=function(){if(this.options.ecmaVersion>=
13&&this.type===f.string){var e=this.parseLiteral(this.value);return jj.test(e.value)&&this.raise(e.start,"An export name cannot include a lone surrogate."),e}return this.
parseIdent(!0)};B.adaptDirectivePrologue=function(e){for(var t=0;t<e.length&&this.isDirectiveCandidate(e[t]);++t)e[t].directive=e[t].expression.raw.slice(1,-1)};
B.isDirectiveCandidate=function(e){return this.options.ecmaVersion>=5&&e.type==="ExpressionStatement"&&e.expression.type==="Literal"&&typeof e.expression.value==
"string"&&(this.input[e.start]==='"'||this.input[e.start]==="'")};var wr=et.prototype;wr.toAssignable=function(e,t,r){if(this.options.ecmaVersion>=6&&e)switch(e.
type){case"Identifier":this.inAsync&&e.name==="await"&&this.raise(e.start,"Cannot use 'await' as identifier inside an async function");break;case"ObjectPattern":case"\
ArrayPattern":case"AssignmentPattern":case"RestElement":break;case"ObjectExpression":e.type="ObjectPattern",r&&this.checkPatternErrors(r,!0);for(var n=0,i=e.properties;n<
i.length;n+=1){var s=i[n];this.toAssignable(s,t),s.type==="RestElement"&&(s.argument.type==="ArrayPattern"||s.argument.type==="ObjectPattern")&&this.raise(s.argument.
start,"Unexpected token")}break;case"Property":e.kind!=="init"&&this.raise(e.key.start,"Object pattern can't contain getter or setter"),this.toAssignable(e.value,
t);break;case"ArrayExpression":e.type="ArrayPattern",r&&this.checkPatternErrors(r,!0),this.toAssignableList(e.elements,t);break;case"SpreadElement":e.type="Rest\
Element",this.toAssignable(e.argument,t),e.argument.type==="AssignmentPattern"&&this.raise(e.argument.start,"Rest elements cannot have a default value");break;case"\
AssignmentExpression":e.operator!=="="&&this.raise(e.left.end,"Only '=' operator can be used for specifying default value."),e.type="AssignmentPattern",delete e.
operator,this.toAssignable(e.left,t);break;case"ParenthesizedExpression":this.toAssignable(e.expression,t,r);break;case"ChainExpression":this.raiseRecoverable(e.
start,"Optional chaining cannot appear in left-hand side");break;case"MemberExpression":if(!t)break;default:this.raise(e.start,"Assigning to rvalue")}else r&&this.
checkPatternErrors(r,!0);return e};wr.toAssignableList=function(e,t){for(var r=e.length,n=0;n<r;n++){var i=e[n];i&&this.toAssignable(i,t)}if(r){var s=e[r-1];this.
options.ecmaVersion===6&&t&&s&&s.type==="RestElement"&&s.argument.type!=="Identifier"&&this.unexpected(s.argument.start)}return e};wr.parseSpread=function(e){var t=this.
startNode();return this.next(),t.argument=this.parseMaybeAssign(!1,e),this.finishNode(t,"SpreadElement")};wr.parseRestBinding=function(){var e=this.startNode();
return this.next(),this.options.ecmaVersion===6&&this.type!==f.name&&this.unexpected(),e.argument=this.parseBindingAtom(),this.finishNode(e,"RestElement")};wr.parseBindingAtom=
function(){if(this.options.ecmaVersion>=6)switch(this.type){case f.bracketL:var e=this.startNode();return this.next(),e.elements=this.parseBindingList(f.bracketR,
!0,!0),this.finishNode(e,"ArrayPattern");case f.braceL:return this.parseObj(!0)}return this.parseIdent()};wr.parseBindingList=function(e,t,r,n){for(var i=[],s=!0;!this.
eat(e);)if(s?s=!1:this.expect(f.comma),t&&this.type===f.comma)i.push(null);else{if(r&&this.afterTrailingComma(e))break;if(this.type===f.ellipsis){var a=this.parseRestBinding();
this.parseBindingListItem(a),i.push(a),this.type===f.comma&&this.raiseRecoverable(this.start,"Comma is not permitted after the rest element"),this.expect(e);break}else
i.push(this.parseAssignableListItem(n))}return i};wr.parseAssignableListItem=function(e){var t=this.parseMaybeDefault(this.start,this.startLoc);return this.parseBindingListItem(
t),t};wr.parseBindingListItem=function(e){return e};wr.parseMaybeDefault=function(e,t,r){if(r=r||this.parseBindingAtom(),this.options.ecmaVersion<6||!this.eat(f.
eq))return r;var n=this.startNodeAt(e,t);return n.left=r,n.right=this.parseMaybeAssign(),this.finishNode(n,"AssignmentPattern")};wr.checkLValSimple=function(e,t,r){
t===void 0&&(t=pp);var n=t!==pp;switch(e.type){case"Identifier":this.strict&&this.reservedWordsStrictBind.test(e.name)&&this.raiseRecoverable(e.start,(n?"Bindin\
g ":"Assigning to ")+e.name+" in strict mode"),n&&(t===Vn&&e.name==="let"&&this.raiseRecoverable(e.start,"let is disallowed as a lexically bound name"),r&&(_a(r,
e.name)&&this.raiseRecoverable(e.start,"Argument name clash"),r[e.name]=!0),t!==$D&&this.declareName(e.name,t,e.start));break;case"ChainExpression":this.raiseRecoverable(
e.start,"Optional chaining cannot appear in left-hand side");break;case"MemberExpression":n&&this.raiseRecoverable(e.start,"Binding member expression");break;case"\
ParenthesizedExpression":return n&&this.raiseRecoverable(e.start,"Binding parenthesized expression"),this.checkLValSimple(e.expression,t,r);default:this.raise(e.
start,(n?"Binding":"Assigning to")+" rvalue")}};wr.checkLValPattern=function(e,t,r){switch(t===void 0&&(t=pp),e.type){case"ObjectPattern":for(var n=0,i=e.properties;n<
i.length;n+=1){var s=i[n];this.checkLValInnerPattern(s,t,r)}break;case"ArrayPattern":for(var a=0,c=e.elements;a<c.length;a+=1){var m=c[a];m&&this.checkLValInnerPattern(
m,t,r)}break;default:this.checkLValSimple(e,t,r)}};wr.checkLValInnerPattern=function(e,t,r){switch(t===void 0&&(t=pp),e.type){case"Property":this.checkLValInnerPattern(
e.value,t,r);break;case"AssignmentPattern":this.checkLValPattern(e.left,t,r);break;case"RestElement":this.checkLValPattern(e.argument,t,r);break;default:this.checkLValPattern(
e,t,r)}};var Wr=function(t,r,n,i,s){this.token=t,this.isExpr=!!r,this.preserveSpace=!!n,this.override=i,this.generator=!!s},Fe={b_stat:new Wr("{",!1),b_expr:new Wr(
"{",!0),b_tmpl:new Wr("${",!1),p_stat:new Wr("(",!1),p_expr:new Wr("(",!0),q_tmpl:new Wr("`",!0,!0,function(e){return e.tryReadTemplateToken()}),f_stat:new Wr("\
function",!1),f_expr:new Wr("function",!0),f_expr_gen:new Wr("function",!0,!1,null,!0),f_gen:new Wr("function",!1,!1,null,!0)},Ra=et.prototype;Ra.initialContext=
function(){return[Fe.b_stat]};Ra.curContext=function(){return this.context[this.context.length-1]};Ra.braceIsBlock=function(e){var t=this.curContext();return t===
Fe.f_expr||t===Fe.f_stat?!0:e===f.colon&&(t===Fe.b_stat||t===Fe.b_expr)?!t.isExpr:e===f._return||e===f.name&&this.exprAllowed?nr.test(this.input.slice(this.lastTokEnd,
this.start)):e===f._else||e===f.semi||e===f.eof||e===f.parenR||e===f.arrow?!0:e===f.braceL?t===Fe.b_stat:e===f._var||e===f._const||e===f.name?!1:!this.exprAllowed};
Ra.inGeneratorContext=function(){for(var e=this.context.length-1;e>=1;e--){var t=this.context[e];if(t.token==="function")return t.generator}return!1};Ra.updateContext=
function(e){var t,r=this.type;r.keyword&&e===f.dot?this.exprAllowed=!1:(t=r.updateContext)?t.call(this,e):this.exprAllowed=r.beforeExpr};Ra.overrideContext=function(e){
this.curContext()!==e&&(this.context[this.context.length-1]=e)};f.parenR.updateContext=f.braceR.updateContext=function(){if(this.context.length===1){this.exprAllowed=
!0;return}var e=this.context.pop();e===Fe.b_stat&&this.curContext().token==="function"&&(e=this.context.pop()),this.exprAllowed=!e.isExpr};f.braceL.updateContext=
function(e){this.context.push(this.braceIsBlock(e)?Fe.b_stat:Fe.b_expr),this.exprAllowed=!0};f.dollarBraceL.updateContext=function(){this.context.push(Fe.b_tmpl),
this.exprAllowed=!0};f.parenL.updateContext=function(e){var t=e===f._if||e===f._for||e===f._with||e===f._while;this.context.push(t?Fe.p_stat:Fe.p_expr),this.exprAllowed=
!0};f.incDec.updateContext=function(){};f._function.updateContext=f._class.updateContext=function(e){e.beforeExpr&&e!==f._else&&!(e===f.semi&&this.curContext()!==
Fe.p_stat)&&!(e===f._return&&nr.test(this.input.slice(this.lastTokEnd,this.start)))&&!((e===f.colon||e===f.braceL)&&this.curContext()===Fe.b_stat)?this.context.
push(Fe.f_expr):this.context.push(Fe.f_stat),this.exprAllowed=!1};f.colon.updateContext=function(){this.curContext().token==="function"&&this.context.pop(),this.
exprAllowed=!0};f.backQuote.updateContext=function(){this.curContext()===Fe.q_tmpl?this.context.pop():this.context.push(Fe.q_tmpl),this.exprAllowed=!1};f.star.updateContext=
function(e){if(e===f._function){var t=this.context.length-1;this.context[t]===Fe.f_expr?this.context[t]=Fe.f_expr_gen:this.context[t]=Fe.f_gen}this.exprAllowed=
!0};f.name.updateContext=function(e){var t=!1;this.options.ecmaVersion>=6&&e!==f.dot&&(this.value==="of"&&!this.exprAllowed||this.value==="yield"&&this.inGeneratorContext())&&
(t=!0),this.exprAllowed=t};var Y=et.prototype;Y.checkPropClash=function(e,t,r){if(!(this.options.ecmaVersion>=9&&e.type==="SpreadElement")&&!(this.options.ecmaVersion>=
6&&(e.computed||e.method||e.shorthand))){var n=e.key,i;switch(n.type){case"Identifier":i=n.name;break;case"Literal":i=String(n.value);break;default:return}var s=e.
kind;if(this.options.ecmaVersion>=6){i==="__proto__"&&s==="init"&&(t.proto&&(r?r.doubleProto<0&&(r.doubleProto=n.start):this.raiseRecoverable(n.start,"Redefinit\
ion of __proto__ property")),t.proto=!0);return}i="$"+i;var a=t[i];if(a){var c;s==="init"?c=this.strict&&a.init||a.get||a.set:c=a.init||a[s],c&&this.raiseRecoverable(
n.start,"Redefinition of property")}else a=t[i]={init:!1,get:!1,set:!1};a[s]=!0}};Y.parseExpression=function(e,t){var r=this;return this.catchStackOverflow(function(){
var n=r.start,i=r.startLoc,s=r.parseMaybeAssign(e,t);if(r.type===f.comma){var a=r.startNodeAt(n,i);for(a.expressions=[s];r.eat(f.comma);)a.expressions.push(r.parseMaybeAssign(
e,t));return r.finishNode(a,"SequenceExpression")}return s})};Y.parseMaybeAssign=function(e,t,r){if(this.isContextual("yield")){if(this.inGenerator)return this.
parseYield(e);this.exprAllowed=!1}var n=!1,i=-1,s=-1,a=-1;t?(i=t.parenthesizedAssign,s=t.trailingComma,a=t.doubleProto,t.parenthesizedAssign=t.trailingComma=-1):
(t=new yp,n=!0);var c=this.start,m=this.startLoc;(this.type===f.parenL||this.type===f.name)&&(this.potentialArrowAt=this.start,this.potentialArrowInForAwait=e===
"await");var p=this.parseMaybeConditional(e,t);if(r&&(p=r.call(this,p,c,m)),this.type.isAssign){var g=this.startNodeAt(c,m);return g.operator=this.value,this.type===
f.eq&&(p=this.toAssignable(p,!1,t)),n||(t.parenthesizedAssign=t.trailingComma=-1,t.shorthandAssign>=p.start&&(t.shorthandAssign=-1),t.doubleProto>=p.start&&(t.doubleProto=
-1)),this.type===f.eq?this.checkLValPattern(p):this.checkLValSimple(p),g.left=p,this.next(),g.right=this.parseMaybeAssign(e),a>-1&&(t.doubleProto=a),this.finishNode(
g,"AssignmentExpression")}else n&&this.checkExpressionErrors(t,!0);return i>-1&&(t.parenthesizedAssign=i),s>-1&&(t.trailingComma=s),p};Y.parseMaybeConditional=function(e,t){
var r=this.start,n=this.startLoc,i=this.parseExprOps(e,t);if(this.checkExpressionErrors(t))return i;if(!(i.type==="ArrowFunctionExpression"&&i.start===r)&&this.
eat(f.question)){var s=this.startNodeAt(r,n);return s.test=i,s.consequent=this.parseMaybeAssign(),this.expect(f.colon),s.alternate=this.parseMaybeAssign(e),this.
finishNode(s,"ConditionalExpression")}return i};Y.parseExprOps=function(e,t){var r=this.start,n=this.startLoc,i=this.parseMaybeUnary(t,!1,!1,e);return this.checkExpressionErrors(
t)||i.start===r&&i.type==="ArrowFunctionExpression"?i:this.parseExprOp(i,r,n,-1,e)};Y.parseExprOp=function(e,t,r,n,i){var s=this.type.binop;if(s!=null&&(!i||this.
type!==f._in)&&s>n){var a=this.type===f.logicalOR||this.type===f.logicalAND,c=this.type===f.coalesce;c&&(s=f.logicalAND.binop);var m=this.value;this.next();var p=this.
start,g=this.startLoc,y=this.parseExprOp(this.parseMaybeUnary(null,!1,!1,i),p,g,s,i),S=this.buildBinary(t,r,e,y,m,a||c);return(a&&this.type===f.coalesce||c&&(this.
type===f.logicalOR||this.type===f.logicalAND))&&this.raiseRecoverable(this.start,"Logical expressions and coalesce expressions cannot be mixed. Wrap either by p\
arentheses"),this.parseExprOp(S,t,r,n,i)}return e};Y.buildBinary=function(e,t,r,n,i,s){n.type==="PrivateIdentifier"&&this.raise(n.start,"Private identifier can \
only be left side of binary expression");var a=this.startNodeAt(e,t);return a.left=r,a.operator=i,a.right=n,this.finishNode(a,s?"LogicalExpression":"BinaryExpre\
ssion")};Y.parseMaybeUnary=function(e,t,r,n){var i=this.start,s=this.startLoc,a;if(this.isContextual("await")&&this.canAwait)a=this.parseAwait(n),t=!0;else if(this.
type.prefix){var c=this.startNode(),m=this.type===f.incDec;c.operator=this.value,c.prefix=!0,this.next(),c.argument=this.parseMaybeUnary(null,!0,m,n),this.checkExpressionErrors(
e,!0),m?this.checkLValSimple(c.argument):this.strict&&c.operator==="delete"&&PD(c.argument)?this.raiseRecoverable(c.start,"Deleting local variable in strict mod\
e"):c.operator==="delete"&&Y0(c.argument)?this.raiseRecoverable(c.start,"Private fields can not be deleted"):t=!0,a=this.finishNode(c,m?"UpdateExpression":"Unar\
yExpression")}else if(!t&&this.type===f.privateId)(n||this.privateNameStack.length===0)&&this.options.checkPrivateFields&&this.unexpected(),a=this.parsePrivateIdent(),
this.type!==f._in&&this.unexpected();else{if(a=this.parseExprSubscripts(e,n),this.checkExpressionErrors(e))return a;for(;this.type.postfix&&!this.canInsertSemicolon();){
var p=this.startNodeAt(i,s);p.operator=this.value,p.prefix=!1,p.argument=a,this.checkLValSimple(a),this.next(),a=this.finishNode(p,"UpdateExpression")}}if(!r&&!(a.
type==="ArrowFunctionExpression"&&a.start===i)&&this.eat(f.starstar))if(t)this.unexpected(this.lastTokStart);else return this.buildBinary(i,s,a,this.parseMaybeUnary(
null,!1,!1,n),"**",!1);else return a};function PD(e){return e.type==="Identifier"||e.type==="ParenthesizedExpression"&&PD(e.expression)}function Y0(e){return e.
type==="MemberExpression"&&e.property.type==="PrivateIdentifier"||e.type==="ChainExpression"&&Y0(e.expression)||e.type==="ParenthesizedExpression"&&Y0(e.expression)}
Y.parseExprSubscripts=function(e,t){var r=this.start,n=this.startLoc,i=-1,s=-1;e&&(i=e.doubleProto,s=e.shorthandAssign,e.doubleProto=e.shorthandAssign=-1);var a=this.
parseExprAtom(e,t);if(a.type==="ArrowFunctionExpression"&&this.input.slice(this.lastTokStart,this.lastTokEnd)!==")")return a;var c=this.parseSubscripts(a,r,n,!1,
t);return e&&(c.end>a.end&&(this.checkExpressionErrors(e,!0),e.parenthesizedAssign>=c.start&&(e.parenthesizedAssign=-1),e.parenthesizedBind>=c.start&&(e.parenthesizedBind=
-1),e.trailingComma>=c.start&&(e.trailingComma=-1)),i>-1&&(e.doubleProto=i),s>-1&&(e.shorthandAssign=s)),c};Y.parseSubscripts=function(e,t,r,n,i){for(var s=this.
options.ecmaVersion>=8&&e.type==="Identifier"&&e.name==="async"&&this.lastTokEnd===e.end&&!this.canInsertSemicolon()&&e.end-e.start===5&&this.potentialArrowAt===
e.start,a=!1;;){var c=this.parseSubscript(e,t,r,n,s,a,i);if(c.optional&&(a=!0),c.end===e.end||c.type==="ArrowFunctionExpression"){if(a){var m=this.startNodeAt(t,
r);m.expression=c,c=this.finishNode(m,"ChainExpression")}return c}e=c,s=!1}};Y.shouldParseAsyncArrow=function(){return!this.canInsertSemicolon()&&this.eat(f.arrow)};
Y.parseSubscriptAsyncArrow=function(e,t,r,n){return this.parseArrowExpression(this.startNodeAt(e,t),r,!0,n)};Y.parseSubscript=function(e,t,r,n,i,s,a){var c=this.
options.ecmaVersion>=11,m=c&&this.eat(f.questionDot);n&&m&&this.raise(this.lastTokStart,"Optional chaining cannot appear in the callee of new expressions");var p=this.
eat(f.bracketL);if(p||m&&this.type!==f.parenL&&this.type!==f.backQuote||this.eat(f.dot)){var g=this.startNodeAt(t,r);g.object=e,p?(g.property=this.parseExpression(),
this.expect(f.bracketR)):this.type===f.privateId&&e.type!=="Super"?g.property=this.parsePrivateIdent():g.property=this.parseIdent(this.options.allowReserved!=="\
never"),g.computed=!!p,c&&(g.optional=m),e=this.finishNode(g,"MemberExpression")}else if(!n&&this.eat(f.parenL)){var y=new yp,S=this.yieldPos,O=this.awaitPos,H=this.
awaitIdentPos;this.yieldPos=0,this.awaitPos=0,this.awaitIdentPos=0;var Be=this.parseExprList(f.parenR,this.options.ecmaVersion>=8,!1,y);if(i&&!m&&this.shouldParseAsyncArrow())
return this.checkPatternErrors(y,!1),this.checkYieldAwaitInDefaultParams(),this.awaitIdentPos>0&&this.raise(this.awaitIdentPos,"Cannot use 'await' as identifier\
 inside an async function"),this.yieldPos=S,this.awaitPos=O,this.awaitIdentPos=H,this.parseSubscriptAsyncArrow(t,r,Be,a);this.checkExpressionErrors(y,!0),this.yieldPos=
S||this.yieldPos,this.awaitPos=O||this.awaitPos,this.awaitIdentPos=H||this.awaitIdentPos;var Gt=this.startNodeAt(t,r);Gt.callee=e,Gt.arguments=Be,c&&(Gt.optional=
m),e=this.finishNode(Gt,"CallExpression")}else if(this.type===f.backQuote){(m||s)&&this.raise(this.start,"Optional chaining cannot appear in the tag of tagged t\
emplate expressions");var ir=this.startNodeAt(t,r);ir.tag=e,ir.quasi=this.parseTemplate({isTagged:!0}),e=this.finishNode(ir,"TaggedTemplateExpression")}return e};
Y.parseExprAtom=function(e,t,r){this.type===f.slash&&this.readRegexp();var n,i=this.potentialArrowAt===this.start;switch(this.type){case f._super:return this.allowSuper||
this.raise(this.start,"'super' keyword outside a method"),n=this.startNode(),this.next(),this.type===f.parenL&&!this.allowDirectSuper&&this.raise(n.start,"super\
() call outside constructor of a subclass"),this.type!==f.dot&&this.type!==f.bracketL&&this.type!==f.parenL&&this.unexpected(),this.finishNode(n,"Super");case f.
_this:return n=this.startNode(),this.next(),this.finishNode(n,"ThisExpression");case f.name:var s=this.start,a=this.startLoc,c=this.containsEsc,m=this.parseIdent(
!1);if(this.options.ecmaVersion>=8&&!c&&m.name==="async"&&!this.canInsertSemicolon()&&this.eat(f._function))return this.overrideContext(Fe.f_expr),this.parseFunction(
this.startNodeAt(s,a),0,!1,!0,t);if(i&&!this.canInsertSemicolon()){if(this.eat(f.arrow))return this.parseArrowExpression(this.startNodeAt(s,a),[m],!1,t);if(this.
options.ecmaVersion>=8&&m.name==="async"&&this.type===f.name&&!c&&(!this.potentialArrowInForAwait||this.value!=="of"||this.containsEsc))return m=this.parseIdent(
!1),(this.canInsertSemicolon()||!this.eat(f.arrow))&&this.unexpected(),this.parseArrowExpression(this.startNodeAt(s,a),[m],!0,t)}return m;case f.regexp:var p=this.
value;return n=this.parseLiteral(p.value),n.regex={pattern:p.pattern,flags:p.flags},n;case f.num:case f.string:return this.parseLiteral(this.value);case f._null:case f.
_true:case f._false:return n=this.startNode(),n.value=this.type===f._null?null:this.type===f._true,n.raw=this.type.keyword,this.next(),this.finishNode(n,"Litera\
l");case f.parenL:var g=this.start,y=this.parseParenAndDistinguishExpression(i,t);return e&&(e.parenthesizedAssign<0&&!this.isSimpleAssignTarget(y)&&(e.parenthesizedAssign=
g),e.parenthesizedBind<0&&(e.parenthesizedBind=g)),y;case f.bracketL:return n=this.startNode(),this.next(),n.elements=this.parseExprList(f.bracketR,!0,!0,e),this.
finishNode(n,"ArrayExpression");case f.braceL:return this.overrideContext(Fe.b_expr),this.parseObj(!1,e);case f._function:return n=this.startNode(),this.next(),
this.parseFunction(n,0);case f._class:return this.parseClass(this.startNode(),!1);case f._new:return this.parseNew();case f.backQuote:return this.parseTemplate();case f.
_import:return this.options.ecmaVersion>=11?this.parseExprImport(r):this.unexpected();default:return this.parseExprAtomDefault()}};Y.parseExprAtomDefault=function(){
this.unexpected()};Y.parseExprImport=function(e){var t=this.startNode();if(this.containsEsc&&this.raiseRecoverable(this.start,"Escape sequence in keyword import"),
this.next(),this.type===f.parenL&&!e)return this.parseDynamicImport(t);if(this.type===f.dot){var r=this.startNodeAt(t.start,t.loc&&t.loc.start);return r.name="i\
mport",t.meta=this.finishNode(r,"Identifier"),this.parseImportMeta(t)}else this.unexpected()};Y.parseDynamicImport=function(e){if(this.next(),e.source=this.parseMaybeAssign(),
this.options.ecmaVersion>=16)this.eat(f.parenR)?e.options=null:(this.expect(f.comma),this.afterTrailingComma(f.parenR)?e.options=null:(e.options=this.parseMaybeAssign(),
this.eat(f.parenR)||(this.expect(f.comma),this.afterTrailingComma(f.parenR)||this.unexpected())));else if(!this.eat(f.parenR)){var t=this.start;this.eat(f.comma)&&
this.eat(f.parenR)?this.raiseRecoverable(t,"Trailing comma is not allowed in import()"):this.unexpected(t)}return this.finishNode(e,"ImportExpression")};Y.parseImportMeta=
function(e){this.next();var t=this.containsEsc;return e.property=this.parseIdent(!0),e.property.name!=="meta"&&this.raiseRecoverable(e.property.start,"The only \
valid meta property for import is 'import.meta'"),t&&this.raiseRecoverable(e.start,"'import.meta' must not contain escaped characters"),this.options.sourceType!==
"module"&&!this.options.allowImportExportEverywhere&&this.raiseRecoverable(e.start,"Cannot use 'import.meta' outside a module"),this.finishNode(e,"MetaProperty")};
Y.parseLiteral=function(e){var t=this.startNode();return t.value=e,t.raw=this.input.slice(this.start,this.end),t.raw.charCodeAt(t.raw.length-1)===110&&(t.bigint=
t.value!=null?t.value.toString():t.raw.slice(0,-1).replace(/_/g,"")),this.next(),this.finishNode(t,"Literal")};Y.parseParenExpression=function(){this.expect(f.parenL);
var e=this.parseExpression();return this.expect(f.parenR),e};Y.shouldParseArrow=function(e){return!this.canInsertSemicolon()};Y.parseParenAndDistinguishExpression=
function(e,t){var r=this.start,n=this.startLoc,i,s=this.options.ecmaVersion>=8;if(this.options.ecmaVersion>=6){this.next();var a=this.start,c=this.startLoc,m=[],
p=!0,g=!1,y=new yp,S=this.yieldPos,O=this.awaitPos,H;for(this.yieldPos=0,this.awaitPos=0;this.type!==f.parenR;)if(p?p=!1:this.expect(f.comma),s&&this.afterTrailingComma(
f.parenR,!0)){g=!0;break}else if(this.type===f.ellipsis){H=this.start,m.push(this.parseParenItem(this.parseRestBinding())),this.type===f.comma&&this.raiseRecoverable(
this.start,"Comma is not permitted after the rest element");break}else m.push(this.parseMaybeAssign(!1,y,this.parseParenItem));var Be=this.lastTokEnd,Gt=this.lastTokEndLoc;
if(this.expect(f.parenR),e&&this.shouldParseArrow(m)&&this.eat(f.arrow))return this.checkPatternErrors(y,!1),this.checkYieldAwaitInDefaultParams(),this.yieldPos=
S,this.awaitPos=O,this.parseParenArrowList(r,n,m,t);(!m.length||g)&&this.unexpected(this.lastTokStart),H&&this.unexpected(H),this.checkExpressionErrors(y,!0),this.
yieldPos=S||this.yieldPos,this.awaitPos=O||this.awaitPos,m.length>1?(i=this.startNodeAt(a,c),i.expressions=m,this.finishNodeAt(i,"SequenceExpression",Be,Gt)):i=
m[0]}else i=this.parseParenExpression();if(this.options.preserveParens){var ir=this.startNodeAt(r,n);return ir.expression=i,this.finishNode(ir,"ParenthesizedExp\
ression")}else return i};Y.parseParenItem=function(e){return e};Y.parseParenArrowList=function(e,t,r,n){return this.parseArrowExpression(this.startNodeAt(e,t),r,
!1,n)};var Xj=[];Y.parseNew=function(){this.containsEsc&&this.raiseRecoverable(this.start,"Escape sequence in keyword new");var e=this.startNode();if(this.next(),
this.options.ecmaVersion>=6&&this.type===f.dot){var t=this.startNodeAt(e.start,e.loc&&e.loc.start);t.name="new",e.meta=this.finishNode(t,"Identifier"),this.next();
var r=this.containsEsc;return e.property=this.parseIdent(!0),e.property.name!=="target"&&this.raiseRecoverable(e.property.start,"The only valid meta property fo\
r new is 'new.target'"),r&&this.raiseRecoverable(e.start,"'new.target' must not contain escaped characters"),this.allowNewDotTarget||this.raiseRecoverable(e.start,
"'new.target' can only be used in functions and class static block"),this.finishNode(e,"MetaProperty")}var n=this.start,i=this.startLoc;return e.callee=this.parseSubscripts(
this.parseExprAtom(null,!1,!0),n,i,!0,!1),e.callee.type==="Super"&&this.raiseRecoverable(n,"Invalid use of 'super'"),this.eat(f.parenL)?e.arguments=this.parseExprList(
f.parenR,this.options.ecmaVersion>=8,!1):e.arguments=Xj,this.finishNode(e,"NewExpression")};Y.parseTemplateElement=function(e){var t=e.isTagged,r=this.startNode();
return this.type===f.invalidTemplate?(t||this.raiseRecoverable(this.start,"Bad escape sequence in untagged template literal"),r.value={raw:this.value.replace(/\r\n?/g,
`
`),cooked:null}):r.value={raw:this.input.slice(this.start,this.end).replace(/\r\n?/g,`
`),cooked:this.value},this.next(),r.tail=this.type===f.backQuote,this.finishNode(r,"TemplateElement")};Y.parseTemplate=function(e){e===void 0&&(e={});var t=e.isTagged;
t===void 0&&(t=!1);var r=this.startNode();this.next(),r.expressions=[];var n=this.parseTemplateElement({isTagged:t});for(r.quasis=[n];!n.tail;)this.type===f.eof&&
this.raise(this.pos,"Unterminated template literal"),this.expect(f.dollarBraceL),r.expressions.push(this.parseExpression()),this.expect(f.braceR),r.quasis.push(
n=this.parseTemplateElement({isTagged:t}));return this.next(),this.finishNode(r,"TemplateLiteral")};Y.isAsyncProp=function(e){return!e.computed&&e.key.type==="I\
dentifier"&&e.key.name==="async"&&(this.type===f.name||this.type===f.num||this.type===f.string||this.type===f.bracketL||this.type.keyword||this.options.ecmaVersion>=
9&&this.type===f.star)&&!nr.test(this.input.slice(this.lastTokEnd,this.start))};Y.parseObj=function(e,t){var r=this.startNode(),n=!0,i={};for(r.properties=[],this.
next();!this.eat(f.braceR);){if(n)n=!1;else if(this.expect(f.comma),this.options.ecmaVersion>=5&&this.afterTrailingComma(f.braceR))break;var s=this.parseProperty(
e,t);e||this.checkPropClash(s,i,t),r.properties.push(s)}return this.finishNode(r,e?"ObjectPattern":"ObjectExpression")};Y.parseProperty=function(e,t){var r=this.
startNode(),n,i,s,a;if(this.options.ecmaVersion>=9&&this.eat(f.ellipsis))return e?(r.argument=this.parseIdent(!1),this.type===f.comma&&this.raiseRecoverable(this.
start,"Comma is not permitted after the rest element"),this.finishNode(r,"RestElement")):(r.argument=this.parseMaybeAssign(!1,t),this.type===f.comma&&t&&t.trailingComma<
0&&(t.trailingComma=this.start),this.finishNode(r,"SpreadElement"));this.options.ecmaVersion>=6&&(r.method=!1,r.shorthand=!1,(e||t)&&(s=this.start,a=this.startLoc),
e||(n=this.eat(f.star)));var c=this.containsEsc;return this.parsePropertyName(r),!e&&!c&&this.options.ecmaVersion>=8&&!n&&this.isAsyncProp(r)?(i=!0,n=this.options.
ecmaVersion>=9&&this.eat(f.star),this.parsePropertyName(r)):i=!1,this.parsePropertyValue(r,e,n,i,s,a,t,c),this.finishNode(r,"Property")};Y.parseGetterSetter=function(e){
var t=e.key.name;this.parsePropertyName(e),e.value=this.parseMethod(!1),e.kind=t;var r=e.kind==="get"?0:1;if(e.value.params.length!==r){var n=e.value.start;e.kind===
"get"?this.raiseRecoverable(n,"getter should have no params"):this.raiseRecoverable(n,"setter should have exactly one param")}else e.kind==="set"&&e.value.params[0].
type==="RestElement"&&this.raiseRecoverable(e.value.params[0].start,"Setter cannot use rest params")};Y.parsePropertyValue=function(e,t,r,n,i,s,a,c){(r||n)&&this.
type===f.colon&&this.unexpected(),this.eat(f.colon)?(e.value=t?this.parseMaybeDefault(this.start,this.startLoc):this.parseMaybeAssign(!1,a),e.kind="init"):this.
options.ecmaVersion>=6&&this.type===f.parenL?(t&&this.unexpected(),e.method=!0,e.value=this.parseMethod(r,n),e.kind="init"):!t&&!c&&this.options.ecmaVersion>=5&&
!e.computed&&e.key.type==="Identifier"&&(e.key.name==="get"||e.key.name==="set")&&this.type!==f.comma&&this.type!==f.braceR&&this.type!==f.eq?((r||n)&&this.unexpected(),
this.parseGetterSetter(e)):this.options.ecmaVersion>=6&&!e.computed&&e.key.type==="Identifier"?((r||n)&&this.unexpected(),this.checkUnreserved(e.key),e.key.name===
"await"&&!this.awaitIdentPos&&(this.awaitIdentPos=i),t?e.value=this.parseMaybeDefault(i,s,this.copyNode(e.key)):this.type===f.eq&&a?(a.shorthandAssign<0&&(a.shorthandAssign=
this.start),e.value=this.parseMaybeDefault(i,s,this.copyNode(e.key))):e.value=this.copyNode(e.key),e.kind="init",e.shorthand=!0):this.unexpected()};Y.parsePropertyName=
function(e){if(this.options.ecmaVersion>=6){if(this.eat(f.bracketL))return e.computed=!0,e.key=this.parseMaybeAssign(),this.expect(f.bracketR),e.key;e.computed=
!1}return e.key=this.type===f.num||this.type===f.string?this.parseExprAtom():this.parseIdent(this.options.allowReserved!=="never")};Y.initFunction=function(e){e.
id=null,this.options.ecmaVersion>=6&&(e.generator=e.expression=!1),this.options.ecmaVersion>=8&&(e.async=!1)};Y.parseMethod=function(e,t,r){var n=this.startNode(),
i=this.yieldPos,s=this.awaitPos,a=this.awaitIdentPos;return this.initFunction(n),this.options.ecmaVersion>=6&&(n.generator=e),this.options.ecmaVersion>=8&&(n.async=
!!t),this.yieldPos=0,this.awaitPos=0,this.awaitIdentPos=0,this.enterScope(Z0(t,n.generator)|Ep|(r?DD:0)),this.expect(f.parenL),n.params=this.parseBindingList(f.
parenR,!1,this.options.ecmaVersion>=8),this.checkYieldAwaitInDefaultParams(),this.parseFunctionBody(n,!1,!0,!1),this.yieldPos=i,this.awaitPos=s,this.awaitIdentPos=
a,this.finishNode(n,"FunctionExpression")};Y.parseArrowExpression=function(e,t,r,n){var i=this.yieldPos,s=this.awaitPos,a=this.awaitIdentPos;return this.enterScope(
Z0(r,!1)|J0),this.initFunction(e),this.options.ecmaVersion>=8&&(e.async=!!r),this.yieldPos=0,this.awaitPos=0,this.awaitIdentPos=0,e.params=this.toAssignableList(
t,!0),this.parseFunctionBody(e,!0,!1,n),this.yieldPos=i,this.awaitPos=s,this.awaitIdentPos=a,this.finishNode(e,"ArrowFunctionExpression")};Y.parseFunctionBody=function(e,t,r,n){
var i=t&&this.type!==f.braceL,s=this.strict,a=!1;if(i)e.body=this.parseMaybeAssign(n),e.expression=!0,this.checkParams(e,!1);else{var c=this.options.ecmaVersion>=
7&&!this.isSimpleParamList(e.params);(!s||c)&&(a=this.strictDirective(this.end),a&&c&&this.raiseRecoverable(e.start,"Illegal 'use strict' directive in function \
with non-simple parameter list"));var m=this.labels;this.labels=[],a&&(this.strict=!0),this.checkParams(e,!s&&!a&&!t&&!r&&this.isSimpleParamList(e.params)),this.
strict&&e.id&&this.checkLValSimple(e.id,$D),e.body=this.parseBlock(!1,void 0,a&&!s),e.expression=!1,this.adaptDirectivePrologue(e.body.body),this.labels=m}this.
exitScope()};Y.isSimpleParamList=function(e){for(var t=0,r=e;t<r.length;t+=1){var n=r[t];if(n.type!=="Identifier")return!1}return!0};Y.checkParams=function(e,t){
for(var r=Object.create(null),n=0,i=e.params;n<i.length;n+=1){var s=i[n];this.checkLValInnerPattern(s,eg,t?null:r)}};Y.parseExprList=function(e,t,r,n){for(var i=[],
s=!0;!this.eat(e);){if(s)s=!1;else if(this.expect(f.comma),t&&this.afterTrailingComma(e))break;var a=void 0;r&&this.type===f.comma?a=null:this.type===f.ellipsis?
(a=this.parseSpread(n),n&&this.type===f.comma&&n.trailingComma<0&&(n.trailingComma=this.start)):a=this.parseMaybeAssign(!1,n),i.push(a)}return i};Y.checkUnreserved=
function(e){var t=e.start,r=e.end,n=e.name;if(this.inGenerator&&n==="yield"&&this.raiseRecoverable(t,"Cannot use 'yield' as identifier inside a generator"),this.
inAsync&&n==="await"&&this.raiseRecoverable(t,"Cannot use 'await' as identifier inside an async function"),!(this.currentThisScope().flags&xp)&&n==="arguments"&&
this.raiseRecoverable(t,"Cannot use 'arguments' in class field initializer"),this.inClassStaticBlock&&(n==="arguments"||n==="await")&&this.raise(t,"Cannot use "+
n+" in class static initialization block"),this.keywords.test(n)&&this.raise(t,"Unexpected keyword '"+n+"'"),!(this.options.ecmaVersion<6&&this.input.slice(t,r).
indexOf("\\")!==-1)){var i=this.strict?this.reservedWordsStrict:this.reservedWords;i.test(n)&&(!this.inAsync&&n==="await"&&this.raiseRecoverable(t,"Cannot use k\
eyword 'await' outside an async function"),this.raiseRecoverable(t,"The keyword '"+n+"' is reserved"))}};Y.parseIdent=function(e){var t=this.parseIdentNode();return this.
next(!!e),this.finishNode(t,"Identifier"),e||(this.checkUnreserved(t),t.name==="await"&&!this.awaitIdentPos&&(this.awaitIdentPos=t.start)),t};Y.parseIdentNode=function(){
var e=this.startNode();return this.type===f.name?e.name=this.value:this.type.keyword?(e.name=this.type.keyword,(e.name==="class"||e.name==="function")&&(this.lastTokEnd!==
this.lastTokStart+1||this.input.charCodeAt(this.lastTokStart)!==46)&&this.context.pop(),this.type=f.name):this.unexpected(),e};Y.parsePrivateIdent=function(){var e=this.
startNode();return this.type===f.privateId?e.name=this.value:this.unexpected(),this.next(),this.finishNode(e,"PrivateIdentifier"),this.options.checkPrivateFields&&
(this.privateNameStack.length===0?this.raise(e.start,"Private field '#"+e.name+"' must be declared in an enclosing class"):this.privateNameStack[this.privateNameStack.
length-1].used.push(e)),e};Y.parseYield=function(e){this.yieldPos||(this.yieldPos=this.start);var t=this.startNode();return this.next(),this.type===f.semi||this.
canInsertSemicolon()||this.type!==f.star&&!this.type.startsExpr?(t.delegate=!1,t.argument=null):(t.delegate=this.eat(f.star),t.argument=this.parseMaybeAssign(e)),
this.finishNode(t,"YieldExpression")};Y.parseAwait=function(e){this.awaitPos||(this.awaitPos=this.start);var t=this.startNode();return this.next(),t.argument=this.
parseMaybeUnary(null,!0,!1,e),this.finishNode(t,"AwaitExpression")};var dp=et.prototype;dp.raise=function(e,t){var r=_D(this.input,e);t+=" ("+r.line+":"+r.column+
")",this.sourceFile&&(t+=" in "+this.sourceFile);var n=new SyntaxError(t);throw n.pos=e,n.loc=r,n.raisedAt=this.pos,n};dp.raiseRecoverable=dp.raise;dp.curPosition=
function(){if(this.options.locations)return new yu(this.curLine,this.pos-this.lineStart)};var bi=et.prototype,Qj=function(t){this.flags=t,this.var=[],this.lexical=
[],this.functions=[]};bi.enterScope=function(e){this.scopeStack.push(new Qj(e))};bi.exitScope=function(){this.scopeStack.pop()};bi.treatFunctionsAsVarInScope=function(e){
return e.flags&is||!this.inModule&&e.flags&ns};bi.declareName=function(e,t,r){var n=!1;if(t===Vn){var i=this.currentScope();n=i.lexical.indexOf(e)>-1||i.functions.
indexOf(e)>-1||i.var.indexOf(e)>-1,i.lexical.push(e),this.inModule&&i.flags&ns&&delete this.undefinedExports[e]}else if(t===OD){var s=this.currentScope();s.lexical.
push(e)}else if(t===kD){var a=this.currentScope();this.treatFunctionsAsVar?n=a.lexical.indexOf(e)>-1:n=a.lexical.indexOf(e)>-1||a.var.indexOf(e)>-1,a.functions.
push(e)}else for(var c=this.scopeStack.length-1;c>=0;--c){var m=this.scopeStack[c];if(m.lexical.indexOf(e)>-1&&!(m.flags&ND&&m.lexical[0]===e)||!this.treatFunctionsAsVarInScope(
m)&&m.functions.indexOf(e)>-1){n=!0;break}if(m.var.push(e),this.inModule&&m.flags&ns&&delete this.undefinedExports[e],m.flags&xp)break}n&&this.raiseRecoverable(
r,"Identifier '"+e+"' has already been declared")};bi.checkLocalExport=function(e){this.scopeStack[0].lexical.indexOf(e.name)===-1&&this.scopeStack[0].var.indexOf(
e.name)===-1&&(this.undefinedExports[e.name]=e)};bi.currentScope=function(){return this.scopeStack[this.scopeStack.length-1]};bi.currentVarScope=function(){for(var e=this.
scopeStack.length-1;;e--){var t=this.scopeStack[e];if(t.flags&(xp|Tu|ss))return t}};bi.currentThisScope=function(){for(var e=this.scopeStack.length-1;;e--){var t=this.
scopeStack[e];if(t.flags&(xp|Tu|ss)&&!(t.flags&J0))return t}};var Tp=function(t,r,n){this.type="",this.start=r,this.end=0,t.options.locations&&(this.loc=new gp(
t,n)),t.options.directSourceFile&&(this.sourceFile=t.options.directSourceFile),t.options.ranges&&(this.range=[r,0])},Iu=et.prototype;Iu.startNode=function(){return new Tp(
this,this.start,this.startLoc)};Iu.startNodeAt=function(e,t){return new Tp(this,e,t)};function LD(e,t,r,n){return e.type=t,e.end=r,this.options.locations&&(e.loc.
end=n),this.options.ranges&&(e.range[1]=r),e}Iu.finishNode=function(e,t){return LD.call(this,e,t,this.lastTokEnd,this.lastTokEndLoc)};Iu.finishNodeAt=function(e,t,r,n){
return LD.call(this,e,t,r,n)};Iu.copyNode=function(e){var t=new Tp(this,e.start,this.startLoc);for(var r in e)t[r]=e[r];return t};var Jj="Berf Beria_Erfe Gara G\
aray Gukh Gurung_Khema Hrkt Katakana_Or_Hiragana Kawi Kirat_Rai Krai Nag_Mundari Nagm Ol_Onal Onao Sidetic Sidt Sunu Sunuwar Tai_Yo Tayo Todhri Todr Tolong_Siki\
 Tols Tulu_Tigalari Tutg Unknown Zzzz",MD="ASCII ASCII_Hex_Digit AHex Alphabetic Alpha Any Assigned Bidi_Control Bidi_C Bidi_Mirrored Bidi_M Case_Ignorable CI C\
ased Changes_When_Casefolded CWCF Changes_When_Casemapped CWCM Changes_When_Lowercased CWL Changes_When_NFKC_Casefolded CWKCF Changes_When_Titlecased CWT Change\
s_When_Uppercased CWU Dash Default_Ignorable_Code_Point DI Deprecated Dep Diacritic Dia Emoji Emoji_Component Emoji_Modifier Emoji_Modifier_Base Emoji_Presentat\
ion Extender Ext Grapheme_Base Gr_Base Grapheme_Extend Gr_Ext Hex_Digit Hex IDS_Binary_Operator IDSB IDS_Trinary_Operator IDST ID_Continue IDC ID_Start IDS Ideo\
graphic Ideo Join_Control Join_C Logical_Order_Exception LOE Lowercase Lower Math Noncharacter_Code_Point NChar Pattern_Syntax Pat_Syn Pattern_White_Space Pat_W\
S Quotation_Mark QMark Radical Regional_Indicator RI Sentence_Terminal STerm Soft_Dotted SD Terminal_Punctuation Term Unified_Ideograph UIdeo Uppercase Upper Va\
riation_Selector VS White_Space space XID_Continue XIDC XID_Start XIDS",FD=MD+" Extended_Pictographic",BD=FD,UD=BD+" EBase EComp EMod EPres ExtPict",HD=UD,Zj=HD,
eq={9:MD,10:FD,11:BD,12:UD,13:HD,14:Zj},tq="Basic_Emoji Emoji_Keycap_Sequence RGI_Emoji_Modifier_Sequence RGI_Emoji_Flag_Sequence RGI_Emoji_Tag_Sequence RGI_Emo\
ji_ZWJ_Sequence RGI_Emoji",rq={9:"",10:"",11:"",12:"",13:"",14:tq},xD="Cased_Letter LC Close_Punctuation Pe Connector_Punctuation Pc Control Cc cntrl Currency_S\
ymbol Sc Dash_Punctuation Pd Decimal_Number Nd digit Enclosing_Mark Me Final_Punctuation Pf Format Cf Initial_Punctuation Pi Letter L Letter_Number Nl Line_Sepa\
rator Zl Lowercase_Letter Ll Mark M Combining_Mark Math_Symbol Sm Modifier_Letter Lm Modifier_Symbol Sk Nonspacing_Mark Mn Number N Open_Punctuation Ps Other C \
Other_Letter Lo Other_Number No Other_Punctuation Po Other_Symbol So Paragraph_Separator Zp Private_Use Co Punctuation P punct Separator Z Space_Separator Zs Sp\
acing_Mark Mc Surrogate Cs Symbol S Titlecase_Letter Lt Unassigned Cn Uppercase_Letter Lu",jD="Adlam Adlm Ahom Anatolian_Hieroglyphs Hluw Arabic Arab Armenian A\
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
Yi Yiii Zanabazar_Square Zanb",qD=jD+" Dogra Dogr Gunjala_Gondi Gong Hanifi_Rohingya Rohg Makasar Maka Medefaidrin Medf Old_Sogdian Sogo Sogdian Sogd",VD=qD+" E\
lymaic Elym Nandinagari Nand Nyiakeng_Puachue_Hmong Hmnp Wancho Wcho",GD=VD+" Chorasmian Chrs Diak Dives_Akuru Khitan_Small_Script Kits Yezi Yezidi",KD=GD+" Cyp\
ro_Minoan Cpmn Old_Uyghur Ougr Tangsa Tnsa Toto Vithkuqi Vith",nq=KD+" "+Jj,iq={9:jD,10:qD,11:VD,12:GD,13:KD,14:nq},zD={};function sq(e){var t=zD[e]={binary:Ii(
eq[e]+" "+xD),binaryOfStrings:Ii(rq[e]),nonBinary:{General_Category:Ii(xD),Script:Ii(iq[e])}};t.nonBinary.Script_Extensions=t.nonBinary.Script,t.nonBinary.gc=t.
nonBinary.General_Category,t.nonBinary.sc=t.nonBinary.Script,t.nonBinary.scx=t.nonBinary.Script_Extensions}for(mp=0,G0=[9,10,11,12,13,14];mp<G0.length;mp+=1)yD=
G0[mp],sq(yD);var yD,mp,G0,M=et.prototype,hp=function(t,r){this.parent=t,this.base=r||this};hp.prototype.separatedFrom=function(t){for(var r=this;r;r=r.parent)for(var n=t;n;n=
n.parent)if(r.base===n.base&&r!==n)return!0;return!1};hp.prototype.sibling=function(){return new hp(this.parent,this.base)};var _n=function(t){this.parser=t,this.
validFlags="gim"+(t.options.ecmaVersion>=6?"uy":"")+(t.options.ecmaVersion>=9?"s":"")+(t.options.ecmaVersion>=13?"d":"")+(t.options.ecmaVersion>=15?"v":""),this.
unicodeProperties=zD[t.options.ecmaVersion>=14?14:t.options.ecmaVersion],this.source="",this.flags="",this.start=0,this.switchU=!1,this.switchV=!1,this.switchN=
!1,this.pos=0,this.lastIntValue=0,this.lastStringValue="",this.lastAssertionIsQuantifiable=!1,this.numCapturingParens=0,this.maxBackReference=0,this.groupNames=
Object.create(null),this.backReferenceNames=[],this.branchID=null};_n.prototype.reset=function(t,r,n){var i=n.indexOf("v")!==-1,s=n.indexOf("u")!==-1;this.start=
t|0,this.source=r+"",this.flags=n,i&&this.parser.options.ecmaVersion>=15?(this.switchU=!0,this.switchV=!0,this.switchN=!0):(this.switchU=s&&this.parser.options.
ecmaVersion>=6,this.switchV=!1,this.switchN=s&&this.parser.options.ecmaVersion>=9)};_n.prototype.raise=function(t){this.parser.raiseRecoverable(this.start,"Inva\
lid regular expression: /"+this.source+"/: "+t)};_n.prototype.at=function(t,r){r===void 0&&(r=!1);var n=this.source,i=n.length;if(t>=i)return-1;var s=n.charCodeAt(
t);if(!(r||this.switchU)||s<=55295||s>=57344||t+1>=i)return s;var a=n.charCodeAt(t+1);return a>=56320&&a<=57343?(s<<10)+a-56613888:s};_n.prototype.nextIndex=function(t,r){
r===void 0&&(r=!1);var n=this.source,i=n.length;if(t>=i)return i;var s=n.charCodeAt(t),a;return!(r||this.switchU)||s<=55295||s>=57344||t+1>=i||(a=n.charCodeAt(t+
1))<56320||a>57343?t+1:t+2};_n.prototype.current=function(t){return t===void 0&&(t=!1),this.at(this.pos,t)};_n.prototype.lookahead=function(t){return t===void 0&&
(t=!1),this.at(this.nextIndex(this.pos,t),t)};_n.prototype.advance=function(t){t===void 0&&(t=!1),this.pos=this.nextIndex(this.pos,t)};_n.prototype.eat=function(t,r){
return r===void 0&&(r=!1),this.current(r)===t?(this.advance(r),!0):!1};_n.prototype.eatChars=function(t,r){r===void 0&&(r=!1);for(var n=this.pos,i=0,s=t;i<s.length;i+=
1){var a=s[i],c=this.at(n,r);if(c===-1||c!==a)return!1;n=this.nextIndex(n,r)}return this.pos=n,!0};M.validateRegExpFlags=function(e){for(var t=e.validFlags,r=e.
flags,n=!1,i=!1,s=0;s<r.length;s++){var a=r.charAt(s);t.indexOf(a)===-1&&this.raise(e.start,"Invalid regular expression flag"),r.indexOf(a,s+1)>-1&&this.raise(e.
start,"Duplicate regular expression flag"),a==="u"&&(n=!0),a==="v"&&(i=!0)}this.options.ecmaVersion>=15&&n&&i&&this.raise(e.start,"Invalid regular expression fl\
ag")};function aq(e){for(var t in e)return!0;return!1}M.validateRegExpPattern=function(e){this.regexp_pattern(e),!e.switchN&&this.options.ecmaVersion>=9&&aq(e.groupNames)&&
(e.switchN=!0,this.regexp_pattern(e))};M.regexp_pattern=function(e){e.pos=0,e.lastIntValue=0,e.lastStringValue="",e.lastAssertionIsQuantifiable=!1,e.numCapturingParens=
0,e.maxBackReference=0,e.groupNames=Object.create(null),e.backReferenceNames.length=0,e.branchID=null,this.regexp_disjunction(e),e.pos!==e.source.length&&(e.eat(
41)&&e.raise("Unmatched ')'"),(e.eat(93)||e.eat(125))&&e.raise("Lone quantifier brackets")),e.maxBackReference>e.numCapturingParens&&e.raise("Invalid escape");for(var t=0,
r=e.backReferenceNames;t<r.length;t+=1){var n=r[t];e.groupNames[n]||e.raise("Invalid named capture referenced")}};M.regexp_disjunction=function(e){var t=this.options.
ecmaVersion>=16;for(t&&(e.branchID=new hp(e.branchID,null)),this.regexp_alternative(e);e.eat(124);)t&&(e.branchID=e.branchID.sibling()),this.regexp_alternative(
e);t&&(e.branchID=e.branchID.parent),this.regexp_eatQuantifier(e,!0)&&e.raise("Nothing to repeat"),e.eat(123)&&e.raise("Lone quantifier brackets")};M.regexp_alternative=
function(e){for(;e.pos<e.source.length&&this.regexp_eatTerm(e););};M.regexp_eatTerm=function(e){return this.regexp_eatAssertion(e)?(e.lastAssertionIsQuantifiable&&
this.regexp_eatQuantifier(e)&&e.switchU&&e.raise("Invalid quantifier"),!0):(e.switchU?this.regexp_eatAtom(e):this.regexp_eatExtendedAtom(e))?(this.regexp_eatQuantifier(
e),!0):!1};M.regexp_eatAssertion=function(e){var t=e.pos;if(e.lastAssertionIsQuantifiable=!1,e.eat(94)||e.eat(36))return!0;if(e.eat(92)){if(e.eat(66)||e.eat(98))
return!0;e.pos=t}if(e.eat(40)&&e.eat(63)){var r=!1;if(this.options.ecmaVersion>=9&&(r=e.eat(60)),e.eat(61)||e.eat(33))return this.regexp_disjunction(e),e.eat(41)||
e.raise("Unterminated group"),e.lastAssertionIsQuantifiable=!r,!0}return e.pos=t,!1};M.regexp_eatQuantifier=function(e,t){return t===void 0&&(t=!1),this.regexp_eatQuantifierPrefix(
e,t)?(e.eat(63),!0):!1};M.regexp_eatQuantifierPrefix=function(e,t){return e.eat(42)||e.eat(43)||e.eat(63)||this.regexp_eatBracedQuantifier(e,t)};M.regexp_eatBracedQuantifier=
function(e,t){var r=e.pos;if(e.eat(123)){var n=0,i=-1;if(this.regexp_eatDecimalDigits(e)&&(n=e.lastIntValue,e.eat(44)&&this.regexp_eatDecimalDigits(e)&&(i=e.lastIntValue),
e.eat(125)))return i!==-1&&i<n&&!t&&e.raise("numbers out of order in {} quantifier"),!0;e.switchU&&!t&&e.raise("Incomplete quantifier"),e.pos=r}return!1};M.regexp_eatAtom=
function(e){return this.regexp_eatPatternCharacters(e)||e.eat(46)||this.regexp_eatReverseSolidusAtomEscape(e)||this.regexp_eatCharacterClass(e)||this.regexp_eatUncapturingGroup(
e)||this.regexp_eatCapturingGroup(e)};M.regexp_eatReverseSolidusAtomEscape=function(e){var t=e.pos;if(e.eat(92)){if(this.regexp_eatAtomEscape(e))return!0;e.pos=
t}return!1};M.regexp_eatUncapturingGroup=function(e){var t=e.pos;if(e.eat(40)){if(e.eat(63)){if(this.options.ecmaVersion>=16){var r=this.regexp_eatModifiers(e),
n=e.eat(45);if(r||n){for(var i=0;i<r.length;i++){var s=r.charAt(i);r.indexOf(s,i+1)>-1&&e.raise("Duplicate regular expression modifiers")}if(n){var a=this.regexp_eatModifiers(
e);!r&&!a&&e.current()===58&&e.raise("Invalid regular expression modifiers");for(var c=0;c<a.length;c++){var m=a.charAt(c);(a.indexOf(m,c+1)>-1||r.indexOf(m)>-1)&&
e.raise("Duplicate regular expression modifiers")}}}}if(e.eat(58)){if(this.regexp_disjunction(e),e.eat(41))return!0;e.raise("Unterminated group")}}e.pos=t}return!1};
M.regexp_eatCapturingGroup=function(e){if(e.eat(40)){if(this.options.ecmaVersion>=9?this.regexp_groupSpecifier(e):e.current()===63&&e.raise("Invalid group"),this.
regexp_disjunction(e),e.eat(41))return e.numCapturingParens+=1,!0;e.raise("Unterminated group")}return!1};M.regexp_eatModifiers=function(e){for(var t="",r=0;(r=
e.current())!==-1&&oq(r);)t+=jn(r),e.advance();return t};function oq(e){return e===105||e===109||e===115}M.regexp_eatExtendedAtom=function(e){return e.eat(46)||
this.regexp_eatReverseSolidusAtomEscape(e)||this.regexp_eatCharacterClass(e)||this.regexp_eatUncapturingGroup(e)||this.regexp_eatCapturingGroup(e)||this.regexp_eatInvalidBracedQuantifier(
e)||this.regexp_eatExtendedPatternCharacter(e)};M.regexp_eatInvalidBracedQuantifier=function(e){return this.regexp_eatBracedQuantifier(e,!0)&&e.raise("Nothing t\
o repeat"),!1};M.regexp_eatSyntaxCharacter=function(e){var t=e.current();return WD(t)?(e.lastIntValue=t,e.advance(),!0):!1};function WD(e){return e===36||e>=40&&
e<=43||e===46||e===63||e>=91&&e<=94||e>=123&&e<=125}M.regexp_eatPatternCharacters=function(e){for(var t=e.pos,r=0;(r=e.current())!==-1&&!WD(r);)e.advance();return e.
pos!==t};M.regexp_eatExtendedPatternCharacter=function(e){var t=e.current();return t!==-1&&t!==36&&!(t>=40&&t<=43)&&t!==46&&t!==63&&t!==91&&t!==94&&t!==124?(e.advance(),
!0):!1};M.regexp_groupSpecifier=function(e){if(e.eat(63)){this.regexp_eatGroupName(e)||e.raise("Invalid group");var t=this.options.ecmaVersion>=16,r=e.groupNames[e.
lastStringValue];if(r)if(t)for(var n=0,i=r;n<i.length;n+=1){var s=i[n];s.separatedFrom(e.branchID)||e.raise("Duplicate capture group name")}else e.raise("Duplic\
ate capture group name");t?(r||(e.groupNames[e.lastStringValue]=[])).push(e.branchID):e.groupNames[e.lastStringValue]=!0}};M.regexp_eatGroupName=function(e){if(e.
lastStringValue="",e.eat(60)){if(this.regexp_eatRegExpIdentifierName(e)&&e.eat(62))return!0;e.raise("Invalid capture group name")}return!1};M.regexp_eatRegExpIdentifierName=
function(e){if(e.lastStringValue="",this.regexp_eatRegExpIdentifierStart(e)){for(e.lastStringValue+=jn(e.lastIntValue);this.regexp_eatRegExpIdentifierPart(e);)e.
lastStringValue+=jn(e.lastIntValue);return!0}return!1};M.regexp_eatRegExpIdentifierStart=function(e){var t=e.pos,r=this.options.ecmaVersion>=11,n=e.current(r);return e.
advance(r),n===92&&this.regexp_eatRegExpUnicodeEscapeSequence(e,r)&&(n=e.lastIntValue),uq(n)?(e.lastIntValue=n,!0):(e.pos=t,!1)};function uq(e){return Cn(e,!0)||
e===36||e===95}M.regexp_eatRegExpIdentifierPart=function(e){var t=e.pos,r=this.options.ecmaVersion>=11,n=e.current(r);return e.advance(r),n===92&&this.regexp_eatRegExpUnicodeEscapeSequence(
e,r)&&(n=e.lastIntValue),cq(n)?(e.lastIntValue=n,!0):(e.pos=t,!1)};function cq(e){return Hn(e,!0)||e===36||e===95||e===8204||e===8205}M.regexp_eatAtomEscape=function(e){
return this.regexp_eatBackReference(e)||this.regexp_eatCharacterClassEscape(e)||this.regexp_eatCharacterEscape(e)||e.switchN&&this.regexp_eatKGroupName(e)?!0:(e.
switchU&&(e.current()===99&&e.raise("Invalid unicode escape"),e.raise("Invalid escape")),!1)};M.regexp_eatBackReference=function(e){var t=e.pos;if(this.regexp_eatDecimalEscape(
e)){var r=e.lastIntValue;if(e.switchU)return r>e.maxBackReference&&(e.maxBackReference=r),!0;if(r<=e.numCapturingParens)return!0;e.pos=t}return!1};M.regexp_eatKGroupName=
function(e){if(e.eat(107)){if(this.regexp_eatGroupName(e))return e.backReferenceNames.push(e.lastStringValue),!0;e.raise("Invalid named reference")}return!1};M.
regexp_eatCharacterEscape=function(e){return this.regexp_eatControlEscape(e)||this.regexp_eatCControlLetter(e)||this.regexp_eatZero(e)||this.regexp_eatHexEscapeSequence(
e)||this.regexp_eatRegExpUnicodeEscapeSequence(e,!1)||!e.switchU&&this.regexp_eatLegacyOctalEscapeSequence(e)||this.regexp_eatIdentityEscape(e)};M.regexp_eatCControlLetter=
function(e){var t=e.pos;if(e.eat(99)){if(this.regexp_eatControlLetter(e))return!0;e.pos=t}return!1};M.regexp_eatZero=function(e){return e.current()===48&&!Ip(e.
lookahead())?(e.lastIntValue=0,e.advance(),!0):!1};M.regexp_eatControlEscape=function(e){var t=e.current();return t===116?(e.lastIntValue=9,e.advance(),!0):t===
110?(e.lastIntValue=10,e.advance(),!0):t===118?(e.lastIntValue=11,e.advance(),!0):t===102?(e.lastIntValue=12,e.advance(),!0):t===114?(e.lastIntValue=13,e.advance(),
!0):!1};M.regexp_eatControlLetter=function(e){var t=e.current();return YD(t)?(e.lastIntValue=t%32,e.advance(),!0):!1};function YD(e){return e>=65&&e<=90||e>=97&&
e<=122}M.regexp_eatRegExpUnicodeEscapeSequence=function(e,t){t===void 0&&(t=!1);var r=e.pos,n=t||e.switchU;if(e.eat(117)){if(this.regexp_eatFixedHexDigits(e,4)){
var i=e.lastIntValue;if(n&&i>=55296&&i<=56319){var s=e.pos;if(e.eat(92)&&e.eat(117)&&this.regexp_eatFixedHexDigits(e,4)){var a=e.lastIntValue;if(a>=56320&&a<=57343)
return e.lastIntValue=(i-55296)*1024+(a-56320)+65536,!0}e.pos=s,e.lastIntValue=i}return!0}if(n&&e.eat(123)&&this.regexp_eatHexDigits(e)&&e.eat(125)&&lq(e.lastIntValue))
return!0;n&&e.raise("Invalid unicode escape"),e.pos=r}return!1};function lq(e){return e>=0&&e<=1114111}M.regexp_eatIdentityEscape=function(e){if(e.switchU)return this.
regexp_eatSyntaxCharacter(e)?!0:e.eat(47)?(e.lastIntValue=47,!0):!1;var t=e.current();return t!==99&&(!e.switchN||t!==107)?(e.lastIntValue=t,e.advance(),!0):!1};
M.regexp_eatDecimalEscape=function(e){e.lastIntValue=0;var t=e.current();if(t>=49&&t<=57){do e.lastIntValue=10*e.lastIntValue+(t-48),e.advance();while((t=e.current())>=
48&&t<=57);return!0}return!1};var XD=0,qn=1,Or=2;M.regexp_eatCharacterClassEscape=function(e){var t=e.current();if(mq(t))return e.lastIntValue=-1,e.advance(),qn;
var r=!1;if(e.switchU&&this.options.ecmaVersion>=9&&((r=t===80)||t===112)){e.lastIntValue=-1,e.advance();var n;if(e.eat(123)&&(n=this.regexp_eatUnicodePropertyValueExpression(
e))&&e.eat(125))return r&&n===Or&&e.raise("Invalid property name"),n;e.raise("Invalid property name")}return XD};function mq(e){return e===100||e===68||e===115||
e===83||e===119||e===87}M.regexp_eatUnicodePropertyValueExpression=function(e){var t=e.pos;if(this.regexp_eatUnicodePropertyName(e)&&e.eat(61)){var r=e.lastStringValue;
if(this.regexp_eatUnicodePropertyValue(e)){var n=e.lastStringValue;return this.regexp_validateUnicodePropertyNameAndValue(e,r,n),qn}}if(e.pos=t,this.regexp_eatLoneUnicodePropertyNameOrValue(
e)){var i=e.lastStringValue;return this.regexp_validateUnicodePropertyNameOrValue(e,i)}return XD};M.regexp_validateUnicodePropertyNameAndValue=function(e,t,r){_a(
e.unicodeProperties.nonBinary,t)||e.raise("Invalid property name"),e.unicodeProperties.nonBinary[t].test(r)||e.raise("Invalid property value")};M.regexp_validateUnicodePropertyNameOrValue=
function(e,t){if(e.unicodeProperties.binary.test(t))return qn;if(e.switchV&&e.unicodeProperties.binaryOfStrings.test(t))return Or;e.raise("Invalid property name")};
M.regexp_eatUnicodePropertyName=function(e){var t=0;for(e.lastStringValue="";QD(t=e.current());)e.lastStringValue+=jn(t),e.advance();return e.lastStringValue!==
""};function QD(e){return YD(e)||e===95}M.regexp_eatUnicodePropertyValue=function(e){var t=0;for(e.lastStringValue="";pq(t=e.current());)e.lastStringValue+=jn(t),
e.advance();return e.lastStringValue!==""};function pq(e){return QD(e)||Ip(e)}M.regexp_eatLoneUnicodePropertyNameOrValue=function(e){return this.regexp_eatUnicodePropertyValue(
e)};M.regexp_eatCharacterClass=function(e){if(e.eat(91)){var t=e.eat(94),r=this.regexp_classContents(e);return e.eat(93)||e.raise("Unterminated character class"),
t&&r===Or&&e.raise("Negated character class may contain strings"),!0}return!1};M.regexp_classContents=function(e){return e.current()===93?qn:e.switchV?this.regexp_classSetExpression(
e):(this.regexp_nonEmptyClassRanges(e),qn)};M.regexp_nonEmptyClassRanges=function(e){for(;this.regexp_eatClassAtom(e);){var t=e.lastIntValue;if(e.eat(45)&&this.
regexp_eatClassAtom(e)){var r=e.lastIntValue;e.switchU&&(t===-1||r===-1)&&e.raise("Invalid character class"),t!==-1&&r!==-1&&t>r&&e.raise("Range out of order in\
 character class")}}};M.regexp_eatClassAtom=function(e){var t=e.pos;if(e.eat(92)){if(this.regexp_eatClassEscape(e))return!0;if(e.switchU){var r=e.current();(r===
99||ev(r))&&e.raise("Invalid class escape"),e.raise("Invalid escape")}e.pos=t}var n=e.current();return n!==93?(e.lastIntValue=n,e.advance(),!0):!1};M.regexp_eatClassEscape=
function(e){var t=e.pos;if(e.eat(98))return e.lastIntValue=8,!0;if(e.switchU&&e.eat(45))return e.lastIntValue=45,!0;if(!e.switchU&&e.eat(99)){if(this.regexp_eatClassControlLetter(
e))return!0;e.pos=t}return this.regexp_eatCharacterClassEscape(e)||this.regexp_eatCharacterEscape(e)};M.regexp_classSetExpression=function(e){var t=qn,r;if(!this.
regexp_eatClassSetRange(e))if(r=this.regexp_eatClassSetOperand(e)){r===Or&&(t=Or);for(var n=e.pos;e.eatChars([38,38]);){if(e.current()!==38&&(r=this.regexp_eatClassSetOperand(
e))){r!==Or&&(t=qn);continue}e.raise("Invalid character in character class")}if(n!==e.pos)return t;for(;e.eatChars([45,45]);)this.regexp_eatClassSetOperand(e)||
e.raise("Invalid character in character class");if(n!==e.pos)return t}else e.raise("Invalid character in character class");for(;;)if(!this.regexp_eatClassSetRange(
e)){if(r=this.regexp_eatClassSetOperand(e),!r)return t;r===Or&&(t=Or)}};M.regexp_eatClassSetRange=function(e){var t=e.pos;if(this.regexp_eatClassSetCharacter(e)){
var r=e.lastIntValue;if(e.eat(45)&&this.regexp_eatClassSetCharacter(e)){var n=e.lastIntValue;return r!==-1&&n!==-1&&r>n&&e.raise("Range out of order in characte\
r class"),!0}e.pos=t}return!1};M.regexp_eatClassSetOperand=function(e){return this.regexp_eatClassSetCharacter(e)?qn:this.regexp_eatClassStringDisjunction(e)||this.
regexp_eatNestedClass(e)};M.regexp_eatNestedClass=function(e){var t=e.pos;if(e.eat(91)){var r=e.eat(94),n=this.regexp_classContents(e);if(e.eat(93))return r&&n===
Or&&e.raise("Negated character class may contain strings"),n;e.pos=t}if(e.eat(92)){var i=this.regexp_eatCharacterClassEscape(e);if(i)return i;e.pos=t}return null};
M.regexp_eatClassStringDisjunction=function(e){var t=e.pos;if(e.eatChars([92,113])){if(e.eat(123)){var r=this.regexp_classStringDisjunctionContents(e);if(e.eat(
125))return r}else e.raise("Invalid escape");e.pos=t}return null};M.regexp_classStringDisjunctionContents=function(e){for(var t=this.regexp_classString(e);e.eat(
124);)this.regexp_classString(e)===Or&&(t=Or);return t};M.regexp_classString=function(e){for(var t=0;this.regexp_eatClassSetCharacter(e);)t++;return t===1?qn:Or};
M.regexp_eatClassSetCharacter=function(e){var t=e.pos;if(e.eat(92))return this.regexp_eatCharacterEscape(e)||this.regexp_eatClassSetReservedPunctuator(e)?!0:e.eat(
98)?(e.lastIntValue=8,!0):(e.pos=t,!1);var r=e.current();return r<0||r===e.lookahead()&&fq(r)||dq(r)?!1:(e.advance(),e.lastIntValue=r,!0)};function fq(e){return e===
33||e>=35&&e<=38||e>=42&&e<=44||e===46||e>=58&&e<=64||e===94||e===96||e===126}function dq(e){return e===40||e===41||e===45||e===47||e>=91&&e<=93||e>=123&&e<=125}
M.regexp_eatClassSetReservedPunctuator=function(e){var t=e.current();return hq(t)?(e.lastIntValue=t,e.advance(),!0):!1};function hq(e){return e===33||e===35||e===
37||e===38||e===44||e===45||e>=58&&e<=62||e===64||e===96||e===126}M.regexp_eatClassControlLetter=function(e){var t=e.current();return Ip(t)||t===95?(e.lastIntValue=
t%32,e.advance(),!0):!1};M.regexp_eatHexEscapeSequence=function(e){var t=e.pos;if(e.eat(120)){if(this.regexp_eatFixedHexDigits(e,2))return!0;e.switchU&&e.raise(
"Invalid escape"),e.pos=t}return!1};M.regexp_eatDecimalDigits=function(e){var t=e.pos,r=0;for(e.lastIntValue=0;Ip(r=e.current());)e.lastIntValue=10*e.lastIntValue+
(r-48),e.advance();return e.pos!==t};function Ip(e){return e>=48&&e<=57}M.regexp_eatHexDigits=function(e){var t=e.pos,r=0;for(e.lastIntValue=0;JD(r=e.current());)
e.lastIntValue=16*e.lastIntValue+ZD(r),e.advance();return e.pos!==t};function JD(e){return e>=48&&e<=57||e>=65&&e<=70||e>=97&&e<=102}function ZD(e){return e>=65&&
e<=70?10+(e-65):e>=97&&e<=102?10+(e-97):e-48}M.regexp_eatLegacyOctalEscapeSequence=function(e){if(this.regexp_eatOctalDigit(e)){var t=e.lastIntValue;if(this.regexp_eatOctalDigit(
e)){var r=e.lastIntValue;t<=3&&this.regexp_eatOctalDigit(e)?e.lastIntValue=t*64+r*8+e.lastIntValue:e.lastIntValue=t*8+r}else e.lastIntValue=t;return!0}return!1};
M.regexp_eatOctalDigit=function(e){var t=e.current();return ev(t)?(e.lastIntValue=t-48,e.advance(),!0):(e.lastIntValue=0,!1)};function ev(e){return e>=48&&e<=55}
M.regexp_eatFixedHexDigits=function(e,t){var r=e.pos;e.lastIntValue=0;for(var n=0;n<t;++n){var i=e.current();if(!JD(i))return e.pos=r,!1;e.lastIntValue=16*e.lastIntValue+
ZD(i),e.advance()}return!0};var rg=function(t){this.type=t.type,this.value=t.value,this.start=t.start,this.end=t.end,t.options.locations&&(this.loc=new gp(t,t.startLoc,
t.endLoc)),t.options.ranges&&(this.range=[t.start,t.end])},ue=et.prototype;ue.next=function(e){!e&&this.type.keyword&&this.containsEsc&&this.raiseRecoverable(this.
start,"Escape sequence in keyword "+this.type.keyword),this.options.onToken&&this.options.onToken(new rg(this)),this.lastTokEnd=this.end,this.lastTokStart=this.
start,this.lastTokEndLoc=this.endLoc,this.lastTokStartLoc=this.startLoc,this.nextToken()};ue.getToken=function(){return this.next(),new rg(this)};typeof Symbol<
"u"&&(ue[Symbol.iterator]=function(){var e=this;return{next:function(){var t=e.getToken();return{done:t.type===f.eof,value:t}}}});ue.nextToken=function(){var e=this.
curContext();if((!e||!e.preserveSpace)&&this.skipSpace(),this.start=this.pos,this.options.locations&&(this.startLoc=this.curPosition()),this.pos>=this.input.length)
return this.finishToken(f.eof);if(e.override)return e.override(this);this.readToken(this.fullCharCodeAtPos())};ue.readToken=function(e){return Cn(e,this.options.
ecmaVersion>=6)||e===92?this.readWord():this.getTokenFromCode(e)};ue.fullCharCodeAt=function(e){var t=this.input.charCodeAt(e);if(t<=55295||t>=56320)return t;var r=this.
input.charCodeAt(e+1);return r<=56319||r>=57344?t:(t<<10)+r-56613888};ue.fullCharCodeAtPos=function(){return this.fullCharCodeAt(this.pos)};ue.skipBlockComment=
function(){var e=this.options.onComment&&this.curPosition(),t=this.pos,r=this.input.indexOf("*/",this.pos+=2);if(r===-1&&this.raise(this.pos-2,"Unterminated com\
ment"),this.pos=r+2,this.options.locations)for(var n=void 0,i=t;(n=AD(this.input,i,this.pos))>-1;)++this.curLine,i=this.lineStart=n;this.options.onComment&&this.
options.onComment(!0,this.input.slice(t+2,r),t,this.pos,e,this.curPosition())};ue.skipLineComment=function(e){for(var t=this.pos,r=this.options.onComment&&this.
curPosition(),n=this.input.charCodeAt(this.pos+=e);this.pos<this.input.length&&!Ca(n);)n=this.input.charCodeAt(++this.pos);this.options.onComment&&this.options.
onComment(!1,this.input.slice(t+e,this.pos),t,this.pos,r,this.curPosition())};ue.skipSpace=function(){e:for(;this.pos<this.input.length;){var e=this.input.charCodeAt(
this.pos);switch(e){case 32:case 160:++this.pos;break;case 13:this.input.charCodeAt(this.pos+1)===10&&++this.pos;case 10:case 8232:case 8233:++this.pos,this.options.
locations&&(++this.curLine,this.lineStart=this.pos);break;case 47:switch(this.input.charCodeAt(this.pos+1)){case 42:this.skipBlockComment();break;case 47:this.skipLineComment(
2);break;default:break e}break;default:if(e>8&&e<14||e>=5760&&SD.test(String.fromCharCode(e)))++this.pos;else break e}}};ue.finishToken=function(e,t){this.end=this.
pos,this.options.locations&&(this.endLoc=this.curPosition());var r=this.type;this.type=e,this.value=t,this.updateContext(r)};ue.readToken_dot=function(){var e=this.
input.charCodeAt(this.pos+1);if(e>=48&&e<=57)return this.readNumber(!0);var t=this.input.charCodeAt(this.pos+2);return this.options.ecmaVersion>=6&&e===46&&t===
46?(this.pos+=3,this.finishToken(f.ellipsis)):(++this.pos,this.finishToken(f.dot))};ue.readToken_slash=function(){var e=this.input.charCodeAt(this.pos+1);return this.
exprAllowed?(++this.pos,this.readRegexp()):e===61?this.finishOp(f.assign,2):this.finishOp(f.slash,1)};ue.readToken_mult_modulo_exp=function(e){var t=this.input.
charCodeAt(this.pos+1),r=1,n=e===42?f.star:f.modulo;return this.options.ecmaVersion>=7&&e===42&&t===42&&(++r,n=f.starstar,t=this.input.charCodeAt(this.pos+2)),t===
61?this.finishOp(f.assign,r+1):this.finishOp(n,r)};ue.readToken_pipe_amp=function(e){var t=this.input.charCodeAt(this.pos+1);if(t===e){if(this.options.ecmaVersion>=
12){var r=this.input.charCodeAt(this.pos+2);if(r===61)return this.finishOp(f.assign,3)}return this.finishOp(e===124?f.logicalOR:f.logicalAND,2)}return t===61?this.
finishOp(f.assign,2):this.finishOp(e===124?f.bitwiseOR:f.bitwiseAND,1)};ue.readToken_caret=function(){var e=this.input.charCodeAt(this.pos+1);return e===61?this.
finishOp(f.assign,2):this.finishOp(f.bitwiseXOR,1)};ue.readToken_plus_min=function(e){var t=this.input.charCodeAt(this.pos+1);return t===e?t===45&&!this.inModule&&
this.input.charCodeAt(this.pos+2)===62&&(this.lastTokEnd===0||nr.test(this.input.slice(this.lastTokEnd,this.pos)))?(this.skipLineComment(3),this.skipSpace(),this.
nextToken()):this.finishOp(f.incDec,2):t===61?this.finishOp(f.assign,2):this.finishOp(f.plusMin,1)};ue.readToken_lt_gt=function(e){var t=this.input.charCodeAt(this.
pos+1),r=1;return t===e?(r=e===62&&this.input.charCodeAt(this.pos+2)===62?3:2,this.input.charCodeAt(this.pos+r)===61?this.finishOp(f.assign,r+1):this.finishOp(f.
bitShift,r)):t===33&&e===60&&!this.inModule&&this.input.charCodeAt(this.pos+2)===45&&this.input.charCodeAt(this.pos+3)===45?(this.skipLineComment(4),this.skipSpace(),
this.nextToken()):(t===61&&(r=2),this.finishOp(f.relational,r))};ue.readToken_eq_excl=function(e){var t=this.input.charCodeAt(this.pos+1);return t===61?this.finishOp(
f.equality,this.input.charCodeAt(this.pos+2)===61?3:2):e===61&&t===62&&this.options.ecmaVersion>=6?(this.pos+=2,this.finishToken(f.arrow)):this.finishOp(e===61?
f.eq:f.prefix,1)};ue.readToken_question=function(){var e=this.options.ecmaVersion;if(e>=11){var t=this.input.charCodeAt(this.pos+1);if(t===46){var r=this.input.
charCodeAt(this.pos+2);if(r<48||r>57)return this.finishOp(f.questionDot,2)}if(t===63){if(e>=12){var n=this.input.charCodeAt(this.pos+2);if(n===61)return this.finishOp(
f.assign,3)}return this.finishOp(f.coalesce,2)}}return this.finishOp(f.question,1)};ue.readToken_numberSign=function(){var e=this.options.ecmaVersion,t=35;if(e>=
13&&(++this.pos,t=this.fullCharCodeAtPos(),Cn(t,!0)||t===92))return this.finishToken(f.privateId,this.readWord1());this.raise(this.pos,"Unexpected character '"+
jn(t)+"'")};ue.getTokenFromCode=function(e){switch(e){case 46:return this.readToken_dot();case 40:return++this.pos,this.finishToken(f.parenL);case 41:return++this.
pos,this.finishToken(f.parenR);case 59:return++this.pos,this.finishToken(f.semi);case 44:return++this.pos,this.finishToken(f.comma);case 91:return++this.pos,this.
finishToken(f.bracketL);case 93:return++this.pos,this.finishToken(f.bracketR);case 123:return++this.pos,this.finishToken(f.braceL);case 125:return++this.pos,this.
finishToken(f.braceR);case 58:return++this.pos,this.finishToken(f.colon);case 96:if(this.options.ecmaVersion<6)break;return++this.pos,this.finishToken(f.backQuote);case 48:
var t=this.input.charCodeAt(this.pos+1);if(t===120||t===88)return this.readRadixNumber(16);if(this.options.ecmaVersion>=6){if(t===111||t===79)return this.readRadixNumber(
8);if(t===98||t===66)return this.readRadixNumber(2)}case 49:case 50:case 51:case 52:case 53:case 54:case 55:case 56:case 57:return this.readNumber(!1);case 34:case 39:
return this.readString(e);case 47:return this.readToken_slash();case 37:case 42:return this.readToken_mult_modulo_exp(e);case 124:case 38:return this.readToken_pipe_amp(
e);case 94:return this.readToken_caret();case 43:case 45:return this.readToken_plus_min(e);case 60:case 62:return this.readToken_lt_gt(e);case 61:case 33:return this.
readToken_eq_excl(e);case 63:return this.readToken_question();case 126:return this.finishOp(f.prefix,1);case 35:return this.readToken_numberSign()}this.raise(this.
pos,"Unexpected character '"+jn(e)+"'")};ue.finishOp=function(e,t){var r=this.input.slice(this.pos,this.pos+t);return this.pos+=t,this.finishToken(e,r)};ue.readRegexp=
function(){for(var e,t,r=this.pos;;){this.pos>=this.input.length&&this.raise(r,"Unterminated regular expression");var n=this.input.charAt(this.pos);if(nr.test(n)&&
this.raise(r,"Unterminated regular expression"),e)e=!1;else{if(n==="[")t=!0;else if(n==="]"&&t)t=!1;else if(n==="/"&&!t)break;e=n==="\\"}++this.pos}var i=this.input.
slice(r,this.pos);++this.pos;var s=this.pos,a=this.readWord1();this.containsEsc&&this.unexpected(s);var c=this.regexpState||(this.regexpState=new _n(this));c.reset(
r,i,a),this.validateRegExpFlags(c),this.validateRegExpPattern(c);var m=null;try{m=new RegExp(i,a)}catch{}return this.finishToken(f.regexp,{pattern:i,flags:a,value:m})};
ue.readInt=function(e,t,r){for(var n=this.options.ecmaVersion>=12&&t===void 0,i=r&&this.input.charCodeAt(this.pos)===48,s=this.pos,a=0,c=0,m=0,p=t??1/0;m<p;++m,
++this.pos){var g=this.input.charCodeAt(this.pos),y=void 0;if(n&&g===95){i&&this.raiseRecoverable(this.pos,"Numeric separator is not allowed in legacy octal num\
eric literals"),c===95&&this.raiseRecoverable(this.pos,"Numeric separator must be exactly one underscore"),m===0&&this.raiseRecoverable(this.pos,"Numeric separa\
tor is not allowed at the first of digits"),c=g;continue}if(g>=97?y=g-97+10:g>=65?y=g-65+10:g>=48&&g<=57?y=g-48:y=1/0,y>=e)break;c=g,a=a*e+y}return n&&c===95&&this.
raiseRecoverable(this.pos-1,"Numeric separator is not allowed at the last of digits"),this.pos===s||t!=null&&this.pos-s!==t?null:a};function gq(e,t){return t?parseInt(
e,8):parseFloat(e.replace(/_/g,""))}function tv(e){return typeof BigInt!="function"?null:BigInt(e.replace(/_/g,""))}ue.readRadixNumber=function(e){var t=this.pos;
this.pos+=2;var r=this.readInt(e);return r==null&&this.raise(this.start+2,"Expected number in radix "+e),this.options.ecmaVersion>=11&&this.input.charCodeAt(this.
pos)===110?(r=tv(this.input.slice(t,this.pos)),++this.pos):Cn(this.fullCharCodeAtPos())&&this.raise(this.pos,"Identifier directly after number"),this.finishToken(
f.num,r)};ue.readNumber=function(e){var t=this.pos;!e&&this.readInt(10,void 0,!0)===null&&this.raise(t,"Invalid number");var r=this.pos-t>=2&&this.input.charCodeAt(
t)===48;r&&this.strict&&this.raise(t,"Invalid number");var n=this.input.charCodeAt(this.pos);if(!r&&!e&&this.options.ecmaVersion>=11&&n===110){var i=tv(this.input.
slice(t,this.pos));return++this.pos,Cn(this.fullCharCodeAtPos())&&this.raise(this.pos,"Identifier directly after number"),this.finishToken(f.num,i)}r&&/[89]/.test(
this.input.slice(t,this.pos))&&(r=!1),n===46&&!r&&(++this.pos,this.readInt(10),n=this.input.charCodeAt(this.pos)),(n===69||n===101)&&!r&&(n=this.input.charCodeAt(
++this.pos),(n===43||n===45)&&++this.pos,this.readInt(10)===null&&this.raise(t,"Invalid number")),Cn(this.fullCharCodeAtPos())&&this.raise(this.pos,"Identifier \
directly after number");var s=gq(this.input.slice(t,this.pos),r);return this.finishToken(f.num,s)};ue.readCodePoint=function(){var e=this.input.charCodeAt(this.
pos),t;if(e===123){this.options.ecmaVersion<6&&this.unexpected();var r=++this.pos;t=this.readHexChar(this.input.indexOf("}",this.pos)-this.pos),++this.pos,t>1114111&&
this.invalidStringToken(r,"Code point out of bounds")}else t=this.readHexChar(4);return t};ue.readString=function(e){for(var t="",r=++this.pos;;){this.pos>=this.
input.length&&this.raise(this.start,"Unterminated string constant");var n=this.input.charCodeAt(this.pos);if(n===e)break;n===92?(t+=this.input.slice(r,this.pos),
t+=this.readEscapedChar(!1),r=this.pos):n===8232||n===8233?(this.options.ecmaVersion<10&&this.raise(this.start,"Unterminated string constant"),++this.pos,this.options.
locations&&(this.curLine++,this.lineStart=this.pos)):(Ca(n)&&this.raise(this.start,"Unterminated string constant"),++this.pos)}return t+=this.input.slice(r,this.
pos++),this.finishToken(f.string,t)};var rv={};ue.tryReadTemplateToken=function(){this.inTemplateElement=!0;try{this.readTmplToken()}catch(e){if(e===rv)this.readInvalidTemplateToken();else
throw e}this.inTemplateElement=!1};ue.invalidStringToken=function(e,t){if(this.inTemplateElement&&this.options.ecmaVersion>=9)throw rv;this.raise(e,t)};ue.readTmplToken=
function(){for(var e="",t=this.pos;;){this.pos>=this.input.length&&this.raise(this.start,"Unterminated template");var r=this.input.charCodeAt(this.pos);if(r===96||
r===36&&this.input.charCodeAt(this.pos+1)===123)return this.pos===this.start&&(this.type===f.template||this.type===f.invalidTemplate)?r===36?(this.pos+=2,this.finishToken(
f.dollarBraceL)):(++this.pos,this.finishToken(f.backQuote)):(e+=this.input.slice(t,this.pos),this.finishToken(f.template,e));if(r===92)e+=this.input.slice(t,this.
pos),e+=this.readEscapedChar(!0),t=this.pos;else if(Ca(r)){switch(e+=this.input.slice(t,this.pos),++this.pos,r){case 13:this.input.charCodeAt(this.pos)===10&&++this.
pos;case 10:e+=`
`;break;default:e+=String.fromCharCode(r);break}this.options.locations&&(++this.curLine,this.lineStart=this.pos),t=this.pos}else++this.pos}};ue.readInvalidTemplateToken=
function(){for(;this.pos<this.input.length;this.pos++)switch(this.input[this.pos]){case"\\":++this.pos;break;case"$":if(this.input[this.pos+1]!=="{")break;case"\
`":return this.finishToken(f.invalidTemplate,this.input.slice(this.start,this.pos));case"\r":this.input[this.pos+1]===`
`&&++this.pos;case`
`:case"\u2028":case"\u2029":++this.curLine,this.lineStart=this.pos+1;break}this.raise(this.start,"Unterminated template")};ue.readEscapedChar=function(e){var t=this.
input.charCodeAt(++this.pos);switch(++this.pos,t){case 110:return`
`;case 114:return"\r";case 120:return String.fromCharCode(this.readHexChar(2));case 117:return jn(this.readCodePoint());case 116:return"	";case 98:return"\b";case 118:
return"\v";case 102:return"\f";case 13:this.input.charCodeAt(this.pos)===10&&++this.pos;case 10:return this.options.locations&&(this.lineStart=this.pos,++this.curLine),
"";case 56:case 57:if(this.strict&&this.invalidStringToken(this.pos-1,"Invalid escape sequence"),e){var r=this.pos-1;this.invalidStringToken(r,"Invalid escape s\
equence in template string")}default:if(t>=48&&t<=55){var n=this.input.substr(this.pos-1,3).match(/^[0-7]+/)[0],i=parseInt(n,8);return i>255&&(n=n.slice(0,-1),i=
parseInt(n,8)),this.pos+=n.length-1,t=this.input.charCodeAt(this.pos),(n!=="0"||t===56||t===57)&&(this.strict||e)&&this.invalidStringToken(this.pos-1-n.length,e?
"Octal literal in template string":"Octal literal in strict mode"),String.fromCharCode(i)}return Ca(t)?(this.options.locations&&(this.lineStart=this.pos,++this.
curLine),""):String.fromCharCode(t)}};ue.readHexChar=function(e){var t=this.pos,r=this.readInt(16,e);return r===null&&this.invalidStringToken(t,"Bad character e\
scape sequence"),r};ue.readWord1=function(){this.containsEsc=!1;for(var e="",t=!0,r=this.pos,n=this.options.ecmaVersion>=6;this.pos<this.input.length;){var i=this.
fullCharCodeAtPos();if(Hn(i,n))this.pos+=i<=65535?1:2;else if(i===92){this.containsEsc=!0,e+=this.input.slice(r,this.pos);var s=this.pos;this.input.charCodeAt(++this.
pos)!==117&&this.invalidStringToken(this.pos,"Expecting Unicode escape sequence \\uXXXX"),++this.pos;var a=this.readCodePoint();(t?Cn:Hn)(a,n)||this.invalidStringToken(
s,"Invalid Unicode escape"),e+=jn(a),r=this.pos}else break;t=!1}return e+this.input.slice(r,this.pos)};ue.readWord=function(){var e=this.readWord1(),t=f.name;return this.
keywords.test(e)&&(t=X0[e]),this.finishToken(t,e)};var Eq="8.19.0";et.acorn={Parser:et,version:Eq,defaultOptions:z0,Position:yu,SourceLocation:gp,getLineInfo:_D,
Node:Tp,TokenType:fe,tokTypes:f,keywordTypes:X0,TokContext:Wr,tokContexts:Fe,isIdentifierChar:Hn,isIdentifierStart:Cn,Token:rg,isNewLine:Ca,lineBreak:nr,lineBreakG:Bj,
nonASCIIwhitespace:SD};var xq=2026;function nv(e,t,r){bp.budget=r;let n=t==="module"?"module":"script";return bp.parse(e,{ecmaVersion:xq,sourceType:n,allowHashBang:!1,preserveParens:!1})}
var bp=class e extends et{static budget;#e=e.budget;#t={statement:0,assign:0,unary:0,operator:0,new:0,pattern:0};#r(t){this.#t[t]+=1,this.#e.checkNesting(this.#t[t])}next(t){
this.#e.spendTokens(),super.next(t)}finishNode(t,r){return this.#e.spendNodes(),super.finishNode(t,r)}readWord1(){let t=this.pos,r=super.readWord1();return(this.
containsEsc||/[^\x00-\x7f]/.test(r))&&this.raise(t,"identifier"),r}skipLineComment(t){t!==2&&this.raise(this.pos,"comment"),super.skipLineComment(t)}parseStatement(t,r,n){
this.#r("statement");let i=super.parseStatement(t,r,n);return this.#t.statement-=1,i}parseMaybeAssign(t,r,n){this.#r("assign");let i=super.parseMaybeAssign(t,r,
n);return this.#t.assign-=1,i}parseMaybeUnary(t,r,n,i){this.#r("unary");let s=super.parseMaybeUnary(t,r,n,i);return this.#t.unary-=1,s}parseExprOp(t,r,n,i,s){this.#r(
"operator");let a=super.parseExprOp(t,r,n,i,s);return this.#t.operator-=1,a}parseNew(){this.#r("new");let t=super.parseNew();return this.#t.new-=1,t}parseBindingAtom(){
this.#r("pattern");let t=super.parseBindingAtom();return this.#t.pattern-=1,t}parseSubscript(...t){let[r]=t,n=super.parseSubscript(...t);return n===r||(n.chain=
(r.chain??0)+1,this.#e.checkNesting(n.chain)),n}};var ng={rule:"script.text",family:"script"},yq=[[/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/,{...ng,why:"A direction control character shows the script in \
another order than it runs.",fix:"Remove the character; write it as an escape in a string if it is text."}],[/[#@]\s*source(?:Mapping)?URL/i,{...ng,why:"A sourc\
e map loads another file.",fix:"Remove the source map comment."}],[/^#!/,{...ng,why:"A script for browsers has no hashbang line.",fix:"Remove the line."}]],Tq={
rule:"script.syntax",family:"script",why:"The syntax is wrong here, or this is an identifier with escapes or other characters than ASCII, or an HTML-like commen\
t.",fix:"Correct the syntax; write identifiers in ASCII without escapes, and comments as // or /* */."};function iv(e,t){for(let[r,n]of yq){let i=e.text.search(
r);if(i!==-1){e.refuse(n,i);return}}try{return{scan:e,kind:t,program:nv(e.text,t,e.budget)}}catch(r){if(!(r instanceof SyntaxError))throw r;e.refuse(Tq,"pos"in r&&
typeof r.pos=="number"?r.pos:0);return}}var Iq=/(?:^|[^-\w])(?:url\((?!\s*["']?#)|(?:-webkit-)?image-set\()/i,sv=8,bq=3,Ap=class{budget;insideData=new xe;thrown=new xe;anySetter=new xe;renderer=new xe;rendererNodes=new Set;namesRead=new Set;functions=new Map;classes=new Map;scopes=new Map;staticBlocks=new Map;statementCalls=new Set;objectNodes=new Map;textNodes=new Map;#e;#t=[];#r=new Map;#n=new Map;#s=new Map;#i=[];#u;#p=0;#c=0;#f=0;#m=!1;constructor(t,r){
this.#e=t,this.budget=r}get isReporting(){return this.#m}evaluate(t,r){return this.budget.spendSteps(),this.#d(this.#e.evaluate(this,t,r))}execute(t,r){this.budget.
spendSteps(),this.#e.execute(this,t,r)}bind(t,r,n){this.budget.spendSteps(),this.#e.bind(this,t,r,n)}makeFunction(t,r,n=!1){return this.#e.makeFunction(this,t,r,
n)}callValue(t,r,n,i,s){return this.#e.callValue(this,t,r,n,i,s)}read(t){return this.#d(t.value),this.#u===void 0||(t.lastReader!==this.#u&&t.addReader(this.#u),
t.lastRead=this.#c),t.value}write(t,r){this.#d(t.value);let n=_(t.value,r);n!==t.value&&(t.value=n,this.#l(t))}prototypeChainOf(t){let r=this.read(t.parents).refs;
if(r.length===0)return[t];let n=new Set([t,...r]);for(let i of n){this.budget.spendSteps();for(let s of this.read(i.parents).refs)n.add(s)}return n}readField(t,r,n="\
fields"){let i=t[n]?.get(r);return i!==void 0?this.read(i):(this.read(t.names),F)}writeField(t,r,n,i="fields"){t[i]??=new Map;let s=t[i].get(r);if(s!==void 0){this.
write(s,n);return}t[i].set(r,new xe(n)),this.#l(t.names)}fieldsOf(t,r="fields"){return this.read(t.names),this.budget.spendSteps(t[r]?.size??0),[...t[r]??[]]}methodsOf(t){
let r=this.#r.get(t);if(r!==void 0)return r;let n=new xe;return this.#r.set(t,n),n}onceAt(t,r,n){let i=t.get(r);if(i!==void 0)return i;let s=n();return t.set(r,
s),s}objectAt(t,r){return this.onceAt(this.#n,t,()=>new Rr(r))}pairAt(t){return this.onceAt(this.#s,t,()=>new Rr("array"))}addUnit(t){let r={run:t,isQueued:!1,hasRun:!1};
return this.#t.push(r),this.#o(r),r}runFirst(t){t===void 0||t.hasRun||this.#f>=bq||(t.isQueued=!1,this.#a(t))}settle(){for(let t=this.#i;t.length>0;t=this.#i){this.#i=
[];for(let r of t)r.isQueued&&(r.isQueued=!1,this.#a(r))}}report(){this.#m=!0;for(let t of this.#t)this.#a(t);if(this.#m=!1,this.#i.length>0)throw new Error("A \
value has grown after the analysis had settled.")}refuse(t,r,n){this.#m&&n.owner.scan.refuse(t,r.start)}checkText(t,r,n){this.#m&&(sm.test(t)&&this.textNodes.set(
r,n.owner.scan),Iq.test(t)&&this.refuse(D.styleValue,r,n))}refer(t,r,n){this.#m&&n.owner.scan.refer("image",t,r.start)}dataValue(){return _(ze,this.read(this.insideData))}#d(t){
return t.refs.length>=sv&&this.budget.spendSteps(Math.floor(t.refs.length/sv)),t}#a(t){let r=this.#u,n=this.#c;this.#u=t,this.#p+=1,this.#c=this.#p,this.#f+=1,t.
hasRun=!0,t.run(),this.#f-=1,this.#u=r,this.#c=n}#l(t){let{lastReader:r,readers:n}=t;if(r===void 0){this.budget.spendSteps();return}this.budget.spendSteps(1+(n?.
size??1));let i=r===this.#u&&t.lastRead!==this.#c?r:void 0;if(n===void 0)i===void 0&&this.#o(r);else for(let s of n)s!==i&&this.#o(s)}#o(t){t.isQueued||(t.isQueued=
!0,this.#i.push(t))}};var av=new Set(`addEventListener alert atob blur btoa caches cancelAnimationFrame cancelIdleCallback captureEvents chrome
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
  __defineGetter__ __defineSetter__ __lookupGetter__ __lookupSetter__`.split(/\s+/));var Aq=new Set(um);function ov(e,{scan:t,program:r},n){let i=new st(n,{scan:t,isStrict:U0(r.body)}),s=new st(void 0,i.owner);We(r,s);for(let a of r.body)a.type===
"FunctionDeclaration"&&Sn([a],s);for(let a of s.variables.keys())n.declare(a),Sq(a)&&t.refuse(D.global,Cq(r.body,a,i));Sn(r.body,n),e.addUnit(()=>{for(let a of r.
body)e.execute(a,i)})}function Sq(e){return av.has(e)||Aq.has(e)||Object.hasOwn(hn,e)||Object.hasOwn(Vi,e)}function Cq(e,t,{owner:r}){return e.find(i=>{let s=new st(
void 0,r);return We(i,s),i.type==="FunctionDeclaration"&&Sn([i],s),s.variables.has(t)})?.start??0}function uv({scan:e,program:t},r){let n=new st(r,{scan:e,isStrict:!0});
return We(t,n),Sn(t.body,n),n}function cv(e,{script:t,scope:r}){e.addUnit(()=>{for(let n of t.program.body)_q(e,n,r)})}function _q(e,t,r){t.type==="ImportDeclar\
ation"||t.type==="ExportAllDeclaration"||(t.type==="ExportNamedDeclaration"?t.declaration&&e.execute(t.declaration,r):t.type==="ExportDefaultDeclaration"?Rq(e,t,
r):e.execute(t,r))}function Rq(e,t,r){let{declaration:n}=t,{cell:i}=r.declare(j0);if(n.type==="FunctionDeclaration"){let s=w(e.makeFunction(n,r));e.write(i,s),n.
id&&e.bind(n.id,s,r)}else n.type==="ClassDeclaration"?e.write(i,ba(e,n,r)):e.write(i,e.evaluate(n,r))}function lv(e,t){let r=[],n=[];try{let i=Nq(e,t,r);r.every(s=>s.findings.length===0)&&n.push(...Dq(i,t))}catch(i){if(i instanceof RangeError)throw new fn("nesti\
ng",Cr.nestingMax);if(!(i instanceof Zs))throw i}return{scans:r,findings:n}}function Nq(e,t,r){let n=new Map,i=[...t.loaded];for(let{path:s,kind:a}of i){let c=e.
get(s),m=n.get(s);if(m!==void 0&&m.kind!==a&&m.scan.refuse(D.frame,0),m!==void 0||c===void 0)continue;let p=new ea(s,c,t.budget);r.push(p);let g=iv(p,a);if(g!==
void 0){n.set(s,g);for(let{value:y,start:S}of fD(g.program)){let O=Sa(s,y);O===null?p.refuse(D.frame,S):(p.refer("script",String(y),S),i.push({path:O,kind:"modu\
le"}))}}}return n}function Dq(e,{required:t,budget:r}){let n=new Ap({evaluate:nD,execute:cD,bind:XN,makeFunction:lD,callValue:Un},r),[i]=e.values();if(i===void 0)
return M0(n,t);let s=new st(void 0,{scan:i.scan,isStrict:!1}),a=new Map;for(let[c,m]of e)m.kind==="module"&&a.set(c,{script:m,scope:uv(m,s)});for(let c of e.values())
c.kind==="classic"&&ov(n,c,s);dD(a);for(let c of a.values())cv(n,c);return n.addUnit(()=>QN(n)),n.settle(),mD(n),n.settle(),n.report(),JN(n,t),M0(n,t)}function mv(e,t,r){let n=new tm;try{return{findings:vq(e,t,r,n),steps:n.steps}}catch(i){if(!(i instanceof fn))throw i;let s=`The bundle exceeds the budget of th\
e scan: ${i.max} ${i.counted}.`;return{findings:[J("scan.budget",null,s,"Simplify or remove files.")],steps:n.steps}}}function vq(e,{entrypoint:t},{requiredPaths:r},n){
let i=new Set(e.keys()),s=lN(e,{entrypoint:t,requiredNames:r.flat()},n),a=Oq(t,s.scripts),c=lv(kq(e),{loaded:a,required:r,budget:n}),m=[...s.scans,...c.scans],p=new Map(
m.map(y=>[y.path,O1(y,i)])),g=$1(t,p,i);return[...m.flatMap(({findings:y})=>y),...c.findings,...g]}function kq(e){let t=[...e].filter(([r])=>or(r)?.ending==="js");
return new Map(t.map(([r,n])=>[r,Qn(n)??""]))}function Oq(e,t){let r=({isModule:n,isDeferred:i})=>n||i;return[...t.filter(n=>!r(n)),...t.filter(r)].flatMap(({url:n,
isModule:i})=>{let s=hs(e,n);return s===null?[]:[{path:s,kind:i?"module":"classic"}]})}function pv(e,{sha256:t,isOwn:r=!1}){let n="archive"in e?ju(e.archive,t):null,i="archive"in e?fE(e.archive):{ok:!0,files:e.files};if(!i.ok)return{report:ig(n,{findings:i.
findings}),files:new Map};let s=new Map(i.files.map(({path:S,bytes:O})=>[S,O])),a=DE(i.files);if(a.length>0)return{report:ig(n,{findings:a}),files:s};let c=kE(i.
files,t),{manifest:m,findings:p}=wq(s,r),g=$q(s,m,p),y={files:c,digest:OE(c,t),manifest:m,steps:g.steps};return{report:ig(n,{...y,findings:[...p,...g.findings]}),
files:s}}function $q(e,t,r){let n=Pu(t?.engine??"");return t===null||n===void 0||r.some(({severity:i})=>i==="error")?{findings:[],steps:0}:mv(e,t,n)}function wq(e,t){
let r=e.get(gt);if(r===void 0){let c=`There is no ${gt} at the root.`;return{manifest:null,findings:[J("manifest.missing",null,c,"Add it.")]}}let{manifest:n,findings:i}=D1(
r),s=t?i.filter(({rule:c})=>c!=="name.reserved"):i;return n===null||e.has(n.entrypoint)?{manifest:n,findings:s}:{manifest:n,findings:[...s,J("manifest.entrypoin\
t",gt,"The file that /entrypoint names is not in the bundle.","Add it, or name another one.")]}}function ig(e,{findings:t,files:r=[],digest:n,manifest:i,steps:s=0}){
let a=t.every(({severity:m})=>m!=="error"),{findingsMax:c}=Ie;return{format:"rialto-report/1",ok:a,policy:k1.name,archive_sha256:e,digest:n??null,files:r.map(({
path:m,bytes:p,hash:g,mediaType:y})=>({path:m,bytes:p.length,hash:g,media_type:y})),manifest:i??null,findings:t.toSorted(Pq).slice(0,c),truncated:t.length>c,budget:{
steps:s,steps_max:Cr.stepsMax},levels:{P1:a?"passed":"failed",P2:"not_run"}}}function Pq(e,t){return sg(e.file??"",t.file??"")||(e.line??0)-(t.line??0)||(e.column??
0)-(t.column??0)||sg(e.rule,t.rule)||sg(e.why,t.why)}function sg(e,t){return e<t?-1:e>t?1:0}function fv(e){return e instanceof Uint8Array||ArrayBuffer.isView(e)&&e.constructor.name==="Uint8Array"&&"BYTES_PER_ELEMENT"in e&&e.BYTES_PER_ELEMENT===1}var ag=e=>e?
`"${e}" `:"";function og(e,t=""){if(typeof e!="number")throw new TypeError(ag(t)+"expected number, got "+typeof e);if(!Number.isSafeInteger(e)||e<0)throw new RangeError(
ag(t)+"expected integer >= 0, got "+e);return e}function Na(e,t,r=""){if(fv(e)&&(t===void 0||e.length===t))return e;t!==void 0&&og(t,"length");let n=fv(e),i=t!==void 0?` of length ${t}`:"",s=n?`length=${e.length}`:
`type=${typeof e}`,a=ag(r)+"expected Uint8Array"+i+", got "+s;throw n?new RangeError(a):new TypeError(a)}function hv(e){if(typeof e!="function"||typeof e.create!="function")throw new TypeError("expected hash wrapped by utils.createHasher");if(og(e.outputLen),og(e.blockLen),
e.outputLen<1||e.blockLen<1)throw new Error("hash blockLen / outputLen must be >= 1")}var Lq=(e,t)=>{if(e===null||typeof e!="object"||Array.isArray(e))throw new TypeError(
(t==="object"?"":`"${t}" `)+"expected object, got type="+typeof e)},dv=(e,t)=>{Lq(e,t);let r=Object.getPrototypeOf(e);if(r!==Object.prototype&&r!==null)throw new TypeError(
`"${t}" expected plain object`);if(Object.hasOwn(e,"__proto__"))throw new TypeError(`"${t}.__proto__" is not allowed`)};function Da(e,t=!0){if(e.destroyed)throw new Error(
"hash was destroyed");if(t&&e.finished)throw new Error("digest() was already called")}function Sp(e,t){Na(e,void 0,"output");let r=t.outputLen;if(!(e.length>=r))
throw new RangeError('"output" expected length >= '+r)}function va(...e){for(let t=0;t<e.length;t++)e[t].fill(0)}function Cp(e){return new DataView(e.buffer,e.byteOffset,e.byteLength)}function Yr(e,t){return e<<32-t|
e>>>t}var Mq=typeof Uint8Array.from([]).toHex=="function"&&typeof Uint8Array.fromHex=="function",Fq=Array.from({length:256},(e,t)=>t.toString(16).padStart(2,"0"));function gv(e){
if(Na(e),Mq)return e.toHex();let t="";for(let r=0;r<e.length;r++)t+=Fq[e[r]];return t}function ug(e){if(typeof e!="string")throw new TypeError("string expected");let t=new TextEncoder().encode(e);try{return new Uint8Array(t)}finally{va(t)}}function Bq(e,t,r="opts"){return dv(e,"defaults"),t!==void 0&&dv(t,r),Object.assign(Object.create(null),e,t)}function Ev(e,t={}){if(typeof e!="function")throw new TypeError(
'"hashCons" expected function, got type='+typeof e);t=Bq({},t,"info");let r=(i,s)=>e(s).update(i).digest(),n=e(void 0);return r.outputLen=n.outputLen,r.blockLen=
n.blockLen,r.canXOF=n.canXOF,r.create=i=>e(i),Object.assign(r,t),Object.freeze(r)}var xv=e=>({oid:Uint8Array.from([6,9,96,134,72,1,101,3,4,2,e])});var _p=class{oHash;iHash;blockLen;outputLen;canXOF=!1;finished=!1;destroyed=!1;constructor(t,r){if(hv(t),Na(r,void 0,"key"),this.iHash=t.create(),typeof this.iHash.
update!="function")throw new Error("expected Hash instance");this.blockLen=this.iHash.blockLen,this.outputLen=this.iHash.outputLen;let n=this.blockLen,i=new Uint8Array(
n);i.set(r.length>n?t.create().update(r).digest():r);for(let s=0;s<i.length;s++)i[s]^=54;this.iHash.update(i),this.oHash=t.create();for(let s=0;s<i.length;s++)i[s]^=
106;this.oHash.update(i),va(i)}update(t){return Da(this),this.iHash.update(t),this}digestInto(t){Da(this),Sp(t,this),this.finished=!0;let r=t.subarray(0,this.outputLen);
this.iHash.digestInto(r),this.oHash.update(r),this.oHash.digestInto(r),this.destroy()}digest(){let t=new Uint8Array(this.oHash.outputLen);return this.digestInto(
t),t}_cloneInto(t){t||=Object.create(Object.getPrototypeOf(this),{});let{oHash:r,iHash:n,finished:i,destroyed:s,blockLen:a,outputLen:c,canXOF:m}=this;return t=t,
t.finished=i,t.destroyed=s,t.blockLen=a,t.outputLen=c,t.canXOF=m,t.oHash=r._cloneInto(t.oHash),t.iHash=n._cloneInto(t.iHash),t}clone(){return this._cloneInto()}destroy(){
this.destroyed=!0,this.oHash.destroy(),this.iHash.destroy()}},yv=(()=>{let e=((t,r,n)=>new _p(t,r).update(n).digest());return e.create=(t,r)=>new _p(t,r),e})();var Uq=e=>e/2**32|0,Hq=e=>e>>>0;function Tv(e,t,r,n){let i=Uq(r),s=Hq(r);e.setUint32(t,n?s:i,n),e.setUint32(t+4,n?i:s,n)}function Iv(e,t,r){return e&t^~e&r}function bv(e,t,r){return e&t^e&r^t&r}var Rp=class{blockLen;outputLen;canXOF=!1;padOffset;isLE;buffer;view;finished=!1;length=0;pos=0;destroyed=!1;constructor(t,r,n,i){
this.blockLen=t,this.outputLen=r,this.padOffset=n,this.isLE=i,this.buffer=new Uint8Array(t),this.view=Cp(this.buffer)}update(t){Da(this),Na(t);let{view:r,buffer:n,
blockLen:i}=this,s=t.length,a=!1;for(let c=0;c<s;){let m=Math.min(i-this.pos,s-c);if(m===i){let p=Cp(t);for(;i<=s-c;c+=i)this.process(p,c);a=!0;continue}n.set(c===
0&&m===s?t:t.subarray(c,c+m),this.pos),this.pos+=m,c+=m,this.pos===i&&(this.process(r,0),this.pos=0,a=!0)}return this.length+=t.length,a&&this.roundClean(),this}digestInto(t){
Da(this),Sp(t,this),this.finished=!0;let{buffer:r,view:n,blockLen:i,isLE:s}=this,{pos:a}=this;r[a++]=128,r.fill(0,a),this.padOffset>i-a&&(this.process(n,0),r.fill(
0)),Tv(n,i-8,this.length*8,s),this.process(n,0),this.roundClean();let c=t===r?n:Cp(t),m=this.outputLen,p=m/4,g=this.get();if(m%4||p>g.length)throw new Error("in\
valid outputLen");for(let y=0;y<p;y++)c.setUint32(4*y,g[y],s)}digest(){let{buffer:t,outputLen:r}=this;this.digestInto(t);let n=t.slice(0,r);return this.destroy(),
n}_cloneIntoMeta(t){let{buffer:r,length:n,finished:i,destroyed:s,pos:a}=this;return t.destroyed=s,t.finished=i,t.length=n,t.pos=a,a&&t.buffer.set(r),t}clone(){return this.
_cloneInto()}},Av=Uint32Array.from([1779033703,3144134277,1013904242,2773480762,1359893119,2600822924,528734635,1541459225]);var jq=Uint32Array.from([1116352408,1899447441,3049323471,3921009573,961987163,1508970993,2453635748,2870763221,3624381080,310598401,607225278,1426881987,1925078388,
2162078206,2614888103,3248222580,3835390401,4022224774,264347078,604807628,770255983,1249150122,1555081692,1996064986,2554220882,2821834349,2952996808,3210313671,
3336571891,3584528711,113926993,338241895,666307205,773529912,1294757372,1396182291,1695183700,1986661051,2177026350,2456956037,2730485921,2820302411,3259730800,
3345764771,3516065817,3600352804,4094571909,275423344,430227734,506948616,659060556,883997877,958139571,1322822218,1537002063,1747873779,1955562222,2024104815,2227730452,
2361852424,2428436474,2756734187,3204031479,3329325298]),Ai=new Uint32Array(64),cg=class extends Rp{A=0;B=0;C=0;D=0;E=0;F=0;G=0;H=0;constructor(t,r){super(64,t,
8,!1),this.A=r[0]|0,this.B=r[1]|0,this.C=r[2]|0,this.D=r[3]|0,this.E=r[4]|0,this.F=r[5]|0,this.G=r[6]|0,this.H=r[7]|0}get(){let{A:t,B:r,C:n,D:i,E:s,F:a,G:c,H:m}=this;
return[t,r,n,i,s,a,c,m]}set(t,r,n,i,s,a,c,m){this.A=t|0,this.B=r|0,this.C=n|0,this.D=i|0,this.E=s|0,this.F=a|0,this.G=c|0,this.H=m|0}_cloneInto(t){return(t||=new this.
constructor).set(...this.get()),this._cloneIntoMeta(t)}process(t,r){for(let y=0;y<16;y++,r+=4)Ai[y]=t.getUint32(r,!1);for(let y=16;y<64;y++){let S=Ai[y-15],O=Ai[y-
2],H=Yr(S,7)^Yr(S,18)^S>>>3,Be=Yr(O,17)^Yr(O,19)^O>>>10;Ai[y]=Be+Ai[y-7]+H+Ai[y-16]|0}let{A:n,B:i,C:s,D:a,E:c,F:m,G:p,H:g}=this;for(let y=0;y<64;y++){let S=Yr(c,
6)^Yr(c,11)^Yr(c,25),O=g+S+Iv(c,m,p)+jq[y]+Ai[y]|0,Be=(Yr(n,2)^Yr(n,13)^Yr(n,22))+bv(n,i,s)|0;g=p,p=m,m=c,c=a+O|0,a=s,s=i,i=n,n=O+Be|0}n=n+this.A|0,i=i+this.B|0,
s=s+this.C|0,a=a+this.D|0,c=c+this.E|0,m=m+this.F|0,p=p+this.G|0,g=g+this.H|0,this.set(n,i,s,a,c,m,p,g)}roundClean(){va(Ai)}destroy(){this.destroyed=!0,this.set(
0,0,0,0,0,0,0,0),va(this.buffer)}},lg=class extends cg{constructor(){super(32,Av)}};var Np=Ev(()=>new lg,xv(1));var Sv={sha256:Np,sha256Hex:e=>gv(Np(ug(e))),hmacSha256:(e,t)=>yv(Np,e,ug(t))};function PBe(e){return pv(e,Sv).report}export{PBe as validateBundle};
