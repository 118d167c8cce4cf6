import type { AvisoRecebido } from './aviso-api.ts'
import type { ResultadoDeAviso } from './aviso-resultados.ts'

export const nomesDosResultadosDeAviso: Record<ResultadoDeAviso, string> = {
  APLICADO: 'Aplicado',
  SEM_EFEITO: 'Sem efeito',
  CONFERIR: 'Conferir',
  SEM_BOLETO: 'Sem boleto',
}

const eventos: Record<AvisoRecebido['evento'], string> = {
  PAGO: 'Pagamento',
  REGISTRADO: 'Registro',
  REJEITADO: 'Rejeição',
  BAIXADO: 'Baixa',
}

/** One that is not known yet is shown as it came. */
export const nomeDoEventoDeAviso = (evento: string) =>
  Object.entries(eventos).find(([nome]) => nome === evento)?.[1] ?? evento
