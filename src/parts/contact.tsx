import { Trans, useLingui } from '@lingui/react/macro';
import { Mail, MessageCircle, Phone } from 'lucide-react';
import { Dialog } from '../ui/dialog.tsx';
import { TextLink } from '../ui/button.tsx';
import { Stack } from '../ui/layout.tsx';
import { useSettings } from './session-context.ts';

/** How to reach the company: phone, e-mail and messaging, as far as the settings name them. */
export function ContactBlock() {
  const { contactPhone, contactEmail, whatsappPhone } = useSettings();
  return (
    <Stack gap="small">
      {contactPhone && (
        <TextLink href={`tel:${dialable(contactPhone)}`} icon={<Phone aria-hidden />}>
          {contactPhone}
        </TextLink>
      )}
      {contactEmail && (
        <TextLink href={`mailto:${contactEmail}`} icon={<Mail aria-hidden />}>
          {contactEmail}
        </TextLink>
      )}
      {whatsappPhone && (
        <TextLink
          href={`https://wa.me/${whatsappPhone.replace(/\D/g, '')}`}
          icon={<MessageCircle aria-hidden />}
          newTab
        >
          WhatsApp {whatsappPhone}
        </TextLink>
      )}
    </Stack>
  );
}

export function ContactDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Dialog open={open} onClose={onClose} title={t`Can't find your place?`}>
      <p>
        <Trans>Tell us where you are going and we will arrange your transfer.</Trans>
      </p>
      <ContactBlock />
    </Dialog>
  );
}

function dialable(phone: string): string {
  return phone.replace(/[^\d+]/g, '');
}
