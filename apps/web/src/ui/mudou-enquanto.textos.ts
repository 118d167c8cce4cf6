export const textos = {
  impossivel: 'Isto não pode mais ser feito. O que você escreveu continua aqui, se quiser copiar.',
}
