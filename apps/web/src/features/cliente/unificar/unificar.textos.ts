import type { Impedimento } from './escolhas.ts'

export const textos = {
  titulo: 'Unificar cadastros',
  procura: 'Procura do outro cadastro',
  comparacao: 'Comparação dos dois cadastros',
  procurar: 'Com qual cadastro?',
  impedimentos: {
    MESMO: 'É este cadastro',
    EMPRESA: 'É de outra empresa',
    TIPO: 'Pessoa física e jurídica não são o mesmo cliente',
  } satisfies Record<Impedimento, string>,
  outro: 'Escolher outro',
  fica: 'Fica',
  sai: 'Deixa de existir',
  trocar: 'Trocar qual fica',
  escolha: 'O que vale em cada campo',
  iguais: 'Os dois dizem o mesmo em todos os campos.',
  pelosContratos: (situacao: string) =>
    `Situação: ${situacao}, pelos contratos que passam a ser deste cadastro.`,
  de: (numero: string) => `do ${numero}`,
  passa: (o_que: string) =>
    `Passam para o cadastro que fica: ${o_que}, o histórico, os acessos e tudo o que estiver ligado ao outro. O que se repete fica uma vez só, e uma restrição de qualquer dos dois continua.`,
  telefones: (n: number) => (n === 1 ? '1 telefone' : `${n} telefones`),
  enderecos: (n: number) => (n === 1 ? '1 endereço' : `${n} endereços`),
  consentimentos: (n: number) => (n === 1 ? '1 consentimento' : `${n} consentimentos`),
  documentosDiferentes: {
    PF: (um: string, outro: string) => `São pessoas diferentes: CPF ${um} e CPF ${outro}.`,
    PJ: (um: string, outro: string) => `São empresas diferentes: CNPJ ${um} e CNPJ ${outro}.`,
  },
  soSeForErro:
    'Os dois documentos são válidos. Unifique só se um deles foi cadastrado por engano: os contatos e o histórico de um passariam ao outro, sem volta.',
  semVolta: (numero: string) => `Quem abrir o ${numero} chega a este. Não é possível desfazer.`,
  confirmar: 'Unificar',
  feito: 'Cadastros unificados',
}
