import { Children, isValidElement, type ReactNode } from 'react';

/** The number of elements among children, without the text between them. */
export function countElements(children: ReactNode): number {
  return Children.toArray(children).filter((child) => isValidElement(child)).length;
}
