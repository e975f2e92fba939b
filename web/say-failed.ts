// The notice that something could not be done.
import { serverMessage } from './failure-words.ts'
import { failureToast } from './ui/toast.ts'

/** @param fallback for failures without a message of the server */
export const sayFailed = (error: unknown, fallback: string) => failureToast(serverMessage(error, fallback))
