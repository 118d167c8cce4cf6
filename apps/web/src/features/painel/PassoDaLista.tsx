import { direitoDoPasso, type Passo, type PrimeirosPassos } from '@balcao/contract/vendas/primeiros-passos'
import { Button } from '@mantine/core'
import { Link, type LinkProps } from '@tanstack/react-router'
import { usePode } from '#habilidade.ts'
import { textos as dosPassos } from '#partes/primeiros-passos/primeiros-passos.textos.ts'
import { Situacao } from '#ui/Situacao.tsx'
import classes from './Painel.module.css'
import { textos } from './primeiros-passos.textos.ts'

const onde: Record<Exclude<Passo, 'ligacao'>, Pick<LinkProps, 'to' | 'search'>> = {
  empresa: { to: '/admin/empresa/nova' },
  canal: { to: '/admin/canal-venda/novo' },
  recurso: { to: '/admin/recurso', search: { novo: true } },
  plano: { to: '/admin/configuracao/plano/novo' },
  vendedor: { to: '/admin/usuario', search: { convidar: true, vendedor: true } },
}

type PassoDaListaProps = { passo: Passo; falta: PrimeirosPassos['faltam'][number] | undefined }

export function PassoDaLista({ passo, falta }: PassoDaListaProps) {
  const pode = usePode(direitoDoPasso[passo])
  return (
    <li className={classes.passo}>
      <div className={classes.oQue}>
        <p className={classes.nome}>
          <strong>{dosPassos.nomes[passo]}</strong>
          <Situacao tom={falta ? 'aviso' : 'sucesso'}>{falta ? textos.aFazer : textos.feito}</Situacao>
        </p>
        {falta && <p className={classes.paraQue}>{dosPassos.paraQue[passo]}</p>}
        {falta && !pode && <p className={classes.peca}>{dosPassos.peca(falta.quem)}</p>}
      </div>
      {falta && pode && passo !== 'ligacao' && (
        <Button variant="default" mih={44} renderRoot={(props) => <Link {...onde[passo]} {...props} />}>
          {textos.fazer[passo]}
        </Button>
      )}
    </li>
  )
}
