/** The style of an answer's document: the site's colors without its fonts, since the document opens offline. */
export const style = `
:root{color-scheme:light dark;--ink:#14191f;--soft:#4b5661;--line:#d5dbe1;--ground:#fff;--sunken:#f4f6f8;--accent:#0b5f57}
@media(prefers-color-scheme:dark){:root{--ink:#eef2f5;--soft:#a9b4bf;--line:#333d47;--ground:#10151a;--sunken:#182027;--accent:#6fd6c8}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:52rem;padding:2.5rem 1.25rem 4rem;background:var(--ground);color:var(--ink);font:1rem/1.6 system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;overflow-wrap:anywhere}
a{color:var(--accent);text-underline-offset:.2em}
.brand{margin:0;color:var(--soft);font-weight:600}
h1{margin:.25rem 0 1rem;font-size:2.25rem;line-height:1.15;letter-spacing:-.02em}
h2{margin:3rem 0 1rem;padding-top:1.25rem;border-top:1px solid var(--line);font-size:1.5rem;line-height:1.3}
nav h2{margin-top:2rem}
h3{margin:0 0 .75rem;font-size:1.125rem;line-height:1.4}
section>h3{margin-top:2rem}
h4{margin:0 0 .75rem;font-size:1rem;line-height:1.4}
.kept{white-space:pre-wrap}
nav span{color:var(--soft)}
article{margin:0 0 1.25rem;padding:1.25rem;border:1px solid var(--line);border-radius:.625rem;background:var(--sunken)}
dl{margin:0;display:grid;gap:.5rem}
dl>div{display:grid;grid-template-columns:minmax(8rem,13rem) minmax(0,1fr);gap:.25rem 1.25rem}
dt{color:var(--soft)}
dd{margin:0;white-space:pre-wrap}
dd ol{margin:0;padding-left:1.25rem;white-space:normal}
dd li{margin-bottom:.75rem}
table{width:100%;border-collapse:collapse}
th,td{padding:.5rem .75rem .5rem 0;border-bottom:1px solid var(--line);text-align:left;vertical-align:top}
thead th{color:var(--soft)}
tbody th{min-width:8rem;font-weight:600}
footer{margin-top:3rem;padding-top:1.25rem;border-top:1px solid var(--line);color:var(--soft)}
@media(max-width:36rem){dl>div{grid-template-columns:minmax(0,1fr)}h1{font-size:1.75rem}}
@media print{:root{--ink:#000;--soft:#333;--line:#999;--ground:#fff;--sunken:#fff;--accent:#000}body{max-width:none;padding:0;font-size:10.5pt}h2,h3,h4{break-after:avoid}dl>div{break-inside:avoid}@page{margin:18mm}}
`;
