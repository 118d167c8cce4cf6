/** The rights that a read was begun with are no longer those in force. Never seen outside: the request starts over. */
export class DireitosMudaram extends Error {}
