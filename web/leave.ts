// Goes to another address with a full page load.

export const leave = (address: string): void => location.assign(address)
