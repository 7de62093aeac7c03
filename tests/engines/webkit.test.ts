import {webkit} from './webkit';
import {defineSpecs} from './specs';

defineSpecs(webkit);
