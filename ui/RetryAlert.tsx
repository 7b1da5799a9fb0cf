import { Alert } from './Alert.tsx'
import { Button } from './Button.tsx'

interface RetryAlertProps {
  text: string
  /** Of the button. */
  label: string
  onRetry: () => void
  className?: string
}

/** Something did not come; it can be asked for again. */
export function RetryAlert({ text, label, onRetry, className = '' }: RetryAlertProps) {
  return (
    <Alert
      look="danger"
      className={className}
      action={
        <Button size="small" onClick={onRetry}>
          {label}
        </Button>
      }
    >
      {text}
    </Alert>
  )
}
