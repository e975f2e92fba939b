// Leaves the page for another address with a full load.

export const leave = (address: string): void => location.assign(address)
