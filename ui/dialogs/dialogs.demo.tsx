import { lazy, Suspense, useState } from 'react'
import { z } from 'zod'
import { endpoint } from '#base/endpoint.ts'
import { Button } from '../buttons/button.tsx'
import { toastSuccess } from '../calls/toast.ts'
import { SwitchField } from '../fields/switch-field.tsx'
import { TextField } from '../fields/text-field.tsx'
import { CategoryOutline } from '../marks/category-outline.tsx'
import { ConfirmCall } from './confirm-call.tsx'
import { Dialog } from './dialog.tsx'
import { DialogActions } from './dialog-actions.tsx'
import { FormDialog } from './form-dialog.tsx'
import { FullDialog } from './full-dialog.tsx'
import { OperationDialog } from './operation-dialog.tsx'
import { WaitingDialog } from './waiting-dialog.tsx'
import { WordDialog } from './word-dialog.tsx'

const ImageDialog = lazy(() =>
  import('../pictures/image-dialog.tsx').then((module) => ({ default: module.ImageDialog })),
)

/** Nothing answers it here, so that the toast of an unreachable server is seen too. */
const withdraw = endpoint({
  method: 'POST',
  path: '/demo/withdraw',
  who: 'anyone',
  cors: 'studio',
  input: z.object({}),
  output: z.object({}),
})

const KINDS = ['ask', 'confirm', 'form', 'full', 'wait', 'sign', 'word', 'picture'] as const

/** Opens each dialog. */
export function DialogsDemo() {
  const [opened, setOpened] = useState<(typeof KINDS)[number] | undefined>()
  const close = () => setOpened(undefined)
  return (
    <>
      {KINDS.map((kind) => (
        <Button key={kind} onClick={() => setOpened(kind)}>
          {kind}
        </Button>
      ))}
      <Dialog
        opened={opened === 'ask'}
        onClose={close}
        title="Delete Ice and mixed?"
        object={<CategoryOutline category="basic" width={56} />}
        note="Each link stays valid until 20 December"
        actions={
          <DialogActions onClose={close} cancel="Keep it" kind="dangerFilled">
            Delete template
          </DialogActions>
        }
      >
        The 31 people who collected it keep it. The 2 who are still waiting lose their link. This cannot be undone.
      </Dialog>
      {opened === 'confirm' && (
        <ConfirmCall
          call={withdraw}
          input={{}}
          stale={[]}
          title="Withdraw this gift?"
          note="This cannot be undone"
          cancel="Keep it"
          confirm="Withdraw"
          working="Withdrawing"
          done="Withdrawn"
          focus="cancel"
          onClose={close}
        >
          Malik can no longer claim Kindest belay.
        </ConfirmCall>
      )}
      {opened === 'form' && (
        <FormDialog
          title="Rename Door list"
          submit="Save"
          working={false}
          workingLabel="Saving"
          problem="tooManyRequests"
          onSubmit={close}
          onClose={close}
        >
          <NameField />
        </FormDialog>
      )}
      <FullDialog
        opened={opened === 'full'}
        onClose={close}
        title="New Basic template"
        explanation="Certify what someone can do."
        stage={<CategoryOutline category="basic" width={240} />}
        stageTop={<span>Basic</span>}
        stageFoot={<span>Drag to turn it. This is how people will hold it.</span>}
        draft={<SwitchField side="left" label="Save as draft" checked={false} onChange={() => undefined} />}
        actions={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button kind="primary">Create and publish</Button>
          </>
        }
      >
        <TextField label="Title" value="Lead climbing" onChange={() => undefined} maxCount={100} />
      </FullDialog>
      <WaitingDialog
        opened={opened === 'wait'}
        step="queue"
        signature
        title="Being written to the public log"
        text="This takes a few seconds. This page continues by itself."
      />
      <OperationDialog
        operation={opened === 'sign' ? { status: 'waiting', message: 'walletUnreachable' } : undefined}
        byWallet
        title="Publishing"
        queued="This takes a few seconds."
      />
      {opened === 'word' && (
        <WordDialog
          title="Delete this account?"
          read={{
            data: ['The 214 badges that are out stay verifiable.', 'The 3 open links end.'],
            error: null,
            isFetching: false,
            refetch: () => undefined,
          }}
          sentencesOf={(sentences) => sentences}
          label="Type delete to go on"
          example="delete"
          isWord={(text) => text.trim().toLowerCase() === 'delete'}
          confirm="Delete account"
          working={false}
          workingLabel="Deleting"
          onConfirm={close}
          onClose={close}
        />
      )}
      <Suspense>
        <ImageDialog
          opened={opened === 'picture'}
          onClose={close}
          onPicture={(picture) => toastSuccess(`${picture.type} ${picture.size}`)}
          shape="round"
        />
      </Suspense>
    </>
  )
}

function NameField() {
  const [name, setName] = useState('Door list')
  return <TextField label="Name" value={name} onChange={setName} maxCount={50} data-autofocus />
}
