import { Mail, MessageCircle, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { phoneLink, whatsappLink } from '../../lib/contact-links.ts';
import { TextLink } from '../../ui/actions/text-link.tsx';
import { useStyles } from '../../ui/ui-context.ts';
import { EmailText } from '../formats/email-text.tsx';
import { useSettings } from '../storefront/session-context.ts';
import css from './contact-block.css?inline';

/** The company's phone, email and WhatsApp, as far as the settings contain them. */
export function ContactBlock() {
  const { contactPhone, contactEmail, whatsappPhone } = useSettings();
  useStyles(css);
  return (
    <div className="contact-methods">
      {contactPhone && (
        <ContactMethod icon={<Phone size={18} aria-hidden="true" />}>
          <TextLink href={phoneLink(contactPhone)}>
            <bdi dir="ltr">{contactPhone}</bdi>
          </TextLink>
        </ContactMethod>
      )}
      {contactEmail && (
        <ContactMethod icon={<Mail size={18} aria-hidden="true" />}>
          <TextLink href={`mailto:${contactEmail}`}>
            <EmailText>{contactEmail}</EmailText>
          </TextLink>
        </ContactMethod>
      )}
      {whatsappPhone && (
        <ContactMethod icon={<MessageCircle size={18} aria-hidden="true" />}>
          <TextLink href={whatsappLink(whatsappPhone)} newTab>
            WhatsApp{' '}
            <bdi dir="ltr" className="unbroken">
              {whatsappPhone}
            </bdi>
          </TextLink>
        </ContactMethod>
      )}
    </div>
  );
}

function ContactMethod({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <div className="contact-method">
      {icon}
      {children}
    </div>
  );
}
