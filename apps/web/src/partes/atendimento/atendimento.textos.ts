/** The name of each part of a ticket, in lists and on its own page. */
export const rotulos = {
  protocolo: 'Protocolo',
  assunto: 'Assunto',
  cliente: 'Cliente',
  plano: 'Plano',
  contrato: 'Contrato',
  empresa: 'Empresa',
  situacao: 'Situação',
  situacao_em: 'Nesta situação',
  prioridade: 'Prioridade',
  prazo: 'Prazo',
  tipo: 'Tipo',
  canal: 'Canal',
  responsavel: 'Responsável',
  criado_em: 'Aberto em',
  solicitante_nome: 'Quem pede',
  solicitante_telefone: 'Telefone de quem pede',
}

export const textos = {
  ninguem: 'Ninguém ainda',
  saiu: 'Saiu desta lista',
  titulo: 'Atendimentos',
  protocolo: (numero: number) => `Protocolo ${numero}`,
}
