import type { AvisoDePagamento } from '@balcao/contract/cobranca/aviso-api'
import { nomeDoEventoDeAviso, nomesDosResultadosDeAviso } from '@balcao/contract/cobranca/aviso-opcoes'
import type { ResultadoDeAviso } from '@balcao/contract/cobranca/aviso-resultados'
import { formatarData } from '@balcao/contract/valores/data'
import { formatarDinheiro } from '@balcao/contract/valores/dinheiro'
import { quando } from '#ui/quando.ts'
import { Situacao, type TomDaSituacao } from '#ui/Situacao.tsx'
import type { Coluna } from '#ui/tabela/coluna.ts'
import classes from './Arquivos.module.css'
import { textos as t } from './avisos.textos.ts'
import { ContaDoArquivo } from './ContaDoArquivo.tsx'

const c = t.colunas

const tons: Record<ResultadoDeAviso, TomDaSituacao> = {
  APLICADO: 'sucesso',
  SEM_EFEITO: 'neutro',
  CONFERIR: 'aviso',
  SEM_BOLETO: 'aviso',
}

/** A txid has letters in it. */
const nomeDaReferencia = (referencia: string) =>
  /^\d+(-[\dPX])?$/.test(referencia) ? t.semBoleto(referencia) : referencia

export const colunasDeAviso: Coluna<AvisoDePagamento>[] = [
  {
    id: 'boleto',
    titulo: c.boleto,
    parte: 16,
    celula: ({ boleto, referencia }) => (boleto ? t.boleto(boleto.numero) : nomeDaReferencia(referencia)),
  },
  {
    id: 'resultado',
    titulo: c.resultado,
    destaque: true,
    celula: ({ resultado }) => (
      <Situacao tom={tons[resultado]}>{nomesDosResultadosDeAviso[resultado]}</Situacao>
    ),
  },
  { id: 'valor', titulo: c.valor, numero: true, celula: ({ valor }) => valor && formatarDinheiro(valor) },
  { id: 'dia', titulo: c.dia, celula: ({ dia }) => dia && formatarData(dia) },
  {
    id: 'texto',
    titulo: c.texto,
    parte: 40,
    celula: ({ texto }) => <span className={classes.porExtenso}>{texto}</span>,
  },
  { id: 'conta', titulo: c.conta, celula: ({ conta }) => <ContaDoArquivo conta={conta} /> },
  { id: 'recebido', titulo: c.recebido, celula: ({ recebido_em }) => quando(recebido_em) },
  { id: 'evento', titulo: c.evento, opcional: true, celula: ({ evento }) => nomeDoEventoDeAviso(evento) },
  { id: 'referencia', titulo: c.referencia, opcional: true, celula: ({ referencia }) => referencia },
  { id: 'aviso', titulo: c.aviso, opcional: true, celula: ({ aviso_id }) => aviso_id },
]
