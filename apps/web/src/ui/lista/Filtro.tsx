import { Input } from '@mantine/core'
import { preencher } from '#textos/preencher.ts'
import { Icone } from '../Icone.tsx'
import classes from './Filtro.module.css'
import { textos } from './lista.textos.ts'

type Escolhivel = string | boolean

type FiltroProps<Valor extends Escolhivel> = {
  rotulo: string
  opcoes: readonly { valor: Valor; nome: string }[]
  valor: Valor | undefined
  aoMudar: (valor: Valor | undefined) => void
  /** Width in px beside the others. On a narrow screen it takes the whole line. */
  largura: number
  /** Always has a value: an order has no "any". */
  sempreHaUm?: boolean
}

/**
 * One filter of a list. It is the browser's own select: it works well on a phone and costs no download, while
 * a searchable one would add 13 KB to every list. Without a choice it shows what it filters by.
 */
export function Filtro<Valor extends Escolhivel>({
  rotulo,
  opcoes,
  valor,
  aoMudar,
  largura,
  sempreHaUm = false,
}: FiltroProps<Valor>) {
  const escolhido = valor === undefined ? '' : String(valor)
  return (
    <Input
      component="select"
      pointer
      aria-label={rotulo}
      w={{ md: largura }}
      classNames={{ section: classes.seta ?? '', input: escolhido ? '' : (classes.nenhum ?? '') }}
      rightSection={<Icone nome="tabler:selector" tamanho={16} />}
      rightSectionPointerEvents="none"
      value={escolhido}
      onChange={({ currentTarget }) =>
        aoMudar(opcoes.find((opcao) => String(opcao.valor) === currentTarget.value)?.valor)
      }
    >
      {!sempreHaUm && (
        <option value="">{escolhido ? preencher(textos.qualquer, rotulo.toLowerCase()) : rotulo}</option>
      )}
      {opcoes.map((opcao) => (
        <option key={String(opcao.valor)} value={String(opcao.valor)}>
          {opcao.nome}
        </option>
      ))}
    </Input>
  )
}
