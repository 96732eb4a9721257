const engine = document.querySelector('booking-engine');

// What Cookiebot does once its visitor has answered.
function answer(statistics, preferences) {
  window.Cookiebot = {
    hasResponse: true,
    consent: { necessary: true, statistics, preferences, marketing: false, method: 'explicit' },
  };
  window.dispatchEvent(new Event(statistics ? 'CookiebotOnAccept' : 'CookiebotOnDecline'));
}

document.querySelector('form').addEventListener('submit', (event) => {
  event.preventDefault();
  const { value } = event.submitter;
  answer(value !== 'none', value === 'all');
  showState();
});

function showState() {
  const { analytics, maps } = engine.consentState;
  const allowed = [analytics && 'analytics', maps && 'maps'].filter(Boolean);
  document.querySelector('output').textContent = allowed.join(' and ') || 'nothing';
}

document.addEventListener('booking-analytics', () => setTimeout(showEvents));

function showEvents() {
  const names = window.dataLayer.flatMap(({ event }) => event ?? []);
  document.querySelector('[role=log]').textContent = names.join(', ') || 'none yet';
}
