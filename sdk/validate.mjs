// Written by `npm run contracts` from src/arcade/games/bundle; not by hand.
// The check of games before they are uploaded, for Node and browsers: validateBundle({ archive }) or validateBundle({ files })
// gives the report that the server gives for the same bytes. Contains parts of acorn (MIT, (c) 2012-2022 by various contributors),
// css-tree (MIT, (c) 2016-2024 Roman Dvornov), entities (BSD-2-Clause, (c) Felix Böhm), noble-hashes (MIT, (c) 2022 Paul Miller),
// parse5 (MIT, (c) 2013-2019 Ivan Nikulin), saxes (ISC, (c) Isaac Z. Schlueter and contributors), typebox (MIT, (c) 2017-2026
// Haydn Paterson) and xmlchars (MIT, (c) Louis-Dominique Dubeau).
var Vv=Object.create;var jp=Object.defineProperty;var Gv=Object.getOwnPropertyDescriptor;var Kv=Object.getOwnPropertyNames;var zv=Object.getPrototypeOf,Wv=Object.prototype.hasOwnProperty;var vu=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(r){throw t=0,r}},Kt=(e,t)=>{for(var r in t)jp(e,r,{get:t[r],enumerable:!0})},Yv=(e,t,r,n)=>{
if(t&&typeof t=="object"||typeof t=="function")for(let i of Kv(t))!Wv.call(e,i)&&i!==r&&jp(e,i,{get:()=>t[i],enumerable:!(n=Gv(t,i))||n.enumerable});return e};var Xv=(e,t,r)=>(r=e!=null?Vv(zv(e)):{},Yv(t||!e||!e.__esModule?jp(r,"default",{value:e,enumerable:!0}):r,e));var YR=vu(ke=>{"use strict";Object.defineProperty(ke,"__esModule",{value:!0});ke.CHAR=`	
\r -퟿-�𐀀-􏿿`;ke.S=` 	\r
`;ke.NAME_START_CHAR=":A-Z_a-zÀ-ÖØ-öø-˿Ͱ-ͽͿ-῿‌‍⁰-↏Ⰰ-⿯、-퟿豈-﷏ﷰ-�𐀀-󯿿";ke.NAME_CHAR="-"+ke.NAME_START_CHAR+".0-9·̀-ͯ‿-⁀";
ke.CHAR_RE=new RegExp("^["+ke.CHAR+"]$","u");ke.S_RE=new RegExp("^["+ke.S+"]+$","u");ke.NAME_START_CHAR_RE=new RegExp("^["+ke.NAME_START_CHAR+"]$","u");ke.NAME_CHAR_RE=
new RegExp("^["+ke.NAME_CHAR+"]$","u");ke.NAME_RE=new RegExp("^["+ke.NAME_START_CHAR+"]["+ke.NAME_CHAR+"]*$","u");ke.NMTOKEN_RE=new RegExp("^["+ke.NAME_CHAR+"]+\
$","u");var g0=9,y0=10,x0=13,E0=32;ke.S_LIST=[E0,y0,x0,g0];function M9(e){return e>=E0&&e<=55295||e===y0||e===x0||e===g0||e>=57344&&e<=65533||e>=65536&&e<=1114111}
ke.isChar=M9;function L9(e){return e===E0||e===y0||e===x0||e===g0}ke.isS=L9;function WR(e){return e>=65&&e<=90||e>=97&&e<=122||e===58||e===95||e===8204||e===8205||
e>=192&&e<=214||e>=216&&e<=246||e>=248&&e<=767||e>=880&&e<=893||e>=895&&e<=8191||e>=8304&&e<=8591||e>=11264&&e<=12271||e>=12289&&e<=55295||e>=63744&&e<=64975||e>=
65008&&e<=65533||e>=65536&&e<=983039}ke.isNameStartChar=WR;function F9(e){return WR(e)||e>=48&&e<=57||e===45||e===46||e===183||e>=768&&e<=879||e>=8255&&e<=8256}
ke.isNameChar=F9});var tN=vu(xe=>{"use strict";Object.defineProperty(xe,"__esModule",{value:!0});xe.CHAR="-퟿-�𐀀-􏿿";xe.RESTRICTED_CHAR="-\b\v\f---";xe.S=` 	\
\r
`;xe.NAME_START_CHAR=":A-Z_a-zÀ-ÖØ-öø-˿Ͱ-ͽͿ-῿‌‍⁰-↏Ⰰ-⿯、-퟿豈-﷏ﷰ-�𐀀-󯿿";xe.NAME_CHAR="-"+xe.NAME_START_CHAR+".0-9·̀-ͯ‿-⁀";
xe.CHAR_RE=new RegExp("^["+xe.CHAR+"]$","u");xe.RESTRICTED_CHAR_RE=new RegExp("^["+xe.RESTRICTED_CHAR+"]$","u");xe.S_RE=new RegExp("^["+xe.S+"]+$","u");xe.NAME_START_CHAR_RE=
new RegExp("^["+xe.NAME_START_CHAR+"]$","u");xe.NAME_CHAR_RE=new RegExp("^["+xe.NAME_CHAR+"]$","u");xe.NAME_RE=new RegExp("^["+xe.NAME_START_CHAR+"]["+xe.NAME_CHAR+
"]*$","u");xe.NMTOKEN_RE=new RegExp("^["+xe.NAME_CHAR+"]+$","u");var XR=9,QR=10,JR=13,ZR=32;xe.S_LIST=[ZR,QR,JR,XR];function B9(e){return e>=1&&e<=55295||e>=57344&&
e<=65533||e>=65536&&e<=1114111}xe.isChar=B9;function U9(e){return e>=1&&e<=8||e===11||e===12||e>=14&&e<=31||e>=127&&e<=132||e>=134&&e<=159}xe.isRestrictedChar=U9;
function H9(e){return e===9||e===10||e===13||e>31&&e<127||e===133||e>159&&e<=55295||e>=57344&&e<=65533||e>=65536&&e<=1114111}xe.isCharAndNotRestricted=H9;function j9(e){
return e===ZR||e===QR||e===JR||e===XR}xe.isS=j9;function eN(e){return e>=65&&e<=90||e>=97&&e<=122||e===58||e===95||e===8204||e===8205||e>=192&&e<=214||e>=216&&e<=
246||e>=248&&e<=767||e>=880&&e<=893||e>=895&&e<=8191||e>=8304&&e<=8591||e>=11264&&e<=12271||e>=12289&&e<=55295||e>=63744&&e<=64975||e>=65008&&e<=65533||e>=65536&&
e<=983039}xe.isNameStartChar=eN;function q9(e){return eN(e)||e>=48&&e<=57||e===45||e===46||e===183||e>=768&&e<=879||e>=8255&&e<=8256}xe.isNameChar=q9});var nN=vu(Zt=>{"use strict";Object.defineProperty(Zt,"__esModule",{value:!0});Zt.NC_NAME_START_CHAR="A-Z_a-zÀ-ÖØ-öø-˿Ͱ-ͽͿ-῿‌-‍⁰-↏Ⰰ-⿯、-퟿豈-﷏ﷰ-�𐀀-󯿿";
Zt.NC_NAME_CHAR="-"+Zt.NC_NAME_START_CHAR+".0-9·̀-ͯ‿-⁀";Zt.NC_NAME_START_CHAR_RE=new RegExp("^["+Zt.NC_NAME_START_CHAR+"]$","u");Zt.NC_NAME_CHAR_RE=new RegExp(
"^["+Zt.NC_NAME_CHAR+"]$","u");Zt.NC_NAME_RE=new RegExp("^["+Zt.NC_NAME_START_CHAR+"]["+Zt.NC_NAME_CHAR+"]*$","u");function rN(e){return e>=65&&e<=90||e===95||e>=
97&&e<=122||e>=192&&e<=214||e>=216&&e<=246||e>=248&&e<=767||e>=880&&e<=893||e>=895&&e<=8191||e>=8204&&e<=8205||e>=8304&&e<=8591||e>=11264&&e<=12271||e>=12289&&e<=
55295||e>=63744&&e<=64975||e>=65008&&e<=65533||e>=65536&&e<=983039}Zt.isNCNameStartChar=rN;function V9(e){return rN(e)||e===45||e===46||e>=48&&e<=57||e===183||e>=
768&&e<=879||e>=8255&&e<=8256}Zt.isNCNameChar=V9});var AN=vu(Ta=>{"use strict";Object.defineProperty(Ta,"__esModule",{value:!0});Ta.SaxesParser=Ta.EVENTS=void 0;var ba=YR(),G9=tN(),$0=nN(),er=ba.isS,K9=ba.isChar,
ou=ba.isNameStartChar,iN=ba.isNameChar,xN=ba.S_LIST,z9=ba.NAME_RE,W9=G9.isChar,Y9=$0.isNCNameStartChar,X9=$0.isNCNameChar,Q9=$0.NC_NAME_RE,op="http://www.w3.org\
/XML/1998/namespace",Ea="http://www.w3.org/2000/xmlns/",J9={__proto__:null,xml:op,xmlns:Ea},Z9={__proto__:null,amp:"&",gt:">",lt:"<",quot:'"',apos:"'"},Le=-1,En=-2,
sN=0,e8=1,T0=2,t8=3,ga=4,r8=5,n8=6,i8=7,b0=8,s8=9,a8=10,o8=11,u8=12,qt=13,rp=14,I0=15,c8=16,A0=17,l8=18,m8=19,S0=20,p8=21,f8=22,d8=23,aN=24,C0=25,np=26,oN=27,h8=28,
g8=29,uN=30,y8=31,x8=32,Zi=33,E8=34,_0=35,uu=36,R0=37,T8=38,cN=39,lN=40,b8=41,mN=42,I8=43,A8=44,N0=9,Kr=10,D0=13,pN=32,fN=33,EN=34,cu=38,TN=39,ip=45,sp=47,S8=59,
Ti=60,ya=61,at=62,Et=63,bN=91,xa=93,dN=133,hN=8232,ap=e=>e===EN||e===TN,IN=[EN,TN],C8=[...IN,bN,at],_8=[...IN,Ti,xa],R8=[ya,Et,...xN],N8=[...xN,at,cu,Ti];function k0(e,t,r){
switch(t){case"xml":r!==op&&e.fail(`xml prefix must be bound to ${op}.`);break;case"xmlns":r!==Ea&&e.fail(`xmlns prefix must be bound to ${Ea}.`);break;default:}
switch(r){case Ea:e.fail(t===""?`the default namespace may not be set to ${r}.`:`may not assign a prefix (even "xmlns") to the URI ${Ea}.`);break;case op:switch(t){case"\
xml":break;case"":e.fail(`the default namespace may not be set to ${r}.`);break;default:e.fail("may not assign the xml namespace to another prefix.")}break;default:}}
function D8(e,t){for(let r of Object.keys(t))k0(e,r,t[r])}var v8=e=>Q9.test(e),k8=e=>z9.test(e),es=0,gN=1,v0=2;Ta.EVENTS=["xmldecl","text","processinginstructio\
n","doctype","comment","opentagstart","attribute","opentag","closetag","cdata","error","end","ready"];var yN={xmldecl:"xmldeclHandler",text:"textHandler",processinginstruction:"\
piHandler",doctype:"doctypeHandler",comment:"commentHandler",opentagstart:"openTagStartHandler",attribute:"attributeHandler",opentag:"openTagHandler",closetag:"\
closeTagHandler",cdata:"cdataHandler",error:"errorHandler",end:"endHandler",ready:"readyHandler"},O0=class{constructor(t){this.opt=t??{},this.fragmentOpt=!!this.
opt.fragment;let r=this.xmlnsOpt=!!this.opt.xmlns;if(this.trackPosition=this.opt.position!==!1,this.fileName=this.opt.fileName,r){this.nameStartCheck=Y9,this.nameCheck=
X9,this.isName=v8,this.processAttribs=this.processAttribsNS,this.pushAttrib=this.pushAttribNS,this.ns=Object.assign({__proto__:null},J9);let n=this.opt.additionalNamespaces;
n!=null&&(D8(this,n),Object.assign(this.ns,n))}else this.nameStartCheck=ou,this.nameCheck=iN,this.isName=k8,this.processAttribs=this.processAttribsPlain,this.pushAttrib=
this.pushAttribPlain;this.stateTable=[this.sBegin,this.sBeginWhitespace,this.sDoctype,this.sDoctypeQuote,this.sDTD,this.sDTDQuoted,this.sDTDOpenWaka,this.sDTDOpenWakaBang,
this.sDTDComment,this.sDTDCommentEnding,this.sDTDCommentEnded,this.sDTDPI,this.sDTDPIEnding,this.sText,this.sEntity,this.sOpenWaka,this.sOpenWakaBang,this.sComment,
this.sCommentEnding,this.sCommentEnded,this.sCData,this.sCDataEnding,this.sCDataEnding2,this.sPIFirstChar,this.sPIRest,this.sPIBody,this.sPIEnding,this.sXMLDeclNameStart,
this.sXMLDeclName,this.sXMLDeclEq,this.sXMLDeclValueStart,this.sXMLDeclValue,this.sXMLDeclSeparator,this.sXMLDeclEnding,this.sOpenTag,this.sOpenTagSlash,this.sAttrib,
this.sAttribName,this.sAttribNameSawWhite,this.sAttribValue,this.sAttribValueQuoted,this.sAttribValueClosed,this.sAttribValueUnquoted,this.sCloseTag,this.sCloseTagSawWhite],
this._init()}get closed(){return this._closed}_init(){var t;this.openWakaBang="",this.text="",this.name="",this.piTarget="",this.entity="",this.q=null,this.tags=
[],this.tag=null,this.topNS=null,this.chunk="",this.chunkPosition=0,this.i=0,this.prevI=0,this.carriedFromPrevious=void 0,this.forbiddenState=es,this.attribList=
[];let{fragmentOpt:r}=this;this.state=r?qt:sN,this.reportedTextBeforeRoot=this.reportedTextAfterRoot=this.closedRoot=this.sawRoot=r,this.xmlDeclPossible=!r,this.
xmlDeclExpects=["version"],this.entityReturnState=void 0;let{defaultXMLVersion:n}=this.opt;if(n===void 0){if(this.opt.forceXMLVersion===!0)throw new Error("forc\
eXMLVersion set but defaultXMLVersion is not set");n="1.0"}this.setXMLVersion(n),this.positionAtNewLine=0,this.doctype=!1,this._closed=!1,this.xmlDecl={version:void 0,
encoding:void 0,standalone:void 0},this.line=1,this.column=0,this.ENTITIES=Object.create(Z9),(t=this.readyHandler)===null||t===void 0||t.call(this)}get position(){
return this.chunkPosition+this.i}get columnIndex(){return this.position-this.positionAtNewLine}on(t,r){this[yN[t]]=r}off(t){this[yN[t]]=void 0}makeError(t){var r;
let n=(r=this.fileName)!==null&&r!==void 0?r:"";return this.trackPosition&&(n.length>0&&(n+=":"),n+=`${this.line}:${this.column}`),n.length>0&&(n+=": "),new Error(
n+t)}fail(t){let r=this.makeError(t),n=this.errorHandler;if(n===void 0)throw r;return n(r),this}write(t){if(this.closed)return this.fail("cannot write after clo\
se; assign an onready handler.");let r=!1;t===null?(r=!0,t=""):typeof t=="object"&&(t=t.toString()),this.carriedFromPrevious!==void 0&&(t=`${this.carriedFromPrevious}${t}`,
this.carriedFromPrevious=void 0);let n=t.length,i=t.charCodeAt(n-1);!r&&(i===D0||i>=55296&&i<=56319)&&(this.carriedFromPrevious=t[n-1],n--,t=t.slice(0,n));let{stateTable:s}=this;
for(this.chunk=t,this.i=0;this.i<n;)s[this.state].call(this);return this.chunkPosition+=n,r?this.end():this}close(){return this.write(null)}getCode10(){let{chunk:t,
i:r}=this;if(this.prevI=r,this.i=r+1,r>=t.length)return Le;let n=t.charCodeAt(r);if(this.column++,n<55296){if(n>=pN||n===N0)return n;switch(n){case Kr:return this.
line++,this.column=0,this.positionAtNewLine=this.position,Kr;case D0:return t.charCodeAt(r+1)===Kr&&(this.i=r+2),this.line++,this.column=0,this.positionAtNewLine=
this.position,En;default:return this.fail("disallowed character."),n}}if(n>56319)return n>=57344&&n<=65533||this.fail("disallowed character."),n;let i=65536+(n-
55296)*1024+(t.charCodeAt(r+1)-56320);return this.i=r+2,i>1114111&&this.fail("disallowed character."),i}getCode11(){let{chunk:t,i:r}=this;if(this.prevI=r,this.i=
r+1,r>=t.length)return Le;let n=t.charCodeAt(r);if(this.column++,n<55296){if(n>31&&n<127||n>159&&n!==hN||n===N0)return n;switch(n){case Kr:return this.line++,this.
column=0,this.positionAtNewLine=this.position,Kr;case D0:{let s=t.charCodeAt(r+1);(s===Kr||s===dN)&&(this.i=r+2)}case dN:case hN:return this.line++,this.column=
0,this.positionAtNewLine=this.position,En;default:return this.fail("disallowed character."),n}}if(n>56319)return n>=57344&&n<=65533||this.fail("disallowed chara\
cter."),n;let i=65536+(n-55296)*1024+(t.charCodeAt(r+1)-56320);return this.i=r+2,i>1114111&&this.fail("disallowed character."),i}getCodeNorm(){let t=this.getCode();
return t===En?Kr:t}unget(){this.i=this.prevI,this.column--}captureTo(t){let{i:r}=this,{chunk:n}=this;for(;;){let i=this.getCode(),s=i===En,a=s?Kr:i;if(a===Le||t.
includes(a))return this.text+=n.slice(r,this.prevI),a;s&&(this.text+=`${n.slice(r,this.prevI)}
`,r=this.i)}}captureToChar(t){let{i:r}=this,{chunk:n}=this;for(;;){let i=this.getCode();switch(i){case En:this.text+=`${n.slice(r,this.prevI)}
`,r=this.i,i=Kr;break;case Le:return this.text+=n.slice(r),!1;default:}if(i===t)return this.text+=n.slice(r,this.prevI),!0}}captureNameChars(){let{chunk:t,i:r}=this;
for(;;){let n=this.getCode();if(n===Le)return this.name+=t.slice(r),Le;if(!iN(n))return this.name+=t.slice(r,this.prevI),n===En?Kr:n}}skipSpaces(){for(;;){let t=this.
getCodeNorm();if(t===Le||!er(t))return t}}setXMLVersion(t){this.currentXMLVersion=t,t==="1.0"?(this.isChar=K9,this.getCode=this.getCode10):(this.isChar=W9,this.
getCode=this.getCode11)}sBegin(){this.chunk.charCodeAt(0)===65279&&(this.i++,this.column++),this.state=e8}sBeginWhitespace(){let t=this.i,r=this.skipSpaces();switch(this.
prevI!==t&&(this.xmlDeclPossible=!1),r){case Ti:if(this.state=I0,this.text.length!==0)throw new Error("no-empty text at start");break;case Le:break;default:this.
unget(),this.state=qt,this.xmlDeclPossible=!1}}sDoctype(){var t;let r=this.captureTo(C8);switch(r){case at:{(t=this.doctypeHandler)===null||t===void 0||t.call(this,
this.text),this.text="",this.state=qt,this.doctype=!0;break}case Le:break;default:this.text+=String.fromCodePoint(r),r===bN?this.state=ga:ap(r)&&(this.state=t8,
this.q=r)}}sDoctypeQuote(){let t=this.q;this.captureToChar(t)&&(this.text+=String.fromCodePoint(t),this.q=null,this.state=T0)}sDTD(){let t=this.captureTo(_8);t!==
Le&&(this.text+=String.fromCodePoint(t),t===xa?this.state=T0:t===Ti?this.state=n8:ap(t)&&(this.state=r8,this.q=t))}sDTDQuoted(){let t=this.q;this.captureToChar(
t)&&(this.text+=String.fromCodePoint(t),this.state=ga,this.q=null)}sDTDOpenWaka(){let t=this.getCodeNorm();switch(this.text+=String.fromCodePoint(t),t){case fN:
this.state=i8,this.openWakaBang="";break;case Et:this.state=o8;break;default:this.state=ga}}sDTDOpenWakaBang(){let t=String.fromCodePoint(this.getCodeNorm()),r=this.
openWakaBang+=t;this.text+=t,r!=="-"&&(this.state=r==="--"?b0:ga,this.openWakaBang="")}sDTDComment(){this.captureToChar(ip)&&(this.text+="-",this.state=s8)}sDTDCommentEnding(){
let t=this.getCodeNorm();this.text+=String.fromCodePoint(t),this.state=t===ip?a8:b0}sDTDCommentEnded(){let t=this.getCodeNorm();this.text+=String.fromCodePoint(
t),t===at?this.state=ga:(this.fail("malformed comment."),this.state=b0)}sDTDPI(){this.captureToChar(Et)&&(this.text+="?",this.state=u8)}sDTDPIEnding(){let t=this.
getCodeNorm();this.text+=String.fromCodePoint(t),t===at&&(this.state=ga)}sText(){this.tags.length!==0?this.handleTextInRoot():this.handleTextOutsideRoot()}sEntity(){
let{i:t}=this,{chunk:r}=this;e:for(;;)switch(this.getCode()){case En:this.entity+=`${r.slice(t,this.prevI)}
`,t=this.i;break;case S8:{let{entityReturnState:n}=this,i=this.entity+r.slice(t,this.prevI);this.state=n;let s;i===""?(this.fail("empty entity name."),s="&;"):(s=
this.parseEntity(i),this.entity=""),(n!==qt||this.textHandler!==void 0)&&(this.text+=s);break e}case Le:this.entity+=r.slice(t);break e;default:}}sOpenWaka(){let t=this.
getCode();if(ou(t))this.state=E8,this.unget(),this.xmlDeclPossible=!1;else switch(t){case sp:this.state=I8,this.xmlDeclPossible=!1;break;case fN:this.state=c8,this.
openWakaBang="",this.xmlDeclPossible=!1;break;case Et:this.state=d8;break;default:this.fail("disallowed character in tag name"),this.state=qt,this.xmlDeclPossible=
!1}}sOpenWakaBang(){switch(this.openWakaBang+=String.fromCodePoint(this.getCodeNorm()),this.openWakaBang){case"[CDATA[":!this.sawRoot&&!this.reportedTextBeforeRoot&&
(this.fail("text data outside of root node."),this.reportedTextBeforeRoot=!0),this.closedRoot&&!this.reportedTextAfterRoot&&(this.fail("text data outside of roo\
t node."),this.reportedTextAfterRoot=!0),this.state=S0,this.openWakaBang="";break;case"--":this.state=A0,this.openWakaBang="";break;case"DOCTYPE":this.state=T0,
(this.doctype||this.sawRoot)&&this.fail("inappropriately located doctype declaration."),this.openWakaBang="";break;default:this.openWakaBang.length>=7&&this.fail(
"incorrect syntax.")}}sComment(){this.captureToChar(ip)&&(this.state=l8)}sCommentEnding(){var t;let r=this.getCodeNorm();r===ip?(this.state=m8,(t=this.commentHandler)===
null||t===void 0||t.call(this,this.text),this.text=""):(this.text+=`-${String.fromCodePoint(r)}`,this.state=A0)}sCommentEnded(){let t=this.getCodeNorm();t!==at?
(this.fail("malformed comment."),this.text+=`--${String.fromCodePoint(t)}`,this.state=A0):this.state=qt}sCData(){this.captureToChar(xa)&&(this.state=p8)}sCDataEnding(){
let t=this.getCodeNorm();t===xa?this.state=f8:(this.text+=`]${String.fromCodePoint(t)}`,this.state=S0)}sCDataEnding2(){var t;let r=this.getCodeNorm();switch(r){case at:{
(t=this.cdataHandler)===null||t===void 0||t.call(this,this.text),this.text="",this.state=qt;break}case xa:this.text+="]";break;default:this.text+=`]]${String.fromCodePoint(
r)}`,this.state=S0}}sPIFirstChar(){let t=this.getCodeNorm();this.nameStartCheck(t)?(this.piTarget+=String.fromCodePoint(t),this.state=aN):t===Et||er(t)?(this.fail(
"processing instruction without a target."),this.state=t===Et?np:C0):(this.fail("disallowed character in processing instruction name."),this.piTarget+=String.fromCodePoint(
t),this.state=aN)}sPIRest(){let{chunk:t,i:r}=this;for(;;){let n=this.getCodeNorm();if(n===Le){this.piTarget+=t.slice(r);return}if(!this.nameCheck(n)){this.piTarget+=
t.slice(r,this.prevI);let i=n===Et;i||er(n)?this.piTarget==="xml"?(this.xmlDeclPossible||this.fail("an XML declaration must be at the start of the document."),this.
state=i?Zi:oN):this.state=i?np:C0:(this.fail("disallowed character in processing instruction name."),this.piTarget+=String.fromCodePoint(n));break}}}sPIBody(){if(this.
text.length===0){let t=this.getCodeNorm();t===Et?this.state=np:er(t)||(this.text=String.fromCodePoint(t))}else this.captureToChar(Et)&&(this.state=np)}sPIEnding(){
var t;let r=this.getCodeNorm();if(r===at){let{piTarget:n}=this;n.toLowerCase()==="xml"&&this.fail("the XML declaration must appear at the start of the document."),
(t=this.piHandler)===null||t===void 0||t.call(this,{target:n,body:this.text}),this.piTarget=this.text="",this.state=qt}else r===Et?this.text+="?":(this.text+=`?${String.
fromCodePoint(r)}`,this.state=C0);this.xmlDeclPossible=!1}sXMLDeclNameStart(){let t=this.skipSpaces();if(t===Et){this.state=Zi;return}t!==Le&&(this.state=h8,this.
name=String.fromCodePoint(t))}sXMLDeclName(){let t=this.captureTo(R8);if(t===Et){this.state=Zi,this.name+=this.text,this.text="",this.fail("XML declaration is i\
ncomplete.");return}if(er(t)||t===ya){if(this.name+=this.text,this.text="",!this.xmlDeclExpects.includes(this.name))switch(this.name.length){case 0:this.fail("d\
id not expect any more name/value pairs.");break;case 1:this.fail(`expected the name ${this.xmlDeclExpects[0]}.`);break;default:this.fail(`expected one of ${this.
xmlDeclExpects.join(", ")}`)}this.state=t===ya?uN:g8}}sXMLDeclEq(){let t=this.getCodeNorm();if(t===Et){this.state=Zi,this.fail("XML declaration is incomplete.");
return}er(t)||(t!==ya&&this.fail("value required."),this.state=uN)}sXMLDeclValueStart(){let t=this.getCodeNorm();if(t===Et){this.state=Zi,this.fail("XML declara\
tion is incomplete.");return}er(t)||(ap(t)?this.q=t:(this.fail("value must be quoted."),this.q=pN),this.state=y8)}sXMLDeclValue(){let t=this.captureTo([this.q,Et]);
if(t===Et){this.state=Zi,this.text="",this.fail("XML declaration is incomplete.");return}if(t===Le)return;let r=this.text;switch(this.text="",this.name){case"ve\
rsion":{this.xmlDeclExpects=["encoding","standalone"];let n=r;this.xmlDecl.version=n,/^1\.[0-9]+$/.test(n)?this.opt.forceXMLVersion||this.setXMLVersion(n):this.
fail("version number must match /^1\\.[0-9]+$/.");break}case"encoding":/^[A-Za-z][A-Za-z0-9._-]*$/.test(r)||this.fail("encoding value must match /^[A-Za-z0-9][A\
-Za-z0-9._-]*$/."),this.xmlDeclExpects=["standalone"],this.xmlDecl.encoding=r;break;case"standalone":r!=="yes"&&r!=="no"&&this.fail('standalone value must match\
 "yes" or "no".'),this.xmlDeclExpects=[],this.xmlDecl.standalone=r;break;default:}this.name="",this.state=x8}sXMLDeclSeparator(){let t=this.getCodeNorm();if(t===
Et){this.state=Zi;return}er(t)||(this.fail("whitespace required."),this.unget()),this.state=oN}sXMLDeclEnding(){var t;this.getCodeNorm()===at?(this.piTarget!=="\
xml"?this.fail("processing instructions are not allowed before root."):this.name!=="version"&&this.xmlDeclExpects.includes("version")&&this.fail("XML declaratio\
n must contain a version."),(t=this.xmldeclHandler)===null||t===void 0||t.call(this,this.xmlDecl),this.name="",this.piTarget=this.text="",this.state=qt):this.fail(
"The character ? is disallowed anywhere in XML declarations."),this.xmlDeclPossible=!1}sOpenTag(){var t;let r=this.captureNameChars();if(r===Le)return;let n=this.
tag={name:this.name,attributes:Object.create(null)};switch(this.name="",this.xmlnsOpt&&(this.topNS=n.ns=Object.create(null)),(t=this.openTagStartHandler)===null||
t===void 0||t.call(this,n),this.sawRoot=!0,!this.fragmentOpt&&this.closedRoot&&this.fail("documents may contain only one root."),r){case at:this.openTag();break;case sp:
this.state=_0;break;default:er(r)||this.fail("disallowed character in tag name."),this.state=uu}}sOpenTagSlash(){this.getCode()===at?this.openSelfClosingTag():(this.
fail("forward-slash in opening tag not followed by >."),this.state=uu)}sAttrib(){let t=this.skipSpaces();t!==Le&&(ou(t)?(this.unget(),this.state=R0):t===at?this.
openTag():t===sp?this.state=_0:this.fail("disallowed character in attribute name."))}sAttribName(){let t=this.captureNameChars();t===ya?this.state=cN:er(t)?this.
state=T8:t===at?(this.fail("attribute without value."),this.pushAttrib(this.name,this.name),this.name=this.text="",this.openTag()):t!==Le&&this.fail("disallowed\
 character in attribute name.")}sAttribNameSawWhite(){let t=this.skipSpaces();switch(t){case Le:return;case ya:this.state=cN;break;default:this.fail("attribute \
without value."),this.text="",this.name="",t===at?this.openTag():ou(t)?(this.unget(),this.state=R0):(this.fail("disallowed character in attribute name."),this.state=
uu)}}sAttribValue(){let t=this.getCodeNorm();ap(t)?(this.q=t,this.state=lN):er(t)||(this.fail("unquoted attribute value."),this.state=mN,this.unget())}sAttribValueQuoted(){
let{q:t,chunk:r}=this,{i:n}=this;for(;;)switch(this.getCode()){case t:this.pushAttrib(this.name,this.text+r.slice(n,this.prevI)),this.name=this.text="",this.q=null,
this.state=b8;return;case cu:this.text+=r.slice(n,this.prevI),this.state=rp,this.entityReturnState=lN;return;case Kr:case En:case N0:this.text+=`${r.slice(n,this.
prevI)} `,n=this.i;break;case Ti:this.text+=r.slice(n,this.prevI),this.fail("disallowed character.");return;case Le:this.text+=r.slice(n);return;default:}}sAttribValueClosed(){
let t=this.getCodeNorm();er(t)?this.state=uu:t===at?this.openTag():t===sp?this.state=_0:ou(t)?(this.fail("no whitespace between attributes."),this.unget(),this.
state=R0):this.fail("disallowed character in attribute name.")}sAttribValueUnquoted(){let t=this.captureTo(N8);switch(t){case cu:this.state=rp,this.entityReturnState=
mN;break;case Ti:this.fail("disallowed character.");break;case Le:break;default:this.text.includes("]]>")&&this.fail('the string "]]>" is disallowed in char dat\
a.'),this.pushAttrib(this.name,this.text),this.name=this.text="",t===at?this.openTag():this.state=uu}}sCloseTag(){let t=this.captureNameChars();t===at?this.closeTag():
er(t)?this.state=A8:t!==Le&&this.fail("disallowed character in closing tag.")}sCloseTagSawWhite(){switch(this.skipSpaces()){case at:this.closeTag();break;case Le:
break;default:this.fail("disallowed character in closing tag.")}}handleTextInRoot(){let{i:t,forbiddenState:r}=this,{chunk:n,textHandler:i}=this;e:for(;;)switch(this.
getCode()){case Ti:{if(this.state=I0,i!==void 0){let{text:s}=this,a=n.slice(t,this.prevI);s.length!==0?(i(s+a),this.text=""):a.length!==0&&i(a)}r=es;break e}case cu:
this.state=rp,this.entityReturnState=qt,i!==void 0&&(this.text+=n.slice(t,this.prevI)),r=es;break e;case xa:switch(r){case es:r=gN;break;case gN:r=v0;break;case v0:
break;default:throw new Error("impossible state")}break;case at:r===v0&&this.fail('the string "]]>" is disallowed in char data.'),r=es;break;case En:i!==void 0&&
(this.text+=`${n.slice(t,this.prevI)}
`),t=this.i,r=es;break;case Le:i!==void 0&&(this.text+=n.slice(t));break e;default:r=es}this.forbiddenState=r}handleTextOutsideRoot(){let{i:t}=this,{chunk:r,textHandler:n}=this,
i=!1;e:for(;;){let s=this.getCode();switch(s){case Ti:{if(this.state=I0,n!==void 0){let{text:a}=this,c=r.slice(t,this.prevI);a.length!==0?(n(a+c),this.text=""):
c.length!==0&&n(c)}break e}case cu:this.state=rp,this.entityReturnState=qt,n!==void 0&&(this.text+=r.slice(t,this.prevI)),i=!0;break e;case En:n!==void 0&&(this.
text+=`${r.slice(t,this.prevI)}
`),t=this.i;break;case Le:n!==void 0&&(this.text+=r.slice(t));break e;default:er(s)||(i=!0)}}i&&(!this.sawRoot&&!this.reportedTextBeforeRoot&&(this.fail("text d\
ata outside of root node."),this.reportedTextBeforeRoot=!0),this.closedRoot&&!this.reportedTextAfterRoot&&(this.fail("text data outside of root node."),this.reportedTextAfterRoot=
!0))}pushAttribNS(t,r){var n;let{prefix:i,local:s}=this.qname(t),a={name:t,prefix:i,local:s,value:r};if(this.attribList.push(a),(n=this.attributeHandler)===null||
n===void 0||n.call(this,a),i==="xmlns"){let c=r.trim();this.currentXMLVersion==="1.0"&&c===""&&this.fail("invalid attempt to undefine prefix in XML 1.0"),this.topNS[s]=
c,k0(this,s,c)}else if(t==="xmlns"){let c=r.trim();this.topNS[""]=c,k0(this,"",c)}}pushAttribPlain(t,r){var n;let i={name:t,value:r};this.attribList.push(i),(n=
this.attributeHandler)===null||n===void 0||n.call(this,i)}end(){var t,r;this.sawRoot||this.fail("document must contain a root element.");let{tags:n}=this;for(;n.
length>0;){let s=n.pop();this.fail(`unclosed tag: ${s.name}`)}this.state!==sN&&this.state!==qt&&this.fail("unexpected end.");let{text:i}=this;return i.length!==
0&&((t=this.textHandler)===null||t===void 0||t.call(this,i),this.text=""),this._closed=!0,(r=this.endHandler)===null||r===void 0||r.call(this),this._init(),this}resolve(t){
var r,n;let i=this.topNS[t];if(i!==void 0)return i;let{tags:s}=this;for(let a=s.length-1;a>=0;a--)if(i=s[a].ns[t],i!==void 0)return i;return i=this.ns[t],i!==void 0?
i:(n=(r=this.opt).resolvePrefix)===null||n===void 0?void 0:n.call(r,t)}qname(t){let r=t.indexOf(":");if(r===-1)return{prefix:"",local:t};let n=t.slice(r+1),i=t.
slice(0,r);return(i===""||n===""||n.includes(":"))&&this.fail(`malformed name: ${t}.`),{prefix:i,local:n}}processAttribsNS(){var t;let{attribList:r}=this,n=this.
tag;{let{prefix:a,local:c}=this.qname(n.name);n.prefix=a,n.local=c;let m=n.uri=(t=this.resolve(a))!==null&&t!==void 0?t:"";a!==""&&(a==="xmlns"&&this.fail('tags\
 may not have "xmlns" as prefix.'),m===""&&(this.fail(`unbound namespace prefix: ${JSON.stringify(a)}.`),n.uri=a))}if(r.length===0)return;let{attributes:i}=n,s=new Set;
for(let a of r){let{name:c,prefix:m,local:p}=a,d,E;m===""?(d=c==="xmlns"?Ea:"",E=c):(d=this.resolve(m),d===void 0&&(this.fail(`unbound namespace prefix: ${JSON.
stringify(m)}.`),d=m),E=`{${d}}${p}`),s.has(E)&&this.fail(`duplicate attribute: ${E}.`),s.add(E),a.uri=d,i[c]=a}this.attribList=[]}processAttribsPlain(){let{attribList:t}=this,
r=this.tag.attributes;for(let{name:n,value:i}of t)r[n]!==void 0&&this.fail(`duplicate attribute: ${n}.`),r[n]=i;this.attribList=[]}openTag(){var t;this.processAttribs();
let{tags:r}=this,n=this.tag;n.isSelfClosing=!1,(t=this.openTagHandler)===null||t===void 0||t.call(this,n),r.push(n),this.state=qt,this.name=""}openSelfClosingTag(){
var t,r,n;this.processAttribs();let{tags:i}=this,s=this.tag;s.isSelfClosing=!0,(t=this.openTagHandler)===null||t===void 0||t.call(this,s),(r=this.closeTagHandler)===
null||r===void 0||r.call(this,s),(this.tag=(n=i[i.length-1])!==null&&n!==void 0?n:null)===null&&(this.closedRoot=!0),this.state=qt,this.name=""}closeTag(){let{tags:t,
name:r}=this;if(this.state=qt,this.name="",r===""){this.fail("weird empty close tag."),this.text+="</>";return}let n=this.closeTagHandler,i=t.length;for(;i-- >0;){
let s=this.tag=t.pop();if(this.topNS=s.ns,n?.(s),s.name===r)break;this.fail("unexpected close tag.")}i===0?this.closedRoot=!0:i<0&&(this.fail(`unmatched closing\
 tag: ${r}.`),this.text+=`</${r}>`)}parseEntity(t){if(t[0]!=="#"){let n=this.ENTITIES[t];return n!==void 0?n:(this.fail(this.isName(t)?"undefined entity.":"disa\
llowed character in entity name."),`&${t};`)}let r=NaN;return t[1]==="x"&&/^#x[0-9a-f]+$/i.test(t)?r=parseInt(t.slice(2),16):/^#[0-9]+$/.test(t)&&(r=parseInt(t.
slice(1),10)),this.isChar(r)?String.fromCodePoint(r):(this.fail("malformed character entity."),`&${t};`)}};Ta.SaxesParser=O0});var Ma={resign:"The player resigned",duration:"Time limit reached",actions:"Action limit reached",abandoned:"Abandoned",voided:"Voided, not ranked"};var ku={realtime:1,"slow-10":10,"slow-60":60,stepped:null};var vg=Array(40).fill(0),Dg=153391689;function Xn(e,t,r,n){let i=r+t.minX,s=n+t.minY;if(i<0||r+t.maxX>=10||s<0||n+t.maxY>=40)return!1;let{rows:a}=t;for(let c=0;c<
a.length;c+=1){let m=a[c]*7<<3*i;if((e[s+c]&m)!==0)return!1}return!0}function ps(e,t,r,n){let i=n;for(;Xn(e,t,r,i-1);)i-=1;return i}function kg(e,t,r){return t<
0||t>=10||r<0||r>=40?!0:qp(e[r],t)!==0}function qp(e,t){return e>>3*t&7}function Og(e,t,r,n,i){let s=e.slice();for(let[a,c]of r.rows.entries()){let m=i+r.minY+a;
s[m]=s[m]|c*t<<3*(n+r.minX)}return s}function $g(e,t,r){let n=[];for(let i=t;i<t+r;i+=1){let s=e[i];((s|s>>1|s>>2)&Dg)===Dg&&n.push(i)}return n}function wg(e,t){
let r=e.filter((n,i)=>!t.includes(i));for(;r.length<40;)r.push(0);return r}var Qv={none:[0,100,300,500,800],mini:[100,200,400],full:[400,800,1200,1600]},Jv=[0,800,1200,1800,2e3],Zv=50,ek=20;function Pg({lines:e,spin:t,isPerfect:r},{level:n,
clears:i,backToBack:s}){let a=Qv[t][e];if(a===void 0)throw new Error(`No placement clears ${e} lines with spin ${t}.`);if(e===0)return{points:a*n,clears:0,backToBack:s,
isChained:!1,isPerfect:!1};let c=e===4||t!=="none",m=c&&s,p=m?a*3/2:a,d=r?Jv[e]:0;return{points:(p+d+Zv*i)*n,clears:i+1,backToBack:c,isChained:m,isPerfect:r}}function br(e){
return Math.min(ek,1+Math.floor(e/10))}function Ou(e){return Math.max(0,e-1)}var La=[1,2,3,4,5,6,7],Qn=".IJLOSTZ",Mg=6,tk={1:["....","IIII","....","...."],2:["J..","JJJ","..."],3:["..L","LLL","..."],4:["OO","OO"],5:[".SS","SS.","..."],6:[
".T.","TTT","..."],7:["ZZ.",".ZZ","..."]},rk={1:[3,18],2:[3,19],3:[3,19],4:[4,20],5:[3,19],6:[3,19],7:[3,19]},nk=La.flatMap(e=>ik(tk[e]));function Fa(e,t){return nk[(e-
1)*4+t]}function Lg(e){return rk[e]}function ik(e){let t=e.length,r=[],n=e.flatMap((i,s)=>Array.from(i).flatMap((a,c)=>a==="."?[]:[[c,t-1-s]]));for(let i=0;i<4;i+=
1)r.push(sk(n)),n=n.map(([s,a])=>[a,t-1-s]);return r}function sk(e){let t=e.map(([c])=>c),r=e.map(([,c])=>c),n=Math.min(...t),i=Math.min(...r),s=Math.max(...r),
a=Array.from({length:s-i+1},(c,m)=>e.filter(([,p])=>p===i+m).reduce((p,[d])=>p|1<<3*(d-n),0));return{cells:e,minX:n,maxX:Math.max(...t),minY:i,maxY:s,rows:a}}var ak=[1e6,793e3,617796,472729,355197,262004,189677,134735,93882,64152,42976,28218,18153,11439,7059,4264,2520,1457,824,455],Ni=5e5,Fg=15;function Di(e){return ak[br(
e)-1]}function Ir({piece:e,rotation:t}){if(e===0)throw new Error("No piece is in play.");return Fa(e,t)}function $u(e,t){let r=Fa(t,0),[n,i]=Lg(t);return Xn(e.board,
r,n,i)?(e.piece=t,e.rotation=0,e.x=n,e.y=i,e.lowestRow=i+r.minY,e.lockLeftUs=Ni,e.resetsLeft=Fg,e.lastKick=-1,e.resting=!Xn(e.board,r,n,i-1),e.landed=e.resting,
e.dueUs=e.tUs+(e.resting?Ni:Di(e.lines)),!0):!1}function fs(e,t,r,n,i){let s=e.resting,a=s?e.dueUs-e.tUs:e.lockLeftUs;i==="shift"&&e.landed&&e.resetsLeft>0&&(e.
resetsLeft-=1,a=Ni);let c=n+t.minY;c<e.lowestRow&&(e.lowestRow=c,e.resetsLeft=Fg,a=Ni),e.x=r,e.y=n,e.lockLeftUs=a,e.resting=!Xn(e.board,t,r,n-1),e.resting?(e.landed=
!0,e.dueUs=e.tUs+a):(s||i!=="shift")&&(e.dueUs=e.tUs+Di(e.lines))}function Vp(e){let{config:t,dueUs:r,resting:n,y:i}=e;if(e.end!==null)return e.tUs;if(n)return Math.min(r,t.durationUs);let s=Ir(e),a=ps(e.board,s,e.x,i),c=i-a,m=r+
(c-1)*Di(e.lines),p=a+s.minY<e.lowestRow?Ni:e.lockLeftUs;return Math.min(m+p,t.durationUs)}var ok=10,uk=2,ck=4;function Bg(e){let{config:t,board:r,lines:n}=e;if(e.
end!==null)return e.tUs;let i=Di(n+ok),s=Vp(e),a=lk(r)+ck;for(;a<=20&&s<t.durationUs;)s+=(20-a)*i+Ni,a+=uk;return Math.min(s,t.durationUs)}function lk(e){let t=e.
length;for(;t>0&&e[t-1]===0;)t-=1;return t}function Ug(e,t,r){if(e===4)return mk;let n=e===1?fk:pk;return(r===1?n.clockwise:n.counterClockwise)[t]}var mk=[[0,0]],pk={clockwise:[bt("0 0  -1 0  -1 1  0 -2 \
 -1 -2"),bt("0 0  1 0  1 -1  0 2  1 2"),bt("0 0  1 0  1 1  0 -2  1 -2"),bt("0 0  -1 0  -1 -1  0 2  -1 2")],counterClockwise:[bt("0 0  1 0  1 1  0 -2  1 -2"),bt(
"0 0  1 0  1 -1  0 2  1 2"),bt("0 0  -1 0  -1 1  0 -2  -1 -2"),bt("0 0  -1 0  -1 -1  0 2  -1 2")]},fk={clockwise:[bt("0 0  -2 0  1 0  -2 -1  1 2"),bt("0 0  -1 0\
  2 0  -1 2  2 -1"),bt("0 0  2 0  -1 0  2 1  -1 -2"),bt("0 0  1 0  -2 0  1 -2  -2 1")],counterClockwise:[bt("0 0  -1 0  2 0  -1 2  2 -1"),bt("0 0  2 0  -1 0  2 \
1  -1 -2"),bt("0 0  1 0  -2 0  1 -2  -2 1"),bt("0 0  -2 0  1 0  -2 -1  1 2")]};function bt(e){return e.split("  ").map(t=>{let[r,n]=t.split(" ").map(Number);return[
r,n]})}function hs({draft:e,events:t},r){e.lastEvent=r,t.push(r)}var dk=4,hk=[[0,0],[0,2],[2,2],[2,0]];function Hg({board:e,piece:t,rotation:r,x:n,y:i,lastKick:s}){if(t!==Mg||s<0)return"none";let a=[0,1,2,3].map(m=>{let[p,d]=hk[(r+
m)%4];return kg(e,n+p,i+d)});return a.filter(m=>m).length<3?"none":a[1]===!0&&a[2]===!0||s===dk?"full":"mini"}function wu(e,t){let{draft:r}=e,n=Ir(r),i=r.y+n.minY,s=Hg(r),a=n.cells.map(([E,C])=>[r.x+E,r.y+C]),c=Qn[r.piece];if(r.board=Og(r.board,r.piece,n,r.x,r.y),r.actionsSinceTick=
0,i>=20){hs(e,{type:"lock",t_us:r.tUs,piece:c,cells:a,t_spin:s,points:0}),jg(e,"lock_out");return}let m=$g(r.board,i,n.rows.length),p=gk(e,m,s),d=m.length===0?p.
points:0;hs(e,{type:"lock",t_us:r.tUs,piece:c,cells:a,t_spin:s,points:d}),m.length>0&&yk(e,m,s,p),xk(e,t)}function gs(e,t,r=null){e.draft.end=t,hs(e,{type:"end",
t_us:e.draft.tUs,reason:t,top_out:r})}function gk({draft:e},t,r){t.length>0&&(e.board=wg(e.board,t));let n=t.length>0&&e.board.every(a=>a===0),i={level:br(e.lines),
clears:e.clears,backToBack:e.backToBack},s=Pg({lines:t.length,spin:r,isPerfect:n},i);return e.score+=s.points,e.clears=s.clears,e.backToBack=s.backToBack,s}function yk(e,t,r,n){
let{draft:i}=e,s=br(i.lines);i.lines+=t.length,hs(e,{type:"line_clear",t_us:i.tUs,rows:t,t_spin:r,combo:Ou(n.clears),back_to_back:n.isChained,perfect_clear:n.isPerfect,
points:n.points});let a=br(i.lines);a>s&&hs(e,{type:"level_up",t_us:i.tUs,level:a})}function xk(e,t){let{draft:r}=e,[n,...i]=r.queue;if(!$u(r,n)){jg(e,"block_ou\
t");return}r.pieces+=1,r.queue=[...i,t(r.pieces+i.length)]}function jg(e,t){e.draft.piece=0,e.draft.resting=!1,gs(e,"top_out",t)}var qg=2e3;function Vg(e,t,r){let{draft:n}=e;for(let i=0;n.end===null&&n.dueUs<=t;i+=1){if(i===qg)throw new Error(`A board nobody plays did not top out within ${qg}\
 ticks.`);Ba(e,r)}n.end===null&&t>n.tUs&&Gg(e,t)}function Ba(e,t){let{draft:r}=e;if(r.dueUs>r.config.durationUs){Gg(e,r.config.durationUs);return}r.tUs=r.dueUs,
r.resting?wu(e,t):fs(r,Ir(r),r.x,r.y-1,"gravity"),r.end===null&&r.tUs===r.config.durationUs&&gs(e,"duration")}function Gg(e,t){let{draft:r}=e;r.tUs=Math.min(t,r.
config.durationUs),r.tUs===r.config.durationUs&&gs(e,"duration")}function Kg(e,t,r){let{draft:n}=e;switch(t.type){case"move":return Ek(n,t.direction==="left"?-1:1);case"rotate":return Tk(n,t.direction==="cw"?1:3);case"soft_dr\
op":return bk(n);case"hard_drop":return Ik(n),wu(e,r),!0;case"wait":return n.actionsSinceTick=0,Ba(e,r),!0;default:throw new TypeError(`No action of tetris-v2: ${JSON.
stringify(t)}`)}}function Ek(e,t){let r=Ir(e);return Xn(e.board,r,e.x+t,e.y)?(fs(e,r,e.x+t,e.y,"shift"),e.lastKick=-1,!0):!1}function Tk(e,t){let r=e.piece,n=(e.
rotation+t)%4,i=Fa(r,n),s=Ug(r,e.rotation,t);for(let a=0;a<s.length;a+=1){let[c,m]=s[a];if(Xn(e.board,i,e.x+c,e.y+m))return e.rotation=n,fs(e,i,e.x+c,e.y+m,"shi\
ft"),e.lastKick=a,!0}return!1}function bk(e){return e.resting?!1:(fs(e,Ir(e),e.x,e.y-1,"soft_drop"),e.lastKick=-1,e.score+=1,!0)}function Ik(e){let t=ps(e.board,
Ir(e),e.x,e.y);t!==e.y&&(e.score+=2*(e.y-t),e.y=t,e.lastKick=-1)}function zg(e){let t=e.board.slice(0,22).map(Sk).reverse();return{format:"rialto-game/4.0",t_us:e.tUs,status:e.end===null?"running":"ended",end_reason:e.end,board:t.
slice(2),buffer:t.slice(0,2),active:e.piece===0?null:Ak(e),next:e.queue.map(r=>Qn[r]),score:e.score,lines:e.lines,level:br(e.lines),pieces:e.pieces,combo:Ou(e.clears),
back_to_back:e.backToBack,gravity:{us_per_row:Di(e.lines),next_in_us:e.end===null?e.dueUs-e.tUs:null},left:{duration_us:e.config.durationUs-e.tUs,actions:e.config.
actionsMax-e.actions},last_event:e.lastEvent}}function Ak(e){let t=Ir(e),{x:r,y:n,resting:i}=e;return{piece:Qn[e.piece],rotation:e.rotation,x:r,y:n,cells:t.cells.
map(([s,a])=>[r+s,n+a]),ghost_y:ps(e.board,t,r,n),lock:{resting:i,left_us:i?e.dueUs-e.tUs:e.lockLeftUs,resets_left:e.resetsLeft}}}function Sk(e){let t="";for(let r=0;r<
10;r+=1)t+=Qn[qp(e,r)];return t}var Ua={start:Rk,step:Nk,advance:Dk,project:zg,outcome:vk},Ck=5,_k=32;function Rk(e,t,r){let{stepped:n,durationUs:i,actionsMax:s}=e;if(t!==1)throw new RangeError(
"One seat plays tetris-v2.");if(!Wg(i)||!Wg(s))throw new RangeError("Limits are whole numbers above 0.");let a={config:{stepped:n,durationUs:i,actionsMax:s},board:vg,
tUs:0,piece:0,rotation:0,x:0,y:0,resting:!1,landed:!1,dueUs:0,lockLeftUs:0,resetsLeft:0,lowestRow:0,lastKick:-1,queue:Array.from({length:Ck},(c,m)=>r(m+1)),pieces:1,
score:0,lines:0,clears:0,backToBack:!1,actions:0,actionsSinceTick:0,end:null,lastEvent:null};return $u(a,r(0)),a}function Nk(e,t,r,n){if(t!==0)throw new RangeError(
"tetris-v2 has seat 0 only.");if(e.end!==null)return{state:e,events:[],refused:"over"};let i={draft:{...e},events:[]},{draft:s,events:a}=i;s.actions+=1,s.config.
stepped&&(s.actionsSinceTick+=1);let c=Kg(i,r,n);return s.end===null&&s.actionsSinceTick===_k&&(s.actionsSinceTick=0,Ba(i,n)),s.end===null&&s.actions===s.config.
actionsMax&&gs(i,"actions"),c?{state:s,events:a}:{state:s,events:a,refused:"blocked"}}function Dk(e,t,r){if(!Number.isSafeInteger(t)||t<e.tUs)throw new RangeError(
`Time ${t} is not after ${e.tUs}.`);if(e.end!==null||t===e.tUs)return{state:e,events:[]};let n={draft:{...e},events:[]};return Vg(n,Math.min(t,e.config.durationUs),
r),{state:n.draft,events:n.events}}function vk({end:e,tUs:t,score:r,lines:n,pieces:i}){return e===null?null:{reason:e,tUs:t,score:r,lines:n,level:br(n),pieces:i}}
function Wg(e){return Number.isSafeInteger(e)&&e>0}function Xg(e){let t={stepped:e.pace==="stepped",durationUs:e.duration_seconds_max*1e6,actionsMax:e.actions_max};return{slowness:ku[e.pace],lastsUsMax:kk,resignation:null,
start:r=>Ua.start(t,e.seats,r),step:(r,n,i,s)=>Ua.step(r,n,i,s),advance:(r,n,i)=>Ua.advance(r,n,i),project:r=>Ua.project(r,null),timeOf:r=>r.tUs,result:r=>r.end===
null?null:Yg(r,r.end),endedFor:Yg,revealed:r=>r.pieces+r.queue.length,pieceOf:r=>r.pieces,turningUs:Vp,endBoundUs:Bg}}var kk=1440*60*1e6;function Yg({tUs:e,score:t,
lines:r,pieces:n},i){return{reason:i,t_us:e,score:t,lines:r,level:br(r),pieces:n}}function Qg(e,t){let r=-1,n=[];return i=>{let s=Math.floor(i/La.length);return s!==r&&(n=Ok(e,s,t),r=s),n[i%La.length]}}function Ok(e,t,r){if(!Number.isInteger(
t)||t<0||t>=2**32)throw new RangeError("Bags are numbered from 0 in 4 bytes.");let n=[...La],i=r($k(e,t)),s=0;for(let a=n.length-1;a>0;a-=1){let c=a+1,m;do s===
i.length&&(i=r(i),s=0),m=i[s],s+=1;while(m>=256-256%c);let p=m%c,d=n[a];n[a]=n[p],n[p]=d}return n}function $k(e,t){let r=new Uint8Array(e.length+4);return r.set(
e),new DataView(r.buffer).setUint32(e.length,t),r}function Jg(e){let t=e,{active:r,board:n,buffer:i}=t,s=new Map;if(r!==null){for(let[c,m]of r.cells)s.set(`${c},${m-r.y+r.ghost_y}`,":");for(let[c,m]of r.cells)s.
set(`${c},${m}`,"@")}return[...[...i,...n].map((c,m)=>{let p=i.length+n.length-1-m,d=[...c].map((E,C)=>s.get(`${C},${p}`)??E).join("");return`${String(p).padStart(
2)} |${d}|`}),"    0123456789",r===null?"no piece in play":`piece ${r.piece} (number ${t.pieces}), rotation ${r.rotation}, x ${r.x}, y ${r.y}, lands at y ${r.ghost_y}${r.
lock.resting?`, locks in ${r.lock.left_us} us`:""}`,`next ${t.next.join(" ")}`,`score ${t.score}, lines ${t.lines}, level ${t.level}, ${t.gravity.us_per_row} us\
 a row`,`left ${Math.floor(t.left.duration_us/1e6)} s of game time, ${t.left.actions} actions`]}var Pu={type:"integer",minimum:0},Mr={type:"integer"},wk={type:"array",items:Mr,minItems:2,maxItems:2},Zg=(e,t)=>({type:"object",properties:{type:{const:e},direction:{
enum:t}},required:["type","direction"],additionalProperties:!1}),Kp=e=>({type:"object",properties:{type:{const:e}},required:["type"],additionalProperties:!1}),ey={
action:{oneOf:[Zg("move",["left","right"]),Zg("rotate",["cw","ccw"]),Kp("soft_drop"),Kp("hard_drop"),Kp("wait")]},snapshot:{board:{type:"array",items:{type:"str\
ing"},description:"Tetris: 20 rows, top first."},buffer:{type:"array",items:{type:"string"},description:"The two rows above the board, top first."},active:{type:[
"object","null"],properties:{piece:{type:"string"},rotation:{type:"integer",description:"Quarter turns clockwise."},x:{type:"integer",description:"Lower left co\
rner of the square the piece turns in."},y:Mr,cells:{type:"array",items:wk,description:"[x, y]: columns from the left, rows from the floor, from 0."},ghost_y:{type:"\
integer",description:"`y` after a hard drop."},lock:{type:"object",properties:{resting:{type:"boolean"},left_us:Mr,resets_left:Mr}}}},next:{type:"array",items:{
type:"string"}},score:Mr,lines:Mr,level:Mr,pieces:{type:"integer",description:"Number of the piece in play, from 1."},combo:Mr,back_to_back:{type:"boolean"},gravity:{
type:"object",properties:{us_per_row:Mr,next_in_us:{type:["integer","null"]}},required:["us_per_row","next_in_us"]},left:{type:"object",properties:{duration_us:Mr,
actions:Mr},required:["duration_us","actions"]},last_event:{type:["object","null"],additionalProperties:!0,description:"What happened last."}},result:{score:Pu,
lines:Pu,level:Pu,pieces:Pu}};function Jn(e){return zp(e,1)}function zp(e,t){switch(typeof e){case"string":return ty(e);case"number":if(!Number.isFinite(e))throw new TypeError("A number with\
out a JSON form");return Object.is(e,-0)?"0":String(e);case"boolean":return e?"true":"false";case"object":if(e===null)return"null";if(t>100)throw new TypeError(
"A value nested too deep, or within itself");return Array.isArray(e)?Pk(e,t):Mk(e,t);default:throw new TypeError(`A ${typeof e} has no JSON form`)}}function ty(e){
if(!e.isWellFormed())throw new TypeError("A string with half of a surrogate pair");return JSON.stringify(e)}function Pk(e,t){let r="[";for(let n=0;n<e.length;n+=
1)r+=(n===0?"":",")+zp(e[n],t+1);return`${r}]`}function Mk(e,t){let r=Object.getPrototypeOf(e);if(r!==Object.prototype&&r!==null)throw new TypeError("An object \
that is not plain data");let n="{";for(let i of Lk(e))n+=`${n==="{"?"":","}${ty(i)}:${zp(e[i],t+1)}`;return`${n}}`}function Lk(e){let t=Object.keys(e);for(let r=1;r<
t.length;r+=1)if(t[r-1]>t[r])return t.sort();return t}function ny(e){let{actions:t,actionsSinceTick:r,backToBack:n,board:i,clears:s,config:a,dueUs:c,end:m,landed:p,lastEvent:d}=e,{lastKick:E,lines:C,lockLeftUs:O,lowestRow:H,
piece:Ue,pieces:Gt,queue:or,resetsLeft:Qr,resting:Ri,rotation:cs}=e,Wn=`{"actions":${t},"actionsSinceTick":${r},"backToBack":${n},"board":${Mu(i)}`,Tr=`"clears"\
:${s},"config":${Mu(a)},"dueUs":${c},"end":${Jn(m)},"landed":${p}`,ls=`"lastEvent":${d===null?"null":Mu(d)},"lastKick":${E},"lines":${C}`,ms=`"lockLeftUs":${O},\
"lowestRow":${H},"piece":${Ue},"pieces":${Gt},"queue":${Mu(or)}`,Nu=`"resetsLeft":${Qr},"resting":${Ri},"rotation":${cs},"score":${e.score}`;return`${Wn},${Tr},${ls}\
,${ms},${Nu},"tUs":${e.tUs},"x":${e.x},"y":${e.y}}`}var ry=new WeakMap;function Mu(e){let t=ry.get(e);if(t!==void 0)return t;let r=Jn(e);return ry.set(e,r),r}var iy={id:"tetris-v2",family:"tetris",version:2,lifecycle:"active",folder:"tetris",title:"Falling blocks",description:"Board, gravity, collision, scoring and t\
he end of the game belong to the server; one external agent moves, turns and drops the pieces.",modes:["realtime","solo"],playerRange:{min:1,max:1},snapshotFormat:"\
rialto-game/4.0",observationFormat:"rialto-game/4.0 authoritative snapshot",schemas:ey,requiredPaths:[["board"],["active"],["next"],["score"],["lines"],["level"],
["status"],["last_event","events_since"]],endings:{byRules:{top_out:"Topped out",duration:Ma.duration,actions:Ma.actions},fromOutside:["resign","abandoned","dur\
ation","voided"]},seats:()=>1,configFault:e=>Object.keys(e).length===0?void 0:{pointer:"/engine_config",code:"empty",message:"This engine has no configuration."},
randomness:Qg,open:Xg,stateText:e=>ny(e),renderText:Jg,certification:{endings:["top_out","duration","actions"],counts:(e,{score:t=0,lines:r=0,level:n=1,pieces:i=0})=>{
let s=e.filter(({type:c})=>c==="wait").length,a=e.filter(({type:c})=>c!=="end").length;return{pieces:i,lines:r,level:n,score:t,waits:s,actions:a-s}},least:{pieces:20,
actions:30,lines:1},seatsToAct:()=>[0]}};var Fk={width:[2,32],height:[2,32],seats:[1,4],connect:[2,32],maxTurns:[1,4096]};function Lu(e){for(let[t,[r,n]]of Object.entries(Fk)){let i=e[t];if(!Number.isInteger(
i)||i<r||i>n)return`${t} is a whole number from ${r} to ${n}`}if(e.connect>Math.max(e.width,e.height))return"connect is longer than the board"}var Bk=[[1,0],[0,1],[1,1],[1,-1]];function ay(e,t,r,n){for(let[i,s]of Bk){let a=sy(e,t,r,-i,-s),c=a+1+sy(e,t,r,i,s);if(!(c<n))return Array.from({length:c},(m,p)=>[
t+(p-a)*i,r+(p-a)*s])}return null}function sy(e,t,r,n,i){let s=e[r]?.[t],a=0;for(;e[r+(a+1)*i]?.[t+(a+1)*n]===s;)a+=1;return a}var Yp=3;function oy(e,t,r){let{draft:n,events:i}=e,s=r===void 0?void 0:n.board[r],a=t===void 0?void 0:s?.[t];if(t===void 0||r===void 0||s===void 0||a===void 0)
return Wp(e,"outside");if(a!==0)return Wp(e,"taken");let c=n.toMove;n.board=n.board.with(r,s.with(t,c+1)),n.stones+=1,n.turn+=1,n.lastMove={type:"place",seat:c,
x:t,y:r},i.push({type:"place",t_us:n.tUs,seat:c,x:t,y:r});let{grid:m,mode:p}=n.rules;if(n.winningLine=ay(n.board,t,r,m.connect),n.winningLine!==null){let d=p===
"cooperative"?my(n):[c];Fu(e,{kind:"win",reason:"line",winners:d})}else n.stones===m.width*m.height?Fu(e,{kind:"draw",reason:"full_board",winners:[]}):cy(e)}function uy(e){
let{draft:t,events:r}=e;if(t.rules.grid.allowPass!==!0)return Wp(e,"pass_not_allowed");let n=t.toMove;t.turn+=1,t.lastMove={type:"pass",seat:n},r.push({type:"pa\
ss",t_us:t.tUs,seat:n}),cy(e)}function Bu(e,t,r){let{draft:n,events:i}=e;n.departures=n.departures.with(t,r),i.push({type:"left",t_us:n.tUs,seat:t,reason:r});let s=my(
n),{grid:a,mode:c}=n.rules,m=c==="competitive"&&a.seats>1?2:1;s.length<m?Fu(e,{kind:s.length>0?"win":"loss",reason:r,winners:s}):t===n.toMove&&ly(n)}function Wp(e,t){
return e.draft.refusals+=1,e.draft.refusals===Yp&&Bu(e,e.draft.toMove,"forfeit"),t}function cy(e){e.draft.turn===e.draft.rules.grid.maxTurns?Fu(e,{kind:"draw",reason:"\
max_turns",winners:[]}):ly(e.draft)}function ly(e){do e.toMove=(e.toMove+1)%e.departures.length;while(e.departures[e.toMove]!==null);e.refusals=0,e.dueUs=e.tUs+
e.rules.turnUs}function Fu({draft:e,events:t},r){e.result=r,t.push({type:"end",t_us:e.tUs,...r})}function my({departures:e}){return e.flatMap((t,r)=>t===null?[r]:
[])}function py(e){let{rules:t,result:r}=e;return{format:"rialto-turn-grid/2.0",t_us:e.tUs,status:r===null?"running":"ended",turn:e.turn,max_turns:t.grid.maxTurns,to_move:r===
null?e.toMove:null,turn_left_us:r===null?e.dueUs-e.tUs:null,refusals_left:Yp-e.refusals,board:e.board.map(n=>n.map(i=>i===0?".":String(i-1)).join("")),seats:e.departures.
map((n,i)=>({seat:i,left:n})),config:t.grid,mode:t.mode,last_move:e.lastMove,winning_line:e.winningLine,result:r}}var Ha={start:Uk,step:Hk,advance:qk,project:py,outcome:Vk};function Uk({grid:e,mode:t,turnUs:r},n){let i=Lu(e);if(i!==void 0)throw new RangeError(`This grid can\
not be played: ${i}.`);if(n!==e.seats)throw new RangeError(`The grid has ${e.seats} seats, not ${n}.`);if(!Number.isSafeInteger(r)||r<1)throw new RangeError("A \
turn has a whole number of microseconds.");return{rules:{grid:{...e},mode:t,turnUs:r},tUs:0,board:Array(e.height).fill(Array(e.width).fill(0)),turn:0,stones:0,toMove:0,
dueUs:r,refusals:0,departures:Array(n).fill(null),lastMove:null,winningLine:null,result:null}}function Hk(e,t,r){if(!(t in e.departures))throw new RangeError(`T\
here is no seat ${t}.`);if(e.result!==null||e.departures[t]!==null)return{state:e,events:[],refused:"over"};if(r.type!=="resign"&&t!==e.toMove)return{state:e,events:[],
refused:"not_your_turn"};let n={draft:{...e},events:[]},i=jk(n,t,r),s={state:n.draft,events:n.events};return i===void 0?s:{...s,refused:i}}function jk(e,t,{type:r,
x:n,y:i}){switch(r){case"place":return oy(e,n,i);case"pass":return uy(e);case"resign":Bu(e,t,"resign");return;default:throw new TypeError(`No action of turn-gri\
d-v2: ${JSON.stringify(r)}`)}}function qk(e,t){if(!Number.isSafeInteger(t)||t<e.tUs)throw new RangeError(`Time ${t} is not after ${e.tUs}.`);if(e.result!==null||
t===e.tUs)return{state:e,events:[]};let r={draft:{...e},events:[]},{draft:n}=r;for(;n.result===null&&n.dueUs<=t;)n.tUs=n.dueUs,Bu(r,n.toMove,"timeout");return n.
result===null&&(n.tUs=t),{state:n,events:r.events}}function Vk({result:e,tUs:t}){return e===null?null:{...e,tUs:t}}var Gk=30,Kk=1440*60;function fy(e){let t=ku[e.pace],r={grid:e.engine_config,mode:e.mode==="cooperative"?"cooperative":"competitive",turnUs:(t===null?Kk:Gk)*1e6};
return{slowness:t??1,lastsUsMax:Number.MAX_SAFE_INTEGER,resignation:{type:"resign"},start:n=>Ha.start(r,e.seats,n),step:(n,i,s,a)=>Ha.step(n,i,s,a),advance:(n,i,s)=>Ha.
advance(n,i,s),project:n=>Ha.project(n,null),timeOf:n=>n.tUs,result:({result:n,tUs:i})=>n===null?null:{reason:n.reason,t_us:i,kind:n.kind,winners:n.winners},endedFor:({
tUs:n},i)=>({reason:i,t_us:n,kind:"loss",winners:[]}),revealed:()=>0,pieceOf:()=>0,turningUs:n=>n.result===null?n.dueUs:n.tUs,endBoundUs:n=>n.result===null?n.dueUs:
n.tUs}}function dy(e){let t=e,r=t.board[0]?.length??0;return[...t.board.map((n,i)=>`${String(i).padStart(2)} |${n}|`),`    ${Array.from({length:r},(n,i)=>i%10).join("")}`,
`turn ${t.turn} of ${t.max_turns}, ${t.config.connect} in a row win`,t.to_move===null?"nobody moves":`seat ${t.to_move} moves, ${Math.floor((t.turn_left_us??0)/
1e6)} s of game time left`]}var Uu={type:"integer"},zk={type:"array",items:Uu,minItems:2,maxItems:2},Xp=4,Wk={type:"object",properties:{template:{enum:["line-placement"]},width:{type:"inte\
ger",minimum:2,maximum:32},height:{type:"integer",minimum:2,maximum:32},seats:{type:"integer",minimum:1,maximum:Xp},connect:{type:"integer",minimum:2,maximum:32},
maxTurns:{type:"integer",minimum:1,maximum:4096},allowPass:{type:"boolean"}},required:["template","width","height","seats","connect","maxTurns"],additionalProperties:!1},
hy={action:{type:"object",properties:{type:{enum:["place","pass","resign"]},x:{type:"integer",minimum:0,maximum:31},y:{type:"integer",minimum:0,maximum:31}},required:[
"type"],additionalProperties:!1},config:Wk,snapshot:{turn:Uu,max_turns:Uu,to_move:{type:["integer","null"]},turn_left_us:{type:["integer","null"]},refusals_left:Uu,
board:{type:"array",items:{type:"string"},description:"Grid: row y at index y."},seats:{type:"array",items:{type:"object",additionalProperties:!0,description:"A\
 seat and why it left, null while it plays."}},config:{type:"object",additionalProperties:!0,description:"The configuration of the grid."},mode:{type:"string"},
last_move:{type:["object","null"],additionalProperties:!0,description:"The last place or pass."},winning_line:{type:["array","null"],items:zk,description:"Cells\
 of the winning line."},result:{type:["object","null"],additionalProperties:!0,description:"How it ended."}},result:{kind:{type:"string",enum:["win","draw","los\
s"]},winners:{type:"array",items:{type:"integer",minimum:0,maximum:Xp-1},maxItems:Xp}}};var gy={id:"turn-grid-v2",family:"turn-grid",version:2,lifecycle:"certification",folder:"turn-grid",title:"Turns on a grid",description:"Seats place stones on a\
 grid in turn; the server judges every turn alike on every machine. For practice so far: no published game plays it.",modes:["turn_based","solo","competitive","\
cooperative"],playerRange:{min:1,max:4},snapshotFormat:"rialto-turn-grid/2.0",observationFormat:"rialto-turn-grid/2.0 public authoritative snapshot",schemas:hy,
requiredPaths:[["board"],["to_move"],["seats"],["status"],["last_move","last_event","events_since"]],endings:{byRules:{line:"A line was made",full_board:"The bo\
ard was full",max_turns:"All turns were played",resign:Ma.resign,forfeit:"A player forfeited",timeout:"A turn ran out of time"},fromOutside:["actions","abandone\
d","voided"]},seats:e=>e.seats,configFault:Yk,randomness:()=>()=>{throw new RangeError("A grid draws no random numbers.")},open:fy,stateText:Jn,renderText:dy,certification:{
endings:["line","full_board","max_turns"],counts:e=>({places:e.filter(({type:t})=>t==="place").length,passes:e.filter(({type:t})=>t==="pass").length}),least:{},
seatsToAct:({to_move:e})=>typeof e=="number"?[e]:[]}};function Yk(e,t){let r=Lu(e);return r!==void 0?{pointer:`/engine_config/${r.split(" ",1)[0]}`,code:"grid",
message:`The grid cannot be played: ${r}.`}:t==="solo"&&e.seats!==1?{pointer:"/mode",code:"seats",message:"Solo is for one seat."}:void 0}var Qp=[iy,gy],Xk=new Map(Qp.map(e=>[e.id,e]));function Hu(e){return Xk.get(e)}var Ae={archiveBytesMax:5242880,entriesMax:128,commentBytesMax:1024,bytesMax:20971520,entryRatioMax:50,archiveRatioMax:20,ratioFreeBytes:65536,pathBytesMax:120,
pathDepthMax:6,manifestBytesMax:65536,pictureSideMax:4096,picturePixelsMax:32e6,fontTablesBytesMax:4194304,findingsMax:100},Jp={js:{fileBytesMax:512*1024,bytesMax:512*
1024},html:{fileBytesMax:128*1024,bytesMax:256*1024},css:{fileBytesMax:256*1024,bytesMax:256*1024},svg:{fileBytesMax:256*1024,bytesMax:1024*1024},json:{fileBytesMax:64*
1024,bytesMax:20*1048576},txt:{fileBytesMax:64*1024,bytesMax:20*1048576},png:{fileBytesMax:4*1048576,bytesMax:20*1048576},webp:{fileBytesMax:4*1048576,bytesMax:20*
1048576},woff2:{fileBytesMax:4*1048576,bytesMax:20*1048576}};function Z(e,t,r,n,i={}){let s=e.slice(0,e.indexOf("."));return{rule:e,family:s,severity:"error",file:t===null?null:Jk(t),...i,why:r,fix:n}}function ys(e,t,r,n,i={}){
return{...Z(e,t,r,n,i),severity:"warning"}}var Qk=200;function Jk(e){return e.replace(/[^\x20-\x7e]/gu,"?").slice(0,Qk)}var yy=/^[A-Za-z0-9_][A-Za-z0-9._-]*$/,Zk=/^(con|prn|aux|nul|com[0-9]|lpt[0-9])(\.|$)/i,eO=/^(__macosx|\.ds_store|thumbs\.db)$/i;function ju(e){return[...e.flatMap(
({path:t})=>tO(t)),...rO(e)]}function tO(e){let t=(s,a,c)=>[Z(`path.${s}`,e,a,c)],{pathBytesMax:r,pathDepthMax:n}=Ae;if(e.length>r)return t("length",`The path i\
s longer than ${r} bytes.`,"Shorten it.");if(e.startsWith("/")||/^[A-Za-z]:/.test(e))return t("absolute","The path is absolute.","Write it from the root of the \
bundle.");if(e.includes("\\"))return t("backslash","The path contains a backslash.","Separate folders by /.");let i=e.split("/");return i.length>n?t("depth",`Th\
e path has more than ${n} levels.`,"Use fewer folders."):i.some(s=>s===".."||s==="."||s==="")?t("step",'The path contains "..", "." or an empty name.',"Name the\
 file directly."):i.some(s=>eO.test(s))?t("junk","An operating system added this file.","Remove it, or use `rialto pack FOLDER`."):i.some(s=>s.startsWith("."))?
t("hidden","A name begins with a dot.","Remove hidden files."):i.every(s=>yy.test(s))?i.some(s=>s.endsWith("."))?t("characters","A name ends with a dot.","Renam\
e it."):i.some(s=>Zk.test(s))?t("reserved","Some systems take such a name for a device.","Rename it."):[]:t("characters",'A name has other characters than ASCII\
 letters, digits, ".", "_" and "-", or begins with "-".',"Rename it.")}function rO(e){let t=new Map,r=[];for(let n of e){let i=n.path.toLowerCase();t.has(i)&&r.
push(Z("path.twice",n.path,"Another entry has this path, except for case.","Remove one of them.")),t.set(i,n)}for(let{path:n}of e)nO(n.toLowerCase()).some(i=>t.
get(i)?.isFolder===!1)&&r.push(Z("path.folder",n,"A folder of this path is a file.","Rename one of them."));return r}function nO(e){let t=e.split("/");return t.
slice(1).map((r,n)=>t.slice(0,n+1).join("/"))}function xs(e,t){let r=e.split("/").slice(0,-1),n=t.split("/");for(let[i,s]of n.entries())if(s===".."){if(r.pop()===
void 0)return null}else if(yy.test(s))r.push(s);else if(s!=="."||i===n.length-1)return null;return n.at(-1)===".."?null:r.join("/")}var Nn=iO();function iO(){let e=new Uint32Array(2048);for(let t=0;t<256;t+=1){let r=t;for(let n=0;n<8;n+=1)r=(r&1)===1?r>>>1^3988292384:r>>>1;e[t]=r}for(let t=256;t<
e.length;t+=1){let r=e[t-256];e[t]=r>>>8^e[r&255]}return e}function qu(e){let t=new DataView(e.buffer,e.byteOffset,e.byteLength),r=e.length-e.length%8,n=-1;for(let i=0;i<
r;i+=8){let s=t.getInt32(i,!0)^n,a=t.getInt32(i+4,!0);n=Nn[1792+(s&255)]^Nn[1536+(s>>>8&255)]^Nn[1280+(s>>>16&255)]^Nn[1024+(s>>>24)]^Nn[768+(a&255)]^Nn[512+(a>>>
8&255)]^Nn[256+(a>>>16&255)]^Nn[a>>>24]}for(let i=r;i<e.length;i+=1)n=n>>>8^Nn[(n^e[i])&255];return(n^-1)>>>0}var Dn={local:67324752,central:33639248,end:101010256,descriptor:134695760,zip64End:101075792,zip64Locator:117853008},ur={local:30,central:46,end:22,zip64Locator:20},
Vu=class{bytes;#e;constructor(t){this.bytes=t,this.#e=new DataView(t.buffer,t.byteOffset,t.byteLength)}get size(){return this.bytes.length}has(t,r){return t>=0&&
t+r<=this.size}u16(t){return this.#e.getUint16(t,!0)}u32(t){return this.#e.getUint32(t,!0)}slice(t,r){return this.bytes.subarray(t,t+r)}name(t,r){return Array.from(
this.slice(t,r),n=>String.fromCharCode(n)).join("")}};function xy(e,t){let r=[],n=t.directoryAt;for(;r.length<t.entries;){if(!(n+ur.central<=t.directoryEnd&&e.u32(n)===Dn.central))return Zp();let s=n+ur.central+e.u16(
n+28)+e.u16(n+30)+e.u16(n+32);if(s>t.directoryEnd)return Zp();r.push(sO(e,n)),n=s}return n===t.directoryEnd?r:Zp()}function Zp(){return Z("zip.end",null,"The di\
rectory does not consist of exactly the number of records that the end record states.","Write the archive again with `rialto pack FOLDER` or any common tool.")}
function sO(e,t){let r=e.u16(t+28),n=t+ur.central,i=e.name(n,r);return{versionNeeded:e.u16(t+6),flags:e.u16(t+8),method:e.u16(t+10),crc:e.u32(t+16),packedBytes:e.
u32(t+20),bytes:e.u32(t+24),name:i,isFolder:i.endsWith("/"),extra:e.slice(n+r,e.u16(t+30)),commentBytes:e.u16(t+32),disk:e.u16(t+34),attributes:e.u32(t+38),localAt:e.
u32(t+42)}}function Ey(e){let t=uO(e);if(t===null)return Zn("zip.end","The archive does not end with an end record and its comment.");if(e.size-t-ur.end>Ae.commentBytesMax)
return Zn("zip.comment",`The comment of the archive is longer than ${Ae.commentBytesMax} bytes.`);if(cO(e,t+ur.end))return Zn("zip.comment","The comment of the \
archive contains the signature of a record.");let r={disk:e.u16(t+4),directoryDisk:e.u16(t+6),entriesHere:e.u16(t+8),entries:e.u16(t+10),directoryBytes:e.u32(t+
12),directoryAt:e.u32(t+16)};if(lO(e,t,r))return Zn("zip.zip64","The archive uses the ZIP64 extension.");let{disk:n,directoryDisk:i,entriesHere:s,entries:a,directoryBytes:c,
directoryAt:m}=r;return n!==0||i!==0?Zn("zip.end","The archive is split into several parts."):s!==a?Zn("zip.end","The end record states two different numbers of\
 entries."):m+c!==t?Zn("zip.end","The directory does not end where the end record begins."):a<1||a>Ae.entriesMax?Zn("size.entries",`An archive has 1 to ${Ae.entriesMax}\
 entries, folders included.`):{entries:a,directoryAt:m,directoryEnd:t}}var aO="Write the archive again with `rialto pack FOLDER` or any common tool.";function Zn(e,t){
return Z(e,null,t,aO)}var oO=65535;function uO(e){for(let t=0;t<=oO;t+=1){let r=e.size-ur.end-t;if(r<0)return null;if(e.u32(r)===Dn.end&&e.u16(r+20)===t)return r}
return null}function cO(e,t){let r=Object.values(Dn);for(let n=t;n+4<=e.size;n+=1)if(r.includes(e.u32(n)))return!0;return!1}function lO(e,t,r){let n=t-ur.zip64Locator;
if(e.has(n,4)&&e.u32(n)===Dn.zip64Locator)return!0;let{disk:i,directoryDisk:s,entriesHere:a,entries:c,directoryBytes:m,directoryAt:p}=r;return[i,s,a,c].includes(
65535)||[m,p].includes(4294967295)}var mO=2062,tf=8,Iy=0,Es=8,pO=45,ef=4294967295,fO="Write the archive again with `rialto pack FOLDER` or any common tool.";function Ay(e){return[...rf(e,e.name),
...nf(e.extra,e.name),...EO(e),...bO(e),...IO(e),...cr(e.commentBytes>0,"zip.comment",e.name,"The entry has a comment."),...cr(e.disk!==0,"zip.end",e.name,"The \
entry is on another part of a split archive."),...cr(e.localAt===ef,"zip.zip64",e.name,"The offset refers to the ZIP64 extension.")]}function rf({flags:e,method:t,
versionNeeded:r,packedBytes:n,bytes:i},s){return[...cr((e&~mO)!==0,"zip.flags",s,"The flags contain encryption, a patch or an unknown bit."),...cr(r>pO,"zip.fla\
gs",s,"The entry needs a newer version of ZIP than 4.5."),...cr(t!==Iy&&t!==Es,"zip.method",s,"The entry is compressed by another method than deflate."),...cr(n===
ef||i===ef,"zip.zip64",s,"A size refers to the ZIP64 extension.")]}var dO=1,hO=[21589,30837,22613,10,51966];function nf(e,t){let r=new DataView(e.buffer,e.byteOffset,
e.byteLength),n=[],i=0;for(;i<e.length;){if(!(i+4<=e.length&&i+4+r.getUint16(i+2,!0)<=e.length))return[...n,$t("zip.extra",t,"The extra fields are malformed.")];
let a=r.getUint16(i,!0);a===dO?n.push($t("zip.zip64",t,"An extra field belongs to the ZIP64 extension.")):hO.includes(a)||n.push($t("zip.extra",t,"An extra fiel\
d is none of the times, owners and marks that are accepted.")),i+=4+r.getUint16(i+2,!0)}return n}var gO=61440,Ty=32768,by=16384,yO=3584,xO=16;function EO({attributes:e,
name:t,isFolder:r}){let n=e>>>16,i=n&gO;return[...cr(![0,Ty,by].includes(i),"zip.mode",t,"The entry is neither a file nor a folder, such as a symbolic link."),...cr(
(n&yO)!==0,"zip.mode",t,"The mode has a setuid, setgid or sticky bit."),...cr(r?i===Ty:i===by||(e&xO)!==0,"zip.mode",t,'A name ends in "/" if and only if the en\
try is a folder.')]}var TO=2;function bO({isFolder:e,name:t,method:r,packedBytes:n,bytes:i,crc:s}){return e?cr(!(n===0||r===Es&&n===TO)||i!==0||s!==0,"zip.folde\
r",t,"A folder has content."):[]}function IO({isFolder:e,name:t,method:r,packedBytes:n,bytes:i}){let{ratioFreeBytes:s,entryRatioMax:a}=Ae;return[...cr(r===Iy&&n!==
i,"zip.data",t,"The entry is not compressed and states two different sizes."),...cr(!e&&i>s&&i>a*n,"zip.ratio",t,`The file is more than ${a} times as large as i\
ts compressed form.`)]}function $t(e,t,r){return Z(e,t,r,fO)}function cr(e,t,r,n){return e?[$t(t,r,n)]:[]}function Ts(e){let t=new Uint16Array(16);for(let a of e)t[a]=t[a]+1;t[0]=0;let r=AO(t);if(r==="unusable")return{kind:r,bitsMax:0,find:()=>0};let n=SO(e,t),i=new Uint16Array(
512);CO(i,t,n);let s=t.findLastIndex(a=>a>0);return{kind:r,bitsMax:Math.max(0,s),find:a=>i[a&511]||RO(a,t,n)}}function AO(e){let t=1;for(let n=1;n<=15;n+=1)if(t=
t*2-e[n],t<0)return"unusable";if(t===0)return"complete";let r=e.reduce((n,i)=>n+i,0);return r===0||r===1&&e[1]===1?"single":"unusable"}function SO(e,t){let r=new Uint16Array(
17);for(let i=1;i<=15;i+=1)r[i+1]=r[i]+t[i];let n=new Uint16Array(e.length);return e.forEach((i,s)=>{i!==0&&(n[r[i]]=s,r[i]=r[i]+1)}),n}function CO(e,t,r){let n=0,
i=0;for(let s=1;s<=9;s+=1){for(let a=0;a<t[s];a+=1){let c=r[i]<<4|s;for(let m=_O(n,s);m<e.length;m+=1<<s)e[m]=c;n+=1,i+=1}n<<=1}}function _O(e,t){let r=0;for(let n=0;n<
t;n+=1)r|=(e>>n&1)<<t-1-n;return r}function RO(e,t,r){let n=0,i=0,s=0;for(let a=1;a<=15;a+=1){n|=e>>a-1&1;let c=t[a];if(n-c<i)return r[s+n-i]<<4|a;s+=c,i=i+c<<1,
n<<=1}return 0}function _y(e,t){let r=new af(e,t);try{return{bytes:r.read(),consumed:r.consumed}}catch(n){if(n instanceof gt)return null;throw n}}var gt=class extends Error{},
Sy=[3,4,5,6,7,8,9,10,11,13,15,17,19,23,27,31,35,43,51,59,67,83,99,115,131,163,195,227,258],NO=[0,0,0,0,0,0,0,0,1,1,1,1,2,2,2,2,3,3,3,3,4,4,4,4,5,5,5,5,0],Cy=[1,
2,3,4,5,7,9,13,17,25,33,49,65,97,129,193,257,385,513,769,1025,1537,2049,3073,4097,6145,8193,12289,16385,24577],DO=[0,0,0,0,1,1,2,2,3,3,4,4,5,5,6,6,7,7,8,8,9,9,10,
10,11,11,12,12,13,13],vO=[16,17,18,0,8,7,9,6,10,5,11,4,12,3,13,2,14,1,15],sf=256,kO=Ts(Uint8Array.from({length:288},(e,t)=>t<144?8:t<256?9:t<280?7:8)),OO=Ts(new Uint8Array(
32).fill(5)),af=class{#e;#t;#r=0;#n=0;#i=0;#s=0;constructor(t,r){this.#e=t,this.#t=new Uint8Array(r)}get consumed(){return this.#r-(this.#i>>3)}read(){let t=!1;
for(;!t;)t=this.#a(1)===1,this.#u(this.#a(2));return this.#t.subarray(0,this.#s)}#u(t){switch(t){case 0:this.#p();break;case 1:this.#c(kO,OO);break;case 2:{let{
literals:r,distances:n}=this.#f();this.#c(r,n);break}default:throw new gt}}#p(){this.#r=this.consumed,this.#n=0,this.#i=0;let t=this.#a(16);if(this.#a(16)!==(~t&
65535))throw new gt;let r=this.#r+t;if(r>this.#e.length||this.#s+t>this.#t.length)throw new gt;this.#t.set(this.#e.subarray(this.#r,r),this.#s),this.#s+=t,this.#r=
r}#f(){let t=this.#a(5)+257,r=this.#a(5)+1,n=this.#a(4)+4;if(t>286||r>30)throw new gt;let i=new Uint8Array(19);for(let d=0;d<n;d+=1)i[vO[d]]=this.#a(3);let s=Ts(
i);if(s.kind!=="complete")throw new gt;let a=this.#l(s,t+r),c=Ts(a.subarray(0,t)),m=Ts(a.subarray(t));if(!(a[sf]!==0&&c.kind!=="unusable"&&m.kind!=="unusable"))
throw new gt;return{literals:c,distances:m}}#l(t,r){let n=new Uint8Array(r),i=0;for(;i<r;){let s=this.#m(t);if(s<16){n[i]=s,i+=1;continue}if(s===16&&i===0)throw new gt;
let a=s===16?n[i-1]:0,c=s===16?3+this.#a(2):s===17?3+this.#a(3):11+this.#a(7);if(i+c>r)throw new gt;n.fill(a,i,i+c),i+=c}return n}#c(t,r){let n=this.#t;for(;;){
let i=this.#m(t);if(i===sf)return;if(i<sf){if(this.#s===n.length)throw new gt;n[this.#s]=i,this.#s+=1;continue}let s=i-257;if(s>=Sy.length)throw new gt;let a=Sy[s]+
this.#a(NO[s]),c=this.#m(r);if(c>=Cy.length)throw new gt;this.#d(a,Cy[c]+this.#a(DO[c]))}}#d(t,r){let n=this.#t,i=this.#s-r;if(i<0||this.#s+t>n.length)throw new gt;
if(r>=t)n.copyWithin(this.#s,i,i+t);else for(let s=0;s<t;s+=1)n[this.#s+s]=n[i+s];this.#s+=t}#a(t){if(this.#o(t),this.#i<t)throw new gt;let r=this.#n&(1<<t)-1;return this.#h(
t),r}#m(t){this.#o(t.bitsMax);let r=t.find(this.#n),n=r&15;if(n===0||n>this.#i)throw new gt;return this.#h(n),r>>4}#o(t){for(;this.#i<t&&this.#r<this.#e.length;)
this.#n|=this.#e[this.#r]<<this.#i,this.#r+=1,this.#i+=8}#h(t){this.#n>>>=t,this.#i-=t}};function Ny(e,t,r){let n=[],i=[],s=0;for(let a of t.toSorted((c,m)=>c.localAt-m.localAt)){let c=a.localAt===s?$O(e,a,r):null;if(c===null)return{locals:n,findings:[
...i,Ry(a.name)]};if(c.findings.length>0&&i.push(...c.findings),c.end===null)return{locals:n,findings:i};n.push({entry:a,data:c.data}),s=c.end}return s!==r&&i.push(
Ry(t.at(-1)?.name??"")),{locals:n,findings:i}}function Ry(e){return $t("zip.tiling",e,"The entries do not lie next to each other from the first byte to the dire\
ctory.")}function $O(e,t,r){let{localAt:n,name:i}=t;if(n+ur.local>r||e.u32(n)!==Dn.local)return null;let s=e.u16(n+26),a=n+ur.local+s,c=a+e.u16(n+28),m=c+t.packedBytes;
if(m>r)return null;let p=wO(e,n),d=[...rf(p,i),...nf(e.slice(a,c-a),i),...PO(p,t)];e.name(n+ur.local,s)!==i&&d.push($t("path.differs",i,"The local header and th\
e directory state different names."));let E=e.slice(c,t.packedBytes);if((t.flags&tf)===0)return{data:E,end:m,findings:d};let C=MO(e,t,m,r);return C===null&&d.push(
$t("zip.descriptor",i,"The record behind the data does not equal the directory.")),{data:E,end:C,findings:d}}function wO(e,t){return{versionNeeded:e.u16(t+4),flags:e.
u16(t+6),method:e.u16(t+8),crc:e.u32(t+14),packedBytes:e.u32(t+18),bytes:e.u32(t+22)}}function PO(e,t){let{name:r}=t;return e.flags!==t.flags?[$t("zip.flags",r,
"The local header and the directory state different flags.")]:e.method!==t.method?[$t("zip.method",r,"The local header and the directory state different methods\
.")]:(t.flags&tf)===0?e.crc===t.crc&&e.packedBytes===t.packedBytes&&e.bytes===t.bytes?[]:[$t("zip.local",r,"The local header and the directory state different s\
izes or checksums.")]:e.crc===0&&e.packedBytes===0&&e.bytes===0&&t.method===Es?[]:[$t("zip.descriptor",r,"Sizes behind the data need method 8 and a local header\
 with zeros in their place.")]}function MO(e,{crc:t,packedBytes:r,bytes:n},i,s){let a=c=>c+12<=s&&e.u32(c)===t&&e.u32(c+4)===r&&e.u32(c+8)===n;return i+16<=s&&e.
u32(i)===Dn.descriptor&&a(i+4)?i+16:a(i)?i+12:null}function Dy(e){if(e.length>Ae.archiveBytesMax)return ja([vy(`The archive is larger than ${Ae.archiveBytesMax} bytes.`)]);let t=new Vu(e),r=Ey(t);if("rule"in r)return ja(
[r]);let n=xy(t,r);if(!Array.isArray(n))return ja([n]);let{locals:i,findings:s}=Ny(t,n,r.directoryAt),a=[...n.flatMap(Ay),...s,...LO(n),...FO(n)];return a.length>
0?ja(a):BO(i)}function ja(e){return{ok:!1,findings:e}}function vy(e){return Z("size.bundle",null,e,"Remove what is not needed.")}function LO(e){return ju(e.map(
({name:t,isFolder:r})=>({path:r?t.slice(0,-1):t,isFolder:r})))}function FO(e){let{bytesMax:t,archiveRatioMax:r}=Ae,n=e.reduce((a,c)=>a+c.bytes,0),i=e.reduce((a,c)=>a+
c.packedBytes,0);if(n>t)return[vy(`The files are larger than ${t} bytes in total.`)];if(n<=r*i)return[];let s=`The files are more than ${r} times as large as th\
eir compressed form.`;return[Z("zip.ratio",null,s,"Remove long repetitions.")]}function BO(e){let t=[],r=[];for(let n of e){let i=UO(n);"rule"in i?r.push(i):n.entry.
isFolder||t.push({path:n.entry.name,bytes:i.bytes})}return r.length>0?ja(r):{ok:!0,files:t}}function UO({entry:e,data:t}){let r=e.method===Es?HO(e,t):t;return r===
null?$t("zip.data",e.name,"The compressed data is malformed or does not have the declared size."):qu(r)===e.crc?{bytes:r}:$t("zip.crc",e.name,"The checksum of t\
he content is another than the declared one.")}function HO({bytes:e,isFolder:t},r){if(t&&r.length===0)return r;let n=_y(r,e);return n!==null&&n.bytes.length===e&&
n.consumed===r.length?n.bytes:null}var ky=[bs("html","text/html; charset=utf-8"),bs("css","text/css; charset=utf-8"),bs("js","text/javascript; charset=utf-8"),bs("json","application/json"),bs("sv\
g","image/svg+xml; charset=utf-8"),bs("txt","text/plain; charset=utf-8"),{ending:"png",mediaType:"image/png",isText:!1},{ending:"webp",mediaType:"image/webp",isText:!1},
{ending:"woff2",mediaType:"font/woff2",isText:!1}],of=ky.map(({ending:e})=>e);function lr(e){let t=/\.([a-z0-9]+)$/.exec(e)?.[1];return ky.find(r=>r.ending===t)}
function bs(e,t){return{ending:e,mediaType:t,isText:!0}}function Oy(e){return new uf(e).document()}var jO=new Set(["__proto__","constructor"]),qO=/-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y,VO=/true|false|null/y,
Gu=/[ \t\n\r]*/y,GO=/[^"\\\u0000-\u001f]*/y,KO=/[0-9a-fA-F]{4}/y,uf=class{#e;#t=0;#r=[];#n="";constructor(t){this.#e=t}document(){if(this.#e.charCodeAt(0)===65279)
return this.#o("The body starts with a byte order mark.");let t=this.#i(1);return t!==null?t:(this.#m(Gu),this.#t===this.#e.length?null:this.#o("Unexpected char\
acters after the JSON value."))}#i(t){this.#m(Gu);let r=this.#e[this.#t];return r==='"'?this.#f():r==="{"||r==="["?t>32?this.#o("More than 32 levels of nesting."):
(this.#t+=1,r==="{"?this.#s(t):this.#p(t)):r===void 0?this.#o("Unexpected end of input: a value was expected."):this.#m(VO)===""?this.#d():null}#s(t){let r=new Set;
if(this.#a("}"))return null;for(;;){if(this.#m(Gu),this.#e[this.#t]!=='"')return this.#o("A key in double quotes was expected in this object.");let n=this.#u(r);
if(n!==null)return n;if(this.#r.push(this.#n),!this.#a(":"))return this.#o("A colon was expected after the key.");let i=this.#i(t+1);if(i!==null)return i;if(this.#r.
pop(),this.#a("}"))return null;if(!this.#a(","))return this.#o("A comma or a closing brace was expected in this object.")}}#u(t){let r=this.#t,n=this.#f();if(n!==
null)return n;if(this.#n=JSON.parse(this.#e.slice(r,this.#t)),!jO.has(this.#n)&&!t.has(this.#n))return t.add(this.#n),null;let i=t.has(this.#n)?"The object cont\
ains the same key twice.":"This key is never accepted.";return this.#r.push(this.#n),this.#o(i)}#p(t){if(this.#a("]"))return null;for(let r=0;;r+=1){this.#r.push(
r);let n=this.#i(t+1);if(n!==null)return n;if(this.#r.pop(),this.#a("]"))return null;if(!this.#a(","))return this.#o("A comma or a closing bracket was expected \
in this array.")}}#f(){for(this.#t+=1;;){this.#m(GO);let t=this.#e[this.#t];if(this.#t+=1,t==='"')return null;if(t===void 0)return this.#o("Unexpected end of in\
put inside a string.");if(t!=="\\")return this.#o("A string contains an unescaped control character.");let r=this.#l();if(r!==null)return r}}#l(){let t=this.#e[this.#t];
if(this.#t+=1,t===void 0||!'"\\/bfnrtu'.includes(t))return this.#o("A string contains an unknown escape sequence.");if(t!=="u")return null;let r=this.#c();if(r===
null)return this.#o("Four hexadecimal digits were expected after \\u.");if(r===0)return this.#o("NUL is not accepted in text.");if(r<55296||r>57343)return null;
let n=r<56320&&this.#e.startsWith("\\u",this.#t);n&&(this.#t+=2);let i=n?this.#c():null;return i!==null&&i>=56320&&i<=57343?null:this.#o("A string contains a lo\
ne surrogate.")}#c(){let t=this.#m(KO);return t===""?null:Number.parseInt(t,16)}#d(){let t=this.#m(qO);if(t==="")return this.#o("No JSON value starts with this \
character.");let r=Number(t);return Number.isFinite(r)?Number.isInteger(r)&&!Number.isSafeInteger(r)?this.#o("A whole number must be from -(2^53-1) to 2^53-1."):
null:this.#o("The number is out of range.")}#a(t){return this.#m(Gu),this.#e[this.#t]!==t?!1:(this.#t+=1,!0)}#m(t){t.lastIndex=this.#t;let r=t.exec(this.#e)?.[0]??
"";return this.#t+=r.length,r}#o(t){return{pointer:WO(this.#r),message:t}}},zO=/^[A-Za-z0-9_.$~/-]{1,40}$/;function WO(e){let t="";for(let r of e){if(typeof r==
"string"&&!zO.test(r))break;t+=`/${String(r).replaceAll("~","~0").replaceAll("/","~1")}`}return t}function Is(e){let t;try{t=JSON.parse(e)}catch{return wy(e)}let r=e.includes("\\u");return cf(t,r,1)===JO(e)?{ok:!0,value:t}:wy(e)}function cf(e,t,r){if(typeof e==
"string")return t&&!$y(e)?Number.NaN:1;if(typeof e=="number")return XO(e)?0:Number.NaN;if(typeof e!="object"||e===null)return 0;if(r>32)return Number.NaN;let n=0;
if(Array.isArray(e)){for(let s of e)n+=cf(s,t,r+1);return n}let i=e;for(let s of Object.keys(i)){if(s==="__proto__"||s==="constructor"||t&&!$y(s))return Number.
NaN;n+=1+cf(i[s],t,r+1)}return n}function $y(e){return e.isWellFormed()&&!e.includes("\0")}function XO(e){return Number.isFinite(e)&&(Number.isSafeInteger(e)||!Number.
isInteger(e))}var Ku='"',QO=92;function JO(e){let t=0,r=e.indexOf(Ku);for(;r!==-1;){let n=e.indexOf(Ku,r+1);for(;ZO(e,n);)n=e.indexOf(Ku,n+1);t+=1,r=e.indexOf(Ku,
n+1)}return t}function ZO(e,t){let r=t;for(;e.charCodeAt(r-1)===QO;)r-=1;return(t-r)%2===1}function wy(e){let t=Oy(e);if(t===null)throw new Error("The JSON pars\
er found no error");return e$(t.pointer,t.message)}function e$(e,t){return{ok:!1,code:"invalid_json",pointer:e,message:t}}var t$=new TextDecoder("utf-8",{fatal:!0,ignoreBOM:!0}),r$="\uFEFF";function ei(e){try{let t=t$.decode(e);return t.startsWith(r$)||t.includes("\0")?null:t}catch{
return null}}var n$=[{at:0,bytes:[80,75,3,4]},{at:0,bytes:[80,75,5,6]},{at:0,bytes:[80,75,7,8]},{at:0,bytes:[31,139]},{at:0,bytes:[55,122,188,175,39,28]},{at:0,bytes:[82,97,
114,33,26,7]},{at:0,bytes:[66,90,104]},{at:0,bytes:[253,55,122,88,90,0]},{at:0,bytes:[40,181,47,253]},{at:257,bytes:[117,115,116,97,114]}];function Py(e){return n$.
some(({at:t,bytes:r})=>r.every((n,i)=>e[t+i]===n))}var Ly=[137,80,78,71,13,10,26,10],i$=["iCCP","zTXt","iTXt","tEXt","eXIf","acTL","fcTL","fdAT"],s$=["IHDR","PLTE","IDAT","IEND"],a$=13,My=12,o$={0:[1,2,4,8,16],2:[
8,16],3:[1,2,4,8],4:[8,16],6:[8,16]};function Fy(e){if(!Ly.every((s,a)=>e[a]===s))return{why:"The file has no PNG signature."};let t=u$(e);if(!Array.isArray(t))
return t;let r=t.map(({type:s})=>s),n=r.find(s=>i$.includes(s));if(n!==void 0)return{why:`The chunk ${n} is not accepted.`};if(r.some(s=>c$(s)&&!s$.includes(s)))
return{why:"A critical chunk is unknown."};let i=t[0];return i?.type!=="IHDR"||r.lastIndexOf("IHDR")!==0?{why:"IHDR is not the first chunk, once."}:r.indexOf("I\
END")!==r.length-1||t.at(-1)?.content.length!==0?{why:"IEND is not the last chunk, once and empty."}:l$(r,"IDAT")?m$(i.content):{why:"The IDAT chunks are missin\
g or not consecutive."}}function u$(e){let t=new DataView(e.buffer,e.byteOffset,e.byteLength),r=[],n=Ly.length;for(;n<e.length;){let i=n+My<=e.length?t.getUint32(
n):e.length,s=n+My+i;if(s>e.length)return{why:"A chunk is longer than the file."};let a=e.subarray(n+4,s-4),c=String.fromCharCode(...a.subarray(0,4));if(!/^[A-Za-z]{4}$/.
test(c))return{why:"A chunk has a type of other characters than letters."};if(qu(a)!==t.getUint32(s-4))return{why:`The checksum of a chunk ${c} is wrong.`};r.push(
{type:c,content:a.subarray(4)}),n=s}return r}function c$(e){return e[0]===e[0]?.toUpperCase()}function l$(e,t){let r=e.indexOf(t);return r>=0&&e.slice(r,e.lastIndexOf(
t)+1).every(n=>n===t)}function m$(e){if(e.length!==a$)return{why:"IHDR does not have 13 bytes."};let t=new DataView(e.buffer,e.byteOffset,e.byteLength),[r=0,n=0,
i,s,a=0]=e.subarray(8);return o$[n]?.includes(r)===!0&&i===0&&s===0&&a<=1?{width:t.getUint32(0),height:t.getUint32(4)}:{why:"IHDR has an unknown colour type, bi\
t depth or method."}}function Uy(e){if(e.length<12||lf(e,0)!=="RIFF"||lf(e,8)!=="WEBP")return{why:"The file has no RIFF header of type WEBP."};if(zu(e).getUint32(4,!0)+8!==e.length)
return{why:"The RIFF size is not that of the file."};let t=p$(e);if(!Array.isArray(t))return t;let[r,...n]=t;if(r===void 0)return{why:"The file has no picture."};
if(r.type!=="VP8X")return n.length===0?By(r):{why:"The file has more than one chunk."};let i=n.at(-1);return(n.length===1||n.length===2&&n[0]?.type==="ALPH"&&i?.
type==="VP8 ")&&i!==void 0?f$(r.content,By(i)):{why:"After VP8X there is not exactly one picture, with at most one ALPH before a VP8."}}function p$(e){let t=[],
r=12;for(;r<e.length;){if(r+8>e.length)return{why:"A chunk is longer than the file."};let n=lf(e,r);if(!["VP8 ","VP8L","VP8X","ALPH"].includes(n))return{why:"A \
chunk is none of VP8, VP8L, VP8X and ALPH."};let i=zu(e).getUint32(r+4,!0),s=r+8+i;if(s+i%2>e.length)return{why:"A chunk is longer than the file."};if(i%2===1&&
e[s]!==0)return{why:"The byte that pads a chunk is not 0."};t.push({type:n,content:e.subarray(r+8,s)}),r=s+i%2}return t}function By({type:e,content:t}){let r=zu(
t);if(e==="VP8L"&&t.length>=5&&t[0]===47){let i=r.getUint32(1,!0);if(!(i>>>29))return{width:(i&16383)+1,height:(i>>>14&16383)+1}}let n=t.length>=10&&(t[0]&1)===
0;return e==="VP8 "&&n&&[157,1,42].every((i,s)=>t[3+s]===i)?{width:r.getUint16(6,!0)&16383,height:r.getUint16(8,!0)&16383}:{why:"The picture has no VP8 or VP8L \
frame header."}}function f$(e,t){if("why"in t)return t;if(e.length!==10||(e[0]&-17)!==0)return{why:"VP8X announces animation, a colour profile or metadata."};let r=zu(
e),n=(r.getUint32(3,!0)>>>8)+1,i=(r.getUint32(6,!0)>>>8)+1;return n===t.width&&i===t.height?t:{why:"VP8X and the picture state different sizes."}}function zu(e){
return new DataView(e.buffer,e.byteOffset,e.byteLength)}function lf(e,t){return String.fromCharCode(...e.subarray(t,t+4))}var Hy=48,d$=2001684018,h$=[65536,1330926671,1953658213];function jy(e){if(e.length<Hy)return{why:"The file is shorter than a WOFF2 header."};let t=new DataView(
e.buffer,e.byteOffset,e.byteLength);return t.getUint32(0)!==d$?{why:"The file has no WOFF2 signature."}:h$.includes(t.getUint32(4))?t.getUint32(8)!==e.length?{why:"\
The length in the header is not that of the file."}:t.getUint16(12)===0||t.getUint16(14)!==0?{why:"The header has no tables or reserved bits."}:t.getUint32(16)>
Ae.fontTablesBytesMax?{why:`The font is larger than ${Ae.fontTablesBytesMax} bytes when unpacked.`}:t.getUint32(20)>e.length-Hy?{why:"The compressed tables are \
longer than the file."}:[28,32,36,40,44].some(n=>t.getUint32(n)!==0)?{why:"The file has a metadata or private block."}:null:{why:"The file is not one TrueType o\
r OpenType font."}}function Vy(e,t,r){return Py(r)?qa("archive",e,"The file is an archive or a compressed stream.","Remove it."):t.isText?g$(e,t.ending,r):b$(e,t.ending,r)}function g$(e,t,r){
let n=ei(r);return n===null?qa("text",e,"The text is not UTF-8 without byte order mark and NUL.","Save it as plain UTF-8."):t==="json"?y$(e,n):x$[t]?.(n)===!1?qa(
"content",e,"The content is not what the ending says.","Give the file the ending of what it is."):mf}var mf={findings:[]};function y$(e,t){let r=Is(t);if(r.ok)return mf;
let n=r.pointer===""?"":` (at ${r.pointer})`,i=r.message.replace("The body","The file")+n;return qa("json",e,i,"Write strict JSON: no key twice, at most 32 leve\
ls.")}var x$={html:e=>/^\s*</.test(e),css:qy,js:qy,svg:E$};function qy(e){return!/^\s*<(!doctype|html|\?xml|svg|script)/i.test(e)}function E$(e){let t=0;for(;;){
t+=/^\s*/.exec(e.slice(t,t+T$))?.[0].length??0;let r=e.startsWith("<?xml",t)?"?>":e.startsWith("<!--",t)?"-->":null;if(r===null)return/^<svg[\s>/]/.test(e.slice(
t,t+5));let n=e.indexOf(r,t);if(n<0)return!1;t=n+r.length}}var T$=4096;function b$(e,t,r){let n=I$(t,r);return n===null?mf:"why"in n?qa(t,e,n.why,"Export the fi\
le again, without metadata."):{findings:[],picture:n}}function I$(e,t){switch(e){case"png":return Fy(t);case"webp":return Uy(t);default:return jy(t)}}function qa(e,t,r,n){
return{findings:[Z(`type.${e}`,t,r,n)]}}function Gy(e){let t=A$(e);return t.length>0?t:[...ju(e.map(({path:n})=>({path:n,isFolder:!1}))),...C$(e)]}var Va="Remove what is not needed.";function A$(e){let{
entriesMax:t,bytesMax:r}=Ae;if(e.length>t)return[Z("size.entries",null,`A bundle has at most ${t} files.`,Va)];if(Ky(e)>r)return[Z("size.bundle",null,`The files\
 are larger than ${r} bytes in total.`,Va)];let n=e.flatMap(({path:i,bytes:s})=>{let a=Jp[lr(i)?.ending??""]?.fileBytesMax;return a===void 0||s.length<=a?[]:[Z(
"size.file",i,`A file of this type has at most ${a} bytes.`,Va)]});return n.length>0?n:of.flatMap(i=>S$(i,e))}function S$(e,t){let r=Jp[e]?.bytesMax??0;return Ky(
t.filter(({path:i})=>lr(i)?.ending===e))<=r?[]:[Z("size.type",null,`The .${e} files are larger than ${r} bytes in total.`,Va)]}function Ky(e){return e.reduce((t,{
bytes:r})=>t+r.length,0)}function C$(e){let t=[],r=0;for(let{path:i,bytes:s}of e){let a=lr(i);if(a===void 0){t.push(_$(i));continue}let c=Vy(i,a,s);t.push(...c.
findings),c.picture!==void 0&&(t.push(...R$(i,c.picture)),r+=c.picture.width*c.picture.height)}let{picturePixelsMax:n}=Ae;return r>n&&t.push(Z("size.pixels",null,
`All pictures have more than ${n} pixels.`,Va)),t}function _$(e){let t=`Allowed are ${of.join(", ")}, in lower case.`;return Z("type.ending",e,"A bundle contain\
s no files of this ending.",t)}function R$(e,{width:t,height:r}){let{pictureSideMax:n}=Ae;if([t,r].every(s=>s>=1&&s<=n))return[];let i=`A picture is 1 to ${n} p\
ixels wide and high.`;return[Z("size.picture",e,i,"Scale it down.")]}function zy(e,t){return e.map(({path:r,bytes:n})=>{let i=lr(r);if(i===void 0)throw new Error("A file of no type passed the rules for types.");return{path:r,bytes:n,
mediaType:i.mediaType,hash:Wu(n,t)}}).toSorted((r,n)=>r.path<n.path?-1:1)}function Wy(e,t){let r=e.map(({hash:n,path:i})=>`${n} ${i}
`).join("");return Wu(new TextEncoder().encode(r),t)}function Wu(e,t){return Array.from(t(e),r=>r.toString(16).padStart(2,"0")).join("")}var x={};Kt(x,{Assign:()=>Cw,Clone:()=>_w,Create:()=>Nw,Discard:()=>Dw,Metrics:()=>Lr,Update:()=>$w});var Lr={assign:0,create:0,clone:0,discard:0,update:0};var o={};Kt(o,{CodePointCount:()=>j$,Counted:()=>Y$,Entries:()=>J$,EntriesRegExp:()=>Q$,Every:()=>G$,EveryAll:()=>K$,GraphemeCount:()=>H$,HasPropertyKey:()=>X$,
IsArray:()=>Ka,IsBigInt:()=>Ga,IsBoolean:()=>ex,IsClassInstance:()=>U$,IsConstructor:()=>w$,IsDeepEqual:()=>df,IsEqual:()=>ie,IsFunction:()=>tx,IsGreaterEqualThan:()=>nx,
IsGreaterThan:()=>L$,IsInteger:()=>pf,IsLessEqualThan:()=>rx,IsLessThan:()=>F$,IsMaxLength:()=>q$,IsMinLength:()=>V$,IsMultipleOf:()=>B$,IsNull:()=>Ju,IsNumber:()=>Zu,
IsObject:()=>za,IsObjectNotArray:()=>P$,IsString:()=>ec,IsSymbol:()=>M$,IsUndefined:()=>ff,IsUnsafePropertyKey:()=>sx,IsValueLike:()=>ix,Keys:()=>Qu,ShiftLeft:()=>tc,
Some:()=>z$,SomeAll:()=>W$,Symbols:()=>Z$,Values:()=>ew});function As(e,t,r){return e>=t&&e<=r}function N$(e){return e===8205}function Yy(e){return As(e,127462,127487)}function D$(e){return As(e,65024,65039)}function v$(e){return As(e,768,879)||As(e,6832,6911)||As(e,7616,7679)||As(e,65056,
65071)}function Yu(e){return e>65535?2:1}function Xy(e,t){for(;t<e.length;){let r=e.codePointAt(t);if(v$(r)||D$(r))t+=Yu(r);else break}return t}function k$(e,t){
let r=e.codePointAt(t),n=t+Yu(r);for(n=Xy(e,n);n<e.length-1&&N$(e.codePointAt(n));){let i=e.codePointAt(n+1);n+=1+Yu(i),n=Xy(e,n)}return Yy(r)&&n<e.length&&Yy(e.
codePointAt(n))&&(n+=Yu(e.codePointAt(n))),n}function Qy(e){let t=0,r=0;for(;r<e.length;)r=k$(e,r),t++;return t}function Xu(e){let t=0,r=0,n=0;for(;r<e.length;){let i=e.charCodeAt(r++)>>10;t+=+((n<<8|i)!==13879),n=i}return t}function Jy(e,t){return e.length<=t||e.length<=
t<<1&&Xu(e)<=t}function Zy(e,t){return e.length>=t<<1||e.length>=t&&Xu(e)>=t}function Ka(e){return Array.isArray(e)}function Ga(e){return ie(typeof e,"bigint")}function ex(e){return ie(typeof e,"boolean")}function w$(e){if(ff(e)||!tx(e))
return!1;let t=Function.prototype.toString.call(e);return!!(/^class\s/.test(t)||/\[native code\]/.test(t))}function tx(e){return ie(typeof e,"function")}function pf(e){
return Number.isInteger(e)}function Ju(e){return ie(e,null)}function Zu(e){return Number.isFinite(e)}function P$(e){return za(e)&&!Ka(e)}function za(e){return ie(
typeof e,"object")&&!Ju(e)}function ec(e){return ie(typeof e,"string")}function M$(e){return ie(typeof e,"symbol")}function ff(e){return ie(e,void 0)}function ie(e,t){
return e===t}function L$(e,t){return e>t}function F$(e,t){return e<t}function rx(e,t){return e<=t}function nx(e,t){return e>=t}function B$(e,t){if(Ga(e)||Ga(t))
return BigInt(e)%BigInt(t)===0n;let r=1e-10;if(!Zu(e)||pf(e)&&1/t%1===0)return!0;let n=e%t;return Math.min(Math.abs(n),Math.abs(n-t),Math.abs(n+t))<r}function U$(e){
if(!za(e))return!1;let t=globalThis.Object.getPrototypeOf(e);return Ju(t)?!1:ie(typeof t.constructor,"function")&&!(ie(t.constructor,globalThis.Object)||ie(t.constructor.
name,"Object"))}function ix(e){return Ga(e)||ex(e)||Ju(e)||Zu(e)||ec(e)||ff(e)}function H$(e){return Qy(e)}function j$(e){return Xu(e)}function q$(e,t){return Jy(
e,t)}function V$(e,t){return Zy(e,t)}function G$(e,t,r){return e.every((n,i)=>i<t||r(n,i))}function K$(e,t,r){let n=!0;return e.forEach((i,s)=>{s>=t&&!r(i,s)&&(n=
!1)}),n}function z$(e,t){return e.some((r,n)=>t(r,n))}function W$(e,t){let r=!1;return e.forEach((n,i)=>{t(n,i)&&(r=!0)}),r}function Y$(e,t){return e.reduce((r,n,i)=>t(
n,i)?++r:r,0)}function tc(e,t,r){return ie(e.length,0)?r():t(e[0],e.slice(1))}function sx(e){return ie(e,"__proto__")||ie(e,"constructor")||ie(e,"prototype")}function X$(e,t){
return sx(t)?Object.prototype.hasOwnProperty.call(e,t):t in e}function Q$(e){return Qu(e).map(t=>[new RegExp(`^${t}$`),e[t]])}function J$(e){return Object.entries(
e)}function Qu(e){return Object.getOwnPropertyNames(e)}function Z$(e){return Object.getOwnPropertySymbols(e)}function ew(e){return Object.values(e)}function tw(e,t){
if(!za(t))return!1;let r=Qu(e);return ie(r.length,Qu(t).length)&&r.every(n=>df(e[n],t[n]))}function rw(e,t){return Ka(t)&&ie(e.length,t.length)&&e.every((r,n)=>df(
e[n],t[n]))}function df(e,t){return Ka(e)?rw(e,t):za(e)?tw(e,t):ie(e,t)}var vn={};Kt(vn,{IsBigInt64Array:()=>gw,IsBigUint64Array:()=>yw,IsBoolean:()=>nw,IsDate:()=>Ew,IsFloat32Array:()=>dw,IsFloat64Array:()=>hw,IsInt16Array:()=>lw,IsInt32Array:()=>pw,
IsInt8Array:()=>ow,IsMap:()=>bw,IsNumber:()=>iw,IsRegExp:()=>xw,IsSet:()=>Tw,IsString:()=>sw,IsTypeArray:()=>aw,IsUint16Array:()=>mw,IsUint32Array:()=>fw,IsUint8Array:()=>uw,
IsUint8ClampedArray:()=>cw});function nw(e){return e instanceof Boolean}function iw(e){return e instanceof Number}function sw(e){return e instanceof String}function aw(e){
return globalThis.ArrayBuffer.isView(e)}function ow(e){return e instanceof globalThis.Int8Array}function uw(e){return e instanceof globalThis.Uint8Array}function cw(e){
return e instanceof globalThis.Uint8ClampedArray}function lw(e){return e instanceof globalThis.Int16Array}function mw(e){return e instanceof globalThis.Uint16Array}
function pw(e){return e instanceof globalThis.Int32Array}function fw(e){return e instanceof globalThis.Uint32Array}function dw(e){return e instanceof globalThis.
Float32Array}function hw(e){return e instanceof globalThis.Float64Array}function gw(e){return e instanceof globalThis.BigInt64Array}function yw(e){return e instanceof
globalThis.BigUint64Array}function xw(e){return e instanceof globalThis.RegExp}function Ew(e){return e instanceof globalThis.Date}function Tw(e){return e instanceof
globalThis.Set}function bw(e){return e instanceof globalThis.Map}var wt={};Kt(wt,{Get:()=>ax,Reset:()=>Aw,Set:()=>Sw});var Fr={immutableTypes:!1,maxErrors:8,maxParseErrors:1,maxInstantiationCount:128,useAcceleration:!0,exactOptionalPropertyTypes:!1,enumerableKind:!1,correctiveParse:!1,
unionPrioritySort:!0};function Aw(){Fr.immutableTypes=!1,Fr.maxErrors=8,Fr.maxParseErrors=1,Fr.maxInstantiationCount=128,Fr.useAcceleration=!0,Fr.exactOptionalPropertyTypes=
!1,Fr.enumerableKind=!1,Fr.correctiveParse=!1,Fr.unionPrioritySort=!0}function Sw(e){for(let t of o.Keys(e)){let r=e[t];r!==void 0&&Object.defineProperty(Fr,t,{
value:r})}}function ax(){return Fr}function mr(e){return[...o.Keys(e),...o.Symbols(e)]}function ox(e,t){if(!t.has(e)){t.add(e);for(let r of mr(e)){let n=Object.getOwnPropertyDescriptor(e,r);!n||!("value"in n)||o.IsObject(n.value)&&ox(n.value,t)}Object.
freeze(e)}}function ti(e){return wt.Get().immutableTypes&&ox(e,new WeakSet),e}function Cw(e,t){Lr.assign+=1;let r={},n=mr(t),i=mr(e);for(let s of i)n.includes(s)||Object.defineProperty(r,s,Object.getOwnPropertyDescriptor(e,s));for(let s of n)
Object.defineProperty(r,s,Object.getOwnPropertyDescriptor(t,s));return ti(r)}function _w(e){Lr.clone+=1;let t={};for(let r of mr(e)){if(o.IsUnsafePropertyKey(r))continue;let n=Object.getOwnPropertyDescriptor(e,r);o.IsEqual(n.enumerable,!0)?
t[r]=n.value:Object.defineProperty(t,r,n)}return t}function ux(e,t){return{...e,...t}}function Rw(e,t){for(let r of Object.keys(t))Object.defineProperty(e,r,{configurable:!0,writable:!0,enumerable:!1,value:t[r]});
return e}function Nw(e,t,r={}){Lr.create+=1;let n=ux(t,r),i=wt.Get().enumerableKind?ux(n,e):Rw(n,e);return ti(i)}function Dw(e,t){Lr.discard+=1;let r={};for(let n of mr(e)){if(t.includes(n))continue;let i=Object.getOwnPropertyDescriptor(e,n);Object.defineProperty(r,n,i)}return ti(
r)}function vw(e,t,r,n){for(let i of mr(e)){if(o.IsUnsafePropertyKey(i)||t.includes(i)||r.includes(i))continue;let s=Object.getOwnPropertyDescriptor(e,i);Object.defineProperty(
n,i,s)}}function kw(e,t,r){let n=wt.Get().enumerableKind;for(let i of t)o.IsUnsafePropertyKey(i)||Object.defineProperty(r,i,{configurable:!0,writable:!0,enumerable:n,
value:e[i]})}function Ow(e,t,r){for(let n of t)o.IsUnsafePropertyKey(n)||Object.defineProperty(r,n,{configurable:!0,enumerable:!0,writable:!0,value:e[n]})}function $w(e,t,r){
Lr.update+=1;let n={},i=mr(t),s=mr(r);return vw(e,i,s,n),kw(t,i,n),Ow(r,s,n),ti(n)}function $(e,t){return o.IsObject(e)&&o.HasPropertyKey(e,"~kind")&&o.IsEqual(e["~kind"],t)}function ze(e){return o.IsObject(e)}function M(e,t,r){return x.Create({"~kind":"Deferred"},{type:"deferred",action:e,parameters:t,options:r},{})}function ri(e){return $(e,"Deferred")}function Jr(e,t){return x.Update(e,{"~readonly":!0},t)}function cx(e,t,r,n){let i=D(e,t,r);return Jr(i,n)}function Zr(e,t){return x.Update(e,{"~optional":!0},t)}function lx(e,t,r,n){let i=D(e,t,r);return Zr(i,n)}function pr(e,t){return x.Create({"~kind":"Array"},{type:"array",items:e},t)}function _e(e){return $(e,"Array")}function rc(e){return x.Discard(e,["~kind","type","items"])}function en(e,t,r={}){return x.Create({"~kind":"Constructor"},{type:"constructor",parameters:e,instanceType:t},r)}function Xe(e){return $(e,"Constructor")}function mx(e){
return x.Discard(e,["~kind","type","parameters","instanceType"])}function tn(e,t,r={}){return x.Create({"~kind":"Function"},{type:"function",parameters:e,returnType:t},r)}function Qe(e){return $(e,"Function")}function px(e){return x.Discard(e,["~kind","type","parameters","returnType"])}function kn(e,t){return x.Create({"~kind":"Ref"},{$ref:e},t)}function Je(e){return $(e,"Ref")}function ni(e,t){return x.Create({"~kind":"Generic"},{type:"generic",parameters:e,expression:t})}function Ss(e){return $(e,"Generic")}function Cs(e){return x.Create({"~kind":"Any"},{},e)}function De(e){return $(e,"Any")}var fx="(?!)";function de(e){return x.Create({"~kind":"Never"},{not:{}},e)}function Br(e){return $(e,"Never")}function rn(e,t={}){return M("AddOptional",[e],t)}function nc(e,t={}){return Zr(e,t)}function dx(e){return nc(e)}function nt(e){return ze(e)&&o.HasPropertyKey(e,"~optional")}function hx(e){return o.Keys(e).filter(t=>!nt(e[t]))}function ic(e){return o.Keys(e)}function sc(e){return o.Values(e)}function q(e,t={}){let r=hx(e),n=r.length>0?{required:r}:{};return x.Create({"~kind":"Object"},{type:"object",...n,properties:e},t)}function ce(e){return $(e,"Object")}function gx(e){return x.Discard(e,["~kind","type","properties","required"])}function it(e){return x.Create({"~kind":"Unknown"},{},e)}function He(e){return $(e,"Unknown")}function nn(e,t,r){let n=o.Keys(e).reduce((i,s)=>({...i,[s]:x.Update(e[s],{},{$id:s})}),{});return x.Create({"~kind":"Cyclic"},{$defs:n,$ref:t},r)}function ot(e){
return $(e,"Cyclic")}function yx(e){return x.Update(e,{"~unsafe":null},{})}function ac(e){return o.IsObjectNotArray(e)&&o.HasPropertyKey(e,"~unsafe")&&o.IsNull(e["~unsafe"])}var ut={};Kt(ut,{Match:()=>ww});function ww(e,t){return t[e.length]?.(...e)??(()=>{throw Error("Invalid Arguments")})()}function Wa(...e){let[t,r]=ut.Match(e,{2:(n,i)=>[n,i,i],1:n=>[n,it(),it()]});return x.Create({"~kind":"Infer"},{type:"infer",name:t,extends:r},{})}function je(e){
return $(e,"Infer")}function vi(e,t,r,n={}){return x.Create({"~kind":"Dependent"},{if:e,then:t,else:r},n)}function Oe(e){return $(e,"Dependent")}function xx(e){return x.Discard(e,[
"~kind","if","then","else"])}function Ex(e){return o.IsObjectNotArray(e)}function Tx(e){return o.Keys(e).filter(r=>isNaN(r)).reduce((r,n)=>[...r,e[n]],[])}function bx(e){return o.IsString(e)||o.IsNumber(e)}function Ix(e,t){let r=Ex(e)?Tx(e):e;return x.Create({"~kind":"Enum"},{enum:r},t)}function ct(e){return $(e,"\
Enum")}function Pt(e,t={}){return x.Create({"~kind":"Intersect"},{allOf:e},t)}function te(e){return $(e,"Intersect")}function Ax(e){return x.Discard(e,["~kind","allOf"])}var ki={};Kt(ki,{Hash:()=>vx,HashCode:()=>Yw});function Ve(){throw new Error("Unreachable")}function Pw(e){let t=new Set,r=e;for(;r&&r!==Object.prototype;){for(let n of Reflect.ownKeys(r))n!=="constructor"&&typeof n!="symbol"&&t.add(n);r=Object.getPrototypeOf(
r)}return[...t]}function Mw(e){return typeof e=="number"}var zt={Array:0,BigInt:1,Boolean:2,Date:3,Constructor:4,Function:5,Null:6,Number:7,Object:8,RegExp:9,String:10,
Symbol:11,TypeArray:12,Undefined:13},uc=8997,Ya=33826,cc=40164,lc=52210,Rx=new Float64Array(1),Nx=new DataView(Rx.buffer),Dx=new Uint8Array(Rx.buffer);function Ze(e){
let t=uc^e,r=t*435,n=Ya*435+(r>>>16),i=cc*435+(n>>>16)+(t<<8),s=lc*435+(i>>>16)+(Ya<<8);uc=r&65535,Ya=n&65535,cc=i&65535,lc=s&65535}function Lw(e){Ze(zt.Array);
for(let t of e)ii(t)}function Fw(e){Ze(zt.BigInt),Nx.setBigInt64(0,e);for(let t of Dx)Ze(t)}function Cx(e){Ze(zt.Boolean),Ze(e?1:0)}function Bw(e){Ze(zt.Constructor),
ii(e.toString())}function Uw(e){Ze(zt.Date),ii(e.getTime())}function Hw(e){Ze(zt.Function),ii(e.toString())}function jw(e){Ze(zt.Null)}function _x(e){Ze(zt.Number),
Nx.setFloat64(0,e,!0);for(let t of Dx)Ze(t)}function qw(e){Ze(zt.Object);for(let t of Pw(e).sort())ii(t),ii(e[t])}function Vw(e){Ze(zt.RegExp),hf(e.toString())}
var Gw=new TextEncoder;function hf(e){Ze(zt.String);for(let t=0;t<e.length;t++){let r=e.charCodeAt(t);if(r>127){for(let n of Gw.encode(e.slice(t)))Ze(n);return}
Ze(r)}}function Kw(e){Ze(zt.Symbol),ii(e.toString())}function zw(e){Ze(zt.TypeArray);let t=new Uint8Array(e.buffer);for(let r=0;r<t.length;r++)Ze(t[r])}function Ww(e){
return Ze(zt.Undefined)}function ii(e){return vn.IsTypeArray(e)?zw(e):vn.IsDate(e)?Uw(e):vn.IsRegExp(e)?Vw(e):vn.IsBoolean(e)?Cx(e.valueOf()):vn.IsString(e)?hf(
e.valueOf()):vn.IsNumber(e)?_x(e.valueOf()):Mw(e)?_x(e):o.IsArray(e)?Lw(e):o.IsBoolean(e)?Cx(e):o.IsBigInt(e)?Fw(e):o.IsConstructor(e)?Bw(e):o.IsNull(e)?jw(e):o.
IsObject(e)?qw(e):o.IsString(e)?hf(e):o.IsSymbol(e)?Kw(e):o.IsUndefined(e)?Ww(e):o.IsFunction(e)?Hw(e):Ve()}function oc(e){return e.toString(16).padStart(4,"0")}
function Yw(e){return BigInt(`0x${vx(e)}`)}function vx(e){return uc=8997,Ya=33826,cc=40164,lc=52210,ii(e),`${oc(lc)}${oc(cc)}${oc(Ya)}${oc(uc)}`}function kx(e){switch(e.keyword){case"additionalProperties":return"must not have additional properties";case"anyOf":return"must match a schema in anyOf";case"bo\
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
ne":return e.params.message;default:return"an unknown validation error occurred"}}var Xw=kx;function Ox(){return Xw}var Xa=class{constructor(t,r){this.type=t,this.decode=r}Encode(t){let r=this.type,n=mc(r)?a=>this.decode(r["~codec"].decode(a)):this.decode,i=mc(r)?a=>r["~codec"].
encode(t(a)):t,s={decode:n,encode:i};return x.Update(this.type,{"~codec":s},{})}},Qa=class{constructor(t){this.type=t}Decode(t){return new Xa(this.type,t)}};function pc(e){
return new Qa(e)}function wx(e,t){return pc(e).Decode(t).Encode(()=>{throw Error("Encode not implemented")})}function Px(e,t){return pc(e).Decode(()=>{throw Error(
"Decode not implemented")}).Encode(t)}function mc(e){return ze(e)&&o.HasPropertyKey(e,"~codec")&&o.IsObject(e["~codec"])&&o.HasPropertyKey(e["~codec"],"encode")&&
o.HasPropertyKey(e["~codec"],"decode")}function Mx(e){return _s(e)}function Oi(e){return ze(e)&&o.HasPropertyKey(e,"~immutable")}function sn(e,t={}){return M("AddReadonly",[e],t)}function fc(e,t={}){return Jr(e,t)}function Lx(e){return fc(e)}function On(e){return ze(e)&&o.HasPropertyKey(e,"~readonly")}function Jw(e,t){let r=gf(e)?[...e["~refine"],t]:[t];return x.Update(e,{"~refine":r},{})}function Fx(...e){let[t,r,n]=ut.Match(e,{3:(i,s,a)=>[i,s,a],2:(i,s)=>[i,
s,()=>"Refine Error"]});return Jw(t,{check:r,error:n})}function Zw(e){return o.IsObjectNotArray(e)&&o.HasPropertyKey(e,"check")&&o.HasPropertyKey(e,"error")&&o.
IsFunction(e.check)&&o.IsFunction(e.error)}function gf(e){return ze(e)&&o.HasPropertyKey(e,"~refine")&&o.IsArray(e["~refine"])&&o.Every(e["~refine"],0,t=>Zw(t))}var Bx="-?(?:0|[1-9][0-9]*)n";function Ja(e){return x.Create({"~kind":"BigInt"},{type:"bigint"},e)}function an(e){return $(e,"BigInt")}function dc(e){return x.Create({"~kind":"Boolean"},{type:"boolean"},e)}function Ar(e){return $(e,"Boolean")}function Za(e){return x.Create({"~kind":"Identifier"},{name:e})}function Ux(e){return $(e,"Identifier")}var hc="-?(?:0|[1-9][0-9]*)";function $i(e){return x.Create({"~kind":"Integer"},{type:"integer"},e)}function It(e){return $(e,"Integer")}var yf=class extends Error{constructor(t){super("Invalid Literal value"),Object.defineProperty(this,"cause",{value:{value:t},writable:!1,configurable:!1,enumerable:!1})}};
function eP(e){return o.IsBigInt(e)?"bigint":o.IsBoolean(e)?"boolean":o.IsNumber(e)?"number":o.IsString(e)?"string":(()=>{throw new yf(e)})()}function re(e,t){return x.
Create({"~kind":"Literal"},{type:eP(e),const:e},t)}function gc(e){return o.IsBigInt(e)||o.IsBoolean(e)||o.IsNumber(e)||o.IsString(e)}function Hx(e){return le(e)&&o.IsNumber(e.const)}function jx(e){return le(e)&&o.IsString(e.const)}function le(e){return $(e,"Literal")}function Rs(e){return x.Create({"~kind":"Null"},{type:"null"},e)}function Ns(e){return $(e,"Null")}var yc="-?(?:0|[1-9][0-9]*)(?:\\.[0-9]+)?";function Wt(e){return x.Create({"~kind":"Number"},{type:"number"},e)}function Ge(e){return $(e,"Number")}function Ds(e){return x.Create({"~kind":"Symbol"},{type:"symbol"},e)}function si(e){return $(e,"Symbol")}function wi(...e){let[t,r,n]=ut.Match(e,{3:(i,s,a)=>[i,s,a],2:(i,s)=>[i,s,s],1:i=>[i,it(),it()]});return x.Create({"~kind":"Parameter"},{name:t,extends:r,equals:n},
{})}function qx(e){return $(e,"Parameter")}var xc=".*";function Sr(e){return x.Create({"~kind":"String"},{type:"string"},e)}function At(e){return $(e,"String")}function Q(e,t={}){return x.Create({"~kind":"Union"},{anyOf:e},t)}function P(e){return $(e,"Union")}function Vx(e){return x.Discard(e,["~kind","anyOf"])}function eo(e){let t=Gx(e);return o.IsEqual(t.length,2)?t[0]:[]}function tP(e){return!0}function Kx(e){return o.ShiftLeft(e,(t,r)=>rP(t)?Kx(r):!1,()=>!0)}function zx(e){return o.IsEqual(e.length,0)?!1:Kx(e)}function rP(e){return P(
e)?zx(e.anyOf):le(e)?tP(e.const):!1}function Ec(e){return zx(e)}function Tc(e){return x.Create({"~kind":"TemplateLiteral"},{type:"string",pattern:e},{})}function Wx(e,t,r=[]){return o.ShiftLeft(e,(n,i)=>Wx(i,t,[...r,`${n}${t}`]),()=>r)}function nP(e,t){return o.IsEqual(e.length,0)?[`${t}`]:Wx(e,t)}function Yx(e,t,r=[]){
return o.ShiftLeft(t,(n,i)=>Yx(e,i,[...r,...Xx(e,n)]),()=>r)}function Xx(e,t){return P(t)?Yx(e,t.anyOf):le(t)?nP(e,t.const):Ve()}function Qx(e,t){return o.ShiftLeft(
t,(r,n)=>Qx(Xx(e,r),n),()=>e)}function iP(e){return e.map(t=>re(t))}function sP(e){let t=Qx([],e),r=iP(t);return Q(r)}function aP(e){return o.IsEqual(e.length,0)?
Ve():o.IsEqual(e.length,1)&&le(e[0])?e[0]:sP(e)}function xf(e){let t=eo(e);return o.IsEqual(t.length,0)?Sr():Ec(t)?aP(t):Tc(e)}function Jx(e){let t=xf(e);return $e(
t)?Sr():t}function Mt(e,t){let r="object",n={[e]:t};return x.Create({"~kind":"Record"},{type:r,patternProperties:n})}function Zx(e){return Mt(Ur,e)}function eE(e){return q({true:e,false:e})}function Ke(e,t={}){let[r,n,i]=[e,e.length,!1];return x.Create({"~kind":"Tuple"},{type:"array",additionalItems:i,items:r,minItems:n},t)}function ye(e){return $(
e,"Tuple")}function tE(e){return x.Discard(e,["~kind","type","items","minItems","additionalItems"])}function Ef(e){return e.reduceRight((r,n,i)=>({[i]:n,...r}),{})}function rE(e){let t=Ef(e.items);return q(t)}function oP(e){return x.Discard(e,["~optional"])}function Pi(e,t){return x.Update(oP(e),{},t)}function nE(e,t,r,n){let i=D(e,t,r);return Pi(i,n)}function uP(e){return x.Discard(e,["~readonly"])}function vs(e,t){return x.Update(uP(e),{},t)}function iE(e,t,r,n){let i=D(e,t,r);return vs(i,n)}function bc(e,t){let r=On(e)&&On(t),n=nt(e)&&nt(t),i=we([e,t]),s=vs(Pi(i,{}),{});return r&&n?Jr(Zr(s,{}),{}):r?Jr(s,{}):n?Zr(s,{}):s}function sE(e,t){let r=On(e)||
On(t),n=nt(e)||nt(t),i=vs(Pi(e,{}),{}),s=vs(Pi(t,{}),{}),a=Lt([i,s]);return r&&n?Jr(Zr(a,{}),{}):r?Jr(a,{}):n?Zr(a,{}):a}function cP(e,t,r){return r in e?r in t?bc(e[r],t[r]):e[r]:r in t?t[r]:de()}function lP(e,t){return[...new Set([...o.Keys(e),...o.Keys(t)])].reduce((i,s)=>({...i,
[s]:cP(e,t,s)}),{})}function aE(e){return ce(e)?e.properties:ye(e)?Ef(e.items):{}}function oE(e,t){let r=aE(e),n=aE(t),i=lP(r,n);return q(i)}function mP(e,t){let r=no(e,t);return o.IsEqual(r,ro)?e:o.IsEqual(r,Ic)||o.IsEqual(r,to)?t:de()}function uE(e){return ce(e)||ye(e)}function pP(e,t){let r=uE(e),
n=uE(t);return r&&n?oE(e,t):r&&!n?e:!r&&n?t:mP(e,t)}function cE(e,t){return Br(e)||De(e)?e:He(e)||Br(t)||De(t)?t:He(t)?e:pP(e,t)}function fP(e,t){return P(e)||P(t)}function dP(e,t){let r=Cr(e),n=Cr(t);return fP(r,n)?we([r,n]):cE(r,n)}function lE(e,t,r=[]){return o.ShiftLeft(t,(n,i)=>lE(e,
i,[...r,dP(n,e)]),()=>o.IsEqual(r.length,0)?[e]:r)}function mE(e,t,r=[]){return o.ShiftLeft(e,(n,i)=>mE(i,t,[...r,...io([n],t)]),()=>r)}function io(e,t=[]){return o.
ShiftLeft(e,(r,n)=>P(r)?io(n,mE(r.anyOf,t)):io(n,lE(r,t)),()=>t)}function hP(e,t){let r=lt({},e,t);return V.IsExtendsTrueLike(r)?[]:[e]}function pE(e,t,r=[]){return o.ShiftLeft(e,(n,i)=>pE(i,t,[...r,...hP(n,t)]),()=>r)}function Ac(e,t){
let r=Cr(e),n=P(r)?r.anyOf:[r],i=pE(n,t);return Lt(i)}function Hr(e,t,r){let n=we([e,t]),i=Ac(r,e);return Lt([n,i])}function St(e,t=[]){return o.ShiftLeft(e,(r,n)=>St(n,[...t,re(r)]),()=>Lt(t))}function we(e){let t=io(
e),r=Tf(t);return Lt(r)}function yt(e){let t=Jx(e);return Cr(t)}function Lt(e){let t=Tf(e);return ai(t)}function Cr(e){return Oe(e)?Hr(e.if,e.then,e.else):ct(e)?
St(e.enum):te(e)?we(e.allOf):$e(e)?yt(e.pattern):P(e)?Lt(e.anyOf):e}function ai(e){return o.IsEqual(e.length,1)?e[0]:o.IsEqual(e.length,0)?de():Q(e)}function fE(e,t){let r=St(e);return oi(r,t)}function dE(e,t){return Mt(ui,t)}function hE(e,t){let r=we(e);return oi(r,t)}function gE(e,t){return o.IsString(e)||o.IsNumber(e)?q({[e]:t}):o.IsEqual(e,!1)?q({false:t}):o.IsEqual(e,!0)?q({true:t}):q({})}function yE(e,t){return Mt(ks,t)}function xE(e,t){return o.HasPropertyKey(e,"pattern")&&(o.IsString(e.pattern)||e.pattern instanceof RegExp)?Mt(e.pattern.toString(),t):Mt(Ur,t)}function EE(e,t){let r=eo(e);return Ec(r)?oi(yt(e),t):Mt(e,t)}function gP(e){return P(e)?Os(e.anyOf):[e]}function Os(e,t=[]){return o.ShiftLeft(e,(r,n)=>Os(n,[...t,...gP(r)]),()=>t)}function yP(e){return e.some(t=>At(t)||Ge(t)||It(t))}function xP(e,t){return o.IsEqual(yP(e),!0)?Mt(Ur,t):void 0}function EP(e,t){return e.reduce((r,n)=>le(n)&&
(o.IsString(n.const)||o.IsNumber(n.const))?{...r,[n.const]:t}:r,{})}function TP(e,t){let r=EP(e,t);return q(r)}function TE(e,t){let r=Os(e),n=xP(r,t);return ze(
n)?n:TP(r,t)}function oi(e,t){return De(e)?Zx(t):Ar(e)?eE(t):ct(e)?fE(e.enum,t):It(e)?dE(e,t):te(e)?hE(e.allOf,t):le(e)?gE(e.const,t):Ge(e)?yE(e,t):P(e)?TE(e.anyOf,t):At(e)?
xE(e,t):$e(e)?EE(e.pattern,t):q({})}function bf(e,t,r){return Y([e])?x.Update(oi(e,t),{},r):Sc(e,t,r)}function bE(e,t,r,n,i){let s=D(e,t,r),a=D(e,t,n);return bf(s,a,i)}var ui=`^${hc}$`,ks=`^${yc}$`,Ur=`^${xc}$`;function Sc(e,t,r={}){return M("Record",[e,t],r)}function Cc(e,t,r={}){return bf(e,t,r)}function IE(e,t){return Mt(e,
t)}function _c(e){return o.IsEqual(e,Ur)?Sr():o.IsEqual(e,ui)?$i():o.IsEqual(e,ks)?Wt():xf(e)}function _r(e){return o.Keys(e.patternProperties)[0]}function $s(e){
let t=_r(e);return _c(t)}function Ct(e){return e.patternProperties[_r(e)]}function mt(e){return $(e,"Record")}function Mi(e){return x.Create({"~kind":"Rest"},{type:"rest",items:e},{})}function ci(e){return $(e,"Rest")}function Rc(e){return x.Create({"~kind":"This"},{$ref:"#"},e)}function Nc(e){return $(e,"This")}function ws(e){return x.Create({"~kind":"Undefined"},{type:"undefined"},e)}function Ps(e){return $(e,"Undefined")}function Dc(e){return x.Create({"~kind":"Void"},{type:"void"},e)}function on(e){return $(e,"Void")}function IP(e,t){return o.IsEqual(e,"Array")?pr(t[0]):o.IsEqual(e,"Capitalize")?kc(t[0]):o.IsEqual(e,"ConstructorParameters")?Mc(t[0]):o.IsEqual(e,"Evaluate")?Cb(
t[0]):o.IsEqual(e,"Exclude")?Lc(t[0],t[1]):o.IsEqual(e,"Extract")?Fc(t[0],t[1]):o.IsEqual(e,"Index")?uo(t[0],t[1]):o.IsEqual(e,"InstanceType")?Bc(t[0]):o.IsEqual(
e,"Lowercase")?Oc(t[0]):o.IsEqual(e,"NonNullable")?Uc(t[0]):o.IsEqual(e,"Omit")?Hc(t[0],t[1]):o.IsEqual(e,"Parameters")?jc(t[0]):o.IsEqual(e,"Partial")?qc(t[0]):
o.IsEqual(e,"Pick")?Vc(t[0],t[1]):o.IsEqual(e,"Readonly")?Gc(t[0]):o.IsEqual(e,"KeyOf")?co(t[0]):o.IsEqual(e,"Record")?Sc(t[0],t[1]):o.IsEqual(e,"Required")?Kc(
t[0]):o.IsEqual(e,"ReturnType")?zc(t[0]):o.IsEqual(e,"Uncapitalize")?$c(t[0]):o.IsEqual(e,"Uppercase")?wc(t[0]):oo(kn(e),t)}function Li(){throw Error("Unreachab\
le")}function RE(e,t=[]){return o.ShiftLeft(e,(r,n)=>RE(n,[...t,r[1]]),()=>t)}function $n(e){return o.IsEqual(e.length,3)?[e[0],...RE(e[1])]:[]}function NE(e){return wi(
e[0],e[2],e[4])}function DE(e){return wi(e[0],e[2],e[2])}function vE(e){return wi(e[0],it(),e[2])}function kE(e){return wi(e,it(),it())}function OE(e){return $n(e)}function $E(e){return e[1]}function wE(e){return $n(e)}function PE(e){return e[1]}function ME(e){return IP(e[0],e[1])}function LE(e){
return null}function FE(e){return Sr()}function BE(e){return Wt()}function UE(e){return dc()}function HE(e){return ws()}function jE(e){return Rs()}function qE(e){
return $i()}function VE(e){return Ja()}function GE(e){return it()}function KE(e){return Cs()}function zE(e){return q({})}function WE(e){return de()}function YE(e){
return Ds()}function XE(e){return Dc()}function QE(e){return Rc()}function JE(e){return re(BigInt(e))}function ZE(e){return re(o.IsEqual(e,"true"))}function eT(e){
return re(parseFloat(e))}function tT(e){return re(e)}function rT(e){return e[1]}function nT(e){return re(e)}function iT(e){return o.IsEqual(e.length,3)?[e[0],e[1],
...e[2]]:[e[0]]}function sT(e){return e[1]}function aT(e){return vc(e)}function oT(e){return o.IsEqual(e.length,6)?vi(e[1],e[3],e[5]):vi(e[1],e[3],it())}function uT(e){
return e.length>0}function cT(e){return e.reduce((t,r)=>o.IsEqual(r.length,3)?[...t,[r[1]]]:[...t,[]],[])}function lT(e){return o.IsEqual(e.length,6)?[e[1],e[3],
e[5]]:[]}function mT(e){return o.IsArray(e)&&o.IsEqual(e.length,3)?e[1]:e}function pT(e){return o.IsEqual(e.length,2)?e[1]:[]}function AE(e,t){return t.reduce((r,n)=>{
let i=n;return o.IsEqual(i.length,1)?uo(r,i[0]):o.IsEqual(i.length,0)?pr(r):Li()},e)}function SE(e,t){return o.IsEqual(t.length,3)?Pc(e,t[0],t[1],t[2]):e}function AP(e,t){
return o.IsArray(t)&&o.IsEqual(t.length,0)?e:Wc(e,t)}function fT(e){let[t,r,n,i,s]=e;return AP(SE(t?co(AE(r,n)):AE(r,n),i),s)}function If(e,t){return o.IsEqual(
t.length,3)?(()=>{let[r,n,i]=t,s=If(n,i);if(o.IsEqual(r,"&"))return te(s)?Pt([e,...s.allOf]):Pt([e,s]);if(o.IsEqual(r,"|"))return P(s)?Q([e,...s.anyOf]):Q([e,s]);
Li()})():e}function dT(e){let[t,r]=e;return If(t,r)}function hT(e){let[t,r]=e;return If(t,r)}function gT(e){return Ab(e[1])}function yT(e){return e[1]}function xT(e){return ni(e[0],e[2])}function ET(e){return o.IsEqual(
e.length,4)?Wa(e[1],e[3]):o.IsEqual(e.length,2)?Wa(e[1],it()):Li()}function TT(e){return`${e}`}function bT(e){return It(e[3])?ui:Ge(e[3])?ks:si(e[3])?Ur:At(e[3])?Ur:Li()}function IT(e){return e.length>0}function AT(e){return e.length>0}function ST(e){let[t,r,n,i,s]=e;return{[r]:t&&n?sn(rn(s)):t&&!n?sn(s):!t&&n?rn(s):s}}function CT(e){return $n(e)}function _T(e){return e.reduce((t,r)=>o.HasPropertyKey(r,ui)||o.HasPropertyKey(r,ks)||o.HasPropertyKey(r,Ur)?[t[0],x.Assign(t[1],r)]:
[x.Assign(t[0],r),t[1]],[{},{}])}function RT(e){return _T(e[1])}function NT(e){let[t,r]=e,n=o.IsEqual(o.Keys(r).length,0)?{}:{patternProperties:r};return q(t,n)}
function DT(e){return o.IsEqual(e.length,5)?sn(rn(e[4])):o.IsEqual(e.length,3)?e[2]:o.IsEqual(e.length,4)?o.IsEqual(e[2],"readonly")?sn(e[3]):rn(e[3]):Li()}function vT(e){
if(!o.IsArray(e)||!o.IsEqual(e.length,3))return e;let[t,r,n]=e;return t&&n?sn(rn(r)):t&&!n?sn(r):!t&&n?rn(r):r}function kT(e){return o.IsEqual(e.length,2)?Mi(e[1]):
o.IsEqual(e.length,1)?e[0]:Li()}function OT(e){return $n(e)}function $T(e){return Ke(e[1])}function wT(e){return sn(rn(e[4]))}function PT(e){return sn(e[3])}function MT(e){
return rn(e[3])}function LT(e){return e[2]}function FT(e){return o.IsEqual(e.length,2)?Mi(e[1]):o.IsEqual(e.length,1)?e[0]:Li()}function BT(e){return $n(e)}function UT(e){return tn(e[1],e[4])}function HT(e){
return en(e[2],e[5])}function CE(e,t){return o.IsEqual(e,"remove")?Sb(t):o.IsEqual(e,"add")?sn(t):t}function jT(e){return o.IsEqual(e.length,2)&&o.IsEqual(e[0],
"-")?"remove":o.IsEqual(e.length,2)&&o.IsEqual(e[0],"+")||o.IsEqual(e.length,1)?"add":"none"}function _E(e,t){return o.IsEqual(e,"remove")?Ib(t):o.IsEqual(e,"ad\
d")?rn(t):t}function qT(e){return o.IsEqual(e.length,2)&&o.IsEqual(e[0],"-")?"remove":o.IsEqual(e.length,2)&&o.IsEqual(e[0],"+")||o.IsEqual(e.length,1)?"add":"n\
one"}function VT(e){return o.IsEqual(e.length,2)?[e[1]]:[]}function GT(e){return o.IsArray(e[6])&&o.IsEqual(e[6].length,1)?so(Za(e[3]),e[5],e[6][0],CE(e[1],_E(e[8],
e[10]))):so(Za(e[3]),e[5],kn(e[3]),CE(e[1],_E(e[8],e[10])))}function KT(e){return kn(e)}function zT(e){return BigInt(e)}function WT(e){return parseFloat(e)}function YT(e){
return o.IsEqual(e,"true")}function XT(e){return null}function QT(e){return{[e[0]]:e[2]}}function JT(e){return $n(e)}function SP(e){return e.reduce((t,r)=>x.Assign(t,r),{})}function ZT(e){return SP(e[1])}function eb(e){
return $n(e)}function tb(e){return e[1]}function rb(e){return Ja()}function nb(e){return Sr()}function ib(e){return Wt()}function sb(e){return $i()}function ab(e){return de()}function ob(e){return re(
e)}function ub(e){return Q(e[1])}function cb(e){return e.length===3?[...e[0],...e[2]]:e.length===1?[...e[0]]:[]}function lb(e){return[e[0],...e[1]]}function mb(e){return e[1]}function pb(e){return $n(e)}function fb(e){return o.IsEqual(e.length,2)?e[1]:[]}function db(e){let t=e[2],r=e[3],[n,i]=e[4],s=o.IsEqual(
o.Keys(i).length,0)?{}:{patternProperties:i};return{[e[1]]:ni(t,ao(r,n,s))}}function hb(e){let t=e[2],[r,n]=e[3],i=o.IsEqual(o.Keys(n).length,0)?{}:{patternProperties:n};
return{[e[1]]:ao(t,r,i)}}function gb(e){return{[e[1]]:ni(e[2],e[4])}}function yb(e){return{[e[1]]:e[3]}}function xb(e){return null}function Eb(e){return $n(e)}function Tb(e){return e[1]}function bb(e){let[t,r]=[e[0],e[1]];return _b(x.Assign(t,_T(r)[0]))}function lo(e){return ie(e.length,2)}function ee(e,t,r){return lo(e)?t(e[0],e[1]):r()}function RP(e,t){return ie(t.indexOf(e),0)?[e,t.slice(e.length)]:[]}function ve(e,t){for(let r=0;r<e.length;r++){let n=RP(e[r],t);if(lo(n))return n}return[]}function Af(e,t){return Array.from({length:t-e+1},(r,n)=>String.fromCharCode(e+n))}var Rb=[...Af(97,122),...Af(65,90)],Sf="0",Cf=Af(49,57),Ms=[Sf,...Cf],Nb=" ",
Ls=`
`;var li="_",Yc=".",Db="$",Xc="-";var vb="//",kb="/*",DP="*/";function Ob(e){let t=e.indexOf(DP);return ie(t,-1)?"":e.slice(t+2)}function $b(e){let t=e.indexOf(Ls);return ie(t,-1)?"":e.slice(t)}
function vP(e){return e.replace(/^[ \t\r\f\v]+/,"")}function Qc(e){let t=vP(e);return t.startsWith(kb)?Qc(Ob(t.slice(2))):t.startsWith(vb)?Qc($b(t.slice(2))):t}
function st(e){let t=e.trimStart();return t.startsWith(kb)?st(Ob(t.slice(2))):t.startsWith(vb)?st($b(t.slice(2))):t}function Jc(e,t){return ee(ve([e],t),(r,n)=>[r,n],()=>["",t])}function kP(e,t){return e.includes(t)}function Fs(e,t,r,n=""){return ee(ve(e,r),(i,s)=>kP(t,i)?Fs(e,t,s,n):Fs(e,t,s,`${n}${i}`),()=>[n,r])}function OP(e){return ve(Cf,e)}var $P=[...Ms,li];function wP(e){return Fs($P,[li],e)}function PP(e){return ee(ve([Sf],e),(t,r)=>[t,r],()=>ee(OP(e),(t,r)=>ee(wP(
r),(n,i)=>[`${t}${n}`,i],()=>[]),()=>[]))}function Zc(e){return PP(st(e))}function MP(e){return Jc(Xc,e)}function LP(e){return ee(MP(e),(t,r)=>ee(Zc(r),(n,i)=>[`${t}${n}`,i],()=>[]),()=>[])}function wb(e){return LP(st(e))}function FP(e){return ee(wb(e),(t,r)=>ee(ve(["n"],r),(n,i)=>[`${t}`,i],()=>[]),()=>[])}function _f(e){return FP(e)}function Rf(e,t){return ve([e],t)}function b(e,t){return ie(e,"")?["",t]:e.startsWith(Ls)?Rf(e,Qc(t)):e.startsWith(Nb)?Rf(e,t):Rf(e,st(t))}var Pb=[...Rb,li,Db];function BP(e){return ve(Pb,e)}var UP=[...Pb,...Ms];function Mb(e,t=""){return ee(ve(UP,e),(r,n)=>Mb(n,`${t}${r}`),()=>[t,e])}function HP(e){
return ee(BP(e),(t,r)=>ee(Mb(r),(n,i)=>[`${t}${n}`,i],()=>[]),()=>[])}function Pe(e){return HP(st(e))}var jP=[...Ms,li];function qP(e){return lo(ve([Yc],e))}function Lb(e){return ee(Fs(jP,[li],e),(t,r)=>ie(t,"")?[]:[t,r],()=>[])}function VP(e){return ee(ve([Yc],
e),(t,r)=>ee(Lb(r),(n,i)=>[`0${t}${n}`,i],()=>[]),()=>[])}function GP(e){return ee(Zc(e),(t,r)=>ee(ve([Yc],r),(n,i)=>ee(Lb(i),(s,a)=>[`${t}${n}${s}`,a],()=>[`${t}`,
i]),()=>[`${t}`,r]),()=>[])}function KP(e){return qP(e)?VP(e):GP(e)}function Fb(e){return KP(st(e))}function zP(e){return Jc(Xc,e)}function WP(e){return ee(zP(e),(t,r)=>ee(Fb(r),(n,i)=>[`${t}${n}`,i],()=>[]),()=>[])}function el(e){return WP(st(e))}function YP(e){return ie(e,"")?[]:[e.slice(0,1),e.slice(1)]}function Bb(e,t){return tc(e,(r,n)=>t.startsWith(r)?!0:Bb(n,t),()=>!1)}function mi(e,t,r=""){return ee(
YP(t),(n,i)=>Bb(e,t)?[r,t]:mi(e,i,`${r}${n}`),()=>[])}function XP(e,t,r){return ee(ve([e],r),(n,i)=>ee(mi([t],i),(s,a)=>ee(ve([t],a),(c,m)=>[`${s}`,m],()=>[]),()=>[]),()=>[])}function QP(e,t,r){return ee(ve([e],r),
(n,i)=>ee(mi([Ls,t],i),(s,a)=>ee(ve([t],a),(c,m)=>[`${s}`,m],()=>[]),()=>[]),()=>[])}function Ub(e,t,r,n){return r?XP(e,t,st(n)):QP(e,t,st(n))}function JP(e,t){return ve(e,t)}function ZP(e,t){return Ub(e,e,!1,t)}function eM(e,t){return ee(JP(e,t),(r,n)=>ZP(r,`${r}${n}`),()=>[])}function tl(e,t){return eM(
e,st(t))}function Hb(e,t){return ee(mi(e,t),(r,n)=>ie(r,"")?[]:[r,n],()=>[])}var l=(e,t,r=()=>[])=>e.length===2?t(e):r(),rM=e=>l(l(Pe(e),([t,r])=>l(b("extends",r),([n,i])=>l(se(i),([s,a])=>l(b("=",a),([c,m])=>l(se(m),([p,d])=>[[t,n,s,c,p],
d]))))),([t,r])=>[NE(t),r]),nM=e=>l(l(Pe(e),([t,r])=>l(b("extends",r),([n,i])=>l(se(i),([s,a])=>[[t,n,s],a]))),([t,r])=>[DE(t),r]),iM=e=>l(l(Pe(e),([t,r])=>l(b(
"=",r),([n,i])=>l(se(i),([s,a])=>[[t,n,s],a]))),([t,r])=>[vE(t),r]),sM=e=>l(Pe(e),([t,r])=>[kE(t),r]),Vb=e=>l(l(rM(e),([t,r])=>[t,r],()=>l(nM(e),([t,r])=>[t,r],
()=>l(iM(e),([t,r])=>[t,r],()=>l(sM(e),([t,r])=>[t,r],()=>[])))),([t,r])=>[t,r]),Gb=(e,t=[])=>l(l(b(",",e),([r,n])=>l(Vb(n),([i,s])=>[[r,i],s])),([r,n])=>Gb(n,[
...t,r]),()=>[t,e]),aM=e=>l(l(l(Vb(e),([t,r])=>l(Gb(r),([n,i])=>l(l(b(",",i),([s,a])=>[[s],a],()=>[[],i]),([s,a])=>[[t,n,s],a]))),([t,r])=>[t,r],()=>l([[],e],([
t,r])=>[t,r],()=>[])),([t,r])=>[OE(t),r]),vf=e=>l(l(b("<",e),([t,r])=>l(aM(r),([n,i])=>l(b(">",i),([s,a])=>[[t,n,s],a]))),([t,r])=>[$E(t),r]),Kb=(e,t=[])=>l(l(b(
",",e),([r,n])=>l(se(n),([i,s])=>[[r,i],s])),([r,n])=>Kb(n,[...t,r]),()=>[t,e]),oM=e=>l(l(l(se(e),([t,r])=>l(Kb(r),([n,i])=>l(l(b(",",i),([s,a])=>[[s],a],()=>[[],
i]),([s,a])=>[[t,n,s],a]))),([t,r])=>[t,r],()=>l([[],e],([t,r])=>[t,r],()=>[])),([t,r])=>[wE(t),r]),uM=e=>l(l(b("<",e),([t,r])=>l(oM(r),([n,i])=>l(b(">",i),([s,
a])=>[[t,n,s],a]))),([t,r])=>[PE(t),r]),cM=e=>l(l(Pe(e),([t,r])=>l(uM(r),([n,i])=>[[t,n],i])),([t,r])=>[ME(t),r]),zb=e=>l(l(l(b(";",e),([t,r])=>[[t],r]),([t,r])=>[
t,r],()=>l([[],e],([t,r])=>[t,r],()=>[])),([t,r])=>[LE(t),r]),Wb=e=>l(b("string",e),([t,r])=>[FE(t),r]),Yb=e=>l(b("number",e),([t,r])=>[BE(t),r]),lM=e=>l(b("boo\
lean",e),([t,r])=>[UE(t),r]),mM=e=>l(b("undefined",e),([t,r])=>[HE(t),r]),pM=e=>l(b("null",e),([t,r])=>[jE(t),r]),Xb=e=>l(b("integer",e),([t,r])=>[qE(t),r]),fM=e=>l(
b("bigint",e),([t,r])=>[VE(t),r]),dM=e=>l(b("unknown",e),([t,r])=>[GE(t),r]),hM=e=>l(b("any",e),([t,r])=>[KE(t),r]),gM=e=>l(b("object",e),([t,r])=>[zE(t),r]),yM=e=>l(
b("never",e),([t,r])=>[WE(t),r]),Qb=e=>l(b("symbol",e),([t,r])=>[YE(t),r]),xM=e=>l(b("void",e),([t,r])=>[XE(t),r]),EM=e=>l(b("this",e),([t,r])=>[QE(t),r]),TM=e=>l(
l(b("${",e),([t,r])=>l(se(r),([n,i])=>l(b("}",i),([s,a])=>[[t,n,s],a]))),([t,r])=>[rT(t),r]),Nf=e=>l(mi(["${","`"],e),([t,r])=>[nT(t),r]),Jb=e=>l(l(l(Nf(e),([t,
r])=>l(TM(r),([n,i])=>l(Jb(i),([s,a])=>[[t,n,s],a]))),([t,r])=>[t,r],()=>l(l(Nf(e),([t,r])=>[[t],r]),([t,r])=>[t,r],()=>l(l(Nf(e),([t,r])=>[[t],r]),([t,r])=>[t,
r],()=>[]))),([t,r])=>[iT(t),r]),kf=e=>l(l(b("`",e),([t,r])=>l(Jb(r),([n,i])=>l(b("`",i),([s,a])=>[[t,n,s],a]))),([t,r])=>[sT(t),r]),bM=e=>l(kf(e),([t,r])=>[aT(
t),r]),IM=e=>l(l(l(b("if",e),([t,r])=>l(se(r),([n,i])=>l(b("then",i),([s,a])=>l(se(a),([c,m])=>l(b("else",m),([p,d])=>l(se(d),([E,C])=>[[t,n,s,c,p,E],C])))))),([
t,r])=>[t,r],()=>l(l(b("if",e),([t,r])=>l(se(r),([n,i])=>l(b("then",i),([s,a])=>l(se(a),([c,m])=>[[t,n,s,c],m])))),([t,r])=>[t,r],()=>[])),([t,r])=>[oT(t),r]),AM=e=>l(
_f(e),([t,r])=>[JE(t),r]),SM=e=>l(l(b("true",e),([t,r])=>[t,r],()=>l(b("false",e),([t,r])=>[t,r],()=>[])),([t,r])=>[ZE(t),r]),CM=e=>l(el(e),([t,r])=>[eT(t),r]),
_M=e=>l(tl(["'",'"'],e),([t,r])=>[tT(t),r]),RM=e=>l(l(l(b("keyof",e),([t,r])=>[[t],r]),([t,r])=>[t,r],()=>l([[],e],([t,r])=>[t,r],()=>[])),([t,r])=>[uT(t),r]),Zb=(e,t=[])=>l(
l(l(b("[",e),([r,n])=>l(se(n),([i,s])=>l(b("]",s),([a,c])=>[[r,i,a],c]))),([r,n])=>[r,n],()=>l(l(b("[",e),([r,n])=>l(b("]",n),([i,s])=>[[r,i],s])),([r,n])=>[r,n],
()=>[])),([r,n])=>Zb(n,[...t,r]),()=>[t,e]),NM=e=>l(Zb(e),([t,r])=>[cT(t),r]),DM=e=>l(l(l(b("extends",e),([t,r])=>l(se(r),([n,i])=>l(b("?",i),([s,a])=>l(se(a),([
c,m])=>l(b(":",m),([p,d])=>l(se(d),([E,C])=>[[t,n,s,c,p,E],C])))))),([t,r])=>[t,r],()=>l([[],e],([t,r])=>[t,r],()=>[])),([t,r])=>[lT(t),r]),vM=e=>l(l(l(b("(",e),
([t,r])=>l(se(r),([n,i])=>l(b(")",i),([s,a])=>[[t,n,s],a]))),([t,r])=>[t,r],()=>l(Wb(e),([t,r])=>[t,r],()=>l(Yb(e),([t,r])=>[t,r],()=>l(lM(e),([t,r])=>[t,r],()=>l(
mM(e),([t,r])=>[t,r],()=>l(pM(e),([t,r])=>[t,r],()=>l(Xb(e),([t,r])=>[t,r],()=>l(fM(e),([t,r])=>[t,r],()=>l(dM(e),([t,r])=>[t,r],()=>l(hM(e),([t,r])=>[t,r],()=>l(
gM(e),([t,r])=>[t,r],()=>l(yM(e),([t,r])=>[t,r],()=>l(Qb(e),([t,r])=>[t,r],()=>l(xM(e),([t,r])=>[t,r],()=>l(EM(e),([t,r])=>[t,r],()=>l(AM(e),([t,r])=>[t,r],()=>l(
SM(e),([t,r])=>[t,r],()=>l(CM(e),([t,r])=>[t,r],()=>l(_M(e),([t,r])=>[t,r],()=>l(bM(e),([t,r])=>[t,r],()=>l(IM(e),([t,r])=>[t,r],()=>l(HM(e),([t,r])=>[t,r],()=>l(
VM(e),([t,r])=>[t,r],()=>l(XM(e),([t,r])=>[t,r],()=>l(YM(e),([t,r])=>[t,r],()=>l(eL(e),([t,r])=>[t,r],()=>l(cM(e),([t,r])=>[t,r],()=>l(tL(e),([t,r])=>[t,r],()=>[])))))))))))))))))))))))))))),
([t,r])=>[mT(t),r]),kM=e=>l(l(l(b("with",e),([t,r])=>l(gI(r),([n,i])=>[[t,n],i])),([t,r])=>[t,r],()=>l([[],e],([t,r])=>[t,r],()=>[])),([t,r])=>[pT(t),r]),eI=e=>l(
l(RM(e),([t,r])=>l(vM(r),([n,i])=>l(NM(i),([s,a])=>l(DM(a),([c,m])=>l(kM(m),([p,d])=>[[t,n,s,c,p],d]))))),([t,r])=>[fT(t),r]),tI=e=>l(l(l(b("&",e),([t,r])=>l(eI(
r),([n,i])=>l(tI(i),([s,a])=>[[t,n,s],a]))),([t,r])=>[t,r],()=>l([[],e],([t,r])=>[t,r],()=>[])),([t,r])=>[t,r]),rI=e=>l(l(eI(e),([t,r])=>l(tI(r),([n,i])=>[[t,n],
i])),([t,r])=>[dT(t),r]),nI=e=>l(l(l(b("|",e),([t,r])=>l(rI(r),([n,i])=>l(nI(i),([s,a])=>[[t,n,s],a]))),([t,r])=>[t,r],()=>l([[],e],([t,r])=>[t,r],()=>[])),([t,
r])=>[t,r]),rl=e=>l(l(rI(e),([t,r])=>l(nI(r),([n,i])=>[[t,n],i])),([t,r])=>[hT(t),r]),OM=e=>l(l(b("readonly",e),([t,r])=>l(rl(r),([n,i])=>[[t,n],i])),([t,r])=>[
gT(t),r]),$M=e=>l(l(b("|",e),([t,r])=>l(rl(r),([n,i])=>[[t,n],i])),([t,r])=>[yT(t),r]),wM=e=>l(l(vf(e),([t,r])=>l(b("=",r),([n,i])=>l(se(i),([s,a])=>[[t,n,s],a]))),
([t,r])=>[xT(t),r]),PM=e=>l(l(l(b("infer",e),([t,r])=>l(Pe(r),([n,i])=>l(b("extends",i),([s,a])=>l(rl(a),([c,m])=>[[t,n,s,c],m])))),([t,r])=>[t,r],()=>l(l(b("in\
fer",e),([t,r])=>l(Pe(r),([n,i])=>[[t,n],i])),([t,r])=>[t,r],()=>[])),([t,r])=>[ET(t),r]),se=e=>l(l(PM(e),([t,r])=>[t,r],()=>l($M(e),([t,r])=>[t,r],()=>l(OM(e),
([t,r])=>[t,r],()=>l(rl(e),([t,r])=>[t,r],()=>[])))),([t,r])=>[t,r]),MM=e=>l(el(e),([t,r])=>[TT(t),r]),LM=e=>l(Pe(e),([t,r])=>[t,r]),FM=e=>l(tl(["'",'"'],e),([t,
r])=>[t,r]),BM=e=>l(l(b("[",e),([t,r])=>l(Pe(r),([n,i])=>l(b(":",i),([s,a])=>l(l(Xb(a),([c,m])=>[c,m],()=>l(Yb(a),([c,m])=>[c,m],()=>l(Wb(a),([c,m])=>[c,m],()=>l(
Qb(a),([c,m])=>[c,m],()=>[])))),([c,m])=>l(b("]",m),([p,d])=>[[t,n,s,c,p],d]))))),([t,r])=>[bT(t),r]),iI=e=>l(l(MM(e),([t,r])=>[t,r],()=>l(LM(e),([t,r])=>[t,r],
()=>l(FM(e),([t,r])=>[t,r],()=>l(BM(e),([t,r])=>[t,r],()=>[])))),([t,r])=>[t,r]),sI=e=>l(l(l(b("readonly",e),([t,r])=>[[t],r]),([t,r])=>[t,r],()=>l([[],e],([t,r])=>[
t,r],()=>[])),([t,r])=>[IT(t),r]),aI=e=>l(l(l(b("?",e),([t,r])=>[[t],r]),([t,r])=>[t,r],()=>l([[],e],([t,r])=>[t,r],()=>[])),([t,r])=>[AT(t),r]),oI=e=>l(l(sI(e),
([t,r])=>l(iI(r),([n,i])=>l(aI(i),([s,a])=>l(b(":",a),([c,m])=>l(se(m),([p,d])=>[[t,n,s,c,p],d]))))),([t,r])=>[ST(t),r]),nl=e=>l(l(l(b(",",e),([t,r])=>l(b(`
`,r),([n,i])=>[[t,n],i])),([t,r])=>[t,r],()=>l(l(b(";",e),([t,r])=>l(b(`
`,r),([n,i])=>[[t,n],i])),([t,r])=>[t,r],()=>l(l(b(",",e),([t,r])=>[[t],r]),([t,r])=>[t,r],()=>l(l(b(";",e),([t,r])=>[[t],r]),([t,r])=>[t,r],()=>l(l(b(`
`,e),([t,r])=>[[t],r]),([t,r])=>[t,r],()=>[]))))),([t,r])=>[t,r]),uI=(e,t=[])=>l(l(nl(e),([r,n])=>l(oI(n),([i,s])=>[[r,i],s])),([r,n])=>uI(n,[...t,r]),()=>[t,e]),
UM=e=>l(l(l(oI(e),([t,r])=>l(uI(r),([n,i])=>l(l(nl(i),([s,a])=>[[s],a],()=>[[],i]),([s,a])=>[[t,n,s],a]))),([t,r])=>[t,r],()=>l([[],e],([t,r])=>[t,r],()=>[])),([
t,r])=>[CT(t),r]),Of=e=>l(l(b("{",e),([t,r])=>l(UM(r),([n,i])=>l(b("}",i),([s,a])=>[[t,n,s],a]))),([t,r])=>[RT(t),r]),HM=e=>l(Of(e),([t,r])=>[NT(t),r]),jM=e=>l(
l(l(Pe(e),([t,r])=>l(b("?",r),([n,i])=>l(b(":",i),([s,a])=>l(b("readonly",a),([c,m])=>l(se(m),([p,d])=>[[t,n,s,c,p],d]))))),([t,r])=>[t,r],()=>l(l(Pe(e),([t,r])=>l(
b(":",r),([n,i])=>l(b("readonly",i),([s,a])=>l(se(a),([c,m])=>[[t,n,s,c],m])))),([t,r])=>[t,r],()=>l(l(Pe(e),([t,r])=>l(b("?",r),([n,i])=>l(b(":",i),([s,a])=>l(
se(a),([c,m])=>[[t,n,s,c],m])))),([t,r])=>[t,r],()=>l(l(Pe(e),([t,r])=>l(b(":",r),([n,i])=>l(se(i),([s,a])=>[[t,n,s],a]))),([t,r])=>[t,r],()=>[])))),([t,r])=>[DT(
t),r]),jb=e=>l(l(jM(e),([t,r])=>[t,r],()=>l(l(sI(e),([t,r])=>l(se(r),([n,i])=>l(aI(i),([s,a])=>[[t,n,s],a]))),([t,r])=>[t,r],()=>[])),([t,r])=>[vT(t),r]),cI=e=>l(
l(l(b("...",e),([t,r])=>l(jb(r),([n,i])=>[[t,n],i])),([t,r])=>[t,r],()=>l(l(jb(e),([t,r])=>[[t],r]),([t,r])=>[t,r],()=>[])),([t,r])=>[kT(t),r]),lI=(e,t=[])=>l(l(
b(",",e),([r,n])=>l(cI(n),([i,s])=>[[r,i],s])),([r,n])=>lI(n,[...t,r]),()=>[t,e]),qM=e=>l(l(l(cI(e),([t,r])=>l(lI(r),([n,i])=>l(l(b(",",i),([s,a])=>[[s],a],()=>[
[],i]),([s,a])=>[[t,n,s],a]))),([t,r])=>[t,r],()=>l([[],e],([t,r])=>[t,r],()=>[])),([t,r])=>[OT(t),r]),VM=e=>l(l(b("[",e),([t,r])=>l(qM(r),([n,i])=>l(b("]",i),([
s,a])=>[[t,n,s],a]))),([t,r])=>[$T(t),r]),GM=e=>l(l(Pe(e),([t,r])=>l(b("?",r),([n,i])=>l(b(":",i),([s,a])=>l(b("readonly",a),([c,m])=>l(se(m),([p,d])=>[[t,n,s,c,
p],d]))))),([t,r])=>[wT(t),r]),KM=e=>l(l(Pe(e),([t,r])=>l(b(":",r),([n,i])=>l(b("readonly",i),([s,a])=>l(se(a),([c,m])=>[[t,n,s,c],m])))),([t,r])=>[PT(t),r]),zM=e=>l(
l(Pe(e),([t,r])=>l(b("?",r),([n,i])=>l(b(":",i),([s,a])=>l(se(a),([c,m])=>[[t,n,s,c],m])))),([t,r])=>[MT(t),r]),WM=e=>l(l(Pe(e),([t,r])=>l(b(":",r),([n,i])=>l(se(
i),([s,a])=>[[t,n,s],a]))),([t,r])=>[LT(t),r]),qb=e=>l(l(GM(e),([t,r])=>[t,r],()=>l(KM(e),([t,r])=>[t,r],()=>l(zM(e),([t,r])=>[t,r],()=>l(WM(e),([t,r])=>[t,r],()=>[])))),
([t,r])=>[t,r]),mI=e=>l(l(l(b("...",e),([t,r])=>l(qb(r),([n,i])=>[[t,n],i])),([t,r])=>[t,r],()=>l(l(qb(e),([t,r])=>[[t],r]),([t,r])=>[t,r],()=>[])),([t,r])=>[FT(
t),r]),pI=(e,t=[])=>l(l(b(",",e),([r,n])=>l(mI(n),([i,s])=>[[r,i],s])),([r,n])=>pI(n,[...t,r]),()=>[t,e]),fI=e=>l(l(l(mI(e),([t,r])=>l(pI(r),([n,i])=>l(l(b(",",
i),([s,a])=>[[s],a],()=>[[],i]),([s,a])=>[[t,n,s],a]))),([t,r])=>[t,r],()=>l([[],e],([t,r])=>[t,r],()=>[])),([t,r])=>[BT(t),r]),YM=e=>l(l(b("(",e),([t,r])=>l(fI(
r),([n,i])=>l(b(")",i),([s,a])=>l(b("=>",a),([c,m])=>l(se(m),([p,d])=>[[t,n,s,c,p],d]))))),([t,r])=>[UT(t),r]),XM=e=>l(l(b("new",e),([t,r])=>l(b("(",r),([n,i])=>l(
fI(i),([s,a])=>l(b(")",a),([c,m])=>l(b("=>",m),([p,d])=>l(se(d),([E,C])=>[[t,n,s,c,p,E],C])))))),([t,r])=>[HT(t),r]),QM=e=>l(l(l(b("+",e),([t,r])=>l(b("readonly",
r),([n,i])=>[[t,n],i])),([t,r])=>[t,r],()=>l(l(b("-",e),([t,r])=>l(b("readonly",r),([n,i])=>[[t,n],i])),([t,r])=>[t,r],()=>l(l(b("readonly",e),([t,r])=>[[t],r]),
([t,r])=>[t,r],()=>l([[],e],([t,r])=>[t,r],()=>[])))),([t,r])=>[jT(t),r]),JM=e=>l(l(l(b("+",e),([t,r])=>l(b("?",r),([n,i])=>[[t,n],i])),([t,r])=>[t,r],()=>l(l(b(
"-",e),([t,r])=>l(b("?",r),([n,i])=>[[t,n],i])),([t,r])=>[t,r],()=>l(l(b("?",e),([t,r])=>[[t],r]),([t,r])=>[t,r],()=>l([[],e],([t,r])=>[t,r],()=>[])))),([t,r])=>[
qT(t),r]),ZM=e=>l(l(l(b("as",e),([t,r])=>l(se(r),([n,i])=>[[t,n],i])),([t,r])=>[t,r],()=>l([[],e],([t,r])=>[t,r],()=>[])),([t,r])=>[VT(t),r]),eL=e=>l(l(b("{",e),
([t,r])=>l(QM(r),([n,i])=>l(b("[",i),([s,a])=>l(Pe(a),([c,m])=>l(b("in",m),([p,d])=>l(se(d),([E,C])=>l(ZM(C),([O,H])=>l(b("]",H),([Ue,Gt])=>l(JM(Gt),([or,Qr])=>l(
b(":",Qr),([Ri,cs])=>l(se(cs),([Wn,Tr])=>l(zb(Tr),([ls,ms])=>l(b("}",ms),([Nu,Yn])=>[[t,n,s,c,p,E,O,Ue,or,Ri,Wn,ls,Nu],Yn]))))))))))))),([t,r])=>[GT(t),r]),tL=e=>l(
Pe(e),([t,r])=>[KT(t),r]),rL=e=>l(_f(e),([t,r])=>[zT(t),r]),nL=e=>l(el(e),([t,r])=>[WT(t),r]),iL=e=>l(l(b("true",e),([t,r])=>[t,r],()=>l(b("false",e),([t,r])=>[
t,r],()=>[])),([t,r])=>[YT(t),r]),sL=e=>l(tl(['"',"'"],e),([t,r])=>[t,r]),aL=e=>l(b("null",e),([t,r])=>[XT(t),r]),oL=e=>l(b("undefined",e),([t,r])=>[void 0,r]),
dI=e=>l(l(iI(e),([t,r])=>l(b(":",r),([n,i])=>l($f(i),([s,a])=>[[t,n,s],a]))),([t,r])=>[QT(t),r]),hI=(e,t=[])=>l(l(nl(e),([r,n])=>l(dI(n),([i,s])=>[[r,i],s])),([
r,n])=>hI(n,[...t,r]),()=>[t,e]),uL=e=>l(l(l(dI(e),([t,r])=>l(hI(r),([n,i])=>l(l(nl(i),([s,a])=>[[s],a],()=>[[],i]),([s,a])=>[[t,n,s],a]))),([t,r])=>[t,r],()=>l(
[[],e],([t,r])=>[t,r],()=>[])),([t,r])=>[JT(t),r]),gI=e=>l(l(b("{",e),([t,r])=>l(uL(r),([n,i])=>l(b("}",i),([s,a])=>[[t,n,s],a]))),([t,r])=>[ZT(t),r]),yI=(e,t=[])=>l(
l(b(",",e),([r,n])=>l($f(n),([i,s])=>[[r,i],s])),([r,n])=>yI(n,[...t,r]),()=>[t,e]),cL=e=>l(l(l($f(e),([t,r])=>l(yI(r),([n,i])=>l(l(b(",",i),([s,a])=>[[s],a],()=>[
[],i]),([s,a])=>[[t,n,s],a]))),([t,r])=>[t,r],()=>l([[],e],([t,r])=>[t,r],()=>[])),([t,r])=>[eb(t),r]),lL=e=>l(l(b("[",e),([t,r])=>l(cL(r),([n,i])=>l(b("]",i),([
s,a])=>[[t,n,s],a]))),([t,r])=>[tb(t),r]),$f=e=>l(l(rL(e),([t,r])=>[t,r],()=>l(nL(e),([t,r])=>[t,r],()=>l(iL(e),([t,r])=>[t,r],()=>l(sL(e),([t,r])=>[t,r],()=>l(
aL(e),([t,r])=>[t,r],()=>l(oL(e),([t,r])=>[t,r],()=>l(gI(e),([t,r])=>[t,r],()=>l(lL(e),([t,r])=>[t,r],()=>[])))))))),([t,r])=>[t,r]),mL=e=>l(b("-?(?:0|[1-9][0-9\
]*)n",e),([t,r])=>[rb(t),r]),pL=e=>l(b(".*",e),([t,r])=>[nb(t),r]),fL=e=>l(b("-?(?:0|[1-9][0-9]*)(?:\\.[0-9]+)?",e),([t,r])=>[ib(t),r]),dL=e=>l(b("-?(?:0|[1-9][\
0-9]*)",e),([t,r])=>[sb(t),r]),hL=e=>l(b("(?!)",e),([t,r])=>[ab(t),r]),gL=e=>l(Hb(["-?(?:0|[1-9][0-9]*)n",".*","-?(?:0|[1-9][0-9]*)(?:\\.[0-9]+)?","-?(?:0|[1-9]\
[0-9]*)","(?!)","(",")","$","|"],e),([t,r])=>[ob(t),r]),yL=e=>l(l(mL(e),([t,r])=>[t,r],()=>l(pL(e),([t,r])=>[t,r],()=>l(fL(e),([t,r])=>[t,r],()=>l(dL(e),([t,r])=>[
t,r],()=>l(hL(e),([t,r])=>[t,r],()=>l(xL(e),([t,r])=>[t,r],()=>l(gL(e),([t,r])=>[t,r],()=>[]))))))),([t,r])=>[t,r]),xL=e=>l(l(b("(",e),([t,r])=>l(wf(r),([n,i])=>l(
b(")",i),([s,a])=>[[t,n,s],a]))),([t,r])=>[ub(t),r]),xI=e=>l(l(l(Df(e),([t,r])=>l(b("|",r),([n,i])=>l(xI(i),([s,a])=>[[t,n,s],a]))),([t,r])=>[t,r],()=>l(l(Df(e),
([t,r])=>[[t],r]),([t,r])=>[t,r],()=>l([[],e],([t,r])=>[t,r],()=>[]))),([t,r])=>[cb(t),r]),Df=e=>l(l(yL(e),([t,r])=>l(wf(r),([n,i])=>[[t,n],i])),([t,r])=>[lb(t),
r]),wf=e=>l(l(xI(e),([t,r])=>[t,r],()=>l(Df(e),([t,r])=>[t,r],()=>[])),([t,r])=>[t,r]),Gx=e=>l(l(b("^",e),([t,r])=>l(wf(r),([n,i])=>l(b("$",i),([s,a])=>[[t,n,s],
a]))),([t,r])=>[mb(t),r]),EI=(e,t=[])=>l(l(b(",",e),([r,n])=>l(se(n),([i,s])=>[[r,i],s])),([r,n])=>EI(n,[...t,r]),()=>[t,e]),EL=e=>l(l(l(se(e),([t,r])=>l(EI(r),
([n,i])=>l(l(b(",",i),([s,a])=>[[s],a],()=>[[],i]),([s,a])=>[[t,n,s],a]))),([t,r])=>[t,r],()=>l([[],e],([t,r])=>[t,r],()=>[])),([t,r])=>[pb(t),r]),TI=e=>l(l(l(b(
"extends",e),([t,r])=>l(EL(r),([n,i])=>[[t,n],i])),([t,r])=>[t,r],()=>l([[],e],([t,r])=>[t,r],()=>[])),([t,r])=>[fb(t),r]),TL=e=>l(l(b("interface",e),([t,r])=>l(
Pe(r),([n,i])=>l(vf(i),([s,a])=>l(TI(a),([c,m])=>l(Of(m),([p,d])=>[[t,n,s,c,p],d]))))),([t,r])=>[db(t),r]),bL=e=>l(l(b("interface",e),([t,r])=>l(Pe(r),([n,i])=>l(
TI(i),([s,a])=>l(Of(a),([c,m])=>[[t,n,s,c],m])))),([t,r])=>[hb(t),r]),IL=e=>l(l(b("type",e),([t,r])=>l(Pe(r),([n,i])=>l(vf(i),([s,a])=>l(b("=",a),([c,m])=>l(se(
m),([p,d])=>[[t,n,s,c,p],d]))))),([t,r])=>[gb(t),r]),AL=e=>l(l(b("type",e),([t,r])=>l(Pe(r),([n,i])=>l(b("=",i),([s,a])=>l(se(a),([c,m])=>[[t,n,s,c],m])))),([t,
r])=>[yb(t),r]),SL=e=>l(l(l(b("export",e),([t,r])=>[[t],r]),([t,r])=>[t,r],()=>l([[],e],([t,r])=>[t,r],()=>[])),([t,r])=>[xb(t),r]),bI=e=>l(l(l(b(";",e),([t,r])=>l(
b(`
`,r),([n,i])=>[[t,n],i])),([t,r])=>[t,r],()=>l(l(b(";",e),([t,r])=>[[t],r]),([t,r])=>[t,r],()=>l(l(b(`
`,e),([t,r])=>[[t],r]),([t,r])=>[t,r],()=>[]))),([t,r])=>[t,r]),II=(e,t=[])=>l(l(bI(e),([r,n])=>l(Pf(n),([i,s])=>[[r,i],s])),([r,n])=>II(n,[...t,r]),()=>[t,e]),
CL=e=>l(l(l(Pf(e),([t,r])=>l(II(r),([n,i])=>l(l(bI(i),([s,a])=>[[s],a],()=>[[],i]),([s,a])=>[[t,n,s],a]))),([t,r])=>[t,r],()=>l([[],e],([t,r])=>[t,r],()=>[])),([
t,r])=>[Eb(t),r]),Pf=e=>l(l(SL(e),([t,r])=>l(l(TL(r),([n,i])=>[n,i],()=>l(bL(r),([n,i])=>[n,i],()=>l(IL(r),([n,i])=>[n,i],()=>l(AL(r),([n,i])=>[n,i],()=>[])))),
([n,i])=>l(zb(i),([s,a])=>[[t,n,s],a]))),([t,r])=>[Tb(t),r]),_L=e=>l(l(Pf(e),([t,r])=>l(CL(r),([n,i])=>[[t,n],i])),([t,r])=>[bb(t),r]),AI=e=>l(l(_L(e),([t,r])=>[
t,r],()=>l(wM(e),([t,r])=>[t,r],()=>l(se(e),([t,r])=>[t,r],()=>[]))),([t,r])=>[t,r]);function SI(e){let t=kf(`\`${e}\``);return o.IsEqual(t.length,2)?t[0]:Ve()}function NL(e){return e.join("|")}function DL(e){return e.slice(1,e.length-1)}function vL(e,t,r){return pi(t,`${r}${e}`)}function kL(e,t){return pi(e,`${t}${Bx}`)}
function OL(e,t){return pi(e,`${t}${hc}`)}function $L(e,t){return pi(e,`${t}${yc}`)}function wL(e,t){return mo(Q([re("false"),re("true")]),e,t)}function PL(e,t){
return pi(e,`${t}${xc}`)}function ML(e,t,r){return pi(t,`${r}${DL(e)}`)}function LL(e,t,r){let n=po(e,{});return mo(n,t,r)}function FL(e,t,r){let n=St(e);return mo(
n,t,r)}function CI(e,t,r,n=[]){return o.ShiftLeft(e,(i,s)=>CI(s,t,r,[...n,mo(i,[],"")]),()=>pi(t,`${r}(${NL(n)})`))}function mo(e,t,r){return ct(e)?FL(e.enum,t,
r):It(e)?OL(t,r):le(e)?vL(e.const,t,r):an(e)?kL(t,r):Ar(e)?wL(t,r):Ge(e)?$L(t,r):At(e)?PL(t,r):$e(e)?ML(e.pattern,t,r):RI(e)?LL(e.parameters[0],t,r):P(e)?CI(e.anyOf,
t,r):fx}function pi(e,t){return o.ShiftLeft(e,(r,n)=>mo(r,n,t),()=>t)}function BL(e){return`^${pi(e,"")}$`}function _I(e){let t=BL(e);return Tc(t)}function po(e,t){return Y(e)?x.Update(_I(e),{},t):vc(e,t)}function NI(e,t,r,n){let i=fr(e,t,r);return po(i,n)}function vc(e,t={}){return M("TemplateLiteral",[e],t)}function RI(e){return ze(e)&&o.HasPropertyKey(e,"action")&&o.IsEqual(e.action,"TemplateLiteral")}function DI(e){
return po(e,{})}function UL(e){let t=SI(e);return DI(t)}function vI(e,t={}){let r=o.IsString(e)?UL(e):DI(e);return x.Update(r,{},t)}function $e(e){return $(e,"T\
emplateLiteral")}var V={};Kt(V,{ExtendsFalse:()=>z,ExtendsTrue:()=>k,ExtendsUnion:()=>Mf,IsExtendsFalse:()=>HL,IsExtendsTrue:()=>OI,IsExtendsTrueLike:()=>un,IsExtendsUnion:()=>kI,
Match:()=>Me});function Mf(e){return x.Create({"~kind":"ExtendsUnion"},{inferred:e})}function kI(e){return o.IsObject(e)&&o.HasPropertyKey(e,"~kind")&&o.HasPropertyKey(e,"infe\
rred")&&o.IsEqual(e["~kind"],"ExtendsUnion")&&o.IsObject(e.inferred)}function k(e){return x.Create({"~kind":"ExtendsTrue"},{inferred:e})}function OI(e){return o.
IsObject(e)&&o.HasPropertyKey(e,"~kind")&&o.HasPropertyKey(e,"inferred")&&o.IsEqual(e["~kind"],"ExtendsTrue")&&o.IsObject(e.inferred)}function z(){return x.Create(
{"~kind":"ExtendsFalse"},{})}function HL(e){return o.IsObject(e)&&o.HasPropertyKey(e,"~kind")&&o.IsEqual(e["~kind"],"ExtendsFalse")}function un(e){return kI(e)||
OI(e)}function Me(e,t,r){return un(e)?t(e.inferred):r()}function jL(e,t,r,n){return Me(ne(e,r,n),i=>k(x.Assign(x.Assign(e,i),{[t]:r})),()=>z())}function qL(e,t){return k(e)}function VL(e,t,r,n,i){return Me(ne(e,t,r),
s=>Me(ne(s,t,n),a=>k(a),()=>z()),()=>Me(ne(e,t,i),s=>k(s),()=>z()))}function GL(e,t,r){let n=St(r);return ne(e,t,n)}function $I(e,t,r){return o.ShiftLeft(r,(n,i)=>Me(
ne(e,t,n),s=>$I(s,t,i),()=>z()),()=>k(e))}function KL(e,t,r){let n=yt(r);return ne(e,t,n)}function wI(e,t,r){return o.ShiftLeft(r,(n,i)=>Me(ne(e,t,n),s=>k(s),()=>wI(
e,t,i)),()=>z())}function me(e,t,r){return De(r)?qL(e,t):Oe(r)?VL(e,t,r.if,r.then,r.else):ct(r)?GL(e,t,r.enum):je(r)?jL(e,r.name,t,r.extends):te(r)?$I(e,t,r.allOf):
$e(r)?KL(e,t,r.pattern):P(r)?wI(e,t,r.anyOf):He(r)?k(e):z()}function PI(e,t,r){return je(r)?me(e,t,r):De(r)?k(e):He(r)?k(e):Mf(e)}function zL(e,t){let r=Oi(e),n=Oi(t);return r&&n||!r&&n?!0:!(r&&!n)}function MI(e,t,r,n){return _e(n)?zL(t,n)?ne(e,r,n.items):z():me(e,t,n)}function LI(e,t,r){return an(r)?k(e):me(e,t,r)}function FI(e,t,r){return Ar(r)?k(e):me(e,t,r)}function WL(e,t,r,n,i){let s=je(n)?t:n,a=je(n)?n:t,c=nt(t),m=nt(n);return!c&&m?z():Me(ne(e,s,a),p=>fo(p,r,i),()=>z())}function YL(e,t,r,n){return o.ShiftLeft(n,
(i,s)=>WL(e,t,r,i,s),()=>nt(t)?k(e):z())}function XL(e,t,r){return o.ShiftLeft(t,(n,i)=>YL(e,n,i,r),()=>k(e))}function fo(e,t,r){return XL(e,t,r)}function il(e,t,r){return on(r)?k(e):ne(e,t,r)}function BI(e,t,r,n){return De(n)?k(e):He(n)?k(e):Xe(n)?Me(fo(e,t,n.parameters),i=>il(i,r,n.instanceType),()=>z()):z()}function UI(e,t,r,n,i){return Me(ne(e,t,i),()=>ne(e,r,i),()=>ne(e,n,i))}function HI(e,t,r){let n=St(t);return ne(e,n,r)}function jI(e,t,r,n){return De(n)?k(e):He(n)?k(e):Qe(n)?Me(fo(e,t,n.parameters),i=>il(i,r,n.returnType),()=>z()):z()}function qI(e,t,r){return It(r)?k(e):Ge(r)?k(e):me(e,t,r)}function VI(e,t,r){let n=we(t);return ne(e,n,r)}function sl(e,t,r){return t===r?k(e):z()}function QL(e,t,r){return le(r)?sl(e,t,r.const):an(r)?k(e):me(e,re(t),r)}function JL(e,t,r){return le(r)?sl(e,t,r.const):
Ar(r)?k(e):me(e,re(t),r)}function ZL(e,t,r){return le(r)?sl(e,t,r.const):Ge(r)?k(e):me(e,re(t),r)}function eF(e,t,r){return le(r)?sl(e,t,r.const):At(r)?k(e):me(
e,re(t),r)}function GI(e,t,r){return o.IsBigInt(t.const)?QL(e,t.const,r):o.IsBoolean(t.const)?JL(e,t.const,r):o.IsNumber(t.const)?ZL(e,t.const,r):o.IsString(t.const)?
eF(e,t.const,r):Ve()}function KI(e,t,r){return je(r)?me(e,t,r):k(e)}function zI(e,t,r){return Ns(r)?k(e):me(e,t,r)}function WI(e,t,r){return Ge(r)?k(e):me(e,t,r)}function tF(e,t,r){return nt(t)?nt(r)?k(e):z():k(e)}function rF(e,t,r){return je(r)&&Br(r.extends)?z():Me(ne(e,t,r),n=>tF(n,t,r),()=>z())}function nF(e,t){return e.
reduce((r,n)=>n in t?un(t[n])?{...r,...t[n].inferred}:Ve():Ve(),{})}function iF(e,t,r){let n={};for(let a of o.Keys(r))n[a]=a in t?rF({},t[a],r[a]):nt(r[a])?je(
r[a])?k(x.Assign(e,{[r[a].name]:r[a].extends})):k(e):z();let i=o.Values(n).every(a=>un(a)),s=i?nF(o.Keys(n),n):{};return i?k(s):z()}function sF(e,t,r){let n=iF(
e,t,r);return un(n)?k(x.Assign(e,n.inferred)):z()}function aF(e,t,r){return sF(e,t,r)}function oF(e,t){return o.Keys(t).reduce((r,n)=>({...r,[n]:o.HasPropertyKey(
e,n)?P(r[n])?Q([...r[n].anyOf,t[n]]):Q([e[n],t[n]]):t[n]}),e)}function YI(e,t,r,n){return o.ShiftLeft(t,(i,s)=>Me(ne({},e[i],r),a=>YI(e,s,r,oF(n,a)),()=>z()),()=>k(
n))}function uF(e,t,r,n){let i=o.Keys(t);return YI(t,i,n,e)}function XI(e,t,r){return mt(r)?uF(e,t,_r(r),Ct(r)):ce(r)?aF(e,t,r.properties):me(e,q(t),r)}function cF(e,t){return o.IsEqual(o.Keys(t).length,0)?k(e):z()}function lF(e,t,r,n,i){return ne(e,r,i)}function QI(e,t,r,n){return mt(n)?lF(e,_c(t),r,_c(_r(n)),
Ct(n)):ce(n)?cF(e,n.properties):De(n)?k(e):He(n)?k(e):z()}function JI(e,t,r){return At(r)?k(e):me(e,t,r)}function ZI(e,t,r){return si(r)?k(e):me(e,t,r)}function eA(e,t,r){let n=yt(t);return ne(e,n,r)}function Lf(e,t){return x.Create({"~kind":"Inferrable"},{name:e,type:t},{})}function ho(e){return o.IsObject(e)&&o.HasPropertyKey(e,"~kind")&&o.HasPropertyKey(e,
"name")&&o.HasPropertyKey(e,"type")&&o.IsEqual(e["~kind"],"Inferrable")&&o.IsString(e.name)&&o.IsObject(e.type)}function Ff(e){return ci(e)?je(e.items)?_e(e.items.
extends)?Lf(e.items.name,e.items.extends.items):He(e.items.extends)?Lf(e.items.name,e.items.extends):void 0:Ve():void 0}function al(e){return je(e)?Lf(e.name,e.
extends):void 0}function tA(e,t){let r=[];for(let n of e){if(!un(ne({},n,t)))return;r.push(n)}return r}function rA(e,t,r,n){let i=tA(r,n);return o.IsArray(i)?k(
x.Assign(e,{[t]:Ke(i)})):z()}function ol(e,t,r,n){let i=tA(r,n);return o.IsArray(i)?k(x.Assign(e,{[t]:Q(i)})):z()}function mF(e){return[...e].reverse()}function Bf(e,t){return t?mF(e):e}function pF(e){let t=e.length>0?e[0]:void 0,r=ze(t)?Ff(t):void 0;return ze(r)}function fF(e,t,r,n,i,s){
return Me(ne(e,r,i),a=>nA(a,t,n,s),()=>z())}function dF(e,t,r,n,i){let s=Ff(n);return ho(s)?rA(e,s.name,Bf(r,t),s.type):o.ShiftLeft(r,(a,c)=>fF(e,t,a,c,n,i),()=>z())}
function hF(e,t,r,n){return o.ShiftLeft(n,(i,s)=>dF(e,t,r,i,s),()=>o.IsEqual(r.length,0)?k(e):z())}function nA(e,t,r,n){return hF(e,t,r,n)}function gF(e,t,r){let n=fi(
e,Ie([],[]),r),i=pF(n);return nA(e,i,Bf(t,i),Bf(n,i))}function yF(e,t,r){for(let n of t){let i=ne(e,n,r);if(!un(i))return i;e=i.inferred}return k(e)}function xF(e,t,r){
let n=al(r);return ho(n)?ol(e,n.name,t,n.type):yF(e,t,r)}function iA(e,t,r){let n=fi(e,Ie([],[]),t);return ye(r)?gF(e,n,r.items):_e(r)?xF(e,n,r.items):me(e,Ke(n),
r)}function sA(e,t,r){return on(r)?k(e):Ps(r)?k(e):me(e,t,r)}function aA(e,t,r){return o.ShiftLeft(r,(n,i)=>Me(ne(e,t,n),s=>k(s),()=>aA(e,t,i)),()=>z())}function Uf(e,t,r){return o.ShiftLeft(t,(n,i)=>Me(aA(e,n,r),s=>Uf(s,
i,r),()=>z()),()=>k(e))}function oA(e,t,r){let n=al(r);return ho(n)?ol(e,n.name,t,n.type):P(r)?Uf(e,t,r.anyOf):Uf(e,t,[r])}function uA(e,t,r){return je(r)?me(e,t,r):De(r)?k(e):He(r)?k(e):z()}function cA(e,t,r){return on(r)?k(e):me(e,t,r)}function ne(e,t,r){return De(t)?PI(e,t,r):_e(t)?MI(e,t,t.items,r):an(t)?LI(e,t,r):Ar(t)?FI(e,t,r):Xe(t)?BI(e,t.parameters,t.instanceType,r):Oe(t)?UI(e,t.if,t.then,
t.else,r):ct(t)?HI(e,t.enum,r):Qe(t)?jI(e,t.parameters,t.returnType,r):It(t)?qI(e,t,r):te(t)?VI(e,t.allOf,r):le(t)?GI(e,t,r):Br(t)?KI(e,t,r):Ns(t)?zI(e,t,r):Ge(
t)?WI(e,t,r):ce(t)?XI(e,t.properties,r):mt(t)?QI(e,_r(t),Ct(t),r):At(t)?JI(e,t,r):si(t)?ZI(e,t,r):$e(t)?eA(e,t.pattern,r):ye(t)?iA(e,t.items,r):Ps(t)?sA(e,t,r):
P(t)?oA(e,t.anyOf,r):He(t)?uA(e,t,r):on(t)?cA(e,t,r):z()}function EF(e,t){return we([...e,q(t)])}function Hf(e,t,r){return Y(e)?x.Update(EF(e,t),{},r):ao(e,t,r)}function lA(e,t,r,n,i){let s=fr(e,t,r),a=go(e,t,n);return Hf(
s,a,i)}function ao(e,t,r={}){return M("Interface",[e,t],r)}function Bs(e){return ze(e)&&o.HasPropertyKey(e,"action")&&o.IsEqual(e.action,"Interface")}function mA(e,t,r={}){
return Hf(e,t,r)}function TF(e,t,r){return e.includes(r)?!0:yo([...e,r],t,t[r])}function pA(e,t,r){let n=sc(r);return Fi(e,t,n)}function Fi(e,t,r){return o.ShiftLeft(r,(n,i)=>yo(
e,t,n)?!0:Fi(e,t,i),()=>!1)}function yo(e,t,r){return Je(r)?TF(e,t,r.$ref):_e(r)?yo(e,t,r.items):Xe(r)?Fi(e,t,[...r.parameters,r.instanceType]):Qe(r)?Fi(e,t,[...r.
parameters,r.returnType]):Bs(r)?pA(e,t,r.parameters[1]):te(r)?Fi(e,t,r.allOf):ce(r)?pA(e,t,r.properties):P(r)?Fi(e,t,r.anyOf):ye(r)?Fi(e,t,r.items):mt(r)?yo(e,t,
Ct(r)):!1}function fA(e,t,r){return yo(e,t,r)}function bF(e,t){return t.reduce((r,n)=>fA([n],e,e[n])?[...r,n]:r,[])}function dA(e){let t=ic(e);return bF(e,t)}function IF(e,t,r){return r.includes(t)?r:t in e?xo(e,e[t],[...r,t]):Ve()}function hA(e,t,r){let n=sc(t);return Us(e,n,r)}function Us(e,t,r){return t.reduce((n,i)=>xo(
e,i,n),r)}function xo(e,t,r){return Je(t)?IF(e,t.$ref,r):_e(t)?xo(e,t.items,r):Xe(t)?Us(e,[...t.parameters,t.instanceType],r):Qe(t)?Us(e,[...t.parameters,t.returnType],
r):Bs(t)?hA(e,t.parameters[1],r):te(t)?Us(e,t.allOf,r):ce(t)?hA(e,t.properties,r):P(t)?Us(e,t.anyOf,r):ye(t)?Us(e,t.items,r):mt(t)?xo(e,Ct(t),r):r}function gA(e,t,r){
return xo(e,r,[t])}function AF(e){return Cs()}function SF(e){return o.Keys(e).reduce((t,r)=>({...t,[r]:Bi(e[r])}),{})}function Eo(e){return e.reduce((t,r)=>[...t,Bi(r)],[])}function Bi(e){
return Je(e)?AF(e.$ref):_e(e)?pr(Bi(e.items),rc(e)):Xe(e)?en(Eo(e.parameters),Bi(e.instanceType)):Qe(e)?tn(Eo(e.parameters),Bi(e.returnType)):te(e)?Pt(Eo(e.allOf)):
ce(e)?q(SF(e.properties)):mt(e)?Cc($s(e),Bi(Ct(e))):P(e)?Q(Eo(e.anyOf)):ye(e)?Ke(Eo(e.items)):e}function CF(e,t){return t in e?Bi(e[t]):it()}function yA(e){return CF(
e.$defs,e.$ref)}function _F(e,t,r){let n=fr(e,Ie([],[]),t),i=go({},Ie([],[]),r);return we([...n,q(i)])}function RF(e,t){return o.Keys(e).filter(n=>t.includes(n)).reduce((n,i)=>{
let s=e[i],a=Bs(s)?_F(e,s.parameters[0],s.parameters[1]):s;return{...n,[i]:a}},{})}function xA(e,t,r){let n=gA(e,t,r),i=RF(e,n);return nn(i,t)}function EA(e,t){return t in e?Je(e[t])?EA(e,e[t].$ref):e[t]:de()}function cn(e,t){return EA(e,t)}function TA(e){return ot(e)?yA(e):ac(e)?it():e}function lt(e,t,r){let n=TA(t),i=TA(r);return ne(e,n,i)}var to=0,ul=1,ro=2,Ic=3;function no(e,t){let r=[lt({},e,t),lt({},t,e)];return V.IsExtendsTrueLike(r[0])&&V.IsExtendsTrueLike(r[1])?to:V.IsExtendsTrueLike(r[0])&&
V.IsExtendsFalse(r[1])?ro:V.IsExtendsFalse(r[0])&&V.IsExtendsTrueLike(r[1])?Ic:ul}function jf(e,t,r=[],n=t){return o.ShiftLeft(t,(i,s)=>{let a=no(e,i);return o.IsEqual(a,ro)||o.IsEqual(a,to)?n:o.IsEqual(a,ul)?jf(e,s,[...r,i],n):jf(e,s,r,n)},()=>[
...r,e])}function NF(e,t,r){let n=Cr(e);return De(n)?[n]:He(n)?[n]:Br(n)?cl(t,r):ce(n)?cl(t,[...r,n]):cl(t,jf(n,r))}function cl(e,t=[]){return o.ShiftLeft(e,(r,n)=>NF(
r,n,t),()=>t)}function Tf(e){let t=cl(e);return Os(t)}function qf(e,t){return x.Update(Cr(e),{},t)}function bA(e,t,r,n){let i=D(e,t,r);return qf(i,n)}function To(e,t=[]){return ri(e)&&o.IsEqual(e.action,"Conditional")?Je(e.parameters[0])?To(e.parameters[2],To(e.parameters[3],[...t,e.parameters[0].$ref])):To(e.
parameters[2],To(e.parameters[3],t)):ri(e)&&o.IsEqual(e.action,"Mapped")&&ri(e.parameters[1])&&o.IsEqual(e.parameters[1].action,"KeyOf")&&Je(e.parameters[1].parameters[0])?
[...t,e.parameters[1].parameters[0].$ref]:t}function DF(e,t){return e.reduce((r,n)=>[...r,t.includes(n.name)],[])}function SA(e,t,r=[]){return o.ShiftLeft(e,(n,i)=>o.
ShiftLeft(t,(s,a)=>SA(i,a,[...r,[s,n]]),()=>r),()=>r)}function vF(e){return $e(e)?yt(e.pattern):ct(e)?St(e.enum):e}function kF(e){let t=vF(e);return P(t)?[...t.
anyOf]:[t]}function OF(e,t){return e.reduce((r,n)=>[...r,[...n,t]],[])}function IA(e,t){return t.reduce((r,n)=>[...r,...OF(e,n)],[])}function AA(e){return e.reduce(
(t,r)=>o.IsEqual(r[0],!0)?IA(t,kF(r[1])):IA(t,[r[1]]),[[]])}function CA(e,t,r){let n=To(r),i=DF(e,n),s=SA(t,i);return ri(r)&&o.IsEqual(r.action,"Conditional")||
ri(r)&&o.IsEqual(r.action,"Mapped")?AA(s):[t]}function $F(){return["(not-resolvable)",de()]}function wF(){return["(not-generic)",de()]}function PF(e,t,r){return[e,ni(t,r)]}function MF(e,t,r){return t in e?_A(
e,t,e[t],r):$F()}function _A(e,t,r,n){return Ss(r)?PF(t,r.parameters,r.expression):Je(r)?MF(e,r.$ref,n):wF()}function RA(e,t,r){return _A(e,"(anonymous)",t,r)}function LF(e,t,r){if(je(t)||Hs(t)||V.IsExtendsTrueLike(lt({},t,r)))return;let n={parameter:e,expect:r,actual:t};throw new Error(`Argument for parameter ${e} do\
es not satisfy constraint`,{cause:n})}function NA(e,t,r,n,i){let s=D(e,t,i);return LF(r,s,n),x.Assign(e,{[r]:s})}function FF(e,t,r,n,i){let s=D(e,t,r.extends),a=D(
e,t,r.equals);return o.ShiftLeft(i,(c,m)=>Vf(NA(e,t,r.name,s,c),t,n,m),()=>Vf(NA(e,t,r.name,s,a),t,n,[]))}function Vf(e,t,r,n){return o.ShiftLeft(r,(i,s)=>FF(e,
t,i,s,n),()=>e)}function DA(e,t,r,n){return Vf(e,t,r,n)}var Gf=0,Kf=0;function BF(){if(!o.IsLessThan(Kf,wt.Get().maxInstantiationCount))throw Error("Type instantiation is excessively deep and possibly infinite")}function UF(){
BF(),Kf++,Gf++}function HF(){Gf--,o.IsEqual(Gf,0)&&(Kf=0)}function jF(e){return o.IsGreaterThan(e.callstack.length,0)?e.callstack[e.callstack.length-1]:""}function qF(e,t){
return o.IsEqual(jF(e),t)}function VF(e,t,r,n,i,s){UF();try{let a=DA(e,t,n,s),c=D(a,Ie([...t.callstack,r.$ref],t.visited),i);return D(a,Ie([],[]),c)}finally{HF()}}
function GF(e,t,r,n,i,s){return s.reduce((a,c)=>{let m=VF(e,t,r,n,i,c);return[...a,m]},[])}function KF(e,t,r,n,i,s){let a=CA(n,s,i),c=GF(e,t,r,n,i,a);return o.IsEqual(
c.length,1)?c[0]:Lt(c)}function ll(e,t,r,n){let i=fr(e,t,n),s=RA(e,r,n),a=s[0],c=s[1];return Ss(c)?qF(t,a)?oo(kn(a),i):KF(e,t,kn(a),c.parameters,c.expression,i):
oo(r,i)}function oo(e,t){return x.Create({"~kind":"Call"},{type:"call",target:e,arguments:t},{})}function vA(e,t){return ll({},Ie([],[]),e,t)}function Hs(e){return $(e,
"Call")}function zF(e){return x.Discard(e,["~immutable"])}function kA(e,t){return x.Update(zF(e),{},t)}function OA(e,t,r,n){let i=D(e,t,r);return kA(i,n)}function $A(e,t){return e(t)}function wA(e,t){return o.IsString(t)?re($A(e,t)):re(t)}function PA(e,t){let r=yt(t);return wn(e,r)}function MA(e,t){let r=t.map(n=>wn(e,n));return Q(r)}function wn(e,t){return le(t)?wA(e,t.const):$e(t)?PA(e,t.pattern):P(t)?MA(e,t.anyOf):t}function kc(e,t={}){return M("Capitalize",[e],t)}function LA(e,t={}){return zf(e,t)}function Oc(e,t={}){return M("Lowercase",[e],t)}function FA(e,t={}){return Wf(e,t)}function $c(e,t={}){return M("Uncapitalize",[e],t)}function BA(e,t={}){return Yf(e,t)}function wc(e,t={}){return M("Uppercase",[e],t)}function UA(e,t={}){return Xf(e,t)}var WF=e=>e[0].toUpperCase()+e.slice(1),YF=e=>e.toLowerCase(),XF=e=>e[0].toLowerCase()+e.slice(1),QF=e=>e.toUpperCase();function zf(e,t){return Y([e])?x.Update(
wn(WF,e),{},t):kc(e,t)}function Wf(e,t){return Y([e])?x.Update(wn(YF,e),{},t):Oc(e,t)}function Yf(e,t){return Y([e])?x.Update(wn(XF,e),{},t):$c(e,t)}function Xf(e,t){
return Y([e])?x.Update(wn(QF,e),{},t):wc(e,t)}function HA(e,t,r,n){let i=D(e,t,r);return zf(i,n)}function jA(e,t,r,n){let i=D(e,t,r);return Wf(i,n)}function qA(e,t,r,n){
let i=D(e,t,r);return Yf(i,n)}function VA(e,t,r,n){let i=D(e,t,r);return Xf(i,n)}function Pc(e,t,r,n,i={}){return M("Conditional",[e,t,r,n],i)}function GA(e,t,r,n,i={}){return Qf({},Ie([],[]),e,t,r,n,i)}function JF(e,t,r,n,i,s){let a=lt(e,r,n);return V.IsExtendsUnion(a)?Q([D(a.inferred,t,i),D(e,t,s)]):V.IsExtendsTrue(a)?D(a.inferred,t,i):D(e,t,s)}function Qf(e,t,r,n,i,s,a){
return Y([r,n])?x.Update(JF(e,t,r,n,i,s),{},a):Pc(r,n,i,s,a)}function KA(e,t,r,n,i,s,a){let c=D(e,t,r),m=D(e,t,n);return Qf(e,t,c,m,i,s,a)}function Mc(e,t={}){return M("ConstructorParameters",[e],t)}function zA(e,t={}){return Jf(e,t)}function ZF(e){let t=Xe(e)?e.parameters:[],r=fi({},Ie([],[]),t);return Ke(r)}function Jf(e,t){return Y([e])?x.Update(ZF(e),{},t):Mc(e,t)}function WA(e,t,r,n){let i=D(
e,t,r);return Jf(i,n)}function Lc(e,t,r={}){return M("Exclude",[e,t],r)}function YA(e,t,r={}){return bo(e,t,r)}function bo(e,t,r){return Y([e,t])?x.Update(Ac(e,t),{},r):Lc(e,t,r)}function XA(e,t,r,n,i){let s=D(e,t,r),a=D(e,t,n);return bo(s,a,i)}function Fc(e,t,r={}){return M("Extract",[e,t],r)}function QA(e,t,r={}){return Zf(e,t,r)}function eB(e,t){let r=lt({},e,t);return V.IsExtendsTrueLike(r)?[e]:[]}function JA(e,t,r=[]){return o.ShiftLeft(e,(n,i)=>JA(i,t,[...r,...eB(n,t)]),()=>r)}function ZA(e,t){
let r=Cr(e),n=P(r)?r.anyOf:[r],i=JA(n,t);return Lt(i)}function Zf(e,t,r){return Y([e,t])?x.Update(ZA(e,t),{},r):Fc(e,t,r)}function eS(e,t,r,n,i){let s=D(e,t,r),a=D(e,t,n);return Zf(s,a,i)}function tB(e){return e.reduce((t,r)=>gc(r)?[...t,re(r)]:t,[])}function js(e){let t=tB(e);return Q(t)}function uo(e,t,r={}){return M("Index",[e,t],r)}function tS(e,t,r={}){let n=o.IsArray(t)?js(t):t;return ed(e,n,r)}function rS(e,t){let r=cn(e,t);return dr(r)}function nS(e,t,r){let n=Hr(e,t,r);return dr(n)}function rB(e,t){let r=o.Keys(e).filter(d=>!o.HasPropertyKey(t,d)),n=o.Keys(t).filter(d=>!o.HasPropertyKey(e,d)),i=o.Keys(e).filter(d=>o.HasPropertyKey(t,d)),s=r.
reduce((d,E)=>({...d,[E]:e[E]}),{}),a=n.reduce((d,E)=>({...d,[E]:t[E]}),{}),c=i.reduce((d,E)=>({...d,[E]:bc(e[E],t[E])}),{}),m=x.Assign(s,a);return x.Assign(m,c)}
function iS(e){return e.reduce((t,r)=>rB(t,dr(r)),{})}function sS(e){let t=rE(Ke(e));return dr(t)}function nB(e,t){return o.Keys(e).filter(i=>i in t).reduce((i,s)=>({...i,[s]:sE(e[s],t[s])}),{})}function aS(e,t){return o.ShiftLeft(e,(r,n)=>aS(n,nB(t,dr(r))),
()=>t)}function oS(e){return o.ShiftLeft(e,(t,r)=>aS(r,dr(t)),()=>Ve())}function dr(e){return ot(e)?rS(e.$defs,e.$ref):Oe(e)?nS(e.if,e.then,e.else):te(e)?iS(e.allOf):P(e)?oS(e.anyOf):ye(e)?sS(e.items):ce(e)?e.properties:{}}function qs(e){let t=dr(e);return q(t)}var iB=new RegExp("^(?:0|[1-9][0-9]*)$");function Vs(e){let t=`${e}`;return iB.test(t)?parseInt(t):e}function sB(e){return re(Vs(e))}function uS(e){return e.map(t=>cS(t))}function cS(e){return te(e)?Pt(uS(e.allOf)):P(e)?Q(uS(e.anyOf)):le(e)?sB(e.const):e}function lS(e,t){
let r=cS(t),n=lt({},r,Wt());return V.IsExtendsTrueLike(n)?e:le(t)&&o.IsEqual(t.const,"length")?Wt():de()}function mS(e,t){let r=cn(e,t);return Yt(r)}function pS(e,t,r){let n=Hr(e,t,r);return Yt(n)}function fS(e){let t=St(e);return Yt(t)}function dS(e){let t=we(e);return Yt(t)}function hS(e){return[`${e}`]}function gS(e){let t=yt(e);return Yt(t)}function yS(e){return e.reduce((t,r)=>[...t,...Yt(r)],[])}function Yt(e){return ot(e)?mS(e.$defs,e.$ref):Oe(e)?pS(e.if,e.then,e.else):ct(e)?fS(e.enum):te(e)?dS(e.allOf):le(e)?hS(e.const):$e(e)?gS(e.pattern):P(e)?yS(e.anyOf):
[]}function Gs(e){return Yt(e)}function Io(e,t){return t.map(r=>Ao(e,r))}function Ao(e,t){return _e(t)?pr(Ao(e,t.items)):Xe(t)?en(Io(e,t.parameters),Ao(e,t.instanceType)):Qe(t)?tn(Io(e,t.parameters),
Ao(e,t.returnType)):ye(t)?Ke(Io(e,t.items)):P(t)?Q(Io(e,t.anyOf)):te(t)?Pt(Io(e,t.allOf)):Nc(t)?q(e):t}function xS(e,t){return Ao(e,t)}function aB(e,t){let r=t in e?e[t]:de();return xS(e,r)}function ES(e,t){return t.reduce((r,n)=>[...r,aB(e,n)],[])}function oB(e,t){let r=Gs(t),n=ES(e,r);return Lt(
n)}var uB=new RegExp(ui);function cB(e){return e.filter(r=>uB.test(r))}function lB(e){let t=ic(e),r=cB(t),n=ES(e,r);return Lt(n)}function TS(e,t){return Ge(t)?lB(
e):oB(e,t)}function mB(e){return re(Vs(e))}function bS(e){return e.map(t=>td(t))}function td(e){return te(e)?Pt(bS(e.allOf)):P(e)?Q(bS(e.anyOf)):le(e)?mB(e.const):e}function pB(e,t){return e.reduceRight((r,n,i)=>{let s=lt({},re(i),t);return V.IsExtendsTrueLike(s)?[n,...r]:r},[])}function fB(e,t){let r=td(t),n=pB(e,r);return ai(
n)}function dB(e){return ai(e)}function IS(e,t){return le(t)&&o.IsEqual(t.const,"length")?re(e.length):Ge(t)||It(t)?dB(e):fB(e,t)}function AS(e,t){return _e(e)?lS(e.items,t):ce(e)?TS(e.properties,t):ye(e)?IS(e.items,t):de()}function hB(e){return ot(e)||Oe(e)||te(e)||P(e)?qs(e):e}function ed(e,t,r){return Y([e,t])?x.Update(AS(hB(e),t),{},r):uo(e,t,r)}function SS(e,t,r,n,i){let s=D(e,
t,r),a=D(e,t,n);return ed(s,a,i)}function Bc(e,t={}){return M("InstanceType",[e],t)}function CS(e,t={}){return rd(e,t)}function gB(e){return Xe(e)?e.instanceType:de()}function rd(e,t){return Y([e])?x.Update(gB(e),{},t):Bc(e,t)}function _S(e,t,r,n={}){let i=D(e,t,r);return rd(i,n)}function co(e,t={}){return M("KeyOf",[e],t)}function RS(e,t={}){return nd(e,t)}function NS(){return Q([Wt(),Sr(),Ds()])}function DS(e){return Wt()}function yB(e){return e.reduce((r,n)=>gc(n)?[...r,re(Vs(n))]:Ve(),[])}function vS(e){let t=o.Keys(e),r=yB(t);return ai(r)}function kS(e){return $s(e)}function OS(e){let t=e.map((r,n)=>re(n));return ai(t)}function $S(e){return De(e)?NS():_e(e)?DS(e.items):ce(e)?vS(e.properties):mt(e)?kS(e):ye(e)?OS(e.items):de()}function xB(e){return ot(e)||Oe(e)||te(e)||P(e)?qs(e):e}function nd(e,t){return Y([e])?x.Update($S(xB(e)),{},t):co(e,t)}function wS(e,t,r,n){let i=D(e,t,r);return nd(
i,n)}function so(e,t,r,n,i={}){return M("Mapped",[e,t,r,n],i)}function PS(e,t,r,n,i={}){return id({},Ie([],[]),e,t,r,n,i)}function EB(e){let t=yt(e);return ml(t)}function TB(e){return e.reduce((t,r)=>[...t,...ml(r)],[])}function bB(e){let t=St(e);return ml(t)}function IB(e){return o.
IsNumber(e)?[re(`${e}`)]:[re(e)]}function ml(e){return ct(e)?bB(e.enum):le(e)?IB(e.const):$e(e)?EB(e.pattern):P(e)?TB(e.anyOf):[e]}function MS(e){return ml(e)}function AB(e){return $e(e)?yt(e.pattern):e}function SB(e,t,r,n,i,s){let a=x.Assign(e,{[r.name]:n}),c=D(a,t,i),m=AB(c),p=D(a,t,s);return Hx(m)||jx(m)?{[m.const]:p}:
{}}function CB(e,t,r,n,i,s){return n.reduce((a,c)=>[...a,SB(e,t,r,c,i,s)],[])}function _B(e){return e.reduce((t,r)=>[...t,q(r)],[])}function LS(e,t,r,n,i,s){let a=MS(
n),c=CB(e,t,r,a,i,s),m=_B(c);return we(m)}function id(e,t,r,n,i,s,a){return Y([n])?x.Update(LS(e,t,r,n,i,s),{},a):so(r,n,i,s,a)}function FS(e,t,r,n,i,s,a){let c=D(e,t,n);return id(e,t,r,c,i,s,a)}function RB(e,t,r){let n=x.Assign(e,t);return o.Keys(t).filter(s=>r.includes(s)).reduce((s,a)=>({...s,[a]:xA(n,a,t[a])}),{})}function NB(e,t,r){let n=x.Assign(e,
t);return o.Keys(t).filter(s=>!r.includes(s)).reduce((s,a)=>({...s,[a]:D(n,Ie([],[]),t[a])}),{})}function DB(e,t,r){let n=dA(t),i=RB(e,t,n),s=NB(e,t,n),a={...i,
...s};return x.Update(a,{},r)}function pl(e,t,r,n){return DB(e,r,n)}function Uc(e,t={}){return M("NonNullable",[e],t)}function BS(e,t={}){return sd(e,t)}function vB(e){let t=Q([Rs(),ws()]);return bo(e,t,{})}function sd(e,t){return Y([e])?x.Update(vB(e),{},t):Uc(e,t)}function US(e,t,r,n){let i=D(e,t,r);return sd(
i,n)}function Hc(e,t,r={}){return M("Omit",[e,t],r)}function HS(e,t,r={}){let n=o.IsArray(t)?js(t):t;return ad(e,n,r)}function fl(e){let t=qs(e);return ce(t)?t.properties:Ve()}function kB(e,t){return o.Keys(e).reduce((n,i)=>t.includes(i)?n:{...n,[i]:e[i]},{})}function jS(e,t){let r=fl(e),n=Gs(t),i=kB(r,n);return q(i)}function ad(e,t,r){return Y([e,t])?x.Update(jS(e,t),{},r):Hc(e,t,r)}function qS(e,t,r,n,i){let s=D(e,t,r),a=D(e,t,n);return ad(s,a,i)}function jc(e,t={}){return M("Parameters",[e],t)}function VS(e,t={}){return od(e,t)}function OB(e){let t=Qe(e)?e.parameters:[],r=fi({},Ie([],[]),t);return Ke(r)}function od(e,t){return Y([e])?x.Update(OB(e),{},t):jc(e,t)}function GS(e,t,r,n){let i=D(
e,t,r);return od(i,n)}function qc(e,t={}){return M("Partial",[e],t)}function KS(e,t={}){return ud(e,t)}function zS(e,t){let r=cn(e,t),n=ln(r);return nn(x.Assign(e,{[t]:n}),t)}function WS(e,t,r){let n=Hr(e,t,r);return ln(n)}function YS(e){let t=we(e);return ln(t)}function XS(e){let t=e.map(r=>ln(r));return Q(t)}function QS(e){let t=o.Keys(e).reduce((n,i)=>({...n,[i]:nc(e[i])}),{});return q(t)}function ln(e){return ot(e)?zS(e.$defs,e.$ref):Oe(e)?WS(e.if,e.then,e.else):te(e)?YS(e.allOf):P(e)?XS(e.anyOf):ce(e)?QS(e.properties):q({})}function ud(e,t){return Y([e])?x.Update(ln(e),{},t):qc(e,t)}function JS(e,t,r,n){let i=D(e,t,r);return ud(i,n)}function Vc(e,t,r={}){return M("Pick",[e,t],r)}function ZS(e,t,r={}){let n=o.IsArray(t)?js(t):t;return cd(e,n,r)}function $B(e,t){return o.Keys(e).reduce((n,i)=>t.includes(i)?x.Assign(n,{[i]:e[i]}):n,{})}function e2(e,t){let r=fl(e),n=Gs(t),i=$B(r,n);return q(i)}function cd(e,t,r){return Y([e,t])?x.Update(e2(e,t),{},r):Vc(e,t,r)}function t2(e,t,r,n,i){let s=D(e,t,r),a=D(e,t,n);return cd(s,a,i)}function Gc(e,t={}){return M("ReadonlyObject",[e],t)}function ld(e,t={}){return md(e,t)}var r2=ld;function n2(e){return _s(pr(e))}function i2(e,t){let r=cn(e,t),n=mn(r);return nn(x.Assign(e,{[t]:n}),t)}function s2(e,t,r){let n=Hr(e,t,r);return mn(n)}function a2(e){let t=we(e);return mn(t)}function o2(e){let t=o.Keys(e).reduce((n,i)=>({...n,[i]:fc(e[i])}),{});return q(t)}function u2(e){return _s(Ke(e))}function c2(e){let t=e.map(r=>mn(r));return Q(t)}function mn(e){return _e(e)?n2(e.items):ot(e)?i2(e.$defs,e.$ref):Oe(e)?s2(e.if,e.then,e.else):te(e)?a2(e.allOf):ce(e)?o2(e.properties):ye(e)?u2(e.items):P(e)?c2(
e.anyOf):e}function md(e,t){return Y([e])?x.Update(mn(e),{},t):Gc(e)}function l2(e,t,r,n){let i=D(e,t,r);return md(i,n)}function m2(e,t,r,n){return t.visited.includes(n)?r:n in e?D(e,Ie(t.callstack,[...t.visited,n]),e[n]):r}function p2(e,t){let r=cn(e,t),n=pn(r);return nn(x.Assign(e,{[t]:n}),t)}function f2(e,t,r){let n=Hr(e,t,r);return pn(n)}function d2(e){let t=we(e);return pn(t)}function h2(e){let t=e.map(r=>pn(r));return Q(t)}function Ib(e,t={}){return M("RemoveOptional",[e],t)}function g2(e,t={}){return Pi(e,t)}function y2(e){let t=o.Keys(e).reduce((n,i)=>({...n,[i]:g2(e[i])}),{});return q(t)}function pn(e){return ot(e)?p2(e.$defs,e.$ref):Oe(e)?f2(e.if,e.then,e.else):te(e)?d2(e.allOf):P(e)?h2(e.anyOf):ce(e)?y2(e.properties):q({})}function Kc(e,t={}){return M("Required",[e],t)}function x2(e,t={}){return pd(e,t)}function pd(e,t){return Y([e])?x.Update(pn(e),{},t):Kc(e,t)}function E2(e,t,r,n){let i=D(e,t,r);return pd(i,n)}function zc(e,t={}){return M("ReturnType",[e],t)}function T2(e,t={}){return fd(e,t)}function wB(e){return Qe(e)?e.returnType:de()}function fd(e,t){return Y([e])?x.Update(wB(e),{},t):zc(e,t)}function b2(e,t,r,n={}){let i=D(e,t,r);return fd(i,n)}function Wc(e,t){return M("With",[e,t],{})}function I2(e,t){return dd(e,t)}function dd(e,t){return Y([e])?x.Update(e,{},t):Wc(e,t)}function A2(e,t,r,n){let i=D(e,t,r);return dd(i,n)}function PB(e){return ci(e)?ye(e.items)?hd(e.items.items):je(e.items)?[e]:Je(e.items)?[e]:[de()]:[e]}function hd(e){return e.reduce((r,n)=>[...r,...PB(n)],[])}function Ie(e,t){return{callstack:e,visited:t}}function Y(e){return o.ShiftLeft(e,(t,r)=>Je(t)?!1:Y(r),()=>!0)}function go(e,t,r){return o.Keys(r).reduce((n,i)=>({
...n,[i]:D(e,t,r[i])}),{})}function fi(e,t,r){let n=fr(e,t,r);return hd(n)}function fr(e,t,r){return r.map(n=>D(e,t,n))}function MB(e,t){let r=nt(e)?Zr(t,{}):t,
n=On(e)?Jr(r,{}):r;return Oi(e)?So(n,{}):n}function LB(e,t,r,n,i){return o.IsEqual(r,"AddImmutable")?S2(e,t,n[0],i):o.IsEqual(r,"RemoveImmutable")?OA(e,t,n[0],i):
o.IsEqual(r,"AddReadonly")?cx(e,t,n[0],i):o.IsEqual(r,"RemoveReadonly")?iE(e,t,n[0],i):o.IsEqual(r,"AddOptional")?lx(e,t,n[0],i):o.IsEqual(r,"RemoveOptional")?nE(
e,t,n[0],i):o.IsEqual(r,"Capitalize")?HA(e,t,n[0],i):o.IsEqual(r,"Conditional")?KA(e,t,n[0],n[1],n[2],n[3],i):o.IsEqual(r,"ConstructorParameters")?WA(e,t,n[0],i):
o.IsEqual(r,"Evaluate")?bA(e,t,n[0],i):o.IsEqual(r,"Exclude")?XA(e,t,n[0],n[1],i):o.IsEqual(r,"Extract")?eS(e,t,n[0],n[1],i):o.IsEqual(r,"Index")?SS(e,t,n[0],n[1],
i):o.IsEqual(r,"InstanceType")?_S(e,t,n[0],i):o.IsEqual(r,"Interface")?lA(e,t,n[0],n[1],i):o.IsEqual(r,"KeyOf")?wS(e,t,n[0],i):o.IsEqual(r,"Lowercase")?jA(e,t,n[0],
i):o.IsEqual(r,"Mapped")?FS(e,t,n[0],n[1],n[2],n[3],i):o.IsEqual(r,"Module")?pl(e,t,n[0],i):o.IsEqual(r,"NonNullable")?US(e,t,n[0],i):o.IsEqual(r,"Pick")?t2(e,t,
n[0],n[1],i):o.IsEqual(r,"Parameters")?GS(e,t,n[0],i):o.IsEqual(r,"Partial")?JS(e,t,n[0],i):o.IsEqual(r,"Omit")?qS(e,t,n[0],n[1],i):o.IsEqual(r,"ReadonlyObject")?
l2(e,t,n[0],i):o.IsEqual(r,"Record")?bE(e,t,n[0],n[1],i):o.IsEqual(r,"Required")?E2(e,t,n[0],i):o.IsEqual(r,"ReturnType")?b2(e,t,n[0],i):o.IsEqual(r,"TemplateLi\
teral")?NI(e,t,n[0],i):o.IsEqual(r,"Uncapitalize")?qA(e,t,n[0],i):o.IsEqual(r,"Uppercase")?VA(e,t,n[0],i):o.IsEqual(r,"With")?A2(e,t,n[0],n[1]):M(r,n,i)}function FB(e,t,r){
let n=Je(r)?m2(e,t,r,r.$ref):_e(r)?pr(D(e,t,r.items),rc(r)):Hs(r)?ll(e,t,r.target,r.arguments):Xe(r)?en(fr(e,t,r.parameters),D(e,t,r.instanceType),mx(r)):Qe(r)?
tn(fr(e,t,r.parameters),D(e,t,r.returnType),px(r)):Oe(r)?vi(D(e,t,r.if),D(e,t,r.then),D(e,t,r.else),xx(r)):te(r)?Pt(fr(e,t,r.allOf),Ax(r)):ce(r)?q(go(e,t,r.properties),
gx(r)):mt(r)?IE(_r(r),D(e,t,Ct(r))):ci(r)?Mi(D(e,t,r.items)):ye(r)?Ke(fi(e,t,r.items),tE(r)):P(r)?Q(fr(e,t,r.anyOf),Vx(r)):r;return MB(r,n)}function D(e,t,r){return ri(
r)?LB(e,t,r.action,r.parameters,r.options):FB(e,t,r)}function gd(e,t){return D(e,Ie([],[]),t)}function So(e,t){return x.Update(e,{"~immutable":!0},t)}function S2(e,t,r,n){let i=D(e,t,r);return So(i,n)}function Ab(e,t={}){return M("AddImmutable",[e],t)}function _s(e,t={}){return So(e,t)}function Sb(e,t={}){return M("RemoveReadonly",[e],t)}function Cb(e,t={}){return M("Evaluate",[e],t)}function C2(e,t={}){return qf(e,t)}function _b(e,t={}){return M("Module",[e],t)}function _2(e,t={}){return pl({},Ie([],[]),e,t)}function R2(...e){let[t,r,n]=ut.Match(e,{2:(a,c)=>o.IsString(a)?[{},a,c]:[a,c,{}],3:(a,c,m)=>[a,c,m],1:a=>[{},a,{}]}),i=AI(r),s=o.IsArray(i)&&o.IsEqual(i.length,
2)?D(t,Ie([],[]),i[0]):de();return x.Update(s,{},n)}var he={};Kt(he,{Any:()=>Cs,Array:()=>pr,BigInt:()=>Ja,Boolean:()=>dc,Call:()=>vA,Capitalize:()=>LA,Codec:()=>pc,Conditional:()=>GA,Constructor:()=>en,ConstructorParameters:()=>zA,
Cyclic:()=>nn,Decode:()=>wx,DecodeBuilder:()=>Qa,Dependent:()=>vi,Encode:()=>Px,EncodeBuilder:()=>Xa,Enum:()=>Ix,Evaluate:()=>C2,Exclude:()=>YA,Extends:()=>lt,ExtendsResult:()=>V,
Extract:()=>QA,Function:()=>tn,Generic:()=>ni,Identifier:()=>Za,Immutable:()=>Mx,Index:()=>tS,Infer:()=>Wa,InstanceType:()=>CS,Instantiate:()=>gd,Integer:()=>$i,
Interface:()=>mA,Intersect:()=>Pt,IsAny:()=>De,IsArray:()=>_e,IsBigInt:()=>an,IsBoolean:()=>Ar,IsCall:()=>Hs,IsCodec:()=>mc,IsConstructor:()=>Xe,IsCyclic:()=>ot,
IsDependent:()=>Oe,IsEnum:()=>ct,IsEnumValue:()=>bx,IsFunction:()=>Qe,IsGeneric:()=>Ss,IsIdentifier:()=>Ux,IsImmutable:()=>Oi,IsInfer:()=>je,IsInteger:()=>It,IsIntersect:()=>te,
IsKind:()=>$,IsLiteral:()=>le,IsNever:()=>Br,IsNull:()=>Ns,IsNumber:()=>Ge,IsObject:()=>ce,IsOptional:()=>nt,IsParameter:()=>qx,IsReadonly:()=>On,IsRecord:()=>mt,
IsRef:()=>Je,IsRefine:()=>gf,IsRest:()=>ci,IsSchema:()=>ze,IsString:()=>At,IsSymbol:()=>si,IsTemplateLiteral:()=>$e,IsThis:()=>Nc,IsTuple:()=>ye,IsUndefined:()=>Ps,
IsUnion:()=>P,IsUnknown:()=>He,IsUnsafe:()=>ac,IsVoid:()=>on,KeyOf:()=>RS,Literal:()=>re,Lowercase:()=>FA,Mapped:()=>PS,Module:()=>_2,Never:()=>de,NonNullable:()=>BS,
Null:()=>Rs,Number:()=>Wt,Object:()=>q,Omit:()=>HS,Optional:()=>dx,Parameter:()=>wi,Parameters:()=>VS,Partial:()=>KS,Pick:()=>ZS,Readonly:()=>Lx,ReadonlyObject:()=>ld,
ReadonlyType:()=>r2,Record:()=>Cc,RecordKey:()=>$s,RecordPattern:()=>_r,RecordValue:()=>Ct,Ref:()=>kn,Refine:()=>Fx,Required:()=>x2,Rest:()=>Mi,ReturnType:()=>T2,
Script:()=>R2,String:()=>Sr,Symbol:()=>Ds,TemplateLiteral:()=>vI,This:()=>Rc,Tuple:()=>Ke,Uncapitalize:()=>BA,Undefined:()=>ws,Union:()=>Q,Unknown:()=>it,Unsafe:()=>yx,
Uppercase:()=>UA,Void:()=>Dc,With:()=>I2});var xt="manifest.json",BB=10,UB=3600,dl={additionalProperties:!1},N2=he.Record(he.String(),he.Unknown()),D2=he.Object({schema_version:he.Literal("4.0"),protocol:he.
Literal("rialto-game/4.0"),title:he.String({minLength:1,maxLength:80,description:"One line."}),slug:he.String({pattern:"^[a-z0-9][a-z0-9-]{1,62}$",description:"\
The game's name in addresses, the same for all its versions."}),description:he.String({minLength:1,maxLength:2e3,description:"Plain text."}),genre:he.String({minLength:1,
maxLength:40,description:"One line."}),version:he.String({maxLength:64,pattern:"^(0|[1-9][0-9]{0,8})\\.(0|[1-9][0-9]{0,8})\\.(0|[1-9][0-9]{0,8})(-[0-9A-Za-z-]+(\\.\
[0-9A-Za-z-]+)*)?$",description:"Semantic version of the game, without build metadata. A version never changes: another bundle is another version. A pre-release\
 can be canaried, not released."}),entrypoint:he.String({pattern:"^[A-Za-z0-9_][A-Za-z0-9._-]{0,100}\\.html$",description:"HTML document at the bundle's root, s\
uch as index.html."}),players:he.Object({min:he.Integer({minimum:1,maximum:64}),max:he.Integer({minimum:1,maximum:64})},dl),mode:he.String({minLength:1,maxLength:32,
description:"One of the modes of the engine."}),engine:he.String({minLength:1,maxLength:64,description:"Id of the engine, pinned for ever."}),engine_config:he.Record(
he.String(),he.Unknown(),{description:"The engine's configuration; empty for an engine that takes none."}),external_agent_control:he.Literal(!0),renderer_only:he.
Literal(!0),observation_schema:he.Unsafe({...N2,description:"JSON Schema of what the renderer reads. Checked as a schema, never run."}),action_schema:he.Unsafe(
{...N2,description:"The engine's action schema, unchanged."}),scoring:he.Object({source:he.Literal("authoritative_engine")},dl),limits:he.Object({max_duration_seconds:he.
Integer({minimum:BB,maximum:UB,description:"Seconds of the game's own time."})},dl)},dl);function hl(e){return o.HasPropertyKey(e,"~refine")&&o.IsArray(e["~refine"])&&o.Every(e["~refine"],0,t=>o.IsObject(t)&&o.HasPropertyKey(t,"check")&&o.HasPropertyKey(
t,"error")&&o.IsFunction(t.check)&&o.IsFunction(t.error))}function Ft(e){return o.IsObject(e)&&!o.IsArray(e)}function Ui(e){return o.IsBoolean(e)}function G(e){return Ft(e)||Ui(e)}function gl(e){return o.HasPropertyKey(e,"additionalItems")&&G(e.additionalItems)}function yl(e){return o.HasPropertyKey(e,"additionalProperties")&&G(e.additionalProperties)}function xl(e){return o.HasPropertyKey(e,"allOf")&&o.IsArray(e.allOf)&&e.allOf.every(t=>G(t))}function v2(e){return o.HasPropertyKey(e,"$anchor")&&o.IsString(e.$anchor)}function El(e){return o.HasPropertyKey(e,"anyOf")&&o.IsArray(e.anyOf)&&e.anyOf.every(t=>G(t))}function yd(e){return o.HasPropertyKey(e,"const")}function di(e){return o.HasPropertyKey(e,"contains")&&G(e.contains)}function xd(e){return o.HasPropertyKey(e,"dependencies")&&o.IsObject(e.dependencies)&&Object.values(e.dependencies).every(t=>G(t)||o.IsArray(t)&&t.every(r=>o.IsString(
r)))}function Ed(e){return o.HasPropertyKey(e,"dependentRequired")&&o.IsObject(e.dependentRequired)&&Object.values(e.dependentRequired).every(t=>o.IsArray(t)&&t.every(
r=>o.IsString(r)))}function Tl(e){return o.HasPropertyKey(e,"dependentSchemas")&&o.IsObject(e.dependentSchemas)&&Object.values(e.dependentSchemas).every(t=>G(t))}function hi(e){return o.HasPropertyKey(e,"$dynamicAnchor")&&o.IsString(e.$dynamicAnchor)}function bl(e){return o.HasPropertyKey(e,"$dynamicRef")&&o.IsString(e.$dynamicRef)}function Il(e){return o.HasPropertyKey(e,"else")&&G(e.else)}function Td(e){return o.HasPropertyKey(e,"enum")&&o.IsArray(e.enum)}function bd(e){return o.HasPropertyKey(e,"exclusiveMaximum")&&(o.IsNumber(e.exclusiveMaximum)||o.IsBigInt(e.exclusiveMaximum))}function Id(e){return o.HasPropertyKey(e,"exclusiveMinimum")&&(o.IsNumber(e.exclusiveMinimum)||o.IsBigInt(e.exclusiveMinimum))}function Ad(e){return o.HasPropertyKey(e,"format")&&o.IsString(e.format)}function _t(e){return o.HasPropertyKey(e,"$id")&&o.IsString(e.$id)}function Al(e){return o.HasPropertyKey(e,"if")&&G(e.if)}function Hi(e){return o.HasPropertyKey(e,"items")&&(G(e.items)||o.IsArray(e.items)&&e.items.every(t=>G(t)))}function Sl(e){return Hi(e)&&o.IsArray(e.items)}function Sd(e){return o.HasPropertyKey(e,"maximum")&&(o.IsNumber(e.maximum)||o.IsBigInt(e.maximum))}function Cd(e){return o.HasPropertyKey(e,"maxContains")&&o.IsNumber(e.maxContains)}function _d(e){return o.HasPropertyKey(e,"maxItems")&&o.IsNumber(e.maxItems)}function Rd(e){return o.HasPropertyKey(e,"maxLength")&&o.IsNumber(e.maxLength)}function Nd(e){return o.HasPropertyKey(e,"maxProperties")&&o.IsNumber(e.maxProperties)}function Dd(e){return o.HasPropertyKey(e,"minimum")&&(o.IsNumber(e.minimum)||o.IsBigInt(e.minimum))}function ji(e){return o.HasPropertyKey(e,"minContains")&&o.IsNumber(e.minContains)}function vd(e){return o.HasPropertyKey(e,"minItems")&&o.IsNumber(e.minItems)}function kd(e){return o.HasPropertyKey(e,"minLength")&&o.IsNumber(e.minLength)}function Od(e){return o.HasPropertyKey(e,"minProperties")&&o.IsNumber(e.minProperties)}function $d(e){return o.HasPropertyKey(e,"multipleOf")&&(o.IsNumber(e.multipleOf)||o.IsBigInt(e.multipleOf))}function Cl(e){return o.HasPropertyKey(e,"not")&&G(e.not)}function _l(e){return o.HasPropertyKey(e,"oneOf")&&o.IsArray(e.oneOf)&&e.oneOf.every(t=>G(t))}function wd(e){return o.HasPropertyKey(e,"pattern")&&(o.IsString(e.pattern)||e.pattern instanceof RegExp)}function Ks(e){return o.HasPropertyKey(e,"patternProperties")&&o.IsObject(e.patternProperties)&&Object.values(e.patternProperties).every(t=>G(t))}function qi(e){return o.HasPropertyKey(e,"prefixItems")&&o.IsArray(e.prefixItems)&&e.prefixItems.every(t=>G(t))}function zs(e){return o.HasPropertyKey(e,"properties")&&o.IsObject(e.properties)&&Object.values(e.properties).every(t=>G(t))}function Rl(e){return o.HasPropertyKey(e,"propertyNames")&&(o.IsObject(e.propertyNames)||G(e.propertyNames))}function HB(e){return o.HasPropertyKey(e,"$recursiveAnchor")&&o.IsBoolean(e.$recursiveAnchor)}function Co(e){return HB(e)&&o.IsEqual(e.$recursiveAnchor,!0)}function Nl(e){return o.HasPropertyKey(e,"$recursiveRef")&&o.IsString(e.$recursiveRef)}function Dl(e){return o.HasPropertyKey(e,"$ref")&&o.IsString(e.$ref)}function Vi(e){return o.HasPropertyKey(e,"required")&&o.IsArray(e.required)&&e.required.every(t=>o.IsString(t))}function vl(e){return o.HasPropertyKey(e,"then")&&G(e.then)}function Pd(e){return o.HasPropertyKey(e,"type")&&(o.IsString(e.type)||o.IsArray(e.type)&&e.type.every(t=>o.IsString(t)))}function Md(e){return o.HasPropertyKey(e,"uniqueItems")&&o.IsBoolean(e.uniqueItems)}function _o(e){return o.HasPropertyKey(e,"unevaluatedItems")&&G(e.unevaluatedItems)}function Ro(e){return o.HasPropertyKey(e,"unevaluatedProperties")&&G(e.unevaluatedProperties)}var Nt=class{constructor(){let t=new Set,r=new Set;this.stack=[{indices:t,keys:r}]}Push(){let t=new Set,r=new Set;return this.stack.push({indices:t,keys:r}),!0}Pop(){
return this.stack.pop(),!0}AddIndex(t){return this.GetIndices().add(t),!0}AddKey(t){return this.GetKeys().add(t),!0}GetIndices(){return this.stack[this.stack.length-
1].indices}GetKeys(){return this.stack[this.stack.length-1].keys}Merge(t){for(let r of t)r.GetIndices().forEach(n=>this.GetIndices().add(n)),r.GetKeys().forEach(
n=>this.GetKeys().add(n));return!0}},pt=class extends Nt{constructor(){super(),this.errors=[]}AtCapacity(){return this.errors.length>=wt.Get().maxErrors}AddError(t,r,n,i){
return this.AddErrorObject({keyword:t,schemaPath:r,instancePath:n,params:i})}AddErrors(t){return t.forEach(r=>this.AddErrorObject(r)),!1}GetErrors(){return this.
errors}AddErrorObject(t){return this.AtCapacity()||this.errors.push(t),!1}};function k2(e,t,r,n){return o.Every(r["~refine"],0,(i,s)=>i.check(n))}function O2(e,t,r,n,i,s){return o.EveryAll(i["~refine"],0,(a,c)=>a.check(s)||t.AddError("~\
refine",r,n,{index:c,message:a.error(s)}))}var No="urn:typebox:root";function Pn(e,t){return URL.canParse(e,t)?new URL(e,t):o.IsEqual(t,No)?new URL(`${t}:${e}`):new URL(`${t.slice(0,t.lastIndexOf(":"))}:${e}`)}
function Ys(e,t){let r=Ft(t)&&_t(t)?Pn(t.$id,No).href:No;return{context:e,schema:t,lexicalSchema:t,lexicalBase:r,resourceBase:r,referenceBase:r,ids:[],useResourceBaseForReference:!0,
recursiveAnchor:void 0,dynamicAnchors:[],resourceEntries:new Map,pendingResource:!0,enteredResource:!1}}function Ld(e,t,r=!0){if(Ui(t))return e;if(Array.isArray(
t))return t.reduce((i,s)=>Ld(i,s,!1),e);if(!Ft(t)||!r&&_t(t))return e;let n=!r&&hi(t)?[...e,t]:e;return Object.keys(t).reduce((i,s)=>Ld(i,t[s],!1),n)}function Do(e,t){
return e.resourceEntries.get(t)}function $2(e,t){return e.enteredResource||Do(e,t)!==void 0}function jB(e){return!/^[A-Za-z][A-Za-z0-9+.-]*:/.test(e.$id)}function qB(e,t){
return _t(t)?[...e.ids,t]:e.ids}function VB(e,t){return e.recursiveAnchor??(Co(t)?t:void 0)}function GB(e,t){let r=_t(t)?Ld(e.dynamicAnchors,t):e.dynamicAnchors;
return hi(t)?[...r,t]:r}function KB(e,t){return _t(t)?!1:e.pendingResource}function w2(e,t){let r=Do(e,t);return r?r.base:_t(t)?Pn(t.$id,e.lexicalBase).href:e.lexicalBase}
function P2(e,t){let r=Do(e,t);return r?r.base:_t(t)&&e.pendingResource?Pn(t.$id,e.resourceBase).href:e.resourceBase}function M2(e,t){return _t(t)?!jB(t):e.useResourceBaseForReference}
function zB(e,t){let r=$2(e,t),n=M2(e,t);return r||n?P2(e,t):w2(e,t)}function WB(e,t){let r=Do(e,t);return r?r.root:_t(t)?t:e.lexicalSchema}function YB(e,t){return Ft(
t)&&(_t(t)||hi(t)||o.IsUndefined(e.recursiveAnchor)&&Co(t)||!o.IsUndefined(Do(e,t)))}function Xs(e,t){return YB(e,t)?{...e,ids:qB(e,t),dynamicAnchors:GB(e,t),recursiveAnchor:VB(
e,t),pendingResource:KB(e,t),lexicalBase:w2(e,t),resourceBase:P2(e,t),useResourceBaseForReference:M2(e,t),referenceBase:zB(e,t),lexicalSchema:WB(e,t),enteredResource:$2(
e,t)}:e}function L2(e){return Hi(e)&&o.IsArray(e.items)}function F2(e,t,r,n){return L2(r)?o.Every(n,0,(s,a)=>o.IsLessThan(a,r.items.length)||hr(e,t,r.additionalItems,s)&&t.AddIndex(a)):!0}function B2(e,t,r,n,i,s){return L2(
i)?o.Every(s,0,(c,m)=>{let p=`${r}/additionalItems`,d=`${n}/${m}`;return o.IsLessThan(m,i.items.length)||gr(e,t,p,d,i.additionalItems,c)&&t.AddIndex(m)}):!0}function Xt(e){return e.replace(/~/g,"~0").replace(/\//g,"~1")}function gi(e){return new RegExp(e,"u")}function XB(e){return`^${e.replace(/[.*+?^${}()|[\]\\]/g,"\\$&")}$`}function U2(e){let t=[];return Ks(e)&&t.push(...o.Keys(e.patternProperties)),zs(e)&&t.push(...o.
Keys(e.properties).map(XB)),o.IsEqual(t.length,0)?"(?!)":`(${t.join("|")})`}function H2(e,t,r,n){let i=gi(U2(r));return o.Every(o.Keys(n),0,(a,c)=>i.test(a)||hr(e,t,r.additionalProperties,n[a])&&t.AddKey(a))}function j2(e,t,r,n,i,s){let a=gi(
U2(i)),c=[];return o.EveryAll(o.Keys(s),0,(p,d)=>{let E=`${r}/additionalProperties`,C=`${n}/${Xt(p)}`,O=a.test(p)||gr(e,t,E,C,i.additionalProperties,s[p])&&t.AddKey(
p);return O||c.push(p),O})||t.AddError("additionalProperties",r,n,{additionalProperties:c})}function q2(e,t,r,n){let i=r.allOf.reduce((s,a)=>{let c=new Nt;return ae(e,c,a,n)?[...s,c]:s},[]);return o.IsEqual(i.length,r.allOf.length)&&t.Merge(i)}function V2(e,t,r,n,i,s){
let a=[],c=i.allOf.reduce((p,d,E)=>{let C=`${r}/allOf/${E}`,O=new pt,H=Te(e,O,C,n,d,s);return H||a.push(O),H?[...p,O]:p},[]),m=o.IsEqual(c.length,i.allOf.length)&&
t.Merge(c);return m||a.forEach(p=>t.AddErrors(p.GetErrors())),m}function G2(e,t,r,n){let i=r.anyOf.reduce((s,a)=>{let c=new Nt;return ae(e,c,a,n)?[...s,c]:s},[]);return o.IsGreaterThan(i.length,0)&&t.Merge(i)}function K2(e,t,r,n,i,s){
let a=[],c=i.anyOf.reduce((p,d,E)=>{let C=new pt,O=`${r}/anyOf/${E}`,H=Te(e,C,O,n,d,s);return H||a.push(C),H?[...p,C]:p},[]),m=o.IsGreaterThan(c.length,0)&&t.Merge(
c);return m||a.forEach(p=>t.AddErrors(p.GetErrors())),m||t.AddError("anyOf",r,n,{})}function Ud(e,t,r,n){return r}function z2(e,t,r,n,i,s){return Ud(e,t,i,s)||t.AddError("boolean",r,n,{})}function Hd(e,t,r,n){return o.IsValueLike(r.const)?o.IsEqual(n,r.const):o.IsDeepEqual(n,r.const)}function W2(e,t,r,n,i,s){return Hd(e,t,i,s)||t.AddError("const",
r,n,{allowedValue:i.const})}function QB(e){return!(ji(e)&&o.IsEqual(e.minContains,0))}function jd(e,t,r,n){return QB(r)?!o.IsEqual(n.length,0)&&o.SomeAll(n,(i,s)=>ae(e,t,r.contains,i)&&t.AddIndex(s)):!0}function Y2(e,t,r,n,i,s){return jd(e,t,i,s)||
t.AddError("contains",r,n,{minContains:1})}function X2(e,t,r,n){let i=o.IsEqual(o.Keys(n).length,0),s=o.Every(o.Entries(r.dependencies),0,([a,c])=>!o.HasPropertyKey(n,a)||(o.IsArray(c)?c.every(m=>o.HasPropertyKey(
n,m)):ae(e,t,c,n)));return i||s}function Q2(e,t,r,n,i,s){let a=o.IsEqual(o.Keys(s).length,0),c=o.EveryAll(o.Entries(i.dependencies),0,([m,p])=>{let d=`${r}/depe\
ndencies/${Xt(m)}`;return!o.HasPropertyKey(s,m)||(o.IsArray(p)?p.every(E=>o.HasPropertyKey(s,E)||t.AddError("dependencies",r,n,{property:m,dependencies:p})):Te(
e,t,d,n,p,s))});return a||c}function J2(e,t,r,n){let i=o.IsEqual(o.Keys(n).length,0),s=o.Every(o.Entries(r.dependentRequired),0,([a,c])=>!o.HasPropertyKey(n,a)||c.every(m=>o.HasPropertyKey(
n,m)));return i||s}function Z2(e,t,r,n,i,s){let a=o.IsEqual(o.Keys(s).length,0),c=o.EveryAll(o.Entries(i.dependentRequired),0,([m,p])=>!o.HasPropertyKey(s,m)||o.
EveryAll(p,0,d=>o.HasPropertyKey(s,d)||t.AddError("dependentRequired",r,n,{property:m,dependencies:p})));return a||c}function eC(e,t,r,n){let i=o.IsEqual(o.Keys(n).length,0),s=o.Every(o.Entries(r.dependentSchemas),0,([a,c])=>!o.HasPropertyKey(n,a)||ae(e,t,c,n));return i||s}function tC(e,t,r,n,i,s){
let a=o.IsEqual(o.Keys(s).length,0),c=o.EveryAll(o.Entries(i.dependentSchemas),0,([m,p])=>{let d=`${r}/dependentSchemas/${Xt(m)}`;return!o.HasPropertyKey(s,m)||
Te(e,t,d,n,p,s)});return a||c}var Rr={};Kt(Rr,{DynamicRef:()=>N3,RecursiveRef:()=>C3,Ref:()=>A3});var kl={};Kt(kl,{Delete:()=>t3,Get:()=>ZB,Has:()=>JB,Indices:()=>ko,Set:()=>e3});function nC(e){throw Error(e)}function rC(){nC("Pointer contains unsafe property key")}function qd(){nC("Cannot set value")}function ko(e){let t=e.split("/").map(
r=>r.replace(/~1/g,"/").replace(/~0/g,"~"));return t[0]===""?t.slice(1):t}function JB(e,t){let r=e;for(let n of ko(t)){if(!o.IsObject(r)||!o.HasPropertyKey(r,n))
return!1;r=r[n]}return!0}function ZB(e,t){let r=e;for(let n of ko(t)){if(!o.IsObject(r)||o.IsUnsafePropertyKey(n))return;r=r[n]}return r}function iC(e,t,r){let n=e;
for(let i of t)o.IsUnsafePropertyKey(i)&&rC(),n=o.IsObject(n)?n[i]:void 0;return o.IsUnsafePropertyKey(r)&&rC(),o.IsObject(n)||qd(),n}function e3(e,t,r){let n=ko(
t),i=n.pop();return o.IsUndefined(i)&&qd(),iC(e,n,i)[i]=r,e}function t3(e,t){let r=ko(t),n=r.pop();o.IsUndefined(n)&&qd();let i=iC(e,r,n);return o.IsArray(i)&&/^(0|[1-9]\d*)$/.
test(n)?i.splice(Number(n),1):delete i[n],e}function Kd(e,t){return Ft(e)&&_t(e)?Pn(e.$id,t.href):t}function zd(e){return Pn(e,No)}function Vd(e){return e.href.split("#")[0]}function r3(e,t,r){return Gd(e,
zd(t),r)}function n3(e,t){return t.$ref.startsWith("#")||e.enteredResource?e.lexicalSchema:e.schema}function i3(e){return e.startsWith("#/")}function sC(e,t){if(o.
IsObject(e)&&hi(e)&&o.IsEqual(e.$dynamicAnchor,t))return e;if(o.IsObject(e))for(let r of o.Keys(e)){let n=sC(e[r],t);if(n)return n}}function Gd(e,t,r){if(o.IsEqual(
e,r))return t.href;let n=Kd(e,t);if(o.IsArray(e))for(let i of e){let s=Gd(i,n,r);if(!o.IsUndefined(s))return s}else if(o.IsObject(e))for(let i of o.Keys(e)){let s=Gd(
e[i],n,r);if(!o.IsUndefined(s))return s}}function aC(e,t){if(t.href.endsWith("#"))return e;if(!t.hash.startsWith("#"))return;let r=decodeURIComponent(t.hash.slice(
1));if(r.startsWith("/"))return kl.Get(e,r)}function s3(e,t,r){if(!_t(e))return;if(o.IsEqual(e.$id,r.hash))return e;let n=new URL(r.href,t.href);if(o.IsEqual(t.
pathname,n.pathname))return r.hash.startsWith("#")?aC(e,r):e}function a3(e,t,r){if(!v2(e))return;let n=new URL(`#${e.$anchor}`,t.href),i=new URL(r.href,t.href);
return o.IsEqual(n.href,i.href)?e:void 0}function o3(e,t,r){if(!hi(e))return;let n=new URL(`#${e.$dynamicAnchor}`,t.href),i=new URL(r.href,t.href);return o.IsEqual(
n.href,i.href)?e:void 0}function u3(e,t,r){if(Ft(e))return s3(e,t,r)??a3(e,t,r)??o3(e,t,r)??aC(e,r)}function c3(e,t,r){if(o.IsArray(e))return e.reduce((n,i)=>{let s=Ol(
i,t,r);return o.IsUndefined(s)?n:s},void 0)}function l3(e,t,r){if(o.IsObject(e))return o.Keys(e).reduce((n,i)=>{if(o.IsEqual(i,"const")||o.IsEqual(i,"enum"))return n;
let s=Ol(e[i],t,r);return o.IsUndefined(s)?n:s},void 0)}function Ol(e,t,r){let n=Kd(e,t);return u3(e,n,r)??c3(e,n,r)??l3(e,n,r)}function m3(e,t,r,n){let i=$l(e,
t,r,n);return Ft(i)&&_t(i)?i:void 0}function p3(e,t,r){if(!t.$ref.startsWith("#")||!Ft(e.schema)||o.HasPropertyKey(e.schema,"$schema"))return;let n=r3(e.lexicalSchema,
e.referenceBase,r);if(!(o.IsUndefined(n)||o.IsEqual(n,e.referenceBase)))return{target:r,base:n,root:e.lexicalSchema}}function f3(e,t,r){let n=e.context[t];if(Ft(
n))return{target:r,base:t,root:n}}function d3(e,t,r,n,i){let s=i?f3(e,n,r):void 0;return o.IsUndefined(s)?p3(e,t,r):s}function h3(e,t,r){if(_t(r))return;let n=m3(
e.context,e.schema,e.referenceBase,t);if(!(!n||e.ids.includes(n)))return{resource:n}}function g3(e,t){return o.HasPropertyKey(e,t)?e[t]:void 0}function y3(e,t,r){
return Ol(e,t,r)}function x3(e,t,r){let n=Vd(r);if(!o.HasPropertyKey(e,n)||o.IsEqual(n,Vd(t)))return;let i=e[n],s=Kd(i,new URL(n));return o.IsEqual(r.hash,"")?i:
Ol(i,s,r)}function $l(e,t,r,n){let i=zd(r),s=Pn(n,i.href);return g3(e,n)??y3(t,i,s)??x3(e,i,s)}function E3(e,t){if(!t)return e;let r=new Map(e.resourceEntries);
return r.set(t.target,{base:t.base,root:t.root}),{...e,resourceEntries:r}}function T3(e,t){return t?Xs(e,t.resource):e}function oC(e,t,r,n){let i=E3({...e,pendingResource:t},
r);return T3(i,n)}function b3(e,t,r){let n=Vd(Pn(t.$ref,e.referenceBase)),i=!o.IsEqual(n,e.resourceBase),s=d3(e,t,r,n,i),a=i?h3(e,n,r):void 0;return{schema:r,stack:oC(
e,!0,s,a)}}function I3(e,t){return{schema:t,stack:oC(e,!o.IsUndefined(t))}}function A3(e,t){let r=$l(e.context,n3(e,t),e.referenceBase,t.$ref);return Ft(r)?b3(e,
t,r):I3(e,r)}function S3(e){return Ft(e.lexicalSchema)&&Co(e.lexicalSchema)}function C3(e,t){let r=S3(e)?e.recursiveAnchor:e.lexicalSchema;return $l(e.context,r,
e.lexicalBase,t.$recursiveRef)}function uC(e,t){return Pn(t.$dynamicRef,zd(e.lexicalBase).href).hash}function cC(e,t){return e.dynamicAnchors.find(r=>o.IsEqual(
r.$dynamicAnchor,t))??sC(e.schema,t)}function _3(e,t,r){if(!Ft(r)||!hi(r))return r;let n=uC(e,t);return i3(n)?r:cC(e,r.$dynamicAnchor)}function R3(e,t){let r=uC(
e,t);return cC(e,decodeURIComponent(r.slice(1)))}function N3(e,t){let r=t.$dynamicRef.startsWith("#")?e.lexicalSchema:e.schema,n=$l(e.context,r,e.lexicalBase,t.
$dynamicRef);return o.IsUndefined(n)?R3(e,t):_3(e,t,n)}function lC(e,t,r,n){let i=Rr.DynamicRef(e,r)??!1,s=i?{...e,pendingResource:!0}:e;return G(i)&&ae(s,t,i,n)}function mC(e,t,r,n,i,s){let a=Rr.DynamicRef(e,i)??!1,
c=a?{...e,pendingResource:!0}:e;return G(a)&&Te(c,t,r,n,a,s)}function Xd(e,t,r,n){return o.Some(r.enum,i=>o.IsValueLike(i)?o.IsEqual(n,i):o.IsDeepEqual(n,i))}function pC(e,t,r,n,i,s){return Xd(e,t,i,s)||t.AddError("enum",
r,n,{allowedValues:i.enum})}function Qd(e,t,r,n){return o.IsLessThan(n,r.exclusiveMaximum)}function fC(e,t,r,n,i,s){return Qd(e,t,i,s)||t.AddError("exclusiveMaximum",r,n,{comparison:"<",limit:i.
exclusiveMaximum})}function Jd(e,t,r,n){return o.IsGreaterThan(n,r.exclusiveMinimum)}function dC(e,t,r,n,i,s){return Jd(e,t,i,s)||t.AddError("exclusiveMinimum",r,n,{comparison:">",
limit:i.exclusiveMinimum})}var Po={};Kt(Po,{Clear:()=>HC,Entries:()=>yU,Get:()=>TU,Has:()=>EU,IsDate:()=>Js,IsDateTime:()=>wl,IsDuration:()=>Pl,IsEmail:()=>Ml,IsHostname:()=>Vl,IsIPv4:()=>zl,
IsIPv6:()=>Wl,IsIdnEmail:()=>Gl,IsIdnHostname:()=>Kl,IsIri:()=>Xl,IsIriReference:()=>Yl,IsJsonPointer:()=>Jl,IsJsonPointerUriFragment:()=>Ql,IsRegex:()=>Zl,IsRelativeJsonPointer:()=>em,
IsTime:()=>Zs,IsUri:()=>nm,IsUriReference:()=>tm,IsUriTemplate:()=>rm,IsUrl:()=>im,IsUuid:()=>sm,Reset:()=>jC,Set:()=>xU,Test:()=>bU});var D3=[0,31,28,31,30,31,30,31,31,30,31,30,31],v3=/^(\d\d\d\d)-(\d\d)-(\d\d)$/;function k3(e){return e%4===0&&(e%100!==0||e%400===0)}function Js(e){let t=v3.exec(
e);if(!t)return!1;let r=+t[1],n=+t[2],i=+t[3];return n>=1&&n<=12&&i>=1&&i<=(n===2&&k3(r)?29:D3[n])}var O3=/^(\d\d):(\d\d):(\d\d)(?:\.\d+)?(?:([Zz])|([+-])(\d\d):(\d\d))?$/;function Zs(e,t=!0){let r=O3.exec(e);if(!r||t&&!r[4]&&!r[5])return!1;let n=+r[1],i=+r[2],
s=+r[3];if(n>23||i>59||s>60)return!1;if(r[5]){let d=+r[6],E=+r[7];if(d>23||E>59)return!1}if(s<60)return!0;let a=r[5]==="-"?-1:1,c=+(r[6]||0),m=+(r[7]||0);return((n*
60+i-a*(c*60+m))%1440+1440)%1440===1439}var $3=/^(?:\[!?(?:(?!\.{1,2}[/\]])[A-Za-z._][A-Za-z._0-9+-]{0,13}(?:\/(?!\.{1,2}[/\]])[A-Za-z._][A-Za-z._0-9+-]{0,13})*|[+-](?:[01][0-9]|2[0-3]):[0-5][0-9])\](?:\[!?[a-z_][a-z_0-9-]*=[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*\])*|(?:\[!?[a-z_][a-z_0-9-]*=[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*\])*)$/;
function wl(e){let t=e.indexOf("["),r=t===-1?e:e.slice(0,t);if(t!==-1&&!$3.test(e.slice(t)))return!1;let n=r.split(/T/i);return n.length===2&&Js(n[0])&&Zs(n[1])}var w3=/^P((\d+Y(\d+M(\d+D)?)?|\d+M(\d+D)?|\d+D)(T(\d+H(\d+M(\d+S)?)?|\d+M(\d+S)?|\d+S))?|T(\d+H(\d+M(\d+S)?)?|\d+M(\d+S)?|\d+S)|\d+W)$/;function Pl(e){return w3.
test(e)}var P3=/^(?:[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*|"(?:[^"\\]|\\[\x20-\x7e])*")@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*|\[(?:IPv6:[a-f0-9:]+|(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])(?:\.(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])){3})\])$/i;
function Ml(e){return P3.test(e)}var hC=/^(?!-).*(?<!-)$/,gC=/^(?!..--)/,yC=/^[a-zA-Z0-9-]*$/;var ea=/[^\p{ASCII}]/u;var M3=/[0-9]/,xC=/[\u{0660}-\u{0669}]/u,L3=/[\u{06f0}-\u{06f9}]/u,F3=/[\u{002e}\u{002c}\u{003a}\u{002f}]/u,B3=/[\u{002d}\u{002b}]/u,Zd=/\p{Mn}/u,U3=/\p{Mc}/u;var EC=/[\p{Mn}\p{Mc}\p{Me}]/u,eh=/\p{L}/u,H3=/\p{Nd}/u,TC=/\p{Script=Greek}/u,Ll=/\p{Script=Hebrew}/u,bC=/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
IC=/[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Mandaic}]/u,th=/[\u{094d}\u{09cd}\u{0a4d}\u{0acd}\u{0b4d}\u{0bcd}\u{0c4d}\u{0ccd}\u{0d3b}\u{0d3c}\u{0d4d}\u{0dca}\u{1b44}\u{1baa}\u{1bab}\u{a9c0}\u{11046}\u{1107f}\u{110b9}\u{11133}\u{11134}\u{111c0}\u{11235}\u{1134d}\u{11442}\u{114c2}\u{115bf}\u{1163f}\u{116b6}\u{11c3f}\u{11d44}\u{11d45}]/u,
AC=/[\u{0640}\u{07fa}\u{302e}\u{302f}\u{3031}\u{3032}\u{3033}\u{3034}\u{3035}\u{303b}]/u,j3=/[\u{00b7}\u{0375}\u{05f3}\u{05f4}\u{200c}\u{200d}\u{30fb}]/u,q3=/[\u{00df}\u{03c2}\u{06fd}\u{06fe}\u{0f0b}\u{3007}]/u,
SC=new RegExp([M3,L3].map(e=>e.source).join("|"),"u"),CC=new RegExp([eh,B3,F3,H3,Zd,U3,j3,q3].map(e=>e.source).join("|"),"u");function _C(e){return hC.test(e)&&gC.test(e)&&yC.test(e)}var qr=36,$o=1,wo=26,G3=38,K3=700,NC=72,DC=128;function rh(){throw null}function Fl(e){return e.toLowerCase().startsWith("xn--")}function vC(e,t,r){e=r?Math.floor(
e/K3):e>>1,e+=Math.floor(e/t);let n=0;for(;e>(qr-$o)*wo>>1;)e=Math.floor(e/(qr-$o)),n+=qr;return n+Math.floor((qr-$o+1)*e/(e+G3))}function Bl(e){let t=[],r=DC,n=0,
i=NC,s=e.lastIndexOf("-");if(s>0)for(let c=0;c<s;c++){let m=e.charCodeAt(c);m>=128&&rh(),t.push(m)}let a=s<0?0:s+1;for(;a<e.length;){let c=n,m=1,p=qr;for(;;){a>=
e.length&&rh();let E=e.charCodeAt(a++),C;E>=97&&E<=122?C=E-97:E>=48&&E<=57?C=E-48+26:rh(),n+=C*m;let O=p<=i?$o:p>=i+wo?wo:p-i;if(C<O)break;m*=qr-O,p+=qr}let d=t.
length+1;i=vC(n-c,d,c===0),r+=Math.floor(n/d),n%=d,t.splice(n,0,r),n++}return String.fromCodePoint(...t)}function RC(e){return e<26?String.fromCharCode(e+97):String.
fromCharCode(e-26+48)}var z3=new RegExp(ea.source,"gu");function kC(e){let t=e.replace(z3,""),r=t.length,n=r>0?[t,"-"]:[],i=Array.from(e,p=>p.codePointAt(0)),s=DC,
a=0,c=NC,m=r;for(;m<i.length;){let p=1/0;for(let d of i)d>=s&&d<p&&(p=d);a+=(p-s)*(m+1),s=p;for(let d of i)if(d<s&&a++,d===s){let E=a;for(let C=qr;;C+=qr){let O=C<=
c?$o:C>=c+wo?wo:C-c;if(E<O)break;let H=O+(E-O)%(qr-O);n.push(RC(H)),E=Math.floor((E-O)/(qr-O))}n.push(RC(E)),c=vC(a,m+1,m===r),a=0,m++}a++,s++}return n.join("")}var W3=/^(?:R|AL|AN|EN|ES|CS|ET|ON|BN|NSM)$/,OC=/^(?:L|EN|ES|CS|ET|ON|BN|NSM)$/,Y3=/^(?:R|AL|AN)$/;function $C(e){if(Fl(e))try{return Ul(Bl(e.slice(4).toLowerCase()))}catch{
return!1}return Ul(e)}function wC(e){let t=String.fromCodePoint(e);return SC.test(t)?"EN":xC.test(t)?"AN":Zd.test(t)?"NSM":Ll.test(t)?"R":IC.test(t)?"AL":eh.test(
t)?"L":"ON"}function Ul(e){for(let t of e)if(Y3.test(wC(t.codePointAt(0))))return!0;return!1}function Hl(e){let t=!1,r=OC,n=!1,i=!1,s=!0;for(let a of e){let c=wC(
a.codePointAt(0));if(s){if(c!=="L"&&c!=="R"&&c!=="AL")return!1;t=c==="R"||c==="AL",r=t?W3:OC,s=!1}if(!r.test(c))return!1;c==="EN"?n=!0:c==="AN"&&(i=!0)}return!(t&&
n&&i)}function X3(e){return ea.test(e)&&kC(e).length+4>63}function Q3(e){return e[0]==="-"||e[e.length-1]==="-"?!0:e.slice(2).join("").startsWith("--")}function jl(e){
if(X3(e)||Ul(e)&&!Hl(e))return!1;let t=[...e],r=t.map(s=>s.codePointAt(0)),n=r.length;if(Q3(t)||EC.test(t[0]))return!1;let i=!1;for(let s=0;s<n;s++){let a=r[s],
c=t[s];if(AC.test(c)||!CC.test(c))return!1;bC.test(c)&&(i=!0);let m=r[s-1],p=r[s+1];switch(a){case 183:if(m!==108||p!==108)return!1;break;case 885:if(!p||!TC.test(
t[s+1]))return!1;break;case 1523:case 1524:if(!m||!Ll.test(t[s-1]))return!1;break;case 8204:if(!m||m<128&&!th.test(t[s-1]))return!1;break;case 8205:if(!m||!th.test(
t[s-1]))return!1;break;case 12539:break}}return!(e.includes("・")&&!i)}function ql(e){if(!Fl(e))return!1;try{let t=e.slice(4).toLowerCase();if(t.lastIndexOf("-")===0)return!1;let r=Bl(t);return ea.test(r)?jl(r):!1}catch{return!1}}function J3(e){return e.length>0&&e.length<=63}function Z3(e){return J3(e)&&(ql(e)||_C(e))}function FC(e){return e.length===0||e.length>253||e.charCodeAt(e.length-
1)===46?!1:e.split(".").every(t=>Z3(t))}function eU(e){return e.length>0&&e.length<=63}function tU(e){return eU(e)&&(ql(e)||jl(e))}function rU(e){return e.replace(/[\uff01-\uff5e]/g,t=>String.fromCharCode(
t.charCodeAt(0)-65248)).normalize("NFC").replace(/[\u00ad\u034f\u180b-\u180d\u200b\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/gu,"").replace(/[\u002E\u3002\uFF0E\uFF61]/g,
".")}function BC(e){if(e.length===0||e.includes(" "))return!1;let t=rU(e);if(t.length>253)return!1;let r=t.split("."),n=r.some(i=>$C(i));return r.every(i=>tU(i)&&
(!n||Hl(i)))}function Vl(e){return FC(e)}var nU=/^(?:[A-Za-z0-9!#$%&'*+\/=?^_`{|}~\u{0080}-\u{10FFFF}-]+(?:\.[A-Za-z0-9!#$%&'*+\/=?^_`{|}~\u{0080}-\u{10FFFF}-]+)*|"(?:[^"\\]|\\.)*")@[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,62})(?<!-)(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,62})(?<!-))*$/iu;
function Gl(e){return nU.test(e.normalize("NFC"))}function Kl(e){return BC(e)}var iU=/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/;function zl(e){return iU.test(e)}var sU=/^(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:)?[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)$/i;
function Wl(e){return sU.test(e)}var aU=/[\x00-\x20\x7F\\]|%(?![0-9a-fA-F]{2})/,oU=/^[a-zA-Z][a-zA-Z0-9+\-.]*\/\//;function Yl(e){return!aU.test(e)&&!oU.test(e)&&URL.canParse(e,"http://example.\
com")}var uU=/[\x00-\x20<>\^`{|}\\]/,cU=/%(?![0-9a-fA-F]{2})/;function Xl(e){return uU.test(e)||cU.test(e)?!1:URL.canParse(e)}var lU=/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i;function Ql(e){return lU.test(e)}var mU=/^(?:\/(?:[^~/]|~0|~1)*)*$/;function Jl(e){return mU.test(e)}function Zl(e){try{return new RegExp(e,"u"),!0}catch{return!1}}var pU=/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/;function em(e){return pU.test(e)}var fU=/^(?:[a-z][a-z0-9+\-.]*:(?:\/\/(?:(?:[-a-z0-9._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:[\da-f]{1,4}:){6}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|::(?:[\da-f]{1,4}:){5}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:[\da-f]{1,4})?::(?:[\da-f]{1,4}:){4}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,1}[\da-f]{1,4})?::(?:[\da-f]{1,4}:){3}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,2}[\da-f]{1,4})?::(?:[\da-f]{1,4}:){2}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,3}[\da-f]{1,4})?::[\da-f]{1,4}:(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,4}[\da-f]{1,4})?::(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,5}[\da-f]{1,4})?::[\da-f]{1,4}|(?:(?:[\da-f]{1,4}:){0,6}[\da-f]{1,4})?::)|v[0-9a-f]+\.[-a-z0-9._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)|(?:[-a-z0-9._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:\/\/(?:(?:[-a-z0-9._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:[\da-f]{1,4}:){6}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|::(?:[\da-f]{1,4}:){5}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:[\da-f]{1,4})?::(?:[\da-f]{1,4}:){4}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,1}[\da-f]{1,4})?::(?:[\da-f]{1,4}:){3}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,2}[\da-f]{1,4})?::(?:[\da-f]{1,4}:){2}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,3}[\da-f]{1,4})?::[\da-f]{1,4}:(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,4}[\da-f]{1,4})?::(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,5}[\da-f]{1,4})?::[\da-f]{1,4}|(?:(?:[\da-f]{1,4}:){0,6}[\da-f]{1,4})?::)|v[0-9a-f]+\.[-a-z0-9._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)|(?:[-a-z0-9._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[-a-z0-9._~!$&'()*+,;=@]|%[0-9a-f]{2})+(?:\/(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?)(?:\?(?:[-a-z0-9._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[-a-z0-9._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function tm(e){return fU.test(e)}var dU=/^(?:(?:[^\x00-\x20"<>%\\^`{|}\x7f]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?:\.(?:[a-z0-9_]|%[0-9a-f]{2})+)*(?::[1-9]\d{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?:\.(?:[a-z0-9_]|%[0-9a-f]{2})+)*(?::[1-9]\d{0,3}|\*)?)*\})*$/i;
function rm(e){return dU.test(e)}var hU=/^[a-z][a-z0-9+\-.]*:(?:\/\/(?:(?:[-a-z0-9._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:[\da-f]{1,4}:){6}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|::(?:[\da-f]{1,4}:){5}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:[\da-f]{1,4})?::(?:[\da-f]{1,4}:){4}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,1}[\da-f]{1,4})?::(?:[\da-f]{1,4}:){3}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,2}[\da-f]{1,4})?::(?:[\da-f]{1,4}:){2}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,3}[\da-f]{1,4})?::[\da-f]{1,4}:(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,4}[\da-f]{1,4})?::(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,5}[\da-f]{1,4})?::[\da-f]{1,4}|(?:(?:[\da-f]{1,4}:){0,6}[\da-f]{1,4})?::)|v[0-9a-f]+\.[-a-z0-9._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)|(?:[-a-z0-9._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[-a-z0-9._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[-a-z0-9._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function nm(e){return hU.test(e)}function im(e){return URL.canParse(e)}var gU=/^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;function sm(e){return gU.test(e)}var Se=new Map;function HC(){Se.clear()}function yU(){return[...Se.entries()]}function xU(e,t){Se.set(e,t)}function EU(e){return Se.has(e)}function TU(e){return Se.
get(e)}function bU(e,t){return Se.get(e)?.(t)??!0}function jC(){HC(),Se.set("date-time",wl),Se.set("date",Js),Se.set("duration",Pl),Se.set("email",Ml),Se.set("h\
ostname",Vl),Se.set("idn-email",Gl),Se.set("idn-hostname",Kl),Se.set("ipv4",zl),Se.set("ipv6",Wl),Se.set("iri-reference",Yl),Se.set("iri",Xl),Se.set("json-point\
er-uri-fragment",Ql),Se.set("json-pointer",Jl),Se.set("regex",Zl),Se.set("relative-json-pointer",em),Se.set("time",Zs),Se.set("uri-reference",tm),Se.set("uri-te\
mplate",rm),Se.set("uri",nm),Se.set("url",im),Se.set("uuid",sm)}jC();function ih(e,t,r,n){return Po.Test(r.format,n)}function qC(e,t,r,n,i,s){return ih(e,t,i,s)||t.AddError("format",r,n,{format:i.format})}function VC(e,t,r,n){let i=vl(r)?r.then:!0,s=Il(r)?r.else:!0;return ae(e,t,r.if,n)?ae(e,t,i,n):ae(e,t,s,n)}function GC(e,t,r,n,i,s){let a=vl(i)?i.then:!0,c=Il(i)?
i.else:!0,m=new pt,p=Te(e,m,`${r}/if`,n,i.if,s)?Te(e,m,`${r}/then`,n,a,s)||t.AddError("if",r,n,{failingKeyword:"then"}):Te(e,t,`${r}/else`,n,c,s)||t.AddError("i\
f",r,n,{failingKeyword:"else"});return p&&t.Merge([m]),p}function IU(e,t,r,n){return o.Every(r.items,0,(i,s)=>o.IsLessEqualThan(n.length,s)||hr(e,t,i,n[s])&&t.AddIndex(s))}function AU(e,t,r,n,i,s){return o.EveryAll(i.
items,0,(a,c)=>{let m=`${r}/items/${c}`,p=`${n}/${c}`;return o.IsLessEqualThan(s.length,c)||gr(e,t,m,p,a,s[c])&&t.AddIndex(c)})}function SU(e,t,r,n){let i=qi(r)?r.prefixItems.length:0;return o.Every(n,i,(s,a)=>hr(e,t,r.items,s)&&t.AddIndex(a))}function CU(e,t,r,n,i,s){let a=qi(i)?i.prefixItems.
length:0;return o.EveryAll(s,a,(c,m)=>{let p=`${r}/items`,d=`${n}/${m}`;return gr(e,t,p,d,i.items,c)&&t.AddIndex(m)})}function KC(e,t,r,n){return Sl(r)?IU(e,t,r,n):SU(e,t,r,n)}function zC(e,t,r,n,i,s){return Sl(i)?AU(e,t,r,n,i,s):CU(e,t,r,n,i,s)}function _U(e){return di(e)}function sh(e,t,r,n){if(!_U(r))return!0;let i=o.Counted(n,s=>ae(e,t,r.contains,s));return o.IsLessEqualThan(i,r.maxContains)}function WC(e,t,r,n,i,s){let a=ji(i)?
i.minContains:1;return sh(e,t,i,s)||t.AddError("contains",r,n,{minContains:a,maxContains:i.maxContains})}function ah(e,t,r,n){return o.IsLessEqualThan(n,r.maximum)}function YC(e,t,r,n,i,s){return ah(e,t,i,s)||t.AddError("maximum",r,n,{comparison:"<=",limit:i.maximum})}function oh(e,t,r,n){return o.IsLessEqualThan(n.length,r.maxItems)}function XC(e,t,r,n,i,s){return oh(e,t,i,s)||t.AddError("maxItems",r,n,{limit:i.maxItems})}function uh(e,t,r,n){return o.IsMaxLength(n,r.maxLength)}function QC(e,t,r,n,i,s){return uh(e,t,i,s)||t.AddError("maxLength",r,n,{limit:i.maxLength})}function ch(e,t,r,n){return o.IsLessEqualThan(o.Keys(n).length,r.maxProperties)}function JC(e,t,r,n,i,s){return ch(e,t,i,s)||t.AddError("maxProperties",r,n,{limit:i.
maxProperties})}function RU(e){return di(e)}function lh(e,t,r,n){if(!RU(r))return!0;let i=o.Counted(n,(s,a)=>ae(e,t,r.contains,s)&&t.AddIndex(a));return o.IsGreaterEqualThan(i,r.minContains)}function ZC(e,t,r,n,i,s){
return lh(e,t,i,s)||t.AddError("contains",r,n,{minContains:i.minContains})}function mh(e,t,r,n){return o.IsGreaterEqualThan(n,r.minimum)}function e1(e,t,r,n,i,s){return mh(e,t,i,s)||t.AddError("minimum",r,n,{comparison:">=",limit:i.minimum})}function ph(e,t,r,n){return o.IsGreaterEqualThan(n.length,r.minItems)}function t1(e,t,r,n,i,s){return ph(e,t,i,s)||t.AddError("minItems",r,n,{limit:i.minItems})}function fh(e,t,r,n){return o.IsMinLength(n,r.minLength)}function r1(e,t,r,n,i,s){return fh(e,t,i,s)||t.AddError("minLength",r,n,{limit:i.minLength})}function dh(e,t,r,n){return o.IsGreaterEqualThan(o.Keys(n).length,r.minProperties)}function n1(e,t,r,n,i,s){return dh(e,t,i,s)||t.AddError("minProperties",r,n,{
limit:i.minProperties})}function hh(e,t,r,n){return o.IsMultipleOf(n,r.multipleOf)}function i1(e,t,r,n,i,s){return hh(e,t,i,s)||t.AddError("multipleOf",r,n,{multipleOf:i.multipleOf})}function gh(e,t,r,n){let i=new Nt;return!ae(e,i,r.not,n)&&t.Merge([i])}function s1(e,t,r,n,i,s){return gh(e,t,i,s)||t.AddError("not",r,n,{})}function a1(e,t,r,n){let i=r.oneOf.reduce((s,a)=>{let c=new Nt;return ae(e,c,a,n)?[...s,c]:s},[]);return o.IsEqual(i.length,1)&&t.Merge(i)}function o1(e,t,r,n,i,s){
let a=[],c=[],m=i.oneOf.reduce((d,E,C)=>{let O=new pt,H=`${r}/oneOf/${C}`,Ue=Te(e,O,H,n,E,s);return Ue&&c.push(C),Ue||a.push(O),Ue?[...d,O]:d},[]),p=o.IsEqual(m.
length,1)&&t.Merge(m);return!p&&o.IsEqual(c.length,0)&&a.forEach(d=>t.AddErrors(d.GetErrors())),p||t.AddError("oneOf",r,n,{passingSchemas:c})}function yh(e,t,r,n){return(o.IsString(r.pattern)?gi(r.pattern):r.pattern).test(n)}function u1(e,t,r,n,i,s){return yh(e,t,i,s)||t.AddError("pattern",r,n,{pattern:i.
pattern})}function c1(e,t,r,n){return o.Every(o.Entries(r.patternProperties),0,([i,s])=>{let a=gi(i);return o.Every(o.Entries(n),0,([c,m])=>!a.test(c)||hr(e,t,s,m)&&t.AddKey(
c))})}function l1(e,t,r,n,i,s){return o.EveryAll(o.Entries(i.patternProperties),0,([a,c])=>{let m=`${r}/patternProperties/${Xt(a)}`,p=gi(a);return o.EveryAll(o.
Entries(s),0,([d,E])=>{let C=`${n}/${Xt(d)}`;return!p.test(d)||gr(e,t,m,C,c,E)&&t.AddKey(d)})})}function m1(e,t,r,n){return o.IsEqual(n.length,0)||o.Every(r.prefixItems,0,(i,s)=>o.IsLessEqualThan(n.length,s)||hr(e,t,i,n[s])&&t.AddIndex(s))}function p1(e,t,r,n,i,s){
return o.IsEqual(s.length,0)||o.EveryAll(i.prefixItems,0,(a,c)=>{let m=`${r}/prefixItems/${c}`,p=`${n}/${c}`;return o.IsLessEqualThan(s.length,c)||gr(e,t,m,p,a,
s[c])&&t.AddIndex(c)})}function xh(e,t){return e.includes(t)||wt.Get().exactOptionalPropertyTypes}function Eh(e,t){return o.IsUndefined(e[t])}function f1(e,t,r,n){let i=Vi(r)?r.required:[];return o.Every(o.Entries(r.properties),0,([a,c])=>{let m=!o.HasPropertyKey(n,a)||hr(e,t,c,n[a])&&t.AddKey(a);return xh(
i,a)?m:Eh(n,a)||m})}function d1(e,t,r,n,i,s){let a=Vi(i)?i.required:[];return o.EveryAll(o.Entries(i.properties),0,([m,p])=>{let d=`${r}/properties/${Xt(m)}`,E=`${n}\
/${Xt(m)}`,C=()=>!o.HasPropertyKey(s,m)||gr(e,t,d,E,p,s[m])&&t.AddKey(m);return xh(a,m)?C():Eh(s,m)||C()})}function h1(e,t,r,n){return o.Every(o.Keys(n),0,(i,s)=>ae(e,t,r.propertyNames,i))}function g1(e,t,r,n,i,s){let a=[];return o.EveryAll(o.Keys(s),0,(m,p)=>{let d=`${n}\
/${Xt(m)}`,E=`${r}/propertyNames`,C=Te(e,t,E,d,i.propertyNames,m);return C||a.push(m),C})||t.AddError("propertyNames",r,n,{propertyNames:a})}function y1(e,t,r,n){let i=Rr.RecursiveRef(e,r)??!1,s=i?{...e,pendingResource:!0}:e;return G(i)&&ae(s,t,i,n)}function x1(e,t,r,n,i,s){let a=Rr.RecursiveRef(e,i)??
!1,c=a?{...e,pendingResource:!0}:e;return G(a)&&Te(c,t,r,n,a,s)}function E1(e,t,r,n){let i=Rr.Ref(e,r),s=i.schema??!1,a=new Nt,c=G(s)&&ae(i.stack,a,s,n);return c&&t.Merge([a]),c}function T1(e,t,r,n,i,s){let a=Rr.Ref(e,i),c=a.
schema??!1,m=new pt,p=G(c)&&Te(a.stack,m,r,n,c,s);return p&&t.Merge([m]),p||t.AddErrors(m.GetErrors()),p}function b1(e,t,r,n){return o.Every(r.required,0,i=>o.HasPropertyKey(n,i))}function I1(e,t,r,n,i,s){let a=[];return o.EveryAll(i.required,0,m=>{let p=o.HasPropertyKey(
s,m);return p||a.push(m),p})||t.AddError("required",r,n,{requiredProperties:a})}function Th(e,t,r,n,i){return o.IsEqual(r,"object")?o.IsObjectNotArray(i):o.IsEqual(r,"array")?o.IsArray(i):o.IsEqual(r,"boolean")?o.IsBoolean(i):o.IsEqual(r,"i\
nteger")?o.IsInteger(i):o.IsEqual(r,"number")?o.IsNumber(i):o.IsEqual(r,"null")?o.IsNull(i):o.IsEqual(r,"string")?o.IsString(i):o.IsEqual(r,"bigint")?o.IsBigInt(
i):o.IsEqual(r,"constructor")?o.IsConstructor(i):o.IsEqual(r,"function")?o.IsFunction(i):o.IsEqual(r,"symbol")?o.IsSymbol(i):o.IsEqual(r,"undefined")?o.IsUndefined(
i):o.IsEqual(r,"void")?o.IsUndefined(i):!0}function A1(e,t,r,n,i){return o.Some(r,s=>Th(e,t,s,n,i))}function S1(e,t,r,n){return o.IsArray(r.type)?A1(e,t,r.type,r,n):Th(e,t,r.type,r,n)}function C1(e,t,r,n,i,s){return(o.IsArray(i.type)?A1(e,t,i.type,i,s):Th(e,t,
i.type,i,s))||t.AddError("type",r,n,{type:i.type})}function _1(e,t,r,n){let i=t.GetIndices();return o.Every(n,0,(s,a)=>(i.has(a)||ae(e,t,r.unevaluatedItems,s))&&t.AddIndex(a))}function R1(e,t,r,n,i,s){let a=t.GetIndices(),
c=[];return o.EveryAll(s,0,(p,d)=>{let E=new pt,C=(a.has(d)||Te(e,E,r,n,i.unevaluatedItems,p))&&t.AddIndex(d);return C||c.push(d),C})||t.AddError("unevaluatedIt\
ems",r,n,{unevaluatedItems:c})}function N1(e,t,r,n){let i=t.GetKeys();return o.Every(o.Entries(n),0,([s,a])=>i.has(s)||ae(e,t,r.unevaluatedProperties,a)&&t.AddKey(s))}function D1(e,t,r,n,i,s){
let a=t.GetKeys(),c=[];return o.EveryAll(o.Entries(s),0,([p,d])=>{let E=new pt,C=a.has(p)||Te(e,E,r,n,i.unevaluatedProperties,d)&&t.AddKey(p);return C||c.push(p),
C})||t.AddError("unevaluatedProperties",r,n,{unevaluatedProperties:c})}function v1(e){return!o.IsEqual(e.uniqueItems,!1)}function k1(e,t,r,n){if(!v1(r))return!0;let i=new Set(n.map(ki.Hash)).size,s=n.length;return o.IsEqual(i,s)}function O1(e,t,r,n,i,s){if(!v1(i))return!0;let a=new Set,
c=s.reduce((p,d,E)=>{let C=ki.Hash(d);return a.has(C)?[...p,E]:(a.add(C),p)},[]);return o.IsEqual(c.length,0)||t.AddError("uniqueItems",r,n,{duplicateItems:c})}function hr(e,t,r,n){return t.Push()&&ae(e,t,r,n)&&t.Pop()}function ae(e,t,r,n){let i=Xs(e,r);return Ui(r)?Ud(i,t,r,n):(!Pd(r)||S1(i,t,r,n))&&(!(o.IsObject(n)&&
!o.IsArray(n))||(!Vi(r)||b1(i,t,r,n))&&(!yl(r)||H2(i,t,r,n))&&(!xd(r)||X2(i,t,r,n))&&(!Ed(r)||J2(i,t,r,n))&&(!Tl(r)||eC(i,t,r,n))&&(!Ks(r)||c1(i,t,r,n))&&(!zs(r)||
f1(i,t,r,n))&&(!Rl(r)||h1(i,t,r,n))&&(!Od(r)||dh(i,t,r,n))&&(!Nd(r)||ch(i,t,r,n)))&&(!o.IsArray(n)||(!gl(r)||F2(i,t,r,n))&&(!di(r)||jd(i,t,r,n))&&(!Hi(r)||KC(i,
t,r,n))&&(!ji(r)||lh(i,t,r,n))&&(!Cd(r)||sh(i,t,r,n))&&(!vd(r)||ph(i,t,r,n))&&(!_d(r)||oh(i,t,r,n))&&(!qi(r)||m1(i,t,r,n))&&(!Md(r)||k1(i,t,r,n)))&&(!o.IsString(
n)||(!kd(r)||fh(i,t,r,n))&&(!Rd(r)||uh(i,t,r,n))&&(!Ad(r)||ih(i,t,r,n))&&(!wd(r)||yh(i,t,r,n)))&&(!(o.IsNumber(n)||o.IsBigInt(n))||(!Id(r)||Jd(i,t,r,n))&&(!bd(r)||
Qd(i,t,r,n))&&(!Dd(r)||mh(i,t,r,n))&&(!Sd(r)||ah(i,t,r,n))&&(!$d(r)||hh(i,t,r,n)))&&(!Dl(r)||E1(i,t,r,n))&&(!Nl(r)||y1(i,t,r,n))&&(!bl(r)||lC(i,t,r,n))&&(!yd(r)||
Hd(i,t,r,n))&&(!Td(r)||Xd(i,t,r,n))&&(!Al(r)||VC(i,t,r,n))&&(!Cl(r)||gh(i,t,r,n))&&(!xl(r)||q2(i,t,r,n))&&(!El(r)||G2(i,t,r,n))&&(!_l(r)||a1(i,t,r,n))&&(!_o(r)||
!o.IsArray(n)||_1(i,t,r,n))&&(!Ro(r)||!o.IsObject(n)||N1(i,t,r,n))&&(!hl(r)||k2(i,t,r,n))}function gr(e,t,r,n,i,s){return t.Push()&&Te(e,t,r,n,i,s)&&t.Pop()}function Te(e,t,r,n,i,s){
if(t.AtCapacity())return!1;let a=Xs(e,i);return Ui(i)?z2(a,t,r,n,i,s):!!(+(!Pd(i)||C1(a,t,r,n,i,s))&+(!(o.IsObject(s)&&!o.IsArray(s))||!!(+(!Vi(i)||I1(a,t,r,n,i,
s))&+(!yl(i)||j2(a,t,r,n,i,s))&+(!xd(i)||Q2(a,t,r,n,i,s))&+(!Ed(i)||Z2(a,t,r,n,i,s))&+(!Tl(i)||tC(a,t,r,n,i,s))&+(!Ks(i)||l1(a,t,r,n,i,s))&+(!zs(i)||d1(a,t,r,n,
i,s))&+(!Rl(i)||g1(a,t,r,n,i,s))&+(!Od(i)||n1(a,t,r,n,i,s))&+(!Nd(i)||JC(a,t,r,n,i,s))))&+(!o.IsArray(s)||!!(+(!gl(i)||B2(a,t,r,n,i,s))&+(!di(i)||Y2(a,t,r,n,i,s))&
+(!Hi(i)||zC(a,t,r,n,i,s))&+(!ji(i)||ZC(a,t,r,n,i,s))&+(!Cd(i)||WC(a,t,r,n,i,s))&+(!vd(i)||t1(a,t,r,n,i,s))&+(!_d(i)||XC(a,t,r,n,i,s))&+(!qi(i)||p1(a,t,r,n,i,s))&
+(!Md(i)||O1(a,t,r,n,i,s))))&+(!o.IsString(s)||!!(+(!kd(i)||r1(a,t,r,n,i,s))&+(!Rd(i)||QC(a,t,r,n,i,s))&+(!Ad(i)||qC(a,t,r,n,i,s))&+(!wd(i)||u1(a,t,r,n,i,s))))&
+(!(o.IsNumber(s)||o.IsBigInt(s))||!!(+(!Id(i)||dC(a,t,r,n,i,s))&+(!bd(i)||fC(a,t,r,n,i,s))&+(!Dd(i)||e1(a,t,r,n,i,s))&+(!Sd(i)||YC(a,t,r,n,i,s))&+(!$d(i)||i1(a,
t,r,n,i,s))))&+(!Dl(i)||T1(a,t,r,n,i,s))&+(!Nl(i)||x1(a,t,r,n,i,s))&+(!bl(i)||mC(a,t,r,n,i,s))&+(!yd(i)||W2(a,t,r,n,i,s))&+(!Td(i)||pC(a,t,r,n,i,s))&+(!Al(i)||GC(
a,t,r,n,i,s))&+(!Cl(i)||s1(a,t,r,n,i,s))&+(!xl(i)||V2(a,t,r,n,i,s))&+(!El(i)||K2(a,t,r,n,i,s))&+(!_l(i)||o1(a,t,r,n,i,s))&+(!_o(i)||!o.IsArray(s)||R1(a,t,r,n,i,
s))&+(!Ro(i)||!o.IsObject(s)||D1(a,t,r,n,i,s)))&&(!hl(i)||O2(a,t,r,n,i,s))}function ta(...e){let[t,r,n]=ut.Match(e,{3:(d,E,C)=>[d,E,C],2:(d,E)=>[{},d,E]}),i=Ys(t,r),s=new pt,a=Te(i,s,"#","",r,n),c=s.GetErrors(),m=Ox(),p=c.map(d=>({...d,
message:m(d)}));return[a,p]}function Ih(...e){let[t,r,n]=ut.Match(e,{3:(a,c,m)=>[a,c,m],2:(a,c)=>[{},a,c]}),i=Ys(t,r),s=new Nt;return ae(i,s,r,n)}function $1(e,t){if(!(t==="line"?kU:OU).test(e))return null;let n=0;for(let i of e){let s=BU(i,t);if(s!==null){let a=vU(i,n);return{code:s.code,message:`${s.message}\
 ${a}`,location:a}}n+=1}return null}function vU(e,t){return`U+${(e.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")} is at index ${t}, in character\
s from 0.`}var kU=/[\u0000-\u001f\u007f-\u009f\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069\ud800-\udfff]/,OU=/[\u0000-\u0008\u000b\u000c\u000e-\u001a\u001c-\u001f\u007f-\u009f\u202a-\u202e\ud800-\udfff]/,
$U=/[\u0000-\u001f\u007f-\u009f]/,wU=/[\u0000-\u0008\u000b\u000c\u000e-\u001a\u001c-\u001f\u007f-\u009f]/,PU=/[\u200b\u2060\ufeff]/,MU=/[\u202a-\u202e\u2066-\u2069]/,
LU=/[\u202a-\u202e]/,FU=/\udb40[\udc00-\udc7f]/;function BU(e,t){return(t==="line"?$U:wU).test(e)?{code:"control_character",message:t==="line"?"This field must \
be one line without control characters.":"Tab, line breaks and ESC are the only control characters allowed here."}:t==="line"&&PU.test(e)?{code:"invisible_chara\
cter",message:"This field must not contain the invisible characters U+200B, U+2060 and U+FEFF."}:(t==="line"?MU:LU).test(e)?{code:"direction_override",message:`\
Bidirectional ${t==="line"?"embeddings, overrides and isolates":"embeddings and overrides"} are not allowed here.`}:FU.test(e)?{code:"tag_character",message:"Ta\
g characters (U+E0000 to U+E007F) are not allowed."}:e.isWellFormed()?null:{code:"lone_surrogate",message:"The text contains a lone surrogate."}}var w1={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://json-schema.org/draft/2020-12/meta/applicator",$vocabulary:{"https://json-schema.org\
/draft/2020-12/vocab/applicator":!0},$dynamicAnchor:"meta",title:"Applicator vocabulary meta-schema",type:["object","boolean"],properties:{prefixItems:{$ref:"#/\
$defs/schemaArray"},items:{$dynamicRef:"#meta"},contains:{$dynamicRef:"#meta"},additionalProperties:{$dynamicRef:"#meta"},properties:{type:"object",additionalProperties:{
$dynamicRef:"#meta"},default:{}},patternProperties:{type:"object",additionalProperties:{$dynamicRef:"#meta"},propertyNames:{format:"regex"},default:{}},dependentSchemas:{
type:"object",additionalProperties:{$dynamicRef:"#meta"},default:{}},propertyNames:{$dynamicRef:"#meta"},if:{$dynamicRef:"#meta"},then:{$dynamicRef:"#meta"},else:{
$dynamicRef:"#meta"},allOf:{$ref:"#/$defs/schemaArray"},anyOf:{$ref:"#/$defs/schemaArray"},oneOf:{$ref:"#/$defs/schemaArray"},not:{$dynamicRef:"#meta"}},$defs:{
schemaArray:{type:"array",minItems:1,items:{$dynamicRef:"#meta"}}}};var P1={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://json-schema.org/draft/2020-12/meta/content",$vocabulary:{"https://json-schema.org/dr\
aft/2020-12/vocab/content":!0},$dynamicAnchor:"meta",title:"Content vocabulary meta-schema",type:["object","boolean"],properties:{contentEncoding:{type:"string"},
contentMediaType:{type:"string"},contentSchema:{$dynamicRef:"#meta"}}};var M1={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://json-schema.org/draft/2020-12/meta/core",$vocabulary:{"https://json-schema.org/draft\
/2020-12/vocab/core":!0},$dynamicAnchor:"meta",title:"Core vocabulary meta-schema",type:["object","boolean"],properties:{$id:{$ref:"#/$defs/uriReferenceString",
$comment:"Non-empty fragments not allowed.",pattern:"^[^#]*#?$"},$schema:{$ref:"#/$defs/uriString"},$ref:{$ref:"#/$defs/uriReferenceString"},$anchor:{$ref:"#/$d\
efs/anchorString"},$dynamicRef:{$ref:"#/$defs/uriReferenceString"},$dynamicAnchor:{$ref:"#/$defs/anchorString"},$vocabulary:{type:"object",propertyNames:{$ref:"\
#/$defs/uriString"},additionalProperties:{type:"boolean"}},$comment:{type:"string"},$defs:{type:"object",additionalProperties:{$dynamicRef:"#meta"}}},$defs:{anchorString:{
type:"string",pattern:"^[A-Za-z_][-A-Za-z0-9._]*$"},uriString:{type:"string",format:"uri"},uriReferenceString:{type:"string",format:"uri-reference"}}};var L1={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://json-schema.org/draft/2020-12/meta/format-annotation",$vocabulary:{"https://json-sch\
ema.org/draft/2020-12/vocab/format-annotation":!0},$dynamicAnchor:"meta",title:"Format vocabulary meta-schema for annotation results",type:["object","boolean"],
properties:{format:{type:"string"}}};var F1={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://json-schema.org/draft/2020-12/meta/meta-data",$vocabulary:{"https://json-schema.org/\
draft/2020-12/vocab/meta-data":!0},$dynamicAnchor:"meta",title:"Meta-data vocabulary meta-schema",type:["object","boolean"],properties:{title:{type:"string"},description:{
type:"string"},default:!0,deprecated:{type:"boolean",default:!1},readOnly:{type:"boolean",default:!1},writeOnly:{type:"boolean",default:!1},examples:{type:"arra\
y",items:!0}}};var B1={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://json-schema.org/draft/2020-12/meta/unevaluated",$vocabulary:{"https://json-schema.or\
g/draft/2020-12/vocab/unevaluated":!0},$dynamicAnchor:"meta",title:"Unevaluated applicator vocabulary meta-schema",type:["object","boolean"],properties:{unevaluatedItems:{
$dynamicRef:"#meta"},unevaluatedProperties:{$dynamicRef:"#meta"}}};var U1={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://json-schema.org/draft/2020-12/meta/validation",$vocabulary:{"https://json-schema.org\
/draft/2020-12/vocab/validation":!0},$dynamicAnchor:"meta",title:"Validation vocabulary meta-schema",type:["object","boolean"],properties:{type:{anyOf:[{$ref:"#\
/$defs/simpleTypes"},{type:"array",items:{$ref:"#/$defs/simpleTypes"},minItems:1,uniqueItems:!0}]},const:!0,enum:{type:"array",items:!0},multipleOf:{type:"numbe\
r",exclusiveMinimum:0},maximum:{type:"number"},exclusiveMaximum:{type:"number"},minimum:{type:"number"},exclusiveMinimum:{type:"number"},maxLength:{$ref:"#/$def\
s/nonNegativeInteger"},minLength:{$ref:"#/$defs/nonNegativeIntegerDefault0"},pattern:{type:"string",format:"regex"},maxItems:{$ref:"#/$defs/nonNegativeInteger"},
minItems:{$ref:"#/$defs/nonNegativeIntegerDefault0"},uniqueItems:{type:"boolean",default:!1},maxContains:{$ref:"#/$defs/nonNegativeInteger"},minContains:{$ref:"\
#/$defs/nonNegativeInteger",default:1},maxProperties:{$ref:"#/$defs/nonNegativeInteger"},minProperties:{$ref:"#/$defs/nonNegativeIntegerDefault0"},required:{$ref:"\
#/$defs/stringArray"},dependentRequired:{type:"object",additionalProperties:{$ref:"#/$defs/stringArray"}}},$defs:{nonNegativeInteger:{type:"integer",minimum:0},
nonNegativeIntegerDefault0:{$ref:"#/$defs/nonNegativeInteger",default:0},simpleTypes:{enum:["array","boolean","integer","null","number","object","string"]},stringArray:{
type:"array",items:{type:"string"},uniqueItems:!0,default:[]}}};var Ah={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://json-schema.org/draft/2020-12/schema",$vocabulary:{"https://json-schema.org/draft/20\
20-12/vocab/core":!0,"https://json-schema.org/draft/2020-12/vocab/applicator":!0,"https://json-schema.org/draft/2020-12/vocab/unevaluated":!0,"https://json-sche\
ma.org/draft/2020-12/vocab/validation":!0,"https://json-schema.org/draft/2020-12/vocab/meta-data":!0,"https://json-schema.org/draft/2020-12/vocab/format-annotat\
ion":!0,"https://json-schema.org/draft/2020-12/vocab/content":!0},$dynamicAnchor:"meta",title:"Core and Validation specifications meta-schema",allOf:[{$ref:"met\
a/core"},{$ref:"meta/applicator"},{$ref:"meta/unevaluated"},{$ref:"meta/validation"},{$ref:"meta/meta-data"},{$ref:"meta/format-annotation"},{$ref:"meta/content"}],
type:["object","boolean"],$comment:"This meta-schema also defines keywords that have appeared in previous drafts in order to prevent incompatible extensions as \
they remain in common use.",properties:{definitions:{$comment:'"definitions" has been replaced by "$defs".',type:"object",additionalProperties:{$dynamicRef:"#me\
ta"},deprecated:!0,default:{}},dependencies:{$comment:'"dependencies" has been split and replaced by "dependentSchemas" and "dependentRequired" in order to serv\
e their differing semantics.',type:"object",additionalProperties:{anyOf:[{$dynamicRef:"#meta"},{$ref:"meta/validation#/$defs/stringArray"}]},deprecated:!0,default:{}},
$recursiveAnchor:{$comment:'"$recursiveAnchor" has been replaced by "$dynamicAnchor".',$ref:"meta/core#/$defs/anchorString",deprecated:!0},$recursiveRef:{$comment:'\
"$recursiveRef" has been replaced by "$dynamicRef".',$ref:"meta/core#/$defs/uriReferenceString",deprecated:!0}}};var Sh=Ah.$id,WU=Object.fromEntries([w1,P1,M1,L1,F1,B1,U1].map(e=>[e.$id,e]));function H1(e){return Ih(WU,Ah,e)}var YU=new Set("mine validate new all api admin store live replays rankings games agents versions rollback purge search feed about help rialto arcade exchange r\
elay".split(" ")),XU="rialto-";function j1({slug:e,title:t}){return[...e.endsWith("-")||e.includes("--")?[Z("name.hyphen",xt,"/slug ends with a hyphen or has tw\
o in a row.","Remove a hyphen.")]:[],...YU.has(e)||e.startsWith(XU)?[Z("name.reserved",xt,"/slug is reserved for the platform.","Choose another one.")]:[],...JU(
t)?[ys("name.scripts",xt,"/title mixes letters of scripts that look alike.","Write each word in one script.")]:[]]}var QU=[/\p{Script=Latin}/u,/\p{Script=Cyrillic}/u,
/\p{Script=Greek}/u];function JU(e){return QU.filter(t=>t.test(e)).length>1}var ZU=["format","session_id","seq","t_us","status","end_reason","pace","events_since"];function q1({schemas:e}){return[...new Set([...ZU,...Object.keys(e.snapshot)])]}function V1(e){let t=Hu(e.engine);return[...j1(e),...e4(e),...t4(e),...t===void 0?[n4()]:[...i4(e,t),...r4(e,t)]]}function Dt(e,t,r){return Z(`manifest.${e}`,xt,
t,r)}function e4(e){return Object.entries({title:"line",genre:"line",description:"multiline"}).flatMap(([r,n])=>{let i=e[r],s=$1(i,n);return s!==null?[Dt("text",
`/${r}: ${s.message}`,"Write plain text.")]:/[\p{L}\p{N}]/u.test(i)?[]:[Dt("text",`/${r} has no letter or digit.`,"Write it in words.")]})}function t4(e){return[
"observation_schema","action_schema"].flatMap(t=>{let r=e[t],n=r.$schema;if(n!==void 0&&n!==Sh){let s=`/${t} is written in another dialect than JSON Schema 2020\
-12.`;return[Dt("schema",s,`Set $schema to ${Sh} or remove it.`)]}return H1(r)?[]:[Dt("schema",`/${t} is not a JSON Schema.`,"Check it with any validator of JSO\
N Schema 2020-12.")]})}function r4({observation_schema:e},t){let r=q1(t),n=e.properties,i=e.required,s=[...typeof n=="object"&&n!==null?Object.keys(n):[],...Array.
isArray(i)?i:[]],a=`Public members are ${r.join(", ")}.`;return[...e.type==="object"?[]:[Dt("observation_schema",'/observation_schema/type is not "object".','Wr\
ite "type": "object".')],...s.every(c=>r.includes(c))?[]:[Dt("observation_schema",`/observation_schema names a member that ${t.id} does not publish.`,a)]]}function n4(){
let e=Qp.map(({id:t})=>t).join(", ");return Dt("engine","There is no engine of this name.",`The engines are ${e}.`)}function i4(e,t){let{mode:r}=e,{id:n,lifecycle:i,
modes:s,schemas:a}=t,c=[];return i!=="active"&&c.push(ys("manifest.lifecycle",xt,`${n} is in certification: a version on it can be approved, but not canaried or\
 released yet.`,"Wait until the engine is active, or use another one.")),s.includes(r)||c.push(Dt("mode",`${n} has no such mode.`,`Its modes are ${s.join(", ")}\
.`)),Jn(e.action_schema)!==Jn(a.action)&&c.push(Dt("action_schema",`/action_schema is not that of ${n}.`,"Copy actionSchema from GET /api/v1/engines.")),[...c,...s4(
e,t),...a4(e,t)]}function s4({players:e},{id:t,playerRange:{min:r,max:n}}){let i=[];return e.min>e.max&&i.push(Dt("players","/players/min is larger than /player\
s/max.","Put them in order.")),(e.min<r||e.max>n)&&i.push(Dt("players",`${t} takes ${r} to ${n} players.`,"Stay within that range.")),i}function a4({engine_config:e,
players:t,mode:r},n){let{id:i,schemas:s}=n,a="See configSchema in GET /api/v1/engines.";if(s.config===void 0)return Object.keys(e).length===0?[]:[Dt("engine_con\
fig",`${i} takes no configuration.`,"Write {}.")];let[c,m]=ta(s.config,e);if(!c){let[C]=m,O=`/engine_config${C?.keyword==="required"?"":C?.instancePath??""}`;return[
Dt("engine_config",`${O} is not allowed by the configuration schema of ${i}.`,a)]}let p=n.configFault(e,void 0);if(p!==void 0)return[Dt("engine_config",p.message,
a)];let d=n.seats(e),E=[];return(t.min!==d||t.max!==d)&&E.push(Dt("players","The numbers of players differ from the seats of /engine_config.","Write the seats.")),
r==="solo"!=(d===1)&&E.push(Dt("mode","The mode is solo if and only if there is one seat.","Change the mode or the seats.")),E}function G1(e){if(e.length>Ae.manifestBytesMax)return am([Ki("size",`The manifest is larger than ${Ae.manifestBytesMax} bytes.`,"Shorten it.")]);let t=ei(e);if(t===
null)return am([Ki("json","The file is not UTF-8.","Write plain JSON in UTF-8.")]);let r=Is(t);if(!r.ok){let a=r.pointer===""?"":` (at ${r.pointer})`;return am(
[Ki("json",r.message.replace("The body","The file")+a,"Write plain JSON in UTF-8.")])}let[n,i]=ta(D2,r.value);if(!n)return am(o4(i));let s=r.value;return{manifest:s,
findings:V1(s)}}function am(e){return{manifest:null,findings:e}}function Ki(e,t,r){return Z(`manifest.${e}`,xt,t,r)}function o4(e){let t=e.flatMap(u4);return t.
length===0?[K1("The manifest")]:t}function K1(e){return Ki("unknown",`${e} has a member that no manifest has.`,"Remove it.")}function u4(e){let t=e.instancePath===
""?"The manifest":e.instancePath;switch(e.keyword){case"required":return e.params.requiredProperties.map(r=>Ki("required",`${t} lacks ${r}.`,"Add it: nothing is\
 optional."));case"additionalProperties":return[K1(t)];case"boolean":return[];case"const":{let r=`${t} is ${JSON.stringify(e.params.allowedValue)} in every mani\
fest.`;return[Ki("value",r,"Write that.")]}default:return[Ki("value",`${t} ${e.message}.`,"Change it accordingly.")]}}var Nr={tokensMax:4e5,nodesMax:3e5,nestingMax:200,stepsMax:3e6},dn=class extends Error{counted;max;constructor(t,r){super(`The scan is limited to ${r} ${t}.`),this.
counted=t,this.max=r}},om=class{#e=0;#t=0;#r=0;get steps(){return this.#r}spendTokens(t=1){if(this.#e+=t,this.#e>Nr.tokensMax)throw new dn("tokens",Nr.tokensMax)}spendNodes(t=1){
if(this.#t+=t,this.#t>Nr.nodesMax)throw new dn("nodes",Nr.nodesMax)}spendSteps(t=1){if(this.#r+=t,this.#r>Nr.stepsMax)throw new dn("steps",Nr.stepsMax)}checkNesting(t){
if(t>Nr.nestingMax)throw new dn("nesting",Nr.nestingMax)}};var z1={name:"rialto-scan/22",revision:22,digest:"sha256:bcf3ee7cbd9db1bf4985e120afdfdcfcf2865f94990296c0dddc9e372888c317"};var c4=/[^\p{L}\p{M}\p{N}\p{P}\p{S} ]/u,um=class{#e;#t;constructor(t){this.#e=t}at(t){this.#t??=l4(this.#e);let r=m4(this.#t,t),n=this.#t[r]??0,i=this.#t[r+1]??
this.#e.length;return{line:r+1,column:t-n+1,snippet:p4(this.#e.slice(t,i))}}};function l4(e){return[0,...Array.from(e.matchAll(/\r\n|[\n\r]/g),t=>t.index+t[0].length)]}
function m4(e,t){let r=0,n=e.length-1;for(;r<n;){let i=Math.ceil((r+n)/2);(e[i]??0)<=t?r=i:n=i-1}return r}function p4(e){return Array.from(e.slice(0,240)).slice(
0,120).map(r=>c4.test(r)?" ":r).join("").trim()}var ra=class extends Error{},na=class{path;text;budget;findings=[];references=[];#e;#t=new Map;constructor(t,r,n){this.path=t,this.text=r,this.budget=n,this.#e=
new um(r)}refuse({rule:t,family:r,why:n,fix:i},s){let a=this.#t.get(s)??new Set;this.#t.set(s,a);let c=t==="script.call"||t==="script.value";if(!(a.has(n)||c&&a.
size>0)&&(a.add(n),this.findings.push({...Z(t,this.path,n,i,this.#e.at(s)),family:r}),this.findings.length>Ae.findingsMax))throw new ra}refer(t,r,n){this.references.
push({from:this.path,url:r,kind:t,offset:n})}};function cm(e){try{e()}catch(t){if(!(t instanceof ra))throw t}}var Mo={script:["js"],sheet:["css"],image:["png","webp","svg"],font:["woff2"]};function W1(e,t){let r=[];return cm(()=>{for(let{url:n,kind:i,offset:s}of e.references){
let a=xs(e.path,n);a===null?e.refuse(f4,s):t.has(a)?Mo[i].includes(lr(a)?.ending??"")?r.push(a):e.refuse(h4[i],s):e.refuse(d4,s)}}),r}function Y1(e,t,r){let n=new Set(
[xt,e]);for(let i of n)for(let s of t.get(i)??[])n.add(s);return[...r].filter(i=>!n.has(i)&&lr(i)?.ending!=="txt").map(i=>ys("bundle.unused",i,"Nothing that the\
 entrypoint loads names this file.","Remove it."))}var f4={rule:"refs.local",family:"NET",why:"An address is the relative path of a file of the bundle, without \
query, fragment and escapes.",fix:"Write the path, such as art/cell.png, and put the file into the bundle."},d4={rule:"refs.missing",family:"refs",why:"The bund\
le has no such file.",fix:"Add it, or correct the path: capital letters count."};function lm(e,t){return{rule:"refs.type",family:"refs",why:`The place takes a ${e}\
, and the file is of another type.`,fix:`Name a file of the type ${t.join(", ")}.`}}var h4={script:lm("script",Mo.script),sheet:lm("style sheet",Mo.sheet),image:lm(
"picture",Mo.image),font:lm("font",Mo.font)};var hn={statesMax:2,stateNamesMin:4,rowsMax:40},mm=new RegExp(`^[${Qn}]{${10}}$`);var X1=4096,g4=/^[A-Za-z0-9+/_-]{64,}={0,2}$/;function Q1(e,t){let r=Is(e.text);if(!r.ok)return;let n={states:0,rows:0,base64Characters:0},i=[r.value];for(let s=i.
pop();s!==void 0;s=i.pop())if(e.budget.spendNodes(),typeof s=="string")mm.test(s)&&(n.rows+=1),g4.test(s)&&(n.base64Characters+=s.length);else if(typeof s=="obj\
ect"&&s!==null){t.filter(a=>Object.hasOwn(s,a)).length>=hn.stateNamesMin&&(n.states+=1);for(let a of Object.values(s))i.push(a)}n.states>hn.statesMax&&e.refuse(
y4,0),n.rows>hn.rowsMax&&e.refuse(x4,0),n.base64Characters>X1&&e.refuse(E4,0)}var Ch="Remove it: a renderer draws the states that it receives.",y4={rule:"data.s\
tates",family:"DATA",why:`The file contains more than ${hn.statesMax} objects that look like states of a game.`,fix:Ch},x4={rule:"data.rows",family:"DATA",why:`\
The file contains more than ${hn.rowsMax} rows of a board.`,fix:Ch},E4={rule:"data.encoded",family:"DATA",why:`The file contains more than ${X1} characters of e\
ncoded data.`,fix:Ch};function J1(e){return`/frame-bootstrap/${e}.js`}function Z1(e,t,r){return`<!doctype html><script src="${"../".repeat(t.split("/").length+1)}${J1(r).slice(1)}"></script>${e}`}function U(e){return e.trim().split(/\s+/)}var oe=(e,t="")=>({use:e,members:t===""?[]:U(t)}),Mn=oe("constructor","BYTES_PER_ELEMENT from of"),gn={Array:oe("conv\
ersion","from isArray of"),ArrayBuffer:oe("constructor","isView"),Boolean:oe("conversion"),DataView:oe("constructor"),Date:oe("constructor"),Error:oe("conversio\
n"),Float32Array:Mn,Float64Array:Mn,Infinity:oe("value"),Int16Array:Mn,Int32Array:Mn,Int8Array:Mn,Intl:oe("namespace","ListFormat NumberFormat PluralRules"),JSON:oe(
"namespace","parse stringify"),Map:oe("constructor","groupBy"),Math:oe("namespace",`E LN10 LN2 LOG10E LOG2E PI SQRT1_2 SQRT2 abs acos acosh asin asinh atan atan\
2 atanh cbrt ceil clz32 cos cosh exp
    expm1 f16round floor fround hypot imul log log10 log1p log2 max min pow round sign sin sinh sqrt sumPrecise tan
    tanh trunc`),NaN:oe("value"),Number:oe("conversion",`EPSILON MAX_SAFE_INTEGER MAX_VALUE MIN_SAFE_INTEGER MIN_VALUE NEGATIVE_INFINITY NaN POSITIVE_INFINITY i\
sFinite
    isInteger isNaN isSafeInteger parseFloat parseInt`),Object:oe("namespace","assign entries freeze fromEntries groupBy hasOwn is isFrozen keys seal values"),RangeError:oe(
"conversion"),Set:oe("constructor"),String:oe("conversion","fromCharCode fromCodePoint raw"),Symbol:oe("namespace","iterator"),TypeError:oe("conversion"),Uint16Array:Mn,
Uint32Array:Mn,Uint8Array:Mn,Uint8ClampedArray:Mn,WeakMap:oe("constructor"),WeakSet:oe("constructor"),isFinite:oe("function"),isNaN:oe("function"),parseFloat:oe(
"function"),parseInt:oe("function"),undefined:oe("value")},zi={Path2D:oe("constructor"),ResizeObserver:oe("constructor"),cancelAnimationFrame:oe("function"),devicePixelRatio:oe(
"value"),document:oe("value"),getComputedStyle:oe("function"),innerHeight:oe("value"),innerWidth:oe("value"),matchMedia:oe("function"),requestAnimationFrame:oe(
"function")},r_="RialtoRenderer",Lo=U(`
  body createDocumentFragment createElement createElementNS createTextNode documentElement getElementById querySelector
  querySelectorAll`),ia="height width",e_="entries forEach item keys length values",t_=`
  arc arcTo bezierCurveTo closePath ellipse lineTo moveTo quadraticCurveTo rect roundRect`,_h={Animation:[],CanvasGradient:["addColorStop"],CanvasPattern:["setT\
ransform"],CanvasRenderingContext2D:U(`${t_}
    beginPath canvas clearRect clip createConicGradient createImageData createLinearGradient createPattern
    createRadialGradient direction drawImage fill fillRect fillStyle fillText filter font fontKerning fontStretch
    fontVariantCaps getImageData getLineDash getTransform globalAlpha globalCompositeOperation imageSmoothingEnabled
    imageSmoothingQuality isPointInPath isPointInStroke letterSpacing lineCap lineDashOffset lineJoin lineWidth
    measureText miterLimit putImageData reset resetTransform restore rotate save scale setLineDash setTransform
    shadowBlur shadowColor shadowOffsetX shadowOffsetY stroke strokeRect strokeStyle strokeText textAlign textBaseline
    textRendering transform translate wordSpacing`),CharacterData:U("after before length remove replaceWith"),DOMMatrix:U("a b c d e f"),DOMMatrixReadOnly:U("a \
b c d e f inverse is2D isIdentity multiply transformPoint"),DOMPoint:U("w x y z"),DOMPointReadOnly:U("matrixTransform w x y z"),DOMRect:U(`x y ${ia}`),DOMRectReadOnly:U(
`bottom left right top x y ${ia}`),DOMTokenList:U(`add contains remove replace toggle ${e_}`),Document:Lo,DocumentFragment:U(`append childElementCount children \
firstElementChild getElementById lastElementChild prepend
    querySelector querySelectorAll replaceChildren`),Element:U(`
    after animate append ariaHidden ariaLabel ariaLive ariaValueMax ariaValueMin ariaValueNow ariaValueText before
    childElementCount children classList className clientHeight clientLeft clientTop clientWidth closest
    firstElementChild getAttribute getAttributeNames getBoundingClientRect hasAttribute hasAttributes id
    lastElementChild localName matches namespaceURI nextElementSibling prepend previousElementSibling querySelector
    querySelectorAll remove removeAttribute replaceChildren replaceWith role scrollHeight scrollWidth setAttribute
    tagName toggleAttribute`),HTMLCanvasElement:U(`getContext ${ia}`),HTMLCollection:["item","length"],HTMLElement:U("dataset dir hidden lang offsetHeight offse\
tLeft offsetParent offsetTop offsetWidth style title"),HTMLImageElement:U(`alt complete naturalHeight naturalWidth src ${ia}`),HTMLLIElement:["value"],HTMLMeterElement:U(
"max min value"),HTMLOutputElement:["value"],HTMLProgressElement:U("max position value"),HTMLTableCellElement:U("cellIndex colSpan rowSpan"),ImageData:U(`colorS\
pace data ${ia}`),MediaQueryList:U("matches media"),Node:U(`
    appendChild childNodes cloneNode contains firstChild hasChildNodes insertBefore isConnected isEqualNode isSameNode
    lastChild nextSibling nodeName nodeType nodeValue normalize parentElement parentNode previousSibling removeChild
    replaceChild textContent`),NodeList:U(e_),Path2D:U(`addPath ${t_}`),ResizeObserver:U("disconnect observe unobserve"),ResizeObserverEntry:U("borderBoxSize co\
ntentBoxSize contentRect devicePixelContentBoxSize target"),ResizeObserverSize:U("blockSize inlineSize"),SVGElement:U("className dataset ownerSVGElement style v\
iewportElement"),SVGGeometryElement:U("getPointAtLength getTotalLength isPointInFill isPointInStroke"),SVGGraphicsElement:U("getBBox getCTM getScreenCTM"),SVGMatrix:U(
"a b c d e f inverse multiply"),SVGPoint:U("matrixTransform x y"),SVGRect:U(`x y ${ia}`),SVGTextContentElement:U("getComputedTextLength getNumberOfChars getSubS\
tringLength"),TextMetrics:U(`
    actualBoundingBoxAscent actualBoundingBoxDescent actualBoundingBoxLeft actualBoundingBoxRight alphabeticBaseline
    emHeightAscent emHeightDescent fontBoundingBoxAscent fontBoundingBoxDescent hangingBaseline ideographicBaseline
    width`)},pm={CSSStyleDeclaration:["cssText","parentRule"],CSSStyleProperties:[],DOMStringMap:[]},fm=U(`
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
  toWellFormed trim trimEnd trimStart union unshift valueOf values with`),n_=U(`
  composedPath contentDocument contentWindow currentTarget defaultView frames getRootNode opener ownerDocument parent
  self srcElement top view`),Rh=U(`
  __defineGetter__ __defineSetter__ __lookupGetter__ __lookupSetter__ __proto__ constructor prototype`),i_={DYN:U(`
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
    parentRule parentStyleSheet replaceSync sheet styleSheets`)},dm=U(`
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
  onwebkitfullscreenerror onwebkittransitionend onwheel onzoom`),hm=U(`
  b body br caption canvas code dd dl dt div em figcaption figure footer h1 h2 h3 h4 h5 h6 head header hr html i img li
  link main meta meter ol output p pre progress script section small span strong table tbody td th thead time title tr
  ul`),sa=U(`
  circle clipPath defs desc ellipse g line linearGradient mask path pattern polygon polyline radialGradient rect stop
  svg symbol text title tspan use`),s_=U("body head html link meta script title"),Fo=U(`
  alt aria-* class clip-path colspan cx cy d data-* dir dominant-baseline fill fill-opacity fill-rule font-size
  gradientTransform gradientUnits height hidden id lang mask max min offset opacity points preserveAspectRatio r role
  rowspan rx ry stop-color stop-opacity stroke stroke-* text-anchor title transform value viewBox width x x1 x2 y y1
  y2`),a_={html:[],img:["src"],link:["href","rel"],meta:["charset","content","name"],script:["defer","src","type"],svg:["xmlns"],use:["href"]},Nh=U("color-schem\
e description theme-color viewport"),gm=U(`
  abs acos asin atan atan2 attr blur brightness calc circle clamp color color-mix conic-gradient contrast cos counter
  counters cubic-bezier drop-shadow ellipse env exp fit-content grayscale hsl hsla hue-rotate hwb hypot inset invert lab
  lch light-dark linear linear-gradient log matrix matrix3d max min minmax mod oklab oklch opacity path perspective
  polygon pow radial-gradient rect rem repeat repeating-conic-gradient repeating-linear-gradient
  repeating-radial-gradient rgb rgba rotate rotate3d rotatex rotatey rotatez round saturate scale scale3d scalex scaley
  scalez sepia shape sign sin skew skewx skewy sqrt steps tan translate translate3d translatex translatey translatez var
  xywh`),o_=U(`
  dir font-format font-tech has is lang not nth-child nth-last-child nth-last-of-type nth-of-type selector style where`),Dh=U("charset container font-face keyfr\
ames layer media property starting-style supports");var Wi={};Kt(Wi,{AtKeyword:()=>c_,BadString:()=>p_,BadUrl:()=>ym,CDC:()=>E_,CDO:()=>x_,Colon:()=>T_,Comma:()=>I_,Comment:()=>D_,Delim:()=>yn,Dimension:()=>g_,EOF:()=>T4,
Function:()=>vh,Hash:()=>l_,Ident:()=>u_,LeftCurlyBracket:()=>R_,LeftParenthesis:()=>C_,LeftSquareBracket:()=>A_,Number:()=>d_,Percentage:()=>h_,RightCurlyBracket:()=>N_,
RightParenthesis:()=>__,RightSquareBracket:()=>S_,Semicolon:()=>b_,String:()=>m_,Url:()=>f_,WhiteSpace:()=>y_});var T4=0,u_=1,vh=2,c_=3,l_=4,m_=5,p_=6,f_=7,ym=8,
yn=9,d_=10,h_=11,g_=12,y_=13,x_=14,E_=15,T_=16,b_=17,I_=18,A_=19,S_=20,C_=21,__=22,R_=23,N_=24,D_=25;function Dr(e){return e>=48&&e<=57}function aa(e){return Dr(e)||e>=65&&e<=70||e>=97&&e<=102}function Em(e){return e>=65&&e<=90}function b4(e){return e>=97&&e<=122}
function I4(e){return Em(e)||b4(e)}function A4(e){return e>=128}function xm(e){return I4(e)||A4(e)||e===95}function oa(e){return xm(e)||Dr(e)||e===45}function S4(e){
return e>=0&&e<=8||e===11||e>=14&&e<=31||e===127}function Bo(e){return e===10||e===13||e===12}function ua(e){return Bo(e)||e===32||e===9}function Jt(e,t){return!(e!==
92||Bo(t)||t===0)}function Tm(e,t,r){return e===45?xm(t)||t===45||Jt(t,r):xm(e)?!0:e===92?Jt(e,t):!1}function bm(e,t,r){return e===43||e===45?Dr(t)?2:t===46&&Dr(
r)?3:0:e===46?Dr(t)?2:0:Dr(e)?1:0}function v_(e){return e===65279||e===65534?1:0}var kh=new Array(128),C4=128,Uo=130,Oh=131,Im=132,$h=133;for(let e=0;e<kh.length;e++)
kh[e]=ua(e)&&Uo||Dr(e)&&Oh||xm(e)&&Im||S4(e)&&$h||e||C4;function Am(e){return e<128?kh[e]:Im}function ca(e,t){return t<e.length?e.charCodeAt(t):0}function Sm(e,t,r){return r===13&&ca(e,t+1)===10?2:1}function _4(e,t,r){let n=e.charCodeAt(t);return Em(n)&&
(n=n|32),n===r}function k_(e,t,r,n){if(r-t!==n.length||t<0||r>e.length)return!1;for(let i=t;i<r;i++){let s=n.charCodeAt(i-t),a=e.charCodeAt(i);if(Em(a)&&(a=a|32),
a!==s)return!1}return!0}function Ho(e,t){for(;t<e.length&&ua(e.charCodeAt(t));t++);return t}function wh(e,t){for(;t<e.length&&Dr(e.charCodeAt(t));t++);return t}function Ln(e,t){if(t+=2,
aa(ca(e,t-1))){for(let n=Math.min(e.length,t+5);t<n&&aa(ca(e,t));t++);let r=ca(e,t);ua(r)&&(t+=Sm(e,t,r))}return t}function jo(e,t){for(;t<e.length;t++){let r=e.
charCodeAt(t);if(!oa(r)){if(Jt(r,ca(e,t+1))){t=Ln(e,t)-1;continue}break}}return t}function O_(e,t){let r=e.charCodeAt(t);if((r===43||r===45)&&(r=e.charCodeAt(t+=
1)),Dr(r)&&(t=wh(e,t+1),r=e.charCodeAt(t)),r===46&&Dr(e.charCodeAt(t+1))&&(t+=2,t=wh(e,t)),_4(e,t,101)){let n=0;r=e.charCodeAt(t+1),(r===45||r===43)&&(n=1,r=e.charCodeAt(
t+2)),Dr(r)&&(t=wh(e,t+1+n+1))}return t}function Cm(e,t){for(;t<e.length;t++){let r=e.charCodeAt(t);if(r===41){t++;break}Jt(r,ca(e,t+1))&&(t=Ln(e,t))}return t}function _m(e){
if(e.length===1&&!aa(e.charCodeAt(0)))return e[0];let t=parseInt(e,16);return(t===0||t>=55296&&t<=57343||t>1114111)&&(t=65533),String.fromCodePoint(t)}function $_(e,t){function r(E){return E<c?e.charCodeAt(E):0}function n(){if(p=O_(e,p),Tm(r(p),r(p+1),r(p+2))){d=12,p=jo(e,p);return}if(r(p)===37){d=11,p++;return}
d=10}function i(){let E=p;if(p=jo(e,p),k_(e,E,p,"url")&&r(p)===40){if(p=Ho(e,p+1),r(p)===34||r(p)===39){d=2,p=E+4;return}a();return}if(r(p)===40){d=2,p++;return}
d=1}function s(E){for(E||(E=r(p++)),d=5;p<e.length;p++){let C=e.charCodeAt(p);switch(Am(C)){case E:p++;return;case Uo:if(Bo(C)){p+=Sm(e,p,C),d=6;return}break;case 92:
if(p===e.length-1)break;let O=r(p+1);Bo(O)?p+=Sm(e,p+1,O):Jt(C,O)&&(p=Ln(e,p)-1);break}}}function a(){for(d=7,p=Ho(e,p);p<e.length;p++){let E=e.charCodeAt(p);switch(Am(
E)){case 41:p++;return;case Uo:if(p=Ho(e,p),r(p)===41||p>=e.length){p<e.length&&p++;return}p=Cm(e,p),d=8;return;case 34:case 39:case 40:case $h:p=Cm(e,p),d=8;return;case 92:
if(Jt(E,r(p+1))){p=Ln(e,p)-1;break}p=Cm(e,p),d=8;return}}}e=String(e||"");let c=e.length,m=v_(r(0)),p=m,d;for(;p<c;){let E=e.charCodeAt(p);switch(Am(E)){case Uo:
d=13,p=Ho(e,p+1);break;case 34:s();break;case 35:oa(r(p+1))||Jt(r(p+1),r(p+2))?(d=4,p=jo(e,p+1)):(d=9,p++);break;case 39:s();break;case 40:d=21,p++;break;case 41:
d=22,p++;break;case 43:bm(E,r(p+1),r(p+2))?n():(d=9,p++);break;case 44:d=18,p++;break;case 45:bm(E,r(p+1),r(p+2))?n():r(p+1)===45&&r(p+2)===62?(d=15,p=p+3):Tm(E,
r(p+1),r(p+2))?i():(d=9,p++);break;case 46:bm(E,r(p+1),r(p+2))?n():(d=9,p++);break;case 47:r(p+1)===42?(d=25,p=e.indexOf("*/",p+2),p=p===-1?e.length:p+2):(d=9,p++);
break;case 58:d=16,p++;break;case 59:d=17,p++;break;case 60:r(p+1)===33&&r(p+2)===45&&r(p+3)===45?(d=14,p=p+4):(d=9,p++);break;case 64:Tm(r(p+1),r(p+2),r(p+3))?
(d=3,p=jo(e,p+1)):(d=9,p++);break;case 91:d=19,p++;break;case 92:Jt(E,r(p+1))?i():(d=9,p++);break;case 93:d=20,p++;break;case 123:d=23,p++;break;case 125:d=24,p++;
break;case Oh:n();break;case Im:i();break;default:d=9,p++}t(d,m,m=p)}}var qo={};Kt(qo,{decode:()=>R4,encode:()=>N4});var w_=92;function R4(e){let t=e.length-1,r="";for(let n=0;n<e.length;n++){let i=e.charCodeAt(n);if(i===w_){if(n===t)break;if(i=e.charCodeAt(++n),Jt(w_,i)){let s=n-
1,a=Ln(e,s);n=a-1,r+=_m(e.substring(s+1,a))}else i===13&&e.charCodeAt(n+1)===10&&n++}else r+=e[n]}return r}function N4(e){let t="";if(e.length===1&&e.charCodeAt(
0)===45)return"\\-";for(let r=0;r<e.length;r++){let n=e.charCodeAt(r);if(n===0){t+="�";continue}if(n<=31||n===127||n>=48&&n<=57&&(r===0||r===1&&e.charCodeAt(0)===
45)){t+="\\"+n.toString(16)+" ";continue}oa(n)?t+=e.charAt(r):t+="\\"+e.charAt(r)}return t}var Rm={};Kt(Rm,{decode:()=>D4,encode:()=>v4});var Ph=92,P_=34,M_=39;function D4(e){let t=e.length,r=e.charCodeAt(0),n=r===P_||r===M_?1:0,i=n===1&&t>1&&e.charCodeAt(t-1)===r?t-2:t-1,s="";for(let a=n;a<=i;a++){
let c=e.charCodeAt(a);if(c===Ph){if(a===i){a!==t-1&&(s=e.substr(a+1));break}if(c=e.charCodeAt(++a),Jt(Ph,c)){let m=a-1,p=Ln(e,m);a=p-1,s+=_m(e.substring(m+1,p))}else
c===13&&e.charCodeAt(a+1)===10&&a++}else s+=e[a]}return s}function v4(e,t){let r=t?"'":'"',n=t?M_:P_,i="",s=!1;for(let a=0;a<e.length;a++){let c=e.charCodeAt(a);
if(c===0){i+="�";continue}if(c<=31||c===127){i+="\\"+c.toString(16),s=!0;continue}c===n||c===Ph?(i+="\\"+e.charAt(a),s=!1):(s&&(aa(c)||ua(c))&&(i+=" "),i+=e.charAt(
a),s=!1)}return r+i+r}function la(e,t,r,n){let i=new Bh(e,t,r,n);$_(e,(s,a,c)=>{r.spendTokens(),i.take(s,a,c)}),i.end()}var{AtKeyword:k4,Comment:Mh,Semicolon:O4,Url:$4,WhiteSpace:w4,
String:L_,Function:H_}=Wi,{BadString:P4,BadUrl:M4,CDO:L4,CDC:F4}=Wi,{LeftParenthesis:B4,LeftSquareBracket:U4,LeftCurlyBracket:Lh}=Wi,{RightParenthesis:Fh,RightSquareBracket:H4,
RightCurlyBracket:j4}=Wi,q4=new Set([P4,M4,L4,F4]),j_=new Map([[H_,Fh],[B4,Fh],[U4,H4],[Lh,j4]]),V4=new Set(j_.values()),G4=new Set([...gm,...o_]),K4=new Set(Dh.
filter(e=>e!=="charset")),Bh=class{#e;#t;#r;#n;#i=[];#s="none";#u=!1;constructor(t,r,n,i){this.#e=t,this.#t=r,this.#r=n,this.#n=i}take(t,r,n){let i=this.#e.slice(
r,n);(t===Mh||t===L_)&&this.#p(t,i,r),!(t===Mh||t===w4)&&(q4.has(t)&&this.#n.refuse(F_,r),this.#s!=="none"?this.#l(t,i,r):t===$4?this.#c(i,r):t===H_?this.#f(i,r):
t===k4?this.#a(qo.decode(i.slice(1)).toLowerCase(),r):t===O4&&(this.#u=!1),this.#m(t,r))}end(){let t=this.#i.at(-1);t!==void 0&&this.#n.refuse(B_,t.at)}#p(t,r,n){
(t===Mh?r.length>=4&&r.endsWith("*/"):r.length>=2&&r.at(-1)===r[0]&&!/(^|[^\\])(\\\\)*\\$/.test(r.slice(0,-1)))||this.#n.refuse(F_,n)}#f(t,r){let n=qo.decode(t.
slice(0,-1)).toLowerCase();n==="url"?this.#s="expected":G4.has(n)||this.#n.refuse(W4,r)}#l(t,r,n){if(t===L_&&this.#s==="expected"){this.#s="read",this.#d(r.includes(
"\\")?null:Rm.decode(r),n);return}(t!==Fh||this.#s!=="read")&&this.#n.refuse(U_,n),this.#s="none"}#c(t,r){let n=t.endsWith(")")&&!t.includes("\\");this.#d(n?t.slice(
t.indexOf("(")+1,-1).trim():null,r)}#d(t,r){t===null?this.#n.refuse(U_,r):Uh(t)||this.#n.refer(this.#o()?"font":"image",t,r)}#a(t,r){t==="charset"&&this.#t==="s\
heet"&&r===0&&this.#e.startsWith(z4)||((this.#t==="value"||!K4.has(t))&&this.#n.refuse(Y4,r),this.#u=t==="font-face")}#m(t,r){let n=j_.get(t);n!==void 0?(this.#i.
push({close:n,at:r,isFontFace:t===Lh&&this.#u}),this.#r.checkNesting(this.#i.length),t===Lh&&(this.#u=!1)):V4.has(t)&&this.#i.pop()?.close!==t&&this.#n.refuse(B_,
r)}#o(){return this.#i.some(({isFontFace:t})=>t)}},z4='@charset "utf-8";';function Uh(e){return/^#[A-Za-z_][A-Za-z0-9_-]*$/.test(e)}var F_={rule:"css.token",family:"\
CSS",why:"The style has a string, a comment or an address that does not end, or a mark of HTML comments.",fix:"Close it, or remove it."},B_={rule:"css.token",family:"\
CSS",why:"A bracket of the style has no counterpart.",fix:"Write brackets in pairs."},U_={rule:"css.url",family:"NET",why:"An address in a style is one plain na\
me of a file or #id, without escapes.",fix:"Write url(name.png) or url(#id)."},W4={rule:"css.function",family:"CSS",why:"The style uses a function that renderer\
s do not have.",fix:"Use colours, gradients, maths, transforms, easing, shapes, filters or var()."},Y4={rule:"css.rule",family:"CSS",why:"The style uses an at-r\
ule that renderers do not have.",fix:`Use ${Dh.map(e=>`@${e}`).join(", ")} only; put imported rules into the file itself.`};var X4=/^(fill|stroke|opacity|font-size|text-anchor|dominant-baseline|stop-|clip-path|mask|transform|gradientTransform)/,q_="http://www.w3.org/2000/svg";function Nm(e,t,{
name:r,value:n},i){jh(t,r)?r==="xmlns"&&n!==q_?e.refuse(e5,i):r==="href"&&!Uh(n)?e.refuse(V_,i):X4.test(r)&&Hh(e,n,i):e.refuse(qh(r),i)}function Hh(e,t,r){la(t,
"value",e.budget,{refuse:n=>e.refuse(n,r),refer:()=>e.refuse(V_,r)})}function jh(e,t){return Q4.has(t)||J4.some(r=>t.startsWith(r))||a_[e]?.includes(t)===!0}var Q4=new Set(
Fo.filter(e=>!e.endsWith("*"))),J4=Fo.filter(e=>e.endsWith("*")).map(e=>e.slice(0,-1)),Z4=[[/^on/i,"INP"],[/^(tabindex|contenteditable|draggable|accesskey|autofocus|popover.*|command.*|inputmode|enterkeyhint|inert)$/i,
"INP"],[/^(src|srcset|srcdoc|href|xlink:href|ping|poster|action|formaction|background|cite|data|manifest|imagesrcset)$/i,"NET"],[/^(is|slot|part|exportparts|shadowroot.*|sandbox|allow.*|credentialless|nonce|integrity|crossorigin)$/i,
"EMB"],[/^style$/i,"CSS"]];function qh(e){return{rule:"html.attribute",family:Z4.find(([r])=>r.test(e))?.[1]??"html",why:"The element has an attribute that rend\
erers do not have.",fix:"Remove it; looks belong into a style sheet, and what changes into render."}}var e5={rule:"html.attribute",family:"SVG",why:"The namespa\
ce is not that of SVG.",fix:`Write xmlns="${q_}", or nothing.`},V_={rule:"html.reference",family:"SVG",why:"A reference inside a picture is #id of an element of\
 the same document.",fix:'Write href="#id" or url(#id).'};var t5=new Map([["DYN","script"],["EMB","iframe frame frameset object embed portal fencedframe template slot foreignObject noscript applet"],["INP","form input \
button select option textarea label fieldset details summary dialog a area map audio video"],["NET","base source track picture image"],["CSS","style"],["TIM","a\
nimate animateMotion animateTransform set marquee"]].flatMap(([e,t])=>t.split(" ").map(r=>[r,e])));function Dm(e){return t5.get(e)}var ma=class{#e=[];#t=[];#r=new Map;openElement(t){let r,n=[];for(let[s,a]of t)if(s==="id")r=a;else if(s==="href")n.push(a.slice(1));else for(let[,c=""]of a.matchAll(
/url\(\s*["']?#([^"')\s]+)/gi))n.push(c);let i={children:[],references:n,rendered:void 0};r!==void 0&&!this.#r.has(r)&&this.#r.set(r,i),(this.#t.at(-1)?.children??
this.#e).push(i),this.#t.push(i)}closeElement(){this.#t.pop()}get areTooMany(){return this.#n(this.#e,0)>2e4}#n(t,r){let n=0;for(let i of t)if(n+=this.#i(i,r),n>
2e4)return Vh;return n}#i(t,r){if(t.rendered!==void 0)return t.rendered;if(r>400)return Vh;t.rendered=0;let n=t.references.flatMap(s=>this.#r.get(s)??[]),i=this.#n(
n,r+1);return t.rendered=Math.min(Vh,1+i+this.#n(t.children,r+1)),t.rendered}},Vh=20001,vm={rule:"svg.copies",family:"SVG",why:"References such as <use> and url\
(#id) make more than 20000 elements of the picture.",fix:"Refer to elements that do not refer to others, and use fewer copies."};function G_(e,t,{name:r,value:n},i){jh(t,r)?t==="img"&&r==="src"?e.refer("image",n,i):t==="link"&&r==="href"?e.refer("sheet",n,i):t==="script"&&r==="src"&&e.refer(
"script",n,i):e.refuse(qh(r),i)}function K_(e,t,r){switch(t.tagName){case"meta":return r5(t)||e.refuse(i5,r),null;case"link":return(Fn(t,"rel")!=="stylesheet"||
Fn(t,"href")===null)&&e.refuse(s5,r),null;case"script":return n5(e,t,r);default:return null}}function r5(e){let t=Fn(e,"charset"),r=Fn(e,"name");return t!==null?
t.toLowerCase()==="utf-8"&&r===null&&Fn(e,"content")===null:r!==null&&Nh.includes(r)&&Fn(e,"content")!==null}function n5(e,t,r){let n=Fn(t,"src"),i=Fn(t,"type");
return(n===null||t.childNodes.length>0)&&e.refuse(a5,r),i!==null&&i!=="module"&&e.refuse(o5,r),n===null?null:{url:n,isModule:i==="module",isDeferred:Fn(t,"defer")!==
null,offset:r}}function Fn(e,t){return e.attrs.find(r=>r.name===t)?.value??null}var i5={rule:"html.meta",family:"html",why:"A meta element states charset=utf-8,\
 or one of the listed names with content.",fix:`Use the names ${Nh.join(", ")}, or remove the element.`},s5={rule:"html.link",family:"NET",why:"A link element i\
s rel=stylesheet with the href of a file.",fix:'Write <link rel="stylesheet" href="style.css">; hints and icons have no use here.'},a5={rule:"html.script",family:"\
DYN",why:"A script element names a file in src and has no text.",fix:"Move the script into a .js file."},o5={rule:"html.script",family:"DYN",why:"The type of a \
script element is module, or absent.",fix:'Remove the attribute, or write type="module".'};var u5=new Set([65534,65535,131070,131071,196606,196607,262142,262143,327678,327679,393214,393215,458750,458751,524286,524287,589822,589823,655358,655359,720894,
720895,786430,786431,851966,851967,917502,917503,983038,983039,1048574,1048575,1114110,1114111]),Re="�",h;(function(e){e[e.EOF=-1]="EOF",e[e.NULL=0]="NULL",e[e.
TABULATION=9]="TABULATION",e[e.CARRIAGE_RETURN=13]="CARRIAGE_RETURN",e[e.LINE_FEED=10]="LINE_FEED",e[e.FORM_FEED=12]="FORM_FEED",e[e.SPACE=32]="SPACE",e[e.EXCLAMATION_MARK=
33]="EXCLAMATION_MARK",e[e.QUOTATION_MARK=34]="QUOTATION_MARK",e[e.AMPERSAND=38]="AMPERSAND",e[e.APOSTROPHE=39]="APOSTROPHE",e[e.HYPHEN_MINUS=45]="HYPHEN_MINUS",
e[e.SOLIDUS=47]="SOLIDUS",e[e.DIGIT_0=48]="DIGIT_0",e[e.DIGIT_9=57]="DIGIT_9",e[e.SEMICOLON=59]="SEMICOLON",e[e.LESS_THAN_SIGN=60]="LESS_THAN_SIGN",e[e.EQUALS_SIGN=
61]="EQUALS_SIGN",e[e.GREATER_THAN_SIGN=62]="GREATER_THAN_SIGN",e[e.QUESTION_MARK=63]="QUESTION_MARK",e[e.LATIN_CAPITAL_A=65]="LATIN_CAPITAL_A",e[e.LATIN_CAPITAL_Z=
90]="LATIN_CAPITAL_Z",e[e.RIGHT_SQUARE_BRACKET=93]="RIGHT_SQUARE_BRACKET",e[e.GRAVE_ACCENT=96]="GRAVE_ACCENT",e[e.LATIN_SMALL_A=97]="LATIN_SMALL_A",e[e.LATIN_SMALL_Z=
122]="LATIN_SMALL_Z"})(h||(h={}));var Bt={DASH_DASH:"--",CDATA_START:"[CDATA[",DOCTYPE:"doctype",SCRIPT:"script",PUBLIC:"public",SYSTEM:"system"};function km(e){
return e>=55296&&e<=57343}function Gh(e){return e>=56320&&e<=57343}function z_(e,t){return(e-55296)*1024+9216+t}function Om(e){return e!==32&&e!==10&&e!==13&&e!==
9&&e!==12&&e>=1&&e<=31||e>=127&&e<=159}function $m(e){return e>=64976&&e<=65007||u5.has(e)}var A;(function(e){e.controlCharacterInInputStream="control-character-in-input-stream",e.noncharacterInInputStream="noncharacter-in-input-stream",e.surrogateInInputStream=
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
"nested-noscript-in-head",e.eofInElementThatCanContainOnlyText="eof-in-element-that-can-contain-only-text"})(A||(A={}));var l5=65536,wm=class{constructor(t){this.handler=t,this.html="",this.pos=-1,this.lastGapPos=-2,this.gapStack=[],this.skipNextNewLine=!1,this.lastChunkWritten=!1,
this.endOfChunkHit=!1,this.bufferWaterline=l5,this.isEol=!1,this.lineStartPos=0,this.droppedBufferSize=0,this.line=1,this.lastErrOffset=-1}get col(){return this.
pos-this.lineStartPos+ +(this.lastGapPos!==this.pos)}get codePointStart(){return this.pos-+(this.lastGapPos===this.pos)}get offset(){return this.droppedBufferSize+
this.codePointStart}getError(t,r){let{line:n,col:i,offset:s}=this,a=i+r,c=s+r;return{code:t,startLine:n,endLine:n,startCol:a,endCol:a,startOffset:c,endOffset:c}}_err(t){
this.handler.onParseError&&this.lastErrOffset!==this.offset&&(this.lastErrOffset=this.offset,this.handler.onParseError(this.getError(t,0)))}_addGap(){this.gapStack.
push(this.lastGapPos),this.lastGapPos=this.pos}_processSurrogate(t){if(this.pos!==this.html.length-1){let r=this.html.charCodeAt(this.pos+1);if(!Gh(t)&&Gh(r))return this.
pos++,this._addGap(),z_(t,r)}else if(!this.lastChunkWritten)return this.endOfChunkHit=!0,h.EOF;return this._err(A.surrogateInInputStream),t}willDropParsedChunk(){
return this.pos>this.bufferWaterline}dropParsedChunk(t=0){if(this.willDropParsedChunk()){let r=this.offset-this.droppedBufferSize-t;this.html=this.html.substring(
r),this.lineStartPos-=r,this.droppedBufferSize+=r,this.pos-=r,this.lastGapPos=-2,this.gapStack.length=0,this.pos>t&&this._addGap()}}write(t,r){this.html.length>
0?this.html+=t:this.html=t,this.endOfChunkHit=!1,this.lastChunkWritten=r}insertHtmlAtCurrentPos(t){this.html=this.html.substring(0,this.pos+1)+t+this.html.substring(
this.pos+1),this.endOfChunkHit=!1}startsWith(t,r){if(this.pos+t.length>this.html.length)return this.endOfChunkHit=!this.lastChunkWritten,!1;if(r)return this.html.
startsWith(t,this.pos);for(let n=0;n<t.length;n++)if((this.html.charCodeAt(this.pos+n)|32)!==t.charCodeAt(n))return!1;return!0}peek(t){let r=this.pos+t;if(r>=this.
html.length)return this.endOfChunkHit=!this.lastChunkWritten,h.EOF;let n=this.html.charCodeAt(r);return n===h.CARRIAGE_RETURN?h.LINE_FEED:n}advance(){if(this.pos++,
this.isEol&&(this.isEol=!1,this.line++,this.lineStartPos=this.pos),this.pos>=this.html.length)return this.endOfChunkHit=!this.lastChunkWritten,h.EOF;let t=this.
html.charCodeAt(this.pos);return t===h.CARRIAGE_RETURN?(this.isEol=!0,this.skipNextNewLine=!0,h.LINE_FEED):t===h.LINE_FEED&&(this.isEol=!0,this.skipNextNewLine)?
(this.line--,this.skipNextNewLine=!1,this._addGap(),this.advance()):(this.skipNextNewLine=!1,km(t)&&(t=this._processSurrogate(t)),this.handler.onParseError===null||
t>31&&t<127||t===h.LINE_FEED||t===h.CARRIAGE_RETURN||t>159&&t<64976||this._checkForProblematicCharacters(t),t)}_checkForProblematicCharacters(t){Om(t)?this._err(
A.controlCharacterInInputStream):$m(t)&&this._err(A.noncharacterInInputStream)}retreat(t){for(this.pos-=t;this.pos<this.lastGapPos;)this.lastGapPos=this.gapStack.
pop(),this.pos--;this.isEol=!1}};var J;(function(e){e[e.CHARACTER=0]="CHARACTER",e[e.NULL_CHARACTER=1]="NULL_CHARACTER",e[e.WHITESPACE_CHARACTER=2]="WHITESPACE_CHARACTER",e[e.START_TAG=3]="STAR\
T_TAG",e[e.END_TAG=4]="END_TAG",e[e.COMMENT=5]="COMMENT",e[e.DOCTYPE=6]="DOCTYPE",e[e.EOF=7]="EOF",e[e.HIBERNATION=8]="HIBERNATION"})(J||(J={}));function Pm(e,t){
for(let r=e.attrs.length-1;r>=0;r--)if(e.attrs[r].name===t)return e.attrs[r].value;return null}var p5=[8364,0,8218,402,8222,8230,8224,8225,710,8240,352,8249,338,0,381,0,0,8216,8217,8220,8221,8226,8211,8212,732,8482,353,8250,339,0,382,376];function f5(e){return e===
0||e>=55296&&e<=57343||e>1114111}function W_(e){return f5(e)?65533:e>=128&&e<=159&&p5[e-128]||e}var Y_=["Q=¨`p0AEligMPacutebrevecircyfrgravelphamacrndogonpfpplyFunctionringscrsigntildeumlBackslashrvwedcyecausernoullistafropfrevescrumpeqCHcyOPYacutepitalDif\
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
υ⇈⌝⌝⌎ů◹𝓊⋰ũ▵▴⇈ü⦧⇕⫨⫩⊨⦜ϵϰ∅ϕϖ∝↕ϱς⊊︀⫋︀⊋︀⫌︀ϑ⊲⊳в⊢∨⊻≚⋮||𝔳⊲⊂⃒⊃⃒𝕧∝⊳𝓋⫋︀⊊︀⫌︀⊋︀⦚ŵ⩟∧≙℘𝔴𝕨℘≀≀𝓌⋂◯⋃▽𝔵⟺⟷ξ⟸⟵⟼⋻⨀𝕩⨁⨂⟹⟶𝓍⨆⨄△⋁⋀ýяŷы¥𝔶ї𝕪𝓎юÿźžзżℨζ𝔷ж⇝𝕫𝓏‍‌'];var Mm=(()=>{let e=new Uint8Array(128);for(let t=48;t<=57;t++)e[t]=t-47;for(let t=65;t<=90;t++)e[t]=t-54;for(let t=97;t<=122;t++)e[t]=t-60;return e})();function d5(e,t,r){
return e.charCodeAt(t)<<25|e.charCodeAt(t+1)<<18|e.charCodeAt(t+r-2)<<11|Mm[e.charCodeAt(t+r-1)]<<5|r}function Vo(e,t){return(e*3<<3^t)&1023}function h5(e,t){return(Math.
imul(e,2654435761)>>>16)*t>>>16}function g5(e,t){return(Math.imul(e,2246822507)>>>16)*t>>>16}function X_(e){let[t,r]=e,n=t.charCodeAt(0)-48<<6|t.charCodeAt(1)-48,
i=t.charCodeAt(2)-48<<6|t.charCodeAt(3)-48,s=t.charCodeAt(4)-48<<6|t.charCodeAt(5)-48,a=6+i,c=a+2*n,m=2*s,p=new Int32Array(m),d=new Uint16Array(m),E=new Uint16Array(
m),C=new Uint32Array(1024),O=new Map,H=[],Ue="",Gt=6,or=0;for(let Qr=0;Qr<n;Qr++){let Ri=t.charCodeAt(a+2*Qr)-35,cs=t.charCodeAt(a+2*Qr+1)-35,Wn=Ri&31,Tr=Wn+(cs&
31),ls=(cs>>5)+1;Ue=Ue.slice(0,Wn)+t.slice(Gt,Gt+Tr-Wn),Gt+=Tr-Wn;let ms=d5(Ue,0,Tr),Yn=2*((t.charCodeAt(c+Math.floor(Qr/6))-48&1<<Qr%6)===0?h5:g5)(ms,s);if(p[Yn]!==
0&&(Yn+=1),p[Yn]=ms,Tr>4){let Pa=Ue.slice(2,Tr-2),Ng=O.get(Pa);if(Ng===void 0){O.set(Pa,H.length),d[Yn]=H.length;for(let Du=0;Du<Pa.length;Du+=2)H.push(Pa.charCodeAt(
Du)|Pa.charCodeAt(Du+1)<<16)}else d[Yn]=Ng}let Rg=Vo(Ue.charCodeAt(0),Ue.charCodeAt(1));C[Rg]|=Tr<=16?1<<Tr-2:32768,(Ri&32)!==0&&(C[Rg]|=1<<Tr-2+16),E[Yn]=or<<2|
ls-1|(Ri&32)>>4,or+=ls}return{keys:p,buckets:s,slotMidOff:d,slotValue:E,values:r,lengthBits:C,middles:new Uint32Array(H)}}var y5=35,Go=59,x5=61,Lm=48,iR=97;var E5=120,T5=65,sR=32;function b5(e){return e-Lm>>>0<=9}function aR(e){return b5(e)||(e|sR)-iR>>>0<=25}function Xh(e){return e===x5||aR(e)}var Ut;(function(e){
e[e.Legacy=0]="Legacy",e[e.Strict=1]="Strict",e[e.Attribute=2]="Attribute"})(Ut||(Ut={}));var Yi=X_(Y_),Fm=Yi.keys,Bm=Yi.buckets,oR=Yi.slotMidOff,Jh=Yi.lengthBits,
Um=Yi.middles,Zh=Yi.slotValue,Q_=Yi.values;function e0(e,t,r){let n=e.charCodeAt(t),i=e.charCodeAt(t+1),s=e.charCodeAt(t+r-2),a=e.charCodeAt(t+r-1);if((n|i|s|a)>127)return-1;let c=n<<25|i<<18|s<<11|Mm[a]<<
5|r,m=2*((Math.imul(c,2654435761)>>>16)*Bm>>>16);for(let p=0;;p++){if(Fm[m]===c&&(r<=4||J_(m,e,t,r)))return m;if(Fm[m+1]===c&&(r<=4||J_(m+1,e,t,r)))return m+1;if(p===
1)return-1;m=2*((Math.imul(c,2246822507)>>>16)*Bm>>>16)}}function J_(e,t,r,n){let i=oR[e],s=r+2,a=r+n-2;for(;s+1<a;){if((t.charCodeAt(s)|t.charCodeAt(s+1)<<16)!==
Um[i++])return!1;s+=2}return s===a||t.charCodeAt(s)===(Um[i]&65535)}var I5=(()=>{let e=new Uint8Array(128).fill(255);for(let t=0;t<10;t++)e[Lm+t]=t;for(let t=0;t<6;t++)e[T5+t]=t+10,e[iR+t]=t+10;return e})();function uR(e,t,r){let n=Jh[Vo(e.charCodeAt(t),e.charCodeAt(t+1))]>>>16&31;for(;n!==0;){let i=31-Math.clz32(n);if(n^=1<<i,i+2>r)continue;let s=e0(e,t,i+2);if(s>=
0&&(Zh[s]&2)!==0)return s<<3|i+2}return-1}function A5(e,t,r){let n=e.slice(t,t+32).indexOf(";");if(n-2>>>0<=29){let i=e0(e,t,n);if(i>=0)return i<<6|n+1}if(r!==Ut.
Strict){let i=uR(e,t,Math.min(31,e.length-t));if(i>=0){let s=i&7;if(r!==Ut.Attribute||t+s>=e.length||!Xh(e.charCodeAt(t+s)))return i>>3<<6|s}}return-1}var Kh=0,zh=1,Wh=2,Yh=3,Z_=4,Qh=class{emitCodePoint;errors;state=Kh;consumed=1;result=0;decodeMode=Ut.Strict;replaceNumericCodePoint=W_;constructor(t,r){this.emitCodePoint=
t,this.errors=r}stateNumericStart(t,r){return r>=t.length?-1:(t.charCodeAt(r)|sR)===E5?(this.state=Yh,this.consumed+=1,this.stateNumericHex(t,r+1)):(this.state=
Wh,this.stateNumericDecimal(t,r))}stateNumericHex(t,r){let n=t.length,{result:i,consumed:s}=this,a=r;for(;a<n;){let c=t.charCodeAt(a),m=I5[c];if(m<=15)i=i*16+m;else
return this.result=i,this.consumed=s,this.emitNumericEntity(c,3);s+=1,a+=1}return this.result=i,this.consumed=s,-1}stateNumericDecimal(t,r){let n=t.length,{result:i,
consumed:s}=this,a=r;for(;a<n;){let c=t.charCodeAt(a)-Lm;if(c>>>0>9)return this.result=i,this.consumed=s,this.emitNumericEntity(c+Lm,2);i=i*10+c,s+=1,a+=1}return this.
result=i,this.consumed=s,-1}emitNumericEntity(t,r){if(this.consumed<=r)return this.errors?.absenceOfDigitsInNumericCharacterReference(this.consumed),0;if(t===Go)
this.consumed+=1;else if(this.decodeMode===Ut.Strict)return 0;return this.emitCodePoint(this.replaceNumericCodePoint(this.result),this.consumed),this.errors&&(t!==
Go&&this.errors.missingSemicolonAfterCharacterReference(),this.errors.validateNumericCharacterReference(this.result)),this.consumed}startEntity(t){this.decodeMode=
t,this.state=Kh,this.result=0,this.consumed=1}write(t,r){switch(this.state){case Kh:return t.charCodeAt(r)===y5?(this.state=zh,this.consumed+=1,this.stateNumericStart(
t,r+1)):(this.state=Z_,this.stateNamedEntity(t,r));case zh:return this.stateNumericStart(t,r);case Wh:return this.stateNumericDecimal(t,r);case Yh:return this.stateNumericHex(
t,r);default:return this.stateNamedEntity(t,r)}}end(){switch(this.state){case Z_:return this.endNamedEntity();case Wh:return this.emitNumericEntity(0,2);case Yh:
return this.emitNumericEntity(0,3);case zh:return this.errors?.absenceOfDigitsInNumericCharacterReference(this.consumed),0;default:return 0}}},Hm=class extends Qh{runLength=0;nameBuffer=new Uint8Array(
32);emitSlot(t){let r=Zh[t],n=r>>2;this.emitCodePoint(Q_.charCodeAt(n),this.consumed),(r&1)!==0&&this.emitCodePoint(Q_.charCodeAt(n+1),this.consumed)}startEntity(t){
super.startEntity(t),this.runLength=0}stateNamedEntity(t,r){let n=t.length;if(this.runLength===0&&r+17<=n){let m=t.charCodeAt(r),p=Vo(m,t.charCodeAt(r+1)),d=Jh[p];
if((d&32768)!==0&&r+32<=n){let C=A5(t,r,this.decodeMode);if(C>=0){let O=C&63;return this.consumed=O+1,this.emitSlot(C>>6),t.charCodeAt(r+O-1)!==Go&&this.errors?.
missingSemicolonAfterCharacterReference(),this.consumed}return 0}let E=d&32767;for(;E!==0;){let C=E&-E;E^=C;let O=33-Math.clz32(C);if(t.charCodeAt(r+O)===Go){let H=e0(
t,r,O);if(H>=0)return this.consumed=O+2,this.emitSlot(H),this.consumed}}if((d&32768)===0){if(this.decodeMode!==Ut.Strict){let C=uR(t,r,31);if(C>=0){let O=C&7,H=t.
charCodeAt(r+O);return this.decodeMode===Ut.Attribute&&Xh(H)?0:(this.consumed=O+1,this.emitSlot(C>>3),this.errors?.missingSemicolonAfterCharacterReference(),this.
consumed)}}return 0}}let i=r,{runLength:s}=this,a=-1,c=Math.min(n,r+32-s);for(;i<c;){let m=t.charCodeAt(i);if(!aR(m)){a=m;break}this.nameBuffer[s++]=m,i++}if(a<
0&&s<32)return this.runLength=s,-1;if(a===Go&&s-2>>>0<=29){let m=cR(this.nameBuffer,s);if(m>=0)return this.consumed=s+2,this.emitSlot(m),this.consumed}if(this.decodeMode!==
Ut.Strict&&s>=2){let m=tR(this.nameBuffer,s);if(m>=0){let p=m&7,d=p<s?this.nameBuffer[p]:a;return this.decodeMode===Ut.Attribute&&Xh(d)?0:(this.consumed=p+1,this.
emitSlot(m>>3),this.errors?.missingSemicolonAfterCharacterReference(),this.consumed)}}return 0}endNamedEntity(){if(this.decodeMode===Ut.Strict||this.runLength<2)
return 0;let t=tR(this.nameBuffer,this.runLength);return t<0||this.decodeMode===Ut.Attribute&&(t&7)<this.runLength?0:(this.consumed=(t&7)+1,this.emitSlot(t>>3),
this.errors?.missingSemicolonAfterCharacterReference(),this.consumed)}};function cR(e,t){let r=e[0]<<25|e[1]<<18|e[t-2]<<11|Mm[e[t-1]]<<5|t,n=2*((Math.imul(r,2654435761)>>>
16)*Bm>>>16);for(let i=0;;i++){if(Fm[n]===r&&(t<=4||eR(n,e,t)))return n;if(Fm[n+1]===r&&(t<=4||eR(n+1,e,t)))return n+1;if(i===1)return-1;n=2*((Math.imul(r,2246822507)>>>
16)*Bm>>>16)}}function eR(e,t,r){let n=oR[e],i=2,s=r-2;for(;i+1<s;){if((t[i]|t[i+1]<<16)!==Um[n++])return!1;i+=2}return i===s||t[i]===(Um[n]&65535)}function tR(e,t){
let r=Jh[Vo(e[0],e[1])]>>>16&31;for(;r!==0;){let n=31-Math.clz32(r);if(r^=1<<n,n+2>t)continue;let i=cR(e,n+2);if(i>=0&&(Zh[i]&2)!==0)return i<<3|n+2}return-1}var _;(function(e){e.HTML="http://www.w3.org/1999/xhtml",e.MATHML="http://www.w3.org/1998/Math/MathML",e.SVG="http://www.w3.org/2000/svg",e.XLINK="http://www.w3\
.org/1999/xlink",e.XML="http://www.w3.org/XML/1998/namespace",e.XMLNS="http://www.w3.org/2000/xmlns/"})(_||(_={}));var Bn;(function(e){e.TYPE="type",e.ACTION="a\
ction",e.ENCODING="encoding",e.PROMPT="prompt",e.NAME="name",e.COLOR="color",e.FACE="face",e.SIZE="size"})(Bn||(Bn={}));var Ht;(function(e){e.NO_QUIRKS="no-quir\
ks",e.QUIRKS="quirks",e.LIMITED_QUIRKS="limited-quirks"})(Ht||(Ht={}));var T;(function(e){e.A="a",e.ADDRESS="address",e.ANNOTATION_XML="annotation-xml",e.APPLET=
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
{}));var S5=new Map([[T.A,u.A],[T.ADDRESS,u.ADDRESS],[T.ANNOTATION_XML,u.ANNOTATION_XML],[T.APPLET,u.APPLET],[T.AREA,u.AREA],[T.ARTICLE,u.ARTICLE],[T.ASIDE,u.ASIDE],
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
[T.WBR,u.WBR],[T.XMP,u.XMP]]);function xn(e){var t;return(t=S5.get(e))!==null&&t!==void 0?t:u.UNKNOWN}var N=u,jm={[_.HTML]:new Set([N.ADDRESS,N.APPLET,N.AREA,N.
ARTICLE,N.ASIDE,N.BASE,N.BASEFONT,N.BGSOUND,N.BLOCKQUOTE,N.BODY,N.BR,N.BUTTON,N.CAPTION,N.CENTER,N.COL,N.COLGROUP,N.DD,N.DETAILS,N.DIR,N.DIV,N.DL,N.DT,N.EMBED,N.
FIELDSET,N.FIGCAPTION,N.FIGURE,N.FOOTER,N.FORM,N.FRAME,N.FRAMESET,N.H1,N.H2,N.H3,N.H4,N.H5,N.H6,N.HEAD,N.HEADER,N.HGROUP,N.HR,N.HTML,N.IFRAME,N.IMG,N.INPUT,N.LI,
N.LINK,N.LISTING,N.MAIN,N.MARQUEE,N.MENU,N.META,N.NAV,N.NOEMBED,N.NOFRAMES,N.NOSCRIPT,N.OBJECT,N.OL,N.P,N.PARAM,N.PLAINTEXT,N.PRE,N.SCRIPT,N.SECTION,N.SELECT,N.
SOURCE,N.STYLE,N.SUMMARY,N.TABLE,N.TBODY,N.TD,N.TEMPLATE,N.TEXTAREA,N.TFOOT,N.TH,N.THEAD,N.TITLE,N.TR,N.TRACK,N.UL,N.WBR,N.XMP]),[_.MATHML]:new Set([N.MI,N.MO,N.
MN,N.MS,N.MTEXT,N.ANNOTATION_XML]),[_.SVG]:new Set([N.TITLE,N.FOREIGN_OBJECT,N.DESC]),[_.XLINK]:new Set,[_.XML]:new Set,[_.XMLNS]:new Set},lR=new Set([N.H1,N.H2,
N.H3,N.H4,N.H5,N.H6]),gPe=new Set([T.STYLE,T.SCRIPT,T.XMP,T.IFRAME,T.NOEMBED,T.NOFRAMES,T.PLAINTEXT]);var _5=64,g;(function(e){e[e.DATA=0]="DATA",e[e.RCDATA=1]="RCDATA",e[e.RAWTEXT=2]="RAWTEXT",e[e.SCRIPT_DATA=3]="SCRIPT_DATA",e[e.PLAINTEXT=4]="PLAINTEXT",e[e.TAG_OPEN=
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
"CHARACTER_REFERENCE",e[e.AMBIGUOUS_AMPERSAND=72]="AMBIGUOUS_AMPERSAND"})(g||(g={}));var vt={DATA:g.DATA,RCDATA:g.RCDATA,RAWTEXT:g.RAWTEXT,SCRIPT_DATA:g.SCRIPT_DATA,
PLAINTEXT:g.PLAINTEXT,CDATA_SECTION:g.CDATA_SECTION};function R5(e){return e>=h.DIGIT_0&&e<=h.DIGIT_9}function Ko(e){return e>=h.LATIN_CAPITAL_A&&e<=h.LATIN_CAPITAL_Z}
function N5(e){return e>=h.LATIN_SMALL_A&&e<=h.LATIN_SMALL_Z}function yi(e){return N5(e)||Ko(e)}function mR(e){return yi(e)||R5(e)}function qm(e){return e+32}function t0(e){
return e===h.SPACE||e===h.LINE_FEED||e===h.TABULATION||e===h.FORM_FEED||e===h.CARRIAGE_RETURN}function pR(e){return t0(e)||e===h.SOLIDUS||e===h.GREATER_THAN_SIGN}
function D5(e){return e===h.NULL?A.nullCharacterReference:e>1114111?A.characterReferenceOutsideUnicodeRange:km(e)?A.surrogateCharacterReference:$m(e)?A.noncharacterCharacterReference:
Om(e)||e===h.CARRIAGE_RETURN?A.controlCharacterReference:null}var zo=class{constructor(t,r){this.options=t,this.handler=r,this.paused=!1,this.inLoop=!1,this.inForeignNode=
!1,this.lastStartTagName="",this.active=!1,this.state=g.DATA,this.returnState=g.DATA,this.entityStartPos=0,this.consumedAfterSnapshot=-1,this.currentCharacterToken=
null,this.currentToken=null,this.currentAttr={name:"",value:""},this.currentAttrLocation=null,this.currentAttrNames=null,this.runStart=0,this.runEnd=0,this.preprocessor=
new wm(r),this.currentLocation=this.getCurrentLocation(-1),this.entityDecoder=new Hm((n,i)=>{this.preprocessor.pos=this.entityStartPos+i-1,this._isCharacterReferenceInAttribute()||
this._ensureCharacterToken(t0(n)?J.WHITESPACE_CHARACTER:n===h.NULL?J.NULL_CHARACTER:J.CHARACTER),this._extendRunWith(String.fromCodePoint(n),0),this.entityStartPos=
this.preprocessor.pos-i+1},r.onParseError?{missingSemicolonAfterCharacterReference:()=>{this._err(A.missingSemicolonAfterCharacterReference,1)},absenceOfDigitsInNumericCharacterReference:n=>{
this._err(A.absenceOfDigitsInNumericCharacterReference,this.entityStartPos-this.preprocessor.pos+n)},validateNumericCharacterReference:n=>{let i=D5(n);i&&this._err(
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
currentAttr,s=this.currentAttrNames,a;if(s===null?(a=Pm(n,i)!==null,!a&&n.attrs.length===_5&&(this.currentAttrNames=new Set(n.attrs.map(c=>c.name)).add(i))):(a=
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
let t=this.currentToken;this.currentAttrNames=null,this.prepareToken(t),t.tagID=xn(t.tagName),t.type===J.START_TAG?(this.lastStartTagName=t.tagName,this.handler.
onStartTag(t)):(t.attrs.length>0&&this._err(A.endTagWithAttributes),t.selfClosing&&this._err(A.endTagWithTrailingSolidus),this.handler.onEndTag(t)),this.preprocessor.
dropParsedChunk()}emitCurrentComment(t){this.prepareToken(t),this.handler.onComment(t),this.preprocessor.dropParsedChunk()}emitCurrentDoctype(t){this.prepareToken(
t),this.handler.onDoctype(t),this.preprocessor.dropParsedChunk()}_emitCurrentCharacterToken(t){if(this._flushRun(""),this.currentCharacterToken){switch(t&&this.
currentCharacterToken.location&&(this.currentCharacterToken.location.endLine=t.startLine,this.currentCharacterToken.location.endCol=t.startCol,this.currentCharacterToken.
location.endOffset=t.startOffset),this.currentCharacterToken.type){case J.CHARACTER:{this.handler.onCharacter(this.currentCharacterToken);break}case J.NULL_CHARACTER:{
this.handler.onNullCharacter(this.currentCharacterToken);break}case J.WHITESPACE_CHARACTER:{this.handler.onWhitespaceCharacter(this.currentCharacterToken);break}}
this.currentCharacterToken=null}}_emitEOFToken(){var t,r;let n=this.getCurrentLocation(0);n&&(n.endLine=n.startLine,n.endCol=n.startCol,n.endOffset=n.startOffset),
this._emitCurrentCharacterToken((r=(t=this.currentToken)===null||t===void 0?void 0:t.location)!==null&&r!==void 0?r:n),this.handler.onEof({type:J.EOF,location:n}),
this.active=!1}_ensureCharacterToken(t){if(this.currentCharacterToken){if(this.currentCharacterToken.type===t)return;this.currentLocation=this.getCurrentLocation(
0),this._emitCurrentCharacterToken(this.currentLocation),this.preprocessor.dropParsedChunk()}this._createCharacterToken(t)}_emitCodePoint(t){let r=t0(t)?J.WHITESPACE_CHARACTER:
t===h.NULL?J.NULL_CHARACTER:J.CHARACTER,n=this.currentCharacterToken;(n===null||n.type!==r)&&this._ensureCharacterToken(r),this._extendRun(t)}_emitChars(t,r=0){
this.options.sourceCodeLocationInfo&&r!==0&&this.currentCharacterToken&&this.currentCharacterToken.type!==J.CHARACTER?(this.currentLocation=this.getCurrentLocation(
t.length-1-r),this._emitCurrentCharacterToken(this.currentLocation),this._createCharacterToken(J.CHARACTER)):this._ensureCharacterToken(J.CHARACTER),this._extendRunWith(
t,r)}_startCharacterReference(){this.returnState=this.state,this.state=g.CHARACTER_REFERENCE,this.entityStartPos=this.preprocessor.pos,this.entityDecoder.startEntity(
this._isCharacterReferenceInAttribute()?Ut.Attribute:Ut.Legacy)}_isCharacterReferenceInAttribute(){return this.returnState===g.ATTRIBUTE_VALUE_DOUBLE_QUOTED||this.
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
break}case h.NULL:{this._err(A.unexpectedNullCharacter),this._emitChars(Re);break}case h.EOF:{this._emitEOFToken();break}default:this._emitCodePoint(t)}}_stateRawtext(t){
switch(t){case h.LESS_THAN_SIGN:{this.state=g.RAWTEXT_LESS_THAN_SIGN;break}case h.NULL:{this._err(A.unexpectedNullCharacter),this._emitChars(Re);break}case h.EOF:{
this._emitEOFToken();break}default:this._emitCodePoint(t)}}_stateScriptData(t){switch(t){case h.LESS_THAN_SIGN:{this.state=g.SCRIPT_DATA_LESS_THAN_SIGN;break}case h.
NULL:{this._err(A.unexpectedNullCharacter),this._emitChars(Re);break}case h.EOF:{this._emitEOFToken();break}default:this._emitCodePoint(t)}}_statePlaintext(t){switch(t){case h.
NULL:{this._err(A.unexpectedNullCharacter),this._emitChars(Re);break}case h.EOF:{this._emitEOFToken();break}default:this._emitCodePoint(t)}}_stateTagOpen(t){if(yi(
t))this._createStartTagToken(),this.state=g.TAG_NAME,this._stateTagName(t);else switch(t){case h.EXCLAMATION_MARK:{this.state=g.MARKUP_DECLARATION_OPEN;break}case h.
SOLIDUS:{this.state=g.END_TAG_OPEN;break}case h.QUESTION_MARK:{this._err(A.unexpectedQuestionMarkInsteadOfTagName),this._createCommentToken(1),this.state=g.BOGUS_COMMENT,
this._stateBogusComment(t);break}case h.EOF:{this._err(A.eofBeforeTagName),this._emitChars("<",-1),this._emitEOFToken();break}default:this._err(A.invalidFirstCharacterOfTagName),
this._emitChars("<",-1),this.state=g.DATA,this._stateData(t)}}_stateEndTagOpen(t){if(yi(t))this._createEndTagToken(),this.state=g.TAG_NAME,this._stateTagName(t);else
switch(t){case h.GREATER_THAN_SIGN:{this._err(A.missingEndTagName),this.state=g.DATA;break}case h.EOF:{this._err(A.eofBeforeTagName),this._emitChars("</",-1),this.
_emitEOFToken();break}default:this._err(A.invalidFirstCharacterOfTagName),this._createCommentToken(2),this.state=g.BOGUS_COMMENT,this._stateBogusComment(t)}}_stateTagName(t){
let r=this.currentToken;switch(t){case h.SPACE:case h.LINE_FEED:case h.TABULATION:case h.FORM_FEED:{this.state=g.BEFORE_ATTRIBUTE_NAME;break}case h.SOLIDUS:{this.
state=g.SELF_CLOSING_START_TAG;break}case h.GREATER_THAN_SIGN:{this.state=g.DATA,this.emitCurrentTagToken();break}case h.NULL:{this._err(A.unexpectedNullCharacter),
r.tagName+=Re;break}case h.EOF:{this._err(A.eofInTag),this._emitEOFToken();break}default:r.tagName+=String.fromCodePoint(Ko(t)?qm(t):t)}}_stateRcdataLessThanSign(t){
t===h.SOLIDUS?this.state=g.RCDATA_END_TAG_OPEN:(this._emitChars("<",-1),this.state=g.RCDATA,this._stateRcdata(t))}_stateRcdataEndTagOpen(t){yi(t)?(this.state=g.
RCDATA_END_TAG_NAME,this._stateRcdataEndTagName(t)):(this._emitChars("</",-1),this.state=g.RCDATA,this._stateRcdata(t))}handleSpecialEndTag(t){if(!this.preprocessor.
startsWith(this.lastStartTagName,!1))return!this._ensureHibernation();this._createEndTagToken();let r=this.currentToken;switch(r.tagName=this.lastStartTagName,this.
preprocessor.peek(this.lastStartTagName.length)){case h.SPACE:case h.LINE_FEED:case h.TABULATION:case h.FORM_FEED:return this._advanceBy(this.lastStartTagName.length),
this.state=g.BEFORE_ATTRIBUTE_NAME,!1;case h.SOLIDUS:return this._advanceBy(this.lastStartTagName.length),this.state=g.SELF_CLOSING_START_TAG,!1;case h.GREATER_THAN_SIGN:
return this._advanceBy(this.lastStartTagName.length),this.emitCurrentTagToken(),this.state=g.DATA,!1;default:return this.currentToken=null,!this._ensureHibernation()}}_stateRcdataEndTagName(t){
this.handleSpecialEndTag(t)&&(this._emitChars("</",-1),this.state=g.RCDATA,this._stateRcdata(t))}_stateRawtextLessThanSign(t){t===h.SOLIDUS?this.state=g.RAWTEXT_END_TAG_OPEN:
(this._emitChars("<",-1),this.state=g.RAWTEXT,this._stateRawtext(t))}_stateRawtextEndTagOpen(t){yi(t)?(this.state=g.RAWTEXT_END_TAG_NAME,this._stateRawtextEndTagName(
t)):(this._emitChars("</",-1),this.state=g.RAWTEXT,this._stateRawtext(t))}_stateRawtextEndTagName(t){this.handleSpecialEndTag(t)&&(this._emitChars("</",-1),this.
state=g.RAWTEXT,this._stateRawtext(t))}_stateScriptDataLessThanSign(t){switch(t){case h.SOLIDUS:{this.state=g.SCRIPT_DATA_END_TAG_OPEN;break}case h.EXCLAMATION_MARK:{
this.state=g.SCRIPT_DATA_ESCAPE_START,this._emitChars("<!");break}default:this._emitChars("<",-1),this.state=g.SCRIPT_DATA,this._stateScriptData(t)}}_stateScriptDataEndTagOpen(t){
yi(t)?(this.state=g.SCRIPT_DATA_END_TAG_NAME,this._stateScriptDataEndTagName(t)):(this._emitChars("</",-1),this.state=g.SCRIPT_DATA,this._stateScriptData(t))}_stateScriptDataEndTagName(t){
this.handleSpecialEndTag(t)&&(this._emitChars("</",-1),this.state=g.SCRIPT_DATA,this._stateScriptData(t))}_stateScriptDataEscapeStart(t){t===h.HYPHEN_MINUS?(this.
state=g.SCRIPT_DATA_ESCAPE_START_DASH,this._emitChars("-")):(this.state=g.SCRIPT_DATA,this._stateScriptData(t))}_stateScriptDataEscapeStartDash(t){t===h.HYPHEN_MINUS?
(this.state=g.SCRIPT_DATA_ESCAPED_DASH_DASH,this._emitChars("-")):(this.state=g.SCRIPT_DATA,this._stateScriptData(t))}_stateScriptDataEscaped(t){switch(t){case h.
HYPHEN_MINUS:{this.state=g.SCRIPT_DATA_ESCAPED_DASH,this._emitChars("-");break}case h.LESS_THAN_SIGN:{this.state=g.SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN;break}case h.
NULL:{this._err(A.unexpectedNullCharacter),this._emitChars(Re);break}case h.EOF:{this._err(A.eofInScriptHtmlCommentLikeText),this._emitEOFToken();break}default:
this._emitCodePoint(t)}}_stateScriptDataEscapedDash(t){switch(t){case h.HYPHEN_MINUS:{this.state=g.SCRIPT_DATA_ESCAPED_DASH_DASH,this._emitChars("-");break}case h.
LESS_THAN_SIGN:{this.state=g.SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN;break}case h.NULL:{this._err(A.unexpectedNullCharacter),this.state=g.SCRIPT_DATA_ESCAPED,this._emitChars(
Re);break}case h.EOF:{this._err(A.eofInScriptHtmlCommentLikeText),this._emitEOFToken();break}default:this.state=g.SCRIPT_DATA_ESCAPED,this._emitCodePoint(t)}}_stateScriptDataEscapedDashDash(t){
switch(t){case h.HYPHEN_MINUS:{this._emitChars("-");break}case h.LESS_THAN_SIGN:{this.state=g.SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN;break}case h.GREATER_THAN_SIGN:{
this.state=g.SCRIPT_DATA,this._emitChars(">");break}case h.NULL:{this._err(A.unexpectedNullCharacter),this.state=g.SCRIPT_DATA_ESCAPED,this._emitChars(Re);break}case h.
EOF:{this._err(A.eofInScriptHtmlCommentLikeText),this._emitEOFToken();break}default:this.state=g.SCRIPT_DATA_ESCAPED,this._emitCodePoint(t)}}_stateScriptDataEscapedLessThanSign(t){
t===h.SOLIDUS?this.state=g.SCRIPT_DATA_ESCAPED_END_TAG_OPEN:yi(t)?(this._emitChars("<",-1),this.state=g.SCRIPT_DATA_DOUBLE_ESCAPE_START,this._stateScriptDataDoubleEscapeStart(
t)):(this._emitChars("<",-1),this.state=g.SCRIPT_DATA_ESCAPED,this._stateScriptDataEscaped(t))}_stateScriptDataEscapedEndTagOpen(t){yi(t)?(this.state=g.SCRIPT_DATA_ESCAPED_END_TAG_NAME,
this._stateScriptDataEscapedEndTagName(t)):(this._emitChars("</",-1),this.state=g.SCRIPT_DATA_ESCAPED,this._stateScriptDataEscaped(t))}_stateScriptDataEscapedEndTagName(t){
this.handleSpecialEndTag(t)&&(this._emitChars("</",-1),this.state=g.SCRIPT_DATA_ESCAPED,this._stateScriptDataEscaped(t))}_stateScriptDataDoubleEscapeStart(t){if(this.
preprocessor.startsWith(Bt.SCRIPT,!1)&&pR(this.preprocessor.peek(Bt.SCRIPT.length))){this._emitCodePoint(t);for(let r=0;r<Bt.SCRIPT.length;r++)this._emitCodePoint(
this._consume());this.state=g.SCRIPT_DATA_DOUBLE_ESCAPED}else this._ensureHibernation()||(this.state=g.SCRIPT_DATA_ESCAPED,this._stateScriptDataEscaped(t))}_stateScriptDataDoubleEscaped(t){
switch(t){case h.HYPHEN_MINUS:{this.state=g.SCRIPT_DATA_DOUBLE_ESCAPED_DASH,this._emitChars("-");break}case h.LESS_THAN_SIGN:{this.state=g.SCRIPT_DATA_DOUBLE_ESCAPED_LESS_THAN_SIGN,
this._emitChars("<");break}case h.NULL:{this._err(A.unexpectedNullCharacter),this._emitChars(Re);break}case h.EOF:{this._err(A.eofInScriptHtmlCommentLikeText),this.
_emitEOFToken();break}default:this._emitCodePoint(t)}}_stateScriptDataDoubleEscapedDash(t){switch(t){case h.HYPHEN_MINUS:{this.state=g.SCRIPT_DATA_DOUBLE_ESCAPED_DASH_DASH,
this._emitChars("-");break}case h.LESS_THAN_SIGN:{this.state=g.SCRIPT_DATA_DOUBLE_ESCAPED_LESS_THAN_SIGN,this._emitChars("<");break}case h.NULL:{this._err(A.unexpectedNullCharacter),
this.state=g.SCRIPT_DATA_DOUBLE_ESCAPED,this._emitChars(Re);break}case h.EOF:{this._err(A.eofInScriptHtmlCommentLikeText),this._emitEOFToken();break}default:this.
state=g.SCRIPT_DATA_DOUBLE_ESCAPED,this._emitCodePoint(t)}}_stateScriptDataDoubleEscapedDashDash(t){switch(t){case h.HYPHEN_MINUS:{this._emitChars("-");break}case h.
LESS_THAN_SIGN:{this.state=g.SCRIPT_DATA_DOUBLE_ESCAPED_LESS_THAN_SIGN,this._emitChars("<");break}case h.GREATER_THAN_SIGN:{this.state=g.SCRIPT_DATA,this._emitChars(
">");break}case h.NULL:{this._err(A.unexpectedNullCharacter),this.state=g.SCRIPT_DATA_DOUBLE_ESCAPED,this._emitChars(Re);break}case h.EOF:{this._err(A.eofInScriptHtmlCommentLikeText),
this._emitEOFToken();break}default:this.state=g.SCRIPT_DATA_DOUBLE_ESCAPED,this._emitCodePoint(t)}}_stateScriptDataDoubleEscapedLessThanSign(t){t===h.SOLIDUS?(this.
state=g.SCRIPT_DATA_DOUBLE_ESCAPE_END,this._emitChars("/")):(this.state=g.SCRIPT_DATA_DOUBLE_ESCAPED,this._stateScriptDataDoubleEscaped(t))}_stateScriptDataDoubleEscapeEnd(t){
if(this.preprocessor.startsWith(Bt.SCRIPT,!1)&&pR(this.preprocessor.peek(Bt.SCRIPT.length))){this._emitCodePoint(t);for(let r=0;r<Bt.SCRIPT.length;r++)this._emitCodePoint(
this._consume());this.state=g.SCRIPT_DATA_ESCAPED}else this._ensureHibernation()||(this.state=g.SCRIPT_DATA_DOUBLE_ESCAPED,this._stateScriptDataDoubleEscaped(t))}_stateBeforeAttributeName(t){
switch(t){case h.SPACE:case h.LINE_FEED:case h.TABULATION:case h.FORM_FEED:break;case h.SOLIDUS:case h.GREATER_THAN_SIGN:case h.EOF:{this.state=g.AFTER_ATTRIBUTE_NAME,
this._stateAfterAttributeName(t);break}case h.EQUALS_SIGN:{this._err(A.unexpectedEqualsSignBeforeAttributeName),this._createAttr("="),this.state=g.ATTRIBUTE_NAME;
break}default:this._createAttr(""),this.state=g.ATTRIBUTE_NAME,this._stateAttributeName(t)}}_stateAttributeName(t){switch(t){case h.SPACE:case h.LINE_FEED:case h.
TABULATION:case h.FORM_FEED:case h.SOLIDUS:case h.GREATER_THAN_SIGN:case h.EOF:{this._leaveAttrName(),this.state=g.AFTER_ATTRIBUTE_NAME,this._stateAfterAttributeName(
t);break}case h.EQUALS_SIGN:{this._leaveAttrName(),this.state=g.BEFORE_ATTRIBUTE_VALUE;break}case h.QUOTATION_MARK:case h.APOSTROPHE:case h.LESS_THAN_SIGN:{this.
_err(A.unexpectedCharacterInAttributeName),this.currentAttr.name+=String.fromCodePoint(t);break}case h.NULL:{this._err(A.unexpectedNullCharacter),this.currentAttr.
name+=Re;break}default:this.currentAttr.name+=String.fromCodePoint(Ko(t)?qm(t):t)}}_stateAfterAttributeName(t){switch(t){case h.SPACE:case h.LINE_FEED:case h.TABULATION:case h.
FORM_FEED:break;case h.SOLIDUS:{this.state=g.SELF_CLOSING_START_TAG;break}case h.EQUALS_SIGN:{this.state=g.BEFORE_ATTRIBUTE_VALUE;break}case h.GREATER_THAN_SIGN:{
this.state=g.DATA,this.emitCurrentTagToken();break}case h.EOF:{this._err(A.eofInTag),this._emitEOFToken();break}default:this._createAttr(""),this.state=g.ATTRIBUTE_NAME,
this._stateAttributeName(t)}}_stateBeforeAttributeValue(t){switch(t){case h.SPACE:case h.LINE_FEED:case h.TABULATION:case h.FORM_FEED:break;case h.QUOTATION_MARK:{
this.state=g.ATTRIBUTE_VALUE_DOUBLE_QUOTED;break}case h.APOSTROPHE:{this.state=g.ATTRIBUTE_VALUE_SINGLE_QUOTED;break}case h.GREATER_THAN_SIGN:{this._err(A.missingAttributeValue),
this.state=g.DATA,this.emitCurrentTagToken();break}default:this.state=g.ATTRIBUTE_VALUE_UNQUOTED,this._stateAttributeValueUnquoted(t)}}_stateAttributeValueDoubleQuoted(t){
switch(t){case h.QUOTATION_MARK:{this.state=g.AFTER_ATTRIBUTE_VALUE_QUOTED;break}case h.AMPERSAND:{this._startCharacterReference();break}case h.NULL:{this._err(
A.unexpectedNullCharacter),this._extendRunWith(Re,0);break}case h.EOF:{this._err(A.eofInTag),this._emitEOFToken();break}default:this._extendRun(t)}}_stateAttributeValueSingleQuoted(t){
switch(t){case h.APOSTROPHE:{this.state=g.AFTER_ATTRIBUTE_VALUE_QUOTED;break}case h.AMPERSAND:{this._startCharacterReference();break}case h.NULL:{this._err(A.unexpectedNullCharacter),
this._extendRunWith(Re,0);break}case h.EOF:{this._err(A.eofInTag),this._emitEOFToken();break}default:this._extendRun(t)}}_stateAttributeValueUnquoted(t){switch(t){case h.
SPACE:case h.LINE_FEED:case h.TABULATION:case h.FORM_FEED:{this._leaveAttrValue(),this.state=g.BEFORE_ATTRIBUTE_NAME;break}case h.AMPERSAND:{this._startCharacterReference();
break}case h.GREATER_THAN_SIGN:{this._leaveAttrValue(),this.state=g.DATA,this.emitCurrentTagToken();break}case h.NULL:{this._err(A.unexpectedNullCharacter),this.
_extendRunWith(Re,0);break}case h.QUOTATION_MARK:case h.APOSTROPHE:case h.LESS_THAN_SIGN:case h.EQUALS_SIGN:case h.GRAVE_ACCENT:{this._err(A.unexpectedCharacterInUnquotedAttributeValue),
this._extendRun(t);break}case h.EOF:{this._err(A.eofInTag),this._emitEOFToken();break}default:this._extendRun(t)}}_stateAfterAttributeValueQuoted(t){switch(t){case h.
SPACE:case h.LINE_FEED:case h.TABULATION:case h.FORM_FEED:{this._leaveAttrValue(),this.state=g.BEFORE_ATTRIBUTE_NAME;break}case h.SOLIDUS:{this._leaveAttrValue(),
this.state=g.SELF_CLOSING_START_TAG;break}case h.GREATER_THAN_SIGN:{this._leaveAttrValue(),this.state=g.DATA,this.emitCurrentTagToken();break}case h.EOF:{this._err(
A.eofInTag),this._emitEOFToken();break}default:this._err(A.missingWhitespaceBetweenAttributes),this._leaveAttrValue(),this.state=g.BEFORE_ATTRIBUTE_NAME,this._stateBeforeAttributeName(
t)}}_stateSelfClosingStartTag(t){switch(t){case h.GREATER_THAN_SIGN:{let r=this.currentToken;r.selfClosing=!0,this.state=g.DATA,this.emitCurrentTagToken();break}case h.
EOF:{this._err(A.eofInTag),this._emitEOFToken();break}default:this._err(A.unexpectedSolidusInTag),this.state=g.BEFORE_ATTRIBUTE_NAME,this._stateBeforeAttributeName(
t)}}_stateBogusComment(t){let r=this.currentToken;switch(t){case h.GREATER_THAN_SIGN:{this.state=g.DATA,this.emitCurrentComment(r);break}case h.EOF:{this.emitCurrentComment(
r),this._emitEOFToken();break}case h.NULL:{this._err(A.unexpectedNullCharacter),this._extendRunWith(Re,0);break}default:this._extendRun(t)}}_stateMarkupDeclarationOpen(t){
this._consumeSequenceIfMatch(Bt.DASH_DASH,!0)?(this._createCommentToken(Bt.DASH_DASH.length+1),this.state=g.COMMENT_START):this._consumeSequenceIfMatch(Bt.DOCTYPE,
!1)?(this.currentLocation=this.getCurrentLocation(Bt.DOCTYPE.length+1),this.state=g.DOCTYPE):this._consumeSequenceIfMatch(Bt.CDATA_START,!0)?this.inForeignNode?
this.state=g.CDATA_SECTION:(this._err(A.cdataInHtmlContent),this._createCommentToken(Bt.CDATA_START.length+1),this.currentToken.data="[CDATA[",this.state=g.BOGUS_COMMENT):
this._ensureHibernation()||(this._err(A.incorrectlyOpenedComment),this._createCommentToken(2),this.state=g.BOGUS_COMMENT,this._stateBogusComment(t))}_stateCommentStart(t){
switch(t){case h.HYPHEN_MINUS:{this.state=g.COMMENT_START_DASH;break}case h.GREATER_THAN_SIGN:{this._err(A.abruptClosingOfEmptyComment),this.state=g.DATA;let r=this.
currentToken;this.emitCurrentComment(r);break}default:this.state=g.COMMENT,this._stateComment(t)}}_stateCommentStartDash(t){let r=this.currentToken;switch(t){case h.
HYPHEN_MINUS:{this.state=g.COMMENT_END;break}case h.GREATER_THAN_SIGN:{this._err(A.abruptClosingOfEmptyComment),this.state=g.DATA,this.emitCurrentComment(r);break}case h.
EOF:{this._err(A.eofInComment),this.emitCurrentComment(r),this._emitEOFToken();break}default:this._extendRunWith("-",-1),this.state=g.COMMENT,this._stateComment(
t)}}_stateComment(t){let r=this.currentToken;switch(t){case h.HYPHEN_MINUS:{this.state=g.COMMENT_END_DASH;break}case h.LESS_THAN_SIGN:{this._extendRunWith("<",0),
this.state=g.COMMENT_LESS_THAN_SIGN;break}case h.NULL:{this._err(A.unexpectedNullCharacter),this._extendRunWith(Re,0);break}case h.EOF:{this._err(A.eofInComment),
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
this.state=g.BEFORE_DOCTYPE_NAME,this._stateBeforeDoctypeName(t)}}_stateBeforeDoctypeName(t){if(Ko(t))this._createDoctypeToken(String.fromCharCode(qm(t))),this.
state=g.DOCTYPE_NAME;else switch(t){case h.SPACE:case h.LINE_FEED:case h.TABULATION:case h.FORM_FEED:break;case h.NULL:{this._err(A.unexpectedNullCharacter),this.
_createDoctypeToken(Re),this.state=g.DOCTYPE_NAME;break}case h.GREATER_THAN_SIGN:{this._err(A.missingDoctypeName),this._createDoctypeToken(null);let r=this.currentToken;
r.forceQuirks=!0,this.emitCurrentDoctype(r),this.state=g.DATA;break}case h.EOF:{this._err(A.eofInDoctype),this._createDoctypeToken(null);let r=this.currentToken;
r.forceQuirks=!0,this.emitCurrentDoctype(r),this._emitEOFToken();break}default:this._createDoctypeToken(String.fromCodePoint(t)),this.state=g.DOCTYPE_NAME}}_stateDoctypeName(t){
let r=this.currentToken;switch(t){case h.SPACE:case h.LINE_FEED:case h.TABULATION:case h.FORM_FEED:{this.state=g.AFTER_DOCTYPE_NAME;break}case h.GREATER_THAN_SIGN:{
this.state=g.DATA,this.emitCurrentDoctype(r);break}case h.NULL:{this._err(A.unexpectedNullCharacter),r.name+=Re;break}case h.EOF:{this._err(A.eofInDoctype),r.forceQuirks=
!0,this.emitCurrentDoctype(r),this._emitEOFToken();break}default:r.name+=String.fromCodePoint(Ko(t)?qm(t):t)}}_stateAfterDoctypeName(t){let r=this.currentToken;
switch(t){case h.SPACE:case h.LINE_FEED:case h.TABULATION:case h.FORM_FEED:break;case h.GREATER_THAN_SIGN:{this.state=g.DATA,this.emitCurrentDoctype(r);break}case h.
EOF:{this._err(A.eofInDoctype),r.forceQuirks=!0,this.emitCurrentDoctype(r),this._emitEOFToken();break}default:this._consumeSequenceIfMatch(Bt.PUBLIC,!1)?this.state=
g.AFTER_DOCTYPE_PUBLIC_KEYWORD:this._consumeSequenceIfMatch(Bt.SYSTEM,!1)?this.state=g.AFTER_DOCTYPE_SYSTEM_KEYWORD:this._ensureHibernation()||(this._err(A.invalidCharacterSequenceAfterDoctypeName),
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
publicId+=Re;break}case h.GREATER_THAN_SIGN:{this._err(A.abruptDoctypePublicIdentifier),r.forceQuirks=!0,this.emitCurrentDoctype(r),this.state=g.DATA;break}case h.
EOF:{this._err(A.eofInDoctype),r.forceQuirks=!0,this.emitCurrentDoctype(r),this._emitEOFToken();break}default:r.publicId+=String.fromCodePoint(t)}}_stateDoctypePublicIdentifierSingleQuoted(t){
let r=this.currentToken;switch(t){case h.APOSTROPHE:{this.state=g.AFTER_DOCTYPE_PUBLIC_IDENTIFIER;break}case h.NULL:{this._err(A.unexpectedNullCharacter),r.publicId+=
Re;break}case h.GREATER_THAN_SIGN:{this._err(A.abruptDoctypePublicIdentifier),r.forceQuirks=!0,this.emitCurrentDoctype(r),this.state=g.DATA;break}case h.EOF:{this.
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
systemId+=Re;break}case h.GREATER_THAN_SIGN:{this._err(A.abruptDoctypeSystemIdentifier),r.forceQuirks=!0,this.emitCurrentDoctype(r),this.state=g.DATA;break}case h.
EOF:{this._err(A.eofInDoctype),r.forceQuirks=!0,this.emitCurrentDoctype(r),this._emitEOFToken();break}default:r.systemId+=String.fromCodePoint(t)}}_stateDoctypeSystemIdentifierSingleQuoted(t){
let r=this.currentToken;switch(t){case h.APOSTROPHE:{this.state=g.AFTER_DOCTYPE_SYSTEM_IDENTIFIER;break}case h.NULL:{this._err(A.unexpectedNullCharacter),r.systemId+=
Re;break}case h.GREATER_THAN_SIGN:{this._err(A.abruptDoctypeSystemIdentifier),r.forceQuirks=!0,this.emitCurrentDoctype(r),this.state=g.DATA;break}case h.EOF:{this.
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
h.AMPERSAND),this.state=!this._isCharacterReferenceInAttribute()&&mR(this.preprocessor.peek(1))?g.AMBIGUOUS_AMPERSAND:this.returnState):this.state=this.returnState}_stateAmbiguousAmpersand(t){
mR(t)?this._flushCodePointConsumedAsCharacterReference(t):(t===h.SEMICOLON&&this._err(A.unknownNamedCharacterReference),this.state=this.returnState,this._callState(
t))}};var dR=new Set([u.DD,u.DT,u.LI,u.OPTGROUP,u.OPTION,u.P,u.RB,u.RP,u.RT,u.RTC]),fR=new Set([...dR,u.CAPTION,u.COLGROUP,u.TBODY,u.TD,u.TFOOT,u.TH,u.THEAD,u.TR]),v5=64,
Yo=256,Ei=512,pa=768,r0=[u.H1,u.H2,u.H3,u.H4,u.H5,u.H6],n0=[u.TBODY,u.TFOOT,u.THEAD],k5=[u.TR,u.TEMPLATE,u.HTML],O5=[...n0,u.TEMPLATE,u.HTML],$5=[u.TABLE,u.TEMPLATE,
u.HTML],w5=[u.TD,u.TH],fa=1,Wo=2,xi=4,da=8,Xo=16,Qi=32,Vr=new Uint8Array(pa);for(let[e,t]of[[_.HTML,0],[_.SVG,Yo],[_.MATHML,Ei]])for(let r of jm[e])Vr[t+r]=e===
_.HTML&&(r===u.ADDRESS||r===u.DIV||r===u.P)?fa:fa|Wo;for(let e of[u.APPLET,u.CAPTION,u.HTML,u.MARQUEE,u.OBJECT,u.TABLE,u.TD,u.TEMPLATE,u.TH,Yo+u.DESC,Yo+u.FOREIGN_OBJECT,
Yo+u.TITLE,Ei+u.ANNOTATION_XML,Ei+u.MI,Ei+u.MN,Ei+u.MO,Ei+u.MS,Ei+u.MTEXT])Vr[e]|=xi|da|Xo;Vr[u.OL]|=da;Vr[u.UL]|=da;Vr[u.BUTTON]|=Xo;Vr[u.TABLE]|=Qi;Vr[u.HTML]|=
Qi;var Xi=new Uint8Array(pa);for(let e of[u.A,u.B,u.BIG,u.CODE,u.EM,u.FONT,u.I,u.NOBR,u.S,u.SMALL,u.STRIKE,u.STRONG,u.TT,u.U])Xi[e]=1;function Vm(e,t){if(t===u.
UNKNOWN)return-1;switch(e){case _.HTML:return t;case _.SVG:return Yo+t;case _.MATHML:return Ei+t;default:return-1}}var Gm=class{get currentTmplContentOrNode(){return this.
_isInTemplate()?this.treeAdapter.getTemplateContent(this.current):this.current}constructor(t,r,n){this.treeAdapter=r,this.handler=n,this.items=[],this.tagIDs=[],
this.stackTop=-1,this.depth=0,this.tmplCount=0,this.currentTagId=u.UNKNOWN,this.indexed=!1,this.below=[],this.above=[],this.keys=[],this.keyPrev=[],this.keyNext=
[],this.keyTops=new Int32Array(0),this.specials=[],this.listItemBoundaries=[],this.scopeBoundaries=[],this.htmlSlots=[],this.formattingSlots=new Map,this.current=
t}_indexOf(t){if(this.indexed){let r=this.formattingSlots.get(t);if(r!==void 0)return r;if(Xi[xn(this.treeAdapter.getTagName(t))])return-1}return this.items.lastIndexOf(
t,this.stackTop)}slotBelow(t){return this.indexed?this.below[t]:t-1}slotAbove(t){return this.indexed?this.above[t]:t===this.stackTop?-1:t+1}_isInTemplate(){return this.
currentTagId===u.TEMPLATE&&this.treeAdapter.getNamespaceURI(this.current)===_.HTML}_updateCurrentElement(){this.current=this.items[this.stackTop],this.currentTagId=
this.tagIDs[this.stackTop]}_nameKey(t,r,n){var i,s;let a=`${t} ${r}`,c=(i=this.nameKeys)===null||i===void 0?void 0:i.get(a);if(c===void 0&&n&&((s=this.nameKeys)!==
null&&s!==void 0||(this.nameKeys=new Map),c=pa+this.nameKeys.size,this.nameKeys.set(a,c),c===this.keyTops.length)){let m=new Int32Array(2*c).fill(-1);m.set(this.
keyTops),this.keyTops=m}return c??-1}_indexAll(){this.indexed=!0,this.keyTops=new Int32Array(pa).fill(-1);for(let t=0;t<=this.stackTop;t++)this._index(t,t-1)}_index(t,r){
let n=this.items[t],i=this.tagIDs[t],s=this.treeAdapter.getNamespaceURI(n),a=Vm(s,i);a===-1&&(a=this._nameKey(s,this.treeAdapter.getTagName(n),!0));let c=this.keyTops[a];
this.keys[t]=a,this.keyPrev[t]=c,this.keyNext[t]=-1,c!==-1&&(this.keyNext[c]=t),this.keyTops[a]=t,this.above[t]=-1,this._link(t,r,s===_.HTML),Xi[i]&&this.formattingSlots.
set(n,t)}_link(t,r,n){let i=this.keys[t],s=i<pa?Vr[i]:0;this.below[t]=r,r===-1?(this.specials[t]=s&fa,this.listItemBoundaries[t]=(s&Wo)>>1,this.scopeBoundaries[t]=
(s&xi)>>2,this.htmlSlots[t]=n?t:-1):(this.above[r]=t,this.specials[t]=this.specials[r]+(s&fa),this.listItemBoundaries[t]=this.listItemBoundaries[r]+((s&Wo)>>1),
this.scopeBoundaries[t]=this.scopeBoundaries[r]+((s&xi)>>2),this.htmlSlots[t]=n?t:this.htmlSlots[r])}_unindex(t){let r=this.keys[t],n=this.keyPrev[t],i=this.keyNext[t];
n!==-1&&(this.keyNext[n]=i),i===-1?this.keyTops[r]=n:this.keyPrev[i]=n,Xi[this.tagIDs[t]]&&this.formattingSlots.delete(this.items[t])}_move(t,r){let n=this.items[t],
i=this.keys[t],s=this.keyPrev[t],a=this.keyNext[t];this.items[r]=n,this.tagIDs[r]=this.tagIDs[t],this.keys[r]=i,this.keyPrev[r]=s,this.keyNext[r]=a,s!==-1&&(this.
keyNext[s]=r),a===-1?this.keyTops[i]=r:this.keyPrev[a]=r,Xi[this.tagIDs[r]]&&this.formattingSlots.set(n,r)}indexOfTopmost(t){if(this.indexed)return this.keyTops[t];
for(let r=this.stackTop;r>=0;r--)if(this.tagIDs[r]===t&&this.treeAdapter.getNamespaceURI(this.items[r])===_.HTML)return r;return-1}indexOfTopmostOf(t){if(this.indexed){
let r=-1;for(let n of t)this.keyTops[n]>r&&(r=this.keyTops[n]);return r}for(let r=this.stackTop;r>=0;r--)if(t.includes(this.tagIDs[r])&&this.treeAdapter.getNamespaceURI(
this.items[r])===_.HTML)return r;return-1}indexOfTopmostByName(t,r){if(this.indexed){let n=Vm(t,xn(r));return n===-1&&(n=this._nameKey(t,r,!1)),n===-1?-1:this.keyTops[n]}
for(let n=this.stackTop;n>=0;n--){let i=this.items[n];if(this.treeAdapter.getTagName(i)===r&&this.treeAdapter.getNamespaceURI(i)===t)return n}return-1}indexOfTopmostHtmlElement(){
if(this.indexed)return this.stackTop===-1?-1:this.htmlSlots[this.stackTop];let t=this.stackTop;for(;t>=0&&this.treeAdapter.getNamespaceURI(this.items[t])!==_.HTML;)
t--;return t}_hasAbove(t,r){for(let n=this.stackTop;n>t;n--){let i=Vm(this.treeAdapter.getNamespaceURI(this.items[n]),this.tagIDs[n]);if(i!==-1&&Vr[i]&r)return!0}
return!1}hasSpecialElementAbove(t){return this.indexed?this.specials[this.stackTop]!==this.specials[t]:this._hasAbove(t,fa)}hasListItemBoundaryAbove(t){return this.
indexed?this.listItemBoundaries[this.stackTop]!==this.listItemBoundaries[t]:this._hasAbove(t,Wo)}push(t,r){let n=this.stackTop;this.stackTop++,this.depth++,this.
items[this.stackTop]=t,this.current=t,this.tagIDs[this.stackTop]=r,this.currentTagId=r,this.indexed?this._index(this.stackTop,n):this.depth===v5&&this._indexAll(),
this._isInTemplate()&&this.tmplCount++,this.handler.onItemPush(t,r,!0)}_popCurrent(){this.tmplCount>0&&this._isInTemplate()&&this.tmplCount--,this.indexed?(this.
_unindex(this.stackTop),this.stackTop=this.below[this.stackTop],this.stackTop!==-1&&(this.above[this.stackTop]=-1)):this.stackTop--,this.depth--,this._updateCurrentElement()}pop(){
let t=this.current;this._popCurrent(),this.handler.onItemPop(t,!0)}replace(t,r){let n=this._indexOf(t);this.items[n]=r,this.indexed&&Xi[this.tagIDs[n]]&&(this.formattingSlots.
delete(t),this.formattingSlots.set(r,n)),n===this.stackTop&&(this.current=r)}replaceFormattingElement(t,r,n,i){let s=this.items[t];if(!this.indexed){this.items.
splice(t,1),this.tagIDs.splice(t,1),this.handler.onItemPop(s,!1),this.items.splice(r,0,n),this.tagIDs.splice(r,0,i),r===this.stackTop&&this._updateCurrentElement(),
this.current&&this.currentTagId!==void 0&&this.handler.onItemPush(this.current,this.currentTagId,r===this.stackTop);return}let a=this.keys[t],c=this.below[t],m=this.
above[r],p=[];for(let H=this.above[t];H!==r;H=this.above[H])p.push(H);let d=this.keyNext[t];this._unindex(t),this.items[t]=void 0,this.handler.onItemPop(s,!1);let E=r-
1;for(;p.length>0&&p[p.length-1]===E;)p.pop(),E--;for(let H=E+1;H<=r;H++)this._move(H,H-1);let C=d===-1?this.keyTops[a]:this.keyPrev[d];this.items[r]=n,this.tagIDs[r]=
i,this.keys[r]=a,this.keyPrev[r]=C,this.keyNext[r]=d,C!==-1&&(this.keyNext[C]=r),d===-1?this.keyTops[a]=r:this.keyPrev[d]=r,Xi[i]&&this.formattingSlots.set(n,r);
let O=c;for(let H of p)this._link(H,O,!0),O=H;for(let H=E;H<r;H++)this._link(H,O,!0),O=H;this._link(r,O,!0),m===-1&&this._updateCurrentElement(),this.current&&this.
currentTagId!==void 0&&this.handler.onItemPush(this.current,this.currentTagId,m===-1)}popUntilTagNamePopped(t){this.shortenToLength(Math.max(this.indexOfTopmost(
t),0))}shortenToLength(t){for(;this.stackTop>=t;){let r=this.current;this._popCurrent(),this.handler.onItemPop(r,this.stackTop<t)}}popUntilElementPopped(t){let r=this.
_indexOf(t);this.shortenToLength(Math.max(r,0))}popUntilNumberedHeaderPopped(){this.shortenToLength(Math.max(this.indexOfTopmostOf(r0),0))}popUntilTableCellPopped(){
this.shortenToLength(Math.max(this.indexOfTopmostOf(w5),0))}popAllUpToHtmlElement(){this.tmplCount=0,this.shortenToLength(1)}clearBackToTableContext(){this.shortenToLength(
this.indexOfTopmostOf($5)+1)}clearBackToTableBodyContext(){this.shortenToLength(this.indexOfTopmostOf(O5)+1)}clearBackToTableRowContext(){this.shortenToLength(this.
indexOfTopmostOf(k5)+1)}remove(t){let r=this._indexOf(t);r!==-1&&this.removeAt(r)}removeAt(t){if(t===this.stackTop){this.pop();return}let r=this.items[t];if(this.
depth--,this.indexed){let n=this.keys[t]<pa?Vr[this.keys[t]]:0,i=this.below[t],s=this.above[t];if(this._unindex(t),this.items[t]=void 0,this.below[s]=i,i!==-1&&
(this.above[i]=s),n!==0)for(let c=s;c!==-1;c=this.above[c])this.specials[c]-=n&fa,this.listItemBoundaries[c]-=(n&Wo)>>1,this.scopeBoundaries[c]-=(n&xi)>>2;let a=i===
-1?-1:this.htmlSlots[i];for(let c=s;c!==-1&&this.htmlSlots[c]===t;c=this.above[c])this.htmlSlots[c]=a}else this.items.splice(t,1),this.tagIDs.splice(t,1),this.stackTop--,
this._updateCurrentElement();this.handler.onItemPop(r,!1)}tryPeekProperlyNestedBodyElement(){return this.stackTop>=1&&this.tagIDs[1]===u.BODY?this.items[1]:null}contains(t){
return this._indexOf(t)>-1}getCommonAncestor(t){let r=this._indexOf(t),n=r===-1?-1:this.slotBelow(r);return n===-1?null:this.items[n]}isRootHtmlElementCurrent(){
return this.stackTop===0&&this.tagIDs[0]===u.HTML}_isInScope(t,r){let n=-1;switch(r){case da:{n=Math.max(this.keyTops[u.OL],this.keyTops[u.UL]);break}case Xo:{n=
this.keyTops[u.BUTTON];break}case Qi:return n=Math.max(this.keyTops[u.TABLE],this.keyTops[u.HTML]),t===-1?n===-1:t>=n;default:}return t===-1?n===-1&&(this.stackTop===
-1||this.scopeBoundaries[this.stackTop]===0):t>=n&&this.scopeBoundaries[this.stackTop]===this.scopeBoundaries[t]}_scanScope(t,r,n,i){for(let s=this.stackTop;s>=
0;s--){let a=Vm(this.treeAdapter.getNamespaceURI(this.items[s]),this.tagIDs[s]);if(a!==-1){if((r?r.includes(a):a===t)&&(!i||this.items[s]===i))return!0;if(Vr[a]&
n)return!1}}return!0}hasInScope(t,r){return this.indexed?this._isInScope(r?this._indexOf(r):this.keyTops[t],xi):this._scanScope(t,null,xi,r)}hasInListItemScope(t){
return this.indexed?this._isInScope(this.keyTops[t],da):this._scanScope(t,null,da)}hasInButtonScope(t){return this.indexed?this._isInScope(this.keyTops[t],Xo):this.
_scanScope(t,null,Xo)}hasNumberedHeaderInScope(){return this.indexed?this._isInScope(this.indexOfTopmostOf(r0),xi):this._scanScope(u.UNKNOWN,r0,xi)}hasInTableScope(t){
return this.indexed?this._isInScope(this.keyTops[t],Qi):this._scanScope(t,null,Qi)}hasTableBodyContextInTableScope(){return this.indexed?this._isInScope(this.indexOfTopmostOf(
n0),Qi):this._scanScope(u.UNKNOWN,n0,Qi)}hasInSelectScope(t){for(let r=this.stackTop;r>=0;r=this.slotBelow(r))if(this.treeAdapter.getNamespaceURI(this.items[r])===
_.HTML)switch(this.tagIDs[r]){case t:return!0;case u.OPTION:case u.OPTGROUP:break;default:return!1}return!0}generateImpliedEndTags(){for(;this.currentTagId!==void 0&&
dR.has(this.currentTagId)&&this.treeAdapter.getNamespaceURI(this.current)===_.HTML;)this.pop()}generateImpliedEndTagsThoroughly(){for(;this.currentTagId!==void 0&&
fR.has(this.currentTagId)&&this.treeAdapter.getNamespaceURI(this.current)===_.HTML;)this.pop()}generateImpliedEndTagsWithExclusion(t){for(;this.currentTagId!==void 0&&
this.currentTagId!==t&&fR.has(this.currentTagId)&&this.treeAdapter.getNamespaceURI(this.current)===_.HTML;)this.pop()}};var yr;(function(e){e[e.Marker=0]="Marker",e[e.Element=1]="Element"})(yr||(yr={}));var Km=class{constructor(){this.newest=null,this.bookmark=null,this.index=null,
this.elementEntries=new Map}_insertElementEntry(t,r,n){let i=n===null?null:n.newer,s={type:yr.Element,element:t,token:r,older:n,newer:i,ark:null,olderSameTag:null,
newerSameTag:null};return i===null?this.newest=s:i.older=s,n!==null&&(n.newer=s),this.index===null?null:this._addToIndex(this.index,s)}_addToIndex(t,r){let{tagName:n,
attrs:i}=r.token,s=n+i.map(({name:m,value:p})=>`\0${m}\0${p}`).sort().join(""),a=t.arks.get(s);a===void 0&&(a={entries:[],key:s},t.arks.set(s,a)),a.entries.push(
r),r.ark=a,this.elementEntries.set(r.element,r);let c=t.tagNames.get(n);return c===void 0&&(c={olderSameTag:null},t.tagNames.set(n,c)),r.olderSameTag=c.olderSameTag,
r.newerSameTag=c,c.olderSameTag!==null&&(c.olderSameTag.newerSameTag=r),c.olderSameTag=r,a}insertMarker(){if(this.index===null)for(let r=this.newest;r!==null&&r.
type===yr.Element;r=r.older)this.elementEntries.set(r.element,r);let t={type:yr.Marker,older:this.newest,newer:null,outerIndex:this.index};this.newest!==null&&(this.
newest.newer=t),this.newest=t,this.index=null}pushElement(t,r){if(this.index===null){let i=null,s=0;for(let a=this.newest;a!==null&&a.type===yr.Element;a=a.older)
i=a,s++;if(s>=3){this.index={arks:new Map,tagNames:new Map};for(let a=i;a!==null&&a.type===yr.Element;a=a.newer)this._addToIndex(this.index,a)}}let n=this._insertElementEntry(
t,r,this.newest);n!==null&&n.entries.length>3&&this.removeEntry(n.entries[0])}insertElementAfterBookmark(t,r){let{bookmark:n}=this;this.bookmark=null,this._insertElementEntry(
t,r,n)}removeEntry(t){var r;if(!(t.newer===null?this.newest!==t:t.newer.older!==t)){if(this.elementEntries.delete(t.element),t.newer===null?this.newest=t.older:
t.newer.older=t.older,t.older!==null&&(t.older.newer=t.newer),t.ark!==null){let{entries:n,key:i}=t.ark;n.splice(n.indexOf(t),1),n.length===0&&((r=this.index)===
null||r===void 0||r.arks.delete(i))}t.newerSameTag!==null&&(t.newerSameTag.olderSameTag=t.olderSameTag,t.olderSameTag!==null&&(t.olderSameTag.newerSameTag=t.newerSameTag))}}replaceElement(t,r){
this.elementEntries.delete(t.element)&&this.elementEntries.set(r,t),t.element=r}clearToLastMarker(){let t=this.newest;for(;t!==null&&t.type===yr.Element;t=t.older)
this.elementEntries.delete(t.element);this.newest=t===null?null:t.older,this.index=t===null?null:t.outerIndex,this.newest!==null&&(this.newest.newer=null)}getElementEntryInScopeWithTagName(t){
var r,n;if(this.index!==null)return(n=(r=this.index.tagNames.get(t))===null||r===void 0?void 0:r.olderSameTag)!==null&&n!==void 0?n:null;for(let i=this.newest;i!==
null&&i.type===yr.Element;i=i.older)if(i.token.tagName===t)return i;return null}getElementEntry(t){if(this.index===null){for(let r=this.newest;r!==null&&r.type===
yr.Element;r=r.older)if(r.element===t)return r}return this.elementEntries.get(t)}};var i0=new WeakMap,jt={createDocument(){return{nodeName:"#document",mode:Ht.NO_QUIRKS,childNodes:[]}},createDocumentFragment(){return{nodeName:"#document-fragme\
nt",childNodes:[]}},createElement(e,t,r){return{nodeName:e,tagName:e,attrs:r,namespaceURI:t,childNodes:[],parentNode:null}},createCommentNode(e){return{nodeName:"\
#comment",data:e,parentNode:null}},createTextNode(e){return{nodeName:"#text",value:e,parentNode:null}},appendChild(e,t){e.childNodes.push(t),t.parentNode=e},insertBefore(e,t,r){
let{childNodes:n}=e,i=n[n.length-1]===r?n.length-1:n.indexOf(r);n.splice(i,0,t),t.parentNode=e},setTemplateContent(e,t){e.content=t},getTemplateContent(e){return e.
content},setDocumentType(e,t,r,n){let i=e.childNodes.find(s=>s.nodeName==="#documentType");if(i)i.name=t,i.publicId=r,i.systemId=n;else{let s={nodeName:"#docume\
ntType",name:t,publicId:r,systemId:n,parentNode:null};jt.appendChild(e,s)}},setDocumentMode(e,t){e.mode=t},getDocumentMode(e){return e.mode},detachNode(e){if(e.
parentNode){let{childNodes:t}=e.parentNode,r=t[t.length-1]===e?t.length-1:t.indexOf(e);t.splice(r,1),e.parentNode=null}},insertText(e,t){if(e.childNodes.length>
0){let r=e.childNodes[e.childNodes.length-1];if(jt.isTextNode(r)){r.value+=t;return}}jt.appendChild(e,jt.createTextNode(t))},insertTextBefore(e,t,r){let{childNodes:n}=e,
i=n[n.length-1]===r?n.length-1:n.indexOf(r),s=n[i-1];s&&jt.isTextNode(s)?s.value+=t:jt.insertBefore(e,jt.createTextNode(t),r)},adoptAttributes(e,t){if(t.length===
0||t===e.attrs)return;let r=i0.get(e.attrs),n=r?.size===e.attrs.length&&t.every(({name:a})=>{var c;let m=r.get(a);return m===void 0||((c=e.attrs[m])===null||c===
void 0?void 0:c.name)===a}),i=n?r:new Map;if(!n){for(let a=0;a<e.attrs.length;a++){let c=e.attrs[a];c!==void 0&&i.set(c.name,a)}i0.set(e.attrs,i)}let s=e.attrs.
length;for(let a=0;a<t.length;a++)i.has(t[a].name)||e.attrs.push(t[a]);for(let a=s;a<e.attrs.length;a++)i.set(e.attrs[a].name,a);i.size!==e.attrs.length&&i0.delete(
e.attrs)},getFirstChild(e){return e.childNodes[0]},getChildNodes(e){return e.childNodes},getParentNode(e){return e.parentNode},getAttrList(e){return e.attrs},getTagName(e){
return e.tagName},getNamespaceURI(e){return e.namespaceURI},getTextNodeContent(e){return e.value},getCommentNodeContent(e){return e.data},getDocumentTypeNodeName(e){
return e.name},getDocumentTypeNodePublicId(e){return e.publicId},getDocumentTypeNodeSystemId(e){return e.systemId},isTextNode(e){return e.nodeName==="#text"},isCommentNode(e){
return e.nodeName==="#comment"},isDocumentTypeNode(e){return e.nodeName==="#documentType"},isElementNode(e){return Object.prototype.hasOwnProperty.call(e,"tagNa\
me")},setNodeSourceCodeLocation(e,t){e.sourceCodeLocation=t},getNodeSourceCodeLocation(e){return e.sourceCodeLocation},updateNodeSourceCodeLocation(e,t){e.sourceCodeLocation=
{...e.sourceCodeLocation,...t}}};var gR="html",P5="about:legacy-compat",M5="http://www.ibm.com/data/dtd/v11/ibmxhtml1-transitional.dtd",yR=["+//silmaril//dtd html pro v0r11 19970101//","-//as//\
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
a html 2.0//","-//webtechs//dtd mozilla html//"],L5=[...yR,"-//w3c//dtd html 4.01 frameset//","-//w3c//dtd html 4.01 transitional//"],F5=new Set(["-//w3o//dtd w\
3 html strict 3.0//en//","-/w3c/dtd html 4.0 transitional/en","html"]),xR=["-//w3c//dtd xhtml 1.0 frameset//","-//w3c//dtd xhtml 1.0 transitional//"],B5=[...xR,
"-//w3c//dtd html 4.01 frameset//","-//w3c//dtd html 4.01 transitional//"];function hR(e,t){return t.some(r=>e.startsWith(r))}function ER(e){return e.name===gR&&
e.publicId===null&&(e.systemId===null||e.systemId===P5)}function TR(e){if(e.name!==gR)return Ht.QUIRKS;let{systemId:t}=e;if(t&&t.toLowerCase()===M5)return Ht.QUIRKS;
let{publicId:r}=e;if(r!==null){if(r=r.toLowerCase(),F5.has(r))return Ht.QUIRKS;let n=t===null?L5:yR;if(hR(r,n))return Ht.QUIRKS;if(n=t===null?xR:B5,hR(r,n))return Ht.
LIMITED_QUIRKS}return Ht.NO_QUIRKS}var bR={TEXT_HTML:"text/html",APPLICATION_XML:"application/xhtml+xml"},H5="definitionurl",j5="definitionURL",q5=new Map(["attributeName","attributeType","baseFr\
equency","baseProfile","calcMode","clipPathUnits","diffuseConstant","edgeMode","filterUnits","glyphRef","gradientTransform","gradientUnits","kernelMatrix","kern\
elUnitLength","keyPoints","keySplines","keyTimes","lengthAdjust","limitingConeAngle","markerHeight","markerUnits","markerWidth","maskContentUnits","maskUnits","\
numOctaves","pathLength","patternContentUnits","patternTransform","patternUnits","pointsAtX","pointsAtY","pointsAtZ","preserveAlpha","preserveAspectRatio","prim\
itiveUnits","refX","refY","repeatCount","repeatDur","requiredExtensions","requiredFeatures","specularConstant","specularExponent","spreadMethod","startOffset","\
stdDeviation","stitchTiles","surfaceScale","systemLanguage","tableValues","targetX","targetY","textLength","viewBox","viewTarget","xChannelSelector","yChannelSe\
lector","zoomAndPan"].map(e=>[e.toLowerCase(),e])),V5=new Map([["xlink:actuate",{prefix:"xlink",name:"actuate",namespace:_.XLINK}],["xlink:arcrole",{prefix:"xli\
nk",name:"arcrole",namespace:_.XLINK}],["xlink:href",{prefix:"xlink",name:"href",namespace:_.XLINK}],["xlink:role",{prefix:"xlink",name:"role",namespace:_.XLINK}],
["xlink:show",{prefix:"xlink",name:"show",namespace:_.XLINK}],["xlink:title",{prefix:"xlink",name:"title",namespace:_.XLINK}],["xlink:type",{prefix:"xlink",name:"\
type",namespace:_.XLINK}],["xml:lang",{prefix:"xml",name:"lang",namespace:_.XML}],["xml:space",{prefix:"xml",name:"space",namespace:_.XML}],["xmlns",{prefix:"",
name:"xmlns",namespace:_.XMLNS}],["xmlns:xlink",{prefix:"xmlns",name:"xlink",namespace:_.XMLNS}]]),s0=new Map(["altGlyph","altGlyphDef","altGlyphItem","animateC\
olor","animateMotion","animateTransform","clipPath","feBlend","feColorMatrix","feComponentTransfer","feComposite","feConvolveMatrix","feDiffuseLighting","feDisp\
lacementMap","feDistantLight","feFlood","feFuncA","feFuncB","feFuncG","feFuncR","feGaussianBlur","feImage","feMerge","feMergeNode","feMorphology","feOffset","fe\
PointLight","feSpecularLighting","feSpotLight","feTile","feTurbulence","foreignObject","glyphRef","linearGradient","radialGradient","textPath"].map(e=>[e.toLowerCase(),
e])),G5=new Set([u.B,u.BIG,u.BLOCKQUOTE,u.BODY,u.BR,u.CENTER,u.CODE,u.DD,u.DIV,u.DL,u.DT,u.EM,u.EMBED,u.H1,u.H2,u.H3,u.H4,u.H5,u.H6,u.HEAD,u.HR,u.I,u.IMG,u.LI,u.
LISTING,u.MENU,u.META,u.NOBR,u.OL,u.P,u.PRE,u.RUBY,u.S,u.SMALL,u.SPAN,u.STRONG,u.STRIKE,u.SUB,u.SUP,u.TABLE,u.TT,u.U,u.UL,u.VAR]);function IR(e){let t=e.tagID;return t===
u.FONT&&e.attrs.some(({name:n})=>n===Bn.COLOR||n===Bn.SIZE||n===Bn.FACE)||G5.has(t)}function a0(e){for(let t=0;t<e.attrs.length;t++)if(e.attrs[t].name===H5){e.attrs[t].
name=j5;break}}function o0(e){for(let t=0;t<e.attrs.length;t++){let r=q5.get(e.attrs[t].name);r!=null&&(e.attrs[t].name=r)}}function zm(e){for(let t=0;t<e.attrs.
length;t++){let r=V5.get(e.attrs[t].name);r&&(e.attrs[t].prefix=r.prefix,e.attrs[t].name=r.name,e.attrs[t].namespace=r.namespace)}}function AR(e){let t=s0.get(e.
tagName);t!=null&&(e.tagName=t,e.tagID=xn(e.tagName))}function K5(e,t){return t===_.MATHML&&(e===u.MI||e===u.MO||e===u.MN||e===u.MS||e===u.MTEXT)}function z5(e,t,r){
if(t===_.MATHML&&e===u.ANNOTATION_XML){for(let n=0;n<r.length;n++)if(r[n].name===Bn.ENCODING){let i=r[n].value.toLowerCase();return i===bR.TEXT_HTML||i===bR.APPLICATION_XML}}
return t===_.SVG&&(e===u.FOREIGN_OBJECT||e===u.DESC||e===u.TITLE)}function u0(e,t,r,n){return(!n||n===_.HTML)&&z5(e,t,r)||(!n||n===_.MATHML)&&K5(e,t)}var W5=[u.TR,u.TBODY,u.THEAD,u.TFOOT,u.CAPTION,u.COLGROUP,u.TABLE,u.FRAMESET,u.SELECT,u.TEMPLATE,u.TD,u.TH,u.HEAD,u.BODY,u.HTML],Y5="hidden",X5=[],Q5=8,J5=3,y;(function(e){
e[e.INITIAL=0]="INITIAL",e[e.BEFORE_HTML=1]="BEFORE_HTML",e[e.BEFORE_HEAD=2]="BEFORE_HEAD",e[e.IN_HEAD=3]="IN_HEAD",e[e.IN_HEAD_NO_SCRIPT=4]="IN_HEAD_NO_SCRIPT",
e[e.AFTER_HEAD=5]="AFTER_HEAD",e[e.IN_BODY=6]="IN_BODY",e[e.TEXT=7]="TEXT",e[e.IN_TABLE=8]="IN_TABLE",e[e.IN_TABLE_TEXT=9]="IN_TABLE_TEXT",e[e.IN_CAPTION=10]="I\
N_CAPTION",e[e.IN_COLUMN_GROUP=11]="IN_COLUMN_GROUP",e[e.IN_TABLE_BODY=12]="IN_TABLE_BODY",e[e.IN_ROW=13]="IN_ROW",e[e.IN_CELL=14]="IN_CELL",e[e.IN_SELECT=15]="\
IN_SELECT",e[e.IN_SELECT_IN_TABLE=16]="IN_SELECT_IN_TABLE",e[e.IN_TEMPLATE=17]="IN_TEMPLATE",e[e.AFTER_BODY=18]="AFTER_BODY",e[e.IN_FRAMESET=19]="IN_FRAMESET",e[e.
AFTER_FRAMESET=20]="AFTER_FRAMESET",e[e.AFTER_AFTER_BODY=21]="AFTER_AFTER_BODY",e[e.AFTER_AFTER_FRAMESET=22]="AFTER_AFTER_FRAMESET"})(y||(y={}));var Z5={startLine:-1,
startCol:-1,startOffset:-1,endLine:-1,endCol:-1,endOffset:-1},NR=new Set([u.TABLE,u.TBODY,u.TFOOT,u.THEAD,u.TR]),CR={scriptingEnabled:!0,sourceCodeLocationInfo:!1,
treeAdapter:jt,onParseError:null},iu=class{constructor(t,r,n=null,i=null){this.fragmentContext=n,this.scriptHandler=i,this.currentToken=null,this.stopped=!1,this.
insertionMode=y.INITIAL,this.originalInsertionMode=y.INITIAL,this.headElement=null,this.formElement=null,this.currentNotInHTML=!1,this.tmplInsertionModeStack=[],
this.pendingCharacterTokens=[],this.hasNonWhitespacePendingCharacterToken=!1,this.framesetOk=!0,this.skipNextNewLine=!1,this.fosterParentingEnabled=!1,this.options=
{...CR,...t},this.treeAdapter=this.options.treeAdapter,this.onParseError=this.options.onParseError,this.onParseError&&(this.options.sourceCodeLocationInfo=!0),this.
document=r??this.treeAdapter.createDocument(),this.tokenizer=new zo(this.options,this),this.activeFormattingElements=new Km,this.fragmentContextID=n?xn(this.treeAdapter.
getTagName(n)):u.UNKNOWN,this._setContextModes(n??this.document,this.fragmentContextID),this.openElements=new Gm(this.document,this.treeAdapter,this)}static parse(t,r){
let n=new this(r);return n.tokenizer.write(t,!0),n.document}static getFragmentParser(t,r){let n={...CR,...r};t??(t=n.treeAdapter.createElement(T.TEMPLATE,_.HTML,
[]));let i=n.treeAdapter.createElement("documentmock",_.HTML,[]),s=new this(n,i,t);return s.fragmentContextID===u.TEMPLATE&&s.tmplInsertionModeStack.push(y.IN_TEMPLATE),
s._initTokenizerForFragmentParsing(),s._insertFakeRootElement(),s._resetInsertionMode(),s._findFormInFragmentContext(),s}getFragment(){let t=this.treeAdapter.getFirstChild(
this.document),r=this.treeAdapter.createDocumentFragment();return this._adoptNodes(t,r),r}_err(t,r,n){var i;if(!this.onParseError)return;let s=(i=t.location)!==
null&&i!==void 0?i:Z5,a={code:r,startLine:s.startLine,startCol:s.startCol,startOffset:s.startOffset,endLine:n?s.startLine:s.endLine,endCol:n?s.startCol:s.endCol,
endOffset:n?s.startOffset:s.endOffset};this.onParseError(a)}onItemPush(t,r,n){var i,s;(s=(i=this.treeAdapter).onItemPush)===null||s===void 0||s.call(i,t),n&&this.
openElements.stackTop>0&&this._setContextModes(t,r)}onItemPop(t,r){var n,i,s;if(this.options.sourceCodeLocationInfo&&this._setEndLocation(t,this.currentToken),(i=
(n=this.treeAdapter).onItemPop)===null||i===void 0||i.call(n,t,this.openElements.current),(s=this.annotationXmlIntegrationPoints)===null||s===void 0||s.delete(t),
r){let a,c;this.openElements.stackTop===0&&this.fragmentContext?(a=this.fragmentContext,c=this.fragmentContextID):{current:a,currentTagId:c}=this.openElements,this.
_setContextModes(a,c)}}_setContextModes(t,r){let n=t===this.document||t&&this.treeAdapter.getNamespaceURI(t)===_.HTML;this.currentNotInHTML=!n,this.tokenizer.inForeignNode=
!n&&t!==void 0&&r!==void 0&&!this._isIntegrationPoint(r,t)}_switchToTextParsing(t,r){this._insertElement(t,_.HTML),this.tokenizer.state=r,this.originalInsertionMode=
this.insertionMode,this.insertionMode=y.TEXT}switchToPlaintextParsing(){this.insertionMode=y.TEXT,this.originalInsertionMode=y.IN_BODY,this.tokenizer.state=vt.PLAINTEXT}_getAdjustedCurrentElement(){
return this.openElements.stackTop===0&&this.fragmentContext?this.fragmentContext:this.openElements.current}_findFormInFragmentContext(){let t=this.fragmentContext;
for(;t;){if(this.treeAdapter.getTagName(t)===T.FORM&&this.treeAdapter.getNamespaceURI(t)===_.HTML){this.formElement=t;break}t=this.treeAdapter.getParentNode(t)}}_initTokenizerForFragmentParsing(){
if(!(!this.fragmentContext||this.treeAdapter.getNamespaceURI(this.fragmentContext)!==_.HTML))switch(this.fragmentContextID){case u.TITLE:case u.TEXTAREA:{this.tokenizer.
state=vt.RCDATA;break}case u.STYLE:case u.XMP:case u.IFRAME:case u.NOEMBED:case u.NOFRAMES:case u.NOSCRIPT:{this.tokenizer.state=vt.RAWTEXT;break}case u.SCRIPT:{
this.tokenizer.state=vt.SCRIPT_DATA;break}case u.PLAINTEXT:{this.tokenizer.state=vt.PLAINTEXT;break}default:}}_setDocumentType(t){let r=t.name||"",n=t.publicId||
"",i=t.systemId||"";if(this.treeAdapter.setDocumentType(this.document,r,n,i),t.location){let a=this.treeAdapter.getChildNodes(this.document).find(c=>this.treeAdapter.
isDocumentTypeNode(c));a&&this.treeAdapter.setNodeSourceCodeLocation(a,t.location)}}_attachElementToTree(t,r,n){if(this.options.sourceCodeLocationInfo){let i=r&&
{...r,startTag:r};this.treeAdapter.setNodeSourceCodeLocation(t,i)}n.beforeElement?this.treeAdapter.insertBefore(n.parent,t,n.beforeElement):this.treeAdapter.appendChild(
n.parent,t)}_getInsertionLocation(){var t;return this._shouldFosterParentOnInsertion()?this._findFosterParentingLocation():{parent:(t=this.openElements.currentTmplContentOrNode)!==
null&&t!==void 0?t:this.document,beforeElement:null}}_createElement(t,r,n,i){var s,a;let c=this.treeAdapter.createElement(t,r,n);return(a=(s=this.treeAdapter).onElementCreated)===
null||a===void 0||a.call(s,c,{intendedParent:i,formElement:this.formElement,isInTemplate:this.openElements.tmplCount>0}),c}_appendElement(t,r){let n=this._getInsertionLocation(),
i=this._createElement(t.tagName,r,t.attrs,n.parent);this._attachElementToTree(i,t.location,n)}_insertElement(t,r){let n=this._getInsertionLocation(),i=this._createElement(
t.tagName,r,t.attrs,n.parent);this._attachElementToTree(i,t.location,n),this.openElements.push(i,t.tagID)}_insertFakeElement(t,r){let n=this._getInsertionLocation(),
i=this._createElement(t,_.HTML,[],n.parent);this._attachElementToTree(i,null,n),this.openElements.push(i,r)}_insertTemplate(t){let r=this._getInsertionLocation(),
n=this._createElement(t.tagName,_.HTML,t.attrs,r.parent),i=this.treeAdapter.createDocumentFragment();this.treeAdapter.setTemplateContent(n,i),this._attachElementToTree(
n,t.location,r),this.openElements.push(n,t.tagID),this.options.sourceCodeLocationInfo&&this.treeAdapter.setNodeSourceCodeLocation(i,null)}_insertFakeRootElement(){
let t=this._createElement(T.HTML,_.HTML,[],this.document);this.options.sourceCodeLocationInfo&&this.treeAdapter.setNodeSourceCodeLocation(t,null),this.treeAdapter.
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
treeAdapter.getNamespaceURI(r)===_.MATHML?!1:this.tokenizer.inForeignNode||(t.tagID===u.MGLYPH||t.tagID===u.MALIGNMARK)&&n!==void 0&&!this._isIntegrationPoint(n,
r,_.HTML)}_processToken(t){switch(t.type){case J.CHARACTER:{this.onCharacter(t);break}case J.NULL_CHARACTER:{this.onNullCharacter(t);break}case J.COMMENT:{this.
onComment(t);break}case J.DOCTYPE:{this.onDoctype(t);break}case J.START_TAG:{this._processStartTag(t);break}case J.END_TAG:{this.onEndTag(t);break}case J.EOF:{this.
onEof(t);break}case J.WHITESPACE_CHARACTER:{this.onWhitespaceCharacter(t);break}}}_isIntegrationPoint(t,r,n){var i;let s=this.treeAdapter.getNamespaceURI(r);if(t===
u.ANNOTATION_XML&&s===_.MATHML&&n!==_.MATHML){let a=(i=this.annotationXmlIntegrationPoints)!==null&&i!==void 0?i:this.annotationXmlIntegrationPoints=new Map,c=a.
get(r);return c===void 0&&(c=u0(t,s,this.treeAdapter.getAttrList(r)),a.set(r,c)),c}return u0(t,s,X5,n)}_reconstructActiveFormattingElements(){let t=null;for(let r=this.
activeFormattingElements.newest;r!==null&&r.type===yr.Element&&!this.openElements.contains(r.element);r=r.older)t=r;for(let r=t;r!==null&&r.type===yr.Element;r=
r.newer)this._insertElement(r.token,this.treeAdapter.getNamespaceURI(r.element)),this.activeFormattingElements.replaceElement(r,this.openElements.current)}_closeTableCell(){
this.openElements.generateImpliedEndTags(),this.openElements.popUntilTableCellPopped(),this.activeFormattingElements.clearToLastMarker(),this.insertionMode=y.IN_ROW}_closePElement(){
this.openElements.generateImpliedEndTagsWithExclusion(u.P),this.openElements.popUntilTagNamePopped(u.P)}_resetInsertionMode(){let t=this.openElements.indexOfTopmostOf(
W5),r=t===0&&this.fragmentContext?this.fragmentContextID:this.openElements.tagIDs[t],n=t===0&&this.fragmentContext?this.fragmentContext:this.openElements.items[t];
if(n!==void 0&&this.treeAdapter.getNamespaceURI(n)===_.HTML)switch(r){case u.TR:{this.insertionMode=y.IN_ROW;return}case u.TBODY:case u.THEAD:case u.TFOOT:{this.
insertionMode=y.IN_TABLE_BODY;return}case u.CAPTION:{this.insertionMode=y.IN_CAPTION;return}case u.COLGROUP:{this.insertionMode=y.IN_COLUMN_GROUP;return}case u.
TABLE:{this.insertionMode=y.IN_TABLE;return}case u.BODY:{this.insertionMode=y.IN_BODY;return}case u.FRAMESET:{this.insertionMode=y.IN_FRAMESET;return}case u.SELECT:{
this._resetInsertionModeForSelect(t);return}case u.TEMPLATE:{this.insertionMode=this.tmplInsertionModeStack[this.tmplInsertionModeStack.length-1];return}case u.
HTML:{this.insertionMode=this.headElement?y.AFTER_HEAD:y.BEFORE_HEAD;return}case u.TD:case u.TH:{if(t>0){this.insertionMode=y.IN_CELL;return}break}case u.HEAD:{
if(t>0){this.insertionMode=y.IN_HEAD;return}break}}this.insertionMode=y.IN_BODY}_resetInsertionModeForSelect(t){if(t>0){let r=this.openElements.indexOfTopmost(u.
TABLE);if(r>0&&r>this.openElements.indexOfTopmost(u.TEMPLATE)){this.insertionMode=y.IN_SELECT_IN_TABLE;return}}this.insertionMode=y.IN_SELECT}_isElementCausesFosterParenting(t){
return NR.has(t)}_shouldFosterParentOnInsertion(){return this.fosterParentingEnabled&&this.openElements.currentTagId!==void 0&&this._isElementCausesFosterParenting(
this.openElements.currentTagId)}_findFosterParentingLocation(){let{openElements:t}=this,r=t.indexOfTopmost(u.TABLE),n=t.indexOfTopmost(u.TEMPLATE);if(n>r)return{
parent:this.treeAdapter.getTemplateContent(t.items[n]),beforeElement:null};if(r!==-1){let i=t.items[r],s=this.treeAdapter.getParentNode(i);return s?{parent:s,beforeElement:i}:
{parent:t.items[t.slotBelow(r)],beforeElement:null}}return{parent:t.items[0],beforeElement:null}}_fosterParentElement(t){let r=this._findFosterParentingLocation();
r.beforeElement?this.treeAdapter.insertBefore(r.parent,t,r.beforeElement):this.treeAdapter.appendChild(r.parent,t)}_isSpecialElement(t,r){let n=this.treeAdapter.
getNamespaceURI(t);return jm[n].has(r)}onCharacter(t){if(this.skipNextNewLine=!1,this.tokenizer.inForeignNode){D9(this,t);return}switch(this.insertionMode){case y.
INITIAL:{Qo(this,t);break}case y.BEFORE_HTML:{Zo(this,t);break}case y.BEFORE_HEAD:{eu(this,t);break}case y.IN_HEAD:{tu(this,t);break}case y.IN_HEAD_NO_SCRIPT:{ru(
this,t);break}case y.AFTER_HEAD:{nu(this,t);break}case y.IN_BODY:case y.IN_CAPTION:case y.IN_CELL:case y.IN_TEMPLATE:{vR(this,t);break}case y.TEXT:case y.IN_SELECT:case y.
IN_SELECT_IN_TABLE:{this._insertCharacters(t);break}case y.IN_TABLE:case y.IN_TABLE_BODY:case y.IN_ROW:{c0(this,t);break}case y.IN_TABLE_TEXT:{MR(this,t);break}case y.
IN_COLUMN_GROUP:{Ym(this,t);break}case y.AFTER_BODY:{Xm(this,t);break}case y.AFTER_AFTER_BODY:{Wm(this,t);break}default:}}onNullCharacter(t){if(this.skipNextNewLine=
!1,this.tokenizer.inForeignNode){N9(this,t);return}switch(this.insertionMode){case y.INITIAL:{Qo(this,t);break}case y.BEFORE_HTML:{Zo(this,t);break}case y.BEFORE_HEAD:{
eu(this,t);break}case y.IN_HEAD:{tu(this,t);break}case y.IN_HEAD_NO_SCRIPT:{ru(this,t);break}case y.AFTER_HEAD:{nu(this,t);break}case y.TEXT:{this._insertCharacters(
t);break}case y.IN_TABLE:case y.IN_TABLE_BODY:case y.IN_ROW:{c0(this,t);break}case y.IN_COLUMN_GROUP:{Ym(this,t);break}case y.AFTER_BODY:{Xm(this,t);break}case y.
AFTER_AFTER_BODY:{Wm(this,t);break}default:}}onComment(t){if(this.skipNextNewLine=!1,this.currentNotInHTML){l0(this,t);return}switch(this.insertionMode){case y.
INITIAL:case y.BEFORE_HTML:case y.BEFORE_HEAD:case y.IN_HEAD:case y.IN_HEAD_NO_SCRIPT:case y.AFTER_HEAD:case y.IN_BODY:case y.IN_TABLE:case y.IN_CAPTION:case y.
IN_COLUMN_GROUP:case y.IN_TABLE_BODY:case y.IN_ROW:case y.IN_CELL:case y.IN_SELECT:case y.IN_SELECT_IN_TABLE:case y.IN_TEMPLATE:case y.IN_FRAMESET:case y.AFTER_FRAMESET:{
l0(this,t);break}case y.IN_TABLE_TEXT:{Jo(this,t);break}case y.AFTER_BODY:{a6(this,t);break}case y.AFTER_AFTER_BODY:case y.AFTER_AFTER_FRAMESET:{o6(this,t);break}default:}}onDoctype(t){
switch(this.skipNextNewLine=!1,this.insertionMode){case y.INITIAL:{u6(this,t);break}case y.BEFORE_HEAD:case y.IN_HEAD:case y.IN_HEAD_NO_SCRIPT:case y.AFTER_HEAD:{
this._err(t,A.misplacedDoctype);break}case y.IN_TABLE_TEXT:{Jo(this,t);break}default:}}onStartTag(t){this.skipNextNewLine=!1,this.currentToken=t,this._processStartTag(
t),t.selfClosing&&!t.ackSelfClosing&&this._err(t,A.nonVoidHtmlElementStartTagWithTrailingSolidus)}_processStartTag(t){this.shouldProcessStartTagTokenInForeignContent(
t)?v9(this,t):this._startTagOutsideForeignContent(t)}_startTagOutsideForeignContent(t){switch(this.insertionMode){case y.INITIAL:{Qo(this,t);break}case y.BEFORE_HTML:{
c6(this,t);break}case y.BEFORE_HEAD:{m6(this,t);break}case y.IN_HEAD:{Gr(this,t);break}case y.IN_HEAD_NO_SCRIPT:{d6(this,t);break}case y.AFTER_HEAD:{g6(this,t);
break}case y.IN_BODY:{kt(this,t);break}case y.IN_TABLE:{ha(this,t);break}case y.IN_TABLE_TEXT:{Jo(this,t);break}case y.IN_CAPTION:{p9(this,t);break}case y.IN_COLUMN_GROUP:{
d0(this,t);break}case y.IN_TABLE_BODY:{Zm(this,t);break}case y.IN_ROW:{ep(this,t);break}case y.IN_CELL:{h9(this,t);break}case y.IN_SELECT:{BR(this,t);break}case y.
IN_SELECT_IN_TABLE:{y9(this,t);break}case y.IN_TEMPLATE:{E9(this,t);break}case y.AFTER_BODY:{b9(this,t);break}case y.IN_FRAMESET:{I9(this,t);break}case y.AFTER_FRAMESET:{
S9(this,t);break}case y.AFTER_AFTER_BODY:{_9(this,t);break}case y.AFTER_AFTER_FRAMESET:{R9(this,t);break}default:}}onEndTag(t){this.skipNextNewLine=!1,this.currentToken=
t,this.currentNotInHTML?k9(this,t):this._endTagOutsideForeignContent(t)}_endTagOutsideForeignContent(t){switch(this.insertionMode){case y.INITIAL:{Qo(this,t);break}case y.
BEFORE_HTML:{l6(this,t);break}case y.BEFORE_HEAD:{p6(this,t);break}case y.IN_HEAD:{f6(this,t);break}case y.IN_HEAD_NO_SCRIPT:{h6(this,t);break}case y.AFTER_HEAD:{
y6(this,t);break}case y.IN_BODY:{Jm(this,t);break}case y.TEXT:{r9(this,t);break}case y.IN_TABLE:{su(this,t);break}case y.IN_TABLE_TEXT:{Jo(this,t);break}case y.
IN_CAPTION:{f9(this,t);break}case y.IN_COLUMN_GROUP:{d9(this,t);break}case y.IN_TABLE_BODY:{m0(this,t);break}case y.IN_ROW:{FR(this,t);break}case y.IN_CELL:{g9(
this,t);break}case y.IN_SELECT:{UR(this,t);break}case y.IN_SELECT_IN_TABLE:{x9(this,t);break}case y.IN_TEMPLATE:{T9(this,t);break}case y.AFTER_BODY:{jR(this,t);
break}case y.IN_FRAMESET:{A9(this,t);break}case y.AFTER_FRAMESET:{C9(this,t);break}case y.AFTER_AFTER_BODY:{Wm(this,t);break}default:}}onEof(t){switch(this.insertionMode){case y.
INITIAL:{Qo(this,t);break}case y.BEFORE_HTML:{Zo(this,t);break}case y.BEFORE_HEAD:{eu(this,t);break}case y.IN_HEAD:{tu(this,t);break}case y.IN_HEAD_NO_SCRIPT:{ru(
this,t);break}case y.AFTER_HEAD:{nu(this,t);break}case y.IN_BODY:case y.IN_TABLE:case y.IN_CAPTION:case y.IN_COLUMN_GROUP:case y.IN_TABLE_BODY:case y.IN_ROW:case y.
IN_CELL:case y.IN_SELECT:case y.IN_SELECT_IN_TABLE:{wR(this,t);break}case y.TEXT:{n9(this,t);break}case y.IN_TABLE_TEXT:{Jo(this,t);break}case y.IN_TEMPLATE:{HR(
this,t);break}case y.AFTER_BODY:case y.IN_FRAMESET:case y.AFTER_FRAMESET:case y.AFTER_AFTER_BODY:case y.AFTER_AFTER_FRAMESET:{f0(this,t);break}default:}}onWhitespaceCharacter(t){
if(this.skipNextNewLine&&(this.skipNextNewLine=!1,t.chars.charCodeAt(0)===h.LINE_FEED)){if(t.chars.length===1)return;t.chars=t.chars.substr(1)}if(this.tokenizer.
inForeignNode){this._insertCharacters(t);return}switch(this.insertionMode){case y.IN_HEAD:case y.IN_HEAD_NO_SCRIPT:case y.AFTER_HEAD:case y.TEXT:case y.IN_COLUMN_GROUP:case y.
IN_SELECT:case y.IN_SELECT_IN_TABLE:case y.IN_FRAMESET:case y.AFTER_FRAMESET:{this._insertCharacters(t);break}case y.IN_BODY:case y.IN_CAPTION:case y.IN_CELL:case y.
IN_TEMPLATE:case y.AFTER_BODY:case y.AFTER_AFTER_BODY:case y.AFTER_AFTER_FRAMESET:{DR(this,t);break}case y.IN_TABLE:case y.IN_TABLE_BODY:case y.IN_ROW:{c0(this,
t);break}case y.IN_TABLE_TEXT:{PR(this,t);break}default:}}};function e6(e,t){let r=e.activeFormattingElements.getElementEntryInScopeWithTagName(t.tagName);return r?
e.openElements.contains(r.element)?e.openElements.hasInScope(t.tagID,r.element)||(r=null):(e.activeFormattingElements.removeEntry(r),r=null):$R(e,t),r}function t6(e,t){
let{openElements:r}=e,n=r._indexOf(t.element);for(let i=r.slotAbove(n);i!==-1;i=r.slotAbove(i))if(e._isSpecialElement(r.items[i],r.tagIDs[i]))return i;return r.
shortenToLength(n),e.activeFormattingElements.removeEntry(t),-1}function r6(e,t,r){let n=e.openElements.items[t],i=n,s=e.openElements.slotBelow(t),a=e.openElements.
getCommonAncestor(r);for(let c=0,m=s;e.openElements.items[m]!==r;c++,m=s){let p=e.openElements.items[m];s=e.openElements.slotBelow(m);let d=e.activeFormattingElements.
getElementEntry(p),E=d&&c>=J5;!d||E?(E&&e.activeFormattingElements.removeEntry(d),e.openElements.removeAt(m)):(p=n6(e,d,a),i===n&&(e.activeFormattingElements.bookmark=
d),e.treeAdapter.detachNode(i),e.treeAdapter.appendChild(p,i),i=p)}return i}function n6(e,t,r){let n=e.treeAdapter.getNamespaceURI(t.element),i=e._createElement(
t.token.tagName,n,t.token.attrs,r);return e.openElements.replace(t.element,i),e.activeFormattingElements.replaceElement(t,i),i}function i6(e,t,r){let n=e.treeAdapter.
getTagName(t),i=xn(n);if(e._isElementCausesFosterParenting(i))e._fosterParentElement(r);else{let s=e.treeAdapter.getNamespaceURI(t);i===u.TEMPLATE&&s===_.HTML&&
(t=e.treeAdapter.getTemplateContent(t)),e.treeAdapter.appendChild(t,r)}}function s6(e,t,r){let n=e.treeAdapter.getNamespaceURI(r.element),{token:i}=r,s=e._createElement(
i.tagName,n,i.attrs,t);e._adoptNodes(t,s),e.treeAdapter.appendChild(t,s),e.activeFormattingElements.insertElementAfterBookmark(s,i),e.activeFormattingElements.removeEntry(
r);let a=e.openElements._indexOf(r.element),c=e.openElements.slotAbove(a);for(;e.openElements.items[c]!==t;)c=e.openElements.slotAbove(c);e.openElements.replaceFormattingElement(
a,c,s,i.tagID)}function p0(e,t){let{current:r,currentTagId:n}=e.openElements;if(n===t.tagID&&e.treeAdapter.getNamespaceURI(r)===_.HTML&&!e.activeFormattingElements.
getElementEntry(r)){e.openElements.pop();return}for(let i=0;i<Q5;i++){let s=e6(e,t);if(!s)break;let a=t6(e,s);if(a===-1)break;let c=e.openElements.items[a];e.activeFormattingElements.
bookmark=s;let m=r6(e,a,s.element),p=e.openElements.getCommonAncestor(s.element);e.treeAdapter.detachNode(m),p&&i6(e,p,m),s6(e,c,s)}}function l0(e,t){e._appendCommentNode(
t,e.openElements.currentTmplContentOrNode)}function a6(e,t){e._appendCommentNode(t,e.openElements.items[0])}function o6(e,t){e._appendCommentNode(t,e.document)}
function f0(e,t){if(e.stopped=!0,t.location){let r=e.fragmentContext?0:2;for(let n=e.openElements.stackTop;n>=r;n=e.openElements.slotBelow(n))e._setEndLocation(
e.openElements.items[n],t);if(!e.fragmentContext&&e.openElements.stackTop>=0){let n=e.openElements.items[0],i=e.treeAdapter.getNodeSourceCodeLocation(n);if(i&&!i.
endTag&&(e._setEndLocation(n,t),e.openElements.stackTop>=1)){let s=e.openElements.items[1],a=e.treeAdapter.getNodeSourceCodeLocation(s);a&&!a.endTag&&e._setEndLocation(
s,t)}}}}function u6(e,t){e._setDocumentType(t);let r=t.forceQuirks?Ht.QUIRKS:TR(t);ER(t)||e._err(t,A.nonConformingDoctype),e.treeAdapter.setDocumentMode(e.document,
r),e.insertionMode=y.BEFORE_HTML}function Qo(e,t){e._err(t,A.missingDoctype,!0),e.treeAdapter.setDocumentMode(e.document,Ht.QUIRKS),e.insertionMode=y.BEFORE_HTML,
e._processToken(t)}function c6(e,t){t.tagID===u.HTML?(e._insertElement(t,_.HTML),e.insertionMode=y.BEFORE_HEAD):Zo(e,t)}function l6(e,t){let r=t.tagID;(r===u.HTML||
r===u.HEAD||r===u.BODY||r===u.BR)&&Zo(e,t)}function Zo(e,t){e._insertFakeRootElement(),e.insertionMode=y.BEFORE_HEAD,e._processToken(t)}function m6(e,t){switch(t.
tagID){case u.HTML:{kt(e,t);break}case u.HEAD:{e._insertElement(t,_.HTML),e.headElement=e.openElements.current,e.insertionMode=y.IN_HEAD;break}default:eu(e,t)}}
function p6(e,t){let r=t.tagID;r===u.HEAD||r===u.BODY||r===u.HTML||r===u.BR?eu(e,t):e._err(t,A.endTagWithoutMatchingOpenElement)}function eu(e,t){e._insertFakeElement(
T.HEAD,u.HEAD),e.headElement=e.openElements.current,e.insertionMode=y.IN_HEAD,e._processToken(t)}function Gr(e,t){switch(t.tagID){case u.HTML:{kt(e,t);break}case u.
BASE:case u.BASEFONT:case u.BGSOUND:case u.LINK:case u.META:{e._appendElement(t,_.HTML),t.ackSelfClosing=!0;break}case u.TITLE:{e._switchToTextParsing(t,vt.RCDATA);
break}case u.NOSCRIPT:{e.options.scriptingEnabled?e._switchToTextParsing(t,vt.RAWTEXT):(e._insertElement(t,_.HTML),e.insertionMode=y.IN_HEAD_NO_SCRIPT);break}case u.
NOFRAMES:case u.STYLE:{e._switchToTextParsing(t,vt.RAWTEXT);break}case u.SCRIPT:{e._switchToTextParsing(t,vt.SCRIPT_DATA);break}case u.TEMPLATE:{e._insertTemplate(
t),e.activeFormattingElements.insertMarker(),e.framesetOk=!1,e.insertionMode=y.IN_TEMPLATE,e.tmplInsertionModeStack.push(y.IN_TEMPLATE);break}case u.HEAD:{e._err(
t,A.misplacedStartTagForHeadElement);break}default:tu(e,t)}}function f6(e,t){switch(t.tagID){case u.HEAD:{e.openElements.pop(),e.insertionMode=y.AFTER_HEAD;break}case u.
BODY:case u.BR:case u.HTML:{tu(e,t);break}case u.TEMPLATE:{Ji(e,t);break}default:e._err(t,A.endTagWithoutMatchingOpenElement)}}function Ji(e,t){e.openElements.tmplCount>
0?(e.openElements.generateImpliedEndTagsThoroughly(),e.openElements.currentTagId!==u.TEMPLATE&&e._err(t,A.closingOfElementWithOpenChildElements),e.openElements.
popUntilTagNamePopped(u.TEMPLATE),e.activeFormattingElements.clearToLastMarker(),e.tmplInsertionModeStack.pop(),e._resetInsertionMode()):e._err(t,A.endTagWithoutMatchingOpenElement)}
function tu(e,t){e.openElements.pop(),e.insertionMode=y.AFTER_HEAD,e._processToken(t)}function d6(e,t){switch(t.tagID){case u.HTML:{kt(e,t);break}case u.BASEFONT:case u.
BGSOUND:case u.HEAD:case u.LINK:case u.META:case u.NOFRAMES:case u.STYLE:{Gr(e,t);break}case u.NOSCRIPT:{e._err(t,A.nestedNoscriptInHead);break}default:ru(e,t)}}
function h6(e,t){switch(t.tagID){case u.NOSCRIPT:{e.openElements.pop(),e.insertionMode=y.IN_HEAD;break}case u.BR:{ru(e,t);break}default:e._err(t,A.endTagWithoutMatchingOpenElement)}}
function ru(e,t){let r=t.type===J.EOF?A.openElementsLeftAfterEof:A.disallowedContentInNoscriptInHead;e._err(t,r),e.openElements.pop(),e.insertionMode=y.IN_HEAD,
e._processToken(t)}function g6(e,t){switch(t.tagID){case u.HTML:{kt(e,t);break}case u.BODY:{e._insertElement(t,_.HTML),e.framesetOk=!1,e.insertionMode=y.IN_BODY;
break}case u.FRAMESET:{e._insertElement(t,_.HTML),e.insertionMode=y.IN_FRAMESET;break}case u.BASE:case u.BASEFONT:case u.BGSOUND:case u.LINK:case u.META:case u.
NOFRAMES:case u.SCRIPT:case u.STYLE:case u.TEMPLATE:case u.TITLE:{e._err(t,A.abandonedHeadElementChild),e.openElements.push(e.headElement,u.HEAD),Gr(e,t),e.openElements.
remove(e.headElement);break}case u.HEAD:{e._err(t,A.misplacedStartTagForHeadElement);break}default:nu(e,t)}}function y6(e,t){switch(t.tagID){case u.BODY:case u.
HTML:case u.BR:{nu(e,t);break}case u.TEMPLATE:{Ji(e,t);break}default:e._err(t,A.endTagWithoutMatchingOpenElement)}}function nu(e,t){e._insertFakeElement(T.BODY,
u.BODY),e.insertionMode=y.IN_BODY,Qm(e,t)}function Qm(e,t){switch(t.type){case J.CHARACTER:{vR(e,t);break}case J.WHITESPACE_CHARACTER:{DR(e,t);break}case J.COMMENT:{
l0(e,t);break}case J.START_TAG:{kt(e,t);break}case J.END_TAG:{Jm(e,t);break}case J.EOF:{wR(e,t);break}default:}}function DR(e,t){e._reconstructActiveFormattingElements(),
e._insertCharacters(t)}function vR(e,t){e._reconstructActiveFormattingElements(),e._insertCharacters(t),e.framesetOk=!1}function x6(e,t){e.openElements.tmplCount===
0&&e.treeAdapter.adoptAttributes(e.openElements.items[0],t.attrs)}function E6(e,t){let r=e.openElements.tryPeekProperlyNestedBodyElement();r&&e.openElements.tmplCount===
0&&(e.framesetOk=!1,e.treeAdapter.adoptAttributes(r,t.attrs))}function T6(e,t){let r=e.openElements.tryPeekProperlyNestedBodyElement();e.framesetOk&&r&&(e.treeAdapter.
detachNode(r),e.openElements.popAllUpToHtmlElement(),e._insertElement(t,_.HTML),e.insertionMode=y.IN_FRAMESET)}function b6(e,t){e.openElements.hasInButtonScope(
u.P)&&e._closePElement(),e._insertElement(t,_.HTML)}function I6(e,t){e.openElements.hasInButtonScope(u.P)&&e._closePElement(),e.openElements.currentTagId!==void 0&&
lR.has(e.openElements.currentTagId)&&e.openElements.pop(),e._insertElement(t,_.HTML)}function A6(e,t){e.openElements.hasInButtonScope(u.P)&&e._closePElement(),e.
_insertElement(t,_.HTML),e.skipNextNewLine=!0,e.framesetOk=!1}function S6(e,t){let r=e.openElements.tmplCount>0;(!e.formElement||r)&&(e.openElements.hasInButtonScope(
u.P)&&e._closePElement(),e._insertElement(t,_.HTML),r||(e.formElement=e.openElements.current))}function C6(e,t){e.framesetOk=!1;let r=t.tagID===u.LI?e.openElements.
indexOfTopmost(u.LI):Math.max(e.openElements.indexOfTopmost(u.DD),e.openElements.indexOfTopmost(u.DT));if(r!==-1&&!e.openElements.hasListItemBoundaryAbove(r)){let n=e.
openElements.tagIDs[r];e.openElements.generateImpliedEndTagsWithExclusion(n),e.openElements.popUntilTagNamePopped(n)}e.openElements.hasInButtonScope(u.P)&&e._closePElement(),
e._insertElement(t,_.HTML)}function _6(e,t){e.openElements.hasInButtonScope(u.P)&&e._closePElement(),e._insertElement(t,_.HTML),e.tokenizer.state=vt.PLAINTEXT}function R6(e,t){
e.openElements.hasInScope(u.BUTTON)&&(e.openElements.generateImpliedEndTags(),e.openElements.popUntilTagNamePopped(u.BUTTON)),e._reconstructActiveFormattingElements(),
e._insertElement(t,_.HTML),e.framesetOk=!1}function N6(e,t){let r=e.activeFormattingElements.getElementEntryInScopeWithTagName(T.A);r&&(p0(e,t),e.openElements.remove(
r.element),e.activeFormattingElements.removeEntry(r)),e._reconstructActiveFormattingElements(),e._insertElement(t,_.HTML),e.activeFormattingElements.pushElement(
e.openElements.current,t)}function D6(e,t){e._reconstructActiveFormattingElements(),e._insertElement(t,_.HTML),e.activeFormattingElements.pushElement(e.openElements.
current,t)}function v6(e,t){e._reconstructActiveFormattingElements(),e.openElements.hasInScope(u.NOBR)&&(p0(e,t),e._reconstructActiveFormattingElements()),e._insertElement(
t,_.HTML),e.activeFormattingElements.pushElement(e.openElements.current,t)}function k6(e,t){e._reconstructActiveFormattingElements(),e._insertElement(t,_.HTML),
e.activeFormattingElements.insertMarker(),e.framesetOk=!1}function O6(e,t){e.treeAdapter.getDocumentMode(e.document)!==Ht.QUIRKS&&e.openElements.hasInButtonScope(
u.P)&&e._closePElement(),e._insertElement(t,_.HTML),e.framesetOk=!1,e.insertionMode=y.IN_TABLE}function kR(e,t){e._reconstructActiveFormattingElements(),e._appendElement(
t,_.HTML),e.framesetOk=!1,t.ackSelfClosing=!0}function OR(e){let t=Pm(e,Bn.TYPE);return t!=null&&t.toLowerCase()===Y5}function $6(e,t){e._reconstructActiveFormattingElements(),
e._appendElement(t,_.HTML),OR(t)||(e.framesetOk=!1),t.ackSelfClosing=!0}function w6(e,t){e._appendElement(t,_.HTML),t.ackSelfClosing=!0}function P6(e,t){e.openElements.
hasInButtonScope(u.P)&&e._closePElement(),e._appendElement(t,_.HTML),e.framesetOk=!1,t.ackSelfClosing=!0}function M6(e,t){t.tagName=T.IMG,t.tagID=u.IMG,kR(e,t)}
function L6(e,t){e._insertElement(t,_.HTML),e.skipNextNewLine=!0,e.tokenizer.state=vt.RCDATA,e.originalInsertionMode=e.insertionMode,e.framesetOk=!1,e.insertionMode=
y.TEXT}function F6(e,t){e.openElements.hasInButtonScope(u.P)&&e._closePElement(),e._reconstructActiveFormattingElements(),e.framesetOk=!1,e._switchToTextParsing(
t,vt.RAWTEXT)}function B6(e,t){e.framesetOk=!1,e._switchToTextParsing(t,vt.RAWTEXT)}function _R(e,t){e._switchToTextParsing(t,vt.RAWTEXT)}function U6(e,t){e._reconstructActiveFormattingElements(),
e._insertElement(t,_.HTML),e.framesetOk=!1,e.insertionMode=e.insertionMode===y.IN_TABLE||e.insertionMode===y.IN_CAPTION||e.insertionMode===y.IN_TABLE_BODY||e.insertionMode===
y.IN_ROW||e.insertionMode===y.IN_CELL?y.IN_SELECT_IN_TABLE:y.IN_SELECT}function H6(e,t){e.openElements.currentTagId===u.OPTION&&e.openElements.pop(),e._reconstructActiveFormattingElements(),
e._insertElement(t,_.HTML)}function j6(e,t){e.openElements.hasInScope(u.RUBY)&&e.openElements.generateImpliedEndTags(),e._insertElement(t,_.HTML)}function q6(e,t){
e.openElements.hasInScope(u.RUBY)&&e.openElements.generateImpliedEndTagsWithExclusion(u.RTC),e._insertElement(t,_.HTML)}function V6(e,t){e._reconstructActiveFormattingElements(),
a0(t),zm(t),t.selfClosing?e._appendElement(t,_.MATHML):e._insertElement(t,_.MATHML),t.ackSelfClosing=!0}function G6(e,t){e._reconstructActiveFormattingElements(),
o0(t),zm(t),t.selfClosing?e._appendElement(t,_.SVG):e._insertElement(t,_.SVG),t.ackSelfClosing=!0}function RR(e,t){e._reconstructActiveFormattingElements(),e._insertElement(
t,_.HTML)}function kt(e,t){switch(t.tagID){case u.I:case u.S:case u.B:case u.U:case u.EM:case u.TT:case u.BIG:case u.CODE:case u.FONT:case u.SMALL:case u.STRIKE:case u.
STRONG:{D6(e,t);break}case u.A:{N6(e,t);break}case u.H1:case u.H2:case u.H3:case u.H4:case u.H5:case u.H6:{I6(e,t);break}case u.P:case u.DL:case u.OL:case u.UL:case u.
DIV:case u.DIR:case u.NAV:case u.MAIN:case u.MENU:case u.ASIDE:case u.CENTER:case u.FIGURE:case u.FOOTER:case u.HEADER:case u.HGROUP:case u.DIALOG:case u.DETAILS:case u.
ADDRESS:case u.ARTICLE:case u.SEARCH:case u.SECTION:case u.SUMMARY:case u.FIELDSET:case u.BLOCKQUOTE:case u.FIGCAPTION:{b6(e,t);break}case u.LI:case u.DD:case u.
DT:{C6(e,t);break}case u.BR:case u.IMG:case u.WBR:case u.AREA:case u.EMBED:case u.KEYGEN:{kR(e,t);break}case u.HR:{P6(e,t);break}case u.RB:case u.RTC:{j6(e,t);break}case u.
RT:case u.RP:{q6(e,t);break}case u.PRE:case u.LISTING:{A6(e,t);break}case u.XMP:{F6(e,t);break}case u.SVG:{G6(e,t);break}case u.HTML:{x6(e,t);break}case u.BASE:case u.
LINK:case u.META:case u.STYLE:case u.TITLE:case u.SCRIPT:case u.BGSOUND:case u.BASEFONT:case u.TEMPLATE:{Gr(e,t);break}case u.BODY:{E6(e,t);break}case u.FORM:{S6(
e,t);break}case u.NOBR:{v6(e,t);break}case u.MATH:{V6(e,t);break}case u.TABLE:{O6(e,t);break}case u.INPUT:{$6(e,t);break}case u.PARAM:case u.TRACK:case u.SOURCE:{
w6(e,t);break}case u.IMAGE:{M6(e,t);break}case u.BUTTON:{R6(e,t);break}case u.APPLET:case u.OBJECT:case u.MARQUEE:{k6(e,t);break}case u.IFRAME:{B6(e,t);break}case u.
SELECT:{U6(e,t);break}case u.OPTION:case u.OPTGROUP:{H6(e,t);break}case u.NOEMBED:case u.NOFRAMES:{_R(e,t);break}case u.FRAMESET:{T6(e,t);break}case u.TEXTAREA:{
L6(e,t);break}case u.NOSCRIPT:{e.options.scriptingEnabled?_R(e,t):RR(e,t);break}case u.PLAINTEXT:{_6(e,t);break}case u.COL:case u.TH:case u.TD:case u.TR:case u.
HEAD:case u.FRAME:case u.TBODY:case u.TFOOT:case u.THEAD:case u.CAPTION:case u.COLGROUP:break;default:RR(e,t)}}function K6(e,t){if(e.openElements.hasInScope(u.BODY)&&
(e.insertionMode=y.AFTER_BODY,e.options.sourceCodeLocationInfo)){let r=e.openElements.tryPeekProperlyNestedBodyElement();r&&e._setEndLocation(r,t)}}function z6(e,t){
e.openElements.hasInScope(u.BODY)&&(e.insertionMode=y.AFTER_BODY,jR(e,t))}function W6(e,t){let r=t.tagID;e.openElements.hasInScope(r)&&(e.openElements.generateImpliedEndTags(),
e.openElements.popUntilTagNamePopped(r))}function Y6(e){let t=e.openElements.tmplCount>0,{formElement:r}=e;t||(e.formElement=null),(r||t)&&e.openElements.hasInScope(
u.FORM)&&(e.openElements.generateImpliedEndTags(),t?e.openElements.popUntilTagNamePopped(u.FORM):r&&e.openElements.remove(r))}function X6(e){e.openElements.hasInButtonScope(
u.P)||e._insertFakeElement(T.P,u.P),e._closePElement()}function Q6(e){e.openElements.hasInListItemScope(u.LI)&&(e.openElements.generateImpliedEndTagsWithExclusion(
u.LI),e.openElements.popUntilTagNamePopped(u.LI))}function J6(e,t){let r=t.tagID;e.openElements.hasInScope(r)&&(e.openElements.generateImpliedEndTagsWithExclusion(
r),e.openElements.popUntilTagNamePopped(r))}function Z6(e){e.openElements.hasNumberedHeaderInScope()&&(e.openElements.generateImpliedEndTags(),e.openElements.popUntilNumberedHeaderPopped())}
function e9(e,t){let r=t.tagID;e.openElements.hasInScope(r)&&(e.openElements.generateImpliedEndTags(),e.openElements.popUntilTagNamePopped(r),e.activeFormattingElements.
clearToLastMarker())}function t9(e){e._reconstructActiveFormattingElements(),e._insertFakeElement(T.BR,u.BR),e.openElements.pop(),e.framesetOk=!1}function $R(e,t){
let r=t.tagID,n=r===u.UNKNOWN?e.openElements.indexOfTopmostByName(_.HTML,t.tagName):e.openElements.indexOfTopmost(r);n>0&&!e.openElements.hasSpecialElementAbove(
n)&&(e.openElements.generateImpliedEndTagsWithExclusion(r),e.openElements.stackTop>=n&&e.openElements.shortenToLength(n))}function Jm(e,t){switch(t.tagID){case u.
A:case u.B:case u.I:case u.S:case u.U:case u.EM:case u.TT:case u.BIG:case u.CODE:case u.FONT:case u.NOBR:case u.SMALL:case u.STRIKE:case u.STRONG:{p0(e,t);break}case u.
P:{X6(e);break}case u.DL:case u.UL:case u.OL:case u.DIR:case u.DIV:case u.NAV:case u.PRE:case u.MAIN:case u.MENU:case u.ASIDE:case u.BUTTON:case u.CENTER:case u.
FIGURE:case u.FOOTER:case u.HEADER:case u.HGROUP:case u.DIALOG:case u.ADDRESS:case u.ARTICLE:case u.DETAILS:case u.SEARCH:case u.SECTION:case u.SUMMARY:case u.LISTING:case u.
FIELDSET:case u.BLOCKQUOTE:case u.FIGCAPTION:{W6(e,t);break}case u.LI:{Q6(e);break}case u.DD:case u.DT:{J6(e,t);break}case u.H1:case u.H2:case u.H3:case u.H4:case u.
H5:case u.H6:{Z6(e);break}case u.BR:{t9(e);break}case u.BODY:{K6(e,t);break}case u.HTML:{z6(e,t);break}case u.FORM:{Y6(e);break}case u.APPLET:case u.OBJECT:case u.
MARQUEE:{e9(e,t);break}case u.TEMPLATE:{Ji(e,t);break}default:$R(e,t)}}function wR(e,t){e.tmplInsertionModeStack.length>0?HR(e,t):f0(e,t)}function r9(e,t){var r;
t.tagID===u.SCRIPT&&((r=e.scriptHandler)===null||r===void 0||r.call(e,e.openElements.current)),e.openElements.pop(),e.insertionMode=e.originalInsertionMode}function n9(e,t){
e._err(t,A.eofInElementThatCanContainOnlyText),e.openElements.pop(),e.insertionMode=e.originalInsertionMode,e.onEof(t)}function c0(e,t){if(e.openElements.currentTagId!==
void 0&&NR.has(e.openElements.currentTagId))switch(e.pendingCharacterTokens.length=0,e.hasNonWhitespacePendingCharacterToken=!1,e.originalInsertionMode=e.insertionMode,
e.insertionMode=y.IN_TABLE_TEXT,t.type){case J.CHARACTER:{MR(e,t);break}case J.WHITESPACE_CHARACTER:{PR(e,t);break}}else au(e,t)}function i9(e,t){e.openElements.
clearBackToTableContext(),e.activeFormattingElements.insertMarker(),e._insertElement(t,_.HTML),e.insertionMode=y.IN_CAPTION}function s9(e,t){e.openElements.clearBackToTableContext(),
e._insertElement(t,_.HTML),e.insertionMode=y.IN_COLUMN_GROUP}function a9(e,t){e.openElements.clearBackToTableContext(),e._insertFakeElement(T.COLGROUP,u.COLGROUP),
e.insertionMode=y.IN_COLUMN_GROUP,d0(e,t)}function o9(e,t){e.openElements.clearBackToTableContext(),e._insertElement(t,_.HTML),e.insertionMode=y.IN_TABLE_BODY}function u9(e,t){
e.openElements.clearBackToTableContext(),e._insertFakeElement(T.TBODY,u.TBODY),e.insertionMode=y.IN_TABLE_BODY,Zm(e,t)}function c9(e,t){e.openElements.hasInTableScope(
u.TABLE)&&(e.openElements.popUntilTagNamePopped(u.TABLE),e._resetInsertionMode(),e._processStartTag(t))}function l9(e,t){OR(t)?e._appendElement(t,_.HTML):au(e,t),
t.ackSelfClosing=!0}function m9(e,t){!e.formElement&&e.openElements.tmplCount===0&&(e._insertElement(t,_.HTML),e.formElement=e.openElements.current,e.openElements.
pop())}function ha(e,t){switch(t.tagID){case u.TD:case u.TH:case u.TR:{u9(e,t);break}case u.STYLE:case u.SCRIPT:case u.TEMPLATE:{Gr(e,t);break}case u.COL:{a9(e,
t);break}case u.FORM:{m9(e,t);break}case u.TABLE:{c9(e,t);break}case u.TBODY:case u.TFOOT:case u.THEAD:{o9(e,t);break}case u.INPUT:{l9(e,t);break}case u.CAPTION:{
i9(e,t);break}case u.COLGROUP:{s9(e,t);break}default:au(e,t)}}function su(e,t){switch(t.tagID){case u.TABLE:{e.openElements.hasInTableScope(u.TABLE)&&(e.openElements.
popUntilTagNamePopped(u.TABLE),e._resetInsertionMode());break}case u.TEMPLATE:{Ji(e,t);break}case u.BODY:case u.CAPTION:case u.COL:case u.COLGROUP:case u.HTML:case u.
TBODY:case u.TD:case u.TFOOT:case u.TH:case u.THEAD:case u.TR:break;default:au(e,t)}}function au(e,t){let r=e.fosterParentingEnabled;e.fosterParentingEnabled=!0,
Qm(e,t),e.fosterParentingEnabled=r}function PR(e,t){e.pendingCharacterTokens.push(t)}function MR(e,t){e.pendingCharacterTokens.push(t),e.hasNonWhitespacePendingCharacterToken=
!0}function Jo(e,t){let r=0;if(e.hasNonWhitespacePendingCharacterToken)for(;r<e.pendingCharacterTokens.length;r++)au(e,e.pendingCharacterTokens[r]);else for(;r<
e.pendingCharacterTokens.length;r++)e._insertCharacters(e.pendingCharacterTokens[r]);e.insertionMode=e.originalInsertionMode,e._processToken(t)}var LR=new Set([
u.CAPTION,u.COL,u.COLGROUP,u.TBODY,u.TD,u.TFOOT,u.TH,u.THEAD,u.TR]);function p9(e,t){let r=t.tagID;LR.has(r)?e.openElements.hasInTableScope(u.CAPTION)&&(e.openElements.
generateImpliedEndTags(),e.openElements.popUntilTagNamePopped(u.CAPTION),e.activeFormattingElements.clearToLastMarker(),e.insertionMode=y.IN_TABLE,ha(e,t)):kt(e,
t)}function f9(e,t){let r=t.tagID;switch(r){case u.CAPTION:case u.TABLE:{e.openElements.hasInTableScope(u.CAPTION)&&(e.openElements.generateImpliedEndTags(),e.openElements.
popUntilTagNamePopped(u.CAPTION),e.activeFormattingElements.clearToLastMarker(),e.insertionMode=y.IN_TABLE,r===u.TABLE&&su(e,t));break}case u.BODY:case u.COL:case u.
COLGROUP:case u.HTML:case u.TBODY:case u.TD:case u.TFOOT:case u.TH:case u.THEAD:case u.TR:break;default:Jm(e,t)}}function d0(e,t){switch(t.tagID){case u.HTML:{kt(
e,t);break}case u.COL:{e._appendElement(t,_.HTML),t.ackSelfClosing=!0;break}case u.TEMPLATE:{Gr(e,t);break}default:Ym(e,t)}}function d9(e,t){switch(t.tagID){case u.
COLGROUP:{e.openElements.currentTagId===u.COLGROUP&&(e.openElements.pop(),e.insertionMode=y.IN_TABLE);break}case u.TEMPLATE:{Ji(e,t);break}case u.COL:break;default:
Ym(e,t)}}function Ym(e,t){e.openElements.currentTagId===u.COLGROUP&&(e.openElements.pop(),e.insertionMode=y.IN_TABLE,e._processToken(t))}function Zm(e,t){switch(t.
tagID){case u.TR:{e.openElements.clearBackToTableBodyContext(),e._insertElement(t,_.HTML),e.insertionMode=y.IN_ROW;break}case u.TH:case u.TD:{e.openElements.clearBackToTableBodyContext(),
e._insertFakeElement(T.TR,u.TR),e.insertionMode=y.IN_ROW,ep(e,t);break}case u.CAPTION:case u.COL:case u.COLGROUP:case u.TBODY:case u.TFOOT:case u.THEAD:{e.openElements.
hasTableBodyContextInTableScope()&&(e.openElements.clearBackToTableBodyContext(),e.openElements.pop(),e.insertionMode=y.IN_TABLE,ha(e,t));break}default:ha(e,t)}}
function m0(e,t){let r=t.tagID;switch(t.tagID){case u.TBODY:case u.TFOOT:case u.THEAD:{e.openElements.hasInTableScope(r)&&(e.openElements.clearBackToTableBodyContext(),
e.openElements.pop(),e.insertionMode=y.IN_TABLE);break}case u.TABLE:{e.openElements.hasTableBodyContextInTableScope()&&(e.openElements.clearBackToTableBodyContext(),
e.openElements.pop(),e.insertionMode=y.IN_TABLE,su(e,t));break}case u.BODY:case u.CAPTION:case u.COL:case u.COLGROUP:case u.HTML:case u.TD:case u.TH:case u.TR:break;default:
su(e,t)}}function ep(e,t){switch(t.tagID){case u.TH:case u.TD:{e.openElements.clearBackToTableRowContext(),e._insertElement(t,_.HTML),e.insertionMode=y.IN_CELL,
e.activeFormattingElements.insertMarker();break}case u.CAPTION:case u.COL:case u.COLGROUP:case u.TBODY:case u.TFOOT:case u.THEAD:case u.TR:{e.openElements.hasInTableScope(
u.TR)&&(e.openElements.clearBackToTableRowContext(),e.openElements.pop(),e.insertionMode=y.IN_TABLE_BODY,Zm(e,t));break}default:ha(e,t)}}function FR(e,t){switch(t.
tagID){case u.TR:{e.openElements.hasInTableScope(u.TR)&&(e.openElements.clearBackToTableRowContext(),e.openElements.pop(),e.insertionMode=y.IN_TABLE_BODY);break}case u.
TABLE:{e.openElements.hasInTableScope(u.TR)&&(e.openElements.clearBackToTableRowContext(),e.openElements.pop(),e.insertionMode=y.IN_TABLE_BODY,m0(e,t));break}case u.
TBODY:case u.TFOOT:case u.THEAD:{(e.openElements.hasInTableScope(t.tagID)||e.openElements.hasInTableScope(u.TR))&&(e.openElements.clearBackToTableRowContext(),e.
openElements.pop(),e.insertionMode=y.IN_TABLE_BODY,m0(e,t));break}case u.BODY:case u.CAPTION:case u.COL:case u.COLGROUP:case u.HTML:case u.TD:case u.TH:break;default:
su(e,t)}}function h9(e,t){let r=t.tagID;LR.has(r)?(e.openElements.hasInTableScope(u.TD)||e.openElements.hasInTableScope(u.TH))&&(e._closeTableCell(),ep(e,t)):kt(
e,t)}function g9(e,t){let r=t.tagID;switch(r){case u.TD:case u.TH:{e.openElements.hasInTableScope(r)&&(e.openElements.generateImpliedEndTags(),e.openElements.popUntilTagNamePopped(
r),e.activeFormattingElements.clearToLastMarker(),e.insertionMode=y.IN_ROW);break}case u.TABLE:case u.TBODY:case u.TFOOT:case u.THEAD:case u.TR:{e.openElements.
hasInTableScope(r)&&(e._closeTableCell(),FR(e,t));break}case u.BODY:case u.CAPTION:case u.COL:case u.COLGROUP:case u.HTML:break;default:Jm(e,t)}}function BR(e,t){
switch(t.tagID){case u.HTML:{kt(e,t);break}case u.OPTION:{e.openElements.currentTagId===u.OPTION&&e.openElements.pop(),e._insertElement(t,_.HTML);break}case u.OPTGROUP:{
e.openElements.currentTagId===u.OPTION&&e.openElements.pop(),e.openElements.currentTagId===u.OPTGROUP&&e.openElements.pop(),e._insertElement(t,_.HTML);break}case u.
HR:{e.openElements.currentTagId===u.OPTION&&e.openElements.pop(),e.openElements.currentTagId===u.OPTGROUP&&e.openElements.pop(),e._appendElement(t,_.HTML),t.ackSelfClosing=
!0;break}case u.INPUT:case u.KEYGEN:case u.TEXTAREA:case u.SELECT:{e.openElements.hasInSelectScope(u.SELECT)&&(e.openElements.popUntilTagNamePopped(u.SELECT),e.
_resetInsertionMode(),t.tagID!==u.SELECT&&e._processStartTag(t));break}case u.SCRIPT:case u.TEMPLATE:{Gr(e,t);break}default:}}function UR(e,t){switch(t.tagID){case u.
OPTGROUP:{e.openElements.stackTop>0&&e.openElements.currentTagId===u.OPTION&&e.openElements.tagIDs[e.openElements.slotBelow(e.openElements.stackTop)]===u.OPTGROUP&&
e.openElements.pop(),e.openElements.currentTagId===u.OPTGROUP&&e.openElements.pop();break}case u.OPTION:{e.openElements.currentTagId===u.OPTION&&e.openElements.
pop();break}case u.SELECT:{e.openElements.hasInSelectScope(u.SELECT)&&(e.openElements.popUntilTagNamePopped(u.SELECT),e._resetInsertionMode());break}case u.TEMPLATE:{
Ji(e,t);break}default:}}function y9(e,t){let r=t.tagID;r===u.CAPTION||r===u.TABLE||r===u.TBODY||r===u.TFOOT||r===u.THEAD||r===u.TR||r===u.TD||r===u.TH?(e.openElements.
popUntilTagNamePopped(u.SELECT),e._resetInsertionMode(),e._processStartTag(t)):BR(e,t)}function x9(e,t){let r=t.tagID;r===u.CAPTION||r===u.TABLE||r===u.TBODY||r===
u.TFOOT||r===u.THEAD||r===u.TR||r===u.TD||r===u.TH?e.openElements.hasInTableScope(r)&&(e.openElements.popUntilTagNamePopped(u.SELECT),e._resetInsertionMode(),e.
onEndTag(t)):UR(e,t)}function E9(e,t){switch(t.tagID){case u.BASE:case u.BASEFONT:case u.BGSOUND:case u.LINK:case u.META:case u.NOFRAMES:case u.SCRIPT:case u.STYLE:case u.
TEMPLATE:case u.TITLE:{Gr(e,t);break}case u.CAPTION:case u.COLGROUP:case u.TBODY:case u.TFOOT:case u.THEAD:{e.tmplInsertionModeStack[e.tmplInsertionModeStack.length-
1]=y.IN_TABLE,e.insertionMode=y.IN_TABLE,ha(e,t);break}case u.COL:{e.tmplInsertionModeStack[e.tmplInsertionModeStack.length-1]=y.IN_COLUMN_GROUP,e.insertionMode=
y.IN_COLUMN_GROUP,d0(e,t);break}case u.TR:{e.tmplInsertionModeStack[e.tmplInsertionModeStack.length-1]=y.IN_TABLE_BODY,e.insertionMode=y.IN_TABLE_BODY,Zm(e,t);break}case u.
TD:case u.TH:{e.tmplInsertionModeStack[e.tmplInsertionModeStack.length-1]=y.IN_ROW,e.insertionMode=y.IN_ROW,ep(e,t);break}default:e.tmplInsertionModeStack[e.tmplInsertionModeStack.
length-1]=y.IN_BODY,e.insertionMode=y.IN_BODY,kt(e,t)}}function T9(e,t){t.tagID===u.TEMPLATE&&Ji(e,t)}function HR(e,t){if(e.openElements.tmplCount>0){do e.openElements.
popUntilTagNamePopped(u.TEMPLATE),e.activeFormattingElements.clearToLastMarker(),e.tmplInsertionModeStack.pop();while(e.openElements.tmplCount>0);e._resetInsertionMode(),
e.onEof(t)}else f0(e,t)}function b9(e,t){t.tagID===u.HTML?kt(e,t):Xm(e,t)}function jR(e,t){var r;if(t.tagID===u.HTML){if(e.fragmentContext||(e.insertionMode=y.AFTER_AFTER_BODY),
e.options.sourceCodeLocationInfo&&e.openElements.tagIDs[0]===u.HTML){e._setEndLocation(e.openElements.items[0],t);let n=e.openElements.items[1];n&&!(!((r=e.treeAdapter.
getNodeSourceCodeLocation(n))===null||r===void 0)&&r.endTag)&&e._setEndLocation(n,t)}}else Xm(e,t)}function Xm(e,t){e.insertionMode=y.IN_BODY,Qm(e,t)}function I9(e,t){
switch(t.tagID){case u.HTML:{kt(e,t);break}case u.FRAMESET:{e._insertElement(t,_.HTML);break}case u.FRAME:{e._appendElement(t,_.HTML),t.ackSelfClosing=!0;break}case u.
NOFRAMES:{Gr(e,t);break}default:}}function A9(e,t){t.tagID===u.FRAMESET&&!e.openElements.isRootHtmlElementCurrent()&&(e.openElements.pop(),!e.fragmentContext&&e.
openElements.currentTagId!==u.FRAMESET&&(e.insertionMode=y.AFTER_FRAMESET))}function S9(e,t){switch(t.tagID){case u.HTML:{kt(e,t);break}case u.NOFRAMES:{Gr(e,t);
break}default:}}function C9(e,t){t.tagID===u.HTML&&(e.insertionMode=y.AFTER_AFTER_FRAMESET)}function _9(e,t){t.tagID===u.HTML?kt(e,t):Wm(e,t)}function Wm(e,t){e.
insertionMode=y.IN_BODY,Qm(e,t)}function R9(e,t){switch(t.tagID){case u.HTML:{kt(e,t);break}case u.NOFRAMES:{Gr(e,t);break}default:}}function N9(e,t){t.chars=Re,
e._insertCharacters(t)}function D9(e,t){e._insertCharacters(t),e.framesetOk=!1}function qR(e){for(;e.treeAdapter.getNamespaceURI(e.openElements.current)!==_.HTML&&
e.openElements.currentTagId!==void 0&&!e._isIntegrationPoint(e.openElements.currentTagId,e.openElements.current);)e.openElements.pop()}function v9(e,t){if(IR(t))
qR(e),e._startTagOutsideForeignContent(t);else{let r=e._getAdjustedCurrentElement(),n=e.treeAdapter.getNamespaceURI(r);n===_.MATHML?a0(t):n===_.SVG&&(AR(t),o0(t)),
zm(t),t.selfClosing?e._appendElement(t,n):e._insertElement(t,n),t.ackSelfClosing=!0}}function k9(e,t){if(t.tagID===u.P||t.tagID===u.BR){qR(e),e._endTagOutsideForeignContent(
t);return}if(e.openElements.stackTop===0)return;let{tagName:r}=t,n=s0.get(r),i=e.fragmentContext?e.treeAdapter.getNamespaceURI(e.fragmentContext):_.HTML,s=Math.
max(e.openElements.indexOfTopmostByName(_.SVG,r),e.openElements.indexOfTopmostByName(_.MATHML,r),n===void 0?-1:e.openElements.indexOfTopmostByName(_.SVG,n),i===
_.HTML||i===_.SVG||i===_.MATHML?-1:e.openElements.indexOfTopmostByName(i,r));s>e.openElements.indexOfTopmostHtmlElement()?(t.tagName=e.treeAdapter.getTagName(e.
openElements.items[s]),e.openElements.shortenToLength(s)):e._endTagOutsideForeignContent(t)}var jPe=new Set([T.AREA,T.BASE,T.BASEFONT,T.BGSOUND,T.BR,T.COL,T.EMBED,T.FRAME,T.HR,T.IMG,T.INPUT,T.KEYGEN,T.LINK,T.META,T.PARAM,T.SOURCE,T.TRACK,T.WBR]);function VR(e,t){return iu.parse(e,t)}var O9=new Set(["missing-doctype","misplaced-doctype","misplaced-start-tag-for-head-element"]),tp=class extends Error{code;offset;constructor(t,r){super(t),this.
code=t,this.offset=r}};function GR(e,t){let r=0;try{return{ok:!0,document:VR(e,{scriptingEnabled:!0,sourceCodeLocationInfo:!0,treeAdapter:{...jt,createElement(i,s,a){
return t.spendNodes(1+a.length),jt.createElement(i,s,a)},createCommentNode(i){return t.spendNodes(),jt.createCommentNode(i)},onItemPush(){r+=1,t.checkNesting(r)},
onItemPop(){r-=1}},onParseError({code:i,startOffset:s}){if(!O9.has(i))throw new tp(i,s)}})}}catch(n){if(n instanceof tp)return{ok:!1,code:n.code,offset:n.offset};
throw n}}function zR(e){let t=Z1(e.text,e.path,$9),r=t.length-e.text.length,n=GR(t,e.budget),i=new h0(e,r);return n.ok?i.readDocument(n.document.childNodes):e.refuse({...KR,
why:`${KR.why} (${n.code}).`},Math.max(0,n.offset-r)),i.scripts}var $9="0".repeat(64),w9={"http://www.w3.org/1999/xhtml":new Set(hm),"http://www.w3.org/2000/svg":new Set(
sa)},h0=class{scripts=[];#e;#t;#r=new ma;constructor(t,r){this.#e=t,this.#t=r}readDocument(t){this.#n(t),this.#r.areTooMany&&this.#e.refuse(vm,0)}#n(t){for(let r of t){
if(!("tagName"in r))continue;let n=r.namespaceURI.endsWith("svg");n&&this.#r.openElement(r.attrs.map(({name:i,value:s})=>[i,s])),this.#i(r),this.#n(r.childNodes),
n&&this.#r.closeElement()}}#i(t){let r=t.sourceCodeLocation?.startOffset??this.#t;if(r<this.#t&&t.tagName==="script")return;let n=Math.max(0,r-this.#t);if(w9[t.
namespaceURI]?.has(t.tagName)!==!0){this.#e.refuse(P9(t.tagName),n);return}let s=t.namespaceURI.endsWith("svg");for(let{name:c,prefix:m="",value:p}of t.attrs){let d={
name:m===""?c:`${m}:${c}`,value:p},E=this.#s(t,d.name)??n;s?Nm(this.#e,t.tagName,d,E):G_(this.#e,t.tagName,d,E)}if(s)return;let a=K_(this.#e,t,n);a!==null&&this.
scripts.push(a)}#s(t,r){let n=t.sourceCodeLocation?.attrs?.[r]?.startOffset;return n===void 0?void 0:n-this.#t}};function P9(e){return{rule:"html.element",family:Dm(
e)??"html",why:"The document has an element that renderers do not have.",fix:"Use text, sections, lists, tables, img, canvas and SVG shapes; styles belong into \
a .css file."}}var KR={rule:"html.syntax",family:"html",why:"The document breaks the syntax of HTML",fix:"Correct the markup; an HTML validator shows the place."};var SN=Xv(AN(),1);var O8=new Set([...sa,"style"]),up=class extends Error{};function CN(e){try{new w0(e).read()}catch(t){if(!(t instanceof up))throw t}}var w0=class{#e;#t=new SN.SaxesParser(
{xmlns:!1,forceXMLVersion:!0,defaultXMLVersion:"1.0"});#r=new ma;#n=0;#i=null;constructor(t){this.#e=t;let r=this.#t;r.on("error",()=>this.#c($8)),r.on("doctype",
()=>this.#c(w8)),r.on("processinginstruction",()=>this.#e.refuse(P8,this.#l())),r.on("xmldecl",({version:n,encoding:i})=>{(n!=="1.0"||!/^(utf-8)?$/i.test(i??""))&&
this.#e.refuse(M8,0)}),r.on("opentag",n=>this.#s(n)),r.on("closetag",n=>this.#u(n)),r.on("text",n=>this.#p(n)),r.on("cdata",n=>this.#f(n))}read(){this.#t.write(
this.#e.text).close(),this.#r.areTooMany&&this.#e.refuse(vm,0)}#s({name:t,attributes:r}){this.#e.budget.spendNodes(),this.#n+=1,this.#e.budget.checkNesting(this.#n);
let n=this.#l();this.#n===1&&(t!=="svg"||r.xmlns===void 0)&&this.#e.refuse(L8,n),(this.#i!==null||!O8.has(t))&&this.#e.refuse(F8,n);for(let[i,s]of Object.entries(
r))this.#e.budget.spendTokens(),i==="style"?Hh(this.#e,s,n):Nm(this.#e,t,{name:i,value:s},n);this.#r.openElement(Object.entries(r)),t==="style"&&(this.#i={text:"",
at:n})}#u({name:t}){if(this.#n-=1,this.#r.closeElement(),t!=="style"||this.#i===null)return;let{text:r,at:n}=this.#i;this.#i=null,la(r,"sheet",this.#e.budget,{refuse:i=>this.#e.
refuse(i,n),refer:()=>this.#e.refuse(U8,n)})}#p(t){this.#i!==null&&(this.#i.text+=t)}#f(t){this.#i===null?this.#e.refuse(B8,this.#l()):this.#i.text+=t}#l(){return Math.
max(0,this.#t.position-1)}#c(t){throw this.#e.refuse(t,this.#l()),new up}},lu="Export it as plain SVG.",$8={rule:"svg.syntax",family:"SVG",why:"The file is not \
well-formed XML, or uses an entity beyond the five of XML.",fix:lu},w8={rule:"svg.doctype",family:"SVG",why:"The file declares a document type.",fix:lu},P8={rule:"\
svg.instruction",family:"SVG",why:"The file has a processing instruction.",fix:lu},M8={rule:"svg.syntax",family:"SVG",why:"The file is not XML 1.0 in UTF-8.",fix:lu},
L8={rule:"svg.root",family:"SVG",why:"The root is not an svg element in the namespace of SVG.",fix:'Begin with <svg xmlns="http://www.w3.org/2000/svg">.'},F8={rule:"\
svg.element",family:"SVG",why:"The picture has an element that bundles do not have.",fix:"Draw with paths, shapes and text; no scripts, links, pictures inside p\
ictures or animation elements."},B8={rule:"svg.cdata",family:"SVG",why:"The file has a CDATA section outside style.",fix:lu},U8={rule:"svg.reference",family:"SV\
G",why:"A picture loads nothing: its addresses are #id of its own elements.",fix:"Write url(#id)."};function _N(e,t,r){let n=[],i=[];for(let s of[...e.keys()].sort()){let a=s===xt?void 0:H8[lr(s)?.ending??""],c=a===void 0?null:ei(e.get(s)??new Uint8Array);if(a===
void 0||c===null)continue;let m=new na(s,c,r);i.push(m),cm(()=>n.push(...a(m,t)))}return{scans:i,scripts:n}}var H8={html:j8,css:P0(q8),svg:P0(CN),json:P0((e,{requiredNames:t})=>Q1(
e,t))};function P0(e){return(t,r)=>(e(t,r),[])}function j8(e,{entrypoint:t}){let r=zR(e);if(e.path===t)return r;for(let{offset:n}of r)e.refuse(V8,n);return[]}function q8(e){
la(e.text,"sheet",e.budget,{refuse:(t,r)=>e.refuse(t,r),refer:(t,r,n)=>e.refer(t,r,n)})}var V8={rule:"html.script",family:"EMB",why:"Only the entrypoint loads s\
cripts.",fix:"Remove the script element, or the document."};var F={bits:0,refs:[],texts:[]},be=class{value;lastReader=void 0;lastRead=0;readers=void 0;constructor(t=F){this.value=t}addReader(t){this.lastReader!==void 0&&
(this.readers??=new Set([this.lastReader]),this.readers.add(t)),this.lastReader=t}},Tn=class{kind;fields=void 0;setters=void 0;#e=void 0;#t=void 0;#r=void 0;#n=void 0;#i=void 0;#s=void 0;#u=void 0;#p=void 0;constructor(t){
this.kind=t}get names(){return this.#e??=new be,this.#e}get elements(){return this.#t??=new be,this.#t}get unnamed(){return this.#r??=new be,this.#r}get keys(){
return this.#n??=new be,this.#n}get iterators(){return this.#i??=new be,this.#i}get sources(){return this.#s??=new be,this.#s}get parents(){return this.#u??=new be,
this.#u}get heirs(){return this.#p??=new be,this.#p}},mu=class{#e=new Map;at(t,r){let n=this.#e.get(r);n===void 0&&(n=new Map,this.#e.set(r,n));let i=n.get(t)??
new Tn(r);return n.set(t,i),i}},Fe=class extends Tn{node;scope;method;parameters;rest=new be;all=new be;bound=new be;anywhere=new be;receiver=new be;result=new be;sent=new be;isCalled=!1;unit=void 0;#e=void 0;constructor(t,r,n){
super("function"),this.node=t,this.scope=r,this.method=n,this.parameters=t.params.map(()=>new be)}get yielded(){return this.#e??=new Tn("iterator"),this.#e}},bn=class extends Tn{node;instance=new Tn(
"instance");construct=new be;superclass=new be;constructor(t){super("class"),this.node=t}},Tt=class extends Tn{name;constructor(t){super("native"),this.name=t}},
et=class{parent;owner;#e=void 0;constructor(t,r){this.parent=t,this.owner=r}get variables(){return this.#e??=new Map,this.#e}declare(t){let r=this.variables.get(
t);if(r!==void 0)return r;let n={cell:new be};return this.variables.set(t,n),n}variableOf(t){return t.variable===void 0&&(t.variable=this.find(t.name)??null),t.
variable??void 0}find(t){for(let r=this;r!==void 0;r=r.parent){let n=r.#e?.get(t);if(n!==void 0)return n}}};var I={number:1,text:2,other:4,data:8,builtin:16,document:32,host:64,style:128,dataset:256,window:512,uncalled:1024},Ne=I.document|I.host|I.style|I.dataset|I.window,
RN=I.number|I.text|I.other,M0=RN|I.data,NN=32,tr=e=>({bits:e,refs:[],texts:null}),qe=tr(I.number),ge=tr(I.text),W=tr(I.other),xr=tr(RN),We=tr(I.data),zr=tr(I.builtin),
Un=tr(I.host),ts=tr(I.host|I.other),cp=tr(I.style),DN=tr(I.dataset),vN=tr(I.document),tt=tr(M0|I.builtin|I.document|I.host|I.style|I.dataset),rr=tr(I.uncalled),
lp=tr(I.window);function pu(...e){return{bits:I.text,refs:[],texts:e}}function w(e){return{bits:0,refs:[e],texts:[]}}function S(e,t){if(e===t||j(t))return e;if(j(
e))return t;let r=e.bits|t.bits,n=kN(e.refs,t.refs),i=G8(e,t);return r===e.bits&&n===e.refs&&i===e.texts?e:{bits:r,refs:n,texts:i}}function G8(e,t){if((t.bits&I.
text)===0)return e.texts;if((e.bits&I.text)===0)return t.texts;if(e.texts===null||t.texts===null)return null;let r=kN(e.texts,t.texts);return r.length>NN?null:r}
function kN(e,t){if(e===t||t.length===0)return e;let r=e.length>8?new Set(e):void 0,n=t.filter(i=>!(r?.has(i)??e.includes(i)));return n.length===0?e:[...e,...n]}
function In(e){return e.reduce(S,F)}function j({bits:e,refs:t}){return e===0&&t.length===0}function v(e,t){return(e.bits&t)!==0}function ft({bits:e,refs:t},r){return t.
length===0&&(e&~r)===0}function vr(e){return ft(e,I.text)&&e.texts!==null&&e.texts.length>0?e.texts:void 0}function mp(e,t){if(j(e)||j(t))return F;if(ft(e,I.number)&&
ft(t,I.number))return qe;let r=K8(e,t);return r!==null?pu(...r):ft(e,I.text)||ft(t,I.text)?ge:xr}function K8(e,t){let[r,n]=[vr(e),vr(t)];return r===void 0||n===
void 0||r.length*n.length>NN?null:[...new Set(r.flatMap(i=>n.map(s=>i+s)))]}var ON={values:[],spread:F};function Ce({values:e,spread:t},r){return S(e[r]??F,t)}function fu({values:e,spread:t}){return e.reduce(S,t)}function Er(...e){return{
values:e,spread:F}}function Ee(e,t,r,n){return{rule:e,family:t,why:r,fix:n}}var R={language:Ee("script.language","script","This part of the language is not for renderers: async, a\
wait, using, with, debugger, import.meta, new.target.","Write it as plain, synchronous code."),dynamicImport:Ee("DYN.import","DYN","import() loads code that the\
 scan has not seen.","Import the module at the top of the script."),namespace:Ee("script.namespace","script","window, Math, JSON, Object, Intl and Symbol are on\
ly used with a constant, listed member, such as Math.max.","Write the member directly behind the name."),undefinedName:Ee("script.name","script","A property who\
se name contains undefined is also named by a variable without a value.","Use another name."),constructorResult:Ee("DYN.constructor","DYN","A constructor that r\
eturns a value replaces the object that its class and derived classes define.","Return nothing from the constructor, and write a function that returns the value\
."),noValue:Ee("script.value","script","No value reaches this expression, for example because a list that it reads is never filled.","Remove the code that never\
 runs, or fill the list."),computed:Ee("script.computed","script","The property is computed, and the object is neither data nor a literal table.","Name the prop\
erty, or keep the values in a Map and use get."),computedNative:Ee("DYN.computed","DYN","A computed property of an object of the browser or the language could b\
e any of its members.","Name the property directly."),call:Ee("script.call","script","It is not certain which function this calls.","Call functions of the bundl\
e by their names, or keep them in a Map and use get."),callback:Ee("script.callback","script","Only functions that the bundle defines are passed where something\
 calls them.","Pass an arrow function that calls what is meant."),construct:Ee("DYN.construct","DYN","Only classes of the bundle and listed constructors are con\
structed.","Construct them by their names."),self:Ee("script.this","script","this is only used as this.name in classes and object literals that define the name.",
"Name the object, or write a class."),assign:Ee("script.assign","script","Nothing is assigned to names and members that the bundle does not define.","Declare a \
variable of your own with let or const."),global:Ee("script.global","script","A top-level var or function of a classic script becomes a property of the window o\
f this name.","Use let or const, another name, or a module."),laterGlobal:Ee("script.order","script","This name belongs to a script that runs later; until then \
the browser may give it another value.","Load the script that declares it first, or write modules."),nested:Ee("script.function","script","A function declaratio\
n within a block means different things in old scripts.","Declare the function outside the block, or as a const."),implicit:Ee("DYN.implicit","DYN","The languag\
e calls a property of this name by itself, with values of its own.","Use another name; toString, valueOf and toJSON may be functions that an object of the bundl\
e defines."),setLike:Ee("script.set","script","A set is combined and compared with sets and maps only: methods of another object would be called.","Pass a Set."),
iterator:Ee("script.iterator","script","An object that is iterated defines its iterator as a generator method.","Write *[Symbol.iterator]() { ... }."),hostSpread:Ee(
"EMB.copy","EMB","Properties of objects of the browser are not copied or listed: among them are windows and addresses.","Read the properties that are needed by \
their names."),element:Ee("EMB.element","EMB","Elements are created by constant, listed names.","Write the name of a listed element; script, link and meta belon\
g into the document."),attribute:Ee("script.attribute","script","Attributes are set by constant, listed names.","Write the name of a listed attribute; handlers \
and style are none."),reference:Ee("NET.reference","NET","src is set to a constant path of a file of the bundle, href to a constant #id.","Write the path as a c\
onstant text."),styleValue:Ee("CSS.value","CSS","The style value has a function or an escape that is not allowed, or loads something.","Use listed CSS functions\
; url() only as url(#id)."),context:Ee("EMB.context","EMB","A canvas has the one context '2d'.","Call getContext('2d')."),animation:Ee("TIM.animation","TIM","Wh\
at animate returns is a clock.","Call animate as a statement, without using its result."),frame:Ee("script.import","script","Modules import modules of the bundl\
e by relative paths that end in .js, and names that these export.","Correct the path or the name; a script of the bundle is loaded either as a module or as a cl\
assic script."),stateDelta:Ee("DATA.delta","DATA","state_delta is no renderer’s to write.","Remove it; the engine owns the state."),testStates:Ee("DATA.states",
"DATA","The script carries states or boards of its own.","Remove test states; practice games give real ones."),renderer:Ee("BIND.render","BIND","window.RialtoRe\
nderer is set exactly once, to an object with a known function render of at least one parameter.","Write window.RialtoRenderer = { render } once.")};var z8=/^(?:Array\.isArray|Boolean|isFinite|isNaN|Math\..+|Number|Number\..+|parseFloat|parseInt|String)$/;function Wr(e,t,r,n,i,s){if(j(t))return F;ft({...t,refs:[]},
I.other|I.uncalled)&&(t.refs.length>0||v(t,I.uncalled))&&t.refs.every(p=>p.kind==="function"||p instanceof Tt&&z8.test(p.name))||e.refuse(R.callback,i,s);let c={
...t,bits:0,refs:t.refs.filter(({kind:p})=>p==="function"||p==="native")},m=v(t,I.uncalled)?rr:F;return j(c)?m:S(m,e.callValue(c,S(r,W),n,i,s))}var W8={NET:`fetch fetchLater XMLHttpRequest WebSocket WebSocketStream EventSource WebTransport navigator Image Audio location
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
    CustomEvent EventTarget KeyboardEvent MouseEvent PointerEvent TouchEvent onkeydown onclick getSelection`,DATA:"structuredClone"},Y8={NET:["A renderer makes \
no requests and navigates nowhere.","Put what it needs into the bundle."],STO:["A renderer stores nothing.","Keep what one page needs in variables."],DYN:["This\
 leads from text to code or to constructors.","Write the code out; name properties directly."],EMB:["This leads to other windows, frames, workers, messages or d\
ocuments.","Draw with listed elements only."],TIM:["A renderer has no timers, promises, clocks or randomness.","Draw when render is called; animate with request\
AnimationFrame and its time, or with CSS."],INP:["A renderer takes no input, and listens to no events.","Remove the handler; show what the state says."],DATA:["\
A renderer shows the state and never computes or carries it.","Read the state that render is called with."],BIND:["The bundle is not bound to the state.","Set w\
indow.RialtoRenderer once, with a function render."],CSS:["Style sheets are files of the bundle, and styles load nothing.","Use a style sheet of the bundle."],SVG:[
"This is not allowed in SVG.","Use the listed elements and attributes."],html:["This is not allowed in documents.","Use the listed elements and attributes."],refs:[
"The reference is no file of the bundle.","Name a file of the bundle."],scan:["The scan does not accept this.","Write it more simply."],script:["The name is not\
 on the list of what renderers may use.","Use only listed names; define your own."]},$N=Q8(W8),wN=new Map([...Rh.map(e=>[e,"DYN"]),...n_.map(e=>[e,"EMB"]),...dm.
map(e=>[e,"INP"]),...Object.entries(i_).flatMap(([e,t])=>t.map(r=>[r,FN(e)]))]),X8=new Set(Rh);function L0(e){return X8.has(e)}function PN(e){return wN.get(e)}function MN(e){
return $N.has(e)}function Ia(e){return LN($N.get(e)??"script","name")}function Hn(e){return LN(wN.get(e)??"script","member")}function LN(e,t){let[r,n]=Y8[e];return{
rule:`${e}.${t}`,family:e,why:r,fix:n}}function Q8(e){let t=Object.entries(e).flatMap(([r,n])=>n.split(/\s+/).map(i=>[i,FN(r)]));return new Map(t)}function FN(e){
return["NET","STO","DYN","EMB","TIM","INP","DATA","CSS"].find(r=>r===e)??"script"}var An=e=>new Set(e.trim().split(/\s+/)),F0=new Set(Object.values(_h).flat()),J8=new Set(Lo),Z8=new Set(pm.CSSStyleDeclaration),BN=new Set([...hm,...sa].filter(
e=>e==="title"||!s_.includes(e))),eH=new Set(gm),tH=An("http://www.w3.org/2000/svg http://www.w3.org/1999/xhtml"),rH=An(`
  body canvas childNodes children classList documentElement firstChild firstElementChild lastChild
  lastElementChild nextElementSibling nextSibling offsetParent ownerSVGElement parentElement parentNode
  previousElementSibling previousSibling target viewportElement`),nH=An("borderBoxSize contentBoxSize contentRect data devicePixelContentBoxSize"),HN=An(`
  appendChild cloneNode closest createConicGradient createDocumentFragment createElement createElementNS
  createImageData createLinearGradient createPattern createRadialGradient createTextNode getContext getCTM getElementById
  getImageData getPointAtLength getScreenCTM getTransform insertBefore inverse item matrixTransform multiply
  querySelector querySelectorAll removeChild replaceChild transformPoint`),jN=An("getAttributeNames getBBox getBoundingClientRect getLineDash measureText"),iH=An(
"getPropertyPriority getPropertyValue item removeProperty setProperty"),sH=An("entries forEach keys values"),B0=An(`
  alt ariaHidden ariaLabel ariaLive ariaValueMax ariaValueMin ariaValueNow ariaValueText className colSpan dir direction
  fillStyle filter font fontKerning fontStretch fontVariantCaps globalAlpha globalCompositeOperation height hidden id
  imageSmoothingEnabled imageSmoothingQuality lang letterSpacing lineCap lineDashOffset lineJoin lineWidth max min
  miterLimit nodeValue role rowSpan shadowBlur shadowColor shadowOffsetX shadowOffsetY src strokeStyle textAlign
  textBaseline textContent textRendering title value width wordSpacing a b c d e f w x y z`),qN=An("fillStyle strokeStyle"),aH=An("fillStyle filter font shadowC\
olor strokeStyle");function pp(e){return F0.has(e)}function VN(e,t){return(!v(e,I.document)||J8.has(t))&&(!v(e,I.host)||F0.has(t))}function U0(e){return nH.has(
e)?We:rH.has(e)?ts:e==="style"?cp:e==="dataset"?DN:qN.has(e)?S(zr,S(xr,Un)):HN.has(e)||jN.has(e)?zr:B0.has(e)?S(zr,xr):xr}function GN(e,t,r,n,i,s){let a=qN.has(
r)?Ne&~I.host:Ne;(n.refs.length>0||v(n,a))&&e.refuse(R.assign,i,s),v(t,I.style)&&(Z8.has(r)&&e.refuse(Hn(r),i,s),hu(e,n,i,s)),v(t,I.document)&&e.refuse(R.assign,
i,s),v(t,I.host)&&(B0.has(r)||e.refuse(R.assign,i,s),r==="style"&&e.refuse(R.styleValue,i,s),r==="src"&&WN(e,n,i,s),aH.has(r)&&hu(e,n,i,s))}function KN(e,t,r,n,i,s){
if(v(t,I.style)&&iH.has(r))return r==="setProperty"&&hu(e,Ce(n,1),i,s),ge;let a=v(t,I.document)&&_h.Document?.includes(r)===!0;if(!(!(v(t,I.host)&&F0.has(r))&&!a)&&
!(sH.has(r)||B0.has(r)))return oH(e,r,n,i,s),HN.has(r)?ts:jN.has(r)?We:xr}function oH(e,t,r,n,i){let s=Ce(r,0),a=Ce(r,1);switch(t){case"createElement":UN(e,s,n,
i);return;case"createElementNS":du(s,c=>tH.has(c))||e.refuse(R.element,n,i),UN(e,a,n,i);return;case"getContext":du(s,c=>c==="2d")||e.refuse(R.context,n,i);return;case"\
setAttribute":uH(e,s,a,n,i);return;case"toggleAttribute":du(s,zN)||e.refuse(R.attribute,n,i);return;case"animate":e.statementCalls.has(n)||e.refuse(R.animation,
n,i);for(let c of s.refs)YN(e,c,2,n,i);return;default:}}function UN(e,t,r,n){if(du(t,a=>BN.has(a)))return;let i=vr(t)?.find(a=>!BN.has(a)),s=Dm(i?.toLowerCase()??
"")??R.element.family;e.refuse({...R.element,rule:`${s}.element`,family:s},r,n)}function uH(e,t,r,n,i){let s=vr(t);if(s===void 0){j(t)||e.refuse(R.attribute,n,i);
return}for(let a of s)a==="src"?WN(e,r,n,i):a==="href"?du(r,c=>/^#[^\s]+$/.test(c))||e.refuse(R.reference,n,i):zN(a)?/^(?:clip-path|fill|font|gradientTransform|mask|stop|stroke|transform)/.
test(a)&&hu(e,r,n,i):e.refuse(R.attribute,n,i)}function zN(e){return Fo.some(t=>t.endsWith("*")?e.startsWith(t.slice(0,-1))&&/^[a-z-]+[a-z0-9-]*$/.test(e):t===e)}
function WN(e,t,r,n){let i=vr(t);if(i===void 0){j(t)||e.refuse(R.reference,r,n);return}for(let s of i)/^(?:\.\/)?[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/.test(s)?e.refer(
s,r,n):e.refuse(R.reference,r,n)}function hu(e,t,r,n){v(t,I.text)&&t.texts?.some(i=>!cH(i))===!0&&e.refuse(R.styleValue,r,n)}function cH(e){return/\\|\/\*|@/.test(
e)?!1:[...e.matchAll(/([-\w]+)\(\s*(#?)/g)].every(([,t="",r])=>t.toLowerCase()==="url"?r==="#":eH.has(t.toLowerCase()))}function YN(e,t,r,n,i){for(let s of e.prototypeChainOf(
t)){let a=e.fieldsOf(s).map(([,c])=>c);for(let c of[s.elements,s.unnamed,...a]){let m=e.read(c);if(hu(e,m,n,i),r>0)for(let p of m.refs)YN(e,p,r-1,n,i)}}}function du(e,t){
return j(e)||vr(e)?.every(t)===!0}var gu=new Set(["toString","valueOf","toJSON"]),lH=new Set(["exec","has","join","keys","next","return","throw","toISOString"]),mH=new Set(["array","map","set","\
iterator","native"]);function H0(e,t){for(let{kind:r}of e.prototypeChainOf(t))if(mH.has(r))return!0;return!1}function XN(e,t,r,n,i,s){if(r==="toLocaleString"||r!==
void 0&&gu.has(r)&&!pH(n)){fH(n)&&e.refuse(R.implicit,i,s);return}if(n.refs.some(d=>d instanceof Tt&&/\.(?:from|of)$/.test(d.name))&&t.refs.some(({kind:d})=>d===
"class"||d==="function")&&e.refuse(R.implicit,i,s),!(r===void 0||gu.has(r)||lH.has(r))||!n.refs.some(({kind:d})=>d==="function"||d==="native"))return;let m=v(t,
I.data|I.builtin),p=t.refs.some(d=>H0(e,d)&&!(r!==void 0&&gu.has(r)));(m||p)&&e.refuse(R.implicit,i,s)}function pH(e){return e.refs.every(t=>t instanceof Fe)&&!v(
e,I.builtin|I.data|Ne)}function fH(e){return e.refs.length>0||v(e,I.builtin|I.data|Ne)}function j0(e,t,r,n){if(!(r!==void 0&&!gu.has(r)))for(let i of n.refs)i instanceof
Fe&&(i.isCalled=!0,e.write(i.receiver,w(t)),e.write(i.anywhere,S(ge,W)),r===void 0&&e.write(e.implicitFunctions,w(i)))}function fp(e){return gu.has(e)}var dH=new Set(Lo),hH=new Set(pm.CSSStyleDeclaration),JN=new Set(["length","size","byteLength","byteOffset","lastIndex","index"]),gH=new Set(["description","fla\
gs","message","name","source","stack"]),q0=new Set([...fm,..."anchor apply big bind blink bold call fixed fontcolor fontsize isPrototypeOf italics link".split("\
 "),..."propertyIsEnumerable return small strike sub substr sup throw trimLeft trimRight".split(" ")]),yH=new Set("hasOwnProperty isPrototypeOf propertyIsEnumer\
able toLocaleString toString valueOf".split(" ")),xH=new Set(["call","apply","bind"]);function dp(e,t,r,n,i){if(v(t,I.window))return e.refuse(R.self,n,i),!0;let s=PN(
r);if(s===void 0||ft(t,I.style|I.dataset|I.other)&&!L0(r))return!1;let a=t.refs.some(({kind:m})=>m==="function"||m==="class"||m==="native"),c=L0(r)||v(t,Ne|I.uncalled)||
s==="DYN"&&(a||v(t,I.builtin));return c&&e.refuse(Hn(r),n,i),c}function ZN(e,t,r,n,i){if(dp(e,t,r,n,i))return tt;gp(e,r,n,i);let s=v(t,I.uncalled)?rr:F;for(let a of t.
refs){let c=Vt(e,a,r);s=S(s,j(c)||EH(a,r)?S(c,QN(a,r)):c)}return v(t,I.data)&&(e.isReporting&&!v(t,Ne)&&e.namesRead.add(r),s=S(s,e.dataValue())),v(t,I.text)&&yu(
r)&&(s=S(s,ge)),v(t,I.text|I.number|I.other)&&(s=S(s,QN(void 0,r))),v(t,I.builtin)&&(s=S(s,S(zr,xr))),v(t,Ne)?S(s,TH(e,t,r,n,i)):s}function EH({kind:e},t){return yH.
has(t)?!0:e==="function"||e==="class"?t==="length"||t==="name"||q0.has(t):e!=="object"&&e!=="instance"&&e!=="namespace"&&(JN.has(t)||q0.has(t))}function QN(e,t){
return e?.kind==="native"?S(zr,xr):JN.has(t)?qe:gH.has(t)?S(ge,W):q0.has(t)?S(zr,W):W}function TH(e,t,r,n,i){let s=F,a=(c,m)=>{c||e.refuse(Hn(r),n,i),s=S(s,c?m:
tt)};return v(t,I.document)&&a(dH.has(r),U0(r)),v(t,I.host)&&a(pp(r),U0(r)),v(t,I.style)&&a(!hH.has(r),xr),v(t,I.dataset)?S(s,xr):s}function Vt(e,t,r){let n=F;for(let i of e.
prototypeChainOf(t))n=S(n,S(e.readField(i,r),e.read(i.unnamed))),yu(r)&&(n=S(n,e.read(i.elements)));return n}function yu(e){return/^[-\dIN]/.test(e)&&(/^-?\d+$/.
test(e)||String(Number(e))===e)}function eD(e,t){let r=ir(e,t);return t.refs.length>0||v(t,I.builtin|I.other|I.number)?S(r,W):r}function ir(e,t){let r=v(t,I.uncalled)?
rr:F;for(let n of t.refs)for(let i of e.prototypeChainOf(n)){r=S(r,S(e.read(i.elements),e.read(i.unnamed)));for(let[s,a]of e.fieldsOf(i))yu(s)&&(r=S(r,e.read(a)))}
return v(t,I.data)&&(r=S(r,e.dataValue())),v(t,I.text)&&(r=S(r,ge)),v(t,I.host)&&(r=S(r,ts)),v(t,I.style|I.dataset)?S(r,ge):r}function xu(e,t){let r=F;for(let n of e.
prototypeChainOf(t)){r=S(r,S(e.read(n.elements),e.read(n.unnamed)));for(let[,i]of e.fieldsOf(n))r=S(r,e.read(i))}return r}function hp(e){return!v(e,Ne|I.builtin|
I.uncalled)&&e.refs.every(({kind:t})=>t==="object"||t==="array"||t==="iterator")}function tD(e,t,r,n){if(j(t))return F;if(!hp(t))return e.refuse(v(t,Ne)?R.computedNative:
R.computed,r,n),tt;let i=S(zr,W);for(let s of t.refs)i=S(i,xu(e,s));return v(t,I.text)&&(i=S(i,ge)),v(t,I.data)?S(i,e.dataValue()):i}function bi(e,t,r,n,i,s){if(!dp(
e,t,r,i,s)){r==="state_delta"&&e.refuse(R.stateDelta,i,s),rD(e,t,r,n,i,s);for(let a of t.refs)(a.kind==="native"||a instanceof Fe&&xH.has(r))&&e.refuse(R.assign,
i,s),IH(e,a,r,n,i,s);v(t,I.data)&&Aa(e,n,i,s),v(t,I.builtin)&&bH(e,r,n,i,s),v(t,Ne)&&GN(e,t,r,n,i,s)}}function rD(e,t,r,n,i,s){XN(e,t,r,n,i,s),r!==void 0&&gp(e,
r,i,s),ft(t,I.text|I.number|I.other)&&e.refuse(R.noValue,i,s)}function gp(e,t,r,n){t.includes("undefined")&&e.refuse(R.undefinedName,r,n)}function bH(e,t,r,n,i){
(r.refs.length>0||v(r,Ne|I.builtin)||fp(t))&&e.refuse(R.assign,n,i)}function IH(e,t,r,n,i,s){e.writeField(t,r,n),j0(e,t,r,n);for(let{kind:a}of n.refs)if(a==="fu\
nction"){e.write(e.methodsOf(r),n);break}Eu(e,t,a=>a===r,n,i,s)}function Eu(e,t,r,n,i,s){if(!j(e.read(e.anySetter)))for(let a of e.prototypeChainOf(t))for(let[c,
m]of e.fieldsOf(a,"setters")){if(!r(c))continue;let p=S(w(a),w(t));e.callValue(e.read(m),p,{values:[n],spread:F},i,s)}}function Aa(e,t,r,n){v(t,Ne)&&e.refuse(R.
assign,r,n),(t.refs.length>0||v(t,Ne|I.builtin|I.uncalled))&&e.write(e.insideData,t)}function Ii(e,t,r,n,i){for(let s of t.refs)e.write(s.elements,r),Eu(e,s,yu,
r,n,i);v(t,I.data)&&Aa(e,r,n,i),(v(t,Ne|I.builtin)||t.refs.some(({kind:s})=>s==="native"))&&e.refuse(R.computedNative,n,i)}function V0(e,t){for(let r of e.prototypeChainOf(
t))for(let[n,i]of e.fieldsOf(r))yu(n)&&e.write(t.elements,e.read(i))}function rs(e,t,r,n,i){if(!j(t)){if(!hp(t)){e.refuse(v(t,Ne)?R.computedNative:R.computed,n,
i);return}rD(e,t,void 0,r,n,i);for(let s of t.refs)s.kind==="iterator"&&e.refuse(R.computed,n,i),e.write(s.unnamed,r),v(r,I.data|I.builtin)&&V0(e,s),r.refs.length>
0&&AH(e,s,r),j0(e,s,void 0,r),Eu(e,s,()=>!0,r,n,i);v(t,I.data)&&Aa(e,r,n,i)}}function AH(e,t,r){e.write(t.parents,r);for(let n of r.refs)e.write(n.heirs,S(w(t),
e.read(t.heirs)))}function G0(e,t,r){let n=e.pairAt(r);e.writeField(n,"0",qe);for(let s of t.refs)s.kind==="map"&&e.writeField(n,"0",e.read(s.keys)),s.kind==="set"&&e.writeField(
n,"0",e.read(s.elements));e.writeField(n,"1",ir(e,t));let i=e.objectAt(r,"iterator");return e.write(i.elements,w(n)),i}function dt(e,t,r,n){let i=F,s=t.refs.filter(
({kind:c})=>c==="map"),a=s.length===0?t:{...t,refs:t.refs.filter(({kind:c})=>c!=="map")};j(a)||(i=ir(e,a)),s.length>0&&(i=S(i,ir(e,w(G0(e,{...F,refs:s},r)))));for(let c of t.
refs)i=S(i,SH(e,c,r,n));return i}function SH(e,t,r,n){let i=F;for(let s of e.prototypeChainOf(t)){let a=e.read(s.iterators);if(!a.refs.some(({kind:m})=>m==="fun\
ction"))continue;let c=e.callValue(a,S(w(s),w(t)),ON,r,n);i=S(i,ir(e,c))}return i}function yp(e,t,r){for(let n of t.refs)for(let i of e.prototypeChainOf(n))for(let s of[
...e.read(i.sources).refs,...e.read(i.iterators).refs])s instanceof Fe&&e.write(s.sent,r)}function nD(e,t){return e.write(t.yielded.sources,w(t)),w(t.yielded)}var jn=e=>new Set(e.trim().split(/\s+/)),CH=new Set(fm),_H=jn(`
  charCodeAt codePointAt findIndex findLastIndex indexOf lastIndexOf localeCompare search getDate getDay getFloat32
  getFloat64 getFullYear getHours getInt16 getInt32 getInt8 getMilliseconds getMinutes getMonth getSeconds getTime
  getTimezoneOffset getUTCDate getUTCDay getUTCFullYear getUTCHours getUTCMilliseconds getUTCMinutes getUTCMonth
  getUTCSeconds getUint16 getUint32 getUint8 push unshift`),RH=jn(`
  charAt format join normalize padEnd padStart repeat replace replaceAll select startsWith substring toExponential
  toFixed toISOString toLocaleLowerCase toLocaleString toLocaleUpperCase toLowerCase toPrecision toString toUpperCase
  toWellFormed trim trimEnd trimStart`),NH=jn("exec formatToParts match matchAll split"),DH=jn("every filter find findIndex findLast findLastIndex flatMap forEa\
ch map some reduce reduceRight sort toSorted"),vH=jn("at find findLast get pop shift"),kH=jn(`
  concat difference drop filter flat intersection slice splice subarray symmetricDifference take toArray toReversed
  toSorted toSpliced union values with`),OH=jn("add copyWithin fill reverse set sort valueOf"),$H=jn("copyWithin fill reverse shift sort splice unshift"),wH={add:0,
fill:0,push:0,set:1,splice:2,unshift:0},PH={concat:0,toSpliced:2,union:0,symmetricDifference:0,with:1},K0=jn("difference intersection isDisjointFrom isSubsetOf \
isSupersetOf symmetricDifference union");function iD(e,t,r,n,i,s){if(!CH.has(r))return;let a={run:e,target:t,name:r,parameters:n,node:i,scope:s},c=n.values.length>
0||!j(n.spread);if(/^(?:entries|keys|values)$/.test(r)&&c&&e.refuse(R.computedNative,i,s),$H.has(r))for(let p of t.refs)V0(e,p);K0.has(r)&&LH(a),FH(a);let m=DH.
has(r)?BH(a):F;return(r==="replace"||r==="replaceAll")&&VH(a),MH(a,m)}function MH(e,t){let{run:r,target:n,name:i,parameters:s,node:a}=e;return _H.has(i)?qe:i===
"next"?KH(e):i==="map"?xp(e,t):i==="flatMap"?(qH(e,t),xp(e,Ep(e,t))):i.startsWith("reduce")?S(t,sD(e)):i==="entries"?w(G0(r,n,a)):i==="keys"?xp(e,z0(r,n)):vH.has(
i)?S(ir(r,n),W):kH.has(i)?HH(e):OH.has(i)?n:i==="toLocaleString"?GH(r,n,fu(s)):RH.has(i)?ge:NH.has(i)?We:W}function LH({run:e,parameters:t,node:r,scope:n}){let i=Ce(
t,0);(v(i,I.data|I.builtin|Ne)||i.refs.some(({kind:a})=>a!=="set"&&a!=="map"))&&e.refuse(R.setLike,r,n)}function FH({run:e,target:t,name:r,parameters:n,node:i,scope:s}){
let a=wH[r];if(a===void 0)return;let c=In([...n.values.slice(a),n.spread]);if(r==="set")for(let p of t.refs)e.write(p.keys,Ce(n,0));let m={...t,bits:t.bits&I.data};
j(m)||Ii(e,m,c,i,s)}function BH(e){let{run:t,target:r,name:n,parameters:i,node:s,scope:a}=e,c=ir(t,r);if((n==="sort"||n==="toSorted")&&i.values.length===0&&j(i.
spread))return F;let p=UH(e,c),d=Wr(t,Ce(i,0),Ce(i,1),p,s,a);if(!n.startsWith("reduce"))return d;let[,...E]=p.values,C=Er(d,...E);return S(d,Wr(t,Ce(i,0),F,C,s,
a))}function sD({run:e,target:t,parameters:r}){let n=Ce(r,1);return r.values.length>1?n:S(n,ir(e,t))}function UH(e,t){let{run:r,target:n,name:i}=e;return i==="s\
ort"||i==="toSorted"?Er(t,t):i.startsWith("reduce")?Er(sD(e),t,qe,n):Er(t,z0(r,n),n)}function z0(e,t){let r=qe;for(let n of t.refs)n.kind==="map"&&(r=S(r,e.read(
n.keys))),n.kind==="set"&&(r=S(r,e.read(n.elements)));return r}function HH(e){let{run:t,target:r,name:n,parameters:i}=e,s=PH[n],a=ir(t,r);if(n==="flat"&&(a=jH(e,
a)),s!==void 0){let d=In([...i.values.slice(s),i.spread]);a=S(a,S(d,Ep(e,d))),K0.has(n)&&(a=S(a,z0(t,d)))}let c={...r,refs:[],bits:r.bits&(I.data|I.text)};if(r.
refs.length===0&&ft(a,M0))return n==="slice"||n==="concat"?{...c,texts:null}:S(We,F);let p=xp(e,a);return v(r,I.text)&&(n==="slice"||n==="concat")?S(p,ge):p}function jH(e,t){
let r=t;for(let n=S(r,Ep(e,r));n!==r;n=S(r,Ep(e,r)))r=n;return r}function qH({run:e,node:t,scope:r},n){for(let i of n.refs){let s=i.kind==="iterator"?F:Vt(e,i,"\
next");(s.refs.length>0||v(s,I.builtin))&&e.refuse(R.iterator,t,r)}}function Ep({run:e,node:t,scope:r},n){let i={...n,refs:n.refs.filter(({kind:s})=>s!=="array")};
return j(n)?n:S(i,dt(e,n,t,r))}function xp({run:e,target:t,name:r,node:n},i){let s=[K0.has(r)?"set":r==="keys"||r==="values"?"iterator":"array"];t.refs.some(({kind:c})=>c===
"iterator")&&s.push("iterator");let a=In(s.map(c=>w(e.objectAt(n,c))));for(let c of a.refs)e.write(c.elements,i);return a}function VH({run:e,parameters:t,node:r,
scope:n}){let i=Ce(t,1);if(i.refs.length===0&&!v(i,I.builtin|Ne))return;let s={values:[ge],spread:S(xr,We)};Wr(e,i,F,s,r,n)}function GH(e,t,r){for(let i of e.read(
e.implicitFunctions).refs)i instanceof Fe&&e.write(i.anywhere,r);let n=ge;for(let i of t.refs)for(let s of Vt(e,i,"toString").refs)s instanceof Fe&&(n=S(n,e.read(
s.result)));return n}function KH({run:e,target:t,parameters:r,node:n}){let i=e.objectAt(n,"object");return e.writeField(i,"value",S(ir(e,t),W)),e.writeField(i,"\
done",W),yp(e,t,Ce(r,0)),S(w(i),v(t,I.data)?We:F)}function aD(e,t,r,n,i){let s=Ce(r,0),a=Ce(r,1);switch(gn[t]?.use!=="constructor"&&zi[t]?.use!=="constructor"||e.refuse(t==="Date"?lD:R.call,n,i),t){case"Array":case"\
Array.of":return Ai(e,n,"array",fu(r));case"Array.from":return mD(e,r,n,i);case"Object.assign":return ej(e,r,n,i);case"Object.entries":case"Object.values":return JH(
e,s,t==="Object.entries",n,i);case"Object.keys":return We;case"Object.freeze":case"Object.seal":return s;case"Object.fromEntries":return tj(e,s,n,i);case"Object\
.groupBy":case"Map.groupBy":return rj(e,t,r,n,i);case"JSON.parse":return j(a)||nj(e,a,n,i),e.dataValue();case"JSON.stringify":return X0(e,oD(e,s),n,i),(a.refs.some(
({kind:m})=>m!=="array")||v(a,I.builtin|Ne))&&zH(e,s,a,n,i),ge;case"requestAnimationFrame":return Wr(e,s,F,Er(qe),n,i),qe;case"getComputedStyle":return cp;case"\
matchMedia":return Un;case"Error":case"RangeError":case"TypeError":return uD(e,r,n,i);default:return t.endsWith("Array.from")?XH(e,r,n,i):YH(t)}}function zH(e,t,r,n,i){
let s=a=>{let c=S(oD(e,a),e.dataValue());return Wr(e,r,c,{values:[ge],spread:c},n,i)};s(s(t))}function oD(e,t){let r=t,n=new Set(t.refs);for(let i of n){let s=In(
[xu(e,i),...Vt(e,i,"toJSON").refs.map(a=>WH(e,a))]);r=S(r,s);for(let a of s.refs)n.add(a)}return r}function WH(e,t){return t instanceof Fe?e.read(t.result):F}function Y0(e,t){
let r=Ce(t,1),n=In(r.refs.map(i=>Vt(e,i,"cause")));return v(r,I.data)?S(n,e.dataValue()):n}function uD(e,t,r,n){return Aa(e,Y0(e,t),r,n),e.dataValue()}function YH(e){
return/^(?:Math\.|Number$|parse|Number\.parse)/.test(e)?qe:/^(?:Intl\.|.+Array\.of$)/.test(e)?We:/^String/.test(e)?ge:W}function cD(e,t,r,n,i){let s=Ce(r,0);switch(t){case"\
Array":return Ai(e,n,"array",fu(r));case"Map":case"WeakMap":return QH(e,s,n,i);case"Set":case"WeakSet":return Ai(e,n,"set",j(s)?F:dt(e,s,n,i));case"Date":return r.
values.length===0&&e.refuse(lD,n,i),We;case"Path2D":return Un;case"ResizeObserver":return Wr(e,s,Un,Er(Ai(e,n,"array",Un),Un),n,i),Un;case"Error":case"RangeErro\
r":case"TypeError":return uD(e,r,n,i);default:return/^(?:Intl\..+|ArrayBuffer|DataView|.*Array)$/.test(t)?We:void 0}}var lD={rule:"TIM.clock",family:"TIM",why:"\
A Date without an argument reads the clock.",fix:"Take times from the state, or the time that requestAnimationFrame gives."};function Ai(e,t,r,n){let i=e.objectAt(
t,r);return e.write(i.elements,n),w(i)}function mD(e,t,r,n){let i=Ce(t,0),s=Ce(t,1),a=S(dt(e,i,r,n),In(i.refs.map(p=>xu(e,p))));if(j(s))return Ai(e,r,"array",a);
let c=Er(S(a,W),qe),m=Wr(e,s,Ce(t,2),c,r,n);return Ai(e,r,"array",v(s,I.other|I.uncalled)?S(m,a):m)}function XH(e,t,r,n){return mD(e,t,r,n),We}function QH(e,t,r,n){
let i=e.objectAt(r,"map");if(!j(t)){let s=dt(e,t,r,n);e.write(i.keys,W0(e,s,"0")),e.write(i.elements,W0(e,s,"1"))}return w(i)}function W0(e,t,r){let n=F;for(let s of t.
refs)n=S(n,Vt(e,s,r));let i={...t,refs:[],bits:t.bits&~I.other};return j(i)?n:S(n,ir(e,i))}function JH(e,t,r,n,i){X0(e,t,n,i);let s=In([...t.refs.map(c=>xu(e,c)),
v(t,I.data|I.builtin)?e.dataValue():F,v(t,I.text)?ge:F,v(t,I.uncalled)?rr:F]);if(!r)return Ai(e,n,"array",s);let a=e.pairAt(n);return e.writeField(a,"0",ge),e.writeField(
a,"1",s),Ai(e,n,"array",w(a))}function X0(e,t,r,n){v(t,Ne)&&e.refuse(R.hostSpread,r,n)}function Tu(e,t,r,n,i){X0(e,r,n,i);for(let a of r.refs)for(let c of e.prototypeChainOf(
a)){for(let[p,d]of e.fieldsOf(c))bi(e,t,p,e.read(d),n,i);let m=S(e.read(c.unnamed),e.read(c.elements));j(m)||rs(e,t,m,n,i),ZH(e,t,c,n,i)}if(v(r,I.text)&&Ii(e,t,
ge,n,i),!v(r,I.data|I.builtin|I.uncalled))return;hp(t)||e.refuse(R.hostSpread,n,i);let s=v(r,I.uncalled)?rr:F;v(r,I.data|I.builtin)&&(s=S(s,e.dataValue()));for(let a of t.
refs)e.write(a.unnamed,s),Eu(e,a,()=>!0,s,n,i)}function ZH(e,t,r,n,i){let s=e.read(r.iterators);if(!j(s)){t.bits!==0&&e.refuse(R.iterator,n,i);for(let a of t.refs)
e.write(a.iterators,s)}}function ej(e,t,r,n){let i=Ce(t,0),s=In([...t.values.slice(1),t.spread]);return Tu(e,i,s,r,n),v(i,I.builtin)&&e.refuse(R.assign,r,n),i}function tj(e,t,r,n){
let i=e.objectAt(r,"object"),s=W0(e,dt(e,t,r,n),"1");return rs(e,w(i),s,r,n),w(i)}function rj(e,t,r,n,i){let s=dt(e,Ce(r,0),n,i),a=Er(s,qe),c=Wr(e,Ce(r,1),F,a,n,
i),m=e.pairAt(n);e.write(m.elements,s);let p=e.objectAt(n,t==="Map.groupBy"?"map":"object");return t==="Map.groupBy"?(e.write(p.keys,c),e.write(p.elements,w(m))):
e.write(p.unnamed,w(m)),w(p)}function nj(e,t,r,n){let i=Er(ge,e.dataValue(),e.dataValue());Aa(e,Wr(e,t,e.dataValue(),i,r,n),r,n)}function Tp(e,{arguments:t},r){let n=[],i=F,s=!1;for(let a of t)if(a.type==="SpreadElement")s=!0,i=S(i,dt(e,e.evaluate(a.argument,r),a,r));else{let c=e.evaluate(
a,r);s?i=S(i,c):n.push(c)}return{values:n,spread:i}}function qn(e,t,r,n,i,s){let a=F,c=v(t,I.uncalled),m=v(t,~(I.other|I.uncalled));m&&e.refuse(R.call,i,s);for(let p of t.
refs){if(p instanceof Fe)a=S(a,Q0(e,p,r,n));else if(p instanceof Tt)a=S(a,aD(e,p.name,n,i,s));else continue;c=!0}return c||e.refuse(R.call,i,s),v(t,I.uncalled)&&
(a=S(a,rr)),m?S(a,tt):a}function Q0(e,t,r,{values:n,spread:i}){return t.isCalled=!0,t.parameters.forEach((s,a)=>{e.write(s,S(n[a]??W,i))}),(n.length>t.parameters.
length||!j(i))&&e.write(t.rest,n.slice(t.parameters.length).reduce(S,i)),e.write(t.all,n.reduce(S,i)),t.method!==void 0&&e.write(t.receiver,pD(t,r)),e.runFirst(
t.unit),e.read(t.result)}function pD({scope:e},t){return!j(t)&&!v(t,I.other)||e.owner.isStrict?t:S(t,lp)}function fD(e,t,r,n,i,s,a){if(dp(e,t,r,i,s))return tt;if(v(
t,I.document|I.host)&&!VN(t,r))return e.refuse(Hn(r),i,s),tt;let c=v(t,I.uncalled)?rr:F,m=j(t)||ft(t,I.other),p=sj(e,t,r),d={...p,bits:0,refs:p.refs.filter(aj)};
if(!j(d)){let C={...t,bits:t.bits&~I.other};c=S(c,e.callValue(d,a??C,n,i,s)),m=!0}v(p,~(I.other|I.data|I.uncalled))&&e.refuse(R.call,i,s);let E=[cj(r)?lj(e,t,r,
n,i,s):void 0,KN(e,t,r,n,i,s),oj(e,t,r,d)?iD(e,a??t,r,n,i,s):void 0,v(t,I.uncalled)&&pp(r)?rr:void 0,ij(t)?uj(e,t,r,n,i,s):void 0];for(let C of E)C!==void 0&&(c=
S(c,C),m=!0);return m||e.refuse(R.call,i,s),c}function ij(e){return v(e,I.uncalled)||v(e,I.host)&&v(e,I.data)}function sj(e,t,r){let n=F;for(let i of t.refs)n=S(
n,i instanceof Tt?F:Vt(e,i,r));return v(t,I.data)?S(n,e.read(e.insideData)):n}function aj(e){return e instanceof Fe||e instanceof Tt}function oj(e,t,r,n){return j(
n)||fp(r)||t.bits!==0||t.refs.some(i=>i.kind!=="object"&&i.kind!=="instance"||H0(e,i))}function uj(e,t,r,n,i,s){let a=e.read(e.methodsOf(r));if(!j(a))return S(e.
callValue(a,t,n,i,s),tt)}function cj(e){return e==="call"||e==="apply"||e==="bind"}function lj(e,t,r,n,i,s){let a=t.refs.every(p=>p instanceof Fe||p instanceof Tt&&
p.name.startsWith("Math."));if(t.refs.length===0||!a||v(t,~I.other))return;let c=S(Ce(n,0),W),m={values:n.values.slice(1),spread:n.spread};if(r==="apply"){let p=dt(
e,Ce(m,0),i,s);return e.callValue(t,c,{values:[],spread:p},i,s)}if(r==="call")return e.callValue(t,c,m,i,s);for(let p of t.refs)if(p instanceof Fe){let d=m.values.
reduce(S,m.spread);e.write(p.bound,j(d)?W:d),p.method!==void 0&&e.write(p.receiver,pD(p,c))}return t}function dD(e,t,r){let n=e.evaluate(t.callee,r),i=Tp(e,t,r);
if(j(n))return F;let s=F,a=!v(n,-1);for(let c of n.refs)if(c instanceof bn)bp(e,c,w(c.instance),i,t,r),s=S(s,w(c.instance));else if(c instanceof Tt){let m=cD(e,
c.name,i,t,r);a&&=m!==void 0,s=S(s,m??F)}else a=!1;return a||e.refuse(R.construct,t,r),a?s:S(s,tt)}function bp(e,t,r,n,i,s,a=0){e.budget.checkNesting(a);let c=e.
read(t.construct);if(!j(c)){e.callValue(c,r,n,i,s);return}for(let m of e.read(t.superclass).refs)m instanceof bn&&m!==t?bp(e,m,r,n,i,s,a+1):m instanceof Tt&&J0(
e,r,n)}function J0(e,t,r){let n=Y0(e,r);if(!j(n))for(let i of t.refs)e.writeField(i,"cause",n)}function Sa(e,{object:t,computed:r},n){if(t.type==="ThisExpression"&&!r)return Ca(e,t,n);if(t.type!=="Super")return e.evaluate(t,n);let{home:i}=n.owner;return(i===
void 0||r)&&e.refuse(R.self,t,n),i===void 0?tt:e.read(i.parents)}function Ca(e,t,r){let{self:n}=r.owner;return n!==void 0?e.read(n):(e.refuse(R.self,t,r),lp)}function hD(e,t,r,n){switch(t.type){case"Identifier":{let i=n.variableOf(t);i===void 0?e.refuse(R.assign,t,n):e.write(i.cell,r);return}case"MemberExpression":mj(
e,t,r,n);return;case"AssignmentPattern":e.bind(t.left,S(r,e.evaluate(t.right,n)),n);return;case"ObjectPattern":dj(e,t,r,n);return;case"ArrayPattern":gj(e,t,r,n);
return;case"RestElement":e.bind(t.argument,r,n);return}}function mj(e,t,r,n){if(t.object.type==="Identifier"&&t.object.name==="window"&&n.variableOf(t.object)===
void 0){pj(e,t,r,n);return}t.object.type==="Super"&&e.refuse(R.self,t,n);let i=Sa(e,t,n),s=ns(e,t,n);if(typeof s=="object")for(let a of s)bi(e,i,a,r,t,n);else s===
"number"?Ii(e,i,r,t,n):rs(e,i,r,t,n)}function pj(e,t,r,n){let i=ns(e,t,n);if(typeof i!="object"||i.some(s=>s!=="RialtoRenderer")){e.refuse(R.assign,t,n);return}
e.rendererNodes.add(t),e.write(e.renderer,r)}function ns(e,{computed:t,property:r},n){return t?bu(e.evaluate(r,n)):r.type==="Identifier"?[r.name]:[`#${fj(r)}`]}
function fj(e){return e.type==="PrivateIdentifier"?e.name:""}function bu(e){return j(e)?[]:vr(e)??(ft(e,I.number)?"number":"unknown")}function dj(e,t,r,n){for(let i of t.
properties){if(i.type==="Property"){hj(e,i,r,n);continue}let s=e.objectAt(i,"object");Tu(e,w(s),r,i,n),e.bind(i.argument,w(s),n)}}function hj(e,t,r,n){let i=t.computed?
bu(e.evaluate(t.key,n)):[_a(t.key)];e.bind(t.value,Iu(e,r,i,t,n),n)}function Iu(e,t,r,n,i){if(r==="number")return eD(e,t);if(r==="unknown")return tD(e,t,n,i);let s=F;
for(let a of r)s=S(s,ZN(e,t,a,n,i));return s}function _a(e){return e.type==="Identifier"?e.name:e.type==="Literal"?String(e.value):""}function gj(e,t,r,n){let i=dt(
e,r,t,n);t.elements.forEach((s,a)=>{if(s!==null)if(s.type==="RestElement"){let c=e.objectAt(s,"array");e.write(c.elements,i),e.bind(s.argument,w(c),n)}else e.bind(
s,yj(e,r,a,i),n)})}function yj(e,t,r,n){if(!(t.bits===0&&t.refs.every(a=>a.kind==="array"&&!xj(e,a))))return S(n,W);let s=W;for(let a of t.refs)s=S(s,Vt(e,a,String(
r)));return s}function xj(e,t){for(let r of e.prototypeChainOf(t))if(!j(e.read(r.iterators)))return!0;return!1}function gD(e){for(let t of e.read(e.renderer).refs)for(let r of Vt(e,t,"render").refs)r instanceof Fe&&Q0(e,r,w(t),Er(e.dataValue()))}function Z0(e,t){let{value:r}=e.
renderer,[n,...i]=r.refs,s=n===void 0?void 0:Vt(e,n,"render");return e.rendererNodes.size===1&&r.bits===0&&i.length===0&&s!==void 0&&s.bits===0&&s.refs.length>0&&
s.refs.every(c=>c instanceof Fe&&Ej(c))?t.filter(c=>!c.some(m=>e.namesRead.has(m))).map(c=>Z("BIND.path",null,`The renderer never reads ${c.join(" or ")} of the\
 state.`,"Read it by its name from the parameter of render, and show it.")):[Z(R.renderer.rule,null,R.renderer.why,R.renderer.fix)]}function Ej({node:e}){let[t]=e.
params;return t!==void 0&&t.type!=="RestElement"}function yD(e,t){let r=new Set(t.flat()),n=[...e.objectNodes].filter(([{properties:s}])=>s.filter(c=>c.type==="\
Property"&&r.has(_a(c.key))).length>=hn.stateNamesMin);for(let[s,a]of n.slice(hn.statesMax))a.refuse(R.testStates,s.start);let[i]=[...e.textNodes].slice(hn.rowsMax);
i!==void 0&&i[1].refuse(R.testStates,i[0].start)}function Cn(e,t){for(let r of e){let n=Tj(r);if(n.type==="VariableDeclaration"&&n.kind!=="var")for(let{id:i}of n.declarations)for(let s of Sn(i))t.declare(s);(n.
type==="ClassDeclaration"||n.type==="FunctionDeclaration")&&n.id!==null&&t.declare(n.id.name)}}function Tj(e){return e.type==="ExportNamedDeclaration"?e.declaration??
e:e.type==="ExportDefaultDeclaration"?e.declaration:e}function Ye(e,t){if(e!=null)switch(e.type){case"VariableDeclaration":if(e.kind!=="var")return;for(let{id:r}of e.
declarations)for(let n of Sn(r))t.declare(n);return;case"Program":case"BlockStatement":for(let r of e.body)Ye(r,t);return;case"IfStatement":Ye(e.consequent,t),Ye(
e.alternate,t);return;case"ForStatement":Ye(e.init,t),Ye(e.body,t);return;case"ForInStatement":case"ForOfStatement":Ye(e.left,t),Ye(e.body,t);return;case"WhileS\
tatement":case"DoWhileStatement":case"LabeledStatement":Ye(e.body,t);return;case"TryStatement":Ye(e.block,t),Ye(e.handler?.body,t),Ye(e.finalizer,t);return;case"\
SwitchStatement":for(let{consequent:r}of e.cases)for(let n of r)Ye(n,t);return;case"ExportNamedDeclaration":Ye(e.declaration,t);return;default:}}function Sn(e){
switch(e.type){case"Identifier":return[e.name];case"ObjectPattern":return e.properties.flatMap(t=>Sn(t.type==="RestElement"?t.argument:t.value));case"ArrayPatte\
rn":return e.elements.flatMap(t=>t===null?[]:Sn(t));case"RestElement":return Sn(e.argument);case"AssignmentPattern":return Sn(e.left);case"MemberExpression":return[]}}var bj=new Set(["Error","RangeError","TypeError"]);function Ra(e,t,r){let n=e.onceAt(e.classes,t,()=>Ij(t,r)),{ref:i}=n;e.write(i.instance.heirs,w(i.instance)),
e.write(i.heirs,w(i)),t.superClass&&Sj(e,i,e.evaluate(t.superClass,n.scope),t.superClass,r);for(let s of t.body.body)s.type==="StaticBlock"?e.execute(s,Aj(e,s,n)):
s.type==="MethodDefinition"?Cj(e,s,n):_j(e,s,n);return w(i)}function Ij(e,t){let r=new bn(e),{scan:n,script:i,body:s}=t.owner,a=new et(t,t.owner);e.id&&e.type===
"ClassExpression"&&(a.declare(e.id.name).cell.value=w(r));let{superclass:c}=r,m=!0,p={parents:r.instance.parents,superclass:c};return{ref:r,scope:a,instance:new et(
a,{scan:n,script:i,isStrict:m,body:s,self:r.instance.heirs,home:p}),statics:new et(a,{scan:n,script:i,isStrict:m,body:s,self:r.heirs,home:{parents:r.parents,superclass:c}})}}
function Aj(e,t,{statics:r}){return e.onceAt(e.staticBlocks,t,()=>{let n=new et(r,r.owner);for(let i of t.body)Ye(i,n);return n})}function Sj(e,t,r,n,i){let s=r.
bits===0;for(let a of r.refs){if(a instanceof bn)e.write(t.instance.parents,w(a.instance)),e.write(t.parents,w(a)),e.write(a.instance.heirs,e.read(t.instance.heirs)),
e.write(a.heirs,e.read(t.heirs));else if(a instanceof Tt&&bj.has(a.name))for(let c of["message","name","stack"])e.writeField(t.instance,c,S(ge,W));else s=!1;e.write(
t.superclass,w(a))}s||e.refuse(R.construct,n,i)}function Cj(e,t,r){let{ref:n,instance:i,statics:s,scope:a}=r,c=t.static?s:i,m=t.kind==="constructor",p=e.makeFunction(
t.value,c,{home:c.owner.home,isConstructor:m});if(e.write(p.receiver,e.read(t.static?n.heirs:n.instance.heirs)),m){e.write(n.construct,w(p));return}xD(e,t.static?
n:n.instance,t,p,a)}function _j(e,t,r){let n=t.static?r.statics:r.instance,i=t.static?r.ref:r.ref.instance,s=t.value?e.evaluate(t.value,n):W;for(let a of ED(e,t,
r.scope))bi(e,w(i),a,s,t,r.scope)}function xD(e,t,r,n,i){if(r.computed&&eg(r.key,i)){n.node.generator||e.refuse(R.iterator,r,i),n.isCalled=!0,e.write(t.iterators,
w(n));return}for(let s of ED(e,r,i)){if(r.kind==="set"){gp(e,s,r,i),e.writeField(t,s,w(n),"setters"),e.write(e.anySetter,W);continue}r.kind==="get"&&(n.isCalled=
!0);let a=r.kind==="get"?e.read(n.result):w(n);bi(e,w(t),s,a,r,i)}}function ED(e,t,r){let{computed:n,key:i}=t;if(i.type==="PrivateIdentifier")return[`#${i.name}`];
if(!n)return[_a(i)];let s=bu(e.evaluate(i,r));return typeof s=="object"?s:(e.refuse(R.computed,t,r),[])}function eg(e,t){return e.type==="MemberExpression"&&!e.
computed&&e.object.type==="Identifier"&&e.object.name==="Symbol"&&t.find("Symbol")===void 0&&e.property.type==="Identifier"&&e.property.name==="iterator"}function TD(e,t,r){
let n=e.objectAt(t,"object");e.isReporting&&e.objectNodes.set(t,r.owner.scan);for(let i of t.properties)i.type==="SpreadElement"?Tu(e,w(n),e.evaluate(i.argument,
r),i,r):Rj(e,n,i,r);return w(n)}function Rj(e,t,r,n){let{value:i}=r;if(i.type==="FunctionExpression"){let c=e.makeFunction(i,n,{home:void 0,isConstructor:!1});if(e.
write(c.receiver,S(w(t),e.read(t.heirs))),!r.computed||eg(r.key,n)||r.kind!=="init"){xD(e,t,r,c,n);return}}let s=e.evaluate(i,n),a=r.computed?bu(e.evaluate(r.key,
n)):[_a(r.key)];if(r.computed&&eg(r.key,n)&&e.refuse(R.iterator,r,n),typeof a=="object")for(let c of a)bi(e,w(t),c,s,r,n);else a==="number"?Ii(e,w(t),s,r,n):rs(
e,w(t),s,r,n)}function bD(e,t,r){switch(t.type){case"Identifier":return Dj(e,t,r);case"Literal":return Vj(e,t,r);case"TemplateLiteral":return Gj(e,t,r);case"MemberExpression":
return wj(e,t,r);case"CallExpression":return Pj(e,t,r);case"NewExpression":return dD(e,t,r);case"ChainExpression":return S(e.evaluate(t.expression,r),W);case"Ar\
rayExpression":return Bj(e,t,r);case"ObjectExpression":return TD(e,t,r);case"FunctionExpression":case"ArrowFunctionExpression":return w(e.makeFunction(t,r));case"\
ClassExpression":return Ra(e,t,r);case"AssignmentExpression":return Uj(e,t,r);case"UpdateExpression":return e.evaluate(t.argument,r),e.bind(t.argument,qe,r),qe;case"\
BinaryExpression":return SD(e,t.operator,e.evaluate(t.left,r),e.evaluate(t.right,r),t,r);case"UnaryExpression":return jj(e,t,r);case"LogicalExpression":return S(
e.evaluate(t.left,r),e.evaluate(t.right,r));case"ConditionalExpression":return e.evaluate(t.test,r),S(e.evaluate(t.consequent,r),e.evaluate(t.alternate,r));case"\
SequenceExpression":return t.expressions.reduce((n,i)=>e.evaluate(i,r),F);case"TaggedTemplateExpression":return Lj(e,t,r);case"YieldExpression":return Fj(e,t,r);case"\
ThisExpression":return e.refuse(R.self,t,r),Ca(e,t,r);case"ParenthesizedExpression":return e.evaluate(t.expression,r);case"PrivateIdentifier":return W;case"Impo\
rtExpression":return e.refuse(R.dynamicImport,t,r),tt;default:return e.refuse(R.language,t,r),tt}}var Nj=new Set(["window",...Object.entries(gn).flatMap(([e,{use:t}])=>t===
"namespace"?[e]:[])]);function Dj(e,t,r){let n=r.variableOf(t);if(n!==void 0)return vj(e,t,n,r),e.read(n.cell);if(Nj.has(t.name))return e.refuse(R.namespace,t,r),
tt;let i=ID(e,t.name);return i!==void 0?i:(e.refuse(Ia(t.name),t,r),tt)}function vj(e,t,{script:r},n){t.name==="arguments"&&e.refuse(Ia(t.name),t,n),r!==void 0&&
r>n.owner.script&&e.refuse(R.laterGlobal,t,n)}function ID(e,t){if(t==="document")return vN;if(t==="undefined")return W;let r=Object.hasOwn(gn,t)?gn[t]:AD(t);if(r!==
void 0)return r.use==="value"?qe:e.natives.get(t)}function AD(e){return Object.hasOwn(zi,e)?zi[e]:void 0}function tg(e,t,r){let{object:n}=t;if(n.type!=="Identif\
ier"||r.variableOf(n)!==void 0)return;let i=n.name==="window",s=Object.hasOwn(gn,n.name)?gn[n.name]:void 0;if(!i&&(s===void 0||s.use==="value"))return;let a=ns(
e,t,r);if(typeof a!="object")return e.refuse(R.computedNative,t,r),tt;let c=F;for(let m of a){n.name==="Symbol"&&e.refuse(R.iterator,t,r);let p=i?kj(e,m):Oj(e,n.
name,m,s?.members??[]);p===void 0&&e.refuse(i?Ia(m):$j(n.name,m),t,r),c=S(c,p??tt)}return c}function kj(e,t){return t===r_?S(e.read(e.renderer),ts):AD(t)===void 0?
void 0:ID(e,t)}function Oj(e,t,r,n){if(n.includes(r))return t==="Symbol"?zr:/^(?:[A-Z][A-Z0-9_]*|NaN)$/.test(r)?qe:e.natives.get(`${t}.${r}`)}function $j(e,t){return t===
"random"||t==="now"?Ia("Promise"):e==="Object"?Ia("Reflect"):Hn(t)}function wj(e,t,r){let n=tg(e,t,r);if(n!==void 0)return n;let i=Sa(e,t,r);return Iu(e,i,ns(e,
t,r),t,r)}function Pj(e,t,r){let{callee:n}=t;if(n.type==="Super")return Mj(e,t,r);let i=Tp(e,t,r);if(n.type!=="MemberExpression")return qn(e,e.evaluate(n,r),W,i,
t,r);let s=tg(e,n,r);if(s!==void 0)return qn(e,s,W,i,t,r);let a=Sa(e,n,r),c=n.object.type==="Super"?Ca(e,t,r):void 0,m=ns(e,n,r);if(typeof m!="object")return qn(
e,Iu(e,a,m,n,r),a,i,t,r);let p=F;for(let d of m)p=S(p,fD(e,a,d,i,n,r,c));return p}function Mj(e,t,r){let{home:n}=r.owner;if(n===void 0)return e.refuse(R.self,t,
r),F;let i=Tp(e,t,r),s=Ca(e,t,r);for(let a of e.read(n.superclass).refs)a instanceof bn?bp(e,a,s,i,t,r):J0(e,s,i);return s}function Lj(e,t,r){let n=t.quasi.expressions.
map(d=>e.evaluate(d,r)),i={values:[We,...n],spread:F},{tag:s}=t;if(s.type!=="MemberExpression")return qn(e,e.evaluate(s,r),W,i,t,r);let a=tg(e,s,r);if(a!==void 0)
return qn(e,a,W,i,t,r);let c=Sa(e,s,r),m=Iu(e,c,ns(e,s,r),s,r),p=s.object.type==="Super"?Ca(e,t,r):c;return qn(e,m,p,i,t,r)}function Fj(e,t,r){let{body:n}=r.owner,
i=t.argument?e.evaluate(t.argument,r):W;if(n===void 0)return tt;if(!t.delegate)return e.write(n.yielded.elements,i),S(W,e.read(n.sent));let s=dt(e,i,t,r);return e.
write(n.yielded.elements,s),yp(e,i,e.read(n.sent)),S(W,s)}function Bj(e,t,r){let n=e.objectAt(t,"array"),i=t.elements.length<=8&&t.elements.every(s=>s?.type!=="\
SpreadElement");return t.elements.forEach((s,a)=>{if(s===null)return;let c=s.type==="SpreadElement"?dt(e,e.evaluate(s.argument,r),s,r):e.evaluate(s,r);i?e.writeField(
n,String(a),c):e.write(n.elements,c)}),w(n)}function Uj(e,t,r){let{left:n,operator:i}=t,s=e.evaluate(t.right,r);if(i==="=")return e.bind(n,s,r),s;let a=e.evaluate(
n,r),m=i==="&&="||i==="||="||i==="??="?S(a,s):SD(e,i.slice(0,-1),a,s,t,r);return e.bind(n,m,r),m}var Hj=new Set(["-","*","/","%","&","|","^","**","<<",">>",">>>"]);
function SD(e,t,r,n,i,s){if(t==="+"){let a=mp(r,n);for(let c of vr(a)??[])e.checkText(c,i,s);return a}return Hj.has(t)?qe:W}function jj(e,{operator:t,argument:r},n){
let i=e.evaluate(r,n);return t==="delete"&&qj(e,r,n)&&e.refuse(R.assign,r,n),t==="typeof"?ge:t==="+"||t==="-"||t==="~"?qe:j(i)?F:W}function qj(e,t,r){if(t.type!==
"MemberExpression"||t.object.type==="Super"||t.object.type==="ThisExpression")return!1;let n=e.evaluate(t.object,r);return v(n,Ne|I.builtin)||n.refs.some(({kind:i})=>i===
"native")}function Vj(e,t,r){return typeof t.value=="string"?(e.checkText(t.value,t,r),pu(t.value)):t.regex!==void 0&&t.regex!==null?We:typeof t.value=="number"?
qe:W}function Gj(e,t,r){let n=pu("");return t.quasis.forEach(({value:{cooked:i,raw:s}},a)=>{let c=i??s;e.checkText(c,t,r),n=mp(n,pu(c));let m=t.expressions[a];if(m===
void 0)return;let p=e.evaluate(m,r);n=vr(p)===void 0?ge:mp(n,p)}),v(n,I.text)&&ft(n,I.text)?n:ge}function Au(e,t,r,n){let i=e.scopes.get(t);if(i!==void 0)return i;let s=new et(r,r.owner);return Cn(n,s),e.scopes.set(t,s),s}function _D(e,t,r){switch(t.type){case"\
ExpressionStatement":t.expression.type==="CallExpression"&&e.statementCalls.add(t.expression.callee),e.evaluate(t.expression,r);return;case"VariableDeclaration":
(t.kind==="using"||t.kind==="await using")&&e.refuse(R.language,t,r),zj(e,t,r);return;case"FunctionDeclaration":t.id!==null&&e.bind(t.id,w(e.makeFunction(t,r)),
r);return;case"ClassDeclaration":Kj(e,t,r);return;case"ReturnStatement":t.argument&&Wj(e,e.evaluate(t.argument,r),t,r);return;case"IfStatement":e.evaluate(t.test,
r),Na(e,t.consequent,r),t.alternate&&Na(e,t.alternate,r);return;case"BlockStatement":case"StaticBlock":Ip(e,t.body,Au(e,t,r,t.body),!0);return;case"ForStatement":{
let n=Au(e,t,r,t.init?.type==="VariableDeclaration"?[t.init]:[]);t.init?.type==="VariableDeclaration"?e.execute(t.init,n):t.init&&e.evaluate(t.init,n),t.test&&e.
evaluate(t.test,n),t.update&&e.evaluate(t.update,n),Na(e,t.body,n);return}case"ForInStatement":CD(e,t,ge,r);return;case"ForOfStatement":t.await&&e.refuse(R.language,
t,r),CD(e,t,void 0,r);return;case"WhileStatement":case"DoWhileStatement":e.evaluate(t.test,r),Na(e,t.body,r);return;case"SwitchStatement":Yj(e,t,r);return;case"\
ThrowStatement":e.write(e.thrown,e.evaluate(t.argument,r));return;case"TryStatement":Xj(e,t,r);return;case"LabeledStatement":Na(e,t.body,r);return;case"EmptySta\
tement":case"BreakStatement":case"ContinueStatement":return;default:e.refuse(R.language,t,r)}}function Ip(e,t,r,n){for(let i of t)n&&i.type==="FunctionDeclarati\
on"&&!r.owner.isStrict&&e.refuse(R.nested,i,r),e.execute(i,r)}function Na(e,t,r){t.type==="FunctionDeclaration"&&e.refuse(R.nested,t,r),e.execute(t,r)}function Kj(e,t,r){
let n=Ra(e,t,r);t.id!==null&&e.bind(t.id,n,r)}function zj(e,{declarations:t},r){for(let{id:n,init:i}of t)e.bind(n,i?e.evaluate(i,r):W,r)}function Wj(e,t,r,n){let{
body:i}=n.owner;i!==void 0&&(i.method?.isConstructor===!0&&e.refuse(R.constructorResult,r,n),i.node.generator?e.write(i.yielded.elements,t):e.write(i.result,t))}
function CD(e,t,r,n){let{left:i}=t,s=Au(e,t,n,i.type==="VariableDeclaration"?[i]:[]);i.type==="VariableDeclaration"&&i.declarations.some(({init:m})=>m)&&e.refuse(
R.language,i,n);let a=e.evaluate(t.right,n),c=r??dt(e,a,t,n);if(i.type==="VariableDeclaration")for(let{id:m}of i.declarations)e.bind(m,c,s);else e.bind(i,c,s);Na(
e,t.body,s)}function Yj(e,t,r){e.evaluate(t.discriminant,r);let n=Au(e,t,r,t.cases.flatMap(({consequent:i})=>i));for(let{test:i,consequent:s}of t.cases)i&&e.evaluate(
i,n),Ip(e,s,n,!0)}function Xj(e,{block:t,handler:r,finalizer:n},i){if(e.execute(t,i),r){let s=Au(e,r,i,[]);r.param&&(Cn([Qj(r.param)],s),e.bind(r.param,S(We,e.read(
e.thrown)),s)),e.execute(r.body,s)}n&&e.execute(n,i)}function Qj(e){let{start:t,end:r}=e;return{type:"VariableDeclaration",kind:"let",start:t,end:r,declarations:[
{type:"VariableDeclarator",start:t,end:r,id:e}]}}function RD(e,t,r,n){t.async&&e.refuse(R.language,t,r);let i=e.functions.get(t);if(i!==void 0)return i;let s=new Fe(t,r,n);e.functions.set(t,s);let a=new et(r,Jj(
s)),c=Zj(s,a);return t.generator&&e.write(s.result,nD(e,s)),s.unit=e.addUnit(()=>eq(e,s,a,c)),s}function Jj(e){let{node:t,scope:r,method:n}=e,i=r.owner;if(t.type===
"ArrowFunctionExpression")return{...i,body:e};let s=i.isStrict||rg(t.body.type==="BlockStatement"?t.body.body:[]),{scan:a,script:c}=i;return n===void 0?{scan:a,
script:c,isStrict:s,body:e}:{scan:a,script:c,isStrict:s,body:e,self:e.receiver,home:n.home}}function rg(e){return e.some(t=>t.type==="ExpressionStatement"&&t.directive===
"use strict")}function Zj({node:e},t){e.type==="FunctionExpression"&&e.id&&t.declare(e.id.name);for(let n of e.params)for(let i of Sn(n))t.declare(i);let r=new et(
t,t.owner);if(e.body.type!=="BlockStatement")return r;Ye(e.body,r),Cn(e.body.body,r);for(let[n,i]of t.variables)r.variables.has(n)&&r.variables.set(n,i);return r}
function eq(e,t,r,n){let{node:i}=t;i.type==="FunctionExpression"&&i.id&&tq(e,t,i.id.name,r);let s=e.read(t.bound),a=j(s)?F:S(s,e.read(t.all)),c=S(e.read(t.anywhere),
a);i.params.forEach((m,p)=>{let d=t.parameters[p],E=d===void 0?c:S(e.read(d),c);e.bind(m,m.type==="RestElement"?rq(e,t,m,E):E,r)}),i.body.type==="BlockStatement"?
Ip(e,i.body.body,n,!1):e.write(t.result,e.evaluate(i.body,n)),i.body.type==="BlockStatement"&&!i.generator&&e.write(t.result,W)}function tq(e,t,r,n){e.bind({type:"\
Identifier",name:r,start:t.node.start,end:t.node.end},w(t),n)}function rq(e,t,r,n){let i=e.objectAt(r,"array");return e.write(i.elements,S(n,e.read(t.rest))),w(
i)}function ND(e){for(let t of e.functions.values())t.isCalled||e.write(t.anywhere,rr)}var ig="*default*";function vD({body:e}){return e.flatMap(t=>(t.type==="ImportDeclaration"||t.type==="ExportNamedDeclaration"||t.type==="ExportAllDeclaration")&&
t.source?[t.source]:[])}function ss(e,t){return typeof t=="string"&&/^\.{1,2}\/.+\.js$/.test(t)?xs(e,t):null}function kD(e){let t=new ng(e);for(let[r,n]of e)for(let i of n.
script.program.body)i.type==="ImportDeclaration"&&t.bindImport(r,n,i)}var ng=class{#e;#t=new Map;constructor(t){this.#e=t}bindImport(t,{script:r,scope:n},i){i.attributes.
length>0&&r.scan.refuse(R.frame,i.start);for(let s of i.specifiers){let a=this.#u(t,n,i,s,new Set);a!==void 0?n.variables.set(s.local.name,a):(n.declare(s.local.
name),r.scan.refuse(R.frame,s.start))}}#r(t,r,n){let i=this.#e.get(t),s=`${t} ${r}`;if(i===void 0||n.has(s))return;n.add(s);let{body:a}=i.script.program;for(let c of a){
let m=this.#i(c,t,i,r,n);if(m!==void 0)return m}for(let c of a){let m=this.#n(c,t,r,n);if(m!==void 0)return m}}#n(t,r,n,i){if(t.type!=="ExportAllDeclaration"||t.
exported||n==="default")return;let s=ss(r,t.source.value);return s===null?void 0:this.#r(s,n,i)}#i(t,r,n,i,s){let{scope:a}=n;if(t.type==="ExportDefaultDeclarati\
on")return i==="default"?a.declare(ig):void 0;if(t.type==="ExportAllDeclaration"){let p=ss(r,t.source.value),d=t.exported&&is(t.exported)===i;return p!==null&&d?
this.#p(a,p):void 0}if(t.type!=="ExportNamedDeclaration")return;let c=t.specifiers.find(({exported:p})=>is(p)===i);if(c===void 0)return DD(t).includes(i)?a.variables.
get(i):void 0;if(!t.source)return this.#s(r,n,is(c.local),s);let m=ss(r,t.source.value);return m===null?void 0:this.#r(m,is(c.local),s)}#s(t,{script:r,scope:n},i,s){
for(let a of r.program.body){if(a.type!=="ImportDeclaration")continue;let c=a.specifiers.find(({local:m})=>m.name===i);if(c!==void 0)return this.#u(t,n,a,c,s)}return n.
variables.get(i)}#u(t,r,n,i,s){let a=ss(t,n.source.value);if(a!==null)return i.type==="ImportNamespaceSpecifier"?this.#p(r,a):this.#r(a,i.type==="ImportSpecifie\
r"?is(i.imported):"default",s)}#p(t,r){let n=t.declare(`*${r}*`);return n.cell.value=w(this.#f(r)),n}#f(t){let r=this.#t.get(t);if(r!==void 0)return r;let n=new Tn(
"namespace");this.#t.set(t,n),n.fields=new Map;for(let i of this.#l(t,new Set)){let s=this.#r(t,i,new Set);s!==void 0&&n.fields.set(i,s.cell),i.includes("undefi\
ned")&&this.#e.get(t)?.script.scan.refuse(R.undefinedName,0)}return n}#l(t,r){let n=this.#e.get(t);return n===void 0||r.has(t)?[]:(r.add(t),n.script.program.body.
flatMap(i=>i.type==="ExportDefaultDeclaration"?["default"]:i.type==="ExportNamedDeclaration"?[...i.specifiers.map(({exported:s})=>is(s)),...DD(i)]:i.type!=="Exp\
ortAllDeclaration"?[]:i.exported?[is(i.exported)]:this.#l(ss(t,i.source.value)??"",r)))}};function is(e){return e.type==="Identifier"?e.name:String(e.value)}function DD(e){
let{declaration:t}=e;return t?t.type==="VariableDeclaration"?t.declarations.flatMap(({id:r})=>Sn(r)):[t.id.name]:[]}var nq=[509,0,227,0,150,4,294,9,1368,2,2,1,6,3,41,2,5,0,166,1,574,3,9,9,7,9,32,4,318,1,31,4,33,15,71,10,50,3,123,2,54,14,32,10,3,1,11,3,46,10,8,0,46,9,7,2,37,13,
2,9,6,1,45,0,13,2,49,13,9,3,2,11,83,11,7,0,3,0,158,11,6,9,7,3,56,1,2,6,3,1,3,2,10,0,11,1,3,6,4,4,68,8,2,0,3,0,2,3,2,4,2,0,15,1,83,17,10,9,5,0,82,19,13,9,214,6,3,
8,28,1,83,16,16,9,82,12,9,9,7,19,58,14,5,9,243,14,166,9,71,5,2,1,3,3,2,0,2,1,13,9,120,6,3,6,4,0,29,9,41,6,2,3,9,0,10,10,47,15,199,7,137,9,54,7,2,7,17,9,57,21,2,
13,123,5,4,0,2,1,2,6,2,0,9,9,49,4,2,1,2,4,9,9,55,9,7,0,259,3,10,1,2,0,49,6,4,4,14,10,5350,0,7,14,11465,27,2343,9,87,9,39,4,60,6,26,9,535,9,470,0,2,54,8,3,82,0,12,
1,19628,1,4178,9,519,45,3,22,481,1,61,4,4,5,9,7,3,6,31,3,149,2,12,2,9,1,3,0,33,1,1357,49,513,54,5,49,9,0,15,0,23,4,2,14,1361,6,2,16,3,6,2,1,2,4,101,0,161,6,10,9,
357,0,62,13,499,13,245,1,2,9,233,0,3,0,8,1,6,0,475,6,110,6,6,9,4759,9,787719,239],LD=[0,11,2,25,2,18,2,1,2,14,3,13,35,122,70,52,268,28,4,48,48,31,14,29,6,37,11,
29,3,35,5,7,2,4,43,157,19,35,5,35,5,39,9,51,13,10,2,14,2,6,2,1,2,10,2,14,2,6,2,1,4,51,13,310,10,21,11,7,25,5,2,41,2,13,65,5,3,0,2,43,2,1,4,0,3,22,11,22,10,30,66,
18,2,1,11,21,11,25,7,25,39,55,7,1,65,0,16,3,2,2,2,28,43,28,4,28,36,7,2,27,28,53,11,21,11,18,14,17,111,72,56,50,14,50,14,35,39,27,10,22,251,41,7,1,17,5,18,21,18,
28,11,0,9,21,43,17,47,20,28,22,13,52,58,1,3,0,14,44,33,24,27,35,30,0,3,0,9,34,4,0,13,47,15,3,22,0,2,0,36,17,2,24,20,1,64,6,2,0,2,3,2,14,2,9,8,46,39,7,3,1,3,21,2,
6,2,1,2,4,4,0,19,0,13,4,31,9,2,0,3,0,2,37,2,0,26,0,2,0,45,52,19,3,21,2,31,47,21,1,2,0,185,46,42,3,37,47,21,0,60,42,14,0,72,26,38,6,186,43,117,63,32,7,3,0,3,7,2,
1,2,23,16,0,2,0,95,7,3,38,17,0,2,0,29,0,11,39,8,0,22,0,12,45,20,0,19,72,18,0,182,32,32,8,2,36,18,0,50,29,113,6,2,1,2,37,22,0,26,5,2,1,2,31,15,0,24,43,22,0,239,18,
16,0,2,12,2,33,125,0,80,921,103,111,6,206,13,310,2314,96,16,1071,18,5,26,3994,6,582,6842,29,1763,568,8,30,18,78,18,29,19,47,17,3,32,20,6,18,433,44,212,63,33,24,
3,24,45,74,6,0,67,12,65,1,2,0,15,4,10,7386,37,33,96,114,14,913,15,50,7710,3,2,6,2,1,2,296,10,0,30,2,3,0,15,4,8,395,2309,106,6,12,4,8,8,9,5991,84,2,70,2,1,3,0,3,
1,3,3,2,11,2,0,2,6,2,64,2,3,3,7,2,6,2,27,2,3,2,4,2,0,4,6,2,340,2,24,2,24,2,30,2,24,2,30,2,24,2,30,2,24,2,30,2,24,2,7,1845,129,15,6,55,50,49,61,147,44,11,6,17,0,
322,29,19,43,485,27,229,29,3,0,208,30,2,2,2,1,2,6,3,4,10,1,225,6,2,3,2,1,2,14,2,196,60,67,8,0,1205,3,2,26,2,1,2,0,3,0,2,9,2,3,2,0,2,0,7,0,5,0,2,0,2,0,2,2,2,1,2,
0,3,0,2,0,2,0,2,0,2,0,2,1,2,0,3,3,2,6,2,3,2,3,2,0,2,9,2,16,6,2,2,4,2,16,4421,42719,33,4382,2,5773,3,7472,16,621,2467,541,1507,4938,6,8489,39815,11327],iq="‌‍·̀-\
ͯ·҃-֑҇-ׇֽֿׁׂׅׄ-׉ؐ-ًؚ-٩ٰۖ-ۜ۟-۪ۤۧۨ-ۭ۰-۹ܑܰ-݊ަ-ް߀-߉߫-߽߳ࠖ-࠙ࠛ-ࠣࠥ-ࠧࠩ-࡙࠭-࡛ࢗ-࢟࣊-ࣣ࣡-ःऺ-़ा-ॏ॑-ॗॢॣ०-९ঁ-ঃ়া-ৄেৈো-্ৗৢৣ০-৯৾ਁ-ਃ਼ਾ-ੂੇੈੋ-੍ੑ੦-ੱੵઁ-ઃ઼ા-ૅે-ૉો-્ૢૣ૦-૯ૺ-૿ଁ-ଃ଼ା-ୄେୈୋ-୍୓-\
ୗୢୣ୦-୯ஂா-ூெ-ைொ-்ௗ௦-௯ఀ-ఄ఼ా-ౄె-ైొ-్ౕౖౢౣ౦-౯ಁ-ಃ಼ಾ-ೄೆ-ೈೊ-್ೕೖೢೣ೦-೯ೳഀ-ഃ഻഼ാ-ൄെ-ൈൊ-്ൗൢൣ൦-൯ඁ-ඃ්ා-ුූෘ-ෟ෦-෯ෲෳัิ-ฺ็-๎๐-๙ັິ-ຼ່-໎໐-໙༘༙༠-༩༹༵༷༾༿ཱ-྄྆྇ྍ-ྗྙ-ྼ࿆ါ-ှ၀-၉ၖ-ၙၞ-ၠၢ-ၤၧ-ၭၱ-ၴ\
ႂ-ႍႏ-ႝ፝-፟፩-፱ᜒ-᜕ᜲ-᜴ᝒᝓᝲᝳ឴-៓៝០-៩᠋-᠍᠏-᠙ᢩᤠ-ᤫᤰ-᤻᥆-᥏᧐-᧚ᨗ-ᨛᩕ-ᩞ᩠-᩿᩼-᪉᪐-᪙᪰-᪽ᪿ-᫰ᬀ-ᬄ᬴-᭄᭐-᭙᭫-᭳ᮀ-ᮂᮡ-ᮭ᮰-᮹᯦-᯳ᰤ-᰷᱀-᱉᱐-᱙᳐-᳔᳒-᳨᳭᳴᳷-᳹᷀-᷿‌‍‿⁀⁔⃐-⃥⃜⃡-⃰⳯-⵿⳱ⷠ-〪ⷿ-゙゚〯・꘠-꘩꙯ꙴ-꙽ꚞꚟ꛰꛱ꠂ꠆ꠋꠣ-ꠧ꠬ꢀ\
ꢁꢴ-ꣅ꣐-꣙꣠-꣱ꣿ-꤉ꤦ-꤭ꥇ-꥓ꦀ-ꦃ꦳-꧀꧐-꧙ꧥ꧰-꧹ꨩ-ꨶꩃꩌꩍ꩐-꩙ꩻ-ꩽꪰꪲ-ꪴꪷꪸꪾ꪿꫁ꫫ-ꫯꫵ꫶ꯣ-ꯪ꯬꯭꯰-꯹ﬞ︀-️︠-︯︳︴﹍-﹏０-９＿･",
FD="ªµºÀ-ÖØ-öø-ˁˆ-ˑˠ-ˤˬˮͰ-ʹͶͷͺ-ͽͿΆΈ-ΊΌΎ-ΡΣ-ϵϷ-ҁҊ-ԯԱ-Ֆ՘ՙՠ-ֈ֋֌א-תׯ-ײؠ-يٮٯٱ-ۓەۥۦۮۯۺ-ۼۿܐܒ-ܯݍ-ޥޱߊ-ߪߴߵߺࠀ-ࠕࠚࠤࠨࡀ-ࡘࡠ-ࡪࡰ-ࢇࢉ-࢏ࢠ-ࣉऄ-हऽॐक़-ॡॱ-ঀঅ-ঌএঐও-নপ-রলশ-হঽৎড়ঢ়য়-ৡৰৱৼਅ-ਊਏਐਓ\
-ਨਪ-ਰਲਲ਼ਵਸ਼ਸਹਖ਼-ੜਫ਼ੲ-ੴઅ-ઍએ-ઑઓ-નપ-રલળવ-હઽૐૠૡૹଅ-ଌଏଐଓ-ନପ-ରଲଳଵ-ହଽଡ଼ଢ଼ୟ-ୡୱஃஅ-ஊஎ-ஐஒ-கஙசஜஞடணதந-பம-ஹௐఅ-ఌఎ-ఐఒ-నప-హఽౘ-ౚ౜ౝౠౡಀಅ-ಌಎ-ಐಒ-ನಪ-ಳವ-ಹಽ೜-ೞೠೡೱೲഄ-ഌഎ-ഐഒ-ഺഽൎൔ-ൖൟ-ൡൺ-ൿඅ-ඖක-නඳ-ර\
ලව-ෆก-ะาำเ-ๆກຂຄຆ-ຊຌ-ຣລວ-ະາຳຽເ-ໄໆໜ-ໟༀཀ-ཇཉ-ཬྈ-ྌက-ဪဿၐ-ၕၚ-ၝၡၥၦၮ-ၰၵ-ႁႎႠ-ჅჇჍა-ჺჼ-ቈቊ-ቍቐ-ቖቘቚ-ቝበ-ኈኊ-ኍነ-ኰኲ-ኵኸ-ኾዀዂ-ዅወ-ዖዘ-ጐጒ-ጕጘ-ፚᎀ-ᎏᎠ-Ᏽᏸ-ᏽᐁ-ᙬᙯ-ᙿᚁ-ᚚᚠ-ᛪᛮ-ᛸᜀ-ᜑᜟ-ᜱᝀ-ᝑᝠ-ᝬᝮ-ᝰក-ឳៗ\
ៜᠠ-ᡸᢀ-ᢨᢪᢰ-ᣵᤀ-ᤞᥐ-ᥭᥰ-ᥴᦀ-ᦫᦰ-ᧉᨀ-ᨖᨠ-ᩔᪧᬅ-ᬳᭅ-ᭌᮃ-ᮠᮮᮯᮺ-ᯥᰀ-ᰣᱍ-ᱏᱚ-ᱽᲀ-ᲊᲐ-ᲺᲽ-Ჿᳩ-ᳬᳮ-ᳳᳵᳶᳺᴀ-ᶿḀ-ἕἘ-Ἕἠ-ὅὈ-Ὅὐ-ὗὙὛὝὟ-ώᾀ-ᾴᾶ-ᾼιῂ-ῄῆ-ῌῐ-ΐῖ-Ίῠ-Ῥῲ-ῴῶ-ῼⁱⁿ₏-₟ℂℇℊ-ℓℕ℘-ℝℤΩℨK-ℹℼ-ℿⅅ-ⅉⅎⅠ-ↈⰀ-ⳤⳫ\
-ⳮⳲⳳⴀ-ⴥⴧⴭⴰ-ⵧⵯⶀ-ⶖⶠ-ⶦⶨ-ⶮⶰ-ⶶⶸ-ⶾⷀ-ⷆⷈ-ⷎⷐ-ⷖⷘ-ⷞ々-〇〡-〩〱-〵〸-〼ぁ-ゖ゛-ゟァ-ヺー-ヿㄅ-ㄯㄱ-ㆎㆠ-ㆿㇰ-ㇿ㐀-䶿一-ꒌꓐ-ꓽꔀ-ꘌꘐ-ꘟꘪꘫꙀ-ꙮꙿ-ꚝꚠ-ꛯꜗ-ꜟꜢ-ꞈꞋ-꟝꟢꟱-ꠁꠃ-ꠅꠇ-ꠊꠌ-ꠢꡀ-ꡳꢂ-ꢳꣲ-ꣷꣻꣽꣾꤊ-ꤥꤰ-ꥆꥠ-ꥼꦄ-ꦲꧏꧠ-ꧤꧦ-ꧯꧺ-ꧾꨀ-\
ꨨꩀ-ꩂꩄ-ꩋꩠ-ꩶꩺꩾ-ꪯꪱꪵꪶꪹ-ꪽꫀꫂꫛ-ꫝꫠ-ꫪꫲ-ꫴꬁ-ꬆꬉ-ꬎꬑ-ꬖꬠ-ꬦꬨ-ꬮꬰ-ꭚꭜ-ꭩ꭬꭭ꭰ-ꯢ가-힣ힰ-ퟆퟋ-ퟻ豈-舘並-龎ﬀ-ﬆﬓ-ﬗיִײַ-ﬨשׁ-זּטּ-לּמּנּסּףּפּצּ-ﮱﯓ-ﴽﵐ-ﶏﶒ-ﷇﷰ-ﷻﹰ-ﹴﹶ-ﻼＡ-Ｚａ-ｚｦ-ﾾￂ-ￇￊ-ￏￒ-ￗￚ-ￜ",
sg={3:"abstract boolean byte char class double enum export extends final float goto implements import int interface long native package private protected public\
 short static super synchronized throws transient volatile",5:"class enum extends super const export import",6:"enum",strict:"implements interface let package p\
rivate protected public static yield",strictBind:"eval arguments"},ag="break case catch continue debugger default do else finally for function if return switch \
throw try var while with null true false instanceof typeof void delete new in this",sq={5:ag,"5module":ag+" export import",6:ag+" const class extends export imp\
ort super"},BD=/^in(stanceof)?$/,aq=new RegExp("["+FD+"]"),oq=new RegExp("["+FD+iq+"]");function ug(e,t){for(var r=65536,n=0;n<t.length;n+=2){if(r+=t[n],r>e)return!1;
if(r+=t[n+1],r>=e)return!0}return!1}function _n(e,t){return e<65?e===36:e<91?!0:e<97?e===95:e<123?!0:e<=65535?e>=170&&aq.test(String.fromCharCode(e)):t===!1?!1:
ug(e,LD)}function Vn(e,t){return e<48?e===36:e<58?!0:e<65?!1:e<91?!0:e<97?e===95:e<123?!0:e<=65535?e>=170&&oq.test(String.fromCharCode(e)):t===!1?!1:ug(e,LD)||ug(
e,nq)}var fe=function(t,r){r===void 0&&(r={}),this.label=t,this.keyword=r.keyword,this.beforeExpr=!!r.beforeExpr,this.startsExpr=!!r.startsExpr,this.isLoop=!!r.
isLoop,this.isAssign=!!r.isAssign,this.prefix=!!r.prefix,this.postfix=!!r.postfix,this.binop=r.binop||null,this.updateContext=null};function kr(e,t){return new fe(
e,{beforeExpr:!0,binop:t})}var Or={beforeExpr:!0},sr={startsExpr:!0},pg={};function pe(e,t){return t===void 0&&(t={}),t.keyword=e,pg[e]=new fe(e,t)}var f={num:new fe(
"num",sr),regexp:new fe("regexp",sr),string:new fe("string",sr),name:new fe("name",sr),privateId:new fe("privateId",sr),eof:new fe("eof"),bracketL:new fe("[",{beforeExpr:!0,
startsExpr:!0}),bracketR:new fe("]"),braceL:new fe("{",{beforeExpr:!0,startsExpr:!0}),braceR:new fe("}"),parenL:new fe("(",{beforeExpr:!0,startsExpr:!0}),parenR:new fe(
")"),comma:new fe(",",Or),semi:new fe(";",Or),colon:new fe(":",Or),dot:new fe("."),question:new fe("?",Or),questionDot:new fe("?."),arrow:new fe("=>",Or),template:new fe(
"template"),invalidTemplate:new fe("invalidTemplate"),ellipsis:new fe("...",Or),backQuote:new fe("`",sr),dollarBraceL:new fe("${",{beforeExpr:!0,startsExpr:!0}),
eq:new fe("=",{beforeExpr:!0,isAssign:!0}),assign:new fe("_=",{beforeExpr:!0,isAssign:!0}),incDec:new fe("++/--",{prefix:!0,postfix:!0,startsExpr:!0}),prefix:new fe(
"!/~",{beforeExpr:!0,prefix:!0,startsExpr:!0}),logicalOR:kr("||",1),logicalAND:kr("&&",2),bitwiseOR:kr("|",3),bitwiseXOR:kr("^",4),bitwiseAND:kr("&",5),equality:kr(
"==/!=/===/!==",6),relational:kr("</>/<=/>=",7),bitShift:kr("<</>>/>>>",8),plusMin:new fe("+/-",{beforeExpr:!0,binop:9,prefix:!0,startsExpr:!0}),modulo:kr("%",10),
star:kr("*",10),slash:kr("/",10),starstar:new fe("**",{beforeExpr:!0}),coalesce:kr("??",1),_break:pe("break"),_case:pe("case",Or),_catch:pe("catch"),_continue:pe(
"continue"),_debugger:pe("debugger"),_default:pe("default",Or),_do:pe("do",{isLoop:!0,beforeExpr:!0}),_else:pe("else",Or),_finally:pe("finally"),_for:pe("for",{
isLoop:!0}),_function:pe("function",sr),_if:pe("if"),_return:pe("return",Or),_switch:pe("switch"),_throw:pe("throw",Or),_try:pe("try"),_var:pe("var"),_const:pe(
"const"),_while:pe("while",{isLoop:!0}),_with:pe("with"),_new:pe("new",{beforeExpr:!0,startsExpr:!0}),_this:pe("this",sr),_super:pe("super",sr),_class:pe("class",
sr),_extends:pe("extends",Or),_export:pe("export"),_import:pe("import",sr),_null:pe("null",sr),_true:pe("true",sr),_false:pe("false",sr),_in:pe("in",{beforeExpr:!0,
binop:7}),_instanceof:pe("instanceof",{beforeExpr:!0,binop:7}),_typeof:pe("typeof",{beforeExpr:!0,prefix:!0,startsExpr:!0}),_void:pe("void",{beforeExpr:!0,prefix:!0,
startsExpr:!0}),_delete:pe("delete",{beforeExpr:!0,prefix:!0,startsExpr:!0})},ar=/\r\n?|\n|\u2028|\u2029/,uq=new RegExp(ar.source,"g");function Da(e){return e===
10||e===13||e===8232||e===8233}function UD(e,t,r){r===void 0&&(r=e.length);for(var n=t;n<r;n++){var i=e.charCodeAt(n);if(Da(i))return n<r-1&&i===13&&e.charCodeAt(
n+1)===10?n+2:n+1}return-1}var HD=/[\u1680\u2000-\u200a\u202f\u205f\u3000\ufeff]/,ht=/(?:\s|\/\/.*|\/\*[^]*?\*\/)*/g,jD=Object.prototype,cq=jD.hasOwnProperty,lq=jD.
toString,va=Object.hasOwn||(function(e,t){return cq.call(e,t)}),OD=Array.isArray||(function(e){return lq.call(e)==="[object Array]"}),$D=Object.create(null);function Si(e){
return $D[e]||($D[e]=new RegExp("^(?:"+e.replace(/ /g,"|")+")$"))}function Gn(e){return e<=65535?String.fromCharCode(e):(e-=65536,String.fromCharCode((e>>10)+55296,
(e&1023)+56320))}var mq=/(?:[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?:[^\uD800-\uDBFF]|^)[\uDC00-\uDFFF])/,Cu=function(t,r){this.line=t,this.column=r};Cu.prototype.
offset=function(t){return new Cu(this.line,this.column+t)};var Np=function(t,r,n){this.start=r,this.end=n,t.sourceFile!==null&&(this.source=t.sourceFile)};function qD(e,t){
for(var r=1,n=0;;){var i=UD(e,n,t);if(i<0)return new Cu(r,t-n);++r,n=i}}var cg={ecmaVersion:null,sourceType:"script",strict:!1,onInsertedSemicolon:null,onTrailingComma:null,
allowReserved:null,allowReturnOutsideFunction:!1,allowImportExportEverywhere:!1,allowAwaitOutsideFunction:null,allowSuperOutsideMethod:null,allowHashBang:!1,checkPrivateFields:!0,
locations:!1,startLocation:null,onToken:null,onComment:null,ranges:!1,program:null,sourceFile:null,directSourceFile:null,preserveParens:!1},wD=!1;function pq(e){
var t={};for(var r in cg)t[r]=e&&va(e,r)?e[r]:cg[r];if(t.ecmaVersion==="latest"?t.ecmaVersion=1e8:t.ecmaVersion==null?(!wD&&typeof console=="object"&&console.warn&&
(wD=!0,console.warn(`Since Acorn 8.0.0, options.ecmaVersion is required.
Defaulting to 2020, but this will stop working in the future.`)),t.ecmaVersion=11):t.ecmaVersion>=2015&&(t.ecmaVersion-=2009),t.allowReserved==null&&(t.allowReserved=
t.ecmaVersion<5),(!e||e.allowHashBang==null)&&(t.allowHashBang=t.ecmaVersion>=14),OD(t.onToken)){var n=t.onToken;t.onToken=function(i){return n.push(i)}}if(OD(t.
onComment)&&(t.onComment=fq(t,t.onComment)),t.sourceType==="commonjs"&&t.allowAwaitOutsideFunction)throw new Error("Cannot use allowAwaitOutsideFunction with so\
urceType: commonjs");return t}function fq(e,t){return function(r,n,i,s,a,c){var m={type:r?"Block":"Line",value:n,start:i,end:s};e.locations&&(m.loc=new Np(this,
a,c)),e.ranges&&(m.range=[i,s]),t.push(m)}}var as=1,os=2,fg=4,VD=8,dg=16,GD=32,Dp=64,KD=128,us=256,_u=512,zD=1024,vp=as|os|us;function hg(e,t){return os|(e?fg:0)|
(t?VD:0)}var Sp=0,gg=1,zn=2,WD=3,YD=4,XD=5,rt=function(t,r,n){this.options=t=pq(t),this.sourceFile=t.sourceFile,this.keywords=Si(sq[t.ecmaVersion>=6?6:t.sourceType===
"module"?"5module":5]);var i="";t.allowReserved!==!0&&(i=sg[t.ecmaVersion>=6?6:t.ecmaVersion===5?5:3],t.sourceType==="module"&&(i+=" await")),this.reservedWords=
Si(i);var s=(i?i+" ":"")+sg.strict;this.reservedWordsStrict=Si(s),this.reservedWordsStrictBind=Si(s+" "+sg.strictBind),this.input=String(r),this.containsEsc=!1,
this.pos=n||0,this.curLine=1,t.startLocation?(this.lineStart=this.pos-t.startLocation.column,this.curLine=t.startLocation.line):n?(this.lineStart=this.input.lastIndexOf(
`
`,n-1)+1,this.options.locations&&(this.curLine=this.input.slice(0,this.lineStart).split(ar).length)):this.lineStart=0,this.type=f.eof,this.value=null,this.start=
this.end=this.pos,this.startLoc=this.endLoc=this.curPosition(),this.lastTokEndLoc=this.lastTokStartLoc=null,this.lastTokStart=this.lastTokEnd=this.pos,this.context=
this.initialContext(),this.exprAllowed=!0,this.inModule=t.sourceType==="module",this.strict=this.inModule||t.strict===!0||this.strictDirective(this.pos),this.potentialArrowAt=
-1,this.potentialArrowInForAwait=!1,this.yieldPos=this.awaitPos=this.awaitIdentPos=0,this.labels=[],this.undefinedExports=Object.create(null),this.pos===0&&t.allowHashBang&&
this.input.slice(0,2)==="#!"&&this.skipLineComment(2),this.scopeStack=[],this.enterScope(this.options.sourceType==="commonjs"?os:as),this.regexpState=null,this.
privateNameStack=[]},wr={inFunction:{configurable:!0},inGenerator:{configurable:!0},inAsync:{configurable:!0},canAwait:{configurable:!0},allowReturn:{configurable:!0},
allowSuper:{configurable:!0},allowDirectSuper:{configurable:!0},treatFunctionsAsVar:{configurable:!0},allowNewDotTarget:{configurable:!0},allowUsing:{configurable:!0},
inClassStaticBlock:{configurable:!0}};rt.prototype.parse=function(){var t=this,r=this.options.program||this.startNode();return this.nextToken(),this.catchStackOverflow(
function(){return t.parseTopLevel(r)})};wr.inFunction.get=function(){return(this.currentVarScope().flags&os)>0};wr.inGenerator.get=function(){return(this.currentVarScope().
flags&VD)>0};wr.inAsync.get=function(){return(this.currentVarScope().flags&fg)>0};wr.canAwait.get=function(){for(var e=this.scopeStack.length-1;e>=0;e--){var t=this.
scopeStack[e],r=t.flags;if(r&(us|_u))return!1;if(r&os)return(r&fg)>0}return this.inModule&&this.options.ecmaVersion>=13||this.options.allowAwaitOutsideFunction};
wr.allowReturn.get=function(){return!!(this.inFunction||this.options.allowReturnOutsideFunction&&this.currentVarScope().flags&as)};wr.allowSuper.get=function(){
var e=this.currentThisScope(),t=e.flags;return(t&Dp)>0||this.options.allowSuperOutsideMethod};wr.allowDirectSuper.get=function(){return(this.currentThisScope().
flags&KD)>0};wr.treatFunctionsAsVar.get=function(){return this.treatFunctionsAsVarInScope(this.currentScope())};wr.allowNewDotTarget.get=function(){for(var e=this.
scopeStack.length-1;e>=0;e--){var t=this.scopeStack[e],r=t.flags;if(r&(us|_u)||r&os&&!(r&dg))return!0}return!1};wr.allowUsing.get=function(){var e=this.currentScope(),
t=e.flags;return!(t&zD||!this.inModule&&t&as)};wr.inClassStaticBlock.get=function(){return(this.currentVarScope().flags&us)>0};rt.extend=function(){for(var t=[],
r=arguments.length;r--;)t[r]=arguments[r];for(var n=this,i=0;i<t.length;i++)n=t[i](n);return n};rt.parse=function(t,r){return new this(r,t).parse()};rt.parseExpressionAt=
function(t,r,n){var i=new this(n,t,r);return i.nextToken(),i.parseExpression()};rt.tokenizer=function(t,r){return new this(r,t)};Object.defineProperties(rt.prototype,
wr);var Ot=rt.prototype,dq=/^(?:'((?:\\[^]|[^'\\])*?)'|"((?:\\[^]|[^"\\])*?)")/;Ot.strictDirective=function(e){if(this.options.ecmaVersion<5)return!1;for(;;){ht.
lastIndex=e,e+=ht.exec(this.input)[0].length;var t=dq.exec(this.input.slice(e));if(!t)return!1;if((t[1]||t[2])==="use strict"){ht.lastIndex=e+t[0].length;var r=ht.
exec(this.input),n=r.index+r[0].length,i=this.input.charAt(n);return i===";"||i==="}"||ar.test(r[0])&&!(/[(`.[+\-/*%<>=,?^&]/.test(i)||i==="!"&&this.input.charAt(
n+1)==="="||i==="i"&&hq(this,n))}e+=t[0].length,ht.lastIndex=e,e+=ht.exec(this.input)[0].length,this.input[e]===";"&&e++}};function hq(e,t){for(var r=t+1,n=Math.
min(e.input.length,t+11);r<n;){var i=e.fullCharCodeAt(r);if(!Vn(i,!0))break;r+=i<=65535?1:2}return r===t+2&&e.input.slice(t,r)==="in"||r===t+10&&e.input.slice(t,
r)==="instanceof"}Ot.eat=function(e){return this.type===e?(this.next(),!0):!1};Ot.isContextual=function(e){return this.type===f.name&&this.value===e&&!this.containsEsc};
Ot.eatContextual=function(e){return this.isContextual(e)?(this.next(),!0):!1};Ot.catchStackOverflow=function(e){try{return e()}catch(t){if(t instanceof Error&&(/\bstack\b.*\b(exceeded|overflow)\b/i.
test(t.message)||/\btoo much recursion\b/i.test(t.message)))this.raise(this.start,"Not enough stack space to parse input");else throw t}};Ot.expectContextual=function(e){
this.eatContextual(e)||this.unexpected()};Ot.canInsertSemicolon=function(){return this.type===f.eof||this.type===f.braceR||ar.test(this.input.slice(this.lastTokEnd,
this.start))};Ot.insertSemicolon=function(){if(this.canInsertSemicolon())return this.options.onInsertedSemicolon&&this.options.onInsertedSemicolon(this.lastTokEnd,
this.lastTokEndLoc),!0};Ot.semicolon=function(){!this.eat(f.semi)&&!this.insertSemicolon()&&this.unexpected()};Ot.afterTrailingComma=function(e,t){if(this.type===
e)return this.options.onTrailingComma&&this.options.onTrailingComma(this.lastTokStart,this.lastTokStartLoc),t||this.next(),!0};Ot.expect=function(e){this.eat(e)||
this.unexpected()};Ot.unexpected=function(e){this.raise(e??this.start,"Unexpected token")};var kp=function(){this.shorthandAssign=this.trailingComma=this.parenthesizedAssign=
this.parenthesizedBind=this.doubleProto=-1};Ot.checkPatternErrors=function(e,t){if(e){e.trailingComma>-1&&this.raiseRecoverable(e.trailingComma,"Comma is not pe\
rmitted after the rest element");var r=t?e.parenthesizedAssign:e.parenthesizedBind;r>-1&&this.raiseRecoverable(r,t?"Assigning to rvalue":"Parenthesized pattern")}};
Ot.checkExpressionErrors=function(e,t){if(!e)return!1;var r=e.shorthandAssign,n=e.doubleProto;if(!t)return r>=0||n>=0;r>=0&&this.raise(r,"Shorthand property ass\
ignments are valid only in destructuring patterns"),n>=0&&this.raiseRecoverable(n,"Redefinition of __proto__ property")};Ot.checkYieldAwaitInDefaultParams=function(){
this.yieldPos&&(!this.awaitPos||this.yieldPos<this.awaitPos)&&this.raise(this.yieldPos,"Yield expression cannot be a default value"),this.awaitPos&&this.raise(this.
awaitPos,"Await expression cannot be a default value")};Ot.isSimpleAssignTarget=function(e){return e.type==="ParenthesizedExpression"?this.isSimpleAssignTarget(
e.expression):e.type==="Identifier"||e.type==="MemberExpression"};var B=rt.prototype;B.parseTopLevel=function(e){var t=Object.create(null);for(e.body||(e.body=[]);this.
type!==f.eof;){var r=this.parseStatement(null,!0,t);e.body.push(r)}if(this.inModule)for(var n=0,i=Object.keys(this.undefinedExports);n<i.length;n+=1){var s=i[n];
this.raiseRecoverable(this.undefinedExports[s].start,"Export '"+s+"' is not defined")}return this.adaptDirectivePrologue(e.body),this.next(),e.sourceType=this.options.
sourceType==="commonjs"?"script":this.options.sourceType,this.finishNode(e,"Program")};var yg={kind:"loop"},gq={kind:"switch"};B.isLet=function(e){if(this.options.
ecmaVersion<6||!this.isContextual("let"))return!1;ht.lastIndex=this.pos;var t=ht.exec(this.input),r=this.pos+t[0].length,n=this.fullCharCodeAt(r);if(n===91||n===
92)return!0;if(e)return!1;if(n===123)return!0;if(_n(n)){var i=r;do r+=n<=65535?1:2;while(Vn(n=this.fullCharCodeAt(r)));if(n===92)return!0;var s=this.input.slice(
i,r);if(!BD.test(s))return!0}return!1};B.isAsyncFunction=function(){if(this.options.ecmaVersion<8||!this.isContextual("async"))return!1;ht.lastIndex=this.pos;var e=ht.
exec(this.input),t=this.pos+e[0].length,r;return!ar.test(this.input.slice(this.pos,t))&&this.input.slice(t,t+8)==="function"&&(t+8===this.input.length||!(Vn(r=this.
fullCharCodeAt(t+8))||r===92))};B.isUsingKeyword=function(e,t){if(this.options.ecmaVersion<17||!this.isContextual(e?"await":"using"))return!1;ht.lastIndex=this.
pos;var r=ht.exec(this.input),n=this.pos+r[0].length;if(ar.test(this.input.slice(this.pos,n)))return!1;if(e){var i=n+5,s;if(this.input.slice(n,i)!=="using"||i===
this.input.length||Vn(s=this.fullCharCodeAt(i))||s===92)return!1;ht.lastIndex=i;var a=ht.exec(this.input);if(n=i+a[0].length,a&&ar.test(this.input.slice(i,n)))return!1}
var c=this.fullCharCodeAt(n);if(!_n(c)&&c!==92)return!1;var m=n;do n+=c<=65535?1:2;while(Vn(c=this.fullCharCodeAt(n)));if(c===92)return!0;var p=this.input.slice(
m,n);if(BD.test(p))return!1;if(t&&!e&&p==="of"){ht.lastIndex=n;var d=ht.exec(this.input);if(n=n+d[0].length,this.input.charCodeAt(n)!==61||(c=this.input.charCodeAt(
n+1))===61||c===62)return!1}return!0};B.isAwaitUsing=function(e){return this.isUsingKeyword(!0,e)};B.isUsing=function(e){return this.isUsingKeyword(!1,e)};B.parseStatement=
function(e,t,r){var n=this.type,i=this.startNode(),s;switch(this.isLet(e)&&(n=f._var,s="let"),n){case f._break:case f._continue:return this.parseBreakContinueStatement(
i,n.keyword);case f._debugger:return this.parseDebuggerStatement(i);case f._do:return this.parseDoStatement(i);case f._for:return this.parseForStatement(i);case f.
_function:return e&&(this.strict||e!=="if"&&e!=="label")&&this.options.ecmaVersion>=6&&this.unexpected(),this.parseFunctionStatement(i,!1,!e);case f._class:return e&&
this.unexpected(),this.parseClass(i,!0);case f._if:return this.parseIfStatement(i);case f._return:return this.parseReturnStatement(i);case f._switch:return this.
parseSwitchStatement(i);case f._throw:return this.parseThrowStatement(i);case f._try:return this.parseTryStatement(i);case f._const:case f._var:return s=s||this.
value,e&&s!=="var"&&this.unexpected(),this.parseVarStatement(i,s);case f._while:return this.parseWhileStatement(i);case f._with:return this.parseWithStatement(i);case f.
braceL:return this.parseBlock(!0,i);case f.semi:return this.parseEmptyStatement(i);case f._export:case f._import:if(this.options.ecmaVersion>10&&n===f._import){
ht.lastIndex=this.pos;var a=ht.exec(this.input),c=this.pos+a[0].length,m=this.input.charCodeAt(c);if(m===40||m===46)return this.parseExpressionStatement(i,this.
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
next(),this.labels.push(yg),e.body=this.parseStatement("do"),this.labels.pop(),this.expect(f._while),e.test=this.parseParenExpression(),this.options.ecmaVersion>=
6?this.eat(f.semi):this.semicolon(),this.finishNode(e,"DoWhileStatement")};B.parseForStatement=function(e){this.next();var t=this.options.ecmaVersion>=9&&this.canAwait&&
this.eatContextual("await")?this.lastTokStart:-1;if(this.labels.push(yg),this.enterScope(0),this.expect(f.parenL),this.type===f.semi)return t>-1&&this.unexpected(
t),this.parseFor(e,null);var r=this.isLet();if(this.type===f._var||this.type===f._const||r){var n=this.startNode(),i=r?"let":this.value;return this.next(),this.
parseVar(n,!0,i),this.finishNode(n,"VariableDeclaration"),this.parseForAfterInit(e,n,t)}var s=this.isContextual("let"),a=!1,c=this.isUsing(!0)?"using":this.isAwaitUsing(
!0)?"await using":null;if(c){var m=this.startNode();return this.next(),c==="await using"&&(this.canAwait||this.raise(this.start,"Await using cannot appear outsi\
de of async function"),this.next()),this.parseVar(m,!0,c),this.finishNode(m,"VariableDeclaration"),this.parseForAfterInit(e,m,t)}var p=this.containsEsc,d=new kp,
E=this.start,C=t>-1?this.parseExprSubscripts(d,"await"):this.parseExpression(!0,d);return this.type===f._in||(a=this.options.ecmaVersion>=6&&this.isContextual("\
of"))?(t>-1?(this.type===f._in&&this.unexpected(t),e.await=!0):a&&this.options.ecmaVersion>=8&&(C.start===E&&!p&&C.type==="Identifier"&&C.name==="async"?this.unexpected():
this.options.ecmaVersion>=9&&(e.await=!1)),s&&a&&this.raise(C.start,"The left-hand side of a for-of loop may not start with 'let'."),this.toAssignable(C,!1,d),this.
checkLValPattern(C),this.parseForIn(e,C)):(this.checkExpressionErrors(d,!0),t>-1&&this.unexpected(t),this.parseFor(e,C))};B.parseForAfterInit=function(e,t,r){return(this.
type===f._in||this.options.ecmaVersion>=6&&this.isContextual("of"))&&t.declarations.length===1?(this.type===f._in?((t.kind==="using"||t.kind==="await using")&&!t.
declarations[0].init&&this.raise(this.start,"Using declaration is not allowed in for-in loops"),this.options.ecmaVersion>=9&&r>-1&&this.unexpected(r)):this.options.
ecmaVersion>=9&&(e.await=r>-1),this.parseForIn(e,t)):(r>-1&&this.unexpected(r),this.parseFor(e,t))};B.parseFunctionStatement=function(e,t,r){return this.next(),
this.parseFunction(e,Su|(r?0:lg),!1,t)};B.parseIfStatement=function(e){return this.next(),e.test=this.parseParenExpression(),e.consequent=this.parseStatement("i\
f"),e.alternate=this.eat(f._else)?this.parseStatement("if"):null,this.finishNode(e,"IfStatement")};B.parseReturnStatement=function(e){return this.allowReturn||this.
raise(this.start,"'return' outside of function"),this.next(),this.eat(f.semi)||this.insertSemicolon()?e.argument=null:(e.argument=this.parseExpression(),this.semicolon()),
this.finishNode(e,"ReturnStatement")};B.parseSwitchStatement=function(e){this.next(),e.discriminant=this.parseParenExpression(),e.cases=[],this.expect(f.braceL),
this.labels.push(gq),this.enterScope(zD);for(var t,r=!1;this.type!==f.braceR;)if(this.type===f._case||this.type===f._default){var n=this.type===f._case;t&&this.
finishNode(t,"SwitchCase"),e.cases.push(t=this.startNode()),t.consequent=[],this.next(),n?t.test=this.parseExpression():(r&&this.raiseRecoverable(this.lastTokStart,
"Multiple default clauses"),r=!0,t.test=null),this.expect(f.colon)}else t||this.unexpected(),t.consequent.push(this.parseStatement(null));return this.exitScope(),
t&&this.finishNode(t,"SwitchCase"),this.next(),this.labels.pop(),this.finishNode(e,"SwitchStatement")};B.parseThrowStatement=function(e){return this.next(),ar.test(
this.input.slice(this.lastTokEnd,this.start))&&this.raise(this.lastTokEnd,"Illegal newline after throw"),e.argument=this.parseExpression(),this.semicolon(),this.
finishNode(e,"ThrowStatement")};var yq=[];B.parseCatchClauseParam=function(){var e=this.parseBindingAtom(),t=e.type==="Identifier";return this.enterScope(t?GD:0),
this.checkLValPattern(e,t?YD:zn),this.expect(f.parenR),e};B.parseTryStatement=function(e){if(this.next(),e.block=this.parseBlock(),e.handler=null,this.type===f.
_catch){var t=this.startNode();this.next(),this.eat(f.parenL)?t.param=this.parseCatchClauseParam():(this.options.ecmaVersion<10&&this.unexpected(),t.param=null,
this.enterScope(0)),t.body=this.parseBlock(!1),this.exitScope(),e.handler=this.finishNode(t,"CatchClause")}return e.finalizer=this.eat(f._finally)?this.parseBlock():
null,!e.handler&&!e.finalizer&&this.raise(e.start,"Missing catch or finally clause"),this.finishNode(e,"TryStatement")};B.parseVarStatement=function(e,t,r){return this.
next(),this.parseVar(e,!1,t,r),this.semicolon(),this.finishNode(e,"VariableDeclaration")};B.parseWhileStatement=function(e){return this.next(),e.test=this.parseParenExpression(),
this.labels.push(yg),e.body=this.parseStatement("while"),this.labels.pop(),this.finishNode(e,"WhileStatement")};B.parseWithStatement=function(e){return this.strict&&
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
this.parseBindingAtom(),this.checkLValPattern(e.id,t==="var"?gg:zn,!1)};var Su=1,lg=2,QD=4;B.parseFunction=function(e,t,r,n,i){this.initFunction(e),(this.options.
ecmaVersion>=9||this.options.ecmaVersion>=6&&!n)&&(this.type===f.star&&t&lg&&this.unexpected(),e.generator=this.eat(f.star)),this.options.ecmaVersion>=8&&(e.async=
!!n),t&Su&&(e.id=t&QD&&this.type!==f.name?null:this.parseIdent(),e.id&&!(t&lg)&&this.checkLValSimple(e.id,this.strict||e.generator||e.async?this.treatFunctionsAsVar?
gg:zn:WD));var s=this.yieldPos,a=this.awaitPos,c=this.awaitIdentPos;return this.yieldPos=0,this.awaitPos=0,this.awaitIdentPos=0,this.enterScope(hg(e.async,e.generator)),
t&Su||(e.id=this.type===f.name?this.parseIdent():null),this.parseFunctionParams(e),this.parseFunctionBody(e,r,!1,i),this.yieldPos=s,this.awaitPos=a,this.awaitIdentPos=
c,this.finishNode(e,t&Su?"FunctionDeclaration":"FunctionExpression")};B.parseFunctionParams=function(e){this.expect(f.parenL),e.params=this.parseBindingList(f.parenR,
!1,this.options.ecmaVersion>=8),this.checkYieldAwaitInDefaultParams()};B.parseClass=function(e,t){this.next();var r=this.strict;this.strict=!0,this.parseClassId(
e,t),this.parseClassSuper(e);var n=this.enterClassBody(),i=this.startNode(),s=!1;for(i.body=[],this.expect(f.braceL);this.type!==f.braceR;){var a=this.parseClassElement(
e.superClass!==null);a&&(i.body.push(a),a.type==="MethodDefinition"&&a.kind==="constructor"?(s&&this.raiseRecoverable(a.start,"Duplicate constructor in the same\
 class"),s=!0):a.key&&a.key.type==="PrivateIdentifier"&&xq(n,a)&&this.raiseRecoverable(a.key.start,"Identifier '#"+a.key.name+"' has already been declared"))}return this.
strict=r,this.next(),e.body=this.finishNode(i,"ClassBody"),this.exitClassBody(),this.finishNode(e,t?"ClassDeclaration":"ClassExpression")};B.parseClassElement=function(e){
if(this.eat(f.semi))return null;var t=this.options.ecmaVersion,r=this.startNode(),n="",i=!1,s=!1,a="method",c=!1;if(this.eatContextual("static")){if(t>=13&&this.
eat(f.braceL))return this.parseClassStaticBlock(r),r;this.isClassElementNameStart()||this.type===f.star?c=!0:n="static"}if(r.static=c,!n&&t>=8&&this.eatContextual(
"async")&&((this.isClassElementNameStart()||this.type===f.star)&&!this.canInsertSemicolon()?s=!0:n="async"),!n&&(t>=9||!s)&&this.eat(f.star)&&(i=!0),!n&&!s&&!i){
var m=this.value;(this.eatContextual("get")||this.eatContextual("set"))&&(this.isClassElementNameStart()?a=m:n=m)}if(n?(r.computed=!1,r.key=this.startNodeAt(this.
lastTokStart,this.lastTokStartLoc),r.key.name=n,this.finishNode(r.key,"Identifier")):this.parseClassElementName(r),t<13||this.type===f.parenL||a!=="method"||i||
s){var p=!r.static&&Cp(r,"constructor"),d=p&&e;p&&a!=="method"&&this.raise(r.key.start,"Constructor can't have get/set modifier"),r.kind=p?"constructor":a,this.
parseClassMethod(r,i,s,d)}else this.parseClassField(r);return r};B.isClassElementNameStart=function(){return this.type===f.name||this.type===f.privateId||this.type===
f.num||this.type===f.string||this.type===f.bracketL||this.type.keyword};B.parseClassElementName=function(e){this.type===f.privateId?(this.value==="constructor"&&
this.raise(this.start,"Classes can't have an element named '#constructor'"),e.computed=!1,e.key=this.parsePrivateIdent()):this.parsePropertyName(e)};B.parseClassMethod=
function(e,t,r,n){var i=e.key;e.kind==="constructor"?(t&&this.raise(i.start,"Constructor can't be a generator"),r&&this.raise(i.start,"Constructor can't be an a\
sync method")):e.static&&Cp(e,"prototype")&&this.raise(i.start,"Classes may not have a static property named prototype");var s=e.value=this.parseMethod(t,r,n);return e.
kind==="get"&&s.params.length!==0&&this.raiseRecoverable(s.start,"getter should have no params"),e.kind==="set"&&s.params.length!==1&&this.raiseRecoverable(s.start,
"setter should have exactly one param"),e.kind==="set"&&s.params[0].type==="RestElement"&&this.raiseRecoverable(s.params[0].start,"Setter cannot use rest params"),
this.finishNode(e,"MethodDefinition")};B.parseClassField=function(e){return Cp(e,"constructor")?this.raise(e.key.start,"Classes can't have a field named 'constr\
uctor'"):e.static&&Cp(e,"prototype")&&this.raise(e.key.start,"Classes can't have a static field named 'prototype'"),this.eat(f.eq)?(this.enterScope(_u|Dp),e.value=
this.parseMaybeAssign(),this.exitScope()):e.value=null,this.semicolon(),this.finishNode(e,"PropertyDefinition")};B.parseClassStaticBlock=function(e){e.body=[];var t=this.
labels;for(this.labels=[],this.enterScope(us|Dp);this.type!==f.braceR;){var r=this.parseStatement(null);e.body.push(r)}return this.next(),this.exitScope(),this.
labels=t,this.finishNode(e,"StaticBlock")};B.parseClassId=function(e,t){this.type===f.name?(e.id=this.parseIdent(),t&&this.checkLValSimple(e.id,zn,!1)):(t===!0&&
this.unexpected(),e.id=null)};B.parseClassSuper=function(e){e.superClass=this.eat(f._extends)?this.parseExprSubscripts(null,!1):null};B.enterClassBody=function(){
var e={declared:Object.create(null),used:[]};return this.privateNameStack.push(e),e.declared};B.exitClassBody=function(){var e=this.privateNameStack.pop(),t=e.declared,
r=e.used;if(this.options.checkPrivateFields)for(var n=this.privateNameStack.length,i=n===0?null:this.privateNameStack[n-1],s=0;s<r.length;++s){var a=r[s];va(t,a.
name)||(i?i.used.push(a):this.raiseRecoverable(a.start,"Private field '#"+a.name+"' must be declared in an enclosing class"))}};function xq(e,t){var r=t.key.name,
n=e[r],i="true";return t.type==="MethodDefinition"&&(t.kind==="get"||t.kind==="set")&&(i=(t.static?"s":"i")+t.kind),n==="iget"&&i==="iset"||n==="iset"&&i==="ige\
t"||n==="sget"&&i==="sset"||n==="sset"&&i==="sget"?(e[r]="true",!1):n?!0:(e[r]=i,!1)}function Cp(e,t){var r=e.computed,n=e.key;return!r&&(n.type==="Identifier"&&
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
if(this.type===f._function||(e=this.isAsyncFunction())){var t=this.startNode();return this.next(),e&&this.next(),this.parseFunction(t,Su|QD,!1,e)}else if(this.type===
f._class){var r=this.startNode();return this.parseClass(r,"nullableID")}else{var n=this.parseMaybeAssign();return this.semicolon(),n}};B.checkExport=function(e,t,r){
e&&(typeof t!="string"&&(t=t.type==="Identifier"?t.name:t.value),va(e,t)&&this.raiseRecoverable(r,"Duplicate export '"+t+"'"),e[t]=!0)};B.checkPatternExport=function(e,t){
var r=t.type;if(r==="Identifier")this.checkExport(e,t,t.start);else if(r==="ObjectPattern")for(var n=0,i=t.properties;n<i.length;n+=1){var s=i[n];this.checkPatternExport(
e,s)}else if(r==="ArrayPattern")for(var a=0,c=t.elements;a<c.length;a+=1){var m=c[a];m&&this.checkPatternExport(e,m)}else r==="Property"?this.checkPatternExport(
e,t.value):r==="AssignmentPattern"?this.checkPatternExport(e,t.left):r==="RestElement"&&this.checkPatternExport(e,t.argument)};B.checkVariableExport=function(e,t){
if(e)for(var r=0,n=t;r<n.length;r+=1){var i=n[r];this.checkPatternExport(e,i.id)}};B.shouldParseExportStatement=function(){return this.type.keyword==="var"||this.
type.keyword==="const"||this.type.keyword==="class"||this.type.keyword==="function"||this.isLet()||this.isAsyncFunction()};B.parseExportSpecifier=function(e){var t=this.
startNode();return t.local=this.parseModuleExportName(),t.exported=this.eatContextual("as")?this.parseModuleExportName():t.local,this.checkExport(e,t.exported,t.
exported.start),this.finishNode(t,"ExportSpecifier")};B.parseExportSpecifiers=function(e){var t=[],r=!0;for(this.expect(f.braceL);!this.eat(f.braceR);){if(r)r=!1;else if(this.
expect(f.comma),this.afterTrailingComma(f.braceR))break;t.push(this.parseExportSpecifier(e))}return t};B.parseImport=function(e){return this.next(),this.type===
f.string?(e.specifiers=yq,e.source=this.parseExprAtom()):(e.specifiers=this.parseImportSpecifiers(),this.expectContextual("from"),e.source=this.type===f.string?
this.parseExprAtom():this.unexpected()),this.options.ecmaVersion>=16&&(e.attributes=this.parseWithClause()),this.semicolon(),this.finishNode(e,"ImportDeclaratio\
n")};B.parseImportSpecifier=function(){var e=this.startNode();return e.imported=this.parseModuleExportName(),this.eatContextual("as")?e.local=this.parseIdent():
(this.checkUnreserved(e.imported),e.local=e.imported),this.checkLValSimple(e.local,zn),this.finishNode(e,"ImportSpecifier")};B.parseImportDefaultSpecifier=function(){
var e=this.startNode();return e.local=this.parseIdent(),this.checkLValSimple(e.local,zn),this.finishNode(e,"ImportDefaultSpecifier")};B.parseImportNamespaceSpecifier=
function(){var e=this.startNode();return this.next(),this.expectContextual("as"),e.local=this.parseIdent(),this.checkLValSimple(e.local,zn),this.finishNode(e,"I\
mportNamespaceSpecifier")};B.parseImportSpecifiers=function(){var e=[],t=!0;if(this.type===f.name&&(e.push(this.parseImportDefaultSpecifier()),!this.eat(f.comma)))
return e;if(this.type===f.star)return e.push(this.parseImportNamespaceSpecifier()),e;for(this.expect(f.braceL);!this.eat(f.braceR);){if(t)t=!1;else if(this.expect(
f.comma),this.afterTrailingComma(f.braceR))break;e.push(this.parseImportSpecifier())}return e};B.parseWithClause=function(){var e=[];if(!this.eat(f._with))return e;
this.expect(f.braceL);for(var t={},r=!0;!this.eat(f.braceR);){if(r)r=!1;else if(this.expect(f.comma),this.afterTrailingComma(f.braceR))break;var n=this.parseImportAttribute(),
i=n.key.type==="Identifier"?n.key.name:n.key.value;va(t,i)&&this.raiseRecoverable(n.key.start,"Duplicate attribute key '"+i+"'"),t[i]=!0,e.push(n)}return e};B.parseImportAttribute=
function(){var e=this.startNode();return e.key=this.type===f.string?this.parseExprAtom():this.parseIdent(this.options.allowReserved!=="never"),this.expect(f.colon),
this.type!==f.string&&this.unexpected(),e.value=this.parseExprAtom(),this.finishNode(e,"ImportAttribute")};B.parseModuleExportName=function(){if(this.options.ecmaVersion>=
13&&this.type===f.string){var e=this.parseLiteral(this.value);return mq.test(e.value)&&this.raise(e.start,"An export name cannot include a lone surrogate."),e}return this.
parseIdent(!0)};B.adaptDirectivePrologue=function(e){for(var t=0;t<e.length&&this.isDirectiveCandidate(e[t]);++t)e[t].directive=e[t].expression.raw.slice(1,-1)};
B.isDirectiveCandidate=function(e){return this.options.ecmaVersion>=5&&e.type==="ExpressionStatement"&&e.expression.type==="Literal"&&typeof e.expression.value==
"string"&&(this.input[e.start]==='"'||this.input[e.start]==="'")};var Pr=rt.prototype;Pr.toAssignable=function(e,t,r){if(this.options.ecmaVersion>=6&&e)switch(e.
type){case"Identifier":this.inAsync&&e.name==="await"&&this.raise(e.start,"Cannot use 'await' as identifier inside an async function");break;case"ObjectPattern":case"\
ArrayPattern":case"AssignmentPattern":case"RestElement":break;case"ObjectExpression":e.type="ObjectPattern",r&&this.checkPatternErrors(r,!0);for(var n=0,i=e.properties;n<
i.length;n+=1){var s=i[n];this.toAssignable(s,t),s.type==="RestElement"&&(s.argument.type==="ArrayPattern"||s.argument.type==="ObjectPattern")&&this.raise(s.argument.
start,"Unexpected token")}break;case"Property":e.kind!=="init"&&this.raise(e.key.start,"Object pattern can't contain getter or setter"),this.toAssignable(e.value,
t);break;case"ArrayExpression":e.type="ArrayPattern",r&&this.checkPatternErrors(r,!0),this.toAssignableList(e.elements,t);break;case"SpreadElement":e.type="Rest\
Element",this.toAssignable(e.argument,t),e.argument.type==="AssignmentPattern"&&this.raise(e.argument.start,"Rest elements cannot have a default value");break;case"\
AssignmentExpression":e.operator!=="="&&this.raise(e.left.end,"Only '=' operator can be used for specifying default value."),e.type="AssignmentPattern",delete e.
operator,this.toAssignable(e.left,t);break;case"ParenthesizedExpression":this.toAssignable(e.expression,t,r);break;case"ChainExpression":this.raiseRecoverable(e.
start,"Optional chaining cannot appear in left-hand side");break;case"MemberExpression":if(!t)break;default:this.raise(e.start,"Assigning to rvalue")}else r&&this.
checkPatternErrors(r,!0);return e};Pr.toAssignableList=function(e,t){for(var r=e.length,n=0;n<r;n++){var i=e[n];i&&this.toAssignable(i,t)}if(r){var s=e[r-1];this.
options.ecmaVersion===6&&t&&s&&s.type==="RestElement"&&s.argument.type!=="Identifier"&&this.unexpected(s.argument.start)}return e};Pr.parseSpread=function(e){var t=this.
startNode();return this.next(),t.argument=this.parseMaybeAssign(!1,e),this.finishNode(t,"SpreadElement")};Pr.parseRestBinding=function(){var e=this.startNode();
return this.next(),this.options.ecmaVersion===6&&this.type!==f.name&&this.unexpected(),e.argument=this.parseBindingAtom(),this.finishNode(e,"RestElement")};Pr.parseBindingAtom=
function(){if(this.options.ecmaVersion>=6)switch(this.type){case f.bracketL:var e=this.startNode();return this.next(),e.elements=this.parseBindingList(f.bracketR,
!0,!0),this.finishNode(e,"ArrayPattern");case f.braceL:return this.parseObj(!0)}return this.parseIdent()};Pr.parseBindingList=function(e,t,r,n){for(var i=[],s=!0;!this.
eat(e);)if(s?s=!1:this.expect(f.comma),t&&this.type===f.comma)i.push(null);else{if(r&&this.afterTrailingComma(e))break;if(this.type===f.ellipsis){var a=this.parseRestBinding();
this.parseBindingListItem(a),i.push(a),this.type===f.comma&&this.raiseRecoverable(this.start,"Comma is not permitted after the rest element"),this.expect(e);break}else
i.push(this.parseAssignableListItem(n))}return i};Pr.parseAssignableListItem=function(e){var t=this.parseMaybeDefault(this.start,this.startLoc);return this.parseBindingListItem(
t),t};Pr.parseBindingListItem=function(e){return e};Pr.parseMaybeDefault=function(e,t,r){if(r=r||this.parseBindingAtom(),this.options.ecmaVersion<6||!this.eat(f.
eq))return r;var n=this.startNodeAt(e,t);return n.left=r,n.right=this.parseMaybeAssign(),this.finishNode(n,"AssignmentPattern")};Pr.checkLValSimple=function(e,t,r){
t===void 0&&(t=Sp);var n=t!==Sp;switch(e.type){case"Identifier":this.strict&&this.reservedWordsStrictBind.test(e.name)&&this.raiseRecoverable(e.start,(n?"Bindin\
g ":"Assigning to ")+e.name+" in strict mode"),n&&(t===zn&&e.name==="let"&&this.raiseRecoverable(e.start,"let is disallowed as a lexically bound name"),r&&(va(r,
e.name)&&this.raiseRecoverable(e.start,"Argument name clash"),r[e.name]=!0),t!==XD&&this.declareName(e.name,t,e.start));break;case"ChainExpression":this.raiseRecoverable(
e.start,"Optional chaining cannot appear in left-hand side");break;case"MemberExpression":n&&this.raiseRecoverable(e.start,"Binding member expression");break;case"\
ParenthesizedExpression":return n&&this.raiseRecoverable(e.start,"Binding parenthesized expression"),this.checkLValSimple(e.expression,t,r);default:this.raise(e.
start,(n?"Binding":"Assigning to")+" rvalue")}};Pr.checkLValPattern=function(e,t,r){switch(t===void 0&&(t=Sp),e.type){case"ObjectPattern":for(var n=0,i=e.properties;n<
i.length;n+=1){var s=i[n];this.checkLValInnerPattern(s,t,r)}break;case"ArrayPattern":for(var a=0,c=e.elements;a<c.length;a+=1){var m=c[a];m&&this.checkLValInnerPattern(
m,t,r)}break;default:this.checkLValSimple(e,t,r)}};Pr.checkLValInnerPattern=function(e,t,r){switch(t===void 0&&(t=Sp),e.type){case"Property":this.checkLValInnerPattern(
e.value,t,r);break;case"AssignmentPattern":this.checkLValPattern(e.left,t,r);break;case"RestElement":this.checkLValPattern(e.argument,t,r);break;default:this.checkLValPattern(
e,t,r)}};var Yr=function(t,r,n,i,s){this.token=t,this.isExpr=!!r,this.preserveSpace=!!n,this.override=i,this.generator=!!s},Be={b_stat:new Yr("{",!1),b_expr:new Yr(
"{",!0),b_tmpl:new Yr("${",!1),p_stat:new Yr("(",!1),p_expr:new Yr("(",!0),q_tmpl:new Yr("`",!0,!0,function(e){return e.tryReadTemplateToken()}),f_stat:new Yr("\
function",!1),f_expr:new Yr("function",!0),f_expr_gen:new Yr("function",!0,!1,null,!0),f_gen:new Yr("function",!1,!1,null,!0)},ka=rt.prototype;ka.initialContext=
function(){return[Be.b_stat]};ka.curContext=function(){return this.context[this.context.length-1]};ka.braceIsBlock=function(e){var t=this.curContext();return t===
Be.f_expr||t===Be.f_stat?!0:e===f.colon&&(t===Be.b_stat||t===Be.b_expr)?!t.isExpr:e===f._return||e===f.name&&this.exprAllowed?ar.test(this.input.slice(this.lastTokEnd,
this.start)):e===f._else||e===f.semi||e===f.eof||e===f.parenR||e===f.arrow?!0:e===f.braceL?t===Be.b_stat:e===f._var||e===f._const||e===f.name?!1:!this.exprAllowed};
ka.inGeneratorContext=function(){for(var e=this.context.length-1;e>=1;e--){var t=this.context[e];if(t.token==="function")return t.generator}return!1};ka.updateContext=
function(e){var t,r=this.type;r.keyword&&e===f.dot?this.exprAllowed=!1:(t=r.updateContext)?t.call(this,e):this.exprAllowed=r.beforeExpr};ka.overrideContext=function(e){
this.curContext()!==e&&(this.context[this.context.length-1]=e)};f.parenR.updateContext=f.braceR.updateContext=function(){if(this.context.length===1){this.exprAllowed=
!0;return}var e=this.context.pop();e===Be.b_stat&&this.curContext().token==="function"&&(e=this.context.pop()),this.exprAllowed=!e.isExpr};f.braceL.updateContext=
function(e){this.context.push(this.braceIsBlock(e)?Be.b_stat:Be.b_expr),this.exprAllowed=!0};f.dollarBraceL.updateContext=function(){this.context.push(Be.b_tmpl),
this.exprAllowed=!0};f.parenL.updateContext=function(e){var t=e===f._if||e===f._for||e===f._with||e===f._while;this.context.push(t?Be.p_stat:Be.p_expr),this.exprAllowed=
!0};f.incDec.updateContext=function(){};f._function.updateContext=f._class.updateContext=function(e){e.beforeExpr&&e!==f._else&&!(e===f.semi&&this.curContext()!==
Be.p_stat)&&!(e===f._return&&ar.test(this.input.slice(this.lastTokEnd,this.start)))&&!((e===f.colon||e===f.braceL)&&this.curContext()===Be.b_stat)?this.context.
push(Be.f_expr):this.context.push(Be.f_stat),this.exprAllowed=!1};f.colon.updateContext=function(){this.curContext().token==="function"&&this.context.pop(),this.
exprAllowed=!0};f.backQuote.updateContext=function(){this.curContext()===Be.q_tmpl?this.context.pop():this.context.push(Be.q_tmpl),this.exprAllowed=!1};f.star.updateContext=
function(e){if(e===f._function){var t=this.context.length-1;this.context[t]===Be.f_expr?this.context[t]=Be.f_expr_gen:this.context[t]=Be.f_gen}this.exprAllowed=
!0};f.name.updateContext=function(e){var t=!1;this.options.ecmaVersion>=6&&e!==f.dot&&(this.value==="of"&&!this.exprAllowed||this.value==="yield"&&this.inGeneratorContext())&&
(t=!0),this.exprAllowed=t};var X=rt.prototype;X.checkPropClash=function(e,t,r){if(!(this.options.ecmaVersion>=9&&e.type==="SpreadElement")&&!(this.options.ecmaVersion>=
6&&(e.computed||e.method||e.shorthand))){var n=e.key,i;switch(n.type){case"Identifier":i=n.name;break;case"Literal":i=String(n.value);break;default:return}var s=e.
kind;if(this.options.ecmaVersion>=6){i==="__proto__"&&s==="init"&&(t.proto&&(r?r.doubleProto<0&&(r.doubleProto=n.start):this.raiseRecoverable(n.start,"Redefinit\
ion of __proto__ property")),t.proto=!0);return}i="$"+i;var a=t[i];if(a){var c;s==="init"?c=this.strict&&a.init||a.get||a.set:c=a.init||a[s],c&&this.raiseRecoverable(
n.start,"Redefinition of property")}else a=t[i]={init:!1,get:!1,set:!1};a[s]=!0}};X.parseExpression=function(e,t){var r=this;return this.catchStackOverflow(function(){
var n=r.start,i=r.startLoc,s=r.parseMaybeAssign(e,t);if(r.type===f.comma){var a=r.startNodeAt(n,i);for(a.expressions=[s];r.eat(f.comma);)a.expressions.push(r.parseMaybeAssign(
e,t));return r.finishNode(a,"SequenceExpression")}return s})};X.parseMaybeAssign=function(e,t,r){if(this.isContextual("yield")){if(this.inGenerator)return this.
parseYield(e);this.exprAllowed=!1}var n=!1,i=-1,s=-1,a=-1;t?(i=t.parenthesizedAssign,s=t.trailingComma,a=t.doubleProto,t.parenthesizedAssign=t.trailingComma=-1):
(t=new kp,n=!0);var c=this.start,m=this.startLoc;(this.type===f.parenL||this.type===f.name)&&(this.potentialArrowAt=this.start,this.potentialArrowInForAwait=e===
"await");var p=this.parseMaybeConditional(e,t);if(r&&(p=r.call(this,p,c,m)),this.type.isAssign){var d=this.startNodeAt(c,m);return d.operator=this.value,this.type===
f.eq&&(p=this.toAssignable(p,!1,t)),n||(t.parenthesizedAssign=t.trailingComma=-1,t.shorthandAssign>=p.start&&(t.shorthandAssign=-1),t.doubleProto>=p.start&&(t.doubleProto=
-1)),this.type===f.eq?this.checkLValPattern(p):this.checkLValSimple(p),d.left=p,this.next(),d.right=this.parseMaybeAssign(e),a>-1&&(t.doubleProto=a),this.finishNode(
d,"AssignmentExpression")}else n&&this.checkExpressionErrors(t,!0);return i>-1&&(t.parenthesizedAssign=i),s>-1&&(t.trailingComma=s),p};X.parseMaybeConditional=function(e,t){
var r=this.start,n=this.startLoc,i=this.parseExprOps(e,t);if(this.checkExpressionErrors(t))return i;if(!(i.type==="ArrowFunctionExpression"&&i.start===r)&&this.
eat(f.question)){var s=this.startNodeAt(r,n);return s.test=i,s.consequent=this.parseMaybeAssign(),this.expect(f.colon),s.alternate=this.parseMaybeAssign(e),this.
finishNode(s,"ConditionalExpression")}return i};X.parseExprOps=function(e,t){var r=this.start,n=this.startLoc,i=this.parseMaybeUnary(t,!1,!1,e);return this.checkExpressionErrors(
t)||i.start===r&&i.type==="ArrowFunctionExpression"?i:this.parseExprOp(i,r,n,-1,e)};X.parseExprOp=function(e,t,r,n,i){var s=this.type.binop;if(s!=null&&(!i||this.
type!==f._in)&&s>n){var a=this.type===f.logicalOR||this.type===f.logicalAND,c=this.type===f.coalesce;c&&(s=f.logicalAND.binop);var m=this.value;this.next();var p=this.
start,d=this.startLoc,E=this.parseExprOp(this.parseMaybeUnary(null,!1,!1,i),p,d,s,i),C=this.buildBinary(t,r,e,E,m,a||c);return(a&&this.type===f.coalesce||c&&(this.
type===f.logicalOR||this.type===f.logicalAND))&&this.raiseRecoverable(this.start,"Logical expressions and coalesce expressions cannot be mixed. Wrap either by p\
arentheses"),this.parseExprOp(C,t,r,n,i)}return e};X.buildBinary=function(e,t,r,n,i,s){n.type==="PrivateIdentifier"&&this.raise(n.start,"Private identifier can \
only be left side of binary expression");var a=this.startNodeAt(e,t);return a.left=r,a.operator=i,a.right=n,this.finishNode(a,s?"LogicalExpression":"BinaryExpre\
ssion")};X.parseMaybeUnary=function(e,t,r,n){var i=this.start,s=this.startLoc,a;if(this.isContextual("await")&&this.canAwait)a=this.parseAwait(n),t=!0;else if(this.
type.prefix){var c=this.startNode(),m=this.type===f.incDec;c.operator=this.value,c.prefix=!0,this.next(),c.argument=this.parseMaybeUnary(null,!0,m,n),this.checkExpressionErrors(
e,!0),m?this.checkLValSimple(c.argument):this.strict&&c.operator==="delete"&&JD(c.argument)?this.raiseRecoverable(c.start,"Deleting local variable in strict mod\
e"):c.operator==="delete"&&mg(c.argument)?this.raiseRecoverable(c.start,"Private fields can not be deleted"):t=!0,a=this.finishNode(c,m?"UpdateExpression":"Unar\
yExpression")}else if(!t&&this.type===f.privateId)(n||this.privateNameStack.length===0)&&this.options.checkPrivateFields&&this.unexpected(),a=this.parsePrivateIdent(),
this.type!==f._in&&this.unexpected();else{if(a=this.parseExprSubscripts(e,n),this.checkExpressionErrors(e))return a;for(;this.type.postfix&&!this.canInsertSemicolon();){
var p=this.startNodeAt(i,s);p.operator=this.value,p.prefix=!1,p.argument=a,this.checkLValSimple(a),this.next(),a=this.finishNode(p,"UpdateExpression")}}if(!r&&!(a.
type==="ArrowFunctionExpression"&&a.start===i)&&this.eat(f.starstar))if(t)this.unexpected(this.lastTokStart);else return this.buildBinary(i,s,a,this.parseMaybeUnary(
null,!1,!1,n),"**",!1);else return a};function JD(e){return e.type==="Identifier"||e.type==="ParenthesizedExpression"&&JD(e.expression)}function mg(e){return e.
type==="MemberExpression"&&e.property.type==="PrivateIdentifier"||e.type==="ChainExpression"&&mg(e.expression)||e.type==="ParenthesizedExpression"&&mg(e.expression)}
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
never"),d.computed=!!p,c&&(d.optional=m),e=this.finishNode(d,"MemberExpression")}else if(!n&&this.eat(f.parenL)){var E=new kp,C=this.yieldPos,O=this.awaitPos,H=this.
awaitIdentPos;this.yieldPos=0,this.awaitPos=0,this.awaitIdentPos=0;var Ue=this.parseExprList(f.parenR,this.options.ecmaVersion>=8,!1,E);if(i&&!m&&this.shouldParseAsyncArrow())
return this.checkPatternErrors(E,!1),this.checkYieldAwaitInDefaultParams(),this.awaitIdentPos>0&&this.raise(this.awaitIdentPos,"Cannot use 'await' as identifier\
 inside an async function"),this.yieldPos=C,this.awaitPos=O,this.awaitIdentPos=H,this.parseSubscriptAsyncArrow(t,r,Ue,a);this.checkExpressionErrors(E,!0),this.yieldPos=
C||this.yieldPos,this.awaitPos=O||this.awaitPos,this.awaitIdentPos=H||this.awaitIdentPos;var Gt=this.startNodeAt(t,r);Gt.callee=e,Gt.arguments=Ue,c&&(Gt.optional=
m),e=this.finishNode(Gt,"CallExpression")}else if(this.type===f.backQuote){(m||s)&&this.raise(this.start,"Optional chaining cannot appear in the tag of tagged t\
emplate expressions");var or=this.startNodeAt(t,r);or.tag=e,or.quasi=this.parseTemplate({isTagged:!0}),e=this.finishNode(or,"TaggedTemplateExpression")}return e};
X.parseExprAtom=function(e,t,r){this.type===f.slash&&this.readRegexp();var n,i=this.potentialArrowAt===this.start;switch(this.type){case f._super:return this.allowSuper||
this.raise(this.start,"'super' keyword outside a method"),n=this.startNode(),this.next(),this.type===f.parenL&&!this.allowDirectSuper&&this.raise(n.start,"super\
() call outside constructor of a subclass"),this.type!==f.dot&&this.type!==f.bracketL&&this.type!==f.parenL&&this.unexpected(),this.finishNode(n,"Super");case f.
_this:return n=this.startNode(),this.next(),this.finishNode(n,"ThisExpression");case f.name:var s=this.start,a=this.startLoc,c=this.containsEsc,m=this.parseIdent(
!1);if(this.options.ecmaVersion>=8&&!c&&m.name==="async"&&!this.canInsertSemicolon()&&this.eat(f._function))return this.overrideContext(Be.f_expr),this.parseFunction(
this.startNodeAt(s,a),0,!1,!0,t);if(i&&!this.canInsertSemicolon()){if(this.eat(f.arrow))return this.parseArrowExpression(this.startNodeAt(s,a),[m],!1,t);if(this.
options.ecmaVersion>=8&&m.name==="async"&&this.type===f.name&&!c&&(!this.potentialArrowInForAwait||this.value!=="of"||this.containsEsc))return m=this.parseIdent(
!1),(this.canInsertSemicolon()||!this.eat(f.arrow))&&this.unexpected(),this.parseArrowExpression(this.startNodeAt(s,a),[m],!0,t)}return m;case f.regexp:var p=this.
value;return n=this.parseLiteral(p.value),n.regex={pattern:p.pattern,flags:p.flags},n;case f.num:case f.string:return this.parseLiteral(this.value);case f._null:case f.
_true:case f._false:return n=this.startNode(),n.value=this.type===f._null?null:this.type===f._true,n.raw=this.type.keyword,this.next(),this.finishNode(n,"Litera\
l");case f.parenL:var d=this.start,E=this.parseParenAndDistinguishExpression(i,t);return e&&(e.parenthesizedAssign<0&&!this.isSimpleAssignTarget(E)&&(e.parenthesizedAssign=
d),e.parenthesizedBind<0&&(e.parenthesizedBind=d)),E;case f.bracketL:return n=this.startNode(),this.next(),n.elements=this.parseExprList(f.bracketR,!0,!0,e),this.
finishNode(n,"ArrayExpression");case f.braceL:return this.overrideContext(Be.b_expr),this.parseObj(!1,e);case f._function:return n=this.startNode(),this.next(),
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
p=!0,d=!1,E=new kp,C=this.yieldPos,O=this.awaitPos,H;for(this.yieldPos=0,this.awaitPos=0;this.type!==f.parenR;)if(p?p=!1:this.expect(f.comma),s&&this.afterTrailingComma(
f.parenR,!0)){d=!0;break}else if(this.type===f.ellipsis){H=this.start,m.push(this.parseParenItem(this.parseRestBinding())),this.type===f.comma&&this.raiseRecoverable(
this.start,"Comma is not permitted after the rest element");break}else m.push(this.parseMaybeAssign(!1,E,this.parseParenItem));var Ue=this.lastTokEnd,Gt=this.lastTokEndLoc;
if(this.expect(f.parenR),e&&this.shouldParseArrow(m)&&this.eat(f.arrow))return this.checkPatternErrors(E,!1),this.checkYieldAwaitInDefaultParams(),this.yieldPos=
C,this.awaitPos=O,this.parseParenArrowList(r,n,m,t);(!m.length||d)&&this.unexpected(this.lastTokStart),H&&this.unexpected(H),this.checkExpressionErrors(E,!0),this.
yieldPos=C||this.yieldPos,this.awaitPos=O||this.awaitPos,m.length>1?(i=this.startNodeAt(a,c),i.expressions=m,this.finishNodeAt(i,"SequenceExpression",Ue,Gt)):i=
m[0]}else i=this.parseParenExpression();if(this.options.preserveParens){var or=this.startNodeAt(r,n);return or.expression=i,this.finishNode(or,"ParenthesizedExp\
ression")}else return i};X.parseParenItem=function(e){return e};X.parseParenArrowList=function(e,t,r,n){return this.parseArrowExpression(this.startNodeAt(e,t),r,
!1,n)};var Eq=[];X.parseNew=function(){this.containsEsc&&this.raiseRecoverable(this.start,"Escape sequence in keyword new");var e=this.startNode();if(this.next(),
this.options.ecmaVersion>=6&&this.type===f.dot){var t=this.startNodeAt(e.start,e.loc&&e.loc.start);t.name="new",e.meta=this.finishNode(t,"Identifier"),this.next();
var r=this.containsEsc;return e.property=this.parseIdent(!0),e.property.name!=="target"&&this.raiseRecoverable(e.property.start,"The only valid meta property fo\
r new is 'new.target'"),r&&this.raiseRecoverable(e.start,"'new.target' must not contain escaped characters"),this.allowNewDotTarget||this.raiseRecoverable(e.start,
"'new.target' can only be used in functions and class static block"),this.finishNode(e,"MetaProperty")}var n=this.start,i=this.startLoc;return e.callee=this.parseSubscripts(
this.parseExprAtom(null,!1,!0),n,i,!0,!1),e.callee.type==="Super"&&this.raiseRecoverable(n,"Invalid use of 'super'"),this.eat(f.parenL)?e.arguments=this.parseExprList(
f.parenR,this.options.ecmaVersion>=8,!1):e.arguments=Eq,this.finishNode(e,"NewExpression")};X.parseTemplateElement=function(e){var t=e.isTagged,r=this.startNode();
return this.type===f.invalidTemplate?(t||this.raiseRecoverable(this.start,"Bad escape sequence in untagged template literal"),r.value={raw:this.value.replace(/\r\n?/g,
`
`),cooked:null}):r.value={raw:this.input.slice(this.start,this.end).replace(/\r\n?/g,`
`),cooked:this.value},this.next(),r.tail=this.type===f.backQuote,this.finishNode(r,"TemplateElement")};X.parseTemplate=function(e){e===void 0&&(e={});var t=e.isTagged;
t===void 0&&(t=!1);var r=this.startNode();this.next(),r.expressions=[];var n=this.parseTemplateElement({isTagged:t});for(r.quasis=[n];!n.tail;)this.type===f.eof&&
this.raise(this.pos,"Unterminated template literal"),this.expect(f.dollarBraceL),r.expressions.push(this.parseExpression()),this.expect(f.braceR),r.quasis.push(
n=this.parseTemplateElement({isTagged:t}));return this.next(),this.finishNode(r,"TemplateLiteral")};X.isAsyncProp=function(e){return!e.computed&&e.key.type==="I\
dentifier"&&e.key.name==="async"&&(this.type===f.name||this.type===f.num||this.type===f.string||this.type===f.bracketL||this.type.keyword||this.options.ecmaVersion>=
9&&this.type===f.star)&&!ar.test(this.input.slice(this.lastTokEnd,this.start))};X.parseObj=function(e,t){var r=this.startNode(),n=!0,i={};for(r.properties=[],this.
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
!!t),this.yieldPos=0,this.awaitPos=0,this.awaitIdentPos=0,this.enterScope(hg(t,n.generator)|Dp|(r?KD:0)),this.expect(f.parenL),n.params=this.parseBindingList(f.
parenR,!1,this.options.ecmaVersion>=8),this.checkYieldAwaitInDefaultParams(),this.parseFunctionBody(n,!1,!0,!1),this.yieldPos=i,this.awaitPos=s,this.awaitIdentPos=
a,this.finishNode(n,"FunctionExpression")};X.parseArrowExpression=function(e,t,r,n){var i=this.yieldPos,s=this.awaitPos,a=this.awaitIdentPos;return this.enterScope(
hg(r,!1)|dg),this.initFunction(e),this.options.ecmaVersion>=8&&(e.async=!!r),this.yieldPos=0,this.awaitPos=0,this.awaitIdentPos=0,e.params=this.toAssignableList(
t,!0),this.parseFunctionBody(e,!0,!1,n),this.yieldPos=i,this.awaitPos=s,this.awaitIdentPos=a,this.finishNode(e,"ArrowFunctionExpression")};X.parseFunctionBody=function(e,t,r,n){
var i=t&&this.type!==f.braceL,s=this.strict,a=!1;if(i)e.body=this.parseMaybeAssign(n),e.expression=!0,this.checkParams(e,!1);else{var c=this.options.ecmaVersion>=
7&&!this.isSimpleParamList(e.params);(!s||c)&&(a=this.strictDirective(this.end),a&&c&&this.raiseRecoverable(e.start,"Illegal 'use strict' directive in function \
with non-simple parameter list"));var m=this.labels;this.labels=[],a&&(this.strict=!0),this.checkParams(e,!s&&!a&&!t&&!r&&this.isSimpleParamList(e.params)),this.
strict&&e.id&&this.checkLValSimple(e.id,XD),e.body=this.parseBlock(!1,void 0,a&&!s),e.expression=!1,this.adaptDirectivePrologue(e.body.body),this.labels=m}this.
exitScope()};X.isSimpleParamList=function(e){for(var t=0,r=e;t<r.length;t+=1){var n=r[t];if(n.type!=="Identifier")return!1}return!0};X.checkParams=function(e,t){
for(var r=Object.create(null),n=0,i=e.params;n<i.length;n+=1){var s=i[n];this.checkLValInnerPattern(s,gg,t?null:r)}};X.parseExprList=function(e,t,r,n){for(var i=[],
s=!0;!this.eat(e);){if(s)s=!1;else if(this.expect(f.comma),t&&this.afterTrailingComma(e))break;var a=void 0;r&&this.type===f.comma?a=null:this.type===f.ellipsis?
(a=this.parseSpread(n),n&&this.type===f.comma&&n.trailingComma<0&&(n.trailingComma=this.start)):a=this.parseMaybeAssign(!1,n),i.push(a)}return i};X.checkUnreserved=
function(e){var t=e.start,r=e.end,n=e.name;if(this.inGenerator&&n==="yield"&&this.raiseRecoverable(t,"Cannot use 'yield' as identifier inside a generator"),this.
inAsync&&n==="await"&&this.raiseRecoverable(t,"Cannot use 'await' as identifier inside an async function"),!(this.currentThisScope().flags&vp)&&n==="arguments"&&
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
parseMaybeUnary(null,!0,!1,e),this.finishNode(t,"AwaitExpression")};var _p=rt.prototype;_p.raise=function(e,t){var r=qD(this.input,e);t+=" ("+r.line+":"+r.column+
")",this.sourceFile&&(t+=" in "+this.sourceFile);var n=new SyntaxError(t);throw n.pos=e,n.loc=r,n.raisedAt=this.pos,n};_p.raiseRecoverable=_p.raise;_p.curPosition=
function(){if(this.options.locations)return new Cu(this.curLine,this.pos-this.lineStart)};var Ci=rt.prototype,Tq=function(t){this.flags=t,this.var=[],this.lexical=
[],this.functions=[]};Ci.enterScope=function(e){this.scopeStack.push(new Tq(e))};Ci.exitScope=function(){this.scopeStack.pop()};Ci.treatFunctionsAsVarInScope=function(e){
return e.flags&os||!this.inModule&&e.flags&as};Ci.declareName=function(e,t,r){var n=!1;if(t===zn){var i=this.currentScope();n=i.lexical.indexOf(e)>-1||i.functions.
indexOf(e)>-1||i.var.indexOf(e)>-1,i.lexical.push(e),this.inModule&&i.flags&as&&delete this.undefinedExports[e]}else if(t===YD){var s=this.currentScope();s.lexical.
push(e)}else if(t===WD){var a=this.currentScope();this.treatFunctionsAsVar?n=a.lexical.indexOf(e)>-1:n=a.lexical.indexOf(e)>-1||a.var.indexOf(e)>-1,a.functions.
push(e)}else for(var c=this.scopeStack.length-1;c>=0;--c){var m=this.scopeStack[c];if(m.lexical.indexOf(e)>-1&&!(m.flags&GD&&m.lexical[0]===e)||!this.treatFunctionsAsVarInScope(
m)&&m.functions.indexOf(e)>-1){n=!0;break}if(m.var.push(e),this.inModule&&m.flags&as&&delete this.undefinedExports[e],m.flags&vp)break}n&&this.raiseRecoverable(
r,"Identifier '"+e+"' has already been declared")};Ci.checkLocalExport=function(e){this.scopeStack[0].lexical.indexOf(e.name)===-1&&this.scopeStack[0].var.indexOf(
e.name)===-1&&(this.undefinedExports[e.name]=e)};Ci.currentScope=function(){return this.scopeStack[this.scopeStack.length-1]};Ci.currentVarScope=function(){for(var e=this.
scopeStack.length-1;;e--){var t=this.scopeStack[e];if(t.flags&(vp|_u|us))return t}};Ci.currentThisScope=function(){for(var e=this.scopeStack.length-1;;e--){var t=this.
scopeStack[e];if(t.flags&(vp|_u|us)&&!(t.flags&dg))return t}};var Op=function(t,r,n){this.type="",this.start=r,this.end=0,t.options.locations&&(this.loc=new Np(
t,n)),t.options.directSourceFile&&(this.sourceFile=t.options.directSourceFile),t.options.ranges&&(this.range=[r,0])},Ru=rt.prototype;Ru.startNode=function(){return new Op(
this,this.start,this.startLoc)};Ru.startNodeAt=function(e,t){return new Op(this,e,t)};function ZD(e,t,r,n){return e.type=t,e.end=r,this.options.locations&&(e.loc.
end=n),this.options.ranges&&(e.range[1]=r),e}Ru.finishNode=function(e,t){return ZD.call(this,e,t,this.lastTokEnd,this.lastTokEndLoc)};Ru.finishNodeAt=function(e,t,r,n){
return ZD.call(this,e,t,r,n)};Ru.copyNode=function(e){var t=new Op(this,e.start,this.startLoc);for(var r in e)t[r]=e[r];return t};var bq="Berf Beria_Erfe Gara G\
aray Gukh Gurung_Khema Hrkt Katakana_Or_Hiragana Kawi Kirat_Rai Krai Nag_Mundari Nagm Ol_Onal Onao Sidetic Sidt Sunu Sunuwar Tai_Yo Tayo Todhri Todr Tolong_Siki\
 Tols Tulu_Tigalari Tutg Unknown Zzzz",ev="ASCII ASCII_Hex_Digit AHex Alphabetic Alpha Any Assigned Bidi_Control Bidi_C Bidi_Mirrored Bidi_M Case_Ignorable CI C\
ased Changes_When_Casefolded CWCF Changes_When_Casemapped CWCM Changes_When_Lowercased CWL Changes_When_NFKC_Casefolded CWKCF Changes_When_Titlecased CWT Change\
s_When_Uppercased CWU Dash Default_Ignorable_Code_Point DI Deprecated Dep Diacritic Dia Emoji Emoji_Component Emoji_Modifier Emoji_Modifier_Base Emoji_Presentat\
ion Extender Ext Grapheme_Base Gr_Base Grapheme_Extend Gr_Ext Hex_Digit Hex IDS_Binary_Operator IDSB IDS_Trinary_Operator IDST ID_Continue IDC ID_Start IDS Ideo\
graphic Ideo Join_Control Join_C Logical_Order_Exception LOE Lowercase Lower Math Noncharacter_Code_Point NChar Pattern_Syntax Pat_Syn Pattern_White_Space Pat_W\
S Quotation_Mark QMark Radical Regional_Indicator RI Sentence_Terminal STerm Soft_Dotted SD Terminal_Punctuation Term Unified_Ideograph UIdeo Uppercase Upper Va\
riation_Selector VS White_Space space XID_Continue XIDC XID_Start XIDS",tv=ev+" Extended_Pictographic",rv=tv,nv=rv+" EBase EComp EMod EPres ExtPict",iv=nv,Iq=iv,
Aq={9:ev,10:tv,11:rv,12:nv,13:iv,14:Iq},Sq="Basic_Emoji Emoji_Keycap_Sequence RGI_Emoji_Modifier_Sequence RGI_Emoji_Flag_Sequence RGI_Emoji_Tag_Sequence RGI_Emo\
ji_ZWJ_Sequence RGI_Emoji",Cq={9:"",10:"",11:"",12:"",13:"",14:Sq},PD="Cased_Letter LC Close_Punctuation Pe Connector_Punctuation Pc Control Cc cntrl Currency_S\
ymbol Sc Dash_Punctuation Pd Decimal_Number Nd digit Enclosing_Mark Me Final_Punctuation Pf Format Cf Initial_Punctuation Pi Letter L Letter_Number Nl Line_Sepa\
rator Zl Lowercase_Letter Ll Mark M Combining_Mark Math_Symbol Sm Modifier_Letter Lm Modifier_Symbol Sk Nonspacing_Mark Mn Number N Open_Punctuation Ps Other C \
Other_Letter Lo Other_Number No Other_Punctuation Po Other_Symbol So Paragraph_Separator Zp Private_Use Co Punctuation P punct Separator Z Space_Separator Zs Sp\
acing_Mark Mc Surrogate Cs Symbol S Titlecase_Letter Lt Unassigned Cn Uppercase_Letter Lu",sv="Adlam Adlm Ahom Anatolian_Hieroglyphs Hluw Arabic Arab Armenian A\
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
Yi Yiii Zanabazar_Square Zanb",av=sv+" Dogra Dogr Gunjala_Gondi Gong Hanifi_Rohingya Rohg Makasar Maka Medefaidrin Medf Old_Sogdian Sogo Sogdian Sogd",ov=av+" E\
lymaic Elym Nandinagari Nand Nyiakeng_Puachue_Hmong Hmnp Wancho Wcho",uv=ov+" Chorasmian Chrs Diak Dives_Akuru Khitan_Small_Script Kits Yezi Yezidi",cv=uv+" Cyp\
ro_Minoan Cpmn Old_Uyghur Ougr Tangsa Tnsa Toto Vithkuqi Vith",_q=cv+" "+bq,Rq={9:sv,10:av,11:ov,12:uv,13:cv,14:_q},lv={};function Nq(e){var t=lv[e]={binary:Si(
Aq[e]+" "+PD),binaryOfStrings:Si(Cq[e]),nonBinary:{General_Category:Si(PD),Script:Si(Rq[e])}};t.nonBinary.Script_Extensions=t.nonBinary.Script,t.nonBinary.gc=t.
nonBinary.General_Category,t.nonBinary.sc=t.nonBinary.Script,t.nonBinary.scx=t.nonBinary.Script_Extensions}for(Ap=0,og=[9,10,11,12,13,14];Ap<og.length;Ap+=1)MD=
og[Ap],Nq(MD);var MD,Ap,og,L=rt.prototype,Rp=function(t,r){this.parent=t,this.base=r||this};Rp.prototype.separatedFrom=function(t){for(var r=this;r;r=r.parent)for(var n=t;n;n=
n.parent)if(r.base===n.base&&r!==n)return!0;return!1};Rp.prototype.sibling=function(){return new Rp(this.parent,this.base)};var Rn=function(t){this.parser=t,this.
validFlags="gim"+(t.options.ecmaVersion>=6?"uy":"")+(t.options.ecmaVersion>=9?"s":"")+(t.options.ecmaVersion>=13?"d":"")+(t.options.ecmaVersion>=15?"v":""),this.
unicodeProperties=lv[t.options.ecmaVersion>=14?14:t.options.ecmaVersion],this.source="",this.flags="",this.start=0,this.switchU=!1,this.switchV=!1,this.switchN=
!1,this.pos=0,this.lastIntValue=0,this.lastStringValue="",this.lastAssertionIsQuantifiable=!1,this.numCapturingParens=0,this.maxBackReference=0,this.groupNames=
Object.create(null),this.backReferenceNames=[],this.branchID=null};Rn.prototype.reset=function(t,r,n){var i=n.indexOf("v")!==-1,s=n.indexOf("u")!==-1;this.start=
t|0,this.source=r+"",this.flags=n,i&&this.parser.options.ecmaVersion>=15?(this.switchU=!0,this.switchV=!0,this.switchN=!0):(this.switchU=s&&this.parser.options.
ecmaVersion>=6,this.switchV=!1,this.switchN=s&&this.parser.options.ecmaVersion>=9)};Rn.prototype.raise=function(t){this.parser.raiseRecoverable(this.start,"Inva\
lid regular expression: /"+this.source+"/: "+t)};Rn.prototype.at=function(t,r){r===void 0&&(r=!1);var n=this.source,i=n.length;if(t>=i)return-1;var s=n.charCodeAt(
t);if(!(r||this.switchU)||s<=55295||s>=57344||t+1>=i)return s;var a=n.charCodeAt(t+1);return a>=56320&&a<=57343?(s<<10)+a-56613888:s};Rn.prototype.nextIndex=function(t,r){
r===void 0&&(r=!1);var n=this.source,i=n.length;if(t>=i)return i;var s=n.charCodeAt(t),a;return!(r||this.switchU)||s<=55295||s>=57344||t+1>=i||(a=n.charCodeAt(t+
1))<56320||a>57343?t+1:t+2};Rn.prototype.current=function(t){return t===void 0&&(t=!1),this.at(this.pos,t)};Rn.prototype.lookahead=function(t){return t===void 0&&
(t=!1),this.at(this.nextIndex(this.pos,t),t)};Rn.prototype.advance=function(t){t===void 0&&(t=!1),this.pos=this.nextIndex(this.pos,t)};Rn.prototype.eat=function(t,r){
return r===void 0&&(r=!1),this.current(r)===t?(this.advance(r),!0):!1};Rn.prototype.eatChars=function(t,r){r===void 0&&(r=!1);for(var n=this.pos,i=0,s=t;i<s.length;i+=
1){var a=s[i],c=this.at(n,r);if(c===-1||c!==a)return!1;n=this.nextIndex(n,r)}return this.pos=n,!0};L.validateRegExpFlags=function(e){for(var t=e.validFlags,r=e.
flags,n=!1,i=!1,s=0;s<r.length;s++){var a=r.charAt(s);t.indexOf(a)===-1&&this.raise(e.start,"Invalid regular expression flag"),r.indexOf(a,s+1)>-1&&this.raise(e.
start,"Duplicate regular expression flag"),a==="u"&&(n=!0),a==="v"&&(i=!0)}this.options.ecmaVersion>=15&&n&&i&&this.raise(e.start,"Invalid regular expression fl\
ag")};function Dq(e){for(var t in e)return!0;return!1}L.validateRegExpPattern=function(e){this.regexp_pattern(e),!e.switchN&&this.options.ecmaVersion>=9&&Dq(e.groupNames)&&
(e.switchN=!0,this.regexp_pattern(e))};L.regexp_pattern=function(e){e.pos=0,e.lastIntValue=0,e.lastStringValue="",e.lastAssertionIsQuantifiable=!1,e.numCapturingParens=
0,e.maxBackReference=0,e.groupNames=Object.create(null),e.backReferenceNames.length=0,e.branchID=null,this.regexp_disjunction(e),e.pos!==e.source.length&&(e.eat(
41)&&e.raise("Unmatched ')'"),(e.eat(93)||e.eat(125))&&e.raise("Lone quantifier brackets")),e.maxBackReference>e.numCapturingParens&&e.raise("Invalid escape");for(var t=0,
r=e.backReferenceNames;t<r.length;t+=1){var n=r[t];e.groupNames[n]||e.raise("Invalid named capture referenced")}};L.regexp_disjunction=function(e){var t=this.options.
ecmaVersion>=16;for(t&&(e.branchID=new Rp(e.branchID,null)),this.regexp_alternative(e);e.eat(124);)t&&(e.branchID=e.branchID.sibling()),this.regexp_alternative(
e);t&&(e.branchID=e.branchID.parent),this.regexp_eatQuantifier(e,!0)&&e.raise("Nothing to repeat"),e.eat(123)&&e.raise("Lone quantifier brackets")};L.regexp_alternative=
function(e){for(;e.pos<e.source.length&&this.regexp_eatTerm(e););};L.regexp_eatTerm=function(e){return this.regexp_eatAssertion(e)?(e.lastAssertionIsQuantifiable&&
this.regexp_eatQuantifier(e)&&e.switchU&&e.raise("Invalid quantifier"),!0):(e.switchU?this.regexp_eatAtom(e):this.regexp_eatExtendedAtom(e))?(this.regexp_eatQuantifier(
e),!0):!1};L.regexp_eatAssertion=function(e){var t=e.pos;if(e.lastAssertionIsQuantifiable=!1,e.eat(94)||e.eat(36))return!0;if(e.eat(92)){if(e.eat(66)||e.eat(98))
return!0;e.pos=t}if(e.eat(40)&&e.eat(63)){var r=!1;if(this.options.ecmaVersion>=9&&(r=e.eat(60)),e.eat(61)||e.eat(33))return this.regexp_disjunction(e),e.eat(41)||
e.raise("Unterminated group"),e.lastAssertionIsQuantifiable=!r,!0}return e.pos=t,!1};L.regexp_eatQuantifier=function(e,t){return t===void 0&&(t=!1),this.regexp_eatQuantifierPrefix(
e,t)?(e.eat(63),!0):!1};L.regexp_eatQuantifierPrefix=function(e,t){return e.eat(42)||e.eat(43)||e.eat(63)||this.regexp_eatBracedQuantifier(e,t)};L.regexp_eatBracedQuantifier=
function(e,t){var r=e.pos;if(e.eat(123)){var n=0,i=-1;if(this.regexp_eatDecimalDigits(e)&&(n=e.lastIntValue,e.eat(44)&&this.regexp_eatDecimalDigits(e)&&(i=e.lastIntValue),
e.eat(125)))return i!==-1&&i<n&&!t&&e.raise("numbers out of order in {} quantifier"),!0;e.switchU&&!t&&e.raise("Incomplete quantifier"),e.pos=r}return!1};L.regexp_eatAtom=
function(e){return this.regexp_eatPatternCharacters(e)||e.eat(46)||this.regexp_eatReverseSolidusAtomEscape(e)||this.regexp_eatCharacterClass(e)||this.regexp_eatUncapturingGroup(
e)||this.regexp_eatCapturingGroup(e)};L.regexp_eatReverseSolidusAtomEscape=function(e){var t=e.pos;if(e.eat(92)){if(this.regexp_eatAtomEscape(e))return!0;e.pos=
t}return!1};L.regexp_eatUncapturingGroup=function(e){var t=e.pos;if(e.eat(40)){if(e.eat(63)){if(this.options.ecmaVersion>=16){var r=this.regexp_eatModifiers(e),
n=e.eat(45);if(r||n){for(var i=0;i<r.length;i++){var s=r.charAt(i);r.indexOf(s,i+1)>-1&&e.raise("Duplicate regular expression modifiers")}if(n){var a=this.regexp_eatModifiers(
e);!r&&!a&&e.current()===58&&e.raise("Invalid regular expression modifiers");for(var c=0;c<a.length;c++){var m=a.charAt(c);(a.indexOf(m,c+1)>-1||r.indexOf(m)>-1)&&
e.raise("Duplicate regular expression modifiers")}}}}if(e.eat(58)){if(this.regexp_disjunction(e),e.eat(41))return!0;e.raise("Unterminated group")}}e.pos=t}return!1};
L.regexp_eatCapturingGroup=function(e){if(e.eat(40)){if(this.options.ecmaVersion>=9?this.regexp_groupSpecifier(e):e.current()===63&&e.raise("Invalid group"),this.
regexp_disjunction(e),e.eat(41))return e.numCapturingParens+=1,!0;e.raise("Unterminated group")}return!1};L.regexp_eatModifiers=function(e){for(var t="",r=0;(r=
e.current())!==-1&&vq(r);)t+=Gn(r),e.advance();return t};function vq(e){return e===105||e===109||e===115}L.regexp_eatExtendedAtom=function(e){return e.eat(46)||
this.regexp_eatReverseSolidusAtomEscape(e)||this.regexp_eatCharacterClass(e)||this.regexp_eatUncapturingGroup(e)||this.regexp_eatCapturingGroup(e)||this.regexp_eatInvalidBracedQuantifier(
e)||this.regexp_eatExtendedPatternCharacter(e)};L.regexp_eatInvalidBracedQuantifier=function(e){return this.regexp_eatBracedQuantifier(e,!0)&&e.raise("Nothing t\
o repeat"),!1};L.regexp_eatSyntaxCharacter=function(e){var t=e.current();return mv(t)?(e.lastIntValue=t,e.advance(),!0):!1};function mv(e){return e===36||e>=40&&
e<=43||e===46||e===63||e>=91&&e<=94||e>=123&&e<=125}L.regexp_eatPatternCharacters=function(e){for(var t=e.pos,r=0;(r=e.current())!==-1&&!mv(r);)e.advance();return e.
pos!==t};L.regexp_eatExtendedPatternCharacter=function(e){var t=e.current();return t!==-1&&t!==36&&!(t>=40&&t<=43)&&t!==46&&t!==63&&t!==91&&t!==94&&t!==124?(e.advance(),
!0):!1};L.regexp_groupSpecifier=function(e){if(e.eat(63)){this.regexp_eatGroupName(e)||e.raise("Invalid group");var t=this.options.ecmaVersion>=16,r=e.groupNames[e.
lastStringValue];if(r)if(t)for(var n=0,i=r;n<i.length;n+=1){var s=i[n];s.separatedFrom(e.branchID)||e.raise("Duplicate capture group name")}else e.raise("Duplic\
ate capture group name");t?(r||(e.groupNames[e.lastStringValue]=[])).push(e.branchID):e.groupNames[e.lastStringValue]=!0}};L.regexp_eatGroupName=function(e){if(e.
lastStringValue="",e.eat(60)){if(this.regexp_eatRegExpIdentifierName(e)&&e.eat(62))return!0;e.raise("Invalid capture group name")}return!1};L.regexp_eatRegExpIdentifierName=
function(e){if(e.lastStringValue="",this.regexp_eatRegExpIdentifierStart(e)){for(e.lastStringValue+=Gn(e.lastIntValue);this.regexp_eatRegExpIdentifierPart(e);)e.
lastStringValue+=Gn(e.lastIntValue);return!0}return!1};L.regexp_eatRegExpIdentifierStart=function(e){var t=e.pos,r=this.options.ecmaVersion>=11,n=e.current(r);return e.
advance(r),n===92&&this.regexp_eatRegExpUnicodeEscapeSequence(e,r)&&(n=e.lastIntValue),kq(n)?(e.lastIntValue=n,!0):(e.pos=t,!1)};function kq(e){return _n(e,!0)||
e===36||e===95}L.regexp_eatRegExpIdentifierPart=function(e){var t=e.pos,r=this.options.ecmaVersion>=11,n=e.current(r);return e.advance(r),n===92&&this.regexp_eatRegExpUnicodeEscapeSequence(
e,r)&&(n=e.lastIntValue),Oq(n)?(e.lastIntValue=n,!0):(e.pos=t,!1)};function Oq(e){return Vn(e,!0)||e===36||e===95||e===8204||e===8205}L.regexp_eatAtomEscape=function(e){
return this.regexp_eatBackReference(e)||this.regexp_eatCharacterClassEscape(e)||this.regexp_eatCharacterEscape(e)||e.switchN&&this.regexp_eatKGroupName(e)?!0:(e.
switchU&&(e.current()===99&&e.raise("Invalid unicode escape"),e.raise("Invalid escape")),!1)};L.regexp_eatBackReference=function(e){var t=e.pos;if(this.regexp_eatDecimalEscape(
e)){var r=e.lastIntValue;if(e.switchU)return r>e.maxBackReference&&(e.maxBackReference=r),!0;if(r<=e.numCapturingParens)return!0;e.pos=t}return!1};L.regexp_eatKGroupName=
function(e){if(e.eat(107)){if(this.regexp_eatGroupName(e))return e.backReferenceNames.push(e.lastStringValue),!0;e.raise("Invalid named reference")}return!1};L.
regexp_eatCharacterEscape=function(e){return this.regexp_eatControlEscape(e)||this.regexp_eatCControlLetter(e)||this.regexp_eatZero(e)||this.regexp_eatHexEscapeSequence(
e)||this.regexp_eatRegExpUnicodeEscapeSequence(e,!1)||!e.switchU&&this.regexp_eatLegacyOctalEscapeSequence(e)||this.regexp_eatIdentityEscape(e)};L.regexp_eatCControlLetter=
function(e){var t=e.pos;if(e.eat(99)){if(this.regexp_eatControlLetter(e))return!0;e.pos=t}return!1};L.regexp_eatZero=function(e){return e.current()===48&&!$p(e.
lookahead())?(e.lastIntValue=0,e.advance(),!0):!1};L.regexp_eatControlEscape=function(e){var t=e.current();return t===116?(e.lastIntValue=9,e.advance(),!0):t===
110?(e.lastIntValue=10,e.advance(),!0):t===118?(e.lastIntValue=11,e.advance(),!0):t===102?(e.lastIntValue=12,e.advance(),!0):t===114?(e.lastIntValue=13,e.advance(),
!0):!1};L.regexp_eatControlLetter=function(e){var t=e.current();return pv(t)?(e.lastIntValue=t%32,e.advance(),!0):!1};function pv(e){return e>=65&&e<=90||e>=97&&
e<=122}L.regexp_eatRegExpUnicodeEscapeSequence=function(e,t){t===void 0&&(t=!1);var r=e.pos,n=t||e.switchU;if(e.eat(117)){if(this.regexp_eatFixedHexDigits(e,4)){
var i=e.lastIntValue;if(n&&i>=55296&&i<=56319){var s=e.pos;if(e.eat(92)&&e.eat(117)&&this.regexp_eatFixedHexDigits(e,4)){var a=e.lastIntValue;if(a>=56320&&a<=57343)
return e.lastIntValue=(i-55296)*1024+(a-56320)+65536,!0}e.pos=s,e.lastIntValue=i}return!0}if(n&&e.eat(123)&&this.regexp_eatHexDigits(e)&&e.eat(125)&&$q(e.lastIntValue))
return!0;n&&e.raise("Invalid unicode escape"),e.pos=r}return!1};function $q(e){return e>=0&&e<=1114111}L.regexp_eatIdentityEscape=function(e){if(e.switchU)return this.
regexp_eatSyntaxCharacter(e)?!0:e.eat(47)?(e.lastIntValue=47,!0):!1;var t=e.current();return t!==99&&(!e.switchN||t!==107)?(e.lastIntValue=t,e.advance(),!0):!1};
L.regexp_eatDecimalEscape=function(e){e.lastIntValue=0;var t=e.current();if(t>=49&&t<=57){do e.lastIntValue=10*e.lastIntValue+(t-48),e.advance();while((t=e.current())>=
48&&t<=57);return!0}return!1};var fv=0,Kn=1,$r=2;L.regexp_eatCharacterClassEscape=function(e){var t=e.current();if(wq(t))return e.lastIntValue=-1,e.advance(),Kn;
var r=!1;if(e.switchU&&this.options.ecmaVersion>=9&&((r=t===80)||t===112)){e.lastIntValue=-1,e.advance();var n;if(e.eat(123)&&(n=this.regexp_eatUnicodePropertyValueExpression(
e))&&e.eat(125))return r&&n===$r&&e.raise("Invalid property name"),n;e.raise("Invalid property name")}return fv};function wq(e){return e===100||e===68||e===115||
e===83||e===119||e===87}L.regexp_eatUnicodePropertyValueExpression=function(e){var t=e.pos;if(this.regexp_eatUnicodePropertyName(e)&&e.eat(61)){var r=e.lastStringValue;
if(this.regexp_eatUnicodePropertyValue(e)){var n=e.lastStringValue;return this.regexp_validateUnicodePropertyNameAndValue(e,r,n),Kn}}if(e.pos=t,this.regexp_eatLoneUnicodePropertyNameOrValue(
e)){var i=e.lastStringValue;return this.regexp_validateUnicodePropertyNameOrValue(e,i)}return fv};L.regexp_validateUnicodePropertyNameAndValue=function(e,t,r){va(
e.unicodeProperties.nonBinary,t)||e.raise("Invalid property name"),e.unicodeProperties.nonBinary[t].test(r)||e.raise("Invalid property value")};L.regexp_validateUnicodePropertyNameOrValue=
function(e,t){if(e.unicodeProperties.binary.test(t))return Kn;if(e.switchV&&e.unicodeProperties.binaryOfStrings.test(t))return $r;e.raise("Invalid property name")};
L.regexp_eatUnicodePropertyName=function(e){var t=0;for(e.lastStringValue="";dv(t=e.current());)e.lastStringValue+=Gn(t),e.advance();return e.lastStringValue!==
""};function dv(e){return pv(e)||e===95}L.regexp_eatUnicodePropertyValue=function(e){var t=0;for(e.lastStringValue="";Pq(t=e.current());)e.lastStringValue+=Gn(t),
e.advance();return e.lastStringValue!==""};function Pq(e){return dv(e)||$p(e)}L.regexp_eatLoneUnicodePropertyNameOrValue=function(e){return this.regexp_eatUnicodePropertyValue(
e)};L.regexp_eatCharacterClass=function(e){if(e.eat(91)){var t=e.eat(94),r=this.regexp_classContents(e);return e.eat(93)||e.raise("Unterminated character class"),
t&&r===$r&&e.raise("Negated character class may contain strings"),!0}return!1};L.regexp_classContents=function(e){return e.current()===93?Kn:e.switchV?this.regexp_classSetExpression(
e):(this.regexp_nonEmptyClassRanges(e),Kn)};L.regexp_nonEmptyClassRanges=function(e){for(;this.regexp_eatClassAtom(e);){var t=e.lastIntValue;if(e.eat(45)&&this.
regexp_eatClassAtom(e)){var r=e.lastIntValue;e.switchU&&(t===-1||r===-1)&&e.raise("Invalid character class"),t!==-1&&r!==-1&&t>r&&e.raise("Range out of order in\
 character class")}}};L.regexp_eatClassAtom=function(e){var t=e.pos;if(e.eat(92)){if(this.regexp_eatClassEscape(e))return!0;if(e.switchU){var r=e.current();(r===
99||yv(r))&&e.raise("Invalid class escape"),e.raise("Invalid escape")}e.pos=t}var n=e.current();return n!==93?(e.lastIntValue=n,e.advance(),!0):!1};L.regexp_eatClassEscape=
function(e){var t=e.pos;if(e.eat(98))return e.lastIntValue=8,!0;if(e.switchU&&e.eat(45))return e.lastIntValue=45,!0;if(!e.switchU&&e.eat(99)){if(this.regexp_eatClassControlLetter(
e))return!0;e.pos=t}return this.regexp_eatCharacterClassEscape(e)||this.regexp_eatCharacterEscape(e)};L.regexp_classSetExpression=function(e){var t=Kn,r;if(!this.
regexp_eatClassSetRange(e))if(r=this.regexp_eatClassSetOperand(e)){r===$r&&(t=$r);for(var n=e.pos;e.eatChars([38,38]);){if(e.current()!==38&&(r=this.regexp_eatClassSetOperand(
e))){r!==$r&&(t=Kn);continue}e.raise("Invalid character in character class")}if(n!==e.pos)return t;for(;e.eatChars([45,45]);)this.regexp_eatClassSetOperand(e)||
e.raise("Invalid character in character class");if(n!==e.pos)return t}else e.raise("Invalid character in character class");for(;;)if(!this.regexp_eatClassSetRange(
e)){if(r=this.regexp_eatClassSetOperand(e),!r)return t;r===$r&&(t=$r)}};L.regexp_eatClassSetRange=function(e){var t=e.pos;if(this.regexp_eatClassSetCharacter(e)){
var r=e.lastIntValue;if(e.eat(45)&&this.regexp_eatClassSetCharacter(e)){var n=e.lastIntValue;return r!==-1&&n!==-1&&r>n&&e.raise("Range out of order in characte\
r class"),!0}e.pos=t}return!1};L.regexp_eatClassSetOperand=function(e){return this.regexp_eatClassSetCharacter(e)?Kn:this.regexp_eatClassStringDisjunction(e)||this.
regexp_eatNestedClass(e)};L.regexp_eatNestedClass=function(e){var t=e.pos;if(e.eat(91)){var r=e.eat(94),n=this.regexp_classContents(e);if(e.eat(93))return r&&n===
$r&&e.raise("Negated character class may contain strings"),n;e.pos=t}if(e.eat(92)){var i=this.regexp_eatCharacterClassEscape(e);if(i)return i;e.pos=t}return null};
L.regexp_eatClassStringDisjunction=function(e){var t=e.pos;if(e.eatChars([92,113])){if(e.eat(123)){var r=this.regexp_classStringDisjunctionContents(e);if(e.eat(
125))return r}else e.raise("Invalid escape");e.pos=t}return null};L.regexp_classStringDisjunctionContents=function(e){for(var t=this.regexp_classString(e);e.eat(
124);)this.regexp_classString(e)===$r&&(t=$r);return t};L.regexp_classString=function(e){for(var t=0;this.regexp_eatClassSetCharacter(e);)t++;return t===1?Kn:$r};
L.regexp_eatClassSetCharacter=function(e){var t=e.pos;if(e.eat(92))return this.regexp_eatCharacterEscape(e)||this.regexp_eatClassSetReservedPunctuator(e)?!0:e.eat(
98)?(e.lastIntValue=8,!0):(e.pos=t,!1);var r=e.current();return r<0||r===e.lookahead()&&Mq(r)||Lq(r)?!1:(e.advance(),e.lastIntValue=r,!0)};function Mq(e){return e===
33||e>=35&&e<=38||e>=42&&e<=44||e===46||e>=58&&e<=64||e===94||e===96||e===126}function Lq(e){return e===40||e===41||e===45||e===47||e>=91&&e<=93||e>=123&&e<=125}
L.regexp_eatClassSetReservedPunctuator=function(e){var t=e.current();return Fq(t)?(e.lastIntValue=t,e.advance(),!0):!1};function Fq(e){return e===33||e===35||e===
37||e===38||e===44||e===45||e>=58&&e<=62||e===64||e===96||e===126}L.regexp_eatClassControlLetter=function(e){var t=e.current();return $p(t)||t===95?(e.lastIntValue=
t%32,e.advance(),!0):!1};L.regexp_eatHexEscapeSequence=function(e){var t=e.pos;if(e.eat(120)){if(this.regexp_eatFixedHexDigits(e,2))return!0;e.switchU&&e.raise(
"Invalid escape"),e.pos=t}return!1};L.regexp_eatDecimalDigits=function(e){var t=e.pos,r=0;for(e.lastIntValue=0;$p(r=e.current());)e.lastIntValue=10*e.lastIntValue+
(r-48),e.advance();return e.pos!==t};function $p(e){return e>=48&&e<=57}L.regexp_eatHexDigits=function(e){var t=e.pos,r=0;for(e.lastIntValue=0;hv(r=e.current());)
e.lastIntValue=16*e.lastIntValue+gv(r),e.advance();return e.pos!==t};function hv(e){return e>=48&&e<=57||e>=65&&e<=70||e>=97&&e<=102}function gv(e){return e>=65&&
e<=70?10+(e-65):e>=97&&e<=102?10+(e-97):e-48}L.regexp_eatLegacyOctalEscapeSequence=function(e){if(this.regexp_eatOctalDigit(e)){var t=e.lastIntValue;if(this.regexp_eatOctalDigit(
e)){var r=e.lastIntValue;t<=3&&this.regexp_eatOctalDigit(e)?e.lastIntValue=t*64+r*8+e.lastIntValue:e.lastIntValue=t*8+r}else e.lastIntValue=t;return!0}return!1};
L.regexp_eatOctalDigit=function(e){var t=e.current();return yv(t)?(e.lastIntValue=t-48,e.advance(),!0):(e.lastIntValue=0,!1)};function yv(e){return e>=48&&e<=55}
L.regexp_eatFixedHexDigits=function(e,t){var r=e.pos;e.lastIntValue=0;for(var n=0;n<t;++n){var i=e.current();if(!hv(i))return e.pos=r,!1;e.lastIntValue=16*e.lastIntValue+
gv(i),e.advance()}return!0};var xg=function(t){this.type=t.type,this.value=t.value,this.start=t.start,this.end=t.end,t.options.locations&&(this.loc=new Np(t,t.startLoc,
t.endLoc)),t.options.ranges&&(this.range=[t.start,t.end])},ue=rt.prototype;ue.next=function(e){!e&&this.type.keyword&&this.containsEsc&&this.raiseRecoverable(this.
start,"Escape sequence in keyword "+this.type.keyword),this.options.onToken&&this.options.onToken(new xg(this)),this.lastTokEnd=this.end,this.lastTokStart=this.
start,this.lastTokEndLoc=this.endLoc,this.lastTokStartLoc=this.startLoc,this.nextToken()};ue.getToken=function(){return this.next(),new xg(this)};typeof Symbol<
"u"&&(ue[Symbol.iterator]=function(){var e=this;return{next:function(){var t=e.getToken();return{done:t.type===f.eof,value:t}}}});ue.nextToken=function(){var e=this.
curContext();if((!e||!e.preserveSpace)&&this.skipSpace(),this.start=this.pos,this.options.locations&&(this.startLoc=this.curPosition()),this.pos>=this.input.length)
return this.finishToken(f.eof);if(e.override)return e.override(this);this.readToken(this.fullCharCodeAtPos())};ue.readToken=function(e){return _n(e,this.options.
ecmaVersion>=6)||e===92?this.readWord():this.getTokenFromCode(e)};ue.fullCharCodeAt=function(e){var t=this.input.charCodeAt(e);if(t<=55295||t>=56320)return t;var r=this.
input.charCodeAt(e+1);return r<=56319||r>=57344?t:(t<<10)+r-56613888};ue.fullCharCodeAtPos=function(){return this.fullCharCodeAt(this.pos)};ue.skipBlockComment=
function(){var e=this.options.onComment&&this.curPosition(),t=this.pos,r=this.input.indexOf("*/",this.pos+=2);if(r===-1&&this.raise(this.pos-2,"Unterminated com\
ment"),this.pos=r+2,this.options.locations)for(var n=void 0,i=t;(n=UD(this.input,i,this.pos))>-1;)++this.curLine,i=this.lineStart=n;this.options.onComment&&this.
options.onComment(!0,this.input.slice(t+2,r),t,this.pos,e,this.curPosition())};ue.skipLineComment=function(e){for(var t=this.pos,r=this.options.onComment&&this.
curPosition(),n=this.input.charCodeAt(this.pos+=e);this.pos<this.input.length&&!Da(n);)n=this.input.charCodeAt(++this.pos);this.options.onComment&&this.options.
onComment(!1,this.input.slice(t+e,this.pos),t,this.pos,r,this.curPosition())};ue.skipSpace=function(){e:for(;this.pos<this.input.length;){var e=this.input.charCodeAt(
this.pos);switch(e){case 32:case 160:++this.pos;break;case 13:this.input.charCodeAt(this.pos+1)===10&&++this.pos;case 10:case 8232:case 8233:++this.pos,this.options.
locations&&(++this.curLine,this.lineStart=this.pos);break;case 47:switch(this.input.charCodeAt(this.pos+1)){case 42:this.skipBlockComment();break;case 47:this.skipLineComment(
2);break;default:break e}break;default:if(e>8&&e<14||e>=5760&&HD.test(String.fromCharCode(e)))++this.pos;else break e}}};ue.finishToken=function(e,t){this.end=this.
pos,this.options.locations&&(this.endLoc=this.curPosition());var r=this.type;this.type=e,this.value=t,this.updateContext(r)};ue.readToken_dot=function(){var e=this.
input.charCodeAt(this.pos+1);if(e>=48&&e<=57)return this.readNumber(!0);var t=this.input.charCodeAt(this.pos+2);return this.options.ecmaVersion>=6&&e===46&&t===
46?(this.pos+=3,this.finishToken(f.ellipsis)):(++this.pos,this.finishToken(f.dot))};ue.readToken_slash=function(){var e=this.input.charCodeAt(this.pos+1);return this.
exprAllowed?(++this.pos,this.readRegexp()):e===61?this.finishOp(f.assign,2):this.finishOp(f.slash,1)};ue.readToken_mult_modulo_exp=function(e){var t=this.input.
charCodeAt(this.pos+1),r=1,n=e===42?f.star:f.modulo;return this.options.ecmaVersion>=7&&e===42&&t===42&&(++r,n=f.starstar,t=this.input.charCodeAt(this.pos+2)),t===
61?this.finishOp(f.assign,r+1):this.finishOp(n,r)};ue.readToken_pipe_amp=function(e){var t=this.input.charCodeAt(this.pos+1);if(t===e){if(this.options.ecmaVersion>=
12){var r=this.input.charCodeAt(this.pos+2);if(r===61)return this.finishOp(f.assign,3)}return this.finishOp(e===124?f.logicalOR:f.logicalAND,2)}return t===61?this.
finishOp(f.assign,2):this.finishOp(e===124?f.bitwiseOR:f.bitwiseAND,1)};ue.readToken_caret=function(){var e=this.input.charCodeAt(this.pos+1);return e===61?this.
finishOp(f.assign,2):this.finishOp(f.bitwiseXOR,1)};ue.readToken_plus_min=function(e){var t=this.input.charCodeAt(this.pos+1);return t===e?t===45&&!this.inModule&&
this.input.charCodeAt(this.pos+2)===62&&(this.lastTokEnd===0||ar.test(this.input.slice(this.lastTokEnd,this.pos)))?(this.skipLineComment(3),this.skipSpace(),this.
nextToken()):this.finishOp(f.incDec,2):t===61?this.finishOp(f.assign,2):this.finishOp(f.plusMin,1)};ue.readToken_lt_gt=function(e){var t=this.input.charCodeAt(this.
pos+1),r=1;return t===e?(r=e===62&&this.input.charCodeAt(this.pos+2)===62?3:2,this.input.charCodeAt(this.pos+r)===61?this.finishOp(f.assign,r+1):this.finishOp(f.
bitShift,r)):t===33&&e===60&&!this.inModule&&this.input.charCodeAt(this.pos+2)===45&&this.input.charCodeAt(this.pos+3)===45?(this.skipLineComment(4),this.skipSpace(),
this.nextToken()):(t===61&&(r=2),this.finishOp(f.relational,r))};ue.readToken_eq_excl=function(e){var t=this.input.charCodeAt(this.pos+1);return t===61?this.finishOp(
f.equality,this.input.charCodeAt(this.pos+2)===61?3:2):e===61&&t===62&&this.options.ecmaVersion>=6?(this.pos+=2,this.finishToken(f.arrow)):this.finishOp(e===61?
f.eq:f.prefix,1)};ue.readToken_question=function(){var e=this.options.ecmaVersion;if(e>=11){var t=this.input.charCodeAt(this.pos+1);if(t===46){var r=this.input.
charCodeAt(this.pos+2);if(r<48||r>57)return this.finishOp(f.questionDot,2)}if(t===63){if(e>=12){var n=this.input.charCodeAt(this.pos+2);if(n===61)return this.finishOp(
f.assign,3)}return this.finishOp(f.coalesce,2)}}return this.finishOp(f.question,1)};ue.readToken_numberSign=function(){var e=this.options.ecmaVersion,t=35;if(e>=
13&&(++this.pos,t=this.fullCharCodeAtPos(),_n(t,!0)||t===92))return this.finishToken(f.privateId,this.readWord1());this.raise(this.pos,"Unexpected character '"+
Gn(t)+"'")};ue.getTokenFromCode=function(e){switch(e){case 46:return this.readToken_dot();case 40:return++this.pos,this.finishToken(f.parenL);case 41:return++this.
pos,this.finishToken(f.parenR);case 59:return++this.pos,this.finishToken(f.semi);case 44:return++this.pos,this.finishToken(f.comma);case 91:return++this.pos,this.
finishToken(f.bracketL);case 93:return++this.pos,this.finishToken(f.bracketR);case 123:return++this.pos,this.finishToken(f.braceL);case 125:return++this.pos,this.
finishToken(f.braceR);case 58:return++this.pos,this.finishToken(f.colon);case 96:if(this.options.ecmaVersion<6)break;return++this.pos,this.finishToken(f.backQuote);case 48:
var t=this.input.charCodeAt(this.pos+1);if(t===120||t===88)return this.readRadixNumber(16);if(this.options.ecmaVersion>=6){if(t===111||t===79)return this.readRadixNumber(
8);if(t===98||t===66)return this.readRadixNumber(2)}case 49:case 50:case 51:case 52:case 53:case 54:case 55:case 56:case 57:return this.readNumber(!1);case 34:case 39:
return this.readString(e);case 47:return this.readToken_slash();case 37:case 42:return this.readToken_mult_modulo_exp(e);case 124:case 38:return this.readToken_pipe_amp(
e);case 94:return this.readToken_caret();case 43:case 45:return this.readToken_plus_min(e);case 60:case 62:return this.readToken_lt_gt(e);case 61:case 33:return this.
readToken_eq_excl(e);case 63:return this.readToken_question();case 126:return this.finishOp(f.prefix,1);case 35:return this.readToken_numberSign()}this.raise(this.
pos,"Unexpected character '"+Gn(e)+"'")};ue.finishOp=function(e,t){var r=this.input.slice(this.pos,this.pos+t);return this.pos+=t,this.finishToken(e,r)};ue.readRegexp=
function(){for(var e,t,r=this.pos;;){this.pos>=this.input.length&&this.raise(r,"Unterminated regular expression");var n=this.input.charAt(this.pos);if(ar.test(n)&&
this.raise(r,"Unterminated regular expression"),e)e=!1;else{if(n==="[")t=!0;else if(n==="]"&&t)t=!1;else if(n==="/"&&!t)break;e=n==="\\"}++this.pos}var i=this.input.
slice(r,this.pos);++this.pos;var s=this.pos,a=this.readWord1();this.containsEsc&&this.unexpected(s);var c=this.regexpState||(this.regexpState=new Rn(this));c.reset(
r,i,a),this.validateRegExpFlags(c),this.validateRegExpPattern(c);var m=null;try{m=new RegExp(i,a)}catch{}return this.finishToken(f.regexp,{pattern:i,flags:a,value:m})};
ue.readInt=function(e,t,r){for(var n=this.options.ecmaVersion>=12&&t===void 0,i=r&&this.input.charCodeAt(this.pos)===48,s=this.pos,a=0,c=0,m=0,p=t??1/0;m<p;++m,
++this.pos){var d=this.input.charCodeAt(this.pos),E=void 0;if(n&&d===95){i&&this.raiseRecoverable(this.pos,"Numeric separator is not allowed in legacy octal num\
eric literals"),c===95&&this.raiseRecoverable(this.pos,"Numeric separator must be exactly one underscore"),m===0&&this.raiseRecoverable(this.pos,"Numeric separa\
tor is not allowed at the first of digits"),c=d;continue}if(d>=97?E=d-97+10:d>=65?E=d-65+10:d>=48&&d<=57?E=d-48:E=1/0,E>=e)break;c=d,a=a*e+E}return n&&c===95&&this.
raiseRecoverable(this.pos-1,"Numeric separator is not allowed at the last of digits"),this.pos===s||t!=null&&this.pos-s!==t?null:a};function Bq(e,t){return t?parseInt(
e,8):parseFloat(e.replace(/_/g,""))}function xv(e){return typeof BigInt!="function"?null:BigInt(e.replace(/_/g,""))}ue.readRadixNumber=function(e){var t=this.pos;
this.pos+=2;var r=this.readInt(e);return r==null&&this.raise(this.start+2,"Expected number in radix "+e),this.options.ecmaVersion>=11&&this.input.charCodeAt(this.
pos)===110?(r=xv(this.input.slice(t,this.pos)),++this.pos):_n(this.fullCharCodeAtPos())&&this.raise(this.pos,"Identifier directly after number"),this.finishToken(
f.num,r)};ue.readNumber=function(e){var t=this.pos;!e&&this.readInt(10,void 0,!0)===null&&this.raise(t,"Invalid number");var r=this.pos-t>=2&&this.input.charCodeAt(
t)===48;r&&this.strict&&this.raise(t,"Invalid number");var n=this.input.charCodeAt(this.pos);if(!r&&!e&&this.options.ecmaVersion>=11&&n===110){var i=xv(this.input.
slice(t,this.pos));return++this.pos,_n(this.fullCharCodeAtPos())&&this.raise(this.pos,"Identifier directly after number"),this.finishToken(f.num,i)}r&&/[89]/.test(
this.input.slice(t,this.pos))&&(r=!1),n===46&&!r&&(++this.pos,this.readInt(10),n=this.input.charCodeAt(this.pos)),(n===69||n===101)&&!r&&(n=this.input.charCodeAt(
++this.pos),(n===43||n===45)&&++this.pos,this.readInt(10)===null&&this.raise(t,"Invalid number")),_n(this.fullCharCodeAtPos())&&this.raise(this.pos,"Identifier \
directly after number");var s=Bq(this.input.slice(t,this.pos),r);return this.finishToken(f.num,s)};ue.readCodePoint=function(){var e=this.input.charCodeAt(this.
pos),t;if(e===123){this.options.ecmaVersion<6&&this.unexpected();var r=++this.pos;t=this.readHexChar(this.input.indexOf("}",this.pos)-this.pos),++this.pos,t>1114111&&
this.invalidStringToken(r,"Code point out of bounds")}else t=this.readHexChar(4);return t};ue.readString=function(e){for(var t="",r=++this.pos;;){this.pos>=this.
input.length&&this.raise(this.start,"Unterminated string constant");var n=this.input.charCodeAt(this.pos);if(n===e)break;n===92?(t+=this.input.slice(r,this.pos),
t+=this.readEscapedChar(!1),r=this.pos):n===8232||n===8233?(this.options.ecmaVersion<10&&this.raise(this.start,"Unterminated string constant"),++this.pos,this.options.
locations&&(this.curLine++,this.lineStart=this.pos)):(Da(n)&&this.raise(this.start,"Unterminated string constant"),++this.pos)}return t+=this.input.slice(r,this.
pos++),this.finishToken(f.string,t)};var Ev={};ue.tryReadTemplateToken=function(){this.inTemplateElement=!0;try{this.readTmplToken()}catch(e){if(e===Ev)this.readInvalidTemplateToken();else
throw e}this.inTemplateElement=!1};ue.invalidStringToken=function(e,t){if(this.inTemplateElement&&this.options.ecmaVersion>=9)throw Ev;this.raise(e,t)};ue.readTmplToken=
function(){for(var e="",t=this.pos;;){this.pos>=this.input.length&&this.raise(this.start,"Unterminated template");var r=this.input.charCodeAt(this.pos);if(r===96||
r===36&&this.input.charCodeAt(this.pos+1)===123)return this.pos===this.start&&(this.type===f.template||this.type===f.invalidTemplate)?r===36?(this.pos+=2,this.finishToken(
f.dollarBraceL)):(++this.pos,this.finishToken(f.backQuote)):(e+=this.input.slice(t,this.pos),this.finishToken(f.template,e));if(r===92)e+=this.input.slice(t,this.
pos),e+=this.readEscapedChar(!0),t=this.pos;else if(Da(r)){switch(e+=this.input.slice(t,this.pos),++this.pos,r){case 13:this.input.charCodeAt(this.pos)===10&&++this.
pos;case 10:e+=`
`;break;default:e+=String.fromCharCode(r);break}this.options.locations&&(++this.curLine,this.lineStart=this.pos),t=this.pos}else++this.pos}};ue.readInvalidTemplateToken=
function(){for(;this.pos<this.input.length;this.pos++)switch(this.input[this.pos]){case"\\":++this.pos;break;case"$":if(this.input[this.pos+1]!=="{")break;case"\
`":return this.finishToken(f.invalidTemplate,this.input.slice(this.start,this.pos));case"\r":this.input[this.pos+1]===`
`&&++this.pos;case`
`:case"\u2028":case"\u2029":++this.curLine,this.lineStart=this.pos+1;break}this.raise(this.start,"Unterminated template")};ue.readEscapedChar=function(e){var t=this.
input.charCodeAt(++this.pos);switch(++this.pos,t){case 110:return`
`;case 114:return"\r";case 120:return String.fromCharCode(this.readHexChar(2));case 117:return Gn(this.readCodePoint());case 116:return"	";case 98:return"\b";case 118:
return"\v";case 102:return"\f";case 13:this.input.charCodeAt(this.pos)===10&&++this.pos;case 10:return this.options.locations&&(this.lineStart=this.pos,++this.curLine),
"";case 56:case 57:if(this.strict&&this.invalidStringToken(this.pos-1,"Invalid escape sequence"),e){var r=this.pos-1;this.invalidStringToken(r,"Invalid escape s\
equence in template string")}default:if(t>=48&&t<=55){var n=this.input.substr(this.pos-1,3).match(/^[0-7]+/)[0],i=parseInt(n,8);return i>255&&(n=n.slice(0,-1),i=
parseInt(n,8)),this.pos+=n.length-1,t=this.input.charCodeAt(this.pos),(n!=="0"||t===56||t===57)&&(this.strict||e)&&this.invalidStringToken(this.pos-1-n.length,e?
"Octal literal in template string":"Octal literal in strict mode"),String.fromCharCode(i)}return Da(t)?(this.options.locations&&(this.lineStart=this.pos,++this.
curLine),""):String.fromCharCode(t)}};ue.readHexChar=function(e){var t=this.pos,r=this.readInt(16,e);return r===null&&this.invalidStringToken(t,"Bad character e\
scape sequence"),r};ue.readWord1=function(){this.containsEsc=!1;for(var e="",t=!0,r=this.pos,n=this.options.ecmaVersion>=6;this.pos<this.input.length;){var i=this.
fullCharCodeAtPos();if(Vn(i,n))this.pos+=i<=65535?1:2;else if(i===92){this.containsEsc=!0,e+=this.input.slice(r,this.pos);var s=this.pos;this.input.charCodeAt(++this.
pos)!==117&&this.invalidStringToken(this.pos,"Expecting Unicode escape sequence \\uXXXX"),++this.pos;var a=this.readCodePoint();(t?_n:Vn)(a,n)||this.invalidStringToken(
s,"Invalid Unicode escape"),e+=Gn(a),r=this.pos}else break;t=!1}return e+this.input.slice(r,this.pos)};ue.readWord=function(){var e=this.readWord1(),t=f.name;return this.
keywords.test(e)&&(t=pg[e]),this.finishToken(t,e)};var Uq="8.19.0";rt.acorn={Parser:rt,version:Uq,defaultOptions:cg,Position:Cu,SourceLocation:Np,getLineInfo:qD,
Node:Op,TokenType:fe,tokTypes:f,keywordTypes:pg,TokContext:Yr,tokContexts:Be,isIdentifierChar:Vn,isIdentifierStart:_n,Token:xg,isNewLine:Da,lineBreak:ar,lineBreakG:uq,
nonASCIIwhitespace:HD};var Hq=2026;function Tv(e,t,r){wp.budget=r;let n=t==="module"?"module":"script";return wp.parse(e,{ecmaVersion:Hq,sourceType:n,allowHashBang:!1,preserveParens:!1})}
var wp=class e extends rt{static budget;#e=e.budget;#t={statement:0,assign:0,unary:0,operator:0,new:0,pattern:0};#r(t){this.#t[t]+=1,this.#e.checkNesting(this.#t[t])}next(t){
this.#e.spendTokens(),super.next(t)}finishNode(t,r){return this.#e.spendNodes(),super.finishNode(t,r)}readWord1(){let t=this.pos,r=super.readWord1();return(this.
containsEsc||/[^\x00-\x7f]/.test(r))&&this.raise(t,"identifier"),r}skipLineComment(t){t!==2&&this.raise(this.pos,"comment"),super.skipLineComment(t)}parseStatement(t,r,n){
this.#r("statement");let i=super.parseStatement(t,r,n);return this.#t.statement-=1,i}parseMaybeAssign(t,r,n){this.#r("assign");let i=super.parseMaybeAssign(t,r,
n);return this.#t.assign-=1,i}parseMaybeUnary(t,r,n,i){this.#r("unary");let s=super.parseMaybeUnary(t,r,n,i);return this.#t.unary-=1,s}parseExprOp(t,r,n,i,s){this.#r(
"operator");let a=super.parseExprOp(t,r,n,i,s);return this.#t.operator-=1,a}parseNew(){this.#r("new");let t=super.parseNew();return this.#t.new-=1,t}parseBindingAtom(){
this.#r("pattern");let t=super.parseBindingAtom();return this.#t.pattern-=1,t}parseSubscript(...t){let[r]=t,n=super.parseSubscript(...t);return n===r||(n.chain=
(r.chain??0)+1,this.#e.checkNesting(n.chain)),n}};var Eg={rule:"script.text",family:"script"},jq=[[/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/,{...Eg,why:"A direction control character shows the script in \
another order than it runs.",fix:"Remove the character; write it as an escape in a string if it is text."}],[/[#@]\s*source(?:Mapping)?URL/i,{...Eg,why:"A sourc\
e map loads another file.",fix:"Remove the source map comment."}],[/^#!/,{...Eg,why:"A script for browsers has no hashbang line.",fix:"Remove the line."}]],qq={
rule:"script.syntax",family:"script",why:"The syntax is wrong here, or this is an identifier with escapes or other characters than ASCII, or an HTML-like commen\
t.",fix:"Correct the syntax; write identifiers in ASCII without escapes, and comments as // or /* */."};function bv(e,t){for(let[r,n]of jq){let i=e.text.search(
r);if(i!==-1){e.refuse(n,i);return}}try{return{scan:e,kind:t,program:Tv(e.text,t,e.budget)}}catch(r){if(!(r instanceof SyntaxError))throw r;e.refuse(qq,"pos"in r&&
typeof r.pos=="number"?r.pos:0);return}}var Pp=class{#e=new Map;get(t){let r=this.#e.get(t)??w(new Tt(t));return this.#e.set(t,r),r}};var Vq=/(?:^|[^-\w])(?:url\((?!\s*["']?#)|(?:-webkit-)?image-set\()/i,Iv=8,Gq=3,Mp=class{budget;insideData=new be;natives=new Pp;thrown=new be;implicitFunctions=new be;anySetter=new be;renderer=new be;rendererNodes=new Set;namesRead=new Set;functions=new Map;classes=new Map;scopes=new Map;staticBlocks=new Map;statementCalls=new Set;objectNodes=new Map;textNodes=new Map;#e;#t=[];#r=new Map;#n=new mu;#i=new mu;#s=[];#u;#p=0;#f=0;#l=0;#c=!1;constructor(t,r){
this.#e=t,this.budget=r}get isReporting(){return this.#c}evaluate(t,r){this.budget.spendSteps();let n=this.#d(this.#e.evaluate(this,t,r));return this.#c&&j(n)&&
this.refuse(R.noValue,t,r),n}execute(t,r){this.budget.spendSteps(),this.#e.execute(this,t,r)}bind(t,r,n){this.budget.spendSteps(),this.#e.bind(this,t,r,n)}makeFunction(t,r,n){
return this.#e.makeFunction(this,t,r,n)}callValue(t,r,n,i,s){return this.#e.callValue(this,t,r,n,i,s)}read(t){return this.#d(t.value),this.#u===void 0||(t.lastReader!==
this.#u&&t.addReader(this.#u),t.lastRead=this.#f),t.value}write(t,r){this.#d(t.value);let n=S(t.value,r);n!==t.value&&(t.value=n,this.#m(t))}prototypeChainOf(t){
let r=this.read(t.parents).refs;if(r.length===0)return[t];let n=new Set([t,...r]);for(let i of n){this.budget.spendSteps();for(let s of this.read(i.parents).refs)
n.add(s)}return n}readField(t,r,n="fields"){let i=t[n]?.get(r);return i!==void 0?this.read(i):(this.read(t.names),F)}writeField(t,r,n,i="fields"){t[i]??=new Map;
let s=t[i].get(r);if(s!==void 0){this.write(s,n);return}t[i].set(r,new be(n)),this.#m(t.names)}fieldsOf(t,r="fields"){return this.read(t.names),this.budget.spendSteps(
t[r]?.size??0),[...t[r]??[]]}methodsOf(t){let r=this.#r.get(t);if(r!==void 0)return r;let n=new be;return this.#r.set(t,n),n}onceAt(t,r,n){let i=t.get(r);if(i!==
void 0)return i;let s=n();return t.set(r,s),s}objectAt(t,r){return this.#n.at(t,r)}pairAt(t){return this.#i.at(t,"array")}addUnit(t){let r={run:t,isQueued:!1,hasRun:!1};
return this.#t.push(r),this.#o(r),r}runFirst(t){t===void 0||t.hasRun||this.#l>=Gq||this.#a(t)}settle(){for(let t=this.#s;t.length>0;t=this.#s){this.#s=[];for(let r of t)
r.isQueued&&this.#a(r)}}report(){this.#c=!0;for(let t of this.#t)this.#a(t);if(this.#c=!1,this.#s.length>0)throw new Error("A value has grown after the analysis\
 had settled.")}refuse(t,r,n){this.#c&&n.owner.scan.refuse(t,r.start)}checkText(t,r,n){this.#c&&(mm.test(t)&&this.textNodes.set(r,n.owner.scan),Vq.test(t)&&this.
refuse(R.styleValue,r,n))}refer(t,r,n){this.#c&&n.owner.scan.refer("image",t,r.start)}dataValue(){return S(We,this.read(this.insideData))}#d(t){return t.refs.length>=
Iv&&this.budget.spendSteps(Math.floor(t.refs.length/Iv)),t}#a(t){let r=this.#u,n=this.#f;this.#u=t,this.#p+=1,this.#f=this.#p,this.#l+=1,t.isQueued=!1,t.hasRun=
!0,t.run(),this.#l-=1,this.#u=r,this.#f=n}#m(t){let{lastReader:r,readers:n}=t;if(r===void 0){this.budget.spendSteps();return}this.budget.spendSteps(1+(n?.size??
1));let i=r===this.#u&&t.lastRead!==this.#f?r:void 0;if(n===void 0)i===void 0&&this.#o(r);else for(let s of n)s!==i&&this.#o(s)}#o(t){t.isQueued||(t.isQueued=!0,
this.#s.push(t))}};var Av=new Set(`addEventListener alert atob blur btoa caches cancelAnimationFrame cancelIdleCallback captureEvents chrome
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
  __defineGetter__ __defineSetter__ __lookupGetter__ __lookupSetter__`.split(/\s+/));var Kq=new Set(dm);function _v(e,{scan:t,program:r},n,{position:i,count:s}){let a=new et(n,{scan:t,script:i,isStrict:rg(r.body)}),c=new et(void 0,a.owner);Ye(r,
c);for(let p of r.body)p.type==="FunctionDeclaration"&&Cn([p],c);for(let p of c.variables.keys())Sv(n,p,i),Cv(p)&&t.refuse(R.global,zq(r.body,p,a));let m=new et(
void 0,a.owner);Cn(r.body,m);for(let p of m.variables.keys()){if(c.variables.has(p))continue;(s>1&&(Cv(p)||MN(p))||n.variables.has(p))&&t.refuse(R.global,0),Sv(
n,p,i)}e.addUnit(()=>{for(let p of r.body)e.execute(p,a)})}function Sv(e,t,r){let n=e.declare(t);n.script=Math.min(n.script??r,r)}function Cv(e){return Av.has(e)||
Kq.has(e)||Object.hasOwn(gn,e)||Object.hasOwn(zi,e)}function zq(e,t,{owner:r}){return e.find(i=>{let s=new et(void 0,r);return Ye(i,s),i.type==="FunctionDeclara\
tion"&&Cn([i],s),s.variables.has(t)})?.start??0}function Rv({scan:e,program:t},r,n){let i=new et(r,{scan:e,script:n,isStrict:!0});return Ye(t,i),Cn(t.body,i),i}
function Nv(e,{script:t,scope:r}){e.addUnit(()=>{for(let n of t.program.body)Wq(e,n,r)})}function Wq(e,t,r){t.type==="ImportDeclaration"||t.type==="ExportAllDec\
laration"||(t.type==="ExportNamedDeclaration"?t.declaration&&e.execute(t.declaration,r):t.type==="ExportDefaultDeclaration"?Yq(e,t,r):e.execute(t,r))}function Yq(e,t,r){
let{declaration:n}=t,{cell:i}=r.declare(ig);if(n.type==="FunctionDeclaration"){let s=w(e.makeFunction(n,r));e.write(i,s),n.id&&e.bind(n.id,s,r)}else if(n.type===
"ClassDeclaration"){let s=Ra(e,n,r);e.write(i,s),n.id&&e.bind(n.id,s,r)}else e.write(i,e.evaluate(n,r))}function Dv(e,t){let r=[],n=[];try{let i=Xq(e,t,r);r.every(s=>s.findings.length===0)&&n.push(...Qq(i,t))}catch(i){if(i instanceof RangeError)throw new dn("nesti\
ng",Nr.nestingMax);if(!(i instanceof ra))throw i}return{scans:r,findings:n}}function Xq(e,t,r){let n=new Map,i=[...t.loaded];for(let{path:s,kind:a}of i){let c=e.
get(s),m=n.get(s);if(m!==void 0&&m.kind!==a&&m.scan.refuse(R.frame,0),m!==void 0||c===void 0)continue;let p=new na(s,c,t.budget);r.push(p);let d=bv(p,a);if(d!==
void 0){n.set(s,d);for(let{value:E,start:C}of vD(d.program)){let O=ss(s,E);O===null?p.refuse(R.frame,C):(p.refer("script",String(E),C),i.push({path:O,kind:"modu\
le"}))}}}return n}function Qq(e,{required:t,budget:r}){let n=new Mp({evaluate:bD,execute:_D,bind:hD,makeFunction:RD,callValue:qn},r),[i]=e.values();if(i===void 0)
return Z0(n,t);let s=new et(void 0,{scan:i.scan,script:0,isStrict:!1}),a=new Map,c=[...e.values()].map(({kind:d})=>d),m=c.slice(0,c.indexOf("module")).length;for(let[
d,E]of e)E.kind==="module"&&a.set(d,{script:E,scope:Rv(E,s,m-1)});let p=[...e.values()].filter(({kind:d})=>d==="classic");for(let[d,E]of p.entries())_v(n,E,s,{position:d,
count:p.length});kD(a);for(let d of a.values())Nv(n,d);return n.addUnit(()=>gD(n)),n.settle(),ND(n),n.settle(),n.report(),yD(n,t),Z0(n,t)}function vv(e,t,r){let n=new om;try{return{findings:Jq(e,t,r,n),steps:n.steps}}catch(i){if(!(i instanceof dn))throw i;let s=`The bundle exceeds the budget of th\
e scan: ${i.max} ${i.counted}.`;return{findings:[Z("scan.budget",null,s,"Simplify or remove files.")],steps:n.steps}}}function Jq(e,{entrypoint:t},{requiredPaths:r},n){
let i=new Set(e.keys()),s=_N(e,{entrypoint:t,requiredNames:r.flat()},n),a=e7(t,s.scripts),c=Dv(Zq(e),{loaded:a,required:r,budget:n}),m=[...s.scans,...c.scans],p=new Map(
m.map(E=>[E.path,W1(E,i)])),d=Y1(t,p,i);return[...m.flatMap(({findings:E})=>E),...c.findings,...d]}function Zq(e){let t=[...e].filter(([r])=>lr(r)?.ending==="js");
return new Map(t.map(([r,n])=>[r,ei(n)??""]))}function e7(e,t){let r=({isModule:n,isDeferred:i})=>n||i;return[...t.filter(n=>!r(n)),...t.filter(r)].flatMap(({url:n,
isModule:i})=>{let s=xs(e,n);return s===null?[]:[{path:s,kind:i?"module":"classic"}]})}function kv(e,{sha256:t,isOwn:r=!1}){let n="archive"in e?Wu(e.archive,t):null,i="archive"in e?Dy(e.archive):{ok:!0,files:e.files};if(!i.ok)return{report:Tg(n,{findings:i.
findings}),files:new Map};let s=new Map(i.files.map(({path:C,bytes:O})=>[C,O])),a=Gy(i.files);if(a.length>0)return{report:Tg(n,{findings:a}),files:s};let c=zy(i.
files,t),{manifest:m,findings:p}=r7(s,r),d=t7(s,m,p),E={files:c,digest:Wy(c,t),manifest:m,steps:d.steps};return{report:Tg(n,{...E,findings:[...p,...d.findings]}),
files:s}}function t7(e,t,r){let n=Hu(t?.engine??"");return t===null||n===void 0||r.some(({severity:i})=>i==="error")?{findings:[],steps:0}:vv(e,t,n)}function r7(e,t){
let r=e.get(xt);if(r===void 0){let c=`There is no ${xt} at the root.`;return{manifest:null,findings:[Z("manifest.missing",null,c,"Add it.")]}}let{manifest:n,findings:i}=G1(
r),s=t?i.filter(({rule:c})=>c!=="name.reserved"):i;return n===null||e.has(n.entrypoint)?{manifest:n,findings:s}:{manifest:n,findings:[...s,Z("manifest.entrypoin\
t",xt,"The file that /entrypoint names is not in the bundle.","Add it, or name another one.")]}}function Tg(e,{findings:t,files:r=[],digest:n,manifest:i,steps:s=0}){
let a=t.every(({severity:m})=>m!=="error"),{findingsMax:c}=Ae;return{format:"rialto-report/1",ok:a,policy:z1.name,archive_sha256:e,digest:n??null,files:r.map(({
path:m,bytes:p,hash:d,mediaType:E})=>({path:m,bytes:p.length,hash:d,media_type:E})),manifest:i??null,findings:t.toSorted(n7).slice(0,c),truncated:t.length>c,budget:{
steps:s,steps_max:Nr.stepsMax},levels:{P1:a?"passed":"failed",P2:"not_run"}}}function n7(e,t){return bg(e.file??"",t.file??"")||(e.line??0)-(t.line??0)||(e.column??
0)-(t.column??0)||bg(e.rule,t.rule)||bg(e.why,t.why)}function bg(e,t){return e<t?-1:e>t?1:0}function Ov(e){return e instanceof Uint8Array||ArrayBuffer.isView(e)&&e.constructor.name==="Uint8Array"&&"BYTES_PER_ELEMENT"in e&&e.BYTES_PER_ELEMENT===1}var Ig=e=>e?
`"${e}" `:"";function Ag(e,t=""){if(typeof e!="number")throw new TypeError(Ig(t)+"expected number, got "+typeof e);if(!Number.isSafeInteger(e)||e<0)throw new RangeError(
Ig(t)+"expected integer >= 0, got "+e);return e}function Oa(e,t,r=""){if(Ov(e)&&(t===void 0||e.length===t))return e;t!==void 0&&Ag(t,"length");let n=Ov(e),i=t!==void 0?` of length ${t}`:"",s=n?`length=${e.length}`:
`type=${typeof e}`,a=Ig(r)+"expected Uint8Array"+i+", got "+s;throw n?new RangeError(a):new TypeError(a)}function wv(e){if(typeof e!="function"||typeof e.create!="function")throw new TypeError("expected hash wrapped by utils.createHasher");if(Ag(e.outputLen),Ag(e.blockLen),
e.outputLen<1||e.blockLen<1)throw new Error("hash blockLen / outputLen must be >= 1")}var i7=(e,t)=>{if(e===null||typeof e!="object"||Array.isArray(e))throw new TypeError(
(t==="object"?"":`"${t}" `)+"expected object, got type="+typeof e)},$v=(e,t)=>{i7(e,t);let r=Object.getPrototypeOf(e);if(r!==Object.prototype&&r!==null)throw new TypeError(
`"${t}" expected plain object`);if(Object.hasOwn(e,"__proto__"))throw new TypeError(`"${t}.__proto__" is not allowed`)};function $a(e,t=!0){if(e.destroyed)throw new Error(
"hash was destroyed");if(t&&e.finished)throw new Error("digest() was already called")}function Lp(e,t){Oa(e,void 0,"output");let r=t.outputLen;if(!(e.length>=r))
throw new RangeError('"output" expected length >= '+r)}function wa(...e){for(let t=0;t<e.length;t++)e[t].fill(0)}function Fp(e){return new DataView(e.buffer,e.byteOffset,e.byteLength)}function Xr(e,t){return e<<32-t|
e>>>t}var s7=typeof Uint8Array.from([]).toHex=="function"&&typeof Uint8Array.fromHex=="function",a7=Array.from({length:256},(e,t)=>t.toString(16).padStart(2,"0"));function Pv(e){
if(Oa(e),s7)return e.toHex();let t="";for(let r=0;r<e.length;r++)t+=a7[e[r]];return t}function Sg(e){if(typeof e!="string")throw new TypeError("string expected");let t=new TextEncoder().encode(e);try{return new Uint8Array(t)}finally{wa(t)}}function o7(e,t,r="opts"){return $v(e,"defaults"),t!==void 0&&$v(t,r),Object.assign(Object.create(null),e,t)}function Mv(e,t={}){if(typeof e!="function")throw new TypeError(
'"hashCons" expected function, got type='+typeof e);t=o7({},t,"info");let r=(i,s)=>e(s).update(i).digest(),n=e(void 0);return r.outputLen=n.outputLen,r.blockLen=
n.blockLen,r.canXOF=n.canXOF,r.create=i=>e(i),Object.assign(r,t),Object.freeze(r)}var Lv=e=>({oid:Uint8Array.from([6,9,96,134,72,1,101,3,4,2,e])});var Bp=class{oHash;iHash;blockLen;outputLen;canXOF=!1;finished=!1;destroyed=!1;constructor(t,r){if(wv(t),Oa(r,void 0,"key"),this.iHash=t.create(),typeof this.iHash.
update!="function")throw new Error("expected Hash instance");this.blockLen=this.iHash.blockLen,this.outputLen=this.iHash.outputLen;let n=this.blockLen,i=new Uint8Array(
n);i.set(r.length>n?t.create().update(r).digest():r);for(let s=0;s<i.length;s++)i[s]^=54;this.iHash.update(i),this.oHash=t.create();for(let s=0;s<i.length;s++)i[s]^=
106;this.oHash.update(i),wa(i)}update(t){return $a(this),this.iHash.update(t),this}digestInto(t){$a(this),Lp(t,this),this.finished=!0;let r=t.subarray(0,this.outputLen);
this.iHash.digestInto(r),this.oHash.update(r),this.oHash.digestInto(r),this.destroy()}digest(){let t=new Uint8Array(this.oHash.outputLen);return this.digestInto(
t),t}_cloneInto(t){t||=Object.create(Object.getPrototypeOf(this),{});let{oHash:r,iHash:n,finished:i,destroyed:s,blockLen:a,outputLen:c,canXOF:m}=this;return t=t,
t.finished=i,t.destroyed=s,t.blockLen=a,t.outputLen=c,t.canXOF=m,t.oHash=r._cloneInto(t.oHash),t.iHash=n._cloneInto(t.iHash),t}clone(){return this._cloneInto()}destroy(){
this.destroyed=!0,this.oHash.destroy(),this.iHash.destroy()}},Fv=(()=>{let e=((t,r,n)=>new Bp(t,r).update(n).digest());return e.create=(t,r)=>new Bp(t,r),e})();var u7=e=>e/2**32|0,c7=e=>e>>>0;function Bv(e,t,r,n){let i=u7(r),s=c7(r);e.setUint32(t,n?s:i,n),e.setUint32(t+4,n?i:s,n)}function Uv(e,t,r){return e&t^~e&r}function Hv(e,t,r){return e&t^e&r^t&r}var Up=class{blockLen;outputLen;canXOF=!1;padOffset;isLE;buffer;view;finished=!1;length=0;pos=0;destroyed=!1;constructor(t,r,n,i){
this.blockLen=t,this.outputLen=r,this.padOffset=n,this.isLE=i,this.buffer=new Uint8Array(t),this.view=Fp(this.buffer)}update(t){$a(this),Oa(t);let{view:r,buffer:n,
blockLen:i}=this,s=t.length,a=!1;for(let c=0;c<s;){let m=Math.min(i-this.pos,s-c);if(m===i){let p=Fp(t);for(;i<=s-c;c+=i)this.process(p,c);a=!0;continue}n.set(c===
0&&m===s?t:t.subarray(c,c+m),this.pos),this.pos+=m,c+=m,this.pos===i&&(this.process(r,0),this.pos=0,a=!0)}return this.length+=t.length,a&&this.roundClean(),this}digestInto(t){
$a(this),Lp(t,this),this.finished=!0;let{buffer:r,view:n,blockLen:i,isLE:s}=this,{pos:a}=this;r[a++]=128,r.fill(0,a),this.padOffset>i-a&&(this.process(n,0),r.fill(
0)),Bv(n,i-8,this.length*8,s),this.process(n,0),this.roundClean();let c=t===r?n:Fp(t),m=this.outputLen,p=m/4,d=this.get();if(m%4||p>d.length)throw new Error("in\
valid outputLen");for(let E=0;E<p;E++)c.setUint32(4*E,d[E],s)}digest(){let{buffer:t,outputLen:r}=this;this.digestInto(t);let n=t.slice(0,r);return this.destroy(),
n}_cloneIntoMeta(t){let{buffer:r,length:n,finished:i,destroyed:s,pos:a}=this;return t.destroyed=s,t.finished=i,t.length=n,t.pos=a,a&&t.buffer.set(r),t}clone(){return this.
_cloneInto()}},jv=Uint32Array.from([1779033703,3144134277,1013904242,2773480762,1359893119,2600822924,528734635,1541459225]);var l7=Uint32Array.from([1116352408,1899447441,3049323471,3921009573,961987163,1508970993,2453635748,2870763221,3624381080,310598401,607225278,1426881987,1925078388,
2162078206,2614888103,3248222580,3835390401,4022224774,264347078,604807628,770255983,1249150122,1555081692,1996064986,2554220882,2821834349,2952996808,3210313671,
3336571891,3584528711,113926993,338241895,666307205,773529912,1294757372,1396182291,1695183700,1986661051,2177026350,2456956037,2730485921,2820302411,3259730800,
3345764771,3516065817,3600352804,4094571909,275423344,430227734,506948616,659060556,883997877,958139571,1322822218,1537002063,1747873779,1955562222,2024104815,2227730452,
2361852424,2428436474,2756734187,3204031479,3329325298]),_i=new Uint32Array(64),Cg=class extends Up{A=0;B=0;C=0;D=0;E=0;F=0;G=0;H=0;constructor(t,r){super(64,t,
8,!1),this.A=r[0]|0,this.B=r[1]|0,this.C=r[2]|0,this.D=r[3]|0,this.E=r[4]|0,this.F=r[5]|0,this.G=r[6]|0,this.H=r[7]|0}get(){let{A:t,B:r,C:n,D:i,E:s,F:a,G:c,H:m}=this;
return[t,r,n,i,s,a,c,m]}set(t,r,n,i,s,a,c,m){this.A=t|0,this.B=r|0,this.C=n|0,this.D=i|0,this.E=s|0,this.F=a|0,this.G=c|0,this.H=m|0}_cloneInto(t){return(t||=new this.
constructor).set(...this.get()),this._cloneIntoMeta(t)}process(t,r){for(let E=0;E<16;E++,r+=4)_i[E]=t.getUint32(r,!1);for(let E=16;E<64;E++){let C=_i[E-15],O=_i[E-
2],H=Xr(C,7)^Xr(C,18)^C>>>3,Ue=Xr(O,17)^Xr(O,19)^O>>>10;_i[E]=Ue+_i[E-7]+H+_i[E-16]|0}let{A:n,B:i,C:s,D:a,E:c,F:m,G:p,H:d}=this;for(let E=0;E<64;E++){let C=Xr(c,
6)^Xr(c,11)^Xr(c,25),O=d+C+Uv(c,m,p)+l7[E]+_i[E]|0,Ue=(Xr(n,2)^Xr(n,13)^Xr(n,22))+Hv(n,i,s)|0;d=p,p=m,m=c,c=a+O|0,a=s,s=i,i=n,n=O+Ue|0}n=n+this.A|0,i=i+this.B|0,
s=s+this.C|0,a=a+this.D|0,c=c+this.E|0,m=m+this.F|0,p=p+this.G|0,d=d+this.H|0,this.set(n,i,s,a,c,m,p,d)}roundClean(){wa(_i)}destroy(){this.destroyed=!0,this.set(
0,0,0,0,0,0,0,0),wa(this.buffer)}},_g=class extends Cg{constructor(){super(32,jv)}};var Hp=Mv(()=>new _g,Lv(1));var qv={sha256:Hp,sha256Hex:e=>Pv(Hp(Sg(e))),hmacSha256:(e,t)=>Fv(Hp,e,Sg(t))};function x3e(e){return kv(e,qv).report}export{x3e as validateBundle};
