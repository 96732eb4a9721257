import { useImperativeHandle, type Ref } from 'react';
import { useLiveSelect } from '../fields/live-value/use-live-value.ts';
import { noteIds } from '../fields/note-ids.ts';

interface TimePartProps {
  /** Always visible, inside the control. */
  label: string;
  id: string;
  /** Two digits, or empty. */
  value: string;
  /** The part can be any number below it. */
  limit: number;
  required: boolean | undefined;
  isInvalid: boolean;
  /** The id of the control whose notes contain the error. */
  errorOf: string;
  onChange: (value: string) => void;
  selectRef: Ref<HTMLSelectElement | null> | undefined;
}

/** The hours or the minutes of a time. */
export function TimePart(props: TimePartProps) {
  const { label, id, value, limit, required, isInvalid, errorOf, onChange, selectRef } = props;
  const { ref, initialValue } = useLiveSelect({ value, onChange });
  // Without explicit types, TypeScript infers that the handle is never null.
  useImperativeHandle<HTMLSelectElement | null, HTMLSelectElement | null>(selectRef, () => ref.current, [
    ref,
  ]);
  return (
    <>
      <label className="time-part-label" htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className="input"
        part="select"
        ref={ref}
        defaultValue={initialValue}
        aria-required={required || undefined}
        aria-invalid={isInvalid || undefined}
        aria-describedby={isInvalid ? noteIds(errorOf).error : undefined}
      >
        <option value="">--</option>
        {Array.from({ length: limit }, (_, number) => (
          <option key={number}>{String(number).padStart(2, '0')}</option>
        ))}
      </select>
    </>
  );
}
