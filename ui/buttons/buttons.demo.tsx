import { PaperPlaneTiltIcon } from '@phosphor-icons/react/dist/csr/PaperPlaneTilt'
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash'
import { toastError, toastSuccess } from '../calls/toast.ts'
import { BackLink } from './back-link.tsx'
import { Button } from './button.tsx'
import { ButtonRow } from './button-row.tsx'
import { LinkedText } from './linked-text.tsx'

/** Every kind and state of a button. */
export function ButtonsDemo() {
  return (
    <>
      <Button kind="primary" icon={<PaperPlaneTiltIcon size={18} />}>
        Send 117 badges
      </Button>
      <Button onClick={() => toastSuccess('Copied to clipboard')}>Copy link</Button>
      <Button kind="quiet" onClick={() => toastError("Can't reach server, please try again later")}>
        Cancel
      </Button>
      <Button kind="primary" working workingLabel="Sending">
        Send
      </Button>
      <Button disabled>Not yet</Button>
      <Button kind="danger" icon={<TrashIcon size={18} />}>
        Delete
      </Button>
      <Button kind="dangerFilled">Delete template</Button>
      <Button kind="primary" shortcut="N">
        New template
      </Button>
      <ButtonRow>
        <Button>Check</Button>
        <Button>Download</Button>
      </ButtonRow>
      <BackLink href="/">All badges</BackLink>
      <LinkedText text="The workshop is open again: https://ateliers.example.org/tuesday" />
    </>
  )
}
