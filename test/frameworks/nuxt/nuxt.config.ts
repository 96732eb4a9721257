const tags = ['booking-engine', 'transfers-box', 'activities-list', 'activity-quote'];

export default defineNuxtConfig({
  compatibilityDate: '2026-11-01',
  runtimeConfig: { public: { apiBase: 'https://api.example.com/widget' } },
  vue: { compilerOptions: { isCustomElement: (tag) => tags.includes(tag) } },
});
