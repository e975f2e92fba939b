// Goes to another address with a full page load.

export const navigateFully = (address: string): void => location.assign(address)
