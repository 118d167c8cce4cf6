import {
  type CampoDaImportacao,
  camposDaImportacao,
  camposObrigatorios,
} from '@balcao/contract/clientes/importacao/campos'
import { NativeSelect } from '@mantine/core'
import { textos } from '../importacao.textos.ts'
import classes from './Conferencia.module.css'

type ColunaDoArquivoProps = {
  nome: string
  exemplos: string[] | undefined
  campo: CampoDaImportacao | null
  /** How the field was guessed. Empty once a person has chosen. */
  origem: string | undefined
  erro: string | undefined
  aoMudar: (campo: CampoDaImportacao | null) => void
}

const t = textos.colunas
/** Keeps the height of the line. */
const NADA = '\u00a0'
const obrigatorios: readonly string[] = camposObrigatorios
const campos = Object.entries(camposDaImportacao) as [CampoDaImportacao, string][]
const opcoes = [
  { value: '', label: t.naoImportar },
  ...campos.map(([value, nome]) => ({
    value,
    label: obrigatorios.includes(value) ? t.obrigatorio(nome) : nome,
  })),
]

/** One column: its name, sample values, and the field it will fill. */
export function ColunaDoArquivo({ nome, exemplos, campo, origem, erro, aoMudar }: ColunaDoArquivoProps) {
  return (
    <li className={classes.coluna} data-fora={campo === null || undefined}>
      <strong className={classes.nome}>{nome}</strong>
      <span className={classes.exemplos}>{exemplos ? exemplos.join(' · ') || t.semExemplo : NADA}</span>
      <NativeSelect
        size="sm"
        aria-label={t.campo(nome)}
        data={opcoes}
        value={campo ?? ''}
        error={erro}
        description={erro ? undefined : (origem ?? NADA)}
        inputWrapperOrder={['input', 'error', 'description']}
        onChange={({ currentTarget }) => aoMudar((currentTarget.value || null) as CampoDaImportacao | null)}
      />
    </li>
  )
}
