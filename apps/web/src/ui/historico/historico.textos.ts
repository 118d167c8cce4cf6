export const textos = {
  titulo: 'Histórico',
  acoes: { CRIAR: 'criou', EDITAR: 'alterou', EXCLUIR: 'excluiu' },
  mostrarMais: 'Mostrar mais',
  vazio: 'vazio',
  sim: 'Sim',
  nao: 'Não',
  semEntradas: 'Nenhuma alteração registrada',
}
