import type { ComponentType } from 'react';
import type { GeneratedComponentName } from '@/lib/content/mdx/components';
import { ApiField, ApiFields, ApiNested, ApiResponse } from './ApiFields';
import { ApiTryOut } from './ApiTryOut';
import { ApiCode, ApiEndpoint, ApiText } from './ApiOperation';

/** The components that the compiler builds a reference from. */
export const apiComponents = {
  ApiCode,
  ApiEndpoint,
  ApiField,
  ApiFields,
  ApiNested,
  ApiResponse,
  ApiText,
  ApiTryOut,
} satisfies Record<GeneratedComponentName, ComponentType<never>>;
