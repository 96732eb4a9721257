import type { Finding } from '../doctor/finding.ts';

/** Opens the doctor's panel if the URL of the page asks for it with `?booking-doctor`. Further calls change nothing. */
export function openRequestedDoctor(): void {
  if (/[?&]booking-doctor\b/.test(location.search)) void callDoctor('openDoctor');
}

/** Examines the page. Never rejects. */
export function diagnosePage(): Promise<Finding[]> {
  return callDoctor('diagnose');
}

/** Loads the doctor and calls one of its functions. A failure to load is a finding, too. */
async function callDoctor(name: 'diagnose' | 'openDoctor'): Promise<Finding[]> {
  try {
    return (await (await import('../doctor/doctor-module.ts'))[name]()) ?? [];
  } catch (error) {
    const message = 'doctor.js could not be loaded.';
    console.error('[booking-elements]', message, error);
    return [{ code: 'doctor-failed', severity: 'error', subject: 'page', message, fix: 'See the console.' }];
  }
}
