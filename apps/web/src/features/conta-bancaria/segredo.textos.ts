export const textos = {
  titulo: 'Avisos de pagamento',
  explicados:
    'O banco ou o meio de pagamento pode avisar quando um boleto é pago, sem esperar o arquivo de retorno. O segredo prova que o aviso veio de quem deve.',
  semSegredo: 'Sem segredo, nenhum aviso é aceito nesta conta.',
  comSegredo: 'Há um segredo definido. Ele não pode ser lido de novo, só trocado.',
  criar: 'Criar segredo',
  trocar: 'Trocar segredo',
  perguntaTrocar: 'Trocar o segredo dos avisos?',
  consequenciaTrocar:
    'O segredo de agora deixa de valer na hora. Até que o novo seja informado a quem envia, os avisos são recusados.',
  excluir: 'Excluir segredo',
  perguntaExcluir: 'Excluir o segredo dos avisos?',
  consequenciaExcluir:
    'Os avisos de pagamento desta conta passam a ser recusados. Os pagamentos continuam chegando pelos arquivos de retorno.',
  excluido: 'Segredo excluído',

  novo: 'Segredo dos avisos',
  umaVez:
    'Copie o segredo agora e informe a quem envia os avisos. Ele é mostrado só esta vez e guardado cifrado.',
  copiar: 'Copiar segredo',
  copiado: 'Segredo copiado',
  copieVoce: 'O segredo está selecionado: copie com Ctrl+C',
  fechar: 'Fechar',
}
