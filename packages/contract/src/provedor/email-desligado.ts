/** Why nothing can be sent by mail. The server refuses with it, and the screen shows it before anyone asks. */
export const EMAIL_DESLIGADO = 'O envio de e-mail está desligado: peça a quem administra que configure o SMTP'
