import type { ComponentProps } from 'react';
import controls from '../controls.module.css';

/**
 * A button that doesn't submit a form, unless its `type` says so.
 * @param props.isPrimary whether it is the most important one near it
 */
export function Button({ isPrimary, ...props }: ComponentProps<'button'> & { isPrimary?: boolean }) {
  return <button type="button" className={isPrimary ? controls.primary : controls.button} {...props} />;
}
