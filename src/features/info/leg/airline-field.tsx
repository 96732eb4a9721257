import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { comparableText } from '../../../lib/comparable-text.ts';
import type { FieldErrorProps } from '../../../ui/fields/errors/use-error-summary.ts';
import { TextField } from '../../../ui/fields/text/text-field.tsx';

interface AirlineFieldProps extends FieldErrorProps {
  /** The airline that the visitor has entered, or else the suggested one. */
  value: string;
  onChange: (airline: string) => void;
}

/** The airline. A suggestion that the visitor deletes does not come back before the field is left. */
export function AirlineField({ value, onChange, ...errorProps }: AirlineFieldProps) {
  const { t } = useLingui();
  const [isEmptied, setIsEmptied] = useState(false);
  return (
    <TextField
      {...errorProps}
      label={t`Airline`}
      required
      value={isEmptied ? '' : value}
      onBlur={() => setIsEmptied(false)}
      onChange={(airline) => {
        setIsEmptied(comparableText(airline) === '');
        onChange(airline);
      }}
    />
  );
}
