import { type Cabecalho, type Ocorrencias, type Retorno240, todas } from './banco.ts'

/** On what the banks with CNAB 240 agree. */
export const ocorrencias: Ocorrencias = {
  ...todas('ENTRADA_CONFIRMADA', '02'),
  ...todas('ENTRADA_REJEITADA', '03'),
  // 17 pays a title that was written off before.
  ...todas('LIQUIDACAO', '06 17'),
  // 25: protested.
  ...todas('BAIXA', '09 25'),
  ...todas('TARIFA', '28'),
  ...todas('INSTRUCAO_RECUSADA', '26 30'),
  // A cheque that came back or has not cleared.
  ...todas('A_CONFERIR', '44 50'),
}

export const cabecalho: Cabecalho = {
  tipo_do_documento: [18, 18],
  documento: [19, 32],
  agencia: [53, 57],
  conta: [59, 70],
  convenio: null,
}

export const segmentoT: Omit<Retorno240['segmentoT'], 'nosso_numero' | 'nosso_numero_dv'> = {
  vencimento: [74, 81],
  valor_titulo: [82, 96],
  banco_recebedor: [97, 99],
  referencia: [106, 130],
  tarifa: [199, 213],
  motivos: [214, 223],
}
