// Made by .ci/page of the files in Source/: change those instead, and run it.

/// The page of a table, without what it shows.
enum PageText {
  /// Text, and the names of gaps in turn.
  static let html = [
    #"""
    <!doctype html>
    <html lang="en" data-version="
    """#,
    "version",
    #"""
    ">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="
    """#,
    "policy",
    #"""
    ">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="referrer" content="no-referrer">
    <meta name="color-scheme" content="light dark">
    <title>
    """#,
    "title",
    #"""
    </title>
    <link rel="icon" href="data:,">
    <style>
    """#,
    "style",
    #"""
    </style>
    </head>
    <body>
    <a class="skip" href="#routes">Skip to the routes</a>
    <header>
    <h1><bdi>
    """#,
    "title",
    #"""
    </bdi></h1>
    <p id="about"></p>
    </header>
    <main>
    <noscript><p>This page needs JavaScript: it reads links in your browser, and sends nothing.</p></noscript>
    <section id="errors" aria-labelledby="errors-title" hidden>
    <h2 id="errors-title">The table does not read</h2>
    </section>
    <section aria-labelledby="check-title">
    <h2 id="check-title">Check a link</h2>
    <form id="ask">
    <div class="field wide">
    <label for="link">Link</label>
    <input id="link" type="text" inputmode="url" dir="ltr" autocomplete="off" autocapitalize="off" spellcheck="false">
    </div>
    <div class="field" id="method-field">
    <label for="method">Method</label>
    <select id="method"></select>
    </div>
    </form>
    <p id="announcement" class="unseen" role="status"></p>
    <div class="answer">
    <div id="result" data-route=""></div>
    <div id="qr"></div>
    </div>
    </section>
    <section id="changes" aria-labelledby="changes-title" hidden>
    <h2 id="changes-title">What changes</h2>
    </section>
    <section id="findings" aria-labelledby="findings-title" hidden>
    <h2 id="findings-title">Findings</h2>
    </section>
    <section id="routes" aria-labelledby="routes-title" tabindex="-1">
    <h2 id="routes-title">Routes</h2>
    <form id="find" role="search">
    <div class="field wide">
    <label for="search">Search by name, template, parameter, tag, or a link</label>
    <input id="search" type="search" dir="auto" autocomplete="off" autocapitalize="off" spellcheck="false">
    </div>
    <fieldset>
    <legend class="unseen">Show the routes as</legend>
    <label><input type="radio" name="view" id="as-list" checked> List</label>
    <label><input type="radio" name="view" id="as-tree"> Tree</label>
    </fieldset>
    </form>
    <p id="order" class="quiet"></p>
    <p id="count" role="status"></p>
    <div id="list"></div>
    </section>
    </main>
    <footer><p class="quiet">Made by fingerpost. This file asks for nothing from anywhere.</p></footer>
    <script id="data" type="application/json">
    """#,
    "data",
    #"""
    </script>
    <script type="module">
    """#,
    "script",
    #"""
    </script>
    </body>
    </html>

    """#,
  ]

  /// The style.
  static let style = #"""
    :root {
    color-scheme: light dark;
    --ink: #1b1f24;
    --quiet: #57606a;
    --paper: #ffffff;
    --panel: #f5f7f9;
    --line: #c9d1d9;
    --accent: #0a58ca;
    --good: #d7f0dc;
    --error: #b42318;
    --warning: #8a4b00;
    }
    @media (prefers-color-scheme: dark) {
    :root {
    --ink: #e6edf3;
    --quiet: #9fabb7;
    --paper: #0d1117;
    --panel: #161b22;
    --line: #3d444d;
    --accent: #79b8ff;
    --good: #1c4428;
    --error: #ff9a92;
    --warning: #f0b35f;
    }
    }
    * {
    box-sizing: border-box;
    }
    [hidden] {
    display: none !important;
    }
    body {
    margin: 0 auto;
    max-width: 64rem;
    padding: 1rem;
    background: var(--paper);
    color: var(--ink);
    font:
    1rem / 1.5 system-ui,
    sans-serif;
    }
    h1 {
    font-size: 1.5rem;
    margin: 0;
    overflow-wrap: anywhere;
    }
    h2 {
    font-size: 1.2rem;
    margin: 2rem 0 0.5rem;
    }
    h3 {
    font-size: 1.1rem;
    margin: 0 0 0.5rem;
    overflow-wrap: anywhere;
    }
    h4,
    .details h3 {
    font-size: 1rem;
    margin: 1rem 0 0.25rem;
    }
    #about,
    p {
    margin: 0.25rem 0;
    overflow-wrap: anywhere;
    }
    a {
    color: var(--accent);
    }
    code {
    font:
    0.9em / 1.5 ui-monospace,
    monospace;
    overflow-wrap: anywhere;
    unicode-bidi: isolate;
    }
    .link {
    display: block;
    padding: 0.5rem;
    background: var(--paper);
    border: 1px solid var(--line);
    border-radius: 0.3rem;
    }
    mark {
    background: var(--good);
    color: inherit;
    border-bottom: 2px solid currentColor;
    }
    .quiet {
    color: var(--quiet);
    }
    .error,
    .error strong {
    color: var(--error);
    }
    .warning {
    color: var(--warning);
    }
    .unseen {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
    }
    .skip {
    position: absolute;
    left: -999rem;
    }
    .skip:focus {
    position: static;
    }
    :focus-visible {
    outline: 3px solid var(--accent);
    outline-offset: 2px;
    }
    form {
    display: flex;
    flex-wrap: wrap;
    gap: 0.75rem;
    align-items: end;
    }
    .field {
    display: flex;
    flex-direction: column;
    gap: 0.2rem;
    min-width: 12rem;
    }
    .wide {
    flex: 1 1 20rem;
    }
    label {
    overflow-wrap: anywhere;
    }
    form > p,
    .outcome {
    flex: 1 1 100%;
    }
    input[type="text"],
    input[type="search"],
    select,
    textarea,
    button {
    font: inherit;
    color: inherit;
    background: var(--paper);
    border: 1px solid var(--quiet);
    border-radius: 0.3rem;
    padding: 0.35rem 0.5rem;
    max-width: 100%;
    }
    ::placeholder {
    color: var(--quiet);
    opacity: 1;
    }
    [aria-invalid="true"] {
    border-color: var(--error);
    }
    button {
    cursor: pointer;
    background: var(--panel);
    padding: 0.1rem 0.5rem;
    }
    fieldset {
    border: 0;
    padding: 0;
    margin: 0;
    display: flex;
    gap: 1rem;
    }
    .answer {
    display: flex;
    flex-wrap: wrap;
    gap: 1rem;
    align-items: flex-start;
    margin-top: 1rem;
    }
    #result {
    flex: 1 1 24rem;
    min-width: 0;
    background: var(--panel);
    border-radius: 0.5rem;
    padding: 1rem;
    }
    #qr svg,
    .code {
    display: block;
    max-width: 100%;
    height: auto;
    }
    dl {
    margin: 0.75rem 0;
    }
    dl > div {
    display: grid;
    grid-template-columns: 9rem minmax(0, 1fr);
    gap: 0.5rem;
    padding: 0.15rem 0;
    }
    dt {
    color: var(--quiet);
    }
    dd {
    margin: 0;
    min-width: 0;
    overflow-wrap: anywhere;
    }
    .copyable {
    display: inline-flex;
    flex-wrap: wrap;
    gap: 0.5rem;
    align-items: baseline;
    }
    .scroll {
    overflow-x: auto;
    }
    table {
    border-collapse: collapse;
    width: 100%;
    }
    th,
    td {
    text-align: start;
    vertical-align: top;
    padding: 0.25rem 0.75rem 0.25rem 0;
    border-bottom: 1px solid var(--line);
    }
    details {
    border-bottom: 1px solid var(--line);
    }
    summary {
    padding: 0.4rem 0;
    cursor: pointer;
    overflow-wrap: anywhere;
    }
    .name {
    font-weight: 600;
    margin-inline-end: 0.5rem;
    }
    .mark {
    font-size: 0.8rem;
    border: 1px solid var(--line);
    border-radius: 1rem;
    padding: 0 0.5rem;
    color: var(--quiet);
    }
    .details {
    padding-block: 0.25rem 1rem;
    padding-inline-start: 1rem;
    }
    .plain {
    list-style: none;
    padding: 0;
    }
    .plain li {
    padding: 0.4rem 0;
    border-bottom: 1px solid var(--line);
    overflow-wrap: anywhere;
    }
    .plain .error,
    .plain .warning,
    .plain .accepted {
    color: inherit;
    }
    .tree,
    .tree ul {
    list-style: none;
    padding-inline-start: 1.25rem;
    border-inline-start: 1px solid var(--line);
    }
    footer {
    margin-top: 2rem;
    }
    @media (max-width: 36rem) {
    dl > div {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
    }
    .field {
    min-width: 0;
    width: 100%;
    }
    .details {
    padding-inline-start: 0;
    }
    }
    @media print {
    :root {
    color-scheme: light;
    --ink: #000;
    --quiet: #333;
    --paper: #fff;
    --panel: #fff;
    --accent: #000;
    --error: #000;
    --warning: #000;
    }
    form,
    button,
    .skip,
    footer {
    display: none;
    }
    details,
    tr {
    break-inside: avoid;
    }
    }
    """#

  /// What stands before the module.
  static let unpack = #"""
    "use strict";function unpacked([r,t]){const n=t=>{if(!Array.isArray(t))return t;const[e,...c]=t
    ;return 0===e?c.map(n):Object.fromEntries(r[e-1].map(((r,t)=>[r,n(c[t])])))};return n(t)}
    """#

  /// What the page does.
  static let script = #"""
    "use strict";const e=e=>"object"==typeof e&&"branches"in e;function t(e){
    return"object"!=typeof e||Array.isArray(e)?e:"optional"in e?{kind:"optional",branches:[r(e.optional)]}:"either"in e?{
    kind:"either",branches:e.either.map(r)}:e}function n(e){return"optional"in e?{isOptional:!0,items:[e.optional]
    }:"either"in e?{items:e.either}:e}function r(e){const{path:r=[],query:s=[]}=Array.isArray(e)?{path:e}:e;return{
    path:r.map(t),query:s.map(n)}}function s([e,t,n]){return{name:e,type:t,...null===n?{isUnknown:!0}:void 0===n?{}:{
    default:n}}}const o=JSON.parse(document.getElementById("data").textContent),i=unpacked(o),a={...i,
    routes:i.routes.map((e=>({...e,...r(e),...e.parameters?{parameters:e.parameters.map(s)}:{},...e.fragment?{fragment:{
    ...e.fragment,...r(e.fragment)}}:{}})))};function c(e,t={},...n){const r=document.createElement(e)
    ;for(const[e,n]of Object.entries(t))void 0!==n&&!1!==n&&r.setAttribute(e,!0===n?"":n)
    ;return r.append(...n.filter((e=>void 0!==e&&!1!==e))),r}
    const u=e=>document.getElementById(e),l=/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}\u115f\u1160\u3164\uffa0]/gu,f=e=>e.replace(l,(e=>`\\u{${e.codePointAt(0).toString(16).toUpperCase()}}`)),d=e=>c("bdi",{},f(e)),m=(e,t="")=>c("code",{
    dir:"ltr",class:t||void 0},f(e));function h(e){u("announcement").textContent=e}function p(e,t){const n=function(e,t,n){
    const r=c("button",{type:"button","aria-label":n},e);return r.addEventListener("click",t),r}("Copy",(()=>{(async()=>{
    try{await navigator.clipboard.writeText(e)}catch{const t=c("textarea",{},e);document.body.append(t),t.select(),
    document.execCommand("copy"),t.remove(),n.focus()}n.textContent="Copied",h(`Copied ${t}`),setTimeout((()=>{
    n.textContent="Copy"}),1500)})()}),`Copy ${t}`);return n}const g=(e,t)=>c("span",{class:"copyable"
    },m(e),p(e,t)),v=(e,t="GET")=>`#link=${encodeURIComponent(e)}`+("GET"===t?"":`&method=${encodeURIComponent(t)}`),k=(e,t)=>c("a",{
    href:v(e,t)},...t?[t+" "]:[],m(e)),b=e=>`#route=${e}`;function y(e){const t=a.routes[e];return t?c("a",{href:b(e)
    },d(t.name)):c("span")}function x(...e){const t=c("dl")
    ;for(const n of e)n&&t.append(c("div",{},c("dt",{},n[0]),c("dd",{},...n.slice(1))));return t}
    const $=(e,t)=>`${e} ${t}${1===e?"":"s"}`,w=/^(u?)int(8|16|32|64)?$/;function A(e){const t=w.exec(e);if(!t)return
    ;const n=BigInt(t[2]??64);return t[1]?[0n,(1n<<n)-1n]:[-(1n<<n-1n),(1n<<n-1n)-1n]}function M(e){
    const t=/^(\d{4})-(\d{2})-(\d{2})$/.exec(e);if(!t)return!1
    ;const[n,r,s]=[Number(t[1]),Number(t[2]),Number(t[3])],o=new Date(0);return o.setUTCFullYear(n,r-1,s),
    o.getUTCMonth()===r-1&&o.getUTCDate()===s&&s>0}
    const C=/^(?:(?![\ufe0e\ufe0f])[\p{White_Space}\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}])+/u,E=e=>/^(?:javascript|vbscript|data):/i.test(e.replace(C,"").replace(/[\t\n\r]/g,"")),S=e=>e.replace(/[A-Z]/g,(e=>e.toLowerCase()))
    ;function I(e){if(!function(e){
    const t=/^(.{10})T(\d\d):(\d\d):(\d\d)(?:\.\d{1,9})?(?:Z|[+-](\d\d):(\d\d))$/.exec(e),n=(e,n)=>Number(t?.[e]??0)<=n
    ;return null!==t&&M(t[1])&&n(2,23)&&n(3,59)&&n(4,59)&&n(5,23)&&n(6,59)}(e))return
    ;const t=/\.[0-9]*[1-9]/.exec(e)?.[0]??"",n=new Date(e.replace(/\.[0-9]+/,"")).toISOString()
    ;return/^[0-9]/.test(n)?n.slice(0,19)+t+"Z":void 0}function O(e,t,n=!1){
    const r=t=>"members"===e.kind?t.normalize():n?S(t):t;if(e.members)return e.members.find((e=>r(e)===r(t)))
    ;const s=e.kind??"string",o=A(s),i=e=>e?t:void 0;if(o){if(t.length>20||!/^(?:0|-?[1-9][0-9]*)$/.test(t))return
    ;const e=BigInt(t);return i(o[0]<=e&&e<=o[1])}switch(s){case"uuid":
    return i(/^[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$/.test(t))?.toLowerCase();case"datetime":return I(t)
    ;case"date":return i(M(t));case"ipv4":return i(/^(?:(?:0|[1-9]\d?|1\d\d|2[0-4]\d|25[0-5])(?:\.(?!$)|$)){4}$/.test(t))
    ;case"bool":return/^(?:true|1)$/i.test(t)?"true":/^(?:false|0)$/i.test(t)?"false":void 0;case"double":
    return/^-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?$/.test(t)&&Number.isFinite(Number(t))?function(e){
    const[t="",n="0"]=String(Math.abs(e)).split("e"),[r="",s=""]=t.split("."),o=r.length+Number(n),i="0".repeat(Math.max(0,1-o))+(r+s).padEnd(o,"0"),[a,c]=[i.slice(0,Math.max(1,o)),i.slice(Math.max(1,o))]
    ;return(e<0?"-":"")+a+(""===c?"":"."+c)}(Number(t)):void 0;case"url":return i(!E(t));case"query":return function(e){
    if(""===e||!e.split("&").includes(""))try{return Me(e,0,e.length,!1).map(X).join("&")}catch{return}}(t);default:return t
    }}const q=(e,t,n=!1)=>void 0!==O(e,t,n),N=e=>!e.members&&["string","text","url"].includes(e.kind??"string")
    ;function T(e,t){if(e.members)return t;const n=e.kind??"string"
    ;return A(n)?/int(?:64)?$/.test(n)?BigInt(t):Number(t):"double"===n?Number(t):"bool"===n?/^(?:true|1)$/i.test(t):t}
    function j(e){
    return Array.isArray(e)?e.map((e=>String(j(e)))):"number"!=typeof e?String(e):/e\+/.test(String(e))?BigInt(e).toString():String(e)
    }const z=e=>a.types[e.type],R=e=>e.name,L=e=>(new TextEncoder).encode(e);function U(e,t){let n=[],r=Array.from({
    length:t.length+1},((e,t)=>t));for(let s=0;s<e.length;s++){const o=[s+1];for(let i=0;i<t.length;i++){const a=e[s]===t[i]
    ;let c=Math.min(r[i]+(a?0:1),r[i+1]+1,o[i]+1);s>0&&i>0&&e[s]===t[i-1]&&e[s-1]===t[i]&&(c=Math.min(c,n[i-1]+1)),o.push(c)
    }[n,r]=[r,o]}return r[t.length]}function W(e,t){
    const[n,r]=[L(S(e)).slice(0,64),L(S(t)).slice(0,64)],s=Math.max(n.length,r.length),o=Math.max(1,Math.floor(s/3))
    ;if(function(e,t){if(e.length<3||e.length>=t.length||2*e.length<t.length||e[0]!==t[0])return!1;let n=0
    ;for(const r of t)r===e[n]&&n++;return n===e.length}(n,r))return r.length-n.length
    ;if(Math.abs(n.length-r.length)>o)return;const i=U(n,r);return i<=o&&(i<s||0===i)?i:void 0}function Z(e,t){let n
    ;for(const r of t){const t=W(e,r);void 0!==t&&(!n||t<n.slips)&&(n={candidate:r,slips:t})}return n?.candidate}
    const D=e=>`"${e}"`,_=e=>void 0===e?"":`; did you mean ${D(e)}?`,F={empty:"the text is empty",
    escape:'an escape is "%" and two hexadecimal digits; write a lone "%" as "%25"',utf8:"the bytes here are not UTF-8",
    control:"a link cannot contain NUL, CR or LF, escaped or not",
    rawControl:'this is a control character: remove it, or escape it, such as "%09"',
    unprintable:"compact text cannot contain spaces, control characters or backslashes",
    backslash:'write a backslash as "%5C"; "/" separates segments',
    dotSegment:'"." and ".." cannot be segments of a link; resolve them first',
    emptySegment:'an empty segment: write one "/" between segments',
    userInfo:'a link cannot contain user info: remove the text before "@"',
    authorityColon:'a colon before the first "/" begins a port, which such a link cannot have; write it as "%3A"',
    host:'a host is expected after "://"',
    hostByte:'a host may contain ASCII letters, digits, "-", "_" and "."; write other letters as "xn--\u2026"',
    hostNumber:'a host that ends in a number is an IPv4 address: four numbers from 0 to 255, such as "127.0.0.1"',
    address:"brackets must contain an IPv6 address, and only a port may follow",port:"a port is a number from 0 to 65535",
    slashesAfterScheme:'"://" is expected after the scheme',
    protocolRelative:'"//" begins a host without a scheme: write the scheme, or one "/"',script:"a script is not a link",
    scriptRest:'a script is not a value: "javascript:", "vbscript:" and "data:" begin no rest of a path',
    unknownOrigin:"no origin of this table fits the link",tooLong:`the text is longer than ${a.limits.bytes} bytes`,
    tooManySegments:`the path has more than ${a.limits.segments} segments`,
    tooManyItems:`the query has more than ${a.limits.queryItems} items`};class P{constructor(e,t){this.reason=e,this.at=t}
    get message(){return F[this.reason]}}function G(e){try{return e()}catch(e){if(e instanceof P)return e;throw e}}
    const B=/[^A-Za-z0-9\-._~!$&'()*+,;=]/gu,H=/[^A-Za-z0-9\-._~!$&'()*+,;=:@]/gu,V=/[^A-Za-z0-9\-._~!$()*,;:@/?]/gu,J=/[^A-Za-z0-9\-._~!$&'()*+,;=:@/?]/gu,Q=/[^A-Za-z0-9\-._~!$()*,;:@]/gu,Y=(e,t)=>e.replace(t,(e=>"'"===e?"%27":encodeURIComponent(e))),K=(e,t)=>Y(e,V)+(void 0===t?"":"="+Y(t,V)),X=({key:e,value:t,hasValue:n})=>K(e.text,n?t.text:void 0)
    ;function ee(e,{segments:t,rawRest:n,items:r,fragment:s,foldsHost:o}){
    const{form:i,prefix:a}=e,c=(r.length>0?"?"+r.join("&"):"")+(void 0===s?"":"#"+s),u=void 0===n?[]:[n]
    ;if("compact"===i)return""===c&&0===u.length?t.join(":"):void 0;const[l="",...f]=t,d=f.map((e=>Y(e,H)))
    ;if("scheme"===i){return a+[...0===t.length?[]:[Y(l,B)],...d,...u].join("/")+c}if("host"===i){
    const[e="",t=""]=a.split("*"),n=o?S(l):l;return fe(n)?e+n+t+"/"+[...d,...u].join("/")+c:void 0}
    return a+"/"+[...0===t.length?[]:[Y(l,H)],...d,...u].join("/")+c}
    const te=e=>"https"===e||"http"===e,ne=e=>"https"===e?443:80;function re(e){
    const t=Math.max(e.lastIndexOf(":"),e.lastIndexOf("]"));return":"===e[t]?[e.slice(0,t),e.slice(t)]:[e,""]}
    function se(e,t){return e.length<2?ne(t):/^:[0-9]{1,5}$/.test(e)&&Number(e.slice(1))<=65535?Number(e.slice(1)):void 0}
    function oe(e){if(!e.startsWith("["))return e;try{
    return/^\[[0-9a-f:.]*\]$/.test(e)?new URL(`http://${e}`).hostname:void 0}catch{return}}const ie=a.origins.map((e=>{
    const t={scheme:"",host:"",isWildcard:!1,port:0};if("/"===e)return{...t,form:"path"};if(":"===e)return{...t,
    form:"compact"};const[n="",r=""]=e.split("://");if(!te(n))return{...t,form:"scheme",scheme:n}
    ;const s=r.startsWith("{"),[o,i]=re(S(s?r.replace(/^[^}]*\}/,"*"):r)),a=oe(o)??o,c=a.startsWith("*");return{
    form:s?"host":"web",scheme:n,host:c?a.slice(1):a,isWildcard:c,port:se(i,n)??0}
    })),ae=e=>ie[e],ce=e=>ie.map(((e,t)=>t)).filter((t=>e(ae(t)))),ue=e=>e.origins??a.origins.map(((e,t)=>t)).filter((e=>e<a.listed)),le=({form:e,host:t,isWildcard:n})=>n?2**31-1-t.length:"web"===e?0:-1,fe=e=>/^[a-z0-9_-]+(?:\.[a-z0-9_-]+)*$/.test(e)
    ;const de=(e,t,n)=>`${e}://${t}${n===ne(e)?"":`:${n}`}`;function me(e,t,n){const r=ce((r=>function(e,t,n,r){
    return e.scheme===t&&e.port===r&&("web"===e.form||"host"===e.form)&&(e.isWildcard?!(n.length<=e.host.length||!n.endsWith(e.host))&&(fe(n.slice(0,n.length-e.host.length))||"web"===e.form&&"["===n[0]):e.host===n)
    }(r,e,t,n))),s=e=>2*le(ae(e))+("host"===ae(e).form?1:0),o=[...r].sort(((e,t)=>s(e)-s(t)))[0];if(void 0===o)return
    ;const i=ae(o);if("web"===i.form){const s=r.filter((e=>"web"===ae(e).form));return{form:"web",prefix:de(e,t,n),
    fitting:s,captured:0}}const a=t.length-i.host.length;return{form:"host",prefix:de(e,"*"+i.host,n),fitting:[o],captured:a
    }}function he(e){const{form:t,scheme:n,host:r,isWildcard:s,port:o}=ae(e);switch(t){case"path":case"compact":return{
    form:t,prefix:"",fitting:[e]};case"scheme":return{form:t,prefix:`${n}://`,fitting:ce((e=>e.form===t&&e.scheme===n))}
    ;case"web":return s?void 0:me(n,r,o);case"host":return{form:t,prefix:de(n,"*"+r,o),fitting:[e]}}}
    const pe=e=>a.areLenient??"scheme"===e,ge=e=>"."===e||".."===e;function ve(e){
    return"\\"===e?"backslash":/[\0\r\n]/.test(e)?"control":/[\u0001-\u001f\u007f-\u009f]/.test(e)?"rawControl":void 0}
    function ke(e,t,n){const r=(t,n)=>new TextDecoder("utf-8",{fatal:!0,ignoreBOM:!0}).decode(new Uint8Array(e.slice(0,t)),{
    stream:!n});try{return r(e.length,!0)}catch{let s="";try{for(let t=0;t<=e.length;t++)s=r(t,!1)}catch{}
    throw new P("utf8",t[L(s).length]??n)}}function be(e,t,n,r=!1){const s=e.slice(t,n)
    ;if(/^[!-$&-*,-[\]-~]*$/.test(s))return{text:s,start:t,end:n};const[o,i]=[[],[]];for(let s=t;s<n;){
    const t=String.fromCodePoint(e.codePointAt(s)),a="%"===t?/^%([0-9A-Fa-f]{2})/.exec(e.slice(s,Math.min(n,s+3))):void 0,c=a?[parseInt(a[1],16)]:L("+"===t&&r?" ":t),u=a&&[0,10,13].includes(c[0]),l=null===a?"escape":u?"control":ve(t)
    ;if(l)throw ke(o,i,s),new P(l,s);for(const e of c)[o[o.length],i[i.length]]=[e,s];s+=a?3:t.length}return{text:ke(o,i,n),
    start:t,end:n}}function ye(e){if(L(e).length>a.limits.bytes)throw new P("tooLong",e.length)
    ;if(""===e)throw new P("empty",0);const t=e.search(/[\ud800-\udfff]/u);if(t>=0)throw new P("utf8",t);if("/"===e[0]){
    const t=ce((({form:e})=>"path"===e));if("/"===e[1]&&(0===t.length||!pe("path")))throw new P("protocolRelative",1)
    ;if(0===t.length)throw new P("unknownOrigin",0);return Ae(e,0,{form:"path",prefix:"",fitting:t})}
    const[n,r="",s]=/^([A-Za-z][A-Za-z0-9+.-]*):(\/\/)?/.exec(e)??[],o=S(r);if(void 0!==n&&s)return function(e,t,n){
    const r=n+e.slice(n).search(/[/?#]|$/),s=e.slice(n,r),o=e=>s.includes(e)?n+s.indexOf(e):void 0,i=o("@");if(!te(t)){
    const r=ce((e=>"scheme"===e.form&&e.scheme===t));if(0===r.length)throw xe(e);if(void 0!==i)throw new P("userInfo",i)
    ;return Ae(e,n,{form:"scheme",prefix:`${t}://`,fitting:r},[],o(":"))}const a=o("\\")
    ;if(void 0!==a)throw new P("backslash",a);if(void 0!==i)throw new P("userInfo",i);const[c,u]=re(S(s))
    ;if(""===c)throw new P("host",n);const l=oe(c);if(void 0===l)throw new P("address",n)
    ;const f=c.startsWith("[")?-1:c.search(/[^a-z0-9._-]/);if(f>=0)throw new P("hostByte",n+f)
    ;if($e(l))throw new P("hostNumber",n);const d=se(u,t);if(void 0===d)throw new P("port",n+c.length+1);const m=me(t,l,d)
    ;if(!m)throw new P("unknownOrigin",n);const h=n+m.captured;return Ae(e,r,m,m.captured>0?[{text:l.slice(0,m.captured),
    start:n,end:h}]:[])}(e,o,n.length)
    ;if(void 0!==n&&(te(o)||ie.some((e=>e.scheme===o))))throw new P("slashesAfterScheme",n.length);return function(e){
    const t=[...e].findIndex((e=>" "===e||void 0!==ve(e))),n=[...e].slice(0,t).join("").length,r=t<0?void 0:ve(e[n])??"unprintable",s=ce((({form:e})=>"compact"===e))
    ;if(0===s.length){if(r&&"backslash"!==r&&"unprintable"!==r)throw new P(r,n);throw xe(e)}
    if(r)throw new P("control"===r?"control":"unprintable",n);if(E(e))throw new P("script",0);const o=[];let i=0
    ;for(const t of e.split(":")){const e={text:t,start:i,end:i+t.length};we(o,(()=>e),i),i=e.end+1}return{text:e,source:{
    form:"compact",prefix:"",fitting:s},segments:o,items:[],fragment:void 0,pathEnd:e.length,isRaw:!1,hasColon:!1}}(e)}
    const xe=e=>new P(E(e)?"script":"unknownOrigin",0),$e=e=>/(?:^|\.)(?:[0-9]+|0x[0-9a-f]*)\.?$/.test(e)&&!/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?=\d)|$)){4}$/.test(e)
    ;function we(e,t,n){if(e.length>=a.limits.segments)throw new P("tooManySegments",n);const r=t()
    ;if(ge(r.text))throw new P("dotSegment",n);e.push(r)}function Ae(e,t,n,r=[],s){
    const o=t+e.slice(t).search(/[?#]|$/),i=[...r];for(let r="/"===e[t]?t+1:t;r<o;){const t=e.indexOf("/",r),s=t<0||t>o?o:t
    ;if(s===r&&!pe(n.form))throw new P("emptySegment",r);s>r&&we(i,(()=>be(e,r,s)),r),r=s+1}
    if(void 0!==s&&!a.routes.some((e=>it(e,i[0]?.text??""))))throw new P("authorityColon",s)
    ;const c=e.indexOf("#",o),u=c<0?e.length:c,l="?"===e[o]?Me(e,o+1,u):[],f=c<0?void 0:be(e,c+1,e.length);return{text:e,
    source:n,segments:i,items:l,fragment:f,pathEnd:o,isRaw:!1,hasColon:void 0!==s}}function Me(e,t,n,r=!0===a.plusIsSpace){
    const s=[];for(let o=t;o<n;){const t=e.indexOf("&",o),i=t<0||t>n?n:t,c=e.slice(o,i).indexOf("=");if(i>o){
    if(s.length>=a.limits.queryItems)throw new P("tooManyItems",o);const t=be(e,o,c<0?i:o+c,r),n=be(e,c<0?i:o+c+1,i,r)
    ;s.push({key:t,value:n,hasValue:c>=0})}o=i+1}return s}function Ce(e){
    const[,t="",n="",r=""]=/^([^?#]*)(\?[^#]*)?(#[^]*)?$/.exec(e)??[]
    ;if(""===e||G((()=>be(e,0,e.length)))instanceof P)return;if(t.split("/").some((e=>ge(e.replace(/%2e/gi,".")))))return
    ;const[s,o,i]=[/[ "<>^`{}]|[^\0-~]/gu,/[ "<>']|[^\0-~]/gu,/[ "<>`]|[^\0-~]/gu];return Y(t,s)+Y(n,o)+Y(r,i)}
    function Ee(e){const t=G((()=>ye(e))),n=t instanceof P?[]:[t];if(!qe||L(e).length>a.limits.bytes)return n
    ;const r=e.search(/[?#]|$/);for(let t=e.indexOf("/");t>=0&&t<r;t=e.indexOf("/",t+1)){
    const r="/"===e[t-1]?void 0:Ce(e.slice(t+1)),s=void 0===r?void 0:G((()=>ye(e.slice(0,t+1)+"a")))
    ;if(void 0===r||!s||s instanceof P)continue;if("compact"===s.source.form||s.segments.length<2)continue;const o={text:r,
    start:t+1,end:e.length};n.push({...s,text:e,segments:[...s.segments.slice(0,-1),o],pathEnd:e.length,isRaw:!0})}return n}
    function Se(e,t){if("string"==typeof e)return{kind:"literal",part:e,pieces:[e],rank:0}
    ;const n=t.next().value,[r=0,s]="object"==typeof n?n:[n];return"number"==typeof e?{kind:"capture",part:e,pieces:[e],
    rank:r,tail:s}:"kind"in e?{kind:e.kind,part:e,pieces:"*"===e.kind?[]:[e.slot],rank:r}:{kind:"mixed",part:e,pieces:e,
    rank:r}}const Ie=({path:t=[],query:n=[]})=>n.length>0||t.some((t=>e(t)&&t.branches.some(Ie)))
    ;const Oe=a.routes.map((function({path:t=[],query:n=[],ranks:r=[]}){
    const s=[],o=r[Symbol.iterator](),i=e=>s.push(e)-1,a=(e,t)=>{const{edges:n}=s[i({group:e,edges:[]})]
    ;for(const r of e.branches)n.push(s.length),t(r);"optional"===e.kind&&n.push(s.length)},c=t=>{for(const n of t){
    if(!e(n)){i({take:Se(n,o),edges:[s.length+1]});continue}const t=[];a(n,(e=>{c(e.path??[]),
    "either"===n.kind&&t.push(s[i({edges:[]})])}));for(const e of t)e.edges.push(s.length)}},u=(t,n)=>{const r=t[t.length-1]
    ;if(void 0!==r&&e(r)&&r.branches.some(Ie)){if(c(t.slice(0,-1)),a(r,(e=>u(e.path??[],[...e.query??[],...n]))),
    "either"===r.kind)return}else c(t);i({steps:n,edges:[]})};return u(t,n),s
    })),qe=Oe.some((e=>e.some((({take:e})=>"raw"===e?.kind))));function Ne(e,t){const n=e.findIndex(((e,n)=>e!==t[n]))
    ;return n<0?e.length<t.length:!(n>=t.length)&&e[n]<t[n]}
    const Te=(e,t)=>Ne(e,t)?-1:Ne(t,e)?1:0,je=(e,t)=>(e.parameters??[])[t],ze=(e,t)=>z(je(e,t));function Re(e,t,n,r){
    const s=e=>r?S(e):e,o=new Set,i=(a,c)=>{const u=t.pieces[a];if(void 0===u)return c===n.length?[]:void 0
    ;if("string"==typeof u){return s(n.slice(c,c+u.length))===s(u)?i(a+1,c+u.length):void 0}const l=a*(n.length+1)+c
    ;if(o.has(l))return;for(let s=a===t.pieces.length-1?n.length:c+1;s<=n.length&&s>c;s++){
    if(!q(ze(e,u),n.slice(c,s),r))continue;const t=i(a+1,s);if(t)return[[c,s],...t]}o.add(l)};return i(0,0)}
    function Le(e,t,n,r=!0){const s=r&&!0===e.ignoresCase,o=t.pieces[0];switch(t.kind){case"literal":
    return n===o||s&&S(n)===S(o);case"mixed":return""!==n&&void 0!==Re(e,t,n,s);case"capture":
    return(""!==n||!r)&&q(ze(e,o),n,s);case"raw":return""!==n&&q(ze(e,o),n);default:return""!==n}}
    const Ue=(e,t)=>"*"===e.kind||"rest"===e.kind||void 0!==e.tail&&"compact"===t
    ;function We(e,{segments:t,source:n,isRaw:r},s,o=!0!==a.isDeclared){
    const i=a.routes[e],c=Oe[e],{length:u}=t,l=new Map,f=(e,t)=>e&&t?o?Ne(t.ranks,e.ranks)?t:Ne(e.ranks,t.ranks)?e:{...e,
    ends:[...e.ends,...t.ends]}:e:e??t,d=(e,o)=>{const{take:a,group:l,steps:d,edges:h}=c[e];if(d){return o===u&&s(d)?{
    ranks:[],taken:[],choices:[],ends:[d]}:void 0}return a?((e,s,o)=>{let a;for(let c=1;s+c<=u&&(1===c||Ue(e,n.form));c++){
    const n=s+c-1;if((r&&n===u-1)!==("raw"===e.kind))break;if(1===c&&!Le(i,e,t[n].text))break
    ;if(void 0===e.tail&&""===t[n].text)break;const l=m(o,s+c);if(!l)continue
    ;const d=[e.rank,...Array(c-1).fill(e.tail??e.rank),...l.ranks];a=f(a,{...l,ranks:d,taken:[{take:e,from:s,count:c
    },...l.taken]})}return a})(a,o,h[0]):h.reduce(((e,t,n)=>{const r=m(t,o),s="optional"===l?.kind?1-n:n;return f(e,r&&l?{
    ...r,choices:[[l,s],...r.choices]}:r)}),void 0)},m=(e,t)=>{const n=e*(u+1)+t;return l.has(n)||l.set(n,d(e,t)),l.get(n)}
    ;return m(0,0)}const Ze=()=>({found:[],choices:new Map,uses:new Map,present:[0,0],rest:0
    }),De=e=>Array.isArray(e),_e=e=>!De(e)&&void 0!==e.rest,Fe=e=>De(e)?[e]:_e(e)?[]:e.items,Pe=e=>!z(e).isArray&&(void 0!==e.default||!0===e.isUnknown)
    ;function Ge(e,[,t]){return"string"==typeof t||!ze(e,t).isArray&&!Pe(je(e,t))}
    const Be=(e,t)=>De(t)?Ge(e,t):!_e(t)&&!0!==t.isOptional,He=e=>Oe[a.routes.indexOf(e)].flatMap((({steps:e=[]})=>e.flatMap((e=>Fe(e).map((([e])=>e)))))),Ve=(e,t)=>0===t?`query item "${e}"`:`item "${e}" of the fragment`
    ;function Je(e,[t,n],r,s,o,i){
    const c=s.filter((e=>e.key.text===t)),u="number"==typeof n?ze(e,n):void 0,l=({value:{text:e}})=>u?q(u,e):e===n,f=e=>{
    if("number"!=typeof n)return;const r=e.map((e=>e.value.text)),s=u?.isArray?r:r[0];i.found.push({slot:n,where:Ve(t,o),
    spans:e.map((e=>e.value)),value:s})};if(u?.isArray){const e=c.filter(l)
    ;return e.length<c.length&&a.isStrict?"refused":(c.forEach((e=>i.uses.set(e,l(e)))),e.length>0&&f(e),
    e.length>0&&i.present[o]++,"present")}return 1===c.length&&c.every(l)?(f(c),c.forEach((e=>i.uses.set(e,!0))),
    r&&i.present[o]++,"present"):!r||c.length>0&&a.isStrict?"refused":(c.forEach((e=>i.uses.set(e,!1))),"passed")}
    function Qe(e,t,n,r=0,s=Ze()){if(De(t)){const o="number"==typeof t[1]&&Pe(je(e,t[1]));return"refused"!==Je(e,t,o,n,r,s)}
    if(_e(t)){const r=He(e),o=n.filter((e=>!r.includes(e.key.text)));o.forEach((e=>s.uses.set(e,!0))),s.rest=o.length
    ;const i=o.map((e=>({...e.value,start:e.key.start}))),a=o.map(X).join("&");return s.found.push({slot:t.rest,
    where:o.length>0?"the rest of the query":"",spans:i,value:a}),!0}if(t.isOptional){const o=Je(e,t.items[0],!0,n,r,s)
    ;return s.choices.set(t,"present"===o?1:0),"refused"!==o}const o=t.items.findIndex((t=>"present"===Je(e,t,!1,n,r,s)))
    ;return s.choices.set(t,o),o>=0}function Ye(e,t){const{fragment:n,text:r,source:s}=t;if("text"===e)return{
    segments:n?[n]:[],items:[],isRooted:!1};if(!n)return{segments:[],items:[],isRooted:!1};const{start:o,end:i}=n,a=G((()=>{
    if("items"===e)return{segments:[],items:Me(r,o,i),isRooted:!1};const t=r.indexOf("?",o),n=t<0?i:t,a="/"===r[o]&&o<i,c=[]
    ;for(let e=a?o+1:o;e<n;){const t=r.indexOf("/",e),o=t<0||t>n?n:t;if(o===e&&!pe(s.form))return
    ;o>e&&we(c,(()=>be(r,e,o)),e),e=o+1}return{segments:c,items:t<0?[]:Me(r,t+1,i),isRooted:a}}))
    ;return a instanceof P?void 0:a}function Ke(e){
    const t=e.fragment?.path??[],n=t.filter((e=>"string"!=typeof e)).length,r=(e.ranks??[]).slice(-n||1/0)[Symbol.iterator]()
    ;return t.map((e=>Se(e,r)))}function Xe(e,{take:t,from:n,count:r},s,o=""){
    const i=s.slice(n,n+r),a=(1===r?`segment ${n+1}`:`segments ${n+1} to ${n+r}`)+o,c=i.map((e=>e.text)),[u]=i
    ;if("literal"===t.kind||!u)return[];if("mixed"!==t.kind){const e="rest"===t.kind?c:c.join(":")
    ;return t.pieces.map((t=>({slot:t,where:a,spans:i,value:e})))}const l=Re(e,t,u.text,""===o&&!0===e.ignoresCase)??[]
    ;return t.pieces.filter((e=>"number"==typeof e)).map(((e,t)=>{const[n,r]=l[t]??[0,u.text.length],s=et(u,n,r);return{
    slot:e,where:a,spans:[s],value:s.text}}))}const et=(e,t,n)=>e.text.length===e.end-e.start?{text:e.text.slice(t,n),
    start:e.start+t,end:e.start+n}:{...e,text:e.text.slice(t,n)};function tt(e,t,n=Ze()){const{fragment:r}=e,{fragment:s}=t
    ;if(!r)return!0;if(r.isOptional&&n.choices.set(r,s?1:0),r.kind){if(r.isOptional&&!s)return!0
    ;const o=Ye(r.kind,t),i=Ke(e);if(!o||o.segments.length!==i.length||"text"===r.kind&&!s)return!1
    ;if("path"===r.kind&&o.isRooted!==(!0===r.isRooted))return!1
    ;return!!i.every(((t,n)=>Le(e,t,o.segments[n].text,!1)))&&(i.forEach(((t,r)=>{n.found.push(...Xe(e,{take:t,from:r,
    count:1},o.segments," of the fragment"))})),(r.query??[]).every((t=>Qe(e,t,o.items,1,n))))}const{value:o}=r
    ;return s?"number"!=typeof o?s.text===o:(n.found.push({slot:o,where:"fragment",spans:[s],value:s.text}),
    q(ze(e,o),s.text)):!0===r.isOptional||"number"==typeof o&&Pe(je(e,o))}
    const nt=(e,t)=>void 0===e.method||e.method===t||"GET"===e.method&&"HEAD"===t,rt=({source:{form:e}})=>"web"===e||"path"===e||"host"===e,st=(e,t)=>(!e.isWebOnly||rt(t))&&ue(e).some((e=>t.source.fitting.includes(e)))
    ;function ot(t,n){const[r]=t;if(void 0===r)return[];if("string"==typeof r)return[r];if("number"==typeof r){
    const e=ze(n,r);return"members"===e.kind?[]:e.members??[]}
    if(!e(r))return!("kind"in r||!r.some((e=>/:/.test(String(e)))))||[];const s=r.branches.map((e=>ot(e.path??[],n)))
    ;return"optional"===r.kind&&s.push(ot(t.slice(1),n)),!!s.includes(!0)||s.flatMap((e=>!0===e?[]:e))}function it(e,t){
    const n=ot(e.path??[],e);if(!0===n)return!0;const r=t=>e.ignoresCase?S(t):t
    ;return n.some((e=>e.includes(":")&&r(e)===r(t)))}const at=(e,{hasColon:t,segments:n})=>!t||it(e,n[0]?.text??"")
    ;function ct(e,t){const n=a.routes[e];if(!st(n,t)||!at(n,t)||!tt(n,t))return
    ;const r=We(e,t,(e=>e.every((e=>Qe(n,e,t.items))))),[s]=r?.ends??[];if(!r||!s)return;const o=Ze()
    ;for(const[e,t]of r.choices)o.choices.set(e,t);o.found.push(...r.taken.flatMap((e=>Xe(n,e,t.segments)))),
    s.forEach((e=>Qe(n,e,t.items,0,o))),tt(n,t,o)
    ;const i=({from:e,count:n})=>t.segments.slice(e,e+n).map((e=>e.text)),c=r.taken.filter((({take:e})=>"*"===e.kind)),u=[...t.items,...n.fragment?.kind?Ye(n.fragment.kind,t)?.items??[]:[]],l=new Map([...o.uses].map((([e,t])=>[e.key.start,t])))
    ;return{...o,number:e,route:n,link:t,path:r,query:s,wildcards:new Map(c.map((e=>[e.take.part,i(e)]))),
    extra:u.filter((e=>!l.has(e.key.start))),unread:u.filter((e=>!1===l.get(e.key.start)))}}function ut(e,t){let n
    ;for(const r of t){const t=ct(e,r);t&&(!n||!a.isDeclared&&Ne(t.path.ranks,n.path.ranks))&&(n=t)}return n}
    function lt({path:e,link:t}){const n=e.taken.find((({take:e,from:n,count:r})=>{
    if("rest"!==e.kind&&"raw"!==e.kind&&(void 0===e.tail||"compact"!==t.source.form))return!1
    ;const s=t.segments.slice(n,n+r).map((e=>e.text));return E("compact"===t.source.form?s.join(":"):s[0])}))
    ;return n&&t.segments[n.from]?.start}function ft(e,t){const n=Ee(e)
    ;return a.routes.map(((e,t)=>ut(t,n))).filter((e=>void 0!==e)).sort(((e,n)=>function(e,t,n){
    const r=a.isDeclared?0:Te(e.path.ranks,t.path.ranks);if(0!==r||a.isDeclared)return r
    ;const[s,o]=[Qt(e,n),Qt(t,n)],[i,c]=[s,o].map((e=>e[Yt(s,o)]))
    ;return"number"==typeof i&&"number"==typeof c?i-c:e.number-t.number}(e,n,t)))}
    const dt=(e,t)=>JSON.stringify(e)===JSON.stringify(t),mt=(e,t)=>{const n=({values:e})=>e.map((e=>e??null))
    ;return[...e.choices.keys(),...t.choices.keys()].every((n=>(e.choices.get(n)??0)===(t.choices.get(n)??0)))&&dt(n(e),n(t))
    };function ht({route:e,values:t}){const n=new Map;return t.forEach(((t,r)=>{void 0!==t&&n.set(je(e,r).name,t)})),n}
    const pt=(e,t)=>{const n=e=>[...ht(e)].sort((([e],[t])=>e<t?-1:1));return dt(n(e),n(t))
    },gt=t=>"string"==typeof t?[]:"number"==typeof t?[t]:e(t)?t.branches.flatMap(bt):"kind"in t?"*"===t.kind?[]:[t.slot]:t.filter((e=>"number"==typeof e)),vt=([,e])=>"number"==typeof e?[e]:[],kt=e=>_e(e)?[e.rest]:Fe(e).flatMap(vt),bt=({path:e=[],query:t=[]})=>[...e.flatMap(gt),...t.flatMap(kt)],yt=e=>"number"==typeof e.value?[e.value]:bt(e),xt=({path:t=[]})=>t.some((t=>$t(t)||e(t)&&t.branches.some(xt))),$t=e=>"object"==typeof e&&"kind"in e&&"*"===e.kind,wt=(e,{path:t=[]})=>t.some((t=>"number"==typeof t&&Pe(je(e,t))))
    ;function At({branches:e},t){const n=e.map((e=>bt(e).length>0)),r=n.includes(!0)?n.indexOf(!0):e.length
    ;return r<2||t>=r?t:Math.max(0,e.slice(0,r).findIndex((e=>!xt(e))))}
    const Mt=(e,t)=>e.slice(0,t+1).every((e=>0===vt(e).length))?0:t;function Ct({path:t=[],query:n=[]},r){for(const n of t){
    if(!e(n)){r.part(n);continue}const t=r.choose(n),s="either"===n.kind?n.branches[t]:1===t?n.branches[0]:void 0
    ;s&&Ct(s,r),r.leave?.(n)}n.forEach(r.step)}const Et=(e,t,n)=>{const r=je(e,t)
    ;return!Pe(r)||void 0!==n&&(void 0===r.default||!dt(n,r.default))
    },St=e=>e.default??(z(e).isArray?[]:"query"===z(e).kind?"":void 0);function It(e,t,n){
    const r=new Map,s=(e,t)=>(r.set(e,t),t),o=n=>Et(e,n,t[n]),i=(e,t,r=!1)=>s(e,n.isPresent(e,t,r)?1:0),a=e=>{
    const t=e=>e.forEach((e=>n.take(e,!1)))
    ;De(e)||_e(e)?t(kt(e)):e.isOptional?1===i(e,kt(e))&&t(kt(e)):t(vt(e.items[s(e,n.item(e,e.items))]))};Ct(e,{
    part:e=>gt(e).forEach((e=>n.take(e,!0))),choose:t=>{const[r={}]=t.branches;if("either"===t.kind)return s(t,n.branch(t))
    ;const o=i(t,bt(r),xt(r));return wt(e,r)?1:o},leave:t=>{const[n={}]=t.branches
    ;"optional"===t.kind&&wt(e,n)&&s(t,bt(n).some(o)?1:0)},step:a});const{fragment:c}=e
    ;if(c&&(!c.isOptional||1===i(c,yt(c)))){(void 0===c.value?c.path??[]:[c.value]).flatMap(gt).forEach((e=>n.take(e,!1))),
    (c.query??[]).forEach(a)}return r}function Ot(e,t=!1,n=!1){
    const{route:r,found:s,choices:o}=e,i=(r.parameters??[]).map((()=>{})),a=new Map(s.map((({slot:e,value:t})=>[e,t]))),c=It(r,i,{
    take:(e,t)=>{const s=je(r,e),o=t&&!0===r.ignoresCase,c=e=>n?e:O(z(s),e,o)??e,u=a.get(e)
    ;i[e]=void 0===u?St(s):"string"==typeof u?c(u):u.map(c)},isPresent:(e,n,r)=>n.length>0||t&&r?1===o.get(e):!r,branch:e=>{
    const n=o.get(e)??0;return t&&xt(e.branches[n]??{})?n:At(e,n)},item:(e,t)=>Mt(t,o.get(e)??0)});return{route:r,values:i,
    choices:c}}function qt(t,n){const r=t.parameters??[];if([...n.keys()].some((e=>!r.some((t=>t.name===e)))))return
    ;const s=r.map((({name:e})=>n.get(e))),o=e=>void 0!==s[e],i=e=>o(e)&&void 0!==Nt(r[e],s[e]),c=r.map((()=>{})),u=(Oe[a.routes.indexOf(t)]??[]).flatMap((({take:e})=>"rest"===e?.kind?e.pieces:[])),l=new Set
    ;let f=!0;const d=(e,t)=>e.filter(t).length,m=(e,t,n)=>{const r=e.map((e=>[n(e)?1:0,d(t(e),i),d(t(e),o)]))
    ;return r.reduce(((e,t,n)=>Ne(r[e],t)?n:e),0)},h=e=>{if(_e(e))return!0;if(De(e)){const[n]=vt(e)
    ;return void 0===n||i(n)||!o(n)&&!Ge(t,e)}return!0===e.isOptional||e.items.some((e=>vt(e).every(i)))
    },p=({path:t=[],query:n=[]})=>t.every((t=>e(t)?"optional"===t.kind||t.branches.some(p):gt(t).every(i)))&&n.every(h),g=It(t,c,{
    take:e=>{const t=r[e];l.add(e),c[e]=o(e)?Nt(t,s[e]):St(t),void 0!==c[e]||!o(e)&&Pe(t)||(f=!1),
    u.includes(e)&&!o(e)&&(f=!1)},isPresent:(e,t,n)=>0===t.length?!n:t.some(o),branch:e=>At(e,m(e.branches,bt,p)),
    item:(e,t)=>Mt(t,m(t,vt,(e=>vt(e).every(i))))})
    ;return f&&!r.some((({name:e},t)=>o(t)&&!l.has(t)&&!r.some(((t,n)=>t.name===e&&l.has(n)))))?{route:t,values:c,choices:g
    }:void 0}function Nt(e,t){const n=z(e),r=e=>{const t=O(n,e);return void 0===t||/[\0\r\n]/.test(t)?void 0:t}
    ;if(void 0===t||"string"!=typeof t!=(!0===n.isArray))return;if("string"==typeof t)return r(t);const s=t.map(r)
    ;return s.includes(void 0)?void 0:s}function Tt(e,t,n=new Map,r=!1){const{route:s,values:o,choices:i}=e,[a,c]=[[],[]]
    ;let u,l=!1,f=!0,d=!1;const m=e=>{const t=je(s,e),n=o[e];if(void 0===n)return;const i=r?n:Nt(t,n)
    ;return void 0===i&&(l=!0),i},h=e=>{const t=m(e)??St(je(s,e));return"string"!=typeof t&&(l=!0),"string"==typeof t?t:""
    },p=e=>"string"==typeof e?e:"number"==typeof e?h(e):e.map((e=>"string"==typeof e?e:h(e))).join(""),g=(e,[t,n])=>{
    if("string"==typeof n)return void e.push(K(t,n));const r=m(n);if("object"==typeof r){const o=je(s,n).default
    ;void 0!==o&&dt(r,o)||e.push(...r.map((e=>K(t,e))))}else Et(s,n,r)&&e.push(K(t,h(n)))},v=e=>t=>{if(_e(t)){
    const n=Me(h(t.rest),0,h(t.rest).length,!1);n.some((e=>He(s).includes(e.key.text)))&&(l=!0),e.push(...n.map(X))
    }else De(t)?g(e,t):t.isOptional?1===i.get(t)&&g(e,t.items[0]):g(e,t.items[i.get(t)??0])};let k;Ct(s,{part:e=>{var t
    ;f&&(d=jt(s,e)),
    f=!1,"object"==typeof e&&"kind"in e?"*"===e.kind?a.push(...n.get(e)??["*"]):"raw"===e.kind?u=h(e.slot):"object"!=typeof(t=m(e.slot))||0===t.length||E(t[0])?l=!0:a.push(...t):a.push(p(e))
    },choose:e=>i.get(e)??0,step:v(c)});const{fragment:b}=s;if(b&&(!b.isOptional||1===i.get(b)))if(b.kind){
    const e=[],t=(b.path??[]).map((e=>p(e)));(t.includes("")||"path"===b.kind&&t.some(ge))&&(l=!0),
    (b.query??[]).forEach(v(e)),k=function({kind:e,isRooted:t},n,r){
    const s=n.map((t=>Y(t,"path"===e?H:J))).join("/"),o=r.join("&"),i=(t?"/":"")+s+(""===o||"items"===e?o:"?"+o)
    ;return""===i?void 0:i}(b,t,e)
    }else"string"==typeof b.value?k=Y(b.value,J):void 0!==b.value&&Et(s,b.value,m(b.value))&&(k=Y(h(b.value),J))
    ;return l?void 0:ee(t,{segments:a,rawRest:u,items:c,fragment:k,foldsHost:d})}
    const jt=(e,t)=>!0===e.ignoresCase&&("string"==typeof t||"number"==typeof t&&void 0!==ze(e,t).members);function zt(e){
    const{name:t}=a.routes[e],n=a.routes.map(((e,t)=>t)).filter((e=>(({name:e,gone:n})=>e===t&&void 0===n)(a.routes[e])))
    ;n.sort(((e,t)=>Rt(e)-Rt(t)));const r=e=>xt(a.routes[e]);return[...n.filter((e=>!r(e))),...n.filter(r)]}
    const Rt=e=>a.declared?.[e]??e;function Lt(e,t){const{link:n,number:r,wildcards:s}=e,{text:o,source:i}=n,c=Ot(e),u=e=>{
    const n=match(e,t);return n?ut(Number(n.route),Ee(e)):void 0},l=t=>{const n=a.routes[t]
    ;if(void 0!==n.deprecated||!ue(n).some((e=>i.fitting.includes(e))))return
    ;const s=ht(c),l=qt(e.route,s),f=t===r?c:l&&mt(l,c)?qt(n,s):void 0,d=f&&Tt(f,i);if(void 0===d||!f)return
    ;const m=d===o?e:u(d);return d===o||m&&((e,t)=>{const n=Ot(e)
    ;return e.route===t.route?mt(n,t):e.route.name===t.route.name&&pt(n,t)})(m,f)?d:void 0};if(0===s.size){
    const t=zt(r).map(l).find((e=>void 0!==e)),n=!xt(e.route)||void 0!==t&&0===u(t)?.wildcards.size
    ;if(void 0!==t&&n)return t}return[...[!1,!0].map((t=>Tt(Ot(e,!0,t),i,s,t))),Ut(n)].find((t=>void 0!==t&&(t=>{
    const n=u(t);if(!n||!pt(Ot(n),c))return!1;if(n.number!==r)return n.route.name===e.route.name&&0===s.size
    ;const o=[...s].every((([e,t])=>dt(n.wildcards.get(e),t)));return mt(Ot(n),c)&&o&&n.wildcards.size===s.size})(t)))??o}
    function Ut(e){const{segments:t,items:n,fragment:r,source:s}=e;return ee(s,{segments:t.map((e=>e.text)),
    items:n.map((({key:e,value:t})=>K(e.text,t.text))),fragment:r&&Wt(e,r)})}function Wt(e,{text:t,start:n,end:r}){
    const s=new Set(a.routes.map((e=>e.fragment?.kind)))
    ;return["path","items"].some((t=>s.has(t)&&Ye(t,e)))?Y(e.text.slice(n,r),/[^A-Za-z0-9\-._~!$&'()*+,;=:@/?%]/gu):Y(t,J)}
    const Zt=e=>({noun:e,name:e}),Dt=e=>e.replace(/[^A-Za-z0-9\-._~!$&'+,;=:@\u00a1-\uffff]/g,encodeURIComponent)
    ;function _t(e){const t=e.isArray?e.name.replace(/^\[|\]$/g,""):e.name;return e.members&&"members"!==e.kind?{
    noun:`a set of ${e.members.length}`,name:`the set ${t}`}:{noun:`${/^[aeio]/.test(t)?"an":"a"} ${t}`,name:t}}
    function Ft(e,t,n=!0===e.ignoresCase){const r=({noun:e,name:t})=>({noun:`${e} in any case`,name:`${t} in any case`
    }),[s]=t.pieces;switch(t.kind){case"literal":return Zt(`the literal "${Dt(String(s))}"`);case"mixed":{
    const s=Zt(`the segment "${Pt(e,t)}"`);return n&&/[a-z]/i.test(s.name)?r(s):s}case"*":return Zt('"*"');case"rest":
    return Zt('"{*rest}"');case"raw":return Zt('"{**rest}"');case"capture":{
    const t=ze(e,s),o=t.members?.some((e=>/[a-z]/i.test(e)))&&"members"!==t.kind;return n&&o?r(_t(t)):_t(t)}}}
    const Pt=(e,t)=>t.pieces.map((t=>"string"==typeof t?Dt(t):`{:${ze(e,t).name}}`)).join(""),Gt=(e,t)=>e.noun===t.noun?`${e.name} comes before ${t.name}`:`${e.noun} comes before ${t.noun}`
    ;function Bt({route:e,path:t,link:n},r){const s=t.taken.find((({from:e,count:t})=>e<=r&&r<e+t))
    ;return s?void 0!==s.take.tail&&r>s.from?Zt("the rest of a string"):"literal"===s.take.kind?Zt(`the literal "${Dt(n.segments[r].text)}"`):Ft(e,s.take):Zt("nothing")
    }const Ht=(e,t)=>"string"==typeof t?Zt(`the literal "${Dt(t)}"`):_t(ze(e,t));function Vt({route:e,query:t,choices:n}){
    const r=t.filter((t=>Be(e,t))).map((e=>Fe(e)[n.get(e)??0])),s=([t,n])=>`${t}\0${"string"==typeof n?`0${n}`:`1${ze(e,n).name}`}`
    ;return r.sort(((e,t)=>s(e)<s(t)?-1:1))}const Jt=({query:e})=>e.some(_e);function Qt(e,t){
    const{route:n,link:r,present:s,rest:o}=e,i=ue(n).filter((e=>r.source.fitting.includes(e))),{fragment:a}=n,c=a&&[a.isOptional,a.kind,void 0===a.value?void 0:Ht(n,a.value).name,Ke(n).map((e=>Ft(n,e,!1).name)),(a.query??[]).filter((e=>Be(n,e))).map((e=>Fe(e).map((([e,t])=>[e,Ht(n,t).name])))),s[1]]
    ;return{letters:n.ignoresCase?1:0,requiredCount:-Vt(e).length,requiredItems:Vt(e).map((([e,t])=>[e,Ht(n,t).name])),
    optionalCount:-s[0],queryRest:o>0?0:Jt(e)?2:1,fragment:c,host:Math.min(...i.map((e=>le(ae(e))))),
    method:void 0===n.method?2:n.method===t?0:1,optionalGroups:Kt(n)+(a?Kt(a):0)+(a?.isOptional?1:0),text:n.shape,
    origin:i[0]}}const Yt=(e,t)=>Object.keys(e).find((n=>!dt([e[n]],[t[n]])))??"origin";function Kt({path:t=[],query:n=[]}){
    const r=t.filter(e),s=r.flatMap((({branches:e})=>e.map(Kt))),o=n.filter((e=>!De(e)&&!_e(e)&&e.isOptional)),i=r.filter((({kind:e})=>"optional"===e)).length+o.length
    ;return s.reduce(((e,t)=>e+t),i)}function Xt(e,t,n){if(a.isDeclared)return"it was declared first"
    ;const[r,s]=[e.path.ranks,t.path.ranks],o=r.findIndex(((e,t)=>t<s.length&&e!==s[t]))
    ;if(o>=0)return`segment ${o+1}: ${Gt(Bt(e,o),Bt(t,o))}`
    ;if(r.length!==s.length)return`segment ${r.length+1}: no segment comes before ${Bt(t,r.length).noun}`
    ;const[i,c]=[Qt(e,n),Qt(t,n)];switch(Yt(i,c)){case"letters":return"it does not ignore case";case"requiredCount":
    return"it requires more query items";case"requiredItems":return function(e,t){
    const[n,r]=[Vt(e),Vt(t)],s=(e,[t,n])=>[t,Ht(e,n).name],o=n.findIndex(((n,o)=>!dt(s(e.route,n),s(t.route,r[o])))),[[i,a],[c,u]]=[n[o],r[o]]
    ;return i!==c?`its query key "${i}" comes before "${c}"`:`query item "${i}": ${Gt(Ht(e.route,a),Ht(t.route,u))}`}(e,t)
    ;case"optionalCount":return"more of its optional query items are there";case"queryRest":
    return Jt(e)?"it takes the rest of the query":"the query has no rest, which the other asks for";case"fragment":
    return function(e,t){const[n,r]=[e.fragment,t.fragment],s=void 0!==n.kind||void 0!==r?.kind
    ;if(!r)return s?"it reads the fragment":"string"==typeof n.value?"its fragment is a literal":"it captures the fragment"
    ;if(r.isOptional&&!n.isOptional)return"its fragment is not in parentheses";const o=(e,{kind:t,value:n})=>{
    if("path"===t)return"a path";if("items"===t)return"a list of items";if(void 0!==n)return Ht(e,n).noun;const[r]=Ke(e)
    ;return r?Ft(e,r,!1).noun:""};if(!s)return`fragment: ${Gt(Ht(e,n.value),Ht(t,r.value))}`
    ;if(n.kind!==r.kind||void 0===n.kind)return`fragment: ${o(e,n)} comes before ${o(t,r)}`
    ;const[i,a]=[e,t].map((e=>Ke(e).map((t=>Ft(e,t,!1))))),c=i.findIndex(((e,t)=>e.name!==a[t]?.name)),[u,l]=[i?.[c],a?.[c]]
    ;return u&&l?`segment ${c+1} of the fragment: ${Gt(u,l)}`:"the items of its fragment come first"}(e.route,t.route)
    ;case"host":return en(i.host);case"method":
    return 1===i.method?"it names GET, which answers HEAD":1===c.method?"it names HEAD, and not GET":"it names the method"
    ;case"optionalGroups":return"it has fewer optional groups";case"text":return"its text comes first";default:
    return"its origin is listed first"}}
    const en=e=>e<0?"it answers at bare paths":0===e?"its host is exact":"its host has a longer suffix"
    ;const tn=5,nn=16,rn=32,sn=(e,t)=>e.differs!==t.differs?e.differs<t.differs:e.agrees>t.agrees,on=(e,t,n)=>({...e,
    differs:e.differs+t,slips:[...e.slips,n]}),an=(e,t)=>({...e,agrees:e.agrees+t});function cn(e,t,n,r){
    const s=n.filter((e=>!r(e)));return s.reduce(((e,n,r)=>on(e,r<3?1:0,{kind:t,part:n})),e)}function un(e,t,n){
    const r=a.routes[e],s=Oe[e],o=t.segments.map((e=>e.text)),i=(e,t,r,s=!1)=>{if(!r||r.differs>n)return;const o=e[t]
    ;o&&(s?sn(o,r):!sn(r,o))||(e[t]=r)},c=(e,t)=>void 0!==e&&e.differs+t<=n,u=e=>o.forEach(((t,n)=>{const r=e[n]
    ;c(r,3)&&i(e,n+1,on(r,3,{kind:"tooMany",segment:n}),!0)})),l=(e,s)=>{
    const a=s.map((()=>{})),l="*"===e.kind||"rest"===e.kind||"raw"===e.kind;return o.forEach(((t,u)=>{
    const f=s[u],d=f&&((e,t,n)=>{const s=o[t],i={kind:"value",take:e,segment:t},[a]=e.pieces;if("literal"===e.kind){
    if(Le(r,e,s))return an(n,4);const t=W(s,a),o=void 0===t?6:Math.min(Math.max(t,1),3)
    ;return c(n,o)?on(void 0===t?n:an(n,3),o,i):void 0}if(""===s)return on(n,2,{kind:"missing",take:e,before:t})
    ;if(!Le(r,e,s))return on(n,"mixed"===e.kind?3:2,i);const u="capture"===e.kind&&!N(ze(r,a))
    ;return an(n,"mixed"===e.kind?2:u?1:0)})(e,u,f);a[u+1]=d&&d.differs<=n?d:void 0,l&&""!==t&&i(a,u+1,a[u])})),
    s.forEach(((t,r)=>{const s="literal"!==e.kind?2:n>tn?8:5;c(t,s)&&i(a,r,on(t,s,{kind:"missing",take:e,before:r}))})),
    u(a),void 0!==e.tail&&"compact"===t.source.form&&o.forEach(((e,t)=>i(a,t+1,a[t]))),a},f=s.map((()=>[])),d=[{differs:0,
    agrees:0,slips:[]},...o.map((()=>{}))];u(d),f[0]=d;const m=[];s.forEach((({take:e,steps:n,edges:s},a)=>{const c=f[a]
    ;if(!c.some((e=>e)))return;if(n){const e=c[o.length];i(m,0,e&&cn(e,"item",n,(e=>Qe(r,e,t.items))))}const u=e?l(e,c):c
    ;for(const e of s)u.forEach(((t,n)=>i(f[e],n,t)))}));const[h]=m;return h&&0===o.length?an(h,4):h}function ln(e,t,n,r){
    const s=a.routes[e];let o=un(e,t,r);if(o)return st(s,t)||(o={...o,differs:o.differs+2,slips:[{kind:"origin"},...o.slips]
    }),tt(s,t)||(o=s.fragment?.kind?function(e,t,n){const r=e.fragment,s=e=>on(e,1,{kind:"fragment"
    }),o=r.kind&&"text"!==r.kind&&t.fragment?Ye(r.kind,t):void 0,i=Ke(e);let a=n
    ;if("path"===r.kind?!o:"text"===r.kind||!t.fragment)return s(a);if("path"===r.kind&&o){
    if(o.isRooted!==(!0===r.isRooted)){const e=(e,t)=>"literal"===e.kind&&o.segments[t]?.text===e.pieces[0]
    ;return s(an(a,2*i.filter(e).length))}i.forEach(((t,n)=>{const r={kind:"fragmentSegment",take:t,segment:n
    },s=o.segments[n]?.text
    ;a=void 0===s?on(a,2,r):Le(e,t,s,!1)?an(a,"literal"===t.kind?2:0):"literal"!==t.kind?on(a,1,r):void 0===W(s,String(t.pieces[0]))?on(a,3,r):on(an(a,1),1,r)
    })),o.segments.slice(i.length).forEach(((e,t)=>{a=on(a,2,{kind:"tooManyInFragment",segment:i.length+t})}))}
    const c=o?.items??[];return cn(a,"fragmentItem",r.query??[],(t=>Qe(e,t,c,1)))}(s,t,o):on(o,1,{kind:"fragment"})),
    at(s,t)||(o=on(o,1,{kind:"colon"})),nt(s,n)||(o=on(o,0,{kind:"method"})),o.differs<=r?o:void 0}function fn(e,t,n){
    if(e.segments.length>rn)return[];const r=n?nn:tn,s=[];for(const o of a.specific??a.routes.keys()){const i=ln(o,e,t,r)
    ;if(!i)continue;const a=i.differs<=Math.min(tn,i.agrees);(n?e.segments.length>0&&i.agrees>=4:a)&&s.push({number:o,
    distance:i})}const o=({number:e})=>nt(a.routes[e],t.toUpperCase())?0:1
    ;s.sort(((e,t)=>sn(e.distance,t.distance)?-1:sn(t.distance,e.distance)?1:o(e)-o(t)))
    ;const i=s[0]?.distance.differs??0,c=n?i+3:0===i?0:tn;return s.filter((({distance:e})=>e.differs<=c))}
    const dn=(e,t)=>z(je(e,t)),mn=(e,t)=>"string"==typeof t?D(t):dn(e,t).name,hn=(e,t)=>t.pieces.map((t=>{
    if("string"==typeof t)return Dt(t);const{name:n}=je(e,t),r=dn(e,t).name;return"string"===r?`{${n}}`:`{${n}:${r}}`
    })).join(""),pn=(e,t,n)=>"number"==typeof t?Z(n,dn(e,t).members??[]):void 0,gn=e=>0===e.length?"nothing":e.map(D).join(", ")
    ;function vn(e,t,n){const r=`expected ${mn(e,t)}, found ${gn(n)}`;if("string"==typeof t)return r
    ;if("url"===dn(e,t).kind&&n.some(E))return`${r}: a script is not a value`
    ;const s=n.map((n=>pn(e,t,n))).find((e=>void 0!==e));return r+_(s)}
    const kn=(e,t)=>t.find((({key:t})=>e.some((([e])=>void 0!==W(t.text,e))))),bn=([e],t)=>t.filter((t=>t.key.text===e))
    ;function yn(e,t,n,r){const s=Fe(t),o=s.find((e=>bn(e,n).length>0));if(!o){const e=kn(s,n)
    ;return`${0===r?"query":"fragment"}: expected ${s.map((([e])=>D(e))).join(" or ")}, found ${gn(e?[e.key.text]:[])}`}
    const i=bn(o,n).map((e=>e.value.text)),a="number"==typeof o[1]&&!0===dn(e,o[1]).isArray,c=Ve(o[0],r)
    ;return i.length>1&&!a?`${c}: expected it once, found ${gn(i)}`:`${c}: ${vn(e,o[1],i)}`}
    const xn=({shape:e})=>e.slice(e.indexOf("#"));function $n(e,t,n){const r=`expected ${function(e,t){const[n]=t.pieces
    ;switch(t.kind){case"literal":return D(String(n));case"mixed":return D(hn(e,t));case"capture":return dn(e,n).name
    ;case"*":return"a segment";default:return"string"}}(e,t)}, found ${gn(void 0===n?[]:[n])}`
    ;return r+("capture"===t.kind&&void 0!==n?_(pn(e,t.pieces[0],n)):"")}function wn({number:e,distance:t},n,r){
    const s=a.routes[e],o=s.fragment?.kind&&n.fragment?Ye(s.fragment.kind,n):void 0,i=e=>n.segments[e].text,c=e=>`segment ${e+1} of the fragment`
    ;let u=0;return t.slips.map((e=>{switch(e.kind){case"value":return`segment ${e.segment+1}: ${An(s,e.take,i(e.segment))}`
    ;case"missing":{const t=e.before<n.segments.length;t||u++
    ;return`${t?`before segment ${e.before+1}`:`segment ${n.segments.length+u}`}: ${$n(s,e.take,void 0)}`}case"tooMany":
    return`segment ${e.segment+1}: ${D(i(e.segment))} is one too many`;case"item":return yn(s,e.part,n.items,0)
    ;case"fragment":return function(e,t){const n=t.fragment?[t.fragment.text]:[],{value:r}=e.fragment
    ;return void 0===r?`fragment: expected ${xn(e)}, found ${gn(n)}`:`fragment: ${vn(e,r,n)}`}(s,n);case"fragmentSegment":
    return`${c(e.segment)}: ${An(s,e.take,o?.segments[e.segment]?.text)}`;case"tooManyInFragment":
    return`${c(e.segment)}: ${D(o?.segments[e.segment]?.text??"")} is one too many`;case"fragmentItem":
    return yn(s,e.part,o?.items??[],1);case"method":
    return`method: expected ${s.method}, found ${r}${_(r.toUpperCase()===s.method?s.method:void 0)}`;case"colon":
    return`segment 1: expected ${D(Y(i(0),B))}, found ${D(i(0))}`;case"origin":
    return`origin: expected ${Mn(s,n)}, found ${gn(n.source.fitting.slice(0,1).map((e=>a.origins[e])))}`}}))}
    const An=(e,t,n)=>"capture"===t.kind&&void 0!==n&&"url"===dn(e,t.pieces[0]).kind?vn(e,t.pieces[0],[n]):$n(e,t,n),Mn=(e,t)=>e.isWebOnly&&!rt(t)?"a web origin":ue(e).map((e=>a.origins[e])).join(" or ")
    ;const Cn=(e,t,n)=>"string"==typeof t?t:function(e,t){return(void 0===t?void 0:Z(t,e.members??[]))??e.plain??"some-text"
    }(dn(e,t),n);function En(e,t,n){const[r]=t.pieces;return"mixed"===t.kind?function(e,{pieces:t},n){let r=n
    ;return t.map(((n,s)=>{if("string"==typeof n)return r.startsWith(n)&&(r=r.slice(n.length)),n
    ;const o=t[s+1],i="string"==typeof o?r.indexOf(o):-1,a=i<0?r:r.slice(0,i);return r=r.slice(a.length),
    ""!==a&&q(ze(e,n),a)?a:Cn(e,n,a)})).join("")
    }(e,t,n??""):void 0===r||"rest"===t.kind||"raw"===t.kind?"some-text":Cn(e,r,n)}
    const Sn=(e,t,n)=>"string"==typeof t?n===t:q(ze(e,t),n),In=(e,t)=>"number"==typeof t&&!0===dn(e,t).isArray
    ;function On(e,t){const n=e.fragment,r=n.kind&&t.fragment?Ye(n.kind,t):void 0,s=Ke(e).map(((t,n)=>{
    const s=r?.segments[n]?.text,o="literal"!==t.kind&&void 0!==s&&Le(e,t,s,!1);return Y(o?s:En(e,t,s),Q)
    })).join("/"),o=(n.query??[]).flatMap((t=>Fe(t).flatMap((n=>{const s=bn(n,r?.items??[]).map((({value:e})=>e.text))
    ;let o=s.filter((t=>Sn(e,n[1],t)));return 0===o.length&&Be(e,t)&&(o=[Cn(e,n[1],s[0])]),
    (In(e,n[1])?o:o.slice(0,1)).map((e=>`${Y(n[0],Q)}=${Y(e,Q)}`))
    })))),i=o.join("&"),a="path"===n.kind&&""!==i?"?":"",c=(n.isRooted?"/":"")+s+a+i;return""===c?void 0:c}
    function qn(e,t,n,r){const s=Fe(t),o=e=>kn([e],n.items),i=s.find((e=>bn(e,n.items).length>0))??s.find((e=>o(e)))??s[0]
    ;if(!i)return
    ;const a=bn(i,n.items),c=o(i),u=a.length>0||!c?a:[c],l=u.map((({value:e})=>e.text)),f=l.filter((t=>Sn(e,i[1],t))),d=[Cn(e,i[1],l[0])],m=0===f.length?d:In(e,i[1])?f:f.slice(0,1),h=u.map((({key:e})=>e.text)),p=r.findIndex((([e])=>h.includes(e))),g=r.filter((([e])=>!h.includes(e)))
    ;r.length=0,r.push(...g),r.splice(p<0?r.length:p,0,...m.map((e=>[i[0],e])))}function Nn({number:e,distance:t},n){
    const r=a.routes[e],s=[...n.segments.map((({text:e})=>[e])),[]],o=n.items.map((({key:e,value:t})=>[e.text,t.text]))
    ;let i=n.fragment&&Wt(n,n.fragment),{source:c}=n;for(const e of t.slips)switch(e.kind){case"value":{const t=s[e.segment]
    ;t[t.length-1]=En(r,e.take,n.segments[e.segment]?.text);break}case"missing":{
    const t=s[e.before],o=""===t[t.length-1],i=En(r,e.take,void 0)
    ;t.splice(Math.max(0,t.length-(e.before<n.segments.length?1:0)),0,i),o&&t.pop();break}case"tooMany":s[e.segment].pop()
    ;break;case"item":qn(r,e.part,n,o);break;case"origin":{const e=ue(r).map(he).find((e=>void 0!==e));if(!e)return;c=e
    ;break}case"fragment":case"fragmentSegment":case"tooManyInFragment":case"fragmentItem":
    r.fragment?.kind?i=On(r,n):void 0!==r.fragment?.value&&(i=Y(Cn(r,r.fragment.value,n.fragment?.text),J))}const u=s.flat()
    ;if(!u.some((e=>""===e&&"compact"!==c.form))&&!u.some(ge))return ee(c,{segments:u,items:o.map((([e,t])=>K(e,t))),
    fragment:i})}
    const Tn=/^[ \t\r\n\u00a0\ufeff"'`<>\u201c\u201d\u2018\u2019]+|[ \t\r\n\u00a0\ufeff"'`<>\u201c\u201d\u2018\u2019]+$/g,jn=100
    ;function zn(e,t=!1){const[,n,r=""]=/^([A-Za-z][A-Za-z0-9+.-]*):\/\/([^]*)$/.exec(e)??[];if(void 0===n)return
    ;const s=t||te(S(n)),o=s?r.search(/[/?#]|$/):0,[i,a]=re(r.slice(0,o));return{scheme:n,isWeb:s,host:i,port:a,
    rest:r.slice(o)}}function Rn(e,t){const n=t?.reason
    ;if(L(e).length>a.limits.bytes||"script"===n||"scriptRest"===n)return[]
    ;const r=e.replace(Tn,""),s=e.length-e.replace(new RegExp(Tn.source.split("+|")[0]+"+"),"").length,o=r!==e&&""!==r?[{
    text:r,obstacles:[]}]:[];if(!t)return o;if("emptySegment"===n){
    const e=Math.max(0,t.at-s),n=e+r.slice(e).search(/[?#]|$/),i=r.slice(0,e).endsWith("/")?r.slice(e,n).replace(/^\/+/,""):r.slice(e,n)
    ;return[...o,{text:r.slice(0,e)+i.replace(/\/+/g,"/")+r.slice(n),obstacles:[]}]}const i=r.indexOf(":")
    ;if("slashesAfterScheme"===n&&i>=0){const e=r.slice(0,i);ie.some((t=>t.scheme===e.toLowerCase()))&&o.push({
    text:`${e}://${r.slice(i+1).replace(/^\/+/,"")}`,obstacles:[]})}
    return["tooLong","tooManySegments","tooManyItems"].includes(n)?o:[...o,...zn(r)?Wn(r):Un(r)]}
    const Ln=()=>a.origins.join(" or ");function Un(e){
    const t=e.replace(/^\//,""),n=[`The link has no origin; expected ${Ln()}.`];return[...a.origins.flatMap(((e,n)=>{
    const{form:r}=ae(n);return"compact"===r?[]:["path"===r?`/${t}`:`${e}${e.endsWith("/")?"":"/"}${t}`]
    })),`https://${e}`].map((e=>({text:e,obstacles:n})))}function Wn(e){const t=ie.map(((t,n)=>function(e,t){
    const n=ae(t),r=zn(e,"web"===n.form||"host"===n.form);if(!r||"compact"===n.form)return;let s=0,o=[];const i=(e,t,n)=>{
    if(t.toLowerCase()===n)return;const r=W(t,n);s+=r??jn;const i=void 0===r?`expected ${D(n)}.`:`did you mean ${D(n)}?`
    ;o.push(`The ${e} is ${D(t)}; ${i}`)};let a,{rest:c}=r;if("path"===n.form||"scheme"===n.form){const t=zn(e)
    ;t&&(c=t.isWeb?t.rest.replace(/^\/+/,""):t.rest),"path"===n.form||t?.isWeb?s=4*jn:i("scheme",r.scheme,n.scheme),
    a="path"===n.form?"/":`${n.scheme}://`}else{i("scheme",r.scheme,n.scheme);const e=function(e,{host:t,isWildcard:n}){
    if(!n)return t;if(""===t)return e.toLowerCase()
    ;const r=e.toLowerCase().split("."),s=t.split(".").filter((e=>""!==e)).length
    ;return r.length>s?r.slice(0,-s).join(".")+t:void 0}(r.host,n);if(void 0===e)return;if(i("host",r.host,e),
    se(r.port,n.scheme)!==n.port){s+=1;const e=""===r.port?"The link has no port; ":`The port is ${D(r.port.slice(1))}; `
    ;o.push(`${e}expected "${n.port}".`)}a=de(n.scheme,e,n.port)}if(s>=jn){const e=`${r.scheme}://${r.host}${r.port}`
    ;o=[`The origin is ${D(e)}; expected ${Ln()}.`]}return{text:a+c,cost:s,obstacles:o}}(e,n))).filter((e=>void 0!==e))
    ;return[...t].sort(((e,t)=>e.cost-t.cost))}
    const Zn=/(?![\ufe0e\ufe0f])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Default_Ignorable_Code_Point}]/gu;function Dn(e){
    return new RegExp(Zn,"u").test(e)?e.startsWith("/")||e.includes("://")?e.replace(Zn,encodeURIComponent):void 0:e}
    const _n=10;function Fn(e,t){const n=match(e,t),r=n?Number(n.route):void 0
    ;return void 0===r||void 0!==a.routes[r]?.gone?void 0:r}function Pn(e,t){if(void 0===e||Dn(e)!==e)return;const n=Fn(e,t)
    ;return void 0===n?void 0:{link:e,method:t,number:n}}function Gn(e,t,n){let r;for(const s of e.slice(0,_n)){
    if(r&&r.points<s.distance.differs)break;const e=a.routes[s.number],o=Pn(Nn(s,t),nt(e,n)?n:e.method??n);if(!o)continue
    ;const i=U(L(t.text).slice(0,256),L(o.link).slice(0,256));(!r||i<r.letters)&&(r={fix:o,points:s.distance.differs,
    letters:i})}return r?.fix}function Bn(e,t){if("compact"===e.source.form)return;let n=[];a.routes.forEach(((r,s)=>{
    if(void 0!==r.gone||!nt(r,t)||!st(r,e))return;if(!at(r,e)||!tt(r,e))return;const o=We(s,e,(()=>!0),!0);if(!o)return
    ;const[i]=n;if(i&&Ne(o.ranks,i.ranks))n=[];else if(i&&Ne(i.ranks,o.ranks))return;for(const t of o.ends)n.push({route:r,
    ranks:o.ranks,misread:t.filter((t=>!Qe(r,t,e.items)))})}))
    ;const r=n.sort(((e,t)=>e.misread.length!==t.misread.length?e.misread.length-t.misread.length:e.route.shape<t.route.shape?-1:1)),[{route:s,misread:[o]}={
    route:void 0,misread:[]}]=r;return s&&o?function(e,t,n){const r=Fe(t),s=r.find((e=>bn(e,n.items).length>0))
    ;if(!s)return`the query item ${r.map((([e])=>D(e))).join(" or ")} is missing`;const[o,i]=s,a=bn(s,n.items).length
    ;if(a>1&&!In(e,i))return`the query item "${o}" is given ${a} times`
    ;if("string"==typeof i)return`the query item "${o}" has another value`
    ;const c=dn(e,i),u=c.isArray?c.name.replace(/^\[|\]$/g,""):c.name
    ;return`the value of "${je(e,i).name}" does not read as ${u}`}(s,o,e):void 0}function Hn(e,t){const n=Bn(e,t)
    ;if(void 0!==n)return`No route matches: ${n}.`;const r=function(e,t){
    const n=[...new Set(a.routes.flatMap((({method:e})=>e??[])))],r=ft(e,t),s=n.filter((e=>{
    const t=r.find((({route:t})=>nt(t,e)));return t&&void 0===t.route.gone}))
    ;return[...new Set(s.includes("GET")?[...s,"HEAD"]:s)].sort()}(e.text,t)
    ;return r.length>0?`No route matches ${t}; allowed: ${r.join(", ")}.`:"No route matches."}function Vn(e,t){
    const[n]=ft(e,t).filter((({route:e})=>nt(e,t))),r=n&&lt(n),s=void 0===r?G((()=>ye(e))):new P("scriptRest",r)
    ;return s instanceof P?function(e,t,n){
    const r=Rn(e,n),s=r.find((e=>void 0!==Fn(e.text,t))),o=(s?[s]:r.slice(0,4)).flatMap((e=>{if(e===s)return[{one:e,
    distance:0}];const n=null!==match(e.text,t),r=G((()=>ye(e.text)));if(!n&&r instanceof P)return[]
    ;const o=r instanceof P||n?Qn:Jn(r,t),[i]=o.near;return[{one:e,miss:o,distance:i?i.obstacles.length+(o.isNear?0:1e3):1/0
    }]
    })),[i]=o.sort(((e,t)=>e.distance<t.distance?-1:e.distance>t.distance?1:0)),a=i&&(i.miss?i.miss.fix:Pn(Dn(i.one.text),t)),c="unknownOrigin"===n.reason?i:void 0
    ;return{
    lines:"unknownOrigin"!==n.reason?[`This is not a link: ${n.message}.`]:[c&&0===c.one.obstacles.length&&a?"No route matches. Remove the text around the link.":"No route matches: the table has no links of this origin.",...c?.one.obstacles??[]],
    at:"unknownOrigin"===n.reason?void 0:n.at,near:c?.miss?.near??[],
    isNear:!0===c?.miss?.isNear||void 0!==i&&void 0===i.miss,omitted:c?.miss?.omitted??0,fix:a}}(e,t,s):Jn(s,t)}
    function Jn(e,t){let n=fn(e,t,!1);const r=n.length>0;r||(n=fn(e,t,!0));const s=n.slice(0,_n),o=[Hn(e,t)]
    ;"No route matches."===o[0]&&0===n.length&&o.push("Nothing comes near it.")
    ;const i=Rn(e.text,void 0).map((({text:e})=>Pn(Dn(e),t)));return{lines:o,near:s.map((n=>({number:n.number,
    obstacles:wn(n,e,t)}))),isNear:r,omitted:n.length-s.length,fix:i.find((e=>void 0!==e))??Gn(n,e,t)}}const Qn={lines:[],
    near:[],isNear:!1,omitted:0}
    ;const Yn=[[7,1,10,1],[10,1,16,1],[15,1,26,1],[20,1,18,2],[26,1,24,2],[18,2,16,4],[20,2,18,4],[24,2,22,4],[30,2,22,5],[18,4,26,5],[20,4,30,5],[24,4,22,8],[26,4,22,9],[30,4,24,9],[22,6,24,10],[24,6,28,10],[28,6,28,11],[30,6,26,13],[28,7,26,14],[28,8,26,16],[28,8,26,17],[28,9,28,17],[30,9,28,18],[30,10,28,20],[26,12,28,21],[28,12,28,23],[30,12,28,25],[30,13,28,26],[30,14,28,28],[30,15,28,29],[30,16,28,31],[30,17,28,33],[30,18,28,35],[30,19,28,37],[30,19,28,38],[30,20,28,40],[30,21,28,43],[30,22,28,45],[30,24,28,47],[30,25,28,49]]
    ;function Kn(e){const t=Math.floor(e/7)+2;let n=(16*e+128)*e+64;return e>=2&&(n-=(25*t-10)*t-55),e>=7?n-36:n}
    const Xn=[],er=[];for(let e=0,t=1;e<255;e++)[Xn[e],Xn[e+255],er[t]]=[t,t,e],t=t<<1^(128&t?285:0)
    ;const tr=(e,t)=>0===e||0===t?0:Xn[er[e]+er[t]];function nr(e,t,n){const r=[],s=(e,t)=>{
    for(let n=t-1;n>=0;n--)r.push(e>>n&1)};t.forEach((([e,t])=>s(e,t))),s(e.length,n.version<10?8:16),
    e.forEach((e=>s(e,8))),s(0,Math.min(4,8*n.capacity-r.length)),s(0,(8-r.length%8)%8)
    ;for(let e=236;r.length<8*n.capacity;e^=253)s(e,8);const o=Array.from({length:n.capacity
    },((e,t)=>r.slice(8*t,8*t+8).reduce(((e,t)=>e<<1|t),0))),i=Math.floor(n.capacity/n.blocks),a=n.capacity%n.blocks;let c=0
    ;const u=Array.from({length:n.blocks},((e,t)=>{const r=i+(t>=n.blocks-a?1:0);return c+=r,o.slice(c-r,c)
    })),l=u.map((e=>function(e,t){let n=[1];for(let e=0;e<t;e++){const t=Xn[e];n=[...n,0].map(((e,r)=>e^tr(n[r-1]??0,t)))}
    const r=[...e,...Array(t).fill(0)];return e.forEach(((e,t)=>{const s=r[t];n.forEach(((e,n)=>{r[t+n]=r[t+n]^tr(e,s)}))
    })),r.slice(e.length)}(e,n.corrections))),f=(e,t)=>Array.from({length:t
    },((t,n)=>e.map((e=>e[n])))).flat().filter((e=>void 0!==e));return[...f(u,i+1),...f(l,n.corrections)]}
    function rr(e,t,n){let r=e<<n;for(let e=31-Math.clz32(r);e>=n;e--)r>>e&1&&(r^=t<<e-n);return e<<n|r}
    const sr=[(e,t)=>(e+t)%2,(e,t)=>t%2,e=>e%3,(e,t)=>(e+t)%3,(e,t)=>(Math.floor(e/3)+Math.floor(t/2))%2,(e,t)=>e*t%2+e*t%3,(e,t)=>(e*t%2+e*t%3)%2,(e,t)=>((e+t)%2+e*t%3)%2]
    ;function or({size:e,dark:t,fixed:n},r,s,o){r<0||s<0||r>=e||s>=e||(t[s*e+r]=o?1:0,n[s*e+r]=1)}function ir(e,t,n,r,s){
    for(let o=-r;o<=r;o++)for(let i=-r;i<=r;i++){const r=Math.max(Math.abs(i),Math.abs(o));or(e,t+i,n+o,r!==s&&4!==r)}}
    function ar(e,t,n){const{size:r}=e,s=21522^rr(t<<3|n,1335,10);for(let t=0;t<15;t++){const n=1==(s>>t&1)
    ;t<8?or(e,8,t<6?t:t+1,n):or(e,8===t?7:14-t,8,n),t<8?or(e,r-1-t,8,n):or(e,8,r-15+t,n)}or(e,8,r-8,!0)}
    function cr({version:e,level:t}){const n=4*e+17,r={size:n,dark:new Uint8Array(n*n),fixed:new Uint8Array(n*n)}
    ;for(let e=0;e<n;e++)or(r,6,e,e%2==0),or(r,e,6,e%2==0);for(const[e,t]of[[3,3],[n-4,3],[3,n-4]])ir(r,e,t,4,2)
    ;const s=function(e){if(1===e)return[];const t=Math.floor(e/7)+2,n=4*e+10,r=32===e?26:2*Math.ceil((4*e+4)/(2*t-2))
    ;return[6,...Array.from({length:t-1},((e,s)=>n-(t-2-s)*r))]}(e),o=s.length-1;if(s.forEach(((e,t)=>s.forEach(((n,s)=>{
    0===t&&(0===s||s===o)||t===o&&0===s||ir(r,e,n,2,1)})))),ar(r,t,0),e>=7){const t=rr(e,7973,12);for(let e=0;e<18;e++){
    const[s,o]=[Math.floor(e/3),n-11+e%3];or(r,o,s,1==(t>>e&1)),or(r,s,o,1==(t>>e&1))}}return r}function ur(e,t,n){
    const{size:r,fixed:s}=e,o={size:r,fixed:s,dark:e.dark.slice()},i=sr[n]
    ;for(let e=0;e<r;e++)for(let t=0;t<r;t++)s[e*r+t]||0!==i(t,e)||(o.dark[e*r+t]^=1);return ar(o,t,n),o}
    function lr({size:e,dark:t}){let[n,r]=[0,0];for(const[r,s]of[[1,e],[e,1]])for(let o=0;o<e;o++){let[i,a,c]=[0,-1,0]
    ;for(let u=0;u<e;u++){const e=t[o*s+u*r];i=e===a?i+1:1,a=e,5===i?n+=3:i>5&&(n+=1),c=2047&(c<<1|e),
    u>=10&&(93===c||1488===c)&&(n+=40)}}for(let s=0;s<e*e;s++){const o=t[s];r+=o
    ;(s+1)%e==0||s+e>=e*e||o!==t[s+1]||o!==t[s+e]||o!==t[s+e+1]||(n+=3)}return n+10*Math.floor(Math.abs(20*r/(e*e)-10))}
    function fr(e){const t=(new TextEncoder).encode(e),n=t.length===e.length?[[4,4]]:[[7,4],[26,8],[4,4]],r=function(e,t){
    for(let n=1;n<=40;n++){const r=e+(n<10?8:16)+8*t;for(const e of[0,1]){
    const t=Yn[n-1],[s,o]=[t[0===e?2:0],t[0===e?3:1]],i=Math.floor(Kn(n)/8)-s*o;if(r<=8*i)return{version:n,level:e,
    corrections:s,blocks:o,capacity:i}}}}(n.reduce(((e,[,t])=>e+t),0),t.length);if(!r)return;const s=nr(t,n,r),o=cr(r);let i
    ;!function({size:e,dark:t,fixed:n},r){let s=0;for(let o=e-1;o>0;o-=2){6===o&&(o=5);for(let i=0;i<e;i++){
    const a=0==(o+1&2)?e-1-i:i;for(const i of[o,o-1])n[a*e+i]||(t[a*e+i]=(r[s>>3]??0)>>7-(7&s)&1,s++)}}}(o,s)
    ;for(let e=0;e<8;e++){const t=ur(o,r.level,e),n=lr(t);(!i||n<i.points)&&(i={grid:t,points:n})}return i?.grid}
    function dr(e){const t=fr(e);if(!t)return c("p",{},"The link is too long for a QR code.")
    ;const n="http://www.w3.org/2000/svg",r=document.createElementNS(n,"svg"),s=t.size+8;r.setAttribute("xmlns",n),
    r.setAttribute("viewBox",`0 0 ${s} ${s}`),r.setAttribute("width",String(s*Math.max(3,Math.ceil(224/s)))),
    r.setAttribute("role","img"),r.setAttribute("aria-label","QR code of the link"),
    r.setAttribute("shape-rendering","crispEdges");const o=document.createElementNS(n,"rect")
    ;for(const[e,t]of[["width",s],["height",s]])o.setAttribute(e,String(t));o.setAttribute("fill","#fff")
    ;const i=document.createElementNS(n,"path");i.setAttribute("fill","#000");let a=""
    ;for(let e=0;e<t.size;e++)for(let n=0;n<t.size;n++){const r=n;for(;n<t.size&&t.dark[e*t.size+n];)n++
    ;n>r&&(a+=`M${r+4} ${e+4}h${n-r}v1h-${n-r}z`)}return i.setAttribute("d",a),r.append(o,i),r}function mr(e,t){
    const n=c("code",{dir:"ltr",class:"link"});let r=0
    ;for(const s of[...t].sort(((e,t)=>e.start-t.start)))s.start<r||s.end===s.start||(n.append(f(e.slice(r,s.start)),c("mark",{},f(e.slice(s.start,s.end)))),
    r=s.end);return n.append(f(e.slice(r))),n}const hr=e=>c("p",{class:"warning"},e);function pr(e){const t=[]
    ;return void 0!==e.deprecated&&t.push(`Deprecated${(e=>""===e?".":`: ${f(e)}.`)(e.deprecated)} The link still opens.`),
    "internal"===e.access&&t.push("Internal: only the app itself may open this link."),
    "confirm"===e.access&&t.push("The app asks before it opens this link."),t.map(hr)}function gr(e,t,n){
    const r=a.routes[e],s=c("tbody"),o=new Set((r.parameters??[]).map((({name:e})=>e)));for(const e of o){
    const o=n?.found.filter((({slot:t})=>je(r,t).name===e))??[],i=e in t?j(t[e]):void 0,a=o.length>0?o.map((e=>e.where)).join(", "):void 0===i?"left out":"not in the link: the default",u=void 0===i?c("span",{
    class:"quiet"},"none"):d(Array.isArray(i)?`[${i.join(", ")}]`:i),l=r.parameters?.find((t=>t.name===e))
    ;s.append(c("tr",{},c("th",{scope:"row"},d(e)),c("td",{},u),c("td",{},m(R(z(l)))),c("td",{},a)))}
    const i=c("tr",{},...["Parameter","Value","Type","Where"].map((e=>c("th",{scope:"col"},e))));return c("div",{
    class:"scroll",tabindex:"0",role:"group","aria-label":"Values"},c("table",{},c("thead",{},i),s))}function vr(e,t,n){
    const r=t.filter((t=>(t=>t.number!==e.number&&nt(t.route,n))(t)&&void 0===lt(t)));if(0===r.length)return
    ;const s=r.slice(0,10).map((t=>c("li",{},y(t.number)," ",m(t.route.shape),c("br"),c("span",{class:"quiet"
    },f(Xt(e,t,n)))))),o=r.length>10?c("li",{class:"more"},`and ${r.length-10} more`):void 0
    ;return c("div",{},c("h4",{},"It wins over"),c("ul",{},...s,o))}function kr(e,t){
    if(0!==t.length)return[e,...t.flatMap((e=>[m(`${e.key.text}=${e.value.text}`)," "]))]}function br(e,t,n,r){
    const s=a.routes[n],o=ft(e,t),i=o.find((e=>e.number===n)),u=i?.found.flatMap((e=>e.spans))??[],l=i?Lt(i,t):e
    ;return[c("h3",{},"Route ",y(n)),mr(e,u),...pr(s),x(["Template",...s.method?[m(s.method)," "]:[],m(s.shape)],["Canonical form",...l===e?["the link itself"]:[g(l,"the canonical form")]],i&&kr("No use for",i.extra),i&&kr("Does not read, counts as absent",i.unread)),...s.parameters?[gr(n,r,i)]:[],i&&vr(i,o,t)]
    }function yr(e,t){const n=a.routes[t],r=n.gone?`: ${f(n.gone)}`:""
    ;return[c("h3",{},"This link is gone"),mr(e,[]),hr(`"${f(n.name)}" is gone${r}${n.instead?`; show "${f(n.instead)}" instead.`:"."}`),x(["Template",m(n.shape)])]
    }function xr(e,t){const n=Vn(e,t),r=n.at,s=void 0===r?[]:[{text:"",start:r,end:Math.min(e.length,r+1)
    }],o=n.near.filter((({obstacles:e})=>e.length>0)).map((({number:e,obstacles:t})=>c("li",{},y(e)," ",m(a.routes[e]?.shape??""),c("ul",{},...t.map((e=>c("li",{},d(e)))))))),i=n.omitted>0?c("li",{
    class:"more"},`and ${n.omitted} more`):void 0
    ;return[c("h3",{},"No route reads this link"),mr(e,s),...n.lines.map((e=>c("p",{class:"error"},f(e)))),n.fix&&c("p",{
    class:"fix"
    },n.isNear?"This would match: ":"The closest that would match: ",k(n.fix.link,"GET"===n.fix.method?void 0:n.fix.method)," (",y(n.fix.number),")"),o.length>0&&c("h4",{},n.isNear?"Nearest first":"None is near. These share a part of the path"),o.length>0&&c("ul",{},...o,i)]
    }function $r(e,t){
    const[n,r]=[u("result"),u("qr")],s=""===e?null:match(e,t),o=s?Number(s.route):-1,i=a.routes[o],l=void 0!==i?.gone
    ;n.dataset.route=i&&!l?i.name:"";const f=""===e?[c("p",{class:"quiet"
    },"Paste a link to see which route reads it.")]:s&&i?l?yr(e,o):br(e,t,o,s.values):xr(e,t)
    ;n.replaceChildren(...f.filter((e=>void 0!==e&&!1!==e))),r.replaceChildren(...""===e?[]:[dr(e)]),
    h(""===e?"":i?l?`The link of ${i.name} is gone`:`Route ${i.name} reads this link`:"No route reads this link")}
    const wr=e=>`xcrun simctl openurl booted ${Mr(e)}`,Ar=e=>{
    return`adb shell am start -a android.intent.action.VIEW -d ${Mr(/^[A-Za-z0-9_@%+=:,./-]+$/.test(e)?e:(t=e,
    /^[A-Za-z0-9_@%+=:,./-]+$/.test(t)?t:`'${t.replace(/'/g,"'\\''")}'`))}`;var t
    },Mr=e=>/!/.test(e)?`'${e.replace(/'/g,"'\\''")}'`:(e=>`"${e.replace(/[\\"$`]/g,"\\$&")}"`)(e);let Cr=0
    ;function Er(e,t){const n=je(e,t);if(void 0!==n.default||n.isUnknown||z(n).isArray)return!1
    ;const r=(e.path??[]).some((e=>Array.isArray(e)?e.includes(t):e===t||"object"==typeof e&&"slot"in e&&e.slot===t))
    ;return r||(e.query??[]).some((e=>De(e)&&e[1]===t))||e.fragment?.value===t}function Sr(e){
    const t=a.routes[e],n=(t.parameters??[]).map(((e,n)=>function(e,t){
    const n=z(e),r="field"+Cr++,s="bool"===n.kind?["true","false"]:n.members,o=Array.isArray(e.default)?e.default.join(", "):e.default,i=n.isArray?"one a line":void 0,a={
    id:r,"aria-describedby":`${r}e`,"aria-required":t?"true":void 0,dir:"auto",spellcheck:"false",autocomplete:"off"
    },u=void 0===o?n.sample:String(o),l=s&&!n.isArray?c("select",{id:r,"aria-describedby":`${r}e`},c("option",{value:""
    },void 0===o?"left out":`left out: ${o}`),...s.map((e=>c("option",{value:"="+e},f(e))))):n.isArray?c("textarea",{...a,
    rows:"2",placeholder:u}):c("input",{...a,type:"text",inputmode:A(n.kind??"")?"numeric":void 0,placeholder:u
    }),m=c("span",{class:"error",id:`${r}e`
    }),h=[R(n),i,void 0!==o?`default ${o}`:e.isUnknown?"has a default":void 0],p=c("label",{for:r},d(e.name)," ",c("span",{
    class:"quiet"},f(h.filter(Boolean).join(", "))));return{parameter:e,element:c("div",{class:"field"},p,l,m),texts:()=>{
    const e=l.value
    ;if(""!==e)return n.isArray?e.split("\n").filter((e=>""!==e)):[l instanceof HTMLSelectElement?e.slice(1):e]},
    complain:e=>{m.textContent=e,""===e?l.removeAttribute("aria-invalid"):l.setAttribute("aria-invalid","true")}}
    }(e,Er(t,n)))),r=function(e){
    const t=ue(e).filter((t=>"web"===ie[t]?.form||!(e.isWebOnly&&"path"!==ie[t]?.form))).map((e=>a.origins[e])),n="field"+Cr++,r=c("select",{
    id:n},...t.map((e=>c("option",{value:e},f(e))))),s=c("input",{type:"text","aria-label":"Host below the wildcard",
    value:"a",spellcheck:"false"}),o=()=>r.value.includes("://*"),i=()=>{s.hidden=!o()};r.addEventListener("change",i)
    ;const u=t.findIndex((e=>!e.includes("://*")));return u>0&&(r.selectedIndex=u),i(),{element:c("div",{class:"field"
    },c("label",{for:n},"Origin"),r,s),
    origin:()=>""===r.value?void 0:o()?r.value.replace("*",s.value+(r.value.endsWith("*")?".example":"")):r.value}
    }(t),s=c("div",{class:"outcome"}),o=c("p",{role:"status"}),i=()=>{const i={};let u=!0,l=!0
    ;if(n.forEach((({parameter:e,texts:n,complain:r},s)=>{const o=z(e),a=n();void 0===a&&Er(t,s)&&(l=!1)
    ;const c=a?.find((e=>!q(o,e)));r(void 0===c?"":function(e){
    if(e.members)return`expected one of ${e.members.map((e=>`"${e}"`)).join(", ")}`;const t=A(e.kind??"")
    ;return t?`expected a whole number from ${t[0]} to ${t[1]}`:`expected ${{
    uuid:"a UUID such as 123e4567-e89b-42d3-a456-426614174000",datetime:"an instant such as 2026-11-20T09:26:00Z",
    date:"a day that exists, such as 2026-11-20",ipv4:"an IPv4 address such as 192.0.2.1",bool:"true or false",
    double:"a decimal such as 1.5",url:"a URL that is no script"}[e.kind??""]??"a text"}`}(o)),
    void 0!==c?u=!1:a&&(i[e.name]=o.isArray||Ir(t,s)?a.map((e=>T(o,e))):T(o,a[0]))})),s.replaceChildren(),
    o.className="quiet",u)if(l)try{const n=r.origin(),a=links[String(e)]?.(i,void 0===n?{}:{origin:n});if(void 0===a)return
    ;o.textContent="",s.replaceChildren(...function(e,t){
    const n=!e.startsWith("/")&&/^[A-Za-z][A-Za-z0-9+.-]*:\/\//.test(e),r=(e,t)=>[e,g(t,e)],s=dr(e)
    ;return s.classList.add("code"),
    [x(r("Link",e),n?r("iOS simulator",wr(e)):void 0,n?r("Android device",Ar(e)):void 0),c("p",{},c("a",{href:v(e,t)
    },"Show what this link does")),s]}(a,t.method).filter((e=>void 0!==e&&!1!==e)))}catch(e){o.className="error",
    o.textContent=f(function(e){const t=e instanceof Error?e.message:String(e),n=e=>a.routes[Number(e)]?.name??e
    ;return t.replace(/^\d+: /,"").replace(/read as "(\d+)"/,((e,t)=>`read as "${n(t)}"`))}(e))
    }else o.textContent="Fill in the fields, and the link appears here.";else o.textContent=""
    },u=c("form",{},...n.map((e=>e.element)),r.element,o,s);return u.addEventListener("submit",(e=>e.preventDefault())),
    u.addEventListener("input",i),i(),u}const Ir=(e,t)=>/^\[/.test(ze(e,t).name)
    ;const Or=a.routes.map((e=>[e.name,`/${e.shape}`,e.method??"",...(e.parameters??[]).map((({name:e})=>e)),...e.tags??[],e.flags??""].join("\n").toLowerCase()))

    ;const qr=e=>a.findings.filter((({routes:t})=>t.includes(e))),Nr=e=>(a.comparison?.changes??[]).filter((({route:t})=>t===e))
    ;function Tr(e){const t=c("tr",{},...["Parameter","Type","Default"].map((e=>c("th",{scope:"col"
    },e)))),n=(e.parameters??[]).map((e=>{
    const t=e.default,n=e.isUnknown?"known to the app alone":"object"==typeof t?`[${t.join(", ")}]`:t,r=z(e),s=r.members&&!r.name.includes("|")?c("span",{
    class:"quiet"}," ",f(r.members.join(" | "))):void 0;return c("tr",{},c("th",{scope:"row"
    },d(e.name)),c("td",{},m(R(r)),s),c("td",{},void 0===n?"":d(n)))}));return c("div",{class:"scroll",tabindex:"0",
    role:"group","aria-label":`Parameters of ${e.name}`},c("table",{},c("thead",{},t),c("tbody",{},...n)))}function jr(e,t){
    const n=e.routes.flatMap((e=>[y(e)," "]));return c("li",{class:e.severity
    },c("strong",{},e.severity),` ${e.kind} `,...t?n:[],c("br"),d(e.message),c("br"),c("span",{class:"quiet"
    },"Fix: ",d(e.fix??"")),...void 0===e.link?[]:[c("br"),k(e.link,e.method)])}function zr(e){
    const t=e=>[d(e.name)," ",m(e.template)],n=e.old&&e.new&&e.old.name===e.new.name&&e.old.template===e.new.template
    ;return c("li",{class:"breaking"===e.verdict?"error":"accepted"
    },c("strong",{},e.verdict),` ${e.kind} `,...e.old?t(e.old):[],...e.new&&!n?[e.old?" \u2192 ":"",...t(e.new)]:[],c("br"),d(e.message),...void 0===e.link?[]:[c("br"),k(e.link,e.method)],...void 0===e.fix?[]:[c("br"),c("span",{
    class:"quiet"},"Fix: ",d(e.fix))])}function Rr(e,t){e.childElementCount>1||e.append(c("div",{class:"details"
    },...function(e){const t=a.routes[e],[n,r]=[qr(e),Nr(e)],s=ue(t).map((e=>a.origins[e]))
    ;return[...pr(t),...void 0===t.gone?[]:[hr(`Gone${""===t.gone?"":`: ${f(t.gone)}`}${t.instead?`; it shows "${f(t.instead)}" instead`:""}.`)],x(["Template",...t.method?[m(t.method)," "]:[],m(t.shape)],void 0===t.example?["Example","none is known"]:["Example",k(t.example,t.method)],["Origins",...s.flatMap((e=>[m(e)," "]))],void 0===t.flags?void 0:["Flags",m(t.flags)],void 0===t.role?void 0:["Alias","prints"===t.role?"links are printed by it":"its links are only read"],[a.isDeclared?"Declared":"Precedence",`${e+1} of ${a.routes.length}`]),t.parameters&&Tr(t),n.length>0&&c("h3",{},"Findings"),n.length>0&&c("ul",{
    class:"plain"},...n.map((e=>jr(e,!1)))),r.length>0&&c("h3",{},"Changes"),r.length>0&&c("ul",{class:"plain"
    },...r.map(zr)),void 0===t.gone&&c("h3",{},"Build a link"),void 0===t.gone&&Sr(e)]}(t)))}
    const Lr=a.routes.map(((e,t)=>function(e){
    const t=a.routes[e],n=[void 0!==t.deprecated&&"deprecated",void 0!==t.gone&&"gone",t.access,qr(e).some((({severity:e})=>"accepted"!==e))&&"finding",Nr(e).length>0&&"changed",...t.tags??[]].filter((e=>"string"==typeof e)),r=c("summary",{},c("span",{
    class:"name"},d(t.name))," ",c("span",{class:"template"
    },...t.method?[c("strong",{},f(t.method))," "]:[],m(t.shape)),...n.flatMap((e=>[" ",c("span",{class:"mark"
    },d(e))]))),s=c("details",{id:`route${e}`},r);return s.addEventListener("toggle",(()=>{s.open&&Rr(s,e)})),s}(t)))
    ;function Ur(e){const t=[];let[n,r]=["",0];for(const s of e){if("("!==s&&"{"!==s||r++,")"!==s&&"}"!==s||r--,
    0===r&&("?"===s||"#"===s))break;0===r&&"/"===s?(""!==n&&t.push(n),n=""):n+=s}return""===n||/^\([?#]/.test(n)?t:[...t,n]}
    function Wr(e){const{label:t,routes:n,children:r}=function(e){let t=e,{label:n}=e
    ;for(;0===t.routes.length&&1===t.children.length;)t=t.children[0],n+="/"+t.label;return{label:n,routes:t.routes,
    children:t.children}}(e),s=n.flatMap((e=>[" ",...a.routes[e]?.method?[c("strong",{},a.routes[e]?.method)," "]:[],y(e)]))
    ;return c("li",{},m(t),...s,r.length>0&&c("ul",{},...r.map(Wr)))}function Zr(e){const t=function(e){const t={label:"/",
    routes:[],children:[]};for(const n of e){let e=t;for(const t of Ur(a.routes[n].shape)){
    let n=e.children.find((e=>e.label===t));n||e.children.push(n={label:t,routes:[],children:[]}),e=n}e.routes.push(n)}
    return t}(e);return c("ul",{class:"tree"},...t.routes.length>0?[Wr({...t,children:[]})]:[],...t.children.map(Wr))}
    let Dr=!1;function _r(e){const t=u("search");t.value!==e&&(t.value=e);const n=function(e){
    const t=e.trim().toLowerCase(),n=a.routes.map(((e,t)=>t));if(""===t)return n
    ;if(/^\/|:\/\//.test(t)||t.includes(":")&&ie.some((({form:e})=>"compact"===e))){
    const t=e.trim(),n=ft(t,"GET").map((({number:e})=>e)),r=Fn(t,"GET");if(void 0!==r)return[r,...n.filter((e=>e!==r))]
    ;if(n.length>0)return n}return n.filter((e=>Or[e]?.includes(t)))}(e)
    ;u("count").textContent=""===e?$(n.length,"route"):`${n.length} of ${$(a.routes.length,"route")}`,
    u("list").replaceChildren(...Dr?[Zr(n)]:n.map((e=>Lr[e])))}function Fr(e){Dr=e,u("as-tree").checked=e,
    u("as-list").checked=!e}const Pr=e=>{try{return decodeURIComponent(e)}catch{return e}};function Gr(){
    const e=location.hash.slice(1),t=/^link=([^]*?)(?:&method=([^&]*))?$/.exec(e);if(t){
    const[e,n]=[Pr(t[1]),Pr(t[2]??"GET")];return void Br(e,n)}const n=/^route=(\d+)$/.exec(e);n?function(e){const t=Lr[e]
    ;t&&(Fr(!1),_r(""),t.open=!0,Rr(t,e),t.querySelector("summary")?.focus(),t.scrollIntoView({block:"start"}))
    }(Number(n[1])):""===e&&Br("","GET")}function Br(e,t){const n=u("link"),r=u("method");n.value!==e&&(n.value=e),
    [...r.options].some((e=>e.value===t))||r.append(c("option",{value:t},f(t))),r.value=t,$r(e,t)}let Hr;function Vr(){
    const[e,t]=function(e){const t=/^([A-Z]{2,10}) +(\S[^]*)$/.exec(e);return t?[t[2],t[1]]:[e,void 0]
    }(u("link").value),n=t??u("method").value;$r(e,n),clearTimeout(Hr)
    ;const r=""===e?location.pathname+location.search:v(e,n);Hr=setTimeout((()=>history.replaceState(null,"",r)),200)}
    !function(){const e=a.origins.slice(0,a.listed)
    ;a.errors||u("about").append($(a.routes.length,"route")," of ",...e.flatMap((e=>[m(e)," "])))
    ;const t=[...new Set(["GET",...a.routes.flatMap((({method:e})=>e??[]))])];u("method").append(...t.map((e=>c("option",{
    value:e},f(e))))),u("method-field").hidden=1===t.length,a.errors&&(u("errors").hidden=!1,
    u("errors").append(c("ul",{},...a.errors.map((e=>c("li",{},d(e))))))),a.findings.length>0&&(u("findings").hidden=!1,
    u("findings").append(c("ul",{class:"plain"
    },...a.findings.map((e=>jr(e,!0)))),a.omitted?`and ${a.omitted} more, which fingerpost check lists`:""))
    ;const{comparison:n}=a
    ;n&&(u("changes").hidden=!1,u("changes").append(c("p",{},"Compared with ",m(n.old),": ",d(n.verdict),"."),c("ul",{
    class:"plain"
    },...n.changes.map(zr)))),u("order").textContent=a.isDeclared?"Of several routes that read a link, the one that is declared first wins. The list is in this order.":"Of several routes that read a link, the most specific one wins: segment by segment, a literal comes before a set, a set before a type, a type before a string, and a string before a wildcard. The list is in this order.",
    u("link").addEventListener("input",Vr),u("method").addEventListener("change",Vr),
    u("ask").addEventListener("submit",(e=>e.preventDefault())),
    u("find").addEventListener("submit",(e=>e.preventDefault())),
    u("search").addEventListener("input",(()=>_r(u("search").value)))
    ;for(const e of["as-list","as-tree"])u(e).addEventListener("change",(()=>{Fr("as-tree"===e),_r(u("search").value)}))
    ;addEventListener("hashchange",Gr),_r(""),Gr();const r=document.documentElement.dataset.version??""
    ;""!==r&&setInterval((()=>{!async function(e){try{const t=await(await fetch("version",{cache:"no-store"})).text()
    ;t!==e&&""!==t&&location.reload()}catch{}}(r)}),1e3)}();
    """#
}
