import type { ComponentType } from 'react';
import type { GeneratedComponentName } from '@/lib/api/reference/nodes';
import { ApiField, ApiFields, ApiNested, ApiResponse } from './ApiFields';
import { ApiTryOut } from './ApiTryOut';
import { ApiCode, ApiEndpoint, ApiText } from './ApiOperation';

/** The components that make up the API reference. */
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
