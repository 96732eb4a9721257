/*
 * The check of the settings page: asks the script, the API and the hosted page as a visitor's browser would, and says what
 * is wrong. PHP gives the texts in `window.bookingElementsCheck`.
 */
(function ({ siteOrigin, texts }) {
  const button = document.getElementById('booking-elements-check');
  const list = document.getElementById('booking-elements-findings');
  button.addEventListener('click', check);
  if (valueOf('api-base') && valueOf('script-url')) void check();

  async function check() {
    button.disabled = true;
    const findings = await Promise.all([
      finding('script', valueOf('script-url'), checkScript),
      finding('api', valueOf('api-base'), checkApi),
      finding('hosted', valueOf('hosted-url'), checkHostedPage, ['hint', texts.noFallback]),
    ]);
    if (siteOrigin !== location.origin) {
      const text = texts.otherAddress.replace('%s', siteOrigin);
      findings.push({ subject: texts.site, severity: 'hint', text });
    }
    list.replaceChildren(...findings.map(itemOf));
    button.disabled = false;
  }

  /** What is in the form, saved or not. */
  function valueOf(name) {
    return document.getElementById(name).value.trim();
  }

  async function finding(subject, address, checkAddress, ifEmpty = ['bad', texts.empty]) {
    const [severity, text] = address === '' ? ifEmpty : await withUrl(address, checkAddress);
    return { subject: texts[subject], severity, text };
  }

  async function withUrl(address, checkAddress) {
    if (!URL.canParse(address)) return ['bad', texts.invalid];
    if (location.protocol === 'https:' && new URL(address).protocol !== 'https:') return ['bad', texts.mixed];
    return checkAddress(address);
  }

  async function checkScript(address) {
    const response = await ask(address);
    if (!response) return explainFailure(address);
    if (!response.ok) return failed(response);
    const isScript = /javascript/.test(response.headers.get('content-type'));
    return isScript ? ['good', texts.answers] : ['bad', texts.notScript];
  }

  async function checkApi(address) {
    const settings = `${address.replace(/\/+$/, '')}/settings?lang=en`;
    const response = await ask(settings, { headers: { Accept: 'application/json' } });
    if (!response) return explainFailure(settings);
    if (!response.ok) return failed(response);
    const answer = await response.json().catch(() => undefined);
    // Some providers wrap every answer in `data`.
    const company = (answer?.data ?? answer)?.companyTitle;
    return company ? ['good', texts.answersFor.replace('%s', company)] : ['bad', texts.notJson];
  }

  /** A page of another site can only be reached, not read. */
  async function checkHostedPage(address) {
    return (await ask(address, { mode: 'no-cors' })) ? ['good', texts.reachable] : ['bad', texts.unreachable];
  }

  function failed({ status }) {
    return ['bad', texts.status.replace('%s', status)];
  }

  /** A server that answers only if nobody may read it does not allow this site. */
  async function explainFailure(address) {
    const answers = await ask(address, { mode: 'no-cors' });
    return ['bad', answers ? texts.refused.replace('%s', siteOrigin) : texts.unreachable];
  }

  /** The response, or undefined if there is none that may be read. */
  function ask(address, init) {
    const signal = AbortSignal.timeout(15_000);
    return fetch(address, { ...init, credentials: 'omit', cache: 'no-store', signal }).catch(() => undefined);
  }

  function itemOf({ subject, severity, text }) {
    const item = document.createElement('li');
    const mark = document.createElement('strong');
    mark.textContent = texts[severity];
    mark.style.color = { good: '#008a20', bad: '#b32d2e', hint: '#996800' }[severity];
    item.append(`${subject}: `, mark, ` ${text}`);
    return item;
  }
})(window.bookingElementsCheck);
