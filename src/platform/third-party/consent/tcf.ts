import { pageValue } from '../../page/page-value.ts';
import { answerOf, unknownAnswers, type ConsentAnswers, type ConsentSource } from './consent-source.ts';

/** The part of the framework's `TCData` that is read here. */
interface TcData {
  gdprApplies?: boolean;
  /** `tcloaded` and `useractioncomplete` come with an answer, `cmpuishown` while the visitor is asked. */
  eventStatus?: string;
  purpose?: { consents?: Record<string, boolean | undefined> };
}

type TcfApi = (
  command: 'addEventListener',
  version: 2,
  callback: (data: TcData | null, isSuccess: boolean) => void,
) => void;

/** Store information; measure content performance; develop and improve services. */
const analyticsPurposes = ['1', '8', '10'];
/** Store information. */
const mapPurposes = ['1'];

/**
 * IAB Europe's Transparency and Consent Framework, version 2. Until the tool has loaded, a stub of the page only queues calls.
 * https://github.com/InteractiveAdvertisingBureau/GDPR-Transparency-and-Consent-Framework
 */
export function tcfSource(): ConsentSource {
  let answers = unknownAnswers;
  /** The stub is replaced by the tool, which may drop what the stub has queued. */
  const hooked = new WeakSet<TcfApi>();
  return {
    name: 'TCF 2',
    isPresent: () => api() !== undefined,
    read: () => answers,
    hook: (onChange) => {
      const tcf = api();
      if (!tcf || hooked.has(tcf)) return;
      hooked.add(tcf);
      const hear = (data: TcData | null, isSuccess: boolean) => {
        const isAnswer = data?.eventStatus === 'tcloaded' || data?.eventStatus === 'useractioncomplete';
        if (!data || !isSuccess || !(isAnswer || data.gdprApplies === false)) return;
        answers = answersIn(data);
        onChange();
      };
      try {
        tcf('addEventListener', 2, hear);
      } catch {
        // What its predecessor has said may no longer hold.
        answers = unknownAnswers;
      }
    },
  };
}

function answersIn({ gdprApplies, purpose }: TcData): ConsentAnswers {
  if (gdprApplies === false) return { analytics: 'assumed', maps: 'assumed' };
  const hasConsentTo = (purposes: string[]) => purposes.every((id) => purpose?.consents?.[id] === true);
  return { analytics: answerOf(hasConsentTo(analyticsPurposes)), maps: answerOf(hasConsentTo(mapPurposes)) };
}

function api(): TcfApi | undefined {
  const tcf = pageValue('__tcfapi');
  return typeof tcf === 'function' ? (tcf as TcfApi) : undefined;
}
