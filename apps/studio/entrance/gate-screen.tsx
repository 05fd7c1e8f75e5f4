import { GATE_COOKIE, GATE_SECONDS } from '#features/gate/rules.ts'
import { GatePage } from '#features/gate/studio/gate-page.tsx'
import { gateProblems } from '#features/gate/texts.ts'
import { writeCookie } from '#features/sign-in/studio/cookies.ts'
import { CallerContext } from '#ui/calls/caller.tsx'
import { CatalogueProvider } from '#ui/words/catalogue.tsx'
import { spendGateReturn } from './gate-return.ts'

const CATALOGUES = [gateProblems]
/** Calls at the gate; none of them leads to it again. */
const gateCaller = { origin: '' }

/** /protected: the studio's password; leads to the requested page. */
export function GateScreen() {
  const enter = (pass: string) => {
    writeCookie(GATE_COOKIE, pass, GATE_SECONDS)
    location.replace(spendGateReturn())
  }
  return (
    <CallerContext value={gateCaller}>
      <CatalogueProvider catalogues={CATALOGUES}>
        <GatePage onOpened={enter} />
      </CatalogueProvider>
    </CallerContext>
  )
}
