import { Button, Group, Modal, Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { textoDoErro } from '#http/erro.ts'
import { ErroNaTela } from '../ErroNaTela.tsx'
import { EscolhaEntreLados } from '../escolha/EscolhaEntreLados.tsx'
import { quando } from '../quando.ts'
import { textos } from '../textos.ts'
import { useDevolverFoco } from '../useDevolverFoco.ts'
import classes from './ConflitoDeVersao.module.css'
import { textos as t } from './conflito.textos.ts'
import type { Escolha } from './versoes.ts'

type Diferenca = {
  campo: string
  rotulo: string
  /** As people read them: a name, not an id. */
  meu: ReactNode
  atual: ReactNode
}

type ConflitoDeVersaoProps = {
  /** Who saved first, if known. */
  quem?: string | null
  /** It was the same person, in another tab or on another device. */
  souEu?: boolean
  em: string
  diferencas: Diferenca[]
  /** What only the other side changed. It is kept and shown. */
  tambemMudou?: { campo: string; rotulo: string; atual: ReactNode }[]
  enviando: boolean
  erro?: { message: string } | null
  aoSalvar: (escolhas: Record<string, Escolha>) => void
  /** Back to the form, with what was typed still in it. */
  aoFechar: () => void
}

/**
 * A save that lost the race. Both sides are shown, and every field in conflict must be decided explicitly.
 */
export function ConflitoDeVersao(props: ConflitoDeVersaoProps) {
  const { quem, souEu = false, em, diferencas, tambemMudou = [], enviando, erro, aoSalvar, aoFechar } = props
  useDevolverFoco()
  const [escolhas, setEscolhas] = useState<Record<string, Escolha>>({})
  const decididos = diferencas.filter(({ campo }) => escolhas[campo]).length
  return (
    <Modal
      opened
      onClose={aoFechar}
      title={souEu ? t.tituloDoProprio : t.titulo}
      size="lg"
      closeButtonProps={{ 'aria-label': textos.acao.fechar }}
    >
      <Text size="sm" mb="md">
        {(souEu ? t.euSalvei : t.quemSalvou).replace('{0}', quem ?? t.alguem).replace('{1}', quando(em))}{' '}
        {diferencas.length > 0 ? t.explicacao : t.semDiferenca}
      </Text>
      {diferencas.map(({ campo, rotulo, meu, atual }) => (
        <EscolhaEntreLados<Escolha>
          key={campo}
          rotulo={rotulo}
          lados={[
            { valor: 'meu', origem: t.meu, conteudo: meu, acao: t.ficarComMeu },
            { valor: 'atual', origem: t.atual, conteudo: atual, acao: t.usarSalvo },
          ]}
          escolhido={escolhas[campo] ?? null}
          aoEscolher={(escolha) => setEscolhas({ ...escolhas, [campo]: escolha })}
        />
      ))}
      {tambemMudou.length > 0 && (
        <Text size="sm" component="div">
          {t.tambemMudou}
          <ul className={classes.tambem}>
            {tambemMudou.map(({ campo, rotulo, atual }) => (
              <li key={campo}>
                {rotulo}: <strong>{atual}</strong>
              </li>
            ))}
          </ul>
        </Text>
      )}
      {erro && <ErroNaTela mensagem={textoDoErro(erro)} />}
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={aoFechar} data-autofocus>
          {textos.acao.voltar}
        </Button>
        <Button
          loading={enviando}
          disabled={decididos < diferencas.length}
          onClick={() => aoSalvar(escolhas)}
        >
          {t.salvar}
        </Button>
      </Group>
    </Modal>
  )
}
