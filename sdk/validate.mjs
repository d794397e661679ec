// Written by `npm run contracts` from src/arcade/games/bundle; not by hand.
// The check of games before they are uploaded, for Node and browsers: validateBundle({ archive }) or validateBundle({ files })
// gives the report that the server gives for the same bytes. Contains parts of acorn (MIT, (c) 2012-2022 by various contributors),
// css-tree (MIT, (c) 2016-2024 Roman Dvornov), entities (BSD-2-Clause, (c) Felix Böhm), noble-hashes (MIT, (c) 2022 Paul Miller),
// parse5 (MIT, (c) 2013-2019 Ivan Nikulin), saxes (ISC, (c) Isaac Z. Schlueter and contributors), typebox (MIT, (c) 2017-2026
// Haydn Paterson) and xmlchars (MIT, (c) Louis-Dominique Dubeau).
var Mv=Object.create;var Mp=Object.defineProperty;var Lv=Object.getOwnPropertyDescriptor;var Fv=Object.getOwnPropertyNames;var Bv=Object.getPrototypeOf,Uv=Object.prototype.hasOwnProperty;var Nu=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(r){throw t=0,r}},Gt=(e,t)=>{for(var r in t)Mp(e,r,{get:t[r],enumerable:!0})},Hv=(e,t,r,n)=>{
if(t&&typeof t=="object"||typeof t=="function")for(let i of Fv(t))!Uv.call(e,i)&&i!==r&&Mp(e,i,{get:()=>t[i],enumerable:!(n=Lv(t,i))||n.enumerable});return e};var jv=(e,t,r)=>(r=e!=null?Mv(Bv(e)):{},Hv(t||!e||!e.__esModule?Mp(r,"default",{value:e,enumerable:!0}):r,e));var qR=Nu(ve=>{"use strict";Object.defineProperty(ve,"__esModule",{value:!0});ve.CHAR=`	
\r -퟿-�𐀀-􏿿`;ve.S=` 	\r
`;ve.NAME_START_CHAR=":A-Z_a-zÀ-ÖØ-öø-˿Ͱ-ͽͿ-῿‌‍⁰-↏Ⰰ-⿯、-퟿豈-﷏ﷰ-�𐀀-󯿿";ve.NAME_CHAR="-"+ve.NAME_START_CHAR+".0-9·̀-ͯ‿-⁀";
ve.CHAR_RE=new RegExp("^["+ve.CHAR+"]$","u");ve.S_RE=new RegExp("^["+ve.S+"]+$","u");ve.NAME_START_CHAR_RE=new RegExp("^["+ve.NAME_START_CHAR+"]$","u");ve.NAME_CHAR_RE=
new RegExp("^["+ve.NAME_CHAR+"]$","u");ve.NAME_RE=new RegExp("^["+ve.NAME_START_CHAR+"]["+ve.NAME_CHAR+"]*$","u");ve.NMTOKEN_RE=new RegExp("^["+ve.NAME_CHAR+"]+\
$","u");var m0=9,p0=10,f0=13,d0=32;ve.S_LIST=[d0,p0,f0,m0];function N9(e){return e>=d0&&e<=55295||e===p0||e===f0||e===m0||e>=57344&&e<=65533||e>=65536&&e<=1114111}
ve.isChar=N9;function D9(e){return e===d0||e===p0||e===f0||e===m0}ve.isS=D9;function jR(e){return e>=65&&e<=90||e>=97&&e<=122||e===58||e===95||e===8204||e===8205||
e>=192&&e<=214||e>=216&&e<=246||e>=248&&e<=767||e>=880&&e<=893||e>=895&&e<=8191||e>=8304&&e<=8591||e>=11264&&e<=12271||e>=12289&&e<=55295||e>=63744&&e<=64975||e>=
65008&&e<=65533||e>=65536&&e<=983039}ve.isNameStartChar=jR;function v9(e){return jR(e)||e>=48&&e<=57||e===45||e===46||e===183||e>=768&&e<=879||e>=8255&&e<=8256}
ve.isNameChar=v9});var YR=Nu(xe=>{"use strict";Object.defineProperty(xe,"__esModule",{value:!0});xe.CHAR="-퟿-�𐀀-􏿿";xe.RESTRICTED_CHAR="-\b\v\f---";xe.S=` 	\
\r
`;xe.NAME_START_CHAR=":A-Z_a-zÀ-ÖØ-öø-˿Ͱ-ͽͿ-῿‌‍⁰-↏Ⰰ-⿯、-퟿豈-﷏ﷰ-�𐀀-󯿿";xe.NAME_CHAR="-"+xe.NAME_START_CHAR+".0-9·̀-ͯ‿-⁀";
xe.CHAR_RE=new RegExp("^["+xe.CHAR+"]$","u");xe.RESTRICTED_CHAR_RE=new RegExp("^["+xe.RESTRICTED_CHAR+"]$","u");xe.S_RE=new RegExp("^["+xe.S+"]+$","u");xe.NAME_START_CHAR_RE=
new RegExp("^["+xe.NAME_START_CHAR+"]$","u");xe.NAME_CHAR_RE=new RegExp("^["+xe.NAME_CHAR+"]$","u");xe.NAME_RE=new RegExp("^["+xe.NAME_START_CHAR+"]["+xe.NAME_CHAR+
"]*$","u");xe.NMTOKEN_RE=new RegExp("^["+xe.NAME_CHAR+"]+$","u");var VR=9,GR=10,KR=13,zR=32;xe.S_LIST=[zR,GR,KR,VR];function k9(e){return e>=1&&e<=55295||e>=57344&&
e<=65533||e>=65536&&e<=1114111}xe.isChar=k9;function O9(e){return e>=1&&e<=8||e===11||e===12||e>=14&&e<=31||e>=127&&e<=132||e>=134&&e<=159}xe.isRestrictedChar=O9;
function $9(e){return e===9||e===10||e===13||e>31&&e<127||e===133||e>159&&e<=55295||e>=57344&&e<=65533||e>=65536&&e<=1114111}xe.isCharAndNotRestricted=$9;function w9(e){
return e===zR||e===GR||e===KR||e===VR}xe.isS=w9;function WR(e){return e>=65&&e<=90||e>=97&&e<=122||e===58||e===95||e===8204||e===8205||e>=192&&e<=214||e>=216&&e<=
246||e>=248&&e<=767||e>=880&&e<=893||e>=895&&e<=8191||e>=8304&&e<=8591||e>=11264&&e<=12271||e>=12289&&e<=55295||e>=63744&&e<=64975||e>=65008&&e<=65533||e>=65536&&
e<=983039}xe.isNameStartChar=WR;function P9(e){return WR(e)||e>=48&&e<=57||e===45||e===46||e===183||e>=768&&e<=879||e>=8255&&e<=8256}xe.isNameChar=P9});var QR=Nu(Jt=>{"use strict";Object.defineProperty(Jt,"__esModule",{value:!0});Jt.NC_NAME_START_CHAR="A-Z_a-zÀ-ÖØ-öø-˿Ͱ-ͽͿ-῿‌-‍⁰-↏Ⰰ-⿯、-퟿豈-﷏ﷰ-�𐀀-󯿿";
Jt.NC_NAME_CHAR="-"+Jt.NC_NAME_START_CHAR+".0-9·̀-ͯ‿-⁀";Jt.NC_NAME_START_CHAR_RE=new RegExp("^["+Jt.NC_NAME_START_CHAR+"]$","u");Jt.NC_NAME_CHAR_RE=new RegExp(
"^["+Jt.NC_NAME_CHAR+"]$","u");Jt.NC_NAME_RE=new RegExp("^["+Jt.NC_NAME_START_CHAR+"]["+Jt.NC_NAME_CHAR+"]*$","u");function XR(e){return e>=65&&e<=90||e===95||e>=
97&&e<=122||e>=192&&e<=214||e>=216&&e<=246||e>=248&&e<=767||e>=880&&e<=893||e>=895&&e<=8191||e>=8204&&e<=8205||e>=8304&&e<=8591||e>=11264&&e<=12271||e>=12289&&e<=
55295||e>=63744&&e<=64975||e>=65008&&e<=65533||e>=65536&&e<=983039}Jt.isNCNameStartChar=XR;function M9(e){return XR(e)||e===45||e===46||e>=48&&e<=57||e===183||e>=
768&&e<=879||e>=8255&&e<=8256}Jt.isNCNameChar=M9});var xN=Nu(Ea=>{"use strict";Object.defineProperty(Ea,"__esModule",{value:!0});Ea.SaxesParser=Ea.EVENTS=void 0;var Ta=qR(),L9=YR(),N0=QR(),Zt=Ta.isS,F9=Ta.isChar,
iu=Ta.isNameStartChar,JR=Ta.isNameChar,pN=Ta.S_LIST,B9=Ta.NAME_RE,U9=L9.isChar,H9=N0.isNCNameStartChar,j9=N0.isNCNameChar,q9=N0.NC_NAME_RE,sp="http://www.w3.org\
/XML/1998/namespace",ya="http://www.w3.org/2000/xmlns/",V9={__proto__:null,xml:sp,xmlns:ya},G9={__proto__:null,amp:"&",gt:">",lt:"<",quot:'"',apos:"'"},Le=-1,yn=-2,
ZR=0,K9=1,h0=2,z9=3,ha=4,W9=5,Y9=6,X9=7,g0=8,Q9=9,J9=10,Z9=11,e8=12,jt=13,ep=14,x0=15,t8=16,y0=17,r8=18,n8=19,E0=20,i8=21,s8=22,a8=23,eN=24,T0=25,tp=26,tN=27,o8=28,
u8=29,rN=30,c8=31,l8=32,Qi=33,m8=34,b0=35,su=36,I0=37,p8=38,nN=39,iN=40,f8=41,sN=42,d8=43,h8=44,A0=9,Gr=10,S0=13,aN=32,oN=33,fN=34,au=38,dN=39,rp=45,np=47,g8=59,
yi=60,ga=61,st=62,Et=63,hN=91,xa=93,uN=133,cN=8232,ip=e=>e===fN||e===dN,gN=[fN,dN],x8=[...gN,hN,st],y8=[...gN,yi,xa],E8=[ga,Et,...pN],T8=[...pN,st,au,yi];function _0(e,t,r){
switch(t){case"xml":r!==sp&&e.fail(`xml prefix must be bound to ${sp}.`);break;case"xmlns":r!==ya&&e.fail(`xmlns prefix must be bound to ${ya}.`);break;default:}
switch(r){case ya:e.fail(t===""?`the default namespace may not be set to ${r}.`:`may not assign a prefix (even "xmlns") to the URI ${ya}.`);break;case sp:switch(t){case"\
xml":break;case"":e.fail(`the default namespace may not be set to ${r}.`);break;default:e.fail("may not assign the xml namespace to another prefix.")}break;default:}}
function b8(e,t){for(let r of Object.keys(t))_0(e,r,t[r])}var I8=e=>q9.test(e),A8=e=>B9.test(e),Ji=0,lN=1,C0=2;Ea.EVENTS=["xmldecl","text","processinginstructio\
n","doctype","comment","opentagstart","attribute","opentag","closetag","cdata","error","end","ready"];var mN={xmldecl:"xmldeclHandler",text:"textHandler",processinginstruction:"\
piHandler",doctype:"doctypeHandler",comment:"commentHandler",opentagstart:"openTagStartHandler",attribute:"attributeHandler",opentag:"openTagHandler",closetag:"\
closeTagHandler",cdata:"cdataHandler",error:"errorHandler",end:"endHandler",ready:"readyHandler"},R0=class{constructor(t){this.opt=t??{},this.fragmentOpt=!!this.
opt.fragment;let r=this.xmlnsOpt=!!this.opt.xmlns;if(this.trackPosition=this.opt.position!==!1,this.fileName=this.opt.fileName,r){this.nameStartCheck=H9,this.nameCheck=
j9,this.isName=I8,this.processAttribs=this.processAttribsNS,this.pushAttrib=this.pushAttribNS,this.ns=Object.assign({__proto__:null},V9);let n=this.opt.additionalNamespaces;
n!=null&&(b8(this,n),Object.assign(this.ns,n))}else this.nameStartCheck=iu,this.nameCheck=JR,this.isName=A8,this.processAttribs=this.processAttribsPlain,this.pushAttrib=
this.pushAttribPlain;this.stateTable=[this.sBegin,this.sBeginWhitespace,this.sDoctype,this.sDoctypeQuote,this.sDTD,this.sDTDQuoted,this.sDTDOpenWaka,this.sDTDOpenWakaBang,
this.sDTDComment,this.sDTDCommentEnding,this.sDTDCommentEnded,this.sDTDPI,this.sDTDPIEnding,this.sText,this.sEntity,this.sOpenWaka,this.sOpenWakaBang,this.sComment,
this.sCommentEnding,this.sCommentEnded,this.sCData,this.sCDataEnding,this.sCDataEnding2,this.sPIFirstChar,this.sPIRest,this.sPIBody,this.sPIEnding,this.sXMLDeclNameStart,
this.sXMLDeclName,this.sXMLDeclEq,this.sXMLDeclValueStart,this.sXMLDeclValue,this.sXMLDeclSeparator,this.sXMLDeclEnding,this.sOpenTag,this.sOpenTagSlash,this.sAttrib,
this.sAttribName,this.sAttribNameSawWhite,this.sAttribValue,this.sAttribValueQuoted,this.sAttribValueClosed,this.sAttribValueUnquoted,this.sCloseTag,this.sCloseTagSawWhite],
this._init()}get closed(){return this._closed}_init(){var t;this.openWakaBang="",this.text="",this.name="",this.piTarget="",this.entity="",this.q=null,this.tags=
[],this.tag=null,this.topNS=null,this.chunk="",this.chunkPosition=0,this.i=0,this.prevI=0,this.carriedFromPrevious=void 0,this.forbiddenState=Ji,this.attribList=
[];let{fragmentOpt:r}=this;this.state=r?jt:ZR,this.reportedTextBeforeRoot=this.reportedTextAfterRoot=this.closedRoot=this.sawRoot=r,this.xmlDeclPossible=!r,this.
xmlDeclExpects=["version"],this.entityReturnState=void 0;let{defaultXMLVersion:n}=this.opt;if(n===void 0){if(this.opt.forceXMLVersion===!0)throw new Error("forc\
eXMLVersion set but defaultXMLVersion is not set");n="1.0"}this.setXMLVersion(n),this.positionAtNewLine=0,this.doctype=!1,this._closed=!1,this.xmlDecl={version:void 0,
encoding:void 0,standalone:void 0},this.line=1,this.column=0,this.ENTITIES=Object.create(G9),(t=this.readyHandler)===null||t===void 0||t.call(this)}get position(){
return this.chunkPosition+this.i}get columnIndex(){return this.position-this.positionAtNewLine}on(t,r){this[mN[t]]=r}off(t){this[mN[t]]=void 0}makeError(t){var r;
let n=(r=this.fileName)!==null&&r!==void 0?r:"";return this.trackPosition&&(n.length>0&&(n+=":"),n+=`${this.line}:${this.column}`),n.length>0&&(n+=": "),new Error(
n+t)}fail(t){let r=this.makeError(t),n=this.errorHandler;if(n===void 0)throw r;return n(r),this}write(t){if(this.closed)return this.fail("cannot write after clo\
se; assign an onready handler.");let r=!1;t===null?(r=!0,t=""):typeof t=="object"&&(t=t.toString()),this.carriedFromPrevious!==void 0&&(t=`${this.carriedFromPrevious}${t}`,
this.carriedFromPrevious=void 0);let n=t.length,i=t.charCodeAt(n-1);!r&&(i===S0||i>=55296&&i<=56319)&&(this.carriedFromPrevious=t[n-1],n--,t=t.slice(0,n));let{stateTable:s}=this;
for(this.chunk=t,this.i=0;this.i<n;)s[this.state].call(this);return this.chunkPosition+=n,r?this.end():this}close(){return this.write(null)}getCode10(){let{chunk:t,
i:r}=this;if(this.prevI=r,this.i=r+1,r>=t.length)return Le;let n=t.charCodeAt(r);if(this.column++,n<55296){if(n>=aN||n===A0)return n;switch(n){case Gr:return this.
line++,this.column=0,this.positionAtNewLine=this.position,Gr;case S0:return t.charCodeAt(r+1)===Gr&&(this.i=r+2),this.line++,this.column=0,this.positionAtNewLine=
this.position,yn;default:return this.fail("disallowed character."),n}}if(n>56319)return n>=57344&&n<=65533||this.fail("disallowed character."),n;let i=65536+(n-
55296)*1024+(t.charCodeAt(r+1)-56320);return this.i=r+2,i>1114111&&this.fail("disallowed character."),i}getCode11(){let{chunk:t,i:r}=this;if(this.prevI=r,this.i=
r+1,r>=t.length)return Le;let n=t.charCodeAt(r);if(this.column++,n<55296){if(n>31&&n<127||n>159&&n!==cN||n===A0)return n;switch(n){case Gr:return this.line++,this.
column=0,this.positionAtNewLine=this.position,Gr;case S0:{let s=t.charCodeAt(r+1);(s===Gr||s===uN)&&(this.i=r+2)}case uN:case cN:return this.line++,this.column=
0,this.positionAtNewLine=this.position,yn;default:return this.fail("disallowed character."),n}}if(n>56319)return n>=57344&&n<=65533||this.fail("disallowed chara\
cter."),n;let i=65536+(n-55296)*1024+(t.charCodeAt(r+1)-56320);return this.i=r+2,i>1114111&&this.fail("disallowed character."),i}getCodeNorm(){let t=this.getCode();
return t===yn?Gr:t}unget(){this.i=this.prevI,this.column--}captureTo(t){let{i:r}=this,{chunk:n}=this;for(;;){let i=this.getCode(),s=i===yn,a=s?Gr:i;if(a===Le||t.
includes(a))return this.text+=n.slice(r,this.prevI),a;s&&(this.text+=`${n.slice(r,this.prevI)}
`,r=this.i)}}captureToChar(t){let{i:r}=this,{chunk:n}=this;for(;;){let i=this.getCode();switch(i){case yn:this.text+=`${n.slice(r,this.prevI)}
`,r=this.i,i=Gr;break;case Le:return this.text+=n.slice(r),!1;default:}if(i===t)return this.text+=n.slice(r,this.prevI),!0}}captureNameChars(){let{chunk:t,i:r}=this;
for(;;){let n=this.getCode();if(n===Le)return this.name+=t.slice(r),Le;if(!JR(n))return this.name+=t.slice(r,this.prevI),n===yn?Gr:n}}skipSpaces(){for(;;){let t=this.
getCodeNorm();if(t===Le||!Zt(t))return t}}setXMLVersion(t){this.currentXMLVersion=t,t==="1.0"?(this.isChar=F9,this.getCode=this.getCode10):(this.isChar=U9,this.
getCode=this.getCode11)}sBegin(){this.chunk.charCodeAt(0)===65279&&(this.i++,this.column++),this.state=K9}sBeginWhitespace(){let t=this.i,r=this.skipSpaces();switch(this.
prevI!==t&&(this.xmlDeclPossible=!1),r){case yi:if(this.state=x0,this.text.length!==0)throw new Error("no-empty text at start");break;case Le:break;default:this.
unget(),this.state=jt,this.xmlDeclPossible=!1}}sDoctype(){var t;let r=this.captureTo(x8);switch(r){case st:{(t=this.doctypeHandler)===null||t===void 0||t.call(this,
this.text),this.text="",this.state=jt,this.doctype=!0;break}case Le:break;default:this.text+=String.fromCodePoint(r),r===hN?this.state=ha:ip(r)&&(this.state=z9,
this.q=r)}}sDoctypeQuote(){let t=this.q;this.captureToChar(t)&&(this.text+=String.fromCodePoint(t),this.q=null,this.state=h0)}sDTD(){let t=this.captureTo(y8);t!==
Le&&(this.text+=String.fromCodePoint(t),t===xa?this.state=h0:t===yi?this.state=Y9:ip(t)&&(this.state=W9,this.q=t))}sDTDQuoted(){let t=this.q;this.captureToChar(
t)&&(this.text+=String.fromCodePoint(t),this.state=ha,this.q=null)}sDTDOpenWaka(){let t=this.getCodeNorm();switch(this.text+=String.fromCodePoint(t),t){case oN:
this.state=X9,this.openWakaBang="";break;case Et:this.state=Z9;break;default:this.state=ha}}sDTDOpenWakaBang(){let t=String.fromCodePoint(this.getCodeNorm()),r=this.
openWakaBang+=t;this.text+=t,r!=="-"&&(this.state=r==="--"?g0:ha,this.openWakaBang="")}sDTDComment(){this.captureToChar(rp)&&(this.text+="-",this.state=Q9)}sDTDCommentEnding(){
let t=this.getCodeNorm();this.text+=String.fromCodePoint(t),this.state=t===rp?J9:g0}sDTDCommentEnded(){let t=this.getCodeNorm();this.text+=String.fromCodePoint(
t),t===st?this.state=ha:(this.fail("malformed comment."),this.state=g0)}sDTDPI(){this.captureToChar(Et)&&(this.text+="?",this.state=e8)}sDTDPIEnding(){let t=this.
getCodeNorm();this.text+=String.fromCodePoint(t),t===st&&(this.state=ha)}sText(){this.tags.length!==0?this.handleTextInRoot():this.handleTextOutsideRoot()}sEntity(){
let{i:t}=this,{chunk:r}=this;e:for(;;)switch(this.getCode()){case yn:this.entity+=`${r.slice(t,this.prevI)}
`,t=this.i;break;case g8:{let{entityReturnState:n}=this,i=this.entity+r.slice(t,this.prevI);this.state=n;let s;i===""?(this.fail("empty entity name."),s="&;"):(s=
this.parseEntity(i),this.entity=""),(n!==jt||this.textHandler!==void 0)&&(this.text+=s);break e}case Le:this.entity+=r.slice(t);break e;default:}}sOpenWaka(){let t=this.
getCode();if(iu(t))this.state=m8,this.unget(),this.xmlDeclPossible=!1;else switch(t){case np:this.state=d8,this.xmlDeclPossible=!1;break;case oN:this.state=t8,this.
openWakaBang="",this.xmlDeclPossible=!1;break;case Et:this.state=a8;break;default:this.fail("disallowed character in tag name"),this.state=jt,this.xmlDeclPossible=
!1}}sOpenWakaBang(){switch(this.openWakaBang+=String.fromCodePoint(this.getCodeNorm()),this.openWakaBang){case"[CDATA[":!this.sawRoot&&!this.reportedTextBeforeRoot&&
(this.fail("text data outside of root node."),this.reportedTextBeforeRoot=!0),this.closedRoot&&!this.reportedTextAfterRoot&&(this.fail("text data outside of roo\
t node."),this.reportedTextAfterRoot=!0),this.state=E0,this.openWakaBang="";break;case"--":this.state=y0,this.openWakaBang="";break;case"DOCTYPE":this.state=h0,
(this.doctype||this.sawRoot)&&this.fail("inappropriately located doctype declaration."),this.openWakaBang="";break;default:this.openWakaBang.length>=7&&this.fail(
"incorrect syntax.")}}sComment(){this.captureToChar(rp)&&(this.state=r8)}sCommentEnding(){var t;let r=this.getCodeNorm();r===rp?(this.state=n8,(t=this.commentHandler)===
null||t===void 0||t.call(this,this.text),this.text=""):(this.text+=`-${String.fromCodePoint(r)}`,this.state=y0)}sCommentEnded(){let t=this.getCodeNorm();t!==st?
(this.fail("malformed comment."),this.text+=`--${String.fromCodePoint(t)}`,this.state=y0):this.state=jt}sCData(){this.captureToChar(xa)&&(this.state=i8)}sCDataEnding(){
let t=this.getCodeNorm();t===xa?this.state=s8:(this.text+=`]${String.fromCodePoint(t)}`,this.state=E0)}sCDataEnding2(){var t;let r=this.getCodeNorm();switch(r){case st:{
(t=this.cdataHandler)===null||t===void 0||t.call(this,this.text),this.text="",this.state=jt;break}case xa:this.text+="]";break;default:this.text+=`]]${String.fromCodePoint(
r)}`,this.state=E0}}sPIFirstChar(){let t=this.getCodeNorm();this.nameStartCheck(t)?(this.piTarget+=String.fromCodePoint(t),this.state=eN):t===Et||Zt(t)?(this.fail(
"processing instruction without a target."),this.state=t===Et?tp:T0):(this.fail("disallowed character in processing instruction name."),this.piTarget+=String.fromCodePoint(
t),this.state=eN)}sPIRest(){let{chunk:t,i:r}=this;for(;;){let n=this.getCodeNorm();if(n===Le){this.piTarget+=t.slice(r);return}if(!this.nameCheck(n)){this.piTarget+=
t.slice(r,this.prevI);let i=n===Et;i||Zt(n)?this.piTarget==="xml"?(this.xmlDeclPossible||this.fail("an XML declaration must be at the start of the document."),this.
state=i?Qi:tN):this.state=i?tp:T0:(this.fail("disallowed character in processing instruction name."),this.piTarget+=String.fromCodePoint(n));break}}}sPIBody(){if(this.
text.length===0){let t=this.getCodeNorm();t===Et?this.state=tp:Zt(t)||(this.text=String.fromCodePoint(t))}else this.captureToChar(Et)&&(this.state=tp)}sPIEnding(){
var t;let r=this.getCodeNorm();if(r===st){let{piTarget:n}=this;n.toLowerCase()==="xml"&&this.fail("the XML declaration must appear at the start of the document."),
(t=this.piHandler)===null||t===void 0||t.call(this,{target:n,body:this.text}),this.piTarget=this.text="",this.state=jt}else r===Et?this.text+="?":(this.text+=`?${String.
fromCodePoint(r)}`,this.state=T0);this.xmlDeclPossible=!1}sXMLDeclNameStart(){let t=this.skipSpaces();if(t===Et){this.state=Qi;return}t!==Le&&(this.state=o8,this.
name=String.fromCodePoint(t))}sXMLDeclName(){let t=this.captureTo(E8);if(t===Et){this.state=Qi,this.name+=this.text,this.text="",this.fail("XML declaration is i\
ncomplete.");return}if(Zt(t)||t===ga){if(this.name+=this.text,this.text="",!this.xmlDeclExpects.includes(this.name))switch(this.name.length){case 0:this.fail("d\
id not expect any more name/value pairs.");break;case 1:this.fail(`expected the name ${this.xmlDeclExpects[0]}.`);break;default:this.fail(`expected one of ${this.
xmlDeclExpects.join(", ")}`)}this.state=t===ga?rN:u8}}sXMLDeclEq(){let t=this.getCodeNorm();if(t===Et){this.state=Qi,this.fail("XML declaration is incomplete.");
return}Zt(t)||(t!==ga&&this.fail("value required."),this.state=rN)}sXMLDeclValueStart(){let t=this.getCodeNorm();if(t===Et){this.state=Qi,this.fail("XML declara\
tion is incomplete.");return}Zt(t)||(ip(t)?this.q=t:(this.fail("value must be quoted."),this.q=aN),this.state=c8)}sXMLDeclValue(){let t=this.captureTo([this.q,Et]);
if(t===Et){this.state=Qi,this.text="",this.fail("XML declaration is incomplete.");return}if(t===Le)return;let r=this.text;switch(this.text="",this.name){case"ve\
rsion":{this.xmlDeclExpects=["encoding","standalone"];let n=r;this.xmlDecl.version=n,/^1\.[0-9]+$/.test(n)?this.opt.forceXMLVersion||this.setXMLVersion(n):this.
fail("version number must match /^1\\.[0-9]+$/.");break}case"encoding":/^[A-Za-z][A-Za-z0-9._-]*$/.test(r)||this.fail("encoding value must match /^[A-Za-z0-9][A\
-Za-z0-9._-]*$/."),this.xmlDeclExpects=["standalone"],this.xmlDecl.encoding=r;break;case"standalone":r!=="yes"&&r!=="no"&&this.fail('standalone value must match\
 "yes" or "no".'),this.xmlDeclExpects=[],this.xmlDecl.standalone=r;break;default:}this.name="",this.state=l8}sXMLDeclSeparator(){let t=this.getCodeNorm();if(t===
Et){this.state=Qi;return}Zt(t)||(this.fail("whitespace required."),this.unget()),this.state=tN}sXMLDeclEnding(){var t;this.getCodeNorm()===st?(this.piTarget!=="\
xml"?this.fail("processing instructions are not allowed before root."):this.name!=="version"&&this.xmlDeclExpects.includes("version")&&this.fail("XML declaratio\
n must contain a version."),(t=this.xmldeclHandler)===null||t===void 0||t.call(this,this.xmlDecl),this.name="",this.piTarget=this.text="",this.state=jt):this.fail(
"The character ? is disallowed anywhere in XML declarations."),this.xmlDeclPossible=!1}sOpenTag(){var t;let r=this.captureNameChars();if(r===Le)return;let n=this.
tag={name:this.name,attributes:Object.create(null)};switch(this.name="",this.xmlnsOpt&&(this.topNS=n.ns=Object.create(null)),(t=this.openTagStartHandler)===null||
t===void 0||t.call(this,n),this.sawRoot=!0,!this.fragmentOpt&&this.closedRoot&&this.fail("documents may contain only one root."),r){case st:this.openTag();break;case np:
this.state=b0;break;default:Zt(r)||this.fail("disallowed character in tag name."),this.state=su}}sOpenTagSlash(){this.getCode()===st?this.openSelfClosingTag():(this.
fail("forward-slash in opening tag not followed by >."),this.state=su)}sAttrib(){let t=this.skipSpaces();t!==Le&&(iu(t)?(this.unget(),this.state=I0):t===st?this.
openTag():t===np?this.state=b0:this.fail("disallowed character in attribute name."))}sAttribName(){let t=this.captureNameChars();t===ga?this.state=nN:Zt(t)?this.
state=p8:t===st?(this.fail("attribute without value."),this.pushAttrib(this.name,this.name),this.name=this.text="",this.openTag()):t!==Le&&this.fail("disallowed\
 character in attribute name.")}sAttribNameSawWhite(){let t=this.skipSpaces();switch(t){case Le:return;case ga:this.state=nN;break;default:this.fail("attribute \
without value."),this.text="",this.name="",t===st?this.openTag():iu(t)?(this.unget(),this.state=I0):(this.fail("disallowed character in attribute name."),this.state=
su)}}sAttribValue(){let t=this.getCodeNorm();ip(t)?(this.q=t,this.state=iN):Zt(t)||(this.fail("unquoted attribute value."),this.state=sN,this.unget())}sAttribValueQuoted(){
let{q:t,chunk:r}=this,{i:n}=this;for(;;)switch(this.getCode()){case t:this.pushAttrib(this.name,this.text+r.slice(n,this.prevI)),this.name=this.text="",this.q=null,
this.state=f8;return;case au:this.text+=r.slice(n,this.prevI),this.state=ep,this.entityReturnState=iN;return;case Gr:case yn:case A0:this.text+=`${r.slice(n,this.
prevI)} `,n=this.i;break;case yi:this.text+=r.slice(n,this.prevI),this.fail("disallowed character.");return;case Le:this.text+=r.slice(n);return;default:}}sAttribValueClosed(){
let t=this.getCodeNorm();Zt(t)?this.state=su:t===st?this.openTag():t===np?this.state=b0:iu(t)?(this.fail("no whitespace between attributes."),this.unget(),this.
state=I0):this.fail("disallowed character in attribute name.")}sAttribValueUnquoted(){let t=this.captureTo(T8);switch(t){case au:this.state=ep,this.entityReturnState=
sN;break;case yi:this.fail("disallowed character.");break;case Le:break;default:this.text.includes("]]>")&&this.fail('the string "]]>" is disallowed in char dat\
a.'),this.pushAttrib(this.name,this.text),this.name=this.text="",t===st?this.openTag():this.state=su}}sCloseTag(){let t=this.captureNameChars();t===st?this.closeTag():
Zt(t)?this.state=h8:t!==Le&&this.fail("disallowed character in closing tag.")}sCloseTagSawWhite(){switch(this.skipSpaces()){case st:this.closeTag();break;case Le:
break;default:this.fail("disallowed character in closing tag.")}}handleTextInRoot(){let{i:t,forbiddenState:r}=this,{chunk:n,textHandler:i}=this;e:for(;;)switch(this.
getCode()){case yi:{if(this.state=x0,i!==void 0){let{text:s}=this,a=n.slice(t,this.prevI);s.length!==0?(i(s+a),this.text=""):a.length!==0&&i(a)}r=Ji;break e}case au:
this.state=ep,this.entityReturnState=jt,i!==void 0&&(this.text+=n.slice(t,this.prevI)),r=Ji;break e;case xa:switch(r){case Ji:r=lN;break;case lN:r=C0;break;case C0:
break;default:throw new Error("impossible state")}break;case st:r===C0&&this.fail('the string "]]>" is disallowed in char data.'),r=Ji;break;case yn:i!==void 0&&
(this.text+=`${n.slice(t,this.prevI)}
`),t=this.i,r=Ji;break;case Le:i!==void 0&&(this.text+=n.slice(t));break e;default:r=Ji}this.forbiddenState=r}handleTextOutsideRoot(){let{i:t}=this,{chunk:r,textHandler:n}=this,
i=!1;e:for(;;){let s=this.getCode();switch(s){case yi:{if(this.state=x0,n!==void 0){let{text:a}=this,c=r.slice(t,this.prevI);a.length!==0?(n(a+c),this.text=""):
c.length!==0&&n(c)}break e}case au:this.state=ep,this.entityReturnState=jt,n!==void 0&&(this.text+=r.slice(t,this.prevI)),i=!0;break e;case yn:n!==void 0&&(this.
text+=`${r.slice(t,this.prevI)}
`),t=this.i;break;case Le:n!==void 0&&(this.text+=r.slice(t));break e;default:Zt(s)||(i=!0)}}i&&(!this.sawRoot&&!this.reportedTextBeforeRoot&&(this.fail("text d\
ata outside of root node."),this.reportedTextBeforeRoot=!0),this.closedRoot&&!this.reportedTextAfterRoot&&(this.fail("text data outside of root node."),this.reportedTextAfterRoot=
!0))}pushAttribNS(t,r){var n;let{prefix:i,local:s}=this.qname(t),a={name:t,prefix:i,local:s,value:r};if(this.attribList.push(a),(n=this.attributeHandler)===null||
n===void 0||n.call(this,a),i==="xmlns"){let c=r.trim();this.currentXMLVersion==="1.0"&&c===""&&this.fail("invalid attempt to undefine prefix in XML 1.0"),this.topNS[s]=
c,_0(this,s,c)}else if(t==="xmlns"){let c=r.trim();this.topNS[""]=c,_0(this,"",c)}}pushAttribPlain(t,r){var n;let i={name:t,value:r};this.attribList.push(i),(n=
this.attributeHandler)===null||n===void 0||n.call(this,i)}end(){var t,r;this.sawRoot||this.fail("document must contain a root element.");let{tags:n}=this;for(;n.
length>0;){let s=n.pop();this.fail(`unclosed tag: ${s.name}`)}this.state!==ZR&&this.state!==jt&&this.fail("unexpected end.");let{text:i}=this;return i.length!==
0&&((t=this.textHandler)===null||t===void 0||t.call(this,i),this.text=""),this._closed=!0,(r=this.endHandler)===null||r===void 0||r.call(this),this._init(),this}resolve(t){
var r,n;let i=this.topNS[t];if(i!==void 0)return i;let{tags:s}=this;for(let a=s.length-1;a>=0;a--)if(i=s[a].ns[t],i!==void 0)return i;return i=this.ns[t],i!==void 0?
i:(n=(r=this.opt).resolvePrefix)===null||n===void 0?void 0:n.call(r,t)}qname(t){let r=t.indexOf(":");if(r===-1)return{prefix:"",local:t};let n=t.slice(r+1),i=t.
slice(0,r);return(i===""||n===""||n.includes(":"))&&this.fail(`malformed name: ${t}.`),{prefix:i,local:n}}processAttribsNS(){var t;let{attribList:r}=this,n=this.
tag;{let{prefix:a,local:c}=this.qname(n.name);n.prefix=a,n.local=c;let m=n.uri=(t=this.resolve(a))!==null&&t!==void 0?t:"";a!==""&&(a==="xmlns"&&this.fail('tags\
 may not have "xmlns" as prefix.'),m===""&&(this.fail(`unbound namespace prefix: ${JSON.stringify(a)}.`),n.uri=a))}if(r.length===0)return;let{attributes:i}=n,s=new Set;
for(let a of r){let{name:c,prefix:m,local:p}=a,g,E;m===""?(g=c==="xmlns"?ya:"",E=c):(g=this.resolve(m),g===void 0&&(this.fail(`unbound namespace prefix: ${JSON.
stringify(m)}.`),g=m),E=`{${g}}${p}`),s.has(E)&&this.fail(`duplicate attribute: ${E}.`),s.add(E),a.uri=g,i[c]=a}this.attribList=[]}processAttribsPlain(){let{attribList:t}=this,
r=this.tag.attributes;for(let{name:n,value:i}of t)r[n]!==void 0&&this.fail(`duplicate attribute: ${n}.`),r[n]=i;this.attribList=[]}openTag(){var t;this.processAttribs();
let{tags:r}=this,n=this.tag;n.isSelfClosing=!1,(t=this.openTagHandler)===null||t===void 0||t.call(this,n),r.push(n),this.state=jt,this.name=""}openSelfClosingTag(){
var t,r,n;this.processAttribs();let{tags:i}=this,s=this.tag;s.isSelfClosing=!0,(t=this.openTagHandler)===null||t===void 0||t.call(this,s),(r=this.closeTagHandler)===
null||r===void 0||r.call(this,s),(this.tag=(n=i[i.length-1])!==null&&n!==void 0?n:null)===null&&(this.closedRoot=!0),this.state=jt,this.name=""}closeTag(){let{tags:t,
name:r}=this;if(this.state=jt,this.name="",r===""){this.fail("weird empty close tag."),this.text+="</>";return}let n=this.closeTagHandler,i=t.length;for(;i-- >0;){
let s=this.tag=t.pop();if(this.topNS=s.ns,n?.(s),s.name===r)break;this.fail("unexpected close tag.")}i===0?this.closedRoot=!0:i<0&&(this.fail(`unmatched closing\
 tag: ${r}.`),this.text+=`</${r}>`)}parseEntity(t){if(t[0]!=="#"){let n=this.ENTITIES[t];return n!==void 0?n:(this.fail(this.isName(t)?"undefined entity.":"disa\
llowed character in entity name."),`&${t};`)}let r=NaN;return t[1]==="x"&&/^#x[0-9a-f]+$/i.test(t)?r=parseInt(t.slice(2),16):/^#[0-9]+$/.test(t)&&(r=parseInt(t.
slice(1),10)),this.isChar(r)?String.fromCodePoint(r):(this.fail("malformed character entity."),`&${t};`)}};Ea.SaxesParser=R0});var wa={resign:"The player resigned",duration:"Time limit reached",actions:"Action limit reached",abandoned:"Abandoned",voided:"Voided, not ranked"};var Du={realtime:1,"slow-10":10,"slow-60":60,stepped:null};var Sg=Array(40).fill(0),Ag=153391689;function Wn(e,t,r,n){let i=r+t.minX,s=n+t.minY;if(i<0||r+t.maxX>=10||s<0||n+t.maxY>=40)return!1;let{rows:a}=t;for(let c=0;c<
a.length;c+=1){let m=a[c]*7<<3*i;if((e[s+c]&m)!==0)return!1}return!0}function ms(e,t,r,n){let i=n;for(;Wn(e,t,r,i-1);)i-=1;return i}function Cg(e,t,r){return t<
0||t>=10||r<0||r>=40?!0:Lp(e[r],t)!==0}function Lp(e,t){return e>>3*t&7}function _g(e,t,r,n,i){let s=e.slice();for(let[a,c]of r.rows.entries()){let m=i+r.minY+a;
s[m]=s[m]|c*t<<3*(n+r.minX)}return s}function Rg(e,t,r){let n=[];for(let i=t;i<t+r;i+=1){let s=e[i];((s|s>>1|s>>2)&Ag)===Ag&&n.push(i)}return n}function Ng(e,t){
let r=e.filter((n,i)=>!t.includes(i));for(;r.length<40;)r.push(0);return r}var qv={none:[0,100,300,500,800],mini:[100,200,400],full:[400,800,1200,1600]},Vv=[0,800,1200,1800,2e3],Gv=50,Kv=20;function Dg({lines:e,spin:t,isPerfect:r},{level:n,
clears:i,backToBack:s}){let a=qv[t][e];if(a===void 0)throw new Error(`No placement clears ${e} lines with spin ${t}.`);if(e===0)return{points:a*n,clears:0,backToBack:s,
isChained:!1,isPerfect:!1};let c=e===4||t!=="none",m=c&&s,p=m?a*3/2:a,g=r?Vv[e]:0;return{points:(p+g+Gv*i)*n,clears:i+1,backToBack:c,isChained:m,isPerfect:r}}function Tr(e){
return Math.min(Kv,1+Math.floor(e/10))}function vu(e){return Math.max(0,e-1)}var Pa=[1,2,3,4,5,6,7],Yn=".IJLOSTZ",vg=6,zv={1:["....","IIII","....","...."],2:["J..","JJJ","..."],3:["..L","LLL","..."],4:["OO","OO"],5:[".SS","SS.","..."],6:[
".T.","TTT","..."],7:["ZZ.",".ZZ","..."]},Wv={1:[3,18],2:[3,19],3:[3,19],4:[4,20],5:[3,19],6:[3,19],7:[3,19]},Yv=Pa.flatMap(e=>Xv(zv[e]));function Ma(e,t){return Yv[(e-
1)*4+t]}function kg(e){return Wv[e]}function Xv(e){let t=e.length,r=[],n=e.flatMap((i,s)=>Array.from(i).flatMap((a,c)=>a==="."?[]:[[c,t-1-s]]));for(let i=0;i<4;i+=
1)r.push(Qv(n)),n=n.map(([s,a])=>[a,t-1-s]);return r}function Qv(e){let t=e.map(([c])=>c),r=e.map(([,c])=>c),n=Math.min(...t),i=Math.min(...r),s=Math.max(...r),
a=Array.from({length:s-i+1},(c,m)=>e.filter(([,p])=>p===i+m).reduce((p,[g])=>p|1<<3*(g-n),0));return{cells:e,minX:n,maxX:Math.max(...t),minY:i,maxY:s,rows:a}}var Jv=[1e6,793e3,617796,472729,355197,262004,189677,134735,93882,64152,42976,28218,18153,11439,7059,4264,2520,1457,824,455],_i=5e5,Og=15;function Ri(e){return Jv[Tr(
e)-1]}function br({piece:e,rotation:t}){if(e===0)throw new Error("No piece is in play.");return Ma(e,t)}function ku(e,t){let r=Ma(t,0),[n,i]=kg(t);return Wn(e.board,
r,n,i)?(e.piece=t,e.rotation=0,e.x=n,e.y=i,e.lowestRow=i+r.minY,e.lockLeftUs=_i,e.resetsLeft=Og,e.lastKick=-1,e.resting=!Wn(e.board,r,n,i-1),e.landed=e.resting,
e.dueUs=e.tUs+(e.resting?_i:Ri(e.lines)),!0):!1}function ps(e,t,r,n,i){let s=e.resting,a=s?e.dueUs-e.tUs:e.lockLeftUs;i==="shift"&&e.landed&&e.resetsLeft>0&&(e.
resetsLeft-=1,a=_i);let c=n+t.minY;c<e.lowestRow&&(e.lowestRow=c,e.resetsLeft=Og,a=_i),e.x=r,e.y=n,e.lockLeftUs=a,e.resting=!Wn(e.board,t,r,n-1),e.resting?(e.landed=
!0,e.dueUs=e.tUs+a):(s||i!=="shift")&&(e.dueUs=e.tUs+Ri(e.lines))}function Fp(e){let{config:t,dueUs:r,resting:n,y:i}=e;if(e.end!==null)return e.tUs;if(n)return Math.min(r,t.durationUs);let s=br(e),a=ms(e.board,s,e.x,i),c=i-a,m=r+
(c-1)*Ri(e.lines),p=a+s.minY<e.lowestRow?_i:e.lockLeftUs;return Math.min(m+p,t.durationUs)}var Zv=10,ek=2,tk=4;function $g(e){let{config:t,board:r,lines:n}=e;if(e.
end!==null)return e.tUs;let i=Ri(n+Zv),s=Fp(e),a=rk(r)+tk;for(;a<=20&&s<t.durationUs;)s+=(20-a)*i+_i,a+=ek;return Math.min(s,t.durationUs)}function rk(e){let t=e.
length;for(;t>0&&e[t-1]===0;)t-=1;return t}function wg(e,t,r){if(e===4)return nk;let n=e===1?sk:ik;return(r===1?n.clockwise:n.counterClockwise)[t]}var nk=[[0,0]],ik={clockwise:[Tt("0 0  -1 0  -1 1  0 -2 \
 -1 -2"),Tt("0 0  1 0  1 -1  0 2  1 2"),Tt("0 0  1 0  1 1  0 -2  1 -2"),Tt("0 0  -1 0  -1 -1  0 2  -1 2")],counterClockwise:[Tt("0 0  1 0  1 1  0 -2  1 -2"),Tt(
"0 0  1 0  1 -1  0 2  1 2"),Tt("0 0  -1 0  -1 1  0 -2  -1 -2"),Tt("0 0  -1 0  -1 -1  0 2  -1 2")]},sk={clockwise:[Tt("0 0  -2 0  1 0  -2 -1  1 2"),Tt("0 0  -1 0\
  2 0  -1 2  2 -1"),Tt("0 0  2 0  -1 0  2 1  -1 -2"),Tt("0 0  1 0  -2 0  1 -2  -2 1")],counterClockwise:[Tt("0 0  -1 0  2 0  -1 2  2 -1"),Tt("0 0  2 0  -1 0  2 \
1  -1 -2"),Tt("0 0  1 0  -2 0  1 -2  -2 1"),Tt("0 0  -2 0  1 0  -2 -1  1 2")]};function Tt(e){return e.split("  ").map(t=>{let[r,n]=t.split(" ").map(Number);return[
r,n]})}function ds({draft:e,events:t},r){e.lastEvent=r,t.push(r)}var ak=4,ok=[[0,0],[0,2],[2,2],[2,0]];function Pg({board:e,piece:t,rotation:r,x:n,y:i,lastKick:s}){if(t!==vg||s<0)return"none";let a=[0,1,2,3].map(m=>{let[p,g]=ok[(r+
m)%4];return Cg(e,n+p,i+g)});return a.filter(m=>m).length<3?"none":a[1]===!0&&a[2]===!0||s===ak?"full":"mini"}function Ou(e,t){let{draft:r}=e,n=br(r),i=r.y+n.minY,s=Pg(r),a=n.cells.map(([E,C])=>[r.x+E,r.y+C]),c=Yn[r.piece];if(r.board=_g(r.board,r.piece,n,r.x,r.y),r.actionsSinceTick=
0,i>=20){ds(e,{type:"lock",t_us:r.tUs,piece:c,cells:a,t_spin:s,points:0}),Mg(e,"lock_out");return}let m=Rg(r.board,i,n.rows.length),p=uk(e,m,s),g=m.length===0?p.
points:0;ds(e,{type:"lock",t_us:r.tUs,piece:c,cells:a,t_spin:s,points:g}),m.length>0&&ck(e,m,s,p),lk(e,t)}function hs(e,t,r=null){e.draft.end=t,ds(e,{type:"end",
t_us:e.draft.tUs,reason:t,top_out:r})}function uk({draft:e},t,r){t.length>0&&(e.board=Ng(e.board,t));let n=t.length>0&&e.board.every(a=>a===0),i={level:Tr(e.lines),
clears:e.clears,backToBack:e.backToBack},s=Dg({lines:t.length,spin:r,isPerfect:n},i);return e.score+=s.points,e.clears=s.clears,e.backToBack=s.backToBack,s}function ck(e,t,r,n){
let{draft:i}=e,s=Tr(i.lines);i.lines+=t.length,ds(e,{type:"line_clear",t_us:i.tUs,rows:t,t_spin:r,combo:vu(n.clears),back_to_back:n.isChained,perfect_clear:n.isPerfect,
points:n.points});let a=Tr(i.lines);a>s&&ds(e,{type:"level_up",t_us:i.tUs,level:a})}function lk(e,t){let{draft:r}=e,[n,...i]=r.queue;if(!ku(r,n)){Mg(e,"block_ou\
t");return}r.pieces+=1,r.queue=[...i,t(r.pieces+i.length)]}function Mg(e,t){e.draft.piece=0,e.draft.resting=!1,hs(e,"top_out",t)}var Lg=2e3;function Fg(e,t,r){let{draft:n}=e;for(let i=0;n.end===null&&n.dueUs<=t;i+=1){if(i===Lg)throw new Error(`A board nobody plays did not top out within ${Lg}\
 ticks.`);La(e,r)}n.end===null&&t>n.tUs&&Bg(e,t)}function La(e,t){let{draft:r}=e;if(r.dueUs>r.config.durationUs){Bg(e,r.config.durationUs);return}r.tUs=r.dueUs,
r.resting?Ou(e,t):ps(r,br(r),r.x,r.y-1,"gravity"),r.end===null&&r.tUs===r.config.durationUs&&hs(e,"duration")}function Bg(e,t){let{draft:r}=e;r.tUs=Math.min(t,r.
config.durationUs),r.tUs===r.config.durationUs&&hs(e,"duration")}function Ug(e,t,r){let{draft:n}=e;switch(t.type){case"move":return mk(n,t.direction==="left"?-1:1);case"rotate":return pk(n,t.direction==="cw"?1:3);case"soft_dr\
op":return fk(n);case"hard_drop":return dk(n),Ou(e,r),!0;case"wait":return n.actionsSinceTick=0,La(e,r),!0;default:throw new TypeError(`No action of tetris-v2: ${JSON.
stringify(t)}`)}}function mk(e,t){let r=br(e);return Wn(e.board,r,e.x+t,e.y)?(ps(e,r,e.x+t,e.y,"shift"),e.lastKick=-1,!0):!1}function pk(e,t){let r=e.piece,n=(e.
rotation+t)%4,i=Ma(r,n),s=wg(r,e.rotation,t);for(let a=0;a<s.length;a+=1){let[c,m]=s[a];if(Wn(e.board,i,e.x+c,e.y+m))return e.rotation=n,ps(e,i,e.x+c,e.y+m,"shi\
ft"),e.lastKick=a,!0}return!1}function fk(e){return e.resting?!1:(ps(e,br(e),e.x,e.y-1,"soft_drop"),e.lastKick=-1,e.score+=1,!0)}function dk(e){let t=ms(e.board,
br(e),e.x,e.y);t!==e.y&&(e.score+=2*(e.y-t),e.y=t,e.lastKick=-1)}function Hg(e){let t=e.board.slice(0,22).map(gk).reverse();return{format:"rialto-game/4.0",t_us:e.tUs,status:e.end===null?"running":"ended",end_reason:e.end,board:t.
slice(2),buffer:t.slice(0,2),active:e.piece===0?null:hk(e),next:e.queue.map(r=>Yn[r]),score:e.score,lines:e.lines,level:Tr(e.lines),pieces:e.pieces,combo:vu(e.clears),
back_to_back:e.backToBack,gravity:{us_per_row:Ri(e.lines),next_in_us:e.end===null?e.dueUs-e.tUs:null},left:{duration_us:e.config.durationUs-e.tUs,actions:e.config.
actionsMax-e.actions},last_event:e.lastEvent}}function hk(e){let t=br(e),{x:r,y:n,resting:i}=e;return{piece:Yn[e.piece],rotation:e.rotation,x:r,y:n,cells:t.cells.
map(([s,a])=>[r+s,n+a]),ghost_y:ms(e.board,t,r,n),lock:{resting:i,left_us:i?e.dueUs-e.tUs:e.lockLeftUs,resets_left:e.resetsLeft}}}function gk(e){let t="";for(let r=0;r<
10;r+=1)t+=Yn[Lp(e,r)];return t}var Fa={start:Ek,step:Tk,advance:bk,project:Hg,outcome:Ik},xk=5,yk=32;function Ek(e,t,r){let{stepped:n,durationUs:i,actionsMax:s}=e;if(t!==1)throw new RangeError(
"One seat plays tetris-v2.");if(!jg(i)||!jg(s))throw new RangeError("Limits are whole numbers above 0.");let a={config:{stepped:n,durationUs:i,actionsMax:s},board:Sg,
tUs:0,piece:0,rotation:0,x:0,y:0,resting:!1,landed:!1,dueUs:0,lockLeftUs:0,resetsLeft:0,lowestRow:0,lastKick:-1,queue:Array.from({length:xk},(c,m)=>r(m+1)),pieces:1,
score:0,lines:0,clears:0,backToBack:!1,actions:0,actionsSinceTick:0,end:null,lastEvent:null};return ku(a,r(0)),a}function Tk(e,t,r,n){if(t!==0)throw new RangeError(
"tetris-v2 has seat 0 only.");if(e.end!==null)return{state:e,events:[],refused:"over"};let i={draft:{...e},events:[]},{draft:s,events:a}=i;s.actions+=1,s.config.
stepped&&(s.actionsSinceTick+=1);let c=Ug(i,r,n);return s.end===null&&s.actionsSinceTick===yk&&(s.actionsSinceTick=0,La(i,n)),s.end===null&&s.actions===s.config.
actionsMax&&hs(i,"actions"),c?{state:s,events:a}:{state:s,events:a,refused:"blocked"}}function bk(e,t,r){if(!Number.isSafeInteger(t)||t<e.tUs)throw new RangeError(
`Time ${t} is not after ${e.tUs}.`);if(e.end!==null||t===e.tUs)return{state:e,events:[]};let n={draft:{...e},events:[]};return Fg(n,Math.min(t,e.config.durationUs),
r),{state:n.draft,events:n.events}}function Ik({end:e,tUs:t,score:r,lines:n,pieces:i}){return e===null?null:{reason:e,tUs:t,score:r,lines:n,level:Tr(n),pieces:i}}
function jg(e){return Number.isSafeInteger(e)&&e>0}function Vg(e){let t={stepped:e.pace==="stepped",durationUs:e.duration_seconds_max*1e6,actionsMax:e.actions_max};return{slowness:Du[e.pace],lastsUsMax:Ak,resignation:null,
start:r=>Fa.start(t,e.seats,r),step:(r,n,i,s)=>Fa.step(r,n,i,s),advance:(r,n,i)=>Fa.advance(r,n,i),project:r=>Fa.project(r,null),timeOf:r=>r.tUs,result:r=>r.end===
null?null:qg(r,r.end),endedFor:qg,revealed:r=>r.pieces+r.queue.length,pieceOf:r=>r.pieces,turningUs:Fp,endBoundUs:$g}}var Ak=1440*60*1e6;function qg({tUs:e,score:t,
lines:r,pieces:n},i){return{reason:i,t_us:e,score:t,lines:r,level:Tr(r),pieces:n}}function Gg(e,t){let r=-1,n=[];return i=>{let s=Math.floor(i/Pa.length);return s!==r&&(n=Sk(e,s,t),r=s),n[i%Pa.length]}}function Sk(e,t,r){if(!Number.isInteger(
t)||t<0||t>=2**32)throw new RangeError("Bags are numbered from 0 in 4 bytes.");let n=[...Pa],i=r(Ck(e,t)),s=0;for(let a=n.length-1;a>0;a-=1){let c=a+1,m;do s===
i.length&&(i=r(i),s=0),m=i[s],s+=1;while(m>=256-256%c);let p=m%c,g=n[a];n[a]=n[p],n[p]=g}return n}function Ck(e,t){let r=new Uint8Array(e.length+4);return r.set(
e),new DataView(r.buffer).setUint32(e.length,t),r}function Kg(e){let t=e,{active:r,board:n,buffer:i}=t,s=new Map;if(r!==null){for(let[c,m]of r.cells)s.set(`${c},${m-r.y+r.ghost_y}`,":");for(let[c,m]of r.cells)s.
set(`${c},${m}`,"@")}return[...[...i,...n].map((c,m)=>{let p=i.length+n.length-1-m,g=[...c].map((E,C)=>s.get(`${C},${p}`)??E).join("");return`${String(p).padStart(
2)} |${g}|`}),"    0123456789",r===null?"no piece in play":`piece ${r.piece} (number ${t.pieces}), rotation ${r.rotation}, x ${r.x}, y ${r.y}, lands at y ${r.ghost_y}${r.
lock.resting?`, locks in ${r.lock.left_us} us`:""}`,`next ${t.next.join(" ")}`,`score ${t.score}, lines ${t.lines}, level ${t.level}, ${t.gravity.us_per_row} us\
 a row`,`left ${Math.floor(t.left.duration_us/1e6)} s of game time, ${t.left.actions} actions`]}var $u={type:"integer",minimum:0},Pr={type:"integer"},_k={type:"array",items:Pr,minItems:2,maxItems:2},zg=(e,t)=>({type:"object",properties:{type:{const:e},direction:{
enum:t}},required:["type","direction"],additionalProperties:!1}),Up=e=>({type:"object",properties:{type:{const:e}},required:["type"],additionalProperties:!1}),Wg={
action:{oneOf:[zg("move",["left","right"]),zg("rotate",["cw","ccw"]),Up("soft_drop"),Up("hard_drop"),Up("wait")]},snapshot:{board:{type:"array",items:{type:"str\
ing"},description:"Tetris: 20 rows, top first."},buffer:{type:"array",items:{type:"string"},description:"The two rows above the board, top first."},active:{type:[
"object","null"],properties:{piece:{type:"string"},rotation:{type:"integer",description:"Quarter turns clockwise."},x:{type:"integer",description:"Lower left co\
rner of the square the piece turns in."},y:Pr,cells:{type:"array",items:_k,description:"[x, y]: columns from the left, rows from the floor, from 0."},ghost_y:{type:"\
integer",description:"`y` after a hard drop."},lock:{type:"object",properties:{resting:{type:"boolean"},left_us:Pr,resets_left:Pr}}}},next:{type:"array",items:{
type:"string"}},score:Pr,lines:Pr,level:Pr,pieces:{type:"integer",description:"Number of the piece in play, from 1."},combo:Pr,back_to_back:{type:"boolean"},gravity:{
type:"object",properties:{us_per_row:Pr,next_in_us:{type:["integer","null"]}},required:["us_per_row","next_in_us"]},left:{type:"object",properties:{duration_us:Pr,
actions:Pr},required:["duration_us","actions"]},last_event:{type:["object","null"],additionalProperties:!0,description:"What happened last."}},result:{score:$u,
lines:$u,level:$u,pieces:$u}};function Xn(e){return Hp(e,1)}function Hp(e,t){switch(typeof e){case"string":return Yg(e);case"number":if(!Number.isFinite(e))throw new TypeError("A number with\
out a JSON form");return Object.is(e,-0)?"0":String(e);case"boolean":return e?"true":"false";case"object":if(e===null)return"null";if(t>100)throw new TypeError(
"A value nested too deep, or within itself");return Array.isArray(e)?Rk(e,t):Nk(e,t);default:throw new TypeError(`A ${typeof e} has no JSON form`)}}function Yg(e){
if(!e.isWellFormed())throw new TypeError("A string with half of a surrogate pair");return JSON.stringify(e)}function Rk(e,t){let r="[";for(let n=0;n<e.length;n+=
1)r+=(n===0?"":",")+Hp(e[n],t+1);return`${r}]`}function Nk(e,t){let r=Object.getPrototypeOf(e);if(r!==Object.prototype&&r!==null)throw new TypeError("An object \
that is not plain data");let n="{";for(let i of Dk(e))n+=`${n==="{"?"":","}${Yg(i)}:${Hp(e[i],t+1)}`;return`${n}}`}function Dk(e){let t=Object.keys(e);for(let r=1;r<
t.length;r+=1)if(t[r-1]>t[r])return t.sort();return t}function Qg(e){let{actions:t,actionsSinceTick:r,backToBack:n,board:i,clears:s,config:a,dueUs:c,end:m,landed:p,lastEvent:g}=e,{lastKick:E,lines:C,lockLeftUs:O,lowestRow:j,
piece:Ue,pieces:Vt,queue:ar,resetsLeft:Xr,resting:Ci,rotation:us}=e,Kn=`{"actions":${t},"actionsSinceTick":${r},"backToBack":${n},"board":${wu(i)}`,Er=`"clears"\
:${s},"config":${wu(a)},"dueUs":${c},"end":${Xn(m)},"landed":${p}`,cs=`"lastEvent":${g===null?"null":wu(g)},"lastKick":${E},"lines":${C}`,ls=`"lockLeftUs":${O},\
"lowestRow":${j},"piece":${Ue},"pieces":${Vt},"queue":${wu(ar)}`,_u=`"resetsLeft":${Xr},"resting":${Ci},"rotation":${us},"score":${e.score}`;return`${Kn},${Er},${cs}\
,${ls},${_u},"tUs":${e.tUs},"x":${e.x},"y":${e.y}}`}var Xg=new WeakMap;function wu(e){let t=Xg.get(e);if(t!==void 0)return t;let r=Xn(e);return Xg.set(e,r),r}var Jg={id:"tetris-v2",family:"tetris",version:2,lifecycle:"active",folder:"tetris",title:"Falling blocks",description:"Board, gravity, collision, scoring and t\
he end of the game belong to the server; one external agent moves, turns and drops the pieces.",modes:["realtime","solo"],playerRange:{min:1,max:1},snapshotFormat:"\
rialto-game/4.0",observationFormat:"rialto-game/4.0 authoritative snapshot",schemas:Wg,requiredPaths:[["board"],["active"],["next"],["score"],["lines"],["level"],
["status"],["last_event","events_since"]],endings:{byRules:{top_out:"Topped out",duration:wa.duration,actions:wa.actions},fromOutside:["resign","abandoned","dur\
ation","voided"]},seats:()=>1,configFault:e=>Object.keys(e).length===0?void 0:{pointer:"/engine_config",code:"empty",message:"This engine has no configuration."},
randomness:Gg,open:Vg,stateText:e=>Qg(e),renderText:Kg,certification:{endings:["top_out","duration","actions"],counts:(e,{score:t=0,lines:r=0,level:n=1,pieces:i=0})=>{
let s=e.filter(({type:c})=>c==="wait").length,a=e.filter(({type:c})=>c!=="end").length;return{pieces:i,lines:r,level:n,score:t,waits:s,actions:a-s}},least:{pieces:20,
actions:30,lines:1},seatsToAct:()=>[0]}};var vk={width:[2,32],height:[2,32],seats:[1,4],connect:[2,32],maxTurns:[1,4096]};function Pu(e){for(let[t,[r,n]]of Object.entries(vk)){let i=e[t];if(!Number.isInteger(
i)||i<r||i>n)return`${t} is a whole number from ${r} to ${n}`}if(e.connect>Math.max(e.width,e.height))return"connect is longer than the board"}var kk=[[1,0],[0,1],[1,1],[1,-1]];function ex(e,t,r,n){for(let[i,s]of kk){let a=Zg(e,t,r,-i,-s),c=a+1+Zg(e,t,r,i,s);if(!(c<n))return Array.from({length:c},(m,p)=>[
t+(p-a)*i,r+(p-a)*s])}return null}function Zg(e,t,r,n,i){let s=e[r]?.[t],a=0;for(;e[r+(a+1)*i]?.[t+(a+1)*n]===s;)a+=1;return a}var qp=3;function tx(e,t,r){let{draft:n,events:i}=e,s=r===void 0?void 0:n.board[r],a=t===void 0?void 0:s?.[t];if(t===void 0||r===void 0||s===void 0||a===void 0)
return jp(e,"outside");if(a!==0)return jp(e,"taken");let c=n.toMove;n.board=n.board.with(r,s.with(t,c+1)),n.stones+=1,n.turn+=1,n.lastMove={type:"place",seat:c,
x:t,y:r},i.push({type:"place",t_us:n.tUs,seat:c,x:t,y:r});let{grid:m,mode:p}=n.rules;if(n.winningLine=ex(n.board,t,r,m.connect),n.winningLine!==null){let g=p===
"cooperative"?sx(n):[c];Mu(e,{kind:"win",reason:"line",winners:g})}else n.stones===m.width*m.height?Mu(e,{kind:"draw",reason:"full_board",winners:[]}):nx(e)}function rx(e){
let{draft:t,events:r}=e;if(t.rules.grid.allowPass!==!0)return jp(e,"pass_not_allowed");let n=t.toMove;t.turn+=1,t.lastMove={type:"pass",seat:n},r.push({type:"pa\
ss",t_us:t.tUs,seat:n}),nx(e)}function Lu(e,t,r){let{draft:n,events:i}=e;n.departures=n.departures.with(t,r),i.push({type:"left",t_us:n.tUs,seat:t,reason:r});let s=sx(
n),{grid:a,mode:c}=n.rules,m=c==="competitive"&&a.seats>1?2:1;s.length<m?Mu(e,{kind:s.length>0?"win":"loss",reason:r,winners:s}):t===n.toMove&&ix(n)}function jp(e,t){
return e.draft.refusals+=1,e.draft.refusals===qp&&Lu(e,e.draft.toMove,"forfeit"),t}function nx(e){e.draft.turn===e.draft.rules.grid.maxTurns?Mu(e,{kind:"draw",reason:"\
max_turns",winners:[]}):ix(e.draft)}function ix(e){do e.toMove=(e.toMove+1)%e.departures.length;while(e.departures[e.toMove]!==null);e.refusals=0,e.dueUs=e.tUs+
e.rules.turnUs}function Mu({draft:e,events:t},r){e.result=r,t.push({type:"end",t_us:e.tUs,...r})}function sx({departures:e}){return e.flatMap((t,r)=>t===null?[r]:
[])}function ax(e){let{rules:t,result:r}=e;return{format:"rialto-turn-grid/2.0",t_us:e.tUs,status:r===null?"running":"ended",turn:e.turn,max_turns:t.grid.maxTurns,to_move:r===
null?e.toMove:null,turn_left_us:r===null?e.dueUs-e.tUs:null,refusals_left:qp-e.refusals,board:e.board.map(n=>n.map(i=>i===0?".":String(i-1)).join("")),seats:e.departures.
map((n,i)=>({seat:i,left:n})),config:t.grid,mode:t.mode,last_move:e.lastMove,winning_line:e.winningLine,result:r}}var Ba={start:Ok,step:$k,advance:Pk,project:ax,outcome:Mk};function Ok({grid:e,mode:t,turnUs:r},n){let i=Pu(e);if(i!==void 0)throw new RangeError(`This grid can\
not be played: ${i}.`);if(n!==e.seats)throw new RangeError(`The grid has ${e.seats} seats, not ${n}.`);if(!Number.isSafeInteger(r)||r<1)throw new RangeError("A \
turn has a whole number of microseconds.");return{rules:{grid:{...e},mode:t,turnUs:r},tUs:0,board:Array(e.height).fill(Array(e.width).fill(0)),turn:0,stones:0,toMove:0,
dueUs:r,refusals:0,departures:Array(n).fill(null),lastMove:null,winningLine:null,result:null}}function $k(e,t,r){if(!(t in e.departures))throw new RangeError(`T\
here is no seat ${t}.`);if(e.result!==null||e.departures[t]!==null)return{state:e,events:[],refused:"over"};if(r.type!=="resign"&&t!==e.toMove)return{state:e,events:[],
refused:"not_your_turn"};let n={draft:{...e},events:[]},i=wk(n,t,r),s={state:n.draft,events:n.events};return i===void 0?s:{...s,refused:i}}function wk(e,t,{type:r,
x:n,y:i}){switch(r){case"place":return tx(e,n,i);case"pass":return rx(e);case"resign":Lu(e,t,"resign");return;default:throw new TypeError(`No action of turn-gri\
d-v2: ${JSON.stringify(r)}`)}}function Pk(e,t){if(!Number.isSafeInteger(t)||t<e.tUs)throw new RangeError(`Time ${t} is not after ${e.tUs}.`);if(e.result!==null||
t===e.tUs)return{state:e,events:[]};let r={draft:{...e},events:[]},{draft:n}=r;for(;n.result===null&&n.dueUs<=t;)n.tUs=n.dueUs,Lu(r,n.toMove,"timeout");return n.
result===null&&(n.tUs=t),{state:n,events:r.events}}function Mk({result:e,tUs:t}){return e===null?null:{...e,tUs:t}}var Lk=30,Fk=1440*60;function ox(e){let t=Du[e.pace],r={grid:e.engine_config,mode:e.mode==="cooperative"?"cooperative":"competitive",turnUs:(t===null?Fk:Lk)*1e6};
return{slowness:t??1,lastsUsMax:Number.MAX_SAFE_INTEGER,resignation:{type:"resign"},start:n=>Ba.start(r,e.seats,n),step:(n,i,s,a)=>Ba.step(n,i,s,a),advance:(n,i,s)=>Ba.
advance(n,i,s),project:n=>Ba.project(n,null),timeOf:n=>n.tUs,result:({result:n,tUs:i})=>n===null?null:{reason:n.reason,t_us:i,kind:n.kind,winners:n.winners},endedFor:({
tUs:n},i)=>({reason:i,t_us:n,kind:"loss",winners:[]}),revealed:()=>0,pieceOf:()=>0,turningUs:n=>n.result===null?n.dueUs:n.tUs,endBoundUs:n=>n.result===null?n.dueUs:
n.tUs}}function ux(e){let t=e,r=t.board[0]?.length??0;return[...t.board.map((n,i)=>`${String(i).padStart(2)} |${n}|`),`    ${Array.from({length:r},(n,i)=>i%10).join("")}`,
`turn ${t.turn} of ${t.max_turns}, ${t.config.connect} in a row win`,t.to_move===null?"nobody moves":`seat ${t.to_move} moves, ${Math.floor((t.turn_left_us??0)/
1e6)} s of game time left`]}var Fu={type:"integer"},Bk={type:"array",items:Fu,minItems:2,maxItems:2},Vp=4,Uk={type:"object",properties:{template:{enum:["line-placement"]},width:{type:"inte\
ger",minimum:2,maximum:32},height:{type:"integer",minimum:2,maximum:32},seats:{type:"integer",minimum:1,maximum:Vp},connect:{type:"integer",minimum:2,maximum:32},
maxTurns:{type:"integer",minimum:1,maximum:4096},allowPass:{type:"boolean"}},required:["template","width","height","seats","connect","maxTurns"],additionalProperties:!1},
cx={action:{type:"object",properties:{type:{enum:["place","pass","resign"]},x:{type:"integer",minimum:0,maximum:31},y:{type:"integer",minimum:0,maximum:31}},required:[
"type"],additionalProperties:!1},config:Uk,snapshot:{turn:Fu,max_turns:Fu,to_move:{type:["integer","null"]},turn_left_us:{type:["integer","null"]},refusals_left:Fu,
board:{type:"array",items:{type:"string"},description:"Grid: row y at index y."},seats:{type:"array",items:{type:"object",additionalProperties:!0,description:"A\
 seat and why it left, null while it plays."}},config:{type:"object",additionalProperties:!0,description:"The configuration of the grid."},mode:{type:"string"},
last_move:{type:["object","null"],additionalProperties:!0,description:"The last place or pass."},winning_line:{type:["array","null"],items:Bk,description:"Cells\
 of the winning line."},result:{type:["object","null"],additionalProperties:!0,description:"How it ended."}},result:{kind:{type:"string",enum:["win","draw","los\
s"]},winners:{type:"array",items:{type:"integer",minimum:0,maximum:Vp-1},maxItems:Vp}}};var lx={id:"turn-grid-v2",family:"turn-grid",version:2,lifecycle:"certification",folder:"turn-grid",title:"Turns on a grid",description:"Seats place stones on a\
 grid in turn; the server judges every turn alike on every machine. For practice so far: no published game plays it.",modes:["turn_based","solo","competitive","\
cooperative"],playerRange:{min:1,max:4},snapshotFormat:"rialto-turn-grid/2.0",observationFormat:"rialto-turn-grid/2.0 public authoritative snapshot",schemas:cx,
requiredPaths:[["board"],["to_move"],["seats"],["status"],["last_move","last_event","events_since"]],endings:{byRules:{line:"A line was made",full_board:"The bo\
ard was full",max_turns:"All turns were played",resign:wa.resign,forfeit:"A player forfeited",timeout:"A turn ran out of time"},fromOutside:["actions","abandone\
d","voided"]},seats:e=>e.seats,configFault:Hk,randomness:()=>()=>{throw new RangeError("A grid draws no random numbers.")},open:ox,stateText:Xn,renderText:ux,certification:{
endings:["line","full_board","max_turns"],counts:e=>({places:e.filter(({type:t})=>t==="place").length,passes:e.filter(({type:t})=>t==="pass").length}),least:{},
seatsToAct:({to_move:e})=>typeof e=="number"?[e]:[]}};function Hk(e,t){let r=Pu(e);return r!==void 0?{pointer:`/engine_config/${r.split(" ",1)[0]}`,code:"grid",
message:`The grid cannot be played: ${r}.`}:t==="solo"&&e.seats!==1?{pointer:"/mode",code:"seats",message:"Solo is for one seat."}:void 0}var Gp=[Jg,lx],jk=new Map(Gp.map(e=>[e.id,e]));function Bu(e){return jk.get(e)}var Ae={archiveBytesMax:5242880,entriesMax:128,commentBytesMax:1024,bytesMax:20971520,entryRatioMax:50,archiveRatioMax:20,ratioFreeBytes:65536,pathBytesMax:120,
pathDepthMax:6,manifestBytesMax:65536,pictureSideMax:4096,picturePixelsMax:32e6,fontTablesBytesMax:4194304,findingsMax:100},Kp={js:{fileBytesMax:512*1024,bytesMax:512*
1024},html:{fileBytesMax:128*1024,bytesMax:256*1024},css:{fileBytesMax:256*1024,bytesMax:256*1024},svg:{fileBytesMax:256*1024,bytesMax:1024*1024},json:{fileBytesMax:64*
1024,bytesMax:20*1048576},txt:{fileBytesMax:64*1024,bytesMax:20*1048576},png:{fileBytesMax:4*1048576,bytesMax:20*1048576},webp:{fileBytesMax:4*1048576,bytesMax:20*
1048576},woff2:{fileBytesMax:4*1048576,bytesMax:20*1048576}};function Z(e,t,r,n,i={}){let s=e.slice(0,e.indexOf("."));return{rule:e,family:s,severity:"error",file:t===null?null:Vk(t),...i,why:r,fix:n}}function gs(e,t,r,n,i={}){
return{...Z(e,t,r,n,i),severity:"warning"}}var qk=200;function Vk(e){return e.replace(/[^\x20-\x7e]/gu,"?").slice(0,qk)}var mx=/^[A-Za-z0-9_][A-Za-z0-9._-]*$/,Gk=/^(con|prn|aux|nul|com[0-9]|lpt[0-9])(\.|$)/i,Kk=/^(__macosx|\.ds_store|thumbs\.db)$/i;function Uu(e){return[...e.flatMap(
({path:t})=>zk(t)),...Wk(e)]}function zk(e){let t=(s,a,c)=>[Z(`path.${s}`,e,a,c)],{pathBytesMax:r,pathDepthMax:n}=Ae;if(e.length>r)return t("length",`The path i\
s longer than ${r} bytes.`,"Shorten it.");if(e.startsWith("/")||/^[A-Za-z]:/.test(e))return t("absolute","The path is absolute.","Write it from the root of the \
bundle.");if(e.includes("\\"))return t("backslash","The path contains a backslash.","Separate folders by /.");let i=e.split("/");return i.length>n?t("depth",`Th\
e path has more than ${n} levels.`,"Use fewer folders."):i.some(s=>s===".."||s==="."||s==="")?t("step",'The path contains "..", "." or an empty name.',"Name the\
 file directly."):i.some(s=>Kk.test(s))?t("junk","An operating system added this file.","Remove it, or use `rialto pack FOLDER`."):i.some(s=>s.startsWith("."))?
t("hidden","A name begins with a dot.","Remove hidden files."):i.every(s=>mx.test(s))?i.some(s=>s.endsWith("."))?t("characters","A name ends with a dot.","Renam\
e it."):i.some(s=>Gk.test(s))?t("reserved","Some systems take such a name for a device.","Rename it."):[]:t("characters",'A name has other characters than ASCII\
 letters, digits, ".", "_" and "-", or begins with "-".',"Rename it.")}function Wk(e){let t=new Map,r=[];for(let n of e){let i=n.path.toLowerCase();t.has(i)&&r.
push(Z("path.twice",n.path,"Another entry has this path, except for case.","Remove one of them.")),t.set(i,n)}for(let{path:n}of e)Yk(n.toLowerCase()).some(i=>t.
get(i)?.isFolder===!1)&&r.push(Z("path.folder",n,"A folder of this path is a file.","Rename one of them."));return r}function Yk(e){let t=e.split("/");return t.
slice(1).map((r,n)=>t.slice(0,n+1).join("/"))}function xs(e,t){let r=e.split("/").slice(0,-1),n=t.split("/");for(let[i,s]of n.entries())if(s===".."){if(r.pop()===
void 0)return null}else if(mx.test(s))r.push(s);else if(s!=="."||i===n.length-1)return null;return n.at(-1)===".."?null:r.join("/")}var Rn=Xk();function Xk(){let e=new Uint32Array(2048);for(let t=0;t<256;t+=1){let r=t;for(let n=0;n<8;n+=1)r=(r&1)===1?r>>>1^3988292384:r>>>1;e[t]=r}for(let t=256;t<
e.length;t+=1){let r=e[t-256];e[t]=r>>>8^e[r&255]}return e}function Hu(e){let t=new DataView(e.buffer,e.byteOffset,e.byteLength),r=e.length-e.length%8,n=-1;for(let i=0;i<
r;i+=8){let s=t.getInt32(i,!0)^n,a=t.getInt32(i+4,!0);n=Rn[1792+(s&255)]^Rn[1536+(s>>>8&255)]^Rn[1280+(s>>>16&255)]^Rn[1024+(s>>>24)]^Rn[768+(a&255)]^Rn[512+(a>>>
8&255)]^Rn[256+(a>>>16&255)]^Rn[a>>>24]}for(let i=r;i<e.length;i+=1)n=n>>>8^Rn[(n^e[i])&255];return(n^-1)>>>0}var Nn={local:67324752,central:33639248,end:101010256,descriptor:134695760,zip64End:101075792,zip64Locator:117853008},or={local:30,central:46,end:22,zip64Locator:20},
ju=class{bytes;#e;constructor(t){this.bytes=t,this.#e=new DataView(t.buffer,t.byteOffset,t.byteLength)}get size(){return this.bytes.length}has(t,r){return t>=0&&
t+r<=this.size}u16(t){return this.#e.getUint16(t,!0)}u32(t){return this.#e.getUint32(t,!0)}slice(t,r){return this.bytes.subarray(t,t+r)}name(t,r){return Array.from(
this.slice(t,r),n=>String.fromCharCode(n)).join("")}};function px(e,t){let r=[],n=t.directoryAt;for(;r.length<t.entries;){if(!(n+or.central<=t.directoryEnd&&e.u32(n)===Nn.central))return zp();let s=n+or.central+e.u16(
n+28)+e.u16(n+30)+e.u16(n+32);if(s>t.directoryEnd)return zp();r.push(Qk(e,n)),n=s}return n===t.directoryEnd?r:zp()}function zp(){return Z("zip.end",null,"The di\
rectory does not consist of exactly the number of records that the end record states.","Write the archive again with `rialto pack FOLDER` or any common tool.")}
function Qk(e,t){let r=e.u16(t+28),n=t+or.central,i=e.name(n,r);return{versionNeeded:e.u16(t+6),flags:e.u16(t+8),method:e.u16(t+10),crc:e.u32(t+16),packedBytes:e.
u32(t+20),bytes:e.u32(t+24),name:i,isFolder:i.endsWith("/"),extra:e.slice(n+r,e.u16(t+30)),commentBytes:e.u16(t+32),disk:e.u16(t+34),attributes:e.u32(t+38),localAt:e.
u32(t+42)}}function fx(e){let t=eO(e);if(t===null)return Qn("zip.end","The archive does not end with an end record and its comment.");if(e.size-t-or.end>Ae.commentBytesMax)
return Qn("zip.comment",`The comment of the archive is longer than ${Ae.commentBytesMax} bytes.`);if(tO(e,t+or.end))return Qn("zip.comment","The comment of the \
archive contains the signature of a record.");let r={disk:e.u16(t+4),directoryDisk:e.u16(t+6),entriesHere:e.u16(t+8),entries:e.u16(t+10),directoryBytes:e.u32(t+
12),directoryAt:e.u32(t+16)};if(rO(e,t,r))return Qn("zip.zip64","The archive uses the ZIP64 extension.");let{disk:n,directoryDisk:i,entriesHere:s,entries:a,directoryBytes:c,
directoryAt:m}=r;return n!==0||i!==0?Qn("zip.end","The archive is split into several parts."):s!==a?Qn("zip.end","The end record states two different numbers of\
 entries."):m+c!==t?Qn("zip.end","The directory does not end where the end record begins."):a<1||a>Ae.entriesMax?Qn("size.entries",`An archive has 1 to ${Ae.entriesMax}\
 entries, folders included.`):{entries:a,directoryAt:m,directoryEnd:t}}var Jk="Write the archive again with `rialto pack FOLDER` or any common tool.";function Qn(e,t){
return Z(e,null,t,Jk)}var Zk=65535;function eO(e){for(let t=0;t<=Zk;t+=1){let r=e.size-or.end-t;if(r<0)return null;if(e.u32(r)===Nn.end&&e.u16(r+20)===t)return r}
return null}function tO(e,t){let r=Object.values(Nn);for(let n=t;n+4<=e.size;n+=1)if(r.includes(e.u32(n)))return!0;return!1}function rO(e,t,r){let n=t-or.zip64Locator;
if(e.has(n,4)&&e.u32(n)===Nn.zip64Locator)return!0;let{disk:i,directoryDisk:s,entriesHere:a,entries:c,directoryBytes:m,directoryAt:p}=r;return[i,s,a,c].includes(
65535)||[m,p].includes(4294967295)}var nO=2062,Yp=8,gx=0,ys=8,iO=45,Wp=4294967295,sO="Write the archive again with `rialto pack FOLDER` or any common tool.";function xx(e){return[...Xp(e,e.name),
...Qp(e.extra,e.name),...mO(e),...fO(e),...dO(e),...ur(e.commentBytes>0,"zip.comment",e.name,"The entry has a comment."),...ur(e.disk!==0,"zip.end",e.name,"The \
entry is on another part of a split archive."),...ur(e.localAt===Wp,"zip.zip64",e.name,"The offset refers to the ZIP64 extension.")]}function Xp({flags:e,method:t,
versionNeeded:r,packedBytes:n,bytes:i},s){return[...ur((e&~nO)!==0,"zip.flags",s,"The flags contain encryption, a patch or an unknown bit."),...ur(r>iO,"zip.fla\
gs",s,"The entry needs a newer version of ZIP than 4.5."),...ur(t!==gx&&t!==ys,"zip.method",s,"The entry is compressed by another method than deflate."),...ur(n===
Wp||i===Wp,"zip.zip64",s,"A size refers to the ZIP64 extension.")]}var aO=1,oO=[21589,30837,22613,10,51966];function Qp(e,t){let r=new DataView(e.buffer,e.byteOffset,
e.byteLength),n=[],i=0;for(;i<e.length;){if(!(i+4<=e.length&&i+4+r.getUint16(i+2,!0)<=e.length))return[...n,Ot("zip.extra",t,"The extra fields are malformed.")];
let a=r.getUint16(i,!0);a===aO?n.push(Ot("zip.zip64",t,"An extra field belongs to the ZIP64 extension.")):oO.includes(a)||n.push(Ot("zip.extra",t,"An extra fiel\
d is none of the times, owners and marks that are accepted.")),i+=4+r.getUint16(i+2,!0)}return n}var uO=61440,dx=32768,hx=16384,cO=3584,lO=16;function mO({attributes:e,
name:t,isFolder:r}){let n=e>>>16,i=n&uO;return[...ur(![0,dx,hx].includes(i),"zip.mode",t,"The entry is neither a file nor a folder, such as a symbolic link."),...ur(
(n&cO)!==0,"zip.mode",t,"The mode has a setuid, setgid or sticky bit."),...ur(r?i===dx:i===hx||(e&lO)!==0,"zip.mode",t,'A name ends in "/" if and only if the en\
try is a folder.')]}var pO=2;function fO({isFolder:e,name:t,method:r,packedBytes:n,bytes:i,crc:s}){return e?ur(!(n===0||r===ys&&n===pO)||i!==0||s!==0,"zip.folde\
r",t,"A folder has content."):[]}function dO({isFolder:e,name:t,method:r,packedBytes:n,bytes:i}){let{ratioFreeBytes:s,entryRatioMax:a}=Ae;return[...ur(r===gx&&n!==
i,"zip.data",t,"The entry is not compressed and states two different sizes."),...ur(!e&&i>s&&i>a*n,"zip.ratio",t,`The file is more than ${a} times as large as i\
ts compressed form.`)]}function Ot(e,t,r){return Z(e,t,r,sO)}function ur(e,t,r,n){return e?[Ot(t,r,n)]:[]}function Es(e){let t=new Uint16Array(16);for(let a of e)t[a]=t[a]+1;t[0]=0;let r=hO(t);if(r==="unusable")return{kind:r,bitsMax:0,find:()=>0};let n=gO(e,t),i=new Uint16Array(
512);xO(i,t,n);let s=t.findLastIndex(a=>a>0);return{kind:r,bitsMax:Math.max(0,s),find:a=>i[a&511]||EO(a,t,n)}}function hO(e){let t=1;for(let n=1;n<=15;n+=1)if(t=
t*2-e[n],t<0)return"unusable";if(t===0)return"complete";let r=e.reduce((n,i)=>n+i,0);return r===0||r===1&&e[1]===1?"single":"unusable"}function gO(e,t){let r=new Uint16Array(
17);for(let i=1;i<=15;i+=1)r[i+1]=r[i]+t[i];let n=new Uint16Array(e.length);return e.forEach((i,s)=>{i!==0&&(n[r[i]]=s,r[i]=r[i]+1)}),n}function xO(e,t,r){let n=0,
i=0;for(let s=1;s<=9;s+=1){for(let a=0;a<t[s];a+=1){let c=r[i]<<4|s;for(let m=yO(n,s);m<e.length;m+=1<<s)e[m]=c;n+=1,i+=1}n<<=1}}function yO(e,t){let r=0;for(let n=0;n<
t;n+=1)r|=(e>>n&1)<<t-1-n;return r}function EO(e,t,r){let n=0,i=0,s=0;for(let a=1;a<=15;a+=1){n|=e>>a-1&1;let c=t[a];if(n-c<i)return r[s+n-i]<<4|a;s+=c,i=i+c<<1,
n<<=1}return 0}function Tx(e,t){let r=new Zp(e,t);try{return{bytes:r.read(),consumed:r.consumed}}catch(n){if(n instanceof gt)return null;throw n}}var gt=class extends Error{},
yx=[3,4,5,6,7,8,9,10,11,13,15,17,19,23,27,31,35,43,51,59,67,83,99,115,131,163,195,227,258],TO=[0,0,0,0,0,0,0,0,1,1,1,1,2,2,2,2,3,3,3,3,4,4,4,4,5,5,5,5,0],Ex=[1,
2,3,4,5,7,9,13,17,25,33,49,65,97,129,193,257,385,513,769,1025,1537,2049,3073,4097,6145,8193,12289,16385,24577],bO=[0,0,0,0,1,1,2,2,3,3,4,4,5,5,6,6,7,7,8,8,9,9,10,
10,11,11,12,12,13,13],IO=[16,17,18,0,8,7,9,6,10,5,11,4,12,3,13,2,14,1,15],Jp=256,AO=Es(Uint8Array.from({length:288},(e,t)=>t<144?8:t<256?9:t<280?7:8)),SO=Es(new Uint8Array(
32).fill(5)),Zp=class{#e;#t;#r=0;#n=0;#i=0;#s=0;constructor(t,r){this.#e=t,this.#t=new Uint8Array(r)}get consumed(){return this.#r-(this.#i>>3)}read(){let t=!1;
for(;!t;)t=this.#a(1)===1,this.#u(this.#a(2));return this.#t.subarray(0,this.#s)}#u(t){switch(t){case 0:this.#p();break;case 1:this.#c(AO,SO);break;case 2:{let{
literals:r,distances:n}=this.#f();this.#c(r,n);break}default:throw new gt}}#p(){this.#r=this.consumed,this.#n=0,this.#i=0;let t=this.#a(16);if(this.#a(16)!==(~t&
65535))throw new gt;let r=this.#r+t;if(r>this.#e.length||this.#s+t>this.#t.length)throw new gt;this.#t.set(this.#e.subarray(this.#r,r),this.#s),this.#s+=t,this.#r=
r}#f(){let t=this.#a(5)+257,r=this.#a(5)+1,n=this.#a(4)+4;if(t>286||r>30)throw new gt;let i=new Uint8Array(19);for(let g=0;g<n;g+=1)i[IO[g]]=this.#a(3);let s=Es(
i);if(s.kind!=="complete")throw new gt;let a=this.#l(s,t+r),c=Es(a.subarray(0,t)),m=Es(a.subarray(t));if(!(a[Jp]!==0&&c.kind!=="unusable"&&m.kind!=="unusable"))
throw new gt;return{literals:c,distances:m}}#l(t,r){let n=new Uint8Array(r),i=0;for(;i<r;){let s=this.#m(t);if(s<16){n[i]=s,i+=1;continue}if(s===16&&i===0)throw new gt;
let a=s===16?n[i-1]:0,c=s===16?3+this.#a(2):s===17?3+this.#a(3):11+this.#a(7);if(i+c>r)throw new gt;n.fill(a,i,i+c),i+=c}return n}#c(t,r){let n=this.#t;for(;;){
let i=this.#m(t);if(i===Jp)return;if(i<Jp){if(this.#s===n.length)throw new gt;n[this.#s]=i,this.#s+=1;continue}let s=i-257;if(s>=yx.length)throw new gt;let a=yx[s]+
this.#a(TO[s]),c=this.#m(r);if(c>=Ex.length)throw new gt;this.#d(a,Ex[c]+this.#a(bO[c]))}}#d(t,r){let n=this.#t,i=this.#s-r;if(i<0||this.#s+t>n.length)throw new gt;
if(r>=t)n.copyWithin(this.#s,i,i+t);else for(let s=0;s<t;s+=1)n[this.#s+s]=n[i+s];this.#s+=t}#a(t){if(this.#o(t),this.#i<t)throw new gt;let r=this.#n&(1<<t)-1;return this.#h(
t),r}#m(t){this.#o(t.bitsMax);let r=t.find(this.#n),n=r&15;if(n===0||n>this.#i)throw new gt;return this.#h(n),r>>4}#o(t){for(;this.#i<t&&this.#r<this.#e.length;)
this.#n|=this.#e[this.#r]<<this.#i,this.#r+=1,this.#i+=8}#h(t){this.#n>>>=t,this.#i-=t}};function Ix(e,t,r){let n=[],i=[],s=0;for(let a of t.toSorted((c,m)=>c.localAt-m.localAt)){let c=a.localAt===s?CO(e,a,r):null;if(c===null)return{locals:n,findings:[
...i,bx(a.name)]};if(c.findings.length>0&&i.push(...c.findings),c.end===null)return{locals:n,findings:i};n.push({entry:a,data:c.data}),s=c.end}return s!==r&&i.push(
bx(t.at(-1)?.name??"")),{locals:n,findings:i}}function bx(e){return Ot("zip.tiling",e,"The entries do not lie next to each other from the first byte to the dire\
ctory.")}function CO(e,t,r){let{localAt:n,name:i}=t;if(n+or.local>r||e.u32(n)!==Nn.local)return null;let s=e.u16(n+26),a=n+or.local+s,c=a+e.u16(n+28),m=c+t.packedBytes;
if(m>r)return null;let p=_O(e,n),g=[...Xp(p,i),...Qp(e.slice(a,c-a),i),...RO(p,t)];e.name(n+or.local,s)!==i&&g.push(Ot("path.differs",i,"The local header and th\
e directory state different names."));let E=e.slice(c,t.packedBytes);if((t.flags&Yp)===0)return{data:E,end:m,findings:g};let C=NO(e,t,m,r);return C===null&&g.push(
Ot("zip.descriptor",i,"The record behind the data does not equal the directory.")),{data:E,end:C,findings:g}}function _O(e,t){return{versionNeeded:e.u16(t+4),flags:e.
u16(t+6),method:e.u16(t+8),crc:e.u32(t+14),packedBytes:e.u32(t+18),bytes:e.u32(t+22)}}function RO(e,t){let{name:r}=t;return e.flags!==t.flags?[Ot("zip.flags",r,
"The local header and the directory state different flags.")]:e.method!==t.method?[Ot("zip.method",r,"The local header and the directory state different methods\
.")]:(t.flags&Yp)===0?e.crc===t.crc&&e.packedBytes===t.packedBytes&&e.bytes===t.bytes?[]:[Ot("zip.local",r,"The local header and the directory state different s\
izes or checksums.")]:e.crc===0&&e.packedBytes===0&&e.bytes===0&&t.method===ys?[]:[Ot("zip.descriptor",r,"Sizes behind the data need method 8 and a local header\
 with zeros in their place.")]}function NO(e,{crc:t,packedBytes:r,bytes:n},i,s){let a=c=>c+12<=s&&e.u32(c)===t&&e.u32(c+4)===r&&e.u32(c+8)===n;return i+16<=s&&e.
u32(i)===Nn.descriptor&&a(i+4)?i+16:a(i)?i+12:null}function Ax(e){if(e.length>Ae.archiveBytesMax)return Ua([Sx(`The archive is larger than ${Ae.archiveBytesMax} bytes.`)]);let t=new ju(e),r=fx(t);if("rule"in r)return Ua(
[r]);let n=px(t,r);if(!Array.isArray(n))return Ua([n]);let{locals:i,findings:s}=Ix(t,n,r.directoryAt),a=[...n.flatMap(xx),...s,...DO(n),...vO(n)];return a.length>
0?Ua(a):kO(i)}function Ua(e){return{ok:!1,findings:e}}function Sx(e){return Z("size.bundle",null,e,"Remove what is not needed.")}function DO(e){return Uu(e.map(
({name:t,isFolder:r})=>({path:r?t.slice(0,-1):t,isFolder:r})))}function vO(e){let{bytesMax:t,archiveRatioMax:r}=Ae,n=e.reduce((a,c)=>a+c.bytes,0),i=e.reduce((a,c)=>a+
c.packedBytes,0);if(n>t)return[Sx(`The files are larger than ${t} bytes in total.`)];if(n<=r*i)return[];let s=`The files are more than ${r} times as large as th\
eir compressed form.`;return[Z("zip.ratio",null,s,"Remove long repetitions.")]}function kO(e){let t=[],r=[];for(let n of e){let i=OO(n);"rule"in i?r.push(i):n.entry.
isFolder||t.push({path:n.entry.name,bytes:i.bytes})}return r.length>0?Ua(r):{ok:!0,files:t}}function OO({entry:e,data:t}){let r=e.method===ys?$O(e,t):t;return r===
null?Ot("zip.data",e.name,"The compressed data is malformed or does not have the declared size."):Hu(r)===e.crc?{bytes:r}:Ot("zip.crc",e.name,"The checksum of t\
he content is another than the declared one.")}function $O({bytes:e,isFolder:t},r){if(t&&r.length===0)return r;let n=Tx(r,e);return n!==null&&n.bytes.length===e&&
n.consumed===r.length?n.bytes:null}var Cx=[Ts("html","text/html; charset=utf-8"),Ts("css","text/css; charset=utf-8"),Ts("js","text/javascript; charset=utf-8"),Ts("json","application/json"),Ts("sv\
g","image/svg+xml; charset=utf-8"),Ts("txt","text/plain; charset=utf-8"),{ending:"png",mediaType:"image/png",isText:!1},{ending:"webp",mediaType:"image/webp",isText:!1},
{ending:"woff2",mediaType:"font/woff2",isText:!1}],ef=Cx.map(({ending:e})=>e);function cr(e){let t=/\.([a-z0-9]+)$/.exec(e)?.[1];return Cx.find(r=>r.ending===t)}
function Ts(e,t){return{ending:e,mediaType:t,isText:!0}}function _x(e){return new tf(e).document()}var wO=new Set(["__proto__","constructor"]),PO=/-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y,MO=/true|false|null/y,
qu=/[ \t\n\r]*/y,LO=/[^"\\\u0000-\u001f]*/y,FO=/[0-9a-fA-F]{4}/y,tf=class{#e;#t=0;#r=[];#n="";constructor(t){this.#e=t}document(){if(this.#e.charCodeAt(0)===65279)
return this.#o("The body starts with a byte order mark.");let t=this.#i(1);return t!==null?t:(this.#m(qu),this.#t===this.#e.length?null:this.#o("Unexpected char\
acters after the JSON value."))}#i(t){this.#m(qu);let r=this.#e[this.#t];return r==='"'?this.#f():r==="{"||r==="["?t>32?this.#o("More than 32 levels of nesting."):
(this.#t+=1,r==="{"?this.#s(t):this.#p(t)):r===void 0?this.#o("Unexpected end of input: a value was expected."):this.#m(MO)===""?this.#d():null}#s(t){let r=new Set;
if(this.#a("}"))return null;for(;;){if(this.#m(qu),this.#e[this.#t]!=='"')return this.#o("A key in double quotes was expected in this object.");let n=this.#u(r);
if(n!==null)return n;if(this.#r.push(this.#n),!this.#a(":"))return this.#o("A colon was expected after the key.");let i=this.#i(t+1);if(i!==null)return i;if(this.#r.
pop(),this.#a("}"))return null;if(!this.#a(","))return this.#o("A comma or a closing brace was expected in this object.")}}#u(t){let r=this.#t,n=this.#f();if(n!==
null)return n;if(this.#n=JSON.parse(this.#e.slice(r,this.#t)),!wO.has(this.#n)&&!t.has(this.#n))return t.add(this.#n),null;let i=t.has(this.#n)?"The object cont\
ains the same key twice.":"This key is never accepted.";return this.#r.push(this.#n),this.#o(i)}#p(t){if(this.#a("]"))return null;for(let r=0;;r+=1){this.#r.push(
r);let n=this.#i(t+1);if(n!==null)return n;if(this.#r.pop(),this.#a("]"))return null;if(!this.#a(","))return this.#o("A comma or a closing bracket was expected \
in this array.")}}#f(){for(this.#t+=1;;){this.#m(LO);let t=this.#e[this.#t];if(this.#t+=1,t==='"')return null;if(t===void 0)return this.#o("Unexpected end of in\
put inside a string.");if(t!=="\\")return this.#o("A string contains an unescaped control character.");let r=this.#l();if(r!==null)return r}}#l(){let t=this.#e[this.#t];
if(this.#t+=1,t===void 0||!'"\\/bfnrtu'.includes(t))return this.#o("A string contains an unknown escape sequence.");if(t!=="u")return null;let r=this.#c();if(r===
null)return this.#o("Four hexadecimal digits were expected after \\u.");if(r===0)return this.#o("NUL is not accepted in text.");if(r<55296||r>57343)return null;
let n=r<56320&&this.#e.startsWith("\\u",this.#t);n&&(this.#t+=2);let i=n?this.#c():null;return i!==null&&i>=56320&&i<=57343?null:this.#o("A string contains a lo\
ne surrogate.")}#c(){let t=this.#m(FO);return t===""?null:Number.parseInt(t,16)}#d(){let t=this.#m(PO);if(t==="")return this.#o("No JSON value starts with this \
character.");let r=Number(t);return Number.isFinite(r)?Number.isInteger(r)&&!Number.isSafeInteger(r)?this.#o("A whole number must be from -(2^53-1) to 2^53-1."):
null:this.#o("The number is out of range.")}#a(t){return this.#m(qu),this.#e[this.#t]!==t?!1:(this.#t+=1,!0)}#m(t){t.lastIndex=this.#t;let r=t.exec(this.#e)?.[0]??
"";return this.#t+=r.length,r}#o(t){return{pointer:UO(this.#r),message:t}}},BO=/^[A-Za-z0-9_.$~/-]{1,40}$/;function UO(e){let t="";for(let r of e){if(typeof r==
"string"&&!BO.test(r))break;t+=`/${String(r).replaceAll("~","~0").replaceAll("/","~1")}`}return t}function bs(e){let t;try{t=JSON.parse(e)}catch{return Nx(e)}let r=e.includes("\\u");return rf(t,r,1)===VO(e)?{ok:!0,value:t}:Nx(e)}function rf(e,t,r){if(typeof e==
"string")return t&&!Rx(e)?Number.NaN:1;if(typeof e=="number")return jO(e)?0:Number.NaN;if(typeof e!="object"||e===null)return 0;if(r>32)return Number.NaN;let n=0;
if(Array.isArray(e)){for(let s of e)n+=rf(s,t,r+1);return n}let i=e;for(let s of Object.keys(i)){if(s==="__proto__"||s==="constructor"||t&&!Rx(s))return Number.
NaN;n+=1+rf(i[s],t,r+1)}return n}function Rx(e){return e.isWellFormed()&&!e.includes("\0")}function jO(e){return Number.isFinite(e)&&(Number.isSafeInteger(e)||!Number.
isInteger(e))}var Vu='"',qO=92;function VO(e){let t=0,r=e.indexOf(Vu);for(;r!==-1;){let n=e.indexOf(Vu,r+1);for(;GO(e,n);)n=e.indexOf(Vu,n+1);t+=1,r=e.indexOf(Vu,
n+1)}return t}function GO(e,t){let r=t;for(;e.charCodeAt(r-1)===qO;)r-=1;return(t-r)%2===1}function Nx(e){let t=_x(e);if(t===null)throw new Error("The JSON pars\
er found no error");return KO(t.pointer,t.message)}function KO(e,t){return{ok:!1,code:"invalid_json",pointer:e,message:t}}var zO=new TextDecoder("utf-8",{fatal:!0,ignoreBOM:!0}),WO="\uFEFF";function Jn(e){try{let t=zO.decode(e);return t.startsWith(WO)||t.includes("\0")?null:t}catch{
return null}}var YO=[{at:0,bytes:[80,75,3,4]},{at:0,bytes:[80,75,5,6]},{at:0,bytes:[80,75,7,8]},{at:0,bytes:[31,139]},{at:0,bytes:[55,122,188,175,39,28]},{at:0,bytes:[82,97,
114,33,26,7]},{at:0,bytes:[66,90,104]},{at:0,bytes:[253,55,122,88,90,0]},{at:0,bytes:[40,181,47,253]},{at:257,bytes:[117,115,116,97,114]}];function Dx(e){return YO.
some(({at:t,bytes:r})=>r.every((n,i)=>e[t+i]===n))}var kx=[137,80,78,71,13,10,26,10],XO=["iCCP","zTXt","iTXt","tEXt","eXIf","acTL","fcTL","fdAT"],QO=["IHDR","PLTE","IDAT","IEND"],JO=13,vx=12,ZO={0:[1,2,4,8,16],2:[
8,16],3:[1,2,4,8],4:[8,16],6:[8,16]};function Ox(e){if(!kx.every((s,a)=>e[a]===s))return{why:"The file has no PNG signature."};let t=e$(e);if(!Array.isArray(t))
return t;let r=t.map(({type:s})=>s),n=r.find(s=>XO.includes(s));if(n!==void 0)return{why:`The chunk ${n} is not accepted.`};if(r.some(s=>t$(s)&&!QO.includes(s)))
return{why:"A critical chunk is unknown."};let i=t[0];return i?.type!=="IHDR"||r.lastIndexOf("IHDR")!==0?{why:"IHDR is not the first chunk, once."}:r.indexOf("I\
END")!==r.length-1||t.at(-1)?.content.length!==0?{why:"IEND is not the last chunk, once and empty."}:r$(r,"IDAT")?n$(i.content):{why:"The IDAT chunks are missin\
g or not consecutive."}}function e$(e){let t=new DataView(e.buffer,e.byteOffset,e.byteLength),r=[],n=kx.length;for(;n<e.length;){let i=n+vx<=e.length?t.getUint32(
n):e.length,s=n+vx+i;if(s>e.length)return{why:"A chunk is longer than the file."};let a=e.subarray(n+4,s-4),c=String.fromCharCode(...a.subarray(0,4));if(!/^[A-Za-z]{4}$/.
test(c))return{why:"A chunk has a type of other characters than letters."};if(Hu(a)!==t.getUint32(s-4))return{why:`The checksum of a chunk ${c} is wrong.`};r.push(
{type:c,content:a.subarray(4)}),n=s}return r}function t$(e){return e[0]===e[0]?.toUpperCase()}function r$(e,t){let r=e.indexOf(t);return r>=0&&e.slice(r,e.lastIndexOf(
t)+1).every(n=>n===t)}function n$(e){if(e.length!==JO)return{why:"IHDR does not have 13 bytes."};let t=new DataView(e.buffer,e.byteOffset,e.byteLength),[r=0,n=0,
i,s,a=0]=e.subarray(8);return ZO[n]?.includes(r)===!0&&i===0&&s===0&&a<=1?{width:t.getUint32(0),height:t.getUint32(4)}:{why:"IHDR has an unknown colour type, bi\
t depth or method."}}function wx(e){if(e.length<12||nf(e,0)!=="RIFF"||nf(e,8)!=="WEBP")return{why:"The file has no RIFF header of type WEBP."};if(Gu(e).getUint32(4,!0)+8!==e.length)
return{why:"The RIFF size is not that of the file."};let t=i$(e);if(!Array.isArray(t))return t;let[r,...n]=t;if(r===void 0)return{why:"The file has no picture."};
if(r.type!=="VP8X")return n.length===0?$x(r):{why:"The file has more than one chunk."};let i=n.at(-1);return(n.length===1||n.length===2&&n[0]?.type==="ALPH"&&i?.
type==="VP8 ")&&i!==void 0?s$(r.content,$x(i)):{why:"After VP8X there is not exactly one picture, with at most one ALPH before a VP8."}}function i$(e){let t=[],
r=12;for(;r<e.length;){if(r+8>e.length)return{why:"A chunk is longer than the file."};let n=nf(e,r);if(!["VP8 ","VP8L","VP8X","ALPH"].includes(n))return{why:"A \
chunk is none of VP8, VP8L, VP8X and ALPH."};let i=Gu(e).getUint32(r+4,!0),s=r+8+i;if(s+i%2>e.length)return{why:"A chunk is longer than the file."};if(i%2===1&&
e[s]!==0)return{why:"The byte that pads a chunk is not 0."};t.push({type:n,content:e.subarray(r+8,s)}),r=s+i%2}return t}function $x({type:e,content:t}){let r=Gu(
t);if(e==="VP8L"&&t.length>=5&&t[0]===47){let i=r.getUint32(1,!0);if(!(i>>>29))return{width:(i&16383)+1,height:(i>>>14&16383)+1}}let n=t.length>=10&&(t[0]&1)===
0;return e==="VP8 "&&n&&[157,1,42].every((i,s)=>t[3+s]===i)?{width:r.getUint16(6,!0)&16383,height:r.getUint16(8,!0)&16383}:{why:"The picture has no VP8 or VP8L \
frame header."}}function s$(e,t){if("why"in t)return t;if(e.length!==10||(e[0]&-17)!==0)return{why:"VP8X announces animation, a colour profile or metadata."};let r=Gu(
e),n=(r.getUint32(3,!0)>>>8)+1,i=(r.getUint32(6,!0)>>>8)+1;return n===t.width&&i===t.height?t:{why:"VP8X and the picture state different sizes."}}function Gu(e){
return new DataView(e.buffer,e.byteOffset,e.byteLength)}function nf(e,t){return String.fromCharCode(...e.subarray(t,t+4))}var Px=48,a$=2001684018,o$=[65536,1330926671,1953658213];function Mx(e){if(e.length<Px)return{why:"The file is shorter than a WOFF2 header."};let t=new DataView(
e.buffer,e.byteOffset,e.byteLength);return t.getUint32(0)!==a$?{why:"The file has no WOFF2 signature."}:o$.includes(t.getUint32(4))?t.getUint32(8)!==e.length?{why:"\
The length in the header is not that of the file."}:t.getUint16(12)===0||t.getUint16(14)!==0?{why:"The header has no tables or reserved bits."}:t.getUint32(16)>
Ae.fontTablesBytesMax?{why:`The font is larger than ${Ae.fontTablesBytesMax} bytes when unpacked.`}:t.getUint32(20)>e.length-Px?{why:"The compressed tables are \
longer than the file."}:[28,32,36,40,44].some(n=>t.getUint32(n)!==0)?{why:"The file has a metadata or private block."}:null:{why:"The file is not one TrueType o\
r OpenType font."}}function Fx(e,t,r){return Dx(r)?Ha("archive",e,"The file is an archive or a compressed stream.","Remove it."):t.isText?u$(e,t.ending,r):f$(e,t.ending,r)}function u$(e,t,r){
let n=Jn(r);return n===null?Ha("text",e,"The text is not UTF-8 without byte order mark and NUL.","Save it as plain UTF-8."):t==="json"?c$(e,n):l$[t]?.(n)===!1?Ha(
"content",e,"The content is not what the ending says.","Give the file the ending of what it is."):sf}var sf={findings:[]};function c$(e,t){let r=bs(t);if(r.ok)return sf;
let n=r.pointer===""?"":` (at ${r.pointer})`,i=r.message.replace("The body","The file")+n;return Ha("json",e,i,"Write strict JSON: no key twice, at most 32 leve\
ls.")}var l$={html:e=>/^\s*</.test(e),css:Lx,js:Lx,svg:m$};function Lx(e){return!/^\s*<(!doctype|html|\?xml|svg|script)/i.test(e)}function m$(e){let t=0;for(;;){
t+=/^\s*/.exec(e.slice(t,t+p$))?.[0].length??0;let r=e.startsWith("<?xml",t)?"?>":e.startsWith("<!--",t)?"-->":null;if(r===null)return/^<svg[\s>/]/.test(e.slice(
t,t+5));let n=e.indexOf(r,t);if(n<0)return!1;t=n+r.length}}var p$=4096;function f$(e,t,r){let n=d$(t,r);return n===null?sf:"why"in n?Ha(t,e,n.why,"Export the fi\
le again, without metadata."):{findings:[],picture:n}}function d$(e,t){switch(e){case"png":return Ox(t);case"webp":return wx(t);default:return Mx(t)}}function Ha(e,t,r,n){
return{findings:[Z(`type.${e}`,t,r,n)]}}function Bx(e){let t=h$(e);return t.length>0?t:[...Uu(e.map(({path:n})=>({path:n,isFolder:!1}))),...x$(e)]}var ja="Remove what is not needed.";function h$(e){let{
entriesMax:t,bytesMax:r}=Ae;if(e.length>t)return[Z("size.entries",null,`A bundle has at most ${t} files.`,ja)];if(Ux(e)>r)return[Z("size.bundle",null,`The files\
 are larger than ${r} bytes in total.`,ja)];let n=e.flatMap(({path:i,bytes:s})=>{let a=Kp[cr(i)?.ending??""]?.fileBytesMax;return a===void 0||s.length<=a?[]:[Z(
"size.file",i,`A file of this type has at most ${a} bytes.`,ja)]});return n.length>0?n:ef.flatMap(i=>g$(i,e))}function g$(e,t){let r=Kp[e]?.bytesMax??0;return Ux(
t.filter(({path:i})=>cr(i)?.ending===e))<=r?[]:[Z("size.type",null,`The .${e} files are larger than ${r} bytes in total.`,ja)]}function Ux(e){return e.reduce((t,{
bytes:r})=>t+r.length,0)}function x$(e){let t=[],r=0;for(let{path:i,bytes:s}of e){let a=cr(i);if(a===void 0){t.push(y$(i));continue}let c=Fx(i,a,s);t.push(...c.
findings),c.picture!==void 0&&(t.push(...E$(i,c.picture)),r+=c.picture.width*c.picture.height)}let{picturePixelsMax:n}=Ae;return r>n&&t.push(Z("size.pixels",null,
`All pictures have more than ${n} pixels.`,ja)),t}function y$(e){let t=`Allowed are ${ef.join(", ")}, in lower case.`;return Z("type.ending",e,"A bundle contain\
s no files of this ending.",t)}function E$(e,{width:t,height:r}){let{pictureSideMax:n}=Ae;if([t,r].every(s=>s>=1&&s<=n))return[];let i=`A picture is 1 to ${n} p\
ixels wide and high.`;return[Z("size.picture",e,i,"Scale it down.")]}function Hx(e,t){return e.map(({path:r,bytes:n})=>{let i=cr(r);if(i===void 0)throw new Error("A file of no type passed the rules for types.");return{path:r,bytes:n,
mediaType:i.mediaType,hash:Ku(n,t)}}).toSorted((r,n)=>r.path<n.path?-1:1)}function jx(e,t){let r=e.map(({hash:n,path:i})=>`${n} ${i}
`).join("");return Ku(new TextEncoder().encode(r),t)}function Ku(e,t){return Array.from(t(e),r=>r.toString(16).padStart(2,"0")).join("")}var y={};Gt(y,{Assign:()=>xw,Clone:()=>yw,Create:()=>Tw,Discard:()=>bw,Metrics:()=>Mr,Update:()=>Cw});var Mr={assign:0,create:0,clone:0,discard:0,update:0};var o={};Gt(o,{CodePointCount:()=>w$,Counted:()=>H$,Entries:()=>V$,EntriesRegExp:()=>q$,Every:()=>L$,EveryAll:()=>F$,GraphemeCount:()=>$$,HasPropertyKey:()=>j$,
IsArray:()=>Va,IsBigInt:()=>qa,IsBoolean:()=>Wx,IsClassInstance:()=>O$,IsConstructor:()=>_$,IsDeepEqual:()=>uf,IsEqual:()=>ie,IsFunction:()=>Yx,IsGreaterEqualThan:()=>Qx,
IsGreaterThan:()=>D$,IsInteger:()=>af,IsLessEqualThan:()=>Xx,IsLessThan:()=>v$,IsMaxLength:()=>P$,IsMinLength:()=>M$,IsMultipleOf:()=>k$,IsNull:()=>Xu,IsNumber:()=>Qu,
IsObject:()=>Ga,IsObjectNotArray:()=>R$,IsString:()=>Ju,IsSymbol:()=>N$,IsUndefined:()=>of,IsUnsafePropertyKey:()=>Zx,IsValueLike:()=>Jx,Keys:()=>Yu,ShiftLeft:()=>Zu,
Some:()=>B$,SomeAll:()=>U$,Symbols:()=>G$,Values:()=>K$});function Is(e,t,r){return e>=t&&e<=r}function T$(e){return e===8205}function qx(e){return Is(e,127462,127487)}function b$(e){return Is(e,65024,65039)}function I$(e){return Is(e,768,879)||Is(e,6832,6911)||Is(e,7616,7679)||Is(e,65056,
65071)}function zu(e){return e>65535?2:1}function Vx(e,t){for(;t<e.length;){let r=e.codePointAt(t);if(I$(r)||b$(r))t+=zu(r);else break}return t}function A$(e,t){
let r=e.codePointAt(t),n=t+zu(r);for(n=Vx(e,n);n<e.length-1&&T$(e.codePointAt(n));){let i=e.codePointAt(n+1);n+=1+zu(i),n=Vx(e,n)}return qx(r)&&n<e.length&&qx(e.
codePointAt(n))&&(n+=zu(e.codePointAt(n))),n}function Gx(e){let t=0,r=0;for(;r<e.length;)r=A$(e,r),t++;return t}function Wu(e){let t=0,r=0,n=0;for(;r<e.length;){let i=e.charCodeAt(r++)>>10;t+=+((n<<8|i)!==13879),n=i}return t}function Kx(e,t){return e.length<=t||e.length<=
t<<1&&Wu(e)<=t}function zx(e,t){return e.length>=t<<1||e.length>=t&&Wu(e)>=t}function Va(e){return Array.isArray(e)}function qa(e){return ie(typeof e,"bigint")}function Wx(e){return ie(typeof e,"boolean")}function _$(e){if(of(e)||!Yx(e))
return!1;let t=Function.prototype.toString.call(e);return!!(/^class\s/.test(t)||/\[native code\]/.test(t))}function Yx(e){return ie(typeof e,"function")}function af(e){
return Number.isInteger(e)}function Xu(e){return ie(e,null)}function Qu(e){return Number.isFinite(e)}function R$(e){return Ga(e)&&!Va(e)}function Ga(e){return ie(
typeof e,"object")&&!Xu(e)}function Ju(e){return ie(typeof e,"string")}function N$(e){return ie(typeof e,"symbol")}function of(e){return ie(e,void 0)}function ie(e,t){
return e===t}function D$(e,t){return e>t}function v$(e,t){return e<t}function Xx(e,t){return e<=t}function Qx(e,t){return e>=t}function k$(e,t){if(qa(e)||qa(t))
return BigInt(e)%BigInt(t)===0n;let r=1e-10;if(!Qu(e)||af(e)&&1/t%1===0)return!0;let n=e%t;return Math.min(Math.abs(n),Math.abs(n-t),Math.abs(n+t))<r}function O$(e){
if(!Ga(e))return!1;let t=globalThis.Object.getPrototypeOf(e);return Xu(t)?!1:ie(typeof t.constructor,"function")&&!(ie(t.constructor,globalThis.Object)||ie(t.constructor.
name,"Object"))}function Jx(e){return qa(e)||Wx(e)||Xu(e)||Qu(e)||Ju(e)||of(e)}function $$(e){return Gx(e)}function w$(e){return Wu(e)}function P$(e,t){return Kx(
e,t)}function M$(e,t){return zx(e,t)}function L$(e,t,r){return e.every((n,i)=>i<t||r(n,i))}function F$(e,t,r){let n=!0;return e.forEach((i,s)=>{s>=t&&!r(i,s)&&(n=
!1)}),n}function B$(e,t){return e.some((r,n)=>t(r,n))}function U$(e,t){let r=!1;return e.forEach((n,i)=>{t(n,i)&&(r=!0)}),r}function H$(e,t){return e.reduce((r,n,i)=>t(
n,i)?++r:r,0)}function Zu(e,t,r){return ie(e.length,0)?r():t(e[0],e.slice(1))}function Zx(e){return ie(e,"__proto__")||ie(e,"constructor")||ie(e,"prototype")}function j$(e,t){
return Zx(t)?Object.prototype.hasOwnProperty.call(e,t):t in e}function q$(e){return Yu(e).map(t=>[new RegExp(`^${t}$`),e[t]])}function V$(e){return Object.entries(
e)}function Yu(e){return Object.getOwnPropertyNames(e)}function G$(e){return Object.getOwnPropertySymbols(e)}function K$(e){return Object.values(e)}function z$(e,t){
if(!Ga(t))return!1;let r=Yu(e);return ie(r.length,Yu(t).length)&&r.every(n=>uf(e[n],t[n]))}function W$(e,t){return Va(t)&&ie(e.length,t.length)&&e.every((r,n)=>uf(
e[n],t[n]))}function uf(e,t){return Va(e)?W$(e,t):Ga(e)?z$(e,t):ie(e,t)}var Dn={};Gt(Dn,{IsBigInt64Array:()=>uw,IsBigUint64Array:()=>cw,IsBoolean:()=>Y$,IsDate:()=>mw,IsFloat32Array:()=>aw,IsFloat64Array:()=>ow,IsInt16Array:()=>rw,IsInt32Array:()=>iw,
IsInt8Array:()=>Z$,IsMap:()=>fw,IsNumber:()=>X$,IsRegExp:()=>lw,IsSet:()=>pw,IsString:()=>Q$,IsTypeArray:()=>J$,IsUint16Array:()=>nw,IsUint32Array:()=>sw,IsUint8Array:()=>ew,
IsUint8ClampedArray:()=>tw});function Y$(e){return e instanceof Boolean}function X$(e){return e instanceof Number}function Q$(e){return e instanceof String}function J$(e){
return globalThis.ArrayBuffer.isView(e)}function Z$(e){return e instanceof globalThis.Int8Array}function ew(e){return e instanceof globalThis.Uint8Array}function tw(e){
return e instanceof globalThis.Uint8ClampedArray}function rw(e){return e instanceof globalThis.Int16Array}function nw(e){return e instanceof globalThis.Uint16Array}
function iw(e){return e instanceof globalThis.Int32Array}function sw(e){return e instanceof globalThis.Uint32Array}function aw(e){return e instanceof globalThis.
Float32Array}function ow(e){return e instanceof globalThis.Float64Array}function uw(e){return e instanceof globalThis.BigInt64Array}function cw(e){return e instanceof
globalThis.BigUint64Array}function lw(e){return e instanceof globalThis.RegExp}function mw(e){return e instanceof globalThis.Date}function pw(e){return e instanceof
globalThis.Set}function fw(e){return e instanceof globalThis.Map}var $t={};Gt($t,{Get:()=>ey,Reset:()=>hw,Set:()=>gw});var Lr={immutableTypes:!1,maxErrors:8,maxParseErrors:1,maxInstantiationCount:128,useAcceleration:!0,exactOptionalPropertyTypes:!1,enumerableKind:!1,correctiveParse:!1,
unionPrioritySort:!0};function hw(){Lr.immutableTypes=!1,Lr.maxErrors=8,Lr.maxParseErrors=1,Lr.maxInstantiationCount=128,Lr.useAcceleration=!0,Lr.exactOptionalPropertyTypes=
!1,Lr.enumerableKind=!1,Lr.correctiveParse=!1,Lr.unionPrioritySort=!0}function gw(e){for(let t of o.Keys(e)){let r=e[t];r!==void 0&&Object.defineProperty(Lr,t,{
value:r})}}function ey(){return Lr}function lr(e){return[...o.Keys(e),...o.Symbols(e)]}function ty(e,t){if(!t.has(e)){t.add(e);for(let r of lr(e)){let n=Object.getOwnPropertyDescriptor(e,r);!n||!("value"in n)||o.IsObject(n.value)&&ty(n.value,t)}Object.
freeze(e)}}function Zn(e){return $t.Get().immutableTypes&&ty(e,new WeakSet),e}function xw(e,t){Mr.assign+=1;let r={},n=lr(t),i=lr(e);for(let s of i)n.includes(s)||Object.defineProperty(r,s,Object.getOwnPropertyDescriptor(e,s));for(let s of n)
Object.defineProperty(r,s,Object.getOwnPropertyDescriptor(t,s));return Zn(r)}function yw(e){Mr.clone+=1;let t={};for(let r of lr(e)){if(o.IsUnsafePropertyKey(r))continue;let n=Object.getOwnPropertyDescriptor(e,r);o.IsEqual(n.enumerable,!0)?
t[r]=n.value:Object.defineProperty(t,r,n)}return t}function ry(e,t){return{...e,...t}}function Ew(e,t){for(let r of Object.keys(t))Object.defineProperty(e,r,{configurable:!0,writable:!0,enumerable:!1,value:t[r]});
return e}function Tw(e,t,r={}){Mr.create+=1;let n=ry(t,r),i=$t.Get().enumerableKind?ry(n,e):Ew(n,e);return Zn(i)}function bw(e,t){Mr.discard+=1;let r={};for(let n of lr(e)){if(t.includes(n))continue;let i=Object.getOwnPropertyDescriptor(e,n);Object.defineProperty(r,n,i)}return Zn(
r)}function Iw(e,t,r,n){for(let i of lr(e)){if(o.IsUnsafePropertyKey(i)||t.includes(i)||r.includes(i))continue;let s=Object.getOwnPropertyDescriptor(e,i);Object.defineProperty(
n,i,s)}}function Aw(e,t,r){let n=$t.Get().enumerableKind;for(let i of t)o.IsUnsafePropertyKey(i)||Object.defineProperty(r,i,{configurable:!0,writable:!0,enumerable:n,
value:e[i]})}function Sw(e,t,r){for(let n of t)o.IsUnsafePropertyKey(n)||Object.defineProperty(r,n,{configurable:!0,enumerable:!0,writable:!0,value:e[n]})}function Cw(e,t,r){
Mr.update+=1;let n={},i=lr(t),s=lr(r);return Iw(e,i,s,n),Aw(t,i,n),Sw(r,s,n),Zn(n)}function $(e,t){return o.IsObject(e)&&o.HasPropertyKey(e,"~kind")&&o.IsEqual(e["~kind"],t)}function We(e){return o.IsObject(e)}function M(e,t,r){return y.Create({"~kind":"Deferred"},{type:"deferred",action:e,parameters:t,options:r},{})}function ei(e){return $(e,"Deferred")}function Qr(e,t){return y.Update(e,{"~readonly":!0},t)}function ny(e,t,r,n){let i=D(e,t,r);return Qr(i,n)}function Jr(e,t){return y.Update(e,{"~optional":!0},t)}function iy(e,t,r,n){let i=D(e,t,r);return Jr(i,n)}function mr(e,t){return y.Create({"~kind":"Array"},{type:"array",items:e},t)}function _e(e){return $(e,"Array")}function ec(e){return y.Discard(e,["~kind","type","items"])}function Zr(e,t,r={}){return y.Create({"~kind":"Constructor"},{type:"constructor",parameters:e,instanceType:t},r)}function Xe(e){return $(e,"Constructor")}function sy(e){
return y.Discard(e,["~kind","type","parameters","instanceType"])}function en(e,t,r={}){return y.Create({"~kind":"Function"},{type:"function",parameters:e,returnType:t},r)}function Qe(e){return $(e,"Function")}function ay(e){return y.Discard(e,["~kind","type","parameters","returnType"])}function vn(e,t){return y.Create({"~kind":"Ref"},{$ref:e},t)}function Je(e){return $(e,"Ref")}function ti(e,t){return y.Create({"~kind":"Generic"},{type:"generic",parameters:e,expression:t})}function As(e){return $(e,"Generic")}function Ss(e){return y.Create({"~kind":"Any"},{},e)}function Ne(e){return $(e,"Any")}var oy="(?!)";function de(e){return y.Create({"~kind":"Never"},{not:{}},e)}function Fr(e){return $(e,"Never")}function tn(e,t={}){return M("AddOptional",[e],t)}function tc(e,t={}){return Jr(e,t)}function uy(e){return tc(e)}function rt(e){return We(e)&&o.HasPropertyKey(e,"~optional")}function cy(e){return o.Keys(e).filter(t=>!rt(e[t]))}function rc(e){return o.Keys(e)}function nc(e){return o.Values(e)}function q(e,t={}){let r=cy(e),n=r.length>0?{required:r}:{};return y.Create({"~kind":"Object"},{type:"object",...n,properties:e},t)}function ce(e){return $(e,"Object")}function ly(e){return y.Discard(e,["~kind","type","properties","required"])}function nt(e){return y.Create({"~kind":"Unknown"},{},e)}function He(e){return $(e,"Unknown")}function rn(e,t,r){let n=o.Keys(e).reduce((i,s)=>({...i,[s]:y.Update(e[s],{},{$id:s})}),{});return y.Create({"~kind":"Cyclic"},{$defs:n,$ref:t},r)}function ot(e){
return $(e,"Cyclic")}function my(e){return y.Update(e,{"~unsafe":null},{})}function ic(e){return o.IsObjectNotArray(e)&&o.HasPropertyKey(e,"~unsafe")&&o.IsNull(e["~unsafe"])}var ut={};Gt(ut,{Match:()=>_w});function _w(e,t){return t[e.length]?.(...e)??(()=>{throw Error("Invalid Arguments")})()}function Ka(...e){let[t,r]=ut.Match(e,{2:(n,i)=>[n,i,i],1:n=>[n,nt(),nt()]});return y.Create({"~kind":"Infer"},{type:"infer",name:t,extends:r},{})}function je(e){
return $(e,"Infer")}function Ni(e,t,r,n={}){return y.Create({"~kind":"Dependent"},{if:e,then:t,else:r},n)}function Oe(e){return $(e,"Dependent")}function py(e){return y.Discard(e,[
"~kind","if","then","else"])}function fy(e){return o.IsObjectNotArray(e)}function dy(e){return o.Keys(e).filter(r=>isNaN(r)).reduce((r,n)=>[...r,e[n]],[])}function hy(e){return o.IsString(e)||o.IsNumber(e)}function gy(e,t){let r=fy(e)?dy(e):e;return y.Create({"~kind":"Enum"},{enum:r},t)}function ct(e){return $(e,"\
Enum")}function wt(e,t={}){return y.Create({"~kind":"Intersect"},{allOf:e},t)}function te(e){return $(e,"Intersect")}function xy(e){return y.Discard(e,["~kind","allOf"])}var Di={};Gt(Di,{Hash:()=>Sy,HashCode:()=>Hw});function Ge(){throw new Error("Unreachable")}function Rw(e){let t=new Set,r=e;for(;r&&r!==Object.prototype;){for(let n of Reflect.ownKeys(r))n!=="constructor"&&typeof n!="symbol"&&t.add(n);r=Object.getPrototypeOf(
r)}return[...t]}function Nw(e){return typeof e=="number"}var Kt={Array:0,BigInt:1,Boolean:2,Date:3,Constructor:4,Function:5,Null:6,Number:7,Object:8,RegExp:9,String:10,
Symbol:11,TypeArray:12,Undefined:13},ac=8997,za=33826,oc=40164,uc=52210,by=new Float64Array(1),Iy=new DataView(by.buffer),Ay=new Uint8Array(by.buffer);function Ze(e){
let t=ac^e,r=t*435,n=za*435+(r>>>16),i=oc*435+(n>>>16)+(t<<8),s=uc*435+(i>>>16)+(za<<8);ac=r&65535,za=n&65535,oc=i&65535,uc=s&65535}function Dw(e){Ze(Kt.Array);
for(let t of e)ri(t)}function vw(e){Ze(Kt.BigInt),Iy.setBigInt64(0,e);for(let t of Ay)Ze(t)}function Ey(e){Ze(Kt.Boolean),Ze(e?1:0)}function kw(e){Ze(Kt.Constructor),
ri(e.toString())}function Ow(e){Ze(Kt.Date),ri(e.getTime())}function $w(e){Ze(Kt.Function),ri(e.toString())}function ww(e){Ze(Kt.Null)}function Ty(e){Ze(Kt.Number),
Iy.setFloat64(0,e,!0);for(let t of Ay)Ze(t)}function Pw(e){Ze(Kt.Object);for(let t of Rw(e).sort())ri(t),ri(e[t])}function Mw(e){Ze(Kt.RegExp),cf(e.toString())}
var Lw=new TextEncoder;function cf(e){Ze(Kt.String);for(let t=0;t<e.length;t++){let r=e.charCodeAt(t);if(r>127){for(let n of Lw.encode(e.slice(t)))Ze(n);return}
Ze(r)}}function Fw(e){Ze(Kt.Symbol),ri(e.toString())}function Bw(e){Ze(Kt.TypeArray);let t=new Uint8Array(e.buffer);for(let r=0;r<t.length;r++)Ze(t[r])}function Uw(e){
return Ze(Kt.Undefined)}function ri(e){return Dn.IsTypeArray(e)?Bw(e):Dn.IsDate(e)?Ow(e):Dn.IsRegExp(e)?Mw(e):Dn.IsBoolean(e)?Ey(e.valueOf()):Dn.IsString(e)?cf(
e.valueOf()):Dn.IsNumber(e)?Ty(e.valueOf()):Nw(e)?Ty(e):o.IsArray(e)?Dw(e):o.IsBoolean(e)?Ey(e):o.IsBigInt(e)?vw(e):o.IsConstructor(e)?kw(e):o.IsNull(e)?ww(e):o.
IsObject(e)?Pw(e):o.IsString(e)?cf(e):o.IsSymbol(e)?Fw(e):o.IsUndefined(e)?Uw(e):o.IsFunction(e)?$w(e):Ge()}function sc(e){return e.toString(16).padStart(4,"0")}
function Hw(e){return BigInt(`0x${Sy(e)}`)}function Sy(e){return ac=8997,za=33826,oc=40164,uc=52210,ri(e),`${sc(uc)}${sc(oc)}${sc(za)}${sc(ac)}`}function Cy(e){switch(e.keyword){case"additionalProperties":return"must not have additional properties";case"anyOf":return"must match a schema in anyOf";case"bo\
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
ne":return e.params.message;default:return"an unknown validation error occurred"}}var jw=Cy;function _y(){return jw}var Wa=class{constructor(t,r){this.type=t,this.decode=r}Encode(t){let r=this.type,n=cc(r)?a=>this.decode(r["~codec"].decode(a)):this.decode,i=cc(r)?a=>r["~codec"].
encode(t(a)):t,s={decode:n,encode:i};return y.Update(this.type,{"~codec":s},{})}},Ya=class{constructor(t){this.type=t}Decode(t){return new Wa(this.type,t)}};function lc(e){
return new Ya(e)}function Ny(e,t){return lc(e).Decode(t).Encode(()=>{throw Error("Encode not implemented")})}function Dy(e,t){return lc(e).Decode(()=>{throw Error(
"Decode not implemented")}).Encode(t)}function cc(e){return We(e)&&o.HasPropertyKey(e,"~codec")&&o.IsObject(e["~codec"])&&o.HasPropertyKey(e["~codec"],"encode")&&
o.HasPropertyKey(e["~codec"],"decode")}function vy(e){return Cs(e)}function vi(e){return We(e)&&o.HasPropertyKey(e,"~immutable")}function nn(e,t={}){return M("AddReadonly",[e],t)}function mc(e,t={}){return Qr(e,t)}function ky(e){return mc(e)}function kn(e){return We(e)&&o.HasPropertyKey(e,"~readonly")}function Vw(e,t){let r=lf(e)?[...e["~refine"],t]:[t];return y.Update(e,{"~refine":r},{})}function Oy(...e){let[t,r,n]=ut.Match(e,{3:(i,s,a)=>[i,s,a],2:(i,s)=>[i,
s,()=>"Refine Error"]});return Vw(t,{check:r,error:n})}function Gw(e){return o.IsObjectNotArray(e)&&o.HasPropertyKey(e,"check")&&o.HasPropertyKey(e,"error")&&o.
IsFunction(e.check)&&o.IsFunction(e.error)}function lf(e){return We(e)&&o.HasPropertyKey(e,"~refine")&&o.IsArray(e["~refine"])&&o.Every(e["~refine"],0,t=>Gw(t))}var $y="-?(?:0|[1-9][0-9]*)n";function Xa(e){return y.Create({"~kind":"BigInt"},{type:"bigint"},e)}function sn(e){return $(e,"BigInt")}function pc(e){return y.Create({"~kind":"Boolean"},{type:"boolean"},e)}function Ir(e){return $(e,"Boolean")}function Qa(e){return y.Create({"~kind":"Identifier"},{name:e})}function wy(e){return $(e,"Identifier")}var fc="-?(?:0|[1-9][0-9]*)";function ki(e){return y.Create({"~kind":"Integer"},{type:"integer"},e)}function bt(e){return $(e,"Integer")}var mf=class extends Error{constructor(t){super("Invalid Literal value"),Object.defineProperty(this,"cause",{value:{value:t},writable:!1,configurable:!1,enumerable:!1})}};
function Kw(e){return o.IsBigInt(e)?"bigint":o.IsBoolean(e)?"boolean":o.IsNumber(e)?"number":o.IsString(e)?"string":(()=>{throw new mf(e)})()}function re(e,t){return y.
Create({"~kind":"Literal"},{type:Kw(e),const:e},t)}function dc(e){return o.IsBigInt(e)||o.IsBoolean(e)||o.IsNumber(e)||o.IsString(e)}function Py(e){return le(e)&&o.IsNumber(e.const)}function My(e){return le(e)&&o.IsString(e.const)}function le(e){return $(e,"Literal")}function _s(e){return y.Create({"~kind":"Null"},{type:"null"},e)}function Rs(e){return $(e,"Null")}var hc="-?(?:0|[1-9][0-9]*)(?:\\.[0-9]+)?";function zt(e){return y.Create({"~kind":"Number"},{type:"number"},e)}function Ke(e){return $(e,"Number")}function Ns(e){return y.Create({"~kind":"Symbol"},{type:"symbol"},e)}function ni(e){return $(e,"Symbol")}function Oi(...e){let[t,r,n]=ut.Match(e,{3:(i,s,a)=>[i,s,a],2:(i,s)=>[i,s,s],1:i=>[i,nt(),nt()]});return y.Create({"~kind":"Parameter"},{name:t,extends:r,equals:n},
{})}function Ly(e){return $(e,"Parameter")}var gc=".*";function Ar(e){return y.Create({"~kind":"String"},{type:"string"},e)}function It(e){return $(e,"String")}function X(e,t={}){return y.Create({"~kind":"Union"},{anyOf:e},t)}function P(e){return $(e,"Union")}function Fy(e){return y.Discard(e,["~kind","anyOf"])}function Ja(e){let t=By(e);return o.IsEqual(t.length,2)?t[0]:[]}function zw(e){return!0}function Uy(e){return o.ShiftLeft(e,(t,r)=>Ww(t)?Uy(r):!1,()=>!0)}function Hy(e){return o.IsEqual(e.length,0)?!1:Uy(e)}function Ww(e){return P(
e)?Hy(e.anyOf):le(e)?zw(e.const):!1}function xc(e){return Hy(e)}function yc(e){return y.Create({"~kind":"TemplateLiteral"},{type:"string",pattern:e},{})}function jy(e,t,r=[]){return o.ShiftLeft(e,(n,i)=>jy(i,t,[...r,`${n}${t}`]),()=>r)}function Yw(e,t){return o.IsEqual(e.length,0)?[`${t}`]:jy(e,t)}function qy(e,t,r=[]){
return o.ShiftLeft(t,(n,i)=>qy(e,i,[...r,...Vy(e,n)]),()=>r)}function Vy(e,t){return P(t)?qy(e,t.anyOf):le(t)?Yw(e,t.const):Ge()}function Gy(e,t){return o.ShiftLeft(
t,(r,n)=>Gy(Vy(e,r),n),()=>e)}function Xw(e){return e.map(t=>re(t))}function Qw(e){let t=Gy([],e),r=Xw(t);return X(r)}function Jw(e){return o.IsEqual(e.length,0)?
Ge():o.IsEqual(e.length,1)&&le(e[0])?e[0]:Qw(e)}function pf(e){let t=Ja(e);return o.IsEqual(t.length,0)?Ar():xc(t)?Jw(t):yc(e)}function Ky(e){let t=pf(e);return $e(
t)?Ar():t}function Pt(e,t){let r="object",n={[e]:t};return y.Create({"~kind":"Record"},{type:r,patternProperties:n})}function zy(e){return Pt(Br,e)}function Wy(e){return q({true:e,false:e})}function ze(e,t={}){let[r,n,i]=[e,e.length,!1];return y.Create({"~kind":"Tuple"},{type:"array",additionalItems:i,items:r,minItems:n},t)}function ge(e){return $(
e,"Tuple")}function Yy(e){return y.Discard(e,["~kind","type","items","minItems","additionalItems"])}function ff(e){return e.reduceRight((r,n,i)=>({[i]:n,...r}),{})}function Xy(e){let t=ff(e.items);return q(t)}function Zw(e){return y.Discard(e,["~optional"])}function $i(e,t){return y.Update(Zw(e),{},t)}function Qy(e,t,r,n){let i=D(e,t,r);return $i(i,n)}function eP(e){return y.Discard(e,["~readonly"])}function Ds(e,t){return y.Update(eP(e),{},t)}function Jy(e,t,r,n){let i=D(e,t,r);return Ds(i,n)}function Ec(e,t){let r=kn(e)&&kn(t),n=rt(e)&&rt(t),i=we([e,t]),s=Ds($i(i,{}),{});return r&&n?Qr(Jr(s,{}),{}):r?Qr(s,{}):n?Jr(s,{}):s}function Zy(e,t){let r=kn(e)||
kn(t),n=rt(e)||rt(t),i=Ds($i(e,{}),{}),s=Ds($i(t,{}),{}),a=Mt([i,s]);return r&&n?Qr(Jr(a,{}),{}):r?Qr(a,{}):n?Jr(a,{}):a}function tP(e,t,r){return r in e?r in t?Ec(e[r],t[r]):e[r]:r in t?t[r]:de()}function rP(e,t){return[...new Set([...o.Keys(e),...o.Keys(t)])].reduce((i,s)=>({...i,
[s]:tP(e,t,s)}),{})}function eE(e){return ce(e)?e.properties:ge(e)?ff(e.items):{}}function tE(e,t){let r=eE(e),n=eE(t),i=rP(r,n);return q(i)}function nP(e,t){let r=to(e,t);return o.IsEqual(r,eo)?e:o.IsEqual(r,Tc)||o.IsEqual(r,Za)?t:de()}function rE(e){return ce(e)||ge(e)}function iP(e,t){let r=rE(e),
n=rE(t);return r&&n?tE(e,t):r&&!n?e:!r&&n?t:nP(e,t)}function nE(e,t){return Fr(e)||Ne(e)?e:He(e)||Fr(t)||Ne(t)?t:He(t)?e:iP(e,t)}function sP(e,t){return P(e)||P(t)}function aP(e,t){let r=Sr(e),n=Sr(t);return sP(r,n)?we([r,n]):nE(r,n)}function iE(e,t,r=[]){return o.ShiftLeft(t,(n,i)=>iE(e,
i,[...r,aP(n,e)]),()=>o.IsEqual(r.length,0)?[e]:r)}function sE(e,t,r=[]){return o.ShiftLeft(e,(n,i)=>sE(i,t,[...r,...ro([n],t)]),()=>r)}function ro(e,t=[]){return o.
ShiftLeft(e,(r,n)=>P(r)?ro(n,sE(r.anyOf,t)):ro(n,iE(r,t)),()=>t)}function oP(e,t){let r=lt({},e,t);return V.IsExtendsTrueLike(r)?[]:[e]}function aE(e,t,r=[]){return o.ShiftLeft(e,(n,i)=>aE(i,t,[...r,...oP(n,t)]),()=>r)}function bc(e,t){
let r=Sr(e),n=P(r)?r.anyOf:[r],i=aE(n,t);return Mt(i)}function Ur(e,t,r){let n=we([e,t]),i=bc(r,e);return Mt([n,i])}function At(e,t=[]){return o.ShiftLeft(e,(r,n)=>At(n,[...t,re(r)]),()=>Mt(t))}function we(e){let t=ro(
e),r=df(t);return Mt(r)}function xt(e){let t=Ky(e);return Sr(t)}function Mt(e){let t=df(e);return ii(t)}function Sr(e){return Oe(e)?Ur(e.if,e.then,e.else):ct(e)?
At(e.enum):te(e)?we(e.allOf):$e(e)?xt(e.pattern):P(e)?Mt(e.anyOf):e}function ii(e){return o.IsEqual(e.length,1)?e[0]:o.IsEqual(e.length,0)?de():X(e)}function oE(e,t){let r=At(e);return si(r,t)}function uE(e,t){return Pt(ai,t)}function cE(e,t){let r=we(e);return si(r,t)}function lE(e,t){return o.IsString(e)||o.IsNumber(e)?q({[e]:t}):o.IsEqual(e,!1)?q({false:t}):o.IsEqual(e,!0)?q({true:t}):q({})}function mE(e,t){return Pt(vs,t)}function pE(e,t){return o.HasPropertyKey(e,"pattern")&&(o.IsString(e.pattern)||e.pattern instanceof RegExp)?Pt(e.pattern.toString(),t):Pt(Br,t)}function fE(e,t){let r=Ja(e);return xc(r)?si(xt(e),t):Pt(e,t)}function uP(e){return P(e)?ks(e.anyOf):[e]}function ks(e,t=[]){return o.ShiftLeft(e,(r,n)=>ks(n,[...t,...uP(r)]),()=>t)}function cP(e){return e.some(t=>It(t)||Ke(t)||bt(t))}function lP(e,t){return o.IsEqual(cP(e),!0)?Pt(Br,t):void 0}function mP(e,t){return e.reduce((r,n)=>le(n)&&
(o.IsString(n.const)||o.IsNumber(n.const))?{...r,[n.const]:t}:r,{})}function pP(e,t){let r=mP(e,t);return q(r)}function dE(e,t){let r=ks(e),n=lP(r,t);return We(
n)?n:pP(r,t)}function si(e,t){return Ne(e)?zy(t):Ir(e)?Wy(t):ct(e)?oE(e.enum,t):bt(e)?uE(e,t):te(e)?cE(e.allOf,t):le(e)?lE(e.const,t):Ke(e)?mE(e,t):P(e)?dE(e.anyOf,t):It(e)?
pE(e,t):$e(e)?fE(e.pattern,t):q({})}function hf(e,t,r){return W([e])?y.Update(si(e,t),{},r):Ic(e,t,r)}function hE(e,t,r,n,i){let s=D(e,t,r),a=D(e,t,n);return hf(s,a,i)}var ai=`^${fc}$`,vs=`^${hc}$`,Br=`^${gc}$`;function Ic(e,t,r={}){return M("Record",[e,t],r)}function Ac(e,t,r={}){return hf(e,t,r)}function gE(e,t){return Pt(e,
t)}function Sc(e){return o.IsEqual(e,Br)?Ar():o.IsEqual(e,ai)?ki():o.IsEqual(e,vs)?zt():pf(e)}function Cr(e){return o.Keys(e.patternProperties)[0]}function Os(e){
let t=Cr(e);return Sc(t)}function St(e){return e.patternProperties[Cr(e)]}function mt(e){return $(e,"Record")}function wi(e){return y.Create({"~kind":"Rest"},{type:"rest",items:e},{})}function oi(e){return $(e,"Rest")}function Cc(e){return y.Create({"~kind":"This"},{$ref:"#"},e)}function _c(e){return $(e,"This")}function $s(e){return y.Create({"~kind":"Undefined"},{type:"undefined"},e)}function ws(e){return $(e,"Undefined")}function Rc(e){return y.Create({"~kind":"Void"},{type:"void"},e)}function an(e){return $(e,"Void")}function dP(e,t){return o.IsEqual(e,"Array")?mr(t[0]):o.IsEqual(e,"Capitalize")?Dc(t[0]):o.IsEqual(e,"ConstructorParameters")?wc(t[0]):o.IsEqual(e,"Evaluate")?Eb(
t[0]):o.IsEqual(e,"Exclude")?Pc(t[0],t[1]):o.IsEqual(e,"Extract")?Mc(t[0],t[1]):o.IsEqual(e,"Index")?ao(t[0],t[1]):o.IsEqual(e,"InstanceType")?Lc(t[0]):o.IsEqual(
e,"Lowercase")?vc(t[0]):o.IsEqual(e,"NonNullable")?Fc(t[0]):o.IsEqual(e,"Omit")?Bc(t[0],t[1]):o.IsEqual(e,"Parameters")?Uc(t[0]):o.IsEqual(e,"Partial")?Hc(t[0]):
o.IsEqual(e,"Pick")?jc(t[0],t[1]):o.IsEqual(e,"Readonly")?qc(t[0]):o.IsEqual(e,"KeyOf")?oo(t[0]):o.IsEqual(e,"Record")?Ic(t[0],t[1]):o.IsEqual(e,"Required")?Vc(
t[0]):o.IsEqual(e,"ReturnType")?Gc(t[0]):o.IsEqual(e,"Uncapitalize")?kc(t[0]):o.IsEqual(e,"Uppercase")?Oc(t[0]):so(vn(e),t)}function Pi(){throw Error("Unreachab\
le")}function bE(e,t=[]){return o.ShiftLeft(e,(r,n)=>bE(n,[...t,r[1]]),()=>t)}function On(e){return o.IsEqual(e.length,3)?[e[0],...bE(e[1])]:[]}function IE(e){return Oi(
e[0],e[2],e[4])}function AE(e){return Oi(e[0],e[2],e[2])}function SE(e){return Oi(e[0],nt(),e[2])}function CE(e){return Oi(e,nt(),nt())}function _E(e){return On(e)}function RE(e){return e[1]}function NE(e){return On(e)}function DE(e){return e[1]}function vE(e){return dP(e[0],e[1])}function kE(e){
return null}function OE(e){return Ar()}function $E(e){return zt()}function wE(e){return pc()}function PE(e){return $s()}function ME(e){return _s()}function LE(e){
return ki()}function FE(e){return Xa()}function BE(e){return nt()}function UE(e){return Ss()}function HE(e){return q({})}function jE(e){return de()}function qE(e){
return Ns()}function VE(e){return Rc()}function GE(e){return Cc()}function KE(e){return re(BigInt(e))}function zE(e){return re(o.IsEqual(e,"true"))}function WE(e){
return re(parseFloat(e))}function YE(e){return re(e)}function XE(e){return e[1]}function QE(e){return re(e)}function JE(e){return o.IsEqual(e.length,3)?[e[0],e[1],
...e[2]]:[e[0]]}function ZE(e){return e[1]}function eT(e){return Nc(e)}function tT(e){return o.IsEqual(e.length,6)?Ni(e[1],e[3],e[5]):Ni(e[1],e[3],nt())}function rT(e){
return e.length>0}function nT(e){return e.reduce((t,r)=>o.IsEqual(r.length,3)?[...t,[r[1]]]:[...t,[]],[])}function iT(e){return o.IsEqual(e.length,6)?[e[1],e[3],
e[5]]:[]}function sT(e){return o.IsArray(e)&&o.IsEqual(e.length,3)?e[1]:e}function aT(e){return o.IsEqual(e.length,2)?e[1]:[]}function xE(e,t){return t.reduce((r,n)=>{
let i=n;return o.IsEqual(i.length,1)?ao(r,i[0]):o.IsEqual(i.length,0)?mr(r):Pi()},e)}function yE(e,t){return o.IsEqual(t.length,3)?$c(e,t[0],t[1],t[2]):e}function hP(e,t){
return o.IsArray(t)&&o.IsEqual(t.length,0)?e:Kc(e,t)}function oT(e){let[t,r,n,i,s]=e;return hP(yE(t?oo(xE(r,n)):xE(r,n),i),s)}function gf(e,t){return o.IsEqual(
t.length,3)?(()=>{let[r,n,i]=t,s=gf(n,i);if(o.IsEqual(r,"&"))return te(s)?wt([e,...s.allOf]):wt([e,s]);if(o.IsEqual(r,"|"))return P(s)?X([e,...s.anyOf]):X([e,s]);
Pi()})():e}function uT(e){let[t,r]=e;return gf(t,r)}function cT(e){let[t,r]=e;return gf(t,r)}function lT(e){return xb(e[1])}function mT(e){return e[1]}function pT(e){return ti(e[0],e[2])}function fT(e){return o.IsEqual(
e.length,4)?Ka(e[1],e[3]):o.IsEqual(e.length,2)?Ka(e[1],nt()):Pi()}function dT(e){return`${e}`}function hT(e){return bt(e[3])?ai:Ke(e[3])?vs:ni(e[3])?Br:It(e[3])?Br:Pi()}function gT(e){return e.length>0}function xT(e){return e.length>0}function yT(e){let[t,r,n,i,s]=e;return{[r]:t&&n?nn(tn(s)):t&&!n?nn(s):!t&&n?tn(s):s}}function ET(e){return On(e)}function TT(e){return e.reduce((t,r)=>o.HasPropertyKey(r,ai)||o.HasPropertyKey(r,vs)||o.HasPropertyKey(r,Br)?[t[0],y.Assign(t[1],r)]:
[y.Assign(t[0],r),t[1]],[{},{}])}function bT(e){return TT(e[1])}function IT(e){let[t,r]=e,n=o.IsEqual(o.Keys(r).length,0)?{}:{patternProperties:r};return q(t,n)}
function AT(e){return o.IsEqual(e.length,5)?nn(tn(e[4])):o.IsEqual(e.length,3)?e[2]:o.IsEqual(e.length,4)?o.IsEqual(e[2],"readonly")?nn(e[3]):tn(e[3]):Pi()}function ST(e){
if(!o.IsArray(e)||!o.IsEqual(e.length,3))return e;let[t,r,n]=e;return t&&n?nn(tn(r)):t&&!n?nn(r):!t&&n?tn(r):r}function CT(e){return o.IsEqual(e.length,2)?wi(e[1]):
o.IsEqual(e.length,1)?e[0]:Pi()}function _T(e){return On(e)}function RT(e){return ze(e[1])}function NT(e){return nn(tn(e[4]))}function DT(e){return nn(e[3])}function vT(e){
return tn(e[3])}function kT(e){return e[2]}function OT(e){return o.IsEqual(e.length,2)?wi(e[1]):o.IsEqual(e.length,1)?e[0]:Pi()}function $T(e){return On(e)}function wT(e){return en(e[1],e[4])}function PT(e){
return Zr(e[2],e[5])}function EE(e,t){return o.IsEqual(e,"remove")?yb(t):o.IsEqual(e,"add")?nn(t):t}function MT(e){return o.IsEqual(e.length,2)&&o.IsEqual(e[0],
"-")?"remove":o.IsEqual(e.length,2)&&o.IsEqual(e[0],"+")||o.IsEqual(e.length,1)?"add":"none"}function TE(e,t){return o.IsEqual(e,"remove")?gb(t):o.IsEqual(e,"ad\
d")?tn(t):t}function LT(e){return o.IsEqual(e.length,2)&&o.IsEqual(e[0],"-")?"remove":o.IsEqual(e.length,2)&&o.IsEqual(e[0],"+")||o.IsEqual(e.length,1)?"add":"n\
one"}function FT(e){return o.IsEqual(e.length,2)?[e[1]]:[]}function BT(e){return o.IsArray(e[6])&&o.IsEqual(e[6].length,1)?no(Qa(e[3]),e[5],e[6][0],EE(e[1],TE(e[8],
e[10]))):no(Qa(e[3]),e[5],vn(e[3]),EE(e[1],TE(e[8],e[10])))}function UT(e){return vn(e)}function HT(e){return BigInt(e)}function jT(e){return parseFloat(e)}function qT(e){
return o.IsEqual(e,"true")}function VT(e){return null}function GT(e){return{[e[0]]:e[2]}}function KT(e){return On(e)}function gP(e){return e.reduce((t,r)=>y.Assign(t,r),{})}function zT(e){return gP(e[1])}function WT(e){
return On(e)}function YT(e){return e[1]}function XT(e){return Xa()}function QT(e){return Ar()}function JT(e){return zt()}function ZT(e){return ki()}function eb(e){return de()}function tb(e){return re(
e)}function rb(e){return X(e[1])}function nb(e){return e.length===3?[...e[0],...e[2]]:e.length===1?[...e[0]]:[]}function ib(e){return[e[0],...e[1]]}function sb(e){return e[1]}function ab(e){return On(e)}function ob(e){return o.IsEqual(e.length,2)?e[1]:[]}function ub(e){let t=e[2],r=e[3],[n,i]=e[4],s=o.IsEqual(
o.Keys(i).length,0)?{}:{patternProperties:i};return{[e[1]]:ti(t,io(r,n,s))}}function cb(e){let t=e[2],[r,n]=e[3],i=o.IsEqual(o.Keys(n).length,0)?{}:{patternProperties:n};
return{[e[1]]:io(t,r,i)}}function lb(e){return{[e[1]]:ti(e[2],e[4])}}function mb(e){return{[e[1]]:e[3]}}function pb(e){return null}function fb(e){return On(e)}function db(e){return e[1]}function hb(e){let[t,r]=[e[0],e[1]];return Tb(y.Assign(t,TT(r)[0]))}function uo(e){return ie(e.length,2)}function ee(e,t,r){return uo(e)?t(e[0],e[1]):r()}function EP(e,t){return ie(t.indexOf(e),0)?[e,t.slice(e.length)]:[]}function De(e,t){for(let r=0;r<e.length;r++){let n=EP(e[r],t);if(uo(n))return n}return[]}function xf(e,t){return Array.from({length:t-e+1},(r,n)=>String.fromCharCode(e+n))}var bb=[...xf(97,122),...xf(65,90)],yf="0",Ef=xf(49,57),Ps=[yf,...Ef],Ib=" ",
Ms=`
`;var ui="_",zc=".",Ab="$",Wc="-";var Sb="//",Cb="/*",bP="*/";function _b(e){let t=e.indexOf(bP);return ie(t,-1)?"":e.slice(t+2)}function Rb(e){let t=e.indexOf(Ms);return ie(t,-1)?"":e.slice(t)}
function IP(e){return e.replace(/^[ \t\r\f\v]+/,"")}function Yc(e){let t=IP(e);return t.startsWith(Cb)?Yc(_b(t.slice(2))):t.startsWith(Sb)?Yc(Rb(t.slice(2))):t}
function it(e){let t=e.trimStart();return t.startsWith(Cb)?it(_b(t.slice(2))):t.startsWith(Sb)?it(Rb(t.slice(2))):t}function Xc(e,t){return ee(De([e],t),(r,n)=>[r,n],()=>["",t])}function AP(e,t){return e.includes(t)}function Ls(e,t,r,n=""){return ee(De(e,r),(i,s)=>AP(t,i)?Ls(e,t,s,n):Ls(e,t,s,`${n}${i}`),()=>[n,r])}function SP(e){return De(Ef,e)}var CP=[...Ps,ui];function _P(e){return Ls(CP,[ui],e)}function RP(e){return ee(De([yf],e),(t,r)=>[t,r],()=>ee(SP(e),(t,r)=>ee(_P(
r),(n,i)=>[`${t}${n}`,i],()=>[]),()=>[]))}function Qc(e){return RP(it(e))}function NP(e){return Xc(Wc,e)}function DP(e){return ee(NP(e),(t,r)=>ee(Qc(r),(n,i)=>[`${t}${n}`,i],()=>[]),()=>[])}function Nb(e){return DP(it(e))}function vP(e){return ee(Nb(e),(t,r)=>ee(De(["n"],r),(n,i)=>[`${t}`,i],()=>[]),()=>[])}function Tf(e){return vP(e)}function bf(e,t){return De([e],t)}function b(e,t){return ie(e,"")?["",t]:e.startsWith(Ms)?bf(e,Yc(t)):e.startsWith(Ib)?bf(e,t):bf(e,it(t))}var Db=[...bb,ui,Ab];function kP(e){return De(Db,e)}var OP=[...Db,...Ps];function vb(e,t=""){return ee(De(OP,e),(r,n)=>vb(n,`${t}${r}`),()=>[t,e])}function $P(e){
return ee(kP(e),(t,r)=>ee(vb(r),(n,i)=>[`${t}${n}`,i],()=>[]),()=>[])}function Pe(e){return $P(it(e))}var wP=[...Ps,ui];function PP(e){return uo(De([zc],e))}function kb(e){return ee(Ls(wP,[ui],e),(t,r)=>ie(t,"")?[]:[t,r],()=>[])}function MP(e){return ee(De([zc],
e),(t,r)=>ee(kb(r),(n,i)=>[`0${t}${n}`,i],()=>[]),()=>[])}function LP(e){return ee(Qc(e),(t,r)=>ee(De([zc],r),(n,i)=>ee(kb(i),(s,a)=>[`${t}${n}${s}`,a],()=>[`${t}`,
i]),()=>[`${t}`,r]),()=>[])}function FP(e){return PP(e)?MP(e):LP(e)}function Ob(e){return FP(it(e))}function BP(e){return Xc(Wc,e)}function UP(e){return ee(BP(e),(t,r)=>ee(Ob(r),(n,i)=>[`${t}${n}`,i],()=>[]),()=>[])}function Jc(e){return UP(it(e))}function HP(e){return ie(e,"")?[]:[e.slice(0,1),e.slice(1)]}function $b(e,t){return Zu(e,(r,n)=>t.startsWith(r)?!0:$b(n,t),()=>!1)}function ci(e,t,r=""){return ee(
HP(t),(n,i)=>$b(e,t)?[r,t]:ci(e,i,`${r}${n}`),()=>[])}function jP(e,t,r){return ee(De([e],r),(n,i)=>ee(ci([t],i),(s,a)=>ee(De([t],a),(c,m)=>[`${s}`,m],()=>[]),()=>[]),()=>[])}function qP(e,t,r){return ee(De([e],r),
(n,i)=>ee(ci([Ms,t],i),(s,a)=>ee(De([t],a),(c,m)=>[`${s}`,m],()=>[]),()=>[]),()=>[])}function wb(e,t,r,n){return r?jP(e,t,it(n)):qP(e,t,it(n))}function VP(e,t){return De(e,t)}function GP(e,t){return wb(e,e,!1,t)}function KP(e,t){return ee(VP(e,t),(r,n)=>GP(r,`${r}${n}`),()=>[])}function Zc(e,t){return KP(
e,it(t))}function Pb(e,t){return ee(ci(e,t),(r,n)=>ie(r,"")?[]:[r,n],()=>[])}var l=(e,t,r=()=>[])=>e.length===2?t(e):r(),WP=e=>l(l(Pe(e),([t,r])=>l(b("extends",r),([n,i])=>l(se(i),([s,a])=>l(b("=",a),([c,m])=>l(se(m),([p,g])=>[[t,n,s,c,p],
g]))))),([t,r])=>[IE(t),r]),YP=e=>l(l(Pe(e),([t,r])=>l(b("extends",r),([n,i])=>l(se(i),([s,a])=>[[t,n,s],a]))),([t,r])=>[AE(t),r]),XP=e=>l(l(Pe(e),([t,r])=>l(b(
"=",r),([n,i])=>l(se(i),([s,a])=>[[t,n,s],a]))),([t,r])=>[SE(t),r]),QP=e=>l(Pe(e),([t,r])=>[CE(t),r]),Fb=e=>l(l(WP(e),([t,r])=>[t,r],()=>l(YP(e),([t,r])=>[t,r],
()=>l(XP(e),([t,r])=>[t,r],()=>l(QP(e),([t,r])=>[t,r],()=>[])))),([t,r])=>[t,r]),Bb=(e,t=[])=>l(l(b(",",e),([r,n])=>l(Fb(n),([i,s])=>[[r,i],s])),([r,n])=>Bb(n,[
...t,r]),()=>[t,e]),JP=e=>l(l(l(Fb(e),([t,r])=>l(Bb(r),([n,i])=>l(l(b(",",i),([s,a])=>[[s],a],()=>[[],i]),([s,a])=>[[t,n,s],a]))),([t,r])=>[t,r],()=>l([[],e],([
t,r])=>[t,r],()=>[])),([t,r])=>[_E(t),r]),Sf=e=>l(l(b("<",e),([t,r])=>l(JP(r),([n,i])=>l(b(">",i),([s,a])=>[[t,n,s],a]))),([t,r])=>[RE(t),r]),Ub=(e,t=[])=>l(l(b(
",",e),([r,n])=>l(se(n),([i,s])=>[[r,i],s])),([r,n])=>Ub(n,[...t,r]),()=>[t,e]),ZP=e=>l(l(l(se(e),([t,r])=>l(Ub(r),([n,i])=>l(l(b(",",i),([s,a])=>[[s],a],()=>[[],
i]),([s,a])=>[[t,n,s],a]))),([t,r])=>[t,r],()=>l([[],e],([t,r])=>[t,r],()=>[])),([t,r])=>[NE(t),r]),eM=e=>l(l(b("<",e),([t,r])=>l(ZP(r),([n,i])=>l(b(">",i),([s,
a])=>[[t,n,s],a]))),([t,r])=>[DE(t),r]),tM=e=>l(l(Pe(e),([t,r])=>l(eM(r),([n,i])=>[[t,n],i])),([t,r])=>[vE(t),r]),Hb=e=>l(l(l(b(";",e),([t,r])=>[[t],r]),([t,r])=>[
t,r],()=>l([[],e],([t,r])=>[t,r],()=>[])),([t,r])=>[kE(t),r]),jb=e=>l(b("string",e),([t,r])=>[OE(t),r]),qb=e=>l(b("number",e),([t,r])=>[$E(t),r]),rM=e=>l(b("boo\
lean",e),([t,r])=>[wE(t),r]),nM=e=>l(b("undefined",e),([t,r])=>[PE(t),r]),iM=e=>l(b("null",e),([t,r])=>[ME(t),r]),Vb=e=>l(b("integer",e),([t,r])=>[LE(t),r]),sM=e=>l(
b("bigint",e),([t,r])=>[FE(t),r]),aM=e=>l(b("unknown",e),([t,r])=>[BE(t),r]),oM=e=>l(b("any",e),([t,r])=>[UE(t),r]),uM=e=>l(b("object",e),([t,r])=>[HE(t),r]),cM=e=>l(
b("never",e),([t,r])=>[jE(t),r]),Gb=e=>l(b("symbol",e),([t,r])=>[qE(t),r]),lM=e=>l(b("void",e),([t,r])=>[VE(t),r]),mM=e=>l(b("this",e),([t,r])=>[GE(t),r]),pM=e=>l(
l(b("${",e),([t,r])=>l(se(r),([n,i])=>l(b("}",i),([s,a])=>[[t,n,s],a]))),([t,r])=>[XE(t),r]),If=e=>l(ci(["${","`"],e),([t,r])=>[QE(t),r]),Kb=e=>l(l(l(If(e),([t,
r])=>l(pM(r),([n,i])=>l(Kb(i),([s,a])=>[[t,n,s],a]))),([t,r])=>[t,r],()=>l(l(If(e),([t,r])=>[[t],r]),([t,r])=>[t,r],()=>l(l(If(e),([t,r])=>[[t],r]),([t,r])=>[t,
r],()=>[]))),([t,r])=>[JE(t),r]),Cf=e=>l(l(b("`",e),([t,r])=>l(Kb(r),([n,i])=>l(b("`",i),([s,a])=>[[t,n,s],a]))),([t,r])=>[ZE(t),r]),fM=e=>l(Cf(e),([t,r])=>[eT(
t),r]),dM=e=>l(l(l(b("if",e),([t,r])=>l(se(r),([n,i])=>l(b("then",i),([s,a])=>l(se(a),([c,m])=>l(b("else",m),([p,g])=>l(se(g),([E,C])=>[[t,n,s,c,p,E],C])))))),([
t,r])=>[t,r],()=>l(l(b("if",e),([t,r])=>l(se(r),([n,i])=>l(b("then",i),([s,a])=>l(se(a),([c,m])=>[[t,n,s,c],m])))),([t,r])=>[t,r],()=>[])),([t,r])=>[tT(t),r]),hM=e=>l(
Tf(e),([t,r])=>[KE(t),r]),gM=e=>l(l(b("true",e),([t,r])=>[t,r],()=>l(b("false",e),([t,r])=>[t,r],()=>[])),([t,r])=>[zE(t),r]),xM=e=>l(Jc(e),([t,r])=>[WE(t),r]),
yM=e=>l(Zc(["'",'"'],e),([t,r])=>[YE(t),r]),EM=e=>l(l(l(b("keyof",e),([t,r])=>[[t],r]),([t,r])=>[t,r],()=>l([[],e],([t,r])=>[t,r],()=>[])),([t,r])=>[rT(t),r]),zb=(e,t=[])=>l(
l(l(b("[",e),([r,n])=>l(se(n),([i,s])=>l(b("]",s),([a,c])=>[[r,i,a],c]))),([r,n])=>[r,n],()=>l(l(b("[",e),([r,n])=>l(b("]",n),([i,s])=>[[r,i],s])),([r,n])=>[r,n],
()=>[])),([r,n])=>zb(n,[...t,r]),()=>[t,e]),TM=e=>l(zb(e),([t,r])=>[nT(t),r]),bM=e=>l(l(l(b("extends",e),([t,r])=>l(se(r),([n,i])=>l(b("?",i),([s,a])=>l(se(a),([
c,m])=>l(b(":",m),([p,g])=>l(se(g),([E,C])=>[[t,n,s,c,p,E],C])))))),([t,r])=>[t,r],()=>l([[],e],([t,r])=>[t,r],()=>[])),([t,r])=>[iT(t),r]),IM=e=>l(l(l(b("(",e),
([t,r])=>l(se(r),([n,i])=>l(b(")",i),([s,a])=>[[t,n,s],a]))),([t,r])=>[t,r],()=>l(jb(e),([t,r])=>[t,r],()=>l(qb(e),([t,r])=>[t,r],()=>l(rM(e),([t,r])=>[t,r],()=>l(
nM(e),([t,r])=>[t,r],()=>l(iM(e),([t,r])=>[t,r],()=>l(Vb(e),([t,r])=>[t,r],()=>l(sM(e),([t,r])=>[t,r],()=>l(aM(e),([t,r])=>[t,r],()=>l(oM(e),([t,r])=>[t,r],()=>l(
uM(e),([t,r])=>[t,r],()=>l(cM(e),([t,r])=>[t,r],()=>l(Gb(e),([t,r])=>[t,r],()=>l(lM(e),([t,r])=>[t,r],()=>l(mM(e),([t,r])=>[t,r],()=>l(hM(e),([t,r])=>[t,r],()=>l(
gM(e),([t,r])=>[t,r],()=>l(xM(e),([t,r])=>[t,r],()=>l(yM(e),([t,r])=>[t,r],()=>l(fM(e),([t,r])=>[t,r],()=>l(dM(e),([t,r])=>[t,r],()=>l($M(e),([t,r])=>[t,r],()=>l(
MM(e),([t,r])=>[t,r],()=>l(jM(e),([t,r])=>[t,r],()=>l(HM(e),([t,r])=>[t,r],()=>l(KM(e),([t,r])=>[t,r],()=>l(tM(e),([t,r])=>[t,r],()=>l(zM(e),([t,r])=>[t,r],()=>[])))))))))))))))))))))))))))),
([t,r])=>[sT(t),r]),AM=e=>l(l(l(b("with",e),([t,r])=>l(lI(r),([n,i])=>[[t,n],i])),([t,r])=>[t,r],()=>l([[],e],([t,r])=>[t,r],()=>[])),([t,r])=>[aT(t),r]),Wb=e=>l(
l(EM(e),([t,r])=>l(IM(r),([n,i])=>l(TM(i),([s,a])=>l(bM(a),([c,m])=>l(AM(m),([p,g])=>[[t,n,s,c,p],g]))))),([t,r])=>[oT(t),r]),Yb=e=>l(l(l(b("&",e),([t,r])=>l(Wb(
r),([n,i])=>l(Yb(i),([s,a])=>[[t,n,s],a]))),([t,r])=>[t,r],()=>l([[],e],([t,r])=>[t,r],()=>[])),([t,r])=>[t,r]),Xb=e=>l(l(Wb(e),([t,r])=>l(Yb(r),([n,i])=>[[t,n],
i])),([t,r])=>[uT(t),r]),Qb=e=>l(l(l(b("|",e),([t,r])=>l(Xb(r),([n,i])=>l(Qb(i),([s,a])=>[[t,n,s],a]))),([t,r])=>[t,r],()=>l([[],e],([t,r])=>[t,r],()=>[])),([t,
r])=>[t,r]),el=e=>l(l(Xb(e),([t,r])=>l(Qb(r),([n,i])=>[[t,n],i])),([t,r])=>[cT(t),r]),SM=e=>l(l(b("readonly",e),([t,r])=>l(el(r),([n,i])=>[[t,n],i])),([t,r])=>[
lT(t),r]),CM=e=>l(l(b("|",e),([t,r])=>l(el(r),([n,i])=>[[t,n],i])),([t,r])=>[mT(t),r]),_M=e=>l(l(Sf(e),([t,r])=>l(b("=",r),([n,i])=>l(se(i),([s,a])=>[[t,n,s],a]))),
([t,r])=>[pT(t),r]),RM=e=>l(l(l(b("infer",e),([t,r])=>l(Pe(r),([n,i])=>l(b("extends",i),([s,a])=>l(el(a),([c,m])=>[[t,n,s,c],m])))),([t,r])=>[t,r],()=>l(l(b("in\
fer",e),([t,r])=>l(Pe(r),([n,i])=>[[t,n],i])),([t,r])=>[t,r],()=>[])),([t,r])=>[fT(t),r]),se=e=>l(l(RM(e),([t,r])=>[t,r],()=>l(CM(e),([t,r])=>[t,r],()=>l(SM(e),
([t,r])=>[t,r],()=>l(el(e),([t,r])=>[t,r],()=>[])))),([t,r])=>[t,r]),NM=e=>l(Jc(e),([t,r])=>[dT(t),r]),DM=e=>l(Pe(e),([t,r])=>[t,r]),vM=e=>l(Zc(["'",'"'],e),([t,
r])=>[t,r]),kM=e=>l(l(b("[",e),([t,r])=>l(Pe(r),([n,i])=>l(b(":",i),([s,a])=>l(l(Vb(a),([c,m])=>[c,m],()=>l(qb(a),([c,m])=>[c,m],()=>l(jb(a),([c,m])=>[c,m],()=>l(
Gb(a),([c,m])=>[c,m],()=>[])))),([c,m])=>l(b("]",m),([p,g])=>[[t,n,s,c,p],g]))))),([t,r])=>[hT(t),r]),Jb=e=>l(l(NM(e),([t,r])=>[t,r],()=>l(DM(e),([t,r])=>[t,r],
()=>l(vM(e),([t,r])=>[t,r],()=>l(kM(e),([t,r])=>[t,r],()=>[])))),([t,r])=>[t,r]),Zb=e=>l(l(l(b("readonly",e),([t,r])=>[[t],r]),([t,r])=>[t,r],()=>l([[],e],([t,r])=>[
t,r],()=>[])),([t,r])=>[gT(t),r]),eI=e=>l(l(l(b("?",e),([t,r])=>[[t],r]),([t,r])=>[t,r],()=>l([[],e],([t,r])=>[t,r],()=>[])),([t,r])=>[xT(t),r]),tI=e=>l(l(Zb(e),
([t,r])=>l(Jb(r),([n,i])=>l(eI(i),([s,a])=>l(b(":",a),([c,m])=>l(se(m),([p,g])=>[[t,n,s,c,p],g]))))),([t,r])=>[yT(t),r]),tl=e=>l(l(l(b(",",e),([t,r])=>l(b(`
`,r),([n,i])=>[[t,n],i])),([t,r])=>[t,r],()=>l(l(b(";",e),([t,r])=>l(b(`
`,r),([n,i])=>[[t,n],i])),([t,r])=>[t,r],()=>l(l(b(",",e),([t,r])=>[[t],r]),([t,r])=>[t,r],()=>l(l(b(";",e),([t,r])=>[[t],r]),([t,r])=>[t,r],()=>l(l(b(`
`,e),([t,r])=>[[t],r]),([t,r])=>[t,r],()=>[]))))),([t,r])=>[t,r]),rI=(e,t=[])=>l(l(tl(e),([r,n])=>l(tI(n),([i,s])=>[[r,i],s])),([r,n])=>rI(n,[...t,r]),()=>[t,e]),
OM=e=>l(l(l(tI(e),([t,r])=>l(rI(r),([n,i])=>l(l(tl(i),([s,a])=>[[s],a],()=>[[],i]),([s,a])=>[[t,n,s],a]))),([t,r])=>[t,r],()=>l([[],e],([t,r])=>[t,r],()=>[])),([
t,r])=>[ET(t),r]),_f=e=>l(l(b("{",e),([t,r])=>l(OM(r),([n,i])=>l(b("}",i),([s,a])=>[[t,n,s],a]))),([t,r])=>[bT(t),r]),$M=e=>l(_f(e),([t,r])=>[IT(t),r]),wM=e=>l(
l(l(Pe(e),([t,r])=>l(b("?",r),([n,i])=>l(b(":",i),([s,a])=>l(b("readonly",a),([c,m])=>l(se(m),([p,g])=>[[t,n,s,c,p],g]))))),([t,r])=>[t,r],()=>l(l(Pe(e),([t,r])=>l(
b(":",r),([n,i])=>l(b("readonly",i),([s,a])=>l(se(a),([c,m])=>[[t,n,s,c],m])))),([t,r])=>[t,r],()=>l(l(Pe(e),([t,r])=>l(b("?",r),([n,i])=>l(b(":",i),([s,a])=>l(
se(a),([c,m])=>[[t,n,s,c],m])))),([t,r])=>[t,r],()=>l(l(Pe(e),([t,r])=>l(b(":",r),([n,i])=>l(se(i),([s,a])=>[[t,n,s],a]))),([t,r])=>[t,r],()=>[])))),([t,r])=>[AT(
t),r]),Mb=e=>l(l(wM(e),([t,r])=>[t,r],()=>l(l(Zb(e),([t,r])=>l(se(r),([n,i])=>l(eI(i),([s,a])=>[[t,n,s],a]))),([t,r])=>[t,r],()=>[])),([t,r])=>[ST(t),r]),nI=e=>l(
l(l(b("...",e),([t,r])=>l(Mb(r),([n,i])=>[[t,n],i])),([t,r])=>[t,r],()=>l(l(Mb(e),([t,r])=>[[t],r]),([t,r])=>[t,r],()=>[])),([t,r])=>[CT(t),r]),iI=(e,t=[])=>l(l(
b(",",e),([r,n])=>l(nI(n),([i,s])=>[[r,i],s])),([r,n])=>iI(n,[...t,r]),()=>[t,e]),PM=e=>l(l(l(nI(e),([t,r])=>l(iI(r),([n,i])=>l(l(b(",",i),([s,a])=>[[s],a],()=>[
[],i]),([s,a])=>[[t,n,s],a]))),([t,r])=>[t,r],()=>l([[],e],([t,r])=>[t,r],()=>[])),([t,r])=>[_T(t),r]),MM=e=>l(l(b("[",e),([t,r])=>l(PM(r),([n,i])=>l(b("]",i),([
s,a])=>[[t,n,s],a]))),([t,r])=>[RT(t),r]),LM=e=>l(l(Pe(e),([t,r])=>l(b("?",r),([n,i])=>l(b(":",i),([s,a])=>l(b("readonly",a),([c,m])=>l(se(m),([p,g])=>[[t,n,s,c,
p],g]))))),([t,r])=>[NT(t),r]),FM=e=>l(l(Pe(e),([t,r])=>l(b(":",r),([n,i])=>l(b("readonly",i),([s,a])=>l(se(a),([c,m])=>[[t,n,s,c],m])))),([t,r])=>[DT(t),r]),BM=e=>l(
l(Pe(e),([t,r])=>l(b("?",r),([n,i])=>l(b(":",i),([s,a])=>l(se(a),([c,m])=>[[t,n,s,c],m])))),([t,r])=>[vT(t),r]),UM=e=>l(l(Pe(e),([t,r])=>l(b(":",r),([n,i])=>l(se(
i),([s,a])=>[[t,n,s],a]))),([t,r])=>[kT(t),r]),Lb=e=>l(l(LM(e),([t,r])=>[t,r],()=>l(FM(e),([t,r])=>[t,r],()=>l(BM(e),([t,r])=>[t,r],()=>l(UM(e),([t,r])=>[t,r],()=>[])))),
([t,r])=>[t,r]),sI=e=>l(l(l(b("...",e),([t,r])=>l(Lb(r),([n,i])=>[[t,n],i])),([t,r])=>[t,r],()=>l(l(Lb(e),([t,r])=>[[t],r]),([t,r])=>[t,r],()=>[])),([t,r])=>[OT(
t),r]),aI=(e,t=[])=>l(l(b(",",e),([r,n])=>l(sI(n),([i,s])=>[[r,i],s])),([r,n])=>aI(n,[...t,r]),()=>[t,e]),oI=e=>l(l(l(sI(e),([t,r])=>l(aI(r),([n,i])=>l(l(b(",",
i),([s,a])=>[[s],a],()=>[[],i]),([s,a])=>[[t,n,s],a]))),([t,r])=>[t,r],()=>l([[],e],([t,r])=>[t,r],()=>[])),([t,r])=>[$T(t),r]),HM=e=>l(l(b("(",e),([t,r])=>l(oI(
r),([n,i])=>l(b(")",i),([s,a])=>l(b("=>",a),([c,m])=>l(se(m),([p,g])=>[[t,n,s,c,p],g]))))),([t,r])=>[wT(t),r]),jM=e=>l(l(b("new",e),([t,r])=>l(b("(",r),([n,i])=>l(
oI(i),([s,a])=>l(b(")",a),([c,m])=>l(b("=>",m),([p,g])=>l(se(g),([E,C])=>[[t,n,s,c,p,E],C])))))),([t,r])=>[PT(t),r]),qM=e=>l(l(l(b("+",e),([t,r])=>l(b("readonly",
r),([n,i])=>[[t,n],i])),([t,r])=>[t,r],()=>l(l(b("-",e),([t,r])=>l(b("readonly",r),([n,i])=>[[t,n],i])),([t,r])=>[t,r],()=>l(l(b("readonly",e),([t,r])=>[[t],r]),
([t,r])=>[t,r],()=>l([[],e],([t,r])=>[t,r],()=>[])))),([t,r])=>[MT(t),r]),VM=e=>l(l(l(b("+",e),([t,r])=>l(b("?",r),([n,i])=>[[t,n],i])),([t,r])=>[t,r],()=>l(l(b(
"-",e),([t,r])=>l(b("?",r),([n,i])=>[[t,n],i])),([t,r])=>[t,r],()=>l(l(b("?",e),([t,r])=>[[t],r]),([t,r])=>[t,r],()=>l([[],e],([t,r])=>[t,r],()=>[])))),([t,r])=>[
LT(t),r]),GM=e=>l(l(l(b("as",e),([t,r])=>l(se(r),([n,i])=>[[t,n],i])),([t,r])=>[t,r],()=>l([[],e],([t,r])=>[t,r],()=>[])),([t,r])=>[FT(t),r]),KM=e=>l(l(b("{",e),
([t,r])=>l(qM(r),([n,i])=>l(b("[",i),([s,a])=>l(Pe(a),([c,m])=>l(b("in",m),([p,g])=>l(se(g),([E,C])=>l(GM(C),([O,j])=>l(b("]",j),([Ue,Vt])=>l(VM(Vt),([ar,Xr])=>l(
b(":",Xr),([Ci,us])=>l(se(us),([Kn,Er])=>l(Hb(Er),([cs,ls])=>l(b("}",ls),([_u,zn])=>[[t,n,s,c,p,E,O,Ue,ar,Ci,Kn,cs,_u],zn]))))))))))))),([t,r])=>[BT(t),r]),zM=e=>l(
Pe(e),([t,r])=>[UT(t),r]),WM=e=>l(Tf(e),([t,r])=>[HT(t),r]),YM=e=>l(Jc(e),([t,r])=>[jT(t),r]),XM=e=>l(l(b("true",e),([t,r])=>[t,r],()=>l(b("false",e),([t,r])=>[
t,r],()=>[])),([t,r])=>[qT(t),r]),QM=e=>l(Zc(['"',"'"],e),([t,r])=>[t,r]),JM=e=>l(b("null",e),([t,r])=>[VT(t),r]),ZM=e=>l(b("undefined",e),([t,r])=>[void 0,r]),
uI=e=>l(l(Jb(e),([t,r])=>l(b(":",r),([n,i])=>l(Rf(i),([s,a])=>[[t,n,s],a]))),([t,r])=>[GT(t),r]),cI=(e,t=[])=>l(l(tl(e),([r,n])=>l(uI(n),([i,s])=>[[r,i],s])),([
r,n])=>cI(n,[...t,r]),()=>[t,e]),eL=e=>l(l(l(uI(e),([t,r])=>l(cI(r),([n,i])=>l(l(tl(i),([s,a])=>[[s],a],()=>[[],i]),([s,a])=>[[t,n,s],a]))),([t,r])=>[t,r],()=>l(
[[],e],([t,r])=>[t,r],()=>[])),([t,r])=>[KT(t),r]),lI=e=>l(l(b("{",e),([t,r])=>l(eL(r),([n,i])=>l(b("}",i),([s,a])=>[[t,n,s],a]))),([t,r])=>[zT(t),r]),mI=(e,t=[])=>l(
l(b(",",e),([r,n])=>l(Rf(n),([i,s])=>[[r,i],s])),([r,n])=>mI(n,[...t,r]),()=>[t,e]),tL=e=>l(l(l(Rf(e),([t,r])=>l(mI(r),([n,i])=>l(l(b(",",i),([s,a])=>[[s],a],()=>[
[],i]),([s,a])=>[[t,n,s],a]))),([t,r])=>[t,r],()=>l([[],e],([t,r])=>[t,r],()=>[])),([t,r])=>[WT(t),r]),rL=e=>l(l(b("[",e),([t,r])=>l(tL(r),([n,i])=>l(b("]",i),([
s,a])=>[[t,n,s],a]))),([t,r])=>[YT(t),r]),Rf=e=>l(l(WM(e),([t,r])=>[t,r],()=>l(YM(e),([t,r])=>[t,r],()=>l(XM(e),([t,r])=>[t,r],()=>l(QM(e),([t,r])=>[t,r],()=>l(
JM(e),([t,r])=>[t,r],()=>l(ZM(e),([t,r])=>[t,r],()=>l(lI(e),([t,r])=>[t,r],()=>l(rL(e),([t,r])=>[t,r],()=>[])))))))),([t,r])=>[t,r]),nL=e=>l(b("-?(?:0|[1-9][0-9\
]*)n",e),([t,r])=>[XT(t),r]),iL=e=>l(b(".*",e),([t,r])=>[QT(t),r]),sL=e=>l(b("-?(?:0|[1-9][0-9]*)(?:\\.[0-9]+)?",e),([t,r])=>[JT(t),r]),aL=e=>l(b("-?(?:0|[1-9][\
0-9]*)",e),([t,r])=>[ZT(t),r]),oL=e=>l(b("(?!)",e),([t,r])=>[eb(t),r]),uL=e=>l(Pb(["-?(?:0|[1-9][0-9]*)n",".*","-?(?:0|[1-9][0-9]*)(?:\\.[0-9]+)?","-?(?:0|[1-9]\
[0-9]*)","(?!)","(",")","$","|"],e),([t,r])=>[tb(t),r]),cL=e=>l(l(nL(e),([t,r])=>[t,r],()=>l(iL(e),([t,r])=>[t,r],()=>l(sL(e),([t,r])=>[t,r],()=>l(aL(e),([t,r])=>[
t,r],()=>l(oL(e),([t,r])=>[t,r],()=>l(lL(e),([t,r])=>[t,r],()=>l(uL(e),([t,r])=>[t,r],()=>[]))))))),([t,r])=>[t,r]),lL=e=>l(l(b("(",e),([t,r])=>l(Nf(r),([n,i])=>l(
b(")",i),([s,a])=>[[t,n,s],a]))),([t,r])=>[rb(t),r]),pI=e=>l(l(l(Af(e),([t,r])=>l(b("|",r),([n,i])=>l(pI(i),([s,a])=>[[t,n,s],a]))),([t,r])=>[t,r],()=>l(l(Af(e),
([t,r])=>[[t],r]),([t,r])=>[t,r],()=>l([[],e],([t,r])=>[t,r],()=>[]))),([t,r])=>[nb(t),r]),Af=e=>l(l(cL(e),([t,r])=>l(Nf(r),([n,i])=>[[t,n],i])),([t,r])=>[ib(t),
r]),Nf=e=>l(l(pI(e),([t,r])=>[t,r],()=>l(Af(e),([t,r])=>[t,r],()=>[])),([t,r])=>[t,r]),By=e=>l(l(b("^",e),([t,r])=>l(Nf(r),([n,i])=>l(b("$",i),([s,a])=>[[t,n,s],
a]))),([t,r])=>[sb(t),r]),fI=(e,t=[])=>l(l(b(",",e),([r,n])=>l(se(n),([i,s])=>[[r,i],s])),([r,n])=>fI(n,[...t,r]),()=>[t,e]),mL=e=>l(l(l(se(e),([t,r])=>l(fI(r),
([n,i])=>l(l(b(",",i),([s,a])=>[[s],a],()=>[[],i]),([s,a])=>[[t,n,s],a]))),([t,r])=>[t,r],()=>l([[],e],([t,r])=>[t,r],()=>[])),([t,r])=>[ab(t),r]),dI=e=>l(l(l(b(
"extends",e),([t,r])=>l(mL(r),([n,i])=>[[t,n],i])),([t,r])=>[t,r],()=>l([[],e],([t,r])=>[t,r],()=>[])),([t,r])=>[ob(t),r]),pL=e=>l(l(b("interface",e),([t,r])=>l(
Pe(r),([n,i])=>l(Sf(i),([s,a])=>l(dI(a),([c,m])=>l(_f(m),([p,g])=>[[t,n,s,c,p],g]))))),([t,r])=>[ub(t),r]),fL=e=>l(l(b("interface",e),([t,r])=>l(Pe(r),([n,i])=>l(
dI(i),([s,a])=>l(_f(a),([c,m])=>[[t,n,s,c],m])))),([t,r])=>[cb(t),r]),dL=e=>l(l(b("type",e),([t,r])=>l(Pe(r),([n,i])=>l(Sf(i),([s,a])=>l(b("=",a),([c,m])=>l(se(
m),([p,g])=>[[t,n,s,c,p],g]))))),([t,r])=>[lb(t),r]),hL=e=>l(l(b("type",e),([t,r])=>l(Pe(r),([n,i])=>l(b("=",i),([s,a])=>l(se(a),([c,m])=>[[t,n,s,c],m])))),([t,
r])=>[mb(t),r]),gL=e=>l(l(l(b("export",e),([t,r])=>[[t],r]),([t,r])=>[t,r],()=>l([[],e],([t,r])=>[t,r],()=>[])),([t,r])=>[pb(t),r]),hI=e=>l(l(l(b(";",e),([t,r])=>l(
b(`
`,r),([n,i])=>[[t,n],i])),([t,r])=>[t,r],()=>l(l(b(";",e),([t,r])=>[[t],r]),([t,r])=>[t,r],()=>l(l(b(`
`,e),([t,r])=>[[t],r]),([t,r])=>[t,r],()=>[]))),([t,r])=>[t,r]),gI=(e,t=[])=>l(l(hI(e),([r,n])=>l(Df(n),([i,s])=>[[r,i],s])),([r,n])=>gI(n,[...t,r]),()=>[t,e]),
xL=e=>l(l(l(Df(e),([t,r])=>l(gI(r),([n,i])=>l(l(hI(i),([s,a])=>[[s],a],()=>[[],i]),([s,a])=>[[t,n,s],a]))),([t,r])=>[t,r],()=>l([[],e],([t,r])=>[t,r],()=>[])),([
t,r])=>[fb(t),r]),Df=e=>l(l(gL(e),([t,r])=>l(l(pL(r),([n,i])=>[n,i],()=>l(fL(r),([n,i])=>[n,i],()=>l(dL(r),([n,i])=>[n,i],()=>l(hL(r),([n,i])=>[n,i],()=>[])))),
([n,i])=>l(Hb(i),([s,a])=>[[t,n,s],a]))),([t,r])=>[db(t),r]),yL=e=>l(l(Df(e),([t,r])=>l(xL(r),([n,i])=>[[t,n],i])),([t,r])=>[hb(t),r]),xI=e=>l(l(yL(e),([t,r])=>[
t,r],()=>l(_M(e),([t,r])=>[t,r],()=>l(se(e),([t,r])=>[t,r],()=>[]))),([t,r])=>[t,r]);function yI(e){let t=Cf(`\`${e}\``);return o.IsEqual(t.length,2)?t[0]:Ge()}function TL(e){return e.join("|")}function bL(e){return e.slice(1,e.length-1)}function IL(e,t,r){return li(t,`${r}${e}`)}function AL(e,t){return li(e,`${t}${$y}`)}
function SL(e,t){return li(e,`${t}${fc}`)}function CL(e,t){return li(e,`${t}${hc}`)}function _L(e,t){return co(X([re("false"),re("true")]),e,t)}function RL(e,t){
return li(e,`${t}${gc}`)}function NL(e,t,r){return li(t,`${r}${bL(e)}`)}function DL(e,t,r){let n=lo(e,{});return co(n,t,r)}function vL(e,t,r){let n=At(e);return co(
n,t,r)}function EI(e,t,r,n=[]){return o.ShiftLeft(e,(i,s)=>EI(s,t,r,[...n,co(i,[],"")]),()=>li(t,`${r}(${TL(n)})`))}function co(e,t,r){return ct(e)?vL(e.enum,t,
r):bt(e)?SL(t,r):le(e)?IL(e.const,t,r):sn(e)?AL(t,r):Ir(e)?_L(t,r):Ke(e)?CL(t,r):It(e)?RL(t,r):$e(e)?NL(e.pattern,t,r):bI(e)?DL(e.parameters[0],t,r):P(e)?EI(e.anyOf,
t,r):oy}function li(e,t){return o.ShiftLeft(e,(r,n)=>co(r,n,t),()=>t)}function kL(e){return`^${li(e,"")}$`}function TI(e){let t=kL(e);return yc(t)}function lo(e,t){return W(e)?y.Update(TI(e),{},t):Nc(e,t)}function II(e,t,r,n){let i=pr(e,t,r);return lo(i,n)}function Nc(e,t={}){return M("TemplateLiteral",[e],t)}function bI(e){return We(e)&&o.HasPropertyKey(e,"action")&&o.IsEqual(e.action,"TemplateLiteral")}function AI(e){
return lo(e,{})}function OL(e){let t=yI(e);return AI(t)}function SI(e,t={}){let r=o.IsString(e)?OL(e):AI(e);return y.Update(r,{},t)}function $e(e){return $(e,"T\
emplateLiteral")}var V={};Gt(V,{ExtendsFalse:()=>z,ExtendsTrue:()=>k,ExtendsUnion:()=>vf,IsExtendsFalse:()=>$L,IsExtendsTrue:()=>_I,IsExtendsTrueLike:()=>on,IsExtendsUnion:()=>CI,
Match:()=>Me});function vf(e){return y.Create({"~kind":"ExtendsUnion"},{inferred:e})}function CI(e){return o.IsObject(e)&&o.HasPropertyKey(e,"~kind")&&o.HasPropertyKey(e,"infe\
rred")&&o.IsEqual(e["~kind"],"ExtendsUnion")&&o.IsObject(e.inferred)}function k(e){return y.Create({"~kind":"ExtendsTrue"},{inferred:e})}function _I(e){return o.
IsObject(e)&&o.HasPropertyKey(e,"~kind")&&o.HasPropertyKey(e,"inferred")&&o.IsEqual(e["~kind"],"ExtendsTrue")&&o.IsObject(e.inferred)}function z(){return y.Create(
{"~kind":"ExtendsFalse"},{})}function $L(e){return o.IsObject(e)&&o.HasPropertyKey(e,"~kind")&&o.IsEqual(e["~kind"],"ExtendsFalse")}function on(e){return CI(e)||
_I(e)}function Me(e,t,r){return on(e)?t(e.inferred):r()}function wL(e,t,r,n){return Me(ne(e,r,n),i=>k(y.Assign(y.Assign(e,i),{[t]:r})),()=>z())}function PL(e,t){return k(e)}function ML(e,t,r,n,i){return Me(ne(e,t,r),
s=>Me(ne(s,t,n),a=>k(a),()=>z()),()=>Me(ne(e,t,i),s=>k(s),()=>z()))}function LL(e,t,r){let n=At(r);return ne(e,t,n)}function RI(e,t,r){return o.ShiftLeft(r,(n,i)=>Me(
ne(e,t,n),s=>RI(s,t,i),()=>z()),()=>k(e))}function FL(e,t,r){let n=xt(r);return ne(e,t,n)}function NI(e,t,r){return o.ShiftLeft(r,(n,i)=>Me(ne(e,t,n),s=>k(s),()=>NI(
e,t,i)),()=>z())}function me(e,t,r){return Ne(r)?PL(e,t):Oe(r)?ML(e,t,r.if,r.then,r.else):ct(r)?LL(e,t,r.enum):je(r)?wL(e,r.name,t,r.extends):te(r)?RI(e,t,r.allOf):
$e(r)?FL(e,t,r.pattern):P(r)?NI(e,t,r.anyOf):He(r)?k(e):z()}function DI(e,t,r){return je(r)?me(e,t,r):Ne(r)?k(e):He(r)?k(e):vf(e)}function BL(e,t){let r=vi(e),n=vi(t);return r&&n||!r&&n?!0:!(r&&!n)}function vI(e,t,r,n){return _e(n)?BL(t,n)?ne(e,r,n.items):z():me(e,t,n)}function kI(e,t,r){return sn(r)?k(e):me(e,t,r)}function OI(e,t,r){return Ir(r)?k(e):me(e,t,r)}function UL(e,t,r,n,i){let s=je(n)?t:n,a=je(n)?n:t,c=rt(t),m=rt(n);return!c&&m?z():Me(ne(e,s,a),p=>mo(p,r,i),()=>z())}function HL(e,t,r,n){return o.ShiftLeft(n,
(i,s)=>UL(e,t,r,i,s),()=>rt(t)?k(e):z())}function jL(e,t,r){return o.ShiftLeft(t,(n,i)=>HL(e,n,i,r),()=>k(e))}function mo(e,t,r){return jL(e,t,r)}function rl(e,t,r){return an(r)?k(e):ne(e,t,r)}function $I(e,t,r,n){return Ne(n)?k(e):He(n)?k(e):Xe(n)?Me(mo(e,t,n.parameters),i=>rl(i,r,n.instanceType),()=>z()):z()}function wI(e,t,r,n,i){return Me(ne(e,t,i),()=>ne(e,r,i),()=>ne(e,n,i))}function PI(e,t,r){let n=At(t);return ne(e,n,r)}function MI(e,t,r,n){return Ne(n)?k(e):He(n)?k(e):Qe(n)?Me(mo(e,t,n.parameters),i=>rl(i,r,n.returnType),()=>z()):z()}function LI(e,t,r){return bt(r)?k(e):Ke(r)?k(e):me(e,t,r)}function FI(e,t,r){let n=we(t);return ne(e,n,r)}function nl(e,t,r){return t===r?k(e):z()}function qL(e,t,r){return le(r)?nl(e,t,r.const):sn(r)?k(e):me(e,re(t),r)}function VL(e,t,r){return le(r)?nl(e,t,r.const):
Ir(r)?k(e):me(e,re(t),r)}function GL(e,t,r){return le(r)?nl(e,t,r.const):Ke(r)?k(e):me(e,re(t),r)}function KL(e,t,r){return le(r)?nl(e,t,r.const):It(r)?k(e):me(
e,re(t),r)}function BI(e,t,r){return o.IsBigInt(t.const)?qL(e,t.const,r):o.IsBoolean(t.const)?VL(e,t.const,r):o.IsNumber(t.const)?GL(e,t.const,r):o.IsString(t.const)?
KL(e,t.const,r):Ge()}function UI(e,t,r){return je(r)?me(e,t,r):k(e)}function HI(e,t,r){return Rs(r)?k(e):me(e,t,r)}function jI(e,t,r){return Ke(r)?k(e):me(e,t,r)}function zL(e,t,r){return rt(t)?rt(r)?k(e):z():k(e)}function WL(e,t,r){return je(r)&&Fr(r.extends)?z():Me(ne(e,t,r),n=>zL(n,t,r),()=>z())}function YL(e,t){return e.
reduce((r,n)=>n in t?on(t[n])?{...r,...t[n].inferred}:Ge():Ge(),{})}function XL(e,t,r){let n={};for(let a of o.Keys(r))n[a]=a in t?WL({},t[a],r[a]):rt(r[a])?je(
r[a])?k(y.Assign(e,{[r[a].name]:r[a].extends})):k(e):z();let i=o.Values(n).every(a=>on(a)),s=i?YL(o.Keys(n),n):{};return i?k(s):z()}function QL(e,t,r){let n=XL(
e,t,r);return on(n)?k(y.Assign(e,n.inferred)):z()}function JL(e,t,r){return QL(e,t,r)}function ZL(e,t){return o.Keys(t).reduce((r,n)=>({...r,[n]:o.HasPropertyKey(
e,n)?P(r[n])?X([...r[n].anyOf,t[n]]):X([e[n],t[n]]):t[n]}),e)}function qI(e,t,r,n){return o.ShiftLeft(t,(i,s)=>Me(ne({},e[i],r),a=>qI(e,s,r,ZL(n,a)),()=>z()),()=>k(
n))}function eF(e,t,r,n){let i=o.Keys(t);return qI(t,i,n,e)}function VI(e,t,r){return mt(r)?eF(e,t,Cr(r),St(r)):ce(r)?JL(e,t,r.properties):me(e,q(t),r)}function tF(e,t){return o.IsEqual(o.Keys(t).length,0)?k(e):z()}function rF(e,t,r,n,i){return ne(e,r,i)}function GI(e,t,r,n){return mt(n)?rF(e,Sc(t),r,Sc(Cr(n)),
St(n)):ce(n)?tF(e,n.properties):Ne(n)?k(e):He(n)?k(e):z()}function KI(e,t,r){return It(r)?k(e):me(e,t,r)}function zI(e,t,r){return ni(r)?k(e):me(e,t,r)}function WI(e,t,r){let n=xt(t);return ne(e,n,r)}function kf(e,t){return y.Create({"~kind":"Inferrable"},{name:e,type:t},{})}function po(e){return o.IsObject(e)&&o.HasPropertyKey(e,"~kind")&&o.HasPropertyKey(e,
"name")&&o.HasPropertyKey(e,"type")&&o.IsEqual(e["~kind"],"Inferrable")&&o.IsString(e.name)&&o.IsObject(e.type)}function Of(e){return oi(e)?je(e.items)?_e(e.items.
extends)?kf(e.items.name,e.items.extends.items):He(e.items.extends)?kf(e.items.name,e.items.extends):void 0:Ge():void 0}function il(e){return je(e)?kf(e.name,e.
extends):void 0}function YI(e,t){let r=[];for(let n of e){if(!on(ne({},n,t)))return;r.push(n)}return r}function XI(e,t,r,n){let i=YI(r,n);return o.IsArray(i)?k(
y.Assign(e,{[t]:ze(i)})):z()}function sl(e,t,r,n){let i=YI(r,n);return o.IsArray(i)?k(y.Assign(e,{[t]:X(i)})):z()}function nF(e){return[...e].reverse()}function $f(e,t){return t?nF(e):e}function iF(e){let t=e.length>0?e[0]:void 0,r=We(t)?Of(t):void 0;return We(r)}function sF(e,t,r,n,i,s){
return Me(ne(e,r,i),a=>QI(a,t,n,s),()=>z())}function aF(e,t,r,n,i){let s=Of(n);return po(s)?XI(e,s.name,$f(r,t),s.type):o.ShiftLeft(r,(a,c)=>sF(e,t,a,c,n,i),()=>z())}
function oF(e,t,r,n){return o.ShiftLeft(n,(i,s)=>aF(e,t,r,i,s),()=>o.IsEqual(r.length,0)?k(e):z())}function QI(e,t,r,n){return oF(e,t,r,n)}function uF(e,t,r){let n=mi(
e,Ie([],[]),r),i=iF(n);return QI(e,i,$f(t,i),$f(n,i))}function cF(e,t,r){for(let n of t){let i=ne(e,n,r);if(!on(i))return i;e=i.inferred}return k(e)}function lF(e,t,r){
let n=il(r);return po(n)?sl(e,n.name,t,n.type):cF(e,t,r)}function JI(e,t,r){let n=mi(e,Ie([],[]),t);return ge(r)?uF(e,n,r.items):_e(r)?lF(e,n,r.items):me(e,ze(n),
r)}function ZI(e,t,r){return an(r)?k(e):ws(r)?k(e):me(e,t,r)}function eA(e,t,r){return o.ShiftLeft(r,(n,i)=>Me(ne(e,t,n),s=>k(s),()=>eA(e,t,i)),()=>z())}function wf(e,t,r){return o.ShiftLeft(t,(n,i)=>Me(eA(e,n,r),s=>wf(s,
i,r),()=>z()),()=>k(e))}function tA(e,t,r){let n=il(r);return po(n)?sl(e,n.name,t,n.type):P(r)?wf(e,t,r.anyOf):wf(e,t,[r])}function rA(e,t,r){return je(r)?me(e,t,r):Ne(r)?k(e):He(r)?k(e):z()}function nA(e,t,r){return an(r)?k(e):me(e,t,r)}function ne(e,t,r){return Ne(t)?DI(e,t,r):_e(t)?vI(e,t,t.items,r):sn(t)?kI(e,t,r):Ir(t)?OI(e,t,r):Xe(t)?$I(e,t.parameters,t.instanceType,r):Oe(t)?wI(e,t.if,t.then,
t.else,r):ct(t)?PI(e,t.enum,r):Qe(t)?MI(e,t.parameters,t.returnType,r):bt(t)?LI(e,t,r):te(t)?FI(e,t.allOf,r):le(t)?BI(e,t,r):Fr(t)?UI(e,t,r):Rs(t)?HI(e,t,r):Ke(
t)?jI(e,t,r):ce(t)?VI(e,t.properties,r):mt(t)?GI(e,Cr(t),St(t),r):It(t)?KI(e,t,r):ni(t)?zI(e,t,r):$e(t)?WI(e,t.pattern,r):ge(t)?JI(e,t.items,r):ws(t)?ZI(e,t,r):
P(t)?tA(e,t.anyOf,r):He(t)?rA(e,t,r):an(t)?nA(e,t,r):z()}function mF(e,t){return we([...e,q(t)])}function Pf(e,t,r){return W(e)?y.Update(mF(e,t),{},r):io(e,t,r)}function iA(e,t,r,n,i){let s=pr(e,t,r),a=fo(e,t,n);return Pf(
s,a,i)}function io(e,t,r={}){return M("Interface",[e,t],r)}function Fs(e){return We(e)&&o.HasPropertyKey(e,"action")&&o.IsEqual(e.action,"Interface")}function sA(e,t,r={}){
return Pf(e,t,r)}function pF(e,t,r){return e.includes(r)?!0:ho([...e,r],t,t[r])}function aA(e,t,r){let n=nc(r);return Mi(e,t,n)}function Mi(e,t,r){return o.ShiftLeft(r,(n,i)=>ho(
e,t,n)?!0:Mi(e,t,i),()=>!1)}function ho(e,t,r){return Je(r)?pF(e,t,r.$ref):_e(r)?ho(e,t,r.items):Xe(r)?Mi(e,t,[...r.parameters,r.instanceType]):Qe(r)?Mi(e,t,[...r.
parameters,r.returnType]):Fs(r)?aA(e,t,r.parameters[1]):te(r)?Mi(e,t,r.allOf):ce(r)?aA(e,t,r.properties):P(r)?Mi(e,t,r.anyOf):ge(r)?Mi(e,t,r.items):mt(r)?ho(e,t,
St(r)):!1}function oA(e,t,r){return ho(e,t,r)}function fF(e,t){return t.reduce((r,n)=>oA([n],e,e[n])?[...r,n]:r,[])}function uA(e){let t=rc(e);return fF(e,t)}function dF(e,t,r){return r.includes(t)?r:t in e?go(e,e[t],[...r,t]):Ge()}function cA(e,t,r){let n=nc(t);return Bs(e,n,r)}function Bs(e,t,r){return t.reduce((n,i)=>go(
e,i,n),r)}function go(e,t,r){return Je(t)?dF(e,t.$ref,r):_e(t)?go(e,t.items,r):Xe(t)?Bs(e,[...t.parameters,t.instanceType],r):Qe(t)?Bs(e,[...t.parameters,t.returnType],
r):Fs(t)?cA(e,t.parameters[1],r):te(t)?Bs(e,t.allOf,r):ce(t)?cA(e,t.properties,r):P(t)?Bs(e,t.anyOf,r):ge(t)?Bs(e,t.items,r):mt(t)?go(e,St(t),r):r}function lA(e,t,r){
return go(e,r,[t])}function hF(e){return Ss()}function gF(e){return o.Keys(e).reduce((t,r)=>({...t,[r]:Li(e[r])}),{})}function xo(e){return e.reduce((t,r)=>[...t,Li(r)],[])}function Li(e){
return Je(e)?hF(e.$ref):_e(e)?mr(Li(e.items),ec(e)):Xe(e)?Zr(xo(e.parameters),Li(e.instanceType)):Qe(e)?en(xo(e.parameters),Li(e.returnType)):te(e)?wt(xo(e.allOf)):
ce(e)?q(gF(e.properties)):mt(e)?Ac(Os(e),Li(St(e))):P(e)?X(xo(e.anyOf)):ge(e)?ze(xo(e.items)):e}function xF(e,t){return t in e?Li(e[t]):nt()}function mA(e){return xF(
e.$defs,e.$ref)}function yF(e,t,r){let n=pr(e,Ie([],[]),t),i=fo({},Ie([],[]),r);return we([...n,q(i)])}function EF(e,t){return o.Keys(e).filter(n=>t.includes(n)).reduce((n,i)=>{
let s=e[i],a=Fs(s)?yF(e,s.parameters[0],s.parameters[1]):s;return{...n,[i]:a}},{})}function pA(e,t,r){let n=lA(e,t,r),i=EF(e,n);return rn(i,t)}function fA(e,t){return t in e?Je(e[t])?fA(e,e[t].$ref):e[t]:de()}function un(e,t){return fA(e,t)}function dA(e){return ot(e)?mA(e):ic(e)?nt():e}function lt(e,t,r){let n=dA(t),i=dA(r);return ne(e,n,i)}var Za=0,al=1,eo=2,Tc=3;function to(e,t){let r=[lt({},e,t),lt({},t,e)];return V.IsExtendsTrueLike(r[0])&&V.IsExtendsTrueLike(r[1])?Za:V.IsExtendsTrueLike(r[0])&&
V.IsExtendsFalse(r[1])?eo:V.IsExtendsFalse(r[0])&&V.IsExtendsTrueLike(r[1])?Tc:al}function Mf(e,t,r=[],n=t){return o.ShiftLeft(t,(i,s)=>{let a=to(e,i);return o.IsEqual(a,eo)||o.IsEqual(a,Za)?n:o.IsEqual(a,al)?Mf(e,s,[...r,i],n):Mf(e,s,r,n)},()=>[
...r,e])}function TF(e,t,r){let n=Sr(e);return Ne(n)?[n]:He(n)?[n]:Fr(n)?ol(t,r):ce(n)?ol(t,[...r,n]):ol(t,Mf(n,r))}function ol(e,t=[]){return o.ShiftLeft(e,(r,n)=>TF(
r,n,t),()=>t)}function df(e){let t=ol(e);return ks(t)}function Lf(e,t){return y.Update(Sr(e),{},t)}function hA(e,t,r,n){let i=D(e,t,r);return Lf(i,n)}function yo(e,t=[]){return ei(e)&&o.IsEqual(e.action,"Conditional")?Je(e.parameters[0])?yo(e.parameters[2],yo(e.parameters[3],[...t,e.parameters[0].$ref])):yo(e.
parameters[2],yo(e.parameters[3],t)):ei(e)&&o.IsEqual(e.action,"Mapped")&&ei(e.parameters[1])&&o.IsEqual(e.parameters[1].action,"KeyOf")&&Je(e.parameters[1].parameters[0])?
[...t,e.parameters[1].parameters[0].$ref]:t}function bF(e,t){return e.reduce((r,n)=>[...r,t.includes(n.name)],[])}function yA(e,t,r=[]){return o.ShiftLeft(e,(n,i)=>o.
ShiftLeft(t,(s,a)=>yA(i,a,[...r,[s,n]]),()=>r),()=>r)}function IF(e){return $e(e)?xt(e.pattern):ct(e)?At(e.enum):e}function AF(e){let t=IF(e);return P(t)?[...t.
anyOf]:[t]}function SF(e,t){return e.reduce((r,n)=>[...r,[...n,t]],[])}function gA(e,t){return t.reduce((r,n)=>[...r,...SF(e,n)],[])}function xA(e){return e.reduce(
(t,r)=>o.IsEqual(r[0],!0)?gA(t,AF(r[1])):gA(t,[r[1]]),[[]])}function EA(e,t,r){let n=yo(r),i=bF(e,n),s=yA(t,i);return ei(r)&&o.IsEqual(r.action,"Conditional")||
ei(r)&&o.IsEqual(r.action,"Mapped")?xA(s):[t]}function CF(){return["(not-resolvable)",de()]}function _F(){return["(not-generic)",de()]}function RF(e,t,r){return[e,ti(t,r)]}function NF(e,t,r){return t in e?TA(
e,t,e[t],r):CF()}function TA(e,t,r,n){return As(r)?RF(t,r.parameters,r.expression):Je(r)?NF(e,r.$ref,n):_F()}function bA(e,t,r){return TA(e,"(anonymous)",t,r)}function DF(e,t,r){if(je(t)||Us(t)||V.IsExtendsTrueLike(lt({},t,r)))return;let n={parameter:e,expect:r,actual:t};throw new Error(`Argument for parameter ${e} do\
es not satisfy constraint`,{cause:n})}function IA(e,t,r,n,i){let s=D(e,t,i);return DF(r,s,n),y.Assign(e,{[r]:s})}function vF(e,t,r,n,i){let s=D(e,t,r.extends),a=D(
e,t,r.equals);return o.ShiftLeft(i,(c,m)=>Ff(IA(e,t,r.name,s,c),t,n,m),()=>Ff(IA(e,t,r.name,s,a),t,n,[]))}function Ff(e,t,r,n){return o.ShiftLeft(r,(i,s)=>vF(e,
t,i,s,n),()=>e)}function AA(e,t,r,n){return Ff(e,t,r,n)}var Bf=0,Uf=0;function kF(){if(!o.IsLessThan(Uf,$t.Get().maxInstantiationCount))throw Error("Type instantiation is excessively deep and possibly infinite")}function OF(){
kF(),Uf++,Bf++}function $F(){Bf--,o.IsEqual(Bf,0)&&(Uf=0)}function wF(e){return o.IsGreaterThan(e.callstack.length,0)?e.callstack[e.callstack.length-1]:""}function PF(e,t){
return o.IsEqual(wF(e),t)}function MF(e,t,r,n,i,s){OF();try{let a=AA(e,t,n,s),c=D(a,Ie([...t.callstack,r.$ref],t.visited),i);return D(a,Ie([],[]),c)}finally{$F()}}
function LF(e,t,r,n,i,s){return s.reduce((a,c)=>{let m=MF(e,t,r,n,i,c);return[...a,m]},[])}function FF(e,t,r,n,i,s){let a=EA(n,s,i),c=LF(e,t,r,n,i,a);return o.IsEqual(
c.length,1)?c[0]:Mt(c)}function ul(e,t,r,n){let i=pr(e,t,n),s=bA(e,r,n),a=s[0],c=s[1];return As(c)?PF(t,a)?so(vn(a),i):FF(e,t,vn(a),c.parameters,c.expression,i):
so(r,i)}function so(e,t){return y.Create({"~kind":"Call"},{type:"call",target:e,arguments:t},{})}function SA(e,t){return ul({},Ie([],[]),e,t)}function Us(e){return $(e,
"Call")}function BF(e){return y.Discard(e,["~immutable"])}function CA(e,t){return y.Update(BF(e),{},t)}function _A(e,t,r,n){let i=D(e,t,r);return CA(i,n)}function RA(e,t){return e(t)}function NA(e,t){return o.IsString(t)?re(RA(e,t)):re(t)}function DA(e,t){let r=xt(t);return $n(e,r)}function vA(e,t){let r=t.map(n=>$n(e,n));return X(r)}function $n(e,t){return le(t)?NA(e,t.const):$e(t)?DA(e,t.pattern):P(t)?vA(e,t.anyOf):t}function Dc(e,t={}){return M("Capitalize",[e],t)}function kA(e,t={}){return Hf(e,t)}function vc(e,t={}){return M("Lowercase",[e],t)}function OA(e,t={}){return jf(e,t)}function kc(e,t={}){return M("Uncapitalize",[e],t)}function $A(e,t={}){return qf(e,t)}function Oc(e,t={}){return M("Uppercase",[e],t)}function wA(e,t={}){return Vf(e,t)}var UF=e=>e[0].toUpperCase()+e.slice(1),HF=e=>e.toLowerCase(),jF=e=>e[0].toLowerCase()+e.slice(1),qF=e=>e.toUpperCase();function Hf(e,t){return W([e])?y.Update(
$n(UF,e),{},t):Dc(e,t)}function jf(e,t){return W([e])?y.Update($n(HF,e),{},t):vc(e,t)}function qf(e,t){return W([e])?y.Update($n(jF,e),{},t):kc(e,t)}function Vf(e,t){
return W([e])?y.Update($n(qF,e),{},t):Oc(e,t)}function PA(e,t,r,n){let i=D(e,t,r);return Hf(i,n)}function MA(e,t,r,n){let i=D(e,t,r);return jf(i,n)}function LA(e,t,r,n){
let i=D(e,t,r);return qf(i,n)}function FA(e,t,r,n){let i=D(e,t,r);return Vf(i,n)}function $c(e,t,r,n,i={}){return M("Conditional",[e,t,r,n],i)}function BA(e,t,r,n,i={}){return Gf({},Ie([],[]),e,t,r,n,i)}function VF(e,t,r,n,i,s){let a=lt(e,r,n);return V.IsExtendsUnion(a)?X([D(a.inferred,t,i),D(e,t,s)]):V.IsExtendsTrue(a)?D(a.inferred,t,i):D(e,t,s)}function Gf(e,t,r,n,i,s,a){
return W([r,n])?y.Update(VF(e,t,r,n,i,s),{},a):$c(r,n,i,s,a)}function UA(e,t,r,n,i,s,a){let c=D(e,t,r),m=D(e,t,n);return Gf(e,t,c,m,i,s,a)}function wc(e,t={}){return M("ConstructorParameters",[e],t)}function HA(e,t={}){return Kf(e,t)}function GF(e){let t=Xe(e)?e.parameters:[],r=mi({},Ie([],[]),t);return ze(r)}function Kf(e,t){return W([e])?y.Update(GF(e),{},t):wc(e,t)}function jA(e,t,r,n){let i=D(
e,t,r);return Kf(i,n)}function Pc(e,t,r={}){return M("Exclude",[e,t],r)}function qA(e,t,r={}){return Eo(e,t,r)}function Eo(e,t,r){return W([e,t])?y.Update(bc(e,t),{},r):Pc(e,t,r)}function VA(e,t,r,n,i){let s=D(e,t,r),a=D(e,t,n);return Eo(s,a,i)}function Mc(e,t,r={}){return M("Extract",[e,t],r)}function GA(e,t,r={}){return zf(e,t,r)}function KF(e,t){let r=lt({},e,t);return V.IsExtendsTrueLike(r)?[e]:[]}function KA(e,t,r=[]){return o.ShiftLeft(e,(n,i)=>KA(i,t,[...r,...KF(n,t)]),()=>r)}function zA(e,t){
let r=Sr(e),n=P(r)?r.anyOf:[r],i=KA(n,t);return Mt(i)}function zf(e,t,r){return W([e,t])?y.Update(zA(e,t),{},r):Mc(e,t,r)}function WA(e,t,r,n,i){let s=D(e,t,r),a=D(e,t,n);return zf(s,a,i)}function zF(e){return e.reduce((t,r)=>dc(r)?[...t,re(r)]:t,[])}function Hs(e){let t=zF(e);return X(t)}function ao(e,t,r={}){return M("Index",[e,t],r)}function YA(e,t,r={}){let n=o.IsArray(t)?Hs(t):t;return Wf(e,n,r)}function XA(e,t){let r=un(e,t);return fr(r)}function QA(e,t,r){let n=Ur(e,t,r);return fr(n)}function WF(e,t){let r=o.Keys(e).filter(g=>!o.HasPropertyKey(t,g)),n=o.Keys(t).filter(g=>!o.HasPropertyKey(e,g)),i=o.Keys(e).filter(g=>o.HasPropertyKey(t,g)),s=r.
reduce((g,E)=>({...g,[E]:e[E]}),{}),a=n.reduce((g,E)=>({...g,[E]:t[E]}),{}),c=i.reduce((g,E)=>({...g,[E]:Ec(e[E],t[E])}),{}),m=y.Assign(s,a);return y.Assign(m,c)}
function JA(e){return e.reduce((t,r)=>WF(t,fr(r)),{})}function ZA(e){let t=Xy(ze(e));return fr(t)}function YF(e,t){return o.Keys(e).filter(i=>i in t).reduce((i,s)=>({...i,[s]:Zy(e[s],t[s])}),{})}function e2(e,t){return o.ShiftLeft(e,(r,n)=>e2(n,YF(t,fr(r))),
()=>t)}function t2(e){return o.ShiftLeft(e,(t,r)=>e2(r,fr(t)),()=>Ge())}function fr(e){return ot(e)?XA(e.$defs,e.$ref):Oe(e)?QA(e.if,e.then,e.else):te(e)?JA(e.allOf):P(e)?t2(e.anyOf):ge(e)?ZA(e.items):ce(e)?e.properties:{}}function js(e){let t=fr(e);return q(t)}var XF=new RegExp("^(?:0|[1-9][0-9]*)$");function qs(e){let t=`${e}`;return XF.test(t)?parseInt(t):e}function QF(e){return re(qs(e))}function r2(e){return e.map(t=>n2(t))}function n2(e){return te(e)?wt(r2(e.allOf)):P(e)?X(r2(e.anyOf)):le(e)?QF(e.const):e}function i2(e,t){
let r=n2(t),n=lt({},r,zt());return V.IsExtendsTrueLike(n)?e:le(t)&&o.IsEqual(t.const,"length")?zt():de()}function s2(e,t){let r=un(e,t);return Wt(r)}function a2(e,t,r){let n=Ur(e,t,r);return Wt(n)}function o2(e){let t=At(e);return Wt(t)}function u2(e){let t=we(e);return Wt(t)}function c2(e){return[`${e}`]}function l2(e){let t=xt(e);return Wt(t)}function m2(e){return e.reduce((t,r)=>[...t,...Wt(r)],[])}function Wt(e){return ot(e)?s2(e.$defs,e.$ref):Oe(e)?a2(e.if,e.then,e.else):ct(e)?o2(e.enum):te(e)?u2(e.allOf):le(e)?c2(e.const):$e(e)?l2(e.pattern):P(e)?m2(e.anyOf):
[]}function Vs(e){return Wt(e)}function To(e,t){return t.map(r=>bo(e,r))}function bo(e,t){return _e(t)?mr(bo(e,t.items)):Xe(t)?Zr(To(e,t.parameters),bo(e,t.instanceType)):Qe(t)?en(To(e,t.parameters),
bo(e,t.returnType)):ge(t)?ze(To(e,t.items)):P(t)?X(To(e,t.anyOf)):te(t)?wt(To(e,t.allOf)):_c(t)?q(e):t}function p2(e,t){return bo(e,t)}function JF(e,t){let r=t in e?e[t]:de();return p2(e,r)}function f2(e,t){return t.reduce((r,n)=>[...r,JF(e,n)],[])}function ZF(e,t){let r=Vs(t),n=f2(e,r);return Mt(
n)}var eB=new RegExp(ai);function tB(e){return e.filter(r=>eB.test(r))}function rB(e){let t=rc(e),r=tB(t),n=f2(e,r);return Mt(n)}function d2(e,t){return Ke(t)?rB(
e):ZF(e,t)}function nB(e){return re(qs(e))}function h2(e){return e.map(t=>Yf(t))}function Yf(e){return te(e)?wt(h2(e.allOf)):P(e)?X(h2(e.anyOf)):le(e)?nB(e.const):e}function iB(e,t){return e.reduceRight((r,n,i)=>{let s=lt({},re(i),t);return V.IsExtendsTrueLike(s)?[n,...r]:r},[])}function sB(e,t){let r=Yf(t),n=iB(e,r);return ii(
n)}function aB(e){return ii(e)}function g2(e,t){return le(t)&&o.IsEqual(t.const,"length")?re(e.length):Ke(t)||bt(t)?aB(e):sB(e,t)}function x2(e,t){return _e(e)?i2(e.items,t):ce(e)?d2(e.properties,t):ge(e)?g2(e.items,t):de()}function oB(e){return ot(e)||Oe(e)||te(e)||P(e)?js(e):e}function Wf(e,t,r){return W([e,t])?y.Update(x2(oB(e),t),{},r):ao(e,t,r)}function y2(e,t,r,n,i){let s=D(e,
t,r),a=D(e,t,n);return Wf(s,a,i)}function Lc(e,t={}){return M("InstanceType",[e],t)}function E2(e,t={}){return Xf(e,t)}function uB(e){return Xe(e)?e.instanceType:de()}function Xf(e,t){return W([e])?y.Update(uB(e),{},t):Lc(e,t)}function T2(e,t,r,n={}){let i=D(e,t,r);return Xf(i,n)}function oo(e,t={}){return M("KeyOf",[e],t)}function b2(e,t={}){return Qf(e,t)}function I2(){return X([zt(),Ar(),Ns()])}function A2(e){return zt()}function cB(e){return e.reduce((r,n)=>dc(n)?[...r,re(qs(n))]:Ge(),[])}function S2(e){let t=o.Keys(e),r=cB(t);return ii(r)}function C2(e){return Os(e)}function _2(e){let t=e.map((r,n)=>re(n));return ii(t)}function R2(e){return Ne(e)?I2():_e(e)?A2(e.items):ce(e)?S2(e.properties):mt(e)?C2(e):ge(e)?_2(e.items):de()}function lB(e){return ot(e)||Oe(e)||te(e)||P(e)?js(e):e}function Qf(e,t){return W([e])?y.Update(R2(lB(e)),{},t):oo(e,t)}function N2(e,t,r,n){let i=D(e,t,r);return Qf(
i,n)}function no(e,t,r,n,i={}){return M("Mapped",[e,t,r,n],i)}function D2(e,t,r,n,i={}){return Jf({},Ie([],[]),e,t,r,n,i)}function mB(e){let t=xt(e);return cl(t)}function pB(e){return e.reduce((t,r)=>[...t,...cl(r)],[])}function fB(e){let t=At(e);return cl(t)}function dB(e){return o.
IsNumber(e)?[re(`${e}`)]:[re(e)]}function cl(e){return ct(e)?fB(e.enum):le(e)?dB(e.const):$e(e)?mB(e.pattern):P(e)?pB(e.anyOf):[e]}function v2(e){return cl(e)}function hB(e){return $e(e)?xt(e.pattern):e}function gB(e,t,r,n,i,s){let a=y.Assign(e,{[r.name]:n}),c=D(a,t,i),m=hB(c),p=D(a,t,s);return Py(m)||My(m)?{[m.const]:p}:
{}}function xB(e,t,r,n,i,s){return n.reduce((a,c)=>[...a,gB(e,t,r,c,i,s)],[])}function yB(e){return e.reduce((t,r)=>[...t,q(r)],[])}function k2(e,t,r,n,i,s){let a=v2(
n),c=xB(e,t,r,a,i,s),m=yB(c);return we(m)}function Jf(e,t,r,n,i,s,a){return W([n])?y.Update(k2(e,t,r,n,i,s),{},a):no(r,n,i,s,a)}function O2(e,t,r,n,i,s,a){let c=D(e,t,n);return Jf(e,t,r,c,i,s,a)}function EB(e,t,r){let n=y.Assign(e,t);return o.Keys(t).filter(s=>r.includes(s)).reduce((s,a)=>({...s,[a]:pA(n,a,t[a])}),{})}function TB(e,t,r){let n=y.Assign(e,
t);return o.Keys(t).filter(s=>!r.includes(s)).reduce((s,a)=>({...s,[a]:D(n,Ie([],[]),t[a])}),{})}function bB(e,t,r){let n=uA(t),i=EB(e,t,n),s=TB(e,t,n),a={...i,
...s};return y.Update(a,{},r)}function ll(e,t,r,n){return bB(e,r,n)}function Fc(e,t={}){return M("NonNullable",[e],t)}function $2(e,t={}){return Zf(e,t)}function IB(e){let t=X([_s(),$s()]);return Eo(e,t,{})}function Zf(e,t){return W([e])?y.Update(IB(e),{},t):Fc(e,t)}function w2(e,t,r,n){let i=D(e,t,r);return Zf(
i,n)}function Bc(e,t,r={}){return M("Omit",[e,t],r)}function P2(e,t,r={}){let n=o.IsArray(t)?Hs(t):t;return ed(e,n,r)}function ml(e){let t=js(e);return ce(t)?t.properties:Ge()}function AB(e,t){return o.Keys(e).reduce((n,i)=>t.includes(i)?n:{...n,[i]:e[i]},{})}function M2(e,t){let r=ml(e),n=Vs(t),i=AB(r,n);return q(i)}function ed(e,t,r){return W([e,t])?y.Update(M2(e,t),{},r):Bc(e,t,r)}function L2(e,t,r,n,i){let s=D(e,t,r),a=D(e,t,n);return ed(s,a,i)}function Uc(e,t={}){return M("Parameters",[e],t)}function F2(e,t={}){return td(e,t)}function SB(e){let t=Qe(e)?e.parameters:[],r=mi({},Ie([],[]),t);return ze(r)}function td(e,t){return W([e])?y.Update(SB(e),{},t):Uc(e,t)}function B2(e,t,r,n){let i=D(
e,t,r);return td(i,n)}function Hc(e,t={}){return M("Partial",[e],t)}function U2(e,t={}){return rd(e,t)}function H2(e,t){let r=un(e,t),n=cn(r);return rn(y.Assign(e,{[t]:n}),t)}function j2(e,t,r){let n=Ur(e,t,r);return cn(n)}function q2(e){let t=we(e);return cn(t)}function V2(e){let t=e.map(r=>cn(r));return X(t)}function G2(e){let t=o.Keys(e).reduce((n,i)=>({...n,[i]:tc(e[i])}),{});return q(t)}function cn(e){return ot(e)?H2(e.$defs,e.$ref):Oe(e)?j2(e.if,e.then,e.else):te(e)?q2(e.allOf):P(e)?V2(e.anyOf):ce(e)?G2(e.properties):q({})}function rd(e,t){return W([e])?y.Update(cn(e),{},t):Hc(e,t)}function K2(e,t,r,n){let i=D(e,t,r);return rd(i,n)}function jc(e,t,r={}){return M("Pick",[e,t],r)}function z2(e,t,r={}){let n=o.IsArray(t)?Hs(t):t;return nd(e,n,r)}function CB(e,t){return o.Keys(e).reduce((n,i)=>t.includes(i)?y.Assign(n,{[i]:e[i]}):n,{})}function W2(e,t){let r=ml(e),n=Vs(t),i=CB(r,n);return q(i)}function nd(e,t,r){return W([e,t])?y.Update(W2(e,t),{},r):jc(e,t,r)}function Y2(e,t,r,n,i){let s=D(e,t,r),a=D(e,t,n);return nd(s,a,i)}function qc(e,t={}){return M("ReadonlyObject",[e],t)}function id(e,t={}){return sd(e,t)}var X2=id;function Q2(e){return Cs(mr(e))}function J2(e,t){let r=un(e,t),n=ln(r);return rn(y.Assign(e,{[t]:n}),t)}function Z2(e,t,r){let n=Ur(e,t,r);return ln(n)}function eS(e){let t=we(e);return ln(t)}function tS(e){let t=o.Keys(e).reduce((n,i)=>({...n,[i]:mc(e[i])}),{});return q(t)}function rS(e){return Cs(ze(e))}function nS(e){let t=e.map(r=>ln(r));return X(t)}function ln(e){return _e(e)?Q2(e.items):ot(e)?J2(e.$defs,e.$ref):Oe(e)?Z2(e.if,e.then,e.else):te(e)?eS(e.allOf):ce(e)?tS(e.properties):ge(e)?rS(e.items):P(e)?nS(
e.anyOf):e}function sd(e,t){return W([e])?y.Update(ln(e),{},t):qc(e)}function iS(e,t,r,n){let i=D(e,t,r);return sd(i,n)}function sS(e,t,r,n){return t.visited.includes(n)?r:n in e?D(e,Ie(t.callstack,[...t.visited,n]),e[n]):r}function aS(e,t){let r=un(e,t),n=mn(r);return rn(y.Assign(e,{[t]:n}),t)}function oS(e,t,r){let n=Ur(e,t,r);return mn(n)}function uS(e){let t=we(e);return mn(t)}function cS(e){let t=e.map(r=>mn(r));return X(t)}function gb(e,t={}){return M("RemoveOptional",[e],t)}function lS(e,t={}){return $i(e,t)}function mS(e){let t=o.Keys(e).reduce((n,i)=>({...n,[i]:lS(e[i])}),{});return q(t)}function mn(e){return ot(e)?aS(e.$defs,e.$ref):Oe(e)?oS(e.if,e.then,e.else):te(e)?uS(e.allOf):P(e)?cS(e.anyOf):ce(e)?mS(e.properties):q({})}function Vc(e,t={}){return M("Required",[e],t)}function pS(e,t={}){return ad(e,t)}function ad(e,t){return W([e])?y.Update(mn(e),{},t):Vc(e,t)}function fS(e,t,r,n){let i=D(e,t,r);return ad(i,n)}function Gc(e,t={}){return M("ReturnType",[e],t)}function dS(e,t={}){return od(e,t)}function _B(e){return Qe(e)?e.returnType:de()}function od(e,t){return W([e])?y.Update(_B(e),{},t):Gc(e,t)}function hS(e,t,r,n={}){let i=D(e,t,r);return od(i,n)}function Kc(e,t){return M("With",[e,t],{})}function gS(e,t){return ud(e,t)}function ud(e,t){return W([e])?y.Update(e,{},t):Kc(e,t)}function xS(e,t,r,n){let i=D(e,t,r);return ud(i,n)}function RB(e){return oi(e)?ge(e.items)?cd(e.items.items):je(e.items)?[e]:Je(e.items)?[e]:[de()]:[e]}function cd(e){return e.reduce((r,n)=>[...r,...RB(n)],[])}function Ie(e,t){return{callstack:e,visited:t}}function W(e){return o.ShiftLeft(e,(t,r)=>Je(t)?!1:W(r),()=>!0)}function fo(e,t,r){return o.Keys(r).reduce((n,i)=>({
...n,[i]:D(e,t,r[i])}),{})}function mi(e,t,r){let n=pr(e,t,r);return cd(n)}function pr(e,t,r){return r.map(n=>D(e,t,n))}function NB(e,t){let r=rt(e)?Jr(t,{}):t,
n=kn(e)?Qr(r,{}):r;return vi(e)?Io(n,{}):n}function DB(e,t,r,n,i){return o.IsEqual(r,"AddImmutable")?yS(e,t,n[0],i):o.IsEqual(r,"RemoveImmutable")?_A(e,t,n[0],i):
o.IsEqual(r,"AddReadonly")?ny(e,t,n[0],i):o.IsEqual(r,"RemoveReadonly")?Jy(e,t,n[0],i):o.IsEqual(r,"AddOptional")?iy(e,t,n[0],i):o.IsEqual(r,"RemoveOptional")?Qy(
e,t,n[0],i):o.IsEqual(r,"Capitalize")?PA(e,t,n[0],i):o.IsEqual(r,"Conditional")?UA(e,t,n[0],n[1],n[2],n[3],i):o.IsEqual(r,"ConstructorParameters")?jA(e,t,n[0],i):
o.IsEqual(r,"Evaluate")?hA(e,t,n[0],i):o.IsEqual(r,"Exclude")?VA(e,t,n[0],n[1],i):o.IsEqual(r,"Extract")?WA(e,t,n[0],n[1],i):o.IsEqual(r,"Index")?y2(e,t,n[0],n[1],
i):o.IsEqual(r,"InstanceType")?T2(e,t,n[0],i):o.IsEqual(r,"Interface")?iA(e,t,n[0],n[1],i):o.IsEqual(r,"KeyOf")?N2(e,t,n[0],i):o.IsEqual(r,"Lowercase")?MA(e,t,n[0],
i):o.IsEqual(r,"Mapped")?O2(e,t,n[0],n[1],n[2],n[3],i):o.IsEqual(r,"Module")?ll(e,t,n[0],i):o.IsEqual(r,"NonNullable")?w2(e,t,n[0],i):o.IsEqual(r,"Pick")?Y2(e,t,
n[0],n[1],i):o.IsEqual(r,"Parameters")?B2(e,t,n[0],i):o.IsEqual(r,"Partial")?K2(e,t,n[0],i):o.IsEqual(r,"Omit")?L2(e,t,n[0],n[1],i):o.IsEqual(r,"ReadonlyObject")?
iS(e,t,n[0],i):o.IsEqual(r,"Record")?hE(e,t,n[0],n[1],i):o.IsEqual(r,"Required")?fS(e,t,n[0],i):o.IsEqual(r,"ReturnType")?hS(e,t,n[0],i):o.IsEqual(r,"TemplateLi\
teral")?II(e,t,n[0],i):o.IsEqual(r,"Uncapitalize")?LA(e,t,n[0],i):o.IsEqual(r,"Uppercase")?FA(e,t,n[0],i):o.IsEqual(r,"With")?xS(e,t,n[0],n[1]):M(r,n,i)}function vB(e,t,r){
let n=Je(r)?sS(e,t,r,r.$ref):_e(r)?mr(D(e,t,r.items),ec(r)):Us(r)?ul(e,t,r.target,r.arguments):Xe(r)?Zr(pr(e,t,r.parameters),D(e,t,r.instanceType),sy(r)):Qe(r)?
en(pr(e,t,r.parameters),D(e,t,r.returnType),ay(r)):Oe(r)?Ni(D(e,t,r.if),D(e,t,r.then),D(e,t,r.else),py(r)):te(r)?wt(pr(e,t,r.allOf),xy(r)):ce(r)?q(fo(e,t,r.properties),
ly(r)):mt(r)?gE(Cr(r),D(e,t,St(r))):oi(r)?wi(D(e,t,r.items)):ge(r)?ze(mi(e,t,r.items),Yy(r)):P(r)?X(pr(e,t,r.anyOf),Fy(r)):r;return NB(r,n)}function D(e,t,r){return ei(
r)?DB(e,t,r.action,r.parameters,r.options):vB(e,t,r)}function ld(e,t){return D(e,Ie([],[]),t)}function Io(e,t){return y.Update(e,{"~immutable":!0},t)}function yS(e,t,r,n){let i=D(e,t,r);return Io(i,n)}function xb(e,t={}){return M("AddImmutable",[e],t)}function Cs(e,t={}){return Io(e,t)}function yb(e,t={}){return M("RemoveReadonly",[e],t)}function Eb(e,t={}){return M("Evaluate",[e],t)}function ES(e,t={}){return Lf(e,t)}function Tb(e,t={}){return M("Module",[e],t)}function TS(e,t={}){return ll({},Ie([],[]),e,t)}function bS(...e){let[t,r,n]=ut.Match(e,{2:(a,c)=>o.IsString(a)?[{},a,c]:[a,c,{}],3:(a,c,m)=>[a,c,m],1:a=>[{},a,{}]}),i=xI(r),s=o.IsArray(i)&&o.IsEqual(i.length,
2)?D(t,Ie([],[]),i[0]):de();return y.Update(s,{},n)}var he={};Gt(he,{Any:()=>Ss,Array:()=>mr,BigInt:()=>Xa,Boolean:()=>pc,Call:()=>SA,Capitalize:()=>kA,Codec:()=>lc,Conditional:()=>BA,Constructor:()=>Zr,ConstructorParameters:()=>HA,
Cyclic:()=>rn,Decode:()=>Ny,DecodeBuilder:()=>Ya,Dependent:()=>Ni,Encode:()=>Dy,EncodeBuilder:()=>Wa,Enum:()=>gy,Evaluate:()=>ES,Exclude:()=>qA,Extends:()=>lt,ExtendsResult:()=>V,
Extract:()=>GA,Function:()=>en,Generic:()=>ti,Identifier:()=>Qa,Immutable:()=>vy,Index:()=>YA,Infer:()=>Ka,InstanceType:()=>E2,Instantiate:()=>ld,Integer:()=>ki,
Interface:()=>sA,Intersect:()=>wt,IsAny:()=>Ne,IsArray:()=>_e,IsBigInt:()=>sn,IsBoolean:()=>Ir,IsCall:()=>Us,IsCodec:()=>cc,IsConstructor:()=>Xe,IsCyclic:()=>ot,
IsDependent:()=>Oe,IsEnum:()=>ct,IsEnumValue:()=>hy,IsFunction:()=>Qe,IsGeneric:()=>As,IsIdentifier:()=>wy,IsImmutable:()=>vi,IsInfer:()=>je,IsInteger:()=>bt,IsIntersect:()=>te,
IsKind:()=>$,IsLiteral:()=>le,IsNever:()=>Fr,IsNull:()=>Rs,IsNumber:()=>Ke,IsObject:()=>ce,IsOptional:()=>rt,IsParameter:()=>Ly,IsReadonly:()=>kn,IsRecord:()=>mt,
IsRef:()=>Je,IsRefine:()=>lf,IsRest:()=>oi,IsSchema:()=>We,IsString:()=>It,IsSymbol:()=>ni,IsTemplateLiteral:()=>$e,IsThis:()=>_c,IsTuple:()=>ge,IsUndefined:()=>ws,
IsUnion:()=>P,IsUnknown:()=>He,IsUnsafe:()=>ic,IsVoid:()=>an,KeyOf:()=>b2,Literal:()=>re,Lowercase:()=>OA,Mapped:()=>D2,Module:()=>TS,Never:()=>de,NonNullable:()=>$2,
Null:()=>_s,Number:()=>zt,Object:()=>q,Omit:()=>P2,Optional:()=>uy,Parameter:()=>Oi,Parameters:()=>F2,Partial:()=>U2,Pick:()=>z2,Readonly:()=>ky,ReadonlyObject:()=>id,
ReadonlyType:()=>X2,Record:()=>Ac,RecordKey:()=>Os,RecordPattern:()=>Cr,RecordValue:()=>St,Ref:()=>vn,Refine:()=>Oy,Required:()=>pS,Rest:()=>wi,ReturnType:()=>dS,
Script:()=>bS,String:()=>Ar,Symbol:()=>Ns,TemplateLiteral:()=>SI,This:()=>Cc,Tuple:()=>ze,Uncapitalize:()=>$A,Undefined:()=>$s,Union:()=>X,Unknown:()=>nt,Unsafe:()=>my,
Uppercase:()=>wA,Void:()=>Rc,With:()=>gS});var yt="manifest.json",kB=10,OB=3600,pl={additionalProperties:!1},IS=he.Record(he.String(),he.Unknown()),AS=he.Object({schema_version:he.Literal("4.0"),protocol:he.
Literal("rialto-game/4.0"),title:he.String({minLength:1,maxLength:80,description:"One line."}),slug:he.String({pattern:"^[a-z0-9][a-z0-9-]{1,62}$",description:"\
The game's name in addresses, the same for all its versions."}),description:he.String({minLength:1,maxLength:2e3,description:"Plain text."}),genre:he.String({minLength:1,
maxLength:40,description:"One line."}),version:he.String({maxLength:64,pattern:"^(0|[1-9][0-9]{0,8})\\.(0|[1-9][0-9]{0,8})\\.(0|[1-9][0-9]{0,8})(-[0-9A-Za-z-]+(\\.\
[0-9A-Za-z-]+)*)?$",description:"Semantic version of the game, without build metadata. A version never changes: another bundle is another version. A pre-release\
 can be canaried, not released."}),entrypoint:he.String({pattern:"^[A-Za-z0-9_][A-Za-z0-9._-]{0,100}\\.html$",description:"HTML document at the bundle's root, s\
uch as index.html."}),players:he.Object({min:he.Integer({minimum:1,maximum:64}),max:he.Integer({minimum:1,maximum:64})},pl),mode:he.String({minLength:1,maxLength:32,
description:"One of the modes of the engine."}),engine:he.String({minLength:1,maxLength:64,description:"Id of the engine, pinned for ever."}),engine_config:he.Record(
he.String(),he.Unknown(),{description:"The engine's configuration; empty for an engine that takes none."}),external_agent_control:he.Literal(!0),renderer_only:he.
Literal(!0),observation_schema:he.Unsafe({...IS,description:"JSON Schema of what the renderer reads. Checked as a schema, never run."}),action_schema:he.Unsafe(
{...IS,description:"The engine's action schema, unchanged."}),scoring:he.Object({source:he.Literal("authoritative_engine")},pl),limits:he.Object({max_duration_seconds:he.
Integer({minimum:kB,maximum:OB,description:"Seconds of the game's own time."})},pl)},pl);function fl(e){return o.HasPropertyKey(e,"~refine")&&o.IsArray(e["~refine"])&&o.Every(e["~refine"],0,t=>o.IsObject(t)&&o.HasPropertyKey(t,"check")&&o.HasPropertyKey(
t,"error")&&o.IsFunction(t.check)&&o.IsFunction(t.error))}function Lt(e){return o.IsObject(e)&&!o.IsArray(e)}function Fi(e){return o.IsBoolean(e)}function G(e){return Lt(e)||Fi(e)}function dl(e){return o.HasPropertyKey(e,"additionalItems")&&G(e.additionalItems)}function hl(e){return o.HasPropertyKey(e,"additionalProperties")&&G(e.additionalProperties)}function gl(e){return o.HasPropertyKey(e,"allOf")&&o.IsArray(e.allOf)&&e.allOf.every(t=>G(t))}function SS(e){return o.HasPropertyKey(e,"$anchor")&&o.IsString(e.$anchor)}function xl(e){return o.HasPropertyKey(e,"anyOf")&&o.IsArray(e.anyOf)&&e.anyOf.every(t=>G(t))}function md(e){return o.HasPropertyKey(e,"const")}function pi(e){return o.HasPropertyKey(e,"contains")&&G(e.contains)}function pd(e){return o.HasPropertyKey(e,"dependencies")&&o.IsObject(e.dependencies)&&Object.values(e.dependencies).every(t=>G(t)||o.IsArray(t)&&t.every(r=>o.IsString(
r)))}function fd(e){return o.HasPropertyKey(e,"dependentRequired")&&o.IsObject(e.dependentRequired)&&Object.values(e.dependentRequired).every(t=>o.IsArray(t)&&t.every(
r=>o.IsString(r)))}function yl(e){return o.HasPropertyKey(e,"dependentSchemas")&&o.IsObject(e.dependentSchemas)&&Object.values(e.dependentSchemas).every(t=>G(t))}function fi(e){return o.HasPropertyKey(e,"$dynamicAnchor")&&o.IsString(e.$dynamicAnchor)}function El(e){return o.HasPropertyKey(e,"$dynamicRef")&&o.IsString(e.$dynamicRef)}function Tl(e){return o.HasPropertyKey(e,"else")&&G(e.else)}function dd(e){return o.HasPropertyKey(e,"enum")&&o.IsArray(e.enum)}function hd(e){return o.HasPropertyKey(e,"exclusiveMaximum")&&(o.IsNumber(e.exclusiveMaximum)||o.IsBigInt(e.exclusiveMaximum))}function gd(e){return o.HasPropertyKey(e,"exclusiveMinimum")&&(o.IsNumber(e.exclusiveMinimum)||o.IsBigInt(e.exclusiveMinimum))}function xd(e){return o.HasPropertyKey(e,"format")&&o.IsString(e.format)}function Ct(e){return o.HasPropertyKey(e,"$id")&&o.IsString(e.$id)}function bl(e){return o.HasPropertyKey(e,"if")&&G(e.if)}function Bi(e){return o.HasPropertyKey(e,"items")&&(G(e.items)||o.IsArray(e.items)&&e.items.every(t=>G(t)))}function Il(e){return Bi(e)&&o.IsArray(e.items)}function yd(e){return o.HasPropertyKey(e,"maximum")&&(o.IsNumber(e.maximum)||o.IsBigInt(e.maximum))}function Ed(e){return o.HasPropertyKey(e,"maxContains")&&o.IsNumber(e.maxContains)}function Td(e){return o.HasPropertyKey(e,"maxItems")&&o.IsNumber(e.maxItems)}function bd(e){return o.HasPropertyKey(e,"maxLength")&&o.IsNumber(e.maxLength)}function Id(e){return o.HasPropertyKey(e,"maxProperties")&&o.IsNumber(e.maxProperties)}function Ad(e){return o.HasPropertyKey(e,"minimum")&&(o.IsNumber(e.minimum)||o.IsBigInt(e.minimum))}function Ui(e){return o.HasPropertyKey(e,"minContains")&&o.IsNumber(e.minContains)}function Sd(e){return o.HasPropertyKey(e,"minItems")&&o.IsNumber(e.minItems)}function Cd(e){return o.HasPropertyKey(e,"minLength")&&o.IsNumber(e.minLength)}function _d(e){return o.HasPropertyKey(e,"minProperties")&&o.IsNumber(e.minProperties)}function Rd(e){return o.HasPropertyKey(e,"multipleOf")&&(o.IsNumber(e.multipleOf)||o.IsBigInt(e.multipleOf))}function Al(e){return o.HasPropertyKey(e,"not")&&G(e.not)}function Sl(e){return o.HasPropertyKey(e,"oneOf")&&o.IsArray(e.oneOf)&&e.oneOf.every(t=>G(t))}function Nd(e){return o.HasPropertyKey(e,"pattern")&&(o.IsString(e.pattern)||e.pattern instanceof RegExp)}function Gs(e){return o.HasPropertyKey(e,"patternProperties")&&o.IsObject(e.patternProperties)&&Object.values(e.patternProperties).every(t=>G(t))}function Hi(e){return o.HasPropertyKey(e,"prefixItems")&&o.IsArray(e.prefixItems)&&e.prefixItems.every(t=>G(t))}function Ks(e){return o.HasPropertyKey(e,"properties")&&o.IsObject(e.properties)&&Object.values(e.properties).every(t=>G(t))}function Cl(e){return o.HasPropertyKey(e,"propertyNames")&&(o.IsObject(e.propertyNames)||G(e.propertyNames))}function $B(e){return o.HasPropertyKey(e,"$recursiveAnchor")&&o.IsBoolean(e.$recursiveAnchor)}function Ao(e){return $B(e)&&o.IsEqual(e.$recursiveAnchor,!0)}function _l(e){return o.HasPropertyKey(e,"$recursiveRef")&&o.IsString(e.$recursiveRef)}function Rl(e){return o.HasPropertyKey(e,"$ref")&&o.IsString(e.$ref)}function ji(e){return o.HasPropertyKey(e,"required")&&o.IsArray(e.required)&&e.required.every(t=>o.IsString(t))}function Nl(e){return o.HasPropertyKey(e,"then")&&G(e.then)}function Dd(e){return o.HasPropertyKey(e,"type")&&(o.IsString(e.type)||o.IsArray(e.type)&&e.type.every(t=>o.IsString(t)))}function vd(e){return o.HasPropertyKey(e,"uniqueItems")&&o.IsBoolean(e.uniqueItems)}function So(e){return o.HasPropertyKey(e,"unevaluatedItems")&&G(e.unevaluatedItems)}function Co(e){return o.HasPropertyKey(e,"unevaluatedProperties")&&G(e.unevaluatedProperties)}var Rt=class{constructor(){let t=new Set,r=new Set;this.stack=[{indices:t,keys:r}]}Push(){let t=new Set,r=new Set;return this.stack.push({indices:t,keys:r}),!0}Pop(){
return this.stack.pop(),!0}AddIndex(t){return this.GetIndices().add(t),!0}AddKey(t){return this.GetKeys().add(t),!0}GetIndices(){return this.stack[this.stack.length-
1].indices}GetKeys(){return this.stack[this.stack.length-1].keys}Merge(t){for(let r of t)r.GetIndices().forEach(n=>this.GetIndices().add(n)),r.GetKeys().forEach(
n=>this.GetKeys().add(n));return!0}},pt=class extends Rt{constructor(){super(),this.errors=[]}AtCapacity(){return this.errors.length>=$t.Get().maxErrors}AddError(t,r,n,i){
return this.AddErrorObject({keyword:t,schemaPath:r,instancePath:n,params:i})}AddErrors(t){return t.forEach(r=>this.AddErrorObject(r)),!1}GetErrors(){return this.
errors}AddErrorObject(t){return this.AtCapacity()||this.errors.push(t),!1}};function CS(e,t,r,n){return o.Every(r["~refine"],0,(i,s)=>i.check(n))}function _S(e,t,r,n,i,s){return o.EveryAll(i["~refine"],0,(a,c)=>a.check(s)||t.AddError("~\
refine",r,n,{index:c,message:a.error(s)}))}var _o="urn:typebox:root";function wn(e,t){return URL.canParse(e,t)?new URL(e,t):o.IsEqual(t,_o)?new URL(`${t}:${e}`):new URL(`${t.slice(0,t.lastIndexOf(":"))}:${e}`)}
function Ws(e,t){let r=Lt(t)&&Ct(t)?wn(t.$id,_o).href:_o;return{context:e,schema:t,lexicalSchema:t,lexicalBase:r,resourceBase:r,referenceBase:r,ids:[],useResourceBaseForReference:!0,
recursiveAnchor:void 0,dynamicAnchors:[],resourceEntries:new Map,pendingResource:!0,enteredResource:!1}}function kd(e,t,r=!0){if(Fi(t))return e;if(Array.isArray(
t))return t.reduce((i,s)=>kd(i,s,!1),e);if(!Lt(t)||!r&&Ct(t))return e;let n=!r&&fi(t)?[...e,t]:e;return Object.keys(t).reduce((i,s)=>kd(i,t[s],!1),n)}function Ro(e,t){
return e.resourceEntries.get(t)}function RS(e,t){return e.enteredResource||Ro(e,t)!==void 0}function wB(e){return!/^[A-Za-z][A-Za-z0-9+.-]*:/.test(e.$id)}function PB(e,t){
return Ct(t)?[...e.ids,t]:e.ids}function MB(e,t){return e.recursiveAnchor??(Ao(t)?t:void 0)}function LB(e,t){let r=Ct(t)?kd(e.dynamicAnchors,t):e.dynamicAnchors;
return fi(t)?[...r,t]:r}function FB(e,t){return Ct(t)?!1:e.pendingResource}function NS(e,t){let r=Ro(e,t);return r?r.base:Ct(t)?wn(t.$id,e.lexicalBase).href:e.lexicalBase}
function DS(e,t){let r=Ro(e,t);return r?r.base:Ct(t)&&e.pendingResource?wn(t.$id,e.resourceBase).href:e.resourceBase}function vS(e,t){return Ct(t)?!wB(t):e.useResourceBaseForReference}
function BB(e,t){let r=RS(e,t),n=vS(e,t);return r||n?DS(e,t):NS(e,t)}function UB(e,t){let r=Ro(e,t);return r?r.root:Ct(t)?t:e.lexicalSchema}function HB(e,t){return Lt(
t)&&(Ct(t)||fi(t)||o.IsUndefined(e.recursiveAnchor)&&Ao(t)||!o.IsUndefined(Ro(e,t)))}function Ys(e,t){return HB(e,t)?{...e,ids:PB(e,t),dynamicAnchors:LB(e,t),recursiveAnchor:MB(
e,t),pendingResource:FB(e,t),lexicalBase:NS(e,t),resourceBase:DS(e,t),useResourceBaseForReference:vS(e,t),referenceBase:BB(e,t),lexicalSchema:UB(e,t),enteredResource:RS(
e,t)}:e}function kS(e){return Bi(e)&&o.IsArray(e.items)}function OS(e,t,r,n){return kS(r)?o.Every(n,0,(s,a)=>o.IsLessThan(a,r.items.length)||dr(e,t,r.additionalItems,s)&&t.AddIndex(a)):!0}function $S(e,t,r,n,i,s){return kS(
i)?o.Every(s,0,(c,m)=>{let p=`${r}/additionalItems`,g=`${n}/${m}`;return o.IsLessThan(m,i.items.length)||hr(e,t,p,g,i.additionalItems,c)&&t.AddIndex(m)}):!0}function Yt(e){return e.replace(/~/g,"~0").replace(/\//g,"~1")}function di(e){return new RegExp(e,"u")}function jB(e){return`^${e.replace(/[.*+?^${}()|[\]\\]/g,"\\$&")}$`}function wS(e){let t=[];return Gs(e)&&t.push(...o.Keys(e.patternProperties)),Ks(e)&&t.push(...o.
Keys(e.properties).map(jB)),o.IsEqual(t.length,0)?"(?!)":`(${t.join("|")})`}function PS(e,t,r,n){let i=di(wS(r));return o.Every(o.Keys(n),0,(a,c)=>i.test(a)||dr(e,t,r.additionalProperties,n[a])&&t.AddKey(a))}function MS(e,t,r,n,i,s){let a=di(
wS(i)),c=[];return o.EveryAll(o.Keys(s),0,(p,g)=>{let E=`${r}/additionalProperties`,C=`${n}/${Yt(p)}`,O=a.test(p)||hr(e,t,E,C,i.additionalProperties,s[p])&&t.AddKey(
p);return O||c.push(p),O})||t.AddError("additionalProperties",r,n,{additionalProperties:c})}function LS(e,t,r,n){let i=r.allOf.reduce((s,a)=>{let c=new Rt;return ae(e,c,a,n)?[...s,c]:s},[]);return o.IsEqual(i.length,r.allOf.length)&&t.Merge(i)}function FS(e,t,r,n,i,s){
let a=[],c=i.allOf.reduce((p,g,E)=>{let C=`${r}/allOf/${E}`,O=new pt,j=Ee(e,O,C,n,g,s);return j||a.push(O),j?[...p,O]:p},[]),m=o.IsEqual(c.length,i.allOf.length)&&
t.Merge(c);return m||a.forEach(p=>t.AddErrors(p.GetErrors())),m}function BS(e,t,r,n){let i=r.anyOf.reduce((s,a)=>{let c=new Rt;return ae(e,c,a,n)?[...s,c]:s},[]);return o.IsGreaterThan(i.length,0)&&t.Merge(i)}function US(e,t,r,n,i,s){
let a=[],c=i.anyOf.reduce((p,g,E)=>{let C=new pt,O=`${r}/anyOf/${E}`,j=Ee(e,C,O,n,g,s);return j||a.push(C),j?[...p,C]:p},[]),m=o.IsGreaterThan(c.length,0)&&t.Merge(
c);return m||a.forEach(p=>t.AddErrors(p.GetErrors())),m||t.AddError("anyOf",r,n,{})}function wd(e,t,r,n){return r}function HS(e,t,r,n,i,s){return wd(e,t,i,s)||t.AddError("boolean",r,n,{})}function Pd(e,t,r,n){return o.IsValueLike(r.const)?o.IsEqual(n,r.const):o.IsDeepEqual(n,r.const)}function jS(e,t,r,n,i,s){return Pd(e,t,i,s)||t.AddError("const",
r,n,{allowedValue:i.const})}function qB(e){return!(Ui(e)&&o.IsEqual(e.minContains,0))}function Md(e,t,r,n){return qB(r)?!o.IsEqual(n.length,0)&&o.SomeAll(n,(i,s)=>ae(e,t,r.contains,i)&&t.AddIndex(s)):!0}function qS(e,t,r,n,i,s){return Md(e,t,i,s)||
t.AddError("contains",r,n,{minContains:1})}function VS(e,t,r,n){let i=o.IsEqual(o.Keys(n).length,0),s=o.Every(o.Entries(r.dependencies),0,([a,c])=>!o.HasPropertyKey(n,a)||(o.IsArray(c)?c.every(m=>o.HasPropertyKey(
n,m)):ae(e,t,c,n)));return i||s}function GS(e,t,r,n,i,s){let a=o.IsEqual(o.Keys(s).length,0),c=o.EveryAll(o.Entries(i.dependencies),0,([m,p])=>{let g=`${r}/depe\
ndencies/${Yt(m)}`;return!o.HasPropertyKey(s,m)||(o.IsArray(p)?p.every(E=>o.HasPropertyKey(s,E)||t.AddError("dependencies",r,n,{property:m,dependencies:p})):Ee(
e,t,g,n,p,s))});return a||c}function KS(e,t,r,n){let i=o.IsEqual(o.Keys(n).length,0),s=o.Every(o.Entries(r.dependentRequired),0,([a,c])=>!o.HasPropertyKey(n,a)||c.every(m=>o.HasPropertyKey(
n,m)));return i||s}function zS(e,t,r,n,i,s){let a=o.IsEqual(o.Keys(s).length,0),c=o.EveryAll(o.Entries(i.dependentRequired),0,([m,p])=>!o.HasPropertyKey(s,m)||o.
EveryAll(p,0,g=>o.HasPropertyKey(s,g)||t.AddError("dependentRequired",r,n,{property:m,dependencies:p})));return a||c}function WS(e,t,r,n){let i=o.IsEqual(o.Keys(n).length,0),s=o.Every(o.Entries(r.dependentSchemas),0,([a,c])=>!o.HasPropertyKey(n,a)||ae(e,t,c,n));return i||s}function YS(e,t,r,n,i,s){
let a=o.IsEqual(o.Keys(s).length,0),c=o.EveryAll(o.Entries(i.dependentSchemas),0,([m,p])=>{let g=`${r}/dependentSchemas/${Yt(m)}`;return!o.HasPropertyKey(s,m)||
Ee(e,t,g,n,p,s)});return a||c}var _r={};Gt(_r,{DynamicRef:()=>T3,RecursiveRef:()=>x3,Ref:()=>h3});var Dl={};Gt(Dl,{Delete:()=>zB,Get:()=>GB,Has:()=>VB,Indices:()=>Do,Set:()=>KB});function QS(e){throw Error(e)}function XS(){QS("Pointer contains unsafe property key")}function Ld(){QS("Cannot set value")}function Do(e){let t=e.split("/").map(
r=>r.replace(/~1/g,"/").replace(/~0/g,"~"));return t[0]===""?t.slice(1):t}function VB(e,t){let r=e;for(let n of Do(t)){if(!o.IsObject(r)||!o.HasPropertyKey(r,n))
return!1;r=r[n]}return!0}function GB(e,t){let r=e;for(let n of Do(t)){if(!o.IsObject(r)||o.IsUnsafePropertyKey(n))return;r=r[n]}return r}function JS(e,t,r){let n=e;
for(let i of t)o.IsUnsafePropertyKey(i)&&XS(),n=o.IsObject(n)?n[i]:void 0;return o.IsUnsafePropertyKey(r)&&XS(),o.IsObject(n)||Ld(),n}function KB(e,t,r){let n=Do(
t),i=n.pop();return o.IsUndefined(i)&&Ld(),JS(e,n,i)[i]=r,e}function zB(e,t){let r=Do(t),n=r.pop();o.IsUndefined(n)&&Ld();let i=JS(e,r,n);return o.IsArray(i)&&/^(0|[1-9]\d*)$/.
test(n)?i.splice(Number(n),1):delete i[n],e}function Ud(e,t){return Lt(e)&&Ct(e)?wn(e.$id,t.href):t}function Hd(e){return wn(e,_o)}function Fd(e){return e.href.split("#")[0]}function WB(e,t,r){return Bd(e,
Hd(t),r)}function YB(e,t){return t.$ref.startsWith("#")||e.enteredResource?e.lexicalSchema:e.schema}function XB(e){return e.startsWith("#/")}function ZS(e,t){if(o.
IsObject(e)&&fi(e)&&o.IsEqual(e.$dynamicAnchor,t))return e;if(o.IsObject(e))for(let r of o.Keys(e)){let n=ZS(e[r],t);if(n)return n}}function Bd(e,t,r){if(o.IsEqual(
e,r))return t.href;let n=Ud(e,t);if(o.IsArray(e))for(let i of e){let s=Bd(i,n,r);if(!o.IsUndefined(s))return s}else if(o.IsObject(e))for(let i of o.Keys(e)){let s=Bd(
e[i],n,r);if(!o.IsUndefined(s))return s}}function eC(e,t){if(t.href.endsWith("#"))return e;if(!t.hash.startsWith("#"))return;let r=decodeURIComponent(t.hash.slice(
1));if(r.startsWith("/"))return Dl.Get(e,r)}function QB(e,t,r){if(!Ct(e))return;if(o.IsEqual(e.$id,r.hash))return e;let n=new URL(r.href,t.href);if(o.IsEqual(t.
pathname,n.pathname))return r.hash.startsWith("#")?eC(e,r):e}function JB(e,t,r){if(!SS(e))return;let n=new URL(`#${e.$anchor}`,t.href),i=new URL(r.href,t.href);
return o.IsEqual(n.href,i.href)?e:void 0}function ZB(e,t,r){if(!fi(e))return;let n=new URL(`#${e.$dynamicAnchor}`,t.href),i=new URL(r.href,t.href);return o.IsEqual(
n.href,i.href)?e:void 0}function e3(e,t,r){if(Lt(e))return QB(e,t,r)??JB(e,t,r)??ZB(e,t,r)??eC(e,r)}function t3(e,t,r){if(o.IsArray(e))return e.reduce((n,i)=>{let s=vl(
i,t,r);return o.IsUndefined(s)?n:s},void 0)}function r3(e,t,r){if(o.IsObject(e))return o.Keys(e).reduce((n,i)=>{if(o.IsEqual(i,"const")||o.IsEqual(i,"enum"))return n;
let s=vl(e[i],t,r);return o.IsUndefined(s)?n:s},void 0)}function vl(e,t,r){let n=Ud(e,t);return e3(e,n,r)??t3(e,n,r)??r3(e,n,r)}function n3(e,t,r,n){let i=kl(e,
t,r,n);return Lt(i)&&Ct(i)?i:void 0}function i3(e,t,r){if(!t.$ref.startsWith("#")||!Lt(e.schema)||o.HasPropertyKey(e.schema,"$schema"))return;let n=WB(e.lexicalSchema,
e.referenceBase,r);if(!(o.IsUndefined(n)||o.IsEqual(n,e.referenceBase)))return{target:r,base:n,root:e.lexicalSchema}}function s3(e,t,r){let n=e.context[t];if(Lt(
n))return{target:r,base:t,root:n}}function a3(e,t,r,n,i){let s=i?s3(e,n,r):void 0;return o.IsUndefined(s)?i3(e,t,r):s}function o3(e,t,r){if(Ct(r))return;let n=n3(
e.context,e.schema,e.referenceBase,t);if(!(!n||e.ids.includes(n)))return{resource:n}}function u3(e,t){return o.HasPropertyKey(e,t)?e[t]:void 0}function c3(e,t,r){
return vl(e,t,r)}function l3(e,t,r){let n=Fd(r);if(!o.HasPropertyKey(e,n)||o.IsEqual(n,Fd(t)))return;let i=e[n],s=Ud(i,new URL(n));return o.IsEqual(r.hash,"")?i:
vl(i,s,r)}function kl(e,t,r,n){let i=Hd(r),s=wn(n,i.href);return u3(e,n)??c3(t,i,s)??l3(e,i,s)}function m3(e,t){if(!t)return e;let r=new Map(e.resourceEntries);
return r.set(t.target,{base:t.base,root:t.root}),{...e,resourceEntries:r}}function p3(e,t){return t?Ys(e,t.resource):e}function tC(e,t,r,n){let i=m3({...e,pendingResource:t},
r);return p3(i,n)}function f3(e,t,r){let n=Fd(wn(t.$ref,e.referenceBase)),i=!o.IsEqual(n,e.resourceBase),s=a3(e,t,r,n,i),a=i?o3(e,n,r):void 0;return{schema:r,stack:tC(
e,!0,s,a)}}function d3(e,t){return{schema:t,stack:tC(e,!o.IsUndefined(t))}}function h3(e,t){let r=kl(e.context,YB(e,t),e.referenceBase,t.$ref);return Lt(r)?f3(e,
t,r):d3(e,r)}function g3(e){return Lt(e.lexicalSchema)&&Ao(e.lexicalSchema)}function x3(e,t){let r=g3(e)?e.recursiveAnchor:e.lexicalSchema;return kl(e.context,r,
e.lexicalBase,t.$recursiveRef)}function rC(e,t){return wn(t.$dynamicRef,Hd(e.lexicalBase).href).hash}function nC(e,t){return e.dynamicAnchors.find(r=>o.IsEqual(
r.$dynamicAnchor,t))??ZS(e.schema,t)}function y3(e,t,r){if(!Lt(r)||!fi(r))return r;let n=rC(e,t);return XB(n)?r:nC(e,r.$dynamicAnchor)}function E3(e,t){let r=rC(
e,t);return nC(e,decodeURIComponent(r.slice(1)))}function T3(e,t){let r=t.$dynamicRef.startsWith("#")?e.lexicalSchema:e.schema,n=kl(e.context,r,e.lexicalBase,t.
$dynamicRef);return o.IsUndefined(n)?E3(e,t):y3(e,t,n)}function iC(e,t,r,n){let i=_r.DynamicRef(e,r)??!1,s=i?{...e,pendingResource:!0}:e;return G(i)&&ae(s,t,i,n)}function sC(e,t,r,n,i,s){let a=_r.DynamicRef(e,i)??!1,
c=a?{...e,pendingResource:!0}:e;return G(a)&&Ee(c,t,r,n,a,s)}function Vd(e,t,r,n){return o.Some(r.enum,i=>o.IsValueLike(i)?o.IsEqual(n,i):o.IsDeepEqual(n,i))}function aC(e,t,r,n,i,s){return Vd(e,t,i,s)||t.AddError("enum",
r,n,{allowedValues:i.enum})}function Gd(e,t,r,n){return o.IsLessThan(n,r.exclusiveMaximum)}function oC(e,t,r,n,i,s){return Gd(e,t,i,s)||t.AddError("exclusiveMaximum",r,n,{comparison:"<",limit:i.
exclusiveMaximum})}function Kd(e,t,r,n){return o.IsGreaterThan(n,r.exclusiveMinimum)}function uC(e,t,r,n,i,s){return Kd(e,t,i,s)||t.AddError("exclusiveMinimum",r,n,{comparison:">",
limit:i.exclusiveMinimum})}var $o={};Gt($o,{Clear:()=>PC,Entries:()=>cU,Get:()=>pU,Has:()=>mU,IsDate:()=>Qs,IsDateTime:()=>Ol,IsDuration:()=>$l,IsEmail:()=>wl,IsHostname:()=>jl,IsIPv4:()=>Gl,
IsIPv6:()=>Kl,IsIdnEmail:()=>ql,IsIdnHostname:()=>Vl,IsIri:()=>Wl,IsIriReference:()=>zl,IsJsonPointer:()=>Xl,IsJsonPointerUriFragment:()=>Yl,IsRegex:()=>Ql,IsRelativeJsonPointer:()=>Jl,
IsTime:()=>Js,IsUri:()=>tm,IsUriReference:()=>Zl,IsUriTemplate:()=>em,IsUrl:()=>rm,IsUuid:()=>nm,Reset:()=>MC,Set:()=>lU,Test:()=>fU});var b3=[0,31,28,31,30,31,30,31,31,30,31,30,31],I3=/^(\d\d\d\d)-(\d\d)-(\d\d)$/;function A3(e){return e%4===0&&(e%100!==0||e%400===0)}function Qs(e){let t=I3.exec(
e);if(!t)return!1;let r=+t[1],n=+t[2],i=+t[3];return n>=1&&n<=12&&i>=1&&i<=(n===2&&A3(r)?29:b3[n])}var S3=/^(\d\d):(\d\d):(\d\d)(?:\.\d+)?(?:([Zz])|([+-])(\d\d):(\d\d))?$/;function Js(e,t=!0){let r=S3.exec(e);if(!r||t&&!r[4]&&!r[5])return!1;let n=+r[1],i=+r[2],
s=+r[3];if(n>23||i>59||s>60)return!1;if(r[5]){let g=+r[6],E=+r[7];if(g>23||E>59)return!1}if(s<60)return!0;let a=r[5]==="-"?-1:1,c=+(r[6]||0),m=+(r[7]||0);return((n*
60+i-a*(c*60+m))%1440+1440)%1440===1439}var C3=/^(?:\[!?(?:(?!\.{1,2}[/\]])[A-Za-z._][A-Za-z._0-9+-]{0,13}(?:\/(?!\.{1,2}[/\]])[A-Za-z._][A-Za-z._0-9+-]{0,13})*|[+-](?:[01][0-9]|2[0-3]):[0-5][0-9])\](?:\[!?[a-z_][a-z_0-9-]*=[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*\])*|(?:\[!?[a-z_][a-z_0-9-]*=[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*\])*)$/;
function Ol(e){let t=e.indexOf("["),r=t===-1?e:e.slice(0,t);if(t!==-1&&!C3.test(e.slice(t)))return!1;let n=r.split(/T/i);return n.length===2&&Qs(n[0])&&Js(n[1])}var _3=/^P((\d+Y(\d+M(\d+D)?)?|\d+M(\d+D)?|\d+D)(T(\d+H(\d+M(\d+S)?)?|\d+M(\d+S)?|\d+S))?|T(\d+H(\d+M(\d+S)?)?|\d+M(\d+S)?|\d+S)|\d+W)$/;function $l(e){return _3.
test(e)}var R3=/^(?:[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*|"(?:[^"\\]|\\[\x20-\x7e])*")@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*|\[(?:IPv6:[a-f0-9:]+|(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])(?:\.(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])){3})\])$/i;
function wl(e){return R3.test(e)}var cC=/^(?!-).*(?<!-)$/,lC=/^(?!..--)/,mC=/^[a-zA-Z0-9-]*$/;var Zs=/[^\p{ASCII}]/u;var N3=/[0-9]/,pC=/[\u{0660}-\u{0669}]/u,D3=/[\u{06f0}-\u{06f9}]/u,v3=/[\u{002e}\u{002c}\u{003a}\u{002f}]/u,k3=/[\u{002d}\u{002b}]/u,zd=/\p{Mn}/u,O3=/\p{Mc}/u;var fC=/[\p{Mn}\p{Mc}\p{Me}]/u,Wd=/\p{L}/u,$3=/\p{Nd}/u,dC=/\p{Script=Greek}/u,Pl=/\p{Script=Hebrew}/u,hC=/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
gC=/[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Mandaic}]/u,Yd=/[\u{094d}\u{09cd}\u{0a4d}\u{0acd}\u{0b4d}\u{0bcd}\u{0c4d}\u{0ccd}\u{0d3b}\u{0d3c}\u{0d4d}\u{0dca}\u{1b44}\u{1baa}\u{1bab}\u{a9c0}\u{11046}\u{1107f}\u{110b9}\u{11133}\u{11134}\u{111c0}\u{11235}\u{1134d}\u{11442}\u{114c2}\u{115bf}\u{1163f}\u{116b6}\u{11c3f}\u{11d44}\u{11d45}]/u,
xC=/[\u{0640}\u{07fa}\u{302e}\u{302f}\u{3031}\u{3032}\u{3033}\u{3034}\u{3035}\u{303b}]/u,w3=/[\u{00b7}\u{0375}\u{05f3}\u{05f4}\u{200c}\u{200d}\u{30fb}]/u,P3=/[\u{00df}\u{03c2}\u{06fd}\u{06fe}\u{0f0b}\u{3007}]/u,
yC=new RegExp([N3,D3].map(e=>e.source).join("|"),"u"),EC=new RegExp([Wd,k3,v3,$3,zd,O3,w3,P3].map(e=>e.source).join("|"),"u");function TC(e){return cC.test(e)&&lC.test(e)&&mC.test(e)}var jr=36,ko=1,Oo=26,L3=38,F3=700,IC=72,AC=128;function Xd(){throw null}function Ml(e){return e.toLowerCase().startsWith("xn--")}function SC(e,t,r){e=r?Math.floor(
e/F3):e>>1,e+=Math.floor(e/t);let n=0;for(;e>(jr-ko)*Oo>>1;)e=Math.floor(e/(jr-ko)),n+=jr;return n+Math.floor((jr-ko+1)*e/(e+L3))}function Ll(e){let t=[],r=AC,n=0,
i=IC,s=e.lastIndexOf("-");if(s>0)for(let c=0;c<s;c++){let m=e.charCodeAt(c);m>=128&&Xd(),t.push(m)}let a=s<0?0:s+1;for(;a<e.length;){let c=n,m=1,p=jr;for(;;){a>=
e.length&&Xd();let E=e.charCodeAt(a++),C;E>=97&&E<=122?C=E-97:E>=48&&E<=57?C=E-48+26:Xd(),n+=C*m;let O=p<=i?ko:p>=i+Oo?Oo:p-i;if(C<O)break;m*=jr-O,p+=jr}let g=t.
length+1;i=SC(n-c,g,c===0),r+=Math.floor(n/g),n%=g,t.splice(n,0,r),n++}return String.fromCodePoint(...t)}function bC(e){return e<26?String.fromCharCode(e+97):String.
fromCharCode(e-26+48)}var B3=new RegExp(Zs.source,"gu");function CC(e){let t=e.replace(B3,""),r=t.length,n=r>0?[t,"-"]:[],i=Array.from(e,p=>p.codePointAt(0)),s=AC,
a=0,c=IC,m=r;for(;m<i.length;){let p=1/0;for(let g of i)g>=s&&g<p&&(p=g);a+=(p-s)*(m+1),s=p;for(let g of i)if(g<s&&a++,g===s){let E=a;for(let C=jr;;C+=jr){let O=C<=
c?ko:C>=c+Oo?Oo:C-c;if(E<O)break;let j=O+(E-O)%(jr-O);n.push(bC(j)),E=Math.floor((E-O)/(jr-O))}n.push(bC(E)),c=SC(a,m+1,m===r),a=0,m++}a++,s++}return n.join("")}var U3=/^(?:R|AL|AN|EN|ES|CS|ET|ON|BN|NSM)$/,_C=/^(?:L|EN|ES|CS|ET|ON|BN|NSM)$/,H3=/^(?:R|AL|AN)$/;function RC(e){if(Ml(e))try{return Fl(Ll(e.slice(4).toLowerCase()))}catch{
return!1}return Fl(e)}function NC(e){let t=String.fromCodePoint(e);return yC.test(t)?"EN":pC.test(t)?"AN":zd.test(t)?"NSM":Pl.test(t)?"R":gC.test(t)?"AL":Wd.test(
t)?"L":"ON"}function Fl(e){for(let t of e)if(H3.test(NC(t.codePointAt(0))))return!0;return!1}function Bl(e){let t=!1,r=_C,n=!1,i=!1,s=!0;for(let a of e){let c=NC(
a.codePointAt(0));if(s){if(c!=="L"&&c!=="R"&&c!=="AL")return!1;t=c==="R"||c==="AL",r=t?U3:_C,s=!1}if(!r.test(c))return!1;c==="EN"?n=!0:c==="AN"&&(i=!0)}return!(t&&
n&&i)}function j3(e){return Zs.test(e)&&CC(e).length+4>63}function q3(e){return e[0]==="-"||e[e.length-1]==="-"?!0:e.slice(2).join("").startsWith("--")}function Ul(e){
if(j3(e)||Fl(e)&&!Bl(e))return!1;let t=[...e],r=t.map(s=>s.codePointAt(0)),n=r.length;if(q3(t)||fC.test(t[0]))return!1;let i=!1;for(let s=0;s<n;s++){let a=r[s],
c=t[s];if(xC.test(c)||!EC.test(c))return!1;hC.test(c)&&(i=!0);let m=r[s-1],p=r[s+1];switch(a){case 183:if(m!==108||p!==108)return!1;break;case 885:if(!p||!dC.test(
t[s+1]))return!1;break;case 1523:case 1524:if(!m||!Pl.test(t[s-1]))return!1;break;case 8204:if(!m||m<128&&!Yd.test(t[s-1]))return!1;break;case 8205:if(!m||!Yd.test(
t[s-1]))return!1;break;case 12539:break}}return!(e.includes("・")&&!i)}function Hl(e){if(!Ml(e))return!1;try{let t=e.slice(4).toLowerCase();if(t.lastIndexOf("-")===0)return!1;let r=Ll(t);return Zs.test(r)?Ul(r):!1}catch{return!1}}function V3(e){return e.length>0&&e.length<=63}function G3(e){return V3(e)&&(Hl(e)||TC(e))}function OC(e){return e.length===0||e.length>253||e.charCodeAt(e.length-
1)===46?!1:e.split(".").every(t=>G3(t))}function K3(e){return e.length>0&&e.length<=63}function z3(e){return K3(e)&&(Hl(e)||Ul(e))}function W3(e){return e.replace(/[\uff01-\uff5e]/g,t=>String.fromCharCode(
t.charCodeAt(0)-65248)).normalize("NFC").replace(/[\u00ad\u034f\u180b-\u180d\u200b\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/gu,"").replace(/[\u002E\u3002\uFF0E\uFF61]/g,
".")}function $C(e){if(e.length===0||e.includes(" "))return!1;let t=W3(e);if(t.length>253)return!1;let r=t.split("."),n=r.some(i=>RC(i));return r.every(i=>z3(i)&&
(!n||Bl(i)))}function jl(e){return OC(e)}var Y3=/^(?:[A-Za-z0-9!#$%&'*+\/=?^_`{|}~\u{0080}-\u{10FFFF}-]+(?:\.[A-Za-z0-9!#$%&'*+\/=?^_`{|}~\u{0080}-\u{10FFFF}-]+)*|"(?:[^"\\]|\\.)*")@[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,62})(?<!-)(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,62})(?<!-))*$/iu;
function ql(e){return Y3.test(e.normalize("NFC"))}function Vl(e){return $C(e)}var X3=/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/;function Gl(e){return X3.test(e)}var Q3=/^(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:)?[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)$/i;
function Kl(e){return Q3.test(e)}var J3=/[\x00-\x20\x7F\\]|%(?![0-9a-fA-F]{2})/,Z3=/^[a-zA-Z][a-zA-Z0-9+\-.]*\/\//;function zl(e){return!J3.test(e)&&!Z3.test(e)&&URL.canParse(e,"http://example.\
com")}var eU=/[\x00-\x20<>\^`{|}\\]/,tU=/%(?![0-9a-fA-F]{2})/;function Wl(e){return eU.test(e)||tU.test(e)?!1:URL.canParse(e)}var rU=/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i;function Yl(e){return rU.test(e)}var nU=/^(?:\/(?:[^~/]|~0|~1)*)*$/;function Xl(e){return nU.test(e)}function Ql(e){try{return new RegExp(e,"u"),!0}catch{return!1}}var iU=/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/;function Jl(e){return iU.test(e)}var sU=/^(?:[a-z][a-z0-9+\-.]*:(?:\/\/(?:(?:[-a-z0-9._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:[\da-f]{1,4}:){6}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|::(?:[\da-f]{1,4}:){5}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:[\da-f]{1,4})?::(?:[\da-f]{1,4}:){4}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,1}[\da-f]{1,4})?::(?:[\da-f]{1,4}:){3}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,2}[\da-f]{1,4})?::(?:[\da-f]{1,4}:){2}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,3}[\da-f]{1,4})?::[\da-f]{1,4}:(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,4}[\da-f]{1,4})?::(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,5}[\da-f]{1,4})?::[\da-f]{1,4}|(?:(?:[\da-f]{1,4}:){0,6}[\da-f]{1,4})?::)|v[0-9a-f]+\.[-a-z0-9._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)|(?:[-a-z0-9._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:\/\/(?:(?:[-a-z0-9._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:[\da-f]{1,4}:){6}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|::(?:[\da-f]{1,4}:){5}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:[\da-f]{1,4})?::(?:[\da-f]{1,4}:){4}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,1}[\da-f]{1,4})?::(?:[\da-f]{1,4}:){3}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,2}[\da-f]{1,4})?::(?:[\da-f]{1,4}:){2}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,3}[\da-f]{1,4})?::[\da-f]{1,4}:(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,4}[\da-f]{1,4})?::(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,5}[\da-f]{1,4})?::[\da-f]{1,4}|(?:(?:[\da-f]{1,4}:){0,6}[\da-f]{1,4})?::)|v[0-9a-f]+\.[-a-z0-9._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)|(?:[-a-z0-9._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[-a-z0-9._~!$&'()*+,;=@]|%[0-9a-f]{2})+(?:\/(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?)(?:\?(?:[-a-z0-9._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[-a-z0-9._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function Zl(e){return sU.test(e)}var aU=/^(?:(?:[^\x00-\x20"<>%\\^`{|}\x7f]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?:\.(?:[a-z0-9_]|%[0-9a-f]{2})+)*(?::[1-9]\d{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?:\.(?:[a-z0-9_]|%[0-9a-f]{2})+)*(?::[1-9]\d{0,3}|\*)?)*\})*$/i;
function em(e){return aU.test(e)}var oU=/^[a-z][a-z0-9+\-.]*:(?:\/\/(?:(?:[-a-z0-9._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:[\da-f]{1,4}:){6}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|::(?:[\da-f]{1,4}:){5}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:[\da-f]{1,4})?::(?:[\da-f]{1,4}:){4}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,1}[\da-f]{1,4})?::(?:[\da-f]{1,4}:){3}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,2}[\da-f]{1,4})?::(?:[\da-f]{1,4}:){2}(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,3}[\da-f]{1,4})?::[\da-f]{1,4}:(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,4}[\da-f]{1,4})?::(?:[\da-f]{1,4}:[\da-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d))|(?:(?:[\da-f]{1,4}:){0,5}[\da-f]{1,4})?::[\da-f]{1,4}|(?:(?:[\da-f]{1,4}:){0,6}[\da-f]{1,4})?::)|v[0-9a-f]+\.[-a-z0-9._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)|(?:[-a-z0-9._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[-a-z0-9._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[-a-z0-9._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[-a-z0-9._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function tm(e){return oU.test(e)}function rm(e){return URL.canParse(e)}var uU=/^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;function nm(e){return uU.test(e)}var Se=new Map;function PC(){Se.clear()}function cU(){return[...Se.entries()]}function lU(e,t){Se.set(e,t)}function mU(e){return Se.has(e)}function pU(e){return Se.
get(e)}function fU(e,t){return Se.get(e)?.(t)??!0}function MC(){PC(),Se.set("date-time",Ol),Se.set("date",Qs),Se.set("duration",$l),Se.set("email",wl),Se.set("h\
ostname",jl),Se.set("idn-email",ql),Se.set("idn-hostname",Vl),Se.set("ipv4",Gl),Se.set("ipv6",Kl),Se.set("iri-reference",zl),Se.set("iri",Wl),Se.set("json-point\
er-uri-fragment",Yl),Se.set("json-pointer",Xl),Se.set("regex",Ql),Se.set("relative-json-pointer",Jl),Se.set("time",Js),Se.set("uri-reference",Zl),Se.set("uri-te\
mplate",em),Se.set("uri",tm),Se.set("url",rm),Se.set("uuid",nm)}MC();function Jd(e,t,r,n){return $o.Test(r.format,n)}function LC(e,t,r,n,i,s){return Jd(e,t,i,s)||t.AddError("format",r,n,{format:i.format})}function FC(e,t,r,n){let i=Nl(r)?r.then:!0,s=Tl(r)?r.else:!0;return ae(e,t,r.if,n)?ae(e,t,i,n):ae(e,t,s,n)}function BC(e,t,r,n,i,s){let a=Nl(i)?i.then:!0,c=Tl(i)?
i.else:!0,m=new pt,p=Ee(e,m,`${r}/if`,n,i.if,s)?Ee(e,m,`${r}/then`,n,a,s)||t.AddError("if",r,n,{failingKeyword:"then"}):Ee(e,t,`${r}/else`,n,c,s)||t.AddError("i\
f",r,n,{failingKeyword:"else"});return p&&t.Merge([m]),p}function dU(e,t,r,n){return o.Every(r.items,0,(i,s)=>o.IsLessEqualThan(n.length,s)||dr(e,t,i,n[s])&&t.AddIndex(s))}function hU(e,t,r,n,i,s){return o.EveryAll(i.
items,0,(a,c)=>{let m=`${r}/items/${c}`,p=`${n}/${c}`;return o.IsLessEqualThan(s.length,c)||hr(e,t,m,p,a,s[c])&&t.AddIndex(c)})}function gU(e,t,r,n){let i=Hi(r)?r.prefixItems.length:0;return o.Every(n,i,(s,a)=>dr(e,t,r.items,s)&&t.AddIndex(a))}function xU(e,t,r,n,i,s){let a=Hi(i)?i.prefixItems.
length:0;return o.EveryAll(s,a,(c,m)=>{let p=`${r}/items`,g=`${n}/${m}`;return hr(e,t,p,g,i.items,c)&&t.AddIndex(m)})}function UC(e,t,r,n){return Il(r)?dU(e,t,r,n):gU(e,t,r,n)}function HC(e,t,r,n,i,s){return Il(i)?hU(e,t,r,n,i,s):xU(e,t,r,n,i,s)}function yU(e){return pi(e)}function Zd(e,t,r,n){if(!yU(r))return!0;let i=o.Counted(n,s=>ae(e,t,r.contains,s));return o.IsLessEqualThan(i,r.maxContains)}function jC(e,t,r,n,i,s){let a=Ui(i)?
i.minContains:1;return Zd(e,t,i,s)||t.AddError("contains",r,n,{minContains:a,maxContains:i.maxContains})}function eh(e,t,r,n){return o.IsLessEqualThan(n,r.maximum)}function qC(e,t,r,n,i,s){return eh(e,t,i,s)||t.AddError("maximum",r,n,{comparison:"<=",limit:i.maximum})}function th(e,t,r,n){return o.IsLessEqualThan(n.length,r.maxItems)}function VC(e,t,r,n,i,s){return th(e,t,i,s)||t.AddError("maxItems",r,n,{limit:i.maxItems})}function rh(e,t,r,n){return o.IsMaxLength(n,r.maxLength)}function GC(e,t,r,n,i,s){return rh(e,t,i,s)||t.AddError("maxLength",r,n,{limit:i.maxLength})}function nh(e,t,r,n){return o.IsLessEqualThan(o.Keys(n).length,r.maxProperties)}function KC(e,t,r,n,i,s){return nh(e,t,i,s)||t.AddError("maxProperties",r,n,{limit:i.
maxProperties})}function EU(e){return pi(e)}function ih(e,t,r,n){if(!EU(r))return!0;let i=o.Counted(n,(s,a)=>ae(e,t,r.contains,s)&&t.AddIndex(a));return o.IsGreaterEqualThan(i,r.minContains)}function zC(e,t,r,n,i,s){
return ih(e,t,i,s)||t.AddError("contains",r,n,{minContains:i.minContains})}function sh(e,t,r,n){return o.IsGreaterEqualThan(n,r.minimum)}function WC(e,t,r,n,i,s){return sh(e,t,i,s)||t.AddError("minimum",r,n,{comparison:">=",limit:i.minimum})}function ah(e,t,r,n){return o.IsGreaterEqualThan(n.length,r.minItems)}function YC(e,t,r,n,i,s){return ah(e,t,i,s)||t.AddError("minItems",r,n,{limit:i.minItems})}function oh(e,t,r,n){return o.IsMinLength(n,r.minLength)}function XC(e,t,r,n,i,s){return oh(e,t,i,s)||t.AddError("minLength",r,n,{limit:i.minLength})}function uh(e,t,r,n){return o.IsGreaterEqualThan(o.Keys(n).length,r.minProperties)}function QC(e,t,r,n,i,s){return uh(e,t,i,s)||t.AddError("minProperties",r,n,{
limit:i.minProperties})}function ch(e,t,r,n){return o.IsMultipleOf(n,r.multipleOf)}function JC(e,t,r,n,i,s){return ch(e,t,i,s)||t.AddError("multipleOf",r,n,{multipleOf:i.multipleOf})}function lh(e,t,r,n){let i=new Rt;return!ae(e,i,r.not,n)&&t.Merge([i])}function ZC(e,t,r,n,i,s){return lh(e,t,i,s)||t.AddError("not",r,n,{})}function e1(e,t,r,n){let i=r.oneOf.reduce((s,a)=>{let c=new Rt;return ae(e,c,a,n)?[...s,c]:s},[]);return o.IsEqual(i.length,1)&&t.Merge(i)}function t1(e,t,r,n,i,s){
let a=[],c=[],m=i.oneOf.reduce((g,E,C)=>{let O=new pt,j=`${r}/oneOf/${C}`,Ue=Ee(e,O,j,n,E,s);return Ue&&c.push(C),Ue||a.push(O),Ue?[...g,O]:g},[]),p=o.IsEqual(m.
length,1)&&t.Merge(m);return!p&&o.IsEqual(c.length,0)&&a.forEach(g=>t.AddErrors(g.GetErrors())),p||t.AddError("oneOf",r,n,{passingSchemas:c})}function mh(e,t,r,n){return(o.IsString(r.pattern)?di(r.pattern):r.pattern).test(n)}function r1(e,t,r,n,i,s){return mh(e,t,i,s)||t.AddError("pattern",r,n,{pattern:i.
pattern})}function n1(e,t,r,n){return o.Every(o.Entries(r.patternProperties),0,([i,s])=>{let a=di(i);return o.Every(o.Entries(n),0,([c,m])=>!a.test(c)||dr(e,t,s,m)&&t.AddKey(
c))})}function i1(e,t,r,n,i,s){return o.EveryAll(o.Entries(i.patternProperties),0,([a,c])=>{let m=`${r}/patternProperties/${Yt(a)}`,p=di(a);return o.EveryAll(o.
Entries(s),0,([g,E])=>{let C=`${n}/${Yt(g)}`;return!p.test(g)||hr(e,t,m,C,c,E)&&t.AddKey(g)})})}function s1(e,t,r,n){return o.IsEqual(n.length,0)||o.Every(r.prefixItems,0,(i,s)=>o.IsLessEqualThan(n.length,s)||dr(e,t,i,n[s])&&t.AddIndex(s))}function a1(e,t,r,n,i,s){
return o.IsEqual(s.length,0)||o.EveryAll(i.prefixItems,0,(a,c)=>{let m=`${r}/prefixItems/${c}`,p=`${n}/${c}`;return o.IsLessEqualThan(s.length,c)||hr(e,t,m,p,a,
s[c])&&t.AddIndex(c)})}function ph(e,t){return e.includes(t)||$t.Get().exactOptionalPropertyTypes}function fh(e,t){return o.IsUndefined(e[t])}function o1(e,t,r,n){let i=ji(r)?r.required:[];return o.Every(o.Entries(r.properties),0,([a,c])=>{let m=!o.HasPropertyKey(n,a)||dr(e,t,c,n[a])&&t.AddKey(a);return ph(
i,a)?m:fh(n,a)||m})}function u1(e,t,r,n,i,s){let a=ji(i)?i.required:[];return o.EveryAll(o.Entries(i.properties),0,([m,p])=>{let g=`${r}/properties/${Yt(m)}`,E=`${n}\
/${Yt(m)}`,C=()=>!o.HasPropertyKey(s,m)||hr(e,t,g,E,p,s[m])&&t.AddKey(m);return ph(a,m)?C():fh(s,m)||C()})}function c1(e,t,r,n){return o.Every(o.Keys(n),0,(i,s)=>ae(e,t,r.propertyNames,i))}function l1(e,t,r,n,i,s){let a=[];return o.EveryAll(o.Keys(s),0,(m,p)=>{let g=`${n}\
/${Yt(m)}`,E=`${r}/propertyNames`,C=Ee(e,t,E,g,i.propertyNames,m);return C||a.push(m),C})||t.AddError("propertyNames",r,n,{propertyNames:a})}function m1(e,t,r,n){let i=_r.RecursiveRef(e,r)??!1,s=i?{...e,pendingResource:!0}:e;return G(i)&&ae(s,t,i,n)}function p1(e,t,r,n,i,s){let a=_r.RecursiveRef(e,i)??
!1,c=a?{...e,pendingResource:!0}:e;return G(a)&&Ee(c,t,r,n,a,s)}function f1(e,t,r,n){let i=_r.Ref(e,r),s=i.schema??!1,a=new Rt,c=G(s)&&ae(i.stack,a,s,n);return c&&t.Merge([a]),c}function d1(e,t,r,n,i,s){let a=_r.Ref(e,i),c=a.
schema??!1,m=new pt,p=G(c)&&Ee(a.stack,m,r,n,c,s);return p&&t.Merge([m]),p||t.AddErrors(m.GetErrors()),p}function h1(e,t,r,n){return o.Every(r.required,0,i=>o.HasPropertyKey(n,i))}function g1(e,t,r,n,i,s){let a=[];return o.EveryAll(i.required,0,m=>{let p=o.HasPropertyKey(
s,m);return p||a.push(m),p})||t.AddError("required",r,n,{requiredProperties:a})}function dh(e,t,r,n,i){return o.IsEqual(r,"object")?o.IsObjectNotArray(i):o.IsEqual(r,"array")?o.IsArray(i):o.IsEqual(r,"boolean")?o.IsBoolean(i):o.IsEqual(r,"i\
nteger")?o.IsInteger(i):o.IsEqual(r,"number")?o.IsNumber(i):o.IsEqual(r,"null")?o.IsNull(i):o.IsEqual(r,"string")?o.IsString(i):o.IsEqual(r,"bigint")?o.IsBigInt(
i):o.IsEqual(r,"constructor")?o.IsConstructor(i):o.IsEqual(r,"function")?o.IsFunction(i):o.IsEqual(r,"symbol")?o.IsSymbol(i):o.IsEqual(r,"undefined")?o.IsUndefined(
i):o.IsEqual(r,"void")?o.IsUndefined(i):!0}function x1(e,t,r,n,i){return o.Some(r,s=>dh(e,t,s,n,i))}function y1(e,t,r,n){return o.IsArray(r.type)?x1(e,t,r.type,r,n):dh(e,t,r.type,r,n)}function E1(e,t,r,n,i,s){return(o.IsArray(i.type)?x1(e,t,i.type,i,s):dh(e,t,
i.type,i,s))||t.AddError("type",r,n,{type:i.type})}function T1(e,t,r,n){let i=t.GetIndices();return o.Every(n,0,(s,a)=>(i.has(a)||ae(e,t,r.unevaluatedItems,s))&&t.AddIndex(a))}function b1(e,t,r,n,i,s){let a=t.GetIndices(),
c=[];return o.EveryAll(s,0,(p,g)=>{let E=new pt,C=(a.has(g)||Ee(e,E,r,n,i.unevaluatedItems,p))&&t.AddIndex(g);return C||c.push(g),C})||t.AddError("unevaluatedIt\
ems",r,n,{unevaluatedItems:c})}function I1(e,t,r,n){let i=t.GetKeys();return o.Every(o.Entries(n),0,([s,a])=>i.has(s)||ae(e,t,r.unevaluatedProperties,a)&&t.AddKey(s))}function A1(e,t,r,n,i,s){
let a=t.GetKeys(),c=[];return o.EveryAll(o.Entries(s),0,([p,g])=>{let E=new pt,C=a.has(p)||Ee(e,E,r,n,i.unevaluatedProperties,g)&&t.AddKey(p);return C||c.push(p),
C})||t.AddError("unevaluatedProperties",r,n,{unevaluatedProperties:c})}function S1(e){return!o.IsEqual(e.uniqueItems,!1)}function C1(e,t,r,n){if(!S1(r))return!0;let i=new Set(n.map(Di.Hash)).size,s=n.length;return o.IsEqual(i,s)}function _1(e,t,r,n,i,s){if(!S1(i))return!0;let a=new Set,
c=s.reduce((p,g,E)=>{let C=Di.Hash(g);return a.has(C)?[...p,E]:(a.add(C),p)},[]);return o.IsEqual(c.length,0)||t.AddError("uniqueItems",r,n,{duplicateItems:c})}function dr(e,t,r,n){return t.Push()&&ae(e,t,r,n)&&t.Pop()}function ae(e,t,r,n){let i=Ys(e,r);return Fi(r)?wd(i,t,r,n):(!Dd(r)||y1(i,t,r,n))&&(!(o.IsObject(n)&&
!o.IsArray(n))||(!ji(r)||h1(i,t,r,n))&&(!hl(r)||PS(i,t,r,n))&&(!pd(r)||VS(i,t,r,n))&&(!fd(r)||KS(i,t,r,n))&&(!yl(r)||WS(i,t,r,n))&&(!Gs(r)||n1(i,t,r,n))&&(!Ks(r)||
o1(i,t,r,n))&&(!Cl(r)||c1(i,t,r,n))&&(!_d(r)||uh(i,t,r,n))&&(!Id(r)||nh(i,t,r,n)))&&(!o.IsArray(n)||(!dl(r)||OS(i,t,r,n))&&(!pi(r)||Md(i,t,r,n))&&(!Bi(r)||UC(i,
t,r,n))&&(!Ui(r)||ih(i,t,r,n))&&(!Ed(r)||Zd(i,t,r,n))&&(!Sd(r)||ah(i,t,r,n))&&(!Td(r)||th(i,t,r,n))&&(!Hi(r)||s1(i,t,r,n))&&(!vd(r)||C1(i,t,r,n)))&&(!o.IsString(
n)||(!Cd(r)||oh(i,t,r,n))&&(!bd(r)||rh(i,t,r,n))&&(!xd(r)||Jd(i,t,r,n))&&(!Nd(r)||mh(i,t,r,n)))&&(!(o.IsNumber(n)||o.IsBigInt(n))||(!gd(r)||Kd(i,t,r,n))&&(!hd(r)||
Gd(i,t,r,n))&&(!Ad(r)||sh(i,t,r,n))&&(!yd(r)||eh(i,t,r,n))&&(!Rd(r)||ch(i,t,r,n)))&&(!Rl(r)||f1(i,t,r,n))&&(!_l(r)||m1(i,t,r,n))&&(!El(r)||iC(i,t,r,n))&&(!md(r)||
Pd(i,t,r,n))&&(!dd(r)||Vd(i,t,r,n))&&(!bl(r)||FC(i,t,r,n))&&(!Al(r)||lh(i,t,r,n))&&(!gl(r)||LS(i,t,r,n))&&(!xl(r)||BS(i,t,r,n))&&(!Sl(r)||e1(i,t,r,n))&&(!So(r)||
!o.IsArray(n)||T1(i,t,r,n))&&(!Co(r)||!o.IsObject(n)||I1(i,t,r,n))&&(!fl(r)||CS(i,t,r,n))}function hr(e,t,r,n,i,s){return t.Push()&&Ee(e,t,r,n,i,s)&&t.Pop()}function Ee(e,t,r,n,i,s){
if(t.AtCapacity())return!1;let a=Ys(e,i);return Fi(i)?HS(a,t,r,n,i,s):!!(+(!Dd(i)||E1(a,t,r,n,i,s))&+(!(o.IsObject(s)&&!o.IsArray(s))||!!(+(!ji(i)||g1(a,t,r,n,i,
s))&+(!hl(i)||MS(a,t,r,n,i,s))&+(!pd(i)||GS(a,t,r,n,i,s))&+(!fd(i)||zS(a,t,r,n,i,s))&+(!yl(i)||YS(a,t,r,n,i,s))&+(!Gs(i)||i1(a,t,r,n,i,s))&+(!Ks(i)||u1(a,t,r,n,
i,s))&+(!Cl(i)||l1(a,t,r,n,i,s))&+(!_d(i)||QC(a,t,r,n,i,s))&+(!Id(i)||KC(a,t,r,n,i,s))))&+(!o.IsArray(s)||!!(+(!dl(i)||$S(a,t,r,n,i,s))&+(!pi(i)||qS(a,t,r,n,i,s))&
+(!Bi(i)||HC(a,t,r,n,i,s))&+(!Ui(i)||zC(a,t,r,n,i,s))&+(!Ed(i)||jC(a,t,r,n,i,s))&+(!Sd(i)||YC(a,t,r,n,i,s))&+(!Td(i)||VC(a,t,r,n,i,s))&+(!Hi(i)||a1(a,t,r,n,i,s))&
+(!vd(i)||_1(a,t,r,n,i,s))))&+(!o.IsString(s)||!!(+(!Cd(i)||XC(a,t,r,n,i,s))&+(!bd(i)||GC(a,t,r,n,i,s))&+(!xd(i)||LC(a,t,r,n,i,s))&+(!Nd(i)||r1(a,t,r,n,i,s))))&
+(!(o.IsNumber(s)||o.IsBigInt(s))||!!(+(!gd(i)||uC(a,t,r,n,i,s))&+(!hd(i)||oC(a,t,r,n,i,s))&+(!Ad(i)||WC(a,t,r,n,i,s))&+(!yd(i)||qC(a,t,r,n,i,s))&+(!Rd(i)||JC(a,
t,r,n,i,s))))&+(!Rl(i)||d1(a,t,r,n,i,s))&+(!_l(i)||p1(a,t,r,n,i,s))&+(!El(i)||sC(a,t,r,n,i,s))&+(!md(i)||jS(a,t,r,n,i,s))&+(!dd(i)||aC(a,t,r,n,i,s))&+(!bl(i)||BC(
a,t,r,n,i,s))&+(!Al(i)||ZC(a,t,r,n,i,s))&+(!gl(i)||FS(a,t,r,n,i,s))&+(!xl(i)||US(a,t,r,n,i,s))&+(!Sl(i)||t1(a,t,r,n,i,s))&+(!So(i)||!o.IsArray(s)||b1(a,t,r,n,i,
s))&+(!Co(i)||!o.IsObject(s)||A1(a,t,r,n,i,s)))&&(!fl(i)||_S(a,t,r,n,i,s))}function ea(...e){let[t,r,n]=ut.Match(e,{3:(g,E,C)=>[g,E,C],2:(g,E)=>[{},g,E]}),i=Ws(t,r),s=new pt,a=Ee(i,s,"#","",r,n),c=s.GetErrors(),m=_y(),p=c.map(g=>({...g,
message:m(g)}));return[a,p]}function gh(...e){let[t,r,n]=ut.Match(e,{3:(a,c,m)=>[a,c,m],2:(a,c)=>[{},a,c]}),i=Ws(t,r),s=new Rt;return ae(i,s,r,n)}function R1(e,t){if(!(t==="line"?AU:SU).test(e))return null;let n=0;for(let i of e){let s=kU(i,t);if(s!==null){let a=IU(i,n);return{code:s.code,message:`${s.message}\
 ${a}`,location:a}}n+=1}return null}function IU(e,t){return`U+${(e.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")} is at index ${t}, in character\
s from 0.`}var AU=/[\u0000-\u001f\u007f-\u009f\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069\ud800-\udfff]/,SU=/[\u0000-\u0008\u000b\u000c\u000e-\u001a\u001c-\u001f\u007f-\u009f\u202a-\u202e\ud800-\udfff]/,
CU=/[\u0000-\u001f\u007f-\u009f]/,_U=/[\u0000-\u0008\u000b\u000c\u000e-\u001a\u001c-\u001f\u007f-\u009f]/,RU=/[\u200b\u2060\ufeff]/,NU=/[\u202a-\u202e\u2066-\u2069]/,
DU=/[\u202a-\u202e]/,vU=/\udb40[\udc00-\udc7f]/;function kU(e,t){return(t==="line"?CU:_U).test(e)?{code:"control_character",message:t==="line"?"This field must \
be one line without control characters.":"Tab, line breaks and ESC are the only control characters allowed here."}:t==="line"&&RU.test(e)?{code:"invisible_chara\
cter",message:"This field must not contain the invisible characters U+200B, U+2060 and U+FEFF."}:(t==="line"?NU:DU).test(e)?{code:"direction_override",message:`\
Bidirectional ${t==="line"?"embeddings, overrides and isolates":"embeddings and overrides"} are not allowed here.`}:vU.test(e)?{code:"tag_character",message:"Ta\
g characters (U+E0000 to U+E007F) are not allowed."}:e.isWellFormed()?null:{code:"lone_surrogate",message:"The text contains a lone surrogate."}}var N1={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://json-schema.org/draft/2020-12/meta/applicator",$vocabulary:{"https://json-schema.org\
/draft/2020-12/vocab/applicator":!0},$dynamicAnchor:"meta",title:"Applicator vocabulary meta-schema",type:["object","boolean"],properties:{prefixItems:{$ref:"#/\
$defs/schemaArray"},items:{$dynamicRef:"#meta"},contains:{$dynamicRef:"#meta"},additionalProperties:{$dynamicRef:"#meta"},properties:{type:"object",additionalProperties:{
$dynamicRef:"#meta"},default:{}},patternProperties:{type:"object",additionalProperties:{$dynamicRef:"#meta"},propertyNames:{format:"regex"},default:{}},dependentSchemas:{
type:"object",additionalProperties:{$dynamicRef:"#meta"},default:{}},propertyNames:{$dynamicRef:"#meta"},if:{$dynamicRef:"#meta"},then:{$dynamicRef:"#meta"},else:{
$dynamicRef:"#meta"},allOf:{$ref:"#/$defs/schemaArray"},anyOf:{$ref:"#/$defs/schemaArray"},oneOf:{$ref:"#/$defs/schemaArray"},not:{$dynamicRef:"#meta"}},$defs:{
schemaArray:{type:"array",minItems:1,items:{$dynamicRef:"#meta"}}}};var D1={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://json-schema.org/draft/2020-12/meta/content",$vocabulary:{"https://json-schema.org/dr\
aft/2020-12/vocab/content":!0},$dynamicAnchor:"meta",title:"Content vocabulary meta-schema",type:["object","boolean"],properties:{contentEncoding:{type:"string"},
contentMediaType:{type:"string"},contentSchema:{$dynamicRef:"#meta"}}};var v1={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://json-schema.org/draft/2020-12/meta/core",$vocabulary:{"https://json-schema.org/draft\
/2020-12/vocab/core":!0},$dynamicAnchor:"meta",title:"Core vocabulary meta-schema",type:["object","boolean"],properties:{$id:{$ref:"#/$defs/uriReferenceString",
$comment:"Non-empty fragments not allowed.",pattern:"^[^#]*#?$"},$schema:{$ref:"#/$defs/uriString"},$ref:{$ref:"#/$defs/uriReferenceString"},$anchor:{$ref:"#/$d\
efs/anchorString"},$dynamicRef:{$ref:"#/$defs/uriReferenceString"},$dynamicAnchor:{$ref:"#/$defs/anchorString"},$vocabulary:{type:"object",propertyNames:{$ref:"\
#/$defs/uriString"},additionalProperties:{type:"boolean"}},$comment:{type:"string"},$defs:{type:"object",additionalProperties:{$dynamicRef:"#meta"}}},$defs:{anchorString:{
type:"string",pattern:"^[A-Za-z_][-A-Za-z0-9._]*$"},uriString:{type:"string",format:"uri"},uriReferenceString:{type:"string",format:"uri-reference"}}};var k1={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://json-schema.org/draft/2020-12/meta/format-annotation",$vocabulary:{"https://json-sch\
ema.org/draft/2020-12/vocab/format-annotation":!0},$dynamicAnchor:"meta",title:"Format vocabulary meta-schema for annotation results",type:["object","boolean"],
properties:{format:{type:"string"}}};var O1={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://json-schema.org/draft/2020-12/meta/meta-data",$vocabulary:{"https://json-schema.org/\
draft/2020-12/vocab/meta-data":!0},$dynamicAnchor:"meta",title:"Meta-data vocabulary meta-schema",type:["object","boolean"],properties:{title:{type:"string"},description:{
type:"string"},default:!0,deprecated:{type:"boolean",default:!1},readOnly:{type:"boolean",default:!1},writeOnly:{type:"boolean",default:!1},examples:{type:"arra\
y",items:!0}}};var $1={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://json-schema.org/draft/2020-12/meta/unevaluated",$vocabulary:{"https://json-schema.or\
g/draft/2020-12/vocab/unevaluated":!0},$dynamicAnchor:"meta",title:"Unevaluated applicator vocabulary meta-schema",type:["object","boolean"],properties:{unevaluatedItems:{
$dynamicRef:"#meta"},unevaluatedProperties:{$dynamicRef:"#meta"}}};var w1={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://json-schema.org/draft/2020-12/meta/validation",$vocabulary:{"https://json-schema.org\
/draft/2020-12/vocab/validation":!0},$dynamicAnchor:"meta",title:"Validation vocabulary meta-schema",type:["object","boolean"],properties:{type:{anyOf:[{$ref:"#\
/$defs/simpleTypes"},{type:"array",items:{$ref:"#/$defs/simpleTypes"},minItems:1,uniqueItems:!0}]},const:!0,enum:{type:"array",items:!0},multipleOf:{type:"numbe\
r",exclusiveMinimum:0},maximum:{type:"number"},exclusiveMaximum:{type:"number"},minimum:{type:"number"},exclusiveMinimum:{type:"number"},maxLength:{$ref:"#/$def\
s/nonNegativeInteger"},minLength:{$ref:"#/$defs/nonNegativeIntegerDefault0"},pattern:{type:"string",format:"regex"},maxItems:{$ref:"#/$defs/nonNegativeInteger"},
minItems:{$ref:"#/$defs/nonNegativeIntegerDefault0"},uniqueItems:{type:"boolean",default:!1},maxContains:{$ref:"#/$defs/nonNegativeInteger"},minContains:{$ref:"\
#/$defs/nonNegativeInteger",default:1},maxProperties:{$ref:"#/$defs/nonNegativeInteger"},minProperties:{$ref:"#/$defs/nonNegativeIntegerDefault0"},required:{$ref:"\
#/$defs/stringArray"},dependentRequired:{type:"object",additionalProperties:{$ref:"#/$defs/stringArray"}}},$defs:{nonNegativeInteger:{type:"integer",minimum:0},
nonNegativeIntegerDefault0:{$ref:"#/$defs/nonNegativeInteger",default:0},simpleTypes:{enum:["array","boolean","integer","null","number","object","string"]},stringArray:{
type:"array",items:{type:"string"},uniqueItems:!0,default:[]}}};var xh={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://json-schema.org/draft/2020-12/schema",$vocabulary:{"https://json-schema.org/draft/20\
20-12/vocab/core":!0,"https://json-schema.org/draft/2020-12/vocab/applicator":!0,"https://json-schema.org/draft/2020-12/vocab/unevaluated":!0,"https://json-sche\
ma.org/draft/2020-12/vocab/validation":!0,"https://json-schema.org/draft/2020-12/vocab/meta-data":!0,"https://json-schema.org/draft/2020-12/vocab/format-annotat\
ion":!0,"https://json-schema.org/draft/2020-12/vocab/content":!0},$dynamicAnchor:"meta",title:"Core and Validation specifications meta-schema",allOf:[{$ref:"met\
a/core"},{$ref:"meta/applicator"},{$ref:"meta/unevaluated"},{$ref:"meta/validation"},{$ref:"meta/meta-data"},{$ref:"meta/format-annotation"},{$ref:"meta/content"}],
type:["object","boolean"],$comment:"This meta-schema also defines keywords that have appeared in previous drafts in order to prevent incompatible extensions as \
they remain in common use.",properties:{definitions:{$comment:'"definitions" has been replaced by "$defs".',type:"object",additionalProperties:{$dynamicRef:"#me\
ta"},deprecated:!0,default:{}},dependencies:{$comment:'"dependencies" has been split and replaced by "dependentSchemas" and "dependentRequired" in order to serv\
e their differing semantics.',type:"object",additionalProperties:{anyOf:[{$dynamicRef:"#meta"},{$ref:"meta/validation#/$defs/stringArray"}]},deprecated:!0,default:{}},
$recursiveAnchor:{$comment:'"$recursiveAnchor" has been replaced by "$dynamicAnchor".',$ref:"meta/core#/$defs/anchorString",deprecated:!0},$recursiveRef:{$comment:'\
"$recursiveRef" has been replaced by "$dynamicRef".',$ref:"meta/core#/$defs/uriReferenceString",deprecated:!0}}};var yh=xh.$id,UU=Object.fromEntries([N1,D1,v1,k1,O1,$1,w1].map(e=>[e.$id,e]));function P1(e){return gh(UU,xh,e)}var HU=new Set("mine validate new all api admin store live replays rankings games agents versions rollback purge search feed about help rialto arcade exchange r\
elay".split(" ")),jU="rialto-";function M1({slug:e,title:t}){return[...e.endsWith("-")||e.includes("--")?[Z("name.hyphen",yt,"/slug ends with a hyphen or has tw\
o in a row.","Remove a hyphen.")]:[],...HU.has(e)||e.startsWith(jU)?[Z("name.reserved",yt,"/slug is reserved for the platform.","Choose another one.")]:[],...VU(
t)?[gs("name.scripts",yt,"/title mixes letters of scripts that look alike.","Write each word in one script.")]:[]]}var qU=[/\p{Script=Latin}/u,/\p{Script=Cyrillic}/u,
/\p{Script=Greek}/u];function VU(e){return qU.filter(t=>t.test(e)).length>1}var GU=["format","session_id","seq","t_us","status","end_reason","pace","events_since"];function L1({schemas:e}){return[...new Set([...GU,...Object.keys(e.snapshot)])]}function F1(e){let t=Bu(e.engine);return[...M1(e),...KU(e),...zU(e),...t===void 0?[YU()]:[...XU(e,t),...WU(e,t)]]}function Nt(e,t,r){return Z(`manifest.${e}`,yt,
t,r)}function KU(e){return Object.entries({title:"line",genre:"line",description:"multiline"}).flatMap(([r,n])=>{let i=e[r],s=R1(i,n);return s!==null?[Nt("text",
`/${r}: ${s.message}`,"Write plain text.")]:/[\p{L}\p{N}]/u.test(i)?[]:[Nt("text",`/${r} has no letter or digit.`,"Write it in words.")]})}function zU(e){return[
"observation_schema","action_schema"].flatMap(t=>{let r=e[t],n=r.$schema;if(n!==void 0&&n!==yh){let s=`/${t} is written in another dialect than JSON Schema 2020\
-12.`;return[Nt("schema",s,`Set $schema to ${yh} or remove it.`)]}return P1(r)?[]:[Nt("schema",`/${t} is not a JSON Schema.`,"Check it with any validator of JSO\
N Schema 2020-12.")]})}function WU({observation_schema:e},t){let r=L1(t),n=e.properties,i=e.required,s=[...typeof n=="object"&&n!==null?Object.keys(n):[],...Array.
isArray(i)?i:[]],a=`Public members are ${r.join(", ")}.`;return[...e.type==="object"?[]:[Nt("observation_schema",'/observation_schema/type is not "object".','Wr\
ite "type": "object".')],...s.every(c=>r.includes(c))?[]:[Nt("observation_schema",`/observation_schema names a member that ${t.id} does not publish.`,a)]]}function YU(){
let e=Gp.map(({id:t})=>t).join(", ");return Nt("engine","There is no engine of this name.",`The engines are ${e}.`)}function XU(e,t){let{mode:r}=e,{id:n,lifecycle:i,
modes:s,schemas:a}=t,c=[];return i!=="active"&&c.push(gs("manifest.lifecycle",yt,`${n} is in certification: a version on it can be approved, but not canaried or\
 released yet.`,"Wait until the engine is active, or use another one.")),s.includes(r)||c.push(Nt("mode",`${n} has no such mode.`,`Its modes are ${s.join(", ")}\
.`)),Xn(e.action_schema)!==Xn(a.action)&&c.push(Nt("action_schema",`/action_schema is not that of ${n}.`,"Copy actionSchema from GET /api/v1/engines.")),[...c,...QU(
e,t),...JU(e,t)]}function QU({players:e},{id:t,playerRange:{min:r,max:n}}){let i=[];return e.min>e.max&&i.push(Nt("players","/players/min is larger than /player\
s/max.","Put them in order.")),(e.min<r||e.max>n)&&i.push(Nt("players",`${t} takes ${r} to ${n} players.`,"Stay within that range.")),i}function JU({engine_config:e,
players:t,mode:r},n){let{id:i,schemas:s}=n,a="See configSchema in GET /api/v1/engines.";if(s.config===void 0)return Object.keys(e).length===0?[]:[Nt("engine_con\
fig",`${i} takes no configuration.`,"Write {}.")];let[c,m]=ea(s.config,e);if(!c){let[C]=m,O=`/engine_config${C?.keyword==="required"?"":C?.instancePath??""}`;return[
Nt("engine_config",`${O} is not allowed by the configuration schema of ${i}.`,a)]}let p=n.configFault(e,void 0);if(p!==void 0)return[Nt("engine_config",p.message,
a)];let g=n.seats(e),E=[];return(t.min!==g||t.max!==g)&&E.push(Nt("players","The numbers of players differ from the seats of /engine_config.","Write the seats.")),
r==="solo"!=(g===1)&&E.push(Nt("mode","The mode is solo if and only if there is one seat.","Change the mode or the seats.")),E}function B1(e){if(e.length>Ae.manifestBytesMax)return im([Vi("size",`The manifest is larger than ${Ae.manifestBytesMax} bytes.`,"Shorten it.")]);let t=Jn(e);if(t===
null)return im([Vi("json","The file is not UTF-8.","Write plain JSON in UTF-8.")]);let r=bs(t);if(!r.ok){let a=r.pointer===""?"":` (at ${r.pointer})`;return im(
[Vi("json",r.message.replace("The body","The file")+a,"Write plain JSON in UTF-8.")])}let[n,i]=ea(AS,r.value);if(!n)return im(ZU(i));let s=r.value;return{manifest:s,
findings:F1(s)}}function im(e){return{manifest:null,findings:e}}function Vi(e,t,r){return Z(`manifest.${e}`,yt,t,r)}function ZU(e){let t=e.flatMap(e4);return t.
length===0?[U1("The manifest")]:t}function U1(e){return Vi("unknown",`${e} has a member that no manifest has.`,"Remove it.")}function e4(e){let t=e.instancePath===
""?"The manifest":e.instancePath;switch(e.keyword){case"required":return e.params.requiredProperties.map(r=>Vi("required",`${t} lacks ${r}.`,"Add it: nothing is\
 optional."));case"additionalProperties":return[U1(t)];case"boolean":return[];case"const":{let r=`${t} is ${JSON.stringify(e.params.allowedValue)} in every mani\
fest.`;return[Vi("value",r,"Write that.")]}default:return[Vi("value",`${t} ${e.message}.`,"Change it accordingly.")]}}var Rr={tokensMax:4e5,nodesMax:3e5,nestingMax:200,stepsMax:3e6},fn=class extends Error{counted;max;constructor(t,r){super(`The scan is limited to ${r} ${t}.`),this.
counted=t,this.max=r}},sm=class{#e=0;#t=0;#r=0;get steps(){return this.#r}spendTokens(t=1){if(this.#e+=t,this.#e>Rr.tokensMax)throw new fn("tokens",Rr.tokensMax)}spendNodes(t=1){
if(this.#t+=t,this.#t>Rr.nodesMax)throw new fn("nodes",Rr.nodesMax)}spendSteps(t=1){if(this.#r+=t,this.#r>Rr.stepsMax)throw new fn("steps",Rr.stepsMax)}checkNesting(t){
if(t>Rr.nestingMax)throw new fn("nesting",Rr.nestingMax)}};var H1={name:"rialto-scan/21",revision:21,digest:"sha256:5639868b0510bad7a00bc69a8255229226e616e49263b89cb5d175b62b8da3b5"};var t4=/[^\p{L}\p{M}\p{N}\p{P}\p{S} ]/u,am=class{#e;#t;constructor(t){this.#e=t}at(t){this.#t??=r4(this.#e);let r=n4(this.#t,t),n=this.#t[r]??0,i=this.#t[r+1]??
this.#e.length;return{line:r+1,column:t-n+1,snippet:i4(this.#e.slice(t,i))}}};function r4(e){return[0,...Array.from(e.matchAll(/\r\n|[\n\r]/g),t=>t.index+t[0].length)]}
function n4(e,t){let r=0,n=e.length-1;for(;r<n;){let i=Math.ceil((r+n)/2);(e[i]??0)<=t?r=i:n=i-1}return r}function i4(e){return Array.from(e.slice(0,240)).slice(
0,120).map(r=>t4.test(r)?" ":r).join("").trim()}var ta=class extends Error{},ra=class{path;text;budget;findings=[];references=[];#e;#t=new Map;constructor(t,r,n){this.path=t,this.text=r,this.budget=n,this.#e=
new am(r)}refuse({rule:t,family:r,why:n,fix:i},s){let a=this.#t.get(s)??new Set;this.#t.set(s,a);let c=t==="script.call"||t==="script.value";if(!(a.has(n)||c&&a.
size>0)&&(a.add(n),this.findings.push({...Z(t,this.path,n,i,this.#e.at(s)),family:r}),this.findings.length>Ae.findingsMax))throw new ta}refer(t,r,n){this.references.
push({from:this.path,url:r,kind:t,offset:n})}};function om(e){try{e()}catch(t){if(!(t instanceof ta))throw t}}var wo={script:["js"],sheet:["css"],image:["png","webp","svg"],font:["woff2"]};function j1(e,t){let r=[];return om(()=>{for(let{url:n,kind:i,offset:s}of e.references){
let a=xs(e.path,n);a===null?e.refuse(s4,s):t.has(a)?wo[i].includes(cr(a)?.ending??"")?r.push(a):e.refuse(o4[i],s):e.refuse(a4,s)}}),r}function q1(e,t,r){let n=new Set(
[yt,e]);for(let i of n)for(let s of t.get(i)??[])n.add(s);return[...r].filter(i=>!n.has(i)&&cr(i)?.ending!=="txt").map(i=>gs("bundle.unused",i,"Nothing that the\
 entrypoint loads names this file.","Remove it."))}var s4={rule:"refs.local",family:"NET",why:"An address is the relative path of a file of the bundle, without \
query, fragment and escapes.",fix:"Write the path, such as art/cell.png, and put the file into the bundle."},a4={rule:"refs.missing",family:"refs",why:"The bund\
le has no such file.",fix:"Add it, or correct the path: capital letters count."};function um(e,t){return{rule:"refs.type",family:"refs",why:`The place takes a ${e}\
, and the file is of another type.`,fix:`Name a file of the type ${t.join(", ")}.`}}var o4={script:um("script",wo.script),sheet:um("style sheet",wo.sheet),image:um(
"picture",wo.image),font:um("font",wo.font)};var dn={statesMax:2,stateNamesMin:4,rowsMax:40},cm=new RegExp(`^[${Yn}]{${10}}$`);var V1=4096,u4=/^[A-Za-z0-9+/_-]{64,}={0,2}$/;function G1(e,t){let r=bs(e.text);if(!r.ok)return;let n={states:0,rows:0,base64Characters:0},i=[r.value];for(let s=i.
pop();s!==void 0;s=i.pop())if(e.budget.spendNodes(),typeof s=="string")cm.test(s)&&(n.rows+=1),u4.test(s)&&(n.base64Characters+=s.length);else if(typeof s=="obj\
ect"&&s!==null){t.filter(a=>Object.hasOwn(s,a)).length>=dn.stateNamesMin&&(n.states+=1);for(let a of Object.values(s))i.push(a)}n.states>dn.statesMax&&e.refuse(
c4,0),n.rows>dn.rowsMax&&e.refuse(l4,0),n.base64Characters>V1&&e.refuse(m4,0)}var Eh="Remove it: a renderer draws the states that it receives.",c4={rule:"data.s\
tates",family:"DATA",why:`The file contains more than ${dn.statesMax} objects that look like states of a game.`,fix:Eh},l4={rule:"data.rows",family:"DATA",why:`\
The file contains more than ${dn.rowsMax} rows of a board.`,fix:Eh},m4={rule:"data.encoded",family:"DATA",why:`The file contains more than ${V1} characters of e\
ncoded data.`,fix:Eh};function K1(e){return`/frame-bootstrap/${e}.js`}function z1(e,t,r){return`<!doctype html><script src="${"../".repeat(t.split("/").length+1)}${K1(r).slice(1)}"></script>${e}`}function U(e){return e.trim().split(/\s+/)}var oe=(e,t="")=>({use:e,members:t===""?[]:U(t)}),Pn=oe("constructor","BYTES_PER_ELEMENT from of"),hn={Array:oe("conv\
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
"function"),parseInt:oe("function"),undefined:oe("value")},Gi={Path2D:oe("constructor"),ResizeObserver:oe("constructor"),cancelAnimationFrame:oe("function"),devicePixelRatio:oe(
"value"),document:oe("value"),getComputedStyle:oe("function"),innerHeight:oe("value"),innerWidth:oe("value"),matchMedia:oe("function"),requestAnimationFrame:oe(
"function")},X1="RialtoRenderer",Th=U(`
  body createDocumentFragment createElement createElementNS createTextNode documentElement getElementById querySelector
  querySelectorAll`),na="height width",W1="entries forEach item keys length values",Y1=`
  arc arcTo bezierCurveTo closePath ellipse lineTo moveTo quadraticCurveTo rect roundRect`,bh={Animation:[],CanvasGradient:["addColorStop"],CanvasPattern:["setT\
ransform"],CanvasRenderingContext2D:U(`${Y1}
    beginPath canvas clearRect clip createConicGradient createImageData createLinearGradient createPattern
    createRadialGradient direction drawImage fill fillRect fillStyle fillText filter font fontKerning fontStretch
    fontVariantCaps getImageData getLineDash getTransform globalAlpha globalCompositeOperation imageSmoothingEnabled
    imageSmoothingQuality isPointInPath isPointInStroke letterSpacing lineCap lineDashOffset lineJoin lineWidth
    measureText miterLimit putImageData reset resetTransform restore rotate save scale setLineDash setTransform
    shadowBlur shadowColor shadowOffsetX shadowOffsetY stroke strokeRect strokeStyle strokeText textAlign textBaseline
    textRendering transform translate wordSpacing`),CharacterData:U("after before length remove replaceWith"),DOMMatrix:U("a b c d e f"),DOMMatrixReadOnly:U("a \
b c d e f inverse is2D isIdentity multiply transformPoint"),DOMPoint:U("w x y z"),DOMPointReadOnly:U("matrixTransform w x y z"),DOMRect:U(`x y ${na}`),DOMRectReadOnly:U(
`bottom left right top x y ${na}`),DOMTokenList:U(`add contains remove replace toggle ${W1}`),Document:Th,DocumentFragment:U(`append childElementCount children \
firstElementChild getElementById lastElementChild prepend
    querySelector querySelectorAll replaceChildren`),Element:U(`
    after animate append ariaHidden ariaLabel ariaLive ariaValueMax ariaValueMin ariaValueNow ariaValueText before
    childElementCount children classList className clientHeight clientLeft clientTop clientWidth closest
    firstElementChild getAttribute getAttributeNames getBoundingClientRect hasAttribute hasAttributes id
    lastElementChild localName matches namespaceURI nextElementSibling prepend previousElementSibling querySelector
    querySelectorAll remove removeAttribute replaceChildren replaceWith role scrollHeight scrollWidth setAttribute
    tagName toggleAttribute`),HTMLCanvasElement:U(`getContext ${na}`),HTMLCollection:["item","length"],HTMLElement:U("dataset dir hidden lang offsetHeight offse\
tLeft offsetParent offsetTop offsetWidth style title"),HTMLImageElement:U(`alt complete naturalHeight naturalWidth src ${na}`),HTMLLIElement:["value"],HTMLMeterElement:U(
"max min value"),HTMLOutputElement:["value"],HTMLProgressElement:U("max position value"),HTMLTableCellElement:U("cellIndex colSpan rowSpan"),ImageData:U(`colorS\
pace data ${na}`),MediaQueryList:U("matches media"),Node:U(`
    appendChild childNodes cloneNode contains firstChild hasChildNodes insertBefore isConnected isEqualNode isSameNode
    lastChild nextSibling nodeName nodeType nodeValue normalize parentElement parentNode previousSibling removeChild
    replaceChild textContent`),NodeList:U(W1),Path2D:U(`addPath ${Y1}`),ResizeObserver:U("disconnect observe unobserve"),ResizeObserverEntry:U("borderBoxSize co\
ntentBoxSize contentRect devicePixelContentBoxSize target"),ResizeObserverSize:U("blockSize inlineSize"),SVGElement:U("className dataset ownerSVGElement style v\
iewportElement"),SVGGeometryElement:U("getPointAtLength getTotalLength isPointInFill isPointInStroke"),SVGGraphicsElement:U("getBBox getCTM getScreenCTM"),SVGMatrix:U(
"a b c d e f inverse multiply"),SVGPoint:U("matrixTransform x y"),SVGRect:U(`x y ${na}`),SVGTextContentElement:U("getComputedTextLength getNumberOfChars getSubS\
tringLength"),TextMetrics:U(`
    actualBoundingBoxAscent actualBoundingBoxDescent actualBoundingBoxLeft actualBoundingBoxRight alphabeticBaseline
    emHeightAscent emHeightDescent fontBoundingBoxAscent fontBoundingBoxDescent hangingBaseline ideographicBaseline
    width`)},lm={CSSStyleDeclaration:["cssText","parentRule"],CSSStyleProperties:[],DOMStringMap:[]},mm=U(`
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
  toWellFormed trim trimEnd trimStart union unshift valueOf values with`),Q1=U(`
  composedPath contentDocument contentWindow currentTarget defaultView frames getRootNode opener ownerDocument parent
  self srcElement top view`),Ih=U(`
  __defineGetter__ __defineSetter__ __lookupGetter__ __lookupSetter__ __proto__ constructor prototype`),J1={DYN:U(`
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
    parentRule parentStyleSheet replaceSync sheet styleSheets`)},pm=U(`
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
  onwebkitfullscreenerror onwebkittransitionend onwheel onzoom`),fm=U(`
  b body br caption canvas code dd dl dt div em figcaption figure footer h1 h2 h3 h4 h5 h6 head header hr html i img li
  link main meta meter ol output p pre progress script section small span strong table tbody td th thead time title tr
  ul`),ia=U(`
  circle clipPath defs desc ellipse g line linearGradient mask path pattern polygon polyline radialGradient rect stop
  svg symbol text title tspan use`),Z1=U("body head html link meta script title"),Po=U(`
  alt aria-* class clip-path colspan cx cy d data-* dir dominant-baseline fill fill-opacity fill-rule font-size
  gradientTransform gradientUnits height hidden id lang mask max min offset opacity points preserveAspectRatio r role
  rowspan rx ry stop-color stop-opacity stroke stroke-* text-anchor title transform value viewBox width x x1 x2 y y1
  y2`),e_={html:[],img:["src"],link:["href","rel"],meta:["charset","content","name"],script:["defer","src","type"],svg:["xmlns"],use:["href"]},Ah=U("color-schem\
e description theme-color viewport"),dm=U(`
  abs acos asin atan atan2 attr blur brightness calc circle clamp color color-mix conic-gradient contrast cos counter
  counters cubic-bezier drop-shadow ellipse env exp fit-content grayscale hsl hsla hue-rotate hwb hypot inset invert lab
  lch light-dark linear linear-gradient log matrix matrix3d max min minmax mod oklab oklch opacity path perspective
  polygon pow radial-gradient rect rem repeat repeating-conic-gradient repeating-linear-gradient
  repeating-radial-gradient rgb rgba rotate rotate3d rotatex rotatey rotatez round saturate scale scale3d scalex scaley
  scalez sepia shape sign sin skew skewx skewy sqrt steps tan translate translate3d translatex translatey translatez var
  xywh`),t_=U(`
  dir font-format font-tech has is lang not nth-child nth-last-child nth-last-of-type nth-of-type selector style where`),Sh=U("charset container font-face keyfr\
ames layer media property starting-style supports");var Ki={};Gt(Ki,{AtKeyword:()=>n_,BadString:()=>a_,BadUrl:()=>hm,CDC:()=>f_,CDO:()=>p_,Colon:()=>d_,Comma:()=>g_,Comment:()=>A_,Delim:()=>gn,Dimension:()=>l_,EOF:()=>p4,
Function:()=>Ch,Hash:()=>i_,Ident:()=>r_,LeftCurlyBracket:()=>b_,LeftParenthesis:()=>E_,LeftSquareBracket:()=>x_,Number:()=>u_,Percentage:()=>c_,RightCurlyBracket:()=>I_,
RightParenthesis:()=>T_,RightSquareBracket:()=>y_,Semicolon:()=>h_,String:()=>s_,Url:()=>o_,WhiteSpace:()=>m_});var p4=0,r_=1,Ch=2,n_=3,i_=4,s_=5,a_=6,o_=7,hm=8,
gn=9,u_=10,c_=11,l_=12,m_=13,p_=14,f_=15,d_=16,h_=17,g_=18,x_=19,y_=20,E_=21,T_=22,b_=23,I_=24,A_=25;function Nr(e){return e>=48&&e<=57}function sa(e){return Nr(e)||e>=65&&e<=70||e>=97&&e<=102}function xm(e){return e>=65&&e<=90}function f4(e){return e>=97&&e<=122}
function d4(e){return xm(e)||f4(e)}function h4(e){return e>=128}function gm(e){return d4(e)||h4(e)||e===95}function aa(e){return gm(e)||Nr(e)||e===45}function g4(e){
return e>=0&&e<=8||e===11||e>=14&&e<=31||e===127}function Mo(e){return e===10||e===13||e===12}function oa(e){return Mo(e)||e===32||e===9}function Qt(e,t){return!(e!==
92||Mo(t)||t===0)}function ym(e,t,r){return e===45?gm(t)||t===45||Qt(t,r):gm(e)?!0:e===92?Qt(e,t):!1}function Em(e,t,r){return e===43||e===45?Nr(t)?2:t===46&&Nr(
r)?3:0:e===46?Nr(t)?2:0:Nr(e)?1:0}function S_(e){return e===65279||e===65534?1:0}var _h=new Array(128),x4=128,Lo=130,Rh=131,Tm=132,Nh=133;for(let e=0;e<_h.length;e++)
_h[e]=oa(e)&&Lo||Nr(e)&&Rh||gm(e)&&Tm||g4(e)&&Nh||e||x4;function bm(e){return e<128?_h[e]:Tm}function ua(e,t){return t<e.length?e.charCodeAt(t):0}function Im(e,t,r){return r===13&&ua(e,t+1)===10?2:1}function y4(e,t,r){let n=e.charCodeAt(t);return xm(n)&&
(n=n|32),n===r}function C_(e,t,r,n){if(r-t!==n.length||t<0||r>e.length)return!1;for(let i=t;i<r;i++){let s=n.charCodeAt(i-t),a=e.charCodeAt(i);if(xm(a)&&(a=a|32),
a!==s)return!1}return!0}function Fo(e,t){for(;t<e.length&&oa(e.charCodeAt(t));t++);return t}function Dh(e,t){for(;t<e.length&&Nr(e.charCodeAt(t));t++);return t}function Mn(e,t){if(t+=2,
sa(ua(e,t-1))){for(let n=Math.min(e.length,t+5);t<n&&sa(ua(e,t));t++);let r=ua(e,t);oa(r)&&(t+=Im(e,t,r))}return t}function Bo(e,t){for(;t<e.length;t++){let r=e.
charCodeAt(t);if(!aa(r)){if(Qt(r,ua(e,t+1))){t=Mn(e,t)-1;continue}break}}return t}function __(e,t){let r=e.charCodeAt(t);if((r===43||r===45)&&(r=e.charCodeAt(t+=
1)),Nr(r)&&(t=Dh(e,t+1),r=e.charCodeAt(t)),r===46&&Nr(e.charCodeAt(t+1))&&(t+=2,t=Dh(e,t)),y4(e,t,101)){let n=0;r=e.charCodeAt(t+1),(r===45||r===43)&&(n=1,r=e.charCodeAt(
t+2)),Nr(r)&&(t=Dh(e,t+1+n+1))}return t}function Am(e,t){for(;t<e.length;t++){let r=e.charCodeAt(t);if(r===41){t++;break}Qt(r,ua(e,t+1))&&(t=Mn(e,t))}return t}function Sm(e){
if(e.length===1&&!sa(e.charCodeAt(0)))return e[0];let t=parseInt(e,16);return(t===0||t>=55296&&t<=57343||t>1114111)&&(t=65533),String.fromCodePoint(t)}function R_(e,t){function r(E){return E<c?e.charCodeAt(E):0}function n(){if(p=__(e,p),ym(r(p),r(p+1),r(p+2))){g=12,p=Bo(e,p);return}if(r(p)===37){g=11,p++;return}
g=10}function i(){let E=p;if(p=Bo(e,p),C_(e,E,p,"url")&&r(p)===40){if(p=Fo(e,p+1),r(p)===34||r(p)===39){g=2,p=E+4;return}a();return}if(r(p)===40){g=2,p++;return}
g=1}function s(E){for(E||(E=r(p++)),g=5;p<e.length;p++){let C=e.charCodeAt(p);switch(bm(C)){case E:p++;return;case Lo:if(Mo(C)){p+=Im(e,p,C),g=6;return}break;case 92:
if(p===e.length-1)break;let O=r(p+1);Mo(O)?p+=Im(e,p+1,O):Qt(C,O)&&(p=Mn(e,p)-1);break}}}function a(){for(g=7,p=Fo(e,p);p<e.length;p++){let E=e.charCodeAt(p);switch(bm(
E)){case 41:p++;return;case Lo:if(p=Fo(e,p),r(p)===41||p>=e.length){p<e.length&&p++;return}p=Am(e,p),g=8;return;case 34:case 39:case 40:case Nh:p=Am(e,p),g=8;return;case 92:
if(Qt(E,r(p+1))){p=Mn(e,p)-1;break}p=Am(e,p),g=8;return}}}e=String(e||"");let c=e.length,m=S_(r(0)),p=m,g;for(;p<c;){let E=e.charCodeAt(p);switch(bm(E)){case Lo:
g=13,p=Fo(e,p+1);break;case 34:s();break;case 35:aa(r(p+1))||Qt(r(p+1),r(p+2))?(g=4,p=Bo(e,p+1)):(g=9,p++);break;case 39:s();break;case 40:g=21,p++;break;case 41:
g=22,p++;break;case 43:Em(E,r(p+1),r(p+2))?n():(g=9,p++);break;case 44:g=18,p++;break;case 45:Em(E,r(p+1),r(p+2))?n():r(p+1)===45&&r(p+2)===62?(g=15,p=p+3):ym(E,
r(p+1),r(p+2))?i():(g=9,p++);break;case 46:Em(E,r(p+1),r(p+2))?n():(g=9,p++);break;case 47:r(p+1)===42?(g=25,p=e.indexOf("*/",p+2),p=p===-1?e.length:p+2):(g=9,p++);
break;case 58:g=16,p++;break;case 59:g=17,p++;break;case 60:r(p+1)===33&&r(p+2)===45&&r(p+3)===45?(g=14,p=p+4):(g=9,p++);break;case 64:ym(r(p+1),r(p+2),r(p+3))?
(g=3,p=Bo(e,p+1)):(g=9,p++);break;case 91:g=19,p++;break;case 92:Qt(E,r(p+1))?i():(g=9,p++);break;case 93:g=20,p++;break;case 123:g=23,p++;break;case 125:g=24,p++;
break;case Rh:n();break;case Tm:i();break;default:g=9,p++}t(g,m,m=p)}}var Uo={};Gt(Uo,{decode:()=>E4,encode:()=>T4});var N_=92;function E4(e){let t=e.length-1,r="";for(let n=0;n<e.length;n++){let i=e.charCodeAt(n);if(i===N_){if(n===t)break;if(i=e.charCodeAt(++n),Qt(N_,i)){let s=n-
1,a=Mn(e,s);n=a-1,r+=Sm(e.substring(s+1,a))}else i===13&&e.charCodeAt(n+1)===10&&n++}else r+=e[n]}return r}function T4(e){let t="";if(e.length===1&&e.charCodeAt(
0)===45)return"\\-";for(let r=0;r<e.length;r++){let n=e.charCodeAt(r);if(n===0){t+="�";continue}if(n<=31||n===127||n>=48&&n<=57&&(r===0||r===1&&e.charCodeAt(0)===
45)){t+="\\"+n.toString(16)+" ";continue}aa(n)?t+=e.charAt(r):t+="\\"+e.charAt(r)}return t}var Cm={};Gt(Cm,{decode:()=>b4,encode:()=>I4});var vh=92,D_=34,v_=39;function b4(e){let t=e.length,r=e.charCodeAt(0),n=r===D_||r===v_?1:0,i=n===1&&t>1&&e.charCodeAt(t-1)===r?t-2:t-1,s="";for(let a=n;a<=i;a++){
let c=e.charCodeAt(a);if(c===vh){if(a===i){a!==t-1&&(s=e.substr(a+1));break}if(c=e.charCodeAt(++a),Qt(vh,c)){let m=a-1,p=Mn(e,m);a=p-1,s+=Sm(e.substring(m+1,p))}else
c===13&&e.charCodeAt(a+1)===10&&a++}else s+=e[a]}return s}function I4(e,t){let r=t?"'":'"',n=t?v_:D_,i="",s=!1;for(let a=0;a<e.length;a++){let c=e.charCodeAt(a);
if(c===0){i+="�";continue}if(c<=31||c===127){i+="\\"+c.toString(16),s=!0;continue}c===n||c===vh?(i+="\\"+e.charAt(a),s=!1):(s&&(sa(c)||oa(c))&&(i+=" "),i+=e.charAt(
a),s=!1)}return r+i+r}function ca(e,t,r,n){let i=new wh(e,t,r,n);R_(e,(s,a,c)=>{r.spendTokens(),i.take(s,a,c)}),i.end()}var{AtKeyword:A4,Comment:kh,Semicolon:S4,Url:C4,WhiteSpace:_4,
String:k_,Function:P_}=Ki,{BadString:R4,BadUrl:N4,CDO:D4,CDC:v4}=Ki,{LeftParenthesis:k4,LeftSquareBracket:O4,LeftCurlyBracket:Oh}=Ki,{RightParenthesis:$h,RightSquareBracket:$4,
RightCurlyBracket:w4}=Ki,P4=new Set([R4,N4,D4,v4]),M_=new Map([[P_,$h],[k4,$h],[O4,$4],[Oh,w4]]),M4=new Set(M_.values()),L4=new Set([...dm,...t_]),F4=new Set(Sh.
filter(e=>e!=="charset")),wh=class{#e;#t;#r;#n;#i=[];#s="none";#u=!1;constructor(t,r,n,i){this.#e=t,this.#t=r,this.#r=n,this.#n=i}take(t,r,n){let i=this.#e.slice(
r,n);(t===kh||t===k_)&&this.#p(t,i,r),!(t===kh||t===_4)&&(P4.has(t)&&this.#n.refuse(O_,r),this.#s!=="none"?this.#l(t,i,r):t===C4?this.#c(i,r):t===P_?this.#f(i,r):
t===A4?this.#a(Uo.decode(i.slice(1)).toLowerCase(),r):t===S4&&(this.#u=!1),this.#m(t,r))}end(){let t=this.#i.at(-1);t!==void 0&&this.#n.refuse($_,t.at)}#p(t,r,n){
(t===kh?r.length>=4&&r.endsWith("*/"):r.length>=2&&r.at(-1)===r[0]&&!/(^|[^\\])(\\\\)*\\$/.test(r.slice(0,-1)))||this.#n.refuse(O_,n)}#f(t,r){let n=Uo.decode(t.
slice(0,-1)).toLowerCase();n==="url"?this.#s="expected":L4.has(n)||this.#n.refuse(U4,r)}#l(t,r,n){if(t===k_&&this.#s==="expected"){this.#s="read",this.#d(r.includes(
"\\")?null:Cm.decode(r),n);return}(t!==$h||this.#s!=="read")&&this.#n.refuse(w_,n),this.#s="none"}#c(t,r){let n=t.endsWith(")")&&!t.includes("\\");this.#d(n?t.slice(
t.indexOf("(")+1,-1).trim():null,r)}#d(t,r){t===null?this.#n.refuse(w_,r):Ph(t)||this.#n.refer(this.#o()?"font":"image",t,r)}#a(t,r){t==="charset"&&this.#t==="s\
heet"&&r===0&&this.#e.startsWith(B4)||((this.#t==="value"||!F4.has(t))&&this.#n.refuse(H4,r),this.#u=t==="font-face")}#m(t,r){let n=M_.get(t);n!==void 0?(this.#i.
push({close:n,at:r,isFontFace:t===Oh&&this.#u}),this.#r.checkNesting(this.#i.length),t===Oh&&(this.#u=!1)):M4.has(t)&&this.#i.pop()?.close!==t&&this.#n.refuse($_,
r)}#o(){return this.#i.some(({isFontFace:t})=>t)}},B4='@charset "utf-8";';function Ph(e){return/^#[A-Za-z_][A-Za-z0-9_-]*$/.test(e)}var O_={rule:"css.token",family:"\
CSS",why:"The style has a string, a comment or an address that does not end, or a mark of HTML comments.",fix:"Close it, or remove it."},$_={rule:"css.token",family:"\
CSS",why:"A bracket of the style has no counterpart.",fix:"Write brackets in pairs."},w_={rule:"css.url",family:"NET",why:"An address in a style is one plain na\
me of a file or #id, without escapes.",fix:"Write url(name.png) or url(#id)."},U4={rule:"css.function",family:"CSS",why:"The style uses a function that renderer\
s do not have.",fix:"Use colours, gradients, maths, transforms, easing, shapes, filters or var()."},H4={rule:"css.rule",family:"CSS",why:"The style uses an at-r\
ule that renderers do not have.",fix:`Use ${Sh.map(e=>`@${e}`).join(", ")} only; put imported rules into the file itself.`};var j4=/^(fill|stroke|opacity|font-size|text-anchor|dominant-baseline|stop-|clip-path|mask|transform|gradientTransform)/,L_="http://www.w3.org/2000/svg";function _m(e,t,{
name:r,value:n},i){Lh(t,r)?r==="xmlns"&&n!==L_?e.refuse(K4,i):r==="href"&&!Ph(n)?e.refuse(F_,i):j4.test(r)&&Mh(e,n,i):e.refuse(Fh(r),i)}function Mh(e,t,r){ca(t,
"value",e.budget,{refuse:n=>e.refuse(n,r),refer:()=>e.refuse(F_,r)})}function Lh(e,t){return q4.has(t)||V4.some(r=>t.startsWith(r))||e_[e]?.includes(t)===!0}var q4=new Set(
Po.filter(e=>!e.endsWith("*"))),V4=Po.filter(e=>e.endsWith("*")).map(e=>e.slice(0,-1)),G4=[[/^on/i,"INP"],[/^(tabindex|contenteditable|draggable|accesskey|autofocus|popover.*|command.*|inputmode|enterkeyhint|inert)$/i,
"INP"],[/^(src|srcset|srcdoc|href|xlink:href|ping|poster|action|formaction|background|cite|data|manifest|imagesrcset)$/i,"NET"],[/^(is|slot|part|exportparts|shadowroot.*|sandbox|allow.*|credentialless|nonce|integrity|crossorigin)$/i,
"EMB"],[/^style$/i,"CSS"]];function Fh(e){return{rule:"html.attribute",family:G4.find(([r])=>r.test(e))?.[1]??"html",why:"The element has an attribute that rend\
erers do not have.",fix:"Remove it; looks belong into a style sheet, and what changes into render."}}var K4={rule:"html.attribute",family:"SVG",why:"The namespa\
ce is not that of SVG.",fix:`Write xmlns="${L_}", or nothing.`},F_={rule:"html.reference",family:"SVG",why:"A reference inside a picture is #id of an element of\
 the same document.",fix:'Write href="#id" or url(#id).'};var z4=new Map([["DYN","script"],["EMB","iframe frame frameset object embed portal fencedframe template slot foreignObject noscript applet"],["INP","form input \
button select option textarea label fieldset details summary dialog a area map audio video"],["NET","base source track picture image"],["CSS","style"],["TIM","a\
nimate animateMotion animateTransform set marquee"]].flatMap(([e,t])=>t.split(" ").map(r=>[r,e])));function Rm(e){return z4.get(e)}var la=class{#e=[];#t=[];#r=new Map;openElement(t){let r,n=[];for(let[s,a]of t)if(s==="id")r=a;else if(s==="href")n.push(a.slice(1));else for(let[,c=""]of a.matchAll(
/url\(\s*["']?#([^"')\s]+)/gi))n.push(c);let i={children:[],references:n,rendered:void 0};r!==void 0&&!this.#r.has(r)&&this.#r.set(r,i),(this.#t.at(-1)?.children??
this.#e).push(i),this.#t.push(i)}closeElement(){this.#t.pop()}get areTooMany(){return this.#n(this.#e,0)>2e4}#n(t,r){let n=0;for(let i of t)if(n+=this.#i(i,r),n>
2e4)return Bh;return n}#i(t,r){if(t.rendered!==void 0)return t.rendered;if(r>400)return Bh;t.rendered=0;let n=t.references.flatMap(s=>this.#r.get(s)??[]),i=this.#n(
n,r+1);return t.rendered=Math.min(Bh,1+i+this.#n(t.children,r+1)),t.rendered}},Bh=20001,Nm={rule:"svg.copies",family:"SVG",why:"References such as <use> and url\
(#id) make more than 20000 elements of the picture.",fix:"Refer to elements that do not refer to others, and use fewer copies."};function B_(e,t,{name:r,value:n},i){Lh(t,r)?t==="img"&&r==="src"?e.refer("image",n,i):t==="link"&&r==="href"?e.refer("sheet",n,i):t==="script"&&r==="src"&&e.refer(
"script",n,i):e.refuse(Fh(r),i)}function U_(e,t,r){switch(t.tagName){case"meta":return W4(t)||e.refuse(X4,r),null;case"link":return(Ln(t,"rel")!=="stylesheet"||
Ln(t,"href")===null)&&e.refuse(Q4,r),null;case"script":return Y4(e,t,r);default:return null}}function W4(e){let t=Ln(e,"charset"),r=Ln(e,"name");return t!==null?
t.toLowerCase()==="utf-8"&&r===null&&Ln(e,"content")===null:r!==null&&Ah.includes(r)&&Ln(e,"content")!==null}function Y4(e,t,r){let n=Ln(t,"src"),i=Ln(t,"type");
return(n===null||t.childNodes.length>0)&&e.refuse(J4,r),i!==null&&i!=="module"&&e.refuse(Z4,r),n===null?null:{url:n,isModule:i==="module",isDeferred:Ln(t,"defer")!==
null,offset:r}}function Ln(e,t){return e.attrs.find(r=>r.name===t)?.value??null}var X4={rule:"html.meta",family:"html",why:"A meta element states charset=utf-8,\
 or one of the listed names with content.",fix:`Use the names ${Ah.join(", ")}, or remove the element.`},Q4={rule:"html.link",family:"NET",why:"A link element i\
s rel=stylesheet with the href of a file.",fix:'Write <link rel="stylesheet" href="style.css">; hints and icons have no use here.'},J4={rule:"html.script",family:"\
DYN",why:"A script element names a file in src and has no text.",fix:"Move the script into a .js file."},Z4={rule:"html.script",family:"DYN",why:"The type of a \
script element is module, or absent.",fix:'Remove the attribute, or write type="module".'};var e5=new Set([65534,65535,131070,131071,196606,196607,262142,262143,327678,327679,393214,393215,458750,458751,524286,524287,589822,589823,655358,655359,720894,
720895,786430,786431,851966,851967,917502,917503,983038,983039,1048574,1048575,1114110,1114111]),Re="�",d;(function(e){e[e.EOF=-1]="EOF",e[e.NULL=0]="NULL",e[e.
TABULATION=9]="TABULATION",e[e.CARRIAGE_RETURN=13]="CARRIAGE_RETURN",e[e.LINE_FEED=10]="LINE_FEED",e[e.FORM_FEED=12]="FORM_FEED",e[e.SPACE=32]="SPACE",e[e.EXCLAMATION_MARK=
33]="EXCLAMATION_MARK",e[e.QUOTATION_MARK=34]="QUOTATION_MARK",e[e.AMPERSAND=38]="AMPERSAND",e[e.APOSTROPHE=39]="APOSTROPHE",e[e.HYPHEN_MINUS=45]="HYPHEN_MINUS",
e[e.SOLIDUS=47]="SOLIDUS",e[e.DIGIT_0=48]="DIGIT_0",e[e.DIGIT_9=57]="DIGIT_9",e[e.SEMICOLON=59]="SEMICOLON",e[e.LESS_THAN_SIGN=60]="LESS_THAN_SIGN",e[e.EQUALS_SIGN=
61]="EQUALS_SIGN",e[e.GREATER_THAN_SIGN=62]="GREATER_THAN_SIGN",e[e.QUESTION_MARK=63]="QUESTION_MARK",e[e.LATIN_CAPITAL_A=65]="LATIN_CAPITAL_A",e[e.LATIN_CAPITAL_Z=
90]="LATIN_CAPITAL_Z",e[e.RIGHT_SQUARE_BRACKET=93]="RIGHT_SQUARE_BRACKET",e[e.GRAVE_ACCENT=96]="GRAVE_ACCENT",e[e.LATIN_SMALL_A=97]="LATIN_SMALL_A",e[e.LATIN_SMALL_Z=
122]="LATIN_SMALL_Z"})(d||(d={}));var Ft={DASH_DASH:"--",CDATA_START:"[CDATA[",DOCTYPE:"doctype",SCRIPT:"script",PUBLIC:"public",SYSTEM:"system"};function Dm(e){
return e>=55296&&e<=57343}function Uh(e){return e>=56320&&e<=57343}function H_(e,t){return(e-55296)*1024+9216+t}function vm(e){return e!==32&&e!==10&&e!==13&&e!==
9&&e!==12&&e>=1&&e<=31||e>=127&&e<=159}function km(e){return e>=64976&&e<=65007||e5.has(e)}var A;(function(e){e.controlCharacterInInputStream="control-character-in-input-stream",e.noncharacterInInputStream="noncharacter-in-input-stream",e.surrogateInInputStream=
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
"nested-noscript-in-head",e.eofInElementThatCanContainOnlyText="eof-in-element-that-can-contain-only-text"})(A||(A={}));var r5=65536,Om=class{constructor(t){this.handler=t,this.html="",this.pos=-1,this.lastGapPos=-2,this.gapStack=[],this.skipNextNewLine=!1,this.lastChunkWritten=!1,
this.endOfChunkHit=!1,this.bufferWaterline=r5,this.isEol=!1,this.lineStartPos=0,this.droppedBufferSize=0,this.line=1,this.lastErrOffset=-1}get col(){return this.
pos-this.lineStartPos+ +(this.lastGapPos!==this.pos)}get codePointStart(){return this.pos-+(this.lastGapPos===this.pos)}get offset(){return this.droppedBufferSize+
this.codePointStart}getError(t,r){let{line:n,col:i,offset:s}=this,a=i+r,c=s+r;return{code:t,startLine:n,endLine:n,startCol:a,endCol:a,startOffset:c,endOffset:c}}_err(t){
this.handler.onParseError&&this.lastErrOffset!==this.offset&&(this.lastErrOffset=this.offset,this.handler.onParseError(this.getError(t,0)))}_addGap(){this.gapStack.
push(this.lastGapPos),this.lastGapPos=this.pos}_processSurrogate(t){if(this.pos!==this.html.length-1){let r=this.html.charCodeAt(this.pos+1);if(!Uh(t)&&Uh(r))return this.
pos++,this._addGap(),H_(t,r)}else if(!this.lastChunkWritten)return this.endOfChunkHit=!0,d.EOF;return this._err(A.surrogateInInputStream),t}willDropParsedChunk(){
return this.pos>this.bufferWaterline}dropParsedChunk(t=0){if(this.willDropParsedChunk()){let r=this.offset-this.droppedBufferSize-t;this.html=this.html.substring(
r),this.lineStartPos-=r,this.droppedBufferSize+=r,this.pos-=r,this.lastGapPos=-2,this.gapStack.length=0,this.pos>t&&this._addGap()}}write(t,r){this.html.length>
0?this.html+=t:this.html=t,this.endOfChunkHit=!1,this.lastChunkWritten=r}insertHtmlAtCurrentPos(t){this.html=this.html.substring(0,this.pos+1)+t+this.html.substring(
this.pos+1),this.endOfChunkHit=!1}startsWith(t,r){if(this.pos+t.length>this.html.length)return this.endOfChunkHit=!this.lastChunkWritten,!1;if(r)return this.html.
startsWith(t,this.pos);for(let n=0;n<t.length;n++)if((this.html.charCodeAt(this.pos+n)|32)!==t.charCodeAt(n))return!1;return!0}peek(t){let r=this.pos+t;if(r>=this.
html.length)return this.endOfChunkHit=!this.lastChunkWritten,d.EOF;let n=this.html.charCodeAt(r);return n===d.CARRIAGE_RETURN?d.LINE_FEED:n}advance(){if(this.pos++,
this.isEol&&(this.isEol=!1,this.line++,this.lineStartPos=this.pos),this.pos>=this.html.length)return this.endOfChunkHit=!this.lastChunkWritten,d.EOF;let t=this.
html.charCodeAt(this.pos);return t===d.CARRIAGE_RETURN?(this.isEol=!0,this.skipNextNewLine=!0,d.LINE_FEED):t===d.LINE_FEED&&(this.isEol=!0,this.skipNextNewLine)?
(this.line--,this.skipNextNewLine=!1,this._addGap(),this.advance()):(this.skipNextNewLine=!1,Dm(t)&&(t=this._processSurrogate(t)),this.handler.onParseError===null||
t>31&&t<127||t===d.LINE_FEED||t===d.CARRIAGE_RETURN||t>159&&t<64976||this._checkForProblematicCharacters(t),t)}_checkForProblematicCharacters(t){vm(t)?this._err(
A.controlCharacterInInputStream):km(t)&&this._err(A.noncharacterInInputStream)}retreat(t){for(this.pos-=t;this.pos<this.lastGapPos;)this.lastGapPos=this.gapStack.
pop(),this.pos--;this.isEol=!1}};var Q;(function(e){e[e.CHARACTER=0]="CHARACTER",e[e.NULL_CHARACTER=1]="NULL_CHARACTER",e[e.WHITESPACE_CHARACTER=2]="WHITESPACE_CHARACTER",e[e.START_TAG=3]="STAR\
T_TAG",e[e.END_TAG=4]="END_TAG",e[e.COMMENT=5]="COMMENT",e[e.DOCTYPE=6]="DOCTYPE",e[e.EOF=7]="EOF",e[e.HIBERNATION=8]="HIBERNATION"})(Q||(Q={}));function $m(e,t){
for(let r=e.attrs.length-1;r>=0;r--)if(e.attrs[r].name===t)return e.attrs[r].value;return null}var i5=[8364,0,8218,402,8222,8230,8224,8225,710,8240,352,8249,338,0,381,0,0,8216,8217,8220,8221,8226,8211,8212,732,8482,353,8250,339,0,382,376];function s5(e){return e===
0||e>=55296&&e<=57343||e>1114111}function j_(e){return s5(e)?65533:e>=128&&e<=159&&i5[e-128]||e}var q_=["Q=¨`p0AEligMPacutebrevecircyfrgravelphamacrndogonpfpplyFunctionringscrsigntildeumlBackslashrvwedcyecausernoullistafropfrevescrumpeqCHcyOPYacutepitalDif\
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
υ⇈⌝⌝⌎ů◹𝓊⋰ũ▵▴⇈ü⦧⇕⫨⫩⊨⦜ϵϰ∅ϕϖ∝↕ϱς⊊︀⫋︀⊋︀⫌︀ϑ⊲⊳в⊢∨⊻≚⋮||𝔳⊲⊂⃒⊃⃒𝕧∝⊳𝓋⫋︀⊊︀⫌︀⊋︀⦚ŵ⩟∧≙℘𝔴𝕨℘≀≀𝓌⋂◯⋃▽𝔵⟺⟷ξ⟸⟵⟼⋻⨀𝕩⨁⨂⟹⟶𝓍⨆⨄△⋁⋀ýяŷы¥𝔶ї𝕪𝓎юÿźžзżℨζ𝔷ж⇝𝕫𝓏‍‌'];var wm=(()=>{let e=new Uint8Array(128);for(let t=48;t<=57;t++)e[t]=t-47;for(let t=65;t<=90;t++)e[t]=t-54;for(let t=97;t<=122;t++)e[t]=t-60;return e})();function a5(e,t,r){
return e.charCodeAt(t)<<25|e.charCodeAt(t+1)<<18|e.charCodeAt(t+r-2)<<11|wm[e.charCodeAt(t+r-1)]<<5|r}function Ho(e,t){return(e*3<<3^t)&1023}function o5(e,t){return(Math.
imul(e,2654435761)>>>16)*t>>>16}function u5(e,t){return(Math.imul(e,2246822507)>>>16)*t>>>16}function V_(e){let[t,r]=e,n=t.charCodeAt(0)-48<<6|t.charCodeAt(1)-48,
i=t.charCodeAt(2)-48<<6|t.charCodeAt(3)-48,s=t.charCodeAt(4)-48<<6|t.charCodeAt(5)-48,a=6+i,c=a+2*n,m=2*s,p=new Int32Array(m),g=new Uint16Array(m),E=new Uint16Array(
m),C=new Uint32Array(1024),O=new Map,j=[],Ue="",Vt=6,ar=0;for(let Xr=0;Xr<n;Xr++){let Ci=t.charCodeAt(a+2*Xr)-35,us=t.charCodeAt(a+2*Xr+1)-35,Kn=Ci&31,Er=Kn+(us&
31),cs=(us>>5)+1;Ue=Ue.slice(0,Kn)+t.slice(Vt,Vt+Er-Kn),Vt+=Er-Kn;let ls=a5(Ue,0,Er),zn=2*((t.charCodeAt(c+Math.floor(Xr/6))-48&1<<Xr%6)===0?o5:u5)(ls,s);if(p[zn]!==
0&&(zn+=1),p[zn]=ls,Er>4){let $a=Ue.slice(2,Er-2),Ig=O.get($a);if(Ig===void 0){O.set($a,j.length),g[zn]=j.length;for(let Ru=0;Ru<$a.length;Ru+=2)j.push($a.charCodeAt(
Ru)|$a.charCodeAt(Ru+1)<<16)}else g[zn]=Ig}let bg=Ho(Ue.charCodeAt(0),Ue.charCodeAt(1));C[bg]|=Er<=16?1<<Er-2:32768,(Ci&32)!==0&&(C[bg]|=1<<Er-2+16),E[zn]=ar<<2|
cs-1|(Ci&32)>>4,ar+=cs}return{keys:p,buckets:s,slotMidOff:g,slotValue:E,values:r,lengthBits:C,middles:new Uint32Array(j)}}var c5=35,jo=59,l5=61,Pm=48,J_=97;var m5=120,p5=65,Z_=32;function f5(e){return e-Pm>>>0<=9}function eR(e){return f5(e)||(e|Z_)-J_>>>0<=25}function Gh(e){return e===l5||eR(e)}var Bt;(function(e){
e[e.Legacy=0]="Legacy",e[e.Strict=1]="Strict",e[e.Attribute=2]="Attribute"})(Bt||(Bt={}));var zi=V_(q_),Mm=zi.keys,Lm=zi.buckets,tR=zi.slotMidOff,zh=zi.lengthBits,
Fm=zi.middles,Wh=zi.slotValue,G_=zi.values;function Yh(e,t,r){let n=e.charCodeAt(t),i=e.charCodeAt(t+1),s=e.charCodeAt(t+r-2),a=e.charCodeAt(t+r-1);if((n|i|s|a)>127)return-1;let c=n<<25|i<<18|s<<11|wm[a]<<
5|r,m=2*((Math.imul(c,2654435761)>>>16)*Lm>>>16);for(let p=0;;p++){if(Mm[m]===c&&(r<=4||K_(m,e,t,r)))return m;if(Mm[m+1]===c&&(r<=4||K_(m+1,e,t,r)))return m+1;if(p===
1)return-1;m=2*((Math.imul(c,2246822507)>>>16)*Lm>>>16)}}function K_(e,t,r,n){let i=tR[e],s=r+2,a=r+n-2;for(;s+1<a;){if((t.charCodeAt(s)|t.charCodeAt(s+1)<<16)!==
Fm[i++])return!1;s+=2}return s===a||t.charCodeAt(s)===(Fm[i]&65535)}var d5=(()=>{let e=new Uint8Array(128).fill(255);for(let t=0;t<10;t++)e[Pm+t]=t;for(let t=0;t<6;t++)e[p5+t]=t+10,e[J_+t]=t+10;return e})();function rR(e,t,r){let n=zh[Ho(e.charCodeAt(t),e.charCodeAt(t+1))]>>>16&31;for(;n!==0;){let i=31-Math.clz32(n);if(n^=1<<i,i+2>r)continue;let s=Yh(e,t,i+2);if(s>=
0&&(Wh[s]&2)!==0)return s<<3|i+2}return-1}function h5(e,t,r){let n=e.slice(t,t+32).indexOf(";");if(n-2>>>0<=29){let i=Yh(e,t,n);if(i>=0)return i<<6|n+1}if(r!==Bt.
Strict){let i=rR(e,t,Math.min(31,e.length-t));if(i>=0){let s=i&7;if(r!==Bt.Attribute||t+s>=e.length||!Gh(e.charCodeAt(t+s)))return i>>3<<6|s}}return-1}var Hh=0,jh=1,qh=2,Vh=3,z_=4,Kh=class{emitCodePoint;errors;state=Hh;consumed=1;result=0;decodeMode=Bt.Strict;replaceNumericCodePoint=j_;constructor(t,r){this.emitCodePoint=
t,this.errors=r}stateNumericStart(t,r){return r>=t.length?-1:(t.charCodeAt(r)|Z_)===m5?(this.state=Vh,this.consumed+=1,this.stateNumericHex(t,r+1)):(this.state=
qh,this.stateNumericDecimal(t,r))}stateNumericHex(t,r){let n=t.length,{result:i,consumed:s}=this,a=r;for(;a<n;){let c=t.charCodeAt(a),m=d5[c];if(m<=15)i=i*16+m;else
return this.result=i,this.consumed=s,this.emitNumericEntity(c,3);s+=1,a+=1}return this.result=i,this.consumed=s,-1}stateNumericDecimal(t,r){let n=t.length,{result:i,
consumed:s}=this,a=r;for(;a<n;){let c=t.charCodeAt(a)-Pm;if(c>>>0>9)return this.result=i,this.consumed=s,this.emitNumericEntity(c+Pm,2);i=i*10+c,s+=1,a+=1}return this.
result=i,this.consumed=s,-1}emitNumericEntity(t,r){if(this.consumed<=r)return this.errors?.absenceOfDigitsInNumericCharacterReference(this.consumed),0;if(t===jo)
this.consumed+=1;else if(this.decodeMode===Bt.Strict)return 0;return this.emitCodePoint(this.replaceNumericCodePoint(this.result),this.consumed),this.errors&&(t!==
jo&&this.errors.missingSemicolonAfterCharacterReference(),this.errors.validateNumericCharacterReference(this.result)),this.consumed}startEntity(t){this.decodeMode=
t,this.state=Hh,this.result=0,this.consumed=1}write(t,r){switch(this.state){case Hh:return t.charCodeAt(r)===c5?(this.state=jh,this.consumed+=1,this.stateNumericStart(
t,r+1)):(this.state=z_,this.stateNamedEntity(t,r));case jh:return this.stateNumericStart(t,r);case qh:return this.stateNumericDecimal(t,r);case Vh:return this.stateNumericHex(
t,r);default:return this.stateNamedEntity(t,r)}}end(){switch(this.state){case z_:return this.endNamedEntity();case qh:return this.emitNumericEntity(0,2);case Vh:
return this.emitNumericEntity(0,3);case jh:return this.errors?.absenceOfDigitsInNumericCharacterReference(this.consumed),0;default:return 0}}},Bm=class extends Kh{runLength=0;nameBuffer=new Uint8Array(
32);emitSlot(t){let r=Wh[t],n=r>>2;this.emitCodePoint(G_.charCodeAt(n),this.consumed),(r&1)!==0&&this.emitCodePoint(G_.charCodeAt(n+1),this.consumed)}startEntity(t){
super.startEntity(t),this.runLength=0}stateNamedEntity(t,r){let n=t.length;if(this.runLength===0&&r+17<=n){let m=t.charCodeAt(r),p=Ho(m,t.charCodeAt(r+1)),g=zh[p];
if((g&32768)!==0&&r+32<=n){let C=h5(t,r,this.decodeMode);if(C>=0){let O=C&63;return this.consumed=O+1,this.emitSlot(C>>6),t.charCodeAt(r+O-1)!==jo&&this.errors?.
missingSemicolonAfterCharacterReference(),this.consumed}return 0}let E=g&32767;for(;E!==0;){let C=E&-E;E^=C;let O=33-Math.clz32(C);if(t.charCodeAt(r+O)===jo){let j=Yh(
t,r,O);if(j>=0)return this.consumed=O+2,this.emitSlot(j),this.consumed}}if((g&32768)===0){if(this.decodeMode!==Bt.Strict){let C=rR(t,r,31);if(C>=0){let O=C&7,j=t.
charCodeAt(r+O);return this.decodeMode===Bt.Attribute&&Gh(j)?0:(this.consumed=O+1,this.emitSlot(C>>3),this.errors?.missingSemicolonAfterCharacterReference(),this.
consumed)}}return 0}}let i=r,{runLength:s}=this,a=-1,c=Math.min(n,r+32-s);for(;i<c;){let m=t.charCodeAt(i);if(!eR(m)){a=m;break}this.nameBuffer[s++]=m,i++}if(a<
0&&s<32)return this.runLength=s,-1;if(a===jo&&s-2>>>0<=29){let m=nR(this.nameBuffer,s);if(m>=0)return this.consumed=s+2,this.emitSlot(m),this.consumed}if(this.decodeMode!==
Bt.Strict&&s>=2){let m=Y_(this.nameBuffer,s);if(m>=0){let p=m&7,g=p<s?this.nameBuffer[p]:a;return this.decodeMode===Bt.Attribute&&Gh(g)?0:(this.consumed=p+1,this.
emitSlot(m>>3),this.errors?.missingSemicolonAfterCharacterReference(),this.consumed)}}return 0}endNamedEntity(){if(this.decodeMode===Bt.Strict||this.runLength<2)
return 0;let t=Y_(this.nameBuffer,this.runLength);return t<0||this.decodeMode===Bt.Attribute&&(t&7)<this.runLength?0:(this.consumed=(t&7)+1,this.emitSlot(t>>3),
this.errors?.missingSemicolonAfterCharacterReference(),this.consumed)}};function nR(e,t){let r=e[0]<<25|e[1]<<18|e[t-2]<<11|wm[e[t-1]]<<5|t,n=2*((Math.imul(r,2654435761)>>>
16)*Lm>>>16);for(let i=0;;i++){if(Mm[n]===r&&(t<=4||W_(n,e,t)))return n;if(Mm[n+1]===r&&(t<=4||W_(n+1,e,t)))return n+1;if(i===1)return-1;n=2*((Math.imul(r,2246822507)>>>
16)*Lm>>>16)}}function W_(e,t,r){let n=tR[e],i=2,s=r-2;for(;i+1<s;){if((t[i]|t[i+1]<<16)!==Fm[n++])return!1;i+=2}return i===s||t[i]===(Fm[n]&65535)}function Y_(e,t){
let r=zh[Ho(e[0],e[1])]>>>16&31;for(;r!==0;){let n=31-Math.clz32(r);if(r^=1<<n,n+2>t)continue;let i=nR(e,n+2);if(i>=0&&(Wh[i]&2)!==0)return i<<3|n+2}return-1}var _;(function(e){e.HTML="http://www.w3.org/1999/xhtml",e.MATHML="http://www.w3.org/1998/Math/MathML",e.SVG="http://www.w3.org/2000/svg",e.XLINK="http://www.w3\
.org/1999/xlink",e.XML="http://www.w3.org/XML/1998/namespace",e.XMLNS="http://www.w3.org/2000/xmlns/"})(_||(_={}));var Fn;(function(e){e.TYPE="type",e.ACTION="a\
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
{}));var g5=new Map([[T.A,u.A],[T.ADDRESS,u.ADDRESS],[T.ANNOTATION_XML,u.ANNOTATION_XML],[T.APPLET,u.APPLET],[T.AREA,u.AREA],[T.ARTICLE,u.ARTICLE],[T.ASIDE,u.ASIDE],
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
[T.WBR,u.WBR],[T.XMP,u.XMP]]);function xn(e){var t;return(t=g5.get(e))!==null&&t!==void 0?t:u.UNKNOWN}var N=u,Um={[_.HTML]:new Set([N.ADDRESS,N.APPLET,N.AREA,N.
ARTICLE,N.ASIDE,N.BASE,N.BASEFONT,N.BGSOUND,N.BLOCKQUOTE,N.BODY,N.BR,N.BUTTON,N.CAPTION,N.CENTER,N.COL,N.COLGROUP,N.DD,N.DETAILS,N.DIR,N.DIV,N.DL,N.DT,N.EMBED,N.
FIELDSET,N.FIGCAPTION,N.FIGURE,N.FOOTER,N.FORM,N.FRAME,N.FRAMESET,N.H1,N.H2,N.H3,N.H4,N.H5,N.H6,N.HEAD,N.HEADER,N.HGROUP,N.HR,N.HTML,N.IFRAME,N.IMG,N.INPUT,N.LI,
N.LINK,N.LISTING,N.MAIN,N.MARQUEE,N.MENU,N.META,N.NAV,N.NOEMBED,N.NOFRAMES,N.NOSCRIPT,N.OBJECT,N.OL,N.P,N.PARAM,N.PLAINTEXT,N.PRE,N.SCRIPT,N.SECTION,N.SELECT,N.
SOURCE,N.STYLE,N.SUMMARY,N.TABLE,N.TBODY,N.TD,N.TEMPLATE,N.TEXTAREA,N.TFOOT,N.TH,N.THEAD,N.TITLE,N.TR,N.TRACK,N.UL,N.WBR,N.XMP]),[_.MATHML]:new Set([N.MI,N.MO,N.
MN,N.MS,N.MTEXT,N.ANNOTATION_XML]),[_.SVG]:new Set([N.TITLE,N.FOREIGN_OBJECT,N.DESC]),[_.XLINK]:new Set,[_.XML]:new Set,[_.XMLNS]:new Set},iR=new Set([N.H1,N.H2,
N.H3,N.H4,N.H5,N.H6]),lPe=new Set([T.STYLE,T.SCRIPT,T.XMP,T.IFRAME,T.NOEMBED,T.NOFRAMES,T.PLAINTEXT]);var y5=64,h;(function(e){e[e.DATA=0]="DATA",e[e.RCDATA=1]="RCDATA",e[e.RAWTEXT=2]="RAWTEXT",e[e.SCRIPT_DATA=3]="SCRIPT_DATA",e[e.PLAINTEXT=4]="PLAINTEXT",e[e.TAG_OPEN=
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
PLAINTEXT:h.PLAINTEXT,CDATA_SECTION:h.CDATA_SECTION};function E5(e){return e>=d.DIGIT_0&&e<=d.DIGIT_9}function qo(e){return e>=d.LATIN_CAPITAL_A&&e<=d.LATIN_CAPITAL_Z}
function T5(e){return e>=d.LATIN_SMALL_A&&e<=d.LATIN_SMALL_Z}function hi(e){return T5(e)||qo(e)}function sR(e){return hi(e)||E5(e)}function Hm(e){return e+32}function Xh(e){
return e===d.SPACE||e===d.LINE_FEED||e===d.TABULATION||e===d.FORM_FEED||e===d.CARRIAGE_RETURN}function aR(e){return Xh(e)||e===d.SOLIDUS||e===d.GREATER_THAN_SIGN}
function b5(e){return e===d.NULL?A.nullCharacterReference:e>1114111?A.characterReferenceOutsideUnicodeRange:Dm(e)?A.surrogateCharacterReference:km(e)?A.noncharacterCharacterReference:
vm(e)||e===d.CARRIAGE_RETURN?A.controlCharacterReference:null}var Vo=class{constructor(t,r){this.options=t,this.handler=r,this.paused=!1,this.inLoop=!1,this.inForeignNode=
!1,this.lastStartTagName="",this.active=!1,this.state=h.DATA,this.returnState=h.DATA,this.entityStartPos=0,this.consumedAfterSnapshot=-1,this.currentCharacterToken=
null,this.currentToken=null,this.currentAttr={name:"",value:""},this.currentAttrLocation=null,this.currentAttrNames=null,this.runStart=0,this.runEnd=0,this.preprocessor=
new Om(r),this.currentLocation=this.getCurrentLocation(-1),this.entityDecoder=new Bm((n,i)=>{this.preprocessor.pos=this.entityStartPos+i-1,this._isCharacterReferenceInAttribute()||
this._ensureCharacterToken(Xh(n)?Q.WHITESPACE_CHARACTER:n===d.NULL?Q.NULL_CHARACTER:Q.CHARACTER),this._extendRunWith(String.fromCodePoint(n),0),this.entityStartPos=
this.preprocessor.pos-i+1},r.onParseError?{missingSemicolonAfterCharacterReference:()=>{this._err(A.missingSemicolonAfterCharacterReference,1)},absenceOfDigitsInNumericCharacterReference:n=>{
this._err(A.absenceOfDigitsInNumericCharacterReference,this.entityStartPos-this.preprocessor.pos+n)},validateNumericCharacterReference:n=>{let i=b5(n);i&&this._err(
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
currentAttr,s=this.currentAttrNames,a;if(s===null?(a=$m(n,i)!==null,!a&&n.attrs.length===y5&&(this.currentAttrNames=new Set(n.attrs.map(c=>c.name)).add(i))):(a=
s.has(i),a||s.add(i)),a)this._err(A.duplicateAttribute);else if(n.attrs.push(this.currentAttr),n.location&&this.currentAttrLocation){let c=(t=(r=n.location).attrs)!==
null&&t!==void 0?t:r.attrs=Object.create(null);c[this.currentAttr.name]=this.currentAttrLocation,this._leaveAttrValue()}}_leaveAttrValue(){this.currentAttrLocation&&
(this.currentAttrLocation.endLine=this.preprocessor.line,this.currentAttrLocation.endCol=this.preprocessor.col,this.currentAttrLocation.endOffset=this.preprocessor.
offset)}_flushRun(t){if(this.runEnd===this.runStart&&t.length===0)return;let r=this.preprocessor.html.slice(this.runStart,this.runEnd),n=(r.length<13?r:` ${r}`.
slice(1))+t,i=this.currentToken;this.runStart=this.runEnd,i===null?this.currentCharacterToken.chars+=n:i.type===Q.COMMENT?i.data+=n:this.currentAttr.value+=n}_extendRun(t){
let{preprocessor:r}=this;if(t===d.LINE_FEED&&r.html.charCodeAt(r.pos)!==d.LINE_FEED)this._flushRun(`
`),this.runStart=r.pos+1;else{let n=r.pos-+(t>65535);n!==this.runEnd&&(this._flushRun(""),this.runStart=n)}this.runEnd=r.pos+1}_extendRunWith(t,r){let{preprocessor:n}=this,
i=n.codePointStart+1+r-t.length;i>=0&&n.html.startsWith(t,i)?i!==this.runEnd&&(this._flushRun(""),this.runStart=i):(this._flushRun(t),this.runStart=i+t.length),
this.runEnd=i+t.length}prepareToken(t){this._emitCurrentCharacterToken(t.location),this.currentToken=null,t.location&&(t.location.endLine=this.preprocessor.line,
t.location.endCol=this.preprocessor.col+1,t.location.endOffset=this.preprocessor.offset+1),this.currentLocation=this.getCurrentLocation(-1)}emitCurrentTagToken(){
let t=this.currentToken;this.currentAttrNames=null,this.prepareToken(t),t.tagID=xn(t.tagName),t.type===Q.START_TAG?(this.lastStartTagName=t.tagName,this.handler.
onStartTag(t)):(t.attrs.length>0&&this._err(A.endTagWithAttributes),t.selfClosing&&this._err(A.endTagWithTrailingSolidus),this.handler.onEndTag(t)),this.preprocessor.
dropParsedChunk()}emitCurrentComment(t){this.prepareToken(t),this.handler.onComment(t),this.preprocessor.dropParsedChunk()}emitCurrentDoctype(t){this.prepareToken(
t),this.handler.onDoctype(t),this.preprocessor.dropParsedChunk()}_emitCurrentCharacterToken(t){if(this._flushRun(""),this.currentCharacterToken){switch(t&&this.
currentCharacterToken.location&&(this.currentCharacterToken.location.endLine=t.startLine,this.currentCharacterToken.location.endCol=t.startCol,this.currentCharacterToken.
location.endOffset=t.startOffset),this.currentCharacterToken.type){case Q.CHARACTER:{this.handler.onCharacter(this.currentCharacterToken);break}case Q.NULL_CHARACTER:{
this.handler.onNullCharacter(this.currentCharacterToken);break}case Q.WHITESPACE_CHARACTER:{this.handler.onWhitespaceCharacter(this.currentCharacterToken);break}}
this.currentCharacterToken=null}}_emitEOFToken(){var t,r;let n=this.getCurrentLocation(0);n&&(n.endLine=n.startLine,n.endCol=n.startCol,n.endOffset=n.startOffset),
this._emitCurrentCharacterToken((r=(t=this.currentToken)===null||t===void 0?void 0:t.location)!==null&&r!==void 0?r:n),this.handler.onEof({type:Q.EOF,location:n}),
this.active=!1}_ensureCharacterToken(t){if(this.currentCharacterToken){if(this.currentCharacterToken.type===t)return;this.currentLocation=this.getCurrentLocation(
0),this._emitCurrentCharacterToken(this.currentLocation),this.preprocessor.dropParsedChunk()}this._createCharacterToken(t)}_emitCodePoint(t){let r=Xh(t)?Q.WHITESPACE_CHARACTER:
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
AMPERSAND:{this._startCharacterReference();break}case d.NULL:{this._err(A.unexpectedNullCharacter),this._emitCodePoint(t);break}case d.EOF:{this._emitEOFToken();
break}default:this._emitCodePoint(t)}}_stateRcdata(t){switch(t){case d.AMPERSAND:{this._startCharacterReference();break}case d.LESS_THAN_SIGN:{this.state=h.RCDATA_LESS_THAN_SIGN;
break}case d.NULL:{this._err(A.unexpectedNullCharacter),this._emitChars(Re);break}case d.EOF:{this._emitEOFToken();break}default:this._emitCodePoint(t)}}_stateRawtext(t){
switch(t){case d.LESS_THAN_SIGN:{this.state=h.RAWTEXT_LESS_THAN_SIGN;break}case d.NULL:{this._err(A.unexpectedNullCharacter),this._emitChars(Re);break}case d.EOF:{
this._emitEOFToken();break}default:this._emitCodePoint(t)}}_stateScriptData(t){switch(t){case d.LESS_THAN_SIGN:{this.state=h.SCRIPT_DATA_LESS_THAN_SIGN;break}case d.
NULL:{this._err(A.unexpectedNullCharacter),this._emitChars(Re);break}case d.EOF:{this._emitEOFToken();break}default:this._emitCodePoint(t)}}_statePlaintext(t){switch(t){case d.
NULL:{this._err(A.unexpectedNullCharacter),this._emitChars(Re);break}case d.EOF:{this._emitEOFToken();break}default:this._emitCodePoint(t)}}_stateTagOpen(t){if(hi(
t))this._createStartTagToken(),this.state=h.TAG_NAME,this._stateTagName(t);else switch(t){case d.EXCLAMATION_MARK:{this.state=h.MARKUP_DECLARATION_OPEN;break}case d.
SOLIDUS:{this.state=h.END_TAG_OPEN;break}case d.QUESTION_MARK:{this._err(A.unexpectedQuestionMarkInsteadOfTagName),this._createCommentToken(1),this.state=h.BOGUS_COMMENT,
this._stateBogusComment(t);break}case d.EOF:{this._err(A.eofBeforeTagName),this._emitChars("<",-1),this._emitEOFToken();break}default:this._err(A.invalidFirstCharacterOfTagName),
this._emitChars("<",-1),this.state=h.DATA,this._stateData(t)}}_stateEndTagOpen(t){if(hi(t))this._createEndTagToken(),this.state=h.TAG_NAME,this._stateTagName(t);else
switch(t){case d.GREATER_THAN_SIGN:{this._err(A.missingEndTagName),this.state=h.DATA;break}case d.EOF:{this._err(A.eofBeforeTagName),this._emitChars("</",-1),this.
_emitEOFToken();break}default:this._err(A.invalidFirstCharacterOfTagName),this._createCommentToken(2),this.state=h.BOGUS_COMMENT,this._stateBogusComment(t)}}_stateTagName(t){
let r=this.currentToken;switch(t){case d.SPACE:case d.LINE_FEED:case d.TABULATION:case d.FORM_FEED:{this.state=h.BEFORE_ATTRIBUTE_NAME;break}case d.SOLIDUS:{this.
state=h.SELF_CLOSING_START_TAG;break}case d.GREATER_THAN_SIGN:{this.state=h.DATA,this.emitCurrentTagToken();break}case d.NULL:{this._err(A.unexpectedNullCharacter),
r.tagName+=Re;break}case d.EOF:{this._err(A.eofInTag),this._emitEOFToken();break}default:r.tagName+=String.fromCodePoint(qo(t)?Hm(t):t)}}_stateRcdataLessThanSign(t){
t===d.SOLIDUS?this.state=h.RCDATA_END_TAG_OPEN:(this._emitChars("<",-1),this.state=h.RCDATA,this._stateRcdata(t))}_stateRcdataEndTagOpen(t){hi(t)?(this.state=h.
RCDATA_END_TAG_NAME,this._stateRcdataEndTagName(t)):(this._emitChars("</",-1),this.state=h.RCDATA,this._stateRcdata(t))}handleSpecialEndTag(t){if(!this.preprocessor.
startsWith(this.lastStartTagName,!1))return!this._ensureHibernation();this._createEndTagToken();let r=this.currentToken;switch(r.tagName=this.lastStartTagName,this.
preprocessor.peek(this.lastStartTagName.length)){case d.SPACE:case d.LINE_FEED:case d.TABULATION:case d.FORM_FEED:return this._advanceBy(this.lastStartTagName.length),
this.state=h.BEFORE_ATTRIBUTE_NAME,!1;case d.SOLIDUS:return this._advanceBy(this.lastStartTagName.length),this.state=h.SELF_CLOSING_START_TAG,!1;case d.GREATER_THAN_SIGN:
return this._advanceBy(this.lastStartTagName.length),this.emitCurrentTagToken(),this.state=h.DATA,!1;default:return this.currentToken=null,!this._ensureHibernation()}}_stateRcdataEndTagName(t){
this.handleSpecialEndTag(t)&&(this._emitChars("</",-1),this.state=h.RCDATA,this._stateRcdata(t))}_stateRawtextLessThanSign(t){t===d.SOLIDUS?this.state=h.RAWTEXT_END_TAG_OPEN:
(this._emitChars("<",-1),this.state=h.RAWTEXT,this._stateRawtext(t))}_stateRawtextEndTagOpen(t){hi(t)?(this.state=h.RAWTEXT_END_TAG_NAME,this._stateRawtextEndTagName(
t)):(this._emitChars("</",-1),this.state=h.RAWTEXT,this._stateRawtext(t))}_stateRawtextEndTagName(t){this.handleSpecialEndTag(t)&&(this._emitChars("</",-1),this.
state=h.RAWTEXT,this._stateRawtext(t))}_stateScriptDataLessThanSign(t){switch(t){case d.SOLIDUS:{this.state=h.SCRIPT_DATA_END_TAG_OPEN;break}case d.EXCLAMATION_MARK:{
this.state=h.SCRIPT_DATA_ESCAPE_START,this._emitChars("<!");break}default:this._emitChars("<",-1),this.state=h.SCRIPT_DATA,this._stateScriptData(t)}}_stateScriptDataEndTagOpen(t){
hi(t)?(this.state=h.SCRIPT_DATA_END_TAG_NAME,this._stateScriptDataEndTagName(t)):(this._emitChars("</",-1),this.state=h.SCRIPT_DATA,this._stateScriptData(t))}_stateScriptDataEndTagName(t){
this.handleSpecialEndTag(t)&&(this._emitChars("</",-1),this.state=h.SCRIPT_DATA,this._stateScriptData(t))}_stateScriptDataEscapeStart(t){t===d.HYPHEN_MINUS?(this.
state=h.SCRIPT_DATA_ESCAPE_START_DASH,this._emitChars("-")):(this.state=h.SCRIPT_DATA,this._stateScriptData(t))}_stateScriptDataEscapeStartDash(t){t===d.HYPHEN_MINUS?
(this.state=h.SCRIPT_DATA_ESCAPED_DASH_DASH,this._emitChars("-")):(this.state=h.SCRIPT_DATA,this._stateScriptData(t))}_stateScriptDataEscaped(t){switch(t){case d.
HYPHEN_MINUS:{this.state=h.SCRIPT_DATA_ESCAPED_DASH,this._emitChars("-");break}case d.LESS_THAN_SIGN:{this.state=h.SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN;break}case d.
NULL:{this._err(A.unexpectedNullCharacter),this._emitChars(Re);break}case d.EOF:{this._err(A.eofInScriptHtmlCommentLikeText),this._emitEOFToken();break}default:
this._emitCodePoint(t)}}_stateScriptDataEscapedDash(t){switch(t){case d.HYPHEN_MINUS:{this.state=h.SCRIPT_DATA_ESCAPED_DASH_DASH,this._emitChars("-");break}case d.
LESS_THAN_SIGN:{this.state=h.SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN;break}case d.NULL:{this._err(A.unexpectedNullCharacter),this.state=h.SCRIPT_DATA_ESCAPED,this._emitChars(
Re);break}case d.EOF:{this._err(A.eofInScriptHtmlCommentLikeText),this._emitEOFToken();break}default:this.state=h.SCRIPT_DATA_ESCAPED,this._emitCodePoint(t)}}_stateScriptDataEscapedDashDash(t){
switch(t){case d.HYPHEN_MINUS:{this._emitChars("-");break}case d.LESS_THAN_SIGN:{this.state=h.SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN;break}case d.GREATER_THAN_SIGN:{
this.state=h.SCRIPT_DATA,this._emitChars(">");break}case d.NULL:{this._err(A.unexpectedNullCharacter),this.state=h.SCRIPT_DATA_ESCAPED,this._emitChars(Re);break}case d.
EOF:{this._err(A.eofInScriptHtmlCommentLikeText),this._emitEOFToken();break}default:this.state=h.SCRIPT_DATA_ESCAPED,this._emitCodePoint(t)}}_stateScriptDataEscapedLessThanSign(t){
t===d.SOLIDUS?this.state=h.SCRIPT_DATA_ESCAPED_END_TAG_OPEN:hi(t)?(this._emitChars("<",-1),this.state=h.SCRIPT_DATA_DOUBLE_ESCAPE_START,this._stateScriptDataDoubleEscapeStart(
t)):(this._emitChars("<",-1),this.state=h.SCRIPT_DATA_ESCAPED,this._stateScriptDataEscaped(t))}_stateScriptDataEscapedEndTagOpen(t){hi(t)?(this.state=h.SCRIPT_DATA_ESCAPED_END_TAG_NAME,
this._stateScriptDataEscapedEndTagName(t)):(this._emitChars("</",-1),this.state=h.SCRIPT_DATA_ESCAPED,this._stateScriptDataEscaped(t))}_stateScriptDataEscapedEndTagName(t){
this.handleSpecialEndTag(t)&&(this._emitChars("</",-1),this.state=h.SCRIPT_DATA_ESCAPED,this._stateScriptDataEscaped(t))}_stateScriptDataDoubleEscapeStart(t){if(this.
preprocessor.startsWith(Ft.SCRIPT,!1)&&aR(this.preprocessor.peek(Ft.SCRIPT.length))){this._emitCodePoint(t);for(let r=0;r<Ft.SCRIPT.length;r++)this._emitCodePoint(
this._consume());this.state=h.SCRIPT_DATA_DOUBLE_ESCAPED}else this._ensureHibernation()||(this.state=h.SCRIPT_DATA_ESCAPED,this._stateScriptDataEscaped(t))}_stateScriptDataDoubleEscaped(t){
switch(t){case d.HYPHEN_MINUS:{this.state=h.SCRIPT_DATA_DOUBLE_ESCAPED_DASH,this._emitChars("-");break}case d.LESS_THAN_SIGN:{this.state=h.SCRIPT_DATA_DOUBLE_ESCAPED_LESS_THAN_SIGN,
this._emitChars("<");break}case d.NULL:{this._err(A.unexpectedNullCharacter),this._emitChars(Re);break}case d.EOF:{this._err(A.eofInScriptHtmlCommentLikeText),this.
_emitEOFToken();break}default:this._emitCodePoint(t)}}_stateScriptDataDoubleEscapedDash(t){switch(t){case d.HYPHEN_MINUS:{this.state=h.SCRIPT_DATA_DOUBLE_ESCAPED_DASH_DASH,
this._emitChars("-");break}case d.LESS_THAN_SIGN:{this.state=h.SCRIPT_DATA_DOUBLE_ESCAPED_LESS_THAN_SIGN,this._emitChars("<");break}case d.NULL:{this._err(A.unexpectedNullCharacter),
this.state=h.SCRIPT_DATA_DOUBLE_ESCAPED,this._emitChars(Re);break}case d.EOF:{this._err(A.eofInScriptHtmlCommentLikeText),this._emitEOFToken();break}default:this.
state=h.SCRIPT_DATA_DOUBLE_ESCAPED,this._emitCodePoint(t)}}_stateScriptDataDoubleEscapedDashDash(t){switch(t){case d.HYPHEN_MINUS:{this._emitChars("-");break}case d.
LESS_THAN_SIGN:{this.state=h.SCRIPT_DATA_DOUBLE_ESCAPED_LESS_THAN_SIGN,this._emitChars("<");break}case d.GREATER_THAN_SIGN:{this.state=h.SCRIPT_DATA,this._emitChars(
">");break}case d.NULL:{this._err(A.unexpectedNullCharacter),this.state=h.SCRIPT_DATA_DOUBLE_ESCAPED,this._emitChars(Re);break}case d.EOF:{this._err(A.eofInScriptHtmlCommentLikeText),
this._emitEOFToken();break}default:this.state=h.SCRIPT_DATA_DOUBLE_ESCAPED,this._emitCodePoint(t)}}_stateScriptDataDoubleEscapedLessThanSign(t){t===d.SOLIDUS?(this.
state=h.SCRIPT_DATA_DOUBLE_ESCAPE_END,this._emitChars("/")):(this.state=h.SCRIPT_DATA_DOUBLE_ESCAPED,this._stateScriptDataDoubleEscaped(t))}_stateScriptDataDoubleEscapeEnd(t){
if(this.preprocessor.startsWith(Ft.SCRIPT,!1)&&aR(this.preprocessor.peek(Ft.SCRIPT.length))){this._emitCodePoint(t);for(let r=0;r<Ft.SCRIPT.length;r++)this._emitCodePoint(
this._consume());this.state=h.SCRIPT_DATA_ESCAPED}else this._ensureHibernation()||(this.state=h.SCRIPT_DATA_DOUBLE_ESCAPED,this._stateScriptDataDoubleEscaped(t))}_stateBeforeAttributeName(t){
switch(t){case d.SPACE:case d.LINE_FEED:case d.TABULATION:case d.FORM_FEED:break;case d.SOLIDUS:case d.GREATER_THAN_SIGN:case d.EOF:{this.state=h.AFTER_ATTRIBUTE_NAME,
this._stateAfterAttributeName(t);break}case d.EQUALS_SIGN:{this._err(A.unexpectedEqualsSignBeforeAttributeName),this._createAttr("="),this.state=h.ATTRIBUTE_NAME;
break}default:this._createAttr(""),this.state=h.ATTRIBUTE_NAME,this._stateAttributeName(t)}}_stateAttributeName(t){switch(t){case d.SPACE:case d.LINE_FEED:case d.
TABULATION:case d.FORM_FEED:case d.SOLIDUS:case d.GREATER_THAN_SIGN:case d.EOF:{this._leaveAttrName(),this.state=h.AFTER_ATTRIBUTE_NAME,this._stateAfterAttributeName(
t);break}case d.EQUALS_SIGN:{this._leaveAttrName(),this.state=h.BEFORE_ATTRIBUTE_VALUE;break}case d.QUOTATION_MARK:case d.APOSTROPHE:case d.LESS_THAN_SIGN:{this.
_err(A.unexpectedCharacterInAttributeName),this.currentAttr.name+=String.fromCodePoint(t);break}case d.NULL:{this._err(A.unexpectedNullCharacter),this.currentAttr.
name+=Re;break}default:this.currentAttr.name+=String.fromCodePoint(qo(t)?Hm(t):t)}}_stateAfterAttributeName(t){switch(t){case d.SPACE:case d.LINE_FEED:case d.TABULATION:case d.
FORM_FEED:break;case d.SOLIDUS:{this.state=h.SELF_CLOSING_START_TAG;break}case d.EQUALS_SIGN:{this.state=h.BEFORE_ATTRIBUTE_VALUE;break}case d.GREATER_THAN_SIGN:{
this.state=h.DATA,this.emitCurrentTagToken();break}case d.EOF:{this._err(A.eofInTag),this._emitEOFToken();break}default:this._createAttr(""),this.state=h.ATTRIBUTE_NAME,
this._stateAttributeName(t)}}_stateBeforeAttributeValue(t){switch(t){case d.SPACE:case d.LINE_FEED:case d.TABULATION:case d.FORM_FEED:break;case d.QUOTATION_MARK:{
this.state=h.ATTRIBUTE_VALUE_DOUBLE_QUOTED;break}case d.APOSTROPHE:{this.state=h.ATTRIBUTE_VALUE_SINGLE_QUOTED;break}case d.GREATER_THAN_SIGN:{this._err(A.missingAttributeValue),
this.state=h.DATA,this.emitCurrentTagToken();break}default:this.state=h.ATTRIBUTE_VALUE_UNQUOTED,this._stateAttributeValueUnquoted(t)}}_stateAttributeValueDoubleQuoted(t){
switch(t){case d.QUOTATION_MARK:{this.state=h.AFTER_ATTRIBUTE_VALUE_QUOTED;break}case d.AMPERSAND:{this._startCharacterReference();break}case d.NULL:{this._err(
A.unexpectedNullCharacter),this._extendRunWith(Re,0);break}case d.EOF:{this._err(A.eofInTag),this._emitEOFToken();break}default:this._extendRun(t)}}_stateAttributeValueSingleQuoted(t){
switch(t){case d.APOSTROPHE:{this.state=h.AFTER_ATTRIBUTE_VALUE_QUOTED;break}case d.AMPERSAND:{this._startCharacterReference();break}case d.NULL:{this._err(A.unexpectedNullCharacter),
this._extendRunWith(Re,0);break}case d.EOF:{this._err(A.eofInTag),this._emitEOFToken();break}default:this._extendRun(t)}}_stateAttributeValueUnquoted(t){switch(t){case d.
SPACE:case d.LINE_FEED:case d.TABULATION:case d.FORM_FEED:{this._leaveAttrValue(),this.state=h.BEFORE_ATTRIBUTE_NAME;break}case d.AMPERSAND:{this._startCharacterReference();
break}case d.GREATER_THAN_SIGN:{this._leaveAttrValue(),this.state=h.DATA,this.emitCurrentTagToken();break}case d.NULL:{this._err(A.unexpectedNullCharacter),this.
_extendRunWith(Re,0);break}case d.QUOTATION_MARK:case d.APOSTROPHE:case d.LESS_THAN_SIGN:case d.EQUALS_SIGN:case d.GRAVE_ACCENT:{this._err(A.unexpectedCharacterInUnquotedAttributeValue),
this._extendRun(t);break}case d.EOF:{this._err(A.eofInTag),this._emitEOFToken();break}default:this._extendRun(t)}}_stateAfterAttributeValueQuoted(t){switch(t){case d.
SPACE:case d.LINE_FEED:case d.TABULATION:case d.FORM_FEED:{this._leaveAttrValue(),this.state=h.BEFORE_ATTRIBUTE_NAME;break}case d.SOLIDUS:{this._leaveAttrValue(),
this.state=h.SELF_CLOSING_START_TAG;break}case d.GREATER_THAN_SIGN:{this._leaveAttrValue(),this.state=h.DATA,this.emitCurrentTagToken();break}case d.EOF:{this._err(
A.eofInTag),this._emitEOFToken();break}default:this._err(A.missingWhitespaceBetweenAttributes),this._leaveAttrValue(),this.state=h.BEFORE_ATTRIBUTE_NAME,this._stateBeforeAttributeName(
t)}}_stateSelfClosingStartTag(t){switch(t){case d.GREATER_THAN_SIGN:{let r=this.currentToken;r.selfClosing=!0,this.state=h.DATA,this.emitCurrentTagToken();break}case d.
EOF:{this._err(A.eofInTag),this._emitEOFToken();break}default:this._err(A.unexpectedSolidusInTag),this.state=h.BEFORE_ATTRIBUTE_NAME,this._stateBeforeAttributeName(
t)}}_stateBogusComment(t){let r=this.currentToken;switch(t){case d.GREATER_THAN_SIGN:{this.state=h.DATA,this.emitCurrentComment(r);break}case d.EOF:{this.emitCurrentComment(
r),this._emitEOFToken();break}case d.NULL:{this._err(A.unexpectedNullCharacter),this._extendRunWith(Re,0);break}default:this._extendRun(t)}}_stateMarkupDeclarationOpen(t){
this._consumeSequenceIfMatch(Ft.DASH_DASH,!0)?(this._createCommentToken(Ft.DASH_DASH.length+1),this.state=h.COMMENT_START):this._consumeSequenceIfMatch(Ft.DOCTYPE,
!1)?(this.currentLocation=this.getCurrentLocation(Ft.DOCTYPE.length+1),this.state=h.DOCTYPE):this._consumeSequenceIfMatch(Ft.CDATA_START,!0)?this.inForeignNode?
this.state=h.CDATA_SECTION:(this._err(A.cdataInHtmlContent),this._createCommentToken(Ft.CDATA_START.length+1),this.currentToken.data="[CDATA[",this.state=h.BOGUS_COMMENT):
this._ensureHibernation()||(this._err(A.incorrectlyOpenedComment),this._createCommentToken(2),this.state=h.BOGUS_COMMENT,this._stateBogusComment(t))}_stateCommentStart(t){
switch(t){case d.HYPHEN_MINUS:{this.state=h.COMMENT_START_DASH;break}case d.GREATER_THAN_SIGN:{this._err(A.abruptClosingOfEmptyComment),this.state=h.DATA;let r=this.
currentToken;this.emitCurrentComment(r);break}default:this.state=h.COMMENT,this._stateComment(t)}}_stateCommentStartDash(t){let r=this.currentToken;switch(t){case d.
HYPHEN_MINUS:{this.state=h.COMMENT_END;break}case d.GREATER_THAN_SIGN:{this._err(A.abruptClosingOfEmptyComment),this.state=h.DATA,this.emitCurrentComment(r);break}case d.
EOF:{this._err(A.eofInComment),this.emitCurrentComment(r),this._emitEOFToken();break}default:this._extendRunWith("-",-1),this.state=h.COMMENT,this._stateComment(
t)}}_stateComment(t){let r=this.currentToken;switch(t){case d.HYPHEN_MINUS:{this.state=h.COMMENT_END_DASH;break}case d.LESS_THAN_SIGN:{this._extendRunWith("<",0),
this.state=h.COMMENT_LESS_THAN_SIGN;break}case d.NULL:{this._err(A.unexpectedNullCharacter),this._extendRunWith(Re,0);break}case d.EOF:{this._err(A.eofInComment),
this.emitCurrentComment(r),this._emitEOFToken();break}default:this._extendRun(t)}}_stateCommentLessThanSign(t){switch(t){case d.EXCLAMATION_MARK:{this._extendRunWith(
"!",0),this.state=h.COMMENT_LESS_THAN_SIGN_BANG;break}case d.LESS_THAN_SIGN:{this._extendRunWith("<",0);break}default:this.state=h.COMMENT,this._stateComment(t)}}_stateCommentLessThanSignBang(t){
t===d.HYPHEN_MINUS?this.state=h.COMMENT_LESS_THAN_SIGN_BANG_DASH:(this.state=h.COMMENT,this._stateComment(t))}_stateCommentLessThanSignBangDash(t){t===d.HYPHEN_MINUS?
this.state=h.COMMENT_LESS_THAN_SIGN_BANG_DASH_DASH:(this.state=h.COMMENT_END_DASH,this._stateCommentEndDash(t))}_stateCommentLessThanSignBangDashDash(t){t!==d.GREATER_THAN_SIGN&&
t!==d.EOF&&this._err(A.nestedComment),this.state=h.COMMENT_END,this._stateCommentEnd(t)}_stateCommentEndDash(t){let r=this.currentToken;switch(t){case d.HYPHEN_MINUS:{
this.state=h.COMMENT_END;break}case d.EOF:{this._err(A.eofInComment),this.emitCurrentComment(r),this._emitEOFToken();break}default:this._extendRunWith("-",-1),this.
state=h.COMMENT,this._stateComment(t)}}_stateCommentEnd(t){let r=this.currentToken;switch(t){case d.GREATER_THAN_SIGN:{this.state=h.DATA,this.emitCurrentComment(
r);break}case d.EXCLAMATION_MARK:{this.state=h.COMMENT_END_BANG;break}case d.HYPHEN_MINUS:{this._extendRunWith("-",-2);break}case d.EOF:{this._err(A.eofInComment),
this.emitCurrentComment(r),this._emitEOFToken();break}default:this._extendRunWith("--",-1),this.state=h.COMMENT,this._stateComment(t)}}_stateCommentEndBang(t){let r=this.
currentToken;switch(t){case d.HYPHEN_MINUS:{this._extendRunWith("--!",-1),this.state=h.COMMENT_END_DASH;break}case d.GREATER_THAN_SIGN:{this._err(A.incorrectlyClosedComment),
this.state=h.DATA,this.emitCurrentComment(r);break}case d.EOF:{this._err(A.eofInComment),this.emitCurrentComment(r),this._emitEOFToken();break}default:this._extendRunWith(
"--!",-1),this.state=h.COMMENT,this._stateComment(t)}}_stateDoctype(t){switch(t){case d.SPACE:case d.LINE_FEED:case d.TABULATION:case d.FORM_FEED:{this.state=h.
BEFORE_DOCTYPE_NAME;break}case d.GREATER_THAN_SIGN:{this.state=h.BEFORE_DOCTYPE_NAME,this._stateBeforeDoctypeName(t);break}case d.EOF:{this._err(A.eofInDoctype),
this._createDoctypeToken(null);let r=this.currentToken;r.forceQuirks=!0,this.emitCurrentDoctype(r),this._emitEOFToken();break}default:this._err(A.missingWhitespaceBeforeDoctypeName),
this.state=h.BEFORE_DOCTYPE_NAME,this._stateBeforeDoctypeName(t)}}_stateBeforeDoctypeName(t){if(qo(t))this._createDoctypeToken(String.fromCharCode(Hm(t))),this.
state=h.DOCTYPE_NAME;else switch(t){case d.SPACE:case d.LINE_FEED:case d.TABULATION:case d.FORM_FEED:break;case d.NULL:{this._err(A.unexpectedNullCharacter),this.
_createDoctypeToken(Re),this.state=h.DOCTYPE_NAME;break}case d.GREATER_THAN_SIGN:{this._err(A.missingDoctypeName),this._createDoctypeToken(null);let r=this.currentToken;
r.forceQuirks=!0,this.emitCurrentDoctype(r),this.state=h.DATA;break}case d.EOF:{this._err(A.eofInDoctype),this._createDoctypeToken(null);let r=this.currentToken;
r.forceQuirks=!0,this.emitCurrentDoctype(r),this._emitEOFToken();break}default:this._createDoctypeToken(String.fromCodePoint(t)),this.state=h.DOCTYPE_NAME}}_stateDoctypeName(t){
let r=this.currentToken;switch(t){case d.SPACE:case d.LINE_FEED:case d.TABULATION:case d.FORM_FEED:{this.state=h.AFTER_DOCTYPE_NAME;break}case d.GREATER_THAN_SIGN:{
this.state=h.DATA,this.emitCurrentDoctype(r);break}case d.NULL:{this._err(A.unexpectedNullCharacter),r.name+=Re;break}case d.EOF:{this._err(A.eofInDoctype),r.forceQuirks=
!0,this.emitCurrentDoctype(r),this._emitEOFToken();break}default:r.name+=String.fromCodePoint(qo(t)?Hm(t):t)}}_stateAfterDoctypeName(t){let r=this.currentToken;
switch(t){case d.SPACE:case d.LINE_FEED:case d.TABULATION:case d.FORM_FEED:break;case d.GREATER_THAN_SIGN:{this.state=h.DATA,this.emitCurrentDoctype(r);break}case d.
EOF:{this._err(A.eofInDoctype),r.forceQuirks=!0,this.emitCurrentDoctype(r),this._emitEOFToken();break}default:this._consumeSequenceIfMatch(Ft.PUBLIC,!1)?this.state=
h.AFTER_DOCTYPE_PUBLIC_KEYWORD:this._consumeSequenceIfMatch(Ft.SYSTEM,!1)?this.state=h.AFTER_DOCTYPE_SYSTEM_KEYWORD:this._ensureHibernation()||(this._err(A.invalidCharacterSequenceAfterDoctypeName),
r.forceQuirks=!0,this.state=h.BOGUS_DOCTYPE,this._stateBogusDoctype(t))}}_stateAfterDoctypePublicKeyword(t){let r=this.currentToken;switch(t){case d.SPACE:case d.
LINE_FEED:case d.TABULATION:case d.FORM_FEED:{this.state=h.BEFORE_DOCTYPE_PUBLIC_IDENTIFIER;break}case d.QUOTATION_MARK:{this._err(A.missingWhitespaceAfterDoctypePublicKeyword),
r.publicId="",this.state=h.DOCTYPE_PUBLIC_IDENTIFIER_DOUBLE_QUOTED;break}case d.APOSTROPHE:{this._err(A.missingWhitespaceAfterDoctypePublicKeyword),r.publicId="",
this.state=h.DOCTYPE_PUBLIC_IDENTIFIER_SINGLE_QUOTED;break}case d.GREATER_THAN_SIGN:{this._err(A.missingDoctypePublicIdentifier),r.forceQuirks=!0,this.state=h.DATA,
this.emitCurrentDoctype(r);break}case d.EOF:{this._err(A.eofInDoctype),r.forceQuirks=!0,this.emitCurrentDoctype(r),this._emitEOFToken();break}default:this._err(
A.missingQuoteBeforeDoctypePublicIdentifier),r.forceQuirks=!0,this.state=h.BOGUS_DOCTYPE,this._stateBogusDoctype(t)}}_stateBeforeDoctypePublicIdentifier(t){let r=this.
currentToken;switch(t){case d.SPACE:case d.LINE_FEED:case d.TABULATION:case d.FORM_FEED:break;case d.QUOTATION_MARK:{r.publicId="",this.state=h.DOCTYPE_PUBLIC_IDENTIFIER_DOUBLE_QUOTED;
break}case d.APOSTROPHE:{r.publicId="",this.state=h.DOCTYPE_PUBLIC_IDENTIFIER_SINGLE_QUOTED;break}case d.GREATER_THAN_SIGN:{this._err(A.missingDoctypePublicIdentifier),
r.forceQuirks=!0,this.state=h.DATA,this.emitCurrentDoctype(r);break}case d.EOF:{this._err(A.eofInDoctype),r.forceQuirks=!0,this.emitCurrentDoctype(r),this._emitEOFToken();
break}default:this._err(A.missingQuoteBeforeDoctypePublicIdentifier),r.forceQuirks=!0,this.state=h.BOGUS_DOCTYPE,this._stateBogusDoctype(t)}}_stateDoctypePublicIdentifierDoubleQuoted(t){
let r=this.currentToken;switch(t){case d.QUOTATION_MARK:{this.state=h.AFTER_DOCTYPE_PUBLIC_IDENTIFIER;break}case d.NULL:{this._err(A.unexpectedNullCharacter),r.
publicId+=Re;break}case d.GREATER_THAN_SIGN:{this._err(A.abruptDoctypePublicIdentifier),r.forceQuirks=!0,this.emitCurrentDoctype(r),this.state=h.DATA;break}case d.
EOF:{this._err(A.eofInDoctype),r.forceQuirks=!0,this.emitCurrentDoctype(r),this._emitEOFToken();break}default:r.publicId+=String.fromCodePoint(t)}}_stateDoctypePublicIdentifierSingleQuoted(t){
let r=this.currentToken;switch(t){case d.APOSTROPHE:{this.state=h.AFTER_DOCTYPE_PUBLIC_IDENTIFIER;break}case d.NULL:{this._err(A.unexpectedNullCharacter),r.publicId+=
Re;break}case d.GREATER_THAN_SIGN:{this._err(A.abruptDoctypePublicIdentifier),r.forceQuirks=!0,this.emitCurrentDoctype(r),this.state=h.DATA;break}case d.EOF:{this.
_err(A.eofInDoctype),r.forceQuirks=!0,this.emitCurrentDoctype(r),this._emitEOFToken();break}default:r.publicId+=String.fromCodePoint(t)}}_stateAfterDoctypePublicIdentifier(t){
let r=this.currentToken;switch(t){case d.SPACE:case d.LINE_FEED:case d.TABULATION:case d.FORM_FEED:{this.state=h.BETWEEN_DOCTYPE_PUBLIC_AND_SYSTEM_IDENTIFIERS;break}case d.
GREATER_THAN_SIGN:{this.state=h.DATA,this.emitCurrentDoctype(r);break}case d.QUOTATION_MARK:{this._err(A.missingWhitespaceBetweenDoctypePublicAndSystemIdentifiers),
r.systemId="",this.state=h.DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED;break}case d.APOSTROPHE:{this._err(A.missingWhitespaceBetweenDoctypePublicAndSystemIdentifiers),
r.systemId="",this.state=h.DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED;break}case d.EOF:{this._err(A.eofInDoctype),r.forceQuirks=!0,this.emitCurrentDoctype(r),this.
_emitEOFToken();break}default:this._err(A.missingQuoteBeforeDoctypeSystemIdentifier),r.forceQuirks=!0,this.state=h.BOGUS_DOCTYPE,this._stateBogusDoctype(t)}}_stateBetweenDoctypePublicAndSystemIdentifiers(t){
let r=this.currentToken;switch(t){case d.SPACE:case d.LINE_FEED:case d.TABULATION:case d.FORM_FEED:break;case d.GREATER_THAN_SIGN:{this.emitCurrentDoctype(r),this.
state=h.DATA;break}case d.QUOTATION_MARK:{r.systemId="",this.state=h.DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED;break}case d.APOSTROPHE:{r.systemId="",this.state=h.
DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED;break}case d.EOF:{this._err(A.eofInDoctype),r.forceQuirks=!0,this.emitCurrentDoctype(r),this._emitEOFToken();break}default:
this._err(A.missingQuoteBeforeDoctypeSystemIdentifier),r.forceQuirks=!0,this.state=h.BOGUS_DOCTYPE,this._stateBogusDoctype(t)}}_stateAfterDoctypeSystemKeyword(t){
let r=this.currentToken;switch(t){case d.SPACE:case d.LINE_FEED:case d.TABULATION:case d.FORM_FEED:{this.state=h.BEFORE_DOCTYPE_SYSTEM_IDENTIFIER;break}case d.QUOTATION_MARK:{
this._err(A.missingWhitespaceAfterDoctypeSystemKeyword),r.systemId="",this.state=h.DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED;break}case d.APOSTROPHE:{this._err(A.
missingWhitespaceAfterDoctypeSystemKeyword),r.systemId="",this.state=h.DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED;break}case d.GREATER_THAN_SIGN:{this._err(A.missingDoctypeSystemIdentifier),
r.forceQuirks=!0,this.state=h.DATA,this.emitCurrentDoctype(r);break}case d.EOF:{this._err(A.eofInDoctype),r.forceQuirks=!0,this.emitCurrentDoctype(r),this._emitEOFToken();
break}default:this._err(A.missingQuoteBeforeDoctypeSystemIdentifier),r.forceQuirks=!0,this.state=h.BOGUS_DOCTYPE,this._stateBogusDoctype(t)}}_stateBeforeDoctypeSystemIdentifier(t){
let r=this.currentToken;switch(t){case d.SPACE:case d.LINE_FEED:case d.TABULATION:case d.FORM_FEED:break;case d.QUOTATION_MARK:{r.systemId="",this.state=h.DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED;
break}case d.APOSTROPHE:{r.systemId="",this.state=h.DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED;break}case d.GREATER_THAN_SIGN:{this._err(A.missingDoctypeSystemIdentifier),
r.forceQuirks=!0,this.state=h.DATA,this.emitCurrentDoctype(r);break}case d.EOF:{this._err(A.eofInDoctype),r.forceQuirks=!0,this.emitCurrentDoctype(r),this._emitEOFToken();
break}default:this._err(A.missingQuoteBeforeDoctypeSystemIdentifier),r.forceQuirks=!0,this.state=h.BOGUS_DOCTYPE,this._stateBogusDoctype(t)}}_stateDoctypeSystemIdentifierDoubleQuoted(t){
let r=this.currentToken;switch(t){case d.QUOTATION_MARK:{this.state=h.AFTER_DOCTYPE_SYSTEM_IDENTIFIER;break}case d.NULL:{this._err(A.unexpectedNullCharacter),r.
systemId+=Re;break}case d.GREATER_THAN_SIGN:{this._err(A.abruptDoctypeSystemIdentifier),r.forceQuirks=!0,this.emitCurrentDoctype(r),this.state=h.DATA;break}case d.
EOF:{this._err(A.eofInDoctype),r.forceQuirks=!0,this.emitCurrentDoctype(r),this._emitEOFToken();break}default:r.systemId+=String.fromCodePoint(t)}}_stateDoctypeSystemIdentifierSingleQuoted(t){
let r=this.currentToken;switch(t){case d.APOSTROPHE:{this.state=h.AFTER_DOCTYPE_SYSTEM_IDENTIFIER;break}case d.NULL:{this._err(A.unexpectedNullCharacter),r.systemId+=
Re;break}case d.GREATER_THAN_SIGN:{this._err(A.abruptDoctypeSystemIdentifier),r.forceQuirks=!0,this.emitCurrentDoctype(r),this.state=h.DATA;break}case d.EOF:{this.
_err(A.eofInDoctype),r.forceQuirks=!0,this.emitCurrentDoctype(r),this._emitEOFToken();break}default:r.systemId+=String.fromCodePoint(t)}}_stateAfterDoctypeSystemIdentifier(t){
let r=this.currentToken;switch(t){case d.SPACE:case d.LINE_FEED:case d.TABULATION:case d.FORM_FEED:break;case d.GREATER_THAN_SIGN:{this.emitCurrentDoctype(r),this.
state=h.DATA;break}case d.EOF:{this._err(A.eofInDoctype),r.forceQuirks=!0,this.emitCurrentDoctype(r),this._emitEOFToken();break}default:this._err(A.unexpectedCharacterAfterDoctypeSystemIdentifier),
this.state=h.BOGUS_DOCTYPE,this._stateBogusDoctype(t)}}_stateBogusDoctype(t){let r=this.currentToken;switch(t){case d.GREATER_THAN_SIGN:{this.emitCurrentDoctype(
r),this.state=h.DATA;break}case d.NULL:{this._err(A.unexpectedNullCharacter);break}case d.EOF:{this.emitCurrentDoctype(r),this._emitEOFToken();break}default:}}_stateCdataSection(t){
switch(t){case d.RIGHT_SQUARE_BRACKET:{this.state=h.CDATA_SECTION_BRACKET;break}case d.EOF:{this._err(A.eofInCdata),this._emitEOFToken();break}default:this._emitCodePoint(
t)}}_stateCdataSectionBracket(t){t===d.RIGHT_SQUARE_BRACKET?this.state=h.CDATA_SECTION_END:(this._emitChars("]",-1),this.state=h.CDATA_SECTION,this._stateCdataSection(
t))}_stateCdataSectionEnd(t){switch(t){case d.GREATER_THAN_SIGN:{this.state=h.DATA;break}case d.RIGHT_SQUARE_BRACKET:{this._emitChars("]",-2);break}default:this.
_emitChars("]]",-1),this.state=h.CDATA_SECTION,this._stateCdataSection(t)}}_stateCharacterReference(){let t=this.entityDecoder.write(this.preprocessor.html,this.
preprocessor.pos);if(t<0)if(this.preprocessor.lastChunkWritten)t=this.entityDecoder.end();else{this.active=!1,this.preprocessor.pos=this.preprocessor.html.length-
1,this.consumedAfterSnapshot=0,this.preprocessor.endOfChunkHit=!0;return}t===0?(this.preprocessor.pos=this.entityStartPos,this._flushCodePointConsumedAsCharacterReference(
d.AMPERSAND),this.state=!this._isCharacterReferenceInAttribute()&&sR(this.preprocessor.peek(1))?h.AMBIGUOUS_AMPERSAND:this.returnState):this.state=this.returnState}_stateAmbiguousAmpersand(t){
sR(t)?this._flushCodePointConsumedAsCharacterReference(t):(t===d.SEMICOLON&&this._err(A.unknownNamedCharacterReference),this.state=this.returnState,this._callState(
t))}};var uR=new Set([u.DD,u.DT,u.LI,u.OPTGROUP,u.OPTION,u.P,u.RB,u.RP,u.RT,u.RTC]),oR=new Set([...uR,u.CAPTION,u.COLGROUP,u.TBODY,u.TD,u.TFOOT,u.TH,u.THEAD,u.TR]),I5=64,
Ko=256,xi=512,ma=768,Qh=[u.H1,u.H2,u.H3,u.H4,u.H5,u.H6],Jh=[u.TBODY,u.TFOOT,u.THEAD],A5=[u.TR,u.TEMPLATE,u.HTML],S5=[...Jh,u.TEMPLATE,u.HTML],C5=[u.TABLE,u.TEMPLATE,
u.HTML],_5=[u.TD,u.TH],pa=1,Go=2,gi=4,fa=8,zo=16,Yi=32,qr=new Uint8Array(ma);for(let[e,t]of[[_.HTML,0],[_.SVG,Ko],[_.MATHML,xi]])for(let r of Um[e])qr[t+r]=e===
_.HTML&&(r===u.ADDRESS||r===u.DIV||r===u.P)?pa:pa|Go;for(let e of[u.APPLET,u.CAPTION,u.HTML,u.MARQUEE,u.OBJECT,u.TABLE,u.TD,u.TEMPLATE,u.TH,Ko+u.DESC,Ko+u.FOREIGN_OBJECT,
Ko+u.TITLE,xi+u.ANNOTATION_XML,xi+u.MI,xi+u.MN,xi+u.MO,xi+u.MS,xi+u.MTEXT])qr[e]|=gi|fa|zo;qr[u.OL]|=fa;qr[u.UL]|=fa;qr[u.BUTTON]|=zo;qr[u.TABLE]|=Yi;qr[u.HTML]|=
Yi;var Wi=new Uint8Array(ma);for(let e of[u.A,u.B,u.BIG,u.CODE,u.EM,u.FONT,u.I,u.NOBR,u.S,u.SMALL,u.STRIKE,u.STRONG,u.TT,u.U])Wi[e]=1;function jm(e,t){if(t===u.
UNKNOWN)return-1;switch(e){case _.HTML:return t;case _.SVG:return Ko+t;case _.MATHML:return xi+t;default:return-1}}var qm=class{get currentTmplContentOrNode(){return this.
_isInTemplate()?this.treeAdapter.getTemplateContent(this.current):this.current}constructor(t,r,n){this.treeAdapter=r,this.handler=n,this.items=[],this.tagIDs=[],
this.stackTop=-1,this.depth=0,this.tmplCount=0,this.currentTagId=u.UNKNOWN,this.indexed=!1,this.below=[],this.above=[],this.keys=[],this.keyPrev=[],this.keyNext=
[],this.keyTops=new Int32Array(0),this.specials=[],this.listItemBoundaries=[],this.scopeBoundaries=[],this.htmlSlots=[],this.formattingSlots=new Map,this.current=
t}_indexOf(t){if(this.indexed){let r=this.formattingSlots.get(t);if(r!==void 0)return r;if(Wi[xn(this.treeAdapter.getTagName(t))])return-1}return this.items.lastIndexOf(
t,this.stackTop)}slotBelow(t){return this.indexed?this.below[t]:t-1}slotAbove(t){return this.indexed?this.above[t]:t===this.stackTop?-1:t+1}_isInTemplate(){return this.
currentTagId===u.TEMPLATE&&this.treeAdapter.getNamespaceURI(this.current)===_.HTML}_updateCurrentElement(){this.current=this.items[this.stackTop],this.currentTagId=
this.tagIDs[this.stackTop]}_nameKey(t,r,n){var i,s;let a=`${t} ${r}`,c=(i=this.nameKeys)===null||i===void 0?void 0:i.get(a);if(c===void 0&&n&&((s=this.nameKeys)!==
null&&s!==void 0||(this.nameKeys=new Map),c=ma+this.nameKeys.size,this.nameKeys.set(a,c),c===this.keyTops.length)){let m=new Int32Array(2*c).fill(-1);m.set(this.
keyTops),this.keyTops=m}return c??-1}_indexAll(){this.indexed=!0,this.keyTops=new Int32Array(ma).fill(-1);for(let t=0;t<=this.stackTop;t++)this._index(t,t-1)}_index(t,r){
let n=this.items[t],i=this.tagIDs[t],s=this.treeAdapter.getNamespaceURI(n),a=jm(s,i);a===-1&&(a=this._nameKey(s,this.treeAdapter.getTagName(n),!0));let c=this.keyTops[a];
this.keys[t]=a,this.keyPrev[t]=c,this.keyNext[t]=-1,c!==-1&&(this.keyNext[c]=t),this.keyTops[a]=t,this.above[t]=-1,this._link(t,r,s===_.HTML),Wi[i]&&this.formattingSlots.
set(n,t)}_link(t,r,n){let i=this.keys[t],s=i<ma?qr[i]:0;this.below[t]=r,r===-1?(this.specials[t]=s&pa,this.listItemBoundaries[t]=(s&Go)>>1,this.scopeBoundaries[t]=
(s&gi)>>2,this.htmlSlots[t]=n?t:-1):(this.above[r]=t,this.specials[t]=this.specials[r]+(s&pa),this.listItemBoundaries[t]=this.listItemBoundaries[r]+((s&Go)>>1),
this.scopeBoundaries[t]=this.scopeBoundaries[r]+((s&gi)>>2),this.htmlSlots[t]=n?t:this.htmlSlots[r])}_unindex(t){let r=this.keys[t],n=this.keyPrev[t],i=this.keyNext[t];
n!==-1&&(this.keyNext[n]=i),i===-1?this.keyTops[r]=n:this.keyPrev[i]=n,Wi[this.tagIDs[t]]&&this.formattingSlots.delete(this.items[t])}_move(t,r){let n=this.items[t],
i=this.keys[t],s=this.keyPrev[t],a=this.keyNext[t];this.items[r]=n,this.tagIDs[r]=this.tagIDs[t],this.keys[r]=i,this.keyPrev[r]=s,this.keyNext[r]=a,s!==-1&&(this.
keyNext[s]=r),a===-1?this.keyTops[i]=r:this.keyPrev[a]=r,Wi[this.tagIDs[r]]&&this.formattingSlots.set(n,r)}indexOfTopmost(t){if(this.indexed)return this.keyTops[t];
for(let r=this.stackTop;r>=0;r--)if(this.tagIDs[r]===t&&this.treeAdapter.getNamespaceURI(this.items[r])===_.HTML)return r;return-1}indexOfTopmostOf(t){if(this.indexed){
let r=-1;for(let n of t)this.keyTops[n]>r&&(r=this.keyTops[n]);return r}for(let r=this.stackTop;r>=0;r--)if(t.includes(this.tagIDs[r])&&this.treeAdapter.getNamespaceURI(
this.items[r])===_.HTML)return r;return-1}indexOfTopmostByName(t,r){if(this.indexed){let n=jm(t,xn(r));return n===-1&&(n=this._nameKey(t,r,!1)),n===-1?-1:this.keyTops[n]}
for(let n=this.stackTop;n>=0;n--){let i=this.items[n];if(this.treeAdapter.getTagName(i)===r&&this.treeAdapter.getNamespaceURI(i)===t)return n}return-1}indexOfTopmostHtmlElement(){
if(this.indexed)return this.stackTop===-1?-1:this.htmlSlots[this.stackTop];let t=this.stackTop;for(;t>=0&&this.treeAdapter.getNamespaceURI(this.items[t])!==_.HTML;)
t--;return t}_hasAbove(t,r){for(let n=this.stackTop;n>t;n--){let i=jm(this.treeAdapter.getNamespaceURI(this.items[n]),this.tagIDs[n]);if(i!==-1&&qr[i]&r)return!0}
return!1}hasSpecialElementAbove(t){return this.indexed?this.specials[this.stackTop]!==this.specials[t]:this._hasAbove(t,pa)}hasListItemBoundaryAbove(t){return this.
indexed?this.listItemBoundaries[this.stackTop]!==this.listItemBoundaries[t]:this._hasAbove(t,Go)}push(t,r){let n=this.stackTop;this.stackTop++,this.depth++,this.
items[this.stackTop]=t,this.current=t,this.tagIDs[this.stackTop]=r,this.currentTagId=r,this.indexed?this._index(this.stackTop,n):this.depth===I5&&this._indexAll(),
this._isInTemplate()&&this.tmplCount++,this.handler.onItemPush(t,r,!0)}_popCurrent(){this.tmplCount>0&&this._isInTemplate()&&this.tmplCount--,this.indexed?(this.
_unindex(this.stackTop),this.stackTop=this.below[this.stackTop],this.stackTop!==-1&&(this.above[this.stackTop]=-1)):this.stackTop--,this.depth--,this._updateCurrentElement()}pop(){
let t=this.current;this._popCurrent(),this.handler.onItemPop(t,!0)}replace(t,r){let n=this._indexOf(t);this.items[n]=r,this.indexed&&Wi[this.tagIDs[n]]&&(this.formattingSlots.
delete(t),this.formattingSlots.set(r,n)),n===this.stackTop&&(this.current=r)}replaceFormattingElement(t,r,n,i){let s=this.items[t];if(!this.indexed){this.items.
splice(t,1),this.tagIDs.splice(t,1),this.handler.onItemPop(s,!1),this.items.splice(r,0,n),this.tagIDs.splice(r,0,i),r===this.stackTop&&this._updateCurrentElement(),
this.current&&this.currentTagId!==void 0&&this.handler.onItemPush(this.current,this.currentTagId,r===this.stackTop);return}let a=this.keys[t],c=this.below[t],m=this.
above[r],p=[];for(let j=this.above[t];j!==r;j=this.above[j])p.push(j);let g=this.keyNext[t];this._unindex(t),this.items[t]=void 0,this.handler.onItemPop(s,!1);let E=r-
1;for(;p.length>0&&p[p.length-1]===E;)p.pop(),E--;for(let j=E+1;j<=r;j++)this._move(j,j-1);let C=g===-1?this.keyTops[a]:this.keyPrev[g];this.items[r]=n,this.tagIDs[r]=
i,this.keys[r]=a,this.keyPrev[r]=C,this.keyNext[r]=g,C!==-1&&(this.keyNext[C]=r),g===-1?this.keyTops[a]=r:this.keyPrev[g]=r,Wi[i]&&this.formattingSlots.set(n,r);
let O=c;for(let j of p)this._link(j,O,!0),O=j;for(let j=E;j<r;j++)this._link(j,O,!0),O=j;this._link(r,O,!0),m===-1&&this._updateCurrentElement(),this.current&&this.
currentTagId!==void 0&&this.handler.onItemPush(this.current,this.currentTagId,m===-1)}popUntilTagNamePopped(t){this.shortenToLength(Math.max(this.indexOfTopmost(
t),0))}shortenToLength(t){for(;this.stackTop>=t;){let r=this.current;this._popCurrent(),this.handler.onItemPop(r,this.stackTop<t)}}popUntilElementPopped(t){let r=this.
_indexOf(t);this.shortenToLength(Math.max(r,0))}popUntilNumberedHeaderPopped(){this.shortenToLength(Math.max(this.indexOfTopmostOf(Qh),0))}popUntilTableCellPopped(){
this.shortenToLength(Math.max(this.indexOfTopmostOf(_5),0))}popAllUpToHtmlElement(){this.tmplCount=0,this.shortenToLength(1)}clearBackToTableContext(){this.shortenToLength(
this.indexOfTopmostOf(C5)+1)}clearBackToTableBodyContext(){this.shortenToLength(this.indexOfTopmostOf(S5)+1)}clearBackToTableRowContext(){this.shortenToLength(this.
indexOfTopmostOf(A5)+1)}remove(t){let r=this._indexOf(t);r!==-1&&this.removeAt(r)}removeAt(t){if(t===this.stackTop){this.pop();return}let r=this.items[t];if(this.
depth--,this.indexed){let n=this.keys[t]<ma?qr[this.keys[t]]:0,i=this.below[t],s=this.above[t];if(this._unindex(t),this.items[t]=void 0,this.below[s]=i,i!==-1&&
(this.above[i]=s),n!==0)for(let c=s;c!==-1;c=this.above[c])this.specials[c]-=n&pa,this.listItemBoundaries[c]-=(n&Go)>>1,this.scopeBoundaries[c]-=(n&gi)>>2;let a=i===
-1?-1:this.htmlSlots[i];for(let c=s;c!==-1&&this.htmlSlots[c]===t;c=this.above[c])this.htmlSlots[c]=a}else this.items.splice(t,1),this.tagIDs.splice(t,1),this.stackTop--,
this._updateCurrentElement();this.handler.onItemPop(r,!1)}tryPeekProperlyNestedBodyElement(){return this.stackTop>=1&&this.tagIDs[1]===u.BODY?this.items[1]:null}contains(t){
return this._indexOf(t)>-1}getCommonAncestor(t){let r=this._indexOf(t),n=r===-1?-1:this.slotBelow(r);return n===-1?null:this.items[n]}isRootHtmlElementCurrent(){
return this.stackTop===0&&this.tagIDs[0]===u.HTML}_isInScope(t,r){let n=-1;switch(r){case fa:{n=Math.max(this.keyTops[u.OL],this.keyTops[u.UL]);break}case zo:{n=
this.keyTops[u.BUTTON];break}case Yi:return n=Math.max(this.keyTops[u.TABLE],this.keyTops[u.HTML]),t===-1?n===-1:t>=n;default:}return t===-1?n===-1&&(this.stackTop===
-1||this.scopeBoundaries[this.stackTop]===0):t>=n&&this.scopeBoundaries[this.stackTop]===this.scopeBoundaries[t]}_scanScope(t,r,n,i){for(let s=this.stackTop;s>=
0;s--){let a=jm(this.treeAdapter.getNamespaceURI(this.items[s]),this.tagIDs[s]);if(a!==-1){if((r?r.includes(a):a===t)&&(!i||this.items[s]===i))return!0;if(qr[a]&
n)return!1}}return!0}hasInScope(t,r){return this.indexed?this._isInScope(r?this._indexOf(r):this.keyTops[t],gi):this._scanScope(t,null,gi,r)}hasInListItemScope(t){
return this.indexed?this._isInScope(this.keyTops[t],fa):this._scanScope(t,null,fa)}hasInButtonScope(t){return this.indexed?this._isInScope(this.keyTops[t],zo):this.
_scanScope(t,null,zo)}hasNumberedHeaderInScope(){return this.indexed?this._isInScope(this.indexOfTopmostOf(Qh),gi):this._scanScope(u.UNKNOWN,Qh,gi)}hasInTableScope(t){
return this.indexed?this._isInScope(this.keyTops[t],Yi):this._scanScope(t,null,Yi)}hasTableBodyContextInTableScope(){return this.indexed?this._isInScope(this.indexOfTopmostOf(
Jh),Yi):this._scanScope(u.UNKNOWN,Jh,Yi)}hasInSelectScope(t){for(let r=this.stackTop;r>=0;r=this.slotBelow(r))if(this.treeAdapter.getNamespaceURI(this.items[r])===
_.HTML)switch(this.tagIDs[r]){case t:return!0;case u.OPTION:case u.OPTGROUP:break;default:return!1}return!0}generateImpliedEndTags(){for(;this.currentTagId!==void 0&&
uR.has(this.currentTagId)&&this.treeAdapter.getNamespaceURI(this.current)===_.HTML;)this.pop()}generateImpliedEndTagsThoroughly(){for(;this.currentTagId!==void 0&&
oR.has(this.currentTagId)&&this.treeAdapter.getNamespaceURI(this.current)===_.HTML;)this.pop()}generateImpliedEndTagsWithExclusion(t){for(;this.currentTagId!==void 0&&
this.currentTagId!==t&&oR.has(this.currentTagId)&&this.treeAdapter.getNamespaceURI(this.current)===_.HTML;)this.pop()}};var gr;(function(e){e[e.Marker=0]="Marker",e[e.Element=1]="Element"})(gr||(gr={}));var Vm=class{constructor(){this.newest=null,this.bookmark=null,this.index=null,
this.elementEntries=new Map}_insertElementEntry(t,r,n){let i=n===null?null:n.newer,s={type:gr.Element,element:t,token:r,older:n,newer:i,ark:null,olderSameTag:null,
newerSameTag:null};return i===null?this.newest=s:i.older=s,n!==null&&(n.newer=s),this.index===null?null:this._addToIndex(this.index,s)}_addToIndex(t,r){let{tagName:n,
attrs:i}=r.token,s=n+i.map(({name:m,value:p})=>`\0${m}\0${p}`).sort().join(""),a=t.arks.get(s);a===void 0&&(a={entries:[],key:s},t.arks.set(s,a)),a.entries.push(
r),r.ark=a,this.elementEntries.set(r.element,r);let c=t.tagNames.get(n);return c===void 0&&(c={olderSameTag:null},t.tagNames.set(n,c)),r.olderSameTag=c.olderSameTag,
r.newerSameTag=c,c.olderSameTag!==null&&(c.olderSameTag.newerSameTag=r),c.olderSameTag=r,a}insertMarker(){if(this.index===null)for(let r=this.newest;r!==null&&r.
type===gr.Element;r=r.older)this.elementEntries.set(r.element,r);let t={type:gr.Marker,older:this.newest,newer:null,outerIndex:this.index};this.newest!==null&&(this.
newest.newer=t),this.newest=t,this.index=null}pushElement(t,r){if(this.index===null){let i=null,s=0;for(let a=this.newest;a!==null&&a.type===gr.Element;a=a.older)
i=a,s++;if(s>=3){this.index={arks:new Map,tagNames:new Map};for(let a=i;a!==null&&a.type===gr.Element;a=a.newer)this._addToIndex(this.index,a)}}let n=this._insertElementEntry(
t,r,this.newest);n!==null&&n.entries.length>3&&this.removeEntry(n.entries[0])}insertElementAfterBookmark(t,r){let{bookmark:n}=this;this.bookmark=null,this._insertElementEntry(
t,r,n)}removeEntry(t){var r;if(!(t.newer===null?this.newest!==t:t.newer.older!==t)){if(this.elementEntries.delete(t.element),t.newer===null?this.newest=t.older:
t.newer.older=t.older,t.older!==null&&(t.older.newer=t.newer),t.ark!==null){let{entries:n,key:i}=t.ark;n.splice(n.indexOf(t),1),n.length===0&&((r=this.index)===
null||r===void 0||r.arks.delete(i))}t.newerSameTag!==null&&(t.newerSameTag.olderSameTag=t.olderSameTag,t.olderSameTag!==null&&(t.olderSameTag.newerSameTag=t.newerSameTag))}}replaceElement(t,r){
this.elementEntries.delete(t.element)&&this.elementEntries.set(r,t),t.element=r}clearToLastMarker(){let t=this.newest;for(;t!==null&&t.type===gr.Element;t=t.older)
this.elementEntries.delete(t.element);this.newest=t===null?null:t.older,this.index=t===null?null:t.outerIndex,this.newest!==null&&(this.newest.newer=null)}getElementEntryInScopeWithTagName(t){
var r,n;if(this.index!==null)return(n=(r=this.index.tagNames.get(t))===null||r===void 0?void 0:r.olderSameTag)!==null&&n!==void 0?n:null;for(let i=this.newest;i!==
null&&i.type===gr.Element;i=i.older)if(i.token.tagName===t)return i;return null}getElementEntry(t){if(this.index===null){for(let r=this.newest;r!==null&&r.type===
gr.Element;r=r.older)if(r.element===t)return r}return this.elementEntries.get(t)}};var Zh=new WeakMap,Ht={createDocument(){return{nodeName:"#document",mode:Ut.NO_QUIRKS,childNodes:[]}},createDocumentFragment(){return{nodeName:"#document-fragme\
nt",childNodes:[]}},createElement(e,t,r){return{nodeName:e,tagName:e,attrs:r,namespaceURI:t,childNodes:[],parentNode:null}},createCommentNode(e){return{nodeName:"\
#comment",data:e,parentNode:null}},createTextNode(e){return{nodeName:"#text",value:e,parentNode:null}},appendChild(e,t){e.childNodes.push(t),t.parentNode=e},insertBefore(e,t,r){
let{childNodes:n}=e,i=n[n.length-1]===r?n.length-1:n.indexOf(r);n.splice(i,0,t),t.parentNode=e},setTemplateContent(e,t){e.content=t},getTemplateContent(e){return e.
content},setDocumentType(e,t,r,n){let i=e.childNodes.find(s=>s.nodeName==="#documentType");if(i)i.name=t,i.publicId=r,i.systemId=n;else{let s={nodeName:"#docume\
ntType",name:t,publicId:r,systemId:n,parentNode:null};Ht.appendChild(e,s)}},setDocumentMode(e,t){e.mode=t},getDocumentMode(e){return e.mode},detachNode(e){if(e.
parentNode){let{childNodes:t}=e.parentNode,r=t[t.length-1]===e?t.length-1:t.indexOf(e);t.splice(r,1),e.parentNode=null}},insertText(e,t){if(e.childNodes.length>
0){let r=e.childNodes[e.childNodes.length-1];if(Ht.isTextNode(r)){r.value+=t;return}}Ht.appendChild(e,Ht.createTextNode(t))},insertTextBefore(e,t,r){let{childNodes:n}=e,
i=n[n.length-1]===r?n.length-1:n.indexOf(r),s=n[i-1];s&&Ht.isTextNode(s)?s.value+=t:Ht.insertBefore(e,Ht.createTextNode(t),r)},adoptAttributes(e,t){if(t.length===
0||t===e.attrs)return;let r=Zh.get(e.attrs),n=r?.size===e.attrs.length&&t.every(({name:a})=>{var c;let m=r.get(a);return m===void 0||((c=e.attrs[m])===null||c===
void 0?void 0:c.name)===a}),i=n?r:new Map;if(!n){for(let a=0;a<e.attrs.length;a++){let c=e.attrs[a];c!==void 0&&i.set(c.name,a)}Zh.set(e.attrs,i)}let s=e.attrs.
length;for(let a=0;a<t.length;a++)i.has(t[a].name)||e.attrs.push(t[a]);for(let a=s;a<e.attrs.length;a++)i.set(e.attrs[a].name,a);i.size!==e.attrs.length&&Zh.delete(
e.attrs)},getFirstChild(e){return e.childNodes[0]},getChildNodes(e){return e.childNodes},getParentNode(e){return e.parentNode},getAttrList(e){return e.attrs},getTagName(e){
return e.tagName},getNamespaceURI(e){return e.namespaceURI},getTextNodeContent(e){return e.value},getCommentNodeContent(e){return e.data},getDocumentTypeNodeName(e){
return e.name},getDocumentTypeNodePublicId(e){return e.publicId},getDocumentTypeNodeSystemId(e){return e.systemId},isTextNode(e){return e.nodeName==="#text"},isCommentNode(e){
return e.nodeName==="#comment"},isDocumentTypeNode(e){return e.nodeName==="#documentType"},isElementNode(e){return Object.prototype.hasOwnProperty.call(e,"tagNa\
me")},setNodeSourceCodeLocation(e,t){e.sourceCodeLocation=t},getNodeSourceCodeLocation(e){return e.sourceCodeLocation},updateNodeSourceCodeLocation(e,t){e.sourceCodeLocation=
{...e.sourceCodeLocation,...t}}};var lR="html",R5="about:legacy-compat",N5="http://www.ibm.com/data/dtd/v11/ibmxhtml1-transitional.dtd",mR=["+//silmaril//dtd html pro v0r11 19970101//","-//as//\
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
a html 2.0//","-//webtechs//dtd mozilla html//"],D5=[...mR,"-//w3c//dtd html 4.01 frameset//","-//w3c//dtd html 4.01 transitional//"],v5=new Set(["-//w3o//dtd w\
3 html strict 3.0//en//","-/w3c/dtd html 4.0 transitional/en","html"]),pR=["-//w3c//dtd xhtml 1.0 frameset//","-//w3c//dtd xhtml 1.0 transitional//"],k5=[...pR,
"-//w3c//dtd html 4.01 frameset//","-//w3c//dtd html 4.01 transitional//"];function cR(e,t){return t.some(r=>e.startsWith(r))}function fR(e){return e.name===lR&&
e.publicId===null&&(e.systemId===null||e.systemId===R5)}function dR(e){if(e.name!==lR)return Ut.QUIRKS;let{systemId:t}=e;if(t&&t.toLowerCase()===N5)return Ut.QUIRKS;
let{publicId:r}=e;if(r!==null){if(r=r.toLowerCase(),v5.has(r))return Ut.QUIRKS;let n=t===null?D5:mR;if(cR(r,n))return Ut.QUIRKS;if(n=t===null?pR:k5,cR(r,n))return Ut.
LIMITED_QUIRKS}return Ut.NO_QUIRKS}var hR={TEXT_HTML:"text/html",APPLICATION_XML:"application/xhtml+xml"},$5="definitionurl",w5="definitionURL",P5=new Map(["attributeName","attributeType","baseFr\
equency","baseProfile","calcMode","clipPathUnits","diffuseConstant","edgeMode","filterUnits","glyphRef","gradientTransform","gradientUnits","kernelMatrix","kern\
elUnitLength","keyPoints","keySplines","keyTimes","lengthAdjust","limitingConeAngle","markerHeight","markerUnits","markerWidth","maskContentUnits","maskUnits","\
numOctaves","pathLength","patternContentUnits","patternTransform","patternUnits","pointsAtX","pointsAtY","pointsAtZ","preserveAlpha","preserveAspectRatio","prim\
itiveUnits","refX","refY","repeatCount","repeatDur","requiredExtensions","requiredFeatures","specularConstant","specularExponent","spreadMethod","startOffset","\
stdDeviation","stitchTiles","surfaceScale","systemLanguage","tableValues","targetX","targetY","textLength","viewBox","viewTarget","xChannelSelector","yChannelSe\
lector","zoomAndPan"].map(e=>[e.toLowerCase(),e])),M5=new Map([["xlink:actuate",{prefix:"xlink",name:"actuate",namespace:_.XLINK}],["xlink:arcrole",{prefix:"xli\
nk",name:"arcrole",namespace:_.XLINK}],["xlink:href",{prefix:"xlink",name:"href",namespace:_.XLINK}],["xlink:role",{prefix:"xlink",name:"role",namespace:_.XLINK}],
["xlink:show",{prefix:"xlink",name:"show",namespace:_.XLINK}],["xlink:title",{prefix:"xlink",name:"title",namespace:_.XLINK}],["xlink:type",{prefix:"xlink",name:"\
type",namespace:_.XLINK}],["xml:lang",{prefix:"xml",name:"lang",namespace:_.XML}],["xml:space",{prefix:"xml",name:"space",namespace:_.XML}],["xmlns",{prefix:"",
name:"xmlns",namespace:_.XMLNS}],["xmlns:xlink",{prefix:"xmlns",name:"xlink",namespace:_.XMLNS}]]),e0=new Map(["altGlyph","altGlyphDef","altGlyphItem","animateC\
olor","animateMotion","animateTransform","clipPath","feBlend","feColorMatrix","feComponentTransfer","feComposite","feConvolveMatrix","feDiffuseLighting","feDisp\
lacementMap","feDistantLight","feFlood","feFuncA","feFuncB","feFuncG","feFuncR","feGaussianBlur","feImage","feMerge","feMergeNode","feMorphology","feOffset","fe\
PointLight","feSpecularLighting","feSpotLight","feTile","feTurbulence","foreignObject","glyphRef","linearGradient","radialGradient","textPath"].map(e=>[e.toLowerCase(),
e])),L5=new Set([u.B,u.BIG,u.BLOCKQUOTE,u.BODY,u.BR,u.CENTER,u.CODE,u.DD,u.DIV,u.DL,u.DT,u.EM,u.EMBED,u.H1,u.H2,u.H3,u.H4,u.H5,u.H6,u.HEAD,u.HR,u.I,u.IMG,u.LI,u.
LISTING,u.MENU,u.META,u.NOBR,u.OL,u.P,u.PRE,u.RUBY,u.S,u.SMALL,u.SPAN,u.STRONG,u.STRIKE,u.SUB,u.SUP,u.TABLE,u.TT,u.U,u.UL,u.VAR]);function gR(e){let t=e.tagID;return t===
u.FONT&&e.attrs.some(({name:n})=>n===Fn.COLOR||n===Fn.SIZE||n===Fn.FACE)||L5.has(t)}function t0(e){for(let t=0;t<e.attrs.length;t++)if(e.attrs[t].name===$5){e.attrs[t].
name=w5;break}}function r0(e){for(let t=0;t<e.attrs.length;t++){let r=P5.get(e.attrs[t].name);r!=null&&(e.attrs[t].name=r)}}function Gm(e){for(let t=0;t<e.attrs.
length;t++){let r=M5.get(e.attrs[t].name);r&&(e.attrs[t].prefix=r.prefix,e.attrs[t].name=r.name,e.attrs[t].namespace=r.namespace)}}function xR(e){let t=e0.get(e.
tagName);t!=null&&(e.tagName=t,e.tagID=xn(e.tagName))}function F5(e,t){return t===_.MATHML&&(e===u.MI||e===u.MO||e===u.MN||e===u.MS||e===u.MTEXT)}function B5(e,t,r){
if(t===_.MATHML&&e===u.ANNOTATION_XML){for(let n=0;n<r.length;n++)if(r[n].name===Fn.ENCODING){let i=r[n].value.toLowerCase();return i===hR.TEXT_HTML||i===hR.APPLICATION_XML}}
return t===_.SVG&&(e===u.FOREIGN_OBJECT||e===u.DESC||e===u.TITLE)}function n0(e,t,r,n){return(!n||n===_.HTML)&&B5(e,t,r)||(!n||n===_.MATHML)&&F5(e,t)}var U5=[u.TR,u.TBODY,u.THEAD,u.TFOOT,u.CAPTION,u.COLGROUP,u.TABLE,u.FRAMESET,u.SELECT,u.TEMPLATE,u.TD,u.TH,u.HEAD,u.BODY,u.HTML],H5="hidden",j5=[],q5=8,V5=3,x;(function(e){
e[e.INITIAL=0]="INITIAL",e[e.BEFORE_HTML=1]="BEFORE_HTML",e[e.BEFORE_HEAD=2]="BEFORE_HEAD",e[e.IN_HEAD=3]="IN_HEAD",e[e.IN_HEAD_NO_SCRIPT=4]="IN_HEAD_NO_SCRIPT",
e[e.AFTER_HEAD=5]="AFTER_HEAD",e[e.IN_BODY=6]="IN_BODY",e[e.TEXT=7]="TEXT",e[e.IN_TABLE=8]="IN_TABLE",e[e.IN_TABLE_TEXT=9]="IN_TABLE_TEXT",e[e.IN_CAPTION=10]="I\
N_CAPTION",e[e.IN_COLUMN_GROUP=11]="IN_COLUMN_GROUP",e[e.IN_TABLE_BODY=12]="IN_TABLE_BODY",e[e.IN_ROW=13]="IN_ROW",e[e.IN_CELL=14]="IN_CELL",e[e.IN_SELECT=15]="\
IN_SELECT",e[e.IN_SELECT_IN_TABLE=16]="IN_SELECT_IN_TABLE",e[e.IN_TEMPLATE=17]="IN_TEMPLATE",e[e.AFTER_BODY=18]="AFTER_BODY",e[e.IN_FRAMESET=19]="IN_FRAMESET",e[e.
AFTER_FRAMESET=20]="AFTER_FRAMESET",e[e.AFTER_AFTER_BODY=21]="AFTER_AFTER_BODY",e[e.AFTER_AFTER_FRAMESET=22]="AFTER_AFTER_FRAMESET"})(x||(x={}));var G5={startLine:-1,
startCol:-1,startOffset:-1,endLine:-1,endCol:-1,endOffset:-1},IR=new Set([u.TABLE,u.TBODY,u.TFOOT,u.THEAD,u.TR]),ER={scriptingEnabled:!0,sourceCodeLocationInfo:!1,
treeAdapter:Ht,onParseError:null},tu=class{constructor(t,r,n=null,i=null){this.fragmentContext=n,this.scriptHandler=i,this.currentToken=null,this.stopped=!1,this.
insertionMode=x.INITIAL,this.originalInsertionMode=x.INITIAL,this.headElement=null,this.formElement=null,this.currentNotInHTML=!1,this.tmplInsertionModeStack=[],
this.pendingCharacterTokens=[],this.hasNonWhitespacePendingCharacterToken=!1,this.framesetOk=!0,this.skipNextNewLine=!1,this.fosterParentingEnabled=!1,this.options=
{...ER,...t},this.treeAdapter=this.options.treeAdapter,this.onParseError=this.options.onParseError,this.onParseError&&(this.options.sourceCodeLocationInfo=!0),this.
document=r??this.treeAdapter.createDocument(),this.tokenizer=new Vo(this.options,this),this.activeFormattingElements=new Vm,this.fragmentContextID=n?xn(this.treeAdapter.
getTagName(n)):u.UNKNOWN,this._setContextModes(n??this.document,this.fragmentContextID),this.openElements=new qm(this.document,this.treeAdapter,this)}static parse(t,r){
let n=new this(r);return n.tokenizer.write(t,!0),n.document}static getFragmentParser(t,r){let n={...ER,...r};t??(t=n.treeAdapter.createElement(T.TEMPLATE,_.HTML,
[]));let i=n.treeAdapter.createElement("documentmock",_.HTML,[]),s=new this(n,i,t);return s.fragmentContextID===u.TEMPLATE&&s.tmplInsertionModeStack.push(x.IN_TEMPLATE),
s._initTokenizerForFragmentParsing(),s._insertFakeRootElement(),s._resetInsertionMode(),s._findFormInFragmentContext(),s}getFragment(){let t=this.treeAdapter.getFirstChild(
this.document),r=this.treeAdapter.createDocumentFragment();return this._adoptNodes(t,r),r}_err(t,r,n){var i;if(!this.onParseError)return;let s=(i=t.location)!==
null&&i!==void 0?i:G5,a={code:r,startLine:s.startLine,startCol:s.startCol,startOffset:s.startOffset,endLine:n?s.startLine:s.endLine,endCol:n?s.startCol:s.endCol,
endOffset:n?s.startOffset:s.endOffset};this.onParseError(a)}onItemPush(t,r,n){var i,s;(s=(i=this.treeAdapter).onItemPush)===null||s===void 0||s.call(i,t),n&&this.
openElements.stackTop>0&&this._setContextModes(t,r)}onItemPop(t,r){var n,i,s;if(this.options.sourceCodeLocationInfo&&this._setEndLocation(t,this.currentToken),(i=
(n=this.treeAdapter).onItemPop)===null||i===void 0||i.call(n,t,this.openElements.current),(s=this.annotationXmlIntegrationPoints)===null||s===void 0||s.delete(t),
r){let a,c;this.openElements.stackTop===0&&this.fragmentContext?(a=this.fragmentContext,c=this.fragmentContextID):{current:a,currentTagId:c}=this.openElements,this.
_setContextModes(a,c)}}_setContextModes(t,r){let n=t===this.document||t&&this.treeAdapter.getNamespaceURI(t)===_.HTML;this.currentNotInHTML=!n,this.tokenizer.inForeignNode=
!n&&t!==void 0&&r!==void 0&&!this._isIntegrationPoint(r,t)}_switchToTextParsing(t,r){this._insertElement(t,_.HTML),this.tokenizer.state=r,this.originalInsertionMode=
this.insertionMode,this.insertionMode=x.TEXT}switchToPlaintextParsing(){this.insertionMode=x.TEXT,this.originalInsertionMode=x.IN_BODY,this.tokenizer.state=Dt.PLAINTEXT}_getAdjustedCurrentElement(){
return this.openElements.stackTop===0&&this.fragmentContext?this.fragmentContext:this.openElements.current}_findFormInFragmentContext(){let t=this.fragmentContext;
for(;t;){if(this.treeAdapter.getTagName(t)===T.FORM&&this.treeAdapter.getNamespaceURI(t)===_.HTML){this.formElement=t;break}t=this.treeAdapter.getParentNode(t)}}_initTokenizerForFragmentParsing(){
if(!(!this.fragmentContext||this.treeAdapter.getNamespaceURI(this.fragmentContext)!==_.HTML))switch(this.fragmentContextID){case u.TITLE:case u.TEXTAREA:{this.tokenizer.
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
i=this._createElement(t,_.HTML,[],n.parent);this._attachElementToTree(i,null,n),this.openElements.push(i,r)}_insertTemplate(t){let r=this._getInsertionLocation(),
n=this._createElement(t.tagName,_.HTML,t.attrs,r.parent),i=this.treeAdapter.createDocumentFragment();this.treeAdapter.setTemplateContent(n,i),this._attachElementToTree(
n,t.location,r),this.openElements.push(n,t.tagID),this.options.sourceCodeLocationInfo&&this.treeAdapter.setNodeSourceCodeLocation(i,null)}_insertFakeRootElement(){
let t=this._createElement(T.HTML,_.HTML,[],this.document);this.options.sourceCodeLocationInfo&&this.treeAdapter.setNodeSourceCodeLocation(t,null),this.treeAdapter.
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
treeAdapter.getNamespaceURI(r)===_.MATHML?!1:this.tokenizer.inForeignNode||(t.tagID===u.MGLYPH||t.tagID===u.MALIGNMARK)&&n!==void 0&&!this._isIntegrationPoint(n,
r,_.HTML)}_processToken(t){switch(t.type){case Q.CHARACTER:{this.onCharacter(t);break}case Q.NULL_CHARACTER:{this.onNullCharacter(t);break}case Q.COMMENT:{this.
onComment(t);break}case Q.DOCTYPE:{this.onDoctype(t);break}case Q.START_TAG:{this._processStartTag(t);break}case Q.END_TAG:{this.onEndTag(t);break}case Q.EOF:{this.
onEof(t);break}case Q.WHITESPACE_CHARACTER:{this.onWhitespaceCharacter(t);break}}}_isIntegrationPoint(t,r,n){var i;let s=this.treeAdapter.getNamespaceURI(r);if(t===
u.ANNOTATION_XML&&s===_.MATHML&&n!==_.MATHML){let a=(i=this.annotationXmlIntegrationPoints)!==null&&i!==void 0?i:this.annotationXmlIntegrationPoints=new Map,c=a.
get(r);return c===void 0&&(c=n0(t,s,this.treeAdapter.getAttrList(r)),a.set(r,c)),c}return n0(t,s,j5,n)}_reconstructActiveFormattingElements(){let t=null;for(let r=this.
activeFormattingElements.newest;r!==null&&r.type===gr.Element&&!this.openElements.contains(r.element);r=r.older)t=r;for(let r=t;r!==null&&r.type===gr.Element;r=
r.newer)this._insertElement(r.token,this.treeAdapter.getNamespaceURI(r.element)),this.activeFormattingElements.replaceElement(r,this.openElements.current)}_closeTableCell(){
this.openElements.generateImpliedEndTags(),this.openElements.popUntilTableCellPopped(),this.activeFormattingElements.clearToLastMarker(),this.insertionMode=x.IN_ROW}_closePElement(){
this.openElements.generateImpliedEndTagsWithExclusion(u.P),this.openElements.popUntilTagNamePopped(u.P)}_resetInsertionMode(){let t=this.openElements.indexOfTopmostOf(
U5),r=t===0&&this.fragmentContext?this.fragmentContextID:this.openElements.tagIDs[t],n=t===0&&this.fragmentContext?this.fragmentContext:this.openElements.items[t];
if(n!==void 0&&this.treeAdapter.getNamespaceURI(n)===_.HTML)switch(r){case u.TR:{this.insertionMode=x.IN_ROW;return}case u.TBODY:case u.THEAD:case u.TFOOT:{this.
insertionMode=x.IN_TABLE_BODY;return}case u.CAPTION:{this.insertionMode=x.IN_CAPTION;return}case u.COLGROUP:{this.insertionMode=x.IN_COLUMN_GROUP;return}case u.
TABLE:{this.insertionMode=x.IN_TABLE;return}case u.BODY:{this.insertionMode=x.IN_BODY;return}case u.FRAMESET:{this.insertionMode=x.IN_FRAMESET;return}case u.SELECT:{
this._resetInsertionModeForSelect(t);return}case u.TEMPLATE:{this.insertionMode=this.tmplInsertionModeStack[this.tmplInsertionModeStack.length-1];return}case u.
HTML:{this.insertionMode=this.headElement?x.AFTER_HEAD:x.BEFORE_HEAD;return}case u.TD:case u.TH:{if(t>0){this.insertionMode=x.IN_CELL;return}break}case u.HEAD:{
if(t>0){this.insertionMode=x.IN_HEAD;return}break}}this.insertionMode=x.IN_BODY}_resetInsertionModeForSelect(t){if(t>0){let r=this.openElements.indexOfTopmost(u.
TABLE);if(r>0&&r>this.openElements.indexOfTopmost(u.TEMPLATE)){this.insertionMode=x.IN_SELECT_IN_TABLE;return}}this.insertionMode=x.IN_SELECT}_isElementCausesFosterParenting(t){
return IR.has(t)}_shouldFosterParentOnInsertion(){return this.fosterParentingEnabled&&this.openElements.currentTagId!==void 0&&this._isElementCausesFosterParenting(
this.openElements.currentTagId)}_findFosterParentingLocation(){let{openElements:t}=this,r=t.indexOfTopmost(u.TABLE),n=t.indexOfTopmost(u.TEMPLATE);if(n>r)return{
parent:this.treeAdapter.getTemplateContent(t.items[n]),beforeElement:null};if(r!==-1){let i=t.items[r],s=this.treeAdapter.getParentNode(i);return s?{parent:s,beforeElement:i}:
{parent:t.items[t.slotBelow(r)],beforeElement:null}}return{parent:t.items[0],beforeElement:null}}_fosterParentElement(t){let r=this._findFosterParentingLocation();
r.beforeElement?this.treeAdapter.insertBefore(r.parent,t,r.beforeElement):this.treeAdapter.appendChild(r.parent,t)}_isSpecialElement(t,r){let n=this.treeAdapter.
getNamespaceURI(t);return Um[n].has(r)}onCharacter(t){if(this.skipNextNewLine=!1,this.tokenizer.inForeignNode){b9(this,t);return}switch(this.insertionMode){case x.
INITIAL:{Wo(this,t);break}case x.BEFORE_HTML:{Xo(this,t);break}case x.BEFORE_HEAD:{Qo(this,t);break}case x.IN_HEAD:{Jo(this,t);break}case x.IN_HEAD_NO_SCRIPT:{Zo(
this,t);break}case x.AFTER_HEAD:{eu(this,t);break}case x.IN_BODY:case x.IN_CAPTION:case x.IN_CELL:case x.IN_TEMPLATE:{SR(this,t);break}case x.TEXT:case x.IN_SELECT:case x.
IN_SELECT_IN_TABLE:{this._insertCharacters(t);break}case x.IN_TABLE:case x.IN_TABLE_BODY:case x.IN_ROW:{i0(this,t);break}case x.IN_TABLE_TEXT:{vR(this,t);break}case x.
IN_COLUMN_GROUP:{zm(this,t);break}case x.AFTER_BODY:{Wm(this,t);break}case x.AFTER_AFTER_BODY:{Km(this,t);break}default:}}onNullCharacter(t){if(this.skipNextNewLine=
!1,this.tokenizer.inForeignNode){T9(this,t);return}switch(this.insertionMode){case x.INITIAL:{Wo(this,t);break}case x.BEFORE_HTML:{Xo(this,t);break}case x.BEFORE_HEAD:{
Qo(this,t);break}case x.IN_HEAD:{Jo(this,t);break}case x.IN_HEAD_NO_SCRIPT:{Zo(this,t);break}case x.AFTER_HEAD:{eu(this,t);break}case x.TEXT:{this._insertCharacters(
t);break}case x.IN_TABLE:case x.IN_TABLE_BODY:case x.IN_ROW:{i0(this,t);break}case x.IN_COLUMN_GROUP:{zm(this,t);break}case x.AFTER_BODY:{Wm(this,t);break}case x.
AFTER_AFTER_BODY:{Km(this,t);break}default:}}onComment(t){if(this.skipNextNewLine=!1,this.currentNotInHTML){s0(this,t);return}switch(this.insertionMode){case x.
INITIAL:case x.BEFORE_HTML:case x.BEFORE_HEAD:case x.IN_HEAD:case x.IN_HEAD_NO_SCRIPT:case x.AFTER_HEAD:case x.IN_BODY:case x.IN_TABLE:case x.IN_CAPTION:case x.
IN_COLUMN_GROUP:case x.IN_TABLE_BODY:case x.IN_ROW:case x.IN_CELL:case x.IN_SELECT:case x.IN_SELECT_IN_TABLE:case x.IN_TEMPLATE:case x.IN_FRAMESET:case x.AFTER_FRAMESET:{
s0(this,t);break}case x.IN_TABLE_TEXT:{Yo(this,t);break}case x.AFTER_BODY:{J5(this,t);break}case x.AFTER_AFTER_BODY:case x.AFTER_AFTER_FRAMESET:{Z5(this,t);break}default:}}onDoctype(t){
switch(this.skipNextNewLine=!1,this.insertionMode){case x.INITIAL:{e6(this,t);break}case x.BEFORE_HEAD:case x.IN_HEAD:case x.IN_HEAD_NO_SCRIPT:case x.AFTER_HEAD:{
this._err(t,A.misplacedDoctype);break}case x.IN_TABLE_TEXT:{Yo(this,t);break}default:}}onStartTag(t){this.skipNextNewLine=!1,this.currentToken=t,this._processStartTag(
t),t.selfClosing&&!t.ackSelfClosing&&this._err(t,A.nonVoidHtmlElementStartTagWithTrailingSolidus)}_processStartTag(t){this.shouldProcessStartTagTokenInForeignContent(
t)?I9(this,t):this._startTagOutsideForeignContent(t)}_startTagOutsideForeignContent(t){switch(this.insertionMode){case x.INITIAL:{Wo(this,t);break}case x.BEFORE_HTML:{
t6(this,t);break}case x.BEFORE_HEAD:{n6(this,t);break}case x.IN_HEAD:{Vr(this,t);break}case x.IN_HEAD_NO_SCRIPT:{a6(this,t);break}case x.AFTER_HEAD:{u6(this,t);
break}case x.IN_BODY:{vt(this,t);break}case x.IN_TABLE:{da(this,t);break}case x.IN_TABLE_TEXT:{Yo(this,t);break}case x.IN_CAPTION:{i9(this,t);break}case x.IN_COLUMN_GROUP:{
c0(this,t);break}case x.IN_TABLE_BODY:{Qm(this,t);break}case x.IN_ROW:{Jm(this,t);break}case x.IN_CELL:{o9(this,t);break}case x.IN_SELECT:{$R(this,t);break}case x.
IN_SELECT_IN_TABLE:{c9(this,t);break}case x.IN_TEMPLATE:{m9(this,t);break}case x.AFTER_BODY:{f9(this,t);break}case x.IN_FRAMESET:{d9(this,t);break}case x.AFTER_FRAMESET:{
g9(this,t);break}case x.AFTER_AFTER_BODY:{y9(this,t);break}case x.AFTER_AFTER_FRAMESET:{E9(this,t);break}default:}}onEndTag(t){this.skipNextNewLine=!1,this.currentToken=
t,this.currentNotInHTML?A9(this,t):this._endTagOutsideForeignContent(t)}_endTagOutsideForeignContent(t){switch(this.insertionMode){case x.INITIAL:{Wo(this,t);break}case x.
BEFORE_HTML:{r6(this,t);break}case x.BEFORE_HEAD:{i6(this,t);break}case x.IN_HEAD:{s6(this,t);break}case x.IN_HEAD_NO_SCRIPT:{o6(this,t);break}case x.AFTER_HEAD:{
c6(this,t);break}case x.IN_BODY:{Xm(this,t);break}case x.TEXT:{W6(this,t);break}case x.IN_TABLE:{ru(this,t);break}case x.IN_TABLE_TEXT:{Yo(this,t);break}case x.
IN_CAPTION:{s9(this,t);break}case x.IN_COLUMN_GROUP:{a9(this,t);break}case x.IN_TABLE_BODY:{a0(this,t);break}case x.IN_ROW:{OR(this,t);break}case x.IN_CELL:{u9(
this,t);break}case x.IN_SELECT:{wR(this,t);break}case x.IN_SELECT_IN_TABLE:{l9(this,t);break}case x.IN_TEMPLATE:{p9(this,t);break}case x.AFTER_BODY:{MR(this,t);
break}case x.IN_FRAMESET:{h9(this,t);break}case x.AFTER_FRAMESET:{x9(this,t);break}case x.AFTER_AFTER_BODY:{Km(this,t);break}default:}}onEof(t){switch(this.insertionMode){case x.
INITIAL:{Wo(this,t);break}case x.BEFORE_HTML:{Xo(this,t);break}case x.BEFORE_HEAD:{Qo(this,t);break}case x.IN_HEAD:{Jo(this,t);break}case x.IN_HEAD_NO_SCRIPT:{Zo(
this,t);break}case x.AFTER_HEAD:{eu(this,t);break}case x.IN_BODY:case x.IN_TABLE:case x.IN_CAPTION:case x.IN_COLUMN_GROUP:case x.IN_TABLE_BODY:case x.IN_ROW:case x.
IN_CELL:case x.IN_SELECT:case x.IN_SELECT_IN_TABLE:{NR(this,t);break}case x.TEXT:{Y6(this,t);break}case x.IN_TABLE_TEXT:{Yo(this,t);break}case x.IN_TEMPLATE:{PR(
this,t);break}case x.AFTER_BODY:case x.IN_FRAMESET:case x.AFTER_FRAMESET:case x.AFTER_AFTER_BODY:case x.AFTER_AFTER_FRAMESET:{u0(this,t);break}default:}}onWhitespaceCharacter(t){
if(this.skipNextNewLine&&(this.skipNextNewLine=!1,t.chars.charCodeAt(0)===d.LINE_FEED)){if(t.chars.length===1)return;t.chars=t.chars.substr(1)}if(this.tokenizer.
inForeignNode){this._insertCharacters(t);return}switch(this.insertionMode){case x.IN_HEAD:case x.IN_HEAD_NO_SCRIPT:case x.AFTER_HEAD:case x.TEXT:case x.IN_COLUMN_GROUP:case x.
IN_SELECT:case x.IN_SELECT_IN_TABLE:case x.IN_FRAMESET:case x.AFTER_FRAMESET:{this._insertCharacters(t);break}case x.IN_BODY:case x.IN_CAPTION:case x.IN_CELL:case x.
IN_TEMPLATE:case x.AFTER_BODY:case x.AFTER_AFTER_BODY:case x.AFTER_AFTER_FRAMESET:{AR(this,t);break}case x.IN_TABLE:case x.IN_TABLE_BODY:case x.IN_ROW:{i0(this,
t);break}case x.IN_TABLE_TEXT:{DR(this,t);break}default:}}};function K5(e,t){let r=e.activeFormattingElements.getElementEntryInScopeWithTagName(t.tagName);return r?
e.openElements.contains(r.element)?e.openElements.hasInScope(t.tagID,r.element)||(r=null):(e.activeFormattingElements.removeEntry(r),r=null):RR(e,t),r}function z5(e,t){
let{openElements:r}=e,n=r._indexOf(t.element);for(let i=r.slotAbove(n);i!==-1;i=r.slotAbove(i))if(e._isSpecialElement(r.items[i],r.tagIDs[i]))return i;return r.
shortenToLength(n),e.activeFormattingElements.removeEntry(t),-1}function W5(e,t,r){let n=e.openElements.items[t],i=n,s=e.openElements.slotBelow(t),a=e.openElements.
getCommonAncestor(r);for(let c=0,m=s;e.openElements.items[m]!==r;c++,m=s){let p=e.openElements.items[m];s=e.openElements.slotBelow(m);let g=e.activeFormattingElements.
getElementEntry(p),E=g&&c>=V5;!g||E?(E&&e.activeFormattingElements.removeEntry(g),e.openElements.removeAt(m)):(p=Y5(e,g,a),i===n&&(e.activeFormattingElements.bookmark=
g),e.treeAdapter.detachNode(i),e.treeAdapter.appendChild(p,i),i=p)}return i}function Y5(e,t,r){let n=e.treeAdapter.getNamespaceURI(t.element),i=e._createElement(
t.token.tagName,n,t.token.attrs,r);return e.openElements.replace(t.element,i),e.activeFormattingElements.replaceElement(t,i),i}function X5(e,t,r){let n=e.treeAdapter.
getTagName(t),i=xn(n);if(e._isElementCausesFosterParenting(i))e._fosterParentElement(r);else{let s=e.treeAdapter.getNamespaceURI(t);i===u.TEMPLATE&&s===_.HTML&&
(t=e.treeAdapter.getTemplateContent(t)),e.treeAdapter.appendChild(t,r)}}function Q5(e,t,r){let n=e.treeAdapter.getNamespaceURI(r.element),{token:i}=r,s=e._createElement(
i.tagName,n,i.attrs,t);e._adoptNodes(t,s),e.treeAdapter.appendChild(t,s),e.activeFormattingElements.insertElementAfterBookmark(s,i),e.activeFormattingElements.removeEntry(
r);let a=e.openElements._indexOf(r.element),c=e.openElements.slotAbove(a);for(;e.openElements.items[c]!==t;)c=e.openElements.slotAbove(c);e.openElements.replaceFormattingElement(
a,c,s,i.tagID)}function o0(e,t){let{current:r,currentTagId:n}=e.openElements;if(n===t.tagID&&e.treeAdapter.getNamespaceURI(r)===_.HTML&&!e.activeFormattingElements.
getElementEntry(r)){e.openElements.pop();return}for(let i=0;i<q5;i++){let s=K5(e,t);if(!s)break;let a=z5(e,s);if(a===-1)break;let c=e.openElements.items[a];e.activeFormattingElements.
bookmark=s;let m=W5(e,a,s.element),p=e.openElements.getCommonAncestor(s.element);e.treeAdapter.detachNode(m),p&&X5(e,p,m),Q5(e,c,s)}}function s0(e,t){e._appendCommentNode(
t,e.openElements.currentTmplContentOrNode)}function J5(e,t){e._appendCommentNode(t,e.openElements.items[0])}function Z5(e,t){e._appendCommentNode(t,e.document)}
function u0(e,t){if(e.stopped=!0,t.location){let r=e.fragmentContext?0:2;for(let n=e.openElements.stackTop;n>=r;n=e.openElements.slotBelow(n))e._setEndLocation(
e.openElements.items[n],t);if(!e.fragmentContext&&e.openElements.stackTop>=0){let n=e.openElements.items[0],i=e.treeAdapter.getNodeSourceCodeLocation(n);if(i&&!i.
endTag&&(e._setEndLocation(n,t),e.openElements.stackTop>=1)){let s=e.openElements.items[1],a=e.treeAdapter.getNodeSourceCodeLocation(s);a&&!a.endTag&&e._setEndLocation(
s,t)}}}}function e6(e,t){e._setDocumentType(t);let r=t.forceQuirks?Ut.QUIRKS:dR(t);fR(t)||e._err(t,A.nonConformingDoctype),e.treeAdapter.setDocumentMode(e.document,
r),e.insertionMode=x.BEFORE_HTML}function Wo(e,t){e._err(t,A.missingDoctype,!0),e.treeAdapter.setDocumentMode(e.document,Ut.QUIRKS),e.insertionMode=x.BEFORE_HTML,
e._processToken(t)}function t6(e,t){t.tagID===u.HTML?(e._insertElement(t,_.HTML),e.insertionMode=x.BEFORE_HEAD):Xo(e,t)}function r6(e,t){let r=t.tagID;(r===u.HTML||
r===u.HEAD||r===u.BODY||r===u.BR)&&Xo(e,t)}function Xo(e,t){e._insertFakeRootElement(),e.insertionMode=x.BEFORE_HEAD,e._processToken(t)}function n6(e,t){switch(t.
tagID){case u.HTML:{vt(e,t);break}case u.HEAD:{e._insertElement(t,_.HTML),e.headElement=e.openElements.current,e.insertionMode=x.IN_HEAD;break}default:Qo(e,t)}}
function i6(e,t){let r=t.tagID;r===u.HEAD||r===u.BODY||r===u.HTML||r===u.BR?Qo(e,t):e._err(t,A.endTagWithoutMatchingOpenElement)}function Qo(e,t){e._insertFakeElement(
T.HEAD,u.HEAD),e.headElement=e.openElements.current,e.insertionMode=x.IN_HEAD,e._processToken(t)}function Vr(e,t){switch(t.tagID){case u.HTML:{vt(e,t);break}case u.
BASE:case u.BASEFONT:case u.BGSOUND:case u.LINK:case u.META:{e._appendElement(t,_.HTML),t.ackSelfClosing=!0;break}case u.TITLE:{e._switchToTextParsing(t,Dt.RCDATA);
break}case u.NOSCRIPT:{e.options.scriptingEnabled?e._switchToTextParsing(t,Dt.RAWTEXT):(e._insertElement(t,_.HTML),e.insertionMode=x.IN_HEAD_NO_SCRIPT);break}case u.
NOFRAMES:case u.STYLE:{e._switchToTextParsing(t,Dt.RAWTEXT);break}case u.SCRIPT:{e._switchToTextParsing(t,Dt.SCRIPT_DATA);break}case u.TEMPLATE:{e._insertTemplate(
t),e.activeFormattingElements.insertMarker(),e.framesetOk=!1,e.insertionMode=x.IN_TEMPLATE,e.tmplInsertionModeStack.push(x.IN_TEMPLATE);break}case u.HEAD:{e._err(
t,A.misplacedStartTagForHeadElement);break}default:Jo(e,t)}}function s6(e,t){switch(t.tagID){case u.HEAD:{e.openElements.pop(),e.insertionMode=x.AFTER_HEAD;break}case u.
BODY:case u.BR:case u.HTML:{Jo(e,t);break}case u.TEMPLATE:{Xi(e,t);break}default:e._err(t,A.endTagWithoutMatchingOpenElement)}}function Xi(e,t){e.openElements.tmplCount>
0?(e.openElements.generateImpliedEndTagsThoroughly(),e.openElements.currentTagId!==u.TEMPLATE&&e._err(t,A.closingOfElementWithOpenChildElements),e.openElements.
popUntilTagNamePopped(u.TEMPLATE),e.activeFormattingElements.clearToLastMarker(),e.tmplInsertionModeStack.pop(),e._resetInsertionMode()):e._err(t,A.endTagWithoutMatchingOpenElement)}
function Jo(e,t){e.openElements.pop(),e.insertionMode=x.AFTER_HEAD,e._processToken(t)}function a6(e,t){switch(t.tagID){case u.HTML:{vt(e,t);break}case u.BASEFONT:case u.
BGSOUND:case u.HEAD:case u.LINK:case u.META:case u.NOFRAMES:case u.STYLE:{Vr(e,t);break}case u.NOSCRIPT:{e._err(t,A.nestedNoscriptInHead);break}default:Zo(e,t)}}
function o6(e,t){switch(t.tagID){case u.NOSCRIPT:{e.openElements.pop(),e.insertionMode=x.IN_HEAD;break}case u.BR:{Zo(e,t);break}default:e._err(t,A.endTagWithoutMatchingOpenElement)}}
function Zo(e,t){let r=t.type===Q.EOF?A.openElementsLeftAfterEof:A.disallowedContentInNoscriptInHead;e._err(t,r),e.openElements.pop(),e.insertionMode=x.IN_HEAD,
e._processToken(t)}function u6(e,t){switch(t.tagID){case u.HTML:{vt(e,t);break}case u.BODY:{e._insertElement(t,_.HTML),e.framesetOk=!1,e.insertionMode=x.IN_BODY;
break}case u.FRAMESET:{e._insertElement(t,_.HTML),e.insertionMode=x.IN_FRAMESET;break}case u.BASE:case u.BASEFONT:case u.BGSOUND:case u.LINK:case u.META:case u.
NOFRAMES:case u.SCRIPT:case u.STYLE:case u.TEMPLATE:case u.TITLE:{e._err(t,A.abandonedHeadElementChild),e.openElements.push(e.headElement,u.HEAD),Vr(e,t),e.openElements.
remove(e.headElement);break}case u.HEAD:{e._err(t,A.misplacedStartTagForHeadElement);break}default:eu(e,t)}}function c6(e,t){switch(t.tagID){case u.BODY:case u.
HTML:case u.BR:{eu(e,t);break}case u.TEMPLATE:{Xi(e,t);break}default:e._err(t,A.endTagWithoutMatchingOpenElement)}}function eu(e,t){e._insertFakeElement(T.BODY,
u.BODY),e.insertionMode=x.IN_BODY,Ym(e,t)}function Ym(e,t){switch(t.type){case Q.CHARACTER:{SR(e,t);break}case Q.WHITESPACE_CHARACTER:{AR(e,t);break}case Q.COMMENT:{
s0(e,t);break}case Q.START_TAG:{vt(e,t);break}case Q.END_TAG:{Xm(e,t);break}case Q.EOF:{NR(e,t);break}default:}}function AR(e,t){e._reconstructActiveFormattingElements(),
e._insertCharacters(t)}function SR(e,t){e._reconstructActiveFormattingElements(),e._insertCharacters(t),e.framesetOk=!1}function l6(e,t){e.openElements.tmplCount===
0&&e.treeAdapter.adoptAttributes(e.openElements.items[0],t.attrs)}function m6(e,t){let r=e.openElements.tryPeekProperlyNestedBodyElement();r&&e.openElements.tmplCount===
0&&(e.framesetOk=!1,e.treeAdapter.adoptAttributes(r,t.attrs))}function p6(e,t){let r=e.openElements.tryPeekProperlyNestedBodyElement();e.framesetOk&&r&&(e.treeAdapter.
detachNode(r),e.openElements.popAllUpToHtmlElement(),e._insertElement(t,_.HTML),e.insertionMode=x.IN_FRAMESET)}function f6(e,t){e.openElements.hasInButtonScope(
u.P)&&e._closePElement(),e._insertElement(t,_.HTML)}function d6(e,t){e.openElements.hasInButtonScope(u.P)&&e._closePElement(),e.openElements.currentTagId!==void 0&&
iR.has(e.openElements.currentTagId)&&e.openElements.pop(),e._insertElement(t,_.HTML)}function h6(e,t){e.openElements.hasInButtonScope(u.P)&&e._closePElement(),e.
_insertElement(t,_.HTML),e.skipNextNewLine=!0,e.framesetOk=!1}function g6(e,t){let r=e.openElements.tmplCount>0;(!e.formElement||r)&&(e.openElements.hasInButtonScope(
u.P)&&e._closePElement(),e._insertElement(t,_.HTML),r||(e.formElement=e.openElements.current))}function x6(e,t){e.framesetOk=!1;let r=t.tagID===u.LI?e.openElements.
indexOfTopmost(u.LI):Math.max(e.openElements.indexOfTopmost(u.DD),e.openElements.indexOfTopmost(u.DT));if(r!==-1&&!e.openElements.hasListItemBoundaryAbove(r)){let n=e.
openElements.tagIDs[r];e.openElements.generateImpliedEndTagsWithExclusion(n),e.openElements.popUntilTagNamePopped(n)}e.openElements.hasInButtonScope(u.P)&&e._closePElement(),
e._insertElement(t,_.HTML)}function y6(e,t){e.openElements.hasInButtonScope(u.P)&&e._closePElement(),e._insertElement(t,_.HTML),e.tokenizer.state=Dt.PLAINTEXT}function E6(e,t){
e.openElements.hasInScope(u.BUTTON)&&(e.openElements.generateImpliedEndTags(),e.openElements.popUntilTagNamePopped(u.BUTTON)),e._reconstructActiveFormattingElements(),
e._insertElement(t,_.HTML),e.framesetOk=!1}function T6(e,t){let r=e.activeFormattingElements.getElementEntryInScopeWithTagName(T.A);r&&(o0(e,t),e.openElements.remove(
r.element),e.activeFormattingElements.removeEntry(r)),e._reconstructActiveFormattingElements(),e._insertElement(t,_.HTML),e.activeFormattingElements.pushElement(
e.openElements.current,t)}function b6(e,t){e._reconstructActiveFormattingElements(),e._insertElement(t,_.HTML),e.activeFormattingElements.pushElement(e.openElements.
current,t)}function I6(e,t){e._reconstructActiveFormattingElements(),e.openElements.hasInScope(u.NOBR)&&(o0(e,t),e._reconstructActiveFormattingElements()),e._insertElement(
t,_.HTML),e.activeFormattingElements.pushElement(e.openElements.current,t)}function A6(e,t){e._reconstructActiveFormattingElements(),e._insertElement(t,_.HTML),
e.activeFormattingElements.insertMarker(),e.framesetOk=!1}function S6(e,t){e.treeAdapter.getDocumentMode(e.document)!==Ut.QUIRKS&&e.openElements.hasInButtonScope(
u.P)&&e._closePElement(),e._insertElement(t,_.HTML),e.framesetOk=!1,e.insertionMode=x.IN_TABLE}function CR(e,t){e._reconstructActiveFormattingElements(),e._appendElement(
t,_.HTML),e.framesetOk=!1,t.ackSelfClosing=!0}function _R(e){let t=$m(e,Fn.TYPE);return t!=null&&t.toLowerCase()===H5}function C6(e,t){e._reconstructActiveFormattingElements(),
e._appendElement(t,_.HTML),_R(t)||(e.framesetOk=!1),t.ackSelfClosing=!0}function _6(e,t){e._appendElement(t,_.HTML),t.ackSelfClosing=!0}function R6(e,t){e.openElements.
hasInButtonScope(u.P)&&e._closePElement(),e._appendElement(t,_.HTML),e.framesetOk=!1,t.ackSelfClosing=!0}function N6(e,t){t.tagName=T.IMG,t.tagID=u.IMG,CR(e,t)}
function D6(e,t){e._insertElement(t,_.HTML),e.skipNextNewLine=!0,e.tokenizer.state=Dt.RCDATA,e.originalInsertionMode=e.insertionMode,e.framesetOk=!1,e.insertionMode=
x.TEXT}function v6(e,t){e.openElements.hasInButtonScope(u.P)&&e._closePElement(),e._reconstructActiveFormattingElements(),e.framesetOk=!1,e._switchToTextParsing(
t,Dt.RAWTEXT)}function k6(e,t){e.framesetOk=!1,e._switchToTextParsing(t,Dt.RAWTEXT)}function TR(e,t){e._switchToTextParsing(t,Dt.RAWTEXT)}function O6(e,t){e._reconstructActiveFormattingElements(),
e._insertElement(t,_.HTML),e.framesetOk=!1,e.insertionMode=e.insertionMode===x.IN_TABLE||e.insertionMode===x.IN_CAPTION||e.insertionMode===x.IN_TABLE_BODY||e.insertionMode===
x.IN_ROW||e.insertionMode===x.IN_CELL?x.IN_SELECT_IN_TABLE:x.IN_SELECT}function $6(e,t){e.openElements.currentTagId===u.OPTION&&e.openElements.pop(),e._reconstructActiveFormattingElements(),
e._insertElement(t,_.HTML)}function w6(e,t){e.openElements.hasInScope(u.RUBY)&&e.openElements.generateImpliedEndTags(),e._insertElement(t,_.HTML)}function P6(e,t){
e.openElements.hasInScope(u.RUBY)&&e.openElements.generateImpliedEndTagsWithExclusion(u.RTC),e._insertElement(t,_.HTML)}function M6(e,t){e._reconstructActiveFormattingElements(),
t0(t),Gm(t),t.selfClosing?e._appendElement(t,_.MATHML):e._insertElement(t,_.MATHML),t.ackSelfClosing=!0}function L6(e,t){e._reconstructActiveFormattingElements(),
r0(t),Gm(t),t.selfClosing?e._appendElement(t,_.SVG):e._insertElement(t,_.SVG),t.ackSelfClosing=!0}function bR(e,t){e._reconstructActiveFormattingElements(),e._insertElement(
t,_.HTML)}function vt(e,t){switch(t.tagID){case u.I:case u.S:case u.B:case u.U:case u.EM:case u.TT:case u.BIG:case u.CODE:case u.FONT:case u.SMALL:case u.STRIKE:case u.
STRONG:{b6(e,t);break}case u.A:{T6(e,t);break}case u.H1:case u.H2:case u.H3:case u.H4:case u.H5:case u.H6:{d6(e,t);break}case u.P:case u.DL:case u.OL:case u.UL:case u.
DIV:case u.DIR:case u.NAV:case u.MAIN:case u.MENU:case u.ASIDE:case u.CENTER:case u.FIGURE:case u.FOOTER:case u.HEADER:case u.HGROUP:case u.DIALOG:case u.DETAILS:case u.
ADDRESS:case u.ARTICLE:case u.SEARCH:case u.SECTION:case u.SUMMARY:case u.FIELDSET:case u.BLOCKQUOTE:case u.FIGCAPTION:{f6(e,t);break}case u.LI:case u.DD:case u.
DT:{x6(e,t);break}case u.BR:case u.IMG:case u.WBR:case u.AREA:case u.EMBED:case u.KEYGEN:{CR(e,t);break}case u.HR:{R6(e,t);break}case u.RB:case u.RTC:{w6(e,t);break}case u.
RT:case u.RP:{P6(e,t);break}case u.PRE:case u.LISTING:{h6(e,t);break}case u.XMP:{v6(e,t);break}case u.SVG:{L6(e,t);break}case u.HTML:{l6(e,t);break}case u.BASE:case u.
LINK:case u.META:case u.STYLE:case u.TITLE:case u.SCRIPT:case u.BGSOUND:case u.BASEFONT:case u.TEMPLATE:{Vr(e,t);break}case u.BODY:{m6(e,t);break}case u.FORM:{g6(
e,t);break}case u.NOBR:{I6(e,t);break}case u.MATH:{M6(e,t);break}case u.TABLE:{S6(e,t);break}case u.INPUT:{C6(e,t);break}case u.PARAM:case u.TRACK:case u.SOURCE:{
_6(e,t);break}case u.IMAGE:{N6(e,t);break}case u.BUTTON:{E6(e,t);break}case u.APPLET:case u.OBJECT:case u.MARQUEE:{A6(e,t);break}case u.IFRAME:{k6(e,t);break}case u.
SELECT:{O6(e,t);break}case u.OPTION:case u.OPTGROUP:{$6(e,t);break}case u.NOEMBED:case u.NOFRAMES:{TR(e,t);break}case u.FRAMESET:{p6(e,t);break}case u.TEXTAREA:{
D6(e,t);break}case u.NOSCRIPT:{e.options.scriptingEnabled?TR(e,t):bR(e,t);break}case u.PLAINTEXT:{y6(e,t);break}case u.COL:case u.TH:case u.TD:case u.TR:case u.
HEAD:case u.FRAME:case u.TBODY:case u.TFOOT:case u.THEAD:case u.CAPTION:case u.COLGROUP:break;default:bR(e,t)}}function F6(e,t){if(e.openElements.hasInScope(u.BODY)&&
(e.insertionMode=x.AFTER_BODY,e.options.sourceCodeLocationInfo)){let r=e.openElements.tryPeekProperlyNestedBodyElement();r&&e._setEndLocation(r,t)}}function B6(e,t){
e.openElements.hasInScope(u.BODY)&&(e.insertionMode=x.AFTER_BODY,MR(e,t))}function U6(e,t){let r=t.tagID;e.openElements.hasInScope(r)&&(e.openElements.generateImpliedEndTags(),
e.openElements.popUntilTagNamePopped(r))}function H6(e){let t=e.openElements.tmplCount>0,{formElement:r}=e;t||(e.formElement=null),(r||t)&&e.openElements.hasInScope(
u.FORM)&&(e.openElements.generateImpliedEndTags(),t?e.openElements.popUntilTagNamePopped(u.FORM):r&&e.openElements.remove(r))}function j6(e){e.openElements.hasInButtonScope(
u.P)||e._insertFakeElement(T.P,u.P),e._closePElement()}function q6(e){e.openElements.hasInListItemScope(u.LI)&&(e.openElements.generateImpliedEndTagsWithExclusion(
u.LI),e.openElements.popUntilTagNamePopped(u.LI))}function V6(e,t){let r=t.tagID;e.openElements.hasInScope(r)&&(e.openElements.generateImpliedEndTagsWithExclusion(
r),e.openElements.popUntilTagNamePopped(r))}function G6(e){e.openElements.hasNumberedHeaderInScope()&&(e.openElements.generateImpliedEndTags(),e.openElements.popUntilNumberedHeaderPopped())}
function K6(e,t){let r=t.tagID;e.openElements.hasInScope(r)&&(e.openElements.generateImpliedEndTags(),e.openElements.popUntilTagNamePopped(r),e.activeFormattingElements.
clearToLastMarker())}function z6(e){e._reconstructActiveFormattingElements(),e._insertFakeElement(T.BR,u.BR),e.openElements.pop(),e.framesetOk=!1}function RR(e,t){
let r=t.tagID,n=r===u.UNKNOWN?e.openElements.indexOfTopmostByName(_.HTML,t.tagName):e.openElements.indexOfTopmost(r);n>0&&!e.openElements.hasSpecialElementAbove(
n)&&(e.openElements.generateImpliedEndTagsWithExclusion(r),e.openElements.stackTop>=n&&e.openElements.shortenToLength(n))}function Xm(e,t){switch(t.tagID){case u.
A:case u.B:case u.I:case u.S:case u.U:case u.EM:case u.TT:case u.BIG:case u.CODE:case u.FONT:case u.NOBR:case u.SMALL:case u.STRIKE:case u.STRONG:{o0(e,t);break}case u.
P:{j6(e);break}case u.DL:case u.UL:case u.OL:case u.DIR:case u.DIV:case u.NAV:case u.PRE:case u.MAIN:case u.MENU:case u.ASIDE:case u.BUTTON:case u.CENTER:case u.
FIGURE:case u.FOOTER:case u.HEADER:case u.HGROUP:case u.DIALOG:case u.ADDRESS:case u.ARTICLE:case u.DETAILS:case u.SEARCH:case u.SECTION:case u.SUMMARY:case u.LISTING:case u.
FIELDSET:case u.BLOCKQUOTE:case u.FIGCAPTION:{U6(e,t);break}case u.LI:{q6(e);break}case u.DD:case u.DT:{V6(e,t);break}case u.H1:case u.H2:case u.H3:case u.H4:case u.
H5:case u.H6:{G6(e);break}case u.BR:{z6(e);break}case u.BODY:{F6(e,t);break}case u.HTML:{B6(e,t);break}case u.FORM:{H6(e);break}case u.APPLET:case u.OBJECT:case u.
MARQUEE:{K6(e,t);break}case u.TEMPLATE:{Xi(e,t);break}default:RR(e,t)}}function NR(e,t){e.tmplInsertionModeStack.length>0?PR(e,t):u0(e,t)}function W6(e,t){var r;
t.tagID===u.SCRIPT&&((r=e.scriptHandler)===null||r===void 0||r.call(e,e.openElements.current)),e.openElements.pop(),e.insertionMode=e.originalInsertionMode}function Y6(e,t){
e._err(t,A.eofInElementThatCanContainOnlyText),e.openElements.pop(),e.insertionMode=e.originalInsertionMode,e.onEof(t)}function i0(e,t){if(e.openElements.currentTagId!==
void 0&&IR.has(e.openElements.currentTagId))switch(e.pendingCharacterTokens.length=0,e.hasNonWhitespacePendingCharacterToken=!1,e.originalInsertionMode=e.insertionMode,
e.insertionMode=x.IN_TABLE_TEXT,t.type){case Q.CHARACTER:{vR(e,t);break}case Q.WHITESPACE_CHARACTER:{DR(e,t);break}}else nu(e,t)}function X6(e,t){e.openElements.
clearBackToTableContext(),e.activeFormattingElements.insertMarker(),e._insertElement(t,_.HTML),e.insertionMode=x.IN_CAPTION}function Q6(e,t){e.openElements.clearBackToTableContext(),
e._insertElement(t,_.HTML),e.insertionMode=x.IN_COLUMN_GROUP}function J6(e,t){e.openElements.clearBackToTableContext(),e._insertFakeElement(T.COLGROUP,u.COLGROUP),
e.insertionMode=x.IN_COLUMN_GROUP,c0(e,t)}function Z6(e,t){e.openElements.clearBackToTableContext(),e._insertElement(t,_.HTML),e.insertionMode=x.IN_TABLE_BODY}function e9(e,t){
e.openElements.clearBackToTableContext(),e._insertFakeElement(T.TBODY,u.TBODY),e.insertionMode=x.IN_TABLE_BODY,Qm(e,t)}function t9(e,t){e.openElements.hasInTableScope(
u.TABLE)&&(e.openElements.popUntilTagNamePopped(u.TABLE),e._resetInsertionMode(),e._processStartTag(t))}function r9(e,t){_R(t)?e._appendElement(t,_.HTML):nu(e,t),
t.ackSelfClosing=!0}function n9(e,t){!e.formElement&&e.openElements.tmplCount===0&&(e._insertElement(t,_.HTML),e.formElement=e.openElements.current,e.openElements.
pop())}function da(e,t){switch(t.tagID){case u.TD:case u.TH:case u.TR:{e9(e,t);break}case u.STYLE:case u.SCRIPT:case u.TEMPLATE:{Vr(e,t);break}case u.COL:{J6(e,
t);break}case u.FORM:{n9(e,t);break}case u.TABLE:{t9(e,t);break}case u.TBODY:case u.TFOOT:case u.THEAD:{Z6(e,t);break}case u.INPUT:{r9(e,t);break}case u.CAPTION:{
X6(e,t);break}case u.COLGROUP:{Q6(e,t);break}default:nu(e,t)}}function ru(e,t){switch(t.tagID){case u.TABLE:{e.openElements.hasInTableScope(u.TABLE)&&(e.openElements.
popUntilTagNamePopped(u.TABLE),e._resetInsertionMode());break}case u.TEMPLATE:{Xi(e,t);break}case u.BODY:case u.CAPTION:case u.COL:case u.COLGROUP:case u.HTML:case u.
TBODY:case u.TD:case u.TFOOT:case u.TH:case u.THEAD:case u.TR:break;default:nu(e,t)}}function nu(e,t){let r=e.fosterParentingEnabled;e.fosterParentingEnabled=!0,
Ym(e,t),e.fosterParentingEnabled=r}function DR(e,t){e.pendingCharacterTokens.push(t)}function vR(e,t){e.pendingCharacterTokens.push(t),e.hasNonWhitespacePendingCharacterToken=
!0}function Yo(e,t){let r=0;if(e.hasNonWhitespacePendingCharacterToken)for(;r<e.pendingCharacterTokens.length;r++)nu(e,e.pendingCharacterTokens[r]);else for(;r<
e.pendingCharacterTokens.length;r++)e._insertCharacters(e.pendingCharacterTokens[r]);e.insertionMode=e.originalInsertionMode,e._processToken(t)}var kR=new Set([
u.CAPTION,u.COL,u.COLGROUP,u.TBODY,u.TD,u.TFOOT,u.TH,u.THEAD,u.TR]);function i9(e,t){let r=t.tagID;kR.has(r)?e.openElements.hasInTableScope(u.CAPTION)&&(e.openElements.
generateImpliedEndTags(),e.openElements.popUntilTagNamePopped(u.CAPTION),e.activeFormattingElements.clearToLastMarker(),e.insertionMode=x.IN_TABLE,da(e,t)):vt(e,
t)}function s9(e,t){let r=t.tagID;switch(r){case u.CAPTION:case u.TABLE:{e.openElements.hasInTableScope(u.CAPTION)&&(e.openElements.generateImpliedEndTags(),e.openElements.
popUntilTagNamePopped(u.CAPTION),e.activeFormattingElements.clearToLastMarker(),e.insertionMode=x.IN_TABLE,r===u.TABLE&&ru(e,t));break}case u.BODY:case u.COL:case u.
COLGROUP:case u.HTML:case u.TBODY:case u.TD:case u.TFOOT:case u.TH:case u.THEAD:case u.TR:break;default:Xm(e,t)}}function c0(e,t){switch(t.tagID){case u.HTML:{vt(
e,t);break}case u.COL:{e._appendElement(t,_.HTML),t.ackSelfClosing=!0;break}case u.TEMPLATE:{Vr(e,t);break}default:zm(e,t)}}function a9(e,t){switch(t.tagID){case u.
COLGROUP:{e.openElements.currentTagId===u.COLGROUP&&(e.openElements.pop(),e.insertionMode=x.IN_TABLE);break}case u.TEMPLATE:{Xi(e,t);break}case u.COL:break;default:
zm(e,t)}}function zm(e,t){e.openElements.currentTagId===u.COLGROUP&&(e.openElements.pop(),e.insertionMode=x.IN_TABLE,e._processToken(t))}function Qm(e,t){switch(t.
tagID){case u.TR:{e.openElements.clearBackToTableBodyContext(),e._insertElement(t,_.HTML),e.insertionMode=x.IN_ROW;break}case u.TH:case u.TD:{e.openElements.clearBackToTableBodyContext(),
e._insertFakeElement(T.TR,u.TR),e.insertionMode=x.IN_ROW,Jm(e,t);break}case u.CAPTION:case u.COL:case u.COLGROUP:case u.TBODY:case u.TFOOT:case u.THEAD:{e.openElements.
hasTableBodyContextInTableScope()&&(e.openElements.clearBackToTableBodyContext(),e.openElements.pop(),e.insertionMode=x.IN_TABLE,da(e,t));break}default:da(e,t)}}
function a0(e,t){let r=t.tagID;switch(t.tagID){case u.TBODY:case u.TFOOT:case u.THEAD:{e.openElements.hasInTableScope(r)&&(e.openElements.clearBackToTableBodyContext(),
e.openElements.pop(),e.insertionMode=x.IN_TABLE);break}case u.TABLE:{e.openElements.hasTableBodyContextInTableScope()&&(e.openElements.clearBackToTableBodyContext(),
e.openElements.pop(),e.insertionMode=x.IN_TABLE,ru(e,t));break}case u.BODY:case u.CAPTION:case u.COL:case u.COLGROUP:case u.HTML:case u.TD:case u.TH:case u.TR:break;default:
ru(e,t)}}function Jm(e,t){switch(t.tagID){case u.TH:case u.TD:{e.openElements.clearBackToTableRowContext(),e._insertElement(t,_.HTML),e.insertionMode=x.IN_CELL,
e.activeFormattingElements.insertMarker();break}case u.CAPTION:case u.COL:case u.COLGROUP:case u.TBODY:case u.TFOOT:case u.THEAD:case u.TR:{e.openElements.hasInTableScope(
u.TR)&&(e.openElements.clearBackToTableRowContext(),e.openElements.pop(),e.insertionMode=x.IN_TABLE_BODY,Qm(e,t));break}default:da(e,t)}}function OR(e,t){switch(t.
tagID){case u.TR:{e.openElements.hasInTableScope(u.TR)&&(e.openElements.clearBackToTableRowContext(),e.openElements.pop(),e.insertionMode=x.IN_TABLE_BODY);break}case u.
TABLE:{e.openElements.hasInTableScope(u.TR)&&(e.openElements.clearBackToTableRowContext(),e.openElements.pop(),e.insertionMode=x.IN_TABLE_BODY,a0(e,t));break}case u.
TBODY:case u.TFOOT:case u.THEAD:{(e.openElements.hasInTableScope(t.tagID)||e.openElements.hasInTableScope(u.TR))&&(e.openElements.clearBackToTableRowContext(),e.
openElements.pop(),e.insertionMode=x.IN_TABLE_BODY,a0(e,t));break}case u.BODY:case u.CAPTION:case u.COL:case u.COLGROUP:case u.HTML:case u.TD:case u.TH:break;default:
ru(e,t)}}function o9(e,t){let r=t.tagID;kR.has(r)?(e.openElements.hasInTableScope(u.TD)||e.openElements.hasInTableScope(u.TH))&&(e._closeTableCell(),Jm(e,t)):vt(
e,t)}function u9(e,t){let r=t.tagID;switch(r){case u.TD:case u.TH:{e.openElements.hasInTableScope(r)&&(e.openElements.generateImpliedEndTags(),e.openElements.popUntilTagNamePopped(
r),e.activeFormattingElements.clearToLastMarker(),e.insertionMode=x.IN_ROW);break}case u.TABLE:case u.TBODY:case u.TFOOT:case u.THEAD:case u.TR:{e.openElements.
hasInTableScope(r)&&(e._closeTableCell(),OR(e,t));break}case u.BODY:case u.CAPTION:case u.COL:case u.COLGROUP:case u.HTML:break;default:Xm(e,t)}}function $R(e,t){
switch(t.tagID){case u.HTML:{vt(e,t);break}case u.OPTION:{e.openElements.currentTagId===u.OPTION&&e.openElements.pop(),e._insertElement(t,_.HTML);break}case u.OPTGROUP:{
e.openElements.currentTagId===u.OPTION&&e.openElements.pop(),e.openElements.currentTagId===u.OPTGROUP&&e.openElements.pop(),e._insertElement(t,_.HTML);break}case u.
HR:{e.openElements.currentTagId===u.OPTION&&e.openElements.pop(),e.openElements.currentTagId===u.OPTGROUP&&e.openElements.pop(),e._appendElement(t,_.HTML),t.ackSelfClosing=
!0;break}case u.INPUT:case u.KEYGEN:case u.TEXTAREA:case u.SELECT:{e.openElements.hasInSelectScope(u.SELECT)&&(e.openElements.popUntilTagNamePopped(u.SELECT),e.
_resetInsertionMode(),t.tagID!==u.SELECT&&e._processStartTag(t));break}case u.SCRIPT:case u.TEMPLATE:{Vr(e,t);break}default:}}function wR(e,t){switch(t.tagID){case u.
OPTGROUP:{e.openElements.stackTop>0&&e.openElements.currentTagId===u.OPTION&&e.openElements.tagIDs[e.openElements.slotBelow(e.openElements.stackTop)]===u.OPTGROUP&&
e.openElements.pop(),e.openElements.currentTagId===u.OPTGROUP&&e.openElements.pop();break}case u.OPTION:{e.openElements.currentTagId===u.OPTION&&e.openElements.
pop();break}case u.SELECT:{e.openElements.hasInSelectScope(u.SELECT)&&(e.openElements.popUntilTagNamePopped(u.SELECT),e._resetInsertionMode());break}case u.TEMPLATE:{
Xi(e,t);break}default:}}function c9(e,t){let r=t.tagID;r===u.CAPTION||r===u.TABLE||r===u.TBODY||r===u.TFOOT||r===u.THEAD||r===u.TR||r===u.TD||r===u.TH?(e.openElements.
popUntilTagNamePopped(u.SELECT),e._resetInsertionMode(),e._processStartTag(t)):$R(e,t)}function l9(e,t){let r=t.tagID;r===u.CAPTION||r===u.TABLE||r===u.TBODY||r===
u.TFOOT||r===u.THEAD||r===u.TR||r===u.TD||r===u.TH?e.openElements.hasInTableScope(r)&&(e.openElements.popUntilTagNamePopped(u.SELECT),e._resetInsertionMode(),e.
onEndTag(t)):wR(e,t)}function m9(e,t){switch(t.tagID){case u.BASE:case u.BASEFONT:case u.BGSOUND:case u.LINK:case u.META:case u.NOFRAMES:case u.SCRIPT:case u.STYLE:case u.
TEMPLATE:case u.TITLE:{Vr(e,t);break}case u.CAPTION:case u.COLGROUP:case u.TBODY:case u.TFOOT:case u.THEAD:{e.tmplInsertionModeStack[e.tmplInsertionModeStack.length-
1]=x.IN_TABLE,e.insertionMode=x.IN_TABLE,da(e,t);break}case u.COL:{e.tmplInsertionModeStack[e.tmplInsertionModeStack.length-1]=x.IN_COLUMN_GROUP,e.insertionMode=
x.IN_COLUMN_GROUP,c0(e,t);break}case u.TR:{e.tmplInsertionModeStack[e.tmplInsertionModeStack.length-1]=x.IN_TABLE_BODY,e.insertionMode=x.IN_TABLE_BODY,Qm(e,t);break}case u.
TD:case u.TH:{e.tmplInsertionModeStack[e.tmplInsertionModeStack.length-1]=x.IN_ROW,e.insertionMode=x.IN_ROW,Jm(e,t);break}default:e.tmplInsertionModeStack[e.tmplInsertionModeStack.
length-1]=x.IN_BODY,e.insertionMode=x.IN_BODY,vt(e,t)}}function p9(e,t){t.tagID===u.TEMPLATE&&Xi(e,t)}function PR(e,t){if(e.openElements.tmplCount>0){do e.openElements.
popUntilTagNamePopped(u.TEMPLATE),e.activeFormattingElements.clearToLastMarker(),e.tmplInsertionModeStack.pop();while(e.openElements.tmplCount>0);e._resetInsertionMode(),
e.onEof(t)}else u0(e,t)}function f9(e,t){t.tagID===u.HTML?vt(e,t):Wm(e,t)}function MR(e,t){var r;if(t.tagID===u.HTML){if(e.fragmentContext||(e.insertionMode=x.AFTER_AFTER_BODY),
e.options.sourceCodeLocationInfo&&e.openElements.tagIDs[0]===u.HTML){e._setEndLocation(e.openElements.items[0],t);let n=e.openElements.items[1];n&&!(!((r=e.treeAdapter.
getNodeSourceCodeLocation(n))===null||r===void 0)&&r.endTag)&&e._setEndLocation(n,t)}}else Wm(e,t)}function Wm(e,t){e.insertionMode=x.IN_BODY,Ym(e,t)}function d9(e,t){
switch(t.tagID){case u.HTML:{vt(e,t);break}case u.FRAMESET:{e._insertElement(t,_.HTML);break}case u.FRAME:{e._appendElement(t,_.HTML),t.ackSelfClosing=!0;break}case u.
NOFRAMES:{Vr(e,t);break}default:}}function h9(e,t){t.tagID===u.FRAMESET&&!e.openElements.isRootHtmlElementCurrent()&&(e.openElements.pop(),!e.fragmentContext&&e.
openElements.currentTagId!==u.FRAMESET&&(e.insertionMode=x.AFTER_FRAMESET))}function g9(e,t){switch(t.tagID){case u.HTML:{vt(e,t);break}case u.NOFRAMES:{Vr(e,t);
break}default:}}function x9(e,t){t.tagID===u.HTML&&(e.insertionMode=x.AFTER_AFTER_FRAMESET)}function y9(e,t){t.tagID===u.HTML?vt(e,t):Km(e,t)}function Km(e,t){e.
insertionMode=x.IN_BODY,Ym(e,t)}function E9(e,t){switch(t.tagID){case u.HTML:{vt(e,t);break}case u.NOFRAMES:{Vr(e,t);break}default:}}function T9(e,t){t.chars=Re,
e._insertCharacters(t)}function b9(e,t){e._insertCharacters(t),e.framesetOk=!1}function LR(e){for(;e.treeAdapter.getNamespaceURI(e.openElements.current)!==_.HTML&&
e.openElements.currentTagId!==void 0&&!e._isIntegrationPoint(e.openElements.currentTagId,e.openElements.current);)e.openElements.pop()}function I9(e,t){if(gR(t))
LR(e),e._startTagOutsideForeignContent(t);else{let r=e._getAdjustedCurrentElement(),n=e.treeAdapter.getNamespaceURI(r);n===_.MATHML?t0(t):n===_.SVG&&(xR(t),r0(t)),
Gm(t),t.selfClosing?e._appendElement(t,n):e._insertElement(t,n),t.ackSelfClosing=!0}}function A9(e,t){if(t.tagID===u.P||t.tagID===u.BR){LR(e),e._endTagOutsideForeignContent(
t);return}if(e.openElements.stackTop===0)return;let{tagName:r}=t,n=e0.get(r),i=e.fragmentContext?e.treeAdapter.getNamespaceURI(e.fragmentContext):_.HTML,s=Math.
max(e.openElements.indexOfTopmostByName(_.SVG,r),e.openElements.indexOfTopmostByName(_.MATHML,r),n===void 0?-1:e.openElements.indexOfTopmostByName(_.SVG,n),i===
_.HTML||i===_.SVG||i===_.MATHML?-1:e.openElements.indexOfTopmostByName(i,r));s>e.openElements.indexOfTopmostHtmlElement()?(t.tagName=e.treeAdapter.getTagName(e.
openElements.items[s]),e.openElements.shortenToLength(s)):e._endTagOutsideForeignContent(t)}var MPe=new Set([T.AREA,T.BASE,T.BASEFONT,T.BGSOUND,T.BR,T.COL,T.EMBED,T.FRAME,T.HR,T.IMG,T.INPUT,T.KEYGEN,T.LINK,T.META,T.PARAM,T.SOURCE,T.TRACK,T.WBR]);function FR(e,t){return tu.parse(e,t)}var S9=new Set(["missing-doctype","misplaced-doctype","misplaced-start-tag-for-head-element"]),Zm=class extends Error{code;offset;constructor(t,r){super(t),this.
code=t,this.offset=r}};function BR(e,t){let r=0;try{return{ok:!0,document:FR(e,{scriptingEnabled:!0,sourceCodeLocationInfo:!0,treeAdapter:{...Ht,createElement(i,s,a){
return t.spendNodes(1+a.length),Ht.createElement(i,s,a)},createCommentNode(i){return t.spendNodes(),Ht.createCommentNode(i)},onItemPush(){r+=1,t.checkNesting(r)},
onItemPop(){r-=1}},onParseError({code:i,startOffset:s}){if(!S9.has(i))throw new Zm(i,s)}})}}catch(n){if(n instanceof Zm)return{ok:!1,code:n.code,offset:n.offset};
throw n}}function HR(e){let t=z1(e.text,e.path,C9),r=t.length-e.text.length,n=BR(t,e.budget),i=new l0(e,r);return n.ok?i.readDocument(n.document.childNodes):e.refuse({...UR,
why:`${UR.why} (${n.code}).`},Math.max(0,n.offset-r)),i.scripts}var C9="0".repeat(64),_9={"http://www.w3.org/1999/xhtml":new Set(fm),"http://www.w3.org/2000/svg":new Set(
ia)},l0=class{scripts=[];#e;#t;#r=new la;constructor(t,r){this.#e=t,this.#t=r}readDocument(t){this.#n(t),this.#r.areTooMany&&this.#e.refuse(Nm,0)}#n(t){for(let r of t){
if(!("tagName"in r))continue;let n=r.namespaceURI.endsWith("svg");n&&this.#r.openElement(r.attrs.map(({name:i,value:s})=>[i,s])),this.#i(r),this.#n(r.childNodes),
n&&this.#r.closeElement()}}#i(t){let r=t.sourceCodeLocation?.startOffset??this.#t;if(r<this.#t&&t.tagName==="script")return;let n=Math.max(0,r-this.#t);if(_9[t.
namespaceURI]?.has(t.tagName)!==!0){this.#e.refuse(R9(t.tagName),n);return}let s=t.namespaceURI.endsWith("svg");for(let{name:c,prefix:m="",value:p}of t.attrs){let g={
name:m===""?c:`${m}:${c}`,value:p},E=this.#s(t,g.name)??n;s?_m(this.#e,t.tagName,g,E):B_(this.#e,t.tagName,g,E)}if(s)return;let a=U_(this.#e,t,n);a!==null&&this.
scripts.push(a)}#s(t,r){let n=t.sourceCodeLocation?.attrs?.[r]?.startOffset;return n===void 0?void 0:n-this.#t}};function R9(e){return{rule:"html.element",family:Rm(
e)??"html",why:"The document has an element that renderers do not have.",fix:"Use text, sections, lists, tables, img, canvas and SVG shapes; styles belong into \
a .css file."}}var UR={rule:"html.syntax",family:"html",why:"The document breaks the syntax of HTML",fix:"Correct the markup; an HTML validator shows the place."};var yN=jv(xN(),1);var S8=new Set([...ia,"style"]),ap=class extends Error{};function EN(e){try{new D0(e).read()}catch(t){if(!(t instanceof ap))throw t}}var D0=class{#e;#t=new yN.SaxesParser(
{xmlns:!1,forceXMLVersion:!0,defaultXMLVersion:"1.0"});#r=new la;#n=0;#i=null;constructor(t){this.#e=t;let r=this.#t;r.on("error",()=>this.#c(C8)),r.on("doctype",
()=>this.#c(_8)),r.on("processinginstruction",()=>this.#e.refuse(R8,this.#l())),r.on("xmldecl",({version:n,encoding:i})=>{(n!=="1.0"||!/^(utf-8)?$/i.test(i??""))&&
this.#e.refuse(N8,0)}),r.on("opentag",n=>this.#s(n)),r.on("closetag",n=>this.#u(n)),r.on("text",n=>this.#p(n)),r.on("cdata",n=>this.#f(n))}read(){this.#t.write(
this.#e.text).close(),this.#r.areTooMany&&this.#e.refuse(Nm,0)}#s({name:t,attributes:r}){this.#e.budget.spendNodes(),this.#n+=1,this.#e.budget.checkNesting(this.#n);
let n=this.#l();this.#n===1&&(t!=="svg"||r.xmlns===void 0)&&this.#e.refuse(D8,n),(this.#i!==null||!S8.has(t))&&this.#e.refuse(v8,n);for(let[i,s]of Object.entries(
r))this.#e.budget.spendTokens(),i==="style"?Mh(this.#e,s,n):_m(this.#e,t,{name:i,value:s},n);this.#r.openElement(Object.entries(r)),t==="style"&&(this.#i={text:"",
at:n})}#u({name:t}){if(this.#n-=1,this.#r.closeElement(),t!=="style"||this.#i===null)return;let{text:r,at:n}=this.#i;this.#i=null,ca(r,"sheet",this.#e.budget,{refuse:i=>this.#e.
refuse(i,n),refer:()=>this.#e.refuse(O8,n)})}#p(t){this.#i!==null&&(this.#i.text+=t)}#f(t){this.#i===null?this.#e.refuse(k8,this.#l()):this.#i.text+=t}#l(){return Math.
max(0,this.#t.position-1)}#c(t){throw this.#e.refuse(t,this.#l()),new ap}},ou="Export it as plain SVG.",C8={rule:"svg.syntax",family:"SVG",why:"The file is not \
well-formed XML, or uses an entity beyond the five of XML.",fix:ou},_8={rule:"svg.doctype",family:"SVG",why:"The file declares a document type.",fix:ou},R8={rule:"\
svg.instruction",family:"SVG",why:"The file has a processing instruction.",fix:ou},N8={rule:"svg.syntax",family:"SVG",why:"The file is not XML 1.0 in UTF-8.",fix:ou},
D8={rule:"svg.root",family:"SVG",why:"The root is not an svg element in the namespace of SVG.",fix:'Begin with <svg xmlns="http://www.w3.org/2000/svg">.'},v8={rule:"\
svg.element",family:"SVG",why:"The picture has an element that bundles do not have.",fix:"Draw with paths, shapes and text; no scripts, links, pictures inside p\
ictures or animation elements."},k8={rule:"svg.cdata",family:"SVG",why:"The file has a CDATA section outside style.",fix:ou},O8={rule:"svg.reference",family:"SV\
G",why:"A picture loads nothing: its addresses are #id of its own elements.",fix:"Write url(#id)."};function TN(e,t,r){let n=[],i=[];for(let s of[...e.keys()].sort()){let a=s===yt?void 0:$8[cr(s)?.ending??""],c=a===void 0?null:Jn(e.get(s)??new Uint8Array);if(a===
void 0||c===null)continue;let m=new ra(s,c,r);i.push(m),om(()=>n.push(...a(m,t)))}return{scans:i,scripts:n}}var $8={html:w8,css:v0(P8),svg:v0(EN),json:v0((e,{requiredNames:t})=>G1(
e,t))};function v0(e){return(t,r)=>(e(t,r),[])}function w8(e,{entrypoint:t}){let r=HR(e);if(e.path===t)return r;for(let{offset:n}of r)e.refuse(M8,n);return[]}function P8(e){
ca(e.text,"sheet",e.budget,{refuse:(t,r)=>e.refuse(t,r),refer:(t,r,n)=>e.refer(t,r,n)})}var M8={rule:"html.script",family:"EMB",why:"Only the entrypoint loads s\
cripts.",fix:"Remove the script element, or the document."};var B={bits:0,refs:[],texts:[]},Te=class{value;lastReader=void 0;lastRead=0;readers=void 0;constructor(t=B){this.value=t}addReader(t){this.lastReader!==void 0&&
(this.readers??=new Set([this.lastReader]),this.readers.add(t)),this.lastReader=t}},En=class{kind;fields=void 0;setters=void 0;#e=void 0;#t=void 0;#r=void 0;#n=void 0;#i=void 0;#s=void 0;#u=void 0;#p=void 0;constructor(t){
this.kind=t}get names(){return this.#e??=new Te,this.#e}get elements(){return this.#t??=new Te,this.#t}get unnamed(){return this.#r??=new Te,this.#r}get keys(){
return this.#n??=new Te,this.#n}get iterators(){return this.#i??=new Te,this.#i}get sources(){return this.#s??=new Te,this.#s}get parents(){return this.#u??=new Te,
this.#u}get heirs(){return this.#p??=new Te,this.#p}},uu=class{#e=new Map;at(t,r){let n=this.#e.get(r);n===void 0&&(n=new Map,this.#e.set(r,n));let i=n.get(t)??
new En(r);return n.set(t,i),i}},Fe=class extends En{node;scope;method;parameters;rest=new Te;all=new Te;bound=new Te;anywhere=new Te;receiver=new Te;result=new Te;sent=new Te;isCalled=!1;unit=void 0;#e=void 0;constructor(t,r,n){
super("function"),this.node=t,this.scope=r,this.method=n,this.parameters=t.params.map(()=>new Te)}get yielded(){return this.#e??=new En("iterator"),this.#e}},Tn=class extends En{node;instance=new En(
"instance");construct=new Te;superclass=new Te;constructor(t){super("class"),this.node=t}},qt=class extends En{name;constructor(t){super("native"),this.name=t}},
at=class{parent;owner;#e=void 0;constructor(t,r){this.parent=t,this.owner=r}get variables(){return this.#e??=new Map,this.#e}declare(t){let r=this.variables.get(
t);if(r!==void 0)return r;let n={cell:new Te};return this.variables.set(t,n),n}variableOf(t){return t.variable===void 0&&(t.variable=this.find(t.name)??null),t.
variable??void 0}find(t){for(let r=this;r!==void 0;r=r.parent){let n=r.#e?.get(t);if(n!==void 0)return n}}};var I={number:1,text:2,other:4,data:8,builtin:16,document:32,host:64,style:128,dataset:256,window:512,uncalled:1024},ke=I.document|I.host|I.style|I.dataset|I.window,
bN=I.number|I.text|I.other,k0=bN|I.data,IN=32,er=e=>({bits:e,refs:[],texts:null}),qe=er(I.number),ye=er(I.text),J=er(I.other),xr=er(bN),Ve=er(I.data),Kr=er(I.builtin),
Bn=er(I.host),cu=er(I.host|I.other),op=er(I.style),AN=er(I.dataset),SN=er(I.document),et=er(k0|I.builtin|I.document|I.host|I.style|I.dataset),Zi=er(et.bits|I.uncalled),
up=er(I.window);function lu(...e){return{bits:I.text,refs:[],texts:e}}function w(e){return{bits:0,refs:[e],texts:[]}}function S(e,t){if(e===t||H(t))return e;if(H(
e))return t;let r=e.bits|t.bits,n=CN(e.refs,t.refs),i=L8(e,t);return r===e.bits&&n===e.refs&&i===e.texts?e:{bits:r,refs:n,texts:i}}function L8(e,t){if((t.bits&I.
text)===0)return e.texts;if((e.bits&I.text)===0)return t.texts;if(e.texts===null||t.texts===null)return null;let r=CN(e.texts,t.texts);return r.length>IN?null:r}
function CN(e,t){if(e===t||t.length===0)return e;let r=e.length>8?new Set(e):void 0,n=t.filter(i=>!(r?.has(i)??e.includes(i)));return n.length===0?e:[...e,...n]}
function bn(e){return e.reduce(S,B)}function H({bits:e,refs:t}){return e===0&&t.length===0}function v(e,t){return(e.bits&t)!==0}function ft({bits:e,refs:t},r){return t.
length===0&&(e&~r)===0}function Dr(e){return ft(e,I.text)&&e.texts!==null&&e.texts.length>0?e.texts:void 0}function cp(e,t){if(H(e)||H(t))return B;if(ft(e,I.number)&&
ft(t,I.number))return qe;let r=F8(e,t);return r!==null?lu(...r):ft(e,I.text)||ft(t,I.text)?ye:xr}function F8(e,t){let[r,n]=[Dr(e),Dr(t)];return r===void 0||n===
void 0||r.length*n.length>IN?null:[...new Set(r.flatMap(i=>n.map(s=>i+s)))]}var _N={values:[],spread:B};function Ce({values:e,spread:t},r){return S(e[r]??B,t)}function mu({values:e,spread:t}){return e.reduce(S,t)}function yr(...e){return{
values:e,spread:B}}function be(e,t,r,n){return{rule:e,family:t,why:r,fix:n}}var R={language:be("script.language","script","This part of the language is not for renderers: async, a\
wait, using, with, debugger, import.meta, new.target.","Write it as plain, synchronous code."),dynamicImport:be("DYN.import","DYN","import() loads code that the\
 scan has not seen.","Import the module at the top of the script."),namespace:be("script.namespace","script","window, Math, JSON, Object, Intl and Symbol are on\
ly used with a constant, listed member, such as Math.max.","Write the member directly behind the name."),undefinedName:be("script.name","script","A property who\
se name contains undefined is also named by a variable without a value.","Use another name."),constructorResult:be("DYN.constructor","DYN","A constructor that r\
eturns a value replaces the object that its class and derived classes define.","Return nothing from the constructor, and write a function that returns the value\
."),noValue:be("script.value","script","No value reaches this expression, for example because a list that it reads is never filled.","Remove the code that never\
 runs, or fill the list."),computed:be("script.computed","script","The property is computed, and the object is neither data nor a literal table.","Name the prop\
erty, or keep the values in a Map and use get."),computedNative:be("DYN.computed","DYN","A computed property of an object of the browser or the language could b\
e any of its members.","Name the property directly."),call:be("script.call","script","It is not certain which function this calls.","Call functions of the bundl\
e by their names, or keep them in a Map and use get."),callback:be("script.callback","script","Only functions that the bundle defines are passed where something\
 calls them.","Pass an arrow function that calls what is meant."),construct:be("DYN.construct","DYN","Only classes of the bundle and listed constructors are con\
structed.","Construct them by their names."),self:be("script.this","script","this is only used as this.name in classes and object literals that define the name.",
"Name the object, or write a class."),assign:be("script.assign","script","Nothing is assigned to names and members that the bundle does not define.","Declare a \
variable of your own with let or const."),global:be("script.global","script","A top-level var or function of a classic script becomes a property of the window o\
f this name.","Use let or const, another name, or a module."),nested:be("script.function","script","A function declaration within a block means different things\
 in old scripts.","Declare the function outside the block, or as a const."),implicit:be("DYN.implicit","DYN","The language calls a property of this name by itse\
lf, with values of its own.","Use another name; toString, valueOf and toJSON may be functions that an object of the bundle defines."),setLike:be("script.set","s\
cript","A set is combined and compared with sets and maps only: methods of another object would be called.","Pass a Set."),iterator:be("script.iterator","script",
"An object that is iterated defines its iterator as a generator method.","Write *[Symbol.iterator]() { ... }."),hostSpread:be("EMB.copy","EMB","Properties of ob\
jects of the browser are not copied or listed: among them are windows and addresses.","Read the properties that are needed by their names."),element:be("EMB.ele\
ment","EMB","Elements are created by constant, listed names.","Write the name of a listed element; script, link and meta belong into the document."),attribute:be(
"script.attribute","script","Attributes are set by constant, listed names.","Write the name of a listed attribute; handlers and style are none."),reference:be("\
NET.reference","NET","src is set to a constant path of a file of the bundle, href to a constant #id.","Write the path as a constant text."),styleValue:be("CSS.v\
alue","CSS","The style value has a function or an escape that is not allowed, or loads something.","Use listed CSS functions; url() only as url(#id)."),context:be(
"EMB.context","EMB","A canvas has the one context '2d'.","Call getContext('2d')."),animation:be("TIM.animation","TIM","What animate returns is a clock.","Call a\
nimate as a statement, without using its result."),frame:be("script.import","script","Modules import modules of the bundle by relative paths that end in .js, an\
d names that these export.","Correct the path or the name; a script of the bundle is loaded either as a module or as a classic script."),stateDelta:be("DATA.del\
ta","DATA","state_delta is no renderer’s to write.","Remove it; the engine owns the state."),testStates:be("DATA.states","DATA","The script carries states or \
boards of its own.","Remove test states; practice games give real ones."),renderer:be("BIND.render","BIND","window.RialtoRenderer is set exactly once, to an obj\
ect with a known function render of at least one parameter.","Write window.RialtoRenderer = { render } once.")};var B8=/^(?:Array\.isArray|Boolean|isFinite|isNaN|Math\..+|Number|Number\..+|parseFloat|parseInt|String)$/;function zr(e,t,r,n,i,s){if(H(t))return B;ft({...t,refs:[]},
I.other)&&t.refs.length>0&&t.refs.every(m=>m.kind==="function"||m instanceof qt&&B8.test(m.name))||e.refuse(R.callback,i,s);let c={...t,bits:0,refs:t.refs.filter(
({kind:m})=>m==="function"||m==="native")};return H(c)?B:e.callValue(c,r,n,i,s)}var U8={NET:`fetch fetchLater XMLHttpRequest WebSocket WebSocketStream EventSource WebTransport navigator Image Audio location
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
    CustomEvent EventTarget KeyboardEvent MouseEvent PointerEvent TouchEvent onkeydown onclick getSelection`,DATA:"structuredClone"},H8={NET:["A renderer makes \
no requests and navigates nowhere.","Put what it needs into the bundle."],STO:["A renderer stores nothing.","Keep what one page needs in variables."],DYN:["This\
 leads from text to code or to constructors.","Write the code out; name properties directly."],EMB:["This leads to other windows, frames, workers, messages or d\
ocuments.","Draw with listed elements only."],TIM:["A renderer has no timers, promises, clocks or randomness.","Draw when render is called; animate with request\
AnimationFrame and its time, or with CSS."],INP:["A renderer takes no input, and listens to no events.","Remove the handler; show what the state says."],DATA:["\
A renderer shows the state and never computes or carries it.","Read the state that render is called with."],BIND:["The bundle is not bound to the state.","Set w\
indow.RialtoRenderer once, with a function render."],CSS:["Style sheets are files of the bundle, and styles load nothing.","Use a style sheet of the bundle."],SVG:[
"This is not allowed in SVG.","Use the listed elements and attributes."],html:["This is not allowed in documents.","Use the listed elements and attributes."],refs:[
"The reference is no file of the bundle.","Name a file of the bundle."],scan:["The scan does not accept this.","Write it more simply."],script:["The name is not\
 on the list of what renderers may use.","Use only listed names; define your own."]},j8=V8(U8),RN=new Map([...Ih.map(e=>[e,"DYN"]),...Q1.map(e=>[e,"EMB"]),...pm.
map(e=>[e,"INP"]),...Object.entries(J1).flatMap(([e,t])=>t.map(r=>[r,vN(e)]))]),q8=new Set(Ih);function O0(e){return q8.has(e)}function NN(e){return RN.get(e)}function pu(e){
return DN(j8.get(e)??"script","name")}function es(e){return DN(RN.get(e)??"script","member")}function DN(e,t){let[r,n]=H8[e];return{rule:`${e}.${t}`,family:e,why:r,
fix:n}}function V8(e){let t=Object.entries(e).flatMap(([r,n])=>n.split(/\s+/).map(i=>[i,vN(r)]));return new Map(t)}function vN(e){return["NET","STO","DYN","EMB",
"TIM","INP","DATA","CSS"].find(r=>r===e)??"script"}var In=e=>new Set(e.trim().split(/\s+/)),$N=new Set(Object.values(bh).flat()),G8=new Set(lm.CSSStyleDeclaration),kN=new Set([...fm,...ia].filter(e=>e==="title"||
!Z1.includes(e))),K8=new Set(dm),z8=In("http://www.w3.org/2000/svg http://www.w3.org/1999/xhtml"),W8=In(`
  body canvas childNodes children classList documentElement firstChild firstElementChild lastChild
  lastElementChild nextElementSibling nextSibling offsetParent ownerSVGElement parentElement parentNode
  previousElementSibling previousSibling target viewportElement`),Y8=In("borderBoxSize contentBoxSize contentRect data devicePixelContentBoxSize"),wN=In(`
  appendChild cloneNode closest createConicGradient createDocumentFragment createElement createElementNS
  createImageData createLinearGradient createPattern createRadialGradient createTextNode getContext getCTM getElementById
  getImageData getPointAtLength getScreenCTM getTransform insertBefore inverse item matrixTransform multiply
  querySelector querySelectorAll removeChild replaceChild transformPoint`),PN=In("getAttributeNames getBBox getBoundingClientRect getLineDash measureText"),X8=In(
"getPropertyPriority getPropertyValue item removeProperty setProperty"),Q8=In("entries forEach keys values"),$0=In(`
  alt ariaHidden ariaLabel ariaLive ariaValueMax ariaValueMin ariaValueNow ariaValueText className colSpan dir direction
  fillStyle filter font fontKerning fontStretch fontVariantCaps globalAlpha globalCompositeOperation height hidden id
  imageSmoothingEnabled imageSmoothingQuality lang letterSpacing lineCap lineDashOffset lineJoin lineWidth max min
  miterLimit nodeValue role rowSpan shadowBlur shadowColor shadowOffsetX shadowOffsetY src strokeStyle textAlign
  textBaseline textContent textRendering title value width wordSpacing a b c d e f w x y z`),MN=In("fillStyle strokeStyle"),J8=In("fillStyle filter font shadowC\
olor strokeStyle");function LN(e){return $N.has(e)}function w0(e){return Y8.has(e)?Ve:W8.has(e)?cu:e==="style"?op:e==="dataset"?AN:MN.has(e)?S(Kr,S(xr,Bn)):wN.has(
e)||PN.has(e)?Kr:$0.has(e)?S(Kr,xr):xr}function FN(e,t,r,n,i,s){let a=t.refs.length>0||v(t,I.data),c=MN.has(r)?ke&~I.host:ke;(n.refs.length>0||v(n,c))&&!v(S(t,n),
I.uncalled)&&e.refuse(R.assign,i,s),v(t,I.style)&&(G8.has(r)&&e.refuse(es(r),i,s),du(e,n,i,s)),v(t,I.document)&&!a&&e.refuse(R.assign,i,s),v(t,I.host)&&(!$0.has(
r)&&!a&&e.refuse(R.assign,i,s),r==="style"&&e.refuse(R.styleValue,i,s),r==="src"&&HN(e,n,i,s),J8.has(r)&&du(e,n,i,s))}function BN(e,t,r,n,i,s){if(v(t,I.style)&&
X8.has(r))return r==="setProperty"&&du(e,Ce(n,1),i,s),ye;let a=v(t,I.document)&&bh.Document?.includes(r)===!0;if(!(!(v(t,I.host)&&$N.has(r))&&!a)&&!(Q8.has(r)||
$0.has(r)))return Z8(e,r,n,i,s),wN.has(r)?cu:PN.has(r)?Ve:xr}function Z8(e,t,r,n,i){let s=Ce(r,0),a=Ce(r,1);switch(t){case"createElement":ON(e,s,n,i);return;case"\
createElementNS":fu(s,c=>z8.has(c))||e.refuse(R.element,n,i),ON(e,a,n,i);return;case"getContext":fu(s,c=>c==="2d")||e.refuse(R.context,n,i);return;case"setAttri\
bute":eH(e,s,a,n,i);return;case"toggleAttribute":fu(s,UN)||e.refuse(R.attribute,n,i);return;case"animate":e.statementCalls.has(n)||e.refuse(R.animation,n,i);for(let c of s.
refs)jN(e,c,2,n,i);return;default:}}function ON(e,t,r,n){if(fu(t,a=>kN.has(a)))return;let i=Dr(t)?.find(a=>!kN.has(a)),s=Rm(i?.toLowerCase()??"")??R.element.family;
e.refuse({...R.element,rule:`${s}.element`,family:s},r,n)}function eH(e,t,r,n,i){let s=Dr(t);if(s===void 0){H(t)||e.refuse(R.attribute,n,i);return}for(let a of s)
a==="src"?HN(e,r,n,i):a==="href"?fu(r,c=>/^#[^\s]+$/.test(c))||e.refuse(R.reference,n,i):UN(a)?/^(?:clip-path|fill|font|gradientTransform|mask|stop|stroke|transform)/.
test(a)&&du(e,r,n,i):e.refuse(R.attribute,n,i)}function UN(e){return Po.some(t=>t.endsWith("*")?e.startsWith(t.slice(0,-1))&&/^[a-z-]+[a-z0-9-]*$/.test(e):t===e)}
function HN(e,t,r,n){let i=Dr(t);if(i===void 0){H(t)||e.refuse(R.reference,r,n);return}for(let s of i)/^(?:\.\/)?[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/.test(s)?e.refer(
s,r,n):e.refuse(R.reference,r,n)}function du(e,t,r,n){v(t,I.text)&&t.texts?.some(i=>!tH(i))===!0&&e.refuse(R.styleValue,r,n)}function tH(e){return/\\|\/\*|@/.test(
e)?!1:[...e.matchAll(/([-\w]+)\(\s*(#?)/g)].every(([,t="",r])=>t.toLowerCase()==="url"?r==="#":K8.has(t.toLowerCase()))}function jN(e,t,r,n,i){for(let s of e.prototypeChainOf(
t)){let a=e.fieldsOf(s).map(([,c])=>c);for(let c of[s.elements,s.unnamed,...a]){let m=e.read(c);if(du(e,m,n,i),r>0)for(let p of m.refs)jN(e,p,r-1,n,i)}}}function fu(e,t){
return H(e)||Dr(e)?.every(t)===!0}var hu=new Set(["toString","valueOf","toJSON"]),rH=new Set(["exec","has","join","keys","next","return","throw","toISOString"]),nH=new Set(["array","map","set","\
iterator","native"]);function P0(e,t){for(let{kind:r}of e.prototypeChainOf(t))if(nH.has(r))return!0;return!1}function qN(e,t,r,n,i,s){if(r==="toLocaleString"||r!==
void 0&&hu.has(r)&&!iH(n)){sH(n)&&e.refuse(R.implicit,i,s);return}if(!(r===void 0||hu.has(r)||rH.has(r))||!n.refs.some(({kind:p})=>p==="function"||p==="native"))
return;let c=v(t,I.data|I.builtin)&&!v(t,I.uncalled),m=t.refs.some(p=>P0(e,p)&&!(r!==void 0&&hu.has(r)));(c||m)&&e.refuse(R.implicit,i,s)}function iH(e){return e.
refs.every(t=>t instanceof Fe)&&!v(e,I.builtin|ke)}function sH(e){return e.refs.length>0||v(e,I.builtin|ke)}function M0(e,t,r,n){if(!(r!==void 0&&!hu.has(r)))for(let i of n.
refs)i instanceof Fe&&(i.isCalled=!0,e.write(i.receiver,w(t)),e.write(i.anywhere,ye),r===void 0&&e.write(e.implicitFunctions,w(i)))}function VN(e){return hu.has(
e)}var aH=new Set(Th),oH=new Set(lm.CSSStyleDeclaration),uH=new Set(["length","size","byteLength","byteOffset","lastIndex","index"]),cH=new Set(["description","fla\
gs","message","name","source","stack"]),lH=new Set([...mm,..."anchor apply big bind blink bold call fixed fontcolor fontsize isPrototypeOf italics link".split("\
 "),..."propertyIsEnumerable return small strike sub substr sup throw trimLeft trimRight".split(" ")]),mH=new Set(["call","apply","bind"]);function lp(e,t,r,n,i){
if(v(t,I.window))return e.refuse(R.self,n,i),!0;let s=NN(r);if(s===void 0||ft(t,I.style|I.dataset|I.other)&&!O0(r))return!1;let a=t.refs.some(({kind:m})=>m==="f\
unction"||m==="class"||m==="native"),c=O0(r)||v(t,ke)||s==="DYN"&&(a||v(t,I.builtin));return c&&e.refuse(es(r),n,i),c}function KN(e,t,r,n,i){if(lp(e,t,r,n,i))return et;
let s=v(t,I.uncalled)?Zi:B,a=!1;for(let c of t.refs){let m=rr(e,c,r);a||=!H(m),s=S(s,H(m)||pH(c,r)?S(m,GN(c,r)):m)}return v(t,I.data)&&(e.isReporting&&!v(t,ke)&&
e.namesRead.add(r),s=S(s,e.dataValue())),v(t,I.text)&&ba(r)&&(s=S(s,ye)),v(t,I.text|I.number|I.other)&&(s=S(s,GN(void 0,r))),v(t,I.builtin)&&(s=S(s,S(Kr,xr))),v(
t,ke)?S(s,fH(e,t,r,a,n,i)):s}function pH({kind:e},t){return e==="array"&&t==="length"||(e==="map"||e==="set")&&t==="size"||(e==="function"||e==="class")&&(t==="\
length"||t==="name")}function GN(e,t){return e?.kind==="native"?S(Kr,xr):uH.has(t)?qe:cH.has(t)?S(ye,J):lH.has(t)?S(Kr,J):J}function fH(e,t,r,n,i,s){let a=B,c=n||
v(t,I.data),m=(p,g)=>{!p&&!c&&e.refuse(es(r),i,s),a=S(a,p?g:et)};return v(t,I.document)&&m(aH.has(r),w0(r)),v(t,I.host)&&m(LN(r),w0(r)),v(t,I.style)&&m(!oH.has(
r),xr),v(t,I.dataset)?S(a,xr):a}function rr(e,t,r){let n=B;for(let i of e.prototypeChainOf(t))n=S(n,S(e.readField(i,r),e.read(i.unnamed))),ba(r)&&(n=S(n,e.read(
i.elements)));return n}function ba(e){return/^[-\dIN]/.test(e)&&(/^-?\d+$/.test(e)||String(Number(e))===e)}function zN(e,t){let r=nr(e,t);return t.refs.length>0||
v(t,I.builtin|I.other|I.number)?S(r,J):r}function nr(e,t){let r=v(t,I.uncalled)?Zi:B;for(let n of t.refs)for(let i of e.prototypeChainOf(n)){r=S(r,S(e.read(i.elements),
e.read(i.unnamed)));for(let[s,a]of e.fieldsOf(i))ba(s)&&(r=S(r,e.read(a)))}return v(t,I.data)&&(r=S(r,e.dataValue())),v(t,I.text)&&(r=S(r,ye)),v(t,I.host)&&(r=S(
r,cu)),v(t,I.style|I.dataset)?S(r,ye):r}function gu(e,t){let r=B;for(let n of e.prototypeChainOf(t)){r=S(r,S(e.read(n.elements),e.read(n.unnamed)));for(let[,i]of e.
fieldsOf(n))r=S(r,e.read(i))}return r}function mp(e){return!v(e,ke|I.builtin)&&e.refs.every(({kind:t})=>t==="object"||t==="array"||t==="iterator")}function WN(e,t,r,n){
if(H(t))return B;if(!mp(t))return e.refuse(v(t,ke)?R.computedNative:R.computed,r,n),et;let i=S(Kr,J);for(let s of t.refs)i=S(i,gu(e,s));return v(t,I.text)&&(i=S(
i,ye)),v(t,I.data)?S(i,e.dataValue()):i}function Ei(e,t,r,n,i,s){if(!lp(e,t,r,i,s)){r==="state_delta"&&e.refuse(R.stateDelta,i,s),YN(e,t,r,n,i,s);for(let a of t.
refs)(a.kind==="native"||a instanceof Fe&&mH.has(r))&&e.refuse(R.assign,i,s),hH(e,a,r,n,i,s);v(t,I.data)&&Ia(e,t,n),v(t,I.builtin)&&!v(t,I.uncalled)&&dH(e,r,n,i,
s),v(t,ke)&&FN(e,t,r,n,i,s)}}function YN(e,t,r,n,i,s){qN(e,t,r,n,i,s),r!==void 0&&L0(e,r,i,s),ft(t,I.text|I.number|I.other)&&e.refuse(R.noValue,i,s)}function L0(e,t,r,n){
t.includes("undefined")&&e.refuse(R.undefinedName,r,n)}function dH(e,t,r,n,i){(r.refs.length>0||v(r,ke|I.builtin)||VN(t))&&e.refuse(R.assign,n,i)}function hH(e,t,r,n,i,s){
e.writeField(t,r,n),M0(e,t,r,n);for(let{kind:a}of n.refs)if(a==="function"){e.write(e.methodsOf(r),n);break}F0(e,t,a=>a===r,n,i,s)}function F0(e,t,r,n,i,s){if(!H(
e.read(e.anySetter)))for(let a of e.prototypeChainOf(t))for(let[c,m]of e.fieldsOf(a,"setters")){if(!r(c))continue;let p=S(w(a),w(t));e.callValue(e.read(m),p,{values:[
n],spread:B},i,s)}}function Ia(e,t,r){v(t,I.uncalled)||(r.refs.length>0||v(r,ke|I.builtin))&&e.write(e.insideData,r)}function Ti(e,t,r,n,i){for(let s of t.refs)
e.write(s.elements,r),F0(e,s,ba,r,n,i);v(t,I.data)&&Ia(e,t,r),(v(t,ke|I.builtin)||t.refs.some(({kind:s})=>s==="native"))&&e.refuse(R.computedNative,n,i)}function ts(e,t,r,n,i){
if(!H(t)){if(!mp(t)){e.refuse(v(t,ke)?R.computedNative:R.computed,n,i);return}YN(e,t,void 0,r,n,i);for(let s of t.refs)s.kind==="iterator"&&e.refuse(R.computed,
n,i),e.write(s.unnamed,r),r.refs.length>0&&gH(e,s,r),M0(e,s,void 0,r),F0(e,s,()=>!0,r,n,i);v(t,I.data)&&Ia(e,t,r)}}function gH(e,t,r){e.write(t.parents,r);for(let n of r.
refs)e.write(n.heirs,S(w(t),e.read(t.heirs)))}function B0(e,t,r){let n=e.pairAt(r);e.writeField(n,"0",qe);for(let s of t.refs)s.kind==="map"&&e.writeField(n,"0",e.read(s.keys)),s.kind==="set"&&e.writeField(
n,"0",e.read(s.elements));e.writeField(n,"1",nr(e,t));let i=e.objectAt(r,"iterator");return e.write(i.elements,w(n)),i}function dt(e,t,r,n){let i=B,s=t.refs.filter(
({kind:c})=>c==="map"),a=s.length===0?t:{...t,refs:t.refs.filter(({kind:c})=>c!=="map")};H(a)||(i=nr(e,a)),s.length>0&&(i=S(i,nr(e,w(B0(e,{...B,refs:s},r)))));for(let c of t.
refs)i=S(i,xH(e,c,r,n));return i}function xH(e,t,r,n){let i=B;for(let s of e.prototypeChainOf(t)){let a=e.read(s.iterators);if(!a.refs.some(({kind:m})=>m==="fun\
ction"))continue;let c=e.callValue(a,S(w(s),w(t)),_N,r,n);i=S(i,nr(e,c))}return i}function pp(e,t,r){for(let n of t.refs)for(let i of e.prototypeChainOf(n))for(let s of[
...e.read(i.sources).refs,...e.read(i.iterators).refs])s instanceof Fe&&e.write(s.sent,r)}function XN(e,t){return e.write(t.yielded.sources,w(t)),w(t.yielded)}var Un=e=>new Set(e.trim().split(/\s+/)),yH=new Set(mm),EH=Un(`
  charCodeAt codePointAt findIndex findLastIndex indexOf lastIndexOf localeCompare search getDate getDay getFloat32
  getFloat64 getFullYear getHours getInt16 getInt32 getInt8 getMilliseconds getMinutes getMonth getSeconds getTime
  getTimezoneOffset getUTCDate getUTCDay getUTCFullYear getUTCHours getUTCMilliseconds getUTCMinutes getUTCMonth
  getUTCSeconds getUint16 getUint32 getUint8 push unshift`),TH=Un(`
  charAt format join normalize padEnd padStart repeat replace replaceAll select startsWith substring toExponential
  toFixed toISOString toLocaleLowerCase toLocaleString toLocaleUpperCase toLowerCase toPrecision toString toUpperCase
  toWellFormed trim trimEnd trimStart`),bH=Un("exec formatToParts match matchAll split"),IH=Un("every filter find findIndex findLast findLastIndex flatMap forEa\
ch map some reduce reduceRight sort toSorted"),AH=Un("at find findLast get pop shift"),SH=Un(`
  concat difference drop filter flat intersection slice splice subarray symmetricDifference take toArray toReversed
  toSorted toSpliced union values with`),CH=Un("add copyWithin fill reverse set sort valueOf"),_H=Un("copyWithin fill reverse shift sort splice unshift"),RH={add:0,
fill:0,push:0,set:1,splice:2,unshift:0},NH={concat:0,toSpliced:2,union:0,symmetricDifference:0,with:1},U0=Un("difference intersection isDisjointFrom isSubsetOf \
isSupersetOf symmetricDifference union");function QN(e,t,r,n,i,s){if(!yH.has(r))return;let a={run:e,target:t,name:r,parameters:n,node:i,scope:s},c=n.values.length>
0||!H(n.spread);if(/^(?:entries|keys|values)$/.test(r)&&c&&e.refuse(R.computedNative,i,s),_H.has(r))for(let p of t.refs)OH(e,p);U0.has(r)&&vH(a),kH(a);let m=IH.
has(r)?$H(a):B;return(r==="replace"||r==="replaceAll")&&LH(a),DH(a,m)}function DH(e,t){let{run:r,target:n,name:i,parameters:s,node:a}=e;return EH.has(i)?qe:i===
"next"?BH(e):i==="map"?fp(e,t):i==="flatMap"?fp(e,dp(e,t)):i.startsWith("reduce")?S(t,JN(e)):i==="entries"?w(B0(r,n,a)):i==="keys"?fp(e,H0(r,n)):AH.has(i)?S(nr(
r,n),J):SH.has(i)?PH(e):CH.has(i)?n:i==="toLocaleString"?FH(r,n,mu(s)):TH.has(i)?ye:bH.has(i)?Ve:J}function vH({run:e,parameters:t,node:r,scope:n}){let i=Ce(t,0);
(v(i,I.data|I.builtin|ke)&&!v(i,I.uncalled)||i.refs.some(({kind:a})=>a!=="set"&&a!=="map"))&&e.refuse(R.setLike,r,n)}function kH({run:e,target:t,name:r,parameters:n,
node:i,scope:s}){let a=RH[r];if(a===void 0)return;let c=bn([...n.values.slice(a),n.spread]);if(r==="set")for(let p of t.refs)e.write(p.keys,Ce(n,0));let m={...t,
bits:t.bits&I.data};H(m)||Ti(e,m,c,i,s)}function OH(e,t){for(let r of e.prototypeChainOf(t))for(let[n,i]of e.fieldsOf(r))ba(n)&&e.write(t.elements,e.read(i))}function $H(e){
let{run:t,target:r,name:n,parameters:i,node:s,scope:a}=e,c=nr(t,r);if((n==="sort"||n==="toSorted")&&i.values.length===0&&H(i.spread))return B;let p=wH(e,c),g=zr(
t,Ce(i,0),Ce(i,1),p,s,a);if(!n.startsWith("reduce"))return g;let[,...E]=p.values,C=yr(g,...E);return S(g,zr(t,Ce(i,0),B,C,s,a))}function JN({run:e,target:t,parameters:r}){
let n=Ce(r,1);return r.values.length>1?n:S(n,nr(e,t))}function wH(e,t){let{run:r,target:n,name:i}=e;return i==="sort"||i==="toSorted"?yr(t,t):i.startsWith("redu\
ce")?yr(JN(e),t,qe,n):yr(t,H0(r,n),n)}function H0(e,t){let r=qe;for(let n of t.refs)n.kind==="map"&&(r=S(r,e.read(n.keys))),n.kind==="set"&&(r=S(r,e.read(n.elements)));
return r}function PH(e){let{run:t,target:r,name:n,parameters:i}=e,s=NH[n],a=nr(t,r);if(n==="flat"&&(a=MH(e,a)),s!==void 0){let g=bn([...i.values.slice(s),i.spread]);
a=S(a,S(g,dp(e,g))),U0.has(n)&&(a=S(a,H0(t,g)))}let c={...r,refs:[],bits:r.bits&(I.data|I.text)};if(r.refs.length===0&&ft(a,k0))return n==="slice"||n==="concat"?
{...c,texts:null}:S(Ve,B);let p=fp(e,a);return v(r,I.text)&&(n==="slice"||n==="concat")?S(p,ye):p}function MH(e,t){let r=t;for(let n=S(r,dp(e,r));n!==r;n=S(r,dp(
e,r)))r=n;return r}function dp({run:e,node:t,scope:r},n){let i={...n,refs:n.refs.filter(({kind:s})=>s!=="array")};return H(n)?n:S(i,dt(e,n,t,r))}function fp({run:e,
target:t,name:r,node:n},i){let s=[U0.has(r)?"set":r==="keys"||r==="values"?"iterator":"array"];t.refs.some(({kind:c})=>c==="iterator")&&s.push("iterator");let a=bn(
s.map(c=>w(e.objectAt(n,c))));for(let c of a.refs)e.write(c.elements,i);return a}function LH({run:e,parameters:t,node:r,scope:n}){let i=Ce(t,1);if(i.refs.length===
0&&!v(i,I.builtin|ke))return;let s={values:[ye],spread:S(xr,Ve)};zr(e,i,B,s,r,n)}function FH(e,t,r){for(let i of e.read(e.implicitFunctions).refs)i instanceof Fe&&
e.write(i.anywhere,r);let n=ye;for(let i of t.refs)for(let s of rr(e,i,"toString").refs)s instanceof Fe&&(n=S(n,e.read(s.result)));return n}function BH({run:e,target:t,
parameters:r,node:n}){let i=e.objectAt(n,"object");return e.writeField(i,"value",S(nr(e,t),J)),e.writeField(i,"done",J),pp(e,t,Ce(r,0)),S(w(i),v(t,I.data)?Ve:B)}function ZN(e,t,r,n,i){let s=Ce(r,0),a=Ce(r,1);switch(hn[t]?.use!=="constructor"&&Gi[t]?.use!=="constructor"||e.refuse(t==="Date"?nD:R.call,n,i),t){case"Array":case"\
Array.of":return bi(e,n,"array",mu(r));case"Array.from":return iD(e,r,n,i);case"Object.assign":return zH(e,r,n,i);case"Object.entries":case"Object.values":return GH(
e,s,t==="Object.entries",n,i);case"Object.keys":return Ve;case"Object.freeze":case"Object.seal":return s;case"Object.fromEntries":return WH(e,s,n,i);case"Object\
.groupBy":case"Map.groupBy":return YH(e,t,r,n,i);case"JSON.parse":return H(a)||XH(e,a,n,i),e.dataValue();case"JSON.stringify":return V0(e,eD(e,s),n,i),(a.refs.some(
({kind:m})=>m!=="array")||v(a,I.builtin|ke))&&UH(e,s,a,n,i),ye;case"requestAnimationFrame":return zr(e,s,B,yr(qe),n,i),qe;case"getComputedStyle":return op;case"\
matchMedia":return Bn;case"Error":case"RangeError":case"TypeError":return tD(e,r);default:return t.endsWith("Array.from")?qH(e,r,n,i):jH(t)}}function UH(e,t,r,n,i){
let s=a=>{let c=S(eD(e,a),e.dataValue());return zr(e,r,c,{values:[ye],spread:c},n,i)};s(s(t))}function eD(e,t){let r=t,n=new Set(t.refs);for(let i of n){let s=bn(
[gu(e,i),...rr(e,i,"toJSON").refs.map(a=>HH(e,a))]);r=S(r,s);for(let a of s.refs)n.add(a)}return r}function HH(e,t){return t instanceof Fe?e.read(t.result):B}function q0(e,t){
return bn(Ce(t,1).refs.map(r=>rr(e,r,"cause")))}function tD(e,t){return Ia(e,Ve,q0(e,t)),e.dataValue()}function jH(e){return/^(?:Math\.|Number$|parse|Number\.parse)/.
test(e)?qe:/^(?:Intl\.|.+Array\.of$)/.test(e)?Ve:/^String/.test(e)?ye:J}function rD(e,t,r,n,i){let s=Ce(r,0);switch(t){case"Array":return bi(e,n,"array",mu(r));case"\
Map":case"WeakMap":return VH(e,s,n,i);case"Set":case"WeakSet":return bi(e,n,"set",H(s)?B:dt(e,s,n,i));case"Date":return r.values.length===0&&e.refuse(nD,n,i),Ve;case"\
Path2D":return Bn;case"ResizeObserver":return zr(e,s,Bn,yr(bi(e,n,"array",Bn),Bn),n,i),Bn;case"Error":case"RangeError":case"TypeError":return tD(e,r);default:return/^(?:Intl\..+|ArrayBuffer|DataView|.*Array)$/.
test(t)?Ve:void 0}}var nD={rule:"TIM.clock",family:"TIM",why:"A Date without an argument reads the clock.",fix:"Take times from the state, or the time that requ\
estAnimationFrame gives."};function bi(e,t,r,n){let i=e.objectAt(t,r);return e.write(i.elements,n),w(i)}function iD(e,t,r,n){let i=Ce(t,0),s=Ce(t,1),a=S(dt(e,i,
r,n),bn(i.refs.map(m=>gu(e,m))));if(H(s))return bi(e,r,"array",a);let c=yr(S(a,J),qe);return bi(e,r,"array",zr(e,s,Ce(t,2),c,r,n))}function qH(e,t,r,n){return iD(
e,t,r,n),Ve}function VH(e,t,r,n){let i=e.objectAt(r,"map");if(!H(t)){let s=dt(e,t,r,n);e.write(i.keys,j0(e,s,"0")),e.write(i.elements,j0(e,s,"1"))}return w(i)}function j0(e,t,r){
let n=B;for(let s of t.refs)n=S(n,rr(e,s,r));let i={...t,refs:[],bits:t.bits&~I.other};return H(i)?n:S(n,nr(e,i))}function GH(e,t,r,n,i){V0(e,t,n,i);let s=bn([...t.
refs.map(c=>gu(e,c)),v(t,I.data|I.builtin)?e.dataValue():B,v(t,I.text)?ye:B]);if(!r)return bi(e,n,"array",s);let a=e.pairAt(n);return e.writeField(a,"0",ye),e.writeField(
a,"1",s),bi(e,n,"array",w(a))}function V0(e,t,r,n){v(t,ke)&&!v(t,I.uncalled)&&e.refuse(R.hostSpread,r,n)}function xu(e,t,r,n,i){V0(e,r,n,i);for(let a of r.refs){
for(let[m,p]of e.fieldsOf(a))Ei(e,t,m,e.read(p),n,i);let c=S(e.read(a.unnamed),e.read(a.elements));H(c)||ts(e,t,c,n,i),KH(e,t,a,n,i)}if(v(r,I.text)&&Ti(e,t,ye,n,
i),!v(r,I.data|I.builtin))return;mp(t)||e.refuse(R.hostSpread,n,i);let s=v(r,I.uncalled)?Zi:e.dataValue();for(let a of t.refs)e.write(a.unnamed,s)}function KH(e,t,r,n,i){
let s=e.read(r.iterators);if(!H(s)){t.bits!==0&&e.refuse(R.iterator,n,i);for(let a of t.refs)e.write(a.iterators,s)}}function zH(e,t,r,n){let i=Ce(t,0),s=bn([...t.
values.slice(1),t.spread]);return xu(e,i,s,r,n),v(i,I.builtin)&&e.refuse(R.assign,r,n),i}function WH(e,t,r,n){let i=e.objectAt(r,"object"),s=j0(e,dt(e,t,r,n),"1");
return ts(e,w(i),s,r,n),w(i)}function YH(e,t,r,n,i){let s=dt(e,Ce(r,0),n,i),a=yr(s,qe),c=zr(e,Ce(r,1),B,a,n,i),m=e.pairAt(n);e.write(m.elements,s);let p=e.objectAt(
n,t==="Map.groupBy"?"map":"object");return t==="Map.groupBy"?(e.write(p.keys,c),e.write(p.elements,w(m))):e.write(p.unnamed,w(m)),w(p)}function XH(e,t,r,n){let i=yr(
ye,e.dataValue(),e.dataValue());Ia(e,Ve,zr(e,t,e.dataValue(),i,r,n))}function hp(e,{arguments:t},r){let n=[],i=B,s=!1;for(let a of t)if(a.type==="SpreadElement")s=!0,i=S(i,dt(e,e.evaluate(a.argument,r),a,r));else{let c=e.evaluate(
a,r);s?i=S(i,c):n.push(c)}return{values:n,spread:i}}function Hn(e,t,r,n,i,s){let a=B,c=v(t,I.uncalled);v(t,~I.other)&&!c&&e.refuse(R.call,i,s);for(let m of t.refs){
if(m instanceof Fe)a=S(a,G0(e,m,r,n));else if(m instanceof qt)a=S(a,ZN(e,m.name,n,i,s));else continue;c=!0}return c||e.refuse(R.call,i,s),v(t,~I.other)?S(a,et):
a}function G0(e,t,r,{values:n,spread:i}){return t.isCalled=!0,t.parameters.forEach((s,a)=>{e.write(s,S(n[a]??J,i))}),(n.length>t.parameters.length||!H(i))&&e.write(
t.rest,n.slice(t.parameters.length).reduce(S,i)),e.write(t.all,n.reduce(S,i)),t.method!==void 0&&e.write(t.receiver,QH(t,r)),e.runFirst(t.unit),e.read(t.result)}
function QH({scope:e},t){return!H(t)&&!v(t,I.other)||e.owner.isStrict?t:S(t,up)}function sD(e,t,r,n,i,s,a){if(lp(e,t,r,i,s))return et;let c=B,m=H(t)||ft(t,I.other),
p=ZH(e,t,r),g={...p,bits:0,refs:p.refs.filter(ej)};if(!H(g)){let C={...t,bits:t.bits&~I.other};c=S(c,e.callValue(g,a??C,n,i,s)),m=!0}v(p,~I.other&~I.data)&&!v(p,
I.uncalled)&&e.refuse(R.call,i,s);let E=[nj(r)?ij(e,t,r,n,i,s):void 0,BN(e,t,r,n,i,s),tj(e,t,g)?QN(e,a??t,r,n,i,s):void 0,JH(t)?rj(e,t,r,n,i,s):void 0];for(let C of E)
C!==void 0&&(c=S(c,C),m=!0);return m||e.refuse(R.call,i,s),c}function JH(e){return v(e,I.host)&&v(e,I.data)}function ZH(e,t,r){let n=B;for(let i of t.refs)n=S(n,
i instanceof qt?B:rr(e,i,r));return v(t,I.data)?S(n,e.read(e.insideData)):n}function ej(e){return e instanceof Fe||e instanceof qt}function tj(e,t,r){return H(r)||
t.bits!==0||t.refs.some(n=>n.kind!=="object"&&n.kind!=="instance"||P0(e,n))}function rj(e,t,r,n,i,s){let a=e.read(e.methodsOf(r));if(!H(a))return S(e.callValue(
a,t,n,i,s),et)}function nj(e){return e==="call"||e==="apply"||e==="bind"}function ij(e,t,r,n,i,s){let a=t.refs.every(g=>g instanceof Fe||g instanceof qt&&g.name.
startsWith("Math."));if(t.refs.length===0||!a||v(t,~I.other))return;let c=Ce(n,0),m=v(c,I.data)?S(c,J):c,p={values:n.values.slice(1),spread:n.spread};if(r==="ap\
ply"){let g=dt(e,Ce(p,0),i,s);return e.callValue(t,m,{values:[],spread:g},i,s)}if(r==="call")return e.callValue(t,m,p,i,s);for(let g of t.refs)if(g instanceof Fe){
let E=p.values.reduce(S,p.spread);e.write(g.bound,H(E)?J:E),g.method!==void 0&&e.write(g.receiver,m)}return t}function aD(e,t,r){let n=e.evaluate(t.callee,r),i=hp(
e,t,r);if(H(n))return B;let s=B,a=!v(n,-1);for(let c of n.refs)if(c instanceof Tn)gp(e,c,w(c.instance),i,t,r),s=S(s,w(c.instance));else if(c instanceof qt){let m=rD(
e,c.name,i,t,r);a&&=m!==void 0,s=S(s,m??B)}else a=!1;return a||e.refuse(R.construct,t,r),a?s:S(s,et)}function gp(e,t,r,n,i,s,a=0){e.budget.checkNesting(a);let c=e.
read(t.construct);if(!H(c)){e.callValue(c,r,n,i,s);return}for(let m of e.read(t.superclass).refs)m instanceof Tn&&m!==t?gp(e,m,r,n,i,s,a+1):m instanceof qt&&K0(
e,r,n)}function K0(e,t,r){let n=q0(e,r);if(!H(n))for(let i of t.refs)e.writeField(i,"cause",n)}function Aa(e,{object:t,computed:r},n){if(t.type==="ThisExpression"&&!r)return yu(e,t,n);if(t.type!=="Super")return e.evaluate(t,n);let{home:i}=n.owner;return(i===
void 0||r)&&e.refuse(R.self,t,n),i===void 0?et:e.read(i.parents)}function yu(e,t,r){let{self:n}=r.owner;return n!==void 0?e.read(n):(e.refuse(R.self,t,r),up)}function oD(e,t,r,n){switch(t.type){case"Identifier":{let i=n.variableOf(t);i===void 0?e.refuse(R.assign,t,n):e.write(i.cell,r);return}case"MemberExpression":sj(
e,t,r,n);return;case"AssignmentPattern":e.bind(t.left,S(r,e.evaluate(t.right,n)),n);return;case"ObjectPattern":uj(e,t,r,n);return;case"ArrayPattern":lj(e,t,r,n);
return;case"RestElement":e.bind(t.argument,r,n);return}}function sj(e,t,r,n){if(t.object.type==="Identifier"&&t.object.name==="window"&&n.variableOf(t.object)===
void 0){aj(e,t,r,n);return}t.object.type==="Super"&&e.refuse(R.self,t,n);let i=Aa(e,t,n),s=rs(e,t,n);if(typeof s=="object")for(let a of s)Ei(e,i,a,r,t,n);else s===
"number"?Ti(e,i,r,t,n):ts(e,i,r,t,n)}function aj(e,t,r,n){let i=rs(e,t,n);if(typeof i!="object"||i.some(s=>s!=="RialtoRenderer")){e.refuse(R.assign,t,n);return}
e.rendererNodes.add(t),e.write(e.renderer,r)}function rs(e,{computed:t,property:r},n){return t?Eu(e.evaluate(r,n)):r.type==="Identifier"?[r.name]:[`#${oj(r)}`]}
function oj(e){return e.type==="PrivateIdentifier"?e.name:""}function Eu(e){return H(e)?[]:Dr(e)??(ft(e,I.number)?"number":"unknown")}function uj(e,t,r,n){for(let i of t.
properties){if(i.type==="Property"){cj(e,i,r,n);continue}let s=e.objectAt(i,"object");xu(e,w(s),r,i,n),e.bind(i.argument,w(s),n)}}function cj(e,t,r,n){let i=t.computed?
Eu(e.evaluate(t.key,n)):[Sa(t.key)];e.bind(t.value,Tu(e,r,i,t,n),n)}function Tu(e,t,r,n,i){if(r==="number")return zN(e,t);if(r==="unknown")return WN(e,t,n,i);let s=B;
for(let a of r)s=S(s,KN(e,t,a,n,i));return s}function Sa(e){return e.type==="Identifier"?e.name:e.type==="Literal"?String(e.value):""}function lj(e,t,r,n){let i=dt(
e,r,t,n);t.elements.forEach((s,a)=>{if(s!==null)if(s.type==="RestElement"){let c=e.objectAt(s,"array");e.write(c.elements,i),e.bind(s.argument,w(c),n)}else e.bind(
s,mj(e,r,a,i),n)})}function mj(e,t,r,n){if(!(t.bits===0&&t.refs.every(a=>a.kind==="array"&&!pj(e,a))))return S(n,J);let s=J;for(let a of t.refs)s=S(s,rr(e,a,String(
r)));return s}function pj(e,t){for(let r of e.prototypeChainOf(t))if(!H(e.read(r.iterators)))return!0;return!1}function uD(e){for(let t of e.read(e.renderer).refs)for(let r of rr(e,t,"render").refs)r instanceof Fe&&G0(e,r,w(t),yr(e.dataValue()))}function z0(e,t){let{value:r}=e.
renderer,[n,...i]=r.refs,s=n===void 0?void 0:rr(e,n,"render");return e.rendererNodes.size===1&&r.bits===0&&i.length===0&&s!==void 0&&s.bits===0&&s.refs.length>0&&
s.refs.every(c=>c instanceof Fe&&fj(c))?t.filter(c=>!c.some(m=>e.namesRead.has(m))).map(c=>Z("BIND.path",null,`The renderer never reads ${c.join(" or ")} of the\
 state.`,"Read it by its name from the parameter of render, and show it.")):[Z(R.renderer.rule,null,R.renderer.why,R.renderer.fix)]}function fj({node:e}){let[t]=e.
params;return t!==void 0&&t.type!=="RestElement"}function cD(e,t){let r=new Set(t.flat()),n=[...e.objectNodes].filter(([{properties:s}])=>s.filter(c=>c.type==="\
Property"&&r.has(Sa(c.key))).length>=dn.stateNamesMin);for(let[s,a]of n.slice(dn.statesMax))a.refuse(R.testStates,s.start);let[i]=[...e.textNodes].slice(dn.rowsMax);
i!==void 0&&i[1].refuse(R.testStates,i[0].start)}function Sn(e,t){for(let r of e){let n=dj(r);if(n.type==="VariableDeclaration"&&n.kind!=="var")for(let{id:i}of n.declarations)for(let s of An(i))t.declare(s);(n.
type==="ClassDeclaration"||n.type==="FunctionDeclaration")&&n.id!==null&&t.declare(n.id.name)}}function dj(e){return e.type==="ExportNamedDeclaration"?e.declaration??
e:e.type==="ExportDefaultDeclaration"?e.declaration:e}function Ye(e,t){if(e!=null)switch(e.type){case"VariableDeclaration":if(e.kind!=="var")return;for(let{id:r}of e.
declarations)for(let n of An(r))t.declare(n);return;case"Program":case"BlockStatement":for(let r of e.body)Ye(r,t);return;case"IfStatement":Ye(e.consequent,t),Ye(
e.alternate,t);return;case"ForStatement":Ye(e.init,t),Ye(e.body,t);return;case"ForInStatement":case"ForOfStatement":Ye(e.left,t),Ye(e.body,t);return;case"WhileS\
tatement":case"DoWhileStatement":case"LabeledStatement":Ye(e.body,t);return;case"TryStatement":Ye(e.block,t),Ye(e.handler?.body,t),Ye(e.finalizer,t);return;case"\
SwitchStatement":for(let{consequent:r}of e.cases)for(let n of r)Ye(n,t);return;case"ExportNamedDeclaration":Ye(e.declaration,t);return;default:}}function An(e){
switch(e.type){case"Identifier":return[e.name];case"ObjectPattern":return e.properties.flatMap(t=>An(t.type==="RestElement"?t.argument:t.value));case"ArrayPatte\
rn":return e.elements.flatMap(t=>t===null?[]:An(t));case"RestElement":return An(e.argument);case"AssignmentPattern":return An(e.left);case"MemberExpression":return[]}}var hj=new Set(["Error","RangeError","TypeError"]);function Ca(e,t,r){let n=e.onceAt(e.classes,t,()=>gj(t,r)),{ref:i}=n;e.write(i.instance.heirs,w(i.instance)),
e.write(i.heirs,w(i)),t.superClass&&yj(e,i,e.evaluate(t.superClass,n.scope),t.superClass,r);for(let s of t.body.body)s.type==="StaticBlock"?e.execute(s,xj(e,s,n)):
s.type==="MethodDefinition"?Ej(e,s,n):Tj(e,s,n);return w(i)}function gj(e,t){let r=new Tn(e),{scan:n,body:i}=t.owner,s=new at(t,t.owner);e.id&&e.type==="ClassEx\
pression"&&(s.declare(e.id.name).cell.value=w(r));let{superclass:a}=r,c=!0,m={parents:r.instance.parents,superclass:a};return{ref:r,scope:s,instance:new at(s,{scan:n,
isStrict:c,body:i,self:r.instance.heirs,home:m}),statics:new at(s,{scan:n,isStrict:c,body:i,self:r.heirs,home:{parents:r.parents,superclass:a}})}}function xj(e,t,{
statics:r}){return e.onceAt(e.staticBlocks,t,()=>{let n=new at(r,r.owner);for(let i of t.body)Ye(i,n);return n})}function yj(e,t,r,n,i){let s=r.bits===0;for(let a of r.
refs)a instanceof Tn?(e.write(t.instance.parents,w(a.instance)),e.write(t.parents,w(a)),e.write(a.instance.heirs,e.read(t.instance.heirs)),e.write(a.heirs,e.read(
t.heirs))):a instanceof qt&&hj.has(a.name)||(s=!1),e.write(t.superclass,w(a));s||e.refuse(R.construct,n,i)}function Ej(e,t,r){let{ref:n,instance:i,statics:s,scope:a}=r,
c=t.static?s:i,m=t.kind==="constructor",p=e.makeFunction(t.value,c,{home:c.owner.home,isConstructor:m});if(e.write(p.receiver,e.read(t.static?n.heirs:n.instance.
heirs)),m){e.write(n.construct,w(p));return}lD(e,t.static?n:n.instance,t,p,a)}function Tj(e,t,r){let n=t.static?r.statics:r.instance,i=t.static?r.ref:r.ref.instance,
s=t.value?e.evaluate(t.value,n):J;for(let a of mD(e,t,r.scope))Ei(e,w(i),a,s,t,r.scope)}function lD(e,t,r,n,i){if(r.computed&&W0(r.key,i)){n.node.generator||e.refuse(
R.iterator,r,i),n.isCalled=!0,e.write(t.iterators,w(n));return}for(let s of mD(e,r,i)){if(r.kind==="set"){n.isCalled=!0,L0(e,s,r,i),e.writeField(t,s,w(n),"sette\
rs"),e.write(e.anySetter,J);continue}r.kind==="get"&&(n.isCalled=!0);let a=r.kind==="get"?e.read(n.result):w(n);Ei(e,w(t),s,a,r,i)}}function mD(e,t,r){let{computed:n,
key:i}=t;if(i.type==="PrivateIdentifier")return[`#${i.name}`];if(!n)return[Sa(i)];let s=Eu(e.evaluate(i,r));return typeof s=="object"?s:(e.refuse(R.computed,t,r),
[])}function W0(e,t){return e.type==="MemberExpression"&&!e.computed&&e.object.type==="Identifier"&&e.object.name==="Symbol"&&t.find("Symbol")===void 0&&e.property.
type==="Identifier"&&e.property.name==="iterator"}function pD(e,t,r){let n=e.objectAt(t,"object");e.isReporting&&e.objectNodes.set(t,r.owner.scan);for(let i of t.
properties)i.type==="SpreadElement"?xu(e,w(n),e.evaluate(i.argument,r),i,r):bj(e,n,i,r);return w(n)}function bj(e,t,r,n){let{value:i}=r;if(i.type==="FunctionExp\
ression"){let c=e.makeFunction(i,n,{home:void 0,isConstructor:!1});if(e.write(c.receiver,S(w(t),e.read(t.heirs))),!r.computed||W0(r.key,n)||r.kind!=="init"){lD(
e,t,r,c,n);return}}let s=e.evaluate(i,n),a=r.computed?Eu(e.evaluate(r.key,n)):[Sa(r.key)];if(r.computed&&W0(r.key,n)&&e.refuse(R.iterator,r,n),typeof a=="object")
for(let c of a)Ei(e,w(t),c,s,r,n);else a==="number"?Ti(e,w(t),s,r,n):ts(e,w(t),s,r,n)}function dD(e,t,r){switch(t.type){case"Identifier":return Aj(e,t,r);case"Literal":return Lj(e,t,r);case"TemplateLiteral":return Fj(e,t,r);case"MemberExpression":
return Rj(e,t,r);case"CallExpression":return Nj(e,t,r);case"NewExpression":return aD(e,t,r);case"ChainExpression":return S(e.evaluate(t.expression,r),J);case"Ar\
rayExpression":return Oj(e,t,r);case"ObjectExpression":return pD(e,t,r);case"FunctionExpression":case"ArrowFunctionExpression":return w(e.makeFunction(t,r));case"\
ClassExpression":return Ca(e,t,r);case"AssignmentExpression":return $j(e,t,r);case"UpdateExpression":return e.evaluate(t.argument,r),e.bind(t.argument,qe,r),qe;case"\
BinaryExpression":return yD(e,t.operator,e.evaluate(t.left,r),e.evaluate(t.right,r),t,r);case"UnaryExpression":return Pj(e,t,r);case"LogicalExpression":return S(
e.evaluate(t.left,r),e.evaluate(t.right,r));case"ConditionalExpression":return e.evaluate(t.test,r),S(e.evaluate(t.consequent,r),e.evaluate(t.alternate,r));case"\
SequenceExpression":return t.expressions.reduce((n,i)=>e.evaluate(i,r),B);case"TaggedTemplateExpression":return vj(e,t,r);case"YieldExpression":return kj(e,t,r);case"\
ThisExpression":return e.refuse(R.self,t,r),yu(e,t,r);case"ParenthesizedExpression":return e.evaluate(t.expression,r);case"PrivateIdentifier":return J;case"Impo\
rtExpression":return e.refuse(R.dynamicImport,t,r),et;default:return e.refuse(R.language,t,r),et}}var Ij=new Set(["window",...Object.entries(hn).flatMap(([e,{use:t}])=>t===
"namespace"?[e]:[])]),fD=new Map;function Aj(e,t,r){let n=r.variableOf(t);if(n!==void 0)return e.read(n.cell);if(Ij.has(t.name))return e.refuse(R.namespace,t,r),
et;let i=hD(t.name);return i!==void 0?i:(e.refuse(pu(t.name),t,r),et)}function hD(e){if(e==="document")return SN;if(e==="undefined")return J;let t=Object.hasOwn(
hn,e)?hn[e]:gD(e);if(t!==void 0)return t.use==="value"?qe:xD(e)}function gD(e){return Object.hasOwn(Gi,e)?Gi[e]:void 0}function xD(e){let t=fD.get(e);if(t!==void 0)
return t;let r=w(new qt(e));return fD.set(e,r),r}function Y0(e,t,r){let{object:n}=t;if(n.type!=="Identifier"||r.variableOf(n)!==void 0)return;let i=n.name==="wi\
ndow",s=Object.hasOwn(hn,n.name)?hn[n.name]:void 0;if(!i&&(s===void 0||s.use==="value"))return;let a=rs(e,t,r);if(typeof a!="object")return e.refuse(R.computedNative,
t,r),et;let c=B;for(let m of a){n.name==="Symbol"&&e.refuse(R.iterator,t,r);let p=i?Sj(e,m):Cj(n.name,m,s?.members??[]);p===void 0&&e.refuse(i?pu(m):_j(n.name,m),
t,r),c=S(c,p??et)}return c}function Sj(e,t){return t===X1?e.read(e.renderer):gD(t)===void 0?void 0:hD(t)}function Cj(e,t,r){if(r.includes(t))return e==="Symbol"?
Kr:/^[A-Z][A-Z0-9_]*$/.test(t)?qe:xD(`${e}.${t}`)}function _j(e,t){return t==="random"||t==="now"?pu("Promise"):e==="Object"?pu("Reflect"):es(t)}function Rj(e,t,r){
let n=Y0(e,t,r);if(n!==void 0)return n;let i=Aa(e,t,r);return Tu(e,i,rs(e,t,r),t,r)}function Nj(e,t,r){let{callee:n}=t;if(n.type==="Super")return Dj(e,t,r);let i=hp(
e,t,r);if(n.type!=="MemberExpression")return Hn(e,e.evaluate(n,r),J,i,t,r);let s=Y0(e,n,r);if(s!==void 0)return Hn(e,s,J,i,t,r);let a=Aa(e,n,r),c=n.object.type===
"Super"?yu(e,t,r):void 0,m=rs(e,n,r);if(typeof m!="object")return Hn(e,Tu(e,a,m,n,r),a,i,t,r);let p=B;for(let g of m)p=S(p,sD(e,a,g,i,n,r,c));return p}function Dj(e,t,r){
let{home:n}=r.owner;if(n===void 0)return e.refuse(R.self,t,r),B;let i=hp(e,t,r),s=yu(e,t,r);for(let a of e.read(n.superclass).refs)a instanceof Tn?gp(e,a,s,i,t,
r):K0(e,s,i);return s}function vj(e,t,r){let n=t.quasi.expressions.map(p=>e.evaluate(p,r)),i={values:[Ve,...n],spread:B},{tag:s}=t;if(s.type!=="MemberExpression")
return Hn(e,e.evaluate(s,r),J,i,t,r);let a=Y0(e,s,r);if(a!==void 0)return Hn(e,a,J,i,t,r);let c=Aa(e,s,r),m=Tu(e,c,rs(e,s,r),s,r);return Hn(e,m,c,i,t,r)}function kj(e,t,r){
let{body:n}=r.owner,i=t.argument?e.evaluate(t.argument,r):J;if(n===void 0)return et;if(!t.delegate)return e.write(n.yielded.elements,i),S(J,e.read(n.sent));let s=dt(
e,i,t,r);return e.write(n.yielded.elements,s),pp(e,i,e.read(n.sent)),S(J,s)}function Oj(e,t,r){let n=e.objectAt(t,"array"),i=t.elements.length<=8&&t.elements.every(
s=>s?.type!=="SpreadElement");return t.elements.forEach((s,a)=>{if(s===null)return;let c=s.type==="SpreadElement"?dt(e,e.evaluate(s.argument,r),s,r):e.evaluate(
s,r);i?e.writeField(n,String(a),c):e.write(n.elements,c)}),w(n)}function $j(e,t,r){let{left:n,operator:i}=t,s=e.evaluate(t.right,r);if(i==="=")return e.bind(n,s,
r),s;let a=e.evaluate(n,r),m=i==="&&="||i==="||="||i==="??="?S(a,s):yD(e,i.slice(0,-1),a,s,t,r);return e.bind(n,m,r),m}var wj=new Set(["-","*","/","%","&","|","\
^","**","<<",">>",">>>"]);function yD(e,t,r,n,i,s){if(t==="+"){let a=cp(r,n);for(let c of Dr(a)??[])e.checkText(c,i,s);return a}return wj.has(t)?qe:J}function Pj(e,{
operator:t,argument:r},n){let i=e.evaluate(r,n);return t==="delete"&&Mj(e,r,n)&&e.refuse(R.assign,r,n),t==="typeof"?ye:t==="+"||t==="-"||t==="~"?qe:H(i)?B:J}function Mj(e,t,r){
if(t.type!=="MemberExpression"||t.object.type==="Super"||t.object.type==="ThisExpression")return!1;let n=e.evaluate(t.object,r);return v(n,ke|I.builtin)||n.refs.
some(({kind:i})=>i==="native")}function Lj(e,t,r){return typeof t.value=="string"?(e.checkText(t.value,t,r),lu(t.value)):t.regex!==void 0&&t.regex!==null?Ve:typeof t.
value=="number"?qe:J}function Fj(e,t,r){let n=lu("");return t.quasis.forEach(({value:{cooked:i,raw:s}},a)=>{let c=i??s;e.checkText(c,t,r),n=cp(n,lu(c));let m=t.
expressions[a];if(m===void 0)return;let p=e.evaluate(m,r);n=Dr(p)===void 0?ye:cp(n,p)}),v(n,I.text)&&ft(n,I.text)?n:ye}function bu(e,t,r,n){let i=e.scopes.get(t);if(i!==void 0)return i;let s=new at(r,r.owner);return Sn(n,s),e.scopes.set(t,s),s}function TD(e,t,r){switch(t.type){case"\
ExpressionStatement":t.expression.type==="CallExpression"&&e.statementCalls.add(t.expression.callee),e.evaluate(t.expression,r);return;case"VariableDeclaration":
(t.kind==="using"||t.kind==="await using")&&e.refuse(R.language,t,r),Uj(e,t,r);return;case"FunctionDeclaration":t.id!==null&&e.bind(t.id,w(e.makeFunction(t,r)),
r);return;case"ClassDeclaration":Bj(e,t,r);return;case"ReturnStatement":t.argument&&Hj(e,e.evaluate(t.argument,r),t,r);return;case"IfStatement":e.evaluate(t.test,
r),_a(e,t.consequent,r),t.alternate&&_a(e,t.alternate,r);return;case"BlockStatement":case"StaticBlock":xp(e,t.body,bu(e,t,r,t.body),!0);return;case"ForStatement":{
let n=bu(e,t,r,t.init?.type==="VariableDeclaration"?[t.init]:[]);t.init?.type==="VariableDeclaration"?e.execute(t.init,n):t.init&&e.evaluate(t.init,n),t.test&&e.
evaluate(t.test,n),t.update&&e.evaluate(t.update,n),_a(e,t.body,n);return}case"ForInStatement":ED(e,t,ye,r);return;case"ForOfStatement":t.await&&e.refuse(R.language,
t,r),ED(e,t,void 0,r);return;case"WhileStatement":case"DoWhileStatement":e.evaluate(t.test,r),_a(e,t.body,r);return;case"SwitchStatement":jj(e,t,r);return;case"\
ThrowStatement":e.write(e.thrown,e.evaluate(t.argument,r));return;case"TryStatement":qj(e,t,r);return;case"LabeledStatement":_a(e,t.body,r);return;case"EmptySta\
tement":case"BreakStatement":case"ContinueStatement":return;default:e.refuse(R.language,t,r)}}function xp(e,t,r,n){for(let i of t)n&&i.type==="FunctionDeclarati\
on"&&!r.owner.isStrict&&e.refuse(R.nested,i,r),e.execute(i,r)}function _a(e,t,r){t.type==="FunctionDeclaration"&&e.refuse(R.nested,t,r),e.execute(t,r)}function Bj(e,t,r){
let n=Ca(e,t,r);t.id!==null&&e.bind(t.id,n,r)}function Uj(e,{declarations:t},r){for(let{id:n,init:i}of t)e.bind(n,i?e.evaluate(i,r):J,r)}function Hj(e,t,r,n){let{
body:i}=n.owner;i!==void 0&&(i.method?.isConstructor===!0&&e.refuse(R.constructorResult,r,n),i.node.generator?e.write(i.yielded.elements,t):e.write(i.result,t))}
function ED(e,t,r,n){let{left:i}=t,s=bu(e,t,n,i.type==="VariableDeclaration"?[i]:[]),a=e.evaluate(t.right,n),c=r??dt(e,a,t,n);if(i.type==="VariableDeclaration")
for(let{id:m}of i.declarations)e.bind(m,c,s);else e.bind(i,c,s);_a(e,t.body,s)}function jj(e,t,r){e.evaluate(t.discriminant,r);let n=bu(e,t,r,t.cases.flatMap(({
consequent:i})=>i));for(let{test:i,consequent:s}of t.cases)i&&e.evaluate(i,n),xp(e,s,n,!0)}function qj(e,{block:t,handler:r,finalizer:n},i){if(e.execute(t,i),r){
let s=bu(e,r,i,[]);r.param&&(Sn([Vj(r.param)],s),e.bind(r.param,S(Ve,e.read(e.thrown)),s)),e.execute(r.body,s)}n&&e.execute(n,i)}function Vj(e){let{start:t,end:r}=e;
return{type:"VariableDeclaration",kind:"let",start:t,end:r,declarations:[{type:"VariableDeclarator",start:t,end:r,id:e}]}}function bD(e,t,r,n){t.async&&e.refuse(R.language,t,r);let i=e.functions.get(t);if(i!==void 0)return i;let s=new Fe(t,r,n);e.functions.set(t,s);let a=new at(r,Gj(
s)),c=Kj(s,a);return t.generator&&e.write(s.result,XN(e,s)),s.unit=e.addUnit(()=>zj(e,s,a,c)),s}function Gj(e){let{node:t,scope:r,method:n}=e,i=r.owner;if(t.type===
"ArrowFunctionExpression")return{...i,body:e};let s=i.isStrict||X0(t.body.type==="BlockStatement"?t.body.body:[]),{scan:a}=i;return n===void 0?{scan:a,isStrict:s,
body:e}:{scan:a,isStrict:s,body:e,self:e.receiver,home:n.home}}function X0(e){return e.some(t=>t.type==="ExpressionStatement"&&t.directive==="use strict")}function Kj({
node:e},t){e.type==="FunctionExpression"&&e.id&&t.declare(e.id.name);for(let n of e.params)for(let i of An(n))t.declare(i);let r=new at(t,t.owner);if(e.body.type!==
"BlockStatement")return r;Ye(e.body,r),Sn(e.body.body,r);for(let[n,i]of t.variables)r.variables.has(n)&&r.variables.set(n,i);return r}function zj(e,t,r,n){let{node:i}=t;
i.type==="FunctionExpression"&&i.id&&Wj(e,t,i.id.name,r);let s=e.read(t.bound),a=H(s)?B:S(s,e.read(t.all)),c=S(e.read(t.anywhere),a);i.params.forEach((m,p)=>{let g=t.
parameters[p],E=g===void 0?c:S(e.read(g),c);e.bind(m,m.type==="RestElement"?Yj(e,t,m,E):E,r)}),i.body.type==="BlockStatement"?xp(e,i.body.body,n,!1):e.write(t.result,
e.evaluate(i.body,n)),i.body.type==="BlockStatement"&&!i.generator&&e.write(t.result,J)}function Wj(e,t,r,n){e.bind({type:"Identifier",name:r,start:t.node.start,
end:t.node.end},w(t),n)}function Yj(e,t,r,n){let i=e.objectAt(r,"array");return e.write(i.elements,S(n,e.read(t.rest))),w(i)}function ID(e){for(let t of e.functions.
values())t.isCalled||e.write(t.anywhere,Zi)}var J0="*default*";function SD({body:e}){return e.flatMap(t=>(t.type==="ImportDeclaration"||t.type==="ExportNamedDeclaration"||t.type==="ExportAllDeclaration")&&
t.source?[t.source]:[])}function is(e,t){return typeof t=="string"&&/^\.{1,2}\/.+\.js$/.test(t)?xs(e,t):null}function CD(e){let t=new Q0(e);for(let[r,n]of e)for(let i of n.
script.program.body)i.type==="ImportDeclaration"&&t.bindImport(r,n,i)}var Q0=class{#e;#t=new Map;constructor(t){this.#e=t}bindImport(t,{script:r,scope:n},i){i.attributes.
length>0&&r.scan.refuse(R.frame,i.start);for(let s of i.specifiers){let a=this.#u(t,n,i,s,new Set);a!==void 0?n.variables.set(s.local.name,a):(n.declare(s.local.
name),r.scan.refuse(R.frame,s.start))}}#r(t,r,n){let i=this.#e.get(t),s=`${t} ${r}`;if(i===void 0||n.has(s))return;n.add(s);let{body:a}=i.script.program;for(let c of a){
let m=this.#i(c,t,i,r,n);if(m!==void 0)return m}for(let c of a){let m=this.#n(c,t,r,n);if(m!==void 0)return m}}#n(t,r,n,i){if(t.type!=="ExportAllDeclaration"||t.
exported||n==="default")return;let s=is(r,t.source.value);return s===null?void 0:this.#r(s,n,i)}#i(t,r,n,i,s){let{scope:a}=n;if(t.type==="ExportDefaultDeclarati\
on")return i==="default"?a.declare(J0):void 0;if(t.type==="ExportAllDeclaration"){let p=is(r,t.source.value),g=t.exported&&ns(t.exported)===i;return p!==null&&g?
this.#p(a,p):void 0}if(t.type!=="ExportNamedDeclaration")return;let c=t.specifiers.find(({exported:p})=>ns(p)===i);if(c===void 0)return AD(t).includes(i)?a.variables.
get(i):void 0;if(!t.source)return this.#s(r,n,ns(c.local),s);let m=is(r,t.source.value);return m===null?void 0:this.#r(m,ns(c.local),s)}#s(t,{script:r,scope:n},i,s){
for(let a of r.program.body){if(a.type!=="ImportDeclaration")continue;let c=a.specifiers.find(({local:m})=>m.name===i);if(c!==void 0)return this.#u(t,n,a,c,s)}return n.
variables.get(i)}#u(t,r,n,i,s){let a=is(t,n.source.value);if(a!==null)return i.type==="ImportNamespaceSpecifier"?this.#p(r,a):this.#r(a,i.type==="ImportSpecifie\
r"?ns(i.imported):"default",s)}#p(t,r){let n=t.declare(`*${r}*`);return n.cell.value=w(this.#f(r)),n}#f(t){let r=this.#t.get(t);if(r!==void 0)return r;let n=new En(
"namespace");this.#t.set(t,n),n.fields=new Map;for(let i of this.#l(t,new Set)){let s=this.#r(t,i,new Set);s!==void 0&&n.fields.set(i,s.cell),i.includes("undefi\
ned")&&this.#e.get(t)?.script.scan.refuse(R.undefinedName,0)}return n}#l(t,r){let n=this.#e.get(t);return n===void 0||r.has(t)?[]:(r.add(t),n.script.program.body.
flatMap(i=>i.type==="ExportDefaultDeclaration"?["default"]:i.type==="ExportNamedDeclaration"?[...i.specifiers.map(({exported:s})=>ns(s)),...AD(i)]:i.type!=="Exp\
ortAllDeclaration"?[]:i.exported?[ns(i.exported)]:this.#l(is(t,i.source.value)??"",r)))}};function ns(e){return e.type==="Identifier"?e.name:String(e.value)}function AD(e){
let{declaration:t}=e;return t?t.type==="VariableDeclaration"?t.declarations.flatMap(({id:r})=>An(r)):[t.id.name]:[]}var Xj=[509,0,227,0,150,4,294,9,1368,2,2,1,6,3,41,2,5,0,166,1,574,3,9,9,7,9,32,4,318,1,31,4,33,15,71,10,50,3,123,2,54,14,32,10,3,1,11,3,46,10,8,0,46,9,7,2,37,13,
2,9,6,1,45,0,13,2,49,13,9,3,2,11,83,11,7,0,3,0,158,11,6,9,7,3,56,1,2,6,3,1,3,2,10,0,11,1,3,6,4,4,68,8,2,0,3,0,2,3,2,4,2,0,15,1,83,17,10,9,5,0,82,19,13,9,214,6,3,
8,28,1,83,16,16,9,82,12,9,9,7,19,58,14,5,9,243,14,166,9,71,5,2,1,3,3,2,0,2,1,13,9,120,6,3,6,4,0,29,9,41,6,2,3,9,0,10,10,47,15,199,7,137,9,54,7,2,7,17,9,57,21,2,
13,123,5,4,0,2,1,2,6,2,0,9,9,49,4,2,1,2,4,9,9,55,9,7,0,259,3,10,1,2,0,49,6,4,4,14,10,5350,0,7,14,11465,27,2343,9,87,9,39,4,60,6,26,9,535,9,470,0,2,54,8,3,82,0,12,
1,19628,1,4178,9,519,45,3,22,481,1,61,4,4,5,9,7,3,6,31,3,149,2,12,2,9,1,3,0,33,1,1357,49,513,54,5,49,9,0,15,0,23,4,2,14,1361,6,2,16,3,6,2,1,2,4,101,0,161,6,10,9,
357,0,62,13,499,13,245,1,2,9,233,0,3,0,8,1,6,0,475,6,110,6,6,9,4759,9,787719,239],kD=[0,11,2,25,2,18,2,1,2,14,3,13,35,122,70,52,268,28,4,48,48,31,14,29,6,37,11,
29,3,35,5,7,2,4,43,157,19,35,5,35,5,39,9,51,13,10,2,14,2,6,2,1,2,10,2,14,2,6,2,1,4,51,13,310,10,21,11,7,25,5,2,41,2,13,65,5,3,0,2,43,2,1,4,0,3,22,11,22,10,30,66,
18,2,1,11,21,11,25,7,25,39,55,7,1,65,0,16,3,2,2,2,28,43,28,4,28,36,7,2,27,28,53,11,21,11,18,14,17,111,72,56,50,14,50,14,35,39,27,10,22,251,41,7,1,17,5,18,21,18,
28,11,0,9,21,43,17,47,20,28,22,13,52,58,1,3,0,14,44,33,24,27,35,30,0,3,0,9,34,4,0,13,47,15,3,22,0,2,0,36,17,2,24,20,1,64,6,2,0,2,3,2,14,2,9,8,46,39,7,3,1,3,21,2,
6,2,1,2,4,4,0,19,0,13,4,31,9,2,0,3,0,2,37,2,0,26,0,2,0,45,52,19,3,21,2,31,47,21,1,2,0,185,46,42,3,37,47,21,0,60,42,14,0,72,26,38,6,186,43,117,63,32,7,3,0,3,7,2,
1,2,23,16,0,2,0,95,7,3,38,17,0,2,0,29,0,11,39,8,0,22,0,12,45,20,0,19,72,18,0,182,32,32,8,2,36,18,0,50,29,113,6,2,1,2,37,22,0,26,5,2,1,2,31,15,0,24,43,22,0,239,18,
16,0,2,12,2,33,125,0,80,921,103,111,6,206,13,310,2314,96,16,1071,18,5,26,3994,6,582,6842,29,1763,568,8,30,18,78,18,29,19,47,17,3,32,20,6,18,433,44,212,63,33,24,
3,24,45,74,6,0,67,12,65,1,2,0,15,4,10,7386,37,33,96,114,14,913,15,50,7710,3,2,6,2,1,2,296,10,0,30,2,3,0,15,4,8,395,2309,106,6,12,4,8,8,9,5991,84,2,70,2,1,3,0,3,
1,3,3,2,11,2,0,2,6,2,64,2,3,3,7,2,6,2,27,2,3,2,4,2,0,4,6,2,340,2,24,2,24,2,30,2,24,2,30,2,24,2,30,2,24,2,30,2,24,2,7,1845,129,15,6,55,50,49,61,147,44,11,6,17,0,
322,29,19,43,485,27,229,29,3,0,208,30,2,2,2,1,2,6,3,4,10,1,225,6,2,3,2,1,2,14,2,196,60,67,8,0,1205,3,2,26,2,1,2,0,3,0,2,9,2,3,2,0,2,0,7,0,5,0,2,0,2,0,2,2,2,1,2,
0,3,0,2,0,2,0,2,0,2,0,2,1,2,0,3,3,2,6,2,3,2,3,2,0,2,9,2,16,6,2,2,4,2,16,4421,42719,33,4382,2,5773,3,7472,16,621,2467,541,1507,4938,6,8489,39815,11327],Qj="‌‍·̀-\
ͯ·҃-֑҇-ׇֽֿׁׂׅׄ-׉ؐ-ًؚ-٩ٰۖ-ۜ۟-۪ۤۧۨ-ۭ۰-۹ܑܰ-݊ަ-ް߀-߉߫-߽߳ࠖ-࠙ࠛ-ࠣࠥ-ࠧࠩ-࡙࠭-࡛ࢗ-࢟࣊-ࣣ࣡-ःऺ-़ा-ॏ॑-ॗॢॣ०-९ঁ-ঃ়া-ৄেৈো-্ৗৢৣ০-৯৾ਁ-ਃ਼ਾ-ੂੇੈੋ-੍ੑ੦-ੱੵઁ-ઃ઼ા-ૅે-ૉો-્ૢૣ૦-૯ૺ-૿ଁ-ଃ଼ା-ୄେୈୋ-୍୓-\
ୗୢୣ୦-୯ஂா-ூெ-ைொ-்ௗ௦-௯ఀ-ఄ఼ా-ౄె-ైొ-్ౕౖౢౣ౦-౯ಁ-ಃ಼ಾ-ೄೆ-ೈೊ-್ೕೖೢೣ೦-೯ೳഀ-ഃ഻഼ാ-ൄെ-ൈൊ-്ൗൢൣ൦-൯ඁ-ඃ්ා-ුූෘ-ෟ෦-෯ෲෳัิ-ฺ็-๎๐-๙ັິ-ຼ່-໎໐-໙༘༙༠-༩༹༵༷༾༿ཱ-྄྆྇ྍ-ྗྙ-ྼ࿆ါ-ှ၀-၉ၖ-ၙၞ-ၠၢ-ၤၧ-ၭၱ-ၴ\
ႂ-ႍႏ-ႝ፝-፟፩-፱ᜒ-᜕ᜲ-᜴ᝒᝓᝲᝳ឴-៓៝០-៩᠋-᠍᠏-᠙ᢩᤠ-ᤫᤰ-᤻᥆-᥏᧐-᧚ᨗ-ᨛᩕ-ᩞ᩠-᩿᩼-᪉᪐-᪙᪰-᪽ᪿ-᫰ᬀ-ᬄ᬴-᭄᭐-᭙᭫-᭳ᮀ-ᮂᮡ-ᮭ᮰-᮹᯦-᯳ᰤ-᰷᱀-᱉᱐-᱙᳐-᳔᳒-᳨᳭᳴᳷-᳹᷀-᷿‌‍‿⁀⁔⃐-⃥⃜⃡-⃰⳯-⵿⳱ⷠ-〪ⷿ-゙゚〯・꘠-꘩꙯ꙴ-꙽ꚞꚟ꛰꛱ꠂ꠆ꠋꠣ-ꠧ꠬ꢀ\
ꢁꢴ-ꣅ꣐-꣙꣠-꣱ꣿ-꤉ꤦ-꤭ꥇ-꥓ꦀ-ꦃ꦳-꧀꧐-꧙ꧥ꧰-꧹ꨩ-ꨶꩃꩌꩍ꩐-꩙ꩻ-ꩽꪰꪲ-ꪴꪷꪸꪾ꪿꫁ꫫ-ꫯꫵ꫶ꯣ-ꯪ꯬꯭꯰-꯹ﬞ︀-️︠-︯︳︴﹍-﹏０-９＿･",
OD="ªµºÀ-ÖØ-öø-ˁˆ-ˑˠ-ˤˬˮͰ-ʹͶͷͺ-ͽͿΆΈ-ΊΌΎ-ΡΣ-ϵϷ-ҁҊ-ԯԱ-Ֆ՘ՙՠ-ֈ֋֌א-תׯ-ײؠ-يٮٯٱ-ۓەۥۦۮۯۺ-ۼۿܐܒ-ܯݍ-ޥޱߊ-ߪߴߵߺࠀ-ࠕࠚࠤࠨࡀ-ࡘࡠ-ࡪࡰ-ࢇࢉ-࢏ࢠ-ࣉऄ-हऽॐक़-ॡॱ-ঀঅ-ঌএঐও-নপ-রলশ-হঽৎড়ঢ়য়-ৡৰৱৼਅ-ਊਏਐਓ\
-ਨਪ-ਰਲਲ਼ਵਸ਼ਸਹਖ਼-ੜਫ਼ੲ-ੴઅ-ઍએ-ઑઓ-નપ-રલળવ-હઽૐૠૡૹଅ-ଌଏଐଓ-ନପ-ରଲଳଵ-ହଽଡ଼ଢ଼ୟ-ୡୱஃஅ-ஊஎ-ஐஒ-கஙசஜஞடணதந-பம-ஹௐఅ-ఌఎ-ఐఒ-నప-హఽౘ-ౚ౜ౝౠౡಀಅ-ಌಎ-ಐಒ-ನಪ-ಳವ-ಹಽ೜-ೞೠೡೱೲഄ-ഌഎ-ഐഒ-ഺഽൎൔ-ൖൟ-ൡൺ-ൿඅ-ඖක-නඳ-ර\
ලව-ෆก-ะาำเ-ๆກຂຄຆ-ຊຌ-ຣລວ-ະາຳຽເ-ໄໆໜ-ໟༀཀ-ཇཉ-ཬྈ-ྌက-ဪဿၐ-ၕၚ-ၝၡၥၦၮ-ၰၵ-ႁႎႠ-ჅჇჍა-ჺჼ-ቈቊ-ቍቐ-ቖቘቚ-ቝበ-ኈኊ-ኍነ-ኰኲ-ኵኸ-ኾዀዂ-ዅወ-ዖዘ-ጐጒ-ጕጘ-ፚᎀ-ᎏᎠ-Ᏽᏸ-ᏽᐁ-ᙬᙯ-ᙿᚁ-ᚚᚠ-ᛪᛮ-ᛸᜀ-ᜑᜟ-ᜱᝀ-ᝑᝠ-ᝬᝮ-ᝰក-ឳៗ\
ៜᠠ-ᡸᢀ-ᢨᢪᢰ-ᣵᤀ-ᤞᥐ-ᥭᥰ-ᥴᦀ-ᦫᦰ-ᧉᨀ-ᨖᨠ-ᩔᪧᬅ-ᬳᭅ-ᭌᮃ-ᮠᮮᮯᮺ-ᯥᰀ-ᰣᱍ-ᱏᱚ-ᱽᲀ-ᲊᲐ-ᲺᲽ-Ჿᳩ-ᳬᳮ-ᳳᳵᳶᳺᴀ-ᶿḀ-ἕἘ-Ἕἠ-ὅὈ-Ὅὐ-ὗὙὛὝὟ-ώᾀ-ᾴᾶ-ᾼιῂ-ῄῆ-ῌῐ-ΐῖ-Ίῠ-Ῥῲ-ῴῶ-ῼⁱⁿ₏-₟ℂℇℊ-ℓℕ℘-ℝℤΩℨK-ℹℼ-ℿⅅ-ⅉⅎⅠ-ↈⰀ-ⳤⳫ\
-ⳮⳲⳳⴀ-ⴥⴧⴭⴰ-ⵧⵯⶀ-ⶖⶠ-ⶦⶨ-ⶮⶰ-ⶶⶸ-ⶾⷀ-ⷆⷈ-ⷎⷐ-ⷖⷘ-ⷞ々-〇〡-〩〱-〵〸-〼ぁ-ゖ゛-ゟァ-ヺー-ヿㄅ-ㄯㄱ-ㆎㆠ-ㆿㇰ-ㇿ㐀-䶿一-ꒌꓐ-ꓽꔀ-ꘌꘐ-ꘟꘪꘫꙀ-ꙮꙿ-ꚝꚠ-ꛯꜗ-ꜟꜢ-ꞈꞋ-꟝꟢꟱-ꠁꠃ-ꠅꠇ-ꠊꠌ-ꠢꡀ-ꡳꢂ-ꢳꣲ-ꣷꣻꣽꣾꤊ-ꤥꤰ-ꥆꥠ-ꥼꦄ-ꦲꧏꧠ-ꧤꧦ-ꧯꧺ-ꧾꨀ-\
ꨨꩀ-ꩂꩄ-ꩋꩠ-ꩶꩺꩾ-ꪯꪱꪵꪶꪹ-ꪽꫀꫂꫛ-ꫝꫠ-ꫪꫲ-ꫴꬁ-ꬆꬉ-ꬎꬑ-ꬖꬠ-ꬦꬨ-ꬮꬰ-ꭚꭜ-ꭩ꭬꭭ꭰ-ꯢ가-힣ힰ-ퟆퟋ-ퟻ豈-舘並-龎ﬀ-ﬆﬓ-ﬗיִײַ-ﬨשׁ-זּטּ-לּמּנּסּףּפּצּ-ﮱﯓ-ﴽﵐ-ﶏﶒ-ﷇﷰ-ﷻﹰ-ﹴﹶ-ﻼＡ-Ｚａ-ｚｦ-ﾾￂ-ￇￊ-ￏￒ-ￗￚ-ￜ",
Z0={3:"abstract boolean byte char class double enum export extends final float goto implements import int interface long native package private protected public\
 short static super synchronized throws transient volatile",5:"class enum extends super const export import",6:"enum",strict:"implements interface let package p\
rivate protected public static yield",strictBind:"eval arguments"},eg="break case catch continue debugger default do else finally for function if return switch \
throw try var while with null true false instanceof typeof void delete new in this",Jj={5:eg,"5module":eg+" export import",6:eg+" const class extends export imp\
ort super"},$D=/^in(stanceof)?$/,Zj=new RegExp("["+OD+"]"),eq=new RegExp("["+OD+Qj+"]");function rg(e,t){for(var r=65536,n=0;n<t.length;n+=2){if(r+=t[n],r>e)return!1;
if(r+=t[n+1],r>=e)return!0}return!1}function Cn(e,t){return e<65?e===36:e<91?!0:e<97?e===95:e<123?!0:e<=65535?e>=170&&Zj.test(String.fromCharCode(e)):t===!1?!1:
rg(e,kD)}function jn(e,t){return e<48?e===36:e<58?!0:e<65?!1:e<91?!0:e<97?e===95:e<123?!0:e<=65535?e>=170&&eq.test(String.fromCharCode(e)):t===!1?!1:rg(e,kD)||rg(
e,Xj)}var fe=function(t,r){r===void 0&&(r={}),this.label=t,this.keyword=r.keyword,this.beforeExpr=!!r.beforeExpr,this.startsExpr=!!r.startsExpr,this.isLoop=!!r.
isLoop,this.isAssign=!!r.isAssign,this.prefix=!!r.prefix,this.postfix=!!r.postfix,this.binop=r.binop||null,this.updateContext=null};function vr(e,t){return new fe(
e,{beforeExpr:!0,binop:t})}var kr={beforeExpr:!0},ir={startsExpr:!0},ag={};function pe(e,t){return t===void 0&&(t={}),t.keyword=e,ag[e]=new fe(e,t)}var f={num:new fe(
"num",ir),regexp:new fe("regexp",ir),string:new fe("string",ir),name:new fe("name",ir),privateId:new fe("privateId",ir),eof:new fe("eof"),bracketL:new fe("[",{beforeExpr:!0,
startsExpr:!0}),bracketR:new fe("]"),braceL:new fe("{",{beforeExpr:!0,startsExpr:!0}),braceR:new fe("}"),parenL:new fe("(",{beforeExpr:!0,startsExpr:!0}),parenR:new fe(
")"),comma:new fe(",",kr),semi:new fe(";",kr),colon:new fe(":",kr),dot:new fe("."),question:new fe("?",kr),questionDot:new fe("?."),arrow:new fe("=>",kr),template:new fe(
"template"),invalidTemplate:new fe("invalidTemplate"),ellipsis:new fe("...",kr),backQuote:new fe("`",ir),dollarBraceL:new fe("${",{beforeExpr:!0,startsExpr:!0}),
eq:new fe("=",{beforeExpr:!0,isAssign:!0}),assign:new fe("_=",{beforeExpr:!0,isAssign:!0}),incDec:new fe("++/--",{prefix:!0,postfix:!0,startsExpr:!0}),prefix:new fe(
"!/~",{beforeExpr:!0,prefix:!0,startsExpr:!0}),logicalOR:vr("||",1),logicalAND:vr("&&",2),bitwiseOR:vr("|",3),bitwiseXOR:vr("^",4),bitwiseAND:vr("&",5),equality:vr(
"==/!=/===/!==",6),relational:vr("</>/<=/>=",7),bitShift:vr("<</>>/>>>",8),plusMin:new fe("+/-",{beforeExpr:!0,binop:9,prefix:!0,startsExpr:!0}),modulo:vr("%",10),
star:vr("*",10),slash:vr("/",10),starstar:new fe("**",{beforeExpr:!0}),coalesce:vr("??",1),_break:pe("break"),_case:pe("case",kr),_catch:pe("catch"),_continue:pe(
"continue"),_debugger:pe("debugger"),_default:pe("default",kr),_do:pe("do",{isLoop:!0,beforeExpr:!0}),_else:pe("else",kr),_finally:pe("finally"),_for:pe("for",{
isLoop:!0}),_function:pe("function",ir),_if:pe("if"),_return:pe("return",kr),_switch:pe("switch"),_throw:pe("throw",kr),_try:pe("try"),_var:pe("var"),_const:pe(
"const"),_while:pe("while",{isLoop:!0}),_with:pe("with"),_new:pe("new",{beforeExpr:!0,startsExpr:!0}),_this:pe("this",ir),_super:pe("super",ir),_class:pe("class",
ir),_extends:pe("extends",kr),_export:pe("export"),_import:pe("import",ir),_null:pe("null",ir),_true:pe("true",ir),_false:pe("false",ir),_in:pe("in",{beforeExpr:!0,
binop:7}),_instanceof:pe("instanceof",{beforeExpr:!0,binop:7}),_typeof:pe("typeof",{beforeExpr:!0,prefix:!0,startsExpr:!0}),_void:pe("void",{beforeExpr:!0,prefix:!0,
startsExpr:!0}),_delete:pe("delete",{beforeExpr:!0,prefix:!0,startsExpr:!0})},sr=/\r\n?|\n|\u2028|\u2029/,tq=new RegExp(sr.source,"g");function Ra(e){return e===
10||e===13||e===8232||e===8233}function wD(e,t,r){r===void 0&&(r=e.length);for(var n=t;n<r;n++){var i=e.charCodeAt(n);if(Ra(i))return n<r-1&&i===13&&e.charCodeAt(
n+1)===10?n+2:n+1}return-1}var PD=/[\u1680\u2000-\u200a\u202f\u205f\u3000\ufeff]/,ht=/(?:\s|\/\/.*|\/\*[^]*?\*\/)*/g,MD=Object.prototype,rq=MD.hasOwnProperty,nq=MD.
toString,Na=Object.hasOwn||(function(e,t){return rq.call(e,t)}),_D=Array.isArray||(function(e){return nq.call(e)==="[object Array]"}),RD=Object.create(null);function Ii(e){
return RD[e]||(RD[e]=new RegExp("^(?:"+e.replace(/ /g,"|")+")$"))}function qn(e){return e<=65535?String.fromCharCode(e):(e-=65536,String.fromCharCode((e>>10)+55296,
(e&1023)+56320))}var iq=/(?:[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?:[^\uD800-\uDBFF]|^)[\uDC00-\uDFFF])/,Au=function(t,r){this.line=t,this.column=r};Au.prototype.
offset=function(t){return new Au(this.line,this.column+t)};var Ap=function(t,r,n){this.start=r,this.end=n,t.sourceFile!==null&&(this.source=t.sourceFile)};function LD(e,t){
for(var r=1,n=0;;){var i=wD(e,n,t);if(i<0)return new Au(r,t-n);++r,n=i}}var ng={ecmaVersion:null,sourceType:"script",strict:!1,onInsertedSemicolon:null,onTrailingComma:null,
allowReserved:null,allowReturnOutsideFunction:!1,allowImportExportEverywhere:!1,allowAwaitOutsideFunction:null,allowSuperOutsideMethod:null,allowHashBang:!1,checkPrivateFields:!0,
locations:!1,startLocation:null,onToken:null,onComment:null,ranges:!1,program:null,sourceFile:null,directSourceFile:null,preserveParens:!1},ND=!1;function sq(e){
var t={};for(var r in ng)t[r]=e&&Na(e,r)?e[r]:ng[r];if(t.ecmaVersion==="latest"?t.ecmaVersion=1e8:t.ecmaVersion==null?(!ND&&typeof console=="object"&&console.warn&&
(ND=!0,console.warn(`Since Acorn 8.0.0, options.ecmaVersion is required.
Defaulting to 2020, but this will stop working in the future.`)),t.ecmaVersion=11):t.ecmaVersion>=2015&&(t.ecmaVersion-=2009),t.allowReserved==null&&(t.allowReserved=
t.ecmaVersion<5),(!e||e.allowHashBang==null)&&(t.allowHashBang=t.ecmaVersion>=14),_D(t.onToken)){var n=t.onToken;t.onToken=function(i){return n.push(i)}}if(_D(t.
onComment)&&(t.onComment=aq(t,t.onComment)),t.sourceType==="commonjs"&&t.allowAwaitOutsideFunction)throw new Error("Cannot use allowAwaitOutsideFunction with so\
urceType: commonjs");return t}function aq(e,t){return function(r,n,i,s,a,c){var m={type:r?"Block":"Line",value:n,start:i,end:s};e.locations&&(m.loc=new Ap(this,
a,c)),e.ranges&&(m.range=[i,s]),t.push(m)}}var ss=1,as=2,og=4,FD=8,ug=16,BD=32,Sp=64,UD=128,os=256,Su=512,HD=1024,Cp=ss|as|os;function cg(e,t){return as|(e?og:0)|
(t?FD:0)}var Ep=0,lg=1,Gn=2,jD=3,qD=4,VD=5,tt=function(t,r,n){this.options=t=sq(t),this.sourceFile=t.sourceFile,this.keywords=Ii(Jj[t.ecmaVersion>=6?6:t.sourceType===
"module"?"5module":5]);var i="";t.allowReserved!==!0&&(i=Z0[t.ecmaVersion>=6?6:t.ecmaVersion===5?5:3],t.sourceType==="module"&&(i+=" await")),this.reservedWords=
Ii(i);var s=(i?i+" ":"")+Z0.strict;this.reservedWordsStrict=Ii(s),this.reservedWordsStrictBind=Ii(s+" "+Z0.strictBind),this.input=String(r),this.containsEsc=!1,
this.pos=n||0,this.curLine=1,t.startLocation?(this.lineStart=this.pos-t.startLocation.column,this.curLine=t.startLocation.line):n?(this.lineStart=this.input.lastIndexOf(
`
`,n-1)+1,this.options.locations&&(this.curLine=this.input.slice(0,this.lineStart).split(sr).length)):this.lineStart=0,this.type=f.eof,this.value=null,this.start=
this.end=this.pos,this.startLoc=this.endLoc=this.curPosition(),this.lastTokEndLoc=this.lastTokStartLoc=null,this.lastTokStart=this.lastTokEnd=this.pos,this.context=
this.initialContext(),this.exprAllowed=!0,this.inModule=t.sourceType==="module",this.strict=this.inModule||t.strict===!0||this.strictDirective(this.pos),this.potentialArrowAt=
-1,this.potentialArrowInForAwait=!1,this.yieldPos=this.awaitPos=this.awaitIdentPos=0,this.labels=[],this.undefinedExports=Object.create(null),this.pos===0&&t.allowHashBang&&
this.input.slice(0,2)==="#!"&&this.skipLineComment(2),this.scopeStack=[],this.enterScope(this.options.sourceType==="commonjs"?as:ss),this.regexpState=null,this.
privateNameStack=[]},$r={inFunction:{configurable:!0},inGenerator:{configurable:!0},inAsync:{configurable:!0},canAwait:{configurable:!0},allowReturn:{configurable:!0},
allowSuper:{configurable:!0},allowDirectSuper:{configurable:!0},treatFunctionsAsVar:{configurable:!0},allowNewDotTarget:{configurable:!0},allowUsing:{configurable:!0},
inClassStaticBlock:{configurable:!0}};tt.prototype.parse=function(){var t=this,r=this.options.program||this.startNode();return this.nextToken(),this.catchStackOverflow(
function(){return t.parseTopLevel(r)})};$r.inFunction.get=function(){return(this.currentVarScope().flags&as)>0};$r.inGenerator.get=function(){return(this.currentVarScope().
flags&FD)>0};$r.inAsync.get=function(){return(this.currentVarScope().flags&og)>0};$r.canAwait.get=function(){for(var e=this.scopeStack.length-1;e>=0;e--){var t=this.
scopeStack[e],r=t.flags;if(r&(os|Su))return!1;if(r&as)return(r&og)>0}return this.inModule&&this.options.ecmaVersion>=13||this.options.allowAwaitOutsideFunction};
$r.allowReturn.get=function(){return!!(this.inFunction||this.options.allowReturnOutsideFunction&&this.currentVarScope().flags&ss)};$r.allowSuper.get=function(){
var e=this.currentThisScope(),t=e.flags;return(t&Sp)>0||this.options.allowSuperOutsideMethod};$r.allowDirectSuper.get=function(){return(this.currentThisScope().
flags&UD)>0};$r.treatFunctionsAsVar.get=function(){return this.treatFunctionsAsVarInScope(this.currentScope())};$r.allowNewDotTarget.get=function(){for(var e=this.
scopeStack.length-1;e>=0;e--){var t=this.scopeStack[e],r=t.flags;if(r&(os|Su)||r&as&&!(r&ug))return!0}return!1};$r.allowUsing.get=function(){var e=this.currentScope(),
t=e.flags;return!(t&HD||!this.inModule&&t&ss)};$r.inClassStaticBlock.get=function(){return(this.currentVarScope().flags&os)>0};tt.extend=function(){for(var t=[],
r=arguments.length;r--;)t[r]=arguments[r];for(var n=this,i=0;i<t.length;i++)n=t[i](n);return n};tt.parse=function(t,r){return new this(r,t).parse()};tt.parseExpressionAt=
function(t,r,n){var i=new this(n,t,r);return i.nextToken(),i.parseExpression()};tt.tokenizer=function(t,r){return new this(r,t)};Object.defineProperties(tt.prototype,
$r);var kt=tt.prototype,oq=/^(?:'((?:\\[^]|[^'\\])*?)'|"((?:\\[^]|[^"\\])*?)")/;kt.strictDirective=function(e){if(this.options.ecmaVersion<5)return!1;for(;;){ht.
lastIndex=e,e+=ht.exec(this.input)[0].length;var t=oq.exec(this.input.slice(e));if(!t)return!1;if((t[1]||t[2])==="use strict"){ht.lastIndex=e+t[0].length;var r=ht.
exec(this.input),n=r.index+r[0].length,i=this.input.charAt(n);return i===";"||i==="}"||sr.test(r[0])&&!(/[(`.[+\-/*%<>=,?^&]/.test(i)||i==="!"&&this.input.charAt(
n+1)==="="||i==="i"&&uq(this,n))}e+=t[0].length,ht.lastIndex=e,e+=ht.exec(this.input)[0].length,this.input[e]===";"&&e++}};function uq(e,t){for(var r=t+1,n=Math.
min(e.input.length,t+11);r<n;){var i=e.fullCharCodeAt(r);if(!jn(i,!0))break;r+=i<=65535?1:2}return r===t+2&&e.input.slice(t,r)==="in"||r===t+10&&e.input.slice(t,
r)==="instanceof"}kt.eat=function(e){return this.type===e?(this.next(),!0):!1};kt.isContextual=function(e){return this.type===f.name&&this.value===e&&!this.containsEsc};
kt.eatContextual=function(e){return this.isContextual(e)?(this.next(),!0):!1};kt.catchStackOverflow=function(e){try{return e()}catch(t){if(t instanceof Error&&(/\bstack\b.*\b(exceeded|overflow)\b/i.
test(t.message)||/\btoo much recursion\b/i.test(t.message)))this.raise(this.start,"Not enough stack space to parse input");else throw t}};kt.expectContextual=function(e){
this.eatContextual(e)||this.unexpected()};kt.canInsertSemicolon=function(){return this.type===f.eof||this.type===f.braceR||sr.test(this.input.slice(this.lastTokEnd,
this.start))};kt.insertSemicolon=function(){if(this.canInsertSemicolon())return this.options.onInsertedSemicolon&&this.options.onInsertedSemicolon(this.lastTokEnd,
this.lastTokEndLoc),!0};kt.semicolon=function(){!this.eat(f.semi)&&!this.insertSemicolon()&&this.unexpected()};kt.afterTrailingComma=function(e,t){if(this.type===
e)return this.options.onTrailingComma&&this.options.onTrailingComma(this.lastTokStart,this.lastTokStartLoc),t||this.next(),!0};kt.expect=function(e){this.eat(e)||
this.unexpected()};kt.unexpected=function(e){this.raise(e??this.start,"Unexpected token")};var _p=function(){this.shorthandAssign=this.trailingComma=this.parenthesizedAssign=
this.parenthesizedBind=this.doubleProto=-1};kt.checkPatternErrors=function(e,t){if(e){e.trailingComma>-1&&this.raiseRecoverable(e.trailingComma,"Comma is not pe\
rmitted after the rest element");var r=t?e.parenthesizedAssign:e.parenthesizedBind;r>-1&&this.raiseRecoverable(r,t?"Assigning to rvalue":"Parenthesized pattern")}};
kt.checkExpressionErrors=function(e,t){if(!e)return!1;var r=e.shorthandAssign,n=e.doubleProto;if(!t)return r>=0||n>=0;r>=0&&this.raise(r,"Shorthand property ass\
ignments are valid only in destructuring patterns"),n>=0&&this.raiseRecoverable(n,"Redefinition of __proto__ property")};kt.checkYieldAwaitInDefaultParams=function(){
this.yieldPos&&(!this.awaitPos||this.yieldPos<this.awaitPos)&&this.raise(this.yieldPos,"Yield expression cannot be a default value"),this.awaitPos&&this.raise(this.
awaitPos,"Await expression cannot be a default value")};kt.isSimpleAssignTarget=function(e){return e.type==="ParenthesizedExpression"?this.isSimpleAssignTarget(
e.expression):e.type==="Identifier"||e.type==="MemberExpression"};var F=tt.prototype;F.parseTopLevel=function(e){var t=Object.create(null);for(e.body||(e.body=[]);this.
type!==f.eof;){var r=this.parseStatement(null,!0,t);e.body.push(r)}if(this.inModule)for(var n=0,i=Object.keys(this.undefinedExports);n<i.length;n+=1){var s=i[n];
this.raiseRecoverable(this.undefinedExports[s].start,"Export '"+s+"' is not defined")}return this.adaptDirectivePrologue(e.body),this.next(),e.sourceType=this.options.
sourceType==="commonjs"?"script":this.options.sourceType,this.finishNode(e,"Program")};var mg={kind:"loop"},cq={kind:"switch"};F.isLet=function(e){if(this.options.
ecmaVersion<6||!this.isContextual("let"))return!1;ht.lastIndex=this.pos;var t=ht.exec(this.input),r=this.pos+t[0].length,n=this.fullCharCodeAt(r);if(n===91||n===
92)return!0;if(e)return!1;if(n===123)return!0;if(Cn(n)){var i=r;do r+=n<=65535?1:2;while(jn(n=this.fullCharCodeAt(r)));if(n===92)return!0;var s=this.input.slice(
i,r);if(!$D.test(s))return!0}return!1};F.isAsyncFunction=function(){if(this.options.ecmaVersion<8||!this.isContextual("async"))return!1;ht.lastIndex=this.pos;var e=ht.
exec(this.input),t=this.pos+e[0].length,r;return!sr.test(this.input.slice(this.pos,t))&&this.input.slice(t,t+8)==="function"&&(t+8===this.input.length||!(jn(r=this.
fullCharCodeAt(t+8))||r===92))};F.isUsingKeyword=function(e,t){if(this.options.ecmaVersion<17||!this.isContextual(e?"await":"using"))return!1;ht.lastIndex=this.
pos;var r=ht.exec(this.input),n=this.pos+r[0].length;if(sr.test(this.input.slice(this.pos,n)))return!1;if(e){var i=n+5,s;if(this.input.slice(n,i)!=="using"||i===
this.input.length||jn(s=this.fullCharCodeAt(i))||s===92)return!1;ht.lastIndex=i;var a=ht.exec(this.input);if(n=i+a[0].length,a&&sr.test(this.input.slice(i,n)))return!1}
var c=this.fullCharCodeAt(n);if(!Cn(c)&&c!==92)return!1;var m=n;do n+=c<=65535?1:2;while(jn(c=this.fullCharCodeAt(n)));if(c===92)return!0;var p=this.input.slice(
m,n);if($D.test(p))return!1;if(t&&!e&&p==="of"){ht.lastIndex=n;var g=ht.exec(this.input);if(n=n+g[0].length,this.input.charCodeAt(n)!==61||(c=this.input.charCodeAt(
n+1))===61||c===62)return!1}return!0};F.isAwaitUsing=function(e){return this.isUsingKeyword(!0,e)};F.isUsing=function(e){return this.isUsingKeyword(!1,e)};F.parseStatement=
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
t using cannot appear outside of async function"),this.next()),this.next(),this.parseVar(i,!1,p),this.semicolon(),this.finishNode(i,"VariableDeclaration");var g=this.
value,E=this.parseExpression();return n===f.name&&E.type==="Identifier"&&this.eat(f.colon)?this.parseLabeledStatement(i,g,E,e):this.parseExpressionStatement(i,E)}};
F.parseBreakContinueStatement=function(e,t){var r=t==="break";this.next(),this.eat(f.semi)||this.insertSemicolon()?e.label=null:this.type!==f.name?this.unexpected():
(e.label=this.parseIdent(),this.semicolon());for(var n=0;n<this.labels.length;++n){var i=this.labels[n];if((e.label==null||i.name===e.label.name)&&(i.kind!=null&&
(r||i.kind==="loop")||e.label&&r))break}return n===this.labels.length&&this.raise(e.start,"Unsyntactic "+t),this.finishNode(e,r?"BreakStatement":"ContinueStatem\
ent")};F.parseDebuggerStatement=function(e){return this.next(),this.semicolon(),this.finishNode(e,"DebuggerStatement")};F.parseDoStatement=function(e){return this.
next(),this.labels.push(mg),e.body=this.parseStatement("do"),this.labels.pop(),this.expect(f._while),e.test=this.parseParenExpression(),this.options.ecmaVersion>=
6?this.eat(f.semi):this.semicolon(),this.finishNode(e,"DoWhileStatement")};F.parseForStatement=function(e){this.next();var t=this.options.ecmaVersion>=9&&this.canAwait&&
this.eatContextual("await")?this.lastTokStart:-1;if(this.labels.push(mg),this.enterScope(0),this.expect(f.parenL),this.type===f.semi)return t>-1&&this.unexpected(
t),this.parseFor(e,null);var r=this.isLet();if(this.type===f._var||this.type===f._const||r){var n=this.startNode(),i=r?"let":this.value;return this.next(),this.
parseVar(n,!0,i),this.finishNode(n,"VariableDeclaration"),this.parseForAfterInit(e,n,t)}var s=this.isContextual("let"),a=!1,c=this.isUsing(!0)?"using":this.isAwaitUsing(
!0)?"await using":null;if(c){var m=this.startNode();return this.next(),c==="await using"&&(this.canAwait||this.raise(this.start,"Await using cannot appear outsi\
de of async function"),this.next()),this.parseVar(m,!0,c),this.finishNode(m,"VariableDeclaration"),this.parseForAfterInit(e,m,t)}var p=this.containsEsc,g=new _p,
E=this.start,C=t>-1?this.parseExprSubscripts(g,"await"):this.parseExpression(!0,g);return this.type===f._in||(a=this.options.ecmaVersion>=6&&this.isContextual("\
of"))?(t>-1?(this.type===f._in&&this.unexpected(t),e.await=!0):a&&this.options.ecmaVersion>=8&&(C.start===E&&!p&&C.type==="Identifier"&&C.name==="async"?this.unexpected():
this.options.ecmaVersion>=9&&(e.await=!1)),s&&a&&this.raise(C.start,"The left-hand side of a for-of loop may not start with 'let'."),this.toAssignable(C,!1,g),this.
checkLValPattern(C),this.parseForIn(e,C)):(this.checkExpressionErrors(g,!0),t>-1&&this.unexpected(t),this.parseFor(e,C))};F.parseForAfterInit=function(e,t,r){return(this.
type===f._in||this.options.ecmaVersion>=6&&this.isContextual("of"))&&t.declarations.length===1?(this.type===f._in?((t.kind==="using"||t.kind==="await using")&&!t.
declarations[0].init&&this.raise(this.start,"Using declaration is not allowed in for-in loops"),this.options.ecmaVersion>=9&&r>-1&&this.unexpected(r)):this.options.
ecmaVersion>=9&&(e.await=r>-1),this.parseForIn(e,t)):(r>-1&&this.unexpected(r),this.parseFor(e,t))};F.parseFunctionStatement=function(e,t,r){return this.next(),
this.parseFunction(e,Iu|(r?0:ig),!1,t)};F.parseIfStatement=function(e){return this.next(),e.test=this.parseParenExpression(),e.consequent=this.parseStatement("i\
f"),e.alternate=this.eat(f._else)?this.parseStatement("if"):null,this.finishNode(e,"IfStatement")};F.parseReturnStatement=function(e){return this.allowReturn||this.
raise(this.start,"'return' outside of function"),this.next(),this.eat(f.semi)||this.insertSemicolon()?e.argument=null:(e.argument=this.parseExpression(),this.semicolon()),
this.finishNode(e,"ReturnStatement")};F.parseSwitchStatement=function(e){this.next(),e.discriminant=this.parseParenExpression(),e.cases=[],this.expect(f.braceL),
this.labels.push(cq),this.enterScope(HD);for(var t,r=!1;this.type!==f.braceR;)if(this.type===f._case||this.type===f._default){var n=this.type===f._case;t&&this.
finishNode(t,"SwitchCase"),e.cases.push(t=this.startNode()),t.consequent=[],this.next(),n?t.test=this.parseExpression():(r&&this.raiseRecoverable(this.lastTokStart,
"Multiple default clauses"),r=!0,t.test=null),this.expect(f.colon)}else t||this.unexpected(),t.consequent.push(this.parseStatement(null));return this.exitScope(),
t&&this.finishNode(t,"SwitchCase"),this.next(),this.labels.pop(),this.finishNode(e,"SwitchStatement")};F.parseThrowStatement=function(e){return this.next(),sr.test(
this.input.slice(this.lastTokEnd,this.start))&&this.raise(this.lastTokEnd,"Illegal newline after throw"),e.argument=this.parseExpression(),this.semicolon(),this.
finishNode(e,"ThrowStatement")};var lq=[];F.parseCatchClauseParam=function(){var e=this.parseBindingAtom(),t=e.type==="Identifier";return this.enterScope(t?BD:0),
this.checkLValPattern(e,t?qD:Gn),this.expect(f.parenR),e};F.parseTryStatement=function(e){if(this.next(),e.block=this.parseBlock(),e.handler=null,this.type===f.
_catch){var t=this.startNode();this.next(),this.eat(f.parenL)?t.param=this.parseCatchClauseParam():(this.options.ecmaVersion<10&&this.unexpected(),t.param=null,
this.enterScope(0)),t.body=this.parseBlock(!1),this.exitScope(),e.handler=this.finishNode(t,"CatchClause")}return e.finalizer=this.eat(f._finally)?this.parseBlock():
null,!e.handler&&!e.finalizer&&this.raise(e.start,"Missing catch or finally clause"),this.finishNode(e,"TryStatement")};F.parseVarStatement=function(e,t,r){return this.
next(),this.parseVar(e,!1,t,r),this.semicolon(),this.finishNode(e,"VariableDeclaration")};F.parseWhileStatement=function(e){return this.next(),e.test=this.parseParenExpression(),
this.labels.push(mg),e.body=this.parseStatement("while"),this.labels.pop(),this.finishNode(e,"WhileStatement")};F.parseWithStatement=function(e){return this.strict&&
this.raise(this.start,"'with' in strict mode"),this.next(),e.object=this.parseParenExpression(),e.body=this.parseStatement("with"),this.finishNode(e,"WithStatem\
ent")};F.parseEmptyStatement=function(e){return this.next(),this.finishNode(e,"EmptyStatement")};F.parseLabeledStatement=function(e,t,r,n){for(var i=0,s=this.labels;i<
s.length;i+=1){var a=s[i];a.name===t&&this.raise(r.start,"Label '"+t+"' is already declared")}for(var c=this.type.isLoop?"loop":this.type===f._switch?"switch":null,
m=this.labels.length-1;m>=0;m--){var p=this.labels[m];if(p.statementStart===e.start)p.statementStart=this.start,p.kind=c;else break}return this.labels.push({name:t,
kind:c,statementStart:this.start}),e.body=this.parseStatement(n?n.indexOf("label")===-1?n+"label":n:"label"),this.labels.pop(),e.label=r,this.finishNode(e,"Labe\
ledStatement")};F.parseExpressionStatement=function(e,t){return e.expression=t,this.semicolon(),this.finishNode(e,"ExpressionStatement")};F.parseBlock=function(e,t,r){
for(e===void 0&&(e=!0),t===void 0&&(t=this.startNode()),t.body=[],this.expect(f.braceL),e&&this.enterScope(0);this.type!==f.braceR;){var n=this.parseStatement(null);
t.body.push(n)}return r&&(this.strict=!1),this.next(),e&&this.exitScope(),this.finishNode(t,"BlockStatement")};F.parseFor=function(e,t){return e.init=t,this.expect(
f.semi),e.test=this.type===f.semi?null:this.parseExpression(),this.expect(f.semi),e.update=this.type===f.parenR?null:this.parseExpression(),this.expect(f.parenR),
e.body=this.parseStatement("for"),this.exitScope(),this.labels.pop(),this.finishNode(e,"ForStatement")};F.parseForIn=function(e,t){var r=this.type===f._in;return this.
next(),t.type==="VariableDeclaration"&&t.declarations[0].init!=null&&(!r||this.options.ecmaVersion<8||this.strict||t.kind!=="var"||t.declarations[0].id.type!=="\
Identifier")&&this.raise(t.start,(r?"for-in":"for-of")+" loop variable declaration may not have an initializer"),e.left=t,e.right=r?this.parseExpression():this.
parseMaybeAssign(),this.expect(f.parenR),e.body=this.parseStatement("for"),this.exitScope(),this.labels.pop(),this.finishNode(e,r?"ForInStatement":"ForOfStateme\
nt")};F.parseVar=function(e,t,r,n){for(e.declarations=[],e.kind=r;;){var i=this.startNode();if(this.parseVarId(i,r),this.eat(f.eq)?i.init=this.parseMaybeAssign(
t):!n&&r==="const"&&!(this.type===f._in||this.options.ecmaVersion>=6&&this.isContextual("of"))?this.unexpected():!n&&(r==="using"||r==="await using")&&this.options.
ecmaVersion>=17&&this.type!==f._in&&!this.isContextual("of")?this.raise(this.lastTokEnd,"Missing initializer in "+r+" declaration"):!n&&i.id.type!=="Identifier"&&
!(t&&(this.type===f._in||this.isContextual("of")))?this.raise(this.lastTokEnd,"Complex binding patterns require an initialization value"):i.init=null,e.declarations.
push(this.finishNode(i,"VariableDeclarator")),!this.eat(f.comma))break}return e};F.parseVarId=function(e,t){e.id=t==="using"||t==="await using"?this.parseIdent():
this.parseBindingAtom(),this.checkLValPattern(e.id,t==="var"?lg:Gn,!1)};var Iu=1,ig=2,GD=4;F.parseFunction=function(e,t,r,n,i){this.initFunction(e),(this.options.
ecmaVersion>=9||this.options.ecmaVersion>=6&&!n)&&(this.type===f.star&&t&ig&&this.unexpected(),e.generator=this.eat(f.star)),this.options.ecmaVersion>=8&&(e.async=
!!n),t&Iu&&(e.id=t&GD&&this.type!==f.name?null:this.parseIdent(),e.id&&!(t&ig)&&this.checkLValSimple(e.id,this.strict||e.generator||e.async?this.treatFunctionsAsVar?
lg:Gn:jD));var s=this.yieldPos,a=this.awaitPos,c=this.awaitIdentPos;return this.yieldPos=0,this.awaitPos=0,this.awaitIdentPos=0,this.enterScope(cg(e.async,e.generator)),
t&Iu||(e.id=this.type===f.name?this.parseIdent():null),this.parseFunctionParams(e),this.parseFunctionBody(e,r,!1,i),this.yieldPos=s,this.awaitPos=a,this.awaitIdentPos=
c,this.finishNode(e,t&Iu?"FunctionDeclaration":"FunctionExpression")};F.parseFunctionParams=function(e){this.expect(f.parenL),e.params=this.parseBindingList(f.parenR,
!1,this.options.ecmaVersion>=8),this.checkYieldAwaitInDefaultParams()};F.parseClass=function(e,t){this.next();var r=this.strict;this.strict=!0,this.parseClassId(
e,t),this.parseClassSuper(e);var n=this.enterClassBody(),i=this.startNode(),s=!1;for(i.body=[],this.expect(f.braceL);this.type!==f.braceR;){var a=this.parseClassElement(
e.superClass!==null);a&&(i.body.push(a),a.type==="MethodDefinition"&&a.kind==="constructor"?(s&&this.raiseRecoverable(a.start,"Duplicate constructor in the same\
 class"),s=!0):a.key&&a.key.type==="PrivateIdentifier"&&mq(n,a)&&this.raiseRecoverable(a.key.start,"Identifier '#"+a.key.name+"' has already been declared"))}return this.
strict=r,this.next(),e.body=this.finishNode(i,"ClassBody"),this.exitClassBody(),this.finishNode(e,t?"ClassDeclaration":"ClassExpression")};F.parseClassElement=function(e){
if(this.eat(f.semi))return null;var t=this.options.ecmaVersion,r=this.startNode(),n="",i=!1,s=!1,a="method",c=!1;if(this.eatContextual("static")){if(t>=13&&this.
eat(f.braceL))return this.parseClassStaticBlock(r),r;this.isClassElementNameStart()||this.type===f.star?c=!0:n="static"}if(r.static=c,!n&&t>=8&&this.eatContextual(
"async")&&((this.isClassElementNameStart()||this.type===f.star)&&!this.canInsertSemicolon()?s=!0:n="async"),!n&&(t>=9||!s)&&this.eat(f.star)&&(i=!0),!n&&!s&&!i){
var m=this.value;(this.eatContextual("get")||this.eatContextual("set"))&&(this.isClassElementNameStart()?a=m:n=m)}if(n?(r.computed=!1,r.key=this.startNodeAt(this.
lastTokStart,this.lastTokStartLoc),r.key.name=n,this.finishNode(r.key,"Identifier")):this.parseClassElementName(r),t<13||this.type===f.parenL||a!=="method"||i||
s){var p=!r.static&&Tp(r,"constructor"),g=p&&e;p&&a!=="method"&&this.raise(r.key.start,"Constructor can't have get/set modifier"),r.kind=p?"constructor":a,this.
parseClassMethod(r,i,s,g)}else this.parseClassField(r);return r};F.isClassElementNameStart=function(){return this.type===f.name||this.type===f.privateId||this.type===
f.num||this.type===f.string||this.type===f.bracketL||this.type.keyword};F.parseClassElementName=function(e){this.type===f.privateId?(this.value==="constructor"&&
this.raise(this.start,"Classes can't have an element named '#constructor'"),e.computed=!1,e.key=this.parsePrivateIdent()):this.parsePropertyName(e)};F.parseClassMethod=
function(e,t,r,n){var i=e.key;e.kind==="constructor"?(t&&this.raise(i.start,"Constructor can't be a generator"),r&&this.raise(i.start,"Constructor can't be an a\
sync method")):e.static&&Tp(e,"prototype")&&this.raise(i.start,"Classes may not have a static property named prototype");var s=e.value=this.parseMethod(t,r,n);return e.
kind==="get"&&s.params.length!==0&&this.raiseRecoverable(s.start,"getter should have no params"),e.kind==="set"&&s.params.length!==1&&this.raiseRecoverable(s.start,
"setter should have exactly one param"),e.kind==="set"&&s.params[0].type==="RestElement"&&this.raiseRecoverable(s.params[0].start,"Setter cannot use rest params"),
this.finishNode(e,"MethodDefinition")};F.parseClassField=function(e){return Tp(e,"constructor")?this.raise(e.key.start,"Classes can't have a field named 'constr\
uctor'"):e.static&&Tp(e,"prototype")&&this.raise(e.key.start,"Classes can't have a static field named 'prototype'"),this.eat(f.eq)?(this.enterScope(Su|Sp),e.value=
this.parseMaybeAssign(),this.exitScope()):e.value=null,this.semicolon(),this.finishNode(e,"PropertyDefinition")};F.parseClassStaticBlock=function(e){e.body=[];var t=this.
labels;for(this.labels=[],this.enterScope(os|Sp);this.type!==f.braceR;){var r=this.parseStatement(null);e.body.push(r)}return this.next(),this.exitScope(),this.
labels=t,this.finishNode(e,"StaticBlock")};F.parseClassId=function(e,t){this.type===f.name?(e.id=this.parseIdent(),t&&this.checkLValSimple(e.id,Gn,!1)):(t===!0&&
this.unexpected(),e.id=null)};F.parseClassSuper=function(e){e.superClass=this.eat(f._extends)?this.parseExprSubscripts(null,!1):null};F.enterClassBody=function(){
var e={declared:Object.create(null),used:[]};return this.privateNameStack.push(e),e.declared};F.exitClassBody=function(){var e=this.privateNameStack.pop(),t=e.declared,
r=e.used;if(this.options.checkPrivateFields)for(var n=this.privateNameStack.length,i=n===0?null:this.privateNameStack[n-1],s=0;s<r.length;++s){var a=r[s];Na(t,a.
name)||(i?i.used.push(a):this.raiseRecoverable(a.start,"Private field '#"+a.name+"' must be declared in an enclosing class"))}};function mq(e,t){var r=t.key.name,
n=e[r],i="true";return t.type==="MethodDefinition"&&(t.kind==="get"||t.kind==="set")&&(i=(t.static?"s":"i")+t.kind),n==="iget"&&i==="iset"||n==="iset"&&i==="ige\
t"||n==="sget"&&i==="sset"||n==="sset"&&i==="sget"?(e[r]="true",!1):n?!0:(e[r]=i,!1)}function Tp(e,t){var r=e.computed,n=e.key;return!r&&(n.type==="Identifier"&&
n.name===t||n.type==="Literal"&&n.value===t)}F.parseExportAllDeclaration=function(e,t){return this.options.ecmaVersion>=11&&(this.eatContextual("as")?(e.exported=
this.parseModuleExportName(),this.checkExport(t,e.exported,this.lastTokStart)):e.exported=null),this.expectContextual("from"),this.type!==f.string&&this.unexpected(),
e.source=this.parseExprAtom(),this.options.ecmaVersion>=16&&(e.attributes=this.parseWithClause()),this.semicolon(),this.finishNode(e,"ExportAllDeclaration")};F.
parseExport=function(e,t){if(this.next(),this.eat(f.star))return this.parseExportAllDeclaration(e,t);if(this.eat(f._default))return this.checkExport(t,"default",
this.lastTokStart),e.declaration=this.parseExportDefaultDeclaration(),this.finishNode(e,"ExportDefaultDeclaration");if(this.shouldParseExportStatement())e.declaration=
this.parseExportDeclaration(e),e.declaration.type==="VariableDeclaration"?this.checkVariableExport(t,e.declaration.declarations):this.checkExport(t,e.declaration.
id,e.declaration.id.start),e.specifiers=[],e.source=null,this.options.ecmaVersion>=16&&(e.attributes=[]);else{if(e.declaration=null,e.specifiers=this.parseExportSpecifiers(
t),this.eatContextual("from"))this.type!==f.string&&this.unexpected(),e.source=this.parseExprAtom(),this.options.ecmaVersion>=16&&(e.attributes=this.parseWithClause());else{
for(var r=0,n=e.specifiers;r<n.length;r+=1){var i=n[r];this.checkUnreserved(i.local),this.checkLocalExport(i.local),i.local.type==="Literal"&&this.raise(i.local.
start,"A string literal cannot be used as an exported binding without `from`.")}e.source=null,this.options.ecmaVersion>=16&&(e.attributes=[])}this.semicolon()}return this.
finishNode(e,"ExportNamedDeclaration")};F.parseExportDeclaration=function(e){return this.parseStatement(null)};F.parseExportDefaultDeclaration=function(){var e;
if(this.type===f._function||(e=this.isAsyncFunction())){var t=this.startNode();return this.next(),e&&this.next(),this.parseFunction(t,Iu|GD,!1,e)}else if(this.type===
f._class){var r=this.startNode();return this.parseClass(r,"nullableID")}else{var n=this.parseMaybeAssign();return this.semicolon(),n}};F.checkExport=function(e,t,r){
e&&(typeof t!="string"&&(t=t.type==="Identifier"?t.name:t.value),Na(e,t)&&this.raiseRecoverable(r,"Duplicate export '"+t+"'"),e[t]=!0)};F.checkPatternExport=function(e,t){
var r=t.type;if(r==="Identifier")this.checkExport(e,t,t.start);else if(r==="ObjectPattern")for(var n=0,i=t.properties;n<i.length;n+=1){var s=i[n];this.checkPatternExport(
e,s)}else if(r==="ArrayPattern")for(var a=0,c=t.elements;a<c.length;a+=1){var m=c[a];m&&this.checkPatternExport(e,m)}else r==="Property"?this.checkPatternExport(
e,t.value):r==="AssignmentPattern"?this.checkPatternExport(e,t.left):r==="RestElement"&&this.checkPatternExport(e,t.argument)};F.checkVariableExport=function(e,t){
if(e)for(var r=0,n=t;r<n.length;r+=1){var i=n[r];this.checkPatternExport(e,i.id)}};F.shouldParseExportStatement=function(){return this.type.keyword==="var"||this.
type.keyword==="const"||this.type.keyword==="class"||this.type.keyword==="function"||this.isLet()||this.isAsyncFunction()};F.parseExportSpecifier=function(e){var t=this.
startNode();return t.local=this.parseModuleExportName(),t.exported=this.eatContextual("as")?this.parseModuleExportName():t.local,this.checkExport(e,t.exported,t.
exported.start),this.finishNode(t,"ExportSpecifier")};F.parseExportSpecifiers=function(e){var t=[],r=!0;for(this.expect(f.braceL);!this.eat(f.braceR);){if(r)r=!1;else if(this.
expect(f.comma),this.afterTrailingComma(f.braceR))break;t.push(this.parseExportSpecifier(e))}return t};F.parseImport=function(e){return this.next(),this.type===
f.string?(e.specifiers=lq,e.source=this.parseExprAtom()):(e.specifiers=this.parseImportSpecifiers(),this.expectContextual("from"),e.source=this.type===f.string?
this.parseExprAtom():this.unexpected()),this.options.ecmaVersion>=16&&(e.attributes=this.parseWithClause()),this.semicolon(),this.finishNode(e,"ImportDeclaratio\
n")};F.parseImportSpecifier=function(){var e=this.startNode();return e.imported=this.parseModuleExportName(),this.eatContextual("as")?e.local=this.parseIdent():
(this.checkUnreserved(e.imported),e.local=e.imported),this.checkLValSimple(e.local,Gn),this.finishNode(e,"ImportSpecifier")};F.parseImportDefaultSpecifier=function(){
var e=this.startNode();return e.local=this.parseIdent(),this.checkLValSimple(e.local,Gn),this.finishNode(e,"ImportDefaultSpecifier")};F.parseImportNamespaceSpecifier=
function(){var e=this.startNode();return this.next(),this.expectContextual("as"),e.local=this.parseIdent(),this.checkLValSimple(e.local,Gn),this.finishNode(e,"I\
mportNamespaceSpecifier")};F.parseImportSpecifiers=function(){var e=[],t=!0;if(this.type===f.name&&(e.push(this.parseImportDefaultSpecifier()),!this.eat(f.comma)))
return e;if(this.type===f.star)return e.push(this.parseImportNamespaceSpecifier()),e;for(this.expect(f.braceL);!this.eat(f.braceR);){if(t)t=!1;else if(this.expect(
f.comma),this.afterTrailingComma(f.braceR))break;e.push(this.parseImportSpecifier())}return e};F.parseWithClause=function(){var e=[];if(!this.eat(f._with))return e;
this.expect(f.braceL);for(var t={},r=!0;!this.eat(f.braceR);){if(r)r=!1;else if(this.expect(f.comma),this.afterTrailingComma(f.braceR))break;var n=this.parseImportAttribute(),
i=n.key.type==="Identifier"?n.key.name:n.key.value;Na(t,i)&&this.raiseRecoverable(n.key.start,"Duplicate attribute key '"+i+"'"),t[i]=!0,e.push(n)}return e};F.parseImportAttribute=
function(){var e=this.startNode();return e.key=this.type===f.string?this.parseExprAtom():this.parseIdent(this.options.allowReserved!=="never"),this.expect(f.colon),
this.type!==f.string&&this.unexpected(),e.value=this.parseExprAtom(),this.finishNode(e,"ImportAttribute")};F.parseModuleExportName=function(){if(this.options.ecmaVersion>=
13&&this.type===f.string){var e=this.parseLiteral(this.value);return iq.test(e.value)&&this.raise(e.start,"An export name cannot include a lone surrogate."),e}return this.
parseIdent(!0)};F.adaptDirectivePrologue=function(e){for(var t=0;t<e.length&&this.isDirectiveCandidate(e[t]);++t)e[t].directive=e[t].expression.raw.slice(1,-1)};
F.isDirectiveCandidate=function(e){return this.options.ecmaVersion>=5&&e.type==="ExpressionStatement"&&e.expression.type==="Literal"&&typeof e.expression.value==
"string"&&(this.input[e.start]==='"'||this.input[e.start]==="'")};var wr=tt.prototype;wr.toAssignable=function(e,t,r){if(this.options.ecmaVersion>=6&&e)switch(e.
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
t===void 0&&(t=Ep);var n=t!==Ep;switch(e.type){case"Identifier":this.strict&&this.reservedWordsStrictBind.test(e.name)&&this.raiseRecoverable(e.start,(n?"Bindin\
g ":"Assigning to ")+e.name+" in strict mode"),n&&(t===Gn&&e.name==="let"&&this.raiseRecoverable(e.start,"let is disallowed as a lexically bound name"),r&&(Na(r,
e.name)&&this.raiseRecoverable(e.start,"Argument name clash"),r[e.name]=!0),t!==VD&&this.declareName(e.name,t,e.start));break;case"ChainExpression":this.raiseRecoverable(
e.start,"Optional chaining cannot appear in left-hand side");break;case"MemberExpression":n&&this.raiseRecoverable(e.start,"Binding member expression");break;case"\
ParenthesizedExpression":return n&&this.raiseRecoverable(e.start,"Binding parenthesized expression"),this.checkLValSimple(e.expression,t,r);default:this.raise(e.
start,(n?"Binding":"Assigning to")+" rvalue")}};wr.checkLValPattern=function(e,t,r){switch(t===void 0&&(t=Ep),e.type){case"ObjectPattern":for(var n=0,i=e.properties;n<
i.length;n+=1){var s=i[n];this.checkLValInnerPattern(s,t,r)}break;case"ArrayPattern":for(var a=0,c=e.elements;a<c.length;a+=1){var m=c[a];m&&this.checkLValInnerPattern(
m,t,r)}break;default:this.checkLValSimple(e,t,r)}};wr.checkLValInnerPattern=function(e,t,r){switch(t===void 0&&(t=Ep),e.type){case"Property":this.checkLValInnerPattern(
e.value,t,r);break;case"AssignmentPattern":this.checkLValPattern(e.left,t,r);break;case"RestElement":this.checkLValPattern(e.argument,t,r);break;default:this.checkLValPattern(
e,t,r)}};var Wr=function(t,r,n,i,s){this.token=t,this.isExpr=!!r,this.preserveSpace=!!n,this.override=i,this.generator=!!s},Be={b_stat:new Wr("{",!1),b_expr:new Wr(
"{",!0),b_tmpl:new Wr("${",!1),p_stat:new Wr("(",!1),p_expr:new Wr("(",!0),q_tmpl:new Wr("`",!0,!0,function(e){return e.tryReadTemplateToken()}),f_stat:new Wr("\
function",!1),f_expr:new Wr("function",!0),f_expr_gen:new Wr("function",!0,!1,null,!0),f_gen:new Wr("function",!1,!1,null,!0)},Da=tt.prototype;Da.initialContext=
function(){return[Be.b_stat]};Da.curContext=function(){return this.context[this.context.length-1]};Da.braceIsBlock=function(e){var t=this.curContext();return t===
Be.f_expr||t===Be.f_stat?!0:e===f.colon&&(t===Be.b_stat||t===Be.b_expr)?!t.isExpr:e===f._return||e===f.name&&this.exprAllowed?sr.test(this.input.slice(this.lastTokEnd,
this.start)):e===f._else||e===f.semi||e===f.eof||e===f.parenR||e===f.arrow?!0:e===f.braceL?t===Be.b_stat:e===f._var||e===f._const||e===f.name?!1:!this.exprAllowed};
Da.inGeneratorContext=function(){for(var e=this.context.length-1;e>=1;e--){var t=this.context[e];if(t.token==="function")return t.generator}return!1};Da.updateContext=
function(e){var t,r=this.type;r.keyword&&e===f.dot?this.exprAllowed=!1:(t=r.updateContext)?t.call(this,e):this.exprAllowed=r.beforeExpr};Da.overrideContext=function(e){
this.curContext()!==e&&(this.context[this.context.length-1]=e)};f.parenR.updateContext=f.braceR.updateContext=function(){if(this.context.length===1){this.exprAllowed=
!0;return}var e=this.context.pop();e===Be.b_stat&&this.curContext().token==="function"&&(e=this.context.pop()),this.exprAllowed=!e.isExpr};f.braceL.updateContext=
function(e){this.context.push(this.braceIsBlock(e)?Be.b_stat:Be.b_expr),this.exprAllowed=!0};f.dollarBraceL.updateContext=function(){this.context.push(Be.b_tmpl),
this.exprAllowed=!0};f.parenL.updateContext=function(e){var t=e===f._if||e===f._for||e===f._with||e===f._while;this.context.push(t?Be.p_stat:Be.p_expr),this.exprAllowed=
!0};f.incDec.updateContext=function(){};f._function.updateContext=f._class.updateContext=function(e){e.beforeExpr&&e!==f._else&&!(e===f.semi&&this.curContext()!==
Be.p_stat)&&!(e===f._return&&sr.test(this.input.slice(this.lastTokEnd,this.start)))&&!((e===f.colon||e===f.braceL)&&this.curContext()===Be.b_stat)?this.context.
push(Be.f_expr):this.context.push(Be.f_stat),this.exprAllowed=!1};f.colon.updateContext=function(){this.curContext().token==="function"&&this.context.pop(),this.
exprAllowed=!0};f.backQuote.updateContext=function(){this.curContext()===Be.q_tmpl?this.context.pop():this.context.push(Be.q_tmpl),this.exprAllowed=!1};f.star.updateContext=
function(e){if(e===f._function){var t=this.context.length-1;this.context[t]===Be.f_expr?this.context[t]=Be.f_expr_gen:this.context[t]=Be.f_gen}this.exprAllowed=
!0};f.name.updateContext=function(e){var t=!1;this.options.ecmaVersion>=6&&e!==f.dot&&(this.value==="of"&&!this.exprAllowed||this.value==="yield"&&this.inGeneratorContext())&&
(t=!0),this.exprAllowed=t};var Y=tt.prototype;Y.checkPropClash=function(e,t,r){if(!(this.options.ecmaVersion>=9&&e.type==="SpreadElement")&&!(this.options.ecmaVersion>=
6&&(e.computed||e.method||e.shorthand))){var n=e.key,i;switch(n.type){case"Identifier":i=n.name;break;case"Literal":i=String(n.value);break;default:return}var s=e.
kind;if(this.options.ecmaVersion>=6){i==="__proto__"&&s==="init"&&(t.proto&&(r?r.doubleProto<0&&(r.doubleProto=n.start):this.raiseRecoverable(n.start,"Redefinit\
ion of __proto__ property")),t.proto=!0);return}i="$"+i;var a=t[i];if(a){var c;s==="init"?c=this.strict&&a.init||a.get||a.set:c=a.init||a[s],c&&this.raiseRecoverable(
n.start,"Redefinition of property")}else a=t[i]={init:!1,get:!1,set:!1};a[s]=!0}};Y.parseExpression=function(e,t){var r=this;return this.catchStackOverflow(function(){
var n=r.start,i=r.startLoc,s=r.parseMaybeAssign(e,t);if(r.type===f.comma){var a=r.startNodeAt(n,i);for(a.expressions=[s];r.eat(f.comma);)a.expressions.push(r.parseMaybeAssign(
e,t));return r.finishNode(a,"SequenceExpression")}return s})};Y.parseMaybeAssign=function(e,t,r){if(this.isContextual("yield")){if(this.inGenerator)return this.
parseYield(e);this.exprAllowed=!1}var n=!1,i=-1,s=-1,a=-1;t?(i=t.parenthesizedAssign,s=t.trailingComma,a=t.doubleProto,t.parenthesizedAssign=t.trailingComma=-1):
(t=new _p,n=!0);var c=this.start,m=this.startLoc;(this.type===f.parenL||this.type===f.name)&&(this.potentialArrowAt=this.start,this.potentialArrowInForAwait=e===
"await");var p=this.parseMaybeConditional(e,t);if(r&&(p=r.call(this,p,c,m)),this.type.isAssign){var g=this.startNodeAt(c,m);return g.operator=this.value,this.type===
f.eq&&(p=this.toAssignable(p,!1,t)),n||(t.parenthesizedAssign=t.trailingComma=-1,t.shorthandAssign>=p.start&&(t.shorthandAssign=-1),t.doubleProto>=p.start&&(t.doubleProto=
-1)),this.type===f.eq?this.checkLValPattern(p):this.checkLValSimple(p),g.left=p,this.next(),g.right=this.parseMaybeAssign(e),a>-1&&(t.doubleProto=a),this.finishNode(
g,"AssignmentExpression")}else n&&this.checkExpressionErrors(t,!0);return i>-1&&(t.parenthesizedAssign=i),s>-1&&(t.trailingComma=s),p};Y.parseMaybeConditional=function(e,t){
var r=this.start,n=this.startLoc,i=this.parseExprOps(e,t);if(this.checkExpressionErrors(t))return i;if(!(i.type==="ArrowFunctionExpression"&&i.start===r)&&this.
eat(f.question)){var s=this.startNodeAt(r,n);return s.test=i,s.consequent=this.parseMaybeAssign(),this.expect(f.colon),s.alternate=this.parseMaybeAssign(e),this.
finishNode(s,"ConditionalExpression")}return i};Y.parseExprOps=function(e,t){var r=this.start,n=this.startLoc,i=this.parseMaybeUnary(t,!1,!1,e);return this.checkExpressionErrors(
t)||i.start===r&&i.type==="ArrowFunctionExpression"?i:this.parseExprOp(i,r,n,-1,e)};Y.parseExprOp=function(e,t,r,n,i){var s=this.type.binop;if(s!=null&&(!i||this.
type!==f._in)&&s>n){var a=this.type===f.logicalOR||this.type===f.logicalAND,c=this.type===f.coalesce;c&&(s=f.logicalAND.binop);var m=this.value;this.next();var p=this.
start,g=this.startLoc,E=this.parseExprOp(this.parseMaybeUnary(null,!1,!1,i),p,g,s,i),C=this.buildBinary(t,r,e,E,m,a||c);return(a&&this.type===f.coalesce||c&&(this.
type===f.logicalOR||this.type===f.logicalAND))&&this.raiseRecoverable(this.start,"Logical expressions and coalesce expressions cannot be mixed. Wrap either by p\
arentheses"),this.parseExprOp(C,t,r,n,i)}return e};Y.buildBinary=function(e,t,r,n,i,s){n.type==="PrivateIdentifier"&&this.raise(n.start,"Private identifier can \
only be left side of binary expression");var a=this.startNodeAt(e,t);return a.left=r,a.operator=i,a.right=n,this.finishNode(a,s?"LogicalExpression":"BinaryExpre\
ssion")};Y.parseMaybeUnary=function(e,t,r,n){var i=this.start,s=this.startLoc,a;if(this.isContextual("await")&&this.canAwait)a=this.parseAwait(n),t=!0;else if(this.
type.prefix){var c=this.startNode(),m=this.type===f.incDec;c.operator=this.value,c.prefix=!0,this.next(),c.argument=this.parseMaybeUnary(null,!0,m,n),this.checkExpressionErrors(
e,!0),m?this.checkLValSimple(c.argument):this.strict&&c.operator==="delete"&&KD(c.argument)?this.raiseRecoverable(c.start,"Deleting local variable in strict mod\
e"):c.operator==="delete"&&sg(c.argument)?this.raiseRecoverable(c.start,"Private fields can not be deleted"):t=!0,a=this.finishNode(c,m?"UpdateExpression":"Unar\
yExpression")}else if(!t&&this.type===f.privateId)(n||this.privateNameStack.length===0)&&this.options.checkPrivateFields&&this.unexpected(),a=this.parsePrivateIdent(),
this.type!==f._in&&this.unexpected();else{if(a=this.parseExprSubscripts(e,n),this.checkExpressionErrors(e))return a;for(;this.type.postfix&&!this.canInsertSemicolon();){
var p=this.startNodeAt(i,s);p.operator=this.value,p.prefix=!1,p.argument=a,this.checkLValSimple(a),this.next(),a=this.finishNode(p,"UpdateExpression")}}if(!r&&!(a.
type==="ArrowFunctionExpression"&&a.start===i)&&this.eat(f.starstar))if(t)this.unexpected(this.lastTokStart);else return this.buildBinary(i,s,a,this.parseMaybeUnary(
null,!1,!1,n),"**",!1);else return a};function KD(e){return e.type==="Identifier"||e.type==="ParenthesizedExpression"&&KD(e.expression)}function sg(e){return e.
type==="MemberExpression"&&e.property.type==="PrivateIdentifier"||e.type==="ChainExpression"&&sg(e.expression)||e.type==="ParenthesizedExpression"&&sg(e.expression)}
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
never"),g.computed=!!p,c&&(g.optional=m),e=this.finishNode(g,"MemberExpression")}else if(!n&&this.eat(f.parenL)){var E=new _p,C=this.yieldPos,O=this.awaitPos,j=this.
awaitIdentPos;this.yieldPos=0,this.awaitPos=0,this.awaitIdentPos=0;var Ue=this.parseExprList(f.parenR,this.options.ecmaVersion>=8,!1,E);if(i&&!m&&this.shouldParseAsyncArrow())
return this.checkPatternErrors(E,!1),this.checkYieldAwaitInDefaultParams(),this.awaitIdentPos>0&&this.raise(this.awaitIdentPos,"Cannot use 'await' as identifier\
 inside an async function"),this.yieldPos=C,this.awaitPos=O,this.awaitIdentPos=j,this.parseSubscriptAsyncArrow(t,r,Ue,a);this.checkExpressionErrors(E,!0),this.yieldPos=
C||this.yieldPos,this.awaitPos=O||this.awaitPos,this.awaitIdentPos=j||this.awaitIdentPos;var Vt=this.startNodeAt(t,r);Vt.callee=e,Vt.arguments=Ue,c&&(Vt.optional=
m),e=this.finishNode(Vt,"CallExpression")}else if(this.type===f.backQuote){(m||s)&&this.raise(this.start,"Optional chaining cannot appear in the tag of tagged t\
emplate expressions");var ar=this.startNodeAt(t,r);ar.tag=e,ar.quasi=this.parseTemplate({isTagged:!0}),e=this.finishNode(ar,"TaggedTemplateExpression")}return e};
Y.parseExprAtom=function(e,t,r){this.type===f.slash&&this.readRegexp();var n,i=this.potentialArrowAt===this.start;switch(this.type){case f._super:return this.allowSuper||
this.raise(this.start,"'super' keyword outside a method"),n=this.startNode(),this.next(),this.type===f.parenL&&!this.allowDirectSuper&&this.raise(n.start,"super\
() call outside constructor of a subclass"),this.type!==f.dot&&this.type!==f.bracketL&&this.type!==f.parenL&&this.unexpected(),this.finishNode(n,"Super");case f.
_this:return n=this.startNode(),this.next(),this.finishNode(n,"ThisExpression");case f.name:var s=this.start,a=this.startLoc,c=this.containsEsc,m=this.parseIdent(
!1);if(this.options.ecmaVersion>=8&&!c&&m.name==="async"&&!this.canInsertSemicolon()&&this.eat(f._function))return this.overrideContext(Be.f_expr),this.parseFunction(
this.startNodeAt(s,a),0,!1,!0,t);if(i&&!this.canInsertSemicolon()){if(this.eat(f.arrow))return this.parseArrowExpression(this.startNodeAt(s,a),[m],!1,t);if(this.
options.ecmaVersion>=8&&m.name==="async"&&this.type===f.name&&!c&&(!this.potentialArrowInForAwait||this.value!=="of"||this.containsEsc))return m=this.parseIdent(
!1),(this.canInsertSemicolon()||!this.eat(f.arrow))&&this.unexpected(),this.parseArrowExpression(this.startNodeAt(s,a),[m],!0,t)}return m;case f.regexp:var p=this.
value;return n=this.parseLiteral(p.value),n.regex={pattern:p.pattern,flags:p.flags},n;case f.num:case f.string:return this.parseLiteral(this.value);case f._null:case f.
_true:case f._false:return n=this.startNode(),n.value=this.type===f._null?null:this.type===f._true,n.raw=this.type.keyword,this.next(),this.finishNode(n,"Litera\
l");case f.parenL:var g=this.start,E=this.parseParenAndDistinguishExpression(i,t);return e&&(e.parenthesizedAssign<0&&!this.isSimpleAssignTarget(E)&&(e.parenthesizedAssign=
g),e.parenthesizedBind<0&&(e.parenthesizedBind=g)),E;case f.bracketL:return n=this.startNode(),this.next(),n.elements=this.parseExprList(f.bracketR,!0,!0,e),this.
finishNode(n,"ArrayExpression");case f.braceL:return this.overrideContext(Be.b_expr),this.parseObj(!1,e);case f._function:return n=this.startNode(),this.next(),
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
p=!0,g=!1,E=new _p,C=this.yieldPos,O=this.awaitPos,j;for(this.yieldPos=0,this.awaitPos=0;this.type!==f.parenR;)if(p?p=!1:this.expect(f.comma),s&&this.afterTrailingComma(
f.parenR,!0)){g=!0;break}else if(this.type===f.ellipsis){j=this.start,m.push(this.parseParenItem(this.parseRestBinding())),this.type===f.comma&&this.raiseRecoverable(
this.start,"Comma is not permitted after the rest element");break}else m.push(this.parseMaybeAssign(!1,E,this.parseParenItem));var Ue=this.lastTokEnd,Vt=this.lastTokEndLoc;
if(this.expect(f.parenR),e&&this.shouldParseArrow(m)&&this.eat(f.arrow))return this.checkPatternErrors(E,!1),this.checkYieldAwaitInDefaultParams(),this.yieldPos=
C,this.awaitPos=O,this.parseParenArrowList(r,n,m,t);(!m.length||g)&&this.unexpected(this.lastTokStart),j&&this.unexpected(j),this.checkExpressionErrors(E,!0),this.
yieldPos=C||this.yieldPos,this.awaitPos=O||this.awaitPos,m.length>1?(i=this.startNodeAt(a,c),i.expressions=m,this.finishNodeAt(i,"SequenceExpression",Ue,Vt)):i=
m[0]}else i=this.parseParenExpression();if(this.options.preserveParens){var ar=this.startNodeAt(r,n);return ar.expression=i,this.finishNode(ar,"ParenthesizedExp\
ression")}else return i};Y.parseParenItem=function(e){return e};Y.parseParenArrowList=function(e,t,r,n){return this.parseArrowExpression(this.startNodeAt(e,t),r,
!1,n)};var pq=[];Y.parseNew=function(){this.containsEsc&&this.raiseRecoverable(this.start,"Escape sequence in keyword new");var e=this.startNode();if(this.next(),
this.options.ecmaVersion>=6&&this.type===f.dot){var t=this.startNodeAt(e.start,e.loc&&e.loc.start);t.name="new",e.meta=this.finishNode(t,"Identifier"),this.next();
var r=this.containsEsc;return e.property=this.parseIdent(!0),e.property.name!=="target"&&this.raiseRecoverable(e.property.start,"The only valid meta property fo\
r new is 'new.target'"),r&&this.raiseRecoverable(e.start,"'new.target' must not contain escaped characters"),this.allowNewDotTarget||this.raiseRecoverable(e.start,
"'new.target' can only be used in functions and class static block"),this.finishNode(e,"MetaProperty")}var n=this.start,i=this.startLoc;return e.callee=this.parseSubscripts(
this.parseExprAtom(null,!1,!0),n,i,!0,!1),e.callee.type==="Super"&&this.raiseRecoverable(n,"Invalid use of 'super'"),this.eat(f.parenL)?e.arguments=this.parseExprList(
f.parenR,this.options.ecmaVersion>=8,!1):e.arguments=pq,this.finishNode(e,"NewExpression")};Y.parseTemplateElement=function(e){var t=e.isTagged,r=this.startNode();
return this.type===f.invalidTemplate?(t||this.raiseRecoverable(this.start,"Bad escape sequence in untagged template literal"),r.value={raw:this.value.replace(/\r\n?/g,
`
`),cooked:null}):r.value={raw:this.input.slice(this.start,this.end).replace(/\r\n?/g,`
`),cooked:this.value},this.next(),r.tail=this.type===f.backQuote,this.finishNode(r,"TemplateElement")};Y.parseTemplate=function(e){e===void 0&&(e={});var t=e.isTagged;
t===void 0&&(t=!1);var r=this.startNode();this.next(),r.expressions=[];var n=this.parseTemplateElement({isTagged:t});for(r.quasis=[n];!n.tail;)this.type===f.eof&&
this.raise(this.pos,"Unterminated template literal"),this.expect(f.dollarBraceL),r.expressions.push(this.parseExpression()),this.expect(f.braceR),r.quasis.push(
n=this.parseTemplateElement({isTagged:t}));return this.next(),this.finishNode(r,"TemplateLiteral")};Y.isAsyncProp=function(e){return!e.computed&&e.key.type==="I\
dentifier"&&e.key.name==="async"&&(this.type===f.name||this.type===f.num||this.type===f.string||this.type===f.bracketL||this.type.keyword||this.options.ecmaVersion>=
9&&this.type===f.star)&&!sr.test(this.input.slice(this.lastTokEnd,this.start))};Y.parseObj=function(e,t){var r=this.startNode(),n=!0,i={};for(r.properties=[],this.
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
!!t),this.yieldPos=0,this.awaitPos=0,this.awaitIdentPos=0,this.enterScope(cg(t,n.generator)|Sp|(r?UD:0)),this.expect(f.parenL),n.params=this.parseBindingList(f.
parenR,!1,this.options.ecmaVersion>=8),this.checkYieldAwaitInDefaultParams(),this.parseFunctionBody(n,!1,!0,!1),this.yieldPos=i,this.awaitPos=s,this.awaitIdentPos=
a,this.finishNode(n,"FunctionExpression")};Y.parseArrowExpression=function(e,t,r,n){var i=this.yieldPos,s=this.awaitPos,a=this.awaitIdentPos;return this.enterScope(
cg(r,!1)|ug),this.initFunction(e),this.options.ecmaVersion>=8&&(e.async=!!r),this.yieldPos=0,this.awaitPos=0,this.awaitIdentPos=0,e.params=this.toAssignableList(
t,!0),this.parseFunctionBody(e,!0,!1,n),this.yieldPos=i,this.awaitPos=s,this.awaitIdentPos=a,this.finishNode(e,"ArrowFunctionExpression")};Y.parseFunctionBody=function(e,t,r,n){
var i=t&&this.type!==f.braceL,s=this.strict,a=!1;if(i)e.body=this.parseMaybeAssign(n),e.expression=!0,this.checkParams(e,!1);else{var c=this.options.ecmaVersion>=
7&&!this.isSimpleParamList(e.params);(!s||c)&&(a=this.strictDirective(this.end),a&&c&&this.raiseRecoverable(e.start,"Illegal 'use strict' directive in function \
with non-simple parameter list"));var m=this.labels;this.labels=[],a&&(this.strict=!0),this.checkParams(e,!s&&!a&&!t&&!r&&this.isSimpleParamList(e.params)),this.
strict&&e.id&&this.checkLValSimple(e.id,VD),e.body=this.parseBlock(!1,void 0,a&&!s),e.expression=!1,this.adaptDirectivePrologue(e.body.body),this.labels=m}this.
exitScope()};Y.isSimpleParamList=function(e){for(var t=0,r=e;t<r.length;t+=1){var n=r[t];if(n.type!=="Identifier")return!1}return!0};Y.checkParams=function(e,t){
for(var r=Object.create(null),n=0,i=e.params;n<i.length;n+=1){var s=i[n];this.checkLValInnerPattern(s,lg,t?null:r)}};Y.parseExprList=function(e,t,r,n){for(var i=[],
s=!0;!this.eat(e);){if(s)s=!1;else if(this.expect(f.comma),t&&this.afterTrailingComma(e))break;var a=void 0;r&&this.type===f.comma?a=null:this.type===f.ellipsis?
(a=this.parseSpread(n),n&&this.type===f.comma&&n.trailingComma<0&&(n.trailingComma=this.start)):a=this.parseMaybeAssign(!1,n),i.push(a)}return i};Y.checkUnreserved=
function(e){var t=e.start,r=e.end,n=e.name;if(this.inGenerator&&n==="yield"&&this.raiseRecoverable(t,"Cannot use 'yield' as identifier inside a generator"),this.
inAsync&&n==="await"&&this.raiseRecoverable(t,"Cannot use 'await' as identifier inside an async function"),!(this.currentThisScope().flags&Cp)&&n==="arguments"&&
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
parseMaybeUnary(null,!0,!1,e),this.finishNode(t,"AwaitExpression")};var bp=tt.prototype;bp.raise=function(e,t){var r=LD(this.input,e);t+=" ("+r.line+":"+r.column+
")",this.sourceFile&&(t+=" in "+this.sourceFile);var n=new SyntaxError(t);throw n.pos=e,n.loc=r,n.raisedAt=this.pos,n};bp.raiseRecoverable=bp.raise;bp.curPosition=
function(){if(this.options.locations)return new Au(this.curLine,this.pos-this.lineStart)};var Ai=tt.prototype,fq=function(t){this.flags=t,this.var=[],this.lexical=
[],this.functions=[]};Ai.enterScope=function(e){this.scopeStack.push(new fq(e))};Ai.exitScope=function(){this.scopeStack.pop()};Ai.treatFunctionsAsVarInScope=function(e){
return e.flags&as||!this.inModule&&e.flags&ss};Ai.declareName=function(e,t,r){var n=!1;if(t===Gn){var i=this.currentScope();n=i.lexical.indexOf(e)>-1||i.functions.
indexOf(e)>-1||i.var.indexOf(e)>-1,i.lexical.push(e),this.inModule&&i.flags&ss&&delete this.undefinedExports[e]}else if(t===qD){var s=this.currentScope();s.lexical.
push(e)}else if(t===jD){var a=this.currentScope();this.treatFunctionsAsVar?n=a.lexical.indexOf(e)>-1:n=a.lexical.indexOf(e)>-1||a.var.indexOf(e)>-1,a.functions.
push(e)}else for(var c=this.scopeStack.length-1;c>=0;--c){var m=this.scopeStack[c];if(m.lexical.indexOf(e)>-1&&!(m.flags&BD&&m.lexical[0]===e)||!this.treatFunctionsAsVarInScope(
m)&&m.functions.indexOf(e)>-1){n=!0;break}if(m.var.push(e),this.inModule&&m.flags&ss&&delete this.undefinedExports[e],m.flags&Cp)break}n&&this.raiseRecoverable(
r,"Identifier '"+e+"' has already been declared")};Ai.checkLocalExport=function(e){this.scopeStack[0].lexical.indexOf(e.name)===-1&&this.scopeStack[0].var.indexOf(
e.name)===-1&&(this.undefinedExports[e.name]=e)};Ai.currentScope=function(){return this.scopeStack[this.scopeStack.length-1]};Ai.currentVarScope=function(){for(var e=this.
scopeStack.length-1;;e--){var t=this.scopeStack[e];if(t.flags&(Cp|Su|os))return t}};Ai.currentThisScope=function(){for(var e=this.scopeStack.length-1;;e--){var t=this.
scopeStack[e];if(t.flags&(Cp|Su|os)&&!(t.flags&ug))return t}};var Rp=function(t,r,n){this.type="",this.start=r,this.end=0,t.options.locations&&(this.loc=new Ap(
t,n)),t.options.directSourceFile&&(this.sourceFile=t.options.directSourceFile),t.options.ranges&&(this.range=[r,0])},Cu=tt.prototype;Cu.startNode=function(){return new Rp(
this,this.start,this.startLoc)};Cu.startNodeAt=function(e,t){return new Rp(this,e,t)};function zD(e,t,r,n){return e.type=t,e.end=r,this.options.locations&&(e.loc.
end=n),this.options.ranges&&(e.range[1]=r),e}Cu.finishNode=function(e,t){return zD.call(this,e,t,this.lastTokEnd,this.lastTokEndLoc)};Cu.finishNodeAt=function(e,t,r,n){
return zD.call(this,e,t,r,n)};Cu.copyNode=function(e){var t=new Rp(this,e.start,this.startLoc);for(var r in e)t[r]=e[r];return t};var dq="Berf Beria_Erfe Gara G\
aray Gukh Gurung_Khema Hrkt Katakana_Or_Hiragana Kawi Kirat_Rai Krai Nag_Mundari Nagm Ol_Onal Onao Sidetic Sidt Sunu Sunuwar Tai_Yo Tayo Todhri Todr Tolong_Siki\
 Tols Tulu_Tigalari Tutg Unknown Zzzz",WD="ASCII ASCII_Hex_Digit AHex Alphabetic Alpha Any Assigned Bidi_Control Bidi_C Bidi_Mirrored Bidi_M Case_Ignorable CI C\
ased Changes_When_Casefolded CWCF Changes_When_Casemapped CWCM Changes_When_Lowercased CWL Changes_When_NFKC_Casefolded CWKCF Changes_When_Titlecased CWT Change\
s_When_Uppercased CWU Dash Default_Ignorable_Code_Point DI Deprecated Dep Diacritic Dia Emoji Emoji_Component Emoji_Modifier Emoji_Modifier_Base Emoji_Presentat\
ion Extender Ext Grapheme_Base Gr_Base Grapheme_Extend Gr_Ext Hex_Digit Hex IDS_Binary_Operator IDSB IDS_Trinary_Operator IDST ID_Continue IDC ID_Start IDS Ideo\
graphic Ideo Join_Control Join_C Logical_Order_Exception LOE Lowercase Lower Math Noncharacter_Code_Point NChar Pattern_Syntax Pat_Syn Pattern_White_Space Pat_W\
S Quotation_Mark QMark Radical Regional_Indicator RI Sentence_Terminal STerm Soft_Dotted SD Terminal_Punctuation Term Unified_Ideograph UIdeo Uppercase Upper Va\
riation_Selector VS White_Space space XID_Continue XIDC XID_Start XIDS",YD=WD+" Extended_Pictographic",XD=YD,QD=XD+" EBase EComp EMod EPres ExtPict",JD=QD,hq=JD,
gq={9:WD,10:YD,11:XD,12:QD,13:JD,14:hq},xq="Basic_Emoji Emoji_Keycap_Sequence RGI_Emoji_Modifier_Sequence RGI_Emoji_Flag_Sequence RGI_Emoji_Tag_Sequence RGI_Emo\
ji_ZWJ_Sequence RGI_Emoji",yq={9:"",10:"",11:"",12:"",13:"",14:xq},DD="Cased_Letter LC Close_Punctuation Pe Connector_Punctuation Pc Control Cc cntrl Currency_S\
ymbol Sc Dash_Punctuation Pd Decimal_Number Nd digit Enclosing_Mark Me Final_Punctuation Pf Format Cf Initial_Punctuation Pi Letter L Letter_Number Nl Line_Sepa\
rator Zl Lowercase_Letter Ll Mark M Combining_Mark Math_Symbol Sm Modifier_Letter Lm Modifier_Symbol Sk Nonspacing_Mark Mn Number N Open_Punctuation Ps Other C \
Other_Letter Lo Other_Number No Other_Punctuation Po Other_Symbol So Paragraph_Separator Zp Private_Use Co Punctuation P punct Separator Z Space_Separator Zs Sp\
acing_Mark Mc Surrogate Cs Symbol S Titlecase_Letter Lt Unassigned Cn Uppercase_Letter Lu",ZD="Adlam Adlm Ahom Anatolian_Hieroglyphs Hluw Arabic Arab Armenian A\
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
Yi Yiii Zanabazar_Square Zanb",ev=ZD+" Dogra Dogr Gunjala_Gondi Gong Hanifi_Rohingya Rohg Makasar Maka Medefaidrin Medf Old_Sogdian Sogo Sogdian Sogd",tv=ev+" E\
lymaic Elym Nandinagari Nand Nyiakeng_Puachue_Hmong Hmnp Wancho Wcho",rv=tv+" Chorasmian Chrs Diak Dives_Akuru Khitan_Small_Script Kits Yezi Yezidi",nv=rv+" Cyp\
ro_Minoan Cpmn Old_Uyghur Ougr Tangsa Tnsa Toto Vithkuqi Vith",Eq=nv+" "+dq,Tq={9:ZD,10:ev,11:tv,12:rv,13:nv,14:Eq},iv={};function bq(e){var t=iv[e]={binary:Ii(
gq[e]+" "+DD),binaryOfStrings:Ii(yq[e]),nonBinary:{General_Category:Ii(DD),Script:Ii(Tq[e])}};t.nonBinary.Script_Extensions=t.nonBinary.Script,t.nonBinary.gc=t.
nonBinary.General_Category,t.nonBinary.sc=t.nonBinary.Script,t.nonBinary.scx=t.nonBinary.Script_Extensions}for(yp=0,tg=[9,10,11,12,13,14];yp<tg.length;yp+=1)vD=
tg[yp],bq(vD);var vD,yp,tg,L=tt.prototype,Ip=function(t,r){this.parent=t,this.base=r||this};Ip.prototype.separatedFrom=function(t){for(var r=this;r;r=r.parent)for(var n=t;n;n=
n.parent)if(r.base===n.base&&r!==n)return!0;return!1};Ip.prototype.sibling=function(){return new Ip(this.parent,this.base)};var _n=function(t){this.parser=t,this.
validFlags="gim"+(t.options.ecmaVersion>=6?"uy":"")+(t.options.ecmaVersion>=9?"s":"")+(t.options.ecmaVersion>=13?"d":"")+(t.options.ecmaVersion>=15?"v":""),this.
unicodeProperties=iv[t.options.ecmaVersion>=14?14:t.options.ecmaVersion],this.source="",this.flags="",this.start=0,this.switchU=!1,this.switchV=!1,this.switchN=
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
1){var a=s[i],c=this.at(n,r);if(c===-1||c!==a)return!1;n=this.nextIndex(n,r)}return this.pos=n,!0};L.validateRegExpFlags=function(e){for(var t=e.validFlags,r=e.
flags,n=!1,i=!1,s=0;s<r.length;s++){var a=r.charAt(s);t.indexOf(a)===-1&&this.raise(e.start,"Invalid regular expression flag"),r.indexOf(a,s+1)>-1&&this.raise(e.
start,"Duplicate regular expression flag"),a==="u"&&(n=!0),a==="v"&&(i=!0)}this.options.ecmaVersion>=15&&n&&i&&this.raise(e.start,"Invalid regular expression fl\
ag")};function Iq(e){for(var t in e)return!0;return!1}L.validateRegExpPattern=function(e){this.regexp_pattern(e),!e.switchN&&this.options.ecmaVersion>=9&&Iq(e.groupNames)&&
(e.switchN=!0,this.regexp_pattern(e))};L.regexp_pattern=function(e){e.pos=0,e.lastIntValue=0,e.lastStringValue="",e.lastAssertionIsQuantifiable=!1,e.numCapturingParens=
0,e.maxBackReference=0,e.groupNames=Object.create(null),e.backReferenceNames.length=0,e.branchID=null,this.regexp_disjunction(e),e.pos!==e.source.length&&(e.eat(
41)&&e.raise("Unmatched ')'"),(e.eat(93)||e.eat(125))&&e.raise("Lone quantifier brackets")),e.maxBackReference>e.numCapturingParens&&e.raise("Invalid escape");for(var t=0,
r=e.backReferenceNames;t<r.length;t+=1){var n=r[t];e.groupNames[n]||e.raise("Invalid named capture referenced")}};L.regexp_disjunction=function(e){var t=this.options.
ecmaVersion>=16;for(t&&(e.branchID=new Ip(e.branchID,null)),this.regexp_alternative(e);e.eat(124);)t&&(e.branchID=e.branchID.sibling()),this.regexp_alternative(
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
e.current())!==-1&&Aq(r);)t+=qn(r),e.advance();return t};function Aq(e){return e===105||e===109||e===115}L.regexp_eatExtendedAtom=function(e){return e.eat(46)||
this.regexp_eatReverseSolidusAtomEscape(e)||this.regexp_eatCharacterClass(e)||this.regexp_eatUncapturingGroup(e)||this.regexp_eatCapturingGroup(e)||this.regexp_eatInvalidBracedQuantifier(
e)||this.regexp_eatExtendedPatternCharacter(e)};L.regexp_eatInvalidBracedQuantifier=function(e){return this.regexp_eatBracedQuantifier(e,!0)&&e.raise("Nothing t\
o repeat"),!1};L.regexp_eatSyntaxCharacter=function(e){var t=e.current();return sv(t)?(e.lastIntValue=t,e.advance(),!0):!1};function sv(e){return e===36||e>=40&&
e<=43||e===46||e===63||e>=91&&e<=94||e>=123&&e<=125}L.regexp_eatPatternCharacters=function(e){for(var t=e.pos,r=0;(r=e.current())!==-1&&!sv(r);)e.advance();return e.
pos!==t};L.regexp_eatExtendedPatternCharacter=function(e){var t=e.current();return t!==-1&&t!==36&&!(t>=40&&t<=43)&&t!==46&&t!==63&&t!==91&&t!==94&&t!==124?(e.advance(),
!0):!1};L.regexp_groupSpecifier=function(e){if(e.eat(63)){this.regexp_eatGroupName(e)||e.raise("Invalid group");var t=this.options.ecmaVersion>=16,r=e.groupNames[e.
lastStringValue];if(r)if(t)for(var n=0,i=r;n<i.length;n+=1){var s=i[n];s.separatedFrom(e.branchID)||e.raise("Duplicate capture group name")}else e.raise("Duplic\
ate capture group name");t?(r||(e.groupNames[e.lastStringValue]=[])).push(e.branchID):e.groupNames[e.lastStringValue]=!0}};L.regexp_eatGroupName=function(e){if(e.
lastStringValue="",e.eat(60)){if(this.regexp_eatRegExpIdentifierName(e)&&e.eat(62))return!0;e.raise("Invalid capture group name")}return!1};L.regexp_eatRegExpIdentifierName=
function(e){if(e.lastStringValue="",this.regexp_eatRegExpIdentifierStart(e)){for(e.lastStringValue+=qn(e.lastIntValue);this.regexp_eatRegExpIdentifierPart(e);)e.
lastStringValue+=qn(e.lastIntValue);return!0}return!1};L.regexp_eatRegExpIdentifierStart=function(e){var t=e.pos,r=this.options.ecmaVersion>=11,n=e.current(r);return e.
advance(r),n===92&&this.regexp_eatRegExpUnicodeEscapeSequence(e,r)&&(n=e.lastIntValue),Sq(n)?(e.lastIntValue=n,!0):(e.pos=t,!1)};function Sq(e){return Cn(e,!0)||
e===36||e===95}L.regexp_eatRegExpIdentifierPart=function(e){var t=e.pos,r=this.options.ecmaVersion>=11,n=e.current(r);return e.advance(r),n===92&&this.regexp_eatRegExpUnicodeEscapeSequence(
e,r)&&(n=e.lastIntValue),Cq(n)?(e.lastIntValue=n,!0):(e.pos=t,!1)};function Cq(e){return jn(e,!0)||e===36||e===95||e===8204||e===8205}L.regexp_eatAtomEscape=function(e){
return this.regexp_eatBackReference(e)||this.regexp_eatCharacterClassEscape(e)||this.regexp_eatCharacterEscape(e)||e.switchN&&this.regexp_eatKGroupName(e)?!0:(e.
switchU&&(e.current()===99&&e.raise("Invalid unicode escape"),e.raise("Invalid escape")),!1)};L.regexp_eatBackReference=function(e){var t=e.pos;if(this.regexp_eatDecimalEscape(
e)){var r=e.lastIntValue;if(e.switchU)return r>e.maxBackReference&&(e.maxBackReference=r),!0;if(r<=e.numCapturingParens)return!0;e.pos=t}return!1};L.regexp_eatKGroupName=
function(e){if(e.eat(107)){if(this.regexp_eatGroupName(e))return e.backReferenceNames.push(e.lastStringValue),!0;e.raise("Invalid named reference")}return!1};L.
regexp_eatCharacterEscape=function(e){return this.regexp_eatControlEscape(e)||this.regexp_eatCControlLetter(e)||this.regexp_eatZero(e)||this.regexp_eatHexEscapeSequence(
e)||this.regexp_eatRegExpUnicodeEscapeSequence(e,!1)||!e.switchU&&this.regexp_eatLegacyOctalEscapeSequence(e)||this.regexp_eatIdentityEscape(e)};L.regexp_eatCControlLetter=
function(e){var t=e.pos;if(e.eat(99)){if(this.regexp_eatControlLetter(e))return!0;e.pos=t}return!1};L.regexp_eatZero=function(e){return e.current()===48&&!Np(e.
lookahead())?(e.lastIntValue=0,e.advance(),!0):!1};L.regexp_eatControlEscape=function(e){var t=e.current();return t===116?(e.lastIntValue=9,e.advance(),!0):t===
110?(e.lastIntValue=10,e.advance(),!0):t===118?(e.lastIntValue=11,e.advance(),!0):t===102?(e.lastIntValue=12,e.advance(),!0):t===114?(e.lastIntValue=13,e.advance(),
!0):!1};L.regexp_eatControlLetter=function(e){var t=e.current();return av(t)?(e.lastIntValue=t%32,e.advance(),!0):!1};function av(e){return e>=65&&e<=90||e>=97&&
e<=122}L.regexp_eatRegExpUnicodeEscapeSequence=function(e,t){t===void 0&&(t=!1);var r=e.pos,n=t||e.switchU;if(e.eat(117)){if(this.regexp_eatFixedHexDigits(e,4)){
var i=e.lastIntValue;if(n&&i>=55296&&i<=56319){var s=e.pos;if(e.eat(92)&&e.eat(117)&&this.regexp_eatFixedHexDigits(e,4)){var a=e.lastIntValue;if(a>=56320&&a<=57343)
return e.lastIntValue=(i-55296)*1024+(a-56320)+65536,!0}e.pos=s,e.lastIntValue=i}return!0}if(n&&e.eat(123)&&this.regexp_eatHexDigits(e)&&e.eat(125)&&_q(e.lastIntValue))
return!0;n&&e.raise("Invalid unicode escape"),e.pos=r}return!1};function _q(e){return e>=0&&e<=1114111}L.regexp_eatIdentityEscape=function(e){if(e.switchU)return this.
regexp_eatSyntaxCharacter(e)?!0:e.eat(47)?(e.lastIntValue=47,!0):!1;var t=e.current();return t!==99&&(!e.switchN||t!==107)?(e.lastIntValue=t,e.advance(),!0):!1};
L.regexp_eatDecimalEscape=function(e){e.lastIntValue=0;var t=e.current();if(t>=49&&t<=57){do e.lastIntValue=10*e.lastIntValue+(t-48),e.advance();while((t=e.current())>=
48&&t<=57);return!0}return!1};var ov=0,Vn=1,Or=2;L.regexp_eatCharacterClassEscape=function(e){var t=e.current();if(Rq(t))return e.lastIntValue=-1,e.advance(),Vn;
var r=!1;if(e.switchU&&this.options.ecmaVersion>=9&&((r=t===80)||t===112)){e.lastIntValue=-1,e.advance();var n;if(e.eat(123)&&(n=this.regexp_eatUnicodePropertyValueExpression(
e))&&e.eat(125))return r&&n===Or&&e.raise("Invalid property name"),n;e.raise("Invalid property name")}return ov};function Rq(e){return e===100||e===68||e===115||
e===83||e===119||e===87}L.regexp_eatUnicodePropertyValueExpression=function(e){var t=e.pos;if(this.regexp_eatUnicodePropertyName(e)&&e.eat(61)){var r=e.lastStringValue;
if(this.regexp_eatUnicodePropertyValue(e)){var n=e.lastStringValue;return this.regexp_validateUnicodePropertyNameAndValue(e,r,n),Vn}}if(e.pos=t,this.regexp_eatLoneUnicodePropertyNameOrValue(
e)){var i=e.lastStringValue;return this.regexp_validateUnicodePropertyNameOrValue(e,i)}return ov};L.regexp_validateUnicodePropertyNameAndValue=function(e,t,r){Na(
e.unicodeProperties.nonBinary,t)||e.raise("Invalid property name"),e.unicodeProperties.nonBinary[t].test(r)||e.raise("Invalid property value")};L.regexp_validateUnicodePropertyNameOrValue=
function(e,t){if(e.unicodeProperties.binary.test(t))return Vn;if(e.switchV&&e.unicodeProperties.binaryOfStrings.test(t))return Or;e.raise("Invalid property name")};
L.regexp_eatUnicodePropertyName=function(e){var t=0;for(e.lastStringValue="";uv(t=e.current());)e.lastStringValue+=qn(t),e.advance();return e.lastStringValue!==
""};function uv(e){return av(e)||e===95}L.regexp_eatUnicodePropertyValue=function(e){var t=0;for(e.lastStringValue="";Nq(t=e.current());)e.lastStringValue+=qn(t),
e.advance();return e.lastStringValue!==""};function Nq(e){return uv(e)||Np(e)}L.regexp_eatLoneUnicodePropertyNameOrValue=function(e){return this.regexp_eatUnicodePropertyValue(
e)};L.regexp_eatCharacterClass=function(e){if(e.eat(91)){var t=e.eat(94),r=this.regexp_classContents(e);return e.eat(93)||e.raise("Unterminated character class"),
t&&r===Or&&e.raise("Negated character class may contain strings"),!0}return!1};L.regexp_classContents=function(e){return e.current()===93?Vn:e.switchV?this.regexp_classSetExpression(
e):(this.regexp_nonEmptyClassRanges(e),Vn)};L.regexp_nonEmptyClassRanges=function(e){for(;this.regexp_eatClassAtom(e);){var t=e.lastIntValue;if(e.eat(45)&&this.
regexp_eatClassAtom(e)){var r=e.lastIntValue;e.switchU&&(t===-1||r===-1)&&e.raise("Invalid character class"),t!==-1&&r!==-1&&t>r&&e.raise("Range out of order in\
 character class")}}};L.regexp_eatClassAtom=function(e){var t=e.pos;if(e.eat(92)){if(this.regexp_eatClassEscape(e))return!0;if(e.switchU){var r=e.current();(r===
99||mv(r))&&e.raise("Invalid class escape"),e.raise("Invalid escape")}e.pos=t}var n=e.current();return n!==93?(e.lastIntValue=n,e.advance(),!0):!1};L.regexp_eatClassEscape=
function(e){var t=e.pos;if(e.eat(98))return e.lastIntValue=8,!0;if(e.switchU&&e.eat(45))return e.lastIntValue=45,!0;if(!e.switchU&&e.eat(99)){if(this.regexp_eatClassControlLetter(
e))return!0;e.pos=t}return this.regexp_eatCharacterClassEscape(e)||this.regexp_eatCharacterEscape(e)};L.regexp_classSetExpression=function(e){var t=Vn,r;if(!this.
regexp_eatClassSetRange(e))if(r=this.regexp_eatClassSetOperand(e)){r===Or&&(t=Or);for(var n=e.pos;e.eatChars([38,38]);){if(e.current()!==38&&(r=this.regexp_eatClassSetOperand(
e))){r!==Or&&(t=Vn);continue}e.raise("Invalid character in character class")}if(n!==e.pos)return t;for(;e.eatChars([45,45]);)this.regexp_eatClassSetOperand(e)||
e.raise("Invalid character in character class");if(n!==e.pos)return t}else e.raise("Invalid character in character class");for(;;)if(!this.regexp_eatClassSetRange(
e)){if(r=this.regexp_eatClassSetOperand(e),!r)return t;r===Or&&(t=Or)}};L.regexp_eatClassSetRange=function(e){var t=e.pos;if(this.regexp_eatClassSetCharacter(e)){
var r=e.lastIntValue;if(e.eat(45)&&this.regexp_eatClassSetCharacter(e)){var n=e.lastIntValue;return r!==-1&&n!==-1&&r>n&&e.raise("Range out of order in characte\
r class"),!0}e.pos=t}return!1};L.regexp_eatClassSetOperand=function(e){return this.regexp_eatClassSetCharacter(e)?Vn:this.regexp_eatClassStringDisjunction(e)||this.
regexp_eatNestedClass(e)};L.regexp_eatNestedClass=function(e){var t=e.pos;if(e.eat(91)){var r=e.eat(94),n=this.regexp_classContents(e);if(e.eat(93))return r&&n===
Or&&e.raise("Negated character class may contain strings"),n;e.pos=t}if(e.eat(92)){var i=this.regexp_eatCharacterClassEscape(e);if(i)return i;e.pos=t}return null};
L.regexp_eatClassStringDisjunction=function(e){var t=e.pos;if(e.eatChars([92,113])){if(e.eat(123)){var r=this.regexp_classStringDisjunctionContents(e);if(e.eat(
125))return r}else e.raise("Invalid escape");e.pos=t}return null};L.regexp_classStringDisjunctionContents=function(e){for(var t=this.regexp_classString(e);e.eat(
124);)this.regexp_classString(e)===Or&&(t=Or);return t};L.regexp_classString=function(e){for(var t=0;this.regexp_eatClassSetCharacter(e);)t++;return t===1?Vn:Or};
L.regexp_eatClassSetCharacter=function(e){var t=e.pos;if(e.eat(92))return this.regexp_eatCharacterEscape(e)||this.regexp_eatClassSetReservedPunctuator(e)?!0:e.eat(
98)?(e.lastIntValue=8,!0):(e.pos=t,!1);var r=e.current();return r<0||r===e.lookahead()&&Dq(r)||vq(r)?!1:(e.advance(),e.lastIntValue=r,!0)};function Dq(e){return e===
33||e>=35&&e<=38||e>=42&&e<=44||e===46||e>=58&&e<=64||e===94||e===96||e===126}function vq(e){return e===40||e===41||e===45||e===47||e>=91&&e<=93||e>=123&&e<=125}
L.regexp_eatClassSetReservedPunctuator=function(e){var t=e.current();return kq(t)?(e.lastIntValue=t,e.advance(),!0):!1};function kq(e){return e===33||e===35||e===
37||e===38||e===44||e===45||e>=58&&e<=62||e===64||e===96||e===126}L.regexp_eatClassControlLetter=function(e){var t=e.current();return Np(t)||t===95?(e.lastIntValue=
t%32,e.advance(),!0):!1};L.regexp_eatHexEscapeSequence=function(e){var t=e.pos;if(e.eat(120)){if(this.regexp_eatFixedHexDigits(e,2))return!0;e.switchU&&e.raise(
"Invalid escape"),e.pos=t}return!1};L.regexp_eatDecimalDigits=function(e){var t=e.pos,r=0;for(e.lastIntValue=0;Np(r=e.current());)e.lastIntValue=10*e.lastIntValue+
(r-48),e.advance();return e.pos!==t};function Np(e){return e>=48&&e<=57}L.regexp_eatHexDigits=function(e){var t=e.pos,r=0;for(e.lastIntValue=0;cv(r=e.current());)
e.lastIntValue=16*e.lastIntValue+lv(r),e.advance();return e.pos!==t};function cv(e){return e>=48&&e<=57||e>=65&&e<=70||e>=97&&e<=102}function lv(e){return e>=65&&
e<=70?10+(e-65):e>=97&&e<=102?10+(e-97):e-48}L.regexp_eatLegacyOctalEscapeSequence=function(e){if(this.regexp_eatOctalDigit(e)){var t=e.lastIntValue;if(this.regexp_eatOctalDigit(
e)){var r=e.lastIntValue;t<=3&&this.regexp_eatOctalDigit(e)?e.lastIntValue=t*64+r*8+e.lastIntValue:e.lastIntValue=t*8+r}else e.lastIntValue=t;return!0}return!1};
L.regexp_eatOctalDigit=function(e){var t=e.current();return mv(t)?(e.lastIntValue=t-48,e.advance(),!0):(e.lastIntValue=0,!1)};function mv(e){return e>=48&&e<=55}
L.regexp_eatFixedHexDigits=function(e,t){var r=e.pos;e.lastIntValue=0;for(var n=0;n<t;++n){var i=e.current();if(!cv(i))return e.pos=r,!1;e.lastIntValue=16*e.lastIntValue+
lv(i),e.advance()}return!0};var pg=function(t){this.type=t.type,this.value=t.value,this.start=t.start,this.end=t.end,t.options.locations&&(this.loc=new Ap(t,t.startLoc,
t.endLoc)),t.options.ranges&&(this.range=[t.start,t.end])},ue=tt.prototype;ue.next=function(e){!e&&this.type.keyword&&this.containsEsc&&this.raiseRecoverable(this.
start,"Escape sequence in keyword "+this.type.keyword),this.options.onToken&&this.options.onToken(new pg(this)),this.lastTokEnd=this.end,this.lastTokStart=this.
start,this.lastTokEndLoc=this.endLoc,this.lastTokStartLoc=this.startLoc,this.nextToken()};ue.getToken=function(){return this.next(),new pg(this)};typeof Symbol<
"u"&&(ue[Symbol.iterator]=function(){var e=this;return{next:function(){var t=e.getToken();return{done:t.type===f.eof,value:t}}}});ue.nextToken=function(){var e=this.
curContext();if((!e||!e.preserveSpace)&&this.skipSpace(),this.start=this.pos,this.options.locations&&(this.startLoc=this.curPosition()),this.pos>=this.input.length)
return this.finishToken(f.eof);if(e.override)return e.override(this);this.readToken(this.fullCharCodeAtPos())};ue.readToken=function(e){return Cn(e,this.options.
ecmaVersion>=6)||e===92?this.readWord():this.getTokenFromCode(e)};ue.fullCharCodeAt=function(e){var t=this.input.charCodeAt(e);if(t<=55295||t>=56320)return t;var r=this.
input.charCodeAt(e+1);return r<=56319||r>=57344?t:(t<<10)+r-56613888};ue.fullCharCodeAtPos=function(){return this.fullCharCodeAt(this.pos)};ue.skipBlockComment=
function(){var e=this.options.onComment&&this.curPosition(),t=this.pos,r=this.input.indexOf("*/",this.pos+=2);if(r===-1&&this.raise(this.pos-2,"Unterminated com\
ment"),this.pos=r+2,this.options.locations)for(var n=void 0,i=t;(n=wD(this.input,i,this.pos))>-1;)++this.curLine,i=this.lineStart=n;this.options.onComment&&this.
options.onComment(!0,this.input.slice(t+2,r),t,this.pos,e,this.curPosition())};ue.skipLineComment=function(e){for(var t=this.pos,r=this.options.onComment&&this.
curPosition(),n=this.input.charCodeAt(this.pos+=e);this.pos<this.input.length&&!Ra(n);)n=this.input.charCodeAt(++this.pos);this.options.onComment&&this.options.
onComment(!1,this.input.slice(t+e,this.pos),t,this.pos,r,this.curPosition())};ue.skipSpace=function(){e:for(;this.pos<this.input.length;){var e=this.input.charCodeAt(
this.pos);switch(e){case 32:case 160:++this.pos;break;case 13:this.input.charCodeAt(this.pos+1)===10&&++this.pos;case 10:case 8232:case 8233:++this.pos,this.options.
locations&&(++this.curLine,this.lineStart=this.pos);break;case 47:switch(this.input.charCodeAt(this.pos+1)){case 42:this.skipBlockComment();break;case 47:this.skipLineComment(
2);break;default:break e}break;default:if(e>8&&e<14||e>=5760&&PD.test(String.fromCharCode(e)))++this.pos;else break e}}};ue.finishToken=function(e,t){this.end=this.
pos,this.options.locations&&(this.endLoc=this.curPosition());var r=this.type;this.type=e,this.value=t,this.updateContext(r)};ue.readToken_dot=function(){var e=this.
input.charCodeAt(this.pos+1);if(e>=48&&e<=57)return this.readNumber(!0);var t=this.input.charCodeAt(this.pos+2);return this.options.ecmaVersion>=6&&e===46&&t===
46?(this.pos+=3,this.finishToken(f.ellipsis)):(++this.pos,this.finishToken(f.dot))};ue.readToken_slash=function(){var e=this.input.charCodeAt(this.pos+1);return this.
exprAllowed?(++this.pos,this.readRegexp()):e===61?this.finishOp(f.assign,2):this.finishOp(f.slash,1)};ue.readToken_mult_modulo_exp=function(e){var t=this.input.
charCodeAt(this.pos+1),r=1,n=e===42?f.star:f.modulo;return this.options.ecmaVersion>=7&&e===42&&t===42&&(++r,n=f.starstar,t=this.input.charCodeAt(this.pos+2)),t===
61?this.finishOp(f.assign,r+1):this.finishOp(n,r)};ue.readToken_pipe_amp=function(e){var t=this.input.charCodeAt(this.pos+1);if(t===e){if(this.options.ecmaVersion>=
12){var r=this.input.charCodeAt(this.pos+2);if(r===61)return this.finishOp(f.assign,3)}return this.finishOp(e===124?f.logicalOR:f.logicalAND,2)}return t===61?this.
finishOp(f.assign,2):this.finishOp(e===124?f.bitwiseOR:f.bitwiseAND,1)};ue.readToken_caret=function(){var e=this.input.charCodeAt(this.pos+1);return e===61?this.
finishOp(f.assign,2):this.finishOp(f.bitwiseXOR,1)};ue.readToken_plus_min=function(e){var t=this.input.charCodeAt(this.pos+1);return t===e?t===45&&!this.inModule&&
this.input.charCodeAt(this.pos+2)===62&&(this.lastTokEnd===0||sr.test(this.input.slice(this.lastTokEnd,this.pos)))?(this.skipLineComment(3),this.skipSpace(),this.
nextToken()):this.finishOp(f.incDec,2):t===61?this.finishOp(f.assign,2):this.finishOp(f.plusMin,1)};ue.readToken_lt_gt=function(e){var t=this.input.charCodeAt(this.
pos+1),r=1;return t===e?(r=e===62&&this.input.charCodeAt(this.pos+2)===62?3:2,this.input.charCodeAt(this.pos+r)===61?this.finishOp(f.assign,r+1):this.finishOp(f.
bitShift,r)):t===33&&e===60&&!this.inModule&&this.input.charCodeAt(this.pos+2)===45&&this.input.charCodeAt(this.pos+3)===45?(this.skipLineComment(4),this.skipSpace(),
this.nextToken()):(t===61&&(r=2),this.finishOp(f.relational,r))};ue.readToken_eq_excl=function(e){var t=this.input.charCodeAt(this.pos+1);return t===61?this.finishOp(
f.equality,this.input.charCodeAt(this.pos+2)===61?3:2):e===61&&t===62&&this.options.ecmaVersion>=6?(this.pos+=2,this.finishToken(f.arrow)):this.finishOp(e===61?
f.eq:f.prefix,1)};ue.readToken_question=function(){var e=this.options.ecmaVersion;if(e>=11){var t=this.input.charCodeAt(this.pos+1);if(t===46){var r=this.input.
charCodeAt(this.pos+2);if(r<48||r>57)return this.finishOp(f.questionDot,2)}if(t===63){if(e>=12){var n=this.input.charCodeAt(this.pos+2);if(n===61)return this.finishOp(
f.assign,3)}return this.finishOp(f.coalesce,2)}}return this.finishOp(f.question,1)};ue.readToken_numberSign=function(){var e=this.options.ecmaVersion,t=35;if(e>=
13&&(++this.pos,t=this.fullCharCodeAtPos(),Cn(t,!0)||t===92))return this.finishToken(f.privateId,this.readWord1());this.raise(this.pos,"Unexpected character '"+
qn(t)+"'")};ue.getTokenFromCode=function(e){switch(e){case 46:return this.readToken_dot();case 40:return++this.pos,this.finishToken(f.parenL);case 41:return++this.
pos,this.finishToken(f.parenR);case 59:return++this.pos,this.finishToken(f.semi);case 44:return++this.pos,this.finishToken(f.comma);case 91:return++this.pos,this.
finishToken(f.bracketL);case 93:return++this.pos,this.finishToken(f.bracketR);case 123:return++this.pos,this.finishToken(f.braceL);case 125:return++this.pos,this.
finishToken(f.braceR);case 58:return++this.pos,this.finishToken(f.colon);case 96:if(this.options.ecmaVersion<6)break;return++this.pos,this.finishToken(f.backQuote);case 48:
var t=this.input.charCodeAt(this.pos+1);if(t===120||t===88)return this.readRadixNumber(16);if(this.options.ecmaVersion>=6){if(t===111||t===79)return this.readRadixNumber(
8);if(t===98||t===66)return this.readRadixNumber(2)}case 49:case 50:case 51:case 52:case 53:case 54:case 55:case 56:case 57:return this.readNumber(!1);case 34:case 39:
return this.readString(e);case 47:return this.readToken_slash();case 37:case 42:return this.readToken_mult_modulo_exp(e);case 124:case 38:return this.readToken_pipe_amp(
e);case 94:return this.readToken_caret();case 43:case 45:return this.readToken_plus_min(e);case 60:case 62:return this.readToken_lt_gt(e);case 61:case 33:return this.
readToken_eq_excl(e);case 63:return this.readToken_question();case 126:return this.finishOp(f.prefix,1);case 35:return this.readToken_numberSign()}this.raise(this.
pos,"Unexpected character '"+qn(e)+"'")};ue.finishOp=function(e,t){var r=this.input.slice(this.pos,this.pos+t);return this.pos+=t,this.finishToken(e,r)};ue.readRegexp=
function(){for(var e,t,r=this.pos;;){this.pos>=this.input.length&&this.raise(r,"Unterminated regular expression");var n=this.input.charAt(this.pos);if(sr.test(n)&&
this.raise(r,"Unterminated regular expression"),e)e=!1;else{if(n==="[")t=!0;else if(n==="]"&&t)t=!1;else if(n==="/"&&!t)break;e=n==="\\"}++this.pos}var i=this.input.
slice(r,this.pos);++this.pos;var s=this.pos,a=this.readWord1();this.containsEsc&&this.unexpected(s);var c=this.regexpState||(this.regexpState=new _n(this));c.reset(
r,i,a),this.validateRegExpFlags(c),this.validateRegExpPattern(c);var m=null;try{m=new RegExp(i,a)}catch{}return this.finishToken(f.regexp,{pattern:i,flags:a,value:m})};
ue.readInt=function(e,t,r){for(var n=this.options.ecmaVersion>=12&&t===void 0,i=r&&this.input.charCodeAt(this.pos)===48,s=this.pos,a=0,c=0,m=0,p=t??1/0;m<p;++m,
++this.pos){var g=this.input.charCodeAt(this.pos),E=void 0;if(n&&g===95){i&&this.raiseRecoverable(this.pos,"Numeric separator is not allowed in legacy octal num\
eric literals"),c===95&&this.raiseRecoverable(this.pos,"Numeric separator must be exactly one underscore"),m===0&&this.raiseRecoverable(this.pos,"Numeric separa\
tor is not allowed at the first of digits"),c=g;continue}if(g>=97?E=g-97+10:g>=65?E=g-65+10:g>=48&&g<=57?E=g-48:E=1/0,E>=e)break;c=g,a=a*e+E}return n&&c===95&&this.
raiseRecoverable(this.pos-1,"Numeric separator is not allowed at the last of digits"),this.pos===s||t!=null&&this.pos-s!==t?null:a};function Oq(e,t){return t?parseInt(
e,8):parseFloat(e.replace(/_/g,""))}function pv(e){return typeof BigInt!="function"?null:BigInt(e.replace(/_/g,""))}ue.readRadixNumber=function(e){var t=this.pos;
this.pos+=2;var r=this.readInt(e);return r==null&&this.raise(this.start+2,"Expected number in radix "+e),this.options.ecmaVersion>=11&&this.input.charCodeAt(this.
pos)===110?(r=pv(this.input.slice(t,this.pos)),++this.pos):Cn(this.fullCharCodeAtPos())&&this.raise(this.pos,"Identifier directly after number"),this.finishToken(
f.num,r)};ue.readNumber=function(e){var t=this.pos;!e&&this.readInt(10,void 0,!0)===null&&this.raise(t,"Invalid number");var r=this.pos-t>=2&&this.input.charCodeAt(
t)===48;r&&this.strict&&this.raise(t,"Invalid number");var n=this.input.charCodeAt(this.pos);if(!r&&!e&&this.options.ecmaVersion>=11&&n===110){var i=pv(this.input.
slice(t,this.pos));return++this.pos,Cn(this.fullCharCodeAtPos())&&this.raise(this.pos,"Identifier directly after number"),this.finishToken(f.num,i)}r&&/[89]/.test(
this.input.slice(t,this.pos))&&(r=!1),n===46&&!r&&(++this.pos,this.readInt(10),n=this.input.charCodeAt(this.pos)),(n===69||n===101)&&!r&&(n=this.input.charCodeAt(
++this.pos),(n===43||n===45)&&++this.pos,this.readInt(10)===null&&this.raise(t,"Invalid number")),Cn(this.fullCharCodeAtPos())&&this.raise(this.pos,"Identifier \
directly after number");var s=Oq(this.input.slice(t,this.pos),r);return this.finishToken(f.num,s)};ue.readCodePoint=function(){var e=this.input.charCodeAt(this.
pos),t;if(e===123){this.options.ecmaVersion<6&&this.unexpected();var r=++this.pos;t=this.readHexChar(this.input.indexOf("}",this.pos)-this.pos),++this.pos,t>1114111&&
this.invalidStringToken(r,"Code point out of bounds")}else t=this.readHexChar(4);return t};ue.readString=function(e){for(var t="",r=++this.pos;;){this.pos>=this.
input.length&&this.raise(this.start,"Unterminated string constant");var n=this.input.charCodeAt(this.pos);if(n===e)break;n===92?(t+=this.input.slice(r,this.pos),
t+=this.readEscapedChar(!1),r=this.pos):n===8232||n===8233?(this.options.ecmaVersion<10&&this.raise(this.start,"Unterminated string constant"),++this.pos,this.options.
locations&&(this.curLine++,this.lineStart=this.pos)):(Ra(n)&&this.raise(this.start,"Unterminated string constant"),++this.pos)}return t+=this.input.slice(r,this.
pos++),this.finishToken(f.string,t)};var fv={};ue.tryReadTemplateToken=function(){this.inTemplateElement=!0;try{this.readTmplToken()}catch(e){if(e===fv)this.readInvalidTemplateToken();else
throw e}this.inTemplateElement=!1};ue.invalidStringToken=function(e,t){if(this.inTemplateElement&&this.options.ecmaVersion>=9)throw fv;this.raise(e,t)};ue.readTmplToken=
function(){for(var e="",t=this.pos;;){this.pos>=this.input.length&&this.raise(this.start,"Unterminated template");var r=this.input.charCodeAt(this.pos);if(r===96||
r===36&&this.input.charCodeAt(this.pos+1)===123)return this.pos===this.start&&(this.type===f.template||this.type===f.invalidTemplate)?r===36?(this.pos+=2,this.finishToken(
f.dollarBraceL)):(++this.pos,this.finishToken(f.backQuote)):(e+=this.input.slice(t,this.pos),this.finishToken(f.template,e));if(r===92)e+=this.input.slice(t,this.
pos),e+=this.readEscapedChar(!0),t=this.pos;else if(Ra(r)){switch(e+=this.input.slice(t,this.pos),++this.pos,r){case 13:this.input.charCodeAt(this.pos)===10&&++this.
pos;case 10:e+=`
`;break;default:e+=String.fromCharCode(r);break}this.options.locations&&(++this.curLine,this.lineStart=this.pos),t=this.pos}else++this.pos}};ue.readInvalidTemplateToken=
function(){for(;this.pos<this.input.length;this.pos++)switch(this.input[this.pos]){case"\\":++this.pos;break;case"$":if(this.input[this.pos+1]!=="{")break;case"\
`":return this.finishToken(f.invalidTemplate,this.input.slice(this.start,this.pos));case"\r":this.input[this.pos+1]===`
`&&++this.pos;case`
`:case"\u2028":case"\u2029":++this.curLine,this.lineStart=this.pos+1;break}this.raise(this.start,"Unterminated template")};ue.readEscapedChar=function(e){var t=this.
input.charCodeAt(++this.pos);switch(++this.pos,t){case 110:return`
`;case 114:return"\r";case 120:return String.fromCharCode(this.readHexChar(2));case 117:return qn(this.readCodePoint());case 116:return"	";case 98:return"\b";case 118:
return"\v";case 102:return"\f";case 13:this.input.charCodeAt(this.pos)===10&&++this.pos;case 10:return this.options.locations&&(this.lineStart=this.pos,++this.curLine),
"";case 56:case 57:if(this.strict&&this.invalidStringToken(this.pos-1,"Invalid escape sequence"),e){var r=this.pos-1;this.invalidStringToken(r,"Invalid escape s\
equence in template string")}default:if(t>=48&&t<=55){var n=this.input.substr(this.pos-1,3).match(/^[0-7]+/)[0],i=parseInt(n,8);return i>255&&(n=n.slice(0,-1),i=
parseInt(n,8)),this.pos+=n.length-1,t=this.input.charCodeAt(this.pos),(n!=="0"||t===56||t===57)&&(this.strict||e)&&this.invalidStringToken(this.pos-1-n.length,e?
"Octal literal in template string":"Octal literal in strict mode"),String.fromCharCode(i)}return Ra(t)?(this.options.locations&&(this.lineStart=this.pos,++this.
curLine),""):String.fromCharCode(t)}};ue.readHexChar=function(e){var t=this.pos,r=this.readInt(16,e);return r===null&&this.invalidStringToken(t,"Bad character e\
scape sequence"),r};ue.readWord1=function(){this.containsEsc=!1;for(var e="",t=!0,r=this.pos,n=this.options.ecmaVersion>=6;this.pos<this.input.length;){var i=this.
fullCharCodeAtPos();if(jn(i,n))this.pos+=i<=65535?1:2;else if(i===92){this.containsEsc=!0,e+=this.input.slice(r,this.pos);var s=this.pos;this.input.charCodeAt(++this.
pos)!==117&&this.invalidStringToken(this.pos,"Expecting Unicode escape sequence \\uXXXX"),++this.pos;var a=this.readCodePoint();(t?Cn:jn)(a,n)||this.invalidStringToken(
s,"Invalid Unicode escape"),e+=qn(a),r=this.pos}else break;t=!1}return e+this.input.slice(r,this.pos)};ue.readWord=function(){var e=this.readWord1(),t=f.name;return this.
keywords.test(e)&&(t=ag[e]),this.finishToken(t,e)};var $q="8.19.0";tt.acorn={Parser:tt,version:$q,defaultOptions:ng,Position:Au,SourceLocation:Ap,getLineInfo:LD,
Node:Rp,TokenType:fe,tokTypes:f,keywordTypes:ag,TokContext:Wr,tokContexts:Be,isIdentifierChar:jn,isIdentifierStart:Cn,Token:pg,isNewLine:Ra,lineBreak:sr,lineBreakG:tq,
nonASCIIwhitespace:PD};var wq=2026;function dv(e,t,r){Dp.budget=r;let n=t==="module"?"module":"script";return Dp.parse(e,{ecmaVersion:wq,sourceType:n,allowHashBang:!1,preserveParens:!1})}
var Dp=class e extends tt{static budget;#e=e.budget;#t={statement:0,assign:0,unary:0,operator:0,new:0,pattern:0};#r(t){this.#t[t]+=1,this.#e.checkNesting(this.#t[t])}next(t){
this.#e.spendTokens(),super.next(t)}finishNode(t,r){return this.#e.spendNodes(),super.finishNode(t,r)}readWord1(){let t=this.pos,r=super.readWord1();return(this.
containsEsc||/[^\x00-\x7f]/.test(r))&&this.raise(t,"identifier"),r}skipLineComment(t){t!==2&&this.raise(this.pos,"comment"),super.skipLineComment(t)}parseStatement(t,r,n){
this.#r("statement");let i=super.parseStatement(t,r,n);return this.#t.statement-=1,i}parseMaybeAssign(t,r,n){this.#r("assign");let i=super.parseMaybeAssign(t,r,
n);return this.#t.assign-=1,i}parseMaybeUnary(t,r,n,i){this.#r("unary");let s=super.parseMaybeUnary(t,r,n,i);return this.#t.unary-=1,s}parseExprOp(t,r,n,i,s){this.#r(
"operator");let a=super.parseExprOp(t,r,n,i,s);return this.#t.operator-=1,a}parseNew(){this.#r("new");let t=super.parseNew();return this.#t.new-=1,t}parseBindingAtom(){
this.#r("pattern");let t=super.parseBindingAtom();return this.#t.pattern-=1,t}parseSubscript(...t){let[r]=t,n=super.parseSubscript(...t);return n===r||(n.chain=
(r.chain??0)+1,this.#e.checkNesting(n.chain)),n}};var fg={rule:"script.text",family:"script"},Pq=[[/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/,{...fg,why:"A direction control character shows the script in \
another order than it runs.",fix:"Remove the character; write it as an escape in a string if it is text."}],[/[#@]\s*source(?:Mapping)?URL/i,{...fg,why:"A sourc\
e map loads another file.",fix:"Remove the source map comment."}],[/^#!/,{...fg,why:"A script for browsers has no hashbang line.",fix:"Remove the line."}]],Mq={
rule:"script.syntax",family:"script",why:"The syntax is wrong here, or this is an identifier with escapes or other characters than ASCII, or an HTML-like commen\
t.",fix:"Correct the syntax; write identifiers in ASCII without escapes, and comments as // or /* */."};function hv(e,t){for(let[r,n]of Pq){let i=e.text.search(
r);if(i!==-1){e.refuse(n,i);return}}try{return{scan:e,kind:t,program:dv(e.text,t,e.budget)}}catch(r){if(!(r instanceof SyntaxError))throw r;e.refuse(Mq,"pos"in r&&
typeof r.pos=="number"?r.pos:0);return}}var Lq=/(?:^|[^-\w])(?:url\((?!\s*["']?#)|(?:-webkit-)?image-set\()/i,gv=8,Fq=3,vp=class{budget;insideData=new Te;thrown=new Te;implicitFunctions=new Te;anySetter=new Te;renderer=new Te;rendererNodes=new Set;namesRead=new Set;functions=new Map;classes=new Map;scopes=new Map;staticBlocks=new Map;statementCalls=new Set;objectNodes=new Map;textNodes=new Map;#e;#t=[];#r=new Map;#n=new uu;#i=new uu;#s=[];#u;#p=0;#f=0;#l=0;#c=!1;constructor(t,r){
this.#e=t,this.budget=r}get isReporting(){return this.#c}evaluate(t,r){this.budget.spendSteps();let n=this.#d(this.#e.evaluate(this,t,r));return this.#c&&H(n)&&
this.refuse(R.noValue,t,r),n}execute(t,r){this.budget.spendSteps(),this.#e.execute(this,t,r)}bind(t,r,n){this.budget.spendSteps(),this.#e.bind(this,t,r,n)}makeFunction(t,r,n){
return this.#e.makeFunction(this,t,r,n)}callValue(t,r,n,i,s){return this.#e.callValue(this,t,r,n,i,s)}read(t){return this.#d(t.value),this.#u===void 0||(t.lastReader!==
this.#u&&t.addReader(this.#u),t.lastRead=this.#f),t.value}write(t,r){this.#d(t.value);let n=S(t.value,r);n!==t.value&&(t.value=n,this.#m(t))}prototypeChainOf(t){
let r=this.read(t.parents).refs;if(r.length===0)return[t];let n=new Set([t,...r]);for(let i of n){this.budget.spendSteps();for(let s of this.read(i.parents).refs)
n.add(s)}return n}readField(t,r,n="fields"){let i=t[n]?.get(r);return i!==void 0?this.read(i):(this.read(t.names),B)}writeField(t,r,n,i="fields"){t[i]??=new Map;
let s=t[i].get(r);if(s!==void 0){this.write(s,n);return}t[i].set(r,new Te(n)),this.#m(t.names)}fieldsOf(t,r="fields"){return this.read(t.names),this.budget.spendSteps(
t[r]?.size??0),[...t[r]??[]]}methodsOf(t){let r=this.#r.get(t);if(r!==void 0)return r;let n=new Te;return this.#r.set(t,n),n}onceAt(t,r,n){let i=t.get(r);if(i!==
void 0)return i;let s=n();return t.set(r,s),s}objectAt(t,r){return this.#n.at(t,r)}pairAt(t){return this.#i.at(t,"array")}addUnit(t){let r={run:t,isQueued:!1,hasRun:!1};
return this.#t.push(r),this.#o(r),r}runFirst(t){t===void 0||t.hasRun||this.#l>=Fq||this.#a(t)}settle(){for(let t=this.#s;t.length>0;t=this.#s){this.#s=[];for(let r of t)
r.isQueued&&this.#a(r)}}report(){this.#c=!0;for(let t of this.#t)this.#a(t);if(this.#c=!1,this.#s.length>0)throw new Error("A value has grown after the analysis\
 had settled.")}refuse(t,r,n){this.#c&&n.owner.scan.refuse(t,r.start)}checkText(t,r,n){this.#c&&(cm.test(t)&&this.textNodes.set(r,n.owner.scan),Lq.test(t)&&this.
refuse(R.styleValue,r,n))}refer(t,r,n){this.#c&&n.owner.scan.refer("image",t,r.start)}dataValue(){return S(Ve,this.read(this.insideData))}#d(t){return t.refs.length>=
gv&&this.budget.spendSteps(Math.floor(t.refs.length/gv)),t}#a(t){let r=this.#u,n=this.#f;this.#u=t,this.#p+=1,this.#f=this.#p,this.#l+=1,t.isQueued=!1,t.hasRun=
!0,t.run(),this.#l-=1,this.#u=r,this.#f=n}#m(t){let{lastReader:r,readers:n}=t;if(r===void 0){this.budget.spendSteps();return}this.budget.spendSteps(1+(n?.size??
1));let i=r===this.#u&&t.lastRead!==this.#f?r:void 0;if(n===void 0)i===void 0&&this.#o(r);else for(let s of n)s!==i&&this.#o(s)}#o(t){t.isQueued||(t.isQueued=!0,
this.#s.push(t))}};var xv=new Set(`addEventListener alert atob blur btoa caches cancelAnimationFrame cancelIdleCallback captureEvents chrome
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
  __defineGetter__ __defineSetter__ __lookupGetter__ __lookupSetter__`.split(/\s+/));var Bq=new Set(pm);function yv(e,{scan:t,program:r},n){let i=new at(n,{scan:t,isStrict:X0(r.body)}),s=new at(void 0,i.owner);Ye(r,s);for(let a of r.body)a.type===
"FunctionDeclaration"&&Sn([a],s);for(let a of s.variables.keys())n.declare(a),Uq(a)&&t.refuse(R.global,Hq(r.body,a,i));Sn(r.body,n),e.addUnit(()=>{for(let a of r.
body)e.execute(a,i)})}function Uq(e){return xv.has(e)||Bq.has(e)||Object.hasOwn(hn,e)||Object.hasOwn(Gi,e)}function Hq(e,t,{owner:r}){return e.find(i=>{let s=new at(
void 0,r);return Ye(i,s),i.type==="FunctionDeclaration"&&Sn([i],s),s.variables.has(t)})?.start??0}function Ev({scan:e,program:t},r){let n=new at(r,{scan:e,isStrict:!0});
return Ye(t,n),Sn(t.body,n),n}function Tv(e,{script:t,scope:r}){e.addUnit(()=>{for(let n of t.program.body)jq(e,n,r)})}function jq(e,t,r){t.type==="ImportDeclar\
ation"||t.type==="ExportAllDeclaration"||(t.type==="ExportNamedDeclaration"?t.declaration&&e.execute(t.declaration,r):t.type==="ExportDefaultDeclaration"?qq(e,t,
r):e.execute(t,r))}function qq(e,t,r){let{declaration:n}=t,{cell:i}=r.declare(J0);if(n.type==="FunctionDeclaration"){let s=w(e.makeFunction(n,r));e.write(i,s),n.
id&&e.bind(n.id,s,r)}else n.type==="ClassDeclaration"?e.write(i,Ca(e,n,r)):e.write(i,e.evaluate(n,r))}function bv(e,t){let r=[],n=[];try{let i=Vq(e,t,r);r.every(s=>s.findings.length===0)&&n.push(...Gq(i,t))}catch(i){if(i instanceof RangeError)throw new fn("nesti\
ng",Rr.nestingMax);if(!(i instanceof ta))throw i}return{scans:r,findings:n}}function Vq(e,t,r){let n=new Map,i=[...t.loaded];for(let{path:s,kind:a}of i){let c=e.
get(s),m=n.get(s);if(m!==void 0&&m.kind!==a&&m.scan.refuse(R.frame,0),m!==void 0||c===void 0)continue;let p=new ra(s,c,t.budget);r.push(p);let g=hv(p,a);if(g!==
void 0){n.set(s,g);for(let{value:E,start:C}of SD(g.program)){let O=is(s,E);O===null?p.refuse(R.frame,C):(p.refer("script",String(E),C),i.push({path:O,kind:"modu\
le"}))}}}return n}function Gq(e,{required:t,budget:r}){let n=new vp({evaluate:dD,execute:TD,bind:oD,makeFunction:bD,callValue:Hn},r),[i]=e.values();if(i===void 0)
return z0(n,t);let s=new at(void 0,{scan:i.scan,isStrict:!1}),a=new Map;for(let[c,m]of e)m.kind==="module"&&a.set(c,{script:m,scope:Ev(m,s)});for(let c of e.values())
c.kind==="classic"&&yv(n,c,s);CD(a);for(let c of a.values())Tv(n,c);return n.addUnit(()=>uD(n)),n.settle(),ID(n),n.settle(),n.report(),cD(n,t),z0(n,t)}function Iv(e,t,r){let n=new sm;try{return{findings:Kq(e,t,r,n),steps:n.steps}}catch(i){if(!(i instanceof fn))throw i;let s=`The bundle exceeds the budget of th\
e scan: ${i.max} ${i.counted}.`;return{findings:[Z("scan.budget",null,s,"Simplify or remove files.")],steps:n.steps}}}function Kq(e,{entrypoint:t},{requiredPaths:r},n){
let i=new Set(e.keys()),s=TN(e,{entrypoint:t,requiredNames:r.flat()},n),a=Wq(t,s.scripts),c=bv(zq(e),{loaded:a,required:r,budget:n}),m=[...s.scans,...c.scans],p=new Map(
m.map(E=>[E.path,j1(E,i)])),g=q1(t,p,i);return[...m.flatMap(({findings:E})=>E),...c.findings,...g]}function zq(e){let t=[...e].filter(([r])=>cr(r)?.ending==="js");
return new Map(t.map(([r,n])=>[r,Jn(n)??""]))}function Wq(e,t){let r=({isModule:n,isDeferred:i})=>n||i;return[...t.filter(n=>!r(n)),...t.filter(r)].flatMap(({url:n,
isModule:i})=>{let s=xs(e,n);return s===null?[]:[{path:s,kind:i?"module":"classic"}]})}function Av(e,{sha256:t,isOwn:r=!1}){let n="archive"in e?Ku(e.archive,t):null,i="archive"in e?Ax(e.archive):{ok:!0,files:e.files};if(!i.ok)return{report:dg(n,{findings:i.
findings}),files:new Map};let s=new Map(i.files.map(({path:C,bytes:O})=>[C,O])),a=Bx(i.files);if(a.length>0)return{report:dg(n,{findings:a}),files:s};let c=Hx(i.
files,t),{manifest:m,findings:p}=Xq(s,r),g=Yq(s,m,p),E={files:c,digest:jx(c,t),manifest:m,steps:g.steps};return{report:dg(n,{...E,findings:[...p,...g.findings]}),
files:s}}function Yq(e,t,r){let n=Bu(t?.engine??"");return t===null||n===void 0||r.some(({severity:i})=>i==="error")?{findings:[],steps:0}:Iv(e,t,n)}function Xq(e,t){
let r=e.get(yt);if(r===void 0){let c=`There is no ${yt} at the root.`;return{manifest:null,findings:[Z("manifest.missing",null,c,"Add it.")]}}let{manifest:n,findings:i}=B1(
r),s=t?i.filter(({rule:c})=>c!=="name.reserved"):i;return n===null||e.has(n.entrypoint)?{manifest:n,findings:s}:{manifest:n,findings:[...s,Z("manifest.entrypoin\
t",yt,"The file that /entrypoint names is not in the bundle.","Add it, or name another one.")]}}function dg(e,{findings:t,files:r=[],digest:n,manifest:i,steps:s=0}){
let a=t.every(({severity:m})=>m!=="error"),{findingsMax:c}=Ae;return{format:"rialto-report/1",ok:a,policy:H1.name,archive_sha256:e,digest:n??null,files:r.map(({
path:m,bytes:p,hash:g,mediaType:E})=>({path:m,bytes:p.length,hash:g,media_type:E})),manifest:i??null,findings:t.toSorted(Qq).slice(0,c),truncated:t.length>c,budget:{
steps:s,steps_max:Rr.stepsMax},levels:{P1:a?"passed":"failed",P2:"not_run"}}}function Qq(e,t){return hg(e.file??"",t.file??"")||(e.line??0)-(t.line??0)||(e.column??
0)-(t.column??0)||hg(e.rule,t.rule)||hg(e.why,t.why)}function hg(e,t){return e<t?-1:e>t?1:0}function Sv(e){return e instanceof Uint8Array||ArrayBuffer.isView(e)&&e.constructor.name==="Uint8Array"&&"BYTES_PER_ELEMENT"in e&&e.BYTES_PER_ELEMENT===1}var gg=e=>e?
`"${e}" `:"";function xg(e,t=""){if(typeof e!="number")throw new TypeError(gg(t)+"expected number, got "+typeof e);if(!Number.isSafeInteger(e)||e<0)throw new RangeError(
gg(t)+"expected integer >= 0, got "+e);return e}function va(e,t,r=""){if(Sv(e)&&(t===void 0||e.length===t))return e;t!==void 0&&xg(t,"length");let n=Sv(e),i=t!==void 0?` of length ${t}`:"",s=n?`length=${e.length}`:
`type=${typeof e}`,a=gg(r)+"expected Uint8Array"+i+", got "+s;throw n?new RangeError(a):new TypeError(a)}function _v(e){if(typeof e!="function"||typeof e.create!="function")throw new TypeError("expected hash wrapped by utils.createHasher");if(xg(e.outputLen),xg(e.blockLen),
e.outputLen<1||e.blockLen<1)throw new Error("hash blockLen / outputLen must be >= 1")}var Jq=(e,t)=>{if(e===null||typeof e!="object"||Array.isArray(e))throw new TypeError(
(t==="object"?"":`"${t}" `)+"expected object, got type="+typeof e)},Cv=(e,t)=>{Jq(e,t);let r=Object.getPrototypeOf(e);if(r!==Object.prototype&&r!==null)throw new TypeError(
`"${t}" expected plain object`);if(Object.hasOwn(e,"__proto__"))throw new TypeError(`"${t}.__proto__" is not allowed`)};function ka(e,t=!0){if(e.destroyed)throw new Error(
"hash was destroyed");if(t&&e.finished)throw new Error("digest() was already called")}function kp(e,t){va(e,void 0,"output");let r=t.outputLen;if(!(e.length>=r))
throw new RangeError('"output" expected length >= '+r)}function Oa(...e){for(let t=0;t<e.length;t++)e[t].fill(0)}function Op(e){return new DataView(e.buffer,e.byteOffset,e.byteLength)}function Yr(e,t){return e<<32-t|
e>>>t}var Zq=typeof Uint8Array.from([]).toHex=="function"&&typeof Uint8Array.fromHex=="function",e7=Array.from({length:256},(e,t)=>t.toString(16).padStart(2,"0"));function Rv(e){
if(va(e),Zq)return e.toHex();let t="";for(let r=0;r<e.length;r++)t+=e7[e[r]];return t}function yg(e){if(typeof e!="string")throw new TypeError("string expected");let t=new TextEncoder().encode(e);try{return new Uint8Array(t)}finally{Oa(t)}}function t7(e,t,r="opts"){return Cv(e,"defaults"),t!==void 0&&Cv(t,r),Object.assign(Object.create(null),e,t)}function Nv(e,t={}){if(typeof e!="function")throw new TypeError(
'"hashCons" expected function, got type='+typeof e);t=t7({},t,"info");let r=(i,s)=>e(s).update(i).digest(),n=e(void 0);return r.outputLen=n.outputLen,r.blockLen=
n.blockLen,r.canXOF=n.canXOF,r.create=i=>e(i),Object.assign(r,t),Object.freeze(r)}var Dv=e=>({oid:Uint8Array.from([6,9,96,134,72,1,101,3,4,2,e])});var $p=class{oHash;iHash;blockLen;outputLen;canXOF=!1;finished=!1;destroyed=!1;constructor(t,r){if(_v(t),va(r,void 0,"key"),this.iHash=t.create(),typeof this.iHash.
update!="function")throw new Error("expected Hash instance");this.blockLen=this.iHash.blockLen,this.outputLen=this.iHash.outputLen;let n=this.blockLen,i=new Uint8Array(
n);i.set(r.length>n?t.create().update(r).digest():r);for(let s=0;s<i.length;s++)i[s]^=54;this.iHash.update(i),this.oHash=t.create();for(let s=0;s<i.length;s++)i[s]^=
106;this.oHash.update(i),Oa(i)}update(t){return ka(this),this.iHash.update(t),this}digestInto(t){ka(this),kp(t,this),this.finished=!0;let r=t.subarray(0,this.outputLen);
this.iHash.digestInto(r),this.oHash.update(r),this.oHash.digestInto(r),this.destroy()}digest(){let t=new Uint8Array(this.oHash.outputLen);return this.digestInto(
t),t}_cloneInto(t){t||=Object.create(Object.getPrototypeOf(this),{});let{oHash:r,iHash:n,finished:i,destroyed:s,blockLen:a,outputLen:c,canXOF:m}=this;return t=t,
t.finished=i,t.destroyed=s,t.blockLen=a,t.outputLen=c,t.canXOF=m,t.oHash=r._cloneInto(t.oHash),t.iHash=n._cloneInto(t.iHash),t}clone(){return this._cloneInto()}destroy(){
this.destroyed=!0,this.oHash.destroy(),this.iHash.destroy()}},vv=(()=>{let e=((t,r,n)=>new $p(t,r).update(n).digest());return e.create=(t,r)=>new $p(t,r),e})();var r7=e=>e/2**32|0,n7=e=>e>>>0;function kv(e,t,r,n){let i=r7(r),s=n7(r);e.setUint32(t,n?s:i,n),e.setUint32(t+4,n?i:s,n)}function Ov(e,t,r){return e&t^~e&r}function $v(e,t,r){return e&t^e&r^t&r}var wp=class{blockLen;outputLen;canXOF=!1;padOffset;isLE;buffer;view;finished=!1;length=0;pos=0;destroyed=!1;constructor(t,r,n,i){
this.blockLen=t,this.outputLen=r,this.padOffset=n,this.isLE=i,this.buffer=new Uint8Array(t),this.view=Op(this.buffer)}update(t){ka(this),va(t);let{view:r,buffer:n,
blockLen:i}=this,s=t.length,a=!1;for(let c=0;c<s;){let m=Math.min(i-this.pos,s-c);if(m===i){let p=Op(t);for(;i<=s-c;c+=i)this.process(p,c);a=!0;continue}n.set(c===
0&&m===s?t:t.subarray(c,c+m),this.pos),this.pos+=m,c+=m,this.pos===i&&(this.process(r,0),this.pos=0,a=!0)}return this.length+=t.length,a&&this.roundClean(),this}digestInto(t){
ka(this),kp(t,this),this.finished=!0;let{buffer:r,view:n,blockLen:i,isLE:s}=this,{pos:a}=this;r[a++]=128,r.fill(0,a),this.padOffset>i-a&&(this.process(n,0),r.fill(
0)),kv(n,i-8,this.length*8,s),this.process(n,0),this.roundClean();let c=t===r?n:Op(t),m=this.outputLen,p=m/4,g=this.get();if(m%4||p>g.length)throw new Error("in\
valid outputLen");for(let E=0;E<p;E++)c.setUint32(4*E,g[E],s)}digest(){let{buffer:t,outputLen:r}=this;this.digestInto(t);let n=t.slice(0,r);return this.destroy(),
n}_cloneIntoMeta(t){let{buffer:r,length:n,finished:i,destroyed:s,pos:a}=this;return t.destroyed=s,t.finished=i,t.length=n,t.pos=a,a&&t.buffer.set(r),t}clone(){return this.
_cloneInto()}},wv=Uint32Array.from([1779033703,3144134277,1013904242,2773480762,1359893119,2600822924,528734635,1541459225]);var i7=Uint32Array.from([1116352408,1899447441,3049323471,3921009573,961987163,1508970993,2453635748,2870763221,3624381080,310598401,607225278,1426881987,1925078388,
2162078206,2614888103,3248222580,3835390401,4022224774,264347078,604807628,770255983,1249150122,1555081692,1996064986,2554220882,2821834349,2952996808,3210313671,
3336571891,3584528711,113926993,338241895,666307205,773529912,1294757372,1396182291,1695183700,1986661051,2177026350,2456956037,2730485921,2820302411,3259730800,
3345764771,3516065817,3600352804,4094571909,275423344,430227734,506948616,659060556,883997877,958139571,1322822218,1537002063,1747873779,1955562222,2024104815,2227730452,
2361852424,2428436474,2756734187,3204031479,3329325298]),Si=new Uint32Array(64),Eg=class extends wp{A=0;B=0;C=0;D=0;E=0;F=0;G=0;H=0;constructor(t,r){super(64,t,
8,!1),this.A=r[0]|0,this.B=r[1]|0,this.C=r[2]|0,this.D=r[3]|0,this.E=r[4]|0,this.F=r[5]|0,this.G=r[6]|0,this.H=r[7]|0}get(){let{A:t,B:r,C:n,D:i,E:s,F:a,G:c,H:m}=this;
return[t,r,n,i,s,a,c,m]}set(t,r,n,i,s,a,c,m){this.A=t|0,this.B=r|0,this.C=n|0,this.D=i|0,this.E=s|0,this.F=a|0,this.G=c|0,this.H=m|0}_cloneInto(t){return(t||=new this.
constructor).set(...this.get()),this._cloneIntoMeta(t)}process(t,r){for(let E=0;E<16;E++,r+=4)Si[E]=t.getUint32(r,!1);for(let E=16;E<64;E++){let C=Si[E-15],O=Si[E-
2],j=Yr(C,7)^Yr(C,18)^C>>>3,Ue=Yr(O,17)^Yr(O,19)^O>>>10;Si[E]=Ue+Si[E-7]+j+Si[E-16]|0}let{A:n,B:i,C:s,D:a,E:c,F:m,G:p,H:g}=this;for(let E=0;E<64;E++){let C=Yr(c,
6)^Yr(c,11)^Yr(c,25),O=g+C+Ov(c,m,p)+i7[E]+Si[E]|0,Ue=(Yr(n,2)^Yr(n,13)^Yr(n,22))+$v(n,i,s)|0;g=p,p=m,m=c,c=a+O|0,a=s,s=i,i=n,n=O+Ue|0}n=n+this.A|0,i=i+this.B|0,
s=s+this.C|0,a=a+this.D|0,c=c+this.E|0,m=m+this.F|0,p=p+this.G|0,g=g+this.H|0,this.set(n,i,s,a,c,m,p,g)}roundClean(){Oa(Si)}destroy(){this.destroyed=!0,this.set(
0,0,0,0,0,0,0,0),Oa(this.buffer)}},Tg=class extends Eg{constructor(){super(32,wv)}};var Pp=Nv(()=>new Tg,Dv(1));var Pv={sha256:Pp,sha256Hex:e=>Rv(Pp(yg(e))),hmacSha256:(e,t)=>vv(Pp,e,yg(t))};function a3e(e){return Av(e,Pv).report}export{a3e as validateBundle};
