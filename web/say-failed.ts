// The notice that something could not be done.
import { serverMessage } from './failure-words.ts'
import { toast } from './ui/toast.ts'

/** @param fallback for failures without a message of the server */
export const sayFailed = (error: unknown, fallback: string) =>
  toast({ title: 'Error', description: serverMessage(error, fallback), variant: 'destructive' })
