import { type MetaDoVendedor, RECEITA_NO_MAXIMO, VENDAS_NO_MAXIMO } from '@balcao/contract/painel/meta-api'
import { Button, Group, Text } from '@mantine/core'
import { type SubmitEvent, useState } from 'react'
import { textoDoErro } from '#http/erro.ts'
import { CampoMoeda } from '#ui/campos/CampoMoeda.tsx'
import { CampoNumero } from '#ui/campos/CampoNumero.tsx'
import { DialogoComCampos } from '#ui/DialogoComCampos.tsx'
import { ErroNaTela } from '#ui/ErroNaTela.tsx'
import { textos as daCasa } from '#ui/textos.ts'
import { toast } from '#ui/toast.tsx'
import { useDefinirMetas } from '../painel.data.ts'
import { textos } from '../painel.textos.ts'
import classes from './Metas.module.css'

type Alvo = Pick<MetaDoVendedor, 'vendedor_id' | 'vendas' | 'receita'>
type DefinirMetasProps = { mes: string; metas: readonly MetaDoVendedor[]; aoFechar: () => void }

/** An empty field is no goal, and neither is a zero. */
const comoEnviado = ({ vendedor_id, vendas, receita }: Alvo) => ({
  ...{ vendedor_id, vendas: vendas || null, receita: receita || null },
})

const erradas = (vendas: number | null = null) => Number.isNaN(vendas) || (vendas ?? 0) > VENDAS_NO_MAXIMO

/**
 * What each person should sell in the month. `mes` and `metas` are those at the opening and stay the same. Only what
 * was changed is sent: the rest may be somebody else's by now.
 */
export function DefinirMetas({ mes, metas, aoFechar }: DefinirMetasProps) {
  const [alvos, setAlvos] = useState(() => metas.map(comoEnviado))
  const { mutate, isPending, error } = useDefinirMetas()
  const mudar = (qual: number, parte: Partial<Alvo>) =>
    setAlvos(alvos.map((alvo, i) => (i === qual ? { ...alvo, ...parte } : alvo)))
  const enviar = (evento: SubmitEvent) => {
    evento.preventDefault()
    // What cannot be read would be sent as no goal.
    if (alvos.some(({ vendas }) => erradas(vendas)))
      return evento.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    const mudadas = alvos.map(comoEnviado).flatMap(({ vendedor_id, vendas, receita }, i) => {
      const parte = {
        ...(vendas !== metas[i]?.vendas && { vendas }),
        ...(receita !== metas[i]?.receita && { receita }),
      }
      return Object.keys(parte).length ? [{ vendedor_id, ...parte }] : []
    })
    if (!mudadas.length) return aoFechar()
    mutate(
      { mes, metas: mudadas },
      {
        onSuccess: () => {
          toast.sucesso(textos.metas.salvas)
          aoFechar()
        },
      },
    )
  }
  return (
    <DialogoComCampos titulo={textos.metas.titulo(mes)} ocupado={isPending} aoFechar={aoFechar}>
      <form noValidate onSubmit={enviar}>
        <Text size="sm" mb="sm">
          {textos.metas.explicacao}
        </Text>
        <ul className={classes.quadro}>
          {metas.map(({ vendedor_id, nome }, i) => (
            <li key={vendedor_id} className={classes.pessoa}>
              <span>{nome}</span>
              <CampoNumero
                aria-label={textos.metas.vendasDe(nome)}
                placeholder={textos.metas.campoVendas}
                value={alvos[i]?.vendas ?? null}
                error={erradas(alvos[i]?.vendas) && textos.metas.vendasErradas(VENDAS_NO_MAXIMO)}
                onChange={(vendas) => mudar(i, { vendas })}
              />
              <CampoMoeda
                aria-label={textos.metas.receitaDe(nome)}
                placeholder={textos.metas.campoReceita}
                value={alvos[i]?.receita ?? null}
                error={(alvos[i]?.receita ?? 0) > RECEITA_NO_MAXIMO}
                onChange={(receita) => mudar(i, { receita })}
              />
            </li>
          ))}
        </ul>
        {error && <ErroNaTela mensagem={textoDoErro(error)} />}
        <Group justify="flex-end" mt="lg" gap="xs">
          <Button variant="default" mih={44} disabled={isPending} onClick={aoFechar}>
            {daCasa.acao.deixar}
          </Button>
          <Button type="submit" mih={44} loading={isPending}>
            {textos.metas.salvar}
          </Button>
        </Group>
      </form>
    </DialogoComCampos>
  )
}
