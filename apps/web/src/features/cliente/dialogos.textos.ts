/** Dialogs over the record: restrict it, lift the restriction, remove a person's data. */
export const textos = {
  restringirTitulo: (nome: string) => `Restringir ${nome}`,
  restringirExplicado:
    'Toda venda a este cliente passa a esperar a autorização de um supervisor, que lê este motivo.',
  restringido: 'Cliente restrito',

  liberarPergunta: (nome: string) => `Retirar a restrição de ${nome}?`,
  liberarConsequencia: 'As próximas vendas a este cliente não esperam mais autorização. O histórico fica.',
  liberado: 'Restrição retirada',

  anonimizarPergunta: (nome: string) => `Anonimizar ${nome}?`,
  anonimizarSai:
    'Saem o nome, os documentos, os contatos, a data de nascimento, as observações e, de cada endereço, a rua, o número, o complemento, o bairro e a referência, também do histórico de alterações e dos cadastros unificados a este.',
  anonimizarFica:
    'Ficam o número, a situação, a cidade e a região do CEP, as datas, quem consultou e quem alterou: o que a lei manda guardar e os números da empresa.',
  anonimizarVendas:
    'Das vendas e dos contratos saem os dados da pessoa, as observações, os motivos e todos os anexos, fotos e áudios; ficam o protocolo, o plano, os valores e as datas. Os rascunhos de venda para esta pessoa são descartados.',
  anonimizarPlanilha:
    'Saem também as linhas que as importações guardaram. A planilha enviada não muda: se a pessoa está nela, fica até ser apagada, no prazo de “Arquivos de importação” das configurações (30 dias, se ninguém mudou). O mesmo vale para remessas e retornos, no prazo de “Arquivos do banco” (365 dias).',
  anonimizarSemVolta: 'Não é possível desfazer. Se a pessoa pediu uma cópia, exporte os dados antes.',
  anonimizarMotivo: 'Exemplo: pedido da pessoa por e-mail em 10/11',
  anonimizadoFeito: 'Cliente anonimizado',
}
