import { dinheiroSemQuebra } from '@balcao/contract/valores/dinheiro'
import type { TextoDoAceite } from '@balcao/contract/vendas/aceite'
import { Button } from '@mantine/core'
import { Andamento } from '#partes/publica/Andamento.tsx'
import { Cartao } from '#partes/publica/Cartao.tsx'
import { Moldura } from '#partes/publica/Moldura.tsx'
import classes from '#partes/publica/publica.module.css'
import { Recusa } from '#ui/Recusa.tsx'
import { useEnvioAvulso } from '#ui/useEnvioAvulso.ts'
import { codigoDe, codigos } from './assinante.data.ts'
import { textos } from './assinante.textos.ts'
import type { Etapa } from './useEtapa.ts'
import { Voltar } from './Voltar.tsx'

const t = textos.aceite
const nomes = { ACEITE: t.termo, CONTRATO: t.contrato }

type TextoEAceiteProps = {
  textosDaOferta: TextoDoAceite[]
  passo: string
  /** The text is another than a moment ago. */
  mudou: boolean
  aceitar: () => Promise<void>
  ir: (etapa: Etapa) => void
}

export function TextoEAceite({ textosDaOferta, passo, mudou, aceitar, ir }: TextoEAceiteProps) {
  const envio = useEnvioAvulso(aceitar)
  const jaDito = codigoDe(envio.erro) === codigos.textoMudou
  return (
    <Moldura titulo={t.titulo} passo={passo}>
      <p>{t.explicacao}</p>
      {mudou && <Recusa>{t.mudou}</Recusa>}
      {textosDaOferta.map(({ tipo, texto }) => (
        <Cartao key={tipo} titulo={nomes[tipo]}>
          <div className={classes.texto}>{dinheiroSemQuebra(texto)}</div>
        </Cartao>
      ))}
      <p>{t.aoAceitar}</p>
      <Andamento enviando={envio.enviando} erro={jaDito ? null : envio.erro} />
      <Button size="xl" fullWidth loading={envio.enviando} onClick={() => envio.enviar()}>
        {t.aceito}
      </Button>
      <div className={classes.quietos}>
        <Button variant="default" size="md" onClick={() => ir('errado')}>
          {textos.errado.abrir}
        </Button>
        <Button variant="default" size="md" onClick={() => ir('recusa')}>
          {textos.recusa.abrir}
        </Button>
      </div>
      <Voltar />
    </Moldura>
  )
}
