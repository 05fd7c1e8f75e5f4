import { CookieIcon } from '@phosphor-icons/react/dist/csr/Cookie'
import { FileTextIcon } from '@phosphor-icons/react/dist/csr/FileText'
import { LockSimpleIcon } from '@phosphor-icons/react/dist/csr/LockSimple'
import { ScalesIcon } from '@phosphor-icons/react/dist/csr/Scales'
import type { LegalPage } from '#features/legal/rules.ts'

/** The icon of each legal page in a menu; separate from the addresses, which every page needs. */
export const LEGAL_ICONS = {
  terms: FileTextIcon,
  privacy: LockSimpleIcon,
  legal: ScalesIcon,
  cookies: CookieIcon,
} satisfies Record<LegalPage, unknown>
