import { Component, type ContextType, type ReactNode } from 'react';
import { holdInPlace } from '../../../platform/element/hold-in-place.ts';
import { ElementContext } from '../../../shared/host/element-host.ts';

type PutBack = ReturnType<typeof holdInPlace>;

/**
 * Holds the field that the visitor is filling in where it is, while notices come and go above it. A class, because only a
 * class is called before the page changes.
 */
export class HoldField extends Component<{ children: ReactNode }, object, PutBack | null> {
  static override contextType = ElementContext;
  declare context: ContextType<typeof ElementContext>;

  override getSnapshotBeforeUpdate() {
    const field = this.context?.root.activeElement;
    return field?.matches('input, select, textarea') ? holdInPlace(field) : null;
  }

  override componentDidUpdate(_props: unknown, _state: unknown, putBack?: PutBack | null) {
    putBack?.();
  }

  override render() {
    return this.props.children;
  }
}
