import { type Etapa, etapas, nomesDasEtapas } from '../../packages/contract/src/vendas/etapas.ts'

/**
 * What is typed in each step, and by which name the field is found. A dozen keys tell as much as thirty. The document is
 * another for each round. No accents: such a letter comes without a key, and would count as part of the key before it.
 */
type CampoDaVenda = { nome: string; papel?: 'textbox' | 'combobox' | 'searchbox'; texto: string }

export const DOCUMENTO: CampoDaVenda = { nome: 'CPF ou CNPJ', texto: '' }

export const campos: Partial<Record<Etapa, CampoDaVenda[]>> = {
  cliente: [
    DOCUMENTO,
    { nome: 'Nome', texto: 'Maria Santos' },
    { nome: 'Data de nascimento', texto: '01051990' },
    { nome: 'Telefone', texto: '11987650021' },
    { nome: 'E-mail', texto: 'm@exemplo.br' },
  ],
  endereco: [
    { nome: 'CEP', texto: '13010000' },
    { nome: 'Logradouro', texto: 'Rua Chile' },
    { nome: 'Número', texto: '1481' },
    { nome: 'Bairro', texto: 'Centro' },
    { nome: 'Cidade', papel: 'combobox', texto: 'Campinas' },
  ],
  plano: [{ nome: 'Procurar plano', papel: 'searchbox', texto: 'plano' }],
  promocao: [{ nome: 'Cupom', texto: 'BEMVINDO' }],
  pagamento: [{ nome: 'Observações', texto: 'Ligar antes' }],
}

/** What stands on a step when a person can go on with it: its heading alone would be a promise. */
const PRONTA: Record<Etapa, string> = {
  cliente: 'main [data-path="cliente.cpf_cnpj"]',
  endereco: 'main [data-path="endereco.cep"]',
  plano: 'main input[type=radio]',
  adicionais: 'main fieldset',
  promocao: 'main input[name=cupom]',
  pagamento: 'main textarea',
  anexos: 'main section button',
  revisao: 'main dl',
}

export const passos = etapas.map((etapa) => ({
  etapa,
  titulo: nomesDasEtapas[etapa],
  pronta: PRONTA[etapa],
}))
