export const textos = {
  visita: (dia: string, turno: string) => `${dia}, ${turno.toLowerCase()}`,
  anexo: (nome: string, versao: number) => (versao > 1 ? `${nome} (${versao}ª versão)` : nome),
  numero: (codigo: number) => `nº ${codigo}`,
}

export const acoes: Record<string, string> = { CRIAR: 'enviou a venda', JUNTAR: 'juntou um anexo' }

export const rotulos: Record<string, string> = {
  situacao: 'Situação',
  motivo: 'Motivo',
  cliente: 'Cliente',
  cliente_codigo: 'Cliente',
  dados_pessoais: 'Dados alterados',
  empresa: 'Empresa',
  canal: 'Canal',
  vendedor: 'Vendedor',
  plano: 'Plano',
  mensalidade: 'Mensalidade',
  adicionais: 'Adicionais',
  promocoes: 'Promoções',
  cidade: 'Cidade',
  dia_vencimento: 'Dia do vencimento',
  forma_pagamento: 'Pagamento',
  agendamento: 'Instalação',
  arrependimento_ate: 'Arrependimento até',
  em_maos: 'Em mãos de',
  anexo: 'Anexo',
  veredito: 'Veredito',
}

export const dadosPessoais: Record<string, string> = {
  tipo_pessoa: 'tipo de pessoa',
  cpf_cnpj: 'CPF/CNPJ',
  nome: 'nome',
  nome_social: 'nome social',
  nome_fantasia: 'nome fantasia',
  rg: 'RG',
  inscricao_estadual: 'inscrição estadual',
  data_nascimento: 'nascimento',
  nome_mae: 'nome da mãe',
  responsavel: 'responsável',
  telefones: 'telefones',
  email: 'e-mail',
  endereco: 'endereço',
  observacoes: 'observações',
}
