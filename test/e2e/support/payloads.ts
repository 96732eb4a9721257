/** HTML that has bypassed some sanitiser in the past; if any of it runs, it sets `hacked`. */
export const nastyHtml = [
  '<p>Fine words</p>',
  '<a href="https://good.example/" target="_top" style="position:fixed;inset:0" name="gtag">four</a>',
  '<img src=x onerror="window.hacked=1">',
  '<script>window.hacked=1</script>',
  '<p onclick="window.hacked=1">Big<script>window.hacked=1</script></p>',
  '<svg onload="window.hacked=1"><style><img src=x onerror="window.hacked=1"></style></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=window.hacked=1&gt;">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=window.hacked=1>',
  '<iframe srcdoc="<script>parent.hacked=1</script>"></iframe>',
  '<object data="javascript:window.hacked=1"></object><embed src="javascript:window.hacked=1">',
  '<a href="javascript:window.hacked=1" onclick="window.hacked=1">one</a>',
  '<a href="java&#9;script:window.hacked=1">two</a><a href="data:text/html,<script>1</script>">three</a>',
  '<p style="position:fixed" class="button" id="checkout">styled</p>',
  '<input value="card number"><button>Pay</button><form action="https://evil.example/"></form>',
  '<link rel="stylesheet" href="https://evil.example/x.css"><meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<base href="https://evil.example/"><template><img src=x onerror="window.hacked=1"></template>',
  '<details open ontoggle="window.hacked=1"><summary>x</summary></details>',
  '<noscript><p title="</noscript><img src=x onerror=window.hacked=1>"></noscript>',
].join('\n');

/** URLs that nothing may link to or load from. */
export const nastyUrls = [
  'javascript:window.hacked=1',
  'data:text/html,<script>parent.hacked=1</script>',
  '//evil.example/x',
  'https://pay.example@evil.example/x',
  'http://evil.example/x',
  `https://evil.example/${'x'.repeat(2048)}`,
];
